/** What each deed that lays a hunt out changes, and what it tells. */
import { set } from '@quarry/kernel/deeds';
import { afterAll, expect, test } from 'vitest';
import { ATTRITION_NUMBERS, attritionCard, BEHAVIOUR_NUMBERS, behaviourCard, keyOf } from '../content/box.ts';
import { MONSTERS } from '../content/kinds.ts';
import { expeditionFor } from '../setup.ts';
import type { State } from '../state.ts';
import { deedsOf, inCampDoing } from '../testing/doing.ts';
import * as hunt from './hunt.ts';

const shown = new Set<string>();
const of = (name: keyof typeof hunt): string => {
  shown.add(name);
  return name;
};
afterAll(() => expect(deedsOf(hunt).filter(name => !shown.has(name))).toEqual([]));

const before = (monster: (typeof MONSTERS)[number] = 'ramhide', level = 1) => ({ setup: expeditionFor(3, monster, level) });
type Deed = Parameters<typeof inCampDoing>[1];
/** What the deed leaves, once the hunt was laid out. */
function after<T>(deed: Deed, look: (state: State) => T, at = before()): T {
  let seen: T | undefined;
  inCampDoing(at, table => {
    hunt.layOut(table);
    deed(table);
    seen = look(table.state);
  });
  return seen!;
}

