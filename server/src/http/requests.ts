/** What a request says: its body, the keys that it brings, the eyes that it wants to look with. */
import { refuse, type Seat } from '@quarry/kernel';
import { readBody } from '@quarry/protocol';
import type { FastifyRequest } from 'fastify';
import { houseOf } from '../limits.ts';
import { relayedFor } from '../nodes/inner-door.ts';
import { Refused } from './refused.ts';

export type TableRequest = FastifyRequest<{ Params: { table: string } }>;

const MOST_KEYS = 17;
const LAST_SEAT = 15;

type Body<S extends Parameters<typeof readBody>[0]> = Extract<ReturnType<typeof readBody<S>>, { readonly ok: true }>['value'];

/** What was sent, if it has the shape that is wanted. */
export function read<S extends Parameters<typeof readBody>[0]>(schema: S, body: unknown): Body<S> {
  const found = readBody(schema, body);
  if (!found.ok) throw new Refused({ code: found.code, says: found.says, facts: {} });
  return found.value as Body<S>;
}

/** Whom a request comes from, also by way of another node. */
export const houseIn = ({ ip, raw }: FastifyRequest): string => relayedFor(raw) ?? houseOf(ip);

/** Keys travel as `Authorization: Bearer <key>`, several of them with commas between. */
export function keysOf(request: FastifyRequest): readonly string[] {
  const [, keys = ''] = /^Bearer ([\w,-]+)$/.exec(request.headers.authorization ?? '') ?? [];
  return keys.split(',').filter(Boolean).slice(0, MOST_KEYS);
}

/** The seat that is looked from: `?as=`. */
export function eyesOf({ query }: FastifyRequest): Seat | null {
  const { as: text } = query as { as?: string };
  if (text === undefined || text === '' || text === 'null') return null;
  const seat = Number(text);
  if (!/^\d{1,2}$/.test(text) || seat > LAST_SEAT)
    throw new Refused(refuse('malformed', { as: text.slice(0, 20) }, "'as' wants the number of a seat.").refusal);
  return seat;
}

/** Whether the plain screen is meant: `?plain=1`. */
export const isPlain = ({ query }: FastifyRequest): boolean => (query as { plain?: string }).plain === '1';
