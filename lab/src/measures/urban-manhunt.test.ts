/** The measures of Urban Manhunt, on a few events: what counts to which figure. */
import { GAMES } from '@quarry/catalogue';
import type { Decision, Event } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { Notepad, type Tally } from '../tally.ts';
import { notesOf } from '../testing/given.ts';

const game = GAMES.find(one => one.id === 'urban-manhunt')!;
const faces = game.shows!.faces!();
const card = (name: string): number => faces.findIndex(face => face.name === name);
const event = (type: string, facts: Record<string, unknown> = {}): Event => ({ type, rule: 'UM-X-1', ...facts });

/** Container Docks; Kite in the first seat, Rerun in the second. */
const slates = Object.keys(game.proof.measures!.shelves!['hunter']!.holds);
const state = { zone: 1, hunters: ['kite', 'rerun'].map(id => ({ slate: slates.indexOf(id) })) };

function tallyOf(
  seats: number,
  events: readonly Event[],
  winners: readonly number[] = [0],
  facts: Record<string, string | number[]> = { points: [0, 0] },
): Tally {
  const chosen = ['kite', 'rerun'].slice(0, seats).map((hunter, seat) => event('hunter-chosen', { seat, slate: 0, hunter }));
  return notesOf(game, seats, [...chosen, ...events], { winners, why: 'UM-X-1', facts }, state);
}
const short = (parts: Tally['figures']): Record<string, readonly [number, number]> =>
  Object.fromEntries(Object.entries(parts).map(([id, { sum, n }]) => [id, [sum, n] as const]));
const BRAWLER = { crim: 1, card: card('Alley Brawler') };
const SNIPER = { crim: 2, card: card('Roof Sniper') };
const DODGER = { crim: 3, card: card('Debt Dodger') };

describe('Results', () => {
  const match = [
    ...[BRAWLER, SNIPER, DODGER].map(crim => event('crim-entered', crim)),
    event('turn-begun', { turn: 1 }),
    event('crim-hidden', SNIPER),
    event('crim-hidden', DODGER),
    event('phase-begun', { phase: 'end' }),
    event('turn-begun', { turn: 2 }),
    event('crim-came-out', DODGER),
    event('crim-eliminated', { ...BRAWLER, by: 0 }),
    event('points-gained', { seat: 0, n: 12, source: 'kill' }),
    event('points-gained', { seat: 0, n: 4, source: 'quality' }),
    event('pod-opened', { seat: 1, pod: 0 }),
    event('points-gained', { seat: 1, n: 5, source: 'pod' }),
    event('points-gained', { seat: 1, n: -1, source: 'card' }),
    event('hunter-incapacitated', { seat: 1 }),
    event('phase-begun', { phase: 'end' }),
  ];
  const { figures, tables, shares, histograms, counts } = tallyOf(2, match, [0], { points: [16, 4] });

  test('figures count per hunter, per turn and per End Phase', () => {
    const mean = ([sum, n]: readonly [number, number]): number => sum / n;
    expect(Object.fromEntries(Object.entries(short(figures)).map(([id, part]) => [id, mean(part)]))).toEqual({
      'crims-in-zone': (3 / 6 + 2 / 6) / 2,
      'crims-hidden': 1.5,
      'points/kills': 0.6,
      'points/quality': 0.2,
      'points/pods-and-cards': 0.2,
      points: 10,
      falls: 0.5,
      kills: 0.5,
      pods: 0.5,
      shots: 0,
      turns: 2,
      'decisions-per-turn': 10,
      'winning-score': 16,
      decisions: 40,
      won: 1,
    });
  });

  test('zones and hunters have their rows, crims whether they were killed', () => {
    expect(short(tables['zone']!['Container Docks']!)).toEqual({
      points: [20, 2],
      kills: [1, 2],
      pods: [1, 2],
      falls: [1, 2],
      turns: [2, 1],
      'winning-score': [16, 1],
      won: [1, 1],
      shots: [0, 1],
    });
    expect(short(tables['hunter']!['Kite']!)).toEqual({ points: [16, 1], kills: [1, 1], pods: [0, 1], falls: [0, 1] });
    expect(short(tables['crim']!['Alley Brawler']!)).toEqual({ killed: [1, 1] });
    expect(short(tables['crim']!['Roof Sniper']!)).toEqual({ killed: [0, 1] });
  });

  test('the winning score has a histogram, each hunter a share, and each loser what it lacked most', () => {
    expect(histograms['winning-score']).toEqual({ 16: 1 });
    expect(shares['hunter']).toEqual({ kite: { won: 1, fair: 0.5 }, rerun: { won: 0, fair: 0.5 } });
    expect(counts['defeat']).toEqual({ 'Behind in kills': 1 });
    expect(tallyOf(2, match, [1], { points: [16, 4] }).counts['defeat']).toEqual({ 'Behind in pods and cards': 1 });
    expect(tallyOf(2, [], [1]).counts['defeat']).toEqual({ 'Lost a tie': 1 });
  });

  test('alone the tiers up to the one reached count, and there are no shares', () => {
    const alone = tallyOf(1, [], [], { points: [50], tier: 'bronze' });
    expect(short(alone.figures)).toMatchObject({ 'tier/bronze': [1, 1], 'tier/silver': [0, 1], 'tier/gold': [0, 1] });
    expect([alone.shares, alone.counts['defeat']]).toEqual([{}, { 'Only bronze reached': 1 }]);
    expect(tallyOf(1, [], [], { points: [3], tier: 'none' }).counts['defeat']).toEqual({ 'No tier reached': 1 });
    expect(tallyOf(1, [], [0], { points: [70], tier: 'silver' }).counts['defeat']).toBeUndefined();
  });
});

