/** What each deed of and to the monster changes, and what it tells. */
import { afterAll, expect, test } from 'vitest';
import { keyOf, perilCard, stanceCard } from '../content/box.ts';
import type { Table } from '../events.ts';
import type { State } from '../state.ts';
import { deedsOf, doing } from '../testing/doing.ts';
import * as beast from './monster.ts';

const shown = new Set<string>();
const of = (name: keyof typeof beast): string => {
  shown.add(name);
  return name;
};
afterAll(() => expect(deedsOf(beast).filter(name => !shown.has(name))).toEqual([]));
const NOTHING = { changed: {}, told: [] };
/** Everybody knows the top of the pile. */
const seen = { given: ({ monster }: State) => void Object.assign(monster, { seen: [...monster.pile] }) };

test(`[PA-STRUG-5] ${of('changeStruggle')}: never below 0`, () => {
  const struggle = { beast: { struggle: 4, acceleration: 2 } };
  expect(doing(table => beast.changeStruggle(table, 3, 'upkeep', 'PA-UPK-6'), struggle)).toEqual({
    changed: { 'monster.struggle': 7 },
    told: [{ type: 'struggle-changed', rule: 'PA-UPK-6', by: 3, struggle: 7, why: 'upkeep', acceleration: 2 }],
  });
  expect(doing(table => beast.changeStruggle(table, -9, 'card', 'PA-STRUG-5'), struggle)).toEqual({
    changed: { 'monster.struggle': 0 },
    told: [{ type: 'struggle-changed', rule: 'PA-STRUG-5', by: -4, struggle: 0, why: 'card', acceleration: 0 }],
  });
  expect(doing(table => beast.changeStruggle(table, 0, 'card', 'PA-STRUG-5'), struggle)).toEqual(NOTHING);
});
test(`[PA-STRUG-1] ${of('breakLoose')}, [PA-STRUG-3] ${of('calmDown')}: to the number of hunters`, () => {
  const struggle = { beast: { struggle: 7, unleashed: 1 } };
  expect(doing(table => beast.breakLoose(table, 3), struggle)).toEqual({
    changed: { 'monster.unleashed': 2 },
    told: [{ type: 'unleashed', rule: 'PA-STRUG-1', damage: 3, struggle: 2 }],
  });
  expect(doing(beast.calmDown, struggle)).toEqual({
    changed: { 'monster.struggle': 2 },
    told: [{ type: 'struggle-changed', rule: 'PA-STRUG-3', by: -5, struggle: 2, why: 'unleash', acceleration: 0, within: 'PA-STRUG-1' }],
  });
});
test(`[PA-TOK-3] ${of('accelerate')}: never below 0`, () => {
  expect(doing(table => beast.accelerate(table, 2), { beast: { acceleration: 1 } })).toEqual({
    changed: { 'monster.acceleration': 3 },
    told: [{ type: 'acceleration-changed', rule: 'PA-TOK-3', by: 2, now: 3 }],
  });
  expect(doing(table => beast.accelerate(table, -2), { beast: { acceleration: 1 } })).toEqual({
    changed: { 'monster.acceleration': 0 },
    told: [{ type: 'acceleration-changed', rule: 'PA-TOK-3', by: -1, now: 0 }],
  });
  expect(doing(table => beast.accelerate(table, -2))).toEqual(NOTHING);
});
test(`[PA-DMG-10] ${of('addBonus')}: for the turn, or for the round`, () => {
  const bonus = { beast: { bonusThisTurn: 1, bonusThisRound: 2 } };
  expect(doing(table => beast.addBonus(table, 3, 'turn'), bonus)).toEqual({
    changed: { 'monster.bonusThisTurn': 4 },
    told: [{ type: 'bonus-damage', rule: 'PA-DMG-10', by: 3, until: 'turn' }],
  });
  expect(doing(table => beast.addBonus(table, 3, 'round'), bonus)).toEqual({
    changed: { 'monster.bonusThisRound': 5 },
    told: [{ type: 'bonus-damage', rule: 'PA-DMG-10', by: 3, until: 'round' }],
  });
});
test(`[PA-GAME-4] ${of('changeTrack')}: from 0 to its end, if there is one`, () => {
  const track = { monster: 'ramhide', beast: { track: 1 } } as const;
  expect(doing(table => beast.changeTrack(table, 1), track)).toEqual({
    changed: { 'monster.track': 2 },
    told: [{ type: 'track-changed', rule: 'PA-GAME-4', by: 1, now: 2, of: 3 }],
  });
  expect(doing(table => beast.changeTrack(table, 99), track).changed).toEqual({ 'monster.track': 3 });
  expect(doing(table => beast.changeTrack(table, -9), track)).toEqual({
    changed: { 'monster.track': 0 },
    told: [{ type: 'track-changed', rule: 'PA-GAME-4', by: -1, now: 0, of: 3 }],
  });
  expect(doing(table => beast.changeTrack(table, 0), track)).toEqual(NOTHING);
  expect(doing(table => beast.changeTrack(table, 1))).toEqual(NOTHING);
});
test(`[PA-BRD-7] ${of('turn')}: not where it looks already`, () => {
  expect(doing(table => beast.turn(table, 1, 'PA-BRD-6'))).toEqual({
    changed: { 'monster.facing': 1 },
    told: [{ type: 'monster-turned', rule: 'PA-BRD-6', from: 2, sector: 1 }],
    gives: true,
  });
  expect(doing(table => beast.turn(table, 2, 'PA-BRD-6'))).toEqual({ ...NOTHING, gives: false });
});
test(`[PA-GAME-4] ${of('mark')}`, () => {
  expect(doing(table => beast.mark(table, 3), { beast: { marked: 1 } })).toEqual({
    changed: { 'monster.marked': 3 },
    told: [{ type: 'sector-marked', rule: 'PA-GAME-4', sector: 3 }],
  });
  expect(doing(table => beast.mark(table, 1), { beast: { marked: 1 } })).toEqual(NOTHING);
});
test(`[PA-GAME-4] ${of('setPlate')}: at most one for each hunter, in one sector`, () => {
  const plates = { beast: { plates: [0, 1, 2, 0] } };
  expect(doing(table => beast.setPlate(table, 1, 1), plates)).toEqual({
    changed: { 'monster.plates': [0, 2, 2, 0] },
    told: [{ type: 'plate-set', rule: 'PA-GAME-4', sector: 1, n: 2 }],
  });
  expect(doing(table => beast.setPlate(table, 1, -1), plates)).toEqual({
    changed: { 'monster.plates': [0, 0, 2, 0] },
    told: [{ type: 'plate-set', rule: 'PA-GAME-4', sector: 1, n: 0 }],
  });
  expect(doing(table => beast.setPlate(table, 2, 1), plates)).toEqual(NOTHING);
  expect(doing(table => beast.setPlate(table, 0, -1), plates)).toEqual(NOTHING);
});
test(`[PA-GAME-4] ${of('swallow')}`, () => {
  expect(doing(table => beast.swallow(table, 1, 2), { beast: { plates: [0, 1, 2, 0] } })).toEqual({
    changed: { 'monster.plates': [0, 1, 1, 0] },
    told: [{ type: 'plate-swallowed', rule: 'PA-GAME-4', seat: 1, sector: 2, left: 1 }],
  });
});

