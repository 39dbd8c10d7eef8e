/**
 * The whole of a hunt between two scenes, and of the camp before it, declared once, with who sees what. Discards are open, hands too unless the table plays with closed
 * hands (PA-R-30); secret is the order of every pile, and the front of a behaviour that lies face down. Printed content stays outside and is referred to by number
 * (content/box.ts). Questions are in questions.ts, changes in deeds/.
 */
import {
  bool,
  type Eye,
  int,
  type Known,
  list,
  naming,
  oneOf,
  open,
  perSeat,
  record,
  records,
  type StateOf,
  seenBy,
  showingZone,
  text,
  type ViewOf,
  zone,
} from '@quarry/kernel';
import { backOf } from './content/box.ts';
import { BRANCHES, ELEMENTS, GROUNDS, HUNTERS, MONSTERS, RESOURCES, SECTORS, SLOTS, TERRAINS, TEXT_PLACES } from './content/kinds.ts';

/** Every step that begins a scene, in the order of the book. `scenes.ts` says what is played in each. */
export const STEPS = [
  // Camp: a chapter of the campaign, or the choice of kits before an expedition
  'story',
  'chapter-choice',
  'board',
  'prepare',
  'open-hunt',
  // The hunt
  'choose-aggro',
  'begin-round',
  'consume',
  'upkeep',
  'begin-turns',
  'begin-turn',
  'move',
  'act',
  'end-actions',
  'attrition',
  'end-turn',
  'next-turn',
  'end-round',
  // After it
  'won',
  'lost',
  'over',
] as const;
export type Step = (typeof STEPS)[number];

/** What is left to be done of a step once nothing waits any more. `rules/scenes.ts` says how. */
export const RESTS = [
  'nothing',
  'end-round-start',
  'end-draught',
  'gain-struggle',
  'end-upkeep',
  'end-turn-start',
  'end-move',
  'end-deed',
  'end-action-phase',
  'suffer-attrition',
  'end-attrition',
  'leave-attrition',
  'turn-monster',
  'end-of-turn',
  'close-turn',
  'close-round',
] as const;
export type Rest = (typeof RESTS)[number];

/** Chance is asked for by these names: one for each deck. */
export type Stream = 'deck-0' | 'deck-1' | 'deck-2' | 'deck-3' | 'behaviour' | 'attrition' | 'hand' | 'sector';

const card = naming('card');
const seat = naming('seat', int(-1, 3));
/** Clockwise from north; -1 is nowhere. */
const sector = naming('sector', int(-1, 3));
const ownDeck = (_card: number, owner: number | null): string => `deck-${owner}`;
/** PA-R-30: a table may play with closed hands. */
const handSeenBy = ({ state, seat: who, owner, isShut }: Eye): boolean =>
  !isShut && (!(state as { isClosed: boolean }).isClosed || (who !== null && who === owner));

/** The first so many places. */
const first = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
/** What everybody has seen lies where it lay, also in a world that somebody imagines. */
type Seen = { readonly seen: readonly number[] };
const ownTopSeen: Known = (_, { state, owner }) =>
  first(owner === null ? 0 : (state as { hunters: readonly Seen[] }).hunters[owner]!.seen.length);
const pileSeen: Known = (_, { state }) => first((state as { monster: Seen }).monster.seen.length);
type Fronts = { readonly monster: { readonly slots: readonly { readonly known: readonly number[] }[] } };
const frontSeen: Known = (cards, { state }) =>
  (state as Fronts).monster.slots.some(({ known }) => known.some(card => cards.includes(card))) ? [0] : [];

/** What waits for the next matching card of the turn. `colour` is an index in COLOURS, -1 for any. */
const waiting = record(open({ what: oneOf(['cost', 'damage', 'keyword']), by: int(), colour: int(-1, 3), keyword: text(20) }), x => ({
  ...x,
}));

/** What one seat had used up of a turn when it was paused. */
const used = record(open({ hasAssisted: bool(), hasTaunted: bool(), usedThisTurn: list(int(0)) }), x => ({ ...x }));

