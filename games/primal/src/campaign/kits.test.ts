/** Ready-made builds, of the printed box and of wares of the test's own. */
import { describe, expect, test } from 'vitest';
import { cardNamed, keyOf, monsterCard, potionCard, weaponCard } from '../content/box.ts';
import { type Element, HUNTERS, MONSTERS } from '../content/kinds.ts';
import type { WeaponCard } from '../content/types.ts';
import { layOutWares, tell, WARES } from '../testing/camp.ts';
import { advantagesOf, effectivePieces, faultsOf, isBasic, pieceCard } from './builds.ts';
import { openKit, readyKit, STEPS_AT, starterKit } from './kits.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('Ready-made', () => {
  const all = HUNTERS.flatMap(hunter => [0, 1, 2, 3].map(level => [hunter, level] as const));

  test.each(all)('[PA-EXP-3][PA-EXP-4] %s at level %i is legal against every monster, with the steps of the level', (hunter, level) => {
    for (const monster of MONSTERS) {
      const { weaknesses } = monsterCard(monster);
      const kit = readyKit(hunter, { level, weaknesses });

      expect([faultsOf(hunter, kit, weaknesses), sum(kit.steps)]).toEqual([[], STEPS_AT[level]]);
      expect(
        [...kit.owned.map(card => pieceCard(card).level), ...kit.potions.map(card => potionCard(card).level)].every(one => one <= level),
      ).toBe(true);
    }
  });

  test('[PA-DB-5][PA-DB-6] from level 1 on an ordinary monster meets at least one advantage', () => {
    for (const monster of MONSTERS.filter(one => monsterCard(one).weaknesses.length > 0))
      for (const [hunter, level] of all.filter(([, one]) => one > 0)) {
        const { weaknesses } = monsterCard(monster);
        expect(advantagesOf(readyKit(hunter, { level, weaknesses }), weaknesses), `${hunter} ${level} ${monster}`).toBeGreaterThanOrEqual(
          1,
        );
      }
  });

  test('[PA-EXP-3] level 0 is the starter kit', () => {
    for (const hunter of HUNTERS) {
      const { mastery, deck, ...kit } = readyKit(hunter, { level: 0, weaknesses: ['fire'] });
      const { mastery: first, deck: starters, ...starter } = starterKit(hunter);
      expect([kit, mastery, [...deck].sort(), weaponCard(kit.weapon).deck]).toEqual([starter, first, [...starters].sort(), [6, 6, 6, 6]]);
    }
  });

  test('[PA-DB-5] pieces that the monster is weak to are worn before others', () => {
    layOutWares();
    const kit = readyKit('mirah', { level: 1, weaknesses: ['horn', 'tide'] });

    expect([kit.armour, kit.helm, kit.item].map(keyOf)).toEqual(['t-coat-1', 't-hood-1', 't-charm-1']);
    expect(effectivePieces(kit, ['horn', 'tide']).length).toBeGreaterThanOrEqual(3);
    expect(keyOf(readyKit('mirah', { level: 1, weaknesses: ['fire'] }).helm)).toBe('t-mask-1');
    expect(faultsOf('mirah', kit, ['horn', 'tide'])).toEqual([]);
  });
});

describe('A weapon', () => {
  const layOutChoices = (weapons: readonly Partial<WeaponCard>[]): void =>
    layOutWares({
      ...WARES,
      weapons: weapons.map((own, i) => ({ ...WARES.weapons[0]!, id: `t-choice-${i}`, name: `Choice ${i}`, ...own })),
    });
  const chosenAt = (level: number, weaknesses: readonly Element[] = []): string => keyOf(readyKit('mirah', { level, weaknesses }).weapon);

  test('[PA-EQ-1] that attacks more often is better than one that hits a little harder', () => {
    layOutChoices([
      { damage: 5, deck: [3, 6, 6, 6] },
      { damage: 4, deck: [6, 5, 5, 5] },
    ]);
    expect(chosenAt(1)).toBe('t-choice-1');
  });

  test('[PA-DB-5] that the monster is weak to is better than one like it, not than one that is much stronger', () => {
    const like: Partial<WeaponCard>[] = [{ element: 'fire' }, { element: 'horn' }];
    const stronger: Partial<WeaponCard>[] = [
      { element: 'fire', level: 2, damage: 9 },
      { element: 'horn', level: 2, damage: 7 },
    ];
    layOutChoices([...like, ...stronger]);
    expect([chosenAt(1, ['horn']), chosenAt(2, ['horn'])]).toEqual(['t-choice-1', 't-choice-2']);
  });

  test('with a text that adds to each turn is better than one without', () => {
    const text = { on: 'turn-start', effects: [{ do: 'deal', n: { of: 'weapon-level', times: 2 } }] } as const;
    layOutChoices([{}, { abilities: [text] }]);
    expect(chosenAt(1)).toBe('t-choice-1');
  });
});

describe('Prepared by oneself', () => {
  test('[PA-EXP-3][PA-R-24] everything up to the level lies ready, of the finale nothing', () => {
    layOutWares();
    tell([]);
    const at = (level: number): string[] => openKit('mirah', level).owned.map(keyOf);

    expect(at(0)).toEqual([]);
    expect(at(1)).toEqual(['t-bow-1', 't-tide-bow-1', 't-coat-1', 't-hood-1', 't-mask-1', 't-charm-1', 't-prize']);
    expect(at(2)).toEqual(['t-bow-1', 't-bow-2', 't-tide-bow-1', 't-coat-1', 't-hood-1', 't-mask-1', 't-mask-2', 't-charm-1', 't-prize']);
    expect(openKit('mirah', 1).potions).not.toContain(cardNamed('t-broth-2'));
    expect(openKit('mirah', 3).owned.some(isBasic)).toBe(false);
  });

  test('[PA-EXP-4] 2, 5 and 8 steps wait to be learned', () => {
    expect([0, 1, 2, 3].map(level => openKit('thoreg', level).upgrades)).toEqual([0, 2, 5, 8]);
  });
});
