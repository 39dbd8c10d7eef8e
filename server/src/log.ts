/** Structured logs. No key, invitation or seed is ever written: what could hold one is struck out here, whoever logs it. */
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

const SECRETS = ['key', 'keys', 'invite', 'host', 'seed', 'authorization'];

export function makeLog(level: LogLevel, to?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: SECRETS.flatMap(name => [name, `*.${name}`, `*.*.${name}`]), censor: '…' },
    serializers: {
      // A broken rule names the seed for whoever plays it again in a test.
      reason: (text: unknown) => String(text).replace(/\bseed .*?, set-up/gs, 'seed …, set-up'),
      req: (request: { method: string; url: string }) => ({ method: request.method, url: request.url.split('?')[0] }),
    },
  };
  return pino(options, to ?? pino.destination({ dest: 2, sync: false }));
}
