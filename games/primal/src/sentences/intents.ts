/** What the monster is about to do, in words: a phrase over it and over each behaviour that could wake, why, and what waits in a sector. */
import { type Came, capital, type Danger, INTENT_LENGTH, type Intent, type Ref, type Seat, sayList, supposing } from '@quarry/kernel';
import { behaviourCard, iconsOnBack } from '../content/box.ts';
import { HUNTER_NAMES } from '../content/names.ts';
import type { PrimalEvent } from '../events.ts';
import { actor, hunterOf, isUp, standingSeats } from '../places.ts';
import { type Blow, couldBe, type PossibleBehaviour, possible } from '../questions/foresight.ts';
import { backIn, sleeping, slotsWoken } from '../questions.ts';
import { ANYTHING, stepsAhead, turnsToward, type Unleash, unleashAhead } from '../rules/outlook.ts';
import { iconsOfArrival } from '../rules/terrain.ts';
import { iconsOfStart } from '../rules/turn.ts';
import type { View } from '../state.ts';
import { besidesSay } from './besides.ts';
import { behaviourText } from './cards.ts';
import { cardName, hunterName, iconsSay, monsterName, slotName } from './names.ts';

const MONSTER: Ref = { kind: 'monster', id: 0 };
const slotRef = (id: number): Ref => ({ kind: 'slot', id });

const HUNT: readonly View['step'][] = [
  'begin-round',
  'consume',
  'upkeep',
  'begin-turns',
  'begin-turn',
  'move',
  'act',
  'end-actions',
  'attrition',
  'end-turn',
  'next-turn',
  'end-round',
];

export function intends(view: View, seat: Seat | null): Intent[] {
  if (!HUNT.includes(view.step)) return [];
  return [monsterIntent(view, seat), ...sleeping(view).map(slot => slotIntent(view, slot, seat))];
}

/** Which step of the monster an event is. */
export function came(event: PrimalEvent): Came | null {
  switch (event.type) {
    case 'behaviour-revealed':
      return { about: MONSTER, kind: 'card', target: event.slot < 0 ? null : slotRef(event.slot), amount: null };
    case 'unleashed':
      return { about: MONSTER, kind: 'attack', target: null, amount: event.damage };
    case 'suffered':
      return event.harm === 'monster' || event.harm === 'attrition'
        ? { about: MONSTER, kind: 'attack', target: { kind: 'seat', id: event.seat }, amount: event.damage }
        : null;
    case 'monster-turned':
      return { about: MONSTER, kind: 'move', target: { kind: 'sector', id: event.sector }, amount: null };
    case 'attrition-revealed':
    case 'first-player':
    case 'turn-ended':
    case 'round-ended':
      return { about: null, kind: 'done' };
    default:
      return null;
  }
}

/** The first that fits; slots lie at the edge of the ring, where there is less room. */
const IN_SLOT = 14;
const fitting = (most: number, ...phrases: readonly string[]): string => phrases.find(one => one.length <= most) ?? '?';
const whom = (view: View, seat: Seat, reader: Seat | null): string => (seat === reader ? 'you' : HUNTER_NAMES[hunterOf(view, seat).id]);
/** Whoever reads comes first. */
const whoAll = (view: View, seats: readonly Seat[], reader: Seat | null, word: 'or' | 'and'): string =>
  sayList(
    seats.toSorted((a, b) => Number(b === reader) - Number(a === reader)).map(seat => whom(view, seat, reader)),
    word,
  );
/** `3`, `2 or 4`. */
const orSay = (amounts: readonly number[]): string => sayList(amounts.map(String), 'or');
const amountsOf = (blows: readonly Blow[]): number[] => [...new Set(blows.map(one => one.damage))].toSorted((a, b) => a - b);

// The monster

const BEFORE_UPKEEP: readonly View['step'][] = ['begin-round', 'consume', 'upkeep'];

function monsterIntent(view: View, reader: Seat | null): Intent {
  const unleash = unleashAhead(view);
  const isTurning = view.active >= 0 && turnsToward(view) !== null;
  const { isDue, at, damage } = unleash;
  const called = monsterName(view).replace(/^The /, 'the ');
  const breaksLoose = isDue ? `${BEFORE_UPKEEP.includes(view.step) ? 'now' : 'next round'}: ${damage} to all` : `unleashes at ${at}`;
  return {
    about: MONSTER,
    does: stepsAhead(view),
    says: isTurning ? fitting(INTENT_LENGTH, `turns to ${whom(view, view.aggro, reader)}`) : breaksLoose,
    why: isTurning
      ? `At the end of this turn ${called} turns to ${hunterName(view, view.aggro)}, who has aggro; ${unleashSays(view, unleash)}.`
      : `${capital(called)} looks at ${hunterName(view, view.aggro)}, who has aggro; ${unleashSays(view, unleash)}.`,
    facts: { gain: unleash.gain, isTurning },
  };
}
const unleashSays = ({ monster }: View, { gain, at, damage }: Unleash): string =>
  `its struggle of ${monster.struggle} rises by ${gain} at the next upkeep, and at ${at} it unleashes ${damage} damage on everybody`;

// Behaviours that lie in their slots

