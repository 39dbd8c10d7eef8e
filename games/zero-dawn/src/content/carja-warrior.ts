/**
 * Carja Warrior: 14 action cards, 12 upgrades. Left line: the duel. Right line: the show.
 * Source: authored for Quarry after the work order (content.md 3.4); no printing. Hit and Run, Carja Silks and Hunter
 * Arrow are public names.
 */
import type { Hunter } from './types.ts';

export const carja = {
  id: 'carja',
  name: 'Carja Warrior',
  profile: {
    id: 'carja-untouched',
    name: 'Untouched',
    kind: 'trait',
    when: [{ when: 'evaded', once: 'encounter', effects: [{ do: 'gain-glory', n: 1 }] }],
  },
  maxDeck: 14,
  resources: ['metal-shards', 'metal-shards'],
  equipment: [
    {
      id: 'carja-noonday-blade',
      name: 'Noonday Blade',
      kind: 'weapon',
      arc: 'melee',
      range: 0,
      dice: { blue: 1, orange: 1 },
      crit: [{ do: 'add-damage', n: 2 }, { do: 'dodge' }],
      symbols: [],
      slots: 1,
    },
    {
      id: 'carja-courtyard-bow',
      name: 'Courtyard Bow',
      kind: 'weapon',
      arc: 'ranged',
      range: 1,
      dice: { orange: 1 },
      crit: [{ do: 'add-damage', n: 1 }, { do: 'dodge' }],
      symbols: ['bow'],
      slots: 1,
    },
    {
      id: 'carja-silks',
      name: 'Carja Silks',
      kind: 'armour',
      arc: 'armour',
      dice: { blue: 1, orange: 1 },
      crit: [{ do: 'block', n: 1 }, { do: 'dodge' }],
      slots: 2,
    },
  ],
  deck: [
    {
      id: 'carja-hunter-arrow',
      name: 'Hunter Arrow',
      copies: 2,
      type: 'ammunition',
      symbols: ['bow'],
      dice: { blue: 1 },
      crit: [{ do: 'add-damage', n: 2 }],
      effects: [],
    },
    {
      id: 'carja-dazzle-arrow',
      name: 'Dazzle Arrow',
      type: 'ammunition',
      symbols: ['bow'],
      dice: { blue: 1 },
      crit: [{ do: 'add-damage', n: 1 }, { do: 'push' }],
      effects: [{ do: 'inflict', condition: 'shock' }],
    },
    {
      id: 'carja-gilded-arrow',
      name: 'Gilded Arrow',
      type: 'ammunition',
      symbols: ['bow'],
      dice: { blue: 1 },
      crit: [{ do: 'add-damage', n: 2 }],
      effects: [
        {
          do: 'may-pay',
          cost: { resource: 'metal-shards', n: 1 },
          then: [
            { do: 'add-dice', colour: 'blue', n: 1 },
            { do: 'gain-glory', n: 1, if: ['killed'] },
          ],
        },
      ],
    },
    {
      id: 'carja-hit-and-run',
      name: 'Hit and Run',
      copies: 2,
      type: 'ability',
      only: 'melee',
      dice: { orange: 1 },
      effects: [{ do: 'dodge' }, { do: 'free-action', action: 'sneak' }],
    },
    {
      id: 'carja-false-opening',
      name: 'False Opening',
      copies: 2,
      type: 'ability',
      only: 'melee',
      dice: { blue: 1 },
      effects: [{ do: 'reduce-armour', n: 1 }],
    },
    {
      id: 'carja-lone-blade',
      name: 'Lone Blade',
      copies: 2,
      type: 'ability',
      dice: { orange: 1 },
      effects: [{ do: 'add-damage', n: 1, if: ['alone'] }],
    },
    {
      id: 'carja-crowd-pleaser',
      name: 'Crowd Pleaser',
      type: 'ability',
      dice: { orange: 1 },
      effects: [
        { do: 'reroll', upTo: 1 },
        { do: 'gain-glory', n: 1, if: ['killed'] },
      ],
    },
    {
      id: 'carja-sidestep',
      name: 'Sidestep',
      type: 'interrupt',
      when: 'attacked',
      effects: [
        { do: 'block', n: 1 },
        { do: 'add-evade-dice', colour: 'blue', n: 1 },
      ],
    },
    {
      id: 'carja-quick-riposte',
      name: 'Quick Riposte',
      type: 'interrupt',
      when: 'damaged',
      effects: [
        { do: 'deal-damage', n: 2 },
        { do: 'move-hunter', n: 1 },
      ],
    },
    {
      id: 'carja-take-a-bow',
      name: 'Take a Bow',
      type: 'interrupt',
      when: 'enemy-killed',
      effects: [
        { do: 'gain-glory', n: 1 },
        { do: 'draw', n: 1 },
      ],
    },
  ],
  tree: [
    {
      id: 'carja-a1',
      level: 1,
      from: ['start'],
      maxDeck: 15,
      cards: [
        {
          id: 'carja-answering-steel',
          name: 'Answering Steel',
          kind: 'trait',
          when: [{ when: 'evaded', effects: [{ do: 'deal-damage', n: 1 }] }],
        },
      ],
    },
    {
      id: 'carja-b1',
      level: 1,
      from: ['start'],
      maxDeck: 15,
      cards: [
        {
          id: 'carja-flourish',
          name: 'Flourish',
          copies: 2,
          type: 'ability',
          dice: { orange: 1 },
          effects: [
            {
              do: 'may-pay',
              cost: { glory: 1 },
              then: [
                { do: 'add-dice', colour: 'black', n: 1 },
                { do: 'gain-glory', n: 2, if: ['killed'] },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'carja-a2',
      level: 2,
      from: ['carja-a1'],
      maxDeck: 17,
      cards: [
        {
          id: 'carja-blade-dance',
          name: 'Blade Dance',
          copies: 2,
          type: 'ability',
          only: 'melee',
          dice: { blue: 1 },
          effects: [{ do: 'dodge' }, { do: 'allow-repeat', action: 'melee' }],
        },
      ],
    },
    {
      id: 'carja-m2',
      level: 2,
      from: ['carja-a1', 'carja-b1'],
      maxDeck: 17,
      cards: [
        {
          id: 'carja-twin-crescents',
          name: 'Twin Crescents',
          kind: 'weapon',
          arc: 'melee',
          range: 0,
          dice: { blue: 2, orange: 1 },
          crit: [{ do: 'add-damage', n: 2 }, { do: 'dodge' }],
          symbols: [],
          slots: 2,
        },
      ],
    },
    {
      id: 'carja-b2',
      level: 2,
      from: ['carja-b1'],
      maxDeck: 17,
      cards: [
        {
          id: 'carja-high-stage',
          name: 'High Stage',
          kind: 'trait',
          attack: [{ do: 'add-dice', colour: 'blue', n: 1, if: ['on-outcrop'] }],
          when: [{ when: 'enemy-killed', once: 'encounter', effects: [{ do: 'gain-glory', n: 1 }] }],
        },
      ],
    },
    {
      id: 'carja-l3-1',
      level: 3,
      from: ['carja-a2'],
      maxDeck: 18,
      cards: [
        {
          id: 'carja-not-even-close',
          name: 'Not Even Close',
          type: 'interrupt',
          when: 'attacked',
          effects: [{ do: 'ignore-attack' }, { do: 'move-hunter', n: 1 }],
        },
      ],
    },
    {
      id: 'carja-l3-2',
      level: 3,
      from: ['carja-a2', 'carja-m2'],
      maxDeck: 18,
      cards: [
        {
          id: 'carja-thousand-cuts',
          name: 'Thousand Cuts',
          copies: 2,
          type: 'ability',
          only: 'melee',
          dice: { black: 1 },
          effects: [{ do: 'crit-damage', n: 1 }, { do: 'dodge' }, { do: 'return-to-hand', if: ['killed'] }],
        },
      ],
    },
    {
      id: 'carja-l3-3',
      level: 3,
      from: ['carja-m2', 'carja-b2'],
      maxDeck: 18,
      cards: [
        {
          id: 'carja-name-in-songs',
          name: 'A Name in Songs',
          kind: 'trait',
          always: [{ do: 'keep-glory' }],
          when: [{ when: 'encounter-start', effects: [{ do: 'gain-glory', n: 1 }] }],
        },
      ],
    },
    {
      id: 'carja-l3-4',
      level: 3,
      from: ['carja-b2'],
      maxDeck: 18,
      cards: [
        {
          id: 'carja-grand-finale',
          name: 'Grand Finale',
          type: 'ability',
          dice: { black: 1 },
          effects: [
            {
              do: 'may-pay',
              cost: { glory: 2 },
              then: [
                { do: 'add-dice', colour: 'black', n: 2 },
                { do: 'gain-glory', n: 2, if: ['killed'] },
              ],
            },
            { do: 'gain-glory', n: 2, if: ['killed'] },
          ],
        },
      ],
    },
  ],
} as const satisfies Hunter;
