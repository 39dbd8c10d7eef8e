/** The pages of a story among what a game tells, and which of them somebody has not read yet. Pure; plain-page.tsx draws them. */
import type { Block } from '@quarry/kernel';
import type { Seen } from '@quarry/protocol';
import type { StoryBlock as PageBlock, Pages } from '@quarry/screen';

export type { PageBlock };

type Sight = Pick<Seen, 'describes' | 'sketch'>;

const isPage = (block: Block): block is PageBlock => block.page !== undefined;
export const pagesIn = (blocks: readonly Block[] | null): PageBlock[] => blocks?.filter(isPage) ?? [];
export const openPageIn = (blocks: readonly Block[] | null): PageBlock | null => pagesIn(blocks).find(({ page }) => !page.isRead) ?? null;

/** The page that lies open, and those that were read before. */
export const pagesOf = (describes: Sight['describes']): Pages => ({
  open: openPageIn(describes),
  read: pagesIn(describes).filter(({ page }) => page.isRead),
});

/** Whether a page lies in the middle of the table by itself: it is open, and nothing else is drawn there. */
export const isLaid = ({ describes, sketch }: Sight, block: PageBlock): boolean =>
  openPageIn(describes)?.page.number === block.page.number && !hasBoard(sketch);

export const hasBoard = (sketch: Sight['sketch']): boolean =>
  sketch !== null && sketch.cells.length + sketch.pieces.length + sketch.outlines.length > 0;

/** Pages that were read, by number, and as they read: one that is opened again may tell something else. */
export interface ReadPages {
  has(name: string): boolean;
}

const nameOf = ({ page, lines }: PageBlock): string => `${page.number} ${lines.join(' ').length}`;

/** What is noted of a page that was read. */
export const namesOf = (block: PageBlock): readonly string[] => [block.page.number, nameOf(block)];

/** Pages that were told and not read, in the order in which they were opened. */
export function unreadIn({ describes }: Pick<Seen, 'describes'>, read: ReadPages): PageBlock[] {
  const pages = pagesIn(describes);
  const before = pages.filter(({ page }) => page.isRead && !read.has(page.number));
  const open = pages.filter(block => !block.page.isRead && !read.has(nameOf(block)));
  return [...before, ...open];
}
