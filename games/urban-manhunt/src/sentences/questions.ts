/** What a decision asks, as one sentence to the player who is asked. How its options read is in options.ts, what it refuses in refused.ts. */

import { type Asks, askedIn, capital, limit, outOf, plural, rollAgain, type Seat, sayList, toldIn } from '@quarry/kernel';
import { dataslate, nameOf } from '../content/box.ts';
import type { CheckKind } from '../content/kinds.ts';

import type { DecisionFacts, DecisionKind, UrbanDecision } from '../decisions.ts';
import type { Meant, Needs } from '../events.ts';
import { ACTION_NAMES, CHECK_NAMES } from '../printed-names.ts';
import { engagedCrims } from '../questions.ts';
import type { View } from '../state.ts';
import { handLimit, hunterParts, tableParts } from '../texts-in-force.ts';
import { actingNow } from './intents.ts';
import { sayDice } from './log/rolls.ts';
import { crimInText, crimNumbered, featureCalled, hunterName, sayInches } from './names.ts';
import { leavingSays } from './options.ts';
import { becauseOf, QUALITY_TABLE, sayAdded, sayComing } from './sums.ts';

/** As a method, so that it can be looked up by the kind of any decision. */
type Ask<Kind extends DecisionKind = DecisionKind> = {
  ask(facts: DecisionFacts[Kind], view: View, decision: Pick<UrbanDecision, 'seat' | 'min' | 'max'>): Asks;
}['ask'];

const crim = (facts: { readonly crim: number }, view: View): string => crimNumbered(view, facts.crim);
const isOwn = (facts: { readonly hunter: Seat }, decision: { readonly seat: Seat }): boolean => facts.hunter === decision.seat;

/** `Shoot roll against Thug (3)`. */
function sayCheck(facts: DecisionFacts['before-roll'], view: View): string {
  const against = facts.crim > 0 ? ` against ${crim(facts, view)}` : '';
  return `${CHECK_NAMES[facts.check]} roll${against}`;
}

const aCheck = (facts: DecisionFacts['before-roll'], view: View): string => {
  const check = sayCheck(facts, view);
  return `${/^[AEIOU]/i.test(check) ? 'an' : 'a'} ${check}`;
};

/** UM-CHK-7: what a check is compared with, if with anything. */
function sayNeed(facts: Needs & { readonly threshold: number }): string {
  const { threshold } = facts;
  return threshold === 0 ? '' : `It needs ${plural(Math.max(1, threshold), 'success', 'successes')}${becauseOf(facts)}.`;
}

/** What is resisted, if that is rolled for. */
function sayResisted({ coming }: Meant): string {
  if (!coming) return '';
  const [base, wounds, short] = coming as readonly [number, number, number];
  return `${plural(wounds, 'wound')} ${wounds === 1 ? 'is' : 'are'} coming${sayComing({ base, wounds, short })}.`;
}

/** UM-ELIM-6: what its successes are counted for, and what texts in force add to that. */
function sayTable({ check, hunter }: { readonly check: CheckKind; readonly hunter: Seat }, view: View): string {
  if (check !== 'quality') return '';
  const parts = [...hunterParts(view, hunter, 'quality-bonus'), ...tableParts(view, 'quality-bonus')];
  return [`${QUALITY_TABLE}.`, ...sayAdded(parts)].join(' ');
}

/** UM-RES-1: why a roll that cannot succeed any more may still be worth a change. */
const sayShort = ({ check, threshold, successes }: DecisionFacts['after-roll']): string =>
  check === 'defense' && threshold - successes > 1 ? 'Each success that you are short by, beyond the first, adds 1 wound.' : '';

const shown = ({ impact, faces, sizes }: Pick<DecisionFacts['impact-option'], 'impact' | 'faces' | 'sizes'>): string =>
  sayDice(impact, faces, sizes);
const joined = (...facts: readonly string[]): string => facts.filter(Boolean).join(' ');

