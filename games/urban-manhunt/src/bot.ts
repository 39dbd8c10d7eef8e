/**
 * How a sensible player of Urban Manhunt chooses: takes the attack that is worth most, goes where the next one is, opens pods on the
 * way, keeps out of fire, spends Momentum where dice matter and hinders rivals. It is told what its seat sees and nothing else.
 */
import { distance, gap } from '@quarry/board';
import { type Answer, type BareDecision, type Chance, randomAnswer, type Seat } from '@quarry/kernel';
import { harmOf } from './bot/harm.ts';
import { asState, attacksFrom, bestNow, bestOf, focusUps, forecastAt, type Shot } from './bot/insight.ts';
import { bestMove, choosePath, goesThroughDifficult, POD_WORTH } from './bot/moving.ts';
import { chanceOf } from './bot/odds.ts';
import { afterRoll, beforeRoll, crimStart, firstText, textOf, woundsComing } from './bot/using.ts';
import { cardNamed } from './content/box.ts';
import { CORNERS, tubeOf } from './content/maps.ts';
import type { Attribute } from './content/types.ts';
import type { DecisionKind } from './decisions.ts';
import {
  attributeOf,
  bountyOf,
  crimFigure,
  crimNumbered,
  engagedCrims,
  groundIn,
  hunterFigure,
  inMils,
  isEngaged,
  printedCrim,
  slateOf,
} from './questions.ts';
import type { HunterState, State, View } from './state.ts';

interface Thought {
  readonly state: State;
  readonly decision: BareDecision;
  readonly seat: Seat;
  readonly me: HunterState;
  readonly chance: Chance<'bot'>;
}
type Choose = (thought: Thought) => Answer;

const keys = (decision: BareDecision): string[] => decision.options.map(one => one.key);
const offers = (decision: BareDecision, key: string): boolean => decision.options.some(one => one.key === key);
const any: Choose = ({ decision, chance }) => decision.options[chance.below('bot', decision.options.length)]!.key;
const yes: Choose = () => 'yes';
const no: Choose = () => 'no';

/** The option with the greatest worth; the first of equals. */
function best(decision: BareDecision, worth: (id: string | number, key: string) => number): string {
  let chosen = decision.options[0]!.key;
  let most = Number.NEGATIVE_INFINITY;
  for (const { key, about } of decision.options) {
    const value = worth(about[0]?.id ?? key, key);
    if (value > most) [chosen, most] = [key, value];
  }
  return chosen;
}

const crimBy =
  (worth: (thought: Thought, no: number) => number): Choose =>
  thought =>
    best(thought.decision, id => worth(thought, id as number));

// Actions

/** Below this nothing is done for its own sake. */
const WORTHWHILE = 0.3;

/** What each thing that can be done now is worth; texts come first where they make the rest better. */
const act: Choose = thought => {
  const { decision, state, seat, me } = thought;
  const text = usefulText(thought);
  if (text) return text;
  const attack = bestNow(state, seat, me.isFocused ? 2 : 0);
  const worths: Record<string, number> = { end: WORTHWHILE };
  const actions = me.actionsLeft + me.extraActions.length;
  if (attack) worths[attack.kind] = attack.worth;
  if (offers(decision, 'universal')) worths['universal'] = POD_WORTH;
  if (offers(decision, 'rest')) worths['rest'] = restWorth(thought);
  if (offers(decision, 'spot')) worths['spot'] = spotWorth(thought);
  if (offers(decision, 'focus') && actions >= 2 && attack) worths['focus'] = focusWorth(state, seat, attack);
  if (offers(decision, 'move')) worths['move'] = bestMove(state, seat, actions - 1).worth - (attack ? 0.2 * attack.worth : 0);
  const choices = Object.entries(worths).filter(([key]) => offers(decision, key));
  return choices.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
};

/** What the crims threaten costs less with a token less, and what they leave costs less later. */
const restWorth = ({ state, seat, me }: Thought): number => {
  const { wounds: threat } = forecastAt(state, seat, hunterFigure(state, seat));
  const rested = { ...me, wounds: me.wounds - 1 };
  return harmOf(state, rested, threat + 1) - harmOf(state, rested, threat);
};

const spotWorth = ({ state, me }: Thought): number =>
  Math.max(
    ...state.crims
      .filter(crim => crim.hiddenIn >= 0)
      .map(crim => chanceOf(attributeOf(me, 'mind'), 0, printedCrim(crim).stealth) * 0.2 * bountyOf(crim)),
  );

/** Focus gives up one attack for a better one. */
function focusWorth(state: State, seat: Seat, attack: Shot): number {
  const focused = bestOf(attacksFrom(state, seat, hunterFigure(state, seat), focusUps(state, seat, attack.kind)));
  return (focused?.worth ?? 0) - attack.worth;
}

