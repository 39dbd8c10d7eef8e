/** Finding clauses: every word must occur in the id, the chapter or the sentence; better places first. Pure. */
import type { RuleText } from '@quarry/protocol';

export function findRules(rules: readonly RuleText[], sought: string): readonly RuleText[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  return rules
    .map((rule, i) => ({ rule, i, rank: rankOf(rule, words) }))
    .filter(one => one.rank > 0)
    .sort((a, b) => b.rank - a.rank || a.i - b.i)
    .map(one => one.rule);
}

function rankOf({ id, chapter, says }: RuleText, words: readonly string[]): number {
  let rank = 0;
  for (const word of words) {
    if (id.toLowerCase() === word) rank += 100;
    else if (id.toLowerCase().includes(word)) rank += 10;
    else if (chapter.toLowerCase().includes(word)) rank += 4;
    else if (` ${says.toLowerCase()}`.includes(` ${word}`)) rank += 3;
    else if (says.toLowerCase().includes(word)) rank += 1;
    else return 0;
  }
  return rank;
}

export interface Chapter {
  readonly name: string;
  readonly rules: readonly RuleText[];
}

/** Clauses by chapter, in the order of the book. */
export function chaptersOf(rules: readonly RuleText[]): readonly Chapter[] {
  const chapters = new Map<string, RuleText[]>();
  for (const rule of rules) chapters.set(rule.chapter, [...(chapters.get(rule.chapter) ?? []), rule]);
  return [...chapters].map(([name, inside]) => ({ name, rules: inside }));
}
