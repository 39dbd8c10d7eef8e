/** What the lab looks at: how nets fare, how often each plan is made, which gear is used. */
import { capital, type Measures } from '@quarry/kernel';
import { box, gearCard } from './content/cards.ts';
import { huntMap, LAST_CHAPTER } from './content/maps.ts';
import type { LynxEvent } from './events.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

const GEAR = Object.fromEntries(box.cards.filter(one => one.sort === 'gear').map(({ card }) => [card.id, card.name]));
const CHAPTERS = Object.fromEntries(Array.from({ length: LAST_CHAPTER }, (_, i) => [String(i + 1), capital(huntMap(i + 1).name)]));

export const measures: Measures<State, Setup, LynxEvent> = {
  sections: [
    {
      title: 'The hunt',
      figures: { nets: 'Nets thrown', grips: 'Grips of a net', drives: 'Rounds that are a drive', baited: 'Moves of the lynx toward bait' },
    },
  ],
  shelves: { gear: { title: 'Gear', verb: 'used', holds: GEAR } },
  scenarios: {
    says: 'chapter',
    names: CHAPTERS,
    inSetup: (setup, id) => ({ ...setup, chapter: Number(id) }),
  },
  /** An easy game for a first evening: most hunts are won. */
  targets: () => ({ won: [0.5, 0.85] }),
  listen(_seats, notes) {
    let nets = 0;
    return [
      {
        on: {
          'plan-made': ({ plan }) => notes.rate('drives', plan === 'drive'),
          'gear-used': ({ card }) => notes.used('gear', gearCard(card).id),
          'net-thrown': ({ grips }) => {
            nets += 1;
            notes.mean('grips', grips);
          },
          'lynx-went': ({ isBaited }) => notes.rate('baited', isBaited),
        },
        end: () => notes.mean('nets', nets),
      },
    ];
  },
};
