/** A chapter: story and its box, choice, quest board, the hunt laid out, and what comes of it. PA-CAMP-1 to PA-CAMP-18, PA-SET-4 to PA-SET-14. */
import { type Outcome, option, type Rule, type Seat } from '@quarry/kernel';
import { fitsHunter, owns } from '../campaign/builds.ts';
import { activeQuest, chapterCard, isOver, LAST_CHAPTER, MOST_DEFEATS, onTheBoard, overdue, storyOf } from '../campaign/quests.ts';
import { carriedFrom } from '../campaign.ts';
import { cardNamed, monsterCard, questCard, questNamed, sortOf } from '../content/box.ts';
import type { Resource } from '../content/kinds.ts';
import type { Consequence, Quest } from '../content/types.ts';
import * as camp from '../deeds/camp.ts';
import { beginHunt, bringOutFirst, drawFirstHand, layAttrition, layBehaviours, layGround, layOut } from '../deeds/hunt.ts';
import { goTo } from '../deeds/round.ts';
import * as tale from '../deeds/story.ts';
import type { Table } from '../events.ts';
import { seatsOf } from '../places.ts';
import type { State } from '../state.ts';
import { together } from './together.ts';

// Story and box

/** PA-CAMP-3: what was left too long expires, the page is read, the box is opened. */
export function* story(table: Table): Rule {
  const { campaign } = table.state;
  const chapter = chapterCard(campaign.chapter);
  tale.openChapter(table);
  for (const quest of overdue(campaign)) expire(table, quest);
  if (chapter && storyOf(chapter, campaign.achievements) !== '') tale.readPage(table, 'chapter');
  carryOut(table, chapter?.box ?? []);
  yield* handOut(table);
  goTo(table, chapter?.choice ? 'chapter-choice' : 'board');
}

/** PA-CAMP-15: the board is closed until it is made. */
export function* chapterChoice(table: Table): Rule {
  const { chapter: no } = table.state.campaign;
  const choices = chapterCard(no)?.choice?.options ?? [];
  const options = choices.map(({ id }) => option(id, id, { kind: 'choice', id }));
  const chosen = yield* together(table, { kind: 'chapter-choice', rule: 'PA-CAMP-15', options, facts: { chapter: no } });
  tale.choose(table, chosen);
  tale.readPage(table, 'choice');
  carryOut(table, choices.find(({ id }) => id === chosen)!.effects);
  yield* handOut(table);
  goTo(table, 'board');
}

/** PA-CAMP-4. */
export function* board(table: Table): Rule {
  const options = onTheBoard(table.state.campaign).map(quest => option(questCard(quest).id, quest, { kind: 'quest', id: quest }));
  tale.takeQuest(table, yield* together(table, { kind: 'choose-quest', rule: 'PA-CAMP-4', options }));
  readOf(table, 'before');
}
/** A page of the quest that is hunted; an expedition has none. */
function readOf(table: Table, page: 'before' | 'won' | 'lost'): void {
  if (activeQuest(table.state) >= 0) tale.readPage(table, page);
}

/** PA-CAMP-12, PA-CAMP-14. In order: what an achievement opens is open for whatever comes after it. */
function carryOut(table: Table, consequences: readonly Consequence[]): void {
  for (const one of consequences) carryOutOne(table, one);
}
function carryOutOne(table: Table, one: Consequence): void {
  const { campaign } = table.state;
  switch (one.do) {
    case 'forge':
      return tale.raiseForge(table, one.level);
    case 'herbalist':
      return tale.raiseHerbalist(table, one.level);
    case 'upgrade':
      for (const seat of seatsOf(table.state)) tale.giveUpgrade(table, seat);
      return;
    case 'gain':
      return gainAll(table, one.resources, 'PA-CAMP-14');
    case 'unlock':
      for (const quest of known(one.quests)) tale.openQuest(table, quest, 'PA-CAMP-14');
      return;
    case 'expire':
      for (const quest of known(one.quests)) if (!isOver(campaign, quest)) expire(table, quest);
      return;
    case 'achieve':
      return tale.achieve(table, one.achievement);
    case 'give':
      return lend(table, [one.card]);
    case 'open-element':
      return tale.openElement(table, one.element);
    case 'when':
      return carryOut(table, campaign.achievements.includes(one.achievement) ? one.then : (one.otherwise ?? []));
  }
}
const known = (quests: readonly string[]): number[] => quests.map(questNamed).filter(quest => quest >= 0);

