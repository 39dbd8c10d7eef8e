/** What comes in the dark (work order content.md 3.5). Day is seen, night is heard; a camp hears it otherwise. */

import type { NightCard } from './types.ts';
import type { Effect } from './words/index.ts';

const ANIMAL_ATTACKS: readonly Effect[] = [{ do: 'spawn', of: { type: 'animal' }, then: 'fight' }];
const MUTATED_ATTACKS: readonly Effect[] = [{ do: 'spawn', of: { type: 'mutated' }, then: 'fight' }];
const FED_OR_BITTEN: readonly Effect[] = [{ do: 'pay-or', price: { goods: { food: 1 } }, refused: [{ do: 'damage', n: 1 }] }];

const CALM: readonly NightCard[] = [
  {
    id: 'nothing-again',
    name: 'Nothing, Again',
    group: 'calm',
    flavour: 'Something is breathing. It is you.',
    effects: [],
    inCamp: {
      flavour: 'Somebody snores. Nobody minds; it means somebody is there.',
      effects: [{ do: 'fitness', n: 1 }],
    },
  },
  {
    id: 'what-the-wind-uncovers',
    name: 'What the Wind Uncovers',
    group: 'calm',
    flavour: 'The wind drops. Something it dug up goes on rattling.',
    effects: [{ do: 'gain', kind: 'random', n: 1 }],
    inCamp: { flavour: 'Something rolls against the tent and stops. It sounds useful.' },
  },
  {
    id: 'a-bell-far-off',
    name: 'A Bell, Far Off',
    group: 'calm',
    flavour: 'A bell, far off. It is not for you. You count along anyway.',
    effects: [],
    inCamp: {
      flavour: 'A bell, far off. Somebody whispers a wish and thinks that nobody heard.',
      effects: [{ do: 'karma', n: 1 }],
    },
  },
  {
    id: 'a-tune-without-an-end',
    name: 'A Tune Without an End',
    group: 'calm',
    flavour: 'Music, from no direction. It ends before the good part.',
    effects: [],
    inCamp: {
      flavour: 'The music stops. Everybody hums a different end to it.',
      effects: [{ do: 'ap', n: 1 }],
    },
  },
  {
    id: 'a-slow-drip',
    name: 'A Slow Drip',
    group: 'calm',
    flavour: 'A drip. A long time. A drip. You find the cup by feel.',
    effects: [{ do: 'gain-water', n: 1 }],
    inCamp: {
      flavour: 'The canvas drips. Everybody has a cup under it, and nobody has said a word.',
      effects: [{ do: 'gain-water', n: 1, who: 'all-here' }],
    },
    isNamed: true,
  },
  {
    id: 'the-dark-listens-back',
    name: 'The Dark Listens Back',
    group: 'calm',
    flavour: 'You listen. The dark listens back, politely, and goes elsewhere.',
    effects: [],
    inCamp: {
      flavour: 'A page turns. Somebody reads aloud to themselves, just loud enough.',
      effects: [{ do: 'heal', n: 1 }],
    },
  },
];

const ANIMALS: readonly NightCard[] = [
  {
    id: 'small-teeth',
    name: 'Small Teeth',
    group: 'animal',
    flavour: 'Something is eating, close by. You were saving that.',
    effects: [{ do: 'test', skill: 'dexterity', fail: FED_OR_BITTEN }],
    inCamp: {
      flavour: 'The sack rustles. Everybody hopes that it is somebody.',
      effects: [{ do: 'test', skill: 'dexterity', dice: '1Y', fail: FED_OR_BITTEN }],
    },
  },
  {
    id: 'a-nose-at-the-boots',
    name: 'A Nose at the Boots',
    group: 'animal',
    flavour: 'Sniffing. It reads your whole day off your boots and wants to discuss dinner.',
    effects: [{ do: 'test', skill: 'stealth', fail: FED_OR_BITTEN }],
    inCamp: { flavour: 'Sniffing goes from sleeper to sleeper, like somebody choosing melons.' },
  },
  {
    id: 'tug-of-war',
    name: 'Tug of War',
    group: 'animal',
    flavour: 'Something growls and pulls the blanket. You pull back. It has more legs.',
    effects: [{ do: 'test', skill: 'strength', fail: [{ do: 'damage', n: 1 }] }],
    inCamp: {
      flavour: 'The supper sack drags itself over the stones. You hear everybody wake and grab.',
      effects: [{ do: 'test', skill: 'strength', dice: '1G', fail: [{ do: 'lose', kind: 'food', n: 2 }] }],
    },
  },
  {
    id: 'not-our-dog',
    name: 'Not Our Dog',
    group: 'animal',
    flavour: 'The bush growls. Bushes, as a rule, do not.',
    effects: ANIMAL_ATTACKS,
    inCamp: { flavour: 'The dog barks. You have no dog.' },
  },
  {
    id: 'too-many-feet',
    name: 'Too Many Feet',
    group: 'animal',
    flavour: 'Footsteps, unhurried, and more of them than a person needs.',
    effects: ANIMAL_ATTACKS,
    inCamp: { flavour: 'The pots ring on their hooks. Nobody is near the pots.', effects: [{ do: 'lose', kind: 'food', n: 1 }] },
  },
  {
    id: 'it-turns-over-too',
    name: 'It Turns Over, Too',
    group: 'animal',
    flavour: 'You turn over. Behind you something else turns over.',
    effects: ANIMAL_ATTACKS,
    inCamp: {
      flavour: 'It walks round the tent, and round it again. Too many voices in there.',
      effects: [{ do: 'spawn', of: { type: 'animal' }, at: 'adjacent' }],
    },
  },
  {
    id: 'answered',
    name: 'Answered',
    group: 'animal',
    flavour: 'A howl. Then, from the other side, the answer.',
    effects: [{ do: 'move-enemies', of: { type: 'animal' }, within: 3, way: 'here' }],
    inCamp: { flavour: 'A howl. Somebody answers in their sleep. Now it is a conversation.' },
    isNamed: true,
  },
];

