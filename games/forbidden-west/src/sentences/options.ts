/** How an option reads: what it is about, or what its key means in the decision that offers it. No two options of a question read alike. */
import { capital, plural, type Ref, type Seat, sayList } from '@quarry/kernel';
import { characterCard, injuryCard, isCard, nameOf } from '../content/box.ts';
import { poolOf } from '../content/dice.ts';
import type { ActionKind, CharacterId, Clan, Resource } from '../content/kinds.ts';
import { CHARACTER_NAMES, CLAN_NAMES, CONDITION_NAMES, ENEMY_NAMES, sayResources } from '../content/names.ts';
import { entryOf, isEntry } from '../content/story/index.ts';
import type { Path } from '../content/story/types.ts';
import { sayEffects } from '../content/words/index.ts';
import type { DecisionKind, WestDecision } from '../decisions.ts';
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
import { conditionOfResource } from '../rules/traps.ts';
import type { EnemyView, View } from '../state.ts';
import { textOf } from './cards.ts';
import { deckSays } from './decks.ts';
import { faceSays, sayPool } from './dice.ts';
import { awayFrom, cardName, enemyAt, enemyName, featureName, marshalName, squareName, terrainSays, typeName } from './names.ts';
import { sayCircumstances } from './occasions.ts';
import { sectionsOf } from './sections.ts';

interface Chosen {
  readonly key: string;
  readonly about: readonly Ref[];
}

// Actions

type SayAction = (view: View, seat: Seat) => string;
const weapon = (view: View, seat: Seat, kind: 'melee' | 'ranged'): string => {
  const marshal = marshalOf(view, seat);
  const { range = 0, dice } = faceIn(marshal, kind);
  return `${cardName(marshal.gear[kind === 'melee' ? 0 : 1]!)}, range ${range}, ${sayPool(poolOf(dice))}`;
};
/** Actions by name, then what they do. */
const ACTIONS: Readonly<Record<ActionKind, SayAction>> = {
  sneak: () => 'Sneak: 1 square. Your threat token moves only if you do nothing else',
  sprint: () => 'Sprint: 2 squares. If you are hidden, your threat token moves up 1 row',
  'melee-attack': (view, seat) => `Melee attack: ${weapon(view, seat, 'melee')}. The alert token moves down 1 row`,
  'ranged-attack': (view, seat) => `Ranged attack: ${weapon(view, seat, 'ranged')}. The alert token moves down 1 row`,
  'place-trap': (view, seat) => {
    const marshal = marshalOf(view, seat);
    return `Place a trap: ${cardName(marshal.gear[2]!)}, range ${faceIn(marshal, 'trap').range ?? 0}. It costs 1 resource`;
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
    return `${you}: ${sayResources(resource, resourcesOf(marshal, resource))} in the satchel`;
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
    ...view.fight.enemies.filter(one => one.isIn && squaresOf(field, one).includes(square)).map(one => enemyName(view, one)),
    ...view.party.marshals.flatMap((one, seat) => (one.square === square ? [marshalName(view, seat)] : [])),
    ...view.fight.features.filter(one => one.square === square).map(one => featureName(view, one.id, one.kind)),
    ...(view.fight.traps.some(one => one.square === square) || view.party.marshals.some(one => one.trap === square) ? ['a trap'] : []),
  ];
  return all.length > 0 ? `, with ${sayList(all)}` : '';
}
const squareSays = (view: View, square: number): string =>
  view.brief === null ? `Square ${square}` : `${squareName(view, square)}, ${terrainSays(view, square)}${occupants(view, square)}`;

/** A trap by its owner and its square. */
function trapSays(key: string, square: number, view: View): string {
  const owner = /^trap-of-(\d)$/.exec(key)?.[1];
  const whose = owner === undefined ? 'A trap of the ground' : `${marshalName(view, Number(owner))}’s trap`;
  const no = /^trap-\d+-(\d+)$/.exec(key)?.[1];
  return `${whose}${no === undefined ? '' : ` (${Number(no) + 1})`} at ${squareSays(view, square)}`;
}

// Cards

