/** Behaviour cards: drawn, asked, carried out action by action. */
import { describe, expect, test } from 'vitest';
import { lettersOf } from '../content/box.ts';
import type { EnemyAction, Question } from '../content/types.ts';
import { pick } from '../targets.ts';
import { always, armour, bite, enemyPhase, move, pulse } from '../testing/foes.ts';
import { type At, type EnemyOn, type Fight, fight, type MarshalOn, type Position } from '../testing/rehearsal.ts';
import { answerTo } from './behaviour.ts';

const xy = (r: Fight, id = 0): At => [r.enemy(id).square % 12, Math.floor(r.enemy(id).square / 12)];
const idles = (r: Fight): string[] => r.toldOf('enemy-idle').map(({ action, why }) => `${action} ${why}`);
/** At rest after the phase, whatever was asked on the way. */
const toEnd = (r: Fight): Fight => r.until('act');

/** A brawler at (0, 0) and one revealed character at the same height, on these actions. */
function acts(actions: readonly EnemyAction[], at: At = [5, 0], more: Position = {}): Fight {
  return enemyPhase({
    marshals: [{ at, isRevealed: true, gear: armour() }],
    enemies: [{ type: 'rebel-brawler', at: [0, 0] }],
    behaviours: { 'rebel-brawler': [always(...actions)] },
    ...more,
  });
}

describe('A behaviour card', () => {
  test('[FW-BEH-1][FW-R-57] one is drawn from the deck of the type, and lies in its discard afterwards', () => {
    const r = acts([], [5, 0], { behaviours: { 'rebel-brawler': Array.from({ length: 6 }, () => always(move(0))) } });
    const [deck] = r.state.fight.decks;
    expect(deck!.pile).toHaveLength(5);
    expect(deck!.discard).toEqual([r.toldOf('behaviour-drawn')[0]!.card]);
  });

  test('[FW-R-57] of an empty pile the discard is shuffled first', () => {
    const r = acts([move(0)], [5, 0], { marshals: [{ at: [5, 0], isRevealed: true }, { at: [9, 9] }] });
    r.answer('act', 'end');
    expect(r.toldOf('behaviour-drawn')).toHaveLength(2);
    expect(r.toldOf('behaviour-reshuffled')).toHaveLength(1);
  });

  test('[FW-BEH-4][FW-BEH-5] its question is asked of each enemy, which takes one series only', () => {
    const r = enemyPhase({
      marshals: [{ at: [2, 0], isRevealed: true }],
      enemies: [
        { type: 'rebel-brawler', at: [0, 0] },
        { type: 'rebel-brawler', at: [9, 0] },
      ],
      behaviours: {
        'rebel-brawler': [{ question: { ask: 'character-within', n: 2 }, yes: [{ do: 'armour', n: 1 }], no: [move(1)] }],
      },
    });
    expect(r.toldOf('series-chosen')).toMatchObject([
      { enemy: 0, isYes: true },
      { enemy: 1, isYes: false },
    ]);
    expect(r.toldOf('enemy-armour').map(one => one.enemy)).toEqual([0]);
    expect(r.toldOf('enemy-moved').map(one => one.enemy)).toEqual([1]);
  });

  test('[FW-R-60] without a question it has one series for every enemy', () => {
    expect(acts([move(1)]).toldOf('series-chosen')).toMatchObject([{ rule: 'FW-R-60', isYes: true }]);
  });

  test('[FW-BEH-6] its actions are carried out from top to bottom', () => {
    const r = acts([move(4), bite(2)], [5, 0], { dice: { evade: [[1]] } });
    expect(r.types('enemy-moved', 'marshal-attacked')).toEqual([...Array.from({ length: 4 }, () => 'enemy-moved'), 'marshal-attacked']);
    toEnd(r);
  });

  test('[FW-BEH-7] what cannot be done is left out, and the next is tried', () => {
    const r = acts([move(1), bite(2), { do: 'alert', n: 1 }]);
    expect(idles(r)).toEqual(['attack out-of-range']);
    expect(r.alert).toBe(2);
  });

  test('[FW-BEH-8][FW-R-58] its back shows the letters whose loss alters its front', () => {
    const r = fight({
      enemies: [{ type: 'shellback', at: [5, 5] }],
      behaviours: {
        shellback: [{ question: { ask: 'holds', letter: 'C' }, yes: [bite(3, { altered: { B: { damage: 1 } } })], no: [move(1)] }],
      },
    });
    const [card] = r.state.fight.decks[0]!.pile;
    expect(lettersOf(card!)).toBe(2 ** 1 + 2 ** 2);
  });

  test('[FW-BEH-9][FW-EMOVE-1] threat is the highest token, closest and furthest count squares', () => {
    const r = fight({
      marshals: [
        { at: [1, 0], isRevealed: true },
        { at: [4, 0], isRevealed: true },
      ],
      threat: [1, 0],
      enemies: [{ type: 'rebel-brawler', at: [0, 0] }],
    });
    const whom = (target: 'threat' | 'closest' | 'furthest') => pick(r.state, r.enemy(), target)!.seat;
    expect([whom('threat'), whom('closest'), whom('furthest')]).toEqual([1, 0, 1]);
  });

  test('[FW-R-91] a defeated enemy drops the rest, the next of the type acts', () => {
    const r = enemyPhase({
      marshals: [{ at: [5, 0], isRevealed: true }],
      enemies: [
        { type: 'rebel-brawler', at: [0, 0], hp: 1 },
        { type: 'rebel-brawler', at: [9, 0] },
      ],
      behaviours: { 'rebel-brawler': [always(move(2), { do: 'alert', n: 1 })] },
      traps: [{ at: [1, 0], dice: '1O' }],
      dice: { trap: [[2]] },
    });
    expect(r.enemy(0).isIn).toBe(false);
    expect(r.toldOf('enemy-action').map(one => one.enemy)).toEqual([1]);
  });
});

