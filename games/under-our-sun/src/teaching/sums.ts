/** How each number that is told came about: what counts, in the order in which it is counted, and what does not and why. */
import { capital, type Sum, type SumTerm } from '@quarry/kernel';
import { nameOf, thing } from '../content/box.ts';
import { AMMUNITION_MADE, RESOURCES, VALUES } from '../content/kinds.ts';
import type { RollSum, SunEvent, Told } from '../events.ts';

type Type = SunEvent['type'];
/** As a method, so that it can be looked up by the type of any event. */
type SumUp<T extends Type = Type> = { sum(event: Told<T>): Sum }['sum'];

/** Numbers that name a thing or its place, or tell what is left, held or needed. Water stands here as one of several goods. */
export const LABELS = [
  'who',
  'seat',
  'by',
  'of',
  'with',
  'from',
  'to',
  'id',
  'against',
  'hex',
  'card',
  'enemy',
  'letter',
  'merchant',
  'figure',
  'weapon',
  'at',
  'mission',
  'stage',
  'part',
  'drop',
  'ability',
  'day',
  'lastDay',
  'fitness',
  'left',
  'shots',
  'apLeft',
  'water',
  'changeWater',
  'givenWater',
  'takenWater',
] as const;

/** The facts of an event that are amounts. */
type Amount<Facts> = { [Fact in keyof Facts]-?: Facts[Fact] extends number ? Exclude<Fact, (typeof LABELS)[number]> : never }[keyof Facts];
/** An event that tells an amount has a sum; others may have one. */
type Sums = { readonly [T in Type as Amount<Told<T>> extends never ? never : T]: SumUp<T> } & { readonly [T in Type]?: SumUp<T> };

const one = (says: string, total: number, why: string): Sum => ({ says, total, terms: [{ says: why, value: total }] });
const adding = (says: string, terms: readonly SumTerm[]): Sum => ({
  says,
  total: terms.reduce((sum, { value, not }) => (not ? sum : sum + value), 0),
  terms,
});
const unlessNone = (says: string, value: number): SumTerm[] => (value === 0 ? [] : [{ says, value }]);
const changed = (says: string, now: number, by: number, why: string): Sum =>
  adding(says, [{ says: 'Before', value: now - by }, ...unlessNone(why, by)]);

// Dice

const NO_SUCCESS = 'There is no success left for it to cancel.';
/** US-DICE-5: die by die. Crosses come last, and what would go below 0 does not count. */
function diceTerms({ dice, faces }: Pick<RollSum, 'dice' | 'faces'>): SumTerm[] {
  const shown = dice.map((die, i) => ({ says: `${capital(die)} die`, value: faces[i]! }));
  let left = shown.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  const crosses = shown
    .filter(({ value }) => value < 0)
    .map((cross): SumTerm => {
      left -= 1;
      return left < 0 ? { ...cross, not: NO_SUCCESS } : cross;
    });
  const terms = [...shown.filter(({ value }) => value >= 0), ...crosses];
  return terms.length > 0 ? terms : [{ says: 'No dice', value: 0 }];
}
const roll: SumUp<'rolled' | 'karma-used' | 'rerolled' | 'trap-rolled' | 'attack-dodged'> = e => adding('Successes', diceTerms(e));

// AP and rest

const SLEEP = '4 by day, 3 in a Storm or a camp, 5 at night outside a camp';
const PRICES: Readonly<Record<string, string>> = {
  move: 'The value of the tile, with what changes it',
  charge: 'A Charge costs 2, whatever the tile',
  sneak: 'The value of the tile and 1 more, with what changes it',
  sleep: SLEEP,
  'sneak-attack': 'A sneak attack costs 2',
  cook: 'Cooking costs 2',
  send: 'Sending an enemy costs 2',
  use: 'Printed on the card',
  skill: 'Printed with the skill',
  mission: 'Printed on the mission card',
  rush: 'The value of the tile where the shot came from',
};
/** US-ACT-1 to US-ACT-3. */
const price: SumUp<'paid'> = e => one('AP', e.ap, PRICES[e.for] ?? 'This action costs 1');

// HP and water

const HARMS: Readonly<Record<Told<'hurt'>['why'], string>> = {
  attack: 'What the attacks of this round came to',
  thirst: '1 for each water that is missing',
  hunger: 'No meal in this Preparation',
  infection: 'An infection costs 1 in the Morning and at night',
  text: 'A text says so',
  shot: 'What the shot came to',
};
const drank: SumUp<'drank'> = ({ n, missing }) =>
  adding('Water drunk', [{ says: 'Needed', value: n + missing }, ...unlessNone('Missing, 1 HP each', -missing)]);
const ate: SumUp<'ate'> = ({ why, hp }) =>
  why === 'eat' ? changed('HP', hp, 1, '1 food eaten') : one('HP', hp, 'A meal keeps HP as they are');
