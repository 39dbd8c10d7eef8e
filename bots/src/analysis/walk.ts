/** A record that is walked once more, from its first answer to its end: the match as it stood before each answer, and the answer that came. */
import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  BrokenPromise,
  type Decision,
  load,
  type MatchRecord,
  type Result,
  startMatch,
} from '@quarry/kernel';

export interface Place {
  /** As it stood then: it goes on with the next place. */
  readonly match: AnyMatch;
  /** Answers given before. */
  readonly n: number;
  /** What was answered then, and what to. */
  readonly decision: Decision;
  readonly answer: Answer;
}

/** A record that begins in the middle of a match, as one does that was played on from another. */
const isPart = ({ answers, checkpoint }: MatchRecord): boolean =>
  (answers[0]?.n ?? 1) !== 1 || (answers.length === 0 && (checkpoint?.n ?? 0) > 0);

function begin(game: AnyGame, record: MatchRecord): AnyMatch {
  const begun: Result<AnyMatch | { readonly match: AnyMatch }> = isPart(record)
    ? load(game, { ...record, answers: [], before: [] })
    : startMatch(game, record.setup, record.seed, 'nothing', record.said);
  if (!begun.ok) throw new BrokenPromise(begun.refusal.says);
  return 'match' in begun.value ? begun.value.match : begun.value;
}

/** As a bot would give it: one key where one is chosen, several in the order of the question unless their own counts. */
export function plainly({ choose, ordered, options }: Pick<Decision, 'choose' | 'ordered' | 'options'>, answer: Answer): Answer {
  const keys = typeof answer === 'string' ? [answer] : answer;
  if (choose === 'one' && Array.isArray(keys) && typeof keys[0] === 'string') return keys[0];
  if (choose !== 'some' || ordered || !Array.isArray(keys)) return answer;
  const places = new Map(options.map((option, at) => [option.key, at]));
  return (keys as readonly string[]).toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

/** Every place of a record that is known to be sound; the match as it stands in the end is given back. */
export function* placesOf(game: AnyGame, record: MatchRecord): Generator<Place, AnyMatch> {
  const match = begin(game, record);
  for (const { n, seat, kind, answer } of record.answers) {
    if (n <= match.n) continue;
    const decision = match.openFor(seat)?.decision;
    if (decision?.kind !== kind) throw new BrokenPromise(`answer ${n} is not asked for when it is played again.`);
    yield { match, n: match.n, decision, answer: plainly(decision, answer) };
    const answered = match.answer(seat, answer, { kind });
    if (!answered.ok) throw new BrokenPromise(`answer ${n} is refused when it is played again: ${answered.refusal.says}`);
  }
  return match;
}
