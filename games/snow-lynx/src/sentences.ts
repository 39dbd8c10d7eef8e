/** Everything that is said in sentences: the log, questions, options, why not, the end, and what is printed on cards. */
import type { Hex } from '@quarry/board';
import { capital, type Face, type Option, type Outcome, Person, plural, type Seat, sayList } from '@quarry/kernel';
import { box, gearCard, lynxCard, nameOf } from './content/cards.ts';
import { huntMap } from './content/maps.ts';
import type { Act, LynxDecision } from './decisions.ts';
import type { LynxEvent } from './events.ts';
import { directionsTo, gripsNeeded, isNetted, stepsBetween } from './questions.ts';
import type { LynxRefused } from './refusals.ts';
import type { Plan, View } from './state.ts';

export const trackerName = (seat: Seat): string => `Tracker ${seat + 1}`;

/** `2 hexes north and 1 north-east`: where one hex lies, seen from another. */
function wayOf(view: View, from: number, to: number): string {
  const [[most, first], ...others] = directionsTo(view, from, to) as [readonly [number, string], ...(readonly [number, string])[]];
  return sayList([`${plural(most, 'hex', 'hexes')} ${first}`, ...others.map(([steps, direction]) => `${steps} ${direction}`)]);
}

const PLAN_SAYS: Readonly<Record<Plan, string>> = { drive: 'drives the lynx', wait: 'lies in wait' };

/** Told for screens and for those who count; in a log the next line says it with more to it. */
export const ASIDES: readonly LynxEvent['type'][] = ['lynx-turned', 'round-ended'];

export function sentence(event: LynxEvent, view: View, reader: Seat | null): string {
  const who = (seat: Seat): Person => new Person(trackerName(seat), seat === reader);
  switch (event.type) {
    case 'plan-made':
      return `The party ${PLAN_SAYS[event.plan]}${votesSay(event)}.`;
    case 'gear-used':
      return `${who(event.seat).does('uses')} ${nameOf(event.card)}. ${faceSays(event.card)}`;
    case 'tracker-walked':
      return `${who(event.seat).does('walks')} ${wayOf(view, event.from, event.to)}.`;
    case 'signs-read':
      return `${who(event.seat).does('reads')} the signs: ${sayList(event.cards.map(nameOf), 'then')}.`;
    case 'gear-drawn':
      return `${who(event.seat).does('searches')} the pack and ${reader === event.seat ? 'find' : 'finds'} ${event.card === undefined ? 'something' : nameOf(event.card)}.`;
    case 'net-thrown':
      return `${who(event.seat).does('throws')} the net: ${event.shown.join(' + ')} = ${plural(event.grips, 'grip')}.`;
    case 'kept-quiet':
      return `${who(event.seat).does('keeps')} quiet.`;
    case 'lynx-turned':
      return `The lynx follows ${nameOf(event.card)}.`;
    case 'lynx-went':
      return lynxWent(event, view);
    case 'round-ended':
      return `Round ${event.round} is over.`;
  }
}

/** Only where opinions differ. */
function votesSay({ plan, forDrive, forWait }: Extract<LynxEvent, { type: 'plan-made' }>): string {
  if (forDrive === 0 || forWait === 0) return '';
  return plan === 'drive' ? `, ${plural(forDrive, 'vote')} to ${forWait}` : `, ${plural(forWait, 'vote')} to ${forDrive}`;
}

function lynxWent({ from, to, card, isBaited }: Extract<LynxEvent, { type: 'lynx-went' }>, view: View): string {
  const why = isBaited ? 'it smells the bait' : nameOf(card);
  return from === to
    ? `The lynx stays: ${why}${lynxCard(card).going.do === 'slip' && !isBaited ? ', and the map ends there' : ''}.`
    : `The lynx goes ${wayOf(view, from, to)}: ${why}.`;
}

export function questionSays(decision: LynxDecision, view: View): string {
  switch (decision.kind) {
    case 'make-plan':
      return 'Drive the lynx, or lie in wait for it?';
    case 'use-gear':
      return 'Use a gear card in this turn?';
    case 'walk':
      return `Where do you walk? You can go ${plural(decision.facts.hexes, 'hex', 'hexes')}; ${lynxSeen(view, decision.seat)}.`;
    case 'act':
      return `What do you do here? The party has ${view.grips} of ${plural(gripsNeeded(view), 'grip')}.`;
  }
}

