/** The pieces of this screen over things that it does not know: a card and a page of another box are drawn plainly, by the name that they are told by. Enemies: figures/figure.test.ts. */
import { startMatch } from '@quarry/kernel';
import { stillTable } from '@quarry/screen/testing';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { forbiddenWest } from '../game.ts';
import { type Setup, setupFor } from '../setup.ts';
import type { View } from '../state.ts';
import FoePage from './foe-page.tsx';
import { screen } from './index.ts';
import type { Table } from './names.ts';
import { placeOf } from './story/place-of.ts';
import { OpenSpread } from './story/spread.tsx';

const NO_SUCH_CARD = 9_999;

/** What there is at first; the first page of the first chapter, for one, if nothing is said. */
function begun(setup: Setup = setupFor(1)): View {
  const started = startMatch(forbiddenWest, setup, 'a box of tomorrow');
  if (!started.ok) throw new Error(started.refusal.says);
  return structuredClone(started.value.view(0)) as View;
}
const drawn = (piece: ComponentType<Table>, table: Partial<Table>): string =>
  renderToStaticMarkup(createElement(piece, stillTable<Table>(table)));

describe('What the screen does not know', () => {
  test('a card in hand has its name, and no band of a type', () => {
    const known = begun();
    const [me, ...others] = known.party.marshals;
    const view = { ...known, party: { ...known.party, marshals: [{ ...me!, hand: [NO_SUCH_CARD] }, ...others] } };
    const face = { name: 'A Card of Tomorrow', kind: '', says: 'Nobody has read it yet.' };

    const hand = drawn(screen.Hand, { view, seat: 0, face: () => face });

    expect(hand).toContain('A Card of Tomorrow');
    expect(hand).toContain('is-unknown');
  });

  test('an enemy stands on the map, among all and on its page, by no name but that nobody knows it', () => {
    const known = begun(setupFor(2, 1, { encounter: 'B0' }));
    const [first, ...others] = known.fight.enemies;
    const view = { ...known, fight: { ...known.fight, enemies: [{ ...first!, type: 99, parts: [] }, ...others] } };

    expect(drawn(screen.Board, { view, seat: 0 })).toContain('aria-label="Unknown enemy at ');
    const [{ Piece: Foes }] = screen.panels;
    expect(drawn(Foes, { view, seat: 0 })).toContain('Unknown enemy');
    const table = stillTable<Table>({ view, seat: 0 });
    const page = renderToStaticMarkup(createElement(FoePage, { table, enemy: view.fight.enemies[0]! }));
    expect(page).toMatch(/<h3>Unknown enemy<.h3>.*<text[^>]*>U<.text>/s);
  });

  test('a page shows a fire by the way', () => {
    expect(placeOf('99.01').motif).toBe('campfire');
    const block = { heading: 'A Page of Tomorrow', lines: ['Nobody has read it yet.'], page: { number: '99.01', offers: [], notes: [] } };
    const page = renderToStaticMarkup(
      createElement(OpenSpread, { table: stillTable<Table>({ view: begun(), seat: 0 }), block: block as never }),
    );
    expect(page).toContain('A Page of Tomorrow');
    expect(page).toContain('Chapter 99');
  });
});

test('on a page of the story there are no foes to be told of, unless somebody is looked at', () => {
  const [{ isIdle }] = screen.panels;
  const isLeftOut = (table: Partial<Table>): boolean => isIdle!(stillTable<Table>(table));

  expect(isLeftOut({ view: begun(), inspected: null })).toBe(true);
  expect(isLeftOut({ view: begun(), inspected: { kind: 'seat', id: 0 } })).toBe(false);
  expect(isLeftOut({ view: begun(setupFor(2, 1, { encounter: 'B0' })), inspected: null })).toBe(false);
});

test('of an enemy it is told what was torn off; a deck is listed as long as somebody draws from it', () => {
  const known = begun(setupFor(2, 1, { encounter: 'B0' }));
  const [first, ...others] = known.fight.enemies;
  const foes = (change: object): string => {
    const [{ Piece }] = screen.panels;
    return drawn(Piece, { view: { ...known, fight: { ...known.fight, enemies: [{ ...first!, ...change }, ...others] } }, seat: 0 });
  };
  const decks = (page: string): number => page.split('class="fw-deck"').length - 1;
  const rest = new Set(others.map(one => one.type));

  expect(foes({})).not.toContain('torn off');
  expect(foes({ parts: first!.parts.map(() => 0) })).toContain(' torn off</small>');
  expect(decks(foes({ isIn: false })) - decks(foes({}))).toBe(rest.has(first!.type) ? 0 : -1);
});

test('a page keeps the dice that led there, with their stamp, and what it brought, cards with their text', () => {
  const told = (type: string, event: object, says: string) => ({
    rule: 'FW-ROLL-5',
    type,
    says,
    under: '',
    event: event as Readonly<Record<string, unknown>>,
  });
  const lines = [
    told('entry-opened', { entry: '1.02' }, 'The party turns to one page.'),
    told(
      'story-rolled',
      { dice: [2, 0, 1], faces: [2, 0, 'crit'], isPassed: false },
      'It needs more: failed. The rung stays in your hand.',
    ),
    told('entry-opened', { entry: '1.04' }, 'The party turns to another.'),
    told('card-given', { seat: 0, card: 1 }, 'You take it into the satchel.'),
  ];
  const block = { heading: 'Another', lines: ['Somebody is there.'], page: { number: '1.04', offers: [], notes: [] } };
  const face = { name: 'A Coil', kind: '', says: 'What it does.' };
  const table = stillTable<Table>({ view: begun(), seat: 0, told: lines, face: () => face });

  const page = renderToStaticMarkup(createElement(OpenSpread, { table, block: block as never }));

  expect(page).toContain('aria-label="orange die, 2; orange die, blank; black die, critical"');
  expect(page).toContain('<b class="fw-stamp is-failed">failed</b><em>The rung stays in your hand.</em>');
  expect(page).toContain('You take it into the satchel.<small>What it does.</small>');
});
