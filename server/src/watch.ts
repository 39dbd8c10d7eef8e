/**
 * A clock for what is worked out in one go. The event loop cannot interrupt it, the virtual machine can: whatever runs too long is
 * broken off wherever it stands, and what it worked on must be thrown away. Costs a thread for as long as it runs, so that
 * only what came from outside is watched.
 */
import { Script } from 'node:vm';

/** Thrown when something took too long; it was broken off in the middle. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

const NAME = '@quarry/server watched';
const script = new Script(`globalThis[Symbol.for(${JSON.stringify(NAME)})]()`, { filename: 'watched' });
const slot = globalThis as { [name: symbol]: (() => void) | undefined };
const symbol = Symbol.for(NAME);

export function watched<T>(ms: number, act: () => T): T {
  let value: { readonly of: T } | null = null;
  slot[symbol] = () => {
    value = { of: act() };
  };
  try {
    script.runInThisContext({ timeout: ms });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    throw new TookTooLong(`it took longer than ${ms} ms`);
  } finally {
    slot[symbol] = undefined;
  }
  return value!.of;
}
