/** The game that tests of a match play, its turns, and a position to compare. */
import { askAll, chooseOne, Match, option, type Rule, SampledChance, Seed } from '../index.ts';
import { writable } from '../writing.ts';
import { type SmallGame, type SmallTable, smallGame } from './small-game.ts';

export const abc = ['a', 'b', 'c'].map(key => option(key, key));
export const ask = (seat: number, kind = 'pick') => ({ seat, kind, rule: 'T1', options: abc });
export const ways = ['plain', 'roll', 'draw', 'peek', 'reveal', 'end'] as const;

export function begin(game: SmallGame, seats = 2, seed = 'seed') {
  const started = Match.start(game, { seats }, seed);
  if (!started.ok) throw new Error(started.refusal.says);
  return started.value;
}

/** Seat 0 picks a way; then both bid at once; then seat 1 picks a word. */
export function* turn(table: SmallTable): Rule {
  const { state, chance, tell } = table;
  const way = yield* chooseOne({ seat: 0, kind: 'way', rule: 'T1', options: ways.map(one => option(one, one)) });
  if (way === 'roll') writable(state).score += chance.roll('dice', [[1, 2, 3]])[0]!;
  if (way === 'peek') tell({ type: 'peeked', rule: 'T2', secret: { to: [0], facts: { card: state.deck[0]! } } });
  if (way === 'reveal') tell({ type: 'shown', rule: 'T2', reveals: true, card: state.deck[0] });
  if (way === 'draw') {
    const [card, ...rest] = state.deck;
    writable(state).deck = rest;
    writable(state.keepers[0]!).hand = [...state.keepers[0]!.hand, card!];
    tell({ type: 'drawn', rule: 'T2' });
  }
  if (way === 'end') {
    writable(state).isOver = 1;
    return;
  }
  const bids = yield* askAll([ask(0, 'bid'), ask(1, 'bid')]);
  tell({ type: 'bid', rule: 'T3', bids });
  writable(state).words = [...state.words, ...bids, yield* chooseOne(ask(1, 'word'))];
  writable(state).score += 1;
}
export const turns = smallGame(turn);

export const positionOf = (match: ReturnType<typeof begin>) => ({
  state: structuredClone(match.state),
  n: match.n,
  scene: match.scene,
  open: match.open.map(one => ({
    seat: one.seat,
    kind: one.kind,
    turn: match.openFor(one.seat)?.turn,
    keys: one.options.map(two => two.key),
  })),
  outcome: match.outcome,
  answers: structuredClone(match.answers),
  events: structuredClone(match.events),
  checkpoint: structuredClone(match.checkpoint),
});

export const chanceOf = (seed: string) => new SampledChance<'bot'>(new Seed(seed));