describe('A question', () => {
  const asked = (question: Question, position: Position): boolean => {
    const r = fight({ enemies: [{ type: 'rebel-brawler', at: [0, 0] }], ...position });
    return answerTo(r.state, r.enemy(), question);
  };

  test('[FW-R-100] does not count hidden characters', () => {
    expect(asked({ ask: 'character-within', n: 2 }, { marshals: [{ at: [1, 0] }, { at: [9, 9], isRevealed: true }] })).toBe(false);
    expect(asked({ ask: 'character-within', n: 2 }, { marshals: [{ at: [2, 2], isRevealed: true }] })).toBe(true);
  });

  test('[FW-R-100] about its target picks by the symbol, and is answered no if there is nobody', () => {
    const near = { ask: 'target-within', target: 'furthest', n: 3 } as const;
    expect(
      asked(near, {
        marshals: [
          { at: [1, 0], isRevealed: true },
          { at: [4, 0], isRevealed: true },
        ],
      }),
    ).toBe(false);
    expect(
      asked(near, {
        marshals: [
          { at: [1, 0], isRevealed: true },
          { at: [3, 0], isRevealed: true },
        ],
      }),
    ).toBe(true);
    expect(asked(near, { marshals: [{ at: [1, 0] }] })).toBe(false);
    const grass = { ask: 'target-in', target: 'closest', terrain: 'grass' } as const;
    expect(asked(grass, { map: ['..".'], marshals: [{ at: [2, 0], isRevealed: true }] })).toBe(true);
    expect(asked(grass, { map: ['..".'], marshals: [{ at: [3, 0], isRevealed: true }] })).toBe(false);
  });

  test('[FW-R-62] counts a distraction among the revealed', () => {
    const solo = { marshals: [{ at: [9, 9] as At, isRevealed: true }], fight: { distractions: [14] } };
    expect(asked({ ask: 'revealed-more-than', n: 1 }, solo)).toBe(true);
    expect(asked({ ask: 'character-within', n: 2 }, solo)).toBe(true);
  });
});

