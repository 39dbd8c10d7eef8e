/** What a person has set for this browser: motion, pace, sound, text size, contrast, confirmations, and the name they play under. */
import type { Motion } from '@quarry/screen';
import { keep } from './kept.ts';

export type Pace = 'calm' | 'normal' | 'quick' | 'off';
/** How loud what happens is. */
export type Volume = 'off' | 'low' | 'full';

export interface Settings {
  readonly name: string;
  /** What moves, and how. */
  readonly motion: Motion;
  /** How fast things are told; `off` shows everything at once. */
  readonly pace: Pace;
  /** Two tones when one is asked. */
  readonly sound: boolean;
  readonly volume: Volume;
  readonly text: 'normal' | 'large' | 'largest';
  readonly contrast: 'normal' | 'high';
  /** When a choice must be confirmed: always, when it cannot be taken back alone, or never. */
  readonly confirm: 'always' | 'final' | 'never';
  /** Whether lessons give hints. */
  readonly hints: boolean;
  /** Whether the questions of one deed are put together, and answered in one go. */
  readonly composes: boolean;
  /** Whether the announcer of a game is heard. */
  readonly remarks: boolean;
  /** Whether others see what one points at while one chooses. */
  readonly points: boolean;
}

export const DEFAULTS: Settings = {
  name: '',
  motion: 'full',
  pace: 'normal',
  sound: true,
  volume: 'low',
  text: 'normal',
  contrast: 'normal',
  confirm: 'final',
  hints: true,
  composes: true,
  remarks: true,
  points: true,
};

export const CHOICES = {
  motion: ['full', 'quick', 'off'],
  pace: ['calm', 'normal', 'quick', 'off'],
  volume: ['off', 'low', 'full'],
  text: ['normal', 'large', 'largest'],
  contrast: ['normal', 'high'],
  confirm: ['always', 'final', 'never'],
} as const;

/** Before there was a pace, motion was both. */
const PACE_OF: Readonly<Record<Motion, Pace>> = { full: 'normal', quick: 'quick', off: 'off' };

/** Settings as they were kept; whatever is unknown falls back to its default. */
export function readSettings(json: unknown): Settings {
  const found = (typeof json === 'object' && json !== null ? json : {}) as Partial<Record<keyof Settings, unknown>>;
  const motion = CHOICES.motion.find(one => one === found.motion) ?? DEFAULTS.motion;
  const pace = CHOICES.pace.find(one => one === found.pace) ?? PACE_OF[motion];
  const oneOf = <K extends keyof typeof CHOICES>(name: K): Settings[K] =>
    ((CHOICES[name] as readonly unknown[]).includes(found[name]) ? found[name] : DEFAULTS[name]) as Settings[K];
  return {
    name: typeof found.name === 'string' ? found.name.slice(0, 40) : DEFAULTS.name,
    hints: typeof found.hints === 'boolean' ? found.hints : DEFAULTS.hints,
    composes: typeof found.composes === 'boolean' ? found.composes : DEFAULTS.composes,
    remarks: typeof found.remarks === 'boolean' ? found.remarks : DEFAULTS.remarks,
    points: typeof found.points === 'boolean' ? found.points : DEFAULTS.points,
    sound: typeof found.sound === 'boolean' ? found.sound : DEFAULTS.sound,
    motion,
    pace,
    volume: oneOf('volume'),
    text: oneOf('text'),
    contrast: oneOf('contrast'),
    confirm: oneOf('confirm'),
  };
}

export const settings = keep('quarry.settings', readSettings);

export const change = (some: Partial<Settings>): void => settings.set({ ...settings.get(), ...some });

/** The motion to draw with: what was set, unless the system asks for less. */
export function motionOf({ motion }: Settings): Motion {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : motion;
}
