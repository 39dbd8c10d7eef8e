/** A sketch of hexes as it is put on the page: what is asked about is a button with a name, in the order of the rows. */
import { hexDisc } from '@quarry/board';
import type { Ref, Sketch } from '@quarry/kernel';
import type { Asked, AskedOption } from '@quarry/protocol';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { stillTable } from '../testing/still-table.ts';
import { HexBoard, SketchBoard } from './board.tsx';
import { layOut } from './layout.ts';
import { legibleIn } from './legible.ts';
import { CELL } from './plane.ts';

const hexes: Sketch = {
  kind: 'hexes',
  cells: hexDisc({ x: 0, y: 0 }, 1).map(({ x, y }, id) => ({ ref: { kind: 'hex', id }, x, y, says: `Hex ${id}`, mark: `${id} AP` })),
  outlines: [],
  pieces: [{ ref: { kind: 'enemy', id: 7 }, x: 1, y: -1, r: 0.5, says: 'Wolf A', mark: 'WA', side: 'theirs' }],
};

/** Two hexes and the enemy may be chosen; one hex has been. */
const lit = ({ kind, id }: Ref): AskedOption[] =>
  (kind === 'hex' && (id === 1 || id === 4)) || kind === 'enemy' ? [{ key: `${kind} ${id}`, says: `Go for ${kind} ${id}`, about: [] }] : [];
const table = stillTable({ lit, chosen: ['hex 4'] });

