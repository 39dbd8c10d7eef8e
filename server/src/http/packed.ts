/** Long texts: packed if the browser can unpack them. */
import type { FastifyReply, FastifyRequest } from 'fastify';

export const takesPacked = (request: FastifyRequest): boolean => String(request.headers['accept-encoding'] ?? '').includes('gzip');

export function sendText(reply: FastifyReply, text: Uint8Array, isPacked: boolean): FastifyReply {
  void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (isPacked) void reply.header('content-encoding', 'gzip');
  return reply.send(Buffer.from(text.buffer, text.byteOffset, text.byteLength));
}
