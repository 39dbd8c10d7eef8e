/** What every deed tells, to the letter, and what it changes: those that deeds.test.ts does not show. None is left out by both. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BEHAVIOUR_DECKS, cardNamed, KITS } from '../content/box.ts';
import { FACES, type Face } from '../content/dice.ts';
import { ENEMIES } from '../content/enemies.ts';
import { HUNTERS } from '../content/hunters.ts';
import * as deeds from '../deeds.ts';
import type { AreaSum, AttackedPart, AttackSum, Stake, Table } from '../events.ts';
import type { Attack, Evade } from '../in-the-making.ts';
import * as fixture from '../testing/fixtures.ts';
import { armour, bow, coil, resource } from '../testing/fixtures.ts';
import { type DawnRehearsal, type EnemyOn, given, type HunterOn, type Position } from '../testing/rehearsal.ts';

const rule = 'ZD-ATK-1';
const [a, b, c, d, e, f] = [...'abcdef'].map(letter => fixture.blank(`told-${letter}`)) as [number, number, number, number, number, number];
const [ORANGE, BLUE] = FACES as [readonly Face[], readonly Face[]];

/** Seat 1 of three does something; a Watcher and a Strider stand by. */
function doing(deed: (table: Table, stage: DawnRehearsal) => void, hunter: HunterOn = {}, more: Partial<Position> = {}): DawnRehearsal {
  const enemies: EnemyOn[] = [
    { type: 'watcher', at: [3, 0] },
    { type: 'strider', at: [4, 0] },
  ];
  const stage = given({ hunters: [{}, { draw: [], salvage: [], ...hunter }, {}], enemies, ...more });
  deed(stage.table, stage);
  return stage;
}
const told = (stage: DawnRehearsal): unknown => stage.told;

describe('Attacks', () => {
  const attackOn = (stage: DawnRehearsal, more: Partial<Attack> = {}): Attack =>
    ({ seat: 1, target: stage.enemy(1), kind: 'ranged', weapon: a, damage: 5, ...more }) as Attack;

  test('dice are rolled before all eyes, an area by its own name', () => {
    const stake: Stake = { of: 'evade', enemy: 0, damage: 3, blocked: 1 };
    const stage = doing(() => {}, {}, { dice: { attack: [2, 'crit'], aoe: [1] } });

    expect(deeds.rollDice(stage.table, 'attack', [ORANGE, BLUE], rule, { seat: 1, stake })).toEqual([2, 'crit']);
    expect(deeds.rollDice(stage.table, 'aoe', [BLUE], rule)).toEqual([1]);

    expect(told(stage)).toEqual([
      { type: 'dice-rolled', rule, for: 'attack', seat: 1, dice: ['orange', 'blue'], faces: [2, 'crit'], stake, reveals: true },
      { type: 'dice-rolled', rule, for: 'area', dice: ['blue'], faces: [1], stake: null, reveals: true },
    ]);
  });

  test('[ZD-ATK-10] some dice are rolled again, each in its place, and all are shown', () => {
    const stake: Stake = { of: 'evade', enemy: 0, damage: 3, blocked: 1 };
    const grants = { granting: [a], upTo: [2] };
    const stage = doing(() => {}, {}, { dice: { evade: [3, 1] } });
    const rolled = { dice: [BLUE, ORANGE, BLUE], faces: [0, 2, 0], again: [2, 1] };

    expect(deeds.rerollDice(stage.table, 'evade', rolled, { seat: 1, stake, grants }, rule)).toEqual([0, 1, 3]);

    const dice = ['blue', 'orange', 'blue'];
    expect(told(stage)).toEqual([
      { type: 'dice-rerolled', rule, seat: 1, dice, faces: [0, 1, 3], stake, again: [2, 1], granting: [a], upTo: [2], reveals: true },
    ]);
  });

  test('declared, aimed, bought with a crit, and what the hit is made of', () => {
    const sum: AttackSum & AttackedPart = {
      ...{ kind: 'ranged', weapon: a, ammunition: b, ability: -1, part: -1, faces: [2, 1] },
      ...{ bonus: 2, crit: 0, tear: 0, armour: 0, spared: null, added: [], byCrit: [], left: 1 },
      ...{ hasRerolled: false, hasMovedIn: false },
    };
    const stage = doing(() => {});
    deeds.declareAttack(stage.table, attackOn(stage), true, rule);
    deeds.aimAt(stage.table, attackOn(stage), 2, rule);
    deeds.spendCrit(stage.table, 1, cardNamed('m1-yew-bow'), rule);
    deeds.hitTarget(stage.table, attackOn(stage), sum, rule);

    expect(told(stage)).toEqual([
      { type: 'attack-declared', rule, seat: 1, enemy: 1, kind: 'ranged', card: a, reveals: true },
      { type: 'part-chosen', rule, seat: 1, enemy: 1, part: 2 },
      { type: 'crit-spent', rule, seat: 1, card: cardNamed('m1-yew-bow'), name: 'Yew Bow' },
      { type: 'attack-hits', rule, seat: 1, enemy: 1, damage: 5, ...sum },
    ]);
  });

  test.each([
    { says: 'something printed', sum: { printed: 2, pips: 0, crit: 0 }, isSilent: false },
    { says: 'a pip', sum: { printed: 0, pips: 1, crit: 0 }, isSilent: false },
    { says: 'a crit', sum: { printed: 0, pips: 0, crit: 1 }, isSilent: false },
    { says: 'nothing', sum: { printed: 0, pips: 0, crit: 0 }, isSilent: true },
  ])('[ZD-AOE-1] an area with $says to it is told by itself, or with what else it does', ({ sum: parts, isSilent }) => {
    const sum: AreaSum = { ...parts, armour: 1, spared: null };
    const stage = doing((table, { state }) => deeds.catchEnemy(table, state.enemies[1]!, 1, { damage: 1, left: 6, sum }, rule));

    const caught = { type: 'area-hit', rule, enemy: 1, by: 1, damage: 1, left: 6, sum };
    expect(told(stage)).toEqual([isSilent ? { ...caught, within: 'area' } : caught]);
  });

  test('an enemy attacks, is ignored, is evaded, and its area catches whoever is near', () => {
    const blow = { enemy: 1, seat: 1, kind: 'melee', damage: 4 } as const;
    const stage = doing(() => {}, { hand: [a], draw: [b, c], discard: [d] });
    deeds.launchAttack(stage.table, blow, rule);
    deeds.ignoreAttack(stage.table, blow, rule);
    const evade = { enemy: stage.enemy(1), seat: 1, kind: 'melee', blocked: 2 } as Evade;
    deeds.sumUpEvade(stage.table, evade, { damage: 4, faces: [1, 'crit'], thrownOut: 1, lost: 1 }, rule);
    deeds.catchHunter(stage.table, 1, stage.enemy(1), true, rule);
    deeds.catchHunter(stage.table, 1, stage.enemy(1), false, rule);

    expect(told(stage)).toEqual([
      { type: 'hunter-attacked', rule, ...blow },
      { type: 'attack-ignored', rule, ...blow },
      {
        ...{ type: 'hunter-evaded', rule, enemy: 1, seat: 1, kind: 'melee', damage: 4, faces: [1, 'crit'] },
        ...{ thrownOut: 1, blocked: 2, lost: 1, held: 3 },
      },
      { type: 'hunter-caught', rule, seat: 1, enemy: 1, within: 'area' },
      { type: 'hunter-caught', rule, seat: 1, enemy: 1 },
    ]);
  });
});

