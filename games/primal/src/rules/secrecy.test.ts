/** Closed hands (PA-R-30): two worlds that differ in one hand. Who is asked, what the others see and what is told are the same in both until a card comes to light. */

import { heardBy, type Seat, viewOf } from '@quarry/kernel';
import { byHand } from '@quarry/kernel/testing';
import { expect, test } from 'vitest';
import { sensible } from '../bot.ts';
import type { Cost, Effect } from '../content/words/index.ts';
import { stateSchema } from '../state.ts';
import { type HunterOn, type HuntRehearsal, hunt, type MadeUp, type Position, rehearse, SPARE, staged } from '../testing/rehearsal.ts';

/** Whose hand it is. */
const SEAT = 1;
const OTHERS: readonly (Seat | null)[] = [0, 2, null];
const AID = { keywords: ['assist'], value: 0 } as const;
const DARE = { keywords: ['taunt'], value: 0 } as const;

type Worlds = readonly HuntRehearsal[];
/** Mirah's turn; in one world Dareon holds `card`, in the other it is the top of his deck, and he holds a card that helps nobody. */
const worldsOf = (card: MadeUp, position: Position = {}, dareon: Partial<HunterOn> = {}): Worlds =>
  twoWorlds({
    ...position,
    hunters: [
      { hand: [{ id: 'test-cut' }, SPARE], stamina: 3 },
      { hand: [card, SPARE], deck: [SPARE, SPARE, SPARE], ...dareon },
      { hand: [SPARE] },
    ],
  });
/** The first card in Dareon's hand and the first of his deck have changed places in the second. */
function twoWorlds(position: Position): Worlds {
  const one = staged({ ...position, state: { isClosed: true } });
  const two = stateSchema.clone(one);
  const held = byHand(two.hunters[SEAT]!);
  [held.hand, held.deck] = [
    [held.deck[0]!, ...held.hand.slice(1)],
    [held.hand[0]!, ...held.deck.slice(1)],
  ];
  return [one, two].map(state => rehearse(state).play());
}

const asked = ({ open }: HuntRehearsal): string[] => open.map(({ seat, kind }) => `${kind} ${seat}`);
/** Nobody but its owner can tell one hand from the other. */
function areAlike([one, two]: Worlds): void {
  expect(asked(one!)).toEqual(asked(two!));
  for (const eye of OTHERS) for (const seen of [seenBy(eye), toldTo(eye)]) expect(seen(one!)).toEqual(seen(two!));
}
const seenBy = (eye: Seat | null) => (world: HuntRehearsal) => viewOf(stateSchema, world.state, eye);
const toldTo = (eye: Seat | null) => (world: HuntRehearsal) => world.told.map(event => heardBy(event, eye));

