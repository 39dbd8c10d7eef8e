/** A change is told as it was, where a limit left less of it than was asked for: the number that is told and what was there add up. */
import { expect, test } from 'vitest';
import { cardNamed, MASTERY_NUMBERS, masteryCard } from '../content/box.ts';
import type { Table } from '../events.ts';
import { changeStamina, countMastery, countOn } from './hunters.ts';
import { accelerate, changeStruggle, changeTrack } from './monster.ts';

const mastery = MASTERY_NUMBERS.find(no => masteryCard(no).hunter === 'ljonar')!;
const { focus } = masteryCard(mastery);

function told(deed: (table: Table) => void): object | undefined {
  const events: object[] = [];
  const hunter = { stamina: 1, counters: focus - 1, isFocused: false, mastery, gearCounters: [2, 0, 0, 0] };
  const monster = { id: 'ramhide', struggle: 2, acceleration: 1, track: 1 };
  deed({ state: { hunters: [hunter], monster }, tell: (event: object) => events.push(event) } as unknown as Table);
  return events[0];
}

test('[PA-STRUG-5] struggle stops at 0', () => {
  expect(told(table => changeStruggle(table, -3, 'card', 'PA-STRUG-5'))).toMatchObject({ by: -2, struggle: 0 });
});
test('[PA-STRUG-3] to what it falls after an unleash is told with the unleash', () => {
  expect(told(table => changeStruggle(table, -1, 'unleash', 'PA-STRUG-3'))).toMatchObject({ by: -1, within: 'PA-STRUG-1' });
  expect(told(table => changeStruggle(table, -1, 'card', 'PA-STRUG-3'))).not.toHaveProperty('within');
});
test('[PA-TOK-3] no more acceleration goes than there is', () => {
  expect(told(table => accelerate(table, -3))).toMatchObject({ by: -1, now: 0 });
});
test('[PA-GAME-4] a track has an end', () => {
  expect(told(table => changeTrack(table, 9))).toMatchObject({ by: 2, now: 3 });
});
test('[PA-STAM-8] no more tokens go than there are', () => {
  expect(told(table => changeStamina(table, 0, -4, 'PA-STAM-8'))).toMatchObject({ by: -1, now: 0 });
});
test('[PA-MAST-6] counters beyond the focus value are not kept', () => {
  expect(told(table => countMastery(table, 0, 3))).toMatchObject({ by: 1, now: focus });
});
test('[PA-GAME-8] counters on gear stop at 0', () => {
  expect(told(table => countOn(table, 0, cardNamed('wound.1'), 0, -5))).toMatchObject({ by: -2, now: 0 });
});
