/** Everything that people read, over matches played at random: no question, option, reason or line of the log without its words. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe as about, beforeAll, expect, test } from 'vitest';
import { DECISION_KINDS } from '../decisions.ts';
import { urbanManhunt } from '../game.ts';
import type { UrbanRefused } from '../refusals.ts';
import type { View } from '../state.ts';
import { listenToMany } from '../testing/listening.ts';
import { faces } from './cards.ts';
import { ASIDES, EVENT_TYPES, sentence } from './events.ts';
import { optionSays } from './options.ts';
import { questionSays } from './questions.ts';
import { refused, refusedSays } from './refused.ts';
import { sketch } from './sketch.ts';
import { stage } from './stage.ts';
import { describe } from './table.ts';

const BROKEN = /undefined|null|NaN|\[object|Infinity| -1| {2}\S|\(0\)/;

/** By what says it: each different sentence once. */
const questions = new Map<string, Set<string>>();
const options = new Map<string, Set<string>>();
const twice: string[] = [];
const reasons = new Map<string, Set<string>>();
const offeredAndRefused: string[] = [];
const log = new Map<string, Set<string>>();
const places = new Set<string>();
const tables: string[] = [];
const drawn: View[] = [];

const note = (into: Map<string, Set<string>>, key: string, says: string): void =>
  void into.set(key, (into.get(key) ?? new Set()).add(says));

beforeAll(() => {
  listenToMany(20, {
    told(event, view) {
      const says = sentence(event, view, null);
      if (says !== '') note(log, event.type, says);
      const { title, heading, steps, at, meter } = stage(view);
      places.add(`${title} | ${steps[at]} | ${heading} | ${meter ? `${meter.says} ${meter.value} of ${meter.of}` : ''}`);
    },
    asked(decision, view) {
      note(questions, decision.kind, questionSays(decision, view));
      const says = decision.options.map(option => optionSays(option, decision, view));
      for (const one of says) note(options, decision.kind, one);
      if (new Set(says).size < says.length) twice.push(`${decision.kind}: ${says.join(' | ')}`);
      const offered = decision.options.flatMap(option => option.about.map(ref => `${ref.kind} ${ref.id}`));
      for (const one of [...(decision.not?.() ?? []), ...refused(view, decision)]) {
        note(reasons, one.why, refusedSays(one as UrbanRefused, view));
        const [ref] = one.about;
        if (offered.includes(`${ref!.kind} ${ref!.id}`)) offeredAndRefused.push(`${decision.kind} ${ref!.kind} ${ref!.id}`);
      }
      if (decision.kind === 'act') {
        tables.push(...describe(view, decision.seat).flatMap(({ heading, lines }) => [heading, ...lines]));
        drawn.push(view);
      }
    },
  });
});

const all = (from: Map<string, Set<string>>): [string, string][] =>
  [...from].flatMap(([key, says]) => [...says].map((one): [string, string] => [key, one]));

about('The log', () => {
  test('every type of event that is told anywhere has a sentence', () => {
    const source = join(import.meta.dirname, '..');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      file => /^deeds\/.*\.ts$/.test(file) && !file.includes('.test.'),
    );
    const told = files.flatMap(file =>
      [...readFileSync(join(source, file), 'utf8').matchAll(/type: (?:\w+ \? )?'([a-z-]+)'(?: : '([a-z-]+)')?/g)].flatMap(
        ([, one, other]) => (other ? [one!, other] : [one!]),
      ),
    );
    expect(told.length).toBeGreaterThan(70);
    expect([...new Set(told)].sort()).toEqual(EVENT_TYPES.toSorted());
    expect(ASIDES.filter(type => !told.includes(type))).toEqual([]);
  });

  test('no line names a place by its coordinates, and nobody merely acts', () => {
    for (const [type, says] of all(log)) expect(says, type).not.toMatch(/\(\d+\.\d, \d+\.\d\)|\bacts?\.$/);
  });

  test('every line is one sentence of plain words', () => {
    expect(log.size).toBeGreaterThan(50);
    for (const [type, says] of all(log)) {
      expect(says, type).toMatch(/^[A-Z0-9].*[.”]$/s);
      expect(says, type).not.toMatch(BROKEN);
    }
  });

  test('every line stands under a heading of the rulebook', () => {
    for (const place of places) expect(place).not.toMatch(BROKEN);
    expect([...places].some(place => place.startsWith('Turn 3 of 8 · '))).toBe(true);
  });
});

