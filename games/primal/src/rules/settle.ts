/**
 * How whatever waits is resolved: unleash, then stance, peril, behaviour, all others; equals as the players say. PA-PRIO-*, PA-STRUG-8, PA-BEH-6, PA-BEH-25. Each is a
 * scene of its own, and so is what is left once the group has refused a proposal (K-157): however long a chain is, little of it need be played again.
 */
import { type Option, option, type Rule, sameValue } from '@quarry/kernel';
import { cardOption } from '../content/box.ts';
import { chooseOne, chooseSome, type Trigger } from '../decisions.ts';
import * as cards from '../deeds/cards.ts';
import * as beast from '../deeds/monster.ts';
import type { Table } from '../events.ts';
import { isUp } from '../places.ts';
import { unleashAt } from '../questions.ts';
import type { Rest, State } from '../state.ts';
import { resolveText } from './abilities.ts';
import { resolveBehaviour, unleash } from './behaviour.ts';
import { type Hunt, handSizes, handsEmptied, isTooLong, ownerOf, priorityOf, type Waiting } from './chain.ts';
import { drawCards } from './decks.ts';
import { canAnswer, fallen } from './harm.ts';
import { askAnew, handOver, takeUp } from './links.ts';
import { feelGround } from './terrain.ts';
import { together } from './together.ts';
import { convert } from './wounds.ts';

/** What is left to be done of a step, by the name under which it is stored. */
export interface RestOfStep {
  readonly rest: Rest;
  readonly rule: (hunt: Hunt, about: number) => Rule;
}
interface Before {
  /** The sizes of hands before whatever came first. */
  readonly hands?: readonly number[];
  /** What the rest of the step is about. */
  readonly about?: number;
}
/** Until nothing waits, then the rest of the step. The last thing that a scene does. */
export function* settle(hunt: Hunt, { rest, rule }: RestOfStep, { hands = handSizes(hunt.state), about = -1 }: Before = {}): Rule {
  yield* lookRound(hunt, hands);
  if (hunt.waiting.length > 0) handOver(hunt, { rest, about });
  else yield* rule(hunt, about);
}

/** A scene: the next one of those that wait. */
export function* settleNext(table: Table): Rule {
  const { hunt, after, refused } = takeUp(table);
  const next = yield* chooseNext(hunt, refused, no => askAnew(hunt, after, [...refused, no]));
  const before = handSizes(hunt.state);
  yield* resolve(hunt, next);
  yield* lookRound(hunt, before);
  handOver(hunt, after);
}

/** What is due before anything else that waits, and what no longer waits. */
function* lookRound(hunt: Hunt, before: readonly number[]): Rule {
  yield* checkNumbers(hunt);
  handsEmptied(hunt, before);
  hunt.waiting = hunt.waiting.filter(one => isStillThere(hunt.state, one));
  if (hunt.waiting.length === 0 || !isTooLong(hunt)) return;
  beast.cutChain(hunt, hunt.waiting.length);
  hunt.waiting = [];
}

/** What follows from numbers alone: an unleash, a wound by a changed toughness (PA-STN-9), a fall by lost health (PA-KO-18). */
function* checkNumbers(hunt: Hunt): Rule {
  yield* checkStruggle(hunt);
  convert(hunt);
  yield* fallen(hunt);
}

/** PA-STRUG-1, PA-STRUG-4, PA-STRUG-8. */
function* checkStruggle(hunt: Hunt): Rule {
  while (hunt.hasGained) {
    hunt.hasGained = false;
    if (hunt.state.monster.struggle >= unleashAt(hunt.state)) yield* unleash(hunt);
  }
}

/** PA-BEH-20, PA-KO-19: what has left its slot, or whose owner has fallen, is not resolved. */
function isStillThere(state: State, one: Waiting): boolean {
  if (one.is !== 'behaviour') return one.owner < 0 || isUp(state, one.owner);
  const slot = state.monster.slots[one.slot]!;
  return slot.serial === one.serial && slot.down.length > 0;
}

/** What was refused goes by its place among those that are due; `refuses` ends the scene. */
function* chooseNext(hunt: Hunt, refused: readonly number[], refuses: (no: number) => never): Rule<Waiting> {
  const first = Math.min(...hunt.waiting.map(priorityOf));
  const due = earlierStance(hunt.waiting.filter(one => priorityOf(one) === first).filter(isNextDiscarded));
  const left = due.length === 1 ? [0] : [...due.keys()].filter(no => isFirstOfEquals(due, no) && !refused.includes(no));
  const next = due[left.length === 1 ? left[0]! : yield* ordered(hunt, due, left, refuses)]!;
  hunt.waiting = hunt.waiting.filter(one => one !== next);
  return next;
}

