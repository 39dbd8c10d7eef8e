/** A chain goes on from scene to scene, and stands in the state in between: K-157, PA-R-31, PA-KW-RESIL-6, PA-R-30. */
import {
  type AnyGame,
  type AnyMatch,
  type Decision,
  imagine,
  load,
  Match,
  randomAnswer,
  recordOf,
  SampledChance,
  Seed,
  startMatch,
  viewOf,
} from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import type { Ability } from '../content/words/index.ts';
import { faults } from '../faults.ts';
import { primal } from '../game.ts';
import { expeditionFor, prologueFor } from '../setup.ts';
import { type State, stateSchema } from '../state.ts';
import { hunt, type Position, rehearse, SPARE, staged } from '../testing/rehearsal.ts';

const MOST_PLAYED_AGAIN = 20;

const suffering = (...effects: Ability['effects']) => ({ abilities: [{ on: 'suffered', of: 'any', effects } as const] });
const tough = (id: string) => ({ id: `test-${id}`, colour: 'yellow', keywords: ['resilience'], value: 0 }) as const;
const HITS_ALL = { icons: ['attack'], base: [{ do: 'hit', who: 'each' }] } as const;
/** One attack wakes two behaviours, each hits all three, and everybody has an answer to every hit. */
const longChain = (isClosed: boolean): Position => ({
  first: 0,
  slots: [HITS_ALL, HITS_ALL],
  stance: { damage: 1, toughness: 9 },
  hunters: [
    { hand: [{ id: 'test-cut' }, SPARE], item: suffering({ do: 'stamina', n: 1 }) },
    {
      hand: [tough('a'), SPARE],
      deck: [tough('late'), SPARE, SPARE, SPARE, SPARE, SPARE, SPARE, SPARE],
      item: suffering({ do: 'draw', n: 1 }),
    },
    { hand: [SPARE], item: suffering({ do: 'defence', n: 1 }) },
  ],
  state: { isClosed },
});
const under = (setup: object, state: State): AnyMatch =>
  Match.from(primal as AnyGame, setup, 'links', { state, counters: {}, passes: [], n: 0 }) as AnyMatch;

type Speaks = (open: readonly Decision[]) => readonly [seat: number, answer: string | readonly string[]];
const say = (kind: Decision | undefined, key: string | readonly string[]) => [kind!.seat, key] as const;
/** The first player settles everything by the first option. */
const agreeable: Speaks = open => {
  const mine = open.find(one => one.seat === 0) ?? open[0]!;
  return say(mine, mine.choose === 'some' ? [] : mine.options[0]!.key);
};
/** Whoever is not the first player proposes, and everybody else is against it. */
const stubborn: Speaks = open => {
  const other = open.find(one => one.seat !== 0) ?? open[0]!;
  if (other.kind.startsWith('agree-')) return say(other, 'no');
  return other.choose === 'some' ? say(other, []) : say(other, other.options[0]!.key);
};

/** The chain to its end: how it stands then, what was told, and how many answers were played again at most. */
function playedBy(speaks: Speaks, state: State) {
  const match = under(prologueFor(3), stateSchema.clone(state));
  match.answer(0, 'test-cut');
  let most = 0;
  while (match.open.every(one => one.kind !== 'act')) {
    match.answer(...speaks(match.open));
    most = Math.max(most, match.n - match.checkpoint.n);
  }
  const { hunters, monster, chain } = match.state as State;
  const told = match.events.map(({ event }) => event.type).filter(type => type !== 'word');
  return {
    most,
    answers: match.n,
    chain,
    damage: monster.damage,
    stands: hunters.map(({ stamina, defence, hand }) => [stamina, defence, hand.length]),
    told,
  };
}

