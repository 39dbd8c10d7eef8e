/** The table in words: the open page and those read before (pages.ts), the objective, the tracks, characters, enemies, decks, satchels and the own hand. */
import { type Block, capital, plural, type Seat, sayList } from '@quarry/kernel';
import { nameOf } from '../content/box.ts';
import { COUNTERS, RESOURCES } from '../content/kinds.ts';
import { CONDITION_NAMES, COUNTER_NAMES, sayResources, TOKEN_NAMES } from '../content/names.ts';
import { chapterOf } from '../content/story/index.ts';
import { briefOf } from '../places.ts';
import { armourOf, counterOf, fieldIn, hasFight, isUpgraded, maxDial, partsOf, resourcesOf, squaresOf } from '../questions.ts';
import type { EnemyView, MarshalView, View } from '../state.ts';
import { textOf } from './cards.ts';
import { deckName, deckStands } from './decks.ts';
import { objectiveLines } from './goals.ts';
import { cardName, cardNames, enemyName, featureName, marshalName, squareName } from './names.ts';
import { openPage, pagesRead } from './pages.ts';

/** Everything a seat wants to know before it chooses. */
export function describe(view: View, seat: Seat | null): Block[] {
  const isFight = hasFight(view);
  return [
    ...(isFight ? [mapBlock(view), objectiveBlock(view), trackBlock(view), ...featureBlock(view)] : openPage(view)),
    ...view.party.marshals.map((marshal, i) => marshalBlock(view, marshal, i)),
    ...(isFight ? view.fight.enemies.filter(one => one.isIn).map(enemy => enemyBlock(view, enemy)) : []),
    ...(isFight ? deckBlock(view) : []),
    partyBlock(view),
    ...view.party.marshals.map((marshal, i) => kitBlock(view, marshal, i)),
    ...(seat === null ? [] : handBlock(view, seat)),
    ...pagesRead(view, !isFight),
  ];
}

const count = (zone: readonly number[] | number): number => (typeof zone === 'number' ? zone : zone.length);

// The encounter

const GROUND = { open: '.', grass: '"', cover: 'c', elevation: '^', impassable: '#', water: '~', glass: ',' } as const;

/** Columns are letters, rows numbers; characters by their first letter, enemies by two. */
function mapBlock(view: View): Block {
  const field = fieldIn(view);
  const { width, height, terrain } = field;
  const marks = (square: number): string => {
    const enemies = view.fight.enemies.filter(one => one.isIn && squaresOf(field, one).includes(square));
    const marshals = view.party.marshals.flatMap((one, seat) => (one.square === square ? [marshalName(view, seat).charAt(0)] : []));
    const isTrap = view.fight.traps.some(one => one.square === square) || view.party.marshals.some(one => one.trap === square);
    return `${isTrap ? '!' : ''}${marshals.join('')}${enemies.map(one => enemyName(view, one).slice(0, 2).toLowerCase()).join('')}`;
  };
  const cell = (square: number): string => `${GROUND[terrain[square]!]}${marks(square)}`.padEnd(4);
  const rows = Array.from({ length: height }, (_, y) =>
    `${String(y + 1).padStart(3)} ${Array.from({ length: width }, (__, x) => cell(y * width + x)).join('')}`.trimEnd(),
  );
  const columns = `    ${Array.from({ length: width }, (_, x) => String.fromCharCode(65 + x).padEnd(4)).join('')}`.trimEnd();
  return {
    heading: `${briefOf(view.brief!).name}   " grass  c cover  ^ elevation  # impassable  ~ water  , glass  ! trap`,
    lines: [columns, ...rows],
    isDrawing: true,
  };
}

function objectiveBlock(view: View): Block {
  const tells = chapterOf(view.chapter).briefs[view.brief!];
  return { heading: 'Objective', lines: [...(tells ? [tells.task] : []), ...objectiveLines(view)] };
}

function trackBlock(view: View): Block {
  const { alert, rows, threat, soloTokens, distractions } = view.fight;
  const hidden = view.party.marshals.flatMap((one, seat) => (one.isHidden ? [`${marshalName(view, seat)} on row ${one.row}`] : []));
  const lines = [
    `Alert token on row ${alert} of ${rows}.`,
    hidden.length > 0 ? `Hidden: ${sayList(hidden)}. Whoever the alert token reaches is revealed.` : 'Nobody is hidden.',
    threat.length > 0
      ? `Threat, the highest first: ${sayList(threat.map(seat => marshalName(view, seat)))}.`
      : 'Nobody is revealed: the enemies patrol.',
    ...(soloTokens > 0 ? [`${plural(soloTokens, 'solo token')} left.`] : []),
    ...(distractions.length > 0 ? [`Distractions at ${sayList(distractions.map(square => squareName(view, square)))}.`] : []),
  ];
  return { heading: 'Alert and threat', lines };
}

