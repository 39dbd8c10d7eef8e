/** What others have done in their turns, as it was told: which cards they played, what that woke, and what it came to. Pure; events that this screen does not know are passed over. */
import type { Seat } from '@quarry/kernel';
import type { Line } from '@quarry/protocol';
import type { PrimalEvent } from '../../events.ts';

/** One card that lay face up in a turn. */
export interface Step {
  readonly is: 'played' | 'woke' | 'attrition';
  readonly card: number;
  /** Damage to the beast. */
  readonly dealt: number;
  /** Damage to hunters. */
  readonly hurt: readonly { readonly seat: Seat; readonly damage: number }[];
}
export interface Turn {
  readonly seat: Seat;
  readonly steps: readonly Step[];
}

const begun = (is: Step['is'], card: number): Step => ({ is, card, dealt: 0, hurt: [] });

function after(steps: readonly Step[], event: PrimalEvent): readonly Step[] {
  const last = steps.at(-1);
  const lately = (more: Partial<Step>): readonly Step[] => (last ? [...steps.slice(0, -1), { ...last, ...more }] : steps);
  switch (event.type) {
    case 'card-played':
      return [...steps, begun('played', event.card)];
    case 'behaviour-revealed':
      return [...steps, begun('woke', event.card)];
    case 'attrition-failed':
      return [...steps, begun('attrition', event.card)];
    case 'damage-dealt':
      return lately({ dealt: (last?.dealt ?? 0) + event.damage });
    case 'suffered':
      return lately({ hurt: [...(last?.hurt ?? []), { seat: event.seat, damage: event.damage }] });
    default:
      return steps;
  }
}

function turnsIn(told: readonly Line[]): readonly Turn[] {
  const turns: { readonly seat: Seat; steps: readonly Step[] }[] = [];
  for (const line of told) {
    const event = { ...line.event, type: line.type } as PrimalEvent;
    const turn = turns.at(-1);
    if (event.type === 'turn-begun') turns.push({ seat: event.seat, steps: [] });
    else if (turn) turn.steps = after(turn.steps, event);
  }
  return turns;
}

/** What cards came to that a hunter has played in the turn that goes on: the damage of each, and what it woke. */
export function cameOfCards(
  told: readonly Line[],
  seat: Seat,
): ReadonlyMap<number, { readonly dealt: number; readonly woke: readonly number[] }> {
  const came = new Map<number, { dealt: number; woke: readonly number[] }>();
  const turn = turnsIn(told).at(-1);
  let card = -1;
  for (const step of turn?.seat === seat ? turn.steps : []) {
    if (step.is === 'played') card = step.card;
    const before = came.get(card) ?? { dealt: 0, woke: [] };
    if (step.is !== 'attrition')
      came.set(card, { dealt: before.dealt + step.dealt, woke: step.is === 'woke' ? [...before.woke, step.card] : before.woke });
  }
  return came;
}

/** The last turn of each of the others, the latest last. */
export function lastTurns(told: readonly Line[], own: Seat | null): readonly Turn[] {
  const others = turnsIn(told).filter(({ seat }) => seat !== own);
  return others.filter((turn, i) => others.findLastIndex(({ seat }) => seat === turn.seat) === i);
}
