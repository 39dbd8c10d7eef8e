/**
 * Cinderwing, Ramhide, Stormhorn, Reefmaw and The Sleeper: counts and form (work order content.md 3.1, 3.2 and 3.4; clauses PA-COMP-9 to PA-COMP-12, PA-SET-13,
 * PA-STN-6, PA-STN-8, PA-EXP-6). The other beasts are judged beside their own files.
 */
import { describe, expect, test } from 'vitest';
import { BASE_ATTRITION } from '../attrition.ts';
import type { Element, Icon } from '../kinds.ts';
import type { BehaviourCard, StanceCard } from '../types.ts';
import { type Effect, sayAbility, sayEffects } from '../words/index.ts';
import { CINDERWING } from './cinderwing.ts';
import { RAMHIDE } from './ramhide.ts';
import { REEFMAW } from './reefmaw.ts';
import { SLEEPER } from './sleeper.ts';
import { STORMHORN } from './stormhorn.ts';
import type { Beast } from './types.ts';

const ORDINARY: readonly Beast[] = [CINDERWING, RAMHIDE, STORMHORN, REEFMAW];
const ALL: readonly Beast[] = [...ORDINARY, SLEEPER];
const named = (beasts: readonly Beast[]) => beasts.map(beast => [beast.monster.name, beast] as const);

const doubled = (values: readonly unknown[]): unknown[] => values.filter((value, i) => values.indexOf(value) !== i);
const words = (text: string): number => text.split(/\s+/).length;
const ofMark = ({ behaviours }: Beast, mark: number): BehaviourCard[] => behaviours.filter(card => card.mark === mark);
const cardsOf = ({ behaviours, stances, perils, objectives, attrition = [] }: Beast) => [
  ...behaviours,
  ...stances,
  ...perils,
  ...objectives,
  ...attrition,
];

/** The groups of the icon spread (3.4, as far as pairs of backs leave it: backs.test.ts): what a card is woken by. */
const GROUPS: Readonly<Record<string, readonly Icon[]>> = {
  colour: ['attack', 'maneuver', 'dodge', 'parry'],
  pair: ['offensive', 'defensive', 'two-offensive', 'two-defensive', 'two-attacks'],
  place: ['start-front', 'start-flank', 'start-rear', 'start-any-flank', 'start-any-rear', 'start-water'],
  step: ['threatened', 'move', 'move-water'],
  end: ['end-round', 'end-attrition'],
  other: ['empty-hand', 'aggro'],
  rampage: ['rampage'],
};
const spreadOf = ({ behaviours }: Beast): Record<string, number> =>
  Object.fromEntries(
    Object.entries(GROUPS).map(([group, icons]) => [
      group,
      behaviours.flatMap(card => card.icons).filter(icon => icons.includes(icon)).length,
    ]),
  );

