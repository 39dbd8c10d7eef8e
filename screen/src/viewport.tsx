/**
 * The window on a board: wheel, pinch, drag and keys move it, one button shows the whole board again, and it never moves by
 * itself once somebody has moved it, nor while it is pressed; until then it follows what is to be looked at. Arrow keys go from one lit thing to the next while one has the focus, and move the board otherwise.
 */
import {
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { RESTS } from './resting.ts';
import {
  type Bounds,
  beside,
  besideOrBelow,
  bringAllIn,
  type Direction,
  fit,
  fitLegibly,
  HANDHELD,
  type Legible,
  nextSpot,
  type Place,
  pan,
  type Size,
  staysLaid,
  zoom,
} from './view-box.ts';

const ARROWS: Readonly<Record<string, Direction>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
const STEP: Readonly<Record<Direction, readonly [number, number]>> = { left: [60, 0], right: [-60, 0], up: [0, 60], down: [0, -60] };
/** A finger or mouse that moves less than this is a click. */
const SLACK = 5;
/** Milliseconds after which the click that belongs to a press has come. */
const CLICK_COMES = 60;
/** What is kept free around a board that is always shown whole. */
const CLOSE = 2;
/** As wide as a button with its margin. */
const TOOLS = 46;

const Scale = createContext(1);

/** How many pixels one unit of the board takes up now: for what must stay readable however far the board is. */
export const useScale = (): number => useContext(Scale);

const Window = createContext<Bounds>({ x: 0, y: 0, width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY });

/** What the window shows, in the board's own units: for what stays in sight however the board is moved. */
export const useWindow = (): Bounds => useContext(Window);

interface Camera {
  /** Brings a spot of the board to the middle of the window. */
  lookAt(at: Spot): void;
  /** Tells what the window shows while a hand drags the board, for what must follow at once: `useWindow` says it when the hand rests. Returns how to stop. */
  follow(tell: (shown: Bounds) => void): () => void;
}
const CameraHere = createContext<Camera>({ lookAt: () => {}, follow: () => () => {} });

/** For whatever on a board leads to another part of it. */
export const useCamera = (): Camera => useContext(CameraHere);

interface Props {
  /** What the whole board takes up, in its own units. */
  readonly bounds: Bounds;
  /** The part that is shown until somebody moves the board, if the whole would be too small. */
  readonly start?: Bounds;
  /** Instead of a part: what must be legible, and where to look if the whole is not. */
  readonly legible?: Legible | undefined;
  /** The whole of it is always shown, as large as there is room: nobody moves it. */
  readonly isWhole?: boolean;
  /** While something is told the picture stays where it is if nothing is to be looked at. */
  readonly stays?: boolean;
  /** The board's name for a screen reader. */
  readonly label: string;
  /** What lies over the window, and stays there however the board is moved. */
  readonly frame?: ReactNode;
  readonly children: ReactNode;
}

export function Viewport({
  bounds,
  start = bounds,
  legible,
  isWhole = false,
  stays = false,
  label,
  frame: over,
  children,
}: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const { covered, ...inside } = useSize(frame);
  const open = { ...inside, height: Math.max(1, inside.height - covered) };
  const lay = (size: Size): Place => (legible ? fitLegibly(bounds, size, legible) : fit(start, size));
  const laid = useLaid(bounds, open, covered > 0 && inside.width > HANDHELD, lay);
  const { tools, size, whole } = isWhole ? { tools: 'none', size: open, whole: fit(bounds, open, CLOSE) } : laid;
  const [moved, setMoved] = useState<Place | null>(null);
  useTurned(() => setMoved(null));
  const followed = useFollowed(frame, moved === null, whole, bounds, size, legible?.together ?? legible?.least ?? whole.k, stays);
  const [pressed, setPressed] = useState<Place | null>(null);
  const place = isWhole ? whole : (moved ?? pressed ?? followed ?? whole);

  const { width, height } = size;
  const shown = useMemo(() => shownAt(place, { width, height }), [place, width, height]);
  const { act, zoomBy, panBy, dragBy, settle, camera } = useMoves({ place, bounds, size }, setMoved, svg);

  useWheel(frame, (event, at) => {
    if (event.ctrlKey || !event.shiftKey) zoomBy(Math.exp(-event.deltaY * 0.0016), at);
    else panBy(-event.deltaX - event.deltaY, 0);
  });
  const fingers = useFingers(dragBy, zoomBy, isDown => {
    if (!isDown) settle();
    setPressed(isDown ? act.current.place : null);
  });

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    delete event.currentTarget.dataset['pointer'];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = ARROWS[event.key];
    if (direction) {
      if (!focusNextLit(frame.current, direction)) panBy(...STEP[direction]);
    } else if (event.key === '+' || event.key === '=') zoomBy(1.25);
    else if (event.key === '-') zoomBy(0.8);
    else if (event.key === '0') setMoved(fit(bounds, size));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  // As high as it is with all of its breadth in the window: the rest of a tall window is free for others.
  const needs = Math.ceil((bounds.height / bounds.width) * inside.width) + (isWhole ? 0 : TOOLS);
  // A picture with a frame goes on under the buttons, as it does under its frame; nothing is put there to be looked at.
  const drawn = { width: size.width, height: tools === 'below' && !over ? open.height - TOOLS : inside.height };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move what is inside; every thing inside is a button of its own
    <div
      className={`viewport viewport-tools-${tools}${over ? ' viewport-framed' : ''}`}
      data-needs={needs}
      ref={frame}
      onKeyDown={onKeyDown}
      {...fingers}
    >
      <div className="viewport-picture" style={drawn}>
        {/* biome-ignore lint/a11y/useSemanticElements: an svg has no element that groups its buttons */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the board is moved by keys once it has the focus */}
        <svg className="viewport-svg" {...drawn} ref={svg} role="group" aria-label={label} tabIndex={0}>
          <g transform={`translate(${place.x} ${place.y}) scale(${place.k})`}>
            <Around camera={camera} scale={place.k} shown={shown}>
              {children}
            </Around>
          </g>
        </svg>
      </div>
      {over && (
        <Around camera={camera} scale={place.k} shown={shown}>
          {over}
        </Around>
      )}
      {!isWhole && <Tools onZoom={zoomBy} onWhole={() => setMoved(fit(bounds, size))} onFollow={moved && (() => setMoved(null))} />}
    </div>
  );
}

