/** Between hunts: the camp by night, the page that lies open, what may be made of what is carried, and what is worn. */
import type { AskedOption } from '@quarry/protocol';
import { CardRow, type StoryBlock, StoryPage, StoryText } from '@quarry/screen';
import type { ReactElement } from 'react';
import type { Resource } from '../../content/kinds.ts';
import { sayResources } from '../../sentences/names.ts';
import type { View } from '../../state.ts';
import { Card } from '../cards.tsx';
import { useIsDesk } from '../hunt/use-room.ts';
import { cardRef, type Table } from '../names.ts';
import { Deck } from './deck.tsx';
import { Fireside } from './fireside.tsx';
import { cardsIn } from './offered.ts';
import { Path } from './path.tsx';
import { Price, partsFor } from './price.tsx';
import { Quarry } from './quarry.tsx';
import { Quests } from './quests.tsx';
import { Stalls } from './stalls.tsx';
import { Store } from './store.tsx';

/** Steps at which something is done on the table of the camp, with the open page beside it. */
const WORKS: readonly View['step'][] = ['board', 'prepare'];

export function Camp(table: Table): ReactElement {
  const { view } = table;
  const open = table.pages?.open ?? null;
  const isDesk = useIsDesk();
  const own = table.seat === null ? undefined : view.belongings[table.seat];
  return (
    <div className="pa pa-camp scene" data-motion={table.motion}>
      <Fireside table={table} />
      <Path table={table} />
      {open && !WORKS.includes(view.step) ? (
        <StoryPage block={open} table={table} />
      ) : isDesk && own && view.step === 'prepare' ? (
        <Stalls table={table} own={own} told={open} />
      ) : (
        <Trestle table={table} told={open} />
      )}
    </div>
  );
}

/** What is done with a card in camp, as far as it costs something. */
interface Making {
  readonly do: string;
  readonly card: number;
  readonly from?: number;
}
const MAKING: readonly string[] = ['make', 'brew'];
function makingOf({ value }: AskedOption): Making | null {
  const making = value as Making | null | undefined;
  return making && MAKING.includes(making.do) ? making : null;
}
/** Out of what, and for how much. */
const wayOf =
  ({ face }: Table) =>
  (option: AskedOption): string => {
    const making = makingOf(option);
    if (!making) return option.says;
    const { card, from = -1 } = making;
    return `${from < 0 ? 'anew' : `from ${face(from).name}`}: ${sayResources(partsFor(card, from))}`;
  };
/** What the only way to have it costs. */
function priceOf(table: Table, no: number): readonly Resource[] {
  const [only, ...others] = table.lit(cardRef(no));
  const making = only && others.length === 0 ? makingOf(only) : null;
  return making ? partsFor(making.card, making.from) : [];
}

const TITLES: Readonly<Record<string, string>> = {
  camp: 'In camp',
  forge: 'The forge',
  pay: 'The smith waits to be paid',
  herbs: 'Herbs and bottles',
  skills: 'What you have learned',
  gear: 'Gear',
  deck: 'Your deck',
  potions: 'What you take along',
  trade: 'Among hunters',
};

/** What lies on the table in camp. */
function Trestle({ table, told }: { readonly table: Table; readonly told: StoryBlock | null }): ReactElement {
  const { view, seat, asked } = table;
  const own = seat === null ? undefined : view.belongings[seat];
  const page = seat === null ? 'camp' : (view.desks[seat]?.page ?? 'camp');
  const offered = cardsIn(asked?.options ?? []);
  const refused = cardsIn(asked ? table.whyNots : []).filter(no => !offered.includes(no));
  const worn = own ? [own.weapon, own.mastery, own.armour, own.helm, own.item].filter(no => no >= 0) : [];
  const card = (no: number, below: readonly number[]): ReactElement => <Card key={no} table={table} no={no} below={below} />;
  const ware = (no: number): ReactElement => (
    <Card key={no} table={table} no={no} way={wayOf(table)}>
      <Price parts={priceOf(table, no)} held={own?.resources ?? []} isPayable />
    </Card>
  );
  return (
    <div className="pa-trestle">
      <section>
        <h2>{view.step === 'board' ? 'What will be hunted next?' : (TITLES[page] ?? 'In camp')}</h2>
        <Quests table={table} />
        {told && page === 'camp' && (
          <article className="pa-told" aria-label={told.heading}>
            <h3>{told.heading}</h3>
            <StoryText block={told} />
          </article>
        )}
        {offered.length > 0 && <CardRow table={table} name="On offer" cards={offered} card={ware} />}
        {refused.length > 0 && (
          <CardRow
            table={table}
            name="Not to be had now"
            cards={refused}
            card={no => (
              <Card key={no} table={table} no={no} isDim saysWhy>
                <Price parts={own?.owned.includes(no) ? [] : partsFor(no)} held={own?.resources ?? []} />
              </Card>
            )}
          />
        )}
        <CardRow table={table} name="You wear" cards={worn.filter(no => !offered.includes(no))} card={card} />
      </section>
      <aside>
        <Quarry view={view} />
        {own && <Deck own={own} table={table} />}
        {own && view.mode === 'campaign' && <Store held={own.resources} />}
      </aside>
    </div>
  );
}
