/**
 * What a person is asked in matches of sensible players: how often, among how many options, and how much of it is a chore: what comes to the same whatever one answers, which nobody is asked (decision
 * 0027); what may be left to the table by a habit; and, of a sample, what goes equally well whatever one answers, as far as a player that thinks can tell. The same seeds play the same matches.
 */
import { botSeed, chanceOf, Players, sensible, thinkOver } from '@quarry/bots';
import { type AnyGame, type AnyMatch, bareDecision } from '@quarry/kernel';
import { begin } from './experiment.ts';
import type { Playable } from './tables.ts';

export interface Questions {
  readonly game: AnyGame;
  readonly tables: readonly Playable[];
  /** At each table. */
  readonly matches: number;
  readonly seed: string;
  /** One question in so many is thought over, in so many positions; none if 0. */
  readonly sampled: number;
  readonly positions: number;
}

/** What became of the questions of one kind. */
export interface Kind {
  asked: number;
  options: number;
  same: number;
  tie: number;
  payment: number;
  idle: number;
  thought: number;
  flat: number;
  nearly: number;
}

export interface QuestionsFound {
  readonly matches: number;
  readonly all: Kind;
  readonly kinds: Readonly<Record<string, Kind>>;
}

const PERSON = 0;
const MOST = 5_000;
/** A difference in the chance to win that nobody would notice. */
const NEARLY = 0.02;

const nothing = (): Kind => ({ asked: 0, options: 0, same: 0, tie: 0, payment: 0, idle: 0, thought: 0, flat: 0, nearly: 0 });

export function questionsIn(matter: Questions): QuestionsFound {
  const kinds = new Map<string, Kind>();
  for (const { setup } of matter.tables)
    for (let i = 1; i <= matter.matches; i++) playOne(matter, begin(matter.game, setup, `${matter.seed}-${i}`), kinds);
  const all = nothing();
  for (const kind of kinds.values()) for (const field of Object.keys(all) as (keyof Kind)[]) all[field] += kind[field];
  return { matches: matter.tables.length * matter.matches, all, kinds: Object.fromEntries(kinds) };
}

function playOne(matter: Questions, match: AnyMatch, kinds: Map<string, Kind>): void {
  const players = new Players(
    match,
    Array.from({ length: match.seats }, () => sensible(matter.game)),
  );
  let asked = 0;
  while (!match.outcome && match.n < MOST) {
    const turn = match.turnOf(PERSON);
    // A window that others know of too must last equally long whatever is in it.
    if (match.openFor(PERSON) && !('window' in match.waiting)) look(matter, match, kinds, ++asked);
    // Everybody who is asked before the person is asked again.
    do players.play(match.n + 1);
    while (!match.outcome && match.openFor(PERSON) && match.turnOf(PERSON) === turn);
  }
}

function look({ game, sampled, positions }: Questions, match: AnyMatch, kinds: Map<string, Kind>, asked: number): void {
  const decision = bareDecision(match.openFor(PERSON)!.decision);
  const kind = kinds.get(decision.kind) ?? nothing();
  kinds.set(decision.kind, kind);
  kind.asked += 1;
  kind.options += decision.options.length;
  if (match.comesToTheSame(PERSON)) {
    kind.same += 1;
    return;
  }
  const view = match.view(PERSON);
  const spared = game.tells?.spares?.(decision, view);
  if (spared) kind[spared.as] += 1;
  if (sampled === 0 || asked % sampled !== 0) return;
  const chance = chanceOf(botSeed('questions', PERSON), match.turnOf(PERSON));
  const own = game.sensible(view, decision, PERSON, chance);
  const matterOf = { decision, seat: PERSON, own, chance, imagine: (seed: string) => match.imagine(PERSON, seed) };
  const tried = thinkOver(game, matterOf, { positions, worlds: 2 }).tried;
  if (tried.length < 2 || tried[0]!.worlds < 2) return;
  const worths = tried.map(one => one.worth);
  const apart = Math.max(...worths) - Math.min(...worths);
  kind.thought += 1;
  if (apart === 0) kind.flat += 1;
  if (apart <= NEARLY) kind.nearly += 1;
}
