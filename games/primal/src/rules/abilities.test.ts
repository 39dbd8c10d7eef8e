/** When abilities come about, whose deeds they answer, and at what price: content/words/index.ts. */
import { describe, expect, test } from 'vitest';
import { type Ability, TRIGGERS, type TriggerName } from '../content/words/index.ts';
import { type HunterOn, type HuntRehearsal, hunt, type Position, playing, SPARE, saying } from '../testing/rehearsal.ts';

const GAIN = [{ do: 'defence', n: 1 }] as const;
const listens = (on: TriggerName, more: Partial<Ability> = {}): HunterOn => ({ item: { abilities: [{ on, effects: GAIN, ...more }] } });
const gained = (r: HuntRehearsal): number[] => r.toldOf('defence-gained').map(one => one.seat);

/** How each comes about, with an item of seat 0 that listens for it; seat 1 listens too, and hears only what is no deed of seat 0. */
const COMES: {
  readonly [T in Exclude<
    TriggerName,
    'play' | 'discarded' | 'milled' | 'followed' | 'while' | 'action' | 'consume' | 'would-suffer' | 'boost-due' | 'stance-revealed'
  >]: readonly [(hunters: readonly HunterOn[]) => HuntRehearsal, readonly number[]];
} = {
  'round-start': [hunters => hunt({ step: 'begin-round', active: -1, hunters }).untilScene('consume', first), [0, 1]],
  'round-end': [hunters => hunt({ step: 'end-round', active: -1, hunters }).untilScene('begin-round', first), [0, 1]],
  'turn-start': [hunters => hunt({ step: 'begin-turn', hunters }).untilScene('move'), [0]],
  'turn-end': [hunters => hunt({ step: 'end-turn', hunters }).untilScene('next-turn'), [0]],
  'actions-end': [hunters => hunt({ step: 'end-actions', hunters }).untilScene('attrition'), [0]],
  'attrition-start': [hunters => hunt({ step: 'attrition', hunters }).untilScene('end-turn'), [0]],
  'attrition-end': [hunters => hunt({ step: 'attrition', hunters }).untilScene('end-turn'), [0]],
  played: [hunters => playing({}, { hunters }), [0]],
  moved: [hunters => saying([{ do: 'move', must: true }], { hunters }).answer('forced-move', 'sector-1'), [0]],
  threatened: [hunters => saying([{ do: 'threaten' }], { hunters }), [0]],
  suffered: [hunters => saying([{ do: 'hit' }], { hunters }), [0]],
  avoided: [
    hunters => {
      const [active, other] = hunters;
      return hunt({ step: 'attrition', attrition: [1], hunters: [{ ...active, defence: 1 }, other!] }).untilScene('end-turn');
    },
    [0],
  ],
  'deck-emptied': [hunters => saying([{ do: 'draw', n: 1 }], { hunters: [{ ...hunters[0], deck: [SPARE] }, hunters[1]!] }), [0]],
  'behaviour-revealed': [hunters => playing({}, { hunters, slots: [{ icons: ['attack'] }] }).until('act', first), [0, 1]],
  inflicted: [hunters => saying([{ do: 'vulnerable' }], { hunters }), [0]],
  turned: [hunters => saying([{ do: 'turn', to: 'opposite' }], { hunters }).until('act', first), [0, 1]],
  wounded: [hunters => saying([{ do: 'wounds', n: 1 }], { hunters }).until('act', first), [0, 1]],
  unleashed: [hunters => saying([{ do: 'struggle', n: 6 }], { hunters }).until('act', first), [0, 1]],
  'knocked-out': [
    hunters => saying([{ do: 'suffer', n: 50, who: 'rear' }], { hunters: [...hunters, { at: 'north' }] }).until('act', first),
    [0, 1],
  ],
  'swarm-gone': [
    hunters =>
      saying(
        [
          { do: 'swarm', toughness: 1 },
          { do: 'deal', n: 1 },
        ],
        { hunters },
      )
        .answer('choose-target', 'swarm-1')
        .until('act', first),
    [0, 1],
  ],
};
function first(decision: { readonly options: readonly { readonly key: string }[] }): string {
  return decision.options[0]!.key;
}

describe('Triggers', () => {
  test.each(Object.entries(COMES) as [keyof typeof COMES, (typeof COMES)[keyof typeof COMES]][])('%s', (on, [comes, seats]) => {
    expect(gained(comes([listens(on), listens(on)])).toSorted()).toEqual(seats);
  });

  test('of others and of any: only deeds of others, or of all', () => {
    const seats = (of: 'self' | 'other' | 'any') =>
      gained(playing({}, { hunters: [listens('played', { of }), listens('played', { of })] }).until('act', first));

    expect([seats('self'), seats('other'), seats('any').toSorted()]).toEqual([[0], [1], [0, 1]]);
  });

  test('every trigger is tested here or beside its rule', () => {
    const elsewhere = [
      'play',
      'discarded',
      'milled',
      'followed',
      'while',
      'action',
      'consume',
      'would-suffer',
      'boost-due',
      'stance-revealed',
    ];

    expect([...Object.keys(COMES), ...elsewhere].toSorted()).toEqual(Object.keys(TRIGGERS).toSorted());
  });
});

