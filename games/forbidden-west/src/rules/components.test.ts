/** Enemies, their hit points and their components. */
import { describe, expect, test } from 'vitest';
import { BEHAVIOUR_NUMBERS, behaviourCard, enemyCard, typeOf } from '../content/box.ts';
import { ENEMIES } from '../content/enemies.ts';
import { armourOf, holds, IN_BOX, pileOf } from '../questions.ts';
import { always, armour, bite, bow, enemyPhase } from '../testing/foes.ts';
import { type EnemyOn, type Fight, fight, type Position } from '../testing/rehearsal.ts';
import { harm } from './health.ts';

const ELSEWHERE: EnemyOn = { type: 'rebel-scout', at: [11, 11] };

/** An enemy three squares away is shot at. */
function aims(enemy: EnemyOn, faces: (number | 'crit')[], dice = '2O', more: Position = {}): Fight {
  return fight({
    marshals: [{ isRevealed: true, gear: bow(dice) }, { at: [0, 1] }],
    enemies: [enemy, ELSEWHERE],
    dice: { attack: [faces] },
    ...more,
  })
    .play()
    .answer('act', 'ranged-attack');
}
/** So much damage falls on a component. */
function hitPart(enemy: EnemyOn, part: number, n: number, more: Position = {}): Fight {
  const r = fight({ marshals: [{ isRevealed: true, gear: armour() }, { at: [0, 1] }], enemies: [enemy, ELSEWHERE], ...more });
  return r.run(table => harm(table, r.enemy(), part, n, 'attack', 'FW-ATK-10'));
}

describe('An enemy', () => {
  test('[FW-ENEMY-1][FW-R-58] has a name, hit points, armour, and components with letters of their own', () => {
    for (const { name, hp, armour: plates, parts } of ENEMIES) {
      expect(name).not.toBe('');
      expect(Math.min(...hp)).toBeGreaterThan(0);
      expect(plates).toBeGreaterThanOrEqual(0);
      expect(parts.every(part => part.hp > 0)).toBe(true);
      expect(new Set(parts.map(part => part.letter)).size).toBe(parts.length);
    }
  });

  test('[FW-EATK-1] an attack states its type, range and damage, and whom it is for unless it is a pulse', () => {
    for (const card of BEHAVIOUR_NUMBERS) {
      const { yes, no = [] } = behaviourCard(card);
      for (const action of [...yes, ...no])
        if (action.do === 'attack') {
          expect(action.range).toBeGreaterThanOrEqual(0);
          expect(action.damage).toBeGreaterThanOrEqual(0);
          expect(action.target === undefined).toBe(action.type === 'pulse');
        }
    }
  });

  test('[FW-ENEMY-6] without hit points it is defeated and leaves', () => {
    const r = aims({ type: 'rebel-scout', at: [3, 0], hp: 4 }, [2, 2, 2], '3O');
    expect(r.enemy()).toMatchObject({ hp: 0, isIn: false });
    expect(r.toldOf('enemy-defeated')).toMatchObject([{ enemy: 0, by: 'attack' }]);
  });

  test('[FW-R-67] leaves nothing behind that its profile does not name', () => {
    const r = aims({ type: 'razorhound', at: [3, 0], hp: 1, armour: 0 }, [2, 2]).answer('choose-part', 'body');
    expect(r.toldOf('enemy-defeated')).toHaveLength(1);
    expect(r.types('resource-collected', 'part-destroyed')).toEqual([]);
  });
});

