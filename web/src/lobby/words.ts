/** What the lobby says: its greeting, what a button is called that leads to a decision, how a table stands, and what was played lately. */
import { ago, plural, sayList } from '@quarry/kernel';
import type { TableCover } from '@quarry/protocol';
import { capital, inWords } from './invitation.ts';

const MORNING = 5;
const NOON = 12;
const EVENING = 18;

function timeOfDay(hour: number): string {
  if (hour < MORNING || hour >= EVENING) return 'Good evening';
  return hour < NOON ? 'Good morning' : 'Good afternoon';
}

/** `Good evening, Nell. Two tables wait for you.` */
export function greets(name: string, hour: number, waiting: number): string {
  const hello = name ? `${timeOfDay(hour)}, ${name}.` : `${timeOfDay(hour)}.`;
  if (waiting === 0) return `${hello} No table waits for you.`;
  return `${hello} ${capital(inWords(waiting))} ${waiting === 1 ? 'table waits' : 'tables wait'} for you.`;
}

/** The button that leads to a table where one is asked: what one comes for, `Take an action`. */
export const playSays = (deed: string): string => capital(deed) || 'Play';

const RESTS: Readonly<Partial<Record<TableCover['status'], string>>> = {
  over: 'Finished.',
  stopped: 'Stopped: the rules did not come to an end.',
  'too-old': 'Written by an older version.',
  'too-new': 'Written by a newer version.',
  closed: 'Closed by whoever runs the server. Everything is kept.',
  gathering: 'Not begun yet: people gather.',
};

/** Whose turn it is and since when, or why nobody plays. */
export function standsSo(cover: TableCover, now: number): string {
  const rests = RESTS[cover.status];
  if (rests !== undefined) return rests;
  if (cover.status === 'paused') return `Paused${cover.pausedBy ? ` by ${cover.pausedBy}` : ''}. Everything is saved.`;
  const asked = ago(now - cover.since);
  if (cover.isMyTurn) return `You were asked ${asked}.`;
  const names = cover.turns.map(seat => cover.people.find(person => person.seat === seat)?.name ?? `Seat ${seat + 1}`);
  return names.length === 0 ? `Played ${asked}.` : `Waits for ${sayList(names)}, asked ${asked}.`;
}

/** Who sits there: `Ada, Mara, Rus (bot) and 2 free seats`. */
export function seatsSay(people: TableCover['people']): string {
  const free = people.filter(one => one.who === 'open').length;
  const taken = people.filter(one => one.who !== 'open').map(one => (one.who === 'bot' ? `${one.name} (bot)` : one.name));
  return sayList(free > 0 ? [...taken, plural(free, 'free seat')] : taken);
}

export const freeSeats = (people: TableCover['people']): string => {
  const free = people.filter(one => one.who === 'open').length;
  return `${plural(free, 'seat')} free`;
};

const HOUR = 3_600_000;
/** What is older than this is no news. */
const LATELY = 36 * HOUR;

/** The match among these that ended last, if that was lately and there is a sentence for it. */
export function endedLately(covers: readonly TableCover[], now: number): TableCover | null {
  const ended = covers.filter(cover => cover.status === 'over' && cover.ended !== null && now - cover.since < LATELY);
  return ended.toSorted((a, b) => b.since - a.since)[0] ?? null;
}

/** The first sentence: a poster has no room for more. */
export const firstSentence = (says: string): string => /^.*?[.!?](?=\s|$)/.exec(says)?.[0] ?? says;

const AT_A_GLANCE = 60;

/** A question as it is read in passing: whole if it is short, otherwise what is asked without the facts beside it. */
export const inPassing = (asks: string): string => (asks.length <= AT_A_GLANCE ? asks : firstSentence(asks));

/** A long name in two lines: the series above, the game below. */
export function titleOf(name: string): { readonly above: string; readonly title: string } {
  const [above, title] = name.split(': ');
  return title === undefined || name.length <= 24 ? { above: '', title: name } : { above: above!, title };
}
