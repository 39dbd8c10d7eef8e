/** A request about a table that lives on another node is asked there, as it came, and answered as it is answered there. */
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { bearer, HOUSE_HEADER } from './line.ts';
import type { NodeAddress } from './nodes.ts';

/** What belongs to one line between two machines, and not to what is asked. */
const OF_THE_LINE: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'expect']);
/** Keys of whoever asks travel under another name: the inner door wants the one of the nodes. */
export const KEYS_HEADER = 'x-quarry-keys';

const GONE = {
  code: 'moved',
  says: 'The table is moving to another machine just now; try again in a moment.',
  facts: {},
};

/** How long another node is waited for. */
const PATIENCE_MS = 3_000;

/** Asks another node something, or says something to it, in the name of this one. */
export async function askNode<T>(address: NodeAddress, secret: string, path: string, said?: { readonly body: unknown }): Promise<T> {
  const answer = await fetch(`http://${address}${path}`, {
    headers: { authorization: bearer(secret), ...(said && { 'content-type': 'application/json' }) },
    ...(said && { method: 'POST', body: JSON.stringify(said.body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`a node has answered ${answer.status}`);
  return (await answer.json()) as T;
}

export function relay(
  request: IncomingMessage,
  response: ServerResponse,
  { address, secret, house }: { readonly address: NodeAddress; readonly secret: string; readonly house: string },
): void {
  const { authorization, ...asked } = request.headers;
  const headers = {
    ...Object.fromEntries(Object.entries(asked).filter(([name]) => !OF_THE_LINE.has(name) && !name.startsWith('x-quarry-'))),
    ...(authorization !== undefined && { [KEYS_HEADER]: authorization }),
    authorization: bearer(secret),
    [HOUSE_HEADER]: house,
  };
  const there = ask(`http://${address}${request.url}`, { method: request.method, headers }, answer => {
    const said = Object.entries(answer.headers).filter(([name]) => !OF_THE_LINE.has(name));
    response.writeHead(answer.statusCode!, Object.fromEntries(said));
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  there.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' }).end(JSON.stringify(GONE));
  });
  request.pipe(there);
  response.on('close', () => there.destroy());
}
