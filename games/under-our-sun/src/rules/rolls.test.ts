import { expect, test } from 'vitest';
import { cardNamed, ENEMY_NUMBERS, enemyCard, eventCard, thing } from '../content/box.ts';
import { type Die, diceOf, FACES, KARMA_FACES, SKILLS } from '../content/kinds.ts';
import { rollFor, rollTie, successesOf, type Thrown } from '../deeds/rolls.ts';
import { applyEffects, newOccasion } from '../effects/vocabulary.ts';
import { testDice } from '../questions.ts';
import { armed, brawl, diceRolled, faces, rolls } from '../testing/fights.ts';
import { type CharacterOn, hexOn, type Position, type SunRehearsal, trek } from '../testing/rehearsal.ts';
import { provoke } from './combat.ts';
import { hurt } from './harm.ts';
import { testSkill, throwDice } from './rolls.ts';

const sorted = (die: Die): number[] => FACES[die].toSorted((a, b) => b - a);
const net = (faces: readonly number[]): number => successesOf({ faces });
/** Ida alone, in her turn. */
const alone = (ida: CharacterOn, dice: Record<string, unknown[]> = {}): SunRehearsal => trek({ characters: [ida, {}], dice });
const dexterity = (ida: CharacterOn, dice: Record<string, unknown[]>): SunRehearsal =>
  alone(ida, dice).run(table => testSkill(table, 0, 'dexterity'));

test('[US-DICE-1] a green die: one double, four single successes, three blanks', () =>
  expect(sorted('green')).toEqual([2, 1, 1, 1, 1, 0, 0, 0]));
test('[US-DICE-2] [US-R-1] a yellow die: four single successes, no double', () =>
  expect(sorted('yellow')).toEqual([1, 1, 1, 1, 0, 0, 0, 0]));
test('[US-DICE-3] [US-R-1] a blue die: three single successes, no double', () => expect(sorted('blue')).toEqual([1, 1, 1, 0, 0, 0, 0, 0]));
test('[US-DICE-4] a red die: three crosses and no success', () => expect(sorted('red')).toEqual([0, 0, 0, 0, 0, -1, -1, -1]));
test('[US-DICE-5] a cross takes one success, and never more than there are', () => {
  expect([net([1, -1]), net([1, -1, -1]), net([1, 1, -1])]).toEqual([0, 0, 1]);
});
test('[US-DICE-6] a double counts two, and a cross leaves one of it', () => {
  expect([net([2]), net([2, -1])]).toEqual([2, 1]);
});
test('[US-R-2] a karma die: three faces with a success, five blanks', () => {
  expect([KARMA_FACES.filter(face => face > 0).length, KARMA_FACES.length]).toEqual([3, 8]);
});

test('[US-TEST-1] a test rolls the dice of that skill on the board', () => {
  const r = trek({
    characters: [{ is: 'kesh', karma: 0 }, {}],
    dice: {
      test: faces('10 10 01'),
    },
  });
  for (const skill of SKILLS) r.run(table => testSkill(table, 0, skill));
  expect(r.toldOf('rolled').map(one => [one.for, one.dice])).toEqual([
    ['strength', ['yellow', 'blue']],
    ['dexterity', ['yellow', 'blue']],
    ['stealth', ['green', 'blue']],
  ]);
});
test('[US-TEST-2] one net success passes a test of a card, none fails it', () => {
  const card = { do: 'test', skill: 'strength', pass: [{ do: 'heal', n: 1 }], fail: [{ do: 'damage', n: 1 }] } as const;
  const hp = (faces: number[]): number => {
    const r = alone({ hp: 4, karma: 0 }, { test: [faces] }).run(table => applyEffects(table, [card], newOccasion({ who: 0 })));
    return r.character(0).hp;
  };
  expect([hp([1, 0]), hp([0, 0])]).toEqual([5, 3]);
});
test('[US-TEST-3] there are three skills, and every test is one of them', () =>
  expect(SKILLS).toEqual(['strength', 'dexterity', 'stealth']));

