/** If you play it: its damage, what wakes and whom that hits, what becomes of struggle and aggro; all from what the table shows. */
import { outOf } from '@quarry/kernel';
import type { ReactElement, ReactNode } from 'react';
import { actionCard } from '../../content/box.ts';
import { stanceOf } from '../../places.ts';
import { attritionAfter, type Foresight, type WokenSlot } from '../../questions/foresight.ts';
import { unleashAt } from '../../questions.ts';
import { monsterDamage } from '../../texts-in-force.ts';
import type { Table } from '../names.ts';
import { Pictogram, type PictogramName } from '../pictograms.tsx';
import { ROMAN } from './behaviours.tsx';
import { dangerSays, isDeadly, wokenName } from './danger.ts';
import { useForesight } from './foresight.ts';
import { gainOf } from './jaw.tsx';
import { Others } from './others.tsx';

export function Forecast({ table, card }: { readonly table: Table; readonly card: number }): ReactElement {
  const foresight = useForesight(table, card);
  return (
    <div className="pa-forecast" aria-live="polite" data-kept="">
      {foresight ? (
        <>
          <h3>If you play it</h3>
          <dl>
            {rowsOf(table, foresight).map(({ sign, says, comes, isBad, isDeadly: isEnd }) => (
              <div key={says} className={isEnd ? 'is-bad is-deadly' : isBad ? 'is-bad' : undefined}>
                <dt>
                  <Pictogram name={sign} size={15} /> {says}
                </dt>
                <dd>{comes}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <AtRest table={table} />
      )}
    </div>
  );
}

interface Row {
  readonly sign: PictogramName;
  readonly says: string;
  readonly comes: ReactNode;
  readonly isBad?: boolean;
  /** Somebody may fall by it. */
  readonly isDeadly?: boolean;
}

function rowsOf(table: Table, seen: Foresight): readonly Row[] {
  const { view, seat } = table;
  const takesAggro = actionCard(seen.card).aggro && view.aggro !== seat;
  return [
    { sign: 'stamina', says: 'costs', comes: seen.cost === 0 ? 'nothing' : `${seen.cost} stamina` },
    ...damageRow(table, seen),
    ...(seen.wakes.length === 0 && seen.mayWake.length === 0 ? [{ sign: 'eye-shut', says: 'wakes', comes: 'nothing' } as const] : []),
    ...seen.wakes.map(one => wokenRow(table, one, 'wakes')),
    ...seen.mayWake.map(one => wokenRow(table, one, 'may wake')),
    ...(takesAggro ? [{ sign: 'turn', says: 'you take the aggro', comes: 'it turns to you', isBad: true } as const] : []),
    ...(seen.struggle === 0
      ? []
      : [
          {
            sign: 'fang',
            says: 'struggle',
            comes: outOf(Math.max(0, view.monster.struggle + seen.struggle), unleashAt(view)),
            isBad: seen.struggle > 0,
          } as const,
        ]),
    ...attritionRow(table, seen),
  ];
}

/** In one's own turn: how often attrition would get through if it came next. */
function attritionRow({ view, seat }: Table, { card }: Foresight): readonly Row[] {
  if (seat === null || view.active !== seat) return [];
  const tenths = Math.round(10 * attritionAfter(view, seat, card));
  const comes = tenths === 0 ? 'held' : tenths === 10 ? 'gets through' : `hits ${tenths} of 10`;
  return [{ sign: 'hourglass', says: 'attrition', comes, isBad: tenths > 5 }];
}

function damageRow({ view }: Table, { damage: of }: Foresight): readonly Row[] {
  if (!of) return [];
  if (of.isSwallowed) return [{ sign: 'attack', says: 'a plate swallows it', comes: '0 damage' }];
  const sum = of.more === 0 ? 'your weapon' : `${of.weapon} weapon ${of.more < 0 ? '−' : '+'} ${Math.abs(of.more)} text`;
  const { name, progression } = stanceOf(view);
  const isWound = of.wound !== null && of.total >= of.wound;
  const breaks = isWound && progression > 0 && view.monster.health - 1 <= progression ? `, and breaks ${name}` : '';
  return [
    { sign: 'attack', says: sum, comes: `${of.isAtLeast ? 'at least ' : ''}${of.damage} damage${isWound ? `: a wound${breaks}` : ''}` },
  ];
}

function wokenRow(table: Table, woken: WokenSlot, verb: string): Row {
  const { slot, couldBe } = woken;
  const name = wokenName(table, woken) || (couldBe.length > 1 ? `one of ${couldBe.length}` : '');
  return {
    sign: isDeadly(woken) ? 'skull' : 'eye',
    says: `${verb} ${ROMAN[slot] ?? slot + 1}${name ? `, ${name}` : ''}`,
    comes: dangerSays(table, woken),
    isBad: true,
    isDeadly: isDeadly(woken),
  };
}

/** What lies ahead while no card is pointed at: what closes the jaw, and what comes then. */
function AtRest({ table }: { readonly table: Table }): ReactElement {
  const { view } = table;
  const { struggle } = view.monster;
  const [gain, at] = [gainOf(table), unleashAt(view)];
  return (
    <>
      <p className="pa-jaw-says">
        <b>The jaw: {outOf(struggle, at)}.</b> {gain > 0 ? `The next round adds ${gain}. ` : ''}At {at} it closes on all who stand:{' '}
        {monsterDamage(view)} to each.
      </p>
      <p>Point at a card: here stands what it deals, and what it wakes.</p>
      <Others table={table} />
    </>
  );
}
