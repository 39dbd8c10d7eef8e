import type { Asked } from '@quarry/protocol';
import { expect, test } from 'vitest';
import { plannedIn } from './planning.ts';

const enemy = (id: number) => ({ kind: 'enemy', id });
const asked = (some: Partial<Asked>): Asked => ({ isWindow: false, options: [], ...some }) as unknown as Asked;
const shoot = { key: 'ranged', says: 'Ranged attack', about: [], leads: [enemy(2)] };
const sneak = { key: 'sneak', says: 'Sneak', about: [{ kind: 'square', id: 7 }] };
const why = () => ({ says: 'The Strider is 3 squares away.' });

test('a plan that can be done is the option that leads there', () => {
  expect(plannedIn(asked({ options: [sneak, shoot] }), enemy(2), why)).toEqual({ is: 'open', option: shoot });
});

test('a plan that cannot be done any more says why; if nobody knows, that it is not offered', () => {
  expect(plannedIn(asked({ options: [sneak, shoot] }), enemy(5), why)).toEqual({ is: 'void', says: 'The Strider is 3 squares away.' });
  expect(plannedIn(asked({ options: [sneak, shoot] }), enemy(5), () => null)).toEqual({ is: 'void', says: 'It is not offered now.' });
});

test('while nothing is asked, something else is, or a window is open, the plan waits', () => {
  expect(plannedIn(null, enemy(2), why)).toBeNull();
  expect(plannedIn(asked({ options: [sneak] }), enemy(2), why)).toBeNull();
  expect(plannedIn(asked({ options: [shoot], isWindow: true }), enemy(2), why)).toBeNull();
  expect(plannedIn(asked({ options: [shoot] }), null, why)).toBeNull();
});
