/**
 * The whole of a chapter between two scenes, declared once, with who sees what. Hands, satchels and discards are open to all (FW-R-2); secret is the order of every
 * draw pile. Printed content stays outside and is referred to by number (content/box.ts). Questions are in questions.ts, changes in deeds/.
 */
import {
  bool,
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
  showingZone,
  snapshot,
  text,
  type ViewOf,
  zone,
} from '@quarry/kernel';
import { deckOf, lettersOf } from './content/box.ts';
import {
  BRIEF_IDS,
  CHARACTERS,
  CONDITIONS,
  COUNTERS,
  ENEMY_TYPES,
  FLAGS,
  GAITS,
  OBJECTIVE_TOKENS,
  PREPARATIONS,
  RESOURCES,
} from './content/kinds.ts';
import { FEATURES } from './content/types.ts';

/** Every step that begins a scene, in the order of the book. `scenes.ts` says what is played in each. */
export const STEPS = [
  'read',
  'open-brief',
  'choose-first',
  'place',
  'give-specials',
  'begin-fight',
  'begin-turn',
  'act',
  'end-actions',
  'command',
  'begin-enemies',
  'enemies',
  'end-enemies',
  'draw',
  'end-turn',
  'fight-won',
  'mourn',
  'fight-failed',
  'after-failure',
  'over',
] as const;
export type Step = (typeof STEPS)[number];

/** Chance is asked for by these names: one for each deck and each kind of roll. */
export type Stream =
  | 'deck-0'
  | 'deck-1'
  | 'deck-2'
  | 'deck-3'
  | 'injuries'
  | 'modifications'
  | 'gear'
  | 'behaviour'
  | 'attack'
  | 'evade'
  | 'trap'
  | 'command'
  | 'patrol'
  | 'story';

const card = naming('card');
const seat = naming('seat', int(-1, 3));
const square = naming('square', int(-1, 323));
const NO_CONDITION = 'none';
export const condition = oneOf([NO_CONDITION, ...CONDITIONS]);
const ownDeck = (_card: number, owner: number | null): string => `deck-${owner}`;

const fitted = record(open({ card, on: card }), x => ({ ...x }));

const marshal = record(
  {
    ...open({
      character: oneOf(CHARACTERS),
      dial: int(0, 40),
      /** In use: melee weapon, ranged weapon, trap, armour. */
      gear: list(card, 4),
      /** The pieces of gear, in use or not, that are turned to level 2. */
      upgraded: list(card),
      fitted: records(fitted),
      /** Action cards, gear and modifications that are not in use. */
      satchel: list(card),
      /** How many of each kind, in the order of RESOURCES. */
      resources: list(int(0), RESOURCES.length),

      // In combat
      square,
      isHidden: bool(),
      /** On the alert track while hidden. */
      row: int(0, 20),
      condition,
      /** Gained during the own turn: it outlasts the end of this one (FW-R-28). */
      isFresh: bool(),
      /** -1 if it is not on the map. */
      trap: square,
      trapDirection: int(0, 7),
      trapCondition: condition,
      /** Names of what was done in the present action phase, and how much of it counts (FW-ACT-1). */
      done: list(text()),
      counted: int(0, 2),
      hasMoved: bool(),
      usedThisTurn: list(text()),
      usedThisFight: list(text()),
      rerolls: int(0),
      /** The next command roll fails (an injury). */
      failsCommand: bool(),
      // FW-R-2: open to all.
      discard: list(card),
      hand: list(card),
    }),
    deck: zone('nobody', ownDeck),
  },
  x => ({ ...x }),
);

/** A character who has left the party and may come back (FW-R-72). The deck is a heap until then. */
const stored = record(
  open({
    character: oneOf(CHARACTERS),
    dial: int(0, 40),
    gear: list(card, 4),
    upgraded: list(card),
    satchel: list(card),
    heap: list(card),
    discard: list(card),
  }),
  x => ({ ...x }),
);

/** What a campaign keeps, and what a retry goes back to (FW-R-3). */
export const party = record(
  {
    ...open({
      marshals: perSeat(marshal),
      potions: int(0),
      supplies: int(0),
      /** In the order of COUNTERS. */
      counters: list(int(), COUNTERS.length),
      /** Special action cards in the centre. */
      waiting: list(card),
      /** Behaviour cards in the active store, by number. */
      behaviours: list(card),
      /** Types whose level 2 has come. */
      risen: list(text()),
      /** Every large card that is not in play (FW-CAMP-7). */
      inactive: list(card),
      stored: records(stored, { most: 4 }),
    }),
    injuries: zone('nobody', 'injuries'),
    modifications: zone('nobody', 'modifications'),
  },
  x => ({ ...x }),
);

