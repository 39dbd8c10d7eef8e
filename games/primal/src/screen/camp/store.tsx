/** What a hunter has to make things of: each material with its number, and those that are missing hollow. */
import type { ReactElement } from 'react';
import { ELEMENTS, MATERIALS, PLANTS, RESOURCES, type Resource } from '../../content/kinds.ts';
import { RESOURCE_NAMES } from '../../content/names.ts';

const SHELVES: readonly (readonly [name: string, kinds: readonly Resource[]])[] = [
  ['Parts', MATERIALS],
  ['Elements', ELEMENTS],
  ['Herbs', PLANTS],
];

export function Store({ held }: { readonly held: readonly number[] }): ReactElement {
  return (
    <dl className="pa-store">
      {SHELVES.map(([name, kinds]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {kinds.map(kind => {
              const n = held[RESOURCES.indexOf(kind)] ?? 0;
              return (
                <span key={kind} className={n > 0 ? undefined : 'is-none'}>
                  <b>{n}</b> {RESOURCE_NAMES[kind]}
                </span>
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
