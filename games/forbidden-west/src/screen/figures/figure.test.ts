/** Everybody who can stand on the board is drawn, and nobody like anybody else. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ENEMIES } from '../../content/enemies.ts';
import { CHARACTERS, ENEMY_TYPES } from '../../content/kinds.ts';
import { cast } from '../cast.ts';
import { Face } from './figure.tsx';
import { ABOVE } from './huge-above.tsx';

const face = (id: string, name = ''): string => renderToStaticMarkup(createElement(Face, { id, name, size: 48 }));
const shapes = (picture: string): string => (picture.match(/ d="[^"]*"/g) ?? []).join('');

describe('The cast', () => {
  test('every Marshal and every enemy of the box has a picture of their own', () => {
    const all = [...CHARACTERS, ...ENEMY_TYPES];

    expect(new Set(all.map(id => shapes(face(id)))).size).toBe(all.length);
    expect(cast.groups.flatMap(({ members }) => members.map(({ id }) => id)).sort()).toEqual([...all].sort());
  });

  test('somebody who is not in it is an outline with the initial', () => {
    for (const id of ['somebody-new', 'toString', '']) expect(face(id, 'xan')).toMatch(/<text[^>]*>X<\/text>/);
    expect(face('somebody-new', ' ')).toMatch(/<text[^>]*>\?<\/text>/);
  });

  test('a face whose name stands beside it is not heard', () => {
    expect(face('senvi', 'Senvi')).toMatch(/^<svg[^>]* role="img" aria-label="Senvi">/);
    expect(face('senvi', '')).toMatch(/^<svg[^>]* aria-hidden="true">/);
  });

  test('each part of a huge machine has a place, and is drawn otherwise once it is torn off', () => {
    for (const { id, parts } of ENEMIES.filter(({ kind }) => kind === 'huge')) {
      const above = ABOVE[id]!;
      const picture = (torn: string): string => renderToStaticMarkup(above.draw(letter => letter === torn));
      for (const { letter } of parts) {
        expect(above.places[letter], `${id} ${letter}`).toBeDefined();
        expect(picture(letter), `${id} ${letter}`).not.toBe(picture(''));
      }
    }
  });
});
