/** What near the end of a way is worth standing at. The Test Yard has its Barricade from (20, 23.8) to (28, 24.2), its Block from (10, 10) to (16, 14) and its Rubble from (34, 10) to (40, 16). */
import { expect, test } from 'vitest';
import { cardNamed } from '../../content/box.ts';
import { podOf, zoneNamed } from '../../content/maps.ts';
import { newState } from '../../first-state.ts';
import { type CrimView, newCrim, newHunter, type View } from '../../state.ts';
import { nearbyOf, snapsIn } from './nearby.ts';

const YARD = zoneNamed('test-yard');
const BRAWLER = cardNamed('alley-brawler.1');
const yard = (crims: readonly CrimView[] = []): View => ({
  ...newState(1, YARD, 'standard', 'bronze'),
  hunters: [{ ...newHunter(), slate: 0, isIn: true, x: 24_000, y: 20_000 }],
  crims: [...crims],
});
const ANYWHERE = [
  [
    { x: 0, y: 0 },
    { x: 48, y: 0 },
    { x: 48, y: 48 },
    { x: 0, y: 48 },
  ],
];

test('the nearest comes first, and its gap is from the base: a wall half an inch off', () => {
  const [first] = nearbyOf(yard(), 0, { x: 24, y: 22.8 });
  expect(first).toEqual({ sort: 'cover', name: 'Barricade', gap: 0.5, touch: { x: 24, y: 23.8 }, stand: { x: 24, y: 23.28 } });
});

test('one snaps to the nearest of each sort: beside a wall, base to base, and to a pod', () => {
  const view = yard([newCrim(1, BRAWLER, { x: 27_000, y: 20_000 })]);
  const snaps = snapsIn(nearbyOf(view, 0, { x: 24, y: 20 }), ANYWHERE);
  expect(snaps.map(({ sort, name }) => `${sort} ${name}`)).toEqual([
    'cover Barricade',
    'contact Alley Brawler',
    expect.stringMatching(/^pod pod \d$/),
  ]);
  expect(snaps[1]!.stand).toEqual({ x: 25.98, y: 20 });
});

test('[UM-COV-4] in an area one snaps into it, for its cover is for whoever has the middle of the base there', () => {
  const [rubble] = nearbyOf(yard(), 0, { x: 33.8, y: 13 });
  expect(rubble).toMatchObject({ name: 'Rubble', gap: 0.2, stand: { x: 34.1, y: 13 } });
});

test('not to where no way can lead, nor to what is touched already', () => {
  const near = [
    [
      { x: 23, y: 22 },
      { x: 25, y: 22 },
      { x: 25, y: 23.2 },
      { x: 23, y: 23.2 },
    ],
  ];
  const view = yard([newCrim(1, BRAWLER, { x: 27_000, y: 20_000 })]);
  expect(snapsIn(nearbyOf(view, 0, { x: 24, y: 22.5 }), near).map(({ name }) => name)).toEqual(['Barricade']);
  expect(snapsIn(nearbyOf(view, 0, { x: 24, y: 23.28 }), near)).toEqual([]);
});

test('[UM-POD-3] neither an empty pod nor a hidden crim is snapped to; on a roof only who stands on it', () => {
  const pod = podOf(YARD, 0);
  const hidden = { ...newCrim(1, BRAWLER, { x: 27_000, y: 20_000 }), hiddenIn: 2 };
  const view = { ...yard([hidden]), pods: [false] };
  expect(nearbyOf(view, 0, { x: pod.x / 1000 - 2, y: pod.y / 1000 }).filter(({ sort }) => sort !== 'cover')).toEqual([]);

  const below = newCrim(1, BRAWLER, { x: 17_000, y: 12_000 });
  const above = { ...newCrim(2, BRAWLER, { x: 12_000, y: 12_000 }), surface: 1 };
  const onRoof = nearbyOf(yard([below, above]), 0, { x: 14.5, y: 12 }).filter(({ sort }) => sort !== 'cover');
  expect(onRoof.map(({ sort, touch }) => ({ sort, touch }))).toEqual([{ sort: 'contact', touch: { x: 12.5, y: 12 } }]);
});
