/** A match that is over, as its story: how it went, what decided it (each a line of the replay), how it stood, what to do next time, and final figures. */
import type { GameInfo, MatchTale, Person } from '@quarry/protocol';
import type { GameScreen } from '@quarry/screen';
import type { ReactNode } from 'react';
import { Link } from '../ui/sheet.tsx';
import { MomentAgain } from './moment-again.tsx';
import { StandingCurve, swingSays } from './standing-curve.tsx';

interface Props {
  readonly tale: MatchTale;
  readonly table: string;
  readonly as: number | null;
  readonly people: readonly Person[];
  readonly info: GameInfo;
  readonly screen: GameScreen;
}

/** What decided it, how it stood, and figures: side by side where there is room. */
export default function TalePanels({ tale, table, as, people, info, screen }: Props): ReactNode {
  const { moments, clip, curve, next, figures } = tale;
  return (
    <div className="end-panels">
      {(moments.length > 0 || clip) && (
        <section className="end-panel end-decided" aria-label="What decided it">
          <h3 className="end-title">What decided it</h3>
          {clip && <MomentAgain clip={clip} as={as} people={people} info={info} screen={screen} />}
          <Moments moments={moments} table={table} isSwung={curve !== null} />
        </section>
      )}
      {(curve || next !== null) && (
        <section className="end-panel end-stood" aria-label="How it stood">
          {curve && <StandingCurve curve={curve} moments={moments} people={people} as={as} />}
          {next !== null && <NextTime says={next} />}
        </section>
      )}
      {figures.length > 0 && (
        <section className="end-panel end-figures" aria-label="Figures">
          <h3 className="end-title">Figures</h3>
          <Figures tale={tale} people={people} />
        </section>
      )}
    </div>
  );
}

interface MomentsProps {
  readonly moments: MatchTale['moments'];
  readonly table: string;
  readonly isSwung: boolean;
}

function Moments({ moments, table, isSwung }: MomentsProps): ReactNode {
  if (moments.length === 0) return null;
  const swung = isSwung ? moments.find(({ swing }) => swing !== 0)?.swing : undefined;
  return (
    <>
      <ol className="tale-moments" aria-label="What decided it">
        {moments.map(({ says, line, swing }) => (
          <li key={line}>
            <Link to={`/t/${table}/replay?line=${line}`}>{says}</Link>
            {isSwung && swing !== 0 && (
              <span
                className="tale-swing"
                data-up={swing > 0}
                title={`By so much it stood ${swing > 0 ? 'better' : 'worse'} afterwards, as the curve counts`}
              >
                {swingSays(swing)}
              </span>
            )}
          </li>
        ))}
      </ol>
      {swung !== undefined && (
        <p className="tale-legend dim">
          {swingSays(swung)}: so far the curve {swung > 0 ? 'rises' : 'falls'} there.
        </p>
      )}
    </>
  );
}

const NEXT = 'Next time, ';

/** The sentence reads on from what stands before it. */
function NextTime({ says }: { readonly says: string }): ReactNode {
  return (
    <p className="end-next">
      <b>Next time</b> {says.startsWith(NEXT) ? says.slice(NEXT.length) : says}
    </p>
  );
}

/** Seats that a figure is about, in their order. */
export const seatsIn = ({ figures }: Pick<MatchTale, 'figures'>, people: readonly Person[]): readonly Person[] =>
  people.filter(({ seat }) => figures.some(({ of }) => of.some(one => one.seat === seat)));

function Figures({ tale, people }: { readonly tale: MatchTale; readonly people: readonly Person[] }): ReactNode {
  const { figures } = tale;
  const seats = seatsIn(tale, people);
  const valueOf = (of: MatchTale['figures'][number]['of'], seat: number | null): number | '' =>
    of.find(one => one.seat === seat)?.value ?? '';
  return (
    <table className="tale-figures">
      <thead>
        <tr>
          <th scope="col">
            <span className="heard">Figure</span>
          </th>
          {seats.map(({ seat, name }) => (
            <th key={seat} scope="col">
              {name}
            </th>
          ))}
          {seats.length === 0 && <th scope="col">All</th>}
        </tr>
      </thead>
      <tbody>
        {figures.map(({ says, of }) => (
          <tr key={says}>
            <th scope="row">{says}</th>
            {of.some(one => one.seat === null) ? (
              <td colSpan={Math.max(1, seats.length)}>{valueOf(of, null)}</td>
            ) : (
              seats.map(({ seat }) => <td key={seat}>{valueOf(of, seat)}</td>)
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
