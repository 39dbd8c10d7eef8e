/** The behaviour card that an enemy follows just now, or that was drawn for one, above the map. */
import type { ReactElement } from 'react';
import { fieldIn } from '../../questions.ts';
import type { EnemyView, View } from '../../state.ts';
import { BehaviourCard } from '../behaviour-card.tsx';
import { sortIn, type Table } from '../names.ts';
import { type Corner, cornerFor } from './corner.ts';

/** While an enemy follows a card it lies above the map, in the corner where it covers the least; and not at all while it would cover what is to be chosen. */
export default function InPlay({ table }: { readonly table: Table }): ReactElement | null {
  const shown = shownIn(table);
  if (!shown) return null;
  const { view, asked } = table;
  const corner = cornerIn(table, shown.enemy);
  if (!corner) return null;
  const isAskedOfMap = asked !== null && asked.kind !== DRAWN;
  const [high, side] = corner;
  const classes = ['fw-in-play', side === 'left' ? 'is-left' : '', high === 'bottom' ? 'is-low' : '', isAskedOfMap ? 'is-asked' : ''];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <BehaviourCard view={view} card={shown.card} enemy={shown.enemy} />
    </div>
  );
}

const DRAWN = 'play-when-behaviour-drawn';

/** Whoever is asked about a card that was drawn reads that one: nobody follows it yet. */
function shownIn({ view, asked }: Table): { readonly card: number; readonly enemy: EnemyView } | null {
  const { activation, enemies } = view.fight;
  if (!activation) return null;
  const drawn = asked?.kind === DRAWN ? Number(asked.facts?.['n'] ?? -1) : -1;
  const isDrawn = drawn >= 0 && sortIn(drawn) === 'behaviour';
  const card = isDrawn ? drawn : activation.card;
  const enemy = isDrawn ? enemies.find(one => one.isIn && one.type === activation.type) : enemies.find(one => one.id === activation.enemy);
  return card >= 0 && enemy ? { card, enemy } : null;
}

/** Squares that are asked for and whoever acts are not to be covered; nor, if it can be, are the others. */
function cornerIn({ view, asked }: Table, enemy: EnemyView): Corner | null {
  const { width, height } = fieldIn(view);
  const lit = asked?.options.flatMap(one => one.about.flatMap(({ kind, id }) => (kind === 'square' ? [Number(id)] : []))) ?? [];
  return cornerFor({ width, height }, lit.length > 0 ? [...lit, enemy.square] : [], [enemy.square, ...standing(view)]);
}
const standing = ({ fight, party }: View): number[] =>
  [...fight.enemies.filter(one => one.isIn), ...party.marshals].map(one => one.square).filter(at => at >= 0);
