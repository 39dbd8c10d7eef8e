/** A teaching that is put together: K-163 of SPEC.md. */
import { expect, test } from 'vitest';
import { type EventOf, type StepSays, teachingOf } from './index.ts';

type StormEvent = EventOf<{ 'bell-rung': object }>;
interface View {
  readonly step: 'draw' | 'burn';
  readonly oil: number;
}
const STEPS: StepSays<View> = { draw: 'A storm card is drawn.', burn: ({ oil }) => `Oil is burned; ${oil} is left.` };
const rest = { goal: () => 'Keep the lamp.', verbs: {}, verbOf: () => '', sum: () => null, labels: [], terms: [], names: [], lessons: [] };

test('[K-163] each step is said by its sentence, or as things stand; the rest is taught as it is', () => {
  const teaching = teachingOf<object, View, StormEvent>({ ...rest, steps: STEPS });

  expect((['draw', 'burn'] as const).map(step => teaching.step({ step, oil: 2 }))).toEqual([
    'A storm card is drawn.',
    'Oil is burned; 2 is left.',
  ]);
  expect(teaching).toEqual({ ...rest, step: teaching.step });
});

test('[K-163] a step that is not spoken of does not compile', () => {
  // @ts-expect-error: nobody says what burning is for
  const steps: StepSays<View> = { draw: 'A storm card is drawn.' };
  expect(steps).not.toHaveProperty('burn');
});
