/**
 * Colyseus, where it is installed: it is only compared with, and what it needs for some machines cannot be had from everywhere, so that it is none of our dependencies. What is used of it is
 * said here, as its own types would have to be installed, too.
 */
import type { AddressInfo } from 'node:net';

const FIRST = '@colyseus/core';
const INSTALL = 'npm install --no-save @colyseus/core@0.18.17 @colyseus/ws-transport@0.18.4 @colyseus/sdk@0.18.4';

export interface ColyseusServer {
  readonly Room: new () => {
    setPatchRate(ms: null): void;
    onMessage(type: string, heard: () => void): void;
    broadcast(type: string, message: unknown): void;
  };
  readonly Server: new (
    options: object,
  ) => {
    define(name: string, room: unknown): void;
    listen(port: number, host: string): Promise<void>;
    gracefullyShutdown(isExiting: boolean): Promise<void>;
  };
  readonly WebSocketTransport: new (options: object) => { readonly server: { address(): AddressInfo } };
}

export interface ColyseusRoom {
  readonly roomId: string;
  readonly reconnection: { enabled: boolean };
  send(type: string, message: unknown): void;
  onMessage(type: string, heard: () => void): void;
  leave(): Promise<unknown>;
}

export interface ColyseusClient {
  readonly Client: new (
    url: string,
  ) => {
    create(name: string, options: object): Promise<ColyseusRoom>;
    joinById(id: string, options: object): Promise<ColyseusRoom>;
  };
}

/** Why it cannot be compared with here; null if it can. */
export function whyNoColyseus(): string | null {
  try {
    import.meta.resolve(FIRST);
    return null;
  } catch {
    return `Colyseus is not installed, and left out; to compare with it: ${INSTALL}`;
  }
}

/** What its packages have, put together. */
export async function colyseus<T>(...packages: readonly string[]): Promise<T> {
  const found: object[] = [];
  for (const name of packages) found.push((await import(name)) as object);
  return Object.assign({}, ...found) as T;
}
