/** Which verb an option is, where its key alone does not tell (K-115). */
import type { BareDecision } from '@quarry/kernel';
import { question } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { DECISION_KINDS, type DecisionKind } from '../decisions.ts';
import { VERBS, verbOf } from './verbs.ts';

const asked = (kind: DecisionKind, facts?: BareDecision['facts']): BareDecision => question(kind, { facts });
const verb = (kind: DecisionKind, key: string, facts?: BareDecision['facts']): string => verbOf(asked(kind, facts), { key, about: [] });

describe('Verbs', () => {
  test.each([
    ['take-action', 'free-sneak', 'sneak'],
    ['take-action', 'stop', 'end-activation'],
    ['sprint-step', 's4', 'sprint'],
    ['sprint-step', 'pass', 'stay'],
    ['craft-size', 'craft-6', 'craft-twice'],
    ['choose-weapon', 'nora-sling:trap', 'set-trap'],
    ['choose-weapon', 'nora-sling', 'choose-weapon'],
    ['choose-part', 'body', 'aim-at-body'],
    ['choose-part', 'A', 'aim-at-component'],
    ['fit-modifications', 'tear-coil.1:off', 'take-off'],
    ['fit-modifications', 'tear-coil.1:nora-ashwood-bow', 'fit-modification'],
    ['fit-modifications', 'done', 'leave-equipment'],
    ['play-any-time', 'nora-roll-aside', 'interrupt'],
    ['play-when-attacked', 'pass', 'pass'],
    ['play-on-attack', 'pass-until-turn-end', 'pass-until-turn-end'],
    ['play-ability', 'pass', 'add-nothing'],
    ['spend-crit', 'nothing', 'leave-crit'],
    ['pay-damage', 'pile', 'lose-top-card'],
    ['pay-damage', 'nora-hunter-arrow.1', 'lose-card'],
    ['level-up', 'stay', 'learn-nothing'],
    ['visit-merchant', 'stay', 'stay-with-party'],
    ['visit-merchant', 'visit-2', 'visit'],
    ['buy', 'trade', 'trade'],
    ['buy', 'pass', 'buy-nothing'],
    ['pay', 'wire+blaze', 'pay'],
    ['pull', 's3', 'pull'],
    ['name-square', 's3', 'place-grass'],
    ['discard-resource', 'salvage-wire.1', 'give-resource'],
    ['choose-enemy', 'e1', 'choose-alerted'],
    ['swap-back', 'yes', 'hand-over'],
    ['swap-back', 'no', 'keep-to-trade'],
    ['trap-square', 's3', 'set-trap'],
  ] as const)('%s %s: %s', (kind, key, said) => {
    expect(verb(kind, key)).toBe(said);
  });

  test('ammunition is loaded for an attack, and laid as a trap without one', () => {
    expect(verb('play-ammunition', 'nora-hunter-arrow.1', { enemy: 0, weapon: 1 })).toBe('load');
    expect(verb('play-ammunition', 'blast-trap.1')).toBe('set-trap');
  });

  test('[K-115] every kind of decision has a verb with a line, and the line is a sentence', () => {
    const keyOf: Partial<Record<DecisionKind, string>> = {
      'take-action': 'sprint',
      'agree-on-trading': 'yes',
      'pay-cost': 'yes',
      'vote-to-end': 'end',
      'accept-trade': 'yes',
      'swap-back': 'yes',
    };
    for (const kind of DECISION_KINDS) expect(Object.keys(VERBS), kind).toContain(verb(kind, keyOf[kind] ?? 's1', { enemy: 0 }));
    for (const says of Object.values(VERBS)) expect(says).toMatch(/^[A-Z].*\.$/);
  });
});
