/** The table in words: the quest, the monster with all that lies beside it, the ring, every hunter, what is in play and in hand; in camp what is owned. */
import { type Block, capital, outOf, plural, type Seat, sayList } from '@quarry/kernel';
import { actionCard, behaviourCard, colourOf, monsterCard, objectiveCard, perilCard, SCENARIOS, scenarioCard } from '../content/box.ts';
import { HEALTH, RESOURCES, SECTORS } from '../content/kinds.ts';
import { COLOUR_NAMES, POSITION_NAMES, TERRAIN_NAMES, TERRAIN_NOTES } from '../content/names.ts';
import { sayAbilities, sayEffects } from '../content/words/index.ts';
import { deckSize, handOf, handSize, positionOf, stanceOf } from '../places.ts';
import { couldBe } from '../questions/foresight.ts';
import { costOf, healthOf, purse, sequenceLimit, unleashAt, woundAt } from '../questions.ts';
import type { HunterView, SlotView, View } from '../state.ts';
import { amountOf, monsterDamage } from '../texts-in-force.ts';
import { behaviourText, textOf } from './cards.ts';
import {
  backSays,
  cardName,
  cardNames,
  groundSays,
  hunterName,
  hunterNames,
  monsterName,
  ofBeast,
  positionsSay,
  sayResources,
  sectorName,
  slotName,
  theSector,
} from './names.ts';
import { pages } from './pages.ts';
import { stage } from './stage.ts';

const CAMP: readonly View['step'][] = ['story', 'chapter-choice', 'board', 'prepare', 'open-hunt'];
const isCamp = ({ step }: View): boolean => CAMP.includes(step);

/** Everything a seat wants to know before it chooses. */
export function describe(view: View, seat: Seat | null): Block[] {
  if (isCamp(view))
    return [...pages(view, seat), ...groundBlock(view), ...view.hunters.map((_, i) => kitBlock(view, i)), ...campaignBlocks(view)];
  return [
    ...turnBlock(view),
    ...view.hunters.flatMap((hunter, i) => sequenceBlock(view, hunter, i)),
    monsterBlock(view),
    ...view.monster.slots.map((slot, i) => slotBlock(view, slot, i)),
    ...view.monster.perils.map(({ card, blindedBy }) => perilBlock(view, card, blindedBy)),
    ...view.monster.objectives.map(({ card, counters }) => objectiveBlock(view, card, counters)),
    ...groundBlock(view),
    ...view.hunters.map((hunter, i) => hunterBlock(view, hunter, i)),
    ringBlock(view),
    ...SECTORS.flatMap((_, sector) => sectorBlock(view, sector)),
    ...(seat === null ? [] : handBlock(view, seat)),
    ...pages(view, seat),
  ];
}

// The hunt

function turnBlock(view: View): Block[] {
  const holder = view.aggro >= 0 ? [`${hunterName(view, view.aggro)} has aggro.`] : [];
  const order = view.toPlay.length > 0 ? [`Still to play: ${hunterNames(view, view.toPlay)}.`] : [];
  const paused = view.paused.length > 0 ? [`Hiding: ${hunterNames(view, view.paused)}.`] : [];
  const lines = [...holder, ...order, ...paused];
  return lines.length > 0 ? [{ heading: stage(view).heading, lines: [lines.join(' ')] }] : [];
}

/** North is up; each sector with its position, its ground and who is there. */
function ringBlock(view: View): Block {
  const lines = SECTORS.map((_, sector) => {
    const here = view.hunters.flatMap((one, i) => (one.sector === sector ? [i] : []));
    const parts = [
      groundSays(view, sector),
      here.length > 0 ? hunterNames(view, here) : '',
      view.monster.plates[sector]! > 0 ? plural(view.monster.plates[sector]!, 'plate') : '',
      view.monster.marked === sector ? 'marked' : '',
    ].filter(Boolean);
    return `${sectorName(sector)}, ${POSITION_NAMES[positionOf(view, sector)]}: ${parts.join('; ') || 'nothing'}`;
  });
  return { heading: 'The ring', lines, isDrawing: true };
}

/** What the ground of a sector does, for whoever points at it. */
function sectorBlock(view: View, sector: number): Block[] {
  const kinds = [...new Set(view.terrain.filter(one => one.sector === sector).map(one => one.kind))];
  if (kinds.length === 0) return [];
  return [
    {
      heading: `${sectorName(sector)}, ${PLACES[positionOf(view, sector)]}: ${groundSays(view, sector)}`,
      lines: kinds.map(kind => `${capital(TERRAIN_NAMES[kind])}: ${TERRAIN_NOTES[kind]}.`),
      about: { kind: 'sector', id: sector },
    },
  ];
}
const PLACES = { front: 'the front', flank: 'a flank', rear: 'the rear' } as const;