const SUM = { weapon: 3, more: 1, isDoubled: false, damage: 4 };
test(`[PA-COL-1][PA-DMG-8] ${of('takeDamage')}: told with its sum and the toughness`, () => {
  expect(doing(table => beast.takeDamage(table, 1, SUM, 7, 10, 'attack'), { beast: { damage: 2 } })).toEqual({
    changed: { 'monster.damage': 6 },
    told: [
      {
        type: 'damage-dealt',
        rule: 'PA-COL-1',
        seat: 1,
        weapon: 3,
        more: 1,
        isDoubled: false,
        damage: 4,
        card: 7,
        total: 6,
        toughness: 10,
        why: 'attack',
      },
    ],
  });
  expect(doing(table => beast.takeDamage(table, 1, SUM, 7, 10, 'text')).told).toMatchObject([{ rule: 'PA-DMG-8', why: 'text', total: 4 }]);
});
test(`[PA-STN-10] ${of('takeDamage')}: none where damage makes no wound`, () => {
  expect(doing(table => beast.takeDamage(table, 1, SUM, 7, null, 'ride'), { beast: { damage: 2 } })).toEqual({
    changed: {},
    told: [
      {
        type: 'damage-dealt',
        rule: 'PA-DMG-8',
        seat: 1,
        weapon: 3,
        more: 1,
        isDoubled: false,
        damage: 4,
        card: 7,
        total: 2,
        toughness: 0,
        why: 'ride',
      },
    ],
  });
});
test(`[PA-DMG-2][PA-DMG-4] ${of('wound')}: for so many tokens, and what is left over is kept or not`, () => {
  const hurt = { beast: { damage: 12, health: 8 } };
  expect(doing(table => beast.wound(table, 10, true), hurt)).toEqual({
    changed: { 'monster.health': 7, 'monster.damage': 2 },
    told: [{ type: 'wound-suffered', rule: 'PA-DMG-2', health: 7, damage: 2 }],
  });
  expect(doing(table => beast.wound(table, 10, false), hurt)).toEqual({
    changed: { 'monster.health': 7, 'monster.damage': 0 },
    told: [{ type: 'wound-suffered', rule: 'PA-DMG-2', health: 7, damage: 0 }],
  });
});

