/** The pages of a story, as a screen is told of them. */
import type { Block, Page } from '@quarry/kernel';

export interface StoryBlock extends Block {
  readonly page: Page;
}

export interface Pages {
  /** The page that lies open, in the middle unless something is played there; null if there is none. */
  readonly open: StoryBlock | null;
  /** Those that were read before, in their order. */
  readonly read: readonly StoryBlock[];
}
