/** A yard in which the words of the card language are carried out, one by one. */
import type { Effect } from '../content/words/index.ts';
import { applyEffects, isPossible } from '../effects/vocabulary.ts';
import { type Occasion, occasionOf } from '../in-the-making.ts';
import { hunter, thug } from './fixtures.ts';
import { type CrimOn, given, type HunterOn, type Position, type Rehearsal } from './rehearsal.ts';

/** Carries effects out for a seat, as a card of that seat does. */
export const carryOut = (rehearsal: Rehearsal, effects: readonly Effect[], seat = 0, about: Partial<Occasion> = {}): Rehearsal =>
  rehearsal.run(table => applyEffects(table, effects, occasionOf(seat, -1, about), 'UM-EVT-4'));

export const could = (rehearsal: Rehearsal, effect: Effect, about: Partial<Occasion> = {}): boolean =>
  isPossible(rehearsal.state, effect, occasionOf(0, -1, about));

/** Two hunters, and crims if the word is about them. */
export const yard = (crims: readonly CrimOn[] = [], more: HunterOn = {}, rest: Partial<Position> = {}): Rehearsal =>
  given({ hunters: [{ at: [20, 20], ...more }, { at: [44, 4] }], crims, ...rest });

export const armored = (n: number, wounds = 9): number =>
  thug({ wounds, rule: { name: 'Vest', texts: [{ when: 'always', effects: [{ do: 'armor', n }] }] } });

export const always = (...effects: Effect[]): number => hunter({ rule: { name: 'Always', texts: [{ when: 'always', effects }] } });
