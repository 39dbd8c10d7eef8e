/** What the board is drawn from: no name tells a coordinate, and nobody is lost who stands where another stands, outside of the zone, or is not known. */
import { SampledChance, Seed, startMatch } from '@quarry/kernel';
import { stillTable } from '@quarry/screen/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { urbanManhunt } from '../../game.ts';
import type { View } from '../../state.ts';
import { crimPrinted, type Table } from '../names.ts';
import { Board } from './board.tsx';
import { pictureOf } from './picture.ts';

/** The first moment of a match at which a hunter acts among several crims that can be seen. */
function amongCrims(): View {
  const { setup } = urbanManhunt.tables.find(one => urbanManhunt.seatsOf(one.setup) === 2)!;
  const started = startMatch(urbanManhunt, setup, 'the picture', 'nothing');
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  const chance = new SampledChance<'bot'>(new Seed('who plays'));
  for (;;) {
    const decision = match.open[0]!;
    const { kind, seat } = decision;
    const view = match.view(seat) as View;
    if (kind === 'act' && view.crims.length > 1 && view.crims.every(({ hiddenIn }) => hiddenIn < 0)) return view;
    match.answer(seat, urbanManhunt.sensible(view, decision, seat, chance));
  }
}

const VIEW = amongCrims();
const [FIRST, SECOND] = VIEW.crims as [View['crims'][number], View['crims'][number]];
const nameOf = ({ card }: View['crims'][number]): string => crimPrinted(card)!.name;
const UNKNOWN = 99_999;
const still = (some: Partial<Table>): Table => stillTable<Table>({ view: VIEW, ...some });
const withCrim = (i: number, rest: Partial<View['crims'][number]>): View => ({
  ...VIEW,
  crims: VIEW.crims.map((crim, at) => (at === i ? { ...crim, ...rest } : crim)),
});
const ASKED = { kind: 'before-roll', choose: 'one', options: [], outline: null };
const drawn = (view: View): string => renderToStaticMarkup(createElement(Board, still({ view })));

test('no name tells a coordinate', () => {
  expect(pictureOf(VIEW).pieces.filter(({ says }) => /\(\d+(\.\d+)?, \d/.test(says))).toEqual([]);
});

test('who stands on one spot stands side by side', () => {
  const [one, other] = pictureOf(withCrim(1, { x: FIRST.x, y: FIRST.y })).pieces.filter(
    ({ ref }) => ref.kind === 'crim' && [FIRST.no, SECOND.no].includes(Number(ref.id)),
  );
  expect(Math.abs(one!.x - other!.x)).toBeGreaterThan(0.5);
  expect(one!.y).toBe(other!.y);
});

test('who stands outside of the zone is drawn there, with the name', () => {
  const view = withCrim(1, { x: -2_000, y: 52_000 });
  expect(pictureOf(view).pieces.find(({ ref }) => ref.kind === 'crim' && ref.id === SECOND.no)).toMatchObject({ x: -2, y: 52 });
  expect(drawn(view)).toContain(`>${nameOf(SECOND)}</text>`);
});

test('a crim that the page does not know is drawn plainly and named, and so are the others', () => {
  const page = drawn(withCrim(1, { card: UNKNOWN }));
  expect(page).toContain(`Crim ${SECOND.no}, which this page does not know`);
  expect(page).toContain(`>Crim ${SECOND.no}</text>`);
  expect(page).toContain(`>${nameOf(FIRST)}</text>`);
});

test('a calm crim has a notched ring, one that is about to attack a full one with a sign', () => {
  const table = (hitsYou: boolean): Table =>
    still({ intent: () => ({ says: 'shoots you for 2', why: '', facts: hitsYou ? { hitsYou: 66 } : {} }) });
  const page = (hitsYou: boolean): string => renderToStaticMarkup(createElement(Board, table(hitsYou)));
  expect(page(false)).not.toContain('plane-base is-notched is-danger');
  expect(page(true)).toContain('plane-base is-notched is-danger');
  expect(page(true)).toContain('>66%</text>');
});

test('what shooters see of the ground stays hatched while a way is laid, which is told without it', () => {
  const asked = {
    options: [],
    choose: 'path',
    outline: [
      [
        { x: 0, y: 0 },
        { x: 9, y: 0 },
        { x: 9, y: 9 },
      ],
    ],
    from: null,
  } as unknown as Table['asked'];
  const intent: Table['intent'] = (_, isNow) => ({ says: '', why: '', facts: isNow ? { sees: [1, 1, 2] } : { seenFrom: 1 } });
  const page = renderToStaticMarkup(
    createElement(Board, still({ asked, intent, placed: { path: [{ x: 2, y: 2 }], says: '', refused: null } })),
  );
  expect(page.match(/class="hatching-line"/g)).toHaveLength(VIEW.crims.length);
});

test('wounds stand below whoever has taken any, in as many slots as can be taken', () => {
  const taken = (view: View): number => drawn(view).match(/class="is-taken"/g)?.length ?? 0;
  const whole: View = {
    ...VIEW,
    crims: VIEW.crims.map(crim => ({ ...crim, wounds: 0 })),
    hunters: VIEW.hunters.map(hunter => ({ ...hunter, wounds: 0 })),
  };
  expect([taken(whole), drawn(whole).includes('um-wounds')]).toEqual([0, false]);
  expect(taken({ ...whole, crims: whole.crims.map(crim => (crim.no === FIRST.no ? { ...crim, wounds: 1 } : crim)) })).toBe(1);
  expect(taken({ ...whole, hunters: whole.hunters.map(hunter => ({ ...hunter, wounds: 2 })) })).toBe(
    2 * whole.hunters.filter(one => one.isIn).length,
  );
});

test('whom a check that is asked about is against comes into the picture, with whoever makes it', () => {
  const asked = (facts: Record<string, unknown>): string =>
    renderToStaticMarkup(createElement(Board, still({ seat: 0, asked: { ...ASKED, facts } as unknown as Table['asked'] })));
  const meant = (page: string): string[] =>
    [...page.matchAll(/class="um-model"[^>]*data-looked="" data-about="([^"]*)"/g)].map(([, about]) => about!).sort();
  expect(meant(asked({ crim: FIRST.no }))).toEqual([`crim ${FIRST.no}`, 'hunter 0']);
  expect(meant(asked({ crim: 0 }))).toEqual([]);
});
