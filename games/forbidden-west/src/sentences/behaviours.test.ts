/** Behaviour cards and profiles as people read them: exact examples, and the form of all of them. */
import { describe, expect, test } from 'vitest';
import { BEHAVIOURS } from '../content/behaviours/index.ts';
import { ENEMIES } from '../content/enemies.ts';
import type { EnemyType } from '../content/kinds.ts';
import type { BehaviourCard, EnemyAction, EnemyCard, Question } from '../content/types.ts';
import { actionLine, behaviourFace, behaviourSays, profileFace, questionSays } from './behaviours.ts';

const named = (name: string): BehaviourCard => BEHAVIOURS.find(one => one.name === name)!;
const enemy = (id: EnemyType): EnemyCard => ENEMIES.find(one => one.id === id)!;
const says = (action: EnemyAction, id: EnemyType = 'razorhound'): string => actionLine(action, enemy(id)).says;
const without = (action: EnemyAction, id: EnemyType): readonly string[] => actionLine(action, enemy(id)).without;

describe('Whole cards', () => {
  test('with a question: both series line by line, and what a lost component changes', () => {
    expect(behaviourFace(named('Circle and Snap'))).toEqual({
      name: 'Circle and Snap',
      of: 'Razorhound, level 1',
      question: 'Is a revealed character within 1?',
      yes: [
        { says: 'Melee attack on Closest within 1: damage 3.', without: ['Without its Tail Blade: damage 1.'] },
        { says: 'Move 2 squares towards the same target.', without: [] },
      ],
      no: [
        { says: 'Move 3 squares towards Closest.', without: [] },
        { says: 'Melee attack on the same target within 1: damage 3.', without: [] },
      ],
      flavour: null,
    });
  });

  test('in a row, for the log', () => {
    expect(behaviourSays(named('Circle and Snap'))).toBe(
      'Is a revealed character within 1? Yes: Melee attack on Closest within 1: damage 3. Without its Tail Blade: damage 1. ' +
        'Move 2 squares towards the same target. No: Move 3 squares towards Closest. ' +
        'Melee attack on the same target within 1: damage 3.',
    );
    expect(behaviourSays(named('Back to the Ridge'))).toBe('Move 2 squares away from Closest. Armour +1 until their next turn.');
  });

  test('FW-R-60: without a question there is one series', () => {
    const { question, no, flavour } = behaviourFace(named('Back to the Ridge'));
    expect([question, no, flavour]).toEqual([null, [], 'Up there, even the stones are on their side.']);
  });

  test('whose it is: the deck of a huge enemy, the level, or what an adaptation answers', () => {
    expect(behaviourFace(named('Both Batteries')).of).toBe('Stonetusk, deck II, level 2');
    expect(behaviourFace(named('Sniff Out the Wire')).of).toBe('Scurrier, adaptation 2, an answer to traps');
    expect(behaviourFace(named('No Safe Hill')).of).toBe('Stonetusk, deck II, adaptation 1, an answer to staying at range');
  });
});

