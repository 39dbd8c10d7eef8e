/**
 * How a sensible player of Urban Manhunt chooses: takes the attack that is worth most, goes where the next one is, opens pods on the
 * way, keeps out of fire, spends Momentum where dice matter and hinders rivals. It is told what its seat sees and nothing else.
 */
import { distance, type Figure, GROUND, gap, type Point } from '@quarry/board';
import type { Answer, Chance, Seat } from '@quarry/kernel';
import { healWorth, revealWorth, spoils, usefulText } from './bot/acting.ts';
import { attacksFrom, bestNow, bestOf, focusUps, type Shot } from './bot/insight.ts';
import { bestMove, choosePath, goesThroughDifficult, outlook, POD_WORTH, placeWorth } from './bot/moving.ts';
import { chanceOf } from './bot/odds.ts';
import { afterRoll, beforeRoll, crimStart, onKill, spawn, whenDepleted, worthOfOrder, woundsComing } from './bot/using.ts';
import { cardNamed } from './content/box.ts';
import { CORNERS, tubeOf } from './content/maps.ts';
import type { CrimAction } from './content/types.ts';
import type { Asked, DecisionKind } from './decisions.ts';
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
import { hasShotItsOnce, hunterHas } from './texts.ts';

interface Thought<Decision extends Asked = Asked> {
  readonly state: View;
  readonly decision: Decision;
  readonly seat: Seat;
  readonly me: HunterView;
  readonly chance: Chance<'bot'>;
}
/** As a method, so that it can be looked up by the kind of any decision. */
type Choose<Kind extends DecisionKind = DecisionKind> = { choose(thought: Thought<Asked<Kind>>): Answer }['choose'];

const keys = (decision: Asked): string[] => decision.options.map(one => one.key);
const offers = (decision: Asked, key: string): boolean => decision.options.some(one => one.key === key);
const any: Choose = ({ decision, chance }) => decision.options[chance.below('bot', decision.options.length)]!.key;
const yes: Choose = () => 'yes';
const no: Choose = () => 'no';

/** The option with the greatest worth; the first of equals. */
function best(decision: Asked, worth: (id: string | number, key: string) => number): string {
  let chosen = decision.options[0]!.key;
  let most = Number.NEGATIVE_INFINITY;
  for (const { key, about } of decision.options) {
    const value = worth(about[0]?.id ?? key, key);
    if (value > most) [chosen, most] = [key, value];
  }
  return chosen;
}

/** The point with the greatest worth; the first of equals. */
function mostOf(points: readonly Point[], worth: (at: Point) => number): Point {
  const worths = points.map(worth);
  return points[worths.indexOf(Math.max(...worths))]!;
}

const crimBy =
  <Kind extends DecisionKind>(worth: (thought: Thought<Asked<Kind>>, no: number) => number): Choose<Kind> =>
  thought =>
    best(thought.decision, id => worth(thought, id as number));

// Actions

/** Below this nothing is done for its own sake. */
const WORTHWHILE = 0.3;

/** What each thing that can be done now is worth; texts come first where they make the rest better. */
const act: Choose<'act'> = thought => {
  const { decision, state, seat, me } = thought;
  const text = usefulText(state, seat, decision);
  if (text) return text;
  const attack = bestNow(state, seat, upsNow(thought));
  const worths: Record<string, number> = { end: WORTHWHILE };
  const actions = me.actionsLeft + me.extraActions.length;
  if (attack) worths[attack.kind] = attack.worth;
  if (offers(decision, 'universal')) worths['universal'] = POD_WORTH;
  if (offers(decision, 'rest')) worths['rest'] = healWorth(state, seat, 1);
  if (offers(decision, 'spot')) worths['spot'] = spotWorth(thought, actions - 1);
  if (offers(decision, 'move')) worths['move'] = bestMove(state, seat, hasShotItsOnce(state, seat) ? 0 : actions - 1).worth;
  if (offers(decision, 'focus') && actions >= 2 && attack) worths['focus'] = focusWorth(state, seat, attack, worths);
  const choices = Object.entries(worths).filter(([key]) => offers(decision, key));
  return choices.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
};

