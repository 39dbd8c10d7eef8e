/** A link that somebody has sent, pasted. */
import { type ReactNode, useState } from 'react';
import { go, tableLink } from '../router.ts';
import { Complaint } from '../ui/sheet.tsx';

export function JoinByLink(): ReactNode {
  const [pasted, setPasted] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      className="join"
      aria-label="Join by link"
      onSubmit={event => {
        event.preventDefault();
        const link = tableLink(pasted);
        setWrong(link === null);
        if (link) go(link);
      }}
    >
      <p className="dim">Somebody has sent you one?</p>
      <div className="join-row">
        <input
          className="input"
          aria-label="Link to a table"
          placeholder="Paste a link"
          value={pasted}
          onChange={event => setPasted(event.target.value)}
        />
        <button type="submit" className="button">
          Join
        </button>
      </div>
      {isWrong && <Complaint>This is no link to a table. It looks like …/t/… and may end in #invite=….</Complaint>}
    </form>
  );
}
