/** Who sits where: keys, invitations, bots that take seats and give them back. Each function gives new seats and leaves the old as they are. */
import { BOTS } from '@quarry/bots';
import { didYouMean } from '@quarry/catalogue';
import { done, plural, type Result, refuse, type Seat } from '@quarry/kernel';
import { FIRST_HABITS, type Habits, likenessOf, type Person, type SeatWish } from '@quarry/protocol';
import { botNameFor } from './bot-names.ts';
import { hashOfKey, isKey, newKey } from './keys.ts';
import { back, type StoredNotices } from './notices/seat-notices.ts';
import type { StoredSeat } from './store.ts';

export interface Secrets {
  readonly keys: { readonly seat: Seat; readonly key: string }[];
  readonly invites: { readonly seat: Seat; readonly invite: string }[];
}

type Seats = readonly StoredSeat[];

const EMPTY: Omit<StoredSeat, 'name' | 'who' | 'bot'> = { key: null, invite: null, used: null, stops: {} };

const openName = (seat: Seat): string => `Seat ${seat + 1}`;

export function checkBot(bot: string): Result {
  if ((BOTS as readonly string[]).includes(bot)) return { ok: true, value: undefined };
  return refuse(
    'unknown-bot',
    { bot, known: [...BOTS] },
    `There is no bot '${bot}'${didYouMean(bot, BOTS)}; the bots are ${BOTS.join(', ')}.`,
  );
}

/** The seats of a new table, with the secrets that are told only once. */
export function takeSeats(wishes: readonly SeatWish[], table = ''): Result<{ readonly seats: Seats; readonly secrets: Secrets }> {
  const secrets: Secrets = { keys: [], invites: [] };
  const seats: StoredSeat[] = [];
  for (const [seat, wish] of wishes.entries()) {
    if (wish.who === 'bot') {
      const known = checkBot(wish.bot);
      if (!known.ok) return known;
      seats.push({ ...EMPTY, name: '', who: 'bot', bot: wish.bot });
    } else if (wish.who === 'me') {
      const named = wish.name === undefined ? done : checkName([], wish.name, null);
      if (!named.ok) return named;
      const key = newKey();
      const isHost = secrets.keys.length === 0;
      secrets.keys.push({ seat, key });
      seats.push({ ...EMPTY, name: wish.name ?? `Player ${seat + 1}`, who: 'person', bot: null, key: hashOfKey(key), isHost });
    } else {
      const invite = newKey();
      secrets.invites.push({ seat, invite });
      seats.push({ ...EMPTY, name: openName(seat), who: 'open', bot: null, invite: hashOfKey(invite) });
    }
  }
  return { ok: true, value: { seats: withBotNames(seats, table), secrets } };
}

/** Whether a bot plays here under a name of its own: not in place of somebody. */
const isBotsOwn = ({ who, bot }: StoredSeat): boolean => who === 'bot' || (who === 'open' && bot !== null);

/** Each bot has a name, unlike those of people, who keep theirs; a seat that nobody holds goes by its number. */
export function withBotNames(seats: Seats, table: string): Seats {
  const taken = seats.filter(one => !isBotsOwn(one)).map(one => one.name);
  const named = seats.map((one, seat) => {
    if (one.who === 'open' && one.bot === null) return one.name === openName(seat) ? one : { ...one, name: openName(seat) };
    if (!isBotsOwn(one)) return one;
    const isFree =
      one.name !== '' && !GIVEN_NAMES.test(likenessOf(one.name)) && !taken.some(name => likenessOf(name) === likenessOf(one.name));
    const name = isFree ? one.name : botNameFor(table, seat, [...taken, ...seats.map(other => other.name)]);
    taken.push(name);
    return name === one.name ? one : { ...one, name };
  });
  return named.every((one, seat) => one === seats[seat]) ? seats : named;
}

const change = (seats: Seats, seat: Seat, to: Partial<StoredSeat>): Seats => seats.map((one, i) => (i === seat ? { ...one, ...to } : one));

/** The seat that a key opens, or null. */
export function seatOf(seats: Seats, key: string): Seat | null {
  const seat = seats.findIndex(one => isKey(key, one.key));
  return seat < 0 ? null : seat;
}

