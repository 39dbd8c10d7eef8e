/** How each option reads to the player who is asked: by the kind of the decision and what the option is worth. The questions are in questions.ts. */
import { capital, either, type Option, type Passed, plural, type Refused, type Seat } from '@quarry/kernel';
import { aimOf, cardAt, nameOf, sortOfCard, trackingCard } from '../content/box.ts';
import { ENEMIES } from '../content/enemies.ts';
import { HUNTERS } from '../content/hunters.ts';
import type { ActionType } from '../content/kinds.ts';
import { BODY, type DawnDecision, type DecisionKind, type DecisionValues, type Errand, type Means, OFF, PILE } from '../decisions.ts';
import { RESOURCE_NAMES } from '../printed-names.ts';
import { mapInPlay } from '../questions.ts';
import type { EnemyView, View } from '../state.ts';
import { cardText, sayEffects } from './effects.ts';
import { hunterName, wayFrom } from './names.ts';
import { groundSays, squareName } from './squares.ts';
import { sayPrice } from './table.ts';

type Of<Kind extends DecisionKind> = Extract<DawnDecision, { readonly kind: Kind }>;
/** As a method, so that it can be looked up by the kind of any decision. */
type Reads<Kind extends DecisionKind = DecisionKind> = {
  reads(value: DecisionValues[Kind], decision: Of<Kind>, view: View): string;
}['reads'];
type Asking = Pick<DawnDecision, 'seat'>;

/** Each action: its name, then what it does. */
const ACTIONS: Readonly<Record<ActionType, string>> = {
  sprint: 'Sprint: up to 2 squares. Machines next to your path become alert.',
  sneak: 'Sneak: 1 square. Alerts nobody.',
  craft: 'Craft: shuffle your 3 oldest discards into your draw pile; 6 for both actions.',
  distract: 'Distract: a machine within 2 squares that is not alert takes 1 step where you want it.',
  ranged: 'Ranged attack: a machine in range and sight; uses 1 ammunition card.',
  melee: 'Melee attack: a machine in your square or next to it; you step into its square.',
  loot: 'Loot: remove the corpse here, draw 3 salvage cards.',
};

/** ZD-ACT-5: actions that are not taken are gone. */
function endSays(view: View, seat: Seat): string {
  const { actionsLeft } = view.hunters[seat]!;
  return `End the activation: ${actionsLeft > 0 ? `${plural(actionsLeft, 'action')} unused. ` : ''}The machines are next.`;
}

/** A place is a thing: how it lies from the chooser, what is there, and its letters on the rim of the map. */
function squareSays(square: number, { seat }: Asking, view: View): string {
  if (view.card < 0) return 'A square';
  const here = view.hunters[seat]?.square ?? -1;
  const far = here === square ? 'where you stand' : wayFrom(view, here, square);
  const ground = groundSays(view, square);
  const says = [far, ground].filter(Boolean).join(', ') || 'open ground';
  return `${capital(says)} (${squareName(view, square)})`;
}

const squareOr =
  (none: string) =>
  (square: number | null, asking: Asking, view: View): string =>
    square === null ? none : squareSays(square, asking, view);

const healthOf = (enemy: EnemyView): string => `${ENEMIES[enemy.type]!.hp - enemy.wounds} of ${ENEMIES[enemy.type]!.hp} HP`;

/** What matters of a machine that may be chosen: whether it is alert, how far it is from the chooser, what it can still take. */
function enemySays(id: number, { seat }: Asking, view: View): string {
  const enemy = view.enemies[id]!;
  const far = awayFrom(view, seat, enemy.square);
  return `${ENEMIES[enemy.type]!.name} ${id + 1}: ${[enemy.isAlert ? 'alert' : 'not alert', ...far, healthOf(enemy)].join(', ')}`;
}

function awayFrom(view: View, seat: Seat, square: number): string[] {
  const here = view.hunters[seat]?.square ?? -1;
  if (view.card < 0 || here < 0 || square < 0) return [];
  const far = mapInPlay(view).area.distance(here, square);
  return [far === 0 ? 'in your square' : `${plural(far, 'square')} away`];
}

