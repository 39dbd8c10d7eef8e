/** How options read: the name, what it costs and what it does, so that no two of one question are alike. Actions of a turn are in actions.ts. */
import { capital, either, type Option, plural, type Refused, sameValue, sayList } from '@quarry/kernel';
import { box, characterCard, thing, tileCard } from '../content/box.ts';
import { AMMUNITION, CUBES, RESOURCES, VALUES } from '../content/kinds.ts';
import type { Use } from '../content/types.ts';
import { sayEffects, sayPrice, sayTogether } from '../content/words/index.ts';
import { sayPieces } from '../content/words/saying.ts';
import type { DecisionKind, DecisionValues, SunDecision, TradeWord } from '../decisions.ts';
import type { Lot } from '../deeds/goods.ts';
import type { Piece } from '../deeds/trading.ts';
import { around, type Hex } from '../places.ts';
import { cardInPlay, cardOf, enemyOf, livingAt, printedEnemy, tileAt } from '../questions/basics.ts';
import { type Foe, foeDice, foeHp, moveCost, sameFoe, testDice, waterRoom } from '../questions.ts';
import type { Find } from '../rules/actions/collecting.ts';
import { type Bargain, priceOf, worthTo } from '../rules/bargains.ts';
import type { Blow } from '../rules/fight-options.ts';
import { cubesIn, type Money, worthOf } from '../rules/payments.ts';
import type { View, Who } from '../state.ts';
import { actionSays, blowSays, counterSays, REVEAL, REVEAL_ON_TURN } from './actions.ts';
import { characterOffer, thingDoes } from './cards.ts';
import {
  cardName,
  cardNames,
  characterName,
  characterNames,
  diceSay,
  FAMILY_NAMES,
  fromHaven,
  hpSays,
  lotSays,
  merchantDoes,
  merchantName,
  onTile,
  person,
  stepsSay,
  theEnemy,
  tileName,
  wayName,
} from './names.ts';
import { bestSays, testSays, withTests } from './tests.ts';
import { branchOn, payOrOn, testOn } from './texts.ts';

type Of<Kind extends DecisionKind> = Extract<SunDecision, { readonly kind: Kind }>;

// Words that stand alone

const PASS: Readonly<Partial<Record<DecisionKind, string>>> = {
  equip: 'Buy nothing more',
  granted: 'Do nothing with it',
  join: 'Stay out of the fight',
  'saved-ap': 'Not now: keep your saved AP',
  prevent: 'Take the damage',
  'choose-tile': 'No second tile',
  vote: 'Give no vote',
  payout: 'Keep the card after all',
  trade: 'Wait for the other',
};
function poolSays(isYes: boolean, { seat }: SunDecision, view: View): string {
  const points = view.players[seat]?.points ?? 0;
  return isYes
    ? points === 1
      ? 'Add your point to it'
      : `Add what is missing, out of your ${points} points`
    : `Keep your ${plural(points, 'point')}`;
}

// People, places, things