interface Lying {
  readonly place: Place;
  readonly bounds: Bounds;
  readonly size: Size;
}

const shownAt = ({ x, y, k }: Place, { width, height }: Size): Bounds => ({ x: -x / k, y: -y / k, width: width / k, height: height / k });

/** A hand that has dragged the board so far of the window sees everything in its place, as does one that rests. */
const FAR = 0.25;

/** What moves the board, from where it lies at that moment. */
function useMoves(lying: Lying, setMoved: (to: Place) => void, svg: RefObject<SVGSVGElement | null>) {
  const { act, drift, settle, told } = useDrift(lying, setMoved, svg);
  const zoomBy = (factor: number, at = { x: lying.size.width / 2, y: lying.size.height / 2 }): void => {
    const now = act.current;
    setMoved(zoom(now.place, at, factor, now.bounds, now.size));
  };
  const panned = (dx: number, dy: number): Place => {
    const now = act.current;
    act.current = { ...now, place: pan(now.place, dx, dy, now.bounds, now.size) };
    return act.current.place;
  };
  const camera = useMemo(
    (): Camera => ({
      lookAt({ x, y }) {
        const { place, bounds, size } = act.current;
        const middle = { k: place.k, x: size.width / 2 - x * place.k, y: size.height / 2 - y * place.k };
        setMoved(pan(middle, 0, 0, bounds, size));
      },
      follow(tell) {
        told.add(tell);
        return () => told.delete(tell);
      },
    }),
    [setMoved, act, told],
  );
  return {
    act,
    zoomBy,
    panBy: (dx: number, dy: number) => setMoved(panned(dx, dy)),
    dragBy: (dx: number, dy: number) => drift(panned(dx, dy)),
    settle,
    camera,
  };
}

