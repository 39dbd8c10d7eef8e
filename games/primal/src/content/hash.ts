/** All that is printed, in one number. It stands by itself: whoever looks up a card need not load all chapters. */
import { sha256 } from '@quarry/kernel';
import { ATTRITION } from './attrition.ts';
import { monsterCard, SCENARIOS } from './box.ts';
import { BURDENS } from './burdens.ts';
import { ARMOUR, HELMS, ITEMS, POTIONS, WEAPONS } from './gear/index.ts';
import { ACTION_CARDS, MASTERIES } from './hunters/index.ts';
import { MONSTERS } from './kinds.ts';
import { BEHAVIOURS, OBJECTIVES, PERILS, STANCES } from './monsters/index.ts';
import { CHAPTERS } from './story/chapters.ts';
import { taleOf } from './story/tales.ts';
import type { Quest, Scenario } from './types.ts';

/** A quest with what is told of it, in the order in which it is read. */
function asPrinted(scenario: Scenario | Quest): object {
  if (!('rewards' in scenario)) return scenario;
  const { rewards, expires, ...before } = scenario;
  return { ...before, ...taleOf(scenario), rewards, expires };
}

/** Pinned in every match: with other content an old match is not replayed. */
export const CONTENT_HASH = sha256(
  JSON.stringify([
    ACTION_CARDS,
    MASTERIES,
    WEAPONS,
    ARMOUR,
    HELMS,
    ITEMS,
    POTIONS,
    BURDENS,
    ATTRITION,
    BEHAVIOURS,
    STANCES,
    PERILS,
    OBJECTIVES,
    MONSTERS.map(monsterCard),
    SCENARIOS.map(asPrinted),
    CHAPTERS,
  ]),
).slice(0, 16);
