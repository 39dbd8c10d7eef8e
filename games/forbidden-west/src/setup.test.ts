/** Set-up, the first state of any chapter, and what one hands on to the next. */

import { ScriptedChance } from '@quarry/kernel';
import { byHand } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Campaign, campaignSchema, carriedFrom } from './campaign.ts';
import {
  actionCard,
  BEHAVIOUR_NUMBERS,
  behaviourCard,
  cardNamed,
  gearCard,
  INJURY_NUMBERS,
  injuryCard,
  keyOf,
  MODIFICATION_NUMBERS,
  modificationCard,
  nameOf,
  sortOf,
} from './content/box.ts';
import { CHARACTERS } from './content/kinds.ts';
import { CHAPTERS, entryOf } from './content/story/index.ts';
import { faults } from './faults.ts';
import { begin } from './first-state.ts';
import { cardsOwned, counterOf, profileOf, seatsOf } from './questions.ts';
import { charactersOf, checkSetup, type Setup, sequel, setupFor, setupSchema } from './setup.ts';
import { type State, stateSchema } from './state.ts';
import { chapterAt, given } from './testing/chapter.ts';

const started = (setup: Setup): State => begin(setup, new ScriptedChance());
const heirs = (n: number): number[] => Array.from({ length: n }, (_, seat) => seat);

/** What chapter 1 hands on, at a table of so many, changed by hand. */
const handedOn = (seats: number, change: (state: State) => void = () => {}): Campaign => {
  const state = chapterAt({ seats, entry: '1.90', state: { history: ['1.01', '1.04', '1.90'], won: ['B1'], flags: ['survivor'] } });
  change(state);
  return carriedFrom(state);
};
const followed = (story: Campaign, seats = story.party.length, whose: readonly (number | null)[] = heirs(seats)): Setup =>
  sequel.next(setupFor(story.party.length), story, seats, whose)!;
const refusal = (setup: Setup) => {
  const result = checkSetup(setup);
  return result.ok ? null : result.refusal;
};

