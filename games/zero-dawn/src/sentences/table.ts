/** The table in words: the map, the hunters, the enemies, the own hand; and how an option reads. */
import { type Block, capital, outOf, plural, type Ref, type Seat, sayList } from '@quarry/kernel';
import { actionCard, aimOf, cardAt, cardNamed, nameOf, sortOfCard, trackingCard } from '../content/box.ts';
import { ENEMIES } from '../content/enemies.ts';
import { HUNTERS } from '../content/hunters.ts';
import type { Price } from '../content/types.ts';
import type { DawnDecision } from '../decisions.ts';
import { isGrass } from '../ground.ts';
import { CONDITION_NAMES, RESOURCE_NAMES } from '../printed-names.ts';
import { mapInPlay, threshold } from '../questions.ts';
import type { EnemyView, HunterView, View } from '../state.ts';
import { cardText, sayEffects } from './effects.ts';
import { wayFrom } from './names.ts';
import { groundSays, squareName } from './squares.ts';

const count = (zone: readonly number[] | number): number => (typeof zone === 'number' ? zone : zone.length);
const hunterName = (hunter: HunterView): string => (hunter.hunter < 0 ? 'nobody yet' : HUNTERS[hunter.hunter]!.name);

/** Everything a seat wants to know before it chooses. */
export function describe(view: View, seat: Seat | null): Block[] {
  const isInEncounter = view.enemies.length > 0;
  return [
    ...(isInEncounter ? [mapBlock(view), ...duskBlock(view)] : []),
    ...view.hunters.map((hunter, i) => hunterBlock(view, hunter, i)),
    ...(isInEncounter ? view.enemies.filter(enemy => enemy.status === 'in-play').map(enemy => enemyBlock(view, enemy)) : []),
    ...(seat === null ? [] : handBlock(view, seat)),
  ];
}

function handBlock(view: View, seat: Seat): Block[] {
  const { hand } = view.hunters[seat]!;
  if (typeof hand === 'number' || hand.length === 0) return [];
  return [{ heading: 'Your hand', lines: hand.map(no => `${nameOf(no)}: ${cardText(actionCard(no))}`), seat }];
}

/** The map: columns are letters, rows numbers; hunters are digits, enemies capitals (alert) or small letters. */
function mapBlock(view: View): Block {
  const { area } = mapInPlay(view);
  const width = Math.max(...area.xs) + 1;
  const height = Math.max(...area.ys) + 1;
  const cell = (x: number, y: number): string => {
    const square = area.at(x, y);
    if (square < 0) return '    ';
    const hunters = view.hunters.flatMap((hunter, i) => (hunter.square === square ? [String(i)] : [])).join('');
    const enemies = view.enemies
      .filter(enemy => enemy.status === 'in-play' && enemy.square === square)
      .map(enemy => (enemy.isAlert ? ENEMIES[enemy.type]!.name.charAt(0) : ENEMIES[enemy.type]!.name.charAt(0).toLowerCase()))
      .join('');
    const ground = view.outcrops.includes(square)
      ? '^'
      : view.ruins.includes(square)
        ? '#'
        : view.corpses.includes(square)
          ? '%'
          : isGrass(view, square)
            ? '"'
            : '.';
    const trap = view.traps.some(one => one.square === square) ? '!' : '';
    return `${ground}${trap}${hunters}${enemies}`.padEnd(4);
  };
  const rows = Array.from({ length: height }, (_, y) =>
    `${String(y + 1).padStart(3)} ${Array.from({ length: width }, (__, x) => cell(x, y)).join('')}`.trimEnd(),
  );
  const columns = `    ${Array.from({ length: width }, (_, x) => String.fromCharCode(97 + x).padEnd(4)).join('')}`.trimEnd();
  return {
    heading: `${nameOf(view.card)}, ${outOf(view.points, threshold(view), 'encounter point')}   " grass  ^ outcrop  # ruin  % corpse  ! trap`,
    lines: [columns, ...rows],
    isDrawing: true,
  };
}

