/** What is said of the two answers that go best: how likely one wins after each, and what differs; or honestly that it cannot be told. Pure. */
import { type Answer, capital, sayList } from '@quarry/kernel';
import type { Asked, AskedOption, Weighing } from '@quarry/protocol';
import { asPercent } from '@quarry/screen';

export const keysIn = (answer: Answer): readonly string[] =>
  typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer.filter(one => typeof one === 'string') : [];

type Question = Pick<Asked, 'options' | 'ordered'>;

/** Answers by their names: in the order of the question, or in their own where that counts. */
export function namesOf({ options, ordered }: Question, keys: readonly string[]): readonly string[] {
  const nameOf = (one: AskedOption): string => `“${one.says.split(': ')[0]!}”`;
  return ordered
    ? keys.flatMap(key => options.filter(one => one.key === key).map(nameOf))
    : options.filter(({ key }) => keys.includes(key)).map(nameOf);
}

/** `“Sneak”`, `“Rope” and “Bolt”`, `none`. */
function called(asked: Question, answer: Answer): string {
  const names = namesOf(asked, keysIn(answer));
  return names.length === 0 ? 'none' : sayList(names);
}

/** What is marked for whoever asked: where it cannot be told, nothing. */
export const markedBy = ({ of: [best], is }: Weighing): readonly string[] => (best && is !== 'close' ? keysIn(best.answer) : []);

/** Empty where the sensible answer has to do: `instead` says it. */
export function weighingSays(asked: Question, { of: [best, other], is, because, worlds }: Weighing): string {
  if (!best || !other || is === 'untried') return '';
  const [first, second] = [called(asked, best.answer), called(asked, other.answer)];
  const [won, wonToo] = [asPercent(best.chance), asPercent(other.chance)];
  const reason = because.length > 0 ? ` ${is === 'better' ? 'It' : 'The first'} ${sayList(because)}.` : '';
  const tried = ` Each was tried ${worlds} times.`;
  if (is === 'same') return `Choose ${first} or ${second}, as you like: it is ${won} to win with either.${reason}`;
  if (is === 'close') return `Too close to call: ${first} ${won}, ${second} ${wonToo} to win.${reason}${tried}`;
  if (won === wonToo) return `I would choose ${first}. It is a little better than ${second}: about ${won} to win with either.${reason}`;
  return `I would choose ${first}: ${won} to win, against ${wonToo} with ${second}.${reason}`;
}

/**
 * Where the two that go best come to the same, and nothing tells one from the other: that the other would do as well, for whoever is told the sensible one with its own reason.
 * Empty if they differ, or neither is the sensible one.
 */
export function alsoSays(asked: Question, { of, is, because }: Weighing, sensible: readonly string[]): string {
  const [other, ...more] = of.filter(({ answer }) => keysIn(answer).join() !== sensible.join());
  if (is !== 'same' || because.length > 0 || !other || more.length > 0) return '';
  return `${capital(called(asked, other.answer))} would do as well: ${asPercent(other.chance)} to win.`;
}

/** What stands beside the sensible answer meanwhile, or instead. */
export const besideSays = (is: Weighing['is'] | null): string =>
  is === null ? 'Trying it out …' : is === 'untried' ? 'That is a rule of thumb; there was no time to try it out.' : '';
