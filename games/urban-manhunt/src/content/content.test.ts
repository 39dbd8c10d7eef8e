/** What is printed: counts, budgets and totals of dataslates and decks. Clauses UM-SET-18, 19, 20, 22, UM-EVT-1, UM-GEO-5. */

import { describe, expect, test } from 'vitest';
import { prospect } from '../bot/odds.ts';
import { GUNMAN, hunter, LURKER, RH, RUNNER, THUG, thug } from '../testing/fixtures.ts';
import {
  alwaysOf,
  box,
  CONTENT_HASH,
  CONTROL_DECK,
  CRIM_DECK,
  cardNamed,
  cardOption,
  crimAlways,
  crimCard,
  crimTexts,
  DATASLATES,
  dataslate,
  EVENT_DECK,
  eventCard,
  keyOf,
  nameOf,
  textsAt,
} from './box.ts';
import { CONTROL_CARDS } from './control.ts';
import { CRIMS } from './crims.ts';
import { EVENTS } from './events.ts';
import { ATTRIBUTES, CRIM_ACTIONS, DEMEANORS } from './kinds.ts';
import { ZONES } from './maps.ts';
import { baseRadius, heightOf } from './plan.ts';
import { type Attack, type Dataslate, PLACEMENT_MODES } from './types.ts';
import type { Effect } from './words/index.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const count = <T>(things: readonly T[]): Map<T, number> => {
  const counts = new Map<T, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
};
const attributesOf = (slate: Dataslate): number => sum(ATTRIBUTES.map(attribute => slate.attributes[attribute]));

describe('The box', () => {
  test('holds 15 hunters, 36 events, 32 crims of 16 profiles, 18 Control Cards and 7 zones', () => {
    expect([DATASLATES.length, EVENT_DECK.length, CRIM_DECK.length, CRIMS.length, CONTROL_DECK.length, ZONES.length]).toEqual([
      15, 36, 32, 16, 18, 7,
    ]);
  });

  test('is data: it survives a trip through JSON', () => {
    const all = { DATASLATES, EVENTS, CRIMS, CONTROL_CARDS, ZONES };

    expect(JSON.parse(JSON.stringify(all))).toEqual(all);
    expect(CONTENT_HASH).toMatch(/^[0-9a-f]{16}$/);
  });

  test('names and keys are unique, and a key leads back to its card', () => {
    const named = [...DATASLATES, ...EVENTS, ...CRIMS, ...CONTROL_CARDS];
    expect(new Set(named.map(({ name }) => name)).size).toBe(named.length);
    expect(new Set(named.map(({ id }) => id)).size).toBe(named.length);
    const options = DATASLATES.flatMap(slate => slate.options.map(({ name }) => name));
    expect(new Set(options).size).toBe(options.length);

    for (const no of [...EVENT_DECK, ...CRIM_DECK, ...CONTROL_DECK]) {
      expect(cardNamed(keyOf(no))).toBe(no);
      expect(cardOption(no)).toEqual({ key: keyOf(no), value: no, about: [{ kind: 'card', id: no }] });
    }
    expect(cardNamed('no-such-card')).toBe(-1);
    expect([keyOf(cardNamed('knife-kid.3')), nameOf(cardNamed('knife-kid.3'))]).toEqual(['knife-kid.3', 'Knife Kid']);
  });

  test('a fixture gets a number beside the box and changes no deck', () => {
    const no = thug({ id: 'late-thug', rule: { name: 'Vest', texts: [{ when: 'always', effects: [{ do: 'armor', n: 2 }] }] } });

    expect(no).toBeGreaterThanOrEqual(box.size);
    expect(crimCard(no)).toMatchObject({ name: 'Thug', bpv: 8 });
    expect(crimAlways(no)).toEqual([{ do: 'armor', n: 2 }]);
    expect(cardNamed('late-thug')).toBe(no);
    expect(CRIM_DECK).toHaveLength(32);
  });

  test('texts are found by their moment', () => {
    const auditor = DATASLATES.findIndex(({ id }) => id === 'the-auditor');
    const { texts } = dataslate(auditor).rule;

    expect(alwaysOf(auditor)).toEqual([{ do: 'hand-limit', n: 4 }]);
    expect(textsAt(texts, 'pod-opened')).toEqual([texts[1]]);
    expect(textsAt(texts, 'return')).toEqual([]);
    expect(crimTexts(cardNamed('pickpocket.1')).map(({ when }) => when)).toEqual(['crim-hit']);
    expect(crimTexts(cardNamed('alley-brawler.1'))).toEqual([]);
    expect(crimAlways(cardNamed('riot-shield.2'))).toEqual([
      { do: 'armor', n: 1 },
      { do: 'counts-as-cover', beyond: 0 },
    ]);
  });
});

