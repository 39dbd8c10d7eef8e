/** How an option reads: what it is about, or what its key means in the decision that offers it. No two options of a question read alike. */
import { capital, plural, type Ref, type Seat, sayList } from '@quarry/kernel';
import {
  behaviourCard,
  cardNamed,
  isCard,
  monsterCard,
  nameOf,
  potionCard,
  questCard,
  SCENARIOS,
  sortOf,
  valueOf,
} from '../content/box.ts';
import type { Branch, Resource } from '../content/kinds.ts';
import { RESOURCE_NAMES, TERRAIN_NOTES } from '../content/names.ts';
import { QUESTS } from '../content/story/quests.ts';
import { type Ability, sayAbility, sayTogether } from '../content/words/index.ts';
import type { DecisionKind, PrimalDecision } from '../decisions.ts';
import { partsOf } from '../payments.ts';
import { healthOf, reviveCost } from '../questions.ts';
import { chapterCard } from '../quests.ts';
import { handSize, hunterOf, positionOfHunter } from '../ring.ts';
import type { View } from '../state.ts';
import { behaviourText, textOf } from './cards.ts';
import { playSays } from './foreseen.ts';
import {
  backSays,
  cardName,
  groundSays,
  hunterName,
  hunterNames,
  monsterName,
  ofBeast,
  sayResources,
  sectorName,
  slotName,
  written,
} from './names.ts';
import { abilityOn, choiceOn } from './texts.ts';

interface Chosen {
  readonly key: string;
  readonly about: readonly Ref[];
}

// Hunters and places

const KO: Readonly<Record<string, string>> = { red: 'down, red token', black: 'down, black token', eliminated: 'eliminated' };
/** What matters of a hunter who may be named. */
function hunterSays(seat: Seat, asked: Seat, view: View): string {
  const hunter = view.hunters[seat];
  const name = `${hunterName(view, seat)}${seat === asked ? ' (you)' : ''}`;
  if (!hunter) return name;
  if (hunter.ko !== 'up') return `${name}: ${KO[hunter.ko]}, in the ${sectorName(hunter.sector).toLowerCase()}`;
  const state = [
    `${hunter.damage} of ${healthOf(view, seat)} damage`,
    `${handSize(hunter)} in hand`,
    ...(hunter.sector >= 0 ? [positionOfHunter(view, seat) === 'flank' ? 'in a flank' : `in the ${positionOfHunter(view, seat)}`] : []),
    ...(hunter.isThreatened ? ['threatened'] : []),
  ];
  return `${name}: ${state.join(', ')}`;
}

const POSITION: Readonly<Record<string, string>> = { front: 'the front', flank: 'a flank', rear: 'the rear' };
const AROUND = ['front', 'flank', 'rear', 'flank'] as const;
function sectorSays(sector: number, view: View): string {
  const position = AROUND[(sector - view.monster.facing + 4) % 4]!;
  const ground = groundSays(view, sector);
  const here = view.hunters.flatMap((one, seat) => (one.sector === sector ? [seat] : []));
  return `${sectorName(sector)}, ${POSITION[position]}${ground ? `: ${ground}` : ''}${here.length > 0 ? `, with ${hunterNames(view, here)}` : ''}`;
}
/** PA-TERR-16: whoever moves into a fire is told what that costs. */
const fireSays = (sector: number, { terrain }: View): string =>
  terrain.some(one => one.sector === sector && one.kind === 'fire') ? `; in a fire ${TERRAIN_NOTES.fire}` : '';

function slotSays(slot: number, view: View): string {
  const one = view.monster.slots[slot];
  if (!one) return capital(slotName(slot));
  const [known] = [...one.up, ...one.known];
  const front = known === undefined ? '' : `: ${cardName(known)}. ${behaviourText(behaviourCard(known))}`;
  return `${capital(slotName(slot))}, ${backSays(one)}${one.isStunned ? ', stunned' : ''}${front}`;
}

// Cards

/** Copies in one question are counted, so that they can be told apart. */
function copyOf(no: number, { key }: Chosen, { options }: PrimalDecision): string {
  const twins = options.filter(one =>
    one.about.some(
      ref => ref.kind === 'card' && isCard(Number(ref.id)) && nameOf(Number(ref.id)) === nameOf(no) && shapeOf(one) === shapeOf({ key }),
    ),
  );
  return twins.length > 1 ? ` (${twins.findIndex(one => one.key === key) + 1} of ${twins.length})` : '';
}
/** What a key says beside its card: `assist`, `use`. */
const shapeOf = ({ key }: Pick<Chosen, 'key'>): string =>
  /^(assist|taunt|use|wear|mastery|add|remove|take|leave|make|brew|pay|upgrade)-/.exec(key)?.[1] ?? '';

