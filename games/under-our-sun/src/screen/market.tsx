/** Dealing: the counter of a merchant with prices and stock, what one has to give, and what each of those who are here lacks. */
import { capital, plural } from '@quarry/kernel';
import type { AskedOption } from '@quarry/protocol';
import { Card, Scene, ThingBox, useThing } from '@quarry/screen';
import type { ReactElement } from 'react';
import { merchantCard, thing } from '../content/box.ts';
import { AMMUNITION, CUBES, type Cube, RESOURCES, VALUES } from '../content/kinds.ts';
import { cardInPlay, livingAt, missionIn } from '../questions/basics.ts';
import { freePlaces, waterRoom } from '../questions.ts';
import { merchantText } from '../sentences/cards.ts';
import { countSays, isWantedStill } from '../sentences/log/mission.ts';
import type { View, Who } from '../state.ts';
import { lightOf, nameOf, signOf, type Table } from './names.ts';
import { CubeSign, Sign } from './signs.tsx';
import { Stall } from './stall.tsx';
import { lastsOf } from './thirst.ts';

export function Market(table: Table): ReactElement {
  const { asked, view } = table;
  const merchant = Number(asked!.facts!['merchant']);
  const who = Number(asked!.facts!['who']);
  const trader = view.merchants[merchant]!;
  const isPaying = asked!.kind === 'pay';
  const { name, lines, id } = merchantCard(trader.id);
  const [opening] = lines;
  return (
    <Scene
      table={table}
      name="market"
      className={`${lightOf(view)} us-market`}
      title={name}
      says={opening ? `“${opening.says}”` : merchantText(merchantCard(trader.id))}
    >
      <Stall id={id} />
      <section aria-label="What is sold">
        <h3>Sold here</h3>
        <div className="us-counter">
          {trader.items.length === 0 && <p>No cards on the counter.</p>}
          {trader.items.map(({ card }) => (
            <Card key={card} table={table} no={card}>
              <Price n={thing(card).value} />
            </Card>
          ))}
        </div>
        <ul className="us-loose">
          {CUBES.filter(kind => held(trader, kind) > 0).map(kind => (
            <Loose key={kind} table={table} kind={kind} n={held(trader, kind)} isShown={isPaying} />
          ))}
          {AMMUNITION.map(kind => (
            <Piece key={kind} table={table} about={{ kind: 'ammunition', id: kind }} says={kind} price={1} />
          ))}
        </ul>
        <p className="us-note">{merchantText(merchantCard(trader.id))}</p>
      </section>
      <section aria-label="What you have">
        <h3>{nameOf(view, who)} has</h3>
        <ul className="us-loose">
          {CUBES.filter(kind => held(view.characters[who]!, kind) > 0).map(kind => (
            <Loose key={kind} table={table} kind={kind} n={held(view.characters[who]!, kind)} isShown={!isPaying} />
          ))}
        </ul>
        <p>
          {freePlaces(view, who) > 0 ? `${capital(plural(freePlaces(view, who), 'place'))} free` : 'No place free'}, {thirsty(view, who)}.
        </p>
      </section>
      <section className="us-beside-counter" aria-label="What is lacking">
        <After table={table} who={who} trader={trader} />
        <Lacks view={view} here={livingAt(view, trader.hex)} />
      </section>
    </Scene>
  );
}

/** What the bottles still take. */
function thirsty(view: View, who: Who): string {
  const room = waterRoom(view, who) - view.characters[who]!.water;
  return room > 0 ? `bottles for ${room} more water` : 'and every bottle is full';
}

interface Purse {
  readonly water: number;
  readonly goods: readonly number[];
}
const held = ({ water, goods }: Purse, kind: Cube): number => (kind === 'water' ? water : (goods[RESOURCES.indexOf(kind)] ?? 0));

const Price = ({ n }: { readonly n: number }): ReactElement => (
  <span className="us-price" title={`worth ${n} water`}>
    <Sign name="drop" size={13} />
    {n}
  </span>
);

interface LooseProps {
  readonly table: Table;
  readonly kind: Cube;
  readonly n: number;
  /** What is asked is about those of the other. */
  readonly isShown: boolean;
}

const Loose = ({ table, kind, n, isShown }: LooseProps): ReactElement => (
  <Piece table={table} about={{ kind: isShown ? 'shown' : 'cube', id: kind }} says={kind} price={VALUES[kind]} kind={kind} n={n} />
);

