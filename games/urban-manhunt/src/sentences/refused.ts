/** Why something is not offered, as one sentence; and what a decision leaves out of a player's own cards and Momentum Options. */
import { capital, type Ref, sayList } from '@quarry/kernel';
import { dataslate, eventCard } from '../content/box.ts';
import type { Moment, Text } from '../content/types.ts';
import type { UrbanDecision } from '../decisions.ts';
import { ACTION_NAMES } from '../printed-names.ts';
import type { ActionRefused, AgainstAction, KeeperRefused, NoShot, OptionRefused, TargetRefused, UrbanRefused } from '../refusals.ts';
import type { HunterView, View } from '../state.ts';
import { sayTexts } from './effects.ts';
import { crimNumbered, featureCalled, sayInches } from './names.ts';

/** As a method, so that it can be looked up by any clause. */
type Because<Facts> = { because(facts: Facts, view: View): string }['because'];

const crim = (facts: { readonly crim: number }, view: View): string => crimNumbered(view, facts.crim);
const tooFar = (what: string, { gap, range }: { readonly gap: number; readonly range: number }): string =>
  `${capital(what)} is ${sayInches(gap)} away, and the reach is ${sayInches(range)}.`;

/** UM-SHO-1: what is missing for a shot. */
function noShot(facts: NoShot, view: View): string {
  switch (facts.reason) {
    case 'no-ranged-attack':
      return 'You have no ranged attack.';
    case 'depleted':
      return `Depleted: ${sayList(facts.attacks)}. A Reload token makes one ready again.`;
    case 'no-crim':
      return 'No crim is in the open.';
    case 'out-of-range':
      return tooFar(crim(facts, view), facts);
    case 'out-of-sight':
      return `${crim(facts, view)} is out of sight.`;
  }
}

/** Why an action cannot be taken, by clause. */
const NO_ACTION: { readonly [Why in keyof AgainstAction]: Because<AgainstAction[Why]> } = {
  'UM-HUN-3': () => 'No Action Point is left for it.',
  'UM-REST-2': (facts, view) => `You are engaged with ${crim(facts, view)}.`,
  'UM-REST-3': () => 'You have no Wound Token to remove.',
  'UM-REST-4': () => 'You returned to the zone this turn.',
  'UM-FOC-1': ({ opening }) => `Focus opens an activation, and this one opened with ${ACTION_NAMES[opening]}.`,
  'UM-SPOT-1': () => 'No crim is hidden.',
  'UM-SPOT-2': (facts, view) => tooFar(featureCalled(view, facts.feature), facts),
  'UM-SPOT-3': ({ free, of, feature }, view) =>
    `You see ${Math.round((100 * free) / of)} % of ${featureCalled(view, feature)}; Spot needs half.`,
  'UM-UNI-2': () => 'There is nothing to use: no pod is within 0.5".',
  'UM-POD-2': () => 'A pod is opened from the ground, not from a roof.',
  'UM-POD-3': ({ pod }) => `Pod ${pod} is empty.`,
  'UM-ENG-8': ({ pod }) => `You are engaged and cannot open pod ${pod}.`,
  'UM-ENG-9': (facts, view) => `You are engaged with ${crim(facts, view)} and cannot shoot.`,
  'UM-SHO-1': noShot,
  'UM-FGT-1': () => 'You are engaged with no crim.',
  'UM-SET-18': ({ rule }) => `${rule}: you Shoot only once per activation.`,
};

function noAction({ why, facts }: ActionRefused, view: View): string {
  const because: Because<AgainstAction[keyof AgainstAction]> = NO_ACTION[why];
  return because(facts, view);
}

/** Why a crim is no target of the attack that was chosen. */
function noTarget({ about: [{ id }], facts }: TargetRefused, view: View): string {
  const called = crimNumbered(view, id);
  switch (facts.what) {
    case 'hidden':
      return `${called} is hidden.`;
    case 'not-engaged':
      return `You are not engaged with ${called}.`;
    case 'out-of-range':
      return tooFar(called, facts);
    case 'out-of-sight':
      return `${called} is out of sight.`;
  }
}

const another = (isItsMoment: boolean, texts: readonly Text[]): string =>
  `${isItsMoment ? 'It would do nothing now.' : 'It comes at another moment; you will be asked then.'} ${sayTexts(texts)}`;