function monsterBlock(view: View): Block {
  const { monster } = view;
  const stance = stanceOf(view);
  const wound = woundAt(view);
  const status = [
    ...(monster.isConfused ? ['confused'] : []),
    ...(monster.isVulnerable ? ['vulnerable'] : []),
    ...(monster.acceleration > 0 ? [plural(monster.acceleration, 'acceleration token')] : []),
  ];
  const { track, rules, habit } = monsterCard(monster.id);
  return {
    heading: `${monsterName(view)}: ${monster.health} of ${HEALTH} health`,
    lines: [
      `${stance.name}, stance ${stance.stance} of 3: ${wound === null ? 'damage leaves no mark' : `${monster.damage} of ${wound} to the next wound`}.`,
      `It hits for ${monsterDamage(view)}, looks to ${theSector(monster.facing)}, and is open ${stance.exposed.length === 0 ? 'nowhere' : positionsSay(stance.exposed)}.`,
      `Struggle ${outOf(monster.struggle, unleashAt(view))}.`,
      ...(track ? [`${track.name} ${monster.track} of ${track.most}.`] : []),
      ...(status.length > 0 ? [`${capital(sayList(status))}.`] : []),
      ...monster.swarms.map(one => `A swarm: ${one.damage} of ${one.toughness} damage.`),
      ...(stance.abilities && stance.abilities.length > 0 ? [beastly(view, sayAbilities(stance.abilities, 'monster'))] : []),
      ...(rules.length > 0 ? [beastly(view, sayAbilities(rules, 'monster'))] : []),
      `Its habit: ${habit}`,
    ],
    about: { kind: 'monster', id: 0 },
  };
}

const beastly = ({ monster }: View, text: string): string => ofBeast(text, monster.id);

/** What its back shows; its front if everybody has seen it, else how many it could be. */
function slotBlock(view: View, slot: SlotView, i: number): Block {
  const heading = `${capital(slotName(i))}: ${slot.isLocked ? 'locked' : backSays(slot)}`;
  const [front] = [...slot.up, ...slot.known];
  const stunned = slot.isStunned ? ['Stunned: nothing wakes it this round.'] : [];
  const about = { kind: 'slot', id: i } as const;
  if (slot.isLocked) return { heading, lines: ['It may be opened in the course of the hunt.'], about };
  if (front !== undefined) return { heading, lines: [...stunned, `${cardName(front)}: ${behaviourText(behaviourCard(front))}`], about };
  const could = couldBe(view, i);
  const [only] = could;
  const says =
    only === undefined
      ? 'Nobody has seen its front.'
      : could.length > 1
        ? `Its front is one of ${cardNames(could)}.`
        : `By its back it can only be ${cardName(only)}: ${behaviourText(behaviourCard(only))}`;
  return { heading, lines: [...stunned, says], about };
}

function perilBlock(view: View, card: number, blindedBy: Seat): Block {
  const blind = blindedBy >= 0 ? [`Blinded until ${hunterName(view, blindedBy)} has the next turn.`] : [];
  return {
    heading: `Peril: ${cardName(card)}`,
    lines: [...blind, beastly(view, sayAbilities(perilCard(card).abilities, 'monster'))],
    about: { kind: 'card', id: card },
  };
}
function objectiveBlock(view: View, card: number, counters: number): Block {
  const { goal, tasks, reward } = objectiveCard(card);
  const of = amountOf(view, goal, { seat: Math.max(0, view.active), card, tally: 0 });
  return {
    heading: `Objective: ${cardName(card)}, ${counters} of ${of}`,
    lines: [beastly(view, sayAbilities(tasks, 'monster')), `Reward: ${beastly(view, sayEffects(reward, 'monster'))}`],
    about: { kind: 'card', id: card },
  };
}

// Hunters

const KO: Readonly<Record<HunterView['ko'], string>> = {
  up: '',
  red: 'down, red token',
  black: 'down, black token',
  eliminated: 'eliminated',
};
const PLACEMENTS: Readonly<Record<HunterView['placement'], readonly string[]>> = {
  normal: [],
  hidden: ['hidden'],
  plateau: ['on the plateau'],
};

/** The short one first: health, stamina, position, tokens. */
function hunterBlock(view: View, hunter: HunterView, seat: Seat): Block {
  const position = hunter.sector < 0 ? '' : POSITION_NAMES[positionOf(view, hunter.sector)];
  const state = [
    hunter.ko === 'up' ? `${Math.max(0, healthOf(view, seat) - hunter.damage)} of ${healthOf(view, seat)} health left` : KO[hunter.ko],
    plural(hunter.stamina, 'stamina token'),
    `in ${position || 'camp'}`,
    ...(hunter.isThreatened ? ['threatened'] : []),
    ...(hunter.isBurning ? ['burning'] : []),
    ...(hunter.defence > 0 ? [plural(hunter.defence, 'defence token')] : []),
    ...(hunter.strain > 0 ? [`strain ${hunter.strain}`] : []),
    ...(hunter.isBerserk ? ['berserk'] : []),
    ...PLACEMENTS[hunter.placement],
  ];
  const worn = [
    cardName(hunter.weapon),
    `${cardName(hunter.armour)}${hunter.isArmourDepleted ? ' (spent)' : ''}`,
    `${cardName(hunter.helm)}${hunter.isHelmDepleted ? ' (spent)' : ''}`,
    ...(hunter.item >= 0 ? [cardName(hunter.item)] : []),
  ];
  const mastery = `${cardName(hunter.mastery)}: ${hunter.isFocused ? 'focused' : plural(hunter.counters, 'counter')}.`;
  return {
    heading: hunterName(view, seat),
    lines: [
      state.join(', '),
      `${plural(handSize(hunter), 'card')} in hand, ${deckSize(hunter)} to draw, ${hunter.discard.length} discarded.`,
      `${sayList(worn)}. ${mastery}`,
      ...(hunter.potions.length > 0 ? [`Potions: ${cardNames(hunter.potions)}.`] : []),
    ],
    about: { kind: 'seat', id: seat },
    seat,
  };
}

