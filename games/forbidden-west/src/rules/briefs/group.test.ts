/** What the group may use at the start of a turn. */
import { byHand } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { ENEMY_TYPES } from '../../content/kinds.ts';
import { given, type Setting, type Stage } from '../../testing/stage.ts';
import { atTurnEnd, groupMatters, groupMayUse } from '../brief-rules.ts';

/** What the group is asked before the first action. */
const ask = (stage: Stage): Stage => {
  stage.state.fight.opening = groupMatters(stage.state);
  return stage.run(function* (table) {
    const { fight } = table.state;
    while (fight.opening.length > 0) yield* groupMayUse(table, fight.opening[0]!);
  });
};
const solo = (brief: Parameters<typeof given>[0], setting: Setting): Stage => ask(given(brief, 1, setting));

test('nobody is asked without a token that says so', () => {
  for (const brief of ['B1', 'B2', 'B7', 'B9', 'B10', 'B11', 'B13'] as const) expect(solo(brief, {}).asks).toBe(null);
});

test.each([
  ['B2', 'drum'],
  ['B7', 'drum'],
  ['B9', 'blade'],
] as const)('[FW-BRIEF-5] %s %s: the group is asked about the matter that is on, and about no other', (brief, token) => {
  const stage = given(brief, 2, { tokens: [token] });
  stage.state.fight.opening = ['another', ...groupMatters(stage.state)];
  stage.run(table => groupMayUse(table, 'another'));
  expect([stage.asks, stage.state.fight.opening]).toEqual([null, groupMatters(stage.state)]);
});

describe('Once in the encounter', () => {
  test('[FW-BRIEF-5] B2 Drum: all Razorhounds skip their card, once', () => {
    const stage = solo('B2', { tokens: ['drum'] });
    stage.only('brief-choice', ['use', 'pass']).answer('brief-choice', 'use');
    expect(stage.state.fight.decks.filter(one => one.skipsTurn).map(one => ENEMY_TYPES[one.type])).toEqual(['razorhound']);
    expect(stage.toldOf('once-used').map(one => one.what)).toEqual(['skip-card']);
    expect(ask(stage).asks).toBe(null);
  });
  test('[FW-BRIEF-5] B2 Drum: whoever passes is asked again in the next turn', () => {
    const stage = solo('B2', { tokens: ['drum'] }).answer('brief-choice', 'pass');
    expect(stage.state.fight.decks.some(one => one.skipsTurn)).toBe(false);
    expect(ask(stage).asks).toBe('brief-choice');
  });
  test('[FW-R-1] several decide together, and the active player in a tie', () => {
    const stage = ask(given('B2', 2, { tokens: ['drum'] }));
    expect(stage.asked).toEqual(['0 brief-choice: use pass', '1 brief-choice: use pass']);
    stage.answer('brief-choice', 'use', 1);
    expect(stage.asked.at(-1)).toBe('0 agree-brief-choice: yes no');
    stage.answer('agree-brief-choice', 'no', 0);
    expect(stage.state.fight.usedOnce).toEqual([]);
  });
  test('[FW-BRIEF-5] B11 Drum: the Coilspire switches its deck', () => {
    expect(solo('B11', { tokens: ['drum'] }).answer('brief-choice', 'use').state.fight.hugeDeck).toBe(2);
  });
  test('[FW-BRIEF-5] B10 Sun: at the end of this turn the refugees walk two squares', () => {
    const stage = solo('B10', { tokens: ['sun'], isEmpty: true }).answer('brief-choice', 'use');
    stage.run(table => atTurnEnd(table, 0));
    expect(stage.types('feature-moved').length).toBe(12);
    expect(ask(stage).asks).toBe(null);
  });
});

describe('Volleys', () => {
  test.each([
    ['B7', 2, 'stonetusk'],
    ['B13', 3, 'rebel-captain'],
  ] as const)('[FW-BRIEF-5] %s Drum: %i damage to a component, once in a cycle of turns', (brief, n, enemy) => {
    const stage = ask(given(brief, 2, { tokens: ['drum'], leadDecides: true }));
    const target = stage.state.fight.enemies.find(one => ENEMY_TYPES[one.type] === enemy)!;
    const [before] = target.parts;
    stage.answer('brief-choice', `part-${target.id}-0`);
    expect(target.parts[0]).toBe(Math.max(0, before! - n));
    stage.state.fight.turn = 2;
    expect(ask(stage).asks).toBe(null);
    stage.state.fight.turn = 3;
    expect(ask(stage).asks).toBe('brief-choice');
  });
});

test('[FW-BRIEF-5] B9 Blade: the group names who fights Dal, and nobody can pass', () => {
  const stage = ask(given('B9', 3, { tokens: ['blade'], leadDecides: true }));
  stage.only('brief-choice', ['seat-0', 'seat-1', 'seat-2']).answer('brief-choice', 'seat-2');
  expect(stage.toldOf('duel-named').map(one => one.seat)).toEqual([2]);
  expect(ask(stage).asks).toBe(null);
});

