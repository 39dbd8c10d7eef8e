/** Conditions of enemies and of characters. */
import { describe, expect, test } from 'vitest';
import type { Condition } from '../content/kinds.ts';
import type { Effect } from '../content/words/index.ts';
import { openEnemyTurn } from '../deeds/enemies.ts';
import { always, armour, bite, bow, enemyPhase, move } from '../testing/foes.ts';
import { type EnemyOn, type Fight, fight, type MadeUp, type MarshalOn, type Position } from '../testing/rehearsal.ts';
import { conditionEnemy, conditionMarshal, endEnemyTurn, endMarshalCondition, harm, hurt, suffer } from './health.ts';

const ELSEWHERE: EnemyOn = { type: 'rebel-scout', at: [11, 11] };

/** Somebody who shoots with two orange dice, and a brawler without armour three squares away. */
function shot(enemy: Partial<EnemyOn>, faces: (number | 'crit')[], marshal: Partial<MarshalOn> = {}, more: Position = {}): Fight {
  const r = fight({
    marshals: [{ isRevealed: true, gear: bow(), ...marshal }],
    enemies: [{ type: 'rebel-brawler', at: [3, 0], hp: 20, maxHp: 20, armour: 0, ...enemy }],
    dice: { attack: [faces] },
    ...more,
  });
  return r.play().answer('act', 'ranged-attack');
}

const standing = (enemy: Partial<EnemyOn>): Fight =>
  fight({ marshals: [{ isRevealed: true }], enemies: [{ type: 'rebel-brawler', at: [3, 0], hp: 6, ...enemy }, ELSEWHERE] });
const endsTurn = (enemy: Partial<EnemyOn>): Fight => {
  const r = standing(enemy);
  return r.run(table => endEnemyTurn(table, r.enemy()));
};

