/** Places a point or a path: each place is asked of the server, which leads there or says why not; then it is sent as one answer. */
import type { Answer, Point, Unit } from '@quarry/kernel';
import type { Asked, Lead } from '@quarry/protocol';
import type { Placed } from '@quarry/screen';
import { useMemo, useRef, useState } from 'react';
import type { Chair } from '../connection/chair.ts';
import { connection } from '../connection/page-connection.ts';
import { sayOf } from '../ui/load.ts';
import { answerPlaced, backFrom, beforeEnd, type Draft, emptyDraft, endLed, isPlaced, led, placedOf, snapped } from './placing.ts';

export interface Placing {
  /** Null unless a point or a path is asked for. */
  readonly placed: Placed | null;
  readonly canSend: boolean;
  place(at: Point): void;
  /** Moves the end of what is laid; of many places that are asked for meanwhile only the last counts. */
  moveEnd(at: Point): void;
  /** Takes back the last leg; false if there was none. */
  back(): boolean;
  /** Sends what is placed. */
  send(): void;
  /** Sends the empty path. */
  stay(): void;
}

export function usePlacing(chair: Chair, asked: Asked | null, isSending: boolean, unit: Unit | undefined): Placing {
  const n = asked?.n ?? -1;
  const [kept, setKept] = useState<Draft>(emptyDraft(-1));
  const empty = useMemo(() => emptyDraft(n), [n]); // the same one as long as the question is: a reply is for the draft it was asked from
  const draft = kept.n === n ? kept : empty;
  const latest = useRef(draft);
  latest.current = draft;
  const change = (to: Draft): void => {
    latest.current = to;
    setKept(to);
  };
  /** Quick clicks are asked one after the other, each from where the one before it led. */
  const queue = useRef<Promise<void>>(Promise.resolve());

  const askWay = async ({ choose }: Asked, at: Point): Promise<void> => {
    const before = latest.current;
    if (before.n !== n) return;
    const { path } = placedOf(before);
    const asking = connection().ask(chair, { type: 'lead', n, path: choose === 'path' ? [...path] : [], to: at });
    const lead: Lead | null | string = await asking.then(reply => (reply.type === 'led' ? reply.lead : null), sayOf);
    if (latest.current !== before || lead === null) return; // taken back, or another question meanwhile
    change(typeof lead === 'string' ? { ...before, refused: { at, why: null, says: lead } } : led(before, choose, at, lead));
  };
  const wanted = useRef<Point | null>(null);
  const askEnd = async ({ choose, outline }: Asked): Promise<void> => {
    const at = wanted.current;
    wanted.current = null;
    const before = latest.current;
    if (!at || before.n !== n) return;
    const path = choose === 'path' ? placedOf(beforeEnd(before)).path : [];
    const asking = connection().ask(chair, { type: 'lead', n, path: [...path], to: snapped(at, outline, unit) });
    const lead = await asking.then(
      reply => (reply.type === 'led' ? reply.lead : null),
      () => null, // the end stays where it is
    );
    if (latest.current === before && lead) change(endLed(before, lead));
  };
  const give = (key: Answer | null): void => {
    if (asked && key !== null && !isSending) connection().answer(chair, { n, decision: asked.kind, key });
  };

  return {
    placed: isPlaced(asked) ? placedOf(draft) : null,
    canSend: asked !== null && !isSending && answerPlaced(asked, draft) !== null,
    place(at) {
      if (!asked || !isPlaced(asked) || isSending) return;
      queue.current = queue.current.then(() => askWay(asked, snapped(at, asked.outline, unit)));
    },
    moveEnd(at) {
      if (!asked || !isPlaced(asked) || isSending) return;
      const isAwaited = wanted.current !== null;
      wanted.current = at;
      if (!isAwaited) queue.current = queue.current.then(() => askEnd(asked));
    },
    back() {
      const before = isSending ? null : backFrom(draft);
      if (before) change(before);
      return before !== null;
    },
    send: () => give(asked && isPlaced(asked) ? answerPlaced(asked, draft) : null),
    stay: () => give(asked?.mayStay ? [] : null),
  };
}
