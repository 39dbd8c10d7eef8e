/** Sets the shell's colours to those of a game while its table is shown, and marks light, text size, contrast and motion on the page. */
import type { Theme } from '@quarry/screen';
import { useEffect, useLayoutEffect } from 'react';
import { useKept } from './store/kept.ts';
import { motionOf, settings } from './store/settings.ts';

/** What high contrast decides by itself, whatever the game. */
const SURFACES: readonly (keyof Theme)[] = ['ground', 'panel', 'line', 'ink', 'dim'];

export function useTheme(theme: Theme | null): void {
  const { contrast } = useKept(settings);
  useLayoutEffect(() => {
    if (!theme) return;
    const { style } = document.documentElement;
    const names = (Object.keys(theme) as (keyof Theme)[]).filter(name => contrast === 'normal' || !SURFACES.includes(name));
    for (const name of names) style.setProperty(`--${name}`, theme[name]);
    return () => {
      for (const name of names) style.removeProperty(`--${name}`);
    };
  }, [theme, contrast]);
}

/** Pages follow the light of the system; what shows a board is dark. */
export function useShell(shell: 'page' | 'table'): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset['shell'];
    dataset['shell'] = shell;
    return () => {
      if (before !== undefined) dataset['shell'] = before;
    };
  }, [shell]);
}

export function useSettingsOnPage(): void {
  const now = useKept(settings);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['text'] = now.text;
    dataset['contrast'] = now.contrast;
    dataset['motion'] = motionOf(now);
  }, [now]);
}
