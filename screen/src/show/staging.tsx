/** What a show lays over its picture while something happens: bars, lower thirds, a stamp, what the crowd gives, a flash, and what is remarked. To be seen, never to be pressed. */
import { plural } from '@quarry/kernel';
import { type CSSProperties, type ReactElement, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
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
export function Remark({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <p ref={usePlace<'head' | 'foot', HTMLParagraphElement>(EDGES)} className="show-remark">
      {children}
    </p>
  );
}

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
}

/** A card that is drawn or played, over the lower edge; where somebody stands there whom it is about, on the other side or over the upper one. */
export function LowerThird({ tag, title, says }: ThirdProps): ReactElement {
  return (
    <div ref={usePlace(THIRDS)} className="show-third">
      <b className="show-third-tag show-title">{tag}</b>
      <p>
        <b className="show-title">{title}</b>
        <span>{says}</span>
      </p>
    </div>
  );
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** What is not to be covered, and how much that matters. */
interface Kept extends Box {
  readonly matters: number;
}

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Of the places where a box may stand: where it stands now, if it covers nothing there, and else where it covers least. Pure. */
export function freestPlace<Place extends string>(boxes: ReadonlyMap<Place, Box>, kept: readonly Kept[], now: Place): Place {
  const covered = (place: Place): number => kept.reduce((sum, one) => sum + one.matters * shared(boxes.get(place)!, one), 0);
  return [...boxes.keys()].reduce((best, place) => (covered(place) < covered(best) ? place : best), now);
}

/** Whom the moment is about and who may be chosen come first, then what else lies over the picture, then what is only written there. */
const KEPT: Readonly<Record<string, number>> = {
  ':is([data-looked], [data-lit], [data-hidden])': 8,
  ':is(.show-remark, .show-third, .show-stamp, .show-crowd)': 8,
  '.board-tag': 2,
  ':is(.minimap, .edge-chip)': 1,
};

function keptIn(zone: Element, besides: Element): Kept[] {
  return Object.entries(KEPT).flatMap(([things, matters]) =>
    [...zone.querySelectorAll(things)]
      .filter(one => one !== besides)
      .map(one => one.getBoundingClientRect())
      .map(({ left, top, right, bottom }) => ({ left, top, right, bottom, matters })),
  );
}

/** Where it lies once it stands still, whatever moves it in. */
function boxOf(element: HTMLElement): Box {
  const { left, top } = element.offsetParent!.getBoundingClientRect();
  const [x, y] = [left + element.offsetLeft, top + element.offsetTop];
  return { left: x, top: y, right: x + element.offsetWidth, bottom: y + element.offsetHeight };
}

/**
 * What is laid over the picture stands, of these places, where it lies on nobody whom the moment is about, as its attribute `data-place`: looked for with each line, and again once the
 * camera has gone there.
 */
function usePlace<Place extends string, E extends HTMLElement = HTMLDivElement>(places: readonly [Place, ...Place[]]): RefObject<E | null> {
  const box = useRef<E>(null);
  useLayoutEffect(() => {
    const element = box.current!;
    const stand = (place: Place): void => {
      element.dataset['place'] = place;
    };
    const look = (): void => {
      const zone = element.closest('.show-zone');
      const now = (element.dataset['place'] ?? places[0]) as Place;
      if (!zone || !element.offsetParent) return stand(now);
      // What the page lays over the lower edge may have grown since the picture was laid out.
      const lower = element.closest('.table')?.querySelector('.place-lower');
      const covered = lower ? zone.getBoundingClientRect().bottom - lower.getBoundingClientRect().top : 0;
      element.style.setProperty('--show-lift', `${Math.max(0, Math.round(covered))}px`);
      const kept = keptIn(zone, element);
      const boxes = new Map(
        places.map(place => {
          stand(place);
          return [place, boxOf(element)];
        }),
      );
      stand(freestPlace(boxes, kept, now));
    };
    look();
    const frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  });
  return box;
}

const SIDES = ['right', 'left'] as const;
const EDGES = ['head', 'foot'] as const;
const THIRDS = ['foot', 'foot-right', 'head'] as const;

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
  const box = usePlace(SIDES);
  return (
    <div ref={box} className="show-stamp" style={tinted(tint)}>
      <span aria-hidden="true">{picture}</span>
      <b className="show-title">{name}</b>
      <i className="show-title">{says}</i>
      <small>
        {by}
        {points !== null && <strong className="show-title">{` +${plural(points, 'point')}`}</strong>}
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
  const box = usePlace(SIDES);
  return (
    <div ref={box} className="show-crowd" style={tinted(tint)}>
      <span>{says}</span>
      <b className="show-title">
        {points > 0 ? `+${points}` : points} <small>{points === 1 ? 'point' : 'points'}</small>
      </b>
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
