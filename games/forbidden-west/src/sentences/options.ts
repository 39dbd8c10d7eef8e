/** How an option reads, by what it is worth in the decision that offers it. No two options of a question read alike. */
import { capital, copyOf, isPass, type Option, type Passed, plural, type Refused, type Seat, sayList } from '@quarry/kernel';
import type { Payment } from '../campaign/payments.ts';
import { characterCard, injuryCard, isCard, nameOf } from '../content/box.ts';
import { countOf, type Pool, poolOf } from '../content/dice.ts';
import type { ActionKind, Clan, Resource } from '../content/kinds.ts';
import { CHARACTER_NAMES, CLAN_NAMES, CONDITION_NAMES, ENEMY_NAMES, sayResources } from '../content/names.ts';
import { entryOf, isEntry } from '../content/story/index.ts';
import type { Path } from '../content/story/types.ts';
import { sayEffects } from '../content/words/index.ts';
import {
  type Act,
  type BriefChoice,
  type Chore,
  type DecisionKind,
  type DecisionValues,
  type HandOver,
  isAgreeing,
  isToCamp,
  isWindow,
  type ToCamp,
  type TrapRef,
  type Waits,
  type WestDecision,
  type WindowKind,
} from '../decisions.ts';
import { unhurtWith } from '../questions/evading.ts';
import {
  armourOf,
  counterOf,
  distanceTo,
  evadeDiceOf,
  faceIn,
  fieldIn,
  marshalOf,
  maxDial,
  partsOf,
  resourcesOf,
  squaresOf,
} from '../questions.ts';
import { conditionOfResource, DIRECTION_NAMES } from '../rules/traps.ts';
import type { EnemyView, View } from '../state.ts';
import { textOf } from './cards.ts';
import { deckSays } from './decks.ts';
import { faceSays, sayChance, sayDice, sayPool } from './dice.ts';
import { awayFrom, cardName, enemyAt, enemyName, featureName, marshalName, squareName, terrainSays, theEnemy, typeName } from './names.ts';
import { sayCircumstances } from './occasions.ts';
import { sectionsOf } from './sections.ts';

// Actions

type SayAction = (view: View, seat: Seat) => string;
const weapon = (view: View, seat: Seat, kind: 'melee' | 'ranged'): string => {
  const marshal = marshalOf(view, seat);
  const { range = 0, dice } = faceIn(marshal, kind);
  return `range ${range}, ${sayDice(poolOf(dice))}`;
};
/** Actions by name, then what they do: two lines of a button in the palm of a hand. */
const ACTIONS: Readonly<Record<ActionKind, SayAction>> = {
  sneak: (view, seat) => `Sneak: 1 square${marshalOf(view, seat).isHidden ? '; your token may stay' : ''}`,
  sprint: (view, seat) => `Sprint: 2 squares${marshalOf(view, seat).isHidden ? '; your token climbs 1 row' : ''}`,
  'melee-attack': (view, seat) => `Melee attack: ${weapon(view, seat, 'melee')}`,
  'ranged-attack': (view, seat) => `Ranged attack: ${weapon(view, seat, 'ranged')}`,
  'place-trap': (view, seat) => {
    const marshal = marshalOf(view, seat);
    return `Place a trap: ${cardName(marshal.gear[2]!)}, range ${faceIn(marshal, 'trap').range ?? 0}, for 1 resource`;
  },
  'trigger-trap': () => 'Trigger a trap: one in range of your ranged weapon goes off',
  interact: () => 'Interact: use something in your square or beside you',
};

// People and enemies

