/**
 * What a host may choose, which choices are refused, and how one chapter leads to the next. How it begins is in first-state.ts. FW-CAMP-1..3, FW-CAMP-7..10, FW-CHAR-2..7,
 * FW-SETUP-1..6, FW-R-70, FW-R-72.
 */
import { bool, done, int, list, nullable, oneOf, open, type Result, record, refuse, type Sequel, type StateOf } from '@quarry/kernel';
import { storySays } from './campaign/story-so-far.ts';
import { type Campaign, campaignSchema, type Leaver, type Member } from './campaign.ts';
import { cardNamed, sortOf } from './content/box.ts';
import { BRIEFS } from './content/briefs/index.ts';
import { BRIEF_IDS, CHARACTERS, type CharacterId, GEAR_KINDS, RESOURCES } from './content/kinds.ts';
import { CHARACTER_NAMES } from './content/names.ts';
import { chapterOf, LAST_CHAPTER } from './content/story/index.ts';
import { IN_BOX } from './questions.ts';

const ANY = 'any';
const characters = list(oneOf([ANY, ...CHARACTERS], { [ANY]: 'Whoever is free', ...CHARACTER_NAMES }), CHARACTERS.length);

export const STORY = 'story';
const ENCOUNTER_NAMES: Readonly<Record<string, string>> = {
  [STORY]: 'The whole chapter',
  ...Object.fromEntries(BRIEFS.map(brief => [brief.id, `Only ${brief.name}`])),
};

const followed = record(open({ story: campaignSchema, kept: characters }));
export const setupSchema = record(
  open({
    seats: int(1, 4),
    /** By seat. */
    characters,
    chapter: int(1, LAST_CHAPTER),
    /** The chapter as it is told, or one encounter alone with a party of that chapter. */
    encounter: oneOf([STORY, ...BRIEF_IDS], ENCOUNTER_NAMES),
    /** FW-R-1: the lead decides for the group. */
    leadDecides: bool(),
    /** What the chapter before handed on, and who keeps which character (FW-CAMP-3); null for a new campaign, or for one evening. */
    campaign: nullable(followed),
  }),
);
export type Setup = StateOf<typeof setupSchema>;

export const setupFor = (seats: number, chapter = 1, rest: Partial<Setup> = {}): Setup => ({
  seats,
  characters: CHARACTERS.slice(0, seats),
  chapter,
  encounter: STORY,
  leadDecides: false,
  campaign: null,
  ...rest,
});

export function checkSetup(setup: Setup): Result {
  const { seats, characters: named, chapter, campaign } = setup;
  if (named.length > seats)
    return refuse(
      'characters',
      { characters: named.length, seats },
      `${named.length} characters are named for ${seats} seats; leave some out.`,
    );
  const taken = named.filter(one => one !== ANY);
  const twice = taken.find((one, i) => taken.indexOf(one) !== i);
  if (twice)
    return refuse(
      'character-taken',
      { character: twice },
      `Two seats ask for ${nameOf(twice)}, who is one; let one of them choose somebody else.`,
    );
  if (!campaign) return done;
  if (setup.encounter !== STORY)
    return refuse(
      'encounter-alone',
      { encounter: setup.encounter },
      'An encounter alone is no part of a campaign; choose the whole chapter to go on.',
    );
  const { story, kept } = campaign;
  if (chapter !== story.chapter + 1)
    return refuse(
      'chapter-order',
      { chapter, next: story.chapter + 1 },
      `Chapters are played in their order: after chapter ${story.chapter} comes chapter ${story.chapter + 1}.`,
    );
  const changed = kept.findIndex((one, seat) => one !== ANY && named[seat] !== one);
  if (changed >= 0)
    return refuse(
      'keeps-character',
      { seat: changed, character: kept[changed]! },
      `Seat ${changed + 1} keeps ${nameOf(kept[changed]!)}; to take another character, ask the others in camp.`,
    );
  return checkStory(story);
}
const nameOf = (character: string): string => CHARACTER_NAMES[character as CharacterId];

