/** The story of a hunt, looked back at: made from what was told and nothing else. */
import {
  allOfYou,
  capital,
  type Figure,
  figureOf,
  greatest,
  inOrder,
  type Outcome,
  plural,
  type Seat,
  sayList,
  type Tale,
  type TurningPoint,
  total,
} from '@quarry/kernel';
import { SCENARIOS } from '../content/box.ts';
import type { PrimalEvent, Told } from '../events.ts';
import { seatsOf } from '../places.ts';
import { cardName, hunterName, monsterName, person } from '../sentences/names.ts';
import type { View } from '../state.ts';
import { Striker } from './striker.ts';

// What the record knows

interface Happened {
  readonly seat: Seat;
  readonly round: number;
  readonly at: number;
}
interface Blow extends Happened {
  readonly n: number;
  readonly card: number;
}
interface Hurt extends Happened {
  readonly n: number;
  readonly total: number;
  readonly health: number;
}

/** The last hunt of a match, read in one go. What is wounded is put down to whoever dealt the damage. */
class Chronicle {
  blows: Blow[] = [];
  wounds: (Happened & { readonly left: number; readonly isByObjective: boolean })[] = [];
  hurts: Hurt[] = [];
  falls: Happened[] = [];
  stances: Happened[] = [];
  unleashed: Happened[] = [];
  kept: { readonly by: Seat; readonly n: number }[] = [];
  played: Seat[] = [];
  rounds = 0;
  end: Told<'hunt-won' | 'hunt-lost'> | null = null;
  readonly #striker = new Striker();

  constructor(told: readonly PrimalEvent[]) {
    for (const [at, event] of told.entries()) this.#hear(event, at);
  }

