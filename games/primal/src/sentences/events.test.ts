/** The log: a cause, a deed and a trace in at most 24 words; the reader is you; what is repeated is said in turn in other words. */
import { bareDecision, listenTo, SampledChance, Seed, startMatch, viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import {
  ACTION_NUMBERS,
  ATTRITION_NUMBERS,
  actionCard,
  BEHAVIOUR_NUMBERS,
  BURDEN_NUMBERS,
  backOf,
  behaviourCard,
  HELM_NUMBERS,
  MASTERY_NUMBERS,
  monsterCard,
  nameOf,
  OBJECTIVE_NUMBERS,
  PERIL_NUMBERS,
  POTION_NUMBERS,
  STANCE_NUMBERS,
} from '../content/box.ts';
import { MONSTERS } from '../content/kinds.ts';
import type { PrimalEvent, Told } from '../events.ts';
import { primal } from '../game.ts';
import { type State, stateSchema, type View } from '../state.ts';
import { type Position, staged } from '../testing/rehearsal.ts';
import { ASIDES, EVENT_TYPES, sentence } from './events.ts';

type Type = PrimalEvent['type'];
type Facts<T extends Type> = Omit<Told<T>, 'type' | 'rule' | 'within' | 'reveals'>;

const seen = (position: Position = {}): View => viewOf(stateSchema, staged(position), 0) as View;
const event = <T extends Type>(type: T, facts: Facts<T>): Told<T> => ({ type, rule: 'PA-GAME-1', ...facts }) as unknown as Told<T>;
const says = <T extends Type>(type: T, facts: Facts<T>, view: View, reader: number | null = 0): string =>
  sentence(event(type, facts) as PrimalEvent, view, reader);

const ATTACK = ACTION_NUMBERS.find(card => actionCard(card).name === 'Say It Again')!;
const [BURDEN, HELM, MASTERY, POTION] = [BURDEN_NUMBERS[0]!, HELM_NUMBERS[0]!, MASTERY_NUMBERS[0]!, POTION_NUMBERS[0]!];
const [PERIL, OBJECTIVE, STANCE] = [PERIL_NUMBERS[0]!, OBJECTIVE_NUMBERS[0]!, STANCE_NUMBERS[0]!];
const ZERO = ATTRITION_NUMBERS[0]!;
const HABIT = BEHAVIOUR_NUMBERS.find(card => behaviourCard(card).monster === 'ramhide' && behaviourCard(card).habit)!;
const seat = { seat: 1 };
const sum = { value: 2, cards: 1, tokens: 1, disrupted: 1, more: 0, defence: 1 };
const dealt = { weapon: 2, more: 3, isDoubled: false, damage: 5, card: ATTACK, total: 7, toughness: 20, why: 'attack' } as const;
const swap = { to: 0, give: 'fire', take: 'tide' } as const;

/** One event of every type, for a hunt of Mirah (who reads) and Dareon. */
const EVENTS: { readonly [T in Type]: Facts<T> } = {
  'chapter-begun': { chapter: 4, leftOut: ['old-card'] },
  'page-read': { page: 'before' },
  'forge-raised': { level: 2 },
  'herbalist-raised': { level: 2 },
  'upgrade-gained': { ...seat, upgrades: 1 },
  'quest-opened': { quest: 1 },
  'quest-expired': { quest: 1 },
  'element-opened': { element: 'storm' },
  'achievement-gained': { achievement: 'the-mill-burnt' },
  'choice-made': { chapter: 4, choice: 'stay' },
  'quest-chosen': { quest: 1 },
  'resources-gained': { ...seat, resources: ['bone', 'bone', 'fire'] },
  'resources-paid': { ...seat, resources: ['hide'] },
  'gear-made': { ...seat, card: HELM, from: -1 },
  'gear-given-up': { ...seat, card: HELM },
  'potion-brewed': { ...seat, card: POTION },
  'step-learned': { ...seat, branch: 'A', step: 1 },
  'gear-worn': { ...seat, card: HELM },
  'gear-taken-off': { ...seat, card: HELM },
  'mastery-chosen': { ...seat, card: MASTERY },
  'deck-changed': { ...seat, added: [ATTACK], removed: [] },
  'loadout-changed': { ...seat, cards: [POTION] },
  'trade-offered': { ...seat, ...swap },
  'trade-made': { ...seat, ...swap },
  'trade-off': { ...seat, to: 0, isRefused: true },
  'page-turned': { ...seat, page: 'forge', making: -1 },
  'payment-chosen': { ...seat, making: HELM, resources: ['bone', 'hide'], pieces: [] },
  ready: { ...seat, isReady: true },
  'card-assigned': { ...seat, card: HELM },
  'quest-won': { quest: 1, rounds: 6, falls: 1, score: 22 },
  'quest-lost': { quest: 1, defeats: 2 },
  'potions-back': { ...seat, cards: [POTION] },
  'hunt-opened': { monster: 'ramhide', level: 1, scenario: 0, hunters: 2 },
  'stance-set': { card: STANCE, level: 1 },
  'peril-set': { card: PERIL },
  'objective-set': { card: OBJECTIVE },
  'terrain-set': { kind: 'rock', sector: 2 },
  'slot-filled': { slot: 0, back: backOf(HABIT) },
  'deck-shuffled': { ...seat, n: 20 },
  'behaviours-shuffled': { n: 9 },
  'attrition-shuffled': { n: 10 },
  'aggro-chosen': seat,
  'round-begun': { round: 5 },
  step: { step: 'act' },
  'potion-drunk': { ...seat, card: POTION },
  'consume-passed': seat,
  'slots-refreshed': { cards: [HABIT] },
  'struggle-changed': { by: 2, struggle: 4, why: 'upkeep', acceleration: 1 },
  'acceleration-changed': { by: 1, now: 1 },
  unleashed: { damage: 2, struggle: 2 },
  'first-player': seat,
  'turn-begun': { ...seat, position: 'front' },
  'turn-paused': { ...seat, for: 0, card: ATTACK },
  'turn-resumed': seat,
  'turn-ended': seat,
  'round-ended': { round: 5 },
  moved: { ...seat, from: 2, sector: 1, gait: 'paid', position: 'flank' },
  placed: { ...seat, from: 2, sector: 1 },
  stayed: seat,
  threatened: { ...seat, wasAlready: false },
  'threat-gone': seat,
  paid: { ...seat, cards: [ATTACK], tokens: 1, cost: 2, for: ATTACK },
  'card-played': { ...seat, card: ATTACK, place: 2 },
  'aggro-taken': { ...seat, from: 0 },
  drew: { ...seat, n: 1, why: 'card', cards: [ATTACK] },
  'cards-shown': { ...seat, cards: [ATTACK] },
  discarded: { ...seat, cards: [ATTACK], for: 'text' },
  milled: { ...seat, cards: [ATTACK], for: 'text' },
  exiled: { ...seat, cards: [ATTACK] },
  'taken-back': { ...seat, card: ATTACK, to: 'hand' },
  'top-seen': { ...seat, cards: [ATTACK] },
  fatigue: { ...seat, damage: 1, burning: 1 },
  'burden-given': { ...seat, card: BURDEN, to: 'discard' },
  'sequence-discarded': { ...seat, cards: [ATTACK] },
  assisted: { ...seat, card: ATTACK, whom: 0 },
  taunted: { ...seat, card: ATTACK, whom: 0 },
  'went-berserk': seat,
  'resilience-shown': { ...seat, card: ATTACK },
  recycled: { ...seat, cards: [ATTACK] },
  volleyed: { ...seat, cards: [ATTACK, ATTACK], offensive: 1 },
  'attacks-shown': { ...seat, cards: [ATTACK] },
  'wait-added': { ...seat, what: 'cost', by: -1, colour: 0, keyword: '' },
  'sequence-longer': { ...seat, by: 1 },
  'actions-cut': { ...seat, card: ATTACK },
  'actions-ended': seat,
  word: { ...seat, card: ATTACK, word: 'draw' },
  'ability-used': { ...seat, card: HELM, ability: 0 },
  'stamina-changed': { ...seat, by: 1, now: 2 },
  'defence-gained': { ...seat, n: 1, now: 1 },
  'tokens-cleared': seat,
  strained: { ...seat, n: 1 },
  'caught-fire': seat,
  'counters-changed': { ...seat, card: MASTERY, by: 1, now: 1, of: 3 },
  focused: { ...seat, card: MASTERY },
  suffered: { ...seat, damage: 2, harm: 'monster', total: 4, health: 9, card: HABIT },
  prevented: { ...seat, damage: 2, harm: 'attrition', by: 0, card: HELM },
  'rock-broken': { ...seat, sector: 2 },
  healed: { ...seat, n: 1, total: 2 },
  'knocked-out': { ...seat, sector: 2 },
  'gear-depleted': { ...seat, card: HELM },
  'gear-mended': { ...seat, card: HELM },
  eliminated: seat,
  'ko-flipped': { ...seat, by: 1 },
  rose: { ...seat, by: 0 },
  'monster-turned': { from: 2, sector: 1 },
  'behaviour-revealed': { slot: 0, card: HABIT, by: 0 },
  'boost-applied': { card: HABIT, cost: 2, struggle: 1 },
  'boost-skipped': { card: HABIT, cost: 2, struggle: 1 },
  'boost-cancelled': { card: HABIT, cost: 2, by: 'confused' },
  rampage: { cards: [HABIT] },
  'behaviours-discarded': { cards: [HABIT] },
  'chain-cut': { left: 2 },
  mounted: { ...seat, card: HABIT, attrition: 1, shown: 2, isOn: true },
  'damage-dealt': { ...seat, ...dealt },
  'swarm-hit': { ...seat, swarm: 1, damage: 3, isGone: false },
  'swarm-came': { swarm: 1, toughness: 4 },
  'plate-swallowed': { ...seat, sector: 2, left: 0 },
  'plate-set': { sector: 2, n: 1 },
  'wound-suffered': { health: 8, damage: 1 },
  'stance-changed': { card: STANCE, stance: 2 },
  'peril-stirs': { ...seat, card: PERIL },
  'peril-gone': { card: PERIL },
  'peril-blinded': { ...seat, card: PERIL },
  'blind-ended': { card: PERIL },
  confused: seat,
  'confusion-gone': {},
  'slot-stunned': { ...seat, slot: 1 },
  'stuns-gone': {},
  vulnerable: seat,
  'vulnerable-gone': { isUsed: false },
  'bonus-damage': { by: 1, until: 'round' },
  'bonus-gone': { until: 'round' },
  'track-changed': { by: 1, now: 2, of: 3 },
  'objective-counted': { card: OBJECTIVE, now: 1, of: 4 },
  'objective-done': { card: OBJECTIVE },
  'slot-known': { slot: 1, card: HABIT },
  'pile-seen': { cards: [HABIT] },
  'slot-opened': { slot: 3 },
  'slot-locked': { slot: 3 },
  'sector-marked': { sector: 1 },
  'terrain-placed': { kind: 'fire', sector: 2, isRed: true },
  'terrain-gone': { kind: 'rock', sector: 2 },
  'fire-fades': { sector: 2 },
  'dust-disrupts': { ...seat, cards: [ATTACK] },
  climbed: { ...seat, sector: 2 },
  'stepped-off': seat,
  'attrition-revealed': { ...seat, cards: [ZERO] },
  'attrition-resisted': { ...seat, ...sum, card: ZERO, value: 1 },
  'attrition-failed': { ...seat, ...sum, card: ZERO },
  'attrition-discarded': { cards: [ZERO] },
  'hunt-won': { monster: 'ramhide', round: 6 },
  'hunt-lost': { monster: 'ramhide', why: 'time', round: 10 },
};
const TYPES = Object.keys(EVENTS) as Type[];
const BROKEN = /undefined|null|NaN|\[object|-1\b| {2}|\{hunter\}|\.\./;
const words = (text: string): number => text.split(/\s+/).length;

describe('every event', () => {
  test('has a line, or is an aside', () => {
    expect([...EVENT_TYPES].sort()).toEqual([...TYPES].sort());
    for (const one of ASIDES) expect(TYPES).toContain(one);
  });

  test.for(TYPES)('%s is one whole sentence of at most 24 words, whoever reads it', type => {
    const view = seen({ monster: 'ramhide', hunters: [{}, { sequence: [{ colour: 'red' }] }] });
    for (const reader of [0, 1, null]) {
      const line = sentence(event(type, EVENTS[type] as Facts<typeof type>) as PrimalEvent, view, reader);
      expect(line).toMatch(/^[A-Z\d“].*[.?]$/s);
      expect(line).not.toMatch(BROKEN);
      if (!ASIDES.includes(type)) expect(words(line)).toBeLessThanOrEqual(24);
    }
  });

  test('is silent as a part of another deed', () => {
    const part = { ...event('stayed', seat), within: 'PA-MOVE-1' } as unknown as PrimalEvent;
    expect(sentence(part, seen(), 0)).toBe('');
  });
});

describe('who reads', () => {
  test('goes by you; everybody else by name, and to spectators all do', () => {
    const view = seen();
    const taken = { seat: 0, by: 1, now: 2 };
    expect(says('stamina-changed', taken, view, 0)).toBe('You gain 1 stamina token: 2 now.');
    expect(says('stamina-changed', taken, view, 1)).toBe('Mirah gains 1 stamina token: 2 now.');
    expect(says('stamina-changed', taken, view, null)).toBe('Mirah gains 1 stamina token: 2 now.');
  });
});

describe('a deed that is repeated', () => {
  const inRounds = (tell: (view: View) => string): Set<string> => new Set([1, 2, 3, 4].map(round => tell(seen({ round }))));

  test.for([
    ['stayed', seat],
    ['threatened', { ...seat, wasAlready: false }],
    ['moved', { ...seat, from: 2, sector: 1, gait: 'paid', position: 'flank' }],
    ['fatigue', { ...seat, damage: 1, burning: 0 }],
    ['attrition-failed', { ...seat, ...sum, card: ZERO }],
    ['attrition-resisted', { ...seat, ...sum, value: 1, card: ZERO }],
    ['monster-turned', { from: 2, sector: 1 }],
    ['peril-stirs', { ...seat, card: PERIL }],
    ['slots-refreshed', { cards: [HABIT] }],
  ] as const)('%s has three wordings at least', ([type, facts]) => {
    expect(inRounds(view => says(type, facts as never, view)).size).toBeGreaterThanOrEqual(3);
  });

  test('attrition that meets no defence says so, and names no 0', () => {
    const bare = { cards: 0, tokens: 0, disrupted: 0, more: 0, defence: 0 };
    const told = inRounds(view => says('attrition-failed', { ...seat, ...sum, ...bare, card: ZERO, value: 2 }, view));
    expect(told.size).toBe(3);
    for (const line of told) expect(line).toMatch(/no defence|Nothing stands/);
  });

  test('what is learned, opened, counted and read is a whole sentence', () => {
    const rounds = [0, 1, 2].map(round => says('slots-refreshed', { cards: [HABIT] }, { ...seen({ monster: 'ramhide' }), round }));
    const name = nameOf(HABIT);
    expect(new Set(rounds)).toEqual(
      new Set([
        `Ramhide forgets ${name} and learns another behaviour.`,
        `Ramhide puts ${name} away and learns another behaviour.`,
        `Upkeep: Ramhide gives up ${name} and learns another behaviour.`,
      ]),
    );
    expect(says('hunt-opened', { monster: 'ramhide', level: 1, scenario: 0, hunters: 2 }, seen({ monster: 'ramhide' }))).toMatch(
      /^Ramhide, of level 1, stands before 2 hunters\. It wants /,
    );
    const counted = (now: number, of: number): string =>
      says('counters-changed', { ...seat, card: MASTERY, by: 1, now, of }, seen({ hunters: [{}, { is: 'mirah' }] }));
    const mastery = nameOf(MASTERY);
    expect(counted(1, 3)).toBe(`Mirah has 1 of 3 counters on the mastery ${mastery}.`);
    expect(counted(1, 1)).toBe(`Mirah has the 1 counter that the mastery ${mastery} needs.`);
    expect(counted(2, 0)).toBe(`Mirah has 2 counters on ${mastery}.`);
    expect(says('page-read', { page: 'before' }, seen())).toBe('The page of the quest is open: it tells what is asked of you.');
  });

  test('wounds and unleashes have them, too, by their own count', () => {
    const wounds = [9, 8, 7].map(health => says('wound-suffered', { health, damage: 0 }, seen()).replace(/\d+/g, 'n'));
    expect(new Set(wounds).size).toBe(3);
    expect(says('wound-suffered', { health: 0, damage: 0 }, seen())).toContain('the last health');
    const unleashed = [1, 2, 3].map(n => says('unleashed', { damage: 2, struggle: 2 }, seen({ beast: { unleashed: n } })));
    expect(new Set(unleashed).size).toBe(3);
  });

  test('reads alike for everybody', () => {
    const view = seen({ round: 3 });
    expect(says('stayed', seat, view, 0)).toBe(says('stayed', seat, view, null));
  });
});

describe('what a behaviour is woken by', () => {
  const woken = (position: Position): string => {
    const view = seen({ monster: 'ramhide', slots: [{ icons: ['attack'] }], ...position });
    return says('behaviour-revealed', { slot: 0, card: view.monster.slots[0]!.known[0] ?? HABIT, by: 0 }, view, null);
  };

  test('is said: the card that was played', () => {
    const known = { icons: ['attack'], isKnown: true } as const;
    const view = { slots: [known], hunters: [{ sequence: [ATTACK], is: 'dareon' as const }, {}] };
    expect(woken({ ...view, round: 3 })).toMatch(/^Dareon’s attack Say It Again wakes /);
  });

  test('is said: two in a row, where a turn began, the end of the round', () => {
    const pair = { icons: ['two-attacks'], isKnown: true } as const;
    expect(woken({ round: 3, slots: [pair], hunters: [{ sequence: [{ colour: 'red' }, { colour: 'red' }] }, {}] })).toMatch(
      /^Two attacks in a row wake /,
    );
    const rear = { icons: ['start-rear', 'dodge'], isKnown: true } as const;
    expect(woken({ round: 3, step: 'begin-turn', slots: [rear] })).toMatch(/^Mirah’s turn begun in the rear wakes /);
    const end = { icons: ['end-round'], isKnown: true } as const;
    expect(woken({ round: 3, step: 'end-round', active: -1, slots: [end] })).toMatch(/^The end of the round wakes /);
  });

  test('is whose deed it was, whoever has the turn', () => {
    const known = { icons: ['move'], isKnown: true } as const;
    const view = seen({ monster: 'ramhide', round: 3, step: 'move', active: 0, slots: [known] });
    const card = view.monster.slots[0]!.known[0]!;
    expect(says('behaviour-revealed', { slot: 0, card, by: 1 }, view)).toMatch(/^Dareon’s move wakes /);
    expect(says('behaviour-revealed', { slot: 0, card, by: 0 }, view)).toMatch(/^Your move wakes /);
  });

  test('is a rampage in one line, with what it brings', () => {
    const view = seen({ monster: 'ramhide', slots: [{ icons: ['rampage'], isKnown: true }] });
    const card = view.monster.slots[0]!.known[0]!;
    expect(says('behaviour-revealed', { slot: 0, card, by: 0 }, view)).toContain(
      `And Ramhide does not stop there. A rampage: ${nameOf(card)}.`,
    );
    expect(ASIDES).toContain('rampage');
  });

  test('is followed by what is written on the card', () => {
    const { flavour } = behaviourCard(HABIT);
    expect(says('behaviour-revealed', { slot: 0, card: HABIT, by: 0 }, seen({ monster: 'ramhide', round: 3 }))).toContain(flavour);
  });

  test('comes after the habit, which is always in the same words', () => {
    const { habit } = monsterCard('ramhide');
    for (const round of [1, 2, 3, 4]) {
      const view = seen({ monster: 'ramhide', round });
      expect(says('behaviour-revealed', { slot: 0, card: HABIT, by: 0 }, view).startsWith(`${habit} `)).toBe(true);
    }
  });
});

describe('falls and ends', () => {
  test.for(MONSTERS)('%s fells quietly: at most 15 words, and each of its lines in turn', monster => {
    const lines = [1, 2, 3].map(falls => says('knocked-out', { seat: 0, sector: 2 }, seen({ monster, hunters: [{ falls }, {}] })));
    expect(new Set(lines).size).toBe(monsterCard(monster).fells.length);
    for (const line of lines) {
      expect(line).toContain('Mirah');
      expect(words(line)).toBeLessThanOrEqual(15);
    }
  });

  test('it dies by its own line, and walks off by its own line', () => {
    const view = seen({ monster: 'reefmaw' });
    const { dies, walksOff } = monsterCard('reefmaw');
    expect(says('hunt-won', { monster: 'reefmaw', round: 7 }, view)).toBe(dies);
    expect(says('hunt-lost', { monster: 'reefmaw', why: 'time', round: 10 }, view)).toBe(`Round 10 ends. ${walksOff}`);
  });
});

describe('numbers', () => {
  test('an attack comes with its sum and what is left to the wound', () => {
    const line = says('damage-dealt', { ...seat, ...dealt }, seen());
    expect(line).toContain('2 + 3 = 5 damage');
    expect(line).toContain('7 of 20');
    expect(says('damage-dealt', { ...seat, ...dealt, isDoubled: true, damage: 10 }, seen())).toContain('(2 + 3) × 2 = 10 damage');
    expect(says('damage-dealt', { ...seat, ...dealt, toughness: 0 }, seen())).toContain('no mark stays');
    expect(says('damage-dealt', { ...seat, ...dealt, total: 20 }, seen())).toContain('enough for a wound');
  });

  test('attrition comes with what stood against it', () => {
    expect(says('attrition-failed', { ...seat, ...sum, card: ZERO }, seen({ round: 3 }))).toBe(
      'Attrition 2 finds Dareon: defence 1 card + 1 token − 1 in the dust = 1.',
    );
    expect(says('attrition-resisted', { ...seat, ...sum, value: 0, card: ZERO }, seen())).toBe('Attrition 0. Nothing comes for Dareon.');
  });

  test('[PA-STRUG-1] struggle above its limit is full, never a share of it', () => {
    const full = { by: 3, why: 'upkeep', acceleration: 0 } as const;
    expect(says('struggle-changed', { ...full, struggle: 7 }, seen())).toBe('Upkeep: struggle rises by 3, to 7, and 6 is full.');
    expect(says('struggle-changed', { ...full, struggle: 5, acceleration: 1 }, seen())).toBe(
      'Upkeep: struggle rises by 3, 1 of it by acceleration, to 5 of 6.',
    );
  });

  test('[PA-TERR-26] what burns off a deck says that it burns', () => {
    const burnt = { ...seat, cards: ACTION_NUMBERS.slice(0, 4), for: 'fire' } as const;
    expect(says('milled', burnt, seen())).toBe('Dareon is on fire already: 4 cards burn off the deck. 10 to draw.');
  });

  test('who stands where it turns, and where terrain falls, is said by name', () => {
    const view = seen({ hunters: [{ at: 'east' }, { at: 'east' }] });
    expect(says('monster-turned', { from: 2, sector: 1 }, view, 0)).toContain('You and Dareon stand there.');
    expect(says('monster-turned', { from: 1, sector: 3 }, view, 0)).toContain('Nobody is there.');
    expect(says('terrain-placed', { kind: 'rock', sector: 1, isRed: false }, view, null)).toBe(
      'Rock in the east. Mirah and Dareon stand in it.',
    );
  });

  test('cards are named as long as they are few', () => {
    const many = ACTION_NUMBERS.slice(0, 4);
    expect(says('milled', { ...seat, cards: many, for: 'text' }, seen())).toBe('Off the top of Dareon’s deck: 4 cards. 10 to draw.');
    expect(says('milled', { ...seat, cards: [ATTACK], for: 'text' }, seen())).toContain(nameOf(ATTACK));
  });
});

describe('one word for one thing', () => {
  const red = { ...seat, card: ATTACK, place: 2 };
  const dealt = { ...seat, weapon: 2, more: 0, isDoubled: false, damage: 2, card: -1, toughness: 10, why: 'attack' } as const;

  test('the colour of a card is named, for behaviours react to it', () => {
    const verbs = (['red', 'blue', 'green', 'yellow'] as const).map(colour => {
      const card = ACTION_NUMBERS.find(no => actionCard(no).colour === colour)!;
      return [1, 2, 3].map(place => says('card-played', { ...red, card, place }, seen()).replace(/:.*/, ''));
    });
    expect(verbs).toEqual(['attacks', 'maneuvers', 'dodges', 'parries'].map(verb => Array(3).fill(`Dareon ${verb}`)));
  });
  test('struggle rises and falls, whatever does it', () => {
    const told = (why: Told<'struggle-changed'>['why'], by: number) =>
      says('struggle-changed', { by, struggle: 3, why, acceleration: 0 }, seen());
    expect([told('card', 2), told('card', -2), told('maneuver', -1), told('escalation', 1)]).toEqual([
      'Struggle rises by 2, to 3 of 6.',
      'Struggle falls by 2, to 3 of 6.',
      'The maneuver: struggle falls by 1, to 3 of 6.',
      'Cinderwing has run through all it knows: struggle rises by 1, to 3 of 6.',
    ]);
    for (const unleashed of [1, 2, 3])
      expect(says('unleashed', { damage: 2, struggle: 2 }, seen({ beast: { unleashed } })).match(/struggle/gi)).toHaveLength(1);
  });
  test('a wound says what is left over, and what health is left', () => {
    expect(
      [9, 10, 13].map(total =>
        says('damage-dealt', { ...dealt, total }, seen())
          .replace(/^.*damage(?: by [A-Za-z]+)?[:,] /, '')
          .replace(/ It looks round .*$/, ''),
      ),
    ).toEqual(['9 of 10.', 'enough for a wound, none left over.', 'enough for a wound, 3 left over.']);
    expect([9, 8, 7].map(health => says('wound-suffered', { health, damage: 0 }, seen()).endsWith(`${health} health left.`))).toEqual([
      true,
      true,
      true,
    ]);
  });
  test('what is paid with is one list', () => {
    expect(says('paid', { ...seat, cards: [ATTACK, ATTACK + 1], tokens: 1, cost: 3, for: ATTACK }, seen())).toMatch(
      /: [^,]+, [^,]+ and 1 stamina token\. /,
    );
  });
  test('the flavour of a blow stands by itself, and never between the sum and what it comes to', () => {
    const lines = [9, 10, 11].map(total => says('damage-dealt', { ...dealt, total }, seen()));
    expect(lines.filter(line => /looks round for [^.]*:/.test(line))).toEqual([]);
  });
  test.each(['paid', 'free', 'forced'] as const)('a move leads from somewhere to somewhere: %s', gait => {
    for (const round of [1, 2, 3])
      expect(says('moved', { ...seat, from: 2, sector: 1, gait, position: 'flank' }, seen({ round }))).toMatch(
        /^Dareon .+ from the south to the east, a flank\.$/,
      );
  });

  /** Words that were said of the same thing beside another. */
  const RETIRED =
    /\bheart|\brouse|has been waiting for|time to think|jaw fills|its track|\bgives up the\b|moves out of|makes a point|knows a better way|\brefuses\b/i;
  test.each(['prologue', 'expedition-ramhide', 'expedition-orehulk', 'expedition-thunderdrake'])(
    'no line of a whole hunt uses a retired word: %s',
    mode => {
      const { setup } = primal.tables.find(one => one.mode === mode)!;
      const lines: string[] = [];
      const told = listenTo(primal, {
        hear: (event, _scene, state) => {
          if (!ASIDES.includes(event.type as PrimalEvent['type']))
            lines.push(sentence(event as PrimalEvent, viewOf(stateSchema, state as State, null) as View, null));
        },
      });
      const started = startMatch(told, setup, 'the words of the log');
      if (!started.ok) throw new Error(started.refusal.says);
      const match = started.value;
      const chance = new SampledChance<'bot'>(new Seed('log'));
      while (!match.outcome) {
        const [decision] = match.open;
        const { seat: by } = decision!;
        match.answer(by, primal.sensible(match.view(by) as View, bareDecision(decision!), by, chance));
      }

      expect(lines.length).toBeGreaterThan(100);
      expect(lines.filter(line => RETIRED.test(line))).toEqual([]);
      expect(
        lines.filter(line => /struggle/i.test(line) && !/struggle (rises|falls)|(for|spent|\d) ?struggle|struggle spent/i.test(line)),
      ).toEqual([]);
    },
  );
});
