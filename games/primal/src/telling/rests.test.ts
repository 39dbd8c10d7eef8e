/** What need not be asked in every round, and what brings it back. */
import { bareDecision, type Decision, viewOf } from '@quarry/kernel';
import { expect, test } from 'vitest';
import type { Asked, PrimalDecision } from '../decisions.ts';
import { stateSchema, type View } from '../state.ts';
import { hunt, type Position, SPARE } from '../testing/rehearsal.ts';
import { rests } from './rests.ts';

const ARMED = { armour: { health: 5 }, helm: { health: 5 } } as const;
/** Handshake Tea. */
const TEA = 'pactleaf-potion-1';

/** What is noted where the first hunter is asked whether to drink. */
function noted(first: NonNullable<Position['hunters']>[number] = {}, second: typeof first = {}, stance: 1 | 2 = 1): string {
  const r = hunt({
    step: 'consume',
    active: -1,
    stance: { stance },
    hunters: [
      { ...ARMED, potions: [TEA], ...first },
      { ...ARMED, ...second },
    ],
  }).play();
  const decision = r.open.find(one => one.kind === 'consume') as PrimalDecision & Decision;
  const rest = rests(bareDecision(decision) as Asked, viewOf(stateSchema, r.state, decision.seat) as View);
  expect(rest).toMatchObject({ until: 'somebody is down to half', answer: 'none' });
  return rest!.mark;
}

test('[PA-CONS-2] whether one drinks may rest until somebody is down to half, whoever that is', () => {
  const well = noted();
  expect(noted({ damage: 4 }, { damage: 4 })).toBe(well);
  expect(noted({ damage: 5 })).not.toBe(well);
  expect(noted({}, { damage: 5 })).not.toBe(well);
});

test('[PA-CONS-3] other potions, and another stance, bring it back', () => {
  expect(noted({ potions: ['balmroot-potion-1', TEA] })).not.toBe(noted());
  expect(noted({}, {}, 2)).not.toBe(noted());
});

test('nothing else rests', () => {
  const r = hunt({ hunters: [{ hand: [SPARE] }, {}] }).play();
  const [decision] = r.open as readonly (PrimalDecision & Decision)[];
  expect(rests(bareDecision(decision!) as Asked, viewOf(stateSchema, r.state, decision!.seat) as View)).toBeNull();
});