const HUMANS: readonly NightCard[] = [
  {
    id: 'no-knock',
    name: 'No Knock',
    group: 'human',
    flavour: 'You wake because the pack is lighter.',
    effects: [
      {
        do: 'test',
        skill: ['stealth', 'dexterity'],
        fail: [{ do: 'pay-or', price: { card: 'item' }, refused: [{ do: 'lose', kind: 'any', n: 2 }] }],
      },
    ],
    inCamp: { flavour: 'Everybody took the footsteps for somebody else’s.' },
  },
  {
    id: 'warm-fingers',
    name: 'Warm Fingers',
    group: 'human',
    flavour: 'A buckle clicks. A child whispers sorry, and goes on.',
    effects: [{ do: 'test', skill: ['stealth', 'dexterity'], fail: [{ do: 'lose', kind: 'any', n: 2 }] }],
    inCamp: {
      flavour: 'A buckle clicks. Somebody coughs, and the clicking waits.',
      effects: [{ do: 'test', skill: ['stealth', 'dexterity'], dice: '1Y', fail: [{ do: 'lose', kind: 'any', n: 2 }] }],
    },
  },
  {
    id: 'the-same-whistle-nearer',
    name: 'The Same Whistle, Nearer',
    group: 'human',
    flavour: 'A whistle. A pause. The same whistle, nearer.',
    effects: [{ do: 'spawn', of: { isSol: true }, at: 'adjacent' }],
    inCamp: { flavour: 'A whistle. Somebody whistles back, out of habit. Then nobody whistles.' },
    isNamed: true,
  },
  {
    id: 'a-wheel-wants-oil',
    name: 'A Wheel Wants Oil',
    group: 'human',
    flavour: 'A wheel squeaks, stops, and asks whether anybody is awake.',
    effects: [{ do: 'dealer' }],
    inCamp: { flavour: 'A squeak, a cough, and a voice that says customers as others say amen.' },
    isNamed: true,
  },
];

const MUTATED: readonly NightCard[] = [
  {
    id: 'somebody-hums',
    name: 'Somebody Hums',
    group: 'mutated',
    flavour: 'Humming. A lullaby, all of it right but the breathing.',
    effects: MUTATED_ATTACKS,
    inCamp: { flavour: 'Everybody is in the tent. The humming is not.' },
  },
  {
    id: 'one-shoe',
    name: 'One Shoe',
    group: 'mutated',
    flavour: 'A step, a drag. A step, a drag. Then no drag.',
    effects: MUTATED_ATTACKS,
    inCamp: {
      flavour: 'The drag stops at the tent rope and feels along it. Nobody breathes.',
      effects: [
        {
          do: 'test',
          skill: 'stealth',
          pass: [{ do: 'spawn', of: { type: 'mutated' }, at: 'adjacent' }],
          fail: MUTATED_ATTACKS,
        },
      ],
    },
  },
  {
    id: 'the-long-note',
    name: 'The Long Note',
    group: 'mutated',
    flavour: 'A scream, far off. It does not stop to breathe.',
    effects: [{ do: 'move-enemies', within: 3, way: 'nearer' }],
    inCamp: {
      flavour: 'A scream, far off. Somebody covers your ears. You cover theirs.',
      effects: [{ do: 'move-enemies', within: 2, way: 'nearer' }],
    },
    isNamed: true,
  },
];

const BODY_AND_WEATHER: readonly NightCard[] = [
  {
    id: 'the-cold-hour',
    name: 'The Cold Hour',
    group: 'body',
    flavour: 'The sand gives back the heat, all at once, to nobody.',
    effects: [{ do: 'pay-or', price: { goods: { wood: 1 } }, refused: [{ do: 'fitness', n: -1 }] }],
    inCamp: { flavour: 'You lie closer and do not mention it.' },
    fireCancels: true,
  },
  {
    id: 'a-shout-yours',
    name: 'A Shout, Yours',
    group: 'body',
    flavour: 'A shout wakes you. Your throat says whose it was.',
    effects: [{ do: 'ap', n: -1 }],
    inCamp: { flavour: 'Somebody says your name, softly, until it is yours again.', effects: [] },
  },
  {
    id: 'come-in',
    name: 'Come In',
    group: 'body',
    flavour: 'Knocking. It is your teeth. You say come in.',
    effects: [{ do: 'test', skill: 'strength', fail: [{ do: 'infect' }] }],
    inCamp: {
      flavour: 'Your teeth knock. A bottle is uncorked, and a cloth wrung out.',
      effects: [{ do: 'test', skill: 'strength', dice: '1Y', fail: [{ do: 'infect' }] }],
    },
  },
  {
    id: 'the-hum-stops',
    name: 'The Hum Stops',
    group: 'body',
    flavour: 'You only hear that it hummed when it stops.',
    effects: [{ do: 'pay-or', price: { goods: { connector: 1 } }, refused: [{ do: 'flip-card', of: 'electric' }] }],
    inCamp: { flavour: 'The hum stops. Somebody shakes it. Somebody always shakes it.' },
  },
];

export const NIGHTS: readonly NightCard[] = [...CALM, ...ANIMALS, ...HUMANS, ...MUTATED, ...BODY_AND_WEATHER];
