/** Questions, options and reasons as people read them: every kind of decision asks one clear sentence, and no two options of a question read alike. */
import {
  type AnyGame,
  LONGEST_QUESTION,
  type Option,
  option,
  type Ref,
  randomAnswer,
  SampledChance,
  Seed,
  startMatch,
  supposing,
  viewOf,
  YES_OR_NO,
} from '@quarry/kernel';
import { expect, describe as group, test } from 'vitest';
import { unlockedCards } from '../campaign/builds.ts';
import {
  ACTION_NUMBERS,
  ATTRITION_NUMBERS,
  actionCard,
  attritionCard,
  BEHAVIOUR_NUMBERS,
  BURDEN_NUMBERS,
  behaviourCard,
  HELM_NUMBERS,
  ITEM_NUMBERS,
  nameOf,
  POTION_NUMBERS,
  questNamed,
  SCENARIOS,
} from '../content/box.ts';
import {
  type Action,
  type Coin,
  DECISION_KINDS,
  type DecisionFacts,
  type DecisionKind,
  type DecisionValues,
  GROUP_KINDS,
  type Help,
  type Movement,
  type Prevention,
  type PrimalDecision,
  STAY_OUT,
  type Trigger,
} from '../decisions.ts';
import { primal } from '../game.ts';
import type { Chore } from '../rules/pages.ts';
import { campaignFor, expeditionFor, type Setup } from '../setup.ts';
import { stateSchema, type View } from '../state.ts';
import { type Position, staged } from '../testing/rehearsal.ts';
import { optionSays, refusedIs } from './options.ts';
import { questionSays, toldSays } from './questions.ts';
import { refusedSays } from './refused.ts';
import { sketch } from './sketch.ts';
import { stage } from './stage.ts';
import { describe } from './table.ts';

