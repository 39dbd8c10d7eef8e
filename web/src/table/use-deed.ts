/** The deed that is being shown: heard once, and named for the picture of it. Nothing where nothing moves. */
import type { Deed } from '@quarry/kernel';
import type { Line } from '@quarry/protocol';
import { useEffect } from 'react';
import { useKept } from '../store/kept.ts';
import { motionOf, settings } from '../store/settings.ts';
import { sound } from './sounds.ts';
import './deeds.css';

export function useDeed(now: Line | null): Deed | undefined {
  const set = useKept(settings);
  const deed = motionOf(set) === 'off' ? undefined : now?.beat?.deed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each line is heard once
  useEffect(() => {
    if (deed) sound(deed, set.volume);
  }, [now]);
  return deed;
}
