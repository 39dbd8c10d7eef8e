/** Where an action would leave the tokens of alert and threat, as printed: what cards and criticals change is not known before. FW-ALERT-5, FW-ALERT-9, FW-ALERT-12 to FW-ALERT-17. */
import type { Seat } from '@quarry/kernel';
import { actionCard, isCard, sortOf, specialCard } from '../content/box.ts';
import type { ActionKind } from '../content/kinds.ts';
import type { Act } from '../decisions.ts';
import { briefOf } from '../places.ts';
import { marshalOf } from '../questions.ts';
import type { View } from '../state.ts';

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
