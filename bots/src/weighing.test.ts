/** What somebody is told who asks what to do: the two answers that go best, what differs, and never what the seat may not know. */
import { GAMES } from '@quarry/catalogue';
import { type Answer, type AnyGame, type AnyMatch, bareDecision, option, someoneChooses, startMatch, type Worth } from '@quarry/kernel';
import { byDay, byHand, isNight } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { botSeed, chanceOf, type Imagine, Players, sensible, type Weighed, weighUp } from './index.ts';
import { pebbles } from './testing/pebbles.ts';

/** Whoever is asked wins by the second of the doors; a sensible player takes the first. */
const doorsWith = (keys: readonly string[], worth?: Worth<never>): AnyGame => {
  const doors: typeof pebbles = {
    ...pebbles,
    sensible: () => keys[0]!,
    rules: {
      ...pebbles.rules,
      next: ({ round }) =>
        round > 3
          ? { winners: round === 5 ? [0, 1, 2] : [], why: 'D-2', facts: {} }
          : {
              name: 'door',
              *play({ state }) {
                const all = keys.map((key, at) => option(key, at));
                const { value } = yield* someoneChooses<number>({ seats: [0], kind: 'door', rule: 'D-1', options: all });
                byHand(state).round = value === 1 ? 5 : 4;
              },
            },
    },
  };
  return { ...doors, ...(worth && { worth }) } as AnyGame;
};

/** Behind either of two doors everybody wins. */
const sameDoors: (typeof pebbles)['rules']['next'] = ({ round }) =>
  round > 3
    ? { winners: [0, 1, 2], why: 'D-2', facts: {} }
    : {
        name: 'door',
        *play({ state }) {
          const all = ['left', 'right'].map((key, at) => option(key, at));
          yield* someoneChooses<number>({ seats: [0], kind: 'door', rule: 'D-1', options: all });
          byHand(state).round = 5;
        },
      };

function start(game: AnyGame, setup: unknown, seed: string): AnyMatch {
  const started = startMatch(game, setup, seed);
  if (!started.ok) throw new Error(started.refusal.says);
  return started.value;
}

/** What is said about the decision that is open first, by whoever may imagine the worlds of one match. */
function weighed(match: AnyMatch, positions: number, imagine: Imagine = seed => match.imagine(match.open[0]!.seat, seed)): Weighed {
  const { game } = match;
  const decision = bareDecision(match.open[0]!);
  const { seat } = decision;
  const chance = chanceOf(botSeed('weighing', seat), match.n);
  const view = match.view(seat);
  const own: Answer = game.sensible(view, decision, seat, chance);
  return weighUp(game, view, { decision, seat, own, chance, imagine }, { positions });
}

describe('Weighing', () => {
  const calm = { seats: 3, sea: 'calm' };
  const begin = (game: AnyGame): AnyMatch => start(game, calm, '1');

  test('names the two answers that go best, the better first, with the chance to win after each', () => {
    const { of, is, worlds } = weighed(begin(doorsWith(['left', 'middle', 'right'])), 200);

    expect([of[0], is]).toEqual([{ answer: 'middle', chance: 1 }, 'better']);
    expect(of[1]!.chance).toBe(0);
    expect(worlds).toBeGreaterThanOrEqual(5);
  });

  test('says that two answers come to the same, where they do everywhere', () => {
    const doors = doorsWith(['left', 'right']);
    const same = { ...doors, rules: { ...doors.rules, next: sameDoors } } as AnyGame;

    expect(weighed(begin(same), 2_000)).toMatchObject({ is: 'same', of: [{ answer: 'left', chance: 1 }, { chance: 1 }] });
  });

  test('says the sensible answer and no chance where too little could be tried', () => {
    const match = begin(doorsWith(['left', 'middle', 'right']));

    expect(weighed(match, 4)).toEqual({ of: [{ answer: 'left', chance: 0 }], is: 'untried', worlds: 1, because: [] });
    expect(weighed(match, 400, () => null)).toMatchObject({ of: [{ answer: 'left' }], is: 'untried', worlds: 0 });
  });

  test('says what the better one comes to and the other does not: deeds that are certain first, then what counts most', () => {
    const isBetter = ({ round }: { readonly round: number }): boolean => round === 5;
    const worth = {
      features: { light: (view: never) => (isBetter(view) ? 2 : 0), smoke: (view: never) => (isBetter(view) ? 1 : 0) },
      weights: { content: pebbles.content, bias: -1, by: { light: 1, smoke: -0.5 } },
      says: { light: (by: number) => `gives ${by} more light`, smoke: (by: number) => `makes ${by} more smoke` },
      deeds: (_: never, after: never) => ['opens a door', ...(isBetter(after) ? ['finds the lamp'] : [])],
      stretch: () => 0,
    };

    expect(weighed(begin(doorsWith(['left', 'middle'], worth)), 200).because).toEqual(['finds the lamp', 'gives 2 more light']);
  });

  test('never advises to give the match up', () => {
    const game = doorsWith(['left', 'middle']);
    const teaches = {
      ...game.teaches,
      givesUp: ['yield'],
      verbOf: (_: unknown, { key }: { key: string }) => (key === 'middle' ? 'yield' : null),
    };

    expect(weighed(begin({ ...game, teaches } as unknown as AnyGame), 200)).toMatchObject({ of: [{ answer: 'left' }], is: 'untried' });
  });
});

/** In Primal enough to try two answers in five worlds. */
const POSITIONS = 300;

describe.each(byDay(GAMES, 2, 1).map(game => [game.id, game as AnyGame] as const))('In %s', (_, game) => {
  test('what is said is the same, letter by letter, in two worlds that look alike to the seat', () => {
    const match = start(game, game.tables[0]!.setup, 'twins');
    const players = new Players(
      match,
      Array.from({ length: match.seats }, () => sensible(game)),
    );
    const said: string[] = [];
    for (let i = 0; i < (isNight ? 4 : 2); i++) {
      players.play(match.n + 13);
      const { seat } = match.open[0]!;
      const twin = match.imagine(seat, 'twin');
      if (!twin) continue;
      const here = JSON.stringify(weighed(match, POSITIONS));
      expect(JSON.stringify(weighed(match, POSITIONS, seed => twin.imagine(seat, seed)))).toBe(here);
      said.push(here);
    }
    expect(said.length).toBeGreaterThan(0);
    // Whatever is looked at to its end takes more than this.
    if (game.worth && !game.worth.settled) expect(said.some(one => !one.includes('untried'))).toBe(true);
  });
});
