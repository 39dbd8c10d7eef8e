/** The hunters: weapon, who plays, health as two rows of teeth, what each holds, and in what state each is. */
import type { Seat } from '@quarry/kernel';
import { plural } from '@quarry/kernel';
import { Chip, Chips, SeatPanel, SeatStrip, Seats } from '@quarry/screen';
import type { ReactElement } from 'react';
import { armourCard, helmCard, isCard } from '../content/box.ts';
import { HUNTER_WEAPONS } from '../content/names.ts';
import { deckSize, handSize } from '../places.ts';
import { healthOf } from '../questions.ts';
import type { HunterView, View } from '../state.ts';
import { seatRef } from '../telling/refs.ts';
import { hasScene } from './board.tsx';
import { nameOfSeat, personSays, type Table, upTo } from './names.ts';
import { Pictogram, type PictogramName, WEAPONS } from './pictograms.tsx';

export function Party({ isNarrow, ...table }: Table & { readonly isNarrow: boolean }): ReactElement {
  return (
    <Seats isNarrow={isNarrow} className="pa pa-party">
      {table.view.hunters.map(({ id }, seat) =>
        isNarrow ? <Strip key={id} table={table} seat={seat} /> : <Member key={id} table={table} seat={seat} />,
      )}
    </Seats>
  );
}

interface Mark {
  readonly says: string;
  readonly sign: PictogramName;
  readonly isBad: boolean;
}

/** In what state somebody is: each with its word. */
function marksOf(view: View, seat: Seat): readonly Mark[] {
  const hunter = view.hunters[seat]!;
  const bad = (says: string, sign: PictogramName): Mark => ({ says, sign, isBad: true });
  const good = (says: string, sign: PictogramName): Mark => ({ says, sign, isBad: false });
  return [
    ...(hunter.ko === 'up' ? [] : [bad(hunter.ko === 'eliminated' ? 'out' : `down, ${hunter.ko}`, 'down')]),
    ...(hunter.isThreatened ? [bad('threatened', 'claws')] : []),
    ...(view.aggro === seat ? [bad('aggro', 'eye')] : []),
    ...(hunter.isBurning ? [bad('burning', 'flame')] : []),
    ...(hunter.placement === 'hidden' ? [good('hidden', 'reeds')] : []),
    ...(hunter.placement === 'plateau' ? [good('climbed', 'ledge')] : []),
    ...(hunter.isBerserk ? [good('berserk', 'attack')] : []),
  ];
}

const lefts = (hunter: HunterView, health: number): number => Math.max(0, health - hunter.damage);

function saysOf(table: Table, seat: Seat): string {
  const { view } = table;
  const hunter = view.hunters[seat]!;
  const health = healthOf(view, seat);
  return [
    nameOfSeat(view, seat),
    personSays(table, seat),
    `${lefts(hunter, health)} of ${health} health`,
    `${plural(handSize(hunter), 'card')} in hand`,
    plural(hunter.stamina, 'stamina token'),
    ...(hunter.defence > 0 ? [plural(hunter.defence, 'defence token')] : []),
    ...marksOf(view, seat).map(one => one.says),
  ]
    .filter(Boolean)
    .join(', ');
}

/** From so many on teeth are too thin to be told apart. */
const MANY = 21;

