/** The trail of what follows an encounter. */
import { describe, expect, test } from 'vitest';
import { entryOf } from '../content/story/index.ts';
import { trailOf } from './trail.ts';

const stepsOf = (entry: '1.90' | '2.90') => ({ entry, element: entryOf(entry).elements.findIndex(one => one.is === 'steps') });
const saysAt = (kind: string, entry: '1.90' | '2.90') => trailOf(stepsOf(entry), kind).map(({ says, at }) => `${says}, ${at}`);

describe('[FW-DONE-3] What follows an encounter', () => {
  test('is told as its page lists it, with what is done and what comes', () => {
    expect(saysAt('gain-card', '2.90')).toEqual(['Clean up, done', 'Gain a card, now', 'Share it out, later', 'Rest: 5 cards, later']);
    expect(saysAt('give-card', '2.90').slice(1, 3)).toEqual(['Gain a card, done', 'Share it out, now']);
    expect(saysAt('recover', '2.90').at(-1)).toBe('Rest: 5 cards, now');
  });

  test('begins with the spoils where there are any', () => {
    expect(saysAt('choose-gear', '1.90')[0]).toBe('Spoils, now');
    expect(saysAt('choose-gear', '1.90')[1]).toBe('Clean up, later');
  });

  test('is no trail where something is gained on another page', () => {
    expect(trailOf({ entry: '1.02', element: 0 }, 'gain-card')).toEqual([]);
    expect(trailOf({ entry: '99.90', element: 0 }, 'gain-card')).toEqual([]);
  });
});