const NO_KEEPER: Readonly<Record<KeeperRefused['why'], (one: KeeperRefused) => string>> = {
  'UM-EVT-13': () => 'Out of the zone only Keepers that name recovery rolls can be played.',
  'UM-EVT-10': ({ about: [{ id }], facts }) => another(facts.isItsMoment, eventCard(id).keeper ?? []),
};

const NO_OPTION: Readonly<Record<OptionRefused['why'], (one: OptionRefused) => string>> = {
  'UM-MOM-1': ({ facts }) => `It costs ${facts.cost} Momentum, and you have ${facts.momentum}.`,
  'UM-MOM-8': () => 'It was used already, and once is the limit.',
  'UM-MOM-9': () => 'No Momentum can be spent while you are out of the zone.',
  'UM-MOM-7': ({ about: [{ id }], facts }) => another(facts.isItsMoment, [dataslate(facts.slate).options[id]!]),
};

type AboutKind = UrbanRefused['about'][0]['kind'];
type RefusedAbout<Kind extends AboutKind> = Extract<UrbanRefused, { readonly about: readonly [{ readonly kind: Kind }, ...Ref[]] }>;
const isAbout = <Kind extends AboutKind>(one: UrbanRefused, kind: Kind): one is RefusedAbout<Kind> => one.about[0].kind === kind;

export function refusedSays(one: UrbanRefused, view: View): string {
  if (isAbout(one, 'action')) return noAction(one, view);
  if (isAbout(one, 'crim')) return noTarget(one, view);
  return isAbout(one, 'card') ? NO_KEEPER[one.why](one) : NO_OPTION[one.why](one);
}

/** The moment that a decision is for a seat; null if texts have no place in it. */
function momentOf({ kind, seat, facts }: UrbanDecision): Moment | null {
  switch (kind) {
    case 'act':
    case 'spawn':
    case 'crim-start':
    case 'depleted':
      return kind;
    case 'before-roll':
      return facts.hunter === seat ? 'pre' : 'rival-pre';
    case 'after-roll':
      return facts.hunter === seat ? 'post' : 'rival-post';
    case 'wounds-coming':
      return 'wound';
    case 'on-kill':
      return facts.hunter === seat ? 'elim' : 'rival-elim';
    default:
      return null;
  }
}

const offered = (decision: UrbanDecision, kind: string): Set<string | number> =>
  new Set(decision.options.flatMap(one => one.about.filter(ref => ref.kind === kind).map(ref => ref.id)));

/** Own Keepers and Momentum Options that the decision does not offer, each with its reason: people look for them. */
export function refused(view: View, decision: UrbanDecision): UrbanRefused[] {
  const me = view.hunters[decision.seat];
  if (!me || me.slate < 0) return [];
  return [...keepersRefused(me, decision), ...optionsRefused(me, decision)];
}

function keepersRefused({ keepers, isIn }: HunterView, decision: UrbanDecision): KeeperRefused[] {
  if (typeof keepers === 'number') return [];
  const taken = offered(decision, 'card');
  const moment = momentOf(decision);
  return keepers
    .filter(no => !taken.has(no))
    .map(no => {
      const texts = eventCard(no).keeper ?? [];
      const isItsMoment = texts.some(text => text.when === moment);
      const isBarred = !isIn && !texts.some(text => text.checks?.includes('recovery'));
      return { about: [{ kind: 'card', id: no }], why: isBarred ? 'UM-EVT-13' : 'UM-EVT-10', facts: { card: no, isItsMoment } };
    });
}

function optionsRefused(me: HunterView, decision: UrbanDecision): OptionRefused[] {
  const taken = offered(decision, 'momentum-option');
  const moment = momentOf(decision);
  return dataslate(me.slate).options.flatMap((option, id) => {
    if (taken.has(id)) return [];
    const { cost, when, name } = option;
    const isItsMoment = when === moment;
    const wasUsed = isItsMoment && moment === 'act' && me.usedThisActivation.includes(name);
    const why = !me.isIn ? 'UM-MOM-9' : wasUsed ? 'UM-MOM-8' : cost > me.momentum ? 'UM-MOM-1' : 'UM-MOM-7';
    return [{ about: [{ kind: 'momentum-option', id }], why, facts: { slate: me.slate, cost, momentum: me.momentum, isItsMoment } }];
  });
}