type Seated = Result<{ readonly seats: Seats; readonly seat: Seat }>;

/** Somebody comes without an invitation and takes the first seat that is free, if anybody may. Sitting down twice with the same key is sitting down once. */
function takeFree(seats: Seats, key: string, name: string, isOpen: boolean): Seated {
  if (!isOpen) return refuse('by-invitation', {}, 'One sits down at this table by invitation; ask the host for one.');
  const own = seatOf(seats, key);
  if (own !== null) return { ok: true, value: { seats, seat: own } };
  const seat = seats.findIndex(one => one.who === 'open');
  if (seat < 0) return refuse('no-seat-free', {}, 'Every seat is taken by now; you can watch, or open a table of your own.');
  return { ok: true, value: { seats: change(seats, seat, { name, who: 'person', bot: null, key: hashOfKey(key), invite: null }), seat } };
}

/** An invitation becomes a seat; where anybody may sit down, none is needed. Sitting down twice with the same key is sitting down once. */
export function sitDown(
  seats: Seats,
  { invite, key, name }: { readonly invite?: string | undefined; readonly key: string; readonly name: string },
  isOpen = false,
): Seated {
  if (invite === undefined) return takeFree(seats, key, name, isOpen);
  const own = seatOf(seats, key);
  if (own !== null && isKey(invite, seats[own]!.used)) return { ok: true, value: { seats, seat: own } };
  if (own !== null) return refuse('key-in-use', { seat: own }, 'This key opens another seat already; make a new one.');
  const seat = seats.findIndex(one => isKey(invite, one.invite));
  if (seat < 0) {
    return seats.some(one => isKey(invite, one.used))
      ? refuse('invite-used', {}, 'Somebody has sat down with this invitation already; ask the host for a fresh one.')
      : refuse('wrong-invite', {}, 'This invitation does not fit any seat of the table; ask the host for a fresh one.');
  }
  const taken: Partial<StoredSeat> = { name, who: 'person', bot: null, key: hashOfKey(key), invite: null, used: hashOfKey(invite) };
  return { ok: true, value: { seats: change(seats, seat, taken), seat } };
}

/** A fresh invitation. Whoever held the seat has lost it; a bot that plays there plays on until somebody sits down. */
export function inviteTo(seats: Seats, seat: Seat): Result<{ readonly seats: Seats; readonly invite: string }> {
  const held = seats[seat];
  if (!held) return noSuchSeat(seats, seat);
  const invite = newKey();
  const freed: Partial<StoredSeat> = {
    name: held.who === 'person' ? openName(seat) : held.name,
    who: 'open',
    key: null,
    used: null,
    invite: hashOfKey(invite),
    stops: {},
    habits: FIRST_HABITS,
    isHost: false,
    notices: {},
  };
  return { ok: true, value: { seats: change(seats, seat, freed), invite } };
}

/** A seat that waits for somebody; the host can invite them. */
export const openSeat = (seat: Seat): StoredSeat => ({ ...EMPTY, name: openName(seat), who: 'open', bot: null });

/** A seat becomes a bot's own. */
export function giveToBot(seats: Seats, seat: Seat, bot: string): Result<Seats> {
  const known = checkBot(bot);
  return known.ok ? { ok: true, value: seats.map((one, i) => (i === seat ? { ...EMPTY, name: '', who: 'bot', bot } : one)) } : known;
}

/** Who made the table, by name. */
export const hostName = (seats: Seats): string => seats.find(one => one.isHost)?.name ?? 'The host';

export const noSuchSeat = (seats: Seats, seat: Seat): ReturnType<typeof refuse> =>
  refuse('no-such-seat', { seat }, `There is no seat ${seat}; the seats are 0 to ${seats.length - 1}.`);

/** Who wishes a bot for a seat, and how things stand there. */
export interface Asker {
  readonly seat: Seat;
  readonly isHost: boolean;
  /** Whether the person of the seat is here, and for how long not. */
  readonly isHere: boolean;
  readonly awayMs: number;
  /** How long somebody may be away before others may let a bot play for them. */
  readonly graceMs: number;
}

const STAND_IN = 'sensible';

