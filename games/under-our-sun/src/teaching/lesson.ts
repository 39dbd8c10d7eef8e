/** A first morning: Wren and Boone in New Haven, with a pump to mend; both of their turns hint by hint, then a word on the rest of the day. */
import type { Answer, ClauseId, Hint, Lesson, Ref } from '@quarry/kernel';
import { cardNamed } from '../content/box.ts';
import type { DecisionKind } from '../decisions.ts';
import { HAVEN, towards } from '../places.ts';
import { hexOf, merchantAt, tileAt } from '../questions/basics.ts';
import { missionFor, type Setup } from '../setup.ts';
import type { TileView, View } from '../state.ts';

const DROWNED_STREET = towards(HAVEN, 1);
const TIN_CUP_FLATS = towards(HAVEN, 2);
const KNIFE = 'knife.1';
const RATS = 'rat-pack.1';

const hex = (id: number): Ref => ({ kind: 'hex', id });
const card = (key: string): Ref => ({ kind: 'card', id: cardNamed(key) });
const WREN: Ref = { kind: 'character', id: 0 };
const BOONE: Ref = { kind: 'character', id: 1 };
const LAWRENCE: Ref = { kind: 'merchant', id: 0 };
const RAT_PACK: Ref = { kind: 'enemy', id: 0 };

/** What is bought and who carries it, before the Morning. */
const PACKED: readonly string[] = [KNIFE, 'boone', 'water-bottle.3', 'wren', 'medkit.1', 'wren'];

/** `answer` is null where the learner decides. */
const hint = (when: DecisionKind, answer: Answer | null, says: string, ...about: readonly Ref[]): Hint => ({
  when,
  says,
  about,
  ...(answer === null ? {} : { answer }),
});

/** With what holds for a learner who has gone another way: the same, or this instead; and when it comes too late, if ever. */
const holding = (anyway: true | string, one: Hint, hasPassed?: (view: View) => boolean): Hint => ({
  ...one,
  anyway,
  ...(hasPassed && { hasPassed }),
});

/** What it is there for, for whoever does not come to it. */
const teaching = (says: string, rule: ClauseId, one: Hint): Hint => ({ ...one, teaches: { says, rule } });

/** Where the one who acts stands; nobody acts between two turns. */
const tileOf = (view: View): TileView | undefined => (view.active < 0 ? undefined : tileAt(view, hexOf(view, view.active)));
/** What is told of while it can be done. */
const isNothingHere = (view: View): boolean => (tileOf(view)?.goods ?? []).every(n => n === 0);
const isNoWaterHere = (view: View): boolean => (tileOf(view)?.source ?? 0) === 0;
const isNobodyToDealWith = (view: View): boolean => view.active < 0 || !merchantAt(view, hexOf(view, view.active));
const isNoBodyHere = (view: View): boolean => (tileOf(view)?.bodies ?? []).length === 0;
/** Before the first Morning is over the lesson is not: what it is there for may still come up. */
const isFirstMorning = ({ phases }: View): boolean => phases < 2;

/** The first mission card is fulfilled: the pump wants nothing more. */
const isPumpMended = ({ stage }: View): boolean => stage > 0;

