/** [FW-R-69] Whether a word would do anything: where it would, and where it would not. What cannot is neither offered as an action nor carried out. */
import { describe, expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import { DEED_WORDS, type Effect, ROLL_WORDS, STANDING_WORDS, type WordName } from '../content/words/index.ts';
import { noAnswer, type Occasion } from '../in-the-making.ts';
import { IN_BOX } from '../questions.ts';
import { type EnemyOn, fight, type MarshalOn, type Position } from '../testing/rehearsal.ts';
import { applyEffects, isPossible } from './vocabulary.ts';

/** Ottakh says it, with Drokkeh beside him and Ikkara far off; a Shellback and a scout stand in the far corner. */
interface Case {
  readonly me?: MarshalOn;
  readonly beside?: MarshalOn;
  readonly far?: MarshalOn;
  readonly enemies?: readonly EnemyOn[];
  readonly more?: Position;
  /** The enemy that it is about. */
  readonly enemy?: number;
  readonly card?: number;
}
const SHELLBACK: EnemyOn = { type: 'shellback', at: [11, 11] };
const SCOUT: EnemyOn = { type: 'rebel-scout', at: [11, 10] };

function staging({ me, beside, far, enemies = [SHELLBACK, SCOUT], more, enemy, card = -1 }: Case) {
  const r = fight({
    marshals: [
      { is: 'ottakh', at: [0, 0], ...me },
      { is: 'drokkeh', at: [1, 0], ...beside },
      { is: 'ikkara', at: [9, 0], ...far },
    ],
    enemies,
    ...more,
  });
  const occasion: Occasion = {
    ...{ seat: 0, card, about: 1, roll: null, deck: null, answer: noAnswer() },
    enemy: enemy === undefined ? null : r.enemy(enemy),
  };
  return { r, occasion };
}
function would(effect: Effect, one: Case): boolean {
  const { r, occasion } = staging(one);
  return isPossible(r.state, effect, occasion);
}

const HURT: MarshalOn = { dial: 3 };
const SEEN: MarshalOn = { isRevealed: true };
const DECK: MarshalOn = { deck: ['ottakh-dig-in'] };
const [DIG, BOLT] = ['ottakh-dig-in', 'ottakh-driver-bolt'].map(cardNamed) as [number, number];
const near: Case = { enemies: [{ ...SHELLBACK, at: [2, 0] }, SCOUT] };
const gone: Case = { enemies: [{ ...SHELLBACK, at: [2, 0], isIn: false }, SCOUT] };
const broken: Case = {
  enemies: [
    { ...SHELLBACK, at: [2, 0], parts: [0, 0] },
    { ...SCOUT, at: [1, 1] },
  ],
};
const noPile = { behaviours: { shellback: [], 'rebel-scout': [] } };
const onePile = { behaviours: { shellback: [], 'rebel-scout': [{ yes: [] }] } };

type Row = readonly [says: string, effect: Effect, one: Case];
const POSSIBLE: readonly Row[] = [
  ['somebody is there to move', { do: 'move', n: 1, who: 'ally', within: 1 }, {}],
  ['the enemy is there', { do: 'push', n: 1 }, { enemy: 0 }],
  ['an enemy is near enough', { do: 'shove', n: 1, within: 2 }, near],
  ['an ally is near enough', { do: 'swap', who: 'ally', within: 1 }, {}],
  ['the alert token is not on the first row', { do: 'alert', by: -1 }, { more: { alert: 2 } }],
  ['the alert token is not on the last row', { do: 'alert', by: 1 }, { more: { alert: 7 } }],
  ['one of them is hidden', { do: 'threat', by: 1, who: 'each' }, { me: SEEN, beside: SEEN }],
  ['another is revealed too', { do: 'threat-rank', to: 'top', who: 'self' }, { me: SEEN, beside: SEEN }],
  ['two are revealed, the third is not', { do: 'threat-rank', to: 'top', who: 'any' }, { me: SEEN, beside: SEEN }],
  ['revealed, with a row left below the alert token', { do: 'hide', who: 'self' }, { me: SEEN, more: { alert: 7 } }],
  ['one of them is revealed', { do: 'hide', who: 'each' }, { beside: SEEN, more: { alert: 7 } }],
  ['hidden', { do: 'reveal', who: 'self' }, {}],
  ['one deck of several holds a card', { do: 'draw', n: 1, who: 'each' }, { far: { deck: ['ikkara-tar-knot'] } }],
  ['a card in the discard pile', { do: 'take-back', n: 1 }, { me: { discard: [DIG] } }],
  ['one of that kind', { do: 'take-back', n: 1, kind: 'ammunition' }, { me: { discard: [DIG, BOLT] } }],
  ['another than the one that says it', { do: 'take-back', n: 1 }, { me: { discard: [DIG, BOLT] }, card: DIG }],
  ['one of them has discards', { do: 'recover', n: 1, who: 'each' }, { beside: { discard: ['drokkeh-heave'] } }],
  ['one of that kind in the deck', { do: 'search', kind: 'ammunition' }, { me: { deck: [DIG, BOLT] } }],
  ['one pile is not empty', { do: 'look-at-behaviour', n: 1 }, { more: onePile }],
  ['one pile is not empty', { do: 'bury-behaviour' }, { more: onePile }],
  ['the enemy is there', { do: 'inflict', condition: 'fire' }, { enemy: 0 }],
  ['an enemy is near enough', { do: 'inflict-near', condition: 'fire', within: 2 }, near],
  ['one of them has a condition', { do: 'clear-condition', who: 'each' }, { far: { condition: 'fire' } }],
  ['one of them is hurt', { do: 'heal', n: 1, who: 'each' }, { far: HURT }],
  ['an enemy is near enough', { do: 'hurt-enemy', n: 1, within: 2 }, near],
  ['a component is near enough', { do: 'break-part', n: 1, within: 2 }, near],
  ['its last component', { do: 'break-part', n: 1, within: 2 }, { enemies: [{ ...SHELLBACK, at: [2, 0], parts: [0, 4] }, SCOUT] }],
  ['one of the actions can be done', { do: 'free-action', actions: ['ranged-attack', 'sneak'], who: 'self' }, {}],
  [
    'it was done before, and may be again',
    { do: 'free-action', actions: ['sneak'], who: 'self', again: true },
    { me: { done: ['sneak'] } },
  ],
  ['a square for the trap', { do: 'free-trap' }, {}],
  ['a machine is there', { do: 'skip-turn', of: 'machine' }, {}],
  ['rebels are there', { do: 'skip-turn', of: 'rebel' }, {}],
  ['somebody is revealed, if it is one alone', { do: 'redirect' }, { me: SEEN }],
  ['the own trap lies on the map', { do: 'move-trap', n: 1 }, { me: { trapAt: [5, 5] } }],
  ['it lies in the first square of the map', { do: 'move-trap', n: 1 }, { me: { trapAt: [0, 0] } }],
  ['an enemy is near enough', { do: 'strike-square', dice: '1O', within: 2 }, near],
  ['one is left', { do: 'gain-resource', kind: 'plasma', n: 1 }, { me: { resources: { plasma: IN_BOX.plasma - 1 } } }],
  ['one is held', { do: 'lose-resource', n: 1 }, { me: { resources: { tar: 1 } } }],
];
const IMPOSSIBLE: readonly Row[] = [
  ['nobody is near enough', { do: 'move', n: 1, who: 'ally', within: 0 }, {}],
  ['it is about no enemy', { do: 'push', n: 1 }, {}],
  ['the enemy is gone', { do: 'push', n: 1 }, { ...gone, enemy: 0 }],
  ['no enemy is near enough', { do: 'shove', n: 1, within: 1 }, near],
  ['the one who was near is gone', { do: 'shove', n: 1, within: 2 }, gone],
  ['no ally is near enough', { do: 'swap', who: 'ally', within: 0 }, {}],
  ['there is nobody but oneself', { do: 'swap', who: 'any', within: 0 }, {}],
  ['the alert token is on the first row', { do: 'alert', by: -1 }, { more: { alert: 1 } }],
  ['the alert token is on the last row', { do: 'alert', by: 1 }, { more: { alert: 8 } }],
  ['nobody is hidden', { do: 'threat', by: 1, who: 'each' }, { me: SEEN, beside: SEEN, far: SEEN }],
  ['nobody else is revealed', { do: 'threat-rank', to: 'top', who: 'self' }, { me: SEEN }],
  ['others are revealed, this one is not', { do: 'threat-rank', to: 'top', who: 'self' }, { beside: SEEN, far: SEEN }],
  ['hidden already', { do: 'hide', who: 'self' }, {}],
  ['the alert token stands on the last row', { do: 'hide', who: 'self' }, { me: SEEN, more: { alert: 8 } }],
  ['revealed already', { do: 'reveal', who: 'self' }, { me: SEEN }],
  ['no deck holds a card', { do: 'draw', n: 1, who: 'self' }, { beside: { deck: ['drokkeh-heave'] } }],
  ['nothing is in the discard pile', { do: 'take-back', n: 1 }, { me: DECK, beside: { discard: ['drokkeh-heave'] } }],
  ['none of that kind', { do: 'take-back', n: 1, kind: 'ammunition' }, { me: { discard: [DIG] } }],
  ['only the card that says it', { do: 'take-back', n: 1 }, { me: { discard: [DIG] }, card: DIG }],
  ['only an injury', { do: 'take-back', n: 1 }, { me: { discard: ['injury-numb-fingers'] } }],
  ['nobody has discards', { do: 'recover', n: 1, who: 'each' }, { me: DECK }],
  ['none of that kind in the deck', { do: 'search', kind: 'ammunition' }, { me: { deck: [DIG], discard: [BOLT] } }],
  ['every pile is empty', { do: 'look-at-behaviour', n: 1 }, { more: noPile }],
  ['every pile is empty', { do: 'bury-behaviour' }, { more: noPile }],
  ['it is about no enemy', { do: 'inflict', condition: 'fire' }, {}],
  ['the enemy is gone', { do: 'inflict', condition: 'fire' }, { ...gone, enemy: 0 }],
  ['no enemy is near enough', { do: 'inflict-near', condition: 'fire', within: 1 }, near],
  ['nobody has a condition', { do: 'clear-condition', who: 'each' }, {}],
  ['another has one', { do: 'clear-condition', who: 'self' }, { beside: { condition: 'fire' } }],
  ['nobody is hurt', { do: 'heal', n: 1, who: 'each' }, {}],
  ['who is hurt is too far off', { do: 'heal', n: 1, who: 'any', within: 2 }, { far: HURT }],
  ['no enemy is near enough', { do: 'hurt-enemy', n: 1, within: 1 }, near],
  ['no component is near enough', { do: 'break-part', n: 1, within: 1 }, near],
  ['whoever is near has none left', { do: 'break-part', n: 1, within: 2 }, broken],
  ['none of the actions can be done', { do: 'free-action', actions: ['ranged-attack', 'trigger-trap'], who: 'self' }, {}],
  ['it was done in this phase', { do: 'free-action', actions: ['sneak'], who: 'self' }, { me: { done: ['sneak'] } }],
  ['no machine is there', { do: 'skip-turn', of: 'machine' }, { enemies: [{ ...SHELLBACK, isIn: false }, SCOUT] }],
  ['no rebel is there', { do: 'skip-turn', of: 'rebel' }, { enemies: [SHELLBACK, { ...SCOUT, isIn: false }] }],
  ['nobody is revealed', { do: 'redirect' }, {}],
  ['the own trap is not on the map', { do: 'move-trap', n: 1 }, { beside: { trapAt: [5, 5] } }],
  ['no enemy is near enough', { do: 'strike-square', dice: '1O', within: 1 }, near],
  [
    'all are held',
    { do: 'gain-resource', kind: 'plasma', n: 1 },
    { me: { resources: { plasma: 3 } }, beside: { resources: { plasma: IN_BOX.plasma - 3 } } },
  ],
  ['none is held', { do: 'lose-resource', n: 1 }, { beside: { resources: { tar: 1 } } }],
];
/** These always come about: a fixed change, or a choice that may be of nothing. */
const ALWAYS: readonly Effect[] = [
  { do: 'discard', n: 1, who: 'self' },
  { do: 'suffer-condition', condition: 'fire', who: 'self' },
  { do: 'suffer', n: 1, who: 'self' },
  { do: 'reduce-damage', n: 1 },
  { do: 'potion', n: 1 },
  { do: 'pass-command' },
  { do: 'fail-next-command' },
  { do: 'skip-attacks' },
  { do: 'more-rerolls', n: 1, who: 'self' },
];

describe('It would do something', () => {
  test.each(POSSIBLE.map(([says, effect, one]) => [effect.do, says, effect, one] as const))('%s: %s', (_, __, effect, one) => {
    expect(would(effect, one)).toBe(true);
  });
  test.each(ALWAYS)('$do: always', effect => {
    expect(would(effect, {})).toBe(true);
  });
});

describe('It would do nothing, and nothing is said or asked', () => {
  test.each(IMPOSSIBLE.map(([says, effect, one]) => [effect.do, says, effect, one] as const))('%s: %s', (_, __, effect, one) => {
    expect(would(effect, one)).toBe(false);

    const { r, occasion } = staging(one);
    r.run(table => applyEffects(table, [effect], occasion));
    expect([r.told, r.asked]).toEqual([[], []]);
  });
  test('a free trap: no square is left that the trap reaches', () => {
    const walled: Case = {
      me: {
        at: [0, 0],
        gear: {
          trap: {
            trap: 'tripwire',
            levels: [
              { dice: '1O', range: 0 },
              { dice: '1O', range: 0 },
            ],
          },
        },
      },
    };
    const { r, occasion } = staging(walled);
    expect(isPossible(r.state, { do: 'free-trap' }, occasion)).toBe(true);
    r.state.fight.features.push(
      ...[0, 1, 2, 12, 13, 14, 24, 25, 26].map((square, id) => ({ id, kind: 'door', square, hp: 0, isDone: false, follows: -1 }) as const),
    );
    expect(isPossible(r.state, { do: 'free-trap' }, occasion)).toBe(false);
  });
  test.each([...ROLL_WORDS, ...STANDING_WORDS] as WordName[])('%s does nothing by itself', word => {
    expect(would({ do: word } as Effect, {})).toBe(false);
  });
});

test('Every word that is done is asked about, and every one that may fail on both sides', () => {
  const asked = (rows: readonly Row[]): WordName[] => rows.map(([, effect]) => effect.do);
  const always = ALWAYS.map(effect => effect.do as WordName);
  expect(DEED_WORDS.filter(word => !asked(POSSIBLE).includes(word) && !always.includes(word))).toEqual([]);
  expect(DEED_WORDS.filter(word => !asked(IMPOSSIBLE).includes(word) && !always.includes(word))).toEqual(['free-trap']);
});

describe('[FW-R-69] An action of a card is offered if one of its effects would do something', () => {
  const BACK: Effect = { do: 'take-back', n: 1 };
  test.each([
    ['without a card in the discard pile it is not', [BACK], {}, false],
    ['with one it is', [BACK], { discard: [DIG] }, true],
    ['nor if another effect would do nothing, either', [BACK, { do: 'lose-resource', n: 1 }], {}, false],
    ['one effect that would do something is enough', [BACK, { do: 'potion', n: 1 }], {}, true],
  ] as [string, readonly Effect[], MarshalOn, boolean][])('taking a card back: %s', (_, effects, me, isOffered) => {
    const card = { id: 'by-card', kind: 'interrupt', on: 'action', sections: [{ effects }] } as const;
    const r = fight({ marshals: [{ is: 'ottakh', hand: [card], ...me }], enemies: [SHELLBACK] }).play();
    expect(r.options('act').includes('by-card')).toBe(isOffered);
  });
});

describe('What is offered', () => {
  test('[FW-R-2] a search lists the cards by number, whatever their order in the deck: it gives nothing away', () => {
    const cards = ['ottakh-square-bolt.1', 'ottakh-driver-bolt', 'ottakh-square-bolt.2'].map(cardNamed);
    const offered = (deck: readonly number[]): string[] => {
      const { r, occasion } = staging({ me: { deck } });
      return r.run(table => applyEffects(table, [{ do: 'search', kind: 'ammunition' }], occasion)).options('search-deck');
    };
    const sorted = cards.toSorted((a, b) => a - b);
    expect(offered(sorted.toReversed())).toEqual(offered(sorted));
    expect(offered(sorted)).toHaveLength(3);
  });

  test('[FW-R-69] taking back: not the card that says it', () => {
    const { r, occasion } = staging({ me: { discard: [DIG, BOLT] }, card: DIG });
    r.run(table => applyEffects(table, [{ do: 'take-back', n: 1 }], occasion)).only('take-back', ['ottakh-driver-bolt']);
  });

  test('[FW-REC-1] recovering: those who have something to recover', () => {
    const { r, occasion } = staging({ me: { discard: [DIG] }, far: { discard: ['ikkara-tar-knot'] } });
    r.run(table => applyEffects(table, [{ do: 'recover', n: 1, who: 'any' }], occasion)).only('choose-character', ['seat-0', 'seat-2']);
  });

  test('[FW-EFF-4] that one is whom it is about, seat 0 as well; about nobody it is whoever says it', () => {
    const healed = (seat: number, about: number): number[] => {
      const { r } = staging({ me: HURT, beside: HURT });
      const occasion: Occasion = { seat, about, card: -1, enemy: null, roll: null, deck: null, answer: noAnswer() };
      r.run(table => applyEffects(table, [{ do: 'heal', n: 1, who: 'that' }], occasion));
      return r.state.party.marshals.slice(0, 2).map(one => one.dial);
    };
    expect([healed(1, 0), healed(0, 1), healed(1, -1)]).toEqual([
      [4, 3],
      [3, 4],
      [3, 4],
    ]);
  });

  test('[FW-R-69] what must fall on somebody who is not there falls on nobody', () => {
    const { r, occasion } = staging({});
    r.run(table => applyEffects(table, [{ do: 'suffer', n: 1, who: 'ally', within: 0 }], occasion));
    expect([r.types(), r.asked, r.result]).toEqual([['word'], [], undefined]);
    expect(r.wasCutShort).toBe(false);
  });

  test('[FW-COMP-1] of enemies near enough those with a component left, if it is one alone', () => {
    const { r, occasion } = staging({
      enemies: [
        { ...SHELLBACK, at: [2, 0], parts: [0, 4] },
        { ...SHELLBACK, at: [0, 2], parts: [0, 0] },
        { ...SHELLBACK, at: [2, 2] },
      ],
    });
    r.run(table => applyEffects(table, [{ do: 'break-part', n: 1, within: 2 }], occasion)).only('choose-enemy', ['enemy-0', 'enemy-2']);
  });
});
