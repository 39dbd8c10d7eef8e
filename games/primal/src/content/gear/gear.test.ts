/** What is ordered of gear: counts, numbers, compositions, prices, and what its texts may not do. */
import { describe, expect, test } from 'vitest';
import { ACTION_CARDS, MASTERIES } from '../hunters/index.ts';
import { BRANCHES, COLOURS, DONE_KEYWORDS, ELEMENTS, HUNTERS, type HunterId, KEYWORDS_OF, type Material, PLANTS } from '../kinds.ts';
import { BEHAVIOURS, OBJECTIVES, PERILS, STANCES } from '../monsters/index.ts';
import { ARMOUR, HELMS, ITEMS, POTIONS, WEAPONS } from './index.ts';
import { REWARD_ITEMS } from './items.ts';
import { REWARD_POTIONS } from './potions.ts';

const LEVELS = [1, 2, 3] as const;
const WORN = [...ARMOUR, ...HELMS];
const GEAR = [...WEAPONS, ...WORN, ...ITEMS];
const ALL = [...GEAR, ...POTIONS];
const MADE = GEAR.filter(piece => piece.element && !piece.isReward);

type Datum = Readonly<Record<string, unknown>>;
/** Every object in there, however deep. */
function everyDatum(value: unknown): Datum[] {
  if (Array.isArray(value)) return value.flatMap(everyDatum);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Datum, ...Object.values(value).flatMap(everyDatum)];
}
const wordsIn = (value: unknown): string[] => everyDatum(value).flatMap(({ do: word }) => (typeof word === 'string' ? [word] : []));
const keywordsIn = (value: unknown): string[] => [
  ...wordsIn(value).filter(word => (DONE_KEYWORDS as readonly string[]).includes(word)),
  ...everyDatum(value).flatMap(({ keyword }) => (typeof keyword === 'string' ? [keyword] : [])),
];
const doubled = (values: readonly string[]): string[] => values.filter((value, i) => values.indexOf(value) !== i);
const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);
/** Every way to take so many steps of the branches, none, one or two of each. */
const stepsTaken = (n: number, branches: number = BRANCHES.length): number[][] =>
  branches === 0
    ? n === 0
      ? [[]]
      : []
    : [0, 1, 2].flatMap(here => (here > n ? [] : stepsTaken(n - here, branches - 1).map(rest => [here, ...rest])));
const idsOf = (family: string): string[] => LEVELS.map(level => `${family}-${level}`);

test('the basic pieces come first, under names that set-up knows', () => {
  expect(WEAPONS.slice(0, 4).map(({ id }) => id)).toEqual(['mirah-basic', 'dareon-basic', 'thoreg-basic', 'ljonar-basic']);
  expect([ARMOUR[0]!.id, HELMS[0]!.id]).toEqual(['basic-armour', 'basic-helm']);
  for (const piece of [...WEAPONS.slice(0, 4), ARMOUR[0]!, HELMS[0]!])
    expect([piece.level, piece.element, piece.price, piece.abilities]).toEqual([1, null, undefined, undefined]);
});

test('[PA-FORGE-4] each element makes three levels of each kind, and ids tell the family', () => {
  const idsAfter = (basics: number, pieces: readonly { readonly id: string }[]) => pieces.slice(basics).map(({ id }) => id);
  expect(idsAfter(4, WEAPONS)).toEqual(HUNTERS.flatMap(hunter => ELEMENTS.flatMap(element => idsOf(`${hunter}-${element}`))));
  expect(idsAfter(1, ARMOUR)).toEqual(ELEMENTS.flatMap(element => idsOf(`${element}-armour`)));
  expect(idsAfter(1, HELMS)).toEqual(ELEMENTS.flatMap(element => idsOf(`${element}-helm`)));
  const crafted = ITEMS.filter(({ isReward }) => !isReward);
  expect(idsAfter(0, crafted)).toEqual(ELEMENTS.flatMap(element => idsOf(`${element}-item`)));
  for (const { id, element, level } of MADE) expect(id).toMatch(new RegExp(`\\b${element}-(?:\\w+-)?${level}$`));
});

test('[PA-FORGE-3] two materials: common ones, then an uncommon one, then marrow or two uncommon ones', () => {
  const isUncommon = (material: Material): boolean => material === 'hide' || material === 'fang';
  for (const { id, level, price } of MADE) {
    const materials = price!.materials;
    expect(materials, id).toHaveLength(2);
    const uncommon = materials.filter(isUncommon).length;
    const marrow = materials.filter(one => one === 'marrow').length;
    if (level === 3) expect(marrow === 1 || uncommon === 2, id).toBe(true);
    else expect([uncommon, marrow], id).toEqual([level - 1, 0]);
  }
});