function personSays(who: Who, view: View): string {
  const self = view.characters[who]!;
  const state = self.diedIn >= 0 ? 'dead' : hpSays(view, who, self.hp);
  return `${characterName(view, who)}: ${state}, ${onTile(view, self.hex)}${self.isInfected ? ', infected' : ''}`;
}
const carried = (view: View, who: Who): string => lotSays({ cards: view.characters[who]!.items.map(one => one.card) });
/** What decides who goes first. */
function readySays(view: View, who: Who): string {
  const { ap, hp, water, hex } = view.characters[who]!;
  return `${characterName(view, who)}: ${ap} AP, ${hpSays(view, who, hp)}, ${water} of ${waterRoom(view, who)} water, ${onTile(view, hex)}`;
}
/** Where a hex lies, as seen from another: `north`, `1 north and 1 north-east`. */
function whereSays(from: Hex, hex: Hex): string {
  const place = around(from).indexOf(hex);
  if (place >= 0) return wayName(place);
  return hex === from ? 'here' : stepsSay(from, hex);
}
const hexName = (view: View, hex: Hex): string => {
  const tile = tileAt(view, hex);
  if (!tile || tile.card < 0) return tileName(view, hex);
  const { name, family, value } = tileCard(tile.card);
  return `${name} (${FAMILY_NAMES[family]}, value ${value})`;
};
function tileSays(hex: Hex, from: Hex, view: View): string {
  const isSeen = (tileAt(view, hex)?.card ?? -1) >= 0;
  return `${capital(whereSays(from, hex))}: ${isSeen ? hexName(view, hex) : `${capital(tileName(view, hex))}, ${fromHaven(hex, view)}`}`;
}
/** Ways of an enemy are told apart by whom it comes to, each in one breath: nobody looks for it behind a name. */
function stepSays(hex: Hex, { facts }: Of<'first-step'>, view: View): string {
  const there = livingAt(view, hex);
  const beside = around(hex).flatMap(one => livingAt(view, one));
  const meets =
    there.length > 0
      ? `where ${characterNames(view, there)} ${there.length > 1 ? 'stand' : 'stands'}`
      : `next to ${characterNames(view, beside)}`;
  const trap = (tileAt(view, hex)?.trap ?? -1) >= 0 ? ', into the trap' : '';
  return `${capital(whereSays(enemyOf(view, facts.enemy)?.hex ?? hex, hex))} to ${tileName(view, hex)}, ${meets}${trap}`;
}
const nameOfFoe = ({ is, id }: Foe, view: View): string => (is === 'merchant' ? merchantName(view, id) : theEnemy(view, id));
function dodgedSays(foe: Foe, { facts, options }: Of<'dodge-which'>, view: View): string {
  const hits = facts.hits[options.findIndex(other => sameFoe(other.value, foe))] ?? 0;
  return `The attack of ${nameOfFoe(foe, view)}: ${hits} damage`;
}
function foeSays(foe: Foe, view: View): string {
  const name = capital(nameOfFoe(foe, view));
  const enemy = foe.is === 'enemy' ? enemyOf(view, foe.id) : undefined;
  if (!enemy) return name;
  return `${name}: ${foeHp(view, foe)} of ${printedEnemy(enemy).hp} HP, attacks with ${diceSay(foeDice(view, foe, 'melee') ?? [])}`;
}

const FOR_VERBS: Readonly<Record<string, string>> = { lose: 'Lose', flip: 'Turn over', ready: 'Turn back' };
const PREVENTS_THEN: Readonly<Record<Use['then'], string>> = {
  flip: ', then it is turned over until the next Preparation',
  use: ', 1 use',
  discard: ', and it is used up',
  stay: '',
};
function preventSays(card: number, who: Who, view: View): string {
  const { skill } = cardOf(view, who);
  const reaction = (card >= 0 ? thing(card).reacts : skill.reacts)?.find(one => one.to === 'attack');
  const then = card >= 0 && reaction?.to === 'attack' ? PREVENTS_THEN[reaction.then] : '';
  const source = card >= 0 ? `the ${cardName(card)}` : `${skill.name}, once a ${skill.per}`;
  return `Use ${source}: prevent ${reaction?.to === 'attack' ? reaction.prevent : 'some'} damage${then}`;
}

// Goods

const PIECES: readonly Piece[] = [...CUBES, ...AMMUNITION];
type Pieces = Pick<Lot, 'water' | 'goods' | 'ammunition'>;
const countIn = ({ water, goods, ammunition }: Pieces, piece: Piece): number =>
  piece === 'water'
    ? water
    : piece === 'cartridge' || piece === 'arrow'
      ? ammunition[AMMUNITION.indexOf(piece)]!
      : goods[RESOURCES.indexOf(piece)]!;
