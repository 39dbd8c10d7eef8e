/**
 * A model on a board of squares: a button with a name, a halo that says what may be done with it, whatever picture the game draws, and its name below. State is told
 * by ring, mark and word, never by colour alone.
 */
import type { Ref } from '@quarry/kernel';
import type { ReactNode } from 'react';
import { isSame } from '../refs.ts';
import type { AnyTable } from '../table.ts';
import { Lit, type Thing, useThing } from '../thing.tsx';
import { Drawn } from './drawn.tsx';
import type { Spot } from './plane.ts';
import { onRim, polar, type Slot, USUAL_RADIUS } from './squares.ts';

export interface TokenPlace {
  readonly at: Spot;
  readonly slot: Slot;
  /** Units of the drawing for 11 points on the screen: letters are never smaller. */
  readonly letter: number;
}

interface Props {
  readonly table: AnyTable;
  readonly about: Ref;
  /** The thing's name for a screen reader, with its state in words. */
  readonly says: string;
  readonly place: TokenPlace;
  /** From long to short, for less and less room; the last is for models that share a square. */
  readonly names: readonly [string, string, string];
  /** How far it reaches from its middle. */
  readonly radius?: number;
  /** Where marks stand and the name begins, if its picture is smaller than it reaches. */
  readonly rim?: number;
  readonly tone?: 'calm' | 'alert';
  /** It has the turn. */
  readonly isActing?: boolean;
  /** Out of action, and still there. */
  readonly isSpent?: boolean;
  /** Not to be seen; it keeps its place, so that it comes from where it was. */
  readonly isHidden?: boolean;
  /** What stands beside it, buttons of their own: its parts. */
  readonly beside?: ReactNode;
  /** Pointed at by mouse or keys, or no more. */
  readonly onHover?: (isOver: boolean) => void;
  readonly onMouseEnter?: () => void;
  readonly onMouseLeave?: () => void;
  readonly onClickCapture?: () => void;
  /** Its picture. */
  readonly children?: ReactNode | ((thing: Thing) => ReactNode);
}

const moved = ({ at, slot }: TokenPlace): { transform: string } => ({
  transform: `translate(${at.x + slot.x}px, ${at.y + slot.y}px) scale(${slot.scale})`,
});

export function Token({ table, about, says, place, names, radius = USUAL_RADIUS, rim = radius, ...more }: Props): ReactNode {
  const { tone, isActing, isSpent, isHidden, beside, onHover, onMouseEnter, onMouseLeave, onClickCapture, children } = more;
  const { mark } = useThing(table, about, says);
  if (isHidden) return <g className="token is-gone" style={moved(place)} />;
  const classes = [
    'token',
    tone ? `is-${tone}` : '',
    isSpent ? 'is-down' : '',
    isActing ? 'is-acting' : '',
    isSame(table.inspected, about) ? 'is-inspected' : '',
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only shows more of it; the button is inside
    <g
      className={classes.filter(Boolean).join(' ')}
      style={moved(place)}
      onMouseEnter={() => {
        onHover?.(true);
        onMouseEnter?.();
      }}
      onMouseLeave={() => {
        onHover?.(false);
        onMouseLeave?.();
      }}
      onClickCapture={onClickCapture}
      onFocus={() => onHover?.(true)}
      onBlur={() => onHover?.(false)}
    >
      <Lit table={table} about={about} says={says} className="token-hit">
        {thing => (
          <>
            <circle className="token-halo" r={radius + 10} />
            {typeof children === 'function' ? children(thing) : children}
          </>
        )}
      </Lit>
      {mark && <Order mark={mark} radius={rim} />}
      <Label place={place} below={onRim(rim, 3)} names={names} />
      {beside}
    </g>
  );
}

const SPIKES = [0, 45, 90, 135, 180, 225, 270, 315];