describe('Decks', () => {
  const all = ({ hand, draw, discard, scrapped }: ReturnType<DawnRehearsal['hunter']>): unknown => ({ hand, draw, discard, scrapped });

  test('[ZD-LVL-8] [ZD-MERCH-22] [ZD-MERCH-15] a card is added, all are gathered, what is too much leaves the game', () => {
    const stage = doing(table => deeds.addToDeck(table, 1, d), { hand: [a], draw: [b], discard: [c] });
    expect(all(stage.hunter(1))).toEqual({ hand: [a], draw: [b, d], discard: [c], scrapped: [] });
    deeds.gatherDeck(stage.table, 1);
    expect(all(stage.hunter(1))).toEqual({ hand: [], draw: [b, d, a, c], discard: [], scrapped: [] });
    deeds.trimDeck(stage.table, 1, [d, c], rule);

    expect([all(stage.hunter(1)), stage.state.removed]).toEqual([{ hand: [], draw: [b, a], discard: [], scrapped: [] }, [d, c]]);
    expect(told(stage)).toEqual([{ type: 'cards-removed', rule, seat: 1, cards: [d, c] }]);
  });

  test('[ZD-SCRAP-3] what was scrapped is gathered, too', () => {
    const stage = doing(table => deeds.gatherDeck(table, 1), { hand: [a], draw: [b], scrapped: [c, d] });

    expect(all(stage.hunter(1))).toEqual({ hand: [], draw: [b, a, c, d], discard: [], scrapped: [] });
    expect(told(stage)).toEqual([]);
  });

  test('stamina goes under the draw pile, from the top of its own', () => {
    const stage = doing(() => {}, { draw: [a] });
    const [first, second, ...rest] = stage.state.stamina as [number, number, ...number[]];
    deeds.addStamina(stage.table, 1, 2, rule);

    expect([stage.hunter(1).draw, stage.state.stamina]).toEqual([[a, first, second], rest]);
    expect(told(stage)).toEqual([{ type: 'stamina-added', rule, seat: 1, n: 2 }]);
  });
});