const kindsIn = (lot: Pieces): Piece[] => PIECES.filter(piece => countIn(lot, piece) > 0);
function findSays({ lot, from }: Find, view: View): string {
  const off = from === null ? '' : ` off the body of ${characterName(view, from)}`;
  const [card] = lot.cards;
  if (card !== undefined) return `Take the ${cardName(card)}${off}`;
  return `Take ${sayList(kindsIn(lot).map(kind => sayPieces(countIn(lot, kind), kind)))}${off}`;
}
function moneySays(money: Money, verb: string): string {
  const parts = CUBES.filter(kind => cubesIn(money, kind) > 0).map(kind => sayPieces(cubesIn(money, kind), kind));
  return parts.length === 0 ? `${verb} nothing` : `${verb} ${sayList(parts)} (worth ${worthOf(money)})`;
}
/** A list of things, for the question says what is done with them. Pieces that are alike read alike: how many of them is chosen by one control. */
function discardSays(lot: Lot): string {
  const [card] = lot.cards;
  return card === undefined ? capital(kindsIn(lot)[0]!) : cardName(card);
}
function layDownSays(lot: Lot, who: Who, view: View): string {
  const [card] = lot.cards;
  if (card !== undefined) return `Lay down the ${cardName(card)}`;
  const [kind] = kindsIn(lot);
  return `Lay down 1 ${kind}${held(kind!, who, view)}`;
}
/** What of the own cards they are for. */
function shooters(kind: Piece, who: Who, view: View): string {
  const cards = view.characters[who]?.items.filter(one => thing(one.card).weapon?.ammunition?.kind === kind).map(one => one.card) ?? [];
  return cards.length > 0 ? `for the ${cardNames(cards)}` : 'and no weapon of yours takes them';
}
const held = (kind: Piece, who: Who, view: View): string => {
  const self = view.characters[who];
  return self ? `: you have ${countIn(self, kind)}` : '';
};

// Merchants and trade

function dealSays(bargain: DecisionValues['deal'], { facts }: Of<'deal'>, view: View): string {
  const name = merchantName(view, facts.merchant);
  if (bargain === 'done') return `Stop dealing with ${name}`;
  if (bargain === 'steal')
    return `Steal 1 resource: 1 AP, ${diceSay(testDice(view, facts.who, 'stealth'))}. If it fails, ${name} fights you for good`;
  return bargainSays(bargain, facts.merchant, view);
}
function bargainSays(bargain: Bargain, merchant: number, view: View): string {
  const trader = view.merchants[merchant]!;
  switch (bargain.do) {
    case 'buy':
      return `Buy the ${cardName(bargain.card)} for goods worth ${priceOf(trader, bargain.card)}: ${thingDoes(thing(bargain.card))}`;
    case 'sell': {
      const { value } = thing(bargain.card);
      if (worthOf(trader) === 0)
        return `Give the ${cardName(bargain.card)} away: ${merchantDoes(view, merchant, 'has', 'have')} nothing to pay with`;
      return `Sell the ${cardName(bargain.card)} for goods worth ${worthTo(trader, bargain.card)}: its value is ${value}`;
    }
    case 'break':
      return `Break up the ${cardName(bargain.card)} for 1 water: its parts are yours`;
    case 'cube':
      return `Buy 1 ${bargain.kind} for goods worth ${VALUES[bargain.kind]}`;
    case 'fair':
      return `Swap a cube of value ${VALUES[bargain.kind]} for 1 ${bargain.kind} that is not in stock, once a visit`;
    case 'ammo':
      return `Buy 1 ${bargain.kind} for 1 water`;
  }
}
function tradeSays(word: TradeWord, { seat }: SunDecision, view: View): string {
  if (word.do !== 'change')
    return word.do === 'agree' ? 'Agree: it changes hands as it lies there, for 1 AP of whoever opened the trade' : 'Call the trade off';
  const { whose } = person(view, word.of, seat);
  const what = word.what === 'card' ? `${whose} ${cardName(word.card)}` : `1 of ${whose} ${word.what}`;
  return word.by > 0 ? `Put ${what} on the table` : `Take ${what} off the table`;
}

// Dice and fights

function dieSays(at: number, { facts }: Of<'karma'>): string {
  const face = facts.faces[at] ?? 0;
  const shows = face < 0 ? 'a cross' : face === 0 ? 'nothing' : plural(face, 'success', 'successes');
  return `Roll die ${at + 1} again: ${facts.dice[at]}, shows ${shows}`;
}
const struckSays = (blow: Blow | 'reveal', decision: Of<'fight' | 'joined-fight' | 'saved-ap'>, view: View): string =>
  blow === 'reveal' ? REVEAL : blowSays(blow, decision, view);
