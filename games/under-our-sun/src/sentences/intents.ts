/** What enemies are about to do, in words: a phrase over each, why, and who waits on a tile. */
import {
  type Came,
  capital,
  type Danger,
  INTENT_LENGTH,
  type Intended,
  type Intent,
  plural,
  type Ref,
  type Seat,
  sayList,
} from '@quarry/kernel';
import type { SunEvent } from '../events.ts';
import type { Hex } from '../places.ts';
import { enemyOf, hexOf, isAlive, printedEnemy } from '../questions/basics.ts';
import { blowsOf, type Harm, harmsOf, mostOf } from '../questions/harm.ts';
import { type Foe, foeDice } from '../questions.ts';
import { foeRef } from '../rules/fight-options.ts';
import { comesWhenShot, type Foresight, foresee } from '../rules/foresight.ts';
import type { View, Who } from '../state.ts';
import { blowsSay } from './harm.ts';
import { diceSay, foeName, ownedBy, person } from './names.ts';

const whoRef = (who: Who): Ref => ({ kind: 'character', id: who });
const enemyRef = (id: number): Ref => ({ kind: 'enemy', id });

export function intends(view: View, seat: Seat | null): Intent[] {
  if (view.isOver) return [];
  return foresee(view).map(one => {
    const brief = briefOf(view, one, seat);
    return {
      about: foeRef(one.foe),
      does: stepsOf(one),
      says: phraseOf(view, one, seat),
      why: whyOf(view, one, seat),
      ...(brief && { facts: brief }),
    };
  });
}

/** On the map, where names and prices have to be read beside it: whom it comes to or strikes, and how likely or how hard. Whoever comes to nobody has none. */
function briefOf(
  view: View,
  one: Foresight,
  reader: Seat | null,
): { readonly is: string; readonly whom: string; readonly what: string } | null {
  const short = (whom: readonly Who[]): string => (whom.length === 1 ? names(view, whom, reader) : plural(whom.length, 'person', 'people'));
  if (one.is === 'strikes') return { is: 'strikes', whom: short(one.whom), what: upTo(one.most) };
  if (one.is === 'rolls' && one.reach.on > 0) return { is: 'comes', whom: short(one.reach.whom), what: chanceSays(one.reach) };
  return null;
}
const chanceSays = ({ on, of }: { readonly on: number; readonly of: number }): string => `${Math.round((100 * on) / of)} %`;

const ROLLS: Intended = { kind: 'other', target: null, amount: null, isCertain: true };
const MAY_GO: Intended = { kind: 'move', target: null, amount: null, isCertain: false };

/** A blow comes if somebody acts, with as much as dice show; a roll comes in Preparation, and then dice say where it goes. */
function stepsOf(one: Foresight): Intended[] {
  if (one.is === 'strikes') {
    const [only, ...others] = one.whom;
    const amount = Array.from({ length: one.most + 1 }, (_, n) => n);
    return [{ kind: 'attack', target: others.length === 0 ? whoRef(only!) : null, amount, isCertain: false }];
  }
  if (one.is === 'stays') return [];
  return one.isNow ? [ROLLS, MAY_GO] : [{ ...ROLLS, isCertain: false }];
}

/** Which step of an enemy an event is. A move that a text or somebody else makes it go is none of its own. */
export function came(event: SunEvent): Came | null {
  switch (event.type) {
    case 'numbers-rolled':
      return { about: enemyRef(event.enemy), kind: 'other', target: null, amount: null };
    case 'enemy-moved':
      return event.why === 'd8'
        ? { about: enemyRef(event.enemy), kind: 'move', target: { kind: 'hex', id: event.to }, amount: null }
        : null;
    case 'struck':
      return event.by === 'character'
        ? null
        : { about: foeRef({ is: event.by, id: event.id }), kind: 'attack', target: whoRef(event.who), amount: event.damage };
    case 'attack-dodged':
      return event.by === 'character'
        ? null
        : { about: foeRef({ is: event.by, id: event.id }), kind: 'attack', target: whoRef(event.who), amount: null };
    case 'phase-begun':
      return { about: null, kind: 'done' };
    default:
      return null;
  }
}

// A phrase for the map

/** The longest that fits. */
const fitting = (...phrases: readonly string[]): string => phrases.find(one => one.length <= INTENT_LENGTH) ?? '?';
const upTo = (most: number): string => (most === 0 ? 'no damage' : `up to ${most}`);
const names = (view: View, whom: readonly Who[], reader: Seat | null): string => sayList(whom.map(who => person(view, who, reader).whom));

