/** The pages of a chapter as people read them: the story with the board below it, what is asked of the hunters, and how it ended. One is open; those read before can be read again. */
import type { Block, Offer, Page, Seat } from '@quarry/kernel';
import { activeQuest, chapterCard, onTheBoard, storyOf } from '../campaign/quests.ts';
import { isQuest, monsterCard, questCard, SCENARIOS } from '../content/box.ts';
import { EXPEDITION_TALES } from '../content/story/expedition-tales.ts';
import { taleOf } from '../content/story/tales.ts';
import type { Chapter, Quest } from '../content/types.ts';
import type { View } from '../state.ts';

interface Opened {
  readonly heading: string;
  readonly chapter?: string;
  readonly lines: readonly string[];
  readonly notes?: readonly string[];
  readonly offers?: readonly Offer[];
  /** Whether it lies open now. */
  readonly isOpen: boolean;
}

/** Numbered in the order in which they were opened; the one that is open comes first. */
export function pages(view: View, seat: Seat | null): Block[] {
  const no = view.mode === 'campaign' ? view.campaign.chapter : 0;
  const all = [...chapterPage(view), ...expeditionPage(view), ...questPages(view, seat)].map(
    ({ heading, chapter, lines, notes = [], offers = [], isOpen }, i): Block => {
      const beginning = chapter === undefined ? {} : { chapter };
      const page: Page = { number: `${no}.${i + 1}`, ...beginning, notes, offers, ...(isOpen ? {} : { isRead: true as const }) };
      return { heading, lines, page };
    },
  );
  return [...all.filter(({ page }) => !page!.isRead), ...all.filter(({ page }) => page!.isRead)];
}

/** What a chapter tells, what it asks, and what hangs on the board below it. */
function chapterPage(view: View): Opened[] {
  const { campaign, mode, step } = view;
  const chapter = mode === 'campaign' ? chapterCard(campaign.chapter) : undefined;
  if (!chapter) return [];
  const isOpen = step === 'story' || step === 'chapter-choice' || step === 'board';
  const asks = chapter.choice ? [chapter.choice.asks] : [];
  const offers = [...choices(view, chapter), ...(step === 'board' ? onTheBoard(campaign).map(questOffer) : [])];
  return [
    {
      heading: chapter.name,
      chapter: `Chapter ${campaign.chapter}`,
      lines: [storyOf(chapter, campaign.achievements), ...asks],
      offers,
      isOpen,
    },
  ];
}
function choices({ campaign, step }: View, { choice }: Chapter): Offer[] {
  const [chosen] = campaign.choices.filter(one => one.startsWith(`${campaign.chapter}:`)).map(one => one.split(':')[1]!);
  return (choice?.options ?? []).map(({ id, says, then }): Offer => {
    const way = step === 'chapter-choice' ? { about: { kind: 'choice', id } } : {};
    return { title: says, says: id === chosen ? then : '', hints: [], ...way, ...(id === chosen ? { came: 'chosen' } : {}) };
  });
}
function questOffer(no: number): Offer {
  const { name, monster, says } = questCard(no);
  return { title: name, says: `${monsterCard(monster).name}. ${says}`, hints: [], about: { kind: 'quest', id: no } };
}

/** PA-EXP-2. It asks nothing: it is read once by whoever comes to the hunt, and again by whoever wants to. */
function expeditionPage(view: View): Opened[] {
  const place = view.mode === 'expedition' ? SCENARIOS[view.scenario] : undefined;
  const before = place && EXPEDITION_TALES[place.id];
  if (!before) return [];
  const { advice } = monsterCard(place.monster);
  return [{ heading: place.name, lines: [before], notes: [place.says, advice], isOpen: false }];
}

/** In camp the page lies open until a hunter turns to the desk. */
function questPages(view: View, seat: Seat | null): Opened[] {
  if (!isQuest(view.scenario)) return [];
  const quest = questCard(activeQuest(view));
  const isAtHand = view.step === 'over' || (view.step === 'prepare' && (seat === null || view.desks[seat]?.page === 'camp'));
  const last = isAtHand ? view.pages.at(-1) : undefined;
  return [
    {
      heading: quest.name,
      lines: [taleOf(quest).before],
      notes: [quest.says, monsterCard(quest.monster).advice],
      isOpen: last === 'before',
    },
    ...view.pages.flatMap(page => ending(quest, page, last)),
  ];
}
const TITLES: Readonly<Record<string, string>> = { won: 'Home with it', lost: 'Home without it' };
function ending(quest: Quest, page: string, last: string | undefined): Opened[] {
  if (page !== 'won' && page !== 'lost') return [];
  return [{ heading: `${quest.name}: ${TITLES[page]}`, lines: [taleOf(quest)[page]], isOpen: page === last }];
}
