/**
 * Event deck, 36 cards: 20 Keepers to be held and used in their windows, then 16 that are carried out when the phase closes.
 * Source: authored for Quarry; no printing.
 */
import type { EventCard } from './types.ts';

export const EVENTS: readonly EventCard[] = [
  {
    id: 'camera-drone',
    name: 'Camera Drone',
    flavour: 'It only ever films your good side.',
    keeper: [{ when: 'pre', checks: ['quality'], effects: [{ do: 'bonus-dice', n: 2 }] }],
  },
  {
    id: 'stim-spike',
    name: 'Stim Spike',
    flavour: 'Side effects include winning.',
    keeper: [{ when: 'pre', effects: [{ do: 'upgrade', n: 2 }] }],
  },
  {
    id: 'flak-lining',
    name: 'Flak Lining',
    flavour: 'The tailor asks no questions. The dry cleaner does.',
    keeper: [{ when: 'wound', effects: [{ do: 'cancel-wounds', n: 1 }] }],
  },
  {
    id: 'jammed',
    name: 'Jammed!',
    flavour: 'Somebody swapped the cartridges. Nobody saw a thing.',
    keeper: [{ when: 'rival-pre', checks: ['shoot'], effects: [{ do: 'downgrade', n: 2 }] }],
  },
  {
    id: 'heckler',
    name: 'Heckler',
    flavour: 'Row twelve, seat nine, lungs of brass.',
    keeper: [{ when: 'rival-pre', checks: ['quality'], effects: [{ do: 'downgrade', n: 2 }] }],
  },
  {
    id: 'oil-slick',
    name: 'Oil Slick',
    flavour: 'Mind the gap. And the puddle. And the other puddle.',
    keeper: [{ when: 'rival-post', checks: ['move'], effects: [{ do: 'add-success', n: -2 }] }],
  },
  {
    id: 'steady-hands',
    name: 'Steady Hands',
    flavour: 'Breathe out. Count to one.',
    keeper: [{ when: 'post', checks: ['shoot'], effects: [{ do: 'reroll', n: 2, of: 'failed' }] }],
  },
  {
    id: 'haymaker',
    name: 'Haymaker',
    flavour: 'Telegraphed, predictable, unstoppable.',
    keeper: [{ when: 'pre', checks: ['damage'], from: 'fight', effects: [{ do: 'damage', n: 1 }] }],
  },
  {
    id: 'inside-tip',
    name: 'Inside Tip',
    flavour: 'A cousin in the control room is worth ten cameras.',
    keeper: [{ when: 'act', effects: [{ do: 'peek-control', n: 1 }] }],
  },
  {
    id: 'bait',
    name: 'Bait',
    flavour: 'Leave a wallet in the light and wait.',
    keeper: [{ when: 'crim-start', if: [{ is: 'near', n: 12 }], effects: [{ do: 'order', action: 'charge' }] }],
  },
  {
    id: 'spooked',
    name: 'Spooked',
    flavour: 'One loud noise and they remember the bins.',
    keeper: [{ when: 'crim-start', if: [{ is: 'near', n: 12 }], effects: [{ do: 'order', action: 'hide' }] }],
  },
  {
    id: 'spotlight',
    name: 'Spotlight',
    flavour: 'Ten thousand watts make poor shadows.',
    keeper: [{ when: 'act', effects: [{ do: 'reveal', within: 18 }] }],
  },
  {
    id: 'tube-hack',
    name: 'Tube Hack',
    flavour: 'Four lines of code, one wrong turn.',
    keeper: [{ when: 'spawn', effects: [{ do: 'choose-tube' }] }],
  },
  {
    id: 'field-dressing',
    name: 'Field Dressing',
    flavour: 'Tape, spit and a kind word.',
    keeper: [{ when: 'act', if: [{ is: 'unengaged' }], effects: [{ do: 'heal', who: 'self', n: 2 }] }],
  },
  {
    id: 'adrenal-override',
    name: 'Adrenal Override',
    flavour: 'The heart was told to stop. It declined.',
    keeper: [{ when: 'pre', checks: ['recovery'], effects: [{ do: 'upgrade', n: 2 }] }],
  },
  {
    id: 'plea-bargain',
    name: 'Plea Bargain',
    flavour: 'Same crim, new paperwork, smaller number.',
    keeper: [{ when: 'act', effects: [{ do: 'bounty', n: -4, on: 'chosen' }] }],
  },
  {
    id: 'bounty-hike',
    name: 'Bounty Hike',
    flavour: 'The sponsors would like this one gone by the break.',
    keeper: [{ when: 'act', effects: [{ do: 'bounty', n: 5, on: 'chosen' }] }],
  },
  {
    id: 'hot-reload',
    name: 'Hot Reload',
    flavour: 'The empty one is still falling.',
    keeper: [
      { when: 'act', effects: [{ do: 'reload', which: 'any' }] },
      { when: 'depleted', effects: [{ do: 'reload', which: 'any' }] },
    ],
  },
  {
    id: 'contract-clause',
    name: 'Contract Clause',
    flavour: 'Page forty: witnesses are to be paid.',
    keeper: [{ when: 'rival-elim', if: [{ is: 'near', n: 6 }], effects: [{ do: 'points', who: 'self', n: 3 }] }],
  },
  {
    id: 'grand-finale',
    name: 'Grand Finale',
    flavour: 'Hold for the fireworks.',
    keeper: [{ when: 'elim', effects: [{ do: 'double-quality' }] }],
  },
  {
    id: 'supply-drop',
    name: 'Supply Drop',
    flavour: 'Everything must go. Down, mostly.',
    immediate: [{ do: 'restock' }],
  },
  {
    id: 'network-fine',
    name: 'Network Fine',
    flavour: 'Excessive excellence, first offence.',
    immediate: [{ do: 'points', who: 'leader', n: -3 }],
  },
  {
    id: 'ratings-spike',
    name: 'Ratings Spike',
    flavour: 'Everybody loves whoever is losing.',
    immediate: [
      { do: 'momentum', who: 'trailing', n: 1 },
      { do: 'points', who: 'trailing', n: 2 },
    ],
  },
  {
    id: 'jailbreak',
    name: 'Jailbreak',
    flavour: 'The doors were locked. Both of them, once.',
    immediate: [{ do: 'spawn', n: 2 }],
  },
  {
    id: 'rush',
    name: 'Rush',
    flavour: 'Somebody shouted something about their mothers.',
    immediate: [{ do: 'crim-step', who: 'aggressive', way: 'toward', n: 3 }],
  },
  {
    id: 'smoke-screen',
    name: 'Smoke Screen',
    flavour: 'Cue the fog. More. No, less. Too late.',
    immediate: [{ do: 'stay-in-force' }],
    always: [{ do: 'counts-as-cover', beyond: 8 }],
  },
  {
    id: 'brownout',
    name: 'Brownout',
    flavour: 'The zone pays its bill in flickers.',
    immediate: [{ do: 'stay-in-force' }],
    always: [{ do: 'range-cap', n: 12 }],
  },
  {
    id: 'panic',
    name: 'Panic',
    flavour: 'First one runs. Then all of them know why.',
    immediate: [{ do: 'crim-step', who: 'skittish', way: 'away', n: 3 }],
  },
  {
    id: 'snitch',
    name: 'Snitch',
    flavour: 'Behind the bins, officer. All of them.',
    immediate: [{ do: 'reveal-all' }],
  },
  {
    id: 'acid-rain',
    name: 'Acid Rain',
    flavour: 'Umbrellas are on sale at every exit. There are no exits.',
    immediate: [{ do: 'wounds', who: 'every-hunter-in-the-open', n: 1 }],
  },
  {
    id: 'fan-mail',
    name: 'Fan Mail',
    flavour: 'Forty letters, three proposals, one threat.',
    immediate: [{ do: 'momentum', who: 'self', n: 1 }],
  },
  {
    id: 'ammo-crate',
    name: 'Ammo Crate',
    flavour: 'Help yourselves. No, really, it is a group activity.',
    immediate: [{ do: 'everyone-may-reload' }],
  },
  {
    id: 'sabotaged-pod',
    name: 'Sabotaged Pod',
    flavour: 'It opened. There was a note inside. It said ha.',
    immediate: [{ do: 'empty-pod' }],
  },
  {
    id: 'shared-painkillers',
    name: 'Shared Painkillers',
    flavour: 'Pass them round, leave two for the big one.',
    immediate: [{ do: 'heal', who: 'every-crim', n: 1 }],
  },
  {
    id: 'double-feature',
    name: 'Double Feature',
    flavour: 'Two shows tonight, same stage, no refunds.',
    immediate: [{ do: 'stay-in-force' }],
    always: [{ do: 'quality-bonus', n: 2 }],
  },
  {
    id: 'most-wanted',
    name: 'Most Wanted',
    flavour: 'Every screen in the city shows the same face.',
    immediate: [{ do: 'bounty', n: 8, on: 'highest' }],
  },
];
