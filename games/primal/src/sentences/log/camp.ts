/** The log of camp and story: pages, quests, the forge, herbs, skills, what is packed and traded, and what a hunt brought. */
import { capital, plural, sayList } from '@quarry/kernel';
import { chapterCard } from '../../campaign/quests.ts';
import { monsterCard, questCard } from '../../content/box.ts';
import { ELEMENT_NAMES, RESOURCE_NAMES } from '../../content/names.ts';
import { QUESTS } from '../../content/story/quests.ts';
import { cardName, cardNames, hunterName, person, sayResources, written } from '../names.ts';
import { type Say, type Says, who } from './facts.ts';

export const chapterTitle = (no: number): string => {
  const name = chapterCard(no)?.name;
  if (no === 0) return name === undefined ? 'The prologue' : `The prologue, ${name}`;
  return name === undefined ? `Chapter ${no}` : `Chapter ${no}, ${name}`;
};
const questName = (no: number): string => QUESTS[no]?.name ?? 'the quest';
const quarryOf = (no: number): string => (QUESTS[no] ? monsterCard(questCard(no).monster).name : 'the beast');

const MOST_WORDS = 16;
/** What came of leaving a quest alone, if that can be said in a breath. */
function leftAlone(quest: number): string {
  const says = QUESTS[quest]?.expires?.says ?? '';
  return says !== '' && says.split(' ').length <= MOST_WORDS ? says : 'It is off the board.';
}

/** What was chosen, in the words of the choice. */
function chosenSays(no: number, choice: string): string {
  const option = chapterCard(no)?.choice?.options.find(one => one.id === choice);
  return option ? option.says.replace(/\.$/, '') : capital(written(choice));
}

const PAGES: Readonly<Record<string, string>> = {
  chapter: 'The page of the chapter is open.',
  choice: 'What you chose is written down.',
  before: 'The page of the quest is open: it tells what is asked of you.',
  won: 'You come home with it. The page is open.',
  lost: 'You come home without it. The page is open.',
};

const changes: Say<'deck-changed'> = (e, view, reader) => {
  const parts = [
    ...(e.added.length > 0 ? [`${cardNames(e.added)} in`] : []),
    ...(e.removed.length > 0 ? [`${cardNames(e.removed)} out`] : []),
  ];
  const many = e.added.length + e.removed.length > 4;
  const said = many ? `${plural(e.added.length, 'card')} in, ${e.removed.length} out` : sayList(parts);
  return `${who(e, view, reader).does('changes')} the deck: ${said || 'nothing'}.`;
};

type CampEvent =
  | 'chapter-begun'
  | 'page-read'
  | 'forge-raised'
  | 'herbalist-raised'
  | 'upgrade-gained'
  | 'payment-chosen'
  | 'quest-opened'
  | 'quest-expired'
  | 'element-opened'
  | 'achievement-gained'
  | 'choice-made'
  | 'quest-chosen'
  | 'resources-gained'
  | 'resources-paid'
  | 'gear-made'
  | 'gear-given-up'
  | 'potion-brewed'
  | 'step-learned'
  | 'gear-worn'
  | 'gear-taken-off'
  | 'mastery-chosen'
  | 'deck-changed'
  | 'loadout-changed'
  | 'trade-offered'
  | 'trade-made'
  | 'trade-off'
  | 'page-turned'
  | 'ready'
  | 'card-assigned'
  | 'quest-won'
  | 'quest-lost'
  | 'potions-back';

