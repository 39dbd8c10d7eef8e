/** What lies by the way (work order content.md 3.7): ten that help, ten that hurt, ten that ask. */
import type { EventCard } from './types.ts';

const GOOD: readonly EventCard[] = [
  {
    id: 'the-map-that-aged-well',
    name: 'The Map That Aged Well',
    tone: 'good',
    flavour: 'Every well is marked, and most are crossed out. Somebody walked a long way to be sure.',
    effects: [{ do: 'reveal', n: 2, at: 'edge' }],
  },
  {
    id: 'for-when-it-gets-bad',
    name: 'For When It Gets Bad',
    tone: 'good',
    flavour: 'That is written on the lid. You look round at the country, and open it.',
    effects: [{ do: 'gain', kind: 'random', n: 2 }],
  },
  {
    id: 'the-bucket-comes-up-heavy',
    name: 'The Bucket Comes Up Heavy',
    tone: 'good',
    flavour: 'You let it down for the look of the thing. Then the rope goes tight.',
    effects: [{ do: 'fill-water' }],
  },
  {
    id: 'tamsins-door',
    name: 'Tamsin’s Door',
    tone: 'good',
    flavour: 'She lives in the rock and asks no names. She looks at tongues, then boots, then you.',
    effects: [{ do: 'heal', n: 2 }, { do: 'cure' }],
  },
  {
    id: 'the-tidy-soldier',
    name: 'The Tidy Soldier',
    tone: 'good',
    flavour: 'The belt is oiled and the quiver is closed. Somebody meant to come back for both.',
    effects: [{ do: 'ammunition', kind: 'any', n: 4 }],
  },
  {
    id: 'chalk-on-a-wall',
    name: 'Chalk on a Wall',
    tone: 'good',
    flavour: 'I am the last, it says. Below, in other hands: no, me. No, me. Hello.',
    effects: [{ do: 'karma', n: 1 }],
  },
  {
    id: 'the-bend-in-the-road',
    name: 'The Bend in the Road',
    tone: 'good',
    flavour: 'Tyre marks take the bend, and a crate does not. Nobody came back to ask.',
    effects: [{ do: 'place', marker: 'container' }],
  },
  {
    id: 'an-awning-in-the-distance',
    name: 'An Awning in the Distance',
    tone: 'good',
    flavour: 'A kettle, an awning, a painted sign: open. Around it there is nothing else to be.',
    effects: [{ do: 'dealer' }],
  },
  {
    id: 'the-widow-who-reads-ants',
    name: 'The Widow Who Reads Ants',
    tone: 'good',
    flavour: 'The ants tell her what the dark will bring. She tells it into one ear.',
    effects: [{ do: 'peek', deck: 'night', secret: true }],
  },
  {
    id: 'the-fig-tree',
    name: 'The Fig Tree',
    tone: 'good',
    flavour: 'A wall, a fig tree, and nobody who sells either. You take your boots off.',
    effects: [
      { do: 'fitness', n: 1, who: 'all-here' },
      { do: 'gain', kind: 'food', n: 1 },
    ],
  },
];

const BAD: readonly EventCard[] = [
  {
    id: 'soft-ground',
    name: 'Soft Ground',
    tone: 'bad',
    flavour: 'The path was fine until you trusted it.',
    effects: [{ do: 'test', skill: 'strength', fail: [{ do: 'damage', n: 2 }] }],
  },
  {
    id: 'it-tastes-of-apples',
    name: 'It Tastes of Apples',
    tone: 'bad',
    flavour: 'The water is sweet, and nothing grows beside it. You pour out what you drew, and more.',
    effects: [
      { do: 'lose-water', n: 1 },
      { do: 'test', skill: 'strength', fail: [{ do: 'lose-water', n: 2, orHp: true }] },
    ],
  },
  {
    id: 'a-roof-under-the-sand',
    name: 'A Roof Under the Sand',
    tone: 'bad',
    flavour: 'It has carried the sand for years. You were not part of the arrangement.',
    effects: [
      {
        do: 'test',
        skill: 'dexterity',
        fail: [
          { do: 'damage', n: 1 },
          { do: 'flip-card', of: 'any' },
        ],
      },
    ],
  },
  {
    id: 'the-polite-children',
    name: 'The Polite Children',
    tone: 'bad',
    flavour: 'They ask what time it is. When you look up again, it is later.',
    effects: [{ do: 'test', skill: ['stealth', 'dexterity'], fail: [{ do: 'lose', kind: 'any', n: 2 }] }],
  },
  {
    id: 'the-round-tin',
    name: 'The Round Tin',
    tone: 'bad',
    flavour: 'Tins are flat at the end. This one is round at both, and you were hungry.',
    effects: [
      { do: 'ap', n: -1 },
      { do: 'test', skill: 'strength', fail: [{ do: 'infect' }] },
    ],
  },
  {
    id: 'the-cave-is-let',
    name: 'The Cave Is Let',
    tone: 'bad',
    flavour: 'Cool, dark, out of the wind. Somebody else thought so, and got here first, with claws.',
    effects: [{ do: 'spawn', of: { type: 'animal' }, then: 'fight' }],
  },
  {
    id: 'the-last-stop',
    name: 'The Last Stop',
    tone: 'bad',
    flavour: 'A bus, in sand up to the windows. You knock on the glass. Somebody stands up.',
    effects: [{ do: 'spawn', of: { type: 'mutated' }, then: 'fight' }],
  },
  {
    id: 'a-chair-in-the-road',
    name: 'A Chair in the Road',
    tone: 'bad',
    flavour: 'A rope, a flag, a chair, a price list. The chair is still warm.',
    effects: [{ do: 'pay-or', price: { water: 2 }, refused: [{ do: 'spawn', of: { isSol: true }, then: 'fight' }] }],
  },
  {
    id: 'a-box-and-a-string',
    name: 'A Box and a String',
    tone: 'bad',
    flavour: 'There is a box in the open, and a string on the box. You see them in that order.',
    effects: [
      { do: 'place', marker: 'container' },
      { do: 'spawn', of: { type: 'human' }, then: 'fight' },
    ],
  },
  {
    id: 'running-towards-you',
    name: 'Running Towards You',
    tone: 'bad',
    flavour: 'Somebody comes with goods, waving. You wave back, until you see what the waving is about.',
    effects: [{ do: 'dealer' }, { do: 'spawn', of: { type: 'animal' }, then: 'fight' }],
  },
];