/** A crim that is found is there to be shot at: by oneself, if an action is left for that. */
const spotWorth = ({ state, seat, me }: Thought, actions: number): number =>
  Math.max(
    ...hiddenCrims(state).map(
      crim => chanceOf(attributeOf(me, 'mind'), 0, printedCrim(crim).stealth) * revealWorth(state, seat, crim) * (actions > 0 ? 0.7 : 0.2),
    ),
  );

/** Focus gives up the action before the attack: another attack, or the best that can be done beside the only shot. */
function focusWorth(state: View, seat: Seat, attack: Shot, worths: Readonly<Record<string, number>>): number {
  const focused = bestOf(attacksFrom(state, seat, hunterFigure(state, seat), focusUps(state, seat, attack.kind)));
  const shootsOnce = attack.kind === 'shoot' && hunterHas(state, seat, 'shoot-once');
  const { [attack.kind]: _attack, ...besides } = worths;
  return (focused?.worth ?? 0) - (shootsOnce ? Math.max(0, ...Object.values(besides)) : attack.worth);
}

/** Upgrades that a Focus taken before gives to the attack that is coming. */
const upsNow = ({ state, seat, me }: Thought): number => (me.isFocused ? focusUps(state, seat, mainAttribute(me)) : 0);

const worthOn = ({ state, seat, decision }: Thought<Asked<'choose-target'>>, shots: readonly Shot[]): string => {
  const weapon = decision.facts.attack;
  const { attacks } = slateOf(state.hunters[seat]!);
  const fits = (shot: Shot): boolean => (shot.weapon < 0 ? weapon === 'Unarmed' : attacks[shot.weapon]!.name === weapon);
  return best(decision, id => Math.max(0, ...shots.filter(shot => shot.crim.no === id && fits(shot)).map(shot => shot.worth)));
};

const chooseAttack: Choose = ({ state, seat, decision }) => {
  const shots = attacksFrom(state, seat, hunterFigure(state, seat));
  return best(decision, id => Math.max(0, ...shots.filter(shot => shot.weapon === id).map(shot => shot.worth)));
};
const chooseTarget: Choose<'choose-target'> = thought =>
  worthOn(thought, attacksFrom(thought.state, thought.seat, hunterFigure(thought.state, thought.seat), upsNow(thought)));

const walk: Choose<'walk' | 'free-move'> = ({ state, decision, me }) =>
  choosePath(state, decision, me.actionsLeft + me.extraActions.length);

/** Nobody is left whom the way does not lead away from: each strikes. */
const leaveCrims: Choose = ({ state, seat, me }) =>
  bestMove(state, seat, me.actionsLeft + me.extraActions.length).leaves.map(crim => `c${crim.no}`);

// Dice

/** Two successes where they hit, or are wounds, inches to spare or style; else a card, or Momentum in a Defense that holds. */
const impactOption: Choose<'impact-option'> = ({ decision }) => {
  const { check, successes, threshold } = decision.facts;
  const isAttack = check === 'fight' || check === 'shoot';
  const counts = threshold === 0 ? check !== 'move' : successes + 1 === threshold || (isAttack && successes >= threshold);
  // A success more in an attack that hits is a die more of Damage; to upgrade two of them is worth less.
  if (counts || (check === 'defense' && successes < threshold)) return 'two-successes';
  return offers(decision, 'flip-event') && check !== 'defense' ? 'flip-event' : 'momentum';
};

/** The largest dice that failed gain most from a second roll. */
const rerollDice: Choose<'reroll-dice'> = ({ decision }) => {
  const { sizes } = decision.facts;
  const chosen = decision.options.toSorted((a, b) => sizes[b.about[0]!.id as number]! - sizes[a.about[0]!.id as number]!);
  return chosen.slice(0, decision.max).map(one => one.key);
};

// Hunters and places

const mainAttribute = (me: HunterView): Shot['kind'] => {
  const { fight, shoot } = slateOf(me).attributes;
  return shoot >= fight ? 'shoot' : 'fight';
};

const chooseReward: Choose = ({ me }) => {
  if (me.depleted.length > 0 && me.reloads === 0) return 'reload';
  if (slateOf(me).woundMaximum - me.wounds <= 2 && me.medSprays === 0) return 'med-spray';
  return me.shots.length < 2 ? 'performance-shot' : 'adrenaline-shot';
};

