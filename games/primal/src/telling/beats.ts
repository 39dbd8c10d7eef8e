/** How each event is shown: how long it is looked at, what it is like, whose seat acts, and where to look. */
import type { Beat, Deed, Ref, Seat, Weight } from '@quarry/kernel';
import { HEALTH } from '../content/kinds.ts';
import type { PrimalEvent, Told } from '../events.ts';
import { monsterName } from '../sentences/names.ts';
import type { View } from '../state.ts';
import { cardRef, MONSTER, plateRef, seatRef, sectorRef, slotRef, swarmRef } from './refs.ts';

type Type = PrimalEvent['type'];
/** As a method, so that it can be looked up by the type of any event. */
type Show<T extends Type = Type> = { show(event: Told<T>, view: View): Beat }['show'];
type Shows = { readonly [T in Type]: Show<T> };

const shown = (weight: Weight, deed?: Deed, about: readonly Ref[] = [], by: Seat = -1): Beat => ({
  weight,
  ...(deed ? { deed } : {}),
  ...(by < 0 ? {} : { by }),
  ...(about.length > 0 ? { about } : {}),
});
const slight: Show = () => shown('slight');
type OfSeat = { readonly seat: Seat };
type OfCard = { readonly card: number };

/** What a hunter does where that hunter stands. */
const does =
  (weight: Weight, deed?: Deed) =>
  ({ seat }: OfSeat): Beat =>
    shown(weight, deed, [seatRef(seat)], seat);
/** What befalls a hunter. */
const befalls =
  (weight: Weight, deed?: Deed) =>
  ({ seat }: OfSeat): Beat =>
    shown(weight, deed, [seatRef(seat)]);
const ownCard =
  (weight: Weight, deed: Deed) =>
  ({ seat, card }: OfSeat & OfCard): Beat =>
    shown(weight, deed, [cardRef(card), seatRef(seat)], seat);
const helps =
  (deed: Deed) =>
  ({ seat, card, whom }: OfSeat & OfCard & { readonly whom: Seat }): Beat =>
    shown('beat', deed, [seatRef(whom), cardRef(card)], seat);
/** What the monster does. */
const beastly = (weight: Weight, deed?: Deed) => (): Beat => shown(weight, deed, [MONSTER]);
const beastCard =
  (weight: Weight, deed: Deed) =>
  ({ card }: OfCard): Beat =>
    shown(weight, deed, [cardRef(card), MONSTER]);
/** What a hunter does to the monster. */
const onBeast =
  (weight: Weight, deed: Deed) =>
  ({ seat }: OfSeat): Beat =>
    shown(weight, deed, [MONSTER, seatRef(seat)], seat);
const inSlot =
  (weight: Weight, deed?: Deed) =>
  ({ slot }: { readonly slot: number }): Beat =>
    shown(weight, deed, [slotRef(slot)]);
const inSector =
  (weight: Weight, deed?: Deed) =>
  ({ sector }: { readonly sector: number }): Beat =>
    shown(weight, deed, [sectorRef(sector)]);

const moves: Show<'moved'> = ({ seat, sector, gait }) =>
  shown('beat', 'move', [seatRef(seat), sectorRef(sector)], gait === 'forced' ? -1 : seat);
/** What pays or goes by itself is bookkeeping; what the monster takes is felt. */
const discards: Show<'discarded'> = ({ seat, for: why }) =>
  why === 'behaviour' ? shown('beat', 'loss', [seatRef(seat)]) : shown('slight', 'card', [], seat);
const mills: Show<'milled'> = ({ seat, for: why }) =>
  why === 'fire' ? shown('beat', 'loss', [seatRef(seat)]) : shown('slight', 'card', [seatRef(seat)]);
const struggles: Show<'struggle-changed'> = ({ by, why }) =>
  shown(why === 'maneuver' || why === 'upkeep' ? 'slight' : 'beat', by < 0 ? 'gain' : 'loss', [MONSTER]);
const risen =
  (deed: Deed) =>
  ({ seat, by }: OfSeat & { readonly by: Seat }): Beat =>
    shown('moment', deed, [seatRef(seat)], by);
const wakes: Show<'behaviour-revealed'> = ({ slot, card, by }) =>
  shown('moment', 'wake', [...(slot < 0 ? [] : [slotRef(slot)]), cardRef(card), MONSTER], by);

const opens: Show<'hunt-opened'> = (_, view) => ({
  ...shown('moment', 'turn', [MONSTER]),
  enters: { name: monsterName(view), says: `${HEALTH} wounds bring it down.` },
});

