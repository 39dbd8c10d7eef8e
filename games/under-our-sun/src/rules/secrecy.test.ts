/** Two worlds that differ in one team card: what everybody else sees, hears and is asked is the same until it is turned up. */
import {
  type AnyGame,
  type AnyMatch,
  type Decision,
  heardBy,
  Match,
  randomAnswer,
  SampledChance,
  type Script,
  type Seat,
  Seed,
  viewOf,
} from '@quarry/kernel';
import { byHand, ViewWatch } from '@quarry/kernel/testing';
import { expect, test } from 'vitest';
import { cardNamed, teamCard } from '../content/box.ts';
import { MISSIONS } from '../content/missions/index.ts';
import { applyEffects, newOccasion } from '../effects/vocabulary.ts';
import { underOurSun } from '../game.ts';
import { missionFor } from '../setup.ts';
import { type State, stateSchema } from '../state.ts';
import { armed, brawl, faces } from '../testing/fights.ts';
import { type CharacterOn, hexOn, type Position, rehearse, type SunRehearsal } from '../testing/rehearsal.ts';

/** The seat of the card in question. */
const SEAT = 1;
const othersOf = (seats: number): (Seat | null)[] => [
  null,
  ...Array.from({ length: seats }, (_, seat) => seat).filter(seat => seat !== SEAT),
];
const isOfSon = (key: string): boolean => /^(reveal$|summon-|send-)/.test(key);
/** A question without what only a Son can answer. Others learn whom it asks. */
const plain = ({ seat, kind, choose, options }: Decision): object => ({
  seat,
  kind,
  choose,
  options: options.map(one => one.key).filter(key => seat !== SEAT || !isOfSon(key)),
});

interface Worlds {
  readonly son: SunRehearsal;
  readonly survivor: SunRehearsal;
}
/** Ida, Wren and Sanaa in Ida's turn, or as `more` says; Wren is a Son of Liberty in one of two worlds. */
function twoWorlds(
  characters: readonly CharacterOn[],
  enemies: Parameters<typeof brawl>[1],
  dice: Script,
  more: Partial<Position> = {},
): Worlds {
  const { state } = brawl(characters, enemies, { mode: 'semi', team: ['late-watch', 'saboteur', 'letter-carrier'], ...more });
  const other = byHand(stateSchema.clone(state));
  other.players[SEAT]!.team = [cardNamed('back-row')];
  return alike({ son: rehearse(state, { dice }).play(), survivor: rehearse(other, { dice }).play() });
}
function alike(worlds: Worlds): Worlds {
  const { son, survivor } = worlds;
  expect(son.open.map(plain)).toEqual(survivor.open.map(plain));
  for (const eye of othersOf(son.state.players.length)) {
    expect(viewOf(stateSchema, son.state, eye)).toEqual(viewOf(stateSchema, survivor.state, eye));
    expect(son.told.map(event => heardBy(event, eye))).toEqual(survivor.told.map(event => heardBy(event, eye)));
  }
  return worlds;
}
/** The same answers in both. */
const answered = (worlds: Worlds, ...answers: readonly (readonly [kind: string, answer: string])[]): Worlds =>
  answers.reduce(
    ({ son, survivor }, [kind, answer]) => alike({ son: son.answer(kind, answer), survivor: survivor.answer(kind, answer) }),
    worlds,
  );
/** Who is offered to reveal. */
const offered = ({ son, survivor }: Worlds): boolean[] => [son, survivor].map(one => one.options().includes('reveal'));
const SON_ALONE = [true, false];
const NOBODY = [false, false];

const north = hexOn('n');
const fighter = armed('1Y', { isSol: true, hp: 9 });
const home = { at: 'haven' } as const;

