/** Questions that rules, bot and sentences share. */
import { describe, expect, test } from 'vitest';
import { cardNamed } from './content/box.ts';
import type { Text } from './content/types.ts';
import type { StandingWord } from './content/words/index.ts';
import { marks, pick, present } from './questions/targets.ts';
import * as ask from './questions.ts';
import { type At, type EnemyOn, fight, gear, type MarshalOn, type Position } from './testing/rehearsal.ts';

const SCOUT: EnemyOn = { type: 'rebel-scout', at: [9, 9] };
const of = (marshals: readonly MarshalOn[], more: Position = {}) => fight({ marshals, enemies: [SCOUT], ...more }).state;
const square = ([x, y]: At): number => y * 12 + x;
const always = (...effects: readonly StandingWord[]): Text => ({ when: 'always', effects });
/** Ottakh with armour that says it all the time. */
const wears = (...effects: readonly StandingWord[]) =>
  of([{ is: 'ottakh', gear: { armour: gear({ dice: '1O', health: 9, texts: [always(...effects)] }) } }]);
const injured = (...force: readonly StandingWord[]) =>
  of([{ is: 'ottakh', hand: [{ is: { kind: 'lasting', force, exit: 'spend-action' } }] }]);

describe('The table', () => {
  test('[FW-R-6] who is next, round and round', () => {
    const three = of([{}, { at: [1, 0] }, { at: [2, 0] }]);
    expect([0, 1, 2].map(seat => ask.nextSeat(three, seat))).toEqual([1, 2, 0]);
    expect(ask.seatsFrom(three, 1)).toEqual([1, 2, 0]);
    expect([ask.isSolo(three), ask.isSolo(of([{}]))]).toEqual([false, true]);
    expect(ask.nextSeat(of([{}]), 0)).toBe(0);
  });
  test('[FW-ENC-5] an encounter is on as long as there is a brief and a track', () => {
    const state = of([{}]);
    expect(ask.hasFight(state)).toBe(true);
    expect(ask.hasFight({ ...state, brief: null })).toBe(false);
    expect(ask.hasFight({ ...state, fight: { ...state.fight, rows: 0 } })).toBe(false);
  });
  test('[FW-RES-1] what is left of a kind is what nobody holds', () => {
    const state = of([{ resources: { plasma: 3, tar: 1 } }, { at: [1, 0], resources: { plasma: 2 } }]);
    expect([ask.pileOf(state, 'plasma'), ask.pileOf(state, 'tar'), ask.pileOf(state, 'core')]).toEqual([3, 9, 8]);
    expect([ask.allResources(state.party.marshals[0]!), ask.resourcesOf(state.party.marshals[1]!, 'plasma')]).toEqual([4, 2]);
  });
});

