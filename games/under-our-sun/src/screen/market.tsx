/** Dealing: the counter of a merchant with prices and stock, what one has to give, and what each of those who are here lacks. */
import { capital, plural } from '@quarry/kernel';
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

const isLacking = (view: View, counter: string): boolean =>
  isWantedStill(view, counter, view.counters[missionIn(view).counters.indexOf(counter)] ?? 0);

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
        {here.map(who => (
          <li key={who}>
            <Sign name={signOf(view.characters[who]!.id)} size={15} /> {nameOf(view, who)}: water for{' '}
            {plural(lastsOf(view, who).phases, 'phase')}
            {(view.characters[who]!.goods[0] ?? 0) === 0 ? ', no food' : ''}
          </li>
        ))}
      </ul>
    </>
  );
}