/** Copies in one question are counted, so that they can be told apart. */
function copyOf(no: number, key: string, { options }: WestDecision): string {
  const isTwin = (one: Chosen): boolean =>
    one.about.some(ref => ref.kind === 'card' && isCard(Number(ref.id)) && nameOf(Number(ref.id)) === nameOf(no)) &&
    shapeOf(one) === shapeOf({ key, about: [{ kind: 'card', id: no }] });
  const twins = options.filter(isTwin);
  return twins.length > 1 ? ` (${twins.findIndex(one => one.key === key) + 1} of ${twins.length})` : '';
}
/** What a key says beside its card: `shake-off`, `to-2`. */
const shapeOf = ({ key }: Pick<Chosen, 'key' | 'about'>): string => /^(fit|shake-off)-|-(to-\d)$/.exec(key)?.slice(1).join('') ?? '';

function cardSays(no: number, key: string, decision: WestDecision): string {
  if (!isCard(no)) return 'The card';
  const name = `${nameOf(no)}${copyOf(no, key, decision)}`;
  if (key.startsWith('shake-off-')) {
    const { is } = injuryCard(no);
    return `Shake off ${name}: ${is.kind === 'lasting' && is.exit === 'discard-2' ? 'discard 2 other cards' : 'spend an action'}`;
  }
  if (key.startsWith('fit-')) return `Fit a modification to ${name}`;
  const evade = decision.kind === 'discard-to-evade' ? evadeDiceOf(no) : null;
  if (evade) return `${name}: ${sayPool(evade)}`;
  if (decision.kind === 'order-effects' || decision.kind === 'order-conditions') return effectSays(key, name, decision);
  return `${name}: ${textOf(no)}`;
}

/** An effect that waits, by its word or its condition, and its card; two alike are counted. */
function effectSays(key: string, card: string | null, decision: WestDecision): string {
  const [, at = '0'] = /^(\d+)-/.exec(key) ?? [];
  const what = waitingName(key, decision);
  const isAlone = decision.options.filter(one => waitingName(one.key, decision) === what).length < 2;
  return `${what}${card === null ? '' : `, by ${card}`}${isAlone ? '' : ` (number ${Number(at) + 1})`}`;
}
function waitingName(key: string, { kind, facts }: WestDecision): string {
  const [, at = '0', word = key] = /^(\d+)-(.+)$/.exec(key) ?? [];
  const condition = kind === 'order-conditions' ? facts.conditions[Number(at)] : undefined;
  if (condition) return CONDITION_NAMES[condition];
  const effects = kind === 'order-effects' ? facts.effects[Number(at)] : undefined;
  return capital(effects ?? word.replaceAll('-', ' '));
}

/** A section of a card: when it holds, and what it does. */
function sectionSays(key: string, { kind, facts }: WestDecision): string {
  const at = Number(key.slice('section-'.length)) - 1;
  const section = kind === 'choose-section' && isCard(facts.card) ? sectionsOf(facts.card)[at] : undefined;
  if (!section) return `Effect ${at + 1}`;
  const when = sayCircumstances(section.if);
  return `${when ? `${capital(when)}: ` : ''}${sayEffects(section.effects)}`;
}

// The story

/** What it may bring and cost stands on the page, beside its title: there all paths have the room for it. */
const pathSays = ({ title, says }: Path): string => `${title}: ${says}`;
/** Paths are numbered as they are printed. */
function pathOf(key: string, { kind, facts }: WestDecision): Path | undefined {
  if (kind !== 'choose-path' || !isEntry(facts.entry)) return undefined;
  const paths = entryOf(facts.entry).elements.flatMap(one => (one.is === 'paths' ? one.paths : []));
  return paths[Number(key.slice('path-'.length)) - 1];
}

/** Dice as they are printed: `2O1B`. */
const poolSays = (key: string): string => capital(sayPool(poolOf(key)));
/** FW-R-9. */
function noDiceSays({ kind, facts }: WestDecision): string {
  const isOptional = kind === 'roll-dice' && isEntry(facts.entry) && entryOf(facts.entry).elements[facts.element]?.is === 'optional-roll';
  return `No dice: ${isOptional ? 'leave it alone' : 'it fails, and every die stays'}`;
}

// Resources

