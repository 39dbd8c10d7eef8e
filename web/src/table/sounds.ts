/** What happens, for the ear: a few short notes for each deed, made here, as loud as one has set it. Nothing sounds where nothing moves. */
import type { Deed } from '@quarry/kernel';
import type { Volume } from '../store/settings.ts';

/** A note: how high in hertz, when it begins and how long it lasts in seconds, and its colour. */
interface Note {
  readonly pitch: number;
  readonly at: number;
  readonly lasts: number;
  readonly colour: OscillatorType;
  /** Where the pitch goes until the end; it stays if left out. */
  readonly to?: number;
}

const note = (pitch: number, at = 0, lasts = 0.16, colour: OscillatorType = 'triangle', to?: number): Note => ({
  pitch,
  at,
  lasts,
  colour,
  ...(to !== undefined && { to }),
});

export const NOTES: Readonly<Record<Deed, readonly Note[]>> = {
  attack: [note(220, 0, 0.12, 'sawtooth', 140)],
  hit: [note(160, 0, 0.18, 'square', 70)],
  miss: [note(420, 0, 0.14, 'sine', 260)],
  kill: [note(180, 0, 0.2, 'square', 60), note(98, 0.12, 0.35, 'triangle', 49)],
  wake: [note(494, 0, 0.1), note(698, 0.1, 0.16)],
  faint: [note(330, 0, 0.22), note(247, 0.2, 0.26), note(165, 0.42, 0.4)],
  heal: [note(392, 0, 0.12, 'sine'), note(587, 0.1, 0.2, 'sine')],
  gain: [note(587, 0, 0.09, 'sine'), note(784, 0.08, 0.14, 'sine')],
  loss: [note(294, 0, 0.12, 'sine'), note(220, 0.1, 0.18, 'sine')],
  move: [note(140, 0, 0.06, 'triangle')],
  dice: [note(900, 0, 0.03, 'square'), note(700, 0.07, 0.03, 'square'), note(820, 0.16, 0.03, 'square'), note(600, 0.3, 0.04, 'square')],
  card: [note(660, 0, 0.05, 'triangle', 880)],
  turn: [note(392, 0, 0.12, 'sine')],
  win: [note(523, 0, 0.16), note(659, 0.15, 0.16), note(784, 0.3, 0.4)],
  defeat: [note(294, 0, 0.3), note(233, 0.28, 0.3), note(175, 0.56, 0.6)],
};

const LOUD: Readonly<Record<Volume, number>> = { off: 0, low: 0.03, full: 0.09 };

let context: AudioContext | null = null;

export function sound(deed: Deed, volume: Volume): void {
  if (LOUD[volume] === 0) return;
  try {
    context ??= new AudioContext();
    for (const one of NOTES[deed]) play(context, one, LOUD[volume]);
  } catch {
    // a machine without sound
  }
}

function play(on: AudioContext, { pitch, at, lasts, colour, to }: Note, loud: number): void {
  const start = on.currentTime + at;
  const voice = on.createOscillator();
  const volume = on.createGain();
  voice.type = colour;
  voice.frequency.setValueAtTime(pitch, start);
  if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, start + lasts);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  voice.connect(volume).connect(on.destination);
  voice.start(start);
  voice.stop(start + lasts + 0.05);
}