describe('Encounters', () => {
  const trail = (key: string): number => cardNamed(key);
  const [meadow, ford, field, call] = ['quiet-meadow', 'herd-at-the-ford', 'scrap-field', 'hunters-call'].map(trail) as [
    number,
    number,
    number,
    number,
  ];
  const [light, heavy] = [cardNamed('event-light-pack'), cardNamed('event-heavy-pack')];

  test.each([
    { mode: 'standard', to: [2] },
    { mode: 'cooperative', to: [0, 1, 2] },
  ] as const)('[ZD-TRACK-1] [ZD-COOP-3] in $mode play the trails are seen by $to', ({ mode, to }) => {
    const stage = doing(
      table => deeds.lookAtTracking(table, 2, rule),
      {},
      { mode, state: { leader: 2, trackingPile: [meadow, ford, field] } },
    );

    expect(stage.state).toMatchObject({ trackingDrawn: [meadow, ford], trackingPile: [field] });
    expect(told(stage)).toEqual([{ type: 'tracking-drawn', rule, seat: 2, n: 2, secret: { to, facts: { cards: [meadow, ford] } } }]);
  });

  test('[ZD-EVENT-2] events are seen by the Fledgling alone, as many as there are', () => {
    const stage = doing(table => deeds.lookAtEvents(table, 3, rule), {}, { state: { fledgling: 1, eventPile: [light, heavy] } });

    expect(stage.state).toMatchObject({ eventDrawn: [light, heavy], eventPile: [] });
    expect(told(stage)).toEqual([{ type: 'events-drawn', rule, seat: 1, n: 2, secret: { to: [1], facts: { cards: [light, heavy] } } }]);
  });

  test('[ZD-TRACK-6] [ZD-TRACK-10] both picks are shown; what was not chosen is out', () => {
    const before = {
      ...{ trackingPile: [], trackingRow: [ford], trackingDrawn: [meadow, field], trackingDiscard: [], fledgling: 1, encounter: 2 },
      ...{ eventPile: [], eventDrawn: [light, heavy], eventDiscard: [], eventsPlayed: [-1], eventRival: 2 },
    };
    const stage = doing(table => deeds.revealPicks(table, field, heavy, rule), {}, { state: before });

    expect(stage.state).toMatchObject({
      ...{ trackingRow: [ford, field], trackingDrawn: [], trackingDiscard: [meadow], card: field, level: 1 },
      ...{ event: heavy, eventDrawn: [], eventDiscard: [light], eventsPlayed: [-1, heavy], eventChooser: 1, eventRival: -1 },
    });
    expect(told(stage)).toEqual([{ type: 'picks-revealed', rule, card: field, event: heavy, encounter: 2, level: 1, reveals: true }]);
  });

  test('[ZD-CALL-1] the Call was not drawn: it joins no row; without an event nobody chose one', () => {
    const before = { trackingPile: [], trackingRow: [ford], trackingDrawn: [], trackingDiscard: [], fledgling: 1, encounter: 5 };
    const stage = doing(table => deeds.revealPicks(table, call, -1, rule), {}, { state: before });

    expect(stage.state).toMatchObject({ trackingRow: [ford], card: call, event: -1, eventChooser: -1, eventRival: -1 });
    expect(told(stage)).toMatchObject([{ card: call, event: -1, encounter: 5, level: stage.state.level }]);
  });

  test('a rival is named', () => {
    const stage = doing(table => deeds.nameRival(table, 2, rule), {}, { state: { event: heavy } });

    expect(stage.state.eventRival).toBe(2);
    expect(told(stage)).toEqual([{ type: 'rival-named', rule, seat: 2, card: heavy }]);
  });

  test('[ZD-BEH-7] an encounter is laid out: the old one is gone, decks of several cards are shuffled, everybody is fresh', () => {
    const sawtooth = ENEMIES.findIndex(({ type }) => type === 'sawtooth');
    const deck = BEHAVIOUR_DECKS[sawtooth]!;
    const old = { points: 4, hasFailed: true, result: 'failure', turn: 7, clock: 9, encounter: 3, level: 2, grassAdded: [1] } as const;
    const worn = { recency: 8, usedThisEncounter: ['x'], isUp: false, skip: 1, faints: 2, fire: 1, freeze: 1, shock: 1 };
    const stage = doing(() => {}, worn, { state: { ...old }, dice: { behaviour: [deck.toReversed()] } });
    const layout = {
      ...{ dusk: 14, outcrops: [1], ruins: [2], corpses: [3, 4] },
      enemies: [
        { type: 'watcher', square: 5 },
        { type: 'sawtooth', square: 6 },
        { type: 'sawtooth', square: 7 },
      ],
    } as const;
    deeds.layOutEncounter(stage.table, layout, rule);

    expect(stage.state).toMatchObject({
      ...{ points: 0, hasFailed: false, result: 'none', turn: 0, dusk: 14, clock: 0, traps: [], grassAdded: [] },
      ...{ outcrops: [1], ruins: [2], corpses: [3, 4], behaviours: [{ type: sawtooth, pile: deck.toReversed(), discard: [] }] },
    });
    expect(stage.state.enemies.map(({ id, type, square, status }) => [id, type, square, status])).toEqual([
      [0, 0, 5, 'in-play'],
      [1, sawtooth, 6, 'in-play'],
      [2, sawtooth, 7, 'in-play'],
    ]);
    expect(stage.hunter(1)).toMatchObject({
      ...{ recency: 0, usedThisEncounter: [], square: -1, isUp: true, skip: 0, faints: 0, fire: 0, freeze: 0, shock: 0 },
    });
    expect(told(stage)).toEqual([{ type: 'encounter-began', rule, encounter: 3, level: 2, card: stage.state.card }]);
  });

  test('[ZD-R-54] the table is cleared: traps go back to their owners, passes of a turn are forgotten', () => {
    const stage = doing(
      table => {
        table.passes.remember(1, 'play-any-time', 'turn-end');
        table.passes.remember(1, 'play-any-time', 'other');
      },
      { discard: [a], fire: 1, actionsLeft: 2, free: ['craft'], repeatable: ['melee'] },
      { traps: [{ at: [1, 0], owner: 1, card: b }], outcrops: [[0, 0]], ruins: [[1, 1]], corpses: [[2, 1]] },
    );
    deeds.clearEncounter(stage.table, rule);

    expect(stage.hunter(1)).toMatchObject({ discard: [a, b], fire: 0, free: [], repeatable: [] });
    expect(stage.state).toMatchObject({ traps: [], outcrops: [], ruins: [], corpses: [], enemies: [] });
    expect(stage.table.passes.standing).toEqual([{ seat: 1, window: 'play-any-time', until: 'other' }]);
    expect(told(stage)).toEqual([{ type: 'table-cleared', rule }]);
  });

  test('[ZD-EVENT-1] decided, then counted: the event ends with its encounter', () => {
    const stage = doing(
      table => deeds.decideEncounter(table, 'success'),
      {},
      { state: { event: heavy, eventChooser: 1, eventRival: 2, encounter: 2 } },
    );
    expect(stage.state).toMatchObject({ result: 'success', step: 'end-encounter' });
    deeds.countEncounter(stage.table);

    expect(stage.state).toMatchObject({ event: -1, eventChooser: -1, eventRival: -1, encounter: 3 });
    expect(told(stage)).toEqual([]);
  });

  test('[ZD-TERR-10] one ruin and one corpse go, the others stay', () => {
    const blow = { enemy: 1, seat: 1, kind: 'ranged', damage: 3 } as const;
    const stage = doing(() => {}, {}, { state: { ruins: [3, 4], corpses: [5, 6] } });
    deeds.useRuin(stage.table, 4, blow, rule);
    deeds.lootCorpse(stage.table, 1, 5, rule);

    expect(stage.state).toMatchObject({ ruins: [3], corpses: [6] });
    expect(told(stage)).toEqual([
      { type: 'ruin-used', rule, ...blow, square: 4 },
      { type: 'corpse-looted', rule, seat: 1, square: 5 },
    ]);
  });

  test('a trap is laid, and goes off; another of the same hunter stays', () => {
    const laid = { square: 3, owner: 1, card: a, weapon: b, dice: [0, 1, 0] };
    const other = { square: 4, owner: 1, card: c, weapon: b, dice: [0, 1, 0] };
    const stage = doing(table => {
      deeds.layTrap(table, laid, rule);
      deeds.layTrap(table, other, rule);
    });
    expect(stage.state.traps).toEqual([laid, other]);
    deeds.takeUpTrap(stage.table, stage.state.traps[0]!, stage.enemy(1), rule);

    expect(stage.state.traps).toEqual([other]);
    expect(told(stage)).toEqual([
      { type: 'trap-set', rule, seat: 1, square: 3, card: a },
      { type: 'trap-set', rule, seat: 1, square: 4, card: c },
      { type: 'trap-sprung', rule, seat: 1, enemy: 1, square: 3, card: a },
    ]);
  });

  test('how it goes: tracking, points, votes, dusk, and the end', () => {
    const stage = doing(
      table => {
        deeds.beginTracking(table, rule);
        deeds.countPoints(table, rule);
        deeds.showVotes(table, [true, false, true], rule);
        deeds.warnOfDusk(table, 2, rule);
        deeds.letDuskFall(table, rule);
        deeds.showResult(table, rule);
      },
      {},
      { threshold: 6, state: { encounter: 2, points: 5, turn: 14, result: 'success' } },
    );
    stage.state.result = 'failure';
    deeds.showResult(stage.table, rule);

    const result = { rule, encounter: 2, level: 1, points: 5, threshold: 6 };
    expect(told(stage)).toEqual([
      { type: 'tracking-began', rule, encounter: 2 },
      { type: 'maintenance', rule, points: 5, threshold: 6 },
      { type: 'vote-taken', rule, yes: 2, of: 3, votes: ['end', 'go-on', 'end'], reveals: true },
      { type: 'dusk-nears', rule, left: 2 },
      { type: 'dusk-fell', rule, turn: 14 },
      { type: 'encounter-won', ...result },
      { type: 'encounter-lost', ...result },
    ]);
  });
});

