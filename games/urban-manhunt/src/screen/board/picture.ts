/** What lies and stands in the zone, as the sketch has it, so that nobody is lost: whoever shares a spot, and whoever this screen does not know. */
import type { Sketch } from '@quarry/kernel';
import { sketch } from '../../sentences/sketch.ts';
import type { CrimView, View } from '../../state.ts';
import { crimPrinted } from '../names.ts';

type Piece = Sketch['pieces'][number];

export function pictureOf(view: View): Pick<Sketch, 'outlines' | 'pieces'> {
  const isKnown = ({ card }: CrimView): boolean => crimPrinted(card) !== null;
  const { outlines, pieces } = sketch({ ...view, crims: view.crims.filter(isKnown) });
  return { outlines, pieces: apart([...pieces, ...view.crims.filter(crim => !isKnown(crim)).map(strangerAt)]) };
}

/** A crim that this screen does not know still stands somewhere. */
function strangerAt({ no, x, y }: CrimView): Piece {
  const name = `Crim ${no}`;
  const says = `${name}, which this page does not know`;
  return { ref: { kind: 'crim', id: no }, x: x / 1000, y: y / 1000, r: 0.5, says, name, mark: `${no}`, side: 'theirs' };
}

/** Inches from one to the next, where several stand on one spot: each can be seen and pressed. */
const ASIDE = 0.7;

function apart(pieces: readonly Piece[]): Piece[] {
  const spot = ({ x, y }: Piece): string => `${x} ${y}`;
  const there = Map.groupBy(pieces, spot);
  return pieces.map(piece => {
    const all = there.get(spot(piece))!;
    return all.length === 1 ? piece : { ...piece, x: piece.x + (all.indexOf(piece) - (all.length - 1) / 2) * ASIDE };
  });
}
