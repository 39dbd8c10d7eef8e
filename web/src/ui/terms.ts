/** Finds the terms of a game in a text, each once, whole words only, the longest first; and what a word means. Pure. */
import { capital, type Term } from '@quarry/kernel';

export interface Part {
  readonly text: string;
  readonly term?: Term;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `Feather Snare`: a word that a longer name begins with stands for itself, not for the term. */
const isInName = (text: string, at: number, word: string): boolean =>
  /^\p{Lu}/u.test(word) && /^ \p{Lu}/u.test(text.slice(at + word.length));

/** All words of a game, ready to be looked for. */
interface Lexicon {
  readonly known: ReadonlyMap<string, Term>;
  readonly pattern: RegExp;
}

/** Made once for each list of terms: hundreds of texts of a screen are looked through at every answer. */
const lexicons = new WeakMap<readonly Term[], Lexicon>();

function lexiconOf(terms: readonly Term[]): Lexicon {
  const made = lexicons.get(terms) ?? makeLexicon(terms);
  lexicons.set(terms, made);
  return made;
}

function makeLexicon(terms: readonly Term[]): Lexicon {
  const forms = terms.flatMap(term => [term.name, ...(term.also ?? [])].map(form => ({ form, term })));
  const longest = forms.toSorted((a, b) => b.form.length - a.form.length);
  const words = longest.map(({ form }) => escaped(form)).join('|');
  return {
    known: new Map(longest.map(({ form, term }) => [form.toLowerCase(), term])),
    pattern: new RegExp(`(?<![\\p{L}\\d])(${words})(s?)(?![\\p{L}\\d])`, 'giu'),
  };
}

export function partsOf(text: string, terms: readonly Term[]): readonly Part[] {
  if (terms.length === 0) return [{ text }];
  const { known, pattern } = lexiconOf(terms);
  const parts: Part[] = [];
  const explained = new Set<Term>();
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const term = known.get(found[1]!.toLowerCase())!;
    if (explained.has(term) || isInName(text, found.index, found[0])) continue;
    explained.add(term);
    if (found.index > from) parts.push({ text: text.slice(from, found.index) });
    parts.push({ text: found[0], term });
    from = found.index + found[0].length;
  }
  return from < text.length ? [...parts, { text: text.slice(from) }] : parts;
}

/** A term with what must not part from it at the end of a line: brackets and quotes that it opens with, and what closes after it. */
export interface HeldPart extends Part {
  readonly before?: string;
  readonly after?: string;
}

const OPENS = /[([“‘"']+$/u;
const CLOSES = /^[.,;:!?…%)\]”’"']+/u;

/** The same text, with the punctuation beside each term held to it; what could belong to either of two belongs to the first. */
export function heldParts(parts: readonly Part[]): readonly HeldPart[] {
  const closing = (i: number): string => (parts[i - 1]?.term && !parts[i]?.term ? (CLOSES.exec(parts[i]?.text ?? '')?.[0] ?? '') : '');
  const rest = (i: number): string => (parts[i]?.term ? '' : (parts[i]?.text ?? '').slice(closing(i).length));
  const opening = (i: number): string => (parts[i + 1]?.term ? (OPENS.exec(rest(i))?.[0] ?? '') : '');
  const held = parts.map((part, i): HeldPart => {
    if (!part.term) return { text: rest(i).slice(0, rest(i).length - opening(i).length) };
    const [before, after] = [opening(i - 1), closing(i + 1)];
    return { ...part, ...(before && { before }), ...(after && { after }) };
  });
  return held.filter(({ text }) => text !== '');
}

/** What a word of the game means: a label, which is a term as a whole. */
export function meaningIn(terms: readonly Term[], word: string): string | undefined {
  const [part, ...others] = partsOf(word, terms);
  return others.length === 0 ? part?.term?.says : undefined;
}

/** The terms of a text with their sentences, for a tooltip; undefined if there are none. */
export function tooltipOf(text: string, terms: readonly Term[]): string | undefined {
  const found = partsOf(text, terms).flatMap(({ term }) => (term ? [`${capital(term.name)}: ${term.says}`] : []));
  return found.length > 0 ? found.join('\n') : undefined;
}