/** While a hand drags it, the picture is moved as a whole, and nothing of it is drawn again; when the hand rests it is. */
function useDrift(lying: Lying, setMoved: (to: Place) => void, svg: RefObject<SVGSVGElement | null>) {
  const act = useRef(lying);
  const drawn = useRef(lying.place);
  // What is drawn anew meanwhile leaves the picture in the hand.
  act.current = drawn.current === lying.place ? { ...lying, place: act.current.place } : lying;
  drawn.current = lying.place;
  const [told] = useState(() => new Set<(shown: Bounds) => void>());
  const rest = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was drawn there is where it belongs
  useLayoutEffect(() => {
    svg.current?.style.removeProperty('transform');
    svg.current?.style.removeProperty('will-change');
  }, [lying.place, svg]);
  const settle = (): void => {
    clearTimeout(rest.current);
    if (act.current.place !== drawn.current) setMoved(act.current.place);
  };
  const drift = (to: Place): void => {
    const [x, y] = [to.x - drawn.current.x, to.y - drawn.current.y];
    clearTimeout(rest.current);
    if (Math.abs(x) > FAR * lying.size.width || Math.abs(y) > FAR * lying.size.height) return settle();
    rest.current = setTimeout(settle, RESTS);
    svg.current?.style.setProperty('will-change', 'transform');
    svg.current?.style.setProperty('transform', `translate(${x}px, ${y}px)`);
    for (const tell of told) tell(shownAt(to, act.current.size));
  };
  return { act, drift, settle, told };
}

interface ToolsProps {
  readonly onZoom: (factor: number) => void;
  readonly onWhole: () => void;
  /** Lets the board follow again what is to be looked at; null while it does. */
  readonly onFollow: (() => void) | null;
}

function Tools({ onZoom, onWhole, onFollow }: ToolsProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className="viewport-tools" role="group" aria-label="Board view">
      <button type="button" aria-label="Zoom in" title="Zoom in (+)" onClick={() => onZoom(1.25)}>
        +
      </button>
      <button type="button" aria-label="Zoom out" title="Zoom out (-)" onClick={() => onZoom(0.8)}>
        −
      </button>
      <button type="button" aria-label="Show the whole board" title="Whole board (0)" onClick={onWhole}>
        ⤢
      </button>
      {onFollow && (
        <button type="button" aria-label="Follow what happens" title="Follow what happens" onClick={onFollow}>
          ◎
        </button>
      )}
    </div>
  );
}

interface AroundProps {
  readonly camera: Camera;
  readonly scale: number;
  readonly shown: Bounds;
  readonly children: ReactNode;
}

const Around = ({ camera, scale, shown, children }: AroundProps): ReactNode => (
  <CameraHere.Provider value={camera}>
    <Scale.Provider value={scale}>
      <Window.Provider value={shown}>{children}</Window.Provider>
    </Scale.Provider>
  </CameraHere.Provider>
);

interface Laid {
  readonly tools: 'beside' | 'below';
  /** The room that it is laid out in. */
  readonly size: Size;
  readonly whole: Place;
}

/** Where the board lies until somebody moves it. It is laid out anew where its window changes, and stays where it is if only more of it came free below. */
function useLaid(bounds: Bounds, open: Size, isBeside: boolean, lay: (size: Size) => Place): Laid {
  const kept = useRef<Laid | null>(null);
  const { tools, room } = isBeside ? beside(open, TOOLS) : besideOrBelow(bounds, open, TOOLS);
  const before = kept.current;
  const asBefore = before && before.tools === tools ? lay(before.size) : null;
  const isKept = before && asBefore && staysLaid({ room: before.size, place: asBefore }, bounds, room);
  const laid = isKept ? { tools, size: before.size, whole: asBefore } : { tools, size: room, whole: lay(room) };
  useEffect(() => {
    kept.current = laid;
  });
  return laid;
}

/** What is looked at meanwhile: what was before. */
const NOTHING_NEW = 'nothing new';

/** Where the board lies so that what is to be looked at is in the window; null while it is anyway. Nothing follows once somebody has moved the board. */
function useFollowed(
  frame: RefObject<HTMLDivElement | null>,
  mayMove: boolean,
  start: Place,
  bounds: Bounds,
  size: Size,
  least: number,
  stays: boolean,
): Place | null {
  const [followed, setFollowed] = useState<Place | null>(null);
  const last = useRef({ about: '', width: size.width, height: size.height });
  useLayoutEffect(() => {
    const looked = mayMove ? [...(frame.current?.querySelectorAll('[data-looked]') ?? [])] : [];
    const about = looked.length === 0 && stays ? NOTHING_NEW : looked.map(one => one.getAttribute('data-about')).join();
    const { width, height } = size;
    const before = last.current;
    const isLaidAnew = before.width !== width || before.height !== height;
    if (about === before.about && !isLaidAnew) return;
    // In another room it is looked for from where the board lies there; what is measured is what is drawn.
    const isDrawnThere = followed === null || !isLaidAnew;
    last.current = { about: isDrawnThere ? about : '', width, height };
    if (!isDrawnThere) return setFollowed(null);
    const window = frame.current!.getBoundingClientRect();
    const [first, ...others] = looked.map((one): Bounds => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { x: left - window.left, y: top - window.top, width, height };
    });
    if (!first) return stays ? undefined : setFollowed(null);
    setFollowed(before => bringAllIn(before ?? start, [first, ...others], bounds, size, least) ?? before);
  });
  return mayMove ? followed : null;
}

