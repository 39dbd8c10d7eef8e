/** Every event as a sentence for a person: the log speaks here and nowhere else. */
import { type Event, Person, type Seat } from '@quarry/kernel';
import { nameOf } from '../content/box.ts';
import { ENEMIES } from '../content/enemies.ts';
import { HUNTERS } from '../content/hunters.ts';
import type { View } from '../state.ts';
import { ACTION_NAMES, CONDITION_NAMES, plural, sayList } from '../words.ts';
import { isGrassSeen, mapSeen, squareName } from './squares.ts';

type Facts = Event & Readonly<Record<string, never>>;
/** `reader` is the seat that is spoken to. */
type Say = (event: Facts, view: View, reader: Seat | null) => string;

const hunterName = (view: View, seat: number): string => {
  const index = view.hunters[seat]?.hunter ?? -1;
  return index < 0 ? `Seat ${seat + 1}` : HUNTERS[index]!.name;
};
const person = (view: View, seat: number, reader: Seat | null): Person => new Person(hunterName(view, seat), seat === reader);
/** The hunter that the event is about. */
const who = (event: Facts, view: View, reader: Seat | null): Person => person(view, event['seat'] as number, reader);
const enemyName = (event: Facts, view: View): string => {
  const id = event['enemy'] as number;
  const enemy = view.enemies[id];
  if (!enemy) return `enemy ${id + 1}`;
  const { name } = ENEMIES[enemy.type]!;
  // A number tells two of the same name apart; one alone needs none.
  const hasTwin = view.enemies.some(other => other.id !== id && other.type === enemy.type && other.status === 'in-play');
  return hasTwin ? `${name} ${id + 1}` : `The ${name}`;
};
/** The same inside a sentence. */
const anEnemy = (event: Facts, view: View): string => enemyName(event, view).replace(/^The /, 'the ');
const component = (event: Facts, view: View): string => {
  const enemy = view.enemies[event['enemy'] as number];
  return enemy ? ENEMIES[enemy.type]!.components[event['component'] as number]!.name : 'component';
};
/** `, 3 of 8 HP left`; nothing once the table is cleared and the enemy gone. */
const left = (event: Facts, view: View): string => {
  const enemy = view.enemies[event['enemy'] as number];
  if (!enemy) return '';
  const { hp } = ENEMIES[enemy.type]!;
  return `, ${Math.max(0, hp - (event['wounds'] as number))} of ${hp} HP left`;
};

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

/** `1 square north, into tall grass`; a square alone for whoever comes from outside. */
function step(event: Facts, view: View): string {
  const [from, square]: readonly [number | undefined, number] = [event['from'], event['square']];
  if (view.card < 0 || from === undefined || from < 0 || square < 0) return `onto ${squareName(view, square)}`;
  const { area } = mapSeen(view);
  const [dx, dy] = [area.xs[square]! - area.xs[from]!, area.ys[square]! - area.ys[from]!];
  const direction = COMPASS[(Math.round((Math.atan2(dx, -dy) / Math.PI) * 4) + 8) % 8];
  const place = isGrassSeen(view, square) ? ', into tall grass' : '';
  return `${plural(Math.max(Math.abs(dx), Math.abs(dy)), 'square')} ${direction}${place}`;
}

/** `1 + 0 + 2 = 3`, with crits counted apart. */
function sum(event: Facts): string {
  const faces = event['faces'] as readonly (number | string)[];
  const numbers = faces.filter(face => typeof face === 'number');
  const crits = faces.length - numbers.length;
  const total = numbers.reduce((all, one) => all + one, 0);
  const added = numbers.length > 1 ? `${numbers.join(' + ')} = ${total}` : numbers.join('');
  return [added, crits > 0 ? plural(crits, 'crit') : ''].filter(Boolean).join(' and ') || 'nothing';
}
const card = (no: unknown): string => ((no as number) < 0 ? 'The machine' : nameOf(no as number));
const cards = (event: Facts): string => ((event['cards'] as readonly number[] | undefined) ?? []).map(card).join(', ');

const owned = (name: string): string => `${name}’s`;