function featureBlock(view: View): Block[] {
  const lines = view.fight.features.map(one => {
    const where = one.square < 0 ? 'gone' : `at ${squareName(view, one.square)}`;
    const follows = one.follows >= 0 ? `, follows ${marshalName(view, one.follows)}` : '';
    return `${featureName(view, one.id, one.kind)}: ${where}${one.hp > 0 ? `, ${one.hp} HP` : ''}${follows}${one.isDone ? ', done' : ''}`;
  });
  return lines.length > 0 ? [{ heading: 'On the map', lines }] : [];
}

// Characters

const held = ({ condition }: MarshalView): string[] => (condition === 'none' ? [] : [CONDITION_NAMES[condition]]);

/** The short one: name and how it stands. */
function marshalBlock(view: View, marshal: MarshalView, seat: Seat): Block {
  const isFight = hasFight(view);
  const where = isFight && marshal.square >= 0 ? ` at ${squareName(view, marshal.square)}` : '';
  const state = [
    `${marshal.dial} of ${maxDial(view, seat)} HP`,
    ...(isFight
      ? [marshal.isHidden ? `hidden, threat on row ${marshal.row}, alert on row ${view.fight.alert}` : 'revealed', ...held(marshal)]
      : []),
    ...(isFight ? [`${marshal.hand.length} in hand`] : []),
    `${count(marshal.deck)} to draw`,
    `${marshal.discard.length} discarded`,
  ];
  return { heading: `${marshalName(view, seat)}${where}`, lines: [state.join(', ')], about: { kind: 'seat', id: seat }, seat };
}

/** Gear in use with what is fitted to it, then the satchel. */
function kitBlock(view: View, marshal: MarshalView, seat: Seat): Block {
  const gear = marshal.gear.map(card => {
    const fitted = marshal.fitted.filter(one => one.on === card).map(one => cardName(one.card));
    return `${cardName(card)}, level ${isUpgraded(marshal, card) ? 2 : 1}${fitted.length > 0 ? `, with ${sayList(fitted)}` : ''}`;
  });
  const resources = RESOURCES.filter(kind => resourcesOf(marshal, kind) > 0).map(kind => sayResources(kind, resourcesOf(marshal, kind)));
  const cards = marshal.satchel.length > 0 ? [`Cards in the satchel: ${cardNames(marshal.satchel)}`] : [];
  const lines = [...gear, `Satchel: ${sayList(resources) || 'no resources'}`, ...cards];
  return { heading: `What ${marshalName(view, seat)} carries`, lines, seat };
}

function handBlock(view: View, seat: Seat): Block[] {
  const hand = view.party.marshals[seat]?.hand ?? [];
  return hand.length === 0 ? [] : [{ heading: 'Your hand', lines: hand.map(card => `${nameOf(card)}: ${textOf(card)}`), seat }];
}

function partyBlock(view: View): Block {
  const { potions, supplies, waiting } = view.party;
  return {
    heading: 'The party',
    lines: [
      `${plural(potions, 'potion')}, ${plural(supplies, 'supply', 'supplies')}.`,
      `${capital(sayList(COUNTERS.map(counter => `${COUNTER_NAMES[counter]} ${counterOf(view, counter)}`)))}.`,
      ...(view.tokens.length > 0 ? [`Objective tokens: ${sayList(view.tokens.map(token => TOKEN_NAMES[token]))}.`] : []),
      ...(waiting.length > 0 ? [`Special cards: ${cardNames(waiting)}.`] : []),
    ],
  };
}

// Enemies

/** FW-ENEMY-5: a dial above ten, wound tokens up to ten. */
export const hitPointsOf = ({ hp, maxHp }: EnemyView): string =>
  `${hp} of ${maxHp} HP${maxHp > 10 ? ' on the dial' : hp < maxHp ? ` (${plural(maxHp - hp, 'wound token')})` : ''}`;

function enemyBlock(view: View, enemy: EnemyView): Block {
  const parts = partsOf(enemy).flatMap((part, i) => {
    const left = enemy.parts[i]!;
    return left < 0 ? [] : [`${part.name} (${part.letter}) ${left === 0 ? 'destroyed' : `${left} of ${part.hp} HP`}`];
  });
  const state = [
    hitPointsOf(enemy),
    `armour ${armourOf(enemy)}`,
    ...(enemy.condition === 'none' ? [] : [CONDITION_NAMES[enemy.condition]]),
  ];
  return {
    heading: `${enemyName(view, enemy)} at ${squareName(view, enemy.square)}`,
    lines: [`${state.join(', ')}${parts.length > 0 ? `; ${parts.join(', ')}` : ''}`],
    about: { kind: 'enemy', id: enemy.id },
  };
}

function deckBlock(view: View): Block[] {
  const { decks } = view.fight;
  return decks.length === 0 ? [] : [{ heading: 'Behaviour decks', lines: decks.map(deck => `${deckName(deck)}: ${deckStands(deck)}`) }];
}
