/** Conditions, counts, and words that hold as long as their card is in play: content/words/conditions.ts, saying.ts, standing.ts. */
import { describe, expect, test } from 'vitest';
import { BURDEN_NUMBERS } from './content/box.ts';
import type { Colour, Terrain } from './content/kinds.ts';
import { CONDITIONS } from './content/words/conditions.ts';
import type { Condition, Effect, StandingWord } from './content/words/index.ts';
import { COUNTS, type Count } from './content/words/saying.ts';
import { STANDING_WORDS } from './content/words/standing.ts';
import { costOf, handLimit, healthOf, moveCost, reviveCost, sequenceLimit, woundAt } from './questions.ts';
import { type HunterOn, hunt, type Position, playing, SPARE, saying } from './testing/rehearsal.ts';
import { amountOf, fits, holds, monsterDamage } from './texts-in-force.ts';

test('[PA-WND-1] a wound is no card that a text can mean', () => {
  const { state } = hunt({ hunters: [{}, {}] });

  expect(fits(state, 0, BURDEN_NUMBERS[0]!, {})).toBe(false);
});

describe('Conditions', () => {
  const at = (hunter: HunterOn, rest: Position = {}): Position => ({ hunters: [hunter, {}], ...rest });
  const RED = { keywords: ['stealth'], trait: 'Edge', aggro: true } as const;
  const cards = (n: number) => Array.from({ length: n }, () => SPARE);
  const sequence = [{ colour: 'green' as const }, RED];
  /** Each with a position in which it holds, and one in which it does not. */
  const CASES: { readonly [C in Condition['if']]: readonly [Extract<Condition, { if: C }>, Position, Position][] } = {
    position: [[{ if: 'position', is: ['flank', 'rear'] }, at({ at: 'east' }), at({})]],
    exposed: [[{ if: 'exposed' }, { stance: { exposed: ['front'] } }, { stance: { exposed: ['rear'] } }]],
    after: [
      [{ if: 'after', colour: 'red' }, at({ sequence }), at({ sequence: [RED, { colour: 'green' }] })],
      [{ if: 'after', kind: 'offensive', trait: 'Edge', keyword: 'stealth', aggro: true }, at({ sequence }), at({ sequence: [{}] })],
    ],
    'in-sequence': [[{ if: 'in-sequence', n: 2, kind: 'defensive' }, at({ sequence: cards(2) }), at({ sequence })]],
    sequence: [[{ if: 'sequence', atLeast: 2 }, at({ sequence }), at({ sequence: cards(1) })]],
    hand: [[{ if: 'hand', atMost: 1 }, at({ hand: cards(1) }), at({ hand: cards(2) })]],
    damage: [[{ if: 'damage', atLeast: 3 }, at({ damage: 3 }), at({ damage: 2 })]],
    stamina: [[{ if: 'stamina', atLeast: 1 }, at({ stamina: 1 }), at({})]],
    'has-aggro': [[{ if: 'has-aggro' }, { aggro: 0 }, { aggro: 1 }]],
    'no-aggro': [[{ if: 'no-aggro' }, { aggro: 1 }, { aggro: 0 }]],
    threatened: [[{ if: 'threatened' }, at({ isThreatened: true }), at({})]],
    unthreatened: [[{ if: 'unthreatened' }, at({}), at({ isThreatened: true })]],
    focused: [[{ if: 'focused' }, at({ isFocused: true }), at({})]],
    unfocused: [[{ if: 'unfocused' }, at({}), at({ isFocused: true })]],
    struggle: [
      [{ if: 'struggle', atLeast: 3 }, { beast: { struggle: 3 } }, { beast: { struggle: 2 } }],
      [{ if: 'struggle', atMost: 1, perPlayer: true }, { beast: { struggle: 2 } }, { beast: { struggle: 3 } }],
    ],
    stance: [[{ if: 'stance', is: [2, 3] }, { stance: { stance: 2 } }, { stance: { stance: 1 } }]],
    'paid-with': [],
    'first-card': [[{ if: 'first-card' }, at({}), at({ sequence })]],
    'nth-card': [],
    level: [[{ if: 'level', atLeast: 1 }, { level: 1 }, { level: 0 }]],
    round: [[{ if: 'round', atLeast: 3 }, { round: 3 }, { round: 2 }]],
    'terrain-here': [
      [{ if: 'terrain-here', kind: 'rock' }, { terrain: [{ kind: 'rock', at: 'south' }] }, { terrain: [{ kind: 'rock', at: 'east' }] }],
    ],
    'shares-sector': [[{ if: 'shares-sector' }, at({}), at({ at: 'east' })]],
    alone: [[{ if: 'alone' }, at({ at: 'east' }), at({})]],
    track: [
      [
        { if: 'track', atLeast: 2 },
        { monster: 'ramhide', beast: { track: 2 } },
        { monster: 'ramhide', beast: { track: 1 } },
      ],
    ],
    counters: [[{ if: 'counters', atLeast: 2 }, at({ counters: 2 }), at({ counters: 1 })]],
    'somebody-down': [[{ if: 'somebody-down' }, { hunters: [{}, { ko: 'red' }] }, {}]],
    vulnerable: [[{ if: 'vulnerable' }, { beast: { isVulnerable: true } }, {}]],
    confused: [[{ if: 'confused' }, { beast: { isConfused: true } }, {}]],
    swarm: [[{ if: 'swarm' }, { beast: { swarms: [{ id: 1, toughness: 2, damage: 0 }] } }, {}]],
    marked: [[{ if: 'marked' }, { beast: { marked: 2 } }, { beast: { marked: 1 } }]],
    'deck-at-most': [[{ if: 'deck-at-most', n: 2 }, at({ deck: cards(2) }), at({ deck: cards(3) })]],
    'aggro-threatened': [
      [
        { if: 'aggro-threatened' },
        { aggro: 1, hunters: [{}, { isThreatened: true }] },
        { aggro: 1, hunters: [{ isThreatened: true }, {}] },
      ],
    ],
    'nobody-in': [[{ if: 'nobody-in', position: 'rear' }, at({}), at({ at: 'north' })]],
  };

  test.each(Object.values(CASES).flat())('%j', (condition, yes, no) => {
    const isMet = (position: Position): boolean => holds(hunt(position).state, condition, { seat: 0, card: -1, place: 'mastery', at: 0 });

    expect([isMet(yes), isMet(no)]).toEqual([true, false]);
  });
  test('paid-with: what paid for the card', () => {
    const text = { on: 'play', if: [{ if: 'paid-with', colour: 'blue' }], effects: [{ do: 'defence', n: 1 }] } as const;
    const paidWith = (colour: Colour) =>
      playing({ cost: 1, abilities: [text] }, { hunters: [{ hand: [{ colour }] }, {}] }).hunter(0).defence;

    expect([paidWith('blue'), paidWith('red')]).toEqual([1, 0]);
  });

  test('after, first-card and nth-card: of the card that is played', () => {
    const n = (sequence: HunterOn['sequence'], condition: Condition) =>
      playing(
        { abilities: [{ on: 'play', if: [condition], effects: [{ do: 'defence', n: 1 }] }] },
        { hunters: [{ sequence: sequence ?? [] }, {}] },
      ).hunter(0).defence;

    expect([n([], { if: 'first-card' }), n([{}], { if: 'first-card' })]).toEqual([1, 0]);
    expect([n([{}], { if: 'nth-card', n: 2 }), n([{}, {}], { if: 'nth-card', n: 2 })]).toEqual([1, 0]);
    expect([n([SPARE], { if: 'after', colour: 'green' }), n([{}], { if: 'after', colour: 'green' })]).toEqual([1, 0]);
  });

  test('every condition is tested', () => {
    expect(Object.keys(CASES).toSorted()).toEqual(Object.keys(CONDITIONS).toSorted());
  });
});

