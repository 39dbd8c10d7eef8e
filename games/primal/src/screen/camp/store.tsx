/** What a hunter has to make things of: each material with its number, and those that are missing hollow. */
import type { ReactElement } from 'react';
import { ELEMENTS, MATERIALS, PLANTS, RESOURCES, type Resource } from '../../content/kinds.ts';
import { RESOURCE_NAMES } from '../../content/names.ts';

type Heap = readonly [name: string, kinds: readonly Resource[]];
/** What the smith works with, and the herbalist. */
export const FOR_FORGE: readonly Heap[] = [
  ['Parts', MATERIALS],
  ['Elements', ELEMENTS],
];
export const FOR_HERBS: readonly Heap[] = [['Herbs', PLANTS]];
const ALL: readonly Heap[] = [...FOR_FORGE, ...FOR_HERBS];

interface StoreProps {
  readonly held: readonly number[];
  readonly heaps?: readonly Heap[];
}

export function Store({ held, heaps = ALL }: StoreProps): ReactElement {
  return (
    <dl className="pa-store">
      {heaps.map(([name, kinds]) => (
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
