/** Why something is not offered, as one sentence; and what a decision leaves out of a player's own cards and Momentum Options. */
import type { ClauseId, Decision, Refused } from '@quarry/kernel';
import { dataslate, eventCard } from '../content/box.ts';
import type { Action, Moment, Text } from '../content/types.ts';
import { inches } from '../questions.ts';
import type { HunterView, View } from '../state.ts';
import { ACTION_NAMES, capital, sayList } from '../words.ts';
import { sayTexts } from './effects.ts';
import { crimNumbered, featureCalled, sayInches } from './names.ts';

type Facts = Refused['facts'];
type Because = (facts: Facts, view: View) => string;

const number = (facts: Facts, name: string): number => facts[name] as number;
const crim = (facts: Facts, view: View): string => crimNumbered(view, number(facts, 'crim'));
const tooFar = (what: string, gap: number, range: number): string =>
  `${capital(what)} is ${sayInches(gap)} away, and the reach is ${sayInches(range)}.`;

/** UM-SHO-1: what is missing for a shot. */
const NO_SHOT: Readonly<Record<string, Because>> = {
  'no-ranged-attack': () => 'You have no ranged attack.',
  depleted: facts => `Depleted: ${sayList(facts['attacks'] as readonly string[])}. A Reload token makes one ready again.`,
  'no-crim': () => 'No crim is in the open.',
  'out-of-range': (facts, view) => tooFar(crim(facts, view), number(facts, 'gap'), number(facts, 'range')),
  'out-of-sight': (facts, view) => `${crim(facts, view)} is out of sight.`,
};

/** Why an action cannot be taken, by clause. */
const NO_ACTION: Readonly<Record<ClauseId, Because>> = {
  'UM-HUN-3': () => 'No Action Point is left for it.',
  'UM-REST-2': (facts, view) => `You are engaged with ${crim(facts, view)}.`,
  'UM-REST-3': () => 'You have no Wound Token to remove.',
  'UM-REST-4': () => 'You returned to the zone this turn.',
  'UM-FOC-1': facts => `Focus opens an activation, and this one opened with ${ACTION_NAMES[facts['opening'] as Action]}.`,
  'UM-SPOT-1': () => 'No crim is hidden.',
  'UM-SPOT-2': (facts, view) => tooFar(featureCalled(view, number(facts, 'feature')), number(facts, 'gap'), number(facts, 'range')),
  'UM-SPOT-3': (facts, view) =>
    `You see ${Math.round((100 * number(facts, 'free')) / number(facts, 'of'))} % of ${featureCalled(view, number(facts, 'feature'))}; Spot needs half.`,
  'UM-UNI-2': () => 'There is nothing to use: no pod is within 0.5".',
  'UM-POD-2': () => 'A pod is opened from the ground, not from a roof.',
  'UM-POD-3': facts => `Pod ${number(facts, 'pod')} is empty.`,
  'UM-ENG-8': facts => `You are engaged and cannot open pod ${number(facts, 'pod')}.`,
  'UM-ENG-9': (facts, view) => `You are engaged with ${crim(facts, view)} and cannot shoot.`,
  'UM-SHO-1': (facts, view) => NO_SHOT[facts['reason'] as string]!(facts, view),
  'UM-FGT-1': () => 'You are engaged with no crim.',
  'UM-SET-18': facts => `${facts['rule']}: you Shoot only once per activation.`,
};

/** Why a crim is no target of the attack that was chosen; lengths are in thousandths of an inch here. */
function noTarget(no: number, facts: Facts, view: View): string {
  const called = crimNumbered(view, no);
  switch (facts['what']) {
    case 'hidden':
      return `${called} is hidden.`;
    case 'not-engaged':
      return `You are not engaged with ${called}.`;
    case 'out-of-range':
      return tooFar(called, inches(number(facts, 'gap')), inches(number(facts, 'range')));
    default:
      return `${called} is out of sight.`;
  }
}

/** Texts of the own hand and dataslate, by clause. */
const NO_TEXT: Readonly<Record<ClauseId, Because>> = {
  'UM-MOM-1': facts => `It costs ${number(facts, 'cost')} Momentum, and you have ${number(facts, 'momentum')}.`,
  'UM-MOM-8': () => 'It was used already, and once is the limit.',
  'UM-MOM-9': () => 'No Momentum can be spent while you are out of the zone.',
  'UM-EVT-13': () => 'Out of the zone only Keepers that name recovery rolls can be played.',
};

function noText({ why, facts }: Refused, texts: readonly Text[], view: View): string {
  const because = NO_TEXT[why];
  if (because) return because(facts, view);
  return facts['isItsMoment']
    ? `It would do nothing now. ${sayTexts(texts)}`
    : `It comes at another moment; you will be asked then. ${sayTexts(texts)}`;
}

export function refusedSays(one: Refused, view: View): string {
  const [about] = one.about;
  switch (about?.kind) {
    case 'action':
      return NO_ACTION[one.why]!(one.facts, view);
    case 'crim':
      return noTarget(about.id as number, one.facts, view);
    case 'card':
      return noText(one, eventCard(about.id as number).keeper ?? [], view);
    case 'momentum-option':
      return noText(one, [dataslate(number(one.facts, 'slate')).options[about.id as number]!], view);
    default:
      return 'Not offered, and we cannot say why: our mistake. Please report it.';
  }
}

/** The moment that a decision is for a seat; null if texts have no place in it. */
function momentOf({ kind, seat, facts }: Decision): Moment | null {
  const isOwn = facts?.['hunter'] === seat;
  switch (kind) {
    case 'act':
    case 'spawn':
    case 'crim-start':
    case 'depleted':
      return kind;
    case 'before-roll':
      return isOwn ? 'pre' : 'rival-pre';
    case 'after-roll':
      return isOwn ? 'post' : 'rival-post';
    case 'wounds-coming':
      return 'wound';
    case 'on-kill':
      return isOwn ? 'elim' : 'rival-elim';
    default:
      return null;
  }
}

const offered = (decision: Decision, kind: string): Set<string | number> =>
  new Set(decision.options.flatMap(one => one.about.filter(ref => ref.kind === kind).map(ref => ref.id)));

/** Own Keepers and Momentum Options that the decision does not offer, each with its reason: people look for them. */
export function refused(view: View, decision: Decision): Refused[] {
  const me = view.hunters[decision.seat];
  if (!me || me.slate < 0) return [];
  return [...keepersRefused(me, decision), ...optionsRefused(me, decision)];
}

function keepersRefused({ keepers, isIn }: HunterView, decision: Decision): Refused[] {
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

function optionsRefused(me: HunterView, decision: Decision): Refused[] {
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
