/** How what happens on the rock is shown and remembered. */
import type { Beat, Outcome, Recalled, Seat, Tale, Telling } from '../index.ts';
import type { BeaconEvent } from './events.ts';
import type { BeaconView } from './state.ts';

const beat = (event: BeaconEvent): Beat =>
  event.type === 'storm-drawn'
    ? { weight: 'moment', deed: 'attack' }
    : { weight: event.type === 'finds-shuffled' ? 'slight' : 'beat', ...('seat' in event && { by: event.seat }) };

function since(told: readonly BeaconEvent[], _view: BeaconView, reader: Seat): Recalled[] {
  const storms = told.flatMap((event, at) => (event.type === 'storm-drawn' ? [{ says: `A ${event.storm} came up.`, at }] : []));
  const burned = told.flatMap((event, at) =>
    event.type === 'oil-burned' && event.seat !== reader ? [{ says: `Keeper ${event.seat + 1} burned oil.`, at }] : [],
  );
  return [...storms.slice(-3), ...burned.slice(-2)];
}

function tale(told: readonly BeaconEvent[], view: BeaconView, { winners }: Outcome): Tale {
  const storms = told.flatMap((event, at) => (event.type === 'storm-drawn' ? [{ storm: event.storm, at }] : []));
  return {
    headline: winners.length > 0 ? 'The light held.' : 'The light went out.',
    says: [`The keepers saw ${view.night} nights.`, `${storms.length} storms came.`, `There were ${view.oil} measures of oil left.`],
    moments: storms.map(({ storm, at }, i) => ({ says: `Storm ${i + 1} was a ${storm}.`, at })).slice(-2),
    figures: [{ says: 'Signals', of: view.keepers.map(({ signals }, seat) => ({ seat, value: signals })) }],
  };
}

export const telling: Telling<BeaconView, BeaconEvent> = { beat, since, tale };