const hunter = record(
  {
    ...open({
      id: oneOf(HUNTERS),
      sector,
      /** Hidden in a brush, on a plateau. Riding lasts for a moment only. */
      placement: oneOf(['normal', 'hidden', 'plateau']),
      damage: int(0),
      ko: oneOf(['up', 'red', 'black', 'eliminated']),
      stamina: int(0),
      defence: int(0),
      strain: int(0),
      isThreatened: bool(),
      isBurning: bool(),
      isArmourDepleted: bool(),
      isHelmDepleted: bool(),

      // Gear, by number; -1 for none
      weapon: card,
      armour: card,
      helm: card,
      item: card,
      potions: list(card, 3),
      /** Used in this hunt (PA-HERB-3). */
      drunk: list(card, 3),
      mastery: card,
      counters: int(0),
      isFocused: bool(),
      /** Counters on weapon, armour, helm and item. */
      gearCounters: list(int(0), 4),

      // Cards in the hunt
      discard: list(card),
      sequence: list(card, 12),
      /** Of the sequence, those that were played with Stealth. */
      stealthy: list(card, 12),
      /** Of the sequence, covered by disrupt tokens in this Attrition phase. */
      disrupted: list(card, 12),
      exile: list(card),
      /** The top cards of the deck that everybody has seen, the topmost first. */
      seen: list(card),
      /** The deck ran out while there was nothing to shuffle (PA-DECK-5). */
      isOut: bool(),

      // The turn
      hasMoved: bool(),
      hasRevived: bool(),
      isBerserk: bool(),
      /** Attacks and so on played this turn are counted from the sequence. What waits for the next card: */
      waiting: records(waiting, { most: 12 }),
      longer: int(0),
      hasAssisted: bool(),
      hasTaunted: bool(),
      hasConsumed: bool(),
      /** Abilities used, as card times 10 plus place. */
      usedThisTurn: list(int(0)),
      usedThisRound: list(int(0)),
      usedThisFight: list(int(0)),
      /** The paused turn goes on after that of this seat; -1 if it is not paused (PA-TERR-7). */
      waitsFor: seat,
      /** Of the paused turn: what each seat had used up, and how much harder the monster hit in it. */
      usedBefore: records(used, { most: 4 }),
      bonusBefore: int(),
      /** The turn of this round is over, or its place in the order has gone by. */
      hasPlayed: bool(),
      falls: int(0),
    }),
    hand: zone(handSeenBy, ownDeck),
    deck: zone('nobody', ownDeck, ownTopSeen),
  },
  x => ({ ...x }),
);

const slot = record(
  {
    ...open({
      isLocked: bool(),
      isStunned: bool(),
      /** Rises with every card that comes into play (PA-TRIG-26). */
      serial: int(0),
      /** The front, while it is turned up. */
      up: list(card, 1),
      /** The front, if everybody has looked at it. */
      known: list(card, 1),
    }),
    down: showingZone({ at: n => (n > 0 ? [0] : []), as: backOf, known: frontSeen }, 'nobody', 'behaviour'),
  },
  x => ({ ...x }),
);

const terrain = record(
  open({
    kind: oneOf(TERRAINS),
    sector,
    /** Fire: red, or about to go out. */ isRed: bool(),
    /** In a brush, or on a plateau. */ occupant: seat,
  }),
  x => ({ ...x }),
);
const peril = record(open({ card, /** Who blinded it, -1 if it is not. */ blindedBy: seat }), x => ({ ...x }));
const objective = record(open({ card, counters: int(0) }), x => ({ ...x }));
const swarm = record(open({ id: int(), toughness: int(1), damage: int(0) }), x => ({ ...x }));

