/**
 * One deed done to a position: what it tells, and all that is different in the state afterwards, by path. A deed that touches more than it should, or
 * tells another thing, shows at once. Cards of the test's own go by their ids, and whatever is shuffled lies in reverse.
 *
 *     expect(doing(table => threaten(table, 0, 'PA-MOVE-6'))).toEqual({ changed: { 'hunters.0.isThreatened': true }, told: [{ … }] });
 */
import type { Chance } from '@quarry/kernel';
import { isCard, keyOf } from '../content/box.ts';
import type { Table } from '../events.ts';
import type { State, Stream } from '../state.ts';
import { type CampAt, CampRehearsal } from './camp.ts';
import { type HunterOn, type HuntRehearsal, hunt, type Position } from './rehearsal.ts';

/** New values by path; `gone` for what is no longer there. */
type Changes = Readonly<Record<string, unknown>>;
interface Done {
  readonly changed: Changes;
  readonly told: readonly unknown[];
  /** What it gives back, if it does. */
  readonly gives?: unknown;
  /** The streams of what it shuffled. */
  readonly shuffles?: readonly string[];
  /** Nothing else resolves after it. */
  readonly endsAll?: true;
}

/** Two hunters in the front, all of whose cards have names: in hand, deck, discard and sequence; and so has the monster. */
interface Scene extends Omit<Position, 'hunters'> {
  readonly me?: HunterOn;
  readonly other?: HunterOn;
  /** What a position cannot name. */
  readonly given?: (state: State) => void;
}
const named = (...ids: string[]) => ids.map(id => ({ id }));
const ME: HunterOn = { hand: named('h1', 'h2'), deck: named('d1', 'd2', 'd3'), discard: named('x1'), sequence: named('q1') };
const OTHER: HunterOn = { hand: named('o1'), deck: named('o2'), discard: [], sequence: [] };
const MONSTER: Position = {
  slots: named('s0', 's1', 's2'),
  pile: named('p1', 'p2'),
  behavioursDiscarded: named('b1'),
  stance: { id: 'calm' },
};

export const doing = (deed: (table: Table) => unknown, { me, other, given, ...position }: Scene = {}): Done => {
  const hunters = [
    { ...ME, ...me },
    { ...OTHER, ...other },
  ];
  const r = hunt(anew({ ...MONSTER, ...position, hunters }));
  given?.(r.state);
  return done(r, deed);
};
/** A deed may be done in a position that no rule leads to. */
const ANY = [/./];
let times = 0;
/** The same names may be used again in one test: cards are printed under another key each time, and called by what stands before it. */
function anew(position: Position): Position {
  times += 1;
  const named: Position = JSON.parse(JSON.stringify(position), (key, value: unknown) =>
    key === 'id' && typeof value === 'string' ? `${value}~${times}` : value,
  );
  return { ...named, despite: ANY };
}
const calledBy = (key: string): string => key.replace(/~\d+$/, '');

/** The same between hunts. */
export const inCampDoing = (at: CampAt, deed: (table: Table) => unknown): Done => {
  const r = new CampRehearsal({ ...structuredClone(at), despite: ANY });
  return done(r, deed);
};

/** It is played as a rule is, so that a deed that writes into a record without opening it is found out. */
function done(r: HuntRehearsal | CampRehearsal, deed: (table: Table) => unknown): Done {
  const before = structuredClone(r.state);
  const shuffles: string[] = [];
  const chance: Chance<Stream> = {
    ...r.table.chance,
    shuffle: (stream, things) => {
      shuffles.push(stream);
      return things.toReversed();
    },
  };
  r.run(function* ({ state, tell, passes, ...table }) {
    return deed({ ...table, state, tell, passes, chance });
  });
  const { state, told, result: gives } = r;
  return {
    changed: Object.fromEntries(changes('', before, state)),
    told: byName(told) as unknown[],
    ...(gives === undefined ? {} : { gives: byName(gives) }),
    ...(shuffles.length === 0 ? {} : { shuffles }),
    ...(r.wasCutShort ? { endsAll: true } : {}),
  };
}

const isPlain = (one: unknown): boolean => typeof one !== 'object' || one === null;
const isList = (one: unknown): boolean => Array.isArray(one) && one.every(isPlain);
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function changes(path: string, before: unknown, now: unknown): [string, unknown][] {
  if (isSame(before, now)) return [];
  if (isPlain(before) || isPlain(now) || isList(before) || isList(now)) return [[path, now === undefined ? 'gone' : byName(now)]];
  const [a, b] = [before, now] as readonly Record<string, unknown>[];
  const keys = [...new Set([...Object.keys(a!), ...Object.keys(b!)])];
  return keys.flatMap(key => changes(path === '' ? key : `${path}.${key}`, a![key], b![key]));
}

const isPrinted = (card: number): boolean => card < PRINTED;
const PRINTED = Array.from({ length: 10_000 }, (_, no) => no).findIndex(no => !isCard(no));
function byName(one: unknown): unknown {
  if (typeof one === 'number') return isPrinted(one) || !isCard(one) ? one : calledBy(keyOf(one));
  if (Array.isArray(one)) return one.map(byName);
  if (typeof one !== 'object' || one === null) return one;
  return Object.fromEntries(Object.entries(one).map(([key, value]) => [key, byName(value)]));
}

/** The names of all functions that a module of deeds gives out. */
export const deedsOf = (module: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(module).filter(name => typeof module[name] === 'function');
