/** Which place one looks at. */
import { ownIn, type Table } from './names.ts';

/** The hex that is looked at, or on which what is looked at stands; the own one if nothing is. */
export function hexLookedAt(table: Table): number | null {
  const { inspected, view } = table;
  const own = ownIn(table);
  const home = own === null ? (view.tiles[0]?.hex ?? null) : view.characters[own]!.hex;
  if (!inspected) return home;
  const no = Number(inspected.id);
  switch (inspected.kind) {
    case 'character':
      return view.characters[no]?.hex ?? home;
    case 'enemy':
      return view.enemies.find(({ id }) => id === no)?.hex ?? home;
    case 'merchant':
      return view.merchants[no]?.hex ?? home;
    case 'figure':
      return view.figures.find(({ id }) => id === no)?.hex ?? home;
    case 'card':
    case 'action':
      return home;
    default:
      return Number.isInteger(no) ? no : home;
  }
}
