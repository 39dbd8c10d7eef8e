/** Deeds: what each changes and what it tells, and that one which changes nothing tells nothing. Who does them and when is shown in rules/. */

import { describe, expect, test } from 'vitest';
import type { Condition } from './content/kinds.ts';
import * as deeds from './deeds.ts';
import type { EnemyGait, Shove, Table } from './events.ts';
import type { Mode } from './state.ts';
import * as fixture from './testing/fixtures.ts';
import { armour, blade, bow, coil, printEnemy, weave } from './testing/fixtures.ts';
import { type DawnRehearsal, type EnemyOn, given, type HunterOn, type Position } from './testing/rehearsal.ts';

const blank = (letter: string): number => fixture.blank(`deed-${letter}`);
const [a, b, c, d] = [...'abcd'].map(blank) as [number, number, number, number];
const rule = 'ZD-ATK-1';

/** Seat 1 of three does something; told are its events alone. */
function doing(hunter: HunterOn, deed: (table: Table) => void, more: Partial<Position> = {}): DawnRehearsal {
  const stage = given({ hunters: [{}, { draw: [], salvage: [], ...hunter }, {}], ...more });
  deed(stage.table);
  return stage;
}
const zones = (stage: DawnRehearsal): unknown => {
  const { hand, draw, discard, scrapped } = stage.hunter(1);
  return { hand, draw, discard, scrapped };
};

describe('Action cards', () => {
  test('[ZD-R-140] cards are drawn from the top; only their owner hears which', () => {
    const stage = doing({ hand: [a], draw: [b, c, d] }, table => deeds.drawCards(table, 1, 2, rule));

    expect(zones(stage)).toEqual({ hand: [a, b, c], draw: [d], discard: [], scrapped: [] });
    expect(stage.told).toEqual([{ type: 'cards-drawn', rule, seat: 1, n: 2, wanted: 2, secret: { to: [1], facts: { cards: [b, c] } } }]);
  });

  test.each(['cooperative', 'cooperative-easy'] satisfies Mode[])('[ZD-R-140] in %s play everybody hears it', mode => {
    const stage = doing({ draw: [a] }, table => deeds.drawCards(table, 1, 1, rule), { mode });

    expect(stage.told).toMatchObject([{ secret: { to: [0, 1, 2], facts: { cards: [a] } } }]);
  });

  test('cards discarded, from hand or pile, are shown', () => {
    const hand = doing({ hand: [a, b, c], discard: [d] }, table => deeds.discardFromHand(table, 1, [c, a], rule));
    const pile = doing({ draw: [a, b], discard: [d] }, table => deeds.discardFromPile(table, 1, rule));

    expect(zones(hand)).toEqual({ hand: [b], draw: [], discard: [d, c, a], scrapped: [] });
    expect(hand.told).toEqual([{ type: 'cards-discarded', rule, seat: 1, cards: [c, a], reveals: true }]);
    expect(zones(pile)).toEqual({ hand: [], draw: [b], discard: [d, a], scrapped: [] });
    expect(pile.told).toEqual([{ type: 'pile-card-discarded', rule, seat: 1, cards: [a], reveals: true, within: 'loss' }]);
  });

  test('a card that is played is shown, leaves the hand, and is done with later', () => {
    const stage = doing({ hand: [a, b] }, table => deeds.playCard(table, 1, a, rule));
    expect(zones(stage)).toEqual({ hand: [b], draw: [], discard: [], scrapped: [] });
    deeds.layOnDiscard(stage.table, 1, a, rule);
    expect(zones(stage)).toEqual({ hand: [b], draw: [], discard: [a], scrapped: [] });

    expect(stage.told).toEqual([
      { type: 'card-played', rule, seat: 1, card: a, reveals: true },
      { type: 'card-done', rule, seat: 1, card: a },
    ]);
  });

  test('a card returned goes to the end of the hand', () => {
    const stage = doing({ hand: [a] }, table => deeds.returnToHand(table, 1, b, rule));

    expect(zones(stage)).toEqual({ hand: [a, b], draw: [], discard: [], scrapped: [] });
    expect(stage.told).toEqual([{ type: 'card-returned', rule, seat: 1, card: b }]);
  });

  test('[ZD-SCRAP-1] cards scrapped leave hand and discard pile, and are shown', () => {
    const stage = doing({ hand: [a, b], discard: [c, d] }, table => deeds.scrapCards(table, 1, [d, a], rule));

    expect(zones(stage)).toEqual({ hand: [b], draw: [], discard: [c], scrapped: [d, a] });
    expect(stage.told).toEqual([{ type: 'cards-scrapped', rule, seat: 1, cards: [d, a], reveals: true }]);
  });

  test('cards unscrapped are the latest, as many as there are', () => {
    const unscrapped = (n: number): DawnRehearsal =>
      doing({ discard: [d], scrapped: [a, b, c] }, table => deeds.unscrapCards(table, 1, n, rule));

    expect(zones(unscrapped(2))).toEqual({ hand: [], draw: [], discard: [d, b, c], scrapped: [a] });
    expect(unscrapped(2).told).toEqual([{ type: 'cards-unscrapped', rule, seat: 1, cards: [b, c] }]);
    expect([zones(unscrapped(0)), unscrapped(0).told]).toEqual([{ hand: [], draw: [], discard: [d], scrapped: [a, b, c] }, []]);
    expect(zones(unscrapped(5))).toEqual({ hand: [], draw: [], discard: [d, a, b, c], scrapped: [] });
  });

  test('cards recovered are the bottom ones of the discard pile, shuffled into the draw pile', () => {
    const stage = doing({ draw: [a], discard: [b, c, d] }, table => deeds.recoverCards(table, 1, 2, rule), {
      dice: { 'actions-1': [[c, a, b]] },
    });

    expect(zones(stage)).toEqual({ hand: [], draw: [c, a, b], discard: [d], scrapped: [] });
    expect(stage.told).toEqual([{ type: 'cards-recovered', rule, seat: 1, cards: [b, c] }]);
  });

  test('a deck is shuffled by the chance of its own hunter', () => {
    const stage = doing({ draw: [a, b, c] }, table => deeds.shuffleDeck(table, 1, rule), { dice: { 'actions-1': [[b, c, a]] } });

    expect(zones(stage)).toEqual({ hand: [], draw: [b, c, a], discard: [], scrapped: [] });
    expect(stage.told).toEqual([{ type: 'deck-shuffled', rule, seat: 1, n: 3 }]);
  });

  test.each<[string, (table: Table) => void]>([
    ['drawCards', table => deeds.drawCards(table, 1, 2, rule)],
    ['discardFromHand', table => deeds.discardFromHand(table, 1, [], rule)],
    ['scrapCards', table => deeds.scrapCards(table, 1, [], rule)],
    ['unscrapCards without any', table => deeds.unscrapCards(table, 1, 2, rule)],
    ['recoverCards', table => deeds.recoverCards(table, 1, 2, rule)],
    ['spendSalvage', table => deeds.spendSalvage(table, 1, [], rule)],
    ['removeFromGame', table => deeds.removeFromGame(table, [], rule, 1)],
  ])('%s with nothing to do tells nothing', (_name, deed) => {
    const stage = doing({}, deed);

    expect(stage.told).toEqual([]);
    expect([zones(stage), stage.state.removed, stage.state.salvageDiscard]).toEqual([
      { hand: [], draw: [], discard: [], scrapped: [] },
      [],
      [],
    ]);
  });
});