test('[US-INJ-1] [US-INJ-2] at 2 HP one is injured: a red die in every roll', () => {
  const dice = (n: number): readonly string[] => {
    const r = alone({ hp: 4, karma: 0 });
    r.run(table => hurt(table, 0, n, 'text', 'US-HP-1'));
    return testDice(r.state, 0, 'dexterity');
  };
  expect(dice(1)).toEqual(['green', 'blue']);
  expect(dice(2)).toEqual(['green', 'blue', 'red']);
});
test('[US-INJ-3] at 3 HP it is over at once', () => {
  const r = alone({ hp: 2, goods: { food: 1 } });
  expect(testDice(r.state, 0, 'strength')).toEqual(['green', 'blue', 'red']);
  r.play().answer('act', 'eat');
  expect([r.character(0).hp, testDice(r.state, 0, 'strength')]).toEqual([3, ['green', 'blue']]);
});
test('[US-INJ-4] one red die, however few HP are left', () => {
  const r = alone({ hp: 2 });
  r.run(table => hurt(table, 0, 1, 'text', 'US-HP-1'));
  expect(testDice(r.state, 0, 'stealth').filter(die => die === 'red')).toEqual(['red']);
});
test('[US-R-7] [US-INJ-2] the injured roll it in attacks, Dodge and loot; not in ties and not for ammunition', () => {
  const r = brawl([{ hp: 2 }], [armed('1B', { hp: 9 })], {
    tiles: [{ at: 'n', bodies: ['bear.1'] }],
    dice: { attack: faces('10x'), test: faces('000'), loot: faces('00'), enemy: faces('0 0 0'), tie: [1, 1], ammunition: [1] },
  });
  r.play().answer('act', 'attack-enemy-0').answer('act', 'dodge').answer('act', 'loot-bear.1');
  expect(r.toldOf('rolled').flatMap(one => (one.by === 'character' ? [[one.for, one.dice.join(' ')]] : []))).toEqual([
    ['melee', 'green yellow red'],
    ['dodge', 'green blue red'],
    ['loot', 'green red'],
  ]);
  expect(r.toldOf('rolled')[0]!.successes).toBe(0);
  expect([rollTie(r.table, [0]), rollFor(r.table, 'ammunition', ['green'], 0, -1)]).toEqual([[2], 1]);
});
test('[US-R-8] injured and sneaking at night are two red dice', () => {
  const r = trek({ characters: [{ hp: 2 }, {}], phase: 'night' });
  expect(testDice(r.state, 0, 'stealth', 'sneak')).toEqual(['yellow', 'blue', 'red', 'red']);
});

test('[US-INF-4] antibiotic, medkit and the medic take an infection away', () => {
  const cured = (sanaa: CharacterOn, action: string): boolean => {
    const r = trek({
      characters: [
        { is: 'sanaa', ...sanaa },
        { is: 'wren', isInfected: true },
      ],
    });
    r.play().answer('act', action);
    while (r.asks !== 'act')
      r.answer(r.asks!, r.options().find(key => key === 'wren' || /cure|infection|branch-1/i.test(key)) ?? r.options()[0]!);
    return !r.character(1).isInfected;
  };
  expect(cured({ items: ['antibiotic.1'] }, 'use-antibiotic.1')).toBe(true);
  const cures = thing(trek({ characters: [{ items: ['medkit.1'] }, {}] }).character(0).items[0]!.card).can!.findIndex(one =>
    JSON.stringify(one.effects).includes('cure'),
  );
  expect(cured({ items: ['medkit.1'] }, `use-medkit.1-${cures + 1}`)).toBe(true);
  expect(cured({}, 'skill-1')).toBe(true);
});
test('[US-INF-5] whoever is infected cannot be infected once more', () => {
  const r = alone({});
  for (let i = 0; i < 2; i++) r.run(table => applyEffects(table, [{ do: 'infect' }], newOccasion({ who: 0 })));
  expect([r.character(0).isInfected, r.types('infected')]).toEqual([true, ['infected']]);
  r.run(table => applyEffects(table, [{ do: 'cure' }], newOccasion({ who: 0 })));
  expect(r.character(0).isInfected).toBe(false);
});

