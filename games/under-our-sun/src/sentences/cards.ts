/** Printed cards in words: what each says, and its face for the screen. Texts are printed from the data of the card. */
import { capital, type Face, plural, sayList } from '@quarry/kernel';
import { box, characterCard, deckOf, enemyCard, eventCard, nightCard, sunCard, teamCard, thing, tileCard } from '../content/box.ts';
import { type Dice, STORM_AP, type Weather } from '../content/kinds.ts';
import { type Passage, teamText } from '../content/team.ts';
import type {
  CharacterCard,
  Container,
  EnemyCard,
  EventCard,
  ItemCard,
  LootRow,
  MerchantCard,
  MissionAction,
  MissionCard,
  MissionRule,
  NightCard,
  Reaction,
  SkillCard,
  SunCard,
  TeamCard,
  TileCard,
  Use,
  Weapon,
} from '../content/types.ts';
import {
  type Condition,
  type Effect,
  onSpot,
  type Passive,
  sayConditions,
  sayEffects,
  sayFilter,
  sayGoods,
  sayPassive,
  sayPrice,
  saySpot,
} from '../content/words/index.ts';
import { sayDice, sayFilters } from '../content/words/saying.ts';
import { FAMILY_NAMES, PHASE_NAMES } from './names.ts';

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');
const passives = (all: readonly Passive[] = []): string => all.map(one => `${capital(sayPassive(one))}.`).join(' ');
const textOf = (head: string, effects: readonly Effect[] | undefined): string =>
  effects && effects.length > 0 ? `${head}: ${afterColon(effects)}` : '';
/** Effects behind a colon; the names of ways to choose from keep their capitals. */
export const afterColon = (effects: readonly Effect[]): string =>
  effects[0]?.do === 'choose' ? sayEffects(effects) : lowered(sayEffects(effects));
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const TYPES = { animal: 'Animal', human: 'Human', mutated: 'Mutated' } as const;

// Things

const THEN: Readonly<Record<Use['then'], string>> = {
  discard: ', then discard it',
  use: ' (1 use)',
  flip: ', then turn it over until the next Preparation',
  stay: '',
};
const useText = ({ says, ap, then, if: conditions, effects }: Use): string =>
  `${says ? `${says}, ` : ''}${ap} AP${THEN[then]}${conditions?.length ? `, if ${sayConditions(conditions)}` : ''}: ${afterColon(effects)}`;
/** What a reaction does, without the card or the skill that it stands on. */
function reactionText(reaction: Reaction): string {
  switch (reaction.to) {
    case 'attack':
      return `After the dice of an attack on you: prevent ${reaction.prevent} damage${THEN[reaction.then]}.`;
    case 'attack-on-other':
      return 'Before the dice of an attack on another character here: it falls on you instead.';
    case 'container-roll':
      return `After a failed test on a container: roll all dice again${THEN[reaction.then]}.`;
    case 'drawn':
      return `When you enter openly and only ${TYPES[reaction.type]} enemies are drawn: stay unseen, as after a Sneak.`;
  }
}
function weaponText({ melee, ranged, against, ammunition, found, reach, isSpent, onHit, onHitOf }: Weapon): string {
  return joined(
    melee === undefined ? '' : `Melee: ${sayDice(melee) || 'no die'} more.`,
    ranged === undefined ? '' : `Ranged: ${sayDice(ranged) || 'no die'} more.`,
    against ? `Against ${sayFilters(against.of)}: ${sayDice(against.dice)} instead.` : '',
    ammunition ? `Holds ${plural(ammunition.holds, ammunition.kind)}.` : '',
    found ? `Found with as many as ${sayDice(found)} show.` : '',
    reach ? `Once a day it reaches ${plural(reach, 'tile')}.` : '',
    textOf('On a hit', onHit),
    onHitOf ? textOf(`On a hit against ${sayFilters({ type: onHitOf.type })}`, onHitOf.effects) : '',
    isSpent ? 'Used up by the attack.' : '',
  );
}
const IS: Readonly<Record<NonNullable<ItemCard['is']>, string>> = {
  tent: 'Pitch it for 1 AP: a camp. There Sleep costs 3 AP, goods stay, and one night card is drawn for all.',
  trap: 'Set it for 1 AP: in each Preparation 1 green die, and 1 food for each success. An animal that comes there breaks it.',
  campfire: 'Light it for 1 AP: animals do not come there, and cold and animal night cards can be ignored. A Storm puts it out.',
  filter: 'Once a day Replenish without taking a water cube, where water is printed.',
};
/** What a thing does for whoever has it. */
export function thingDoes({ weapon, always, can = [], reacts = [], gives, uses, is, hero }: ItemCard): string {
  return joined(
    hero ? `Only ${characterCard(hero).name} can use it.` : '',
    is ? IS[is] : '',
    weapon ? weaponText(weapon) : '',
    passives(always),
    ...can.map(useText),
    ...reacts.map(reactionText),
    gives && gives.length > 0 ? sayEffects(gives) : '',
    uses === undefined ? '' : `${plural(uses, 'use')}.`,
  );
}
export function thingText(card: ItemCard): string {
  const { recipe, value, stars } = card;
  return joined(
    thingDoes(card),
    recipe ? `Recipe: ${sayGoods(recipe)}.` : '',
    `Value ${value}${stars > 0 ? `, ${plural(stars, 'star')}` : ''}.`,
  );
}
const KINDS: Readonly<Record<ItemCard['kind'], string>> = { item: 'Item', gear: 'Gear', bundle: 'Find', recipe: 'Recipe' };
const SORTS: Readonly<Record<ItemCard['sort'], string>> = {
  weapon: 'weapon',
  medical: 'medical',
  tool: 'tool',
  water: 'water',
  shelter: 'shelter',
  clothing: 'clothing',
  goods: 'goods',
};
const thingKind = (no: number): string => {
  const { kind, sort, isElectric, hero } = thing(no);
  return [
    deckOf(no) === 'loot' ? `Loot, ${lowered(KINDS[kind])}` : KINDS[kind],
    SORTS[sort],
    ...(isElectric ? ['electric'] : []),
    ...(hero ? ['hero item'] : []),
  ].join(' · ');
};