const actionPoints: Ask<'act'> = ({ actionsLeft: left, extraActions: extra }, view, { seat }) => {
  const kinds = sayList(
    view.hunters[seat]!.extraActions.map(
      ({ only }) =>
        `1 for ${sayList(
          only.map(action => ACTION_NAMES[action]),
          'or',
        )}`,
    ),
  );
  const points = [left > 0 || kinds === '' ? plural(left, 'Action Point') : 'Action Points:', kinds]
    .filter(Boolean)
    .join(left > 0 ? ', and ' : ' ');
  return `What do you do? ${left + extra === 0 ? 'No Action Point is left' : points}.`;
};

const crimStart: Ask<'crim-start'> = (facts, view, { seat }) => {
  const acting = actingNow(view, facts.crim, seat);
  return [`${crimInText(view, facts.card, facts.crim)} is about to ${acting?.does ?? 'act'}: do you step in?`, acting?.why ?? ''];
};

/** What a text does to the crim that is chosen. */
const crimFor: Ask<'choose-crim'> = facts => {
  switch (facts.word) {
    case 'reveal':
      return 'Which hidden crim do you reveal?';
    case 'bounty':
      return `Whose Base Point Value ${facts.n < 0 ? 'falls' : 'rises'} by ${Math.abs(facts.n)}?`;
    case 'crim-step':
      return 'Several crims are equally near to you: which one moves?';
  }
};

/** So many strikes are told one by one. */
const FEW = 2;

const leaving: Ask<'leave-crims'> = (_, view, { seat }) => {
  const engaged = engagedCrims(view, seat);
  const strikes =
    engaged.length > FEW
      ? 'Each of them strikes first.'
      : engaged.map(one => `${crimInText(view, one.card, one.no)}${leavingSays(view, one, seat).replace(':', '')}.`).join(' ');
  return ['Which crims do you leave behind?', `${strikes} Leave none, and nobody strikes: you stay within their reach.`];
};