describe('Counts', () => {
  const TABLE: Position = {
    hunters: [
      {
        damage: 4,
        stamina: 3,
        counters: 2,
        weapon: { level: 2, damage: 5 },
        sequence: [{}, {}, { colour: 'blue' }, SPARE, { colour: 'yellow' }],
        hand: [SPARE, {}, {}],
      },
      {},
      { at: 'north' },
      { at: 'west' },
    ],
    monster: 'ramhide',
    beast: { track: 2, struggle: 7 },
  };
  const EXPECTED: Record<Count, number> = {
    players: 4,
    'weapon-level': 2,
    'weapon-damage': 5,
    'monster-damage': 2,
    attacks: 2,
    maneuvers: 1,
    dodges: 1,
    parries: 1,
    offensive: 3,
    defensive: 2,
    sequence: 5,
    hand: 3,
    'defensive-in-hand': 1,
    stamina: 3,
    damage: 4,
    counters: 6,
    track: 2,
    struggle: 7,
    'hunters-here': 2,
    'hunters-front': 2,
    'hunters-rear': 1,
    'hunters-flanks': 1,
    tally: 8,
  };

  test.each(Object.entries(EXPECTED) as [Count, number][])('%s', (of, n) => {
    const { state } = hunt(TABLE);

    expect(amountOf(state, { of }, { seat: 0, card: -1, tally: 8, counters: 6 })).toBe(n);
    expect(amountOf(state, { of, times: 2, plus: 1, most: 9 }, { seat: 0, card: -1, tally: 8, counters: 6 })).toBe(Math.min(9, 2 * n + 1));
  });
  test('every count is tested', () => {
    expect(Object.keys(EXPECTED).toSorted()).toEqual(Object.keys(COUNTS).toSorted());
  });
});