describe.each([
  ['open', false],
  ['closed', true],
] as const)('[K-157] [PA-R-31] with %s hands', (_, isClosed) => {
  test('a chain of twenty things ends the same however long three hunters argue, and little of it is ever played again', () => {
    const state = staged(longChain(isClosed));
    const [short, long] = [playedBy(agreeable, state), playedBy(stubborn, state)];

    expect(short.stands).toEqual([
      [6, 0, 1],
      [0, 0, 8],
      [0, 6, 1],
    ]);
    expect(long.stands).toEqual(short.stands);
    expect(long.told.toSorted()).toEqual(short.told.toSorted());
    expect(short.told.filter(type => type === 'behaviour-revealed')).toHaveLength(2);
    expect([long.chain, short.chain].map(one => one.rest)).toEqual(['nothing', 'nothing']);
    // One proposal, two who are against it; then a new scene begins.
    expect([long.answers > 3 * MOST_PLAYED_AGAIN, long.most, short.most]).toEqual([true, 2, 1]);
  });

  test('what was refused is taken back across the scene that it ended', () => {
    const match = under(prologueFor(3), staged({ ...longChain(isClosed), slots: [HITS_ALL, HITS_ALL, HITS_ALL] }));
    match.answer(0, 'test-cut');
    match.answer(1, 'slot-1');
    match.answer(0, 'no');
    const asked = JSON.stringify([match.open, match.state]);
    match.answer(2, 'no');
    expect([match.scene, match.n - match.checkpoint.n, (match.checkpoint.state as State).chain.refused]).toEqual(['settle', 0, [1]]);

    expect(match.undo(2, true)).toMatchObject({ ok: true });

    expect(JSON.stringify([match.open, match.state])).toBe(asked);
  });

  test('[PA-KW-RESIL-6] a card that was drawn between the hit and the answer does not answer it', () => {
    const r = hunt(longChain(isClosed)).play().answer('act', 'test-cut');
    r.until('resilience', ({ kind, seat, options }) => (kind.startsWith('agree') || seat !== 1 ? options[0]!.key : options.at(-1)!.key));

    expect(r.hand(1)).toContain('test-late');
    r.only('resilience', ['test-a']);
  });

  test('[PA-R-30] what waits names no card of a hand, and nobody sees how many there were at the hit', () => {
    const state = midChain(isClosed);
    const { links } = state.chain;

    expect(links).toHaveLength(10);
    expect(links.filter(one => one.is === 'resilience')).toMatchObject([{ owner: 1, card: -1, held: 2 }]);
    for (const eye of [0, 1, 2, null]) expect(JSON.stringify(viewOf(stateSchema, state, eye).chain)).not.toContain('held');
  });
});

/** After one behaviour, with everything waiting that its hits have triggered. */
function midChain(isClosed: boolean): State {
  const match = under(prologueFor(3), staged({ ...longChain(isClosed), slots: [HITS_ALL] }));
  match.answer(0, 'test-cut');
  return match.checkpoint.state as State;
}

test('[PA-R-30] a world that somebody imagines in the middle of a chain has another hand, of which as much was held at the hit', () => {
  const state = midChain(true);
  const worlds = Array.from({ length: 12 }, (_, i) =>
    imagine(stateSchema, stateSchema.clone(state), 0, new SampledChance<'imagined'>(new Seed(`world ${i}`))),
  );

  expect(new Set(worlds.map(one => JSON.stringify(one.hunters[1]!.hand))).size).toBeGreaterThan(1);
  for (const world of worlds) {
    expect(faults(world).filter(one => !one.endsWith('lies nowhere'))).toEqual([]);
    expect(rehearse(world).play().asks).toBe('order-triggers');
  }
});

test('[K-157] a record that was stored in the middle of a chain is loaded and played on', () => {
  const started = startMatch(primal as AnyGame, expeditionFor(3, 'sleeper', 3), '3');
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value as AnyMatch;
  const chance = new SampledChance<'bot'>(new Seed('links'));
  const answer = (): readonly [number, ReturnType<typeof randomAnswer>] => [match.open[0]!.seat, randomAnswer(match.open[0]!, chance)];
  const isInside = (): boolean => {
    const { links } = (match.checkpoint.state as State).chain;
    return links.length > 1 && links.some(one => one.is === 'text') && match.n > match.checkpoint.n;
  };
  while (!isInside()) match.answer(...answer());

  const loaded = load(primal as AnyGame, JSON.parse(JSON.stringify(recordOf(match))));
  if (!loaded.ok) throw new Error(loaded.refusal.says);
  const { match: other, dropped } = loaded.value;

  expect([dropped, other.n, other.scene, other.checkpoint.state]).toEqual([0, match.n, 'settle', match.checkpoint.state]);
  for (let n = 0; n < 40 && !match.outcome; n++) {
    expect(other.open.map(one => [one.kind, one.seat])).toEqual(match.open.map(one => [one.kind, one.seat]));
    const said = answer();
    for (const one of [match, other]) expect(one.answer(...said)).toMatchObject({ ok: true });
    expect(other.state).toEqual(match.state);
  }
});
