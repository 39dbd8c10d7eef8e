/** Every event as a sentence for a person: the log speaks here and nowhere else. How attacks are summed up is in attacks.ts. */
import { outOf, plural, type Seat, sayList, sentencesOf, wordsIn } from '@quarry/kernel';
import { actionCard, eventCard, nameOf, priceOf, salvageCard } from '../content/box.ts';
import { ENEMIES } from '../content/enemies.ts';
import type { Condition } from '../content/kinds.ts';
import type { MomentName } from '../content/types.ts';
import type { DawnEvent, EnemyGait, GloryGoes, HunterGait, Obstacle, Shove, Sun, Told } from '../events.ts';
import { ACTION_NAMES, CONDITION_NAMES, sayResource } from '../printed-names.ts';
import { enemiesInPlay, threshold } from '../questions.ts';
import type { View } from '../state.ts';
import { ATTACKS } from './attacks.ts';
import { columnDrawn, specialTold } from './boxes.ts';
import { cardText } from './effects.ts';
import { type Say, type Says, who } from './facts.ts';
import { componentCalled, encounterCalled, enemyCalled, hunterName, person, placeOf, theEnemy, wayFrom } from './names.ts';
import { sayPrice } from './table.ts';

const enemyName = (event: { readonly enemy: number }, view: View): string => enemyCalled(view, event.enemy);

/** `, 3 of 8 HP left`; nothing once the table is cleared and the enemy gone. */
const left = (event: Told<'enemy-wounded'>, view: View): string => {
  const enemy = view.enemies[event.enemy];
  if (!enemy) return '';
  const { hp } = ENEMIES[enemy.type]!;
  return `, ${Math.max(0, hp - event.wounds)} of ${hp} HP left`;
};

/** `1 square north, into tall grass`; the place alone for whoever comes from outside. */
const step = ({ from, square }: { readonly from: number; readonly square: number }, view: View): string =>
  from === square ? 'out and back' : `${wayFrom(view, from, square)}${placeOf(view, square)}`;

const card = (no: number): string => (no < 0 ? 'The machine' : nameOf(no));
/** Cards by name, copies of one counted: `Hunter Arrow and 2 × Stamina`. */
function names(nos: readonly number[]): string {
  const all = nos.map(card);
  return sayList([...new Set(all)].map(name => (count(all, name) > 1 ? `${count(all, name)} × ${name}` : name)));
}
const count = (all: readonly string[], name: string): number => all.filter(one => one === name).length;
const cards = (event: { readonly cards: readonly number[] }): string => names(event.cards);
/** Cards that were looked at, for those who may know them. */
const looked = ({ cards: seen }: Told<'tracking-drawn' | 'events-drawn'>): string => (seen ? `: ${names(seen)}` : '');

// Hunters

/** How a hunter comes to another square, by what was decided. */
const GAITS: Readonly<Record<Exclude<HunterGait, 'place-hunter'>, string>> = {
  'sprint-step': 'sprints',
  'sneak-step': 'sneaks',
  dodge: 'dodges',
  'forced-dodge': 'dodges',
  'enemy-push': 'is pushed',
  'move-hunter': 'moves',
  melee: 'moves',
};

const moves: Say<'hunter-moved'> = (event, view, reader) => {
  const hunter = who(event, view, reader);
  if (event.how === 'place-hunter') return `${hunter.does('enters')} the area${placeOf(view, event.square).replace(/(in|on)to /, '$1 ')}.`;
  return `${hunter.does(GAITS[event.how])} ${step({ from: event.start ?? event.from, square: event.square }, view)}.`;
};

/** Whoever goes no farther is told as far as it went. */
const stops: Say<'hunter-stayed'> = (event, view, reader) => {
  const hunter = who(event, view, reader);
  if (!('start' in event)) return `${hunter.does('stays')} in place.`;
  return `${hunter.does(GAITS[event.how])} ${step({ from: event.start, square: event.square }, view)}.`;
};

/** What a condition means for a hunter from now on. */
const HUNTER_SUFFERS: Readonly<Record<Condition, string>> = {
  fire: '1 damage at the end of the activation',
  freeze: 'crits do not count in the next evade',
  shock: 'no interrupts until the end of the next activation',
};