describe('weapons', () => {
  test('[PA-EQ-1] class, level, damage, and four counts of three to eight cards, 18 to 26 together', () => {
    const damages = { 1: [3, 5], 2: [7, 9], 3: [11, 15] } as const;
    for (const { id, hunter, level, element, damage, deck } of WEAPONS) {
      expect(HUNTERS, id).toContain(hunter);
      const [least, most] = element ? damages[level] : [2, 2];
      expect(damage, id).toBeGreaterThanOrEqual(least);
      expect(damage, id).toBeLessThanOrEqual(most);
      expect(deck, id).toHaveLength(COLOURS.length);
      expect(Math.min(...deck), id).toBeGreaterThanOrEqual(3);
      expect(Math.max(...deck), id).toBeLessThanOrEqual(8);
      expect(sum(deck), id).toBeGreaterThanOrEqual(18);
      expect(sum(deck), id).toBeLessThanOrEqual(26);
    }
  });

  test('[PA-DB-2] the basic weapon asks for six of each colour', () => {
    for (const weapon of WEAPONS.filter(({ element }) => !element)) expect(weapon.deck).toEqual([6, 6, 6, 6]);
  });

  test('[PA-EXP-4] with the steps of its level every deck can be filled, whatever branches they were taken in', () => {
    const poolOf = (hunter: HunterId, taken: readonly number[]): number[] =>
      COLOURS.map(
        colour =>
          ACTION_CARDS.filter(
            card =>
              card.hunter === hunter && card.colour === colour && (!card.branch || card.step! <= taken[BRANCHES.indexOf(card.branch)]!),
          ).length,
      );
    const steps = { 1: 2, 2: 5, 3: 8 } as const;
    for (const hunter of HUNTERS)
      for (const level of LEVELS) {
        const pools = stepsTaken(steps[level]).map(taken => poolOf(hunter, taken));
        const fewest = COLOURS.map((_, i) => Math.min(...pools.map(pool => pool[i]!)));
        for (const { id, deck } of WEAPONS.filter(one => one.hunter === hunter && one.level === level))
          deck.forEach((n, i) => expect(n, id).toBeLessThanOrEqual(fewest[i]!));
      }
  });

  test('the starters alone fill every deck of level 1', () => {
    for (const { id, deck } of WEAPONS.filter(({ level }) => level === 1)) expect(Math.max(...deck), id).toBeLessThanOrEqual(6);
  });

  test('of two weapons of a hunter and level, the one that hits harder takes fewer attacks', () => {
    for (const one of WEAPONS)
      for (const other of WEAPONS)
        if (one.hunter === other.hunter && one.level === other.level && one.element && other.element && one.damage > other.damage)
          expect(one.deck[0], `${one.id}, ${other.id}`).toBeLessThan(other.deck[0]);
  });

  test('the mean of a level is what its damage is meant to be', () => {
    const mean = (level: number): number => {
      const of = WEAPONS.filter(weapon => weapon.element && weapon.level === level);
      return Math.round(sum(of.map(({ damage }) => damage)) / of.length);
    };
    expect(LEVELS.map(mean)).toEqual([4, 8, 13]);
  });

  test('[PA-COMP-2] a weapon speaks of the keywords of its hunter only', () => {
    for (const { id, hunter, abilities } of WEAPONS)
      for (const keyword of keywordsIn(abilities)) expect(KEYWORDS_OF[hunter], id).toContain(keyword);
  });
});

test('[PA-EQ-4] basic armour gives 5 health and the basic helm 4', () => {
  expect([ARMOUR[0]!.health, HELMS[0]!.health]).toEqual([5, 4]);
});

test.each([
  [1, 11, 13],
  [2, 18, 21],
  [3, 28, 32],
])('any armour and helm of level %i give %i to %i health', (level, least, most) => {
  const healths = (pieces: typeof WORN) => pieces.filter(piece => piece.element && piece.level === level).map(({ health }) => health);
  const [armour, helms] = [healths([...ARMOUR]), healths([...HELMS])];
  expect(Math.min(...armour) + Math.min(...helms)).toBe(least);
  expect(Math.max(...armour) + Math.max(...helms)).toBe(most);
});

test('[PA-EQ-2] [PA-COMP-2] what fits everyone has the keywords of nobody', () => {
  expect(keywordsIn([...WORN, ...ITEMS, ...POTIONS].map(({ abilities }) => abilities))).toEqual([]);
});