test.each([
  ['move', AID],
  ['move', DARE],
  ['act', AID],
  ['act', DARE],
] as const)('[PA-R-30][PA-KW-ASSIST-1][PA-KW-TAUNT-1] before %s nobody learns who holds a card that helps: %o', (step, card) => {
  areAlike(worldsOf(card, { step }));
});
test('[PA-R-30] who may help by what all can see is asked, with or without such a card, and left in peace for the turn by one word', () => {
  const worlds = worldsOf(AID);

  expect(asked(worlds[1]!)).toEqual(['help 1', 'help 2', 'act 0']);
  worlds[1]!.only('help', ['pass-until-turn-end', 'pass'], 1);
  for (const one of worlds) one.answer('help', 'pass-until-turn-end', 1);
  areAlike(worlds);
  for (const one of worlds) one.answer('act', 'test-cut', 0);
  areAlike(worlds);
  expect(asked(worlds[1]!)).toEqual(['help 2', 'act 0']);
});
test.each([
  ['lying down, with an empty hand', { ko: 'red', hand: [] }],
  ['with an empty hand', { hand: [] }],
  ['having assisted and taunted', { hasAssisted: true, hasTaunted: true }],
] as const)('[PA-R-30][PA-KW-ASSIST-3] %s nobody is asked: all can see that they cannot help', (_, dareon) => {
  const r = hunt({
    hunters: [{ hand: [{ id: 'test-cut' }, SPARE] }, { hand: [AID], ...dareon } as HunterOn, { hand: [SPARE] }],
    state: { isClosed: true },
  }).play();

  expect(asked(r)).toEqual(['help 2', 'act 0']);
});
test('[PA-R-30][PA-KW-ASSIST-3] nor is who hides', () => {
  const r = hunt({
    terrain: [{ kind: 'brush', at: 'south', occupant: SEAT }],
    paused: [SEAT],
    toPlay: [2],
    hunters: [{ hand: [{ id: 'test-cut' }, SPARE] }, { hand: [AID], placement: 'hidden', waitsFor: 2 }, { hand: [SPARE] }],
    state: { isClosed: true },
  }).play();

  expect(asked(r)).toEqual(['help 2', 'act 0']);
});
test('[PA-R-30] before the move only a taunt could help: who has taunted is not asked', () => {
  const [one] = worldsOf(AID, { step: 'move' }, { hasTaunted: true });

  expect(asked(one!)).toEqual(['help 2', 'move 0']);
});
test('[PA-R-30] with open hands, which all can read, only those are asked who can', () => {
  const r = hunt({ hunters: [{ hand: [{ id: 'test-cut' }, SPARE] }, { hand: [SPARE] }, { hand: [AID] }] }).play();

  expect(asked(r)).toEqual(['help 2', 'act 0']);
});
test('[PA-R-30] a bot that helps nobody says the same with a card that would help and without', () => {
  const says = worldsOf(AID).map(one =>
    sensible(viewOf(stateSchema, one.state, SEAT), one.decision('help', SEAT) as never, SEAT, one.chance as never),
  );

  expect(says).toEqual(['pass', 'pass']);
});

/** Whatever is answered alike in both, nobody learns which world it is, and in both Dareon is asked this at last. */
function stayAlike(
  worlds: Worlds,
  answers: readonly (readonly [kind: string, keys: string | readonly string[], seat: Seat])[],
  at: string,
): void {
  areAlike(worlds);
  for (const [kind, keys, seat] of answers) {
    for (const one of worlds) one.answer(kind, keys as string, seat);
    areAlike(worlds);
  }
  expect(asked(worlds[0]!)).toContain(at);
}
const keysOf = (one: HuntRehearsal, kind: string): string[] => one.decision(kind, SEAT).options.map(({ key }) => key);
const NOBODY_HELPS = { hasAssisted: true, hasTaunted: true } as const;
const CUT = { id: 'test-cut' } as const;
const BLUE: MadeUp = { id: 'test-blue', colour: 'blue', value: 0, cost: 9 };
const PLAIN: MadeUp = { colour: 'green', value: 0, cost: 9 };

/** Mirah attacks, and a behaviour with this text wakes. In one world Dareon holds `card` besides a plain one, in the other two plain ones. */
function whenStruck(base: readonly Effect[], card: MadeUp, dareon: Partial<HunterOn> = {}): Worlds {
  const worlds = twoWorlds({
    stance: { damage: 1 },
    slots: [{ icons: ['attack'], base }],
    hunters: [
      { hand: [CUT, SPARE], ...NOBODY_HELPS },
      { hand: [card, SPARE], deck: [PLAIN, SPARE, SPARE], ...NOBODY_HELPS, ...dareon },
      { hand: [], ...NOBODY_HELPS },
    ],
  });
  return worlds;
}
const HIT = [{ do: 'hit', who: 'others' }] as const;
const PRICE = { discard: { n: 1, colour: 'blue' } } as const;
const prevents = (cost: Cost): Partial<HunterOn> => ({
  armour: { id: 'test-coat', abilities: [{ on: 'would-suffer', cost, effects: [{ do: 'prevent', n: 1 }] }] },
});
const STRIKE = ['act', 'test-cut', 0] as const;