test('[US-R-111] [US-SOL-6] the free round: one option more for the Son, no question more for anybody', () => {
  const worlds = twoWorlds([home, home, home], [fighter], { attack: faces('00'), enemy: faces('1') }, { active: SEAT });
  expect(offered(worlds)).toEqual(SON_ALONE);
  answered(worlds, ['act', `move-${north}`]);
  expect(offered(worlds)).toEqual(SON_ALONE);
  answered(worlds, ['fight', 'attack-enemy-0']);
});
test('[US-R-111] joining, and what is done then', () => {
  const worlds = twoWorlds([{}, {}, home], [fighter], { attack: faces('00 00'), enemy: faces('1') });
  answered(worlds, ['act', 'attack-enemy-0']);
  expect(offered(worlds)).toEqual(SON_ALONE);
  answered(worlds, ['join', 'join']);
  expect(offered(worlds)).toEqual(SON_ALONE);
  answered(worlds, ['joined-fight', 'attack-enemy-0']);
});
test('[US-R-111] what has one answer for a Survivor is no question for the Son', () => {
  const worlds = twoWorlds([{}, { at: 'n n', items: ['bow.1'] }, home], [fighter], { attack: faces('00 000'), enemy: faces('1') });
  answered(worlds, ['act', 'attack-enemy-0'], ['join', 'join']);
  expect([worlds.son.asks, worlds.son.askedSeat]).toEqual(['act', 0]);
});
test('[US-R-111] a turn in which a Survivor could only wait', () => {
  const stuck = { at: 'n', ap: 1, water: 0 } as const;
  const worlds = twoWorlds(
    [home, stuck, home],
    [],
    {},
    { active: SEAT, toPlay: [0], stack: [], tiles: [{ at: 'haven', is: { value: 2 } }] },
  );
  expect([worlds.son.askedSeat, worlds.son.character(SEAT).isWaiting]).toEqual([0, true]);
});
test('[US-R-111] a shot at somebody without AP beside a Son of Liberty enemy', () => {
  const worlds = twoWorlds([{ at: 'n n', items: ['bow.1'] }, { ap: 0 }, home], [fighter], { attack: faces('000') });
  answered(worlds, ['act', 'shoot-at-wren-with-bow.1']);
  expect(worlds.son.askedSeat).toBe(0);
});
test('[US-R-111] a shot that may be answered by a rush away from one', () => {
  const worlds = twoWorlds([{ at: 'n n', items: ['bow.1'] }, {}, home], [fighter], {
    attack: faces('000'),
    test: faces('1'),
    enemy: faces('0'),
  });
  answered(worlds, ['act', 'shoot-at-wren-with-bow.1']);
  expect(offered(worlds)).toEqual(SON_ALONE);
  answered(worlds, ['answer-shot', 'rush']);
});
test('[US-R-111] a blow from another character', () => {
  const worlds = twoWorlds([{}, {}, home], [fighter], { attack: faces('00'), enemy: faces('0') });
  answered(worlds, ['act', 'fight-wren']);
  expect(offered(worlds)).toEqual(NOBODY);
  answered(worlds, ['defend', 'nothing']);
});
test('[US-R-111] saved AP, and an action that somebody else gives', () => {
  const saved = twoWorlds([{ ...home, hp: 3, goods: { food: 1 } }, { isWaiting: true, ap: 2 }, home], [fighter], {}, { toPlay: [] });
  answered(saved, ['act', 'eat']);
  expect(offered(saved)).toEqual(SON_ALONE);
  answered(saved, ['saved-ap', 'pass']);
  const granted = twoWorlds([{}, {}, home], [fighter], {});
  answered(granted, ['act', 'skill-1'], ['choose-character-here', 'wren']);
  expect([granted.son.asks, offered(granted)]).toEqual(['granted', SON_ALONE]);
  answered(granted, ['granted', 'pass']);
});
test('[US-SOL-10] [US-TEAM-5] turned up, all see the card and the drop from then on', () => {
  const { son } = twoWorlds([{}, {}, {}], [], {}, { active: SEAT });
  son.answer('act', 'reveal');
  for (const eye of [null, 0, 2]) {
    const { team, drop } = viewOf(stateSchema, son.state, eye).players[SEAT]!;
    expect([team, drop]).toEqual([son.state.players[SEAT]!.team, son.state.players[SEAT]!.drop]);
  }
  expect(son.toldOf('revealed')).toMatchObject([{ who: SEAT, card: cardNamed('saboteur'), reveals: true }]);
});

