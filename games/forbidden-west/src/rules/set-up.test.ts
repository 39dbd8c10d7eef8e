/** The set-up of an encounter, step by step; and the ground on which it is played. */
import { describe, expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import { distance, fieldIn } from '../questions.ts';
import { fight, gear, type MadeUp, type MarshalOn, type Position } from '../testing/rehearsal.ts';

const STARTS = [
  [0, 10],
  [0, 11],
] as const;
const cards = (n: number): MadeUp[] => Array.from({ length: n }, () => ({ kind: 'ability', sections: [] }));

/** Of three types in the active store the practice yard has two: a Scurrier and a Razorhound. */
function opened(marshals: readonly MarshalOn[], more: Position = {}) {
  return fight({
    step: 'open-brief',
    starts: STARTS,
    marshals,
    enemies: [
      { type: 'scurrier', at: [5, 5] },
      { type: 'razorhound', at: [5, 5] },
      { type: 'rebel-scout', at: [5, 5] },
    ],
    ...more,
  });
}
/** Everybody takes what comes first. */
const begun = (marshals: readonly MarshalOn[], more: Position = {}) =>
  opened(marshals, more).untilScene('begin-turn', one => one.options[0]!.key);

describe('Set-up', () => {
  test('[FW-ENC-1][FW-ENEMY-2] map and enemies, characters, hands, tokens', () => {
    const r = begun([{ deck: cards(6) }, { deck: cards(6) }]);

    expect(r.types('brief-opened', 'enemy-placed', 'first-chosen', 'marshal-moved', 'cards-drawn', 'fight-began')).toEqual([
      'brief-opened',
      'enemy-placed',
      'enemy-placed',
      'first-chosen',
      'marshal-moved',
      'marshal-moved',
      'cards-drawn',
      'cards-drawn',
      'fight-began',
    ]);
    expect(r.toldOf('enemy-placed').map(one => [one.enemyType, one.square])).toEqual([
      ['scurrier', 12 + 7],
      ['razorhound', 7 * 12 + 7],
    ]);
    expect(new Set(r.toldOf('enemy-placed').map(one => one.within))).toEqual(new Set(['brief-opened']));
  });

  test('[FW-ENC-2] five cards', () => {
    const r = begun([{ deck: cards(20) }]);

    expect([r.marshal().hand.length, r.marshal().deck.length]).toEqual([5, 15]);
  });

  test('[FW-ENC-4] or more, where something says so', () => {
    const r = begun([{ deck: cards(20), fitted: [{ card: 'weave-pocket', on: 'armour' }] }]);

    expect(r.marshal().hand).toHaveLength(6);
  });

  test('[FW-ENC-7] a short deck gives what it has, and the discard pile stays', () => {
    const r = begun([{ deck: cards(3), discard: cards(4) }]);

    expect([r.marshal().hand.length, r.marshal().deck.length, r.marshal().discard.length]).toEqual([3, 0, 4]);
  });

  test('[FW-ENC-3] each stands on a marked starting square, of choice, and two may share one', () => {
    const r = opened([{}, {}]);

    r.play().answer('choose-first', 'seat-0');
    r.only('place-marshal', ['square-120', 'square-132'], 0).answer('place-marshal', [0, 11]);
    r.only('place-marshal', ['square-120', 'square-132'], 1).answer('place-marshal', [0, 11]);

    expect(r.state.party.marshals.map(one => one.square)).toEqual([132, 132]);
  });

  test('[FW-R-6] whoever is named first is placed first and acts first', () => {
    const r = opened([{}, {}]);

    r.play().answer('choose-first', 'seat-1');
    expect(r.askedSeat).toBe(1);
    r.until('act');

    expect(r.askedSeat).toBe(1);
  });

  test('[FW-ENC-5][FW-R-25] the alert token in the first row, everybody hidden in the last', () => {
    const r = begun([{}, {}], { alert: 4, rows: 9 });

    expect([r.state.fight.rows, r.alert, r.threat]).toEqual([7, 1, []]);
    expect(r.state.party.marshals.map(one => [one.isHidden, one.row])).toEqual([
      [true, 7],
      [true, 7],
    ]);
  });

  test('[FW-ENC-8][FW-ENEMY-4] only the types of the brief take part, with one deck each', () => {
    const r = begun([{}]);

    expect(r.state.fight.enemies).toHaveLength(2);
    expect(r.state.fight.decks.map(one => one.type)).toEqual(r.state.fight.enemies.map(one => one.type));
  });

  test('[FW-ENC-6][FW-R-95] immediate injuries of the opening hand strike once all is set up, and nothing is drawn for them', () => {
    const deck: MadeUp[] = [{ id: 'bruise', is: { kind: 'immediate', effects: [{ do: 'threat', by: 1, who: 'self' }] } }, ...cards(9)];
    const r = begun([{ deck }, { deck: cards(9) }]);

    expect(r.marshal()).toMatchObject({ row: 6 });
    expect([r.marshal().hand.length, r.marshal().deck.length, r.marshal().discard.length]).toEqual([4, 5, 1]);
    expect(r.types('cards-drawn', 'fight-began', 'injury-strikes')).toEqual([
      'cards-drawn',
      'cards-drawn',
      'fight-began',
      'injury-strikes',
    ]);
  });

  test('[FW-R-95] character by character in turn order', () => {
    const bruise = (id: string): MadeUp => ({ id, is: { kind: 'immediate', effects: [{ do: 'potion', n: 1 }] } });
    const r = opened([{ deck: [bruise('one')] }, { deck: [bruise('two')] }]);

    r.play().answer('choose-first', 'seat-1').untilScene('begin-turn');

    expect(r.toldOf('injury-strikes').map(one => one.seat)).toEqual([1, 0]);
  });
});

describe('Special cards', () => {
  test('[FW-SPEC-2][FW-R-15] each that waits goes to any hand, or to nobody and so back to the box', () => {
    const [one, two] = [cardNamed('S1'), cardNamed('S2')];
    const r = opened([{ deck: cards(5) }, {}], { party: { waiting: [one, two] } });

    r.until('give-special', decision => decision.options[0]!.key);
    r.only('give-special', ['seat-0', 'seat-1', 'nobody']).answer('give-special', 'seat-0').answer('give-special', 'nobody');

    expect(r.marshal(0).hand).toHaveLength(6);
    expect(r.marshal(0).hand).toContain(one);
    expect(r.state.party.waiting).toEqual([]);
    expect(r.state.party.inactive).toContain(two);
  });

  test('[FW-SPEC-5] they do not count for the hand size', () => {
    const drawn = (n: number) => {
      const r = fight({
        step: 'draw',
        marshals: [{ hand: [...cards(n), 'S1'], deck: cards(9) }, {}],
        enemies: [{ type: 'rebel-scout', at: [5, 5] }],
      });
      r.play().answer('discard-before-drawing', []);
      return r.toldOf('cards-drawn').flatMap(one => one.cards).length;
    };

    expect([drawn(5), drawn(3)]).toEqual([0, 2]);
  });

  test('[FW-COND-3][FW-R-28][FW-R-95] a condition that an opening hand brings is gone at the end of the first turn, also for whoever acts first', () => {
    const burst: MadeUp = {
      id: 'burst',
      is: { kind: 'immediate', effects: [{ do: 'suffer-condition', condition: 'fire', who: 'self' }] },
      flavour: '',
    };
    const r = begun([{ deck: [burst] }, { deck: [] }]);
    expect(r.marshal()).toMatchObject({ condition: 'fire', isFresh: false });
  });
});

describe('The ground', () => {
  test('[FW-MAP-1] squares are counted in eight directions', () => {
    const { state } = fight({});
    const field = fieldIn(state);

    expect(distance(field, field.at([0, 0]), field.at([3, 2]))).toBe(3);
    expect(distance(field, field.at([1, 1]), field.at([1, 1]))).toBe(0);
  });

  test('[FW-TERR-1] in tall grass nobody is noticed by a patrol', () => {
    const alertAfter = (ground: string) =>
      fight({
        step: 'begin-enemies',
        map: [`${ground}...`, '....', '....', '....'],
        marshals: [{ at: [0, 0] }, { at: [3, 3] }],
        enemies: [{ type: 'rebel-scout', at: [1, 0] }],
      }).untilScene('draw').alert;

    expect([alertAfter('.'), alertAfter('"')]).toEqual([2, 1]);
  });

  test('[FW-TERR-5] an enemy on elevation or in cover strikes and is struck like any other', () => {
    const r = fight({
      step: 'begin-enemies',
      map: ['.^..', '....', '....', '....'],
      marshals: [{ at: [0, 0], isRevealed: true, gear: { armour: gear({ dice: '1O', health: 9 }) } }],
      enemies: [{ type: 'rebel-scout', at: [1, 0] }],
      behaviours: { 'rebel-scout': [{ yes: [{ do: 'attack', type: 'melee', range: 1, damage: 3, target: 'closest' }] }] },
      dice: { evade: [[1]] },
    });

    r.play();

    expect(r.toldOf('marshal-attacked')).toMatchObject([{ damage: 3 }]);
    expect(r.marshal().dial).toBe(7);
  });
});
