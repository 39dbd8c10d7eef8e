/**
 * The whole of a game between two scenes, declared once: who sees what is said here. Printed content stays outside and is
 * referred to by number (content/box.ts). Questions about the state are in questions.ts, changes in deeds.ts.
 */
import {
  bool,
  type Eye,
  int,
  list,
  naming,
  nullable,
  oneOf,
  open,
  perSeat,
  record,
  records,
  type StateOf,
  text,
  type ViewOf,
  zone,
} from '@quarry/kernel';
import { deckOf, levelOfTracking } from './content/box.ts';
import { ACTIONS } from './content/kinds.ts';

export const MODES = ['standard', 'cooperative', 'cooperative-easy'] as const;
export type Mode = (typeof MODES)[number];

/** Every step of the book that begins a scene, in the order of the book. `scenes.ts` says what is played in each. */
export const STEPS = [
  'agree-on-trading',
  'choose-hunters',
  'track',
  'build-encounter',
  'place-hunters',
  'begin-encounter',
  'begin-turn',
  'act',
  'end-activation',
  'begin-enemy-step',
  'enemies',
  'maintenance',
  'end-encounter',
  'victory',
  'level-up',
  'open-merchants',
  'buy',
  'end-merchants',
  'count-suns',
  'over',
] as const;
export type Step = (typeof STEPS)[number];

/** Chance is asked for by these names: one for each deck and each kind of roll. */
export type Stream =
  | 'tokens'
  | 'tracking'
  | 'events'
  | 'salvage'
  | 'merchant-1'
  | 'merchant-2'
  | 'merchant-3'
  | 'actions-0'
  | 'actions-1'
  | 'actions-2'
  | 'actions-3'
  | 'behaviour'
  | 'attack'
  | 'aoe'
  | 'trap'
  | 'evade';

const isCooperative = (eye: Eye): boolean => (eye.state as { mode: Mode }).mode !== 'standard';
const seesHand = (eye: Eye): boolean => eye.seat === eye.owner || (isCooperative(eye) && eye.seat !== null);
const seesTracking = (eye: Eye): boolean =>
  eye.seat !== null && (isCooperative(eye) || eye.seat === (eye.state as { leader: number }).leader);
const seesEvents = (eye: Eye): boolean => eye.seat !== null && eye.seat === (eye.state as { fledgling: number }).fledgling;

/** Decks of different hunters never mix: what a rival may hold is what is missing from its own open zones. */
const ownDeck = (_card: number, owner: number | null): string => `actions-${owner}`;
const ofLevel = (no: number): string => `tracking-${levelOfTracking(no)}`;

const square = naming('square', int(-1, 80));
const card = naming('card');
const seat = naming('seat', int(-1, 3));
/** How long a condition still lasts: where conditions last, a token goes in two goes. */
const condition = int(0, 2);

const modification = record(open({ card, on: int(-1, 4) }), x => ({ ...x }));

const hunter = record(
  {
    ...open({
      /** Index in the box, -1 before the hunter is chosen. */
      hunter: int(-1, 3),
      node: text(),
      skill: int(0, 3),
      traits: list(card),
      upgrades: list(card),
      maxDeck: int(),
      /** One card for each arc, -1 if empty. */
      equipment: list(card, 5),
      modifications: records(modification),
      salvage: list(card),
      blazingSuns: int(),
      fullSuns: int(),
      halfSuns: int(),
      glory: int(),

      square,
      isUp: bool(),
      /** Turns that pass before the hunter stands up. */
      skip: int(),
      faints: int(),
      fire: condition,
      freeze: condition,
      shock: condition,
      beganShocked: bool(),
      /** The larger, the more recently activated; 0 = not yet in this encounter. */
      recency: int(),
      actionsLeft: int(),
      done: list(oneOf(ACTIONS)),
      free: list(oneOf(ACTIONS)),
      repeatable: list(oneOf(ACTIONS)),
      usedThisActivation: list(text()),
      usedThisEncounter: list(text()),
      /** The merchant level this hunter visits on its own, 0 = the party's. */
      visits: int(0, 3),
      purchases: int(),
    }),
    hand: zone(seesHand, ownDeck),
    draw: zone('nobody', ownDeck),
    discard: zone('everyone'),
    scrapped: zone('everyone'),
  },
  x => ({ ...x }),
);