test('[US-R-104] what an event shows to one is heard by one; others hear that somebody looked, and not what became of the card', () => {
  const r = brawl([{}, {}, {}], []);
  const [top] = r.state.nightDeck;
  r.run(table => applyEffects(table, [{ do: 'peek', deck: 'night', secret: true }], newOccasion({ who: SEAT })));
  expect([r.askedSeat, r.decision('bury').facts]).toMatchObject([SEAT, { card: top }]);
  r.answer('bury', 'bury');
  const heard = (eye: Seat | null) =>
    r.told.filter(one => one.type === 'peeked' || one.type === 'buried').map(event => heardBy(event, eye));
  expect(heard(SEAT)).toMatchObject([{ type: 'peeked', card: top }]);
  for (const eye of [null, 0, 2]) {
    expect(JSON.stringify(heard(eye))).not.toContain('"card"');
    expect(typeof viewOf(stateSchema, r.state, eye).nightDeck).toBe('number');
  }
  expect(r.state.nightDeck[0]).not.toBe(top);
});

// Whole games

const MOST_STEPS = 250;
const ENOUGH_STEPS = 30;

/** The beginning of a match in which seat 1 has a card of this kind, and the other kind lies under the pile. */
function worldWith(state: State, isSon: boolean): State {
  const world = byHand(stateSchema.clone(state));
  const hands = world.players.map(one => one.team[0]!);
  const all = [...hands, ...world.teamPile];
  const liberty = all.find(card => teamCard(card).isSol)!;
  const survivors = all.filter(card => card !== liberty);
  const dealt = world.players.map((_, seat) => (seat === SEAT && isSon ? liberty : survivors[seat]!));
  world.players.forEach((player, seat) => Object.assign(player, { team: [dealt[seat]!] }));
  world.teamPile = all.filter(card => !dealt.includes(card));
  return world;
}

/** Nobody raises a hand against another, or a game by chance is short. */
const peacefully = (decision: Decision): Decision => ({
  ...decision,
  options: decision.options.filter(one => !/^(fight|shoot-at)-/.test(one.key)),
});

test.each(['dust', 'salt', 'iron'])(
  '[US-TEAM-5] [US-R-111] the same seed (%s), the same answers: nobody can tell who has the card',
  seed => {
    const game: AnyGame = underOurSun;
    const setup = missionFor(3, MISSIONS[0]!.id, 'semi');
    const started = Match.start(underOurSun, setup, seed);
    if (!started.ok) throw new Error(started.refusal.says);
    const { checkpoint } = started.value;
    const match = (isSon: boolean): AnyMatch => Match.from(game, setup, seed, { ...checkpoint, state: worldWith(checkpoint.state, isSon) });
    const worlds = [match(true), match(false)] as const;
    const [son, survivor] = worlds;
    const watches = worlds.map(one => new ViewWatch(one));
    const chance = new SampledChance<'bot'>(new Seed(seed));
    const isOver = (): boolean => worlds.some(one => one.outcome !== null);
    let steps = 0;
    for (; steps < MOST_STEPS && !isOver(); steps++) {
      expect(son.waiting).toEqual(survivor.waiting);
      expect(son.open.map(plain)).toEqual(survivor.open.map(plain));
      const decision = survivor.open[0]!;
      const answer = randomAnswer(peacefully(decision), chance);
      for (const one of worlds) expect(one.answer(decision.seat, answer)).toMatchObject({ ok: true });
      expect(watches.flatMap(one => one.look())).toEqual([]);
      if (!isOver())
        for (const eye of othersOf(3)) expect([son.view(eye), son.log(eye).at(-1)]).toEqual([survivor.view(eye), survivor.log(eye).at(-1)]);
    }
    if (!isOver()) for (const eye of othersOf(3)) expect(son.log(eye)).toEqual(survivor.log(eye));
    expect(steps).toBeGreaterThan(ENOUGH_STEPS);
  },
);
