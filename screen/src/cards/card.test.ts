/** Cards in every state: what may be done with one can be heard, not only seen. */
import type { Ref } from '@quarry/kernel';
import type { Asked, AskedOption } from '@quarry/protocol';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { stillTable } from '../testing/still-table.ts';
import { Card, LargeCard, PileTop } from './card.tsx';
import { CardRow, EmptyHand, Hand, Piles } from './card-row.tsx';

const face = { name: 'Long Arrow', kind: 'Ammunition', says: 'One die more.', flavour: 'It sings.' };
const option = (key: string, says = 'Play it'): AskedOption => ({ key, says, about: [{ kind: 'card', id: 7 }] });
const about =
  (no: number, ...options: readonly AskedOption[]) =>
  ({ kind, id }: Ref): readonly AskedOption[] =>
    kind === 'card' && id === no ? options : [];

type Some = Parameters<typeof stillTable>[0];
const drawn = (some: Some = {}, more: Partial<Parameters<typeof Card>[0]> = {}): string =>
  renderToStaticMarkup(createElement(Card, { table: stillTable({ face: () => face, ...some }), no: 7, ...more }));
const classesOf = (page: string): string => /^<div class="([^"]*)"/.exec(page)![1]!;
const textIn = (page: string): string => page.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|');

test('at rest a card is a button that opens it, and says all that is printed', () => {
  const page = drawn();

  expect(classesOf(page)).toBe('card');
  expect(page).toMatch(/^<div[^>]* role="button" tabindex="0"/);
  expect(textIn(page)).toBe('|Ammunition|Long Arrow|One die more.|');
});

test('lit, chosen, dimmed and spent by class; chosen is pressed and marked', () => {
  const asked = { choose: 'some', ordered: false, max: 2 } as Asked;
  const lit = { lit: about(7, option('play')), asked };

  expect(classesOf(drawn(lit, { isDim: true }))).toBe('card is-lit');
  expect(classesOf(drawn({}, { isDim: true, isSpent: true }))).toBe('card is-dim is-spent');
  const chosen = drawn({ ...lit, chosen: ['play'] });
  expect(classesOf(chosen)).toBe('card is-lit is-chosen');
  expect(chosen).toContain('aria-pressed="true"');
  expect(textIn(chosen)).toContain('|✓|');
});

test('what is refused says so, and its reason where there is room for it', () => {
  const refused: Some = { whyNot: () => ({ what: 'play', about: [], why: 'X-1', says: 'Nobody is beside you.' }) };

  expect(textIn(drawn(refused))).toContain('|why not?|');
  expect(textIn(drawn(refused, { saysWhy: true }))).toContain('|Nobody is beside you.|');
  expect(textIn(drawn(refused, { saysWhy: true }))).not.toContain('why not?');
});

test('several options about one card are buttons of their own, each with all that it says', () => {
  const page = drawn({ lit: about(7, option('bow', 'Fit it on the bow'), option('off', 'Take it off')) }, { way: ({ key }) => key });

  expect(page).not.toMatch(/^<div[^>]* role="button"/);
  expect([...page.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inner]) => textIn(inner!))).toEqual([
    'bow|, Fit it on the bow|',
    'off|, Take it off|',
  ]);
});

test('a game puts pictogram and dice on the line of the kind, and what it leaves out of the words', () => {
  const page = drawn(
    {},
    {
      look: {
        icon: createElement('svg', { id: 'bow' }),
        aside: createElement('svg', { id: 'die' }),
        pictures: 1,
        sort: 'arrow',
        says: 'Short.',
      },
    },
  );

  expect(classesOf(page)).toBe('card is-arrow');
  expect(page).toMatch(/<span class="card-kind"><svg id="bow"><\/svg><span>Ammunition<\/span><svg id="die">/);
  expect(page).toContain('--pictures:1');
  expect(textIn(page)).toContain('|Short.|');
});

test('equal cards lie on one pile that says how many; a row has its name and how many there are', () => {
  const table = stillTable({ face: no => (no < 3 ? face : { ...face, name: 'Short Arrow' }) });

  const row = renderToStaticMarkup(createElement(CardRow, { table, name: 'Quiver', cards: [0, 1, 2, 3], count: 9 }));

  expect(row).toContain('<section class="card-row" aria-label="Quiver">');
  expect(textIn(row)).toBe('|Quiver |9|Ammunition|Long Arrow|One die more.|×3|Ammunition|Short Arrow|One die more.|');
  expect(textIn(renderToStaticMarkup(createElement(CardRow, { table, name: 'Quiver', cards: null, count: 4 })))).toBe('|Quiver |4|');
});

test('a hand is named, and an empty one says why', () => {
  const table = stillTable({ face: () => face });

  expect(renderToStaticMarkup(createElement(Hand, null, createElement(Piles, { table, cards: [1, 2] })))).toMatch(
    /^<section class="hand hand-kept " aria-label="Your hand"><div class="card is-pile"/,
  );
  expect(textIn(renderToStaticMarkup(createElement(EmptyHand, null, 'No cards in hand.')))).toBe('|No cards in hand.|');
});

test('the large card has its flavour, and the top of a pile says what is known of it', () => {
  expect(textIn(renderToStaticMarkup(createElement(LargeCard, { face })))).toBe('|Ammunition|Long Arrow|One die more.|It sings.|');
  const top = (some: Some): string =>
    renderToStaticMarkup(
      createElement(PileTop, {
        table: stillTable(some),
        about: { kind: 'zone', id: 'draw' },
        kind: 'Draw pile',
        name: 'Unseen',
        says: '9 left',
      }),
    );
  expect(textIn(top({}))).toBe('|Draw pile|Unseen|9 left|');
  expect(classesOf(top({ lit: () => [option('draw')] }))).toBe('card card-back is-lit');
});
