/** The action phase: what may be done, and how. FW-ACT-1..16, FW-ALERT-5, FW-ALERT-9..18, FW-R-21..23, FW-R-69. */
import { type Option, option, type Rule, type Seat } from '@quarry/kernel';
import { actionCard, box, cardOption, nameOf, specialCard } from '../content/box.ts';
import type { ActionKind, Dice } from '../content/kinds.ts';
import type { InterruptCard } from '../content/types.ts';
import { type Act, chooseOne } from '../decisions.ts';
import { playCard, shakeOff } from '../deeds/cards.ts';
import { goTo, placeDistraction } from '../deeds/fight.ts';
import { beginAction, beginCardAction, rest } from '../deeds/marshals.ts';
import { applyEffects, isPossible } from '../effects/vocabulary.ts';
import type { Table } from '../events.ts';
import { noAnswer, type Occasion } from '../in-the-making.ts';
import { canStand, fieldIn, isForbidden, isSolo, marshalOf } from '../questions.ts';
import type { WestRefused } from '../refusals.ts';
import type { State } from '../state.ts';
import { moveAlert, moveThreat } from './alert.ts';
import { attack, canAttack, reachOf } from './attack.ts';
import { interact, interactable, isLoudBrief } from './brief-rules.ts';
import { exitsBy, payExit } from './injuries.ts';
import { sneak, sprint, squareOption, stepsOf } from './moving.ts';
import { canPlaceTrap, placeOwnTrap, trapOption, triggerable, triggerTraps } from './traps.ts';
import { chooseSection, interrupts, openSections } from './windows.ts';

const ALWAYS: readonly ActionKind[] = ['sneak', 'sprint', 'melee-attack', 'ranged-attack', 'place-trap', 'trigger-trap', 'interact'];

/** FW-R-69: whether an action would do anything at all. */
export function canDo(state: State, seat: Seat, action: ActionKind): boolean {
  if (isForbidden(state, seat, action)) return false;
  switch (action) {
    case 'sneak':
      return stepsOf(state, seat).length > 0;
    case 'sprint':
      return marshalOf(state, seat).condition !== 'adhesive' && stepsOf(state, seat).length > 0;
    case 'melee-attack':
      return canAttack(state, seat, 'melee');
    case 'ranged-attack':
      return canAttack(state, seat, 'ranged');
    case 'place-trap':
      return canPlaceTrap(state, seat);
    case 'trigger-trap':
      return triggerable(state, seat, reachOf(state, seat, 'ranged')).length > 0;
    case 'interact':
      return interactable(state, seat).length > 0;
  }
}

interface How {
  readonly isFree: boolean;
  readonly isOwnPhase: boolean;
  readonly dice?: Dice | undefined;
}

const CLAUSES: Readonly<Record<ActionKind, string>> = {
  sneak: 'FW-ACT-4',
  sprint: 'FW-ACT-5',
  'melee-attack': 'FW-ACT-6',
  'ranged-attack': 'FW-ACT-7',
  'place-trap': 'FW-ACT-8',
  'trigger-trap': 'FW-ACT-9',
  interact: 'FW-R-86',
};

/** One action whole; then the threat token of whoever was hidden and still is (FW-ALERT-5, FW-R-22). */
export function* perform(table: Table, seat: Seat, action: ActionKind, how: How): Rule {
  const { state } = table;
  const wasHidden = marshalOf(state, seat).isHidden;
  const feature = action === 'interact' ? yield* chooseFeature(table, seat) : -1;
  beginAction(table, seat, action, how.isFree, how.isOwnPhase, feature, CLAUSES[action]);
  const isQuiet = yield* carryOut(table, seat, action, feature, how.dice);
  if (wasHidden && !isQuiet) yield* moveThreat(table, seat, 1, 'FW-ALERT-5');
}

/** Whether it leaves the threat token where it is. */
function* carryOut(table: Table, seat: Seat, action: ActionKind, feature: number, dice: Dice | undefined): Rule<boolean> {
  const { state } = table;
  switch (action) {
    case 'sneak':
      yield* sneak(table, seat);
      return true;
    case 'sprint':
      yield* sprint(table, seat);
      return false;
    case 'melee-attack':
      return (yield* attack(table, seat, 'melee', { dice })).noThreat;
    case 'ranged-attack':
      return (yield* attack(table, seat, 'ranged', { dice })).noThreat;
    case 'place-trap':
      yield* placeOwnTrap(table, seat);
      return false;
    case 'trigger-trap': {
      const options = () => triggerable(state, seat, reachOf(state, seat, 'ranged')).map(trapOption);
      yield* triggerTraps(table, [yield* chooseOne({ seat, kind: 'trigger-trap', rule: 'FW-TRAP-8', options })], 'FW-TRAP-8');
      return false;
    }
    case 'interact':
      yield* interact(table, seat, state.fight.features.find(one => one.id === feature)!);
      if (isLoudBrief(state)) yield* moveAlert(table, 1, 'FW-R-86');
      return false;
  }
}

function* chooseFeature({ state }: Table, seat: Seat): Rule<number> {
  const options = interactable(state, seat).map(one => option(`feature-${one.id}`, one.id, { kind: 'feature', id: one.id }));
  return yield* chooseOne({ seat, kind: 'interact', rule: 'FW-R-86', options });
}

// Cards that are played as actions

type CardUse = Pick<InterruptCard, 'sections' | 'alert'>;
const actionUse = box.derive<CardUse | null>(({ no, sort }) => {
  if (sort === 'special') {
    const { use } = specialCard(no);
    return use.on === 'action' ? use : null;
  }
  if (sort !== 'action') return null;
  const card = actionCard(no);
  return card.kind === 'interrupt' && card.on === 'action' ? card : null;
});

