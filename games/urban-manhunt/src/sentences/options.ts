/** How an option reads: what it is about, or what its key means in the decision that offers it. */

import { type Disc, distance } from '@quarry/board';
import { capital, plural, type Ref, type Seat, sayList } from '@quarry/kernel';
import { crimCard, dataslate } from '../content/box.ts';
import { type Action, ATTRIBUTES, type Attribute, CRIM_ACTIONS, type CrimAction, type Reward } from '../content/kinds.ts';
import { tubeOf } from '../content/maps.ts';

import type { DecisionFacts, DecisionKind, UrbanDecision } from '../decisions.ts';
import type { ImpactOption } from '../events.ts';
import { ATTRIBUTE_NAMES, CRIM_ACTION_NAMES } from '../printed-names.ts';
import { attacksOfCrim, attributeOf, hunterFigure, seatsIn, UNARMED } from '../questions.ts';
import { isCoveredFrom } from '../rules/attack.ts';
import { openablePods } from '../rules/pods.ts';
import type { CrimView, View } from '../state.ts';
import { hunterHas } from '../texts-in-force.ts';
import { faceOf, sayAttack, slateOffered } from './cards.ts';
import { sayUse } from './effects.ts';
import { crimAt, crimHurt, crimInZone, crimPlans, crimValue, farFrom, isHiding } from './models.ts';
import { CORNER_NAMES, hunterName, sayLength } from './names.ts';

interface Chosen {
  readonly key: string;
  readonly about: readonly Ref[];
}

// Actions

type SayAction = (view: View, seat: Seat) => string;

const rolls = (view: View, seat: Seat, attribute: Attribute): string =>
  `${ATTRIBUTE_NAMES[attribute]} ${attributeOf(view.hunters[seat]!, attribute)}`;

const ACTIONS: Readonly<Record<Action, SayAction>> = {
  move: (view, seat) => `Move: 4", and 1" per success (${rolls(view, seat, 'athletics')})`,
  rest: (view, seat) => `Rest: remove 1 of ${plural(view.hunters[seat]!.wounds, 'Wound Token')}`,
  focus: () => 'Focus: upgrade 2 dice of your next check; first action only',
  spot: (view, seat) => `Spot: find a hidden crim within reach and half in sight (${rolls(view, seat, 'mind')})`,
  universal: (view, seat) => {
    const pods = openablePods(view, seat).map(pod => `pod ${pod + 1}`);
    return `Open ${pods.length > 0 ? sayList(pods, 'or') : 'a pod'}: its points, and one thing out of it`;
  },
  shoot: (view, seat) => `Shoot: a crim in range and sight (${rolls(view, seat, 'shoot')})`,
  fight: (view, seat) => `Fight: a crim you are engaged with (${rolls(view, seat, 'fight')})`,
};

// Crims

/** What matters of a crim, by what is asked. */
const CRIM_FACTS: Readonly<Partial<Record<DecisionKind, (view: View, crim: CrimView, seat: Seat, isShot: boolean) => string>>> = {
  'choose-target': (view, crim, seat, isShot) => {
    // UM-COV-3: cover counts against shots only.
    const isCovered = isShot && isCoveredFrom(view, seat, crim) && !hunterHas(view, seat, 'ignore-cover');
    const cover = isCovered ? ', in cover from you' : '';
    return `${farFrom(view, seat, crim)}${cover}: Defense ${crimCard(crim.card).defense}, ${crimHurt(crim)}, ${crimValue(crim)}`;
  },
  'leave-crims': (_, crim) => strikeSays(crim),
  'order-strikes': (_, crim) => strikeSays(crim),
  'choose-counter': (view, crim, seat) =>
    `, ${crimAt(view, crim)}${farFrom(view, seat, crim)}: Stealth ${crimCard(crim.card).stealth}, ${crimValue(crim)}`,
  'choose-crim': (view, crim, seat) =>
    `${isHiding(crim) ? `, ${crimAt(view, crim)}` : ''}${farFrom(view, seat, crim)}: ${crimHurt(crim)}, ${crimValue(crim)}`,
};

const strikeSays = (crim: CrimView): string =>
  `: Fight ${crimCard(crim.card).fight}, Damage ${Math.max(...attacksOfCrim(crim, 'melee').map(attack => attack.damage))}`;

