/** How an option reads: what it is worth in the decision that offers it; and what is looked for, and not offered. */

import { type Disc, distance } from '@quarry/board';
import { either, type Option, type Passed, plural, type Seat, sayList } from '@quarry/kernel';
import { crimCard, dataslate, textsAt } from '../content/box.ts';
import type { Action, Attribute, Reward } from '../content/kinds.ts';
import { tubeOf } from '../content/maps.ts';
import type { Text } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import type { Choice, DecisionFacts, DecisionKind, UrbanDecision, WindowKind, Worth } from '../decisions.ts';
import type { ImpactOption } from '../events.ts';
import { CARDS_BY_LENGTH } from '../first-state.ts';
import type { Use } from '../in-the-making.ts';
import { ACTION_NAMES, ATTRIBUTE_NAMES, CRIM_ACTION_NAMES } from '../printed-names.ts';
import { openablePods } from '../questions/pods.ts';
import { attacksOfCrim, attributeOf, hunterFigure, seatsIn, UNARMED } from '../questions.ts';
import type { UrbanRefused } from '../refusals.ts';
import { isCoveredFrom } from '../rules/attack.ts';
import { avoidChance, strikeOnHunter } from '../rules/disengage.ts';
import { hardGround } from '../rules/hard-going.ts';
import { couldTake } from '../rules/why-not.ts';
import type { CrimView, View } from '../state.ts';
import { hunterHas } from '../texts-in-force.ts';
import { faceOf, sayAttack, slateOffered } from './cards.ts';
import { sayUse } from './effects.ts';
import { crimAt, crimHurt, crimPlans, crimValue, farFrom, isHiding } from './models.ts';
import { CORNER_NAMES, crimInText, featureCalled, hunterName, sayLength } from './names.ts';

type Of<Kind extends DecisionKind> = Extract<UrbanDecision, { readonly kind: Kind }>;
/** As a method, so that it can be looked up by the kind of any decision. */
type Reads<Kind extends DecisionKind = DecisionKind> = { reads(value: Worth<Kind>, decision: Of<Kind>, view: View): string }['reads'];

// Actions

type SayAction = (view: View, seat: Seat) => string;

const rolls = (view: View, seat: Seat, attribute: Attribute): string =>
  `${ATTRIBUTE_NAMES[attribute]} ${attributeOf(view.hunters[seat]!, attribute)}`;

/** `remove up to 2 of 5 Wound Tokens`; where all of them go, just that. */
const removesSays = (held: number, most: number): string =>
  held > most
    ? `remove ${most > 1 ? 'up to ' : ''}${most} of ${plural(held, 'Wound Token')}`
    : `remove your ${held === 1 ? 'Wound Token' : plural(held, 'Wound Token')}`;

const ACTIONS: Readonly<Record<Action, SayAction>> = {
  move: (view, seat) => `Move: 4", and 1" per success (${rolls(view, seat, 'athletics')})`,
  rest: (view, seat) => `Rest: ${removesSays(view.hunters[seat]!.wounds, 1)}`,
  focus: () => 'Focus: upgrade 2 dice of your next check; first action only',
  spot: (view, seat) => `Spot: find a hidden crim within reach and half in sight (${rolls(view, seat, 'mind')})`,
  universal: (view, seat) => {
    const pods = openablePods(view, seat).map(pod => `pod ${pod + 1}`);
    return `Open ${pods.length > 0 ? sayList(pods, 'or') : 'a pod'}: its points, and one thing out of it`;
  },
  shoot: (view, seat) => `Shoot: a crim in range and sight (${rolls(view, seat, 'shoot')})`,
  fight: (view, seat) => `Fight: a crim you are engaged with (${rolls(view, seat, 'fight')})`,
};

/** UM-MOV-2: what a Move could lead over, by name, and its price. Much of it is not listed. */
function hardGoingSays(view: View, seat: Seat): string {
  const features = hardGround(view, seat);
  const names = [...new Set(features.map(feature => featureCalled(view, feature)))];
  const over = names.length > NAMED ? 'difficult ground or a roof' : sayList(names, 'or');
  return `Hard going: Move over ${over}, all dice downgraded (${rolls(view, seat, 'athletics')})`;
}
const NAMED = 2;

// Crims

