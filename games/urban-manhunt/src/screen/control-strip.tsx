/** The Control Card over the board, all turn long: what crims of each Demeanor are ordered to do, and which cards hold beside it. */
import { capital } from '@quarry/kernel';
import { OrderStrip } from '@quarry/screen/show';
import type { ReactElement } from 'react';
import { DEMEANORS, type Demeanor } from '../content/kinds.ts';
import { CRIM_ACTION_NAMES, DEMEANOR_NAMES } from '../printed-names.ts';
import { sayEffects } from '../sentences/effects.ts';
import { factsIn } from './board/chances.ts';
import { controlPrinted, crimPrinted, crimRef, type Table } from './names.ts';
import { Sign } from './signs.tsx';

/** Those of a Demeanor that will do something else than is ordered, as far as that is told: `Getaway Driver: Charge`, and briefly `1: Charge`. */
function othersOf(table: Table, demeanor: Demeanor): { readonly but: string; readonly butBriefly: string } {
  const does = table.view.crims.flatMap(({ no, card }): (readonly [string, string])[] => {
    const { instead } = factsIn(table.intent?.(crimRef(no)));
    const printed = crimPrinted(card);
    return instead && printed?.demeanor === demeanor ? [[instead, printed.name]] : [];
  });
  const others = [...Map.groupBy(does, ([action]) => action)];
  return {
    but: others.map(([action, all]) => `${all.length > 1 ? `${all.length} crims` : all[0]![1]}: ${action}`).join(', '),
    butBriefly: others.map(([action, all]) => `${all.length}: ${action}`).join(', '),
  };
}

export function ControlStrip({ table }: { readonly table: Table }): ReactElement | null {
  const { view } = table;
  if (view.control < 0 || view.step === 'over') return null;
  const printed = controlPrinted(view.control);
  const orders =
    printed &&
    DEMEANORS.map(demeanor => ({
      of: DEMEANOR_NAMES[demeanor],
      sign: <Sign name={demeanor} size={20} />,
      does: CRIM_ACTION_NAMES[printed.orders[demeanor]],
      ...othersOf(table, demeanor),
    }));
  return (
    <OrderStrip
      key={view.control}
      table={table}
      no={view.control}
      over={`Control Card${view.overtime > 0 ? ', overtime' : ''}`}
      orders={orders}
      twist={printed?.twist ? `${capital(sayEffects(printed.twist, 'zone'))}.` : null}
      beside={view.inForce.map(({ card }) => card)}
      besideSays="In force"
    />
  );
}