describe('A condition', () => {
  test('[FW-COND-1] deafened does nothing to an enemy', () => {
    const r = standing({ condition: 'fire' });
    r.run(table => conditionEnemy(table, r.enemy(), 'deafened', 'FW-COND-1'));
    expect(r.enemy().condition).toBe('fire');
    expect(r.told).toEqual([]);
  });

  test('[FW-COND-2] takes the place of the one before', () => {
    const r = standing({ condition: 'fire' });
    r.run(table => conditionEnemy(table, r.enemy(), 'frost', 'FW-COND-2'));
    expect(r.enemy().condition).toBe('frost');
    r.run(table => conditionEnemy(table, r.enemy(), 'adhesive', 'FW-COND-2'));
    r.run(table => endEnemyTurn(table, r.enemy()));
    expect(r.enemy()).toMatchObject({ hp: 6, condition: 'none' });

    r.run(table => conditionMarshal(table, 0, 'fire', 'FW-COND-2'));
    r.run(table => conditionMarshal(table, 0, 'frost', 'FW-COND-2'));
    expect(r.marshal().condition).toBe('frost');
    expect([...r.toldOf('enemy-condition'), ...r.toldOf('condition-gained')]).toMatchObject([
      { condition: 'frost', instead: 'fire' },
      { condition: 'adhesive', instead: 'frost' },
      { condition: 'fire', instead: 'none' },
      { condition: 'frost', instead: 'fire' },
    ]);
  });

  test('[FW-R-44] gained once more it is told only if it lasts longer by it', () => {
    const r = standing({ condition: 'adhesive' });
    r.run(table => conditionEnemy(table, r.enemy(), 'adhesive', 'FW-R-44'));
    expect(r.toldOf('enemy-condition')).toEqual([]);
    r.run(function* (table) {
      openEnemyTurn(table, r.enemy());
      yield* conditionEnemy(table, r.enemy(), 'adhesive', 'FW-R-44');
      yield* conditionEnemy(table, r.enemy(), 'adhesive', 'FW-R-44');
    });
    expect(r.toldOf('enemy-condition')).toMatchObject([{ condition: 'adhesive', instead: 'adhesive' }]);
  });

  test('[FW-COND-3] of an enemy goes at the end of its next turn', () => {
    const r = enemyPhase({ marshals: [{}, {}], enemies: [{ type: 'rebel-brawler', at: [6, 0], condition: 'shock' }] });
    expect(r.asks).toBe('act');
    expect(r.enemy().condition).toBe('none');
    expect(r.toldOf('enemy-condition-lost')).toMatchObject([{ rule: 'FW-COND-3', condition: 'shock' }]);
  });

  test('[FW-COND-3] of a character, given in the turn of another, goes at the end of the own turn', () => {
    const r = fight({ step: 'end-turn', marshals: [{}, { condition: 'shock' }], enemies: [ELSEWHERE] });
    r.play();
    expect(r.askedSeat).toBe(1);
    expect(r.marshal(1).condition).toBe('shock');
    r.untilScene('end-turn', ({ kind }) => (kind === 'act' ? 'end' : 'no'));
    expect(r.marshal(1).condition).toBe('shock');
    r.play();
    expect(r.marshal(1).condition).toBe('none');
  });

  test('[FW-COND-4] hurts before it goes', () => {
    const r = endsTurn({ hp: 2, condition: 'fire' });
    expect(r.enemy().isIn).toBe(false);
  });

  test('[FW-COND-5][FW-CMD-4] stays on the enemies as long as they do not act', () => {
    const r = fight({
      step: 'command',
      marshals: [{ is: 'senvi' }, { is: 'drokkeh', at: [1, 0] }],
      enemies: [{ type: 'rebel-brawler', at: [6, 0], condition: 'acid' }],
      dice: { command: [['crit', 0]] },
    });
    r.play().answer('command', 'yes');
    expect(r.asks).toBe('act');
    expect(r.askedSeat).toBe(1);
    expect(r.enemy()).toMatchObject({ condition: 'acid', hp: 6 });
  });

  test('[FW-R-28][FW-EMOVE-7] gained by an enemy in its own turn outlasts that turn, and hurts once at the end of the next', () => {
    const r = enemyPhase({
      marshals: [{ isRevealed: true }, { at: [0, 11] }],
      enemies: [{ type: 'rebel-brawler', at: [8, 0], hp: 20, maxHp: 20 }],
      behaviours: { 'rebel-brawler': [always(move(4)), always(move(0))] },
      traps: [{ at: [6, 0], dice: '1O', condition: 'fire' }],
      dice: { trap: [[1]] },
    });
    expect(r.asks).toBe('act');
    expect(r.enemy()).toMatchObject({ hp: 19, condition: 'fire' });
    expect(r.toldOf('enemy-moved')).toHaveLength(4);
    r.untilScene('draw', ({ kind }) => (kind === 'act' ? 'end' : 'no'));
    expect(r.enemy()).toMatchObject({ hp: 17, condition: 'none' });
  });

  test('[FW-R-28] given to an enemy by a card in its own turn outlasts that turn, too', () => {
    const ember = {
      kind: 'interrupt',
      on: 'attack-declared',
      sections: [{ effects: [{ do: 'inflict', condition: 'fire' }] }],
      id: 'ember',
    } as const;
    const r = enemyPhase({
      marshals: [{ isRevealed: true, gear: armour(), hand: [ember] }],
      enemies: [
        { type: 'rebel-brawler', at: [1, 0] },
        { type: 'rebel-brawler', at: [9, 9], condition: 'fire' },
      ],
      behaviours: { 'rebel-brawler': [always(bite(1))] },
      dice: { evade: [[1]] },
    });
    r.answer('play-when-attack-declared', 'ember').passAll().until('act');
    expect(r.enemy(0)).toMatchObject({ condition: 'fire', hp: 6 });
    expect(r.enemy(1)).toMatchObject({ condition: 'none', hp: 4 });
  });

  test('[FW-R-28] gained on patrol it outlasts that turn, in the turn of another it does not', () => {
    const r = enemyPhase({
      routes: [
        {
          id: 'a',
          squares: [
            [5, 5],
            [6, 5],
          ],
          isLoop: false,
        },
      ],
      enemies: [
        { type: 'rebel-brawler', at: [5, 5], route: 0, routeAt: 0, hp: 6 },
        { type: 'rebel-brawler', at: [6, 5], hp: 6 },
      ],
      traps: [{ at: [6, 5], dice: '1O', condition: 'fire' }],
      dice: { patrol: [1], trap: [[0], [0]] },
    });
    r.until('act');
    expect(r.enemy(0)).toMatchObject({ condition: 'fire', hp: 6 });
    expect(r.enemy(1)).toMatchObject({ condition: 'none', hp: 4 });
  });

  test('[FW-R-28] gained by a character in the own turn outlasts that turn, and hurts once at the end of the next', () => {
    const r = enemyPhase({
      marshals: [{ isRevealed: true, gear: armour() }, { at: [0, 11] }],
      enemies: [{ type: 'rebel-brawler', at: [1, 0] }],
      behaviours: { 'rebel-brawler': [always(bite(2, { condition: 'fire' })), always(move(0)), always(move(0))] },
      dice: { evade: [[1]] },
    });
    r.answer('evade-move', [0, 1]);
    expect(r.marshal()).toMatchObject({ dial: 9, condition: 'fire' });
    r.untilScene('begin-turn', ({ kind }) => (kind === 'act' ? 'end' : 'no'));
    expect(r.marshal()).toMatchObject({ dial: 9, condition: 'fire' });
    r.play().untilScene('end-turn', ({ kind }) => (kind === 'act' ? 'end' : 'no'));
    expect(r.marshal()).toMatchObject({ dial: 9, condition: 'fire' });
    r.play();
    expect(r.marshal()).toMatchObject({ dial: 7, condition: 'none' });
  });
});