function crimSays(no: number, decision: UrbanDecision, view: View): string {
  const { kind, seat } = decision;
  const crim = view.crims.find(one => one.no === no);
  if (!crim) return `Crim ${no}`;
  const facts =
    CRIM_FACTS[kind]?.(view, crim, seat, decision.kind === 'choose-target' && decision.facts.isShot) ?? `: ${crimPlans(view, crim)}`;
  return `${crimInZone(crim)}${facts}`;
}

// Places

/** How far the nearest hunter is from a tube, measured as for its eligibility (UM-CTL-13). */
function tubeSays(tube: number, view: View): string {
  const at = tubeOf(view.zone, tube);
  const state = view;
  const near = seatsIn(state).map(seat => gapToPoint(hunterFigure(state, seat), at));
  return `Tube ${tube + 1}${near.length > 0 ? `, ${sayLength(Math.min(...near))} from the nearest hunter` : ''}`;
}
const gapToPoint = (base: Disc, at: { readonly x: number; readonly y: number }): number => Math.max(0, distance(base, at) - base.r);

// Things of the own hunter

const attackSays = (weapon: number, { seat }: UrbanDecision, view: View): string =>
  sayAttack(weapon < 0 ? UNARMED : dataslate(view.hunters[seat]!.slate).attacks[weapon]!);

function momentumSays(index: number, { seat }: UrbanDecision, view: View): string {
  const option = dataslate(view.hunters[seat]!.slate).options[index]!;
  return sayUse(`${option.name} (${option.cost} Momentum)`, option);
}

/** `rule-1` is the second text of a Special Rule, `rule` its only one. */
function ruleSays(slate: number, key: string): string {
  const { name, texts } = dataslate(slate).rule;
  const text = texts[Number(key.slice('rule-'.length))] ?? texts.find(({ when }) => when !== 'always');
  return text ? sayUse(name, text) : name;
}

/** A die by what it shows. */
const dieSays = (index: number, { kind, facts }: UrbanDecision): string =>
  kind === 'reroll-dice' ? `Die ${index + 1} (d${facts.sizes[index]}): ${facts.faces[index]}` : `Die ${index + 1}`;

// Options that are about nothing on the table

const REWARDS: Readonly<Record<Reward, string>> = {
  'adrenaline-shot': 'Adrenaline Shot: gain 1 Momentum',
  'performance-shot': 'Performance Shot: +1 to an attribute until your Impact Die shows a 1',
  reload: 'Reload: a token that makes a depleted attack usable again',
  'med-spray': 'Med Spray: remove up to 2 Wound Tokens later, without an action',
};

const IMPACT: Readonly<Record<ImpactOption, string>> = {
  momentum: 'Momentum: gain another one',
  'two-successes': 'Two successes: the Impact Die counts twice',
  'flip-event': 'Event: flip an Event Card',
  'upgrade-damage': 'Damage: upgrade 2 dice of the Damage roll',
};

const YES_NO: Readonly<Partial<Record<DecisionKind, { readonly yes: string; readonly no: string }>>> = {
  'declare-hard-going': { yes: 'Yes: all dice of the Move are downgraded', no: 'No: stay on open ground' },
  'avoid-strike': { yes: 'Try to avoid it: roll Athletics', no: 'Take the hit' },
  return: { yes: 'Return now', no: 'Wait: roll again next turn' },
  concede: { yes: 'Give up: the match ends here', no: 'Play on' },
};

/** As a method, so that it can be looked up by the kind of any decision. */
type PassSays<Kind extends DecisionKind = DecisionKind> = { say(facts: DecisionFacts[Kind], view: View, seat: Seat): string }['say'];

/** What comes if nothing is played. */
const PASS: { readonly [Kind in DecisionKind]?: PassSays<Kind> } = {
  'before-roll': () => 'the dice roll as they are',
  'after-roll': () => 'the roll stands',
  'wounds-coming': ({ wounds }) => `take ${plural(wounds, 'wound')}`,
  'on-kill': killSays,
  'crim-start': () => 'the crim acts as ordered',
  spawn: () => 'the crim enters as the Control Card says',
  depleted: () => 'the attack stays depleted',
  'may-reload': () => 'nothing is reloaded',
};