/** Two pieces, armour and helm: what is left of both, from the left; nothing of whoever is down. A piece that is depleted is hatched. */
function Teeth({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactElement {
  const hunter = view.hunters[seat]!;
  const health = healthOf(view, seat);
  const isDown = hunter.ko !== 'up';
  const left = isDown ? 0 : lefts(hunter, health);
  const armour = isCard(hunter.armour) ? armourCard(hunter.armour).health : 0;
  const helm = isCard(hunter.helm) ? helmCard(hunter.helm).health : 0;
  const more = Math.max(0, health - (hunter.isArmourDepleted ? 0 : armour) - (hunter.isHelmDepleted ? 0 : helm));
  const says = <b className="pa-teeth-says">{isDown ? 'down' : `${left}/${health}`}</b>;
  if (armour + helm + more > MANY)
    return (
      <span className="pa-teeth">
        <span className="pa-teeth-bar">
          <i style={{ width: `${(left / Math.max(1, health)) * 100}%` }} />
        </span>
        {says}
      </span>
    );
  const whole = hunter.isArmourDepleted ? 0 : armour + more;
  const tooth = (i: number): string | undefined => (i < left ? undefined : 'is-lost');
  return (
    <span className="pa-teeth">
      <span className="pa-teeth-row">
        {upTo(armour + (hunter.isArmourDepleted ? 0 : more)).map(i => (
          <i key={i} className={hunter.isArmourDepleted ? 'is-depleted' : tooth(i)} />
        ))}
      </span>
      <span className="pa-teeth-row">
        {upTo(helm).map(i => (
          <i key={i} className={hunter.isHelmDepleted ? 'is-depleted' : tooth(whole + i)} />
        ))}
      </span>
      {says}
    </span>
  );
}

function Member({ table, seat }: { readonly table: Table; readonly seat: Seat }): ReactElement {
  const { view, stage } = table;
  const hunter = view.hunters[seat]!;
  return (
    <SeatPanel
      table={table}
      seat={seat}
      about={seatRef(seat)}
      says={saysOf(table, seat)}
      isActive={stage?.active === seat}
      isSpent={hunter.ko !== 'up'}
      colour={`var(--pa-${hunter.id})`}
      picture={<Medal hunter={hunter} size={40} />}
      name={nameOfSeat(view, seat)}
      who={personSays(table, seat) || (HUNTER_WEAPONS[hunter.id] ?? hunter.id)}
    >
      {!hasScene(view) && <Teeth view={view} seat={seat} />}
      {hasScene(view) ? <Kit view={view} seat={seat} /> : <State view={view} seat={seat} />}
    </SeatPanel>
  );
}

export const Medal = ({ hunter, size }: { readonly hunter: Pick<HunterView, 'id'>; readonly size: number }): ReactElement => (
  <span className={`pa-medal is-${hunter.id}`} style={{ width: size, height: size }} aria-hidden="true">
    <Pictogram name={WEAPONS[hunter.id] ?? 'disc'} size={size * 0.6} />
  </span>
);

function State({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactElement {
  const hunter = view.hunters[seat]!;
  return (
    <span className="pa-state">
      <span title="cards in the deck">
        <Pictogram name="deck" size={13} /> {deckSize(hunter)}
      </span>
      <span title="cards in hand">
        <Pictogram name="hand" size={14} /> {handSize(hunter)}
      </span>
      <span title="stamina tokens">
        <Pictogram name="stamina" size={13} /> {hunter.stamina}
      </span>
      {hunter.defence > 0 && (
        <span title="defence tokens">
          <Pictogram name="parry" size={13} /> {hunter.defence}
        </span>
      )}
      {marksOf(view, seat).map(({ says, sign, isBad }) => (
        <span key={says} className={isBad ? 'pa-mark is-bad' : 'pa-mark'}>
          <Pictogram name={sign} size={13} /> {says}
        </span>
      ))}
    </span>
  );
}

/** In camp: what is made ready. */
const Kit = ({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactElement => (
  <Chips>
    <Chip>{plural(view.belongings[seat]?.deck.length ?? 0, 'card')}</Chip>
    <Chip>{view.desks[seat]?.isReady ? 'ready' : 'preparing'}</Chip>
  </Chips>
);

/** In a narrow strip whoever looks is `You`; by name, too, where two share the room: both may be theirs. */
const ownOr = (name: string, seat: Seat, { view, seat: own }: Table): string =>
  seat !== own ? name : view.hunters.length > 2 ? 'You' : `${name} (you)`;

function Strip({ table, seat }: { readonly table: Table; readonly seat: Seat }): ReactElement {
  const { view, stage } = table;
  const hunter = view.hunters[seat]!;
  const health = hasScene(view) ? 1 : healthOf(view, seat);
  return (
    <SeatStrip
      table={table}
      seat={seat}
      about={seatRef(seat)}
      says={saysOf(table, seat)}
      isActive={stage?.active === seat}
      isSpent={hunter.ko !== 'up'}
      name={ownOr(nameOfSeat(view, seat), seat, table)}
      picture={<Medal hunter={hunter} size={20} />}
      marks={marksOf(view, seat).map(({ says, sign }) => <Pictogram key={says} name={sign} size={14} />)}
      deck={{ draw: hunter.ko === 'up' ? lefts(hunter, health) : 0, hand: 0, of: health }}
    />
  );
}
