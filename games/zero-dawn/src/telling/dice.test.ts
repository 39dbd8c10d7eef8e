/** Dice on the table: colours, sum, what is needed, which card lets them be rolled again, and the exact odds of it. */
import type { Odds } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import type { Dice } from '../content/kinds.ts';
import type { Effect } from '../content/words/index.ts';
import { attackHunters } from '../rules/enemy-attack.ts';
import { ability, armour, arrow, bow, coil, interrupt, printEnemy, strike, trait } from '../testing/fixtures.ts';
import { seen } from '../testing/mind.ts';
import type { DawnRehearsal, EnemyOn } from '../testing/rehearsal.ts';
import { damage, field, shoot } from '../testing/skirmish.ts';
import { dice, diceAsked } from './dice.ts';

const asked = (stage: DawnRehearsal) => diceAsked(stage.open[0]!, seen(stage));
const fell = (stage: DawnRehearsal, type: 'dice-rolled' | 'dice-rerolled') => dice(stage.toldOf(type).at(-1)!, seen(stage));

/** The odds of rolling these again. */
function again(stage: DawnRehearsal, ...keys: string[]): Odds {
  const [decision] = stage.open;
  return decision!.oddsOfSome!(keys.map(key => decision!.options.find(one => one.key === key)!));
}
const chancesOf = (odds: Odds, name: string): unknown =>
  odds[name]!.filter(({ chance }) => chance > 0).map(({ value, chance }) => [value, Math.round(chance * 1e6) / 1e6]);

/** A shot with these dice that show these faces, at a machine of 3 HP and armour 1. */
function shot(pool: Dice, faces: readonly (number | 'crit')[], effects: readonly Effect[], target: Partial<EnemyOn> = {}): DawnRehearsal {
  printEnemy('watcher', { hp: 3, armour: 1 });
  const ranged = bow({ dice: pool });
  const steady = coil('dice-steady', [{ do: 'reroll', upTo: 1 }]);
  const hunter = { hand: [arrow({ effects })], equipment: { ranged }, modifications: [{ card: steady, on: 1 }] };
  return shoot(field(hunter, [{ at: [3, 1], ...target }], { dice: { attack: faces } }), ranged);
}

const die = (colour: string, face: number | 'crit') => ({ colour, name: `${colour} die`, face });

