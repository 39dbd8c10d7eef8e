/** What each thing that a player can do does, in one line that needs no other; and which of them an option is. */
import type { BareDecision, Option } from '@quarry/kernel';
import type { Asked, DecisionFacts, DecisionKind, DecisionValues, TradeWord } from '../decisions.ts';
import type { Action } from '../rules/actions/kinds.ts';
import type { Bargain } from '../rules/bargains.ts';
import type { Blow } from '../rules/fight-options.ts';

export const VERBS = {
  // Setup
  'choose-character': 'Play this character: HP, water, dice, areas and a skill that nobody else has.',
  'buy-equipment': 'Buy this card for its stars in points. What your own points lack, others may add.',
  'stop-buying': 'Buy nothing more. Points that are left are lost.',
  'give-points': 'Add what is missing for this card out of your points.',
  'keep-points': 'Give nothing; the card may stay on offer.',
  'give-card': 'This character carries the card from the start.',

  // Preparation
  'eat-meal': 'Return 1 food, the meal of the day. Nothing else happens.',
  'go-hungry': 'Keep your food and take 1 damage.',
  'send-enemy': 'The enemy takes this step towards the nearest character.',

  // Turns
  'go-first': 'This character has the first turn of the phase, the other one the second.',
  move: 'Walk onto a revealed tile beside you for its value in AP. Enemies there fight you.',
  charge: 'Reveal a tile beside you and step onto it at once, for 2 AP. What lives there fights you.',
  sneak: 'Walk for 1 AP more than the value, and test stealth. With a success nobody there notices you.',
  explore: 'Turn up a tile beside you for 1 AP, from where you stand. Nothing on it wakes.',
  recon: 'Unseen, turn up an enemy of this tile for 1 AP, and stay unseen.',
  'collect-here': 'Pick up two pieces or one card from your tile, for 1 AP.',
  replenish: 'Use up a water cube of this tile for 1 AP, and fill your supply and all bottles.',
  'eat-food': 'Turn 1 food into 1 HP, for 1 AP.',
  'collect-rain': 'Catch 1 water for 1 AP, as often as you like while the Storm lasts.',
  sleep: 'Raise your fitness by one space. It costs 3 to 5 AP, and least in a camp.',
  'discard-here': 'Lay things down on your tile, free. Spilled water is gone, except in a camp.',
  'deal-with': 'Open dealing with the merchant here for 1 AP; every bargain after that is free.',
  craft: 'Pay the recipe from what you carry and take the card, for 1 AP.',
  'make-ammunition': 'Make 2 cartridges of 1 metal or 3 arrows of 1 wood, for 1 AP.',
  'craft-camp': 'Pay the recipe of a tent and pitch it here in the same action, for 1 AP.',
  pitch: 'Turn your tent into a camp on this tile, for 1 AP: cheap sleep, and a store.',
  dismantle: 'Take the camp down for 1 AP: the tent is yours, and what you can carry of its store.',
  'light-fire': 'Light a campfire here, for 1 AP and its recipe. Animals keep away from it.',
  'make-pit': 'Make a cooking pit of the campfire, for 1 AP and 1 metal.',
  cook: 'Turn 1 food into 3 at the cooking pit, for 2 AP.',
  'set-trap': 'Set the trap here for 1 AP. In each Preparation it may catch food.',
  'use-card': 'Do what the card says. Some are used up or turned over by it.',
  'use-skill': 'Use the skill of your character; then it rests for the day or the phase.',
  load: 'Put a piece of matching ammunition into this weapon, free.',
  'open-trade': 'Trade with this character on your tile. It costs 1 AP once you both agree.',
  loot: 'Search the body for 1 AP: a green die says which row of its loot you get.',
  'open-container': 'Test the skill for 1 AP. With a success the loot cards in it are yours.',
  'act-for-mission': 'Do what the mission card offers here, for the price that it names.',
  wait: 'End your turn. Saved AP serve for fights in this phase, and are lost after it.',
  'let-pass': 'Do nothing with the action that you were given.',

  // Goods
  take: 'Take this, and leave the rest.',
  'lay-down': 'Lay this down on your tile; others may collect it, and the next Preparation clears it away.',
  'gain-resource': 'Gain one of these.',
  'lose-resource': 'Give away one of these.',

  // Texts
  'choose-character-here': 'The text works on this character.',
  'reveal-tile': 'The tile here is turned up; nothing on it wakes.',
  'one-tile-only': 'Leave it at the first tile, and keep the skill for later in this phase.',
  'name-spawn': 'The enemy appears on this tile.',
  'lay-tile': 'The tile is laid here, and is part of the map from now on.',
  'go-there': 'You are put on this tile, without walking.',
  'lose-card': 'Give this card away.',
  'turn-over': 'Turn this card over: it does nothing until the next Preparation.',
  'turn-back': 'Turn this card back: it works again.',
  'choose-card': 'The text works on this card.',
  'test-skill': 'Roll the dice of this skill. It passes with 1 success, or with as many as the text asks for.',
  'choose-ammunition': 'Take ammunition of this kind.',
  'choose-effect': 'Take this offer of the card, and leave the other.',
  'pay-price': 'Give what the card asks for.',
  'refuse-price': 'Keep what you have, and let the card happen.',
  bury: 'Put the card under its deck: it does not come now.',
  'leave-on-top': 'Leave the card where it is: whoever draws next draws it.',

  // Fights
  attack: 'Roll your combat dice and those of one weapon. Each success is 1 damage; it strikes back.',
  'attack-merchant': 'Attack the merchant, who fights back. Once you have left, there are no more deals for you.',
  'sneak-attack': 'Test stealth for 2 AP. With a success you attack and nobody strikes back.',
  shoot: 'Shoot at somebody on a tile beside you; it uses 1 ammunition. They may come closer or shoot back.',
  dodge: 'Test dexterity. With a success one attack of this round misses you; you deal no damage.',
  join: 'Take part in this round for 1 AP: the enemies divide their attacks among you.',
  'join-unseen': 'Take part with a sneak attack for 2 AP; nobody strikes at you for it.',
  'stay-out': 'Stay out of this round.',
  'keep-ap': 'Do nothing now. Your saved AP stay until the phase ends.',
  'miss-you': 'This attack misses you; all others count.',
  'use-karma': 'Roll this die again for 1 karma die. Three of its eight faces give the karma back.',
  prevent: 'Use this to take damage off the attack.',
  'take-damage': 'Prevent nothing, and take the damage.',
  'step-in': 'The attack falls on you instead.',
  'stand-by': 'Let the attack fall where it was meant.',
  'stay-unseen': 'Use your skill: the animals do not notice you.',
  'be-seen': 'Keep your skill, and fight.',
  'roll-again': 'Use the card and roll all dice again.',
  'leave-shut': 'Keep the card; the container stays shut.',
  'name-striker': 'This one of the equally strong enemies strikes.',

  // Among yourselves
  duel: 'Attack one of your own, for 1 AP. They may strike back or dodge.',
  'shoot-character': 'Shoot at one of your own on a tile beside you, for 1 AP.',
  'strike-back': 'Attack at the same time, for 1 AP.',
  'dodge-shot': 'Test dexterity for 1 AP. Each success takes 1 damage off the shot.',
  rush: 'Take the shot, and test strength to get to whoever fired. It costs the value of that tile.',
  'do-nothing': 'Keep your AP; the attack counts as it falls.',

  // Night
  'vote-victim': 'Vote for this character: a majority decides whom the card hits.',
  abstain: 'Give no vote.',
  'ignore-night': 'The fire keeps it away: the card does nothing.',
  'suffer-night': 'Let the card happen in spite of the fire.',

  // Merchants
  'buy-card': 'Buy this card for its value, in water or in goods at their value.',
  'buy-cube': 'Swap goods of this value for the cube.',
  'fair-swap': 'Swap a cube of the same value for one that is not in stock, once a visit.',
  'buy-ammunition': 'Buy one piece for 1 water.',
  'sell-card': 'Sell this card, as a rule for half of its value rounded down.',
  'break-up': 'Pay 1 water and get the resources of the recipe for the card.',
  steal: 'Test stealth for 1 AP. If it fails, this merchant fights you for good.',
  'stop-dealing': 'Stop dealing, and go on with your turn.',
  pay: 'Pay with this. What is too much comes back out of the stock.',
  'take-change': 'Take this back for what you paid too much.',
  'take-payment': 'Take this for the card.',
  'keep-card': 'Keep the card after all: the stock does not cover its price.',
  'take-spoils': 'Take this card of the merchant; two at most.',

  // Trade
  'put-down': 'Put this on the table. Whoever had agreed has to agree again.',
  'take-back': 'Take this off the table again.',
  'agree-trade': 'Agree: when both have, all of it changes hands at once.',
  'call-off': 'Call the trade off; nothing changes hands and no AP are spent.',
  'await-other': 'Leave the table as it is, and wait for the other.',

  // The Sons of Liberty
  reveal: 'Turn your team card up for good. Son of Liberty enemies never attack you again.',
  summon: 'Put a Son of Liberty enemy on a tile beside you, free, once a day. Your card is turned up.',
  send: 'Move a Son of Liberty enemy near you by one tile, for 2 AP. Your card is turned up.',
} as const;

