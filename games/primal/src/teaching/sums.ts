/** How each number that is told came about: what counts, in the order in which it is counted, and what does not and why. */
import { adding, changed, plural, type Sums, type SumUp as SumUpOf, single, sumsOf, uncounted, unlessNone } from '@quarry/kernel';
import { isCard, monsterCard, nameOf, valueOf } from '../content/box.ts';
import { type Harm, ROUNDS } from '../content/kinds.ts';
import type { PrimalEvent, Told } from '../events.ts';
import type { View } from '../state.ts';

type Type = PrimalEvent['type'];
type SumUp<T extends Type = Type> = SumUpOf<PrimalEvent, View, T>;

/** Numbers that name a thing or its place, or tell what is left, held or needed. */
export const LABELS = [
  'seat',
  'whom',
  'by',
  'to',
  'for',
  'from',
  'card',
  'making',
  'slot',
  'back',
  'sector',
  'swarm',
  'place',
  'ability',
  'colour',
  'stance',
  'scenario',
  'quest',
  'chapter',
  'level',
  'step',
  'round',
  'hunters',
  'upgrades',
  'defeats',
  'left',
  'of',
] as const;
type Label = (typeof LABELS)[number];

// The hunters’ cards

/** PA-STAM-1, PA-STAM-3: what the cards are worth, tokens, and what was too much. */
const payment: SumUp<'paid'> = ({ cards, tokens, cost }) => {
  const given = [...cards.map(card => ({ says: nameOf(card), value: valueOf(card) })), ...unlessNone('Stamina tokens', tokens)];
  const over = given.reduce((sum, { value }) => sum + value, 0) - cost;
  return adding('Stamina', [...given, ...unlessNone('Too much, and gone', -over)]);
};

const DRAWN: Readonly<Record<Told<'drew'>['why'], string>> = {
  card: 'A text says so',
  refill: 'Up to the hand limit, at the end of the turn',
  rise: 'A full hand, after rising',
  'set-up': 'The first hand',
};

// Damage to the monster

const MORE: Readonly<Record<Told<'damage-dealt'>['why'], string>> = {
  attack: 'Cards, gear and ground',
  text: 'A text says so',
  volley: 'Offensive cards of the volley, at the weapon level each',
  stun: 'Attacks that were shown',
  ride: 'From its back',
};
/** PA-COL-4, PA-DMG-7: one sum, doubled last. */
const dealt: SumUp<'damage-dealt'> = ({ weapon, more, isDoubled, damage, why }) =>
  adding('Damage', [
    ...unlessNone('Weapon damage', weapon),
    ...unlessNone(MORE[why], more),
    ...(isDoubled ? [{ says: 'Doubled, as it is vulnerable', value: damage / 2 }] : []),
  ]);

// Damage to hunters

const HARMS: Readonly<Record<Harm, string>> = {
  monster: 'Monster damage, with all that was added or kept off',
  attrition: 'Monster damage, as the defence was too low',
  fatigue: 'The last card of the deck was taken',
  burning: 'Burning makes the fatigue worse by the weapon level',
  terrain: 'The ground hurts by the weapon level',
  card: 'A text says so',
};

/** PA-ATT-7, PA-ATT-9: what stood against the attrition card, and how much was needed. */
const defended: SumUp<'attrition-resisted' | 'attrition-failed'> = ({ value, cards, tokens, disrupted, more }) => {
  const raw = cards - disrupted + tokens + more;
  const lost = Math.max(0, -raw);
  return adding('Defence', [
    { says: 'Defensive cards in the sequence that count here', value: cards },
    ...unlessNone('Disrupted by dust', -disrupted),
    ...unlessNone('Defence tokens', tokens),
    ...unlessNone('Other cards', more + lost),
    ...(lost > 0 ? [uncounted('Other cards', -lost, 'Defence never falls below 0.')] : []),
    uncounted('Value of the attrition card', value, 'The defence is held against it: as much or more keeps it off.'),
  ]);
};

// The monster

const STRUGGLE: Readonly<Record<Exclude<Told<'struggle-changed'>['why'], 'upkeep'>, string>> = {
  escalation: 'Its pile of behaviours was shuffled again',
  card: 'A text says so',
  maneuver: 'A maneuver',
  boost: 'Paid for a boost',
  unleash: 'Back to 1 for each hunter',
};
/** PA-UPK-6, PA-UPK-7. */
const struggle: SumUp<'struggle-changed'> = e => {
  if (e.why !== 'upkeep') return changed('Struggle', e.struggle, e.by, STRUGGLE[e.why]);
  return adding('Struggle', [
    { says: 'Before', value: e.struggle - e.by },
    ...unlessNone('1 for each hunter', e.by - e.acceleration),
    ...unlessNone('Acceleration tokens', e.acceleration),
  ]);
};