/** What lies there would do to the hunters as they stand now, were the reader to wake it. */
function slotIntent(view: View, slot: number, reader: Seat | null): Intent {
  const all = couldBe(view, slot).map(card => possible(view, wakerOf(view, reader), card));
  return {
    about: slotRef(slot),
    does: [{ ...ANYTHING, kind: 'card' }],
    says: slotPhrase(view, all, reader),
    why: slotWhy(view, slot, all),
  };
}
const wakerOf = (view: View, reader: Seat | null): Seat => (reader !== null && isUp(view, reader) ? reader : actor(view));

function slotPhrase(view: View, all: readonly PossibleBehaviour[], reader: Seat | null): string {
  const blows = all.flatMap(one => one.blows);
  const amounts = amountsOf(blows);
  const isKnown = all.length === 1;
  if (amounts.length === 0)
    return isKnown ? fitting(IN_SLOT, ...brief(view, all[0]!, reader), cardName(all[0]!.card), 'no blow') : '? no blow';
  const falls = isKnown ? all[0]!.falls.filter(one => one.isSure).map(one => one.seat) : [];
  if (falls.length > 0) return fitting(IN_SLOT, `fells ${whoAll(view, falls, reader, 'and')}`, `fells ${falls.length}`);
  const seats = [...new Set(blows.flatMap(one => one.seats))];
  const isOneOf = !isKnown || blows.some(one => one.isOneOf);
  const who = whoAll(view, seats, reader, isOneOf ? 'or' : 'and');
  const isAll = seats.length === standingSeats(view).length;
  const few = seats.length === 1 ? who : isOneOf ? 'one' : isAll ? (seats.length === 2 ? 'both' : 'all') : `${seats.length} of you`;
  const most = amounts.at(-1)!;
  const isSure = all.every(one => one.blows.some(blow => !blow.isAvoidable));
  const n = isSure ? orSay(amounts) : `up to ${most}`;
  if (!isKnown) return fitting(IN_SLOT, `? ${who}: ${n}`, `? up to ${most}`);
  if (blows.every(one => one.isAvoidable)) return fitting(IN_SLOT, `${who}: ${orSay(amounts)} or pay`, `${orSay(amounts)} or pay`);
  return fitting(IN_SLOT, `hits ${who} for ${n}`, `hits ${who}: ${n}`, `hits ${few}: ${n}`, `${few}: ${n}`, `up to ${most}`);
}

/** What it does where it strikes nobody, the weightiest first. */
const brief = (view: View, one: PossibleBehaviour, reader: Seat | null): string[] =>
  besidesSay(view, one, seat => whom(view, seat, reader)).map(says => says.split(' where ')[0]!);

function slotWhy(view: View, slot: number, all: readonly PossibleBehaviour[]): string {
  const wakes = `What lies in ${slotName(slot)} wakes ${iconsSay(iconsOnBack(backIn(view.monster.slots[slot]!)))}`;
  if (all.length === 1) return `${wakes}: ${cardName(all[0]!.card)}. ${behaviourText(behaviourCard(all[0]!.card))}`;
  if (all.length === 0) return `${wakes}.`;
  return `${wakes}; by its back it is ${sayList(
    all.map(one => cardName(one.card)),
    'or',
  )}.`;
}

// What waits in a sector

/** What wakes if the seat’s hunter comes to a sector, or begins its next turn there, and what could hit it there. */
export function dangers(view: View, seat: Seat, place: Ref): Danger[] {
  if (place.kind !== 'sector' || !HUNT.includes(view.step) || !isUp(view, seat)) return [];
  const sector = Number(place.id);
  const isThere = hunterOf(view, seat).sector === sector;
  const hunters = view.hunters.map((one, i) => (i === seat ? supposing(one, { sector }) : one));
  const there = supposing(view, { hunters });
  const arriving = isThere ? [] : slotsWoken(there, iconsOfArrival(there, seat));
  const starting = slotsWoken(there, iconsOfStart(there, seat));
  return sleeping(there).flatMap(slot => dangerOf(there, seat, slot, arriving.includes(slot), starting.includes(slot)));
}

function dangerOf(view: View, seat: Seat, slot: number, isArriving: boolean, isStarting: boolean): Danger[] {
  const all = couldBe(view, slot).map(card => possible(view, seat, card));
  const mine = all.map(one => one.blows.filter(blow => blow.seats.includes(seat)));
  const amounts = amountsOf(mine.flat());
  const called = `The behaviour in ${slotName(slot)}`;
  const wakes = isArriving ? `${called} wakes if you move there` : isStarting ? `${called} wakes if you begin a turn there` : null;
  const isAll = mine.every(blows => blows.some(one => !one.isAvoidable && !one.isOneOf));
  const hits = amounts.length === 0 ? null : `${isAll ? 'hits' : 'could hit'} you for ${orSay(amounts)}`;
  const about = slotRef(slot);
  if (wakes) return [{ about, is: 'wakes', says: `${wakes}${hits ? `, and ${hits}` : ''}.` }];
  return hits ? [{ about, is: 'hits', says: `${called}, once it wakes, ${hits} there.` }] : [];
}
