/**
 * A thing on the table that can be pointed at: lit if an option is about it, and then a button for mouse, finger and keys; otherwise it
 * shows its details, or why it is not offered. A long press or the P key points everybody's eyes at it;
 * a long press on a card shows the card large instead, which is the shell's.
 */
import type { Ref } from '@quarry/kernel';
import type { AskedOption } from '@quarry/protocol';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { useLongPress } from './long-press.ts';
import { isInOrder } from './piles.ts';
import { isSame } from './refs.ts';
import type { AnyTable } from './table.ts';

export interface Thing {
  readonly options: readonly AskedOption[];
  readonly isLit: boolean;
  readonly isChosen: boolean;
  readonly isPointed: boolean;
  /** Its place among the chosen, from 1; 0 if it is not chosen. */
  readonly order: number;
  /** What marks it where several are chosen: its place in their order, or a tick; empty if it is not chosen. */
  readonly mark: string;
  /** How many lie on its pile, or how many of them are chosen; empty if it lies alone. */
  readonly piled: string;
  readonly isRefused: boolean;
  /** For the element that is the thing, in SVG or HTML. */
  readonly props: Readonly<Record<string, unknown>>;
}

const NOTHING: readonly Ref[] = [];

/**
 * `says` is the name of the thing, read together with its option; empty if what is written on the thing is its name. `hasDetails`: its
 * details are shown also where it is refused, and say why. `below`: what lies on one pile with it and is chosen with it, one after the other.
 */
export function useThing(table: AnyTable, about: Ref, says: string, hasDetails = false, below: readonly Ref[] = NOTHING): Thing {
  const options = table.lit(about);
  const [first] = options;
  const isLit = first !== undefined;
  const all = [...options, ...below.flatMap(table.lit)];
  const places = all.map(({ key }) => table.chosen.indexOf(key) + 1).filter(place => place > 0);
  const [order = 0] = places;
  const isPointed = table.pointed !== null && all.some(option => option.key === table.pointed?.key);
  const isTarget = isSame(about, table.target?.about);
  const isChosen = order > 0 || (isTarget && table.target!.isChosen);
  const why = isLit ? null : table.whyNot(about);
  const press = useLongPress(() => about.kind !== 'card' && table.ping(about));

  const use = (): void => {
    if (press.wasLong()) return;
    if (options.length === 1) table.choose(first!.key, about, below.length > 0 ? all.map(({ key }) => key) : undefined);
    else if (why && !hasDetails) table.showWhyNot(about);
    else table.inspect(about);
  };
  const props = {
    role: 'button',
    tabIndex: isLit || why || hasDetails ? 0 : -1,
    'aria-label': says === '' ? undefined : options.length === 1 && first!.says !== says ? `${says}: ${first!.says}` : says,
    'aria-pressed': isLit ? isChosen : undefined,
    'aria-disabled': isLit || hasDetails ? undefined : true,
    'data-lit': isLit ? '' : undefined,
    'data-looked': [about, ...below].some(one => table.looked?.some(looked => isSame(one, looked))) ? '' : undefined,
    'data-way': table.way?.some(one => isSame(one, about)) ? '' : undefined,
    'data-struck': [about, ...below].some(one => isSame(one, table.now?.beat?.about?.[0])) ? '' : undefined,
    'data-about': `${about.kind} ${about.id}`,
    'data-below': below.length > 0 ? below.map(({ kind, id }) => `${kind}-${id}`).join(' ') : undefined,
    onClick: use,
    onPointerEnter: () => isLit && table.point(first.key, false, about),
    onPointerLeave: () => {
      press.end();
      if (isLit) table.point(null);
    },
    onFocus: ({ currentTarget }: FocusEvent<Element>) => isLit && table.point(first.key, currentTarget.matches(':focus-visible'), about),
    onBlur: () => isLit && table.point(null),
    onPointerDown: press.begin,
    onPointerMove: press.move,
    onPointerUp: press.end,
    onPointerCancel: press.end,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') {
        press.forget();
        use();
      } else if (event.key === 'p' || event.key === 'P') table.ping(about);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  const isOneOfSome = table.asked?.choose === 'some' && places.length > 0;
  const mark = !isOneOfSome ? '' : table.asked && isInOrder(table.asked) ? places.toSorted((a, b) => a - b).join(', ') : '✓';
  const copies = below.length + 1;
  const piled = copies === 1 ? '' : isOneOfSome ? `${places.length} of ${copies} chosen` : `×${copies}`;
  return { options, isLit, isChosen, isPointed, order, mark, piled, isRefused: why !== null, props };
}

interface LitProps {
  readonly table: AnyTable;
  readonly about: Ref;
  /** The thing's name for a screen reader. */
  readonly says: string;
  readonly hasDetails?: boolean;
  readonly className?: string;
  readonly transform?: string;
  readonly children: ReactNode | ((thing: Thing) => ReactNode);
}

/** A thing on an SVG board. */
export function Lit({ table, about, says, hasDetails = false, className = '', transform, children }: LitProps): ReactNode {
  const thing = useThing(table, about, says, hasDetails);
  const classes = [
    className,
    thing.isLit ? 'lit' : '',
    thing.isChosen ? 'is-chosen' : '',
    thing.isPointed ? 'is-pointed' : '',
    thing.isRefused ? 'thing-refused' : '',
  ];
  return (
    <g className={classes.filter(Boolean).join(' ')} {...(transform ? { transform } : {})} {...thing.props}>
      {typeof children === 'function' ? children(thing) : children}
    </g>
  );
}
