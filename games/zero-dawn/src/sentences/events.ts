/** Every event as a sentence for a person: the log speaks here and nowhere else. */
import type { Event } from '@quarry/kernel';
import { nameOf } from '../content/box.ts';
import { ENEMIES } from '../content/enemies.ts';
import { HUNTERS } from '../content/hunters.ts';
import type { View } from '../state.ts';
import { ACTION_NAMES, CONDITION_NAMES, plural } from '../words.ts';
import { squareName } from './squares.ts';

type Facts = Event & Readonly<Record<string, never>>;
type Say = (event: Facts, view: View) => string;

const hunterName = (view: View, seat: number): string => {
  const index = view.hunters[seat]?.hunter ?? -1;
  return index < 0 ? `Seat ${seat + 1}` : HUNTERS[index]!.name;
};
const who = (event: Facts, view: View): string => hunterName(view, event['seat'] as number);
const enemyName = (event: Facts, view: View): string => {
  const id = event['enemy'] as number;
  const enemy = view.enemies[id];
  return enemy ? `${ENEMIES[enemy.type]!.name} ${id + 1}` : `enemy ${id + 1}`;
};
const card = (no: unknown): string => ((no as number) < 0 ? 'The machine' : nameOf(no as number));
const cards = (event: Facts): string => ((event['cards'] as readonly number[] | undefined) ?? []).map(card).join(', ');
const faces = (event: Facts): string => (event['faces'] as readonly (number | string)[]).join(' ');

