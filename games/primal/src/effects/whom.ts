/** Whom a text means, and which sectors. Where it leaves a choice, its owner chooses; for a monster's text the group does (PA-R-31). */
import { clockwiseFrom, option, type Rule, type Seat } from '@quarry/kernel';
import { isDefensive } from '../content/box.ts';
import type { Amount, Place, TurnTo, Whom } from '../content/words/index.ts';
import { chooseOne } from '../decisions.ts';
import {
  clockwise,
  counterclockwise,
  handOf,
  handSize,
  hereWith,
  hunterOf,
  isUp,
  neighbours,
  opposite,
  players,
  positionOfHunter,
  standingSeats,
} from '../places.ts';
import { sureTurn } from '../questions.ts';
import type { Hunt } from '../rules/chain.ts';
import { together } from '../rules/together.ts';
import type { View } from '../state.ts';
import { amountOf, countersOn, feels } from '../texts-in-force.ts';
import type { Occasion } from './vocabulary.ts';

/** How much it is for a hunter: `your` is who has the card, and on a monster's card whoever it falls on. */
export function amount({ state }: Hunt, n: Amount, { voice, seat: self, card, place, at, tally }: Occasion, whom = self): number {
  const seat = voice === 'hunter' ? self : whom;
  return amountOf(state, n, { seat, card, tally, counters: countersOn(state, { seat, card, place, at }) });
}

const seatOption = (seat: Seat) => option(`seat-${seat}`, seat, { kind: 'seat', id: seat });
const sectorOption = (sector: number) => option(`sector-${sector}`, sector, { kind: 'sector', id: sector });

export function* chooseHunter(hunt: Hunt, seats: readonly Seat[], { voice, seat, card }: Occasion): Rule<Seat[]> {
  if (seats.length === 0) return [];
  const options = seats.map(seatOption);
  const chosen =
    voice === 'hunter'
      ? yield* chooseOne({ seat, kind: 'choose-hunter', rule: 'PA-PLAY-8', options, facts: { card } })
      : yield* together(hunt, { kind: 'group-hunter', rule: 'PA-R-31', options, facts: { card } });
  return [chosen];
}
export function* chooseSector(hunt: Hunt, sectors: readonly number[], { voice, seat, card }: Occasion): Rule<number> {
  const options = sectors.map(sectorOption);
  return voice === 'hunter'
    ? yield* chooseOne({ seat, kind: 'choose-sector', rule: 'PA-PLAY-8', options, facts: { card } })
    : yield* together(hunt, { kind: 'group-sector', rule: 'PA-R-31', options, facts: { card } });
}

const MEASURES = {
  hand: (view: View, seat: Seat) => handSize(hunterOf(view, seat)),
  damage: (view: View, seat: Seat) => hunterOf(view, seat).damage,
  sequence: (view: View, seat: Seat) => hunterOf(view, seat).sequence.length,
  defensive: (view: View, seat: Seat) => handOf(hunterOf(view, seat)).filter(isDefensive).length,
} as const;
const EXTREMES: Partial<Record<string, readonly [keyof typeof MEASURES, 1 | -1]>> = {
  'most-hand': ['hand', 1],
  'fewest-hand': ['hand', -1],
  'most-damage': ['damage', 1],
  'fewest-damage': ['damage', -1],
  'most-sequence': ['sequence', 1],
  'most-defensive': ['defensive', 1],
  'fewest-defensive': ['defensive', -1],
};

/** PA-BEH-18: the group chooses among those who are tied. */
function* extreme(hunt: Hunt, name: string, { card }: Occasion): Rule<Seat[]> {
  const [measure, sign] = EXTREMES[name]!;
  const seats = standingSeats(hunt.state);
  const by = seats.map(seat => sign * MEASURES[measure](hunt.state, seat));
  const tied = seats.filter((_, i) => by[i] === Math.max(...by));
  return [yield* together(hunt, { kind: 'choose-tied', rule: 'PA-BEH-18', options: tied.map(seatOption), facts: { card } })];
}

