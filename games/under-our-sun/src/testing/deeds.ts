/** What a deed tells and what it changes, line by line: every event with all that it says, and all of the state that is another afterwards. Cards and places go by name, decks by what came and went. */
import { box, keyOf } from '../content/box.ts';
import type { Table } from '../events.ts';
import { around, HAVEN, type Hex } from '../places.ts';
import { type SunRehearsal, WAYS } from './rehearsal.ts';

const HEXES = ['hex', 'from', 'to', 'home', 'hexes', 'pits', 'tonight'];
const CARDS = ['card', 'cards', 'camp', 'trap', 'bodies', 'down', 'sun', 'weapon', 'givenCards', 'takenCards', 'offer', 'lootUsed'];
const DECKS = [
  'itemDeck',
  'gearDeck',
  'lootDeck',
  'enemyDeck',
  'enemiesUsed',
  'nightDeck',
  'nightsUsed',
  'eventDeck',
  'eventsUsed',
  'stack',
];

const placeOf = (hex: Hex): string | number => (hex === HAVEN ? 'haven' : (WAYS[around(HAVEN).indexOf(hex)] ?? hex));
const cardOf = (card: number): string | number => (box.has(card) ? keyOf(card) : card);
/** As it is called: by the field that it stands in. */
function named(field: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map(one => named(field, one));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, named(key, one)]));
  if (typeof value !== 'number') return value;
  if (HEXES.includes(field)) return placeOf(value);
  return CARDS.includes(field) || DECKS.includes(field) ? cardOf(value) : value;
}
const say = (field: string, value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(named(field, value)).replaceAll('"', '');

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields => value !== null && typeof value === 'object' && !Array.isArray(value);
const isListOfRecords = (value: unknown): value is readonly Fields[] => Array.isArray(value) && value.some(isRecord);
/** People, tiles, enemies and merchants field by field; whoever comes or goes, and what they carry, as a whole. */
function changes(before: unknown, after: unknown, path: readonly string[] = []): string[] {
  const field = path.at(-1) ?? '';
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isRecord(before) && isRecord(after)) return Object.keys(after).flatMap(key => changes(before[key], after[key], [...path, key]));
  if (path.length === 1 && (isListOfRecords(before) || isListOfRecords(after))) {
    const [was, is] = [before as readonly Fields[], after as readonly Fields[]];
    return Array.from({ length: Math.max(was.length, is.length) }, (_, i) => i).flatMap(i => changes(was[i], is[i], [...path, String(i)]));
  }
  if (DECKS.includes(field)) return [deckSays(field, before as number[], after as number[])];
  return [`${path.join('.')}: ${say(field, before)} → ${say(field, after)}`];
}
function deckSays(deck: string, before: readonly number[], after: readonly number[]): string {
  const came = after.filter(card => !before.includes(card));
  const went = before.filter(card => !after.includes(card));
  return came.length + went.length === 0
    ? `${deck}: ${say(deck, before)} → ${say(deck, after)}`
    : `${deck}: ${say(deck, went)} go, ${say(deck, came)} come`;
}

export function done(r: SunRehearsal, deed: (table: Table) => unknown): string[] {
  const before: unknown = structuredClone(r.state);
  const told = r.told.length;
  deed(r.table);
  const events = r.told
    .slice(told)
    .map(
      ({ type, rule, ...facts }) =>
        `${type} ${rule} ${say('', 'what' in facts && facts.what === 'card' && 'id' in facts ? { ...facts, id: keyOf(facts.id) } : facts)}`,
    );
  return [...events, ...changes(before, r.state)];
}
