/** What an answer is called, as its button reads. */
import { type Answer, type AnyGame, type Decision, sayList } from '@quarry/kernel';

export function called({ words }: AnyGame, decision: Decision, answer: Answer, view: unknown): string {
  const keys = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer.filter(one => typeof one === 'string') : [];
  const names = keys.flatMap(key => {
    const option = decision.options.find(one => one.key === key);
    return option ? [(words.optionSays?.(option, decision, view) ?? key).split(': ')[0]!] : [];
  });
  return names.length === 0 ? 'nothing' : sayList(names);
}
