/** Behaviour cards: drawn, asked, carried out action by action. */
import type { Answer, Decision } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { enemyCard, lettersOf, typeOf } from '../content/box.ts';
import type { Altered, EnemyAction, Question } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import { openActivation } from '../deeds/enemies.ts';
import { pick } from '../questions/targets.ts';
import { always, armour, bite, enemyPhase, move, pulse } from '../testing/foes.ts';
import { type At, type EnemyOn, type Fight, fight, type MadeUp, type MarshalOn, type Position } from '../testing/rehearsal.ts';
import { answerTo, deckFor } from './behaviour.ts';

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

  test('[FW-BEH-2][FW-ECON-3] where a type turns several, the turns begin with the first and end with the last', () => {
    const r = fight({
      step: 'enemies',
      marshals: [{ at: [5, 0], isRevealed: true, gear: armour() }],
      enemies: [{ type: 'rebel-brawler', at: [0, 0], hp: 6, condition: 'fire' }],
      behaviours: { 'rebel-brawler': [always({ do: 'armour', n: 1 }), always({ do: 'armour', n: 2 })] },
    });
    r.run(function* (table) {
      openActivation(table, r.enemy(0).type, 'behaviour', 2);
    });
    toEnd(r.play());
    const told = ['behaviour-drawn', 'enemy-armour', 'enemy-hurt', 'enemy-condition-lost'];
    expect(r.told.map(one => one.type).filter(type => told.includes(type))).toEqual([
      ...['behaviour-drawn', 'enemy-armour', 'behaviour-drawn', 'enemy-armour'],
      ...['enemy-hurt', 'enemy-condition-lost'],
    ]);
    expect([r.enemy(0).moreArmour, r.enemy(0).condition]).toEqual([2, 'none']);
  });

  test('[FW-BEH-2][FW-HUGE-8] a type of which nobody is left draws no further card, though others are there', () => {
    const r = fight({
      step: 'enemies',
      isLarge: true,
      marshals: [{ at: [5, 0], isRevealed: true, gear: armour() }],
      enemies: [
        { type: 'stonetusk', at: [0, 0], hp: 0, isIn: false },
        { type: 'rebel-brawler', at: [8, 8] },
      ],
    });
    r.run(function* (table) {
      openActivation(table, r.enemy(0).type, 'behaviour', 2);
    });
    r.stopBefore('end-enemies').play();
    expect([r.types('behaviour-drawn'), r.state.fight.activation, r.open]).toEqual([[], null, []]);
    expect(r.state.fight.decks.filter(deck => deck.type === r.enemy(0).type).map(deck => deck.discard)).toEqual([[], []]);
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

const walked = (r: Fight) => r.toldOf('enemy-walked').map(({ enemy, path }) => [enemy, path]);
const done = (r: Fight) => r.toldOf('enemy-action').map(({ action, n }) => `${action} ${n}`);
/** What comes first, and every order as it is offered. */
const asOffered = ({ choose, options }: Decision): Answer => (choose === 'some' ? options.map(({ key }) => key) : options[0]!.key);
/** Plays a card when this comes about. */
const onMoment = (id: string, on: string, effects: readonly Effect[]): MadeUp =>
  ({ id, kind: 'interrupt', on, about: 'any', sections: [{ effects }] }) as MadeUp;
const FADE = onMoment('fade', 'enemy-moved-near', [{ do: 'hide', who: 'self' }]);

describe('Whose turn it is', () => {
  test('[FW-R-91] a blast that the first sets off takes the second out of the phase', () => {
    const r = acts([], [5, 0], {
      enemies: [
        { type: 'rebel-brawler', at: [0, 0], hp: 6 },
        { type: 'rebel-brawler', at: [1, 5], hp: 1 },
      ],
      behaviours: { 'rebel-brawler': [always(move(1))] },
      traps: [{ at: [1, 0], dice: '1O', isBlast: true, direction: 4 }],
      dice: { trap: [[1], [1]] },
    });
    r.until('act');
    expect(r.enemy(1).isIn).toBe(false);
    expect(r.toldOf('series-chosen').map(({ enemy }) => enemy)).toEqual([0]);
  });

  test('[FW-BEH-1] for one that draws no card none is drawn, though others are awake or dead', () => {
    const r = enemyPhase({
      marshals: [{ at: [9, 0], isRevealed: true }],
      enemies: [
        { type: 'rebel-scout', at: [11, 11] },
        { type: 'rebel-brawler', at: [0, 0], isStilled: true },
        { type: 'rebel-brawler', at: [1, 0], isIn: false, hp: 0 },
      ],
      behaviours: { 'rebel-brawler': [always(move(1))], 'rebel-scout': [always({ do: 'armour', n: 1 })] },
    });
    r.until('act', asOffered);
    expect(r.toldOf('behaviour-drawn').map(({ enemyType }) => enemyType)).toEqual(['rebel-scout']);
    expect(r.enemy(1)).toMatchObject({ isStilled: false, square: 0 });
  });

  test('[FW-DECK-10] a card that holds attacks holds those of this card, and no others', () => {
    const r = acts([bite(2, { range: 9 }), { do: 'attack-feature', range: 9, damage: 1 }, move(1)], [5, 0], {
      brief: 'B12A',
      features: [{ kind: 'granary', at: [9, 0], hp: 10 }],
      marshals: [{ at: [5, 0], isRevealed: true, hand: [onMoment('hold', 'behaviour-drawn', [{ do: 'skip-attacks' }])] }],
    });
    r.answer('play-when-behaviour-drawn', 'hold');
    expect(idles(r)).toEqual(['attack attacks-skipped', 'attack-feature attacks-skipped']);
    expect(xy(r)).toEqual([1, 0]);
    expect(r.state.fight.decks[0]!.skipsAttacks).toBe(false);
  });

  test('[FW-DECK-10] whoever lets it pass is attacked', () => {
    const r = acts([bite(2, { range: 9 })], [5, 0], {
      marshals: [{ at: [5, 0], isRevealed: true, gear: armour(), hand: [onMoment('hold', 'behaviour-drawn', [{ do: 'skip-attacks' }])] }],
      dice: { evade: [[1]] },
    });
    r.passAll();
    expect(r.toldOf('marshal-attacked')).toHaveLength(1);
  });
});

describe('The deck of a huge enemy with a salvo', () => {
  const drawn = (parts: readonly number[], at: At, bystanders: readonly EnemyOn[] = []): number => {
    const r = fight({
      marshals: [{ at, isRevealed: true }],
      enemies: [...bystanders, { type: 'stonetusk', at: [4, 4], parts } as EnemyOn],
    });
    return deckFor(r.state, r.enemy(bystanders.length).type).no;
  };
  const parts = enemyCard(typeOf('stonetusk')).parts;
  const only = (letter: string, hp: number): number[] => parts.map(one => (one.letter === letter ? hp : 0));

  test.each<[string, number[], At, number]>([
    ['near', only('C', 3), [7, 4], 1],
    ['far, with a gun of one hit point', only('C', 1), [8, 4], 2],
    ['far, with the other gun', only('D', 1), [8, 4], 2],
    ['far, without guns', only('A', 5), [8, 4], 1],
  ])('[FW-HUGE-8] %s', (_, left, at, no) => {
    expect(drawn(left, at)).toBe(no);
  });

  test('[FW-HUGE-8] who stands about, or is dead, does not count', () => {
    const scout: EnemyOn = { type: 'rebel-scout', at: [8, 5] };
    const dead: EnemyOn = { type: 'stonetusk', at: [8, 4], isIn: false, hp: 0 };
    expect(drawn(only('C', 1), [8, 4], [scout, dead])).toBe(2);
  });
});

describe('Questions at their limits', () => {
  const asked = (question: Question, position: Position): boolean => {
    const r = fight({ marshals: [{ at: [9, 9], isRevealed: true }], enemies: [{ type: 'rebel-brawler', at: [0, 0] }], ...position });
    return answerTo(r.state, r.enemy(), question);
  };
  const brawler = (more: Partial<EnemyOn>): Position => ({ enemies: [{ type: 'rebel-brawler', at: [0, 0], ...more }] });
  const beside = (other: EnemyOn): Position => ({ enemies: [{ type: 'rebel-brawler', at: [0, 0] }, other] });

  test.each<[string, Question, Position, boolean]>([
    ['no trap', { ask: 'trap-within', n: 2 }, {}, false],
    [
      'a trap at the limit, another beyond',
      { ask: 'trap-within', n: 2 },
      {
        traps: [
          { at: [2, 2], dice: '1O' },
          { at: [9, 9], dice: '1O' },
        ],
      },
      true,
    ],
    ['a trap beyond', { ask: 'trap-within', n: 2 }, { traps: [{ at: [3, 0], dice: '1O' }] }, false],
    ['a trap of a character', { ask: 'trap-within', n: 2 }, { marshals: [{ at: [9, 9], trapAt: [2, 0] }] }, true],
    ['no condition', { ask: 'has-condition' }, {}, false],
    ['a condition', { ask: 'has-condition' }, brawler({ condition: 'fire' }), true],
    ['half of its hit points', { ask: 'half-hp' }, brawler({ hp: 3, maxHp: 6 }), true],
    ['more than half', { ask: 'half-hp' }, brawler({ hp: 4, maxHp: 6 }), false],
    ['the alert below', { ask: 'alert-at-least', n: 4 }, { alert: 3 }, false],
    ['the alert there', { ask: 'alert-at-least', n: 4 }, { alert: 4 }, true],
    ['one revealed', { ask: 'revealed-more-than', n: 1 }, {}, false],
    ['an ally at the limit', { ask: 'ally-within', n: 2 }, beside({ type: 'rebel-brawler', at: [2, 0] }), true],
    ['an ally beyond', { ask: 'ally-within', n: 2 }, beside({ type: 'rebel-brawler', at: [3, 0] }), false],
    ['a dead ally', { ask: 'ally-within', n: 2 }, beside({ type: 'rebel-brawler', at: [1, 0], isIn: false, hp: 0 }), false],
    ['one of another type', { ask: 'ally-within', n: 2 }, beside({ type: 'rebel-scout', at: [1, 0] }), false],
    ['nobody to look at', { ask: 'target-in', target: 'closest', terrain: 'grass' }, { marshals: [{ at: [1, 0] }] }, false],
  ])('[FW-R-100] %s', (_, question, position, expected) => {
    expect(asked(question, position)).toBe(expected);
  });
});

describe('What lost components change', () => {
  const hound = (left: readonly number[], action: EnemyAction, at: At, more: Position = {}): Fight =>
    enemyPhase({
      marshals: [{ at, isRevealed: true, gear: armour() }],
      enemies: [{ type: 'razorhound', at: [0, 0], parts: left }],
      behaviours: { razorhound: [always(action)] },
      ...more,
    });
  const [A] = enemyCard(typeOf('razorhound')).parts.map(one => one.letter);
  const altered = (change: Altered) => ({ altered: { [A!]: change } });

  test.each<[string, readonly number[], readonly string[]]>([
    ['is there', [1, 2], []],
    ['is lost', [0, 2], ['move lost-part']],
  ])('[FW-COMP-5] an action that is left out if a component %s', (_, left, expected) => {
    expect(idles(hound(left, { ...move(1), ...altered({ skip: true }) }, [5, 0]))).toEqual(expected);
  });

  test.each([
    [1, [4, 0]],
    [0, [0, 0]],
  ] as const)('[FW-COMP-5] a leap over a wall, with %i hit points left of what lets it leap', (left, to) => {
    const map = ['.#......', '##......', '........', '........'];
    const r = hound([left, 2], { do: 'move', n: 4, target: 'threat', leaps: true, ...altered({ noLeap: true }) }, [4, 0], { map });
    expect([r.enemy().square % 8, Math.floor(r.enemy().square / 8)]).toEqual(to);
  });

  test.each([
    [1, 'fire', 3],
    [0, 'none', 0],
  ])('[FW-COMP-5] with %i hit points left an attack brings %s and %i damage', (left, condition, damage) => {
    const bites = bite(3, { condition: 'fire', ...altered({ noCondition: true, damage: -1 }) });
    const r = hound([left, 2], bites, [1, 0], { dice: { evade: [[0]] } });
    expect(r.toldOf('marshal-attacked')).toMatchObject([{ condition, damage }]);
    r.until('act');
  });

  test('[FW-COMP-5] a range below nothing is the own square', () => {
    const bites = bite(1, { range: 1, ...altered({ range: -1 }) });
    expect(idles(hound([0, 2], bites, [1, 0]))).toEqual(['attack out-of-range']);
  });
});

describe('What is left out, and why', () => {
  test.each<[string, readonly EnemyAction[], readonly string[]]>([
    ['the same target before there was one', [bite(1, { target: 'same' })], ['attack target-gone']],
    ['an attack without a symbol before there was one', [{ do: 'attack', type: 'melee', range: 1, damage: 1 }], ['attack no-target']],
    ['no condition to lose', [{ do: 'clear-condition' }], ['clear-condition no-target']],
    [
      'nothing that is besieged',
      [
        { do: 'to-feature', n: 1 },
        { do: 'attack-feature', range: 1, damage: 1 },
      ],
      ['to-feature no-target', 'attack-feature no-target'],
    ],
    ['nobody to order', [{ do: 'order', whom: 'rebels', within: 3, n: 1 }], ['order no-target']],
  ])('[FW-BEH-7] %s', (_, actions, expected) => {
    expect(idles(acts(actions))).toEqual(expected);
  });

  test('[FW-BEH-7] out of range nobody is asked whether to answer the attack', () => {
    const hand = [onMoment('duck', 'attack-declared', [{ do: 'potion', n: 1 }])];
    const r = acts([bite(1)], [5, 0], { marshals: [{ at: [5, 0], isRevealed: true, hand }] });
    expect(r.asked.some(line => line.includes('attack-declared'))).toBe(false);
    expect(idles(r)).toEqual(['attack out-of-range']);
  });

  test('[FW-R-61] an attack without a symbol is for whom the movement was for', () => {
    const r = acts([move(1, 'furthest'), { do: 'attack', type: 'ranged', range: 9, damage: 1 }], [0, 0], {
      marshals: [
        { at: [2, 0], isRevealed: true, gear: armour() },
        { at: [9, 0], isRevealed: true, gear: armour() },
      ],
      dice: { evade: [[1]] },
    });
    expect(r.toldOf('marshal-attacked').map(({ seat }) => seat)).toEqual([1]);
    toEnd(r);
  });

  test('[FW-R-61] with the last one hidden again there is nobody to go for', () => {
    const r = acts([move(1), move(1), { do: 'away', n: 1, target: 'threat' }], [2, 0], {
      marshals: [{ at: [2, 0], isRevealed: true, hand: [FADE] }],
    });
    r.answer('play-when-enemy-moved-near', 'fade');
    expect(idles(r)).toEqual(['move no-target', 'away no-target']);
  });
});

describe('What is besieged', () => {
  const at = (x: number, more: Position = {}): Fight =>
    acts([{ do: 'attack-feature', range: 2, damage: 3 }], [11, 11], {
      brief: 'B12A',
      features: [
        { kind: 'banner', at: [1, 1] },
        { kind: 'granary', at: [x, 0], hp: 10 },
      ],
      ...more,
    });

  test.each([
    [2, 7, ['attack-feature 3']],
    [3, 10, []],
  ])('[FW-EATK-7] at %i squares it keeps %i', (x, hp, told) => {
    const r = at(x);
    expect([r.state.fight.features[1]!.hp, done(r)]).toEqual([hp, told]);
  });

  test('[FW-EATK-7] the way to it may bend', () => {
    const map = ['..#.', '..#.', '....', '....'];
    const r = acts([{ do: 'to-feature', n: 3 }], [0, 3], { brief: 'B12A', map, features: [{ kind: 'granary', at: [3, 1], hp: 9 }] });
    r.until('act');
    expect(r.toldOf('enemy-moved')).toHaveLength(3);
  });
});

describe('What is told of a way', () => {
  const stays = (actions: readonly EnemyAction[], position: Position): { ways: unknown; idle: string[] } => {
    const r = acts(actions, [5, 0], position);
    r.until('act', one => one.options[0]!.key);
    return { ways: walked(r), idle: idles(r) };
  };
  const AWAY: EnemyAction = { do: 'away', n: 2, target: 'threat' };
  const marshals = (at: At): MarshalOn[] => [{ at, isRevealed: true, gear: armour() }];

  test.each<[string, readonly EnemyAction[], Position, unknown, readonly string[]]>([
    ['three squares in one', [move(3)], {}, [[0, [1, 2, 3]]], []],
    ['up to its target and no further', [move(3)], { marshals: marshals([2, 0]) }, [[0, [1, 2]]], []],
    ['in its square already', [move(3)], { marshals: marshals([0, 0]) }, [], ['move with-target']],
    ['walled in', [move(3)], { map: ['.#..', '##..'], marshals: marshals([3, 0]) }, [], ['move cannot-reach']],
    ['of no square at all', [move(0)], {}, [], []],
    ['straight on', [{ ...move(3), straight: true } as EnemyAction], {}, [[0, [1, 2, 3]]], []],
    [
      'straight, until it would bend',
      [{ ...move(3), straight: true } as EnemyAction],
      { map: ['...#', '##..'], marshals: marshals([3, 1]) },
      [[0, [1, 2]]],
      [],
    ],
    ['back', [AWAY], { enemies: [{ type: 'rebel-brawler', at: [4, 0] }], map: ['......'] }, [[0, [3, 2]]], []],
    ['back into the corner', [AWAY], { enemies: [{ type: 'rebel-brawler', at: [1, 0] }], map: ['......'] }, [[0, [0]]], []],
    ['cornered', [AWAY], { map: ['......'] }, [], ['away cannot-reach']],
  ])('[FW-EMOVE-4][FW-BEH-7] %s', (_, actions, position, ways, idle) => {
    expect(stays(actions, position)).toEqual({ ways, idle });
  });

  test('[FW-R-91] who dies on the way goes no further, to or fro', () => {
    const dies = (action: EnemyAction, from: At, trap: At): number => {
      const r = acts([action], [5, 0], {
        map: ['............'],
        enemies: [
          { type: 'rebel-brawler', at: from, hp: 1 },
          { type: 'rebel-scout', at: [11, 0] },
        ],
        behaviours: { 'rebel-brawler': [always(action)], 'rebel-scout': [always({ do: 'armour', n: 1 })] },
        traps: [{ at: trap, dice: '1O' }],
        dice: { trap: [[1]] },
      });
      r.until('act', asOffered);
      return r.toldOf('enemy-moved').length;
    };
    expect([dies(move(3), [0, 0], [1, 0]), dies(AWAY, [4, 0], [3, 0])]).toEqual([1, 1]);
  });

  test.each<[EnemyAction, At]>([
    [move(3), [3, 0]],
    [{ do: 'away', n: 3, target: 'threat' }, [5, 0]],
  ])('[FW-R-61] it stops where its target is lost: %j', (action, from) => {
    const r = acts([action], [5, 0], {
      map: ['............'],
      marshals: [{ at: [5, 0], isRevealed: true, hand: [FADE] }],
      enemies: [{ type: 'rebel-brawler', at: from }],
    });
    r.until('play-when-enemy-moved-near', asOffered).answer('play-when-enemy-moved-near', 'fade');
    expect(r.toldOf('enemy-moved')).toHaveLength(1);
  });

  test('[FW-EMOVE-8] it stops in the square where it met its target, though that one is off again', () => {
    const dash = onMoment('dash', 'enemy-moved-near', [{ do: 'move', n: 1, who: 'self' }]);
    const r = acts([move(3)], [1, 0], { marshals: [{ at: [1, 0], isRevealed: true, hand: [dash] }] });
    r.answer('play-when-enemy-moved-near', 'dash').answer('move', [2, 0]);
    expect(xy(r)).toEqual([1, 0]);
  });

  test.each([
    ['leap', { ...move(2), leaps: true } as EnemyAction, 'adhesive', [1, 0]],
    ['leap of one', { ...move(1), leaps: true } as EnemyAction, 'adhesive', [0, 0]],
    ['leap', { ...move(2), leaps: true } as EnemyAction, 'none', [2, 0]],
  ] as const)('[FW-R-46] a %s', (_, action, condition, to) => {
    const r = acts([action], [5, 0], { map: ['............'], enemies: [{ type: 'rebel-brawler', at: [0, 0], condition }] });
    expect(xy(r)).toEqual(to);
    expect(idles(r)).toEqual(to[0] === 0 ? ['move with-target'] : []);
  });

  test.each<[string, EnemyAction, string]>([
    ['leap', { ...move(0), leaps: true } as EnemyAction, 'move with-target'],
    ['vanishing', { do: 'vanish', n: 0 }, 'vanish no-place'],
  ])('[FW-R-46] a %s of no square with adhesive is none, and is told so', (_name, action, idle) => {
    const r = acts([action], [5, 0], { enemies: [{ type: 'rebel-brawler', at: [0, 0], condition: 'adhesive' }] });
    expect([idles(r), r.toldOf('enemy-moved')]).toEqual([[idle], []]);
  });

  test('[FW-EATK-7] neither a leap nor a vanishing ends in a wall; where to is asked as one step', () => {
    const map = ['...#....', '........', '...#....', '........'];
    const leaps = acts([{ ...move(3), leaps: true } as EnemyAction], [7, 1], { map, enemies: [{ type: 'rebel-brawler', at: [0, 1] }] });
    leaps.only('enemy-route', ['square-11', 'square-27']);
    expect(leaps.decision('enemy-route')).toMatchObject({ rule: 'FW-EMOVE-5', facts: { enemy: 0, left: 1 } });

    const gone = acts([{ do: 'vanish', n: 1 }], [0, 1], { map, enemies: [{ type: 'rebel-brawler', at: [2, 1] }] });
    expect(gone.toldOf('enemy-moved').map(({ square }) => square)).toEqual([11]);

    const open = acts([{ do: 'vanish', n: 1 }], [0, 1], { enemies: [{ type: 'rebel-brawler', at: [2, 1] }] });
    expect(open.decision('enemy-route')).toMatchObject({ rule: 'FW-EATK-7', facts: { enemy: 0, left: 1 } });
  });
});

describe('Mines', () => {
  const MINE: EnemyAction = { do: 'lay-mine', within: 1, condition: 'shock', dice: '2O' };
  const laid = (position: Position): Fight => acts([MINE], [5, 0], { map: ['......', '##....'], ...position });
  const trap = (x: number, y: number) => ({ at: [x, y] as const, dice: '1O' });

  test.each<[string, Position, number | null]>([
    ['the square nearest to its target', {}, 1],
    ['not where one lies: its own square', { traps: [trap(1, 0)] }, 0],
    ['nowhere', { traps: [trap(0, 0), trap(1, 0)] }, null],
    [
      'nowhere, if there are twenty',
      { map: undefined as never, traps: Array.from({ length: 20 }, (_, i) => trap(i % 10, 5 + Math.floor(i / 10))) },
      null,
    ],
  ])('[FW-EATK-7] %s', (_, position, square) => {
    const r = laid(position);
    const before = position.traps?.length ?? 0;
    expect(r.state.fight.traps.slice(before).map(one => one.square)).toEqual(square === null ? [] : [square]);
    expect(idles(r)).toEqual(square === null ? ['lay-mine no-place'] : []);
  });

  test('[FW-EATK-7] the twentieth is laid', () => {
    const traps = Array.from({ length: 19 }, (_, i) => trap(i % 10, 5 + Math.floor(i / 10)));
    expect(acts([MINE], [5, 0], { traps }).until('act').state.fight.traps).toHaveLength(20);
  });

  test('[FW-EATK-7] with nobody to lay it for it lies under its layer', () => {
    const r = acts([move(1), MINE], [2, 0], { marshals: [{ at: [2, 0], isRevealed: true, hand: [FADE] }] });
    r.answer('play-when-enemy-moved-near', 'fade');
    expect(r.state.fight.traps.map(one => one.square)).toEqual([1]);
  });
});

describe('Orders', () => {
  const order = (whom: Extract<EnemyAction, { do: 'order' }>['whom'], more: object = {}): EnemyAction =>
    ({ do: 'order', whom, within: 3, n: 1, ...more }) as EnemyAction;
  const STILL = always({ do: 'armour', n: 1 });
  const called = (action: EnemyAction, others: readonly EnemyOn[], more: Position = {}): Fight => {
    const r = acts([], [11, 0], {
      enemies: [{ type: 'rebel-captain', at: [0, 0] }, ...others],
      behaviours: { 'rebel-captain': [always(action)], ...Object.fromEntries(others.map(one => [one.type, [STILL]])) },
      ...more,
    });
    return r.until('act', asOffered);
  };
  const moved = (r: Fight): number[] => [...new Set(r.toldOf('enemy-moved').map(({ enemy }) => enemy))];
  const OTHERS: readonly EnemyOn[] = [
    { type: 'rebel-scout', at: [3, 0] },
    { type: 'scurrier', at: [2, 2] },
    { type: 'rebel-brawler', at: [0, 3] },
    { type: 'rebel-scout', at: [4, 0] },
    { type: 'rebel-scout', at: [1, 1], isIn: false, hp: 0 },
    { type: 'coilspire', at: [2, 0] },
  ];

  test.each<[Extract<EnemyAction, { do: 'order' }>['whom'], readonly number[]]>([
    ['rebels', [1, 3]],
    ['machines', [2]],
    ['rebel-scout', [1]],
    ['coilspire', []],
  ])('[FW-EATK-7] to %s: those within range who are there, and nobody huge', (whom, expected) => {
    const r = called(order(whom), OTHERS);
    expect(moved(r)).toEqual(expected);
    expect(done(r)).toEqual(expected.length > 0 ? [`order ${expected.length}`] : []);
  });

  test.each([
    ['none', 2],
    ['adhesive', 1],
  ] as const)('[FW-R-46] with %s one who is called goes %i squares', (condition, n) => {
    expect(called(order('rebels', { n: 2 }), [{ type: 'rebel-scout', at: [1, 0], condition }]).toldOf('enemy-moved')).toHaveLength(n);
  });

  test('[FW-EATK-7] the way of one who is called may bend', () => {
    const map = ['...#..', '...#..', '......'];
    const r = called(order('rebels', { n: 3 }), [{ type: 'rebel-scout', at: [2, 0] }], {
      map,
      marshals: [{ at: [5, 0], isRevealed: true }],
    });
    expect(r.toldOf('enemy-moved')).toHaveLength(3);
  });

  test.each<[string, object, At, readonly number[]]>([
    ['at its limit', { attack: { range: 2, damage: 3 } }, [4, 0], [3]],
    ['beyond', { attack: { range: 2, damage: 3 } }, [5, 0], []],
    ['without an attack', {}, [3, 0], []],
  ])('[FW-EATK-7] after a step one who is called strikes: %s', (_, more, at, damage) => {
    const r = called(order('rebels', more), [{ type: 'rebel-scout', at: [1, 0] }], {
      marshals: [{ at, isRevealed: true, gear: armour() }],
      dice: { evade: damage.map(() => [1]) },
    });
    expect(r.toldOf('marshal-attacked').map(one => one.damage)).toEqual(damage);
  });

  test('[FW-EATK-7] neither who dies on the way nor whose target hides strikes', () => {
    const strikes = { attack: { range: 9, damage: 3 } };
    const dead = called(order('rebels', strikes), [{ type: 'rebel-scout', at: [1, 0], hp: 1 }], {
      map: ['............'],
      traps: [{ at: [2, 0], dice: '1O' }],
      dice: { trap: [[1]] },
    });
    expect([dead.enemy(1).isIn, dead.toldOf('marshal-attacked')]).toEqual([false, []]);

    const r = acts([], [3, 0], {
      marshals: [{ at: [3, 0], isRevealed: true, hand: [FADE] }],
      enemies: [
        { type: 'rebel-captain', at: [0, 0] },
        { type: 'rebel-scout', at: [1, 0] },
        { type: 'rebel-scout', at: [0, 1] },
      ],
      behaviours: { 'rebel-captain': [always(order('rebels', strikes))], 'rebel-scout': [STILL] },
    });
    r.until('play-when-enemy-moved-near', asOffered).answer('play-when-enemy-moved-near', 'fade');
    expect([moved(r), r.toldOf('marshal-attacked')]).toEqual([[1], []]);
  });
});

test('[FW-EATK-7] a further card is told as one', () => {
  const r = acts([], [5, 0], { behaviours: { 'rebel-brawler': [always({ do: 'draw-extra' }), always({ do: 'alert', n: 2 })] } });
  expect(done(r)).toEqual(['draw-extra 1', 'alert 2']);
});
