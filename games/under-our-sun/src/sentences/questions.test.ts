/** Questions, options and reasons as people read them: every kind of decision asks a clear question, and no two options of one read alike. */
import {
  type AnyGame,
  LONGEST_QUESTION,
  listenTo,
  type Option,
  option,
  randomAnswer,
  SampledChance,
  Seed,
  sameValue,
  startMatch,
  viewOf,
} from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { cardNamed, ENEMY_NUMBERS, EVENT_NUMBERS, eventCard, NIGHT_NUMBERS } from '../content/box.ts';
import { DECISION_KINDS, type DecisionFacts, type DecisionKind, type DecisionValues, type SunDecision } from '../decisions.ts';
import { emptyLot } from '../deeds/goods.ts';
import type { SunEvent } from '../events.ts';
import { underOurSun } from '../game.ts';
import { around, HAVEN } from '../places.ts';
import { goodsOf } from '../questions.ts';
import { actionsOf } from '../rules/actions/options.ts';
import { NOTHING } from '../rules/payments.ts';
import { whyNot } from '../rules/why-not.ts';
import { missionFor, type Setup } from '../setup.ts';
import { type State, stateSchema, type View } from '../state.ts';
import { hexOn, type Position, staged } from '../testing/rehearsal.ts';
import { sentence } from './events.ts';
import { optionSays, refusedIs } from './options.ts';
import { questionSays, toldSays } from './questions.ts';
import { refusedSays, type SunRefused } from './refused.ts';
import { sketch } from './sketch.ts';
import { stage } from './stage.ts';
import { describe as table } from './table.ts';

