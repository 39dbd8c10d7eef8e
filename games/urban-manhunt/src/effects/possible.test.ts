/** UM-EVT-8: when a word could do anything at all, and when not, one next to the other, for every word that asks. */
import { describe, expect, test } from 'vitest';
import type { CheckKind } from '../content/kinds.ts';
import type { Effect, WordName } from '../content/words/index.ts';
import { type Check, newAttack, newCheck, type Occasion, occasionOf } from '../in-the-making.ts';
import { GUNMAN, hunter, LURKER, THUG, thug } from '../testing/fixtures.ts';
import { type CrimOn, given, type HunterOn, type Position, type Rehearsal } from '../testing/rehearsal.ts';
import { WORDS } from './index.ts';
import { isPossible } from './vocabulary.ts';

/** Seat 0 of two; what is said of nothing else is as in the middle of its activation. */
const yard = (crims: readonly CrimOn[] = [], own: HunterOn = {}, more: Partial<Position> = {}, other: HunterOn = {}): Rehearsal =>
  given({
    hunters: [
      { at: [20, 20], ...own },
      { at: [44, 4], ...other },
    ],
    crims,
    ...more,
  });
const could = (rehearsal: Rehearsal, effect: Effect, about: Partial<Occasion> = {}): boolean =>
  isPossible(rehearsal.state, effect, occasionOf(0, -1, about));

interface Shape {
  readonly kind?: CheckKind;
  readonly threshold?: number | null;
  readonly card?: number;
  readonly isInCover?: boolean;
  readonly change?: Partial<Check>;
}
/** A check of seat 0, against a crim if it is named. */
function check({ kind = 'shoot', threshold = 2, card, isInCover = false, change = {} }: Shape): Partial<Occasion> {
  if (card === undefined) return { check: Object.assign(newCheck(kind, 0, null, 3, threshold, null, null), change) };
  const crim = yard([{ card, at: [20, 13] }]).crim(1);
  const attack = newAttack(0, 'shoot', 0, { name: 'Rifle', kind: 'ranged', damage: 3, range: 18 }, crim);
  attack.isInCover = isInCover;
  return { check: Object.assign(newCheck(kind, 0, null, 3, threshold, crim, attack), change) };
}
const lying = (impact: number, ...faces: number[]): Partial<Occasion> =>
  check({ change: { impact, rolled: faces.map(face => ({ sides: 10, face })) } });
/** An Elimination Quality check, the Impact Die first. */
const styled = (impact: number, ...faces: number[]): Check =>
  check({ kind: 'quality', threshold: null, change: { impact, rolled: faces.map(face => ({ sides: 10, face })) } }).check!;
const kill = (more: Partial<NonNullable<Occasion['kill']>>): Partial<Occasion> => ({
  kill: { seat: 0, card: THUG, x: 0, y: 0, r: 500, isFrozen: false, bounty: 0, bonuses: [], isDoubled: false, ...more },
});
const reply = () => ({ order: null, tubeChooser: -1 });
const armored = thug({ wounds: 9, rule: { name: 'Vest', texts: [{ when: 'always', effects: [{ do: 'armor', n: 2 }] }] } });
const lurking: CrimOn = { card: LURKER, at: [9, 33], hiddenIn: 4 };
const standing: CrimOn = { card: THUG, at: [20, 30] };
const blazing = hunter({ attacks: [{ name: 'Torch', kind: 'ranged', damage: 2, range: 6, isDepletable: true }] });

type Case = readonly [says: string, is: boolean, ask: () => boolean];

