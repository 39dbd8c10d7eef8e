/** What enemies are about to do (K-168), position by position; the contract compares it with what comes. */
import { type Intent, viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import type { BehaviourCard, EnemyAction } from '../content/types.ts';
import { type State, stateSchema, type View } from '../state.ts';
import { always, bite, move, pulse } from '../testing/foes.ts';
import { type EnemyOn, fight, type MarshalOn, type Position } from '../testing/rehearsal.ts';
import { came, dangers, intends } from './intents.ts';

const seen = (position: Position, seat: number | null = 0): View => viewOf(stateSchema, fight(position).state as State, seat) as View;
const read = (position: Position, seat: number | null = 0): Intent[] => intends(seen(position, seat), seat);
const phrases = (position: Position, seat: number | null = 0): string[] => read(position, seat).map(one => one.says);

const me: MarshalOn = { at: [0, 0], isRevealed: true };
const hound = (x: number, y: number, more: Partial<EnemyOn> = {}): EnemyOn => ({ type: 'razorhound', at: [x, y], ...more });
const HOUND = 5;
/** The hounds are about to act. */
const acting = (cards: readonly Partial<BehaviourCard>[], enemies: readonly EnemyOn[], more: Partial<Position> = {}): Position => ({
  ...{ step: 'enemies', marshals: [me], behaviours: { razorhound: cards }, enemies },
  ...more,
  fight: { toAct: [HOUND], ...more.fight },
});

const FOLLOWS = { kind: 'card', target: null, amount: null, isCertain: true };
const to = (square: number) => ({ kind: 'move', target: { kind: 'square', id: square }, amount: null, isCertain: true });
const strikes = (seat: number, amount: number) => ({ kind: 'attack', target: { kind: 'seat', id: seat }, amount, isCertain: true });
const ANYTHING = { kind: 'other', target: null, amount: null, isCertain: false };

describe('Intentions of enemies', () => {
  test('[FW-EATK-2] one in reach strikes you, by the card that is known to come', () => {
    expect(read(acting([always(bite(3))], [hound(1, 0)]))).toEqual([
      {
        about: { kind: 'enemy', id: 0 },
        does: [FOLLOWS, strikes(0, 3)],
        says: 'strikes you, 3',
        why: expect.stringMatching(/^The Razorhound follows Test \d+: melee attack on Threat within 1: damage 3\.$/),
      },
    ]);
  });

  test('to others the character goes by name', () => {
    const position = acting([always(bite(3))], [hound(1, 0)], { marshals: [me, { at: [9, 9] }] });
    expect([0, 1, null].flatMap(seat => phrases(position, seat))).toEqual(['strikes you, 3', 'strikes Drokkeh, 3', 'strikes Drokkeh, 3']);
  });

  test('[FW-EMOVE-4] it comes as far as its action says, and strikes if it is there by then', () => {
    const card = [always(move(2), bite(3, { target: 'same' }))];
    const one = read(acting(card, [hound(3, 0)]))[0]!;
    expect([one.says, one.does]).toEqual(['comes for you, then 3', [FOLLOWS, to(1), strikes(0, 3)]]);
    const other = read(acting(card, [hound(6, 0)]))[0]!;
    expect([other.says, other.does]).toEqual(['comes for you', [FOLLOWS, to(4)]]);
  });

  test('[FW-ECON-2] adhesive takes a square of it', () => {
    expect(read(acting([always(move(2))], [hound(6, 0, { condition: 'adhesive' })]))[0]!.does).toEqual([FOLLOWS, to(5)]);
  });

  test('[FW-EMOVE-5] where the group chooses the way, the move is not certain', () => {
    const tied = read(acting([always(move(1))], [hound(4, 1)]))[0]!;
    expect(tied.does).toEqual([FOLLOWS, { kind: 'move', target: null, amount: null, isCertain: false }]);
  });

  test('[FW-TRAP-7] a trap on the way leaves nothing certain but the card', () => {
    const card = [always(move(2), bite(3, { target: 'same' }))];
    const { says, does } = read(acting(card, [hound(3, 0)], { map: ['......'], traps: [{ at: [2, 0], dice: '1O' }] }))[0]!;
    expect([says, does]).toEqual(['comes for you, then 3', [FOLLOWS, { ...to(1), isCertain: false }, ANYTHING]]);
  });

  test('[FW-EATK-4] a pulse hits whoever hides, too, in the order that the group says', () => {
    const position = acting([always(pulse(2, 1))], [hound(1, 0)], { marshals: [me, { at: [1, 1] }, { at: [9, 9] }] });
    const { says, does } = read(position)[0]!;
    expect([says, does]).toEqual(['hits you and Senvi, 2', [FOLLOWS, { ...strikes(0, 2), target: null }, ANYTHING]]);
  });

  test('[FW-COMP-5] what it has lost is lost to its actions', () => {
    const card = always({ ...bite(3), altered: { A: { damage: 1 } } });
    expect(phrases(acting([card], [hound(1, 0)]))).toEqual(['strikes you, 3']);
    expect(phrases(acting([card], [hound(1, 0, { parts: [0, 2] })]))).toEqual(['strikes you, 1']);
  });

  test('[FW-BEH-7] nobody in reach: it does nothing', () => {
    const { says, does } = read(acting([always(bite(3))], [hound(5, 0)]))[0]!;
    expect([says, does]).toEqual(['does nothing', [FOLLOWS]]);
  });

  test('[FW-BEH-4] the question of the card is answered as things stand', () => {
    const card = { question: { ask: 'character-within', n: 2 }, yes: [bite(4, { range: 2 })], no: [move(1)] } as const;
    expect(phrases(acting([card], [hound(2, 0)]))).toEqual(['strikes you, 4']);
    expect(phrases(acting([card], [hound(4, 0)]))).toEqual(['comes for you']);
  });

  test('[FW-BEH-8] a card that lies face down is a question mark: with all that its back allows', () => {
    const marked = { ...bite(4), altered: { B: { damage: 1 } } };
    const { says, does, why } = read(acting([always(bite(2)), always(marked), always(bite(3))], [hound(1, 0)]))[0]!;
    expect([says, does]).toEqual(['hits you, 2 or 3', [FOLLOWS, { ...strikes(0, 0), amount: [2, 3], isCertain: false }]]);
    expect(why).toMatch(
      /^The Razorhound draws one of 2 cards without a letter on the back: Test \d+ or Test \d+\. As things stand it would go for Drokkeh\.$/,
    );
    expect(phrases(acting([always(marked), always(bite(2)), always(bite(3))], [hound(1, 0)]))).toEqual(['strikes you, 4']);
    expect(phrases(acting([always(bite(2)), always(move(1)), always(bite(3))], [hound(1, 0)]))).toEqual(['may hit you, 2 or 3']);
    expect(phrases(acting([always(bite(2)), always(bite(3))], [hound(9, 9)]))).toEqual(['no attack in reach']);
  });

  test('what a seat reads is the same however the pile lies', () => {
    const cards = [always(bite(2)), always(bite(3)), always(move(1))];
    const without = (all: readonly Intent[]): unknown => all.map(({ says, does }) => [says, does]);
    const [one, other] = [cards, [cards[2]!, cards[0]!, cards[1]!]].map(pile => without(read(acting(pile, [hound(1, 0)]))));
    expect(other).toEqual(one);
  });

  test('[FW-EACT-3] only of whoever is next anything is certain', () => {
    const all = read(acting([always(bite(3))], [hound(1, 0), hound(0, 1)]));
    expect(all.map(one => [one.says, one.does.map(step => step.isCertain)])).toEqual([
      ['strikes you, 3', [true, true]],
      ['strikes you, 3', [false, false]],
    ]);
  });

  test('[FW-CMD-4] before the enemies act nothing is certain: the command may pass', () => {
    const { says, does } = read(acting([always(bite(3))], [hound(1, 0)], { step: 'act', fight: { toAct: [] } }))[0]!;
    expect([says, does.map(step => step.isCertain)]).toEqual(['strikes you, 3', [false, false]]);
  });

  test('[FW-EFF-4] whoever is held still, and a type that loses its turn, does nothing', () => {
    const held = read(acting([always(bite(3))], [hound(1, 0, { isStilled: true })]))[0]!;
    expect([held.says, held.does]).toEqual(['draws no card', []]);
    const { state } = fight(acting([always(bite(3))], [hound(1, 0)]));
    const decks = state.fight.decks.map(deck => ({ ...deck, skipsTurn: true }));
    const skipping = viewOf(stateSchema, { ...state, fight: { ...state.fight, decks } } as State, 0) as View;
    expect(intends(skipping, 0).map(one => [one.says, one.does])).toEqual([['loses its turn', []]]);
  });

  test('[FW-R-62] a distraction is struck in place of a character, and nobody is attacked', () => {
    const { says, does } = read(acting([always(bite(3))], [hound(1, 0)], { fight: { toAct: [HOUND], distractions: [2] } }))[0]!;
    expect([says, does]).toEqual(['strikes a decoy', [FOLLOWS]]);
  });

  test('[FW-EATK-7] under orders', () => {
    const order = { do: 'order', whom: 'machines', within: 4, n: 1, attack: { range: 1, damage: 2 } } as const;
    const { says, does } = read(acting([always(order)], [hound(3, 0), hound(4, 0)]))[0]!;
    expect([says, does]).toEqual(['gives orders', [FOLLOWS, { kind: 'other', target: null, amount: 1, isCertain: true }]]);
  });

  test('[FW-EVADE-3] of whoever attacks just now only what is still to come is told', () => {
    const struck = (...more: readonly EnemyAction[]): string[] => {
      const position = acting([always(bite(3), ...more)], [hound(1, 0), hound(9, 9)], {
        marshals: [{ ...me, hand: [{ kind: 'ability', evade: '1O', sections: [] }] }],
      });
      const r = fight(position);
      r.play();
      expect(r.asks).toBe('discard-to-evade');
      return intends(viewOf(stateSchema, r.state as State, 0) as View, 0).map(one => one.says);
    };
    expect(struck()).toEqual(['does nothing']);
    expect(struck({ do: 'away', n: 2, target: 'threat' })).toEqual(['then backs off', 'backs off']);
    expect(struck(bite(2, { range: 9 }))).toEqual(['then strikes you, 2', 'strikes you, 2']);
  });

  test('once it has acted it is silent', () => {
    expect(phrases(acting([always(bite(3))], [hound(1, 0)], { fight: { toAct: [] } }))).toEqual([]);
    expect(phrases(acting([always(bite(3))], [hound(1, 0)], { step: 'draw' }))).toEqual([]);
  });

  test('[FW-EACT-5] [FW-ALERT-11] while nobody is revealed they patrol, and who may be found by it is told', () => {
    const routes = [{ id: 'round', squares: [3, 4, 5, 6, 7].map((x): [number, number] => [x, 0]), isLoop: false }];
    const position = (at: readonly [number, number]): Position =>
      acting([always(bite(3))], [hound(4, 0, { route: 0, routeAt: 1 })], { marshals: [{ at }], routes });
    expect(read(position([6, 0])).map(one => [one.says, one.does])).toEqual([
      ['patrols, may find you', [{ kind: 'move', target: null, amount: null, isCertain: false }]],
    ]);
    expect(phrases(position([7, 0]))).toEqual(['patrols up to 2']);
    expect(phrases(position([4, 1]))).toEqual(['patrols up to 2']);
  });

  test('[FW-PATROL-5] one without a route stays, and notices whoever is next to it', () => {
    const [still] = read(acting([always(bite(3))], [hound(4, 0)], { marshals: [{ at: [9, 9] }] }));
    expect([still!.says, still!.does]).toEqual(['notices whoever is near', []]);
    expect(still!.why).toBe('The Razorhound stays where it is. It notices whoever stands next to it, but not in tall grass.');
  });

  test('[FW-BEH-9] what was foretold comes', () => {
    const r = fight({
      ...acting([always(move(2), bite(3, { target: 'same' }))], [hound(3, 0)]),
      dice: { evade: [[0, 0]] },
    });
    const { does } = intends(viewOf(stateSchema, r.state as State, 0) as View, 0)[0]!;
    r.play();
    const steps = r.told.flatMap(event => came(event) ?? []);
    expect(steps.map(step => [step.kind, 'target' in step ? step.target : null])).toEqual(does.map(step => [step.kind, step.target]));
  });
});

describe('What waits at a square', () => {
  const waits = (position: Position, square: number): string[] =>
    dangers(seen(position), 0, { kind: 'square', id: square }).map(one => one.says);

  test('[FW-EATK-2] who would attack there, and for how much', () => {
    const position = acting([always(bite(3)), always(bite(4))], [hound(4, 0)], { step: 'act', map: ['......'] });
    expect([waits(position, 1), waits(position, 3)]).toEqual([[], ['The Razorhound would attack you there for 3 or 4.']]);
    const weak = acting([always(bite(3)), always(move(1, 'furthest'))], [hound(4, 0)], { step: 'act', map: ['......'] });
    expect(waits(weak, 3)).toEqual(['The Razorhound could attack you there for 3.']);
  });

  const hidden = (more: Partial<Position> = {}, row = 8): Position =>
    acting([always(bite(3))], [hound(4, 0)], { step: 'act', map: ['...".."'], marshals: [{ at: [0, 0], row }], ...more });

  test('[FW-ALERT-10] whoever hides in its square is found', () => {
    expect(waits(hidden(), 4)).toEqual(['The Razorhound would find you there at the end of your turn.']);
  });

  test('[FW-PATROL-5] [FW-TERR-1] whoever stands beside it in the open is noticed; not in tall grass', () => {
    expect(waits(hidden(), 5)).toEqual(['The Razorhound would notice you there.']);
    expect(waits(hidden({}, 2), 5)).toEqual(['The Razorhound would notice you there, and you would be revealed.']);
    expect([waits(hidden(), 3), waits(hidden(), 2)]).toEqual([[], []]);
  });

  test('[FW-EATK-4] a pulse reaches whoever hides while another is revealed', () => {
    const position = acting([always(pulse(2, 1))], [hound(4, 0)], {
      step: 'act',
      marshals: [{ at: [0, 0] }, { at: [9, 9], isRevealed: true }],
    });
    expect([waits(position, 3), waits(position, 2)]).toEqual([['The Razorhound would attack you there for 2.'], []]);
  });

  test('where an enemy goes, or a trap, nothing waits for whoever chooses the square', () => {
    const position = acting([always(bite(3))], [hound(4, 0)], { step: 'act', map: ['......'] });
    const at = (kind: string): number => dangers(seen(position), 0, { kind: 'square', id: 3 }, { kind }).length;
    expect(['sprint', 'evade-move', 'enemy-route', 'patrol-route', 'enemy-choice', 'trap-square', 'push'].map(at)).toEqual([
      ...[1, 1],
      ...[0, 0, 0, 0, 0],
    ]);
  });

  test('nothing is told of what is no square', () => {
    expect(dangers(seen(hidden()), 0, { kind: 'enemy', id: 0 })).toEqual([]);
  });
});