/** The disc that a picture lies on, with a ring in the colour of its tone; what is alert has spikes, too. */
export function TokenDisc({ radius, isSpiked = false }: { readonly radius: number; readonly isSpiked?: boolean }): ReactNode {
  return (
    <>
      <circle className="token-shadow" cy="4" r={radius + 4} />
      <circle className="token-disc" r={radius + 1} />
      {isSpiked && (
        <path
          className="token-spikes"
          d={SPIKES.map(turn => `M${polar(turn - 5, radius + 1)}L${polar(turn, radius + 8)}L${polar(turn + 5, radius + 1)}`).join('')}
        />
      )}
      <circle className="token-ring" r={radius} />
    </>
  );
}

/** Hit points as a row of pips on the lower rim: whole ones pale, lost ones red and open. */
export function Pips({ of, lost, radius }: { readonly of: number; readonly lost: number; readonly radius: number }): ReactNode {
  const from = 158;
  const step = 136 / of;
  const gap = Math.min(4.5, step / 4);
  return (
    <g className="token-pips">
      {Array.from({ length: of }, (_, i) => {
        const start = from - i * step;
        return (
          <path
            key={start}
            className={i >= of - lost ? 'is-lost' : undefined}
            d={`M${polar(start - gap / 2, radius)}A${radius} ${radius} 0 0 0 ${polar(start - step + gap / 2, radius)}`}
          />
        );
      })}
    </g>
  );
}

interface BadgeProps {
  /** Where on the rim, by degrees from the east. */
  readonly degrees: number;
  readonly radius: number;
  /** How far its middle lies beyond the rim. */
  readonly beyond?: number;
  readonly className?: string;
  /** Told to whoever rests the pointer on it. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** A mark on the rim: a condition, an eye, a number. Its colours are those of its class. */
export function Badge({ degrees, radius, beyond = 3, className = '', title, children }: BadgeProps): ReactNode {
  return (
    <g transform={`translate(${polar(degrees, onRim(radius, beyond))})`} className={`token-badge ${className}`}>
      {title && <title>{title}</title>}
      <circle r="13" />
      {children}
    </g>
  );
}

/** The model that a question is about stands between four corners. */
const CORNERS = 'M-10-5V-10H-5M5-10H10V-5M10 5V10H5M-5 10H-10V5';

export const Reticle = ({ radius }: { readonly radius: number }): ReactNode => (
  <path className="token-reticle" d={CORNERS} transform={`scale(${(radius + 12) / 10})`} />
);

/** Its place among the chosen, or that it is one of them; beside the button, whose name says more. */
function Order({ mark, radius }: { readonly mark: string; readonly radius: number }): ReactNode {
  return (
    <Drawn className="token-order">
      <g transform={`translate(${polar(-122, onRim(radius, 6))})`}>
        <circle r="15" />
        <text y="6.5" textAnchor="middle" fontSize="19">
          {mark}
        </text>
      </g>
    </Drawn>
  );
}

/** As wide as a square, in letters times their height. */
const FITS = 175;

/** As many letters of a name as there is room for beside its number: never fewer than three, and all of it where a single letter would be cut. */
export function shortened(name: string, no: number, letter: number): string {
  const room = Math.max(3, Math.ceil(FITS / letter) - 1 - ` ${no}`.length);
  return `${room < name.length - 1 ? name.slice(0, room) : name} ${no}`;
}

interface LabelProps {
  readonly place: TokenPlace;
  readonly below: number;
  readonly names: Props['names'];
}

/** The name below a model, as much of it as there is room for. In a crowd it stands on the model's rim. */
function Label({ place: { slot, letter }, below, names: [whole, short, least] }: LabelProps): ReactNode {
  const isAlone = slot.scale === 1;
  const size = letter / slot.scale;
  const y = below + size * (slot.scale < 0.6 ? 0.1 : 0.88);
  return (
    <Drawn>
      <text className="token-name" y={y} textAnchor="middle" fontSize={size}>
        {isAlone ? ([whole, short].find(name => name.length * letter < FITS) ?? least) : least}
      </text>
    </Drawn>
  );
}