/** The text behind `use-…-2` or `text-…-2-0`. */
function abilitySays(no: number, place: number, seat: Seat, view: View): string {
  const ability = abilityOn(view, seat, no, place);
  return ability ? sayAbility(ability, 'hunter').replace(/^Action: /, '') : '';
}

const HELPS: Readonly<Record<string, string>> = { assist: 'Assist', taunt: 'Taunt' };
const CAMP_VERBS: Readonly<Record<string, string>> = {
  wear: 'Take up',
  mastery: 'Go out with the mastery',
  add: 'Add',
  remove: 'Take out',
  take: 'Pack',
  leave: 'Leave behind',
};

function cardSays(no: number, one: Chosen, decision: PrimalDecision, view: View): string {
  if (!isCard(no)) return capital(written(one.key));
  const { kind, seat } = decision;
  const name = `${nameOf(no)}${copyOf(no, one, decision)}`;
  const shape = shapeOf(one);
  if (kind === 'prepare') return campSays(no, name, one, shape);
  if (kind === 'help' && HELPS[shape]) return helpSays(name, shape, view);
  if (kind === 'act' || kind === 'prevent') {
    const place = /^use-.*-(\d+)$/.exec(one.key)?.[1];
    if (place !== undefined) return `Use ${name}: ${abilitySays(no, Number(place), seat, view)}`;
    return sortOf(no) === 'action' ? playSays(view, seat, no).replace(nameOf(no), name) : name;
  }
  if (kind === 'pay') return coinSays(no, name);
  if (kind === 'order-triggers' || kind === 'order-own') return triggerSays(no, name, one, decision, view);
  return `${name}: ${textOf(no)}`;
}
const helpSays = (name: string, how: string, view: View): string =>
  how === 'assist'
    ? `Assist with ${name}: ${hunterName(view, view.active)} draws 1`
    : `Taunt with ${name}: ${hunterName(view, view.active)} draws 1, you take aggro, ${monsterName(view)} turns to you`;

/** PA-STAM-1: what it is worth. What is left hangs on the others that are chosen with it. */
const coinSays = (no: number, name: string): string => `${name}: worth ${valueOf(no)}`;
const tokensSay = (n: number): string => `${plural(n, 'stamina token')}: worth ${n}`;

/** Two triggers of one text are told apart by their number. */
function triggerSays(no: number, name: string, one: Chosen, { seat, options }: PrimalDecision, view: View): string {
  const [, , place = '0', at = '0'] = /^text-(-?\d+)-(\d+)-(\d+)$/.exec(one.key) ?? [];
  const twins = options.filter(other => other.key.startsWith(`text-${no}-${place}-`));
  const says = abilitySays(no, Number(place), seat, view) || textOf(no);
  return `${name.replace(/ \(\d+ of \d+\)$/, '')}${twins.length > 1 ? ` (number ${Number(at) + 1})` : ''}: ${says}`;
}

const costSays = (parts: readonly Resource[]): string => `costs ${sayResources(parts)}.`;
function campSays(no: number, name: string, one: Chosen, shape: string): string {
  if (one.key === 'take-off-item') return `Take off ${name}`;
  if (shape === 'upgrade') {
    const from = one.about[1] ? cardName(Number(one.about[1].id)) : 'the old piece';
    return `Make ${name} from ${from}: ${costSays(partsOf(no, Number(one.about[1]?.id ?? -1)))} ${textOf(no)}`;
  }
  if (shape === 'make') return `Make ${name}: ${costSays(partsOf(no, -1))} ${textOf(no)}`;
  if (shape === 'brew') return `Brew ${name}: ${costSays(potionCard(no).price?.plants ?? [])} ${textOf(no)}`;
  if (shape === 'pay') return `Give up ${name}: it is gone for good`;
  return `${CAMP_VERBS[shape] ?? ''} ${name}: ${textOf(no)}`.trim();
}

// Options that are about nothing on the table

