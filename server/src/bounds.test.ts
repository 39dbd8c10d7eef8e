/** Whatever comes in, or is read back, has a bound on every field: found by walking what reads it, not by remembering (docs/bounds.md). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_GAMES } from '@quarry/catalogue';
import type { Shape } from '@quarry/kernel';
import { RECORD_LIMITS, recordOf } from '@quarry/kernel';
import * as protocol from '@quarry/protocol';
import { describe, expect, test } from 'vitest';
import * as stored from './stored.ts';
import { fieldsIn } from './testing/bounds.ts';
import { zeroDawnAt, zeroDawnMatch } from './testing/positions.ts';

const fields = [...fieldsIn(protocol), ...fieldsIn(stored)];
const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'bounds.md'), 'utf8');

describe('bounds', () => {
  test('every field of every message, body and row has one', () => {
    expect(fields.length).toBeGreaterThan(150);
    expect(fields.filter(one => one.bound === null).map(one => one.path)).toEqual([]);
  });

  test('each of them stands in docs/bounds.md as it is', () => {
    const said = new Set(page.split('\n'));

    expect(fields.map(({ path, bound }) => `| \`${path}\` | ${bound} |`).filter(line => !said.has(line))).toEqual([]);
  });

  test('those of a record stand there, too', () => {
    for (const [name, most] of Object.entries(RECORD_LIMITS)) expect(page).toContain(`| \`${name}\` | ${most.toLocaleString('en')} |`);
  });

  test('so does every field of one, as it is written', () => {
    const { match } = zeroDawnMatch(2, 'bounds');
    const record = JSON.parse(JSON.stringify({ ...recordOf(match), said: {} }));
    record.answers = [{ ...recordOf(zeroDawnAt(2, 'bounds', 30)!).answers[0] }];
    record.checkpoint.passes = [{ seat: 0, window: 'storm', until: 'round' }];
    /** What a game, or whoever plays, fills: its bound is that of the whole. */
    const inside = new Set(['setup', 'state', 'counters', 'answer', 'answered', 'said']);
    const namesIn = (value: unknown): string[] => {
      if (Array.isArray(value)) return value.flatMap(namesIn);
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(value).flatMap(([name, inner]) => [name, ...(inside.has(name) ? [] : namesIn(inner))]);
    };
    const section = page.slice(page.indexOf('## A record'), page.indexOf('## Messages'));

    expect(namesIn(record).length).toBeGreaterThan(20);
    expect([...new Set(namesIn(record))].filter(name => !section.includes(`\`${name}\``))).toEqual([]);
  });

  test.each(ALL_GAMES.map(game => [game.id, game] as const))('%s: so has every text and number of its set-up and state', (_, game) => {
    const loose: string[] = [];
    const walk = (shape: Shape, path: string): void => {
      if (shape.is === 'text' && !(shape.max <= 1000)) loose.push(path);
      else if (shape.is === 'record') for (const [name, inner] of Object.entries(shape.fields)) walk(inner, `${path}.${name}`);
      else if (shape.is === 'records' || shape.is === 'list' || shape.is === 'maybe') walk(shape.of, path);
    };
    walk(game.setup.shape, 'setup');
    walk(game.rules.state.shape, 'state');

    expect(loose).toEqual([]);
  });
});
