/** What games say of a position: numbers of one size, and words that go on after `It`. Read off matches of sensible players at tables of every game. */
import { GAMES } from '@quarry/catalogue';
import { type AnyGame, startMatch, type Worth } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { Players, sensible } from './index.ts';

const MOST_ANSWERS = 250;

/** Views of every seat before and after each stretch of some matches. */
function* stretches(game: AnyGame, worth: Worth<unknown>, tables: number): Generator<readonly [unknown, unknown, number]> {
  const step = Math.max(1, Math.floor(game.tables.length / tables));
  for (let at = 0; at < game.tables.length; at += step) {
    const started = startMatch(game, game.tables[at]!.setup, `position-${at}`, 'nothing');
    if (!started.ok) throw new Error(started.refusal.says);
    const match = started.value;
    const players = new Players(
      match,
      Array.from({ length: match.seats }, () => sensible(game)),
    );
    let before = match.view(0);
    while (!match.outcome && match.n < MOST_ANSWERS) {
      players.play(match.n + 1);
      const after = match.view(0);
      if (worth.stretch(after) === worth.stretch(before) && match.n % 7 !== 0) continue;
      for (let seat = 0; seat < match.seats; seat++) yield [before, match.view(seat), seat];
      before = after;
    }
  }
}

describe.each(GAMES.map(game => [game.id, game as AnyGame] as const))('In %s', (_, game) => {
  const worth = game.worth!;

  test('what counts is a number of about the size that it should have, and each changes', () => {
    const seen = new Map<string, Set<number>>();
    for (const [, view, seat] of stretches(game, worth, 2))
      for (const [name, feature] of Object.entries(worth.features)) {
        const value = feature(view, seat);
        if (!(value >= -4 && value <= 4)) throw new Error(`${name} is ${value}`);
        seen.set(name, (seen.get(name) ?? new Set()).add(value));
      }

    expect([...seen.keys()].sort()).toEqual(Object.keys(worth.weights.by).sort());
    expect(seen.size).toBeGreaterThan(5);
  });

  test('what it comes to goes on after `It`', () => {
    const said = new Set<string>();
    for (const [before, after, seat] of stretches(game, worth, 1)) for (const deed of worth.deeds!(before, after, seat)) said.add(deed);
    for (const [name, says] of Object.entries(worth.says!)) {
      expect(Object.keys(worth.features)).toContain(name);
      expect(says(0)).toBe('');
      const both = [says(0.5), says(-0.5)].filter(one => one !== '');
      expect(both.length, name).toBeGreaterThan(0);
      for (const one of both) said.add(one);
    }

    expect(said.size).toBeGreaterThan(6);
    expect([...said].filter(one => !/^[a-z]+s\b.*[^.\s]$/.test(one) || /undefined|NaN|nobody|\s\s/.test(one))).toEqual([]);
  });
});