function lynxSeen(view: View, seat: Seat): string {
  const { hex } = view.trackers[seat]!;
  return hex === view.lynx ? 'the lynx is in your hex' : `the lynx is ${wayOf(view, hex, view.lynx)}`;
}

const PLANS: Readonly<Record<Plan, string>> = {
  drive: 'Drive: everybody walks up to 2 hexes',
  wait: 'Lie in wait: everybody walks up to 1 hex, nets have 1 die more',
};

const ACTS: Readonly<Record<Act, string>> = {
  net: 'Throw the net',
  read: 'Read the signs: turn up what the lynx does next',
  search: 'Search the pack: draw 1 gear card',
  quiet: 'Keep quiet',
};

export function optionSays({ value }: Option, decision: LynxDecision, view: View): string {
  switch (decision.kind) {
    case 'make-plan':
      return PLANS[value as Plan];
    case 'use-gear':
      return value === null ? 'No gear' : `${nameOf(value as number)}: ${faceSays(value as number)}`;
    case 'walk':
      return walkSays(view, view.trackers[decision.seat]!.hex, value as Hex);
    case 'act':
      return value === 'net' ? `${ACTS.net}: ${plural(decision.facts.dice, 'die', 'dice')}` : ACTS[value as Act];
  }
}

/** What is not offered: a hex that one cannot walk to, or a thing that cannot be done. */
export function refusedIs({ about: [thing] }: LynxRefused, { seat }: LynxDecision, view: View): string {
  return thing.kind === 'hex' ? walkSays(view, view.trackers[seat]!.hex, thing.id) : ACTS[thing.id];
}

function walkSays(view: View, from: number, to: number): string {
  const way = from === to ? 'Stay' : capital(wayOf(view, from, to));
  const gap = stepsBetween(view, to, view.lynx);
  return `${way}, ${gap === 0 ? 'to the lynx' : `${plural(gap, 'hex', 'hexes')} from the lynx`}`;
}

export function refusedSays({ facts }: LynxRefused): string {
  switch (facts.reason) {
    case 'crag':
      return 'That is a crag; only the lynx can climb it. Walk round it.';
    case 'signs-open':
      return `${facts.open === 1 ? 'A sign lies' : 'Signs lie'} open already; read again when the lynx has gone.`;
    case 'pack-empty':
      return 'The pack is empty; use the gear that you have.';
    case 'lynx-far':
      return `The lynx is ${facts.away} hexes away; a net reaches the next hex. Walk closer first.`;
  }
}

/** How many grips are on the lynx, of how many it takes; once it is netted what it took is nobody's question. */
export const gripsSay = (view: View): string =>
  isNetted(view) ? plural(view.grips, 'grip') : `${view.grips} of ${plural(gripsNeeded(view), 'grip')}`;

export function outcomeSays({ winners }: Outcome, view: View): string {
  const { name } = huntMap(view.chapter);
  const grips = gripsSay(view);
  return winners.length > 0
    ? `The lynx of ${name} wears its collar, in round ${view.round} with ${grips}.`
    : `Night falls on ${name}: the lynx gets away, with ${grips} on it.`;
}

/** What is printed on a card. */
export function faceSays(card: number): string {
  return box.sortOf(card) === 'lynx' ? lynxSays(card) : gearSays(card);
}

function lynxSays(card: number): string {
  const { going } = lynxCard(card);
  if (going.do === 'crouch') return 'The lynx stays where it is.';
  if (going.do === 'flee') return `The lynx goes up to ${plural(going.steps, 'hex', 'hexes')} away from the nearest tracker.`;
  return `The lynx goes ${plural(going.steps, 'hex', 'hexes')} ${going.direction}, or until the map ends.`;
}

function gearSays(card: number): string {
  const { hexes, dice, isBait } = gearCard(card);
  if (isBait) return 'The lynx comes up to 2 hexes toward this hex when it goes next.';
  return hexes > 0
    ? `Walk ${plural(hexes, 'hex', 'hexes')} farther in this turn.`
    : `Throw ${plural(dice, 'net die', 'net dice')} more in this turn.`;
}

export const faces = (): readonly Face[] =>
  box.cards.map(({ no, sort, card }) => ({ name: card.name, kind: sort === 'lynx' ? 'Lynx card' : 'Gear card', says: faceSays(no) }));
