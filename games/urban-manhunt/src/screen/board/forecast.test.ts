/** What was told of crims stays at them while it comes. */
import type { Line, SeenIntent } from '@quarry/protocol';
import { describe, expect, test } from 'vitest';
import { cardNamed } from '../../content/box.ts';
import { newState } from '../../first-state.ts';
import { newCrim, newHunter, type View } from '../../state.ts';
import type { Table } from '../names.ts';
import { type Forecast, forecastNow, NO_FORECAST } from './forecast.ts';

const BRAWLER = cardNamed('alley-brawler.1');
const HUNTERS = [newHunter(), newHunter()].map((one, seat) => ({ ...one, slate: seat, isIn: true, x: 9_000 * (seat + 1), y: 9_000 }));
const CRIMS = [1, 2, 3].map(no => newCrim(no, BRAWLER, { x: 10_000 * no, y: 30_000 }));
const HUNTING: View = { ...newState(2, 0, 'standard', 'bronze'), turn: 2, phase: 'hunter', step: 'act', hunters: HUNTERS, crims: CRIMS };
const acts = (acted: number): View => ({ ...HUNTING, phase: 'crim', step: 'crim', acted });

const intent = (says: string, hitsYou?: number): SeenIntent => ({
  says,
  why: '',
  facts: { attacks: ['Pistol'], hit: [80], kill: [40], ...(hitsYou !== undefined && { hitsYou }) },
});
const line = (type: string, event: Line['event'] = {}): Line => ({ type, event, rule: 'UM-CRIM-2', says: '', under: '' });

const at = (view: View, more: Partial<Table>, before: Forecast): Forecast =>
  forecastNow({ view, asked: null, now: null, seat: 0, ...more }, before);
const asking = (says: (no: number) => SeenIntent | null): Partial<Table> => ({
  asked: {} as Table['asked'],
  intent: ({ id }) => says(Number(id)),
});
const sayingIn = ({ told }: Forecast): unknown[] => [...told].map(([no, { says, facts }]) => [no, says, facts?.['hitsYou'] ?? null]);

const first = at(
  HUNTING,
  asking(no => intent(no === 3 ? 'flees' : 'shoots you for 3', no === 3 ? undefined : 60 + no)),
  NO_FORECAST,
);

describe('[UM-CRIM-2] what a crim is about to do', () => {
  test('stays at it while something is shown, until the next one acts; what one could do to it does not', () => {
    const all = [
      [1, 'shoots you for 3', 61],
      [2, 'shoots you for 3', 62],
      [3, 'flees', null],
    ];
    expect(sayingIn(first)).toEqual(all);
    expect(first.told.get(1)!.facts).toEqual({ hitsYou: 61 });
    const attacked = at(acts(1), { now: line('hunter-attacked', { crim: 1, seat: 0 }) }, first);
    expect(sayingIn(attacked)).toEqual(all);
    expect(sayingIn(at(acts(2), { now: line('crim-ordered', { crim: 2 }) }, attacked))).toEqual(all.slice(1));
  });

  test('stays at it while somebody is asked about what it does, though it counts as done', () => {
    const asked = at(
      acts(1),
      asking(no => intent(no === 1 ? '?' : 'charges you for 2', no === 1 ? undefined : 30)),
      first,
    );
    expect(sayingIn(asked).toSorted()).toEqual([
      [1, 'shoots you for 3', 61],
      [2, 'charges you for 2', 30],
      [3, 'charges you for 2', 30],
    ]);
  });

  test('stays until the answer to a new question is there', () => {
    expect(
      sayingIn(
        at(
          HUNTING,
          asking(() => null),
          first,
        ),
      ),
    ).toEqual(sayingIn(first));
  });

  test('is forgotten when another hunter has moved, with the turn, and of one that is given an order, pushed or eliminated', () => {
    const moved = { ...HUNTING, hunters: HUNTERS.with(1, { ...HUNTERS[1]!, x: 20_000 }) };
    expect(sayingIn(at(moved, {}, first))).toEqual([]);
    expect(sayingIn(at({ ...HUNTING, turn: 3 }, {}, first))).toEqual([]);
    const walked = { ...HUNTING, hunters: HUNTERS.with(0, { ...HUNTERS[0]!, x: 4_000 }) };
    expect(sayingIn(at(walked, {}, first)), 'the own way was laid').toEqual(sayingIn(first));
    for (const type of ['order-given', 'crim-pushed', 'crim-eliminated'])
      expect(sayingIn(at(HUNTING, { now: line(type, { crim: 2, seat: 1 }) }, first)).length).toBe(2);
  });
});
