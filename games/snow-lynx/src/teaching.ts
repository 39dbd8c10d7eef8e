/** What a new tracker is told: goal and steps, verbs, how a number came about, the words of the game, a first lesson. */
import { type BareDecision, type Option, type StepSays, type Sum, teachingOf } from '@quarry/kernel';
import { cardNamed } from './content/cards.ts';
import type { Act } from './decisions.ts';
import type { LynxEvent } from './events.ts';
import { gripsNeeded } from './questions.ts';
import { type Setup, setupFor } from './setup.ts';
import { LAST_ROUND, type Plan, type View } from './state.ts';

const VERBS = {
  drive: 'Everybody walks up to 2 hexes in this round.',
  wait: 'Everybody walks up to 1 hex in this round and throws 1 net die more.',
  'use-gear': 'Use the card for what it says; it does not come back.',
  'no-gear': 'Keep your gear for later.',
  walk: 'Go to that hex, or stay.',
  net: 'Roll net dice; each point is a grip.',
  read: 'Turn up what the lynx does next, for all to see.',
  search: 'Draw a gear card.',
  quiet: 'Do nothing.',
};

function verbOf({ kind }: BareDecision, option: Option | null): string {
  if (kind === 'use-gear') return option?.value === null ? 'no-gear' : 'use-gear';
  return kind === 'walk' ? 'walk' : (option?.value as Plan | Act);
}

/** What the learner has in hand. */
const SNOWSHOES = cardNamed('snowshoes.2');

const STEPS: StepSays<View> = {
  plan: 'The party agrees how this round is played.',
  track: 'Each tracker may use gear, walks and does one thing.',
  lynx: 'The lynx goes where its card says.',
};

function sum(event: LynxEvent): Sum | null {
  if (event.type !== 'net-thrown') return null;
  return { says: 'Grips', total: event.grips, terms: event.shown.map((value, i) => ({ says: `Net die ${i + 1}`, value })) };
}

export const teaching = teachingOf<Setup, View, LynxEvent>({
  goal: view =>
    `Gain ${gripsNeeded(view)} grips on the lynx within ${LAST_ROUND} rounds${view.trackers.length > 1 ? '; all of you win, or nobody' : ''}.`,
  steps: STEPS,
  verbs: VERBS,
  verbOf,
  sum,
  labels: ['seat', 'card', 'from', 'to', 'round', 'forDrive', 'forWait'],
  terms: [
    { name: 'grip', says: 'What holds the lynx: with enough of them it is netted.', rule: 'SL-RND-2' },
    { name: 'Lynx card', says: 'It says where the lynx goes at the end of a round.', rule: 'SL-LYNX-1' },
    { name: 'Gear card', says: 'Only its tracker sees it, until it is used.', rule: 'SL-PACK-1' },
    { name: 'sign', says: 'A lynx card that was turned up before the lynx goes.', rule: 'SL-READ-1' },
    { name: 'Tracker', says: 'One of you; a runner, a trapper or a reader.', rule: 'SL-SET-4' },
  ],
  names: ['Low Wood', 'Frozen Lake', 'White Fell'],
  lessons: [
    {
      id: 'first-tracks',
      title: 'First tracks',
      says: 'You can plan a round, walk, and throw a net.',
      setup: setupFor(1),
      seed: 'first tracks',
      before: [],
      seat: 0,
      next: { says: 'Begin a hunt for two', setup: setupFor(2), seats: ['me', 'bot'] },
      hints: [
        {
          when: 'make-plan',
          says: 'The lynx is far away: drive it, and you walk up to 2 hexes, as a runner 1 more.',
          about: [{ kind: 'lynx', id: 0 }],
          answer: 'drive',
        },
        {
          when: 'use-gear',
          says: 'Gear is used once. The Snowshoes bring you 1 hex farther: keep them until that brings you to the lynx.',
          about: [{ kind: 'card', id: SNOWSHOES }],
          answer: 'pass',
          anyway: true,
        },
        {
          when: 'walk',
          says: 'The lit hexes are in your reach. Point at one to see how far the lynx is from it.',
          about: [{ kind: 'tracker', id: 0 }],
          anyway: true,
        },
        {
          when: 'act',
          says: 'No net reaches it yet. Read the signs to see where it goes.',
          about: [{ kind: 'act', id: 'read' }],
          answer: 'read',
          anyway: 'A net needs the lynx next to you. Read the signs to see where it goes.',
        },
        {
          when: 'make-plan',
          says: 'The lynx went where its sign said. If 2 hexes bring you next to it, lie in wait: nets have 1 die more. If not, drive it. From here on the hunt is yours.',
          about: [{ kind: 'lynx', id: 0 }],
          anyway:
            'If 2 hexes bring you next to the lynx, lie in wait: nets have 1 die more. If not, drive it. From here on the hunt is yours.',
        },
      ],
    },
  ],
});