describe('A condition of an enemy', () => {
  test('[FW-ECON-1] acid: armour is one lower, and one damage at the end of its turn', () => {
    const r = shot({ condition: 'acid', armour: 2 }, [2, 2, 1], { gear: bow('3O') });
    expect(r.toldOf('attack-hits')).toMatchObject([{ result: 5, armour: 1, damage: 4 }]);
    expect(endsTurn({ condition: 'acid' }).enemy()).toMatchObject({ hp: 5, condition: 'none' });
  });

  test('[FW-ECON-1][FW-R-47] acid does not bring armour below nothing', () => {
    const r = shot({ condition: 'acid', armour: 0 }, [2, 1]);
    expect(r.enemy().hp).toBe(20 - 3);
  });

  test('[FW-ECON-2][FW-R-46] adhesive: each movement is one square shorter, never below nothing', () => {
    const r = enemyPhase({
      marshals: [{ isRevealed: true }],
      enemies: [{ type: 'rebel-brawler', at: [10, 0], condition: 'adhesive' }],
      behaviours: { 'rebel-brawler': [always(move(3), move(1), move(2))] },
    });
    expect(r.toldOf('enemy-moved')).toHaveLength(2 + 0 + 1);
  });

  test('[FW-ECON-2][FW-R-11] adhesive: whoever it attacks may add an orange die', () => {
    const attacked = (isTaken: 'yes' | 'no'): Fight =>
      enemyPhase({
        marshals: [{ isRevealed: true, gear: armour('1B') }],
        enemies: [{ type: 'rebel-brawler', at: [1, 0], condition: 'adhesive' }],
        behaviours: { 'rebel-brawler': [always(bite(5))] },
        dice: { evade: isTaken === 'yes' ? [[1, 1]] : [[1]] },
      }).answer('take-die', isTaken);
    expect(attacked('yes').toldOf('dice-rolled')).toMatchObject([{ for: 'evade', dice: [1, 1, 0] }]);
    expect(attacked('no').toldOf('dice-rolled')).toMatchObject([{ for: 'evade', dice: [0, 1, 0] }]);
  });

  test('[FW-R-46] adhesive does not shorten a patrol', () => {
    const r = enemyPhase({
      routes: [
        {
          id: 'a',
          squares: [
            [5, 5],
            [6, 5],
            [7, 5],
          ],
          isLoop: false,
        },
      ],
      enemies: [{ type: 'rebel-brawler', at: [5, 5], route: 0, routeAt: 0, condition: 'adhesive' }],
      dice: { patrol: [2] },
    });
    expect(r.toldOf('enemy-moved')).toHaveLength(2);
  });

  test('[FW-ECON-3] fire: two damage at the end of its turn', () => {
    expect(endsTurn({ condition: 'fire' }).enemy()).toMatchObject({ hp: 4, condition: 'none' });
  });

  test.each([
    [4, 8],
    [7, 12],
  ])('[FW-ECON-4] frost: %i after armour become %i, and it is gone', (after, suffered) => {
    const faces = after === 4 ? [2, 2, 2, 0] : [2, 2, 2, 3];
    const r = shot({ condition: 'frost', armour: 2 }, faces, { gear: bow('3O 1B') });
    expect(r.toldOf('attack-hits')).toMatchObject([{ damage: suffered, frost: suffered - after }]);
    expect(r.enemy()).toMatchObject({ hp: 20 - suffered, condition: 'none' });
  });

  test('[FW-ECON-4][FW-R-45] frost doubles damage to a component, and is not used up by nothing', () => {
    const r = fight({ marshals: [{ isRevealed: true }], enemies: [{ type: 'shellback', at: [3, 0], condition: 'frost' }] });
    r.run(table => harm(table, r.enemy(), 0, 0, 'attack', 'FW-ATK-10'));
    expect(r.enemy().condition).toBe('frost');
    r.run(table => harm(table, r.enemy(), 1, 1, 'attack', 'FW-ATK-10'));
    expect(r.enemy()).toMatchObject({ parts: [3, 2], hp: 9, condition: 'none' });
  });

  test('[FW-ECON-5][FW-R-47] plasma on plasma: both go, and three damage whatever the armour', () => {
    const r = standing({ condition: 'plasma', hp: 6, armour: 3 });
    r.run(table => conditionEnemy(table, r.enemy(), 'plasma', 'FW-EFF-5'));
    expect(r.enemy()).toMatchObject({ hp: 3, condition: 'none' });
  });

  test('[FW-ECON-6] shock: the next attack has one critical more, and it is gone', () => {
    const r = shot({ condition: 'shock' }, [1, 1], { gear: bow('2O', { do: 'damage', n: 2 }) });
    expect(r.toldOf('attack-hits')).toMatchObject([{ crits: 1, addedCrits: 1, result: 4 }]);
    expect(r.enemy()).toMatchObject({ hp: 16, condition: 'none' });
  });

  test('[FW-ECON-6][FW-R-45] a shock that the same attack gives stays', () => {
    const r = shot({ condition: 'shock' }, [1, 1], { gear: bow('2O', { do: 'inflict', condition: 'shock' }) });
    expect(r.enemy().condition).toBe('shock');
  });

  test('[FW-R-45] shock does not answer to a trap', () => {
    const r = fight({
      marshals: [{ isRevealed: true }],
      enemies: [{ type: 'rebel-brawler', at: [2, 0], condition: 'shock' }],
      traps: [{ at: [2, 0], dice: '2O' }],
      dice: { trap: [[1, 1]] },
    });
    r.play().answer('act', 'trigger-trap');
    expect(r.enemy()).toMatchObject({ hp: 4, condition: 'shock' });
  });
});