const BROKEN = /undefined|null|NaN|\[object|(?<!\d )-1\b| {2}|\.\./;
const SENTENCE = /^[A-Z\d“].*[.?]$/s;

const ATTACK = ACTION_NUMBERS.find(card => actionCard(card).name === 'Say It Again')!;
const BEHAVIOUR = BEHAVIOUR_NUMBERS.find(card => behaviourCard(card).base.some(one => one.do === 'unless'))!;
const [OLD_HELM, HELM, ITEM, POTION] = [HELM_NUMBERS[0]!, HELM_NUMBERS[1]!, ITEM_NUMBERS[0]!, POTION_NUMBERS[0]!];
const [WOUND, OTHER_WOUND] = [BURDEN_NUMBERS[0]!, BURDEN_NUMBERS[1]!];
const card = { card: ATTACK };

type Group = (typeof GROUP_KINDS)[number];
/** What every kind of question says beyond its options. */
const FACTS: { readonly [Kind in Exclude<DecisionKind, `agree-${Group}`>]: DecisionFacts[Kind] } = {
  'choose-aggro': undefined,
  'order-behaviours': { slots: [0, 1] },
  'order-rampage': { slots: [0, 1] },
  'order-triggers': undefined,
  'choose-tied': { card: BEHAVIOUR },
  'group-hunter': { card: BEHAVIOUR },
  'group-sector': { card: -1 },
  'group-slot': { card: BEHAVIOUR },
  'group-double': { damage: 4 },
  'choose-quest': undefined,
  'chapter-choice': { chapter: 3 },
  'give-reward': { card: ITEM },
  prepare: { page: 'forge' },
  consume: undefined,
  hide: undefined,
  'hide-for': card,
  move: { cost: 1 },
  help: undefined,
  act: { left: 3 },
  pay: { card: ATTACK, cost: 1, wakes: [0] },
  'choose-fallen': undefined,
  'choose-attrition': { cards: [ATTRITION_NUMBERS[0]!, ATTRITION_NUMBERS[1]!] },
  disrupt: { n: 1 },
  prevent: { about: 1, harm: 'attrition', damage: 2 },
  'pact-bloom': { damage: 1 },
  climb: undefined,
  'discard-down': { n: 2 },
  'use-ability': { card: HELM, ability: 0 },
  'choose-effect': card,
  'choose-hunter': card,
  'choose-sector': card,
  'choose-slot': { card: ATTACK, for: 'stun' },
  'choose-peril': card,
  'choose-discard': { card: ATTACK, n: 1 },
  'take-back': { card: ATTACK, to: 'hand' },
  'order-cards': { card: ATTACK, of: 'deck' },
  'order-own': undefined,
  recycle: { card: ATTACK, n: 2 },
  volley: { card: ATTACK, n: 3 },
  'stun-hunter': card,
  'show-attacks': { card: ATTACK, n: 2, colour: 'red' },
  double: { damage: 4 },
  resilience: undefined,
  'forced-move': card,
  'choose-target': { damage: 4 },
  'spare-yourself': { card: BEHAVIOUR },
  'pay-text': card,
  mend: undefined,
  mount: { card: BEHAVIOUR },
  land: undefined,
  deplete: undefined,
};

const seen = (position: Position = {}): View => viewOf(stateSchema, staged(position), 0) as View;
const asked = (kind: DecisionKind, facts: unknown, options: readonly Option[] = []): PrimalDecision =>
  ({ seat: 0, kind, rule: 'PA-GAME-1', choose: 'one', min: 1, max: 1, options, facts }) as unknown as PrimalDecision;
/** What is asked, and what is told beside it. */
const readWith = (decision: PrimalDecision, view: View): string =>
  [questionSays(decision, view), toldSays(decision, view)].filter(Boolean).join(' ');
/** How options read that are offered together. */
const read = <Kind extends DecisionKind>(
  kind: Kind,
  facts: DecisionFacts[Kind],
  values: readonly DecisionValues[Kind][],
  view: View,
): string[] => {
  const options = values.map((value, i) => option(`option-${i}`, value));
  return options.map(one => optionSays(one, asked(kind, facts, options), view));
};

group('Questions', () => {
  test.for(DECISION_KINDS.filter(kind => !kind.startsWith('agree-')))('%s asks one clear sentence', kind => {
    const view = seen({ hunters: [{ hand: [ATTACK, {}], is: 'dareon' }, {}] });
    const says = questionSays(asked(kind, FACTS[kind as keyof typeof FACTS]), view);
    expect(says.length).toBeLessThanOrEqual(LONGEST_QUESTION);
    expect(says).toMatch(SENTENCE);
    expect(says).toContain('?');
    expect(says).not.toMatch(BROKEN);
  });

  test.for(GROUP_KINDS)('agree-%s says who proposes what', kind => {
    const [value, named] = PROPOSED[kind];
    const facts = { ...(FACTS[kind] ?? {}), by: 1 };
    const agree = { ...asked(`agree-${kind}`, facts, YES_OR_NO), proposed: option('any', value) } as PrimalDecision;
    const says = questionSays(agree, seen());
    expect(says).toMatch(SENTENCE);
    expect(says).toContain(`Dareon proposes: ${named}. Do you agree?`);
    expect(says).not.toMatch(BROKEN);
  });
  const PROPOSED: { readonly [Kind in Group]: readonly [DecisionValues[Kind], string] } = {
    'choose-aggro': [0, 'Mirah (you)'],
    'order-behaviours': [1, 'Slot 2, when a turn begins in water, number 9'],
    'order-rampage': [1, 'Slot 2, when a turn begins in water, number 9'],
    'order-triggers': [{ is: 'berserk', no: 0, seat: 0 }, 'Draw for the attack, being berserk'],
    'choose-tied': [0, 'Mirah (you)'],
    'group-hunter': [0, 'Mirah (you)'],
    'group-sector': [2, 'South, the front, with Mirah and Dareon'],
    'group-slot': [1, 'Slot 2, when a turn begins in water, number 9'],
    'group-double': [true, 'Double it'],
    'choose-quest': [questNamed('reefmaw-low-water'), 'Low Water'],
    'chapter-choice': ['washerwoman', 'To the one with the soap'],
    'give-reward': [0, 'Mirah (you)'],
  };

  test('before a card is confirmed: what it deals, wakes and leaves', () => {
    const position: Position = {
      slots: [{ id: 'Leans Far', icons: ['attack'], isKnown: true, base: [{ do: 'hit' }] }],
      hunters: [{ is: 'dareon', hand: [ATTACK, { id: 'Coin', value: 1 }, { id: 'Big Coin', value: 2 }], stamina: 2 }, { is: 'mirah' }],
    };
    const view = seen(position);
    const [, coin, big] = view.hunters[0]!.hand as readonly number[];
    const facts = { card: ATTACK, cost: 1, wakes: [0] };
    expect(readWith(asked('pay', facts), view)).toBe(
      'Say It Again costs 1. What do you pay with? It deals 2 damage, 2 of 10 to the next wound. It wakes slot 1 (after an attack). Leans Far: The active hunter suffers monster damage. As you stand: 2 to Dareon.',
    );
    const coins: Coin[] = [
      { card: coin!, tokens: 0 },
      { card: big!, tokens: 0 },
      { card: -1, tokens: 1 },
    ];
    expect(read('pay', facts, coins, view)).toEqual(['Coin: worth 1', 'Big Coin: worth 2, 1 is lost', '1 stamina token: worth 1']);
  });
});

group('Options', () => {
  const WAITING: Trigger[] = [
    { is: 'text', no: 0, card: HELM, ability: 0 },
    { is: 'text', no: 1, card: HELM, ability: 0 },
    { is: 'text', no: 2, card: -1, ability: 0 },
    { is: 'text', no: 3, card: -1, ability: 0 },
    { is: 'berserk', no: 4, seat: 0 },
    { is: 'balm-flower', no: 5, seat: 0 },
    { is: 'resilience', no: 6, seat: 0 },
  ];
  const MOVES: Movement[] = [{ is: 'go', to: 1 }, { is: 'go', to: 3 }, { is: 'hide' }, { is: 'stay' }];
  const ACTIONS: Action[] = [
    { is: 'play', card: ATTACK },
    { is: 'use', card: HELM, place: 'gear', ability: 0 },
    { is: 'revive' },
    { is: 'use', card: -1, place: 'rule', ability: 0 },
    { is: 'use', card: -1, place: 'scenario', ability: 0 },
    { is: 'end' },
  ];
  const HELP: (Help | null)[] = [{ is: 'assist', card: ATTACK }, { is: 'taunt', card: ATTACK }, null, STAY_OUT];
  const PREVENTIONS: (Prevention | null)[] = [{ is: 'rock' }, { is: 'use', card: HELM, ability: 0 }, null];
  const CHORES: Chore[] = [
    ...(['forge', 'herbs', 'skills', 'gear', 'deck', 'potions', 'trade'] as const).map(page => ({ do: 'turn', page }) as const),
    ...(['ready', 'not-ready', 'mend', 'back', 'pay-as-listed'] as const).map(one => ({ do: one })),
    { do: 'accept', from: 1 },
    { do: 'refuse', from: 1 },
    { do: 'take-back', to: 1 },
    { do: 'add', card: ATTACK },
    { do: 'remove', card: ATTACK },
    { do: 'wear', card: HELM },
    { do: 'make', card: HELM, from: -1 },
    { do: 'make', card: HELM, from: OLD_HELM },
    { do: 'pay', payment: { resources: ['bone', 'hide'], piece: -1 } },
    { do: 'pay', payment: { resources: [], piece: HELM } },
    { do: 'offer', to: 1, give: 'fire', take: 'tide' },
    { do: 'learn', branch: 'A' },
    { do: 'learn', branch: 'B' },
  ];
  test.for<readonly [DecisionKind, unknown, readonly unknown[]]>([
    ['choose-aggro', undefined, [0, 1]],
    ['move', { cost: 1 }, MOVES],
    ['act', { left: 3 }, ACTIONS],
    ['help', undefined, HELP],
    ['discard-down', { n: 1 }, [ATTACK, WOUND, OTHER_WOUND]],
    ['order-triggers', undefined, WAITING],
    ['order-behaviours', { slots: [0, 1] }, [0, 1, 2]],
    ['choose-target', { damage: 2 }, ['monster', 1, 2]],
    ['prevent', { about: 0, harm: 'attrition', damage: 2 }, PREVENTIONS],
    ['spare-yourself', { card: BEHAVIOUR }, [1, 3, 'suffer']],
    ['consume', undefined, [POTION, null]],
    ['prepare', { page: 'camp' }, CHORES],
  ])('%s: no two are alike', ([kind, facts, values]) => {
    const view = seen({ hunters: [{ is: 'dareon', hand: [ATTACK] }, {}] });
    const says = read(kind, facts as DecisionFacts[DecisionKind], values as DecisionValues[DecisionKind][], view);
    expect(new Set(says).size, says.join('\n')).toBe(values.length);
    for (const one of says) expect(one).not.toMatch(BROKEN);
  });

  test('yes and no say what they lead to', () => {
    const view = seen();
    for (const kind of ['double', 'volley', 'pact-bloom', 'climb', 'use-ability', 'spare-yourself', 'pay-text', 'mount'] as const) {
      const [yes, no] = YES_OR_NO.map(one => optionSays(one, asked(kind, FACTS[kind], YES_OR_NO), view));
      expect(yes).not.toBe('Yes');
      expect(no).not.toBe('No');
    }
  });

  test('[PA-PRIO-5] a rule that waits for its place is told by what it does', () => {
    const view = seen({ scenario: { rules: [{ on: 'turned', effects: [{ do: 'stamina', n: 1 }] }] } });
    const [says] = read('order-triggers', undefined, [{ is: 'text', no: 1, card: -1, ability: 0 }], view);
    expect(says).toMatch(/: .*stamina token/);
    expect(says).not.toMatch(/^A rule of the hunt/);
  });

  test('[PA-PRIO-5] of a rule of the round and one of a turn the one of the turn is told in a turn, by the name of its ground', () => {
    const view = seen({
      active: 0,
      scenario: { rules: [{ on: 'turn-start', of: 'any', at: 'rear', effects: [{ do: 'stamina', n: 1 }] }] },
    });
    const name = SCENARIOS[view.scenario]!.name;
    const [says] = read('order-triggers', undefined, [{ is: 'text', no: 0, card: -1, ability: 0 }], view);
    expect(says).toMatch(new RegExp(`^${name}: .*stamina token`));
  });

  test('a sector with its position, its ground and who is there; staying with its price', () => {
    const view = seen({ terrain: [{ kind: 'water', at: 'east' }], hunters: [{}, { at: 'east' }] });
    const east: Movement = { is: 'go', to: 1 };
    expect(read('move', { cost: 1 }, [east, { is: 'stay' }], view)).toEqual([
      'Move to the east, a flank: water, with Dareon',
      'Stay: you become threatened, and face two attrition cards, not one',
    ]);
    const burning = seen({
      terrain: [
        { kind: 'sand', at: 'east' },
        { kind: 'fire', at: 'east' },
      ],
    });
    expect(read('move', { cost: 1 }, [east], burning)).toEqual([
      'Move into the fire in the east, a flank: sand, fire; in a fire no card can be played',
    ]);
  });

  test('[PA-ATT-8] how high attrition was is told beside what it does, and to whom', () => {
    const view = seen({ hunters: [{}, { is: 'dareon' }] });
    const revealed = ATTRITION_NUMBERS.filter(no => [1, 3].includes(attritionCard(no).value) && !attritionCard(no).monster).slice(-2);
    const asks = (about: number, shown: readonly number[]): string =>
      readWith(
        asked('prevent', { about, harm: 'attrition', damage: 1 }),
        supposing(view, { attrition: { ...view.attrition, revealed: shown } }),
      );

    expect(asks(0, revealed)).toBe('Attrition 3 gets through: 1 damage to you. Do you prevent it?');
    expect(asks(1, revealed)).toBe('Attrition 3 gets through: 1 damage to Dareon. Do you prevent it?');
    expect(asks(0, [])).toBe('You would suffer 1 damage by attrition. Do you prevent it?');
  });

  test('[PA-STAM-1] what there is to pay with: cards in hand, and tokens', () => {
    const holding = (values: readonly number[], stamina: number): View => {
      const hand = values.map(value => ({ id: `Purse ${values.join(' ')} ${stamina} ${value}`, value }));
      return seen({ hunters: [{ is: 'dareon', hand, stamina }, { is: 'mirah' }] });
    };
    const moves = (view: View): string => readWith(asked('move', { cost: 1 }), view);
    expect(moves(holding([1, 2], 2))).toBe(
      'Do you move? It costs 1 stamina. Staying makes you threatened. To pay with: your 2 cards are worth 3, and you have 2 tokens.',
    );
    expect(moves(holding([1], 0))).toBe(
      'Do you move? It costs 1 stamina. Staying makes you threatened. To pay with: your 1 card is worth 1.',
    );
    expect(readWith(asked('act', { left: 2 }), holding([1, 2], 1))).toBe(
      'What do you do? Your sequence has room for 2. To pay with: your 2 cards are worth 3, and you have 1 token.',
    );
    expect(readWith(asked('act', { left: 0 }), holding([], 0))).toBe(
      'What do you do? Your sequence is full. To pay with: you have no card and no token.',
    );
  });

  test('what is refused is only named: by its card, or by what it would be', () => {
    const named = (...about: Ref[]): string => refusedIs({ about, why: 'PA-ACT-1', facts: {} });
    expect(named({ kind: 'card', id: ATTACK })).toBe('Say It Again');
    expect(named({ kind: 'chore', id: 'learn' })).toBe('Learn');
  });

  test('copies are counted among those that do the same', () => {
    const view = seen({ hunters: [{ is: 'dareon', hand: [ATTACK] }, {}] });
    const names = read('discard-down', { n: 1 }, [WOUND, ATTACK, OTHER_WOUND], view).map(one => one.split(': ')[0]);
    expect(names).toEqual([`${nameOf(WOUND)} (1 of 2)`, 'Say It Again', `${nameOf(OTHER_WOUND)} (2 of 2)`]);
    const helps = read(
      'help',
      undefined,
      [
        { is: 'assist', card: ATTACK },
        { is: 'taunt', card: ATTACK },
      ],
      view,
    );
    expect(helps.map(one => one.split(': ')[0])).toEqual(['Assist with Say It Again', 'Taunt with Say It Again']);
  });

  test('[PA-ENDA-2] [PA-ENDA-3] ending says what it brings', () => {
    const end = (hand: number): string =>
      read('act', { left: 2 }, [{ is: 'end' }], seen({ hunters: [{ hand: Array(hand).fill({}) }, {}] }))[0]!;
    expect(end(2)).toBe('End your Action phase: 2 cards kept, 1 stamina token');
    expect(end(1)).toBe('End your Action phase: 1 card kept, no stamina token');
  });
});

group('Reasons', () => {
  type Refusal = Parameters<typeof refusedSays>[0];
  const says = (facts: Refusal['facts'], view = seen()): string =>
    refusedSays({ about: [{ kind: 'card', id: ATTACK }], why: 'PA-GAME-1', facts } as Refusal, view);

  test.for<Refusal['facts']>([
    { reason: 'burden' },
    { reason: 'sequence-full', limit: 3 },
    { reason: 'fire' },
    { reason: 'not-exposed' },
    { reason: 'cost', cost: 3, held: 1 },
    { reason: 'move-cost', cost: 2, held: 1 },
    { reason: 'deck-counts', has: [5, 6, 8, 6], wants: [6, 6, 6, 6], differences: 3, advantages: 1 },
    { reason: 'card-twice', card: ATTACK },
    { reason: 'card-locked', card: ATTACK },
    { reason: 'mastery-locked', card: ATTACK },
    { reason: 'piece-missing', piece: 'helm' },
    { reason: 'not-owned', card: HELM },
    { reason: 'of-another', card: HELM },
    { reason: 'wrong-place', card: HELM, piece: 'item' },
    { reason: 'too-many-potions', potions: 4, most: 3 },
    { reason: 'potion-twice', card: POTION },
    { reason: 'potion-missing', card: POTION },
    { reason: 'forge-level', card: HELM, level: 2, forge: 1 },
    { reason: 'forge-level', card: HELM, level: 1, forge: 2 },
    { reason: 'element-closed', card: HELM, element: 'storm' },
    { reason: 'owned-already', card: HELM },
    { reason: 'too-dear', card: HELM, parts: ['fire', 'bone', 'bone'] },
    { reason: 'herbalist-level', card: POTION, level: 2, herbalist: 1 },
    { reason: 'herbalist-level', card: POTION, level: 1, herbalist: 2 },
    { reason: 'held-already', card: POTION },
    { reason: 'plants-missing', card: POTION, plants: ['balmroot'] },
    { reason: 'no-upgrades' },
    { reason: 'potions-full', most: 3 },
    { reason: 'nothing-to-trade' },
    { reason: 'offer-waits' },
  ])('$reason is a sentence', facts => {
    expect(says(facts)).toMatch(SENTENCE);
    expect(says(facts)).not.toMatch(BROKEN);
  });

  test('the fact, then the nearest way', () => {
    const view = seen({ stance: { exposed: ['rear'] }, hunters: [{ at: 'east' }, {}] });
    expect(says({ reason: 'not-exposed' }, view)).toBe(
      'This stance is open in the rear; you stand in a flank. Move first to play Say It Again.',
    );
    expect(says({ reason: 'deck-counts', has: [5, 6, 8, 6], wants: [6, 6, 6, 6], differences: 3, advantages: 0 })).toBe(
      'Your deck does not fit the weapon: 1 attack too few and 2 dodges too many. Change it under “Deck”.',
    );
  });
});

group('In play', () => {
  /** Matches with seeded answers, by chance or by the bot; every question of theirs is read. */
  function readThrough(setup: Setup, seed: string, most: number, isBot: boolean): Set<string> {
    const started = startMatch(primal as AnyGame, setup, seed);
    if (!started.ok) throw new Error(started.refusal.says);
    const match = started.value;
    const chance = new SampledChance<'bot'>(new Seed(seed));
    const kinds = new Set<string>();
    for (let i = 0; i < most && match.open.length > 0; i++) {
      const one = match.open[i % match.open.length]!;
      kinds.add(one.kind);
      const view = match.view(one.seat) as View;
      check(one as PrimalDecision, view, i);
      const answer = isBot ? primal.sensible(view, one, one.seat, chance) : randomAnswer(one, chance);
      const answered = match.answer(one.seat, answer);
      if (!answered.ok) throw new Error(answered.refusal.says);
    }
    return kinds;
  }

  function check(one: PrimalDecision, view: View, i: number): void {
    const says = questionSays(one, view);
    expect(says, one.kind).toMatch(SENTENCE);
    expect(says, one.kind).not.toMatch(BROKEN);
    const all = one.options.map(each => optionSays(each, one, view));
    expect(new Set(all).size, `${one.kind}\n${all.join('\n')}`).toBe(all.length);
    for (const each of all) expect(each, one.kind).not.toMatch(BROKEN);
    for (const refused of one.not?.() ?? []) expect(refusedSays(refused as never, view)).toMatch(SENTENCE);
    if (i % 7 > 0) return;
    expect(JSON.stringify([stage(view), sketch(view), describe(view, one.seat)])).not.toMatch(/undefined|NaN|\[object/);
  }

  test.for<readonly [string, Setup, boolean]>([
    ['ramhide', expeditionFor(4, 'ramhide', 1), true],
    ['stormhorn', expeditionFor(3, 'stormhorn', 2), true],
    ['orehulk', expeditionFor(2, 'orehulk', 1, { closedHands: true }), true],
    ['the sleeper', expeditionFor(4, 'sleeper', 3), false],
    ['camp', expeditionFor(2, 'reefmaw', 2, { kit: 'own' }), false],
    ['a chapter', campaignFor(3, 4), false],
  ])('%s: every question reads well, and no two of its options alike', ([seed, setup, isBot]) => {
    expect(readThrough(setup, seed, 150, isBot).size).toBeGreaterThan(0);
  });
});

test('[PA-SKILL-2] a step of a branch is named by the cards that it brings', () => {
  const started = startMatch(primal, campaignFor(2, 1, {}), 'what a step brings');
  if (!started.ok) throw new Error(started.refusal.says);
  const view = started.value.view(0) as View;
  const { id } = view.hunters[0]!;
  const learn = [{ key: 'learn-A', value: { do: 'learn', branch: 'A' }, about: [] }];
  const decision = { kind: 'prepare', rule: 'PA-SKILL-1', seat: 0, facts: { page: 'skills' }, options: learn };

  const says = optionSays(learn[0] as Option, decision as unknown as PrimalDecision, view);

  const names = unlockedCards(id, [1, 0, 0, 0, 0])
    .filter(card => !unlockedCards(id, [0, 0, 0, 0, 0]).includes(card))
    .map(nameOf);
  expect(says.split(': ')[0]).toBe(`Branch A, ${names.join(' and ')}`);
});
