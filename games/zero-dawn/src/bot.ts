/**
 * How a sensible player of Zero Dawn chooses: stalks in grass, focuses kills, breaks components that matter, keeps cards to
 * live, shops and votes with sense. It is told what its seat sees and nothing else.
 */
import { always, anyAnswer, best, botOf, type Choose as ChooseBy, firstOf, firstOption, keyWhere, optionKeys } from '@quarry/kernel';
import {
  chooseAbility,
  chooseAction,
  chooseCraft,
  chooseLure,
  choosePart,
  chooseRound,
  chooseSafest,
  chooseStep,
  chooseTarget,
  chooseTrapSquare,
  chooseWeapon,
  isWorthSlipping,
} from './bot/hunting.ts';
import { cardsOf, cardWorth, effectsWorth, health, size } from './bot/insight.ts';
import { chooseFirstToAct, chooseFriendFor, chooseWayFor, chooseWoken } from './bot/machines.ts';
import { byUse, chooseGoods, choosePayment, chooseTrim, leastUseful } from './bot/shopping.ts';
import { promiseOf } from './bot/trails.ts';
import { actionCard, equipmentCard, eventCard, sortOfCard } from './content/box.ts';
import { ENEMIES } from './content/enemies.ts';
import { type Asked, type DecisionKind, OFF, PILE, type WindowKind } from './decisions.ts';
import { isGrass } from './places.ts';
import { enemiesInPlay, isAmmunitionFor, mapInPlay } from './questions.ts';
import type { HunterView, View } from './state.ts';

interface Knows {
  readonly me: HunterView;
}
type Choose<Kind extends DecisionKind = DecisionKind> = ChooseBy<View, Asked<Kind>, Knows>;

/** The tracking card that promises most. Whoever loses the Call loses all, so rivals choose like a party. */
const mostPromising: Choose<'pick-tracking'> = ({ view, decision }) => best(decision, card => promiseOf(card, view.hunters.length));

const EVENT_RANK = { boon: 0, handicap: 1, all: 2 } as const;
const kindest: Choose<'pick-event'> = ({ decision }) => best(decision, card => -EVENT_RANK[eventCard(card).sort]);

const suns = (hunter: HunterView): number => hunter.blazingSuns * 3 + hunter.fullSuns * 2 + hunter.halfSuns;
const strongestRival: Choose<'name-rival'> = ({ view, decision }) => best(decision, seat => suns(view.hunters[seat]!));

/** Starts near the prey but not beside it, in grass if there is any. */
const startingSquare: Choose<'place-hunter'> = ({ view, decision, seat }) => {
  const map = mapInPlay(view);
  return best(decision, square => {
    const nearest = Math.min(...enemiesInPlay(view).map(enemy => map.area.distance(enemy.square, square)));
    const friends = view.hunters.filter((other, i) => i !== seat && other.square === square).length;
    return (nearest < 2 ? -3 : -Math.abs(nearest - 2)) + (isGrass(view, square) ? 1.5 : 0) - friends * 0.3;
  });
};

/** Every card put away is a card less to live: only a hand without a round for any weapon is worth it. */
const discardDead: Choose<'discard-before-drawing'> = ({ decision, me }) => {
  const weapons = me.equipment.slice(0, 3).filter(no => no >= 0);
  const hasRound = cardsOf(me.hand).some(no => weapons.some(weapon => isAmmunitionFor(no, weapon)));
  return hasRound || size(me.draw) < 3 ? [] : leastUseful(decision, me).slice(0, 2);
};

/** Pays damage with stamina and spare cards, else from the pile, but leaves something to draw. */
const payDamage: Choose<'pay-damage'> = ({ decision, me }) => {
  const pile = decision.options.find(one => one.value === PILE);
  const [weakest] = byUse(decision, me).filter(one => one !== pile);
  if (!pile) return weakest!.key;
  if (weakest && cardWorth(weakest.value) < 0.6) return weakest.key;
  return size(me.draw) > 2 || !weakest ? pile.key : weakest.key;
};

/** Only a blank is sure to get no worse. */
const rerollBlanks: Choose<'reroll' | 'reroll-evade'> = ({ decision }) => {
  const blanks = decision.options.filter(one => decision.facts.faces[one.value] === 0);
  return blanks.slice(0, decision.max).map(one => one.key);
};

