/**
 * What a host may choose, which choices are refused, the beginning of a chapter, and how one leads to the next. FW-CAMP-1..3, FW-CAMP-7..10, FW-CHAR-2..7,
 * FW-SETUP-1..6, FW-R-70, FW-R-72.
 */
import {
  bool,
  type Chance,
  done,
  int,
  list,
  nullable,
  oneOf,
  open,
  type Result,
  record,
  refuse,
  type Sequel,
  type StateOf,
} from '@quarry/kernel';
import { noFight, offTheMap } from './at-rest.ts';
import { type Campaign, campaignSchema, FIRST_BEHAVIOURS, FIRST_INJURIES, type Leaver, type Member } from './campaign.ts';
import { box, cardNamed, gearCard, MODIFICATION_NUMBERS, modificationCard, sortOf } from './content/box.ts';
import { BRIEFS } from './content/briefs/index.ts';
import { ALL_DICE } from './content/dice.ts';
import { BRIEF_IDS, CHARACTERS, type CharacterId, ENEMY_TYPES, FLAGS, GEAR_KINDS, RESOURCES } from './content/kinds.ts';
import { CHARACTER_NAMES } from './content/names.ts';
import { chapterOf, isEntry, LAST_CHAPTER } from './content/story/index.ts';
import { leave } from './deeds/camp.ts';
import { deckStream } from './deeds/cards.ts';
import { startingKit } from './kits.ts';
import { presetFor } from './presets.ts';
import { IN_BOX, maxDial } from './questions.ts';
import { type MarshalState, type State, type StoredState, type Stream, stateSchema } from './state.ts';
import { storySays } from './story-so-far.ts';

const ANY = 'any';
const characters = list(oneOf([ANY, ...CHARACTERS], { [ANY]: 'Whoever is free', ...CHARACTER_NAMES }), CHARACTERS.length);

const STORY = 'story';
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
const isOf = (key: string, sort: string): boolean => cardNamed(key) >= 0 && sortOf(cardNamed(key)) === sort;

function checkResources(party: readonly Member[]): Result {
  const over = RESOURCES.find((kind, i) => party.reduce((sum, one) => sum + one.resources[i]!, 0) > IN_BOX[kind]);
  return over === undefined ? done : badCampaign('resources', { kind: over }, `There is more ${over} in the satchels than in the box.`);
}

// The beginning of a chapter

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

/** Cards by key. What is no more is noted and left out. */
class Reading {
  readonly leftOut: string[] = [];
  readonly #taken = new Set<number>();

