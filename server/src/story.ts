/**
 * Stories: chains of matches, chapter after chapter, each at a table of its own. A chapter knows those before it, and what the last of
 * them handed on; both are worked out from a match that is over, never told by anybody.
 */
import { type AnyGame, type AnyMatch, type NextMatch, readCarried, type Seat, sameHeirs, sequelOf } from '@quarry/kernel';
import type { Chapter, InStory, Story } from '@quarry/protocol';
import { hostName } from './seats.ts';
import { endOf } from './sight.ts';
import type { StoredTable } from './store.ts';

export const chapterOf = ({ story }: StoredTable): number => (story?.before.length ?? 0) + 1;

/** A chapter whose match is over, as those after it tell it. */
export function chapterTold(table: StoredTable, match: AnyMatch, at: number): Chapter {
  const { id, seats } = table;
  const { says, winners } = endOf(match)!;
  return {
    chapter: chapterOf(table),
    table: id,
    says,
    people: seats.map(one => one.name),
    winners: winners.map(seat => seats[seat]!.name),
    at,
  };
}

/** Whether the story goes on after a match that is over; null while it is played. */
export function endOfStory(match: AnyMatch): InStory['end'] {
  if (!match.outcome) return null;
  const sequel = sequelOf(match);
  return !sequel.ok && sequel.refusal.code === 'story-over' ? 'told' : 'goes-on';
}

/** The next chapter before it begins: the same people in the same seats, who open it with the same keys. */
export function nextTable(
  table: StoredTable,
  game: AnyGame,
  told: Chapter,
  { setup, carried }: NextMatch,
  fresh: { readonly id: string; readonly seed: string; readonly at: number },
): StoredTable {
  const { name, seats, host, owner, evenPause, noHints, story } = table;
  return {
    id: fresh.id,
    seed: fresh.seed,
    game: game.id,
    version: game.version,
    content: game.content,
    setup,
    base: 0,
    name,
    seats,
    host,
    owner,
    evenPause,
    ...(noHints && { noHints }),
    isPaused: false,
    isArchived: false,
    createdAt: fresh.at,
    story: {
      first: story?.first ?? table.id,
      before: [...(story?.before ?? []), told],
      carried,
      heirs: sameHeirs(seats.length, seats.length),
    },
    gathering: {
      before: table.setup,
      chosen: {},
      chosenBySeat: seats.map(() => ({})),
    },
  };
}

/** Where a table stands in its story. */
export const inStory = (table: StoredTable, end: InStory['end']): InStory => ({
  chapter: chapterOf(table),
  end,
  next: table.next ?? null,
  host: hostName(table.seats),
});

/** Our story up to a table: `now` is its own chapter, if that is over, with what it hands on. */
export function storyOf(
  table: StoredTable,
  game: AnyGame,
  seat: Seat | null,
  end: InStory['end'] = null,
  now: { readonly told: Chapter; readonly carries: unknown } | null = null,
): Story {
  const before = table.story?.before ?? [];
  const carried = game.sequel && readCarried(game.sequel, now ? now.carries : table.story?.carried);
  // What was handed on is spoken of to the seats of the chapter that did so: others sit there now, or elsewhere.
  const place = now || seat === null ? seat : (table.story?.heirs[seat] ?? null);
  return {
    ...inStory(table, end),
    chapters: now ? [...before, now.told] : before,
    says: carried?.ok ? game.sequel!.says(carried.value, place) : [],
  };
}
