/** What enemies are about to do, in words: a phrase over each of which something can be known, why, and what waits at a square. */
import { type Came, type Danger, INTENT_LENGTH, type Intended, type Intent, inCommon, type Ref, type Seat, sayList } from '@quarry/kernel';
import { behaviourCard, enemyCard, lettersOf, typeOf } from '../content/box.ts';
import { LETTERS } from '../content/kinds.ts';
import type { DecisionKind } from '../decisions.ts';
import type { WestEvent } from '../events.ts';
import { distanceTo, enemiesIn, fieldIn, hasFight, isIn, isPosted, marshalOf } from '../questions.ts';
import { isExposed } from '../rules/alert.ts';
import { type Deed, type Foresight, foresee, foundOnPatrol, isToPatrol, standingAt } from '../rules/foresight.ts';
import { isInSight, MOST_ON_PATROL } from '../rules/patrol.ts';
import type { EnemyView, View } from '../state.ts';
import { enemyRef } from '../telling/refs.ts';
import { actionLine } from './behaviours.ts';
import { enemyCalled, marshalName } from './names.ts';

export function intends(view: View, seat: Seat | null): Intent[] {
  const toTell = foresee(view).filter(({ isIn, ways }) => !isIn || ways.some(({ deeds }) => deeds.length > 0));
  const foreseen = toTell.map(one => ({
    about: enemyRef(one.enemy),
    does: inCommon(one.ways.map(way => way.does)),
    says: phraseOf(view, one, seat),
    why: whyOf(view, one),
  }));
  return [...foreseen, ...patrolling(view, seat)];
}

/** Which step of an enemy an event is. */
export function came(event: WestEvent): Came | null {
  switch (event.type) {
    case 'series-chosen':
      return step(event.enemy, 'card', null, null);
    case 'marshal-attacked':
      return step(event.enemy, 'attack', { kind: 'seat', id: event.seat }, event.damage);
    case 'enemy-walked':
      return step(event.enemy, 'move', { kind: 'square', id: event.square }, null);
    case 'enemy-moved':
      return event.how === 'leap' || event.how === 'vanish' ? step(event.enemy, 'move', { kind: 'square', id: event.square }, null) : null;
    case 'enemy-action':
      return step(event.enemy, 'other', null, event.n);
    case 'mine-laid':
      return step(event.enemy, 'other', null, null);
    case 'enemy-defeated':
      return { about: enemyRef(event.enemy), kind: 'done' };
    case 'turn-ended':
      return { about: null, kind: 'done' };
    default:
      return null;
  }
}
const step = (enemy: number, kind: Intended['kind'], target: Ref | null, amount: number | null): Came => ({
  ...{ about: enemyRef(enemy), kind, target, amount },
});

// Phrases

const VERBS: Readonly<Record<Deed['is'], string>> = {
  melee: 'strikes',
  ranged: 'shoots',
  pulse: 'hits',
  attack: 'hits',
  move: 'comes for',
  leap: 'leaps at',
  away: 'backs off',
  vanish: 'vanishes',
  'to-feature': 'goes to besiege',
  'attack-feature': 'besieges',
  alert: 'raises the alarm',
  heal: 'heals',
  armour: 'braces itself',
  'clear-condition': 'shakes it off',
  'lay-mine': 'lays a mine',
  order: 'gives orders',
  'draw-extra': 'draws again',
};
const BLOWS: readonly Deed['is'][] = ['melee', 'ranged', 'pulse'];
const isBlow = ({ is, seat }: Deed): boolean => BLOWS.includes(is) && seat >= 0;
const COMES: readonly Deed['is'][] = ['move', 'leap'];
/** Whether somebody is its target: it strikes, or comes nearer to do so. */
const isAtSomebody = (deed: Deed): boolean => isBlow(deed) || (COMES.includes(deed.is) && deed.seat >= 0);
const seatsIn = (deeds: readonly Deed[]): ReadonlySet<Seat> => new Set(deeds.map(one => one.seat));

/** `3`, `2 or 4`. */
const orSay = (amounts: readonly number[]): string => sayList(amounts.map(String), 'or');
const sorted = (amounts: Iterable<number>): number[] => [...new Set(amounts)].toSorted((a, b) => a - b);
const amountsOf = (deeds: readonly Deed[]): number[] => sorted(deeds.filter(isBlow).map(one => one.n));

/** The longest that fits. */
const fitting = (...phrases: readonly string[]): string => phrases.find(one => one.length <= INTENT_LENGTH) ?? '?';

const whom = (view: View, seat: Seat, reader: Seat | null): string =>
  seat < 0 ? 'a decoy' : seat === reader ? 'you' : marshalName(view, seat);
/** Whoever reads comes first. */
const whoAll = (view: View, seats: readonly Seat[], reader: Seat | null, word: 'or' | 'and'): string =>
  sayList(
    seats.toSorted((a, b) => Number(b === reader) - Number(a === reader)).map(seat => whom(view, seat, reader)),
    word,
  );

