/** The Action phase: playing cards, Action abilities, reviving. PA-PLAY-*, PA-COL-*, PA-ACT-*, PA-REV-*, PA-KW-BERS-*, PA-KW-FIN-*. */
import { type Option, option, type Refused, type Rule, type Seat } from '@quarry/kernel';
import { actionCard, cardOption, keyOf, sortOf } from '../content/box.ts';
import type { Keyword } from '../content/kinds.ts';
import { type Action, chooseOne, type Help, whoeverFirst } from '../decisions.ts';
import * as cards from '../deeds/cards.ts';
import * as own from '../deeds/hunters.ts';
import * as beast from '../deeds/monster.ts';
import { type Attack, applyEffects, newOccasion } from '../effects/vocabulary.ts';
import type { Table } from '../events.ts';
import { handOf, hunterOf, isUp, weaponDamage } from '../places.ts';
import { canPayCost } from '../questions/prices.ts';
import { costOf, iconsOfPlay, purse, raisedBy, revivable, reviveCost, sequenceLimit, waitingDamage } from '../questions.ts';
import type { View } from '../state.ts';
import { bitOf, eachCommonText, eachOwnText, textsOf, type Visit } from '../texts-in-force/sources.ts';
import { feels, has, holds, isExposed, keywordsOf } from '../texts-in-force.ts';
import { pay } from './abilities.ts';
import { afterDiscard, type Hunt, handSizes, happen, huntOf, isUsed, serials, useOf, type WaitingText } from './chain.ts';
import { payOrNot, payStamina } from './costs.ts';
import { DEED } from './endings.ts';
import { giveHelp, helpQuestions } from './help.ts';
import { riseUp } from './rising.ts';
import { settle } from './settle.ts';
import { dealDamage } from './wounds.ts';

const REVIVE: Option<Action> = option('revive', { is: 'revive' });
const END: Option<Action> = option('end', { is: 'end' });

/** Why a card cannot be played now, or null. */
export function whyNotPlayed(view: View, seat: Seat, card: number): Pick<Refused, 'why' | 'facts'> | null {
  const hunter = hunterOf(view, seat);
  if (sortOf(card) !== 'action') return { why: 'PA-WND-1', facts: { reason: 'burden' } };
  const limit = sequenceLimit(view, seat);
  if (hunter.sequence.length >= limit)
    return { why: feels(view, seat, 'water') ? 'PA-TERR-3' : 'PA-PLAY-2', facts: { reason: 'sequence-full', limit } };
  if (feels(view, seat, 'fire')) return { why: 'PA-TERR-16', facts: { reason: 'fire' } };
  if (actionCard(card).colour === 'red' && !isExposed(view, seat)) return { why: 'PA-PLAY-3', facts: { reason: 'not-exposed' } };
  const cost = costOf(view, seat, card);
  const held = purse(view, seat, card);
  return held < cost ? { why: 'PA-STAM-1', facts: { reason: 'cost', cost, held } } : null;
}

const ACTION = bitOf('action');
/** PA-ACT-2, PA-ACT-3: abilities marked Action, each once in a turn unless it says otherwise. */
export function actionsOf(view: View, seat: Seat): WaitingText[] {
  const found: WaitingText[] = [];
  const visit: Visit = (abilities, place, owner, card, at) =>
    abilities.forEach((ability, index) => {
      if (ability.on !== 'action' || (ability.focused && !hunterOf(view, seat).isFocused)) return;
      const once = { ...ability, once: ability.once ?? ('turn' as const) };
      const stands = (ability.if ?? []).every(one => holds(view, one, { seat, card, place, at }));
      if (stands && !isUsed(view, once, { owner, card, place, index }) && canPayCost(view, seat, ability.cost, { place, at }))
        found.push({ is: 'text', ability: once, index, place, owner, card, at, self: seat, that: seat, isMet: true });
    });
  eachCommonText(view, ACTION, visit);
  eachOwnText(view, seat, ACTION, visit);
  return found;
}
const canRevive = (view: View, seat: Seat): boolean =>
  !hunterOf(view, seat).hasRevived &&
  !has(view, -1, 'no-revive') &&
  revivable(view, seat).length > 0 &&
  purse(view, seat) >= reviveCost(view, seat);

function actions(view: View, seat: Seat): Option<Action>[] {
  const playable = handOf(hunterOf(view, seat)).filter(card => whyNotPlayed(view, seat, card) === null);
  return [
    ...playable.map(card => option<Action>(cardOption(card).key, { is: 'play', card }, { kind: 'card', id: card })),
    ...actionsOf(view, seat).map(({ card, place, index }) =>
      option<Action>(
        `use-${card >= 0 ? keyOf(card) : place}-${index}`,
        { is: 'use', card, place, ability: index },
        ...(card >= 0 ? [{ kind: 'card', id: card }] : []),
      ),
    ),
    ...(canRevive(view, seat) ? [REVIVE] : []),
    END,
  ];
}
const refused = (view: View, seat: Seat): Refused[] =>
  handOf(hunterOf(view, seat)).flatMap(card => {
    const why = whyNotPlayed(view, seat, card);
    return why ? [{ about: [{ kind: 'card', id: card }], ...why }] : [];
  });

/** One action, and everything that it causes (PA-PLAY-13); or somebody helps. */
export function* act(table: Table): Rule {
  const hunt = huntOf(table);
  const { state } = hunt;
  const seat = state.active;
  const said = yield* whoeverFirst<Action | Help>(() => [
    ...helpQuestions(hunt, true),
    {
      seat,
      kind: 'act',
      rule: 'PA-ACT-1',
      options: actions(state, seat),
      not: () => refused(state, seat),
      facts: { left: sequenceLimit(state, seat) - state.hunters[seat]!.sequence.length },
      isVeiled: state.isClosed,
    },
  ]);
  const chosen = said.value;
  switch (chosen.is) {
    case 'end':
      return own.closeActions(hunt, seat, -1);
    case 'revive':
      return yield* revive(hunt, seat);
    case 'use':
      return yield* useAction(hunt, seat, chosen);
    case 'play':
      return yield* playCard(hunt, seat, chosen.card);
    default:
      yield* giveHelp(hunt, said.seat, chosen);
  }
}

