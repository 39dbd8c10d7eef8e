/** Every page of the journal is somewhere, and what is there is drawn. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CHAPTERS } from '../../content/story/index.ts';
import { MOTIFS } from './motifs.tsx';
import Place from './place.tsx';
import { placeOf } from './place-of.ts';

const PAGES = CHAPTERS.flatMap(({ entries }) => entries.map(({ id }) => id));
/** What is told on a page, of everybody who may read it. */
const told = (id: string): string => JSON.stringify(CHAPTERS.flatMap(({ entries }) => entries).find(one => one.id === id)!.body);
const drawn = (entry: string): string => renderToStaticMarkup(createElement(Place, { entry, party: ['senvi'], isBanner: false }));

test('each page of the story has a place of its own kind, and no place is named for a page that is not there', () => {
  expect(PAGES.filter(id => placeOf(id).motif === 'campfire')).toEqual([]);
  expect(PAGES.filter(id => !(placeOf(id).motif in MOTIFS))).toEqual([]);
  for (const { no, entries } of CHAPTERS) {
    const next = `${no}.${String(entries.filter(({ id }) => Number(id.split('.')[1]) < 90).length + 1).padStart(2, '0')}`;
    expect(placeOf(next).motif, next).toBe('campfire');
  }
});

test.each([
  ['1.06', 'three stripes of ochre', 'stripes'],
  ['1.08', 'Ribs stand out of the clay', 'ribs'],
  ['2.02', "a hound's head", 'houndhead'],
  ['3.10', 'two pump wheels', 'pump'],
  ['4.03', 'The keeper of the dice', 'dice'],
  ['5.05', 'A goat', 'turn'],
  ['6.90', 'a bed, made', 'bed'],
  ['8.13', 'all five tents', 'tents'],
  ['9.07', 'Three knives', 'knivestable'],
  ['10.12', 'glider', 'gliders'],
  ['11.04', 'Coilspire', 'coil'],
  ['12.14', 'tower', 'towers'],
  ['13.94', 'heavy and red', 'redgrass'],
])('page %s shows what it tells of: %s', (id, says, motif) => {
  expect(told(id)).toContain(says);
  expect(placeOf(id).motif).toBe(motif);
});

test.each([
  ['2.12', 'with the lid on against the rain', { sky: 'wet' }],
  ['2.14', 'under the rain', { sky: 'wet' }],
  ['3.03', 'The river was talking', { near: 'reeds' }],
  ['3.10', 'come over the sand', { near: 'sand', sky: 'day' }],
  ['3.17', 'the drop', { near: 'snow' }],
  ['4.01', 'when the moon is down', { sky: 'moonless' }],
  ['7.05', 'By dusk', { sky: 'dusk' }],
  ['7.95', 'By evening', { sky: 'dusk' }],
  ['9.10', 'the floor of the hall', { sky: 'inside' }],
  ['12.07', 'two strides of dark', { sky: 'inside' }],
  ['13.01', 'the night without clans', { sky: 'night' }],
])('page %s lies where it says: %s', (id, says, land) => {
  expect(told(id)).toContain(says);
  expect(placeOf(id)).toMatchObject(land);
});

test('nothing is drawn for no page', () => {
  const shown = new Set<string>(['campfire', ...PAGES.map(id => placeOf(id).motif)]);
  expect(Object.keys(MOTIFS).filter(one => !shown.has(one))).toEqual([]);
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
