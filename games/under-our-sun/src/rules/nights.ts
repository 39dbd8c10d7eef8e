/** Night cards: who draws one, whom it hits. US-NCARD-*, US-HAVEN-3, US-FIRE-3, US-R-66 to US-R-68, US-R-115. */
import { option, type Rule } from '@quarry/kernel';
import { nightCard } from '../content/box.ts';
import { confirm, vote } from '../decisions.ts';
import { drawFrom, drawNight, ignoreNight, noteDrawn, putUnder, tellVote } from '../deeds/ground.ts';
import { standTonight } from '../deeds/people.ts';
import { applyEffects, newOccasion } from '../effects/vocabulary.ts';
import type { Table } from '../events.ts';
import { HAVEN, type Hex } from '../places.ts';
import { hasCamp, hasFire, hexOf, livingAt, seatOf, tileAt } from '../questions/basics.ts';
import type { State, Who } from '../state.ts';

/** US-NCARD-1, US-NCARD-10. */
export function* nightCardAtStart(table: Table, who: Who): Rule {
  const { state } = table;
  standTonight(table, who);
  if (!isQuiet(state, hexOf(state, who))) yield* drawFor(table, who, null);
}
/** US-NCARD-5, US-NCARD-6, US-NCARD-8. Whether a fight is due that the card has started: it is fought with all that is met on entering (US-R-110). */
export function* nightCardOnEntering(table: Table, who: Who, hasSneaked: boolean): Rule<boolean> {
  const { state } = table;
  const hex = hexOf(state, who);
  const isNew = !state.characters[who]!.tonight.includes(hex);
  standTonight(table, who);
  if (!isNew || hasSneaked || isQuiet(state, hex) || isWatched(state, hex, who)) return false;
  const later = { fights: false };
  yield* drawFor(table, who, later);
  return later.fights;
}
/** US-NCARD-2, US-NCARD-9, US-NCARD-11: no card, or none any more. */
const isQuiet = (state: State, hex: Hex): boolean => hex === HAVEN || (hasCamp(state, hex) && tileAt(state, hex)!.drew.length > 0);
/** Somebody else stands there who has drawn for this tile. */
const isWatched = (state: State, hex: Hex, who: Who): boolean =>
  livingAt(state, hex).some(other => other !== who && tileAt(state, hex)!.drew.includes(other));

/** Whoever enters fights `later`; anybody else whom the card hits fights at once. */
function* drawFor(table: Table, who: Who, later: { fights: boolean } | null): Rule {
  const { state } = table;
  const hex = hexOf(state, who);
  const card = drawFrom(table, 'night');
  if (card < 0) return;
  const { effects, inCamp } = nightCard(card);
  const isInCamp = hasCamp(state, hex);
  noteDrawn(table, hex, who);
  putUnder(table, 'night', [card]);
  drawNight(table, who, card, isInCamp);
  if (yield* isWardedOff(table, who, card)) return ignoreNight(table, who, card);
  const text = isInCamp ? (inCamp.effects ?? effects) : effects;
  if (text.length === 0) return;
  const victim = yield* victimOf(table, who, card);
  yield* applyEffects(table, text, newOccasion({ who: victim, card, later: victim === who ? later : null }));
}
/** US-NCARD-7, US-R-67: a fire keeps off the cold, and animals if the drawer likes. */
function* isWardedOff(table: Table, who: Who, card: number): Rule<boolean> {
  const { state } = table;
  const { group, fireCancels } = nightCard(card);
  if (!hasFire(state, hexOf(state, who))) return false;
  if (fireCancels) return true;
  return (
    group === 'animal' && (yield* confirm({ seat: seatOf(state, who), kind: 'ignore-animal', rule: 'US-NCARD-7', facts: { who, card } }))
  );
}
/** US-NCARD-3, US-NCARD-4, US-R-66, US-SOLO-5: the drawer, unless a strict majority in the camp names another. */
function* victimOf(table: Table, drawer: Who, card: number): Rule<Who> {
  const { state } = table;
  const hex = hexOf(state, drawer);
  const here = livingAt(state, hex);
  if (!hasCamp(state, hex) || here.length < 2 || nightCard(card).isNamed) return drawer;
  const { votes } = yield* vote<Who>({
    seats: [...new Set(here.map(who => seatOf(state, who)))],
    kind: 'vote',
    rule: 'US-NCARD-4',
    options: here.map(who => option(state.characters[who]!.id, who, { kind: 'character', id: who })),
    mayAbstain: true,
    facts: { card, hex },
  });
  const cast = votes.reduce((sum, one) => sum + one.seats.length, 0);
  const victim = votes.find(one => one.seats.length * 2 > cast)?.value ?? drawer;
  const hands = votes.map(({ seats }) => seats.map(seat => here.find(who => seatOf(state, who) === seat)!));
  tellVote(table, card, victim, hands);
  return victim;
}
