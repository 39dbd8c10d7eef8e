/** A table that the rules of today cannot go on with, or that was closed: why, its log as it was told, and its file for the version that wrote it. */
import type { LeftLog } from '@quarry/protocol';
import { type ReactNode, useState } from 'react';
import { exportMatch, leftLog, tableCover } from '../http.ts';
import { type MyTable, secretsFor } from '../store/keyring.ts';
import { sayOf, useLoaded } from '../ui/load.ts';
import { Note } from '../ui/note.tsx';
import { save } from '../ui/save.ts';
import { Complaint } from '../ui/sheet.tsx';

/** The log as the own seat reads it; those who share a screen read what everybody reads. */
async function read(table: string, keys: string | null): Promise<LeftLog> {
  const { mine } = await tableCover(table, keys);
  return leftLog(table, keys, mine.length === 1 ? mine[0]! : null);
}

function Why({ code, says, facts: { version, ours } }: LeftLog['why']): ReactNode {
  if (code === 'closed') return <p>{says}</p>;
  return (
    <>
      <p>
        It was played by rules {String(version)}; this server plays by rules {String(ours)}, which cannot go on with it. Nothing is lost:
        read its log here, or export the match for the version that wrote it.
      </p>
      <p className="dim small">{says}</p>
    </>
  );
}

interface Props {
  readonly table: string;
  readonly mine: MyTable | undefined;
  readonly status: 'too-old' | 'too-new' | 'closed';
  /** What a closed one is called. */
  readonly closed: string;
}

export default function LeftTable({ table, mine, status, closed }: Props): ReactNode {
  const isClosed = status === 'closed';
  const keys = secretsFor(mine);
  const left = useLoaded(() => read(table, keys), [table, keys]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const keep = (): void =>
    void exportMatch(table, keys).then(
      record => save(`${table}.json`, record),
      (error: unknown) => setTrouble(sayOf(error)),
    );
  const lines = left.state === 'there' ? left.value.lines.filter(line => line.says !== '') : [];
  return (
    <Note
      title={isClosed ? closed : `This table was written by ${status === 'too-new' ? 'a newer' : 'an older'} version`}
      way={
        <button type="button" className="button" onClick={isClosed ? () => location.reload() : keep}>
          {isClosed ? 'Try again' : 'Export the match'}
        </button>
      }
    >
      {left.state === 'refused' && <Complaint>{left.says}</Complaint>}
      {left.state === 'there' && <Why {...left.value.why} />}
      {lines.length > 0 && (
        <section aria-label="Its log">
          <h2 className="panel-title">Its log</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
          <ol className="left-log" tabIndex={0}>
            {lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are never moved
              <li key={i}>{line.yours ?? line.says}</li>
            ))}
          </ol>
        </section>
      )}
      {trouble && <Complaint>{trouble}</Complaint>}
    </Note>
  );
}
