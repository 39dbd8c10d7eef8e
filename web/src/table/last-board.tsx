/** The last board of a match, drawn once more where nobody sees it: at the end many games show something else. */
import type { GameInfo, Replay } from '@quarry/protocol';
import type { GameScreen } from '@quarry/screen';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { replay } from '../http.ts';
import { plainScreen } from '../plain/plain-screen.tsx';
import { PlainSight } from '../plain/plain-sight.ts';
import { Reel } from '../replay/reel.ts';
import { useLoaded } from '../ui/load.ts';
import { stillTable } from './still-table.ts';

interface Props {
  readonly table: string;
  readonly info: GameInfo;
  readonly screen: GameScreen;
  /** Null if there is no board to be drawn. */
  readonly onDrawn: (board: SVGSVGElement | null) => void;
}

/** The board that is on the page now. */
export const boardIn = (page: ParentNode): SVGSVGElement | null => page.querySelector<SVGSVGElement>('.viewport-svg');

export function LastBoard({ table, info, screen, onDrawn }: Props): ReactNode {
  const tape = useLoaded(() => replay(table, null, null, screen === plainScreen), [table]);
  useEffect(() => {
    if (tape.state === 'refused') onDrawn(null);
  }, [tape.state, onDrawn]);
  return tape.state === 'there' && <Searched tape={tape.value} info={info} screen={screen} onDrawn={onDrawn} />;
}

/** After so many steps back in which there was none, there is none. */
const MOST_STEPS = 80;

function Searched({ tape, info, screen, onDrawn }: Omit<Props, 'table'> & { readonly tape: Replay }): ReactNode {
  const reel = useMemo(() => new Reel(tape), [tape]);
  const [at, setAt] = useState(reel.last);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const board = boardIn(place.current!);
    if (board || at === 0 || reel.last - at >= MOST_STEPS) onDrawn(board);
    else setAt(at - 1);
  }, [at, reel, onDrawn]);
  const { view, stage, sketch, describes, ended } = reel.sight(at);
  return (
    <PlainSight.Provider value={{ info, sketch, describes }}>
      <div className="picture-board" ref={place} inert aria-hidden="true">
        <screen.Board {...stillTable(info, { view, seat: null, people: tape.people, stage, ended, motion: 'off' })} />
      </div>
    </PlainSight.Provider>
  );
}
