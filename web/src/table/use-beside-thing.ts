/**
 * Where the panel of a deed stands: beside the thing that it is done to or at an edge, where it covers the least of the board, of what is aimed at and of the way
 * there. It stays there while it is open, and gives way only to the edge of the screen; in a window of another size it is placed anew.
 */
import type { Ref } from '@quarry/kernel';
import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { alongside, around, type Box, type Corner, type Kept, leastOver, within } from './beside.ts';
import { aimedAt, asksCards, type Composing } from './composing.ts';

const named = ({ kind, id }: Ref): string => `[data-about="${CSS.escape(`${kind} ${id}`)}"]`;
const drawnFirst = (selectors: readonly string[]): Element | undefined =>
  selectors.flatMap(one => document.querySelector(one) ?? []).find(one => one.getBoundingClientRect().width > 0);

/** What was clicked, or all that it is aimed at: on the board if it is there, else wherever it is drawn; the button that began it, if it is nowhere. */
function thingOf(deed: Composing): Box | undefined {
  const { at, option } = deed;
  const onBoard = (at ? [] : aimedAt(deed)).flatMap(ref => drawnFirst([`.place-board ${named(ref)}`]) ?? []);
  if (onBoard.length > 0) return around(onBoard.map(one => one.getBoundingClientRect()));
  const refs = at ? [at, ...option.about] : option.about;
  const places = ['.place-board ', ''].flatMap(where => refs.map(ref => where + named(ref)));
  return drawnFirst([...places, `.option[data-key="${CSS.escape(option.key)}"]`, '.place-bar'])?.getBoundingClientRect();
}

/** How much it matters what is covered: less where the board is bare than where anything lies on it. */
const WEIGHTS = { board: 0.3, drawn: 0.7, party: 0.6, side: 0.2, kept: 6, hand: 12, bar: 3, own: 40, way: 40, aim: 40 } as const;

const boxesOf = (selector: string, weight: number): Kept[] =>
  [...document.querySelectorAll(selector)].map(one => ({ box: one.getBoundingClientRect(), weight }));

/** What is looked at while a deed is put together: the board, whoever does it, what they aim at and the way there, what the game marks (`data-kept`), and the hand that pays. */
function keptFor(deed: Composing): readonly Kept[] {
  const aims = aimedAt(deed).flatMap(ref => drawnFirst([`.place-board ${named(ref)}`])?.getBoundingClientRect() ?? []);
  const pays = deed.ahead !== null && asksCards(deed.ahead) >= 0;
  const [own] = boxesOf('.place-board .board-own', WEIGHTS.own);
  return [
    ...boxesOf('.place-board', WEIGHTS.board),
    ...boxesOf('.place-board .viewport-svg [data-about]', WEIGHTS.drawn),
    ...boxesOf('.place-party', WEIGHTS.party),
    ...boxesOf('.place-side', WEIGHTS.side),
    ...boxesOf('.place-board [data-kept]', WEIGHTS.kept),
    ...(pays ? [...boxesOf('.place-hand [data-about]', WEIGHTS.hand), ...boxesOf('.place-bar', WEIGHTS.bar)] : []),
    ...(own ? [own, ...aims.flatMap(box => alongside(own.box, box, 6).map(one => ({ box: one, weight: WEIGHTS.way })))] : []),
    ...aims.map(box => ({ box, weight: WEIGHTS.aim })),
  ];
}

/** What has just been moved on the board stands still after so many milliseconds. */
const AT_REST = 300;

/** Where it is placed by its style alone, as on a phone, over the bar, `isPlaced` is false. */
export function useBesideThing(panel: RefObject<HTMLElement | null>, deed: Composing, isPlaced: boolean): CSSProperties | undefined {
  const [at, setAt] = useState<Corner | null>(null);
  const latest = useRef(deed);
  latest.current = deed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is placed once
  useLayoutEffect(() => {
    const element = panel.current;
    if (!isPlaced || !element) return;
    const place = (): void => {
      const thing = thingOf(latest.current);
      const screen = { width: innerWidth, height: innerHeight };
      const head = document.querySelector('.top-bar')?.getBoundingClientRect().bottom ?? 0;
      if (thing) setAt(leastOver(thing, element.getBoundingClientRect(), screen, keptFor(latest.current), head));
    };
    place();
    const stays = (): void =>
      setAt(now => {
        const left = now && within(now.left, element.offsetWidth, innerWidth);
        const top = now && within(now.top, element.offsetHeight, innerHeight);
        return now && (left !== now.left || top !== now.top) ? { left: left!, top: top! } : now;
      });
    const sizes = new ResizeObserver(stays);
    sizes.observe(element);
    // In another window the board is laid out anew first, and then the camera goes to what is looked at.
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const anew = (): void => {
      stays();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(place);
      });
      timer = setTimeout(place, AT_REST);
    };
    addEventListener('resize', anew);
    return () => {
      sizes.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      removeEventListener('resize', anew);
    };
  }, [isPlaced]);
  return isPlaced && at ? { left: at.left, top: at.top } : undefined;
}

/**
 * On a desk, where all of it is answered in the hand: it lies over the bar, as wide as that, and stands in for what is asked there. If it is higher, the bar grows
 * as high, and the hand rises with it.
 */
export function useOverBar(panel: RefObject<HTMLElement | null>, isInBar: boolean): void {
  useLayoutEffect(() => {
    const bar = document.querySelector<HTMLElement>('.place-bar');
    const element = panel.current;
    if (!isInBar || !bar || !element) return;
    const measure = (): void => {
      bar.style.removeProperty('min-height');
      const { left, width, height, bottom } = bar.getBoundingClientRect();
      const box = { left, width, bottom: innerHeight - bottom, 'min-height': height };
      for (const [name, pixels] of Object.entries(box)) element.style.setProperty(name, `${pixels}px`);
      bar.style.minHeight = `${element.offsetHeight}px`;
    };
    measure();
    const sizes = new ResizeObserver(measure);
    for (const one of [element, bar, ...bar.children]) sizes.observe(one);
    addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      removeEventListener('resize', measure);
      bar.style.removeProperty('min-height');
      for (const name of ['left', 'width', 'bottom', 'min-height']) element.style.removeProperty(name);
    };
  }, [panel, isInBar]);
}

/** What stands up in the hand stays in sight, too. */
const STANDS = 8;

/**
 * On a phone: how far from the lower edge the panel ends, as `--hand-below`, where cards are asked for, so that the hand stays in sight; and how much of the board it
 * covers, as `--composed`: what is looked at stays above it.
 */
export function useOverBoard(panel: RefObject<HTMLElement | null>, isNarrow: boolean, isAboveHand: boolean): void {
  useLayoutEffect(() => {
    const board = document.querySelector<HTMLElement>('.place-board');
    const hand = isAboveHand ? document.querySelector('.place-hand') : null;
    const element = panel.current;
    if (!isNarrow || !board || !element) return;
    const measure = (): void => {
      if (hand) element.style.setProperty('--hand-below', `${Math.round(innerHeight - hand.getBoundingClientRect().top) + STANDS}px`);
      const covered = board.getBoundingClientRect().bottom - element.getBoundingClientRect().top;
      board.style.setProperty('--composed', `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    for (const one of [element, board, ...(hand ? [hand] : [])]) sizes.observe(one);
    return () => {
      sizes.disconnect();
      board.style.removeProperty('--composed');
    };
  }, [panel, isNarrow, isAboveHand]);
}