/** A text that is worth using between actions, if there is one. */
function usefulText(thought: Thought): string | null {
  const { decision, state, seat, me } = thought;
  const attack = bestNow(state, seat);
  const left = slateOf(me).woundMaximum - me.wounds;
  for (const key of keys(decision)) {
    if (key === 'med-spray' && left <= 2 && me.wounds >= 2) return key;
    if (key.startsWith('reload-')) return key;
    const text = textOf(state, seat, key, ['act']);
    if (!text) continue;
    const isUseful = text.effects.some(effect => {
      switch (effect.do) {
        case 'extra-action':
          return me.actionsLeft === 0 && (effect.only.includes('shoot') ? attack?.kind === 'shoot' && attack.worth > 3 : me.momentum >= 4);
        case 'heal':
          return me.wounds >= 2;
        case 'reload':
        case 'draw-event':
        case 'peek-control':
          return true;
        case 'reveal':
          return attack === null && me.actionsLeft > 0;
        case 'bounty':
          return effect.n > 0 ? attack !== null && attack.worth > 4 && me.actionsLeft > 0 : state.turn >= 2;
        case 'crim-step':
          return !isEngaged(state, seat) && me.actionsLeft > 0 && nearestGap(state, seat) <= 3300;
        case 'free-move':
          return attack === null && me.actionsLeft > 0 && me.momentum >= 2;
        default:
          return false;
      }
    });
    if (isUseful) return key;
  }
  return null;
}

const nearestGap = (state: State, seat: Seat): number => {
  const own = hunterFigure(state, seat);
  return Math.min(Number.POSITIVE_INFINITY, ...state.crims.filter(crim => crim.hiddenIn < 0).map(crim => gap(own, crimFigure(crim))));
};

const worthOn = ({ state, seat, decision }: Thought, shots: readonly Shot[]): string => {
  const weapon = decision.facts?.['attack'];
  const { attacks } = slateOf(state.hunters[seat]!);
  const fits = (shot: Shot): boolean => (shot.weapon < 0 ? weapon === 'Unarmed' : attacks[shot.weapon]!.name === weapon);
  return best(decision, id => Math.max(0, ...shots.filter(shot => shot.crim.no === id && fits(shot)).map(shot => shot.worth)));
};

const chooseAttack: Choose = ({ state, seat, decision }) => {
  const shots = attacksFrom(state, seat, hunterFigure(state, seat));
  return best(decision, id => Math.max(0, ...shots.filter(shot => shot.weapon === id).map(shot => shot.worth)));
};
const chooseTarget: Choose = thought =>
  worthOn(thought, attacksFrom(thought.state, thought.seat, hunterFigure(thought.state, thought.seat), thought.me.isFocused ? 2 : 0));

const walk: Choose = ({ state, decision, me }) => choosePath(state, decision, me.actionsLeft + me.extraActions.length);

/** Nobody is left whom the way does not lead away from: each strikes. */
const leaveCrims: Choose = ({ state, seat, me }) =>
  bestMove(state, seat, me.actionsLeft + me.extraActions.length).leaves.map(crim => `c${crim.no}`);

// Dice

const impactOption: Choose = ({ decision }) => {
  const { check, successes, threshold } = decision.facts! as { check: string; successes: number; threshold: number };
  if (threshold > 0 && successes < threshold && successes + 1 >= threshold) return 'two-successes';
  if (offers(decision, 'upgrade-damage')) return 'upgrade-damage';
  if (check === 'damage' || check === 'quality' || check === 'resistance' || check === 'recovery') return 'two-successes';
  return offers(decision, 'flip-event') && check !== 'defense' ? 'flip-event' : 'momentum';
};

/** The smallest dice that failed gain most from a second roll. */
const rerollDice: Choose = ({ decision }) => {
  const sizes = decision.facts!['sizes'] as readonly number[];
  const chosen = decision.options.toSorted((a, b) => sizes[b.about[0]!.id as number]! - sizes[a.about[0]!.id as number]!);
  return chosen.slice(0, decision.max).map(one => one.key);
};

// Hunters and places

const mainAttribute = (me: HunterState): Attribute => {
  const { fight, shoot } = slateOf(me).attributes;
  return shoot >= fight ? 'shoot' : 'fight';
};

const chooseReward: Choose = ({ me }) => {
  if (me.depleted.length > 0 && me.reloads === 0) return 'reload';
  if (me.wounds >= 2 && me.medSprays === 0) return 'med-spray';
  return me.shots.length < 2 ? 'performance-shot' : 'adrenaline-shot';
};

const recovery: Choose = ({ me }) => (attributeOf(me, 'mind') > attributeOf(me, 'athletics') ? 'mind' : 'athletics');

const mayReturn: Choose = ({ state, me }) => {
  const left = slateOf(me).woundMaximum - me.wounds;
  return left >= 2 || state.turn >= 7 ? 'yes' : 'no';
};

