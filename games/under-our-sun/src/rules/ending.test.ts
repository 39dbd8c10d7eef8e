import { viewOf } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { next } from '../scenes.ts';
import { stateSchema } from '../state.ts';
import { armed, brawl, faces } from '../testing/fights.ts';
import { type CharacterOn, type Position, type SunRehearsal, trek } from '../testing/rehearsal.ts';
import { checkEnd, endLastDay } from './ending.ts';
import { hurt } from './harm.ts';

const dead = { hp: 0, diedIn: 1 } as const;
const out = { ...dead, isEliminated: true } as const;
const TEAMS = { saboteur: 'saboteur', executioner: 'executioner', quartermaster: 'quartermaster' } as const;
/** The first one is a Son of Liberty. */
const semi = (aim: keyof typeof TEAMS, characters: readonly CharacterOn[], more: Partial<Position> = {}): SunRehearsal =>
  trek({
    characters,
    mode: 'semi',
    team: [TEAMS[aim], 'late-watch', 'letter-carrier', 'back-row', 'borrowed-name', 'keeper-of-the-list'].slice(0, characters.length),
    ...more,
  });
const ending = (r: SunRehearsal, last = false): [string, string] => {
  r.run(function* (table) {
    if (last) endLastDay(table);
    else checkEnd(table);
  });
  return [r.state.result, r.state.why];
};
const reached: Position['mission'] = { cards: [{ goal: [] }] };
const NONE = ['none', 'none'];

