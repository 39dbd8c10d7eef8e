/** What is in the box, and who sees what of it. PA-COMP-*, PA-EQ-*, PA-GAME-6, PA-GAME-7. */
import { viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { asleep } from './campaign/at-rest.ts';
import { BASE_ATTRITION } from './content/attrition.ts';
import {
  ACTION_NUMBERS,
  ARMOUR_NUMBERS,
  actionCard,
  armourCard,
  BEHAVIOUR_NUMBERS,
  backOf,
  behaviourCard,
  colourOf,
  HELM_NUMBERS,
  helmCard,
  isDefensive,
  isOffensive,
  monsterCard,
  STANCE_NUMBERS,
  stanceCard,
  WEAPON_NUMBERS,
  weaponCard,
} from './content/box.ts';
import { COLOURS, HUNTERS, MONSTERS } from './content/kinds.ts';
import { healthOf } from './questions.ts';
import { stateSchema } from './state.ts';
import { hunt, rehearse, SPARE } from './testing/rehearsal.ts';

describe('The box', () => {
  test('[PA-COMP-1] four hunters, each with cards and a weapon of their own', () => {
    expect(HUNTERS).toEqual(['mirah', 'dareon', 'thoreg', 'ljonar']);
    for (const hunter of HUNTERS) {
      expect(ACTION_NUMBERS.some(no => actionCard(no).hunter === hunter)).toBe(true);
      expect(WEAPON_NUMBERS.some(no => weaponCard(no).hunter === hunter)).toBe(true);
    }
  });

  test('[PA-COMP-4][PA-COMP-5] red and blue are offensive, green and yellow defensive', () => {
    const kinds = COLOURS.map(colour => {
      const card = ACTION_NUMBERS.find(no => colourOf(no) === colour)!;
      return [colour, isOffensive(card), isDefensive(card)];
    });

    expect(kinds).toEqual([
      ['red', true, false],
      ['blue', true, false],
      ['green', false, true],
      ['yellow', false, true],
    ]);
  });

  test('[PA-COMP-8] ten attrition cards', () => {
    expect(BASE_ATTRITION.map(({ value }) => value)).toEqual([0, 1, 1, 1, 1, 1, 2, 2, 2, 3]);
  });

  test.each(MONSTERS.filter(monster => monster !== 'sleeper'))(
    '[PA-COMP-10][PA-COMP-11] %s has three behaviours of each mark: nine for each level',
    monster => {
      const marks = BEHAVIOUR_NUMBERS.map(behaviourCard).flatMap(card => (card.monster === monster ? [card.mark] : []));
      const levels = [...new Set(STANCE_NUMBERS.map(stanceCard).flatMap(card => (card.monster === monster ? [card.level] : [])))];

      for (const level of levels) {
        expect(marks.filter(mark => mark >= level && mark <= level + 2)).toHaveLength(9);
        for (const mark of [level, level + 1, level + 2]) expect(marks.filter(one => one === mark)).toHaveLength(3);
      }
      expect(monsterCard(monster).slots - monsterCard(monster).locked).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(MONSTERS)('[PA-COMP-12] %s has three whole stances for each level', monster => {
    const stances = STANCE_NUMBERS.map(stanceCard).filter(card => card.monster === monster);

    for (const { level } of stances) expect(stances.filter(card => card.level === level).map(({ stance }) => stance)).toEqual([1, 2, 3]);
    for (const { toughness, progression, damage, exposed } of stances) {
      expect(toughness === null || toughness >= 1).toBe(true);
      expect(progression).toBeGreaterThanOrEqual(0);
      expect(damage).toBeGreaterThanOrEqual(0);
      expect(Array.isArray(exposed)).toBe(true);
    }
  });

  test('[PA-COMP-13] health is ten, however many hunt', () => {
    for (const monster of MONSTERS) expect(asleep(monster, 1).health).toBe(10);
    expect([2, 4].map(n => hunt({ hunters: Array.from({ length: n }, () => ({})) }).monster.health)).toEqual([10, 10]);
  });

  test('[PA-COMP-15][PA-R-41] a KO token comes red side up, and has a black one', () => {
    const r = hunt({
      hunters: [{ damage: 8, hand: [{ id: 'test-cut' }] }, { hand: [SPARE] }],
      slots: [{ icons: ['attack'], base: [{ do: 'hit' }] }],
    })
      .play()
      .answer('act', 'test-cut')
      .answer('deplete', 'helm');
    expect(r.hunter(0).ko).toBe('red');

    r.untilScene('consume', ({ kind }) => (kind === 'move' ? 'stay' : 'end')).untilScene('end-round', ({ kind }) =>
      kind === 'move' ? 'stay' : 'end',
    );
    expect(r.hunter(0).ko).toBe('black');
  });

  test('[PA-EQ-1] every weapon has class, level, damage and four counts of cards', () => {
    for (const { hunter, level, damage, deck } of WEAPON_NUMBERS.map(weaponCard)) {
      expect(HUNTERS).toContain(hunter);
      expect([1, 2, 3]).toContain(level);
      expect(damage).toBeGreaterThanOrEqual(1);
      expect(deck).toHaveLength(4);
    }
  });

  test('[PA-EQ-3] depleted gear gives no health, but its text holds', () => {
    const helm = { health: 4, abilities: [{ on: 'played', effects: [{ do: 'stamina', n: 1 }] }] } as const;
    const r = hunt({ hunters: [{ helm, isHelmDepleted: true, hand: [{ id: 'test-cut' }, SPARE] }, {}] })
      .play()
      .answer('act', 'test-cut');

    expect(healthOf(r.state, 0)).toBe(5);
    expect(r.hunter(0).stamina).toBe(1);
  });

  test('[PA-EQ-4] basic armour gives 5 health, the basic helm 4', () => {
    expect([armourCard(ARMOUR_NUMBERS[0]!).health, helmCard(HELM_NUMBERS[0]!).health]).toEqual([5, 4]);
    expect(healthOf(hunt().state, 0)).toBe(9);
  });
});

describe('Who sees what', () => {
  const state = () => hunt({ hunters: [{ hand: [{ id: 'test-mine' }], discard: [SPARE] }, { hand: [SPARE] }] }).state;

  test('[PA-GAME-6][PA-R-30] hands and discards are open; orders of piles and fronts are not', () => {
    const table = state();
    const view = viewOf(stateSchema, table, 1);

    expect(view.hunters[0]!.hand).toEqual(table.hunters[0]!.hand);
    expect(view.hunters[0]!.discard).toEqual(table.hunters[0]!.discard);
    expect(view.hunters.map(({ deck }) => deck)).toEqual([10, 10]);
    expect(view.monster.pile).toBe(6);
    expect(view.attrition.pile).toBe(10);
  });

  test('[PA-GAME-6][PA-COMP-9] of a face-down behaviour only the back is seen', () => {
    const table = state();

    const { slots } = viewOf(stateSchema, table, 0).monster;

    expect(slots.map(({ down }) => down)).toEqual(
      table.monster.slots.map(({ down }) => ({ n: 1, shown: [{ at: 0, is: backOf(down[0]!) }] })),
    );
    expect(JSON.stringify(slots)).not.toContain(`${table.monster.slots[0]!.down[0]!}`);
  });

  test('[PA-R-30] a table may close its hands: of others only how many', () => {
    const closed = { ...state(), isClosed: true };

    expect(viewOf(stateSchema, closed, 1).hunters.map(({ hand }) => hand)).toEqual([1, closed.hunters[1]!.hand]);
  });

  test('[PA-GAME-7] the same answers on the same cards are the same fight', () => {
    const idle = ({ kind, options }: { readonly kind: string; readonly options: readonly { readonly key: string }[] }) =>
      kind === 'move' ? 'stay' : options[0]!.key;
    const start = hunt({ hunters: [{ deck: Array.from({ length: 12 }, (_, i) => ({ colour: COLOURS[i % 4]! })) }, {}] }).state;
    const [one, other] = [1, 2].map(() =>
      rehearse(structuredClone(start)).untilScene('end-round', idle).untilScene('begin-turns', idle).untilScene('end-round', idle),
    );

    expect(one!.types('card-played').length).toBeGreaterThan(0);
    expect(one!.told).toEqual(other!.told);
    expect(one!.state).toEqual(other!.state);
  });
});
