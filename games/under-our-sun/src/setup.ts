/** What a host may choose, which choices are refused, and the beginning of a match. US-SETUP-1, US-SETUP-5, US-SETUP-16, US-SETUP-19, US-TEAM-2 to US-TEAM-4, US-R-91, US-R-92, US-R-97, US-R-103. */
import { bool, type Chance, done, int, list, oneOf, open, type Result, record, refuse, type StateOf } from '@quarry/kernel';
import {
  characterCard,
  ENEMY_NUMBERS,
  EVENT_NUMBERS,
  enemyCard,
  GEAR_NUMBERS,
  ITEM_NUMBERS,
  LOOT_NUMBERS,
  missionNamed,
  missionOf,
  NIGHT_NUMBERS,
  TEAM_NUMBERS,
  TILE_NUMBERS,
  teamCard,
  thing,
  tileCard,
} from './content/box.ts';
import { BAG, BASE_CHARACTERS, CHARACTERS, type CharacterId, DIFFICULTIES, MODES, type Mode, SUPPLY } from './content/kinds.ts';
import { MISSIONS } from './content/missions/index.ts';
import { blankTile } from './deeds/ground.ts';
import { noTrade } from './fresh.ts';
import { HAVEN, ringAt } from './map.ts';
import { minus } from './questions.ts';
import type { State, Stream, TileState } from './state.ts';

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

/** US-TEAM-9: the places where a Quartermaster may have to deliver. */
const DROPS = ringAt(4).map((_, i) => i);

/** US-TEAM-2, US-TEAM-3: one of the Sons of Liberty, unseen, among Survivors for the players and four more. */
function dealTeam(seats: number, chance: Chance<Stream>): { readonly hands: readonly number[][]; readonly left: readonly number[] } {
  const shuffled = chance.shuffle('team', TEAM_NUMBERS);
  const [liberty] = shuffled.filter(card => teamCard(card).isSol);
  const survivors = shuffled.filter(card => !teamCard(card).isSol).slice(0, seats + 4);
  const pile = chance.shuffle('team', [liberty!, ...survivors]);
  return { hands: pile.slice(0, seats).map(card => [card]), left: pile.slice(seats) };
}
/** US-HAVEN-1. */
const newHaven = (): TileState => {
  const card = TILE_NUMBERS.find(one => tileCard(one).family === 'haven')!;
  return { ...blankTile(HAVEN), card, source: tileCard(card).water };
};
/** Hero items of people who are not in the box stay out of the deck. */
const isInBox = (card: number, cast: readonly CharacterId[]): boolean => {
  const { hero } = thing(card);
  return hero === undefined || cast.includes(hero);
};

export function begin(setup: Setup, chance: Chance<Stream>): State {
  const { seats, mode, hasExpansion } = setup;
  const mission = missionNamed(setup.mission);
  const isSemi = mode === 'semi';
  const team = isSemi ? dealTeam(seats, chance) : { hands: [], left: [] };
  const drops = isSemi ? chance.shuffle('team', DROPS) : [];
  const common = TILE_NUMBERS.filter(card => tileCard(card).family !== 'haven' && !tileCard(card).isOfMission);
  return {
    step: seats > 1 ? 'first-roll' : 'choose-characters',
    mode,
    hasExpansion,
    wanted: setup.characters,
    mission,
    stage: 0,
    counters: missionOf(mission).counters.map(() => 0),
    happened: [],
    hidden: 0,
    hiddenFrom: 0,
    figures: [],
    result: 'none',
    why: 'none',
    isOver: false,
    day: 1,
    phase: 'preparation',
    phases: 0,
    sun: -1,
    starter: seats > 1 ? -1 : 0,
    active: -1,
    toPlay: [],
    toMove: [],
    tiles: [newHaven()],
    characters: [],
    enemies: [],
    nextEnemy: 0,
    merchants: [],
    dealing: -1,
    trade: noTrade(),
    calledOff: [],
    offer: [],
    supply: minus(SUPPLY, BAG),
    bag: BAG,
    itemDeck: ITEM_NUMBERS,
    gearDeck: GEAR_NUMBERS,
    lootUsed: [],
    enemiesUsed: [],
    nightsUsed: [],
    eventsUsed: [],
    fetched: DROPS.map(() => 0),
    players: Array.from({ length: seats }, (_, seat) => ({
      points: 0,
      team: team.hands[seat] ?? [],
      drop: isSemi ? [drops[seat]!] : [],
    })),
    stack: chance.shuffle('tiles', common),
    enemyDeck: chance.shuffle(
      'enemies',
      ENEMY_NUMBERS.filter(card => !enemyCard(card).isOfMission),
    ),
    nightDeck: chance.shuffle('nights', NIGHT_NUMBERS),
    eventDeck: chance.shuffle('events', EVENT_NUMBERS),
    lootDeck: chance.shuffle(
      'loot-deck',
      LOOT_NUMBERS.filter(card => isInBox(card, castOf(setup))),
    ),
    teamPile: team.left,
    dropPile: drops.slice(seats),
  };
}