test.each([
  ['[PA-KW-RESIL-1] whether a card answers a hit', HIT, { keywords: ['resilience'] }, {}, 'resilience 1'],
  ['[PA-ATT-10] whether the price of a prevention is held', HIT, BLUE, prevents(PRICE), 'prevent 1'],
  ['[PA-ATT-10] whether its stamina is', HIT, { value: 2, cost: 9 }, prevents({ stamina: 1 }), 'prevent 1'],
  [
    '[PA-BEH-17] whether the price of being spared is held',
    [{ do: 'unless', who: 'others', pays: PRICE, effects: HIT }],
    BLUE,
    {},
    'spare-yourself 1',
  ],
  [
    '[PA-GAME-8] whether the card that must go is one of two',
    [{ do: 'discard', who: 'others', n: 1, colour: 'green' }],
    PLAIN,
    { deck: [BLUE, SPARE] },
    'choose-discard 1',
  ],
] as [string, readonly Effect[], MadeUp, Partial<HunterOn>, string][])(
  '[PA-R-30]%s is not told by being asked',
  (_, base, card, dareon, at) => {
    stayAlike(whenStruck(base, card, dareon), [STRIKE], at);
  },
);
test('[PA-R-30][PA-KW-RESIL-1] who holds nothing that answers may show nothing', () => {
  const [holds, holdsNot] = whenStruck(HIT, { id: 'test-tough', keywords: ['resilience'] }).map(one => one.answer(...STRIKE));

  holds!.only('resilience', ['test-tough'], 1);
  holdsNot!.only('resilience', [], 1);
  holdsNot!.answer('resilience', [], 1);
  expect(holdsNot!.hunter(SEAT).hand).toHaveLength(2);
});
test('[PA-R-30][PA-KW-RESIL-1] nobody is asked where neither hand nor deck has such a card: all can see that', () => {
  const [none] = whenStruck(HIT, PLAIN).map(one => one.answer(...STRIKE));

  expect(asked(none!)).toEqual(['act 0']);
});
test.each([
  ['the hand is empty', { hand: [] }],
  ['everybody has seen where it lies in the deck', { hand: [SPARE], isSeen: true }],
])('[PA-R-30][PA-KW-RESIL-1] nor where %s', (_, { hand, isSeen = false }: { hand: MadeUp[]; isSeen?: boolean }) => {
  const state = staged({
    stance: { damage: 1 },
    slots: [{ icons: ['attack'], base: HIT }],
    hunters: [{ hand: [CUT, SPARE] }, { hand, deck: [{ keywords: ['resilience'] }, SPARE], ...NOBODY_HELPS }],
    state: { isClosed: true },
  });
  const { hunters } = state;
  if (isSeen) byHand(hunters)[SEAT]!.seen = hunters[SEAT]!.deck.slice(0, 1);

  expect(
    asked(
      rehearse(state)
        .play()
        .answer(...STRIKE),
    ),
  ).toEqual(['act 0']);
});
test('[PA-R-30][PA-ATT-10] who cannot pay may let it happen, and no more', () => {
  const [pays, paysNot] = whenStruck(HIT, BLUE, prevents(PRICE)).map(one => one.answer(...STRIKE));

  expect(keysOf(pays!, 'prevent')).toEqual([expect.stringMatching(/^use-/), 'pass']);
  expect(keysOf(paysNot!, 'prevent')).toEqual(['pass']);
});
test('[PA-R-30][PA-BEH-17] who cannot pay is not spared', () => {
  const worlds = whenStruck([{ do: 'unless', who: 'others', pays: PRICE, effects: HIT }], BLUE).map(one => one.answer(...STRIKE));

  expect(worlds.map(one => keysOf(one, 'spare-yourself'))).toEqual([['yes', 'no'], ['no']]);
});
test.each([
  ['a card too few', { discard: { n: 3 } }, {}],
  ['no card of that colour in hand and deck', { discard: { n: 1, colour: 'yellow' } }, {}],
  ['stamina that no card of theirs is worth', { stamina: 3 }, { stamina: 1 }],
] as [string, Cost, Partial<HunterOn>][])('[PA-R-30][PA-ATT-10] %s: nobody is asked, for all can see it', (_, cost, dareon) => {
  const [one] = whenStruck(HIT, { value: 1, cost: 9 }, { ...prevents(cost), ...dareon }).map(two => two.answer(...STRIKE));

  expect(asked(one!)).toEqual(['act 0']);
});