describe('A condition of a character', () => {
  /** The one character is bitten, rolls these dice and gives way. */
  function bitten(
    marshal: Partial<MarshalOn>,
    damage: number,
    faces: (number | 'crit')[],
    more: Partial<Parameters<typeof bite>[1]> = {},
  ): Fight {
    const r = enemyPhase({
      marshals: [{ isRevealed: true, gear: armour('2O', { do: 'evade', n: 2 }), ...marshal }, { at: [0, 11] }],
      enemies: [{ type: 'rebel-brawler', at: [1, 0] }],
      behaviours: { 'rebel-brawler': [always(bite(damage, more))] },
      dice: faces.length > 0 ? { evade: [faces] } : {},
    });
    return r;
  }

  test('[FW-CCON-1] acid: criticals of evade rolls are thrown out', () => {
    const r = bitten({ condition: 'acid' }, 5, [1, 'crit']);
    expect(r.toldOf('marshal-evaded')).toMatchObject([{ result: 1, thrownOut: 1, suffered: 4 }]);
  });

  test('[FW-CCON-1] acid: a critical that a card adds to an evade roll is thrown out like those of the dice', () => {
    const add = { kind: 'interrupt', on: 'after-evade-roll', sections: [{ effects: [{ do: 'add-critical', n: 2 }] }] } as const;
    const evades = (condition: 'acid' | 'none', id: string): Fight =>
      enemyPhase({
        marshals: [{ isRevealed: true, condition, hand: [{ ...add, id }], gear: armour('2O', { do: 'evade', n: 2 }) }, { at: [0, 11] }],
        enemies: [{ type: 'rebel-brawler', at: [1, 0] }],
        behaviours: { 'rebel-brawler': [always(bite(9))] },
        dice: { evade: [[1, 'crit']] },
      }).answer('play-when-after-evade-roll', id);

    expect(evades('acid', 'in-acid').toldOf('marshal-evaded')).toMatchObject([{ pips: 1, crits: 0, thrownOut: 3, result: 1, suffered: 8 }]);
    expect(evades('none', 'clean').toldOf('marshal-evaded')).toMatchObject([{ pips: 1, crits: 3, thrownOut: 0, result: 7, suffered: 2 }]);
  });

  test('[FW-CCON-1] acid: one damage at the end of the own turn', () => {
    const r = fight({ step: 'end-turn', marshals: [{ gear: armour(), condition: 'acid' }], enemies: [ELSEWHERE] });
    expect(r.play().marshal()).toMatchObject({ dial: 9, condition: 'none' });
  });

  test('[FW-CCON-1][FW-R-50] acid: criticals are thrown out after rerolls', () => {
    const again = { kind: 'interrupt', on: 'after-evade-roll', sections: [{ effects: [{ do: 'reroll', n: 1 }] }], id: 'again' } as const;
    const r = enemyPhase({
      marshals: [{ isRevealed: true, condition: 'acid', hand: [again], gear: armour('2O', { do: 'evade', n: 2 }) }, { at: [0, 11] }],
      enemies: [{ type: 'rebel-brawler', at: [1, 0] }],
      behaviours: { 'rebel-brawler': [always(bite(5))] },
      dice: { evade: [[1, 'crit'], [2]] },
    });
    r.answer('play-when-after-evade-roll', 'again').passAll().answer('reroll', ['die-1']);
    expect(r.toldOf('marshal-evaded')).toMatchObject([{ result: 3, thrownOut: 0 }]);
  });

  test('[FW-CCON-6][FW-ECON-4] frost: one damage is two, and the frost is gone', () => {
    const r = fight({ marshals: [{ condition: 'frost', dial: 8 }], enemies: [{ ...ELSEWHERE, condition: 'frost', hp: 8, maxHp: 8 }] });
    r.run(table => suffer(table, 0, 1, 'card', 'FW-HP-1'));
    r.run(table => harm(table, r.enemy(), -1, 1, 'card', 'FW-ENEMY-6'));
    expect([r.marshal(), r.enemy()]).toMatchObject([
      { dial: 6, condition: 'none' },
      { hp: 6, condition: 'none' },
    ]);
  });

  test.each([
    ['a first plasma on nothing', 'none', 'plasma', 'plasma', 8],
    ['a first plasma on another condition', 'fire', 'plasma', 'plasma', 8],
    ['another condition on plasma', 'plasma', 'fire', 'fire', 8],
    ['plasma on plasma', 'plasma', 'plasma', 'none', 5],
  ] as const)('[FW-CCON-7][FW-ECON-5][FW-COND-2] %s', (_, had, gains, has, dial) => {
    const r = fight({ marshals: [{ condition: had, dial: 8 }], enemies: [{ ...ELSEWHERE, condition: had, hp: 8, maxHp: 8 }] });

    r.run(table => conditionMarshal(table, 0, gains, 'FW-COND-2'));
    r.run(table => conditionEnemy(table, r.enemy(), gains, 'FW-COND-2'));

    expect([r.marshal().condition, r.marshal().dial]).toEqual([has, dial]);
    expect([r.enemy().condition, r.enemy().hp]).toEqual([has, dial]);
    const burst = dial < 8;
    expect(r.types()).toEqual(
      burst ? ['condition-lost', 'marshal-hurt', 'enemy-condition-lost', 'enemy-hurt'] : ['condition-gained', 'enemy-condition'],
    );
  });

  test('[FW-CCON-2][FW-R-13] adhesive: no sprint, and one die of the own choice is taken out of an attack', () => {
    const aims = (): Fight =>
      fight({
        marshals: [{ isRevealed: true, condition: 'adhesive', gear: bow('2O 1B') }],
        enemies: [{ type: 'rebel-brawler', at: [3, 0] }],
        dice: { attack: [[1, 1]] },
      }).play();
    const r = aims();
    expect(r.options('act')).toContain('sneak');
    expect(r.options('act')).not.toContain('sprint');
    r.answer('act', 'ranged-attack').only('remove-die', ['orange', 'blue']).answer('remove-die', 'orange');
    expect(r.toldOf('dice-rolled')).toMatchObject([{ for: 'attack', dice: [1, 1, 0] }]);
    const blue = aims().answer('act', 'ranged-attack').answer('remove-die', 'blue');
    expect(blue.toldOf('dice-rolled')).toMatchObject([{ for: 'attack', dice: [2, 0, 0] }]);
  });

  test('[FW-CCON-3][FW-R-48] deafened: the own command roll fails without dice, and the token stays to the end of the turn', () => {
    const r = fight({
      step: 'command',
      marshals: [
        { is: 'senvi', condition: 'deafened' },
        { is: 'drokkeh', at: [1, 0] },
      ],
      enemies: [ELSEWHERE],
    });
    r.play().answer('command', 'yes');
    expect(r.toldOf('command-failed')).toMatchObject([{ seat: 0, why: 'deafened' }]);
    expect(r.toldOf('dice-rolled')).toEqual([]);
    expect(r.toldOf('condition-lost')).toMatchObject([{ rule: 'FW-COND-3' }]);
    expect(r.marshal().condition).toBe('none');
  });

  test('[FW-R-48] deafened: only the first command roll fails that is made while holding it', () => {
    const r = fight({
      step: 'command',
      marshals: [
        { is: 'senvi', condition: 'deafened', isFresh: true },
        { at: [1, 0], is: 'drokkeh' },
      ],
      enemies: [ELSEWHERE],
      dice: { command: [['crit', 0]] },
    });
    r.play().answer('command', 'yes');
    expect(r.marshal().condition).toBe('deafened');
    r.until('command', ({ kind }) => (kind === 'act' ? 'end' : 'no'));
    expect(r.askedSeat).toBe(0);
    r.answer('command', 'yes');
    expect(r.toldOf('command-passed')).toMatchObject([{ seat: 0 }]);
  });

  test('[FW-CCON-4] deafened: nobody commands a character who is', () => {
    const r = fight({
      step: 'command',
      marshals: [{ is: 'senvi' }, { is: 'drokkeh', at: [1, 0], condition: 'deafened' }],
      enemies: [ELSEWHERE],
    });
    r.play();
    expect(r.asked.filter(line => line.includes('command'))).toEqual([]);
    expect(r.toldOf('command-failed')).toMatchObject([{ why: 'ally-deafened' }]);
  });

  test('[FW-CCON-5] fire: two damage at the end of the own turn', () => {
    const r = fight({ step: 'end-turn', marshals: [{ gear: armour(), dial: 5, condition: 'fire' }], enemies: [ELSEWHERE] });
    expect(r.play().marshal()).toMatchObject({ dial: 3, condition: 'none' });
  });

  test('[FW-CCON-6] frost: what is left after the evade roll is doubled, and it is gone', () => {
    const r = bitten({ condition: 'frost' }, 5, [2, 0]);
    expect(r.marshal()).toMatchObject({ dial: 4, condition: 'none' });
  });

  test('[FW-CCON-6][FW-R-45] frost: by five at most, and nothing does not use it up', () => {
    expect(
      bitten(
        {
          condition: 'frost',
          dial: 10,
          gear: {
            armour: {
              levels: [
                { dice: '2O', health: 20 },
                { dice: '2O', health: 20 },
              ],
            },
          },
        },
        7,
        [0, 0],
        {},
      ).toldOf('marshal-hurt'),
    ).toMatchObject([{ n: 12, frost: 5 }]);
    expect(bitten({ condition: 'frost' }, 2, [2, 0]).marshal()).toMatchObject({ dial: 10, condition: 'frost' });
  });

  test('[FW-CCON-7] plasma on plasma: both go, and three damage', () => {
    const r = fight({ marshals: [{ gear: armour(), condition: 'plasma' }], enemies: [ELSEWHERE] });
    r.run(table => conditionMarshal(table, 0, 'plasma', 'FW-EVADE-8'));
    expect(r.marshal()).toMatchObject({ dial: 7, condition: 'none' });
  });

  test('[FW-CCON-8][FW-R-49] shock: no evade roll, no cards; the way out and the threat order as ever', () => {
    const dodge = { kind: 'ability', evade: '1B', sections: [] } as const;
    const r = enemyPhase({
      marshals: [
        { isRevealed: true, gear: armour(), condition: 'shock', hand: [dodge] },
        { at: [0, 11], isRevealed: true },
      ],
      enemies: [{ type: 'rebel-brawler', at: [1, 0] }],
      behaviours: { 'rebel-brawler': [always(bite(4))] },
    });
    expect(r.asks).toBe('evade-move');
    expect(r.marshal()).toMatchObject({ dial: 6, condition: 'none' });
    r.answer('evade-move', [0, 1]);
    expect(r.asks).toBe('drop-threat');
  });

  test('[FW-R-49] a condition that the attack on a shocked character gives stays', () => {
    expect(bitten({ condition: 'shock' }, 4, [], { condition: 'shock' }).marshal()).toMatchObject({ dial: 6, condition: 'shock' });
  });
});