describe('A component', () => {
  test('[FW-COMP-1] is hurt by attacks on it, and the body is not', () => {
    const r = aims({ type: 'razorhound', at: [3, 0] }, [2, 1]).answer('choose-part', 'tail-blade');
    expect(r.enemy()).toMatchObject({ parts: [1, 2], hp: 7 });
  });

  test('[FW-COMP-2][FW-R-43] is destroyed when nothing is left of it; what is over is lost', () => {
    const r = aims({ type: 'razorhound', at: [3, 0] }, [2, 2, 2], '3O').answer('choose-part', 'tail-blade');
    expect(r.toldOf('part-destroyed')).toMatchObject([{ enemy: 0, part: 0, letter: 'A' }]);
    expect(r.enemy()).toMatchObject({ parts: [0, 2], hp: 7 });
  });

  test('[FW-COMP-3] does at once what is printed on it, before anything else of the attack', () => {
    const r = aims({ type: 'razorhound', at: [3, 0] }, ['crit', 2, 2], '3O', {
      marshals: [{ isRevealed: true, gear: bow('3O', { do: 'push', n: 1 }) }],
    }).answer('choose-part', 'tail-blade');
    expect([r.asks, r.toldOf('part-destroyed').length, r.state.fight.toGive]).toEqual(['push', 1, ['spark']]);
  });

  test('[FW-R-101] what it held is given out once the action is done, and nobody has it before', () => {
    const r = aims({ type: 'razorhound', at: [3, 0] }, ['crit', 2, 2], '3O', {
      marshals: [{ isRevealed: true, gear: bow('3O', { do: 'push', n: 1 }) }, { at: [0, 1] }],
    }).answer('choose-part', 'tail-blade');
    expect([r.asks, r.marshal().resources, pileOf(r.state, 'spark')]).toEqual(['push', new Array(9).fill(0), IN_BOX.spark - 1]);
    expect(pileOf(r.state, 'metal')).toBe(IN_BOX.metal);
    r.answer('push', 'pass').answer('give-resource', 'seat-1');
    expect([r.asks, r.state.fight.toGive, pileOf(r.state, 'spark')]).toEqual(['act', [], IN_BOX.spark - 1]);
    expect(r.toldOf('resource-collected')).toEqual([{ type: 'resource-collected', rule: 'FW-RES-2', seat: 1, kind: 'spark' }]);
  });

  test('[FW-COMP-3] may give its enemy a condition', () => {
    expect(hitPart({ type: 'razorhound', at: [3, 0] }, 1, 2).enemy()).toMatchObject({ condition: 'shock', parts: [3, 0] });
  });

  test('[FW-COMP-3][FW-R-47] may hurt its own enemy, whatever its armour', () => {
    const r = hitPart({ type: 'emberhorn', at: [3, 0], parts: [1, 4] }, 0, 1);
    expect(r.enemy().hp).toBe(12 - 3);
  });

  test('[FW-COMP-3][FW-R-68] gives what it holds even if its enemy is defeated by the loss', () => {
    const r = hitPart({ type: 'emberhorn', at: [3, 0], hp: 2, parts: [1, 4] }, 0, 1);
    expect([r.enemy().isIn, r.state.fight.toGive]).toEqual([false, ['blaze']]);
  });

  test('[FW-R-68] the objective is looked at after what the loss has brought', () => {
    const r = hitPart({ type: 'emberhorn', at: [3, 0], hp: 2, parts: [1, 4] }, 0, 1, {
      objective: { goal: 'defeat', enemy: 'emberhorn' },
    });
    expect([r.wasCutShort, r.state.fight.toGive, r.toldOf('fight-won').length]).toEqual([true, ['blaze'], 1]);
    r.stopBefore('fight-won').play().answer('give-resource', 'seat-0');
    expect([r.open, r.toldOf('resource-collected').length]).toEqual([[], 1]);
  });

  test('[FW-COMP-3] may burst over everybody in the square', () => {
    const r = hitPart({ type: 'rebel-bomber', at: [3, 0] }, 0, 2, {
      marshals: [{ at: [3, 0], isRevealed: true, gear: armour() }, { at: [4, 0] }],
    });
    expect(r.marshal(0).dial).toBe(8);
    expect(r.marshal(1).dial).toBe(8);
    expect(r.enemy().hp).toBe(3);
  });

  test('[FW-R-68] if the same burst wins the encounter and would fail it, it is won', () => {
    const r = hitPart({ type: 'rebel-bomber', at: [3, 0], hp: 2 }, 0, 2, {
      objective: { goal: 'defeat', enemy: 'rebel-bomber' },
      marshals: [{ at: [3, 0], isRevealed: true, gear: armour(), dial: 2 }],
      potions: 0,
    });
    expect(r.state.result).toBe('won');
  });

  test('[FW-R-68] a burst that wins the encounter hurts the characters in the square all the same', () => {
    const r = hitPart({ type: 'rebel-bomber', at: [3, 0], hp: 2 }, 0, 2, {
      objective: { goal: 'defeat', enemy: 'rebel-bomber' },
      marshals: [{ at: [3, 0], isRevealed: true, gear: armour() }],
    });
    expect(r.state.result).toBe('won');
    expect(r.marshal().dial).toBe(8);
  });

  test('[FW-COMP-4][FW-R-58] its letter is taken, for this very enemy', () => {
    const r = fight({
      marshals: [{}, {}],
      enemies: [
        { type: 'shellback', at: [3, 0] },
        { type: 'shellback', at: [4, 0] },
      ],
    });
    r.run(table => harm(table, r.enemy(0), 1, 4, 'attack', 'FW-ATK-10'));
    expect(r.state.fight.taken).toEqual(['shellback:B']);
    expect([holds(r.enemy(0), 'B'), holds(r.enemy(1), 'B')]).toEqual([true, false]);
  });

  test('[FW-COMP-5][FW-R-58] its loss alters a card for its own enemy only', () => {
    const r = enemyPhase({
      marshals: [{ at: [5, 5], isRevealed: true, gear: armour() }],
      enemies: [
        { type: 'shellback', at: [4, 4], parts: [3, 0] },
        { type: 'shellback', at: [6, 6] },
      ],
      behaviours: { shellback: [always(bite(3, { range: 9, altered: { B: { damage: 1 } } }))] },
      dice: { evade: [[0], [0]] },
    });
    r.until('act');
    expect(r.toldOf('marshal-attacked')).toMatchObject([
      { enemy: 0, damage: 1 },
      { enemy: 1, damage: 3 },
    ]);
  });

  test('[FW-COMP-7] its loss lowers the armour for all later attacks', () => {
    const r = hitPart({ type: 'shellback', at: [3, 0] }, 1, 4);
    expect(armourOf(r.enemy())).toBe(1);
    expect(r.toldOf('enemy-armour')).toMatchObject([{ armour: 1 }]);
  });

  test('[FW-COMP-8] one that was never there cannot be aimed at', () => {
    const r = aims({ type: 'razorhound', at: [3, 0], parts: [-1, 2] }, [0, 0]);
    expect(r.options('choose-part')).toEqual(['body', enemyCard(typeOf('razorhound')).parts[1]!.id]);
    r.answer('choose-part', 'body');
  });

  test('[FW-R-43] a destroyed one cannot be aimed at', () => {
    const r = aims({ type: 'razorhound', at: [3, 0], parts: [0, 2] }, [0, 0]);
    expect(r.options('choose-part')).not.toContain('tail-blade');
    r.answer('choose-part', 'body');
  });
});

test.each([
  [2, ['marshal-hurt', 'enemy-hurt']],
  [0, ['enemy-hurt', 'marshal-hurt']],
])(
  '[FW-R-68][FW-COMP-3] a burst: whoever would lose the encounter by it comes last, whoever has a potion does not (%i potions)',
  (potions, order) => {
    const r = fight({
      marshals: [{ at: [4, 0], dial: 2 }, { at: [9, 9] }],
      enemies: [
        { type: 'rebel-bomber', at: [4, 0] },
        { type: 'rebel-scout', at: [11, 11] },
      ],
      potions,
    });
    r.run(table => harm(table, r.enemy(), 0, 2, 'card', 'FW-COMP-1'));
    expect(r.types('marshal-hurt', 'enemy-hurt')).toEqual(order);
  },
);
