/** Follows the way to what was meant by a choice, question by question, as long as there is one way. Which way that is, is aiming.ts's. */
import type { Ref } from '@quarry/kernel';
import type { Asked, AskedOption } from '@quarry/protocol';
import { useEffect, useRef } from 'react';
import { type Aim, aimAt, onTheWay } from './aiming.ts';

export interface Aiming {
  /** A choice begins, toward a thing or for its own sake. */
  begin(toward: Ref | undefined, option: AskedOption | null): void;
  drop(): void;
  /** How many answers followed the last choice by themselves. */
  followed(): number;
}

/** `choose` answers, and says whether it did: of several that are wanted it may only gather. */
export function useAim(asked: Asked | null, choose: (key: string) => boolean): Aiming {
  const aim = useRef<Aim | null>(null);
  const followed = useRef(0);
  const follow = useRef<(next: Asked) => void>(() => {});
  follow.current = next => {
    const { current } = aim;
    if (!current || current.n === next.n) return;
    const way = onTheWay(current, next);
    aim.current = way?.aim ?? null;
    if (!way) return;
    if (choose(way.option.key)) followed.current += 1;
  };
  useEffect(() => {
    if (asked) follow.current(asked);
  }, [asked]);
  return {
    begin(toward, option) {
      aim.current = toward && option ? aimAt(toward, option, asked?.n ?? -1) : null;
      followed.current = 0;
    },
    drop() {
      aim.current = null;
    },
    followed: () => followed.current,
  };
}