describe('Enemies', () => {
  test('a model is placed with everything as printed, and nothing is told of it by itself', () => {
    const stage = doing((_table, { state }) => void deeds.placeEnemy(state, 'grazer', 8));

    expect(stage.enemy(2)).toMatchObject({ id: 2, type: 2, square: 8, spawn: 8, armour: ENEMIES[2]!.armour, components: [0, 0] });
    expect(told(stage)).toEqual([]);
  });

  test('one more joins, as printed, at home on the tile it stands on', () => {
    const stage = doing(table => deeds.bringEnemy(table, 'shell-walker', 7, rule));
    const printed = ENEMIES.find(({ type }) => type === 'shell-walker')!;

    expect(stage.enemy(2)).toEqual({
      ...{ id: 2, type: ENEMIES.indexOf(printed), square: 7, isAlert: false, wounds: 0, armour: printed.armour },
      ...{ fire: 0, freeze: 0, shock: 0, burnedBy: -1, components: [0, 0, 0], home: 0, spawn: 7, hasActed: false, status: 'in-play' },
    });
    expect(told(stage)).toEqual([{ type: 'enemy-placed', rule, enemy: 2, square: 7 }]);
  });

  test('[ZD-BEH-16] [ZD-R-81] an activation goes from box to box, a box may be done again, and a pulse from hunter to hunter; all in silence', () => {
    const stage = doing(table => deeds.openActivation(table, table.state.enemies[1]!, 7, true));
    const at = (...[box, times, hasDoneConditional, pulsed = []]: [number, number, boolean, number[]?]) =>
      expect(stage.state.activation).toEqual({ enemy: 1, card: 7, isYes: true, box, times, hasDoneConditional, pulsed });
    at(0, 0, false);
    deeds.countBox(stage.state.activation!, 0, false);
    at(0, 1, false);
    deeds.countBox(stage.state.activation!, 0, true);
    at(0, 2, true);
    deeds.countBox(stage.state.activation!, 2, false);
    at(2, 1, true);
    deeds.beginPulse(stage.table, [1, 0]);
    deeds.pulseReaches(stage.table);
    at(2, 1, true, [0]);
    deeds.closeActivation(stage.table);

    expect([stage.state.activation, told(stage)]).toEqual([null, []]);
  });

  test('a step begins: whoever is in play is ready, whoever is gone is left alone', () => {
    const enemies: EnemyOn[] = [
      { type: 'watcher', at: [3, 0], hasActed: true },
      { type: 'watcher', at: [4, 0], hasActed: true, status: 'killed' },
    ];
    const stage = doing(table => deeds.readyEnemies(table), {}, { enemies });
    expect(stage.state.enemies.map(({ hasActed }) => hasActed)).toEqual([false, true]);
    deeds.activateEnemy(stage.table, stage.enemy(0), rule);

    expect(stage.enemy(0).hasActed).toBe(true);
    expect(told(stage)).toEqual([{ type: 'enemy-activated', rule, enemy: 0, isAlert: false }]);
  });

  test('[ZD-BEH-4] [ZD-BEH-5] the top card is drawn; an empty deck is shuffled first, and another type keeps its own', () => {
    const sawtooth = ENEMIES.findIndex(({ type }) => type === 'sawtooth');
    const [one, two] = BEHAVIOUR_DECKS[sawtooth]! as [number, number];
    const others = { type: 4, pile: [...BEHAVIOUR_DECKS[4]!], discard: [] };
    const stage = doing(
      () => {},
      {},
      {
        enemies: [{ type: 'sawtooth', at: [3, 0] }],
        state: { behaviours: [others, { type: sawtooth, pile: [one], discard: [two] }] },
        dice: { behaviour: [[one, two]] },
      },
    );

    expect(deeds.drawBehaviour(stage.table, stage.enemy(0), card => card === one)).toBe(one);
    expect(stage.state.behaviours).toEqual([others, { type: sawtooth, pile: [], discard: [two, one] }]);
    expect(deeds.drawBehaviour(stage.table, stage.enemy(0), () => false)).toBe(one);
    expect(stage.state.behaviours[1]).toEqual({ type: sawtooth, pile: [two], discard: [one] });

    expect(told(stage)).toEqual([
      { type: 'behaviour-drawn', rule: 'ZD-BEH-4', enemy: 0, card: one, isYes: true, reveals: true },
      { type: 'behaviour-reshuffled', rule: 'ZD-BEH-5', enemyType: sawtooth },
      { type: 'behaviour-drawn', rule: 'ZD-BEH-4', enemy: 0, card: one, isYes: false, reveals: true },
    ]);
  });

  test('[ZD-ALERT-4] the alarm spreads by itself, square by square, and not to the next', () => {
    const enemies: EnemyOn[] = [
      { type: 'watcher', at: [3, 0] },
      { type: 'watcher', at: [3, 0] },
      { type: 'watcher', at: [4, 0] },
    ];
    const stage = doing(() => {}, {}, { enemies });
    stage.enemy(0).isAlert = true;
    deeds.spreadAlert(stage.table);

    expect(told(stage)).toEqual([{ type: 'enemy-alerted', rule: 'ZD-ALERT-4', enemy: 1, why: 'alert-nearby', other: 0 }]);
  });

  test('it travels, stays, begins a box, and escapes', () => {
    const stage = doing((table, { state }) => {
      const strider = state.enemies[1]!;
      strider.isAlert = true;
      deeds.endTravel(table, strider, 3, { how: 'flee', seat: 1 }, rule);
      deeds.stayPut(table, strider, ['at-edge', { without: 1 }], rule);
      deeds.beginBox(table, strider, 'special', a, rule);
      deeds.beginBox(table, strider, 'melee', a, rule);
      deeds.letEscape(table, strider, rule);
    });

    expect(stage.enemy(1)).toMatchObject({ status: 'escaped', isAlert: false });
    expect(told(stage)).toEqual([
      { type: 'enemy-travelled', rule, enemy: 1, from: 3, square: stage.enemy(1).square, how: 'flee', seat: 1 },
      { type: 'enemy-stayed', rule, enemy: 1, why: ['at-edge', { without: 1 }] },
      { type: 'box-resolved', rule, enemy: 1, box: 'special', card: a },
      { type: 'box-resolved', rule, enemy: 1, box: 'melee', card: a, within: 'activation' },
      { type: 'enemy-escaped', rule, enemy: 1, by: -1 },
    ]);
  });
});