const CASES: Readonly<Partial<Record<WordName, readonly Case[]>>> = {
  damage: [
    ['in a Damage roll', true, () => could(yard(), { do: 'damage', n: 1 }, check({ kind: 'damage', threshold: null }))],
    ['in a Damage Resistance roll', true, () => could(yard(), { do: 'damage', n: 1 }, check({ kind: 'resistance', threshold: null }))],
    ['in a Shoot roll', false, () => could(yard(), { do: 'damage', n: 1 }, check({}))],
    ['outside of a check', false, () => could(yard(), { do: 'damage', n: 1 })],
  ],
  threshold: [
    ['with a Threshold', true, () => could(yard(), { do: 'threshold', n: 1 }, check({}))],
    ['where successes are only counted', false, () => could(yard(), { do: 'threshold', n: 1 }, check({ threshold: null }))],
    ['outside of a check', false, () => could(yard(), { do: 'threshold', n: 1 })],
  ],
  'ignore-cover': [
    ['against cover', true, () => could(yard(), { do: 'ignore-cover' }, check({ card: GUNMAN, isInCover: true }))],
    ['in the open', false, () => could(yard(), { do: 'ignore-cover' }, check({ card: GUNMAN }))],
    ['without an attack', false, () => could(yard(), { do: 'ignore-cover' }, check({}))],
    [
      'a second time',
      false,
      () => {
        const about = check({ card: GUNMAN, isInCover: true });
        about.check!.attack!.ignoresCover = true;
        return could(yard(), { do: 'ignore-cover' }, about);
      },
    ],
  ],
  'ignore-armor': [
    ['against Armor', true, () => could(yard(), { do: 'ignore-armor', n: 1 }, check({ card: armored }))],
    ['against none', false, () => could(yard(), { do: 'ignore-armor', n: 1 }, check({ card: GUNMAN }))],
    [
      'when all of it is ignored already',
      false,
      () => {
        const about = check({ card: armored });
        about.check!.attack!.armorIgnored = 2;
        return could(yard(), { do: 'ignore-armor', n: 1 }, about);
      },
    ],
    [
      'when 1 of 2 is ignored',
      true,
      () => {
        const about = check({ card: armored });
        about.check!.attack!.armorIgnored = 1;
        return could(yard(), { do: 'ignore-armor', n: 1 }, about);
      },
    ],
    ['outside of a check', false, () => could(yard(), { do: 'ignore-armor', n: 1 })],
  ],
  'ignore-impact-one': [
    ['before the roll', true, () => could(yard(), { do: 'ignore-impact-one', what: 'all' }, lying(0))],
    ['on a 1', true, () => could(yard(), { do: 'ignore-impact-one', what: 'all' }, lying(1, 7))],
    ['on a 2', false, () => could(yard(), { do: 'ignore-impact-one', what: 'all' }, lying(2, 7))],
    ['outside of a check', false, () => could(yard(), { do: 'ignore-impact-one', what: 'all' })],
  ],
  'add-success': [
    ['where more matter', true, () => could(yard(), { do: 'add-success', n: 1 }, lying(7))],
    ['where the most is scored', false, () => could(yard(), { do: 'add-success', n: 1 }, { check: styled(7, 7, 7, 7, 7, 7) })],
    ['taken from whoever scores the most', true, () => could(yard(), { do: 'add-success', n: -1 }, { check: styled(7, 7, 7, 7, 7, 7) })],
  ],
  reroll: [
    ['a failed die', true, () => could(yard(), { do: 'reroll', n: 1, of: 'failed' }, lying(7, 9, 2))],
    ['no die failed', false, () => could(yard(), { do: 'reroll', n: 1, of: 'failed' }, lying(7, 9))],
    ['any die, none failed', true, () => could(yard(), { do: 'reroll', n: 1, of: 'any' }, lying(7, 9))],
    ['any die, the Impact Die alone was rolled', false, () => could(yard(), { do: 'reroll', n: 1, of: 'any' }, lying(7))],
    ['the Impact Die, no success', true, () => could(yard(), { do: 'reroll', n: 1, of: 'impact' }, lying(5))],
    ['the Impact Die, a success, which may become a 10', true, () => could(yard(), { do: 'reroll', n: 1, of: 'impact' }, lying(9))],
    ['the Impact Die, a 10', false, () => could(yard(), { do: 'reroll', n: 1, of: 'impact' }, lying(10))],
    [
      'any die, where the most is scored',
      true,
      () => could(yard(), { do: 'reroll', n: 1, of: 'any' }, { check: styled(7, 7, 7, 7, 7, 7) }),
    ],
    ['before the roll', false, () => could(yard(), { do: 'reroll', n: 1, of: 'impact' }, lying(0))],
    ['outside of a check', false, () => could(yard(), { do: 'reroll', n: 1, of: 'impact' })],
  ],
  'cancel-wounds': [
    ['with one coming', true, () => could(yard(), { do: 'cancel-wounds', n: 1 }, { incoming: { seat: 0, wounds: 1 } })],
    ['with none left', false, () => could(yard(), { do: 'cancel-wounds', n: 1 }, { incoming: { seat: 0, wounds: 0 } })],
    ['with nothing coming', false, () => could(yard(), { do: 'cancel-wounds', n: 1 })],
  ],
  'quality-bonus': [
    ['after a kill', true, () => could(yard(), { do: 'quality-bonus', n: 1 }, kill({}))],
    ['after a kill whose points are frozen', false, () => could(yard(), { do: 'quality-bonus', n: 1 }, kill({ isFrozen: true }))],
    ['without one', false, () => could(yard(), { do: 'quality-bonus', n: 1 })],
  ],
  'double-quality': [
    ['after a kill', true, () => could(yard(), { do: 'double-quality' }, kill({}))],
    ['a second time', false, () => could(yard(), { do: 'double-quality' }, kill({ isDoubled: true }))],
    ['frozen', false, () => could(yard(), { do: 'double-quality' }, kill({ isFrozen: true }))],
    ['without a kill', false, () => could(yard(), { do: 'double-quality' })],
  ],
  momentum: [
    ['in the zone', true, () => could(yard(), { do: 'momentum', who: 'self', n: 1 })],
    ['out of it', false, () => could(yard([], { isIn: false }), { do: 'momentum', who: 'self', n: 1 })],
    [
      'out of it, for a leader who is in',
      true,
      () => could(yard([], { isIn: false }, {}, { points: 3 }), { do: 'momentum', who: 'leader', n: 1 }),
    ],
    [
      'in it, for the last, who is out',
      false,
      () => could(yard([], { points: 3 }, {}, { isIn: false }), { do: 'momentum', who: 'trailing', n: 1 }),
    ],
  ],
  points: [
    ['after a kill', true, () => could(yard(), { do: 'points', who: 'self', n: 1 }, kill({}))],
    ['for the killer, frozen', false, () => could(yard(), { do: 'points', who: 'self', n: 1 }, kill({ isFrozen: true }))],
    ['a loss, frozen', true, () => could(yard(), { do: 'points', who: 'self', n: -1 }, kill({ isFrozen: true }))],
    [
      'for a rival of the killer, frozen',
      true,
      () => could(yard(), { do: 'points', who: 'self', n: 1 }, kill({ isFrozen: true, seat: 1 })),
    ],
  ],
  heal: [
    ['wounded', true, () => could(yard([], { wounds: 1 }), { do: 'heal', who: 'self', n: 1 })],
    ['whole, beside a wounded rival', false, () => could(yard([standing], {}, {}, { wounds: 2 }), { do: 'heal', who: 'self', n: 1 })],
    [
      'one wounded crim of two',
      true,
      () => could(yard([standing, { card: THUG, at: [30, 20], wounds: 1 }]), { do: 'heal', who: 'every-crim', n: 1 }),
    ],
    ['no wounded crim', false, () => could(yard([standing], { wounds: 1 }), { do: 'heal', who: 'every-crim', n: 1 })],
  ],
  'draw-event': [
    [
      'from the deck',
      true,
      () => could(yard([], {}, { state: { eventPile: [0], eventDiscard: [] }, despite: [/nowhere$/] }), { do: 'draw-event', n: 1 }),
    ],
    [
      'from the discards',
      true,
      () => could(yard([], {}, { state: { eventPile: [], eventDiscard: [0] }, despite: [/nowhere$/] }), { do: 'draw-event', n: 1 }),
    ],
    [
      'from nothing',
      false,
      () => could(yard([], {}, { state: { eventPile: [], eventDiscard: [] }, despite: [/nowhere$/] }), { do: 'draw-event', n: 1 }),
    ],
  ],
  'peek-control': [
    ['with a card left', true, () => could(yard(), { do: 'peek-control', n: 1 })],
    ['with none', false, () => could(yard([], {}, { state: { controlPile: [] }, despite: [/nowhere$/] }), { do: 'peek-control', n: 1 })],
  ],
  reload: [
    ['something depleted', true, () => could(yard([], { slate: blazing, depleted: [0] }), { do: 'reload', which: 'any' })],
    [
      'the attack that is named',
      true,
      () => could(yard([], { slate: blazing, depleted: [0] }), { do: 'reload', which: 'named', attack: 'Torch' }),
    ],
    ['another', false, () => could(yard([], { slate: blazing, depleted: [0] }), { do: 'reload', which: 'named', attack: 'Girder' })],
    ['nothing depleted', false, () => could(yard([], { slate: blazing }), { do: 'reload', which: 'any' })],
  ],
  'free-move': [
    ['anywhere', true, () => could(yard(), { do: 'free-move', n: 3, to: 'any' })],
    ['toward a crim', true, () => could(yard([standing]), { do: 'free-move', n: 3, to: 'crim' })],
    ['toward a crim that is hidden', false, () => could(yard([lurking]), { do: 'free-move', n: 3, to: 'crim' })],
    ['out of the zone', false, () => could(yard([standing], { isIn: false }), { do: 'free-move', n: 3, to: 'any' })],
  ],
  reveal: [
    ['hidden within reach', true, () => could(yard([lurking]), { do: 'reveal', within: 18 })],
    ['hidden farther away', false, () => could(yard([lurking]), { do: 'reveal', within: 3 })],
    ['in the open', false, () => could(yard([standing]), { do: 'reveal', within: 18 })],
    ['by somebody out of the zone', false, () => could(yard([lurking], { isIn: false }), { do: 'reveal', within: 18 })],
  ],
  'reveal-all': [
    ['one hidden', true, () => could(yard([standing, lurking]), { do: 'reveal-all' })],
    ['nobody hidden', false, () => could(yard([standing]), { do: 'reveal-all' })],
  ],
  bounty: [
    ['with a crim, also a hidden one', true, () => could(yard([lurking]), { do: 'bounty', n: 5, on: 'highest' })],
    ['with none', false, () => could(yard(), { do: 'bounty', n: 5, on: 'highest' })],
  ],
  order: [
    [
      'to a crim that is about to act',
      true,
      () => could(yard(), { do: 'order', action: 'flee' }, { crim: yard([standing]).crim(1), reply: reply() }),
    ],
    ['to a crim, and nobody waits for it', false, () => could(yard(), { do: 'order', action: 'flee' }, { crim: yard([standing]).crim(1) })],
    ['to nobody', false, () => could(yard(), { do: 'order', action: 'flee' }, { reply: reply() })],
  ],
  'crim-step': [
    ['the nearest', true, () => could(yard([standing]), { do: 'crim-step', who: 'nearest', way: 'toward', n: 3 })],
    [
      'the nearest, from out of the zone',
      false,
      () => could(yard([standing], { isIn: false }), { do: 'crim-step', who: 'nearest', way: 'toward', n: 3 }),
    ],
    ['the nearest, all hidden', false, () => could(yard([lurking]), { do: 'crim-step', who: 'nearest', way: 'toward', n: 3 })],
    ['those of a Demeanor', true, () => could(yard([standing]), { do: 'crim-step', who: 'aggressive', way: 'toward', n: 3 })],
    ['those of another', false, () => could(yard([standing]), { do: 'crim-step', who: 'skittish', way: 'away', n: 3 })],
    [
      'those of a Demeanor, no hunter in the zone',
      false,
      () => could(yard([standing], { isIn: false }, {}, { isIn: false }), { do: 'crim-step', who: 'aggressive', way: 'toward', n: 3 }),
    ],
  ],
  vanish: [
    ['in the open', true, () => could(yard(), { do: 'vanish' }, { crim: yard([standing]).crim(1) })],
    ['hidden already', false, () => could(yard(), { do: 'vanish' }, { crim: yard([lurking]).crim(1) })],
    ['nobody', false, () => could(yard(), { do: 'vanish' })],
  ],
  'choose-tube': [
    ['when a crim is about to enter', true, () => could(yard(), { do: 'choose-tube' }, { reply: reply() })],
    ['when none is', false, () => could(yard(), { do: 'choose-tube' })],
  ],
  spawn: [
    ['with room for one', true, () => could(yard([10, 14, 18, 22, 26].map(x => ({ card: THUG, at: [x, 40.6] }))), { do: 'spawn', n: 2 })],
    ['with none', false, () => could(yard([10, 14, 18, 22, 26, 30].map(x => ({ card: THUG, at: [x, 40.6] }))), { do: 'spawn', n: 2 })],
  ],
  restock: [
    ['with an empty pod', true, () => could(yard([], {}, { state: { pods: [true, false] } }), { do: 'restock' })],
    ['with none', false, () => could(yard([], {}, { state: { pods: [true, true] } }), { do: 'restock' })],
  ],
  'empty-pod': [
    ['a full pod and a leader', true, () => could(yard([], { points: 1 }, { state: { pods: [true, false] } }), { do: 'empty-pod' })],
    ['no full pod', false, () => could(yard([], { points: 1 }, { state: { pods: [false, false] } }), { do: 'empty-pod' })],
    [
      'the leader is out',
      false,
      () => could(yard([], { points: 1, isIn: false }, { state: { pods: [true, false] } }), { do: 'empty-pod' }),
    ],
    ['of two leaders one is out', true, () => could(yard([], { isIn: false }, { state: { pods: [true, false] } }), { do: 'empty-pod' })],
  ],
};

describe.each(Object.entries(CASES))('[UM-EVT-8] %s', (_word, cases) => {
  test.each(cases as readonly Case[])('%s: %s', (_says, is, ask) => expect(ask()).toBe(is));
});

test('every word that asks is here, with a yes and a no', () => {
  const asking = Object.entries(WORDS).flatMap(([word, does]) => (does.isPossible ? [word] : []));
  const answers = Object.entries(CASES).map(([word, cases]) => [word, new Set(cases.map(([, is]) => is)).size]);

  expect(answers.toSorted()).toEqual(asking.map(word => [word, 2]).toSorted());
});