/** What a pass until the turn ends covers: a roll of one's own is a roll against an attack, too. */
const NOT_ASKED: Readonly<Partial<Record<DecisionKind, string>>> = {
  'before-roll': 'before any other roll, not even a Defense roll',
  'after-roll': 'after any other roll, not even a Defense roll',
};

/** UM-ELIM-1, UM-IMP-7: what the kill is worth as it stands. */
function killSays({ hunter: killer, bounty, isFrozen }: DecisionFacts['on-kill'], view: View, seat: Seat): string {
  const points = plural(bounty, 'point');
  const quality = isFrozen ? '' : ' and roll for Elimination Quality';
  return killer === seat ? `score ${points}${quality}` : `${hunterName(view, killer)} scores ${points}${quality.replace('roll', 'rolls')}`;
}

/** Where only Keepers could be played, it is named so. */
function passSays(decision: UrbanDecision, view: View): string {
  const says: PassSays | undefined = PASS[decision.kind];
  const others = decision.options.flatMap(({ about }) => about.map(({ kind }) => kind));
  const name = others.length > 0 && others.every(kind => kind === 'card') ? 'No Keeper' : 'Nothing';
  return says ? `${name}: ${says(decision.facts, view, decision.seat)}` : 'Pass';
}

const isAttribute = (key: string): key is Attribute => (ATTRIBUTES as readonly string[]).includes(key);
const isOrder = (key: string): key is CrimAction => (CRIM_ACTIONS as readonly string[]).includes(key);

function bareSays(key: string, decision: UrbanDecision, view: View): string {
  const { kind, seat } = decision;
  if (key === 'pass') return passSays(decision, view);
  if (key.startsWith('pass-until-')) return `Pass until the turn ends: you are not asked ${NOT_ASKED[kind] ?? 'this again before that'}`;
  if (key === 'yes' || key === 'no') return YES_NO[kind]?.[key] ?? capital(key);
  if (kind === 'choose-reward') return REWARDS[key as Reward];
  if (kind === 'impact-option') return IMPACT[key as ImpactOption];
  if (kind === 'choose-order' && isOrder(key)) return CRIM_ACTION_NAMES[key];
  if (isAttribute(key)) return rolls(view, seat, key);
  if (kind === 'med-spray') return plural(Number(key), 'Wound Token');
  if (key.startsWith('reload-')) return `Spend a Reload token: ${attackSays(Number(key.slice('reload-'.length)), decision, view)}`;
  return BARE[key]?.(view, seat) ?? capital(key.replaceAll('-', ' '));
}

const BARE: Readonly<Record<string, SayAction>> = {
  end: (view, seat) => {
    const { actionsLeft } = view.hunters[seat]!;
    return `End the activation${actionsLeft > 0 ? `: ${plural(actionsLeft, 'Action Point')} unused` : ''}`;
  },
  concede: () => 'Give up the match: it ends without a tier',
  'med-spray': (view, seat) => `Use a Med Spray: remove up to 2 of ${plural(view.hunters[seat]!.wounds, 'Wound Token')}, without an action`,
};

/** An option as a person reads it. */
export function optionSays({ key, about: [about] }: Chosen, decision: UrbanDecision, view: View): string {
  const id = about?.id as number;
  switch (about?.kind) {
    case undefined:
      return bareSays(key, decision, view);
    case 'action':
      return ACTIONS[key as Action](view, decision.seat);
    case 'card':
      return `${faceOf(id).name}: ${faceOf(id).says}`;
    case 'crim':
      return crimSays(id, decision, view);
    case 'hunter':
      return hunterName(view, id);
    case 'dataslate':
      return slateOffered(id);
    case 'corner':
      return `The ${CORNER_NAMES[id]} corner`;
    case 'tube':
      return tubeSays(id, view);
    case 'pod':
      return `Pod ${id + 1}`;
    case 'attack':
      return attackSays(id, decision, view);
    case 'die':
      return dieSays(id, decision);
    case 'momentum-option':
      return momentumSays(id, decision, view);
    case 'rule':
      return ruleSays(id, key);
    default:
      return capital(key.replaceAll('-', ' '));
  }
}