/** Cinderwing at level 0, with its own stances. */
const sides = ({ state }: Table) => [1, 2, 3].map(stance => beast.stanceNumber(state, stance));
test(`[PA-STN-1] ${of('stanceNumber')}: of this monster, at this level`, () => {
  const { gives } = doing(table => sides(table).map(no => [stanceCard(no).monster, stanceCard(no).level, stanceCard(no).stance]), {
    level: 2,
  });
  expect(gives).toEqual([1, 2, 3].map(stance => ['cinderwing', 2, stance]));
});
test(`[PA-STN-1][PA-STN-4] ${of('changeStance')}: perils of the old stance go, its objectives too, and what the new one has comes`, () => {
  const old = { perils: [{ id: 'gust' }], objectives: [{ id: 'of-this', stance: 1 }, { id: 'of-all' }] } as const;
  const { changed, told, gives } = doing(table => {
    const next = sides(table)[1]!;
    beast.changeStance(table);
    const { perils, stance } = table.state.monster;
    return {
      isNext: stance === next,
      perils: perils.map(({ card, blindedBy }) => [perilCard(card).monster, perilCard(card).stance, blindedBy]),
    };
  }, old);
  expect(gives).toEqual({ isNext: true, perils: [['cinderwing', 2, -1]] });
  expect(Object.keys(changed)).toEqual(['monster.stance', 'monster.perils.0.card', 'monster.objectives.0.card', 'monster.objectives.1']);
  expect(changed['monster.objectives.0.card']).toBe('of-all');
  expect(told.map(one => (one as { type: string }).type)).toEqual(['stance-changed', 'peril-gone', 'peril-set']);
  expect(told.slice(0, 2)).toEqual([
    { type: 'stance-changed', rule: 'PA-STN-1', card: changed['monster.stance'], stance: 2 },
    { type: 'peril-gone', rule: 'PA-STN-4', card: 'gust' },
  ]);
});
test(`[PA-SET-6] ${of('bringOut')}: the first stance brings what is for all stances, too`, () => {
  const brought = (stance: number) =>
    doing(
      table => {
        beast.bringOut(table, stance);
        return [table.state.monster.perils.length, table.state.monster.objectives.length];
      },
      { monster: 'ramhide', level: 1, perils: [], objectives: [] },
    );
  const keys = (stance: number) =>
    brought(stance)
      .told.map(one => (one as { card: number }).card)
      .map(keyOf);
  expect([keys(1), keys(2)]).toEqual([['ramhide-grit-in-the-teeth', 'ramhide-let-it-run'], ['ramhide-the-long-line']]);
  expect(brought(1).told).toMatchObject([
    { type: 'peril-set', rule: 'PA-STN-4' },
    { type: 'objective-set', rule: 'PA-STN-4' },
  ]);
  expect([brought(1).gives, brought(2).gives]).toEqual([
    [1, 1],
    [1, 0],
  ]);
});
test(`[PA-OBJ-1] ${of('markObjective')}: from 0 to its goal`, () => {
  const objectives = { objectives: [{ id: 'one' }, { id: 'two', counters: 1 }] };
  expect(doing(table => beast.markObjective(table, 1, 2, 4), objectives)).toEqual({
    changed: { 'monster.objectives.1.counters': 3 },
    told: [{ type: 'objective-counted', rule: 'PA-OBJ-1', card: 'two', now: 3, of: 4 }],
  });
  expect(doing(table => beast.markObjective(table, 1, 9, 4), objectives).changed).toEqual({ 'monster.objectives.1.counters': 4 });
  expect(doing(table => beast.markObjective(table, 1, -9, 4), objectives).changed).toEqual({ 'monster.objectives.1.counters': 0 });
});
test(`[PA-OBJ-2] ${of('completeObjective')}: it goes, or begins again`, () => {
  const objectives = {
    objectives: [
      { id: 'again', again: true, counters: 2 },
      { id: 'once', counters: 2 },
    ],
  } as const;
  expect(doing(table => beast.completeObjective(table, 0), objectives)).toEqual({
    changed: { 'monster.objectives.0.counters': 0 },
    told: [{ type: 'objective-done', rule: 'PA-OBJ-2', card: 'again' }],
  });
  expect(doing(table => beast.completeObjective(table, 1), objectives)).toEqual({
    changed: { 'monster.objectives.1': 'gone' },
    told: [{ type: 'objective-done', rule: 'PA-OBJ-2', card: 'once' }],
  });
});
test(`[PA-GAME-4] ${of('countScenario')}: never below 0`, () => {
  expect(doing(table => beast.countScenario(table, 2), { beast: { scenarioCounters: 1 } })).toEqual({
    changed: { 'monster.scenarioCounters': 3 },
    told: [],
  });
  expect(doing(table => beast.countScenario(table, -2), { beast: { scenarioCounters: 1 } })).toEqual({
    changed: { 'monster.scenarioCounters': 0 },
    told: [],
  });
});