const onMoment = (id: string, on: string, effects: readonly Effect[]): MadeUp =>
  ({ id, kind: 'interrupt', on, about: 'any', sections: [{ effects }] }) as MadeUp;

describe('Under which clause a condition hurts', () => {
  test.each<[Condition, string[], number]>([
    ['fire', ['FW-ECON-3'], 1],
    ['acid', ['FW-ECON-1'], 1],
    ['frost', [], 0],
    ['shock', [], 0],
    ['adhesive', [], 0],
    ['plasma', [], 0],
  ])('[FW-ECON-1][FW-ECON-3] an enemy in %s', (condition, rules, n) => {
    const r = endsTurn({ condition, hp: 6 });
    expect(r.toldOf('enemy-hurt').map(one => one.rule)).toEqual(rules);
    expect(r.toldOf('enemy-condition-lost').map(one => one.rule)).toEqual(['FW-COND-3']);
    expect(n === 0 || r.enemy().hp < 6).toBe(true);
  });

  test.each<[Condition, string[]]>([
    ['fire', ['FW-CCON-5']],
    ['acid', ['FW-CCON-1']],
    ['frost', []],
    ['deafened', []],
  ])('[FW-CCON-1][FW-CCON-5] a character in %s', (condition, rules) => {
    const r = fight({ marshals: [{ condition }], enemies: [ELSEWHERE] }).run(table => endMarshalCondition(table, 0));
    expect(r.toldOf('marshal-hurt').map(one => one.rule)).toEqual(rules);
    expect([r.marshal().condition, r.toldOf('condition-lost').map(one => one.rule)]).toEqual(['none', ['FW-COND-3']]);
  });

  test('[FW-COND-3] without a condition nothing is told, on either side; and nobody acts any more', () => {
    const r = standing({});
    r.state.fight.acting = 0;
    r.run(table => endEnemyTurn(table, r.enemy())).run(table => endMarshalCondition(table, 0));
    expect([r.told, r.state.fight.acting]).toEqual([[], -1]);
  });

  test('[FW-COND-3] whom the fire kills loses no condition, and whoever plays a card on it did not do it', () => {
    expect(endsTurn({ condition: 'fire', hp: 1 }).toldOf('enemy-condition-lost')).toEqual([]);

    const hand = [onMoment('gloat', 'enemy-damaged', [{ do: 'potion', n: 1 }])];
    const r = fight({ marshals: [{ isRevealed: true, hand }], enemies: [{ type: 'rebel-brawler', at: [3, 0], condition: 'fire' }] });
    r.run(table => endEnemyTurn(table, r.enemy()));
    expect(r.decision('play-when-enemy-damaged').facts).toEqual({ about: -1, enemy: 0, n: 0 });
  });

  test('[FW-COND-3] a condition that changed while it hurt is not lost', () => {
    const hand = [onMoment('douse', 'damage-coming', [{ do: 'suffer-condition', condition: 'frost', who: 'self' }])];
    const r = fight({ marshals: [{ condition: 'fire', hand }, { at: [9, 9] }], enemies: [ELSEWHERE], active: 1 });
    r.run(table => endMarshalCondition(table, 0))
      .answer('play-when-damage-coming', 'douse')
      .passAll();
    expect(r.toldOf('condition-lost').map(one => one.rule)).not.toContain('FW-COND-3');
  });
});