about('Questions', () => {
  test('every decision asks in plain words', () => {
    for (const [kind, says] of all(questions)) {
      expect(says, kind).toMatch(/^[A-Z0-9].*[.?]$/);
      expect(says, kind).not.toMatch(BROKEN);
    }
    expect([...questions.keys()].filter(kind => !(DECISION_KINDS as readonly string[]).includes(kind))).toEqual([]);
    expect(questions.size).toBeGreaterThan(DECISION_KINDS.length * 0.6);
  });

  test('every option reads as words, never as its key, and no two read the same', () => {
    for (const [kind, says] of all(options)) {
      expect(says, kind).toMatch(/^[A-Z0-9]/);
      expect(says, kind).not.toMatch(BROKEN);
      expect(says, kind).not.toMatch(/^[a-z]\d+$|^(option|rule|reload)-\d|^\w+\.\d$/);
    }
    expect(twice).toEqual([]);
  });

  test('whatever is refused has a reason and a clause, and is not offered', () => {
    expect(reasons.size).toBeGreaterThan(12);
    for (const [why, says] of all(reasons)) {
      expect(why).toMatch(/^UM-[A-Z]+-\d+$/);
      expect(says, why).toMatch(/^[A-Z0-9].*\.$/);
      expect(says, why).not.toMatch(BROKEN);
    }
    expect(offeredAndRefused).toEqual([]);
  });
});

about('One word for each thing', () => {
  const bare = (text: string): string => text.replaceAll('Bounty Hike', '');
  /** All that people read but the names of cards and their flavour. */
  const read = (): string[] => {
    const lines = all(log).filter(([type]) => !(ASIDES as readonly string[]).includes(type));
    const said = [...lines, ...all(questions), ...all(options), ...all(reasons)].map(([, says]) => says);
    const flavours = new Set(faces().map(({ flavour }) => flavour));
    const printed = faces().map(({ says }) => says);
    return [...said, ...tables.filter(line => !flavours.has(line)), ...places, ...printed, urbanManhunt.about!.says].map(bare);
  };

  test.each([
    ['Elimination Quality', /\bstyle\b|(?<!Elimination )\bquality\b/i],
    ['Base Point Value', /\bworth\b|\bbounty\b/i],
  ])('%s is never called anything else', (word, other) => {
    const said = read();
    expect(said.filter(says => other.test(says))).toEqual([]);
    expect(said.filter(says => says.includes(word)).length).toBeGreaterThan(10);
  });

  test('a crim is they, on cards as in the log', () => {
    const speaks = faces().filter(({ kind, says }) => kind.startsWith('Crim') && says.includes(' hit a hunter'));
    expect(speaks.length).toBeGreaterThan(2);
    for (const { says } of faces())
      expect(says).not.toMatch(/\b(it hits|eliminate it|order it|it vanishes|its tube|where it hid|place it)\b/);
    for (const [, says] of all(questions)) expect(says).not.toMatch(/\bits tube\b/);
  });
});

about('The table', () => {
  test('as text it is complete and clean', () => {
    for (const text of tables) expect(text).not.toMatch(/undefined|null|NaN|\[object|Infinity/);
  });

  test('drawn, it holds every feature, tube, pod, hunter in the zone and crim', () => {
    for (const view of drawn) {
      const { kind, cells, outlines, pieces } = sketch(view);
      expect([kind, cells.length]).toEqual(['plane', 0]);
      const of = (ref: string): (string | number)[] => pieces.filter(piece => piece.ref.kind === ref).map(piece => piece.ref.id);
      expect(of('crim')).toEqual(view.crims.map(crim => crim.no));
      expect(of('hunter')).toEqual([...view.hunters.keys()].filter(seat => view.hunters[seat]!.isIn));
      expect(of('pod')).toEqual([...view.pods.keys()]);
      expect(outlines.filter(({ sort }) => sort === 'mark').map(({ says }) => says)).toEqual(
        [1, 2, 3, 4, 5, 6].map(tube => `Tube ${tube}`),
      );
      for (const { mark, x, y, says } of pieces) {
        expect(mark.length).toBeLessThanOrEqual(3);
        expect(Math.min(x, y, 48 - x, 48 - y)).toBeGreaterThan(0);
        expect(says).not.toMatch(BROKEN);
      }
    }
  });
});
