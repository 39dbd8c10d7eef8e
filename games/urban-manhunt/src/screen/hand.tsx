/** Below the board: the own hunter in numbers, what Momentum buys, and the Keepers, each with the moment for which it is kept. */
import { Card, EmptyHand, Hand as KitHand, Piles } from '@quarry/screen';
import { type Priced, Prices, type Value, Values } from '@quarry/screen/show';
import type { ReactElement } from 'react';
import { ATTRIBUTES } from '../content/kinds.ts';
import type { Dataslate } from '../content/types.ts';
import { ATTRIBUTE_NAMES } from '../printed-names.ts';
import { attributeOf } from '../questions.ts';
import { sayTexts } from '../sentences/effects.ts';
import type { HunterView } from '../state.ts';
import { eventPrinted, optionRef, slateIn, type Table } from './names.ts';
import { Bolts } from './signs.tsx';
import { windowSays } from './windows.ts';

function Keeper({ table, no, below }: { readonly table: Table; readonly no: number; readonly below: readonly number[] }): ReactElement {
  const when = windowSays(eventPrinted(no)?.keeper ?? []);
  return (
    <Card table={table} no={no} below={below}>
      {when && <span className="um-window">{when}</span>}
    </Card>
  );
}

const valuesOf = (hunter: HunterView): readonly Value[] =>
  ATTRIBUTES.map(attribute => ({
    name: ATTRIBUTE_NAMES[attribute],
    says: `${attributeOf(hunter, attribute)}`,
    isChanged: hunter.shots.includes(attribute),
  }));

const pricedOf = ({ options }: Dataslate): readonly Priced[] =>
  options.map((option, nth) => ({
    about: optionRef(nth),
    name: option.name,
    price: <Bolts n={option.cost} size={11} />,
    says: sayTexts([option]),
  }));

export function Hand(table: Table): ReactElement | null {
  const hunter = table.seat === null ? undefined : table.view.hunters[table.seat];
  if (!hunter || typeof hunter.keepers === 'number')
    return <EmptyHand className="um">You are watching. Keepers are seen by those who hold them.</EmptyHand>;
  const { keepers } = hunter;
  const slate = slateIn(hunter);
  if (!slate || table.view.step === 'choose-hunter' || (keepers.length === 0 && table.isNarrow)) return null;
  return (
    <KitHand className="um um-hand" motion={table.motion}>
      <Values values={valuesOf(hunter)} label="Your hunter" />
      <Prices table={table} priced={pricedOf(slate)} label="Momentum" />
      <Piles table={table} cards={keepers} card={(no, below) => <Keeper key={no} table={table} no={no} below={below} />} />
    </KitHand>
  );
}
