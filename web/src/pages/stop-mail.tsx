/** The link at the end of each mail: from now on none comes to this address, until whoever has the link takes that back. */
import { type ReactNode, useState } from 'react';
import { stopMails } from '../http.ts';
import { sayOf } from '../ui/load.ts';
import { Note } from '../ui/note.tsx';
import { Complaint } from '../ui/sheet.tsx';

/** The secret is read once and leaves the address with the page. */
const secretIn = (hash: string): string => new URLSearchParams(hash.replace(/^#/, '')).get('stop') ?? '';

export default function StopMailPage(): ReactNode {
  const [secret] = useState(() => secretIn(location.hash));
  const [isDone, setDone] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const stop = (isStopped: boolean): void =>
    void stopMails(secret, isStopped).then(
      () => setDone(isStopped),
      (error: unknown) => setTrouble(sayOf(error)),
    );
  if (isDone)
    return (
      <Note
        title="No more mails"
        way={
          <button type="button" className="button" onClick={() => stop(false)}>
            Allow them again
          </button>
        }
      >
        <p role="status">
          None will come to this address, whoever asks for them. This link can take that back; keep the mail if you might want to.
        </p>
        {trouble && <Complaint>{trouble}</Complaint>}
      </Note>
    );
  return (
    <Note
      title="Stop the mails?"
      way={
        <button type="button" className="button button-filled" onClick={() => stop(true)}>
          Stop the mails
        </button>
      }
    >
      <p>This server tells you by mail when it is your turn. You can end that here, for all tables; your seats stay yours.</p>
      {trouble && <Complaint>{trouble}</Complaint>}
    </Note>
  );
}
