/** All that is printed, in one number. It stands by itself: whoever looks up a card need not load the whole story. */
import { sha256 } from '@quarry/kernel';
import { ACTION_CARDS, SPECIAL_CARDS } from './actions/index.ts';
import { BEHAVIOURS } from './behaviours/index.ts';
import { BRIEFS } from './briefs/index.ts';
import { CHARACTER_CARDS } from './characters.ts';
import { ENEMIES } from './enemies.ts';
import { GEAR } from './gear.ts';
import { INJURIES } from './injuries.ts';
import { MODIFICATIONS } from './modifications.ts';
import { PAGES } from './pages.ts';
import { CHAPTERS } from './story/index.ts';

/** Pinned in every match: with other content an old match is not replayed. */
export const CONTENT_HASH = sha256(
  JSON.stringify([
    ACTION_CARDS,
    SPECIAL_CARDS,
    GEAR,
    MODIFICATIONS,
    INJURIES,
    BEHAVIOURS,
    ENEMIES,
    CHARACTER_CARDS,
    PAGES,
    BRIEFS,
    CHAPTERS,
  ]),
).slice(0, 16);