describe('Trade', () => {
  test('[ZD-TRADE-4] [ZD-R-148] [ZD-MOD-9] both sides move in one step; modifications stay with whoever fitted them', () => {
    const [own, theirs] = [bow({ id: 'told-own' }), bow({ id: 'told-theirs' })];
    const [fitted, loose, other] = [coil('told-fitted'), coil('told-loose'), coil('told-other')];
    const [shard, wire] = [resource('told-shard', { resource: 'metal-shards' }), resource('told-wire', { resource: 'wire' })];
    const plate = armour({ id: 'told-plate' });
    const stage = given({
      hunters: [
        {},
        {
          ...{ equipment: { ranged: own, armour: plate }, salvage: [shard], draw: [] },
          modifications: [
            { card: fitted, on: 1 },
            { card: loose, on: -1 },
          ],
        },
        { equipment: { ranged: theirs }, modifications: [{ card: other, on: 1 }], salvage: [wire], draw: [] },
      ],
    });
    deeds.makeTrade(stage.table, { seat: 1, partner: 2, given: [own, loose], asked: [wire] }, rule);

    expect(stage.hunter(1)).toMatchObject({ salvage: [shard, wire], modifications: [{ card: fitted, on: -1 }] });
    expect([stage.hunter(1).equipment[1], stage.hunter(1).equipment[3]]).toEqual([-1, plate]);
    expect(stage.hunter(2)).toMatchObject({
      salvage: [],
      modifications: [
        { card: other, on: -1 },
        { card: loose, on: -1 },
      ],
    });
    expect([stage.hunter(2).equipment[1], stage.state.removed]).toEqual([own, [theirs]]);
    expect(told(stage)).toEqual([
      { type: 'trade-made', rule, seat: 1, partner: 2, given: [own, loose], asked: [wire] },
      { type: 'modification-taken-off', rule: 'ZD-MOD-9', seat: 1, card: fitted, arc: -1 },
      { type: 'modification-taken-off', rule: 'ZD-MOD-9', seat: 2, card: other, arc: -1 },
      { type: 'equipment-lost', rule: 'ZD-EQ-2', seat: 2, card: theirs, modifications: [] },
      { type: 'equipped', rule: 'ZD-R-148', seat: 2, card: own },
    ]);
  });

  test('an offer is made, and comes to nothing', () => {
    const trade = { seat: 1, partner: 2, given: [a], asked: [b] };
    const stage = doing(table => {
      deeds.offerTrade(table, trade, rule);
      deeds.dropTrade(table, trade, 'void', rule);
      deeds.dropTrade(table, trade, 'refused', rule);
      deeds.holdModification(table, 1, coil('told-held'));
    });

    expect(stage.hunter(1).modifications).toEqual([{ card: expect.any(Number), on: -1 }]);
    expect(told(stage)).toEqual([
      { type: 'trade-offered', rule, ...trade },
      { type: 'trade-void', rule, seat: 1, partner: 2 },
      { type: 'trade-refused', rule, seat: 1, partner: 2 },
    ]);
  });
});