const recovery: Choose = ({ me }) => (attributeOf(me, 'mind') > attributeOf(me, 'athletics') ? 'mind' : 'athletics');

/** The corner from which most can be done, and least is to be feared; of equals the one with most near it. */
const chooseCorner: Choose = ({ state, seat, decision }) => {
  const look = outlook(state, seat, ACTIONS);
  const things = [...groundIn(state).pods.filter((_, pod) => state.pods[pod]), ...state.crims];
  return best(decision, id => {
    const corner = CORNERS[id as number]!;
    const at = standingAt(state, seat, towardMiddle(corner));
    return placeWorth(state, seat, at, look) + things.filter(thing => distance(thing, corner) < NEAR).length / 10;
  });
};
const ACTIONS = 2;
const NEAR = 24_000;
const MIDDLE = { x: 24_000, y: 24_000 };

/** A place in a corner zone, on the way out of it. */
const towardMiddle = ({ x, y }: Point): Point => ({ x: x + Math.sign(MIDDLE.x - x) * 2750, y: y + Math.sign(MIDDLE.y - y) * 2750 });
const standingAt = (state: View, seat: Seat, { x, y }: Point): Figure => ({ ...hunterFigure(state, seat), x, y, surface: GROUND });

/** Where most can be done and least is to be feared. */
const placeHunter: Choose = ({ state, seat, decision }) => {
  const look = outlook(state, seat, ACTIONS);
  const worth = (at: Point): number => placeWorth(state, seat, standingAt(state, seat, inMils(at)), look);
  return mostOf(decision.region!.some, worth);
};

/** Near to the own hunter, far from the one who spotted it. */
const placeSpotted: Choose = ({ state, seat, me, decision }) => {
  const own = me.isIn ? hunterFigure(state, seat) : MIDDLE;
  return mostOf(decision.region!.some, at => -distance(inMils(at), own));
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

/** Whom a text is about: the prey whose price is raised, a rival's whose price falls, the best to be seen, else the nearest. */
const chooseCrim = crimBy<'choose-crim'>(({ state, seat, decision: { facts } }, no) => {
  const crim = crimNumbered(state, no)!;
  const nearness = -gap(hunterFigure(state, seat), crimFigure(crim)) / 1e6;
  if (facts.word === 'reveal') return revealWorth(state, seat, crim) + nearness;
  if (facts.word !== 'bounty') return nearness;
  if (facts.n < 0) return spoils(state, seat, crim, -facts.n);
  const shots = attacksFrom(state, seat, hunterFigure(state, seat)).filter(shot => shot.crim.no === no);
  return Math.max(0, ...shots.map(shot => shot.worth)) + nearness;
});

/** An order for a crim: away, or here for a fight, as pays better. */
const chooseOrder: Choose<'choose-order'> = ({ state, seat, decision }) => {
  const crim = crimNumbered(state, decision.facts.crim)!;
  return best(decision, (_id, key) => worthOfOrder(state, seat, crim, key as CrimAction));
};

const CHOICES: { readonly [Kind in DecisionKind]: Choose<Kind> } = {
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
  'on-kill': ({ state, seat, decision }) => onKill(state, seat, decision),
  'crim-start': ({ state, seat, decision }) => crimStart(state, seat, decision),
  spawn: ({ decision }) => spawn(decision),
  depleted: ({ state, seat, decision }) => whenDepleted(state, seat, decision),
  'reroll-dice': rerollDice,
  'impact-option': impactOption,
  'med-spray': ({ decision }) => keys(decision)[0]!,
  'nearest-hunter': burden,
  'choose-victim': burden,
  'choose-recovery': recovery,
  return: yes,
  'order-effects': ({ decision }) => keys(decision),
  'choose-crim': chooseCrim,
  'choose-order': chooseOrder,
  'may-reload': ({ decision }) => keys(decision)[0]!,
  'choose-leader': burden,
  'choose-pod': any,
  concede: no,
};

export function sensible(state: View, decision: Asked, seat: Seat, chance: Chance<'bot'>): Answer {
  const choose: Choose = CHOICES[decision.kind];
  return choose({ state, decision, seat, me: state.hunters[seat]!, chance });
}
