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
});