describe('What is in force', () => {
  test('[FW-EQUIP-8][FW-MOD-3] texts of gear in use and of what is fitted to it; of weapons only the one that is used', () => {
    const says = (n: number, when: Text['when'] = 'attack'): Text => ({ when, effects: [{ do: 'damage', n }] });
    const state = of([
      {
        is: 'ottakh',
        gear: {
          melee: gear({ dice: '1O', range: 0, texts: [says(1), says(9, 'always')] }),
          ranged: gear({ dice: '1O', range: 3, texts: [says(2)] }),
          trap: gear({ dice: '1O', range: 1, texts: [says(3), says(4, 'trap')] }, { trap: 'tripwire' }),
          armour: gear({ dice: '1O', health: 9, texts: [says(5), says(6, 'evade')] }),
        },
        fitted: [
          { card: { texts: [says(7)] }, on: 'melee' },
          { card: { texts: [says(8)] }, on: 'ranged' },
        ],
      },
    ]);
    const numbers = (when: Text['when'], weapon?: 'melee' | 'ranged'): number[] =>
      ask
        .textsOf(state, 0, when, weapon)
        .flatMap(({ card, text }) => (card < 0 ? [] : text.effects.flatMap(one => (one.do === 'damage' ? [one.n] : []))));
    expect([numbers('attack', 'melee'), numbers('attack', 'ranged'), numbers('attack')]).toEqual([
      [1, 7],
      [2, 8],
      [1, 7, 2, 8],
    ]);
    expect([numbers('trap'), numbers('evade'), numbers('always')]).toEqual([[4], [6], [9]]);
  });
  test('[FW-ENC-4][FW-HP-8] what adds up, and where it stops', () => {
    expect([ask.handSize(wears({ do: 'hand-size', n: 2 }), 0), ask.handSize(injured({ do: 'hand-size', n: -9 }), 0)]).toEqual([7, 1]);
    expect(ask.maxDial(wears({ do: 'health', n: 2 }, { do: 'health', n: 1 }), 0)).toBe(12);
    const range = (...effects: readonly StandingWord[]) => ask.trapRange(wears(...effects), 0) - ask.trapRange(wears(), 0);
    expect([range({ do: 'trap-range', n: 1 }), ask.trapRange(wears({ do: 'trap-range', n: -9 }), 0)]).toEqual([1, 0]);
    expect(ask.commandRange(wears({ do: 'command-range', n: 2 }), 0) - ask.commandRange(wears(), 0)).toBe(2);
  });
  test('[FW-INJ-5] lasting injuries in hand, and only in hand', () => {
    const force = [
      { do: 'fewer-dice', n: 1, in: 'attack' },
      { do: 'forbid', action: 'sprint' },
    ] as const;
    const state = injured(...force);
    expect([ask.fewerDice(state, 0, 'attack'), ask.fewerDice(state, 0, 'evade')]).toEqual([1, 0]);
    expect([ask.isForbidden(state, 0, 'sprint'), ask.isForbidden(state, 0, 'sneak'), ask.isForbidden(state, 0, 'command')]).toEqual([
      true,
      false,
      false,
    ]);
    const away = of([{ is: 'ottakh', discard: [{ is: { kind: 'lasting', force, exit: 'spend-action' } }] }]);
    expect([ask.fewerDice(away, 0, 'attack'), ask.isForbidden(away, 0, 'sprint')]).toEqual([0, false]);
    expect([ask.isLasting(state.party.marshals[0]!.hand[0]!), ask.isLasting(cardNamed('ottakh-dig-in'))]).toEqual([true, false]);
  });
  test('[FW-R-11][FW-COND-1] cover gives one orange die, or what a card says; immunity is against one condition', () => {
    expect([ask.coverDice(wears(), 0), ask.coverDice(wears({ do: 'cover-dice', dice: '1B' }), 0)]).toEqual([
      [1, 0, 0],
      [0, 1, 0],
    ]);
    const state = wears({ do: 'immune', condition: 'fire' });
    expect([ask.isImmune(state, 0, 'fire'), ask.isImmune(state, 0, 'frost')]).toEqual([true, false]);
  });
  test('[FW-DECK-14][FW-DECK-17] cards owned: deck and discard pile, no injuries', () => {
    expect(
      ask.cardsOwned({ deck: [cardNamed('ottakh-dig-in'), cardNamed('injury-numb-fingers')], discard: [cardNamed('ottakh-kind-word')] }),
    ).toBe(2);
  });
  test('[FW-EVADE-3] evade dice of action cards and special cards, not of others', () => {
    expect(ask.evadeDiceOf(cardNamed('ikkara-our-side'))).toEqual([1, 0, 0]);
    expect(ask.evadeDiceOf(cardNamed('ikkara-tar-knot'))).toBe(null);
    expect(ask.evadeDiceOf(cardNamed('injury-numb-fingers'))).toBe(null);
  });
});

describe('The ground', () => {
  test('[FW-MAP-1][FW-HUGE-4] distances, also to a huge enemy from every side', () => {
    const state = of([{}], { enemies: [{ type: 'coilspire', at: [4, 4] }] });
    const field = ask.fieldIn(state);
    const [huge] = state.fight.enemies;
    const from = (at: At): number => ask.distanceTo(field, square(at), huge!);
    expect(
      (
        [
          [4, 4],
          [5, 5],
          [3, 4],
          [6, 4],
          [7, 5],
          [4, 2],
          [5, 8],
          [0, 0],
          [8, 9],
        ] as At[]
      ).map(from),
    ).toEqual([0, 0, 1, 1, 2, 2, 3, 4, 4]);
    expect(ask.squaresOf(field, huge!)).toEqual([square([4, 4]), square([5, 4]), square([4, 5]), square([5, 5])]);
    expect(
      [
        [4, 4],
        [5, 5],
        [6, 5],
      ].map(at => ask.isIn(field, huge!, square(at as unknown as At))),
    ).toEqual([true, true, false]);
    expect(ask.distance(field, square([1, 1]), square([4, 3]))).toBe(3);
  });
  test('[FW-MAP-6] shut doors and pillars are in the way, open doors and other things are not', () => {
    const state = of([{ at: [0, 0] }], {
      features: [
        { kind: 'door', at: [1, 0] },
        { kind: 'door', at: [0, 1], isDone: true },
        { kind: 'pillar', at: [1, 1] },
        { kind: 'pump', at: [5, 5] },
      ],
    });
    const places: readonly At[] = [
      [1, 0],
      [0, 1],
      [1, 1],
      [5, 5],
      [2, 2],
    ];
    expect(places.map(at => ask.isBlocked(state, square(at)))).toEqual([true, false, true, false, false]);
    expect(places.map(at => ask.canStand(state, square(at)))).toEqual([false, true, false, true, true]);
    expect(ask.stepsFrom(state, square([0, 0]))).toEqual([square([0, 1])]);
    expect(ask.canStand(of([{}], { map: ['.#', '..'], enemies: [{ ...SCOUT, at: [1, 1] }] }), 1)).toBe(false);
  });
});