describe('Questions', () => {
  test.each<[string, Question, EnemyType]>([
    ['Is a revealed character within 2?', { ask: 'character-within', n: 2 }, 'scurrier'],
    ['Is a revealed character in the same square?', { ask: 'character-within', n: 0 }, 'scurrier'],
    ['Is another Scurrier within 3?', { ask: 'ally-within', n: 3 }, 'scurrier'],
    ['Is the Bomb Satchel destroyed?', { ask: 'holds', letter: 'A' }, 'rebel-bomber'],
    ['Does this Emberhorn have a condition?', { ask: 'has-condition' }, 'emberhorn'],
    ['Is more than 1 character revealed?', { ask: 'revealed-more-than', n: 1 }, 'spitmaw'],
    ['Are more than 2 characters revealed?', { ask: 'revealed-more-than', n: 2 }, 'spitmaw'],
    ['Is a trap within 2?', { ask: 'trap-within', n: 2 }, 'scurrier'],
    ['Is the alert token in row 4 or below?', { ask: 'alert-at-least', n: 4 }, 'rebel-scout'],
    ['Are half of its hit points gone, or more?', { ask: 'half-hp' }, 'tarback'],
    ['Are half of their hit points gone, or more?', { ask: 'half-hp' }, 'rebel-captain'],
    ['Are half of his hit points gone, or more?', { ask: 'half-hp' }, 'dal'],
    ['Is Threat on elevation?', { ask: 'target-in', target: 'threat', terrain: 'elevation' }, 'frostwing'],
    ['Is Closest in tall grass?', { ask: 'target-in', target: 'closest', terrain: 'grass' }, 'scurrier'],
    ['Is Furthest within 4?', { ask: 'target-within', target: 'furthest', n: 4 }, 'arc-stalker'],
  ])('%s', (text, question, id) => expect(questionSays(question, enemy(id))).toBe(text));
});

describe('Actions', () => {
  test.each<[string, EnemyAction, EnemyType]>([
    ['Move 3 squares towards Threat, in a straight line.', { do: 'move', n: 3, target: 'threat', straight: true }, 'emberhorn'],
    ['Leap 3 squares towards Furthest, over walls and traps.', { do: 'move', n: 3, target: 'furthest', leaps: true }, 'frostwing'],
    ['Move 1 large square towards Closest.', { do: 'move', n: 1, target: 'closest' }, 'stonetusk'],
    ['Move 2 squares away from Threat.', { do: 'away', n: 2, target: 'threat' }, 'shellback'],
    ['Move 2 squares towards what is besieged.', { do: 'to-feature', n: 2 }, 'rebel-brawler'],
    ['Attack what is besieged within 1: damage 1.', { do: 'attack-feature', range: 1, damage: 1 }, 'rebel-brawler'],
    [
      'Ranged attack on Furthest within 4: damage 4 and Shock.',
      { do: 'attack', type: 'ranged', range: 4, damage: 4, target: 'furthest', condition: 'shock' },
      'arc-stalker',
    ],
    [
      'Pulse attack on everyone within 1, hidden or not: damage 3 and Fire.',
      { do: 'attack', type: 'pulse', range: 1, damage: 3, condition: 'fire' },
      'rebel-bomber',
    ],
    [
      'Melee attack on Closest within 1: damage 4. Damaged or not, the target is pushed 2 squares.',
      { do: 'attack', type: 'melee', range: 1, damage: 4, target: 'closest', extra: [{ do: 'push', n: 2 }] },
      'rebel-captain',
    ],
    [
      'Pulse attack on everyone within 1, hidden or not: damage 3. Damaged or not, each is pushed 1 square.',
      { do: 'attack', type: 'pulse', range: 1, damage: 3, extra: [{ do: 'push', n: 1 }] },
      'frostwing',
    ],
    [
      'Melee attack on Threat within 1: damage 5. Damaged or not, the target loses 1 resource and discards 2 cards.',
      {
        do: 'attack',
        type: 'melee',
        range: 1,
        damage: 5,
        target: 'threat',
        extra: [
          { do: 'lose-resource', n: 1 },
          { do: 'discard', n: 2 },
        ],
      },
      'dal',
    ],
    [
      'Ranged attack on Furthest within 4: damage 4. Damaged or not, the target goes to the top of the threat track.',
      { do: 'attack', type: 'ranged', range: 4, damage: 4, target: 'furthest', extra: [{ do: 'threat-top' }] },
      'rebel-scout',
    ],
    ['Move the alert token down 2 rows.', { do: 'alert', n: 2 }, 'scurrier'],
    ['Heal 2.', { do: 'heal', n: 2 }, 'spitmaw'],
    ['Armour +1 until its next turn.', { do: 'armour', n: 1 }, 'tarback'],
    ['Armour +1 until their next turn.', { do: 'armour', n: 1 }, 'rebel-captain'],
    ['Lose any condition.', { do: 'clear-condition' }, 'scurrier'],
    ['Vanish, to a square within 3 that is as far from everyone revealed as possible.', { do: 'vanish', n: 3 }, 'arc-stalker'],
    [
      'Lay a mine with Shock within 1, as near Closest as possible: 2 orange dice and 1 blue die.',
      { do: 'lay-mine', within: 1, condition: 'shock', dice: '2O 1B' },
      'arc-stalker',
    ],
    [
      'Every other rebel within 3 moves 2 squares towards Threat and makes a melee attack within 1: damage 3.',
      { do: 'order', whom: 'rebels', within: 3, n: 2, attack: { range: 1, damage: 3 } },
      'rebel-captain',
    ],
    ['Every rebel within 4 moves 2 squares towards Threat.', { do: 'order', whom: 'rebels', within: 4, n: 2 }, 'warden-engine'],
    ['Every other machine within 3 moves 1 square towards Threat.', { do: 'order', whom: 'machines', within: 3, n: 1 }, 'scurrier'],
    ['Every Razorhound within 6 moves 2 squares towards Threat.', { do: 'order', whom: 'razorhound', within: 6, n: 2 }, 'warden-engine'],
    ['Draw another card and resolve it.', { do: 'draw-extra' }, 'warden-engine'],
  ])('%s', (text, action, id) => expect(says(action, id)).toBe(text));
});

