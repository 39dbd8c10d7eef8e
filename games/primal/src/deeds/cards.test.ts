/** What each deed with the cards of hunters changes, and what it tells. */
import { afterAll, expect, test } from 'vitest';
import { BURDEN_NUMBERS, burdenCard } from '../content/box.ts';
import type { Table } from '../events.ts';
import type { State, WaitingFor } from '../state.ts';
import { deedsOf, doing } from '../testing/doing.ts';
import * as cards from './cards.ts';

const shown = new Set<string>();
const of = (name: keyof typeof cards): string => {
  shown.add(name);
  return name;
};
afterAll(() => expect(deedsOf(cards).filter(name => !shown.has(name))).toEqual([]));

const CLOSED = { state: { isClosed: true } } as const;
/** Everybody has seen the first two of the deck. */
const seen = { given: ({ hunters }: State) => void Object.assign(hunters[0]!, { seen: hunters[0]!.deck.slice(0, 2) }) };
const hand = ({ state }: Table, ...at: number[]): number[] => at.map(i => state.hunters[0]!.hand[i]!);

test(`[PA-EOT-2] ${of('draw')}: from the top, told to all`, () => {
  expect(doing(table => cards.draw(table, 0, 1, 'refill', 'PA-EOT-2'), seen)).toEqual({
    changed: { 'hunters.0.seen': ['d2'], 'hunters.0.hand': ['h1', 'h2', 'd1'], 'hunters.0.deck': ['d2', 'd3'] },
    told: [{ type: 'drew', rule: 'PA-EOT-2', seat: 0, n: 1, why: 'refill', reveals: true, cards: ['d1'] }],
  });
});
test(`[PA-R-30] ${of('draw')}: with closed hands only its owner is told which; no more than there are`, () => {
  expect(doing(table => cards.draw(table, 0, 5, 'card', 'PA-PLAY-8'), CLOSED)).toEqual({
    changed: { 'hunters.0.hand': ['h1', 'h2', 'd1', 'd2', 'd3'], 'hunters.0.deck': [] },
    told: [
      {
        type: 'drew',
        rule: 'PA-PLAY-8',
        seat: 0,
        n: 3,
        why: 'card',
        reveals: true,
        secret: { to: [0], facts: { cards: ['d1', 'd2', 'd3'] } },
      },
    ],
  });
});
test(`[PA-GAME-8] ${of('discard')}: in this order`, () => {
  expect(doing(table => cards.discard(table, 0, hand(table, 1, 0), 'text', 'PA-GAME-8'))).toEqual({
    changed: { 'hunters.0.discard': ['x1', 'h2', 'h1'], 'hunters.0.hand': [] },
    told: [{ type: 'discarded', rule: 'PA-GAME-8', seat: 0, cards: ['h2', 'h1'], for: 'text', reveals: false }],
  });
  expect(doing(table => cards.discard(table, 0, hand(table, 0), 'limit', 'PA-EOT-5'), CLOSED).told).toEqual([
    { type: 'discarded', rule: 'PA-EOT-5', seat: 0, cards: ['h1'], for: 'limit', reveals: true },
  ]);
  expect(doing(table => cards.discard(table, 0, [], 'text', 'PA-GAME-8'))).toEqual({ changed: {}, told: [] });
});
test(`[PA-STAM-1] ${of('payWithCards')}: cards and tokens`, () => {
  expect(doing(table => cards.payWithCards(table, 0, hand(table, 1), 2, 3, -1), { me: { stamina: 3 } })).toEqual({
    changed: { 'hunters.0.stamina': 1, 'hunters.0.discard': ['x1', 'h2'], 'hunters.0.hand': ['h1'] },
    told: [{ type: 'paid', rule: 'PA-STAM-1', seat: 0, cards: ['h2'], tokens: 2, cost: 3, for: -1, reveals: false }],
  });
  expect(doing(table => cards.payWithCards(table, 0, [], 1, 1, -2), { ...CLOSED, me: { stamina: 1 } }).told).toEqual([
    { type: 'paid', rule: 'PA-STAM-1', seat: 0, cards: [], tokens: 1, cost: 1, for: -2, reveals: true },
  ]);
});
test.each([
  ['text', 'PA-DECK-3'],
  ['volley', 'PA-KW-VOLLEY-1'],
  ['fire', 'PA-TERR-26'],
  ['ride', 'PA-TERR-13'],
] as const)(`[PA-DECK-3] ${of('mill')}: for a %s`, (why, rule) => {
  expect(doing(table => cards.mill(table, 0, 2, why), seen)).toEqual({
    changed: { 'hunters.0.discard': ['x1', 'd1', 'd2'], 'hunters.0.seen': [], 'hunters.0.deck': ['d3'] },
    told: [{ type: 'milled', rule, seat: 0, cards: ['d1', 'd2'], for: why, reveals: true }],
    gives: ['d1', 'd2'],
  });
});
test(`[PA-DECK-3] ${of('mill')}: what was seen below lies there still`, () => {
  expect(doing(table => cards.mill(table, 0, 1, 'text'), seen).changed).toEqual({
    'hunters.0.discard': ['x1', 'd1'],
    'hunters.0.seen': ['d2'],
    'hunters.0.deck': ['d2', 'd3'],
  });
});
test(`[PA-DECK-10] ${of('exile')}`, () => {
  expect(doing(table => cards.exile(table, 0, 1), seen)).toEqual({
    changed: { 'hunters.0.exile': ['d1'], 'hunters.0.seen': ['d2'], 'hunters.0.deck': ['d2', 'd3'] },
    told: [{ type: 'exiled', rule: 'PA-DECK-10', seat: 0, cards: ['d1'], reveals: true }],
  });
});
test(`[PA-DECK-2] ${of('reshuffle')}: the discard pile becomes the deck, which is not out any more`, () => {
  const out = { ...seen, me: { isOut: true } };
  expect(doing(table => cards.reshuffle(table, 0, 'PA-DECK-2'), out)).toEqual({
    changed: { 'hunters.0.discard': [], 'hunters.0.seen': [], 'hunters.0.isOut': false, 'hunters.0.deck': ['x1', 'd3', 'd2', 'd1'] },
    told: [{ type: 'deck-shuffled', rule: 'PA-DECK-2', seat: 0, n: 4 }],
    shuffles: ['deck-0'],
  });
  expect(doing(table => cards.reshuffle(table, 1, 'PA-DECK-2')).shuffles).toEqual(['deck-1']);
});
test(`[PA-DECK-2] ${of('deckStream')}: each deck is shuffled for itself`, () => {
  expect(cards.deckStream(3)).toBe('deck-3');
});
test(`[PA-DECK-5] ${of('runOut')}`, () => {
  expect(doing(table => cards.runOut(table, 0))).toEqual({ changed: { 'hunters.0.isOut': true }, told: [] });
});

