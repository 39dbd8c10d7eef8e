/** The log of what hunters did and what befell them. Their dice are in rolls.ts. */
import type { Action, Attribute, Reward } from '../../content/types.ts';
import type { View } from '../../state.ts';
import { ACTION_NAMES, ATTRIBUTE_NAMES, plural } from '../../words.ts';
import { sayText } from '../effects.ts';
import { featureCalled, sayLength, sayPoint } from '../names.ts';
import { crim, type Facts, type Say, type Says, slateOf, who, whose } from './facts.ts';

/** Tokens held now, out of what a hunter can bear. */
const tokens = (e: Facts, v: View): string => `${Number(e['wounds'])} of ${slateOf(v, e['seat']).woundMaximum}`;

const GAINED: Readonly<Record<string, (points: string, isFrozen: boolean) => string>> = {
  kill: (points, isFrozen) => `scored ${points} for the kill${isFrozen ? ', and the Impact 1 allowed no more' : ''}`,
  quality: points => `scored ${points} for style`,
  pod: points => `found ${points} in the pod`,
  card: points => `gained ${points}`,
};

const gained: Say = (e, v) => {
  const n: number = e['n'];
  const points = plural(Math.abs(n), 'point');
  const did = n < 0 ? `lost ${points}` : GAINED[e['source'] as string]!(points, e.rule === 'UM-IMP-7');
  return `${who(e, v)} ${did}: ${Number(e['points'])} in all.`;
};

const momentum: Say = (e, v) => {
  const n: number = e['n'];
  return `${who(e, v)} ${n < 0 ? 'lost' : 'gained'} ${Math.abs(n)} Momentum: ${Number(e['momentum'])} now.`;
};

/** What it was spent on is said with it: rivals do not have the dataslate before them. */
const spent: Say = (e, v) => {
  const option = slateOf(v, e['seat']).options.find(one => one.name === e['name']);
  const says = option ? `: “${sayText(option)}”` : '.';
  return `${who(e, v)} spent ${Number(e['n'])} Momentum on ${String(e['name'])}${says}`;
};

const moved: Say = (e, v) => {
  const path: readonly number[] = e['path'];
  const surface: number = e['surface'];
  const roof = surface >= 0 ? `, on the roof of ${featureCalled(v, surface)}` : '';
  return `${who(e, v)} moved ${sayLength(e['length'])} to ${sayPoint({ x: path.at(-2)!, y: path.at(-1)! })}${roof}.`;
};

const declared: Say = (e, v) => {
  const cover = e['isInCover'] ? ', which was in cover,' : '';
  return `${who(e, v)} ${e.rule === 'UM-SHO-1' ? 'shot at' : 'fought'} ${crim(e)}${cover} with the ${String(e['attack'])}.`;
};

const TOKENS: Readonly<Partial<Record<Reward, string>>> = { reload: 'a Reload token', 'med-spray': 'a Med Spray' };

export const HUNTERS: Says = {
  'hunter-activated': (e, v) => `${who(e, v)} was up, with ${plural(e['actions'], 'Action Point')}.`,
  'activation-ended': (e, v) => `${who(e, v)} was done.`,
  'action-taken': (e, v) => `${who(e, v)} took a ${ACTION_NAMES[e['action'] as Action]} action.`,
  'action-granted': (e, v) => `${who(e, v)} gained an Action Point.`,
  'actions-lost': (e, v) => `${who(e, v)} lost ${plural(e['n'], 'Action Point')} of the next activation.`,
  'hunter-focused': (e, v) => `${who(e, v)} focused on the next check.`,
  'focus-spent': (e, v) => `${whose(e, v)} Focus ${e.rule === 'UM-FOC-4' ? 'faded unused' : 'went into the roll'}.`,
  'hunter-moved': moved,
  'hunter-snared': (e, v) => `${who(e, v)} was snared: all dice of the next Move roll are downgraded.`,
  'snare-shaken-off': (e, v) => `${who(e, v)} dragged the snare along: all dice were downgraded.`,
  'attack-declared': declared,
  'attack-depleted': (e, v) => `${whose(e, v)} ${String(e['name'])} ran dry.`,
  'attack-reloaded': (e, v) => `${who(e, v)} reloaded the ${String(e['name'])}.`,
  'points-gained': gained,
  'momentum-gained': momentum,
  'momentum-spent': spent,
  'rule-used': (e, v) => `${who(e, v)} used ${String(e['name'])}.`,
  'pod-opened': (e, v) => `${who(e, v)} opened pod ${Number(e['pod']) + 1}.`,
  'token-taken': (e, v) => `${who(e, v)} took ${TOKENS[e['reward'] as Reward]}.`,
  'shot-taken': (e, v) => `${who(e, v)} took a Performance Shot: +1 ${ATTRIBUTE_NAMES[e['attribute'] as Attribute]}.`,
  'shots-ended': (e, v) => `${whose(e, v)} Performance Shots wore off.`,
  'med-spray-used': (e, v) => `${who(e, v)} used a Med Spray.`,
  'hunter-attacked': (e, v) =>
    `${crim(e)} ${e.rule === 'UM-CSHO-3' ? 'shot at' : 'attacked'} ${who(e, v)} (${String(e['attack'])})${e['isInCover'] ? ', who was in cover' : ''}.`,
  'hunter-struck': (e, v) => `${crim(e)} struck ${who(e, v)} on the way out: ${plural(e['wounds'], 'wound')}.`,
  'strike-avoided': (e, v) => `${who(e, v)} slipped past ${crim(e)}.`,
  'wounds-cancelled': (e, v) => `${who(e, v)} cancelled ${plural(e['n'], 'wound')}.`,
  'hunter-wounded': (e, v) => `${who(e, v)} took ${plural(e['n'], 'Wound Token')}: ${tokens(e, v)}.`,
  'hunter-healed': (e, v) =>
    `${who(e, v)} ${e.rule === 'UM-REST-1' ? 'rested and removed' : 'removed'} ${plural(e['n'], 'Wound Token')}: ${tokens(e, v)}.`,
  'hunter-incapacitated': (e, v) => `${who(e, v)} was incapacitated and carried out of the zone.`,
  'hunter-returned': (e, v) => `${who(e, v)} returned at ${sayPoint({ x: e['x'], y: e['y'] })}.`,
};
