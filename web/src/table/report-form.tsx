/** A bug report: what went wrong in one's own words; the exact position goes along by itself. */
import { type ReactNode, useState } from 'react';
import { report } from '../http.ts';
import { sayOf } from '../ui/load.ts';
import { Complaint, CopyButton } from '../ui/sheet.tsx';
import type { SheetProps } from './sheet-props.ts';

export function ReportForm({ chair, state, seen, info }: SheetProps): ReactNode {
  const [says, setSays] = useState('');
  const [id, setId] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    setTrouble(null);
    try {
      setId(await report(chair.table, chair.key, { as: state.as, says: says.trim(), page: `${location.pathname}${location.search}` }));
    } catch (error) {
      setTrouble(sayOf(error));
    }
  };
  const text = [
    says.trim(),
    '',
    ...(id ? [`report: ${id}`] : []),
    `game: ${info.id} version ${info.version}, content ${info.content}`,
    `table: ${chair.table}, seat: ${state.as ?? 'spectator'}`,
    `place: ${seen.stage ? `${seen.stage.title}, ${seen.stage.heading}` : '–'}`,
    `asked: ${seen.asked ? `${seen.asked.kind} (${seen.asked.rule}), ${seen.asked.options.map(option => option.key).join(' ')}` : '–'}`,
    `last: ${state.lines
      .slice(-5)
      .map(line => line.says)
      .join(' / ')}`,
    `browser: ${navigator.userAgent}`,
  ].join('\n');
  if (id) {
    return (
      <div className="stack" role="status">
        <p>
          Thank you. The report is kept as <b>{id}</b>, with the exact position of the table.
        </p>
        <div className="row">
          <CopyButton text={text}>Copy the report as text</CopyButton>
        </div>
      </div>
    );
  }
  return (
    <form
      className="stack"
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      <label className="field">
        <span>What happened, and what should have?</span>
        <textarea className="input" rows={5} maxLength={4000} required value={says} onChange={event => setSays(event.target.value)} />
      </label>
      <p className="dim small">The exact position is stored with it on this server, so that it can be played again.</p>
      {trouble && <Complaint>{trouble}</Complaint>}
      <div className="row">
        <button type="submit" className="button button-filled" disabled={says.trim() === ''}>
          Send
        </button>
        <CopyButton text={text}>Copy as text</CopyButton>
      </div>
    </form>
  );
}