describe('Dice of an attack', () => {
  test('[ZD-ATK-8] [ZD-ATK-10] lie in their colours, with their sum, what is needed and the card that lets one be rolled again', () => {
    const stage = shot({ orange: 1, blue: 1, black: 1 }, [0, 2, 'crit'], [damage(1)], { isAlert: true });
    expect(asked(stage)).toEqual({
      dice: [die('orange', 0), die('blue', 2), die('black', 'crit')],
      fresh: [],
      total: '0 + 2 + 1 (cards) = 3, less 1 armour: 2 damage before 1 crit is spent',
      needed: 'It takes 3 to bring down the Watcher',
      grantedBy: 'dice-steady',
    });
    expect(fell(stage, 'dice-rolled')).toEqual({
      dice: [die('orange', 0), die('blue', 2), die('black', 'crit')],
      total: '0 + 2 + 1 (cards) = 3, less 1 armour: 2 damage before 1 crit is spent',
      needed: 'It takes 3 to bring down the Watcher',
    });
  });

  test('[ZD-ATK-11] of dice that were rolled again only those fall', () => {
    const stage = shot({ orange: 2 }, [0, 1, 2], []).answer('reroll', ['d1']);
    expect(fell(stage, 'dice-rerolled')).toEqual({
      dice: [die('orange', 2), die('orange', 1)],
      fresh: [0],
      total: '2 + 1 = 3 damage',
      needed: 'It takes 3 to bring down the Watcher',
      grantedBy: 'dice-steady',
    });
  });

  test('[ZD-R-30] of several grants each is named with its dice', () => {
    printEnemy('watcher');
    const ranged = bow({ dice: { orange: 3 } });
    const eye = trait({ name: 'Far Eye', attack: [{ do: 'reroll', upTo: 3, once: 'activation' }] });
    const patient = ability('patient', [{ do: 'reroll', upTo: 1 }]);
    const stage = shoot(
      field({ hand: [arrow(), patient], equipment: { ranged }, traits: [eye] }, [{ at: [3, 1] }], { dice: { attack: [0, 0, 0, 1, 1] } }),
      ranged,
    ).answer('play-ability', 'patient');
    expect(asked(stage)!.grantedBy).toBe('patient (1 die) or Far Eye (3 dice)');
    expect(fell(stage.answer('reroll', ['d1', 'd2']), 'dice-rerolled')!.grantedBy).toBe('Far Eye');
  });

  test('[ZD-ATK-12] still lie there while their crits are spent', () => {
    printEnemy('watcher', { hp: 5 });
    const ranged = bow({ dice: { orange: 1, blue: 1 } });
    const hand = [arrow({ effects: [damage(1)], crit: [damage(2)] })];
    const stage = shoot(field({ hand, equipment: { ranged } }, [{ at: [3, 1] }], { dice: { attack: ['crit', 2] } }), ranged);
    expect(stage.asks).toBe('spend-crit');
    expect(asked(stage)).toEqual({
      dice: [die('orange', 'crit'), die('blue', 2)],
      fresh: [],
      total: '2 + 1 (cards) = 3 damage before 1 crit is spent',
      needed: 'It takes 5 to bring down the Watcher',
    });
  });

  test('[ZD-ATK-12] a crit that was spent is in the sum, and no longer waits', () => {
    printEnemy('watcher', { hp: 9 });
    const ranged = bow({ dice: { orange: 2, blue: 1 } });
    const hand = [arrow({ crit: [damage(2)] })];
    const stage = shoot(field({ hand, equipment: { ranged } }, [{ at: [3, 1] }], { dice: { attack: ['crit', 'crit', 2] } }), ranged);
    const totals = [asked(stage)!.total, asked(stage.answer('spend-crit', stage.open[0]!.options[0]!.key))!.total];
    expect(totals).toEqual(['2 damage before 2 crits are spent', '2 + 2 (cards) = 4 damage before 1 crit is spent']);
  });

  test('[ZD-ATK-10] [ZD-ATK-16] the odds of rolling none, and of each die again, are exact', () => {
    const stage = shot({ orange: 1, blue: 1 }, [0, 2], [damage(1)], { isAlert: true });
    // 0 + 2 + 1 less armour 1; orange shows 0, 0, 0, 1, 2 and a crit that is worth nothing here, blue 0, 0, 1, 2, 3 and a crit.
    expect(chancesOf(again(stage), 'damage')).toEqual([[2, 1]]);
    expect(chancesOf(again(stage), 'kills')).toEqual([[0, 1]]);
    expect(chancesOf(again(stage, 'd1'), 'damage')).toEqual([
      [2, 0.666667],
      [3, 0.166667],
      [4, 0.166667],
    ]);
    expect(chancesOf(again(stage, 'd1'), 'kills')).toEqual([
      [0, 0.666667],
      [1, 0.333333],
    ]);
    expect(chancesOf(again(stage, 'd2'), 'kills')).toEqual([
      [0, 0.833333],
      [1, 0.166667],
    ]);
  });
});

describe('Dice of an evade', () => {
  const evading = (): DawnRehearsal => {
    const worn = armour({ dice: { blue: 1, orange: 1 } });
    const brace = interrupt('dice-brace', 'attacked', [{ do: 'block', n: 1 }]);
    const nimble = trait({ name: 'Nimble', evade: [{ do: 'reroll', upTo: 2 }] });
    const stage = field({ hand: [brace], equipment: { armour: worn }, traits: [nimble] }, [{ at: [2, 1] }], {
      dice: { evade: [1, 0] },
    });
    return stage.run(table => attackHunters(table, table.state.enemies[0]!, strike(4))).answer('play-when-attacked', 'dice-brace');
  };

  test('[ZD-EATK-8] [ZD-R-30] say what they evade of what comes', () => {
    expect(asked(evading())).toEqual({
      dice: [die('orange', 1), die('blue', 0)],
      fresh: [],
      total: '1 + 0 + 1 (blocked) = 2 evaded',
      needed: 'The Watcher attacks for 4',
      grantedBy: 'Nimble',
    });
  });

  test('[ZD-EATK-8] lie there while a card may still change them, for whoever evades and whoever may help', () => {
    const worn = armour({ dice: { blue: 1, orange: 1 } });
    const brace = interrupt('dice-late', 'evade-rolled', [{ do: 'block', n: 1 }]);
    const stage = field({ hand: [brace], equipment: { armour: worn } }, [{ at: [2, 1] }], { dice: { evade: [1, 0] } });
    stage.run(table => attackHunters(table, table.state.enemies[0]!, strike(4)));
    expect(asked(stage)).toEqual({
      dice: [die('orange', 1), die('blue', 0)],
      fresh: [],
      total: '1 + 0 = 1 evaded',
      needed: 'The Watcher attacks for 4',
    });
    expect(stage.open[0]!.kind).toBe('play-when-evade-rolled');
  });

  test('[ZD-EATK-12] the odds of rolling them again are exact', () => {
    const stage = evading();
    expect(chancesOf(again(stage), 'cards lost')).toEqual([[2, 1]]);
    expect(chancesOf(again(stage, 'd2'), 'cards lost')).toEqual([
      [0, 0.333333],
      [1, 0.166667],
      [2, 0.5],
    ]);
  });
});
