/** A question is one line, in every game and at every kind of table: whatever else is to be known for it is told beside it. */
import { Players, random, sensible } from '@quarry/bots';
import { GAMES } from '@quarry/catalogue';
import { type AnyGame, LONGEST_QUESTION, lazyView, listenTo, startMatch } from '@quarry/kernel';
import { isNight, thinnedByDay } from '@quarry/kernel/testing';
import { expect, test } from 'vitest';

/** Answers at each table, by players of whom half want to win and half do anything. */
const AT_A_TABLE = isNight ? 160 : 40;

/** Whatever players of a game are asked, by kind: the longest question of each. */
function askedIn(game: AnyGame): ReadonlyMap<string, string> {
  const longest = new Map<string, string>();
  thinnedByDay([...game.tables, ...(game.moreTables ?? [])], 2).forEach(({ setup }, i) => {
    const listened = listenTo(game, {
      answered(decision, _pick, state) {
        const says = game.words.questionSays!(decision, lazyView(game.rules.state, state, decision.seat));
        if (says.length > (longest.get(decision.kind)?.length ?? 0)) longest.set(decision.kind, says);
      },
    });
    const started = startMatch(listened, setup, `one line ${i}`);
    if (!started.ok) throw new Error(started.refusal.says);
    const match = started.value;
    const players = new Players(
      match,
      Array.from({ length: match.seats }, (_, seat) => ((seat + i) % 2 === 0 ? random : sensible(game))),
    );
    players.play(AT_A_TABLE);
  });
  return longest;
}

test.for(GAMES.map(game => [game.name, game] as const))('%s asks nothing in more than one line', ([, game]) => {
  const longest = askedIn(game);
  expect(longest.size).toBeGreaterThan(15);
  expect([...longest.values()].filter(says => says.length > LONGEST_QUESTION)).toEqual([]);
});

test.for(GAMES.map(game => [game.name, game] as const))(
  '%s says which of its verbs end what one may do, and which give it up',
  ([, { teaches }]) => {
    const ends = Object.keys(teaches!.ends!);
    expect(ends.length).toBeGreaterThan(0);
    const { givesUp = [] } = teaches!;
    expect(Object.keys(teaches!.verbs)).toEqual(expect.arrayContaining([...ends, ...givesUp]));
    expect(ends.filter(one => givesUp.includes(one))).toEqual([]);
  },
);
