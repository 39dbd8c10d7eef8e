/** How each number that is told came about: what counts, in the order in which it is counted, and what does not and why. */
import { adding, capital, changed, type Sums, type SumTerm, type SumUp as SumUpOf, single, sumsOf, unlessNone } from '@quarry/kernel';
import { nameOf, thing } from '../content/box.ts';
import { AMMUNITION_MADE, CUBES } from '../content/kinds.ts';
import type { Origin, Part, RollSum, SunEvent, Told } from '../events.ts';
import { valueOf } from '../questions.ts';
import { characterNames } from '../sentences/names.ts';
import type { View } from '../state.ts';

type Type = SunEvent['type'];
type SumUp<T extends Type = Type> = SumUpOf<SunEvent, View, T>;

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
  'enough',
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
  'full',
  'tenths',
] as const;
type Label = (typeof LABELS)[number];

// Where terms come from

type Named = { says(card: number): string }['says'];
const ORIGINS: Readonly<Record<Origin, Named>> = {
  action: () => 'The action',
  phase: () => 'Each phase',
  tired: () => 'TIRED',
  tile: card => `The value of ${nameOf(card)}`,
  sneak: () => 'To Sneak',
  along: () => 'Who walks along is slow',
  least: () => 'It is never less',
  spared: () => 'Spared by what another did',
  sleep: () => 'Sleep by day',
  'sleep-at-night': () => 'Sleep at night, outside a camp',
  'sleep-in-camp': () => 'Sleep in a camp',
  turn: () => 'Each turn',
  sun: card => nameOf(card),
  mission: () => 'The mission card',
  skill: () => 'The own skill',
  card: card => `The ${nameOf(card)}`,
  lasting: () => 'What lasts from before',
  character: () => 'The own card',
  weapon: card => `The ${nameOf(card)}`,
  injury: () => 'Injured',
  night: () => 'In the dark',
  enemy: () => 'The enemy',
  'enemy-at-night': () => 'The enemy at night',
  'first-attack': () => 'Its first attack',
  text: () => 'The text',
};
const originOf = ({ of, card }: Part): string => ORIGINS[of](card);
const partTerms = (parts: readonly Part[]): SumTerm[] => parts.map(one => ({ says: originOf(one), value: one.n }));

