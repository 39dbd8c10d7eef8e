/** A player that thinks: what it finds, what it may know, how long it takes. Played with the Crossing, and with the games of the catalogue where it is about them. */
import { GAMES } from '@quarry/catalogue';
import { type Answer, type AnyGame, type AnyMatch, bareDecision, option, someoneChooses, startMatch } from '@quarry/kernel';
import { byDay, byHand } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { botSeed, chanceOf, type Found, type Imagine, Players, sensible, thinking, thinkOver } from './index.ts';
import { pebbles } from './testing/pebbles.ts';

/** Whoever is asked wins by the second of three doors; a sensible player takes the first. */
const doors: typeof pebbles = {
  ...pebbles,
  sensible: () => 'left',
  rules: {
    ...pebbles.rules,
    next: ({ round }) =>
      round > 3
        ? { winners: round === 5 ? [0, 1, 2] : [], why: 'D-2', facts: {} }
        : {
            name: 'door',
            *play({ state }) {
              const all = ['left', 'middle', 'right'].map((key, at) => option(key, at));
              const { value } = yield* someoneChooses<number>({ seats: [0], kind: 'door', rule: 'D-1', options: all });
              byHand(state).round = value === 1 ? 5 : 4;
            },
          },
  },
};

/** Everybody wins in the end, whichever door it was; what is at stake is the door. */
const stake: typeof pebbles = {
  ...doors,
  worth: {
    features: { nothing: () => 0 },
    weights: { content: pebbles.content, bias: 0, by: { nothing: 0 } },
    stretch: ({ round }) => round,
    settled: (before, after) => (before.round > 3 || after.round <= 3 ? null : after.round === 5 ? 1 : 0),
  },
  rules: {
    ...doors.rules,
    next: state => {
      if (state.round > 5) return { winners: [0, 1, 2], why: 'D-2', facts: {} };
      if (state.round <= 3) return doors.rules.next(state);
      return {
        name: 'home',
        *play({ state: at }) {
          yield* someoneChooses<number>({ seats: [0], kind: 'home', rule: 'D-3', options: [option('walk', 0), option('run', 1)] });
          byHand(at).round = 6;
        },
      };
    },
  },
};

function start(game: AnyGame, setup: unknown, seed: string): AnyMatch {
  const started = startMatch(game, setup, seed);
  if (!started.ok) throw new Error(started.refusal.says);
  return started.value;
}

/** What is found about the decision that is open first, by whoever may imagine the worlds of one match. */
function found(match: AnyMatch, positions: number, worldsOf = match): Found {
  const { game } = match;
  const decision = bareDecision(match.open[0]!);
  const { seat } = decision;
  const chance = chanceOf(botSeed('thinking', seat), match.n);
  const own: Answer = game.sensible(match.view(seat), decision, seat, chance);
  const imagine: Imagine = seed => worldsOf.imagine(seat, seed);
  return thinkOver(game, { decision, seat, own, chance, imagine }, { positions });
}

describe('A player that thinks', () => {
  const calm = { seats: 3, sea: 'calm' };

  test('answers what goes better than the sensible answer, and says what each came to', () => {
    const { answer, tried } = found(start(doors as AnyGame, calm, '1'), 100);

    expect(answer).toBe('middle');
    expect(tried.map(one => [one.answer, one.worth])).toEqual([
      ['left', 0],
      ['middle', 1],
      ['right', 0],
    ]);
  });

  test('goes for what is at stake, where the match is won whatever it answers', () => {
    const { tried } = found(start(stake as AnyGame, calm, '1'), 100);
    const open = found(start({ ...stake, worth: { ...stake.worth!, settled: () => null } } as AnyGame, calm, '1'), 100);

    expect(tried.map(one => [one.answer, one.worth])).toEqual([
      ['left', 0],
      ['middle', 1],
      ['right', 0],
    ]);
    expect(open.tried.map(one => one.worth)).toEqual([0.5, 0.5, 0.5]);
  });

  test('gives the sensible answer where it could not try another often enough, and where it may imagine nothing', () => {
    const match = start(doors as AnyGame, calm, '1');
    const blind: Imagine = () => null;
    const decision = bareDecision(match.open[0]!);
    const chance = chanceOf(botSeed('thinking', 0), 0);

    expect(found(match, 4).answer).toBe('left');
    expect(thinking(doors as AnyGame).answer(match.view(0), decision, 0, chance)).toBe('left');
    expect(thinking(doors as AnyGame).answer(match.view(0), decision, 0, chance, blind)).toBe('left');
  });

  test('plays a match by the door to worlds that players have', () => {
    const match = start(doors as AnyGame, calm, '1');
    const bot = thinking(doors as AnyGame);

    new Players(match, [bot, bot, bot]).play();

    expect(match.outcome?.winners).toEqual([0, 1, 2]);
  });
});

describe.each(byDay(GAMES, 2, 1).map(game => [game.id, game as AnyGame] as const))('In %s', (_, game) => {
  /** Sensible players get to a few places of a match; what is asked there, and a world that whoever is asked holds possible. */
  function* places(): Generator<readonly [AnyMatch, AnyMatch]> {
    const { setup } = game.tables[0]!;
    const match = start(game, setup, 'twins');
    const players = new Players(
      match,
      Array.from({ length: match.seats }, () => sensible(game)),
    );
    for (let i = 0; i < 3; i++) {
      players.play(match.n + 13);
      const { seat } = match.open[0]!;
      const twin = match.imagine(seat, 'twin');
      if (twin) yield [match, twin];
    }
  }

  test('what it finds is the same in two worlds that look alike to its seat, and each time; and the match stays as it was', () => {
    let looked = 0;
    for (const [match, twin] of places()) {
      const before = JSON.stringify([match.n, match.state]);
      const here = found(match, 60);
      expect(found(match, 60, twin)).toEqual(here);
      expect(found(match, 60)).toEqual(here);
      expect(JSON.stringify([match.n, match.state])).toBe(before);
      looked += here.positions;
    }
    expect(looked).toBeGreaterThan(0);
  });
});
