/** Odds are promises: each is held against what happens when every way the dice can fall is played. ZD-ATK-8..17, ZD-ALERT-2, ZD-ALERT-5, ZD-EATK-8..12. */

import type { Odds } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import type { Face } from '../content/dice.ts';

import { FACES } from '../content/dice.ts';
import type { Dice } from '../content/kinds.ts';
import { COLOURS } from '../content/kinds.ts';
import type { Enemy } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import { ability, ammunition, armour, arrow, blade, bow, interrupt, printEnemy, strike, trait, weave, wire } from '../testing/fixtures.ts';
import type { DawnRehearsal, EnemyOn, HunterOn, Position } from '../testing/rehearsal.ts';
import { damage, field } from '../testing/skirmish.ts';
import { attackWith } from './attack.ts';
import { attackHunters } from './enemy-attack.ts';

/** Every way these dice can fall. */
function* falls(dice: Dice): Generator<readonly Face[]> {
  const faces = COLOURS.flatMap((colour, i) => new Array<readonly Face[]>(dice[colour] ?? 0).fill(FACES[i]!));
  const turn = function* (rest: readonly (readonly Face[])[]): Generator<readonly Face[]> {
    const [first, ...others] = rest;
    if (!first) yield [];
    else for (const face of first) for (const more of turn(others)) yield [face, ...more];
  };
  yield* turn(faces);
}

/** A distribution as chances by value, without those that never come. */
const chances = (odds: Odds, name: string): Record<number, number> =>
  Object.fromEntries((odds[name] ?? []).filter(({ chance }) => chance > 1e-12).map(({ value, chance }) => [value, chance]));

function counted(values: readonly number[]): Record<number, unknown> {
  const all = [...new Set(values)].map(value => [value, values.filter(one => one === value).length / values.length] as const);
  return Object.fromEntries(all.map(([value, share]) => [value, expect.closeTo(share, 10)]));
}

/** What an attack is made of; the dice are all that it comes to roll. */
interface Case {
  readonly hunter: HunterOn;
  readonly weapon: number;
  readonly kind?: 'ranged' | 'melee';
  readonly target?: Partial<EnemyOn>;
  readonly others?: readonly Partial<EnemyOn>[];
  readonly enemy?: Partial<Enemy>;
  readonly part?: string;
  /** What is played before the odds are asked for, by kind of decision. */
  readonly before?: readonly (readonly [kind: string, key: string])[];
  /** The decision whose odds are asked for, and the option. */
  readonly ask: readonly [kind: string, key: string];
  /** What is answered after it. */
  readonly after?: readonly (readonly [kind: string, key: string])[];
  readonly dice: Dice;
  /** The entry that is bought with each crit. */
  readonly crit?: string;
}

function begun(one: Case, faces: readonly Face[]): DawnRehearsal {
  printEnemy('watcher', { hp: 4, components: [{ letter: 'A', name: 'Eye', tear: 4, damage: 0, effects: [] }], ...one.enemy });
  const { hunter, weapon, kind = 'ranged', target = {}, others = [] } = one;
  const enemies = [{ at: [3, 1] as const, ...target }, ...others.map(other => ({ at: [6, 0] as const, ...other }))];
  const stage = field({ ...hunter, equipment: { [kind]: weapon } }, enemies, { dice: { attack: faces } });
  stage.run(table => attackWith(table, 0, kind, weapon));
  if (stage.asks === 'choose-target' && one.ask[0] !== 'choose-target') stage.answer('choose-target', 'e0');
  if (stage.asks === 'choose-part' && one.ask[0] !== 'choose-part' && one.ask[0] !== 'choose-target')
    stage.answer('choose-part', one.part ?? 'body');
  for (const [name, key] of one.before ?? []) stage.answer(name, key);
  return stage;
}

function promised(one: Case): Odds {
  const stage = begun(one, []);
  const [decision] = stage.open;
  expect(decision?.kind).toBe(one.ask[0]);
  return decision!.odds!(decision!.options[stage.options().indexOf(one.ask[1])]!);
}

interface Outcome {
  readonly damage: number;
  readonly done: number;
  readonly woken: number;
}

function happened(one: Case): Outcome[] {
  return [...falls(one.dice)].map(faces => {
    const stage = begun(one, faces).answer(...one.ask);
    if (stage.asks === 'choose-part') stage.answer('choose-part', one.part ?? 'body');
    for (const [name, key] of one.after ?? []) if (stage.asks === name) stage.answer(name, key);
    while (stage.asks === 'spend-crit') stage.answer('spend-crit', one.crit ?? 'nothing');
    expect(stage.asks).toBeNull();
    const isDone = one.part ? stage.types('component-destroyed').length > 0 : stage.types('enemy-killed').length > 0;
    const woken = stage.types('enemy-alerted').length + (stage.enemy(0).status === 'in-play' || one.target?.isAlert ? 0 : 1);
    return { damage: stage.toldOf('attack-hits')[0]!.damage, done: isDone ? 1 : 0, woken };
  });
}