describe('how many there are (3.1)', () => {
  test.each(named(ORDINARY))('PA-COMP-10 %s has three behaviours of each mark from 0 to 5', (_, beast) => {
    expect([0, 1, 2, 3, 4, 5].map(mark => ofMark(beast, mark).length)).toEqual([3, 3, 3, 3, 3, 3]);
    expect(beast.behaviours).toHaveLength(18);
  });

  test.each(named(ORDINARY))(
    'PA-COMP-12 %s has three stances at each level, two sets of perils and an objective for either',
    (_, beast) => {
      const places = beast.stances.map(({ level, stance }) => `${level}/${stance}`);
      expect(places).toEqual([0, 1, 2, 3].flatMap(level => [1, 2, 3].map(stance => `${level}/${stance}`)));
      expect(beast.perils.map(({ levels, stance }) => `${levels.join()}/${stance}`)).toEqual([
        '0,1/1',
        '0,1/2',
        '0,1/3',
        '2,3/1',
        '2,3/2',
        '2,3/3',
      ]);
      expect(beast.objectives.map(({ levels }) => levels)).toEqual([
        [0, 1],
        [2, 3],
      ]);
    },
  );

  test('[PA-EXP-6] The Sleeper has level 3 only: 24 behaviours of marks 3 to 5, a stance, a peril and a heart three times', () => {
    expect([3, 4, 5].map(mark => ofMark(SLEEPER, mark).length)).toEqual([8, 8, 8]);
    expect(SLEEPER.behaviours).toHaveLength(24);
    expect(SLEEPER.stances.map(({ level, stance }) => [level, stance])).toEqual([
      [3, 1],
      [3, 2],
      [3, 3],
    ]);
    expect(SLEEPER.perils.map(({ levels, stance }) => [...levels, stance])).toEqual([
      [3, 1],
      [3, 2],
      [3, 3],
    ]);
    expect(SLEEPER.objectives.map(({ levels, stance }) => [...levels, stance])).toEqual([
      [3, 1],
      [3, 2],
      [3, 3],
    ]);
    expect(SLEEPER.monster).toMatchObject({ slots: 6, locked: 2, element: null, weaknesses: [] });
  });

  test('[PA-SET-13] Ramhide and Stormhorn put two attrition cards of their own in the place of base cards', () => {
    const base = BASE_ATTRITION.map(card => card.value);
    for (const { attrition = [], monster } of [RAMHIDE, STORMHORN]) {
      expect(attrition).toHaveLength(2);
      for (const card of attrition) {
        expect(card.monster).toBe(monster.id);
        expect(base).toContain(card.replaces);
        expect(card.value).toBeGreaterThanOrEqual(0);
        expect(card.value).toBeLessThanOrEqual(3);
        expect(Boolean(card.colours) || Boolean(card.effects)).toBe(true);
      }
    }
    expect([CINDERWING, REEFMAW, SLEEPER].flatMap(({ attrition = [] }) => attrition)).toEqual([]);
  });

  test('elements and weaknesses (3.4)', () => {
    const facts: [Element | null, readonly Element[]][] = ALL.map(({ monster }) => [monster.element, monster.weaknesses]);
    expect(facts).toEqual([
      ['fire', ['horn', 'tide']],
      ['horn', ['tide', 'metal']],
      ['storm', ['horn', 'crystal']],
      ['tide', ['horn', 'storm']],
      [null, []],
    ]);
  });
});

describe('behaviours (3.4)', () => {
  test.each(named(ORDINARY))('PA-COMP-9 the icons of %s are spread as ordered', (_, beast) => {
    expect(spreadOf(beast)).toEqual({ colour: 6, pair: 2, place: 2, step: 2, end: 2, other: 2, rampage: 2 });
    expect(Object.values(spreadOf(beast)).reduce((sum, n) => sum + n)).toBe(beast.behaviours.flatMap(card => card.icons).length);
  });

  test('[PA-COMP-9] The Sleeper is woken by places more than by any colour', () => {
    expect(spreadOf(SLEEPER)).toEqual({ colour: 6, pair: 2, place: 8, step: 2, end: 2, other: 2, rampage: 2 });
  });

  test.each(named(ALL))('no two cards of one mark of %s share an icon, and a rampage stands alone on its card', (_, beast) => {
    for (const mark of [0, 1, 2, 3, 4, 5]) expect(doubled(ofMark(beast, mark).flatMap(card => card.icons))).toEqual([]);
    for (const { icons } of beast.behaviours) expect(icons.includes('rampage') && icons.length > 1).toBe(false);
  });

  test.each(named(ORDINARY))('PA-COMP-11 among the nine behaviours of %s at any level is a rampage, or two', (_, beast) => {
    const rampages = [0, 1, 2, 3].map(
      level => beast.behaviours.filter(({ mark, icons }) => mark >= level && mark <= level + 2 && icons.includes('rampage')).length,
    );
    expect(rampages).toEqual([1, 2, 2, 1]);
  });

  test.each(named(ORDINARY))('each refresh number from 1 to 9 stands on two behaviours of %s', (_, beast) => {
    const numbers = beast.behaviours.map(card => card.number);
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap(n => [n, n]));
  });

  test('the refresh numbers of The Sleeper are spread over 1 to 9', () => {
    const numbers = SLEEPER.behaviours.map(card => card.number);
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9]) expect([2, 4]).toContain(numbers.filter(number => number === n).length);
  });

  test.each(named(ALL))('half of the behaviours of %s have a boost, at the cost of their mark', (_, beast) => {
    expect(beast.behaviours.filter(card => card.boost)).toHaveLength(beast.behaviours.length / 2);
    const costs = [[1], [1], [1], [2], [2, 3], [2, 3]];
    for (const { mark, boost } of beast.behaviours) if (boost) expect(costs[mark]).toContain(boost.cost);
  });

  test.each(named(ALL))('one trait is shared by four to six cards of %s, and a peril speaks of it', (_, beast) => {
    const traits = beast.behaviours.flatMap(card => card.trait ?? []);
    expect(new Set(traits).size).toBe(1);
    expect(traits.length).toBeGreaterThanOrEqual(4);
    expect(traits.length).toBeLessThanOrEqual(6);
    const spoken = beast.perils.flatMap(peril => peril.abilities.flatMap(ability => ability.card?.trait ?? []));
    expect(new Set(spoken)).toEqual(new Set(traits));
  });

  test.each(named(ALL))('%s announces some of its blows by its habit', (_, beast) => {
    expect(beast.behaviours.some(card => card.habit)).toBe(true);
    expect(beast.behaviours.every(card => card.habit)).toBe(false);
  });
});