export const CAMP: Says<CampEvent> = {
  'chapter-begun': ({ chapter, leftOut }) =>
    `${chapterTitle(chapter)}.${leftOut.length === 0 ? '' : ` ${plural(leftOut.length, 'card')} of an older box ${leftOut.length === 1 ? 'is' : 'are'} no more: left out.`}`,
  'page-read': ({ page }) => PAGES[page] ?? 'The page is open.',
  'forge-raised': ({ level }) => `The smith builds higher: the forge works at level ${level}.`,
  'herbalist-raised': ({ level }) => `The herb-woman moves her jars up a shelf: she brews at level ${level}.`,
  'upgrade-gained': (e, view, reader) =>
    `${who(e, view, reader).does('has')} learned something, and may choose what: ${plural(e.upgrades, 'step')} to take.`,
  'payment-chosen': (e, view, reader) =>
    `${who(e, view, reader).does('puts')} ${[...(e.resources.length > 0 ? [sayResources(e.resources)] : []), ...e.pieces.map(cardName)].join(' and ')} beside the anvil.`,
  'quest-opened': ({ quest }) => `New on the board: ${questName(quest)}. The quarry is ${quarryOf(quest)}.`,
  'quest-expired': ({ quest }) => `${questName(quest)} has waited too long. ${leftAlone(quest)}`,
  'element-opened': ({ element }) =>
    `From now on the forge can work ${element in ELEMENT_NAMES ? ELEMENT_NAMES[element as keyof typeof ELEMENT_NAMES] : element}.`,
  'achievement-gained': ({ achievement }) => `Written down for later: ${written(achievement)}.`,
  'choice-made': ({ chapter, choice }) => `You have chosen: ${chosenSays(chapter, choice)}.`,
  'quest-chosen': ({ quest }) => `You take up ${questName(quest)}. The quarry is ${quarryOf(quest)}.`,
  'resources-gained': (e, view, reader) => `${who(e, view, reader).does('gains')} ${sayResources(e.resources)}.`,
  'resources-paid': (e, view, reader) => `${who(e, view, reader).does('pays')} ${sayResources(e.resources)}.`,
  'gear-made': (e, view, reader) =>
    e.from < 0
      ? `The forge makes ${cardName(e.card)} for ${who(e, view, reader).whom}.`
      : `${who(e, view, reader).Whose} ${cardName(e.from)} goes into the fire and comes out as ${cardName(e.card)}.`,
  'gear-given-up': (e, view, reader) => `${who(e, view, reader).does('gives')} up ${cardName(e.card)} as payment.`,
  'potion-brewed': (e, view, reader) => `The herbalist brews ${cardName(e.card)} for ${who(e, view, reader).whom}.`,
  'step-learned': (e, view, reader) => `${who(e, view, reader).does('learns')} step ${e.step} of branch ${e.branch}.`,
  'gear-worn': (e, view, reader) => `${who(e, view, reader).does('takes')} up ${cardName(e.card)}.`,
  'gear-taken-off': (e, view, reader) => `${who(e, view, reader).does('leaves')} ${cardName(e.card)} behind.`,
  'mastery-chosen': (e, view, reader) => `${who(e, view, reader).does('goes')} out with the mastery ${cardName(e.card)}.`,
  'deck-changed': changes,
  'loadout-changed': (e, view, reader) =>
    e.cards.length === 0
      ? `${who(e, view, reader).does('packs')} no potions.`
      : `${who(e, view, reader).does('packs')} ${cardNames(e.cards)}.`,
  'trade-offered': (e, view, reader) =>
    `${who(e, view, reader).does('offers')} ${person(view, e.to, reader).whom} ${RESOURCE_NAMES[e.give]} for ${RESOURCE_NAMES[e.take]}.`,
  'trade-made': (e, view, reader) =>
    `${who(e, view, reader).does('gives')} ${person(view, e.to, reader).whom} ${RESOURCE_NAMES[e.give]} and ${e.seat === reader ? 'get' : 'gets'} ${RESOURCE_NAMES[e.take]}.`,
  'trade-off': (e, view, reader) =>
    e.isRefused
      ? `${person(view, e.to, reader).does('refuses')} the trade with ${who(e, view, reader).whom}.`
      : `The offer to ${hunterName(view, e.to)} is off.`,
  'page-turned': (e, view, reader) => `${who(e, view, reader).does('turns')} to ${e.page}.`,
  ready: (e, view, reader) =>
    e.isReady ? `${who(e, view, reader).does('is')} ready.` : `${who(e, view, reader).does('wants')} to think again.`,
  'card-assigned': (e, view, reader) => `The reward ${cardName(e.card)} goes to ${who(e, view, reader).whom}.`,
  'quest-won': ({ quest, rounds, falls, score }) =>
    `${questName(quest)} is done in round ${rounds}, with ${falls === 0 ? 'no falls' : plural(falls, 'fall')}: ${score} for the count.`,
  'quest-lost': ({ quest, defeats }) => `${questName(quest)} is still to be done: ${plural(defeats, 'defeat')} so far.`,
  'potions-back': (e, view, reader) => `What was drunk is back: ${who(e, view, reader).inside('has')} ${cardNames(e.cards)} again.`,
};
