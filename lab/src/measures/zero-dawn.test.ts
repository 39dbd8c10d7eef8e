/** The measures of Zero Dawn, on a few events: what counts to which figure. */
import { GAMES } from '@quarry/catalogue';
import type { Event } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import type { Tally } from '../tally.ts';
import { type Heard, notesOf } from '../testing/given.ts';

const game = GAMES.find(one => one.id === 'zero-dawn')!;
const faces = game.shows!.faces!();
const card = (name: string): number => faces.findIndex(face => face.name === name);
const event = (type: string, facts: Record<string, unknown> = {}): Event => ({ type, rule: 'ZD-X-1', ...facts });

const [WATCHER, STRIDER, SAWTOOTH] = [0, 1, 5];
const machine = (id: number, type: number, status = 'in-play'): object => ({ id, type, status, components: [0] });
const onMeadow = {
  card: card('Quiet Meadow'),
  mode: 'standard',
  hasFailed: false,
  points: 0,
  hunters: [{ faints: 0 }, { faints: 0 }],
  enemies: [machine(0, WATCHER), machine(1, STRIDER)],
};
const inCall = { ...onMeadow, card: card('Hunters’ Call'), enemies: [machine(0, SAWTOOTH)] };

const tallyOf = (heard: readonly Heard[], winners: readonly number[] = [], state: object = onMeadow): Tally =>
  notesOf(game, 2, heard, { winners, why: 'ZD-X-1', facts: {} }, state);
const short = (parts: Tally['figures']): Record<string, readonly [number, number]> =>
  Object.fromEntries(Object.entries(parts).map(([id, { sum, n }]) => [id, [sum, n] as const]));
const beginning = [
  event('hunter-chosen', { seat: 0, hunter: 'nora' }),
  event('hunter-chosen', { seat: 1, hunter: 'carja' }),
  event('leader-named', { seat: 1 }),
  event('encounter-began', { encounter: 1, level: 1, card: onMeadow.card }),
];

describe('Encounters', () => {
  const played: Heard[] = [
    event('tracking-drawn', {
      seat: 1,
      n: 3,
      secret: { to: [1], facts: { cards: ['Quiet Meadow', 'Scrap Field', 'Grazing Line'].map(card) } },
    }),
    event('picks-revealed', { card: onMeadow.card, event: card('Scorched Meadow') }),
    ...beginning,
    event('turn-began', { seat: 1 }),
    event('turn-began', { seat: 0 }),
    event('turn-began', { seat: 1 }),
    event('glory-gained', { seat: 1, n: 4 }),
    event('salvage-taken', { seat: 0, card: 9 }),
    event('encounter-won', { encounter: 1, level: 1 }),
    event('merchants-opened', { level: 1 }),
    event('goods-bought', { seat: 0, card: card('Yew Bow') }),
    event('leader-named', { seat: 0 }),
    [event('encounter-began', { encounter: 5, level: 3, card: inCall.card }), inCall],
    [event('turn-began', { seat: 0 }), inCall],
    [event('hunter-fainted', { seat: 0 }), inCall],
    [event('hunter-fainted', { seat: 1 }), inCall],
    [event('encounter-lost', { encounter: 5, level: 3 }), { ...inCall, hunters: [{ faints: 1 }, { faints: 1 }] }],
  ];
  const { figures, tables, counts, shares, usage, histograms } = tallyOf(played, [1]);

  test('success counts by level and by card, the fifth as the final one; without a faint it is flawless', () => {
    expect(short(figures)).toMatchObject({
      'encounter-won/level-1': [1, 1],
      'encounter-won/final': [0, 1],
      flawless: [1, 2],
      'faints/level-1': [0, 1],
      'faints/final': [2, 1],
      won: [1, 1],
    });
    expect(short(tables['scenario']!['Quiet Meadow']!)).toEqual({
      picked: [1, 1],
      won: [1, 1],
      flawless: [1, 1],
      'by-faints': [0, 1],
      'by-escape': [0, 1],
      turns: [3, 2],
      faints: [0, 1],
    });
    expect(short(tables['scenario']!['Hunters’ Call']!)).toMatchObject({
      won: [0, 1],
      flawless: [0, 1],
      'by-faints': [1, 1],
      faints: [2, 1],
    });
    expect(short(tables['scenario']!['Scrap Field']!)).toEqual({ picked: [0, 1] });
  });

  test('turns, glory, salvage and purchases count per hunter and encounter', () => {
    expect(short(figures)).toMatchObject({ turns: [4, 4], glory: [4, 4], salvage: [1, 4], purchases: [1, 2] });
    expect(histograms['turns']).toEqual({ 0: 1, 1: 2, 2: 1 });
  });

  test('wins are shared among the winners; the first Leader is the first that was named', () => {
    expect(shares['hunter']).toEqual({ nora: { won: 0, fair: 0.5 }, carja: { won: 1, fair: 0.5 } });
    expect(short(figures)['first-leader']).toEqual([0.5, 1]);
  });

  test('what was picked, chosen and bought left the box', () => {
    expect(usage).toMatchObject({ tracking: { 'quiet-meadow': 1 }, hunter: { nora: 1, carja: 1 }, goods: { 'm1-yew-bow': 1 } });
    expect(Object.keys(usage['event']!)).toEqual(['event-scorched-meadow']);
  });

  test('a lost encounter has one cause: faints, or the machine that left last', () => {
    expect(counts['defeat']).toEqual({ 'Too many faints': 1 });
    const lost = event('encounter-lost', { encounter: 1, level: 1 });
    const gone = [event('enemy-escaped', { enemy: 0 }), event('enemy-escaped', { enemy: 1 })];
    const alone = { ...onMeadow, enemies: [machine(0, WATCHER, 'escaped'), machine(1, STRIDER, 'escaped')] };
    expect(tallyOf([...beginning, ...gone, [lost, alone]]).counts['defeat']).toEqual({ 'Escape: Strider': 1 });
    // The Watcher alone is worth the two points that the meadow asks of two hunters.
    expect(tallyOf([...beginning, event('enemy-escaped', { enemy: 1 }), lost]).counts['defeat']).toEqual({ 'No turns left': 1 });
    const together = { ...onMeadow, mode: 'cooperative', hasFailed: true };
    expect(tallyOf([...beginning, [lost, together]]).counts['defeat']).toEqual({ 'Too many faints': 1 });
  });
});