/** With more cards than this a hunter pays with them; scrapped ones are gone for good. */
const ENOUGH_TO_DISCARD = 9;
const ENOUGH_TO_SCRAP = 14;
const ENOUGH_SALVAGE = 3;

/** Costs are paid out of plenty. */
const payCost: Choose<'pay-cost'> = ({ decision, me }) => {
  switch (decision.facts.paidWith) {
    case 'resources':
      return me.salvage.length > ENOUGH_SALVAGE ? 'yes' : 'no';
    case 'scrap':
      return health(me) > ENOUGH_TO_SCRAP ? 'yes' : 'no';
    default:
      return health(me) > ENOUGH_TO_DISCARD ? 'yes' : 'no';
  }
};

/** Interrupts: to live always, to strike while there are cards to spare; potions when there is something to recover. */
const react: Choose<WindowKind> = ({ decision, me, view, seat }) => {
  const isMine = view.active === seat;
  const isGeneral = decision.kind === 'play-any-time';
  for (const { key, value } of decision.options) {
    const card = typeof value === 'number' ? actionCard(value) : null;
    if (card?.type !== 'interrupt') continue;
    const recovers = card.effects.reduce((sum, effect) => sum + (effect.do === 'recover' ? effect.n : 0), 0);
    if (card.when === 'any-time') {
      const grantsAction = card.effects.some(effect => effect.do === 'extra-action' || effect.do === 'free-action');
      const steps = card.effects.reduce((sum, effect) => sum + (effect.do === 'move-hunter' ? effect.n : 0), 0);
      if (steps > 0) {
        if (isMine && me.actionsLeft === 0 && isWorthSlipping(view, seat, steps)) return key;
        continue;
      }
      if (recovers > 0 && size(me.discard) >= recovers && health(me) <= 9) return key;
      if (grantsAction && isMine && me.actionsLeft === 0) return key;
      if (size(me.hand) <= 3 && size(me.draw) > 4 && card.effects.some(effect => effect.do === 'draw')) return key;
      if (card.effects.some(effect => effect.do === 'remove-conditions') && me.fire + me.freeze + me.shock > 0) return key;
      continue;
    }
    if (effectsWorth(card.effects) > 0.5 && health(me) > 2) return key;
  }
  return firstOf(decision, isGeneral ? [{ passUntil: 'turn-end' }, null] : [null]);
};

/** The healthiest hunter can best afford to be hit. */
const toughest: Choose<'enemy-target'> = ({ view, decision }) => best(decision, seat => health(view.hunters[seat]!));

/** Turns before Dusk that nobody gambles with. */
const TOO_LATE = 3;
/** Turns of each hunter after which a hunt that is won is not drawn out: what is left has got away so far. */
const LONG = 8;

/** Ends an encounter once it is won, unless the rest is easy prey and there is time for it. */
const vote: Choose = ({ view, me }) => {
  if (view.dusk > 0 && view.dusk - view.turn < TOO_LATE) return 'end';
  if (view.turn > LONG * view.hunters.length) return 'end';
  const left = enemiesInPlay(view);
  const isEasy = left.length <= 1 && left.every(enemy => ENEMIES[enemy.type]!.points <= 2);
  const faints = view.hunters.reduce((sum, hunter) => sum + hunter.faints, 0);
  return isEasy && faints === 0 && health(me) >= 10 ? 'go-on' : 'end';
};

/** In cooperative play glory is health for whoever needs it. */
const spendGlory: Choose<'spend-glory'> = ({ view, decision }) => {
  const needy = view.hunters
    .map((hunter, seat) => ({ seat, need: size(hunter.discard) > 0 ? 20 - health(hunter) : -1 }))
    .toSorted((a, b) => b.need - a.need)[0]!;
  return (needy.need > 0 && keyWhere(decision, seat => seat === needy.seat)) || 'keep';
};

/** The entry that does most where the attack is aimed: what tears components is lost on a body. */
const bestCrit: Choose<'spend-crit'> = ({ decision }) => {
  const isBody = decision.facts.part === -1;
  return best(decision, no => {
    if (no === null) return -1;
    const card = sortOfCard(no) === 'action' ? actionCard(no) : equipmentCard(no);
    const crit = 'crit' in card ? card.crit : [];
    return effectsWorth(crit.filter(effect => !(isBody && effect.do === 'add-tear')));
  });
};

const visit: Choose<'visit-merchant'> = ({ view, decision, me }) =>
  (view.level < 3 && me.salvage.length >= 6 && keyWhere(decision, level => level === view.level + 1)) || 'stay';

