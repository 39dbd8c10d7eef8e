/** What a host may choose, which choices are refused, and the beginning of a match. US-SETUP-1, US-SETUP-5, US-SETUP-16, US-SETUP-19, US-TEAM-2 to US-TEAM-4, US-R-91, US-R-92, US-R-97, US-R-103. */
import { bool, done, int, list, oneOf, open, type Result, record, refuse, type StateOf } from '@quarry/kernel';
import { characterCard } from './content/box.ts';
import { BASE_CHARACTERS, CHARACTERS, type CharacterId, DIFFICULTIES, MODES, type Mode } from './content/kinds.ts';
import { MISSIONS } from './content/missions/index.ts';

export const ANY = 'any' as const;
const MODE_NAMES: Readonly<Record<Mode, string>> = { coop: 'All together', semi: 'With a possible traitor (best from 3 players on)' };
const MISSION_NAMES = Object.fromEntries(MISSIONS.map(({ id, name, marks }) => [id, `${name} (${DIFFICULTIES[marks - 1]})`]));
const CHARACTER_NAMES = Object.fromEntries(CHARACTERS.map(id => [id, `${characterCard(id).name}, ${characterCard(id).role}`]));

export const setupSchema = record(
  open({
    seats: int(1, CHARACTERS.length),
    mission: oneOf(
      MISSIONS.map(one => one.id),
      MISSION_NAMES,
    ),
    mode: oneOf(MODES, MODE_NAMES),
    hasExpansion: bool(),
    /** By seat; a solo player has the first two. Whoever is not named is chosen at the table. */
    characters: list(oneOf([ANY, ...CHARACTERS], { [ANY]: 'Chosen at the table', ...CHARACTER_NAMES }), CHARACTERS.length),
  }),
);
export type Setup = StateOf<typeof setupSchema>;

export const missionFor = (seats: number, mission = MISSIONS[0]!.id, mode: Mode = 'coop', rest: Partial<Setup> = {}): Setup => ({
  seats,
  mission,
  mode,
  hasExpansion: seats > BASE_CHARACTERS,
  characters: [],
  ...rest,
});

// Refusals

/** Who can be played. */
export const castOf = ({ hasExpansion }: { readonly hasExpansion: boolean }): readonly CharacterId[] =>
  hasExpansion ? CHARACTERS : CHARACTERS.slice(0, BASE_CHARACTERS);
/** US-SOLO-1. */
const SOLO_CHARACTERS = 2;
const nameOf = (id: string): string => characterCard(id as CharacterId).name;

export function checkSetup(setup: Setup): Result {
  const { seats, mode, characters, hasExpansion } = setup;
  if (seats > BASE_CHARACTERS && !hasExpansion)
    return refuse(
      'needs-expansion',
      { seats, most: BASE_CHARACTERS },
      `The base game has ${BASE_CHARACTERS} characters for ${seats} seats; add the expansion.`,
    );
  if (seats === 1 && mode === 'semi')
    return refuse('no-traitor', { seats }, 'Alone there is nobody to betray; play all together, or with a second player.');
  const room = seats === 1 ? SOLO_CHARACTERS : seats;
  if (characters.length > room)
    return refuse(
      'characters',
      { characters: characters.length, room },
      `${characters.length} characters are named where ${room} are played; leave some out.`,
    );
  const taken = characters.filter(one => one !== ANY);
  const twice = taken.find((one, i) => taken.indexOf(one) !== i);
  if (twice)
    return refuse(
      'character-taken',
      { character: twice },
      `${nameOf(twice)} is named twice and is one person; let somebody choose another.`,
    );
  const away = taken.find(one => !castOf(setup).some(id => id === one));
  if (away)
    return refuse('not-in-box', { character: away }, `${nameOf(away)} is in the expansion; add it, or choose one of the four others.`);
  return done;
}

// The beginning
