/** How each event is shown: how much it weighs, what it is like, whose seat acts, where to look. */
import type { Beat, Deed, Ref, Seat, Weight } from '@quarry/kernel';
import { enemyCard } from '../content/box.ts';
import type { Purpose, SunEvent, Told } from '../events.ts';
import type { Hex } from '../places.ts';
import { livingAt, printedEnemy } from '../questions/basics.ts';
import type { View, Who } from '../state.ts';
import { enemyRef, figureRef, hexRef, merchantRef, onHex, whoRef } from './refs.ts';

type Type = SunEvent['type'];
/** As a method, so that it can be looked up by the type of any event. */
type Shown<T extends Type = Type> = { show(event: Told<T>, view: View): Beat }['show'];

const beatOf = (weight: Weight, deed: Deed | null, about: readonly Ref[], by?: Seat): Beat => ({
  weight,
  ...(deed && { deed }),
  ...(by !== undefined && { by }),
  ...(about.length > 0 && { about }),
});
const bySeat = (view: View, who: Who): Seat | undefined => view.characters[who]?.seat;

type OfWho = { readonly who: Who };
type OfHex = { readonly hex: Hex };
type OfEnemy = { readonly enemy: number };
type OfMerchant = { readonly merchant: number };

/** Whoever fights otherwise once hurt enters with a card of its own, and so does the first of the Sons of Liberty where no other stands. */
const spawns: Shown<'spawned'> = ({ enemy, hex, card }, view) => {
  const beat = beatOf('moment', 'wake', [enemyRef(enemy), hexRef(hex)]);
  const { name, hp, stages = [], isSol } = enemyCard(card);
  if (stages.length > 0) return { ...beat, enters: { name, says: `${hp} HP, and fights otherwise once hurt.` } };
  const isFirst = isSol && view.enemies.every(one => one.id === enemy || !printedEnemy(one).isSol);
  return isFirst ? { ...beat, enters: { name, says: `The Sons of Liberty are here. ${hp} HP.` } } : beat;
};

/** The game runs it. */
const runs =
  (weight: Weight, deed: Deed | null = null) =>
  (): Beat =>
    beatOf(weight, deed, []);
/** Whom it names does it. */
const does =
  (weight: Weight, deed: Deed | null = null) =>
  ({ who }: OfWho, view: View): Beat =>
    beatOf(weight, deed, [whoRef(who)], bySeat(view, who));
/** And there. */
const doesThere =
  (weight: Weight, deed: Deed | null = null) =>
  ({ who, hex }: OfWho & OfHex, view: View): Beat =>
    beatOf(weight, deed, [whoRef(who), hexRef(hex)], bySeat(view, who));
const dealsWith =
  (weight: Weight, deed: Deed | null = null) =>
  ({ who, merchant }: OfWho & OfMerchant, view: View): Beat =>
    beatOf(weight, deed, [whoRef(who), merchantRef(merchant)], bySeat(view, who));
/** It befalls whom it names. */
const befalls =
  (weight: Weight, deed: Deed | null = null) =>
  ({ who }: OfWho): Beat =>
    beatOf(weight, deed, [whoRef(who)]);
const happensAt =
  (weight: Weight, deed: Deed | null = null) =>
  ({ hex }: OfHex): Beat =>
    beatOf(weight, deed, [hexRef(hex)]);
const happensOn =
  (weight: Weight, deed: Deed | null = null) =>
  ({ hexes }: { readonly hexes: readonly Hex[] }): Beat =>
    beatOf(weight, deed, hexes.map(hexRef));
const ofEnemy =
  (weight: Weight, deed: Deed | null = null) =>
  ({ enemy }: OfEnemy): Beat =>
    beatOf(weight, deed, [enemyRef(enemy)]);
const ofSeat =
  (weight: Weight, deed: Deed | null = null) =>
  ({ seat }: { readonly seat: Seat }): Beat =>
    beatOf(weight, deed, [], seat);

// Dice