/** What to do for each kind of decision; what is not listed has no good or bad answer and is taken as it comes. */
export const sensible = botOf<View, Asked, Knows>(
  {
    'agree-on-trading': always('yes'),
    'choose-hunter': anyAnswer,
    'pick-tracking': mostPromising,
    'pick-event': kindest,
    'name-rival': strongestRival,
    'place-hunter': startingSquare,
    'fit-modifications': ({ decision }) => keyWhere(decision, fitting => fitting !== null && fitting.arc !== OFF) ?? 'done',
    'discard-before-drawing': discardDead,
    'take-action': ({ view, decision, me, seat }) => chooseAction(view, decision, me, seat),
    'sprint-step': ({ view, decision, seat }) => chooseStep(view, decision, seat),
    'sneak-step': ({ view, decision, seat }) => chooseStep(view, decision, seat),
    'move-hunter': ({ view, decision, seat }) => chooseStep(view, decision, seat),
    dodge: ({ view, decision, seat }) => chooseStep(view, decision, seat),
    'craft-size': ({ view, decision, seat }) => chooseCraft(view, decision, seat),
    'distract-enemy': ({ view, decision, seat }) => chooseLure(view, decision, seat),
    'distract-square': ({ view, decision, seat }) => chooseLure(view, decision, seat),
    'distract-route': ({ view, decision, seat }) => chooseLure(view, decision, seat),
    'choose-weapon': ({ view, decision, seat }) => chooseWeapon(view, decision, seat),
    'trap-square': ({ view, decision, me }) => chooseTrapSquare(view, decision, me),
    'choose-target': ({ view, decision, seat }) => chooseTarget(view, decision, seat),
    'choose-part': ({ view, decision, me }) => choosePart(view, decision, me),
    'play-ammunition': ({ view, decision, me }) => chooseRound(view, decision, me),
    'play-ability': ({ view, decision, me }) => chooseAbility(view, decision, me),
    'play-trap-ability': ({ view, decision, me }) => chooseAbility(view, decision, me),
    'pay-cost': payCost,
    'scrap-cards': ({ decision, me }) => leastUseful(decision, me).slice(0, decision.min),
    'discard-cards': ({ decision, me }) => leastUseful(decision, me).slice(0, decision.min),
    reroll: rerollBlanks,
    'reroll-evade': rerollBlanks,
    'spend-crit': bestCrit,
    push: ({ view, decision }) => chooseWayFor(view, decision),
    pull: ({ decision }) => firstOf(decision, [null]),
    'play-any-time': react,
    'play-on-attack': react,
    'play-when-attacked': react,
    'play-when-evade-rolled': react,
    'play-when-damaged': react,
    'play-when-evaded': react,
    'play-when-enemy-killed': react,
    'play-when-component-destroyed': react,
    'play-when-condition-inflicted': react,
    'enemy-target': toughest,
    'order-enemies': ({ view, decision }) => chooseFirstToAct(view, decision),
    'enemy-route': ({ view, decision }) => chooseWayFor(view, decision),
    'enemy-away': ({ view, decision }) => chooseWayFor(view, decision),
    'enemy-edge': ({ view, decision }) => chooseWayFor(view, decision),
    'patrol-step': ({ view, decision }) => chooseWayFor(view, decision),
    'enemy-friend': ({ view, decision }) => chooseFriendFor(view, decision),
    'choose-enemy': ({ view, decision }) => chooseWoken(view, decision),
    'pay-damage': payDamage,
    'forced-dodge': ({ view, decision, seat }) => chooseSafest(view, decision, seat),
    'enemy-push': ({ view, decision, seat }) => chooseSafest(view, decision, seat),
    'spend-glory': spendGlory,
    'vote-to-end': vote,
    'take-bonus': firstOption,
    'level-up': ({ decision, chance }) => decision.options[chance.below('bot', Math.max(1, decision.options.length - 1))]!.key,
    'rescue-modifications': ({ decision }) => optionKeys(decision),
    'visit-merchant': visit,
    buy: ({ view, decision, me, seat }) => chooseGoods(decision, me, view.fledgling === seat && me.purchases === 0),
    pay: ({ decision }) => choosePayment(decision),
    'trim-deck': ({ decision }) => chooseTrim(decision),
    'accept-trade': always('no'),
    'swap-back': always('yes'),
  },
  { knows: (view, seat) => ({ me: view.hunters[seat]! }) },
);