/** ZD-R-120: how long a hunter alone still has. Before the first turn all turns are left. */
function duskBlock({ dusk, turn }: View): Block[] {
  if (dusk === 0) return [];
  const left = dusk - Math.max(0, turn - 1);
  const says = left === 1 ? 'This is the last turn' : `${left} turns are left${turn > 0 ? ', this one included' : ''}`;
  return [{ heading: `Dusk falls after turn ${dusk}`, lines: [`${says}; then the encounter is lost.`] }];
}

function hunterBlock(view: View, hunter: HunterView, seat: Seat): Block {
  const where = view.enemies.length > 0 ? ` at ${squareName(view, hunter.square)}` : '';
  const troubles = (['fire', 'freeze', 'shock'] as const)
    .filter(condition => hunter[condition] > 0)
    .map(condition => CONDITION_NAMES[condition]);
  const tokens = [
    ...(view.leader === seat ? ['Leader'] : []),
    ...(view.fledgling === seat ? ['Fledgling'] : []),
    ...troubles,
    ...(hunter.isUp ? [] : ['fainted']),
  ];
  const held = hunter.salvage.length > 0 ? `, ${plural(hunter.salvage.length, 'salvage card')}` : '';
  const cards = `${count(hunter.hand)} in hand, ${count(hunter.draw)} to draw, ${count(hunter.discard)} discarded`;
  return {
    heading: `${seat} ${hunterName(hunter)}${where}`,
    lines: [`${cards}, ${hunter.glory} glory${held}${tokens.length > 0 ? ` (${tokens.join(', ')})` : ''}`],
    about: { kind: 'hunter', id: seat },
    seat,
  };
}

function enemyBlock(view: View, enemy: EnemyView): Block {
  const printed = ENEMIES[enemy.type]!;
  const troubles = (['fire', 'freeze', 'shock'] as const)
    .filter(condition => enemy[condition] > 0)
    .map(condition => CONDITION_NAMES[condition]);
  const parts = printed.components.map(
    (component, i) => `${component.letter} ${component.name}${['', ' damaged', ' destroyed'][enemy.components[i]!]}`,
  );
  const state = [enemy.isAlert ? 'alert' : 'not alert', ...troubles].join(', ');
  return {
    heading: `${printed.name} ${enemy.id + 1} at ${squareName(view, enemy.square)}`,
    lines: [`${printed.hp - enemy.wounds} of ${printed.hp} left, armour ${enemy.armour}, ${state}; ${parts.join(', ')}`],
    about: { kind: 'enemy', id: enemy.id },
  };
}

export const sayPrice = ({ shards, special = {} }: Price): string =>
  sayList([
    ...(shards > 0 ? [plural(shards, 'Metal Shard')] : []),
    ...Object.entries(special).map(([kind, n]) => `${n} ${RESOURCE_NAMES[kind as keyof typeof RESOURCE_NAMES]}`),
  ]) || 'nothing';

/** Options that are about nothing on the table, by their key: the name, then what it does. */
const BARE: Readonly<Record<string, string>> = {
  done: 'Done',
  stay: 'Stay',
  keep: 'Keep the glory: no card is recovered.',
  nothing: 'Nothing: the crit is not used.',
  yes: 'Yes',
  no: 'No',
  end: 'End the encounter: it is won if more than half of the hunters want it.',
  'go-on': 'Go on hunting: more to gain, and it can still be lost.',
  refit: 'Fit modifications: put on or take off coils and weaves.',
  trade: 'Trade: exchange salvage with another hunter.',
  pass: 'Pass: play nothing now.',
  'pass-until-turn-end': 'Pass until the turn ends: you are not asked again before that.',
  'craft-3': 'Craft: shuffle your 3 oldest discards into your draw pile.',
  'craft-6': 'Craft twice: your 6 oldest discards, for both actions.',
  sprint: 'Sprint: up to 2 squares. Machines next to your path become alert.',
  sneak: 'Sneak: 1 square. Alerts nobody.',
  craft: 'Craft: shuffle your 3 oldest discards into your draw pile; 6 for both actions.',
  distract: 'Distract: a machine within 2 squares that is not alert takes 1 step where you want it.',
  ranged: 'Ranged attack: a machine in range and sight; uses 1 ammunition card.',
  melee: 'Melee attack: a machine in your square or next to it; you step into its square.',
  loot: 'Loot: remove the corpse here, draw 3 salvage cards.',
  dodge: 'Dodge',
};