const swarms = (...ids: number[]) => ({ beast: { swarms: ids.map(id => ({ id, toughness: 4, damage: 1 })) } });
test(`[PA-DMG-15] ${of('addSwarm')}: each under a number of its own, eight at most`, () => {
  expect(doing(table => beast.addSwarm(table, 3))).toEqual({
    changed: { 'monster.swarms': [{ id: 1, toughness: 3, damage: 0 }] },
    told: [{ type: 'swarm-came', rule: 'PA-DMG-15', swarm: 1, toughness: 3 }],
  });
  expect(doing(table => beast.addSwarm(table, 3), swarms(5, 2)).changed).toEqual({
    'monster.swarms.2': { id: 6, toughness: 3, damage: 0 },
  });
  expect(doing(table => beast.addSwarm(table, 3), swarms(1, 2, 3, 4, 5, 6, 7)).changed).toEqual({
    'monster.swarms.7': { id: 8, toughness: 3, damage: 0 },
  });
  expect(doing(table => beast.addSwarm(table, 3), swarms(1, 2, 3, 4, 5, 6, 7, 8))).toEqual(NOTHING);
});
test(`[PA-DMG-15] ${of('hitSwarm')}: gone at its toughness`, () => {
  expect(doing(table => beast.hitSwarm(table, 1, 2, 2), swarms(1, 2))).toEqual({
    changed: { 'monster.swarms.1.damage': 3 },
    told: [{ type: 'swarm-hit', rule: 'PA-DMG-15', seat: 1, swarm: 2, damage: 2, isGone: false }],
    gives: false,
  });
  expect(doing(table => beast.hitSwarm(table, 1, 2, 3), swarms(1, 2))).toEqual({
    changed: { 'monster.swarms.1': 'gone' },
    told: [{ type: 'swarm-hit', rule: 'PA-DMG-15', seat: 1, swarm: 2, damage: 3, isGone: true }],
    gives: true,
  });
});

