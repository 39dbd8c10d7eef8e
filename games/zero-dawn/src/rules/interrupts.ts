/**
 * Interrupts: when they are offered, to whom, in which order. Clauses ZD-INT-1..6, ruling ZD-R-141.
 * Texts that speak without being played are in triggers.ts.
 */

import { clockwiseFrom, type Odds, type Option, type Rule, type Seat } from '@quarry/kernel';
import { actionCard, cardOption, interruptMoment } from '../content/box.ts';
import type { Condition } from '../content/kinds.ts';
import type { MomentName } from '../content/types.ts';
import { type DecisionFacts, type EvadeRolled, offer, type WindowKind } from '../decisions.ts';
import { layOnDiscard, playCard } from '../deeds.ts';
import { addToAttack, addToEvade, resolveEffects } from '../effects/vocabulary.ts';
import type { Table } from '../events.ts';
import type { Attack, Evade, Occasion } from '../in-the-making.ts';
import type { EnemyState, State } from '../state.ts';

/** Under which name a window is open, and what those who are asked may know of the occasion. */
type Said = { readonly [Kind in WindowKind]: { readonly name: Kind; readonly facts: () => DecisionFacts[Kind] } }[WindowKind];

/** What the window is about. `who` says at which moment each seat stands; every seat may also use what is playable at any time. */
interface Occurrence {
  readonly said: Said;
  readonly who: (seat: Seat) => MomentName | null;
  readonly enemy?: EnemyState;
  readonly attack?: Attack;
  readonly evade?: Evade;
  /** What a card played now would lead to; null: no card. */
  readonly odds?: (card: number | null) => Odds;
}

const none: readonly Option<number>[] = [];
const nobody = (): null => null;

/** ZD-INT-1, ZD-INT-2, ZD-INT-6, ZD-R-50: what this seat could play now. */
function playable(state: State, seat: Seat, moment: MomentName | null): readonly Option<number>[] {
  const hunter = state.hunters[seat]!;
  if (!hunter.isUp || hunter.shock > 0) return none;
  let options: Option<number>[] | null = null;
  for (const card of hunter.hand) {
    const when = interruptMoment(card);
    if (when && (when === moment || when === 'any-time')) {
      options ??= [];
      options.push(cardOption(card));
    }
  }
  return options ?? none;
}

/** Whether anybody could play anything now: most of the time nobody can, and then no window is opened. */
function canAnybody(state: State, who: Occurrence['who']): boolean {
  for (let seat = 0; seat < state.hunters.length; seat++) {
    const { isUp, shock, hand } = state.hunters[seat]!;
    if (!isUp || shock > 0) continue;
    const moment = who(seat);
    for (let i = 0; i < hand.length; i++) {
      const when = interruptMoment(hand[i]!);
      if (when !== null && (when === moment || when === 'any-time')) return true;
    }
  }
  return false;
}

/** A rule that is over before it begins. */
const nothing: Rule = (function* (): Rule {})();
nothing.next();

/** ZD-R-141: the active player first, then clockwise, until all pass in a row. */
function* window(table: Table, occurrence: Occurrence): Rule<'close' | 'go-on'> {
  const { state } = table;
  const { who } = occurrence;
  if (!canAnybody(state, who)) {
    table.passes.wentBy += 1;
    return 'go-on';
  }
  return yield* offer<number>(table.passes, {
    ...occurrence.said,
    rule: 'ZD-R-141',
    seats: clockwiseFrom(state.active, state.hunters.length),
    until: 'turn-end',
    options: seat => playable(state, seat, who(seat)),
    ...(occurrence.odds && { odds: (seat, one) => (who(seat) === null ? {} : occurrence.odds!(one.value)) }),
    play: (seat, card) => playInterrupt(table, seat, card, occurrence),
  });
}

/** ZD-INT-5, ZD-R-32: costs no action; goes to the discard pile right after it is resolved. */
function* playInterrupt(table: Table, seat: Seat, no: number, { enemy, attack, evade }: Occurrence): Rule<'close' | 'go-on'> {
  const card = actionCard(no);
  if (card.type !== 'interrupt') return 'go-on';
  playCard(table, seat, no, 'ZD-INT-1');
  const isOwnMoment = card.when !== 'any-time';
  if (attack && isOwnMoment) yield* addToAttack(table, attack, card.effects, no, seat);
  else if (evade && isOwnMoment) yield* addToEvade(table, evade, card.effects, no);
  else {
    const occasion: Occasion = { seat, source: no, enemy: enemy ?? null, attack: null, evade: null };
    yield* resolveEffects(table, occasion, card.effects);
  }
  layOnDiscard(table, seat, no, 'ZD-R-32');
  return evade?.isIgnored ? 'close' : 'go-on';
}

/** The fixed points for interrupts that name no event: before and after each action, activation, attack and evade roll. */
export function anyTime(table: Table): Rule {
  if (canAnybody(table.state, nobody)) return anyTimeWindow(table);
  table.passes.wentBy += 1;
  return nothing;
}

const anyTimeSaid: Said = { name: 'play-any-time', facts: () => ({}) };

function* anyTimeWindow(table: Table): Rule {
  yield* window(table, { said: anyTimeSaid, who: nobody });
}

/** While a hunter's attack is being made, cards are played on it. */
export function* duringAttack(table: Table, attack: Attack): Rule {
  const own: MomentName = attack.kind === 'trap' ? 'trap-sprung' : 'own-attack';
  const { target, seat: hunter } = attack;
  yield* window(table, {
    said: { name: 'play-on-attack', facts: () => ({ enemy: target.id, hunter }) },
    who: seat => (seat === hunter ? own : 'ally-attack'),
    enemy: target,
    attack,
  });
}

/** A moment that concerns one hunter. */
type Moment =
  | {
      readonly moment: 'attacked' | 'damaged' | 'evaded';
      readonly enemy: EnemyState;
      readonly evade: Evade;
      readonly odds?: NonNullable<Occurrence['odds']>;
    }
  | { readonly moment: 'evade-rolled'; readonly enemy: EnemyState; readonly evade: Evade; readonly rolled: () => EvadeRolled }
  | { readonly moment: 'enemy-killed' | 'component-destroyed'; readonly enemy: EnemyState }
  /** What that enemy has just begun to suffer. */
  | { readonly moment: 'condition-inflicted'; readonly enemy: EnemyState; readonly condition: Condition };

function saidOf(at: Moment): Said {
  const enemy = at.enemy.id;
  switch (at.moment) {
    case 'enemy-killed':
    case 'component-destroyed':
      return { name: `play-when-${at.moment}`, facts: () => ({ enemy }) };
    case 'condition-inflicted':
      return { name: 'play-when-condition-inflicted', facts: () => ({ enemy, condition: at.condition }) };
    case 'evade-rolled':
      return { name: 'play-when-evade-rolled', facts: () => ({ ...at.rolled(), hunter: at.evade.seat }) };
    default:
      return { name: `play-when-${at.moment}`, facts: () => ({ enemy, hunter: at.evade.seat }) };
  }
}

export function* atMoment(table: Table, seat: Seat, at: Moment): Rule<'close' | 'go-on'> {
  return yield* window(table, { ...at, said: saidOf(at), who: other => (other === seat ? at.moment : null) });
}