/** Why a lasting text speaks now. */
const MOMENTS: Readonly<Partial<Record<MomentName, string>>> = {
  evaded: 'no damage taken',
  damaged: 'damage taken',
  'enemy-killed': 'a machine is killed',
  'component-destroyed': 'a component is torn off',
  'condition-inflicted': 'a condition is inflicted',
  'enemy-burns': 'a machine burns',
  'trap-sprung': 'a trap goes off',
  sprinted: 'after a sprint',
  crafted: 'after crafting',
  attacked: 'under attack',
  'encounter-start': 'the encounter begins',
  'activation-start': 'the activation begins',
};

const speaks: Say<'text-speaks'> = (event, view, reader) => {
  const why = MOMENTS[event.moment];
  return `${card(event.card)} takes effect for ${who(event, view, reader).whom}${why ? `: ${why}` : ''}.`;
};

const granted: Say<'action-granted'> = (event, view, reader) => {
  const hunter = who(event, view, reader);
  switch (event.kind) {
    case 'extra':
      return `${hunter.does('gains')} an action (${card(event.card)}): ${event.left} left.`;
    case 'free':
      return `${hunter.does('gains')} a free ${ACTION_NAMES[event.action]} (${card(event.card)}).`;
    case 'repeat':
      return `${hunter.does('gains')} a second ${ACTION_NAMES[event.action]} (${card(event.card)}).`;
  }
};

// Enemies

/** Which machines wait on the map: `1 Watcher and 2 Striders`. */
function laidOut(view: View): string {
  const all = enemiesInPlay(view).map(enemy => ENEMIES[enemy.type]!.name);
  const machines = [...new Set(all)].map(name => plural(count(all, name), name));
  return `The map is laid out: ${sayList(machines)}. It takes ${plural(threshold(view), 'encounter point')} to win.`;
}

/** `, 5 needed`, while it is known how many points the encounter asks for. */
function needed(view: View): string {
  return view.card < 0 ? '' : `, ${threshold(view)} needed`;
}

/** What a kill brings: `2 encounter points (3 in all, 5 needed), 1 glory`. */
function reward(event: Told<'enemy-killed' | 'enemy-burnt'>, view: View): string {
  const { glory } = event;
  const points = `${plural(event.points, 'encounter point')} (${event.inAll} in all${needed(view)})`;
  return glory > 0 ? `${points}, ${glory} glory` : points;
}

const kills: Say<'enemy-killed'> = (event, view, reader) =>
  `${person(view, event.by, reader).does('kills')} ${theEnemy(view, event.enemy)}: ${reward(event, view)}.`;

/** What a hunter or another machine did that made a machine alert. */
function alarm(event: Told<'enemy-alerted'>, view: View, reader: Seat | null): string {
  switch (event.why) {
    case 'attacked':
      return `: ${person(view, event.by, reader).whom} attacked it`;
    case 'attack-nearby':
      return `: ${person(view, event.by, reader).whom} attacked ${theEnemy(view, event.other)} next to it`;
    case 'sprint-began':
      return `: ${person(view, event.by, reader).inside('starts')} to sprint next to it`;
    case 'sprint':
      return `: ${person(view, event.by, reader).whom} sprinted next to it`;
    case 'shares-square':
      return `: ${person(view, event.by, reader).inside('is')} in its square`;
    case 'hunter-near':
      return `: ${person(view, event.by, reader).inside('is')} next to it, and not in tall grass`;
    case 'hurt':
      return ': it is hurt';
    case 'called':
      return `: ${theEnemy(view, event.other)} alerts it`;
    case 'alert-nearby':
      return `: ${theEnemy(view, event.other)} is alert and in its square`;
    case 'card':
      return '';
  }
}