const BARE: Readonly<Record<string, string>> = {
  pass: 'Nothing now',
  'pass-until-turn-end': 'Nothing this turn: you are not asked again before it is over',
  yes: 'Yes',
  no: 'No',
  none: 'Drink nothing',
  hide: 'Hide in the brush: recycle a dodge, and wait for another hunter’s turn',
  end: 'End your Action phase',
  rock: 'Break the rock: nothing is suffered',
  suffer: 'Stay, and suffer it',
  armour: 'The armour',
  helm: 'The helm',
  ready: 'Ready: your gear and your deck are as you want them',
  'not-ready': 'Not ready after all',
  'mend-deck': 'Put the deck right in one go, as the weapon asks',
  back: 'Back',
  'pay-as-listed': 'Pay all as it is listed',
  'take-back': 'Take the offer back',
};
const YES_NO: Readonly<Partial<Record<DecisionKind, readonly [yes: string, no: string]>>> = {
  'group-double': ['Double it: the opening is used up', 'Keep the opening for later'],
  double: ['Double it: the opening is used up', 'Keep the opening for later'],
  volley: ['Let fly', 'Keep the cards in the deck'],
  'pact-bloom': ['Suffer it and draw 1', 'Leave the bloom alone'],
  climb: ['Climb', 'Stay on the ground'],
  'use-ability': ['Use it', 'Do not use it'],
  'spare-yourself': ['Pay, and be spared', 'Keep it, and suffer'],
  'pay-text': ['Pay', 'Do not pay'],
  mount: ['Jump on its back: the card comes to nothing', 'Stay on the plateau: the card happens'],
};
const AGREES: readonly [string, string] = ['Agree', 'Disagree: another proposal is needed'];
const PASS: Readonly<Partial<Record<DecisionKind, string>>> = {
  prevent: 'Let it happen',
  'forced-move': 'Stay where you are',
  'take-back': 'Leave them all there',
  help: 'Not now',
};
const PAGES: Readonly<Record<string, string>> = {
  camp: 'Camp',
  forge: 'The forge: make gear',
  pay: 'Pay for it',
  herbs: 'The herbalist: brew potions',
  skills: 'Learn a step of a branch',
  gear: 'Gear: take up another piece',
  deck: 'Deck and mastery: change cards',
  potions: 'Potions: what you take along',
  trade: 'Trade with another hunter',
};
const GROUND: Readonly<Record<string, string>> = {
  'balm-flower': 'The balm flower heals',
  'pact-bloom': 'The pact bloom offers a card for damage',
  snapmaw: 'The snapmaw bites',
  ice: 'The ice takes a card',
  climb: 'Climb the plateau, or not',
  berserk: 'Draw for the attack, being berserk',
  resilience: 'Show Resilience',
};

function bareSays(one: Chosen, decision: PrimalDecision, view: View): string {
  const { key } = one;
  const { kind, seat } = decision;
  if (key === 'pass' && PASS[kind]) return PASS[kind];
  if (key === 'yes' || key === 'no')
    return (YES_NO[kind] ?? (kind.startsWith('agree-') ? AGREES : undefined))?.[key === 'yes' ? 0 : 1] ?? BARE[key]!;
  if (key === 'stay')
    return view.hunters[seat]?.hasMoved
      ? 'Stay here: you have moved already'
      : 'Stay: you become threatened, and face two attrition cards, not one';
  if (key === 'revive') return `Help a fallen hunter here: ${reviveCost(view, seat)} stamina`;
  if (key === 'end' && kind === 'act') return endSays(view, seat);
  if (key === 'monster') return `${monsterName(view)} itself`;
  const tokens = /^stamina-(\d+)$/.exec(key)?.[1];
  if (tokens !== undefined) return tokensSay(Number(tokens));
  const choice = /^choice-(\d+)$/.exec(key)?.[1];
  if (choice !== undefined) return choiceSays(Number(choice), decision, view);
  const common = /^(?:use-(rule|scenario|stance|peril|objective)|text--1)-(\d+)(?:-(\d+))?$/.exec(key);
  if (common) return commonSays(common[1], Number(common[2]), common[3], view);
  return BARE[key] ?? capital(written(key));
}
/** PA-ENDA-2, PA-ENDA-3. */
function endSays(view: View, seat: Seat): string {
  const kept = handSize(hunterOf(view, seat));
  return `End your Action phase: ${plural(kept, 'card')} kept${kept >= 2 ? ', 1 stamina token' : ', no stamina token'}`;
}
function choiceSays(at: number, decision: PrimalDecision, view: View): string {
  const { facts, options } = decision;
  const card = facts && 'card' in facts ? facts.card : -1;
  const effects = choiceOn(view, card, options.length)?.of[at];
  return effects ? capital(sayTogether(effects, 'hunter')) : `Choice ${at + 1}`;
}
/** A rule of the monster, or of the ground. */
function commonSays(place: string | undefined, index: number, at: string | undefined, view: View): string {
  const number = at === undefined ? '' : ` (number ${Number(at) + 1})`;
  const ability = place === 'rule' ? monsterCard(view.monster.id).rules[index] : place === undefined ? waitingRule(view, index) : undefined;
  const whose =
    place === 'scenario' ? 'What the ground allows' : place === undefined ? 'A rule of the hunt' : `What ${monsterName(view)} allows`;
  return `${whose}${number}${ability ? `: ${ofBeast(sayAbility(ability, 'monster'), view.monster.id)}` : ''}`;
}

/** The rule in this place that waits for something to happen: the monster's, or that of the ground; none if it could be either. */
function waitingRule(view: View, index: number): Ability | undefined {
  const all = [monsterCard(view.monster.id).rules[index], SCENARIOS[view.scenario]?.rules[index]];
  const [only, ...others] = all.filter(one => one !== undefined && one.on !== 'while' && one.on !== 'action');
  return others.length === 0 ? only : undefined;
}

