/** The sensible player in positions where the right choice is plain. It is asked as a bot is asked: with what went through JSON. */
import { bareDecision, SampledChance, Seed, startMatch } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import type { Resource } from './content/kinds.ts';
import { underOurSun } from './game.ts';
import { missionFor } from './setup.ts';
import type { State, View } from './state.ts';
import { brawl } from './testing/fights.ts';
import { sensibleAnswer } from './testing/mind.ts';
import { type CharacterOn, hexOn, type MerchantOn, type Position, type SunRehearsal, trek } from './testing/rehearsal.ts';

const SURVIVOR = 'late-watch';

const acts = (position: Position): unknown => sensibleAnswer(trek({ step: 'act', ...position }).play(), 'act');
const BEAR = { is: 'bear.1', at: 'n' } as const;

describe('To stay alive', () => {
  test('whoever has nothing left to drink fills up', () => {
    expect(acts({ characters: [{ water: 0 }, {}], tiles: [{ at: 'haven', is: 'new-haven', source: 2 }] })).toBe('replenish');
  });

  test('whoever has nothing left to drink walks to the water', () => {
    const far = { characters: [{ at: 'n', water: 0 }, {}], tiles: [{ at: 'haven', is: 'new-haven', source: 2 }] };
    expect(acts(far)).toBe(`move-${hexOn('haven')}`);
  });

  test('at night one sleeps before it is TIRED', () => {
    expect(acts({ phase: 'night', characters: [{ fitness: 1 }, {}] })).toBe('sleep');
  });

  test('food that lies here is taken along', () => {
    const r = trek({ step: 'act', characters: [{ at: 'n' }, {}], tiles: [{ at: 'n', goods: { food: 1, metal: 2 } }] }).play();
    expect(sensibleAnswer(r, 'act')).toBe('collect');
    r.answer('act', 'collect');
    expect(sensibleAnswer(r, 'collect')).toContain('food');
  });

  test('a fight that cannot be borne is left, or sat out', () => {
    const weak = { characters: [{ at: 'n', hp: 2 }, { at: 's' }], enemies: [BEAR] };
    expect(acts(weak)).not.toContain('attack');
  });

  test('a fight that is as good as won is fought', () => {
    const strong = { characters: [{ is: 'boone', at: 'n' }, {}], enemies: [{ is: 'vulture.1', at: 'n' }] } as const;
    expect(acts(strong)).toContain('attack-enemy-0');
  });

  test('the dead are brought back by whoever can', () => {
    const r = { characters: [{ items: ['aed.1'] }, { hp: 0, diedIn: 1 }], toPlay: [] };
    expect(acts(r)).toBe('use-aed.1');
  });
});

describe('The kitchen', () => {
  const pit = { at: 'haven', is: 'new-haven', fire: 'pit' } as const;

  test('whoever has wood, metal and a meal lights a fire at home and makes a pit of it', () => {
    expect(acts({ characters: [{ goods: { wood: 2, metal: 1, food: 1 }, items: ['machete.1'], hp: 4 }, {}] })).toBe('fire');
    const fire = { at: 'haven', is: 'new-haven', fire: 'campfire' } as const;
    expect(acts({ characters: [{ goods: { metal: 1, food: 1 }, hp: 4 }, {}], tiles: [fire] })).toBe('pit');
  });

  test('at a pit the last meal is not eaten but cooked, and then eaten', () => {
    expect(acts({ characters: [{ goods: { food: 1 }, hp: 4 }, {}], tiles: [pit] })).toBe('cook');
    expect(acts({ characters: [{ goods: { food: 5 }, hp: 3 }, {}], tiles: [pit] })).toBe('eat');
  });

  test('wood in two hands is brought together', () => {
    const r = trek({
      step: 'act',
      characters: [
        { at: 'n', goods: { wood: 1 } },
        { at: 'n', goods: { wood: 1 } },
      ],
    }).play();
    expect(sensibleAnswer(r, 'act')).toBe('trade-boone');
    r.answer('act', 'trade-boone');
    expect(sensibleAnswer(r, 'trade')).toBe('put-ida-wood');
  });
});