const PERILS = { perils: [{ id: 'gust', blindedBy: 1 }, { id: 'glare' }, { id: 'reek', blindedBy: 0 }] };
test(`[PA-KW-BLIND-1] ${of('blind')}, [PA-KW-BLIND-3] ${of('endBlinds')}: those of this hunter`, () => {
  expect(doing(table => beast.blind(table, 0, table.state.monster.perils[1]!.card), PERILS)).toEqual({
    changed: { 'monster.perils.1.blindedBy': 0 },
    told: [{ type: 'peril-blinded', rule: 'PA-KW-BLIND-1', seat: 0, card: 'glare' }],
  });
  expect(doing(table => beast.endBlinds(table, 1), PERILS)).toEqual({
    changed: { 'monster.perils.0.blindedBy': -1 },
    told: [{ type: 'blind-ended', rule: 'PA-KW-BLIND-3', card: 'gust' }],
  });
});
test(`[PA-KW-CONFUSE-1] ${of('confuse')}, [PA-KW-CONFUSE-5] ${of('clearConfusion')}`, () => {
  expect(doing(table => beast.confuse(table, 1))).toEqual({
    changed: { 'monster.isConfused': true },
    told: [{ type: 'confused', rule: 'PA-KW-CONFUSE-1', seat: 1 }],
  });
  expect(doing(beast.clearConfusion, { beast: { isConfused: true } })).toEqual({
    changed: { 'monster.isConfused': false },
    told: [{ type: 'confusion-gone', rule: 'PA-KW-CONFUSE-5' }],
  });
  expect(doing(beast.clearConfusion)).toEqual(NOTHING);
});
test(`[PA-KW-STUN-1] ${of('stunSlot')}, [PA-EOR-3] ${of('endStuns')}`, () => {
  expect(doing(table => beast.stunSlot(table, 1, 2))).toEqual({
    changed: { 'monster.slots.2.isStunned': true },
    told: [{ type: 'slot-stunned', rule: 'PA-KW-STUN-1', seat: 1, slot: 2 }],
  });
  expect(doing(beast.endStuns, { slots: [{ id: 's0', isStunned: true }, { id: 's1' }, { id: 's2', isStunned: true }] })).toEqual({
    changed: { 'monster.slots.0.isStunned': false, 'monster.slots.2.isStunned': false },
    told: [{ type: 'stuns-gone', rule: 'PA-EOR-3' }],
  });
  expect(doing(beast.endStuns)).toEqual(NOTHING);
});
test(`[PA-KW-VULN-1] ${of('makeVulnerable')}, [PA-KW-VULN-2][PA-KW-VULN-4] ${of('endVulnerable')}: used, or over`, () => {
  const vulnerable = { beast: { isVulnerable: true } };
  expect(doing(table => beast.makeVulnerable(table, 1))).toEqual({
    changed: { 'monster.isVulnerable': true },
    told: [{ type: 'vulnerable', rule: 'PA-KW-VULN-1', seat: 1 }],
  });
  expect(doing(table => beast.endVulnerable(table, true), vulnerable)).toEqual({
    changed: { 'monster.isVulnerable': false },
    told: [{ type: 'vulnerable-gone', rule: 'PA-KW-VULN-2', isUsed: true }],
  });
  expect(doing(table => beast.endVulnerable(table, false), vulnerable)).toEqual({
    changed: { 'monster.isVulnerable': false },
    told: [{ type: 'vulnerable-gone', rule: 'PA-KW-VULN-4', isUsed: false }],
  });
  expect(doing(table => beast.endVulnerable(table, false))).toEqual(NOTHING);
});
test(`[PA-PRIO-7] ${of('stirPeril')}`, () => {
  expect(doing(table => beast.stirPeril(table, 7, 1))).toEqual({
    changed: {},
    told: [{ type: 'peril-stirs', rule: 'PA-PRIO-7', seat: 1, card: 7 }],
  });
});

