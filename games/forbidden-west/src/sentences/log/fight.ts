/** The log of an encounter, besides attacks: set-up, turns, tracks, what characters and enemies do, features and the end. */
import { capital, plural, sayList } from '@quarry/kernel';
import { behaviourCard, gearCard, isCard } from '../../content/box.ts';
import { AT_TURN_END, PLASMA_BURST } from '../../content/conditions.ts';
import { type Condition, ENEMY_TYPES, type EnemyGait } from '../../content/kinds.ts';
import { CONDITION_NAMES, ENEMY_NAMES, sayResources, TOKEN_NAMES } from '../../content/names.ts';
import { chapterOf } from '../../content/story/index.ts';
import type { BriefTells } from '../../content/story/types.ts';
import { sayEffects } from '../../content/words/index.ts';
import type { Gait, RevealedBy, Told } from '../../events.ts';
import { briefOf } from '../../places.ts';
import { distance, enemiesIn, fieldIn, isPosted, nextSeat } from '../../questions.ts';
import type { ConditionHeld, View } from '../../state.ts';
import { behaviourSays } from '../behaviours.ts';
import { textOf } from '../cards.ts';
import { facesSay } from '../dice.ts';
import {
  atPlace,
  briefCalled,
  COMPASS,
  cardName,
  cardNames,
  enemyCalled,
  intoPlace,
  manyOf,
  partCalled,
  person,
  theEnemy,
  theFeature,
  typeDoes,
  typeName,
  wayFrom,
} from '../names.ts';
import { sectionsOf } from '../sections.ts';
import { bodyLeft, dialLeft } from './attacks.ts';
import { type Say, type Says, who } from './facts.ts';

/** What the story says around an encounter; the practice yard has no page of its own. */
const tellsOf = (id: Told<'brief-opened'>['brief']): BriefTells | undefined => chapterOf(briefOf(id).chapter).briefs[id];

/** `1 square north, into tall grass`. */
const step = ({ from, square }: { readonly from: number; readonly square: number }, view: View): string =>
  from === square ? 'in place' : `${wayFrom(view, from, square) || 'on'}${intoPlace(view, square)}`;

/** `2 squares and ends 1 square north`: of a way that was longer than it is far, so many steps. */
function wholeWay(view: View, way: { readonly from: number; readonly square: number }, steps: number, ends: string): string {
  const far = view.brief === null || way.from < 0 ? steps : distance(fieldIn(view), way.from, way.square);
  if (far >= steps) return step(way, view);
  const walked = plural(steps, 'square');
  return far === 0
    ? `${walked}, there and back`
    : `${walked} and ${ends} ${wayFrom(view, way.from, way.square)}${atPlace(view, way.square)}`;
}

/** Where a thing lies, as seen from a character: `, 2 squares north, in tall grass`. */
function spot(view: View, seat: number, square: number): string {
  const here = view.party.marshals[seat]?.square ?? -1;
  const way = here === square ? 'in the same square' : wayFrom(view, here, square);
  return `${way ? `, ${way}` : ''}${atPlace(view, square)}`;
}

// Characters

const GAITS: Readonly<Record<Exclude<Gait, 'placed'>, string>> = {
  sneak: 'sneaks',
  sprint: 'sprints',
  melee: 'steps in',
  effect: 'moves',
  evade: 'dodges',
  pushed: 'is pushed',
  swapped: 'changes places',
};
const walks: Say<'marshal-moved'> = (e, view, reader) => {
  const marshal = who(e, view, reader);
  if (e.how === 'placed') return `${marshal.does('starts')}${atPlace(view, e.square).replace(',', '') || ' in the open'}.`;
  const { start = e.from, from, square } = e;
  const walked = start === from ? 1 : 2;
  const way = wholeWay(view, { from: start, square }, walked, e.seat === reader ? 'end' : 'ends');
  return e.how === 'swapped' || e.how === 'melee' ? `${marshal.does(GAITS[e.how])}: ${way}.` : `${marshal.does(GAITS[e.how])} ${way}.`;
};

