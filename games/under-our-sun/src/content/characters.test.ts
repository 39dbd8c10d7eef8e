/** The six characters: the frame of the work order (content.md 3.2), their skills as printed, and the form of their texts. */
import { describe, expect, test } from 'vitest';
import { CHARACTER_CARDS } from './characters.ts';
import { BASE_CHARACTERS, CHARACTERS, type CharacterId, type Dice, diceOf, FACES } from './kinds.ts';
import type { CharacterCard } from './types.ts';

const mean = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0) / faces.length;
const expected = (dice: Dice): number => diceOf(dice).reduce((sum, die) => sum + mean(FACES[die]), 0);
const successesOf = ({ combat, strength, dexterity, stealth }: CharacterCard): number =>
  [combat, strength, dexterity, stealth].reduce((sum, dice) => sum + expected(dice), 0);
const skillOf = (id: CharacterId) => CHARACTER_CARDS.find(one => one.id === id)!.skill;
const sentences = (text: string): number => text.match(/\.(?=\s|$)/g)?.length ?? 0;
const doubled = (values: readonly string[]): string[] => values.filter((value, i) => values.indexOf(value) !== i);

test('[US-COMP-1] six characters, each once, four of them of the base game', () => {
  expect(CHARACTER_CARDS.map(one => one.id)).toEqual([...CHARACTERS]);
  expect(CHARACTER_CARDS.slice(0, BASE_CHARACTERS).map(one => one.role)).toEqual(['leader', 'tank', 'pathfinder', 'medic']);
});

test('[US-CHAR-1] [US-CHAR-6] health, water, four pools and areas', () => {
  const frame = CHARACTER_CARDS.map(one =>
    [one.hp, one.water, one.combat, one.strength, one.dexterity, one.stealth, `${one.items}/${one.flexible}/${one.gear}`].join(' '),
  );
  expect(frame).toEqual([
    '7 5 1G1Y 1G1B 1G1B 1Y1B 1/2/1',
    '9 4 2G 2G 1B 1B 2/2/1',
    '6 5 1Y1B 1Y 1G1Y 2G 1/2/1',
    '6 6 1Y1B 1Y1B 1G1Y 1Y1B 1/2/1',
    '7 5 1Y1B 1G1B 2G 1B 2/2/1',
    '6 5 1G1B 1Y1B 1Y1B 1G1B 1/2/1',
  ]);
});

test('[US-CHAR-1] the four pools together bring 3.7 to 4.5 successes, fewest those of the tank', () => {
  const sums = CHARACTER_CARDS.map(successesOf);
  expect(Math.min(...sums)).toBeGreaterThanOrEqual(3.7);
  expect(Math.max(...sums)).toBeLessThanOrEqual(4.5);
  expect(Math.min(...sums)).toBe(sums[CHARACTERS.indexOf('boone')]);
});

describe('[US-CHAR-2] skills', () => {
  test('how often', () => {
    expect(CHARACTER_CARDS.map(one => one.skill.per)).toEqual(['day', 'phase', 'phase', 'day', 'day', 'day']);
  });

  test('Ida sends another ahead for 1 AP less', () => {
    expect(skillOf('ida').can).toEqual([{ ap: 0, effects: [{ do: 'grant-action', discount: 1 }] }]);
  });

  test('Boone prevents 2 of an attack, or takes one meant for another', () => {
    expect(skillOf('boone').reacts).toEqual([
      { to: 'attack', prevent: 2, then: 'stay' },
      { to: 'attack-on-other', then: 'stay' },
    ]);
  });

  test('Wren explores twice as much, and Sneak onto easy ground has no extra cost', () => {
    expect(skillOf('wren')).toMatchObject({ helps: 'explore', always: [{ is: 'sneak-cost', by: -1, upTo: 2 }] });
  });

  test('[US-INF-4] Sanaa cures or heals 2 on the own tile for 1 AP', () => {
    const [can] = skillOf('sanaa').can!;
    expect(can!.ap).toBe(1);
    expect(can!.effects).toMatchObject([
      { do: 'choose', of: [{ effects: [{ do: 'cure', who: 'chosen-here' }] }, { effects: [{ do: 'heal', n: 2, who: 'chosen-here' }] }] },
    ]);
  });

  test('Odile crafts for one resource less, and knows containers', () => {
    expect(skillOf('odile')).toMatchObject({
      helps: 'craft',
      always: [
        { is: 'dice', on: 'container-strength', add: '1Y' },
        { is: 'dice', on: 'container-dexterity', add: '1Y' },
      ],
    });
  });

  test('Kesh shoots well, and Animals let him pass', () => {
    expect(skillOf('kesh')).toMatchObject({
      always: [{ is: 'dice', on: 'ranged', add: '1Y' }],
      reacts: [{ to: 'drawn', type: 'animal', then: 'stay' }],
    });
  });
});

describe.each(CHARACTER_CARDS.map(one => [one.name, one] as const))('%s', (_, { background, colour, lines }) => {
  test('a background of two sentences, a colour, three lines', () => {
    expect(sentences(background)).toBe(2);
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(lines).toHaveLength(3);
    expect(JSON.stringify(lines)).not.toContain('!');
  });
});

test('no colour, skill or line is used twice', () => {
  expect(doubled(CHARACTER_CARDS.flatMap(one => [one.colour, one.skill.name, ...one.lines.map(line => line.says)]))).toEqual([]);
});