describe('Set-up', () => {
  test('[FW-CAMP-1] [FW-CAMP-2] one to four seats, each with a character of its own', () => {
    expect([1, 2, 3, 4].map(seats => checkSetup(setupFor(seats)).ok)).toEqual([true, true, true, true]);
    expect(() => setupSchema.check({ ...setupFor(4), seats: 5 }, 'setup')).toThrow();
    expect(refusal(setupFor(2, 1, { characters: ['senvi', 'senvi'] }))).toMatchObject({
      code: 'character-taken',
      facts: { character: 'senvi' },
    });
    expect(refusal(setupFor(1, 1, { characters: ['senvi', 'ottakh'] }))).toMatchObject({
      code: 'characters',
      facts: { characters: 2, seats: 1 },
    });
  });

  test('[FW-CAMP-2] whoever leaves it open gets somebody who is free', () => {
    expect(charactersOf({ seats: 3, characters: ['any', 'drokkeh'] })).toEqual(['senvi', 'drokkeh', 'ottakh']);
    expect(charactersOf({ seats: 2, characters: [] })).toEqual(['drokkeh', 'senvi']);
  });

  test('[FW-CHAR-2] [FW-CHAR-3] [FW-CHAR-4] [FW-CHAR-6] [FW-CHAR-7] level 1, four pieces, eighteen cards, full health, empty discard', () => {
    const state = started(setupFor(4));

    expect([state.level, state.selection]).toEqual([1, 1]);
    for (const [seat, one] of state.party.marshals.entries()) {
      expect(one.character).toBe(CHARACTERS[seat]);
      expect(one.gear.map(card => [gearCard(card).kind, gearCard(card).of])).toEqual(
        ['melee', 'ranged', 'trap', 'armour'].map(kind => [kind, one.character]),
      );
      expect([one.upgraded, one.deck.length, one.discard, one.dial]).toEqual([[], 18, [], gearCard(one.gear[3]!).levels[0].health]);
      expect(new Set(one.deck.map(card => actionCard(card).kind)).size).toBe(3);
      expect(one.deck.every(card => actionCard(card).of === one.character && actionCard(card).level === 1)).toBe(true);
    }
  });

  test('[FW-CAMP-7] [FW-CAMP-8] [FW-CAMP-9] [FW-CAMP-10] every card is in one place, and only level 1 is active', () => {
    const { party } = started(setupFor(2));

    expect(faults(started(setupFor(2)))).toEqual([]);
    expect(party.behaviours.every(card => behaviourCard(card).level === 1 && behaviourCard(card).adaptation === undefined)).toBe(true);
    expect(BEHAVIOUR_NUMBERS.filter(card => behaviourCard(card).level === 2).every(card => party.inactive.includes(card))).toBe(true);
    expect(party.modifications).toHaveLength(MODIFICATION_NUMBERS.filter(card => modificationCard(card).level === 1).length);
    expect(party.injuries).toHaveLength(INJURY_NUMBERS.filter(card => injuryCard(card).level === 1).length);
  });

  test('[FW-SETUP-2] [FW-SETUP-4] [FW-R-70] no token, no hand; potions by the party, two supplies', () => {
    const states = [1, 2, 3, 4].map(seats => started(setupFor(seats)));

    expect(states.map(one => [one.party.potions, one.party.supplies, one.tokens, one.dice])).toEqual(
      [2, 3, 4, 5].map(potions => [potions, 2, [], [4, 3, 1]]),
    );
    expect(states.flatMap(one => one.party.marshals).every(one => one.hand.length === 0)).toBe(true);
  });

  test('[FW-SETUP-1] [FW-SETUP-5] [FW-SETUP-6] satchels as printed, one trap each, nobody on a track', () => {
    const { party } = started(setupFor(4));
    expect(party.marshals.map(one => one.resources.reduce((sum, n) => sum + n, 0))).toEqual([3, 3, 3, 3]);
    expect(party.marshals.map(one => one.trap)).toEqual([-1, -1, -1, -1]);
  });

  test('[FW-SETUP-3] decks begin shuffled, each by a stream of its own', () => {
    const [first] = started(setupFor(1)).party.marshals;
    const shuffled = begin(setupFor(1), new ScriptedChance({ 'deck-0': [[...first!.deck].reverse()] }));
    expect(shuffled.party.marshals[0]!.deck).toEqual([...first!.deck].reverse());
  });
});

describe('One evening', () => {
  const evenings = CHAPTERS.flatMap(({ no }) => [1, 2, 3, 4].map(seats => [no, seats] as const));

  test.each(evenings)('chapter %i for %i begins with a party that can be', (chapter, seats) => {
    const state = started(setupFor(seats, chapter));

    expect(faults(state)).toEqual([]);
    expect(stateSchema.check(JSON.parse(JSON.stringify(state)), 'state')).toEqual(state);
    expect(seatsOf(state).every(seat => cardsOwned(state.party.marshals[seat]!) <= profileOf(state, seat).deck)).toBe(true);
    expect(state.leftOut).toEqual([]);
  });

  test('[FW-R-71] [FW-DECK-14] levels, gains, upgrades and enemies are those of the chapters before', () => {
    const early = started(setupFor(2, 3));
    const late = started(setupFor(2, 12));
    const gains = (state: State): number => {
      const { deck, satchel } = state.party.marshals[0]!;
      return [...deck, ...satchel].filter(card => sortOf(card) === 'action' && actionCard(card).isStarting !== true).length;
    };

    expect([early.level, late.level, gains(early), gains(late)]).toEqual([1, 3, 2, 11]);
    expect([early.party.marshals[0]!.upgraded.length, late.party.marshals[0]!.upgraded.length]).toEqual([0, 4]);
    expect(late.won).toHaveLength(11);
    expect(late.met).toContain('razorhound');
    expect(counterOf(late, 'trust-desert')).toBeGreaterThan(0);
  });

  test('[FW-UPG-1] each machine core that the story gives has upgraded one piece, shared out among the party', () => {
    const upgrades = (chapter: number, seats: number): number[] =>
      started(setupFor(seats, chapter)).party.marshals.map(one => one.upgraded.length);

    expect([3, 4, 6, 8, 10, 12].map(chapter => upgrades(chapter, 4))).toEqual([
      [0, 0, 0, 0],
      [1, 0, 0, 0],
      [1, 1, 1, 0],
      [1, 1, 1, 1],
      [2, 2, 1, 1],
      [2, 2, 2, 1],
    ]);
    expect([upgrades(6, 1), upgrades(12, 1), upgrades(12, 2)]).toEqual([[3], [4], [4, 3]]);
  });

  test('however many they are, two potions are left of what was found', () => {
    expect([1, 2, 3, 4].map(seats => started(setupFor(seats, 2)).party.potions)).toEqual([2, 2, 2, 2]);
  });

  test('the story before it holds together: every page leads to the next', () => {
    const { history } = started(setupFor(2, 13));
    for (const [i, id] of history.entries()) {
      const next = history[i + 1];
      if (next === undefined || !next.startsWith(`${id.split('.')[0]}.`)) continue;
      const exits = JSON.stringify(entryOf(id).elements);
      expect(exits.includes(`"${next}"`) || next.endsWith('.90')).toBe(true);
    }
  });
});