  #hear(event: PrimalEvent, at: number): void {
    this.#striker.hear(event);
    const by = (seat: Seat): Happened => ({ seat, round: this.rounds, at });
    switch (event.type) {
      case 'hunt-opened':
        this.#startAnew();
        break;
      case 'round-begun':
        this.rounds = event.round;
        break;
      case 'damage-dealt':
        this.blows.push({ ...by(event.seat), n: event.damage, card: event.card });
        break;
      case 'wound-suffered':
        this.wounds.push({ ...by(this.#striker.seat), left: event.health, isByObjective: this.#striker.isObjective });
        break;
      case 'suffered':
        this.hurts.push({ ...by(event.seat), n: event.damage, total: event.total, health: event.health });
        break;
      case 'prevented':
        this.kept.push({ by: event.by, n: event.damage });
        break;
      case 'knocked-out':
        this.falls.push(by(event.seat));
        break;
      case 'stance-changed':
        this.stances.push(by(-1));
        break;
      case 'unleashed':
        this.unleashed.push(by(-1));
        break;
      case 'card-played':
        this.played.push(event.seat);
        break;
      case 'hunt-won':
      case 'hunt-lost':
        this.end = event;
        break;
      default:
        break;
    }
  }

  #startAnew(): void {
    [this.blows, this.wounds, this.hurts, this.falls, this.stances, this.unleashed, this.kept, this.played] = [
      [],
      [],
      [],
      [],
      [],
      [],
      [],
      [],
    ];
    [this.rounds, this.end] = [0, null];
  }
}

/** Who is spoken of, and to whom. */
interface Telling {
  readonly hunt: Chronicle;
  readonly view: View;
  readonly reader: Seat | null;
}
const who = ({ view, reader }: Telling, seat: Seat): string => (seat === reader ? 'you' : hunterName(view, seat));

const bestBlow = ({ hunt }: Telling): Blow | undefined =>
  greatest(
    hunt.blows.filter(one => one.seat >= 0 && one.n > 0),
    one => one.n,
  );
const firstWound = ({ hunt }: Telling): Happened | undefined => hunt.wounds.find(one => one.seat >= 0);

// Sentences

function opening(told: Telling): string[] {
  const { view, reader, hunt } = told;
  const rest = seatsOf(view).filter(seat => seat !== reader);
  const names = sayList([...(reader === null ? [] : ['you']), ...rest.map(seat => hunterName(view, seat))]);
  const place = SCENARIOS[view.scenario];
  const at = place ? ` at ${place.name}${view.level > 0 ? `, level ${view.level}` : ''}` : '';
  return hunt.rounds > 0 ? [`${capital(names)} hunted ${monsterName(view)}${at}.`] : [];
}

/** A hunt in which it came to no harm has no first wound to look at. */
const unharmed = (told: Telling): string[] => (firstWound(told) ? [] : ['It was never wounded.']);

const blowSays = (told: Telling, { seat, n, card, round }: Blow): string =>
  `The best blow was ${person(told.view, seat, told.reader).theirs}: ${n} damage${card >= 0 ? ` with ${cardName(card)}` : ''} in round ${round}.`;
const TIMES = ['never', 'once', 'twice', 'three times', 'four times'] as const;
const times = (n: number): string => TIMES[n] ?? `${n} times`;
/** So that the wounds of all add up. */
function objectives({ hunt }: Telling): string[] {
  const n = hunt.wounds.filter(one => one.isByObjective).length;
  return n > 0 ? [`What you did besides the blows took ${n} of its health, too.`] : [];
}
function beast({ hunt, view }: Telling): string[] {
  const { stances, unleashed } = hunt;
  if (stances.length + unleashed.length === 0) return [];
  const says = [
    ...(stances.length > 0 ? [`changed its stance ${times(stances.length)}`] : []),
    ...(unleashed.length > 0 ? [`was unleashed ${times(unleashed.length)}`] : []),
  ];
  return [`${monsterName(view)} ${sayList(says)}.`];
}

/** Damage from which one more blow is enough. */
const CLOSE = 2;
/** Who fell last is a moment of its own. */
function toll(told: Telling): string[] {
  const { hunt } = told;
  if (hunt.falls.length > 0) return [`The hunters fell ${times(hunt.falls.length)} in all.`];
  const closest = greatest(hunt.hurts, one => one.total - one.health);
  if (!closest) return ['Nobody was hurt.'];
  return closest.health - closest.total <= CLOSE
    ? [`Nobody fell; ${who(told, closest.seat)} came closest, with ${closest.health - closest.total} of ${closest.health} health left.`]
    : ['Nobody fell.'];
}

/** The first wound, and the best blow. */
function feats(told: Telling): string[] {
  const first = firstWound(told);
  const blow = bestBlow(told);
  return [
    ...(first ? [`The first wound was ${person(told.view, first.seat, told.reader).theirs}, in round ${first.round}.`] : []),
    ...(blow ? [blowSays(told, blow)] : []),
  ];
}

const PARTS = [opening, unharmed, feats, objectives, beast, toll] as const;

// Headline, moments, figures

function headline({ view, reader }: Telling, { winners }: Outcome): string {
  if (winners.length > 0) return reader === null ? 'The hunters win.' : `You win${allOfYou(view.hunters.length)}.`;
  return reader === null ? `The hunt for ${monsterName(view)} is lost.` : `The hunt for ${monsterName(view)} is lost for all of you.`;
}

/** What may have decided it: every wound, whoever fell, heavy damage, and when the beast was unleashed. */
function moments(told: Telling): TurningPoint[] {
  const { hunt, view } = told;
  const beast = monsterName(view);
  const wounds = hunt.wounds.filter(one => one.seat >= 0);
  return inOrder([
    ...wounds.map(({ seat, round, left, at }) => ({
      says: `${capital(who(told, seat))} wounded ${beast} in round ${round}: ${left > 0 ? `${left} health left` : 'it fell'}.`,
      at,
    })),
    ...hunt.falls.map(({ seat, round, at }) => ({
      says: `${capital(who(told, seat))} fell in round ${round}.`,
      at,
      next: `Next time, keep a parry or step out of the front in time: ${who(told, seat)} fell in round ${round}.`,
    })),
    ...hunt.hurts
      .filter(one => one.n >= HEAVY)
      .map(({ seat, n, round, at }) => ({
        says: `${beast} dealt ${who(told, seat)} ${n} damage in round ${round}.`,
        at,
        next: `Next time, look where ${beast} looks before the round ends: ${who(told, seat)} took ${n} damage at once in round ${round}.`,
      })),
    ...hunt.unleashed.map(({ round, at }) => ({
      says: `${beast} broke loose in round ${round}.`,
      at,
      next: `Next time, leave its jaw room before the upkeep: ${beast} was unleashed in round ${round}.`,
    })),
  ]);
}
/** Damage at once that is worth a sentence. */
const HEAVY = 2;

/** Where no moment says it. */
const nextTime = ({ hunt, view }: Telling, { winners }: Outcome): Pick<Tale, 'next'> =>
  winners.length === 0 && hunt.wounds.length === 0
    ? { next: `Next time, save cards for one long chain: a wound takes more damage than ${monsterName(view)} took in any turn.` }
    : winners.length === 0
      ? {
          next: `Next time, begin sooner: ${monsterName(view)} had ${plural(view.monster.health, 'health', 'health')} left when the hunt was over.`,
        }
      : hunt.rounds > 0
        ? { next: `Next time, have it down before round ${hunt.rounds}.` }
        : {};

function figures({ hunt, view }: Telling): Figure[] {
  const seats = seatsOf(view);
  const each = (says: string, value: (seat: Seat) => number): Figure => figureOf(says, seats, value);
  return [
    each('Damage dealt', seat => total(hunt.blows.filter(one => one.seat === seat).map(one => one.n))),
    each('Wounds', seat => hunt.wounds.filter(one => one.seat === seat).length),
    each('Damage suffered', seat => total(hunt.hurts.filter(one => one.seat === seat).map(one => one.n))),
    each('Damage kept off', seat => total(hunt.kept.filter(one => one.by === seat).map(one => one.n))),
    each('Falls', seat => hunt.falls.filter(one => one.seat === seat).length),
    each('Cards played', seat => hunt.played.filter(one => one === seat).length),
  ];
}

export function tale(told: readonly PrimalEvent[], view: View, outcome: Outcome, reader: Seat | null): Tale {
  const telling: Telling = { hunt: new Chronicle(told), view, reader };
  return {
    heroes: seatsOf(view).map(seat => hunterName(view, seat)),
    headline: headline(telling, outcome),
    says: PARTS.flatMap(part => part(telling)),
    moments: moments(telling),
    ...nextTime(telling, outcome),
    figures: figures(telling),
  };
}