// Characters

const HELPS: Readonly<Record<NonNullable<SkillCard['helps']>, string>> = {
  explore: 'When you Explore, reveal a second neighbouring tile.',
  craft: 'Craft for 1 resource less.',
};
export function skillText({ name, per, always, can = [], reacts = [], helps }: SkillCard): string {
  const own = [...(helps ? [HELPS[helps]] : []), ...reacts.map(reactionText)];
  const uses = can.map(one => `Once a ${per}, ${one.ap} AP${one.says ? ` (${one.says})` : ''}: ${afterColon(one.effects)}`);
  const once = own.length > 1 ? `Once a ${per}, one of these: ` : `Once a ${per}: `;
  return joined(`${name}.`, passives(always), ...uses, own.length > 0 ? `${once}${own.length > 1 ? own.join(' ') : lowered(own[0]!)}` : '');
}
const boxesOf = ({ items, flexible, gear }: CharacterCard): string =>
  `${plural(items, 'item area')}, ${plural(flexible, 'flexible area')}, ${plural(gear, 'gear area')}`;
/** To choose from: what the character can do before what it rolls. */
export const characterOffer = (card: CharacterCard): string =>
  joined(
    `${card.hp} HP, ${card.water} water.`,
    skillText(card.skill),
    `Dice: combat ${bareDice(card.combat)}; strength ${bareDice(card.strength)}; dexterity ${bareDice(card.dexterity)}; stealth ${bareDice(card.stealth)}.`,
    `Carries: ${boxesOf(card)}.`,
  );
/** `1 green, 1 blue`. */
const bareDice = (dice: Dice): string => sayDice(dice).replaceAll(/ (die|dice)\b/g, '');
export const characterText = (card: CharacterCard): string =>
  joined(
    `${card.hp} HP, ${card.water} water.`,
    `Combat ${sayDice(card.combat)}; strength ${sayDice(card.strength)}; dexterity ${sayDice(card.dexterity)}; stealth ${sayDice(card.stealth)}.`,
    `${capital(boxesOf(card))}.`,
    skillText(card.skill),
  );

// Tiles, enemies, merchants

const containerText = ({ test, loot }: Container): string =>
  `a container (${test === 'both' ? 'strength or dexterity' : test}, ${plural(loot, 'loot card')})`;
export function tileText({ value, spaces, resources, water, enemies, hasEvent, containers = [] }: TileCard): string {
  const there = [
    ...[...new Set(resources)].map(kind => `${resources.filter(one => one === kind).length} ${kind}`),
    ...(water > 0 ? [plural(water, 'water cube')] : []),
    ...(enemies > 0 ? [plural(enemies, 'enemy symbol')] : []),
    ...(hasEvent ? ['an event'] : []),
    ...containers.map(containerText),
  ];
  return `Value ${value}, room for ${spaces}.${there.length > 0 ? ` ${capital(sayList(there))}.` : ''}`;
}
export const rowText = ({ goods, random = 0, cards = 0 }: LootRow): string =>
  sayList([
    ...(goods ? [sayGoods(goods)] : []),
    ...(random > 0 ? [plural(random, 'random resource')] : []),
    ...(cards > 0 ? [plural(cards, 'loot card')] : []),
  ]) || 'nothing';
