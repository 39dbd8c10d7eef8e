/** The picture of a great name, for the card with which they enter. */
import type { Ref } from '@quarry/kernel';
import type { ReactElement } from 'react';
import type { View } from '../state.ts';
import { crimPrinted, slateIn } from './names.ts';
import { Bust } from './portraits/portrait.tsx';

export function Entering({ about, view }: { readonly about: Ref; readonly view: View }): ReactElement | null {
  const crim = about.kind === 'crim' ? view.crims.find(one => one.no === about.id) : undefined;
  const hunter = about.kind === 'hunter' ? view.hunters[Number(about.id)] : undefined;
  const found = (crim && crimPrinted(crim.card)) ?? (hunter && slateIn(hunter));
  return found ? (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <Bust id={found.id} name={found.name} />
    </svg>
  ) : null;
}