function sequenceBlock(view: View, hunter: HunterView, seat: Seat): Block[] {
  if (hunter.sequence.length === 0) return [];
  const cards = hunter.sequence.map((card, i) => {
    const colour = colourOf(card);
    return `${i + 1}. ${cardName(card)}${colour ? `, ${COLOUR_NAMES[colour]}` : ''}${hunter.disrupted.includes(card) ? ', in the dust' : ''}`;
  });
  return [
    {
      heading: `Sequence of ${hunterName(view, seat)}: ${hunter.sequence.length} of ${Math.max(hunter.sequence.length, sequenceLimit(view, seat))}`,
      lines: cards,
    },
  ];
}

function handBlock(view: View, seat: Seat): Block[] {
  const hunter = view.hunters[seat];
  const hand = hunter ? handOf(hunter) : [];
  if (hand.length === 0) return [];
  return [
    {
      heading: `Your hand: ${purse(view, seat)} stamina with your tokens`,
      lines: hand.map(card => {
        const now = colourOf(card) ? costOf(view, seat, card) : 0;
        const dearer = colourOf(card) && now !== actionCard(card).cost ? ` Costs ${now} now.` : '';
        return `${cardName(card)}${colourOf(card) ? `, ${COLOUR_NAMES[colourOf(card)!]}` : ''}: ${textOf(card)}${dearer}`;
      }),
      seat,
    },
  ];
}

// Story and camp

/** Where the hunt is, and what is special there. */
function groundBlock({ scenario }: View): Block[] {
  if (!SCENARIOS[scenario]) return [];
  const { name, says, monster } = scenarioCard(scenario);
  return [{ heading: name, lines: [says, monsterCard(monster).advice], about: { kind: 'scenario', id: scenario } }];
}

function kitBlock(view: View, seat: Seat): Block {
  const own = view.belongings[seat]!;
  const resources = RESOURCES.flatMap((kind, i) => Array.from({ length: own.resources[i]! }, () => kind));
  const steps = own.steps.flatMap((n, i) => (n > 0 ? [`${'ABCDE'[i]} ${n}`] : []));
  return {
    heading: hunterName(view, seat),
    lines: [
      `${view.desks[seat]?.isReady ? 'Ready' : 'Preparing'}: ${plural(own.deck.length, 'card')} in the deck, mastery ${cardName(own.mastery)}`,
      `${sayList([own.weapon, own.armour, own.helm, ...(own.item >= 0 ? [own.item] : [])].map(cardName))}.`,
      ...(own.owned.length > 0 ? [`Owns ${cardNames(own.owned)}.`] : []),
      ...(own.potions.length > 0 ? [`Potions: ${cardNames(own.potions)}; packed: ${cardNames(own.loadout)}.`] : []),
      `Resources: ${resources.length > 0 ? sayResources(resources) : 'none'}.`,
      ...(steps.length > 0 ? [`Steps learned: ${sayList(steps)}.`] : []),
      ...(own.upgrades > 0 ? [`${plural(own.upgrades, 'step')} to take.`] : []),
    ],
    about: { kind: 'seat', id: seat },
    seat,
  };
}

function campaignBlocks(view: View): Block[] {
  if (view.mode !== 'campaign') return [];
  const { forge, herbalist, elements, completed, defeats, trophies, achievements } = view.campaign;
  return [
    {
      heading: 'The campaign',
      lines: [
        `Forge at level ${forge}, herbalist at level ${herbalist}${elements.length > 0 ? `; the forge works ${sayList(elements)}` : ''}.`,
        `${plural(completed.length, 'quest')} done, ${defeats === 0 ? 'no defeats' : plural(defeats, 'defeat')}.`,
        ...(trophies.length > 0 ? [`Trophies: ${sayList(trophies.map(id => monsterCard(id).name))}.`] : []),
        ...(achievements.length > 0 ? [`Written down: ${sayList(achievements.map(one => one.replaceAll('-', ' ')))}.`] : []),
      ],
    },
  ];
}