function phraseOf(view: View, foresight: Foresight, reader: Seat | null): string {
  if (foresight.by === 'stilled') return 'draws no card';
  if (foresight.by === 'type-skips') return 'loses its turn';
  if (cardsOf(foresight).length > 1) return phraseOfMany(view, foresight, reader);
  const phrases = phrasesOfOne(view, foresight, reader);
  return fitting(...(foresight.isIn === 'action' ? phrases.map(one => `then ${one}`) : phrases));
}

const cardsOf = ({ ways }: Foresight): number[] => [...new Set(ways.map(one => one.card))];

/** What lies face down: whom it may go for, by whichever card comes, and what it can do at most. Nobody whom it may turn to is left out. */
function phraseOfMany(view: View, { ways }: Foresight, reader: Seat | null): string {
  const deeds = ways.flatMap(way => way.deeds);
  const struck = seatsIn(deeds.filter(isBlow));
  const sought = seatsIn(deeds.filter(isAtSomebody));
  const amounts = amountsOf(deeds);
  const who = whoAll(view, [...sought], reader, 'or');
  if (sought.size === 0) return 'no attack in reach';
  const isAlways = (is: (deed: Deed) => boolean): boolean => ways.every(way => way.deeds.some(is));
  if (amounts.length === 0) return fitting(`${isAlways(isAtSomebody) ? 'comes' : 'may come'} for ${who}`, 'no attack in reach');
  const most = amounts.at(-1)!;
  const isOnlyStruck = sought.size === struck.size;
  const ofAll = isOnlyStruck && isAlways(isBlow) ? [`hits ${who}, ${orSay(amounts)}`, `hits ${who}, up to ${most}`] : [];
  const ofSome = isOnlyStruck ? [`may hit ${who}, ${orSay(amounts)}`, `may hit ${who}, up to ${most}`] : [];
  return fitting(...ofAll, ...ofSome, `${who}, 0 to ${most}`, `may hit for up to ${most}`);
}

/** The most telling first. */
function phrasesOfOne(view: View, { ways }: Foresight, reader: Seat | null): readonly string[] {
  const { deeds } = ways.find(way => way.deeds.length > 0) ?? ways[0]!;
  const [opening] = deeds;
  if (!opening) return ['does nothing'];
  const blows = ways.map(way => way.deeds.filter(isBlow));
  const amounts = amountsOf(blows.flat());
  const going = deeds.find(one => one.is === 'move' || one.is === 'leap');
  if (amounts.length === 0) return [verbOf(view, opening, reader), VERBS[opening.is]];
  const isAll = blows.every(one => one.length > 0);
  const hit = blows.flat()[0]!;
  const n = orSay(amounts);
  if (!going || deeds.indexOf(going) > deeds.findIndex(isBlow)) {
    const seats = [...new Set(blows.flat().map(one => one.seat))];
    const who = whoAll(view, seats, reader, ways.length > 1 ? 'or' : 'and');
    return [`${VERBS[hit.is]} ${who}, ${n}`, `hits ${who}, ${n}`, `hits ${seats.length} of you, ${n}`, `up to ${amounts.at(-1)}`];
  }
  const then = isAll ? 'then' : 'maybe';
  const struck = seatsIn(blows.flat());
  if (struck.size > 1 || !struck.has(going.seat)) {
    const who = whoAll(view, [...struck], reader, 'or');
    return [`comes, ${then} hits ${who}, ${n}`, `${then} hits ${who}, ${n}`, `comes, up to ${amounts.at(-1)}`];
  }
  return [`${verbOf(view, going, reader)}, ${then} ${n}`, `comes, ${then} ${n}`, `comes, up to ${amounts.at(-1)}`];
}

function verbOf(view: View, { is, seat, n }: Deed, reader: Seat | null): string {
  if (COMES.includes(is) || BLOWS.includes(is)) return `${VERBS[is]} ${whom(view, seat, reader)}`;
  return is === 'heal' || is === 'attack-feature' ? `${VERBS[is]}, ${n}` : VERBS[is];
}

// Why

function whyOf(view: View, foresight: Foresight): string {
  const { enemy, by, ways } = foresight;
  const called = enemyCalled(view, enemy);
  if (by === 'stilled') return `${called} draws no behaviour card in the next enemy phase.`;
  if (by === 'type-skips') return `${called} and all of its type lose their next turn.`;
  if (by === 'order') return `${called} is under orders: it moves towards the highest threat, and strikes if the order says so.`;
  const cards = cardsOf(foresight);
  if (cards.length === 1) return `${called} follows ${behaviourCard(cards[0]!).name}: ${seriesSays(cards[0]!, ways[0]!.isYes)}.`;
  const names = cards.map(card => behaviourCard(card).name);
  const aims = [...seatsIn(ways.flatMap(way => way.deeds).filter(isAtSomebody))].map(seat => marshalName(view, seat));
  const whom = aims.length > 0 ? ` As things stand it would go for ${sayList(aims, 'or')}.` : '';
  return `${called} draws one of ${cards.length} cards ${backSays(cards[0]!)}: ${sayList(names, 'or')}.${whom}`;
}