describe('What they ask for', () => {
  test.each([
    ['front', 'south', 1],
    ['front', 'east', 0],
  ] as const)('turn-start in the %s, from the %s: %i', (at, sector, times) => {
    const r = hunt({ step: 'begin-turn', hunters: [{ ...listens('turn-start', { at }), at: sector }, {}] });

    expect(gained(r.untilScene('move'))).toHaveLength(times);
  });
  test('moved into a position', () => {
    const into = (key: string) =>
      gained(saying([{ do: 'move', any: true }], { hunters: [listens('moved', { at: 'rear' }), {}] }).answer('forced-move', key));

    expect([into('sector-0'), into('sector-1')]).toEqual([[0], []]);
  });
  test('suffered by what', () => {
    const by = (harm: Ability['harm']) =>
      gained(saying([{ do: 'suffer', n: 1 }, { do: 'hit' }], { hunters: [listens('suffered', harm ? { harm } : {}), {}] })).length;

    expect([by(undefined), by('card'), by('monster'), by('fatigue')]).toEqual([1, 1, 1, 0]);
  });
  test('[PA-PLAY-9] a focused mastery', () => {
    const seats = (isFocused: boolean) => gained(playing({}, { hunters: [{ ...listens('played', { focused: true }), isFocused }, {}] }));

    expect([seats(true), seats(false)]).toEqual([[0], []]);
  });
  test('counters of the card as a price', () => {
    const pays = (n: number) =>
      hunt({ hunters: [{ hand: [SPARE], ...listens('action', { cost: { counters: 2 } }), gearCounters: [0, 0, 0, n] }, {}] }).play();
    const r = pays(2);

    expect(
      pays(1)
        .options('act')
        .some(key => key.startsWith('use-')),
    ).toBe(false);
    r.answer('act', r.options('act').find(key => key.startsWith('use-'))!);
    expect(r.hunter(0)).toMatchObject({ gearCounters: [0, 0, 0, 0], defence: 1 });
  });
});

describe('Preventions', () => {
  const PREVENTS = [{ do: 'prevent', n: 1 }] as const;
  const hit = (hunters: Position['hunters']) => saying([{ do: 'hit', who: 'another' }], { hunters: hunters! });

  test('[PA-ATT-10] the victim is asked first, then others in player order, until nothing is left', () => {
    const prevents = (of: Ability['of'] & string): HunterOn => ({
      item: { abilities: [{ on: 'would-suffer', of, may: true, effects: PREVENTS }] },
    });
    const r = hit([prevents('other'), prevents('self')]);

    expect(r.decision('prevent')).toMatchObject({ seat: 1, facts: { about: 1, damage: 2 } });
    r.answer('prevent', r.options('prevent')[0]!);
    expect(r.decision('prevent')).toMatchObject({ seat: 0, facts: { about: 1, damage: 1 } });
    r.answer('prevent', r.options('prevent')[0]!);

    expect(r.hunter(1).damage).toBe(0);
    expect(r.types('suffered')).toEqual([]);
  });
  test('without a price and a choice it is simply done; once per turn is once', () => {
    const r = saying([{ do: 'hit' }, { do: 'hit' }], {
      hunters: [{ item: { abilities: [{ on: 'would-suffer', once: 'turn', effects: PREVENTS }] } }, {}],
    });

    expect(r.toldOf('suffered').map(one => one.damage)).toEqual([1, 2]);
  });
  test('damage as a price is suffered', () => {
    const item = { abilities: [{ on: 'would-suffer', of: 'other', cost: { suffer: 1 }, effects: PREVENTS }] } as const;
    const r = hit([{ item }, {}]);

    r.answer('prevent', r.options('prevent')[0]!);

    expect(r.state.hunters.map(one => one.damage)).toEqual([1, 1]);
  });

  test('[PA-GAME-8][PA-ATT-10] what the first one has used up does not pay for the second', () => {
    const visor = {
      abilities: [{ on: 'would-suffer', may: true, cost: { discard: { n: 1 } }, effects: [{ do: 'prevent', n: 1 }] }],
    } as const;
    const r = hunt({
      hunters: [{ hand: [{ id: 'test-cut' }, SPARE], armour: { ...visor, id: 'test-visor' }, helm: visor }, { hand: [SPARE] }],
      slots: [{ icons: ['attack'], base: [{ do: 'hit' }] }],
    })
      .play()
      .answer('act', 'test-cut');

    r.answer('prevent', r.options('prevent')[0]!);

    expect(r.asked.filter(line => line.includes('prevent'))).toHaveLength(1);
    expect(r.toldOf('suffered')[0]).toMatchObject({ seat: 0, damage: 1 });
  });

  test('[PA-KO-12][PA-KO-20] whoever falls to the price of sparing another spares nobody, and does not suffer the blow as well', () => {
    const dear = {
      abilities: [{ on: 'would-suffer', of: 'other', may: true, cost: { suffer: 1 }, effects: [{ do: 'prevent', n: 'all' }] }],
    } as const;
    const r = hunt({
      hunters: [{ hand: [{ id: 'test-cut' }, SPARE] }, { damage: 6, item: dear }, { damage: 8, item: dear }],
      slots: [{ icons: ['attack'], base: [{ do: 'hit', who: 'each' }] }],
    })
      .play()
      .answer('act', 'test-cut')
      .answer('prevent', 'pass', 1)
      .answer('prevent', 'pass', 2);

    r.answer('prevent', r.options('prevent', 2)[0]!, 2).answer('deplete', 'helm', 2);

    expect(r.hunter(2)).toMatchObject({ ko: 'red', damage: 0 });
    expect(r.hunter(1)).toMatchObject({ ko: 'up', damage: 8 });
    expect(r.hunter(0).damage).toBe(2);
  });

  test.each([
    [2, false],
    [0, true],
  ])('[PA-PLAY-9] one behind the mastery icon waits for the focus: %i damage', (damage, isFocused) => {
    const item = { abilities: [{ on: 'would-suffer', focused: true, effects: [{ do: 'prevent', n: 'all' }] }] } as const;
    const r = hunt({
      hunters: [{ hand: [{ id: 'test-cut' }, SPARE], item, isFocused }, {}],
      slots: [{ icons: ['attack'], base: [{ do: 'hit' }] }],
    })
      .play()
      .answer('act', 'test-cut');

    expect(r.hunter(0).damage).toBe(damage);
  });

  test('[PA-KO-12] the same if the blow was already meant for whoever pays', () => {
    const dear = {
      abilities: [{ on: 'would-suffer', of: 'other', may: true, cost: { suffer: 1 }, effects: [{ do: 'prevent', n: 'all' }] }],
    } as const;
    const r = hunt({
      hunters: [{ damage: 8, item: dear, hand: [{ id: 'test-cut' }, SPARE] }, { hand: [SPARE] }],
      slots: [{ icons: ['attack'], base: [{ do: 'hit', who: 'each' }] }],
    })
      .play()
      .answer('act', 'test-cut');

    r.answer('prevent', r.options('prevent', 0)[0]!, 0).answer('deplete', 'helm', 0);

    expect(r.hunter(0)).toMatchObject({ ko: 'red', damage: 0 });
  });
});