describe('B12A, the banners of the clans', () => {
  const raise = (clan: string, setting: Setting = {}): Stage => {
    const stage = given('B12A', 2, { leadDecides: true, ...setting });
    stage.run(table => atTurnEnd(table, 0));
    return ask(stage).answer('brief-choice', clan);
  };

  test('[FW-MAP-6] Desert: three damage to one enemy', () => {
    const stage = raise('desert');
    stage.answer('brief-choice', 'enemy-1');
    expect(stage.state.fight.enemies.map(one => one.hp)).toEqual([6, 3, 6, 5]);
  });
  test('[FW-MAP-6] Lowland: everybody heals two', () => {
    expect(raise('lowland', { dial: 3 }).state.party.marshals.map(one => one.dial)).toEqual([5, 5]);
  });
  test('[FW-MAP-6] Sky: one type of enemy loses its next turn', () => {
    const stage = raise('sky').only('brief-choice', ['rebel-brawler', 'rebel-bomber']).answer('brief-choice', 'rebel-bomber');
    expect(stage.state.fight.decks.filter(one => one.skipsTurn).map(one => ENEMY_TYPES[one.type])).toEqual(['rebel-bomber']);
  });
  test('[FW-MAP-6] each once, and those for enemies only while there are any', () => {
    const stage = raise('lowland');
    expect(stage.features('banner').map(one => one.isDone)).toEqual([false, true, false]);
    ask(stage).only('brief-choice', ['desert', 'sky', 'pass']).answer('brief-choice', 'pass');
    expect(ask(given('B12A', 2, { leadDecides: true })).options()).toEqual(['lowland', 'pass']);
    expect(ask(given('B12B', 2)).asks).toBe(null);
  });
});

describe('Only while it would do anything', () => {
  test('[FW-BRIEF-5] B2 Drum: with one Razorhound left, and not without', () => {
    const asks = (left: number): string | null => {
      const stage = given('B2', 1, { tokens: ['drum'] });
      const hounds = stage.state.fight.enemies.filter(one => ENEMY_TYPES[one.type] === 'razorhound');
      for (const one of hounds.slice(left)) one.isIn = false;
      return ask(stage).asks;
    };
    expect([asks(1), asks(0)]).toEqual(['brief-choice', null]);
  });

  test('[FW-BRIEF-5] B10 Sun: with one on the way, and not without', () => {
    const asks = (left: number): string | null => {
      const stage = given('B10', 1, { tokens: ['sun'] });
      for (const one of stage.features('refugee').slice(left)) byHand(one).isDone = true;
      return ask(stage).asks;
    };
    expect([asks(1), asks(0)]).toEqual(['brief-choice', null]);
  });

  test.each([
    ['B2', 'drum', { skips: ['razorhound'], hugeDeck: 1, usedOnce: ['once:skip-card'] }],
    ['B11', 'drum', { skips: [], hugeDeck: 2, usedOnce: ['once:switch-deck'] }],
    ['B10', 'sun', { skips: [], hugeDeck: 1, usedOnce: ['once:walk-2', 'walk-2:1'] }],
  ] as const)('[FW-BRIEF-5] %s %s does what it says, and nothing else', (brief, token, expected) => {
    const { state } = solo(brief, { tokens: [token] }).answer('brief-choice', 'use');
    const { decks, hugeDeck, usedOnce } = state.fight;
    expect({ skips: decks.filter(one => one.skipsTurn).map(one => ENEMY_TYPES[one.type]), hugeDeck, usedOnce }).toEqual(expected);
  });

  test('[FW-BRIEF-5] a volley: at each component of who is there; one is offered, none is not, and whoever passes may fire later', () => {
    const offers = (change: (stage: Stage) => void): string[] => {
      const stage = given('B7', 1, { tokens: ['drum'] });
      change(stage);
      return ask(stage).asks === null ? [] : stage.options('brief-choice');
    };
    const only = (n: number) => (stage: Stage) => {
      for (const [at, enemy] of stage.state.fight.enemies.entries()) enemy.parts = enemy.parts.map((_, i) => (at === 0 && i < n ? 1 : 0));
    };
    expect(offers(only(1))).toEqual(['part-0-0', 'pass']);
    expect(offers(only(0))).toEqual([]);
    expect(
      offers(stage => {
        only(1)(stage);
        stage.state.fight.enemies[0]!.isIn = false;
      }),
    ).toEqual([]);
    const passed = solo('B7', { tokens: ['drum'] }).answer('brief-choice', 'pass');
    expect([passed.state.fight.usedOnce, passed.toldOf('part-hurt')]).toEqual([[], []]);
  });

  test('[FW-MAP-6] B12A: nobody who is gone is shot at; with one enemy banners fly; with all banners used nobody is asked', () => {
    const stage = given('B12A', 2, { leadDecides: true });
    stage.run(table => atTurnEnd(table, 0));
    for (const enemy of stage.state.fight.enemies.slice(1)) enemy.isIn = false;
    ask(stage).only('brief-choice', ['desert', 'lowland', 'sky', 'pass']).answer('brief-choice', 'desert');
    expect(stage.toldOf('enemy-hurt').map(({ enemy, n, by }) => [enemy, n, by])).toEqual([[0, 3, 'volley']]);
    stage.state.fight.usedOnce = ['desert-banner', 'lowland-banner', 'sky-banner'];
    const asked = stage.asked.length;
    expect([ask(stage).asks, stage.asked.length]).toEqual([null, asked]);
  });
});
