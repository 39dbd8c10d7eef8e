/**
 * How a sensible player of Urban Manhunt chooses: takes the attack that is worth most, goes where the next one is, opens pods on the
 * way, keeps out of fire, spends Momentum where dice matter and hinders rivals. It is told what its seat sees and nothing else.
 */

import { distance, type Figure, GROUND, gap, type Point } from '@quarry/board';
import {
  type Answer,
  always,
  anyAnswer,
  best,
  botOf,
  type Choose,
  firstOption,
  keyFor,
  mostOf,
  offers,
  optionKeys,
  type Seat,
  type Thought,
} from '@quarry/kernel';
import { healWorth, revealWorth, spoils, usefulText } from './bot/acting.ts';
import { attacksFrom, bestNow, bestOf, focusUps, type Shot } from './bot/insight.ts';
import { bestMove, choosePath, goesThroughDifficult, outlook, POD_WORTH, placeWorth } from './bot/moving.ts';
import { chanceOf } from './bot/odds.ts';
import { afterRoll, beforeRoll, crimStart, onKill, spawn, whenDepleted, worthOfOrder, woundsComing } from './bot/using.ts';
import { eventCard } from './content/box.ts';
import type { Action } from './content/kinds.ts';
import { CORNERS, tubeOf } from './content/maps.ts';

import type { Asked, Choice, DecisionKind } from './decisions.ts';
import {
  attributeOf,
  bountyOf,
  crimFigure,
  crimNumbered,
  groundIn,
  hiddenCrims,
  hunterFigure,
  inMils,
  printedCrim,
  slateOf,
} from './questions.ts';
import type { HunterView, View } from './state.ts';
import { hasShotItsOnce, hunterHas } from './texts-in-force.ts';

type Knowledge = { readonly me: HunterView };
type Mind<Kind extends DecisionKind = DecisionKind> = Thought<View, Asked<Kind>, Knowledge>;

const crimBy =
  <Kind extends DecisionKind>(worth: (thought: Mind<Kind>, no: number) => number) =>
  (thought: Mind<Kind>): Answer =>
    best(thought.decision as Asked<'choose-crim'>, no => worth(thought, no));

// Actions

/** Below this nothing is done for its own sake. */
const WORTHWHILE = 0.3;

/** What each thing that can be done now is worth; texts come first where they make the rest better. */
const act = (thought: Mind<'act'>): Answer => {
  const { decision, view, seat, me } = thought;
  const text = usefulText(view, seat, decision);
  if (text) return text;
  const attack = bestNow(view, seat, upsNow(thought));
  const keyOf = (what: string): string | undefined => keyFor<Choice>(decision, what === 'end' ? what : { take: what as Action });
  const can = (take: Action): boolean => keyOf(take) !== undefined;
  const worths: Record<string, number> = { end: WORTHWHILE };
  const actions = me.actionsLeft + me.extraActions.length;
  if (attack) worths[attack.kind] = attack.worth;
  if (can('universal')) worths['universal'] = POD_WORTH;
  if (can('rest')) worths['rest'] = healWorth(view, seat, 1);
  if (can('spot')) worths['spot'] = spotWorth(thought, actions - 1);
  if (can('move')) worths['move'] = bestMove(view, seat, hasShotItsOnce(view, seat) ? 0 : actions - 1).worth;
  if (can('focus') && actions >= 2 && attack) worths['focus'] = focusWorth(view, seat, attack, worths);
  const choices = Object.entries(worths).filter(([what]) => keyOf(what) !== undefined);
  const chosen = choices.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
  const hardMove = chosen === 'move' ? keyFor<Choice>(decision, { take: 'move', isHard: true }) : undefined;
  return hardMove !== undefined && goesThroughDifficult(view, seat) ? hardMove : keyOf(chosen)!;
};

/** A crim that is found is there to be shot at: by oneself, if an action is left for that. */
const spotWorth = ({ view, seat, me }: Mind, actions: number): number =>
  Math.max(
    ...hiddenCrims(view).map(
      crim => chanceOf(attributeOf(me, 'mind'), 0, printedCrim(crim).stealth) * revealWorth(view, seat, crim) * (actions > 0 ? 0.7 : 0.2),
    ),
  );

/** Focus gives up the action before the attack: another attack, or the best that can be done beside the only shot. */
function focusWorth(view: View, seat: Seat, attack: Shot, worths: Readonly<Record<string, number>>): number {
  const focused = bestOf(attacksFrom(view, seat, hunterFigure(view, seat), focusUps(view, seat, attack.kind)));
  const shootsOnce = attack.kind === 'shoot' && hunterHas(view, seat, 'shoot-once');
  const { [attack.kind]: _attack, ...besides } = worths;
  return (focused?.worth ?? 0) - (shootsOnce ? Math.max(0, ...Object.values(besides)) : attack.worth);
}