  /** Null for what is no more, or lies elsewhere already. */
  card(key: string, ...sorts: readonly string[]): number | null {
    const card = cardNamed(key);
    const isKnown = card >= 0 && sorts.includes(sortOf(card));
    if (!isKnown) this.leftOut.push(key);
    return isKnown && this.take([card]).length > 0 ? card : null;
  }
  cards(keys: readonly string[], ...sorts: readonly string[]): number[] {
    return keys.flatMap(key => this.card(key, ...sorts) ?? []);
  }
  known<T extends string>(keys: readonly string[], all: readonly T[]): T[] {
    const isKnown = (key: string): key is T => (all as readonly string[]).includes(key);
    this.leftOut.push(...keys.filter(key => !isKnown(key)));
    return keys.filter(isKnown);
  }
  /** Every card of the box that nobody has. */
  rest(): number[] {
    return box.cards.map(one => one.no).filter(card => !this.#taken.has(card));
  }
  take(cards: readonly number[]): number[] {
    const free = cards.filter(card => !this.#taken.has(card));
    for (const card of free) this.#taken.add(card);
    return free;
  }
}

/** FW-EQUIP-1: a piece in use that is no more, or of another kind now, gives way to the own first one. */
function gearFrom(reading: Reading, { character, gear }: Pick<Member, 'character' | 'gear'>): number[] {
  const first = startingKit(character).gear;
  return GEAR_KINDS.map((kind, place) => {
    const card = cardNamed(gear[place]!);
    if (isOf(gear[place]!, 'gear') && gearCard(card).kind === kind) return reading.take([card])[0]!;
    reading.leftOut.push(gear[place]!);
    return reading.take([first[place]!])[0]!;
  });
}

const SATCHEL = ['action', 'gear', 'modification'];
const IN_DECK = ['action', 'injury'];

function storedFrom(reading: Reading, one: Leaver | Member): StoredState {
  const gear = gearFrom(reading, one);
  const satchel = reading.cards(one.satchel, ...SATCHEL);
  return {
    character: one.character,
    dial: one.dial,
    gear,
    satchel,
    upgraded: one.upgraded.map(cardNamed).filter(card => gear.includes(card) || satchel.includes(card)),
    heap: reading.cards(one.deck, ...IN_DECK),
    discard: reading.cards(one.discard, ...IN_DECK),
  };
}

function marshalFrom(stored: StoredState, rest: Pick<MarshalState, 'fitted' | 'resources'>): MarshalState {
  const { heap, ...own } = stored;
  return { ...own, ...rest, ...offTheMap(), hand: [], deck: heap };
}

function memberFrom(reading: Reading, one: Member): MarshalState {
  const stored = storedFrom(reading, one);
  const fitted = one.fitted.flatMap(({ card, on }) => {
    const no = reading.card(card, 'modification');
    return no === null ? [] : [{ card: no, on: cardNamed(on) }];
  });
  const isOn = (fit: { on: number }): boolean => stored.gear.includes(fit.on);
  return marshalFrom(
    { ...stored, satchel: [...stored.satchel, ...fitted.filter(fit => !isOn(fit)).map(fit => fit.card)] },
    { fitted: fitted.filter(isOn), resources: [...one.resources] },
  );
}

const noResources = (): number[] => RESOURCES.map(() => 0);

/** FW-R-72: somebody who is new to the campaign. */
function newcomer(reading: Reading, character: CharacterId): MarshalState {
  const { gear, deck, dial } = startingKit(character);
  const stored = { character, dial, gear: [...gear], upgraded: [], satchel: [], heap: [...deck], discard: [] };
  reading.take([...gear, ...deck]);
  return marshalFrom(stored, { fitted: [], resources: noResources() });
}

/** What those who stay away hold for the party goes to whoever is new, or else to the first seat. */
function withPassedOn(heir: MarshalState, leavers: readonly MarshalState[]): MarshalState {
  const passed = leavers.map(one => leave(one).passedOn);
  return {
    ...heir,
    satchel: [...heir.satchel, ...passed.flatMap(one => one.cards)],
    upgraded: [...heir.upgraded, ...passed.flatMap(one => one.upgraded)],
    resources: heir.resources.map((n, i) => leavers.reduce((sum, one) => sum + one.resources[i]!, n)),
  };
}

/** FW-CAMP-7 to FW-CAMP-10: every card is in one place. FW-SETUP-3, FW-SETUP-4: decks are shuffled, hands are empty. */
export function begin(setup: Setup, chance: Chance<Stream>): State {
  const { chapter, leadDecides, campaign } = setup;
  const before = campaign?.story.stored.map(one => one.character);
  const names = charactersOf(setup, before);
  const story = campaign?.story ?? presetFor(chapter, names);
  const reading = new Reading();
  const members = story.party.map(one => memberFrom(reading, one));
  const away = story.stored.map(one => storedFrom(reading, one));
  const marshals = names.map(
    character => members.find(one => one.character === character) ?? backFrom(away, character) ?? newcomer(reading, character),
  );
  const leavers = members.filter(one => !marshals.includes(one));
  const heir = marshals.find(one => !members.includes(one)) ?? marshals[0]!;
  const stored = [...away.filter(one => !names.includes(one.character)), ...leavers.map(one => leave(one).leaver)];
  const seated = marshals.map(one => (one === heir ? withPassedOn(one, leavers) : one));
  const party = {
    marshals: seated.map((one, seat) => ({ ...one, deck: chance.shuffle(deckStream(seat), one.deck) })),
    potions: story.potions,
    supplies: story.supplies,
    counters: [...story.counters],
    waiting: reading.cards(story.waiting, 'special'),
    behaviours: reading.take([...FIRST_BEHAVIOURS, ...knownCards(reading, story.behaviours, 'behaviour')]),
    risen: reading.known(story.risen, ENEMY_TYPES) as string[],
    injuries: chance.shuffle('injuries', reading.take([...FIRST_INJURIES, ...activeInjuries(story.injuries)])),
    modifications: chance.shuffle('modifications', reading.take(openModifications(story.selection))),
    stored,
    inactive: [] as number[],
  };
  party.inactive = reading.rest();
  const alone = setup.encounter === STORY ? null : setup.encounter;
  const state: State = {
    chapter,
    step: alone ? 'open-brief' : 'read',
    isAlone: campaign === null && chapter > 1,
    leadDecides,
    lead: Math.min(story.lead, names.length - 1),
    first: 0,
    level: story.level,
    selection: story.selection,
    entry: '',
    from: '',
    element: 0,
    history: story.history.filter(isEntry),
    picked: story.picked.filter(one => isEntry(one.entry)),
    usedUp: [...story.champions],
    met: reading.known(story.met, ENEMY_TYPES),
    leftOut: reading.leftOut,
    flags: reading.known(story.flags, FLAGS),
    won: reading.known(story.won, BRIEF_IDS),
    pressedOn: reading.known(story.pressedOn, BRIEF_IDS),
    dice: [...ALL_DICE],
    tokens: [],
    preparations: [],
    alertStart: 0,
    setbacks: story.setbacks,
    failures: 0,
    brief: alone,
    isSkirmish: alone !== null,
    ending: null,
    result: 'none',
    party,
    fight: noFight(),
    before: null,
  };
  // In the order of the declaration, as it comes back from a file.
  return stateSchema.check(withinMaximum(state), 'state');
}

const backFrom = (away: readonly StoredState[], character: CharacterId): MarshalState | undefined => {
  const found = away.find(one => one.character === character);
  return found && marshalFrom(found, { fitted: [], resources: noResources() });
};
/** Those in decks were read with them. */
const activeInjuries = (keys: readonly string[]): number[] => keys.map(cardNamed).filter(card => card >= 0 && sortOf(card) === 'injury');
const openModifications = (selection: number): number[] => MODIFICATION_NUMBERS.filter(card => modificationCard(card).level <= selection);
const knownCards = (reading: Reading, keys: readonly string[], sort: string): number[] => {
  const cards = keys.map(cardNamed);
  reading.leftOut.push(...keys.filter((_, i) => cards[i]! < 0));
  return cards.filter(card => card >= 0 && sortOf(card) === sort);
};

/** FW-HP-9: a box that is printed anew may have other armour. */
function withinMaximum(state: State): State {
  const marshals = state.party.marshals.map((one, seat) => ({ ...one, dial: Math.min(one.dial, maxDial(state, seat)) }));
  return { ...state, party: { ...state.party, marshals } };
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
