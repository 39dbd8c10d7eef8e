/** Whatever a player reads is words: over the first answers of every game no key of the program stands in any of it. */
import { Players, random, sensible } from '@quarry/bots';
import { GAMES } from '@quarry/catalogue';
import { type AnyGame, type AnyMatch, startMatch } from '@quarry/kernel';
import { byDay, isNight } from '@quarry/kernel/testing';
import { byName, type Person } from '@quarry/protocol';
import { expect, test } from 'vitest';
import { seenBy, whyNotOf } from './sight.ts';
import { lineFor, TableLog } from './table-log.ts';
import { plainFacts } from './testing/facts.ts';

/** What stands where words should. */
const BROKEN: readonly (readonly [string, RegExp])[] = [
  ['nothing', /\bundefined\b|\bnull\b|\bNaN\b|\[object/],
  ['a name of the program', /\b[a-z]{2,}[A-Z][a-z]+/],
  ['a seat without a name', /\bseat \d/i],
  ['a bare coordinate', /^[a-z]\d{1,2}$/],
  ['a mere yes or no as a number', /\b0 or 1\b/],
];
/** `craft`, `order effects`: a key with its dashes taken out. */
const LABEL = /^[a-z]+(?: [a-z]+)?$/;
const KEY = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/;
const DASHED = /(?<![\w-])[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?![\w-])/g;
/** Words of English that some game also uses as keys. */
const ENGLISH = /^(?:north|south)-(?:east|west)$/;

/** Every key that the program uses in what it holds: names of fields and texts of the shape of a key. */
function keysIn(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') {
    for (const part of value.split(/[:.]/)) if (KEY.test(part) && !ENGLISH.test(part)) found.add(part);
  } else if (Array.isArray(value)) for (const one of value) keysIn(one, found);
  else if (value && typeof value === 'object') keysIn([...Object.keys(value), ...Object.values(value)], found);
}

interface Read {
  /** By text: where it was read. */
  readonly texts: Map<string, string>;
  /** Labels stand alone, as on a button; sentences and the marks of a legend do not. */
  readonly labels: Map<string, string>;
  readonly keys: Set<string>;
}

const people = (seats: number): Person[] =>
  Array.from({ length: seats }, (_, seat) => ({ seat, name: `Player ${seat}`, who: 'person', bot: null, isHere: true }));

/** What those who are asked read now. */
function lookAt(match: AnyMatch, { texts, labels, keys }: Read): void {
  for (const { seat, kind, facts } of match.open) {
    const { view, asked, stage, goal, step, sketch, describes } = seenBy(match, seat, plainFacts(people(match.seats)), true);
    const read = (where: string, ...says: readonly (string | undefined)[]): void => {
      for (const one of says) if (one) texts.set(one, `${where} at ${kind}`);
    };
    const reads = (where: string, says: string): void => void labels.set(says, `${where} at ${kind}`);
    keysIn([kind, facts, asked!.options.map(({ key, about }) => [key, about])], keys);
    if (match.n % NOW_AND_THEN === 0) keysIn(view, keys);
    read('the question', asked!.says, goal, step);
    for (const option of asked!.options) {
      read('an option', option.says);
      reads('an option', option.says);
    }
    for (const { what, says } of whyNotOf(match, seat)) {
      read('why not', what, says);
      reads('what is not offered', what);
    }
    for (const name of [...(stage?.steps ?? []), ...(stage?.meter ? [stage.meter.says] : [])]) reads('a step', name);
    read('the stage', stage?.title, stage?.heading, stage?.acts);
    for (const { heading, lines, isDrawing } of describes ?? []) read('a block', heading, ...(isDrawing ? [] : lines));
    // A square has its letters on the rim of the map; told with what it is, they are no bare coordinate.
    read('the board', ...(sketch?.pieces ?? []).map(one => one.says), ...(sketch?.legend ?? []).map(one => one.says));
  }
}

/** What was told: lines with their sums, and what happened since. */
function lookBack(game: AnyGame, match: AnyMatch, log: TableLog, { texts, keys }: Read): void {
  for (let seat = 0; seat < match.seats; seat++) {
    const view = match.view(seat);
    const told = match.log(seat).map(({ event }) => event);
    for (const { says } of game.tells?.since(told, view, seat) ?? []) texts.set(says, 'since your turn');
  }
  for (const stored of log.take(match.n)) {
    const { type, event, sum, says } = lineFor(stored, 0);
    keysIn([type, event], keys);
    texts.set(byName(says, people(match.seats)), `a line of ${type}`);
    for (const one of sum ? [sum, ...sum.terms] : []) texts.set(one.says, `the sum of ${type}`);
    for (const { not } of sum?.terms ?? []) if (not) texts.set(not, `the sum of ${type}`);
  }
}

const ANSWERS = isNight ? 40 : 20;
/** What a view holds changes little from one answer to the next. */
const NOW_AND_THEN = 10;

function readIn(game: AnyGame): Read {
  const read: Read = { texts: new Map(), labels: new Map(), keys: new Set() };
  const modes = [...new Set(game.tables.map(one => one.mode))];
  for (const [i, mode] of modes.entries()) {
    const { setup } = game.tables.findLast(one => one.mode === mode)!;
    for (const bot of byDay([sensible(game), random], i % 2)) {
      const log = new TableLog(game);
      const match = log.listen(() => {
        const started = startMatch(log.game, setup, `words ${mode}`);
        if (!started.ok) throw new Error(started.refusal.says);
        const players = new Players(
          started.value,
          Array.from({ length: started.value.seats }, () => bot),
        );
        for (let n = 1; n <= ANSWERS && !started.value.outcome; n++) {
          lookAt(started.value, read);
          players.play(n);
        }
        return started.value;
      });
      lookBack(game, match, log, read);
    }
  }
  const { terms = [], verbs = {} } = game.teaches ?? {};
  for (const { says } of [...(game.rules.windows ?? []), ...terms]) read.texts.set(says, 'a window or a term');
  for (const says of Object.values(verbs)) read.texts.set(says, 'a verb');
  return read;
}

test.each(GAMES.map(game => [game.id, game] as const))('%s: no raw key stands in anything that a player reads', (_, game) => {
  const { texts, labels, keys } = readIn(game);
  const found = [...texts].flatMap(([says, where]) => [
    ...BROKEN.filter(([, looks]) => looks.test(says)).map(([what]) => `${what}, ${where}: ${says}`),
    ...(says.match(DASHED) ?? []).filter(word => keys.has(word)).map(word => `${word}, ${where}: ${says}`),
  ]);
  const bare = [...labels].filter(([says]) => LABEL.test(says)).map(([says, where]) => `a key as a label, ${where}: ${says}`);
  expect([...found, ...bare]).toEqual([]);
  expect(texts.size, 'something was read').toBeGreaterThan(100);
});
