/** Machines by name, also of those that have left the table: killed, escaped, or cleared away with their encounter. */
import { plural, sayList } from '@quarry/kernel';
import { eventCard, trackingCard } from '../content/box.ts';
import { ENEMIES } from '../content/enemies.ts';
import { ENEMY_TYPES, type EnemyType } from '../content/kinds.ts';
import { mapOf } from '../content/maps.ts';
import { sideOf } from '../questions.ts';
import { theEnemy } from '../sentences/names.ts';
import type { View } from '../state.ts';

/** An encounter as it was picked: its tracking card, and its event (-1 if there is none). */
export interface Picks {
  readonly card: number;
  readonly event: number;
}

/** The types of the machines that an encounter begins with, by number; an event may bring one more. */
function typesIn({ card, event }: Picks, { hunters }: Pick<View, 'hunters'>): EnemyType[] {
  if (card < 0) return [];
  const printed = trackingCard(card);
  const { spawns } = mapOf(printed, sideOf({ hunters }));
  const joining = event < 0 ? [] : (eventCard(event).when ?? []).flatMap(one => one.effects);
  return [
    ...spawns.A.map(() => printed.enemies.A),
    ...spawns.B.map(() => printed.enemies.B),
    ...joining.flatMap(effect => (effect.do === 'spawn-enemy' ? [effect.type] : [])),
  ];
}

/** Who the machines of an encounter were, by number. */
export function namesIn(picks: Picks, view: Pick<View, 'hunters'>): string[] {
  return typesIn(picks, view).map(type => ENEMIES[ENEMY_TYPES.indexOf(type)]!.name);
}

/** The name without a number. */
export function kindOf(view: View, id: number): string {
  const enemy = view.enemies[id];
  return enemy ? ENEMIES[enemy.type]!.name : (namesIn(view, view)[id] ?? 'machine');
}

/** A machine in play as the log names it, one that is gone as `a Watcher`. */
export const machineCalled = (view: View, id: number): string =>
  view.enemies[id]?.status === 'in-play' ? theEnemy(view, id) : `a ${kindOf(view, id)}`;

/** `a Watcher and 2 Striders`. */
export function counted(names: readonly string[]): string {
  const many = (name: string): number => names.filter(one => one === name).length;
  return sayList([...new Set(names)].map(name => (many(name) === 1 ? `a ${name}` : plural(many(name), name))));
}
