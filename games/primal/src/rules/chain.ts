/**
 * What waits to be resolved, and how it comes to wait: every happening is held against the icons of behaviours and the texts of cards. PA-BEH-2, PA-PRIO-*, PA-TRIG-*.
 * How the waiting ones are resolved is in settle.ts, how they are stored between two scenes in links.ts.
 */
import type { Seat } from '@quarry/kernel';
import { behaviourCard, iconsOnBack } from '../content/box.ts';
import type { Ground, Harm, Icon, Keyword } from '../content/kinds.ts';
import type { Ability, TriggerName } from '../content/words/index.ts';
import type { Use } from '../deeds/cards.ts';
import type { Table } from '../events.ts';
import { actor, handSize, isUp, positionOfHunter, seatsOf } from '../places.ts';
import { backIn, sleeping } from '../questions.ts';
import type { State, View } from '../state.ts';
import {
  bitOf,
  eachCommonText,
  eachOwnText,
  eachPlayedText,
  type Place,
  PRIORITIES,
  type Priority,
  textsOf,
  type Visit,
} from '../texts-in-force/sources.ts';
import { fits, holds } from '../texts-in-force.ts';

/** A text that has triggered. `self` is who does it, `that` whom it is about. */
export interface WaitingText {
  readonly is: 'text';
  readonly ability: Ability;
  readonly index: number;
  readonly place: Place;
  readonly owner: Seat;
  readonly card: number;
  readonly at: number;
  readonly self: Seat;
  readonly that: Seat;
  /** Whether its conditions were met when it triggered (PA-PRIO-7); if not, it does what it says `otherwise`. */
  readonly isMet: boolean;
}
export type Waiting =
  /** `that` is whose deed woke it; -1 for nobody's. */
  | { readonly is: 'behaviour'; readonly slot: number; readonly serial: number; readonly that: Seat }
  | WaitingText
  | { readonly is: 'berserk'; readonly owner: Seat }
  /** `held` is the hand at the hit. */
  | { readonly is: 'resilience'; readonly owner: Seat; readonly held: readonly number[] }
  | { readonly is: 'ground'; readonly owner: Seat; readonly what: Ground };

export const priorityOf = (one: Waiting): Priority => (one.is === 'behaviour' ? 2 : one.is === 'text' ? PRIORITIES[one.place] : 3);
export const ownerOf = (one: Waiting): Seat => (one.is === 'behaviour' ? -1 : one.owner);

/** A scene of the hunt: the table, and what waits in it. */
export interface Hunt extends Table {
  waiting: Waiting[];
  /** PA-STRUG-4: struggle was gained since the last check. */
  hasGained: boolean;
  /** PA-BEH-25: what has been resolved since the step began. */
  behaviours: number;
  texts: number;
  /** The slot that is being resolved; -1 for none. */
  resolving: number;
}
export const huntOf = (table: Table): Hunt => ({ ...table, waiting: [], hasGained: false, behaviours: 0, texts: 0, resolving: -1 });

/** PA-BEH-25. */
export const isTooLong = ({ behaviours, texts }: Pick<Hunt, 'behaviours' | 'texts'>): boolean => behaviours >= 20 || texts >= 100;

/** Something that has happened: whose deed it is, which texts it can trigger, and which icons show it. */
export interface Happening {
  readonly on?: TriggerName;
  readonly seat: Seat;
  readonly icons?: readonly Icon[];
  readonly card?: number;
  readonly harm?: Harm;
  readonly keyword?: Ability['keyword'];
  /** `played`, `followed`: what the card was played with, given or printed. */
  readonly keywords?: readonly Keyword[];
  /** PA-BEH-24: only slots whose card lay there when it began. */
  readonly lay?: readonly number[];
}

export const serials = ({ monster }: State): number[] => monster.slots.map(slot => slot.serial);

/** Whatever it triggers waits from now on. */
export function happen(hunt: Hunt, happening: Happening): void {
  const { state } = hunt;
  if (happening.icons) wake(hunt, happening);
  const { on } = happening;
  if (!on) return;
  const visit: Visit = (abilities, place, owner, card, at) => {
    for (let index = 0; index < abilities.length; index++) {
      const ability = abilities[index]!;
      if (ability.on !== on) continue;
      triggers(hunt, ability, { place, owner, card, at, index }, owner >= 0 ? owner : actor(state), happening);
    }
  };
  const bit = bitOf(on);
  eachCommonText(state, bit, visit);
  for (const seat of seatsOf(state)) {
    if (!isUp(state, seat)) continue;
    eachOwnText(state, seat, bit, visit);
    eachPlayedText(state, seat, bit, visit);
  }
}

function wake(hunt: Hunt, { icons = [], lay, seat }: Happening): void {
  const { slots } = hunt.state.monster;
  for (const i of sleeping(hunt.state)) {
    if (lay && lay[i] !== slots[i]!.serial) continue;
    if (iconsOnBack(backIn(slots[i]!)).some(icon => icons.includes(icon))) wakeSlot(hunt, i, seat);
  }
}
export function wakeSlot(hunt: Hunt, slot: number, that: Seat): void {
  const { serial } = hunt.state.monster.slots[slot]!;
  if (!hunt.waiting.some(one => one.is === 'behaviour' && one.serial === serial))
    hunt.waiting.push({ is: 'behaviour', slot, serial, that });
}

