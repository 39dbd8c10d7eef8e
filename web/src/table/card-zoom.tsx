/**
 * A card, large, beside where it lies: while the pointer rests on it or it has the focus of the keys, and after a long press of a finger
 * until the next tap. Cards are read so; things on the board are pointed out to everybody by the same press. A card that tells no more when it is
 * large is not shown a second time where it can be read as it lies.
 */
import type { Face } from '@quarry/kernel';
import type { GameScreen } from '@quarry/screen';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { besideOf, type Corner } from './beside.ts';
import './card-zoom.css';

/** Every card that can be pointed at bears its number. */
const CARD = '[data-about^="card "]';
/** A pointer that only passes by opens nothing. */
const REST = 350;
const LONG_PRESS = 500;
/** A finger that moves farther scrolls. */
const SLACK = 8;

interface Open {
  readonly card: Element;
  readonly no: number;
  readonly by: 'pointer' | 'keys' | 'finger';
}

const cardAt = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest(CARD) : null);
const numberOf = (card: Element): number => Number(card.getAttribute('data-about')!.slice('card '.length));

/** Whether all of it is seen: nothing of its text is cut off, and nothing lies over it. */
function isReadThere(card: Element): boolean {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  const seen = [top + EDGE, (top + bottom) / 2, bottom - EDGE].map(y => document.elementFromPoint((left + right) / 2, y));
  return card.scrollHeight <= card.clientHeight + 1 && seen.every(one => card.contains(one));
}
/** So far inside its border a card is looked at. */
const EDGE = 4;

interface Props {
  face(no: number): Face;
  readonly Large: GameScreen['Card'];
}

export function CardZoom({ face, Large }: Props): ReactNode {
  const [open, close] = useZoomed(Large === undefined);
  const self = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Corner | null>(null);
  useLayoutEffect(() => {
    if (!open || !self.current) return setAt(null);
    if (!open.card.isConnected) return close();
    const { width, height } = self.current.getBoundingClientRect();
    const found = besideOf(open.card.getBoundingClientRect(), { width, height }, { width: innerWidth, height: innerHeight });
    setAt(before => (before?.left === found.left && before.top === found.top ? before : found));
  });
  if (!open) return null;
  const one = face(open.no);
  return (
    // What it says stands on the card itself for whoever listens.
    <div ref={self} className="card-zoom" aria-hidden="true" style={at ? { left: at.left, top: at.top } : { visibility: 'hidden' }}>
      {Large ? <Large no={open.no} face={one} /> : <PlainFace face={one} />}
    </div>
  );
}

function PlainFace({ face: { kind, name, says, flavour } }: { readonly face: Face }): ReactNode {
  return (
    <div className="card-zoom-face">
      <span className="card-zoom-kind">{kind}</span>
      <b className="card-zoom-name">{name}</b>
      <p>{says}</p>
      {flavour && <em>{flavour}</em>}
    </div>
  );
}

/** Which card is looked at, and a way to stop. `saysTheSame`: large it tells no more than where it lies. */
function useZoomed(saysTheSame: boolean): readonly [Open | null, () => void] {
  const [open, setOpen] = useState<Open | null>(null);
  const now = useRef(open);
  now.current = open;
  useEffect(() => {
    let waits: ReturnType<typeof setTimeout> | undefined;
    let pressed = { x: 0, y: 0 };
    const close = (): void => {
      clearTimeout(waits);
      setOpen(null);
    };
    const openSoon = (card: Element, by: Open['by'], after: number): void => {
      clearTimeout(waits);
      const isNeedless = (): boolean => saysTheSame && by !== 'finger' && isReadThere(card);
      waits = setTimeout(() => isNeedless() || setOpen({ card, no: numberOf(card), by }), after);
    };
    const listeners: { readonly [K in keyof DocumentEventMap]?: (event: DocumentEventMap[K]) => void } = {
      pointerover: event => {
        const card = cardAt(event.target);
        if (event.pointerType !== 'mouse' || (card && card === now.current?.card)) return;
        if (now.current?.by === 'pointer') close();
        else clearTimeout(waits);
        if (card) openSoon(card, 'pointer', REST);
      },
      pointerdown: event => {
        close();
        const card = cardAt(event.target);
        pressed = { x: event.clientX, y: event.clientY };
        if (card && event.pointerType !== 'mouse') openSoon(card, 'finger', LONG_PRESS);
      },
      pointermove: event => {
        if (event.pointerType !== 'mouse' && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLACK) clearTimeout(waits);
      },
      pointerup: event => event.pointerType !== 'mouse' && clearTimeout(waits),
      pointercancel: () => clearTimeout(waits),
      contextmenu: event => now.current?.by === 'finger' && event.preventDefault(),
      focusin: event => {
        const card = cardAt(event.target);
        if (card?.matches(':focus-visible')) openSoon(card, 'keys', 0);
      },
      focusout: () => now.current?.by === 'keys' && close(),
      scroll: () => now.current?.by !== 'keys' && close(),
      keydown: event => {
        if (event.key !== 'Escape' || !now.current) return;
        close();
        event.preventDefault();
        event.stopPropagation();
      },
    };
    const on = Object.entries(listeners) as [string, EventListener][];
    for (const [type, listen] of on) document.addEventListener(type, listen, true);
    return () => {
      clearTimeout(waits);
      for (const [type, listen] of on) document.removeEventListener(type, listen, true);
    };
  }, [saysTheSame]);
  return [open, () => setOpen(null)];
}