const SAY: Readonly<Record<string, Say>> = {
  'trading-settled': e => (e['trading'] ? 'Everybody agrees to trade.' : 'There is no trading in this game.'),
  'hunter-chosen': (e, v, r) =>
    `${e['seat'] === r ? 'You play' : `Seat ${(e['seat'] as number) + 1} plays`} the ${hunterName(v, e['seat'])}.`,
  'leader-named': (e, v, r) => `${who(e, v, r).does('holds')} the Leader token.`,
  'fledgling-named': (e, v, r) => `${who(e, v, r).does('holds')} the Fledgling token.`,
  'tracking-began': e => `Encounter ${e['encounter']}: the trail is read.`,
  'tracking-drawn': (e, v, r) => `${who(e, v, r).does('looks')} at ${plural(e['n'], 'tracking card')}${e['cards'] ? `: ${cards(e)}` : ''}.`,
  'events-drawn': (e, v, r) => `${who(e, v, r).does('looks')} at ${plural(e['n'], 'event')}${e['cards'] ? `: ${cards(e)}` : ''}.`,
  'picks-revealed': e =>
    `The hunt: ${card(e['card'])} (level ${e['level']})${(e['event'] as number) >= 0 ? `, under the event ${card(e['event'])}` : ''}.`,
  'rival-named': (e, v, r) => `${card(e['card'])} falls on ${who(e, v, r).whom}.`,
  'encounter-began': e => `${card(e['card'])} is laid out.`,
  'enemy-placed': (e, v) => `${enemyName(e, v)} joins the encounter.`,
  'hunter-moved': (e, v, r) => `${who(e, v, r).does('moves')} ${step(e, v)}.`,
  'turn-began': (e, v, r) => `${who(e, v, r).does('begins')} turn ${e['turn']}.`,
  'dusk-nears': e => `Dusk nears: ${e['left']} turns are left, this one included.`,
  'dusk-fell': e => `Dusk falls: turn ${e['turn']} was the last.`,
  'turn-skipped': (e, v, r) => `${who(e, v, r).does('has')} fainted: no turn now, up again later.`,
  'hunter-stood-up': (e, v, r) => `${who(e, v, r).does('stands')} up with ${plural(e['n'], 'card')} to draw.`,
  'cards-drawn': (e, v, r) => `${who(e, v, r).does('draws')} ${e['cards'] ? cards(e) : plural(e['n'], 'card')}.`,
  'cards-discarded': (e, v, r) => `${who(e, v, r).does('discards')} ${cards(e)}.`,
  'pile-card-discarded': (e, v, r) => `${who(e, v, r).does('loses')} ${cards(e)} from the pile.`,
  'card-played': (e, v, r) => `${who(e, v, r).does('plays')} ${card(e['card'])}.`,
  'card-done': (e, v, r) => `${card(e['card'])} goes to ${who(e, v, r).whose} discard pile.`,
  'card-returned': (e, v, r) => `${card(e['card'])} returns to ${who(e, v, r).whose} hand.`,
  'cards-scrapped': (e, v, r) => `${who(e, v, r).does('scraps')} ${cards(e)}.`,
  'cards-unscrapped': (e, v, r) => `${who(e, v, r).does('takes')} back ${cards(e)}.`,
  'cards-recovered': (e, v, r) => `${who(e, v, r).does('recovers')} ${cards(e)}.`,
  'deck-shuffled': (e, v, r) => `${who(e, v, r).does('shuffles')} ${plural(e['n'], 'card')}.`,
  'action-taken': (e, v, r) =>
    `${who(e, v, r).does('takes')} a${e['isFree'] ? ' free' : ''} ${ACTION_NAMES[e['action'] as keyof typeof ACTION_NAMES]} action.`,
  'corpse-looted': (e, v, r) => `${who(e, v, r).does('strips')} a machine corpse.`,
  'attack-declared': (e, v, r) => `${who(e, v, r).does('attacks')} ${anEnemy(e, v)} with ${card(e['card'])}.`,
  'part-chosen': (e, v, r) => `${who(e, v, r).does('aims')} at ${(e['part'] as number) < 0 ? 'the body' : 'a component'}.`,
  'dice-rolled': (e, v, r) =>
    e['seat'] === undefined ? `The dice show ${sum(e)}.` : `${who(e, v, r).does(e['for'] === 'evade' ? 'evades' : 'rolls')}: ${sum(e)}.`,
  'dice-rerolled': e => `Rerolled: ${sum(e)}.`,
  'crit-spent': e => `The crit goes to ${e['name']}.`,
  'attack-hits': (e, v) =>
    (e['damage'] as number) > 0
      ? `The attack does ${e['damage']} damage to ${anEnemy(e, v)}.`
      : `The attack does no damage to ${anEnemy(e, v)}.`,
  'area-hit': (e, v) => `The blast reaches ${anEnemy(e, v)}.`,
  effect: e => `${card(e['card'])}: ${String(e['word']).replaceAll('-', ' ')}.`,
  'trap-set': (e, v, r) => `${who(e, v, r).does('sets')} ${card(e['card'])} on ${squareName(v, e['square'])}.`,
  'trap-sprung': (e, v, r) => `${enemyName(e, v)} springs ${who(e, v, r).whose} ${card(e['card'])}.`,
  'text-speaks': (e, v, r) => `${card(e['card'])} helps ${who(e, v, r).whom}.`,
  'hunter-attacked': (e, v, r) =>
    `${enemyName(e, v)} ${e['kind'] === 'ranged' ? 'shoots' : 'attacks'} ${who(e, v, r).whom} for ${e['damage']}, less what is evaded.`,
  'ruin-used': (e, v, r) => `The ruin shields ${who(e, v, r).whom} and crumbles.`,
  'hunter-damaged': (e, v, r) => `${who(e, v, r).does('takes')} ${e['n']} damage: ${plural(e['n'], 'card')} to lose.`,
  'hunter-caught': (e, v, r) => `${who(e, v, r).does('is')} caught in the area.`,
  'hunter-suffers': (e, v, r) => `${who(e, v, r).does('suffers')} ${CONDITION_NAMES[e['condition'] as keyof typeof CONDITION_NAMES]}.`,
  'hunter-recovers': (e, v, r) => `${who(e, v, r).does('is')} rid of ${CONDITION_NAMES[e['condition'] as keyof typeof CONDITION_NAMES]}.`,
  'hunter-fainted': (e, v, r) => `${who(e, v, r).does('faints')}.`,
  'enemy-activated': (e, v) => `${enemyName(e, v)} ${e['isAlert'] ? 'acts' : 'patrols'}.`,
  'enemy-moved': (e, v) => `${enemyName(e, v)} moves ${step(e, v)}.`,
  'enemy-alerted': (e, v) => `${enemyName(e, v)} is alert.`,
  'enemy-wounded': (e, v) => `${enemyName(e, v)} takes ${plural(e['n'], 'wound')}${left(e, v)}.`,
  'enemy-suffers': (e, v) => `${enemyName(e, v)} suffers ${CONDITION_NAMES[e['condition'] as keyof typeof CONDITION_NAMES]}.`,
  'enemy-recovers': (e, v) => `${enemyName(e, v)} is rid of ${CONDITION_NAMES[e['condition'] as keyof typeof CONDITION_NAMES]}.`,
  'enemy-armour': (e, v) => `${enemyName(e, v)} has armour ${e['n']} now.`,
  'component-damaged': (e, v) => `${owned(enemyName(e, v))} ${component(e, v)} is damaged.`,
  'component-destroyed': (e, v) => `${owned(enemyName(e, v))} ${component(e, v)} is torn off.`,
  'enemy-killed': (e, v, r) =>
    (e['by'] as number) >= 0 ? `${person(v, e['by'], r).does('kills')} ${anEnemy(e, v)}.` : `${enemyName(e, v)} is killed.`,
  'enemy-burnt': (e, v) => `${enemyName(e, v)} burns out.`,
  'enemy-escaped': (e, v) => `${enemyName(e, v)} escapes.`,
  'behaviour-drawn': (e, v) => `${enemyName(e, v)} draws ${card(e['card'])}.`,
  'behaviour-reshuffled': () => 'A behaviour deck is shuffled anew.',
  'box-resolved': (e, v) => `${enemyName(e, v)}: ${String(e['box']).replaceAll('-', ' ')}.`,
  'points-gained': e => `The party gains ${plural(e['n'], 'encounter point')}, ${e['points']} in all.`,
  'glory-gained': (e, v, r) => `${who(e, v, r).does('gains')} ${e['n']} glory.`,
  'glory-lost': (e, v, r) => `${who(e, v, r).does('gives')} up ${e['n']} glory.`,
  'salvage-taken': (e, v, r) => `${who(e, v, r).does('takes')} ${card(e['card'])}.`,
  'salvage-spent': (e, v, r) => `${who(e, v, r).does('pays')} with ${cards(e)}.`,
  'salvage-reshuffled': () => 'The salvage deck is shuffled anew.',
  'fate-drawn': (e, v, r) => `${who(e, v, r).does('meets')} fate: ${card(e['card'])}.`,
  'action-granted': (e, v, r) => `${who(e, v, r).does('gains')} an action.`,
  'grass-named': (e, v, r) => `${who(e, v, r).does('names')} ${squareName(v, e['square'])}: it counts as tall grass.`,
  maintenance: e => `Maintenance: ${e['points']} of ${e['threshold']} encounter points.`,
  'vote-taken': e => `The vote to end: ${e['yes']} of ${e['of']}.`,
  'encounter-won': e => `Encounter ${e['encounter']} is won with ${e['points']} points.`,
  'encounter-lost': e => `Encounter ${e['encounter']} is lost with ${e['points']} of ${e['threshold']} points.`,
  'table-cleared': () => 'The table is cleared.',
  'sun-gained': (e, v, r) =>
    `${who(e, v, r).does('gains')} a ${e['sun'] === 'blazing' ? 'Blazing' : e['sun'] === 'full' ? 'Full' : 'Half'} Sun.`,
  'levelled-up': (e, v, r) => `${who(e, v, r).does('learns')} ${cards(e)}.`,
  equipped: (e, v, r) => `${who(e, v, r).does('equips')} ${card(e['card'])}.`,
  'equipment-lost': (e, v, r) => `${who(e, v, r).Whose} ${card(e['card'])} leaves the game.`,
  'modification-fitted': (e, v, r) => `${who(e, v, r).does('fits')} ${card(e['card'])}.`,
  'modification-taken-off': (e, v, r) => `${who(e, v, r).does('takes')} off ${card(e['card'])}.`,
  'merchant-visited': (e, v, r) => `${who(e, v, r).does('rides')} to the merchant of level ${e['level']}.`,
  'merchants-opened': e => `The merchant of level ${e['level']} shows ${cards(e)}.`,
  'goods-bought': (e, v, r) => `${who(e, v, r).does(e['wasFree'] ? 'is given' : 'buys')} ${card(e['card'])}.`,
  'row-refilled': e => `${card(e['card'])} comes into the row.`,
  'merchant-closed': e => `The merchant of level ${e['level']} has nothing more of the kind and closes.`,
  'merchant-reshuffled': e => `The merchant of level ${e['level']} looks through the wares again.`,
  'merchants-closed': () => 'The merchants pack up.',
  'cards-removed': (e, v, r) =>
    `${who(e, v, r).Whose} ${cards(e)} ${(e['cards'] as readonly number[]).length === 1 ? 'leaves' : 'leave'} the game.`,
  'stamina-added': (e, v, r) => `${who(e, v, r).does('adds')} ${plural(e['n'], 'stamina card')}.`,
  'trade-offered': (e, v, r) => `${who(e, v, r).does('offers')} a trade to ${person(v, e['partner'], r).whom}.`,
  'trade-void': (e, v, r) => `${who(e, v, r).does('thinks')} better of a trade.`,
  'trade-made': (e, v, r) => `${who(e, v, r).does('trades')} with ${person(v, e['partner'], r).whom}.`,
  'trade-refused': (e, v, r) => `${person(v, e['partner'], r).does('refuses')} the trade.`,
  'game-over': (e, v, r) => {
    const winners = e['winners'] as readonly number[];
    return winners.length === 0 ? 'The hunt is lost.' : `The hunt is won by ${sayList(winners.map(seat => person(v, seat, r).whom))}.`;
  },
};

/** Types of events that are told; a test sees to it that each has a sentence. */
export const EVENT_TYPES: readonly string[] = Object.keys(SAY);

/** Too small for a line of their own in a log for people; they are told for the tests and for those who count. */
export const ASIDES: readonly string[] = [
  ...['effect', 'card-done', 'part-chosen', 'box-resolved'],
  ...['deck-shuffled', 'behaviour-reshuffled', 'salvage-reshuffled', 'merchant-reshuffled'],
];

export function sentence(event: Event, view: View, reader: Seat | null): string {
  const say = SAY[event.type];
  return say ? say(event as Facts, view, reader) : event.type.replaceAll('-', ' ');
}
