/** The tab `You`: what is one's own is told, and the own hand with it, at every moment. */
import { Players, sensible } from '@quarry/bots';
import { gameNamed } from '@quarry/catalogue';
import { type AnyMatch, type Block, startMatch } from '@quarry/kernel';
import type { GameInfo } from '@quarry/protocol';
import type { Panel, TableProps } from '@quarry/screen';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { stillTable } from '../table/still-table.ts';
import { plainScreen } from './plain-screen.tsx';
import { PlainSight } from './plain-sight.ts';

type Drawn = TableProps & { readonly isNarrow: boolean };
const [, { Piece: You }] = plainScreen.panels as readonly [unknown, Panel];

const told = (
  Piece: ComponentType<Drawn>,
  block: Partial<Block>,
  more: Partial<TableProps> = {},
  others: readonly Block[] = [],
): string => {
  const info = { shape: { is: 'record', fields: {} }, faces: [], terms: [] } as unknown as GameInfo;
  const people = [{ seat: 0, name: 'Hunter', who: 'person', bot: null, isHere: true }] as const;
  const table = { ...stillTable(info, { view: {}, seat: 0, people, stage: null, ended: null, motion: 'off' }), ...more };
  const sight = { info, sketch: null, describes: [{ heading: 'Your hand', lines: [], seat: 0, ...block }, ...others] };
  return renderToStaticMarkup(createElement(PlainSight.Provider, { value: sight }, createElement(Piece, { ...table, isNarrow: false })));
};

test('equal cards of a hand are told once with their number, and each by its name', () => {
  const page = told(You as ComponentType<Drawn>, {
    lines: ['Up the Rope: Move 1.', 'Until He Scratches: Add 1 die.', 'Until He Scratches: Add 1 die.'],
  });
  expect(page).toContain('<p><b>Up the Rope:</b> Move 1.</p><p><b>Until He Scratches ×2:</b> Add 1 die.</p>');
});

test('whoever has no other name yet is named once', () => {
  expect(told(plainScreen.Party, { heading: 'Hunter', lines: ['Nobody chosen yet.'] }).match(/Hunter/g)).toHaveLength(2); // the label of the section, and its heading
  expect(told(plainScreen.Party, { heading: 'Prime Marlowe' })).toContain('Hunter · you');
});

test('how a seat stands is told as it stood at what is shown, though the rest is told later', () => {
  const stage = { title: '', steps: [], at: 0, meter: null, active: null, heading: '', standing: ['14 points, 3 of 5 wounds.'] };
  const page = told(plainScreen.Party, { heading: 'Prime Marlowe', lines: ['7 points, 0 of 5 wounds.'] }, { stage });
  expect(page).toContain('14 points, 3 of 5 wounds.');
  expect(page).not.toContain('7 points');
});

test('of a seat that plays two, whoever acts has the turn', () => {
  const [wren, boone] = [0, 1].map(id => ({ kind: 'character', id }));
  const stage = { title: '', steps: [], at: 0, meter: null, active: 0, actor: boone!, heading: '' };
  const other = { heading: 'Boone', lines: ['9 of 9 HP'], seat: 0, about: boone! };
  const page = told(plainScreen.Party, { heading: 'Wren', lines: ['6 of 6 HP'], about: wren! }, { stage }, [other]);
  expect(page).toMatch(/Boone.*has the turn.*9 of 9 HP/);
  expect(page).not.toContain('Wren');
});

const ownOf = (match: AnyMatch, seat: number | null): string => {
  const { game } = match;
  const view = match.view(seat);
  const info = { shape: game.rules.state.shape, faces: game.shows?.faces?.() ?? [], terms: [] } as unknown as GameInfo;
  const people = Array.from(
    { length: match.seats },
    (_, at) => ({ seat: at, name: `P${at}`, who: 'person', bot: null, isHere: true }) as const,
  );
  const sight = { info, sketch: game.shows?.sketch?.(view) ?? null, describes: game.shows!.describe!(view, seat) };
  const table = stillTable(info, { view, seat, people, stage: null, ended: null, motion: 'off' });
  return renderToStaticMarkup(createElement(PlainSight.Provider, { value: sight }, createElement(You, table)));
};

test('whoever has a seat reads their hand there, also while somebody else is asked; whoever watches is told so', () => {
  const found = gameNamed('forbidden-west');
  if (!found.ok) throw new Error(found.refusal.says);
  const game = found.value;
  const { setup } = game.tables.find(({ mode, setup }) => mode === 'campaign' && game.seatsOf(setup) === 2)!;
  const started = startMatch(game, setup, 'a hand');
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  const players = new Players(
    match,
    Array.from({ length: match.seats }, () => sensible(game)),
  );
  const handOf = (seat: number): readonly string[] =>
    game.shows!.describe!(match.view(seat), seat).find(({ heading }) => heading === 'Your hand')?.lines ?? [];
  const isMoment = (): boolean => handOf(0).length > 0 && !match.openFor(0);
  while (!match.outcome && !isMoment()) players.play(match.n + 1);
  expect(isMoment()).toBe(true);

  const page = ownOf(match, 0);
  expect(page).not.toContain('no seat');
  for (const line of handOf(0)) expect(page).toContain(line.split(': ')[0]!.replaceAll("'", '&#x27;'));
  expect(ownOf(match, null)).toContain('You are watching');
});