/** US-COMBAT-9: each success is 1 damage, less what was prevented. */
const struck: SumUp<'struck'> = e => adding('Damage', [...diceTerms(e), ...shieldTerms(e)]);
/** What would go below 0 does not count. */
function shieldTerms({ shields, successes }: Told<'struck'>): SumTerm[] {
  let left = successes;
  return shields.flatMap(({ by, card, n }) => {
    const less = Math.min(left, n);
    left -= less;
    return unlessNone(by === 'card' ? `The ${nameOf(card)}` : by === 'skill' ? 'The own skill' : 'The Dodge', -less);
  });
}

// Goods

/** US-AMMO-1, US-AMMO-2. */
const made: SumUp<'ammunition-made'> = ({ kind, n }) =>
  adding(`${capital(kind)}s`, [
    { says: `Made of 1 ${AMMUNITION_MADE[kind].of}`, value: AMMUNITION_MADE[kind].n },
    ...unlessNone('By a card', n - AMMUNITION_MADE[kind].n),
  ]);
/** US-RES-1: what cubes are worth, kind by kind. */
function worthTerms(goods: readonly number[], water: number, sign: 1 | -1 = 1): SumTerm[] {
  const back = sign < 0 ? ' back' : '';
  return [
    ...unlessNone(`${water} water${back}`, sign * water * VALUES.water),
    ...RESOURCES.flatMap((kind, i) => unlessNone(`${goods[i]} ${kind}${back}`, sign * goods[i]! * VALUES[kind])),
  ];
}
const FREE: readonly SumTerm[] = [{ says: 'Nothing is paid', value: 0 }];
/** What was paid, less what came back. */
function paid({ goods, water, change, changeWater }: Pick<Told<'bought'>, 'goods' | 'water' | 'change' | 'changeWater'>): Sum {
  const terms = [...worthTerms(goods, water), ...worthTerms(change, changeWater, -1)];
  return adding('Paid, in water', terms.length > 0 ? terms : FREE);
}
/** US-MERCH-4: half of the value, rounded down, unless somebody pays better. */
const sold: SumUp<'sold'> = ({ card, value }) => {
  const { value: full } = thing(card);
  return adding('Worth to the merchant', [
    { says: `Value of the ${nameOf(card)}`, value: full },
    ...unlessNone('What the merchant keeps, rounded up', value - full),
  ]);
};

const SUMS: Sums = {
  // Setup
  'equipment-bought': e => one('Points', e.price, 'Stars on the card, 1 point each'),
  'team-dealt': e => one('Team cards', e.dealt, 'One for each player'),

  // The day
  ate,
  'turn-ended': e => one('AP', e.ap, 'What is left at the end of the turn'),
  waits: e => one('AP', e.ap, 'Saved for fights in this phase'),
  'saved-ap-lost': e => one('AP', e.ap, 'Saved, and not used before the phase ended'),
  drank,
  'trap-rolled': roll,

  // Rolls
  rolled: roll,
  'karma-used': roll,
  rerolled: roll,

  // Characters
  paid: price,
  hurt: e => one('Damage', e.n, HARMS[e.why]),
  healed: e => one('HP', e.n, 'Healed, no more than were missing'),
  prevented: e => one('Damage prevented', e.n, e.card >= 0 ? `The ${nameOf(e.card)}` : 'By the own skill'),
  revived: e => one('HP', e.hp, 'What the card gives back'),
  'water-gained': e => one('Water', e.n, 'As much as there was room for'),
  'water-lost': e => one('Water', e.n, 'Lost, no more than there was'),
  'ap-changed': e => one('AP', e.by, 'A text says so'),
  'karma-changed': e => one('Karma dice', e.by, 'A text says so, and 3 is the most'),
  slept: e => one('AP for Sleep', e.cost, SLEEP),
  replenished: e => one('Water', e.left, 'The own supply and all bottles are full'),
  'rain-collected': e => one('Water', e.n, 'Rain, as much as there was room for'),

  // Goods and cards
  'ammunition-gained': e => one(`${capital(e.kind)}s`, e.n, 'A text says so'),
  'ammunition-loaded': e => one('Loaded', e.n, 'From the own places'),
  'card-gained': e => one('On the card', e.n, e.n > 0 ? 'Uses or ammunition that it comes with' : 'It has no uses to count'),
  'ammunition-made': made,
  looted: e => one('Successes', e.successes, 'The green die; they choose the row of the loot'),

  // Enemies and fights
  attacks: e => adding('Damage', diceTerms(e)),
  'attack-dodged': roll,
  'enemy-hurt': e => one('Damage', e.n, '1 for each success, or as a text says'),
  struck,
  'merchant-hurt': e => one('Damage', e.n, '1 for each success of the attack'),

  // Merchants
  bought: paid,
  'broken-up': paid,
  sold,

  // The mission
  counted: e => changed(capital(e.counter), e.is, e.by, 'Counted now'),
  'figure-hurt': e => one('Damage', e.n, 'What the enemies there came to'),
};

/** An event says all that it is made of: a log is read long after, when things stand otherwise. */
export function sum(event: SunEvent): Sum | null {
  const up: SumUp | undefined = SUMS[event.type];
  return up?.(event) ?? null;
}