/** What matters of a crim, by what is asked. */
const CRIM_FACTS: Readonly<Partial<Record<DecisionKind, (view: View, crim: CrimView, seat: Seat, isShot: boolean) => string>>> = {
  'choose-target': (view, crim, seat, isShot) => {
    // UM-COV-3: cover counts against shots only.
    const isCovered = isShot && isCoveredFrom(view, seat, crim) && !hunterHas(view, seat, 'ignore-cover');
    const cover = isCovered ? ', in cover from you' : '';
    return `${farFrom(view, seat, crim)}${cover}: Defense ${crimCard(crim.card).defense}, ${crimHurt(crim)}, ${crimValue(crim)}`;
  },
  'leave-crims': leavingSays,
  'order-strikes': (_, crim) => strikeSays(crim),
  'choose-counter': (view, crim, seat) =>
    `, ${crimAt(view, crim)}${farFrom(view, seat, crim)}: Stealth ${crimCard(crim.card).stealth}, ${crimValue(crim)}`,
  'choose-crim': (view, crim, seat) =>
    `${isHiding(crim) ? `, ${crimAt(view, crim)}` : ''}${farFrom(view, seat, crim)}: ${crimHurt(crim)}, ${crimValue(crim)}`,
};

const strikeSays = (crim: CrimView): string =>
  `: Fight ${crimCard(crim.card).fight}, Damage ${Math.max(...attacksOfCrim(crim, 'melee').map(attack => attack.damage))}`;

/** UM-HDIS-3..6: what a strike takes, how likely it is avoided, and whether it would be the last. */
export function leavingSays(view: View, crim: CrimView, seat: Seat): string {
  const wounds = strikeOnHunter(view, seat, crim);
  const { slate, wounds: held } = view.hunters[seat]!;
  const isLast = held + wounds >= dataslate(slate).woundMaximum;
  return `: strikes for ${plural(wounds, 'wound')}${isLast ? ', and you would be incapacitated' : ''}; you avoid it ${avoidChance(view, seat, crim)} %`;
}

function crimSays(no: number, decision: UrbanDecision, view: View): string {
  const { kind, seat } = decision;
  const crim = view.crims.find(one => one.no === no);
  if (!crim) return `Crim ${no}`;
  const facts =
    CRIM_FACTS[kind]?.(view, crim, seat, decision.kind === 'choose-target' && decision.facts.isShot) ?? `: ${crimPlans(view, crim)}`;
  return `${crimInText(view, crim.card, crim.no)}${facts}`;
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
  return `${sayUse(`${option.name} (${option.cost} Momentum)`, option)}${idleSays(option.effects, seat, view)}`;
}

/** An action may be bought that cannot be taken where one stands; that it cannot is said before. */
function idleSays(effects: readonly Effect[], seat: Seat, view: View): string {
  const bought = effects.flatMap(effect => (effect.do === 'extra-action' ? effect.only : []));
  const isIdle = bought.length > 0 && effects.every(one => one.do === 'extra-action') && !bought.some(one => couldTake(view, seat, one));
  return isIdle
    ? `; as you stand, you cannot ${sayList(
        bought.map(one => ACTION_NAMES[one]),
        'or',
      )}`
    : '';
}

/** One of the texts of the own Special Rule. */
function ruleSays(nth: number, textsOf: (texts: readonly Text[]) => readonly Text[], { seat }: UrbanDecision, view: View): string {
  const { name, texts } = dataslate(view.hunters[seat]!.slate).rule;
  return sayUse(name, textsOf(texts)[nth]!);
}

function useSays(use: Use, decision: UrbanDecision, view: View): string {
  switch (use.by) {
    case 'option':
      return momentumSays(use.nth, decision, view);
    case 'rule':
      return ruleSays(use.nth, texts => texts, decision, view);
    case 'keeper':
      return cardSays(use.card);
    case 'med-spray':
      return `Use a Med Spray: ${removesSays(view.hunters[decision.seat]!.wounds, 2)}${decision.kind === 'act' ? ', without an action' : ''}`;
    case 'reload':
      return `Spend a Reload token: ${attackSays(use.weapon, decision, view)}`;
  }
}

const cardSays = (card: number): string => `${faceOf(card).name}: ${faceOf(card).says}`;

function choiceSays(choice: Choice, decision: UrbanDecision, view: View): string {
  const { seat } = decision;
  if (choice === 'end') return endSays(view, seat);
  if (choice === 'concede') return 'Give up the match: it ends without a tier';
  if ('use' in choice) return useSays(choice.use, decision, view);
  return choice.isHard ? hardGoingSays(view, seat) : ACTIONS[choice.take](view, seat);
}

function endSays(view: View, seat: Seat): string {
  const { actionsLeft } = view.hunters[seat]!;
  return `End the activation${actionsLeft > 0 ? `: ${plural(actionsLeft, 'Action Point')} unused` : ''}`;
}

// What lies on no table

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

// What comes if nothing is used

/** As a method, so that it can be looked up by the kind of any decision. */
type PassKind = WindowKind | 'may-reload';
type PassSays<Kind extends PassKind = PassKind> = { say(facts: DecisionFacts[Kind], view: View, seat: Seat): string }['say'];