/** A bot plays for a seat, or gives it back. Nobody is replaced who is here, or was until just now, except by oneself or the host. */
export function standIn(seats: Seats, seat: Seat, bot: string | null, by: Asker): Result<Seats> {
  const held = seats[seat];
  if (!held) return noSuchSeat(seats, seat);
  if (held.who === 'bot') return refuse('bot-seat', { seat }, `Seat ${seat} is the bot's own; the host can invite somebody to it.`);
  if (bot !== null) {
    const known = checkBot(bot);
    if (!known.ok) return known;
  }
  if (held.who === 'person' && by.seat !== seat) {
    const may = mayReplace(held, seat, bot, by);
    if (!may.ok) return may;
  }
  return { ok: true, value: change(seats, seat, { bot }) };
}

function mayReplace({ name }: StoredSeat, seat: Seat, bot: string | null, { isHere, isHost, awayMs, graceMs }: Asker): Result {
  if (isHere) return refuse('is-here', { seat }, `${name} is here and plays; only they can ask a bot to take over.`);
  if (bot === null) return done;
  if (bot !== STAND_IN) return refuse('sensible-only', { seat, bot }, `Only the ${STAND_IN} bot plays for somebody else; take that one.`);
  const seconds = Math.ceil((graceMs - awayMs) / 1000);
  if (isHost || seconds <= 0) return done;
  const says = `${name} has just left; wait, or let a bot play in ${sayTime(seconds)}. The host may do so now.`;
  return refuse('just-left', { seat, seconds }, says);
}

const sayTime = (seconds: number): string => (seconds < 90 ? plural(seconds, 'second') : plural(Math.round(seconds / 60), 'minute'));

/** The bot goes when the person comes back. */
export const giveBack = (seats: Seats, seat: Seat): Seats =>
  seats[seat]!.who === 'person' && seats[seat]!.bot !== null ? change(seats, seat, { bot: null }) : seats;

export const rename = (seats: Seats, seat: Seat, name: string): Seats =>
  seats[seat]!.name === name ? seats : change(seats, seat, { name });

/** What the table itself calls seats that nobody holds, as likenesses of names. */
const GIVEN_NAMES = new RegExp(`^(seat|${BOTS.map(bot => `${bot}bot`).join('|')})\\d+$`);

/** Whether a person may be called so: neither like another seat, nor like what the table calls empty seats and bots. */
export function checkName(seats: Seats, name: string, own: Seat | null): Result {
  const likeness = likenessOf(name);
  if (GIVEN_NAMES.test(likeness))
    return refuse('name-reserved', { name }, `'${name}' is what a table calls an empty seat or a bot; choose another name.`);
  // A bot that is called so makes way for a person who sits down, and for nobody who only looks on.
  return seats.some((one, seat) => seat !== own && (own === null || !isBotsOwn(one)) && likenessOf(one.name) === likeness)
    ? refuse('name-taken', {}, 'Somebody at this table is called that; choose another name.')
    : done;
}

/** Nobody who looks on can be taken for somebody who plays. */
export function nameOf(seats: Seats, { as, name }: { readonly as: Seat | null; readonly name: string }): string {
  if (as !== null) return seats[as]!.name;
  return checkName(seats, name, null).ok ? name : `${name} (watching)`;
}

export const setNotices = (seats: Seats, seat: Seat, notices: StoredNotices): Seats => change(seats, seat, { notices });

/** Whoever is here need not be told, and may be told again when they have gone. */
export const welcomed = (seats: Seats, seat: Seat): Seats => {
  const { notices } = seats[seat]!;
  return notices?.isTold ? setNotices(seats, seat, back(notices)) : seats;
};

export const setStops = (seats: Seats, seat: Seat, stops: StoredSeat['stops']): Seats => change(seats, seat, { stops });

export const setHabits = (seats: Seats, seat: Seat, habits: Habits): Seats => change(seats, seat, { habits });

export const peopleOf = (seats: Seats, isHere: (seat: Seat) => boolean): readonly Person[] =>
  seats.map(({ name, who, bot }, seat) => ({ seat, name, who, bot, isHere: who === 'bot' || (who === 'person' && isHere(seat)) }));
