/** Which verb an option is, where its key alone does not tell (K-115). */
import type { BareDecision } from '@quarry/kernel';
import { question } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { DECISION_KINDS, type DecisionKind } from '../decisions.ts';
import { trek } from '../testing/rehearsal.ts';
import { VERBS, verbOf } from './verbs.ts';

const verb = (kind: DecisionKind, key: string, facts?: BareDecision['facts']): string =>
  verbOf(question(kind, { facts }), { key, about: [] });

const CASES = [
  ['choose-character', 'wren', 'choose-character'],
  ['equip', 'knife.1', 'buy-equipment'],
  ['equip', 'pass', 'stop-buying'],
  ['pool', 'yes', 'give-points'],
  ['pool', 'no', 'keep-points'],
  ['give-to', 'boone', 'give-card'],
  ['eat', 'yes', 'eat-meal'],
  ['eat', 'no', 'go-hungry'],
  ['first-step', 'hex-1', 'send-enemy'],
  ['first-actor', 'wren', 'go-first'],
  ['act', 'move-1', 'move'],
  ['act', 'charge-1', 'charge'],
  ['act', 'sneak-1', 'sneak'],
  ['act', 'sneak-attack-enemy-0', 'sneak-attack'],
  ['act', 'explore-1', 'explore'],
  ['act', 'recon', 'recon'],
  ['act', 'attack-enemy-0-with-knife.1', 'attack'],
  ['act', 'attack-merchant-1', 'attack-merchant'],
  ['act', 'shoot-enemy-0-with-bow.1', 'shoot'],
  ['act', 'shoot-at-wren-with-bow.1', 'shoot-character'],
  ['act', 'fight-wren', 'duel'],
  ['act', 'dodge', 'dodge'],
  ['act', 'collect', 'collect-here'],
  ['act', 'replenish', 'replenish'],
  ['act', 'eat', 'eat-food'],
  ['act', 'rain', 'collect-rain'],
  ['act', 'sleep', 'sleep'],
  ['act', 'discard', 'discard-here'],
  ['act', 'deal', 'deal-with'],
  ['act', 'craft-knife.1', 'craft'],
  ['act', 'craft-camp', 'craft-camp'],
  ['act', 'make-arrow', 'make-ammunition'],
  ['act', 'pitch-tent.1', 'pitch'],
  ['act', 'dismantle', 'dismantle'],
  ['act', 'fire', 'light-fire'],
  ['act', 'pit', 'make-pit'],
  ['act', 'cook', 'cook'],
  ['act', 'trap-small-animal-trap.1', 'set-trap'],
  ['act', 'use-medkit.1-2', 'use-card'],
  ['act', 'skill-1', 'use-skill'],
  ['act', 'load-bow.1', 'load'],
  ['act', 'trade-boone', 'open-trade'],
  ['act', 'loot-rat-pack.1', 'loot'],
  ['act', 'open-0-strength', 'open-container'],
  ['act', 'mission-deliver-metal', 'act-for-mission'],
  ['act', 'wait', 'wait'],
  ['act', 'reveal', 'reveal'],
  ['act', 'summon-1', 'summon'],
  ['act', 'send-0-1', 'send'],
  ['granted', 'move-1', 'move'],
  ['granted', 'pass', 'let-pass'],
  ['collect', 'metal-metal', 'take'],
  ['discard', 'metal-1', 'lay-down'],
  ['lay-down', 'metal', 'lay-down'],
  ['choose-character-here', 'wren', 'choose-character-here'],
  ['choose-tile', 'pass', 'one-tile-only'],
  ['choose-skill', 'strength', 'test-skill'],
  ['choose-ammunition', 'arrow', 'choose-ammunition'],
  ['choose-branch', 'Walk on', 'choose-effect'],
  ['choose-card', 'knife.1', 'choose-card'],
  ['pay-or', 'pay', 'pay-price'],
  ['pay-or', 'refuse', 'refuse-price'],
  ['bury', 'bury', 'bury'],
  ['bury', 'leave', 'leave-on-top'],
  ['fight', 'attack-enemy-0', 'attack'],
  ['fight', 'dodge', 'dodge'],
  ['fight', 'reveal', 'reveal'],
  ['join', 'join', 'join'],
  ['join', 'join-unseen', 'join-unseen'],
  ['join', 'pass', 'stay-out'],
  ['joined-fight', 'shoot-enemy-0-with-bow.1', 'shoot'],
  ['saved-ap', 'sneak-attack-enemy-0', 'sneak-attack'],
  ['saved-ap', 'pass', 'keep-ap'],
  ['dodge-which', 'enemy-0', 'miss-you'],
  ['karma', 'die-1-green', 'use-karma'],
  ['prevent', 'skill', 'prevent'],
  ['prevent', 'pass', 'take-damage'],
  ['take-over', 'yes', 'step-in'],
  ['take-over', 'no', 'stand-by'],
  ['unseen', 'yes', 'stay-unseen'],
  ['unseen', 'no', 'be-seen'],
  ['reroll', 'yes', 'roll-again'],
  ['reroll', 'no', 'leave-shut'],
  ['strongest', 'enemy-0', 'name-striker'],
  ['defend', 'counter-with-knife.1', 'strike-back'],
  ['defend', 'dodge', 'dodge'],
  ['defend', 'nothing', 'do-nothing'],
  ['answer-shot', 'dodge', 'dodge-shot'],
  ['answer-shot', 'rush', 'rush'],
  ['vote', 'wren', 'vote-victim'],
  ['vote', 'pass', 'abstain'],
  ['ignore-animal', 'yes', 'ignore-night'],
  ['ignore-animal', 'no', 'suffer-night'],
  ['deal', 'buy-knife.1', 'buy-card'],
  ['deal', 'cube-metal', 'buy-cube'],
  ['deal', 'fair-metal', 'fair-swap'],
  ['deal', 'ammo-arrow', 'buy-ammunition'],
  ['deal', 'sell-knife.1', 'sell-card'],
  ['deal', 'break-knife.1', 'break-up'],
  ['deal', 'steal', 'steal'],
  ['deal', 'done', 'stop-dealing'],
  ['pay', 'water-2', 'pay'],
  ['change', 'water-1', 'take-change'],
  ['payout', 'water-1', 'take-payment'],
  ['payout', 'keep', 'keep-card'],
  ['spoils', 'knife.1', 'take-spoils'],
  ['trade', 'put-wren-metal', 'put-down'],
  ['trade', 'back-wren-metal', 'take-back'],
  ['trade', 'agree', 'agree-trade'],
  ['trade', 'call-off', 'call-off'],
  ['trade', 'pass', 'await-other'],
] as const;
const BY_FACTS = [
  ['choose-resource', { of: 'gain' }, 'gain-resource'],
  ['choose-resource', { of: 'lose' }, 'lose-resource'],
  ['choose-tile', { for: 'reveal' }, 'reveal-tile'],
  ['choose-tile', { for: 'explore' }, 'reveal-tile'],
  ['choose-tile', { for: 'spawn' }, 'name-place'],
  ['choose-tile', { for: 'place-tile' }, 'name-place'],
  ['choose-tile', { for: 'teleport' }, 'go-there'],
  ['choose-card', { for: 'lose' }, 'lose-card'],
  ['choose-card', { for: 'flip' }, 'turn-over'],
  ['choose-card', { for: 'ready' }, 'turn-back'],
] as const;