describe('Hunters', () => {
  const kinds: readonly Condition[] = ['fire', 'freeze', 'shock'];

  test.each(kinds)('[ZD-HCOND-2] %s is suffered once; easing what is not there tells nothing', condition => {
    const stage = doing({}, table => {
      deeds.easeHunter(table, 1, condition, rule);
      deeds.inflictOnHunter(table, 1, condition, rule);
      deeds.inflictOnHunter(table, 1, condition, rule);
    });
    expect(stage.hunter(1)[condition]).toBe(1);
    deeds.easeHunter(stage.table, 1, condition, rule);

    expect(stage.hunter(1)[condition]).toBe(0);
    expect(stage.told).toEqual([
      { type: 'hunter-suffers', rule, seat: 1, condition },
      { type: 'hunter-recovers', rule, seat: 1, condition },
    ]);
  });

  test.each(kinds)('[ZD-HCOND-9] that a Shock was there at the start is forgotten with the Shock alone: %s', condition => {
    const stage = doing({ [condition]: 1, beganShocked: true }, table => deeds.easeHunter(table, 1, condition, rule));

    expect(stage.hunter(1).beganShocked).toBe(condition !== 'shock');
  });

  test('where conditions last, the first easing leaves the token and tells nothing', () => {
    const stage = doing({ shock: 2, beganShocked: true }, table => deeds.easeHunter(table, 1, 'shock', rule));
    expect([stage.hunter(1).shock, stage.hunter(1).beganShocked, stage.told]).toEqual([1, true, []]);
    deeds.easeHunter(stage.table, 1, 'shock', rule);

    expect([stage.hunter(1).shock, stage.hunter(1).beganShocked, stage.types()]).toEqual([0, false, ['hunter-recovers']]);
  });

  test('falling and standing up', () => {
    const stage = doing({ draw: [a], discard: [b, c], faints: 1 }, table => deeds.fall(table, 1), { dice: { 'actions-1': [[c, a, b]] } });
    expect(stage.hunter(1)).toMatchObject({ isUp: false, skip: 1, faints: 2 });
    deeds.standUp(stage.table, 1);

    expect(stage.hunter(1)).toMatchObject({ isUp: true, draw: [c, a, b], discard: [] });
    expect(stage.told).toEqual([
      { type: 'hunter-fainted', rule: 'ZD-FAINT-1', seat: 1, faints: 2 },
      { type: 'hunter-stood-up', rule: 'ZD-FAINT-9', seat: 1, n: 3, discards: 2 },
    ]);
  });

  test('[ZD-ACT-3] a repetition is used up by the second action of its type, and only that one', () => {
    const stage = doing({ repeatable: ['sneak', 'melee'], done: ['melee'], actionsLeft: 2 }, () => {});
    const hunter = stage.hunter(1);
    deeds.useAction(stage.table, 1, 'sneak', false, rule);
    expect([hunter.repeatable, hunter.done, hunter.actionsLeft]).toEqual([['sneak', 'melee'], ['melee', 'sneak'], 1]);
    deeds.useAction(stage.table, 1, 'sneak', false, rule);

    expect([hunter.repeatable, hunter.done, hunter.actionsLeft]).toEqual([['melee'], ['melee', 'sneak', 'sneak'], 0]);
  });

  test('[ZD-ACT-18] a free action is used up instead of one of the two', () => {
    const stage = doing({ free: ['craft', 'sneak', 'craft'], actionsLeft: 2 }, table => deeds.useAction(table, 1, 'craft', true, rule));
    const hunter = stage.hunter(1);

    expect(stage.told).toEqual([{ type: 'action-taken', rule, seat: 1, action: 'craft', isFree: true }]);
    expect([hunter.free, hunter.done, hunter.actionsLeft]).toEqual([['sneak', 'craft'], ['craft'], 2]);
  });

  test('what is granted: an action, a free one, a second time', () => {
    const stage = doing({ actionsLeft: 1 }, table => {
      deeds.grantAction(table, 1, 'extra', rule, 7);
      deeds.grantAction(table, 1, { free: 'craft' }, rule, 7);
      deeds.grantAction(table, 1, { repeat: 'melee' }, rule, 7);
    });

    expect(stage.hunter(1)).toMatchObject({ actionsLeft: 2, free: ['craft'], repeatable: ['melee'] });
    const granted = { type: 'action-granted', rule, seat: 1, card: 7, left: 2 };
    expect(stage.told).toEqual([
      { ...granted, kind: 'extra' },
      { ...granted, kind: 'free', action: 'craft' },
      { ...granted, kind: 'repeat', action: 'melee' },
    ]);
  });

  test('grass is named square by square', () => {
    const stage = doing({}, table => {
      deeds.nameGrass(table, 1, 3, rule);
      deeds.nameGrass(table, 1, 5, rule);
    });

    expect(stage.state.grassAdded).toEqual([3, 5]);
    expect(stage.told).toEqual([3, 5].map(square => ({ type: 'grass-named', rule, seat: 1, square })));
  });

  test('glory is gained and lost, not below 0', () => {
    const stage = doing({ glory: 1 }, table => {
      deeds.addGlory(table, 1, [{ of: 'card', n: 3 }], rule);
      deeds.takeGlory(table, 1, 9, 'spent', rule);
      deeds.addGlory(table, 1, [], rule);
    });

    expect(stage.hunter(1).glory).toBe(0);
    expect(stage.told).toEqual([
      { type: 'glory-gained', rule, seat: 1, n: 3, glory: 4, parts: [{ of: 'card', n: 3 }] },
      { type: 'glory-lost', rule, seat: 1, n: 9, glory: 0, how: 'spent' },
      { type: 'glory-gained', rule, seat: 1, n: 0, glory: 0, parts: [] },
    ]);
  });

  test('salvage taken is shown; salvage spent goes to its discards', () => {
    const stage = doing({ salvage: [a] }, table => deeds.takeSalvage(table, 1, b, rule));
    deeds.spendSalvage(stage.table, 1, [a], rule);

    expect([stage.hunter(1).salvage, stage.state.salvageDiscard]).toEqual([[b], [a]]);
    expect(stage.told).toEqual([
      { type: 'salvage-taken', rule, seat: 1, card: b, reveals: true },
      { type: 'salvage-spent', rule, seat: 1, cards: [a] },
    ]);
  });

  test.each(['blazing', 'full', 'half'] as const)('a %s Sun is one of its kind', sun => {
    const stage = doing({}, table => deeds.giveSun(table, 1, sun, rule));
    const { blazingSuns, fullSuns, halfSuns } = stage.hunter(1);

    expect({ blazing: blazingSuns, full: fullSuns, half: halfSuns }).toEqual({ blazing: 0, full: 0, half: 0, [sun]: 1 });
    expect(stage.told).toEqual([{ type: 'sun-gained', rule, seat: 1, sun }]);
  });
});

