/** Dusk, which presses a hunter alone for time: ZD-R-120. */
import { viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { QUESTS } from '../content/box.ts';
import { sentence } from '../sentences/events.ts';
import { toldSays } from '../sentences/questions.ts';
import { stage as stageOf } from '../sentences/stage.ts';
import { describe as describeTable } from '../sentences/table.ts';
import { type State, stateSchema, type View } from '../state.ts';
import { type DawnRehearsal, given } from '../testing/rehearsal.ts';
import { buildEncounter } from './build-encounter.ts';
import { endEncounter, maintenance } from './maintenance.ts';
import { beginTurn } from './turn.ts';

const LAST = 5;
/** A Watcher far away, encounter points out of reach; `turn` is under way in an encounter that Dusk ends after turn 5. */
const alone = (turn: number, more: Partial<State> = {}, seats = 1): DawnRehearsal =>
  given({
    mode: 'cooperative',
    hunters: Array.from({ length: seats }, () => ({})),
    enemies: [{ type: 'watcher', at: [5, 2] }],
    state: { dusk: LAST, turn, ...more },
  });
const afterTurn = (turn: number, more: Partial<State> = {}): DawnRehearsal =>
  alone(turn, { step: 'maintenance', ...more }).run(maintenance);
const outcome = ({ state }: DawnRehearsal): [string, string] => [state.step, state.result];
const seen = (stage: DawnRehearsal, seat: number | null = 0): View => viewOf(stateSchema, stage.state, seat) as View;

describe('Dusk', () => {
  test('[ZD-R-120] turn N may be played; when turn N + 1 would begin, the encounter fails', () => {
    const inside = afterTurn(LAST - 1);
    const outside = afterTurn(LAST);

    expect([outcome(inside), inside.types('dusk-fell')]).toEqual([['begin-turn', 'none'], []]);
    expect([outcome(outside), outside.toldOf('dusk-fell')]).toEqual([
      ['end-encounter', 'failure'],
      [{ type: 'dusk-fell', rule: 'ZD-R-120', turn: LAST }],
    ]);
  });

  test('[ZD-R-120] what is won in turn N is won, but going on after it fails', () => {
    const points = 99;
    const ended = afterTurn(LAST, { points }).answer('vote-to-end', 'end');
    const greedy = afterTurn(LAST, { points }).answer('vote-to-end', 'go-on');
    const early = afterTurn(LAST - 1, { points }).answer('vote-to-end', 'go-on');

    expect([ended, greedy, early].map(outcome)).toEqual([
      ['end-encounter', 'success'],
      ['end-encounter', 'failure'],
      ['begin-turn', 'none'],
    ]);
  });

  test('[ZD-R-120] a warning comes once, when three turns are left', () => {
    const warned = [0, 1, 2, 3, 4].map(turn => alone(turn, { step: 'begin-turn' }).run(beginTurn));

    expect(warned.map(stage => stage.toldOf('dusk-nears'))).toEqual([[], [], [{ type: 'dusk-nears', rule: 'ZD-R-120', left: 3 }], [], []]);
    expect(sentence(warned[2]!.toldOf('dusk-nears')[0]!, seen(warned[2]!), null)).toBe('Dusk nears: 3 turns are left, this one included.');
  });

  test('[ZD-R-120] everybody sees from the first turn which turn is the last', () => {
    const stage = alone(1, { step: 'act' });

    expect([seen(stage).dusk, seen(stage, null).dusk]).toEqual([LAST, LAST]);
    expect(stageOf(seen(stage)).heading).toBe('Turn 1 of 5 · Nora Marksman');
    expect(describeTable(seen(stage), 0)).toContainEqual({
      heading: 'Dusk falls after turn 5',
      lines: ['5 turns are left, this one included; then the encounter is lost.'],
    });
  });

  test('[ZD-R-120] the last vote says what going on means', () => {
    const says = (stage: DawnRehearsal): string => toldSays(stage.open[0]!, seen(stage));

    expect(says(afterTurn(LAST, { points: 99 }))).toContain('Dusk falls now: to go on is to lose the encounter.');
    expect(says(afterTurn(LAST - 1, { points: 99 }))).not.toContain('Dusk');
  });

  test('[ZD-R-120] each encounter of a hunter alone has its N from the quest; with two hunters there is none', () => {
    const [one, two] = [1, 2].map(seats => alone(9, { dusk: 0 }, seats).run(buildEncounter));
    const { dusk } = QUESTS[0]!;

    expect([one!.state.dusk, two!.state.dusk]).toEqual([dusk, 0]);
    expect(dusk).toBeGreaterThanOrEqual(14);
    expect(dusk).toBeLessThanOrEqual(20);
  });

  test('[ZD-R-120] two hunters of one person hunt on, unwarned, for as long as they like', () => {
    const late = { dusk: 0, step: 'maintenance' } as const;
    const stage = alone(40, late, 2).run(maintenance);

    expect(outcome(stage)).toEqual(['begin-turn', 'none']);
    expect(stageOf(seen(stage)).heading).toBe('Turn 40 · Carja Warrior');
    expect(describeTable(seen(stage), 0).map(({ heading }) => heading)).not.toContainEqual(expect.stringContaining('Dusk'));
    expect(stage.run(beginTurn).types('dusk-nears', 'dusk-fell')).toEqual([]);
  });

  test('[ZD-R-120] at the campfire there is no Dusk', () => {
    const stage = afterTurn(LAST).run(endEncounter);

    expect([stage.state.dusk, stage.types('encounter-lost')]).toEqual([0, ['encounter-lost']]);
  });
});