test('every piece of level 2 and 3 does something, and most of level 1', () => {
  for (const { id, level, abilities = [] } of MADE) if (level > 1) expect(abilities.length, id).toBeGreaterThan(0);
  const plain = MADE.filter(({ abilities }) => !abilities).map(({ id }) => id);
  expect(plain).toEqual(['metal-armour-1', 'metal-helm-1']);
});

test('[PA-ACT-3] no Action is free, and none is repeated within a turn', () => {
  const actions = everyDatum(GEAR).filter(({ on }) => on === 'action');
  expect(actions.length).toBeGreaterThan(10);
  for (const { cost, once } of actions) expect([cost !== undefined, once === 'turn' || once === 'fight']).toEqual([true, true]);
});

test('no gear answers its own kind of happening: moves by moves, or an emptied deck by emptying it', () => {
  for (const { id, abilities = [] } of ALL)
    for (const { on, once, effects } of abilities) {
      if (on === 'moved' || on === 'turned') expect([id, once === undefined]).toEqual([id, false]);
      if (on === 'deck-emptied')
        expect(
          wordsIn(effects).filter(word => word === 'mill' || word === 'volley'),
          id,
        ).toEqual([]);
    }
});

test('only what is worn speaks of what comes later in a turn: a draught is drunk before it begins (PA-EOT-9)', () => {
  for (const { id, abilities } of POTIONS)
    expect(
      wordsIn(abilities).filter(word => word.startsWith('next-') || word === 'longer-sequence'),
      id,
    ).toEqual([]);
});

test('counters are put on every card that takes them off', () => {
  for (const { id, abilities = [] } of GEAR) {
    const takes = abilities.some(({ cost }) => cost?.counters);
    expect(wordsIn(abilities).includes('counter'), id).toBe(takes);
  }
});

describe('potions', () => {
  test('[PA-POT-1] one Consume ability each, and nothing else', () => {
    for (const { id, abilities } of POTIONS) {
      expect(
        abilities.map(({ on }) => on),
        id,
      ).toEqual(['consume']);
      const [{ if: condition, cost, may }] = abilities as [(typeof abilities)[number]];
      expect([condition, cost, may], id).toEqual([undefined, undefined, undefined]);
    }
  });

  test('[PA-HERB-1] each plant has a recipe in three strengths, paid in one to three plants with its own among them', () => {
    const brewed = POTIONS.filter(({ isReward }) => !isReward);
    expect(brewed.map(({ id }) => id)).toEqual(PLANTS.flatMap(plant => idsOf(`${plant}-potion`)));
    for (const { id, level, price } of brewed) {
      const { plants } = price!;
      expect(plants[0], id).toBe(id.split('-')[0]);
      expect(level === 1 ? [1, 2] : [level], id).toContain(plants.length);
    }
  });
});

test('eight items and four potions are rewards, and have no price', () => {
  const rewards = [...ITEMS, ...POTIONS].filter(({ isReward }) => isReward);
  expect(rewards.map(({ id }) => id)).toEqual([...REWARD_ITEMS, ...REWARD_POTIONS]);
  expect([REWARD_ITEMS.length, REWARD_POTIONS.length]).toEqual([8, 4]);
  for (const { price } of rewards) expect(price).toBeUndefined();
});

test('names and ids are unlike any other in the box', () => {
  const others = [...ACTION_CARDS, ...MASTERIES, ...BEHAVIOURS, ...STANCES, ...PERILS, ...OBJECTIVES];
  const names = new Set(others.map(({ name }) => name.toLowerCase()));
  expect(doubled(ALL.map(({ name }) => name.toLowerCase()))).toEqual([]);
  expect(ALL.filter(({ name }) => names.has(name.toLowerCase())).map(({ name }) => name)).toEqual([]);
  expect(doubled([...ALL, ...others].map(({ id }) => id))).toEqual([]);
  for (const { id } of ALL) expect(id).toMatch(/^[a-z]+(-[a-z]+)+(-[123])?$/);
});

test('flavour of at most twelve words, on about two cards in three, each its own', () => {
  const flavours = ALL.flatMap(({ flavour }) => flavour ?? []);
  for (const flavour of flavours) {
    expect(flavour.split(/\s+/).length, flavour).toBeLessThanOrEqual(12);
    expect(flavour).not.toMatch(/!|\d/);
  }
  expect(doubled(flavours)).toEqual([]);
  expect(flavours.length / ALL.length).toBeGreaterThan(0.55);
  expect(flavours.length / ALL.length).toBeLessThan(0.8);
});
