/** Glasspelt, Orehulk, Mirrorback and Thunderdrake: counts, spreads and limits of their cards (work order content.md 3.1, 3.2, 3.4 and 3.6). */
import { describe, expect, test } from 'vitest';
import { BASE_ATTRITION } from '../attrition.ts';
import type { Icon } from '../kinds.ts';
import type { BehaviourCard } from '../types.ts';
import type { Effect } from '../words/index.ts';
import { GLASSPELT } from './glasspelt.ts';
import { MIRRORBACK } from './mirrorback.ts';
import { OREHULK } from './orehulk.ts';
import { THUNDERDRAKE } from './thunderdrake.ts';

const BEASTS = [GLASSPELT, OREHULK, MIRRORBACK, THUNDERDRAKE];
const LEVELS = [0, 1, 2, 3];
const MARKS = [0, 1, 2, 3, 4, 5];
const STANCES = [1, 2, 3] as const;

const TOUGHNESS = [
  [2, 3, 4],
  [5, 7, 10],
  [10, 15, 20],
  [18, 24, 30],
];
const DAMAGE = [
  [1, 1, 2],
  [2, 2, 3],
  [3, 4, 5],
  [5, 6, 8],
];
const PROGRESSIONS = ['7/3/0', '8/4/0', '6/3/0'];
/** What a boost costs at least and at most, by mark: so that each level keeps to its own limits. */
const BOOSTS = [
  [1, 1],
  [1, 1],
  [1, 1],
  [2, 2],
  [2, 3],
  [2, 3],
];
/** As far as pairs of backs leave it (backs.test.ts). */
const SPREAD: readonly (readonly [number, readonly Icon[]])[] = [
  [6, ['attack', 'maneuver', 'dodge', 'parry']],
  [2, ['offensive', 'defensive', 'two-offensive', 'two-defensive', 'two-attacks']],
  [2, ['start-front', 'start-flank', 'start-rear', 'start-any-flank', 'start-any-rear']],
  [2, ['threatened', 'move']],
  [2, ['end-round', 'end-attrition']],
  [2, ['empty-hand', 'aggro']],
  [2, ['rampage']],
];

type Datum = Readonly<Record<string, unknown>>;
/** Every object in there, however deep. */
function everyDatum(value: unknown): Datum[] {
  if (Array.isArray(value)) return value.flatMap(everyDatum);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Datum, ...Object.values(value).flatMap(everyDatum)];
}
const wordsOf = (value: unknown): unknown[] => everyDatum(value).flatMap(datum => ('do' in datum ? [datum['do']] : []));
const doubled = (values: readonly unknown[]): unknown[] => values.filter((value, i) => values.indexOf(value) !== i);
const words = (text: string): number => text.split(/\s+/).length;
const isAbout = (value: number, aim: number): boolean => value >= Math.floor(aim * 0.8) && value <= Math.ceil(aim * 1.2);
const effectsOf = ({ base, boost }: BehaviourCard): readonly Effect[] => [...base, ...(boost?.effects ?? [])];