const enemy = record(
  open({
    id: int(),
    /** Index in ENEMY_TYPES. */
    type: int(0, 15),
    /** The top left one of a huge enemy. */
    square,
    hp: int(0),
    maxHp: int(0),
    armour: int(0),
    /** Until its next turn. */
    moreArmour: int(0),
    condition,
    isFresh: bool(),
    /** Hit points left of each component; -1 if it was never there. */
    parts: list(int(-1)),
    /** Index of the route in the brief, -1 for none; where on it, and which way. */
    route: int(-1),
    routeAt: int(-1),
    isForward: bool(),
    isIn: bool(),
    /** Draws no card in the next enemy phase. */
    isStilled: bool(),
  }),
  x => ({ ...x }),
);

const deck = record(
  {
    ...open({
      type: int(0, 15),
      /** 1, or 2 for the second deck of a huge enemy. */
      no: int(1, 2),
      /** Seen by everybody: what lies at the top, as far as it was looked at. */
      seen: list(card),
      /** It loses its next turn, or leaves out its attacks on the card in play. */
      skipsTurn: bool(),
      skipsAttacks: bool(),
      discard: list(card),
    }),
    pile: showingZone({ at: n => (n > 0 ? [0] : []), as: lettersOf }, 'nobody', no => `behaviour-${deckOf(no)}`),
  },
  x => ({ ...x }),
);

const trapOnMap = record(open({ square, isBlast: bool(), direction: int(0, 7), condition, dice: text(20) }), x => ({ ...x }));
const feature = record(
  open({ id: int(), kind: oneOf(FEATURES), square, hp: int(0), isDone: bool(), /** Who is followed. */ follows: seat }),
  x => ({ ...x }),
);

/** A series of a behaviour card that is being carried out, and how many of its actions were begun. */
const series = record(open({ card, isYes: bool(), begun: int(0) }), x => ({ ...x }));
/** A character, or with seat -1 a token that stands for one. */
const mark = record(open({ seat, square }), x => ({ ...x }));
/** A walk of several squares: what for, what is left of it, and the stretch that has not been told yet. */
const walk = record(
  open({
    enemy: int(),
    to: oneOf(['mark', 'feature', 'away', 'route']),
    mark: nullable(mark),
    squares: int(),
    left: int(),
    isStraight: bool(),
    /** Which way the last step led, 0 before the first. */
    course: int(),
    from: square,
    path: list(square),
    how: oneOf(GAITS),
  }),
  x => ({ ...x }),
);
/** A pulse on its way round: who has still to be struck. */
const pulse = record(open({ left: list(seat, 4), damage: int(0), condition }), x => ({ ...x }));
/** What follows a blow: whom it hit and by whom, how many of its extra effects are done, and how far it has pushed. */
const blow = record(open({ seat, by: int(), extrasDone: int(0), pushed: int(0) }), x => ({ ...x }));
/** An order that was given: who has still to follow it; and whom the first of them has gone for. */
const ordered = record(open({ left: list(int()), squares: int(), damage: int(0), mark: nullable(mark) }), x => ({ ...x }));

/** The turns of the enemies of one type, one after the other (FW-EACT-2, FW-R-89). */
const activation = record(
  open({
    type: int(0, 15),
    isPatrol: bool(),
    /** Behaviour cards that they carry out in all, and how many of them were turned up; a patrol counts as one. */
    cards: int(1),
    turned: int(0),
    /** The card in play and its deck; -1 and 0 if there is none. */
    card,
    deck: int(0, 2),
    /** Who has still to act by it. */
    order: list(int()),
    /** Who acts by it now, -1 for nobody; by which series, the innermost last, and whom it is after (FW-BEH-9). */
    enemy: int(-1),
    series: records(series),
    target: nullable(mark),
    hasDrawnMore: bool(),
    walk: nullable(walk),
    blow: nullable(blow),
    pulse: nullable(pulse),
    ordered: nullable(ordered),
  }),
  x => ({ ...x }),
);

const fight = record(
  open({
    /** Rows of the alert track. */
    rows: int(0, 20),
    alert: int(0, 20),
    /** Revealed characters, the highest threat first. */
    threat: list(seat, 4),
    /** Character turns begun. */
    turn: int(0),
    active: seat,
    enemies: records(enemy, { most: 24 }),
    decks: records(deck, { most: 12 }),
    traps: records(trapOnMap, { most: 24 }),
    features: records(feature, { most: 24 }),
    /** Enemy types in the order in which they act in this phase. */
    toAct: list(int(0, 15)),
    activation: nullable(activation),
    hasPatrolled: bool(),
    /** The enemy whose turn it is, -1 for none. */
    acting: int(-1),
    /** What the turn has still to open with: by name, what the group may use, and the cards of its beginning. */
    opening: list(text()),
    /** Taken from their piles, and in nobody's satchel yet (FW-RES-2, FW-R-101). */
    toGive: list(oneOf(RESOURCES)),
    /** FW-BRIEF-6: which part of a sequence is open. */
    stage: int(0),
    hasAnybodyBeenRevealed: bool(),
    /** `type:letter` of components that were destroyed. */
    taken: list(text()),
    soloTokens: int(0, 5),
    /** The newest first (FW-R-92). */
    distractions: list(square),
    /** Turns without a break at which something was held, waves that have come, and other counts of a brief. */
    tally: int(0),
    usedOnce: list(text()),
    /** The deck that a huge enemy draws from next. */
    hugeDeck: int(1, 2),
    enemyPhases: int(0),
    lost: int(0),
    /** Of those who were lost, how many the party has still to answer for. */
    toMourn: int(0),
  }),
  x => ({ ...x }),
);

