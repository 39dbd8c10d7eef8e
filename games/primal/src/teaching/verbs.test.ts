/** Which verb an option is (K-115). */
import { option } from '@quarry/kernel';
import { question } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import { BRANCHES } from '../content/kinds.ts';
import { type DecisionFacts, type DecisionKind, type DecisionValues, GROUP_KINDS, STAY_OUT } from '../decisions.ts';
import { VERBS, verbOf } from './verbs.ts';

function verb<Kind extends DecisionKind>(kind: Kind, value: DecisionValues[Kind], facts?: DecisionFacts[Kind]): string {
  const one = option('any', value);
  return verbOf(question(kind, { facts, options: [one] }), one);
}
const [ATTACK, MANEUVER, DODGE, PARRY] = ['ljonar-cut-and-bow', 'ljonar-over-to-them', 'ljonar-beg-your-leave', 'ljonar-over-here'].map(
  cardNamed,
) as [number, number, number, number];

type Verbs<Kind extends DecisionKind> = readonly (readonly [value: DecisionValues[Kind], verb: keyof typeof VERBS])[];
type Own = { [Kind in DecisionKind]: Kind extends `agree-${string}` ? never : Kind }[DecisionKind];
const CHORES: Verbs<'prepare'> = [
  [{ do: 'ready' }, 'ready'],
  [{ do: 'not-ready' }, 'think-again'],
  [{ do: 'mend' }, 'mend-deck'],
  [{ do: 'back' }, 'go-back'],
  [{ do: 'turn', page: 'forge' }, 'turn-page'],
  [{ do: 'make', card: 1, from: -1 }, 'make-gear'],
  [{ do: 'make', card: 1, from: 2 }, 'upgrade-gear'],
  [{ do: 'pay-as-listed' }, 'pay-as-listed'],
  [{ do: 'pay', payment: { resources: ['bone', 'hide'], piece: -1 } }, 'pay-resource'],
  [{ do: 'brew', card: 1 }, 'brew'],
  [{ do: 'learn', branch: BRANCHES[0] }, 'learn'],
  [{ do: 'wear', card: 1 }, 'wear-gear'],
  [{ do: 'take-off' }, 'take-off'],
  [{ do: 'mastery', card: 1 }, 'choose-mastery'],
  [{ do: 'add', card: 1 }, 'add-card'],
  [{ do: 'remove', card: 1 }, 'remove-card'],
  [{ do: 'take', card: 1 }, 'pack-potion'],
  [{ do: 'leave', card: 1 }, 'leave-potion'],
  [{ do: 'offer', to: 1, give: 'bone', take: 'hide' }, 'offer-trade'],
  [{ do: 'accept', from: 1 }, 'accept-trade'],
  [{ do: 'refuse', from: 1 }, 'refuse-trade'],
  [{ do: 'take-back', to: 1 }, 'withdraw-trade'],
];
/** Every kind of value that a decision offers, and what it does. */
const ALL: { readonly [Kind in Own]: Verbs<Kind> } = {
  'choose-aggro': [[1, 'take-aggro']],
  'order-behaviours': [[1, 'wake-next']],
  'order-rampage': [[1, 'rampage-next']],
  'order-triggers': [[{ is: 'ice', no: 0, seat: 1 }, 'put-in-order']],
  'choose-tied': [[1, 'name-victim']],
  'group-hunter': [[1, 'name-victim']],
  'group-sector': [[1, 'name-sector']],
  'group-slot': [[1, 'name-slot']],
  'group-double': [
    [true, 'double'],
    [false, 'keep-opening'],
  ],
  'choose-quest': [[1, 'take-quest']],
  'chapter-choice': [['stay', 'answer-story']],
  'give-reward': [[1, 'give-reward']],
  prepare: [...CHORES, [null, 'turn-page']],
  consume: [
    [1, 'drink'],
    [null, 'drink-nothing'],
  ],
  hide: [[1, 'hide']],
  'hide-for': [[1, 'hide-for']],
  move: [
    [{ is: 'go', to: 1 }, 'move'],
    [{ is: 'stay' }, 'stay'],
    [{ is: 'hide' }, 'hide'],
  ],
  help: [
    [{ is: 'assist', card: 1 }, 'assist'],
    [{ is: 'taunt', card: 1 }, 'taunt'],
    [STAY_OUT, 'help-not'],
    [null, 'help-later'],
  ],
  // PA-COL-1 to PA-COL-3: a card is played by its colour.
  act: [
    [{ is: 'play', card: ATTACK }, 'play-attack'],
    [{ is: 'play', card: MANEUVER }, 'play-maneuver'],
    [{ is: 'play', card: DODGE }, 'play-dodge'],
    [{ is: 'play', card: PARRY }, 'play-parry'],
    [{ is: 'use', card: -1, place: 'rule', ability: 0 }, 'use-action'],
    [{ is: 'use', card: ATTACK, place: 'gear', ability: 0 }, 'use-action'],
    [{ is: 'revive' }, 'revive'],
    [{ is: 'end' }, 'end-actions'],
  ],
  pay: [
    [{ card: 1, tokens: 0 }, 'pay-card'],
    [{ card: -1, tokens: 2 }, 'pay-tokens'],
  ],
  'choose-fallen': [[1, 'help-up']],
  'choose-attrition': [[1, 'choose-attrition']],
  disrupt: [[1, 'disrupt']],
  prevent: [
    [{ is: 'rock' }, 'break-rock'],
    [{ is: 'use', card: 1, ability: 0 }, 'prevent'],
    [null, 'let-happen'],
  ],
  'pact-bloom': [
    [true, 'take-bloom'],
    [false, 'leave-bloom'],
  ],
  climb: [
    [true, 'climb'],
    [false, 'stay-below'],
  ],
  'discard-down': [[1, 'discard-down']],
  'use-ability': [
    [true, 'use'],
    [false, 'do-not-use'],
  ],
  'choose-effect': [[0, 'choose-effect']],
  'choose-hunter': [[1, 'choose-hunter']],
  'choose-sector': [[1, 'choose-sector']],
  'choose-slot': [[1, 'stun-slot']],
  'choose-peril': [[1, 'blind']],
  'choose-discard': [[1, 'discard']],
  'take-back': [
    [1, 'take-back'],
    [null, 'leave-there'],
  ],
  'order-cards': [[1, 'order-cards']],
  'order-own': [[{ is: 'text', no: 0, card: 1, ability: 0 }, 'put-in-order']],
  recycle: [[1, 'recycle']],
  volley: [
    [true, 'volley'],
    [false, 'no-volley'],
  ],
  'stun-hunter': [[1, 'name-shower']],
  'show-attacks': [[1, 'show-attack']],
  double: [
    [true, 'double'],
    [false, 'keep-opening'],
  ],
  resilience: [[1, 'show-resilience']],
  'forced-move': [
    [1, 'move-away'],
    [null, 'stay-put'],
  ],
  'choose-target': [
    ['monster', 'hit-monster'],
    [1, 'hit-swarm'],
  ],
  'spare-yourself': [
    [true, 'pay-to-be-spared'],
    [false, 'not-spared'],
    [1, 'move-away'],
    ['suffer', 'stay-and-suffer'],
  ],
  'pay-text': [
    [true, 'use'],
    [false, 'do-not-use'],
  ],
  mend: [['armour', 'mend']],
  mount: [
    [true, 'mount'],
    [false, 'let-pass'],
  ],
  land: [[1, 'land']],
  deplete: [['helm', 'deplete']],
};
const FACTS: { readonly [Kind in DecisionKind]?: DecisionFacts[Kind] } = { 'choose-slot': { card: 1, for: 'stun' } };

