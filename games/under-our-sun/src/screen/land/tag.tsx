/** The tag over the enemies of a hex: whom they come to or strike, and how likely or how hard. */
import type { Ref } from '@quarry/kernel';
import type { SeenIntent } from '@quarry/protocol';
import type { PlacedPiece, TableProps, TagDrawing } from '@quarry/screen';
import type { View } from '../../state.ts';

/** Height of the letters of a tag, how wide one is for it, how high a line, and how wide the sign before them. */
const TAG = { letters: 12.5, wide: 0.5, line: 1.25, sign: 15 } as const;

interface Row {
  readonly is: string;
  readonly whom: string;
  readonly what: string;
  readonly n: number;
  readonly why: string;
}

/** Enemies on one hex share a tag, which stands over the first of them; what several are about to do alike is said once. */
function rowsAt(table: Pick<TableProps<View>, 'view' | 'intent'>, ref: Ref): readonly Row[] {
  const { enemies } = table.view;
  const hex = ref.kind === 'enemy' ? enemies.find(({ id }) => id === Number(ref.id))?.hex : undefined;
  const together = hex === undefined ? [ref] : enemies.filter(one => one.hex === hex).map((one): Ref => ({ kind: 'enemy', id: one.id }));
  const told = together.flatMap(one => toldOf(table.intent?.(one)) ?? []);
  if (Number(together[0]?.id) !== Number(ref.id)) return [];
  return told.reduce<Row[]>((rows, { is, whom, what, why }) => {
    const alike = rows.findIndex(one => one.is === is && one.whom === whom && one.what === what);
    if (alike < 0) rows.push({ is, whom, what, n: 1, why });
    else rows[alike] = { is, whom, what, n: rows[alike]!.n + 1, why: `${rows[alike]!.why} ${why}` };
    return rows;
  }, []);
}

function toldOf(intent: SeenIntent | null | undefined): Omit<Row, 'n'> | null {
  const { is, whom, what } = intent?.facts ?? {};
  if (!intent || typeof is !== 'string' || typeof whom !== 'string' || typeof what !== 'string') return null;
  return { is, whom, what, why: intent.why };
}

/** An arrow there; or one that comes back. */
const SIGNS: Readonly<Record<string, string>> = {
  comes: 'M1 6h8M6 2.5L9.5 6L6 9.5',
  strikes: 'M4.5 1L1.5 4L4.5 7M1.5 4h5a2.6 2.6 0 0 1 0 5.2h-3',
};

/** What an enemy is about to do is told while one may still do something about it: in a fight who strikes whom stands on the lifted place, and while dice lie it has come. */
export const tagOf =
  (table: Pick<TableProps<View>, 'asked' | 'intent' | 'view'>) =>
  ({ piece }: Pick<PlacedPiece, 'piece'>): TagDrawing | null => {
    const rows = table.asked?.kind === 'act' ? rowsAt(table, piece.ref) : [];
    if (rows.length === 0) return null;
    const { letters, line, sign } = TAG;
    const says = rows.map(({ whom, what, n }) => `${whom}, ${n > 1 ? `${n} × ` : ''}${what}`);
    const width = Math.max(...says.map(one => one.length)) * TAG.wide * letters + sign + 9;
    const height = (rows.length * line + 0.3) * letters;
    return {
      width,
      height,
      drawn: (
        <g className="intent-tag">
          <title>{rows.map(({ why }) => why).join(' ')}</title>
          <rect width={width} height={height} rx={5} />
          {rows.map(({ is }, i) => (
            <g key={`${is} ${says[i]}`} transform={`translate(5 ${i * line * letters})`}>
              <path className="us-tag-sign" d={SIGNS[is]} transform="translate(0 3.6)" />
              <text x={sign - 1} y={letters * 1.12} fontSize={letters}>
                {says[i]}
              </text>
            </g>
          ))}
        </g>
      ),
    };
  };
