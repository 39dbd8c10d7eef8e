/** The log: one line a thing, in the present tense, with sums and what is left; the reader is you, the dead are told plainly. */

import { viewOf } from '@quarry/kernel';
import { byHand } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import {
  cardNamed,
  ENEMY_NUMBERS,
  EVENT_NUMBERS,
  ITEM_NUMBERS,
  NIGHT_NUMBERS,
  SUN_NUMBERS,
  TEAM_NUMBERS,
  TILE_NUMBERS,
  teamCard,
  thing,
} from '../content/box.ts';
import type { SunEvent, Told } from '../events.ts';
import { HAVEN } from '../places.ts';
import { noGoods } from '../questions.ts';
import { stateSchema, type View } from '../state.ts';
import { hexOn, type Position, staged } from '../testing/rehearsal.ts';
import { ASIDES, EVENT_TYPES, sentence } from './events.ts';

type Type = SunEvent['type'];
type Facts<T extends Type> = Omit<Told<T>, 'type' | 'rule' | 'within' | 'reveals' | 'secret'>;

const seen = (position: Position = {}, seat: number | null = 0): View => viewOf(stateSchema, staged(position), seat) as View;
const says = <T extends Type>(type: T, facts: Facts<T>, view: View, reader: number | null = 0, rule = 'US-ROUND-1'): string => {
  const event: object = { type, rule, ...facts };
  return sentence(event as SunEvent, view, reader);
};