test('hexes and pieces that are asked about are buttons with names, row by row, and the others are out of the way of the keys', () => {
  const page = renderToStaticMarkup(createElement(SketchBoard, { table, sketch: hexes }));

  const things = [...page.matchAll(/<g class="board-(?:cell|piece)[^>]*>/g)].map(([tag]) => {
    const has = (name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
    return [has('role'), has('aria-label'), has('tabindex'), has('aria-pressed'), has('aria-disabled')];
  });
  expect(things).toEqual([
    ['button', 'Hex 1: Go for hex 1', '0', 'false', undefined],
    ['button', 'Hex 6', '-1', undefined, 'true'],
    ['button', 'Hex 2', '-1', undefined, 'true'],
    ['button', 'Hex 0', '-1', undefined, 'true'],
    ['button', 'Hex 5', '-1', undefined, 'true'],
    ['button', 'Hex 3', '-1', undefined, 'true'],
    ['button', 'Hex 4: Go for hex 4', '0', 'true', undefined],
    ['button', 'Wolf A: Go for enemy 7', '0', 'false', undefined],
  ]);
  expect(page.match(/<polygon/g)).toHaveLength(7);
  expect(page).toContain('>6 AP<');
});

test('the order of what is chosen is written beside the button: its name says more than that', () => {
  const asked = { choose: 'some', ordered: true, max: 2, options: [] as readonly AskedOption[] } as Asked;
  const page = renderToStaticMarkup(
    createElement(SketchBoard, { table: { ...table, asked, chosen: ['enemy 7', 'hex 4'] }, sketch: hexes }),
  );

  const written = [
    ...page.matchAll(
      /<\/g><text [^>]*class="board-order">(\d)<\/text>|<text[^>]*class="board-mark"[^>]*>WA<\/text><text [^>]*class="board-order">(\d)</g,
    ),
  ];
  expect(written.map(([, ofCell, ofPiece]) => ofCell ?? `piece ${ofPiece}`)).toEqual(['2', 'piece 1']);
});

test('a game draws cells and tokens its own way, and they stay buttons with the same names; only the plain outline and letters are gone', () => {
  const buttonsIn = (page: string): string[] =>
    [...page.matchAll(/<g class="board-(?:cell|piece)[^>]*>/g)].map(([tag]) => tag.replaceAll(/ (?:class|style)="[^"]*"/g, ''));
  const plain = renderToStaticMarkup(createElement(SketchBoard, { table, sketch: hexes }));

  const own = renderToStaticMarkup(
    createElement(HexBoard, {
      table,
      cells: hexes.cells,
      pieces: hexes.pieces,
      cell: ({ cell, thing }) =>
        createElement('circle', { id: `${cell.says}${thing.isLit ? ' lit' : ''}${thing.isChosen ? ' chosen' : ''}` }),
      token: ({ piece, r, isOwn }) => createElement('ellipse', { id: `${piece.says} ${r > 0} ${isOwn}` }),
      own: { kind: 'enemy', id: 7 },
      under: createElement('desc', { id: 'ground' }),
      between: createElement('desc', { id: 'ways' }),
      lettering: createElement('desc', { id: 'names' }),
      tag: () => ({ width: 10, height: 10, drawn: createElement('desc', { id: 'tag' }) }),
      over: createElement('desc', { id: 'blow' }),
    }),
  );

  expect(buttonsIn(own)).toEqual(buttonsIn(plain));
  expect([...own.matchAll(/<(?:circle|ellipse|desc) id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
    'ground',
    'Hex 1 lit',
    'Hex 6',
    'Hex 2',
    'Hex 0',
    'Hex 5',
    'Hex 3',
    'Hex 4 lit chosen',
    'ways',
    'Wolf A true true',
    'names',
    'tag',
    'blow',
  ]);
  expect(own).not.toContain('<polygon');
  expect(own).not.toContain('6 AP');
  expect(own).not.toContain('>WA<');
  expect(own.match(/<title>/g)).toHaveLength(8);
});

const squares = layOut({
  kind: 'squares',
  cells: Array.from({ length: 144 }, (_, id) => ({ ref: { kind: 'square', id }, x: id % 12, y: Math.floor(id / 12), says: '', mark: '' })),
  outlines: [],
  pieces: [],
});
const option = (key: string, id: number): AskedOption => ({ key, says: key, about: [{ kind: 'square', id }] });
const litAt =
  (...ids: readonly number[]) =>
  ({ id }: Ref): AskedOption[] =>
    ids.includes(Number(id)) ? [option('there', Number(id))] : [];

test('a pointer on the board moves nothing; what is pointed at from beside it is brought in sight', () => {
  const lit = litAt(1, 2, 3);
  const asked = legibleIn(squares, { lit, asked: null, sought: null }, 'squares', null, null);

  const pointing = { ...table, lit, pointed: option('there', 143) };
  expect(legibleIn(squares, pointing, 'squares', null, null)).toEqual(asked);
  expect(legibleIn(squares, { lit, asked: null, sought: option('there', 143) }, 'squares', null, null)).toMatchObject({
    at: { x: 11.5 * CELL, y: 11.5 * CELL },
  });
});

test('whoever is nowhere yet looks at all places to choose from, and where a place is asked for, there', () => {
  expect(legibleIn(squares, { lit: litAt(0, 13), asked: null }, 'squares', null, null)).toMatchObject({
    of: { x: 0, y: 0, width: 2 * CELL, height: 2 * CELL },
    isAllOrWhole: true,
  });

  const corner = [
    { x: 32, y: 0 },
    { x: 36, y: 0 },
    { x: 36, y: 4 },
  ];
  const plane = layOut({
    kind: 'plane',
    cells: [],
    outlines: [],
    pieces: [{ ref: { kind: 'corner', id: 0 }, x: 2, y: 2, r: 0.5, says: 'SW', mark: 'SW', side: 'neutral' }],
  });
  const asked = { outline: [corner] } as unknown as Asked;
  expect(legibleIn(plane, { lit: () => [], asked }, 'plane', null, null)?.at).toEqual({ x: 34 * CELL, y: -2 * CELL });
});

test('a game says how large its cells must be on a desk and in the hand', () => {
  const widths = { least: 96, good: 128, together: 24, inHand: { least: 80, good: 96, part: 64 } };
  const said = legibleIn(squares, { lit: litAt(1), asked: null }, 'squares', null, null, undefined, widths);
  expect(said).toMatchObject({ least: 96 / CELL, good: 128 / CELL, part: 128 / CELL, together: 24 / CELL });
  expect(said?.inHand).toEqual({ least: 80 / CELL, good: 96 / CELL, part: 64 / CELL });
  const { inHand: _, ...onDesks } = widths;
  const usual = legibleIn(squares, { lit: litAt(1), asked: null }, 'squares', null, null, undefined, onDesks)?.inHand;
  expect(usual).toEqual(legibleIn(squares, { lit: litAt(1), asked: null }, 'squares', null, null)?.inHand);
});

test('a question about pieces looks at them: all, without oneself if need be, or the nearest; whoever puts them in order sees all or the whole board', () => {
  const piece = (id: number, x: number): Sketch['pieces'][number] => ({
    ref: { kind: 'enemy', id },
    x,
    y: 0,
    r: 0.4,
    says: `Enemy ${id}`,
    mark: `E${id}`,
    side: 'theirs',
  });
  const layout = layOut({
    kind: 'squares',
    cells: squares.cells.map(({ cell }) => cell),
    outlines: [],
    pieces: [piece(0, 0), piece(1, 3), piece(2, 11)],
  });
  const lit = ({ kind, id }: Ref): AskedOption[] => (kind === 'enemy' && id !== 0 ? [option('it', Number(id))] : []);
  const own = { kind: 'enemy', id: 0 };
  const across = (from: number, to: number) => ({ x: from * CELL, y: 0, width: (to - from) * CELL, height: CELL });
  const asked = (some: Partial<Asked>) => ({ choose: 'one', ordered: false, max: 1, outline: null, ...some }) as Asked;

  const one = legibleIn(layout, { lit, asked: asked({}) }, 'squares', own, null);
  expect(one).toMatchObject({ of: across(0, 12), less: [across(3, 12), across(0, 4), across(3, 4)] });
  expect(one).not.toHaveProperty('isAllOrWhole');

  const nowhere = legibleIn(layout, { lit, asked: asked({}) }, 'squares', null, null);
  expect(nowhere).toMatchObject({ of: across(3, 12), less: [across(3, 12)], isAllOrWhole: true });

  const order = legibleIn(layout, { lit, asked: asked({ choose: 'some', ordered: true, max: 2 }) }, 'squares', own, null);
  expect(order).toMatchObject({ of: across(0, 12), less: [across(3, 12)], isAllOrWhole: true });
});

test('where squares go by letters and numbers, these stand along the edges, outside of every square', () => {
  const squares: Sketch = {
    kind: 'squares',
    cells: [0, 1].map(x => ({ ref: { kind: 'square', id: x }, x, y: 0, says: `${'AB'[x]}1`, mark: '' })),
    outlines: [],
    pieces: [],
  };
  const bare = layOut(squares);
  const { edges, bounds } = layOut({ ...squares, edges: { columns: ['A', 'B'], rows: ['1'] } });

  expect(bare.edges).toEqual([]);
  expect(edges.map(({ says }) => says)).toEqual(['A', 'B', '1']);
  expect(edges.map(({ x }) => x).slice(0, 2)).toEqual([32, 96]);
  expect(edges[2]!.y).toBe(32);
  for (const { x, y } of edges) {
    expect(x < bare.bounds.x || y < bare.bounds.y).toBe(true);
    expect(x > bounds.x && y > bounds.y).toBe(true);
  }
});

test('what an enemy is about to do keeps off whatever a game says is written there', () => {
  const intends = stillTable({ intent: ({ kind }) => (kind === 'enemy' ? { says: 'hits you back, up to 2', why: 'It strikes.' } : null) });
  const tagOf = (written?: (scale: number) => readonly { x: number; y: number; width: number; height: number }[]) => {
    const page = renderToStaticMarkup(createElement(HexBoard, { table: intends, ...hexes, ...(written && { written }) }));
    const [, x, y, width, height] = /class="intent-tag".*?<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/
      .exec(page)!
      .map(Number);
    return { x: x!, y: y!, width: width!, height: height! };
  };
  const alone = tagOf();
  const beside = tagOf(() => [alone]);
  const isClear = beside.y >= alone.y + alone.height || beside.y + beside.height <= alone.y || beside.x >= alone.x + alone.width;
  expect(isClear).toBe(true);
});

test('whoever stands on a lit cell is passed by a press, also where only a way leads there, unless it is lit itself', () => {
  const under = hexes.cells.find(({ x, y }) => x === 1 && y === -1)!.ref;
  const above = hexes.pieces.find(({ x, y }) => x === 1 && y === -1)!.ref;
  const isPassed = (...lit: readonly Ref[]): boolean => {
    const isLit = (ref: Ref): boolean => lit.some(one => one.kind === ref.kind && one.id === ref.id);
    const going = { key: 'go', says: 'Go', about: [{ kind: 'hex', id: 0 }] };
    const options = [going, { key: 'shoot', says: 'Shoot', about: [{ kind: 'enemy', id: 8 }] }];
    const asked = { choose: 'one', options } as unknown as Asked;
    const drawn = { ...stillTable({ lit: (ref: Ref): AskedOption[] => (isLit(ref) ? [going] : []) }), asked };
    return renderToStaticMarkup(createElement(SketchBoard, { table: drawn, sketch: hexes })).includes('board-passed');
  };
  expect([isPassed(under), isPassed(under, above), isPassed(above), isPassed()]).toEqual([true, false, false, false]);
});
