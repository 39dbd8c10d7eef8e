/** What must always be true of hunters on a hunt, between two scenes. */
import type { Seat } from '@quarry/kernel';
import { PIECES } from '../campaign/builds.ts';
import { isCard, masteryCard, sortOf } from '../content/box.ts';
import { COLOURS, KEYWORDS, SECTORS } from '../content/kinds.ts';
import { players, seatsOf } from '../places.ts';
import { healthOf, sequenceLimit } from '../questions.ts';
import type { HunterState, State } from '../state.ts';
import { areUnique, unless } from './saying.ts';

const isIn = (all: readonly unknown[], sector: number): boolean => sector >= 0 && sector < all.length;

/** Cards and tokens that go with being down, up, paused or hidden. */
function tokenFaults(state: State, seat: Seat): string[] {
  const hunter = state.hunters[seat]!;
  const { ko, hand, sequence, damage, stamina, defence, strain, isThreatened, isBurning, isArmourDepleted, isHelmDepleted } = hunter;
  const tokens = damage + stamina + defence + strain + Number(isThreatened) + Number(isBurning);
  const depleted = Number(isArmourDepleted) + Number(isHelmDepleted);
  return [
    ...unless(ko === 'up' || hand.length + sequence.length + tokens === 0, `seat ${seat} is down and has cards or tokens`),
    ...unless(ko !== 'up' || damage < healthOf(state, seat), `seat ${seat} stands with ${damage} damage`),
    ...unless((ko === 'eliminated') === (depleted === 2), `seat ${seat} is eliminated with gear that is whole, or the other way round`),
  ];
}

function placeFaults(state: State, seat: Seat): string[] {
  const { sector, placement, waitsFor, usedBefore, bonusBefore } = state.hunters[seat]!;
  const isPaused = state.paused.includes(seat);
  const covers = state.terrain.filter(one => one.occupant === seat);
  const wants = { normal: [], hidden: ['brush'], plateau: ['plateau'] }[placement];
  return [
    ...unless(
      covers.map(one => one.kind).join() === wants.join() && covers.every(one => one.sector === sector),
      `seat ${seat} is ${placement} where no such ground is`,
    ),
    ...unless(isPaused || placement !== 'hidden', `seat ${seat} hides and is not paused`),
    ...unless(
      isPaused ? waitsFor >= 0 && waitsFor < players(state) && waitsFor !== seat : waitsFor < 0 && bonusBefore === 0,
      `seat ${seat} waits for nobody, or without a pause`,
    ),
    ...unless(usedBefore.length === (isPaused ? players(state) : 0), `seat ${seat} remembers a turn that is not paused`),
  ];
}

/** They stand in the ring, in what they chose to wear. */
function gearFaults({ belongings, hunters }: State, seat: Seat): string[] {
  const hunter = hunters[seat]!;
  const own = belongings[seat]!;
  const { potions, drunk, mastery, sector } = hunter;
  const flasks = [...potions, ...drunk];
  return [
    ...PIECES.flatMap(piece => unless(hunter[piece] === own[piece], `seat ${seat} wears another ${piece} than was chosen`)),
    ...unless(isIn(SECTORS, sector), `seat ${seat} stands nowhere`),
    ...unless(mastery === own.mastery, `seat ${seat} has another mastery than was chosen`),
    ...unless(areUnique(flasks) && flasks.every(card => own.loadout.includes(card)), `seat ${seat} has potions that were not packed`),
  ];
}
function counterFaults({ hunters }: State, seat: Seat): string[] {
  const { mastery, counters, isFocused, gearCounters } = hunters[seat]!;
  const { focus } = masteryCard(mastery);
  return [
    ...unless(counters <= focus && (isFocused || counters < focus), `seat ${seat} has ${counters} counters on a mastery of ${focus}`),
    ...unless(gearCounters.length === PIECES.length, `seat ${seat} has counters on ${gearCounters.length} pieces`),
  ];
}

/** What a monster has put among the cards of a hunter. */
const isSlipped = (card: number): boolean => isCard(card) && sortOf(card) === 'burden';
/** PA-PLAY-2: what slips into a sequence may go beyond its limit. */
const isLong = (state: State, seat: Seat, { sequence }: HunterState): boolean =>
  sequence.length > sequenceLimit(state, seat) + sequence.filter(isSlipped).length + WATER_SHORTENS;
/** Who comes into water keeps what lies there (PA-R-27). */
const WATER_SHORTENS = 2;

function cardFaults(state: State, seat: Seat): string[] {
  const hunter = state.hunters[seat]!;
  const { sequence, disrupted, stealthy, deck, seen, isOut, waiting } = hunter;
  return [
    ...unless(!isLong(state, seat, hunter), `seat ${seat} has ${sequence.length} cards in the sequence`),
    ...unless(
      areUnique(disrupted) && areUnique(stealthy) && [...disrupted, ...stealthy].every(card => sequence.includes(card)),
      `seat ${seat} has tokens on cards that are not in the sequence`,
    ),
    ...unless(
      seen.every((card, i) => deck[i] === card),
      `seat ${seat} has seen another top of the deck than there is`,
    ),
    ...unless(!isOut || deck.length === 0, `the deck of seat ${seat} has run out with ${deck.length} cards in it`),
    ...unless(
      waiting.every(
        one => one.colour < COLOURS.length && (one.what === 'keyword') === (KEYWORDS as readonly string[]).includes(one.keyword),
      ),
      `something waits for seat ${seat} that there is not`,
    ),
  ];
}

/** What may be done once in a turn belongs to a turn. */
function turnFaults(state: State, seat: Seat): string[] {
  const { isBerserk, longer, hasPlayed, sequence, usedThisTurn, usedThisRound, usedThisFight } = state.hunters[seat]!;
  const isInTurn = state.active === seat || state.paused.includes(seat);
  return [
    ...unless(isInTurn || (!isBerserk && longer === 0), `seat ${seat} is in the middle of a turn that it has not`),
    ...unless(isInTurn || sequence.every(isSlipped), `seat ${seat} has played cards without a turn`),
    ...unless(!hasPlayed || !state.toPlay.includes(seat), `seat ${seat} has played and is to play`),
    ...unless([usedThisTurn, usedThisRound, usedThisFight].every(areUnique), `seat ${seat} has used something twice`),
  ];
}

/** What everything else is read from. */
export const wornFaults = (state: State): string[] => seatsOf(state).flatMap(seat => gearFaults(state, seat));
export const hunterFaults = (state: State): string[] =>
  seatsOf(state).flatMap(seat => [
    ...tokenFaults(state, seat),
    ...placeFaults(state, seat),
    ...counterFaults(state, seat),
    ...cardFaults(state, seat),
    ...turnFaults(state, seat),
  ]);
