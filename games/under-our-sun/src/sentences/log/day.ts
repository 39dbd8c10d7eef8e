/** The log of set-up and of the course of days: who starts, what is bought, phases, weather, turns, what Preparation puts in order. */
import { capital, plural, sayList } from '@quarry/kernel';
import { characterCard, merchantCard, missionCard, missionOf, sunCard } from '../../content/box.ts';
import { isAlive, missionIn } from '../../questions/basics.ts';
import { waterRoom } from '../../questions.ts';
import type { View } from '../../state.ts';
import { sunText } from '../cards.ts';
import {
  apLeft,
  cardName,
  cardNames,
  characterName,
  fitnessName,
  goodsSay,
  hpSays,
  lotSays,
  merchantName,
  onTile,
  onTiles,
  PHASE_NAMES,
  seatDoes,
  seatName,
  seatPerson,
  successesSay,
  sumSays,
  theEnemy,
} from '../names.ts';
import { type Say, type Says, who } from './facts.ts';
import { aimSays } from './mission.ts';

// Set-up

const deals: Say<'points-dealt'> = ({ points }, view) =>
  points.length === 1
    ? `${plural(points[0]!, 'point')} for equipment.`
    : `Points for equipment: ${sayList(points.map((n, seat) => `${seatName(view, seat)} ${n}`))}.`;
const buys: Say<'equipment-bought'> = (e, view, reader) => {
  const helpers = e.givers.filter(seat => view.characters[e.who]?.seat !== seat);
  const together = helpers.length > 0 ? `, with the help of ${sayList(helpers.map(seat => seatPerson(view, seat, reader).whom))}` : '';
  return `${who(e, view, reader).does('takes')} the ${cardName(e.card)} for ${plural(e.price, 'point')}${together}.`;
};
const MODE_SAYS: Readonly<Record<string, string>> = { coop: 'all together', semi: 'with a possible traitor' };

// Phases

const raises: Say<'ap-raised'> = ({ ap }, view) => {
  const able = ap.flatMap((n, one) => (isAlive(view, one) ? [{ n, name: characterName(view, one) }] : []));
  const counts = [...new Set(able.map(one => one.n))];
  if (counts.length === 1 && able.length > 1) return `Everybody has ${counts[0]} AP.`;
  return `AP: ${sayList(able.map(({ n, name }) => `${name} ${n}`))}.`;
};
const draws: Say<'sun-drawn'> = ({ card }) => {
  const text = sunText(sunCard(card));
  return `The sun: ${cardName(card)}.${text ? ` ${text}` : ''}`;
};
const drinks: Say<'drank'> = (e, view, reader) => {
  const left = `${e.left} of ${waterRoom(view, e.who)} water left`;
  const one = who(e, view, reader);
  if (e.n === 0 && e.missing > 0) return `${one.does('has')} no water to drink.`;
  return e.missing > 0
    ? `${one.does('drinks')} ${e.n} of ${e.n + e.missing} water. None is left.`
    : `${one.does('drinks')} ${e.n} water. ${left}.`;
};
const eats: Say<'ate'> = (e, view, reader) => {
  const one = who(e, view, reader);
  return e.why === 'meal'
    ? `${one.does('eats')} 1 food.`
    : `${one.does('eats')} 1 food: ${hpSays(view, e.who, e.hp)}. ${apLeft(view, e.who)}.`;
};
const tires: Say<'fitness-changed'> = (e, view, reader) => {
  const one = who(e, view, reader);
  return `Fitness ${e.by < 0 ? `−${-e.by}` : `+${e.by}`}: ${one.inside('is')} ${fitnessName(e.fitness)}.`;
};
const goesOut: Say<'fires-out'> = ({ hexes, pits }, view) => {
  const metal =
    pits.length > 0 ? ` ${plural(pits.length, 'metal', 'metal')} of ${pits.length === 1 ? 'the pit' : 'the pits'} stays there.` : '';
  return `${hexes.length === 1 ? 'The fire goes' : 'The fires go'} out ${onTiles(view, hexes)}.${metal}`;
};
const lastDayOf = (view: View): number => missionIn(view).lastDay;
const dayOf = (view: View, day: number): string =>
  day === lastDayOf(view) ? `Day ${day}, the last one` : `Day ${day} of ${lastDayOf(view)}`;

type DayEvent =
  | 'first-rolled'
  | 'starter-chosen'
  | 'character-chosen'
  | 'offer-drawn'
  | 'points-dealt'
  | 'equipment-bought'
  | 'equipment-done'
  | 'team-dealt'
  | 'merchant-stocked'
  | 'mission-begun'
  | 'mission-card'
  | 'day-begun'
  | 'starter-passed'
  | 'cleaned-up'
  | 'cards-turned-back'
  | 'symbols-opened'
  | 'sources-refilled'
  | 'fitness-changed'
  | 'ate'
  | 'phase-begun'
  | 'sun-drawn'
  | 'fires-out'
  | 'ap-raised'
  | 'turn-begun'
  | 'turn-ended'
  | 'waits'
  | 'saved-ap-lost'
  | 'drank'
  | 'trap-rolled'
  | 'trap-destroyed';