describe('Prices in damage, and who falls to them', () => {
  const rung = (own: HunterOn) => {
    const item = { abilities: [{ on: 'action', cost: { suffer: 1 }, effects: [{ do: 'stamina', n: 2 }] }] } as const;
    const r = hunt({ hunters: [{ hand: [SPARE], item, ...own }, {}] }).play();
    return r.answer('act', r.options('act').find(key => key.startsWith('use-'))!);
  };
  test('[PA-ACT-3][PA-GAME-8] an action costs its damage for each level of the weapon', () => {
    expect([rung({}).hunter(0).damage, rung({ weapon: { level: 2 } }).hunter(0).damage]).toEqual([1, 2]);
    expect(rung({}).hunter(0).stamina).toBe(2);
  });
  test('[PA-ACT-3][PA-KO-20] whoever falls to the price gets nothing for it', () => {
    const r = rung({ damage: 8 }).answer('deplete', 'helm');

    expect([r.hunter(0).ko, r.hunter(0).stamina]).toEqual(['red', 0]);
  });
  test('[PA-PLAY-8][PA-GAME-8] a text that is paid with damage, and one that is left', () => {
    const abilities = [{ on: 'play', cost: { suffer: 2 }, effects: [{ do: 'stamina', n: 1 }] }] as const;
    const after = (answer: string) => {
      const { damage, stamina } = playing({ colour: 'green', abilities }).answer('use-ability', answer).hunter(0);
      return [damage, stamina];
    };
    expect([after('yes'), after('no')]).toEqual([
      [2, 1],
      [0, 0],
    ]);
  });
  test('[PA-KO-19] a text whose hunter has fallen before its moment is not done', () => {
    const item = { abilities: [{ on: 'threatened', effects: GAIN }] } as const;
    const r = saying([{ do: 'threaten' }, { do: 'suffer', n: 9 }], { hunters: [{ item, damage: 1 }, { stamina: 1 }] }).answer(
      'deplete',
      'helm',
    );

    expect([r.hunter(0).ko, gained(r)]).toEqual(['red', []]);
  });
  test('[PA-ACT-2] an action that is for the focused is offered to them alone', () => {
    const item = { abilities: [{ on: 'action', focused: true, effects: GAIN }] } as const;
    const offered = (isFocused: boolean) =>
      hunt({ hunters: [{ hand: [SPARE], item, isFocused }, {}] })
        .play()
        .options('act')
        .filter(key => key.startsWith('use-')).length;
    expect([offered(true), offered(false)]).toEqual([1, 0]);
  });
});