describe('A target', () => {
  const two = (a: Partial<MarshalOn>, b: Partial<MarshalOn>, threat: number[]): Position => ({
    marshals: [
      { isRevealed: threat.includes(0), gear: armour(), ...a },
      { isRevealed: threat.includes(1), gear: armour(), ...b },
    ],
    threat,
  });
  const targets = (r: Fight): number[] => r.toldOf('target-fixed').map(one => one.seat);

  test('[FW-EMOVE-2][FW-ALERT-4] is never a hidden character', () => {
    expect(targets(acts([move(1, 'closest')], [0, 0], two({ at: [1, 0] }, { at: [9, 0] }, [1])))).toEqual([1]);
  });

  test('[FW-EMOVE-3] of equals is the one higher on the threat track', () => {
    expect(targets(acts([move(1, 'closest')], [0, 0], two({ at: [3, 0] }, { at: [0, 3] }, [1, 0])))).toEqual([1]);
    expect(targets(acts([move(1, 'furthest')], [0, 0], two({ at: [3, 0] }, { at: [0, 3] }, [0, 1])))).toEqual([0]);
  });

  test('[FW-EATK-2] the same target is the one that the movement was for', () => {
    const r = acts([move(3, 'furthest'), bite(1, { target: 'same', range: 9 })], [0, 0], {
      ...two({ at: [2, 0] }, { at: [9, 0] }, [0, 1]),
      dice: { evade: [[1]] },
    });
    expect(r.toldOf('marshal-attacked')).toMatchObject([{ seat: 1 }]);
    toEnd(r);
  });

  test('[FW-R-61] out of range the attack is left out, though another is near', () => {
    const r = acts([move(0, 'furthest'), bite(1, { target: 'same' })], [0, 0], two({ at: [1, 0] }, { at: [9, 0] }, [0, 1]));
    expect(idles(r)).toContain('attack out-of-range');
    expect(r.toldOf('marshal-attacked')).toEqual([]);
  });

  test('[FW-R-61] is fixed anew by every symbol', () => {
    const r = acts([move(1, 'closest'), move(1, 'furthest')], [0, 0], two({ at: [0, 5] }, { at: [9, 0] }, [0, 1]));
    expect(targets(r)).toEqual([0, 1]);
  });

  test('[FW-R-61] that is hidden again is lost: the attack is left out', () => {
    const vanish = {
      kind: 'interrupt',
      on: 'enemy-moved-near',
      sections: [{ effects: [{ do: 'hide', who: 'self' }] }],
      id: 'fade',
    } as const;
    const r = acts([move(2), bite(1, { target: 'same' })], [0, 0], two({ at: [3, 0], hand: [vanish] }, { at: [9, 9] }, [0, 1]));
    r.answer('play-when-enemy-moved-near', 'fade').passAll();
    expect(idles(r)).toEqual(['attack target-gone']);
  });
});