describe('Verbs', () => {
  const rows = Object.entries(ALL).flatMap(([kind, verbs]) => verbs.map(([value, said]) => [kind as Own, value, said] as const));
  test.each(rows)('[K-115] %s %j: %s', (kind, value, said) => {
    expect(verb(kind, value, FACTS[kind])).toBe(said);
  });

  test.each(GROUP_KINDS)('[K-115] agree-%s: agree or refuse', kind => {
    expect([true, false].map(value => verb(`agree-${kind}`, value))).toEqual(['agree', 'refuse']);
  });

  test('a slot is stunned, discarded or looked at', () => {
    const forWhat = (what: 'stun' | 'discard' | 'look'): string => verb('choose-slot', 1, { card: 1, for: what });
    expect((['stun', 'discard', 'look'] as const).map(forWhat)).toEqual(['stun-slot', 'discard-slot', 'look-at-slot']);
  });

  test('[PA-R-30] where nothing is offered it is the verb of the kind', () => {
    expect(verbOf(question('recycle'), null)).toBe('recycle');
  });

  test('[K-115] no verb is without a decision that has it', () => {
    const met = new Set<string>([...rows.map(([, , said]) => said), 'agree', 'refuse', 'discard-slot', 'look-at-slot']);
    expect(Object.keys(VERBS).filter(one => !met.has(one))).toEqual([]);
  });

  test('[K-115] every line is a sentence or two, none longer than twenty words', () => {
    for (const says of Object.values(VERBS)) {
      expect(says).toMatch(/^[A-Z].*\.$/);
      for (const sentence of says.split(/(?<=\.) /)) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(20);
    }
  });
});

test('[PA-MOVE-1] what a move costs the question says, for burdens add to it', () => expect(VERBS.move).not.toMatch(/\d/));
