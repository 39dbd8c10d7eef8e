/** Every page of the journal is somewhere, and what is there is drawn. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CHAPTERS } from '../../content/story/index.ts';
import { MOTIFS } from './motifs.tsx';
import Place from './place.tsx';
import { placeOf } from './place-of.ts';

const PAGES = CHAPTERS.flatMap(({ entries }) => entries.map(({ id }) => id));
const drawn = (entry: string): string => renderToStaticMarkup(createElement(Place, { entry, party: ['senvi'], isBanner: false }));

test('each page of the story has a place of its own kind, and no place is named for a page that is not there', () => {
  expect(PAGES.filter(id => placeOf(id).motif === 'campfire')).toEqual([]);
  expect(PAGES.filter(id => !(placeOf(id).motif in MOTIFS))).toEqual([]);
  for (const { no, entries } of CHAPTERS) {
    const next = `${no}.${String(entries.filter(({ id }) => Number(id.split('.')[1]) < 90).length + 1).padStart(2, '0')}`;
    expect(placeOf(next).motif, next).toBe('campfire');
  }
});

test('two pages that follow each other are seldom drawn alike', () => {
  const alike = PAGES.filter(
    (id, i) => i > 0 && drawn(id).replaceAll(/«?[:_]?r\w+»?/g, '') === drawn(PAGES[i - 1]!).replaceAll(/«?[:_]?r\w+»?/g, ''),
  );
  expect(alike.length / PAGES.length).toBeLessThan(0.2);
});

test('a page that nobody has heard of is at a fire', () => {
  for (const id of ['99.99', '', 'somewhere', '1']) expect(placeOf(id).motif).toBe('campfire');
  expect(drawn('99.99')).toContain('<svg');
});