describe('Enemies', () => {
  const among = (enemies: readonly Partial<EnemyOn>[]): DawnRehearsal =>
    given({ hunters: [{}, {}], enemies: enemies.map((one): EnemyOn => ({ type: 'watcher', at: [0, 0], ...one })) });

  test('[ZD-ALERT-4] an alert spreads to those in the same square, not to or from those who are gone', () => {
    const stage = among([{}, {}, { at: [1, 0] }, { status: 'killed' }, { at: [1, 0], isAlert: true, status: 'escaped' }]);
    deeds.alertEnemy(stage.table, stage.enemy(0), rule, { why: 'sprint', by: 1 });

    expect(stage.state.enemies.map(({ isAlert }) => isAlert)).toEqual([true, true, false, false, true]);
    expect(stage.told).toEqual([
      { type: 'enemy-alerted', rule, enemy: 0, why: 'sprint', by: 1 },
      { type: 'enemy-alerted', rule: 'ZD-ALERT-4', enemy: 1, why: 'alert-nearby', other: 0 },
    ]);
  });

  test.each([
    { is: 'alert', enemies: [{ isAlert: true }, { isAlert: true }] },
    { is: 'killed', enemies: [{ status: 'killed' as const }, {}] },
  ])('an enemy that is $is is not alerted, nor does it wake others', ({ enemies }) => {
    const stage = among(enemies);
    const before = stage.state.enemies.map(({ isAlert }) => isAlert);
    deeds.alertEnemy(stage.table, stage.enemy(0), rule, { why: 'sprint', by: 1 });

    expect([stage.told, stage.state.enemies.map(({ isAlert }) => isAlert)]).toEqual([[], before]);
  });

  test.each([0, -1])('%d wounds are none', n => {
    const stage = among([{ wounds: 1 }]);
    deeds.woundEnemy(stage.table, stage.enemy(0), n, rule, { of: 'fire' });

    expect([stage.enemy(0).wounds, stage.told]).toEqual([1, []]);
  });

  test('wounds add up', () => {
    const stage = among([{ wounds: 1 }]);
    deeds.woundEnemy(stage.table, stage.enemy(0), 2, rule, { of: 'fire' });

    expect(stage.told).toEqual([{ type: 'enemy-wounded', rule, enemy: 0, n: 2, wounds: 3, of: 'fire' }]);
  });

  test('a component is damaged, then destroyed', () => {
    const stage = among([{ type: 'shell-walker' }]);
    deeds.setComponent(stage.table, stage.enemy(0), 1, 1, rule);
    expect(stage.enemy(0).components).toEqual([0, 1, 0]);
    deeds.setComponent(stage.table, stage.enemy(0), 1, 2, rule);

    expect(stage.enemy(0).components).toEqual([0, 2, 0]);
    expect(stage.told).toEqual([
      { type: 'component-damaged', rule, enemy: 0, component: 1, within: 'attack' },
      { type: 'component-destroyed', rule, enemy: 0, component: 1, within: 'attack' },
    ]);
  });

  test.each(['fire', 'freeze', 'shock'] satisfies Condition[])(
    '[ZD-ECOND-2] %s is suffered once, and who lit a fire is remembered for fire alone',
    condition => {
      printEnemy('watcher');
      const stage = among([{}]);
      const enemy = stage.enemy(0);
      deeds.easeEnemy(stage.table, enemy, condition, rule);
      expect(enemy[condition]).toBe(0);
      deeds.inflictOnEnemy(stage.table, enemy, condition, 1, rule);
      deeds.inflictOnEnemy(stage.table, enemy, condition, 0, rule);
      expect([enemy[condition], enemy.burnedBy]).toEqual([1, condition === 'fire' ? 1 : -1]);
      deeds.easeEnemy(stage.table, enemy, condition, rule);

      expect(enemy[condition]).toBe(0);
      expect(stage.told).toEqual([
        { type: 'enemy-suffers', rule, enemy: 0, condition },
        { type: 'enemy-recovers', rule, enemy: 0, condition },
      ]);
    },
  );

  test('where conditions last, the first easing of an enemy tells nothing', () => {
    const stage = among([{ fire: 2 }]);
    deeds.easeEnemy(stage.table, stage.enemy(0), 'fire', rule);

    expect([stage.enemy(0).fire, stage.told]).toEqual([1, []]);
  });

  test('armour, points and the end of an enemy', () => {
    const stage = among([{ isAlert: true }]);
    deeds.setArmour(stage.table, stage.enemy(0), 3, rule);
    deeds.gainPoints(stage.table, 2, rule);
    deeds.removeEnemy(stage.table, stage.enemy(0), 'burnt', rule, -1, { points: 2, inAll: 2, glory: 0 });

    expect(stage.enemy(0)).toMatchObject({ armour: 3, status: 'burnt', isAlert: false });
    expect(stage.told).toEqual([
      { type: 'enemy-armour', rule, enemy: 0, n: 3 },
      { type: 'points-gained', rule, n: 2, points: 2, within: 'kill' },
      { type: 'enemy-burnt', rule, enemy: 0, by: -1, points: 2, inAll: 2, glory: 0 },
    ]);
  });

  test('[ZD-PATROL-5] [ZD-R-101] led onto another tile by its route it keeps to the route of that tile, otherwise not', () => {
    const moved = (how: EnemyGait | Shove, to: 1 | 2): number => {
      const stage = given({
        map: ['###'],
        routes: [
          {
            squares: [
              [0, 0],
              [1, 0],
            ],
          },
          { squares: [[2, 0]] },
        ],
        hunters: [{}, {}],
        enemies: [{ type: 'watcher', at: [0, 0], home: 5 }],
      });
      deeds.moveEnemy(stage.table, stage.enemy(0), stage.square([to, 0]), rule, how);
      const [from, square] = [stage.square([0, 0]), stage.square([to, 0])];
      expect(stage.told).toEqual([{ type: 'enemy-moved', rule, enemy: 0, from, square, how }]);
      return stage.enemy(0).home;
    };

    expect([moved('patrol', 2), moved('patrol', 1), moved('rejoin', 2)]).toEqual([1, 5, 5]);
  });
});

