/**
 * A campaign that went as badly as it might: rebellion and blight at their highest, every enemy risen and adapted, decks of gained cards and injuries, special
 * cards that wait. In it comes up what a campaign from its beginning shows once in many.
 */

import { presetFor } from '../campaign/presets.ts';
import { FIRST_BEHAVIOURS, FIRST_INJURIES } from '../campaign.ts';
import { ACTION_NUMBERS, actionCard, BEHAVIOUR_NUMBERS, INJURY_NUMBERS, keyOf, SPECIAL_NUMBERS } from '../content/box.ts';
import { CHARACTERS, type CharacterId, COUNTERS } from '../content/kinds.ts';
import { type Setup, setupFor } from '../setup.ts';

const IN_DECK = 22;
const INJURED = 7;
const HIGHEST: Readonly<Record<string, number>> = { rebellion: 12, blight: 9 };

const BEHAVIOURS = BEHAVIOUR_NUMBERS.filter(card => !FIRST_BEHAVIOURS.includes(card)).map(keyOf);
const INJURIES = INJURY_NUMBERS.filter(card => !FIRST_INJURIES.includes(card)).map(keyOf);
const SPECIALS = SPECIAL_NUMBERS.map(keyOf);

const turned = <T>(all: readonly T[], by: number): T[] => [...all.slice(by % all.length), ...all.slice(0, by % all.length)];
const dealt = <T>(all: readonly T[], seat: number, seats: number): T[] => all.filter((_, i) => i % seats === seat);
const gained = (by: CharacterId | 'marshal'): string[] =>
  ACTION_NUMBERS.filter(card => actionCard(card).of === by && !actionCard(card).isStarting).map(keyOf);

/** Other chapters have other people, other cards in their decks and other special cards. */
export function graveCampaign(chapter: number): Setup {
  const seats = 2 + (chapter % 3);
  const kept = turned(CHARACTERS, chapter).slice(0, seats);
  const preset = presetFor(chapter, kept);
  const party = preset.party.map((one, seat) => {
    const injuries = dealt(INJURIES, seat, seats).slice(0, INJURED);
    const cards = turned([...gained(one.character), ...dealt(gained('marshal'), seat, seats)], 5 * chapter);
    const deck = [...injuries, ...cards].slice(0, IN_DECK);
    return { ...one, deck, satchel: one.satchel.filter(key => !deck.includes(key)) };
  });
  const story = {
    ...preset,
    party,
    waiting: dealt(SPECIALS, chapter % 4, 4),
    behaviours: BEHAVIOURS,
    injuries: INJURIES,
    counters: COUNTERS.map((counter, i) => HIGHEST[counter] ?? preset.counters[i]!),
  };
  return setupFor(seats, chapter, { characters: kept, campaign: { story, kept } });
}
