/** Whom one meets in a mode, as the game draws them: loaded with its screen, and nothing but a picture missing until then. */
import { type ComponentType, useEffect, useState } from 'react';
import { type Cast, loadCast } from '../screens.ts';

type Member = Cast['groups'][number]['members'][number];
export interface Met extends Member {
  readonly Picture: ComponentType<{ readonly id: string; readonly name: string; readonly size: number }>;
}

export function useMet(game: string): ReadonlyMap<string, Met> {
  const [met, setMet] = useState<ReadonlyMap<string, Met>>(new Map());
  useEffect(() => {
    let isWanted = true;
    void loadCast(game).then(cast => {
      if (cast && isWanted) setMet(metIn(cast));
    });
    return () => {
      isWanted = false;
    };
  }, [game]);
  return met;
}

function metIn({ groups, moods: [first] }: Cast): ReadonlyMap<string, Met> {
  const members = first ? groups.flatMap(group => group.members) : [];
  return new Map(members.flatMap(one => (one.mode === undefined ? [] : [[one.mode, { ...one, Picture: first!.Picture }]])));
}
