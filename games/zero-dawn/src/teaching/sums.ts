/** How each number that is told came about: what counts, in the order in which it is counted, and what does not and why. */

import {
  adding,
  capital,
  downToZero,
  plural,
  type Sums,
  type SumTerm,
  type SumUp as SumUpOf,
  sayList,
  single,
  sumsOf,
  totalOf,
  unlessNone,
} from '@quarry/kernel';
import { nameOf, priceOf } from '../content/box.ts';
import type { Face } from '../content/dice.ts';
import { ENEMIES } from '../content/enemies.ts';
import type { AddedDamage, DawnEvent, GloryFor, GloryGoes, Harm, Hurt, SparedArmour, Sun } from '../events.ts';
import { ARMOUR_OFF } from '../sentences/attacks.ts';
import { enemyCalled, hunterName, theEnemy } from '../sentences/names.ts';
import { sayPrice } from '../sentences/table.ts';
import type { View } from '../state.ts';

type Type = DawnEvent['type'];
type SumUp<T extends Type = Type> = SumUpOf<DawnEvent, View, T>;

/** Numbers that name a thing, or tell what is left or held afterwards. */
export const LABELS = [
  'seat',
  'by',
  'partner',
  'other',
  'enemy',
  'enemyType',
  'part',
  'component',
  'card',
  'weapon',
  'ammunition',
  'ability',
  'arc',
  'event',
  'encounter',
  'level',
  'turn',
  'square',
  'from',
  'start',
  'for',
  'left',
  'held',
  'wounds',
  'faints',
] as const;
type Label = (typeof LABELS)[number];

/** ZD-ATK-16, ZD-EATK-10: what is taken off comes last. */
const gainsFirst = (terms: readonly SumTerm[]): SumTerm[] => terms.toSorted((a, b) => Number(a.value < 0) - Number(b.value < 0));

const rolled = (faces: readonly Face[]): number => faces.reduce<number>((sum, face) => sum + (face === 'crit' ? 0 : face), 0);
const dice = (faces: readonly Face[]): string => faces.join(', ') || 'none';

// Attacks of hunters

const byCards = (added: readonly AddedDamage[], before = ''): SumTerm[] =>
  added.map(({ card, n }) => ({ says: `${before}${card < 0 ? 'the machine' : nameOf(card)}`, value: n }));

function armour(n: number, spared: SparedArmour): SumTerm[] {
  return [
    ...unlessNone('Armour', -n),
    ...(spared ? [{ says: 'Armour', value: -spared.armour, not: `${capital(ARMOUR_OFF[spared.why])}.` }] : []),
  ];
}

const TOO_MUCH_ARMOUR = 'Damage never falls below 0.';

const attack: SumUp<'attack-hits'> = e => {
  const used = [e.weapon, e.ammunition, e.ability].filter(no => no >= 0).map(nameOf);
  const bought = e.byCrit.reduce((sum, { n }) => sum + n, 0);
  const terms = [
    { says: `Dice of ${sayList(used)}: ${dice(e.faces)}`, value: rolled(e.faces) },
    ...byCards(e.byCrit, 'Crit: '),
    ...unlessNone('Each crit is worth more', e.crit - bought),
    ...unlessNone('Against a component', e.tear),
    ...byCards(e.added),
    ...armour(e.armour, e.spared),
  ];
  return adding('Damage', downToZero(gainsFirst(terms), TOO_MUCH_ARMOUR));
};

const area: SumUp<'area-hit'> = ({ sum }) =>
  adding(
    'Damage',
    downToZero(
      [
        { says: 'Damage of the area', value: sum.printed },
        ...unlessNone('Dice of the area', sum.pips),
        ...unlessNone('Crits', sum.crit),
        ...armour(sum.armour, sum.spared),
      ],
      TOO_MUCH_ARMOUR,
    ),
  );

const faces: SumUp<'dice-rolled' | 'dice-rerolled'> = e =>
  adding(
    'Dice',
    e.faces.map(face =>
      face === 'crit' ? { says: 'Crit', value: 0, not: 'A crit has no number: it gives an effect.' } : { says: 'A die', value: face },
    ),
  );

// Attacks of machines

const evade: SumUp<'hunter-evaded'> = (e, view) =>
  adding(
    'Cards to lose',
    downToZero(
      gainsFirst([
        { says: `Attack of ${theEnemy(view, e.enemy)}`, value: e.damage },
        { says: `Evade dice: ${dice(e.faces)}`, value: -rolled(e.faces) },
        ...(e.thrownOut > 0 ? [{ says: plural(e.thrownOut, 'crit'), value: 0, not: 'Freeze throws crits out.' }] : []),
        ...unlessNone('Blocked by cards and crits', -e.blocked),
      ]),
      'There is nothing left to evade.',
    ),
  );

const HURTS: Readonly<Record<Hurt, string>> = { fire: 'Fire burns the hunter', area: 'Caught in an attack on another hunter: no evade' };
const HARMS: Readonly<Record<Harm, string>> = {
  fire: 'Fire burns the machine',
  component: 'Printed on the torn-off component',
  card: 'A card says so',
};

// Points and glory

/** The machines that were killed, and those that escaped. */
function killed(view: View, points: number): SumTerm[] {
  const terms = view.enemies.flatMap((enemy): SumTerm[] => {
    const { name, points: value } = ENEMIES[enemy.type]!;
    if (enemy.status === 'killed' || enemy.status === 'burnt') return [{ says: name, value }];
    return enemy.status === 'escaped' ? [{ says: name, value, not: 'It escaped.' }] : [];
  });
  return totalOf(terms) === points && terms.length > 0 ? terms : [{ says: 'Machines killed', value: points }];
}