type Strength = Pick<EnemyCard, 'melee' | 'ranged'>;
const byTime = ({ day, night }: { readonly day: string; readonly night: string }): string =>
  day === night ? sayDice(day) || 'no dice' : `${sayDice(day) || 'no dice'} by day, ${sayDice(night) || 'no dice'} at night`;
const strengthText = ({ melee, ranged }: Strength): string =>
  joined(`Melee: ${byTime(melee)}.`, ranged ? `Ranged: ${byTime(ranged)}.` : '');
function traitsText({ firstAttack, dodge, standsOff, isSlow, scouts }: NonNullable<EnemyCard['traits']>): string {
  return joined(
    firstAttack ? `Its first attack rolls ${sayDice(firstAttack)} more.` : '',
    dodge ? `Dodge against it rolls ${sayDice(dodge)} more.` : '',
    standsOff ? 'Shot at, it never comes closer and always fires back.' : '',
    isSlow ? 'In Preparation it stays on a 6, too.' : '',
    scouts ? 'In Preparation it rolls twice and goes where it is nearer to a character.' : '',
  );
}
export function enemyText(card: EnemyCard): string {
  const { hp, traits, onMeeting, onHit, onDouble, onRangedHit, loot, stages = [], stays } = card;
  return joined(
    `${hp} HP.`,
    strengthText(card),
    textOf('When you meet it', onMeeting),
    textOf('After a melee attack that did damage', onHit),
    textOf('After a shot that did damage', onRangedHit),
    textOf('After a double success', onDouble),
    traits ? traitsText(traits) : '',
    stays ? 'It stays where it is in Preparation.' : '',
    ...stages.map(one =>
      joined(`From ${one.from} damage on${one.name ? ` (${one.name})` : ''}:`, strengthText(one), textOf('At once', one.onStage)),
    ),
    `Loot: ${rowText(loot[0])} for 1 success, ${rowText(loot[1])} for 2.`,
  );
}
const enemyKind = ({ type, isSol, isOfMission }: EnemyCard): string =>
  ['Enemy', TYPES[type], ...(isSol ? ['Son of Liberty'] : []), ...(isOfMission ? ['mission'] : [])].join(' · ');

const TRAITS: Readonly<Record<NonNullable<MerchantCard['trait']>, string>> = {
  'pays-gear': 'Pays 60 % of its value for gear.',
  'cheap-medicine': 'Sells medical cards for 1 water less.',
  'fair-swap': 'Once a visit: swaps 1 cube for 1 of the same value that is not in stock.',
};
export const merchantText = ({ fight, trait }: MerchantCard): string =>
  joined(
    trait ? TRAITS[trait] : 'Sells at value, buys cards for half of it.',
    fight ? `${fight.hp} HP. ${strengthText(fight)}` : 'Is never fought and never robbed.',
  );

// Days, nights, events, teams

const WEATHER: Readonly<Partial<Record<Weather, string>>> = {
  heat: 'Drink 2 instead of 1 this phase. Each one missing costs 1 HP.',
  storm: `AP start from ${STORM_AP} this phase. Sleep costs 3. You can Collect rain. All fires go out.`,
};
export const sunText = ({ weather, always }: SunCard): string => joined(WEATHER[weather] ?? '', passives(weather === 'heat' ? [] : always));
export const nightEffects = ({ effects, inCamp }: NightCard, isInCamp: boolean): readonly Effect[] =>
  isInCamp ? (inCamp.effects ?? effects) : effects;
export const nightText = (card: NightCard, isInCamp: boolean): string => sayEffects(nightEffects(card, isInCamp));
const nightFace = (card: NightCard): string =>
  joined(
    card.inCamp.effects ? `Alone: ${afterColon(nightEffects(card, false))}` : nightText(card, false),
    card.inCamp.effects ? `In a camp: ${afterColon(nightEffects(card, true))}` : '',
    card.fireCancels ? 'A fire here cancels this card.' : '',
    card.group === 'animal' ? 'With a fire: you may ignore this card.' : '',
  );
