/** A round but for its turns: set-up's last choice, start, consume, upkeep, end. PA-SET-9, PA-ROUND-*, PA-CONS-*, PA-UPK-*, PA-EOR-*. */
import { type Option, option, type Rule, type Seat } from '@quarry/kernel';
import { cardOption, potionCard } from '../content/box.ts';
import { ROUNDS } from '../content/kinds.ts';
import { type DecisionValues, whoeverFirst } from '../decisions.ts';
import * as beast from '../deeds/monster.ts';
import { closeRound, drinkPotion, giveFirstAggro, goTo, lineUp, lose, openRound, passConsume } from '../deeds/round.ts';
import { refreshLowest } from '../effects/monster.ts';
import { applyEffects, newOccasion } from '../effects/vocabulary.ts';
import type { Table } from '../events.ts';
import { players, seatsOf } from '../places.ts';
import type { State, View } from '../state.ts';
import { standing, sumOf } from '../texts-in-force.ts';
import { gainStruggle } from './behaviour.ts';
import { type Hunt, handSizes, happen, huntOf } from './chain.ts';
import { type RestOfStep, settle } from './settle.ts';
import { groundAtRoundEnd } from './terrain.ts';
import { together } from './together.ts';

/** PA-SET-9. */
export function* chooseAggro(table: Table): Rule {
  const options = seatsOf(table.state).map(seat => option(`seat-${seat}`, seat, { kind: 'seat', id: seat }));
  giveFirstAggro(table, yield* together(table, { kind: 'choose-aggro', rule: 'PA-SET-9', options }));
}

/** PA-ROUND-2, PA-KW-CONFUSE-5. */
export function* beginRound(table: Table): Rule {
  const hunt = huntOf(table);
  openRound(hunt);
  beast.clearConfusion(hunt);
  happen(hunt, { on: 'round-start', seat: -1 });
  yield* settle(hunt, ROUND_START);
}
export const ROUND_START: RestOfStep = { rest: 'end-round-start', rule: endRoundStart };
function* endRoundStart(hunt: Hunt): Rule {
  goTo(hunt, 'consume');
}

type Draught = DecisionValues['consume'];
const NONE: Option<Draught> = option('none', null);
const thirsty = ({ hunters }: State): Seat[] =>
  hunters.flatMap((hunter, seat) => (hunter.ko === 'up' && !hunter.hasConsumed && hunter.potions.length > 0 ? [seat] : []));

/** PA-CONS-1 to PA-CONS-5: one draught, or one who has none; until all have said. */
export function* consume(table: Table): Rule {
  const hunt = huntOf(table);
  const { state } = hunt;
  const seats = thirsty(state);
  if (seats.length === 0) return goTo(hunt, 'upkeep');
  const asked = seats.map(seat => ({
    seat,
    kind: 'consume' as const,
    rule: 'PA-CONS-1',
    options: [...state.hunters[seat]!.potions.map(cardOption), NONE] as Option<Draught>[],
  }));
  const { seat, value } = yield* whoeverFirst<Draught>(asked);
  if (value !== null) return yield* drink(hunt, seat, value);
  passConsume(hunt, seat);
  yield* endDraught(hunt);
}
function* drink(hunt: Hunt, seat: Seat, card: number): Rule {
  const hands = handSizes(hunt.state);
  drinkPotion(hunt, seat, card);
  for (const { effects } of potionCard(card).abilities)
    yield* applyEffects(hunt, effects, newOccasion({ voice: 'hunter', seat, card, place: 'gear' }));
  yield* settle(hunt, DRAUGHT, { hands });
}
export const DRAUGHT: RestOfStep = { rest: 'end-draught', rule: endDraught };
function* endDraught(hunt: Hunt): Rule {
  const { state } = hunt;
  if (state.step === 'consume' && thirsty(state).length === 0) goTo(hunt, 'upkeep');
}

/** PA-UPK-6: how much struggle it brings. */
export const gainAtUpkeep = (view: View): number =>
  Math.max(0, players(view) + view.monster.acceleration + sumOf(standing(view, -1, 'struggle-at-upkeep')));

/** PA-UPK-1 to PA-UPK-9: replacement, then gain, each finished before the next. */
export function* upkeep(table: Table): Rule {
  const hunt = huntOf(table);
  refreshLowest(hunt, 'PA-UPK-1');
  yield* settle(hunt, GAIN);
}
export const GAIN: RestOfStep = { rest: 'gain-struggle', rule: gainAndSettle };
function* gainAndSettle(hunt: Hunt): Rule {
  gainStruggle(hunt, gainAtUpkeep(hunt.state), 'upkeep', 'PA-UPK-6');
  yield* settle(hunt, UPKEEP);
}
export const UPKEEP: RestOfStep = { rest: 'end-upkeep', rule: endUpkeep };
function* endUpkeep(hunt: Hunt): Rule {
  goTo(hunt, 'begin-turns');
}

export function* beginTurns(table: Table): Rule {
  lineUp(table);
}

/** PA-EOR-1 to PA-EOR-7. */
export function* endRound(table: Table): Rule {
  const hunt = huntOf(table);
  happen(hunt, { on: 'round-end', seat: -1, icons: ['end-round'] });
  yield* settle(hunt, ROUND_END);
}
export const ROUND_END: RestOfStep = { rest: 'close-round', rule: finishRound };
function* finishRound(hunt: Hunt): Rule {
  const { state } = hunt;
  beast.endStuns(hunt);
  beast.endVulnerable(hunt, false);
  groundAtRoundEnd(hunt);
  const last = Math.min(ROUNDS, ...standing(state, -1, 'last-round').map(one => one.n));
  if (state.round >= last) lose(hunt, 'time', last < ROUNDS ? 'PA-GAME-4' : 'PA-WIN-2');
  closeRound(hunt);
}