describe('Dataslates', () => {
  test.each(DATASLATES)(
    '[UM-SET-18] $name has six attributes from 1 to 6, a Wound Maximum, a Height, attacks, a rule and options',
    slate => {
      expect(Object.keys(slate.attributes).toSorted()).toEqual([...ATTRIBUTES].toSorted());
      for (const attribute of ATTRIBUTES) expect([1, 2, 3, 4, 5, 6]).toContain(slate.attributes[attribute]);
      expect(slate.woundMaximum).toBeGreaterThanOrEqual(5);
      expect([1000, 2000]).toContain(heightOf(slate));
      expect(slate.attacks.length).toBeGreaterThanOrEqual(1);
      expect(slate.rule.name).not.toBe('');
      expect(slate.options).toHaveLength(3);
    },
  );

  test.each(DATASLATES)('$name keeps to the guide for attacks and costs', ({ attacks, options }) => {
    expect(attacks.length).toBeLessThanOrEqual(3);
    expect(attacks.some(({ kind, isDepletable }) => kind === 'melee' && !isDepletable)).toBe(true);
    for (const attack of attacks) expect(guideFault(attack), attack.name).toBeNull();
    const costs = options.map(({ cost }) => cost);
    expect(costs[0]).toBe(1);
    expect([1, 2]).toContain(costs[1]);
    expect([2, 3]).toContain(costs[2]);
  });

  function guideFault({ kind, damage, range, isDepletable }: Attack): string | null {
    if (damage === 4 && !isDepletable) return 'Damage 4 is depletable';
    if (kind === 'melee') return range === undefined && damage >= 1 && damage <= 4 ? null : 'melee: no range, Damage 1 to 4';
    if (range === undefined || range < 5 || range > 24) return 'ranged: 5 to 24 inches';
    if (damage < 2 || damage > 4) return 'ranged: Damage 2 to 4';
    return damage >= 3 && range >= 12 && !isDepletable ? 'ranged: Damage 3 at 12 inches is depletable' : null;
  }

  /** What must be paid for: Wounds beyond 5, Armor and the first Damage 4 attack. */
  function dues(slate: Dataslate): number {
    const armor = alwaysOf(DATASLATES.indexOf(slate)).map(effect => (effect.do === 'armor' ? effect.n : 0));
    return slate.woundMaximum - 5 + sum(armor) + (slate.attacks.some(({ damage }) => damage === 4) ? 1 : 0);
  }

  test('attributes sum to 20, less what Wounds, Armor and a Damage 4 attack cost', () => {
    expect(Object.fromEntries(DATASLATES.map(slate => [slate.name, attributesOf(slate) + dues(slate)]))).toEqual({
      ...Object.fromEntries(DATASLATES.map(({ name }) => [name, 20])),
    });
  });

  test('at most one 6 for each attribute', () => {
    for (const attribute of ATTRIBUTES) expect(DATASLATES.filter(slate => slate.attributes[attribute] === 6).length).toBeLessThanOrEqual(1);
  });

  const slateNamed = (id: string): Dataslate => DATASLATES.find(slate => slate.id === id)!;
  const reachOf = ({ attacks }: Dataslate): number => Math.max(0, ...attacks.map(({ range = 0 }) => range));

  /** The chance that one shot kills a crim of Defense 2 with two Wounds, so many dice being upgraded. */
  const kills = ({ attributes, attacks }: Dataslate, ups = 0): number =>
    prospect(attributes.shoot, ups, 2, attacks.find(({ kind }) => kind === 'ranged')!.damage, 0, 2).kills;

  test('Mother Hush reaches farthest, and nobody has a better shot from 12" or more; Quickdraw Nine, up close, kills more with two', () => {
    const [hush, quickdraw] = [slateNamed('mother-hush'), slateNamed('quickdraw-nine')];
    const others = DATASLATES.filter(slate => slate !== hush);
    const fromAfar = others.filter(slate => reachOf(slate) >= 12);
    const focused = kills(hush, 3);

    expect(Math.max(...others.map(reachOf))).toBeLessThan(reachOf(hush));
    expect(Math.max(...fromAfar.map(slate => kills(slate, 2)))).toBeLessThan(focused);
    expect(reachOf(quickdraw)).toBeLessThan(reachOf(hush) / 2);
    expect(2 * kills(quickdraw)).toBeGreaterThan(focused);
  });

  test('[UM-SET-20] an attack is melee or ranged, with a range exactly if it is ranged; some can be depleted', () => {
    const [rifle, blade] = dataslate(RH).attacks;
    expect(rifle).toEqual({ name: 'Rifle', kind: 'ranged', damage: 3, range: 18, isDepletable: true });
    expect(blade).toEqual({ name: 'Blade', kind: 'melee', damage: 2 });

    for (const { kind, damage, range } of [...DATASLATES, ...CRIMS].flatMap(({ attacks }) => attacks)) {
      expect(['melee', 'ranged']).toContain(kind);
      expect(damage).toBeGreaterThanOrEqual(1);
      expect(range !== undefined).toBe(kind === 'ranged');
    }
  });

  test('what is named in a text is there', () => {
    for (const { attacks, options } of DATASLATES)
      for (const effect of options.flatMap(({ effects }): readonly Effect[] => effects))
        if (effect.do === 'reload' && effect.attack !== undefined) expect(attacks.map(({ name }) => name)).toContain(effect.attack);
  });
});