describe('In a fight together', () => {
  const vulture = { is: 'vulture.1', at: 'n' } as const;

  test('Ida gives a blow away before she strikes herself, and it is taken', () => {
    const r = trek({ step: 'act', characters: [{ at: 'n' }, { at: 'n' }], enemies: [vulture] }).play();
    expect(sensibleAnswer(r, 'act')).toBe('skill-1');
    r.answer('act', 'skill-1');
    if (r.open.some(one => one.kind === 'choose-character-here'))
      r.answer('choose-character-here', sensibleAnswer(r, 'choose-character-here'));
    expect(sensibleAnswer(r, 'granted')).toContain('attack-enemy-0');
  });

  test('a fight that is too much alone is held for those beside who have yet to act', () => {
    const near = [{ is: 'wren', at: 'n', hp: 5 }, { is: 'boone' }] as const;
    expect(acts({ characters: near, enemies: [BEAR] })).toBe('wait');
  });

  test('unseen beside something unknown, a look comes first', () => {
    const symbol = { at: 'n', is: { id: 'a-lair', enemies: 1 } } as const;
    expect(acts({ characters: [{ is: 'wren', at: 'n', isStealthy: true }, { at: 's' }], tiles: [symbol] })).toBe('recon');
  });
});

describe('For the mission', () => {
  const give = {
    id: 'give',
    says: 'Give',
    ap: 0,
    at: { haven: true },
    price: { goods: { metal: 1 } },
    effects: [{ do: 'count', counter: 'given' }],
  } as const;
  const mission = { counters: ['given'], cards: [{ goal: [{ is: 'count', counter: 'given', from: 2 }], actions: [give] }] } as const;

  test('what it takes is handed over where it is wanted', () => {
    expect(acts({ mission, characters: [{ goods: { metal: 1 } }, {}] })).toBe('mission-give');
  });

  test('what it takes is brought there', () => {
    expect(acts({ mission, characters: [{ at: 'n', goods: { metal: 2 } }, {}] })).toBe(`move-${hexOn('haven')}`);
  });

  test('nobody is lifted in vain: whoever has no room for them makes some first', () => {
    const lift = { id: 'lift', says: 'Lift', ap: 1, at: { figure: 'scout' }, effects: [{ do: 'take-figure', figure: 'scout' }] } as const;
    const home = {
      figures: [{ id: 'scout', name: 'the scout', areas: 1 }],
      cards: [{ goal: [{ is: 'figure-at', figure: 'scout', spot: { haven: true } }], actions: [lift] }],
    } as const;
    const beside = (wood: number): Position => ({
      mission: home,
      state: { figures: [{ id: 0, hex: hexOn('n'), damage: 0, with: -1 }] },
      characters: [{ at: 'n', goods: { wood } }, {}],
    });
    expect([acts(beside(6)), acts(beside(3))]).toEqual(['discard', 'mission-lift']);
    const laidDown = {
      ...beside(0),
      characters: [{ at: 'n', goods: { food: 4 } }, {}],
      tiles: [{ at: 'n', goods: { fabric: 1, wood: 1 } }],
    } as const;
    expect(acts(laidDown)).toBe('discard');
    // What was laid down for them is not picked up again, nor is anything else, before they are lifted.
    const roomMade = { ...laidDown, characters: [{ at: 'n', goods: {} }, {}], tiles: [{ at: 'n', goods: { metal: 1, food: 4 } }] } as const;
    expect(acts(roomMade)).toBe('mission-lift');
  });

  test('a full pack makes room for it', () => {
    const full = { wood: 6 };
    const r = { mission, characters: [{ at: 'n', goods: full }, {}], tiles: [{ at: 'n', goods: { metal: 2 } }] };
    expect(acts(r)).toBe('discard');
  });
});