/** Where "pass" means something more to the point. */
const PASS: Readonly<Record<string, string>> = {
  'sprint-step': 'Stop here: your sprint is used.',
  'sneak-step': 'Stay here: your sneak is used.',
  dodge: 'Stay here',
  push: 'Leave it there',
  pull: 'Leave it there',
  'move-hunter': 'Stay here',
  'play-ability': 'No ability: roll the dice.',
  'play-trap-ability': 'No ability: roll the dice.',
  'play-ammunition': 'No ammunition: the weapon alone.',
  buy: 'Buy nothing: your turn at the merchant passes.',
};

const YES_NO: Readonly<Record<string, { readonly yes: string; readonly no: string }>> = {
  'agree-on-trading': { yes: 'Trade: hunters may exchange salvage at the merchant.', no: 'No trading: nobody may, all game long.' },
  'accept-trade': { yes: 'Agree: the cards change hands.', no: 'Refuse: nothing changes hands.' },
  'pay-cost': { yes: 'Pay', no: 'Do not pay' },
  'swap-back': { yes: 'Hand it over', no: 'Keep to the trade' },
};

/** ZD-ACT-5: actions that are not taken are gone. */
function endSays(view: View, seat: Seat): string {
  const { actionsLeft } = view.hunters[seat]!;
  return `End the activation: ${actionsLeft > 0 ? `${plural(actionsLeft, 'action')} unused. ` : ''}The machines are next.`;
}

function bareSays(key: string, { kind, seat }: DawnDecision, view: View): string {
  if (key === 'stop') return endSays(view, seat);
  if (key === 'pass' && PASS[kind]) return PASS[kind];
  if (key === 'yes' || key === 'no') return YES_NO[kind]?.[key] ?? BARE[key]!;
  if (BARE[key]) return BARE[key];
  if (key.startsWith('free-')) return (BARE[key.slice('free-'.length)] ?? key).replace(':', ' (free):');
  const [word, n] = [key.slice(0, key.lastIndexOf('-')), key.slice(key.lastIndexOf('-') + 1)];
  if (word === 'take') return n === '0' ? 'Take none' : `Take ${plural(Number(n), 'salvage card')}`;
  if (word === 'visit') return `Visit the merchant of level ${n}`;
  return key.replaceAll('-', ' ');
}

/** An option as a person reads it. */
export function optionSays(one: { readonly key: string; readonly about: readonly Ref[] }, decision: DawnDecision, view: View): string {
  const [about] = one.about;
  if (!about) return bareSays(one.key, decision, view);
  switch (about.kind) {
    case 'square':
      return view.card >= 0 ? squareSays(about.id as number, decision.seat, view) : 'A square';
    case 'enemy':
      return enemySays(about.id as number, one.key, decision, view);
    case 'component':
      return componentSays(about.id as string, view);
    case 'hunter':
      return hunterSays(about.id as number, decision, view);
    case 'hunter-sheet':
      return HUNTERS.find(hunter => hunter.id === about.id)?.name ?? one.key;
    case 'node':
      return nodeSays(about.id as string, view.hunters[decision.seat]!);
    case 'card':
      return cardSays(about.id as number, one.key, decision);
    case 'action':
      return (BARE[one.key] ?? one.key).split(': ')[0]!;
    case 'zone':
      return 'The top card of your draw pile: unseen until it is lost';
    case 'die':
      return dieSays(about.id as number, decision);
    case 'resource':
      return one.about.map(ref => resourceSays(String(ref.id))).join(' and ');
    default:
      return one.key.replaceAll('-', ' ');
  }
}

/** A place is a thing: how it lies from the chooser, what is there, and its letters on the rim of the map. */
function squareSays(square: number, seat: Seat, view: View): string {
  const here = view.hunters[seat]?.square ?? -1;
  const far = here === square ? 'where you stand' : wayFrom(view, here, square);
  const ground = groundSays(view, square);
  const says = [far, ground].filter(Boolean).join(', ') || 'open ground';
  return `${capital(says)} (${squareName(view, square)})`;
}

