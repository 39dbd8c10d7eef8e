/** What must always be true of a state between two scenes. Each sentence names a promise that is broken. */
import { gapToFeature, isInside, TOLERANCE } from '@quarry/board';
import { cardFaultsOf } from '@quarry/kernel';
import { box, CONTROL_DECK, CRIM_DECK, eventsFor, keyOf, type Sort, sortOf } from './content/box.ts';
import { featureName, featuresOf } from './content/maps.ts';
import { basesBut, crimCap, crimFigure, groundIn, hunterFigure, printedCrim, REACH, seatsIn, slateOf, visibleCrims } from './questions.ts';
import { crimCalled } from './sentences/names.ts';
import { type CrimState, type HunterState, type State, stateSchema } from './state.ts';
import { handLimit } from './texts-in-force.ts';

export function faults(state: State): readonly string[] {
  return [...cardFaults(state), ...hunterFaults(state), ...crimFaults(state), ...placeFaults(state)];
}

/** Where the cards of each deck may lie. */
const PLACES: Readonly<Record<Sort, readonly string[]>> = {
  event: ['eventPile', 'eventDiscard', 'queue.card', 'inForce.card', 'hunters.keepers'],
  crim: ['crimPile', 'crimDiscard', 'crims.card'],
  control: ['controlPile', 'control', 'controlUsed', 'controlOut'],
};

/** Every card that is played with lies in exactly one place, and in one where it may. */
const cardFaults = cardFaultsOf(stateSchema, {
  expected: ({ hunters }) => [...eventsFor(hunters.length), ...CRIM_DECK, ...CONTROL_DECK],
  keyOf,
  isPrinted: box.has,
  fits: (card, path) => PLACES[sortOf(card)].includes(path),
});

/** Numbers that never fall below 0. */
const COUNTERS = [
  'points',
  'wounds',
  'momentum',
  'actionsLeft',
  'actionsLost',
  'reloads',
  'medSprays',
  'kills',
  'falls',
  'podsOpened',
] as const;

function hunterFaults(state: State): string[] {
  return state.hunters.flatMap((hunter, seat) => [
    ...COUNTERS.filter(counter => hunter[counter] < 0).map(counter => `seat ${seat} has ${hunter[counter]} ${counter}`),
    ...(hunter.keepers.length > handLimit(state, seat) ? [`seat ${seat} holds ${hunter.keepers.length} Keepers (UM-EVT-9)`] : []),
    ...standingFaults(hunter).map(fault => `seat ${seat} ${fault}`),
  ]);
}

function standingFaults(hunter: HunterState): string[] {
  if (hunter.slate < 0) return hunter.isIn ? ['is in the zone without a dataslate'] : [];
  const { woundMaximum, attacks } = slateOf(hunter);
  return [
    ...(hunter.isIn && hunter.wounds >= woundMaximum ? [`stands with ${hunter.wounds} of ${woundMaximum} Wound Tokens (UM-RES-6)`] : []),
    ...(!hunter.isIn && hunter.momentum > 0 && hunter.fellInTurn === 0 ? ['has Momentum before it entered the zone'] : []),
    ...hunter.depleted
      .filter(weapon => !attacks[weapon]?.isDepletable)
      .map(weapon => `has depleted attack ${weapon}, which cannot be (UM-IMP-5)`),
  ];
}

function crimFaults(state: State): string[] {
  const { crims } = state;
  const over = crims.length - crimCap(state);
  return [
    ...(over > 0 ? [`${crims.length} crims are in the zone, ${over} too many (UM-SET-14)`] : []),
    ...crims.filter((crim, i) => i > 0 && crim.no <= crims[i - 1]!.no).map(crim => `crim ${crim.no} is out of order (UM-SET-13)`),
    ...crims.filter(crim => crim.no >= state.nextArrival).map(crim => `crim ${crim.no} has a number that is still to come (UM-SET-13)`),
    ...crims
      .filter(crim => crim.wounds >= printedCrim(crim).wounds)
      .map(crim => `${crimCalled(crim.card, crim.no)} stands with ${crim.wounds} Wound Tokens (UM-ELIM-1)`),
    ...crims.filter(crim => crim.hiddenIn >= 0).flatMap(crim => hidingFaults(state, crim)),
  ];
}

/** UM-HIDE-3, UM-HIDE-4: a hidden crim's feature is hideable, and its remembered place is in it or beside it. */
function hidingFaults(state: State, crim: CrimState): string[] {
  const feature = featuresOf(state.zone)[crim.hiddenIn];
  if (!feature?.isHideable) return [`${crimCalled(crim.card, crim.no)} hides in feature ${crim.hiddenIn}, where nobody can (UM-HIDE-1)`];
  const figure = crimFigure(crim);
  const isThere = feature.isArea ? isInside(figure, feature) : gapToFeature(figure, feature) <= REACH + TOLERANCE;
  return isThere
    ? []
    : [`${crimCalled(crim.card, crim.no)} hides in the ${featureName(state.zone, crim.hiddenIn)}, but not beside it (UM-HIDE-3)`];
}

const IN_THE_WAY = { edge: 'the edge of the table', feature: 'a solid feature', pod: 'a pod', model: 'another model' } as const;

/** UM-GEO-8, 9, 12, 22: every model stands where it may, on the surface that it says. */
function placeFaults(state: State): string[] {
  const ground = groundIn(state);
  const models = [
    ...seatsIn(state).map(seat => ({ name: `seat ${seat}`, figure: hunterFigure(state, seat), others: basesBut(state, { seat }) })),
    ...visibleCrims(state).map(crim => ({
      name: crimCalled(crim.card, crim.no),
      figure: crimFigure(crim),
      others: basesBut(state, { crim }),
    })),
  ];
  return models.flatMap(({ name, figure, others }) => {
    const obstacle = ground.obstacleAt(figure, figure.r, others);
    if (obstacle) return [`${name} stands at ${figure.x}, ${figure.y} on ${IN_THE_WAY[obstacle.kind]} (UM-GEO-9)`];
    const surface = ground.surfaceAt(figure, figure.r);
    return surface === figure.surface ? [] : [`${name} is said to stand on ${figure.surface}, but it is ${surface} (UM-GEO-22)`];
  });
}