const occasionOf = (seat: Seat, card: number): Occasion => ({
  seat,
  card,
  about: seat,
  enemy: null,
  roll: null,
  deck: null,
  answer: noAnswer(),
});

/** FW-ACT-10, FW-R-21: identity is the card's name; it must be able to do something (FW-R-69). */
function playableActions(state: State, seat: Seat): Option<Act>[] {
  const marshal = marshalOf(state, seat);
  return marshal.hand.flatMap(card => {
    const use = actionUse(card);
    if (!use || marshal.done.includes(nameOf(card))) return [];
    const isUseful = openSections(state, use.sections, { seat }).some(i =>
      use.sections[i]!.effects.some(effect => isPossible(state, effect, occasionOf(seat, card))),
    );
    return isUseful ? [{ ...cardOption(card), value: { act: 'card', card } as const }] : [];
  });
}

function* playAction(table: Table, seat: Seat, card: number): Rule {
  const { state } = table;
  const { sections, alert } = actionUse(card)!;
  const wasHidden = marshalOf(state, seat).isHidden;
  const section = yield* chooseSection(table, seat, card, sections, { seat });
  beginCardAction(table, seat, card, nameOf(card));
  playCard(table, seat, card, section, 'FW-ACT-10');
  yield* applyEffects(table, sections[section]!.effects, occasionOf(seat, card));
  if (alert) yield* moveAlert(table, 1, 'FW-ALERT-12');
  if (wasHidden) yield* moveThreat(table, seat, 1, 'FW-ALERT-5');
}

// The phase

/** FW-SOLO-5: once in a turn, while tokens are left. */
const canDistract = (state: State, seat: Seat): boolean =>
  isSolo(state) && state.fight.soloTokens > 0 && !marshalOf(state, seat).usedThisTurn.includes('distraction');

function options(state: State, seat: Seat): Option<Act>[] {
  const marshal = marshalOf(state, seat);
  const hasLeft = marshal.counted < 2;
  const actions = hasLeft ? ALWAYS.filter(action => !marshal.done.includes(action) && canDo(state, seat, action)) : [];
  return [
    ...actions.map(action => option(action, { act: 'action', action } as Act, { kind: 'action', id: action })),
    ...(hasLeft ? playableActions(state, seat) : []),
    ...exitsBy(state, seat, hasLeft).map(card => option<Act>(`shake-off-${card}`, { act: 'shake-off', card }, { kind: 'card', id: card })),
    ...(canDistract(state, seat) ? [option<Act>('distract', { act: 'distract' })] : []),
    option('end', { act: 'end' }),
  ];
}

/** FW-ACT-1 to FW-ACT-3: one thing at a time, until the player ends the phase. */
export function* act(table: Table): Rule {
  const { state } = table;
  const seat = state.fight.active;
  const not = (): WestRefused[] => notOffered(state, seat);
  const chosen = yield* chooseOne({ seat, kind: 'act', rule: 'FW-ACT-1', options: () => options(state, seat), not });
  if (chosen.act === 'action') yield* perform(table, seat, chosen.action, { isFree: false, isOwnPhase: true });
  if (chosen.act === 'card') yield* playAction(table, seat, chosen.card);
  if (chosen.act === 'shake-off') yield* shakeOffBy(table, seat, chosen.card);
  if (chosen.act === 'distract') yield* distract(table, seat);
  if (chosen.act === 'end') goTo(table, 'end-actions');
}

function* distract(table: Table, seat: Seat): Rule {
  const { state } = table;
  const near = fieldIn(state).area.within(marshalOf(state, seat).square, 2);
  const options = () => near.filter(square => canStand(state, square)).map(squareOption);
  placeDistraction(table, seat, yield* chooseOne({ seat, kind: 'distract', rule: 'FW-SOLO-5', options }));
}

/** FW-INJ-6: by an action, which moves the threat token like any other, or by two cards. */
function* shakeOffBy(table: Table, seat: Seat, card: number): Rule {
  const isAction = yield* payExit(table, seat, card);
  shakeOff(table, seat, card);
  if (isAction) yield* moveThreat(table, seat, 1, 'FW-ALERT-5');
}

/** FW-ALERT-9, FW-ALERT-18, FW-R-84: whoever did nothing, or only sneaked, and is hidden, moves up one. */
export function* endActions(table: Table): Rule {
  const { state } = table;
  const seat = state.fight.active;
  const marshal = marshalOf(state, seat);
  yield* interrupts(table, 'action-phase-end', { about: seat });
  if (marshal.done.length === 0) rest(table, seat);
  if (marshal.done.every(one => one === 'sneak')) yield* moveThreat(table, seat, 1, 'FW-ALERT-9');
  goTo(table, 'command');
}

/** What a player would look for, and why it is not there. */
function notOffered(state: State, seat: Seat): WestRefused[] {
  const marshal = marshalOf(state, seat);
  return ALWAYS.flatMap((action): WestRefused[] => {
    const about = [{ kind: 'action', id: action }];
    if (marshal.done.includes(action)) return [{ about, why: 'FW-ACT-2', facts: { reason: 'done-already', action } }];
    if (marshal.counted >= 2) return [{ about, why: 'FW-ACT-1', facts: { reason: 'two-actions' } }];
    if (canDo(state, seat, action)) return [];
    if (isForbidden(state, seat, action)) return [{ about, why: 'FW-INJ-5', facts: { reason: 'injured', action } }];
    if (action === 'sprint' && marshal.condition === 'adhesive') return [{ about, why: 'FW-CCON-2', facts: { reason: 'adhesive' } }];
    if (action === 'interact') return [];
    return [{ about, why: 'FW-R-69', facts: { reason: 'nothing-there', action } }];
  });
}
