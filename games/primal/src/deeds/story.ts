/** The course of a campaign: pages, boxes, quests, choices, what a hunt brought. PA-CAMP-* */

import type { ClauseId, Seat } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import { asleep, atRest, noHunt } from '../campaign/at-rest.ts';
import { activeQuest, isOver, quarry } from '../campaign/quests.ts';
import { potionCard, questCard, scenarioOfQuest } from '../content/box.ts';
import { type Element, HEALTH, ROUNDS } from '../content/kinds.ts';
import type { Table } from '../events.ts';
import { freshDesk } from './camp.ts';

export function openChapter({ state, tell }: Table): void {
  tell({ type: 'chapter-begun', rule: 'PA-CAMP-3', chapter: state.campaign.chapter, leftOut: [...state.leftOut] });
}
export function readPage({ state, tell }: Table, page: string): void {
  writable(state).pages = [...state.pages.filter(one => one !== page), page];
  tell({ type: 'page-read', rule: 'PA-CAMP-3', page });
}

// What a box, a choice or an expired quest does

export function raiseForge({ state, tell }: Table, level: number): void {
  writable(state.campaign).forge = Math.max(state.campaign.forge, level);
  tell({ type: 'forge-raised', rule: 'PA-FORGE-2', level: state.campaign.forge });
}
export function raiseHerbalist({ state, tell }: Table, level: number): void {
  writable(state.campaign).herbalist = Math.max(state.campaign.herbalist, level);
  tell({ type: 'herbalist-raised', rule: 'PA-CAMP-14', level: state.campaign.herbalist });
}
const MOST_UPGRADES = 20;
export function giveUpgrade({ state, tell }: Table, seat: Seat): void {
  const own = writable(state.belongings[seat]!);
  own.upgrades = Math.min(MOST_UPGRADES, own.upgrades + 1);
  tell({ type: 'upgrade-gained', rule: 'PA-CAMP-14', seat, upgrades: own.upgrades });
}
/** Once it is done or has expired it does not come back. */
export function openQuest({ state, tell }: Table, quest: number, rule: ClauseId): void {
  const campaign = writable(state.campaign);
  if (campaign.available.includes(quest) || isOver(campaign, quest)) return;
  campaign.available = [...campaign.available, quest];
  tell({ type: 'quest-opened', rule, quest });
}
export function expireQuest({ state, tell }: Table, quest: number): void {
  const campaign = writable(state.campaign);
  campaign.available = campaign.available.filter(one => one !== quest);
  campaign.expired = [...campaign.expired, quest];
  tell({ type: 'quest-expired', rule: 'PA-CAMP-16', quest });
}
export function achieve({ state, tell }: Table, achievement: string): void {
  const campaign = writable(state.campaign);
  if (campaign.achievements.includes(achievement)) return;
  campaign.achievements = [...campaign.achievements, achievement];
  tell({ type: 'achievement-gained', rule: 'PA-CAMP-12', achievement });
}
export function openElement({ state, tell }: Table, element: Element): void {
  const campaign = writable(state.campaign);
  if (campaign.elements.includes(element)) return;
  campaign.elements = [...campaign.elements, element];
  tell({ type: 'element-opened', rule: 'PA-CAMP-9', element });
}
/** It lies there until the group gives it to somebody (PA-CAMP-11). */
export function layOutReward({ state }: Table, card: number): void {
  writable(state.campaign).unassigned = [...state.campaign.unassigned, card];
}

// Choices

export function choose({ state, tell }: Table, choice: string): void {
  const campaign = writable(state.campaign);
  campaign.choices = [...campaign.choices, `${campaign.chapter}:${choice}`];
  tell({ type: 'choice-made', rule: 'PA-CAMP-15', chapter: campaign.chapter, choice });
}
/** PA-CAMP-4: it is active, and no longer on the board. */
export function takeQuest({ state, tell }: Table, quest: number): void {
  const { campaign } = state;
  writable(campaign).available = campaign.available.filter(one => one !== quest);
  set(state, { scenario: scenarioOfQuest(quest), step: 'prepare' });
  tell({ type: 'quest-chosen', rule: 'PA-CAMP-4', quest });
}

// After the hunt

const fallsIn = ({ state }: Table): number => state.hunters.reduce((sum, one) => sum + one.falls, 0);
/** PA-CAMP-9. The trial counts 10 for a level, what is left of the rounds, and less 2 for each fall. */
export function completeQuest(table: Table): void {
  const { state, tell } = table;
  const campaign = writable(state.campaign);
  const quest = activeQuest(state);
  const falls = fallsIn(table);
  const score = 10 * state.level + Math.max(0, ROUNDS - state.round) - 2 * falls;
  campaign.completed = [...campaign.completed, quest];
  campaign.trophies = [...campaign.trophies, questCard(quest).monster];
  campaign.score += score;
  tell({ type: 'quest-won', rule: 'PA-CAMP-9', quest, rounds: state.round, falls, score });
}
/** PA-HERB-3, PA-HERB-4: what was brewed is gone once it is drunk, what was won comes back. */
export function usePotionsUp({ state }: Table, seat: Seat): void {
  const own = writable(state.belongings[seat]!);
  const gone = state.hunters[seat]!.drunk.filter(card => potionCard(card).isReward !== true);
  own.potions = own.potions.filter(card => !gone.includes(card));
  own.loadout = own.loadout.filter(card => !gone.includes(card));
}
export function givePotionsBack({ state, tell }: Table, seat: Seat): void {
  const { drunk } = state.hunters[seat]!;
  if (drunk.length > 0) tell({ type: 'potions-back', rule: 'PA-CAMP-13', seat, cards: [...drunk] });
}
/** PA-CAMP-13: counted, and the quest stays as it is. */
export function countDefeat({ state, tell }: Table): void {
  const campaign = writable(state.campaign);
  campaign.defeats += 1;
  campaign.defeatsHere += 1;
  tell({ type: 'quest-lost', rule: 'PA-CAMP-13', quest: activeQuest(state), defeats: campaign.defeats });
}
/** PA-WND-3, PA-R-23: the next hunt starts clean. What came of this one stays written down. */
export function clearTable({ state }: Table): void {
  const { result, why, round } = state;
  const hunters = state.hunters.map(({ id }, seat) => atRest(id, state.belongings[seat]!));
  const monster = { ...asleep(quarry(state), state.level), health: result === 'won' ? 0 : HEALTH };
  set(state, { ...noHunt(hunters, monster), result, why, round });
}
/** PA-CAMP-13: back to preparation with the same quest. */
export function tryAgain({ state }: Table): void {
  set(state, { result: 'none', why: 'none', round: 0, desks: state.desks.map(freshDesk), step: 'prepare' });
}
/** PA-CAMP-18. */
export function failTrial({ state }: Table): void {
  set(state, { why: 'trial', step: 'over' });
}
export function endMatch({ state }: Table): void {
  writable(state).step = 'over';
}