/** Upgrades that a Focus taken before gives to the attack that is coming. */
const upsNow = ({ view, seat, me }: Mind): number => (me.isFocused ? focusUps(view, seat, mainAttribute(me)) : 0);

const worthOn = ({ view, seat, decision }: Mind<'choose-target'>, shots: readonly Shot[]): string => {
  const weapon = decision.facts.attack;
  const { attacks } = slateOf(view.hunters[seat]!);
  const fits = (shot: Shot): boolean => (shot.weapon < 0 ? weapon === 'Unarmed' : attacks[shot.weapon]!.name === weapon);
  return best(decision, no => Math.max(0, ...shots.filter(shot => shot.crim.no === no && fits(shot)).map(shot => shot.worth)));
};

const chooseAttack = ({ view, seat, decision }: Mind<'choose-attack'>): Answer => {
  const shots = attacksFrom(view, seat, hunterFigure(view, seat));
  return best(decision, weapon => Math.max(0, ...shots.filter(shot => shot.weapon === weapon).map(shot => shot.worth)));
};
const chooseTarget = (thought: Mind<'choose-target'>): Answer =>
  worthOn(thought, attacksFrom(thought.view, thought.seat, hunterFigure(thought.view, thought.seat), upsNow(thought)));

const walk = ({ view, decision, me }: Mind<'walk' | 'free-move'>): Answer =>
  choosePath(view, decision, me.actionsLeft + me.extraActions.length);

/** Nobody is left whom the way does not lead away from: each strikes. */
const leaveCrims = ({ view, seat, me }: Mind): Answer =>
  bestMove(view, seat, me.actionsLeft + me.extraActions.length).leaves.map(crim => `c${crim.no}`);

// Dice

/** Two successes where they hit, or are wounds, inches to spare or style; else a card, or Momentum in a Defense that holds. */
const impactOption = ({ decision }: Mind<'impact-option'>): Answer => {
  const { check, successes, threshold } = decision.facts;
  const isAttack = check === 'fight' || check === 'shoot';
  const counts = threshold === 0 ? check !== 'move' : successes + 1 === threshold || (isAttack && successes >= threshold);
  // A success more in an attack that hits is a die more of Damage; to upgrade two of them is worth less.
  if (counts || (check === 'defense' && successes < threshold)) return 'two-successes';
  return offers(decision, 'flip-event') && check !== 'defense' ? 'flip-event' : 'momentum';
};

/** The largest dice that failed gain most from a second roll. */
const diceToReroll = ({ decision }: Mind<'reroll-dice'>): Answer => {
  const { sizes } = decision.facts;
  const chosen = decision.options.toSorted((a, b) => sizes[b.value]! - sizes[a.value]!);
  return chosen.slice(0, decision.max).map(one => one.key);
};

// Hunters and places

const mainAttribute = (me: HunterView): Shot['kind'] => {
  const { fight, shoot } = slateOf(me).attributes;
  return shoot >= fight ? 'shoot' : 'fight';
};

const chooseReward = ({ me }: Mind): Answer => {
  if (me.depleted.length > 0 && me.reloads === 0) return 'reload';
  if (slateOf(me).woundMaximum - me.wounds <= 2 && me.medSprays === 0) return 'med-spray';
  return me.shots.length < 2 ? 'performance-shot' : 'adrenaline-shot';
};

const recovery = ({ me }: Mind): Answer => (attributeOf(me, 'mind') > attributeOf(me, 'athletics') ? 'mind' : 'athletics');

/** The corner from which most can be done, and least is to be feared; of equals the one with most near it. */
const chooseCorner = ({ view, seat, decision }: Mind<'choose-corner'>): Answer => {
  const look = outlook(view, seat, ACTIONS);
  const things = [...groundIn(view).pods.filter((_, pod) => view.pods[pod]), ...view.crims];
  return best(decision, nth => {
    const corner = CORNERS[nth]!;
    const at = standingAt(view, seat, towardMiddle(corner));
    return placeWorth(view, seat, at, look) + things.filter(thing => distance(thing, corner) < NEAR).length / 10;
  });
};
const ACTIONS = 2;
const NEAR = 24_000;
const MIDDLE = { x: 24_000, y: 24_000 };

/** A place in a corner zone, on the way out of it. */
const towardMiddle = ({ x, y }: Point): Point => ({ x: x + Math.sign(MIDDLE.x - x) * 2750, y: y + Math.sign(MIDDLE.y - y) * 2750 });
const standingAt = (view: View, seat: Seat, { x, y }: Point): Figure => ({ ...hunterFigure(view, seat), x, y, surface: GROUND });

