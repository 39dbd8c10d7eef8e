/** What crims are about to do, in words: a phrase over each, why, and who would attack at a place. */
import { chanceAtLeast, type Distribution, type Point } from '@quarry/board';
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
  supposing,
} from '@quarry/kernel';
import { controlCard } from '../content/box.ts';
import type { CrimAction } from '../content/kinds.ts';
import type { Told, UrbanEvent } from '../events.ts';
import { CRIM_ACTION_NAMES, DEMEANOR_NAMES } from '../printed-names.ts';
import { attacksOfCrim, inches, inMils, isHidden, printedCrim } from '../questions.ts';
import { attacksOn } from '../rules/attack.ts';
import { defenseAgainst } from '../rules/defense.ts';
import { thresholdOf } from '../rules/dice.ts';
import { type Foreseen, type Foresight, foresee, foreseeIn, lengthOf, standingAt, type Way } from '../rules/foresight.ts';
import { successOdds } from '../rules/odds.ts';
import { sightAlong } from '../rules/sight-along.ts';
import { seenIn, shootersNear } from '../rules/sights.ts';
import type { CrimView, View } from '../state.ts';
import { crimInText, hunterName } from './names.ts';

const crimRef = (no: number): Ref => ({ kind: 'crim', id: no });
const UNKNOWN: Intended = { kind: 'other', target: null, amount: null, isCertain: false };

/** `within`: where the seat's hunter may go now, in inches, for what shooters see of it. */
export function intends(view: View, seat: Seat | null, within?: readonly (readonly Point[])[]): Intent[] {
  if (view.step === 'over') return [];
  const shooters = within && seat !== null && view.hunters[seat]?.isIn ? shootersNear(view, seat).map(({ no }) => no) : [];
  return foresee(view).map(one => ({
    about: crimRef(one.crim.no),
    does: one.isSettled ? inCommon(one.ways.map(way => way.does)) : [UNKNOWN],
    says: phraseOf(view, one, seat),
    why: whyOf(view, one, seat),
    attacks: targetsOf(one),
    get facts() {
      const facts = factsOf(view, one, seat);
      return within && shooters.includes(one.crim.no) ? { ...facts, sees: seesIn(view, seat!, one.crim, within) } : facts;
    },
  }));
}

/** Whoever is struck in one of the ways that it can go. */
const targetsOf = ({ ways }: Foresight): Ref[] =>
  each(ways.flatMap(way => blowOf(way)?.target?.id ?? [])).map(id => ({ kind: 'hunter', id }));

/** What is drawn at a crim besides: chances in per cent, the attacks that reach it with theirs, and what it sees of whoever goes along a path. */
export type CrimFacts = {
  /** The worst of what it may do to whoever reads; left out if it is about to do nothing to them. */
  hitsYou?: number;
  /** What it does in the place of what the Control Card orders; left out if it does as ordered. */
  instead?: string;
  attacks: readonly string[];
  hit: readonly number[];
  kill: readonly number[];
  /** Rows of cells that it sees of where one may go: x and y of the lower left corner and the width of each, in inches. */
  sees?: readonly number[];
  /** In inches along the path; left out if it never sees it. */
  seenFrom?: number;
  /** At the end of the path. */
  isSeen?: boolean;
  hasCover?: boolean;
};

function factsOf(view: View, { crim, order, ways }: Foresight, seat: Seat | null): CrimFacts {
  const does = each(ways.map(({ action }) => action));
  const instead = order &&
    !order.isForced &&
    does.length > 0 &&
    !does.includes(order.action) && {
      instead: orSay(does.map(action => CRIM_ACTION_NAMES[action])),
    };
  if (seat === null || !view.hunters[seat]?.isIn) return { ...instead, attacks: [], hit: [], kill: [] };
  const blows = ways.flatMap(way => blowOf(way) ?? []).filter(({ target }) => target?.id === seat);
  const attacks = attacksOn(view, seat, view.crims.find(one => one.no === crim.no)!);
  return {
    ...instead,
    ...(blows.length > 0 && { hitsYou: Math.max(...blows.map(blow => 100 - defenseChance(view, blow))) }),
    attacks: attacks.map(({ name }) => name),
    hit: attacks.map(({ odds }) => inPercent(odds['hits'])),
    kill: attacks.map(({ odds }) => inPercent(odds['eliminates'])),
  };
}
const inPercent = (chance: Distribution | undefined): number => (chance ? Math.round(chanceAtLeast(chance, 1) * 100) : 0);