function holdAgainst(one: Case): void {
  const odds = promised(one);
  const outcomes = happened(one);
  expect(chances(odds, 'damage')).toEqual(counted(outcomes.map(({ damage }) => damage)));
  expect(odds['damage']!.map(({ value }) => value)).toEqual(odds['damage']!.map(({ value }) => value).sort((a, b) => a - b));
  expect(chances(odds, one.part ? 'destroys' : 'kills')).toEqual(counted(outcomes.map(({ done }) => done)));
  expect(odds[one.part ? 'kills' : 'destroys']).toBeUndefined();
  expect(new Set(outcomes.map(({ woken }) => woken))).toEqual(new Set(odds['wakes']!.map(({ value }) => value)));
}

const two = { orange: 1, blue: 1 };
const plain = (): number => bow({ dice: { orange: 1 } });
const hand = (...effects: Effect[]): number[] => [arrow({ dice: { blue: 1 } }), ability('knack', effects), ammunition('spare')];
const ASK = ['play-ability', 'knack'] as const;
const LOADED = [['play-ammunition', 'arrow']] as const;

describe('An attack', () => {
  test.each<[string, Case]>([
    ['with the dice of weapon and arrow', { hunter: { hand: hand() }, weapon: plain(), before: LOADED, ask: ASK, dice: two }],
    [
      'with the dice of the ability',
      {
        hunter: { hand: [arrow({ dice: { blue: 1 } }), ability('knack', [], { dice: { black: 1 } }), ammunition('spare')] },
        ...{ weapon: plain(), before: LOADED, ask: ASK, dice: { ...two, black: 1 } },
      },
    ],
    ['with a bonus', { hunter: { hand: hand(damage(2)) }, weapon: plain(), before: LOADED, ask: ASK, dice: two }],
    ['without the card', { hunter: { hand: hand(damage(2)) }, weapon: plain(), before: LOADED, ask: ['play-ability', 'pass'], dice: two }],
    [
      'with a proviso that does not hold',
      { hunter: { hand: hand({ do: 'add-damage', n: 2, if: ['target-alert'] }) }, weapon: plain(), before: LOADED, ask: ASK, dice: two },
    ],
    [
      'with a card whose other words shape no attack',
      { hunter: { hand: hand({ do: 'draw', n: 1 }, damage(1)) }, weapon: plain(), before: LOADED, ask: ASK, dice: two },
    ],
    [
      'against armour',
      { hunter: { hand: hand() }, weapon: plain(), before: LOADED, ask: ASK, dice: two, target: { isAlert: true, armour: 2 } },
    ],
    [
      'against armour that is ignored',
      {
        ...{ hunter: { hand: hand({ do: 'ignore-armour' }) }, weapon: plain(), before: LOADED, ask: ASK, dice: two },
        target: { isAlert: true, armour: 2 },
      },
    ],
    [
      'against a target that counts as not alert',
      {
        ...{ hunter: { hand: hand({ do: 'treat-as-non-alert' }) }, weapon: plain(), before: LOADED, ask: ASK, dice: two },
        target: { isAlert: true, armour: 2 },
      },
    ],
    [
      'against a frozen target',
      { hunter: { hand: hand() }, weapon: plain(), before: LOADED, ask: ASK, dice: two, target: { isAlert: true, armour: 2, freeze: 1 } },
    ],
    [
      'against reduced armour, never below 0',
      {
        ...{ hunter: { hand: hand({ do: 'reduce-armour', n: 3 }) }, weapon: plain(), before: LOADED, ask: ASK, dice: two },
        target: { isAlert: true, armour: 2 },
      },
    ],
    ['that never falls below 0', { hunter: { hand: hand(damage(-4)) }, weapon: plain(), before: LOADED, ask: ASK, dice: two }],
    [
      'with crits of the weapon, the better entry',
      {
        hunter: { hand: [arrow({ dice: { blue: 1 }, crit: [damage(1)] }), ability('knack'), ammunition('spare')] },
        ...{ weapon: bow({ dice: { orange: 1 }, crit: [damage(3)] }), before: LOADED, ask: ASK, dice: two, crit: 'bow' },
      },
    ],
    [
      'with crits of the arrow, the better entry',
      {
        hunter: { hand: [arrow({ dice: { blue: 1 }, crit: [damage(3)] }), ability('knack'), ammunition('spare')] },
        ...{ weapon: bow({ dice: { orange: 1 }, crit: [damage(1)] }), before: LOADED, ask: ASK, dice: two, crit: 'arrow' },
      },
    ],
    [
      'with more for each crit',
      { hunter: { hand: hand({ do: 'crit-damage', n: 2 }) }, weapon: plain(), before: LOADED, ask: ASK, dice: two },
    ],
    [
      'with crits that tear, against the body worth nothing',
      {
        hunter: { hand: hand() },
        ...{ weapon: bow({ dice: { orange: 1 }, crit: [{ do: 'add-tear', n: 3 }] }), before: LOADED, ask: ASK, dice: two, crit: 'bow' },
      },
    ],
    [
      'with crits that tear, against a component',
      {
        ...{ hunter: { hand: hand() }, part: 'A' },
        ...{ weapon: bow({ dice: { orange: 1 }, crit: [{ do: 'add-tear', n: 3 }] }), before: LOADED, ask: ASK, dice: two, crit: 'bow' },
      },
    ],
    [
      'that tears at a component',
      { hunter: { hand: hand({ do: 'add-tear', n: 2 }) }, weapon: plain(), before: LOADED, ask: ASK, dice: two, part: 'A' },
    ],
    [
      'that tears, against the body worth nothing',
      { hunter: { hand: hand({ do: 'add-tear', n: 2 }) }, weapon: plain(), before: LOADED, ask: ASK, dice: two },
    ],
    ['on a wounded target', { hunter: { hand: hand() }, weapon: plain(), before: LOADED, ask: ASK, dice: two, target: { wounds: 2 } }],
    [
      'on a damaged component, which takes half as much',
      { hunter: { hand: hand() }, weapon: plain(), before: LOADED, ask: ASK, dice: two, part: 'A', target: { components: [1] } },
    ],
    [
      'that wakes those beside the target, not those who are alert or farther away',
      {
        ...{ hunter: { hand: hand() }, weapon: plain(), before: LOADED, ask: ASK, dice: two },
        others: [{ at: [4, 0] }, { at: [4, 2] }, { at: [4, 1], isAlert: true }, { at: [5, 1] }, { at: [4, 1], status: 'escaped' }],
      },
    ],
    [
      'that is quiet',
      {
        ...{ hunter: { hand: hand({ do: 'quiet-attack' }) }, weapon: plain(), before: LOADED, ask: ASK, dice: two },
        others: [{ at: [4, 0] }],
      },
    ],
    [
      'on an alert target among others',
      {
        ...{ hunter: { hand: hand() }, weapon: plain(), before: LOADED, ask: ASK, dice: two },
        ...{ target: { isAlert: true, armour: 0 }, others: [{ at: [4, 0] }] },
      },
    ],
    [
      'with ammunition not yet chosen, for each card',
      {
        hunter: { hand: [arrow({ dice: { blue: 1 }, effects: [damage(1)], crit: [damage(2)] }), ammunition('spare')] },
        ...{ weapon: plain(), ask: ['play-ammunition', 'arrow'], dice: two, crit: 'arrow' },
      },
    ],
    [
      'in melee without ammunition',
      {
        ...{ hunter: { hand: [arrow({ symbols: ['bow'], dice: { blue: 1 } })] }, kind: 'melee', target: { at: [2, 1] } },
        ...{ weapon: blade({ dice: two, symbols: ['bow'] }), ask: ['play-ammunition', 'pass'], dice: two },
      },
    ],
  ])('%s', (_name, one) => {
    holdAgainst(one);
  });

  test('before ammunition is chosen the odds are those of the card that promises most; trap cards count for nothing', () => {
    const good = arrow({ id: 'good', dice: { black: 1 } });
    const trap = wire({ id: 'snare', symbols: ['bow'], dice: { black: 3 } });
    const one: Case = {
      ...{ hunter: { hand: [trap, ammunition('poor'), good] }, weapon: plain(), dice: { orange: 1, black: 1 } },
      ...{ ask: ['choose-part', 'body'], after: [['play-ammunition', 'good']] },
    };

    holdAgainst(one);
    holdAgainst({ ...one, others: [{ at: [4, 1] }], ask: ['choose-target', 'e0'] });
    holdAgainst({ ...one, ask: ['choose-part', 'A'], part: 'A' });
  });

  test('what promises most is the card with the highest mean, not the one with the highest hope', () => {
    const [sure, wild] = [arrow({ id: 'sure', effects: [damage(2)] }), arrow({ id: 'wild', dice: { black: 1 } })];

    for (const hand of [
      [sure, wild],
      [wild, sure],
    ])
      holdAgainst({ hunter: { hand }, weapon: bow(), ask: ['choose-part', 'body'], after: [['play-ammunition', 'sure']], dice: {} });
  });

  test('a ranged attack needs ammunition: the odds are those with it, though without it they would be better', () => {
    const bad = arrow({ id: 'bad', effects: [damage(-2)] });

    holdAgainst({ hunter: { hand: [bad] }, weapon: bow({ dice: { blue: 1 } }), ask: ['choose-part', 'body'], dice: { blue: 1 } });
  });

  test('crits that buy something else than damage are worth none', () => {
    const weapon = bow({ dice: { orange: 1 }, crit: [{ do: 'draw', n: 3 }] });

    holdAgainst({ hunter: { hand: hand() }, part: 'A', weapon, before: LOADED, ask: ASK, dice: two, crit: 'bow' });
  });

  test('in melee the odds before ammunition are those without it, if every card would make them worse', () => {
    const bad = arrow({ id: 'bad', symbols: ['bow'], effects: [damage(-2)] });

    holdAgainst({
      ...{ hunter: { hand: [bad] }, kind: 'melee', target: { at: [2, 1] }, weapon: blade({ dice: { blue: 1 }, symbols: ['bow'] }) },
      ...{ ask: ['choose-part', 'body'], after: [['play-ammunition', 'pass']], dice: { blue: 1 } },
    });
  });
});