describe.each(BEASTS.map(beast => [beast.monster.name, beast] as const))(
  '%s',
  (_, { monster, behaviours, stances, perils, objectives, attrition = [] }) => {
    const cards = [...behaviours, ...stances, ...perils, ...objectives, ...attrition];

    test('[PA-COMP-10] [PA-COMP-11] eighteen behaviours, three of each mark', () => {
      expect(MARKS.map(mark => behaviours.filter(one => one.mark === mark).length)).toEqual([3, 3, 3, 3, 3, 3]);
      expect(behaviours).toHaveLength(18);
    });

    test('the icons are spread as ordered, and no two cards of a mark share one', () => {
      for (const [n, icons] of SPREAD) {
        expect(
          behaviours.filter(one => one.icons.every(icon => icons.includes(icon))),
          icons.join(),
        ).toHaveLength(n);
      }
      for (const mark of MARKS) expect(doubled(behaviours.filter(one => one.mark === mark).flatMap(one => one.icons))).toEqual([]);
    });

    test('each refresh number from 1 to 9 stands twice, and what is strong stays longer', () => {
      expect(behaviours.map(one => one.number).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap(n => [n, n]));
      const mean = (of: readonly BehaviourCard[]): number => of.reduce((sum, one) => sum + one.number, 0) / of.length;
      const isPlainHit = ({ base }: BehaviourCard): boolean => base.some(one => one.do === 'hit');
      expect(mean(behaviours.filter(isPlainHit))).toBeGreaterThan(mean(behaviours.filter(one => !isPlainHit(one))) + 2);
    });

    test('half of the behaviours have a boost, at the price of their mark', () => {
      const boosted = behaviours.filter(one => one.boost);
      expect(boosted).toHaveLength(9);
      for (const { mark, name, boost } of boosted) {
        expect(boost!.cost, name).toBeGreaterThanOrEqual(BOOSTS[mark]![0]!);
        expect(boost!.cost, name).toBeLessThanOrEqual(BOOSTS[mark]![1]!);
      }
    });

    test('one trait is shared by four to six behaviours, and a peril of each set speaks of it', () => {
      const traits = behaviours.flatMap(one => one.trait ?? []);
      expect(new Set(traits).size).toBe(1);
      expect(traits.length).toBeGreaterThanOrEqual(4);
      expect(traits.length).toBeLessThanOrEqual(6);
      const spoken = perils.filter(one => one.abilities.some(ability => ability.card?.trait === traits[0]));
      expect(new Set(spoken.map(one => one.levels[0])).size).toBe(2);
    });

    test('a hit on many that nobody can avoid is for marks 3 and up', () => {
      const many = ['each', 'front', 'flanks', 'rear', 'here', 'threatened', 'others-here'];
      const wide = behaviours.filter(one => effectsOf(one).some(effect => effect.do === 'hit' && many.includes(effect.who ?? 'self')));
      for (const { mark, name } of wide) expect(mark, name).toBeGreaterThanOrEqual(3);
    });

    test('[PA-COMP-12] three stances at each level, their numbers near those to aim at', () => {
      const isBackward = monster.id === 'orehulk';
      for (const level of LEVELS) {
        const three = stances.filter(one => one.level === level);
        expect(three.map(one => one.stance)).toEqual([1, 2, 3]);
        expect(PROGRESSIONS).toContain(three.map(one => one.progression).join('/'));
        const aims = isBackward ? TOUGHNESS[level]!.toReversed() : TOUGHNESS[level]!;
        three.forEach(({ toughness, damage, exposed }, i) => {
          expect(isAbout(toughness!, aims[i]!), `toughness ${level} ${i}`).toBe(true);
          expect(isAbout(damage, DAMAGE[level]![i]!), `damage ${level} ${i}`).toBe(true);
          expect(exposed.length).toBeGreaterThan(0);
        });
      }
    });

    test('[PA-STN-4] [PA-OBJ-1] a peril for each stance in two sets, and a permanent objective for each', () => {
      for (const levels of [
        [0, 1],
        [2, 3],
      ]) {
        const set = perils.filter(one => one.levels.join() === levels.join());
        expect(set.map(one => one.stance)).toEqual([...STANCES]);
        expect(objectives.filter(one => one.levels.join() === levels.join() && one.stance === undefined)).toHaveLength(1);
      }
      for (const { name, abilities } of perils) expect(abilities.length, name).toBeGreaterThan(0);
      for (const { name, tasks, reward } of objectives) {
        expect(wordsOf(tasks), name).toContain('objective');
        expect(wordsOf(reward), name).toContain('wounds');
      }
    });

    test('it has a rule of its own, two weaknesses, and says its habit before some blows', () => {
      expect(monster.rules.length).toBeGreaterThan(0);
      expect(monster.weaknesses).toHaveLength(2);
      expect(monster.weaknesses).not.toContain(monster.element);
      expect(behaviours.filter(one => one.habit).length).toBeGreaterThanOrEqual(3);
    });

    test('falls are told in three quiet lines', () => {
      expect(monster.fells).toHaveLength(3);
      for (const line of [...monster.fells, monster.dies, monster.walksOff]) {
        expect(words(line), line).toBeLessThanOrEqual(15);
        expect(line).not.toContain('!');
      }
      for (const line of monster.fells) expect(line).toContain('{hunter}');
    });

    test('flavour is short, stands on most cards and not on all; ids and names are not used twice', () => {
      const flavours = cards.flatMap(one => ('flavour' in one && one.flavour ? [one.flavour] : []));
      for (const line of flavours) {
        expect(words(line), line).toBeLessThanOrEqual(12);
        expect(line).not.toContain('!');
      }
      expect(doubled(cards.map(one => one.id))).toEqual([]);
      expect(doubled([...behaviours, ...perils, ...objectives, ...attrition].map(one => one.name))).toEqual([]);
      expect(new Set(stances.map(one => one.name)).size).toBe(3);
      expect(behaviours.filter(one => one.flavour).length).toBeGreaterThanOrEqual(9);
      expect(behaviours.filter(one => !one.flavour).length).toBeGreaterThanOrEqual(3);
    });

    test('[PA-BEH-25] what a behaviour answers to it never brings about itself', () => {
      const causes: Partial<Record<Icon, readonly string[]>> = {
        threatened: ['threaten'],
        move: ['move', 'place'],
        'empty-hand': ['discard', 'unless'],
        turn: ['turn'],
      };
      for (const card of behaviours) {
        for (const icon of card.icons) {
          for (const cause of causes[icon] ?? []) expect(wordsOf(effectsOf(card)), card.name).not.toContain(cause);
        }
      }
      const threatening = perils.filter(one => one.abilities.some(ability => ability.card?.trait && wordsOf(ability).includes('threaten')));
      expect(threatening.length).toBeGreaterThanOrEqual(1);
      expect(behaviours.filter(one => one.icons.includes('threatened') && one.trait)).toEqual([]);
    });
  },
);

test('names of the four are unlike in the whole', () => {
  expect(
    doubled(BEASTS.flatMap(({ behaviours, perils, objectives }) => [...behaviours, ...perils, ...objectives].map(one => one.name))),
  ).toEqual([]);
});

describe('special attrition', () => {
  const countOf = (cards: readonly { readonly copies?: number }[]): number => cards.reduce((sum, one) => sum + (one.copies ?? 1), 0);

  test('[PA-ATT-11] Glasspelt asks once for a dodge and once for a parry', () => {
    expect(GLASSPELT.attrition!.map(one => one.colours)).toEqual([['green'], ['yellow']]);
  });

  test('Mirrorback has two, Orehulk none', () => {
    expect(countOf(MIRRORBACK.attrition!)).toBe(2);
    expect(OREHULK.attrition).toBeUndefined();
  });

  test('[PA-SET-13] [PA-COMP-8] the two kinds of Thunderdrake take the places of all the 1s', () => {
    const { attrition = [] } = THUNDERDRAKE;
    expect(attrition).toHaveLength(2);
    expect(attrition.every(one => one.replaces === 1)).toBe(true);
    expect(countOf(attrition)).toBe(BASE_ATTRITION.filter(one => one.value === 1).length);
  });

  test('what goes out is there to go out', () => {
    for (const { attrition = [] } of BEASTS) {
      for (const { replaces } of attrition) expect(BASE_ATTRITION.some(one => one.value === replaces)).toBe(true);
    }
  });
});