const monster = record(
  {
    ...open({
      id: oneOf(MONSTERS),
      health: int(0, 10),
      /** The card in play. */
      stance: card,
      damage: int(0),
      struggle: int(0),
      acceleration: int(0),
      bonusThisTurn: int(0),
      bonusThisRound: int(0),
      isConfused: bool(),
      isVulnerable: bool(),
      track: int(0),
      /** PA-BRD-3. */
      facing: sector,
      marked: sector,
      /** By sector. */
      plates: list(int(0), SECTORS.length),
      slots: records(slot, { most: SLOTS }),
      discard: list(card),
      perils: records(peril, { most: 3 }),
      objectives: records(objective, { most: 3 }),
      swarms: records(swarm, { most: 8 }),
      scenarioCounters: int(0),
      /** Serials given so far. */
      serials: int(0),
      unleashed: int(0),
      /** Top behaviours that everybody has seen. */
      seen: list(card),
      /** PA-DECK-11: the pile ran out while there was nothing to shuffle. */
      isOut: bool(),
    }),
    pile: zone('nobody', 'behaviour', pileSeen),
  },
  x => ({ ...x }),
);

const attrition = record({ ...open({ discard: list(card), revealed: list(card, 2) }), pile: zone('nobody', 'attrition') }, x => ({ ...x }));

/** One thing that waits to be resolved; what does not concern its kind is 0, -1 or no. */
const link = record(
  {
    ...open({
      is: oneOf(['behaviour', 'text', 'berserk', 'resilience', ...GROUNDS]),
      owner: seat,
      // A behaviour: its slot, and which card lay there
      slot: int(-1, SLOTS - 1),
      serial: int(0),
      // A text: where it stands, as number `index` of that card (-1: of no card), and which of the perils, objectives, pieces of gear or cards of the sequence that is
      place: oneOf(TEXT_PLACES),
      card,
      index: int(0, 19),
      at: int(0, 11),
      /** On the side of a mastery that is turned up by focus. */
      isFocused: bool(),
      isMet: bool(),
      /** Who does it. */
      self: seat,
      /** Whose deed woke it, or whom it is about. */
      that: seat,
    }),
    /** PA-KW-RESIL-6: so many cards, the first ones, were in the hand at the hit. How many of those that left it since had come before it is nobody's business (PA-R-30); it is a number, and names no card. */
    ...seenBy('nobody', { held: int(0, 99) }, 'not-imagined'),
  },
  x => ({ ...x }),
);
/**
 * What a scene left to be resolved: each of these is a scene of its own (K-157), which takes the chain up and leaves what is left of it, so that in the middle of
 * a scene there is none.
 */
const chain = record(
  open({
    links: records(link, { most: 400 }),
    /** Which of those that are due the group has refused to do first. */
    refused: list(int(0, 399), 400),
    /** PA-BEH-25: resolved so far. */
    behaviours: int(0, 99),
    texts: int(0, 199),
    /** What follows it, and with what: the finisher that was played, how many attrition cards are revealed; -1 for nothing. */
    rest: oneOf(RESTS),
    about: int(-1),
  }),
  x => ({ ...x }),
);

/** What a hunter owns between hunts, and has chosen for the next one. Carried from chapter to chapter by keys (campaign.ts). */
const owning = {
  /** In the order of RESOURCES. */
  resources: list(int(0, 99), RESOURCES.length),
  /** Weapons, armour, helms, items; what is basic is owned without being listed. */
  owned: list(card, 120),
  weapon: card,
  armour: card,
  helm: card,
  item: card,
  potions: list(card, 40),
  /** Up to three of them, to be taken along. */
  loadout: list(card, 3),
  /** Steps learned in each branch, 0 to 2. */
  steps: list(int(0, 2), BRANCHES.length),
  upgrades: int(0, 20),
  deck: list(card, 60),
  mastery: card,
};
const belongings = record(open(owning), x => ({ ...x }));
/** A hunter of the campaign whom nobody plays in this chapter (PA-CAMP-19). */
const absent = record(open({ id: oneOf(HUNTERS), ...owning }), x => ({ ...x }));

const offer = record(open({ from: seat, to: seat, give: oneOf(RESOURCES), take: oneOf(RESOURCES) }), x => ({ ...x }));

