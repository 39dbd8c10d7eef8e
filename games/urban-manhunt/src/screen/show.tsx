/** What the show lays over the camera picture while something happens, and what the announcer says of it. */
import type { Line } from '@quarry/protocol';
import { Bar, Crowd, Flash, LowerThird, Remark, Staging, Stamp } from '@quarry/screen/show';
import { type ReactElement, useRef } from 'react';
import { box } from '../content/box.ts';
import { type Announced, announce } from '../telling/announcer.ts';
import { crimPrinted, nameOfSeat, personAt, seatTint, type Table } from './names.ts';
import { Portrait } from './portraits/portrait.tsx';
import { impactOf, isBeginning, type Staged, stagedNow, toldIn } from './staged.ts';

/** What is followed from line to line, worked out once for each of them. */
function useFollowed<T>(now: Line | null, next: (before: T | null) => T | null): T | null {
  const last = useRef<{ readonly line: Line | null; readonly value: T | null }>({ line: null, value: null });
  if (last.current.line !== now) last.current = { line: now, value: next(last.current.value) };
  return last.current.value;
}

/** Of a card that is not in its box the announcer knows nothing to say. */
function heard(table: Table, before: Announced | null): Announced | null {
  const { now, view } = table;
  if (!now) return null;
  const event = toldIn(now);
  const isKnown = !('card' in event) || event.card === undefined || event.card < 0 || box.has(event.card);
  return (isKnown && announce(event, view, JSON.stringify(now.event), before)) || (isBeginning(now) ? null : before);
}

/** The crowd's meter is full at so many points. */
const LOUDEST = 12;

function Laid({ table, staged }: { readonly table: Table; readonly staged: Staged }): ReactElement {
  switch (staged.as) {
    case 'bar': {
      const { sort, says, seat } = staged;
      const tone = sort === 'crims' || sort === 'off' ? 'live' : 'plain';
      return <Bar tone={tone} says={says} {...(seat !== null && { who: nameOfSeat(table, seat) })} />;
    }
    case 'third': {
      const { tag, card, seat, does } = staged;
      const { name, says } = table.face(card);
      return <LowerThird tag={tag} title={name} says={seat < 0 ? says : `${does} ${personAt(table, seat)}. ${says}`} />;
    }
    case 'stamp': {
      const { card, by, points } = staged;
      const { name } = table.face(card);
      const picture = <Portrait id={crimPrinted(card)?.id ?? ''} name={name} mood="down" size={110} />;
      return <Stamp picture={picture} name={name} says="Eliminated" by={nameOfSeat(table, by)} points={points} tint={seatTint(by)} />;
    }
    case 'crowd': {
      const { seat, points } = staged;
      return <Crowd says={`The crowd, for ${nameOfSeat(table, seat)}`} points={points} loudest={LOUDEST} tint={seatTint(seat)} />;
    }
  }
}

export function Show(table: Table): ReactElement | null {
  const { now, motion, hasRemarks = true } = table;
  const staged = useFollowed<Staged>(now, before => stagedNow(before, now));
  const remark = useFollowed<Announced>(now, before => heard(table, before));
  if (!now) return null;
  const impact = impactOf(now);
  return (
    <Staging motion={motion}>
      {impact && motion !== 'off' && <Flash key={JSON.stringify(now.event)} as={impact === 'ten' ? 'flash' : 'tear'} />}
      {hasRemarks && remark && <Remark>{remark.says}</Remark>}
      {staged && <Laid key={JSON.stringify({ ...staged, points: 0, does: '' })} table={table} staged={staged} />}
    </Staging>
  );
}
