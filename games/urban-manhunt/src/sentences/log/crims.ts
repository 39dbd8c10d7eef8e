/** The log of what crims do and what befalls them. */

import { plural, type Seat } from '@quarry/kernel';
import { crimCard } from '../../content/box.ts';
import type { CrimAction } from '../../content/kinds.ts';

import type { Gait, NoShot, Told, WhyReplaced } from '../../events.ts';
import { CRIM_ACTION_NAMES, DEMEANOR_NAMES } from '../../printed-names.ts';
import type { View } from '../../state.ts';
import { featureCalled, sayLength } from '../names.ts';
import { sayPlace, standing } from '../places.ts';
import { card, crim, person, type Say, type Says, sayWay, who } from './facts.ts';

const order = (action: CrimAction): string => CRIM_ACTION_NAMES[action];

/** Wounds out of what a crim can bear; what is too much is said as such. */
function wounds({ n, wounds: held, card: kind }: Told<'crim-wounded'>): string {
  const bears = crimCard(kind).wounds;
  const beyond = held - bears;
  return `${plural(n, 'wound')}, ${beyond > 0 ? `${beyond} more than needed` : `${held} of ${bears}`}`;
}

/** The length of a path that is told as one list of numbers. */
function lengthOf(path: readonly number[]): number {
  let length = 0;
  for (let i = 2; i < path.length; i += 2) {
    const [dx, dy] = [path[i]! - path[i - 2]!, path[i + 1]! - path[i - 1]!];
    length += Math.sqrt(dx * dx + dy * dy);
  }
  return length;
}

const entered: Say<'crim-entered'> = (e, v) => {
  const { demeanor, bpv } = crimCard(e.card);
  return `${crim(e, v)} comes out of tube ${e.tube + 1}: ${DEMEANOR_NAMES[demeanor]}, Base Point Value ${bpv}.`;
};

/** Why another action takes the place of the order. */
const REPLACED: Readonly<Record<WhyReplaced, string>> = {
  'no-shot': 'they have no shot',
  charging: 'after a Charge no crim Flees or Seeks Cover',
  'nobody-to-fight': 'they have nobody to Fight',
  engaged: 'they are engaged',
  'engaged-already': 'they are engaged already',
};

/** UM-CSHO-2: what a shot is missing. */
function sayNoShot({ noShot, target, attack }: NoShot, v: View, reader: Seat | null): string {
  if (noShot === 'no-ranged-attack') return 'they have no ranged attack';
  const hunter = person(v, target, reader);
  if (noShot === 'out-of-sight') return `they do not see ${hunter.whom}`;
  const isAway = hunter.inside('is');
  return `${isAway} out of range of their ${attack}`;
}
const hasNoShot = <E extends Partial<NoShot>>(e: E): e is E & NoShot => e.noShot !== undefined;

const replaced: Say<'order-replaced'> = (e, v) => `${crim(e, v)} must ${order(e.action)}, not ${order(e.order)}: ${REPLACED[e.why]}.`;

const ACTS: Readonly<Record<CrimAction, string>> = {
  flee: 'flees',
  charge: 'charges',
  'seek-cover': 'looks for cover',
  hide: 'looks for a hiding place',
  shoot: 'takes aim',
  fight: 'strikes',
};

/** UM-HIDE-15, UM-SEEK-2: some actions move nothing. Whoever does it for want of a shot says what the shot is missing (UM-CSHO-2). */
const acts: Say<'crim-acted'> = (e, v, reader) => {
  const why = hasNoShot(e) ? `: ${sayNoShot(e, v, reader)}` : '';
  if (e.isInCover) return `${crim(e, v)} stays in cover${why}.`;
  if (e.action === 'hide' && e.hiddenIn >= 0) return `${crim(e, v)} stays hidden at ${featureCalled(v, e.hiddenIn)}.`;
  return `${crim(e, v)} ${ACTS[e.action]}${why}.`;
};

/** Whoever it is has just been said to flee or to charge. */
const MOVES: Readonly<Record<Gait, (length: string) => string>> = {
  run: length => `They run ${length}`,
  'close-in': length => `They come ${length} closer`,
  'keep-coming': length => `They keep coming, another ${length}`,
};

const moves: Say<'crim-moved'> = (e, v) => {
  const length = sayLength(lengthOf(e.path));
  const surface = v.crims.find(one => one.no === e.crim)?.surface ?? -1;
  return `${e.how ? MOVES[e.how](length) : `${crim(e, v)} moves ${length}`}, ${sayWay(v, e.path, surface)}.`;
};

const pushed: Say<'crim-pushed'> = (e, v) => {
  const length = lengthOf(e.path);
  return length === 0 ? `${crim(e, v)} is pushed, but has nowhere to go.` : `${crim(e, v)} is pushed back ${sayLength(length)}.`;
};

const wounded: Say<'crim-wounded'> = (e, v, reader) =>
  e.isStrike
    ? `${person(v, e.by, reader).Whose} disengagement strike hits ${crim(e, v)}: ${wounds(e)}.`
    : `${crim(e, v)} takes ${wounds(e)}.`;

export const CRIMS = {
  'crim-entered': entered,
  'crim-turned-away': e => `${card(e)} finds no room in the zone.`,
  'order-given': (e, v, r) => `${who(e, v, r).does('orders')} ${crim(e, v)} to ${order(e.action)}.`,
  'crim-ordered': (e, v) => `${crim(e, v)} must ${order(e.action)}.`,
  'order-replaced': replaced,
  'crim-held': (e, v) =>
    `${crim(e, v)} waits: ${e.why === 'nobody-in-zone' ? 'no hunter is in the zone' : 'there is no room to come out'}.`,
  'crim-acted': acts,
  'crim-moved': moves,
  'crim-pushed': pushed,
  'crim-wounded': wounded,
  'crim-healed': (e, v) => `${crim(e, v)} loses ${plural(e.n, 'wound')}, ${e.wounds} of ${crimCard(e.card).wounds} left.`,
  'crim-eliminated': (e, v, r) =>
    e.by >= 0 ? `${person(v, e.by, r).does('eliminates')} ${crim(e, v)}.` : `${crim(e, v)} is out of the hunt.`,
  'crim-hidden': (e, v) => `${crim(e, v)} hides at ${featureCalled(v, e.feature)}.`,
  'crim-revealed': (e, v) => `${crim(e, v)} is revealed ${standing(sayPlace(v, e))}.`,
  'crim-came-out': (e, v) => `${crim(e, v)} comes out of hiding, ${sayPlace(v, e)}.`,
  'bounty-changed': (e, v) => `The Base Point Value of ${crim(e, v)} ${e.n < 0 ? 'falls' : 'rises'} by ${Math.abs(e.n)}, to ${e.bounty}.`,
} satisfies Partial<Says>;
