/** Who is hunting, and how they are: the deck is health, so it is drawn as the bar. On a phone one strip. */
import { plural, type Seat } from '@quarry/kernel';
import { Chip, Chips, type Deck, DeckBar, DeckLegend, deckSays, OthersPanel, SeatPanel, SeatStrip, Seats } from '@quarry/screen';
import type { ReactElement } from 'react';
import { CONDITION_NAMES } from '../printed-names.ts';
import { Icon, ShieldIcon, SunToken } from './figures.tsx';
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
} from './names.ts';

export const deckOf = (hunter: HunterView): Deck => ({
  draw: count(hunter.draw),
  hand: count(hunter.hand),
  discard: count(hunter.discard),
  scrapped: count(hunter.scrapped),
});

function Tokens({ table, seat }: { table: Table; seat: Seat }): ReactElement {
  const { view } = table;
  const hunter = view.hunters[seat]!;
  const suns = [
    ...new Array<'blazing'>(hunter.blazingSuns).fill('blazing'),
    ...new Array<'full'>(hunter.fullSuns).fill('full'),
    ...new Array<'half'>(hunter.halfSuns).fill('half'),
  ];
  return (
    <Chips>
      <Chip sort="glory" title={table.meaning('glory')}>
        <Icon name="laurels" size={15} /> {hunter.glory} glory
      </Chip>
      {!hunter.isUp && (
        <Chip sort="spent" title={table.meaning('faint')}>
          fainted
        </Chip>
      )}
      {conditionsOf(hunter).map(condition => (
        <Chip key={condition} sort={condition} title={table.meaning(CONDITION_NAMES[condition])}>
          <Icon name={condition} size={14} /> {CONDITION_NAMES[condition]}
        </Chip>
      ))}
      {hunter.salvage.length > 0 && (
        <Chip title={[plural(hunter.salvage.length, 'salvage card'), table.meaning('salvage card')].filter(Boolean).join(': ')}>
          <Icon name="cog" size={14} /> {hunter.salvage.length}
          <span className="zd-unseen"> salvage</span>
        </Chip>
      )}
      {suns.length > 0 && (
        <span className="zd-suns" role="img" title={table.meaning('Sun')} aria-label={`Suns: ${suns.join(', ')}`}>
          {suns.map((sun, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are alike
            <SunToken key={i} sun={sun} size={20} />
          ))}
        </span>
      )}
    </Chips>
  );
}

function roleOf({ view }: Table, seat: Seat): string {
  if (view.leader === seat) return 'Leader';
  return view.fledgling === seat ? 'Fledgling' : '';
}

/** A hunter in words, with whoever plays it and what is left of its deck. */
const spokenOf = (table: Table, seat: Seat): string =>
  [
    hunterSays(table.view, seat),
    personSays(table.people, seat, table.seat),
    roleOf(table, seat),
    deckSays(deckOf(table.view.hunters[seat]!)),
  ]
    .filter(Boolean)
    .join(', ');

function Member({ table, seat }: { table: Table; seat: Seat }): ReactElement {
  const { view } = table;
  const hunter = view.hunters[seat]!;
  const role = roleOf(table, seat);
  return (
    <SeatPanel
      table={table}
      seat={seat}
      about={hunterRef(seat)}
      says={spokenOf(table, seat)}
      isActive={isActing(table, seat)}
      isSpent={!hunter.isUp}
      colour={lookOf(hunter.hunter).colour}
      picture={<ShieldIcon hunter={hunter.hunter} size={46} isDown={!hunter.isUp} />}
      name={hunterName(view, seat)}
      who={
        <>
          {personSays(table.people, seat, table.seat)}
          {role && (
            <span className="zd-role" title={table.meaning(role)}>
              <Icon name={role === 'Leader' ? 'horn' : 'feather'} size={14} /> {role}
            </span>
          )}
        </>
      }
    >
      {hunter.hunter >= 0 && <DeckBar deck={deckOf(hunter)} />}
      {hunter.hunter >= 0 && <Tokens table={table} seat={seat} />}
    </SeatPanel>
  );
}

/** In a row of a phone: by their people, and before they are chosen by whoever sits there. */
function shortNameOf({ view, seat: own, people }: Table, seat: Seat): string {
  if (seat === own) return 'You';
  const { hunter } = view.hunters[seat]!;
  return (hunter < 0 && people[seat]?.name) || lookOf(hunter).short;
}

function Strip({ table, seat }: { table: Table; seat: Seat }): ReactElement {
  const { view } = table;
  const hunter = view.hunters[seat]!;
  const deck = deckOf(hunter);
  return (
    <SeatStrip
      table={table}
      seat={seat}
      about={hunterRef(seat)}
      says={spokenOf(table, seat)}
      isActive={isActing(table, seat)}
      picture={<ShieldIcon hunter={hunter.hunter} size={19} isDown={!hunter.isUp} />}
      name={shortNameOf(table, seat)}
      marks={
        <>
          {view.leader === seat && <Icon name="horn" size={14} />}
          {view.fledgling === seat && <Icon name="feather" size={14} />}
          {conditionsOf(hunter).map(condition => (
            <Icon key={condition} name={condition} size={14} className={`is-${condition}`} />
          ))}
        </>
      }
      deck={{ ...deck, of: deck.draw + deck.hand + deck.discard + deck.scrapped }}
    />
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
  return (
    <OthersPanel
      isNarrow={isNarrow}
      isActive={isActive}
      name="The machines"
      who={says}
      short={inPlay.length}
      says={`The machines: ${says}${isActive ? ', it is their turn' : ''}`}
      picture={<Icon name="cog" size={isNarrow ? 19 : 30} />}
    />
  );
}

export function Party({ isNarrow, ...table }: Table & { readonly isNarrow: boolean }): ReactElement {
  const One = isNarrow ? Strip : Member;
  return (
    <Seats isNarrow={isNarrow} className="zd" legend={<DeckLegend />}>
      {table.view.hunters.map((_, seat) => (
        <One key={hunterRef(seat).id} table={table} seat={seat} />
      ))}
      <Machines table={table} isNarrow={isNarrow} />
    </Seats>
  );
}