/** The corner with most to do near it. */
const chooseCorner: Choose = ({ state, decision }) => {
  const ground = groundIn(state);
  return best(decision, id => {
    const corner = CORNERS[id as number]!;
    const near = (at: { x: number; y: number }): number => Math.max(0, 24_000 - distance(at, corner));
    const pods = ground.pods.reduce((sum, pod, i) => sum + (state.pods[i] ? near(pod) : 0), 0);
    return pods + state.crims.reduce((sum, crim) => sum + near(crim), 0);
  });
};

/** Out of the corner toward the middle. */
const placeHunter: Choose = ({ decision }) =>
  decision.region!.some.reduce((most, at) => (distance(inMils(at), MIDDLE) < distance(inMils(most), MIDDLE) ? at : most));
const MIDDLE = { x: 24_000, y: 24_000 };

/** Near to the own hunter, far from the one who spotted it. */
const placeSpotted: Choose = ({ state, seat, me, decision }) => {
  const own = me.isIn ? hunterFigure(state, seat) : MIDDLE;
  return decision.region!.some.reduce((most, at) => (distance(inMils(at), own) < distance(inMils(most), own) ? at : most));
};

const chooseTube: Choose = ({ state, seat, me, decision }) => {
  const own = me.isIn ? hunterFigure(state, seat) : MIDDLE;
  return best(decision, id => -distance(own, tubeOf(state.zone, id as number)));
};

/** Not oneself; of the others the one with most points. */
const burden: Choose = ({ state, seat, decision }) => best(decision, id => (id === seat ? -1 : state.hunters[id as number]!.points));

/** What stays in hand: cards that are used at any time are let go first. */
const discardKeepers: Choose = ({ decision }) => {
  const rank = (key: string): number => LET_GO.indexOf(key.replace(/\.\d+$/, ''));
  return keys(decision)
    .toSorted((a, b) => rank(b) - rank(a) || cardNamed(a) - cardNamed(b))
    .slice(0, decision.min);
};
const LET_GO: readonly string[] = ['inside-tip', 'plea-bargain', 'adrenal-override', 'spotlight'];

const chooseCrim: Choose = crimBy(({ state, seat, decision }, no) => {
  const crim = crimNumbered(state, no)!;
  const own = hunterFigure(state, seat);
  const away = gap(own, crimFigure(crim)) / 1000;
  return decision.facts!['word'] === 'bounty' || decision.facts!['word'] === 'reveal' ? bountyOf(crim) - away : -away;
});

/** An order for a crim: away if it is at one's throat, toward if one likes a fight. */
const chooseOrder: Choose = ({ state, seat, decision }) => {
  const crim = crimNumbered(state, decision.facts!['crim'] as number)!;
  return engagedCrims(state, seat).includes(crim) ? 'flee' : 'charge';
};

const CHOICES: Readonly<Record<DecisionKind, Choose>> = {
  'choose-hunter': any,
  'choose-corner': chooseCorner,
  'place-hunter': placeHunter,
  'choose-tube': chooseTube,
  'discard-keepers': discardKeepers,
  act,
  'declare-hard-going': ({ state, seat }) => (goesThroughDifficult(state, seat) ? 'yes' : 'no'),
  'leave-crims': leaveCrims,
  'order-strikes': ({ decision }) => keys(decision),
  'avoid-strike': yes,
  walk,
  'free-move': walk,
  'choose-counter': crimBy(({ state }, no) => bountyOf(crimNumbered(state, no)!)),
  'place-spotted': placeSpotted,
  'choose-use': any,
  'choose-reward': chooseReward,
  'choose-attribute': ({ me }) => mainAttribute(me),
  'choose-attack': chooseAttack,
  'choose-target': chooseTarget,
  'before-roll': ({ state, seat, decision }) => beforeRoll(state, seat, decision),
  'after-roll': ({ state, seat, decision }) => afterRoll(state, seat, decision),
  'wounds-coming': ({ state, seat, decision }) => woundsComing(state, seat, decision),
  'on-kill': ({ decision }) => firstText(decision),
  'crim-start': ({ state, seat, decision }) => crimStart(state, seat, decision),
  spawn: ({ decision }) => firstText(decision),
  depleted: ({ decision }) => keys(decision)[0]!,
  'reroll-dice': rerollDice,
  'impact-option': impactOption,
  'med-spray': ({ decision }) => keys(decision)[0]!,
  'nearest-hunter': burden,
  'choose-victim': burden,
  'choose-recovery': recovery,
  return: mayReturn,
  'order-effects': ({ decision }) => keys(decision),
  'choose-crim': chooseCrim,
  'choose-order': chooseOrder,
  'may-reload': ({ decision }) => keys(decision)[0]!,
  'choose-leader': burden,
  'choose-pod': any,
  concede: no,
};

export function sensible(view: View, decision: BareDecision, seat: Seat, chance: Chance<'bot'>): Answer {
  const state = asState(view);
  const choose = CHOICES[decision.kind as DecisionKind] as Choose | undefined;
  return choose ? choose({ state, decision, seat, me: state.hunters[seat]!, chance }) : randomAnswer(decision, chance);
}