describe('Equipment', () => {
  test('[ZD-EQ-2] what lies in the arc leaves the game with the modifications on it', () => {
    const [old, next] = [bow({ id: 'deed-old' }), bow({ id: 'deed-next' })];
    const [on, off, elsewhere] = [coil('deed-on'), coil('deed-off'), weave('deed-weave')];
    const modifications = [
      { card: on, on: 1 },
      { card: off, on: -1 },
      { card: elsewhere, on: 3 },
    ];
    const stage = doing({ equipment: { ranged: old, armour: armour() }, modifications }, table => deeds.equip(table, 1, next, 1, rule));

    expect(stage.hunter(1).equipment[1]).toBe(next);
    expect([stage.state.removed, stage.hunter(1).modifications]).toEqual([[old, on], modifications.slice(1)]);
    expect(stage.told).toEqual([
      { type: 'equipment-lost', rule: 'ZD-EQ-2', seat: 1, card: old, modifications: [on] },
      { type: 'equipped', rule, seat: 1, card: next },
    ]);
  });

  test('an empty arc loses nothing', () => {
    const next = blade({ id: 'deed-blade' });
    const stage = doing({ equipment: { melee: -1 } }, table => deeds.equip(table, 1, next, 0, rule));

    expect([stage.hunter(1).equipment[0], stage.state.removed, stage.types()]).toEqual([next, [], ['equipped']]);
  });

  test('[ZD-MOD-9] a modification is fitted, also to the first arc, and taken off', () => {
    const one = coil('deed-coil');
    const stage = doing({ modifications: [{ card: one, on: -1 }] }, table => deeds.fit(table, 1, one, 0, rule));
    expect(stage.hunter(1).modifications).toEqual([{ card: one, on: 0 }]);
    deeds.fit(stage.table, 1, one, -1, rule);

    expect(stage.hunter(1).modifications).toEqual([{ card: one, on: -1 }]);
    expect(stage.told).toEqual([
      { type: 'modification-fitted', rule, seat: 1, card: one, arc: 0 },
      { type: 'modification-taken-off', rule, seat: 1, card: one, arc: -1 },
    ]);
  });

  test('cards that leave the game lie with those that left before', () => {
    const stage = doing({}, table => deeds.removeFromGame(table, [b, c], rule, 1), { state: { removed: [a] } });

    expect(stage.state.removed).toEqual([a, b, c]);
    expect(stage.told).toEqual([{ type: 'cards-removed', rule, seat: 1, cards: [b, c] }]);
  });
});