/** Dareon's turn; `card` or `other` is the first in his hand, a plain one the last. */
function inHisTurn(
  card: MadeUp,
  other: MadeUp,
  more: readonly MadeUp[] = [],
  position: Position = {},
  dareon: Partial<HunterOn> = {},
): Worlds {
  return twoWorlds({
    active: SEAT,
    ...position,
    hunters: [
      { hand: [], ...NOBODY_HELPS },
      { hand: [card, ...more, PLAIN], deck: [other, SPARE, SPARE], ...dareon },
      { hand: [], ...NOBODY_HELPS },
    ],
  });
}
const saysOn = (effects: readonly Effect[]): MadeUp => ({ id: 'test-says', colour: 'yellow', abilities: [{ on: 'play', effects }] });
const RED: MadeUp = { id: 'test-red', cost: 9 };
const WORTHLESS: MadeUp = { ...RED, value: 0 };
const SAYS = ['act', 'test-says', SEAT] as const;

test.each([
  ['[PA-ACT-1] whether anything can be played', {}, PLAIN, [], [], 'act 1'],
  [
    '[PA-KW-RECYCLE-1] whether there is enough to recycle',
    BLUE,
    RED,
    [saysOn([{ do: 'recycle', n: 1, colour: 'blue' }])],
    [SAYS],
    'recycle 1',
  ],
  ['[PA-PLAY-8] whether there is something to show', RED, BLUE, [saysOn([{ do: 'show', n: 2, colour: 'red' }])], [SAYS], 'show-attacks 1'],
  [
    '[PA-PLAY-8] whether the price of a text is held',
    BLUE,
    RED,
    [saysOn([{ do: 'may-pay', cost: PRICE, effects: [] }])],
    [SAYS],
    'pay-text 1',
  ],
  [
    '[PA-PLAY-8] whether that of an ability is',
    BLUE,
    RED,
    [{ ...saysOn([]), abilities: [{ on: 'play', cost: PRICE, effects: [{ do: 'stamina', n: 1 }] }] }],
    [SAYS],
    'use-ability 1',
  ],
  [
    '[PA-STAM-1] whether there is another way to pay',
    { value: 1, cost: 9 },
    WORTHLESS,
    [
      { ...saysOn([]), cost: 1 },
      { id: 'test-coin', value: 1, cost: 9 },
    ],
    [SAYS],
    'pay 1',
  ],
] as [string, MadeUp, MadeUp, MadeUp[], (readonly [string, string, Seat])[], string][])(
  '[PA-R-30]%s is not told by being asked',
  (_, card, other, more, answers, at) => {
    stayAlike(inHisTurn(card, other, more), answers, at);
  },
);
test('[PA-R-30][PA-MOVE-1] nor whether a move can be paid for', () => {
  stayAlike(inHisTurn({ value: 1, cost: 9 }, WORTHLESS, [], { step: 'move' }), [], 'move 1');
});
test('[PA-R-30][PA-TERR-7] nor whether there is another dodge to hide with', () => {
  const brush = { step: 'move', toPlay: [2], terrain: [{ kind: 'brush', at: 'south' }] } as const;
  stayAlike(inHisTurn({ colour: 'green', cost: 9 }, RED, [], brush), [['move', 'hide', SEAT]], 'hide 1');
});
test('[PA-R-30][PA-KW-STUN-4] nor whether somebody has attacks to show', () => {
  const worlds = twoWorlds({
    hunters: [
      { hand: [{ ...saysOn([{ do: 'stun' }]) }, SPARE] },
      { hand: [RED, SPARE], deck: [PLAIN, SPARE], ...NOBODY_HELPS },
      { hand: [], ...NOBODY_HELPS },
    ],
  });
  stayAlike(
    worlds,
    [
      ['act', 'test-says', 0],
      ['choose-slot', 'slot-0', 0],
      ['stun-hunter', 'seat-1', 0],
    ],
    'show-attacks 1',
  );
});
test('[PA-R-30][PA-BEH-9] nor whether the price of cancelling a boost is held', () => {
  const worlds = twoWorlds({
    slots: [{ icons: ['attack'], base: [], boost: { cost: 1, effects: [{ do: 'hit' }] } }],
    hunters: [
      { hand: [CUT, SPARE] },
      {
        hand: [BLUE, SPARE],
        deck: [PLAIN, SPARE],
        ...NOBODY_HELPS,
        helm: { abilities: [{ on: 'boost-due', cost: PRICE, effects: [{ do: 'cancel-boost' }] }] },
      },
      { hand: [], ...NOBODY_HELPS },
    ],
  });
  stayAlike(worlds, [STRIKE], 'use-ability 1');
});
