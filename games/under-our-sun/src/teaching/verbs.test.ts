/** Which verb an option is, by what it is worth (K-115). */
import { type BareDecision, option } from '@quarry/kernel';
import { question } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import { DECISION_KINDS, type DecisionKind, type DecisionValues } from '../decisions.ts';
import { emptyLot } from '../deeds/goods.ts';
import { goodsOf } from '../questions.ts';
import { cubesOf } from '../rules/payments.ts';
import { trek } from '../testing/rehearsal.ts';
import { VERBS, verbOf } from './verbs.ts';

const verb = (kind: DecisionKind, value: unknown, facts: BareDecision['facts'] = {}): string =>
  verbOf(question(kind, { facts, options: [option('this', value)] }), option('this', value));

const KNIFE = cardNamed('knife.1');
const BOW = cardNamed('bow.1');
const TENT = cardNamed('tent.1');
const BEAR = { is: 'enemy', id: 0 } as const;
const TRADER = { is: 'merchant', id: 1 } as const;
const METAL = { ...emptyLot(), goods: goodsOf('metal') };
const MONEY = cubesOf('water', 2);

type Case = { [Kind in DecisionKind]: readonly [Kind, DecisionValues[Kind], string] }[DecisionKind];
const CASES: readonly Case[] = [
  ['choose-character', 'wren', 'choose-character'],
  ['equip', KNIFE, 'buy-equipment'],
  ['equip', null, 'stop-buying'],
  ['pool', true, 'give-points'],
  ['pool', false, 'keep-points'],
  ['give-to', 1, 'give-card'],
  ['eat', true, 'eat-meal'],
  ['eat', false, 'go-hungry'],
  ['first-step', 1, 'send-enemy'],
  ['first-actor', 1, 'go-first'],
  ['act', { do: 'move', hex: 1 }, 'move'],
  ['act', { do: 'charge', hex: 1 }, 'charge'],
  ['act', { do: 'sneak', hex: 1 }, 'sneak'],
  ['act', { do: 'blow', blow: { do: 'sneak-attack', foe: BEAR, weapon: -1 } }, 'sneak-attack'],
  ['act', { do: 'explore', hex: 1 }, 'explore'],
  ['act', { do: 'recon' }, 'recon'],
  ['act', { do: 'blow', blow: { do: 'attack', foe: BEAR, weapon: KNIFE } }, 'attack'],
  ['act', { do: 'blow', blow: { do: 'attack', foe: TRADER, weapon: -1 } }, 'attack-merchant'],
  ['act', { do: 'blow', blow: { do: 'shoot', foe: BEAR, weapon: BOW, hex: 1 } }, 'shoot'],
  ['act', { do: 'duel', with: 1, weapon: BOW, isRanged: true }, 'shoot-character'],
  ['act', { do: 'duel', with: 1, weapon: -1, isRanged: false }, 'duel'],
  ['act', { do: 'blow', blow: { do: 'dodge' } }, 'dodge'],
  ['act', { do: 'collect' }, 'collect-here'],
  ['act', { do: 'replenish' }, 'replenish'],
  ['act', { do: 'eat' }, 'eat-food'],
  ['act', { do: 'rain' }, 'collect-rain'],
  ['act', { do: 'sleep' }, 'sleep'],
  ['act', { do: 'discard' }, 'discard-here'],
  ['act', { do: 'deal', merchant: 0 }, 'deal-with'],
  ['act', { do: 'craft', card: KNIFE }, 'craft'],
  ['act', { do: 'craft-camp', card: TENT }, 'craft-camp'],
  ['act', { do: 'ammunition', kind: 'arrow' }, 'make-ammunition'],
  ['act', { do: 'pitch', card: TENT }, 'pitch'],
  ['act', { do: 'dismantle', card: TENT }, 'dismantle'],
  ['act', { do: 'fire', card: 0 }, 'light-fire'],
  ['act', { do: 'pit', card: -1 }, 'make-pit'],
  ['act', { do: 'cook', card: -1 }, 'cook'],
  ['act', { do: 'trap', card: KNIFE }, 'set-trap'],
  ['act', { do: 'use', card: KNIFE, at: 1 }, 'use-card'],
  ['act', { do: 'skill', at: 0 }, 'use-skill'],
  ['act', { do: 'load', card: BOW }, 'load'],
  ['act', { do: 'trade', with: 1 }, 'open-trade'],
  ['act', { do: 'loot', card: 0 }, 'loot'],
  ['act', { do: 'open', at: 0, skill: 'strength' }, 'open-container'],
  ['act', { do: 'mission', at: 0 }, 'act-for-mission'],
  ['act', { do: 'wait' }, 'wait'],
  ['act', { do: 'reveal' }, 'reveal'],
  ['act', { do: 'summon', hex: 1 }, 'summon'],
  ['act', { do: 'send', enemy: 0, hex: 1 }, 'send'],
  ['granted', { do: 'move', hex: 1 }, 'move'],
  ['granted', null, 'let-pass'],
  ['collect', { lot: METAL, from: null }, 'take'],
  ['discard', METAL, 'lay-down'],
  ['lay-down', METAL, 'lay-down'],
  ['choose-character-here', 1, 'choose-character-here'],
  ['choose-tile', null, 'one-tile-only'],
  ['choose-skill', 'strength', 'test-skill'],
  ['choose-ammunition', 'arrow', 'choose-ammunition'],
  ['choose-branch', 'Walk on', 'choose-effect'],
  ['choose-card', KNIFE, 'choose-card'],
  ['pay-or', true, 'pay-price'],
  ['pay-or', false, 'refuse-price'],
  ['bury', true, 'bury'],
  ['bury', false, 'leave-on-top'],
  ['fight', { do: 'attack', foe: BEAR, weapon: -1 }, 'attack'],
  ['fight', { do: 'dodge' }, 'dodge'],
  ['fight', 'reveal', 'reveal'],
  ['join', 'openly', 'join'],
  ['join', 'unseen', 'join-unseen'],
  ['join', 'reveal', 'reveal'],
  ['join', null, 'stay-out'],
  ['joined-fight', { do: 'shoot', foe: BEAR, weapon: BOW, hex: 1 }, 'shoot'],
  ['saved-ap', { do: 'sneak-attack', foe: BEAR, weapon: -1 }, 'sneak-attack'],
  ['saved-ap', null, 'keep-ap'],
  ['dodge-which', BEAR, 'miss-you'],
  ['karma', 0, 'use-karma'],
  ['prevent', -1, 'prevent'],
  ['prevent', null, 'take-damage'],
  ['take-over', true, 'step-in'],
  ['take-over', false, 'stand-by'],
  ['unseen', true, 'stay-unseen'],
  ['unseen', false, 'be-seen'],
  ['reroll', true, 'roll-again'],
  ['reroll', false, 'leave-shut'],
  ['strongest', BEAR, 'name-striker'],
  ['defend', { do: 'counter', weapon: KNIFE }, 'strike-back'],
  ['defend', { do: 'dodge' }, 'dodge'],
  ['defend', { do: 'nothing' }, 'do-nothing'],
  ['answer-shot', 'dodge', 'dodge-shot'],
  ['answer-shot', 'rush', 'rush'],
  ['answer-shot', 'nothing', 'do-nothing'],
  ['answer-shot', 'reveal', 'reveal'],
  ['vote', 1, 'vote-victim'],
  ['vote', null, 'abstain'],
  ['ignore-animal', true, 'ignore-night'],
  ['ignore-animal', false, 'suffer-night'],
  ['deal', { do: 'buy', card: KNIFE }, 'buy-card'],
  ['deal', { do: 'cube', kind: 'metal' }, 'buy-cube'],
  ['deal', { do: 'fair', kind: 'metal' }, 'fair-swap'],
  ['deal', { do: 'ammo', kind: 'arrow' }, 'buy-ammunition'],
  ['deal', { do: 'sell', card: KNIFE }, 'sell-card'],
  ['deal', { do: 'break', card: KNIFE }, 'break-up'],
  ['deal', 'steal', 'steal'],
  ['deal', 'done', 'stop-dealing'],
  ['pay', MONEY, 'pay'],
  ['change', MONEY, 'take-change'],
  ['payout', MONEY, 'take-payment'],
  ['payout', null, 'keep-card'],
  ['spoils', KNIFE, 'take-spoils'],
  ['trade', { do: 'change', of: 1, what: 'metal', card: -1, by: 1 }, 'put-down'],
  ['trade', { do: 'change', of: 1, what: 'metal', card: -1, by: -1 }, 'take-back'],
  ['trade', { do: 'agree' }, 'agree-trade'],
  ['trade', { do: 'call-off' }, 'call-off'],
  ['trade', null, 'await-other'],
];
const BY_FACTS = [
  ['choose-resource', { of: 'gain' }, 'gain-resource'],
  ['choose-resource', { of: 'lose' }, 'lose-resource'],
  ['choose-tile', { for: 'reveal' }, 'reveal-tile'],
  ['choose-tile', { for: 'explore' }, 'reveal-tile'],
  ['choose-tile', { for: 'spawn' }, 'name-spawn'],
  ['choose-tile', { for: 'place-tile' }, 'lay-tile'],
  ['choose-tile', { for: 'teleport' }, 'go-there'],
  ['choose-card', { for: 'lose' }, 'lose-card'],
  ['choose-card', { for: 'flip' }, 'turn-over'],
  ['choose-card', { for: 'ready' }, 'turn-back'],
] as const;

describe('[K-115] Verbs', () => {
  test.each(CASES)('%s %j: %s', (kind, value, said) => {
    expect(verb(kind, value)).toBe(said);
  });

  test.each(BY_FACTS)('%s by its facts %o: %s', (kind, facts, said) => {
    expect(verb(kind, 1, facts)).toBe(said);
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