type Verb = keyof typeof VERBS;

const ACTIONS: Readonly<Record<Exclude<Action['do'], 'blow' | 'duel'>, Verb>> = {
  move: 'move',
  charge: 'charge',
  sneak: 'sneak',
  explore: 'explore',
  recon: 'recon',
  collect: 'collect-here',
  replenish: 'replenish',
  eat: 'eat-food',
  rain: 'collect-rain',
  sleep: 'sleep',
  discard: 'discard-here',
  deal: 'deal-with',
  craft: 'craft',
  ammunition: 'make-ammunition',
  'craft-camp': 'craft-camp',
  pitch: 'pitch',
  dismantle: 'dismantle',
  fire: 'light-fire',
  pit: 'make-pit',
  cook: 'cook',
  trap: 'set-trap',
  use: 'use-card',
  skill: 'use-skill',
  load: 'load',
  trade: 'open-trade',
  loot: 'loot',
  open: 'open-container',
  mission: 'act-for-mission',
  wait: 'wait',
  reveal: 'reveal',
  summon: 'summon',
  send: 'send',
};
const ofBlow = (blow: Blow): Verb => (blow.do === 'attack' && blow.foe.is === 'merchant' ? 'attack-merchant' : blow.do);
function ofAction(action: Action): Verb {
  if (action.do === 'blow') return ofBlow(action.blow);
  if (action.do === 'duel') return action.isRanged ? 'shoot-character' : 'duel';
  return ACTIONS[action.do];
}
const inFight = (blow: Blow | 'reveal'): Verb => (blow === 'reveal' ? blow : ofBlow(blow));
const JOINING = { openly: 'join', unseen: 'join-unseen', reveal: 'reveal' } as const;
const DEFENCES = { counter: 'strike-back', dodge: 'dodge', nothing: 'do-nothing' } as const;
const SHOT_ANSWERS = { dodge: 'dodge-shot', rush: 'rush', nothing: 'do-nothing', reveal: 'reveal' } as const;
const BARGAINS: Readonly<Record<Bargain['do'] | 'steal' | 'done', Verb>> = {
  buy: 'buy-card',
  cube: 'buy-cube',
  fair: 'fair-swap',
  ammo: 'buy-ammunition',
  sell: 'sell-card',
  break: 'break-up',
  steal: 'steal',
  done: 'stop-dealing',
};
const ofWord = (word: TradeWord): Verb =>
  word.do === 'change' ? (word.by > 0 ? 'put-down' : 'take-back') : word.do === 'agree' ? 'agree-trade' : 'call-off';