function partSays(part: number, enemy: EnemyView): string {
  if (part === BODY)
    return `The body: ${healthOf(enemy)} left, armour ${enemy.armour}${enemy.isAlert ? '' : ' (does not count: not alert)'}`;
  const { letter, name, tear: intact, damage } = ENEMIES[enemy.type]!.components[part]!;
  const tear = enemy.components[part] === 1 ? Math.ceil(intact / 2) : intact;
  return `${letter} · ${name}: tear ${tear}; torn off, ${damage} damage to the body`;
}

const hunterSays = (seat: Seat, _: Asking, view: View): string => hunterName(view, seat);

/** ZD-R-146: whoever has fewer discards recovers those. */
function helpSays(seat: Seat, n: number, view: View): string {
  const { discard } = view.hunters[seat]!;
  const back = Math.min(n, typeof discard === 'number' ? discard : discard.length);
  return `${hunterName(view, seat)}: ${back === 0 ? 'has no discards to bring back' : `${plural(back, 'discard')} back into the draw pile`}`;
}

function nodeSays(id: string, { seat }: Asking, view: View): string {
  const node = HUNTERS[view.hunters[seat]!.hunter]!.tree.find(one => one.id === id)!;
  return node.cards.map(card => `${(card.copies ?? 1) > 1 ? `${card.copies} × ` : ''}${card.name}: ${cardText(card)}`).join(' ');
}

/** A card by its name, after that what is done with it or what it costs, and its text. */
function cardSays(no: number, more = ''): string {
  const sort = sortOfCard(no);
  if (sort === 'tracking') {
    const card = trackingCard(no);
    return `${card.name}, level ${card.level}: ${aimOf(card)}`;
  }
  if (sort === 'behaviour') return nameOf(no);
  return `${nameOf(no)}${more}: ${cardText(cardAt(no).card as Parameters<typeof cardText>[0])}`;
}

const card = (no: number): string => cardSays(no);
const cardOr =
  (none: string) =>
  (no: number | null): string =>
    no === null ? none : cardSays(no);

/** A buyer may also ask after cards in hand, which nobody sells. */
function wareSays(no: number): string {
  const { note: goods } = cardAt(no);
  return cardSays(no, goods ? `, for ${sayPrice(goods.price)}` : '');
}

function errandSays(errand: Errand): string {
  switch (errand) {
    case 'refit':
      return 'Fit modifications: put on or take off coils and weaves.';
    case 'trade':
      return 'Trade: exchange salvage with another hunter.';
    case null:
      return 'Buy nothing: your turn at the merchant passes.';
    default:
      return wareSays(errand.buy);
  }
}

function critSays(no: number): string {
  const { card: printed } = cardAt(no);
  return 'crit' in printed ? `${nameOf(no)}: ${sayEffects(printed.crit)}` : cardSays(no);
}

const meansSays = (means: Means): string =>
  means === 'wild' ? 'a wild card' : means === 'wild-visit' ? 'a wild card that allows a visit' : RESOURCE_NAMES[means];

/** A die by what it shows. */
const dieSays = (i: number, { facts }: Of<'reroll' | 'reroll-evade'>): string => `Die ${i + 1}: ${facts.faces[i]}`;

const interrupt = (value: number | Passed): string => {
  if (typeof value === 'number') return cardSays(value);
  return value ? 'Pass until the turn ends: you are not asked this again before that.' : 'Pass: play nothing now.';
};

