/** The log of what crims did and what befell them. */
import type { ClauseId } from '@quarry/kernel';
import { crimCard } from '../../content/box.ts';
import type { CrimAction } from '../../content/types.ts';
import { CRIM_ACTION_NAMES, DEMEANOR_NAMES, plural } from '../../words.ts';
import { featureCalled, hunterName, sayLength, sayPoint } from '../names.ts';
import { card, crim, type Facts, type Say, type Says, who } from './facts.ts';

const order = (action: unknown): string => CRIM_ACTION_NAMES[action as CrimAction];
const tokens = (e: Facts): string => `${e['wounds']} of ${crimCard(e['card']).wounds}`;

/** The length of a path that is told as one list of numbers. */
function lengthOf(path: readonly number[]): number {
  let length = 0;
  for (let i = 2; i < path.length; i += 2) {
    const [dx, dy] = [path[i]! - path[i - 2]!, path[i + 1]! - path[i - 1]!];
    length += Math.sqrt(dx * dx + dy * dy);
  }
  return length;
}

const entered: Say = e => {
  const { demeanor, bpv } = crimCard(e['card']);
  return `${crim(e)} came out of tube ${Number(e['tube']) + 1}: ${DEMEANOR_NAMES[demeanor]}, worth ${plural(bpv, 'point')}.`;
};

/** Why another action took the place of the order. */
const REPLACED: Readonly<Record<ClauseId, string>> = {
  'UM-CRIM-5': 'had just charged',
  'UM-CRIM-6': 'had no shot',
  'UM-CRIM-7': 'had no shot',
  'UM-CRIM-8': 'had nobody to Fight',
  'UM-CRIM-9': 'was engaged',
  'UM-CHG-5': 'was engaged already',
};

const ACTED: Readonly<Record<CrimAction, string>> = {
  flee: 'fled',
  charge: 'charged',
  'seek-cover': 'looked for cover',
  hide: 'made for a hideout',
  shoot: 'took aim',
  fight: 'lashed out',
};

/** UM-HIDE-15, UM-SEEK-2: some actions move nothing. */
const acted: Say = (e, v) => {
  const hiddenIn: number = e['hiddenIn'];
  if (e.rule === 'UM-SEEK-2') return `${crim(e)} kept its head down.`;
  if (e['action'] === 'hide' && hiddenIn >= 0) return `${crim(e)} stayed hidden at ${featureCalled(v, hiddenIn)}.`;
  return `${crim(e)} ${ACTED[e['action'] as CrimAction]}.`;
};

const MOVED: Readonly<Record<ClauseId, string>> = { 'UM-FLEE-1': 'ran', 'UM-CHG-1': 'closed in by', 'UM-CHG-3': 'kept coming, another' };

const moved: Say = e => {
  const path: readonly number[] = e['path'];
  const end = sayPoint({ x: path.at(-2)!, y: path.at(-1)! });
  return `${crim(e)} ${MOVED[e.rule] ?? 'moved'} ${sayLength(lengthOf(path))}, to ${end}.`;
};

const pushed: Say = e => {
  const length = lengthOf(e['path']);
  return length === 0 ? `${crim(e)} was pushed, but had nowhere to go.` : `${crim(e)} was pushed back ${sayLength(length)}.`;
};

const wounded: Say = (e, v) => {
  const took = `${plural(e['n'], 'Wound Token')}: ${tokens(e)}`;
  return e.rule === 'UM-CDIS-2' ? `${hunterName(v, e['by'])} struck ${crim(e)} on its way out, ${took}.` : `${crim(e)} took ${took}.`;
};

export const CRIMS: Says = {
  'crim-entered': entered,
  'crim-turned-away': e => `${card(e)} found no room in the zone.`,
  'order-given': (e, v) => `${who(e, v)} ordered ${crim(e)} to ${order(e['action'])}.`,
  'crim-ordered': e => `${crim(e)} was to ${order(e['action'])}.`,
  'order-replaced': e => `${crim(e)} ${REPLACED[e.rule] ?? `could not ${order(e['order'])}`}: it was to ${order(e['action'])} instead.`,
  'crim-held': e => `${crim(e)} waited: ${e.rule === 'UM-CRIM-11' ? 'no hunter was in the zone' : 'there was no room to come out'}.`,
  'crim-acted': acted,
  'crim-moved': moved,
  'crim-pushed': pushed,
  'crim-wounded': wounded,
  'crim-healed': e => `${crim(e)} lost ${plural(e['n'], 'Wound Token')}: ${tokens(e)}.`,
  'crim-eliminated': (e, v) => (e['by'] >= 0 ? `${hunterName(v, e['by'])} eliminated ${crim(e)}.` : `${crim(e)} was out of the hunt.`),
  'crim-hidden': (e, v) => `${crim(e)} hid at ${featureCalled(v, e['feature'])}.`,
  'crim-revealed': e => `${crim(e)} was dragged into the light at ${sayPoint({ x: e['x'], y: e['y'] })}.`,
  'crim-came-out': e => `${crim(e)} came out of hiding at ${sayPoint({ x: e['x'], y: e['y'] })}.`,
  'bounty-changed': e => `The price on ${crim(e)} ${e['n'] < 0 ? 'fell' : 'rose'} to ${plural(e['bounty'], 'point')}.`,
};