const SAY: Readonly<Record<string, Say>> = {
  'trading-settled': e => (e['trading'] ? 'Everybody agrees to trade.' : 'There is no trading in this game.'),
  'hunter-chosen': (e, v) => `Seat ${(e['seat'] as number) + 1} plays the ${who(e, v)}.`,
  'leader-named': (e, v) => `${who(e, v)} holds the Leader token.`,
  'fledgling-named': (e, v) => `${who(e, v)} holds the Fledgling token.`,
  'tracking-began': e => `Encounter ${e['encounter']}: the trail is read.`,
  'tracking-drawn': (e, v) => `${who(e, v)} looks at ${plural(e['n'], 'tracking card')}${e['cards'] ? `: ${cards(e)}` : ''}.`,
  'events-drawn': (e, v) => `${who(e, v)} looks at ${plural(e['n'], 'event')}${e['cards'] ? `: ${cards(e)}` : ''}.`,
  'picks-revealed': e =>
    `The hunt: ${card(e['card'])} (level ${e['level']})${(e['event'] as number) >= 0 ? `, under the event ${card(e['event'])}` : ''}.`,
  'rival-named': (e, v) => `${card(e['card'])} falls on ${who(e, v)}.`,
  'encounter-began': e => `${card(e['card'])} is laid out.`,
  'enemy-placed': (e, v) => `${enemyName(e, v)} joins the encounter.`,
  'hunter-moved': (e, v) => `${who(e, v)} moves to ${squareName(v, e['square'])}.`,
  'turn-began': (e, v) => `${who(e, v)} begins turn ${e['turn']}.`,
  'dusk-nears': e => `Dusk nears: ${e['left']} turns are left, this one included.`,
  'dusk-fell': e => `Dusk falls: turn ${e['turn']} was the last.`,
  'turn-skipped': (e, v) => `${who(e, v)} lies still; the turn passes.`,
  'hunter-stood-up': (e, v) => `${who(e, v)} stands up with ${plural(e['n'], 'card')} to draw.`,
  'cards-drawn': (e, v) => `${who(e, v)} draws ${e['cards'] ? cards(e) : plural(e['n'], 'card')}.`,
  'cards-discarded': (e, v) => `${who(e, v)} discards ${cards(e)}.`,
  'pile-card-discarded': (e, v) => `${who(e, v)} loses ${cards(e)} from the pile.`,
  'card-played': (e, v) => `${who(e, v)} plays ${card(e['card'])}.`,
  'card-done': (e, v) => `${card(e['card'])} goes to the discard pile of ${who(e, v)}.`,
  'card-returned': (e, v) => `${card(e['card'])} returns to the hand of ${who(e, v)}.`,
  'cards-scrapped': (e, v) => `${who(e, v)} scraps ${cards(e)}.`,
  'cards-unscrapped': (e, v) => `${who(e, v)} takes back ${cards(e)}.`,
  'cards-recovered': (e, v) => `${who(e, v)} recovers ${cards(e)}.`,
  'deck-shuffled': (e, v) => `${who(e, v)} shuffles ${plural(e['n'], 'card')}.`,
  'action-taken': (e, v) =>
    `${who(e, v)} takes a${e['isFree'] ? ' free' : ''} ${ACTION_NAMES[e['action'] as keyof typeof ACTION_NAMES]} action.`,
  'corpse-looted': (e, v) => `${who(e, v)} strips a machine corpse.`,
  'attack-declared': (e, v) => `${who(e, v)} attacks ${enemyName(e, v)} with ${card(e['card'])}.`,
  'part-chosen': (e, v) => ((e['part'] as number) < 0 ? `${who(e, v)} aims at the body.` : `${who(e, v)} aims at a component.`),
  'dice-rolled': e => `Dice (${e['for']}): ${faces(e)}.`,
  'dice-rerolled': e => `Rerolled: ${faces(e)}.`,
  'crit-spent': e => `A crit buys ${e['name']}.`,
  'attack-hits': (e, v) => `${enemyName(e, v)} takes a hit worth ${e['damage']}.`,
  'area-hit': (e, v) => `${enemyName(e, v)} is caught in the area.`,
  effect: e => `${card(e['card'])}: ${String(e['word']).replaceAll('-', ' ')}.`,
  'trap-set': (e, v) => `${who(e, v)} sets ${card(e['card'])} on ${squareName(v, e['square'])}.`,
  'trap-sprung': (e, v) => `${enemyName(e, v)} springs ${card(e['card'])} of ${who(e, v)}.`,
  'text-speaks': (e, v) => `${card(e['card'])} speaks for ${who(e, v)}.`,
  'hunter-attacked': (e, v) => `${enemyName(e, v)} attacks ${who(e, v)}: ${e['kind']}, ${e['damage']} damage.`,
  'ruin-used': (e, v) => `The ruin shields ${who(e, v)} and crumbles.`,
  'hunter-damaged': (e, v) => `${who(e, v)} suffers ${e['n']} damage.`,
  'hunter-caught': (e, v) => `${who(e, v)} is caught in the area.`,
  'hunter-suffers': (e, v) => `${who(e, v)} suffers ${CONDITION_NAMES[e['condition'] as keyof typeof CONDITION_NAMES]}.`,
  'hunter-recovers': (e, v) => `${who(e, v)} is rid of ${CONDITION_NAMES[e['condition'] as keyof typeof CONDITION_NAMES]}.`,
  'hunter-fainted': (e, v) => `${who(e, v)} faints.`,
  'enemy-activated': (e, v) => `${enemyName(e, v)} ${e['isAlert'] ? 'acts' : 'patrols'}.`,
  'enemy-moved': (e, v) => `${enemyName(e, v)} moves to ${squareName(v, e['square'])}.`,
  'enemy-alerted': (e, v) => `${enemyName(e, v)} is alert.`,
  'enemy-wounded': (e, v) => `${enemyName(e, v)} takes ${plural(e['n'], 'wound')}, ${e['wounds']} in all.`,
  'enemy-suffers': (e, v) => `${enemyName(e, v)} suffers ${CONDITION_NAMES[e['condition'] as keyof typeof CONDITION_NAMES]}.`,
  'enemy-recovers': (e, v) => `${enemyName(e, v)} is rid of ${CONDITION_NAMES[e['condition'] as keyof typeof CONDITION_NAMES]}.`,
  'enemy-armour': (e, v) => `${enemyName(e, v)} has armour ${e['n']} now.`,
  'component-damaged': (e, v) => `${enemyName(e, v)}: a component is damaged.`,
  'component-destroyed': (e, v) => `${enemyName(e, v)}: a component is torn off.`,
  'enemy-killed': (e, v) => `${enemyName(e, v)} is killed by ${hunterName(v, e['by'])}.`,
  'enemy-burnt': (e, v) => `${enemyName(e, v)} burns out.`,
  'enemy-escaped': (e, v) => `${enemyName(e, v)} escapes.`,
  'behaviour-drawn': (e, v) => `${enemyName(e, v)} follows ${card(e['card'])}.`,
  'behaviour-reshuffled': () => 'A behaviour deck is shuffled anew.',
  'box-resolved': (e, v) => `${enemyName(e, v)}: ${String(e['box']).replaceAll('-', ' ')}.`,
  'points-gained': e => `The party gains ${plural(e['n'], 'encounter point')}, ${e['points']} in all.`,
  'glory-gained': (e, v) => `${who(e, v)} gains ${e['n']} glory.`,
  'glory-lost': (e, v) => `${who(e, v)} gives up ${e['n']} glory.`,
  'salvage-taken': (e, v) => `${who(e, v)} takes ${card(e['card'])}.`,
  'salvage-spent': (e, v) => `${who(e, v)} pays with ${cards(e)}.`,
  'salvage-reshuffled': () => 'The salvage deck is shuffled anew.',
  'fate-drawn': (e, v) => `${who(e, v)} meets fate: ${card(e['card'])}.`,
  'action-granted': (e, v) => `${who(e, v)} may do more this activation.`,
  'grass-named': (e, v) => `${who(e, v)} names ${squareName(v, e['square'])}: it counts as tall grass.`,
  maintenance: e => `Maintenance: ${e['points']} of ${e['threshold']} encounter points.`,
  'vote-taken': e => `The vote to end: ${e['yes']} of ${e['of']}.`,
  'encounter-won': e => `Encounter ${e['encounter']} is won with ${e['points']} points.`,
  'encounter-lost': e => `Encounter ${e['encounter']} is lost with ${e['points']} of ${e['threshold']} points.`,
  'table-cleared': () => 'The table is cleared.',
  'sun-gained': (e, v) => `${who(e, v)} gains a ${e['sun'] === 'blazing' ? 'Blazing' : e['sun'] === 'full' ? 'Full' : 'Half'} Sun.`,
  'levelled-up': (e, v) => `${who(e, v)} learns ${cards(e)}.`,
  equipped: (e, v) => `${who(e, v)} equips ${card(e['card'])}.`,
  'equipment-lost': (e, v) => `${card(e['card'])} of ${who(e, v)} leaves the game.`,
  'modification-fitted': (e, v) => `${who(e, v)} fits ${card(e['card'])}.`,
  'modification-taken-off': (e, v) => `${who(e, v)} takes off ${card(e['card'])}.`,
  'merchant-visited': (e, v) => `${who(e, v)} rides to the merchant of level ${e['level']}.`,
  'merchants-opened': e => `The merchant of level ${e['level']} shows ${cards(e)}.`,
  'goods-bought': (e, v) => `${who(e, v)} ${e['wasFree'] ? 'is given' : 'buys'} ${card(e['card'])}.`,
  'row-refilled': e => `${card(e['card'])} comes into the row.`,
  'merchant-closed': e => `The merchant of level ${e['level']} has nothing more of the kind and closes.`,
  'merchant-reshuffled': e => `The merchant of level ${e['level']} looks through the wares again.`,
  'merchants-closed': () => 'The merchants pack up.',
  'cards-removed': (e, v) => `${cards(e)} of ${who(e, v)} ${(e['cards'] as readonly number[]).length === 1 ? 'leaves' : 'leave'} the game.`,
  'stamina-added': (e, v) => `${who(e, v)} adds ${plural(e['n'], 'stamina card')}.`,
  'trade-offered': (e, v) => `${who(e, v)} offers a trade to ${hunterName(v, e['partner'])}.`,
  'trade-void': (e, v) => `${who(e, v)} thinks better of a trade.`,
  'trade-made': (e, v) => `${who(e, v)} and ${hunterName(v, e['partner'])} trade.`,
  'trade-refused': (e, v) => `${hunterName(v, e['partner'])} refuses the trade.`,
  'game-over': (e, v) => {
    const winners = e['winners'] as readonly number[];
    return winners.length === 0 ? 'The hunt is lost.' : `The hunt is won by ${winners.map(seat => hunterName(v, seat)).join(', ')}.`;
  },
};

/** Types of events that are told; a test sees to it that each has a sentence. */
export const EVENT_TYPES: readonly string[] = Object.keys(SAY);

/** Too small for a line of their own in a log for people; they are told for the tests and for those who count. */
export const ASIDES: readonly string[] = ['effect', 'card-done', 'part-chosen', 'box-resolved'];

export function sentence(event: Event, view: View): string {
  const say = SAY[event.type];
  return say ? say(event as Facts, view) : event.type.replaceAll('-', ' ');
}
