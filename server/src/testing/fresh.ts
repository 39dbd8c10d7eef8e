/** Names and seeds of new tables for tests: the same in every run, and others for each test, whichever tests run before it. */
import { createHash } from 'node:crypto';
import type { Fresh } from '../keys.ts';

/** Follows from whatever the name is just now, and is another one each time. */
export function freshBy(nameNow: () => string): Fresh {
  const made = new Map<string, number>();
  const next = (what: string): string => {
    const name = `${nameNow()} ${what}`;
    const count = (made.get(name) ?? 0) + 1;
    made.set(name, count);
    return createHash('sha256').update(`${name} ${count}`).digest('hex');
  };
  return {
    seed: () => next('seed').slice(0, 32),
    table: () => Buffer.from(next('table'), 'hex').toString('base64url', 0, 12),
  };
}

/** In a process of its own: whoever started it says which name comes next, and is told when it is heard. */
export function freshFromOutside(first: string): Fresh {
  let name = first;
  process.on('message', next => {
    name = String(next);
    process.send!(next);
  });
  // It is no reason to go on.
  process.channel?.unref();
  return freshBy(() => name);
}
