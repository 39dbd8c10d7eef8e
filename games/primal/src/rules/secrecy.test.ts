/** Closed hands (PA-R-30): two worlds that differ in one hand. Who is asked, what the others see and what is told are the same in both until a card comes to light. */
import { heardBy, type Seat, viewOf } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { sensible } from '../bot.ts';
import { stateSchema } from '../state.ts';
import { type HunterOn, type HuntRehearsal, hunt, type MadeUp, type Position, rehearse, SPARE, staged } from '../testing/rehearsal.ts';

/** Whose hand it is. */
const SEAT = 1;
const OTHERS: readonly (Seat | null)[] = [0, 2, null];
const AID = { keywords: ['assist'], value: 0 } as const;
const DARE = { keywords: ['taunt'], value: 0 } as const;

type Worlds = readonly HuntRehearsal[];
/** Mirah's turn; in one world Dareon holds `card`, in the other it is the top of his deck, and he holds a card that helps nobody. */
function worldsOf(card: MadeUp, position: Position = {}, dareon: Partial<HunterOn> = {}): Worlds {
  const one = staged({
    ...position,
    hunters: [
      { hand: [{ id: 'test-cut' }, SPARE], stamina: 3 },
      { hand: [card, SPARE], deck: [SPARE, SPARE, SPARE], ...dareon },
      { hand: [SPARE] },
    ],
    state: { isClosed: true },
  });
  const two = stateSchema.clone(one);
  const held = two.hunters[SEAT]!;
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
  for (const eye of OTHERS) for (const of of [seenBy(eye), toldTo(eye)]) expect(of(one!)).toEqual(of(two!));
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
