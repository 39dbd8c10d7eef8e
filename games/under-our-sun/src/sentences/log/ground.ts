/** The log of goods and ground: what is taken, made, lost and laid down; tiles, camps, fires, containers, cards of the day and of the night. */
import { capital, plural, sayList } from '@quarry/kernel';
import { enemyCard, eventCard, nightCard, thing, tileCard } from '../../content/box.ts';
import { MARKERS, type Marker } from '../../content/words/saying.ts';
import type { Told } from '../../events.ts';
import { livingAt, missionIn, tileAt } from '../../questions/basics.ts';
import { total } from '../../questions.ts';
import type { View } from '../../state.ts';
import { afterColon, nightEffects } from '../cards.ts';
import { apLeft, cardName, FAMILY_NAMES, goodsSay, lotParts, lotSays, onTile, ontoTile, person } from '../names.ts';
import { type Say, type Says, who } from './facts.ts';

// Goods and cards

const FROM: Readonly<Record<Told<'goods-gained'>['from'], string>> = {
  tile: ' off the tile',
  supply: '',
  bag: ' out of the bag',
  body: ' off the body',
  merchant: ' from the merchant',
  camp: ' out of the camp',
};
const LOSES: Readonly<Record<Told<'goods-lost'>['why'], string>> = { paid: 'pays', text: 'loses', stolen: 'is robbed of', given: 'gives' };
const GAINED: Readonly<Record<Told<'card-gained'>['from'], string>> = {
  craft: 'makes',
  loot: 'finds',
  tile: 'takes up',
  camp: 'takes',
  body: 'takes',
  merchant: 'takes',
  setup: 'has',
  trade: 'gets',
};
const loaded = (card: number, n: number): string => {
  const { weapon, uses } = thing(card);
  if (weapon?.ammunition) return `, ${plural(n, weapon.ammunition.kind)} in it`;
  return uses !== undefined ? `, ${plural(n, 'use')}` : '';
};
const losesCard: Say<'card-lost'> = (e, view, reader) => {
  const one = who(e, view, reader);
  const name = cardName(e.card);
  switch (e.why) {
    case 'spent':
      return `${one.Whose} ${name} is used up.`;
    case 'broken-up':
      return `${one.Whose} ${name} is broken up.`;
    case 'sold':
      return `${one.does('hands')} over the ${name}.`;
    case 'placed':
      return `${one.does('sets')} up the ${name}.`;
    case 'text':
      return `${one.does('loses')} the ${name}.`;
  }
};
const LAID: Readonly<Record<Told<'goods-laid'>['why'], string>> = {
  pit: 'of the pit',
  text: '',
  tile: '',
  spoils: 'of the merchant',
};

// Tiles

/** What can be seen on a tile at once. */
function sightsOf(view: View, hex: number): string {
  const tile = tileAt(view, hex)!;
  const sights = [
    ...lotParts({ goods: tile.goods }),
    ...(tile.source > 0 ? [plural(tile.source, 'water cube')] : []),
    ...(tile.symbols.length > 0 ? [plural(tile.symbols.length, 'enemy symbol')] : []),
    ...(tile.hasEvent ? ['an event'] : []),
    ...(tile.containers.length > 0 ? [plural(tile.containers.length, 'container')] : []),
  ];
  return sights.length > 0 ? ` ${capital(sayList(sights))}.` : ' Nothing lies there.';
}
const reveals: Say<'tile-revealed'> = ({ hex, card }, view) => {
  const { name, family, value } = tileCard(card);
  return `New ground: ${name}, ${FAMILY_NAMES[family]}, value ${value}.${sightsOf(view, hex)}`;
};
const GAITS: Readonly<Record<Told<'moved'>['gait'], string>> = {
  move: 'moves',
  charge: 'charges',
  sneak: 'sneaks',
  rush: 'rushes',
  text: 'comes',
};
const walks: Say<'moved'> = (e, view, reader) => {
  const left = e.gait === 'text' ? '' : `, ${apLeft(view, e.who)}`;
  return `${who(e, view, reader).does(GAITS[e.gait])} ${ontoTile(view, e.to)}${left}.`;
};
const marked = (view: View, marker: string): string =>
  marker === 'token' ? missionIn(view).token : (MARKERS[marker as Marker] ?? 'a marker');
