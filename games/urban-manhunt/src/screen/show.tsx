/** What the show lays over the camera picture while something happens: bars, lower thirds, the stamp of a kill, the crowd, the flash of an Impact Die; and what the announcer says of it. */
import type { Line } from '@quarry/protocol';
import { type CSSProperties, type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { box } from '../content/box.ts';
import { TABLE_SIZE } from '../content/plan.ts';
import { type Announced, announce } from '../telling/announcer.ts';
import { crimPrinted, nameOfSeat, personAt, seatColour, type Table } from './names.ts';
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

/** A lower third never lies on the hunter whose turn it is: then it changes sides. */
function sideOf({ view, stage }: Table): 'left' | 'right' {
  const hunter = stage?.active == null ? undefined : view.hunters[stage.active];
  return hunter?.isIn && hunter.x < TABLE_SIZE / 2 && hunter.y < TABLE_SIZE / 2 ? 'right' : 'left';
}

type Of<As extends Staged['as']> = { readonly table: Table; readonly staged: Staged & { readonly as: As } };

const Bar = ({ table, staged: { sort, says, seat } }: Of<'bar'>): ReactElement => (
  <p className={`um-bar um-title is-${sort}`}>
    {seat !== null && <span>{nameOfSeat(table, seat)}</span>} <b>{says}</b>
  </p>
);

function Third({ table, staged: { tag, card, seat, does } }: Of<'third'>): ReactElement {
  const { name, says } = table.face(card);
  return (
    <div className={`um-third is-${sideOf(table)}`}>
      <b className="um-third-tag um-title">{tag}</b>
      <p>
        <b className="um-title">{name}</b>
        <span>
          {seat >= 0 && `${does} ${personAt(table, seat)}. `}
          {says}
        </span>
      </p>
    </div>
  );
}

/** What stands at a side of the picture changes sides if it lies on somebody whom the moment is about, or on a hidden crim. */
function useSide() {
  const box = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<'right' | 'left'>('right');
  useLayoutEffect(() => {
    const { left, top, right, bottom } = box.current!.getBoundingClientRect();
    const shown = [...box.current!.closest('.um-zone')!.querySelectorAll('[data-looked], [data-lit], .um-hidden')];
    const isOver = (one: Element): boolean => {
      const other = one.getBoundingClientRect();
      return other.left < right && other.right > left && other.top < bottom && other.bottom > top;
    };
    if (shown.some(isOver)) setSide('left');
  }, []);
  return { box, side };
}

function Stamp({ table, staged: { card, by, points } }: Of<'stamp'>): ReactElement {
  const { name } = table.face(card);
  const { box, side } = useSide();
  return (
    <div ref={box} className={`um-stamp is-${side}`} style={seatColour(by)}>
      <span aria-hidden="true">
        <Portrait id={crimPrinted(card)?.id ?? ''} name={name} mood="down" size={110} />
      </span>
      <b className="um-title">{name}</b>
      <i className="um-title">Eliminated</i>
      <small>
        {nameOfSeat(table, by)}
        {points !== null && <strong className="um-title">{` +${points}`}</strong>}
      </small>
    </div>
  );
}

/** The crowd's meter is full at so many points. */
const LOUDEST = 12;

function Crowd({ table, staged: { seat, points } }: Of<'crowd'>): ReactElement {
  const { box, side } = useSide();
  return (
    <div ref={box} className={`um-crowd is-${side}`} style={seatColour(seat)}>
      <span>{`The crowd, for ${nameOfSeat(table, seat)}`}</span>
      <b className="um-title">{points > 0 ? `+${points}` : points}</b>
      <i aria-hidden="true" style={{ '--um-loud': Math.min(1, Math.max(0, points) / LOUDEST) } as CSSProperties} />
    </div>
  );
}

function Laid({ table, staged }: { readonly table: Table; readonly staged: Staged }): ReactElement {
  switch (staged.as) {
    case 'bar':
      return <Bar table={table} staged={staged} />;
    case 'third':
      return <Third table={table} staged={staged} />;
    case 'stamp':
      return <Stamp table={table} staged={staged} />;
    case 'crowd':
      return <Crowd table={table} staged={staged} />;
  }
}

export function Show(table: Table): ReactElement | null {
  const { now, motion, hasRemarks = true } = table;
  const staged = useFollowed<Staged>(now, before => stagedNow(before, now));
  const remark = useFollowed<Announced>(now, before => heard(table, before));
  if (!now) return null;
  const impact = impactOf(now);
  return (
    <div className="um-show" data-motion={motion}>
      {impact && motion !== 'off' && <i key={JSON.stringify(now.event)} className={`um-impact is-${impact}`} />}
      {hasRemarks && remark && <p className="um-remark">{remark.says}</p>}
      {staged && <Laid key={JSON.stringify({ ...staged, points: 0, does: '' })} table={table} staged={staged} />}
    </div>
  );
}
