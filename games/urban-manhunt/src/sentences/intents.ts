/** What crims are about to do, in words: a phrase over each, why, and who would attack at a place. */
import { chanceAtLeast, type Point } from '@quarry/board';
import {
  type Came,
  type Danger,
  INTENT_LENGTH,
  type Intended,
  type Intent,
  inCommon,
  plural,
  type Ref,
  type Seat,
  sayList,
} from '@quarry/kernel';
import { controlCard } from '../content/box.ts';
import type { CrimAction } from '../content/kinds.ts';
import type { Told, UrbanEvent } from '../events.ts';
import { CRIM_ACTION_NAMES, DEMEANOR_NAMES } from '../printed-names.ts';
import { attacksOfCrim, inMils, isHidden, printedCrim } from '../questions.ts';
import { defenseAgainst } from '../rules/defense.ts';
import { thresholdOf } from '../rules/dice.ts';
import { type Foreseen, type Foresight, foresee, foreseeIn, lengthOf, standingAt, type Way } from '../rules/foresight.ts';
import { successOdds } from '../rules/odds.ts';
import type { CrimView, View } from '../state.ts';
import { crimInText, hunterName } from './names.ts';

const crimRef = (no: number): Ref => ({ kind: 'crim', id: no });
const UNKNOWN: Intended = { kind: 'other', target: null, amount: null, isCertain: false };

export function intends(view: View, seat: Seat | null): Intent[] {
  if (view.step === 'over') return [];
  return foresee(view).map(one => ({
    about: crimRef(one.crim.no),
    does: one.isSettled ? inCommon(one.ways.map(way => way.does)) : [UNKNOWN],
    says: phraseOf(view, one, seat),
    why: whyOf(view, one, seat),
    attacks: targetsOf(one),
  }));
}

/** Whoever is struck in one of the ways that it can go. */
const targetsOf = ({ ways }: Foresight): Ref[] =>
  each(ways.flatMap(way => blowOf(way)?.target?.id ?? [])).map(id => ({ kind: 'hunter', id }));

/** Which step of a crim an event is. */
export function came(event: UrbanEvent): Came | null {
  switch (event.type) {
    case 'crim-moved':
      return {
        about: crimRef(event.crim),
        kind: event.how === 'keep-coming' ? 'other' : 'move',
        target: null,
        amount: lengthOf(pointsOf(event.path)),
      };
    case 'crim-came-out':
    case 'crim-hidden':
      return { about: crimRef(event.crim), kind: 'other', target: null, amount: null };
    case 'hunter-attacked':
      return { about: crimRef(event.crim), kind: 'attack', target: { kind: 'hunter', id: event.seat }, amount: damageOf(event) };
    case 'crim-held':
    case 'crim-eliminated':
      return { about: crimRef(event.crim), kind: 'done' };
    // UM-EVT-4: events are carried out when all crims have acted.
    case 'event-carried-out':
      return { about: null, kind: 'done' };
    case 'phase-begun':
      return event.phase === 'end' ? { about: null, kind: 'done' } : null;
    default:
      return null;
  }
}

const pointsOf = (path: readonly number[]): Point[] =>
  Array.from({ length: path.length / 2 }, (_, i) => ({ x: path[2 * i]!, y: path[2 * i + 1]! }));
/** As printed: what of it is left after Defense and Resistance, dice decide. */
const damageOf = ({ card, attack, isShot }: Told<'hunter-attacked'>): number =>
  attacksOfCrim({ card }, isShot ? 'ranged' : 'melee').find(({ name }) => name === attack)!.damage;

/** Who would attack the seat's hunter, did it stand at this point when crims act. In inches, as people point. */
export function dangersAt(view: View, seat: Seat, at: Point): Danger[] {
  if (!view.hunters[seat]?.isIn) return [];
  const there = standingAt(view, seat, inMils(at));
  return foreseeIn(there).flatMap(one => hittingOf(there, one, seat));
}

function hittingOf(view: View, { crim, ways }: Foresight, seat: Seat): Danger[] {
  const blows = ways.map(blowOf).filter(blow => blow?.target?.id === seat);
  if (blows.length === 0) return [];
  const would = blows.length === ways.length ? 'would' : 'could';
  const says = each(blows.map(blow => `${blow!.attack!.kind === 'ranged' ? 'shoot' : 'fight'} you there, Damage ${blow!.attack!.damage}`));
  return [{ about: crimRef(crim.no), is: 'hits', says: `${crimInText(view, crim.card, crim.no)} ${would} ${orSay(says)}.` }];
}

// A phrase for the board

/** The longest that fits. */
const fitting = (...phrases: readonly string[]): string => phrases.find(one => one.length <= INTENT_LENGTH) ?? '?';
const each = <T>(all: readonly T[]): T[] => [...new Set(all)];
const orSay = (says: readonly string[]): string => sayList(says, 'or');

/** `you`, or the last word of a name. */
const whom = (view: View, seat: Seat, reader: Seat | null): string => (seat === reader ? 'you' : hunterName(view, seat).split(' ').at(-1)!);

