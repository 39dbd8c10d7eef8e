/** A number that a sentence says is the number that the rule counts with: it is printed in the effect, or both read it from one place. */
import { expect, test } from 'vitest';
import { applyEffects } from '../../effects/vocabulary.ts';
import { occasionOf } from '../../in-the-making.ts';
import { given } from '../../testing/rehearsal.ts';
import { box, DATASLATES } from '../box.ts';
import { BESIDE_COVER } from '../kinds.ts';
import { type Effect, sayEffect } from './index.ts';

const isEffect = (value: unknown): value is Effect => typeof value === 'object' && value !== null && 'do' in value;

/** Every effect that is printed, whatever part of its card it stands in. */
function effectsIn(value: unknown): Effect[] {
  if (isEffect(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(effectsIn) : [];
}
const numbersIn = (effect: Effect): number[] =>
  Object.values(effect).flatMap(value => (typeof value === 'number' ? [Math.abs(value)] : []));
const said = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
const sorted = (numbers: readonly number[]): string => JSON.stringify([...new Set(numbers)].filter(n => n !== 1).toSorted((a, b) => a - b));

const printed = effectsIn([box.cards.map(({ card }) => card), DATASLATES]);
/** Numbers of the book that a word names: the face of the Impact Die. */
const OF_THE_BOOK: Readonly<Partial<Record<Effect['do'], readonly number[]>>> = { 'push-further': [10], 'push-distance': [10] };

test('every number that is printed in an effect is in its sentence, and no other; 1 and none may be said as words', () => {
  const different = printed.flatMap(effect => {
    const says = sayEffect(effect, 'hunter');
    const numbers = [...numbersIn(effect).filter(n => n > 0), ...(OF_THE_BOOK[effect.do] ?? [])];
    return sorted(said(says)) === sorted(numbers) ? [] : [[effect, says]];
  });

  expect(printed.length).toBeGreaterThan(90);
  expect(different).toEqual([]);
});

test('in the open is as far from cover as the sentence says, to the thousandth', () => {
  const rain: Effect = { do: 'wounds', who: 'every-hunter-in-the-open', n: 1 };
  // The Block ends at x = 16; the base of a hunter has a radius of half an inch.
  const woundsAt = (gap: number): number => {
    const rehearsal = given({ hunters: [{ at: [16.5 + gap, 12] }] });
    rehearsal.run(table => applyEffects(table, [rain], occasionOf(0, -1), 'UM-EVT-4'));
    return rehearsal.hunter(0).wounds;
  };

  expect(said(sayEffect(rain, 'hunter'))).toEqual([BESIDE_COVER, 1]);
  expect([BESIDE_COVER, BESIDE_COVER + 0.01].map(woundsAt)).toEqual([0, 1]);
});
