/** What this screen does not know is drawn plainly, and named. */
import { type Face, startMatch } from '@quarry/kernel';
import { stillTable } from '@quarry/screen/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { MonsterId, Terrain } from '../content/kinds.ts';
import { primal } from '../game.ts';
import { couldBe } from '../questions/foresight.ts';
import { prologueFor } from '../setup.ts';
import type { View } from '../state.ts';
import { Body, CALM } from './beasts/body.tsx';
import { Card, lookOf } from './cards.tsx';
import { Behaviours } from './hunt/behaviours.tsx';
import { Chain, heldSays } from './hunt/chain.tsx';
import { Grounds } from './hunt/ground.tsx';
import { DESK } from './hunt/ring.ts';
import { nameOfSeat, type Table } from './names.ts';

const NO_SUCH_CARD = 99_999;
const textsIn = (markup: string): readonly string[] => [...markup.matchAll(/>([^<>]+)</g)].map(([, text]) => text!);

test('a beast goes by its name where its picture would lie', () => {
  const markup = renderToStaticMarkup(createElement(Body, { id: 'marshwight' as MonsterId, mood: CALM }));

  expect(textsIn(markup)).toEqual(['marshwight']);
  expect(markup).not.toContain('<image');
});

test('a card has its words alone', () => {
  const face: Face = { name: 'Of Another Box', kind: 'Omen', says: 'Nobody moves.' };
  const table = stillTable<Table>({ face: () => face });

  expect(lookOf(NO_SUCH_CARD, face)).toEqual({});
  expect(textsIn(renderToStaticMarkup(createElement(Card, { table, no: NO_SUCH_CARD })))).toEqual([
    'Omen',
    'Of Another Box',
    'Nobody moves.',
  ]);
});

test('a card that is turned up against the chain and one that strikes are there with what is known of them', () => {
  const started = startMatch(primal, prologueFor(2), 'a box of tomorrow');
  if (!started.ok) throw new Error(started.refusal.says);
  const view = structuredClone(started.value.view(0)) as View;
  const { monster } = view;
  const unknown = {
    ...view,
    attrition: { ...view.attrition, revealed: [NO_SUCH_CARD] },
    monster: { ...monster, slots: monster.slots.map(one => ({ ...one, up: [NO_SUCH_CARD] })) },
  } as View;
  const table = stillTable<Table>({ view: unknown, face: () => ({ name: 'Of Another Box', kind: 'Omen', says: 'Nobody moves.' }) });

  expect(textsIn(renderToStaticMarkup(createElement(Chain, { table })))).toEqual(expect.arrayContaining(['attrition', '?']));
  expect(textsIn(renderToStaticMarkup(createElement(Behaviours, { table })))).toEqual(expect.arrayContaining(['Of Another Box']));
});

test('ground of a kind that nobody drew is named where it lies', () => {
  const view = { terrain: [{ kind: 'tar' as Terrain, sector: 1, isRed: false }] } as unknown as View;

  expect(textsIn(renderToStaticMarkup(createElement(Grounds, { table: stillTable<Table>({ view }), ring: DESK })))).toEqual(['tar']);
});

test('a hunter of whom there is no name goes by what is known', () => {
  const view = { hunters: [{ id: 'ysolde' }] } as unknown as View;

  expect([nameOfSeat(view, 0), nameOfSeat(view, 4)]).toEqual(['ysolde', 'Seat 5']);
});

test('[PA-ATT-8][PA-ATT-9] what is turned up says what would hold it, and then whether anything did', () => {
  const told = (type: string): string => heldSays({ now: { type, event: { card: 7 } } as unknown as Table['now'], asked: null }, 7);
  const asked = { kind: 'prevent', facts: { harm: 'attrition' } } as unknown as Table['asked'];

  expect(['attrition-revealed', 'attrition-failed', 'attrition-resisted'].map(told)).toEqual([
    'match it with defence',
    'it gets through',
    'defence stops it',
  ]);
  expect(heldSays({ now: null, asked }, 7)).toBe('it gets through');
});

test('[PA-KO-3] whoever is down has no health to show, though nothing hurts them any more', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { Party } = await import('./party.tsx');
  const started = startMatch(primal, prologueFor(2), 'down');
  if (!started.ok) throw new Error(started.refusal.says);
  const view = structuredClone(started.value.view(0)) as View;
  const [first, second] = view.hunters;
  const fallen = { ...view, hunters: [{ ...first!, ko: 'red' }, second!] } as View;
  const drawn = (isNarrow: boolean) => renderToStaticMarkup(createElement(Party, { ...stillTable<Table>({ view: fallen }), isNarrow }));

  expect(textsIn(drawn(false)).filter(text => text === 'down' || /^\d+\/\d+$/.test(text))).toEqual(['down', '9/9']);
  expect(drawn(false).match(/<i(?! class="is-lost")/g)).toHaveLength(9);
});

test('a behaviour that is looked at is told by its back and by what may lie there, not by one’s own gear', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  const { Gear } = await import('./gear.tsx');
  vi.unstubAllGlobals();
  const started = startMatch(primal, prologueFor(2), 'what lies there');
  if (!started.ok) throw new Error(started.refusal.says);
  const view = started.value.view(0) as View;
  const inspected = { kind: 'slot', id: 1 } as const;
  const table = stillTable<Table>({ view, inspected, face: no => ({ name: `Card ${no}`, kind: 'Behaviour', says: 'It wakes.' }) });

  const says = textsIn(renderToStaticMarkup(createElement(Gear, table))).join(' ');

  expect(says).toMatch(/^Behaviour .*II.*asleep It wakes .*, number .*lies? there: Card \d+/);
  for (const no of couldBe(view, 1)) expect(says).toContain(`Card ${no}`);
  expect(says).not.toContain(`Card ${view.hunters[0]!.weapon}.`);
});