const CHOICE: readonly EventCard[] = [
  {
    id: 'the-man-at-the-pump',
    name: 'The Man at the Pump',
    tone: 'choice',
    flavour: 'The pump is dry. He works the handle anyway, so that nobody sees him rest.',
    effects: [
      {
        do: 'choose',
        of: [
          { says: 'Give', price: { goods: { food: 1 } }, effects: [{ do: 'karma', n: 1 }] },
          { says: 'Walk on', effects: [] },
        ],
      },
    ],
  },
  {
    id: 'the-locked-van',
    name: 'The Locked Van',
    tone: 'choice',
    flavour: 'Somebody locked it with care and took the key wherever they went.',
    effects: [
      {
        do: 'choose',
        of: [
          { says: 'Clear the sand', price: { ap: 1 }, effects: [{ do: 'place', marker: 'container' }] },
          { says: 'Leave it', effects: [] },
        ],
      },
    ],
  },
  {
    id: 'warm-ashes',
    name: 'Warm Ashes',
    tone: 'choice',
    flavour: 'The kettle is warm and the cups are out. They will be back for both.',
    effects: [
      {
        do: 'choose',
        of: [
          {
            says: 'Search',
            effects: [
              { do: 'loot', n: 1 },
              { do: 'spawn', of: { isSol: true }, then: 'fight' },
            ],
          },
          { says: 'Burn it', effects: [{ do: 'move-enemies', of: { isSol: true }, within: 2, way: 'here' }] },
        ],
      },
    ],
  },
  {
    id: 'a-cart-on-its-knees',
    name: 'A Cart on Its Knees',
    tone: 'choice',
    flavour: 'The load is still on, and the wheel is not. The owner sits beside it and calls this lunch.',
    effects: [
      {
        do: 'choose',
        of: [
          { says: 'Mend it', price: { goods: { metal: 1 } }, effects: [{ do: 'dealer' }, { do: 'karma', n: 1 }] },
          { says: 'Walk past', effects: [] },
        ],
      },
    ],
  },
  {
    id: 'the-boy-who-knows-people',
    name: 'The Boy Who Knows People',
    tone: 'choice',
    flavour: 'He can have a cart here by noon. Or he can show you where they leave things.',
    effects: [
      {
        do: 'choose',
        of: [
          { says: 'The cart', price: { water: 1 }, effects: [{ do: 'dealer' }] },
          { says: 'The place', price: { water: 3 }, effects: [{ do: 'loot', n: 1 }] },
          { says: 'Neither', effects: [] },
        ],
      },
    ],
  },
  {
    id: 'the-short-way-down',
    name: 'The Short Way Down',
    tone: 'choice',
    flavour: 'It saves you the whole hill. Part of it you would do by air.',
    effects: [
      {
        do: 'choose',
        of: [
          {
            says: 'Climb',
            effects: [{ do: 'test', skill: 'dexterity', pass: [{ do: 'teleport' }], fail: [{ do: 'damage', n: 1 }] }],
          },
          { says: 'Stay', effects: [] },
        ],
      },
    ],
  },
  {
    id: 'he-claps-at-the-hills',
    name: 'He Claps at the Hills',
    tone: 'choice',
    flavour: 'He cannot see, so he asks the echo. The echo, he says, likes a drink.',
    effects: [
      {
        do: 'choose',
        of: [
          { says: 'Pour', price: { water: 1 }, effects: [{ do: 'peek', deck: 'event', secret: true }] },
          { says: 'Go', effects: [] },
        ],
      },
    ],
  },
  {
    id: 'the-wire',
    name: 'The Wire',
    tone: 'choice',
    flavour: 'You hold it to your ear. Far away somebody reads out a list.',
    effects: [
      {
        do: 'choose',
        of: [
          { says: 'Listen', effects: [{ do: 'peek', deck: 'enemy', secret: true }] },
          { says: 'Cut it', effects: [{ do: 'gain', kind: 'metal', n: 2 }] },
        ],
      },
    ],
  },
  {
    id: 'the-guard-in-the-blanket',
    name: 'The Guard in the Blanket',
    tone: 'choice',
    flavour: 'He guards a box and snores. Somebody has tucked him in.',
    effects: [
      {
        do: 'choose',
        of: [
          {
            says: 'Creep closer',
            effects: [{ do: 'test', skill: 'stealth', pass: [{ do: 'place', marker: 'container' }], fail: [{ do: 'damage', n: 1 }] }],
          },
          { says: 'Let him sleep', effects: [] },
        ],
      },
    ],
  },
  {
    id: 'the-arm-she-does-not-mention',
    name: 'The Arm She Does Not Mention',
    tone: 'choice',
    flavour: 'She carries it in the other one, and asks how far you have come.',
    effects: [
      {
        do: 'choose',
        of: [
          { says: 'Bind it', price: { goods: { fabric: 2 } }, effects: [{ do: 'loot', n: 1 }] },
          { says: 'Wish her well', effects: [] },
        ],
      },
    ],
  },
];

export const EVENTS: readonly EventCard[] = [...GOOD, ...BAD, ...CHOICE];