/** PA-REV-1 to PA-REV-4. */
function* revive(hunt: Hunt, seat: Seat): Rule {
  const { state } = hunt;
  const hands = handSizes(state);
  const options = revivable(state, seat).map(one => option(`seat-${one}`, one, { kind: 'seat', id: one }));
  const whom = yield* chooseOne({ seat, kind: 'choose-fallen', rule: 'PA-REV-1', options });
  const paid = yield* payStamina(hunt, seat, reviveCost(state, seat), -2);
  own.markRevived(hunt, seat);
  yield* riseUp(hunt, whom, seat, state.hunters[whom]!.ko === 'red' ? 'PA-REV-3' : 'PA-REV-4');
  afterDiscard(hunt, seat, paid);
  yield* settle(hunt, DEED, { hands });
}

function* useAction(hunt: Hunt, seat: Seat, { card, place, ability: index }: Action & { is: 'use' }): Rule {
  const { ability, at, owner } = actionsOf(hunt.state, seat).find(one => one.card === card && one.place === place && one.index === index)!;
  const hands = handSizes(hunt.state);
  yield* pay(hunt, seat, ability.cost, card, { place, at });
  cards.use(hunt, seat, useOf({ card, place, index, owner }), ability.once, 'PA-ACT-2');
  yield* applyEffects(hunt, ability.effects, newOccasion({ voice: 'hunter', seat, card, place, at }));
  yield* settle(hunt, DEED, { hands });
}

/** PA-PLAY-6: pay, into the sequence, aggro, text, colour, then whatever it triggers. */
export function* playCard(hunt: Hunt, seat: Seat, card: number): Rule {
  const { state } = hunt;
  const hands = handSizes(state);
  const keywords = keywordsOf(state, seat, card);
  const paid = yield* payStamina(hunt, seat, costOf(state, seat, card), card);
  const lay = serials(state);
  const attack: Attack | null = actionCard(card).colour === 'red' ? { seat, card, more: waitingDamage(state, seat) } : null;
  const wasBerserk = state.hunters[seat]!.isBerserk;
  cards.play(hunt, seat, card, keywords);
  if (actionCard(card).aggro) own.takeAggro(hunt, seat, 'PA-PLAY-7');
  yield* readText(hunt, seat, card, attack, paid);
  if (isUp(state, seat)) yield* colourEffect(hunt, seat, card, attack);
  if (isUp(state, seat)) {
    if (keywords.includes('berserker')) cards.goBerserk(hunt, seat);
    afterPlay(hunt, seat, card, keywords, lay);
    if (wasBerserk && attack) hunt.waiting.push({ is: 'berserk', owner: seat });
  }
  afterDiscard(hunt, seat, paid);
  yield* settle(hunt, DEED, { hands, about: keywords.includes('finisher') ? card : -1 });
}

/** The abilities `on: 'play'`, in the order of the card, each judged as its turn comes (PA-MAST-4). */
function* readText(hunt: Hunt, seat: Seat, card: number, attack: Attack | null, paid: readonly number[]): Rule {
  const occasion = newOccasion({ voice: 'hunter', seat, card, attack, paid });
  for (const [index, ability] of textsOf(card).entries()) {
    if (ability.on !== 'play' || !isUp(hunt.state, seat)) continue;
    if (ability.focused && !hunt.state.hunters[seat]!.isFocused) continue;
    const isMet = (ability.if ?? []).every(one => holds(hunt.state, one, { seat, card, paid }));
    const effects = isMet ? ability.effects : (ability.otherwise ?? []);
    if (effects.length === 0) continue;
    if (isMet && (ability.may || ability.cost)) {
      const asked = payOrNot(hunt.state, seat, ability.cost, occasion);
      const facts = { card, ability: index };
      if (!asked || !(yield* chooseOne({ seat, kind: 'use-ability', rule: 'PA-PLAY-8', facts, ...asked }))) continue;
    }
    if (isMet) yield* pay(hunt, seat, ability.cost, card, occasion);
    yield* applyEffects(hunt, effects, occasion);
  }
}
/** PA-COL-1 to PA-COL-4. What raises an attack is read now: the text may have met its condition, or led somewhere else. */
function* colourEffect(hunt: Hunt, seat: Seat, card: number, attack: Attack | null): Rule {
  const { state } = hunt;
  const { colour } = actionCard(card);
  if (attack) {
    const more = attack.more + raisedBy(state, seat, card);
    yield* dealDamage(hunt, { seat, card, weapon: weaponDamage(state, seat), more, why: 'attack' });
  }
  if (colour === 'blue') beast.changeStruggle(hunt, -1, 'maneuver', 'PA-COL-2');
}

/** PA-BEH-24, PA-KW-STEALTH-4: icons by what lay there before; texts see every card. */
function afterPlay(hunt: Hunt, seat: Seat, card: number, keywords: readonly Keyword[], lay: readonly number[]): void {
  const { sequence } = hunt.state.hunters[seat]!;
  const before = sequence[sequence.indexOf(card) - 1] ?? -1;
  happen(hunt, { on: 'played', seat, card, icons: iconsOfPlay(card, before, keywords.includes('stealth')), keywords, lay });
  happen(hunt, { on: 'followed', seat, card, keywords });
}
