/** The table in words: the day, the mission, every character, enemies, merchants, what lies on the map; and to each player the own team card. */
import { drawHexes, hexMapOf } from '@quarry/board';
import { type Block, capital, plural, type Seat, sayList } from '@quarry/kernel';
import { characterCard, enemyCard, merchantCard, nameOf, sunCard, teamCard, thing, tileCard } from '../content/box.ts';
import { KARMA, PHASES_TO_REVIVE } from '../content/kinds.ts';
import { teamText, worthFor } from '../content/team.ts';
import { LASTING } from '../content/words/index.ts';
import { sayDice } from '../content/words/saying.ts';
import { cellOf, type Hex, hexAt } from '../places.ts';
import {
  cardInPlay,
  cardOf,
  enemiesAt,
  isAlive,
  isBegun,
  isInjured,
  livingAt,
  missionIn,
  printedEnemy,
  stackSize,
  teamCardOf,
} from '../questions/basics.ts';
import { areasOf, foeDice, freePlaces, valueOf, waterRoom } from '../questions.ts';
import type { EnemyView, ItemView, MerchantView, TileView, View, Who } from '../state.ts';
import { enemyText, merchantText, passageSays, skillText, sunText, thingDoes } from './cards.ts';
import { aimSays, countSays } from './log/mission.ts';
import {
  bareEnemy,
  cardName,
  characterName,
  characterNames,
  diceSay,
  FAMILY_NAMES,
  fitnessName,
  fromHaven,
  goodsSay,
  hpSays,
  lotSays,
  merchantName,
  onTile,
  ownedBy,
  seatName,
  tileName,
} from './names.ts';
import { pages } from './pages.ts';
import { dropsSeen, lyingOn, rimOf } from './sketch.ts';
import { stage } from './stage.ts';

/** Everything a seat wants to know before it chooses. */
export function describe(view: View, seat: Seat | null): Block[] {
  return [
    ...pages(view),
    ...countersBlock(view),
    dayBlock(view),
    ...view.players.flatMap((_, one) => seatBlocks(view, one)),
    ...(seat === null ? [] : teamBlocks(view, seat)),
    ...revealedBlocks(view, seat),
    ...offerBlock(view),
    ...view.enemies.map(one => enemyBlock(view, one)),
    ...view.merchants.flatMap((one, i) => (one.hex < 0 ? [] : [merchantBlock(view, one, i)])),
    ...tradeBlock(view),
    ...view.tiles.filter(tile => tile.card >= 0).map(tile => tileBlock(view, tile)),
    mapBlock(view),
  ];
}

// The day

const sizeOf = (pile: number | readonly unknown[]): number => (typeof pile === 'number' ? pile : pile.length);
function dayBlock(view: View): Block {
  const { lastDay } = missionIn(view);
  const weather = view.sun >= 0 ? [`${nameOf(view.sun)}. ${sunText(sunCard(view.sun))}`.trim()] : [];
  const order = view.toPlay.length > 0 ? [`Still to play: ${characterNames(view, view.toPlay)}.`] : [];
  const decks = [
    plural(stackSize(view), 'tile'),
    plural(sizeOf(view.enemyDeck), 'enemy', 'enemies'),
    plural(sizeOf(view.nightDeck), 'night card'),
    plural(sizeOf(view.eventDeck), 'event'),
    plural(sizeOf(view.lootDeck), 'loot card'),
  ];
  return {
    heading: stage(view).heading,
    lines: [
      `Day ${view.day} of ${lastDay}${view.day === lastDay ? ', the last one' : ''}.`,
      ...weather,
      ...(view.starter >= 0 && view.players.length > 1 ? [`Starting player: ${seatName(view, view.starter)}.`] : []),
      ...order,
      `Left to draw: ${sayList(decks)}.`,
      `In the bag: ${goodsSay(view.bag)}. In the supply: ${goodsSay(view.supply)}.`,
    ],
  };
}
/** The card in play asks for it. */
const isWanted = (view: View, counter: string): boolean =>
  isBegun(view) && cardInPlay(view).goal.some(one => one.is === 'count' && one.counter === counter);
function countersBlock(view: View): Block[] {
  const { counters } = missionIn(view);
  const counted = counters.flatMap((name, i) =>
    view.counters[i]! > 0 || isWanted(view, name) ? [`${capital(name)}: ${countSays(view, name, view.counters[i]!)}.`] : [],
  );
  const figures = view.figures.map(({ id, hex, damage, with: who }) => {
    const { name, hp } = missionIn(view).figures[id]!;
    const state = hp === undefined ? '' : `, ${Math.max(0, hp - damage)} of ${hp} HP`;
    return `${capital(name)}: ${who >= 0 ? `with ${characterName(view, who)}` : onTile(view, hex)}${state}.`;
  });
  const aim = isBegun(view) ? [aimSays(view, cardInPlay(view))] : [];
  const lines = [...aim, ...counted, ...figures];
  return lines.length > 0 ? [{ heading: 'The mission so far', lines }] : [];
}
/** Start cards that can be bought with points. */
function offerBlock(view: View): Block[] {
  if (view.offer.length === 0) return [];
  return [
    {
      heading: 'On offer before you set out',
      lines: view.offer.map(card => `${cardName(card)}, ${plural(thing(card).stars, 'point')}: ${thingDoes(thing(card))}`),
    },
  ];
}

