/** Damage to hunters: preventions, tokens, knock-outs. PA-DMG-10 to PA-DMG-14, PA-ATT-10, PA-KO-*, PA-WIN-3. */
import { type ClauseId, option, type Rule, type Seat } from '@quarry/kernel';
import type { Harm } from '../content/kinds.ts';
import { chooseOne, mayChoose, type Prevention } from '../decisions.ts';
import * as cards from '../deeds/cards.ts';
import * as ground from '../deeds/ground.ts';
import * as own from '../deeds/hunters.ts';
import { turn } from '../deeds/monster.ts';
import { endPause, lose } from '../deeds/round.ts';
import { applyEffects, newOccasion, noAnswer } from '../effects/vocabulary.ts';
import { hasTerrain, inOrder, isUp, mightHold, standingSeats } from '../places.ts';
import { healthOf } from '../questions.ts';
import type { State, View } from '../state.ts';
import { bitOf, eachOwnText, eachPlayedText, type Visit } from '../texts-in-force/sources.ts';
import { holds, keywordsOf, standing, sumOf } from '../texts-in-force.ts';
import { type Hunt, happen, isUsed, useOf, type WaitingText } from './chain.ts';
import { payCost, priced, priceInDamage } from './costs.ts';

export interface Hit {
  readonly seat: Seat;
  readonly damage: number;
}

/** One effect that hurts hunters: all at the same time (PA-DMG-12). */
export function* hurt(hunt: Hunt, hits: readonly Hit[], harm: Harm, card: number, rule: ClauseId): Rule {
  const { state } = hunt;
  const left: Hit[] = [];
  for (const hit of hits) {
    if (!isUp(state, hit.seat)) continue;
    const damage = yield* afterPreventions(hunt, { ...hit, damage: lessened(state, hit, harm) }, harm);
    if (damage > 0) left.push({ seat: hit.seat, damage });
  }
  // Somebody may have fallen to the price of a prevention.
  const suffered = left.filter(({ seat }) => isUp(state, seat));
  for (const { seat, damage } of suffered) own.suffer(hunt, seat, damage, harm, card, rule);
  for (const { seat } of suffered) {
    happen(hunt, { on: 'suffered', seat, harm });
    if (harm === 'monster' || harm === 'attrition') readyResilience(hunt, seat);
  }
  yield* fallen(hunt);
}

/** At least 1 is left of what hurt at all. */
export function lessened(view: View, { seat, damage }: Hit, harm: Harm): number {
  if (damage <= 0 || (harm !== 'monster' && harm !== 'attrition')) return Math.max(0, damage);
  return Math.max(1, damage - sumOf(standing(view, seat, 'less-harm')));
}

const WOULD = bitOf('would-suffer');
type Preventing = Pick<WaitingText, 'ability' | 'index' | 'place' | 'owner' | 'card' | 'at'>;

/** PA-ATT-10: the victim first, then others in player order, until nothing is left of it. */
function* afterPreventions(hunt: Hunt, { seat, damage }: Hit, harm: Harm): Rule<number> {
  const { state } = hunt;
  if (damage <= 0) return 0;
  let left = damage;
  if (harm === 'attrition' && hasTerrain(state, state.hunters[seat]!.sector, 'rock')) {
    const breaks = yield* mayChoose({
      seat,
      kind: 'prevent',
      rule: 'PA-TERR-1',
      options: [option<Prevention>('rock', { is: 'rock' })],
      facts: { about: seat, harm, damage: left },
    });
    if (breaks) {
      ground.breakRock(hunt, seat, state.hunters[seat]!.sector);
      own.showPrevented(hunt, seat, left, harm, seat, -1);
      return 0;
    }
  }
  const order = [seat, ...inOrder(state).filter(one => one !== seat)];
  for (const by of order) {
    if (!isUp(state, by)) continue;
    for (const one of preventions(state, by, seat, harm)) {
      // What paid for the one before may be missing now.
      const { card, index } = one;
      const use = option<Prevention>(`use-${card}-${index}`, { is: 'use', card, ability: index }, { kind: 'card', id: card });
      const asked = isUp(state, by) ? priced(state, by, one.ability.cost, one, [use]) : null;
      if (!asked) continue;
      const isFree = !one.ability.may && !one.ability.cost;
      const facts = { about: seat, harm, damage: left };
      if (!isFree && !(yield* mayChoose({ seat: by, kind: 'prevent', rule: 'PA-ATT-10', ...asked, facts }))) continue;
      left = yield* prevent(hunt, one, seat, left, harm);
      if (left <= 0) return 0;
    }
  }
  return left;
}

