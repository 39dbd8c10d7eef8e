/** How events are shown: what is a moment, what is slight, whose seat acts and where to look. */
import { viewOf } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import { spawnEnemy } from '../deeds/foes.ts';
import { HAVEN } from '../places.ts';
import { moveEnemy } from '../rules/enemy-moves.ts';
import { stateSchema, type View } from '../state.ts';
import { armed, brawl, faces } from '../testing/fights.ts';
import { hexOn, onto, type SunRehearsal, trek } from '../testing/rehearsal.ts';
import { beat } from './beats.ts';

const beatsOf = (r: SunRehearsal, type: string) =>
  r.told.filter(one => one.type === type).map(one => beat(one, viewOf(stateSchema, r.state, null) as View));

test('[K-141] [US-COMBAT-9] a hit and a miss are moments, of whoever strikes', () => {
  const r = brawl([{}, { at: 's' }], [armed('1Y', { hp: 9 })], { dice: { attack: faces('11 00'), enemy: faces('1 0') } });
  r.play().answer('act', 'attack-enemy-0').answer('act', 'attack-enemy-0');
  const about = [
    { kind: 'enemy', id: 0 },
    { kind: 'character', id: 0 },
  ];
  expect(beatsOf(r, 'attacks')).toEqual([
    { weight: 'moment', deed: 'hit', by: 0, about },
    { weight: 'moment', deed: 'miss', by: 0, about },
  ]);
  expect(beatsOf(r, 'struck')).toEqual(['hit', 'miss'].map(deed => ({ weight: 'moment', deed, about: about.toReversed() })));
  expect(beatsOf(r, 'rolled').map(one => one.weight)).toEqual(['slight', 'slight', 'slight', 'slight']);
});

test('[K-141] [US-MOVE-1] a move is a beat, and the tile is where to look', () => {
  const r = trek({ tiles: [{ at: 'n' }] }).act(onto('move', 'n'));
  expect(beatsOf(r, 'moved')).toEqual([
    {
      weight: 'beat',
      deed: 'move',
      by: 0,
      about: [
        { kind: 'character', id: 0 },
        { kind: 'hex', id: hexOn('n') },
      ],
    },
  ]);
});

test('[K-141] [US-EMOVE-4] a step that meets nobody is slight, one onto a character is not', () => {
  const stepping = (at: string, direction: number) =>
    trek({ characters: [{}, { at: 's s s s' }], enemies: [{ at }], tiles: [{ at: 'n n' }], dice: { direction: [direction] } }).run(table =>
      moveEnemy(table, 0, 'd8'),
    );
  expect(beatsOf(stepping('n', 1), 'enemy-moved')[0]?.weight).toBe('slight');
  expect(beatsOf(stepping('n', 4), 'enemy-moved')[0]?.weight).toBe('beat');
});

test('[K-141] who fights otherwise once hurt enters with a card of its own, and the first Son of Liberty; others do not', () => {
  const r = trek({ tiles: [{ at: 'n' }], enemies: [] }).run(function* (table) {
    for (const card of ['bear.1', 'mother', 'lookout.1', 'lookout.2']) spawnEnemy(table, cardNamed(card), HAVEN, -1, 'US-ENEMY-3');
  });
  const views = r.told.filter(one => one.type === 'spawned').map((one, i) => ({ one, upTo: i }));
  const seen = viewOf(stateSchema, r.state, null) as View;
  const entered = views.map(({ one, upTo }) => beat(one, { ...seen, enemies: seen.enemies.slice(0, upTo + 1) }).enters);
  expect(entered).toEqual([
    undefined,
    { name: 'Mother', says: '10 HP, and fights otherwise once hurt.' },
    { name: 'Lookout', says: 'The Sons of Liberty are here. 2 HP.' },
    undefined,
  ]);
});
