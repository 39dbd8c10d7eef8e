/** The tables at which the game is tried: by lab, contract and recorder. Each monster once, the levels and the numbers of hunters in turns; and the other numbers, which a lobby offers as well. */
import type { GameTable } from '@quarry/kernel';
import { BOSS } from './campaign/quests.ts';
import { monsterCard } from './content/box.ts';
import { MONSTERS, type MonsterId } from './content/kinds.ts';
import { LEVEL_NAMES } from './content/names.ts';
import { campaignFor, expeditionFor, prologueFor, type Setup } from './setup.ts';

type PrimalTable = GameTable<Setup>;
const SEATS = [2, 3, 4] as const;
const ORDINARY = MONSTERS.filter(one => one !== BOSS);

const prologue = (seats: number): PrimalTable => ({
  mode: 'prologue',
  called: 'The prologue',
  says: 'The first hunt, with decks made for it: begin here.',
  aim: 'hunt for the first time',
  setup: prologueFor(seats),
});
const campaign = (seats: number): PrimalTable => ({
  mode: 'campaign',
  called: 'The campaign',
  says: 'Twelve chapters for one party: you craft gear from what you hunt and carry it on.',
  aim: 'begin a campaign',
  setup: campaignFor(seats),
});
const expedition = (seats: number, monster: MonsterId, level: number): PrimalTable => ({
  mode: `expedition-${monster}`,
  called: `Expedition: ${monsterCard(monster).name}`,
  says: `One hunt for one evening, with ready gear: ${monsterCard(monster).name}, ${LEVEL_NAMES[level]}.`,
  aim: `hunt ${monsterCard(monster).name}`,
  setup: expeditionFor(seats, monster, level),
});
const trial = (seats: number, chapter: number): PrimalTable => ({
  mode: 'trial',
  called: 'The trial: three defeats end it',
  says: 'The campaign for those who know it: what you lose stays lost, and the third defeat is the last.',
  aim: 'stand the trial',
  setup: campaignFor(seats, chapter, { trial: true }),
});

export const TABLES: readonly PrimalTable[] = [
  ...SEATS.map(seats => prologue(seats)),
  campaign(2),
  ...ORDINARY.map((monster, i) => expedition(2 + (i % 3), monster, i % 4)),
  expedition(3, BOSS, 3),
  trial(3, 3),
];
export const MORE_TABLES: readonly PrimalTable[] = [
  ...[3, 4].map(seats => campaign(seats)),
  ...ORDINARY.flatMap((monster, i) => SEATS.filter(seats => seats !== 2 + (i % 3)).map(seats => expedition(seats, monster, i % 4))),
  ...[2, 4].map(seats => expedition(seats, BOSS, 3)),
  ...[2, 4].map(seats => trial(seats, 0)),
];