const VERBS: Readonly<Record<CrimAction, string>> = {
  flee: 'flees from',
  charge: 'charges',
  'seek-cover': 'seeks cover',
  hide: 'goes to hide',
  shoot: 'shoots',
  fight: 'fights',
};
/** Where it is not said from whom. */
const BARE: Readonly<Record<CrimAction, string>> = { ...VERBS, flee: 'flees' };

const blowOf = ({ does }: Way): Foreseen | undefined => does.find(one => one.how === 'attacks');

function phraseOf(view: View, { crim, order, ways }: Foresight, reader: Seat | null): string {
  if (!order) return isHidden(crim) ? 'hidden, then ?' : '?';
  const [first] = ways as [Way];
  const isAlike = each(ways.map(shapeOf)).length === 1;
  const says = isAlike ? alikeIn(view, crim, ways, reader) : fitting(orSay(each(ways.map(way => BARE[way.action]))), '?');
  return first.does[0]?.how === 'comes-out' ? fitting(`comes out, ${says}`, `out, ${says}`, 'comes out') : says;
}

/** Ways that differ in no more than whom they are for, and how hard they strike, read as one. */
const shapeOf = (way: Way): string => [way.action, blowOf(way)?.attack?.kind, way.does.length === 0, way.isStruckDown].join();

function alikeIn(view: View, crim: CrimView, ways: readonly Way[], reader: Seat | null): string {
  const [{ action, does, isStruckDown }] = ways as [Way];
  const verb = BARE[action];
  if (isStruckDown) return fitting(`${verb}, falls to a strike`, 'falls to a strike');
  const blows = ways.flatMap(way => blowOf(way) ?? []);
  if (blows.length > 0) return blowsIn(view, action, blows, reader);
  if (action === 'hide') return isHidden(crim) ? 'stays hidden' : does.some(one => one.how === 'hides') ? 'hides' : verb;
  if (does.every(one => one.how === 'comes-out')) return 'stays';
  const seats = each(ways.flatMap(({ nearest }) => nearest ?? []));
  const isTold = action === 'charge' || (action === 'flee' && seats.every(seat => seat === reader));
  return isTold ? fitting(`${VERBS[action]} ${orSay(seats.map(seat => whom(view, seat, reader)))}`, verb) : verb;
}

function blowsIn(view: View, action: CrimAction, blows: readonly Foreseen[], reader: Seat | null): string {
  const who = orSay(each(blows.map(({ target }) => whom(view, Number(target!.id), reader))));
  const damage = orSay(each(blows.map(({ attack }) => String(attack!.damage))));
  if (action === 'charge') return fitting(`charges ${who}, then ${damage}`, `charges, then ${damage}`);
  const verb = blows[0]!.attack!.kind === 'ranged' ? 'shoots' : 'fights';
  return fitting(`${verb} ${who}, ${damage}`, `${verb}, ${damage}`);
}

// A sentence with the rule

function whyOf(view: View, { crim, order, ways }: Foresight, reader: Seat | null): string {
  const called = crimInText(view, crim.card, crim.no);
  if (!order) return `The next Control Card says what ${called} does, and nobody has seen it.`;
  const { demeanor } = printedCrim(crim);
  const says = order.isForced
    ? `${called} hid a turn ago and stays hidden until the next one`
    : `${controlCard(view.control).name} tells ${DEMEANOR_NAMES[demeanor]} crims to ${CRIM_ACTION_NAMES[order.action]}`;
  const instead = each(ways.flatMap(way => way.instead.map(one => `${WHY[one.why]}, so ${called} ${THIRD[one.action]}`)));
  const blows = each(ways.flatMap(way => blowOf(way) ?? []).map(blow => defenseSays(view, blow, reader)));
  return `${[says, ...instead, ...blows].join('; ')}.`;
}

const WHY = {
  charging: 'its last action was a Charge',
  'no-shot': 'it has no shot',
  'nobody-to-fight': 'it is engaged with nobody',
  engaged: 'it is engaged',
  'engaged-already': 'it is engaged',
} as const;
const THIRD: Readonly<Record<CrimAction, string>> = {
  flee: 'Flees',
  charge: 'Charges',
  'seek-cover': 'Seeks Cover',
  hide: 'Hides',
  shoot: 'Shoots',
  fight: 'Fights',
};

/** UM-DEF-1..3: the successes that are needed, and how likely they are before anybody uses a text. */
function defenseSays(view: View, { target, attack, by }: Foreseen, reader: Seat | null): string {
  const seat = Number(target!.id);
  const check = defenseAgainst(view, by!, seat, attack!);
  const needed = thresholdOf(check);
  const chance = Math.round(chanceAtLeast(successOdds(check), needed) * 100);
  const needs = seat === reader ? 'you need' : `${hunterName(view, seat)} needs`;
  return `against its ${attack!.name} (Damage ${attack!.damage}) ${needs} ${plural(needed, 'success', 'successes')} in Defense, ${chance} %`;
}