export const eventText = ({ effects }: EventCard): string => sayEffects(effects);
const NIGHT_GROUPS: Readonly<Record<NightCard['group'], string>> = {
  calm: 'Calm',
  animal: 'Animal',
  human: 'Human',
  mutated: 'Mutated',
  body: 'Body',
};
export const passageSays = ({ head, text }: Passage): string => (head ? `${head}: ${text}` : text);
/** What differs by the number of players is said for each. */
function teamFace(card: TeamCard): string {
  const few = teamText(card, 3);
  const most = teamText(card, 4);
  const many = teamText(card, 5);
  return most
    .map((passage, i) => {
      const others = [
        ...(few[i]!.text === passage.text ? [] : [`Up to 3 players: ${few[i]!.text}`]),
        ...(many[i]!.text === passage.text ? [] : [`From 5 players on: ${many[i]!.text}`]),
      ];
      return [passageSays(passage), ...others].join(' ');
    })
    .join(' ');
}

// Missions

function triggerText(rule: MissionRule): string {
  switch (rule.on) {
    case 'phase-start':
      return rule.phase === 'preparation' ? 'When a Night ends' : `At the start of each ${rule.phase ? PHASE_NAMES[rule.phase] : 'phase'}`;
    case 'entered':
      return `When somebody comes to ${saySpot(rule.spot)}`;
    case 'defeated':
      return `When ${/^[AEIOUaeiou]/.test(sayFilter(rule.of)) ? 'an' : 'a'} ${sayFilter(rule.of)} is defeated`;
    case 'exposed':
      return `When somebody is seen on ${saySpot(rule.spot)}`;
    case 'opened':
      return `When a container is opened on ${saySpot(rule.spot)}`;
  }
}
export const missionRuleText = (rule: MissionRule): string =>
  `${triggerText(rule)}${rule.if?.length ? `, if ${sayConditions(rule.if)}` : ''}${rule.once ? ' (once)' : ''}: ${afterColon(rule.effects)}`;
/** `2 AP and 1 metal`: what it takes. */
export const actionPrice = ({ ap, price }: MissionAction): string =>
  sayList([...(ap > 0 || !price ? [`${ap} AP`] : []), ...(price ? [sayPrice(price)] : [])]);
export const actionNeeds = ({ at, if: conditions }: MissionAction): string =>
  `${onSpot(at)}${conditions?.length ? `, if ${sayConditions(conditions)}` : ''}`;
/** Everything that holds while the card is in play, beyond its aim and its actions. */
export const missionNotes = ({ rules = [], always = [], fails = [] }: MissionCard): string[] => [
  ...rules.map(missionRuleText),
  ...always.map(one => `${capital(sayPassive(one))}.`),
  ...fails.map(one => `Lost ${lostWith(one.if)}.`),
];
/** `with 3 bad mornings`; what is no count is a condition. */
function lostWith(conditions: readonly Condition[]): string {
  const [only, ...others] = conditions;
  return only?.is === 'count' && others.length === 0 && typeof only.from === 'number'
    ? `with ${only.from} ${only.counter}`
    : `if ${sayConditions(conditions)}`;
}

// Faces

type Sort = (typeof box.cards)[number]['sort'];
const TEXTS: Readonly<Record<Sort, (no: number) => string>> = {
  tile: no => tileText(tileCard(no)),
  enemy: no => enemyText(enemyCard(no)),
  night: no => nightFace(nightCard(no)),
  sun: no => sunText(sunCard(no)) || 'Nothing special.',
  event: no => eventText(eventCard(no)),
  thing: no => thingText(thing(no)),
  team: no => teamFace(teamCard(no)),
};
const FACE_KINDS: Readonly<Record<Sort, (no: number) => string>> = {
  tile: no => ['Tile', capital(FAMILY_NAMES[tileCard(no).family])].join(' · '),
  enemy: no => enemyKind(enemyCard(no)),
  night: no => ['Night', NIGHT_GROUPS[nightCard(no).group]].join(' · '),
  sun: () => 'Sun',
  event: () => 'Event',
  thing: thingKind,
  team: no => ['Team', teamCard(no).isSol ? 'Son of Liberty' : 'Survivor'].join(' · '),
};
const flavourOf = (card: { readonly flavour?: string; readonly inCamp?: { readonly flavour: string } }): string | undefined =>
  card.inCamp && card.flavour ? `${card.flavour} / ${card.inCamp.flavour}` : card.flavour;

/** The faces of all cards of the box, by number. */
export const faces = (): readonly Face[] =>
  box.cards.map(({ no, sort, card }) => {
    const flavour = flavourOf(card);
    return { name: card.name, kind: FACE_KINDS[sort](no), says: TEXTS[sort](no), ...(flavour === undefined ? {} : { flavour }) };
  });
