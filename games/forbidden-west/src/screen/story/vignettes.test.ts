/** What is kept of a chapter is drawn as what it is. */
import { expect, test } from 'vitest';
import { thingOf, vignetteOf } from './vignettes.tsx';

test('things that are kept are told apart by their drawings; what nobody knows looks like its chapter', () => {
  const kept = ['Her flask, thrown at you', "A seed; a carter's knot", 'Inside, and the plan with it', 'A badge; a needle, boiled twice'];
  expect(new Set(kept.map(thingOf)).size).toBe(kept.length);
  expect(kept.map(thingOf)).not.toContain(undefined);
  expect([thingOf('The wall, breathing out'), vignetteOf(5)]).toEqual([undefined, expect.stringMatching(/^M/)]);
});
