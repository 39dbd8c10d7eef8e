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

/** Says something to another node, in the name of this one. */
export async function tellNode(address: NodeAddress, secret: string, path: string): Promise<void> {
  await fetch(`http://${address}${path}`, { method: 'POST', headers: { authorization: bearer(secret) } });
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