test(`[PA-SET-5][PA-SET-8][PA-SET-10] ${of('layOut')}: the monster, its slots and the hunters`, () => {
  const { told } = inCampDoing(before(), hunt.layOut);
  expect(told.slice(0, 1)).toEqual([{ type: 'hunt-opened', rule: 'PA-SET-1', monster: 'ramhide', level: 1, scenario: 2, hunters: 3 }]);
  expect(told.slice(1)).toMatchObject([{ type: 'stance-set', rule: 'PA-SET-5', level: 1 }]);
  const look = ({ monster, round, hunters, terrain }: State) => ({
    ...{ id: monster.id, struggle: monster.struggle, track: monster.track, health: monster.health, round, terrain },
    slots: monster.slots,
    hunters: hunters.map(({ sector, damage, ko }) => ({ sector, damage, ko })),
  });
  expect(after(() => {}, look, before())).toEqual({
    id: 'ramhide',
    struggle: 3,
    track: 0,
    health: 10,
    round: 1,
    terrain: [],
    slots: [
      { isLocked: false, isStunned: false, serial: 0, up: [], known: [], down: [] },
      { isLocked: false, isStunned: false, serial: 0, up: [], known: [], down: [] },
      { isLocked: false, isStunned: false, serial: 0, up: [], known: [], down: [] },
    ],
    hunters: [
      { sector: 2, damage: 0, ko: 'up' },
      { sector: 2, damage: 0, ko: 'up' },
      { sector: 2, damage: 0, ko: 'up' },
    ],
  });
});
test(`[PA-SET-3] ${of('layOut')}: potions of the loadout`, () => {
  let potions: (readonly number[])[] = [];
  inCampDoing(before(), table => {
    set(table.state.belongings[1]!, { loadout: [5] });
    hunt.layOut(table);
    potions = table.state.hunters.map(one => one.potions);
  });
  expect(potions[1]).toEqual([5]);
});
test(`[PA-BEH-1] ${of('layOut')}: the slots that are locked at first are the last ones`, () => {
  const locked = (monster: (typeof MONSTERS)[number]) =>
    after(
      () => {},
      ({ monster: { slots } }) => slots.map(one => one.isLocked),
      before(monster, 0),
    );
  expect(
    Object.fromEntries(
      MONSTERS.map(monster => [
        monster,
        locked(monster)
          .map(is => (is ? 'locked' : 'open'))
          .join(' '),
      ]),
    ),
  ).toEqual({
    cinderwing: 'open open open',
    ramhide: 'open open open',
    stormhorn: 'open open open',
    reefmaw: 'open open open',
    glasspelt: 'open open open',
    orehulk: 'open open open',
    mirrorback: 'open open open',
    thunderdrake: 'open open open',
    sleeper: 'open open open open locked locked',
  });
});
test(`[PA-SET-6] ${of('bringOutFirst')}: peril and objective of the first stance`, () => {
  expect(after(hunt.bringOutFirst, ({ monster }) => [...monster.perils, ...monster.objectives].map(one => keyOf(one.card)))).toEqual([
    'ramhide-grit-in-the-teeth',
    'ramhide-let-it-run',
  ]);
});
test.each([0, 1, 3])(
  `[PA-SET-7][PA-COMP-10] ${of('layBehaviours')}: the marks of level %s and of the two above; each open slot gets one`,
  level => {
    const deck = BEHAVIOUR_NUMBERS.filter(no => {
      const { monster, mark } = behaviourCard(no);
      return monster === 'ramhide' && [level, level + 1, level + 2].includes(mark);
    }).toReversed();
    const { told } = inCampDoing(before('ramhide', level), table => {
      hunt.layOut(table);
      hunt.layBehaviours(table);
    });
    expect(told[2]).toEqual({ type: 'behaviours-shuffled', rule: 'PA-SET-7', n: deck.length });
    const laid = after(
      hunt.layBehaviours,
      ({ monster }) => [...monster.slots.flatMap(one => one.down), ...monster.pile],
      before('ramhide', level),
    );
    expect(laid).toEqual(deck);
    const filled = after(
      hunt.layBehaviours,
      ({ monster }) => monster.slots.map(one => one.down.length === (one.isLocked ? 0 : 1)),
      before('ramhide', level),
    );
    expect(filled.every(Boolean)).toBe(true);
  },
);
test(`[PA-SET-11] ${of('layGround')}: as the scenario says, seen from the south`, () => {
  expect(after(hunt.layGround, ({ terrain }) => terrain, before('glasspelt'))).toEqual([
    { kind: 'ice', sector: 2, isRed: false, occupant: -1 },
    { kind: 'ice', sector: 3, isRed: false, occupant: -1 },
    { kind: 'ice', sector: 1, isRed: false, occupant: -1 },
    { kind: 'rock', sector: 0, isRed: false, occupant: -1 },
  ]);
  const { told } = inCampDoing(before('glasspelt'), hunt.layGround);
  expect(told).toEqual([
    { type: 'terrain-set', rule: 'PA-SET-11', kind: 'ice', sector: 2 },
    { type: 'terrain-set', rule: 'PA-SET-11', kind: 'ice', sector: 3 },
    { type: 'terrain-set', rule: 'PA-SET-11', kind: 'ice', sector: 1 },
    { type: 'terrain-set', rule: 'PA-SET-11', kind: 'rock', sector: 0 },
  ]);
});
test(`[PA-SET-12][PA-SET-14] ${of('drawFirstHand')}: the deck is shuffled, and five are drawn`, () => {
  const { told, shuffles } = inCampDoing(before(), table => hunt.drawFirstHand(table, 1));
  expect(told).toMatchObject([
    { type: 'deck-shuffled', rule: 'PA-SET-12', seat: 1 },
    { type: 'drew', rule: 'PA-SET-12', seat: 1, n: 5, why: 'set-up' },
  ]);
  expect(shuffles).toEqual(['deck-1']);
  const own = after(
    table => hunt.drawFirstHand(table, 1),
    ({ hunters, belongings }) => [[...hunters[1]!.hand, ...hunters[1]!.deck], belongings[1]!.deck.toReversed()],
  );
  expect(own[0]).toEqual(own[1]);
});
/** Values of the base deck. */
const WHOLE = ATTRITION_NUMBERS.map(attritionCard)
  .filter(one => !one.monster)
  .map(one => one.value)
  .sort();
test.each(MONSTERS)(`[PA-SET-13] ${of('layAttrition')}: special cards of %s take the place of one of the value that they name`, monster => {
  const lay = after(hunt.layAttrition, ({ attrition }) => attrition.pile.map(no => attritionCard(no)), before(monster, 0));
  const special = lay.filter(one => one.monster);
  expect(special.every(one => one.monster === monster)).toBe(true);
  const values = [...lay.filter(one => !one.monster).map(one => one.value), ...special.map(one => one.replaces!)];
  const all = inCampDoing(before(monster, 0), hunt.layAttrition);
  expect(values.sort()).toEqual(WHOLE);
  expect(lay.length).toBe(WHOLE.length);
  expect(all.told).toMatchObject([{ type: 'attrition-shuffled', rule: 'PA-SET-13', n: WHOLE.length }]);
  expect(all.shuffles).toEqual(['attrition']);
});
test(`[PA-SET-9] ${of('beginHunt')}`, () => {
  expect(inCampDoing(before(), hunt.beginHunt)).toEqual({ changed: { step: 'choose-aggro' }, told: [] });
});
