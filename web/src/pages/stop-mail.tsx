/** The link at the end of each mail: from now on none comes from this table. */
import { type ReactNode, useState } from 'react';
import { stopMails } from '../http.ts';
import { sayOf } from '../ui/load.ts';
import { Note } from '../ui/note.tsx';
import { Complaint } from '../ui/sheet.tsx';

/** The secret is read once and leaves the address with the page. */
const secretIn = (hash: string): string => new URLSearchParams(hash.replace(/^#/, '')).get('stop') ?? '';

export default function StopMailPage({ table }: { readonly table: string }): ReactNode {
  const [secret] = useState(() => secretIn(location.hash));
  const [isDone, setDone] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const stop = (): void =>
    void stopMails(table, secret).then(
      () => setDone(true),
      (error: unknown) => setTrouble(sayOf(error)),
    );
  if (isDone)
    return (
      <Note title="No more mails">
        <p role="status">None will come from this table to this address. Whoever sits there can ask for them again, at the table.</p>
      </Note>
    );
  return (
    <Note
      title="Stop the mails?"
      way={
        <button type="button" className="button button-filled" onClick={stop}>
          Stop the mails
        </button>
      }
    >
      <p>This table tells you by mail when it is your turn. You can end that here; your seat stays yours.</p>
      {trouble && <Complaint>{trouble}</Complaint>}
    </Note>
  );
}
