/** A person at the terminal: shows a decision with numbered options and reads the answer, or what else is typed instead. */
import type { Answer, AnyMatch, Clause, Decision, Facts, Odds } from '@quarry/kernel';
import { painter } from './world.ts';

/** What a person typed: an answer, a wish to go back, or to stop. */
export type Typed = { readonly answer: Answer } | { readonly undo: 'alone' | 'anyway' } | 'quit';

export interface Terminal {
  print(text: string): void;
  line(): Promise<string | null>;
  readonly isTty: boolean;
}

const HELP = 'Type the number of an option; ? why something is not offered; ? ID reads a rule; o odds; u undo; q save and quit.';

export async function askPerson(match: AnyMatch, decision: Decision, rules: readonly Clause[], terminal: Terminal): Promise<Typed> {
  terminal.print(question(match, decision, terminal.isTty));
  for (;;) {
    terminal.print(`seat ${decision.seat}> `);
    const typed = (await terminal.line())?.trim();
    if (typed === undefined || typed === 'q') return 'quit';
    if (typed === 'u') return { undo: 'alone' };
    if (typed === 'u!') return { undo: 'anyway' };
    if (typed === 'h') terminal.print(`${HELP}\n`);
    else if (typed === 'o') terminal.print(odds(decision));
    else if (typed.startsWith('?')) terminal.print(typed === '?' ? whyNot(match, decision, rules) : rule(typed.slice(1).trim(), rules));
    else {
      const answer = readAnswer(decision, typed);
      if (typeof answer === 'object' && 'wrong' in answer) terminal.print(`${answer.wrong}\n`);
      else return { answer };
    }
  }
}

function question(match: AnyMatch, decision: Decision, isTty: boolean): string {
  const { bold, dim } = painter(isTty);
  const { game } = match;
  const view = match.view(decision.seat);
  const seen = game.describe?.(view, decision.seat);
  const { min, max } = decision;
  const count = min === max ? `choose ${min}` : `choose ${min} to ${max}`;
  const order = decision.ordered ? ', in order' : '';
  const how = { one: '', some: ` (${count}${order}, e.g. 1 2; an empty line chooses none)`, point: ' (type x y)' }[decision.choose];
  const options = decision.options.map((one, i) => `${String(i + 1).padStart(4)}  ${game.optionSays?.(one, decision, view) ?? one.key}\n`);
  const points = decision.region?.some.map(({ x, y }) => `      for example ${x} ${y}\n`).slice(0, 3) ?? [];
  const asked = game.questionSays?.(decision, view) ?? `${sentenceCase(decision.kind)}?${bareFacts(decision.facts)}`;
  return `\n${seen ? `${seen}\n\n` : ''}${bold(asked)}${how}  ${dim(decision.rule)}\n${[...options, ...points].join('')}`;
}

const sentenceCase = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');

/** An answer as it is typed: numbers of options, their keys, or a point. */
export function readAnswer(decision: Decision, typed: string): Answer | { readonly wrong: string } {
  const words = typed.split(/[\s,]+/).filter(word => word !== '');
  if (decision.choose === 'point') {
    const [x, y] = words.map(Number);
    return words.length === 2 && Number.isFinite(x) && Number.isFinite(y)
      ? { x: x!, y: y! }
      : { wrong: `'${typed}' is not a point; type two numbers, x y.` };
  }
  const keys: string[] = [];
  for (const word of words) {
    const key =
      decision.options.find(one => one.key === word)?.key ?? (/^\d+$/.test(word) ? decision.options[Number(word) - 1]?.key : undefined);
    if (key === undefined) return { wrong: `'${word}' is none of the options 1 to ${decision.options.length}; h for help.` };
    keys.push(key);
  }
  if (decision.choose === 'some') return keys;
  return keys.length === 1 ? keys[0]! : { wrong: `One option is wanted, 1 to ${decision.options.length}; h for help.` };
}

const factsSay = (facts: Facts): string =>
  Object.entries(facts)
    .map(([fact, value]) => `${fact} ${String(value)}`)
    .join(', ');

const bareFacts = (facts: Facts | undefined): string => (facts && Object.keys(facts).length > 0 ? ` (${factsSay(facts)})` : '');

function whyNot(match: AnyMatch, decision: Decision, rules: readonly Clause[]): string {
  const { game } = match;
  const view = match.view(decision.seat);
  const refused = [...(decision.not?.() ?? []), ...(game.refused?.(view, decision) ?? [])];
  if (refused.length === 0) return 'Nothing that you might look for is left out.\n';
  return refused
    .map(one => {
      const { about, why, facts } = one;
      const what = about.map(({ kind, id }) => `${kind} ${id}`).join(', ');
      const says = rules.find(row => row.id === why)?.says;
      return `  ${what}: ${game.refusedSays?.(one, view) ?? factsSay(facts)} (${why}${says ? `: ${says}` : ''})\n`;
    })
    .join('');
}

function odds(decision: Decision): string {
  if (!decision.odds) return 'No dice hang on this choice.\n';
  const lines = decision.options.flatMap((one, i) =>
    Object.entries(decision.odds!(one)).map(
      ([figure, cases]) => `${String(i + 1).padStart(4)}  ${one.key}: ${figure} ${casesSay(cases)}\n`,
    ),
  );
  return lines.length > 0 ? lines.join('') : 'No dice hang on this choice.\n';
}

function casesSay(cases: Odds[string]): string {
  const mean = cases.reduce((sum, { value, chance }) => sum + value * chance, 0);
  const likely = cases.filter(one => one.chance > 0).toSorted((a, b) => a.value - b.value);
  return `${mean.toFixed(2)} on average (${likely.map(({ value, chance }) => `${value}: ${Math.round(chance * 100)} %`).join(', ')})`;
}

function rule(id: string, rules: readonly Clause[]): string {
  const row = rules.find(one => one.id.toLowerCase() === id.toLowerCase());
  return row ? `  ${row.id}: ${row.says}\n` : `There is no rule '${id}'; type an id as it stands at the right of the log.\n`;
}
