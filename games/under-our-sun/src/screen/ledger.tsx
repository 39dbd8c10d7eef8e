/** What everybody saw: one page of public facts, and a mark of one's own that nobody else is sent. It is the same page whatever anybody's card says. */
import { outOf, sayList } from '@quarry/kernel';
import { asPercent } from '@quarry/screen';
import type { ReactElement } from 'react';
import { isAlive, isSol } from '../questions/basics.ts';
import { onTile } from '../sentences/names.ts';
import type { View } from '../state.ts';
import { seenIn } from './deeds-seen.ts';
import { Loyalty } from './loyalty.tsx';
import { useMarks } from './marks.ts';
import { lightOf, nameOf, signOf, type Table } from './names.ts';
import { Sign } from './signs.tsx';

const MARKS = ['no mark', 'trusted', 'doubted'] as const;

/** One Son of Liberty lay among as many Survivors as there are players, and four more. */
const dealtFrom = ({ players }: Pick<View, 'players'>): number => players.length + 5;

/** At the end all cards lie open. */
function endedAs(view: View): string {
  const sons = view.characters.flatMap((_, who) => (isSol(view, who) ? [nameOf(view, who)] : []));
  return sons.length > 0 ? `${sayList(sons)} was the Son of Liberty.` : 'None of you was a Son of Liberty.';
}

export function Ledger(table: Table): ReactElement {
  const { view, told = [] } = table;
  const seen = seenIn(
    told,
    view.characters.map(({ hex }) => hex),
  );
  const forMission = seen.reduce((sum, one) => sum + one.mission, 0);
  const [marks, setMarks] = useMarks();
  const isSemi = view.mode === 'semi';
  return (
    <div className={`${lightOf(view)} us-ledger`}>
      <h3>What everybody saw</h3>
      <p>
        {isSemi
          ? view.isOver
            ? endedAs(view)
            : `Of ${dealtFrom(view)} cards one is a Son of Liberty, and ${view.players.length} were dealt: it is one of you in ${asPercent(view.players.length / dealtFrom(view))} of all deals. The table counts, and never guesses.`
          : 'Nobody here plays against you. This is who did what.'}
      </p>
      <Loyalty {...table} />
      <ul>
        {view.characters.map(({ id, isRevealed }, who) => {
          const { joined, beside, gave, took, mission, revived, struck, hands, votedFor, alone, with: company } = seen[who]!;
          const mark = (marks[id] ?? 0) % MARKS.length;
          return (
            <li key={id}>
              <h4>
                <Sign name={signOf(id)} size={16} /> {nameOf(view, who)}
                {isRevealed && <b className="us-revealed"> is a Son of Liberty</b>}
              </h4>
              <p>{isAlive(view, who) ? onTile(view, view.characters[who]!.hex) : 'dead'}</p>
              <dl className="us-chances">
                <Fact says="fights beside them joined" n={beside > 0 ? outOf(joined, beside) : 'none yet'} />
                <Fact says="done for the mission" n={forMission > 0 ? outOf(mission, forMission) : 'nothing yet'} />
                <Fact says="water given" n={gave} />
                <Fact says="water taken" n={took} />
                <Fact says="phases alone" n={alone} />
                {company.map((n, other) =>
                  n > 0 ? <Fact key={view.characters[other]!.id} says={`phases alone with ${nameOf(view, other)}`} n={n} /> : null,
                )}
                {votedFor.map((n, other) =>
                  n > 0 ? <Fact key={view.characters[other]!.id} says={`votes for ${nameOf(view, other)}`} n={n} /> : null,
                )}
                {hands > 0 && <Fact says="hands raised for them" n={hands} />}
                {revived > 0 && <Fact says="brought back" n={revived} />}
                {struck > 0 && <Fact says="friends struck" n={struck} />}
              </dl>
              {isSemi && (
                <button
                  type="button"
                  className="us-mark-button"
                  aria-label={`My mark on ${nameOf(view, who)}: ${MARKS[mark]}`}
                  onClick={() => setMarks({ ...marks, [id]: (mark + 1) % MARKS.length })}
                >
                  my mark: {MARKS[mark]}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p className="us-note">From the log as far back as this page has it. Marks are yours alone, and stay in this browser.</p>
    </div>
  );
}

const Fact = ({ says, n }: { readonly says: string; readonly n: number | string }): ReactElement => (
  <div>
    <dt>{says}</dt>
    <dd>{n}</dd>
  </div>
);
