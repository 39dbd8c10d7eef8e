/** A game has as many panels beside its board as it names, behind tabs of their own, whatever it calls them. */
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NarrowTable, type Pieces, WideTable } from './places.tsx';

const panelsOf = (...names: readonly string[]): Pieces['panels'] =>
  names.map(name => ({ name: `panel-${name}`, label: `The ${name}`, sign: undefined, piece: `told of ${name}` }));

const piecesWith = (panels: Pieces['panels']): Pieces => ({
  panels,
  board: 'a board',
  party: () => 'a party',
  hand: null,
  odds: null,
  bar: null,
  asides: null,
  hints: null,
  log: 'a log',
  chat: 'a chat',
  drawer: null,
  page: null,
  story: null,
  glance: null,
  isBoardSought: false,
});

const AROUND = { top: null, chatCount: 0, hasHand: false, moment: null, deed: undefined, isPointing: false };
const wide = (panels: Pieces['panels']): ReactNode => createElement(WideTable, { ...AROUND, pieces: piecesWith(panels), width: 'middle' });
const narrow = (panels: Pieces['panels']): ReactNode =>
  createElement(NarrowTable, { ...AROUND, pieces: piecesWith(panels), game: 'a-game' });

const tabsIn = (drawn: ReactNode): string[] => [...renderToStaticMarkup(drawn).matchAll(/data-tab="([^"]*)"/g)].map(([, name]) => name!);

test.each([[['map']], [['foes', 'gear']], [['log', 'board', 'rules', 'chat', 'map']]])(
  'panels %j have a tab each, in their order, beside those of the shell',
  names => {
    const panels = panelsOf(...names);
    const own = names.map(name => `panel-${name}`);

    expect(tabsIn(wide(panels))).toEqual([...own, 'log', 'chat']);
    expect(tabsIn(narrow(panels))).toEqual(['board', ...own, 'log', 'rules']);
  },
);

test('the first panel is open at first on a wide page, and on a phone the board', () => {
  const panels = panelsOf('camp', 'trail', 'map');

  expect(renderToStaticMarkup(wide(panels))).toMatch(/aria-label="The camp"[^>]*>told of camp</);
  expect(renderToStaticMarkup(narrow(panels))).not.toContain('told of');
});