describe('the behaviours by which they are known', () => {
  const discardsADodge = { discard: { n: 1, colour: 'green' } } as const;
  const KNOWN: readonly [string, Beast, Icon, readonly Effect[], (readonly Effect[])?][] = [
    ['Follows the Spark', CINDERWING, 'dodge', [{ do: 'turn', to: 'self' }], [{ do: 'terrain', kind: 'fire', at: 'here' }]],
    ['Fans the Bed', CINDERWING, 'maneuver', [{ do: 'terrain', kind: 'fire', at: 'front' }], [{ do: 'burn', who: 'front' }]],
    ['Sits Back Down', CINDERWING, 'maneuver', [{ do: 'unless', who: 'self', pays: 'move', effects: [{ do: 'hit' }] }]],
    ['Shuts a Plate', RAMHIDE, 'parry', [{ do: 'track', by: 1 }], [{ do: 'terrain', kind: 'dust', at: 'here' }]],
    ['Trampling Circle', RAMHIDE, 'attack', [{ do: 'hit', who: 'flanks' }]],
    [
      'Goes Through',
      RAMHIDE,
      'attack',
      [
        { do: 'turn', to: 'opposite' },
        { do: 'unless', who: 'front', pays: discardsADodge, effects: [{ do: 'hit' }] },
      ],
    ],
    ['Calls Them Out', STORMHORN, 'two-defensive', [{ do: 'swarm', toughness: { of: 'players', times: 2 } }]],
    ['Counts the Strays', STORMHORN, 'maneuver', [{ do: 'hit', who: 'alone' }]],
    ['Crown and Ground', STORMHORN, 'rampage', [{ do: 'hit', who: 'marked' }], [{ do: 'mark', at: 'random' }]],
    [
      'Feels the Ripple',
      REEFMAW,
      'move-water',
      [
        { do: 'turn', to: 'that' },
        { do: 'unless', who: 'that', pays: discardsADodge, effects: [{ do: 'hit' }] },
      ],
    ],
    ['Drinks the Ford', REEFMAW, 'start-water', [{ do: 'discard', n: 1 }], [{ do: 'terrain', kind: 'water', at: 'beside' }]],
    ['Second Wave', REEFMAW, 'rampage', [{ do: 'terrain', kind: 'water', at: 'front' }]],
    [
      'The Warm Side',
      SLEEPER,
      'start-flank',
      [
        { do: 'turn', to: 'self' },
        { do: 'unless', who: 'front', pays: 'move', effects: [{ do: 'hit' }] },
      ],
    ],
    ['Someone Said a Name', SLEEPER, 'start-front', [{ do: 'open-slot' }], [{ do: 'track', by: 1 }]],
    ['Breathes Out', SLEEPER, 'end-round', [{ do: 'track', by: 1 }], [{ do: 'discard', n: 1, who: 'not-rear' }]],
  ];
  test.each(KNOWN)('%s', (name, { behaviours }, icon, base, boost) => {
    const card = behaviours.find(one => one.name === name)!;
    expect([card.icons, card.base, card.boost?.effects]).toEqual([[icon], base, boost]);
  });
});

