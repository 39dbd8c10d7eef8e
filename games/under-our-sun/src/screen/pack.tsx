/** What the own character carries: action points, cards, cubes and free places, bottles, and the skill with what it does now. */
import { plural } from '@quarry/kernel';
import { Card, EmptyHand, Hand, Piles } from '@quarry/screen';
import type { ReactElement } from 'react';
import { AMMUNITION, RESOURCES } from '../content/kinds.ts';
import { isAlive } from '../questions/basics.ts';
import { freePlaces, waterRoom } from '../questions.ts';
import type { View, Who } from '../state.ts';
import { lightOf, nameOf, ownIn, type Table } from './names.ts';
import { withThem } from './people.tsx';
import { CubeSign, Sign } from './signs.tsx';

export function Pack(table: Table): ReactElement | null {
  const { view } = table;
  const who = ownIn(table);
  if (who === null) return table.seat === null ? <EmptyHand className={lightOf(view)}>You are watching.</EmptyHand> : null;
  if (!isAlive(view, who)) return <EmptyHand className={lightOf(view)}>{nameOf(view, who)} carries nothing any more.</EmptyHand>;
  const { items } = view.characters[who]!;
  return (
    <Hand className={`${lightOf(view)} us-pack`} motion={table.motion}>
      <Places view={view} who={who} />
      <Piles
        table={table}
        cards={items.map(({ card }) => card)}
        card={(no, below) => {
          const item = items.find(({ card }) => card === no);
          return (
            <Card key={no} table={table} no={no} below={below} isSpent={item?.isFlipped ?? false}>
              {item && item.n > 0 && <span className="us-uses">{item.n} left</span>}
            </Card>
          );
        }}
      />
    </Hand>
  );
}

/** Cubes by kind, bottles, ammunition, and what still fits. */
function Places({ view, who }: { readonly view: View; readonly who: Who }): ReactElement {
  const { goods, ammunition, water, ap } = view.characters[who]!;
  const free = freePlaces(view, who);
  const cubes = RESOURCES.flatMap((kind, i) => Array.from({ length: goods[i] ?? 0 }, (_, nth) => ({ kind, key: `${kind} ${nth}` })));
  return (
    <section className="us-places" aria-label={`The pack of ${nameOf(view, who)}`}>
      <h3>{nameOf(view, who)}</h3>
      <span className="us-ap" role="img" aria-label={`${ap} AP left`}>
        {Array.from({ length: Math.max(6, ap) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: action points have no names
          <i key={i} className={i < ap ? '' : 'is-gone'} />
        ))}
        <b>{ap} AP</b>
      </span>
      <span className="us-cubes">
        {cubes.map(({ kind, key }) => (
          <CubeSign key={key} kind={kind} size={22} />
        ))}
        {Array.from({ length: free }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free places have no names
          <i key={i} className="us-free" />
        ))}
      </span>
      <span className="us-carried">
        <Sign name="drop" size={13} /> {water} of {waterRoom(view, who)}
        {AMMUNITION.map((kind, i) => ((ammunition[i] ?? 0) > 0 ? ` · ${plural(ammunition[i]!, kind)}` : ''))}
        {withThem(view, who).map(name => ` · ${name}`)}
        {free > 0 ? ` · ${plural(free, 'place')} free` : ' · full'}
      </span>
    </section>
  );
}
