/** What matters of what has happened since the reader’s turn, in five lines at most: the reader, the others, and what is new in the zone. */
import { heard, plural, type Recalled, recalled, type Seat, sayList } from '@quarry/kernel';
import { controlCard, nameOf } from '../content/box.ts';
import type { UrbanEvent } from '../events.ts';
import { sayOrders } from '../sentences/control.ts';
import { person } from '../sentences/log/facts.ts';
import type { View } from '../state.ts';
import { ofOthers } from './others.ts';
import { type Line, touched } from './touched.ts';

/** UM-END-5. */
const MOST_OVERTIME = 2;
/** More newcomers than this are only counted. */
const NAMED = 3;

/** What the crims are ordered to do this turn. */
const orders = (told: readonly UrbanEvent[]): Line[] =>
  heard(told, 'control-flipped')
    .slice(-1)
    .map(({ event, at }) => {
      const printed = controlCard(event.card);
      return { says: `The Control Card is ${printed.name} now: ${sayOrders(printed)}.`, at, weighs: 5 };
    });

/** Crims that came in and are still there. */
function arrivals(told: readonly UrbanEvent[], view: View): Line[] {
  const all = heard(told, 'crim-entered').filter(({ event }) => view.crims.some(crim => crim.no === event.crim));
  if (all.length === 0) return [];
  const names = all.length > NAMED ? plural(all.length, 'crim') : sayList(all.map(({ event }) => nameOf(event.card)));
  return [{ says: `${names} entered the zone.`, at: all.at(-1)!.at, weighs: 3 }];
}

/** Event Cards of others that were carried out. */
function happenings(told: readonly UrbanEvent[], view: View, reader: Seat): Line[] {
  return heard(told, 'event-carried-out')
    .filter(({ event }) => event.seat !== reader)
    .map(({ event, at }) => ({ says: `${person(view, event.seat, null).whose} event ${nameOf(event.card)} took effect.`, at, weighs: 3 }));
}

const overtime = (told: readonly UrbanEvent[]): Line[] =>
  heard(told, 'overtime-begun').map(({ event, at }) => ({
    says: `The match went into overtime: turn ${event.overtime} of ${MOST_OVERTIME} at most.`,
    at,
    weighs: 6,
  }));

export function since(told: readonly UrbanEvent[], view: View, reader: Seat): Recalled[] {
  const you = touched(told, view, reader);
  const now = [...happenings(told, view, reader), ...arrivals(told, view), ...overtime(told), ...orders(told)];
  return recalled([...you, ...ofOthers(told, view, reader, [...you, ...now]), ...now]);
}
