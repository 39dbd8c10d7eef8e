/** Ground farther off than the map reaches, for whoever is asked about it: it is drawn as long as one may choose it. */
import type { Asked } from '@quarry/protocol';
import { rimCell, type sketch } from '../../sentences/sketch.ts';
import type { View } from '../../state.ts';

type Cells = ReturnType<typeof sketch>['cells'];

export function withFarOff(cells: Cells, view: View, asked: Pick<Asked, 'options'> | null): Cells {
  const drawn = new Set(cells.map(({ ref }) => Number(ref.id)));
  const about = (asked?.options ?? []).flatMap(one => one.about).filter(({ kind }) => kind === 'hex');
  const far = [...new Set(about.map(({ id }) => Number(id)))].filter(hex => !drawn.has(hex));
  return [...cells, ...far.map(hex => rimCell(view, hex))];
}