const seesIn = (view: View, seat: Seat, crim: CrimView, within: readonly (readonly Point[])[]): number[] =>
  seenIn(
    view,
    seat,
    crim,
    within.map(outline => outline.map(inMils)),
  ).flatMap(({ x, y, width }) => [inches(x), inches(y), inches(width)]);

/** What crims would do if the seat's hunter had gone along a path, in inches, and from where on they would see it. */
export function intendsAfter(view: View, seat: Seat, path: readonly Point[]): Intent[] {
  const end = path.at(-1);
  if (!end || !view.hunters[seat]?.isIn) return intends(view, seat);
  const seen = new Map(sightAlong(view, seat, path.map(inMils)).map(one => [one.crim.no, one]));
  return intends(standingAt(view, seat, inMils(end)), seat).map(intent => {
    const sight = seen.get(Number(intent.about.id));
    const facts = intent.facts as CrimFacts;
    if (!sight) return { ...intent, facts };
    const { from, isSeen, hasCover } = sight;
    return { ...intent, facts: { ...facts, ...(from !== null && { seenFrom: inches(Math.round(from / 100) * 100) }), isSeen, hasCover } };
  });
}

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

/** What a crim that is asked about before it acts will do, whatever takes the place of its order, and why; null if nothing is known. It counts as having acted already. */
export function actingNow(view: View, no: number, reader: Seat): { readonly does: string; readonly why: string } | null {
  const one = foresee(supposing(view, { acted: no - 1 })).find(({ crim }) => crim.no === no);
  if (!one || one.ways.length === 0) return null;
  return { does: orSay(each(one.ways.map(({ action }) => CRIM_ACTION_NAMES[action]))), why: whyOf(view, one, reader) };
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
  const who = orSay(seats.map(seat => whom(view, seat, reader)));
  // UM-CHG-4: whoever is not reached is not attacked this turn.
  if (action === 'charge') return fitting(`nears ${who}`, 'comes nearer');
  return action === 'flee' && seats.every(seat => seat === reader) ? fitting(`${VERBS[action]} ${who}`, verb) : verb;
}

function blowsIn(view: View, action: CrimAction, blows: readonly Foreseen[], reader: Seat | null): string {
  const who = orSay(each(blows.map(({ target }) => whom(view, Number(target!.id), reader))));
  const damage = damageSays(view, blows);
  const least = damage.split('–')[0]!;
  const verb = action === 'charge' ? 'charges' : blows[0]!.attack!.kind === 'ranged' ? 'shoots' : 'fights';
  return fitting(`${verb} ${who} for ${damage}`, `${verb} ${who} for ${least}`, `${verb} for ${damage}`);
}

/** UM-RES-1: `3`, or `3–5`: each success that a Defense is short by, beyond the first, adds a wound. */
function damageSays(view: View, blows: readonly Foreseen[]): string {
  const printed = blows.map(({ attack }) => attack!.damage);
  const least = Math.min(...printed);
  const most = Math.max(...blows.map((blow, i) => printed[i]! + thresholdOf(defenseIn(view, blow)) - 1));
  return most > least ? `${least}–${most}` : `${least}`;
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

const defenseIn = (view: View, { target, attack, by }: Foreseen) => defenseAgainst(view, by!, Number(target!.id), attack!);

/** In per cent, before anybody uses a text. */
function defenseChance(view: View, blow: Foreseen): number {
  const check = defenseIn(view, blow);
  return Math.round(chanceAtLeast(successOdds(check), thresholdOf(check)) * 100);
}

/** UM-DEF-1..3: the successes that are needed, and how likely they are. */
function defenseSays(view: View, blow: Foreseen, reader: Seat | null): string {
  const { target, attack } = blow;
  const seat = Number(target!.id);
  const needed = thresholdOf(defenseIn(view, blow));
  const chance = defenseChance(view, blow);
  const needs = seat === reader ? 'you need' : `${hunterName(view, seat)} needs`;
  return `against its ${attack!.name} (Damage ${attack!.damage}) ${needs} ${plural(needed, 'success', 'successes')} in Defense, ${chance} %`;
}
