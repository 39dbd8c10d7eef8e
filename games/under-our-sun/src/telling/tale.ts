/** The story of a match that is over: who won, how it went, what decided it, and its figures. A story tells only what the record knows. */
import {
  allOfYou,
  capital,
  type Figure,
  figureOf,
  inOrder,
  inWords,
  type Outcome,
  plural,
  type Seat,
  sayList,
  type Tale,
  type TurningPoint,
  total,
} from '@quarry/kernel';
import { enemyCard, missionCard, teamCard } from '../content/box.ts';
import type { SunEvent, Told } from '../events.ts';
import { cardInPlay, everybody, isSol, isSolo, missionIn, seatsOf, teamCardOf } from '../questions/basics.ts';
import { countSays } from '../sentences/log/mission.ts';
import { cardName, characterName, foeName, merchantName, onTile, ownedBy, person, seatName } from '../sentences/names.ts';
import type { View, Who } from '../state.ts';
import { counterOf, holds } from '../texts-in-force.ts';
import { type Chronicle, chronicleOf, type Dated, type Tally } from './chronicle.ts';
import { diedOf, lastBlow } from './harm.ts';
import { everyone, isYou, subject, whom } from './people.ts';

// Who won

const names = (view: View, seats: readonly Seat[]): string => sayList(seats.map(seat => seatName(view, seat)));
const wins = (seats: readonly Seat[], view: View): string => (seats.flatMap(seat => ownedBy(view, seat)).length > 1 ? 'win' : 'wins');

function headlineOf(view: View, { winners }: Outcome, reader: Seat | null): string {
  if (winners.length === 0) {
    if (reader === null) return `${missionIn(view).name} is lost.`;
    return isSolo(view) ? `${missionIn(view).name} is lost.` : `${missionIn(view).name} is lost for all of you.`;
  }
  if (reader === null)
    return view.result === 'liberty' ? `${names(view, winners)} ${wins(winners, view)}, a Son of Liberty.` : 'The Survivors win.';
  if (!winners.includes(reader))
    return view.result === 'liberty'
      ? `${names(view, winners)} ${wins(winners, view)}, a Son of Liberty.`
      : `The Survivors win: ${names(view, winners)}.`;
  if (winners.length === view.players.length) return `You win${allOfYou(view.players.length)}.`;
  const others = winners.filter(seat => seat !== reader);
  return others.length > 0 ? `You win, with ${names(view, others)}.` : 'You win.';
}

// How it went

/** `You, Boone and Wren had 6 days for The Dry Well and turned up 13 tiles, the farthest 2 steps from New Haven.` */
function setOut({ tiles, farthest }: Chronicle, view: View, reader: Seat | null): string {
  const { name, lastDay } = missionIn(view);
  const seen = tiles === 0 ? 'no new tile' : `${plural(tiles, 'tile')}, the farthest ${plural(farthest, 'step')} from New Haven`;
  return `${capital(everyone(view, everybody(view), reader))} had ${plural(lastDay, 'day')} for ${name} and turned up ${seen}.`;
}
/** What was fulfilled is a moment each. */
const unfulfilled = ({ fulfilled }: Chronicle, view: View): string[] =>
  fulfilled.length === 0 && missionIn(view).cards.length > 1 && view.result !== 'won'
    ? ['The first mission card was never fulfilled.']
    : [];
function bestBlow(best: Dated<'attacks'>, felled: Chronicle['felled'], view: View, reader: Seat | null): string {
  const how = best.weapon >= 0 ? ` with the ${cardName(best.weapon)}` : ' with bare hands';
  return `The hardest blow was ${person(view, best.who, reader).theirs}: ${best.damage} damage to ${struckFoe(best, felled, view)}${how}, on day ${best.on}.`;
}
/** Whoever fell goes by the card. */
function struckFoe(best: Dated<'attacks'>, felled: Chronicle['felled'], view: View): string {
  if (best.target === 'merchant') return merchantName(view, best.id);
  const card = felled.find(one => one.enemy === best.id)?.card ?? -1;
  return card >= 0 ? `the ${enemyCard(card).name.toLowerCase()}` : foeName(view, 'enemy', best.id);
}
/** Whoever died is a moment each; here it is how many did not, and of nobody alive the outcome tells. */
function luck({ deaths, narrowest, felled }: Chronicle, view: View, reader: Seat | null): string[] {
  if (deaths.length === 0) return [narrowest ? closest(narrowest, view, reader) : 'Nobody was hurt.'];
  const alive = view.characters.filter(one => one.hp > 0).length;
  const fell = felled.length === 0 ? 'no enemy fell' : `${plural(felled.length, 'enemy', 'enemies')} fell`;
  return [capital(alive > 0 ? `${alive} of ${view.characters.length} came through, and ${fell}.` : `${fell}.`)];
}
function closest({ who, left, on }: Dated<'hurt'>, view: View, reader: Seat | null): string {
  const n = view.characters.length;
  const all = n === 1 ? 'Nobody died' : n === 2 ? 'Both lived' : `All ${inWords(n)} lived`;
  return `${all}; it was closest for ${whom(view, who, reader)}, with ${left} HP left on day ${on}.`;
}
/** With a possible traitor: who it was, now that all cards are open. */
function loyalties({ shown }: Chronicle, view: View, reader: Seat | null): string[] {
  const isOpen = seatsOf(view).every(seat => teamCardOf(view, seat) >= 0);
  if (view.mode !== 'semi' || !isOpen) return [];
  const son = everybody(view).find(who => isSol(view, who));
  if (son === undefined) return ['Nobody was a Son of Liberty.'];
  const card = teamCardOf(view, view.characters[son]!.seat);
  const one = subject(view, son, reader);
  const was = isYou(view, son, reader) ? 'were' : 'was';
  return [`${one} ${was} a Son of Liberty, the ${teamCard(card).name}${shown ? '' : ', and never showed it'}.`];
}
/** What the card in play still wanted, where the mission was not fulfilled. */
function missing(view: View): string[] {
  if (view.why === 'mission' || view.why === 'liberty-fell') return [];
  const open = cardInPlay(view).goal.filter(one => one.is === 'count' && !holds(view, one, -1));
  const parts = open.flatMap(one =>
    one.is === 'count' ? [`${countSays(view, one.counter, counterOf(view, one.counter))} ${one.counter}`] : [],
  );
  return parts.length > 0 ? [`It stood at ${sayList(parts)}.`] : [];
}

