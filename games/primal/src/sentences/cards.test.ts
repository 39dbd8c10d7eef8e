/** The faces of all cards: a name, a kind and a text, printed from the data. */
import { describe, expect, test } from 'vitest';
import {
  ACTION_NUMBERS,
  ATTRITION_NUMBERS,
  actionCard,
  attritionCard,
  BEHAVIOUR_NUMBERS,
  behaviourCard,
  box,
  WEAPON_NUMBERS,
} from '../content/box.ts';
import { faces, textOf } from './cards.ts';

const BROKEN = /undefined|null|NaN|\[object|-1\b| {2}|\.\.|: \./;

describe('faces', () => {
  const all = faces();

  test('there is one for every card, whole and unbroken', () => {
    expect(all).toHaveLength(box.cards.length);
    for (const { name, kind, says } of all) {
      expect(name).not.toBe('');
      expect(kind, name).toMatch(/^[A-Z]/);
      expect(`${kind} ${says}`, name).not.toMatch(BROKEN);
      expect(says === '' || /^[A-Z].*\.$/s.test(says), `${name}: ${says}`).toBe(true);
    }
  });

  test('an action card with cost, worth, aggro, keywords and text', () => {
    const card = ACTION_NUMBERS.find(no => actionCard(no).name === 'Last Word')!;
    expect(all[card]).toMatchObject({ name: 'Last Word', kind: 'Attack · Dareon · starter' });
    expect(textOf(card)).toMatch(/^Cost 3, worth 0\. Takes aggro\. Finisher\. /);
  });

  test('a behaviour with what wakes it, its base, its boost and its number', () => {
    const card = BEHAVIOUR_NUMBERS.find(no => behaviourCard(no).boost)!;
    const { number, boost } = behaviourCard(card);
    expect(textOf(card)).toContain(`Boost, ${boost!.cost} struggle: `);
    expect(textOf(card)).toMatch(new RegExp(`Number ${number}\\.$`));
  });

  test('what a monster counts goes by its name, never by `its track`', () => {
    for (const { name, says } of all) expect(says, name).not.toMatch(/its track/i);
    const card = BEHAVIOUR_NUMBERS.find(no => behaviourCard(no).name === 'Shuts a Plate')!;
    expect(textOf(card)).toContain('Hardening goes up by');
  });

  test('[PA-ATT-11] an attrition card that names colours says so', () => {
    const card = ATTRITION_NUMBERS.find(no => attritionCard(no).colours)!;
    expect(textOf(card)).toMatch(/Only .* count against it\./);
  });

  test('[PA-DB-2] a plain weapon with its deck', () => {
    expect(textOf(WEAPON_NUMBERS[0]!)).toContain('Deck: 6 attacks, 6 maneuvers, 6 dodges and 6 parries.');
  });
});
