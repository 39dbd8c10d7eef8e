/** From the roll for the starting player to the briefing. US-SETUP-3 to US-SETUP-23, US-SOLO-1, US-SOLO-3, US-R-93. */
import { clockwiseFrom, option, type Rule, type Seat } from '@quarry/kernel';
import { cardOption, thing } from '../content/box.ts';
import type { CharacterId } from '../content/kinds.ts';
import { chooseOne, confirm, mayChoose } from '../decisions.ts';
import { goTo } from '../deeds/course.ts';
import {
  beginMission,
  buyEquipment,
  chooseCharacter,
  chooseStarter,
  closeOffer,
  dealPoints,
  drawOffer,
  finishBuying,
  rollFirst,
  tellTeam,
} from '../deeds/setup.ts';
import type { Table } from '../events.ts';
import { everybody, isSolo, seatOf, seatsOf } from '../questions/basics.ts';
import { canTake, oneOfEach } from '../questions.ts';
import { ANY, castOf } from '../setup.ts';
import type { State, Who } from '../state.ts';
import { stockLawrence } from './merchants.ts';
import { turnMissionCard } from './mission.ts';
import { spokesman } from './turn-order.ts';

/** US-SETUP-3, US-SETUP-4: ties are rolled again by those who tie. */
export function* firstRoll(table: Table): Rule {
  let seats = seatsOf(table.state);
  while (seats.length > 1) {
    const successes = rollFirst(table, seats);
    const most = Math.max(...successes);
    seats = seats.filter((_, i) => successes[i] === most);
  }
  chooseStarter(table, seats[0]!);
  goTo(table, 'choose-characters');
}

/** US-SETUP-6: from the starting player clockwise; a solo player chooses twice (US-SOLO-1). */
export function* chooseCharacters(table: Table): Rule {
  const { state } = table;
  const picks = isSolo(state) ? [0, 0] : clockwiseFrom(state.starter, state.players.length);
  for (const [i, seat] of picks.entries()) {
    const wanted = state.wanted[isSolo(state) ? i : seat] ?? ANY;
    const id = wanted === ANY ? yield* chooseFree(state, seat) : wanted;
    chooseCharacter(table, seat, id);
  }
  if (state.mode === 'semi') tellTeam(table);
  goTo(table, 'equip');
}
/** Nobody twice, and nobody whom another seat has named before. */
function* chooseFree(state: State, seat: Seat): Rule<CharacterId> {
  const taken = [...state.wanted, ...state.characters.map(one => one.id)];
  const free = castOf(state).filter(id => !taken.includes(id));
  const options = free.map(id => option(id, id));
  return yield* chooseOne({ seat, kind: 'choose-character', rule: 'US-SETUP-6', options });
}

const LEAST_POINTS = 4;
/** US-SETUP-10, US-SETUP-11: by seat. */
export function pointsFor(seats: number, starter: Seat): number[] {
  const all = Math.max(LEAST_POINTS, seats);
  const each = Math.floor(all / seats);
  return Array.from({ length: seats }, (_, seat) => each + (seat === starter ? all - each * seats : 0));
}
/** US-SETUP-12 to US-SETUP-15: in turn from the starting player, as long as each likes. */
export function* equip(table: Table): Rule {
  const { state } = table;
  drawOffer(table);
  dealPoints(table, pointsFor(state.players.length, state.starter));
  for (const seat of clockwiseFrom(state.starter, state.players.length)) {
    yield* buyFor(table, seat);
    finishBuying(table, seat);
  }
  closeOffer(table);
  goTo(table, 'stock');
}
function* buyFor(table: Table, seat: Seat): Rule {
  const { state } = table;
  const refused: number[] = [];
  for (;;) {
    const { points } = state.players[seat]!;
    const isOpen = (card: number): boolean => !refused.includes(card) && canBuy(state, seat, card);
    const options = () => oneOfEach(state.offer.filter(isOpen).map(card => ({ card }))).map(one => cardOption(one.card));
    if (points === 0 || !state.offer.some(isOpen)) return;
    const card = yield* mayChoose({ seat, kind: 'equip', rule: 'US-SETUP-12', options, facts: { points } });
    if (card === null) return;
    const paid = yield* pool(table, seat, card);
    if (!paid) refused.push(card);
    else buyEquipment(table, yield* receiver(state, seat, card, paid), card, paid);
  }
}
const priceOf = (card: number): number => thing(card).stars;
const ownersOf = (state: State, seats: readonly Seat[]): Who[] => everybody(state).filter(who => seats.includes(seatOf(state, who)));
const takers = (state: State, seats: readonly Seat[], card: number): Who[] =>
  ownersOf(state, seats).filter(who => canTake(state, who, { cards: [card] }));
/** With what all have together, and a place for it. */
function canBuy(state: State, seat: Seat, card: number): boolean {
  const all = state.players.reduce((sum, one) => sum + one.points, 0);
  return priceOf(card) <= all && ownersOf(state, [seat]).some(who => canTake(state, who, { cards: [card] }));
}

interface Share {
  readonly seat: Seat;
  readonly points: number;
}
/** US-R-94: what is missing is asked of the others, clockwise; each gives as much as is needed, or nothing. Null if it is not enough. */
function* pool(table: Table, seat: Seat, card: number): Rule<Share[] | null> {
  const { state } = table;
  const price = priceOf(card);
  const paid: Share[] = [{ seat, points: Math.min(price, state.players[seat]!.points) }];
  const missing = (): number => price - paid.reduce((sum, one) => sum + one.points, 0);
  for (const other of clockwiseFrom(seat, state.players.length).slice(1)) {
    const { points } = state.players[other]!;
    if (missing() === 0 || points === 0) continue;
    const gives = yield* confirm({ seat: other, kind: 'pool', rule: 'US-SETUP-12', facts: { card, price, by: seat } });
    if (gives) paid.push({ seat: other, points: Math.min(points, missing()) });
  }
  return missing() === 0 ? paid : null;
}
/** One of those who paid for it. */
function* receiver(state: State, seat: Seat, card: number, paid: readonly Share[]): Rule<Who> {
  const seats = paid.map(one => one.seat);
  const options = takers(state, seats, card).map(who => option(state.characters[who]!.id, who, { kind: 'character', id: who }));
  return yield* chooseOne({ seat, kind: 'give-to', rule: 'US-SETUP-12', options, facts: { card } });
}

/** US-SETUP-18. */
export function* stock(table: Table): Rule {
  stockLawrence(table);
  goTo(table, 'briefing');
}
/** US-SETUP-20, US-SETUP-21: then the Morning of Day 1 begins, without a Preparation. */
export function* briefing(table: Table): Rule {
  beginMission(table);
  yield* turnMissionCard(table, 0, spokesman(table.state));
  goTo(table, 'begin-phase');
}
