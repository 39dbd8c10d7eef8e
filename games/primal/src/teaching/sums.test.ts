/** Sums of the numbers that matter most: exact terms, and what does not count with its reason (K-117). */
import { describe, expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import type { PrimalEvent } from '../events.ts';
import type { View } from '../state.ts';
import { LABELS, sum } from './sums.ts';

const view = { monster: { id: 'ramhide' } } as unknown as View;
const event = (facts: object): PrimalEvent => ({ rule: 'PA-COL-4', ...facts }) as unknown as PrimalEvent;
const told = (facts: object): ReturnType<typeof sum> => sum(event(facts), view);

/** The amounts that an event tells. */
const amountsIn = (facts: object): number[] =>
  Object.entries(facts).flatMap(([fact, value]) => (typeof value === 'number' && !LABELS.some(label => label === fact) ? [value] : []));

const attack = {
  type: 'damage-dealt',
  seat: 0,
  weapon: 2,
  more: 1,
  isDoubled: false,
  damage: 3,
  card: 4,
  total: 3,
  toughness: 4,
  why: 'attack',
};

describe('[K-117] Damage to the monster', () => {
  test('[PA-COL-4] weapon and what is added are one sum', () => {
    expect(told(attack)).toEqual({
      says: 'Damage',
      total: 3,
      terms: [
        { says: 'Weapon damage', value: 2 },
        { says: 'Cards, gear and ground', value: 1 },
      ],
    });
  });

  test('[PA-DMG-7] [PA-KW-VULN-2] doubled comes last', () => {
    const sum = told({ ...attack, isDoubled: true, damage: 6 });
    expect(sum?.total).toBe(6);
    expect(sum?.terms.at(-1)).toEqual({ says: 'Doubled, as it is vulnerable', value: 3 });
  });

  test('[PA-KW-VOLLEY-1] what is no attack has no weapon damage', () => {
    expect(told({ ...attack, weapon: 0, more: 2, damage: 2, why: 'volley' })?.terms).toEqual([
      { says: 'Offensive cards of the volley, at the weapon level each', value: 2 },
    ]);
  });

  test('[PA-DMG-2] a wound is 1 health', () => {
    expect(told({ type: 'wound-suffered', health: 6, damage: 1 })).toEqual({
      says: 'Health',
      total: 6,
      terms: [
        { says: 'Before', value: 7 },
        { says: 'A wound', value: -1 },
      ],
    });
  });
});

const attrition = { type: 'attrition-failed', seat: 0, card: 1, value: 3, cards: 2, tokens: 1, disrupted: 1, more: 0, defence: 2 };

describe('[K-117] Attrition', () => {
  test('[PA-ATT-7] [PA-TERR-30] cards, dust and tokens make the defence, and the value does not count', () => {
    expect(told(attrition)).toEqual({
      says: 'Defence',
      total: 2,
      terms: [
        { says: 'Defensive cards in the sequence that count here', value: 2 },
        { says: 'Disrupted by dust', value: -1 },
        { says: 'Defence tokens', value: 1 },
        { says: 'Value of the attrition card', value: 3, not: 'The defence is held against it: as much or more keeps it off.' },
      ],
    });
  });

  test('defence never falls below 0', () => {
    const sum = told({ ...attrition, cards: 1, tokens: 0, disrupted: 0, more: -3, defence: 0 });
    expect(sum).toMatchObject({ total: 0 });
    expect(sum?.terms.slice(1, 3)).toEqual([
      { says: 'Other cards', value: -1 },
      { says: 'Other cards', value: -2, not: 'Defence never falls below 0.' },
    ]);
  });
});

describe('[K-117] Costs and struggle', () => {
  test('[PA-STAM-1] [PA-STAM-3] cards by their worth, tokens, and what is too much', () => {
    const cards = ['ljonar-beg-your-leave', 'ljonar-over-here'].map(cardNamed);
    expect(told({ type: 'paid', seat: 0, cards, tokens: 0, cost: 2, for: 4 })).toEqual({
      says: 'Stamina',
      total: 2,
      terms: [
        { says: 'Beg Your Leave', value: 2 },
        { says: 'Over Here', value: 1 },
        { says: 'Too much, and gone', value: -1 },
      ],
    });
  });

  test('[PA-UPK-6] [PA-UPK-7] upkeep is 1 for each hunter, and acceleration', () => {
    expect(told({ type: 'struggle-changed', by: 3, struggle: 7, why: 'upkeep', acceleration: 1 })?.terms).toEqual([
      { says: 'Before', value: 4 },
      { says: '1 for each hunter', value: 2 },
      { says: 'Acceleration tokens', value: 1 },
    ]);
  });

  test('[PA-BEH-10] a boost that is too dear says what there was', () => {
    expect(told({ type: 'boost-skipped', card: 1, cost: 3, struggle: 2 })?.terms.at(-1)).toEqual({
      says: 'Struggle that there is',
      value: 2,
      not: 'It is less than the price.',
    });
  });

  test('[PA-CAMP-18] the trial counts levels, rounds and falls', () => {
    expect(told({ type: 'quest-won', quest: 3, rounds: 8, falls: 1, score: 20 })?.terms).toEqual([
      { says: 'The level, 10 each', value: 20 },
      { says: 'Rounds left', value: 2 },
      { says: '1 fall, 2 each', value: -2 },
    ]);
  });
});

describe('[K-117] Every other number', () => {
  test.each([
    [{ type: 'deck-shuffled', seat: 0, n: 24 }, 'Cards in the deck', 24],
    [{ type: 'behaviours-shuffled', n: 6 }, 'Behaviours in the pile', 6],
    [{ type: 'attrition-shuffled', n: 10 }, 'Attrition cards in the pile', 10],
    [{ type: 'acceleration-changed', by: 1, now: 2 }, 'Acceleration tokens', 2],
    [{ type: 'unleashed', damage: 2, struggle: 3 }, 'Damage to everybody who stands', 2],
    [{ type: 'drew', seat: 0, n: 3, why: 'refill' }, 'Cards drawn', 3],
    [{ type: 'fatigue', seat: 0, damage: 2, burning: 0 }, 'Fatigue', 2],
    [{ type: 'volleyed', seat: 0, cards: [1, 2, 3], offensive: 2 }, 'Offensive cards', 2],
    [{ type: 'stamina-changed', seat: 0, by: 1, now: 3 }, 'Stamina tokens', 3],
    [{ type: 'defence-gained', seat: 0, n: 1, now: 2 }, 'Defence tokens', 1],
    [{ type: 'strained', seat: 0, n: 1 }, 'Strain tokens', 1],
    [{ type: 'suffered', seat: 0, damage: 2, harm: 'attrition', total: 5, health: 9, card: 1 }, 'Damage', 2],
    [{ type: 'prevented', seat: 0, damage: 2, harm: 'attrition', by: 0, card: -1 }, 'Damage kept off', 2],
    [{ type: 'healed', seat: 0, n: 1, total: 2 }, 'Damage taken off', 1],
    [{ type: 'boost-applied', card: 1, cost: 2, struggle: 3 }, 'Price of the boost', 2],
    [{ type: 'boost-cancelled', card: 1, cost: 2, by: 'confused' }, 'Price of the boost', 2],
    [{ type: 'mounted', seat: 0, card: 1, attrition: 2, shown: 1, isOn: false }, 'Hold', 1],
    [{ type: 'swarm-hit', seat: 0, swarm: 1, damage: 3, isGone: true }, 'Damage', 3],
    [{ type: 'swarm-came', swarm: 1, toughness: 4 }, 'Toughness of the swarm', 4],
    [{ type: 'plate-set', sector: 1, n: 2 }, 'Plates', 2],
    [{ type: 'track-changed', by: 1, now: 2, of: 3 }, 'Hardening', 2],
    [{ type: 'objective-counted', card: -1, now: 2, of: 4 }, 'Counters', 2],
  ])('%o', (facts, says, total) => {
    const made = told(facts)!;
    expect(made).toMatchObject({ says, total });
    expect(made.terms.reduce((all, { value, not }) => (not ? all : all + value), 0)).toBe(total);
    expect(amountsIn(facts)).toContain(total);
  });

  test('what only names a thing, or what is left of it, has no sum', () => {
    const events = [
      { type: 'moved', seat: 0, from: 2, sector: 1, gait: 'paid', position: 'flank' },
      { type: 'card-played', seat: 0, card: 4, place: 2 },
      { type: 'behaviour-revealed', slot: 1, card: 3, by: 0 },
      { type: 'ko-flipped', seat: 0, by: 1 },
      { type: 'chain-cut', left: 3 },
      { type: 'hunt-won', monster: 'ramhide', round: 7 },
    ];
    for (const facts of events) {
      expect(amountsIn(facts), facts.type).toEqual([]);
      expect(told(facts), facts.type).toBeNull();
    }
  });
});
