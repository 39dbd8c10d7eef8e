/** Beacon Rock: what a new keeper is told. */
import { type Face, isPass, type Option, type Sum, type Teaching } from '../index.ts';
import type { BeaconEvent } from './events.ts';
import { type BeaconSetup, type BeaconView, FIND_CARDS, type Find, findOf, LAST_NIGHT, MAX_WATER } from './state.ts';

const VERBS = {
  fetch: 'Draw two finds.',
  trim: 'Roll two lamp dice and gain as much oil.',
  row: 'Drop the buoy anywhere on the sea.',
  tow: 'Drag the buoy along a path.',
  mend: 'Take one water out of the cellar.',
  'use-find': 'Play a find for what it says.',
  'burn-oil': 'Spend one oil, and the storm has one wave less.',
  'let-pass': 'Do nothing now.',
  'drop-finds': 'Put a find back; a keeper holds two at most.',
  rest: 'Lose one cold.',
  signal: 'Gain one signal, and one cold.',
  'read-sky': 'Look at the next two storms and lay them back in any order.',
  'order-storms': 'The first one comes first.',
};

const STEPS: Readonly<Record<BeaconView['phase'], string>> = {
  watch: 'Each keeper does one thing for the rock before night falls.',
  night: 'A storm comes in; whatever the keepers do not hold off becomes water in the cellar.',
  dawn: 'Each keeper rests, or signals for the ship.',
};

const FIND_SAYS: Readonly<Record<Find, string>> = {
  flask: 'Gain one oil.',
  rope: 'In a storm: one wave less.',
  biscuit: 'Lose two cold.',
};

export const findFaces = (): readonly Face[] =>
  Array.from({ length: FIND_CARDS }, (_, card) => ({ name: findOf(card), kind: 'Find', says: FIND_SAYS[findOf(card)] }));

function verbOf({ kind }: { readonly kind: string }, option: Pick<Option, 'value'> | null): keyof typeof VERBS {
  const value = option?.value;
  if (isPass(value) || value === false) return 'let-pass';
  if (kind === 'act' || kind === 'spend-dawn') return value as keyof typeof VERBS;
  if (value === 'oil') return 'burn-oil';
  if (kind === 'drop-buoy') return 'row';
  if (kind === 'tow-buoy') return 'tow';
  return kind === 'answer-storm' ? 'use-find' : (kind as keyof typeof VERBS);
}

function sum(event: BeaconEvent): Sum | null {
  switch (event.type) {
    case 'water-changed':
      return { says: 'Water', total: event.by, terms: [{ says: event.by < 0 ? 'Bailed out' : 'Waves that came over', value: event.by }] };
    case 'oil-burned':
      return { says: 'Oil', total: event.amount, terms: [{ says: 'Burned against the storm', value: event.amount }] };
    case 'finds-dropped':
      return { says: 'Finds', total: event.count, terms: [{ says: 'More than two in hand', value: event.count }] };
    default:
      return null;
  }
}

export const teaching: Teaching<BeaconSetup, BeaconView, BeaconEvent> = {
  goal: () => `Keep the cellar below ${MAX_WATER} water for ${LAST_NIGHT} nights; then whoever signalled most wins.`,
  step: ({ phase }) => STEPS[phase],
  verbs: VERBS,
  verbOf,
  sum,
  labels: ['seat', 'card', 'x', 'y', 'water'],
  terms: [
    { name: 'Find', says: 'A card that washed ashore: it can be used once.', rule: 'W2' },
    { name: 'oil', says: 'What the lamp burns; one holds off one wave.', rule: 'W3' },
    { name: 'cold', says: 'What a keeper suffers from; it breaks ties.', rule: 'D4' },
    { name: 'signal', says: 'A light that the ship has seen.', rule: 'D1' },
  ],
  names: [],
  lessons: [
    {
      id: 'first-night',
      title: 'The first night',
      says: 'You can keep a watch and meet a storm.',
      setup: { keepers: 1, mode: 'calm' },
      seed: 'first-night',
      before: [],
      seat: 0,
      hints: [
        { when: 'act', says: 'The lamp is low: trim it.', about: [{ kind: 'place', id: 'lamp' }], answer: 'trim' },
        {
          when: 'answer-storm',
          says: 'A storm: burn oil, or take what comes.',
          about: [{ kind: 'place', id: 'lamp' }],
          answer: 'burn-oil',
        },
        { when: 'spend-dawn', says: 'Signals win. They also chill you. From here on the nights are yours.', about: [], anyway: true },
      ],
    },
  ],
};