describe('What holds while a card is in play', () => {
  const whiles = (...effects: Effect[]) => [{ on: 'while', effects }] as const;
  const wears = (effect: StandingWord, more: HunterOn = {}): HunterOn => ({ item: { abilities: whiles(effect) }, ...more });
  /** With it on an item of seat 0: what it is for that seat and the other. */
  const both = (effect: StandingWord, ask: (state: ReturnType<typeof hunt>['state'], seat: number) => number, more: HunterOn = {}) => {
    const { state } = hunt({ hunters: [wears(effect, more), more] });
    return [ask(state, 0), ask(state, 1)];
  };
  const peril = (...effects: Effect[]): Position => ({ perils: [{ abilities: whiles(...effects) }] });
  const tested = new Set<string>();
  const word = (name: StandingWord['do'], says: string, prove: () => void): void => {
    tested.add(name);
    test(`${name}: ${says}`, prove);
  };

  word('health', 'of whoever has it', () => {
    const [more, plain] = both({ do: 'health', by: 2 }, healthOf);
    expect(more! - plain!).toBe(2);
  });
  word('hand-limit', 'of whoever has it', () => expect(both({ do: 'hand-limit', by: 1 }, handLimit)).toEqual([6, 5]));
  word('sequence-limit', 'of whoever has it', () => expect(both({ do: 'sequence-limit', by: -1 }, sequenceLimit)).toEqual([4, 5]));
  word('draws-at-refill', 'more cards than the limit has room for are drawn', () => {
    const r = hunt({ step: 'end-turn', hunters: [wears({ do: 'draws-at-refill', by: -1 }), {}] });

    r.untilScene('next-turn');

    expect(r.hunter(0).hand).toHaveLength(4);
  });
  word('cost', 'of a colour, of all, of the second', () => {
    const cost = (effect: StandingWord, sequence: HunterOn['sequence'] = []) => {
      const { state } = hunt({ hunters: [wears(effect, { sequence, hand: [{ cost: 2 }, { colour: 'green', cost: 2 }] }), {}] });
      return state.hunters[0]!.hand.map(card => costOf(state, 0, card));
    };

    expect(cost({ do: 'cost', by: -1, colour: 'red' })).toEqual([1, 2]);
    expect(cost({ do: 'cost', by: 1 })).toEqual([3, 3]);
    expect(cost({ do: 'cost', by: -1, colour: 'red', second: true })).toEqual([2, 2]);
    expect(cost({ do: 'cost', by: -1, colour: 'red', second: true }, [{}])).toEqual([1, 2]);
    expect(cost({ do: 'cost', by: -1, colour: 'red', second: true }, [{}, {}])).toEqual([2, 2]);
    expect(cost({ do: 'cost', by: -1, second: true }, [{}])).toEqual([1, 1]);
  });
  word('move-cost', 'of whoever has it', () => expect(both({ do: 'move-cost', by: 1 }, moveCost)).toEqual([2, 1]));
  word('revive-cost', 'of whoever has it', () => expect(both({ do: 'revive-cost', by: -1 }, reviveCost)).toEqual([1, 2]));
  word('attack-damage', 'is part of the attack', () => {
    const r = playing(
      {},
      { hunters: [wears({ do: 'attack-damage', n: { of: 'weapon-level' } }, { weapon: { level: 2, damage: 3 } }), {}] },
    );

    expect(r.monster.damage).toBe(5);
  });
  word('volley-damage', 'for each offensive card', () => {
    const r = saying([{ do: 'volley', n: 2 }], { hunters: [wears({ do: 'volley-damage', by: 1 }, { deck: [{}, {}, SPARE] }), {}] });

    expect(r.answer('volley', 'yes').monster.damage).toBe(4);
  });
  word('attacks-from', 'as well', () => {
    const options = (hunter: HunterOn) =>
      hunt({ hunters: [{ hand: [{ id: `test-${hunter.item ? 'a' : 'b'}` }, SPARE], ...hunter }, {}], stance: { exposed: ['rear'] } })
        .play()
        .options('act');

    expect(options(wears({ do: 'attacks-from', positions: ['front'] }))).toContain('test-a');
    expect(options({})).not.toContain('test-b');
  });
  word('defence-count', 'against attrition', () => {
    const r = hunt({ step: 'attrition', hunters: [wears({ do: 'defence-count', by: 1 }), {}], attrition: [1] });

    expect(r.untilScene('end-turn').types('attrition-resisted')).toHaveLength(1);
  });
  word('attrition-value', 'of attrition against whoever has it', () => {
    const r = hunt({ step: 'attrition', hunters: [wears({ do: 'attrition-value', by: -1 }), {}], attrition: [1] });

    expect(r.untilScene('end-turn').toldOf('attrition-resisted')).toMatchObject([{ value: 0 }]);
  });
  word('fatigue-damage', 'of whoever has it', () => {
    const r = saying([{ do: 'draw', n: 1 }], { hunters: [wears({ do: 'fatigue-damage', by: 2 }, { deck: [SPARE] }), {}] });

    expect(r.hunter(0).damage).toBe(3);
  });
  word('less-harm', 'each time, but at least 1', () => {
    const hit = (by: number) =>
      saying([{ do: 'hit' }, { do: 'suffer', n: 3 }], { hunters: [wears({ do: 'less-harm', by }), {}] }).toldOf('suffered');

    expect(hit(1).map(one => one.damage)).toEqual([1, 3]);
    expect(hit(5).map(one => one.damage)).toEqual([1, 3]);
  });
  word('no-threat-by-staying', 'where one is', () => {
    const r = hunt({ step: 'move', hunters: [wears({ do: 'no-threat-by-staying' }, { stamina: 1, hand: [SPARE] }), {}] }).play();

    expect(r.answer('move', 'stay').hunter(0).isThreatened).toBe(false);
  });
  word('ignores-terrain', 'of that kind', () => {
    const limit = (kind: Terrain) => both({ do: 'ignores-terrain', kind }, sequenceLimit);
    expect(limit('water')).toEqual([5, 5]);

    const terrain = [{ kind: 'water', at: 'south' }] as const;
    const { state } = hunt({
      hunters: [wears({ do: 'ignores-terrain', kind: 'water' }), wears({ do: 'ignores-terrain', kind: 'sand' })],
      terrain,
    });
    expect([sequenceLimit(state, 0), sequenceLimit(state, 1)]).toEqual([5, 3]);
  });
  word('card-has-stealth', 'of that colour', () => {
    const woken = (colour: 'red' | 'blue') =>
      playing({ colour }, { hunters: [wears({ do: 'card-has-stealth', colour: 'red' }), {}], slots: [{ icons: ['offensive'] }] }).types(
        'behaviour-revealed',
      );

    expect([woken('red'), woken('blue')]).toEqual([[], ['behaviour-revealed']]);
  });

  word('monster-damage', 'more', () => expect(monsterDamage(hunt(peril({ do: 'monster-damage', by: 1 })).state)).toBe(3));
  word('toughness', 'per hunter', () => expect(woundAt(hunt(peril({ do: 'toughness', by: 1 })).state)).toBe(12));
  word('swarm-first', 'only swarms can be chosen', () => {
    const swarms = [1, 2].map(id => ({ id, toughness: 9, damage: 0 }));
    const several = saying([{ do: 'deal', n: 2 }], { ...peril({ do: 'swarm-first' }), beast: { swarms } });
    const one = saying([{ do: 'deal', n: 2 }], { ...peril({ do: 'swarm-first' }), beast: { swarms: swarms.slice(0, 1) } });

    several.only('choose-target', ['swarm-1', 'swarm-2']);
    expect(one.monster).toMatchObject({ damage: 0, swarms: [{ damage: 2 }] });
  });
  word('no-excess', 'after a wound', () => {
    expect(saying([{ do: 'deal', n: 13 }], peril({ do: 'no-excess' })).monster).toMatchObject({ health: 9, damage: 0 });
  });
  word('immune', 'to what it names, and the rest of the card still works', () => {
    const r = saying(
      [{ do: 'confuse' }, { do: 'stun' }, { do: 'vulnerable' }, { do: 'blind' }, { do: 'stamina', n: 1 }],
      peril({ do: 'immune', to: ['blind', 'confuse', 'stun', 'vulnerable'] }),
    );

    expect(r.asks).toBe('act');
    expect(r.monster).toMatchObject({ isConfused: false, isVulnerable: false, perils: [{ blindedBy: -1 }] });
    expect(r.hunter(0).stamina).toBe(1);
  });
  const boosted = (struggle: number, ...effects: Effect[]) =>
    playing(
      {},
      { ...peril(...effects), beast: { struggle }, slots: [{ icons: ['attack'], base: [], boost: { cost: 2, effects: [{ do: 'hit' }] } }] },
    );
  word('free-boosts', 'cost nothing and are always applied', () => {
    const r = boosted(1, { do: 'free-boosts' });

    expect(r.hunter(0).damage).toBe(2);
    expect(r.monster.struggle).toBe(1);
  });
  word('dearer-boosts', 'by so much', () => {
    expect(boosted(2, { do: 'dearer-boosts', by: 1 }).hunter(0).damage).toBe(0);
    expect(boosted(3, { do: 'dearer-boosts', by: 1 }).monster.struggle).toBe(0);
  });
  word('no-heal', 'by a card or a flower', () => {
    const r = saying([{ do: 'heal', n: 2 }], { hunters: [{ damage: 2 }, {}], ...peril({ do: 'no-heal' }) });
    const flower = hunt({
      step: 'begin-turn',
      hunters: [{ damage: 2, stamina: 1 }, {}],
      terrain: [{ kind: 'balm-flower', at: 'south' }],
      ...peril({ do: 'no-heal' }),
    });

    expect([r.hunter(0).damage, flower.play().hunter(0).damage]).toEqual([2, 2]);
  });
  word('no-recycle', 'nor hide', () => {
    const r = saying([{ do: 'recycle', n: 1 }], peril({ do: 'no-recycle' }));
    const hider = hunt({
      step: 'move',
      hunters: [{ stamina: 1, hand: [SPARE] }, {}],
      terrain: [{ kind: 'brush', at: 'south' }],
      ...peril({ do: 'no-recycle' }),
    });

    expect(r.asks).toBe('act');
    expect(hider.play().options('move')).not.toContain('hide');
  });
  word('struggle-at-upkeep', 'more', () => {
    const r = hunt({ step: 'upkeep', active: -1, beast: { struggle: 0 }, ...peril({ do: 'struggle-at-upkeep', by: 1 }) });

    expect(r.untilScene('begin-turns').monster.struggle).toBe(3);
  });
  word('last-round', 'the hunt is lost at its end', () => {
    const ending = (round: number) =>
      hunt({ step: 'end-round', active: -1, round, scenario: { rules: whiles({ do: 'last-round', n: 6 }) } });

    expect(ending(5).untilScene('begin-round').state.result).toBe('none');
    expect(ending(6).play().state).toMatchObject({ result: 'lost', why: 'time' });
  });
  word('no-revive', 'by anything', () => {
    const down: Position = { hunters: [{ stamina: 2 }, { ko: 'red' }], ...peril({ do: 'no-revive' }) };

    expect(saying([{ do: 'help-up' }], down).hunter(1).ko).toBe('red');
    expect(saying([], down).options('act')).not.toContain('revive');
  });
  word('no-assist', 'from anybody', () => {
    const helps: Position = { hunters: [{ hand: [SPARE] }, { hand: [{ keywords: ['assist'] }] }] };

    expect(
      hunt({ ...helps, ...peril({ do: 'no-assist' }) })
        .play()
        .open.map(one => one.kind),
    ).toEqual(['act']);
    expect(
      hunt(helps)
        .play()
        .open.map(one => one.kind),
    ).toEqual(['help', 'act']);
  });

  describe('on the gear of a hunter, what is said of the monster or of all is not heard:', () => {
    /** With it on an item of seat 1, who is not active. */
    const worn = (effect: StandingWord, first: HunterOn = {}, second: HunterOn = {}): Position => ({
      hunters: [first, wears(effect, second)],
    });
    const struck = { icons: ['attack'], base: [], boost: { cost: 2, effects: [{ do: 'hit' }] } } as const;
    const boostedBy = (struggle: number, effect: StandingWord) =>
      playing({}, { ...worn(effect), beast: { struggle }, slots: [struck] }).types('boost-applied', 'boost-skipped');

    test('[PA-BEH-9] free-boosts, dearer-boosts', () => {
      expect(boostedBy(1, { do: 'free-boosts' })).toEqual(['boost-skipped']);
      expect(boostedBy(2, { do: 'dearer-boosts', by: 1 })).toEqual(['boost-applied']);
    });
    test('monster-damage, toughness', () => {
      expect(monsterDamage(hunt(worn({ do: 'monster-damage', by: 1 })).state)).toBe(2);
      expect(woundAt(hunt(worn({ do: 'toughness', by: 1 })).state)).toBe(10);
    });
    test('swarm-first, no-excess, immune', () => {
      const swarms = [{ id: 1, toughness: 9, damage: 0 }];
      saying([{ do: 'deal', n: 2 }], { ...worn({ do: 'swarm-first' }), beast: { swarms } }).only('choose-target', ['monster', 'swarm-1']);

      expect(saying([{ do: 'deal', n: 13 }], worn({ do: 'no-excess' })).monster).toMatchObject({ health: 9, damage: 3 });
      expect(saying([{ do: 'vulnerable' }], worn({ do: 'immune', to: ['vulnerable'] })).monster.isVulnerable).toBe(true);
    });
    test('no-heal, no-recycle', () => {
      const flower = hunt({
        step: 'begin-turn',
        ...worn({ do: 'no-heal' }, { damage: 2, stamina: 1 }),
        terrain: [{ kind: 'balm-flower', at: 'south' }],
      });
      const hider = hunt({
        step: 'move',
        ...worn({ do: 'no-recycle' }, { stamina: 1, hand: [SPARE] }),
        terrain: [{ kind: 'brush', at: 'south' }],
      });

      expect(saying([{ do: 'heal', n: 2 }], worn({ do: 'no-heal' }, { damage: 2 })).hunter(0).damage).toBe(0);
      expect(flower.play().toldOf('healed')).toHaveLength(1);
      expect(saying([{ do: 'recycle', n: 1 }], worn({ do: 'no-recycle' })).asks).toBe('recycle');
      expect(hider.play().options('move')).toContain('hide');
    });
    test('struggle-at-upkeep, last-round', () => {
      const upkeep = hunt({ step: 'upkeep', active: -1, beast: { struggle: 0 }, ...worn({ do: 'struggle-at-upkeep', by: 1 }) });
      const late = hunt({ step: 'end-round', active: -1, round: 6, ...worn({ do: 'last-round', n: 6 }) });

      expect(upkeep.untilScene('begin-turns').monster.struggle).toBe(2);
      expect(late.untilScene('begin-round').state.result).toBe('none');
    });
    test('no-revive, no-assist', () => {
      const down: Position = { hunters: [{ stamina: 2 }, wears({ do: 'no-revive' }), { ko: 'red' }] };
      const helps = worn({ do: 'no-assist' }, { hand: [SPARE] }, { hand: [{ keywords: ['assist'] }] });

      expect(saying([{ do: 'help-up' }], down).hunter(2).ko).toBe('black');
      expect(saying([], down).options('act')).toContain('revive');
      expect(
        hunt(helps)
          .play()
          .open.map(one => one.kind),
      ).toEqual(['help', 'act']);
    });
  });

  test('every standing word is tested', () => {
    expect([...tested].toSorted()).toEqual(Object.keys(STANDING_WORDS).toSorted());
  });
  test('only as long as its conditions hold, and its peril is not blinded', () => {
    const abilities = [{ on: 'while', if: [{ if: 'threatened' }], effects: [{ do: 'hand-limit', by: -1 }] }] as const;
    const limit = (isThreatened: boolean, blindedBy: number) =>
      handLimit(hunt({ hunters: [{ isThreatened }, {}], perils: [{ abilities, blindedBy }] }).state, 0);

    expect([limit(true, -1), limit(false, -1), limit(true, 1)]).toEqual([4, 5, 5]);
  });
});
