/** Who is hunting, and how they are: the deck is health, so it is drawn as the bar. On a phone one strip. */
import { plural, type Seat } from '@quarry/kernel';
import { alwaysOpen, isSame, ThingBox, useThing } from '@quarry/screen';
import type { ReactElement } from 'react';
import { CONDITION_NAMES } from '../printed-names.ts';
import { Icon, ShieldIcon, SunToken } from './figures.tsx';
import { useGlance } from './glance.ts';
import {
  conditionsOf,
  count,
  type HunterView,
  hunterName,
  hunterRef,
  hunterSays,
  isActing,
  isInPlay,
  lookOf,
  personSays,
  type Table,
  upTo,
} from './names.ts';

interface Deck {
  readonly draw: number;
  readonly hand: number;
  readonly discard: number;
  readonly scrapped: number;
}

const deckOf = (hunter: HunterView): Deck => ({
  draw: count(hunter.draw),
  hand: count(hunter.hand),
  discard: count(hunter.discard),
  scrapped: count(hunter.scrapped),
});

const deckSays = ({ draw, hand, discard, scrapped }: Deck): string =>
  `${draw} to draw, ${hand} in hand, ${discard} discarded${scrapped > 0 ? `, ${scrapped} scrapped` : ''}`;

/** One bead for each card: leaf to draw, parchment in hand, hollow when spent, crossed when scrapped. */
export function DeckBar({ hunter }: { hunter: HunterView }): ReactElement {
  const deck = deckOf(hunter);
  const beads = (['draw', 'hand', 'discard', 'scrapped'] as const).flatMap(zone =>
    upTo(deck[zone]).map(i => <i key={`${zone}${i}`} className={`is-${zone}`} />),
  );
  return (
    <span className="zd-deck" role="img" aria-label={deckSays(deck)} title={deckSays(deck)}>
      {beads}
    </span>
  );
}

function Tokens({ table, seat }: { table: Table; seat: Seat }): ReactElement {
  const { view } = table;
  const hunter = view.hunters[seat]!;
  const suns = [
    ...new Array<'blazing'>(hunter.blazingSuns).fill('blazing'),
    ...new Array<'full'>(hunter.fullSuns).fill('full'),
    ...new Array<'half'>(hunter.halfSuns).fill('half'),
  ];
  return (
    <span className="zd-tokens">
      <span className="zd-chip is-glory" title={table.meaning('glory')}>
        <Icon name="laurels" size={15} /> {hunter.glory} glory
      </span>
      {!hunter.isUp && (
        <span className="zd-chip is-down" title={table.meaning('faint')}>
          fainted
        </span>
      )}
      {conditionsOf(hunter).map(condition => (
        <span key={condition} className={`zd-chip is-${condition}`} title={table.meaning(CONDITION_NAMES[condition])}>
          <Icon name={condition} size={14} /> {CONDITION_NAMES[condition]}
        </span>
      ))}
      {hunter.salvage.length > 0 && (
        <span
          className="zd-chip"
          title={[plural(hunter.salvage.length, 'salvage card'), table.meaning('salvage card')].filter(Boolean).join(': ')}
        >
          <Icon name="cog" size={14} /> {hunter.salvage.length}
          <span className="zd-unseen"> salvage</span>
        </span>
      )}
      {suns.length > 0 && (
        <span className="zd-suns" role="img" title={table.meaning('Sun')} aria-label={`Suns: ${suns.join(', ')}`}>
          {suns.map((sun, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are alike
            <SunToken key={i} sun={sun} size={20} />
          ))}
        </span>
      )}
    </span>
  );
}

function roleOf({ view }: Table, seat: Seat): string {
  if (view.leader === seat) return 'Leader';
  return view.fledgling === seat ? 'Fledgling' : '';
}

function Member({ table, seat }: { table: Table; seat: Seat }): ReactElement {
  const { view } = table;
  const hunter = view.hunters[seat]!;
  const about = hunterRef(seat);
  const role = roleOf(table, seat);
  const isActive = isActing(table, seat);
  const spoken = [hunterSays(view, seat), personSays(table.people, seat, table.seat), role, deckSays(deckOf(hunter))]
    .filter(Boolean)
    .join(', ');
  const { isLit, isChosen, props } = useThing(table, about, spoken);
  const glance = useGlance(table);
  const classes = [
    'zd-member',
    ...(isActive ? ['is-active'] : []),
    ...(isLit ? ['is-lit'] : []),
    ...(isChosen ? ['is-chosen'] : []),
    ...(isSame(table.inspected, about) ? ['is-inspected'] : []),
    ...(hunter.isUp ? [] : ['is-down']),
  ];
  return (
    <li data-seat={seat}>
      <ThingBox
        className={classes.join(' ')}
        button={alwaysOpen(props)}
        onMouseEnter={() => !isLit && glance.enter(about)}
        onMouseLeave={() => glance.leave()}
        onClickCapture={() => glance.keep()}
        style={{ borderLeftColor: lookOf(hunter.hunter).colour }}
      >
        <span className="zd-member-head">
          <ShieldIcon hunter={hunter.hunter} size={46} isDown={!hunter.isUp} />
          <span className="zd-member-who">
            <b>{hunterName(view, seat)}</b>
            <span>
              {personSays(table.people, seat, table.seat)}
              {role && (
                <span className="zd-role" title={table.meaning(role)}>
                  <Icon name={role === 'Leader' ? 'horn' : 'feather'} size={14} /> {role}
                </span>
              )}
            </span>
          </span>
          {isActive && <span className="zd-turn">turn</span>}
        </span>
        {hunter.hunter >= 0 && <DeckBar hunter={hunter} />}
        {hunter.hunter >= 0 && <Tokens table={table} seat={seat} />}
      </ThingBox>
    </li>
  );
}