/** `1 in 4`: what falls on so many of all results; `61 %`, where nobody counts so far. */
function oddsSay(on: number, of: number): string {
  const shared = divisor(on, of);
  return of / shared > MOST_COUNTED ? `${Math.round((100 * on) / of)} %` : `${on / shared} in ${of / shared}`;
}
const MOST_COUNTED = 8;
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

function phraseOf(view: View, one: Foresight, reader: Seat | null): string {
  switch (one.is) {
    case 'strikes':
      return fitting(`hits ${names(view, one.whom, reader)} back, ${upTo(one.most)}`, `hits back, ${upTo(one.most)}`);
    case 'stays':
      return one.by.length === 0 ? 'stays' : fitting(`lets ${names(view, one.by, reader)} be`, 'stays');
    case 'rolls': {
      const { whom, on, of } = one.reach;
      const chance = oddsSay(on, of);
      if (on > 0) return fitting(`reaches ${names(view, whom, reader)}, ${chance}`, `reaches someone, ${chance}`);
      return one.hasCompany ? 'sees nobody' : 'wanders';
    }
  }
}

// A sentence with the rule

function whyOf(view: View, one: Foresight, reader: Seat | null): string {
  const name = capital(foeName(view, one.foe.is, one.foe.id));
  switch (one.is) {
    case 'strikes':
      return `${name} strikes at ${names(view, one.whom, reader)} after each action that costs AP, with ${diceSay(foeDice(view, one.foe, 'melee', one.whom[0]) ?? [])}${shotSays(view, one.foe)}.`;
    case 'stays':
      return one.by.length === 0
        ? `${name} stays where ${pronounOf(view, one.foe)} is${shotSays(view, one.foe)}.`
        : `${name} attacks no Son of Liberty who is revealed, and stays beside ${names(view, one.by, reader)}.`;
    case 'rolls':
      return `${name} ${one.isNow ? 'rolls' : 'will roll in Preparation'}: ${dieSays(view, one.foe)}${shotSays(view, one.foe)}.`;
  }
}

const pronounOf = (view: View, { id }: Foe): string => printedEnemy(enemyOf(view, id)!).pronoun;

/** US-EMOVE-4 to US-EMOVE-6. */
function dieSays(view: View, { id }: Foe): string {
  const { traits } = printedEnemy(enemyOf(view, id)!);
  const far = traits?.isSlow ? '1 to 5 is a way, on a 6 or 7' : '1 to 6 is a way, on a 7';
  const twice = traits?.scouts ? 'of two D8 the one that brings it nearer; ' : '';
  return `${twice}${far} it stays, on an 8 it goes for the nearest exposed character`;
}

/** US-RANGE-3 to US-RANGE-7. */
function shotSays(view: View, foe: Foe): string {
  const most = mostOf(view, foe, 'ranged');
  const enemy = foe.is === 'enemy' ? enemyOf(view, foe.id)! : null;
  if (most === 0 || !enemy) return '';
  return `; shot at, ${printedEnemy(enemy).pronoun} ${comesWhenShot(enemy) ? 'comes closer or fires' : 'fires'}, ${upTo(most)}`;
}

// What waits on a tile

/** The character that a seat moves: whose turn it is, or the first that lives. */
function mover(view: View, seat: Seat): Who | undefined {
  const own = ownedBy(view, seat).filter(who => isAlive(view, who));
  return own.find(who => who === view.active) ?? own[0];
}

/** Who would strike if one went there openly: on the way out, and there. */
export function dangers(view: View, seat: Seat, { kind, id }: Ref): Danger[] {
  const who = kind === 'hex' ? mover(view, seat) : undefined;
  if (who === undefined) return [];
  const hex = Number(id) as Hex;
  const { whom } = person(view, who, seat);
  const harms = harmsOf(view, who, { do: hex === hexOf(view, who) ? 'stay' : 'move', hex, ap: 1 }).filter(one => !one.isIfSeen);
  return harms.flatMap(({ when, foes, drawn }) => [
    ...(drawn > 0
      ? [{ about: { kind, id }, is: 'wakes' as const, says: `Entered openly, ${plural(drawn, 'enemy', 'enemies')} would be drawn there.` }]
      : []),
    ...foes.map(foe => ({
      about: foeRef(foe),
      is: 'hits' as const,
      says: `${capital(foeName(view, foe.is, foe.id))} ${WOULD[when](whom)}: ${blowsSay(blowsOf(view, who, [foe]))}.`,
    })),
  ]);
}
const WOULD: Readonly<Record<Harm['when'], (whom: string) => string>> = {
  leaving: whom => `would strike at ${whom} first`,
  after: whom => `would strike at ${whom} after it`,
  there: whom => `would fight ${whom} there`,
  later: whom => `would strike at ${whom} there after each action`,
};