/** Where the facts of the decision say what is done. */
const TILES: Readonly<Record<string, Verb>> = {
  reveal: 'reveal-tile',
  explore: 'reveal-tile',
  spawn: 'name-spawn',
  'place-tile': 'lay-tile',
  teleport: 'go-there',
};
const CARDS: Readonly<Record<string, Verb>> = { lose: 'lose-card', flip: 'turn-over', ready: 'turn-back' };

/** As a method, so that it can be looked up by the kind of any decision. */
type ByValue<Kind extends DecisionKind> = {
  verb(value: NonNullable<DecisionValues[Kind]>, facts: DecisionFacts[Kind]): Verb;
}['verb'];
const either =
  (yes: Verb, no: Verb): ((isYes: boolean) => Verb) =>
  isYes =>
    isYes ? yes : no;

/** What an option does: the same for all of a kind, or by its value. */
const OPTIONS: { readonly [Kind in DecisionKind]: Verb | ByValue<Kind> } = {
  'choose-character': 'choose-character',
  equip: 'buy-equipment',
  pool: either('give-points', 'keep-points'),
  'give-to': 'give-card',
  eat: either('eat-meal', 'go-hungry'),
  'first-step': 'send-enemy',
  'first-actor': 'go-first',
  act: ofAction,
  granted: action => (action === 'reveal' ? action : ofAction(action)),
  collect: 'take',
  discard: 'lay-down',
  'lay-down': 'lay-down',
  'choose-resource': (_, { of }) => (of === 'lose' ? 'lose-resource' : 'gain-resource'),
  'choose-character-here': 'choose-character-here',
  'choose-tile': (_, facts) => TILES[facts.for] ?? 'lay-tile',
  'choose-card': (_, facts) => CARDS[facts.for] ?? 'choose-card',
  'choose-skill': 'test-skill',
  'choose-ammunition': 'choose-ammunition',
  'choose-branch': 'choose-effect',
  'pay-or': either('pay-price', 'refuse-price'),
  bury: either('bury', 'leave-on-top'),
  fight: inFight,
  join: way => JOINING[way],
  'joined-fight': inFight,
  'saved-ap': inFight,
  'dodge-which': 'miss-you',
  karma: 'use-karma',
  prevent: 'prevent',
  'take-over': either('step-in', 'stand-by'),
  unseen: either('stay-unseen', 'be-seen'),
  reroll: either('roll-again', 'leave-shut'),
  strongest: 'name-striker',
  defend: defence => DEFENCES[defence.do],
  'answer-shot': answer => SHOT_ANSWERS[answer],
  vote: 'vote-victim',
  'ignore-animal': either('ignore-night', 'suffer-night'),
  deal: bargain => BARGAINS[typeof bargain === 'string' ? bargain : bargain.do],
  pay: 'pay',
  change: 'take-change',
  payout: 'take-payment',
  spoils: 'take-spoils',
  trade: ofWord,
};
/** To do nothing. */
const PASSES: Readonly<Partial<Record<DecisionKind, Verb>>> = {
  equip: 'stop-buying',
  granted: 'let-pass',
  'choose-tile': 'one-tile-only',
  join: 'stay-out',
  'saved-ap': 'keep-ap',
  prevent: 'take-damage',
  vote: 'abstain',
  payout: 'keep-card',
  trade: 'await-other',
};

export function verbOf(decision: BareDecision, option: Option | null): string {
  const { kind, facts } = decision as Asked;
  if (option?.value === null) return PASSES[kind] ?? kind;
  const verb: Verb | ByValue<DecisionKind> = OPTIONS[kind];
  if (typeof verb !== 'function') return verb;
  return option ? verb(option.value as NonNullable<DecisionValues[DecisionKind]>, facts) : kind;
}