function resourceSays(kind: Resource, { kind: asked, seat }: WestDecision, view: View): string {
  const left = `${resourcesOf(marshalOf(view, seat), kind)} in your satchel`;
  const laces = conditionOfResource[kind];
  const may = asked === 'pay-resource' && laces ? `, may lace the trap with ${CONDITION_NAMES[laces]}` : '';
  return `${capital(sayResources(kind, 1).replace('1 ', ''))}: ${left}${may}`;
}
/** All that is paid at once, by its key: `metal-metal-spark`. */
const paymentSays = (key: string): string => {
  const paid = key.split('-') as Resource[];
  return sayList([...new Set(paid)].map(kind => sayResources(kind, paid.filter(one => one === kind).length)));
};

// Options that are about nothing on the table

const CAMP: Readonly<Record<string, string>> = {
  gear: 'Change gear: take up a piece from your satchel',
  'take-off': 'Take off a modification: it goes into your satchel',
  add: 'Add a card to your deck, from your satchel',
  remove: 'Take a card out of your deck, into your satchel',
  'pass-on': 'Hand something over to another character',
  supply: 'Use a supply: 10 cards from your discard pile go back into your deck',
  character: 'Play another character: the others must agree',
  leave: 'Leave the camp',
};

const BARE: Readonly<Record<string, string>> = {
  pass: 'Pass: nothing now',
  'pass-until-turn-end': 'Pass until the turn ends: you are not asked again before that',
  yes: 'Yes',
  no: 'No',
  done: 'Done',
  nobody: 'Nobody: it stays behind',
  nothing: 'Nothing: once in an encounter your trap is free',
  body: 'The body',
  camp: 'Camp first: change gear, deck or satchel; then this is asked again',
  begin: 'Begin the encounter',
  end: 'End the action phase',
  distract: 'Distract: place a solo token within 2 squares that enemies take for a revealed character',
  retry: 'Try again: everything is as it was before, with 2 potions more',
  'press-on': 'Press on: the story goes on without the reward',
  use: 'Use it now: it can be done once',
  injuries: 'Injuries: shake them off first',
  cards: 'Cards: play one first',
  orange: 'An orange die',
  blue: 'A blue die',
  black: 'A black die',
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
};

const YES_NO: Readonly<Partial<Record<DecisionKind, { readonly yes: string; readonly no: string }>>> = {
  'agree-to-change': { yes: 'Agree: the characters change', no: 'Disagree: nothing changes' },
  recover: { yes: 'Shuffle them back', no: 'Leave them' },
  'buy-gear': { yes: 'Buy it', no: 'Buy nothing' },
  'take-die': { yes: 'Take the dice', no: 'Go without' },
  'trap-condition': { yes: 'Lace it', no: 'Leave it plain' },
  'shake-off': { yes: 'Discard the injury', no: 'Keep it in hand' },
  'bury-card': { yes: 'Put it at the bottom', no: 'Leave it on top' },
  command: { yes: 'Roll for command', no: 'No command: the enemies act' },
  'pay-solo': { yes: 'Spend a token: the enemies do not act', no: 'Keep it: the enemies act' },
  'drop-threat': { yes: 'Go to the bottom', no: 'Stay where you are' },
};
const AGREES = { yes: 'Agree', no: 'Disagree: another proposal is needed' };

const BANNERS: Readonly<Record<Clan, string>> = {
  desert: 'The Desert banner: archers do 3 damage to one enemy',
  lowland: 'The Lowland banner: everybody heals 2',
  sky: 'The Sky banner: one type of enemies loses its next turn',
};

const isAction = (key: string): key is ActionKind => key in ACTIONS;
const isClan = (key: string): key is Clan => key in BANNERS;
const isType = (key: string): key is keyof typeof ENEMY_NAMES => key in ENEMY_NAMES;