describe('An attack of an enemy', () => {
  test('[FW-EATK-3][FW-EVADE-4] whoever is in range makes an evade roll', () => {
    const r = acts([bite(2)], [1, 0], { dice: { evade: [[1]] } });
    expect(r.toldOf('marshal-attacked')).toMatchObject([{ seat: 0, damage: 2, kind: 'melee' }]);
    expect(r.toldOf('marshal-evaded')).toHaveLength(1);
    toEnd(r);
  });

  test('[FW-EATK-3] with its target out of range nobody is attacked', () => {
    const r = acts([bite(2)], [0, 0], {
      marshals: [
        { at: [2, 0], isRevealed: true },
        { at: [1, 0], isRevealed: true },
      ],
    });
    expect(r.toldOf('marshal-attacked')).toEqual([]);
  });

  const PULSED: MarshalOn[] = [
    { at: [1, 0], gear: armour() },
    { at: [2, 0], isRevealed: true, gear: armour() },
    { at: [3, 0], isRevealed: true, gear: armour() },
  ];

  test('[FW-EATK-4][FW-EATK-5][FW-EATK-6][FW-R-51] a pulse hits everybody in range, hidden or not, in an order that is chosen, and reveals nobody', () => {
    const r = acts([pulse(2, 2)], [0, 0], { marshals: PULSED, dice: { evade: [[1], [1]] } });
    r.only('order-pulse', ['seat-0', 'seat-1']).answer('order-pulse', 'seat-1');
    expect(r.asks).toBe('evade-move');
    expect(r.askedSeat).toBe(1);
    r.answer('evade-move', [2, 1]).answer('drop-threat', 'no');
    expect(r.asks).toBe('evade-move');
    expect(r.askedSeat).toBe(0);
    r.answer('evade-move', [2, 1]);
    expect(r.toldOf('marshal-attacked').map(one => one.seat)).toEqual([1, 0]);
    expect(r.marshal(0)).toMatchObject({ isHidden: true, dial: 9 });
    expect(r.asks).toBe('act');
  });

  test('[FW-R-52] the set of a pulse is fixed when it starts', () => {
    const flee = {
      kind: 'interrupt',
      on: 'attack-declared',
      sections: [{ effects: [{ do: 'move', n: 3, who: 'ally' }] }],
      id: 'flee',
    } as const;
    const r = acts([pulse(2, 2)], [0, 0], {
      marshals: [
        { at: [1, 0], gear: armour(), isRevealed: true, hand: [flee] },
        { at: [2, 0], isRevealed: true, gear: armour() },
      ],
      dice: { evade: [[1], [1]] },
    });
    r.answer('order-pulse', 'seat-0').answer('play-when-attack-declared', 'flee');
    r.answer('move', [3, 0]).answer('move', [4, 0]).answer('move', [5, 0]).passAll();
    toEnd(r);
    expect(r.toldOf('marshal-attacked').map(one => one.seat)).toEqual([0, 1]);
  });

  test('[FW-BEH-7] a pulse that reaches nobody is left out', () => {
    expect(idles(acts([pulse(2, 2)], [9, 9]))).toEqual(['attack out-of-range']);
  });

  test('[FW-EVADE-14] each attack has its own evade roll and its own move', () => {
    const r = enemyPhase({
      marshals: [{ at: [5, 5], isRevealed: true, gear: armour() }],
      enemies: [
        { type: 'rebel-brawler', at: [4, 4] },
        { type: 'rebel-brawler', at: [6, 6] },
      ],
      behaviours: { 'rebel-brawler': [always(bite(2, { range: 3 }))] },
      dice: { evade: [[1], [0]] },
    });
    r.answer('evade-move', [5, 4]).answer('evade-move', [5, 5]);
    expect(r.toldOf('marshal-evaded')).toHaveLength(2);
    expect(r.marshal().dial).toBe(10 - 1 - 2);
  });
});

