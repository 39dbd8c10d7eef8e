/** A number that a sentence says is the number that the rule counts with: it is printed in the effect, or both read it from one place. */
import { expect, test } from 'vitest';
import { holdAll, type Occasion } from '../../in-the-making.ts';
import { cardText } from '../../sentences/effects.ts';
import { field } from '../../testing/skirmish.ts';
import { CARDS } from '../box.ts';
import { FAR, PROVISOS } from '../kinds.ts';
import { type Effect, sayEffect } from './index.ts';

type Data = Readonly<Record<string, unknown>>;
const isEffect = (value: unknown): value is Effect => typeof value === 'object' && value !== null && 'do' in value && !('must' in value);

/** Every effect in a card, also what is bought, whatever part of the card it stands in. */
function effectsIn(value: unknown): Effect[] {
  if (Array.isArray(value)) return value.flatMap(effectsIn);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value as Data).flatMap(effectsIn);
  return isEffect(value) ? [value, ...inside] : inside;
}

/** The numbers of an effect; those of what is bought belong to that. */
const numbersOf = (value: unknown): number[] => {
  if (typeof value === 'number') return [Math.abs(value)];
  if (Array.isArray(value)) return value.flatMap(numbersOf);
  return typeof value === 'object' && value !== null ? Object.values(value as Data).flatMap(numbersOf) : [];
};
const said = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
const sorted = (numbers: readonly number[]): number[] => [...new Set(numbers)].toSorted((a, b) => a - b);

const printed = effectsIn(CARDS.filter(({ sort }) => sort !== 'behaviour').map(({ card }) => card));

test('every number that is printed in an effect is in its sentence, and no other; 1 may be said as a word', () => {
  const different = printed.flatMap(({ if: _, ...effect }) => {
    const says = sayEffect(effect as Effect, then => then.map(one => sayEffect(one, () => '')).join('; '));
    const numbers = sorted(numbersOf(effect));
    return JSON.stringify(sorted(said(says)).filter(n => n !== 1)) === JSON.stringify(numbers.filter(n => n !== 1)) ? [] : [[effect, says]];
  });

  expect(printed.length).toBeGreaterThan(300);
  expect(different).toEqual([]);
});

test('the only proviso with a number is far, and the rule counts with the same', () => {
  const says = (proviso: (typeof PROVISOS)[number]): string =>
    cardText({ id: 'x', name: 'X', type: 'ability', effects: [{ do: 'dodge', if: [proviso] }] } as Parameters<typeof cardText>[0]);
  const isFar = (squares: number): boolean => {
    const { state } = field({ at: [1, 1] }, [{ at: [1 + squares, 1] }]);
    const occasion: Occasion = { seat: 0, source: -1, enemy: state.enemies[0]!, attack: null, evade: null };
    return holdAll(state, ['far'], occasion);
  };

  expect(PROVISOS.filter(proviso => said(says(proviso)).length > 0)).toEqual(['far']);
  expect(said(says('far'))).toEqual([FAR]);
  expect([FAR - 1, FAR].map(isFar)).toEqual([false, true]);
});