function bareSays(key: string, decision: WestDecision, view: View): string {
  const { kind, seat } = decision;
  if (kind === 'camp' && CAMP[key]) return CAMP[key];
  if (kind === 'act' && key === 'end') return endSays(view, seat);
  if (kind === 'end-chapter' && key === 'end') return 'End the chapter';
  if (key === 'pass' && PASS[kind]) return PASS[kind];
  if (key === 'yes' || key === 'no') return (YES_NO[kind] ?? (kind.startsWith('agree-') ? AGREES : undefined))?.[key] ?? BARE[key]!;
  if (BARE[key]) return BARE[key];
  if (isAction(key)) return ACTIONS[key](view, seat);
  if (kind === 'brief-choice' && isClan(key)) return BANNERS[key];
  if (isType(key)) return `The ${ENEMY_NAMES[key]}s`;
  if (key.startsWith('section-')) return sectionSays(key, decision);
  if (kind === 'roll-dice') return key === 'none' ? noDiceSays(decision) : poolSays(key);
  if (kind === 'order-effects' || kind === 'order-conditions') return effectSays(key, null, decision);
  if (kind === 'trap-direction') return `To the ${key}`;
  const path = pathOf(key, decision);
  return path ? pathSays(path) : capital(key.replaceAll('-', ' '));
}

/** FW-ACT-3: actions that are not taken are gone. */
function endSays(view: View, seat: Seat): string {
  const left = 2 - marshalOf(view, seat).counted;
  return `End the action phase${left > 0 ? `: ${plural(left, 'action')} unused` : ''}`;
}

/** An option as a person reads it. */
export function optionSays(one: Chosen, decision: WestDecision, view: View): string {
  const [about, other] = one.about;
  if (!about) return bareSays(one.key, decision, view);
  const to = other?.kind === 'seat' ? ` to ${marshalName(view, Number(other.id))}` : '';
  switch (about.kind) {
    case 'square':
      return one.key.startsWith('trap-') ? trapSays(one.key, Number(about.id), view) : squareSays(view, Number(about.id));
    case 'enemy':
      return enemyOption(one, Number(about.id), decision, view);
    case 'part': {
      const [enemy, part] = String(about.id).split('-').map(Number);
      return partSays(enemyAt(view, enemy!), part!, view, false);
    }
    case 'seat':
      return marshalSays(Number(about.id), decision, view);
    case 'feature': {
      const feature = view.fight.features.find(found => found.id === about.id);
      if (!feature) return capital(one.key.replaceAll('-', ' '));
      const far = awayFrom(view, decision.seat, feature.square);
      return `${featureName(view, feature.id, feature.kind)}${far ? `: ${far}` : ''}${feature.hp > 0 ? `, ${feature.hp} HP` : ''}`;
    }
    case 'card':
      return to
        ? `${cardName(Number(about.id))}${copyOf(Number(about.id), one.key, decision)}${to}`
        : cardSays(Number(about.id), one.key, decision);
    case 'resource':
      if (to) return `${capital(sayResources(about.id as Resource, 1))}${to}`;
      return decision.kind === 'pay-upgrade' ? paymentSays(one.key) : resourceSays(about.id as Resource, decision, view);
    case 'type':
      return typeSays(Number(about.id), view);
    case 'deck':
      return deckSays(view, Number(about.id));
    case 'die':
      return dieSays(Number(about.id), decision);
    case 'clan':
      return `${CLAN_NAMES[about.id as Clan]}: trust ${counterOf(view, `trust-${about.id as Clan}`)}`;
    case 'character':
      return `${CHARACTER_NAMES[about.id as CharacterId]}: ${characterCard(about.id as CharacterId).says}`;
    default:
      return bareSays(one.key, decision, view);
  }
}

function enemyOption({ key }: Chosen, id: number, decision: WestDecision, view: View): string {
  const enemy = enemyAt(view, id);
  if (!enemy) return capital(key.replaceAll('-', ' '));
  if (key === 'body') return bodySays(enemy);
  const part = /^part-\d+-(\d+)$/.exec(key)?.[1];
  return part === undefined ? enemySays(enemy, decision, view) : partSays(enemy, Number(part), view, true);
}

function typeSays(type: number, { fight }: View): string {
  const n = fight.enemies.filter(one => one.isIn && one.type === type).length;
  return `${typeName(type)}: ${n} on the map`;
}

/** A die by what it shows. */
function dieSays(i: number, { kind, facts }: WestDecision): string {
  const face = kind === 'reroll' ? facts.faces[i] : undefined;
  return face === undefined ? `Die ${i + 1}` : `Die ${i + 1}: ${faceSays(face)}`;
}