/** What matters of a character who may be named, by what is asked. */
function marshalSays(seat: Seat, decision: WestDecision, view: View): string {
  const marshal = view.party.marshals[seat];
  const name = marshalName(view, seat);
  if (!marshal) return name;
  const you = seat === decision.seat ? `${name} (you)` : name;
  if (decision.kind === 'buy-gear') return `${you} pays: ${sayResources('metal', resourcesOf(marshal, 'metal'))} in the satchel`;
  if (decision.kind === 'give-resource') {
    const { resource } = decision.facts;
    return `${you}: has ${resourcesOf(marshal, resource)}`;
  }
  const state = [
    `${marshal.dial} of ${maxDial(view, seat)} HP`,
    ...(view.brief === null || view.fight.rows === 0 ? [] : [marshal.isHidden ? 'hidden' : 'revealed']),
    ...(marshal.condition === 'none' ? [] : [CONDITION_NAMES[marshal.condition]]),
  ];
  return `${you}: ${state.join(', ')}`;
}

function enemySays(enemy: EnemyView, { seat }: WestDecision, view: View): string {
  const here = view.party.marshals[seat]?.square ?? -1;
  const far = view.brief === null || here < 0 ? -1 : distanceTo(fieldIn(view), here, enemy);
  const facts = [
    ...(far < 0 ? [] : [far === 0 ? 'in your square' : `${plural(far, 'square')} away`]),
    `${enemy.hp} of ${enemy.maxHp} HP`,
    ...(armourOf(enemy) > 0 ? [`armour ${armourOf(enemy)}`] : []),
    ...(enemy.condition === 'none' ? [] : [CONDITION_NAMES[enemy.condition]]),
  ];
  return `${enemyName(view, enemy)}: ${facts.join(', ')}`;
}

const bodySays = (enemy: EnemyView): string => `The body: ${enemy.hp} of ${enemy.maxHp} HP, armour ${armourOf(enemy)}`;

function partSays(enemy: EnemyView | undefined, part: number, view: View, hasOwner: boolean): string {
  const printed = enemy && partsOf(enemy)[part];
  if (!enemy || !printed) return `Component ${part + 1}`;
  const owner = hasOwner ? `${enemyName(view, enemy)}, ` : '';
  return `${owner}${printed.name} (${printed.letter}): ${enemy.parts[part]} of ${printed.hp} HP`;
}

// Squares

/** Who and what is in a square: `the Scurrier`, `Senvi`, `a trap`. */
function occupants(view: View, square: number): string {
  const field = fieldIn(view);
  const all = [
    ...view.fight.enemies.filter(one => one.isIn && squaresOf(field, one).includes(square)).map(one => theEnemy(view, one.id)),
    ...view.party.marshals.flatMap((one, seat) => (one.square === square ? [marshalName(view, seat)] : [])),
    ...view.fight.features.filter(one => one.square === square).map(one => featureName(view, one.id, one.kind)),
    ...(view.fight.traps.some(one => one.square === square) || view.party.marshals.some(one => one.trap === square) ? ['a trap'] : []),
  ];
  return all.length > 0 ? `, with ${sayList(all)}` : '';
}
const squareSays = (view: View, square: number): string =>
  view.brief === null ? `Square ${square}` : `${squareName(view, square)}, ${terrainSays(view, square)}${occupants(view, square)}`;

/** A trap by its owner and its square. */
function trapSays({ owner, at, square }: TrapRef, view: View): string {
  const whose = owner < 0 ? `A trap of the ground (${at + 1})` : `${marshalName(view, owner)}’s trap`;
  return `${whose} at ${squareSays(view, square)}`;
}

function featureSays(id: number, { seat }: WestDecision, view: View): string {
  const feature = view.fight.features.find(one => one.id === id);
  if (!feature) return `Feature ${id}`;
  const far = awayFrom(view, seat, feature.square);
  return `${featureName(view, id, feature.kind)}${far ? `: ${far}` : ''}${feature.hp > 0 ? `, ${feature.hp} HP` : ''}`;
}

// Cards

/** The card of an option, of those that do the same with it; null of the others. */
type CardIn<T> = (value: T) => number | null;
const nameBy =
  <T>(cardIn: CardIn<T>) =>
  (one: T): string | null => {
    const card = cardIn(one);
    return card !== null && isCard(card) ? nameOf(card) : null;
  };
