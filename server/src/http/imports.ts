/** A match from a file, brought by somebody: how it comes in. */
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { refuse } from '@quarry/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../limits.ts';
import type { Bytes } from '../store.ts';
import type { Desk } from '../tables-desk.ts';
import { orRefuse, Refused } from './refused.ts';
import { houseIn } from './requests.ts';

interface ImportWorld {
  readonly desk: Pick<Desk, 'admit' | 'import'>;
  readonly limits: Pick<Limits, 'importBytes'>;
}

const SIP_BYTES = 100_000;
const SIP_MS = 5;

/**
 * What is being sent, put where it will be handed over from: big bodies are not held twice. It is taken in sips, so that whoever plays is
 * served between two of them; the sender waits meanwhile.
 */
async function gather(payload: AsyncIterable<Buffer>, length: string | undefined, most: number): Promise<Bytes> {
  const tooBig = new Refused(refuse('too-big', {}, 'What was sent is too big for this server.').refusal);
  const announced = Number(length ?? most);
  if (!(announced <= most)) throw tooBig;
  const body = new Uint8Array(announced);
  let at = 0;
  let sip = 0;
  for await (const chunk of payload) {
    if (at + chunk.length > announced) throw tooBig;
    body.set(chunk, at);
    at += chunk.length;
    sip += chunk.length;
    if (sip < SIP_BYTES) continue;
    sip = 0;
    await pause(SIP_MS);
  }
  return at === announced ? body : body.slice(0, at);
}

/**
 * A match from a file. Whoever brings one is let in before the body is read, and the body is not looked into here: it goes as bytes
 * to the thread that plays it.
 */
export async function addImport(app: FastifyInstance, { desk, limits }: ImportWorld): Promise<void> {
  await app.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', (request: FastifyRequest, payload: IncomingMessage) =>
      gather(payload, request.headers['content-length'], limits.importBytes),
    );
    const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const admitted = desk.admit(houseIn(request));
      // The rest of what is being sent is not waited for.
      if (!admitted.ok) void reply.header('connection', 'close');
      reply.raw.once('close', orRefuse(admitted));
    };
    scope.post('/api/tables/import', { bodyLimit: limits.importBytes, onRequest: admit }, async (request, reply) => {
      return reply.status(201).send(orRefuse(await desk.import(request.body as Bytes, houseIn(request))));
    });
  });
}