const enemy = record(
  open({
    id: int(),
    type: int(0, 5),
    square,
    isAlert: bool(),
    wounds: int(),
    armour: int(),
    fire: condition,
    freeze: condition,
    shock: condition,
    /** Who set it on fire, -1 for nobody. */
    burnedBy: seat,
    /** 0 intact, 1 damaged, 2 destroyed, in the order of the data card. */
    components: list(int(0, 2)),
    /** The tile whose route is the initial one, and the square it started on. */
    home: int(),
    spawn: square,
    hasActed: bool(),
    status: oneOf(['in-play', 'killed', 'burnt', 'escaped']),
  }),
  x => ({ ...x }),
);

const trap = record(open({ square, owner: seat, card, weapon: card, dice: list(int(0, 20), 3) }), x => ({ ...x }));

const behaviour = record(
  { ...open({ type: int(0, 5) }), pile: zone('nobody', no => `behaviour-${deckOf(no)}`), discard: zone('everyone') },
  x => ({ ...x }),
);

const merchant = record(
  {
    ...open({ isOpen: bool() }),
    pile: zone('nobody', no => `goods-${deckOf(no)}`),
    row: zone('everyone'),
    discard: zone('everyone'),
  },
  x => ({ ...x }),
);

/** An alert enemy's activation, box by box: its card and column, the box that it is at, how often that was done, and whether a conditional one was. */
const activation = record(
  open({
    enemy: int(),
    card,
    isYes: bool(),
    box: int(0),
    times: int(0),
    hasDoneConditional: bool(),
    /** Whom its pulse has still to reach (ZD-R-81). */
    pulsed: list(seat, 4),
  }),
  x => ({ ...x }),
);

export const stateSchema = record(
  {
    ...open({
      mode: oneOf(MODES),
      trading: bool(),
      quest: int(),
      leader: seat,
      /** -1 in cooperative play. */
      fledgling: seat,
      step: oneOf(STEPS),
      encounter: int(0, 5),
      /** The tracking card being played, and those played before it. */
      card,
      level: int(0, 3),
      result: oneOf(['none', 'success', 'failure']),
      /** The encounter is lost and ends once the present effect is over. */
      hasFailed: bool(),

      event: card,
      eventChooser: seat,
      eventRival: seat,
      eventsPlayed: list(card),

      points: int(),
      /** Whose turn it is; also used while hunters are placed and goods are bought. */
      active: seat,
      turn: int(),
      /** ZD-R-120: the last turn that a hunter alone has in this encounter; 0 = no Dusk. */
      dusk: int(),
      /** Counts activations, for recency. */
      clock: int(),
      outcrops: list(square),
      ruins: list(square),
      corpses: list(square),
      grassAdded: list(square),
      passedInARow: int(),
      enemies: records(enemy, { most: 24 }),
      traps: records(trap, { most: 4 }),
      behaviours: records(behaviour, { most: 6 }),
      activation: nullable(activation),
      merchants: records(merchant, { most: 3 }),
      hunters: perSeat(hunter),
    }),
    trackingPile: zone('nobody', ofLevel),
    trackingDrawn: zone(seesTracking, ofLevel),
    trackingRow: zone('everyone'),
    trackingDiscard: zone('nobody', ofLevel),
    eventPile: zone('nobody', 'event'),
    eventDrawn: zone(seesEvents, 'event'),
    eventDiscard: zone('nobody', 'event'),
    salvagePile: zone('nobody', 'salvage'),
    salvageDiscard: zone('everyone'),
    stamina: zone('everyone'),
    removed: zone('everyone'),
  },
  x => ({ ...x }),
);

export type State = StateOf<typeof stateSchema>;
/** What a seat sees. A state has all that a view has: whatever only reads asks for a view, and is given either. */
export type View = ViewOf<typeof stateSchema>;
export type HunterState = State['hunters'][number];
export type HunterView = View['hunters'][number];
export type EnemyState = State['enemies'][number];
export type ActivationState = NonNullable<State['activation']>;
export type EnemyView = View['enemies'][number];
/** As much of an enemy. */
export type EnemyOnField = Pick<EnemyView, 'id' | 'type' | 'square' | 'isAlert' | 'shock' | 'components' | 'status'>;
/**
 * As much of a position as decides what enemies do: all of it lies open, and all of it can be put together for a look at what might be.
 */
export type Field = Pick<View, 'card' | 'mode' | 'event' | 'grassAdded' | 'outcrops' | 'active'> & {
  readonly enemies: readonly EnemyOnField[];
  readonly hunters: readonly Pick<HunterView, 'square' | 'isUp' | 'recency'>[];
};
export type TrapState = State['traps'][number];
export type MerchantState = State['merchants'][number];
