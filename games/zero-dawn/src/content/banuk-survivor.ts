/**
 * Banuk Survivor: 16 action cards, 14 upgrades. Left line: sacrifice. Right line: endurance.
 * Source: authored for Quarry after the work order (content.md 3.4); no printing. Intuition, Retaliatory Strike, Hunter Bow and Hunter
 * Arrow are public names.
 */
import type { Hunter } from './types.ts';

export const banuk = {
  id: 'banuk',
  name: 'Banuk Survivor',
  profile: {
    id: 'banuk-cold-bargain',
    name: 'Cold Bargain',
    kind: 'trait',
    attack: [{ do: 'may-pay', cost: { scrap: 1, from: 'hand' }, then: [{ do: 'add-dice', colour: 'blue', n: 1 }] }],
  },
  maxDeck: 16,
  resources: ['chillwater'],
  equipment: [
    {
      id: 'banuk-hunter-bow',
      name: 'Hunter Bow',
      kind: 'weapon',
      arc: 'ranged',
      range: 2,
      dice: { orange: 2 },
      crit: [{ do: 'add-damage', n: 1 }],
      symbols: ['bow'],
      slots: 1,
    },
    {
      id: 'banuk-icebone-spear',
      name: 'Icebone Spear',
      kind: 'weapon',
      arc: 'melee',
      range: 0,
      dice: { orange: 1 },
      crit: [
        { do: 'add-damage', n: 1 },
        { do: 'inflict', condition: 'freeze' },
      ],
      symbols: [],
      slots: 1,
    },
    {
      id: 'banuk-winter-furs',
      name: 'Winter Furs',
      kind: 'armour',
      arc: 'armour',
      dice: { orange: 2 },
      crit: [{ do: 'block', n: 2 }],
      slots: 1,
    },
  ],
  deck: [
    {
      id: 'banuk-hunter-arrow',
      name: 'Hunter Arrow',
      copies: 3,
      type: 'ammunition',
      symbols: ['bow'],
      dice: { blue: 1 },
      crit: [{ do: 'add-damage', n: 2 }],
      effects: [],
    },
    {
      id: 'banuk-rime-arrow',
      name: 'Rime Arrow',
      copies: 2,
      type: 'ammunition',
      symbols: ['bow'],
      dice: { orange: 1 },
      crit: [{ do: 'add-damage', n: 1 }],
      effects: [{ do: 'inflict', condition: 'freeze' }],
    },
    {
      id: 'banuk-meltwater-arrow',
      name: 'Meltwater Arrow',
      type: 'ammunition',
      symbols: ['bow'],
      dice: { blue: 1 },
      crit: [{ do: 'add-damage', n: 2 }],
      effects: [
        {
          do: 'may-pay',
          cost: { resource: 'chillwater', n: 1 },
          then: [
            { do: 'add-damage', n: 2 },
            { do: 'aoe', inflict: ['freeze'] },
          ],
        },
      ],
    },
    { id: 'banuk-intuition', name: 'Intuition', copies: 2, type: 'ability', effects: [{ do: 'reroll', upTo: 3 }], onTraps: true },
    {
      id: 'banuk-blood-in-the-snow',
      name: 'Blood in the Snow',
      copies: 2,
      type: 'ability',
      dice: { orange: 2 },
      effects: [{ do: 'scrap', n: 1, from: 'hand-or-discard' }],
    },
    {
      id: 'banuk-numbing-blow',
      name: 'Numbing Blow',
      type: 'ability',
      only: 'melee',
      dice: { blue: 1 },
      effects: [{ do: 'inflict', condition: 'freeze' }],
    },
    {
      id: 'banuk-lean-season',
      name: 'Lean Season',
      type: 'ability',
      dice: { orange: 1 },
      effects: [{ do: 'recover', n: 2, if: ['damaged'] }],
    },
    {
      id: 'banuk-retaliatory-strike',
      name: 'Retaliatory Strike',
      type: 'interrupt',
      when: 'damaged',
      effects: [{ do: 'deal-damage', n: 2 }],
    },
    {
      id: 'banuk-bitter-cold',
      name: 'Bitter Cold',
      type: 'interrupt',
      when: 'condition-inflicted',
      effects: [
        { do: 'deal-damage', n: 2 },
        { do: 'recover', n: 1 },
      ],
    },
    {
      id: 'banuk-set-jaw',
      name: 'Set Jaw',
      type: 'interrupt',
      when: 'evade-rolled',
      effects: [{ do: 'block', n: 2 }],
    },
    {
      id: 'banuk-song-of-the-ice',
      name: 'Song of the Ice',
      type: 'interrupt',
      when: 'any-time',
      effects: [{ do: 'remove-conditions' }, { do: 'recover', n: 2 }],
    },
  ],
  tree: [
    {
      id: 'banuk-a1',
      level: 1,
      from: ['start'],
      maxDeck: 17,
      cards: [
        {
          id: 'banuk-bone-price',
          name: 'Bone Price',
          copies: 2,
          type: 'ability',
          dice: { orange: 1 },
          effects: [
            { do: 'may-pay', cost: { scrap: 2, from: 'hand-or-discard' }, then: [{ do: 'add-dice', colour: 'black', n: 1 }] },
            { do: 'unscrap', n: 2, if: ['killed'] },
          ],
        },
      ],
    },
    {
      id: 'banuk-b1',
      level: 1,
      from: ['start'],
      maxDeck: 17,
      cards: [
        {
          id: 'banuk-weathered',
          name: 'Weathered',
          kind: 'trait',
          always: [
            { do: 'immune', condition: 'freeze' },
            { do: 'craft-bonus', n: 1 },
          ],
        },
      ],
    },
    {
      id: 'banuk-a2',
      level: 2,
      from: ['banuk-a1'],
      maxDeck: 19,
      cards: [
        {
          id: 'banuk-the-hunt-gives-back',
          name: 'The Hunt Gives Back',
          kind: 'trait',
          when: [
            {
              when: 'enemy-killed',
              effects: [
                { do: 'unscrap', n: 2 },
                { do: 'draw', n: 1 },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'banuk-m2',
      level: 2,
      from: ['banuk-a1', 'banuk-b1'],
      maxDeck: 19,
      cards: [
        {
          id: 'banuk-glacier-bow',
          name: 'Glacier Bow',
          kind: 'weapon',
          arc: 'ranged',
          range: 2,
          dice: { blue: 2 },
          crit: [
            { do: 'add-damage', n: 1 },
            { do: 'inflict', condition: 'freeze' },
          ],
          symbols: ['bow'],
          slots: 2,
        },
      ],
    },
    {
      id: 'banuk-b2',
      level: 2,
      from: ['banuk-b1'],
      maxDeck: 19,
      cards: [
        {
          id: 'banuk-wounded-bear',
          name: 'Wounded Bear',
          copies: 2,
          type: 'interrupt',
          when: 'damaged',
          effects: [
            { do: 'deal-damage', n: 2 },
            { do: 'recover', n: 2 },
          ],
        },
      ],
    },
    {
      id: 'banuk-l3-1',
      level: 3,
      from: ['banuk-a2'],
      maxDeck: 20,
      cards: [
        {
          id: 'banuk-last-breath',
          name: 'Last Breath',
          copies: 2,
          type: 'ability',
          dice: { black: 2 },
          effects: [{ do: 'scrap', n: 2, from: 'hand-or-discard' }, { do: 'ignore-armour' }],
        },
      ],
    },
    {
      id: 'banuk-l3-2',
      level: 3,
      from: ['banuk-a2', 'banuk-m2'],
      maxDeck: 20,
      cards: [
        {
          id: 'banuk-emptied-quiver',
          name: 'Emptied Quiver',
          kind: 'trait',
          attack: [
            {
              do: 'may-pay',
              cost: { scrap: 1, from: 'discard' },
              then: [{ do: 'add-dice', colour: 'black', n: 1 }],
              once: 'activation',
            },
          ],
        },
      ],
    },
    {
      id: 'banuk-l3-3',
      level: 3,
      from: ['banuk-m2', 'banuk-b2'],
      maxDeck: 20,
      cards: [
        {
          id: 'banuk-white-silence',
          name: 'White Silence',
          copies: 2,
          type: 'interrupt',
          when: 'attacked',
          effects: [
            { do: 'block', n: 2 },
            { do: 'may-pay', cost: { scrap: 1, from: 'hand' }, then: [{ do: 'ignore-attack' }] },
          ],
        },
      ],
    },
    {
      id: 'banuk-l3-4',
      level: 3,
      from: ['banuk-b2'],
      maxDeck: 20,
      cards: [
        {
          id: 'banuk-avalanche',
          name: 'Avalanche',
          copies: 2,
          type: 'ability',
          dice: { black: 1 },
          effects: [{ do: 'push' }, { do: 'aoe', damage: 2, push: true }, { do: 'recover', n: 3, if: ['damaged'] }],
        },
      ],
    },
  ],
} as const satisfies Hunter;
