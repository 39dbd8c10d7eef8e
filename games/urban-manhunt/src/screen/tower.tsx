/** The score tower of the show, and what a lone hunter plays for. */
import { plural, type Seat } from '@quarry/kernel';
import { isSame } from '@quarry/screen';
import { Aims, type Scored, ScoreTower } from '@quarry/screen/show';
import { type ReactElement, useRef } from 'react';
import { TIERS } from '../content/kinds.ts';
import { targetOf } from '../questions/targets.ts';
import { initiative, isSolo } from '../questions.ts';
import { countOf, hunterRef, shortName, slateIn, type Table } from './names.ts';
import { placedAt } from './scored.tsx';
import { Bolts, Sign } from './signs.tsx';
import { type Air, airOf, isInPlay, placesOf, type Score, scoreOf, scoreSince } from './standings.ts';

/** What was gained since one's own turn, as far as this page has seen it. */
function useGains({ view, seat, stage }: Table): Score {
  const before = useRef<Score | null>(null);
  before.current = scoreSince(before.current, view, stage?.active === seat);
  return scoreOf(view).map((points, i) => points - before.current![i]!);
}

const AIR_SAYS: Readonly<Record<Air, string>> = { on: 'ON AIR', off: 'OFF AIR', done: 'done', next: 'next', ready: '' };

function scoredAt(table: Table, seat: Seat, rank: number, gain: number): Scored {
  const { view, stage, looked } = table;
  const hunter = view.hunters[seat]!;
  const { keepers, momentum, wounds } = hunter;
  const slate = slateIn(hunter);
  const standing = airOf(view, seat, stage?.active ?? null);
  const isActive = stage?.active === seat;
  const placed = placedAt(table, seat, rank);
  const held = countOf(keepers);
  return {
    ...placed,
    about: hunterRef(seat),
    short: slate ? shortName(slate.name) : placed.name,
    standing,
    standingSays: isActive && standing === 'off' ? 'OFF AIR, recovers' : AIR_SAYS[standing],
    isOut: !isActive && !isInPlay(view, standing, looked?.some(about => isSame(about, hunterRef(seat))) ?? false),
    rank: view.turn > 0 ? rank : null,
    gain,
    wounds,
    mostWounds: slate?.woundMaximum ?? 0,
    holds: (
      <>
        {held > 0 && (
          <span title={plural(held, 'Keeper')}>
            <Sign name="keepers" size={12} />
            {held}
            <span className="show-unseen">{held === 1 ? ' Keeper' : ' Keepers'}</span>
          </span>
        )}
        {momentum > 0 && <Bolts n={momentum} />}
      </>
    ),
    marks: <Bolts n={momentum} size={10} />,
  };
}

export function Tower({ isNarrow, ...table }: Table & { readonly isNarrow: boolean }): ReactElement {
  const gains = useGains(table);
  const { view } = table;
  const [{ points }] = view.hunters as [Table['view']['hunters'][number]];
  const aims = TIERS.map(name => {
    const target = targetOf(name, view.length);
    return { name, points: target, isAim: name === view.tier, isReached: points >= target };
  });
  return (
    // It stands on every tab of a phone, and with it the letters and colours of the show.
    <div className="um um-tower" data-live={view.turn > 0 && view.step !== 'over' ? '' : undefined}>
      <ScoreTower
        table={table}
        isNarrow={isNarrow}
        scored={placesOf(view).map(({ seat, rank }) => scoredAt(table, seat, rank, gains[seat]!))}
        aims={isSolo(view) && <Aims aims={aims} />}
        order={view.hunters.length > 1 && view.turn > 0 ? initiative(view) : []}
      />
    </div>
  );
}