const nameAmong = <T>(card: number, value: T, options: readonly Option<T>[], cardIn: CardIn<T>): string =>
  isCard(card) ? `${nameOf(card)}${copyOf(value, options, nameBy(cardIn))}` : 'The card';

const itself = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const plainName = (card: number, { options }: WestDecision): string => nameAmong<unknown>(card, card, options, itself);
const textAfter = (name: string, card: number): string => (isCard(card) ? `${name}: ${textOf(card)}` : name);
const cardSays = (card: number, decision: WestDecision): string => textAfter(plainName(card, decision), card);

function evadeSays(card: number, decision: WestDecision): string {
  const dice = isCard(card) ? evadeDiceOf(card) : null;
  if (!dice) return cardSays(card, decision);
  const chance = decision.kind === 'discard-to-evade' ? unhurtWith(card, decision) : undefined;
  return `${plainName(card, decision)}: ${sayPool(dice)}${chance === undefined ? '' : `, ${sayChance(chance)} unhurt`}`;
}

/** An effect that waits, by its word or its condition, and its card; two alike are counted. */
function effectSays(value: Waits, decision: WestDecision<'order-effects' | 'order-conditions'>): string {
  const what = waitingName(value, decision);
  const isAlone = decision.options.filter(one => waitingName(one.value, decision) === what).length < 2;
  const by = value.card < 0 ? '' : `, by ${nameAmong<Waits>(value.card, value, decision.options, ({ card }) => card)}`;
  return `${what}${by}${isAlone ? '' : ` (number ${value.at + 1})`}`;
}
function waitingName({ at }: Waits, { kind, facts }: WestDecision<'order-effects' | 'order-conditions'>): string {
  if (kind === 'order-effects') return capital(facts.effects[at] ?? `effect ${at + 1}`);
  const condition = facts.conditions[at];
  return condition ? CONDITION_NAMES[condition] : `Condition ${at + 1}`;
}

/** A section of a card: when it holds, and what it does. */
function sectionSays(at: number, { facts }: WestDecision<'choose-section'>): string {
  const section = isCard(facts.card) ? sectionsOf(facts.card)[at] : undefined;
  if (!section) return `Effect ${at + 1}`;
  const when = sayCircumstances(section.if);
  return `${when ? `${capital(when)}: ` : ''}${sayEffects(section.effects)}`;
}

// The story

/** What it may bring and cost stands on the page, beside its title: there all paths have the room for it. */
const pathSays = ({ title, says }: Path): string => `${title}: ${says}`;
function pathAt(at: number, { facts }: WestDecision<'choose-path'>): string {
  const paths = isEntry(facts.entry) ? entryOf(facts.entry).elements.flatMap(one => (one.is === 'paths' ? one.paths : [])) : [];
  const path = paths[at];
  return path ? pathSays(path) : `Path ${at + 1}`;
}

function poolSays(pool: Pool, { facts }: WestDecision<'roll-dice'>): string {
  if (countOf(pool) > 0) return capital(sayPool(pool));
  const isOptional = isEntry(facts.entry) && entryOf(facts.entry).elements[facts.element]?.is === 'optional-roll';
  return `No dice: ${isOptional ? 'leave it alone' : 'it fails, and every die stays'}`; // FW-R-9
}

// Resources

function resourceSays(kind: Resource, { kind: asked, seat }: WestDecision, view: View): string {
  const left = `${resourcesOf(marshalOf(view, seat), kind)} in your satchel`;
  const laces = conditionOfResource[kind];
  const may = asked === 'pay-resource' && laces ? `, may lace the trap with ${CONDITION_NAMES[laces]}` : '';
  return `${capital(sayResources(kind, 1).replace('1 ', ''))}: ${left}${may}`;
}
const paymentSays = (paid: Payment): string =>
  sayList([...new Set(paid)].map(kind => sayResources(kind, paid.filter(one => one === kind).length)));

// What is about nothing on the table