// Dice

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const NO_SUCCESS = 'There is no success left for it to cancel.';
/** US-DICE-5: die by die. Crosses come last, and what would go below 0 does not count. */
function diceTerms({ dice, faces, from }: Pick<RollSum, 'dice' | 'faces' | 'from'>): SumTerm[] {
  const origins = from.flatMap(one => Array.from({ length: one.n }, () => ` (${lowered(originOf(one))})`));
  const shown = dice.map((die, i) => ({ says: `${capital(die)} die${origins[i] ?? ''}`, value: faces[i]! }));
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

const PRICES: Readonly<Record<string, string>> = {
  charge: 'A Charge costs 2, whatever the tile',
  'sneak-attack': 'A sneak attack costs 2',
  cook: 'Cooking costs 2',
  send: 'Sending an enemy costs 2',
  use: 'Printed on the card',
  skill: 'Printed with the skill',
  mission: 'Printed on the mission card',
};
const priceOf = (what: string): string => PRICES[what] ?? 'This action costs 1';
const apTerms = (parts: readonly Part[], what: string): SumTerm[] =>
  parts.map(term => ({ says: term.of === 'action' ? priceOf(what) : originOf(term), value: term.n }));
/** US-ACT-1 to US-ACT-3. */
const price: SumUp<'paid'> = e => (e.parts.length > 0 ? adding('AP', apTerms(e.parts, e.for)) : single('AP', e.ap, priceOf(e.for)));

/** US-AP-1 to US-AP-3: what counts for everybody, and for whom something else does. */
const raised: SumUp<'ap-raised'> = ({ parts }, view) => {
  const able = parts.flatMap((own, who) => (own.length > 0 ? [{ own, who }] : []));
  const [first] = able;
  if (!first) return null;
  const isIn = (own: readonly Part[], { of }: Part): boolean => own.some(one => one.of === of);
  const shared = first.own.filter(one => able.every(({ own }) => isIn(own, one)));
  const others = able.flatMap(({ own }) => own).filter(one => !isIn(shared, one));
  const rest = others.filter((one, i) => others.findIndex(({ of }) => of === one.of) === i);
  const whose = (one: Part): string =>
    characterNames(
      view,
      able.filter(({ own }) => isIn(own, one)).map(({ who }) => who),
    );
  return adding('AP', [...partTerms(shared), ...rest.map(one => ({ says: originOf(one), value: one.n, not: `Only for ${whose(one)}.` }))]);
};

// HP and water

const HARMS: Readonly<Record<Told<'hurt'>['why'], string>> = {
  attack: 'What the attacks of this round came to',
  thirst: '1 for each water that is missing',
  hunger: 'No meal in this Preparation',
  infection: 'An infection costs 1 in the Morning and at night',
  text: 'A text says so',
  shot: 'What the shot came to',
};
const drank: SumUp<'drank'> = ({ parts, missing }) =>
  adding('Water drunk', [...partTerms(parts), ...unlessNone('Missing, 1 HP each', -missing)]);
const ate: SumUp<'ate'> = ({ why, hp }) =>
  why === 'eat' ? changed('HP', hp, 1, '1 food eaten') : single('HP', hp, 'A meal keeps HP as they are');
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
/** US-R-73: what was paid beyond the price stays with the merchant. */
function beyond({ goods, water, change, changeWater, price: asked }: Told<'bought' | 'broken-up'>): SumTerm[] {
  const over = valueOf(goods, water) - valueOf(change, changeWater) - asked;
  return unlessNone('Paid beyond that', over).map(term => ({ ...term, not: 'There was no change for it.' }));
}
const worthSays = ({ what, id }: Told<'bought'>): string => {
  if (what === 'ammunition') return 'Each piece of ammunition';
  return what === 'card' ? `The value of the ${nameOf(id)}` : `The value of 1 ${CUBES[id]}`;
};
/** US-MERCH-2, US-MERCH-3, US-MERCH-5. */
const bought: SumUp<'bought'> = e =>
  adding('Price, in water', [
    { says: worthSays(e), value: e.full },
    ...unlessNone('This merchant asks less for medicine', e.price - e.full),
    ...beyond(e),
  ]);
const brokenUp: SumUp<'broken-up'> = e => adding('Price, in water', [{ says: 'Breaking up a card', value: e.price }, ...beyond(e)]);
const HALF = 5;
/** US-MERCH-4: half of the value, rounded down, unless somebody pays better. */
const sold: SumUp<'sold'> = ({ card, value, tenths }) => {
  const { value: full } = thing(card);
  const rate = tenths === HALF ? 'A merchant pays half' : `This merchant pays ${tenths * 10} % for gear`;
  return adding('Worth to the merchant', [
    { says: `The value of the ${nameOf(card)}`, value: full },
    ...unlessNone(`${rate}, rounded down`, value - full),
  ]);
};

const SUMS: Sums<SunEvent, View, Label> = {
  // Setup
  'equipment-bought': e => single('Points', e.price, 'Stars on the card, 1 point each'),
  'team-dealt': e => single('Team cards', e.dealt, 'One for each player'),

  // The day
  ate,
  'turn-ended': e => single('AP', e.ap, 'What is left at the end of the turn'),
  waits: e => single('AP', e.ap, 'Saved for fights in this phase'),
  'saved-ap-lost': e => single('AP', e.ap, 'Saved, and not used before the phase ended'),
  'ap-raised': raised,
  drank,
  'trap-rolled': roll,

  // Rolls
  rolled: roll,
  'karma-used': roll,
  rerolled: roll,

  // Characters
  paid: price,
  hurt: e => single('Damage', e.n, HARMS[e.why]),
  healed: e => single('HP', e.n, 'Healed, no more than were missing'),
  prevented: e => single('Damage prevented', e.n, e.card >= 0 ? `The ${nameOf(e.card)}` : 'By the own skill'),
  revived: e => single('HP', e.hp, 'What the card gives back'),
  'water-gained': e => single('Water', e.n, 'As much as there was room for'),
  'water-lost': e => single('Water', e.n, 'Lost, no more than there was'),
  'ap-changed': e => single('AP', e.by, 'A text says so'),
  'karma-changed': e => single('Karma dice', e.by, 'A text says so, and 3 is the most'),
  slept: e => adding('AP for Sleep', partTerms(e.parts)),
  replenished: e => single('Water', e.left, 'The own supply and all bottles are full'),
  'rain-collected': e => single('Water', e.n, 'Rain, as much as there was room for'),

  // Goods and cards
  'ammunition-gained': e => single(`${capital(e.kind)}s`, e.n, 'A text says so'),
  'ammunition-loaded': e => single('Loaded', e.n, 'From the own places'),
  'card-gained': e => single('On the card', e.n, e.n > 0 ? 'Uses or ammunition that it comes with' : 'It has no uses to count'),
  'ammunition-made': made,
  looted: e => single('Successes', e.successes, 'The green die; they choose the row of the loot'),

  // Enemies and fights
  attacks: e => adding('Damage', diceTerms(e)),
  'attack-dodged': roll,
  'enemy-hurt': e => single('Damage', e.n, '1 for each success, or as a text says'),
  struck,
  'merchant-hurt': e => single('Damage', e.n, '1 for each success of the attack'),

  // The map
  moved: e => (e.price.length > 0 ? adding('AP', apTerms(e.price, e.gait)) : null),

  // Merchants
  bought,
  'broken-up': brokenUp,
  sold,

  // The mission
  counted: e => changed(capital(e.counter), e.is, e.by, 'Counted now'),
  'figure-hurt': e => single('Damage', e.n, 'What the enemies there came to'),
};

/** An event says all that it is made of: a log is read long after, when things stand otherwise. */
export const sum = sumsOf<SunEvent, View, Label>(SUMS);