const BROKEN = /undefined|null|NaN|\[object|(?<!\d )-1\b| {2}|\.\./;
const KNIFE = cardNamed('knife.1');
const BEAR = ENEMY_NUMBERS[0]!;
const EVENT = EVENT_NUMBERS.find(card => eventCard(card).effects.some(one => one.do === 'choose'))!;
const who = { who: 0 };
const ofCard = { who: 0, card: EVENT };
const roll = { dice: ['green', 'red'], faces: [0, -1], for: 'strength', enough: 1, isOwn: true, most: 2, by: -1 } as const;

const FACTS: { readonly [Kind in DecisionKind]: DecisionFacts[Kind] } = {
  'choose-character': undefined,
  equip: { points: 2 },
  pool: { card: KNIFE, price: 2, by: 1 },
  'give-to': { card: KNIFE },
  eat: who,
  'first-step': { enemy: 0, card: BEAR },
  'first-actor': undefined,
  act: { ...who, ap: 6 },
  granted: { ...who, less: 1 },
  collect: who,
  discard: who,
  'lay-down': { ...who, places: 1 },
  'choose-resource': { ...ofCard, n: 1, of: 'gain' },
  'choose-character-here': ofCard,
  'choose-tile': { ...ofCard, for: 'reveal' },
  'choose-card': { ...ofCard, for: 'lose' },
  'choose-skill': ofCard,
  'choose-ammunition': ofCard,
  'choose-branch': ofCard,
  'pay-or': ofCard,
  bury: { ...ofCard, deck: 'event' },
  fight: who,
  join: { ...who, with: 1 },
  'joined-fight': { ...who, with: 1 },
  'saved-ap': { ...who, ap: 2 },
  'dodge-which': { ...who, hits: [1, 2] },
  karma: { ...who, card: -1, ...roll },
  prevent: { ...who, card: KNIFE, damage: 2, n: 1 },
  'take-over': { ...who, from: 1, enemy: 0 },
  unseen: { ...who, enemy: 0, card: BEAR },
  reroll: { ...who, card: KNIFE, successes: 0, dice: ['green'], faces: [0] },
  strongest: who,
  defend: { ...who, by: 1 },
  'answer-shot': { ...who, by: 1 },
  vote: { card: NIGHT_NUMBERS[0]!, hex: HAVEN },
  'ignore-animal': { ...who, card: NIGHT_NUMBERS[0]! },
  deal: { ...who, merchant: 0 },
  pay: { ...who, merchant: 0, price: 3, what: 'card', id: KNIFE },
  change: { ...who, merchant: 0, over: 1 },
  payout: { ...who, merchant: 0, value: 2, card: KNIFE },
  spoils: { ...who, merchant: 0 },
  trade: { ...who, with: 1 },
};
const TABLE: Position = { enemies: [{ is: BEAR, at: 'n' }], merchants: [{}] };
const seen = (position: Position = TABLE): View => viewOf(stateSchema, staged(position), 0) as View;
/** What is asked, and what is told beside it. */
const readWith = (decision: SunDecision, view: View): string =>
  [questionSays(decision, view), toldSays(decision, view)].filter(Boolean).join(' ');
const asked = (kind: DecisionKind, facts: unknown, options: readonly Option[] = []): SunDecision =>
  ({
    seat: 0,
    kind,
    rule: 'US-ROUND-1',
    choose: 'one',
    min: 1,
    max: 1,
    options,
    facts,
  }) as SunDecision;
/** How options of these values read. */
const bare = <Kind extends DecisionKind>(
  kind: Kind,
  values: readonly DecisionValues[Kind][],
  facts: unknown = FACTS[kind],
  view = seen(),
): string[] => {
  const options = values.map((value, i) => option(`option ${i}`, value));
  return options.map(one => optionSays(one, asked(kind, facts, options), view));
};
const lot = (of: Partial<DecisionValues['discard']>): DecisionValues['discard'] => ({ ...emptyLot(), ...of });
const find = (of: Partial<DecisionValues['discard']>): DecisionValues['collect'] => ({ lot: lot(of), from: null });
const doubled = (texts: readonly string[]): string[] => texts.filter((text, i) => texts.indexOf(text) !== i);

describe('Questions', () => {
  test.for(Object.keys(FACTS) as (keyof typeof FACTS)[])('%s asks a clear question', kind => {
    const says = questionSays(asked(kind, FACTS[kind]), seen());
    expect(says.length).toBeLessThanOrEqual(LONGEST_QUESTION);
    expect(says).toMatch(/^[A-Z\d].*[.?]$/s);
    expect(says).toContain('?');
    expect(says).not.toMatch(BROKEN);
  });
  test('every kind is asked', () => {
    expect([...DECISION_KINDS]).toEqual(Object.keys(FACTS));
  });
  test('[US-SOLO-1] alone nobody else is spoken of', () => {
    const alone = seen({ characters: [{ is: 'ida' }], seats: 1 });
    expect(questionSays(asked('equip', { points: 4 }), alone)).toBe('You have 4 points for equipment: what do you buy?');
    expect(questionSays(asked('equip', { points: 4 }), seen())).toContain('Others may add theirs.');
    expect(questionSays(asked('choose-character', undefined), alone)).toBe('Whom do you play beside Ida?');
    expect(questionSays(asked('choose-character', undefined), seen({ characters: [], seats: 1 }))).toBe(
      'Alone you play two characters: who is the first?',
    );
  });
  test('a fight is asked with what comes back', () => {
    const view = seen({
      characters: [{ is: 'ida', at: 'n', hp: 2 }],
      enemies: [{ is: { name: 'Foe', melee: { day: '2Y', night: '2Y' } }, at: 'n' }],
    });
    expect(readWith(asked('fight', who), view)).toMatch(/ costs no AP: attack or dodge\? Against you: the foe with 2 yellow dice\.$/);
    expect(readWith(asked('act', { who: 0, ap: 3 }), view)).toMatch(
      /^What do you do\? 3 AP\. The foe strikes back: 75 % to be hurt, up to 2; 25 % to fall\. You have 2 of 7 HP, .*, beside the foe \(3 HP\)\.$/,
    );
    const beset = seen({
      characters: [{ is: 'ida', at: 'n', hp: 2 }],
      enemies: ['One', 'Another', 'A Third', 'A Fourth'].map(name => ({ is: { name, melee: { day: '2Y', night: '2Y' } }, at: 'n' })),
    });
    expect(readWith(asked('act', { who: 0, ap: 3 }), beset)).toMatch(
      /^What do you do\? 3 AP\. 4 enemies strike back: \d+ % to be hurt, up to 8; \d+ % to fall\. You have/,
    );
    expect(readWith(asked('saved-ap', { who: 0, ap: 2 }), view)).toBe(
      'You saved 2 AP. Do you fight now? You have 2 of 7 HP. Against you: the foe with 2 yellow dice.',
    );
  });
  test('[US-EXPL-1] ground that nobody has seen is named from New Haven, wherever one stands', () => {
    const view = seen({ characters: [{ at: 'n' }, {}], tiles: [{ at: 'n' }] });
    const to = around(hexOn('n'));
    const says = to.map(hex => {
      const [text] = bare('choose-tile', [hex], { who: 0, card: -1, for: 'explore' }, view);
      return text;
    });
    expect([says[0], says[1], says[5]]).toEqual([
      'North: Unknown ground, 2 north of New Haven',
      'North-east: Unknown ground, 1 north and 1 north-east of New Haven',
      'North-west: Unknown ground, 1 north and 1 north-west of New Haven',
    ]);
  });
  test('[US-EXPL-1] ground farther off is told by the steps to it, so that no two read alike', () => {
    const view = seen({ characters: [{ at: 'n' }, {}], tiles: [{ at: 'n' }] });
    const far = ['n n n', 'n n ne', 'n ne ne'] as const;
    expect(bare('choose-tile', far.map(hexOn), { who: 0, card: -1, for: 'reveal' }, view).map(text => text.split(':')[0])).toEqual([
      '2 north',
      '1 north and 1 north-east',
      '2 north-east',
    ]);
  });
  test('[US-R-57] ways of an enemy are told apart by whom it comes to', () => {
    const view = seen({
      characters: [
        { is: 'ida', at: 'n' },
        { is: 'boone', at: 'ne' },
      ],
      tiles: [
        { at: 'n', is: 'salt-table' },
        { at: 's', is: 'bell-dune', hasTrap: true },
      ],
      enemies: [{ is: BEAR, at: 'haven' }],
    });
    const says = bare('first-step', ['n', 's', 'nw'].map(hexOn), { enemy: 0, card: BEAR }, view);
    expect(says).toEqual([
      'North to Salt Table, where Ida stands',
      'South to Bell Dune, next to nobody, into the trap',
      'North-west to unknown ground, next to Ida',
    ]);
  });
  test('[US-R-73] whoever has nothing to pay with is given a card, and that is said', () => {
    const view = seen({ characters: [{ items: ['knife.1'] }, {}], merchants: [{ water: 0, goods: {} }] });
    expect(bare('deal', [{ do: 'sell', card: KNIFE }], { who: 0, merchant: 0 }, view)).toEqual([
      'Give the Knife away: Lawrence has nothing to pay with',
    ]);
  });
  test('an option says what decides: who can carry, who is ready, what is prevented', () => {
    const view = seen({ characters: [{ is: 'ida', items: ['knife.1'], ap: 4, water: 3 }, { is: 'boone' }], merchants: [{ water: 4 }] });
    const of = <Kind extends DecisionKind>(kind: Kind, value: DecisionValues[Kind], facts: DecisionFacts[Kind]): string =>
      bare(kind, [value], facts, view)[0]!;
    expect(of('give-to', 0, { card: KNIFE })).toBe('Ida: carries the Knife');
    expect(of('give-to', 1, { card: KNIFE })).toBe('Boone: carries nothing');
    expect(of('first-actor', 0, undefined)).toBe('Ida: 4 AP, 7 of 7 HP, 3 of 5 water, in New Haven');
    expect(of('prevent', -1, { who: 1, card: -1, damage: 2, n: 2 })).toBe('Use In the Way, once a phase: prevent 2 damage');
    expect(of('choose-ammunition', 'arrow', ofCard)).toBe('Arrows: you have 0, and no weapon of yours takes them');
    expect(of('deal', { do: 'sell', card: KNIFE }, { who: 0, merchant: 0 })).toBe('Sell the Knife for goods worth 1: its value is 3');
    expect(of('deal', { do: 'buy', card: cardNamed('rope.1') }, { who: 0, merchant: 0 })).toBe(
      'Buy the Rope for goods worth 3: Moving onto tiles of value 3 and more costs 1 AP less, at least 1.',
    );
    expect(of('deal', { do: 'break', card: KNIFE }, { who: 0, merchant: 0 })).toBe('Break up the Knife for 1 water: its parts are yours');
    expect(of('choose-character', 'boone', undefined)).toMatch(
      /^Boone, tank: 9 HP, 4 water\. In the Way\. .* Dice: combat 2 green; strength 2 green; /,
    );
  });
  test('of dice that karma may roll again it is said what hangs on them, with the card that asks for them', () => {
    const view = seen({ characters: [{ is: 'ida' }, { is: 'boone' }] });
    const of = (card: number): string => readWith(asked('karma', { who: 0, card, ...roll }), view);
    expect(of(cardNamed('the-round-tin'))).toBe(
      'Which dice of your roll for strength are rolled again by karma? The Round Tin: Test strength. If you fail, become infected. Each takes 1 of your 2 karma, unless its karma die shows a success.',
    );
    expect(of(-1)).toMatch(/by karma\? Each takes 1/);
  });
  test('whoever plays two is told for whom', () => {
    const view = seen({ characters: [{ is: 'ida' }, { is: 'boone' }], seats: 1 });
    expect(readWith(asked('saved-ap', { who: 1, ap: 2 }), view)).toBe(
      'Boone: you saved 2 AP. Do you fight now? You have 9 of 9 HP. Nobody there strikes at you.',
    );
  });
});

describe('A trade', () => {
  const offered = (): View => {
    const state = staged({
      characters: [
        { is: 'ida', water: 5 },
        { is: 'boone', water: 4 },
      ],
    });
    const { trade } = state;
    return viewOf(stateSchema, { ...state, trade: { ...trade, from: 0, to: 1, take: { ...trade.take, water: 1 } } }, 0) as View;
  };
  const decision = asked('trade', { who: 0, with: 1 });

  test('[US-TRADE-4] is asked with what lies on the table and why it cannot be made', () => {
    expect(readWith(decision, offered())).toBe(
      'What do you trade with Boone? You offer nothing. Boone offers 1 water. Ida would have 1 water too much for the bottles. Take some off the table.',
    );
  });
  test('says whose each thing is', () => {
    const ofIda = { do: 'change', of: 0, what: 'water', card: -1, by: 1 } as const;
    expect(bare('trade', [ofIda, { ...ofIda, of: 1, by: -1 }], { who: 0, with: 1 }, offered())).toEqual([
      'Put 1 of your water on the table',
      'Take 1 of Boone’s water off the table',
    ]);
  });
});

describe('Options', () => {
  test('yes and no say what they do', () => {
    expect(bare('eat', [true, false])).toEqual(['Eat 1 food', 'Do not eat: take 1 damage']);
    expect(bare('bury', [false, true])).toEqual(['Leave the card on top', 'Put the card under the deck']);
  });
  test('dice, money and pieces', () => {
    expect(bare('karma', [0, 1])).toEqual(['Roll die 1 again: green, shows nothing', 'Roll die 2 again: red, shows a cross']);
    expect(bare('pay', [{ water: 2, goods: goodsOf('connector', 2) }, NOTHING])).toEqual([
      'Pay 2 water and 2 connectors (worth 6)',
      'Pay nothing',
    ]);
    expect(bare('collect', [find({ goods: goodsOf('food', 2) }), find({ water: 1, goods: goodsOf('wood') })])).toEqual([
      'Take 2 food',
      'Take 1 water and 1 wood',
    ]);
    const food = lot({ goods: goodsOf('food') });
    expect(bare('discard', [food, food, lot({ ammunition: [0, 1] })])).toEqual(['Food', 'Food', 'Arrow']);
  });
  test('[US-DISC-1] a bottle is no piece of water', () => {
    const values = [lot({ water: 1 }), lot({ cards: [cardNamed('water-bottle.1')] })];
    expect(bare('discard', values)).toEqual(['Water', 'Water bottle']);
  });
  test('copies of a card are numbered, and nothing else is', () => {
    const knives = [KNIFE, cardNamed('knife.2'), cardNamed('rope.1')];
    expect(bare('choose-card', knives)).toEqual(['Lose the Knife (number 1)', 'Lose the Knife (number 2)', 'Lose the Rope']);
    const blow = { do: 'attack', foe: { is: 'enemy', id: 0 } } as const;
    const texts = bare(
      'fight',
      [...knives.slice(0, 2), -1].map(weapon => ({ ...blow, weapon })),
    );
    expect(texts.map(text => / with (.*?):.*?( \(number \d\))?$/.exec(text)!.slice(1))).toEqual([
      ['the Knife', ' (number 1)'],
      ['the Knife', ' (number 2)'],
      ['bare hands', undefined],
    ]);
  });
  test('what is not offered has the name of the thing', () => {
    const named = (kind: string, id: string | number): string =>
      refusedIs({ about: [{ kind, id }], why: 'US-ACT-1', facts: {} }, asked('act', FACTS.act), seen());
    const names = [named('card', KNIFE), named('hex', HAVEN), named('character', 1), named('option', 'sleep'), named('cube', 'water')];
    expect(names).toEqual(['Knife', 'New Haven', 'Boone', 'Sleep', 'Water']);
  });
  test('an action says what it costs, what is rolled and what it does', () => {
    const state = staged({
      characters: [{ is: 'wren', at: 'n', ap: 4, goods: { food: 1 }, hp: 5, items: ['knife.1', 'knife.2'] }, {}],
      tiles: [{ at: 'n', is: 'tin-cup-flats', native: { metal: 2 } }],
      enemies: [{ is: 'bear.1', at: 'n' }],
    });
    const view = viewOf(stateSchema, state, 0) as View;
    const options = actionsOf(view, 0);
    const decision = asked('act', { who: 0, ap: 4 }, options);
    const texts = options.map(one => optionSays(one, decision, view));
    expect(texts).toContain(
      'Attack the bear, 1 AP, with bare hands: 1 yellow die and 1 blue die; it has 5 of 5 HP; then the bear strikes back: 86 % to be hurt, up to 4',
    );
    expect(texts).toContain(
      'Attack the bear, 1 AP, with the Knife: 1 yellow die and 2 blue dice; it has 5 of 5 HP; then the bear strikes back: 86 % to be hurt, up to 4',
    );
    expect(texts).toContain('Eat, 1 AP and 1 food: then 6 of 6 HP; then the bear strikes back: 86 % to be hurt, up to 4');
    expect(texts).toContain('Move south to New Haven, 1 AP: value 1; the bear strikes as you go: 86 % to be hurt, up to 4');
    expect(texts).toContain(
      'Collect, 1 AP: 2 pieces or 1 card of what lies here (2 metal); then the bear strikes back: 86 % to be hurt, up to 4',
    );
    expect(texts).toContain('Wait: end your turn and save 4 AP for fights in this phase');
    expect(doubled(texts)).toEqual([]);
    for (const text of texts) expect(text).not.toMatch(BROKEN);
  });
  test('what is refused says the fact and a way', () => {
    const view = seen({ characters: [{ ap: 1, fitness: 1 }, {}], tiles: [{ at: 'n', is: 'basin-rock' }] });
    const texts = whyNot(view, 0).map(one => refusedSays(one as SunRefused, view));
    expect(texts).toContain('Sleep costs 4 AP here, and you have 1. In a camp it costs 3.');
    expect(texts.some(text => /^For the .* you lack 1 metal/.test(text))).toBe(true);
    for (const text of texts) expect(text).toMatch(/^[A-Z\d].*\.$/s);
  });
});

/** Matches played by chance, in which every line, question, option and reason is read, and the table now and then. */
describe('A whole match', () => {
  const LIMIT = 250;
  function readThrough(setup: Setup, seed: string): { readonly faults: string[]; readonly kinds: Set<string> } {
    const faults: string[] = [];
    const kinds = new Set<string>();
    const read = (text: string, where: string): void => void (BROKEN.test(text) && faults.push(`${where}: ${text}`));
    const heard = listenTo(underOurSun as AnyGame, {
      hear(event, _, state) {
        for (const reader of [null, 0])
          read(sentence(event as SunEvent, viewOf(stateSchema, state as State, reader) as View, reader), event.type);
      },
    });
    const started = startMatch(heard, setup, seed);
    if (!started.ok) throw new Error(started.refusal.says);
    const match = started.value;
    const chance = new SampledChance<'bot'>(new Seed(seed));
    for (let i = 0; i < LIMIT && match.open.length > 0; i++) {
      const [one] = match.open as readonly SunDecision[];
      const view = viewOf(stateSchema, match.state as State, one!.seat) as View;
      kinds.add(one!.kind);
      readOne(one!, view, read);
      if (i % 10 === 0) for (const text of wordsOfTable(view, one!.seat)) read(text, 'table');
      const answered = match.answer(one!.seat, randomAnswer(one!, chance));
      if (!answered.ok) throw new Error(answered.refusal.says);
    }
    return { faults, kinds };
  }
  function wordsOfTable(view: View, seat: number): string[] {
    const { title, heading } = stage(view);
    const { cells, pieces } = sketch(view);
    const blocks = table(view, seat).filter(one => !one.isDrawing);
    return [title, heading, ...[...cells, ...pieces].map(one => one.says), ...blocks.flatMap(one => [one.heading, ...one.lines])];
  }
  function readOne(one: SunDecision, view: View, read: (text: string, where: string) => void): void {
    const texts = one.options.map(each => optionSays(each, one, view));
    for (const text of [questionSays(one, view), ...texts]) read(text, one.kind);
    for (const refused of one.not?.() ?? []) read(refusedSays(refused as SunRefused, view), one.kind);
    const others = texts.filter((_, i) => !one.options.slice(0, i).some(each => sameValue(each.value, one.options[i]!.value)));
    for (const text of doubled(others)) read(`undefined: '${text}' is offered twice`, one.kind);
  }

  test.for<readonly [string, Setup]>([
    ['alone', missionFor(1, 'lost-patrol')],
    ['three of you', missionFor(3, 'dry-well')],
    ['five with a possible traitor', missionFor(5, 'fever-week', 'semi')],
    ['two at the fort', missionFor(2, 'fort-liberty', 'semi')],
  ])('%s: every line and question reads well, and no two options alike that differ', ([seed, setup]) => {
    const { faults, kinds } = readThrough(setup, seed);
    expect(faults).toEqual([]);
    expect(kinds.size).toBeGreaterThan(5);
  });
});