/** What an element of a page does to the party, effect by effect (FW-NARR-4). */
const effects = record(
  open({
    why: oneOf(['reward', 'location', 'entry']),
    /** The path that brings them, -1 for none. */
    path: int(-1),
    /** How many are done, and how much of the next one was given out. */
    done: int(0),
    given: int(0),
    /** Whom the group has named for them, -1 for nobody yet; and whether somebody went to camp when it was asked for the next one. */
    one: seat,
    isAskedAgain: bool(),
  }),
  x => ({ ...x }),
);

const picked = record(open({ entry: text(10), character: oneOf(CHARACTERS) }), x => ({ ...x }));

export const stateSchema = record(
  {
    ...open({
      chapter: int(1, 13),
      step: oneOf(STEPS),
      /** The chapter alone, without those before and after it. */
      isAlone: bool(),
      /** FW-R-1: the lead decides for the group. */
      leadDecides: bool(),
      lead: seat,
      /** First in turn order in this encounter. */
      first: seat,
      level: int(1, 3),
      selection: int(1, 3),
      entry: text(10),
      /** The entry before. */
      from: text(10),
      /** How many elements of the entry are done. */
      element: int(0),
      effects: nullable(effects),
      /** How many steps of an after-entry are done (FW-DONE-3). */
      stepsDone: int(0),
      /** Keys of what the group has refused of the question that is open (FW-R-1). */
      refused: list(text()),
      /** Who is in camp, -1 for nobody, and what is done there again and again (FW-R-94). */
      camping: seat,
      chore: oneOf(['none', 'add', 'remove', 'pass-on']),
      /** By seat, action cards that each has still to gain (FW-LEVEL-3). */
      toGain: list(int(0), 4),
      /** Pages read, in order; and those picked by `one`. */
      history: list(text(10)),
      picked: records(picked),
      /** What can be had once: paths, events and optional rolls of this chapter (`4.02>4.03`, `1.02!0`, `4.02?1`), champions of the campaign (`S15`). */
      usedUp: list(text(20)),
      /** Types that the party has met in an encounter (content 3.12). */
      met: list(oneOf(ENEMY_TYPES)),
      /** Keys of cards of an older box that were carried over and are no more; told when the chapter begins. */
      leftOut: list(text(60)),
      flags: list(oneOf(FLAGS)),
      won: list(oneOf(BRIEF_IDS)),
      pressedOn: list(oneOf(BRIEF_IDS)),
      /** Dice left in this narrative section, by colour. */
      dice: list(int(0, 8), 3),
      tokens: list(oneOf(OBJECTIVE_TOKENS)),
      preparations: list(oneOf(PREPARATIONS)),
      alertStart: int(0),
      setbacks: int(0),
      failures: int(0),
      brief: nullable(oneOf(BRIEF_IDS)),
      /** The encounter alone, without pages before and after it. */
      isSkirmish: bool(),
      ending: nullable(oneOf(['peace-kept', 'scarred-peace', 'three-roads', 'red-harvest', 'long-winter'])),
      result: oneOf(['none', 'won', 'failed']),
      party,
      fight,
    }),
    before: nullable(snapshot(party)),
  },
  x => ({ ...x }),
);

export type State = StateOf<typeof stateSchema>;
/** What a seat sees. A state has all that a view has: whatever only reads asks for a view, and is given either. */
export type View = ViewOf<typeof stateSchema>;
export type PartyState = State['party'];
export type MarshalState = PartyState['marshals'][number];
export type StoredState = PartyState['stored'][number];
export type MarshalView = View['party']['marshals'][number];
export type FightState = State['fight'];
export type EnemyState = FightState['enemies'][number];
export type EnemyView = View['fight']['enemies'][number];
export type ActivationState = NonNullable<FightState['activation']>;
export type ActivationView = NonNullable<View['fight']['activation']>;
export type WalkState = NonNullable<ActivationState['walk']>;
export type MarkState = NonNullable<ActivationState['target']>;
export type BlowState = NonNullable<ActivationState['blow']>;
export type PulseState = NonNullable<ActivationState['pulse']>;
export type OrderedState = NonNullable<ActivationState['ordered']>;
export type EffectsState = NonNullable<State['effects']>;
export type DeckState = FightState['decks'][number];
export type DeckView = View['fight']['decks'][number];
export type TrapState = FightState['traps'][number];
export type FeatureState = FightState['features'][number];
export type ConditionHeld = MarshalState['condition'];