export const DAY: Says<DayEvent> = {
  'first-rolled': ({ seats, successes }, view, reader) => {
    const rolled = seats.map((seat, i) => `${seatPerson(view, seat, reader).inside('rolls')} ${successesSay(successes[i]!)}`);
    return `Who starts? ${capital(sayList(rolled))}.`;
  },
  'starter-chosen': ({ seat }, view, reader) => `${seatDoes(view, seat, reader, 'is')} the starting player.`,
  'character-chosen': (e, view, reader) => {
    const card = characterCard(view.characters[e.who]!.id);
    return `${e.seat === reader ? 'You play' : `Seat ${e.seat + 1} plays`} ${card.name}, ${card.role}.`;
  },
  'offer-drawn': ({ cards }) => `On offer: ${cardNames(cards)}.`,
  'points-dealt': deals,
  'equipment-bought': buys,
  'equipment-done': ({ seat }, view, reader) => `${seatDoes(view, seat, reader, 'has')} packed.`,
  'team-dealt': ({ dealt, left }) =>
    `${plural(dealt, 'team card')} dealt, ${left} left over. Read yours in private: perhaps one of you is a Son of Liberty.`,
  'merchant-stocked': ({ merchant, water, goods, cards }, view) =>
    `${merchantName(view, merchant)} ${merchantCard(view.merchants[merchant]!.id).pronoun === 'they' ? 'offer' : 'offers'} ${lotSays({ goods, water })}${cards.length > 0 ? `, and ${cardNames(cards)}` : ''}.`,
  'mission-begun': ({ mission, mode, lastDay }) =>
    `${missionOf(mission).name}, ${MODE_SAYS[mode] ?? mode}. The last day is day ${lastDay}.`,
  'mission-card': ({ mission, stage }, view) => {
    const card = missionCard(mission, stage);
    return `Mission card ${stage + 1}: ${card.title}. ${aimSays(view, card)}`;
  },
  'day-begun': ({ day }, view) => `${dayOf(view, day)}. Preparation.`,
  'starter-passed': ({ seat }, view, reader) => `${seatDoes(view, seat, reader, 'is')} the starting player now.`,
  'cleaned-up': ({ hexes, goods }, view) => {
    const others = hexes.length > 1 ? ` and on ${plural(hexes.length - 1, 'other tile')}` : '';
    return `Cleared away: ${goods.some(n => n > 0) ? goodsSay(goods) : 'what lay loose'}, ${onTile(view, hexes[0]!)}${others}.`;
  },
  'cards-turned-back': ({ cards }) => `Turned back: ${cardNames(cards)}.`,
  'symbols-opened': ({ hexes }, view) => `Enemies may come again ${onTiles(view, hexes)}.`,
  'sources-refilled': ({ hexes }, view) =>
    hexes.length === 1 && view.tiles.find(one => one.hex === hexes[0])?.source === 0
      ? `The water ${onTile(view, hexes[0]!)} is gone until the next Preparation.`
      : `Water is back ${onTiles(view, hexes)}.`,
  'fitness-changed': tires,
  ate: eats,
  'phase-begun': ({ day, phase }) =>
    phase === 'preparation' ? `The Night of day ${day} is over.` : `${PHASE_NAMES[phase]} of day ${day}.`,
  'sun-drawn': draws,
  'fires-out': goesOut,
  'ap-raised': raises,
  'turn-begun': (e, view, reader) => `${who(e, view, reader).Whose} turn, ${view.characters[e.who]!.ap} AP.`,
  'turn-ended': (e, view, reader) => `${who(e, view, reader).Whose} turn is over${e.ap > 0 ? `, ${e.ap} AP unused` : ''}.`,
  waits: (e, view, reader) => `${who(e, view, reader).does('waits')}${e.ap > 0 ? `: ${e.ap} AP saved for a fight in this phase` : ''}.`,
  'saved-ap-lost': (e, view, reader) => `The phase ends: ${who(e, view, reader).inside('loses')} ${e.ap} saved AP.`,
  drank: drinks,
  'trap-rolled': (e, view) => `The trap ${onTile(view, e.hex)}: ${sumSays(e)}${e.successes > 0 ? '' : ', and it stays empty'}.`,
  'trap-destroyed': (e, view) => `${capital(theEnemy(view, e.enemy, e.card))} breaks the trap ${onTile(view, e.hex)}.`,
};
