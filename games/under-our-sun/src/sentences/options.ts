/** How options read: the name, what it costs and what it does, so that no two of one question are alike. Actions of a turn are in actions.ts. */
import { capital, plural, type Ref, sayList } from '@quarry/kernel';
import { cardOf, enemyOf, printedEnemy, tileAt } from '../basics.ts';
import { cardNamed, characterCard, thing, tileCard } from '../content/box.ts';
import { AMMUNITION, type Ammunition, CUBES, RESOURCES, type Skill, VALUES } from '../content/kinds.ts';
import type { Use } from '../content/types.ts';
import { sayEffects, sayPrice, sayTogether } from '../content/words/index.ts';
import { sayPieces } from '../content/words/saying.ts';
import type { DecisionKind, SunDecision } from '../decisions.ts';
import { around, distance, type Hex } from '../map.ts';
import { foeDice, foeHp, moveCost, testDice, waterRoom } from '../questions.ts';
import { priceOf, worthTo } from '../rules/bargains.ts';
import type { View, Who } from '../state.ts';
import { actionSays, blowSays, type Chosen } from './actions.ts';
import { characterOffer, thingDoes } from './cards.ts';
import {
  cardName,
  cardNames,
  characterName,
  diceSay,
  FAMILY_NAMES,
  hpSays,
  isResource,
  lotSays,
  merchantName,
  onTile,
  person,
  theEnemy,
  tileName,
  wayName,
  whoIs,
} from './names.ts';
import { branchOn, payOrOn } from './texts.ts';

const factsWho = ({ facts }: SunDecision): Who => (facts && 'who' in facts ? facts.who : -1);
const factsCard = ({ facts }: SunDecision): number => (facts && 'card' in facts ? facts.card : -1);
const cardIn = (about: readonly Ref[]): number => {
  const found = about.find(one => one.kind === 'card');
  return found ? Number(found.id) : -1;
};
const hexIn = (about: readonly Ref[]): Hex => {
  const found = about.find(one => one.kind === 'hex');
  return found ? Number(found.id) : -1;
};

// Yes and no, and words that stand alone

const YES_NO: Readonly<Partial<Record<DecisionKind, readonly [yes: string, no: string]>>> = {
  eat: ['Eat 1 food', 'Do not eat: take 1 damage'],
  'take-over': ['Step in: the attack falls on you', 'Let it fall where it was meant'],
  unseen: ['Stay unseen, as after a Sneak', 'Let it see you: fight it now'],
  reroll: ['Roll all dice again', 'Leave the container shut'],
  'ignore-animal': ['Ignore the card: the fire keeps it away', 'Let it happen'],
};
const PASS: Readonly<Partial<Record<DecisionKind, string>>> = {
  equip: 'Buy nothing more',
  granted: 'Do nothing with it',
  join: 'Stay out of the fight',
  'saved-ap': 'Not now: keep your saved AP',
  prevent: 'Take the damage',
  'choose-tile': 'No second tile',
  vote: 'Give no vote',
  trade: 'Wait for the other',
};
const AGREES: readonly [string, string] = ['Agree', 'Disagree: another proposal is needed'];

function poolSays(isYes: boolean, decision: SunDecision, view: View): string {
  const points = view.players[decision.seat]?.points ?? 0;
  return isYes ? `Give what is missing of your ${plural(points, 'point')}` : `Keep your ${plural(points, 'point')}`;
}
function yesOrNo(key: string, decision: SunDecision, view: View): string {
  const { kind } = decision;
  const isYes = key === 'yes';
  if (kind === 'pool') return poolSays(isYes, decision, view);
  const words = YES_NO[kind] ?? (kind.startsWith('agree-') ? AGREES : undefined);
  return words?.[isYes ? 0 : 1] ?? capital(key);
}

// People, places, things

