/**
 * Why a point or a path is refused, as one sentence, and regions and trails as the kernel asks for them: the rules know what speaks
 * against a place (refusals.ts), people read it here.
 */
import type { Point } from '@quarry/board';
import type { Objection, Region, Trail } from '@quarry/kernel';
import { inches } from '../questions.ts';
import type { AgainstPlace, Blocker, PlaceRefused } from '../refusals.ts';
import type { Places } from '../rules/places.ts';
import type { HunterTrail } from '../rules/trail.ts';
import type { View } from '../state.ts';
import { CORNER_NAMES, crimNumbered, featureCalled, hunterName } from './names.ts';

const spot = ({ x, y }: Point): string => `(${inches(x)}, ${inches(y)})`;
const exactly = (length: number): string => `${Math.round(inches(length) * 100) / 100}"`;

function blockerCalled({ kind, id }: Blocker, view: View): string {
  switch (kind) {
    case 'edge':
      return 'the edge of the table';
    case 'feature':
      return featureCalled(view, id);
    case 'pod':
      return `pod ${id + 1}`;
    case 'hunter':
      return hunterName(view, id);
    case 'crim':
      return crimNumbered(view, id);
  }
}

type What = AgainstPlace['what'];
/** As a method, so that it can be looked up by what any place is refused for. */
type Because<W extends What = What> = { because(facts: Extract<AgainstPlace, { what: W }>, view: View): string }['because'];

const AGAINST: { readonly [W in What]: Because<W> } = {
  'off-table': () => 'The base would not lie wholly on the table.',
  overlap: ({ by }, view) => `The base would overlap ${blockerCalled(by, view)}.`,
  'in-the-way': ({ to, by }, view) => `The way to ${spot(to)} runs through ${blockerCalled(by, view)}.`,
  'climb-too-long': ({ to, by, most }, view) =>
    `A climb of ${blockerCalled(by, view)} is one step of at most ${exactly(most)} in plan, and ${spot(to)} is farther.`,
  'between-roofs': ({ to }) => `From one roof to another there is no step: the way to ${spot(to)} leads over the ground.`,
  'roof-edge': ({ by }, view) => `The base would not lie wholly on the roof of ${blockerCalled(by, view)}.`,
  difficult: ({ to }) => `The way to ${spot(to)} runs over difficult ground, which was not announced.`,
  climb: ({ to, feature }, view) => `The way to ${spot(to)} climbs ${featureCalled(view, feature)}, which was not announced.`,
  'only-hard-ways': ({ to }) => `No way leads to ${spot(to)} without difficult ground or a climb, and neither was announced.`,
  'no-way': ({ to }) => `No way leads to ${spot(to)}.`,
  'too-many-points': ({ points, most }) => `A path has at most ${most} points with the one it starts from, not ${points}.`,
  'over-itself': ({ to }) => `The path runs over itself on its way to ${spot(to)}.`,
  'too-long': ({ length, most }) => `The path is ${exactly(length)} long, and ${exactly(most)} are allowed.`,
  'out-of-reach': ({ crim }, view) => `The path runs out of the reach of ${crimNumbered(view, crim)}, whom you are not leaving.`,
  'no-nearer': () => 'The path must end nearer to one of the crims than it began.',
  'off-corner': ({ corner }) => `The base centre must be within 4" of the ${CORNER_NAMES[corner]} corner.`,
  engaged: ({ crim }, view) => `${crimNumbered(view, crim)} would engage the hunter there, and other places are free.`,
  'outside-area': ({ feature }, view) => `The crim hid in ${featureCalled(view, feature)} and is put inside it.`,
  'off-feature': ({ feature }, view) => `The crim hid at ${featureCalled(view, feature)} and is put within 2" of it.`,
  'too-near': ({ hunter }, view) => `The crim is put at least 6" from ${hunterName(view, hunter)}.`,
  unseen: ({ hunter }, view) => `${hunterName(view, hunter)} does not see that place.`,
};

export function objectionTo({ why, facts }: PlaceRefused, view: View): Objection {
  const because: Because = AGAINST[facts.what];
  return { why, says: because(facts, view) };
}

/** A region that people are asked for a point of. */
export const regionInWords = (places: Places, view: View, isSelf = false): Region => ({
  ...(isSelf && { isSelf: true }),
  get outline() {
    return places.outline;
  },
  get some() {
    return places.some;
  },
  objection(point) {
    const refused = places.against(point);
    return refused && objectionTo(refused, view);
  },
});

/** A trail that people are asked for a path of. */
export const trailInWords = (trail: HunterTrail, view: View): Trail => ({
  from: trail.from,
  get outline() {
    return trail.outline;
  },
  get some() {
    return trail.some;
  },
  objection(path) {
    const refused = trail.against(path);
    return refused && objectionTo(refused, view);
  },
  lead(path, to) {
    const found = trail.lead(path, to);
    return 'why' in found ? objectionTo(found, view) : found;
  },
  says: path => pathSays(trail, path, view),
  facts: path => pathFacts(trail, path),
});

/** What a screen draws of a path: how long it is and may be, in inches. */
export type PathFacts = { inches: number; most: number; isDifficult: boolean; isClimb: boolean };

function pathFacts(trail: HunterTrail, path: readonly Point[]): PathFacts {
  const found = trail.follow(path);
  const most = inches(trail.most);
  if ('why' in found) return { inches: 0, most, isDifficult: false, isClimb: false };
  return { inches: inches(found.length), most, isDifficult: found.crossesDifficult, isClimb: found.roof >= 0 };
}

/** `5.2 of 6.0 inches, over difficult ground, onto the roof of the Block`. */
function pathSays(trail: HunterTrail, path: readonly Point[], view: View): string {
  const found = trail.follow(path);
  if ('why' in found) return objectionTo(found, view).says;
  const { length, crossesDifficult, roof } = found;
  return [
    `${inches(length).toFixed(1)} of ${inches(trail.most).toFixed(1)} inches`,
    ...(crossesDifficult ? ['over difficult ground'] : []),
    ...(roof < 0 ? [] : [`onto the roof of ${featureCalled(view, roof)}`]),
  ].join(', ');
}
