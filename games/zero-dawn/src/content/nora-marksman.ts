/**
 * Nora Marksman: 16 action cards, 13 upgrades. Left line: components. Right line: unseen.
 * Source: authored for Quarry after the work order (content.md 3.4); no printing. Sliding Shot and Hunter Arrow are public names.
 */
import type { Hunter } from './types.ts';

export const nora = {
  id: 'nora',
  name: 'Nora Marksman',
  profile: {
    id: 'nora-steady-aim',
    name: 'Steady Aim',
    kind: 'trait',
    attack: [{ do: 'reroll', upTo: 1, if: ['ranged', 'target-not-alert'], once: 'activation' }],
  },
  maxDeck: 16,
  resources: ['wire'],
  equipment: [
    {
      id: 'nora-ashwood-bow',
      name: 'Ashwood Bow',
      kind: 'weapon',
      arc: 'ranged',
      range: 2,
      dice: { blue: 2 },
      crit: [
        { do: 'add-damage', n: 1 },
        { do: 'add-tear', n: 2 },
      ],
      symbols: ['bow'],
      slots: 1,
    },
    {
      id: 'nora-scout-spear',
      name: 'Scout’s Spear',
      kind: 'weapon',
      arc: 'melee',
      range: 0,
      dice: { orange: 1 },
      crit: [{ do: 'add-damage', n: 2 }, { do: 'dodge' }],
      symbols: [],
      slots: 1,
    },
    {
      id: 'nora-braided-leathers',
      name: 'Braided Leathers',
      kind: 'armour',
      arc: 'armour',
      dice: { blue: 1 },
      crit: [{ do: 'block', n: 2 }],
      slots: 1,
    },
  ],
  deck: [
    {
      id: 'nora-hunter-arrow',
      name: 'Hunter Arrow',
      copies: 5,
      type: 'ammunition',
      symbols: ['bow'],
      dice: { blue: 1 },
      crit: [{ do: 'add-damage', n: 2 }],
      effects: [],
    },
    {
      id: 'nora-needle-arrow',
      name: 'Needle Arrow',
      copies: 2,
      type: 'ammunition',
      symbols: ['bow'],
      dice: { orange: 1, blue: 1 },
      crit: [
        { do: 'add-damage', n: 1 },
        { do: 'add-tear', n: 2 },
      ],
      effects: [{ do: 'add-tear', n: 2 }],
    },
    {
      id: 'nora-wired-arrow',
      name: 'Wired Arrow',
      copies: 2,
      type: 'ammunition',
      symbols: ['bow'],
      dice: { blue: 1 },
      crit: [{ do: 'add-damage', n: 1 }, { do: 'push' }],
      effects: [
        {
          do: 'may-pay',
          cost: { resource: 'wire', n: 1 },
          then: [
            { do: 'add-dice', colour: 'blue', n: 1 },
            { do: 'inflict', condition: 'shock' },
          ],
        },
      ],
    },
    {
      id: 'nora-sliding-shot',
      name: 'Sliding Shot',
      copies: 2,
      type: 'ability',
      only: 'ranged',
      dice: { orange: 1 },
      effects: [{ do: 'dodge' }],
    },
    {
      id: 'nora-held-breath',
      name: 'Held Breath',
      copies: 2,
      type: 'ability',
      only: 'ranged',
      dice: { blue: 1 },
      effects: [{ do: 'add-damage', n: 1, if: ['far'] }],
    },
    {
      id: 'nora-patient-eye',
      name: 'Patient Eye',
      type: 'ability',
      dice: { orange: 1 },
      effects: [{ do: 'reroll', upTo: 2 }],
      onTraps: true,
    },
    {
      id: 'nora-roll-aside',
      name: 'Roll Aside',
      type: 'interrupt',
      when: 'attacked',
      effects: [{ do: 'add-evade-dice', colour: 'blue', n: 2 }],
    },
    {
      id: 'nora-covering-shot',
      name: 'Covering Shot',
      type: 'interrupt',
      when: 'ally-attack',
      effects: [{ do: 'add-dice', colour: 'blue', n: 1 }],
    },
  ],
  tree: [
    {
      id: 'nora-a1',
      level: 1,
      from: ['start'],
      maxDeck: 17,
      cards: [
        {
          id: 'nora-eye-for-seams',
          name: 'Eye for Seams',
          kind: 'trait',
          attack: [{ do: 'add-tear', n: 1, if: ['component'] }],
          when: [{ when: 'component-destroyed', once: 'encounter', effects: [{ do: 'gain-glory', n: 1 }] }],
        },
      ],
    },
    {
      id: 'nora-b1',
      level: 1,
      from: ['start'],
      maxDeck: 17,
      cards: [
        {
          id: 'nora-unheard-string',
          name: 'Unheard String',
          copies: 2,
          type: 'ability',
          only: 'ranged',
          dice: { blue: 1 },
          effects: [{ do: 'quiet-attack' }, { do: 'add-damage', n: 1, if: ['in-grass'] }],
        },
      ],
    },
    {
      id: 'nora-a2',
      level: 2,
      from: ['nora-a1'],
      maxDeck: 19,
      cards: [
        {
          id: 'nora-longsight-bow',
          name: 'Longsight Bow',
          kind: 'weapon',
          arc: 'ranged',
          range: 3,
          dice: { blue: 2 },
          crit: [
            { do: 'add-damage', n: 2 },
            { do: 'add-tear', n: 2 },
          ],
          symbols: ['bow'],
          slots: 2,
        },
      ],
    },
    {
      id: 'nora-m2',
      level: 2,
      from: ['nora-a1', 'nora-b1'],
      maxDeck: 19,
      cards: [
        {
          id: 'nora-second-nock',
          name: 'Second Nock',
          copies: 2,
          type: 'ability',
          only: 'ranged',
          dice: { orange: 1 },
          effects: [
            { do: 'allow-repeat', action: 'ranged' },
            { do: 'draw', n: 1 },
          ],
        },
      ],
    },
    {
      id: 'nora-b2',
      level: 2,
      from: ['nora-b1'],
      maxDeck: 19,
      cards: [
        {
          id: 'nora-ghost-in-the-reeds',
          name: 'Ghost in the Reeds',
          kind: 'trait',
          always: [{ do: 'quiet-sprint' }],
          attack: [{ do: 'add-dice', colour: 'orange', n: 1, if: ['target-not-alert'] }],
        },
      ],
    },
    {
      id: 'nora-l3-1',
      level: 3,
      from: ['nora-a2'],
      maxDeck: 20,
      cards: [
        {
          id: 'nora-take-it-apart',
          name: 'Take It Apart',
          copies: 2,
          type: 'ability',
          dice: { blue: 1 },
          effects: [
            { do: 'add-tear', n: 4 },
            { do: 'draw-salvage', n: 1, if: ['destroyed'] },
            { do: 'gain-glory', n: 1, if: ['destroyed'] },
          ],
        },
      ],
    },
    {
      id: 'nora-l3-2',
      level: 3,
      from: ['nora-a2', 'nora-m2'],
      maxDeck: 20,
      cards: [
        {
          id: 'nora-nothing-wasted',
          name: 'Nothing Wasted',
          kind: 'trait',
          attack: [{ do: 'reroll', upTo: 2, if: ['ranged'], once: 'activation' }],
          when: [
            {
              when: 'component-destroyed',
              effects: [
                { do: 'draw-salvage', n: 1 },
                { do: 'recover', n: 1 },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'nora-l3-3',
      level: 3,
      from: ['nora-m2', 'nora-b2'],
      maxDeck: 20,
      cards: [
        {
          id: 'nora-from-nowhere',
          name: 'From Nowhere',
          copies: 2,
          type: 'ability',
          only: 'ranged',
          dice: { black: 1 },
          effects: [{ do: 'treat-as-non-alert' }, { do: 'free-action', action: 'sneak', if: ['killed'] }],
        },
      ],
    },
    {
      id: 'nora-l3-4',
      level: 3,
      from: ['nora-b2'],
      maxDeck: 20,
      cards: [
        {
          id: 'nora-dusk-cloak',
          name: 'Dusk Cloak',
          kind: 'armour',
          arc: 'armour',
          dice: { black: 1, blue: 1 },
          crit: [{ do: 'block', n: 2 }, { do: 'dodge' }],
          slots: 2,
          evade: [{ do: 'add-evade-dice', colour: 'blue', n: 1, if: ['in-grass'] }],
        },
      ],
    },
  ],
} as const satisfies Hunter;
