/** Everything that players read in matches of every game, by night whole ones, and in what is printed: no part is greater than its whole, and quotes are set as in a book. */
import { Players, random, sensible } from '@quarry/bots';
import { GAMES } from '@quarry/catalogue';
import { type AnyGame, heardBy, lazyView, listenTo, startMatch } from '@quarry/kernel';
import { isNight } from '@quarry/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';

/** Strings anywhere in what is drawn or told; a map in letters is no text. */
function textsIn(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') found.add(value);
  else if (Array.isArray(value)) for (const one of value) textsIn(one, found);
  else if (typeof value === 'object' && value !== null && !('isDrawing' in value))
    for (const [name, one] of Object.entries(value)) if (!NAMES.has(name)) textsIn(one, found);
}
/** What holds names for the program, and nothing to be read. */
const NAMES = new Set(['key', 'ref', 'about', 'rule', 'when', 'kind', 'sort', 'side', 'ground', 'deed', 'weight', 'id', 'why']);

/** A match at the first and at the last table of the game, with bots that want to win and one that does anything. */
function toldIn(game: AnyGame): ReadonlySet<string> {
  const found = new Set<string>();
  [game.tables[0]!, game.tables.at(-1)!].forEach(({ setup }, i) => {
    const listened = listenTo(game, {
      hear(event, _scene, state) {
        const view = lazyView(game.rules.state, state, null);
        for (const seat of [null, 0])
          if (game.words.sentence) found.add(game.words.sentence(heardBy(event, seat), lazyView(game.rules.state, state, seat), seat));
        textsIn(game.shows?.stage?.(view), found);
      },
      answered(decision, _pick, state) {
        const view = lazyView(game.rules.state, state, decision.seat);
        found.add(game.words.questionSays?.(decision, view) ?? '');
        for (const one of decision.options) found.add(game.words.optionSays?.(one, decision, view) ?? '');
      },
      between(state) {
        const view = lazyView(game.rules.state, state, 0);
        textsIn([game.shows?.describe?.(view, 0), game.shows?.sketch?.(view), game.teaches?.goal(view), game.teaches?.step(view)], found);
      },
    });
    const started = startMatch(listened, setup, `read ${i}`);
    if (!started.ok) throw new Error(started.refusal.says);
    const match = started.value;
    const players = new Players(
      match,
      Array.from({ length: match.seats }, (_, seat) => (seat === i % 2 ? random : sensible(game))),
    );
    let told = match.log(0).map(one => one.event);
    while (!match.outcome && match.n < MOST) {
      players.play(match.n + A_WHILE);
      const since = match.log(0).map(one => one.event);
      textsIn(game.tells?.since(since.slice(told.length), match.view(0), 0), found);
      told = since;
    }
    if (match.outcome) {
      textsIn(game.tells?.tale(told, match.view(0), match.outcome, 0), found);
      found.add(game.words.outcomeSays?.(match.outcome, match.view(null)) ?? '');
    }
  });
  return found;
}
const MOST = isNight ? 350 : 120;
/** Answers after which somebody comes back to the table. */
const A_WHILE = 12;

/** `3 of 2`: not `2 of 3`, nor the 2nd of 3 dice, nor a row of numbers. */
const pairsIn = (text: string): readonly (readonly [number, number])[] =>
  [...text.matchAll(/(?<![\d.,/+−-])(\d+) of (\d+)\b/g)].map(([, n, m]) => [Number(n), Number(m)] as const);

/** Straight quotes, but for the sign of inches and feet after a number. */
const isStraight = (text: string): boolean => /'|(?<!\d)"/.test(text.replaceAll(/\d"/g, ''));

describe.each(GAMES.map(game => [game.name, game] as const))('What players of %s read', (_, game) => {
  let told: ReadonlySet<string>;
  beforeAll(() => {
    told = toldIn(game);
  });

  test('never has more of something than there is', () => {
    expect(told.size).toBeGreaterThan(500);
    expect([...told].filter(text => pairsIn(text).some(([n, m]) => n > m))).toEqual([]);
  });

  test('has curly quotes, on cards and in every sentence', () => {
    const printed = new Set<string>();
    const { verbs, terms, lessons } = game.teaches!;
    textsIn([game.shows?.faces?.(), verbs, terms, lessons.map(({ title, says, hints }) => [title, says, hints]), game.about], printed);
    expect([...printed, ...told].filter(isStraight)).toEqual([]);
  });
});
