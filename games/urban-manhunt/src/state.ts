/**
 * The whole of a game between two scenes, declared once: who sees what is said here. Printed content stays outside and is
 * referred to by number (content/box.ts). Lengths are whole thousandths of an inch (UM-GEO-2). Questions about the state are in
 * questions.ts, changes in deeds.ts.
 */

import type { StateOf, ViewOf } from '@quarry/kernel';
import { bool, int, list, naming, oneOf, open, perSeat, record, records, text, zone } from '@quarry/kernel';
import { ACTIONS, ATTRIBUTES, CRIM_ACTIONS, LENGTHS, TIERS } from './content/kinds.ts';
import { PLACEMENT_MODES } from './content/types.ts';

export const PHASES = ['set-up', 'control', 'hunter', 'crim', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** Every step of the book that begins a scene, in the order of the book. `scenes.ts` says what is played in each. */
export const STEPS = [
  'roll-off',
  'choose-hunter',
  'take-corner',
  'shuffle-decks',
  'first-crims',
  'begin-turn',
  'place-crim',
  'activate',
  'act',
  'end-activation',
  'crim',
  'end-phase',
  'carry-out-events',
  'end-test',
  'over',
] as const;
export type Step = (typeof STEPS)[number];

/** Chance is asked for by these names: one for each deck and each kind of roll. */
export type Stream = 'zone' | 'roll-off' | 'control' | 'events' | 'crims' | 'tubes' | 'check' | 'pod' | 'strikes' | 'end-test';

const card = naming('card');
const seat = naming('seat', int(-1, 3));
const feature = naming('feature');

/** An Action Point beyond the two, good for these actions only. */
const extraAction = record(open({ only: list(oneOf(ACTIONS)) }), x => ({ ...x }));

const hunter = record(
  {
    ...open({
      /** Index of the dataslate, -1 before it is chosen. */
      slate: int(-1),
      x: int(),
      y: int(),
      /** -1 for the ground, or the feature whose roof it is. */
      surface: feature,
      /** In the zone: deployed and not incapacitated. */
      isIn: bool(),
      points: int(),
      wounds: int(),
      momentum: int(),
      /** The turn and phase in which it was incapacitated; turn 0 if it never was. */
      fellInTurn: int(),
      fellInPhase: oneOf(PHASES),
      /** Came back in this turn: no Rest (UM-REST-4). */
      hasReturned: bool(),
      actionsLeft: int(),
      extraActions: records(extraAction, { most: 100 }),
      /** Action Points that the next activation lacks. */
      actionsLost: int(),
      taken: list(oneOf(ACTIONS)),
      isFocused: bool(),
      /** The next Move check is downgraded (a snare). */
      isSnared: bool(),
      reloads: int(),
      medSprays: int(),
      shots: list(oneOf(ATTRIBUTES)),
      /** Attacks that are depleted, by their place on the dataslate. */
      depleted: list(int(0, 9), 10),
      /** Texts used in this activation, and in this match, by name; one entry for each time. */
      usedThisActivation: list(text()),
      usedThisMatch: list(text()),
      kills: int(),
      falls: int(),
      podsOpened: int(),
    }),
    keepers: zone('owner', 'event'),
  },
  x => ({ ...x }),
);

const crim = record(
  open({
    /** The arrival number, never used again (UM-SET-13). */
    no: int(),
    card,
    x: int(),
    y: int(),
    surface: feature,
    wounds: int(),
    /** The feature it hides in, -1 if it stands in the open, and the turn in which it hid. */
    hiddenIn: feature,
    hidInTurn: int(),
    lastAction: oneOf(['none', ...CRIM_ACTIONS]),
    /** Added to its Base Point Value. */
    bounty: int(),
  }),
  x => ({ ...x }),
);

/** An event that waits until the phase closes, with whoever owns it. */
const queued = record(open({ card, owner: seat }), x => ({ ...x }));
/** A card that is in force until the end of a turn. */
const inForce = record(open({ card, owner: seat, until: int() }), x => ({ ...x }));

export const stateSchema = record(
  {
    ...open({
      zone: int(),
      length: oneOf(LENGTHS),
      tier: oneOf(TIERS),
      step: oneOf(STEPS),
      phase: oneOf(PHASES),
      turn: int(),
      overtime: int(0, 2),
      hasConceded: bool(),
      first: seat,
      /** How many seats of the initiative order have been gone through in this step. */
      done: int(),
      /** Full or empty, by number; as many as are in play. */
      pods: list(bool(), 6),
      /** Crims still to be placed in this step, how, and the tubes that have received one. */
      toPlace: int(0, 100),
      placing: oneOf(PLACEMENT_MODES),
      tubesUsed: list(int(0, 5), 100),
      nextArrival: int(),
      /** The arrival number of the crim that acted last in this phase. */
      acted: int(),
      control: card,
      queue: records(queued),
      inForce: records(inForce),
      crims: records(crim),
      hunters: perSeat(hunter),
    }),
    controlPile: zone('nobody', 'control'),
    controlUsed: zone('everyone'),
    controlOut: zone('nobody', 'control'),
    eventPile: zone('nobody', 'event'),
    eventDiscard: zone('everyone'),
    crimPile: zone('nobody', 'crim'),
    crimDiscard: zone('everyone'),
  },
  x => ({ ...x }),
);

export type State = StateOf<typeof stateSchema>;
/** What a seat sees. A state has all that a view has: whatever only reads asks for a view, and is given either. */
export type View = ViewOf<typeof stateSchema>;
export type HunterState = State['hunters'][number];
export type HunterView = View['hunters'][number];
export type CrimState = State['crims'][number];
export type CrimView = View['crims'][number];

/** Somebody who has nothing yet. */
export const newHunter = (): HunterState => ({
  slate: -1,
  x: 0,
  y: 0,
  surface: -1,
  isIn: false,
  points: 0,
  wounds: 0,
  momentum: 0,
  fellInTurn: 0,
  fellInPhase: 'set-up',
  hasReturned: false,
  actionsLeft: 0,
  extraActions: [],
  actionsLost: 0,
  taken: [],
  isFocused: false,
  isSnared: false,
  reloads: 0,
  medSprays: 0,
  shots: [],
  depleted: [],
  usedThisActivation: [],
  usedThisMatch: [],
  kills: 0,
  falls: 0,
  podsOpened: 0,
  keepers: [],
});

/** A crim on the ground, as it enters. */
export const newCrim = (no: number, card: number, { x, y }: { readonly x: number; readonly y: number }): CrimState => ({
  no,
  card,
  x,
  y,
  surface: -1,
  wounds: 0,
  hiddenIn: -1,
  hidInTurn: 0,
  lastAction: 'none',
  bounty: 0,
});