// Characters

function conditionsOf(view: View, who: Who): string[] {
  const { isInfected, isStealthy, isWaiting, isRevealed } = view.characters[who]!;
  return [
    ...(isInjured(view, who) ? ['injured'] : []),
    ...(isInfected ? ['infected'] : []),
    ...(isStealthy ? ['in stealth'] : []),
    ...(isWaiting ? ['waits with saved AP'] : []),
    ...(isRevealed ? ['a Son of Liberty'] : []),
  ];
}
/** How a character stands, in one line. */
function standingSays(view: View, who: Who): string {
  const one = view.characters[who]!;
  if (one.isEliminated) return 'Out of the game';
  if (!isAlive(view, who)) {
    if (view.isOver) return `Dead ${onTile(view, one.hex)}`;
    const left = PHASES_TO_REVIVE - (view.phases - one.diedIn);
    return `Dead ${onTile(view, one.hex)}; can be brought back in ${left === 1 ? 'this phase only' : `${left} phases, this one included`}`;
  }
  return [
    hpSays(view, who, one.hp),
    `${one.water} of ${waterRoom(view, who)} water`,
    fitnessName(one.fitness),
    `${one.ap} AP`,
    ...conditionsOf(view, who),
  ].join(', ');
}
const itemSays = (item: ItemView): string => {
  const { weapon, uses } = thing(item.card);
  const holds = weapon?.ammunition ? `${item.n} of ${plural(weapon.ammunition.holds, weapon.ammunition.kind)}` : '';
  const left = uses === undefined ? '' : `${item.n} of ${plural(uses, 'use')}`;
  const notes = [holds, left, item.isFlipped ? 'turned over' : ''].filter(Boolean);
  return `${cardName(item.card)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
};
function characterLines(view: View, who: Who): string[] {
  const one = view.characters[who]!;
  const card = cardOf(view, who);
  const { items, flexible, gear } = areasOf(view, who);
  const loose = lotSays({ goods: one.goods, ammunition: one.ammunition });
  return [
    `${card.name}, ${card.role}, ${onTile(view, one.hex)}. Karma ${one.karma} of ${KARMA}.`,
    `Carries ${loose}; room for ${freePlaces(view, who)} more pieces.`,
    `${one.items.length > 0 ? `Has ${sayList(one.items.map(itemSays))}` : 'Has no cards'} (${items} item, ${flexible} flexible, ${gear} gear).`,
    `${skillText(card.skill)}${one.hasUsedSkill ? ' Used.' : ''}`,
    `Combat ${sayDice(card.combat)}, strength ${sayDice(card.strength)}, dexterity ${sayDice(card.dexterity)}, stealth ${sayDice(card.stealth)}.`,
    ...one.lasting.map(({ is }) => `${capital(LASTING[is].says)}.`),
  ];
}
/** Whoever acts now comes first. */
const actingFirst = ({ active }: View, all: readonly Who[]): Who[] => all.toSorted((a, b) => Number(b === active) - Number(a === active));
/** The first block is the short one; whoever plays two has one for each. */
function seatBlocks(view: View, seat: Seat): Block[] {
  const own = ownedBy(view, seat);
  if (own.length === 0) {
    const { points } = view.players[seat]!;
    return [{ heading: seatName(view, seat), lines: [points > 0 ? plural(points, 'point') : 'Chooses a character'], seat }];
  }
  const points = view.players[seat]!.points;
  const [first, ...others] = actingFirst(view, own).map(
    (who): Block => ({
      heading: characterName(view, who),
      lines: [`${standingSays(view, who)}${points > 0 ? `, ${plural(points, 'point')} for equipment` : ''}`, ...characterLines(view, who)],
      about: { kind: 'character', id: who },
      seat,
    }),
  );
  return [first!, ...others];
}

// Teams

/** To its owner alone. Both loyalties have one shape and one length. */
export function teamBlocks(view: View, seat: Seat): Block[] {
  const card = teamCardOf(view, seat);
  if (card < 0) return [];
  const printed = teamCard(card);
  const drops = printed.aim === 'quartermaster' ? dropsSeen(view) : [];
  const fetched = printed.aim === 'quartermaster' ? fetchedBy(view, seat) : 0;
  return [
    {
      heading: `Your team card: ${printed.name}`,
      lines: [
        ...teamText(printed, view.players.length).map(passageSays),
        ...drops.map(hex => `Your drop: ${fromHaven(hex, view)}. Fetched so far: ${fetched} of ${worthFor(view.players.length)}.`),
      ],
      about: { kind: 'card', id: card },
    },
  ];
}
function fetchedBy(view: View, seat: Seat): number {
  const drop = view.players[seat]?.drop;
  const place = drop === undefined || typeof drop === 'number' ? undefined : drop[0];
  return place === undefined ? 0 : (view.fetched[place] ?? 0);
}
/** Cards of others that lie face up. */
function revealedBlocks(view: View, reader: Seat | null): Block[] {
  return view.players.flatMap((_, seat) => {
    const card = teamCardOf(view, seat);
    if (card < 0 || seat === reader) return [];
    const { name, isSol } = teamCard(card);
    return [
      {
        heading: `Team card of ${seatName(view, seat)}`,
        lines: [`${name}, ${isSol ? 'Son of Liberty' : 'Survivor'}.`],
        about: { kind: 'card', id: card },
      },
    ];
  });
}

// Enemies and merchants

function enemyBlock(view: View, one: EnemyView): Block {
  const { hp, stages = [] } = printedEnemy(one);
  const state = [
    `${Math.max(0, hp - one.damage)} of ${hp} HP, ${onTile(view, one.hex)}`,
    ...(one.isTapped ? ['tapped'] : []),
    ...(one.stage > 0 && stages[one.stage - 1]?.name ? [stages[one.stage - 1]!.name!] : []),
  ];
  const now = foeDice(view, { is: 'enemy', id: one.id }, 'melee') ?? [];
  return {
    heading: capital(bareEnemy(view, one)),
    lines: [`${state.join(', ')}.`, `Attacks now with ${diceSay(now)}.`, enemyText(enemyCard(one.card))],
    about: { kind: 'enemy', id: one.id },
  };
}
function merchantBlock(view: View, one: MerchantView, i: number): Block {
  const card = merchantCard(one.id);
  const cubes = lotSays({ goods: one.goods, water: one.water });
  const foes = [...new Set([...one.fights, ...one.foes])];
  return {
    heading: merchantName(view, i),
    lines: [
      `${capital(onTile(view, one.hex))}. In stock: ${cubes}.`,
      ...one.items.map(({ card: no }) => `${cardName(no)}, value ${thing(no).value}: ${thingDoes(thing(no))}`),
      merchantText(card),
      ...(foes.length > 0 ? [`Fights ${characterNames(view, foes)}: ${card.fight!.hp - one.damage} of ${card.fight!.hp} HP.`] : []),
      ...(one.closedTo.length > 0 ? [`No bargains any more for ${characterNames(view, one.closedTo)}.`] : []),
    ],
    about: { kind: 'merchant', id: i },
  };
}
function tradeBlock(view: View): Block[] {
  const { from, to, give, take } = view.trade;
  if (from < 0) return [];
  const side = (who: Who, lot: typeof give): string =>
    `${characterName(view, who)} offers ${lotSays(lot)}${lot.hasAgreed ? ', and has agreed' : ''}.`;
  return [{ heading: 'On the table', lines: [side(from, give), side(to, take)] }];
}

// The map

function tileBlock(view: View, tile: TileView): Block {
  const { family, value, spaces } = tileCard(tile.card);
  const lies = lyingOn(view, tile);
  const people = livingAt(view, tile.hex);
  const foes = enemiesAt(view, tile.hex).map(one => `the ${bareEnemy(view, one)}`);
  const worth = valueOf(tile.goods);
  return {
    heading: tileName(view, tile.hex),
    lines: [
      `${capital(FAMILY_NAMES[family])}, value ${value}: ${people.length} of ${spaces} spaces taken.`,
      ...(lies.length > 0 ? [`${capital(sayList(lies))}.${worth > 0 ? ` Goods worth ${worth} water.` : ''}`] : []),
      ...(people.length > 0 ? [`Here: ${characterNames(view, people)}.`] : []),
      ...(foes.length > 0 ? [`Enemies: ${sayList(foes)}.`] : []),
    ],
    about: { kind: 'hex', id: tile.hex },
  };
}
/** One letter for each tile: who stands there, else what it is. */
function letterOn(view: View, hex: Hex): string {
  const tile = view.tiles.find(one => one.hex === hex);
  if (!tile) return '·';
  if (tile.card < 0) return '?';
  const [person] = livingAt(view, hex);
  if (person !== undefined) return characterCard(view.characters[person]!.id).name.charAt(0);
  const [enemy] = enemiesAt(view, hex);
  if (enemy) return printedEnemy(enemy).name.charAt(0).toLowerCase();
  return String(tileCard(tile.card).value);
}
function mapBlock(view: View): Block {
  const hexes = [...view.tiles.map(one => one.hex), ...rimOf(view)];
  const map = hexMapOf(hexes.map(cellOf));
  const drawing = drawHexes(map, hex => letterOn(view, hexAt({ x: map.xs[hex]!, y: map.ys[hex]! })));
  return {
    heading: 'The map, north up',
    lines: [
      ...drawing.split('\n').map(line => line.replaceAll('.', ' ').trimEnd()),
      'Capitals are characters, small letters enemies, numbers the values of tiles; ? lies face down, · is unknown.',
    ],
    isDrawing: true,
  };
}
