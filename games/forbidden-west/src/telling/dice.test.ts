/** Dice on the table: colours, sum, what is needed, which card lets them be rolled again, and the exact odds of it. */
import { type Odds, viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import type { Effect } from '../content/words/index.ts';
import { stateSchema } from '../state.ts';
import { always, bite, enemyPhase } from '../testing/foes.ts';
import { type Fight, fight, gear, type MarshalOn } from '../testing/rehearsal.ts';
import { dice, diceAsked } from './dice.ts';

const seen = (r: Fight) => viewOf(stateSchema, r.state, 0);
const asked = (r: Fight) => diceAsked(r.open[0]!, seen(r));
const die = (colour: string, face: number | 'crit') => ({ colour, name: `${colour} die`, face });

/** The odds of rolling these again. */
function again(r: Fight, ...keys: string[]): Odds {
  const [decision] = r.open;
  return decision!.oddsOfSome!(keys.map(key => decision!.options.find(one => one.key === key)!));
}
const chancesOf = (odds: Odds, name: string): unknown =>
  odds[name]!.filter(({ chance }) => chance > 0).map(({ value, chance }) => [value, Math.round(chance * 1e6) / 1e6]);

function shot(effects: readonly Effect[], rolls: readonly (readonly (number | 'crit')[])[], by: MarshalOn = {}): Fight {
  const ranged = gear({ dice: '1O 1B', range: 3, texts: [{ when: 'attack', effects }] }, { name: 'Patient Bow', symbol: 'arrow' });
  const r = fight({
    marshals: [
      { is: 'ottakh', at: [0, 0], gear: { ranged }, ...by },
      { is: 'drokkeh', at: [9, 9] },
    ],
    enemies: [
      { type: 'rebel-scout', at: [2, 0], hp: 4, maxHp: 20, armour: 1 },
      { type: 'rebel-scout', at: [11, 11] },
    ],
    dice: { attack: rolls },
  });
  return r.play().answer('act', 'ranged-attack');
}
const AGAIN: Effect = { do: 'reroll', n: 1 };
const CRIT: Effect = { do: 'per-critical', effects: [{ do: 'damage', n: 2 }] };

describe('Dice of an attack', () => {
  test('[FW-ATK-6][FW-ATK-7][FW-ATK-9] lie in their colours, with their sum, what is needed and what lets one be rolled again', () => {
    const r = shot([AGAIN, CRIT], [[0, 'crit']]);
    expect(asked(r)).toEqual({
      dice: [die('orange', 0), die('blue', 'crit')],
      fresh: [],
      total: 'critical (+2) = 2, less 1 armour: 1 damage',
      needed: 'It takes 4 to defeat Rebel Scout 1',
      grantedBy: 'Patient Bow',
    });
  });

  test('[FW-CHAR-5][FW-ATK-7] a trait lets them be rolled again: whose it is', () => {
    const trait = (granting: readonly number[]): string | undefined => {
      const r = shot([AGAIN], [[0, 2]]);
      const [decision] = r.open;
      return diceAsked({ ...decision!, facts: { ...decision!.facts, granting } }, seen(r))?.grantedBy;
    };
    expect(trait([-1])).toBe('Ottakh’s trait');
    const r = shot([AGAIN], [[0, 2], [1]]).answer('reroll', ['die-0']);
    expect(dice({ ...r.toldOf('dice-rerolled')[0]!, granting: [-1], own: true }, seen(r))?.grantedBy).toBe(
      'Ottakh’s trait and the rerolls of this turn',
    );
  });

  test('[FW-DICE-8] of dice that were rolled again only those fall', () => {
    const r = shot([AGAIN], [[0, 2], [1]]).answer('reroll', ['die-0']);
    expect(dice(r.toldOf('dice-rerolled')[0]!, seen(r))).toMatchObject({
      dice: [die('orange', 1), die('blue', 2)],
      fresh: [0],
      total: '1 + 2 = 3, less 1 armour: 2 damage',
      grantedBy: 'Patient Bow',
    });
  });

  test('[FW-ATK-7] rerolls of the turn are named as such', () => {
    expect(asked(shot([], [[0, 2]], { rerolls: 1 }))!.grantedBy).toBe('the rerolls of this turn');
  });

  test('[FW-ATK-7][FW-ATK-8][FW-ATK-9] the odds of rolling none, one or both again are exact', () => {
    const r = shot([{ do: 'reroll', n: 2 }, CRIT], [[0, 2]]);
    expect(chancesOf(again(r), 'damage')).toEqual([[1, 1]]);
    // Orange shows 0, 1, 1, 1, 2 and a critical for 2; beside the blue 2, less armour 1.
    expect(chancesOf(again(r, 'die-0'), 'damage')).toEqual([
      [1, 0.166667],
      [2, 0.5],
      [3, 0.333333],
    ]);
    expect(chancesOf(again(r, 'die-0'), 'kills')).toEqual([[0, 1]]);
    // Five are needed: 2 or a critical with the blue 3, 2 of 6 by 1 of 6.
    expect(chancesOf(again(r, 'die-0', 'die-1'), 'kills')).toEqual([
      [0, 0.944444],
      [1, 0.055556],
    ]);
  });
});

describe('Dice of an evade', () => {
  test('[FW-EVADE-4][FW-EVADE-6] say what they evade of what comes, and the odds of rolling them again are exact', () => {
    const armour = gear({ dice: '2O', health: 10, texts: [{ when: 'evade', effects: [{ do: 'reroll', n: 1 }] }] }, { name: 'Bridge Coat' });
    const r = enemyPhase({
      marshals: [{ at: [0, 0], isRevealed: true, gear: { armour } }],
      enemies: [{ type: 'scurrier', at: [1, 0] }],
      behaviours: { scurrier: [always(bite(3))] },
      dice: { evade: [[1, 0]] },
    });
    expect(asked(r)).toMatchObject({ total: '1 evaded', needed: 'The Scurrier attacks for 3', grantedBy: 'Bridge Coat' });
    expect(chancesOf(again(r), 'damage left')).toEqual([[2, 1]]);
    expect(chancesOf(again(r, 'die-1'), 'damage left')).toEqual([
      [0, 0.166667],
      [1, 0.5],
      [2, 0.333333],
    ]);
  });
});
