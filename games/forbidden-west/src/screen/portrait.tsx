/** The picture of something great, for the card with which it enters. */
import type { Ref } from '@quarry/kernel';
import type { ReactElement } from 'react';
import { CHARACTER_NAMES } from '../content/names.ts';
import { typeName } from '../sentences/names.ts';
import type { View } from '../state.ts';
import { Figure } from './figures/figure.tsx';
import { enemyIn, typeOf } from './names.ts';

export function Portrait({ about, view }: { readonly about: Ref; readonly view: View }): ReactElement | null {
  const enemy = enemyIn(view, about);
  const marshal = about.kind === 'seat' ? view.party.marshals[Number(about.id)] : undefined;
  const [id, name] = enemy
    ? [typeOf(enemy), typeName(enemy.type)]
    : marshal
      ? [marshal.character, CHARACTER_NAMES[marshal.character]]
      : ['', ''];
  return id === '' ? null : (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <Figure id={id} name={name} />
    </svg>
  );
}
