/** What others say floats for a while where they stand in the party: whoever looks at the board need not open the chat. */
import type { Seat } from '@quarry/kernel';
import type { ChatLine } from '@quarry/protocol';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import './talk.css';

const FLOATS_MS = 6_000;
const MOST = 3;

/** What was said since one came, each for a while. */
function useFresh(chat: readonly ChatLine[], as: number | null): readonly ChatLine[] {
  const [heard, setHeard] = useState(() => chat.at(-1)?.i ?? 0);
  const fresh = chat.filter(line => line.i > heard && line.seat !== null && line.seat !== as).slice(-MOST);
  const first = fresh[0]?.i;
  useEffect(() => {
    if (first === undefined) return;
    const timer = setTimeout(() => setHeard(first), FLOATS_MS);
    return () => clearTimeout(timer);
  }, [first]);
  return fresh;
}

/** Where somebody stands in the party. */
const plateOf = (seat: Seat | null): DOMRect | undefined =>
  document.querySelector(`.place-party [data-seat="${seat}"]`)?.getBoundingClientRect();

export function Bubbles({ chat, as }: { readonly chat: readonly ChatLine[]; readonly as: number | null }): ReactNode {
  const fresh = useFresh(chat, as);
  return (
    <div className="bubbles" role="status" aria-label="Just said">
      {fresh.map((line, i) => (
        <Bubble key={line.i} line={line} below={i} />
      ))}
    </div>
  );
}

/** So much lower stands what somebody else, or the same one, said after it. */
const BELOW = 8;

function Bubble({ line: { name, seat, says }, below }: { readonly line: ChatLine; readonly below: number }): ReactNode {
  const own = useRef<HTMLParagraphElement>(null);
  const [at, setAt] = useState<CSSProperties>({ left: 12, top: 64 });
  useLayoutEffect(() => {
    const plate = plateOf(seat);
    const { width = 0, height = 0 } = own.current?.getBoundingClientRect() ?? {};
    if (!plate || plate.width === 0) return;
    const left = Math.max(8, Math.min(plate.left, innerWidth - width - 8));
    setAt({ left, top: Math.min(plate.bottom + 6 + below * (height + BELOW), innerHeight - height - 8) });
  }, [seat, below]);
  return (
    <p className="bubble" ref={own} style={at}>
      <b>{name}</b> {says}
    </p>
  );
}
