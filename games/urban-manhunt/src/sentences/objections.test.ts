/** Why points and paths are refused, sentence by sentence; and that the rules themselves have no sentences. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import type { AgainstPlace } from '../refusals.ts';
import { stateSchema, type View } from '../state.ts';
import { THUG } from '../testing/fixtures.ts';
import { given } from '../testing/rehearsal.ts';
import { objectionTo } from './objections.ts';

const KITE = 8;
const { state } = given({ hunters: [{ slate: KITE }], crims: [{ card: THUG, at: [20, 20], no: 3 }] });
const view = viewOf(stateSchema, state, 0) as View;
const to = { x: 18_000, y: 12_500 };
const block = { kind: 'feature', id: 1 } as const;

const SAID: readonly (readonly [AgainstPlace, string])[] = [
  [{ what: 'off-table' }, 'The base would not lie wholly on the table.'],
  [{ what: 'overlap', by: block }, 'The base would overlap the Block.'],
  [{ what: 'overlap', by: { kind: 'pod', id: 2 } }, 'The base would overlap pod 3.'],
  [{ what: 'overlap', by: { kind: 'hunter', id: 0 } }, 'The base would overlap Kite.'],
  [{ what: 'in-the-way', to, by: { kind: 'crim', id: 3 } }, 'The way to (18, 12.5) runs through Thug.'],
  [{ what: 'in-the-way', to, by: { kind: 'edge', id: -1 } }, 'The way to (18, 12.5) runs through the edge of the table.'],
  [
    { what: 'climb-too-long', to, by: block, most: 1500 },
    'A climb of the Block is one step of at most 1.5" in plan, and (18, 12.5) is farther.',
  ],
  [{ what: 'between-roofs', to }, 'From one roof to another there is no step: the way to (18, 12.5) leads over the ground.'],
  [{ what: 'roof-edge', by: block }, 'The base would not lie wholly on the roof of the Block.'],
  [{ what: 'difficult', to }, 'The way to (18, 12.5) runs over difficult ground, which was not announced.'],
  [{ what: 'climb', to, feature: 1 }, 'The way to (18, 12.5) climbs the Block, which was not announced.'],
  [{ what: 'only-hard-ways', to }, 'No way leads to (18, 12.5) without difficult ground or a climb, and neither was announced.'],
  [{ what: 'no-way', to }, 'No way leads to (18, 12.5).'],
  [{ what: 'too-many-points', points: 17, most: 16 }, 'A path has at most 16 points with the one it starts from, not 17.'],
  [{ what: 'over-itself', to }, 'The path runs over itself on its way to (18, 12.5).'],
  [{ what: 'too-long', length: 6014, most: 6000 }, 'The path is 6.01" long, and 6" are allowed.'],
  [{ what: 'out-of-reach', crim: 3 }, 'The path runs out of the reach of Thug, whom you are not leaving.'],
  [{ what: 'no-nearer' }, 'The path must end nearer to one of the crims than it began.'],
  [{ what: 'off-corner', corner: 0 }, 'The base centre must be within 4" of the south-west corner.'],
  [{ what: 'engaged', crim: 3 }, 'Thug would engage the hunter there, and other places are free.'],
  [{ what: 'outside-area', feature: 4 }, 'The crim hid in the Scrap Thicket and is put inside it.'],
  [{ what: 'off-feature', feature: 1 }, 'The crim hid at the Block and is put within 2" of it.'],
  [{ what: 'too-near', hunter: 0 }, 'The crim is put at least 6" from Kite.'],
  [{ what: 'unseen', hunter: 0 }, 'Kite does not see that place.'],
];

describe('Why not there', () => {
  test.each(SAID.map(([facts, says]) => [says, facts] as const))('%s', (says, facts) => {
    expect(objectionTo({ why: 'UM-GEO-11', facts }, view)).toEqual({ why: 'UM-GEO-11', says });
  });

  test('the rules say what speaks against a place, and in no words', () => {
    const folder = join(import.meta.dirname, '../rules');
    const rules = readdirSync(folder).filter(file => file.endsWith('.ts') && !file.includes('.test.'));

    expect(rules.length).toBeGreaterThan(30);
    expect(rules.filter(file => /\bsays(: \s*[`']|\()/.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
  });
});
