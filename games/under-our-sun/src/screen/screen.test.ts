/** What the pieces of this screen say and draw, as plain markup; and that a hidden loyalty shows in nothing that others see. */
import { startMatch } from '@quarry/kernel';
import type { AskedOption } from '@quarry/protocol';
import { stillTable } from '@quarry/screen/testing';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { cardNamed, SUN_NUMBERS, sunCard, TILE_NUMBERS, tileCard } from '../content/box.ts';
import { underOurSun } from '../game.ts';
import { HAVEN, towards } from '../places.ts';
import { missionFor, type Setup } from '../setup.ts';
import type { State, TileView, View } from '../state.ts';
import { atLeast, meanOf, spreadOf } from './chances.ts';
import { seenIn } from './deeds-seen.ts';
import { screen } from './index.ts';
import { costOn, saidAp, waysFrom } from './land/costs.ts';
import { DRAWN } from './land/places.ts';
import { inRing } from './land/ring.tsx';
import { stand } from './land/standing.ts';
import { stepsIn } from './land/walked.tsx';
import type { Table } from './names.ts';
import { lastsOf, thirstOf } from './thirst.ts';

const SEED = 'drawn';
/** The first morning in New Haven, nothing bought, whoever is asked does the least. */
function morningOf(setup: Setup): State {
  const started = startMatch(underOurSun, setup, SEED);
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  while (!match.open.some(({ kind }) => kind === 'act')) {
    const { seat, options, choose } = match.open[0]!;
    const { key } = options.find(one => one.value === null) ?? options[0]!;
    const answered = match.answer(seat, choose === 'some' ? [] : key);
    if (!answered.ok) throw new Error(answered.refusal.says);
  }
  return match.state as State;
}
type Someone = Partial<State['characters'][number]>;
/** Ida, whose turn it is, and Boone, with clear sky. */
function viewOf(...people: readonly Someone[]): View {
  const state = morningOf(missionFor(2, 'dry-well', 'coop', { characters: ['ida', 'boone'] }));
  const characters = state.characters.map((one, who) => ({ ...one, water: one.water, ...people[who] }));
  return { ...state, sun: -1, characters, active: 0 } as View;
}
const drawn = (piece: ComponentType<Table>, table: Partial<Table>): string =>
  renderToStaticMarkup(
    createElement(piece, stillTable<Table>({ stage: { title: '', steps: [], at: 0, meter: null, active: null, heading: '' }, ...table })),
  );
const WAYS = ['n', 'ne', 'se', 's', 'sw', 'nw'];
const hexOn = (way: string): number => way.split(' ').reduce((hex, one) => towards(hex, WAYS.indexOf(one) + 1), HAVEN);
const option = (value: unknown, says = ''): AskedOption => ({ key: says, about: [], says, value }) as AskedOption;

describe('Thirst', () => {
  test('is a forecast: what is drunk phase for phase, then what it costs, then death', () => {
    const view = viewOf({ water: 1, hp: 2 }, { water: 4 });
    const phases = thirstOf(view, 0, 10).map(({ phase, day, drinks, hurt, isDeath }) => [phase, day, drinks, hurt, isDeath]);
    expect(phases).toEqual([
      ['afternoon', 1, 1, 0, false],
      ['night', 1, 0, 1, false],
      ['morning', 2, 0, 1, true],
    ]);
    expect(lastsOf(view, 0)).toMatchObject({ phases: 1, death: { phase: 'morning', day: 2 } });
    expect(lastsOf(view, 1).phases).toBe(4);
  });

  test('counts the phase that runs, with its heat, for whoever has not had their turn', () => {
    const view = { ...viewOf({}, { water: 1 }), sun: SUN_NUMBERS.find(no => sunCard(no).weather === 'heat')! };
    expect(thirstOf(view, 1, 1)).toMatchObject([{ phase: 'morning', drinks: 1, hurt: 1 }]);
  });
});