describe('FW-COMP-5 Without a component', () => {
  test.each<[string, EnemyAction, EnemyType]>([
    [
      'Without its Wing: 2 squares and no leap.',
      { do: 'move', n: 3, target: 'closest', leaps: true, altered: { B: { n: 2, noLeap: true } } },
      'frostwing',
    ],
    [
      'Without its Nozzle: range 1.',
      { do: 'attack', type: 'ranged', range: 3, damage: 3, target: 'closest', altered: { B: { range: 1 } } },
      'spitmaw',
    ],
    [
      'Without its Screech Horn: no Deafened.',
      { do: 'attack', type: 'pulse', range: 1, damage: 2, condition: 'deafened', altered: { A: { noCondition: true } } },
      'scurrier',
    ],
    [
      'Without its Acid Fang: damage 3 and no Acid.',
      {
        do: 'attack',
        type: 'melee',
        range: 1,
        damage: 5,
        target: 'closest',
        condition: 'acid',
        altered: { C: { damage: 3, noCondition: true } },
      },
      'coilspire',
    ],
    [
      'Without their Bomb Satchel: skip this.',
      { do: 'attack', type: 'pulse', range: 1, damage: 3, altered: { A: { skip: true } } },
      'rebel-bomber',
    ],
    [
      'Without their Banner: damage 2.',
      { do: 'order', whom: 'rebels', within: 3, n: 2, attack: { range: 1, damage: 3 }, altered: { A: { damage: 2 } } },
      'rebel-captain',
    ],
    ['Without his Store Satchel: skip this.', { do: 'heal', n: 2, altered: { A: { skip: true } } }, 'dal'],
    ['Without its Cargo Pod: 3 squares.', { do: 'away', n: 2, target: 'threat', altered: { A: { n: 3 } } }, 'shellback'],
    ['Without its Plate: armour +1.', { do: 'armour', n: 2, altered: { B: { n: 1 } } }, 'shellback'],
    ['Without its Belly Sac: heal 1.', { do: 'heal', n: 2, altered: { E: { n: 1 } } }, 'stonetusk'],
    ['Without its Screech Horn: 1 row.', { do: 'alert', n: 2, altered: { A: { n: 1 } } }, 'scurrier'],
  ])('%s', (text, action, id) => expect(without(action, id)).toEqual([text]));

  test('two components, a line each, in the order of their letters', () => {
    const [, { without: lines }] = behaviourFace(named('A Burning Furrow')).yes as [unknown, { without: readonly string[] }];
    expect(lines).toEqual(['Without its Blaze Tank: no Fire.', 'Without its Horns: damage 3.']);
  });
});

