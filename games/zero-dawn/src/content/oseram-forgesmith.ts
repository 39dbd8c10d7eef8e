/**
 * Oseram Forgesmith: 18 action cards, 13 upgrades. Left line: fire. Right line: bulwark.
 * Source: authored for Quarry after the work order (content.md 3.4); no printing. Searing Strike, Concussive Blast, Blast Sling, Ablative
 * Armour and Fireforged are public names.
 */
import type { Hunter } from './types.ts';

export const forgesmith = {
  id: 'forgesmith',
  name: 'Oseram Forgesmith',
  profile: {
    id: 'forgesmith-born-to-the-bellows',
    name: 'Born to the Bellows',
    kind: 'trait',
    always: [{ do: 'immune', condition: 'fire' }],
    when: [{ when: 'enemy-burns', once: 'encounter', effects: [{ do: 'gain-glory', n: 1 }] }],
  },
  maxDeck: 18,
  resources: ['blaze'],
  equipment: [
    {
      id: 'forgesmith-anvil-hammer',
      name: 'Anvil Hammer',
      kind: 'weapon',
      arc: 'melee',
      range: 0,
      dice: { orange: 1, blue: 1 },
      crit: [{ do: 'add-damage', n: 2 }, { do: 'push' }],
      symbols: [],
      slots: 1,
    },
    {
      id: 'forgesmith-blast-sling',
      name: 'Blast Sling',
      kind: 'weapon',
      arc: 'sidearm',
      range: 1,
      dice: { blue: 1 },
      crit: [
        { do: 'add-damage', n: 1 },
        { do: 'aoe', damage: 1 },
      ],
      symbols: ['sling'],
      slots: 1,
    },
    {
      id: 'forgesmith-riveted-plate',
      name: 'Riveted Plate',
      kind: 'armour',
      arc: 'armour',
      dice: { blue: 2 },
      crit: [{ do: 'block', n: 2 }],
      slots: 1,
    },
  ],
  deck: [
    {
      id: 'forgesmith-slag-bomb',
      name: 'Slag Bomb',
      copies: 3,
      type: 'ammunition',
      symbols: ['sling'],
      dice: { blue: 2 },
      crit: [{ do: 'add-damage', n: 2 }],
      effects: [],
    },
    {
      id: 'forgesmith-cinder-bomb',
      name: 'Cinder Bomb',
      copies: 2,
      type: 'ammunition',
      symbols: ['sling'],
      dice: { blue: 1, orange: 1 },
      crit: [
        { do: 'add-damage', n: 1 },
        { do: 'aoe', inflict: ['fire'] },
      ],
      effects: [{ do: 'inflict', condition: 'fire' }],
    },
    {
      id: 'forgesmith-blaze-keg',
      name: 'Blaze Keg',
      type: 'ammunition',
      symbols: ['sling'],
      dice: { blue: 1, orange: 1 },
      crit: [{ do: 'add-damage', n: 1 }, { do: 'push' }],
      effects: [
        {
          do: 'may-pay',
          cost: { resource: 'blaze', n: 1 },
          then: [
            { do: 'inflict', condition: 'fire' },
            { do: 'aoe', damage: 3, inflict: ['fire'] },
          ],
        },
      ],
    },
    {
      id: 'forgesmith-searing-strike',
      name: 'Searing Strike',
      copies: 2,
      type: 'ability',
      only: 'melee',
      dice: { orange: 1 },
      effects: [
        { do: 'inflict', condition: 'fire' },
        { do: 'aoe', inflict: ['fire'] },
      ],
    },
    {
      id: 'forgesmith-concussive-blast',
      name: 'Concussive Blast',
      copies: 2,
      type: 'ability',
      dice: { orange: 1 },
      effects: [{ do: 'push' }, { do: 'aoe', damage: 1, push: true }],
      onTraps: true,
    },
    {
      id: 'forgesmith-crack-the-shell',
      name: 'Crack the Shell',
      copies: 2,
      type: 'ability',
      only: 'melee',
      dice: { blue: 1 },
      effects: [{ do: 'reduce-armour', n: 2 }],
    },
    {
      id: 'forgesmith-work-the-bellows',
      name: 'Work the Bellows',
      type: 'ability',
      dice: { orange: 1 },
      effects: [{ do: 'add-dice', colour: 'blue', n: 2, if: ['target-on-fire'] }],
    },
    {
      id: 'forgesmith-shoulder-it',
      name: 'Shoulder It',
      copies: 2,
      type: 'interrupt',
      when: 'attacked',
      effects: [{ do: 'block', n: 2 }],
    },
    {
      id: 'forgesmith-white-heat',
      name: 'White Heat',
      type: 'interrupt',
      when: 'own-attack',
      effects: [
        { do: 'add-damage', n: 1 },
        { do: 'inflict', condition: 'fire' },
      ],
    },
    {
      id: 'forgesmith-patch-and-rivet',
      name: 'Patch and Rivet',
      type: 'interrupt',
      when: 'any-time',
      effects: [{ do: 'recover', n: 3 }],
    },
    {
      id: 'forgesmith-strike-here',
      name: 'Strike Here!',
      type: 'interrupt',
      when: 'ally-attack',
      effects: [
        { do: 'add-dice', colour: 'orange', n: 1 },
        { do: 'reduce-armour', n: 1 },
      ],
    },
  ],
  tree: [
    {
      id: 'forgesmith-a1',
      level: 1,
      from: ['start'],
      maxDeck: 20,
      cards: [
        {
          id: 'forgesmith-fireforged',
          name: 'Fireforged',
          kind: 'weapon',
          arc: 'melee',
          range: 0,
          dice: { orange: 3 },
          crit: [
            { do: 'add-damage', n: 2 },
            { do: 'inflict', condition: 'fire' },
            { do: 'aoe', inflict: ['fire'] },
          ],
          symbols: [],
          slots: 1,
        },
      ],
    },
    {
      id: 'forgesmith-b1',
      level: 1,
      from: ['start'],
      maxDeck: 20,
      cards: [
        {
          id: 'forgesmith-ablative-armour',
          name: 'Ablative Armour',
          kind: 'trait',
          when: [{ when: 'damaged', effects: [{ do: 'recover', n: 1 }] }],
        },
      ],
    },
    {
      id: 'forgesmith-a2',
      level: 2,
      from: ['forgesmith-a1'],
      maxDeck: 21,
      cards: [
        {
          id: 'forgesmith-fan-the-blaze',
          name: 'Fan the Blaze',
          copies: 2,
          type: 'ability',
          dice: { blue: 1 },
          effects: [
            { do: 'add-damage', n: 2, if: ['target-on-fire'] },
            { do: 'aoe', damage: 1, inflict: ['fire'] },
            { do: 'gain-glory', n: 1, if: ['killed'] },
          ],
          onTraps: true,
        },
      ],
    },
    {
      id: 'forgesmith-m2',
      level: 2,
      from: ['forgesmith-a1', 'forgesmith-b1'],
      maxDeck: 21,
      cards: [
        {
          id: 'forgesmith-furnace-heart',
          name: 'Furnace Heart',
          kind: 'trait',
          when: [
            { when: 'enemy-burns', effects: [{ do: 'recover', n: 1 }] },
            { when: 'crafted', effects: [{ do: 'draw', n: 1 }] },
          ],
        },
      ],
    },
    {
      id: 'forgesmith-b2',
      level: 2,
      from: ['forgesmith-b1'],
      maxDeck: 21,
      cards: [
        {
          id: 'forgesmith-stand-like-stone',
          name: 'Stand Like Stone',
          copies: 2,
          type: 'interrupt',
          when: 'attacked',
          effects: [
            { do: 'block', n: 2 },
            { do: 'add-evade-dice', colour: 'orange', n: 1 },
          ],
        },
      ],
    },
    {
      id: 'forgesmith-l3-1',
      level: 3,
      from: ['forgesmith-a2'],
      maxDeck: 22,
      cards: [
        {
          id: 'forgesmith-heart-of-the-forge',
          name: 'Heart of the Forge',
          copies: 2,
          type: 'ability',
          only: 'melee',
          dice: { black: 1 },
          effects: [
            { do: 'ignore-armour', if: ['target-on-fire'] },
            { do: 'inflict', condition: 'fire' },
            { do: 'aoe', dice: { blue: 1, orange: 1 }, inflict: ['fire'] },
          ],
        },
      ],
    },
    {
      id: 'forgesmith-l3-2',
      level: 3,
      from: ['forgesmith-a2', 'forgesmith-m2'],
      maxDeck: 22,
      cards: [
        {
          id: 'forgesmith-crucible-sling',
          name: 'Crucible Sling',
          kind: 'weapon',
          arc: 'sidearm',
          range: 2,
          dice: { black: 1, blue: 1 },
          crit: [
            { do: 'add-damage', n: 2 },
            { do: 'inflict', condition: 'fire' },
            { do: 'aoe', damage: 2 },
          ],
          symbols: ['sling'],
          slots: 2,
        },
      ],
    },
    {
      id: 'forgesmith-l3-3',
      level: 3,
      from: ['forgesmith-m2', 'forgesmith-b2'],
      maxDeck: 22,
      cards: [
        {
          id: 'forgesmith-master-of-the-guild',
          name: 'Master of the Guild',
          kind: 'trait',
          always: [
            { do: 'craft-bonus', n: 2 },
            { do: 'hand-size', n: 1 },
          ],
        },
      ],
    },
    {
      id: 'forgesmith-l3-4',
      level: 3,
      from: ['forgesmith-b2'],
      maxDeck: 22,
      cards: [
        {
          id: 'forgesmith-immovable',
          name: 'Immovable',
          copies: 2,
          type: 'interrupt',
          when: 'evade-rolled',
          effects: [
            { do: 'block', n: 4 },
            { do: 'draw', n: 1 },
          ],
        },
      ],
    },
  ],
} as const satisfies Hunter;
