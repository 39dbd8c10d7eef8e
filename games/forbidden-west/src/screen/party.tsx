/** Who rides: face and name, hit points as the bar, then hidden in which row or revealed with which rank; what the party has in common; and the enemies. */
import { plural, type Seat } from '@quarry/kernel';
import { OthersPanel, SeatPanel, SeatStrip, Seats } from '@quarry/screen';
import type { ReactElement } from 'react';
import { nameOf } from '../content/box.ts';
import type { CharacterId } from '../content/kinds.ts';
import { CHARACTER_NAMES } from '../content/names.ts';
import { enemiesIn, hasFight, isPosted, maxDial } from '../questions.ts';
import type { View } from '../state.ts';
import { seatRef } from '../telling/refs.ts';
import { Eye, Rank } from './board/signs.tsx';
import { Face } from './figures/figure.tsx';
import { conditionSays, countOf, injuriesOf, marshalSays, personSays, rankOf, type Table } from './names.ts';
import { Sign } from './signs.tsx';

const STRIPES: Readonly<Record<CharacterId, string>> = {
  drokkeh: 'var(--fw-drokkeh)',
  senvi: 'var(--fw-senvi)',
  ottakh: 'var(--fw-ottakh)',
  ikkara: 'var(--fw-ikkara)',
};

export function Party({ isNarrow, ...table }: Table & { readonly isNarrow: boolean }): ReactElement {
  const { view } = table;
  const One = isNarrow ? Strip : Member;
  return (
    <Seats isNarrow={isNarrow} className="fw" legend={isNarrow ? undefined : <Stores view={view} />}>
      {view.party.marshals.map((one, seat) => (
        <One key={one.character} table={table} seat={seat} />
      ))}
      <Enemies table={table} isNarrow={isNarrow} />
    </Seats>
  );
}

const isActing = ({ stage }: Table, seat: Seat): boolean => stage?.active === seat && stage.acts === undefined;

function Hearts({ hp, of }: { readonly hp: number; readonly of: number }): ReactElement {
  return (
    <span className="fw-hearts" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hit points are alike
        <i key={i} className={i < hp ? 'is-left' : ''} />
      ))}
    </span>
  );
}

/** In words and signs, never by colour alone. */
function Standing({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactElement {
  const marshal = view.party.marshals[seat]!;
  const left = marshal.row - view.fight.alert;
  return marshal.isHidden ? (
    <span className="fw-standing is-hidden">
      <Eye isOpen={false} size={19} /> Hidden <small>{left === 1 ? 'one row left' : `${left} rows left`}</small>
    </span>
  ) : (
    <span className="fw-standing is-seen">
      <Rank rank={rankOf(view, seat)} size={24} /> Revealed <small>threat {rankOf(view, seat)}</small>
    </span>
  );
}

function Member({ table, seat }: { readonly table: Table; readonly seat: Seat }): ReactElement {
  const { view } = table;
  const marshal = view.party.marshals[seat]!;
  const isFight = hasFight(view) && marshal.square >= 0;
  const condition = conditionSays(marshal.condition);
  const injuries = injuriesOf(view, seat);
  const cards = `deck ${countOf(marshal.deck)} · ${isFight ? `hand ${marshal.hand.length}` : `spent ${marshal.discard.length}`}`;
  return (
    <SeatPanel
      table={table}
      seat={seat}
      about={seatRef(seat)}
      says={marshalSays(view, seat)}
      isActive={isActing(table, seat)}
      colour={STRIPES[marshal.character]}
      picture={
        <Face
          id={marshal.character}
          name={CHARACTER_NAMES[marshal.character]}
          size={46}
          state={isFight && marshal.isHidden ? 'hidden' : 'plain'}
        />
      }
      name={CHARACTER_NAMES[marshal.character]}
      who={
        <>
          {personSays(table, seat)}
          <span className="fw-cards">{cards}</span>
        </>
      }
    >
      <span className="fw-dial">
        <Hearts hp={marshal.dial} of={maxDial(view, seat)} />
        <b>
          {marshal.dial}
          <small>/{maxDial(view, seat)}</small>
        </b>
      </span>
      {(condition !== '' || injuries.length > 0) && (
        <span className="fw-woes">
          {condition && <span className="fw-woe">{condition}</span>}
          {injuries.map(card => (
            <span key={card} className="fw-woe is-injury">
              {nameOf(card)}
            </span>
          ))}
        </span>
      )}
      {isFight && <Standing view={view} seat={seat} />}
    </SeatPanel>
  );
}

/** In a strip of more there is room for the hit points that are left, and the bar tells of how many. */
const MOST_WITH_BOTH = 3;

function Strip({ table, seat }: { readonly table: Table; readonly seat: Seat }): ReactElement {
  const { view } = table;
  const marshal = view.party.marshals[seat]!;
  const isFight = hasFight(view) && marshal.square >= 0;
  const injuries = injuriesOf(view, seat);
  return (
    <SeatStrip
      table={table}
      seat={seat}
      about={seatRef(seat)}
      says={marshalSays(view, seat)}
      isActive={isActing(table, seat)}
      picture={
        <Face
          id={marshal.character}
          name={CHARACTER_NAMES[marshal.character]}
          size={30}
          state={isFight && marshal.isHidden ? 'hidden' : 'plain'}
        />
      }
      name={view.party.marshals.length > MOST_WITH_BOTH ? String(marshal.dial) : `${marshal.dial}/${maxDial(view, seat)}`}
      marks={
        <>
          {injuries.length > 0 && (
            <span className="fw-injured">
              <Sign name="injury" size={13} />
              {injuries.length}
            </span>
          )}
          {isFight && (marshal.isHidden ? <Eye isOpen={false} size={17} /> : <Rank rank={rankOf(view, seat)} size={20} />)}
        </>
      }
      deck={{ draw: marshal.dial, hand: 0, of: maxDial(view, seat) }}
    />
  );
}

function Enemies({ table, isNarrow }: { readonly table: Table; readonly isNarrow: boolean }): ReactElement | null {
  const { view, stage } = table;
  if (!hasFight(view)) return null;
  const all = enemiesIn(view);
  const n = all.length;
  const does = view.fight.threat.length > 0 ? 'they hunt' : all.every(isPosted) ? 'on watch' : 'on patrol';
  return (
    <OthersPanel
      isNarrow={isNarrow}
      isActive={stage?.acts !== undefined}
      name="The enemies"
      who={`${n} left, ${does}`}
      short={n}
      says={`The enemies: ${n} left, ${does}`}
      picture={<Sign name="target" size={isNarrow ? 19 : 28} />}
    />
  );
}

/** What everybody may use. */
function Stores({ view: { party } }: { readonly view: View }): ReactElement {
  return (
    <p className="fw-stores">
      <span>
        <Sign name="potion" size={18} /> {plural(party.potions, 'potion')}
      </span>
      <span>
        <Sign name="bag" size={18} /> {plural(party.supplies, 'supply', 'supplies')}
      </span>
    </p>
  );
}
