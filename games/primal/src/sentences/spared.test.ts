/** What being spared costs, as it is asked: numbers and cards of this hunter, not the text of the card. */
import { expect, test } from 'vitest';
import type { Effect } from '../content/words/index.ts';
import type { PrimalDecision } from '../decisions.ts';
import { type HunterOn, hunt } from '../testing/rehearsal.ts';
import { questionSays } from './questions.ts';

const asked = (pays: Extract<Effect, { do: 'unless' }>['pays'], effects: readonly Effect[], hunter: HunterOn): string => {
  const r = hunt({
    stance: { damage: 1 },
    slots: [{ id: 'test-leans', icons: ['attack'], base: [{ do: 'unless', who: 'self', pays, effects }] }],
    hunters: [{ ...hunter, hand: [{ id: 'test-cut' }, ...(hunter.hand ?? [])] }, {}],
  })
    .play()
    .answer('act', 'test-cut');
  return questionSays(r.decision('spare-yourself') as PrimalDecision, r.state);
};
const PARRY = { colour: 'yellow' } as const;
const discard = { discard: { n: 1, colour: 'yellow' } } as const;

test.each([
  [
    'Test-leans: 1 damage to you, unless you discard test-over-here. Do you?',
    discard,
    [{ do: 'hit' }],
    { hand: [{ ...PARRY, id: 'test-over-here' }] },
  ],
  ['Test-leans: 1 damage to you, unless you discard a parry. Do you?', discard, [{ do: 'hit' }], { hand: [PARRY, PARRY] }],
  [
    'Test-leans: 3 damage to you, unless you spend 1 stamina. Do you?',
    { stamina: 1 },
    [{ do: 'hit', more: 2 }],
    { stamina: 1, hand: [PARRY] },
  ],
  [
    'Test-leans: 2 damage to you and you become threatened, unless you move. Where to?',
    'move',
    [{ do: 'suffer', n: 2 }, { do: 'threaten' }],
    { hand: [PARRY] },
  ],
] as [string, Extract<Effect, { do: 'unless' }>['pays'], Effect[], HunterOn][])('[PA-BEH-17] %s', (says, pays, effects, hunter) => {
  expect(asked(pays, effects, hunter)).toBe(says);
  expect(says.length).toBeLessThanOrEqual(90);
});