const SHOWS: Shows = {
  // Camp and story
  'chapter-begun': () => shown('beat', 'turn'),
  'page-read': () => shown('beat', 'turn'),
  'forge-raised': () => shown('beat', 'gain'),
  'herbalist-raised': () => shown('beat', 'gain'),
  'upgrade-gained': befalls('beat', 'gain'),
  'quest-opened': () => shown('beat'),
  'quest-expired': () => shown('slight', 'loss'),
  'element-opened': () => shown('beat', 'gain'),
  'achievement-gained': () => shown('beat', 'gain'),
  'choice-made': () => shown('beat'),
  'quest-chosen': () => shown('moment', 'turn'),
  'resources-gained': befalls('beat', 'gain'),
  'resources-paid': does('slight', 'loss'),
  'gear-made': ownCard('beat', 'gain'),
  'gear-given-up': ownCard('slight', 'loss'),
  'potion-brewed': ownCard('beat', 'gain'),
  'step-learned': does('beat', 'gain'),
  'gear-worn': ownCard('slight', 'card'),
  'gear-taken-off': ownCard('slight', 'card'),
  'mastery-chosen': ownCard('slight', 'card'),
  'deck-changed': does('slight', 'card'),
  'loadout-changed': does('slight', 'card'),
  'trade-offered': ({ seat, to }) => shown('beat', undefined, [seatRef(to)], seat),
  'trade-made': ({ seat, to }) => shown('beat', 'gain', [seatRef(to), seatRef(seat)], seat),
  'trade-off': ({ seat, to }) => shown('slight', undefined, [seatRef(to)], seat),
  'page-turned': does('slight'),
  'payment-chosen': does('slight'),
  ready: does('slight'),
  'card-assigned': ownCard('beat', 'gain'),
  'quest-won': () => shown('moment', 'win'),
  'quest-lost': () => shown('moment', 'defeat'),
  'potions-back': befalls('slight', 'gain'),

  // The hunt begins
  'hunt-opened': opens,
  'stance-set': beastCard('beat', 'card'),
  'peril-set': beastCard('beat', 'card'),
  'objective-set': beastCard('beat', 'card'),
  'terrain-set': inSector('slight'),
  'slot-filled': inSlot('slight', 'card'),
  'deck-shuffled': does('slight', 'card'),
  'behaviours-shuffled': slight,
  'attrition-shuffled': slight,
  'aggro-chosen': befalls('beat', 'turn'),

  // The round
  'round-begun': () => shown('beat', 'turn'),
  step: slight,
  'potion-drunk': ownCard('beat', 'heal'),
  'consume-passed': does('slight'),
  'slots-refreshed': ({ cards }) => shown('slight', 'card', cards.map(cardRef)),
  'struggle-changed': struggles,
  'acceleration-changed': beastly('beat'),
  unleashed: beastly('moment', 'attack'),
  'first-player': befalls('slight', 'turn'),
  'turn-begun': does('beat', 'turn'),
  'turn-paused': does('beat', 'turn'),
  'turn-resumed': does('beat', 'turn'),
  'turn-ended': does('slight'),
  'round-ended': slight,

  // Movement
  moved: moves,
  placed: ({ seat, sector }) => shown('beat', 'move', [seatRef(seat), sectorRef(sector)]),
  stayed: does('slight'),
  threatened: befalls('beat', 'wake'),
  'threat-gone': befalls('slight', 'gain'),

  // Cards
  paid: does('slight', 'card'),
  'card-played': ownCard('beat', 'card'),
  'aggro-taken': does('beat', 'wake'),
  drew: does('slight', 'card'),
  'cards-shown': ({ seat, cards }) => shown('slight', 'card', cards.map(cardRef), seat),
  discarded: discards,
  milled: mills,
  exiled: befalls('slight', 'loss'),
  'taken-back': ownCard('slight', 'card'),
  'top-seen': ({ seat, cards }) => shown('slight', 'card', cards.map(cardRef), seat),
  fatigue: befalls('beat', 'loss'),
  'burden-given': ({ seat, card }) => shown('beat', 'loss', [seatRef(seat), cardRef(card)]),
  'sequence-discarded': does('slight', 'card'),
  assisted: helps('gain'),
  taunted: helps('wake'),
  'went-berserk': does('beat', 'attack'),
  'resilience-shown': ownCard('slight', 'card'),
  recycled: does('slight', 'card'),
  volleyed: ({ seat, cards }) => shown('moment', 'attack', [MONSTER, ...cards.map(cardRef)], seat),
  'attacks-shown': ({ seat, cards }) => shown('beat', 'attack', cards.map(cardRef), seat),
  'wait-added': does('slight'),
  'sequence-longer': does('slight'),
  'actions-cut': befalls('beat', 'loss'),
  'actions-ended': does('slight'),
  word: does('slight'),
  'ability-used': ownCard('beat', 'card'),

  // Tokens
  'stamina-changed': befalls('slight'),
  'defence-gained': befalls('slight', 'gain'),
  'tokens-cleared': befalls('slight'),
  strained: befalls('beat', 'loss'),
  'caught-fire': befalls('beat', 'loss'),
  'counters-changed': befalls('slight'),
  focused: ownCard('beat', 'gain'),

  // Damage to hunters
  suffered: befalls('moment', 'hit'),
  prevented: ({ seat, by }) => shown('moment', 'miss', [seatRef(seat)], by),
  'rock-broken': inSector('slight', 'loss'),
  healed: befalls('beat', 'heal'),
  'knocked-out': befalls('moment', 'faint'),
  'gear-depleted': ({ seat, card }) => shown('beat', 'loss', [seatRef(seat), cardRef(card)]),
  'gear-mended': ({ seat, card }) => shown('beat', 'heal', [seatRef(seat), cardRef(card)]),
  eliminated: befalls('moment', 'faint'),
  'ko-flipped': risen('heal'),
  rose: risen('heal'),

  // The monster
  'monster-turned': ({ sector }) => shown('moment', 'wake', [MONSTER, sectorRef(sector)]),
  'behaviour-revealed': wakes,
  'boost-applied': beastCard('beat', 'attack'),
  'boost-skipped': beastCard('slight', 'card'),
  'boost-cancelled': beastCard('beat', 'miss'),
  rampage: beastly('moment', 'wake'),
  'behaviours-discarded': slight,
  'chain-cut': slight,
  mounted: onBeast('moment', 'attack'),
  'damage-dealt': ({ seat, damage }) => shown('moment', damage > 0 ? 'hit' : 'miss', [MONSTER, ...(seat < 0 ? [] : [seatRef(seat)])], seat),
  'swarm-hit': ({ seat, swarm, isGone }) => shown('moment', isGone ? 'kill' : 'hit', [swarmRef(swarm)], seat),
  'swarm-came': ({ swarm }) => shown('moment', 'wake', [swarmRef(swarm)]),
  'plate-swallowed': ({ seat, sector }) => shown('moment', 'miss', [plateRef(sector), seatRef(seat)], seat),
  'plate-set': ({ sector }) => shown('beat', undefined, [plateRef(sector)]),
  'wound-suffered': () => ({ ...shown('moment', 'hit', [MONSTER]), goesTo: 'goal' }),
  'stance-changed': beastCard('moment', 'wake'),
  'peril-stirs': ({ seat, card }) => shown('beat', 'card', [cardRef(card), seatRef(seat)]),
  'peril-gone': slight,
  'peril-blinded': onBeast('beat', 'gain'),
  'blind-ended': beastly('slight'),
  confused: onBeast('beat', 'gain'),
  'confusion-gone': beastly('slight'),
  'slot-stunned': ({ seat, slot }) => shown('beat', 'gain', [slotRef(slot), MONSTER], seat),
  'stuns-gone': slight,
  vulnerable: onBeast('beat', 'gain'),
  'vulnerable-gone': beastly('slight'),
  'bonus-damage': beastly('beat', 'loss'),
  'bonus-gone': slight,
  'track-changed': beastly('beat'),
  'objective-counted': beastCard('beat', 'gain'),
  'objective-done': beastCard('moment', 'win'),
  'slot-known': inSlot('beat', 'card'),
  'pile-seen': ({ cards }) => shown('beat', 'card', cards.map(cardRef)),
  'slot-opened': inSlot('beat', 'wake'),
  'slot-locked': inSlot('beat', 'gain'),
  'sector-marked': inSector('beat'),

  // Terrain
  'terrain-placed': inSector('beat'),
  'terrain-gone': inSector('slight'),
  'fire-fades': inSector('slight'),
  'dust-disrupts': befalls('beat', 'loss'),
  climbed: does('beat', 'move'),
  'stepped-off': does('slight', 'move'),

  // Attrition
  'attrition-revealed': befalls('slight', 'card'),
  'attrition-resisted': befalls('moment', 'miss'),
  'attrition-failed': befalls('moment', 'attack'),
  'attrition-discarded': slight,

  // The end
  'hunt-won': beastly('moment', 'win'),
  'hunt-lost': beastly('moment', 'defeat'),
};

/** What is part of another deed is seen with that deed. */
export function beat(event: PrimalEvent, view: View): Beat {
  const show: Show = SHOWS[event.type];
  const found = show(event, view);
  return event.within === undefined ? found : { ...found, weight: 'slight' };
}