test('[US-KARMA-1] [US-KARMA-4] [US-KARMA-5] dice of one roll are rolled again, and the new faces stand; no AP', () => {
  const r = dexterity({ ap: 4 }, { test: faces('00'), karma: faces('1 1') });
  r.only('karma', ['die-1-green', 'die-2-blue']).answer('karma', ['die-1-green']);
  expect([r.result, r.character(0).ap, r.toldOf('karma-used')[0]]).toMatchObject([
    { faces: [1, 0] },
    4,
    { rerolled: [0], faces: [1, 0], successes: 1 },
  ]);
});
test('[US-KARMA-1] once in a turn; the next turn brings it back', () => {
  const r = dexterity(
    {},
    {
      test: faces('00 00'),
      karma: faces('0 1'),
    },
  ).answer('karma', ['die-2-blue']);
  r.run(table => testSkill(table, 0, 'dexterity'));
  expect(r.asks).toBeNull();
  expect(r.character(0).hasUsedKarma).toBe(true);
});
test('[US-KARMA-5] from a success to a blank: the blank counts', () => {
  const r = brawl([{ karma: 1 }], [armed('1B')], { dice: { attack: faces('01'), karma: faces('0 0'), enemy: faces('0') } });
  r.play().answer('act', 'attack-enemy-0').answer('karma', ['die-2-yellow']);
  expect(r.enemy(0).damage).toBe(0);
});
test('[US-KARMA-2] one karma die for each die', () => {
  const r = dexterity({ karma: 1 }, { test: faces('00') });
  expect(r.decision('karma')).toMatchObject({ min: 0, max: 1 });
  expect(() => r.answer('karma', ['die-1-green', 'die-2-blue'])).toThrow(/refuses/);
});
test('[US-KARMA-6] [US-KARMA-7] a karma die with a success is kept, one without is gone', () => {
  const r = dexterity(
    { karma: 3 },
    {
      test: faces('00'),
      karma: faces('00 10'),
    },
  ).answer('karma', ['die-1-green', 'die-2-blue']);
  expect(r.character(0).karma).toBe(2);
});
test('[US-KARMA-7] without karma nobody is asked again', () => {
  const r = dexterity(
    { karma: 1 },
    {
      test: faces('00 00'),
      karma: faces('0 0'),
    },
  ).answer('karma', ['die-1-green']);
  Object.assign(r.character(0), { hasUsedKarma: false });
  r.run(table => testSkill(table, 0, 'dexterity'));
  expect([r.character(0).karma, r.asks]).toEqual([0, null]);
});
test('[US-KARMA-8] [US-R-3] a success on the karma die adds nothing to the roll', () => {
  const r = dexterity({}, { test: faces('00'), karma: faces('0 1') }).answer('karma', ['die-1-green']);
  expect([successesOf(r.result as Thrown), r.character(0).karma]).toEqual([0, 3]);
});
test('[US-KARMA-3] [US-R-5] dice that an enemy rolled against the character', () => {
  const r = brawl([{ karma: 3 }, { karma: 3 }], [armed('2Y')], {
    dice: {
      enemy: faces('11'),
      karma: faces('00 00'),
    },
  });
  r.run(table => provoke(table, 0));
  expect([r.askedSeat, r.decision('karma').facts]).toMatchObject([0, { isOwn: false, for: 'counterattack' }]);
  r.answer('karma', ['die-1-yellow', 'die-2-yellow']);
  expect([r.asks, r.character(0).hp, r.character(0).karma, r.character(1).karma]).toEqual([null, 7, 1, 3]);
});
test('[US-R-5] a red die, and the blue die of an enemy that is shot at', () => {
  const red = dexterity({ hp: 2 }, { test: faces('10x'), karma: faces('0 1') });
  red.answer('karma', ['die-3-red']);
  expect(successesOf(red.result as Thrown)).toBe(1);
  const r = brawl([{ karma: 3, items: ['bow.1'] }], [{ at: 'n n' }], {
    dice: { attack: faces('011'), enemy: faces('1'), karma: faces('0 1') },
  });
  r.play().answer('act', 'shoot-enemy-0-with-bow.1').answer('karma', []);
  expect(r.decision('karma').facts).toMatchObject({ for: 'approach', dice: ['blue'] });
  r.answer('karma', ['die-1-blue']);
  expect(r.enemy(0).hex).toBe(hexOn('n n'));
});
test('[US-R-5] a blank blue die, too, if whoever is shot at would shoot back', () => {
  const enemy = { at: 'n n', is: { ranged: { day: '1Y', night: '1Y' } } };
  const r = brawl([{ karma: 3, items: ['bow.1'] }], [enemy], { dice: { attack: faces('011'), enemy: faces('0'), karma: faces('1 1') } });
  r.play().answer('act', 'shoot-enemy-0-with-bow.1').answer('karma', []).answer('karma', ['die-1-blue']);
  expect([r.enemy(0).hex, rolls(r)]).toEqual([hexOn('n'), ['c0 ranged', 'e0 approach c0']]);
});
test('[US-R-4] never in Preparation or at the start of a phase; in the last chance of a phase', () => {
  const asks = (position: Position): string | null => {
    const r = trek({ characters: [{}, {}], ...position, dice: { test: faces('00') } });
    return r.run(table => testSkill(table, 0, 'strength')).asks;
  };
  expect([
    asks({ active: -1, step: 'refresh' }),
    asks({ active: -1, step: 'begin-phase' }),
    asks({ active: -1, step: 'last-chance' }),
    asks({ active: 1 }),
  ]).toEqual([null, null, 'karma', 'karma']);
});
test('[US-R-4] each character once in the turn of each player', () => {
  const r = brawl([{ karma: 3, hasUsedKarma: true, ap: 1 }, {}], [], { toPlay: [1] });
  r.play().answer('act', 'wait').until('act');
  expect([r.state.active, r.character(0).hasUsedKarma]).toEqual([1, false]);
});
test('[US-R-6] whoever acts is asked first, then the other; before any effect; a die can be rolled again by both', () => {
  const r = brawl([{ karma: 3 }, { karma: 3 }], [], { dice: { attack: faces('00'), karma: faces('1 1 0 1') } });
  r.run(table =>
    throwDice(table, { roller: { who: 0 }, dice: diceOf('1G1Y'), for: 'melee', against: 1, stream: 'attack', concerns: [0, 1] }),
  );
  expect([r.asks, r.askedSeat]).toEqual(['karma', 0]);
  r.answer('karma', ['die-1-green']);
  expect([r.asks, r.askedSeat]).toEqual(['karma', 1]);
  r.answer('karma', ['die-1-green']);
  expect(successesOf(r.result as Thrown)).toBe(0);
});
test('[US-R-6] in a blow that is given back the attacker is asked before whoever rolled it', () => {
  const r = brawl([{ karma: 3 }, { karma: 3 }], [], {
    dice: {
      attack: faces('00 10'),
    },
  });
  r.play().answer('act', 'fight-wren').answer('defend', 'counter');
  const asked: (number | null)[] = [];
  for (; r.asks === 'karma'; r.answer('karma', [])) asked.push(r.askedSeat);
  expect(asked).toEqual([0, 0, 1]);
});
test('[US-R-3] nobody is asked about dice that cannot fall better', () => {
  const r = dexterity({}, { test: faces('21') });
  expect(r.asks).toBeNull();
});
test('[US-ENEMY-2] dice of enemies are printed for day and for night', () => {
  for (const card of ENEMY_NUMBERS) expect(Object.keys(enemyCard(card).melee)).toEqual(['day', 'night']);
});
test('[US-INJ-2] an enemy rolls no red die for the wounds of others', () => {
  const r = brawl([{ hp: 2 }], [armed('1Y')], { dice: { enemy: faces('0') } });
  r.run(table => provoke(table, 0));
  expect(diceRolled(r)).toEqual(['yellow']);
});
test('[US-R-5] [US-INJ-2] with nothing but a cross to be better, the injured one is asked', () => {
  const r = brawl([{ hp: 2, karma: 1 }], [armed('1B', { hp: 9 })], {
    dice: { attack: faces('21x'), karma: faces('0 0'), enemy: faces('0') },
  });
  r.play().answer('act', 'attack-enemy-0').answer('karma', ['die-3-red']);
  expect(r.enemy(0).damage).toBe(3);
});
test('[US-RANGE-3] [US-LOOT-1] dice that come from no card say so, and so do those against nobody', () => {
  const r = brawl([{ items: ['bow.1'] }], [{ at: 'n n' }], {
    tiles: [{ at: 'n', bodies: [{ id: 'carcass' }] }],
    dice: { attack: faces('000'), enemy: faces('0'), loot: faces('0') },
  });
  r.act('loot-carcass').act('shoot-enemy-0-with-bow.1');
  expect(r.toldOf('rolled').map(one => [one.for, one.against, one.from.length > 0])).toEqual([
    ['loot', -1, false],
    ['ranged', 0, true],
    ['approach', 0, false],
  ]);
});
test('[US-KARMA-1] [US-EVENT-1] whoever may roll a test again is told on which card it stands', () => {
  const tin = cardNamed('the-round-tin');
  const r = alone({ is: 'boone', karma: 2 }, { test: faces('00') });
  r.run(table => applyEffects(table, eventCard(tin).effects, newOccasion({ who: 0, card: tin })));
  expect(r.decision('karma').facts).toMatchObject({ card: tin, for: 'strength' });
});