const score: SumUp<'maintenance' | 'encounter-won' | 'encounter-lost'> = (e, view) =>
  adding(`Encounter points, ${e.threshold} needed`, killed(view, e.points));

const reward: SumUp<'enemy-killed' | 'enemy-burnt'> = (e, view) =>
  adding('Encounter points', [...unlessNone('Until now', e.inAll - e.points), { says: enemyCalled(view, e.enemy), value: e.points }]);

const GLORY_FOR: Readonly<Record<GloryFor, string>> = {
  kill: 'For the kill',
  component: 'For the torn-off component',
  outcrop: 'Attacked from an outcrop',
  event: 'The event adds it',
  card: 'A card gives it',
};
const GLORY_GOES: Readonly<Record<GloryGoes, string>> = {
  lost: 'Lost by fainting or to a card',
  spent: 'Spent for an effect',
  'handed-back': 'Handed back after the encounter',
};
const SUNS: Readonly<Record<Sun, number>> = { blazing: 3, full: 2, half: 1 };

// Cards

const draws: SumUp<'cards-drawn'> = ({ n, wanted }) => ({
  says: 'Cards drawn',
  total: n,
  terms: [
    { says: 'From the draw pile', value: n },
    ...(wanted > n ? [{ says: 'Not drawn', value: wanted - n, not: 'The draw pile is empty.' }] : []),
  ],
});

const standsUp: SumUp<'hunter-stood-up'> = (e, view) => {
  const pile = view.hunters[e.seat]!.scrapped;
  const scrapped = typeof pile === 'number' ? pile : pile.length;
  return adding('Cards in the draw pile', [
    { says: 'Discards, shuffled', value: e.discards },
    ...unlessNone('In the draw pile before', e.n - e.discards),
    ...(scrapped > 0 ? [{ says: 'Scrapped cards', value: scrapped, not: 'They are out until the encounter is over.' }] : []),
  ]);
};

const price: SumUp<'goods-bought'> = e => {
  const { shards, special = {} } = priceOf(e.card);
  const specials = Object.values(special).reduce((sum, n) => sum + n, 0);
  const printed = { says: `Printed price: ${sayPrice(priceOf(e.card))}`, value: shards + specials };
  if (e.wasFree) return adding('Cards paid', [{ ...printed, not: 'The Fledgling’s first purchase is free.' }]);
  const { discount } = e.bill;
  return adding('Cards paid', [
    printed,
    ...unlessNone('Discount on Metal Shards', -discount),
    ...unlessNone('Two cards in place of one special resource', e.paid.length - (shards + specials - discount)),
  ]);
};

const votes: SumUp<'vote-taken'> = (e, view) =>
  adding(
    'Votes to end the encounter',
    e.votes.map((vote, seat) => ({
      says: hunterName(view, seat),
      value: 1,
      ...(vote === 'go-on' ? { not: 'This hunter wants to go on.' } : {}),
    })),
  );

/** What a machine's attack is worth, whatever becomes of it. */
const blow =
  (says: string): SumUp<'hunter-attacked' | 'attack-ignored' | 'ruin-used'> =>
  (e, view) =>
    single(says, e.damage, `Printed on the behaviour card of ${theEnemy(view, e.enemy)}`);

const SUMS: Sums<DawnEvent, View, Label> = {
  'tracking-drawn': e => single('Tracking cards', e.n, 'From the top of the tracking deck'),
  'events-drawn': e => single('Events', e.n, 'From the top of the event deck'),
  maintenance: score,
  'encounter-won': score,
  'encounter-lost': score,
  'vote-taken': votes,
  'points-gained': e => single('Encounter points', e.n, 'Printed on the data card of the machine'),
  'enemy-killed': reward,
  'enemy-burnt': reward,
  'hunter-attacked': blow('Damage of the attack'),
  'attack-ignored': blow('Damage that misses'),
  'ruin-used': blow('Damage that the ruin stops'),
  'hunter-evaded': evade,
  'hunter-damaged': e => single('Damage', e.n, e.of ? HURTS[e.of] : 'What the evade leaves of the attack'),
  'hunter-stood-up': standsUp,
  'glory-gained': e =>
    adding(
      'Glory',
      e.parts.map(({ of, n }) => ({ says: GLORY_FOR[of], value: n })),
    ),
  'glory-lost': e => single('Glory', e.n, GLORY_GOES[e.how]),
  'sun-gained': e => single('Victory points', SUNS[e.sun], `${capital(e.sun)} Sun`),
  'cards-drawn': draws,
  'cards-lost': e => single('Cards lost', e.cards.length, 'One for each point of damage'),
  'cards-recovered': e => single('Cards back in the draw pile', e.cards.length, 'The oldest discards'),
  'deck-shuffled': e => single('Cards', e.n, 'In the draw pile'),
  'stamina-added': e => single('Stamina cards', e.n, 'Up to the size of the deck, and 6 at most'),
  'dice-rolled': faces,
  'dice-rerolled': faces,
  'attack-hits': attack,
  'area-hit': area,
  'enemy-wounded': e => single('Damage', e.n, e.of ? HARMS[e.of] : 'What the attack comes to'),
  'enemy-armour': (e, view) => {
    const printed = ENEMIES[view.enemies[e.enemy]?.type ?? -1]?.armour ?? e.n;
    return adding('Armour', [
      { says: 'Printed on the data card', value: printed },
      ...unlessNone('Gone with the component', e.n - printed),
    ]);
  },
  'salvage-reshuffled': e => single('Salvage cards', e.n, 'All that were discarded'),
  'goods-bought': price,
};

export const sum = sumsOf<DawnEvent, View, Label>(SUMS);