/** Their dice are told with what they do. */
const TOLD_WITH_BLOWS: readonly Purpose[] = ['melee', 'ranged', 'counterattack', 'return-fire'];
const rolls: Shown<'rolled'> = (e, view) => {
  const weight = TOLD_WITH_BLOWS.includes(e.for) ? 'slight' : 'moment';
  if (e.by === 'character') return beatOf(weight, 'dice', [whoRef(e.id)], bySeat(view, e.id));
  return beatOf(weight, 'dice', [e.by === 'enemy' ? enemyRef(e.id) : merchantRef(e.id)]);
};

// People

/** What attacks do is told with them. */
const hurts: Shown<'hurt'> = ({ who, why }) => beatOf(why === 'attack' ? 'slight' : 'moment', 'loss', [whoRef(who)]);
const changes = (e: OfWho & { readonly by: number }): Beat => beatOf('beat', e.by < 0 ? 'loss' : 'gain', [whoRef(e.who)]);

// Enemies and fights

/** A step by which nobody is met is a patrol. */
const steps: Shown<'enemy-moved'> = ({ enemy, to, why }, view) => {
  const isPatrol = why !== 'liberty' && why !== 'approach' && livingAt(view, to).length === 0;
  return beatOf(isPatrol ? 'slight' : why === 'liberty' ? 'moment' : 'beat', 'move', [enemyRef(enemy), hexRef(to)]);
};
const attackerRef = ({ by, id }: Pick<Told<'struck'>, 'by' | 'id'>): Ref => ({ kind: by, id });
const strikes =
  (isHit: (e: Told<'struck' | 'attack-dodged'>) => boolean): Shown<'struck' | 'attack-dodged'> =>
  (e, view) =>
    beatOf('moment', isHit(e) ? 'hit' : 'miss', [whoRef(e.who), attackerRef(e)], e.by === 'character' ? bySeat(view, e.id) : undefined);
const fells: Shown<'enemy-defeated'> = ({ enemy, hex, by }, view) =>
  beatOf('moment', 'kill', [enemyRef(enemy), whoRef(by), hexRef(hex)], bySeat(view, by));

