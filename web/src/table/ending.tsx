/** The end of a match: who won and why, the way to its replay, and the proof that the dice were fair. */
import { commitment } from '@quarry/kernel';
import type { Ended, Seen } from '@quarry/protocol';
import { type ReactNode, useState } from 'react';
import { Link, Sheet } from '../ui/sheet.tsx';
import { listed } from '../words.ts';

interface Props {
  readonly seen: Seen;
  readonly ended: Ended;
  readonly table: string;
  readonly onWhy: (rule: string) => void;
}

export function EndedBar({ seen, ended, table, onWhy }: Props): ReactNode {
  const [isChecking, setChecking] = useState(false);
  const winners = seen.people.filter(person => ended.winners.includes(person.seat)).map(person => person.name);
  return (
    <section className="decision decision-ended" aria-label="The match is over">
      <div className="decision-asks">
        <h2 className="decision-question">
          {winners.length > 0 ? `${listed(winners)} ${winners.length === 1 ? 'wins' : 'win'}` : 'Nobody wins'}
        </h2>
        <p className="decision-note">
          {ended.says}{' '}
          <button type="button" className="link" onClick={() => onWhy(ended.why)}>
            why?
          </button>
        </p>
      </div>
      <div className="decision-options">
        <Link to={`/t/${table}/replay`} className="button option">
          Watch the replay
        </Link>
        <button type="button" className="button option" onClick={() => setChecking(true)}>
          Verify the dice
        </button>
        <Link to="/" className="button option">
          To the lobby
        </Link>
      </div>
      {isChecking && (
        <Sheet title="Verify the dice" onClose={() => setChecking(false)}>
          <DiceCheck published={seen.commitment} seed={ended.seed} />
        </Sheet>
      )}
    </section>
  );
}

function DiceCheck({ published, seed }: { readonly published: string; readonly seed: string }): ReactNode {
  const isTrue = commitment(seed) === published;
  return (
    <>
      <p>
        Every die and every shuffle follows from one seed. Its hash was shown from the first moment on; the seed itself only now. If the
        hash of the seed is the one that was shown, nobody has chosen the dice afterwards.
      </p>
      <dl className="proof">
        <dt>Hash shown from the start</dt>
        <dd>{published}</dd>
        <dt>Seed</dt>
        <dd>{seed}</dd>
        <dt>Hash of the seed, worked out in your browser</dt>
        <dd>{commitment(seed)}</dd>
      </dl>
      <p className={isTrue ? 'proof-true' : 'complaint'} role="status">
        {isTrue
          ? '✓ They are the same: the dice are those that were promised.'
          : '✗ They differ: the dice are not those that were promised.'}
      </p>
      <p className="dim small">An exported match can be replayed and checked with `quarry replay`.</p>
    </>
  );
}
