/** What a game brings to its modes: whom one meets there, and what it tells of each for so many seats. Both are loaded with its screen; until then nothing but them is missing. */
import { type ComponentType, useEffect, useState } from 'react';
import { type Cast, type Gallery, loadCast, loadShelved, type Shelved } from '../screens.ts';

type Member = Cast['groups'][number]['members'][number];
export interface Met extends Member {
  readonly Picture: ComponentType<{ readonly id: string; readonly name: string; readonly size: number }>;
}

/** Whom one meets in which mode, and where that is chosen, if the game has a place of its own for it. */
export interface Meeting {
  readonly met: ReadonlyMap<string, Met>;
  readonly gallery: Gallery | null;
}

export function useMeeting(game: string): Meeting {
  const [meeting, setMeeting] = useState<Meeting>({ met: new Map(), gallery: null });
  useEffect(() => {
    let isWanted = true;
    void loadCast(game).then(cast => {
      if (cast && isWanted) setMeeting({ met: metIn(cast), gallery: cast.gallery ?? null });
    });
    return () => {
      isWanted = false;
    };
  }, [game]);
  return meeting;
}

export function useShelved(game: string): Shelved | null {
  const [shelved, setShelved] = useState<{ readonly Shelved: Shelved } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadShelved(game).then(Shelved => {
      if (Shelved && isWanted) setShelved({ Shelved });
    });
    return () => {
      isWanted = false;
    };
  }, [game]);
  return shelved?.Shelved ?? null;
}

function metIn({ groups, moods: [first] }: Cast): ReadonlyMap<string, Met> {
  const members = first ? groups.flatMap(group => group.members) : [];
  return new Map(members.flatMap(one => (one.mode === undefined ? [] : [[one.mode, { ...one, Picture: first!.Picture }]])));
}