test('[US-TEAM-7] [US-MISSION-3] the mission is fulfilled: all Survivors win, a Son does not', () => {
  const r = semi('saboteur', [{}, {}, {}], { mission: reached });
  expect(ending(r)).toEqual(['won', 'mission']);
  expect(next(r.state)).toMatchObject({ winners: [1, 2] });
});
test('[US-TEAM-7] without a traitor all win', () => {
  const r = trek({ mission: reached });
  ending(r);
  expect(next(r.state)).toMatchObject({ winners: [0, 1] });
});
test('[US-TEAM-8] [US-R-84] a revealed Son falls to 0 HP: the Survivors win at once', () => {
  const r = semi('saboteur', [{ hp: 1, isRevealed: true, karma: 0 }, { is: 'wren', karma: 0 }, { is: 'sanaa' }], {
    active: 1,
    dice: { attack: faces('10') },
  });
  r.play().answer('act', 'fight-ida').answer('defend', 'nothing');
  expect([r.outcome?.facts, next(r.state)]).toMatchObject([{ result: 'won', why: 'liberty-fell' }, { winners: [1, 2] }]);
});
test('[US-R-84] a hidden one: not before it is eliminated, and then its card is shown', () => {
  const r = semi('saboteur', [{ ...dead }, {}, {}]);
  expect([ending(r), viewOf(stateSchema, r.state, 1).players[0]!.team]).toEqual([NONE, 1]);
  Object.assign(r.character(0), { isEliminated: true });
  expect(ending(r)).toEqual(['won', 'liberty-fell']);
  expect(viewOf(stateSchema, r.state, 1).players[0]!.team).toEqual(r.state.players[0]!.team);
});
test('[US-TEAM-9] Saboteur: the last day ends, the mission is open, and the Son lives; alone', () => {
  const r = semi('saboteur', [{}, {}, {}]);
  expect(ending(r, true)).toEqual(['liberty', 'saboteur']);
  expect(next(r.state)).toMatchObject({ winners: [0] });
  const fallen = semi('saboteur', [{ ...dead }, {}, {}]);
  expect(ending(fallen, true)).toEqual(['lost', 'last-day']);
  expect(next(fallen.state)).toMatchObject({ winners: [] });
});
test('[US-TEAM-9] Executioner: two others dead or eliminated at the same time', () => {
  expect(ending(semi('executioner', [{}, { ...dead }, { ...out }, {}]))).toEqual(['liberty', 'executioner']);
  expect(ending(semi('executioner', [{}, { ...dead }, {}, {}]))).toEqual(NONE);
  expect(ending(semi('executioner', [{}, { ...out }, {}, {}]), true)).toEqual(['lost', 'last-day']);
});
test('[US-TEAM-9] Executioner among three: one eliminated, and alive when the last day ends', () => {
  expect(ending(semi('executioner', [{}, { ...out }, {}]))).toEqual(NONE);
  expect(ending(semi('executioner', [{}, { ...out }, {}]), true)).toEqual(['liberty', 'executioner']);
  expect(ending(semi('executioner', [{}, { ...dead }, {}]), true)).toEqual(['lost', 'last-day']);
});
test('[US-TEAM-9] Quartermaster: goods worth 20 water brought to the drop, with five players 25', () => {
  const brought = (n: number, players: number): [string, string] => {
    const people = Array.from({ length: players }, () => ({}));
    return ending(semi('quartermaster', people, { state: { fetched: Array.from({ length: 24 }, (_, i) => (i === 0 ? n : 0)) } }));
  };
  expect([brought(19, 4), brought(20, 4), brought(24, 5), brought(25, 5)]).toEqual([
    NONE,
    ['liberty', 'quartermaster'],
    NONE,
    ['liberty', 'quartermaster'],
  ]);
});
test('[US-TEAM-9] goods at the drop of another count for nobody', () => {
  expect(
    ending(semi('quartermaster', [{}, {}, {}], { state: { fetched: Array.from({ length: 24 }, (_, i) => (i === 1 ? 30 : 0)) } })),
  ).toEqual(NONE);
});
test('[US-TEAM-9] goods at the own drop are the aim of the Quartermaster alone', () => {
  const fetched = Array.from({ length: 24 }, () => 30);
  expect(
    (['saboteur', 'executioner', 'quartermaster'] as const).map(aim => ending(semi(aim, [{}, {}, {}], { state: { fetched } }))),
  ).toEqual([NONE, NONE, ['liberty', 'quartermaster']]);
});
test('[US-TEAM-9] those who have fallen are the aim of the Executioner alone', () => {
  const people = [{}, { ...dead }, { ...out }, {}];
  expect((['saboteur', 'quartermaster'] as const).map(aim => ending(semi(aim, people)))).toEqual([NONE, NONE]);
  const last = [{}, { ...out }, {}];
  expect((['saboteur', 'quartermaster'] as const).map(aim => ending(semi(aim, last), true))).toEqual([
    ['liberty', 'saboteur'],
    ['lost', 'last-day'],
  ]);
});
test('[US-R-83] [US-DEATH-7] everybody dead: lost; a Son who lives alone wins', () => {
  expect(ending(trek({ characters: [{ ...dead }, { ...dead }] }))).toEqual(['lost', 'all-dead']);
  expect(ending(semi('saboteur', [{}, { ...dead }, { ...dead }]))).toEqual(['liberty', 'all-dead']);
  expect(ending(semi('saboteur', [{ ...dead }, { ...dead }, { ...dead }]))).toEqual(['lost', 'all-dead']);
});
test('[US-R-90] [US-R-123] mission and aim in the same step: the Survivors win', () => {
  expect(ending(semi('executioner', [{}, { ...dead }, { ...dead }, {}], { mission: reached }))).toEqual(['won', 'mission']);
});
test('[US-R-123] a revealed Son and the last Survivor fall together: the Survivors win', () => {
  const r = brawl([{ hp: 1, isRevealed: true }, { hp: 1 }], [], {
    mode: 'semi',
    team: ['saboteur', 'late-watch'],
    dice: { attack: faces('100 100') },
  });
  r.play().answer('act', 'fight-wren').answer('defend', 'counter');
  expect([r.state.result, r.state.why]).toEqual(['won', 'liberty-fell']);
});
test('[US-R-123] a revealed Son who falls to a wolf in the round of the last murder has not won', () => {
  const r = brawl([{ hp: 1, isRevealed: true }, { hp: 1 }], [armed('1Y')], {
    mode: 'semi',
    team: ['saboteur', 'late-watch'],
    dice: { attack: faces('100'), enemy: faces('1') },
  });
  r.play().answer('act', 'fight-wren').answer('defend', 'nothing');
  expect([r.state.result, r.state.why]).toEqual(['won', 'liberty-fell']);
});
test('[US-TEAM-8] [US-R-84] a revealed Son who falls with the last enemy ends the game before the event that the fight held up', () => {
  const r = brawl([{ hp: 1, isRevealed: true }, { ap: 0 }], [armed('1Y', { hp: 1 })], {
    mode: 'semi',
    team: ['saboteur', 'late-watch'],
    tiles: [{ at: 'n', hasEvent: true }],
    events: [{}],
    dice: { attack: faces('100'), enemy: faces('1') },
  });
  r.play().answer('act', 'attack-enemy-0');
  expect([r.state.result, r.state.why, r.types('enemy-defeated', 'died', 'event-drawn')]).toEqual([
    'won',
    'liberty-fell',
    ['died', 'enemy-defeated'],
  ]);
});
test('[US-TEAM-5] a team card is read by its owner alone, until it is turned up or the game is over', () => {
  const r = semi('saboteur', [{}, {}, {}]);
  const seen = (eye: number | null, seat: number): boolean => typeof viewOf(stateSchema, r.state, eye).players[seat]!.team !== 'number';
  expect([seen(0, 0), seen(1, 0), seen(2, 0), seen(null, 0), seen(0, 1)]).toEqual([true, false, false, false, false]);
  Object.assign(r.character(0), { isRevealed: true });
  expect([seen(1, 0), seen(null, 0), seen(0, 1)]).toEqual([true, true, false]);
  Object.assign(r.state, { isOver: true });
  expect([seen(0, 1), seen(null, 2)]).toEqual([true, true]);
});
test('[US-R-83] whoever dies is looked for at the end of a step, not before', () => {
  const r = trek({ characters: [{ hp: 1 }, { ...dead }] });
  r.run(table => hurt(table, 0, 1, 'text', 'US-HP-1'));
  expect([r.state.isOver, ending(r)]).toEqual([false, ['lost', 'all-dead']]);
});
test('[US-TEAM-9] the drop that counts is that of the Quartermaster, wherever it sits', () => {
  const fetched = (at: number): number[] => Array.from({ length: 24 }, (_, i) => (i === at ? 20 : 0));
  const second = (at: number): [string, string] =>
    ending(
      trek({
        characters: [{}, {}, {}],
        mode: 'semi',
        team: ['late-watch', 'quartermaster', 'letter-carrier'],
        state: { fetched: fetched(at) },
      }),
    );
  expect([second(1), second(0), second(2)]).toEqual([['liberty', 'quartermaster'], NONE, NONE]);
});
