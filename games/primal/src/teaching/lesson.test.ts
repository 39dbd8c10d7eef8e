/** The first lesson: it can be followed, and what its hints say of the threshing floor is so (K-119). */
import { type AnyMatch, startMatch } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { monsterCard } from '../content/box.ts';
import { DECISION_KINDS } from '../decisions.ts';
import { primal } from '../game.ts';
import { stanceOf } from '../places.ts';
import { moveCost, unleashAt, woundAt } from '../questions.ts';
import type { State } from '../state.ts';
import { FIRST_HUNT } from './lesson.ts';

const FIRST_TURN = FIRST_HUNT.hints.filter(one => one.answer !== undefined);

/** The lesson after so many hints were followed, with nothing asked of the learner between them. */
function followed(hints: number): { readonly match: AnyMatch; readonly state: State } {
  const started = startMatch(primal, FIRST_HUNT.setup, FIRST_HUNT.seed);
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  for (const { when, answer } of FIRST_TURN.slice(0, hints)) {
    expect(match.open.find(one => one.seat === FIRST_HUNT.seat)?.kind).toBe(when);
    expect(match.answer(FIRST_HUNT.seat, answer!)).toMatchObject({ ok: true });
  }
  return { match, state: match.state as State };
}
const told = ({ match }: ReturnType<typeof followed>, type: string) =>
  match.events.map(one => one.event).findLast(event => event.type === type);

describe('[K-119] The threshing floor', () => {
  test('[PA-PLAY-3] [PA-TERR-15] the front is exposed, and leaving it costs 2', () => {
    const { state } = followed(1);
    expect(stanceOf(state).exposed).toEqual(['front', 'rear']);
    expect(moveCost(state, 0)).toBe(2);
    expect([woundAt(state), unleashAt(state)]).toEqual([4, 6]);
  });

  test('[PA-MOVE-2] whoever stays is threatened, and the peril burns', () => {
    expect(followed(2).state.hunters[0]).toMatchObject({ isThreatened: true, isBurning: true });
  });

  test('[PA-COL-4] [PA-BEH-2] the attack deals 3 and wakes the second slot', () => {
    const after = followed(4);
    expect(told(after, 'damage-dealt')).toMatchObject({ damage: 3, total: 3, toughness: 4 });
    expect(told(after, 'behaviour-revealed')).toMatchObject({ slot: 1 });
  });

  test('[PA-BEH-17] the parry spares, and nothing was suffered', () => {
    expect(followed(5).state.hunters[0]).toMatchObject({ damage: 0 });
  });

  test('[PA-ATT-7] the dodges end the threat and are 2 defence', () => {
    const [ljonar] = followed(FIRST_TURN.length).state.hunters;
    expect(ljonar).toMatchObject({ isThreatened: false, damage: 0 });
    expect(ljonar!.sequence).toHaveLength(3);
  });

  test('[PA-STN-1] at 7 health the next stance comes, open at flanks and rear', () => {
    expect(stanceOf(followed(1).state).progression).toBe(7);
  });
});

test('[PA-STN-1] that the stance will change is not said once it has changed', () => {
  const [told] = FIRST_HUNT.hints.filter(({ says }) => says.startsWith('At 7 health'));
  const { state } = followed(1);
  const withHealth = (health: number) => ({ ...state, monster: { ...state.monster, health } });
  const changesAt = stanceOf(state).progression;
  expect([changesAt + 1, changesAt].map(health => told!.hasPassed?.(withHealth(health)))).toEqual([false, true]);
});

test('[K-119] whoever has gone another way is told all the same; what pays for a card is not told of a move', () => {
  expect(FIRST_HUNT.hints.filter(one => one.anyway === undefined).map(one => one.when)).toEqual(['choose-aggro']);
  const [paying] = FIRST_HUNT.hints.filter(one => one.when === 'pay');
  const { state } = followed(1);
  expect((['move', 'act'] as const).map(step => paying!.hasPassed?.({ ...state, step }))).toEqual([true, false]);
});

test('[K-119] to stay is meant for this turn: the page before the hunt says to move', () => {
  const [stay] = FIRST_HUNT.hints.filter(one => one.answer === 'stay');
  expect(monsterCard('cinderwing').advice).toMatch(/Move, and work from the rear\.$/);
  expect(stay!.says).toMatch(/This once, stay\. Later, move\.$/);
});

test('[K-119] How to play tells what the game is about, not the first hunt', () => {
  expect(FIRST_HUNT.goal).toMatch(/twelve chapters/);
  expect(FIRST_HUNT.goal).not.toMatch(/Cinderwing/);
});

test('[K-119] every hint waits for a decision that there is, and is short', () => {
  expect(FIRST_HUNT.hints.length).toBeGreaterThanOrEqual(12);
  for (const { when, says } of FIRST_HUNT.hints) {
    expect(DECISION_KINDS).toContain(when);
    expect(says).toMatch(/^[A-Z].*\.$/);
    for (const sentence of says.split(/(?<=\.) /)) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(20);
  }
});