describe('The course of the game', () => {
  test('steps, turns, tokens and the end', () => {
    const stage = doing(table => {
      deeds.goTo(table, 'maintenance');
      deeds.makeActive(table, 2);
      deeds.settleTrading(table, true, rule);
      deeds.nameLeader(table, 1, rule);
      deeds.nameLeader(table, 2, rule, true);
      deeds.nameFledgling(table, 0, rule);
    });
    expect(stage.state).toMatchObject({ step: 'maintenance', active: 2, trading: true, leader: 2, fledgling: 0 });
    deeds.endGame(stage.table, [1], [3, 6, 2], rule);

    expect(stage.state.step).toBe('over');
    expect(told(stage)).toEqual([
      { type: 'trading-settled', rule, trading: true },
      { type: 'leader-named', rule, seat: 1 },
      { type: 'leader-named', rule, seat: 2, isTied: true },
      { type: 'fledgling-named', rule, seat: 0 },
      { type: 'game-over', rule, winners: [1], points: [3, 6, 2] },
    ]);
  });

  test('a turn: skipped, counted, begun, used up', () => {
    const stage = doing(
      table => {
        deeds.skipTurn(table, 1, rule);
        deeds.countTurn(table, 1, rule);
        deeds.beginActivation(table, 1, 2);
      },
      { skip: 2, shock: 1, done: ['craft'], free: ['sneak'], repeatable: ['melee'], usedThisActivation: ['x'] },
      { state: { turn: 3, clock: 4 } },
    );
    expect(stage.state).toMatchObject({ turn: 4, clock: 5 });
    expect(stage.hunter(1)).toMatchObject({
      ...{ skip: 1, recency: 5, beganShocked: true, actionsLeft: 2, done: [], free: [], repeatable: [], usedThisActivation: [] },
    });
    Object.assign(stage.hunter(1), { free: ['sneak', 'craft', 'loot'] });
    deeds.spendSecondAction(stage.table, 1);
    expect(stage.hunter(1).actionsLeft).toBe(1);
    deeds.dropActions(stage.table, 1, 1, 2);
    expect([stage.hunter(1).actionsLeft, stage.hunter(1).free]).toEqual([0, ['loot']]);
    deeds.skipActions(stage.table, 1, rule);

    expect(told(stage)).toEqual([
      { type: 'turn-skipped', rule, seat: 1 },
      { type: 'turn-began', rule, seat: 1, turn: 4 },
      { type: 'actions-skipped', rule, seat: 1 },
    ]);
  });

  test('a calm hunter does not begin shocked', () => {
    expect(doing(table => deeds.beginActivation(table, 1, 2), { beganShocked: true }).hunter(1).beganShocked).toBe(false);
  });

  test('texts are used by activation and by encounter, and speak', () => {
    const stage = doing((table, { state }) => {
      deeds.useText(state.hunters[1]!, 'activation', 'x');
      deeds.useText(state.hunters[1]!, 'encounter', 'y');
      deeds.letSpeak(table, 1, a, 'evaded', rule);
      deeds.takeEffect(table, { do: 'dodge' }, a, rule);
    });

    expect(stage.hunter(1)).toMatchObject({ usedThisActivation: ['x'], usedThisEncounter: ['y'] });
    expect(told(stage)).toEqual([
      { type: 'text-speaks', rule, seat: 1, card: a, moment: 'evaded' },
      { type: 'effect', rule, word: 'dodge', card: a },
    ]);
  });
});

