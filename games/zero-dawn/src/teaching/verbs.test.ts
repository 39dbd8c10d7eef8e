/** Which verb an option is, by the kind of the decision and what it is worth (K-115). */
import { type BareDecision, option, pass } from '@quarry/kernel';
import { question } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { BODY, DECISION_KINDS, type DecisionKind, type DecisionValues, OFF, PILE } from '../decisions.ts';
import { VERBS, verbOf } from './verbs.ts';

/** The key says nothing: what the option is worth does. */
function verb<Kind extends DecisionKind>(kind: Kind, value: DecisionValues[Kind], facts?: BareDecision['facts']): string {
  const one = option('any', value);
  return verbOf(question(kind, { facts, options: [one, pass] }), one);
}
/** A row of the table: an option of this value, and its verb. */
const worth = <Kind extends DecisionKind>(kind: Kind, value: DecisionValues[Kind], said: string) =>
  [kind, JSON.stringify(value), said, () => verb(kind, value)] as const;
const CARD = 7;

describe('Verbs', () => {
  test.each([
    worth('take-action', { type: 'sneak', isFree: true }, 'sneak'),
    worth('take-action', null, 'end-activation'),
    worth('sprint-step', 4, 'sprint'),
    worth('sprint-step', null, 'stay'),
    worth('craft-size', 3, 'craft'),
    worth('craft-size', 6, 'craft-twice'),
    worth('choose-weapon', { weapon: CARD, setsTrap: true }, 'set-trap'),
    worth('choose-weapon', { weapon: CARD, setsTrap: false }, 'choose-weapon'),
    worth('choose-part', BODY, 'aim-at-body'),
    worth('choose-part', 0, 'aim-at-component'),
    worth('fit-modifications', { card: CARD, arc: OFF }, 'take-off'),
    worth('fit-modifications', { card: CARD, arc: 0 }, 'fit-modification'),
    worth('fit-modifications', null, 'leave-equipment'),
    worth('play-any-time', CARD, 'interrupt'),
    worth('play-when-attacked', null, 'pass'),
    worth('play-on-attack', { passUntil: 'turn-end' }, 'pass-until-turn-end'),
    worth('play-ability', null, 'add-nothing'),
    worth('spend-crit', null, 'leave-crit'),
    worth('pay-damage', PILE, 'lose-top-card'),
    worth('pay-damage', CARD, 'lose-card'),
    worth('level-up', null, 'learn-nothing'),
    worth('visit-merchant', null, 'stay-with-party'),
    worth('visit-merchant', 2, 'visit'),
    worth('buy', 'trade', 'trade'),
    worth('buy', null, 'buy-nothing'),
    worth('buy', { buy: CARD }, 'buy'),
    worth('pay', ['wire', 'blaze'], 'pay'),
    worth('pull', 3, 'pull'),
    worth('name-square', 3, 'place-grass'),
    worth('discard-resource', CARD, 'give-resource'),
    worth('choose-enemy', 1, 'choose-alerted'),
    worth('swap-back', true, 'hand-over'),
    worth('swap-back', false, 'keep-to-trade'),
    worth('trap-square', 3, 'set-trap'),
  ])('%s %s: %s', (_kind, _value, said, found) => {
    expect(found()).toBe(said);
  });

  test('ammunition is loaded for an attack, and laid as a trap without one', () => {
    expect(verb('play-ammunition', CARD, { enemy: 0, weapon: 1 })).toBe('load');
    expect(verb('play-ammunition', CARD)).toBe('set-trap');
  });

  test('[K-115] every kind of decision has a verb with a line, and the line is a sentence', () => {
    const some: Partial<DecisionValues> = { 'take-action': { type: 'sprint', isFree: false }, buy: 'refit' };
    for (const kind of DECISION_KINDS) expect(Object.keys(VERBS), kind).toContain(verb(kind, some[kind] ?? true, { enemy: 0 }));
    for (const says of Object.values(VERBS)) expect(says).toMatch(/^[A-Z].*\.$/);
  });
});
