/** Dice that are thrown. US-DICE-*, US-KARMA-*. */
import { writable } from '@quarry/kernel/deeds';
import { type Die, FACES, KARMA_FACES } from '../content/kinds.ts';
import type { Part, Purpose, Roller, Table } from '../events.ts';
import type { Stream, Who } from '../state.ts';

/** Dice on the table. */
export interface Thrown {
  readonly dice: readonly Die[];
  faces: readonly number[];
  /** Where they come from, in their order. */
  readonly from: readonly Part[];
  readonly for: Purpose;
  /** With so many successes more would be of no use to whoever rolls; 0 if each counts. */
  readonly enough: number;
}
/** US-DICE-5, US-DICE-6. */
export const successesOf = ({ faces }: Pick<Thrown, 'faces'>): number =>
  Math.max(
    0,
    faces.reduce((sum, face) => sum + face, 0),
  );
export const hasDouble = ({ faces }: Thrown): boolean => faces.includes(2);

const rollerOf = (roller: Roller): { by: 'character' | 'enemy' | 'merchant'; id: number } =>
  'who' in roller
    ? { by: 'character', id: roller.who }
    : 'enemy' in roller
      ? { by: 'enemy', id: roller.enemy }
      : { by: 'merchant', id: roller.merchant };

/** The dice of an attack are told with what they do. */
const ATTACKS: readonly Purpose[] = ['melee', 'ranged', 'counterattack', 'return-fire'];

export function roll(
  { chance, tell }: Table,
  stream: Stream,
  roller: Roller,
  dice: readonly Die[],
  purpose: Purpose,
  against = -1,
  from: readonly Part[] = [],
  enough = 0,
): Thrown {
  const faces = chance.roll(
    stream,
    dice.map(die => FACES[die]),
  );
  const thrown = { dice, faces, from, for: purpose, enough };
  tell({
    type: 'rolled',
    rule: 'US-DICE-5',
    dice,
    faces,
    successes: successesOf(thrown),
    ...rollerOf(roller),
    for: purpose,
    enough,
    against,
    from,
    reveals: true,
    ...(ATTACKS.includes(purpose) ? { within: 'US-COMBAT-8' } : {}),
  });
  return thrown;
}
/** US-KARMA-2, US-KARMA-5 to US-KARMA-8: these dice once more, with a karma die for each. */
export function useKarma({ state, chance, tell }: Table, who: Who, thrown: Thrown, at: readonly number[]): void {
  const character = writable(state.characters[who]!);
  const again = chance.roll(
    'karma',
    at.map(i => FACES[thrown.dice[i]!]),
  );
  const kept = chance
    .roll(
      'karma',
      at.map(() => KARMA_FACES),
    )
    .filter(face => face > 0).length;
  thrown.faces = thrown.faces.map((face, i) => (at.includes(i) ? again[at.indexOf(i)]! : face));
  character.karma -= at.length - kept;
  character.hasUsedKarma = true;
  tell({
    type: 'karma-used',
    rule: 'US-KARMA-1',
    who,
    dice: thrown.dice,
    faces: thrown.faces,
    successes: successesOf(thrown),
    from: thrown.from,
    for: thrown.for,
    enough: thrown.enough,
    rerolled: at,
    kept,
    left: character.karma,
    reveals: true,
  });
}
/** All dice again, by a card. */
export function rollAgain({ chance, tell }: Table, who: Who, card: number, thrown: Thrown): void {
  thrown.faces = chance.roll(
    'test',
    thrown.dice.map(die => FACES[die]),
  );
  tell({
    type: 'rerolled',
    rule: 'US-USE-3',
    who,
    card,
    dice: thrown.dice,
    faces: thrown.faces,
    successes: successesOf(thrown),
    from: thrown.from,
    reveals: true,
  });
}
/** US-COMP-6: the numbered die, once or twice. */
export function rollNumbers({ chance, tell }: Table, enemy: { readonly id: number; readonly card: number }, n: number): number[] {
  const rolled = chance.roll(
    'direction',
    Array.from({ length: n }, () => EIGHT),
  );
  tell({ type: 'numbers-rolled', rule: 'US-EMOVE-4', enemy: enemy.id, card: enemy.card, rolled, reveals: true });
  return rolled;
}
const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8];
/** US-EMOVE-7: 2 green dice each, without red ones. */
export function rollTie({ chance, tell }: Table, among: readonly Who[]): number[] {
  const successes = among.map(() => chance.roll('tie', [FACES.green, FACES.green]).reduce((sum, face) => sum + face, 0));
  tell({ type: 'tie-rolled', rule: 'US-EMOVE-7', among, successes, reveals: true });
  return successes;
}
/** US-AMMO-9, US-R-7: dice for pieces of ammunition, which no injury and no karma touches. */
export function rollFor({ chance, tell }: Table, stream: Stream, dice: readonly Die[], who: Who, card: number): number {
  const thrown = {
    dice,
    faces: chance.roll(
      stream,
      dice.map(die => FACES[die]),
    ),
    from: [],
  };
  const successes = successesOf(thrown);
  tell({ type: 'rerolled', rule: 'US-AMMO-9', who, card, ...thrown, successes, reveals: true, within: 'card-gained' });
  return successes;
}