/** US-ROUND-3, US-EXPL-1, US-SNEAK-1, US-STEALTH-2, US-COLL-1, US-REFILL-1. */
const WRENS_TURN: readonly Hint[] = [
  hint(
    'first-actor',
    'wren',
    'Two people, one Morning, and a well full of sand. Press Wren: she looks at the ground before Boone has to walk on it.',
    WREN,
    BOONE,
  ),
  teaching(
    'exploring',
    'US-EXPL-1',
    holding(
      'A turn begins with a drink. Explore before you walk: it turns up a tile, and nothing on it wakes.',
      hint(
        'act',
        `explore-${DROWNED_STREET}`,
        'A turn begins with a drink: Wren has 4 of 8 water left, and 6 AP. Explore north for 1 AP. It turns up a tile, and nothing on it wakes.',
        hex(DROWNED_STREET),
        WREN,
      ),
    ),
  ),
  hint(
    'choose-tile',
    `hex-${TIN_CUP_FLATS}`,
    'Drowned Street has metal, which you need, and an enemy symbol, which you do not. Once a phase Wren turns up a second tile for nothing: press north-east.',
    hex(DROWNED_STREET),
    hex(TIN_CUP_FLATS),
  ),
  teaching(
    'sneaking',
    'US-SNEAK-1',
    holding(
      'Whoever walks in openly meets what lives there. Sneak instead: one success, and you are unseen.',
      hint(
        'act',
        `sneak-${DROWNED_STREET}`,
        'Whoever walks in openly meets what lives there. Sneak north instead: 2 AP for Wren, and 2 green dice. One success, and she is unseen.',
        hex(DROWNED_STREET),
      ),
    ),
  ),
  teaching(
    'collecting',
    'US-COLL-1',
    holding(
      'Collect what lies on a tile. Each action beside an enemy symbol is a stealth check, and the first that fails is a fight.',
      hint(
        'act',
        'collect',
        'Nobody has noticed her. Collect the metal for 1 AP. Each action beside an enemy symbol is a stealth check, and the first that fails is a fight.',
        hex(DROWNED_STREET),
        WREN,
      ),
      isNothingHere,
    ),
  ),
  hint(
    'act',
    `sneak-${HAVEN}`,
    'Leaving is an action, too. Sneak south, home to New Haven: 1 AP for Wren, and one roll serves for both tiles.',
    hex(HAVEN),
  ),
  teaching(
    'handing over for the mission',
    'US-MISSION-2',
    holding(
      'The pump wants 3 metal, 1 connector and 1 plastic from two of you. Handing over is free, and counts only in New Haven.',
      hint(
        'act',
        'mission-deliver-metal',
        'The pump wants 3 metal, 1 connector and 1 plastic from two of you. Hand over the metal: it is free, and it counts only in New Haven.',
        hex(HAVEN),
      ),
      isPumpMended,
    ),
  ),
  teaching(
    'filling bottles',
    'US-REFILL-1',
    holding(
      'Replenish in New Haven uses up one of its water cubes and fills all bottles. Without water each drink costs 1 HP.',
      hint(
        'act',
        'replenish',
        '1 AP is left. Replenish uses up one water cube of New Haven and fills all her bottles. Without water each drink costs 1 HP.',
        WREN,
      ),
      isNoWaterHere,
    ),
  ),
];

