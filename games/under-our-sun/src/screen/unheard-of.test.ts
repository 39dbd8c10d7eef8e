/** A tile, a card, an enemy or a person of whom this page has never heard: drawn plainly, called by a name, and everything else as ever. */
import { startMatch } from '@quarry/kernel';
import { stillTable } from '@quarry/screen/testing';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { underOurSun } from '../game.ts';
import { HAVEN } from '../places.ts';
import { missionFor } from '../setup.ts';
import type { State, View } from '../state.ts';
import { Here } from './here.tsx';
import { screen } from './index.ts';
import { Ground } from './land/place.tsx';
import type { Table } from './names.ts';

/** No box has so many cards. */
const BEYOND = 99_999;

function morning(): State {
  const started = startMatch(underOurSun, missionFor(2, 'dry-well', 'coop', { characters: ['ida', 'boone'] }), 'unheard of');
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  while (!match.open.some(({ kind }) => kind === 'act')) {
    const { seat, options, choose } = match.open[0]!;
    const { key } = options.find(one => one.value === null) ?? options[0]!;
    match.answer(seat, choose === 'some' ? [] : key);
  }
  return match.state as State;
}

/** All pieces of the screen, as words: what is drawn, and what is heard of it. */
function said(some: Partial<State>): string {
  const view = { ...morning(), ...some } as View;
  const stage = { title: '', steps: [], at: 0, meter: null, active: null, heading: '' };
  const face: Table['face'] = no => ({ name: `Card ${no}`, kind: '', says: '' });
  const pieces = [screen.Top!, screen.Board, screen.Party, screen.Hand, Here] as readonly ComponentType<Table & { isNarrow: boolean }>[];
  return pieces
    .flatMap(piece =>
      [true, false].map(isNarrow => createElement(piece, { ...stillTable<Table>({ view, seat: 0, stage, face }), isNarrow })),
    )
    .map(element => renderToStaticMarkup(element))
    .join('\n');
}

describe('What the page has never heard of', () => {
  test('a tile keeps its place on the land, with a name and an outline', () => {
    const { tiles } = morning();
    const page = said({ tiles: tiles.map(one => ({ ...one, card: BEYOND })) });
    expect(page).toContain('<h3>Unknown Tile</h3>');
    expect(page.match(/data-about="hex /g)!.length).toBe(said({}).match(/data-about="hex /g)!.length);
    expect(renderToStaticMarkup(createElement(Ground, { tile: { id: 'unheard-of', family: 'dry-flats' } as never }))).toContain('<');
  });

  test('an enemy is a danger like any, and struck at by name', () => {
    const enemy = { id: 0, card: BEYOND, letter: 0, hex: HAVEN, damage: 0, isTapped: false } as unknown as State['enemies'][number];
    expect(said({ enemies: [enemy] })).toContain('<b>Unknown enemy</b>');
  });

  test('somebody else is a person with their own name', () => {
    const { characters } = morning();
    const page = said({ characters: characters.map((one, i) => (i === 1 ? { ...one, id: 'marisol' as never } : one)) });
    expect(page).toContain('Marisol, stranger');
    expect(page).toContain('Boone, tank');
  });

  test('a card is a card in the pack, and takes its room', () => {
    const { characters } = morning();
    const item = { card: BEYOND, n: 0, isFlipped: false } as State['characters'][number]['items'][number];
    expect(said({ characters: characters.map(one => ({ ...one, items: [item] })) })).toContain(`Card ${BEYOND}`);
  });

  test('weather is not told of, and drinks as on a clear day', () => {
    expect(said({ sun: BEYOND })).not.toContain('The weather');
  });
});
