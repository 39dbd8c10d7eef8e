/** Where texts stand: every card in play with its abilities, and which of them could matter. Worked out once for each printed list of abilities. */
import type { Seat } from '@quarry/kernel';
import {
  actionCard,
  armourCard,
  box,
  burdenCard,
  helmCard,
  itemCard,
  masteryCard,
  monsterCard,
  objectiveCard,
  perilCard,
  scenarioCard,
  sortOf,
  stanceCard,
  weaponCard,
} from '../content/box.ts';
import type { TextPlace } from '../content/kinds.ts';
import { type Ability, STANDING_WORDS, TRIGGERS, type TriggerName } from '../content/words/index.ts';
import type { HunterView, View } from '../state.ts';

/** PA-PRIO-1 to PA-PRIO-4. */
export type Priority = 0 | 1 | 2 | 3;
export type Place = TextPlace;

/** A card in play. `owner` is -1 for what belongs to nobody; `at` says which peril, objective or piece of gear it is. */
export type Visit = (abilities: readonly Ability[], place: Place, owner: Seat, card: number, at: number) => void;

const NONE: readonly Ability[] = [];
const BITS = new Map(Object.keys(TRIGGERS).map((name, i) => [name, 2 ** i]));
const STANDING_BITS: Readonly<Partial<Record<string, number>>> = Object.fromEntries(
  Object.keys(STANDING_WORDS).map((word, i) => [word, 2 ** i]),
);

/** What a list of abilities holds, as bits: its triggers, and the words that hold as long as it is in play. */
interface Holds {
  readonly triggers: number;
  readonly standing: number;
}
function look(abilities: readonly Ability[]): Holds {
  let [triggers, standing] = [0, 0];
  for (const { on, effects } of abilities) {
    triggers |= BITS.get(on)!;
    if (on === 'while') for (const effect of effects) standing |= STANDING_BITS[effect.do] ?? 0;
  }
  return { triggers, standing };
}
const looked = new WeakMap<readonly Ability[], Holds>();
function heldBy(abilities: readonly Ability[]): Holds {
  let held = looked.get(abilities);
  if (held === undefined) {
    held = look(abilities);
    looked.set(abilities, held);
  }
  return held;
}
export const bitOf = (on: TriggerName): number => BITS.get(on)!;

export const PRIORITIES: Readonly<Record<Place, Priority>> = {
  stance: 0,
  rule: 0,
  peril: 1,
  objective: 3,
  scenario: 3,
  mastery: 3,
  gear: 3,
  sequence: 3,
};

const printedTexts = box.derive<readonly Ability[]>(({ no: card, sort }) => {
  switch (sort) {
    case 'action':
      return actionCard(card).abilities;
    case 'burden':
      return burdenCard(card).abilities;
    case 'weapon':
      return weaponCard(card).abilities ?? NONE;
    case 'armour':
      return armourCard(card).abilities ?? NONE;
    case 'helm':
      return helmCard(card).abilities ?? NONE;
    case 'item':
      return itemCard(card).abilities ?? NONE;
    case 'objective':
      return objectiveCard(card).tasks;
    default:
      return NONE;
  }
});
/** What the cards say that do not turn the fight: the number of a card is never another's, so that each is looked at once. */
const holdsOf = box.derive(({ no }) => look(printedTexts(no)));
const triggersIn = (card: number): number => holdsOf(card).triggers;
const standingIn = (card: number): number => holdsOf(card).standing;
const [inFills, inFocused] = [false, true].map(isFocused => box.derive(({ no }) => look(masteryTexts(no, isFocused))));
const inMastery = ({ mastery, isFocused }: HunterView): Holds => (isFocused ? inFocused! : inFills!)(mastery);

/** A stance and its peril are looked up anew: there are few in play. */
const stanceTexts = (card: number): readonly Ability[] => stanceCard(card).abilities ?? NONE;
const perilTexts = (card: number): readonly Ability[] => perilCard(card).abilities;
export function textsOf(card: number): readonly Ability[] {
  switch (sortOf(card)) {
    case 'stance':
      return stanceTexts(card);
    case 'peril':
      return perilTexts(card);
    default:
      return printedTexts(card);
  }
}