/** US-MERCH-1, US-MERCH-3, US-INIT-1, US-KARMA-1, US-COMBAT-6, US-LOOT-1. */
const BOONES_TURN: readonly Hint[] = [
  teaching(
    'dealing with a merchant',
    'US-MERCH-1',
    holding(
      'Water is the money here. Deal costs 1 AP, and every bargain after it is free.',
      hint(
        'act',
        'deal',
        'Now Boone. He has drunk, too, and has 3 water. Water is the money here: press Lawrence, the lit scales, then Deal. That costs 1 AP, and every bargain after it is free.',
        LAWRENCE,
        BOONE,
      ),
      isNobodyToDealWith,
    ),
  ),
  holding(
    'What is bought need not be looked for out there. Keep water for the next drink.',
    hint(
      'deal',
      'cube-connector',
      'Lawrence has a connector on his counter. Buy it for 2 water: then nobody has to look for one out there.',
      LAWRENCE,
    ),
  ),
  hint(
    'deal',
    'done',
    'Boone keeps 1 water, which is the next drink. Metal would cost that, too. Stop dealing; Lawrence writes it down.',
    LAWRENCE,
  ),
  hint('act', 'mission-deliver-connector', 'Hand over the connector. For two of you, one is all that the pump wants.', hex(HAVEN)),
  hint(
    'act',
    `move-${DROWNED_STREET}`,
    'There is no food in the house, and what falls can be looted. Boone is no good at sneaking. Move north for 2 AP: what lives there comes out.',
    hex(DROWNED_STREET),
    BOONE,
  ),
  teaching(
    'how a fight goes',
    'US-COMBAT-1',
    holding(
      'This initial combat round costs no AP. Each success is 1 damage.',
      hint(
        'fight',
        `attack-enemy-0-with-${KNIFE}`,
        'Rats. This initial combat round costs no AP. Attack with the Knife: 2 green dice and 1 blue die. Each success is 1 damage, and the pack has 2 HP.',
        RAT_PACK,
        card(KNIFE),
      ),
    ),
  ),
  teaching(
    'karma',
    'US-KARMA-1',
    holding(
      'Karma rolls a die again. Three karma dice last all game: press Keep all if it is not needed.',
      hint(
        'karma',
        [],
        '3 damage, the rats are done. Attacks of a round count together, so theirs still hits for 1. Karma could roll that die again. Three karma dice last all game: press Keep all.',
        RAT_PACK,
        BOONE,
      ),
    ),
  ),
  teaching(
    'special skills',
    'US-CHAR-2',
    holding(
      'Use In the Way against a hard attack: once a phase Boone takes 2 damage off.',
      hint(
        'prevent',
        'skill',
        'Rat bites can infect, but only if they do damage. Use In the Way: once a phase Boone takes 2 damage off an attack.',
        BOONE,
      ),
    ),
  ),
  teaching(
    'looting',
    'US-LOOT-1',
    holding(
      'A body lies where it fell until the next Preparation. Loot it for 1 AP: the more successes the green die shows, the more you find.',
      hint(
        'act',
        `loot-${RATS}`,
        'The body lies here until the next Preparation. Loot it for 1 AP: the more successes the green die shows, the more you find.',
        card(RATS),
      ),
      isNoBodyHere,
    ),
  ),
  hint(
    'act',
    `move-${HAVEN}`,
    'Food, and plastic out of the bag. A good morning for everyone but the rats. Move south for 1 AP: the plastic is wanted at home.',
    hex(HAVEN),
    BOONE,
  ),
  hint(
    'act',
    'mission-deliver-plastic',
    'Hand over the plastic. Keep the food: each Preparation takes 1 from everybody, or 1 HP instead.',
    hex(HAVEN),
  ),
  hint(
    'act',
    'replenish',
    'The last AP of the Morning: Replenish. It uses up the second water cube of New Haven. Both are back after Preparation.',
    BOONE,
    hex(HAVEN),
  ),
];

/** US-AFT-1, US-MISSION-2, US-FIT-3, US-NCARD-9, US-R-95. */
const AFTERWARDS: readonly Hint[] = [
  holding(
    'A new phase, a new Sun card, and AP again. Look at the mission: what is still missing?',
    hint(
      'first-actor',
      null,
      'Afternoon: a new Sun card, and 6 AP again. Two metal are missing. Tin Cup Flats has one and an event; Lawrence has two, for 1 water each.',
      hex(TIN_CUP_FLATS),
      LAWRENCE,
    ),
  ),
  {
    ...hint(
      'act',
      null,
      'With the last metal this mission card is fulfilled and the next is turned up. Nobody knows what it says. Go in with full bottles.',
      hex(HAVEN),
    ),
    hasPassed: isFirstMorning,
  },
  holding(
    true,
    hint(
      'act',
      null,
      'Fitness falls each Preparation, and whoever is TIRED has 2 AP less. Sleep raises it: 4 AP by day, 3 in a camp, 5 in the open at night.',
      WREN,
      BOONE,
    ),
    isFirstMorning,
  ),
  holding(
    true,
    hint(
      'act',
      null,
      'At Night everybody outside New Haven draws a night card, and enemies are stronger. That is the lesson. Play on to the end of day 6; after it The Lost Patrol waits. Small sips.',
      hex(HAVEN),
    ),
    isFirstMorning,
  ),
];

export const FIRST_MORNING: Lesson<Setup> = {
  id: 'first-morning',
  title: 'A first morning',
  says: 'You can explore, sneak, collect, fight, deal and deliver, and you know what a day takes from you.',
  setup: missionFor(1, 'dry-well', 'coop', { characters: ['wren', 'boone'] }),
  next: { says: 'Begin The Lost Patrol', setup: missionFor(1, 'lost-patrol', 'coop', { characters: ['wren', 'boone'] }), seats: ['me'] },
  seed: 'first morning 10575',
  before: PACKED.map(answer => ({ seat: 0, answer })),
  seat: 0,
  hints: [...WRENS_TURN, ...BOONES_TURN, ...AFTERWARDS],
};