/** Where most can be done and least is to be feared. */
const bestPlace = ({ view, seat, decision }: Mind): Answer => {
  const look = outlook(view, seat, ACTIONS);
  const worth = (at: Point): number => placeWorth(view, seat, standingAt(view, seat, inMils(at)), look);
  return mostOf(decision.region!.some, worth);
};

/** Near to the own hunter, far from the one who spotted it. */
const placeSpotted = ({ view, seat, me, decision }: Mind): Answer => {
  const own = me.isIn ? hunterFigure(view, seat) : MIDDLE;
  return mostOf(decision.region!.some, at => -distance(inMils(at), own));
};

const chooseTube = ({ view, seat, me, decision }: Mind<'choose-tube'>): Answer => {
  const own = me.isIn ? hunterFigure(view, seat) : MIDDLE;
  return best(decision, tube => -distance(own, tubeOf(view.zone, tube)));
};

/** Not oneself; of the others the one with most points. */
const burden = ({ view, seat, decision }: Mind<'choose-victim' | 'nearest-hunter' | 'choose-leader'>): Answer =>
  best(decision, other => (other === seat ? -1 : view.hunters[other]!.points));

/** What stays in hand: cards that are used at any time are let go first. */
const discardKeepers = ({ decision: { options, min } }: Mind<'discard-keepers'>): Answer => {
  const rank = (card: number): number => LET_GO.indexOf(eventCard(card).id);
  const chosen = options.toSorted((a, b) => rank(b.value) - rank(a.value) || a.value - b.value);
  return chosen.slice(0, min).map(one => one.key);
};
const LET_GO: readonly string[] = ['inside-tip', 'plea-bargain', 'adrenal-override', 'spotlight'];

/** Whom a text is about: the prey whose price is raised, a rival's whose price falls, the best to be seen, else the nearest. */
const chooseCrim = crimBy<'choose-crim'>(({ view, seat, decision: { facts } }, no) => {
  const crim = crimNumbered(view, no)!;
  const nearness = -gap(hunterFigure(view, seat), crimFigure(crim)) / 1e6;
  if (facts.word === 'reveal') return revealWorth(view, seat, crim) + nearness;
  if (facts.word !== 'bounty') return nearness;
  if (facts.n < 0) return spoils(view, seat, crim, -facts.n);
  const shots = attacksFrom(view, seat, hunterFigure(view, seat)).filter(shot => shot.crim.no === no);
  return Math.max(0, ...shots.map(shot => shot.worth)) + nearness;
});

/** An order for a crim: away, or here for a fight, as pays better. */
const chooseOrder = ({ view, seat, decision }: Mind<'choose-order'>): Answer => {
  const crim = crimNumbered(view, decision.facts.crim)!;
  return best(decision, order => worthOfOrder(view, seat, crim, order));
};

const CHOICES: { readonly [Kind in DecisionKind]: Choose<View, Asked<Kind>, Knowledge> } = {
  'choose-hunter': anyAnswer,
  'choose-corner': chooseCorner,
  'place-hunter': bestPlace,
  'choose-tube': chooseTube,
  'discard-keepers': discardKeepers,
  act,
  'leave-crims': leaveCrims,
  'order-strikes': ({ decision }) => optionKeys(decision),
  'avoid-strike': always('yes'),
  walk,
  'free-move': walk,
  'choose-counter': crimBy(({ view }, no) => bountyOf(crimNumbered(view, no)!)),
  'place-spotted': placeSpotted,
  'choose-use': anyAnswer,
  'choose-reward': chooseReward,
  'choose-attribute': ({ me }) => mainAttribute(me),
  'choose-attack': chooseAttack,
  'choose-target': chooseTarget,
  'before-roll': ({ view, seat, decision }) => beforeRoll(view, seat, decision),
  'after-roll': ({ view, seat, decision }) => afterRoll(view, seat, decision),
  'wounds-coming': ({ view, seat, decision }) => woundsComing(view, seat, decision),
  'on-kill': ({ view, seat, decision }) => onKill(view, seat, decision),
  'crim-start': ({ view, seat, decision }) => crimStart(view, seat, decision),
  spawn: ({ decision }) => spawn(decision),
  depleted: ({ view, seat, decision }) => whenDepleted(view, seat, decision),
  'reroll-dice': diceToReroll,
  'impact-option': impactOption,
  'med-spray': firstOption,
  'nearest-hunter': burden,
  'choose-victim': burden,
  'choose-recovery': recovery,
  return: always('yes'),
  'order-effects': ({ decision }) => optionKeys(decision),
  'choose-crim': chooseCrim,
  'choose-order': chooseOrder,
  'may-reload': firstOption,
  'choose-leader': burden,
  'choose-pod': anyAnswer,
  concede: always('no'),
};

export const sensible = botOf<View, Asked, Knowledge>(CHOICES, { knows: (view, seat) => ({ me: view.hunters[seat]! }) });
