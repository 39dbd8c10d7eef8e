/** All that is printed, in one number. It stands by itself: whoever looks up a card need not reckon it. */
import { sha256 } from '@quarry/kernel';
import { CHARACTER_CARDS } from './characters.ts';
import { ENEMIES } from './enemies.ts';
import { EVENTS } from './events.ts';
import { GEAR } from './gear.ts';
import { ITEMS } from './items.ts';
import { LOOT } from './loot.ts';
import { MERCHANTS } from './merchants.ts';
import { MISSIONS } from './missions/index.ts';
import { storyOf } from './missions/stories.ts';
import { NIGHTS } from './nights.ts';
import { SUNS } from './suns.ts';
import { TEAM } from './team.ts';
import { TILES } from './tiles.ts';

/** As they are printed: each card with what it tells. */
const PRINTED = MISSIONS.map(({ cards, ...mission }) => {
  const { texts, won, lost } = storyOf(mission);
  return { ...mission, cards: cards.map(({ title, ...card }, i) => ({ title, text: texts[i], ...card })), won, lost };
});

/** Pinned in every match: with other content an old match is not replayed. */
export const CONTENT_HASH = sha256(
  JSON.stringify([CHARACTER_CARDS, TILES, ENEMIES, NIGHTS, SUNS, EVENTS, ITEMS, GEAR, LOOT, TEAM, MERCHANTS, PRINTED]),
).slice(0, 16);
