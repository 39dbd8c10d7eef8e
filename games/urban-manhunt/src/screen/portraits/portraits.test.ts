/** The cast is complete, nobody looks like anybody else, and every mood is seen. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CRIMS } from '../../content/crims.ts';
import { DATASLATES } from '../../content/hunters.ts';
import { differing, outline } from '../../testing/outline.ts';
import { CRIM_PORTRAITS } from './crims.tsx';
import { HUNTER_PORTRAITS } from './hunters.tsx';
import { MOODS, type Mood } from './parts.tsx';
import { Portrait } from './portrait.tsx';

const CAST = [...DATASLATES, ...CRIMS];
const drawn = (id: string, name: string, mood: Mood = 'idle', isRound = false): string =>
  renderToStaticMarkup(createElement(Portrait, { id, name, mood, size: 40, isRound }));
const pairs = <T>(all: readonly T[]): (readonly [T, T])[] =>
  all.flatMap((one, at) => all.slice(at + 1).map(other => [one, other] as const));

describe('The cast', () => {
  test('every hunter and every crim of the box has a portrait, and there is none of anybody else', () => {
    expect(Object.keys(HUNTER_PORTRAITS).sort()).toEqual(DATASLATES.map(({ id }) => id).sort());
    expect(Object.keys(CRIM_PORTRAITS).sort()).toEqual(CRIMS.map(({ id }) => id).sort());
  });

  test('no two pictures are the same, in whatever mood, and none is named alike', () => {
    const pictures = CAST.flatMap(({ id, name }) => MOODS.map(mood => drawn(id, name, mood)));
    const unnamed = pictures.map(picture => picture.replace(/aria-label="[^"]*"/, ''));

    expect(new Set(unnamed).size).toBe(CAST.length * MOODS.length);
    expect(new Set(pictures.map(picture => /aria-label="([^"]*)"/.exec(picture)![1])).size).toBe(CAST.length * MOODS.length);
  });

  test('each is told from each other by the outline alone, at the size of a base', () => {
    const outlines = CAST.map(({ id }) => [id, outline(drawn(id, id), 40)] as const);
    const alike = pairs(outlines).filter(([[, one], [, other]]) => differing(one, other) < 0.1);

    expect(alike.map(([[one], [other]]) => `${one} and ${other}`)).toEqual([]);
  });

  test('a mood changes the face and not only how the head leans', () => {
    const faces = (id: string, mood: Mood): string => drawn(id, id, mood).replaceAll(/ transform="[^"]*"| aria-label="[^"]*"/g, '');
    const partsOf = (picture: string): Set<string> => new Set(picture.match(/ d="[^"]*"/g));

    for (const { id } of CAST)
      for (const [one, other] of pairs(MOODS)) {
        const [before, after] = [partsOf(faces(id, one)), partsOf(faces(id, other))];
        expect([...after].filter(part => !before.has(part)).length, `${id}, ${one} and ${other}`).toBeGreaterThanOrEqual(2);
      }
  });

  test('few paints are on any of them, the ground aside, and the ground of each hunter is theirs alone', () => {
    const figure = (id: string): string => drawn(id, id).replace(/^.*?<g transform/, '');
    for (const { id } of CAST) expect(new Set(figure(id).match(/#[\da-f]{6}/g)).size, id).toBeLessThanOrEqual(14);
    expect(new Set(Object.values(HUNTER_PORTRAITS).map(({ ground }) => ground)).size).toBe(DATASLATES.length);
  });

  test('who is not in the cast is an outline with the initial, under the name', () => {
    for (const id of ['somebody-new', 'toString', '']) {
      expect(drawn(id, 'xenia Quill', 'hurt')).toContain('aria-label="xenia Quill, hurt"');
      expect(drawn(id, 'xenia Quill')).toMatch(/<text[^>]*>X<\/text>/);
    }
    expect(drawn('somebody-new', ' ')).toMatch(/<text[^>]*>\?<\/text>/);
  });

  test('a base on the table is cut round, a card is not', () => {
    expect(drawn('kite', 'Kite', 'idle', true)).toMatch(/<clipPath[^>]*><circle/);
    expect(drawn('kite', 'Kite')).toMatch(/<clipPath[^>]*><rect/);
  });
});