/** What matters of a machine that may be chosen: whether it is alert, how far it is from the chooser, what it can still take. */
function enemySays(id: number, key: string, { seat }: DawnDecision, view: View): string {
  const enemy = view.enemies[id];
  if (!enemy) return key;
  const { name, hp } = ENEMIES[enemy.type]!;
  const health = `${hp - enemy.wounds} of ${hp} HP`;
  if (key === 'body') return `The body: ${health} left, armour ${enemy.armour}${enemy.isAlert ? '' : ' (does not count: not alert)'}`;
  const far = awayFrom(view, seat, enemy.square);
  const says = `${name} ${enemy.id + 1}: ${[enemy.isAlert ? 'alert' : 'not alert', ...far, health].join(', ')}`;
  return key.startsWith('push-') ? `Push ${says}` : key.startsWith('pull-') ? `Pull ${says}` : says;
}

function awayFrom(view: View, seat: Seat, square: number): string[] {
  const here = view.hunters[seat]?.square ?? -1;
  if (view.card < 0 || here < 0 || square < 0) return [];
  const far = mapInPlay(view).area.distance(here, square);
  return [far === 0 ? 'in your square' : `${plural(far, 'square')} away`];
}

function hunterSays(seat: Seat, { kind, facts }: DawnDecision, view: View): string {
  const hunter = view.hunters[seat]!;
  const name = hunterName(hunter);
  if (kind !== 'spend-glory') return name;
  // ZD-R-146: whoever has fewer discards recovers those.
  const { discard } = hunter;
  const back = Math.min(facts.n, typeof discard === 'number' ? discard : discard.length);
  return `${name}: ${back === 0 ? 'has no discards to bring back' : `${plural(back, 'discard')} back into the draw pile`}`;
}

function componentSays(id: string, view: View): string {
  const [enemy, letter] = id.split('/');
  const there = view.enemies[Number(enemy)];
  const parts = ENEMIES[there?.type ?? -1]?.components ?? [];
  const at = parts.findIndex(one => one.letter === letter);
  const printed = parts[at];
  if (!printed) return id;
  const tear = there?.components[at] === 1 ? Math.ceil(printed.tear / 2) : printed.tear;
  return `${letter} · ${printed.name}: tear ${tear}; torn off, ${printed.damage} damage to the body`;
}

function nodeSays(id: string, hunter: HunterView): string {
  const node = HUNTERS[hunter.hunter]?.tree.find(one => one.id === id);
  return node
    ? node.cards.map(card => `${(card.copies ?? 1) > 1 ? `${card.copies} × ` : ''}${card.name}: ${cardText(card)}`).join(' ')
    : id;
}

/** A die by what it shows. */
function dieSays(i: number, decision: DawnDecision): string {
  const face = decision.kind === 'reroll' || decision.kind === 'reroll-evade' ? decision.facts.faces[i] : undefined;
  return face === undefined ? `Die ${i + 1}` : `Die ${i + 1}: ${face}`;
}

const resourceSays = (kind: string): string =>
  kind === 'wild'
    ? 'a wild card'
    : kind === 'wild-visit'
      ? 'a wild card that allows a visit'
      : (RESOURCE_NAMES[kind as keyof typeof RESOURCE_NAMES] ?? kind);

/** What is done with a card, where there is more than one way. */
function waySays(key: string): string {
  const way = key.split(':')[1];
  if (way === undefined) return '';
  if (way === 'trap') return ' (set a trap)';
  if (way === 'off') return ' (take off)';
  const on = cardNamed(way);
  return on < 0 ? '' : ` (fit on ${nameOf(on)})`;
}

function cardSays(no: number, key: string, decision: DawnDecision): string {
  const suffix = waySays(key);
  const sort = sortOfCard(no);
  if (sort === 'tracking') {
    const card = trackingCard(no);
    return `${card.name}, level ${card.level}: ${aimOf(card)}`;
  }
  if (sort === 'behaviour') return nameOf(no);
  const { card, note: goods } = cardAt(no);
  if (decision.kind === 'spend-crit' && 'crit' in card) return `${nameOf(no)}: ${sayEffects(card.crit)}`;
  // A buyer may also ask after cards in hand, which nobody sells.
  const cost = decision.kind === 'buy' && goods ? `, for ${sayPrice(goods.price)}` : '';
  return `${nameOf(no)}${suffix}${cost}: ${cardText(card as Parameters<typeof cardText>[0])}`;
}
