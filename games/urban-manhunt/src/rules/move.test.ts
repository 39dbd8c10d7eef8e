/** Shows the Move action: MOV-1..3, 7, 9, 10, and moves that a card gives. */
import { expect, test } from 'vitest';
import { hunter, THUG } from '../testing/fixtures.ts';
import { type At, given, type HunterOn, type Rehearsal } from '../testing/rehearsal.ts';
import { freeMove } from './walk.ts';

const BLOCK = 1;
const moving = (on: HunterOn, dice: readonly number[], crims: readonly At[] = [], how: 'move' | 'hard-move' = 'move'): Rehearsal =>
  given({ hunters: [on], crims: crims.map(at => ({ card: THUG, at })), dice: { check: dice } })
    .play()
    .answer('act', how);
const rolled = (rehearsal: Rehearsal) => rehearsal.toldOf('rolled').map(({ sizes }) => sizes);

test('[UM-MOV-1] a hunter moves 4" and 1" for each success', () => {
  const two = moving({ at: [20, 20] }, [3, 6, 9]);
  const none = moving({ at: [20, 20] }, [3, 5, 5]);

  expect(two.toldOf('rolled')).toMatchObject([{ check: 'move', impact: 3, sizes: [10, 10], threshold: 0 }]);
  expect(two.open[0]!.facts).toMatchObject({ inches: 6 });
  expect(none.open[0]!.facts).toMatchObject({ inches: 4 });
});

test('[UM-MOV-2] [UM-R-24] announcing hard going downgrades all dice before the roll', () => {
  const rehearsal = moving({ at: [20, 20] }, [3, 8, 5], [], 'hard-move');

  expect(rolled(rehearsal)).toEqual([[8, 8]]);
  expect(rehearsal.asks).toBe('walk');
  expect(rehearsal.open[0]!.facts).toMatchObject({ inches: 5, mayCrossDifficult: true, mayClimbUp: true });
});

test('[UM-MOV-3] [UM-R-25] difficult ground and a climb in one move downgrade the dice once', () => {
  const rehearsal = moving({ at: [9.5, 12] }, [6, 6, 6], [], 'hard-move');

  expect(rolled(rehearsal)).toEqual([[8, 8]]);
  expect(rehearsal.objection([[10.5, 12]])).toBe(null);
});

test('[UM-MOV-2] whoever minds neither difficult ground nor climbs loses nothing', () => {
  const slate = hunter({
    rule: { name: 'Climber', texts: [{ when: 'always', effects: [{ do: 'ignore-difficult' }, { do: 'ignore-climb' }] }] },
  });
  const rehearsal = moving({ slate, at: [9.5, 12] }, [3, 2, 2]);

  expect(rolled(rehearsal)).toEqual([[10, 10]]);
  expect(rehearsal.asks).toBe('walk');
  expect(rehearsal.objection([[10.5, 12]])).toBe(null);
});

test('[UM-MOV-2] whoever minds only climbs crosses difficult ground in any case', () => {
  const slate = hunter({ rule: { name: 'Wader', texts: [{ when: 'always', effects: [{ do: 'ignore-difficult' }] }] } });
  const rehearsal = moving({ slate, at: [24, 23] }, [3, 2, 2]);

  expect(rehearsal.objection([[24, 25]])).toBe(null);
});

test('[UM-MOV-7] an engaged hunter may Move', () => {
  const rehearsal = given({ hunters: [{ at: [20, 20] }], crims: [{ card: THUG, at: [21, 20] }] }).play();

  expect(rehearsal.options()).toContain('move');
});

test('[UM-MOV-9] a move into contact starts nothing', () => {
  const rehearsal = moving({ at: [20, 20] }, [3, 2, 2], [[24, 20]]).answer('walk', [[23, 20]]);

  expect(rehearsal.types()).toEqual(['action-taken', 'rolled', 'checked', 'hunter-moved']);
  expect(rehearsal.asks).toBe('act');
  expect(rehearsal.options()).toContain('fight');
});

test('[UM-MOV-10] an Impact Die that counts as two successes adds its inch', () => {
  const rehearsal = moving({ at: [20, 20] }, [10, 2, 2]).answer('impact-option', 'two-successes');

  expect(rehearsal.open[0]!.facts).toMatchObject({ inches: 6 });
});

test('[UM-MOM-5] a move that a card gives needs no roll, leaves crims without strikes, and crosses and climbs freely', () => {
  const rehearsal = given({
    hunters: [{ at: [9.5, 12] }],
    crims: [
      { card: THUG, at: [8.4, 12] },
      { card: THUG, at: [9.5, 14.9] },
    ],
  });

  rehearsal.run(table => freeMove(table, 0, ['Glide', 4], 'any', 'UM-MOM-5'));

  expect(rehearsal.asks).toBe('free-move');
  expect(rehearsal.objection([[9.5, 9]])).toBe(null);
  expect(rehearsal.objection([[9.5, 7.9]])).toMatchObject({ why: 'UM-MOM-5' });
  rehearsal.answer('free-move', [[10.5, 12]]);
  expect(rehearsal.hunter(0)).toMatchObject({ x: 10500, surface: BLOCK, actionsLeft: 2 });
  expect(rehearsal.types()).toEqual(['hunter-moved']);
});

test('[UM-MOM-5] a free move toward a crim ends nearer to one than it began, or nowhere', () => {
  const rehearsal = given({ hunters: [{ at: [20, 20] }], crims: [{ card: THUG, at: [26, 20] }] });

  rehearsal.run(table => freeMove(table, 0, ['Glide', 4], 'crim', 'UM-MOM-5'));

  expect(rehearsal.objection([[19, 20]])).toEqual({ why: 'UM-MOM-5', says: 'The path must end nearer to one of the crims than it began.' });
  expect(
    rehearsal.objection([
      [19, 20],
      [21, 20.5],
    ]),
  ).toBe(null);
  expect(rehearsal.objection([])).toBe(null);
});
