/** The log of the story: pages, rolls, what the party gains and loses by them, the steps after an encounter, and the camp. */
import { plural, sayList } from '@quarry/kernel';
import { behaviourCard, isCard } from '../../content/box.ts';
import type { Counter, Preparation, Resource } from '../../content/kinds.ts';
import { CHARACTER_NAMES, COUNTER_NAMES, ENEMY_NAMES, sayResources, TOKEN_NAMES } from '../../content/names.ts';
import { chapterOf, entryOf, isEntry, LAST_CHAPTER } from '../../content/story/index.ts';
import type { Ending, StoryElement } from '../../content/story/types.ts';
import type { Told } from '../../events.ts';
import { named, openNeeds } from '../../questions/tests-of-story.ts';
import type { View } from '../../state.ts';
import { needsSay, sumOf } from '../dice.ts';
import { cardName, cardNames, person } from '../names.ts';
import { rolledSays } from '../rolled.ts';
import { type Say, type Says, who } from './facts.ts';

const titleOf = (entry: string): string => (isEntry(entry) ? `“${entryOf(entry).title}”` : `page ${entry}`);
/** What a roll of the story needs, in words; nothing if its page is no more. */
export function storyNeeds({ entry, element }: Told<'story-rolled'>, view: View): string {
  const found = elementOf(entry, element);
  return found?.is === 'roll' || found?.is === 'optional-roll' ? needsSay(openNeeds(view, found.needs)) : '';
}
const elementOf = (entry: string, element: number): StoryElement | undefined =>
  isEntry(entry) ? entryOf(entry).elements[element] : undefined;

/** What a path is called on its page. */
function pathTitle(entry: string, to: string): string {
  const all = isEntry(entry) ? entryOf(entry).elements : [];
  const path = all.flatMap(one => (one.is === 'paths' ? one.paths : [])).find(one => one.to === to);
  return path ? `“${path.title}”. ${path.says}` : `the way to ${titleOf(to)}.`;
}

/** The caption over what an event or an outcome brings, as a sentence. */
function caption(entry: string, element: number): string {
  const found = elementOf(entry, element);
  return found && 'caption' in found ? found.caption : 'Something comes of it';
}

/** How a roll ended, in the words of the page. */
function ending({ entry, element, isPassed, isClean }: Told<'story-rolled'>): string {
  const found = elementOf(entry, element);
  if (found?.is === 'roll') return isPassed ? (isClean ? found.clean : found.bare) : found.fail;
  return found?.is === 'optional-roll' ? (isPassed ? found.passed : found.failed) : '';
}

const rolls: Say<'story-rolled'> = (e, view) => {
  const needed = storyNeeds(e, view);
  const needs = needed && ` against ${needed}`;
  const shown =
    e.faces.length === 0 ? 'The party rolls no dice' : `The party rolls ${sumOf({ ...e, perCrit: 0, bonus: 0, result: e.pips })}`;
  return rolledSays(`${shown}${needs}`, e.isPassed, named(view, e.entry, ending(e)));
};

/** Whoever has thrown all dice of a chapter is not asked, but reads what was passed by. */
function declines({ entry, element, isOut }: Told<'story-declined'>): string {
  const found = elementOf(entry, element);
  const what = found?.is === 'optional-roll' ? `“${found.title.replace(/\.$/, '')}”` : 'the roll';
  return isOut ? `No dice are left in this chapter: the party passes ${what} by.` : `The party leaves ${what} alone; every die stays.`;
}

/** What became of the land, as the journal has it: when a counter rose, and when it fell. */
const LAND: Readonly<Record<Counter, readonly [risen: string, fallen: string]>> = {
  rebellion: ['More cords are tied, a seed on each', 'Here and there a cord is untied and laid on a table'],
  blight: ['The red comes further down the river', 'A stretch of the river runs clear again'],
  'trust-desert': ['At the Desert’s wells a cup is filled for you', 'At the Desert’s wells your cup is turned over'],
  'trust-lowland': ['The Lowland moves up and makes you room on the boat', 'The Lowland poles its boats past your camp'],
  'trust-sky': ['The Sky lets down a rope for you', 'The Sky draws a rope up'],
};
/** With the number, for those who count along. */
const landSays: Say<'counter-moved'> = ({ counter, by, now }) =>
  `${LAND[counter][by < 0 ? 1 : 0]} (${COUNTER_NAMES[counter]} ${now - by} to ${now}).`;
const gains = (by: number, now: number, thing: string, many: string): string =>
  `The party ${by < 0 ? 'uses' : 'gains'} ${plural(Math.abs(by), thing, many)}: ${now} ${by < 0 ? 'left' : 'in all'}.`;

const PREPARED: Readonly<Record<Preparation, string>> = {
  'look-at-tops': 'the tops of the behaviour decks are seen before the fight',
  'look-at-march': 'the march of the enemies is seen before the fight',
  'one-more-trap': 'one more trap lies on the map',
  'one-more-start': 'there is one more square to start from',
  'one-more-refugee': 'one more refugee comes along',
  'granary-3': 'the granary holds out longer',
  early: 'nobody is expected so early, and the alert track is longer',
};

const WHY_ADDED: Readonly<Record<Told<'behaviour-added'>['why'], string>> = {
  story: 'for what the party did',
  counter: 'for how things stand in the land',
  location: 'for the components it has lost',
  level: 'for its new level',
};
function adds({ card, why }: Told<'behaviour-added'>): string {
  const whose = isCard(card) ? `The ${ENEMY_NAMES[behaviourCard(card).enemy]}` : 'An enemy';
  return `${whose} learns ${cardName(card)}, ${WHY_ADDED[why]}.`;
}