describe('[K-115] Verbs', () => {
  test.each(CASES)('%s %s: %s', (kind, key, said) => {
    expect(verb(kind, key)).toBe(said);
  });

  test.each(BY_FACTS)('%s by its facts %o: %s', (kind, facts, said) => {
    expect(verb(kind, 'hex-1', facts)).toBe(said);
  });

  test('every kind of decision has been tried, and every verb has a decision that has it', () => {
    const tried: readonly (readonly [DecisionKind, unknown, string])[] = [...CASES, ...BY_FACTS];
    expect(DECISION_KINDS.filter(kind => !tried.some(([asked]) => asked === kind))).toEqual([]);
    expect(Object.keys(VERBS).filter(one => !tried.some(([, , said]) => said === one))).toEqual([]);
  });

  test('[US-ACT-1] [US-ACT-2] [US-ACT-3] whatever can be done in a turn has a line', () => {
    const here = { at: 'n', native: { metal: 1 }, bodies: [{}], containers: [9] };
    const r = trek({
      characters: [{ at: 'n', goods: { metal: 1, wood: 1, food: 1 }, hp: 3, items: ['tent.1', 'bow.1'] }, { at: 'n' }],
      tiles: [here],
      enemies: [{ at: 'n' }],
      sun: 'storm',
    }).play();
    const verbs = r.open[0]!.options.map(one => verbOf(r.open[0]!, one));
    expect(verbs.filter(one => !(one in VERBS))).toEqual([]);
    expect(new Set(verbs).size).toBeGreaterThan(10);
  });

  test('every line is a sentence or two, none longer than twenty words', () => {
    for (const says of Object.values(VERBS)) {
      expect(says).toMatch(/^[A-Z].*\.$/);
      for (const sentence of says.split(/(?<=\.) /)) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(20);
    }
  });
});