const JOINING = {
  openly: 'Join: take an attack, a shot or a Dodge when it is your turn, 1 AP',
  unseen: 'Join unseen: a sneak attack when it is your turn, 2 AP',
  reveal: REVEAL,
} as const;
const NOTHING = 'Do nothing: the attack counts as it falls';
const dodgeOf = (who: Who, view: View): string => `Dodge: 1 AP, ${diceSay(testDice(view, who, 'dexterity', 'dodge'))}`;
function defenceSays(defence: DecisionValues['defend'], { facts: { who } }: Of<'defend'>, view: View): string {
  if (defence.do === 'nothing') return NOTHING;
  return defence.do === 'counter' ? counterSays(defence.weapon, who, view) : `${dodgeOf(who, view)}; 1 success and the attack misses`;
}
function answerSays(answer: DecisionValues['answer-shot'], { facts: { who, by } }: Of<'answer-shot'>, view: View): string {
  if (answer === 'reveal') return REVEAL;
  if (answer === 'nothing') return NOTHING;
  if (answer === 'dodge') return `${dodgeOf(who, view)}; each success takes off 1 damage`;
  const cost = moveCost(view, who, view.characters[by]!.hex);
  return `Rush at ${characterName(view, by)}: ${cost} AP, ${diceSay(testDice(view, who, 'strength'))}`;
}

// Texts

function branchSays(says: string, { facts: { who, card } }: Of<'choose-branch'>, view: View): string {
  const found = branchOn(view, card, who, says);
  if (!found) return capital(says);
  const price = found.price ? ` (${sayPrice(found.price)})` : '';
  const whole = `${found.says}${price}${bestSays(view, who, found.effects)}: ${found.effects.length === 0 ? 'nothing happens' : sayTogether(found.effects)}`;
  return withTests(whole, view, who, found.effects);
}
function payOrSays(pays: boolean, { facts: { who, card } }: Of<'pay-or'>, view: View): string {
  const found = payOrOn(view, card, who);
  if (!found) return pays ? 'Pay' : 'Do not pay';
  if (!pays) return withTests(`Do not pay: ${lowered(sayEffects(found.refused))}`.replace(/\.$/, ''), view, who, found.refused);
  return withTests(`Pay ${sayPrice(found.price)}${found.paid?.length ? `: ${sayTogether(found.paid)}` : ''}`, view, who, found.paid ?? []);
}
function skillSays(skill: DecisionValues['choose-skill'], { facts: { who, card } }: Of<'choose-skill'>, view: View): string {
  const found = testOn(view, card, who);
  return `Test ${skill}${found ? testSays(view, who, found, skill) : `: ${diceSay(testDice(view, who, skill))}`}`;
}
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

// One by one

/** As a method, so that it can be looked up by the kind of any decision. */
type Say<Kind extends DecisionKind> = {
  say(value: NonNullable<DecisionValues[Kind]>, decision: Of<Kind>, view: View, key: string): string;
}['say'];
const standsAt = (view: View, who: Who, otherwise: Hex): Hex => view.characters[who]?.hex ?? otherwise;