/** What is being made ready by one hunter: which page of the camp is open, and what is being paid for. */
const desk = record(
  open({
    page: oneOf(['camp', 'forge', 'pay', 'herbs', 'skills', 'gear', 'deck', 'potions', 'trade']),
    /** What is to be made, or -1; and out of which older piece, -1 if it is made anew (PA-FORGE-4). */
    making: card,
    from: card,
    /** How its first parts are paid, as codes of campaign/payments.ts. */
    paid: list(int(0), 4),
    isReady: bool(),
    /** How often this hunter took back being ready. */
    secondThoughts: int(0, 9),
  }),
  x => ({ ...x }),
);

/** Quests by their number in QUESTS. */
const quest = naming('quest', int(0, 99));
const campaign = record(
  open({
    /** 0 for the prologue. */
    chapter: int(0, 12),
    forge: int(0, 3),
    herbalist: int(0, 3),
    elements: list(oneOf(ELEMENTS), ELEMENTS.length),
    available: list(quest, 40),
    completed: list(quest, 40),
    expired: list(quest, 40),
    achievements: list(text(40), 40),
    trophies: list(oneOf(MONSTERS), 40),
    /** Choices made: chapter and option, as `4:stay`. */
    choices: list(text(40), 12),
    defeats: int(0, 999),
    defeatsHere: int(0, 999),
    /** What the trial counts: 10 for a level, what is left of the rounds, less 2 for each fall. */
    score: int(-999, 9999),
    /** Cards won that nobody has yet (PA-CAMP-11). */
    unassigned: list(card, 20),
  }),
  x => ({ ...x }),
);

export const stateSchema = record(
  open({
    mode: oneOf(['prologue', 'expedition', 'campaign']),
    step: oneOf(STEPS),
    level: int(0, 3),
    /** The scenario or quest, by its number in SCENARIOS; -1 before one is chosen. */
    scenario: naming('scenario', int(-1, 99)),
    isClosed: bool(),
    isTrial: bool(),
    /** Pages of the story that have been read in this chapter, the newest last: `chapter`, `choice`, `before`, `won`, `lost`. */
    pages: list(text(40), 40),
    /** Keys of cards of an older box that were carried over and are no more; told when the chapter begins. */
    leftOut: list(text(60), 400),
    campaign,
    belongings: perSeat(belongings),
    away: records(absent, { most: 4 }),
    desks: perSeat(desk),
    offers: records(offer, { most: 12 }),

    // The hunt
    round: int(0, 11),
    first: seat,
    aggro: seat,
    active: seat,
    /** Seats whose turn is still to come in this round, in order. */
    toPlay: list(seat, 4),
    /** Seats whose turn is paused, in the order in which they hid. */
    paused: list(seat, 4),
    terrain: records(terrain, { most: 40 }),
    hunters: perSeat(hunter),
    monster,
    attrition,
    chain,
    /** Wounds and other burdens that nobody has. */
    burdens: list(card),
    result: oneOf(['none', 'won', 'lost']),
    why: oneOf(['none', 'time', 'knocked-out', 'scenario', 'trial']),
  }),
  x => ({ ...x }),
);

export type State = StateOf<typeof stateSchema>;
/** What a seat sees. A state has all that a view has: whatever only reads asks for a view, and is given either. */
export type View = ViewOf<typeof stateSchema>;
export type HunterState = State['hunters'][number];
export type HunterView = View['hunters'][number];
export type MonsterState = State['monster'];
export type SlotState = MonsterState['slots'][number];
export type SlotView = View['monster']['slots'][number];
export type Chain = State['chain'];
export type Link = Chain['links'][number];
export type TerrainState = State['terrain'][number];
export type Campaign = State['campaign'];
export type Belongings = State['belongings'][number];
export type Absent = State['away'][number];
export type Desk = State['desks'][number];
export type Offer = State['offers'][number];
export type WaitingFor = HunterState['waiting'][number];
