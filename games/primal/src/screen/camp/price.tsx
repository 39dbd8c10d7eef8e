/** What something takes, part by part: those that are there filled, those that are missing dashed and named. The same values as the sentence about it is made of. */
import type { ReactElement } from 'react';
import { isPiece } from '../../campaign/builds.ts';
import { partsOf } from '../../campaign/payments.ts';
import { isCard, potionCard, sortOf } from '../../content/box.ts';
import { RESOURCES, type Resource } from '../../content/kinds.ts';
import { RESOURCE_NAMES } from '../../content/names.ts';

/** What a card is made of, or brewed from; out of an older piece, or anew (-1). */
export function partsFor(card: number, from = -1): readonly Resource[] {
  if (!isCard(card)) return [];
  if (sortOf(card) === 'potion') return potionCard(card).price?.plants ?? [];
  return isPiece(card) ? partsOf(card, from) : [];
}

interface PriceProps {
  readonly parts: readonly Resource[];
  readonly held: readonly number[];
  /** It can be had all the same: something else pays for what is missing. */
  readonly isPayable?: boolean;
}

export function Price({ parts, held, isPayable = false }: PriceProps): ReactElement | null {
  if (parts.length === 0) return null;
  const kinds = [...new Set(parts)].map(kind => {
    const n = parts.filter(one => one === kind).length;
    return { kind, n, lacks: Math.max(0, n - (held[RESOURCES.indexOf(kind)] ?? 0)) };
  });
  return (
    <span className="pa-price">
      {kinds.map(({ kind, n, lacks }) => (
        <span key={kind} className={lacks === 0 ? undefined : isPayable ? 'is-swapped' : 'is-missing'}>
          {lacks > 0 && !isPayable ? `${lacks} ${RESOURCE_NAMES[kind]} missing` : `${n} ${RESOURCE_NAMES[kind]}`}
        </span>
      ))}
      {isPayable && kinds.some(({ lacks }) => lacks > 0) && <small>dashed: something else pays</small>}
    </span>
  );
}
