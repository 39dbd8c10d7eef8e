/** The first state of a chapter, from what was handed on or what might have been: every card is in one place. FW-CAMP-7..10, FW-CHAR-2..7, FW-SETUP-1..6. */
import type { Chance } from '@quarry/kernel';
import { noFight, offTheMap } from './campaign/at-rest.ts';
import { startingKit } from './campaign/kits.ts';
import { presetFor } from './campaign/presets.ts';
import { FIRST_BEHAVIOURS, FIRST_INJURIES, type Leaver, type Member } from './campaign.ts';
import { box, cardNamed, gearCard, MODIFICATION_NUMBERS, modificationCard, sortOf } from './content/box.ts';
import { ALL_DICE } from './content/dice.ts';
import { BRIEF_IDS, type CharacterId, ENEMY_TYPES, FLAGS, GEAR_KINDS, RESOURCES } from './content/kinds.ts';
import { isEntry } from './content/story/index.ts';
import { leave } from './deeds/camp.ts';
import { deckStream } from './deeds/cards.ts';
import { maxDial } from './questions.ts';
import { charactersOf, isOf, type Setup, STORY } from './setup.ts';
import { type MarshalState, type State, type StoredState, type Stream, stateSchema } from './state.ts';

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
    effects: null,
    stepsDone: 0,
    refused: [],
    camping: -1,
    chore: 'none',
    toGain: [],
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