const CHORES: Readonly<Record<Exclude<Chore, object>, string>> = {
  gear: 'Change gear: take up a piece from your satchel',
  'take-off': 'Take off a modification: it goes into your satchel',
  add: 'Add a card to your deck, from your satchel',
  remove: 'Take a card out of your deck, into your satchel',
  'pass-on': 'Hand something over to another character',
  supply: 'Use a supply: 10 cards from your discard pile go back into your deck',
  character: 'Play another character: the others must agree',
  leave: 'Leave the camp',
};

const TO_CAMP = 'Camp first: change gear, deck or satchel; then this is asked again';
const PASS_ONCE = 'Pass: nothing now';
const PASS_ON = 'Pass until the turn ends: you are not asked this again before that';
const DISTRACT = 'Distract: place a solo token within 2 squares that enemies take for a revealed character';
const COLOURS = ['An orange die', 'A blue die', 'A black die'];
const AFTER_FAILURE = {
  retry: 'Try again: everything is as it was before, with 2 potions more',
  'press-on': 'Press on: the story goes on without the reward',
};

const PASS: Readonly<Partial<Record<DecisionKind, string>>> = {
  'melee-move': 'Stay where you are',
  'play-ability': 'No ability: go on',
  'play-ammunition': 'No ammunition: go on',
  move: 'Stop here',
  push: 'Leave it there',
  'free-action': 'No free action',
  'choose-square': 'Leave it where it is',
  'camp-gear': 'Keep the gear as it is',
  'camp-fit': 'Fit nothing',
  'camp-take-off': 'Take nothing off',
  'camp-add': 'Add nothing more',
  'camp-remove': 'Take nothing more out',
  'camp-pass': 'Hand nothing more over',
  'camp-character': 'Stay who you are',
  upgrade: 'No upgrade',
  'brief-choice': 'Not now: keep it for later',
  'give-special': 'Nobody: it stays behind',
  'pay-resource': 'Nothing: once in an encounter your trap is free',
};

const YES_NO: Readonly<Partial<Record<DecisionKind, { readonly yes: string; readonly no: string }>>> = {
  'agree-to-change': { yes: 'Agree: the characters change', no: 'Disagree: nothing changes' },
  recover: { yes: 'Shuffle them back', no: 'Leave them' },
  'take-die': { yes: 'Take the dice', no: 'Go without' },
  'trap-condition': { yes: 'Lace it', no: 'Leave it plain' },
  'shake-off': { yes: 'Discard the injury', no: 'Keep it in hand' },
  'bury-card': { yes: 'Put it at the bottom', no: 'Leave it on top' },
  command: { yes: 'Roll for command', no: 'No command: the enemies act' },
  'pay-solo': { yes: 'Spend a token: the enemies do not act', no: 'Keep it: the enemies act' },
  'drop-threat': { yes: 'Go to the bottom', no: 'Stay where you are' },
  'order-end-of-turn': { yes: 'Injuries: shake them off first', no: 'Cards: play one first' },
};
const SAID = { yes: 'Yes', no: 'No' };
const AGREES = { yes: 'Agree', no: 'Disagree: another proposal is needed' };

const BANNERS: Readonly<Record<Clan, string>> = {
  desert: 'The Desert banner: archers do 3 damage to one enemy',
  lowland: 'The Lowland banner: everybody heals 2',
  sky: 'The Sky banner: one type of enemies loses its next turn',
};

/** FW-ACT-3: actions that are not taken are gone. */
function endSays(view: View, seat: Seat): string {
  const left = 2 - marshalOf(view, seat).counted;
  return `End the action phase${left > 0 ? `: ${plural(left, 'action')} unused` : ''}`;
}

function typeSays(type: number, { fight }: View): string {
  const n = fight.enemies.filter(one => one.isIn && one.type === type).length;
  return `${typeName(type)}: ${n} on the map`;
}

/** A die by what it shows. */
function dieSays(i: number, { facts }: WestDecision<'reroll'>): string {
  const face = facts.faces[i];
  return face === undefined ? `Die ${i + 1}` : `Die ${i + 1}: ${faceSays(face)}`;
}