const SAYS: { readonly [Kind in DecisionKind]: Say<Kind> } = {
  // Setup
  'choose-character': id => {
    const card = characterCard(id);
    return `${card.name}, ${card.role}: ${characterOffer(card)}`;
  },
  equip: card => `Buy the ${cardName(card)} for ${plural(thing(card).stars, 'point')}: ${thingDoes(thing(card))}`,
  pool: poolSays,
  'give-to': (who, _, view) => `${characterName(view, who)}: carries ${carried(view, who)}`,

  // Preparation
  eat: either('Eat 1 food', 'Do not eat: take 1 damage'),
  'first-step': (hex, decision, view) => stepSays(hex, decision, view),

  // Turns
  'first-actor': (who, _, view) => readySays(view, who),
  act: actionSays,
  granted: (action, decision, view) => (action === 'reveal' ? REVEAL_ON_TURN : actionSays(action, decision, view)),
  collect: (find, _, view) => findSays(find, view),
  discard: lot => discardSays(lot),
  'lay-down': (lot, { facts }, view) => layDownSays(lot, facts.who, view),
  'choose-resource': (kind, { facts }, view) => `${facts.of === 'gain' ? 'Gain' : 'Lose'} 1 ${kind}${held(kind, facts.who, view)}`,
  'choose-character-here': (who, _, view) => personSays(who, view),
  'choose-tile': (hex, { facts }, view) => tileSays(hex, standsAt(view, facts.who, hex), view),
  'choose-card': (card, { facts }) => `${FOR_VERBS[facts.for] ?? 'Choose'} the ${cardName(card)}`,
  'choose-skill': skillSays,
  'choose-ammunition': (kind, { facts: { who } }, view) => `${capital(kind)}s${held(kind, who, view)}, ${shooters(kind, who, view)}`,
  'choose-branch': branchSays,
  'pay-or': payOrSays,
  bury: either('Put the card under the deck', 'Leave the card on top'),

  // Fights
  fight: struckSays,
  join: way => JOINING[way],
  'joined-fight': struckSays,
  'saved-ap': struckSays,
  'dodge-which': dodgedSays,
  karma: dieSays,
  prevent: (card, { facts }, view) => preventSays(card, facts.who, view),
  'take-over': either('Step in: the attack falls on you', 'Let it fall where it was meant'),
  unseen: either('Stay unseen, as after a Sneak', 'Let it see you: fight it now'),
  reroll: either('Roll all dice again', 'Leave the container shut'),
  strongest: (foe, _, view) => foeSays(foe, view),
  defend: defenceSays,
  'answer-shot': answerSays,

  // Night
  vote: (who, _, view) => personSays(who, view),
  'ignore-animal': either('Ignore the card: the fire keeps it away', 'Let it happen'),

  // Merchants and trade
  deal: dealSays,
  pay: money => moneySays(money, 'Pay'),
  change: money => moneySays(money, 'Take back'),
  payout: money => moneySays(money, 'Take'),
  spoils: card => `Take the ${cardName(card)}: ${thingDoes(thing(card))}`,
  trade: tradeSays,
};

// Copies of a card are told apart by their number

const BY_CARD: ReadonlySet<DecisionKind> = new Set<DecisionKind>(['equip', 'choose-card', 'prevent', 'spoils']);
const CARD_FIELDS: readonly string[] = ['card', 'cards', 'weapon'];
const isSameDesign = (a: number, b: number): boolean => a >= 0 && b >= 0 && box.cardAt(a).card.id === box.cardAt(b).card.id;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
/** Whether two values say the same but for the copies of their cards. */
function areCopies(a: unknown, b: unknown, field: string): boolean {
  if (typeof a === 'number' && typeof b === 'number') return a === b || (CARD_FIELDS.includes(field) && isSameDesign(a, b));
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const fields = Object.keys(a);
  return fields.length === Object.keys(b).length && fields.every(one => areCopies(a[one], b[one], Array.isArray(a) ? field : one));
}
function copyNote({ key, value }: Option, { kind, options }: SunDecision): string {
  const field = BY_CARD.has(kind) ? 'card' : '';
  const isTwin = (other: Option): boolean => other.key === key || (areCopies(other.value, value, field) && !sameValue(other.value, value));
  const twins = (options as readonly Option[]).filter(isTwin);
  return twins.length > 1 ? ` (number ${twins.findIndex(other => other.key === key) + 1})` : '';
}

/** An option as a person reads it. What is not offered has a name, and no more. */
export function optionSays(option: Option, decision: SunDecision, view: View): string {
  const { kind } = decision;
  if (option.value === null) return PASS[kind] ?? 'Pass';
  const say: Say<DecisionKind> = SAYS[kind];
  const text = say(option.value as NonNullable<DecisionValues[DecisionKind]>, decision, view, option.key);
  const note = copyNote(option, decision);
  return note ? `${text.replace(/\.$/, '')}${note}` : text;
}
/** What is not offered, by its name. */
export function refusedIs({ about: [ref] }: Refused, _: SunDecision, view: View): string {
  switch (ref?.kind) {
    case 'card':
      return cardName(Number(ref.id));
    case 'hex':
      return capital(tileName(view, Number(ref.id)));
    case 'character':
      return characterName(view, Number(ref.id));
    case 'merchant':
      return capital(merchantName(view, Number(ref.id)));
    default:
      return cardInPlay(view).actions?.find(one => ref?.id === `mission-${one.id}`)?.says ?? capital(String(ref?.id ?? ''));
  }
}
