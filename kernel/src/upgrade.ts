/**
 * How what older versions of a game stored comes into the shape of today: a numbered row of steps (`Game.upgrade`), each of which carries from
 * one version to the next. Whether the row itself can be right is looked at when a game is made ready; what comes out of the last step is checked
 * where it is read (record.ts).
 */
import type { AnyGame } from './game.ts';
import { BrokenPromise, type Facts } from './types.ts';

type Versioned = Pick<AnyGame, 'id' | 'version' | 'upgrade'>;

/** A row of whole numbers from 2 to the game's version, without a gap up to there. Thrown if it is not. */
export function checkUpgrade({ id, version, upgrade = {} }: Versioned): void {
  if (!Number.isSafeInteger(version) || version < 1)
    throw new BrokenPromise(`${id}: its version is ${version}; versions are whole numbers from 1 on`);
  const steps = Object.keys(upgrade);
  const isStep = (step: string): boolean => /^[1-9]\d*$/.test(step) && Number(step) >= 2 && Number(step) <= version;
  const strange = steps.find(step => !isStep(step));
  if (strange !== undefined)
    throw new BrokenPromise(`${id}: upgrade has step '${strange}': steps are whole numbers from 2 to the game's version, ${version}`);
  const last = steps.map(Number).find(step => step < version && !upgrade[step + 1]);
  if (last !== undefined)
    throw new BrokenPromise(
      `${id}: upgrade has step ${last} and no step ${last + 1}: what version ${last} stored would be carried no further`,
    );
}

/** Something of an older version that the row does not bring into the shape of today. */
export class NotCarried extends Error {
  override readonly name = 'NotCarried';
  readonly facts: Facts;
  constructor(says: string, facts: Facts) {
    super(says);
    this.facts = facts;
  }
}

/** What a version up to today's has stored, after all steps from there on; thrown as `NotCarried` where one is missing or fails. */
export function carryOver(game: Versioned, what: 'state' | 'setup', stored: unknown, from: number, path: string): unknown {
  if (from === game.version) return stored;
  // A step may write into what it is given, and whoever brought it keeps it as it was.
  let json: unknown = structuredClone(stored);
  for (let step = from + 1; step <= game.version; step++) {
    const carry = game.upgrade?.[step];
    if (!carry) throw new NotCarried(`There is no step from rules ${step - 1} to rules ${step}.`, { step });
    try {
      json = carry[what] ? carry[what](json) : json;
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      throw new NotCarried(`Step ${step} fails at ${path}: ${fault}.`, { step, path, fault });
    }
  }
  return json;
}