describe('Turns', () => {
  test('dead are those that are skipped, and those without an action or a card; each with its cause', () => {
    const { figures, counts, usage } = tallyOf([
      ...beginning,
      event('turn-began', { seat: 0 }),
      event('action-taken', { seat: 0, action: 'sneak' }),
      event('maintenance'),
      event('turn-skipped', { seat: 1 }),
      event('turn-began', { seat: 0 }),
      event('hunter-fainted', { seat: 0 }),
      event('enemy-activated', { enemy: 0, isAlert: false }),
      event('maintenance'),
      event('turn-began', { seat: 1 }),
      event('card-played', { seat: 0, card: card('Health Potion') }),
      event('maintenance'),
      event('turn-began', { seat: 0 }),
      event('card-played', { seat: 0, card: card('Health Potion') }),
      event('maintenance'),
    ]);

    expect(short(figures)['dead-turns']).toEqual([3, 5]);
    expect(counts['dead-turn']).toEqual({ 'Lay still after a faint': 1, 'Fainted before acting': 1, 'Stopped without acting': 1 });
    expect(counts['action']).toEqual({ sneak: 1 });
    expect(usage).toMatchObject({ action: { sneak: 1 }, card: { 'm1-health-potion': 2 } });
  });

  test.each<[string, Event[]]>([
    ['Drew from an empty pile', []],
    ['Fire', [event('hunter-damaged', { seat: 0, n: 1 })]],
    [
      'Watcher: ranged attack',
      [event('hunter-attacked', { enemy: 0, seat: 0, kind: 'ranged' }), event('hunter-damaged', { seat: 0, n: 2 })],
    ],
    ['Strider: melee attack', [event('hunter-attacked', { enemy: 1, seat: 0, kind: 'melee' }), event('hunter-damaged', { seat: 0, n: 2 })]],
    ['Watcher: pulse', [event('hunter-attacked', { enemy: 0, seat: 0, kind: 'pulse' })]],
    [
      'Strider: area of an attack',
      [event('hunter-attacked', { enemy: 1, seat: 1, kind: 'melee' }), event('hunter-caught', { enemy: 1, seat: 0 })],
    ],
  ])('a hunter falls by: %s', (cause, hurt) => {
    const heard = [...beginning, event('turn-began', { seat: 0 }), ...hurt, event('hunter-fainted', { seat: 0 })];
    expect(tallyOf(heard).counts['faint']).toEqual({ [cause]: 1 });
  });
});

