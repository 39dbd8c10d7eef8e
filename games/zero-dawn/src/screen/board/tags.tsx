/** What each machine is about to do, over everything that stands and is lit: beside its token, on nobody else's and on no other tag. */
import type { Ref } from '@quarry/kernel';
import { IntentTag, placeTags, type Stand, useWindow } from '@quarry/screen';
import type { ReactElement } from 'react';
import { enemyRef, hunterRef, isInPlay, printedEnemy, type Table } from '../names.ts';
import { drawnOf, HUNTER_RADIUS, radiusOf } from './geometry.ts';

interface Props {
  readonly table: Table;
  readonly letter: number;
  /** Where a model stands; null if it is not on the map. */
  readonly standOf: (ref: Ref) => Stand | null;
}

export function MachineTags({ table, letter, standOf }: Props): ReactElement {
  const window = useWindow();
  const { hunters, enemies } = table.view;
  const models = [
    ...hunters.map((_, seat) => ({ ref: hunterRef(seat), radius: HUNTER_RADIUS })),
    ...enemies.filter(isInPlay).map(one => ({ ref: enemyRef(one.id), radius: radiusOf(printedEnemy(one)) })),
  ].flatMap(({ ref, radius }) => {
    const stand = standOf(ref);
    const intent = table.intent?.(ref);
    return stand ? [{ ref, boxes: drawnOf(stand, radius, letter), lines: intent ? [intent.says] : [] }] : [];
  });
  const spots = placeTags(models, letter, [], Number.isFinite(window.width) ? window : undefined);
  return (
    <>
      {models.map(({ ref }, i) => {
        const spot = spots[i];
        return spot ? <IntentTag key={`${ref.kind} ${ref.id}`} table={table} about={ref} {...spot} size={letter} /> : null;
      })}
    </>
  );
}
