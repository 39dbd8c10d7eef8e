/** What has happened since a hunter's last answer: what touched the reader, then the others and the monster, then what threatens. In the past tense, summed up, five lines at most. */
import {
  clause,
  greatest,
  nothingTouched,
  outOf,
  type Placed,
  plural,
  type Recalled,
  recalled,
  type Seat,
  Since as SinceOf,
  sayList,
  total,
  weighing,
} from '@quarry/kernel';
import { HEALTH, ROUNDS } from '../content/kinds.ts';
import type { PrimalEvent, Told } from '../events.ts';
import { hunterOf, players, positionOfHunter, seatsOf } from '../places.ts';
import { healthOf, unleashAt } from '../questions.ts';
import { cardName, hunterName, monsterName, sayResources, slotName, theSector } from '../sentences/names.ts';
import type { View } from '../state.ts';
import { Striker } from './striker.ts';

type Type = PrimalEvent['type'];
type At = { readonly at: number };

/** What was told, and whose deeds wounds and healings are. */
class Since extends SinceOf<PrimalEvent, View> {
  /** Wounds of the monster, with whose they are. */
  wounds(): (At & { readonly seat: Seat; readonly isByObjective: boolean })[] {
    const striker = new Striker();
    return this.told.flatMap((event, at) => {
      striker.hear(event);
      return event.type === 'wound-suffered' ? [{ seat: striker.seat, isByObjective: striker.isObjective, at }] : [];
    });
  }
  /** What the reader was healed of by others or by the ground, not by a card or potion of one's own. */
  healings(): Placed<PrimalEvent, 'healed'>[] {
    let doer = this.reader;
    return this.told.flatMap((event, at) => {
      if (event.type === 'card-played' || event.type === 'ability-used' || event.type === 'potion-drunk') doer = event.seat;
      if (event.type === 'turn-begun') doer = -1;
      return event.type === 'healed' && event.seat === this.reader && doer !== this.reader ? [{ ...event, at }] : [];
    });
  }
}

/** A clause with the event that it is about: `dealt 9 damage`. */
type Clause = Recalled;
const chief = <T extends At>(all: readonly T[], worth: (one: T) => number): number => greatest(all, worth)!.at;

// What touched the reader

const HARMS: Readonly<Record<Exclude<Told<'suffered'>['harm'], 'monster' | 'card'>, string>> = {
  attrition: 'attrition',
  fatigue: 'fatigue',
  burning: 'the flames',
  terrain: 'the ground',
};
const causeOf = (view: View, { harm, card }: Told<'suffered'>): string =>
  harm === 'monster' || harm === 'card'
    ? card >= 0
      ? `by ${cardName(card)}`
      : `when ${monsterName(view)} broke loose`
    : `by ${HARMS[harm]}`;

/** ` by attrition`; `: 3 by Tail Sweep and 1 by attrition`. */
function causesSay(view: View, hurts: readonly Told<'suffered'>[]): string {
  const causes = [...new Set(hurts.map(one => causeOf(view, one)))];
  if (causes.length === 1) return ` ${causes[0]}`;
  return `: ${sayList(causes.map(cause => `${total(hurts.filter(one => causeOf(view, one) === cause).map(one => one.damage))} ${cause}`))}`;
}
const fallSays = (since: Since): string =>
  since.of('eliminated', since.reader).length > 0
    ? ' You are out of this hunt.'
    : since.of('knocked-out', since.reader).length > 0
      ? ' You were knocked out.'
      : '';

function harmLine(since: Since): Recalled[] {
  const { view, reader } = since;
  const hurts = since.of('suffered', reader).filter(one => one.damage > 0);
  if (hurts.length === 0) return [];
  const fallen = since.of('knocked-out', reader).at(-1);
  const { damage } = hunterOf(view, reader);
  const health = healthOf(view, reader);
  const stands = fallen ? fallSays(since) : ` You have ${Math.max(0, health - damage)} of ${health} health left.`;
  return [
    {
      says: `You suffered ${total(hurts.map(one => one.damage))} damage${causesSay(view, hurts)}.${stands}`,
      at: fallen?.at ?? chief(hurts, one => one.damage),
    },
  ];
}

const bySomebody = (view: View, seat: Seat, own: string): string => (seat >= 0 ? hunterName(view, seat) : own);