describe('From chapter to chapter', () => {
  test('[FW-CAMP-3] [FW-CAMP-5] everything is handed on: the next chapter begins as this one ended', () => {
    const before = chapterAt({
      seats: 3,
      entry: '1.90',
      counters: { rebellion: 3, blight: 2 },
      marshals: [{ dial: 4, discarded: 7, satchel: ['found-f1'], resources: { metal: 5 } }],
      party: { potions: 1, supplies: 4, risen: ['rebel-scout'] },
      state: {
        lead: 2,
        setbacks: 2,
        flags: ['survivor', 'lure'],
        history: ['1.01', '1.90'],
        picked: [{ entry: '1.05', character: 'senvi' }],
        won: ['B1'],
        met: ['scurrier'],
      },
    });
    const story = campaignSchema.check(JSON.parse(JSON.stringify(carriedFrom(before))), 'carried');
    const after = started(followed(story));

    expect(after).toMatchObject({
      chapter: 2,
      isAlone: false,
      lead: 2,
      setbacks: 2,
      flags: before.flags,
      history: before.history,
      picked: before.picked,
      won: before.won,
      met: before.met,
    });
    expect([after.party.potions, after.party.supplies, after.party.counters, after.party.risen]).toEqual([
      1,
      4,
      before.party.counters,
      ['rebel-scout'],
    ]);
    for (const [seat, one] of before.party.marshals.entries()) {
      const { deck, ...rest } = after.party.marshals[seat]!;
      const { deck: had, ...kept } = one;
      expect(rest).toEqual(kept);
      expect([...deck].sort()).toEqual([...had].sort());
    }
    expect(faults(after)).toEqual([]);
  });

  test('the order of a deck is not handed on', () => {
    const { party } = handedOn(1, state => {
      byHand(state).party.marshals[0]!.deck = [...state.party.marshals[0]!.deck].reverse();
    });
    const numbers = party[0]!.deck.map(cardNamed);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });

  test('[FW-CAMP-3] [FW-CAMP-4] whoever plays on keeps the character; a change is for the camp', () => {
    const next = followed(handedOn(2));
    expect(next.characters).toEqual(['drokkeh', 'senvi']);
    expect(refusal({ ...next, characters: ['ottakh', 'senvi'] })).toMatchObject({
      code: 'keeps-character',
      facts: { seat: 0, character: 'drokkeh' },
    });
  });

  test('[FW-CAMP-5] another chapter than the next is refused', () => {
    expect(refusal({ ...followed(handedOn(1)), chapter: 4 })).toMatchObject({ code: 'chapter-order', facts: { chapter: 4, next: 2 } });
  });

  test('[FW-R-72] somebody new takes a free character and gains as many cards as the others have', () => {
    const card = 'marshal';
    const story = handedOn(1, state => {
      const gained = state.party.inactive.filter(one => sortOf(one) === 'action' && actionCard(one).of === card).slice(0, 2);
      byHand(state).party.inactive = state.party.inactive.filter(one => !gained.includes(one));
      byHand(state).party.marshals[0]!.satchel = gained;
    });
    const setup = followed(story, 2, [0, null]);
    expect([setup.characters, checkSetup({ ...setup, characters: ['drokkeh', 'ikkara'] }).ok]).toEqual([['drokkeh', 'any'], true]);

    const chapter = given({ seats: 2, chapter: 2, setup: { ...setup, characters: ['drokkeh', 'ikkara'] } }).play();
    expect([chapter.asks, chapter.askedSeat, chapter.marshal(1).character]).toEqual(['gain-card', 1, 'ikkara']);
    for (const _ of [0, 1]) chapter.answer('gain-card', chapter.options('gain-card')[0]!);
    expect([chapter.marshal(1).satchel.length, chapter.asks]).toEqual([2, 'choose-path']);
  });

  test('[FW-R-72] who leaves is stored, leaves things to the party, and may come back', () => {
    const coil = keyOf(MODIFICATION_NUMBERS.find(card => modificationCard(card).kind === 'coil')!);
    const before = chapterAt({
      seats: 2,
      entry: '1.90',
      marshals: [{}, { dial: 3, satchel: [coil, 'found-f1'], resources: { metal: 4 } }],
    });
    const alone = started(followed(carriedFrom(before), 1, [0]));

    expect(alone.party.stored).toMatchObject([{ character: 'senvi', dial: 3 }]);
    expect(alone.party.marshals[0]!.satchel.map(keyOf)).toEqual([coil, 'found-f1']);
    expect(alone.party.marshals[0]!.resources[0]).toBe(6);
    expect(faults(alone)).toEqual([]);

    const back = started(followed(carriedFrom(alone), 2, [0, null]));
    expect(back.party.marshals.map(one => [one.character, one.dial])).toEqual([
      ['drokkeh', 11],
      ['senvi', 3],
    ]);
    expect([back.party.stored, faults(back)]).toEqual([[], []]);
  });

  test('after the last chapter there is no other', () => {
    expect(sequel.next(setupFor(1, 13), { ...handedOn(1), chapter: 13 }, 1, [0])).toBeNull();
  });

  test('cards that are no longer in the box are left out, and told at once', () => {
    const story = handedOn(1);
    const [member] = story.party;
    const older: Campaign = {
      ...story,
      content: 'older',
      flags: [...story.flags, 'forgotten'],
      waiting: ['no-such-friend'],
      party: [
        {
          ...member!,
          satchel: ['no-such-card'],
          gear: ['no-such-maul', ...member!.gear.slice(1)],
          fitted: [{ card: 'no-such-coil', on: member!.gear[1]! }],
        },
      ],
    };
    const setup = followed(older);
    const chapter = given({ chapter: 2, setup }).play();

    expect(checkSetup(setup).ok).toBe(true);
    expect(chapter.toldOf('cards-left-out')).toMatchObject([
      { keys: ['no-such-maul', 'no-such-card', 'no-such-coil', 'no-such-friend', 'forgotten'] },
    ]);
    expect(chapter.marshal().gear.map(keyOf)[0]).toBe(story.party[0]!.gear[0]);
    const blocks = sequel.says(older, null);
    expect(blocks.at(-1)).toEqual({
      heading: 'The box was printed anew',
      lines: ['These cards are no longer in the box and are left out: no-such-maul, no-such-card, no-such-coil and no-such-friend.'],
    });
  });

  test.each<[string, (story: Campaign) => Campaign, object]>([
    ['nobody in the party', story => ({ ...story, party: [] }), { what: 'party' }],
    ['a character twice', story => ({ ...story, party: [story.party[0]!, story.party[0]!] }), { what: 'character', character: 'drokkeh' }],
    ['a card twice', story => changed(story, one => ({ satchel: [one.gear[0]!] })), { what: 'card' }],
    ['three pieces of gear', story => changed(story, one => ({ gear: one.gear.slice(1) })), { what: 'gear', gear: 3 }],
    ['a deck that is too large', story => changed(story, one => ({ deck: [...one.deck, ...MORE] })), { what: 'deck', most: 22 }],
    ['gear in a deck', story => changed(story, one => ({ deck: [...one.deck, 'found-f1'] })), { what: 'card', card: 'found-f1' }],
    [
      'more metal than there is',
      story => changed(story, () => ({ resources: [25, 0, 0, 0, 0, 0, 0, 0, 0] })),
      { what: 'resources', kind: 'metal' },
    ],
  ])('a campaign that was changed by hand is refused: %s', (_, change, facts) => {
    const story = handedOn(1);
    const setup = { ...followed(story), campaign: { story: change(story), kept: ['drokkeh'] } } as Setup;
    expect(refusal(setup)).toMatchObject({ code: 'bad-campaign', facts, says: expect.stringContaining('go on from the chapter before') });
  });
});

