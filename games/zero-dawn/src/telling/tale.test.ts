/** The story of a hunt, made from what was told of it. */
import { viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import type { DawnEvent, Told } from '../events.ts';
import { type Mode, stateSchema, type View } from '../state.ts';
import { given } from '../testing/rehearsal.ts';
import { tale } from './tale.ts';

type Some<E> = E extends DawnEvent ? Partial<Omit<E, 'type'>> : never;
const event = <T extends DawnEvent['type']>(type: T, facts: Some<Told<T>>): DawnEvent =>
  ({ type, rule: 'ZD-END-1', ...facts }) as DawnEvent;

const viewIn = (mode: Mode): View => viewOf(stateSchema, given({ mode, hunters: [{}, {}] }).state, null) as View;
const MEADOW = cardNamed('quiet-meadow');
const CALL = cardNamed('hunters-call');

/** Seat 0 kills in the first encounter; seat 1 has the hardest hit of the last one, after a scare of seat 0. */
const hunt = (...end: readonly DawnEvent[]): DawnEvent[] => [
  event('encounter-began', { encounter: 1, level: 1, card: MEADOW }),
  event('attack-hits', { seat: 0, enemy: 0, part: -1, damage: 5 }),
  event('enemy-killed', { enemy: 0, by: 0, points: 2, inAll: 2, glory: 1 }),
  event('encounter-won', { encounter: 1, level: 1, points: 2, threshold: 2 }),
  event('sun-gained', { seat: 0, sun: 'full' }),
  event('encounter-began', { encounter: 5, level: 3, card: CALL }),
  event('hunter-damaged', { seat: 0, n: 4, left: 1 }),
  event('attack-hits', { seat: 1, enemy: 0, part: -1, damage: 9 }),
  ...end,
];
const won = [
  event('enemy-killed', { enemy: 0, by: 1, points: 5, inAll: 5, glory: 2 }),
  event('encounter-won', { encounter: 5, level: 3, points: 5, threshold: 5 }),
];
const lost = [
  event('hunter-fainted', { seat: 1, faints: 1 }),
  event('encounter-lost', { encounter: 5, level: 3, points: 0, threshold: 5 }),
];

describe('The story of a hunt', () => {
  test('[K-143] more points than were needed are said as such', () => {
    const more = [won[0]!, event('encounter-won', { encounter: 5, level: 3, points: 7, threshold: 5 })];
    const { says } = tale(hunt(...more), viewIn('cooperative'), { winners: [0, 1], why: 'ZD-COOP-10', facts: {} }, 0);
    expect(says.at(-1)).toMatch(/^The Hunters’ Call ended with 7 points, 5 needed/);
  });

  test('[K-143] [ZD-COOP-10] a party that has won', () => {
    const { headline, says, moments, figures } = tale(
      hunt(...won),
      viewIn('cooperative'),
      { winners: [0, 1], why: 'ZD-COOP-10', facts: {} },
      0,
    );
    expect(headline).toBe('You win, both of you.');
    expect(says).toEqual([
      'The party won both encounters, Quiet Meadow and the Hunters’ Call.',
      'You killed the first machine, a Watcher, in Quiet Meadow.',
      'The Carja Warrior hit hardest: 9 damage to a Sawtooth in the Hunters’ Call.',
      'Nobody fainted, but you were down to 1 card in the Hunters’ Call.',
      'The Hunters’ Call ended with 5 of 5 points: the Carja Warrior killed a Sawtooth.',
    ]);
    expect(moments).toEqual([{ says: 'The Carja Warrior killed a Sawtooth in the Hunters’ Call.', at: 8 }]);
    expect(figures.map(one => [one.says, ...one.of.map(({ value }) => value)])).toEqual([
      ['Machines killed', 1, 1],
      ['Damage done', 5, 9],
      ['Components torn off', 0, 0],
      ['Cards lost', 4, 0],
      ['Faints', 0, 0],
    ]);
  });

  test('[K-143] [ZD-CALL-6] a hunt that is lost is told plainly', () => {
    const { headline, says, moments, next } = tale(
      hunt(...lost),
      viewIn('cooperative'),
      { winners: [], why: 'ZD-CALL-6', facts: { encounter: 5 } },
      0,
    );
    expect(headline).toBe('The hunt is lost for all of you.');
    expect(says).toEqual([
      'The party won Quiet Meadow, and lost the Hunters’ Call.',
      'You killed the first machine, a Watcher, in Quiet Meadow.',
      'The Carja Warrior hit hardest: 9 damage to a Sawtooth in the Hunters’ Call.',
      'The Carja Warrior fainted in the Hunters’ Call.',
      'The Hunters’ Call ended with 0 of 5 points: the Carja Warrior fainted.',
    ]);
    expect(moments.at(-1)!.says).toBe('The last card went, and the Carja Warrior went down in the Hunters’ Call.');
    expect(next).toBe('Next time, craft sooner: the Carja Warrior had no card left to lose in the Hunters’ Call.');
  });

  test('[K-143] [ZD-END-2] rivals: who led, and what the Suns make of it', () => {
    const outcome = { winners: [1], why: 'ZD-END-2', facts: { points: [2, 3] } } as const;
    const told = hunt(...won);
    expect(tale(told, viewIn('standard'), outcome, 0).headline).toBe('The Carja Warrior wins with 3 victory points; you have 2.');
    expect(tale(told, viewIn('standard'), outcome, 1).headline).toBe('You win with 3 victory points.');
    expect(tale(told, viewIn('standard'), outcome, null).headline).toBe('The Carja Warrior wins with 3 victory points.');
    const { says, moments } = tale(told, viewIn('standard'), outcome, 1);
    expect(says.slice(-2)).toEqual([
      'Before the Hunters’ Call the Nora Marksman led with 2 victory points to your 0.',
      'The Hunters’ Call ended with 5 of 5 points: you killed a Sawtooth.',
    ]);
    expect(moments.map(one => one.says)).toEqual([
      'Quiet Meadow ended with 2 of 2 points: the Nora Marksman killed a Watcher.',
      'You killed a Sawtooth in the Hunters’ Call.',
    ]);
  });

  test('[K-143] [ZD-END-3] [ZD-END-4] level: the Leader token decides, or the win is shared', () => {
    const level = { why: 'ZD-END-3', facts: { points: [3, 3] } } as const;
    expect(tale(hunt(...won), viewIn('standard'), { ...level, winners: [0] }, 0).headline).toBe(
      'You win with 3 victory points, by the Leader token.',
    );
    expect(tale(hunt(...won), viewIn('standard'), { ...level, winners: [0, 1] }, 1).headline).toBe(
      'The Nora Marksman and you share the win with 3 victory points.',
    );
  });
});
