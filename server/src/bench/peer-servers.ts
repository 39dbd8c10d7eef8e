/**
 * Servers of others, for comparison, each with tables of four: a move of one seat is told to all. They play no rules, keep no secrets and store nothing:
 * boardgame.io holds a state of as many bytes as ours has and sends what its server sends of it, Colyseus sends as many bytes as ours.
 */
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { type ColyseusServer, colyseus } from './colyseus.ts';

export interface PeerServer {
  readonly port: number;
  close(): Promise<void>;
}

export const GAME = 'table';

interface BoardgameIo {
  Server(options: object): { run(options: object): Promise<{ readonly appServer: { address(): AddressInfo } }> };
  readonly Origins: { readonly LOCALHOST: unknown };
}

/** Plain data of about so many bytes, in records as a state has them. */
function stateOf(bytes: number): unknown {
  const record = (i: number): object => ({
    id: i,
    kind: `kind-${i % 6}`,
    at: { x: i % 12, y: i % 7 },
    tokens: [i % 3, i % 4],
    isSpent: i % 5 === 0,
  });
  const each = JSON.stringify(record(100)).length + 1;
  return { n: 0, records: Array.from({ length: Math.ceil(bytes / each) }, (_, i) => record(i)) };
}

export async function startBoardgameIo(stateBytes: number): Promise<PeerServer> {
  const { Server: serve, Origins } = createRequire(import.meta.url)('boardgame.io/server') as BoardgameIo;
  const game = {
    name: GAME,
    setup: () => stateOf(stateBytes),
    turn: { activePlayers: { all: 'play' }, stages: { play: {} } },
    moves: {
      answer: ({ G }: { G: { n: number } }) => {
        G.n += 1;
      },
    },
  };
  const server = serve({ games: [game], origins: [Origins.LOCALHOST] });
  const { appServer } = await server.run({ port: 0, callback: () => {}, lobbyConfig: {} });
  return { port: appServer.address().port, close: async () => {} };
}

export async function startColyseus(sends: number): Promise<PeerServer> {
  const { Room, Server, WebSocketTransport } = await colyseus<ColyseusServer>('@colyseus/core', '@colyseus/ws-transport');
  const padding = 'y'.repeat(sends);
  class Table extends Room {
    maxClients = 4;
    #n = 0;
    onCreate(): void {
      this.setPatchRate(null);
      this.onMessage('answer', () => this.broadcast('seen', { n: ++this.#n, padding }));
    }
  }
  const transport = new WebSocketTransport({ perMessageDeflate: false });
  const server = new Server({ greet: false, transport });
  server.define(GAME, Table);
  await server.listen(0, '127.0.0.1');
  return { port: transport.server.address().port, close: () => server.gracefullyShutdown(false) };
}
