/** The bots at a table: each open decision of a seat that a bot plays is thought about once, elsewhere, from what the seat sees. */
import { bareDecision } from '@quarry/bots';
import type { Answer, AnyMatch, Decision, Seat } from '@quarry/kernel';
import type { Thought } from './bot-worker.ts';
import { hashOfKey } from './keys.ts';
import type { Log } from './log.ts';
import type { StoredSeat } from './store.ts';
import { GivenUp } from './threads.ts';

export interface BotsWorld {
  readonly log: Log;
  think(thought: Thought): Promise<Answer>;
}

/** A decision that a bot has answered: `turn` is the seat's own counter. */
export interface BotAnswer {
  readonly seat: Seat;
  readonly turn: number;
  readonly kind: string;
  /** Null if it found none: any legal one will do. */
  readonly answer: Answer | null;
  /** The seed of this one choice. */
  readonly chance: string;
}

export class TableBots {
  readonly #table: string;
  readonly #secret: string;
  readonly #world: BotsWorld;
  readonly #give: (answer: BotAnswer) => void;
  /** Which decision each seat's bot thinks about, and since which forgetting. */
  readonly #thinking = new Map<Seat, string>();
  /** Bots that once thought for too long think no more at this table: those of other tables would have to wait for them. */
  #isHasty = false;
  #round = 0;

  constructor(table: string, seed: string, world: BotsWorld, give: (answer: BotAnswer) => void) {
    this.#table = table;
    // Nobody can foresee what a bot picks in secret, and from what a bot is given nobody can find the seed of the match.
    this.#secret = hashOfKey(`bots ${table} ${seed}`);
    this.#world = world;
    this.#give = give;
  }

  wake(match: AnyMatch, seats: readonly StoredSeat[]): void {
    for (const decision of match.open) {
      const { bot } = seats[decision.seat]!;
      if (bot !== null) this.#think(match, decision, bot);
    }
  }

  /** What is being thought about now is of no use any more. */
  forget(): void {
    this.#round += 1;
    this.#thinking.clear();
  }

  #think(match: AnyMatch, decision: Decision, bot: string): void {
    const { seat, kind } = decision;
    const { turn } = match.openFor(seat)!;
    const about = `${this.#round} ${bot} ${turn} ${kind}`;
    if (this.#thinking.get(seat) === about) return;
    this.#thinking.set(seat, about);
    // The chance of a bot is its own: not even a program that knew how a bot rolls would learn of the match's dice.
    const chance = `bot ${this.#secret} ${seat} ${turn}`;
    const thought = { game: match.game.id, bot, view: match.view(seat), decision: bareDecision(decision), seat, chance };
    void this.#answerTo(thought).then(answer => {
      if (this.#thinking.get(seat) !== about) return;
      this.#thinking.delete(seat);
      this.#give({ seat, turn, kind, answer, chance });
    });
  }

  async #answerTo(thought: Thought): Promise<Answer | null> {
    if (this.#isHasty) return null;
    try {
      return await this.#world.think(thought);
    } catch (error) {
      this.#isHasty = error instanceof GivenUp;
      const { seat, bot, decision } = thought;
      const reason = error instanceof Error ? error.message : String(error);
      this.#world.log.error(
        { table: this.#table, seat, bot, kind: decision.kind, reason },
        'a bot found no answer; any legal one is given',
      );
      return null;
    }
  }
}