const MORE = started(setupFor(1))
  .party.inactive.filter(card => sortOf(card) === 'action')
  .slice(0, 6)
  .map(keyOf);
const changed = (story: Campaign, change: (one: Campaign['party'][number]) => Partial<Campaign['party'][number]>): Campaign => ({
  ...story,
  party: story.party.map(one => ({ ...one, ...change(one) })),
});

describe('Our story so far', () => {
  test('what was kept of each chapter, how everyone is, and how the land is', () => {
    const injury = INJURY_NUMBERS[0]!;
    const state = chapterAt({ seats: 2, entry: '1.90', marshals: [{ injuries: [keyOf(injury)] }], state: { history: ['1.01', '1.04'] } });
    const blocks = sequel.says(carriedFrom(state), 0);

    expect(blocks.map(one => one.heading)).toEqual(['Chapter 1: Ash on the Grain Road', 'Drokkeh', 'Senvi', 'The party']);
    expect(blocks[0]!.lines).toEqual([
      'Your badge was pinned on crooked, on the morning the grain road burned.',
      'You got Kessa, driver of the ninth cart, out from under it alive.',
    ]);
    expect(blocks[1]).toMatchObject({ seat: 0 });
    expect(blocks[1]!.lines).toEqual([
      '11 hit points; 1 injury.',
      expect.stringMatching(/^Uses Anvil Maul, /),
      '18 cards in the deck, 0 in the discard pile.',
      `Injured: ${nameOf(injury)}.`,
    ]);
    expect(blocks[3]!.lines).toEqual([
      'Every Marshal is of level 1.',
      '3 potions and 2 supplies are left.',
      'The rebels are few, and most of them are known by name (Rebellion 1 of 12).',
      'The rivers run clear (Blight 0 of 9).',
      'The Desert, the Lowland and the Sky hear you out (Trust 1 of 3).',
    ]);
  });

  test.each([
    [
      [0, 0, 0, 0, 0],
      0,
      [
        'Nobody has risen (Rebellion 0 of 12).',
        'The rivers run clear (Blight 0 of 9).',
        'The Desert, the Lowland and the Sky do not come to the door (Trust 0 of 3).',
      ],
    ],
    [
      [5, 3, 1, 2, 3],
      1,
      [
        'You were thrown back once.',
        'There is a cord at a neck in every camp (Rebellion 5 of 12).',
        'Here and there the water runs red (Blight 3 of 9).',
        'The Desert hears you out (Trust 1 of 3).',
        'The Lowland shares its fire with you (Trust 2 of 3).',
        'The Sky comes when you call (Trust 3 of 3).',
      ],
    ],
    [
      [12, 9, 2, 2, 0],
      3,
      [
        'You were thrown back 3 times.',
        'They no longer hide what they wear, or where they march (Rebellion 12 of 12).',
        'The red is in the grain (Blight 9 of 9).',
        'The Desert and the Lowland share their fires with you (Trust 2 of 3).',
        'The Sky does not come to the door (Trust 0 of 3).',
      ],
    ],
  ])('the land in words, and the number with it: %j', (counters, setbacks, lines) => {
    const story = carriedFrom(chapterAt({ seats: 2, entry: '1.90' }));
    const party = sequel.says({ ...story, counters, setbacks, supplies: 1 }, 0).find(one => one.heading === 'The party')!;
    expect(party.lines).toEqual(['Every Marshal is of level 1.', '3 potions and 1 supply are left.', ...lines]);
  });
});