// What decided it

/** A loss of HP at once that is worth a sentence. */
const HEAVY = 2;

/** What may have decided it: whoever died or came back, heavy harm, mission cards, a robbery, and a team card that was turned up. */
function moments(chronicle: Chronicle, told: readonly SunEvent[], view: View, reader: Seat | null): TurningPoint[] {
  const { deaths, revived, fulfilled, shown, robbed, hurts } = chronicle;
  const one = (who: Who): string => subject(view, who, reader);
  return inOrder([
    ...hurts
      .filter(hurt => hurt.n >= HEAVY && hurt.left > 0)
      .map(({ who, n, left, why, on, at }) => ({
        says: `${one(who)} lost ${n} HP ${COSTS[why]} on day ${on}: ${left} left.`,
        at,
        next: `Next time, ${ADVICE[why]}: it cost ${whom(view, who, reader)} ${n} HP on day ${on}.`,
      })),
    ...deaths.map(death => ({
      says: `${one(death.who)} died ${diedOf(told, death, death.at)}${onTile(view, death.hex)} on day ${death.on}.`,
      at: death.at,
      next: otherwise(death, lastBlow(told, death, death.at), view, reader),
    })),
    ...revived.map(({ who, by, at }) => ({
      says: `${one(by)} brought ${isYou(view, who, reader) ? 'you' : characterName(view, who)} back.`,
      at,
    })),
    ...fulfilled.map(({ mission, stage, on, at }) => ({
      says: `The mission card “${missionCard(mission, stage).title}” was fulfilled on day ${on}.`,
      at,
    })),
    ...(robbed ? [{ says: `${one(robbed.who)} killed and robbed ${merchantName(view, robbed.merchant)}.`, at: robbed.at }] : []),
    ...(shown ? [{ says: `${one(shown.who)} turned up the team card on day ${shown.on}.`, at: shown.at }] : []),
  ]);
}
type Cost = Told<'hurt'>['why'];
const COSTS: Readonly<Record<Cost, string>> = {
  attack: 'in a fight',
  thirst: 'to thirst',
  hunger: 'to hunger',
  infection: 'to an infection',
  text: 'to a card',
  shot: 'to a shot',
};
const ADVICE: Readonly<Record<Cost, string>> = {
  attack: 'fight together, or sneak past',
  thirst: 'fill up at water before the heat',
  hunger: 'keep food for each Preparation',
  infection: 'look for medicine sooner',
  text: 'keep HP in reserve for what the cards bring',
  shot: 'stay out of sight of whoever shoots',
};
const WANTS: readonly Cost[] = ['hunger', 'thirst', 'infection'];
/** What would have spared this death. */
function otherwise({ who, hex, on }: Dated<'died'>, last: Told<'hurt'> | null, view: View, reader: Seat | null): string {
  const one = whom(view, who, reader);
  if (last && WANTS.includes(last.why)) return `Next time, ${ADVICE[last.why]}: ${one} died without it on day ${on}.`;
  return `Next time, stay within a step of each other: whoever dies can be brought back only by somebody near, and ${one} died ${onTile(view, hex)}.`;
}
/** Where all are dead, only what killed the last of them tells what to do otherwise. */
function lastWord(all: readonly TurningPoint[], { deaths }: Chronicle, view: View): readonly TurningPoint[] {
  const end = deaths.at(-1)?.at;
  if (view.why !== 'all-dead' || view.result !== 'lost') return all;
  return all.map(one => (one.at === end ? one : { says: one.says, at: one.at }));
}
/** Where no moment says it. */
function nextTime(view: View): Pick<Tale, 'next'> {
  if (view.result === 'won') return {};
  return { next: 'Next time, go for the mission card first, and gather on the way: the days are few.' };
}

// Figures

function figures({ tallies }: Chronicle, view: View): Figure[] {
  const bySeat = (says: string, key: keyof Tally): Figure =>
    figureOf(says, seatsOf(view), seat => total(ownedBy(view, seat).map(who => tallies[who]![key])));
  return [
    bySeat('Enemies defeated', 'felled'),
    bySeat('Damage dealt', 'dealt'),
    bySeat('Damage taken', 'taken'),
    bySeat('AP spent', 'spent'),
  ];
}

export function tale(told: readonly SunEvent[], view: View, outcome: Outcome, reader: Seat | null): Tale {
  const chronicle = chronicleOf(told, view);
  return {
    heroes: seatsOf(view).map(seat => seatName(view, seat)),
    headline: headlineOf(view, outcome, reader),
    says: [
      setOut(chronicle, view, reader),
      ...unfulfilled(chronicle, view),
      ...(chronicle.best ? [bestBlow(chronicle.best, chronicle.felled, view, reader)] : []),
      ...luck(chronicle, view, reader),
      ...loyalties(chronicle, view, reader),
      ...missing(view),
    ],
    moments: lastWord(moments(chronicle, told, view, reader), chronicle, view),
    ...nextTime(view),
    figures: figures(chronicle, view),
  };
}
