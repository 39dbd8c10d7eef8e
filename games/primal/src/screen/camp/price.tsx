/** What something takes, part by part: those that are there filled, those that are missing dashed and named. */
import type { ReactElement } from 'react';
import { RESOURCES } from '../../content/kinds.ts';
import { RESOURCE_NAMES } from '../../content/names.ts';

interface Part {
  readonly name: string;
  readonly n: number;
}

/** `It takes 1 fire and 1 hide, and you cannot pay that.` */
export const TAKES = /^It takes (.+?), and (?:you cannot|some of it)/;

/** `1 fire, 1 blood and 1 fang` */
export const partsIn = (says: string): readonly Part[] =>
  [...says.matchAll(/(\d+) ([a-z]+)/g)].map(([, n, name]) => ({ n: Number(n), name: name! }));

const heldOf = (name: string, held: readonly number[]): number => held[RESOURCES.findIndex(one => RESOURCE_NAMES[one] === name)] ?? 0;

export function Price({ parts, held }: { readonly parts: readonly Part[]; readonly held: readonly number[] }): ReactElement | null {
  if (parts.length === 0) return null;
  return (
    <span className="pa-price">
      {parts.map(({ name, n }) => {
        const lacks = Math.max(0, n - heldOf(name, held));
        return (
          <span key={name} className={lacks > 0 ? 'is-missing' : undefined}>
            {lacks > 0 ? `${lacks} ${name} missing` : `${n} ${name}`}
          </span>
        );
      })}
    </span>
  );
}