/** FW-BEH-8: what the back of the top card shows. */
function backSays(card: number): string {
  const letters = LETTERS.filter((_, i) => Math.floor(lettersOf(card) / 2 ** i) % 2 === 1);
  return letters.length === 0 ? 'without a letter on the back' : `with ${sayList(letters)} on the back`;
}

/** One series of a card in a row. */
function seriesSays(card: number, isYes: boolean): string {
  const { enemy, yes, no = [] } = behaviourCard(card);
  const printed = enemyCard(typeOf(enemy));
  const lines = (isYes ? yes : no).map(action => actionLine(action, printed).says.replace(/\.$/, ''));
  return lines.map(one => one.charAt(0).toLowerCase() + one.slice(1)).join('; then ') || 'nothing';
}

// On patrol

/** FW-PATROL-1, FW-PATROL-5: what those will do who have not seen anybody yet, and whom they may find. */
function patrolling(view: View, reader: Seat | null): Intent[] {
  if (!hasFight(view)) return [];
  return enemiesIn(view)
    .filter(enemy => isToPatrol(view, enemy))
    .map(enemy => {
      const about = enemyRef(enemy.id);
      const called = enemyCalled(view, enemy.id);
      if (isPosted(enemy))
        return { about, does: [], says: 'notices whoever is near', why: `${called} stays where it is. ${NOTICES}`, facts: QUIET };
      const who = whoAll(view, foundOnPatrol(view, enemy), reader, 'or');
      const finding = [`patrols, may find ${who}`, `may find ${who}`, 'may find somebody'];
      return {
        about,
        does: [{ kind: 'move', target: null, amount: null, isCertain: false }] as const,
        says: who === '' ? `patrols up to ${MOST_ON_PATROL}` : fitting(...finding),
        why: `${called} goes as many squares on patrol as a die says, ${MOST_ON_PATROL} at most, and reveals whoever hides in a square that it enters. ${NOTICES}`,
        ...(who === '' && { facts: QUIET }),
      };
    });
}
/** It threatens nobody, as things stand. */
const QUIET = { isQuiet: true } as const;
const NOTICES = 'It notices whoever stands next to it, but not in tall grass.';

// What waits at a square

/** Where a square is offered to stand on; elsewhere a trap goes there, or somebody else. */
const OWN_WAYS: readonly string[] = [
  'act',
  'place-marshal',
  'sneak',
  'sprint',
  'melee-move',
  'move',
  'evade-move',
] satisfies DecisionKind[];

/** Who would come upon or notice the seat’s character if it stood there when the enemies act, and who would attack it. */
export function dangers(view: View, seat: Seat, place: Ref, asked?: { readonly kind: string }): Danger[] {
  if (asked && !OWN_WAYS.includes(asked.kind)) return [];
  if (place.kind !== 'square' || !hasFight(view) || !view.party.marshals[seat]) return [];
  const there = standingAt(view, seat, Number(place.id));
  const waking = marshalOf(there, seat).isHidden ? enemiesIn(there).flatMap(enemy => wakingOf(there, enemy, seat)) : [];
  return [...waking, ...foresee(there).flatMap(one => hittingOf(there, one, seat))];
}

function wakingOf(view: View, enemy: EnemyView, seat: Seat): Danger[] {
  const { square } = marshalOf(view, seat);
  const field = fieldIn(view);
  const called = enemyCalled(view, enemy.id);
  const wakes = (says: string): Danger[] => [{ about: enemyRef(enemy.id), is: 'wakes', says }];
  const isPatrolling = isToPatrol(view, enemy);
  if (isPatrolling && foundOnPatrol(view, enemy).includes(seat)) return wakes(`${called} could find you there on patrol.`);
  if (isIn(field, enemy, square)) return wakes(`${called} would find you there at the end of your turn.`);
  if (!isPatrolling || !isInSight(view, square) || distanceTo(field, square, enemy) > 1) return [];
  const would = isPosted(enemy) ? 'would' : 'could';
  return wakes(`${called} ${would} notice you there${isExposed(view, seat, 1) ? ', and you would be revealed' : ''}.`);
}

function hittingOf(view: View, { enemy, ways }: Foresight, seat: Seat): Danger[] {
  const blows = ways.map(way => amountsOf(way.deeds.filter(one => one.seat === seat)));
  const amounts = sorted(blows.flat());
  if (amounts.length === 0) return [];
  const would = blows.every(one => one.length > 0) ? 'would' : 'could';
  return [{ about: enemyRef(enemy), is: 'hits', says: `${enemyCalled(view, enemy)} ${would} attack you there for ${orSay(amounts)}.` }];
}