const HOW_REVEALED: Readonly<Record<RevealedBy, string>> = {
  track: 'the alert token has reached the threat token',
  'shared-square': 'an enemy is in the same square',
  'enemy-entered': 'an enemy has come into the same square',
  effect: 'a card says so',
};

/** What a card does in the section that is used. */
/** As the card has it: its `you` is whoever plays it. */
const playedSays = ({ card, section }: Told<'card-played'>): string => {
  const used = sectionsOf(card)[section];
  return used ? sayEffects(used.effects) : textOf(card);
};

type CommandFailed = Told<'command-failed'>['why'];
/** Why there is no command roll at all, or why the one that was tried has failed. */
const NO_COMMAND: Readonly<Partial<Record<CommandFailed, string>>> = { declined: 'no roll was made', forbidden: 'an injury forbids it' };
const WHY_FAILED: Readonly<Partial<Record<CommandFailed, string>>> = {
  'no-critical': 'no critical',
  'no-token': 'no token was spent',
  deafened: 'Deafened',
  injury: 'an injury',
};
/** What keeps the one who acts next from being commanded. */
const OF_NEXT: Readonly<Partial<Record<CommandFailed, string>>> = { 'too-far': 'is too far away', 'ally-deafened': 'is Deafened' };

const commandFails: Say<'command-failed'> = (e, view, reader) => {
  const marshal = who(e, view, reader);
  const failed = WHY_FAILED[e.why];
  if (failed) return `${marshal.Whose} command fails: ${failed}. The enemies act.`;
  const ofNext = OF_NEXT[e.why];
  const why = ofNext ? person(view, nextSeat(view, e.seat), reader).inside(ofNext) : NO_COMMAND[e.why];
  return `${marshal.does('gives')} no command: ${why}. The enemies act.`;
};

/** What a condition means for a character, or for an enemy, from now on. */
const MARSHAL_SUFFERS: Readonly<Record<Condition, string>> = {
  fire: `${AT_TURN_END.fire} damage when the turn ends`,
  frost: 'the next damage is doubled',
  shock: 'no evade roll against the next attack',
  acid: `criticals do not count in evade rolls, ${AT_TURN_END.acid} damage when the turn ends`,
  adhesive: 'no sprint, and one attack die less',
  plasma: `a second Plasma does ${PLASMA_BURST} damage`,
  deafened: 'the next command roll fails',
};
const ENEMY_SUFFERS: Readonly<Record<Condition, string>> = {
  fire: `${AT_TURN_END.fire} damage at the end of the turn`,
  frost: 'the next damage is doubled',
  shock: 'the next attack gets one critical more',
  acid: `armour 1 lower, ${AT_TURN_END.acid} damage at the end of the turn`,
  adhesive: 'each of its moves is 1 square shorter, and evade rolls against it may add a die',
  plasma: `a second Plasma does ${PLASMA_BURST} damage`,
  deafened: 'it hears nothing',
};
const condition = (e: { readonly condition: Condition }): string => CONDITION_NAMES[e.condition];
function gained(e: { readonly condition: Condition; readonly instead: ConditionHeld }): string {
  if (e.instead === 'none') return condition(e);
  return e.instead === e.condition ? `${condition(e)} anew` : `${condition(e)} in place of ${CONDITION_NAMES[e.instead]}`;
}

const faints: Say<'marshal-fainted'> = (e, view, reader) =>
  `${who(e, view, reader).does('faints')} and ${e.seat === reader ? 'wake' : 'wakes'} again: ${plural(e.potions, 'potion')} left.`;

// Traps

