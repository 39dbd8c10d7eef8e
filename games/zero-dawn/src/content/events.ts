/**
 * Event deck, 17 cards: 6 boons for the Fledgling, 5 handicaps, 6 for all.
 * Source: authored for Quarry after the work order (content.md 3.7); no printing.
 */
import type { EventCard } from './types.ts';

export const EVENTS: readonly EventCard[] = [
  { id: 'event-light-pack', name: 'Light Pack', sort: 'boon', on: 'chooser', always: [{ do: 'hand-size', n: 1 }] },
  {
    id: 'event-up-before-dawn',
    name: 'Up Before Dawn',
    sort: 'boon',
    on: 'chooser',
    when: [{ when: 'activation-start', once: 'encounter', effects: [{ do: 'extra-action' }] }],
  },
  {
    id: 'event-first-blood',
    name: 'First Blood',
    sort: 'boon',
    on: 'chooser',
    when: [{ when: 'enemy-killed', once: 'encounter', effects: [{ do: 'gain-glory', n: 1 }] }],
  },
  {
    id: 'event-buried-cache',
    name: 'Buried Cache',
    sort: 'boon',
    on: 'chooser',
    when: [{ when: 'encounter-start', effects: [{ do: 'draw-salvage', n: 2 }] }],
  },
  { id: 'event-forgiving-elders', name: 'Forgiving Elders', sort: 'boon', on: 'chooser', always: [{ do: 'keep-glory' }] },
  {
    id: 'event-green-shoots',
    name: 'Green Shoots',
    sort: 'boon',
    on: 'chooser',
    when: [{ when: 'encounter-start', effects: [{ do: 'place-grass' }] }],
  },
  {
    id: 'event-spilled-quiver',
    name: 'Spilled Quiver',
    sort: 'handicap',
    on: 'rival',
    when: [{ when: 'encounter-start', effects: [{ do: 'discard', n: 2 }] }],
  },
  { id: 'event-heavy-pack', name: 'Heavy Pack', sort: 'handicap', on: 'rival', always: [{ do: 'hand-size', n: -1 }] },
  {
    id: 'event-eyes-on-you',
    name: 'All Eyes on You',
    sort: 'handicap',
    on: 'leader',
    attack: [{ do: 'lose-dice', n: 1, once: 'encounter' }],
  },
  { id: 'event-lead-from-the-front', name: 'Lead from the Front', sort: 'handicap', on: 'leader', always: [{ do: 'start-beside-enemy' }] },
  { id: 'event-blunt-tools', name: 'Blunt Tools', sort: 'handicap', on: 'rival', always: [{ do: 'no-double-craft' }] },
  { id: 'event-restless-machines', name: 'Restless Machines', sort: 'all', on: 'all', always: [{ do: 'patrol-steps', n: 2 }] },
  { id: 'event-scorched-meadow', name: 'Scorched Meadow', sort: 'all', on: 'all', always: [{ do: 'no-grass' }] },
  { id: 'event-bitter-weather', name: 'Bitter Weather', sort: 'all', on: 'all', always: [{ do: 'lasting-conditions' }] },
  { id: 'event-bounty-on-parts', name: 'Bounty on Parts', sort: 'all', on: 'all', always: [{ do: 'component-glory', n: 1 }] },
  { id: 'event-market-day', name: 'Market Day', sort: 'all', on: 'all', always: [{ do: 'discount', n: 1 }] },
  {
    id: 'event-stray-watcher',
    name: 'Stray Watcher',
    sort: 'all',
    on: 'all',
    when: [{ when: 'encounter-start', effects: [{ do: 'spawn-enemy', type: 'watcher' }] }],
  },
];