const HOW_RECOVERED: Readonly<Record<Told<'cards-recovered'>['how'], string>> = { supply: ' with a supply', entry: '', card: '' };

export const ENDINGS: Readonly<Record<Ending, string>> = {
  'peace-kept': 'the peace is kept',
  'scarred-peace': 'the peace holds, and it is scarred',
  'three-roads': 'the clans go three ways',
  'red-harvest': 'the harvest is red',
  'long-winter': 'a long winter comes',
};

/** What was paid: `2 metal shards and 1 spark cell`. */
const paidSays = (paid: readonly Resource[]): string =>
  sayList([...new Set(paid)].map(kind => sayResources(kind, paid.filter(one => one === kind).length))) || 'nothing';

export const STORY = {
  'chapter-began': e => `Chapter ${e.chapter} of ${LAST_CHAPTER} begins: ${chapterOf(e.chapter).title}.`,
  'cards-left-out': e => `The box was printed anew. What is no longer in it stays out of play: ${sayList(e.keys)}.`,
  'entry-opened': e => `The party turns to ${titleOf(e.entry)}.`,
  'path-taken': e => `The party chooses ${pathTitle(e.entry, e.to)}`,
  'entry-event': e => `${caption(e.entry, e.element)}${e.isAgain ? ': the party has been here before, and nothing more is found' : ''}.`,
  'entry-outcome': e => (e.isHeld ? `${caption(e.entry, e.element)}.` : 'Nothing more comes of this page.'),
  'story-rolled': rolls,
  'story-declined': declines,
  'counter-moved': landSays,
  'flag-set': () => 'The story will come back to this.',
  'token-collected': e => `The party gains the ${TOKEN_NAMES[e.token]} token for the encounter ahead.`,
  'special-collected': e => `The party gains the special card ${cardName(e.card)} for the encounter ahead.`,
  prepared: e => `The party is prepared: ${PREPARED[e.what]}.`,
  'potions-changed': e => gains(e.by, e.now, 'potion', 'potions'),
  'supplies-changed': e => gains(e.by, e.now, 'supply', 'supplies'),
  'resource-collected': (e, v, r) => `${who(e, v, r).does('takes')} ${sayResources(e.kind, 1)}.`,
  'pile-empty': e => `No ${sayResources(e.kind, 1).replace('1 ', '')} is left to take.`,
  'resource-lost': (e, v, r) => `${who(e, v, r).does('loses')} ${sayResources(e.kind, 1)}.`,
  'one-picked': (e, v, r) => `The party names ${who(e, v, r).whom}.`,
  'card-given': (e, v, r) => `${who(e, v, r).does('takes')} ${cardName(e.card)} into the satchel.`,
  'cards-shown': e => `The party finds ${cardNames(e.cards)}.`,
  'nothing-left': e => (e.of === 'gear' ? 'No gear is left to find.' : 'No modification is left to find.'),
  'behaviour-added': adds,
  'injuries-added': e => `The injury deck gains ${plural(e.n, 'card')}.`,
  'alert-start': e => `The alert token starts ${plural(e.by, 'row')} lower in the encounter ahead.`,
  'level-risen': e => `The ${ENEMY_NAMES[e.enemy]} rises to level 2: more hit points and new behaviour cards.`,
  'profiles-risen': e => `All characters rise to level ${e.level}.`,
  'selection-widened': e => `Action cards of level ${e.level} can be gained from now on.`,
  'card-gained': (e, v, r) => `${who(e, v, r).does('gains')} ${cardName(e.card)}.`,
  'gear-upgraded': (e, v, r) => `${who(e, v, r).does('upgrades')} ${cardName(e.card)} to level 2 for ${paidSays(e.paid)}.`,
  'cards-recovered': (e, v, r) =>
    `${who(e, v, r).does('shuffles')} ${plural(e.n, 'discarded card')} back into the deck${HOW_RECOVERED[e.how]}.`,
  'injury-removed': (e, v, r) => `${who(e, v, r).does('is')} healed of ${cardName(e.card)}.`,
  'story-ended': e => `The story ends: ${ENDINGS[e.ending]}.`,
  'chapter-ended': e => `Chapter ${e.chapter} of ${LAST_CHAPTER} is over.`,

  // Camp
  'gear-swapped': (e, v, r) => `${who(e, v, r).does('takes')} up ${cardName(e.card)} in place of ${cardName(e.for)}.`,
  'modification-fitted': (e, v, r) => `${who(e, v, r).does('fits')} ${cardName(e.card)} to ${cardName(e.on)}.`,
  'modification-taken-off': (e, v, r) => `${who(e, v, r).does('takes')} ${cardName(e.card)} off.`,
  'card-added': (e, v, r) => `${who(e, v, r).does('adds')} ${cardName(e.card)} to the deck, by way of the discard pile.`,
  'card-removed': (e, v, r) => `${who(e, v, r).does('moves')} ${cardName(e.card)} from the deck to the satchel.`,
  'resource-passed': (e, v, r) => `${who(e, v, r).does('hands')} ${sayResources(e.kind, 1)} to ${person(v, e.to, r).whom}.`,
  'card-passed': (e, v, r) => `${who(e, v, r).does('hands')} ${cardName(e.card)} to ${person(v, e.to, r).whom}.`,
  'character-changed': (e, _, r) =>
    `${e.seat === r ? 'You leave' : 'A player leaves'} ${CHARACTER_NAMES[e.from]} and ${e.seat === r ? 'play' : 'plays'} ${CHARACTER_NAMES[e.to]}.`,
  'change-refused': (e, v, r) => `${person(v, e.by, r).does('says')} no: ${who(e, v, r).inside('stays')}, and nobody else joins.`,
} satisfies Partial<Says>;
