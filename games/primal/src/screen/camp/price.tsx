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
}

export function Price({ parts, held }: PriceProps): ReactElement | null {
  if (parts.length === 0) return null;
  return (
    <span className="pa-price">
      {[...new Set(parts)].map(kind => {
        const n = parts.filter(one => one === kind).length;
        const lacks = Math.max(0, n - (held[RESOURCES.indexOf(kind)] ?? 0));
        return (
          <span key={kind} className={lacks > 0 ? 'is-missing' : undefined}>
            {lacks > 0 ? `${lacks} ${RESOURCE_NAMES[kind]} missing` : `${n} ${RESOURCE_NAMES[kind]}`}
          </span>
        );
      })}
    </span>
  );
}
