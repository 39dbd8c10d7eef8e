/**
 * What is told beside the match and stands as long as it is wanted: invitations, what happened since one's turn, the hint of a lesson. Beside the party where
 * the page is wide (party-place.tsx), above the question elsewhere (bar-place.tsx); on a phone above what is scrolled there, and in one line where answers want the room.
 * Hints have a row of their own above the board where the page is not a phone's.
 */
import { plural } from '@quarry/kernel';
import { later } from '@quarry/screen';
import type { ReactNode } from 'react';
import { Explained } from '../ui/explained.tsx';
import { waitsSays } from './hinting.ts';
import { LessonHint } from './lesson-hint.tsx';
import { SinceCard } from './since-card.tsx';
import type { Table } from './use-table.ts';

/** Loaded where a seat waits for somebody. */
const InvitePanel = later(async () => (await import('./invite-panel.tsx')).InvitePanel);

interface Props {
  readonly table: Table;
}

/** All of it, where there is no room beside the board. */
export function Asides({ table }: Props): ReactNode {
  return (
    <>
      <Invitations table={table} />
      {table.width === 'narrow' && <Hint table={table} />}
      <SinceTurn table={table} />
    </>
  );
}

/** As long as somebody may come. */
export function Invitations({ table: { chair, info, mine, width, sight } }: Props): ReactNode {
  const { status, people } = sight.seen;
  if (status === 'over' || !mine?.host || people.every(({ who }) => who !== 'open')) return null;
  return <InvitePanel table={chair.table} game={info.name} people={people} mine={mine} isSmall={width !== 'wide'} />;
}

/** The row of hints stays as long as the lesson is followed, with and without one, so that the board below it lies still. What one has learnt in it is said when its last hint was given. */
export function LessonRow({ table }: Props): ReactNode {
  const { lesson, set, sight, hint, isTaught, hintsHeard } = table;
  if (!lesson || !set.hints || sight.ended) return null;
  return (
    <div className="place-hint">
      {hint && sight.asked ? (
        <Hint table={table} />
      ) : (
        <p className="dim">
          <b>{lesson.title}</b> {isTaught ? lesson.says : waitsSays(hintsHeard)}
        </p>
      )}
    </div>
  );
}

/** At each question of a lesson that has one, unless hints are switched off. */
function Hint({ table: { chair, info, lesson, hint, width, sight, opened } }: Props): ReactNode {
  const { asked } = sight;
  if (!lesson || !asked || !hint) return null;
  return (
    <LessonHint
      table={chair.table}
      game={info.id}
      lesson={lesson}
      asked={asked}
      hint={hint}
      isNarrow={width === 'narrow'}
      onRule={opened.openRule}
    />
  );
}

/** More than this is not read in passing: it has a place of its own where there is one. */
const BRIEF = 110;

/** Whether what is to be known for the question stands beside the board, and not in the bar. */
export const isToldBeside = ({ width, sight: { asked } }: Table): boolean => width === 'wide' && (asked?.told?.length ?? 0) > BRIEF;

/** What is to be known for the question, where it takes more than a line. */
export function ToldBeside({ table }: Props): ReactNode {
  const { asked } = table.sight;
  if (!asked?.told || !isToldBeside(table)) return null;
  return (
    <aside className="told-beside" aria-label="What to know">
      <h2>What comes of it</h2>
      <p>
        <Explained text={asked.told} />
      </p>
    </aside>
  );
}

/** With the question, once others have acted since the last. */
export function SinceTurn({ table: { width, sight, attention } }: Props): ReactNode {
  const { asked, since, lineAt } = sight;
  if (!asked || since.lines.length === 0) return null;
  return (
    <SinceCard
      key={since.lines[0]!.at}
      lines={since.lines}
      isNarrow={width === 'narrow'}
      isKept={at => lineAt(at) !== null}
      onOpen={at => {
        openLog();
        attention.mark({ at });
      }}
      onPoint={at => attention.setRead(at === null ? null : lineAt(at))}
      onDismiss={() => {
        since.dismiss();
        attention.mark(null);
        attention.setRead(null);
      }}
    />
  );
}

/** What was folded, in one strip, and the way to all of it. */
export function FoldedStrip({ table: { sight } }: Props): ReactNode {
  const { folded } = sight.shown;
  if (!folded) return null;
  const { under, lines, says } = folded;
  return (
    <p className="folded" role="status">
      <b>{under || 'Folded'}</b> {says || 'Nothing that mattered.'}{' '}
      <button type="button" className="link" onClick={openLog}>
        unfold {plural(lines, 'line')}
      </button>
    </p>
  );
}

function openLog(): void {
  document.querySelector<HTMLButtonElement>('[data-tab="log"]')?.click();
}