function Strip({ table, seat }: { table: Table; seat: Seat }): ReactElement {
  const { view } = table;
  const hunter = view.hunters[seat]!;
  const about = hunterRef(seat);
  const deck = deckOf(hunter);
  const all = Math.max(1, deck.draw + deck.hand + deck.discard + deck.scrapped);
  const spoken = [hunterSays(view, seat), personSays(table.people, seat, table.seat), roleOf(table, seat), deckSays(deck)]
    .filter(Boolean)
    .join(', ');
  const { isLit, isChosen, props } = useThing(table, about, spoken);
  const classes = [
    'zd-strip-one',
    ...(isActing(table, seat) ? ['is-active'] : []),
    ...(isLit ? ['is-lit'] : []),
    ...(isChosen ? ['is-chosen'] : []),
  ];
  return (
    <li data-seat={seat}>
      <ThingBox className={classes.join(' ')} button={alwaysOpen(props)}>
        <span className="zd-strip-head">
          <ShieldIcon hunter={hunter.hunter} size={19} isDown={!hunter.isUp} />
          <b>{seat === table.seat ? 'You' : lookOf(hunter.hunter).short}</b>
        </span>
        <span className="zd-strip-marks">
          {view.leader === seat && <Icon name="horn" size={14} />}
          {view.fledgling === seat && <Icon name="feather" size={14} />}
          {conditionsOf(hunter).map(condition => (
            <Icon key={condition} name={condition} size={14} className={`is-${condition}`} />
          ))}
        </span>
        <span className="zd-unseen">{spoken}</span>
        <span className="zd-strip-bar" aria-hidden="true">
          <i className="is-draw" style={{ width: `${(deck.draw / all) * 100}%` }} />
          <i className="is-hand" style={{ width: `${(deck.hand / all) * 100}%` }} />
        </span>
      </ThingBox>
    </li>
  );
}

const machinesSay = (inPlay: number, alert: number): string =>
  alert === 0 ? `${inPlay} in play, none alert` : `${inPlay} in play, ${alert === inPlay ? 'all' : alert} alert`;

/** The machines have their place in the party's row, so that one sees when it is their turn. */
function Machines({ table: { view, stage }, isNarrow }: { table: Table; isNarrow: boolean }): ReactElement | null {
  const inPlay = view.enemies.filter(isInPlay);
  if (inPlay.length === 0) return null;
  const says = machinesSay(inPlay.length, inPlay.filter(one => one.isAlert).length);
  const isActive = stage?.acts !== undefined;
  return isNarrow ? (
    <li className="zd-strip-machines">
      <div className={`zd-strip-one zd-machines${isActive ? ' is-active' : ''}`}>
        <span className="zd-strip-head">
          <Icon name="cog" size={19} />
          <b aria-hidden="true">{inPlay.length}</b>
        </span>
        <span className="zd-unseen">{`The machines: ${says}${isActive ? ', it is their turn' : ''}`}</span>
      </div>
    </li>
  ) : (
    <li>
      <div className={`zd-member zd-machines${isActive ? ' is-active' : ''}`}>
        <span className="zd-member-head">
          <Icon name="cog" size={30} />
          <span className="zd-member-who">
            <b>The machines</b>
            <span>{says}</span>
          </span>
          {isActive && <span className="zd-turn">turn</span>}
        </span>
      </div>
    </li>
  );
}

export function Party({ isNarrow, ...table }: Table & { readonly isNarrow: boolean }): ReactElement {
  const seats = table.view.hunters.map((_, seat) => seat);
  if (isNarrow) {
    return (
      <ul className="zd zd-strip" aria-label="Party">
        {seats.map(seat => (
          <Strip key={seat} table={table} seat={seat} />
        ))}
        <Machines table={table} isNarrow />
      </ul>
    );
  }
  return (
    <div className="zd zd-party">
      <ul aria-label="Party">
        {seats.map(seat => (
          <Member key={seat} table={table} seat={seat} />
        ))}
        <Machines table={table} isNarrow={false} />
      </ul>
      <p className="zd-legend" aria-hidden="true">
        <i className="is-draw" /> draw pile <i className="is-hand" /> hand <i className="is-discard" /> spent
      </p>
    </div>
  );
}
