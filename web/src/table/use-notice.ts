/** Tells a person that they are asked: two short tones, a mark in the tab's title and picture, and a notification if they allowed it and look elsewhere. */
import { useEffect, useRef } from 'react';
import { settings } from '../store/settings.ts';
import { markIcon } from '../ui/icon.ts';

let context: AudioContext | null = null;

function tone(at: number, pitch: number): void {
  if (!context) return;
  const start = context.currentTime + at;
  const sound = context.createOscillator();
  const volume = context.createGain();
  sound.type = 'sine';
  sound.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.22);
  sound.connect(volume).connect(context.destination);
  sound.start(start);
  sound.stop(start + 0.25);
}

function ring(): void {
  try {
    context ??= new AudioContext();
    tone(0, 523);
    tone(0.13, 784);
  } catch {
    // a machine without sound
  }
}

function notify(table: string, says: string): void {
  if (document.visibilityState === 'visible' || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const shown = new Notification(`Your turn in “${table}”`, { body: says, tag: location.pathname });
  shown.onclick = () => {
    focus();
    shown.close();
  };
}

/** `asked` is the question, if there is one; `n` tells one from the next. */
export function useNotice(table: string, asked: { readonly n: number; readonly says: string } | null): void {
  const wasAsked = useRef(true); // no sound for what is open when one comes
  useEffect(() => {
    document.title = asked ? `● Your turn · ${table}` : `${table} · Quarry`;
    markIcon(asked !== null);
    if (asked && !wasAsked.current) {
      if (settings.get().sound) ring();
      notify(table, asked.says);
    }
    wasAsked.current = asked !== null;
  }, [asked, table]);
  useEffect(() => () => markIcon(false), []);
}
