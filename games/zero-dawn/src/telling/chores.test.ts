/** Questions about machines that are asked only where the answers differ (K-171). */
import { Match } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { zeroDawn } from '../game.ts';
import { setupFor } from '../setup.ts';
import { type At, given, type Position } from '../testing/rehearsal.ts';

/** The first question that the active player is asked in the machines' step, and whether it comes to the same. */
function asked(position: Position): readonly [kind: string | undefined, isSame: boolean] {
  const { state } = given({ ...position, state: { step: 'enemies', ...position.state } });
  const setup = setupFor(position.hunters.length, 'cooperative');
  const match = Match.from(zeroDawn, setup, 'chores', { state, counters: {}, passes: [], n: 0 });
  return [match.openFor(0)?.decision.kind, match.comesToTheSame(0)];
}
const hunter = (at: At) => ({ at, equipment: { armour: -1 } });
const round = (...squares: At[]) => ({ squares, loop: true as const });

describe('[ZD-ESTEP-5] Which of the machines that are equally near acts first', () => {
  const map = ['#######', '#######', '#######'];
  const hunters = [hunter([3, 1])];

  test('comes to the same if all of them only patrol, each on its way', () => {
    const enemies = [
      { type: 'strider', at: [0, 0] },
      { type: 'grazer', at: [6, 2] },
    ] as const;
    const routes = [round([0, 0], [1, 0]), round([6, 2], [5, 2])];
    expect(asked({ map, hunters, enemies, routes })).toEqual(['order-enemies', true]);
  });

  test('does not if they are awake, and turn their cards one after the other', () => {
    const enemies = [
      { type: 'strider', at: [0, 0], isAlert: true },
      { type: 'strider', at: [6, 2], isAlert: true },
    ] as const;
    expect(asked({ map, hunters, enemies })).toEqual(['order-enemies', false]);
  });
});
