/** Matches in which whatever may be asked of an open decision is told: each option in words, what is missing and why, and the odds. */
import { type Answer, type AnyGame, type AnyMatch, type Decision, randomAnswer, SampledChance, Seed, startMatch } from '@quarry/kernel';
import type { WhyNot } from '@quarry/protocol';
import { expect } from 'vitest';
import { seenBy, whyNotOf } from '../sight.ts';
import { plainFacts } from './facts.ts';

const facts = plainFacts();

/** How often each kind of decision is looked at in all ways, at different moments of different matches. */
const TIMES = 30;

export class Telling {
  readonly #game: AnyGame;
  readonly #told = new Map<string, number>();

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** How much of the kinds of decisions was told. */
  get share(): number {
    const kinds = this.#game.proof.exercises['decision']!;
    return kinds.filter(kind => this.#told.has(kind)).length / kinds.length;
  }

  /** One match at one of the game's tables. Every third is played sensibly: some questions come up only then. */
  play(table: number, n: number): void {
    const seed = `reasons ${table} ${n}`;
    const started = startMatch(this.#game, this.#game.tables[table]!.setup, seed, 'nothing');
    if (!started.ok) throw new Error(started.refusal.says);
    const match = started.value;
    const chance = new SampledChance<'bot'>(new Seed(seed));
    const choose = (decision: Decision): Answer =>
      n % 3 === 2 ? this.#game.sensible(match.view(decision.seat), decision, decision.seat, chance) : randomAnswer(decision, chance);
    while (!match.outcome) {
      this.#tellAll(match);
      // Anybody who is asked may be the one who speaks.
      const [decision] = chance.shuffle('bot', match.open);
      const answered = match.answer(decision!.seat, choose(decision!));
      if (!answered.ok) throw new Error(answered.refusal.says);
    }
  }

  #tellAll(match: AnyMatch): void {
    for (const decision of match.open) {
      const { seat, kind } = decision;
      const times = this.#told.get(kind) ?? 0;
      if (times >= TIMES) continue;
      this.#told.set(kind, times + 1);
      const { asked } = seenBy(match, seat, facts, false);
      const texts = [asked!.says, ...asked!.options.map(one => one.says)];
      expect(texts.filter(text => !/\S/.test(text))).toEqual([]);
      const isTold = ({ what, why, says }: WhyNot): boolean => /\S/.test(what) && /^[A-Z]+-/.test(why) && /\S/.test(says);
      expect(whyNotOf(match, seat).filter(one => !isTold(one))).toEqual([]);
      for (const option of decision.options)
        for (const figure of Object.values(decision.odds?.(option) ?? {}))
          expect(figure.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    }
  }
}
