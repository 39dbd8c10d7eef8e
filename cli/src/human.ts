/** A person at the terminal: shows a decision with numbered options and reads the answer, or what else is typed instead. */
import { type Answer, type AnyMatch, type Clause, type Decision, type Facts, type Odds, type Option, wordsOf } from '@quarry/kernel';
import { type TableTalk, WIDTH } from './table-talk.ts';
import { wrap } from './telling.ts';
import { pathSays, pointSays, type Read, readPath, readPlace } from './typed-place.ts';
import { painter } from './world.ts';

/** What a person typed: an answer, a wish to go back, or to stop. */
export type Typed = { readonly answer: Answer } | { readonly undo: 'alone' | 'anyway' } | 'quit';

export interface Terminal {
  print(text: string): void;
  line(): Promise<string | null>;
  readonly isTty: boolean;
}

const HELP =
  'Type the number of an option; t shows the whole table; ? why something is not offered; ? ID reads a rule; o odds; u undo; q save and quit.';

export async function askPerson(
  match: AnyMatch,
  decision: Decision,
  rules: readonly Clause[],
  terminal: Terminal,
  talk: TableTalk,
): Promise<Typed> {
  terminal.print(question(match, decision, talk.news(match, decision.seat, terminal.isTty), terminal.isTty));
  for (;;) {
    terminal.print(`seat ${decision.seat}> `);
    const typed = (await terminal.line())?.trim();
    if (typed === undefined || typed === 'q') return 'quit';
    if (typed === 'u') return { undo: 'alone' };
    if (typed === 'u!') return { undo: 'anyway' };
    if (typed === 'h') terminal.print(`${HELP}\n`);
    else if (typed === 't') terminal.print(talk.whole(match, decision.seat, terminal.isTty));
    else if (typed === 'o') terminal.print(odds(match, decision));
    else if (typed.startsWith('?')) terminal.print(typed === '?' ? whyNot(match, decision, rules) : rule(typed.slice(1).trim(), rules));
    else {
      const read = readAnswer(match, decision, typed);
      const says = 'wrong' in read ? read.wrong : read.shows;
      if (says !== undefined) terminal.print(`${says}\n`);
      if ('answer' in read) return { answer: read.answer };
    }
  }
}

function question(match: AnyMatch, decision: Decision, news: string, isTty: boolean): string {
  const { bold, dim } = painter(isTty);
  const { game } = match;
  const view = match.view(decision.seat);
  const { min, max } = decision;
  const count = min === max ? `choose ${min}` : `choose ${min} to ${max}`;
  const order = decision.ordered ? ', in order' : '';
  const how = {
    one: '',
    some: ` (${count}${order}, e.g. 1 2; an empty line chooses none)`,
    point: ' (type x y)',
    path: ' (type x y to be led there, x y, x y for exact corners, or stay)',
  }[decision.choose];
  const options = decision.options.map((one, i) => {
    const [first = '', ...rest] = wrap(game.words.optionSays?.(one, decision, view) ?? one.key, WIDTH);
    return `${String(i + 1).padStart(4)}  ${[first, ...rest.map(line => `      ${line}`)].join('\n')}\n`;
  });
  const points = decision.region?.some.map(point => pointSays(point, game.shows?.unit)) ?? [];
  const paths = decision.trail?.some.map(path => pathSays(path, game.shows?.unit)) ?? [];
  const examples = [...points, ...paths].slice(0, 3).map(one => `      for example ${one}\n`);
  const where = decision.trail ? `      from ${pointSays(decision.trail.from, game.shows?.unit)}\n` : '';
  const asked = game.words.questionSays?.(decision, view) ?? `${wordsOf(decision.kind)}?${bareFacts(decision.facts)}`;
  const told = game.words.toldSays?.(decision, view) ?? '';
  const known = told === '' ? [] : wrap(told, WIDTH).map(line => `      ${line}\n`);
  return `\n${news ? `${news}\n` : ''}${bold(asked)}${how}  ${dim(decision.rule)}\n${[...known, ...options, where, ...examples].join('')}`;
}

/** An answer as it is typed: numbers of options, their keys, a point, or a path. */
function readAnswer({ game }: AnyMatch, decision: Decision, typed: string): Read<Answer> {
  if (decision.choose === 'point') return readPlace(decision, typed, game.shows?.unit);
  if (decision.choose === 'path') return readPath(decision, typed, game.shows?.unit);
  const keys: string[] = [];
  for (const word of typed.split(/[\s,]+/).filter(one => one !== '')) {
    const key =
      decision.options.find(one => one.key === word)?.key ?? (/^\d+$/.test(word) ? decision.options[Number(word) - 1]?.key : undefined);
    if (key === undefined) return { wrong: `'${word}' is none of the options 1 to ${decision.options.length}; h for help.` };
    keys.push(key);
  }
  if (decision.choose === 'some') return { answer: keys };
  return keys.length === 1 ? { answer: keys[0]! } : { wrong: `One option is wanted, 1 to ${decision.options.length}; h for help.` };
}

const factsSay = (facts: Facts): string =>
  Object.entries(facts)
    .map(([fact, value]) => `${fact} ${String(value)}`)
    .join(', ');

const bareFacts = (facts: Facts | undefined): string => (facts && Object.keys(facts).length > 0 ? ` (${factsSay(facts)})` : '');

function whyNot(match: AnyMatch, decision: Decision, rules: readonly Clause[]): string {
  const { game } = match;
  const view = match.view(decision.seat);
  const refused = [...(decision.not?.() ?? []), ...(game.words.refused?.(view, decision) ?? [])];
  if (refused.length === 0) return 'Nothing that you might look for is left out.\n';
  return refused
    .map(one => {
      const { about, why, facts } = one;
      // What it would do is not news.
      const [what] = (game.words.refusedIs?.(one, decision, view) ?? wordsOf(String(about[0]?.id ?? ''))).split(': ');
      const says = rules.find(row => row.id === why)?.says;
      return `  ${what}: ${game.words.refusedSays?.(one, view) ?? factsSay(facts)} (${why}${says ? `: ${says}` : ''})\n`;
    })
    .join('');
}

/** An option by its name, without what it does. */
function nameOf(match: AnyMatch, decision: Decision, option: Option): string {
  return (match.game.words.optionSays?.(option, decision, match.view(decision.seat)) ?? option.key).split(': ')[0]!;
}

function odds(match: AnyMatch, decision: Decision): string {
  if (!decision.odds) return 'No dice hang on this choice.\n';
  const lines = decision.options.flatMap((one, i) =>
    Object.entries(decision.odds!(one)).map(
      ([figure, cases]) => `${String(i + 1).padStart(4)}  ${nameOf(match, decision, one)}: ${figure} ${casesSay(cases)}\n`,
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