const WAITING: WaitingFor[] = [
  { what: 'cost', by: -1, colour: -1, keyword: '' },
  { what: 'cost', by: -1, colour: 1, keyword: '' },
  { what: 'damage', by: 2, colour: 0, keyword: '' },
  { what: 'damage', by: 3, colour: -1, keyword: '' },
  { what: 'keyword', by: 0, colour: -1, keyword: 'stealth' },
];
test(`[PA-PLAY-6] ${of('play')}: at the end of the sequence; what waited for such a card is used up`, () => {
  const me = { waiting: WAITING };
  expect(doing(table => cards.play(table, 0, hand(table, 0)[0]!, []), { me })).toEqual({
    changed: {
      'hunters.0.sequence': ['q1', 'h1'],
      'hunters.0.waiting.0.colour': 1,
      'hunters.0.waiting.1': 'gone',
      'hunters.0.waiting.2': 'gone',
      'hunters.0.waiting.3': 'gone',
      'hunters.0.waiting.4': 'gone',
      'hunters.0.hand': ['h2'],
    },
    told: [{ type: 'card-played', rule: 'PA-PLAY-6', seat: 0, card: 'h1', place: 2, reveals: false }],
  });
});
test(`[PA-PLAY-6] ${of('play')}: more damage waits for an attack`, () => {
  const me = { waiting: WAITING, hand: [{ id: 'h1', colour: 'blue' as const }] };
  expect(doing(table => cards.play(table, 0, hand(table, 0)[0]!, ['stealth']), { me, ...CLOSED })).toEqual({
    changed: {
      'hunters.0.sequence': ['q1', 'h1'],
      'hunters.0.stealthy': ['h1'],
      'hunters.0.waiting.0.what': 'damage',
      'hunters.0.waiting.0.by': 2,
      'hunters.0.waiting.0.colour': 0,
      'hunters.0.waiting.1.what': 'damage',
      'hunters.0.waiting.1.by': 3,
      'hunters.0.waiting.1.colour': -1,
      'hunters.0.waiting.2': 'gone',
      'hunters.0.waiting.3': 'gone',
      'hunters.0.waiting.4': 'gone',
      'hunters.0.hand': [],
    },
    told: [{ type: 'card-played', rule: 'PA-PLAY-6', seat: 0, card: 'h1', place: 2, reveals: true }],
  });
});
test(`[PA-EOT-1] ${of('discardSequence')}: in the order played, with what lay on it`, () => {
  const covered = {
    me: { sequence: [{ id: 'q1' }, { id: 'q2' }] },
    given: ({ hunters }: State) =>
      void Object.assign(hunters[0]!, { stealthy: [...hunters[0]!.sequence], disrupted: [...hunters[0]!.sequence] }),
  };
  expect(doing(table => cards.discardSequence(table, 0), covered)).toEqual({
    changed: { 'hunters.0.discard': ['x1', 'q1', 'q2'], 'hunters.0.sequence': [], 'hunters.0.stealthy': [], 'hunters.0.disrupted': [] },
    told: [{ type: 'sequence-discarded', rule: 'PA-EOT-1', seat: 0, cards: ['q1', 'q2'] }],
  });
  expect(doing(table => cards.discardSequence(table, 1))).toEqual({ changed: {}, told: [] });
});
test.each([
  ['hand', { 'hunters.0.hand': ['h1', 'h2', 'x1'] }],
  ['top', { 'hunters.0.deck': ['x1', 'd1', 'd2', 'd3'], 'hunters.0.seen': ['x1', 'd1', 'd2'] }],
  ['bottom', { 'hunters.0.deck': ['d1', 'd2', 'd3', 'x1'] }],
] as const)(`[PA-PLAY-8] ${of('takeBack')}: to the %s`, (to, changed) => {
  expect(doing(table => cards.takeBack(table, 0, table.state.hunters[0]!.discard[0]!, to), seen)).toEqual({
    changed: { 'hunters.0.discard': [], ...changed },
    told: [{ type: 'taken-back', rule: 'PA-PLAY-8', seat: 0, card: 'x1', to }],
  });
});
test(`[PA-PLAY-8] ${of('takeBack')}: to the bottom of a deck that everybody has seen it is seen, too`, () => {
  const all = { given: ({ hunters }: State) => void Object.assign(hunters[0]!, { seen: [...hunters[0]!.deck] }) };
  expect(doing(table => cards.takeBack(table, 0, table.state.hunters[0]!.discard[0]!, 'bottom'), all).changed).toEqual({
    'hunters.0.discard': [],
    'hunters.0.seen': ['d1', 'd2', 'd3', 'x1'],
    'hunters.0.deck': ['d1', 'd2', 'd3', 'x1'],
  });
});
test(`[PA-PLAY-8] ${of('seeTop')}: in the order in which it lies now; what was seen below lies there still`, () => {
  expect(doing(table => cards.seeTop(table, 0, table.state.hunters[0]!.deck.slice(0, 1)), seen)).toEqual({
    changed: {},
    told: [{ type: 'top-seen', rule: 'PA-PLAY-8', seat: 0, cards: ['d1'], reveals: true }],
  });
  expect(doing(table => cards.seeTop(table, 0, table.state.hunters[0]!.deck.slice(0, 2).reverse())).changed).toEqual({
    'hunters.0.seen': ['d2', 'd1'],
    'hunters.0.deck': ['d2', 'd1', 'd3'],
  });
});
test(`[PA-KW-STUN-4] ${of('showCards')}: they stay in hand`, () => {
  expect(doing(table => cards.showCards(table, 0, hand(table, 0), 'attacks-shown', 'PA-KW-STUN-4'))).toEqual({
    changed: {},
    told: [{ type: 'attacks-shown', rule: 'PA-KW-STUN-4', seat: 0, cards: ['h1'], reveals: false }],
  });
  expect(doing(table => cards.showCards(table, 0, hand(table, 0), 'cards-shown', 'PA-PLAY-8'), CLOSED).told).toEqual([
    { type: 'cards-shown', rule: 'PA-PLAY-8', seat: 0, cards: ['h1'], reveals: true },
  ]);
});

