/** The story of a match: who won, how, and what decided it; for the reader, for the others, for whoever looks on. */
import { type Outcome, type Tale, viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { next } from '../scenes.ts';
import { stateSchema, type View } from '../state.ts';
import { armed, brawl, faces } from '../testing/fights.ts';
import { onto, type Position, type SunRehearsal, trek } from '../testing/rehearsal.ts';
import { tale } from './tale.ts';

const taleOf = (r: SunRehearsal, reader: number | null): Tale =>
  tale(r.told, viewOf(stateSchema, r.state, reader) as View, r.outcome ?? (next(r.state) as Outcome), reader);
let gates = 0;
/** Whoever comes to the gate has won. */
function longWalk(): Pick<Position, 'tiles' | 'mission'> {
  gates += 1;
  const id = `gate-${gates}`;
  return {
    tiles: [{ at: 'n', is: { id, name: 'The Gate' } }],
    mission: { name: 'Long Walk', cards: [{ goal: [{ is: 'some-at', spot: { tile: id }, n: 1 }] }] },
  };
}

describe('[K-143] Won', () => {
  const won = (more: Position = {}): SunRehearsal => trek({ ...longWalk(), day: 3, ...more }).act(onto('move', 'n'));

  test('[US-MISSION-3] both of them, and all of three; alone there is no all', () => {
    expect(taleOf(won(), 0).headline).toBe('You win, both of you.');
    expect(taleOf(won({ characters: [{}, {}, {}] }), 2).headline).toBe('You win, all three of you.');
    expect(taleOf(won({ seats: 1 }), 0).headline).toBe('You win.');
    expect(taleOf(won(), null).headline).toBe('The Survivors win.');
  });

  test('[US-MISSION-3] how it ended is said by the outcome, and by nothing else', () => {
    const { says, moments } = taleOf(won(), 0);
    expect(says).toEqual(['You and Boone had 8 days for Long Walk and turned up no new tile.', 'Nobody was hurt.']);
    expect(moments).toEqual([]);
  });

  test('[US-TEAM-7] with a traitor the Survivors win without them, and now everybody may know', () => {
    const r = won({ mode: 'semi', team: ['late-watch', 'saboteur', 'back-row'], characters: [{}, {}, {}] });
    expect([taleOf(r, 0).headline, taleOf(r, 1).headline]).toEqual(['You win, with Wren.', 'The Survivors win: Ida and Wren.']);
    expect(taleOf(r, 0).says).toContain('Boone was a Son of Liberty, the Saboteur, and never showed it.');
    expect(taleOf(r, 1).says).toContain('You were a Son of Liberty, the Saboteur, and never showed it.');
  });

  test('[US-TEAM-1] where nobody was one, that is said', () => {
    expect(taleOf(won({ mode: 'semi', team: ['late-watch', 'back-row'] }), 0).says).toContain('Nobody was a Son of Liberty.');
  });
});

describe('[K-143] Lost', () => {
  const lost = (): SunRehearsal =>
    brawl([{ hp: 1 }], [armed('2Y', { name: 'Bear', hp: 5 })], {
      mission: { name: 'Long Walk', cards: [{}, {}] },
      dice: { attack: faces('110'), enemy: faces('11') },
    })
      .play()
      .answer('act', 'attack-enemy-0');

  test('[US-DEATH-7] plainly, with the blows that fell and how far it was', () => {
    const r = lost();
    const { headline, says, moments, figures } = taleOf(r, 0);
    expect(headline).toBe('Long Walk is lost.');
    expect(says).toEqual([
      'You had 8 days for Long Walk and turned up no new tile.',
      'The first mission card was never fulfilled.',
      'The hardest blow was yours: 2 damage to the bear with bare hands, on day 1.',
      'No enemy fell.',
      'It stood at 0 of 1 done.',
    ]);
    expect(moments.map(one => one.says.replace(/on test-tile-\d+/, 'there'))).toEqual(['You died in a fight there on day 1.']);
    expect(moments.map(one => r.told[one.at]!.type)).toEqual(['died']);
    expect(moments[0]!.next).toMatch(/^Next time, stay within a step of each other/);
    expect(figures.find(one => one.says === 'Damage dealt')?.of).toEqual([{ seat: 0, value: 2 }]);
  });

  test('[US-PREP-8] [US-DEATH-7] of hunger: the story says so, and its advice is about food', () => {
    const r = trek({ characters: [{ hp: 1 }], seats: 1, step: 'eat', phase: 'preparation', mission: { name: 'Long Walk' } }).play();
    const { moments } = taleOf(r, 0);
    expect(moments.map(one => one.says.replace(/(on|in) \S+( Haven)? on day/, 'there on day'))).toEqual([
      'You died of hunger there on day 1.',
    ]);
    expect(moments[0]!.next).toBe('Next time, keep food for each Preparation: you died without it on day 1.');
  });

  test('[US-DEATH-7] for all of them, if there are several', () => {
    const r = trek({ day: 8, phase: 'night', step: 'last-chance', toPlay: [], mission: { name: 'Long Walk', lastDay: 8 } }).play();
    expect([taleOf(r, 0).headline, taleOf(r, null).headline]).toEqual(['Long Walk is lost for all of you.', 'Long Walk is lost.']);
  });

  test('[US-TEAM-9] to a Son of Liberty', () => {
    const team = ['saboteur', 'late-watch'];
    const r = trek({ day: 8, phase: 'night', step: 'last-chance', toPlay: [], mode: 'semi', team, mission: { lastDay: 8 } }).play();
    expect([0, 1, null].map(seat => taleOf(r, seat).headline)).toEqual([
      'You win.',
      'Ida wins, a Son of Liberty.',
      'Ida wins, a Son of Liberty.',
    ]);
  });
});