/** How a machine goes, and whom it goes by. */
const travels: Say<'enemy-travelled'> = (event, view, reader) => {
  const [enemy, way] = [enemyName(event, view), step(event, view)];
  switch (event.how) {
    case 'patrol':
      return `${enemy} patrols ${way}.`;
    case 'rejoin':
      return `${enemy} looks for its route: ${way}.`;
    case 'flee':
      return `${enemy} runs from ${who(event, view, reader).whom}: ${way}.`;
    case 'to-edge':
      return `${enemy} runs for the edge: ${way}.`;
    case 'approach':
      return `${enemy} comes closer to ${'seat' in event ? who(event, view, reader).whom : theEnemy(view, event.other)}: ${way}.`;
  }
};

const SHIFTS: Readonly<Record<EnemyGait | Shove, string>> = {
  pushed: 'is pushed',
  pulled: 'is pulled',
  lured: 'is lured',
  patrol: 'moves',
  rejoin: 'moves',
  approach: 'moves',
  flee: 'moves',
  'to-edge': 'moves',
};

/** Why a machine does nothing. */
const OBSTACLES: Readonly<Record<Obstacle, string>> = {
  'with-hunter': 'it is in a hunter’s square already',
  'cannot-reach-hunter': 'no step leads nearer to a hunter',
  'no-machine': 'there is no other machine to join',
  'no-calm-machine': 'every other machine is alert',
  'with-machine': 'no step leads nearer to another machine',
  'cannot-get-away': 'it cannot get farther away',
  'at-edge': 'it is at the edge already',
  'cannot-reach-edge': 'no step leads to the edge',
  'nobody-in-square': 'nobody is in its square',
  'nobody-in-range': 'nobody is within its reach',
  'nobody-in-sight': 'it sees nobody within its reach',
  'route-blocked': 'its way is blocked',
  'cannot-reach-route': 'no step leads nearer to its route',
  'lured-nowhere': 'it is where it was lured already',
};

const stays: Say<'enemy-stayed'> = (event, view) => {
  const says = event.why.map(one =>
    typeof one === 'string' ? OBSTACLES[one] : `its ${componentCalled(view, event.enemy, one.without)} is torn off`,
  );
  return `${enemyName(event, view)} stays: ${sayList([...new Set(says)])}.`;
};

/** What a condition means for a machine from now on. */
const ENEMY_SUFFERS: Readonly<Record<Condition, string>> = {
  fire: '1 damage at the end of its activation',
  freeze: 'its armour does not count in the next attack',
  shock: 'when it acts while alert, it does one thing only',
};

/** What does damage to a machine outside of an attack. */
const harmed = (event: Told<'enemy-wounded'>): string => {
  if (event.of === 'fire') return `burns: ${event.n} damage`;
  return `takes ${event.n} damage${event.of === 'component' ? ' for the lost component' : ''}`;
};

const GLORY_GOES: Readonly<Record<GloryGoes, string>> = { lost: 'loses', spent: 'spends', 'handed-back': 'hands back' };

const SUNS: Readonly<Record<Sun, string>> = {
  blazing: 'a Blazing Sun: 3 victory points',
  full: 'a Full Sun: 2 victory points',
  half: 'a Half Sun: 1 victory point',
};

/** What a card says is quoted: its `you` is whoever has the card. */
const quoted = (printed: Parameters<typeof cardText>[0]): string => `: “${cardText(printed)}”`;

/** Where a square is that a hunter uses; nothing while the hunter is outside. */
function spot(event: Told<'trap-set' | 'grass-named'>, view: View): string {
  const way = wayFrom(view, view.hunters[event.seat]?.square ?? -1, event.square);
  return way.startsWith('0') ? ' in the same square' : way && `, ${way}`;
}

/** What was handed over: resources by number, other cards by name: `1 Metal Shard, 2 Blaze and Rare Lens`. */
function payment({ paid }: Told<'goods-bought'>): string {
  const printed = paid.map(salvageCard);
  const resources = printed.flatMap(one => (one.kind === 'resource' ? [one.resource] : []));
  const counted = [...new Set(resources)].map(resource => sayResource(resources.filter(one => one === resource).length, resource));
  const others = paid.filter((_, i) => printed[i]!.kind !== 'resource');
  return sayList([...counted, ...(others.length > 0 ? [names(others)] : [])]) || 'nothing';
}