interface PieceProps {
  readonly table: Table;
  readonly about: { readonly kind: string; readonly id: string };
  readonly says: string;
  readonly price: number;
  readonly kind?: Cube;
  readonly n?: number;
}

function Piece({ table, about, says, price, kind, n }: PieceProps): ReactElement {
  const thing = useThing(table, about, `1 ${says} for ${price}`);
  return (
    <li>
      <ThingBox className={`us-piece ${thing.isLit ? 'is-lit' : ''}`} button={thing.isLit || thing.isRefused ? thing.props : null}>
        {kind && <CubeSign kind={kind} size={24} />}
        <span>
          {says}
          {n !== undefined && <small> × {n}</small>}
        </span>
        <Price n={price} />
      </ThingBox>
    </li>
  );
}

/** What both would hold if it were paid, or given, as is pointed at; otherwise in the first way that is offered. */
function After({
  table,
  who,
  trader,
}: {
  readonly table: Table;
  readonly who: Who;
  readonly trader: View['merchants'][number];
}): ReactElement | null {
  const { asked, pointed, view } = table;
  const isPaying = asked?.kind === 'pay';
  if (!isPaying && asked?.kind !== 'payout') return null;
  const moved = moneyIn(pointed ?? asked.options[0]);
  if (!moved) return null;
  const [mine, his] = isPaying ? [-1, 1] : [1, -1];
  return (
    <>
      <h3>After that</h3>
      <ul className="us-after">
        <li>
          <b>{nameOf(view, who)}</b> <Held purse={view.characters[who]!} moved={moved} way={mine} />
        </li>
        <li>
          <b>{merchantCard(trader.id).name}</b> <Held purse={trader} moved={moved} way={his} />
        </li>
      </ul>
    </>
  );
}

/** What somebody has after more or less of each kind. */
function Held({ purse, moved, way }: { readonly purse: Purse; readonly moved: Purse; readonly way: number }): ReactElement {
  const left = CUBES.map(kind => [kind, held(purse, kind) + way * held(moved, kind)] as const).filter(([, n]) => n > 0);
  return (
    <>
      {left.length === 0 && 'nothing'}
      {left.map(([kind, n]) => (
        <span key={kind} className={held(moved, kind) > 0 ? 'is-moved' : ''}>
          <CubeSign kind={kind} size={18} /> {n}
        </span>
      ))}
    </>
  );
}

function moneyIn(option: AskedOption | undefined): Purse | null {
  const value = option?.value;
  return typeof value === 'object' && value !== null && 'goods' in value && 'water' in value ? (value as Purse) : null;
}

const isLacking = (view: View, counter: string): boolean =>
  isWantedStill(view, counter, view.counters[missionIn(view).counters.indexOf(counter)] ?? 0);

/** With water for so many phases nobody has to think of it yet. */
const A_DAY = 3;
const hasFood = (view: View, who: Who): boolean => (view.characters[who]!.goods[0] ?? 0) > 0;
const isShort = (view: View, who: Who): boolean => lastsOf(view, who).phases <= A_DAY || !hasFood(view, who);

/** What the mission and thirst still ask of everybody who is here. */
function Lacks({ view, here }: { readonly view: View; readonly here: readonly Who[] }): ReactElement {
  const { counters } = missionIn(view);
  const wanted = cardInPlay(view).goal.flatMap(one => (one.is === 'count' ? [one.counter] : []));
  return (
    <>
      <h3>What is lacking</h3>
      <ul className="us-lacks">
        {wanted
          .filter(counter => isLacking(view, counter))
          .map(counter => (
            <li key={counter}>
              <Sign name="flag" size={15} /> {counter}: <b>{countSays(view, counter, view.counters[counters.indexOf(counter)] ?? 0)}</b>
            </li>
          ))}
        {here
          .filter(who => isShort(view, who))
          .map(who => (
            <li key={who}>
              <Sign name={signOf(view.characters[who]!.id)} size={15} /> {nameOf(view, who)}: water for{' '}
              {plural(lastsOf(view, who).phases, 'phase')}
              {hasFood(view, who) ? '' : ', no food'}
            </li>
          ))}
      </ul>
    </>
  );
}
