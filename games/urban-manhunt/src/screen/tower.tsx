/** The score tower: who leads, who is on air and who is not, how each of them is, and in which order they act. On a phone a row of tiles. */
import { limit, outOf, plural, type Seat } from '@quarry/kernel';
import { alwaysOpen, isSame, Seats, ThingBox, useGlance, useThing } from '@quarry/screen';
import { type ReactElement, useRef } from 'react';
import { targetOf } from '../questions/targets.ts';
import { initiative, isSolo } from '../questions.ts';
import { TIERS, type View } from '../state.ts';
import { countOf, hunterRef, nameOfSeat, personAt, seatColour, shortName, slateIn, type Table } from './names.ts';
import { Portrait } from './portraits/portrait.tsx';
import { Bolts, Sign, Wounds } from './signs.tsx';
import { type Air, airOf, isInPlay, moodOf, placesOf, type Score, scoreOf, scoreSince } from './standings.ts';

/** What was gained since one's own turn, as far as this page has seen it. */
function useGains({ view, seat, stage }: Table): Score {
  const before = useRef<Score | null>(null);
  before.current = scoreSince(before.current, view, stage?.active === seat);
  return scoreOf(view).map((points, i) => points - before.current![i]!);
}

const AIR_SAYS: Readonly<Record<Air, string>> = { on: 'ON AIR', off: 'OFF AIR', done: 'done', next: 'next', ready: '' };

interface SeatProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly rank: number;
  readonly gain: number;
}

/** Everything that a row says, in words. */
function useRow({ table, seat }: Pick<SeatProps, 'table' | 'seat'>) {
  const { view, stage } = table;
  const hunter = view.hunters[seat]!;
  const slate = slateIn(hunter);
  const name = nameOfSeat(table, seat);
  const air = airOf(view, seat, stage?.active ?? null);
  const most = slate?.woundMaximum ?? 0;
  const thing = useThing(table, hunterRef(seat), name);
  const isInspected = isSame(table.inspected, hunterRef(seat));
  const states = [
    `is-${air}`,
    thing.isLit && 'is-lit',
    thing.isPointed && 'is-pointed',
    thing.isChosen && 'is-chosen',
    isInspected && 'is-inspected',
    !thing.isLit && !isInPlay(view, air, table.looked?.some(about => isSame(about, hunterRef(seat))) ?? false) && 'is-out',
  ];
  const className = states.filter(Boolean).join(' ');
  const picture = (size: number): ReactElement => (
    <span className="um-ring" aria-hidden="true">
      <Portrait id={slate?.id ?? ''} name={name} mood={moodOf(hunter, most)} size={size} isRound />
    </span>
  );
  return { hunter, slate, name, air, most, thing, className, picture };
}

function Row({ table, seat, rank, gain }: SeatProps): ReactElement {
  const { hunter, name, air, most, thing, className, picture } = useRow({ table, seat });
  const glance = useGlance(table);
  const keepers = countOf(hunter.keepers);
  const person = personAt(table, seat);
  const who = [AIR_SAYS[air], person !== name && person].filter(Boolean).join(' · ');
  return (
    <li data-seat={seat} style={seatColour(seat)}>
      <ThingBox
        className={`um-row ${className}`}
        button={alwaysOpen(thing.props)}
        onMouseEnter={() => !thing.isLit && glance.enter(hunterRef(seat))}
        onMouseLeave={() => glance.leave()}
        onClickCapture={() => glance.keep()}
      >
        <span className="um-rank um-title">{table.view.turn > 0 && rank}</span>
        {picture(38)}
        <b className="um-name um-title">{name}</b>
        <span className="um-points">
          <b className="um-title">{hunter.points}</b>
          <span className="um-unseen">{hunter.points === 1 ? ' point' : ' points'}</span>
          {gain !== 0 && <small>{gain > 0 ? `+${gain}` : gain}</small>}
        </span>
        <span className="um-air">{who}</span>
        {most > 0 && (
          <span className="um-life">
            <Wounds n={hunter.wounds} of={most} /> {outOf(hunter.wounds, most, 'wound', limit)}
          </span>
        )}
        <span className="um-holds">
          {keepers > 0 && (
            <span title={plural(keepers, 'Keeper')}>
              <Sign name="keepers" size={12} />
              {keepers}
              <span className="um-unseen">{keepers === 1 ? ' Keeper' : ' Keepers'}</span>
            </span>
          )}
          {hunter.momentum > 0 && <Bolts n={hunter.momentum} />}
        </span>
      </ThingBox>
    </li>
  );
}