const BEATS: { readonly [T in Type]: Shown<T> } = {
  // Setup
  'first-rolled': runs('beat', 'dice'),
  'starter-chosen': ofSeat('beat', 'turn'),
  'character-chosen': ({ who, seat }) => beatOf('beat', 'gain', [whoRef(who)], seat),
  'offer-drawn': runs('slight', 'card'),
  'points-dealt': runs('slight'),
  'equipment-bought': does('beat', 'gain'),
  'equipment-done': ofSeat('slight'),
  'team-dealt': runs('beat', 'card'),
  'merchant-stocked': ({ merchant }) => beatOf('slight', 'gain', [merchantRef(merchant)]),
  'mission-begun': runs('beat', 'turn'),
  'mission-card': runs('moment', 'card'),

  // The day
  'day-begun': runs('beat', 'turn'),
  'starter-passed': ({ seat }) => beatOf('slight', null, [], seat),
  'cleaned-up': happensOn('slight', 'loss'),
  'cards-turned-back': runs('slight', 'card'),
  'symbols-opened': happensOn('slight'),
  'sources-refilled': happensOn('slight'),
  'fitness-changed': ({ who, by }) => beatOf('slight', by < 0 ? 'loss' : 'heal', [whoRef(who)]),
  ate: does('slight', 'heal'),
  'phase-begun': runs('beat', 'turn'),
  'sun-drawn': runs('beat', 'card'),
  'fires-out': happensOn('beat', 'loss'),
  'ap-raised': runs('slight'),
  'turn-begun': does('beat', 'turn'),
  'turn-ended': does('slight'),
  waits: does('slight'),
  'saved-ap-lost': befalls('slight', 'loss'),
  drank: ({ who, missing }, view) =>
    missing > 0 ? beatOf('beat', 'loss', [whoRef(who)], bySeat(view, who)) : beatOf('slight', null, [whoRef(who)], bySeat(view, who)),
  'trap-rolled': ({ hex }) => beatOf('beat', 'dice', [onHex('trap', hex), hexRef(hex)]),
  'trap-destroyed': ({ enemy, hex }) => beatOf('beat', 'loss', [hexRef(hex), enemyRef(enemy)]),

  // Rolls
  rolled: rolls,
  'karma-used': does('moment', 'dice'),
  rerolled: does('moment', 'dice'),
  'numbers-rolled': ofEnemy('slight', 'dice'),
  'tie-rolled': ({ among }) => beatOf('beat', 'dice', among.map(whoRef)),

  // Characters
  paid: does('slight'),
  hurt: hurts,
  healed: befalls('beat', 'heal'),
  prevented: does('slight'),
  died: ({ who, hex }) => beatOf('moment', 'faint', [whoRef(who), hexRef(hex)]),
  eliminated: befalls('moment', 'loss'),
  revived: ({ who, by }, view) => beatOf('moment', 'heal', [whoRef(who), whoRef(by)], bySeat(view, by)),
  infected: befalls('moment', 'loss'),
  cured: befalls('beat', 'heal'),
  'water-gained': befalls('slight', 'gain'),
  'water-lost': befalls('slight', 'loss'),
  'ap-changed': changes,
  'karma-changed': changes,
  lasts: befalls('beat', 'card'),
  hid: doesThere('beat'),
  exposed: ({ who, hex }) => beatOf('moment', 'wake', [whoRef(who), hexRef(hex)]),

  // Goods and cards
  'goods-gained': (e, view) => ({ ...befalls('beat', 'gain')(e), goesTo: bySeat(view, e.who) ?? 'goal' }),
  'goods-lost': befalls('slight', 'loss'),
  'laid-down': doesThere('slight'),
  'goods-laid': happensAt('slight'),
  'bag-refilled': runs('slight'),
  'ammunition-gained': befalls('beat', 'gain'),
  'ammunition-loaded': does('slight'),
  'card-gained': befalls('beat', 'gain'),
  'card-lost': befalls('slight', 'loss'),
  'card-used': does('beat', 'card'),
  'card-flipped': befalls('slight', 'card'),
  'bundle-opened': does('beat', 'gain'),
  'skill-used': does('beat', 'card'),
  crafted: does('beat', 'gain'),
  'ammunition-made': does('beat', 'gain'),
  collected: doesThere('beat', 'gain'),
  replenished: doesThere('beat', 'gain'),
  'rain-collected': does('beat', 'gain'),
  slept: does('beat', 'heal'),
  'camp-made': doesThere('beat', 'gain'),
  'camp-struck': doesThere('beat'),
  'fire-lit': doesThere('beat', 'gain'),
  'pit-made': doesThere('beat', 'gain'),
  cooked: does('beat', 'gain'),
  'trap-laid': doesThere('beat'),
  'container-opened': ({ who, hex }, view) => beatOf('moment', 'gain', [onHex('container', hex), hexRef(hex)], bySeat(view, who)),
  'container-shut': ({ who, hex }, view) => beatOf('beat', 'miss', [onHex('container', hex), hexRef(hex)], bySeat(view, who)),
  looted: ({ who, successes }, view) => beatOf('beat', successes > 0 ? 'gain' : 'miss', [whoRef(who)], bySeat(view, who)),

  // The map
  'tile-revealed': happensAt('beat', 'card'),
  'tile-laid-down': happensAt('slight'),
  filled: happensAt('slight'),
  moved: ({ who, to }, view) => beatOf('beat', 'move', [whoRef(who), hexRef(to)], bySeat(view, who)),
  'marker-placed': happensAt('beat'),
  'marker-taken': happensAt('slight'),
  'event-drawn': does('moment', 'card'),
  'night-drawn': does('moment', 'card'),
  'night-ignored': does('beat'),
  'victim-voted': befalls('beat', 'card'),
  peeked: does('slight', 'card'),
  buried: does('slight', 'card'),
  'deck-shuffled': runs('slight'),

  // Enemies
  spawned: spawns,
  'passed-over': runs('slight'),
  met: ({ enemy, who }) => beatOf('beat', 'wake', [enemyRef(enemy), whoRef(who)]),
  'enemy-moved': steps,
  'enemy-stayed': ofEnemy('slight'),
  'enemy-hurt': ({ enemy, within }) => beatOf(within === undefined ? 'moment' : 'slight', 'hit', [enemyRef(enemy)]),
  'enemy-defeated': fells,
  'enemy-left': ({ enemy, hex }) => beatOf('beat', 'move', [enemyRef(enemy), hexRef(hex)]),
  'enemy-tapped': ofEnemy('beat'),
  'stage-reached': ofEnemy('moment', 'wake'),

  // Fights
  'round-begun': doesThere('slight', 'turn'),
  attacks: (e, view) => beatOf('moment', e.damage > 0 ? 'hit' : 'miss', [{ kind: e.target, id: e.id }, whoRef(e.who)], bySeat(view, e.who)),
  dodges: does('slight'),
  joined: ({ who, with: other }, view) => beatOf('beat', 'attack', [whoRef(who), whoRef(other)], bySeat(view, who)),
  'join-lapsed': does('slight'),
  struck: strikes(e => e.type === 'struck' && e.damage > 0),
  'attack-dodged': strikes(() => false),
  'attack-taken-over': ({ who, from }, view) => beatOf('moment', null, [whoRef(who), whoRef(from)], bySeat(view, who)),
  'shot-fired': does('slight'),
  'rush-failed': does('beat', 'miss'),

  // Merchants and trade
  'dealer-arrived': ({ merchant, hex }) => beatOf('beat', null, [merchantRef(merchant), hexRef(hex)]),
  'dealing-begun': dealsWith('slight'),
  'dealing-over': dealsWith('slight'),
  bought: dealsWith('beat', 'gain'),
  sold: dealsWith('beat', 'gain'),
  'broken-up': dealsWith('beat', 'gain'),
  stole: dealsWith('moment', 'gain'),
  'theft-failed': dealsWith('moment', 'miss'),
  'merchant-angered': ({ merchant, who }) => beatOf('moment', 'wake', [merchantRef(merchant), whoRef(who)]),
  'merchant-hurt': ({ merchant }) => beatOf('slight', 'hit', [merchantRef(merchant)]),
  'merchant-robbed': ({ who, merchant }, view) => beatOf('moment', 'kill', [merchantRef(merchant), whoRef(who)], bySeat(view, who)),
  'merchant-calmed': ({ merchant }) => beatOf('slight', null, [merchantRef(merchant)]),
  'trade-opened': ({ who, with: other }, view) => beatOf('beat', null, [whoRef(who), whoRef(other)], bySeat(view, who)),
  'offer-changed': does('slight'),
  agreed: does('slight'),
  'trade-made': ({ from, to }, view) => beatOf('beat', 'gain', [whoRef(from), whoRef(to)], bySeat(view, from)),
  'trade-off': does('slight'),

  // Mission and team
  counted: ({ by }) => beatOf('beat', by < 0 ? 'loss' : 'gain', []),
  'figure-placed': ({ figure, hex }) => beatOf('beat', null, [figureRef(figure), hexRef(hex)]),
  'figure-taken': ({ who, figure }, view) => beatOf('beat', 'gain', [figureRef(figure), whoRef(who)], bySeat(view, who)),
  'figure-left': ({ figure, hex }) => beatOf('beat', 'loss', [figureRef(figure), hexRef(hex)]),
  'figure-moved': ({ figure, to }) => beatOf('beat', 'move', [figureRef(figure), hexRef(to)]),
  'figure-hurt': ({ figure }) => beatOf('moment', 'hit', [figureRef(figure)]),
  'mission-acted': does('moment', 'gain'),
  'card-fulfilled': runs('moment', 'win'),
  'tile-added': runs('slight'),
  revealed: does('moment', 'wake'),
  'ability-used': does('moment', 'card'),
  word: runs('slight'),
  ended: ({ result }) => beatOf('moment', result === 'won' ? 'win' : 'defeat', []),
};

export function beat(event: SunEvent, view: View): Beat {
  const show: Shown = BEATS[event.type];
  return show(event, view);
}
