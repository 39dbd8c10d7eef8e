/** The log of what hunters do and what befalls them. Their dice are in rolls.ts. */
import { limit, outOf, plural } from '@quarry/kernel';
import type { Quality, Source, TokenReward, Told } from '../../events.ts';
import { ACTION_NAMES, ATTRIBUTE_NAMES } from '../../printed-names.ts';
import type { View } from '../../state.ts';
import { sayText } from '../effects.ts';
import { sayLength } from '../names.ts';
import { sayEarned } from '../sums.ts';
import { cornerOf, crim, type Say, type Says, sayWay, slateOf, who } from './facts.ts';

/** Tokens held now, out of what a hunter can bear. */
const tokens = (e: Told<'hunter-wounded' | 'hunter-healed'>, v: View): string =>
  outOf(e.wounds, slateOf(v, e.seat).woundMaximum, '', limit);

const FOR: Readonly<Record<Source, string>> = {
  kill: ' for the elimination',
  quality: ' for Elimination Quality',
  pod: ' from the pod',
  card: '',
};

const hasQuality = (e: Told<'points-gained'>): e is Told<'points-gained'> & Quality => e.forSuccesses !== undefined;

const gained: Say<'points-gained'> = (e, v, r) => {
  const points = plural(Math.abs(e.n), 'point');
  const total = `${e.points} in all`;
  if (e.n < 0) return `${who(e, v, r).does('loses')} ${points}: ${total}.`;
  const earned = hasQuality(e) ? sayEarned(e) : '';
  const frozen = e.isFrozen ? ' No Elimination Quality check: the Damage roll has an Impact 1.' : '';
  return `${who(e, v, r).does('scores')} ${points}${FOR[e.source]}${earned}: ${total}.${frozen}`;
};

/** An Impact 10 brings its Momentum before the line of its roll, so it is named. */
const momentum: Say<'momentum-gained'> = (e, v, r) =>
  `${who(e, v, r).does(e.n < 0 ? 'loses' : 'gains')} ${Math.abs(e.n)} Momentum${e.parts.includes('impact-10') ? ' for an Impact 10' : ''}, ${e.momentum} now.`;

/** What it is spent on is said with it: rivals do not have the dataslate before them. */
const spent: Say<'momentum-spent'> = (e, v, r) => {
  const option = slateOf(v, e.seat).options.find(one => one.name === e.name);
  const says = option ? `: “${sayText(option)}”` : '.';
  return `${who(e, v, r).does('spends')} ${e.n} Momentum on ${e.name}${says}`;
};

const moved: Say<'hunter-moved'> = (e, v, r) => `${who(e, v, r).does('moves')} ${sayLength(e.length)}, ${sayWay(v, e.path, e.surface)}.`;

const declared: Say<'attack-declared'> = (e, v, r) => {
  const cover = e.isInCover ? ', who is in cover,' : '';
  return `${who(e, v, r).does(e.kind === 'shoot' ? 'shoots at' : 'fights')} ${crim(e, v)}${cover} with the ${e.attack}.`;
};

const TOKENS: Readonly<Record<TokenReward, string>> = { reload: 'a Reload token', 'med-spray': 'a Med Spray' };

export const HUNTERS = {
  'hunter-activated': (e, v, r) => `${who(e, v, r).does('has')} ${plural(e.actions, 'Action Point')}.`,
  'activation-ended': (e, v, r) => `${who(e, v, r).does('is')} done.`,
  'action-taken': (e, v, r) => `${who(e, v, r).does('takes')} a ${ACTION_NAMES[e.action]} action.`,
  'action-granted': (e, v, r) => `${who(e, v, r).does('gains')} an Action Point.`,
  'actions-lost': (e, v, r) => `${who(e, v, r).does('loses')} ${plural(e.n, 'Action Point')} of the next activation.`,
  'hunter-focused': (e, v, r) => `${who(e, v, r).does('focuses')} on the next check.`,
  'focus-spent': (e, v, r) => `${who(e, v, r).Whose} Focus ${e.isUsed ? 'goes into the roll' : 'fades unused'}.`,
  'hunter-moved': moved,
  'hunter-snared': (e, v, r) => `${who(e, v, r).does('is')} snared: all dice of the next Move roll are downgraded.`,
  'snare-shaken-off': (e, v, r) => `${who(e, v, r).does('drags')} the snare along: all dice are downgraded.`,
  'attack-declared': declared,
  'attack-depleted': (e, v, r) => `${who(e, v, r).Whose} ${e.name} is depleted: the Impact Die shows 1.`,
  'attack-reloaded': (e, v, r) => `${who(e, v, r).does('reloads')} the ${e.name}.`,
  'points-gained': gained,
  'momentum-gained': momentum,
  'momentum-spent': spent,
  'rule-used': (e, v, r) => `${who(e, v, r).does('uses')} ${e.name}.`,
  'pod-opened': (e, v, r) => `${who(e, v, r).does('opens')} pod ${e.pod + 1}.`,
  'token-taken': (e, v, r) => `${who(e, v, r).does('takes')} ${TOKENS[e.reward]}.`,
  'shot-taken': (e, v, r) => `${who(e, v, r).does('takes')} a Performance Shot: +1 ${ATTRIBUTE_NAMES[e.attribute]}.`,
  'shots-ended': (e, v, r) => `${who(e, v, r).Whose} Performance Shots end: the Impact Die shows 1.`,
  'med-spray-used': (e, v, r) => `${who(e, v, r).does('uses')} a Med Spray.`,
  'hunter-attacked': (e, v, r) =>
    `${crim(e, v)} ${e.isShot ? 'shoots at' : 'attacks'} ${who(e, v, r).whom} (${e.attack})${e.isInCover ? `; ${who(e, v, r).inside('is')} in cover` : ''}.`,
  'hunter-struck': (e, v, r) => `${crim(e, v)}’s disengagement strike hits ${who(e, v, r).whom}: ${plural(e.n, 'wound')}.`,
  'strike-avoided': (e, v, r) => `${who(e, v, r).does('avoids')} the disengagement strike of ${crim(e, v)}.`,
  'wounds-cancelled': (e, v, r) => `${who(e, v, r).does('cancels')} ${plural(e.n, 'wound')}.`,
  'hunter-wounded': (e, v, r) => `${who(e, v, r).does('takes')} ${plural(e.n, 'Wound Token')}: ${tokens(e, v)}.`,
  'hunter-healed': (e, v, r) =>
    e.isRest
      ? `${who(e, v, r).does('rests')}: ${plural(e.n, 'Wound Token')} less, ${tokens(e, v)} left.`
      : `${who(e, v, r).does('removes')} ${plural(e.n, 'Wound Token')}, ${tokens(e, v)} left.`,
  'hunter-incapacitated': (e, v, r) => `${who(e, v, r).does('is')} incapacitated and carried out of the zone.`,
  'hunter-returned': (e, v, r) => `${who(e, v, r).does('returns')} in the ${cornerOf(e)} corner.`,
} satisfies Partial<Says>;
