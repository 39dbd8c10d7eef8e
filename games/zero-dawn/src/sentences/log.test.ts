/** The log of whole matches as people read it: every line is a sentence of words, nothing is a key or a coordinate, and whoever acts does something. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { heardBy, listenTo, type MatchRecord, replay, type Seat, viewOf } from '@quarry/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DawnEvent } from '../events.ts';
import { zeroDawn } from '../game.ts';
import type { State } from '../state.ts';
import { ASIDES } from './events.ts';

interface Line {
  readonly type: string;
  readonly says: string;
}

/** Types of events that are part of no other deed, and yet have no words. */
const wordless = new Set<string>();

function logOf(file: string, reader: Seat | null): Line[] {
  const record = JSON.parse(readFileSync(join(import.meta.dirname, '../../playthroughs', file), 'utf8')) as MatchRecord;
  const lines: Line[] = [];
  const game = listenTo(zeroDawn, {
    hear: (heard, _, state) => {
      const event = heardBy(heard, reader) as DawnEvent;
      const says = zeroDawn.words.sentence(event, viewOf(zeroDawn.rules.state, state as State, reader), reader);
      if (says === '' && event.within === undefined) wordless.add(event.type);
      if (says !== '' && !ASIDES.includes(event.type)) lines.push({ type: event.type, says });
    },
  });
  const played = replay(game, record);
  if (!played.ok) throw new Error(played.refusal.says);
  return lines;
}

const logs: { readonly whose: string; readonly lines: readonly Line[] }[] = [];
beforeAll(() => {
  for (const file of ['standard-3.json', 'cooperative-2.json', 'trading-2.json'])
    for (const reader of [null, 0]) logs.push({ whose: `${file} for ${reader ?? 'everybody'}`, lines: logOf(file, reader) });
});
const said = (): Line[] => logs.flatMap(({ lines }) => lines);

describe('The log of whole matches', () => {
  test('[K-79] only what is part of another deed has no words', () => expect([...wordless]).toEqual([]));

  test('every line is words: no hole, no key, no coordinate, no square by its letter', () => {
    for (const { type, says } of said()) {
      expect(says, type).toMatch(/^[A-Z\d].*[.”]$/);
      expect(says, type).not.toMatch(/undefined|null|NaN|\[object|Infinity| -1| {2}| [.,;:]/);
      expect(says, type).not.toMatch(/\(\d+\.\d, \d+\.\d\)|\b[a-z]\d\b/);
      expect(says, type).not.toMatch(/[a-z]-(hunter|step|action|enemy)\b/);
    }
  });

  test('nobody merely acts: a machine does something, or stays and says why', () => {
    expect(said().filter(({ says }) => /\bacts?\.$/.test(says))).toEqual([]);
    const stays = said().filter(({ type }) => type === 'enemy-stayed');
    expect(stays.length).toBeGreaterThan(0);
    for (const { says } of stays) expect(says).toMatch(/ stays: [a-z].*\.$/);
  });

  test('every attack is one line with its sum', () => {
    const attacks = said().filter(({ type }) => type === 'attack-hits');
    expect(attacks.length).toBeGreaterThan(20);
    for (const { says } of attacks) {
      const [, terms, total] = / ((?:\d+(?: \([a-z]+\))?(?: \+ |(?= =)))+) = (\d+)/.exec(says) ?? [];
      if (terms)
        expect(
          terms
            .replaceAll(/ \([a-z]+\)/g, '')
            .split(' + ')
            .reduce((sum, n) => sum + Number(n), 0),
          says,
        ).toBe(Number(total));
      expect(says).toMatch(/damage/);
    }
  });

  test('the reader is you', () => {
    const own = logs.filter(({ whose }) => whose.endsWith('for 0')).flatMap(({ lines }) => lines);
    expect(own.some(({ says }) => says.startsWith('You '))).toBe(true);
    for (const { says } of own) expect(says).not.toMatch(/\b[Yy]ou (is|has|does|moves|loses|shoots|strikes|evades)\b/);
  });

  test('a card that is drawn for a machine says what it makes it do', () => {
    const drawn = said().filter(({ type }) => type === 'behaviour-drawn');
    expect(drawn.length).toBeGreaterThan(0);
    for (const { says } of drawn) expect(says).toMatch(/ draws [A-Z][A-Za-z ]+: [a-z].{15,}\.$/);
  });
});