// What each decision offers

function actSays(value: Act, { seat, options }: WestDecision<'act'>, view: View): string {
  if (value.act === 'action') return ACTIONS[value.action](view, seat);
  if (value.act === 'distract') return DISTRACT;
  if (value.act === 'end') return endSays(view, seat);
  const { act, card } = value;
  const name = nameAmong(card, value, options, one => (one.act === act && 'card' in one ? one.card : null));
  if (act === 'card') return textAfter(name, card);
  const { is } = injuryCard(card);
  return `Shake off ${name}: ${is.kind === 'lasting' && is.exit === 'discard-2' ? 'discard 2 other cards' : 'spend an action'}`;
}

function choreSays(value: Chore, { options }: WestDecision<'camp'>): string {
  if (typeof value === 'string') return CHORES[value];
  return `Fit a modification to ${nameAmong<Chore>(value.fit, value, options, one => (typeof one === 'object' ? one.fit : null))}`;
}

function handOverSays(value: HandOver, { options }: WestDecision<'camp-pass'>, view: View): string {
  const to = marshalName(view, value.to);
  if ('kind' in value) return `${capital(sayResources(value.kind, 1))} to ${to}`;
  const cardIn: CardIn<HandOver | null> = one => (one && 'card' in one && one.to === value.to ? one.card : null);
  return `${cardName(value.card)}${copyOf(value, options, nameBy(cardIn))} to ${to}`;
}

function briefSays(value: Exclude<BriefChoice, null>, decision: WestDecision, view: View): string {
  if (value === 'use') return 'Use it now: it can be done once';
  if ('duellist' in value) return marshalSays(value.duellist, decision, view);
  if ('banner' in value) return BANNERS[value.banner];
  if ('type' in value) return `The ${ENEMY_NAMES[value.type]}s`;
  return 'part' in value ? partSays(enemyAt(view, value.enemy), value.part, view, true) : foeSays(value.enemy, decision, view);
}

const foeSays = (id: number, decision: WestDecision, view: View): string => {
  const enemy = enemyAt(view, id);
  return enemy ? enemySays(enemy, decision, view) : `Enemy ${id}`;
};

function aimSays(part: number, { facts }: WestDecision<'choose-part'>, view: View): string {
  const enemy = enemyAt(view, facts.enemy);
  if (part >= 0) return partSays(enemy, part, view, false);
  return enemy ? bodySays(enemy) : 'The body';
}

/** What is said of every option that is no word, no camp and no pass. */
type Told<Kind extends DecisionKind> = Exclude<DecisionValues[Kind], boolean | ToCamp | Passed>;
/** As a method, so that it can be looked up by the kind of any decision. */
type Say<Kind extends DecisionKind = DecisionKind> = { say(value: Told<Kind>, decision: WestDecision<Kind>, view: View): string }['say'];
type Telling = { [Kind in Exclude<DecisionKind, WindowKind>]: [Told<Kind>] extends [never] ? never : Kind }[Exclude<
  DecisionKind,
  WindowKind
>];

const square = (at: number, _: WestDecision, view: View): string => squareSays(view, at);
const card = (no: number, decision: WestDecision): string => cardSays(no, decision);
const trap = (ref: TrapRef, _: WestDecision, view: View): string => trapSays(ref, view);

