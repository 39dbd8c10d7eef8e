/** Which verb an option is, where its key alone does not tell (K-115). */
import type { BareDecision } from '@quarry/kernel';
import { question } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { ACTIONS } from '../content/kinds.ts';
import { CHAPTERS } from '../content/story/index.ts';
import { DECISION_KINDS, type DecisionKind } from '../decisions.ts';
import { VERBS, verbOf } from './verbs.ts';

const verb = (kind: DecisionKind, key: string, facts?: BareDecision['facts']): string =>
  verbOf(question(kind, { facts }), { key, about: [] });

describe('Verbs', () => {
  test.each([
    ['act', 'sneak', 'sneak'],
    ['act', 'end', 'end-actions'],
    ['act', 'shake-off-140', 'shake-off'],
    ['act', 'ikkara-rally', 'play-as-action'],
    ['act', 'distract', 'distract'],
    ['sneak', 'square-12', 'sneak'],
    ['melee-move', 'square-12', 'step-in'],
    ['melee-move', 'pass', 'stay'],
    ['choose-target', 'enemy-1', 'choose-target'],
    ['choose-target', 'feature-3', 'strike-feature'],
    ['choose-part', 'body', 'aim-at-body'],
    ['choose-part', 'tail-blade', 'aim-at-component'],
    ['play-ability', 'pass', 'add-nothing'],
    ['play-ammunition', 'senvi-goose-quill.1', 'load'],
    ['take-die', 'no', 'leave-die'],
    ['push', 'pass', 'leave-in-place'],
    ['pay-resource', 'nothing', 'pay-nothing'],
    ['pay-resource', 'chill', 'pay-resource'],
    ['trap-condition', 'yes', 'lace-trap'],
    ['trap-square', 'square-3', 'place-trap'],
    ['free-action', 'sneak', 'take-free-action'],
    ['free-action', 'pass', 'decline-action'],
    ['bury-card', 'no', 'leave-on-top'],
    ['choose-square', 'pass', 'leave-square'],
    ['command', 'yes', 'command'],
    ['pay-solo', 'no', 'keep-solo'],
    ['drop-threat', 'yes', 'drop-threat'],
    ['shake-off', 'no', 'keep-injury'],
    ['give-special', 'nobody', 'leave-special'],
    ['give-special', 'seat-1', 'give-special'],
    ['after-failure', 'press-on', 'press-on'],
    ['agree-choose-path', 'yes', 'agree'],
    ['agree-enemy-route', 'no', 'refuse'],
    ['agree-to-change', 'yes', 'agree-to-change'],
    ['agree-to-change', 'no', 'refuse-change'],
    ['camp', 'fit-senvi-cliff-bow', 'fit'],
    ['camp', 'supply', 'spend-supply'],
    ['camp-fit', 'pass', 'change-nothing'],
    ['choose-path', 'camp', 'camp'],
    ['upgrade', 'camp', 'camp'],
    ['upgrade', 'pass', 'upgrade-nothing'],
    ['buy-gear', 'no', 'leave-gear'],
    ['buy-gear', 'seat-0', 'buy-gear'],
    ['roll-dice', '2O1B', 'roll-dice'],
    ['play-when-revealed', 'senvi-gone', 'interrupt'],
    ['play-when-turn-end', 'pass', 'pass'],
    ['play-when-turn-end', 'pass-until-turn-end', 'pass-until-turn-end'],
  ] as const)('%s %s: %s', (kind, key, said) => {
    expect(verb(kind, key)).toBe(said);
  });

  test('[FW-R-9] no dice fail a roll, but leave an optional one alone', () => {
    const found = new Map(
      CHAPTERS.flatMap(({ entries }) =>
        entries.flatMap(({ id, elements }) => elements.map(({ is }, element) => [is, { entry: id, element }] as const)),
      ),
    );
    expect(verb('roll-dice', 'none', found.get('roll'))).toBe('roll-nothing');
    expect(verb('roll-dice', 'none', found.get('optional-roll'))).toBe('leave-roll');
    expect(verb('roll-dice', '1O', found.get('optional-roll'))).toBe('roll-dice');
  });

  test.each([
    ['duel', 'seat-1', 'name-duellist'],
    ['skip-card', 'use', 'skip-card'],
    ['walk-2', 'use', 'walk-further'],
    ['walk-2', 'pass', 'decline-brief'],
    ['volley', 'part-0-1', 'fire-volley'],
    ['clan-banners', 'lowland', 'raise-lowland'],
    ['desert-banner', 'enemy-2', 'shoot-at'],
    ['sky-banner', 'frostwing', 'hold-type'],
    ['switch-deck', 'use', 'switch-deck'],
  ])('[FW-BRIEF-5] a brief that offers %s, %s: %s', (what, key, said) => {
    expect(verb('brief-choice', key, { what })).toBe(said);
  });

  test('[K-115] every action has a verb of its own', () => {
    expect(ACTIONS.map(action => verb('act', action))).toEqual(ACTIONS);
  });

  test('[K-115] every kind of decision has a verb with a line', () => {
    const keyOf: Partial<Record<DecisionKind, string>> = {
      camp: 'gear',
      'after-failure': 'retry',
      recover: 'yes',
      'take-die': 'yes',
      'trap-condition': 'yes',
      'shake-off': 'yes',
      'bury-card': 'yes',
      command: 'yes',
      'pay-solo': 'yes',
      'drop-threat': 'yes',
    };
    for (const kind of DECISION_KINDS) expect(Object.keys(VERBS), kind).toContain(verb(kind, keyOf[kind] ?? 'square-1'));
  });

  test('[K-115] no verb is without a decision that has it', () => {
    const keys = [
      'square-1',
      'yes',
      'no',
      'pass',
      'pass-until-turn-end',
      'none',
      'nobody',
      'nothing',
      'body',
      'retry',
      'press-on',
      'camp',
      'end',
    ];
    const chores = ['gear', 'take-off', 'add', 'remove', 'pass-on', 'supply', 'character', 'leave', 'fit-x', 'shake-off-1', 'feature-1'];
    const all = [...keys, ...chores, ...ACTIONS, 'distract', 'desert', 'lowland', 'sky'];
    const offers = ['duel', 'skip-card', 'switch-deck', 'walk-2', 'volley', 'clan-banners', 'desert-banner', 'sky-banner'];
    const met = new Set([
      ...DECISION_KINDS.flatMap(kind => all.map(key => verb(kind, key))),
      ...offers.flatMap(what => all.map(key => verb('brief-choice', key, { what }))),
      'leave-roll',
    ]);
    expect(Object.keys(VERBS).filter(one => !met.has(one))).toEqual([]);
  });

  test('[K-115] every line is a sentence or two, none longer than twenty words', () => {
    for (const says of Object.values(VERBS)) {
      expect(says).toMatch(/^[A-Z].*\.$/);
      for (const sentence of says.split(/(?<=\.) /)) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(20);
    }
  });
});