/** PA-CAMP-16: its effects apply once. */
function expire(table: Table, quest: number): void {
  tale.expireQuest(table, quest);
  carryOut(table, questCard(quest).expires?.effects ?? []);
}
function gainAll(table: Table, resources: readonly Resource[], rule: string): void {
  for (const seat of seatsOf(table.state)) camp.gainResources(table, seat, resources, rule);
}
function lend(table: Table, keys: readonly string[]): void {
  for (const key of keys) if (cardNamed(key) >= 0) tale.layOutReward(table, cardNamed(key));
}

/** PA-CAMP-11: one by one, to whoever has none of it yet. */
function* handOut(table: Table): Rule {
  const { state } = table;
  for (let [card] = state.campaign.unassigned; card !== undefined; [card] = state.campaign.unassigned) {
    const seats = seatsOf(state).filter(seat => canTake(state, seat, card!));
    if (seats.length === 0) {
      camp.setAside(table, card);
      continue;
    }
    const options = seats.map(seat => option(`seat-${seat}`, seat, { kind: 'seat', id: seat }));
    camp.assign(table, yield* together(table, { kind: 'give-reward', rule: 'PA-CAMP-11', options, facts: { card } }), card);
  }
}
/** PA-FORGE-7, PA-HERB-2. */
function canTake({ belongings, hunters }: State, seat: Seat, card: number): boolean {
  const own = belongings[seat]!;
  return sortOf(card) === 'potion' ? !own.potions.includes(card) : !owns(own, card) && fitsHunter(hunters[seat]!.id, card);
}

// The hunt is laid out

export function* openHunt(table: Table): Rule {
  if (!table.state.pages.includes('before')) readOf(table, 'before');
  layOut(table);
  bringOutFirst(table);
  layBehaviours(table);
  layGround(table);
  for (const seat of seatsOf(table.state)) drawFirstHand(table, seat);
  layAttrition(table);
  beginHunt(table);
}

// And over

/** PA-CAMP-9 to PA-CAMP-12. PA-EXP-5: of an expedition nothing is kept. */
export function* huntWon(table: Table): Rule {
  const { state } = table;
  readOf(table, 'won');
  if (state.mode !== 'campaign') return tale.endMatch(table);
  const quest = questCard(activeQuest(state));
  tale.completeQuest(table);
  for (const seat of seatsOf(state)) tale.usePotionsUp(table, seat);
  reward(table, quest);
  yield* handOut(table);
  tale.clearTable(table);
  tale.endMatch(table);
}

function reward(table: Table, { monster, rewards }: Quest): void {
  const { element } = monsterCard(monster);
  const { elements, materials, plants, cards = [], achievement, unlocks = [] } = rewards;
  if (element) tale.openElement(table, element);
  gainAll(table, [...(element ? Array.from({ length: elements }, () => element) : []), ...materials, ...plants], 'PA-CAMP-10');
  if (achievement !== undefined) tale.achieve(table, achievement);
  for (const quest of known(unlocks)) tale.openQuest(table, quest, 'PA-CAMP-12');
  lend(table, cards);
}

/** PA-CAMP-13, PA-CAMP-18. */
export function* huntLost(table: Table): Rule {
  const { state } = table;
  readOf(table, 'lost');
  if (state.mode !== 'campaign') return tale.endMatch(table);
  tale.countDefeat(table);
  for (const seat of seatsOf(state)) tale.givePotionsBack(table, seat);
  tale.clearTable(table);
  if (state.isTrial && state.campaign.defeats >= MOST_DEFEATS) tale.failTrial(table);
  else tale.tryAgain(table);
}

/** PA-GAME-1: all share one result. Only a campaign goes on from what is handed on (setup.ts). */
export function outcomeOf(state: State): Outcome {
  const isWon = state.result === 'won';
  const { mode, campaign, why, round } = state;
  const facts = {
    mode,
    monster: state.monster.id,
    rounds: round,
    why,
    chapter: campaign.chapter,
    defeats: campaign.defeats,
    score: campaign.score,
  };
  return {
    winners: isWon ? seatsOf(state) : [],
    why: isWon ? wonBy(state) : LOST_BY[why],
    facts,
    carries: carriedFrom(state),
  };
}
const wonBy = ({ mode, campaign }: State): string => (mode === 'campaign' && campaign.chapter === LAST_CHAPTER ? 'PA-CAMP-17' : 'PA-WIN-1');
const LOST_BY: Readonly<Record<State['why'], string>> = {
  none: 'PA-WIN-3',
  time: 'PA-WIN-2',
  'knocked-out': 'PA-WIN-3',
  scenario: 'PA-WIN-4',
  trial: 'PA-CAMP-18',
};