const SAYS: { readonly [Kind in Telling]: Say<Kind> } = {
  'choose-path': pathAt,
  'roll-dice': poolSays,
  'choose-marshal': marshalSays,
  'choose-clan': (clan, _, view) => `${CLAN_NAMES[clan]}: trust ${counterOf(view, `trust-${clan}`)}`,
  'buy-gear': (payer, decision, view) => (payer === 'no' ? 'Buy nothing' : marshalSays(payer, decision, view)),
  'give-resource': marshalSays,
  'give-card': marshalSays,
  'choose-gear': card,
  'begin-fight': () => 'Begin the encounter',
  'end-chapter': () => 'End the chapter',
  'after-failure': value => AFTER_FAILURE[value],
  'choose-first': marshalSays,
  'give-special': marshalSays,
  'brief-choice': briefSays,
  'enemy-route': square,
  'patrol-route': square,
  'order-pulse': marshalSays,
  'enemy-choice': square,
  camp: choreSays,
  'camp-gear': card,
  'camp-fit': card,
  'camp-take-off': card,
  'camp-add': card,
  'camp-remove': card,
  'camp-pass': handOverSays,
  'camp-character': id => `${CHARACTER_NAMES[id]}: ${characterCard(id).says}`,
  'gain-card': card,
  upgrade: (value, decision) => (value === 'camp' ? TO_CAMP : cardSays(value, decision)),
  'pay-upgrade': paymentSays,
  'remove-injury': card,
  'place-marshal': square,
  act: actSays,
  sneak: square,
  sprint: square,
  'melee-move': square,
  'choose-target': (aim, decision, view) =>
    'enemy' in aim ? foeSays(aim.enemy, decision, view) : featureSays(aim.feature, decision, view),
  'choose-part': aimSays,
  'play-ability': card,
  'choose-section': sectionSays,
  'play-ammunition': card,
  'remove-die': colour => COLOURS[colour]!,
  reroll: dieSays,
  'order-effects': effectSays,
  move: square,
  push: square,
  'order-conditions': effectSays,
  'pay-resource': resourceSays,
  'trap-square': square,
  'trap-direction': at => `To the ${DIRECTION_NAMES[at]}`,
  'trigger-trap': trap,
  'order-trapped': (id, decision, view) =>
    decision.facts.of === 'enemies' ? foeSays(id, decision, view) : marshalSays(id, decision, view),
  'order-traps': trap,
  'order-revealed': marshalSays,
  'free-action': (action, { seat }, view) => ACTIONS[action](view, seat),
  distract: square,
  interact: featureSays,
  'choose-character': marshalSays,
  'choose-enemy': foeSays,
  'choose-component': ({ enemy, part }, _, view) => partSays(enemyAt(view, enemy), part, view, false),
  'choose-square': square,
  'choose-deck': (value, _, view) => ('deck' in value ? deckSays(view, value.deck) : typeSays(value.type, view)),
  'take-back': card,
  'search-deck': card,
  'forced-discard': card,
  'lose-resource': resourceSays,
  'order-types': (type, _, view) => typeSays(type, view),
  'order-enemies': foeSays,
  'discard-to-evade': evadeSays,
  'evade-move': square,
  'discard-before-drawing': card,
  'order-injuries': card,
};

const passSays = (kind: DecisionKind, value: Passed): string => (value === null ? (PASS[kind] ?? PASS_ONCE) : PASS_ON);
const wordSays = (kind: DecisionKind, isYes: boolean): string => (YES_NO[kind] ?? (isAgreeing(kind) ? AGREES : SAID))[isYes ? 'yes' : 'no'];

/** An option as a person reads it; or what is looked for, and not offered. */
export function optionSays({ value }: Option, decision: WestDecision, view: View): string {
  const { kind } = decision;
  if (isToCamp(value)) return TO_CAMP;
  if (isPass(value)) return passSays(kind, value);
  if (typeof value === 'boolean') return wordSays(kind, value);
  if (isWindow(kind)) return cardSays(value as number, decision);
  const say: Say = SAYS[kind as Telling];
  return say(value as Told<DecisionKind>, decision, view);
}

/** What a refusal is about: actions, chores, cards. */
export function refusedIs({ about: [ref] }: Refused, { seat }: WestDecision, view: View): string {
  if (ref?.kind === 'card' && isCard(Number(ref.id))) return textAfter(nameOf(Number(ref.id)), Number(ref.id));
  if (ref?.kind === 'action') return ACTIONS[ref.id as ActionKind](view, seat);
  if (ref?.kind === 'chore') return CHORES[ref.id as Exclude<Chore, object>];
  return capital(String(ref?.id ?? '').replaceAll('-', ' '));
}