/** The text of a card that was discarded from a hand (PA-STAM-9), or from a deck. */
export function afterDiscard(hunt: Hunt, seat: Seat, cards: readonly number[], on: 'discarded' | 'milled' = 'discarded'): void {
  for (const card of cards) {
    textsOf(card).forEach((ability, index) => {
      if (ability.on === on) triggers(hunt, ability, { place: 'sequence', owner: seat, card, at: 0, index }, seat, { on, seat });
    });
  }
}

interface Source {
  readonly place: Place;
  readonly owner: Seat;
  readonly card: number;
  readonly at: number;
  readonly index: number;
}

/** PA-PRIO-7: its conditions are judged now. */
function triggers(hunt: Hunt, ability: Ability, source: Source, self: Seat, happening: Happening): void {
  const { state } = hunt;
  if (!isOf(ability, source.owner, happening) || !isAbout(state, ability, source, happening)) return;
  if ((ability.focused && !state.hunters[self]!.isFocused) || isUsed(state, ability, source)) return;
  const isMet = (ability.if ?? []).every(one => holds(state, one, { ...source, seat: self }));
  if (isMet || ability.otherwise) hunt.waiting.push({ is: 'text', ability, ...source, self, that: happening.seat, isMet });
}

/** What befalls the monster or another hunter, and is told without `you`. */
const NOBODYS: ReadonlySet<TriggerName> = new Set(['behaviour-revealed', 'wounded', 'knocked-out', 'swarm-gone']);
/** Whether it is the deed of somebody whom the text names. What is nobody's deed concerns all. */
function isOf({ on, of }: Ability, owner: Seat, { seat }: Happening): boolean {
  if (seat < 0 || owner < 0 || of === 'any' || (!of && NOBODYS.has(on))) return true;
  return of === 'other' ? seat !== owner : seat === owner;
}

function isAbout(view: View, { on, card: filter, pair, nth, harm, keyword, at }: Ability, source: Source, happening: Happening): boolean {
  const { seat, card = -1 } = happening;
  const isSuch = (one: number): boolean => fits(view, seat, one, filter ?? {}, one === card ? happening.keywords : undefined);
  if (on === 'followed') {
    const { sequence } = view.hunters[seat]!;
    return sequence.at(-1) === card && sequence.at(-2) === source.card && (!filter || isSuch(card));
  }
  if (on === 'behaviour-revealed') return !filter?.trait || behaviourCard(card).trait === filter.trait;
  if (on === 'stance-revealed') return source.place !== 'stance' || source.card === card;
  if (on === 'played') {
    if (card === source.card) return false;
    if (filter && !isSuch(card)) return false;
    const { sequence } = view.hunters[seat]!;
    const before = sequence[sequence.indexOf(card) - 1];
    if (pair && !(before !== undefined && isSuch(before))) return false;
    if (nth && sequence.filter(isSuch).length !== nth) return false;
  }
  if (on === 'suffered') {
    const isMonsters = happening.harm === 'monster' || happening.harm === 'attrition';
    if (harm ? happening.harm !== harm && !(harm === 'monster' && isMonsters) : !isMonsters) return false;
  }
  if (keyword && happening.keyword !== keyword) return false;
  return !at || seat < 0 || positionOfHunter(view, seat) === at;
}

/** What is nobody's is noted with the first seat. */
const keeper = (owner: Seat): Seat => Math.max(0, owner);
const codeOf = ({ card, place, index }: Pick<Source, 'card' | 'place' | 'index'>): number =>
  (card >= 0 ? card * 10 : place === 'scenario' ? NOWHERE + 50 : NOWHERE) + index;
const NOWHERE = 900_000;
export const useOf = (source: Pick<Source, 'card' | 'place' | 'index' | 'owner'>): Use => ({
  card: source.card,
  index: source.index,
  code: codeOf(source),
  keeper: keeper(source.owner),
});

export function isUsed(view: View, { once }: Ability, source: Pick<Source, 'card' | 'place' | 'index' | 'owner'>): boolean {
  if (!once) return false;
  const { usedThisTurn, usedThisRound, usedThisFight } = view.hunters[keeper(source.owner)]!;
  return { turn: usedThisTurn, round: usedThisRound, fight: usedThisFight }[once].includes(codeOf(source));
}

/** How many cards each holds, to see which hands were emptied (PA-TRIG-21). */
export const handSizes = (view: View): number[] => view.hunters.map(handSize);
export function handsEmptied(hunt: Hunt, before: readonly number[]): void {
  before.forEach((n, seat) => {
    if (n > 0 && isUp(hunt.state, seat) && hunt.state.hunters[seat]!.hand.length === 0) happen(hunt, { seat, icons: ['empty-hand'] });
  });
}
