/** The watch over views finds changes that do not lead from what was seen to what is seen (K-89). */
import { expect, test } from 'vitest';
import { beaconRock } from '../example/game.ts';
import { type Answer, type AnyGame, type AnyMatch, playOut, randomAnswer, SampledChance, type Seat, Seed, startMatch } from '../index.ts';
import { ViewWatch } from './views.ts';

/** What the watch says over a whole match, with the game as it is or broken. */
function watched(game: AnyGame): string[] {
  const started = startMatch(game, { keepers: 3, mode: 'calm' }, 'views', 'everything');
  if (!started.ok) throw new Error(started.refusal.says);
  const match: AnyMatch = started.value;
  const watch = new ViewWatch(match);
  const found: string[] = [];
  const chance = new SampledChance<'bot'>(new Seed('views'));
  const looked = {
    get open() {
      return match.open;
    },
    get outcome() {
      return match.outcome;
    },
    answer(seat: Seat, answer: Answer) {
      const answered = match.answer(seat, answer);
      found.push(...watch.look());
      return answered;
    },
  };
  expect(playOut(looked, decision => randomAnswer(decision, chance))).toBeGreaterThan(10);
  return found;
}

test('[K-89] over a whole match of Beacon Rock every seat and a spectator is told what it sees', () => {
  expect(watched(beaconRock)).toEqual([]);
});

test('[K-89] a schema that forgets to tell a change is found, with who and where', () => {
  const forgetful = { ...beaconRock.rules.state, sharedChanges: () => {} };

  expect(watched({ ...beaconRock, rules: { ...beaconRock.rules, state: forgetful } })[0]).toBe(
    'after answer 1 a spectator is told something else than it sees at turn',
  );
});

test('[K-89] one that tells what has not changed is found as well', () => {
  const { state } = beaconRock.rules;
  const chatty: typeof state = {
    ...state,
    sharedChanges(before, after, shared) {
      state.sharedChanges(before, after, shared);
      shared.open.push({ at: ['oil'], now: 99 });
    },
  };

  const found = watched({ ...beaconRock, rules: { ...beaconRock.rules, state: chatty } });
  expect(found.slice(0, 4)).toEqual(
    [null, 0, 1, 2].map(eye => `after answer 1 ${eye === null ? 'a spectator' : `seat ${eye}`} is told something else than it sees at oil`),
  );
});