test(`[PA-BEH-4] ${of('reveal')}: the front is turned up`, () => {
  expect(doing(table => beast.reveal(table, 1, 0), { slots: [{ id: 's0' }, { id: 's1', isKnown: true }, { id: 's2' }] })).toEqual({
    changed: { 'monster.slots.1.up': ['s1'], 'monster.slots.1.known': [], 'monster.slots.1.down': [] },
    told: [{ type: 'behaviour-revealed', rule: 'PA-BEH-4', slot: 1, card: 's1', by: 0, reveals: true }],
    gives: 's1',
  });
});
test(`[PA-BEH-26] ${of('revealTop')}, and ${of('layAside')}`, () => {
  expect(doing(table => beast.revealTop(table, 1), seen)).toEqual({
    changed: { 'monster.seen': ['p2'], 'monster.pile': ['p2'] },
    told: [{ type: 'behaviour-revealed', rule: 'PA-BEH-26', slot: -1, card: 'p1', by: 1, reveals: true }],
    gives: 'p1',
  });
  expect(doing(table => beast.layAside(table, 7)).changed['monster.discard']).toEqual(['b1', 7]);
});
test(`[PA-BEH-9] ${of('applyBoost')}, [PA-BEH-10] ${of('skipBoost')}`, () => {
  const struggle = { beast: { struggle: 5 } };
  expect(doing(table => beast.applyBoost(table, 7, 2), struggle)).toEqual({
    changed: { 'monster.struggle': 3 },
    told: [{ type: 'boost-applied', rule: 'PA-BEH-9', card: 7, cost: 2, struggle: 3 }],
  });
  expect(doing(table => beast.skipBoost(table, 7, 6), struggle)).toEqual({
    changed: {},
    told: [{ type: 'boost-skipped', rule: 'PA-BEH-10', card: 7, cost: 6, struggle: 5 }],
  });
});
test(`[PA-KW-CONFUSE-3][PA-KW-CONFUSE-4] ${of('cancelBoost')}: its cost is paid; confusion is used up by it, a card is not`, () => {
  const struggle = { beast: { struggle: 5, isConfused: true } };
  expect(doing(table => beast.cancelBoost(table, 7, 2, 'confused'), struggle)).toEqual({
    changed: { 'monster.struggle': 3, 'monster.isConfused': false },
    told: [{ type: 'boost-cancelled', rule: 'PA-KW-CONFUSE-3', card: 7, cost: 2, by: 'confused' }],
  });
  expect(doing(table => beast.cancelBoost(table, 7, 2, 'card'), struggle)).toEqual({
    changed: { 'monster.struggle': 3 },
    told: [{ type: 'boost-cancelled', rule: 'PA-KW-CONFUSE-3', card: 7, cost: 2, by: 'card' }],
  });
});
test(`[PA-BEH-12] ${of('beginRampage')}`, () => {
  expect(doing(table => beast.beginRampage(table, [7]))).toEqual({
    changed: {},
    told: [{ type: 'rampage', rule: 'PA-BEH-12', cards: [7] }],
  });
});
test(`[PA-BEH-15][PA-KW-STUN-6] ${of('discardSlots')}: whatever lies there, with its token`, () => {
  const slots = [{ id: 's0', isStunned: true, isKnown: true }, { id: 's1' }, { id: 's2', isStunned: true }];
  const discarded = doing(
    table => {
      beast.reveal(table, 1, 0);
      beast.discardSlots(table, [1, 0], 'slots-refreshed', 'PA-UPK-1');
    },
    { slots },
  );
  expect(discarded.changed).toEqual({
    'monster.slots.0.isStunned': false,
    'monster.slots.0.known': [],
    'monster.slots.0.down': [],
    'monster.slots.1.down': [],
    'monster.discard': ['b1', 's1', 's0'],
  });
  expect(discarded.told.slice(1)).toEqual([{ type: 'slots-refreshed', rule: 'PA-UPK-1', cards: ['s1', 's0'], reveals: true }]);
  expect(doing(table => beast.discardSlots(table, [], 'behaviours-discarded', 'PA-BEH-15'), { slots })).toEqual(NOTHING);
});
test(`[PA-BEH-16] ${of('fill')}: from the top of the pile, under a new serial; its back is told`, () => {
  const pile = [{ id: 'p1', icons: ['attack'], number: 4 }, { id: 'p2' }] as const;
  const { changed, told } = doing(table => beast.fill(table, 1, 'PA-BEH-16'), {
    ...seen,
    pile,
    slots: [{ id: 's0' }, { isLocked: true }, { id: 's2' }],
  });
  expect(changed).toEqual({
    'monster.slots.1.serial': 4,
    'monster.slots.1.known': ['p1'],
    'monster.slots.1.down': ['p1'],
    'monster.serials': 4,
    'monster.seen': ['p2'],
    'monster.pile': ['p2'],
  });
  expect(told).toMatchObject([{ type: 'slot-filled', rule: 'PA-BEH-16', slot: 1, reveals: true }]);
});
test(`[PA-DECK-8] ${of('shuffleBehaviours')}, [PA-DECK-11] ${of('runPileOut')}`, () => {
  expect(doing(table => beast.shuffleBehaviours(table, 'PA-DECK-8'), { ...seen, beast: { isOut: true } })).toEqual({
    changed: { 'monster.discard': [], 'monster.seen': [], 'monster.isOut': false, 'monster.pile': ['b1', 'p2', 'p1'] },
    told: [{ type: 'behaviours-shuffled', rule: 'PA-DECK-8', n: 3 }],
    shuffles: ['behaviour'],
  });
  expect(doing(beast.runPileOut)).toEqual({ changed: { 'monster.isOut': true }, told: [] });
});
test(`[PA-GAME-6] ${of('knowSlot')}, ${of('seePile')}: everybody looks`, () => {
  expect(doing(table => beast.knowSlot(table, 1))).toEqual({
    changed: { 'monster.slots.1.known': ['s1'] },
    told: [{ type: 'slot-known', rule: 'PA-GAME-6', slot: 1, card: 's1', reveals: true }],
  });
  expect(doing(table => beast.seePile(table, table.state.monster.pile.toReversed()))).toEqual({
    changed: { 'monster.seen': ['p2', 'p1'], 'monster.pile': ['p2', 'p1'] },
    told: [{ type: 'pile-seen', rule: 'PA-GAME-6', cards: ['p2', 'p1'], reveals: true }],
  });
  expect(doing(table => beast.seePile(table, table.state.monster.pile.slice(0, 1)), seen).changed).toEqual({});
});
test(`[PA-BEH-1] ${of('openSlot')}, ${of('lockSlot')}`, () => {
  expect(doing(table => beast.openSlot(table, 1), { slots: [{ id: 's0' }, { isLocked: true }, { id: 's2' }] })).toEqual({
    changed: { 'monster.slots.1.isLocked': false },
    told: [{ type: 'slot-opened', rule: 'PA-BEH-1', slot: 1 }],
  });
  expect(doing(table => beast.lockSlot(table, 1))).toEqual({
    changed: { 'monster.slots.1.isLocked': true },
    told: [{ type: 'slot-locked', rule: 'PA-BEH-1', slot: 1 }],
  });
});
test(`[PA-BEH-25] ${of('cutChain')}, [PA-TERR-13] ${of('mount')}`, () => {
  expect(doing(table => beast.cutChain(table, 3))).toEqual({ changed: {}, told: [{ type: 'chain-cut', rule: 'PA-BEH-25', left: 3 }] });
  expect(doing(table => beast.mount(table, 1, 7, 2, 3, true))).toEqual({
    changed: {},
    told: [{ type: 'mounted', rule: 'PA-TERR-13', seat: 1, card: 7, attrition: 2, shown: 3, isOn: true }],
  });
});

