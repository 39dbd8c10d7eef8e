/** The pieces of this screen over things that it does not know: a card and a page of another box are drawn plainly, by the name that they are told by. Enemies: figures/figure.test.ts. */
import { startMatch } from '@quarry/kernel';
import { stillTable } from '@quarry/screen/testing';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { forbiddenWest } from '../game.ts';
import { setupFor } from '../setup.ts';
import type { View } from '../state.ts';
import { screen } from './index.ts';
import type { Table } from './names.ts';
import { placeOf } from './story/place-of.ts';
import { OpenSpread } from './story/spread.tsx';

const NO_SUCH_CARD = 9_999;

/** The first page of the first chapter, for one. */
function begun(): View {
  const started = startMatch(forbiddenWest, setupFor(1), 'a box of tomorrow');
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
