import { describe, expect, test } from 'vitest';
import { outlookOf, spotOn } from './bot/outlook.ts';
import { cardNamed } from './content/box.ts';
import { isGrass } from './places.ts';
import { placeHunter } from './rules/build-encounter.ts';
import { sketch } from './sentences/sketch.ts';
import { describe as describeTable } from './sentences/table.ts';
import { seen, sensibleAnswer } from './testing/mind.ts';
import { type At, type DawnRehearsal, given } from './testing/rehearsal.ts';

/** Grass in one corner; the Watcher is as far from the other. Under Scorched Meadow printed grass is none. */
const meadow = (event: string | null, named?: At): DawnRehearsal => {
  const stage = given({
    map: ['#####', '#####', '####g'],
    hunters: [{ at: [0, 0] }, { at: [0, 0] }],
    enemies: [{ type: 'watcher', at: [2, 2] }],
    state: { event: event ? cardNamed(event) : -1, eventChooser: 0 },
  });
  if (named) stage.state.grassAdded = [stage.square(named)];
  return stage;
};
const SCORCHED = 'event-scorched-meadow';
const corner: At = [4, 2];

/** Whether the square is tall grass to: the rules, the plain board, the board in words. */
function answers(stage: DawnRehearsal, at: At): boolean[] {
  const view = seen(stage);
  const square = stage.square(at);
  const plain = sketch(view).cells.find(cell => cell.ref.id === square)!;
  const row = describeTable(view, 0)[0]!.lines[at[1] + 1]!;
  return [isGrass(stage.state, square), plain.says.endsWith('tall grass'), row.charAt(4 + at[0] * 4) === '"'];
}

describe('Tall grass', () => {
  test.each([
    ['printed on the tile', null, undefined, true],
    ['burnt by Scorched Meadow', SCORCHED, undefined, false],
    ['named by a card after it was burnt', SCORCHED, corner, true],
  ] as const)('[ZD-TERR-1] [ZD-EVENT-1] %s: all say the same', (_, event, named, isThere) => {
    expect(new Set(answers(meadow(event, named), corner))).toEqual(new Set([isThere]));
  });

  test('[ZD-EVENT-1] a bot enters in the grass, but not in grass that has burnt', () => {
    const entered = (event: string | null): unknown => {
      const stage = meadow(event);
      stage.hunter(0).square = -1;
      return sensibleAnswer(stage.run(placeHunter));
    };
    const inGrass = `s${meadow(null).square(corner)}`;

    expect(entered(null)).toBe(inGrass);
    expect(entered(SCORCHED)).not.toBe(inGrass);
  });

  test('[ZD-EVENT-1] a bot fears to stand beside a machine in grass that has burnt', () => {
    const fear = (event: string | null): number => {
      const stage = meadow(event);
      const beside = { ...seen(stage), enemies: [{ ...seen(stage).enemies[0]!, square: stage.square([3, 2]) }] };
      return spotOn(outlookOf(beside, 0), stage.square(corner)).loss;
    };

    expect(fear(SCORCHED)).toBeGreaterThan(fear(null));
  });
});
