/** The games on offer: their covers, what they are, how they are played, and their rules. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { gameNamed } from '@quarry/catalogue';
import type { AnyGame, Clause } from '@quarry/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { coverOf, gameInfo } from '../games.ts';
import { howToPlay } from '../how-to-play.ts';
import { sendText, takesPacked } from './packed.ts';
import { orRefuse } from './refused.ts';
import { isPlain } from './requests.ts';

export interface GamesWorld {
  readonly games: readonly AnyGame[];
  rulesOf(game: string): readonly Clause[];
}

const WORTH_PACKING = 2_000;
const pack = promisify(gzip);

export function addGames(app: FastifyInstance, { rulesOf, games }: GamesWorld): void {
  const covers = games.map(coverOf);
  const named = (request: { readonly params: { readonly game: string } }): AnyGame => orRefuse(gameNamed(request.params.game, games));
  app.get('/api/games', () => covers);
  /** What never changes while the server runs is put into words and packed once. */
  const known = new Map<string, { readonly text: Buffer; packed: Promise<Buffer> | null }>();
  const send = async (request: FastifyRequest, reply: FastifyReply, name: string, find: () => unknown): Promise<FastifyReply> => {
    let found = known.get(name);
    if (!found) known.set(name, (found = { text: Buffer.from(JSON.stringify(find())), packed: null }));
    const { text } = found;
    const isPacked = text.length >= WORTH_PACKING && takesPacked(request);
    return sendText(reply, isPacked ? await (found.packed ??= pack(text)) : text, isPacked);
  };
  app.get<{ Params: { game: string } }>('/api/games/:game', (request, reply) => {
    const game = named(request);
    return send(request, reply, game.id, () => gameInfo(game));
  });
  app.get<{ Params: { game: string } }>('/api/games/:game/how-to-play', (request, reply) => {
    const [game, plain] = [named(request), isPlain(request)];
    return send(request, reply, `${game.id} how-to-play ${plain}`, () => orRefuse(howToPlay(game, plain)));
  });
  app.get<{ Params: { game: string } }>('/api/games/:game/rules', (request, reply) => {
    const { id } = named(request);
    return send(request, reply, `${id} rules`, () => rulesOf(id));
  });
}
