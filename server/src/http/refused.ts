/** What cannot be done over HTTP: thrown inside a route, sent as `{ code, says, facts }` with a fitting status. */
import { type Refusal, type Result, refuse } from '@quarry/kernel';
import type { Complaint } from '@quarry/protocol';
import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { storeLost } from '../health.ts';
import { Stopped } from '../past.ts';
import { NotRead } from '../store.ts';

/** Thrown inside a route, sent as a complaint. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const STATUS: Readonly<Record<string, number>> = {
  'no-such-table': 404,
  'unknown-game': 404,
  'not-found': 404,
  'wrong-key': 403,
  'not-host': 403,
  'not-seated': 403,
  'not-your-seat': 403,
  'still-played': 403,
  'wrong-invite': 403,
  'wrong-code': 403,
  'invite-used': 409,
  'key-in-use': 409,
  'name-taken': 409,
  'name-reserved': 409,
  'too-big': 413,
  'too-fast': 429,
  'too-many-tables': 429,
  'house-refused': 403,
  'not-refused': 409,
  'too-many': 409,
  'not-closed': 409,
  'not-here': 409,
  stopped: 409,
  closed: 409,
  'too-old': 409,
  'too-new': 409,
  'not-offered': 409,
  'is-played': 409,
  gathering: 409,
  'has-begun': 409,
  'in-story': 409,
  'not-over': 409,
  'no-sequel': 409,
  'story-over': 409,
  'not-set-up': 409,
  'too-many-devices': 409,
  stopping: 503,
  busy: 503,
  moved: 503,
  'not-saved': 503,
  'not-read': 503,
  'store-lost': 503,
  'disk-full': 503,
  damaged: 500,
};

/** Seconds until it may be tried again. */
const RETRY: Readonly<Record<string, number>> = { busy: 10, 'too-fast': 10, moved: 1 };

export function orRefuse<T>(result: Result<T>): T {
  if (!result.ok) throw new Refused(result.refusal);
  return result.value;
}

export function complain(error: unknown, reply: FastifyReply, log: Logger): FastifyReply {
  if (error instanceof Refused || error instanceof Stopped) return sendComplaint(reply, error.refusal);
  if (error instanceof NotRead) {
    log.warn({ reason: error.message }, 'something stored could not be read');
    return sendComplaint(reply, storeLost);
  }
  const { statusCode = 500, code, message } = error as { statusCode?: number; code?: string; message: string };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return sendComplaint(reply, refuse('too-big', {}, 'What was sent is too big for this server.').refusal);
  // Whoever breaks off is no failure of ours, and hears nothing any more.
  if (code === 'ECONNRESET') return sendComplaint(reply, refuse('malformed', {}, 'What was sent broke off; send it again.').refusal);
  if (statusCode < 500) return sendComplaint(reply, refuse('malformed', {}, `The request cannot be read: ${message}.`).refusal, statusCode);
  log.error({ reason: message }, 'a request failed');
  return sendComplaint(reply, refuse('server-failed', {}, 'The server failed over this; nothing has changed.').refusal, 500);
}

export function sendComplaint(reply: FastifyReply, { code, says, facts }: Refusal, status = STATUS[code] ?? 400): FastifyReply {
  const again = RETRY[code];
  if (again !== undefined) void reply.header('retry-after', again);
  return reply.status(status).send({ code, says, facts } satisfies Complaint);
}
