/** The whole of a hunt between two scenes, declared once, with who sees what. Questions about it are in questions.ts, changes in deeds.ts. */
import { int, naming, oneOf, open, perSeat, record, type StateOf, type ViewOf, zone } from '@quarry/kernel';
import { LAST_CHAPTER } from './content/maps.ts';

export const ROLES = ['runner', 'trapper', 'reader'] as const;
export type Role = (typeof ROLES)[number];
export const PLANS = ['drive', 'wait'] as const;
export type Plan = (typeof PLANS)[number];
/** Every step that begins a scene. scenes.ts says what is played in each. */
export const STEPS = ['plan', 'track', 'lynx'] as const;
export type Step = (typeof STEPS)[number];
export const LAST_ROUND = 4;

const hex = naming('hex', int(-1));

const tracker = record({ ...open({ role: oneOf(ROLES), hex }), hand: zone('owner', 'gear') }, x => ({ ...x }));

export const stateSchema = record(
  {
    ...open({
      chapter: int(1, LAST_CHAPTER),
      /** Lynxes netted in earlier chapters. */
      netted: int(0, LAST_CHAPTER),
      /** One more than the last when night has fallen. */
      round: int(1, LAST_ROUND + 1),
      step: oneOf(STEPS),
      plan: oneOf(PLANS),
      /** Whose turn it is. */
      turn: int(0, 4),
      grips: int(0),
      lynx: hex,
      /** -1 if none lies. */
      bait: hex,
      trackers: perSeat(tracker),
    }),
    lynxPile: zone('nobody', 'lynx'),
    /** Turned up, and followed by the lynx in this order. */
    signs: zone('everyone'),
    lynxUsed: zone('everyone'),
    pack: zone('nobody', 'gear'),
    gearUsed: zone('everyone'),
  },
  x => ({ ...x }),
);

export type State = StateOf<typeof stateSchema>;
/** What a seat sees. A state has all that a view has: whatever only reads asks for a view, and is given either. */
export type View = ViewOf<typeof stateSchema>;
/** Chance is asked for by these names. */
export type Stream = 'lynx' | 'gear' | 'net';
