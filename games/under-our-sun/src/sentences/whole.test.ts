/** Every sentence of the recorded matches and of the lesson is whole: no mark of its making is left in it, and no word is missing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnyGame,
  type AnyMatch,
  type Block,
  type Event,
  heardBy,
  lazyView,
  listenTo,
  playLesson,
  replay,
  TOLD_FILE,
} from '@quarry/kernel';
import { expect, test } from 'vitest';
import { box } from '../content/box.ts';
import type { SunDecision } from '../decisions.ts';
import type { SunEvent } from '../events.ts';
import { underOurSun } from '../game.ts';
import type { View } from '../state.ts';
import { FIRST_MORNING } from '../teaching/lesson.ts';
import { sentence } from './events.ts';
import { optionSays } from './options.ts';
import { questionSays } from './questions.ts';
import { describe } from './table.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'playthroughs');
const RECORDS = readdirSync(FOLDER).filter(file => file !== TOLD_FILE);
const BROKEN = /[{}]| {2}| [,.;:]|^[,.;:]|[.,;:][.,;:]|undefined|NaN/;
const NAMES = box.cards.map(({ card }) => card.name).toSorted((a, b) => b.length - a.length);

/** The head of an option as it reads on the card itself, where its name is left out. */
const onCard = (says: string): string => {
  const [head = ''] = says.split(/: |$/);
  const name = NAMES.find(one => head.includes(` the ${one}`));
  return name === undefined ? head : head.replace(`the ${name}`, '').replaceAll('  ', ' ').trimEnd();
};
const linesOf = ({ heading, lines, page, isDrawing }: Block): string[] => [
  heading,
  ...(isDrawing ? [] : lines),
  ...(page?.notes ?? []),
  ...(page?.offers ?? []).flatMap(({ title, says, hints }) => [title, says, ...hints.map(one => one.says)]),
];

/** Collects what is not whole. */
class Listener {
  readonly broken = new Set<string>();
  readonly game: AnyGame;
  #read = 0;

  constructor() {
    const hear = (event: Event, _scene: string, state: unknown): void =>
      this.read(sentence(heardBy(event, null) as SunEvent, lazyView(underOurSun.rules.state, state, null) as View, null));
    this.game = listenTo(underOurSun as AnyGame, { hear });
  }
  read(says: string): void {
    this.#read += 1;
    if (BROKEN.test(says)) this.broken.add(says);
  }
  get hasRead(): boolean {
    return this.#read > 100;
  }
  /** What somebody reads who is asked. */
  look(match: AnyMatch): void {
    for (const open of match.open) {
      const decision = open as SunDecision;
      const view = match.view(open.seat) as View;
      this.read(questionSays(decision, view));
      for (const one of decision.options) {
        const says = optionSays(one, decision, view);
        this.read(says);
        if (one.about.some(({ kind }) => kind === 'card')) this.read(onCard(says));
      }
    }
    const [first] = match.open;
    if (!first) return;
    const view = match.view(first.seat) as View;
    this.read(underOurSun.teaches!.goal(view));
    if (match.n % 10 === 0) for (const line of describe(view, first.seat).flatMap(linesOf)) this.read(line);
  }
}

test.each(RECORDS)('[K-125] every sentence of %s is whole', file => {
  const listener = new Listener();
  const replayed = replay(listener.game, JSON.parse(readFileSync(join(FOLDER, file), 'utf8')), match => listener.look(match));

  expect(replayed.ok).toBe(true);
  expect(listener.hasRead).toBe(true);
  expect([...listener.broken]).toEqual([]);
});

test('[K-119] every sentence of the lesson is whole', () => {
  const listener = new Listener();
  for (const { hint, match } of playLesson(listener.game, FIRST_MORNING)) {
    listener.look(match);
    listener.read(hint.says);
    if (typeof hint.anyway === 'string') listener.read(hint.anyway);
  }

  expect(listener.hasRead).toBe(true);
  expect([...listener.broken]).toEqual([]);
});
