/** Which verb an option is, where its key alone does not tell (K-115). */
import type { BareDecision, Ref } from '@quarry/kernel';
import { question } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import { DECISION_KINDS, type DecisionKind } from '../decisions.ts';
import { VERBS, verbOf } from './verbs.ts';

const verb = (kind: DecisionKind, key: string, facts?: BareDecision['facts'], about: readonly Ref[] = []): string =>
  verbOf(question(kind, { facts }), { key, about });
const playing = (key: string): string => verb('act', key, undefined, [{ kind: 'card', id: cardNamed(key) }]);

describe('Verbs', () => {
  test.each([
    ['choose-aggro', 'seat-1', 'take-aggro'],
    ['agree-choose-aggro', 'yes', 'agree'],
    ['agree-choose-quest', 'no', 'refuse'],
    ['prepare', 'ready', 'ready'],
    ['prepare', 'page-forge', 'turn-page'],
    ['prepare', 'make-frost-helm', 'make-gear'],
    ['prepare', 'upgrade-one-to-two', 'upgrade-gear'],
    ['prepare', 'pay-as-listed', 'pay-as-listed'],
    ['prepare', 'pay-bone-blood', 'pay-resource'],
    ['prepare', 'take-off-item', 'take-off'],
    ['prepare', 'take-balm', 'pack-potion'],
    ['prepare', 'take-back', 'withdraw-trade'],
    ['prepare', 'offer-bone-for-hide-to-1', 'offer-trade'],
    ['consume', 'none', 'drink-nothing'],
    ['consume', 'balm', 'drink'],
    ['move', 'sector-1', 'move'],
    ['move', 'stay', 'stay'],
    ['move', 'hide', 'hide'],
    ['help', 'assist-mirah-behind-the-dust', 'assist'],
    ['help', 'taunt-ljonar-over-here', 'taunt'],
    ['help', 'pass-until-turn-end', 'help-not'],
    ['act', 'end', 'end-actions'],
    ['act', 'revive', 'revive'],
    ['act', 'use-rule-0', 'use-action'],
    ['pay', 'stamina-2', 'pay-tokens'],
    ['pay', 'mirah-behind-the-dust', 'pay-card'],
    ['prevent', 'rock', 'break-rock'],
    ['prevent', 'use-12-0', 'prevent'],
    ['prevent', 'pass', 'let-happen'],
    ['spare-yourself', 'yes', 'pay-to-be-spared'],
    ['spare-yourself', 'sector-1', 'move-away'],
    ['spare-yourself', 'suffer', 'stay-and-suffer'],
    ['choose-target', 'monster', 'hit-monster'],
    ['choose-target', 'swarm-1', 'hit-swarm'],
    ['group-double', 'no', 'keep-opening'],
    ['mount', 'yes', 'mount'],
    ['volley', 'no', 'no-volley'],
  ] as const)('%s %s: %s', (kind, key, said) => {
    expect(verb(kind, key)).toBe(said);
  });

  test('[PA-COL-1] [PA-COL-2] [PA-COL-3] a card is played by its colour', () => {
    expect(['ljonar-cut-and-bow', 'ljonar-over-to-them', 'ljonar-beg-your-leave', 'ljonar-over-here'].map(playing)).toEqual([
      'play-attack',
      'play-maneuver',
      'play-dodge',
      'play-parry',
    ]);
  });

  test('a slot is stunned, discarded or looked at', () => {
    const forWhat = (what: string): string => verb('choose-slot', 'slot-1', { card: 1, for: what });
    expect(['stun', 'discard', 'look'].map(forWhat)).toEqual(['stun-slot', 'discard-slot', 'look-at-slot']);
  });

  test('[K-115] every kind of decision has a verb with a line', () => {
    for (const kind of DECISION_KINDS) {
      const verbs = [verb(kind, 'yes'), verb(kind, 'seat-1')];
      expect(
        verbs.some(one => one in VERBS),
        kind,
      ).toBe(true);
    }
  });

  test('[K-115] no verb is without a decision that has it', () => {
    const keys = [
      'seat-1',
      'yes',
      'no',
      'pass',
      'pass-until-turn-end',
      'none',
      'stay',
      'hide',
      'end',
      'revive',
      'rock',
      'suffer',
      'monster',
    ];
    const chores = ['ready', 'not-ready', 'mend-deck', 'back', 'pay-as-listed', 'take-off-item', 'take-back'];
    const begun = [
      'make',
      'upgrade',
      'pay',
      'brew',
      'learn',
      'wear',
      'mastery',
      'add',
      'remove',
      'take',
      'leave',
      'offer',
      'accept',
      'refuse',
    ];
    const all = [...keys, ...chores, ...[...begun, 'assist', 'taunt', 'use', 'stamina'].map(one => `${one}-x`)];
    const met = new Set([
      ...DECISION_KINDS.flatMap(kind => all.map(key => verb(kind, key))),
      ...['stun', 'discard', 'look'].map(what => verb('choose-slot', 'slot-1', { for: what })),
      ...['play-attack', 'play-maneuver', 'play-dodge', 'play-parry'],
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
