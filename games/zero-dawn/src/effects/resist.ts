/** resist: takes damage off one kind of enemy attack. */
import { defineEffect } from './vocabulary.ts';

export const resistWord = defineEffect({
  word: 'resist',
  says: ({ kind, n }) => `block ${n} damage of a ${kind} attack`,
  onEvade(evade, { kind, n }) {
    if (evade.kind === kind) evade.blocked += n;
  },
});