// Whether what was handed on makes sense

const badCampaign = (what: string, facts: Record<string, string | number>, says: string): Result =>
  refuse('bad-campaign', { what, ...facts }, `${says} The campaign was changed by hand; go on from the chapter before.`);

function checkStory({ party, stored }: Campaign): Result {
  if (party.length === 0) return badCampaign('party', {}, 'Nobody is in the party.');
  const all = [...party, ...stored];
  const twice = all.find((one, i) => all.findIndex(other => other.character === one.character) !== i);
  if (twice) return badCampaign('character', { character: twice.character }, `${nameOf(twice.character)} is there twice.`);
  const cards = all.flatMap(cardsOf);
  const double = cards.find((card, i) => cards.indexOf(card) !== i);
  if (double !== undefined) return badCampaign('card', { card: double }, `The card ${double} is there twice.`);
  for (const one of all) {
    const wrong = checkMember(one);
    if (!wrong.ok) return wrong;
  }
  return checkResources(party);
}

const cardsOf = (one: Member | Leaver): string[] => [
  ...one.gear,
  ...one.satchel,
  ...one.deck,
  ...one.discard,
  ...('fitted' in one ? one.fitted.map(fit => fit.card) : []),
];

const MOST_IN_DECK = 22;

function checkMember(one: Member | Leaver): Result {
  const { character, gear, deck, discard } = one;
  const name = nameOf(character);
  if (gear.length !== GEAR_KINDS.length)
    return badCampaign('gear', { character, gear: gear.length }, `${name} has ${gear.length} pieces of gear in use, not 4.`);
  const owned = [...deck, ...discard].filter(key => isOf(key, 'action')).length;
  if (owned > MOST_IN_DECK)
    return badCampaign(
      'deck',
      { character, cards: owned, most: MOST_IN_DECK },
      `${name} has ${owned} cards in deck and discard pile, more than ${MOST_IN_DECK}.`,
    );
  const stray = [...deck, ...discard].find(key => cardNamed(key) >= 0 && !isOf(key, 'action') && !isOf(key, 'injury'));
  if (stray !== undefined) return badCampaign('card', { character, card: stray }, `${stray} does not belong in the deck of ${name}.`);
  return done;
}
export const isOf = (key: string, sort: string): boolean => cardNamed(key) >= 0 && sortOf(cardNamed(key)) === sort;

function checkResources(party: readonly Member[]): Result {
  const over = RESOURCES.find((kind, i) => party.reduce((sum, one) => sum + one.resources[i]!, 0) > IN_BOX[kind]);
  return over === undefined ? done : badCampaign('resources', { kind: over }, `There is more ${over} in the satchels than in the box.`);
}

/** Who plays whom: those who are named, then whoever is free. */
export function charactersOf(
  { seats, characters: named }: Pick<Setup, 'seats' | 'characters'>,
  first: readonly CharacterId[] = CHARACTERS,
): CharacterId[] {
  const free = [...first, ...CHARACTERS].filter((one, i, all) => !named.includes(one) && all.indexOf(one) === i);
  return Array.from({ length: seats }, (_, seat) => {
    const one = named[seat] ?? ANY;
    return one === ANY ? free.shift()! : (one as CharacterId);
  });
}

// The next chapter

export const sequel: Sequel<Setup, Campaign> = {
  carries: campaignSchema,
  mayChoose: ['characters'],
  next(setup, story, seats, heirs) {
    if (setup.encounter !== STORY || story.chapter >= LAST_CHAPTER) return null;
    const kept = heirs.map(seat => (seat === null ? ANY : (story.party[seat]?.character ?? ANY)));
    return { ...setup, seats, characters: kept, chapter: story.chapter + 1, campaign: { story, kept } };
  },
  title: ({ chapter }) => `Chapter ${chapter}: ${chapterOf(chapter).title}`,
  says: story => storySays(story),
};
