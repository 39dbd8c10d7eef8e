/** The built page, at every address that is not something else. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import statics from '@fastify/static';
import { refuse } from '@quarry/kernel';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendComplaint } from './refused.ts';

/** Names with a hash never change, everything else is asked for again. Any other address is the page itself. */
export async function addPage(app: FastifyInstance, page: string | null): Promise<void> {
  const notFound = (reply: FastifyReply): FastifyReply =>
    sendComplaint(reply, refuse('not-found', {}, 'There is nothing at this address.').refusal);
  if (page === null || !existsSync(join(page, 'index.html'))) {
    app.get('/', (_request, reply) =>
      reply.type('text/plain').send('The server runs, but the page has not been built; start it without --no-build.\n'),
    );
    app.setNotFoundHandler((_request, reply) => notFound(reply));
    return;
  }
  await app.register(statics, {
    root: page,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = /[\\/]assets[\\/]/.test(path);
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url.split('?')[0]!);
    return isPage ? reply.sendFile('index.html') : notFound(reply);
  });
}
