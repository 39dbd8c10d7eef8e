/** Where an action would leave the tokens of alert and threat, as printed: what cards and criticals change is not known before. FW-ALERT-5, FW-ALERT-9, FW-ALERT-12 to FW-ALERT-17. */
import type { Seat } from '@quarry/kernel';
import { actionCard, isCard, sortOf, specialCard } from '../content/box.ts';
import type { ActionKind } from '../content/kinds.ts';
import type { Act, DecisionKind, Kept } from '../decisions.ts';
import { briefOf } from '../places.ts';
import { marshalOf } from '../questions.ts';
import type { MarshalView, View } from '../state.ts';

export interface Stealth {
  readonly alert: number;
  /** Of whoever acts; null while revealed. */
  readonly row: number | null;
}

/** Rows that an action moves the alert token down, and the threat token of a hidden character up. */
type Moves = readonly [alert: number, threat: number];

const MOVES: Readonly<Record<ActionKind, Moves>> = {
  sneak: [0, 0],
  sprint: [0, 1],
  'melee-attack': [1, 1],
  'ranged-attack': [1, 1],
  'place-trap': [0, 1],
  'trigger-trap': [1, 1],
  interact: [0, 1],
};

export function stealthAfter(view: View, seat: Seat, act: Act): Stealth {
  const { fight } = view;
  const { isHidden, row } = marshalOf(view, seat);
  const [down, up] = movesOf(view, seat, act);
  return { alert: Math.min(fight.rows, fight.alert + down), row: isHidden ? row - up : null };
}

/** FW-ALERT-6: whether it is seen there. */
export const isSeenBy = ({ alert, row }: Stealth): boolean => row !== null && row <= alert;

function movesOf(view: View, seat: Seat, act: Act): Moves {
  switch (act.act) {
    case 'action':
      return act.action === 'interact' && view.brief !== null && briefOf(view.brief).isLoud ? [1, 1] : MOVES[act.action];
    case 'card':
      return [isLoud(act.card) ? 1 : 0, 1];
    case 'shake-off':
    case 'distract':
      return [0, 0];
    case 'end':
      return [0, marshalOf(view, seat).done.every(one => one === 'sneak') ? 1 : 0];
  }
}

function isLoud(card: number): boolean {
  if (!isCard(card)) return false;
  if (sortOf(card) === 'special') {
    const { use } = specialCard(card);
    return use.on !== 'attack' && use.alert === true;
  }
  const printed = sortOf(card) === 'action' ? actionCard(card) : null;
  return printed?.kind === 'interrupt' && printed.alert === true;
}

// What a seat that is asked foresees

/** What is asked, and the option that is pointed at. */
interface Asking {
  readonly view: View;
  readonly seat: Seat | null;
  readonly asked: { readonly kind: string; readonly facts?: object | null | undefined } | null;
  readonly pointed: { readonly value?: unknown } | null;
}

const isAct = (value: unknown): value is Act => typeof value === 'object' && value !== null && 'act' in value;

/** What is asked within an attack, before the tokens move. */
const OF_ATTACK: readonly string[] = [
  'melee-move',
  'choose-target',
  'choose-part',
  'play-ability',
  'choose-section',
  'play-ammunition',
] satisfies DecisionKind[];

const isOfAttack = (facts: object | null | undefined): boolean => facts?.['of' as keyof typeof facts] === 'attack';

/** What is asked within the laying of a trap, and when one is sprung. */
const OF_TRAP: Readonly<Record<string, ActionKind>> = {
  'trap-square': 'place-trap',
  'trap-condition': 'place-trap',
  'trap-direction': 'place-trap',
  'trigger-trap': 'trigger-trap',
} satisfies { readonly [Kind in DecisionKind]?: ActionKind };

/** The action that is under way before the tokens move: it is named last of what was done. Steps of a sprint are asked in no other. */
function underWay({ kind, facts }: NonNullable<Asking['asked']>, last: string | undefined): ActionKind | null {
  if (kind === 'sprint' || kind === 'interact') return kind;
  if (OF_TRAP[kind] === last) return OF_TRAP[kind] ?? null;
  const isAttack = OF_ATTACK.includes(kind) || (kind === 'reroll' && isOfAttack(facts));
  return isAttack && (last === 'melee-attack' || last === 'ranged-attack') ? last : null;
}

/** What would be done, or is. */
function actIn({ asked, pointed }: Asking, { done }: MarshalView): Act | null {
  if (asked?.kind === 'act') return isAct(pointed?.value) ? pointed.value : null;
  const action = asked && underWay(asked, done.at(-1));
  return action && { act: 'action', action };
}

/** What cards that are already played keep where it is. */
function kept({ view, asked }: Asking, after: Stealth, { isHidden, row }: MarshalView): Stealth {
  const { keepsAlert, keepsThreat } = (asked?.facts ?? {}) as Partial<Kept>;
  return { alert: keepsAlert ? view.fight.alert : after.alert, row: keepsThreat && isHidden ? row : after.row };
}

/** Where eye and face would come to stand; null where nothing would change, or nothing is known of it. */
export function foreseen(asking: Asking): Stealth | null {
  const { view, seat } = asking;
  const marshal = seat === null ? undefined : view.party.marshals[seat];
  const act = marshal ? actIn(asking, marshal) : null;
  if (seat === null || !marshal || !act) return null;
  const after = kept(asking, stealthAfter(view, seat, act), marshal);
  return after.alert === view.fight.alert && after.row === (marshal.isHidden ? marshal.row : null) ? null : after;
}