describe('Machines', () => {
  const activated = (enemy: number, isAlert: boolean, ...more: readonly Event[]): Event[] => [
    event('enemy-activated', { enemy, isAlert }),
    ...more,
  ];

  test('an activation is idle if the machine neither moves nor attacks nor alerts anybody', () => {
    const { figures, tables, usage } = tallyOf([
      ...beginning,
      ...activated(1, true),
      ...activated(1, true, event('enemy-moved', { enemy: 1 })),
      ...activated(1, true, event('box-resolved', { enemy: 1 }), event('enemy-moved', { enemy: 0 })),
      ...activated(0, true, event('enemy-alerted', { enemy: 1 })),
      ...activated(0, true, event('enemy-moved', { enemy: 0 }), event('hunter-attacked', { enemy: 0, seat: 0, kind: 'melee' })),
      ...activated(0, false, event('enemy-moved', { enemy: 0 })),
      ...activated(1, false),
      event('maintenance'),
    ]);

    expect(short(figures)).toMatchObject({ 'idle/alert': [2, 5], 'idle/patrol': [1, 2] });
    expect(short(tables['machine']!['Strider']!)).toEqual({ alert: [3, 4], idle: [2, 3], moved: [1, 3], attacked: [0, 3] });
    expect(short(tables['machine']!['Watcher']!)).toMatchObject({ alert: [2, 3], idle: [0, 2], moved: [1, 2], attacked: [1, 2] });
    expect(short(tables['behaviour']!['Safety in Numbers']!)).toEqual({ idle: [2, 3], moved: [1, 3], attacked: [0, 3] });
    expect(short(tables['scenario']!['Quiet Meadow']!)['idle']).toEqual([2, 5]);
    expect(usage['behaviour']).toEqual({ 'strider-safety-in-numbers': 1, 'watcher-lookout': 2 });
  });

  test('of a deck the card that is drawn is the one it acts by', () => {
    const { tables } = tallyOf(
      [...beginning, ...activated(0, true, event('behaviour-drawn', { enemy: 0, card: card('Roar') })), event('maintenance')],
      [],
      inCall,
    );
    expect(short(tables['behaviour']!['Roar']!)).toEqual({ idle: [1, 1], moved: [0, 1], attacked: [0, 1] });
  });

  test('an attack that hurts nobody is a miss; damage counts for the hunter attacked', () => {
    const attacked = (seat: number): Event => event('hunter-attacked', { enemy: 0, seat, kind: 'pulse' });
    const { figures, tables } = tallyOf([
      ...beginning,
      ...activated(
        0,
        true,
        attacked(0),
        event('hunter-damaged', { seat: 0, n: 3 }),
        attacked(1),
        event('hunter-damaged', { seat: 0, n: 5 }),
      ),
      event('maintenance'),
    ]);
    expect(short(figures)['machine-misses']).toEqual([1, 2]);
    expect(short(tables['machine']!['Watcher']!)).toMatchObject({ hurts: [1, 2], damage: [3, 2] });
  });

  test('at the end of an encounter it is looked at what became of them', () => {
    const ended = {
      ...onMeadow,
      enemies: [machine(0, WATCHER, 'killed'), machine(1, WATCHER, 'burnt'), machine(2, STRIDER, 'escaped'), machine(3, STRIDER)],
    };
    const { tables } = tallyOf([...beginning, [event('encounter-won', { encounter: 1, level: 1 }), ended]]);
    expect(short(tables['machine']!['Watcher']!)).toEqual({ killed: [2, 2], escaped: [0, 2] });
    expect(short(tables['machine']!['Strider']!)).toEqual({ killed: [0, 2], escaped: [1, 2] });
  });
});

describe('Attacks of hunters', () => {
  test('worth 0 are those without damage; without effect also those that scratch a component', () => {
    const hit = (damage: number): Event => event('attack-hits', { seat: 0, enemy: 0, damage, part: -1 });
    const { figures, tables, usage } = tallyOf([
      ...beginning,
      event('attack-declared', { seat: 0, enemy: 0, card: card('Yew Bow') }),
      hit(0),
      hit(3),
      event('enemy-wounded', { enemy: 0, n: 3 }),
      hit(1),
      hit(4),
      event('component-destroyed', { enemy: 0, component: 0 }),
      event('enemy-activated', { enemy: 0, isAlert: true }),
      event('enemy-wounded', { enemy: 0, n: 1 }),
      event('maintenance'),
    ]);
    expect(short(figures)).toMatchObject({ 'worth-0': [1, 4], 'without-effect': [2, 4] });
    expect(short(tables['scenario']!['Quiet Meadow']!)['worth-0']).toEqual([1, 4]);
    expect(short(tables['machine']!['Watcher']!)['worth-0']).toEqual([1, 4]);
    expect(usage).toMatchObject({ weapon: { 'm1-yew-bow': 1 }, component: { 'watcher/A': 1 } });
  });
});

test('a weapon is used by an attack, or by a trap that is set with it', () => {
  const trapped = { ...onMeadow, traps: [{ weapon: card('Tripwire Caster') }] };
  const { usage } = tallyOf([...beginning, [event('trap-set', { seat: 0, square: 4, card: card('Blast Wire') }), trapped]]);
  expect(usage['weapon']).toEqual({ 'm1-tripwire-caster': 1 });
});

test('targets depend on mode and seats', () => {
  const { targets } = game.proof.measures!;
  expect(targets!('cooperative', 1)['won']).toEqual([0.3, 0.4]);
  expect(targets!('cooperative-easy', 3)['won']).toEqual([0.55, 0.65]);
  expect(targets!('standard', 4)['share/hunter']).toEqual([0.19, 0.31]);
});

test('every thing that is noted as used lies on its shelf', () => {
  const { shelves } = game.proof.measures!;
  expect(Object.keys(shelves!['tracking']!.holds)).toHaveLength(13);
  expect(Object.keys(shelves!['behaviour']!.holds)).toHaveLength(11);
  expect(Object.keys(shelves!['component']!.holds)).toHaveLength(12);
  expect(shelves!['skill']!.holds['nora-a1']).toMatch(/: Eye for Seams$/);
});
