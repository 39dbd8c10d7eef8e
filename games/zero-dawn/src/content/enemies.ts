/**
 * The six machines: data cards and behaviour cards. Authored for Quarry after the work order (content.md, 3.5); unofficial, no printed card
 * is reproduced. Fixed by the rulebook: models, numbers of behaviour cards, the Watcher's armour and question, the Strider's question and
 * No column, the Scrapper's Power Cell. Clauses ZD-EN-7, ZD-COMP-7, ZD-COMP-8, ZD-R-10, ZD-R-85. Balance: docs/balance/zero-dawn.md.
 */
import type { Enemy } from './types.ts';

/** In the order of ENEMY_TYPES. */
export const ENEMIES: readonly Enemy[] = [
  {
    type: 'watcher',
    name: 'Watcher',
    hp: 5,
    armour: 1,
    salvage: 1,
    glory: 1,
    points: 2,
    isHuge: false,
    models: 4,
    immune: [],
    components: [{ letter: 'A', name: 'Eye', tear: 4, damage: 2, effects: [{ do: 'draw-salvage', n: 1 }] }],
    behaviour: [
      {
        id: 'watcher-lookout',
        name: 'Lookout',
        flavour: 'Its eye goes over you and comes back.',
        question: { ask: 'non-alert-enemy-within', n: 2 },
        yes: [
          { must: true, do: 'move-to-non-alert', n: 2 },
          { must: true, needs: 'A', do: 'special', effects: [{ do: 'alert-within', n: 1 }] },
        ],
        no: [
          { must: false, needs: 'A', do: 'ranged', range: 2, damage: 3 },
          { must: false, do: 'move-to-hunter', n: 2 },
          { must: true, do: 'melee', range: 0, damage: 3 },
        ],
      },
    ],
  },
  {
    type: 'strider',
    name: 'Strider',
    hp: 7,
    armour: 1,
    salvage: 1,
    glory: 1,
    points: 1,
    isHuge: false,
    models: 4,
    immune: [],
    components: [
      {
        letter: 'A',
        name: 'Blaze Canister',
        tear: 4,
        damage: 2,
        effects: [
          { do: 'inflict', condition: 'fire' },
          { do: 'aoe', inflict: ['fire'] },
          { do: 'gain-resource', resource: 'blaze', n: 1 },
        ],
      },
    ],
    behaviour: [
      {
        id: 'strider-safety-in-numbers',
        name: 'Safety in Numbers',
        flavour: 'The one at the edge keeps looking inward.',
        question: { ask: 'enemy-within', n: 2 },
        yes: [
          { must: false, do: 'melee', range: 1, damage: 4, effects: [{ do: 'push' }] },
          { must: false, do: 'move-to-hunter', n: 2 },
          { must: true, do: 'melee', range: 0, damage: 4 },
        ],
        no: [
          { must: false, do: 'move-to-enemy', n: 2 },
          { must: false, do: 'move-to-hunter', n: 2 },
          { must: true, do: 'melee', range: 1, damage: 3 },
        ],
      },
    ],
  },
  {
    type: 'grazer',
    name: 'Grazer',
    hp: 8,
    armour: 1,
    salvage: 2,
    glory: 1,
    points: 1,
    isHuge: false,
    models: 4,
    immune: [],
    components: [
      { letter: 'A', name: 'Canister', tear: 4, damage: 3, effects: [{ do: 'gain-resource', resource: 'blaze', n: 1 }] },
      { letter: 'B', name: 'Horns', tear: 6, damage: 1, effects: [{ do: 'draw-salvage', n: 2 }] },
    ],
    behaviour: [
      {
        id: 'grazer-toss-and-bolt',
        name: 'Toss and Bolt',
        flavour: 'Head down, then all you see is heels.',
        question: { ask: 'hunter-within', n: 2 },
        yes: [
          { must: true, do: 'move-to-hunter', n: 2 },
          { must: true, needs: 'B', times: 2, do: 'melee', range: 1, damage: 2 },
          { must: true, do: 'move-away', n: 1 },
        ],
        no: [
          { must: false, do: 'move-to-edge', n: 2 },
          { must: false, do: 'move-to-enemy', n: 2 },
          { must: false, do: 'move-to-hunter', n: 2 },
        ],
      },
    ],
  },
  {
    type: 'scrapper',
    name: 'Scrapper',
    hp: 8,
    armour: 3,
    salvage: 2,
    glory: 2,
    points: 2,
    isHuge: false,
    models: 4,
    immune: [],
    components: [
      { letter: 'A', name: 'Power Cell', tear: 4, damage: 3, effects: [{ do: 'inflict', condition: 'shock' }] },
      { letter: 'B', name: 'Radar', tear: 4, damage: 1, effects: [{ do: 'draw-salvage', n: 2 }] },
    ],
    behaviour: [
      {
        id: 'scrapper-scavenge',
        name: 'Scavenge',
        flavour: 'It turns over a plate to see what is left.',
        question: { ask: 'hunter-in-sight-within', n: 2 },
        yes: [
          { must: false, do: 'melee', range: 0, damage: 5 },
          { must: false, needs: 'A', do: 'ranged', range: 2, damage: 3, effects: [{ do: 'inflict', condition: 'shock' }] },
          { must: true, do: 'move-to-hunter', n: 1 },
        ],
        no: [
          { must: true, needs: 'B', do: 'special', effects: [{ do: 'alert-within', n: 2 }] },
          { must: true, do: 'move-to-hunter', n: 2 },
          { must: false, needs: 'A', do: 'ranged', range: 2, damage: 3, effects: [{ do: 'inflict', condition: 'shock' }] },
        ],
      },
    ],
  },
  {
    type: 'shell-walker',
    name: 'Shell-Walker',
    hp: 12,
    armour: 3,
    salvage: 3,
    glory: 3,
    points: 4,
    isHuge: true,
    models: 2,
    immune: [],
    components: [
      { letter: 'A', name: 'Shield Arm', tear: 6, damage: 1, effects: [{ do: 'set-armour', n: 1 }] },
      { letter: 'B', name: 'Cargo', tear: 8, damage: 0, effects: [{ do: 'draw-salvage', n: 3 }] },
      { letter: 'C', name: 'Lightning Claw', tear: 6, damage: 2, effects: [{ do: 'inflict', condition: 'shock' }] },
    ],
    behaviour: [
      {
        id: 'shell-walker-guard',
        name: 'Guard the Cargo',
        flavour: 'The crate is nailed shut. It guards the nails.',
        question: null,
        yes: [],
        no: [
          { must: false, do: 'move-to-hunter', n: 1 },
          { must: true, do: 'pulse', range: 1, damage: 3, effects: [{ do: 'inflict', condition: 'shock' }] },
        ],
      },
      {
        id: 'shell-walker-arc-shot',
        name: 'Arc Shot',
        flavour: 'The air tastes of tin before it comes.',
        question: null,
        yes: [],
        no: [
          { must: true, needs: 'C', do: 'ranged', range: 3, damage: 4, effects: [{ do: 'inflict', condition: 'shock' }] },
          { must: false, do: 'move-away', n: 1 },
        ],
      },
      {
        id: 'shell-walker-crush',
        name: 'Crush',
        flavour: 'Where it has stood, the stones lie flat.',
        question: null,
        yes: [],
        no: [
          { must: true, do: 'move-to-hunter', n: 2 },
          { must: true, do: 'melee', range: 0, damage: 6, effects: [{ do: 'push' }] },
        ],
      },
    ],
  },
  {
    // Without its Sensor the first box of each card is conditional: once that is done, the conditional box below it is skipped (ZD-BEH-11).
    type: 'sawtooth',
    name: 'Sawtooth',
    hp: 17,
    armour: 3,
    salvage: 4,
    glory: 4,
    points: 5,
    isHuge: true,
    models: 2,
    immune: [],
    components: [
      {
        letter: 'A',
        name: 'Body Canister',
        tear: 6,
        damage: 4,
        effects: [
          { do: 'inflict', condition: 'fire' },
          { do: 'aoe', inflict: ['fire'] },
        ],
      },
      { letter: 'B', name: 'Jaw', tear: 8, damage: 2, effects: [{ do: 'draw-salvage', n: 3 }] },
      { letter: 'C', name: 'Sensor', tear: 6, damage: 1, effects: [{ do: 'calm' }, { do: 'inflict', condition: 'shock' }] },
    ],
    behaviour: [
      {
        id: 'sawtooth-pounce',
        name: 'Pounce',
        flavour: 'The grass lies down a moment too late.',
        question: null,
        yes: [],
        no: [
          { must: true, do: 'move-to-hunter', n: 3 },
          { must: true, needs: 'B', do: 'melee', range: 1, damage: 6, effects: [{ do: 'push' }] },
        ],
      },
      {
        id: 'sawtooth-frenzy',
        name: 'Frenzy',
        flavour: 'It has forgotten which of you it wanted.',
        question: null,
        yes: [],
        no: [
          { must: true, do: 'move-to-hunter', n: 2 },
          { must: false, times: 2, do: 'melee', range: 1, damage: 4 },
        ],
      },
      {
        id: 'sawtooth-roar',
        name: 'Roar',
        flavour: 'Dust jumps off the leaves for a mile.',
        question: null,
        yes: [],
        no: [
          { must: true, do: 'pulse', range: 2, damage: 3 },
          { must: false, do: 'special', effects: [{ do: 'alert-within', n: 6 }] },
          { must: true, do: 'move-to-hunter', n: 2 },
        ],
      },
      {
        id: 'sawtooth-stalk',
        name: 'Stalk',
        flavour: 'You hear it stop whenever you do.',
        question: null,
        yes: [],
        no: [
          { must: true, do: 'move-to-recent-hunter', n: 3 },
          { must: true, needs: 'B', do: 'melee', range: 1, damage: 5, effects: [{ do: 'inflict', condition: 'fire' }] },
        ],
      },
    ],
  },
];
