/**
 * What the backs of behaviours hide (PA-COMP-9), and what wakes what, of all nine beasts. Behaviours go in pairs with the same back: of the marks 0 and 1, 2 and 3, 4 and 5; those of The Sleeper
 * across its three marks. That bends the spread of the work order (content.md 3.4): groups of icons are even, so two cards answer to a pair where it asks for three, and two to a place
 * (of The Sleeper eight, where it had seven); and since a number belongs to a pair, three of the nine at each level stand twice.
 */
import { describe, expect, test } from 'vitest';
import { BEHAVIOUR_NUMBERS, backOf, behaviourCard } from '../box.ts';
import { type Icon, MONSTERS, type MonsterId } from '../kinds.ts';
import type { BehaviourCard } from '../types.ts';
import { PERILS } from './index.ts';

const LEVELS = [0, 1, 2, 3];
const cardsOf = (monster: MonsterId): number[] => BEHAVIOUR_NUMBERS.filter(card => behaviourCard(card).monster === monster);
/** PA-COMP-10. */
const deckOf = (monster: MonsterId, level: number): number[] =>
  cardsOf(monster).filter(card => {
    const { mark } = behaviourCard(card);
    return mark >= level && mark <= level + 2;
  });
const twinsOf = (card: number, among: readonly number[]): number[] => among.filter(one => one !== card && backOf(one) === backOf(card));

describe('what a back hides', () => {
  test.each(MONSTERS)('[PA-COMP-9] each back of %s fits two behaviours of its own', monster => {
    const cards = cardsOf(monster);
    const others = cards.map(card => [behaviourCard(card).name, twinsOf(card, cards).length]);
    expect(others.filter(([, n]) => n !== 1)).toEqual([]);
  });

  test.each(MONSTERS)('[PA-COMP-10] in a hunt after %s both cards of most backs are in the deck', monster => {
    const hidden = LEVELS.map(level => {
      const deck = deckOf(monster, level);
      return [deck.filter(card => twinsOf(card, deck).length > 0).length, deck.length];
    });
    const six = [6, 9];
    // The Sleeper has level 3 only (PA-EXP-6), and there no back tells its front.
    expect(monster === 'sleeper' ? hidden[3] : hidden).toEqual(monster === 'sleeper' ? [24, 24] : [six, six, six, six]);
  });

  test.each(MONSTERS)('[PA-COMP-11] the numbers at each level of %s reach from the lowest third to the highest', monster => {
    for (const level of monster === 'sleeper' ? [3] : LEVELS) {
      const thirds = deckOf(monster, level).map(card => Math.ceil(behaviourCard(card).number / 3));
      expect(new Set(thirds)).toEqual(new Set([1, 2, 3]));
    }
  });
});

type Datum = Readonly<Record<string, unknown>>;
/** Every object in there, however deep. */
function everyDatum(value: unknown): Datum[] {
  if (Array.isArray(value)) return value.flatMap(everyDatum);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Datum, ...Object.values(value).flatMap(everyDatum)];
}
/** Which icons can show what this does: whoever moves may come into fog (PA-TERR-20). */
function iconsOf(value: unknown): Icon[] {
  return everyDatum(value).flatMap(({ do: word, pays }): Icon[] => {
    if (word === 'move' || pays === 'move') return ['move', 'move-water', 'threatened'];
    if (word === 'threaten') return ['threatened'];
    if (word === 'turn') return ['turn'];
    if (word === 'discard' || (word === 'unless' && typeof pays === 'object' && 'discard' in pays!)) return ['empty-hand'];
    return [];
  });
}

describe('what wakes what', () => {
  /** Its own effects, and what the perils of its beast do when it is revealed. */
  const causes = (card: BehaviourCard): Icon[] => {
    const perils = PERILS.filter(({ monster }) => monster === card.monster).flatMap(({ abilities }) =>
      abilities.filter(({ on, card: filter }) => on === 'behaviour-revealed' && (!filter?.trait || filter.trait === card.trait)),
    );
    return iconsOf([card.base, card.boost, perils]);
  };

  test.each(MONSTERS)('[PA-BEH-25] no behaviours of %s wake one another without end', monster => {
    const cards = cardsOf(monster).map(behaviourCard);
    const wokenBy = (card: BehaviourCard): BehaviourCard[] => {
      const icons = causes(card);
      return cards.filter(one => one.icons.some(icon => icons.includes(icon)));
    };
    /** Cards that wake nothing among those that are left go, until none does: what stays wakes itself. */
    let left = cards;
    for (let before = -1; before !== left.length; ) {
      before = left.length;
      left = left.filter(card => wokenBy(card).some(one => left.includes(one)));
    }
    expect(left.map(({ name }) => name)).toEqual([]);
  });
});
