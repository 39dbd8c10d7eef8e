/** What others may do in a hunter's turn: Assist and Taunt. PA-KW-ASSIST-*, PA-KW-TAUNT-*. */
import { type Option, option, type Rule, type Seat } from '@quarry/kernel';
import { keyOf } from '../content/box.ts';
import { type Help, STAY_OUT } from '../decisions.ts';
import * as cards from '../deeds/cards.ts';
import * as own from '../deeds/hunters.ts';
import { turn } from '../deeds/monster.ts';
import { handOf, handSize, hunterOf, isUp, seatsOf } from '../places.ts';
import type { View } from '../state.ts';
import { has, keywordsOf } from '../texts-in-force.ts';
import { afterDiscard, type Hunt, handSizes, happen } from './chain.ts';
import { drawCards } from './decks.ts';
import { DEED } from './endings.ts';
import { settle } from './settle.ts';

type Way = Exclude<Help['is'], 'stay-out'>;

const stayOut: Option<Help> = option(`pass-until-${STAY_OUT.passUntil}`, STAY_OUT);

/** How a hunter could help the one whose turn it is, by what everybody sees. Taunt also before the move (PA-KW-TAUNT-3). */
function waysToHelp(view: View, seat: Seat, canAssist: boolean): Way[] {
  const hunter = hunterOf(view, seat);
  if (!isUp(view, seat) || view.paused.includes(seat) || handSize(hunter) === 0) return [];
  return [
    ...(canAssist && !hunter.hasAssisted && !has(view, -1, 'no-assist') ? (['assist'] as const) : []),
    ...(hunter.hasTaunted ? [] : (['taunt'] as const)),
  ];
}
/** The cards that do. */
export function helpOptions(view: View, seat: Seat, canAssist: boolean): Option<Help>[] {
  const ways = waysToHelp(view, seat, canAssist);
  return handOf(hunterOf(view, seat)).flatMap(card => {
    const keywords = keywordsOf(view, seat, card);
    return ways.filter(how => keywords.includes(how)).map(how => helpOption(card, how));
  });
}
const helpOption = (card: number, is: Way): Option<Help> => option(`${is}-${keyOf(card)}`, { is, card }, { kind: 'card', id: card });

/**
 * The questions to all others. They stand before that to the one whose turn it is: where players are heard one after the other, help is offered before the turn goes on.
 * With closed hands whoever might help is asked, with such a card or without: being asked must not tell what somebody holds (PA-R-30). Nobody waits for them.
 */
export function helpQuestions({ state, passes }: Hunt, canAssist: boolean) {
  return seatsOf(state).flatMap(seat => {
    if (seat === state.active || passes.has(seat, 'help')) return [];
    const options = helpOptions(state, seat, canAssist);
    const isAsked = state.isClosed ? waysToHelp(state, seat, canAssist).length > 0 : options.length > 0;
    return isAsked ? [{ seat, kind: 'help' as const, rule: 'PA-KW-ASSIST-1', mayPass: true, options: [...options, stayOut] }] : [];
  });
}

export function* giveHelp(hunt: Hunt, seat: Seat, help: Help): Rule {
  const { state } = hunt;
  if (help.is === 'stay-out') {
    hunt.passes.remember(seat, 'help', help.passUntil);
    return;
  }
  const { active } = state;
  const hands = handSizes(state);
  if (help.is === 'assist') cards.assist(hunt, seat, help.card, active);
  else cards.taunt(hunt, seat, help.card, active);
  yield* drawCards(hunt, active, 1, 'card', help.is === 'assist' ? 'PA-KW-ASSIST-1' : 'PA-KW-TAUNT-1');
  if (help.is === 'taunt' && isUp(state, seat)) {
    own.takeAggro(hunt, seat, 'PA-KW-TAUNT-1');
    if (turn(hunt, state.hunters[seat]!.sector, 'PA-KW-TAUNT-1')) happen(hunt, { on: 'turned', seat: -1, icons: ['turn'] });
  }
  afterDiscard(hunt, seat, [help.card]);
  yield* settle(hunt, DEED, { hands });
}
