/** What a show lays over its picture while something happens: bars, lower thirds, a stamp, what the crowd gives, a flash, and what is remarked. To be seen, never to be pressed. */
import { type CSSProperties, type ReactElement, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Motion } from '../table.ts';
import { tinted } from './tint.ts';

interface ZoneProps {
  /** Above the picture, all the time. */
  readonly strip: ReactNode;
  /** The picture, and what is laid over it. */
  readonly children: ReactNode;
}

/** The middle of the table: a strip, and the picture below it with all the room that is left. */
export const ShowZone = ({ strip, children }: ZoneProps): ReactElement => (
  <div className="show-middle">
    {strip}
    <div className="show-zone">{children}</div>
  </div>
);

/** Everything that is laid over the picture of a `ShowZone` at one moment. */
export const Staging = ({ motion, children }: { readonly motion: Motion; readonly children: ReactNode }): ReactElement => (
  <div className="show-staging" data-motion={motion}>
    {children}
  </div>
);

/** What somebody says of it who only comments. */
export const Remark = ({ children }: { readonly children: ReactNode }): ReactElement => <p className="show-remark">{children}</p>;

/** For a moment the picture flashes at its edge, or tears. */
export const Flash = ({ as }: { readonly as: 'flash' | 'tear' }): ReactElement => <i className={`show-impact is-${as}`} />;

interface BarProps {
  /** `live` for what is bad or urgent. */
  readonly tone: 'plain' | 'live';
  /** Whom it is about, if it is about somebody. */
  readonly who?: string;
  readonly says: string;
}

/** A bar across the whole picture: something begins. */
export const Bar = ({ tone, who, says }: BarProps): ReactElement => (
  <p className={`show-bar show-title is-${tone}`}>
    {who && <span>{who}</span>} <b>{says}</b>
  </p>
);

interface ThirdProps {
  readonly tag: string;
  readonly title: string;
  readonly says: string;
  /** It lies on the left, unless somebody stands there. */
  readonly side: Side;
}

/** A card that is drawn or played, over the lower edge. */
export const LowerThird = ({ tag, title, says, side }: ThirdProps): ReactElement => (
  <div className={`show-third is-${side}`}>
    <b className="show-third-tag show-title">{tag}</b>
    <p>
      <b className="show-title">{title}</b>
      <span>{says}</span>
    </p>
  </div>
);

export type Side = 'left' | 'right';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What stands on the right goes to the left if it would lie on one of these. */
export const freeSide = (box: Box, others: readonly Box[]): Side =>
  others.some(one => one.left < box.right && one.right > box.left && one.top < box.bottom && one.bottom > box.top) ? 'left' : 'right';

/** What stands at a side of the picture changes sides if it lies on somebody whom the moment is about or who may be chosen. */
function useSide(): { readonly box: RefObject<HTMLDivElement | null>; readonly side: Side } {
  const box = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<Side>('right');
  useLayoutEffect(() => {
    const shown = box.current!.closest('.show-zone')?.querySelectorAll('[data-looked], [data-lit], [data-hidden]') ?? [];
    setSide(
      freeSide(
        box.current!.getBoundingClientRect(),
        [...shown].map(one => one.getBoundingClientRect()),
      ),
    );
  }, []);
  return { box, side };
}

interface StampProps {
  readonly picture: ReactNode;
  readonly name: string;
  /** What is stamped across the picture. */
  readonly says: string;
  /** Whose doing it is, and what it is worth once that is known. */
  readonly by: string;
  readonly points: number | null;
  readonly tint: string;
}

/** Somebody is done for: a picture with a stamp across it. */
export function Stamp({ picture, name, says, by, points, tint }: StampProps): ReactElement {
  const { box, side } = useSide();
  return (
    <div ref={box} className={`show-stamp is-${side}`} style={tinted(tint)}>
      <span aria-hidden="true">{picture}</span>
      <b className="show-title">{name}</b>
      <i className="show-title">{says}</i>
      <small>
        {by}
        {points !== null && <strong className="show-title">{` +${points}`}</strong>}
      </small>
    </div>
  );
}

interface CrowdProps {
  readonly says: string;
  readonly points: number;
  /** The meter is full at so many points. */
  readonly loudest: number;
  readonly tint: string;
}

/** What a crowd gives, as a number and on a meter. */
export function Crowd({ says, points, loudest, tint }: CrowdProps): ReactElement {
  const { box, side } = useSide();
  return (
    <div ref={box} className={`show-crowd is-${side}`} style={tinted(tint)}>
      <span>{says}</span>
      <b className="show-title">{points > 0 ? `+${points}` : points}</b>
      <i aria-hidden="true" style={{ '--show-loud': Math.min(1, Math.max(0, points) / loudest) } as CSSProperties} />
    </div>
  );
}

/** In the palm of a hand: who was tapped, in a few lines over the picture. */
export const GlanceNote = ({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }): ReactElement => (
  <aside className="show-glance" aria-label="Details">
    <div>{children}</div>
    <button type="button" aria-label="Close the details" onClick={onClose}>
      ×
    </button>
  </aside>
);
