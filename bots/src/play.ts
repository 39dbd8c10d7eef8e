/** Lets bots play a match. Each has a chance of its own, drawn from the seed and its seat, so that a run can be repeated. */
import { type AnyMatch, BrokenPromise, type Chance, type Decision, randomPick, SampledChance, Seed } from '@quarry/kernel';
import { type Bot, bareDecision, random } from './bot.ts';

/** The bots at the table: one for each seat, or null where somebody else answers. */
export class Players {
  readonly #match: AnyMatch;
  readonly #bots: readonly (Bot | null)[];
  readonly #chances: readonly Chance<'bot'>[];

  constructor(match: AnyMatch, bots: readonly (Bot | null)[]) {
    if (bots.length !== match.seats) throw new BrokenPromise(`${match.game.id} has ${match.seats} seats, but ${bots.length} bots sat down`);
    this.#match = match;
    this.#bots = bots;
    this.#chances = bots.map((_, seat) => new SampledChance<'bot'>(new Seed(`${match.seed}/bot ${seat}`)));
  }

  /** Answers an open decision, if a bot sits there. */
  answer(decision: Decision): boolean {
    const { seat } = decision;
    const bot = this.#bots[seat];
    if (!bot) return false;
    const view = bot === random ? null : this.#match.view(seat);
    const answered = this.#match.answer(seat, bot.answer(view, bareDecision(decision), seat, this.#chances[seat]!));
    if (!answered.ok) throw new BrokenPromise(`${bot.name} bot in seat ${seat}, answer ${this.#match.n + 1}: ${answered.refusal.says}`);
    return true;
  }

  /** Answers everything until the match is over, or `most` answers have been given in all. Returns how many were given here. */
  play(most = Number.POSITIVE_INFINITY): number {
    const match = this.#match;
    const before = match.n;
    // The ask that is open now may be answered in part, so that places in it are not known: by key.
    for (const decision of match.open) if (match.n < most) this.#mustAnswer(decision);
    while (!match.outcome && match.n < most) {
      const { open } = match;
      if (open.length === 0)
        throw new BrokenPromise(`after answer ${match.n} in scene '${match.scene}' nobody is asked and it is not over`);
      for (let at = 0; at < open.length && match.n < most; at++) {
        const decision = open[at]!;
        if (this.#bots[decision.seat] === random) match.pick(at, randomPick(decision, this.#chances[decision.seat]!));
        else this.#mustAnswer(decision);
      }
    }
    return match.n - before;
  }

  #mustAnswer(decision: Decision): void {
    if (!this.answer(decision)) throw new BrokenPromise(`no bot sits in seat ${decision.seat} to answer '${decision.kind}'`);
  }
}

/** Plays a match to its end, or until `most` answers have been given. Returns how many were given here. */
export function playMatch(match: AnyMatch, bots: readonly Bot[], most?: number): number {
  return new Players(match, bots).play(most);
}