describe('Incapacitations', () => {
  test.each<[string, Event]>([
    ['Shot: Roof Sniper', event('hunter-attacked', { seat: 0, ...SNIPER, attack: 'Rifle' })],
    ['Beaten in a fight: Alley Brawler', event('hunter-attacked', { seat: 0, ...BRAWLER, attack: 'Pipe' })],
    ['Struck on walking out of a fight: Alley Brawler', event('hunter-struck', { seat: 0, ...BRAWLER, n: 2 })],
    ['Event: Acid Rain', event('effect', { seat: 1, word: 'wounds', card: card('Acid Rain') })],
  ])('%s', (cause, blow) => {
    const other = event('effect', { seat: 0, word: 'momentum', card: card('Fan Mail') });
    const { counts } = tallyOf(2, [blow, other, event('hunter-incapacitated', { seat: 0 })]);
    expect([counts['fall'], counts['fall-by']]).toEqual([{ [cause]: 1 }, { [cause.split(':')[0]!]: 1 }]);
  });
});

describe('Turns of hunters', () => {
  test('dead are those out of the zone, without an Action Point, or ended at once', () => {
    const begun = (phase: string): Event => event('phase-begun', { phase });
    const { figures, counts, tables } = tallyOf(2, [
      begun('hunter'),
      event('hunter-activated', { seat: 0, actions: 2 }),
      event('action-taken', { seat: 0, action: 'move' }),
      begun('crim'),
      begun('hunter'),
      event('hunter-activated', { seat: 0, actions: 0 }),
      event('hunter-activated', { seat: 1, actions: 2 }),
      begun('crim'),
    ]);
    expect(short(figures)['dead-turns']).toEqual([3, 4]);
    expect(short(tables['zone']!['Container Docks']!)['dead-turns']).toEqual([3, 4]);
    expect(counts['dead-turn']).toEqual({ 'Out of the zone': 1, 'No Action Point': 1, 'Ended without acting': 1 });
    expect(counts['action']).toEqual({ Move: 1 });
  });
});

describe('Attacks of hunters', () => {
  test('are worth nothing if they miss, or if no wound comes through', () => {
    const attack = event('attack-declared', { seat: 0, ...BRAWLER, attack: 'Claw gloves' });
    const { figures, counts, tables } = tallyOf(2, [
      attack,
      event('action-taken', { seat: 0, action: 'fight' }),
      attack,
      event('rolled', { seat: 0, check: 'damage' }),
      attack,
      event('rolled', { seat: 0, check: 'damage' }),
      event('crim-wounded', { ...BRAWLER, n: 2, by: 0 }),
      event('activation-ended', { seat: 0 }),
      event('crim-wounded', { ...BRAWLER, n: 2, by: 1 }),
    ]);
    expect(short(figures)['worth-0']).toEqual([2, 3]);
    expect(counts['worthless']).toEqual({ Missed: 1, 'Hit, but no wound came through': 1 });
    expect(short(tables['hunter']!['Kite']!)['worth-0']).toEqual([2, 3]);
    expect(short(tables['crim']!['Alley Brawler']!)['worth-0']).toEqual([2, 3]);
  });
});