describe('Hunters', () => {
  test('[ZD-SETUP-2] [ZD-SETUP-7] a hunter is taken with everything that is printed for it', () => {
    const stage = given({ hunters: [{}, {}, { hunter: 'blank' }] });
    const smith = HUNTERS.findIndex(({ id }) => id === 'forgesmith');
    const before = stage.state.salvagePile;
    deeds.takeHunter(stage.state, 2, smith);
    deeds.showHunter(stage.table, 2, rule);

    const { resources, maxDeck } = HUNTERS[smith]!;
    const kit = KITS[smith]!;
    expect(stage.hunter(2)).toMatchObject({ hunter: smith, maxDeck, draw: kit.deck, upgrades: Object.values(kit.nodes).flat() });
    expect(
      stage
        .hunter(2)
        .equipment.filter(card => card >= 0)
        .toSorted(),
    ).toEqual(kit.equipment.toSorted());
    expect(stage.hunter(2).salvage).toHaveLength(resources.length);
    expect(before.filter(card => !stage.state.salvagePile.includes(card))).toEqual(stage.hunter(2).salvage);
    expect(told(stage)).toEqual([{ type: 'hunter-chosen', rule, seat: 2, hunter: 'forgesmith' }]);
  });

  test('they move, stay, and stop short', () => {
    const stage = doing(() => {}, { at: [2, 1] });
    const from = stage.hunter(1).square;
    deeds.moveHunter(stage.table, 1, 4, rule, 'dodge');
    deeds.moveHunter(stage.table, 1, 5, rule, 'sprint-step', { start: from });
    deeds.stay(stage.table, 1, rule);
    deeds.stopShort(stage.table, 1, from, 'sprint-step', rule);

    expect(stage.hunter(1).square).toBe(5);
    expect(told(stage)).toEqual([
      { type: 'hunter-moved', rule, seat: 1, from, square: 4, how: 'dodge' },
      { type: 'hunter-moved', rule, seat: 1, from: 4, square: 5, how: 'sprint-step', start: from },
      { type: 'hunter-stayed', rule, seat: 1 },
      { type: 'hunter-stayed', rule, seat: 1, start: from, square: 5, how: 'sprint-step' },
    ]);
  });

  test('cured at once, however long it would last; what is not there is not cured', () => {
    const stage = doing(
      table => {
        deeds.cureHunter(table, 1, 'shock', rule);
        deeds.cureHunter(table, 1, 'fire', rule);
      },
      { shock: 2, beganShocked: true },
    );

    expect(stage.hunter(1)).toMatchObject({ shock: 0, beganShocked: false });
    expect(told(stage)).toEqual([{ type: 'hunter-recovers', rule, seat: 1, condition: 'shock' }]);
  });

  test('hurt, and the cards that it cost; no card is no loss', () => {
    const stage = doing(table => {
      deeds.hurtHunter(table, 1, 3, 8, rule, { of: 'fire' });
      deeds.countLoss(table, 1, [a, b], rule);
      deeds.countLoss(table, 1, [], rule);
      deeds.failEncounter(table);
    });

    expect(stage.state.hasFailed).toBe(true);
    expect(told(stage)).toEqual([
      { type: 'hunter-damaged', rule, seat: 1, n: 3, left: 8, of: 'fire' },
      { type: 'cards-lost', rule, seat: 1, cards: [a, b] },
    ]);
  });

  test('[ZD-LVL-5] a skill is learned: token, deck limit, and its cards are upgrades no more', () => {
    const stage = doing(table => deeds.gainTrait(table, 1, d), { upgrades: [a, b, c], traits: [e] });
    expect(stage.hunter(1).traits).toEqual([e, d]);
    deeds.climb(stage.table, 1, { id: 'node', level: 2, from: [], maxDeck: 19, cards: [] }, [a, c], rule);

    expect(stage.hunter(1)).toMatchObject({ node: 'node', skill: 2, maxDeck: 19, upgrades: [b] });
    expect(told(stage)).toEqual([{ type: 'levelled-up', rule, seat: 1, node: 'node', cards: [a, c] }]);
  });
});