describe('Crim deck', () => {
  test.each(CRIMS)(
    '[UM-SET-19] [UM-SET-22] [UM-R-6] $name has all values, one Demeanor of four, and Shoot exactly with a ranged attack',
    crim => {
      expect(DEMEANORS.filter(demeanor => demeanor === crim.demeanor)).toHaveLength(1);
      for (const value of [crim.move, crim.fight, crim.defense, crim.stealth, crim.wounds, crim.bpv])
        expect(value).toBeGreaterThanOrEqual(1);
      expect(crim.attacks.length).toBeGreaterThanOrEqual(1);
      expect(crim.shoot !== null).toBe(crim.attacks.some(({ kind }) => kind === 'ranged'));
      if (crim.shoot !== null) expect(crim.shoot).toBeGreaterThanOrEqual(1);
      expect(crim.rule === null || crim.rule.texts.length > 0).toBe(true);
    },
  );

  test('cards by Demeanor: Aggressive 11, Tactical 8, Skittish 8, Sneaky 5', () => {
    expect(Object.fromEntries(count(CRIM_DECK.map(no => crimCard(no).demeanor)))).toEqual({
      aggressive: 11,
      tactical: 8,
      skittish: 8,
      sneaky: 5,
    });
  });

  test('the reference crims are one of each Demeanor', () => {
    expect([THUG, GUNMAN, RUNNER, LURKER].map(no => crimCard(no).demeanor)).toEqual([...DEMEANORS]);
  });
});

