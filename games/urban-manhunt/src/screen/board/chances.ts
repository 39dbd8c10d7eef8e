/** The chances that are written at a model: of hitting and eliminating it, and of being hit by it, as the game tells them. */
import type { Ref } from '@quarry/kernel';
import type { SeenIntent } from '@quarry/protocol';
import type { CrimFacts } from '../../sentences/intents.ts';
import { type Attacking, attackAsked, attackTold } from '../../telling/attacking.ts';
import { crimRef, hunterRef, type Table } from '../names.ts';
import { toldIn } from '../staged.ts';

export interface Chances {
  /** In per cent; null where there is no such attack. */
  readonly hit: number | null;
  readonly kill: number | null;
  readonly hitsYou: number | null;
}

/** What is told of a crim beside the words. */
export const factsIn = (intent: SeenIntent | null | undefined): Partial<CrimFacts> => (intent?.facts ?? {}) as Partial<CrimFacts>;

/** With the attack that is being made, or else with the best of those that reach. */
export function chancesOf(intent: SeenIntent | null | undefined, asked: Table['asked']): Chances {
  const { attacks = [], hit = [], kill = [], hitsYou } = factsIn(intent);
  const chosen = asked?.kind === 'choose-target' ? attacks.indexOf(String(asked.facts?.['attack'] ?? '')) : indexOfMost(kill, hit);
  return { hit: hit[chosen] ?? null, kill: kill[chosen] ?? null, hitsYou: hitsYou ?? null };
}

type Looking = Pick<Table, 'intent' | 'asked' | 'now' | 'seat'>;

/** By what is told or asked now; null if it attacks somebody else, or nobody. */
export const attackingIn = ({ asked, now, seat }: Pick<Looking, 'asked' | 'now' | 'seat'>, { id }: Ref): Attacking | null =>
  now ? attackTold(toldIn(now), id, seat) : attackAsked(asked?.facts ?? {}, id, seat);

/** Whether a crim attacks whoever looks: it is about to, or it does so now, until the wounds are counted. */
export const isDanger = (table: Looking, ref: Ref): boolean =>
  chancesOf(table.intent?.(ref), table.asked).hitsYou !== null || attackingIn(table, ref) !== null;

/** Whom a check that is asked about is against, and who makes it: both belong into one picture. */
export function meantIn({ asked, seat }: Pick<Table, 'asked' | 'seat'>): readonly Ref[] {
  const crim = asked?.facts?.['crim'];
  return typeof crim === 'number' && crim > 0 && seat !== null ? [crimRef(crim), hunterRef(seat)] : [];
}

function indexOfMost(first: readonly number[], second: readonly number[]): number {
  return first.reduce((best, _, i) => (best < 0 || worth(first, second, i) > worth(first, second, best) ? i : best), -1);
}
const worth = (first: readonly number[], second: readonly number[], i: number): number => first[i]! * 1000 + (second[i] ?? 0);