const ATTRITION = { attrition: [{ id: 'a1' }, { id: 'a2' }] };
test(`[PA-ATT-3] ${of('revealAttrition')}, [PA-ATT-12] ${of('discardAttrition')}`, () => {
  const twice = (table: Table) => {
    beast.revealAttrition(table, 1);
    beast.revealAttrition(table, 1);
  };
  expect(doing(table => beast.revealAttrition(table, 1), ATTRITION)).toEqual({
    changed: { 'attrition.revealed': ['a1'], 'attrition.pile': ['a2'] },
    told: [{ type: 'attrition-revealed', rule: 'PA-ATT-3', seat: 1, cards: ['a1'], reveals: true }],
  });
  expect(doing(twice, ATTRITION).changed).toEqual({ 'attrition.revealed': ['a1', 'a2'], 'attrition.pile': [] });
  const gone = doing(
    table => {
      twice(table);
      beast.discardAttrition(table);
    },
    { ...ATTRITION, attritionDiscarded: [] },
  );
  expect(gone.changed).toEqual({ 'attrition.discard': ['a1', 'a2'], 'attrition.pile': [] });
  expect(gone.told.slice(2)).toEqual([{ type: 'attrition-discarded', rule: 'PA-ATT-12', cards: ['a1', 'a2'] }]);
  expect(doing(beast.discardAttrition, ATTRITION)).toEqual(NOTHING);
});
test(`[PA-DECK-9] ${of('shuffleAttrition')}`, () => {
  const given = ({ attrition }: State) => void Object.assign(attrition, { discard: attrition.pile, pile: [] });
  expect(doing(beast.shuffleAttrition, { ...ATTRITION, given })).toEqual({
    changed: { 'attrition.discard': [], 'attrition.pile': ['a2', 'a1'] },
    told: [{ type: 'attrition-shuffled', rule: 'PA-DECK-9', n: 2 }],
    shuffles: ['attrition'],
  });
});