const lays: Say<'trap-placed'> = (e, view, reader) => {
  const marshal = who(e, view, reader);
  const laced = e.condition === 'none' ? '' : `, laced with ${CONDITION_NAMES[e.condition]}`;
  const aim = e.isBlast ? `, facing ${COMPASS[e.direction]}` : '';
  return `${marshal.does('places')} ${trapLaid(e, view)}${spot(view, e.seat, e.square)}${aim}${laced}.`;
};
/** By the name of the card, as it was offered: `Feather Snare, a tripwire,`; by its kind alone once another trap is carried. */
function trapLaid({ seat, isBlast }: Told<'trap-placed'>, view: View): string {
  const kind = isBlast ? 'a blast trap' : 'a tripwire';
  const carried = view.party.marshals[seat]?.gear.find(no => isCard(no) && gearCard(no).trap === (isBlast ? 'blast' : 'tripwire'));
  return carried === undefined ? kind : `${cardName(carried)}, ${kind}`;
}
const trapOf = (e: { readonly seat: number }, view: View, reader: number | null): string =>
  e.seat < 0 ? 'A trap' : `${who(e, view, reader).Whose} trap`;

// Enemies

const ENEMY_GAITS: Readonly<Record<EnemyGait, string>> = {
  patrol: 'patrols',
  return: 'returns to its route:',
  behaviour: 'moves',
  away: 'draws back',
  leap: 'leaps',
  pushed: 'is pushed',
  ordered: 'moves on an order:',
  vanish: 'vanishes and appears',
};

/** Who has no route stays where it is, and only looks. */
const patrols: Say<'type-patrols'> = ({ enemyType }, view) => {
  const all = enemiesIn(view).filter(one => ENEMY_TYPES[one.type] === enemyType);
  const does =
    all.length > 0 && all.every(isPosted)
      ? typeDoes(view, enemyType, 'stays and watches', 'stay and watch')
      : typeDoes(view, enemyType, 'patrols', 'patrol');
  return `${does}: nobody is revealed.`;
};

/** What a behaviour card says; nothing more of one that is no longer in the box. */
const behaves = (card: number): string => (isCard(card) ? `: ${behaviourSays(behaviourCard(card))}` : '.');

/** How many enemies of how many are left, as long as there is a map. */
function foesLeft(view: View): string {
  const n = enemiesIn(view).length;
  if (view.brief === null) return '';
  return n === 0 ? ': no enemy is left' : `: ${n === 1 ? '1 enemy is' : `${n} enemies are`} left`;
}

/** Which enemies wait on the map. */
function laidOut(view: View): string {
  const types = [...new Set(enemiesIn(view).map(one => one.type))];
  const all = types.map(type => manyOf(type, enemiesIn(view).filter(one => one.type === type).length));
  return all.length > 0 ? `: ${sayList(all)}` : '';
}

// What can be used in an encounter

const ONCE: Readonly<Record<string, string>> = {
  'skip-card': 'The party uses its one chance: the enemies of a type draw no card in the next phase.',
  'switch-deck': 'The party uses its one chance: the huge enemy draws from its other deck.',
  'walk-2': 'The party uses its one chance: the refugees walk 2 squares.',
  volley: 'The party calls a volley.',
  'desert-banner': 'The Desert banner is raised: archers shoot at one enemy.',
  'lowland-banner': 'The Lowland banner is raised: healers tend everybody.',
  'sky-banner': 'The Sky banner is raised: raiders keep one type of enemies from acting.',
};

const featureOf = (e: { readonly feature: number; readonly kind: Told<'feature-used'>['kind'] }, view: View): string =>
  theFeature(view, e.feature, e.kind);