function stateClauses(since: Since): Clause[] {
  const { view, reader } = since;
  const hunter = hunterOf(view, reader);
  const forced = since.of('moved', reader).filter(one => one.gait === 'forced');
  const milled = since.of('milled', reader).filter(one => one.for === 'fire');
  const taken = since.of('discarded', reader).filter(one => one.for === 'behaviour');
  const kept = since.of('prevented', reader);
  const healed = since.healings();
  const hasStayed = since.of('stayed', reader).length > 0;
  const burdens = since.of('burden-given', reader);
  return [
    ...clause(forced.slice(-1), () => `were driven to ${theSector(forced.at(-1)!.sector)}`),
    ...clause(kept, () => `were spared ${total(kept.map(one => one.damage))} damage`),
    ...clause(
      since.of('threatened', reader).filter(() => hunter.isThreatened && !hasStayed),
      () => 'became threatened',
    ),
    ...clause(
      since.of('caught-fire', reader).filter(() => hunter.isBurning),
      () => 'caught fire',
    ),
    ...clause(milled, () => `lost ${plural(total(milled.map(one => one.cards.length)), 'card')} of your deck to the fire`),
    ...clause(taken, () => `had to discard ${plural(total(taken.map(one => one.cards.length)), 'card')}`),
    ...clause(burdens, () => `took ${plural(burdens.length, 'burden')}`),
    ...clause(healed, () => `healed ${total(healed.map(one => one.n))}`),
    ...givenTo(since),
  ];
}
/** What others did for the reader, and what was won. */
function givenTo(since: Since): Clause[] {
  const { view, reader } = since;
  const raised = since.of('rose', reader).filter(one => one.by !== reader);
  const gained = since.of('resources-gained', reader);
  return [
    ...clause(raised.slice(-1), () => `were pulled up by ${bySomebody(view, raised.at(-1)!.by, 'somebody')}`),
    ...clause(gained, () => `gained ${sayResources(gained.flatMap(one => one.resources))}`),
    ...since.of('card-assigned', reader).map(({ card, at }) => ({ says: `were given ${cardName(card)}`, at })),
  ];
}

function offers(since: Since): Recalled[] {
  const { view, reader } = since;
  return since
    .all('trade-offered')
    .filter(one => one.to === reader)
    .slice(-1)
    .map(({ seat, give, take, at }) => ({
      says: `${hunterName(view, seat)} offered you ${sayResources([give])} for ${sayResources([take])}.`,
      at,
    }));
}

function readerLines(since: Since): Recalled[] {
  const clauses = stateClauses(since);
  const says = `You ${sayList(clauses.map(one => one.says))}.`;
  return [...harmLine(since), ...(clauses.length > 0 ? [{ says, at: clauses[0]!.at }] : []), ...offers(since)];
}

// The others

function weightyDeeds(since: Since, seat: Seat): Clause[] {
  const { view, reader } = since;
  const dealt = since.of('damage-dealt', seat);
  const wounds = since.wounds().filter(one => one.seat === seat);
  const hurts = since.of('suffered', seat).filter(one => one.damage > 0);
  const raised = since.all('rose').filter(one => one.by === seat && one.seat !== seat && one.seat !== reader);
  const stuns = since.of('slot-stunned', seat);
  const helped = since.of('assisted', seat).filter(one => one.whom === reader);
  return [
    ...clause(
      dealt,
      () => `dealt ${total(dealt.map(one => one.damage))} damage${wounds.length > 0 ? ` (${plural(wounds.length, 'wound')})` : ''}`,
    ),
    ...clause(
      since.of('swarm-hit', seat).filter(one => one.isGone),
      () => 'scattered a swarm',
    ),
    ...clause(stuns, () => (stuns.length === 1 ? `stunned ${slotName(stuns[0]!.slot)}` : `stunned ${stuns.length} slots`)),
    ...clause(since.of('confused', seat), () => 'confused it'),
    ...clause(since.of('vulnerable', seat), () => 'opened it up'),
    ...clause(helped, () => 'assisted you'),
    ...clause(
      since.of('aggro-taken', seat).filter(() => view.aggro === seat),
      () => 'took aggro',
    ),
    ...clause(hurts, () => `suffered ${total(hurts.map(one => one.damage))} damage`),
    ...clause(since.of('knocked-out', seat), () => (since.of('eliminated', seat).length > 0 ? 'fell for good' : 'was knocked out')),
    ...raised.map(one => ({ says: `pulled ${hunterName(view, one.seat)} up`, at: one.at })),
    ...clause(
      since.of('rose', seat).filter(one => one.by === seat || one.by < 0),
      () => 'got up again',
    ),
  ];
}

const others = ({ view, reader }: Since): Seat[] => seatsOf(view).filter(seat => seat !== reader);
const clausesSay = (clauses: readonly Clause[]): string => sayList(clauses.map(one => one.says));