/** ZD-MERCH-7: a resource that the price does not name stands for another. */
function exchange({ card: bought, paid }: Told<'goods-bought'>): string {
  const { special = {} } = priceOf(bought);
  const isNamed = (no: number): boolean => {
    const printed = salvageCard(no);
    return printed.kind === 'resource' && (printed.resource === 'metal-shards' || printed.resource in special);
  };
  return paid.every(isNamed) ? '' : ` Its price is ${sayPrice(priceOf(bought))}; any resource counts as a Metal Shard.`;
}

const condition = (event: { readonly condition: Condition }): string => CONDITION_NAMES[event.condition];

const SAY: Says = {
  ...ATTACKS,
  'trading-settled': e => (e.trading ? 'Everybody agrees to trade.' : 'There is no trading in this game.'),
  'hunter-chosen': (e, v, r) => (e.seat === r ? `You play the ${hunterName(v, e.seat)}.` : `The ${hunterName(v, e.seat)} joins the hunt.`),
  'leader-named': (e, v, r) =>
    `${who(e, v, r).does('holds')} the Leader token${e.isTied ? ': glory is tied, so nobody gains a Sun and the tokens change hands' : ''}.`,
  'fledgling-named': (e, v, r) => `${who(e, v, r).does('holds')} the Fledgling token.`,
  'tracking-began': e => `Encounter ${e.encounter} of 5: tracking.`,
  'tracking-drawn': (e, v, r) => `${who(e, v, r).does('looks')} at ${plural(e.n, 'tracking card')}${looked(e)}.`,
  'events-drawn': (e, v, r) => `${who(e, v, r).does('looks')} at ${plural(e.n, 'event')}${looked(e)}.`,
  'picks-revealed': e => {
    const event = e.event >= 0 ? ` The event is ${card(e.event)}${quoted(eventCard(e.event))}` : '';
    return `The encounter is ${encounterCalled(e)}, level ${e.level}.${event}`;
  },
  'rival-named': (e, v, r) => `${who(e, v, r).does('gets')} the event ${card(e.card)}.`,
  'encounter-began': (_, v) => laidOut(v),
  'enemy-placed': (e, v) => `${enemyName(e, v)} joins the encounter.`,
  'hunter-moved': moves,
  'hunter-stayed': stops,
  'turn-began': (e, v, r) => `Turn ${e.turn}: ${who(e, v, r).inside('has')} 2 actions.`,
  'dusk-nears': e => `Dusk nears: ${e.left} turns are left, this one included.`,
  'dusk-fell': e => `Dusk falls: turn ${e.turn} was the last.`,
  'actions-skipped': (e, v, r) => `${who(e, v, r).does('takes')} no action.`,
  'turn-skipped': (e, v, r) => `${who(e, v, r).does('has')} fainted: no turn now, up again in the next.`,
  'hunter-stood-up': (e, v, r) => `${who(e, v, r).does('stands')} up with ${plural(e.n, 'card')} in the draw pile.`,
  'cards-drawn': (e, v, r) => `${who(e, v, r).does('draws')} ${e.cards ? names(e.cards) : plural(e.n, 'card')}.`,
  'cards-discarded': (e, v, r) => `${who(e, v, r).does('discards')} ${cards(e)}.`,
  'cards-lost': (e, v, r) => `${who(e, v, r).does('loses')} ${cards(e)} to the damage.`,
  'pile-card-discarded': (e, v, r) => `${who(e, v, r).does('loses')} ${cards(e)} from the draw pile.`,
  'card-played': (e, v, r) => `${who(e, v, r).does('plays')} ${card(e.card)}${quoted(actionCard(e.card))}`,
  'card-done': (e, v, r) => `${card(e.card)} goes to ${who(e, v, r).whose} discard pile.`,
  'card-returned': (e, v, r) => `${card(e.card)} returns to ${who(e, v, r).whose} hand.`,
  'cards-scrapped': (e, v, r) => `${who(e, v, r).does('scraps')} ${cards(e)}.`,
  'cards-unscrapped': (e, v, r) => `${who(e, v, r).does('puts')} ${cards(e)}, scrapped before, onto the discard pile.`,
  'cards-recovered': (e, v, r) =>
    `${who(e, v, r).does('recovers')} ${plural(e.cards.length, 'card')} from the discard pile into the draw pile: ${cards(e)}.`,
  'deck-shuffled': (e, v, r) => `${who(e, v, r).does('shuffles')} ${plural(e.n, 'card')}.`,
  'action-taken': (e, v, r) => `${who(e, v, r).does('takes')} a${e.isFree ? ' free' : ''} ${ACTION_NAMES[e.action]} action.`,
  'corpse-looted': (e, v, r) => `${who(e, v, r).does('loots')} the machine corpse.`,
  effect: e => `${card(e.card)}: ${String(e.word).replaceAll('-', ' ')}.`,
  'trap-set': (e, v, r) => `${who(e, v, r).does('sets')} ${card(e.card)} as a trap${spot(e, v)}.`,
  'text-speaks': speaks,
  'hunter-suffers': (e, v, r) => `${who(e, v, r).does('suffers')} ${condition(e)}: ${HUNTER_SUFFERS[e.condition]}.`,
  'hunter-recovers': (e, v, r) => `${who(e, v, r).does('is')} free of ${condition(e)}.`,
  'hunter-fainted': (e, v, r) => `${who(e, v, r).does('faints')}.`,
  'enemy-activated': (e, v) => `${enemyName(e, v)} ${e.isAlert ? 'is next to act' : 'is next to patrol'}.`,
  'enemy-moved': (e, v) => `${enemyName(e, v)} ${SHIFTS[e.how]} ${step(e, v)}.`,
  'enemy-travelled': travels,
  'enemy-stayed': stays,
  'enemy-alerted': (e, v, r) => `${enemyName(e, v)} is alert${alarm(e, v, r)}.`,
  'enemy-wounded': (e, v) => `${enemyName(e, v)} ${harmed(e)}${left(e, v)}.`,
  'enemy-suffers': (e, v) => `${enemyName(e, v)} suffers ${condition(e)}: ${ENEMY_SUFFERS[e.condition]}.`,
  'enemy-recovers': (e, v) => `${enemyName(e, v)} is free of ${condition(e)}.`,
  'enemy-armour': (e, v) => `${enemyName(e, v)} has armour ${e.n} now.`,
  'component-damaged': (e, v) => `${enemyName(e, v)}’s ${componentCalled(v, e.enemy, e.component)} is damaged.`,
  'component-destroyed': (e, v) => `${enemyName(e, v)}’s ${componentCalled(v, e.enemy, e.component)} is torn off.`,
  'enemy-killed': kills,
  'enemy-burnt': (e, v) => `Fire kills ${theEnemy(v, e.enemy)}: ${reward(e, v)}.`,
  'enemy-escaped': (e, v) => `${enemyName(e, v)} escapes: its route leads out of the area.`,
  'behaviour-drawn': (e, v) => `${enemyName(e, v)} draws ${card(e.card)}: ${columnDrawn(e.card, e.isYes)}.`,
  'behaviour-reshuffled': () => 'A behaviour deck is shuffled anew.',
  'box-resolved': (e, v) => `${enemyName(e, v)} ${specialTold(e.card)}.`,
  'points-gained': (e, v) => `The party gains ${plural(e.n, 'encounter point')}: ${e.points}${needed(v)}.`,
  'glory-gained': (e, v, r) => `${who(e, v, r).does('gains')} ${e.n} glory, ${e.glory} in all.`,
  'glory-lost': (e, v, r) => `${who(e, v, r).does(GLORY_GOES[e.how])} ${e.n} glory, ${e.glory} left.`,
  'salvage-taken': (e, v, r) => `${who(e, v, r).does('takes')} the salvage card ${card(e.card)}.`,
  'salvage-spent': (e, v, r) =>
    `${who(e, v, r).does('discards')} ${cards(e)} ${e.for === undefined ? 'to visit another merchant' : `for ${card(e.for)}`}.`,
  'salvage-reshuffled': () => 'The salvage deck is shuffled anew.',
  'fate-drawn': (e, v, r) => `${who(e, v, r).does('draws')} the fate card ${card(e.card)}${quoted(salvageCard(e.card))}`,
  'action-granted': granted,
  'grass-named': (e, v, r) => `${who(e, v, r).does('places')} tall grass${spot(e, v)}.`,
  maintenance: e => `Maintenance: ${outOf(e.points, e.threshold, 'encounter point')}.`,
  'vote-taken': e =>
    `Votes to end the encounter: ${e.yes} of ${e.of}, ${Math.floor(e.of / 2) + 1} needed. It ${e.yes * 2 > e.of ? 'ends' : 'goes on'}.`,
  'encounter-won': e => `Encounter ${e.encounter} is won with ${e.points} points.`,
  'encounter-lost': e => `Encounter ${e.encounter} is lost with ${outOf(e.points, e.threshold, 'point')}.`,
  'table-cleared': () => 'The table is cleared.',
  'sun-gained': (e, v, r) => `${who(e, v, r).does('gains')} ${SUNS[e.sun]}.`,
  'levelled-up': (e, v, r) => `${who(e, v, r).does('learns')} ${cards(e)}.`,
  equipped: (e, v, r) => `${who(e, v, r).does('equips')} ${card(e.card)}.`,
  'equipment-lost': (e, v, r) => `${who(e, v, r).does('removes')} ${card(e.card)} from the game.`,
  'modification-fitted': (e, v, r) => `${who(e, v, r).does('fits')} ${card(e.card)} on ${card(v.hunters[e.seat]!.equipment[e.arc]!)}.`,
  'modification-taken-off': (e, v, r) => `${who(e, v, r).does('takes')} off ${card(e.card)}.`,
  'merchant-visited': (e, v, r) => `${who(e, v, r).does('visits')} the merchant of level ${e.level}.`,
  'merchants-opened': e => `The merchant of level ${e.level} shows ${cards(e)}.`,
  'goods-bought': (e, v, r) =>
    e.wasFree
      ? `${who(e, v, r).does('is')} given ${card(e.card)}: the Fledgling’s first purchase is free.`
      : `${who(e, v, r).does('buys')} ${card(e.card)} for ${payment(e)}.${exchange(e)}`,
  'row-refilled': e => `The merchant of level ${e.level} now shows ${card(e.card)}.`,
  'merchant-closed': e => `The merchant of level ${e.level} has nothing more of the kind and closes.`,
  'merchant-reshuffled': e => `The merchant of level ${e.level} looks through the wares again.`,
  'merchants-closed': () => 'The merchants leave.',
  'cards-removed': (e, v, r) => `${who(e, v, r).does('removes')} ${cards(e)} from the game.`,
  'stamina-added': (e, v, r) => `${who(e, v, r).does('adds')} ${plural(e.n, 'Stamina card')} to the deck.`,
  'trade-offered': (e, v, r) => `${who(e, v, r).does('offers')} a trade to ${person(v, e.partner, r).whom}.`,
  'trade-void': (e, v, r) => `${who(e, v, r).does('withdraws')} the trade.`,
  'trade-made': (e, v, r) => `${who(e, v, r).does('trades')} with ${person(v, e.partner, r).whom}.`,
  'trade-refused': (e, v, r) => `${person(v, e.partner, r).does('refuses')} the trade.`,
  'game-over': (e, v, r) => {
    const { winners } = e;
    return winners.length === 0 ? 'The hunt is lost.' : `The hunt is won by ${sayList(winners.map(seat => person(v, seat, r).whom))}.`;
  },
};

/** Types of events that are told; a test sees to it that each has a sentence. */
export const EVENT_TYPES = wordsIn(SAY);

/** No lines of their own in a log for people: another line says it with more to it, or it is no news. Screens show them, and some count them. */
export const ASIDES: readonly DawnEvent['type'][] = [
  'effect',
  'card-done',
  'action-taken',
  'attack-declared',
  'part-chosen',
  'dice-rolled',
  'dice-rerolled',
  'crit-spent',
  'trap-sprung',
  'hunter-attacked',
  'enemy-activated',
  'maintenance',
  'table-cleared',
  'deck-shuffled',
  'behaviour-reshuffled',
  'salvage-reshuffled',
  'merchant-reshuffled',
];

export const sentence = sentencesOf<DawnEvent, View>(SAY);
