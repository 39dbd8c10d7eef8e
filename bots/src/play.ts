/** Lets bots play a match. What each chooses follows from the bots' seed, its seat and how often it has been asked, so that a run can be repeated. */
import { type AnyMatch, BrokenPromise, bareDecision, type Chance, type Decision, randomPick, type Seat, type Seed } from '@quarry/kernel';
import { type Bot, botSeed, chanceOf, random } from './bot.ts';

/** The bots at the table: one for each seat, or null where somebody else answers. */
export class Players {
  readonly #match: AnyMatch;
  readonly #bots: readonly (Bot | null)[];
  readonly #seeds: readonly Seed[];

  constructor(match: AnyMatch, bots: readonly (Bot | null)[], seed = match.seed) {
    if (bots.length !== match.seats) throw new BrokenPromise(`${match.game.id} has ${match.seats} seats, but ${bots.length} bots sat down`);
    this.#match = match;
    this.#bots = bots;
    this.#seeds = bots.map((_, seat) => botSeed(seed, seat));
  }

  /** Answers an open decision, if a bot sits there. */
  answer(decision: Decision): boolean {
    const { seat } = decision;
    const bot = this.#bots[seat];
    if (!bot) return false;
    const view = bot === random ? null : this.#match.view(seat);
    const imagine = (seed: string): AnyMatch | null => this.#match.imagine(seat, seed);
    const answered = this.#match.answer(seat, bot.answer(view, bareDecision(decision), seat, this.#chance(seat), imagine));
    if (!answered.ok) throw new BrokenPromise(`${bot.name} bot in seat ${seat}, answer ${this.#match.n + 1}: ${answered.refusal.says}`);
    return true;
  }

  /** Answers everything until the match is over, or `most` answers have been given in all. Returns how many were given here. */
  play(most = Number.POSITIVE_INFINITY): number {
    const match = this.#match;
    const before = match.n;
    // The ask that is open now may be answered in part, so that places in it are not known: by key.
    for (const decision of match.open) if (match.n < most && match.open.includes(decision)) this.#mustAnswer(decision);
    while (!match.outcome && match.n < most) {
      const { open } = match;
      if (open.length === 0)
        throw new BrokenPromise(`after answer ${match.n} in scene '${match.scene}' nobody is asked and it is not over`);
      for (let at = 0; at < open.length && match.n < most; at++) {
        const decision = open[at]!;
        // Somebody has spoken for all.
        if (at > 0 && !match.open.includes(decision)) break;
        if (this.#bots[decision.seat] === random) match.pick(at, randomPick(decision, this.#chance(decision.seat)));
        else this.#mustAnswer(decision);
      }
    }
    return match.n - before;
  }

  #chance(seat: Seat): Chance<'bot'> {
    return chanceOf(this.#seeds[seat]!, this.#match.turnOf(seat));
  }

  #mustAnswer(decision: Decision): void {
    if (!this.answer(decision)) throw new BrokenPromise(`no bot sits in seat ${decision.seat} to answer '${decision.kind}'`);
  }
}

/** Plays a match to its end, or until `most` answers have been given. Returns how many were given here. */
export function playMatch(match: AnyMatch, bots: readonly Bot[], most?: number): number {
  return new Players(match, bots).play(most);
}
