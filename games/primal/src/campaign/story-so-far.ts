/** Our story so far, as people read it: what was hunted in each chapter and what was chosen, how everyone is equipped, and how the camp stands. */
import { type Block, capital, plural, sayList } from '@quarry/kernel';
import type { Carried, Member } from '../campaign.ts';
import { cardNamed, monsterCard, nameOf, questCard, questNamed, sortOf } from '../content/box.ts';
import { CONTENT_HASH } from '../content/hash.ts';
import { BRANCHES, ELEMENTS, type MonsterId, RESOURCES } from '../content/kinds.ts';
import { ELEMENT_NAMES, HUNTER_NAMES, RESOURCE_NAMES } from '../content/names.ts';
import { taleOf } from '../content/story/tales.ts';
import { chapterCard } from './quests.ts';

export function storySays(story: Carried): Block[] {
  return [
    ...chaptersSay(story),
    ...story.party.map((one, seat) => ({ ...memberSays(one), seat })),
    ...story.away.map(one => ({ ...memberSays(one), heading: `${HUNTER_NAMES[one.id]}, away` })),
    campSays(story),
    ...changesSay(story),
  ];
}

/** One quest a chapter, in the order in which they were won. */
function chaptersSay({ chapter, completed, choices }: Carried): Block[] {
  return Array.from({ length: chapter + 1 }, (_, no) => ({
    heading: headingOf(no),
    lines: [...chosenIn(no, choices), ...wonIn(completed[no])],
  })).filter(one => one.lines.length > 0);
}
const headingOf = (no: number): string => {
  const name = chapterCard(no)?.name;
  if (no === 0) return name ?? 'The prologue';
  return name ? `Chapter ${no}: ${name}` : `Chapter ${no}`;
};
function chosenIn(no: number, choices: readonly string[]): string[] {
  const options = chapterCard(no)?.choice?.options ?? [];
  return choices
    .filter(one => one.startsWith(`${no}:`))
    .flatMap(one => options.filter(({ id }) => one === `${no}:${id}`))
    .map(({ then }) => then);
}
function wonIn(quest: string | undefined): string[] {
  const no = quest === undefined ? -1 : questNamed(quest);
  if (no < 0) return [];
  const card = questCard(no);
  return [`${card.name}: ${monsterCard(card.monster).name} was hunted down.`, taleOf(card).won];
}

const known = (keys: readonly string[], ...sorts: readonly string[]): string[] =>
  keys
    .map(cardNamed)
    .filter(card => card >= 0 && sorts.includes(sortOf(card)))
    .map(nameOf);

function memberSays({ id, resources, owned, worn, potions, steps, upgrades, deck, mastery }: Member): Block {
  const branches = BRANCHES.flatMap((branch, i) => (steps[i]! > 0 ? [`${branch} to step ${steps[i]}`] : []));
  const purse = RESOURCES.flatMap((one, i) => (resources[i]! > 0 ? [`${resources[i]} ${RESOURCE_NAMES[one]}`] : []));
  const brewed = known(potions, 'potion');
  return {
    heading: HUNTER_NAMES[id],
    lines: [
      `Wears ${sayList(known(worn, 'weapon', 'armour', 'helm', 'item'))}; owns ${plural(owned.length, 'piece')}.`,
      `${plural(deck.length, 'card')} in the deck, with ${sayList(known([mastery], 'mastery'))}.`,
      branches.length > 0 ? `Has learned ${sayList(branches)}.` : 'Has learned nothing new yet.',
      ...(upgrades > 0 ? [`${capital(plural(upgrades, 'upgrade'))} not spent yet.`] : []),
      ...(brewed.length > 0 ? [`Potions: ${sayList(brewed)}.`] : []),
      purse.length > 0 ? `Carries ${sayList(purse)}.` : 'Carries no resources.',
    ],
  };
}

function campSays({ forge, herbalist, elements, trophies, defeats, score }: Carried): Block {
  const opened = ELEMENTS.filter(one => elements.includes(one)).map(one => ELEMENT_NAMES[one]);
  const beasts = trophies.map(one => monsterCard(one as MonsterId)?.name).filter(one => one !== undefined);
  return {
    heading: 'The camp',
    lines: [
      `The forge is at level ${forge}, the herbalist at level ${herbalist}.`,
      opened.length > 0 ? `The forge works ${sayList(opened)}.` : 'The forge works no element yet.',
      ...(beasts.length > 0 ? [`Trophies: ${sayList(beasts)}.`] : []),
      `${capital(plural(defeats, 'defeat'))}; ${plural(score, 'point')}.`,
    ],
  };
}

/** Cards of an older box that the next chapter has to do without. */
function changesSay({ content, party, away, completed, available }: Carried): Block[] {
  if (content === CONTENT_HASH) return [];
  const cards = [...party, ...away].flatMap(one => [...one.owned, ...one.potions, ...one.deck]);
  const gone = [...new Set([...cards.filter(key => cardNamed(key) < 0), ...[...completed, ...available].filter(id => questNamed(id) < 0)])];
  const lines =
    gone.length > 0
      ? [`These are no longer in the box and are left out: ${sayList(gone)}.`]
      : ['Cards may read differently from before; none of yours is missing.'];
  return [{ heading: 'The box was printed anew', lines }];
}