const takes: Say<'marker-taken'> = ({ hex, marker }, view) =>
  marker === 'event'
    ? `Something is waiting ${onTile(view, hex)}.`
    : `${capital(marked(view, marker)).replace(/^An? /, 'The ')} ${onTile(view, hex)} is gone.`;
const opens: Say<'container-opened'> = (e, view, reader) =>
  `${who(e, view, reader).does('opens')} the container ${onTile(view, e.hex)}. ${apLeft(view, e.who)}.`;

// Decks

const votes: Say<'victim-voted'> = (e, view, reader) => {
  const cast = e.votes.reduce((sum, { length }) => sum + length, 0);
  const isDecided = e.votes.some(({ length }) => length * 2 > cast);
  const one = who(e, view, reader);
  const camp = livingAt(view, view.characters[e.who]!.hex);
  const named = e.votes.flatMap((hands, i) =>
    hands.length > 0 ? [`for ${person(view, camp[i]!, reader).whom}: ${sayList(hands.map(hand => person(view, hand, reader).whom))}`] : [],
  );
  const hits = `${cardName(e.card)} hits ${one.whom}`;
  if (cast === 0) return `Nobody votes: ${hits}, who drew it.`;
  return `Votes ${named.join('; ')}. ${isDecided ? hits : `No majority: ${hits}, who drew it`}.`;
};
const looks: Say<'peeked'> = (e, view, reader) =>
  `${who(e, view, reader).does('looks')} at the top card of the ${e.deck} deck${e.card === undefined || e.card < 0 ? '' : `: ${cardName(e.card)}`}.`;

type GroundEvent =
  | 'goods-gained'
  | 'goods-lost'
  | 'laid-down'
  | 'goods-laid'
  | 'bag-refilled'
  | 'ammunition-gained'
  | 'ammunition-loaded'
  | 'card-gained'
  | 'card-lost'
  | 'card-used'
  | 'card-flipped'
  | 'bundle-opened'
  | 'crafted'
  | 'ammunition-made'
  | 'collected'
  | 'camp-made'
  | 'camp-struck'
  | 'fire-lit'
  | 'pit-made'
  | 'cooked'
  | 'trap-laid'
  | 'container-opened'
  | 'container-shut'
  | 'looted'
  | 'tile-revealed'
  | 'tile-laid-down'
  | 'filled'
  | 'moved'
  | 'marker-placed'
  | 'marker-taken'
  | 'event-drawn'
  | 'night-drawn'
  | 'night-ignored'
  | 'victim-voted'
  | 'peeked'
  | 'buried'
  | 'deck-shuffled';