export const FIGHT = {
  'brief-opened': e => {
    const tells = tellsOf(e.brief);
    const again = e.retry > 0 ? `, try ${e.retry + 1}` : '';
    return `Encounter: ${briefOf(e.brief).name}${again}.${tells ? ` ${tells.task}` : ''}`;
  },
  'first-chosen': (e, v, r) => `${who(e, v, r).does('goes')} first.`,
  'enemy-placed': (e, v) => `${enemyCalled(v, e.enemy)} comes onto the map${atPlace(v, e.square)}.`,
  'special-given': (e, v, r) => `${who(e, v, r).does('takes')} the special card ${cardName(e.card)} in hand.`,
  'special-left': e => `The special card ${cardName(e.card)} stays behind.`,
  'token-rule': (e, v) => {
    const says = v.brief === null ? undefined : tellsOf(v.brief)?.tokens[e.token];
    return `The ${TOKEN_NAMES[e.token]} token counts here.${says ? ` ${says}` : ''}`;
  },
  'fight-began': (e, v) => `The encounter begins${laidOut(v)}. The alert track has ${e.rows} rows.`,
  'turn-began': (e, v, r) => `Turn ${e.turn}: ${who(e, v, r).inside('has')} 2 actions.`,
  'turn-ended': (e, v, r) => `${who(e, v, r).does('ends')} the turn.`,
  'tops-seen': (e, v) => `${typeDoes(v, e.enemyType, 'shows', 'show')} what comes next: ${cardNames(e.cards)}.`,

  // The tracks
  'alert-moved': (e, v) =>
    `The alert token moves ${e.row > e.from ? 'down' : 'up'}, to row ${e.row}${v.fight.rows > 0 ? ` of ${v.fight.rows}` : ''}.`,
  'threat-moved': (e, v, r) =>
    `${who(e, v, r).Whose} threat token moves ${e.row < e.from ? 'up' : 'down'}, to row ${e.row}${v.fight.rows > 0 ? `; the alert token is on row ${v.fight.alert}` : ''}.`,
  'marshal-revealed': (e, v, r) => `${who(e, v, r).does('is')} revealed: ${HOW_REVEALED[e.how]}.`,
  'marshal-hid': (e, v, r) => `${who(e, v, r).does('is')} hidden again.`,
  'threat-order': (e, v, r) => `${who(e, v, r).does('is')} now number ${e.rank} on the threat track.`,
  noticed: (e, v, r) => `${who(e, v, r).does('is')} noticed: outside tall grass, with an enemy 1 square away or nearer.`,

  // What characters do
  'action-begun': (e, v, r) =>
    `${who(e, v, r).does('begins')} ${e.isFree ? 'a free action' : 'an action'}: ${e.action.replaceAll('-', ' ')}.`,
  'card-action': (e, v, r) => `${who(e, v, r).does('uses')} ${cardName(e.card)} as an action.`,
  'marshal-moved': walks,
  'card-played': (e, v, r) => `${who(e, v, r).does('plays')} ${cardName(e.card)}: “${playedSays(e)}”`,
  'card-discarded': (e, v, r) => `${who(e, v, r).does('discards')} ${cardName(e.card)}.`,
  'special-boxed': e => `${cardName(e.card)} is used up and goes back to the box.`,
  'cards-drawn': (e, v, r) => `${who(e, v, r).does('draws')} ${cardNames(e.cards)}.`,
  'cards-taken-back': (e, v, r) => `${who(e, v, r).does('takes')} ${cardNames(e.cards)} back in hand.`,
  'deck-shuffled': (e, v, r) => `${who(e, v, r).does('shuffles')} the deck.`,
  'top-discarded': (e, v, r) => `${who(e, v, r).does('discards')} ${cardNames(e.cards)} from the top of the deck.`,
  word: e => `${cardName(e.card)}: ${e.word.replaceAll('-', ' ')}.`,
  'command-rolled': (e, v, r) =>
    e.isDeaf ? `${who(e, v, r).does('is')} Deafened: no command roll.` : `${who(e, v, r).does('rolls')} for command: ${facesSay(e.faces)}.`,
  'command-passed': (e, v, r) => `${who(e, v, r).Whose} command passes: the enemies do not act.`,
  'command-failed': commandFails,
  'solo-token-spent': (e, v, r) => `${who(e, v, r).does('spends')} a solo token: ${e.left} left.`,
  'distraction-placed': (e, v, r) =>
    `${who(e, v, r).does('places')} a distraction${spot(v, e.seat, e.square)}: ${plural(e.left, 'solo token')} left.`,
  'distraction-gone': e => (e.isAttacked ? 'An enemy falls for the distraction, and it is gone.' : 'The distraction is gone.'),
  rested: (e, v, r) => `${who(e, v, r).does('takes')} no action.`,

  // Traps
  'resource-spent': (e, v, r) => `${who(e, v, r).does('spends')} ${sayResources(e.kind, 1)}.`,
  'trap-placed': lays,
  'trap-lifted': (e, v, r) => `${who(e, v, r).does('lifts')} the old trap.`,
  'trap-springs': (e, v, r) => `${trapOf(e, v, r)} goes off.`,
  'trap-gone': (e, v, r) => `${trapOf(e, v, r)} leaves the map.`,
  'trap-removed': () => 'A trap is taken off the map.',

  // Health
  'marshal-healed': (e, v, r) => `${who(e, v, r).does('heals')} ${e.n}${dialLeft(v, e.seat, e.dial).replace(/ left$/, '')}.`,
  'marshal-fainted': faints,
  'injury-taken': (e, v, r) => `${who(e, v, r).does('takes')} an injury into the deck: ${cardName(e.card)}.`,
  'injury-spared': (e, v, r) => `${who(e, v, r).does('takes')} no injury this time.`,
  'injury-strikes': (e, v, r) => `${who(e, v, r).does('suffers')} from ${cardName(e.card)}: ${textOf(e.card)}`,
  'injury-shaken-off': (e, v, r) => `${who(e, v, r).does('shakes')} off ${cardName(e.card)}.`,
  'condition-gained': (e, v, r) => `${who(e, v, r).does('gains')} ${gained(e)}: ${MARSHAL_SUFFERS[e.condition]}.`,
  'condition-lost': (e, v, r) => `${who(e, v, r).does('is')} free of ${condition(e)}.`,

  // What enemies do
  'enemy-phase-skipped': () => 'The enemies do not act.',
  'types-ordered': e => `The enemies act in this order: ${sayList(e.types.map(typeName))}.`,
  'type-patrols': patrols,
  'type-skips': (e, v) => `${typeDoes(v, e.enemyType, 'loses its turn', 'lose their turn')}.`,
  'behaviour-drawn': (e, v) => `${typeDoes(v, e.enemyType, 'draws', 'draw')} ${cardName(e.card)}${behaves(e.card)}`,
  'behaviour-buried': e => `The top behaviour card of the ${ENEMY_NAMES[e.enemyType]} goes to the bottom of its deck.`,
  'deck-opened': e => `The behaviour deck of the ${ENEMY_NAMES[e.enemyType]} is shuffled.`,
  'behaviour-reshuffled': (e, v) => `${typeDoes(v, e.enemyType, 'gets its', 'get their')} behaviour deck shuffled anew.`,
  'series-chosen': (e, v) => `${enemyCalled(v, e.enemy)} answers ${e.isYes ? 'yes' : 'no'} to ${cardName(e.card)}.`,
  'target-fixed': (e, v, r) => `${enemyCalled(v, e.enemy)} turns to ${e.seat < 0 ? 'the distraction' : who(e, v, r).whom}.`,
  'enemy-moved': (e, v) => `${enemyCalled(v, e.enemy)} ${ENEMY_GAITS[e.how]} ${step(e, v)}.`,
  'enemy-walked': (e, v) => `${enemyCalled(v, e.enemy)} ${ENEMY_GAITS[e.how]} ${wholeWay(v, e, e.path.length, 'ends')}.`,
  'enemy-healed': (e, v) => `${enemyCalled(v, e.enemy)} heals ${e.n}${bodyLeft(v, e.enemy, e.left).replace(/ left$/, '')}.`,
  'enemy-armour': (e, v) => `${enemyCalled(v, e.enemy)} has armour ${e.armour} now.`,
  'enemy-defeated': (e, v) => `${enemyCalled(v, e.enemy)} ${e.by === 'fall' ? 'falls and is gone' : 'is defeated'}${foesLeft(v)}.`,
  'part-destroyed': (e, v) => `The ${partCalled(v, e.enemy, e.part)} of ${theEnemy(v, e.enemy)} is destroyed: location ${e.letter}.`,
  'part-marked': (e, v) =>
    `The ${partCalled(v, e.enemy, e.part)} of ${theEnemy(v, e.enemy)} is ${e.left <= 0 ? 'missing' : `damaged already: ${e.left} HP left`}.`,
  'enemy-condition': (e, v) => `${enemyCalled(v, e.enemy)} gains ${gained(e)}: ${ENEMY_SUFFERS[e.condition]}.`,
  'enemy-condition-lost': (e, v) => `${enemyCalled(v, e.enemy)} is free of ${condition(e)}.`,
  'mine-laid': (e, v) => `${enemyCalled(v, e.enemy)} lays a mine${atPlace(v, e.square)}.`,

  // Briefs
  'feature-used': (e, v, r) => `${who(e, v, r).does('uses')} ${featureOf(e, v)}.`,
  'feature-hurt': (e, v) => `${capital(featureOf(e, v))} takes ${e.n} damage: ${e.left} HP left.`,
  'feature-destroyed': (e, v) => `${capital(featureOf(e, v))} is destroyed.`,
  'feature-moved': (e, v) => `${capital(featureOf(e, v))} moves ${step(e, v)}.`,
  'feature-lost': (e, v) => `${capital(featureOf(e, v))} is lost.`,
  'feature-held': (e, v) => `${capital(featureOf(e, v))} is ${e.isHeld ? 'held by the party' : 'no longer held'}.`,
  'feature-through': (e, v) => `${capital(featureOf(e, v))} is through.`,
  'stones-loosened': (e, v) => `Stones come loose${atPlace(v, e.square)}: whoever walks there sets them off.`,
  'duel-named': (e, v, r) => `${who(e, v, r).does('fights')} the duel: nobody else may attack Dal.`,
  'beacons-call': e => `The beacons call: ${plural(e.n, 'card')} more for the Warden Engine${e.isStopped ? ', and one is stopped' : ''}.`,
  'wave-came': e => `Wave ${e.wave} comes.`,
  'stage-done': e => `Part ${e.stage} of the objective is done.`,
  'once-used': e => ONCE[e.what] ?? 'The party uses what it has prepared.',
  'fight-won': e => `${briefOf(e.brief).name} is won in ${plural(e.turns, 'turn')}.${wonSays(e.brief)}`,
  'fight-failed': e => `${briefOf(e.brief).name} is lost: ${LOST[e.why]}.${lostSays(e.brief)}`,
  'tried-again': e => `The party tries ${briefCalled(e.brief)} again: ${plural(e.setbacks, 'setback')} so far.`,
  'pressed-on': e => `The party leaves ${briefCalled(e.brief)} and presses on: ${plural(e.setbacks, 'setback')} so far.`,
  'table-cleared': () => 'The table is cleared.',
} satisfies Partial<Says>;

const LOST: Readonly<Record<Told<'fight-failed'>['why'], string>> = {
  fainted: 'somebody fainted, and no potion was left',
  brief: 'the objective can no longer be met',
  late: 'that was the last turn, and the objective is not met',
};
function wonSays(brief: Told<'fight-won'>['brief']): string {
  const tells = tellsOf(brief);
  return tells ? ` ${tells.won}` : '';
}
function lostSays(brief: Told<'fight-won'>['brief']): string {
  const tells = tellsOf(brief);
  return tells ? ` ${tells.lost}` : '';
}