function preventions(view: View, by: Seat, whom: Seat, harm: Harm): Preventing[] {
  const found: Preventing[] = [];
  const visit: Visit = (abilities, place, owner, card, at) => {
    abilities.forEach((ability, index) => {
      if (ability.on !== 'would-suffer') return;
      const { of = 'self', harm: kind, focused } = ability;
      const isAbout = of === 'any' || (of === 'self' ? by === whom : by !== whom);
      const isHarm = kind ? kind === harm || (kind === 'monster' && harm === 'attrition') : harm === 'monster' || harm === 'attrition';
      const stands = (ability.if ?? []).every(one => holds(view, one, { seat: by, card, place, at }));
      if (isAbout && isHarm && stands && (!focused || view.hunters[by]!.isFocused) && !isUsed(view, ability, { owner, card, place, index }))
        found.push({ ability, index, place, owner, card, at });
    });
  };
  eachOwnText(view, by, WOULD, visit);
  eachPlayedText(view, by, WOULD, visit);
  return found;
}

/** Whether any text could lower what is about to hurt a hunter. */
export const canBePrevented = (view: View, whom: Seat, harm: Harm): boolean =>
  standingSeats(view).some(by => preventions(view, by, whom, harm).length > 0);

/** What is left of the damage. */
function* prevent(
  hunt: Hunt,
  { ability, index, place, owner, card, at }: Preventing,
  whom: Seat,
  damage: number,
  harm: Harm,
): Rule<number> {
  const answer = noAnswer();
  yield* payCost(hunt, owner, ability.cost, card, { place, at });
  const price = priceInDamage(hunt.state, owner, ability.cost);
  if (price > 0) yield* hurt(hunt, [{ seat: owner, damage: price }], 'card', card, 'PA-GAME-8');
  cards.use(hunt, owner, useOf({ card, place, index, owner }), ability.once, 'PA-ATT-10');
  yield* applyEffects(hunt, ability.effects, newOccasion({ voice: 'hunter', seat: owner, that: whom, card, place, at, answer }));
  const prevented = Math.min(damage, answer.prevented);
  if (prevented > 0) own.showPrevented(hunt, whom, prevented, harm, owner, card);
  return damage - prevented;
}

/** PA-KW-RESIL-1, PA-KW-RESIL-2. */
export const canAnswer = (state: State, seat: Seat, card: number): boolean =>
  keywordsOf(state, seat, card).includes('resilience') && !own.hasAnswered(state.hunters[seat]!, card);

/** PA-KW-RESIL-1, PA-KW-RESIL-6: the cards that are in hand now may answer. */
function readyResilience(hunt: Hunt, seat: Seat): void {
  const { state } = hunt;
  if (!mightHold(state, seat).some(card => canAnswer(state, seat, card))) return;
  // Each answers once in a round: hits that wait together are answered together.
  hunt.waiting = hunt.waiting.filter(one => one.is !== 'resilience' || one.owner !== seat);
  hunt.waiting.push({ is: 'resilience', owner: seat, held: state.hunters[seat]!.hand });
}

/** PA-KO-1 to PA-KO-13, PA-KO-18, PA-R-11: whoever has no health left, in player order; the monster turns once. */
export function* fallen(hunt: Hunt): Rule {
  const { state } = hunt;
  const down = inOrder(state).filter(seat => isUp(state, seat) && state.hunters[seat]!.damage >= healthOf(state, seat));
  if (down.length === 0) return;
  for (const seat of down) own.fall(hunt, seat);
  if (state.hunters.every(one => one.ko !== 'up')) lose(hunt, 'knocked-out', 'PA-WIN-3');
  hunt.waiting = hunt.waiting.filter(one => one.is === 'behaviour' || !down.includes(one.owner));
  for (const seat of down) yield* knockOut(hunt, seat);
  const { aggro } = state;
  if (turn(hunt, state.hunters[aggro]!.sector, 'PA-KO-10')) happen(hunt, { on: 'turned', seat: -1, icons: ['turn'] });
  for (const seat of down) happen(hunt, { on: 'knocked-out', seat });
}

function* knockOut(hunt: Hunt, seat: Seat): Rule {
  const { state } = hunt;
  const hunter = state.hunters[seat]!;
  if (state.aggro === seat) own.takeAggro(hunt, inOrder(state).find(one => isUp(state, one))!, 'PA-KO-4');
  const whole = (['armour', 'helm'] as const).filter(piece => !(piece === 'armour' ? hunter.isArmourDepleted : hunter.isHelmDepleted));
  if (whole.length > 0) {
    const options = whole.map(piece => option(piece, piece, { kind: 'card', id: hunter[piece] }));
    own.deplete(hunt, seat, yield* chooseOne({ seat, kind: 'deplete', rule: 'PA-KO-6', options }));
  }
  cards.giveBurden(hunt, seat, 'wound', 'discard', 'PA-KO-8');
  own.shuffleAll(hunt, seat);
  if (whole.length <= 1) own.eliminate(hunt, seat);
  if (state.paused.includes(seat)) endPause(hunt, seat);
}
