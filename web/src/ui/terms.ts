/** Finds the terms of a game in a text, each once, whole words only, the longest first. Pure. */
import type { Term } from '@quarry/kernel';

export interface Part {
  readonly text: string;
  readonly term?: Term;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function partsOf(text: string, terms: readonly Term[]): readonly Part[] {
  const forms = terms.flatMap(term => [term.name, ...(term.also ?? [])].map(form => ({ form, term })));
  if (forms.length === 0) return [{ text }];
  const longest = forms.toSorted((a, b) => b.form.length - a.form.length);
  const known = new Map(longest.map(({ form, term }) => [form.toLowerCase(), term]));
  const pattern = new RegExp(`(?<![\\p{L}\\d])(${longest.map(({ form }) => escaped(form)).join('|')})(s?)(?![\\p{L}\\d])`, 'giu');
  const parts: Part[] = [];
  const explained = new Set<Term>();
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const term = known.get(found[1]!.toLowerCase())!;
    if (explained.has(term)) continue;
    explained.add(term);
    if (found.index > from) parts.push({ text: text.slice(from, found.index) });
    parts.push({ text: found[0], term });
    from = found.index + found[0].length;
  }
  return from < text.length ? [...parts, { text: text.slice(from) }] : parts;
}
