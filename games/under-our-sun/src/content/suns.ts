/** The weather of a day phase (work order content.md 3.6). What a Storm does to AP, Sleep, rain and fires the rules know by themselves. */
import type { SunCard } from './types.ts';

export const SUNS: readonly SunCard[] = [
  {
    id: 'clear-sky',
    name: 'Clear Sky',
    flavour: 'You can see as far as the world goes. It goes on for some time, and nobody is on it.',
    copies: 4,
    weather: 'clear',
    always: [],
  },
  {
    id: 'heat',
    name: 'Heat',
    flavour: 'The road shines like water. It is not water.',
    copies: 2,
    weather: 'heat',
    always: [{ is: 'drink', by: 1 }],
  },
  {
    id: 'storm',
    name: 'Storm',
    flavour: 'Every pot you own stands in the rain, and so do you.',
    copies: 2,
    weather: 'storm',
    always: [{ is: 'move-cost', by: 1, from: 3 }],
  },
  {
    id: 'solar-storm',
    name: 'Solar Storm',
    flavour: 'The sky turns green from edge to edge. Every lamp in the country lies down.',
    copies: 2,
    weather: 'solar-storm',
    always: [
      { is: 'forbids', what: 'electric' },
      { is: 'enemy-dice', of: { type: 'mutated' }, add: '1B' },
    ],
  },
  {
    id: 'dust-haze',
    name: 'Dust Haze',
    flavour: 'The hills have gone home early. You can see your hand, and most of the other.',
    weather: 'dust-haze',
    always: [
      { is: 'explore-cost', by: 1 },
      { is: 'forbids', what: 'ranged' },
    ],
  },
  {
    id: 'mild-day',
    name: 'Mild Day',
    flavour: 'Clouds, and a small wind from the right side. Nobody mentions it, so as not to frighten it.',
    weather: 'mild-day',
    always: [{ is: 'move-cost', by: -1, first: true }],
  },
];