describe('Merchants', () => {
  const merchants = { 2: { row: [a, b], pile: [c, d], discard: [] } } as const;

  test('[ZD-MERCH-2] visited, opened, bought from, refilled, reshuffled and closed', () => {
    const stage = doing(
      () => {},
      { purchases: 1, visits: 3 },
      {
        merchants: { 2: { isOpen: false, row: [], pile: [], discard: [] } },
        dice: {
          'merchant-2': [
            [d, c],
            [b, c],
          ],
        },
      },
    );
    const merchant = stage.state.merchants[1]!;
    deeds.forgetPurchases(stage.table);
    expect(stage.hunter(1)).toMatchObject({ visits: 0, purchases: 0 });
    deeds.visitMerchant(stage.table, 1, 2, rule);
    deeds.openMerchant(stage.table, 2, { row: [a], surplus: [b], rest: [c, d] }, rule);
    expect(merchant).toEqual({ isOpen: true, row: [a], discard: [b], pile: [d, c] });
    deeds.takeGoods(stage.table, 1, a, { level: 2, wasFree: false, paid: [], bill: { discount: 0 } }, rule);
    expect([stage.hunter(1).purchases, merchant.row]).toEqual([1, []]);
    deeds.refillRow(stage.table, 2, 1, rule);
    expect(merchant).toEqual({ isOpen: true, row: [c], discard: [b, d], pile: [] });
    merchant.discard = [b];
    merchant.pile = [c];
    merchant.row = [];
    deeds.reshuffleGoods(stage.table, 2, rule);
    expect(merchant).toMatchObject({ discard: [], pile: [b, c] });
    deeds.closeMerchant(stage.table, 2, rule);

    expect([merchant.isOpen, stage.hunter(1).visits]).toEqual([false, 2]);
    expect(told(stage)).toEqual([
      { type: 'merchant-visited', rule, seat: 1, level: 2 },
      { type: 'merchants-opened', rule, level: 2, cards: [a], surplus: [b], reveals: true },
      { type: 'goods-bought', rule, seat: 1, card: a, level: 2, wasFree: false, paid: [], bill: { discount: 0 } },
      { type: 'row-refilled', rule, level: 2, card: c, passedOver: [d], reveals: true },
      { type: 'merchant-reshuffled', rule, level: 2 },
      { type: 'merchant-closed', rule, level: 2 },
    ]);
  });

  test('the pile of a merchant in a new order, left as it is', () => {
    const stage = doing(() => {}, {}, { merchants, dice: { 'merchant-2': [[d, c]] } });

    expect(deeds.shuffledGoods(stage.table, 2)).toEqual([d, c]);
    expect([stage.state.merchants[1]!.pile, told(stage)]).toEqual([[c, d], []]);
  });

  test('passes in a row are counted, and forgotten when somebody buys', () => {
    const stage = doing(table => deeds.countPass(table, true), {}, { state: { passedInARow: 1 } });
    expect(stage.state.passedInARow).toBe(2);
    deeds.countPass(stage.table, false);

    expect([stage.state.passedInARow, told(stage)]).toEqual([0, []]);
  });

  test('[ZD-MERCH-21] [ZD-SALV-7] all close: wares go back, and spent salvage is shuffled into its deck', () => {
    const stage = doing(
      table => deeds.closeMerchants(table, rule),
      {},
      {
        merchants,
        state: { salvagePile: [e], salvageDiscard: [f] },
        dice: { salvage: [[f, e]] },
      },
    );

    expect(stage.state.merchants[1]).toEqual({ isOpen: false, row: [], pile: [c, d, a, b], discard: [] });
    expect(stage.state).toMatchObject({ salvagePile: [f, e], salvageDiscard: [] });
    expect(told(stage)).toEqual([{ type: 'merchants-closed', rule }]);
  });

  test('without spent salvage nothing is shuffled', () => {
    const stage = doing(table => deeds.closeMerchants(table, rule), {}, { merchants, state: { salvagePile: [e], salvageDiscard: [] } });

    expect(stage.state.salvagePile).toEqual([e]);
  });
});

describe('Salvage', () => {
  const salvage = { salvagePile: [a, b], salvageDiscard: [c] };

  test('[ZD-R-124] the top card; an empty deck is made anew; without any card there is none', () => {
    const stage = doing(() => {}, {}, { state: { salvagePile: [a], salvageDiscard: [b, c] }, dice: { salvage: [[c, b]] } });

    expect([deeds.takeTopOfSalvage(stage.table), told(stage)]).toEqual([a, []]);
    expect(deeds.takeTopOfSalvage(stage.table)).toBe(c);
    expect(stage.state).toMatchObject({ salvagePile: [b], salvageDiscard: [] });
    expect(told(stage)).toEqual([{ type: 'salvage-reshuffled', rule: 'ZD-R-124', n: 2 }]);
    expect([deeds.takeTopOfSalvage(stage.table), deeds.takeTopOfSalvage(stage.table)]).toEqual([b, -1]);
  });

  test('[ZD-SALV-6] fate is shown and shuffled back; the deck is shuffled', () => {
    const stage = doing(
      () => {},
      {},
      {
        state: salvage,
        dice: {
          salvage: [
            [b, a],
            [d, b, a],
          ],
        },
      },
    );
    deeds.shuffleSalvage(stage.table);
    expect(stage.state.salvagePile).toEqual([b, a]);
    deeds.showFate(stage.table, 1, d, rule);
    deeds.shuffleBack(stage.table, d);

    expect(stage.state.salvagePile).toEqual([d, b, a]);
    expect(told(stage)).toEqual([{ type: 'fate-drawn', rule, seat: 1, card: d, reveals: true }]);
  });

  test('a card is fetched out of the deck, which is shuffled, or out of the discards, where nothing is', () => {
    const stage = doing(() => {}, {}, { state: salvage, dice: { salvage: [[a]] } });
    deeds.fetchSalvage(stage.table, 1, b, rule);
    deeds.fetchSalvage(stage.table, 1, c, rule);

    expect(stage.state).toMatchObject({ salvagePile: [a], salvageDiscard: [] });
    expect(stage.hunter(1).salvage).toEqual([b, c]);
    expect(told(stage)).toEqual([b, c].map(card => ({ type: 'salvage-taken', rule, seat: 1, card, reveals: true })));
  });
});

test('no deed is left out here and in deeds.test.ts', () => {
  const tests = ['told.test.ts', '../deeds.test.ts'].map(file => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n');

  expect(Object.keys(deeds).filter(name => !tests.includes(`deeds.${name}(`))).toEqual([]);
});
