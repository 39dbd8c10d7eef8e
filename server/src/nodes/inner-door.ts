/** Where other nodes knock, with what their people want of tables that live here. It asks for the nodes' secret, and believes whom they speak for. */
import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIMITS as MESSAGE } from '@quarry/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { CannotOpen } from '../store.ts';
import { bearer, HOUSE_HEADER } from './line.ts';
import { KEYS_HEADER } from './relay.ts';

export interface InnerWorld {
  readonly secret: string;
  /** The address that other nodes are told, with a port of its own; `host:port`, any port if it is 0. */
  readonly host: string;
  readonly port: number;
  /** Somebody of a house speaks from another node. */
  connect(socket: WebSocket, house: string): void;
  /** Somebody of a house asks over HTTP. */
  handle(request: IncomingMessage, response: ServerResponse): void;
}

export interface InnerDoor {
  readonly address: string;
  close(): Promise<void>;
}

const houses = new WeakMap<IncomingMessage, string>();

/** A node that speaks for nobody speaks for itself. */
const ITSELF = '';
export const isOfANode = (request: IncomingMessage): boolean => houses.get(request) === ITSELF;

/** For whom another node has passed a request on; nothing if it came by our own door. */
export const relayedFor = (request: IncomingMessage): string | undefined => houses.get(request);

function isOurs({ headers }: IncomingMessage, secret: string): boolean {
  const [said, known] = [Buffer.from(headers.authorization ?? ''), Buffer.from(bearer(secret))];
  return said.length === known.length && timingSafeEqual(said, known);
}

/** As it was asked at the outer door. */
function unwrap(request: IncomingMessage): void {
  const { headers } = request;
  houses.set(request, String(headers[HOUSE_HEADER] ?? ITSELF));
  const keys = headers[KEYS_HEADER];
  delete headers.authorization;
  delete headers[HOUSE_HEADER];
  delete headers[KEYS_HEADER];
  if (keys !== undefined) headers.authorization = String(keys);
}

export async function openInnerDoor({ secret, host, port, connect, handle }: InnerWorld): Promise<InnerDoor> {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MESSAGE.message, clientTracking: true });
  const server: Server = createServer((request, response) => {
    if (!isOurs(request, secret)) {
      response.writeHead(403).end();
      return;
    }
    unwrap(request);
    handle(request, response);
  });
  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy());
    if (!isOurs(request, secret) || request.url !== '/socket') {
      stream.destroy();
      return;
    }
    unwrap(request);
    sockets.handleUpgrade(request, stream, head, socket => connect(socket, relayedFor(request)!));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(new CannotOpen(whyNotOpen(error, host, port))));
    // Nodes that share the outer door each have an inner one of their own.
    server.listen({ port, host, exclusive: true }, () => resolve());
  });
  const { port: opened } = server.address() as AddressInfo;
  return {
    address: `${host.includes(':') ? `[${host}]` : host}:${opened}`,
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

function whyNotOpen({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken by another program; stop it, or choose another for the other nodes with --inner, 0 for any.`;
  if (code === 'EADDRNOTAVAIL') return `${host} is no address of this machine; name one by which the other nodes reach it with --inner.`;
  return `The other nodes cannot be listened to on ${host}:${port} (${code ?? message}); check --inner.`;
}