/** What comes if nothing is played. */
const PASS: { readonly [Kind in PassKind]: PassSays<Kind> } = {
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

/** Where of all that is printed only Keepers could be played, it is named so. */
function passSays(decision: Of<PassKind>, view: View): string {
  const says: PassSays = PASS[decision.kind];
  const printed = decision.options.flatMap(({ value }) => (isPrinted(value) ? [value.by] : []));
  const isKeepers = printed.length > 0 && printed.every(by => by === 'keeper');
  const name = decision.kind === 'after-roll' ? 'Keep the roll' : isKeepers ? 'No Keeper' : 'Nothing';
  return `${name}: ${says(decision.facts, view, decision.seat)}`;
}
const isPrinted = (value: Use | Passed | number): value is Exclude<Use, { readonly by: 'med-spray' | 'reload' }> =>
  typeof value === 'object' && value !== null && 'by' in value && value.by !== 'med-spray' && value.by !== 'reload';

function windowSays(value: Use | Passed, decision: Of<WindowKind>, view: View): string {
  if (value === null) return passSays(decision, view);
  if ('passUntil' in value) return `Pass until the turn ends: you are not asked ${NOT_ASKED[decision.kind] ?? 'this again before that'}`;
  return useSays(value, decision, view);
}

/** UM-END-3: after it a die decides whether there is another. */
const isLastTurn = ({ turn, overtime, length }: View): boolean => overtime > 0 || turn >= CARDS_BY_LENGTH[length];

const hunterSays = (seat: Seat, _: unknown, view: View): string => hunterName(view, seat);
const podSays = (pod: number): string => `Pod ${pod + 1}`;
const attributeSays = (attribute: Attribute, { seat }: UrbanDecision, view: View): string => rolls(view, seat, attribute);
/** A point or a path is asked for, and nothing is offered. */
const nothing = (): string => '';

const READS: { readonly [Kind in DecisionKind]: Reads<Kind> } = {
  'choose-hunter': slateOffered,
  'choose-corner': corner => `The ${CORNER_NAMES[corner]} corner`,
  'place-hunter': nothing,
  'discard-keepers': cardSays,
  'choose-tube': (tube, _, view) => tubeSays(tube, view),
  act: choiceSays,
  'leave-crims': crimSays,
  'order-strikes': crimSays,
  'avoid-strike': either('Try to avoid it: roll Athletics', 'Take the hit'),
  walk: nothing,
  'choose-counter': crimSays,
  'place-spotted': nothing,
  'choose-use': podSays,
  'choose-reward': reward => REWARDS[reward],
  'choose-attribute': attributeSays,
  'choose-attack': attackSays,
  'choose-target': crimSays,
  'before-roll': windowSays,
  'after-roll': windowSays,
  'wounds-coming': windowSays,
  'on-kill': windowSays,
  'crim-start': windowSays,
  spawn: windowSays,
  depleted: windowSays,
  'reroll-dice': (die, { facts }) => `Die ${die + 1} (d${facts.sizes[die]}): ${facts.faces[die]}`,
  'impact-option': chosen => IMPACT[chosen],
  'med-spray': n => plural(n, 'Wound Token'),
  'nearest-hunter': hunterSays,
  'choose-victim': hunterSays,
  'choose-recovery': attributeSays,
  return: (isNow, _, view) => (isNow ? 'Return now' : `Wait: roll again next turn${isLastTurn(view) ? ', if the match goes on' : ''}`),
  'order-effects': (nth, decision, view) => ruleSays(nth, texts => textsAt(texts, 'end-of-turn'), decision, view),
  'choose-crim': crimSays,
  'choose-order': order => CRIM_ACTION_NAMES[order],
  'free-move': nothing,
  'may-reload': (weapon, decision, view) => (weapon === null ? passSays(decision, view) : attackSays(weapon, decision, view)),
  'choose-leader': hunterSays,
  'choose-pod': podSays,
  concede: either('Give up: the match ends here', 'Play on'),
};

/** An option as a person reads it. */
export function optionSays({ value }: Option, decision: UrbanDecision, view: View): string {
  const reads: Reads = READS[decision.kind];
  return reads(value as Worth<DecisionKind>, decision, view);
}

/** What is looked for among the options, and not offered. */
export function refusedIs({ about: [thing] }: UrbanRefused, decision: UrbanDecision, view: View): string {
  switch (thing.kind) {
    case 'action':
      return ACTIONS[thing.id](view, decision.seat);
    case 'crim':
      return crimSays(thing.id, decision, view);
    case 'card':
      return cardSays(thing.id);
    case 'momentum-option':
      return momentumSays(thing.id, decision, view);
  }
}