const otherLines = (since: Since): Recalled[] =>
  others(since).flatMap(seat => {
    const clauses = weightyDeeds(since, seat);
    return clause(clauses, () => `${hunterName(since.view, seat)} ${clausesSay(clauses)}.`);
  });

// The monster and the quest

/** `, and took 2 of its health`: what is nobody's own blow. */
function woundedBy(since: Since, at: number): string {
  const next = since.all('objective-done').find(one => one.at > at)?.at ?? Number.POSITIVE_INFINITY;
  const n = since.wounds().filter(one => one.isByObjective && one.at > at && one.at < next).length;
  return n > 0 ? `, and took ${n} of its health` : '';
}

function beastLines(since: Since): Recalled[] {
  const { view, reader } = since;
  const name = monsterName(view);
  const wounds = since.wounds().filter(one => one.seat !== reader);
  const stance = since.all('stance-changed').at(-1);
  return [
    ...(wounds.length > 0 ? [{ says: `${name} has ${view.monster.health} of ${HEALTH} health left.`, at: wounds.at(-1)!.at }] : []),
    ...(stance ? [{ says: `${name} changed its stance to ${cardName(stance.card)}.`, at: stance.at }] : []),
    ...since.all('objective-done').map(({ card, at }) => ({ says: `${cardName(card)} was done${woundedBy(since, at)}.`, at })),
    ...since
      .all('swarm-came')
      .slice(-1)
      .map(({ at }) => ({ says: 'A swarm came.', at })),
    ...lastRounds(since),
  ];
}
/** Only as the end comes near. */
const lastRounds = (since: Since): Recalled[] =>
  since
    .all('round-begun')
    .filter(one => one.round >= ROUNDS - 1)
    .slice(-1)
    .map(({ round, at }) => ({ says: round === ROUNDS ? 'The last round began.' : `Round ${round} of ${ROUNDS} began.`, at }));

// What threatens now

function threats(since: Since): Recalled[] {
  const { view, reader } = since;
  const { sector, ko } = hunterOf(view, reader);
  if (sector < 0 || ko !== 'up') return [];
  const turned = since.all('monster-turned').at(-1);
  const isFaced = turned && turned.sector === sector && positionOfHunter(view, reader) === 'front';
  return [...(isFaced ? [{ says: `${monsterName(view)} turned to you.`, at: turned.at }] : []), ...struggle(since)];
}
/** So full that the next upkeep may be too much. */
function struggle(since: Since): Recalled[] {
  const { view } = since;
  const rose = since.all('struggle-changed').findLast(one => one.by > 0);
  const left = unleashAt(view) - view.monster.struggle;
  if (!rose || left > players(view) || left <= 0) return [];
  return [
    {
      says: `The struggle is at ${outOf(view.monster.struggle, unleashAt(view))}: lower it, or ${monsterName(view)} is unleashed at the next upkeep.`,
      at: rose.at,
    },
  ];
}

// Nothing to tell

const LIGHT: readonly (readonly [Type, string])[] = [
  ['moved', 'moved'],
  ['stayed', 'stayed'],
  ['card-played', 'played cards'],
  ['potion-drunk', 'drank a potion'],
  ['gear-made', 'made new gear'],
  ['potion-brewed', 'brewed a potion'],
  ['step-learned', 'learned a skill'],
];
const MOST_LIGHT = 2;

function quietly(since: Since): Recalled[] {
  return nothingTouched([...others(since).flatMap(seat => lightDeeds(since, seat)), ...roundsSay(since)]);
}
function lightDeeds(since: Since, seat: Seat): Clause[] {
  const all = LIGHT.flatMap(([type, says]) =>
    since
      .of(type, seat)
      .slice(-1)
      .map(({ at }) => ({ says, at })),
  );
  return clause(all, () => `${hunterName(since.view, seat)} ${clausesSay(all.slice(0, MOST_LIGHT))}`);
}
const roundsSay = (since: Since): Clause[] =>
  since
    .all('round-begun')
    .slice(-1)
    .filter(one => one.round > 1)
    .map(({ round, at }) => ({ says: `round ${round} began`, at }));

export function since(told: readonly PrimalEvent[], view: View, reader: Seat): Recalled[] {
  const all = new Since(told, view, reader);
  const own = readerLines(all);
  const now = threats(all);
  const lines = recalled([...weighing(1, own), ...weighing(0, [...otherLines(all), ...beastLines(all)]), ...weighing(1, now)]);
  return lines.length > 0 ? lines : quietly(all);
}