describe('Enemies', () => {
  const one = (more: Partial<EnemyOn>) => of([{}], { enemies: [{ type: 'shellback', at: [4, 0], ...more }] }).fight.enemies[0]!;
  test('[FW-ECON-1][FW-R-47] armour with what is raised, one less in acid, never below nothing', () => {
    expect(
      [
        one({ armour: 2 }),
        one({ armour: 2, moreArmour: 2 }),
        one({ armour: 2, condition: 'acid' }),
        one({ armour: 0, condition: 'acid' }),
        one({ armour: 2, condition: 'fire' }),
      ].map(ask.armourOf),
    ).toEqual([2, 4, 1, 0, 2]);
  });
  test('[FW-COMP-4][FW-COMP-8] a letter is held once its component is gone, or was never there', () => {
    expect(
      [one({}), one({ parts: [0, 4] }), one({ parts: [3, -1] })].map(enemy => [
        ask.holds(enemy, 'A'),
        ask.holds(enemy, 'B'),
        ask.holds(enemy, 'C'),
      ]),
    ).toEqual([
      [false, false, false],
      [true, false, false],
      [false, true, false],
    ]);
    expect(ask.partsLeft(one({ parts: [0, 4] }))).toEqual([1]);
  });
  test('[FW-EACT-5][FW-R-62] somebody is revealed, or something that stands for one', () => {
    const seen = (more: Position) => ask.isAnybodyRevealed(of([{}], more));
    expect([seen({}), seen({ marshals: [{ isRevealed: true }] }), seen({ fight: { distractions: [5] } })]).toEqual([false, true, true]);
  });
});

describe('[FW-CMD-1] Who can be commanded', () => {
  const next = (...marshals: readonly MarshalOn[]) => ask.commandable(of(marshals), 0);
  test('the next one within range; deafened, nobody; alone, oneself', () => {
    expect([next({ is: 'ottakh' }, { at: [2, 2] }), next({ is: 'ottakh' }, { at: [3, 0] })]).toEqual([1, null]);
    expect(next({ is: 'ottakh' }, { at: [1, 0], condition: 'deafened' })).toBe(null);
    expect(next({ is: 'ottakh', condition: 'deafened' }, { at: [1, 0] })).toBe(1);
    expect(next({ is: 'ottakh', condition: 'deafened' })).toBe(0);
  });
});

describe('[FW-BEH-9] Whom an enemy picks', () => {
  const two: Position = {
    marshals: [{ at: [2, 0], isRevealed: true }, { at: [5, 0], isRevealed: true }, { at: [1, 0] }],
    threat: [1, 0],
    enemies: [{ type: 'shellback', at: [0, 0] }],
  };
  const whom = (position: Position, target: 'threat' | 'closest' | 'furthest') => {
    const r = fight(position);
    return pick(r.state, r.enemy(), target);
  };
  test('the highest threat, the nearest, the farthest; the hidden never', () => {
    expect((['threat', 'closest', 'furthest'] as const).map(target => whom(two, target)?.seat)).toEqual([1, 0, 1]);
    expect(whom({ ...two, marshals: [{}, { at: [1, 0] }], threat: [] }, 'closest')).toBe(null);
  });
  test('[FW-EMOVE-3] of equals the one higher on the threat track', () => {
    const equal: Position = {
      ...two,
      marshals: [
        { at: [3, 0], isRevealed: true },
        { at: [0, 3], isRevealed: true },
      ],
      threat: [1, 0],
    };
    expect([whom(equal, 'closest')?.seat, whom(equal, 'furthest')?.seat]).toEqual([1, 1]);
  });
  test('[FW-R-61][FW-R-91] a mark is where it is now, or no longer there', () => {
    const { state } = fight({ ...two, fight: { distractions: [7] } });
    expect(marks(state).map(mark => [mark.seat, mark.square])).toEqual([
      [-1, 7],
      [1, 5],
      [0, 2],
    ]);
    expect([present(state, { seat: 0, square: 99 }), present(state, { seat: 2, square: 1 })]).toEqual([{ seat: 0, square: 2 }, null]);
    expect([present(state, { seat: -1, square: 7 }), present(state, { seat: -1, square: 8 })]).toEqual([{ seat: -1, square: 7 }, null]);
  });
});