describe('The land', () => {
  test('has a drawing of its own for every tile of the box', () => {
    const tiles = [...new Set(TILE_NUMBERS.map(no => tileCard(no).id))];
    expect(tiles.filter(id => !DRAWN.includes(id))).toEqual([]);
    expect(tiles).toHaveLength(41);
  });

  test('keeps seven on one hex apart from each other', () => {
    const pieces = Array.from({ length: 7 }, (_, id) => ({ ref: { kind: 'enemy', id } })) as unknown as Parameters<typeof stand>[1];
    const slots = pieces.map(piece => stand(piece, pieces));
    const apart = slots.flatMap((a, i) => slots.slice(i + 1).map(b => Math.hypot(a.x - b.x, a.y - b.y) - a.r - b.r));
    expect(Math.min(...apart)).toBeGreaterThan(-0.02);
  });

  test('says the price of a step before that of a look, and finds the cheapest way over open ground', () => {
    const lying = (way: string, id: string): TileView =>
      ({ ...viewOf().tiles[0]!, hex: hexOn(way), card: TILE_NUMBERS.find(no => tileCard(no).id === id)! }) as TileView;
    const home = viewOf();
    const tiles = [
      ...home.tiles,
      lying('n', 'anvil-ridge'),
      lying('n n', 'salt-table'),
      lying('ne', 'kite-plain'),
      lying('n ne', 'longlight-plain'),
    ];
    const view: View = { ...home, tiles };
    const [sneak, move, explore] = [
      { do: 'sneak', hex: hexOn('ne') },
      { do: 'move', hex: hexOn('ne') },
      { do: 'explore', hex: hexOn('s') },
    ].map(value => option(value)) as [AskedOption, AskedOption, AskedOption];
    expect(costOn(view, 0, [sneak, move])).toBe('1 AP');
    expect(costOn(view, 0, [explore])).toBe('explore 1');
    expect([saidAp('Collect: 1 AP, 2 pieces'), saidAp('Discard: free, lay down'), saidAp('Buy nothing')]).toEqual([1, 0, null]);
    const ways = waysFrom(view, 0);
    expect([ways.get(hexOn('n')), ways.get(hexOn('n ne')), ways.get(hexOn('n n'))]).toEqual([3, 2, 3]);
  });

  test('lets nobody strike a friend before anything else', () => {
    const all = inRing([option({ do: 'duel' }, 'a'), option({ do: 'wait' }, 'b'), option({ do: 'trade' }, 'c')]);
    expect(all.map(one => one.says)).toEqual(['c', 'b', 'a']);
  });

  test('keeps the ways that were walked', () => {
    const steps = stepsIn([
      { type: 'moved', event: { who: 1, from: 3, to: 4 } },
      { type: 'waits', event: { who: 1 } },
      { type: 'moved', event: { who: 1, from: 4, to: 5 } },
    ]);
    expect([...steps]).toEqual([
      [
        1,
        [
          { from: 3, to: 4 },
          { from: 4, to: 5 },
        ],
      ],
    ]);
  });
});

test('Dice are summed exactly, and below none is none', () => {
  expect(spreadOf(['green', 'green'])[4]).toBeCloseTo(1 / 64);
  expect(atLeast(['green', 'green'], 3)).toBeCloseTo(9 / 64);
  expect(spreadOf(['red'])).toEqual([1]);
  expect(meanOf(['yellow', 'yellow'])).toBeCloseTo(1);
});

test('What everybody saw is counted for whom it was', () => {
  const seen = seenIn(
    [
      { type: 'joined', event: { who: 1, with: 0 } },
      { type: 'trade-made', event: { from: 0, to: 1, givenWater: 2, takenWater: 0 } },
      { type: 'struck', event: { who: 0, by: 'character', id: 1 } },
      { type: 'struck', event: { who: 0, by: 'enemy', id: 1 } },
    ],
    2,
  );
  expect(seen).toMatchObject([
    { joined: 0, gave: 2, took: 0, struck: 0 },
    { joined: 1, gave: 0, took: 2, struck: 1 },
  ]);
});

describe('A hidden Son of Liberty', () => {
  /** The same table twice: once Ida is a Son of Liberty, once she is none. */
  const worlds = (): readonly [State, State] => {
    const state = morningOf(missionFor(3, 'lost-patrol', 'semi', { characters: ['ida', 'boone', 'wren'] }));
    const dealt = (id: string): State => ({
      ...state,
      players: state.players.map((player, seat) => (seat === 0 ? { ...player, team: [cardNamed(id)] } : player)),
    });
    return [dealt('saboteur'), dealt('stirrer-of-the-pot')];
  };
  const pieces = [screen.Board, screen.Hand, ...screen.panels.map(({ Piece }) => Piece), screen.Party, screen.Top].filter(
    piece => piece !== undefined,
  ) as readonly ComponentType<Table>[];
  /** Drawn from all there is, so that a piece that looked at what it may not know would give it away. */
  const seenBy = (seat: number, view: State): string => pieces.map(piece => drawn(piece, { view: view as View, seat })).join('\n');

  test('changes nothing that anybody else is drawn', () => {
    const [one, other] = worlds();
    expect(seenBy(1, one) === seenBy(1, other)).toBe(true);
    expect(seenBy(2, one) === seenBy(2, other)).toBe(true);
  });

  test('nor what lies before the Son, as long as the card is face down', () => {
    const [one, other] = worlds();
    expect(seenBy(0, one) === seenBy(0, other)).toBe(true);
    expect(seenBy(0, one)).toContain('Look at your card');
  });

  test('is on the page of everybody once revealed', () => {
    const [state] = worlds();
    const revealed = {
      ...state,
      characters: state.characters.map((character, who) => (who === 0 ? { ...character, isRevealed: true } : character)),
    } as unknown as View;
    expect(drawn(screen.panels[2]!.Piece as ComponentType<Table>, { view: revealed, seat: 1 })).toContain('is a Son of Liberty');
  });
});