describe('Crims', () => {
  const entered = [BRAWLER, SNIPER, DODGER].map(crim => event('crim-entered', crim));
  const acts = [
    event('crim-ordered', { ...BRAWLER, action: 'charge' }),
    event('crim-acted', { ...BRAWLER, action: 'charge' }),
    event('crim-moved', { ...BRAWLER, path: [] }),
    event('crim-acted', { ...BRAWLER, action: 'fight' }),
    event('hunter-attacked', { seat: 0, ...BRAWLER, attack: 'Pipe' }),
    event('hunter-wounded', { seat: 0, n: 2 }),
    event('crim-ordered', { ...SNIPER, action: 'shoot' }),
    event('order-replaced', { ...SNIPER, order: 'shoot', action: 'seek-cover' }),
    event('crim-acted', { ...SNIPER, action: 'seek-cover' }),
    event('crim-ordered', { ...SNIPER, action: 'shoot' }),
    event('crim-acted', { ...SNIPER, action: 'shoot' }),
    event('hunter-attacked', { seat: 1, ...SNIPER, attack: 'Rifle' }),
    event('crim-ordered', { ...DODGER, action: 'flee' }),
    event('crim-held', DODGER),
    event('event-carried-out', { seat: 0, card: card('Acid Rain') }),
    event('hunter-wounded', { seat: 0, n: 1 }),
    event('phase-begun', { phase: 'end' }),
  ];
  const { figures, counts, tables, usage } = tallyOf(2, [...entered, ...acts]);

  test('a turn in which a crim neither moves nor hides nor attacks is idle', () => {
    expect(short(figures)).toMatchObject({ idle: [2, 4], 'orders-replaced': [1, 4], flight: [1, 4], shots: [1, 1], 'crim-misses': [1, 2] });
    expect(short(tables['crim']!['Alley Brawler']!)).toMatchObject({
      idle: [0, 1],
      replaced: [0, 1],
      flight: [0, 2],
      hurts: [1, 1],
      wounds: [2, 1],
    });
    expect(short(tables['crim']!['Roof Sniper']!)).toMatchObject({
      idle: [1, 2],
      replaced: [1, 2],
      flight: [1, 2],
      hurts: [0, 1],
      wounds: [0, 1],
    });
    expect(short(tables['crim']!['Debt Dodger']!)).toMatchObject({ idle: [1, 1] });
    expect(short(tables['zone']!['Container Docks']!)).toMatchObject({ idle: [2, 4], shots: [1, 1] });
  });

  test('acts and replaced orders are counted by name', () => {
    expect(counts['crim-act']).toEqual({ Charge: 1, Fight: 1, 'Seek Cover': 1, Shoot: 1 });
    expect(counts['replaced']).toEqual({ 'Shoot → Seek Cover': 1 });
  });

  test('what was used left the box', () => {
    expect(usage).toMatchObject({
      hunter: { kite: 1, rerun: 1 },
      crim: { 'alley-brawler': 1, 'roof-sniper': 1, 'debt-dodger': 1 },
      'crim-action': { charge: 1, fight: 1, 'seek-cover': 1, shoot: 1 },
      event: { 'acid-rain': 1 },
    });
  });
});

test('zones, attacks, options, rules and rewards are taken from their shelves', () => {
  const { shelves, listen } = game.proof.measures!;
  const { usage } = tallyOf(2, [
    event('decks-shuffled', {}),
    event('attack-declared', { seat: 0, ...BRAWLER, attack: 'Claw gloves' }),
    event('momentum-spent', { seat: 1, name: 'Walk It Off' }),
    event('control-flipped', { card: card('Crossfire') }),
  ]);
  const named = Object.entries(usage).map(([shelf, things]) => [shelf, Object.keys(things).map(id => shelves![shelf]!.holds[id])]);
  expect(Object.fromEntries(named)).toMatchObject({
    zone: ['Container Docks'],
    attack: ['Kite: Claw gloves'],
    option: ['Rerun: Walk It Off'],
    control: ['Crossfire'],
  });
  const notes = new Notepad();
  const options = [{ key: 'reload', about: [], value: 0 }];
  for (const one of listen(1, notes)) one.answered?.({ kind: 'choose-reward', options } as unknown as Decision, 0, state);
  expect(notes.close(1, true).usage['reward']).toEqual({ reload: 1 });
});

test('targets follow the length and the number of seats', () => {
  const { targets } = game.proof.measures!;
  const four = targets!('short', 4);
  const alone = targets!('standard', 1);
  expect(four['winning-score']).toEqual([52.5, 75]);
  expect(four['share/seat']![0]).toBeCloseTo(0.19, 9);
  expect(four['share/hunter']![1]).toBeCloseTo(0.33, 9);
  expect(four).not.toHaveProperty('tier/silver');
  expect(alone['tier/silver']).toEqual([0.45, 0.55]);
  expect(alone).not.toHaveProperty('winning-score');
});
