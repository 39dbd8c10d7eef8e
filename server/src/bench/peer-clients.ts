/** The clients of servers of others, each a library's own: four at each table, the next answer when all four have seen the last. */
import { io, type Socket } from 'socket.io-client';
import { type ColyseusClient, type ColyseusRoom, colyseus } from './colyseus.ts';
import { ANSWER, type Driven, Round } from './driven.ts';
import { SEATS } from './load.ts';
import { GAME } from './peer-servers.ts';
import type { Measuree } from './running.ts';

const seats = Array.from({ length: SEATS }, (_, seat) => seat);

export async function driveColyseus(server: Measuree, count: number): Promise<Driven> {
  const { Client } = await colyseus<ColyseusClient>('@colyseus/sdk');
  const all: ColyseusRoom[] = [];
  const round = new Round(server, () => {
    for (const room of all) {
      room.reconnection.enabled = false;
      void room.leave();
    }
  });
  for (let table = 0; table < count; table++) {
    const rooms: ColyseusRoom[] = [];
    const seen = round.add(seat => rooms[seat]!.send('answer', ANSWER));
    for (const seat of seats) {
      const client = new Client(`http://127.0.0.1:${server.port}`);
      const room = seat === 0 ? await client.create(GAME, {}) : await client.joinById(rooms[0]!.roomId, {});
      room.onMessage('seen', seen);
      rooms.push(room);
    }
    all.push(...rooms);
  }
  return round;
}

interface BoardgameClient {
  readonly socket: Socket;
  readonly id: string;
  readonly credentials: string;
}

export async function driveBoardgameIo(server: Measuree, count: number): Promise<Driven> {
  const base = `http://127.0.0.1:${server.port}`;
  const post = async <T>(path: string, body: object): Promise<T> => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${base}/games/${GAME}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as T;
  };
  const all: Socket[] = [];
  const round = new Round(server, () => {
    for (const socket of all) socket.disconnect();
  });
  for (let table = 0; table < count; table++) {
    const { matchID } = await post<{ matchID: string }>('create', { numPlayers: SEATS });
    const clients: BoardgameClient[] = [];
    let state = 0;
    const seen = round.add(seat => {
      const { socket, id, credentials } = clients[seat]!;
      const payload = { type: 'answer', args: [ANSWER], playerID: id, credentials };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state, matchID, id);
    });
    for (const seat of seats) {
      const id = String(seat);
      const { playerCredentials: credentials } = await post<{ playerCredentials: string }>(`${matchID}/join`, {
        playerID: id,
        playerName: id,
      });
      const socket = io(`${base}/${GAME}`, { transports: ['websocket'], forceNew: true });
      await new Promise<void>(resolve => {
        socket.on('sync', () => resolve());
        socket.on('connect', () => socket.emit('sync', matchID, id, credentials, SEATS));
      });
      socket.on('update', (_match: string, { _stateID }: { _stateID: number }) => {
        state = _stateID;
        seen();
      });
      clients.push({ socket, id, credentials });
      all.push(socket);
    }
  }
  return round;
}
