/** What a host may choose, the beginning of a hunt, and the chapter that follows. SL-SET-1 to SL-SET-4, SL-STORY-1, SL-STORY-2. */
import { type Chance, capital, done, int, list, oneOf, open, type Result, record, refuse, type Sequel, type StateOf } from '@quarry/kernel';
import { GEAR_DECK, LYNX_DECK } from './content/cards.ts';
import { huntMap, LAST_CHAPTER } from './content/maps.ts';
import { isNetted } from './questions.ts';
import { ROLES, type State, type Stream } from './state.ts';

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

/** SL-SET-2, SL-SET-3. */
export function begin({ seats, chapter, netted, roles: named }: Setup, chance: Chance<Stream>): State {
  const { camp, lair } = huntMap(chapter);
  const gear = chance.shuffle('gear', GEAR_DECK);
  const each = 1 + netted;
  return {
    chapter,
    netted,
    round: 1,
    step: 'plan',
    plan: 'drive',
    turn: 0,
    grips: 0,
    lynx: lair,
    bait: -1,
    trackers: Array.from({ length: seats }, (_, seat) => ({
      role: named[seat] ?? 'runner',
      hex: camp,
      hand: gear.slice(seat * each, (seat + 1) * each),
    })),
    lynxPile: chance.shuffle('lynx', LYNX_DECK),
    signs: [],
    lynxUsed: [],
    pack: gear.slice(seats * each),
    gearUsed: [],
  };
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
