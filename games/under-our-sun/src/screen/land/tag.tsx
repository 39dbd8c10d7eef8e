/** The tag over an enemy: what it is about to do. */
import type { PlacedPiece, TableProps, TagDrawing } from '@quarry/screen';
import type { View } from '../../state.ts';

/** Height of the letters of a tag, and how wide one is for it. */
const TAG = { letters: 13, wide: 0.53 } as const;

/** What an enemy is about to do is told while one may still do something about it: in a fight who strikes whom stands on the lifted place, and while dice lie it has come. */
export const tagOf =
  (table: Pick<TableProps<View>, 'asked' | 'intent'>) =>
  ({ piece }: Pick<PlacedPiece, 'piece'>): TagDrawing | null => {
    const intent = table.asked?.kind === 'act' ? table.intent?.(piece.ref) : null;
    if (!intent) return null;
    const [width, height] = [(intent.says.length * TAG.wide + 1) * TAG.letters, TAG.letters * 1.6];
    return {
      width,
      height,
      drawn: (
        <g className="intent-tag">
          <title>{intent.why}</title>
          <rect width={width} height={height} rx={5} />
          <text x={width / 2} y={TAG.letters * 1.15} fontSize={TAG.letters} textAnchor="middle">
            {intent.says}
          </text>
        </g>
      ),
    };
  };