const WOUND = BURDEN_NUMBERS.find(no => burdenCard(no).kind === 'wound')!;
test.each(['discard', 'hand', 'sequence'] as const)(`[PA-WND-1] ${of('giveBurden')}: the first of its kind, to the %s`, to => {
  const given = doing(table => cards.giveBurden(table, 0, 'wound', to, 'PA-WND-1'), { me: { [to]: [] } });
  expect(given).toEqual({
    changed: { [`hunters.0.${to}`]: [WOUND], burdens: BURDEN_NUMBERS.filter(no => no !== WOUND) },
    told: [{ type: 'burden-given', rule: 'PA-WND-1', seat: 0, card: WOUND, to }],
  });
  expect(doing(table => cards.giveBurden(table, 0, 'wound', to, 'PA-WND-1'), { state: { burdens: [] } })).toEqual({
    changed: {},
    told: [],
  });
});
test(`[PA-KW-ASSIST-1] ${of('assist')} and [PA-KW-TAUNT-1] ${of('taunt')}`, () => {
  expect(doing(table => cards.assist(table, 0, hand(table, 1)[0]!, 1))).toEqual({
    changed: { 'hunters.0.discard': ['x1', 'h2'], 'hunters.0.hasAssisted': true, 'hunters.0.hand': ['h1'] },
    told: [{ type: 'assisted', rule: 'PA-KW-ASSIST-1', seat: 0, card: 'h2', whom: 1, reveals: false }],
  });
  expect(doing(table => cards.taunt(table, 0, hand(table, 1)[0]!, 1))).toEqual({
    changed: { 'hunters.0.discard': ['x1', 'h2'], 'hunters.0.hasTaunted': true, 'hunters.0.hand': ['h1'] },
    told: [{ type: 'taunted', rule: 'PA-KW-TAUNT-1', seat: 0, card: 'h2', whom: 1, reveals: false }],
  });
  for (const deed of [cards.assist, cards.taunt])
    expect(doing(table => deed(table, 0, hand(table, 1)[0]!, 1), CLOSED).told).toMatchObject([{ reveals: true }]);
});
test(`[PA-KW-RESIL-2] ${of('showResilience')}: noted under a ${of('resilienceCode')} of its own`, () => {
  expect(doing(table => cards.showResilience(table, 0, 7), { me: { usedThisRound: [3] } })).toEqual({
    changed: { 'hunters.0.usedThisRound': [3, 79] },
    told: [{ type: 'resilience-shown', rule: 'PA-KW-RESIL-1', seat: 0, card: 7, reveals: false }],
  });
  expect(doing(table => cards.showResilience(table, 0, 7), CLOSED).told).toMatchObject([{ reveals: true }]);
});
test(`[PA-KW-RECYCLE-1] ${of('recycle')}`, () => {
  expect(doing(table => cards.recycle(table, 0, hand(table, 1)))).toEqual({
    changed: { 'hunters.0.discard': ['x1', 'h2'], 'hunters.0.hand': ['h1'] },
    told: [{ type: 'recycled', rule: 'PA-KW-RECYCLE-1', seat: 0, cards: ['h2'], reveals: false }],
  });
  expect(doing(table => cards.recycle(table, 0, hand(table, 1)), CLOSED).told).toMatchObject([{ reveals: true }]);
});
test(`[PA-KW-VOLLEY-1] ${of('showVolley')}, [PA-KW-BERS-1] ${of('goBerserk')}`, () => {
  expect(doing(table => cards.showVolley(table, 0, [7, 8], 1))).toEqual({
    changed: {},
    told: [{ type: 'volleyed', rule: 'PA-KW-VOLLEY-1', seat: 0, cards: [7, 8], offensive: 1 }],
  });
  expect(doing(table => cards.goBerserk(table, 0))).toEqual({
    changed: { 'hunters.0.isBerserk': true },
    told: [{ type: 'went-berserk', rule: 'PA-KW-BERS-1', seat: 0 }],
  });
});
test(`[PA-EOT-9] ${of('wait')}: beside what waits already`, () => {
  const me = { waiting: WAITING.slice(0, 1) };
  expect(doing(table => cards.wait(table, 0, 'damage', 2, 0), { me })).toEqual({
    changed: { 'hunters.0.waiting.1': { what: 'damage', by: 2, colour: 0, keyword: '' } },
    told: [{ type: 'wait-added', rule: 'PA-EOT-9', seat: 0, what: 'damage', by: 2, colour: 0, keyword: '' }],
  });
  expect(doing(table => cards.wait(table, 0, 'keyword', 0, -1, 'stealth')).told).toEqual([
    { type: 'wait-added', rule: 'PA-EOT-9', seat: 0, what: 'keyword', by: 0, colour: -1, keyword: 'stealth' },
  ]);
});
test(`[PA-TERR-4] ${of('lengthen')}`, () => {
  expect(doing(table => cards.lengthen(table, 0, 2), { me: { longer: 1 } })).toEqual({
    changed: { 'hunters.0.longer': 3 },
    told: [{ type: 'sequence-longer', rule: 'PA-TERR-4', seat: 0, by: 2 }],
  });
});
test(`[PA-TERR-30] ${of('layDisruption')}`, () => {
  expect(doing(table => cards.layDisruption(table, 0, [7]))).toEqual({
    changed: { 'hunters.0.disrupted': [7] },
    told: [{ type: 'dust-disrupts', rule: 'PA-TERR-30', seat: 0, cards: [7] }],
  });
  expect(doing(table => cards.layDisruption(table, 0, []))).toEqual({ changed: {}, told: [] });
});
test.each([
  ['turn', { 'hunters.1.usedThisTurn': [4, 72] }],
  ['round', { 'hunters.1.usedThisRound': [5, 72] }],
  ['fight', { 'hunters.1.usedThisFight': [6, 72] }],
  [undefined, {}],
] as const)(`[PA-ACT-3] ${of('use')}: once in a %s`, (once, changed) => {
  const other = { usedThisTurn: [4], usedThisRound: [5], usedThisFight: [6] };
  expect(doing(table => cards.use(table, 0, { card: 7, index: 2, code: 72, keeper: 1 }, once, 'PA-ACT-2'), { other })).toEqual({
    changed,
    told: [{ type: 'ability-used', rule: 'PA-ACT-2', seat: 0, card: 7, ability: 2 }],
  });
});
test(`[PA-EOT-9] ${of('colourIndex')}: any colour is -1`, () => {
  expect([undefined, 'red', 'blue', 'green', 'yellow'].map(colour => cards.colourIndex(colour as 'red' | undefined))).toEqual([
    -1, 0, 1, 2, 3,
  ]);
});
test(`[PA-PLAY-8] ${of('speak')}`, () => {
  expect(doing(table => cards.speak(table, 0, 7, 'draw'))).toEqual({
    changed: {},
    told: [{ type: 'word', rule: 'PA-PLAY-8', seat: 0, card: 7, word: 'draw' }],
  });
});
