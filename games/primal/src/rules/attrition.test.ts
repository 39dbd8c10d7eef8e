/** The Attrition phase, a part of turn.ts. PA-ATT-*, PA-TOK-1, PA-DECK-9. */
import { describe, expect, test } from 'vitest';
import { hunt, SPARE } from '../testing/rehearsal.ts';

const DODGE = { colour: 'green' } as const;
const PARRY = { colour: 'yellow' } as const;
const attrition = (position: Parameters<typeof hunt>[0] = {}) => hunt({ step: 'attrition', ...position });

describe('The Attrition phase', () => {
  test('[PA-ATT-1][PA-ATT-3][PA-PLAY-14] it comes for whoever played nothing, too, with one card', () => {
    const r = hunt({ hunters: [{ hand: [SPARE] }, {}] }).untilScene('end-turn', () => 'end');

    expect(r.toldOf('attrition-revealed')).toMatchObject([{ seat: 0, cards: [expect.any(Number)] }]);
    expect(r.types('card-played')).toEqual([]);
  });

  test('[PA-ATT-2] what the start of the phase brings comes before the card', () => {
    const r = attrition({
      hunters: [{ sequence: [DODGE], item: { abilities: [{ on: 'attrition-start', effects: [{ do: 'defence', n: 1 }] }] } }, {}],
      terrain: [{ kind: 'dust', at: 'south' }],
    }).untilScene('end-turn');

    expect(r.types('dust-disrupts', 'defence-gained', 'attrition-revealed')).toEqual([
      'defence-gained',
      'dust-disrupts',
      'attrition-revealed',
    ]);
  });

  test('[PA-TERR-30][PA-PRIO-2][PA-PRIO-4] dust comes after a peril of the same moment, and takes what that has brought', () => {
    const r = attrition({
      hunters: [{ sequence: [DODGE, DODGE] }, {}],
      terrain: [{ kind: 'dust', at: 'south' }],
      perils: [{ abilities: [{ on: 'attrition-start', effects: [{ do: 'terrain', kind: 'dust', at: 'here' }] }] }],
    }).untilScene('end-turn');

    expect(r.types('terrain-placed', 'dust-disrupts')).toEqual(['terrain-placed', 'dust-disrupts']);
    expect(r.toldOf('attrition-resisted')).toMatchObject([{ cards: 2, disrupted: 2, defence: 0 }]);
  });

  test('[PA-ATT-4] the threatened reveal two, and the higher one counts', () => {
    const r = attrition({ attrition: [0, 2, 3], hunters: [{ isThreatened: true, sequence: [DODGE] }, {}] }).untilScene('end-turn');

    expect(r.toldOf('attrition-failed')).toMatchObject([{ value: 2, defence: 1 }]);
    expect(r.state.attrition).toMatchObject({
      pile: [expect.any(Number)],
      discard: [expect.any(Number), expect.any(Number)],
      revealed: [],
    });
  });

  test('[PA-ATT-5] as it stands when the phase begins', () => {
    const calm = { id: 'test-breathe', colour: 'blue', abilities: [{ on: 'play', effects: [{ do: 'calm' }] }] } as const;
    const before = hunt({ hunters: [{ isThreatened: true, hand: [calm] }, {}] }).untilScene('end-turn', () => 'test-breathe');
    const after = attrition({
      perils: [{ abilities: [{ on: 'attrition-start', effects: [{ do: 'threaten' }] }] }],
    }).untilScene('end-turn');

    expect(before.toldOf('attrition-revealed')).toHaveLength(1);
    expect(after.toldOf('attrition-revealed')).toHaveLength(1);
  });

  test('[PA-ATT-6] of two that are equal and differ, as the hunter says', () => {
    const thorn = { id: 'test-thorn', value: 1, effects: [{ do: 'struggle', n: 1 }] } as const;
    const r = attrition({ attrition: [1, thorn], hunters: [{ isThreatened: true, sequence: [DODGE] }, {}] }).play();

    expect(r.askedSeat).toBe(0);
    expect(r.options('choose-attrition')).toHaveLength(2);
    r.answer('choose-attrition', 'test-thorn');

    expect(r.toldOf('struggle-changed')[0]).toMatchObject({ by: 1 });
  });

  test('[PA-ATT-6] two alike are not asked about', () => {
    const r = attrition({ attrition: [1, 1], hunters: [{ isThreatened: true }, {}] }).untilScene('end-turn');

    expect(r.asked).toEqual([]);
    expect(r.hunter(0).damage).toBe(2);
  });

  test('[PA-ATT-7][PA-TOK-1] defence: cards and tokens, less what is disrupted', () => {
    const r = attrition({
      attrition: [3],
      terrain: [{ kind: 'dust', at: 'south' }],
      hunters: [{ sequence: [DODGE, DODGE, { id: 'test-block', ...PARRY }, { colour: 'red' }], defence: 1 }, {}],
    }).untilScene('end-turn', () => ['test-block']);

    expect(r.toldOf('attrition-resisted')[0]).toMatchObject({ value: 3, cards: 3, tokens: 1, disrupted: 1, defence: 3 });
  });

  test.each([
    ['[PA-ATT-8] less than the value: monster damage, once', 3, 1, 2],
    ['[PA-ATT-9] as much as the value: nothing', 2, 2, 0],
    ['[PA-ATT-9] more than the value: nothing', 1, 2, 0],
  ])('%s', (_, value, defence, damage) => {
    const r = attrition({ attrition: [value], hunters: [{ sequence: Array.from({ length: defence }, () => PARRY) }, {}] }).untilScene(
      'end-turn',
    );

    expect(r.hunter(0).damage).toBe(damage);
    expect(r.toldOf('suffered')).toHaveLength(damage > 0 ? 1 : 0);
  });

  test('[PA-R-34] what paid for something does not count', () => {
    const r = hunt({
      attrition: [1],
      hunters: [{ hand: [{ id: 'test-cut', cost: 1 }, DODGE] }, {}],
    }).untilScene('end-turn', () => 'test-cut');

    expect(r.toldOf('attrition-failed')).toMatchObject([{ value: 1, defence: 0 }]);
  });

  const SHIELD = {
    abilities: [{ on: 'would-suffer', of: 'other', harm: 'attrition', may: true, effects: [{ do: 'prevent', n: 'all' }] }],
  } as const;
  test('[PA-ATT-10] the rock of the victim is asked for first, and then nobody else', () => {
    const r = attrition({ attrition: [1], terrain: [{ kind: 'rock', at: 'south' }], hunters: [{}, { item: SHIELD }] });

    r.untilScene('end-turn', () => 'rock');

    expect(r.asked).toEqual(['0 prevent: rock pass']);
    expect(r.hunter(0).damage).toBe(0);
    expect(r.state.terrain).toEqual([]);
  });

  test('[PA-ATT-10] then others, in player order, until one prevents it', () => {
    const r = attrition({
      attrition: [1],
      first: 2,
      aggro: 2,
      terrain: [{ kind: 'rock', at: 'south' }],
      hunters: [{}, { item: SHIELD }, { item: SHIELD }, { item: SHIELD }],
    });

    r.untilScene('end-turn', ({ seat, options }) => (seat === 3 ? options[0]!.key : 'pass'));

    expect(r.asked.map(line => line.slice(0, 9))).toEqual(['0 prevent', '2 prevent', '3 prevent']);
    expect(r.toldOf('prevented')).toMatchObject([{ seat: 0, by: 3, damage: 2 }]);
    expect(r.hunter(0).damage).toBe(0);
  });

  test('[PA-ATT-11] only cards of its colours count against a special one', () => {
    const r = attrition({ attrition: [{ value: 1, colours: ['green'] }], hunters: [{ sequence: [PARRY] }, {}] }).untilScene('end-turn');

    expect(r.toldOf('attrition-failed')).toMatchObject([{ defence: 0 }]);
    expect(r.hunter(0).damage).toBe(2);
  });

  test('[PA-ATT-12][PA-TOK-1] cards to the discard, triggers, then the tokens of the active hunter go', () => {
    const r = attrition({
      hunters: [{ defence: 1 }, { defence: 1 }],
      slots: [{ icons: ['end-attrition'] }],
    }).untilScene('end-turn');

    expect(r.types('attrition-discarded', 'behaviour-revealed', 'tokens-cleared')).toEqual([
      'attrition-discarded',
      'behaviour-revealed',
      'tokens-cleared',
    ]);
    expect(r.state.hunters.map(({ defence }) => defence)).toEqual([0, 1]);
  });

  test('[PA-ATT-12][PA-KW-RESIL-7] what the damage set off is done before the end of the phase', () => {
    const r = attrition({
      attrition: [1],
      hunters: [{ hand: [{ id: 'test-tough', keywords: ['resilience'] }] }, {}],
      slots: [{ icons: ['end-attrition'] }],
    }).play();

    expect(r.asks).toBe('resilience');
    expect(r.types('suffered', 'attrition-discarded', 'behaviour-revealed')).toEqual(['suffered', 'attrition-discarded']);
  });

  test('[PA-ATT-12][PA-TRIG-21] a hand that the card empties has become empty', () => {
    const r = attrition({
      attrition: [{ value: 0, effects: [{ do: 'discard', n: 1 }] }],
      hunters: [{ hand: [SPARE] }, {}],
      slots: [{ icons: ['empty-hand'] }],
    }).untilScene('end-turn');

    expect(r.types('discarded', 'behaviour-revealed')).toEqual(['discarded', 'behaviour-revealed']);
  });

  test('[PA-ATT-13][PA-R-5] it is monster damage: Resilience answers it', () => {
    const r = attrition({ attrition: [2], hunters: [{ hand: [{ id: 'test-tough', keywords: ['resilience'] }] }, {}] });

    r.untilScene('end-turn', ({ options }) => [options[0]!.key]);

    expect(r.toldOf('suffered')).toMatchObject([{ damage: 2, harm: 'attrition' }]);
    expect(r.toldOf('drew')[0]).toMatchObject({ seat: 0, n: 1, why: 'card' });
  });

  test('[PA-ATT-13] what speaks of attrition damage answers nothing else', () => {
    const r = hunt({
      hunters: [
        {
          hand: [{ id: 'test-cut' }, SPARE],
          item: { abilities: [{ on: 'suffered', harm: 'attrition', effects: [{ do: 'stamina', n: 1 }] }] },
        },
        {},
      ],
      slots: [{ icons: ['attack'], base: [{ do: 'hit' }] }],
    })
      .play()
      .answer('act', 'test-cut');

    expect(r.hunter(0)).toMatchObject({ damage: 2, stamina: 0 });
  });

  test('[PA-DECK-9] an empty pile is shuffled when a card is needed, for nothing', () => {
    const r = attrition({
      attrition: [0],
      attritionDiscarded: [1, 1, 1, 1, 1, 2, 2, 2, 3],
      hunters: [{ isThreatened: true, sequence: [DODGE] }, {}],
    }).untilScene('end-turn');

    expect(r.types('attrition-revealed', 'attrition-shuffled')).toEqual(['attrition-revealed', 'attrition-shuffled', 'attrition-revealed']);
    expect(r.toldOf('attrition-shuffled')).toMatchObject([{ n: 9 }]);
    expect(r.hunter(0).damage).toBe(0);
  });

  test('[PA-R-63] who falls to it has no end of the turn', () => {
    const r = attrition({
      attrition: [1],
      aggro: 1,
      faces: 'south',
      hunters: [{ damage: 7 }, { hand: [SPARE] }],
      slots: [{ icons: ['end-attrition'] }],
      perils: [{ abilities: [{ on: 'turn-end', effects: [{ do: 'acceleration', n: 1 }] }] }],
    })
      .play()
      .answer('deplete', 'helm');

    expect(r.types('knocked-out', 'attrition-discarded', 'behaviour-revealed', 'acceleration-changed', 'drew', 'turn-ended')).toEqual([
      'knocked-out',
      'attrition-discarded',
      'turn-ended',
    ]);
    expect(r.askedSeat).toBe(1);
  });

  test.each([
    [0, 0],
    [1, 1],
  ])('[PA-ATT-9] against %i there is something to avoid %i times', (value, counters) => {
    const mastery = { focus: 9, fills: [{ on: 'avoided', effects: [{ do: 'mastery', n: 1 }] }] } as const;
    const r = attrition({ attrition: [value], hunters: [{ sequence: [DODGE], mastery }, {}] }).untilScene('end-turn');

    expect(r.hunter(0).counters).toBe(counters);
  });

  test('[PA-R-63] what a special card does besides is not done once it has felled the hunter', () => {
    const r = attrition({
      attrition: [{ value: 1, effects: [{ do: 'threaten', who: 'others' }] }],
      hunters: [{ damage: 8 }, {}],
    }).untilScene('end-turn', () => 'helm');

    expect(r.hunter(0).ko).toBe('red');
    expect(r.types('threatened')).toEqual([]);
  });

  const answers = (harm: 'monster' | 'attrition') =>
    ({ abilities: [{ on: 'suffered', harm, effects: [{ do: 'stamina', n: 1 }] }] }) as const;
  test('[PA-ATT-13] a text about monster damage answers attrition damage', () => {
    const r = attrition({ attrition: [1], hunters: [{ item: answers('monster') }, {}] }).untilScene('end-turn');

    expect(r.hunter(0).stamina).toBe(1);
  });

  test('[PA-ATT-13] a text about attrition damage answers no other', () => {
    const r = hunt({
      hunters: [{ hand: [{ id: 'test-cut' }, DODGE], item: answers('attrition') }, {}],
      slots: [{ icons: ['attack'], base: [{ do: 'hit' }] }],
    })
      .play()
      .answer('act', 'test-cut');

    expect(r.hunter(0)).toMatchObject({ damage: 2, stamina: 0 });
  });
});

test('[PA-ATT-2][PA-KO-19] whoever falls at its start reveals no card, loses none to dust and suffers no more', () => {
  const r = attrition({
    hunters: [{ damage: 8, sequence: [SPARE] }, { stamina: 1 }],
    terrain: [{ kind: 'dust', at: 'south' }],
    perils: [{ abilities: [{ on: 'attrition-start', effects: [{ do: 'hit' }] }] }],
    attrition: [3, 3],
  });
  r.stopBefore('end-turn').play().answer('deplete', 'helm');

  expect([r.hunter(0).ko, r.types('attrition-revealed', 'dust-disrupts'), r.toldOf('suffered').length]).toEqual(['red', [], 1]);
});
