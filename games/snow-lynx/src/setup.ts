/** What a host may choose, and the chapter that follows. SL-SET-1 to SL-SET-4, SL-STORY-1, SL-STORY-2. */
import { capital, done, int, list, oneOf, open, type Result, record, refuse, type Sequel, type StateOf } from '@quarry/kernel';
import { huntMap, LAST_CHAPTER } from './content/maps.ts';
import { isNetted } from './questions.ts';
import { ROLES, type State } from './state.ts';

const roles = list(oneOf(ROLES, { runner: 'Runner', trapper: 'Trapper', reader: 'Reader' }), 4);

export const setupSchema = record(open({ seats: int(1, 4), chapter: int(1, LAST_CHAPTER), netted: int(0, LAST_CHAPTER), roles }));
export type Setup = StateOf<typeof setupSchema>;

/** Each role once, then runners. */
export const setupFor = (seats: number, chapter = 1): Setup => ({
  seats,
  chapter,
  netted: 0,
  roles: Array.from({ length: seats }, (_, seat) => ROLES[seat] ?? 'runner'),
});

export function checkSetup({ seats, chapter, netted, roles: named }: Setup): Result {
  if (named.length > seats)
    return refuse('roles', { roles: named.length, seats }, `${named.length} roles are named for ${seats} trackers; leave some out.`);
  if (netted >= chapter)
    return refuse(
      'netted',
      { netted, chapter },
      `Before chapter ${chapter} at most ${chapter - 1} lynxes can have been netted, not ${netted}; choose fewer.`,
    );
  return done;
}

const carries = record(open({ chapter: int(1, LAST_CHAPTER), netted: int(0, LAST_CHAPTER), roles }));
type Carried = StateOf<typeof carries>;

/** What a hunt that is over hands on. */
export const carriedFrom = (state: State): Carried => ({
  chapter: state.chapter,
  netted: state.netted + (isNetted(state) ? 1 : 0),
  roles: state.trackers.map(one => one.role),
});

export const sequel: Sequel<Setup, Carried> = {
  carries,
  mayChoose: ['roles'],
  next: (_, { chapter, netted, roles: had }, seats, heirs) =>
    chapter === LAST_CHAPTER
      ? null
      : { seats, chapter: chapter + 1, netted, roles: heirs.map(seat => (seat === null ? 'runner' : (had[seat] ?? 'runner'))) },
  title: ({ chapter }) => `Chapter ${chapter}: ${capital(huntMap(chapter).name)}`,
  says: ({ chapter, netted }) => [
    {
      heading: `After ${huntMap(chapter).name}`,
      lines: [`You have netted ${netted} of ${chapter === 1 ? '1 lynx' : `${chapter} lynxes`}.`],
    },
  ],
};
