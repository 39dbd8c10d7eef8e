/** Where first lessons lead: into a match of the game that can be begun at once. */
import { GAMES } from '@quarry/catalogue';
import { startMatch } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { gameInfo } from './games.ts';

describe.each(GAMES.map(game => [game.name, game] as const))('A lesson of %s', (_, game) => {
  test.each(game.teaches!.lessons.map(lesson => [lesson.id, lesson] as const))(
    '%s leads into a first match, which is another one',
    (_id, lesson) => {
      const next = gameInfo(game).lessons.find(one => one.id === lesson.id)?.next;

      expect(next?.says).toMatch(/^Begin /);
      expect(startMatch(game, next!.setup, 'after the lesson')).toMatchObject({ ok: true });
      expect(next!.seats).toHaveLength(game.seatsOf(next!.setup));
      expect(next!.seats.indexOf('me')).toBe(lesson.seat);
      expect(next!.setup).not.toEqual(lesson.setup);
    },
  );
});

test.each([
  ['forbidden-west', ['senvi', 'drokkeh'], { chapter: 1, encounter: 'story' }],
  ['primal', ['ljonar', 'mirah'], { chapter: 1 }],
  ['under-our-sun', ['wren', 'boone'], {}],
] as const)('whoever has learnt %s goes on with the same characters', (id, characters, more) => {
  const game = GAMES.find(one => one.id === id)!;
  const { setup } = game.teaches!.lessons[0]!.next as { readonly setup: Readonly<Record<string, unknown>> };
  expect(setup['characters'] ?? setup['hunters']).toEqual(characters);
  expect(setup).toMatchObject(more);
});
