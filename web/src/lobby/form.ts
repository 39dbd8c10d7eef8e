/** The form for a new table, drawn from the shape of a game's set-up: which fields, with which choices, and the set-up that they make. */
import { plural, type Shape, type Won, wordsOf } from '@quarry/kernel';
import type { GameInfo } from '@quarry/protocol';

/** What may be chosen, and how it reads. */
export interface Choice {
  readonly key: string;
  readonly says: string;
}

export type Field =
  | { readonly name: string; readonly label: string; readonly kind: 'choice'; readonly of: readonly Choice[] }
  | { readonly name: string; readonly label: string; readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly name: string; readonly label: string; readonly kind: 'yes-no' }
  | { readonly name: string; readonly label: string; readonly kind: 'text'; readonly max: number }
  /** One choice for each seat. */
  | { readonly name: string; readonly label: string; readonly kind: 'per-seat'; readonly of: readonly Choice[] };

export type Setup = Readonly<Record<string, unknown>>;

/** Drawn by the rows of seats, and by the choice of a mode. */
const SEATS = 'seats';
const MODE = 'mode';

/** Fields that the choice of a mode sets: in every usual set-up they are the mode. Without any there is no choice of a mode. */
const isMode = (name: string, defaults: Defaults): boolean =>
  defaults.length > 0 && defaults.every(({ mode, setup, twist }) => (setup as Setup)[name] === (twist?.of ?? mode));

export function fieldsOf(form: Shape, defaults: Defaults): readonly Field[] {
  if (form.is !== 'record') return [];
  return Object.entries(form.fields).flatMap(([name, shape]) =>
    name === SEATS || name === MODE || isMode(name, defaults) ? [] : fieldOf(name, shape),
  );
}

/** How a mode reads: as the game calls it, or as the choice that it is in the set-up, if it is one. */
export function modeSays(form: Shape, defaults: Defaults, mode: string): string {
  const called = defaults.find(one => one.mode === mode)?.called;
  if (called) return called;
  const fields = form.is === 'record' ? Object.entries(form.fields) : [];
  const shape = fields.find(([name]) => isMode(name, defaults))?.[1];
  return (shape?.is === 'choice' && shape.called?.[mode]) || wordsOf(mode);
}

/** What a mode is like, one sentence; empty if the game does not say. */
export const modeIsLike = (defaults: Defaults, mode: string): string => defaults.find(one => one.mode === mode)?.says ?? '';

/** Nearer together than that, one of them says it all. */
const MUCH = 0.2;

/** How hard a mode is for so many, as bots have fared there; empty where nobody has counted. */
export function modeIsHard(defaults: Defaults, mode: string, seats: number): string {
  const fared = defaults.find(one => one.mode === mode && seatsIn(one.setup) === seats)?.fared;
  if (!fared) return '';
  const { sensible, thinking } = fared;
  if (!thinking || Math.abs(shareOf(thinking) - shareOf(sensible)) <= MUCH) return `Bots ${succeed(sensible)}.`;
  return `Sensible bots ${succeed(sensible)}, those that think ${succeed(thinking)}.`;
}

const shareOf = ([won, of]: Won): number => won / of;

function succeed(won: Won): string {
  const times = Math.round(10 * shareOf(won));
  if (times === 0) return 'hardly ever succeed';
  return times === 10 ? 'nearly always succeed' : `succeed ${plural(times, 'time')} of 10`;
}

const choicesOf = ({ of, called = {} }: Shape & { is: 'choice' }): Choice[] =>
  of.map(key => ({ key, says: called[key] ?? (key === LEFT_OPEN ? 'Chooses at the table' : wordsOf(key)) }));

/** What a seat chooses that does not choose yet. */
const LEFT_OPEN = 'choose';

function fieldOf(name: string, shape: Shape): readonly Field[] {
  const label = wordsOf(name);
  switch (shape.is) {
    case 'choice':
      return shape.of.length > 1 ? [{ name, label, kind: 'choice', of: choicesOf(shape) }] : [];
    case 'yes-no':
      return [{ name, label, kind: 'yes-no' }];
    case 'number':
      return shape.min !== null && shape.max !== null ? [{ name, label, kind: 'number', min: shape.min, max: shape.max }] : [];
    case 'text':
      return [{ name, label, kind: 'text', max: shape.max }];
    case 'list':
      return shape.of.is === 'choice' ? [{ name, label, kind: 'per-seat', of: choicesOf(shape.of) }] : [];
    default:
      return [];
  }
}

type Defaults = GameInfo['defaults'];

const seatsIn = (setup: unknown): number => Number((setup as { seats?: unknown } | null)?.seats ?? 0);

/** The modes that can be played with so many seats, in the order in which the game names them first, whatever the seats. One that is another with a twist is not listed beside it. */
export function modesFor(defaults: Defaults, seats: number): readonly string[] {
  const fitting = new Set(defaults.filter(one => !one.twist && seatsIn(one.setup) === seats).map(one => one.mode));
  return [...new Set(defaults.map(one => one.mode))].filter(mode => fitting.has(mode));
}

/** The set-up to begin with: this mode if these seats can play it, otherwise the first that they can. */
export function startFrom(defaults: Defaults, seats: number, mode: string): { readonly mode: string; readonly setup: Setup } | null {
  const fitting = defaults.filter(one => seatsIn(one.setup) === seats);
  const [first] = modesFor(defaults, seats);
  const found = fitting.find(one => one.mode === mode) ?? fitting.find(one => one.mode === first);
  return found ? { mode: found.mode, setup: found.setup as Setup } : null;
}

/** The mode that another becomes by its twist, for so many seats; undefined if so many cannot play it so. */
export const twistedFrom = (defaults: Defaults, seats: number, mode: string): Defaults[number] | undefined =>
  defaults.find(one => one.twist?.of === mode && seatsIn(one.setup) === seats);

/** What stands in a list for a seat that leaves the choice open. */
export const blankOf = (of: readonly Choice[]): string => (of.find(one => one.key === LEFT_OPEN) ?? of[0]!).key;

/** A per-seat list after one seat has chosen; a list in which nobody has chosen is empty. */
export function withSeatChoice(list: unknown, of: readonly Choice[], seats: number, seat: number, value: string): readonly string[] {
  const blank = blankOf(of);
  const before = Array.isArray(list) ? (list as readonly string[]) : [];
  const next = Array.from({ length: seats }, (_, i) => (i === seat ? value : (before[i] ?? blank)));
  return next.every(one => one === blank) ? [] : next;
}

/** What was changed by hand stays when mode or seats change, as far as the new set-up has such a field. */
export function merged(start: Setup, changed: Setup): Setup {
  const kept = Object.entries(changed).filter(([name]) => name in start && name !== SEATS);
  return { ...start, ...Object.fromEntries(kept) };
}
