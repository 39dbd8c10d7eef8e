/** What comes from outside: reads the body of an import, checks the match answer by answer and packs its rows. */
import { ALL_GAMES, gameNamed } from '@quarry/catalogue';
import { type AnyGame, type MatchRecord, type Result, refuse } from '@quarry/kernel';
import { importSchema, readBody, type SeatWish } from '@quarry/protocol';
import { isTooBulky } from './bulk.ts';
import { type Prepared, prepare } from './history.ts';
import type { Bytes } from './store.ts';

export interface Imported extends Prepared {
  /** Who is to sit where. */
  readonly wishes: readonly SeatWish[];
}

function jsonIn(body: Bytes): Result<unknown> {
  try {
    return { ok: true, value: JSON.parse(new TextDecoder().decode(body)) };
  } catch {
    return refuse('malformed', {}, 'What was sent is not JSON; send {"record": …, "seats": […]}.');
  }
}

export function readImport(body: Bytes, games: readonly AnyGame[] = ALL_GAMES): Result<Imported> {
  if (isTooBulky(body))
    return refuse('not-a-record', {}, 'This is not an exported match: there is more in it than in any match. Export it again.');
  const json = jsonIn(body);
  if (!json.ok) return json;
  const read = readBody(importSchema, json.value);
  if (!read.ok) return refuse(read.code, {}, read.says);
  const { record, seats: wishes } = read.value;
  const name: unknown = (record as Partial<MatchRecord> | null)?.game;
  if (typeof name !== 'string') return refuse('not-a-record', {}, 'This is not an exported match: it names no game. Export it again.');
  const game = gameNamed(name, games);
  if (!game.ok) return game;
  const prepared = prepare(game.value, record);
  return prepared.ok ? { ok: true, value: { ...prepared.value, wishes } } : prepared;
}
