/** Where numbers come from: term by term in positions, and in whole matches always what the rules have added up. */
import { type AnyGame, randomAnswer, SampledChance, Seed, startMatch, viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { thing } from './content/box.ts';
import type { Part, SunEvent } from './events.ts';
import { underOurSun } from './game.ts';
import { travel } from './rules/entering.ts';
import { missionFor } from './setup.ts';
import { stateSchema, type View } from './state.ts';
import { sum } from './teaching/sums.ts';
import { armed, brawl, faces } from './testing/fights.ts';
import { hexOn, onto, type SunRehearsal, trek } from './testing/rehearsal.ts';

/** Each term of the last event of this type, as a line. */
function termsOf(r: SunRehearsal, type: SunEvent['type']): string[] {
  const event = r.told.findLast(one => one.type === type)!;
  const made = sum(event, viewOf(stateSchema, r.state, 0) as View);
  return (made?.terms ?? []).map(({ says, value, not }) => `${says} ${value}${not ? `: ${not}` : ''}`);
}

describe('[K-117] AP', () => {
  test('[US-AP-2] [US-FIT-3] a Storm counts for everybody, TIRED for whoever is', () => {
    const at = trek({ characters: [{}, { fitness: 0 }], sun: 'storm' });
    const told = (who: number): Part[] => [
      { of: 'phase', card: -1, n: 6 },
      { of: 'sun', card: at.state.sun, n: -1 },
      ...(who === 1 ? [{ of: 'tired' as const, card: -1, n: -2 }] : []),
    ];
    const event = { type: 'ap-raised', rule: 'US-AP-7', ap: [5, 3], parts: [told(0), told(1)] } as const satisfies SunEvent;
    expect(sum(event, viewOf(stateSchema, at.state, 0) as View)).toEqual({
      says: 'AP',
      total: 5,
      terms: [
        { says: 'Each phase', value: 6 },
        { says: 'Storm', value: -1 },
        { says: 'TIRED', value: -2, not: 'Only for Boone.' },
      ],
    });
  });

  test('[US-MOVE-2] the value of the tile, the weather and a rope', () => {
    const hills = { at: 'n', is: { name: 'Anvil Ridge', value: 3 } };
    const r = trek({ characters: [{ items: ['rope.1'] }, {}], tiles: [hills], sun: 'storm' }).act(onto('move', 'n'));
    const terms = ['The value of Anvil Ridge 3', 'Storm 1', 'The Rope -1'];
    expect([termsOf(r, 'moved'), termsOf(r, 'paid')]).toEqual([terms, terms]);
  });

  test('[US-SNEAK-1] 1 more to Sneak, and what the own skill takes off', () => {
    const r = trek({
      characters: [{ is: 'wren', karma: 0 }, {}],
      tiles: [{ at: 'n', is: { name: 'Flats', value: 1 } }],
      dice: { test: [0, 0, 0] },
      spare: ['test'],
    }).act(onto('sneak', 'n'));
    expect(termsOf(r, 'moved')).toEqual(['The value of Flats 1', 'To Sneak 1', 'The own skill -1']);
  });

  test('[US-CHARGE-2] [US-CHAR-2] a Charge has a price of its own, and what another spares stands beside it', () => {
    const charge = (less: number): SunRehearsal =>
      trek({ stack: [{ name: 'Flats' }] }).run(table => travel(table, 0, hexOn('n'), 'charge', less));
    expect(termsOf(charge(0), 'moved')).toEqual(['A Charge costs 2, whatever the tile 2']);
    expect(termsOf(charge(1), 'moved')).toEqual(['A Charge costs 2, whatever the tile 2', 'Spared by what another did -1']);
  });

  test('[US-SLEEP-2] [US-R-16] sleep by day, with a bedroll', () => {
    const r = trek({ characters: [{ fitness: 1, items: ['bedroll.1'] }, {}] }).act('sleep');
    expect(termsOf(r, 'slept')).toEqual(['Sleep by day 4', 'The Bedroll -1']);
  });

  test('[US-WATER-1] Heat makes thirsty', () => {
    const r = trek({ characters: [{ water: 1 }, {}], sun: 'heat', step: 'begin-turn' }).play();
    expect(termsOf(r, 'drank')).toEqual(['Each turn 1', 'Heat 1', 'Missing, 1 HP each -1']);
  });
});

describe('[K-117] Dice', () => {
  test('[US-COMBAT-9] [US-INJ-2] the own card, the weapon, and an injury', () => {
    const knife = thing(trek({ characters: [{ items: ['knife.1'] }] }).character(0).items[0]!.card);
    const n = Number(knife.weapon!.melee![0]);
    const r = brawl([{ hp: 2, items: ['knife.1'] }], [armed('1Y', { hp: 9 })], {
      dice: { attack: [Array.from({ length: 3 + n }, () => 0)], enemy: faces('0') },
    })
      .play()
      .answer('act', 'attack-enemy-0-with-knife.1');
    const says = termsOf(r, 'attacks').map(line => line.replace(/^\w+ die \((.*)\) 0$/, '$1'));
    expect(says).toEqual(['the own card', 'the own card', ...Array.from({ length: n }, () => 'the Knife'), 'injured']);
    expect(termsOf(r, 'struck')).toEqual(['Yellow die (the enemy) 0']);
  });
});

describe('[K-117] In a whole match', () => {
  const inAll = (parts: readonly Part[]): number => parts.reduce((total, one) => total + one.n, 0);
  /** What the terms of an event come to, beside what the rules say. */
  function compared(event: SunEvent): [number, number][] {
    switch (event.type) {
      case 'paid':
        return event.parts.length > 0 ? [[inAll(event.parts), event.ap]] : [];
      case 'drank':
        return [[inAll(event.parts), event.n + event.missing]];
      case 'slept':
        return [[inAll(event.parts), event.cost]];
      case 'ap-raised':
        return event.ap.map((ap, who) => [inAll(event.parts[who]!), ap]);
      default:
        return 'dice' in event && event.from.length > 0 ? [[inAll(event.from), event.dice.length]] : [];
    }
  }

  test.each(['first', 'second', 'third'])('[US-DICE-5] [US-AP-7] terms come to what is counted: %s', seed => {
    const started = startMatch(underOurSun as AnyGame, missionFor(4), `origins ${seed}`);
    if (!started.ok) throw new Error(started.refusal.says);
    const match = started.value;
    const chance = new SampledChance<'bot'>(new Seed(seed));
    while (!match.outcome && match.n < 600) {
      const decision = match.open[0]!;
      match.answer(decision.seat, randomAnswer(decision, chance));
    }
    const all = match.events.flatMap(({ event }) =>
      compared(event as SunEvent).map(([parts, told]) => ({ type: event.type, parts, told })),
    );
    expect(all.filter(({ parts, told }) => parts !== told)).toEqual([]);
    expect(all.length).toBeGreaterThan(50);
  });
});