function characterSays(one: Chosen, decision: SunDecision, view: View): string {
  const ref = one.about.find(({ kind }) => kind === 'character');
  const who = ref ? Number(ref.id) : whoIs(view, one.key);
  if (decision.kind === 'choose-character') {
    const card = characterCard(one.key as Parameters<typeof characterCard>[0]);
    return `${card.name}, ${card.role}: ${characterOffer(card)}`;
  }
  if (decision.kind === 'give-to') return `${characterName(view, who)}: carries ${carried(view, who)}`;
  if (decision.kind === 'first-actor') return readySays(view, who);
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
/** Where a hex lies, as seen from another: `north`, `2 tiles away`. */
function whereSays(from: Hex, hex: Hex): string {
  const place = around(from).indexOf(hex);
  if (place >= 0) return wayName(place);
  return hex === from ? 'here' : `${plural(distance(from, hex), 'tile')} away`;
}
const hexName = (view: View, hex: Hex): string => {
  const tile = tileAt(view, hex);
  if (!tile || tile.card < 0) return tileName(view, hex);
  const { name, family, value } = tileCard(tile.card);
  return `${name} (${FAMILY_NAMES[family]}, value ${value})`;
};
function tileSays(one: Chosen, decision: SunDecision, view: View): string {
  const hex = hexIn(one.about);
  const { facts } = decision;
  const enemy = decision.kind === 'first-step' && facts && 'enemy' in facts ? enemyOf(view, facts.enemy) : undefined;
  const who = factsWho(decision);
  const from = enemy ? enemy.hex : who >= 0 ? view.characters[who]!.hex : hex;
  const isSeen = (tileAt(view, hex)?.card ?? -1) >= 0;
  return `${capital(whereSays(from, hex))}: ${isSeen ? hexName(view, hex) : `${capital(tileName(view, hex))}, ${fromHaven(hex, view)}`}`;
}
/** `2 north and 1 south-east of New Haven`. */
export const fromHaven = (hex: Hex, view: View): string => {
  const haven = view.tiles[0]?.hex ?? hex;
  const steps: number[] = [];
  let at = haven;
  while (at !== hex) {
    const next = around(at).findIndex(one => distance(one, hex) < distance(at, hex));
    steps.push(next);
    at = around(at)[next]!;
  }
  const ways = [...new Set(steps)].map(way => `${steps.filter(one => one === way).length} ${wayName(way)}`);
  return `${sayList(ways)} of New Haven`;
};
function foeSays(one: Chosen, decision: SunDecision, view: View): string {
  const [ref] = one.about;
  const id = Number(ref?.id ?? /\d+$/.exec(one.key)?.[0] ?? -1);
  const isMerchant = one.key.startsWith('merchant') || ref?.kind === 'merchant';
  const name = isMerchant ? merchantName(view, id) : one.key.startsWith('character') ? characterName(view, id) : theEnemy(view, id);
  if (decision.kind === 'dodge-which') {
    const hits = decision.facts.hits[decision.options.findIndex(other => other.key === one.key)] ?? 0;
    return `The attack of ${name}: ${hits} damage`;
  }
  if (isMerchant || !enemyOf(view, id)) return capital(name);
  const enemy = enemyOf(view, id)!;
  const foe = { is: 'enemy' as const, id };
  return `${capital(name)}: ${foeHp(view, foe)} of ${printedEnemy(enemy).hp} HP, attacks with ${diceSay(foeDice(view, foe, 'melee') ?? [])}`;
}

const CARD_VERBS: Readonly<Partial<Record<DecisionKind, string>>> = {
  equip: 'Buy',
  'lay-down': 'Lay down',
  discard: 'Lay down',
  spoils: 'Take',
  collect: 'Take',
};
const FOR_VERBS: Readonly<Record<string, string>> = { lose: 'Lose', flip: 'Turn over', ready: 'Turn back' };
function cardSays(one: Chosen, decision: SunDecision, view: View): string {
  const card = cardIn(one.about);
  if (decision.kind === 'prevent') return preventSays(card, decision, view);
  const { facts } = decision;
  const verb = CARD_VERBS[decision.kind] ?? FOR_VERBS[facts && 'for' in facts ? String(facts.for) : ''] ?? 'Choose';
  const price = decision.kind === 'equip' ? ` for ${plural(thing(card).stars, 'point')}` : '';
  const from = view.characters.find(({ id }) => one.key.startsWith(`${id}-`) && decision.kind === 'collect');
  const off = from ? ` off the body of ${characterCard(from.id).name}` : '';
  const does = decision.kind === 'equip' || decision.kind === 'spoils' ? `: ${thingDoes(thing(card))}` : '';
  return `${verb} the ${cardName(card)}${off}${price}${does}`;
}
const PREVENTS_THEN: Readonly<Record<Use['then'], string>> = {
  flip: ', then it is turned over until the next Preparation',
  use: ', 1 use',
  discard: ', and it is used up',
  stay: '',
};
function preventSays(card: number, decision: SunDecision, view: View): string {
  const who = factsWho(decision);
  const { skill } = cardOf(view, who);
  const reaction = (card >= 0 ? thing(card).reacts : skill.reacts)?.find(one => one.to === 'attack');
  const then = card >= 0 && reaction?.to === 'attack' ? PREVENTS_THEN[reaction.then] : '';
  const source = card >= 0 ? `the ${cardName(card)}` : `${skill.name}, once a ${skill.per}`;
  return `Use ${source}: prevent ${reaction?.to === 'attack' ? reaction.prevent : 'some'} damage${then}`;
}

// Goods

const PIECES: readonly string[] = [...CUBES, ...AMMUNITION];
/** `water-food`: a mix of two pieces, by their names. */
function mixSays(key: string, view: View): string {
  const from = view.characters.find(({ id }) => key.startsWith(`${id}-`));
  const rest = from ? key.slice(from.id.length + 1) : key;
  const parts = rest.split('-');
  if (!parts.every(part => PIECES.includes(part))) return capital(rest.replaceAll('-', ' '));
  const kinds = [...new Set(parts)].map(kind => sayPieces(parts.filter(one => one === kind).length, kind));
  return `Take ${sayList(kinds)}${from ? ` off the body of ${characterCard(from.id).name}` : ''}`;
}
/** `water-2-food-1`: an amount of money. */
function moneySays(key: string, verb: string): string {
  const parts = [...key.matchAll(/([a-z]+)-(\d+)/g)].map(([, kind, n]) => ({ kind: kind!, n: Number(n) }));
  if (parts.length === 0) return `${verb} nothing`;
  const worth = parts.reduce((sum, { kind, n }) => sum + n * (VALUES[kind as keyof typeof VALUES] ?? 0), 0);
  return `${verb} ${sayList(parts.map(({ kind, n }) => sayPieces(n, kind)))} (worth ${worth})`;
}
function pieceSays(key: string, decision: SunDecision, view: View): string {
  const who = factsWho(decision);
  const numbered = /^([a-z]+)-(\d+)$/.exec(key);
  if (decision.kind === 'discard' && numbered) {
    const all = decision.options.filter(one => one.key.startsWith(`${numbered[1]}-`)).length;
    return `Lay down 1 ${numbered[1]}${all > 1 ? ` (${numbered[2]} of ${all})` : ''}`;
  }
  if (decision.kind === 'choose-resource') return `${decision.facts.of === 'gain' ? 'Gain' : 'Lose'} 1 ${key}${held(key, who, view)}`;
  if (decision.kind === 'choose-ammunition') return `${capital(key)}s${held(key, who, view)}, ${shooters(key, who, view)}`;
  return `Lay down 1 ${key}${held(key, who, view)}`;
}
/** What of the own cards they are for. */
function shooters(key: string, who: Who, view: View): string {
  const cards = view.characters[who]?.items.filter(one => thing(one.card).weapon?.ammunition?.kind === key).map(one => one.card) ?? [];
  return cards.length > 0 ? `for the ${cardNames(cards)}` : 'and no weapon of yours takes them';
}
function held(key: string, who: Who, view: View): string {
  const self = view.characters[who];
  if (!self) return '';
  const n = isResource(key) ? self.goods[RESOURCES.indexOf(key)]! : self.ammunition[AMMUNITION.indexOf(key as Ammunition)];
  return n === undefined ? '' : `: you have ${n}`;
}

// Merchants and trade

function dealSays({ key }: Chosen, { facts }: Extract<SunDecision, { kind: 'deal' }>, view: View): string {
  const name = merchantName(view, facts.merchant);
  if (key === 'done') return `Stop dealing with ${name}`;
  if (key === 'steal')
    return `Steal 1 resource: 1 AP, ${diceSay(testDice(view, facts.who, 'stealth'))}. If it fails, ${name} fights you for good`;
  const [, verb, rest] = /^([a-z]+)-(.+)$/.exec(key) ?? [undefined, '', ''];
  const card = cardNamed(rest!);
  const value = VALUES[rest as keyof typeof VALUES];
  switch (verb) {
    case 'buy':
      return `Buy the ${cardName(card)} for goods worth ${priceOf(view.merchants[facts.merchant]!, card)}: ${thingDoes(thing(card))}`;
    case 'sell':
      return `Sell the ${cardName(card)} for goods worth ${worthTo(view.merchants[facts.merchant]!, card)}: its value is ${thing(card).value}`;
    case 'break':
      return `Break up the ${cardName(card)} for 1 water: its parts are yours`;
    case 'cube':
      return `Buy 1 ${rest} for goods worth ${value}`;
    case 'fair':
      return `Swap a cube of value ${value} for 1 ${rest} that is not in stock, once a visit`;
    case 'ammo':
      return `Buy 1 ${rest} for 1 water`;
    default:
      return capital(key.replaceAll('-', ' '));
  }
}
function tradeSays({ key, about }: Chosen, decision: Extract<SunDecision, { kind: 'trade' }>, view: View): string {
  if (key === 'agree') return 'Agree: it changes hands as it lies there, for 1 AP of whoever opened the trade';
  if (key === 'call-off') return 'Call the trade off';
  const owner = Number(about.find(one => one.kind === 'character')?.id ?? -1);
  const card = cardIn(about);
  const cube = about.find(one => one.kind === 'cube');
  const { whose } = person(view, owner, decision.seat);
  const what = card >= 0 ? `${whose} ${cardName(card)}` : `1 of ${whose} ${cube?.id ?? key.split('-').at(-1)}`;
  return key.startsWith('put-') ? `Put ${what} on the table` : `Take ${what} off the table`;
}

// Dice and fights

function dieSays({ key }: Chosen, { facts }: Extract<SunDecision, { kind: 'karma' }>): string {
  const [, n, colour] = /^die-(\d+)-([a-z]+)$/.exec(key) ?? [undefined, '1', 'green'];
  const face = facts.faces[Number(n) - 1] ?? 0;
  return `Roll die ${n} again: ${colour}, shows ${face < 0 ? 'a cross' : face === 0 ? 'nothing' : plural(face, 'success', 'successes')}`;
}
const defended = (key: string, decision: SunDecision, view: View): string | null => {
  const who = factsWho(decision);
  if (key === 'nothing') return 'Do nothing: the attack counts as it falls';
  if (key === 'dodge' && decision.kind === 'answer-shot')
    return `Dodge: 1 AP, ${diceSay(testDice(view, who, 'dexterity', 'dodge'))}; each success takes off 1 damage`;
  if (key === 'dodge') return `Dodge: 1 AP, ${diceSay(testDice(view, who, 'dexterity', 'dodge'))}; 1 success and the attack misses`;
  if (key === 'rush') {
    const by = decision.kind === 'answer-shot' ? decision.facts.by : -1;
    const cost = by >= 0 ? moveCost(view, who, view.characters[by]!.hex) : 1;
    return `Rush at ${characterName(view, by)}: ${cost} AP, ${diceSay(testDice(view, who, 'strength'))}`;
  }
  return null;
};

// One by one

const BARE: Readonly<Record<string, string>> = {
  leave: 'Leave the card on top',
  bury: 'Put the card under the deck',
  keep: 'Keep the card after all',
  join: 'Join: take an attack, a shot or a Dodge when it is your turn, 1 AP',
  'join-unseen': 'Join unseen: a sneak attack when it is your turn, 2 AP',
};
function branchSays(key: string, decision: SunDecision, view: View): string {
  const found = branchOn(view, factsCard(decision), factsWho(decision), key);
  if (!found) return capital(key);
  const price = found.price ? ` (${sayPrice(found.price)})` : '';
  return `${found.says}${price}: ${found.effects.length === 0 ? 'nothing happens' : sayTogether(found.effects)}`;
}
function payOrSays(key: string, decision: SunDecision, view: View): string {
  const found = payOrOn(view, factsCard(decision), factsWho(decision));
  if (!found) return key === 'pay' ? 'Pay' : 'Do not pay';
  if (key === 'refuse') return `Do not pay: ${lowered(sayEffects(found.refused))}`.replace(/\.$/, '');
  return `Pay ${sayPrice(found.price)}${found.paid?.length ? `: ${sayTogether(found.paid)}` : ''}`;
}
const skillSays = (key: string, decision: SunDecision, view: View): string =>
  `Test ${key}: ${diceSay(testDice(view, factsWho(decision), key as Skill))}`;
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function says(one: Chosen, decision: SunDecision, view: View): string {
  const { key, about } = one;
  const { kind } = decision;
  if (key === 'yes' || key === 'no') return yesOrNo(key, decision, view);
  if (key === 'pass' || key === 'abstain') return PASS[kind] ?? 'Pass';
  switch (kind) {
    case 'act':
    case 'granted':
      return actionSays(one, decision, view);
    case 'fight':
    case 'joined-fight':
    case 'saved-ap':
      return blowSays(one, decision, view);
    case 'join':
      return BARE[key] ?? blowSays(one, decision, view);
    case 'karma':
      return dieSays(one, decision);
    case 'deal':
      return dealSays(one, decision, view);
    case 'trade':
      return tradeSays(one, decision, view);
    case 'pay':
      return moneySays(key, 'Pay');
    case 'change':
      return moneySays(key, 'Take back');
    case 'payout':
      return key === 'keep' ? BARE['keep']! : moneySays(key, 'Take');
    case 'choose-branch':
      return branchSays(key, decision, view);
    case 'pay-or':
      return payOrSays(key, decision, view);
    case 'choose-skill':
      return skillSays(key, decision, view);
    case 'defend':
    case 'answer-shot':
      return defended(key, decision, view) ?? blowSays(one, decision, view);
    case 'dodge-which':
    case 'strongest':
      return foeSays(one, decision, view);
    case 'choose-tile':
    case 'first-step':
      return tileSays(one, decision, view);
    case 'choose-character':
    case 'give-to':
    case 'first-actor':
    case 'choose-character-here':
    case 'vote':
      return characterSays(one, decision, view);
    case 'collect':
      return cardIn(about) >= 0 ? cardSays(one, decision, view) : mixSays(key, view);
    default:
      return otherSays(one, decision, view);
  }
}
function otherSays(one: Chosen, decision: SunDecision, view: View): string {
  if (one.key === 'skill' && decision.kind === 'prevent') return preventSays(-1, decision, view);
  if (cardIn(one.about) >= 0) return cardSays(one, decision, view);
  if (PIECES.includes(one.key.replace(/-\d+$/, ''))) return pieceSays(one.key, decision, view);
  return BARE[one.key] ?? capital(one.key.replaceAll('-', ' '));
}

/** Copies of a card are told apart by their number. */
const withoutCopy = (key: string): string => key.replaceAll(/\.\d+/g, '');
function copyNote(one: Chosen, { options }: SunDecision): string {
  if (!/\.\d+/.test(one.key)) return '';
  const twins = options.filter(other => withoutCopy(other.key) === withoutCopy(one.key));
  return twins.length > 1 ? ` (number ${twins.findIndex(other => other.key === one.key) + 1})` : '';
}
/** An option as a person reads it. */
export function optionSays(one: Chosen, decision: SunDecision, view: View): string {
  const text = says(one, decision, view);
  const note = copyNote(one, decision);
  return note ? `${text.replace(/\.$/, '')}${note}` : text;
}