describe('A special action', () => {
  test('[FW-EATK-7] healing goes as far as the hit points it began with', () => {
    const heals = (hp: number): Fight => acts([{ do: 'heal', n: 2 }], [5, 0], { enemies: [{ type: 'rebel-brawler', at: [0, 0], hp }] });
    expect(heals(3).enemy().hp).toBe(5);
    expect(heals(5).enemy().hp).toBe(6);
  });

  test('[FW-EATK-7] raised armour holds until its next turn', () => {
    const r = acts([{ do: 'armour', n: 2 }], [5, 0], {
      marshals: [{ at: [5, 0], isRevealed: true }, { at: [9, 9] }],
      behaviours: { 'rebel-brawler': [always({ do: 'armour', n: 2 }), always(move(0))] },
    });
    expect(r.asks).toBe('act');
    expect(r.enemy()).toMatchObject({ armour: 1, moreArmour: 2 });
    r.answer('act', 'end');
    expect(r.toldOf('behaviour-drawn')).toHaveLength(2);
    expect(r.enemy().moreArmour).toBe(0);
  });

  test('[FW-EATK-7] the alert token goes down', () => {
    expect(acts([{ do: 'alert', n: 2 }]).alert).toBe(3);
  });

  test('[FW-EATK-7] it loses its condition', () => {
    const r = acts([{ do: 'clear-condition' }], [5, 0], { enemies: [{ type: 'rebel-brawler', at: [0, 0], condition: 'fire', hp: 5 }] });
    expect(r.enemy()).toMatchObject({ condition: 'none', hp: 5 });
  });

  test('[FW-EATK-7] it vanishes to the square within reach that is farthest from everybody', () => {
    const r = acts([{ do: 'vanish', n: 2 }], [5, 5], { enemies: [{ type: 'rebel-brawler', at: [4, 5] }] });
    expect(r.asks).toBe('enemy-route');
    expect(r.options()).toEqual([3, 4, 5, 6, 7].map(y => `square-${y * 12 + 2}`));
    r.answer('enemy-route', [2, 7]);
    expect(xy(r)).toEqual([2, 7]);
  });

  test('[FW-ECON-2][FW-R-46] with adhesive it vanishes one square less far, and of one square not at all', () => {
    const fades = (n: number): Fight =>
      acts([{ do: 'vanish', n }], [5, 5], { enemies: [{ type: 'rebel-brawler', at: [4, 5], condition: 'adhesive' }] });

    expect(
      fades(2)
        .only(
          'enemy-route',
          [4, 5, 6].map(y => `square-${y * 12 + 3}`),
        )
        .answer('enemy-route', [3, 5])
        .toldOf('enemy-moved'),
    ).toMatchObject([{ how: 'vanish', square: 5 * 12 + 3 }]);
    const stuck = fades(1);
    expect(idles(stuck)).toEqual(['vanish no-place']);
    expect(xy(stuck)).toEqual([4, 5]);
  });

  test('[FW-EATK-7] it lays a mine as near to its target as it can, where none lies', () => {
    const mine: EnemyAction = { do: 'lay-mine', within: 2, condition: 'shock', dice: '2O' };
    const r = acts([mine], [5, 0], { traps: [{ at: [2, 0], dice: '1O' }] });
    r.answer('enemy-choice', [2, 1]);
    expect(r.state.fight.traps.at(-1)).toMatchObject({ square: 14, condition: 'shock', dice: '2O' });
  });

  const scouts = (...more: EnemyOn[]): Position => ({
    enemies: [{ type: 'rebel-brawler', at: [0, 0] }, ...more],
    behaviours: {
      'rebel-brawler': [always({ do: 'order', whom: 'rebels', within: 3, n: 2, attack: { range: 1, damage: 2 } })],
      'rebel-scout': [always(move(0))],
      scurrier: [always(move(0))],
    },
  });

  test('[FW-EATK-7] it orders others of its kind within range to go for the highest threat and to strike', () => {
    const r = acts([], [5, 5], {
      ...scouts({ type: 'rebel-scout', at: [3, 3] }, { type: 'rebel-scout', at: [9, 9] }, { type: 'scurrier', at: [1, 0] }),
      dice: { evade: [[1]] },
    });
    toEnd(r);
    expect(r.toldOf('enemy-moved').map(one => one.enemy)).toEqual([1, 1]);
    expect(r.toldOf('marshal-attacked')).toMatchObject([{ enemy: 1, damage: 2 }]);
  });

  test('[FW-EATK-7] a further card is drawn from the same deck, once', () => {
    const r = acts([], [5, 0], {
      behaviours: { 'rebel-brawler': [always({ do: 'draw-extra' }, move(1)), always(move(2), { do: 'draw-extra' }), always(move(3))] },
    });
    expect(r.toldOf('behaviour-drawn')).toHaveLength(2);
    expect(xy(r)).toEqual([3, 0]);
  });

  test('[FW-R-57] a further card from an empty pile is never the one that is being carried out', () => {
    const again = always({ do: 'draw-extra' }, move(1));
    const first = acts([], [5, 0], { behaviours: { 'rebel-brawler': [again] } });
    expect(first.toldOf('behaviour-drawn')).toHaveLength(1);
    expect(xy(first)).toEqual([1, 0]);
    expect(first.state.fight.decks[0]).toMatchObject({ pile: [], discard: [first.toldOf('behaviour-drawn')[0]!.card] });
  });

  const SIEGE: Position = { brief: 'B12A', features: [{ kind: 'granary', at: [9, 0], hp: 10 }] };

  test('[FW-ECON-2][FW-R-46] adhesive shortens the way to what is besieged, too', () => {
    const r = acts([{ do: 'to-feature', n: 3 }], [11, 0], {
      ...SIEGE,
      enemies: [{ type: 'rebel-brawler', at: [0, 0], condition: 'adhesive' }],
    });
    expect(r.toldOf('enemy-moved')).toHaveLength(2);
  });

  test('[FW-EATK-7] what is besieged is attacked only in range', () => {
    const r = acts([{ do: 'attack-feature', range: 1, damage: 2 }], [11, 0], SIEGE);
    expect(idles(r)).toEqual(['attack-feature out-of-range']);
  });
});