describe('Harm that is none', () => {
  const harmed = (enemy: Partial<EnemyOn>, part: number, n: number) => {
    const r = standing({ type: 'shellback', ...enemy });
    r.run(table => harm(table, r.enemy(), part, n, 'card', 'FW-EFF-4'));
    return [r.types(), r.result];
  };

  test.each<[string, Partial<EnemyOn>, number, number, unknown]>([
    ['nothing', {}, -1, 0, [[], 0]],
    ['on somebody who is gone', { isIn: false, hp: 0 }, -1, 3, [[], 0]],
    ['on frost, nothing', { condition: 'frost' }, -1, 0, [[], 0]],
    ['one', {}, -1, 1, [['enemy-hurt'], 1]],
    ['on a component that is gone', { parts: [3, 0] }, 1, 2, [[], 2]],
    ['on a component that holds', {}, 1, 1, [['part-hurt'], 1]],
  ])('[FW-HP-1] %s', (_, enemy, part, n, expected) => {
    expect(harmed(enemy, part, n)).toEqual(expected);
  });

  test('[FW-ECON-5] a condition does not fall on who is gone', () => {
    const r = standing({ isIn: false, hp: 0 });
    r.run(table => conditionEnemy(table, r.enemy(), 'fire', 'FW-COND-1'));
    expect([r.told, r.enemy().condition]).toEqual([[], 'none']);
  });

  test('[FW-HP-1] nobody is asked to lessen nothing, nor to answer the wound of the dead', () => {
    const hand = [
      onMoment('shield', 'damage-coming', [{ do: 'potion', n: 1 }]),
      onMoment('gloat', 'enemy-damaged', [{ do: 'potion', n: 1 }]),
    ];
    const r = fight({ marshals: [{ isRevealed: true, hand }], enemies: [{ type: 'rebel-brawler', at: [3, 0], hp: 2 }, ELSEWHERE] });
    r.run(table => hurt(table, 0, 0, 'card', 'FW-EFF-4'));
    r.run(table => harm(table, r.enemy(), -1, 2, 'card', 'FW-EFF-4'));
    expect(r.asked).toEqual([]);
    r.run(table => hurt(table, 0, 1, 'card', 'FW-EFF-4'));
    expect(r.asked).toEqual(['0 play-when-damage-coming: shield pass pass-until-turn-end']);
  });

  test('[FW-COND-2][FW-R-28] a condition of the own turn outlasts its end, one of another’s does not', () => {
    const fresh = (active: number, turn: number): boolean => {
      const r = fight({ marshals: [{}, { at: [5, 5] }], enemies: [ELSEWHERE], active, fight: { turn } });
      return r.run(table => conditionMarshal(table, 0, 'fire', 'FW-COND-1')).marshal().isFresh;
    };
    expect([fresh(0, 1), fresh(1, 1), fresh(0, 0)]).toEqual([true, false, false]);
  });

  test('[FW-EVADE-8][FW-CCON-6] what frost doubles still brings its condition', () => {
    const r = enemyPhase({
      marshals: [{ at: [5, 5], isRevealed: true, gear: armour(), condition: 'frost' }],
      enemies: [{ type: 'rebel-brawler', at: [6, 5] }],
      behaviours: { 'rebel-brawler': [always(bite(3, { condition: 'fire' }))] },
      dice: { evade: [[0]] },
    });
    expect(r.marshal()).toMatchObject({ dial: 4, condition: 'fire' });
  });
});
