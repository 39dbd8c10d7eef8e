/** Below the board: the own hunter in numbers, what Momentum buys, and the Keepers, each with the moment for which it is kept. */
import { Card, EmptyHand, Hand as KitHand, Piles, useThing } from '@quarry/screen';
import type { ReactElement } from 'react';
import { ATTRIBUTES } from '../content/kinds.ts';
import type { Dataslate, MomentumOption } from '../content/types.ts';
import { ATTRIBUTE_NAMES } from '../printed-names.ts';
import { attributeOf } from '../questions.ts';
import { sayTexts } from '../sentences/effects.ts';
import type { HunterView } from '../state.ts';
import { eventPrinted, slateIn, type Table } from './names.ts';
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

const Values = ({ hunter }: { readonly hunter: HunterView }): ReactElement => (
  <dl className="um-values" aria-label="Your hunter">
    {ATTRIBUTES.map(attribute => (
      <div key={attribute} className={hunter.shots.includes(attribute) ? 'is-changed' : ''}>
        <dt>{ATTRIBUTE_NAMES[attribute]}</dt>
        <dd className="um-title">{attributeOf(hunter, attribute)}</dd>
      </div>
    ))}
  </dl>
);

function Price({ table, option, nth }: { readonly table: Table; readonly option: MomentumOption; readonly nth: number }): ReactElement {
  const { isLit, isChosen, isPointed, isRefused, props } = useThing(table, { kind: 'momentum-option', id: nth }, '');
  const classes = ['um-price', isLit && 'is-lit', (isPointed || isChosen) && 'is-pointed'].filter(Boolean).join(' ');
  return (
    <div className={classes} title={sayTexts([option])} {...(isLit || isRefused ? props : {})}>
      <Bolts n={option.cost} size={11} /> <b>{option.name}</b>
    </div>
  );
}

const Momentum = ({ table, slate }: { readonly table: Table; readonly slate: Dataslate }): ReactElement => (
  <section className="um-prices" aria-label="Momentum">
    {slate.options.map((option, nth) => (
      <Price key={option.name} table={table} option={option} nth={nth} />
    ))}
  </section>
);

export function Hand(table: Table): ReactElement | null {
  const hunter = table.seat === null ? undefined : table.view.hunters[table.seat];
  if (!hunter || typeof hunter.keepers === 'number')
    return <EmptyHand className="um">You are watching. Keepers are seen by those who hold them.</EmptyHand>;
  const { keepers } = hunter;
  const slate = slateIn(hunter);
  if (!slate || table.view.step === 'choose-hunter') return null;
  return (
    <KitHand className="um um-hand" motion={table.motion}>
      <Values hunter={hunter} />
      <Momentum table={table} slate={slate} />
      {keepers.length === 0 && <p className="um-no-keepers">No Keepers yet. Event Cards bring them.</p>}
      <Piles table={table} cards={keepers} card={(no, below) => <Keeper key={no} table={table} no={no} below={below} />} />
    </KitHand>
  );
}