export const GROUND: Says<GroundEvent> = {
  'goods-gained': (e, view, reader) => `${who(e, view, reader).does('gains')} ${goodsSay(e.goods)}${FROM[e.from]}.`,
  'goods-lost': (e, view, reader) => `${who(e, view, reader).does(LOSES[e.why])} ${goodsSay(e.goods)}.`,
  'laid-down': (e, view, reader) => `${who(e, view, reader).does('lays')} down ${lotSays(e)} ${onTile(view, e.hex)}.`,
  'goods-laid': (e, view) =>
    `${capital(goodsSay(e.goods))}${LAID[e.why] ? ` ${LAID[e.why]}` : ''} ${total(e.goods) === 1 ? 'lies' : 'lie'} ${onTile(view, e.hex)}.`,
  'bag-refilled': ({ goods }) => `The bag is filled again: ${goodsSay(goods)}.`,
  'ammunition-gained': (e, view, reader) => `${who(e, view, reader).does('gains')} ${plural(e.n, e.kind)}.`,
  'ammunition-loaded': (e, view, reader) => {
    const { kind, holds } = thing(e.card).weapon!.ammunition!;
    return `${who(e, view, reader).does('loads')} ${plural(e.n, kind)} into the ${cardName(e.card)}: ${e.left} of ${holds}.`;
  },
  'card-gained': (e, view, reader) => `${who(e, view, reader).does(GAINED[e.from])} the ${cardName(e.card)}${loaded(e.card, e.n)}.`,
  'card-lost': losesCard,
  'card-used': (e, view, reader) => `${who(e, view, reader).does('uses')} the ${cardName(e.card)}: ${plural(e.left, 'use')} left.`,
  'card-flipped': (e, view, reader) =>
    e.isFlipped
      ? `${who(e, view, reader).Whose} ${cardName(e.card)} is turned over until the next Preparation.`
      : `${who(e, view, reader).Whose} ${cardName(e.card)} is turned back.`,
  'bundle-opened': (e, view, reader) => `${who(e, view, reader).does('finds')} the ${cardName(e.card)}.`,
  crafted: (e, view, reader) =>
    `${who(e, view, reader).does('crafts')} the ${cardName(e.card)} for ${goodsSay(e.goods)}. ${apLeft(view, e.who)}.`,
  'ammunition-made': (e, view, reader) => `${who(e, view, reader).does('makes')} ${plural(e.n, e.kind)}. ${apLeft(view, e.who)}.`,
  collected: (e, view, reader) => `${who(e, view, reader).does('collects')} ${lotSays(e)} ${onTile(view, e.hex)}. ${apLeft(view, e.who)}.`,
  'camp-made': (e, view, reader) => `${who(e, view, reader).does('pitches')} a camp ${onTile(view, e.hex)}. ${apLeft(view, e.who)}.`,
  'camp-struck': (e, view, reader) => `${who(e, view, reader).does('takes')} down the camp ${onTile(view, e.hex)}. ${apLeft(view, e.who)}.`,
  'fire-lit': (e, view, reader) => `${who(e, view, reader).does('lights')} a campfire ${onTile(view, e.hex)}. ${apLeft(view, e.who)}.`,
  'pit-made': (e, view, reader) =>
    `${who(e, view, reader).does('makes')} a fire pit of the campfire ${onTile(view, e.hex)}. ${apLeft(view, e.who)}.`,
  cooked: (e, view, reader) => `${who(e, view, reader).does('cooks')}: 1 food becomes 3. ${apLeft(view, e.who)}.`,
  'trap-laid': (e, view, reader) => `${who(e, view, reader).does('sets')} a trap ${onTile(view, e.hex)}. ${apLeft(view, e.who)}.`,
  'container-opened': opens,
  'container-shut': (e, view, reader) => {
    const { ap } = view.characters[e.who]!;
    const again = ap > 0 ? `${ap} AP to try again` : 'no AP left to try again now';
    return `The container stays shut; ${who(e, view, reader).inside('has')} ${again}.`;
  },
  looted: (e, view, reader) =>
    `${who(e, view, reader).does('loots')} the ${enemyCard(e.card).name.toLowerCase()}${e.successes === 0 ? ': nothing of use' : ''}. ${apLeft(view, e.who)}.`,
  'tile-revealed': reveals,
  'tile-laid-down': () => 'A tile is laid face down.',
  filled: ({ hex, goods, water }, view) => `${capital(goodsSay(goods, water))} ${onTile(view, hex)}.`,
  moved: walks,
  'marker-placed': ({ hex, marker }, view) => `${capital(marked(view, marker))} ${onTile(view, hex)}.`,
  'marker-taken': takes,
  'event-drawn': (e, view, reader) =>
    `${who(e, view, reader).does('draws')} the event ${cardName(e.card)}: ${afterColon(eventCard(e.card).effects)}`,
  'night-drawn': (e, view, reader) =>
    `${who(e, view, reader).does('draws')} ${cardName(e.card)}${e.isInCamp ? ' for the camp' : ''}: ${afterColon(nightEffects(nightCard(e.card), e.isInCamp))}`,
  'night-ignored': (e, view, reader) => `The fire keeps ${cardName(e.card)} away from ${who(e, view, reader).whom}.`,
  'victim-voted': votes,
  peeked: looks,
  buried: (e, view, reader) =>
    `${who(e, view, reader).does('puts')} ${e.card === undefined || e.card < 0 ? 'it' : cardName(e.card)} under the ${e.deck} deck.`,
  'deck-shuffled': ({ deck }) => `The ${deck} deck is shuffled.`,
};