/** PA-R-8: of a hunter's cards that were discarded the first one comes first. */
const isNextDiscarded = (one: Waiting, i: number, due: readonly Waiting[]): boolean =>
  !isOfDiscarded(one) || due.findIndex(other => isOfDiscarded(other) && ownerOf(other) === ownerOf(one)) === i;
const isOfDiscarded = (one: Waiting): boolean => one.is === 'text' && one.ability.on === 'discarded';
/** PA-STN-11: what stances say when they are revealed comes in the order in which they were, and nobody is asked. */
function earlierStance(due: readonly Waiting[]): readonly Waiting[] {
  const [earliest, ...later] = due.filter(one => one.is === 'text' && one.ability.on === 'stance-revealed');
  return earliest ? due.filter(one => !later.includes(one)) : due;
}

/** PA-R-64: which of several that are the same in everything comes first makes no difference. */
const isFirstOfEquals = (due: readonly Waiting[], no: number): boolean => due.findIndex(other => sameValue(other, due[no]!)) === no;

/**
 * PA-BEH-6, PA-PRIO-5, PA-PLAY-12, PA-R-50: own cards by their hunter, everything else by the group; the place of the one that is chosen. Behaviours are never due beside
 * anything else.
 */
function* ordered(hunt: Hunt, due: readonly Waiting[], left: readonly number[], refuses: (no: number) => never): Rule<number> {
  const refusing = (options: readonly Option[]) => (key: string) => refuses(left[options.findIndex(one => one.key === key)]!);
  const slots = due.flatMap(one => (one.is === 'behaviour' ? [one.slot] : []));
  if (slots.length > 0) {
    const options = left.map(no => option(`slot-${slots[no]}`, slots[no]!, { kind: 'slot', id: slots[no]! }));
    const question = { kind: 'order-behaviours', rule: 'PA-BEH-6', options, facts: { slots }, refuses: refusing(options) } as const;
    return slots.indexOf(yield* together(hunt, question));
  }
  const options = left.map(no => triggerOption(due[no] as Triggered, no));
  const owner = ownerOf(due[0]!);
  const isOwn = owner >= 0 && owner === hunt.state.active && due.every(one => ownerOf(one) === owner);
  const { no } = isOwn
    ? yield* chooseOne({ seat: owner, kind: 'order-own', rule: 'PA-PLAY-12', options })
    : yield* together(hunt, { kind: 'order-triggers', rule: 'PA-PRIO-5', options, refuses: refusing(options) });
  return no;
}
type Triggered = Exclude<Waiting, { is: 'behaviour' }>;
function triggerOption(one: Triggered, no: number): Option<Trigger> {
  if (one.is === 'text') {
    const { card, index } = one;
    const about = card >= 0 ? [{ kind: 'card', id: card }] : [];
    return option<Trigger>(`text-${card}-${index}-${no}`, { is: 'text', no, card, ability: index }, ...about);
  }
  const is = one.is === 'ground' ? one.what : one.is;
  return option<Trigger>(`${is}-${no}`, { is, no, seat: one.owner }, { kind: 'seat', id: one.owner });
}

function* resolve(hunt: Hunt, one: Waiting): Rule {
  if (one.is === 'behaviour') hunt.behaviours += 1;
  else hunt.texts += 1;
  switch (one.is) {
    case 'behaviour':
      return yield* resolveBehaviour(hunt, one.slot, one.that);
    case 'text':
      return yield* resolveText(hunt, one);
    case 'berserk':
      return yield* drawCards(hunt, one.owner, 1, 'card', 'PA-KW-BERS-2');
    case 'resilience':
      return yield* answerHit(hunt, one.owner, one.held);
    case 'ground':
      return yield* feelGround(hunt, one.owner, one.what);
  }
}

/** PA-KW-RESIL-1 to PA-KW-RESIL-7. */
function* answerHit(hunt: Hunt, seat: number, held: readonly number[]): Rule {
  const { state } = hunt;
  const hunter = state.hunters[seat]!;
  const still = held.filter(card => hunter.hand.includes(card) && canAnswer(state, seat, card));
  // PA-R-30: whoever holds something is asked, be it without an answer.
  const isVeiled = state.isClosed && hunter.hand.length > 0;
  const options = still.map(cardOption);
  const shown = yield* chooseSome({ seat, kind: 'resilience', rule: 'PA-KW-RESIL-1', options, min: 0, max: options.length, isVeiled });
  for (const card of shown) {
    if (!isUp(state, seat)) return;
    cards.showResilience(hunt, seat, card);
    yield* drawCards(hunt, seat, 1, 'card', 'PA-KW-RESIL-1');
  }
}
