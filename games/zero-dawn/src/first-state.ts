/** The first state of a match: ZD-SETUP-5..12, everything that needs no choice. What a host may choose is in setup.ts, what the hunters choose in rules/begin.ts. */
import type { Chance } from '@quarry/kernel';
import { EVENT_DECK, levelOfTracking, MERCHANT_DECKS, QUESTS, SALVAGE_DECK, STAMINA_CARDS, TRACKING_DECKS } from './content/box.ts';
import { ARCS } from './content/kinds.ts';
import { takeHunter } from './deeds.ts';
import { HUNTER_IDS, type Setup } from './setup.ts';
import type { HunterState, State, Stream } from './state.ts';

const emptyHunter = (): HunterState => ({
  hunter: -1,
  node: 'start',
  skill: 0,
  traits: [],
  upgrades: [],
  maxDeck: 0,
  equipment: ARCS.map(() => -1),
  modifications: [],
  salvage: [],
  blazingSuns: 0,
  fullSuns: 0,
  halfSuns: 0,
  glory: 0,
  square: 0,
  isUp: true,
  skip: 0,
  faints: 0,
  fire: 0,
  freeze: 0,
  shock: 0,
  beganShocked: false,
  recency: 0,
  actionsLeft: 0,
  done: [],
  free: [],
  repeatable: [],
  usedThisActivation: [],
  usedThisEncounter: [],
  visits: 0,
  purchases: 0,
  hand: [],
  draw: [],
  discard: [],
  scrapped: [],
});

/** ZD-SETUP-5..12: everything that needs no choice. */
export function begin(setup: Setup, chance: Chance<Stream>): State {
  const quest = QUESTS.findIndex(one => one.id === setup.quest);
  const [leader, fledgling] = tokens(setup, chance);
  const state: State = {
    mode: setup.mode,
    trading: false,
    quest,
    leader,
    fledgling,
    step: setup.trading === 'ask' && setup.seats > 1 ? 'agree-on-trading' : 'choose-hunters',
    encounter: 1,
    card: -1,
    level: 0,
    result: 'none',
    hasFailed: false,
    event: -1,
    eventChooser: -1,
    eventRival: -1,
    eventsPlayed: [],
    points: 0,
    active: 0,
    turn: 0,
    dusk: 0,
    clock: 0,
    outcrops: [],
    ruins: [],
    corpses: [],
    grassAdded: [],
    passedInARow: 0,
    enemies: [],
    traps: [],
    behaviours: [],
    activation: null,
    merchants: MERCHANT_DECKS.map(deck => ({ isOpen: false, pile: deck, row: [], discard: [] })),
    hunters: Array.from({ length: setup.seats }, emptyHunter),
    trackingPile: trackingDeck(quest, chance),
    trackingDrawn: [],
    trackingRow: [],
    trackingDiscard: [],
    eventPile: setup.mode === 'standard' ? chance.shuffle('events', EVENT_DECK) : [],
    eventDrawn: [],
    eventDiscard: [],
    salvagePile: SALVAGE_DECK,
    salvageDiscard: [],
    stamina: STAMINA_CARDS,
    removed: [],
  };
  setup.hunters.forEach((id, seat) => {
    if (id !== 'choose') takeHunter(state, seat, HUNTER_IDS.indexOf(id));
  });
  return state;
}

/** ZD-SETUP-8, ZD-COOP-2: named seats, or a random draw of two different ones; in cooperative play a Leader alone. */
function tokens(setup: Setup, chance: Chance<Stream>): [number, number] {
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
  const drawn = chance.shuffle('tokens', seats);
  const hasFledgling = setup.mode === 'standard';
  const leader = setup.leader >= 0 ? setup.leader : drawn.find(seat => !hasFledgling || seat !== setup.fledgling)!;
  if (!hasFledgling) return [leader, -1];
  const fledgling = setup.fledgling >= 0 ? setup.fledgling : drawn.find(seat => seat !== leader)!;
  return [leader, fledgling];
}

/** ZD-QUEST-2, ZD-QUEST-3: each level shuffled alone, level 1 on top. */
function trackingDeck(quest: number, chance: Chance<Stream>): number[] {
  const { cards } = TRACKING_DECKS[quest]!;
  return [1, 2, 3].flatMap(level =>
    chance.shuffle(
      'tracking',
      cards.filter(no => levelOfTracking(no) === level),
    ),
  );
}