describe('stances (3.2)', () => {
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
  const isNear = (n: number, aim: number): boolean => n >= Math.floor(aim * 0.8) && n <= Math.ceil(aim * 1.2);
  const of = (beast: Beast, stance: number): StanceCard[] => beast.stances.filter(card => card.stance === stance);

  test.each(named(ALL))(
    'PA-COMP-12 toughness and damage of %s are within a fifth of the aim; Ramhide softens as it opens',
    (_, { monster, stances }) => {
      const aim = monster.id === 'ramhide' ? TOUGHNESS.map(row => row.toReversed()) : TOUGHNESS;
      for (const { level, stance, toughness, damage } of stances) {
        if (toughness !== null) expect(isNear(toughness, aim[level]![stance - 1]!)).toBe(true);
        expect(isNear(damage, DAMAGE[level]![stance - 1]!)).toBe(true);
      }
    },
  );

  test.each(named(ALL))('PA-STN-6 the stances of %s follow one another and end with progression 0', (_, beast) => {
    const levels = new Set(beast.stances.map(card => card.level));
    for (const level of levels) {
      const steps = beast.stances.filter(card => card.level === level).map(card => card.progression);
      expect([
        [7, 3, 0],
        [8, 4, 0],
        [6, 3, 0],
      ]).toContainEqual(steps);
    }
  });

  test('what lies open is as the beasts are told of', () => {
    const open = (beast: Beast) => [1, 2, 3].map(stance => [...new Set(of(beast, stance).map(card => card.exposed.join(' ')))]);
    expect(open(CINDERWING)).toEqual([['front rear'], ['flank rear'], ['front flank rear']]);
    expect(open(RAMHIDE)).toEqual([['front flank'], ['flank rear'], ['front flank rear']]);
    expect(open(STORMHORN)).toEqual([['flank'], ['rear'], ['front flank rear']]);
    expect(open(REEFMAW)).toEqual([['flank rear'], [''], ['front flank rear']]);
    expect(open(SLEEPER)).toEqual([['rear'], ['flank rear'], ['front flank rear']]);
  });

  test('[PA-STN-8] [PA-STN-10] only Reefmaw goes where nothing lies open, and there stance and objective wound it', () => {
    const shut = ALL.flatMap(beast => beast.stances.filter(card => card.exposed.length === 0 || card.toughness === null));
    expect(shut).toEqual(of(REEFMAW, 2));
    for (const { exposed, toughness, abilities = [] } of shut) {
      expect([exposed.length, toughness]).toEqual([0, null]);
      expect(abilities.flatMap(ability => ability.effects.map(one => one.do))).toContain('wounds');
    }
    for (const { stance, reward, again } of REEFMAW.objectives) {
      expect([stance, again]).toEqual([2, true]);
      expect(reward.map(one => one.do)).toContain('wounds');
    }
  });
});

describe('words', () => {
  test('ids are unlike one another, and so are names but for one stance at several levels', () => {
    const cards = ALL.flatMap(cardsOf);
    expect(doubled(cards.map(card => card.id))).toEqual([]);
    const stances = new Set(ALL.flatMap(beast => beast.stances.map(card => card.name)));
    const others = cards.filter(card => !('toughness' in card)).map(card => card.name);
    expect(doubled([...stances, ...others])).toEqual([]);
  });

  test.each(named(ALL))('flavour of %s has at most 12 words and falls have at most 15; nobody shouts', (_, beast) => {
    const flavours = cardsOf(beast).flatMap(card => ('flavour' in card && card.flavour) || []);
    for (const flavour of flavours) expect(words(flavour), flavour).toBeLessThanOrEqual(12);
    const { fells, dies, walksOff, habit, advice, wants } = beast.monster;
    expect(fells).toHaveLength(3);
    for (const line of fells) {
      expect(words(line), line).toBeLessThanOrEqual(15);
      expect(line).toContain('{hunter}');
    }
    for (const line of [...flavours, ...fells, dies, walksOff, habit, advice, wants]) expect(line).not.toContain('!');
  });

  test.each(named(ALL))('every card of %s can be read aloud', (_, beast) => {
    const said = [
      ...beast.behaviours.flatMap(({ base, boost }) => [
        sayEffects(base, 'monster'),
        ...(boost ? [sayEffects(boost.effects, 'monster')] : []),
      ]),
      ...[...beast.stances, ...beast.perils, { abilities: beast.monster.rules }].flatMap(({ abilities = [] }) =>
        abilities.map(ability => sayAbility(ability, 'monster')),
      ),
      ...beast.objectives.flatMap(({ tasks, reward }) => [
        ...tasks.map(task => sayAbility(task, 'monster')),
        sayEffects(reward, 'monster'),
      ]),
    ];
    for (const line of said) {
      expect(line).toMatch(/^[A-Z].*\.$/);
      expect(line).not.toMatch(/undefined|\byou\b|\byour\b/);
    }
  });
});
