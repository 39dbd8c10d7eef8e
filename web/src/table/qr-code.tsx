/** A link as a QR code, for the camera of whoever sits beside you. Loaded only where one is shown. */
import type { ReactNode } from 'react';
import { encode } from 'uqr';

const QUIET = 2;

export default function QrCode({ text, says }: { readonly text: string; readonly says: string }): ReactNode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={says} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="var(--code)" />
      <path d={dark.join('')} fill="var(--code-ink)" />
    </svg>
  );
}
