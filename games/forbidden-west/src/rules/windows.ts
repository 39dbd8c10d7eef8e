/** Interrupts: when they are offered, to whom, in which order. FW-DECK-10, FW-R-20. */
import type { Option, Rule, Seat } from '@quarry/kernel';
import { actionCard, box, cardOption, sortOf, specialCard } from '../content/box.ts';
import { ENEMY_TYPES } from '../content/kinds.ts';
import type { InterruptCard, Section, Trigger } from '../content/types.ts';
import { ABOUT, MOVED_NEAR } from '../content/words/nearness.ts';
import { chooseOne, offer, type WindowKind } from '../decisions.ts';
import { playCard } from '../deeds/cards.ts';
import { applyEffects } from '../effects/vocabulary.ts';
import type { Table } from '../events.ts';
import { type Answer, addTo, areMet, noAnswer, type Occasion, type Situation } from '../in-the-making.ts';
import { distance, distanceTo, fieldIn, hasFight, marshalOf, seatsFrom } from '../questions.ts';
import type { DeckState, EnemyState, View } from '../state.ts';
import { sectionOption } from './sections.ts';

/** What has come about. */
export interface Happening {
  /** Whom it is about, -1 for nobody. */
  readonly about: Seat;
  readonly enemy?: EnemyState;
  readonly roll?: Occasion['roll'];
  readonly deck?: DeckState;
  readonly n?: number;
  /** What it was before something took from it. */
  readonly of?: number;
  readonly answer?: Answer;
  /** How the roll or the attack stands, for circumstances. */
  readonly situation?: Omit<Situation, 'seat'>;
}

type Use = Pick<InterruptCard, 'on' | 'about' | 'within' | 'sections'>;

/** How a card can be used as an interrupt; null if it cannot. */
const useOf = box.derive<Use | null>(({ no, sort }) => {
  if (sort === 'special') {
    const { use } = specialCard(no);
    return use.on === 'attack' ? null : use;
  }
  if (sort !== 'action') return null;
  const card = actionCard(no);
  return card.kind === 'interrupt' ? card : null;
});
const triggerOf = box.derive<Trigger | 'action' | null>(({ no }) => useOf(no)?.on ?? null);

/** Whether it is about somebody whom the card names. An enemy comes near whoever holds the card. */
function concerns(view: View, use: Use, seat: Seat, trigger: Trigger, { about, enemy }: Happening): boolean {
  if (trigger !== 'enemy-moved-near' || !enemy) return isAbout(use, seat, about) && isNear(view, use, seat, about);
  return distanceTo(fieldIn(view), marshalOf(view, seat).square, enemy) <= (use.within ?? MOVED_NEAR);
}

const isAbout = ({ about = ABOUT }: Use, seat: Seat, whom: Seat): boolean =>
  about === 'any' || (about === 'self' ? whom === seat : whom >= 0 && whom !== seat);

function isNear(view: View, { within }: Use, seat: Seat, whom: Seat): boolean {
  if (within === undefined || whom < 0) return true;
  return distance(fieldIn(view), marshalOf(view, seat).square, marshalOf(view, whom).square) <= within;
}

/** Sections of a card that can be chosen now (FW-DECK-8, FW-DECK-18). */
const open = (view: View, sections: readonly Section[], situation: Situation): number[] =>
  sections.flatMap((section, i) => (areMet(view, situation, section.if) ? [i] : []));

function playable(view: View, seat: Seat, trigger: Trigger, happening: Happening): Option<number>[] {
  const { deck, situation } = happening;
  return marshalOf(view, seat).hand.flatMap(card => {
    if (triggerOf(card) !== trigger) return [];
    const use = useOf(card)!;
    if (sortOf(card) === 'special') {
      const { enemy } = specialCard(card);
      if (enemy !== undefined && (!deck || ENEMY_TYPES[deck.type] !== enemy)) return [];
    }
    const isPlayable = concerns(view, use, seat, trigger, happening) && open(view, use.sections, { ...situation, seat }).length > 0;
    return isPlayable ? [cardOption(card)] : [];
  });
}

const canAnybody = (view: View, trigger: Trigger): boolean =>
  view.party.marshals.some(({ hand }) => hand.some(card => triggerOf(card) === trigger));

/** Whether this seat holds a card for such a moment. */
export const canPlayAt = (view: View, seat: Seat, trigger: Trigger): boolean =>
  marshalOf(view, seat).hand.some(card => triggerOf(card) === trigger);

/** Whether somebody could play a card on it. */
export const canInterrupt = (view: View, trigger: Trigger, happening: Happening): boolean =>
  canAnybody(view, trigger) && view.party.marshals.some((_, seat) => playable(view, seat, trigger, happening).length > 0);

const nothing: Rule = (function* (): Rule {})();
nothing.next();

/** FW-R-20: the active player first, then in turn order; after any play the window opens again, until all pass in a row. */
export function interrupts(table: Table, trigger: Trigger, happening: Happening): Rule {
  if (hasFight(table.state) && table.state.result === 'none' && canAnybody(table.state, trigger)) return open_(table, trigger, happening);
  table.passes.wentBy += 1;
  return nothing;
}

function* open_(table: Table, trigger: Trigger, happening: Happening): Rule {
  const { state } = table;
  const kind: WindowKind = `play-when-${trigger}`;
  const { about, enemy, n = 0, of = n } = happening;
  yield* offer(table.passes, {
    name: kind,
    facts: () => ({ about, enemy: enemy?.id ?? -1, n, ...(of !== n && { of }) }),
    rule: trigger === 'damage-coming' ? 'FW-HP-1' : 'FW-R-20',
    seats: seatsFrom(state, Math.max(0, state.fight.active)),
    until: 'turn-end',
    options: (seat: Seat) => playable(state, seat, trigger, happening),
    *play(seat: Seat, card: number): Rule<'close' | 'go-on'> {
      yield* playInterrupt(table, seat, card, happening);
      return 'go-on';
    },
  });
}

/** FW-DECK-7, FW-DECK-11, FW-ACT-11. What changes a roll changes the one that is being made. */
function* playInterrupt(table: Table, seat: Seat, card: number, happening: Happening): Rule {
  const { sections } = useOf(card)!;
  const { about, enemy, roll, deck, situation, answer = noAnswer() } = happening;
  const section = yield* chooseSection(table, seat, card, sections, { ...situation, seat });
  playCard(table, seat, card, section, 'FW-DECK-10');
  yield* resolveNow(table, sections[section]!, { seat, card, about, enemy: enemy ?? null, roll: roll ?? null, deck: deck ?? null, answer });
}

export function* chooseSection(table: Table, seat: Seat, card: number, sections: readonly Section[], situation: Situation): Rule<number> {
  const options = open(table.state, sections, situation).map(sectionOption);
  return yield* chooseOne({ seat, kind: 'choose-section', rule: 'FW-DECK-7', options, facts: { card } });
}

/** Words of the roll in the making are added to it, the others are carried out at once. */
function* resolveNow(table: Table, { effects }: Section, occasion: Occasion): Rule {
  const { roll, card } = occasion;
  if (!roll) {
    yield* applyEffects(table, effects, occasion);
    return;
  }
  const waiting = roll.after.length;
  addTo(roll, effects, card);
  const now = roll.after.splice(waiting);
  yield* applyEffects(
    table,
    now.map(one => one.effect),
    occasion,
  );
}

export const openSections = open;