describe('Profiles', () => {
  test('a machine', () => {
    expect(profileFace(enemy('spitmaw'))).toEqual({
      name: 'Spitmaw',
      says: 'Spits acid from three squares away and leaves pools of it.',
      body: '8 hit points (10 at level 2), armour 1.',
      parts: [
        'Bile Sac (A), 3 hit points. Destroyed: it gains Acid; collect 1 corrosive bile; cards marked A change.',
        'Nozzle (B), 2 hit points. Destroyed: cards marked B change.',
      ],
      decks: null,
    });
  });

  test('what else a component does', () => {
    const parts = (id: EnemyType): readonly string[] => profileFace(enemy(id)).parts;
    expect(parts('rebel-bomber')).toEqual([
      'Bomb Satchel (A), 2 hit points. Destroyed: everyone in their square suffers 2 damage; cards marked A change.',
    ]);
    expect(parts('rebel-captain')[1]).toBe('Shield (B), 4 hit points. Destroyed: armour 1 lower; cards marked B change.');
    expect(parts('emberhorn')[0]).toBe(
      'Blaze Tank (A), 4 hit points. Destroyed: it suffers 3 damage; collect 1 blaze resin; cards marked A change.',
    );
    expect(parts('coilspire')[1]).toBe(
      'Hood (B), 6 hit points. Destroyed: armour 1 lower; it changes to its other deck; cards marked B change.',
    );
  });

  test('who flies says so, and who does not rise has one number', () => {
    expect(profileFace(enemy('frostwing')).body).toBe('10 hit points (12 at level 2), armour 1. Flies.');
    expect(profileFace(enemy('stonetusk')).body).toBe('40 hit points, armour 3.');
  });

  test('FW-HUGE-8: which deck a huge enemy draws from', () => {
    expect(profileFace(enemy('stonetusk')).decks).toBe(
      'Deck II while nobody revealed is within 2 and the Back Cannon or the Spark Array is whole; otherwise deck I.',
    );
    expect(profileFace(enemy('coilspire')).decks).toBe('Deck I at first; each component that it loses makes it change to the other deck.');
    expect(profileFace(enemy('warden-engine')).decks).toBe('Deck I and deck II by turns, from one enemy phase to the next.');
  });
});

describe('Form', () => {
  const lines = BEHAVIOURS.flatMap(card => {
    const { question, yes, no } = behaviourFace(card);
    return [...(question ? [question] : []), ...[...yes, ...no].flatMap(line => [line.says, ...line.without])];
  });
  const all = [
    ...new Set([...lines, ...ENEMIES.flatMap(one => [profileFace(one).says, profileFace(one).body, ...profileFace(one).parts])]),
  ];

  test('every line is a sentence, with numbers that agree', () => {
    for (const line of all) {
      expect(line).toMatch(/^[A-Z0-9].*[.?]$/);
      expect(line).not.toMatch(/undefined|null|NaN|\[object| {2}|\.\.| [.,;:]|\b[Aa] [AEIOUaeiou]/);
      expect(line).not.toMatch(
        /\b1 (large )?(squares|rows|cards|dice|resources|hit points)\b|\b([2-9]|1\d) (large )?(square|row|card|die|resource|hit point)\b(?!s)/,
      );
    }
  });

  test('no two cards of a type say the same', () => {
    const texts = BEHAVIOURS.map(card => `${card.enemy}: ${behaviourSays(card)}`);
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });

  test('no sentence has more than twenty words', () => {
    for (const one of lines.flatMap(line => line.split('. '))) expect(one.split(' ').length, one).toBeLessThanOrEqual(20);
  });
});
