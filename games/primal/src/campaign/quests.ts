/** Which quest is for which chapter, which level that is, and what stands on the board. PA-CAMP-1, PA-CAMP-2, PA-CAMP-4, PA-CAMP-5, PA-CAMP-16. */
import { cardNamed, isQuest, monsterCard, questCard, scenarioCard, scenarioOfQuest } from '../content/box.ts';
import { EXPEDITIONS } from '../content/expeditions.ts';
import type { Element, MonsterId } from '../content/kinds.ts';
import { CHAPTERS } from '../content/story/chapters.ts';
import { QUESTS } from '../content/story/quests.ts';
import type { Chapter } from '../content/types.ts';
import type { Campaign, View } from '../state.ts';

export const LAST_CHAPTER = 12;
export const BOSS: MonsterId = 'sleeper';
export const PROLOGUE_MONSTER: MonsterId = 'cinderwing';
export const MOST_DEFEATS = 3;

const FIRST_OF_LEVEL = [1, 4, 8];
/** PA-CAMP-5; the prologue is at level 0. */
export const levelOf = (chapter: number): number => FIRST_OF_LEVEL.filter(first => chapter >= first).length;

export const chapterCard = (no: number): Chapter | undefined => CHAPTERS.find(one => one.no === no);
/** The page of a chapter as it reads for those who have these achievements. */
export const storyOf = ({ story, otherwise = [] }: Chapter, achievements: readonly string[]): string =>
  otherwise.find(one => achievements.includes(one.achievement))?.story ?? story;

const allQuests = (): number[] => QUESTS.map((_, no) => no);
const isPrologue = (quest: number): boolean => questCard(quest).tier === 0;
const isFinale = (quest: number): boolean => questCard(quest).monster === BOSS;
/** What the finale gives is for the end of a campaign only (PA-EXP-3). */
export const finalRewards = (): number[] =>
  allQuests()
    .filter(isFinale)
    .flatMap(quest => questCard(quest).rewards.cards ?? [])
    .map(cardNamed);

export const isOver = ({ completed, expired }: Pick<Campaign, 'completed' | 'expired'>, quest: number): boolean =>
  completed.includes(quest) || expired.includes(quest);

/** PA-CAMP-1, PA-CAMP-2: the first and the last hunt are what they are. A board is never empty: if nothing is left on it, all that is neither done nor expired is. */
export function onTheBoard(campaign: Campaign): number[] {
  if (campaign.chapter === 0) return allQuests().filter(isPrologue).slice(0, 1);
  if (campaign.chapter === LAST_CHAPTER) return allQuests().filter(isFinale).slice(0, 1);
  const ordinary = (quest: number): boolean => !isPrologue(quest) && !isFinale(quest) && !isOver(campaign, quest);
  const available = campaign.available.filter(ordinary);
  return available.length > 0 ? available : allQuests().filter(ordinary);
}

/** PA-CAMP-16: available for too long. */
export const overdue = (campaign: Campaign): number[] =>
  campaign.available.filter(quest => !isOver(campaign, quest) && (questCard(quest).expires?.after ?? LAST_CHAPTER) < campaign.chapter);

/** The quest that is hunted, or -1. */
export const activeQuest = ({ scenario }: Pick<View, 'scenario'>): number => (isQuest(scenario) ? scenario - EXPEDITIONS.length : -1);
/** The hunt of a prologue that is played alone: its quest, or the first expedition after that monster. */
export const prologueScenario = (): number => {
  const [quest] = allQuests().filter(isPrologue);
  return quest === undefined ? EXPEDITIONS.findIndex(one => one.monster === PROLOGUE_MONSTER) : scenarioOfQuest(quest);
};
export const quarry = ({ scenario }: Pick<View, 'scenario'>): MonsterId =>
  scenario < 0 ? PROLOGUE_MONSTER : scenarioCard(scenario).monster;
export const weaknessesOf = (view: Pick<View, 'scenario'>): readonly Element[] =>
  view.scenario < 0 ? [] : monsterCard(quarry(view)).weaknesses;