describe('Among friends', () => {
  test('nobody lifts a hand against them', () => {
    expect(acts({ characters: [{}, { hp: 1 }] })).not.toMatch(/^(fight|shoot-at)-/);
  });

  test('water is shared with somebody who has none, and both agree at once', () => {
    const r = trek({
      step: 'act',
      characters: [
        { at: 'n', water: 5 },
        { at: 'n', water: 0 },
      ],
    }).play();
    expect(sensibleAnswer(r, 'act')).toBe('trade-boone');
    r.answer('act', 'trade-boone');
    let words = 0;
    for (; r.open.some(one => one.kind === 'trade') && words < 8; words++) r.answer('trade', sensibleAnswer(r, 'trade'));
    expect(words).toBeLessThan(8);
    expect(r.character(1).water).toBeGreaterThan(0);
  });

  test('a known Son of Liberty is fought by whoever is strong', () => {
    const characters = [{ is: 'boone' }, { is: 'wren', isRevealed: true, hp: 2 }] as const;
    expect(acts({ mode: 'semi', team: [SURVIVOR, 'saboteur'], characters })).toMatch(/^fight-wren/);
  });

  test('[US-PVP-2] whoever is attacked strikes back with the better weapon', () => {
    const r = brawl([{}, { items: ['knife.1'] }], [])
      .play()
      .answer('act', 'fight-wren');
    expect(sensibleAnswer(r, 'defend')).toBe('counter-with-knife.1');
  });

  test('a hidden Son of Liberty gives nothing away at the beginning', () => {
    expect(acts({ mode: 'semi', team: ['saboteur', SURVIVOR] })).not.toMatch(/^(reveal|summon|send)/);
  });
});

describe('At the counter', () => {
  const counter = (boone: CharacterOn, merchant: MerchantOn, more: Position = {}) =>
    trek({
      step: 'deal',
      characters: [{ is: 'boone', ...boone }, {}],
      merchants: [merchant],
      ...more,
      state: { dealing: 0, ...more.state },
    });
  /** What is closed, one bargain after the other, with what is paid and got for it, until it is done with. */
  function dealt(r: SunRehearsal): unknown[] {
    const answers: unknown[] = [];
    for (r.play(); r.state.step === 'deal' && answers.length < 40; ) {
      const { kind } = r.open[0]!;
      const answer = sensibleAnswer(r, kind);
      answers.push(answer);
      r.answer(kind, answer);
    }
    return answers;
  }

  test('what is of no use is sold for what he has, even for less than it is worth, and to somebody without food', () => {
    const r = counter({ items: ['sanaas-instrument-roll'], water: 1 }, { goods: { food: 1, plastic: 1 } });
    expect(dealt(r)).toEqual(['sell-sanaas-instrument-roll', 'food-1-plastic-1', 'done']);
  });

  test('what he has nothing for is not offered to him', () => {
    const r = counter({ items: ['sanaas-instrument-roll'] }, {});
    expect(dealt(r)).toEqual(['done']);
  });

  test('what the mission takes is paid with what it does not take, and with nothing else', () => {
    const mission = {
      counters: ['alcohol', 'plastic'],
      cards: [{ goal: [gift('alcohol').goal, gift('plastic').goal], actions: [gift('alcohol').action, gift('plastic').action] }],
    };
    const stock = { goods: { alcohol: 1, plastic: 1 } };
    // The wood would make a fire: dearer to it than the last piece of plastic, but the mission takes no wood.
    expect(dealt(counter({ goods: { plastic: 1, wood: 2 }, water: 1 }, stock, { mission }))).toEqual(['cube-alcohol', 'wood-2', 'done']);
    expect(dealt(counter({ goods: { plastic: 1 }, water: 1 }, stock, { mission }))).toEqual(['done']);
  });

  test('what a kitchen still takes is paid with water, not with the rest of the kitchen', () => {
    const r = counter({ goods: { metal: 1, food: 1 }, water: 3 }, { goods: { wood: 2, metal: 1 } });
    expect(dealt(r)).toEqual(['cube-wood', 'water-2', 'done']);
  });
});
const gift = (kind: Resource) =>
  ({
    goal: { is: 'count', counter: kind, from: 1 },
    action: {
      id: kind,
      says: 'Give',
      ap: 0,
      at: { haven: true },
      price: { goods: { [kind]: 1 } },
      effects: [{ do: 'count', counter: kind }],
    },
  }) as const;

test('of two at The Caravan one stays with the dealer and the other goes ahead', () => {
  const started = startMatch(underOurSun, missionFor(2, 'caravan'), 'one goes ahead');
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  while (!match.outcome && (match.state as State).day < 3) {
    const decision = match.open[0]!;
    const chance = new SampledChance<'bot'>(new Seed(`${match.seed} ${match.n}`));
    match.answer(decision.seat, underOurSun.sensible(match.view(decision.seat) as View, bareDecision(decision), decision.seat, chance));
  }
  const steps = match.events.map(({ event }) => event).filter(({ type }) => type === 'moved' || type === 'explored');
  expect(steps.length).toBeGreaterThan(3);
});
