/** What only whoever runs the server may ask, by the token that they have set. */
import { refuse } from '@quarry/kernel';
import type { FastifyRequest } from 'fastify';
import { hashOfKey, isKey } from '../keys.ts';
import { Refused } from './refused.ts';

/** Lets nobody through without the token. */
export function tokenWanted(token: string): (request: FastifyRequest) => void {
  const hash = hashOfKey(token);
  return ({ headers }) => {
    const [, given = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
    if (!isKey(given, hash)) throw new Refused(refuse('wrong-key', {}, "This needs the host's metrics token.").refusal);
  };
}