const BROKEN = /undefined|null|NaN|\[object|(?<!\d )-1\b| {2}|\.\./;
const KNIFE = cardNamed('knife.1');
const BOW = ITEM_NUMBERS.find(card => thing(card).weapon?.ammunition)!;
const [BEAR, EVENT, NIGHT, TILE, SUN] = [ENEMY_NUMBERS[0]!, EVENT_NUMBERS[0]!, NIGHT_NUMBERS[0]!, TILE_NUMBERS[1]!, SUN_NUMBERS[4]!];
const SON = TEAM_NUMBERS.find(card => teamCard(card).isSol)!;
const who = { who: 1 };
const hex = { hex: HAVEN };
const goods = [1, 0, 2, 0, 0, 0, 0];
const sum = { dice: ['green', 'yellow'], faces: [1, 0], successes: 1, from: [] } as const;
const foe = { enemy: 0, card: BEAR };
const blow = { by: 'enemy', id: 0, who: 1, isRanged: false, weapon: -1, shots: -1 } as const;
const deal = { ...who, merchant: 0 };
const paid = { price: 2, full: 2, water: 2, goods: noGoods(), changeWater: 0, change: noGoods() };
const lot = { goods, water: 1, ammunition: [0, 2], cards: [KNIFE] };

/** One event of every type, for Ida (who reads), Boone, a bear and Lawrence. */
const EVENTS: { readonly [T in Type]: Facts<T> } = {
  'first-rolled': { seats: [0, 1], successes: [2, 0] },
  'starter-chosen': { seat: 1 },
  'character-chosen': { ...who, seat: 1, id: 'boone' },
  'offer-drawn': { cards: [KNIFE] },
  'points-dealt': { points: [2, 2] },
  'equipment-bought': { ...who, card: KNIFE, price: 1, givers: [0, 1] },
  'equipment-done': { seat: 1 },
  'team-dealt': { dealt: 2, left: 5 },
  'merchant-stocked': { merchant: 0, water: 4, goods, cards: [KNIFE] },
  'mission-begun': { mission: 0, mode: 'coop', lastDay: 6 },
  'mission-card': { mission: 0, stage: 0 },
  'day-begun': { day: 2 },
  'starter-passed': { seat: 1 },
  'cleaned-up': { hexes: [HAVEN], goods },
  'cards-turned-back': { cards: [KNIFE] },
  'symbols-opened': { hexes: [HAVEN] },
  'sources-refilled': { hexes: [HAVEN] },
  'fitness-changed': { ...who, by: -1, fitness: 1 },
  ate: { ...who, why: 'meal', hp: 5 },
  'phase-begun': { day: 2, phase: 'morning' },
  'sun-drawn': { card: SUN },
  'fires-out': { hexes: [HAVEN], pits: [HAVEN] },
  'ap-raised': { ap: [6, 4], parts: [[], []] },
  'turn-begun': { ...who, phase: 'morning' },
  'turn-ended': { ...who, ap: 1 },
  waits: { ...who, ap: 2 },
  'saved-ap-lost': { ...who, ap: 2 },
  drank: { ...who, n: 1, missing: 0, left: 3, parts: [] },
  'trap-rolled': { ...hex, ...sum },
  'trap-destroyed': { ...hex, ...foe },
  rolled: { ...sum, by: 'character', id: 1, for: 'strength', enough: 1, against: -1 },
  'karma-used': { ...who, ...sum, for: 'strength', enough: 1, rerolled: [1], kept: 0, left: 2 },
  rerolled: { ...who, card: KNIFE, ...sum },
  'numbers-rolled': { ...foe, rolled: [7] },
  'tie-rolled': { among: [0, 1], successes: [1, 2] },
  paid: { ...who, ap: 1, left: 3, for: 'move', parts: [] },
  hurt: { ...who, n: 1, left: 5, why: 'hunger' },
  healed: { ...who, n: 2, left: 7 },
  prevented: { ...who, card: -1, n: 2 },
  died: { ...who, ...hex, phase: 'afternoon', day: 3 },
  eliminated: who,
  revived: { ...who, by: 0, hp: 2 },
  infected: who,
  cured: who,
  'water-gained': { ...who, n: 1, left: 2 },
  'water-lost': { ...who, n: 1, left: 2 },
  'ap-changed': { ...who, by: -1 },
  'karma-changed': { ...who, by: 1, left: 3 },
  lasts: { ...who, is: 'hunted', until: 'game' },
  hid: { ...who, ...hex },
  exposed: { ...who, ...hex },
  'goods-gained': { ...who, goods, from: 'bag' },
  'goods-lost': { ...who, goods, why: 'text' },
  'laid-down': { ...who, ...hex, ...lot },
  'goods-laid': { ...hex, goods, why: 'text' },
  'bag-refilled': { goods },
  'ammunition-gained': { ...who, kind: 'arrow', n: 2, card: -1 },
  'ammunition-loaded': { ...who, card: BOW, n: 1, left: 2 },
  'card-gained': { ...who, card: BOW, n: 2, from: 'loot' },
  'card-lost': { ...who, card: KNIFE, why: 'spent' },
  'card-used': { ...who, card: KNIFE, left: 1 },
  'card-flipped': { ...who, card: KNIFE, isFlipped: true },
  'bundle-opened': { ...who, card: KNIFE },
  'skill-used': who,
  crafted: { ...who, card: KNIFE, goods },
  'ammunition-made': { ...who, kind: 'cartridge', n: 2 },
  collected: { ...who, ...hex, ...lot },
  replenished: { ...who, ...hex, left: 4, apLeft: 0 },
  'rain-collected': { ...who, n: 1, left: 4 },
  slept: { ...who, fitness: 2, cost: 3, parts: [] },
  'camp-made': { ...who, ...hex, card: KNIFE },
  'camp-struck': { ...who, ...hex, card: KNIFE },
  'fire-lit': { ...who, ...hex },
  'pit-made': { ...who, ...hex },
  cooked: who,
  'trap-laid': { ...who, ...hex },
  'container-opened': { ...who, ...hex, at: 0 },
  'container-shut': { ...who, ...hex, at: 0 },
  looted: { ...who, card: BEAR, successes: 1 },
  'tile-revealed': { ...hex, card: TILE },
  'tile-laid-down': hex,
  filled: { ...hex, goods, water: 1 },
  moved: { ...who, from: HAVEN, to: HAVEN, gait: 'move', price: [] },
  'marker-placed': { ...hex, marker: 'objective' },
  'marker-taken': { ...hex, marker: 'objective' },
  'event-drawn': { ...who, card: EVENT },
  'night-drawn': { ...who, card: NIGHT, isInCamp: true },
  'night-ignored': { ...who, card: NIGHT },
  'victim-voted': { card: NIGHT, who: 1, votes: [[1], [0]] },
  peeked: { ...who, deck: 'enemy', card: BEAR },
  buried: { ...who, deck: 'enemy', card: BEAR },
  'deck-shuffled': { deck: 'night' },
  spawned: { ...foe, ...hex, letter: 0 },
  'passed-over': { cards: [BEAR] },
  met: { ...foe, ...who },
  'enemy-moved': { ...foe, from: hexOn('n'), to: HAVEN, why: 'd8' },
  'enemy-stayed': { ...foe, why: 'seven' },
  'enemy-hurt': { ...foe, n: 1, left: 1, by: 1 },
  'enemy-defeated': { ...foe, ...hex, by: 1 },
  'enemy-left': { ...foe, ...hex },
  'enemy-tapped': foe,
  'stage-reached': { ...foe, stage: 1 },
  'round-begun': { ...who, ...hex, isInitial: true },
  attacks: {
    ...who,
    target: 'enemy',
    id: 0,
    weapon: KNIFE,
    shots: -1,
    isRanged: false,
    isUnseen: false,
    ...sum,
    damage: 1,
    left: 1,
    of: 2,
  },
  dodges: who,
  joined: { ...who, with: 0 },
  'join-lapsed': who,
  struck: { ...blow, ...sum, damage: 1, prevented: 0, shields: [], left: 8 },
  'attack-dodged': { ...blow, ...sum },
  'attack-taken-over': { ...who, from: 0 },
  'shot-fired': { ...who, card: BOW, left: 1 },
  'rush-failed': who,
  'dealer-arrived': { merchant: 0, ...hex },
  'dealing-begun': deal,
  'dealing-over': deal,
  bought: { ...deal, ...paid, what: 'card', id: KNIFE },
  sold: { ...deal, card: KNIFE, value: 1, tenths: 5, water: 1, goods: noGoods() },
  'broken-up': { ...deal, ...paid, card: KNIFE, parts: goods },
  stole: { ...deal, kind: 'food' },
  'theft-failed': deal,
  'merchant-angered': deal,
  'merchant-hurt': { merchant: 1, n: 1, left: 4, by: 1 },
  'merchant-robbed': { ...deal, cards: [KNIFE], water: 2, goods },
  'merchant-calmed': { merchant: 0, who: [1], isHealed: true },
  'trade-opened': { ...who, with: 0 },
  'offer-changed': { ...who, of: 0, what: 'food', card: -1, by: 1 },
  agreed: who,
  'trade-made': {
    from: 0,
    to: 1,
    given: goods,
    givenWater: 0,
    givenAmmunition: [0, 0],
    givenCards: [],
    taken: noGoods(),
    takenWater: 2,
    takenAmmunition: [0, 0],
    takenCards: [],
  },
  'trade-off': { ...who, with: 0 },
  counted: { counter: 'metal delivered', by: 1, is: 2 },
  'figure-placed': { figure: 0, ...hex },
  'figure-taken': { ...who, figure: 0 },
  'figure-left': { figure: 0, ...hex },
  'figure-moved': { figure: 0, from: HAVEN, to: HAVEN },
  'figure-hurt': { figure: 0, n: 1, left: 2 },
  'mission-acted': { ...who, action: 'deliver-metal' },
  'card-fulfilled': { mission: 0, stage: 0 },
  'tile-added': { card: TILE, part: 2 },
  revealed: { ...who, card: SON, drop: -1 },
  'ability-used': { ...who, ability: 1 },
  word: { ...who, card: EVENT, word: 'heal' },
  ended: { result: 'won', why: 'mission', day: 4 },
};
const TABLE: Position = {
  enemies: [{ is: BEAR, at: 'n' }],
  merchants: [{}, { id: 'vesna', at: 'n' }],
  mission: { name: 'The Trial', figures: [{ id: 'the-crew', name: 'the crew', hp: 3 }] },
};

describe('Every event', () => {
  test.for(EVENT_TYPES)('%s is one clear line for whoever reads it', type => {
    for (const reader of [0, 1, null]) {
      const line = says(type, EVENTS[type] as Facts<typeof type>, seen(TABLE), reader);
      expect(line).toMatch(/^[A-Z\d].*[.]$/s);
      expect(line).not.toMatch(BROKEN);
      expect(line).not.toMatch(/!/);
      if (reader !== 1 && !['died', 'eliminated'].includes(type)) expect(line).not.toMatch(/\bYou\b.*\bBoone\b.*\bYou\b/);
    }
  });
  test('what is part of another deed is silent', () => {
    const event = { type: 'moved', rule: 'US-MOVE-1', ...EVENTS.moved, within: 'card-gained' } as SunEvent;
    expect(sentence(event, seen(TABLE), 0)).toBe('');
  });
  test('bookkeeping has no line of its own', () => {
    for (const type of ['paid', 'word', 'filled', 'deck-shuffled'] as const) expect(ASIDES).toContain(type);
  });
});

describe('Lines as the voice wants them, read by Wren', () => {
  const PARTY: Position = {
    characters: [{ is: 'ida' }, { is: 'boone', at: 'n', hp: 8 }, { is: 'wren', at: 'n', ap: 3, water: 2 }, { is: 'sanaa' }],
    tiles: [{ at: 'n', is: 'bell-dune' }],
    enemies: [{ is: 'bear.1', at: 'n' }],
    merchants: [{}],
    day: 3,
    phase: 'afternoon',
  };
  const view = (more: Position = {}): View => seen({ ...PARTY, ...more }, 2);
  const line = <T extends Type>(type: T, facts: Facts<T>): string => says(type, facts, view(), 2);
  const N = hexOn('n');

  test('you for the reader, names for the others, and the verb follows', () => {
    expect(line('starter-passed', { seat: 0 })).toBe('Ida is the starting player now.');
    expect(line('starter-passed', { seat: 2 })).toBe('You are the starting player now.');
    expect(line('waits', { who: 2, ap: 2 })).toBe('You wait: 2 AP saved for a fight in this phase.');
  });
  test('sums are shown, and what is left', () => {
    expect(
      line('rolled', {
        dice: ['green', 'green'],
        faces: [1, 0],
        successes: 1,
        from: [],
        by: 'character',
        id: 2,
        for: 'stealth',
        enough: 1,
        against: -1,
      }),
    ).toBe('You test stealth: 1 + 0 = 1 success.');
    expect(
      line('rolled', {
        dice: ['green', 'red'],
        faces: [0, -1],
        successes: 0,
        from: [],
        by: 'character',
        id: 2,
        for: 'sneak',
        enough: 1,
        against: -1,
      }),
    ).toBe('You sneak: 0 − 1 = no success.');
    expect(line('hurt', { who: 2, n: 1, left: 5, why: 'hunger' })).toBe('You have no food: 1 damage, 5 of 6 HP.');
    expect(line('drank', { who: 2, n: 2, missing: 0, left: 2, parts: [] })).toBe('You drink 2 water. 2 of 5 water left.');
    expect(line('collected', { who: 2, hex: N, goods: [0, 0, 0, 0, 0, 0, 2], water: 0, ammunition: [0, 0], cards: [] })).toBe(
      'You collect 2 plastic on Bell Dune. 3 AP left.',
    );
    expect(line('figure-placed', { figure: 0, hex: N })).toMatch(/^The \w+ is on Bell Dune now\.$/);
    expect(line('figure-moved', { figure: 0, from: HAVEN, to: N })).toMatch(/^The \w+ moves onto Bell Dune\.$/);
    expect(line('slept', { who: 0, fitness: 2, cost: 3, parts: [] })).toBe('Ida sleeps for 3 AP: FIT now. 6 AP left.');
    expect(line('enemy-hurt', { enemy: 0, card: view().enemies[0]!.card, n: 3, left: 2, by: 1 })).toBe(
      'The bear takes 3 damage: 2 of 5 HP left.',
    );
  });
  test('a last Replenish names the AP that were left then, also when the next phase has begun', () => {
    expect(line('replenished', { who: 2, hex: HAVEN, left: 5, apLeft: 0 })).toBe(
      'You fill all bottles in New Haven: 5 of 5 water. 0 AP left.',
    );
  });
  test('New Haven is gone to and stood in, tiles are gone onto and stood on', () => {
    expect(line('moved', { who: 2, from: N, to: HAVEN, gait: 'move', price: [] })).toBe('You move to New Haven, 3 AP left.');
    expect(line('moved', { who: 2, from: HAVEN, to: N, gait: 'charge', price: [] })).toBe('You charge onto Bell Dune, 3 AP left.');
    expect(line('sources-refilled', { hexes: [HAVEN, N] })).toBe('Water is back in New Haven and on Bell Dune.');
    expect(line('enemy-moved', { enemy: 0, card: BEAR, from: N, to: HAVEN, why: 'approach' })).toMatch(/ comes to New Haven\.$/);
  });
  test('[US-STEALTH-2] a check that is passed says unseen; one that fails waits for karma', () => {
    const dice = { dice: ['green', 'green'], by: 'character', id: 2, enough: 1, against: -1 } as const;
    expect(line('rolled', { ...dice, faces: [1, 0], successes: 1, from: [], for: 'check' })).toBe(
      'You make a stealth check: 1 + 0 = 1 success, unseen.',
    );
    expect(line('rolled', { ...dice, faces: [0, 0], successes: 0, from: [], for: 'check' })).toBe(
      'You make a stealth check: 0 + 0 = no success.',
    );
  });
  test('stealth that comes with the Preparation says why', () => {
    expect(says('hid', { who: 2, hex: N }, view({ phase: 'preparation' }), 2)).toBe(
      'You are in stealth on Bell Dune: enemies may come there again.',
    );
  });
  test('a container that stays shut promises no AP that are not there', () => {
    expect(line('container-shut', { who: 2, hex: N, at: 0 })).toBe('The container stays shut; you have 3 AP to try again.');
    const idle = view({ characters: [{ is: 'ida' }, { is: 'boone' }, { is: 'wren', at: 'n', ap: 0 }] });
    expect(says('container-shut', { who: 2, hex: N, at: 0 }, idle, 2)).toBe(
      'The container stays shut; you have no AP left to try again now.',
    );
  });
  test('a gift is not given for nothing', () => {
    const none = { given: noGoods(), givenWater: 0, givenAmmunition: [0, 0], givenCards: [] };
    const nothing = { taken: noGoods(), takenWater: 0, takenAmmunition: [0, 0], takenCards: [] };
    expect(line('trade-made', { from: 0, to: 2, ...none, givenWater: 2, ...nothing })).toBe('Ida gives you 2 water.');
    expect(line('trade-made', { from: 0, to: 2, ...none, ...nothing, takenWater: 1 })).toBe('You give Ida 1 water.');
  });
  test('[US-SETUP-3] who starts is rolled by you and by seats', () => {
    const early = seen({ characters: [], seats: 2 }, 0);
    expect(says('first-rolled', { seats: [0, 1], successes: [4, 3] }, early, 0)).toBe(
      'Who starts? You roll 4 successes and Seat 2 rolls 3 successes.',
    );
    expect(says('first-rolled', { seats: [0, 1], successes: [4, 3] }, early, 1)).toBe(
      'Who starts? Seat 1 rolls 4 successes and you roll 3 successes.',
    );
  });
  test('an enemy that stays says why, and has a letter only beside another of its name', () => {
    expect(line('enemy-stayed', { enemy: 0, card: view().enemies[0]!.card, why: 'seven' })).toBe('The bear rolls 7 and stays.');
    const two = byHand(staged(PARTY));
    two.enemies.push({ ...two.enemies[0]!, id: 1, letter: 1 });
    const both = viewOf(stateSchema, two, 2) as View;
    expect(says('enemy-stayed', { enemy: 1, card: two.enemies[1]!.card, why: 'fire' }, both, 2)).toBe(
      'Bear B stays: a fire burns where it would go.',
    );
  });
  test('[US-DEATH-1] a death: name, place, time, what can still be done, and no wit', () => {
    const text = line('died', { who: 1, hex: N, phase: 'afternoon', day: 3 });
    expect(text).toMatch(/^Boone is dead\. On Bell Dune, Afternoon of day 3\. An AED .*can bring him back until Morning of day 4 ends\./);
    expect(line('died', { who: 1, hex: N, phase: 'preparation', day: 4 })).toContain('until Night of day 4 ends');
  });
  test('a vote without a majority hits whoever drew the card', () => {
    expect(line('victim-voted', { card: cardNamed('no-knock'), who: 0, votes: [[3], [0]] })).toBe(
      'Votes for Ida: Sanaa; for Sanaa: Ida. No majority: No Knock hits Ida, who drew it.',
    );
    expect(line('victim-voted', { card: cardNamed('no-knock'), who: 0, votes: [[], []] })).toBe(
      'Nobody votes: No Knock hits Ida, who drew it.',
    );
  });
  test('[US-NCARD-4] hands are raised in the open: who voted for whom is told by name', () => {
    const card = cardNamed('no-knock');
    expect(line('victim-voted', { card, who: 1, votes: [[1, 2], []] })).toBe('Votes for Boone: Boone and you. No Knock hits Boone.');
  });
  test('a reader with two characters reads names', () => {
    const alone = seen({ characters: [{ is: 'ida' }, { is: 'boone' }], seats: 1 }, 0);
    expect(says('waits', { who: 0, ap: 2 }, alone, 0)).toBe('Ida waits: 2 AP saved for a fight in this phase.');
    expect(says('equipment-done', { seat: 0 }, alone, 0)).toBe('Ida and Boone have packed.');
    expect(says('starter-passed', { seat: 0 }, alone, null)).toBe('Ida and Boone are the starting player now.');
  });
  test('[US-MISSION-2] what is counted for the mission says how many are wanted', () => {
    const well = seen({ seats: 1, state: { mission: 0, counters: [2, 0, 0, 0, 0] } }, 0);
    expect(says('counted', { counter: 'metal delivered', by: 1, is: 2 }, well)).toBe('Metal delivered: 2 of 3 (+1).');
    expect(says('counted', { counter: 'shifts begun', by: 1, is: 1 }, well)).toBe('Shifts begun: 1 (+1).');
  });
  test('what a card bids is told as it is done, and a fight that is joined is somebody’s', () => {
    expect(line('mission-acted', { who: 1, action: 'carry-water' })).toBe('Boone carries water.');
    expect(line('mission-acted', { who: 2, action: 'push-the-cart' })).toBe('You push the cart.');
    expect([line('joined', { who: 1, with: 2 }), line('joined', { who: 2, with: 0 })]).toEqual([
      'Boone joins your fight.',
      'You join Ida’s fight.',
    ]);
  });
  test('[US-SOL-10] the revelation, to all', () => {
    expect(line('revealed', { who: 0, card: SON, drop: -1 })).toBe(
      `Ida is a Son of Liberty, ${teamCard(SON).name}. Son of Liberty enemies no longer attack Ida. The Survivors also win if Ida falls to 0 HP.`,
    );
  });
});
