/** The log as prose: grouped by turn, newest at the end, and at each line the way to the clause that explains it. */
import type { Line } from '@quarry/protocol';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { isTelling, SumView } from './sum.tsx';
import './log.css';

const SHOWN = 150;

interface Group {
  readonly under: string;
  readonly from: number;
  readonly lines: readonly Line[];
  /** The number of each of these lines. */
  readonly numbers: readonly number[];
}

function groupsOf(lines: readonly Line[], from: number): readonly Group[] {
  const groups: { under: string; from: number; lines: Line[]; numbers: number[] }[] = [];
  lines.forEach((line, i) => {
    if (line.says === '') return; // an aside: drawn, not told
    const last = groups.at(-1);
    if (last?.under !== line.under) groups.push({ under: line.under, from: from + i, lines: [line], numbers: [from + i] });
    else {
      last.lines.push(line);
      last.numbers.push(from + i);
    }
  });
  return groups;
}

/** A number that one wonders about is taken apart by a click. */
function Says({ line: { says, sum } }: { readonly line: Line }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const opened = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isOpen) opened.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  if (!sum || !isTelling(sum)) return says;
  return (
    <>
      <button type="button" className="log-says" aria-expanded={isOpen} title="How did this come about?" onClick={() => setOpen(!isOpen)}>
        {says}
      </button>
      {isOpen && (
        <div className="log-sum" ref={opened}>
          <SumView sum={sum} />
        </div>
      )}
    </>
  );
}

/** A line as it is said to its reader. */
export const asYou = (line: Line): Line => (line.yours === undefined ? line : { ...line, says: line.yours });

interface Props {
  readonly lines: readonly Line[];
  readonly onWhy: (line: Line) => void;
  /** The number of the first line. */
  readonly first?: number;
  /** The line that a link has led to. */
  readonly marked?: Marked | null;
  /** A line is pointed at or has the focus. */
  readonly onLook?: (line: Line | null) => void;
}

/** A line by its number; a new object leads there again. */
export interface Marked {
  readonly at: number;
}

const idOf = (number: number): string => `line-${number}`;

export function Log({ lines, onWhy, first = 0, marked = null, onLook }: Props): ReactNode {
  const [more, setMost] = useState(SHOWN);
  const most = marked ? Math.max(more, first + lines.length - marked.at) : more;
  const from = Math.max(0, lines.length - most);
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  /** It stands where a link led, and not where somebody scrolled to. */
  const isLed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows each new line, unless one has scrolled up to read
  useLayoutEffect(() => {
    const element = list.current;
    if (element && follows.current) element.scrollTop = element.scrollHeight;
  }, [lines.length]);
  useLayoutEffect(() => {
    const element = list.current;
    if (!marked && isLed.current && element) {
      element.scrollTop = element.scrollHeight;
      follows.current = true;
    }
    isLed.current = marked !== null;
    const line = marked && document.getElementById(idOf(marked.at));
    if (!line) return;
    follows.current = false;
    line.scrollIntoView({ block: 'center' });
    line.focus({ preventScroll: true });
  }, [marked]);
  const look = ({ target }: { readonly target: EventTarget }): void => {
    const number = (target as Element).closest<HTMLElement>('.log-line')?.id.slice(idOf(0).length - 1);
    onLook?.((number !== undefined && lines[Number(number) - first]) || null);
  };
  return (
    <div
      className="log"
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
      tabIndex={0}
      role="log"
      aria-live="off"
      aria-label="Log"
      onPointerOver={look}
      onPointerLeave={() => onLook?.(null)}
      onFocus={look}
      onBlur={() => onLook?.(null)}
      onScroll={event => {
        const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
        follows.current = scrollHeight - scrollTop - clientHeight < 40;
      }}
    >
      {lines.length === 0 && <p className="dim">Nothing has happened yet.</p>}
      {from > 0 && (
        <button type="button" className="link" onClick={() => setMost(most + 400)}>
          Show earlier lines
        </button>
      )}
      {groupsOf(lines.slice(from), first + from).map(group => (
        <section key={group.from} className="log-group">
          {group.under && <h3 className="log-heading">{group.under}</h3>}
          {group.lines.map((line, i) => (
            <div
              key={group.numbers[i]}
              id={idOf(group.numbers[i]!)}
              className="log-line"
              tabIndex={-1}
              aria-current={group.numbers[i] === marked?.at ? 'true' : undefined}
            >
              <Says line={line} />{' '}
              <button type="button" className="link log-why" onClick={() => onWhy(line)} aria-label={`why? ${line.says}`}>
                why?
              </button>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