/** What the scenario says; nothing before one is chosen, when the camp is asked about cards all the same. */
const groundRules = ({ scenario }: View): readonly Ability[] => (scenario < 0 ? NONE : scenarioCard(scenario).rules);

/** Whether a standing word could hold at all for a hunter (-1: for the monster alone): most of them never do. */
export function couldStand(view: View, seat: Seat, word: string): boolean {
  const { monster } = view;
  let bits =
    heldBy(stanceTexts(monster.stance)).standing | heldBy(monsterCard(monster.id).rules).standing | heldBy(groundRules(view)).standing;
  for (const { card } of monster.perils) bits |= heldBy(perilTexts(card)).standing;
  for (const { card } of monster.objectives) bits |= standingIn(card);
  if (seat >= 0) {
    const hunter = view.hunters[seat]!;
    bits |= inMastery(hunter).standing | standingIn(hunter.weapon) | standingIn(hunter.armour) | standingIn(hunter.helm);
    if (hunter.item >= 0) bits |= standingIn(hunter.item);
    for (const card of hunter.sequence) bits |= standingIn(card);
  }
  return (bits & STANDING_BITS[word]!) !== 0;
}

export const masteryTexts = (card: number, isFocused: boolean): readonly Ability[] =>
  isFocused ? masteryCard(card).focused : masteryCard(card).fills;

/** What stands at a place, by the card; on a mastery, on the side that is named. */
export function textsAt(view: View, place: Place, card: number, isFocused: boolean): readonly Ability[] {
  switch (place) {
    case 'rule':
      return monsterCard(view.monster.id).rules;
    case 'scenario':
      return groundRules(view);
    case 'mastery':
      return masteryTexts(card, isFocused);
    default:
      return textsOf(card);
  }
}

/** What the monster and the ground say: it holds for all. */
export function eachCommonText(view: View, bit: number, visit: Visit): void {
  const { monster } = view;
  const visitIfHeld = (texts: readonly Ability[], place: Place, card: number, at: number): void => {
    if (heldBy(texts).triggers & bit) visit(texts, place, -1, card, at);
  };
  visitIfHeld(stanceTexts(monster.stance), 'stance', monster.stance, 0);
  visitIfHeld(monsterCard(monster.id).rules, 'rule', -1, 0);
  for (let i = 0; i < monster.perils.length; i++) {
    const { card, blindedBy } = monster.perils[i]!;
    if (blindedBy < 0) visitIfHeld(perilTexts(card), 'peril', card, i);
  }
  for (let i = 0; i < monster.objectives.length; i++) {
    const { card } = monster.objectives[i]!;
    if (triggersIn(card) & bit) visit(textsOf(card), 'objective', -1, card, i);
  }
  visitIfHeld(groundRules(view), 'scenario', -1, 0);
}

/** What a hunter wears, and the mastery. Depleted gear loses only its health (PA-EQ-3). */
export function eachOwnText(view: View, seat: Seat, bit: number, visit: Visit): void {
  const hunter = view.hunters[seat]!;
  if (inMastery(hunter).triggers & bit) visit(masteryTexts(hunter.mastery, hunter.isFocused), 'mastery', seat, hunter.mastery, 0);
  const gear = [hunter.weapon, hunter.armour, hunter.helm, hunter.item];
  for (let i = 0; i < gear.length; i++)
    if (gear[i]! >= 0 && triggersIn(gear[i]!) & bit) visit(textsOf(gear[i]!), 'gear', seat, gear[i]!, i);
}

/** Cards in the sequence of a hunter that wait for something. */
export function eachPlayedText(view: View, seat: Seat, bit: number, visit: Visit): void {
  const { sequence } = view.hunters[seat]!;
  for (let i = 0; i < sequence.length; i++)
    if (triggersIn(sequence[i]!) & bit) visit(textsOf(sequence[i]!), 'sequence', seat, sequence[i]!, i);
}
