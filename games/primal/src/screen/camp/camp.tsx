/** Between hunts: the page that lies open, what may be made of what is carried, and what is worn. */
import { CardRow, Scene, type StoryBlock, StoryPage } from '@quarry/screen';
import type { ReactElement } from 'react';
import { monsterCard, SCENARIOS } from '../../content/box.ts';
import { RESOURCES } from '../../content/kinds.ts';
import { RESOURCE_NAMES } from '../../content/names.ts';
import { pages } from '../../sentences/pages.ts';
import { Card } from '../cards.tsx';
import type { Table } from '../names.ts';
import { Quests } from './quests.tsx';

const cardsIn = (
  all: readonly { readonly about: readonly { readonly kind: string; readonly id: number | string }[] }[],
): readonly number[] => [...new Set(all.flatMap(({ about }) => about.filter(({ kind }) => kind === 'card').map(({ id }) => Number(id))))];

export function Camp(table: Table): ReactElement {
  const { view, seat, asked } = table;
  const [open] = pages(view, seat).filter((block): block is StoryBlock => block.page !== undefined && !block.page.isRead);
  if (open && asked?.kind !== 'choose-quest')
    return (
      <div className="pa pa-page">
        <StoryPage block={open} table={table} />
      </div>
    );
  const offered = cardsIn(asked?.options ?? []);
  const refused = cardsIn(asked ? table.whyNots : []).filter(no => !offered.includes(no));
  const own = seat === null ? undefined : view.belongings[seat];
  const worn = own ? [own.weapon, own.armour, own.helm, own.item, own.mastery].filter(no => no >= 0) : [];
  const place = SCENARIOS[view.scenario];
  const card = (no: number, below: readonly number[]): ReactElement => <Card key={no} table={table} no={no} below={below} />;
  return (
    <Scene
      className="pa"
      table={table}
      name="camp"
      title={place?.name ?? 'The board'}
      says={place ? monsterCard(place.monster).advice : 'What will be hunted next?'}
    >
      <Quests table={table} />
      {own && <Resources held={own.resources} />}
      {offered.length > 0 && <CardRow table={table} name="On offer" cards={offered} card={card} />}
      {refused.length > 0 && (
        <CardRow
          table={table}
          name="Not to be had now"
          cards={refused}
          card={no => <Card key={no} table={table} no={no} isDim saysWhy />}
        />
      )}
      <CardRow table={table} name="You wear" cards={worn.filter(no => !offered.includes(no))} card={card} />
    </Scene>
  );
}

function Resources({ held }: { readonly held: readonly number[] }): ReactElement | null {
  const some = RESOURCES.flatMap((kind, i) => (held[i]! > 0 ? [{ kind, n: held[i]! }] : []));
  if (some.length === 0) return null;
  return (
    <p className="chips">
      {some.map(({ kind, n }) => (
        <span key={kind} className="chip">
          {n} {RESOURCE_NAMES[kind]}
        </span>
      ))}
    </p>
  );
}