/** Standing hunters only (PA-KO-12), in player order. */
export function* whomOf(hunt: Hunt, whom: Whom, occasion: Occasion): Rule<Seat[]> {
  const { state } = hunt;
  const { seat, that } = occasion;
  const up = standingSeats(state);
  const here = (): Seat[] => up.filter(one => hunterOf(state, one).sector === hunterOf(state, seat).sector);
  switch (whom) {
    case 'self':
      return up.filter(one => one === seat);
    case 'that':
      return up.filter(one => one === that);
    case 'aggro':
      return up.filter(one => one === state.aggro);
    case 'first':
      return up.filter(one => one === state.first);
    case 'next':
      return clockwiseFrom(seat, players(state))
        .filter(one => one !== seat && isUp(state, one))
        .slice(0, 1);
    case 'chosen':
      return yield* chooseHunter(hunt, up, occasion);
    case 'another':
      return yield* chooseHunter(
        hunt,
        up.filter(one => one !== seat),
        occasion,
      );
    case 'each':
      return up;
    case 'others':
      return up.filter(one => one !== seat);
    case 'here':
      return here();
    case 'others-here':
      return here().filter(one => one !== seat);
    case 'front':
    case 'rear':
      return up.filter(one => positionOfHunter(state, one) === whom);
    case 'flanks':
      return up.filter(one => positionOfHunter(state, one) === 'flank');
    case 'not-front':
      return up.filter(one => positionOfHunter(state, one) !== 'front');
    case 'not-rear':
      return up.filter(one => positionOfHunter(state, one) !== 'rear');
    case 'alone':
      return up.filter(one => hereWith(state, one).length === 1);
    case 'together':
      return up.filter(one => hereWith(state, one).length > 1);
    case 'threatened':
      return up.filter(one => hunterOf(state, one).isThreatened);
    case 'unthreatened':
      return up.filter(one => !hunterOf(state, one).isThreatened);
    case 'burning':
      return up.filter(one => hunterOf(state, one).isBurning);
    case 'marked':
      return up.filter(one => hunterOf(state, one).sector === state.monster.marked);
    case 'in-water':
      return up.filter(one => feels(state, one, 'water'));
    default:
      return yield* extreme(hunt, whom, occasion);
  }
}

const ALL = [0, 1, 2, 3];
/** Sectors that a text names. */
export function* sectorsOf(hunt: Hunt, place: Place, occasion: Occasion): Rule<number[]> {
  const { state } = hunt;
  const { facing, marked } = state.monster;
  const own = hunterOf(state, occasion.seat).sector;
  switch (place) {
    case 'here':
      return [own];
    case 'that':
      return [occasion.that >= 0 ? hunterOf(state, occasion.that).sector : own];
    case 'aggro':
      return [hunterOf(state, state.aggro).sector];
    case 'front':
      return [facing];
    case 'rear':
      return [opposite(facing)];
    case 'flanks':
      return neighbours(facing);
    case 'left':
      return [clockwise(facing)];
    case 'right':
      return [counterclockwise(facing)];
    case 'beside':
      return [yield* chooseSector(hunt, neighbours(own), occasion)];
    case 'chosen':
      return [yield* chooseSector(hunt, ALL, occasion)];
    case 'each':
      return ALL;
    case 'marked':
      return marked >= 0 ? [marked] : [];
    case 'random':
      return [hunt.chance.shuffle('sector', ALL)[0]!];
  }
}

/** The sector that it turns to; null if there is none. */
export function* turnsTo(hunt: Hunt, to: TurnTo, occasion: Occasion): Rule<number | null> {
  const { state } = hunt;
  const sure = sureTurn(state, to, occasion);
  if (sure !== undefined) return sure;
  switch (to) {
    case 'chosen':
      return yield* chooseSector(hunt, ALL, occasion);
    case 'most-hunters': {
      const counts = ALL.map(sector => standingSeats(state).filter(one => hunterOf(state, one).sector === sector).length);
      return yield* chooseSector(
        hunt,
        ALL.filter(sector => counts[sector] === Math.max(...counts)),
        { ...occasion, voice: 'monster' },
      );
    }
    default: {
      const [seat] = yield* extreme(hunt, to, occasion);
      return seat === undefined ? null : hunterOf(state, seat).sector;
    }
  }
}