/** When the page becomes wider or narrower, as when a phone is turned: what a hand laid out for the one page means nothing in the other. */
function useTurned(then: () => void): void {
  const latest = useRef(then);
  latest.current = then;
  useEffect(() => {
    let before = innerWidth;
    const look = (): void => {
      if (innerWidth !== before) latest.current();
      before = innerWidth;
    };
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, []);
}

/** How large the window is, and how much of its lower edge something else lies over: the board is drawn there, too, but nothing is put there to be looked at. */
function useSize(frame: RefObject<HTMLDivElement | null>): Size & { readonly covered: number } {
  const [size, setSize] = useState({ width: 600, height: 400, covered: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = (): void =>
      setSize({
        width: Math.max(element.clientWidth, 1),
        height: Math.max(element.clientHeight, 1),
        covered: Number.parseFloat(getComputedStyle(element).paddingBottom) || 0,
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}

/** React listens to wheels passively, so that the page would scroll along; this one does not let it. */
function useWheel(frame: RefObject<HTMLDivElement | null>, onWheel: (event: WheelEvent, at: { x: number; y: number }) => void): void {
  const latest = useRef(onWheel);
  latest.current = onWheel;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const listen = (event: WheelEvent): void => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      latest.current(event, { x: event.clientX - box.left, y: event.clientY - box.top });
    };
    element.addEventListener('wheel', listen, { passive: false });
    return () => element.removeEventListener('wheel', listen);
  }, [frame]);
}

type Spot = { x: number; y: number };

/** One finger (or the mouse) drags, two pinch; a drag is not also a click. */
function useFingers(panBy: (dx: number, dy: number) => void, zoomBy: (factor: number, at: Spot) => void, hold: (isDown: boolean) => void) {
  const down = useRef(new Map<number, Spot>());
  const travelled = useRef(0);
  const release = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(release.current), []);
  const lift = (event: PointerEvent<HTMLDivElement>): void => {
    down.current.delete(event.pointerId);
    // The click comes after it, and means what lay there when it was pressed.
    if (down.current.size === 0) release.current = setTimeout(() => hold(false), CLICK_COMES);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      event.currentTarget.dataset['pointer'] = '';
      if (event.button !== 0) return;
      if (down.current.size === 0) travelled.current = 0;
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      clearTimeout(release.current);
      hold(true);
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      const before = down.current.get(event.pointerId);
      if (!before) return;
      if (event.buttons === 0) return lift(event);
      const now = { x: event.clientX, y: event.clientY };
      const dx = now.x - before.x;
      const dy = now.y - before.y;
      travelled.current += Math.hypot(dx, dy);
      if (travelled.current < SLACK) return;
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) event.currentTarget.setPointerCapture(event.pointerId);
      const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
      down.current.set(event.pointerId, now);
      if (!other) return panBy(dx, dy);
      const box = event.currentTarget.getBoundingClientRect();
      const wide = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      zoomBy(wide, { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top });
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onClickCapture(event: React.MouseEvent) {
      if (travelled.current < SLACK) return;
      travelled.current = 0;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}

/** Moves the focus from a lit thing to the next one; false if none has it. */
function focusNextLit(frame: HTMLDivElement | null, direction: Direction): boolean {
  const from = document.activeElement;
  if (!frame || !from || !frame.contains(from) || !from.matches('[data-lit]')) return false;
  const others = [...frame.querySelectorAll<SVGGElement>('[data-lit]')].filter(one => one !== from);
  const middle = (element: Element): Spot => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const next = nextSpot(middle(from), others.map(middle), direction);
  others[next]?.focus({ preventScroll: true });
  return true;
}