// Camp

function seatOption(one: Chosen, seat: Seat, decision: PrimalDecision, view: View): string {
  const ground = /^(balm-flower|pact-bloom|snapmaw|ice|climb|berserk|resilience)-(\d+)$/.exec(one.key);
  if (ground) {
    const twins = decision.options.filter(other => other.key.startsWith(`${ground[1]}-`));
    return `${GROUND[ground[1]!]}: ${hunterName(view, seat)}${twins.length > 1 ? ` (number ${Number(ground[2]) + 1})` : ''}`;
  }
  const offer = view.offers.find(found => found.from === seat && found.to === decision.seat);
  const swap = offer
    ? `${RESOURCE_NAMES[offer.give]} from ${hunterName(view, seat)} for your ${RESOURCE_NAMES[offer.take]}`
    : `the trade with ${hunterName(view, seat)}`;
  if (one.key.startsWith('accept-')) return `Take ${swap}`;
  if (one.key.startsWith('refuse-')) return `Refuse ${swap}`;
  if (one.key === 'take-back') return `Take back your offer to ${hunterName(view, seat)}`;
  return hunterSays(seat, decision.seat, view);
}
function resourceSays({ key, about }: Chosen, view: View): string {
  const names = about.flatMap(ref => (ref.kind === 'resource' ? [RESOURCE_NAMES[ref.id as Resource]] : []));
  const to = about.find(ref => ref.kind === 'seat');
  if (key.startsWith('offer-') && to) return `Offer ${hunterName(view, Number(to.id))} your ${names[0]} for ${names[1]}`;
  return `Pay with ${sayList(names)}`;
}
function branchSays(branch: Branch, { seat }: PrimalDecision, view: View): string {
  const step = (view.belongings[seat]?.steps['ABCDE'.indexOf(branch)] ?? 0) + 1;
  return `Branch ${branch}, step ${step}: two action cards${step === 2 ? ' and a mastery' : ''}`;
}
function questSays(no: number): string {
  if (!QUESTS[no]) return `Quest ${no + 1}`;
  const { name, monster, says } = questCard(no);
  return `${name}: ${monsterCard(monster).name}. ${says}`;
}
function storyChoice(id: string, { facts }: PrimalDecision): string {
  const chapter = facts && 'chapter' in facts ? facts.chapter : -1;
  return chapterCard(chapter)?.choice?.options.find(one => one.id === id)?.says ?? capital(written(id));
}
function swarmSays(id: number, view: View): string {
  const swarm = view.monster.swarms.find(one => one.id === id);
  return swarm ? `Swarm ${id}: ${swarm.damage} of ${swarm.toughness} damage` : `Swarm ${id}`;
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const moveSays = (sector: number, view: View): string => `Move to the ${lowered(sectorSays(sector, view))}${fireSays(sector, view)}`;

/** An option as a person reads it. */
export function optionSays(one: Chosen, decision: PrimalDecision, view: View): string {
  const [about] = one.about;
  if (!about) return bareSays(one, decision, view);
  switch (about.kind) {
    case 'seat':
      return seatOption(one, Number(about.id), decision, view);
    case 'sector':
      return decision.kind === 'move' ? moveSays(Number(about.id), view) : sectorSays(Number(about.id), view);
    case 'slot':
      return slotSays(Number(about.id), view);
    case 'card':
      return cardSays(Number(about.id), one, decision, view);
    case 'monster':
      return bareSays(one, decision, view);
    case 'swarm':
      return swarmSays(Number(about.id), view);
    case 'page':
      return PAGES[about.id] ?? capital(written(one.key));
    case 'resource':
      return resourceSays(one, view);
    case 'branch':
      return branchSays(about.id as Branch, decision, view);
    case 'quest':
      return questSays(Number(about.id));
    case 'choice':
      return storyChoice(String(about.id), decision);
    default:
      return bareSays(one, decision, view);
  }
}

/** An option that is only known by its key: what it is about can be read from that. */
export function aboutKey(key: string, kind: DecisionKind): Ref[] {
  const found = /^(seat|sector|slot|swarm)-(\d+)$/.exec(key);
  if (found) return [{ kind: found[1]!, id: Number(found[2]) }];
  if (kind === 'choose-quest') return [{ kind: 'quest', id: QUESTS.findIndex(one => one.id === key) }];
  if (kind === 'chapter-choice') return [{ kind: 'choice', id: key }];
  const text = /^text-(\d+)-\d+-\d+$/.exec(key);
  if (text) return [{ kind: 'card', id: Number(text[1]) }];
  const card = cardNamed(key);
  return card >= 0 ? [{ kind: 'card', id: card }] : [];
}
