/** How what happens in a hunt is shown, what of it matters to a tracker who comes back, and its story. */
import {
  type Beat,
  capital,
  figureOf,
  greatest,
  type Heard,
  heard,
  type Outcome,
  plural,
  type Recalled,
  recalled,
  type Seat,
  sayList,
  type Tale,
  type Telling,
  type Throw,
  total,
} from '@quarry/kernel';
import { nameOf } from './content/cards.ts';
import { huntMap } from './content/maps.ts';
import type { LynxEvent } from './events.ts';
import { gripsNeeded, stepsBetween } from './questions.ts';
import { trackerName } from './sentences.ts';
import type { View } from './state.ts';

const LYNX = { kind: 'lynx', id: 0 };
const hex = (id: number): { kind: string; id: number } => ({ kind: 'hex', id });

function beat(event: LynxEvent): Beat {
  switch (event.type) {
    case 'plan-made':
      return { weight: 'beat', deed: 'turn' };
    case 'gear-used':
      return { weight: 'beat', deed: 'card', by: event.seat };
    case 'tracker-walked':
      return { weight: 'beat', deed: 'move', by: event.seat, about: [hex(event.to)] };
    case 'signs-read':
      return { weight: 'beat', deed: 'gain', by: event.seat };
    case 'gear-drawn':
      return { weight: 'slight', deed: 'gain', by: event.seat };
    case 'net-thrown':
      return { weight: 'moment', deed: event.grips > 0 ? 'hit' : 'miss', by: event.seat, about: [LYNX] };
    case 'kept-quiet':
      return { weight: 'slight', by: event.seat };
    case 'lynx-turned':
      return { weight: 'slight', deed: 'card' };
    case 'lynx-went':
      return { weight: 'moment', deed: 'move', about: [LYNX, hex(event.to)] };
    case 'round-ended':
      return { weight: 'slight', deed: 'turn' };
  }
}

/** SL-NET-2: each point is a grip. */
function dice(event: LynxEvent, view: View): Throw | null {
  if (event.type !== 'net-thrown') return null;
  const { shown, grips } = event;
  return {
    dice: shown.map(face => ({ face, colour: 'white', name: 'net die' })),
    total: `${shown.join(' + ')}${shown.length > 1 ? ` = ${grips}` : ''} ${grips === 1 ? 'grip' : 'grips'}`,
    needed: `The lynx is caught at ${plural(gripsNeeded(view), 'grip')}; there are ${view.grips}`,
  };
}

function since(told: readonly LynxEvent[], view: View, reader: Seat): Recalled[] {
  const nets = heard(told, 'net-thrown').filter(({ event }) => event.seat !== reader);
  const throwers = [...new Set(nets.map(({ event }) => event.seat))];
  const went = heard(told, 'lynx-went').at(-1);
  const read = heard(told, 'signs-read').findLast(({ event }) => event.seat !== reader);
  return recalled([
    ...throwers.map(seat => {
      const own = nets.filter(({ event }) => event.seat === seat);
      const grips = total(own.map(({ event }) => event.grips));
      return { says: `${trackerName(seat)} threw the net: ${plural(grips, 'grip')}.`, at: own.at(-1)!.at, weighs: 3 };
    }),
    ...(went ? [{ says: wentSays(went.event, view, reader), at: went.at, weighs: 2 }] : []),
    ...(read ? [{ says: readSays(read.event), at: read.at, weighs: 1 }] : []),
  ]);
}

function wentSays({ from, to }: Heard<LynxEvent, 'lynx-went'>['event'], view: View, reader: Seat): string {
  const gap = stepsBetween(view, view.trackers[reader]!.hex, to);
  const where = gap === 0 ? 'it is in your hex' : `it is ${plural(gap, 'hex', 'hexes')} from you`;
  return `The lynx ${from === to ? 'stayed' : 'moved'}: ${where}.`;
}

const readSays = ({ seat, cards }: Heard<LynxEvent, 'signs-read'>['event']): string =>
  `${trackerName(seat)} read the signs: ${sayList(cards.map(nameOf), 'then')}.`;

function tale(told: readonly LynxEvent[], view: View, outcome: Outcome, reader: Seat | null): Tale {
  const nets = heard(told, 'net-thrown');
  const best = greatest(nets, ({ event }) => event.grips);
  const isWon = outcome.winners.length > 0;
  const all = view.trackers.length === 1 ? '' : view.trackers.length === 2 ? ', both of you' : `, all ${view.trackers.length} of you`;
  const seats = [...view.trackers.keys()];
  const netsOf = (seat: Seat) => nets.filter(({ event }) => event.seat === seat);
  const who = (seat: Seat): string => (seat === reader ? 'You' : trackerName(seat));
  return {
    headline: isWon ? (reader === null ? 'The trackers win.' : `You win${all}.`) : 'The lynx got away.',
    says: [
      `${capital(huntMap(view.chapter).name)} was hunted for ${plural(Math.min(view.round, 4), 'round')}.`,
      best && best.event.grips > 0 ? `${plural(nets.length, 'net was', 'nets were')} thrown.` : 'No net held it for long.',
    ],
    moments: nets
      .filter(one => one === best || one === nets.at(-1))
      .map(one => ({
        says: `${who(one.event.seat)} threw the ${one === best ? 'best' : 'last'} net, for ${plural(one.event.grips, 'grip')}.`,
        at: one.at,
      })),
    figures: [
      figureOf('Grips', seats, seat => total(netsOf(seat).map(({ event }) => event.grips))),
      figureOf('Nets thrown', seats, seat => netsOf(seat).length),
    ],
  };
}

export const telling: Telling<View, LynxEvent> = { beat, dice, since, tale };