const READS: { readonly [Kind in DecisionKind]: Reads<Kind> } = {
  'agree-on-trading': either('Trade: hunters may exchange salvage at the merchant.', 'No trading: nobody may, all game long.'),
  'choose-hunter': hunter => HUNTERS[hunter]!.name,
  'pick-tracking': card,
  'pick-event': card,
  'name-rival': hunterSays,
  'place-hunter': squareSays,
  'name-square': squareSays,
  'fit-modifications': (fitting, { seat }, view) => {
    if (!fitting) return 'Done';
    const { equipment } = view.hunters[seat]!;
    return cardSays(fitting.card, fitting.arc === OFF ? ' (take off)' : ` (fit on ${nameOf(equipment[fitting.arc]!)})`);
  },
  'discard-before-drawing': card,
  'take-action': (action, { seat }, view) => {
    if (!action) return endSays(view, seat);
    const says = ACTIONS[action.type];
    return action.isFree ? says.replace(':', ' (free):') : says;
  },
  'sprint-step': squareOr('Stop here: your sprint is used.'),
  'sneak-step': squareOr('Stay here: your sneak is used.'),
  'craft-size': n =>
    n === 3 ? 'Craft: shuffle your 3 oldest discards into your draw pile.' : `Craft twice: your ${n} oldest discards, for both actions.`,
  'distract-enemy': enemySays,
  'distract-square': squareSays,
  'distract-route': squareSays,
  'choose-weapon': ({ weapon, setsTrap }) => cardSays(weapon, setsTrap ? ' (set a trap)' : ''),
  'choose-target': enemySays,
  'choose-part': (part, { facts }, view) => partSays(part, view.enemies[facts.enemy]!),
  'play-ammunition': cardOr('No ammunition: the weapon alone.'),
  'play-ability': cardOr('No ability: roll the dice.'),
  'play-trap-ability': cardOr('No ability: roll the dice.'),
  'trap-square': squareSays,
  'pay-cost': either('Pay', 'Do not pay'),
  'scrap-cards': card,
  'discard-cards': card,
  'discard-resource': card,
  reroll: dieSays,
  'spend-crit': no => (no === null ? 'Nothing: the crit is not used.' : critSays(no)),
  'order-effects': ({ word, enemy }, asking, view) => (enemy === null ? 'Dodge' : `${capital(word)} ${enemySays(enemy, asking, view)}`),
  'order-area': enemySays,
  'order-kills': enemySays,
  push: squareOr('Leave it there'),
  pull: squareOr('Leave it there'),
  dodge: squareOr('Stay here'),
  'move-hunter': squareOr('Stay here'),
  'play-any-time': interrupt,
  'play-on-attack': interrupt,
  'play-when-attacked': interrupt,
  'play-when-evade-rolled': interrupt,
  'play-when-damaged': interrupt,
  'play-when-evaded': interrupt,
  'play-when-enemy-killed': interrupt,
  'play-when-component-destroyed': interrupt,
  'play-when-condition-inflicted': interrupt,
  'order-enemies': enemySays,
  'enemy-target': hunterSays,
  'enemy-route': squareSays,
  'enemy-away': squareSays,
  'enemy-edge': squareSays,
  'enemy-friend': enemySays,
  'patrol-step': squareSays,
  'reroll-evade': dieSays,
  'pay-damage': no => (no === PILE ? 'The top card of your draw pile: unseen until it is lost' : cardSays(no)),
  'forced-dodge': squareSays,
  'enemy-push': squareSays,
  'choose-enemy': enemySays,
  'spend-glory': (seat, { facts }, view) => (seat === null ? 'Keep the glory: no card is recovered.' : helpSays(seat, facts.n, view)),
  'vote-to-end': either(
    'End the encounter: it is won if more than half of the hunters want it.',
    'Go on hunting: more to gain, and it can still be lost.',
  ),
  'take-bonus': n => (n === 0 ? 'Take none' : `Take ${plural(n, 'salvage card')}`),
  'level-up': (node, asking, view) => (node === null ? 'Stay' : nodeSays(node, asking, view)),
  'rescue-modifications': card,
  'visit-merchant': level => (level === null ? 'Stay' : `Visit the merchant of level ${level}`),
  buy: errandSays,
  pay: payment => payment.map(meansSays).join(' and '),
  'trade-partner': hunterSays,
  'trade-give': card,
  'trade-ask': card,
  'accept-trade': either('Agree: the cards change hands.', 'Refuse: nothing changes hands.'),
  'swap-back': either('Hand it over', 'Keep to the trade'),
  'trim-deck': card,
};

/** An option as a person reads it. */
export function optionSays({ value }: Option, decision: DawnDecision, view: View): string {
  const reads: Reads = READS[decision.kind];
  return reads(value as DecisionValues[DecisionKind], decision, view);
}

/** A thing that a player would look for among the options, and that is not offered. */
export function refusedIs({ about: [thing] }: Refused, decision: DawnDecision, view: View): string {
  switch (thing?.kind) {
    case 'action':
      return ACTIONS[thing.id as ActionType].split(': ')[0]!;
    case 'enemy':
      return enemySays(thing.id as number, decision, view);
    case 'node':
      return nodeSays(thing.id as string, decision, view);
    case 'card':
      return decision.kind === 'buy' ? wareSays(thing.id as number) : cardSays(thing.id as number);
    default:
      return 'Something else';
  }
}
