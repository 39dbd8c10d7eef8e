/**
 * Beacon Rock, the three chapters of its rulebook: a watch of each keeper (W), the night (N), the dawn (D).
 * Each is a scene; which one comes next is read from `phase` and `turn` (nextScene).
 */
import {
  askAll,
  chooseOne,
  chooseOrder,
  choosePath,
  choosePoint,
  chooseSome,
  confirm,
  enumerate,
  mayChoose,
  type Option,
  type Outcome,
  offer,
  option,
  type Rule,
  type Scene,
  type Seat,
  scenesOf,
} from '../index.ts';
import * as deed from './deeds.ts';
import type { BeaconEvent, BeaconTable } from './events.ts';
import { distance, sea, towing } from './sea.ts';
import { type BeaconState, findOf, HAND_LIMIT, LAST_NIGHT, MAX_WATER, type Stream, storms } from './state.ts';

const LAMP_DIE = [0, 1, 1, 2];
const WAVE_DIE = [0, 0, 1, 1, 1, 2];

export function nextScene(state: BeaconState): Scene<BeaconState, Stream, BeaconEvent> | Outcome {
  if (state.water >= MAX_WATER) return { winners: [], why: 'N3', facts: { night: state.night } };
  if (state.night >= LAST_NIGHT) return { winners: bestKeepers(state), why: 'D4', facts: { water: state.water } };
  return SCENES[state.phase];
}

const SCENES = scenesOf<BeaconState['phase'], BeaconTable>({ watch: keepWatch, night: nightFalls, dawn: dawnBreaks });

/** D4: whoever signalled most wins; on a tie, the warmer. */
function bestKeepers({ keepers }: BeaconState): Seat[] {
  const worth = keepers.map(one => one.signals * 100 - one.cold);
  return worth.flatMap((one, seat) => (one === Math.max(...worth) ? [seat] : []));
}

type Act = 'fetch' | 'trim' | 'row' | 'tow' | 'mend';

/** W1–W6: one act, then perhaps one find. */
function* keepWatch(table: BeaconTable): Rule {
  const { state } = table;
  const seat = state.turn;
  const act = yield* chooseOne<Act>({
    seat,
    kind: 'act',
    rule: 'W1',
    options: [
      ...(state.finds.length > 0 ? [option<Act>('fetch', 'fetch', { kind: 'deck', id: 'finds' })] : []),
      option<Act>('trim', 'trim', { kind: 'place', id: 'lamp' }),
      option<Act>('row', 'row', { kind: 'place', id: 'sea' }),
      option<Act>('tow', 'tow', { kind: 'place', id: 'sea' }),
      ...(state.water > 0 ? [option<Act>('mend', 'mend', { kind: 'place', id: 'cellar' })] : []),
    ],
    not: () => (state.water > 0 ? [] : [{ about: [{ kind: 'place', id: 'cellar' }], why: 'W1', facts: { water: 0 } }]),
    odds: ({ value }) => (value === 'trim' ? { oil: lampOdds() } : {}),
  });
  if (act === 'fetch') for (let i = 0; i < 2; i++) deed.drawFind(table, seat); // W2
  if (act === 'trim') deed.trimLamp(table, seat, [LAMP_DIE, LAMP_DIE]); // W3
  if (act === 'row') deed.dropBuoy(table, seat, yield* choosePoint({ seat, kind: 'drop-buoy', rule: 'W4' }, sea)); // W4
  if (act === 'tow') deed.towBuoy(table, seat, yield* choosePath({ seat, kind: 'tow-buoy', rule: 'W6' }, towing(state.buoy))); // W6
  if (act === 'mend') deed.changeWater(table, -1, 'W1');
  const card = yield* mayChoose({ seat, kind: 'use-find', rule: 'W5', options: state.keepers[seat]!.hand.map(findOption) }); // W5
  if (card !== null) deed.useFind(table, seat, card);
  deed.endWatch(table);
}

const lampOdds = (): { value: number; chance: number }[] =>
  [...enumerate(chance => chance.roll('lamp', [LAMP_DIE, LAMP_DIE]).reduce((sum, one) => sum + one, 0))].map(([value, chance]) => ({
    value,
    chance,
  }));

const findOption = (card: number): Option<number> => option(`${findOf(card)}-${card}`, card, { kind: 'find', id: card });

/** N1–N4: a storm comes in, the keepers may answer it, and the rock pays for what is left. */
function* nightFalls(table: BeaconTable): Rule {
  const { state } = table;
  const storm = storms[deed.drawStorm(table)]!; // N1
  const burned = yield* answerTheStorm(table, storm.force); // N2
  const isBroken = distance(state.buoy, storm.from) <= 2;
  const waves = Math.max(0, storm.force - burned - (isBroken ? 1 : 0));
  const splash = table.chance.roll('waves', new Array<number[]>(waves).fill(WAVE_DIE)).reduce((sum, one) => sum + one, 0);
  if (splash > 0) deed.changeWater(table, splash, 'N3'); // N3
  for (const [seat, keeper] of state.keepers.entries()) {
    const over = keeper.hand.length - HAND_LIMIT;
    if (over <= 0) continue;
    const options = keeper.hand.map(findOption);
    deed.dropFinds(table, seat, yield* chooseSome({ seat, kind: 'drop-finds', rule: 'N4', options, min: over, max: over })); // N4
  }
  table.passes.forget('dawn');
  deed.endNight(table);
}

/** N2: any keeper may burn oil, or throw a rope to hold fast, until the storm is spent or all have passed. */
function* answerTheStorm(table: BeaconTable, force: number): Rule<number> {
  const { state, passes } = table;
  let burned = 0;
  const ropes = (seat: Seat): Option<number | 'oil'>[] => state.keepers[seat]!.hand.filter(card => findOf(card) === 'rope').map(findOption);
  yield* offer<number | 'oil'>(passes, {
    name: 'answer-storm',
    rule: 'N2',
    seats: [...state.keepers.keys()],
    until: 'dawn',
    options: seat => [...(state.oil > 0 ? [option<number | 'oil'>('burn-oil', 'oil', { kind: 'place', id: 'lamp' })] : []), ...ropes(seat)],
    *play(seat, reaction) {
      if (reaction === 'oil') deed.burnOil(table, seat, 1);
      else deed.useFind(table, seat, reaction);
      burned += 1;
      return burned >= force ? 'close' : 'go-on';
    },
  });
  return burned;
}

/** D1–D3: all choose at once; then the first keeper may read the sky. */
function* dawnBreaks(table: BeaconTable): Rule {
  const { state } = table;
  const choices = yield* askAll(
    state.keepers.map((_, seat) => ({
      seat,
      kind: 'spend-dawn',
      rule: 'D1',
      options: [option('rest', 'rest' as const), option('signal', 'signal' as const)],
    })),
  );
  choices.forEach((choice, seat) => {
    deed.restOrSignal(table, seat, choice);
  }); // D1
  const head = state.night % state.keepers.length;
  if (yield* confirm({ seat: head, kind: 'read-sky', rule: 'D2' })) {
    const seen = deed.readSky(table, head);
    const options = seen.map(card => option(`storm-${card}`, card, { kind: 'storm', id: card }));
    deed.orderStorms(table, head, yield* chooseOrder({ seat: head, kind: 'order-storms', rule: 'D2', options })); // D2
  }
  if (state.usedFinds.length > 4) deed.reshuffleFinds(table); // D3
  deed.endDawn(table);
}
