/** What was told of crims with the last question stays at them until they have acted, or are out of the zone: of whoever acts nothing more is told, and while something is shown nothing at all. */
import type { SeenIntent } from '@quarry/protocol';
import { useRef } from 'react';
import type { CrimView, View } from '../../state.ts';
import { crimRef, type Table } from '../names.ts';
import { toldIn } from '../staged.ts';
import { factsIn } from './chances.ts';

export interface Forecast {
  /** It holds as long as this is so. */
  readonly rests: string;
  /** By the arrival number. */
  readonly told: ReadonlyMap<number, SeenIntent>;
}
export const NO_FORECAST: Forecast = { rests: '', told: new Map() };

type Seeing = Pick<Table, 'view' | 'asked' | 'now' | 'seat' | 'intent'>;

/** UM-CRIM-2: it has begun, and the next one has not. */
export const isActing = ({ phase, step, acted }: View, { no }: Pick<CrimView, 'no'>): boolean =>
  phase === 'crim' && step === 'crim' && no === acted;
const isToCome = ({ phase, acted }: View, no: number): boolean => phase !== 'crim' || no >= acted;

/** The orders, and where everybody stands; where the own way leads was known when it was laid. */
const restsOn = ({ turn, control, hunters }: View, own: Seeing['seat']): string =>
  [turn, control, ...hunters.map(({ isIn, x, y }, seat) => (seat === own ? isIn : `${isIn} ${x} ${y}`))].join();

/** What it was about to do to whoever looks; what they could do to it is told when they are asked. */
function lasting(intent: SeenIntent): SeenIntent {
  const { hitsYou, instead } = factsIn(intent);
  return { ...intent, facts: { ...(hitsYou !== undefined && { hitsYou }), ...(instead !== undefined && { instead }) } };
}

/** What is told now, and of what was told before as much as still holds. Pure. */
export function forecastNow({ view, asked, now, seat, intent }: Seeing, before: Forecast): Forecast {
  const rests = restsOn(view, seat);
  const event = now && toldIn(now);
  const changed = event?.type === 'order-given' || event?.type === 'crim-pushed' || event?.type === 'crim-eliminated' ? event.crim : 0;
  const kept = before.rests === rests ? [...before.told].filter(([no]) => no !== changed && isToCome(view, no)) : [];
  const told = asked ? view.crims.flatMap(({ no }) => [intent?.(crimRef(no)) ?? []].flat().map(one => [no, lasting(one)] as const)) : [];
  const acting = kept.filter(([no]) => isActing(view, { no }));
  return { rests, told: new Map(told.length > 0 ? [...told, ...acting] : kept) };
}

/** The table with it. */
export function useForecast(table: Table): Table {
  const last = useRef(NO_FORECAST);
  last.current = forecastNow(table, last.current);
  const forecast = last.current;
  return {
    ...table,
    intent(about, isNow) {
      const told = table.intent?.(about, isNow) ?? null;
      const kept = about.kind === 'crim' && !isNow ? forecast.told.get(Number(about.id)) : undefined;
      return kept && (!told || isActing(table.view, { no: Number(about.id) })) ? kept : told;
    },
  };
}