describe('An attack on a hunter', () => {
  interface Struck {
    readonly hunter?: HunterOn;
    readonly more?: Partial<Position>;
    readonly card?: Effect[];
    readonly ask: 'brace' | 'pass';
    readonly dice: Dice;
  }
  const worn = (): number => armour({ dice: { orange: 1, blue: 1 }, crit: [{ do: 'block', n: 2 }] });

  function attacked({ hunter = {}, more = {}, card = [] }: Struck, faces: readonly Face[]): DawnRehearsal {
    printEnemy('watcher');
    const stage = field(
      { at: [3, 1], hand: [interrupt('brace', 'attacked', card)], equipment: { armour: worn() }, ...hunter },
      [{ at: [3, 1], isAlert: true }],
      { ...more, dice: { evade: faces }, state: { step: 'enemies', ...more.state } },
    );
    stage.hunter(0).draw = stage.hunter(0).upgrades;
    return stage.run(table => attackHunters(table, table.state.enemies[0]!, strike(4)));
  }

  const holdAgainst = (one: Struck): void => {
    const stage = attacked(one, []);
    const [decision] = stage.open;
    const odds = decision!.odds!(decision!.options[stage.options().indexOf(one.ask)]!);
    const lost = [...falls(one.dice)].map(faces => {
      const stage = attacked(one, faces).answer('play-when-attacked', one.ask);
      while (stage.asks === 'dodge') stage.answer('dodge', 'pass');
      return stage.toldOf('hunter-damaged')[0]?.n ?? 0;
    });
    expect(chances(odds, 'cards lost')).toEqual(counted(lost));
    expect(chances(odds, 'hit')).toEqual(counted(lost.map(n => (n > 0 ? 1 : 0))));
  };

  const pool = { orange: 1, blue: 1 };
  test.each<[string, Struck]>([
    ['with the dice and crits of the armour', { ask: 'pass', dice: pool }],
    ['with what a card blocks', { card: [{ do: 'block', n: 1 }], ask: 'brace', dice: pool }],
    ['with a card that is not played', { card: [{ do: 'block', n: 1 }], ask: 'pass', dice: pool }],
    ['with dice of a card', { card: [{ do: 'add-evade-dice', colour: 'black', n: 1 }], ask: 'brace', dice: { ...pool, black: 1 } }],
    ['with a card that makes it miss', { card: [{ do: 'ignore-attack' }], ask: 'brace', dice: {} }],
    ['with a proviso that does not hold', { card: [{ do: 'block', n: 1, if: ['target-frozen'] }], ask: 'brace', dice: pool }],
    [
      'with a card whose words shape no evade',
      {
        card: [
          { do: 'gain-glory', n: 1 },
          { do: 'block', n: 1 },
        ],
        ask: 'brace',
        dice: pool,
      },
    ],
    ['frozen, when crits are worth nothing', { hunter: { freeze: 1 }, ask: 'pass', dice: pool }],
    ['without armour', { hunter: { equipment: { armour: -1 } }, ask: 'pass', dice: {} }],
    ['in a ruin', { more: { ruins: [[3, 1]] }, ask: 'pass', dice: {} }],
    [
      'with a weave',
      { hunter: { modifications: [{ card: weave('odds-weave', [{ do: 'block', n: 1 }]), on: 3 }] }, ask: 'pass', dice: pool },
    ],
    ['with a lasting text', { hunter: { traits: [trait({ evade: [{ do: 'block', n: 1 }] })] }, ask: 'pass', dice: pool }],
    [
      'with armour whose crits do more than block',
      {
        hunter: { equipment: { armour: armour({ dice: { blue: 1 }, crit: [{ do: 'dodge' }, { do: 'block', n: 1 }] }) } },
        ...{ ask: 'pass', dice: { blue: 1 } },
      },
    ],
  ])('%s', (_name, one) => {
    holdAgainst(one);
  });
});