const QUESTIONS: { readonly [Kind in DecisionKind]: Ask<Kind> } = {
  'choose-hunter': () => 'Which hunter do you play?',
  'choose-corner': (_, view) => (view.phase === 'set-up' ? 'Which corner do you start from?' : 'Which corner do you come back to?'),
  'place-hunter': () => 'Where do you stand? Anywhere within 4" of the corner.',
  'discard-keepers': (_, view, { seat, min }) =>
    `You may hold ${plural(handLimit(view, seat), 'Keeper')}: which ${min === 1 ? 'one' : String(min)} do you discard?`,
  'choose-tube': facts => `Which tube does the next crim come out of? ${facts.left} to place.`,
  act: actionPoints,
  'leave-crims': leaving,
  'order-strikes': () => 'In which order do they strike?',
  'avoid-strike': (facts, view) => [
    `${capital(crim(facts, view))} strikes for ${plural(facts.wounds, 'wound')} as you leave: do you try to avoid it?`,
    `You would roll Athletics against Fight ${facts.fight}.`,
  ],
  walk: facts => `Where do you go? Up to ${sayInches(facts.inches)}.`,
  'choose-counter': () => 'Which hidden crim do you look for?',
  'place-spotted': (facts, view) => `Where is ${crim(facts, view)} put? They hid at ${featureCalled(view, facts.feature)}.`,
  'choose-use': () => 'Which pod do you open?',
  'choose-reward': facts => `Pod ${facts.pod + 1} held ${plural(facts.points, 'point')}. What else do you take out of it?`,
  'choose-attribute': () => 'Performance Shot: which attribute gains 1?',
  'choose-attack': facts => (facts?.reload ? 'Which attack do you reload?' : 'Which attack do you use?'),
  'choose-target': facts => `Whom do you attack with the ${facts.attack}?`,
  'before-roll': (facts, view, decision) => [
    isOwn(facts, decision)
      ? `Do you use anything before your ${sayCheck(facts, view)}?`
      : `${hunterName(view, facts.hunter)} is about to make ${aCheck(facts, view)}. Play a Keeper?`,
    joined(sayResisted(facts), sayNeed(facts), sayTable(facts, view)),
  ],
  'after-roll': (facts, view, decision) => [
    isOwn(facts, decision)
      ? `Do you change your ${sayCheck(facts, view)}?`
      : `Play a Keeper on the ${sayCheck(facts, view)} of ${hunterName(view, facts.hunter)}?`,
    joined(
      sayResisted(facts),
      `${isOwn(facts, decision) ? 'You' : hunterName(view, facts.hunter)} rolled ${shown(facts)}.`,
      sayNeed(facts),
      isOwn(facts, decision) ? sayShort(facts) : '',
      sayTable(facts, view),
    ),
  ],
  'wounds-coming': facts =>
    `${plural(facts.wounds, 'wound')} to take, with ${outOf(facts.held, facts.maximum, '', limit)} on you: do you use anything?`,
  'on-kill': (facts, view, decision) => {
    const kill = nameOf(facts.card);
    return [
      isOwn(facts, decision)
        ? `You eliminated ${kill}: do you make more of it?`
        : `${hunterName(view, facts.hunter)} eliminated ${kill}. Play a Keeper?`,
      `Their Base Point Value is ${facts.bounty}.`,
    ];
  },
  'crim-start': crimStart,
  spawn: () => 'A crim is about to enter the zone: do you choose their tube?',
  depleted: facts => `Your ${facts.attack} is depleted. Do you reload it?`,
  'reroll-dice': (facts, _, { max }) => rollAgain(max, `${CHECK_NAMES[facts.check]} `),
  'impact-option': facts => {
    const { threshold, successes } = facts;
    const count = plural(successes, 'success', 'successes');
    const cancelled = facts.coming ? `, so ${Math.min(successes, facts.coming[1]!)} cancelled` : '';
    return [
      `Impact 10 on your ${CHECK_NAMES[facts.check]} roll: what do you make of it?`,
      joined(
        sayResisted(facts),
        `You rolled ${shown(facts)}: ${count}${threshold > 0 ? `, ${threshold} needed${becauseOf(facts)}` : cancelled}.`,
      ),
    ];
  },
  'med-spray': (_, view, { seat }) => `You hold ${plural(view.hunters[seat]!.wounds, 'Wound Token')}: how many does the Med Spray remove?`,
  'nearest-hunter': (facts, view) => `Several hunters are as near to ${crim(facts, view)}: which one counts as nearest?`,
  'choose-victim': (facts, view) => `${capital(crim(facts, view))} is engaged with several hunters: whom do they attack?`,
  'choose-recovery': (_, view, { seat }) => {
    const { slate, wounds } = view.hunters[seat]!;
    return `You are out of the zone with ${outOf(wounds, dataslate(slate).woundMaximum, 'Wound Token', limit)}: what do you roll to recover?`;
  },
  return: facts => `You hold ${outOf(facts.wounds, facts.maximum, 'Wound Token', limit)}. Return to the zone now?`,
  'order-effects': () => 'In which order do your effects happen?',
  'choose-crim': crimFor,
  'choose-order': (facts, view) => `What do you make ${crim(facts, view)} do?`,
  'free-move': facts => `A free move: where do you go? Up to ${sayInches(facts.inches)}.`,
  'may-reload': () => 'You may reload one attack: which one?',
  'choose-leader': () => 'Several hunters lead: which one counts?',
  'choose-pod': () => 'Several pods are equally near to the leader: which one is emptied?',
  concede: () => 'Do you give up the match? It ends without a tier.',
};

function asks(decision: UrbanDecision, view: View): Asks {
  const ask: Ask = QUESTIONS[decision.kind];
  return ask(decision.facts, view, decision);
}
export const questionSays = (decision: UrbanDecision, view: View): string => askedIn(asks(decision, view));
export const toldSays = (decision: UrbanDecision, view: View): string => toldIn(asks(decision, view));