/** PA-BEH-10. */
const skipped: SumUp<'boost-skipped'> = e => ({
  says: 'Price of the boost',
  total: e.cost,
  terms: [
    { says: 'Printed on the behaviour', value: e.cost },
    uncounted('Struggle that there is', e.struggle, 'It is less than the price.'),
  ],
});

/** PA-TERR-13. */
const rode: SumUp<'mounted'> = e =>
  adding('Hold', [
    { says: 'Stamina value of the top card of the deck', value: e.shown },
    uncounted('Value of the attrition card', e.attrition, 'The stamina value is held against it: as much or more holds on.'),
  ]);

/** The trial counts 10 for a level, what is left of the rounds, and less 2 for each fall. */
const score: SumUp<'quest-won'> = e => {
  const left = Math.max(0, ROUNDS - e.rounds);
  return adding('Score of the trial', [
    { says: 'The level, 10 each', value: e.score - left + 2 * e.falls },
    ...unlessNone('Rounds left', left),
    ...unlessNone(`${plural(e.falls, 'fall')}, 2 each`, -2 * e.falls),
  ]);
};

const trackName = (view: View): string => monsterCard(view.monster.id).track?.name ?? 'Track';
const counted = (card: number): string => (isCard(card) ? `Counters on ${nameOf(card)}` : 'Counters');

const SUMS: Sums<PrimalEvent, View, Label> = {
  'quest-won': score,
  'deck-shuffled': e => single('Cards in the deck', e.n, 'All that were shuffled'),
  'behaviours-shuffled': e => single('Behaviours in the pile', e.n, 'All that were shuffled'),
  'attrition-shuffled': e => single('Attrition cards in the pile', e.n, 'All that were shuffled'),
  'struggle-changed': struggle,
  'acceleration-changed': e => changed('Acceleration tokens', e.now, e.by),
  unleashed: e => single('Damage to everybody who stands', e.damage, 'Monster damage, with all that is added to it'),
  paid: payment,
  drew: e => single('Cards drawn', e.n, DRAWN[e.why]),
  fatigue: e => single('Fatigue', e.damage, 'The weapon level, and what texts add to it'),
  volleyed: e => single('Offensive cards', e.offensive, `Among ${plural(e.cards.length, 'card')} from the top of the deck`),
  'sequence-longer': e => single('Room in the sequence', e.by, 'A text says so'),
  'stamina-changed': e => changed('Stamina tokens', e.now, e.by),
  'defence-gained': e => single('Defence tokens', e.n, 'A text says so'),
  strained: e => single('Strain tokens', e.n, 'A text says so'),
  'counters-changed': e => changed(counted(e.card), e.now, e.by),
  suffered: e => single('Damage', e.damage, HARMS[e.harm]),
  prevented: e => single('Damage kept off', e.damage, e.card < 0 ? 'The rock took it' : 'A text says so'),
  healed: e => single('Damage taken off', e.n, 'Healed, no more than there was'),
  'boost-applied': e => single('Price of the boost', e.cost, 'Printed on the behaviour'),
  'boost-skipped': skipped,
  'boost-cancelled': e => single('Price of the boost', e.cost, 'Paid, though nothing comes of it'),
  mounted: rode,
  'damage-dealt': dealt,
  'swarm-hit': e => single('Damage', e.damage, 'The whole source, and what is too much is lost'),
  'swarm-came': e => single('Toughness of the swarm', e.toughness, 'A text says so'),
  'plate-set': e => single('Plates', e.n, 'In this sector now, one for each hunter at most'),
  'wound-suffered': e => changed('Health', e.health, -1, 'A wound'),
  'bonus-damage': e => single('Monster damage', e.by, 'Added by a text'),
  'track-changed': (e, view) => changed(trackName(view), e.now, e.by),
  'objective-counted': e => single(counted(e.card), e.now, 'Counted so far'),
  'attrition-resisted': defended,
  'attrition-failed': defended,
};

export const sum = sumsOf<PrimalEvent, View, Label>(SUMS);
