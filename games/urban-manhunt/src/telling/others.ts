/** What the other hunters did and suffered, one line for each of them. */
import { clockwiseFrom, greatest, heard, nothingTouched, plural, type Recalled, type Seat, sayList, total, weighing } from '@quarry/kernel';
import { nameOf } from '../content/box.ts';
import type { Action } from '../content/kinds.ts';
import type { UrbanEvent } from '../events.ts';
import { crimInText, hunterName } from '../sentences/names.ts';
import type { View } from '../state.ts';
import type { Line } from './touched.ts';

const ACTED: Readonly<Record<Action, string>> = {
  move: 'moved',
  rest: 'rested',
  focus: 'focused',
  spot: 'looked for a hidden crim',
  universal: 'opened a pod',
  shoot: 'shot at a crim',
  fight: 'fought a crim',
};

/** Crims that this hunter eliminated, and what they brought. */
function kills(told: readonly UrbanEvent[], seat: Seat): Line[] {
  const own = heard(told, 'crim-eliminated').filter(({ event }) => event.by === seat);
  if (own.length === 0) return [];
  const scored = heard(told, 'points-gained').filter(
    ({ event }) => event.seat === seat && (event.source === 'kill' || event.source === 'quality'),
  );
  const points = plural(total(scored.map(({ event }) => event.n)), 'point');
  return [
    {
      says: `eliminated ${sayList(own.map(({ event }) => nameOf(event.card)))} for ${points}`,
      at: own.at(-1)!.at,
      weighs: 4,
      scorer: seat,
    },
  ];
}

/** Wounds of crims that are still in the zone. */
function wounds(told: readonly UrbanEvent[], view: View, seat: Seat): Line[] {
  const own = heard(told, 'crim-wounded').filter(({ event }) => event.by === seat && view.crims.some(crim => crim.no === event.crim));
  return [...new Set(own.map(({ event }) => event.crim))].map(no => {
    const hits = own.filter(({ event }) => event.crim === no);
    const { event, at } = hits.at(-1)!;
    const n = plural(total(hits.map(one => one.event.n)), 'wound');
    return { says: `gave ${crimInText(view, event.card, no)} ${n}`, at, weighs: 2 };
  });
}

function pods(told: readonly UrbanEvent[], seat: Seat): Line[] {
  const own = heard(told, 'pod-opened').filter(({ event }) => event.seat === seat);
  if (own.length === 0) return [];
  const scored = heard(told, 'points-gained').filter(({ event }) => event.seat === seat && event.source === 'pod');
  const points = plural(total(scored.map(({ event }) => event.n)), 'point');
  return [
    { says: `opened ${own.length === 1 ? 'a pod' : plural(own.length, 'pod')} for ${points}`, at: own.at(-1)!.at, weighs: 2, scorer: seat },
  ];
}

/** Wounds taken, and a fall. */
function losses(told: readonly UrbanEvent[], seat: Seat): Line[] {
  const fallen = heard(told, 'hunter-incapacitated').find(({ event }) => event.seat === seat);
  if (fallen) return [{ says: 'was incapacitated', at: fallen.at, weighs: 5 }];
  const own = heard(told, 'hunter-wounded').filter(({ event }) => event.seat === seat);
  const n = plural(total(own.map(({ event }) => event.n)), 'wound');
  return own.length === 0 ? [] : [{ says: `took ${n}`, at: own.at(-1)!.at, weighs: 3 }];
}

function keepers(told: readonly UrbanEvent[], seat: Seat): Line[] {
  const own = heard(told, 'keeper-played').filter(({ event }) => event.seat === seat);
  return own.length === 0 ? [] : [{ says: `played ${sayList(own.map(({ event }) => nameOf(event.card)))}`, at: own.at(-1)!.at, weighs: 2 }];
}

/** What a hunter did that changed nothing for anybody else. */
function actions(told: readonly UrbanEvent[], seat: Seat): Line[] {
  const acted = heard(told, 'action-taken').filter(({ event }) => event.seat === seat);
  const says = acted.map(({ event, at }) => ({ says: ACTED[event.action], at, weighs: 0 }));
  return says.filter((one, i) => says.findIndex(other => other.says === one.says) === i);
}

function partsOf(told: readonly UrbanEvent[], view: View, seat: Seat): Line[] {
  const parts = [...kills(told, seat), ...wounds(told, view, seat), ...pods(told, seat), ...losses(told, seat), ...keepers(told, seat)];
  return parts.length > 0 ? parts : actions(told, seat);
}

interface Acted {
  readonly seat: Seat;
  readonly parts: readonly Line[];
}

const hasScored = ({ seat, parts }: Acted): boolean => parts.some(one => one.scorer === seat);

/** What one hunter did in one sentence, at its weightiest moment, and what it comes to. */
function lineOf(view: View, { seat, parts }: Acted, total: string): Line {
  const main = greatest(parts, one => one.weighs)!;
  return { says: `${hunterName(view, seat)} ${sayList(parts.map(one => one.says))}.${total}`, at: main.at, weighs: main.weighs };
}

/** The others in the order of their seats from the reader on. Where nothing weighs and there is nothing to say besides, they share one line. */
export function ofOthers(told: readonly UrbanEvent[], view: View, reader: Seat, besides: readonly Line[]): Line[] {
  const [, ...others] = clockwiseFrom(reader, view.hunters.length);
  const acted = others.map(seat => ({ seat, parts: partsOf(told, view, seat) })).filter(({ parts }) => parts.length > 0);
  const weighty = acted.filter(({ parts }) => parts.some(one => one.weighs > 0));
  if (weighty.length === 0 && besides.length === 0) return weighing(0, nothingTouched(acted.map(one => clauseOf(view, one))));
  const isTold = ({ seat }: Acted): boolean => besides.some(one => one.scorer === seat);
  const scored = weighty.filter(one => hasScored(one) && !isTold(one));
  const most = besides.some(one => one.scorer !== undefined) ? null : greatest(scored, ({ seat }) => view.hunters[seat]!.points);
  return weighty.map(one => lineOf(view, one, scored.includes(one) ? totalSays(view, one.seat, one === most ? reader : null) : ''));
}

/** How many points that makes; of the greatest of them also how many the reader has, if nothing else says it. */
function totalSays({ hunters }: View, seat: Seat, reader: Seat | null): string {
  const own = reader === null ? '' : `; you have ${hunters[reader]!.points}`;
  return ` That makes ${hunters[seat]!.points} in all${own}.`;
}

/** What one hunter did, without a full stop. */
const clauseOf = (view: View, { seat, parts }: Acted): Recalled => ({
  says: `${hunterName(view, seat)} ${sayList(parts.map(one => one.says))}`,
  at: parts.at(-1)!.at,
});