describe('Bodies', () => {
  test('[UM-GEO-5] a base is 0.5 or 0.8 in radius, a Height 1 unless the card says otherwise', () => {
    const big = crimCard(cardNamed('chrome-fists'));
    expect([baseRadius(big), heightOf(big)]).toEqual([800, 2000]);
    const plain = crimCard(THUG);
    expect([baseRadius(plain), heightOf(plain)]).toEqual([500, 1000]);
    const tall = dataslate(hunter({ height: 2 }));
    expect([baseRadius(tall), heightOf(tall)]).toEqual([500, 2000]);
  });
});

describe('Control Deck', () => {
  test('totals: restock 7, event 10, crims 8/8/2, modes 9/4/3/2', () => {
    expect(CONTROL_CARDS.filter(({ restock }) => restock)).toHaveLength(7);
    expect(CONTROL_CARDS.filter(({ event }) => event)).toHaveLength(10);
    const ks = count(CONTROL_CARDS.map(({ k }) => k));
    expect([0, 1, 2].map(k => ks.get(k as 0 | 1 | 2))).toEqual([8, 8, 2]);
    const modes = count(CONTROL_CARDS.map(({ mode }) => mode));
    expect(PLACEMENT_MODES.map(mode => modes.get(mode))).toEqual([9, 4, 3, 2]);
  });

  test('[UM-CRIM-7] Gun Drop orders Aggressive crims to Charge: none of them has a gun, and told to Shoot they would Charge', () => {
    expect(CONTROL_CARDS.find(({ id }) => id === 'gun-drop')!.orders).toEqual({
      aggressive: 'charge',
      tactical: 'shoot',
      skittish: 'shoot',
      sneaky: 'shoot',
    });
    const aggressive = CRIMS.filter(({ demeanor }) => demeanor === 'aggressive');
    expect(aggressive.flatMap(({ attacks }) => attacks.filter(({ kind }) => kind === 'ranged'))).toEqual([]);
  });

  test('totals of orders by Demeanor', () => {
    const totals = DEMEANORS.map(demeanor => {
      const orders = count(CONTROL_CARDS.map(card => card.orders[demeanor]));
      return Object.fromEntries(CRIM_ACTIONS.flatMap(action => (orders.has(action) ? [[action, orders.get(action)]] : [])));
    });

    expect(totals).toEqual([
      { charge: 16, hide: 2 },
      { shoot: 11, charge: 6, 'seek-cover': 1 },
      { flee: 9, hide: 4, shoot: 2, 'seek-cover': 2, charge: 1 },
      { shoot: 9, charge: 4, hide: 3, fight: 1, flee: 1 },
    ]);
  });

  test('no two cards say the same', () => {
    const said = CONTROL_CARDS.map(({ id: _id, name: _name, ...says }) => JSON.stringify(says));

    expect(new Set(said).size).toBe(said.length);
  });

  test('[UM-CRIM-6] nobody is told to Shoot who has nothing to shoot with', () => {
    const told = DEMEANORS.filter(demeanor => CONTROL_CARDS.some(card => card.orders[demeanor] === 'shoot'));

    expect(CRIMS.filter(({ demeanor, shoot }) => told.includes(demeanor) && shoot === null)).toEqual([]);
  });
});

describe('Event deck', () => {
  test('[UM-EVT-1] every card is a Keeper or immediate, never both: 20 and 16', () => {
    const kinds = EVENT_DECK.map(no => [eventCard(no).keeper !== undefined, eventCard(no).immediate !== undefined]);

    expect(kinds.every(([keeper, immediate]) => keeper !== immediate)).toBe(true);
    expect(kinds.filter(([keeper]) => keeper)).toHaveLength(20);
  });

  test('what stays in force has something to hold, and nothing else has', () => {
    for (const { name, immediate = [], always } of EVENTS)
      expect(
        immediate.some(effect => effect.do === 'stay-in-force'),
        name,
      ).toBe(always !== undefined);
  });

  test('flavour is a line of at most 90 characters', () => {
    for (const { name, flavour } of EVENTS) {
      expect(flavour.length, name).toBeGreaterThan(0);
      expect(flavour.length, name).toBeLessThanOrEqual(90);
    }
  });
});
