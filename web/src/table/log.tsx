/** The log as prose: grouped by turn, newest at the end, and at each line the way to the clause that explains it. */
import type { Line } from '@quarry/protocol';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { SumView } from './sum.tsx';
import './log.css';

const SHOWN = 150;

interface Group {
  readonly under: string;
  readonly from: number;
  readonly lines: readonly Line[];
}

function groupsOf(lines: readonly Line[], from: number): readonly Group[] {
  const groups: { under: string; from: number; lines: Line[] }[] = [];
  lines.forEach((line, i) => {
    if (line.says === '') return; // an aside: drawn, not told
    const last = groups.at(-1);
    if (last?.under === line.under) last.lines.push(line);
    else groups.push({ under: line.under, from: from + i, lines: [line] });
  });
  return groups;
}

/** A number that one wonders about is taken apart by a click. */
function Says({ line: { says, sum } }: { readonly line: Line }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  if (!sum) return says;
  return (
    <>
      <button type="button" className="log-says" aria-expanded={isOpen} title="How did this come about?" onClick={() => setOpen(!isOpen)}>
        {says}
      </button>
      {isOpen && <SumView sum={sum} />}
    </>
  );
}

/** A line as it is said to its reader. */
export const asYou = (line: Line): Line => (line.yours === undefined ? line : { ...line, says: line.yours });

interface Props {
  readonly lines: readonly Line[];
  readonly onWhy: (line: Line) => void;
}

export function Log({ lines, onWhy }: Props): ReactNode {
  const [most, setMost] = useState(SHOWN);
  const from = Math.max(0, lines.length - most);
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows each new line, unless one has scrolled up to read
  useLayoutEffect(() => {
    const element = list.current;
    if (element && follows.current) element.scrollTop = element.scrollHeight;
  }, [lines.length]);
  return (
    <div
      className="log"
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
      tabIndex={0}
      role="log"
      aria-live="off"
      aria-label="Log"
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
      {groupsOf(lines.slice(from), from).map(group => (
        <section key={group.from} className="log-group">
          {group.under && <h3 className="log-heading">{group.under}</h3>}
          {group.lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the log
            <p key={i} className="log-line">
              <Says line={line} />{' '}
              <button type="button" className="link log-why" onClick={() => onWhy(line)} aria-label={`why? ${line.says}`}>
                why?
              </button>
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