function Tile({ table, seat, gain }: SeatProps): ReactElement {
  const { hunter, slate, name, air, most, thing, className, picture } = useRow({ table, seat });
  return (
    <li data-seat={seat} style={seatColour(seat)}>
      <ThingBox className={`um-tile ${className}`} button={alwaysOpen(thing.props)}>
        <b className="um-name um-title">
          <span className="um-unseen">{`${name}, ${[AIR_SAYS[air], personAt(table, seat)].filter(Boolean).join(', ')}: `}</span>
          <span aria-hidden="true">{slate ? shortName(name) : name}</span>
        </b>
        {picture(22)}
        <span className="um-points">
          <b className="um-title">{hunter.points}</b>
          <span className="um-unseen">{`${gain > 0 ? ` (${gain} more)` : ''} points, ${outOf(hunter.wounds, most, 'wound', limit)}`}</span>
        </span>
        {air === 'off' ? <span className="um-air">OFF AIR</span> : <Bolts n={hunter.momentum} size={10} />}
        <Wounds n={hunter.wounds} of={most} />
      </ThingBox>
    </li>
  );
}

/** Who acts when: those who have are ticked off. */
function Initiative({ table }: { readonly table: Table }): ReactElement | null {
  const { view, stage } = table;
  if (view.hunters.length === 1 || view.turn === 0) return null;
  return (
    <section className="um-initiative" aria-label="Initiative">
      <h3>Initiative</h3>
      <ol>
        {initiative(view).map(seat => {
          const air = airOf(view, seat, stage?.active ?? null);
          const name = nameOfSeat(table, seat);
          return (
            <li key={seat} className={`is-${air}`} style={seatColour(seat)} title={[name, AIR_SAYS[air]].filter(Boolean).join(': ')}>
              <span className="um-ring">
                <Portrait
                  id={slateIn(view.hunters[seat]!)?.id ?? ''}
                  name={[name, AIR_SAYS[air]].filter(Boolean).join(', ')}
                  size={26}
                  isRound
                />
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** What a lone hunter plays for. */
function Targets({ view }: { readonly view: View }): ReactElement {
  const [{ points }] = view.hunters as [View['hunters'][number]];
  return (
    <ul className="um-targets" aria-label="Targets">
      {TIERS.map(tier => {
        const target = targetOf(tier, view.length);
        const states = [tier === view.tier && 'is-aim', points >= target && 'is-reached'].filter(Boolean).join(' ');
        return (
          <li key={tier} className={states}>
            {tier} <b className="um-title">{target}</b>
            <span className="um-unseen">{points >= target ? ', reached' : tier === view.tier ? ', the aim' : ''}</span>
          </li>
        );
      })}
    </ul>
  );
}

export function Tower({ isNarrow, ...table }: Table & { readonly isNarrow: boolean }): ReactElement {
  const gains = useGains(table);
  const One = isNarrow ? Tile : Row;
  return (
    <div className="um um-tower">
      <Seats isNarrow={isNarrow} motion={table.motion} className={isNarrow ? 'um-tiles' : 'um-rows'}>
        {placesOf(table.view).map(({ seat, rank }) => (
          <One key={seat} table={table} seat={seat} rank={rank} gain={gains[seat]!} />
        ))}
      </Seats>
      {isSolo(table.view) && !isNarrow && <Targets view={table.view} />}
      {!isNarrow && <Initiative table={table} />}
    </div>
  );
}
