/** Pictures drawn for this game: machines, shields, dice, eyes; and how a pictogram of the icon set is placed. */
import type { ReactElement, ReactNode } from 'react';
import type { Colour, Dice, EnemyType } from '../content/kinds.ts';
import { COLOURS } from '../content/kinds.ts';
import { ICONS, type IconName } from './icons.ts';
import { lookOf, upTo } from './names.ts';

/** A pictogram inside a drawing, `size` wide, its middle at x, y. */
export function IconAt({ name, x, y, size, fill }: { name: IconName; x: number; y: number; size: number; fill: string }): ReactElement {
  const scale = size / 512;
  return <path d={ICONS[name].path} fill={fill} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} />;
}

/** A pictogram in a line of text. */
export function Icon({ name, size = 18, className = '' }: { name: IconName; size?: number; className?: string }): ReactElement {
  return (
    <svg className={`zd-icon ${className}`} viewBox="0 0 512 512" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={ICONS[name].path} fill="currentColor" />
    </svg>
  );
}

const METAL = 'var(--zd-metal)';
const SHADE = 'var(--zd-metal-shade)';
const DARK = 'var(--zd-metal-dark)';

/** Each machine on a field from -32 to 32; `lens` is the colour of its eyes. */
const MACHINES: Readonly<Record<EnemyType, (lens: string) => ReactNode>> = {
  watcher: lens => (
    <>
      <path d="M4-8 10-15C22-8 25 4 20 14L30 30H23L16 18 9 17 3 30H-4L5 12C12 6 10-2 4-8Z" fill={SHADE} />
      <path d="M18 8C26 6 31 10 32 16 28 13 23 13 19 14Z" fill={SHADE} />
      <path d="M-28-9C-28-21-15-26-4-24L8-19C13-16 12-8 7-5L-8 0C-19 3-28 1-28-9Z" fill={METAL} />
      <path d="M-4-24 8-19C13-16 12-8 7-5L1-3C5-10 3-18-4-24Z" fill={SHADE} />
      <circle cx="-14" cy="-11" r="8" fill={DARK} />
      <circle cx="-14" cy="-11" r="5.4" fill={lens} />
      <circle cx="-16" cy="-13" r="1.6" fill="var(--zd-lens-glint)" />
    </>
  ),
  strider: lens => (
    <>
      <path d="M2-18C16-15 25-2 27 30H6C8 18 4 9-4 6Z" fill={SHADE} />
      <path d="M-27 8-11-15-8-28 0-18C8-14 10-4 4 4L-5 8-17 18-26 14Z" fill={METAL} />
      <path d="M-27 8-26 14-17 18-13 13Z" fill={DARK} />
      <path d="M8-14C14-11 19-4 22 6L17 8C15-1 12-8 6-11Z" fill={DARK} opacity=".55" />
      <rect x="12" y="12" width="11" height="15" rx="4" fill="var(--zd-canister)" stroke={DARK} strokeWidth="2" />
      <circle cx="-7" cy="-8" r="4.4" fill={DARK} />
      <circle cx="-7" cy="-8" r="2.8" fill={lens} />
    </>
  ),
  grazer: lens => (
    <>
      <path d="M-2-8C-12-15-12-27-1-31-6-24-4-17 3-12ZM6-9C8-20 18-28 29-25 21-22 15-16 12-8Z" fill={METAL} />
      <path d="M-16-27-4-20M20-31 24-19" stroke={SHADE} strokeWidth="3.4" strokeLinecap="round" />
      <path d="M2-8C14-6 22 6 24 30H4C6 20 2 12-6 10Z" fill={SHADE} />
      <path d="M-25 12-9-6 3-10C10-8 10 2 5 8L-6 12-15 20-24 17Z" fill={METAL} />
      <path d="M-25 12-24 17-15 20-12 15Z" fill={DARK} />
      <circle cx="-6" cy="0" r="4.2" fill={DARK} />
      <circle cx="-6" cy="0" r="2.7" fill={lens} />
      <circle cx="16" cy="18" r="5" fill="var(--zd-canister)" stroke={DARK} strokeWidth="2" />
    </>
  ),
  scrapper: lens => (
    <>
      <path d="M-28-6-16-24-5-16H5L16-24 28-6 17 6 13 16H-13L-17 6Z" fill={METAL} />
      <path d="M-5-16H5L4 8H-4Z" fill={SHADE} />
      <path d="M-14 15-15 27-9 21-5 29 0 21 5 29 9 21 15 27 14 15Z" fill={SHADE} />
      <path d="M-19-4-7-2-10 4-17 2ZM19-4 7-2 10 4 17 2Z" fill={DARK} />
      <circle cx="-12" cy="0" r="2.8" fill={lens} />
      <circle cx="12" cy="0" r="2.8" fill={lens} />
      <path d="M18-22C18-30 28-32 31-25L24-20Z" fill="var(--zd-dish)" stroke={DARK} strokeWidth="1.6" />
    </>
  ),
  'shell-walker': lens => (
    <>
      <path d="M-16 10-24 28M-6 12-10 29M6 12 10 29M16 10 24 28" stroke={SHADE} strokeWidth="4.4" strokeLinecap="round" />
      <path d="M-22 9C-25-24 25-24 22 9Z" fill={METAL} />
      <path d="M-9 9C-11-8-8-15 0-17M9 9C11-8 8-15 0-17M-22 2C-10-3 10-3 22 2" stroke={SHADE} strokeWidth="2.6" fill="none" />
      <path d="M-21 6C-34 4-34-12-25-18-28-10-23-8-19-9L-16-2Z" fill={SHADE} />
      <path d="M21 6C34 4 34-12 25-18 28-10 23-8 19-9L16-2Z" fill={METAL} stroke={DARK} strokeWidth="1.4" />
      <rect x="-8" y="3" width="16" height="9" rx="4" fill={DARK} />
      <circle cx="-3.4" cy="7.5" r="2.3" fill={lens} />
      <circle cx="3.4" cy="7.5" r="2.3" fill={lens} />
    </>
  ),
  sawtooth: lens => (
    <>
      <path d="M-28-26-13-17H13L28-26 29-5 19 9H-19L-29-5Z" fill={METAL} />
      <path d="M-6-17H6L4 4H-4Z" fill={SHADE} />
      <path d="M-28-26-22-8-13-17ZM28-26 22-8 13-17Z" fill={SHADE} />
      <path d="M-19 9-12 6H12L19 9 13 17H-13Z" fill={SHADE} />
      <path d="M-14 8-10 30-5 10ZM14 8 10 30 5 10Z" fill="var(--zd-tooth)" stroke={DARK} strokeWidth="1.4" />
      <path d="M-4 12H4L2 16H-2Z" fill={DARK} />
      <path d="M-20-8-7-2-10 3-18 0ZM20-8 7-2 10 3 18 0Z" fill={DARK} />
      <circle cx="-13" cy="-2" r="2.7" fill={lens} />
      <circle cx="13" cy="-2" r="2.7" fill={lens} />
    </>
  ),
};

export function Machine({ type, lens }: { type: EnemyType; lens: string }): ReactElement {
  return <g>{MACHINES[type](lens)}</g>;
}

/** A machine by itself, for lists. */
export function MachineIcon({ type, isAlert = false, size = 34 }: { type: EnemyType; isAlert?: boolean; size?: number }): ReactElement {
  return (
    <svg className="zd-icon" viewBox="-36 -36 72 72" width={size} height={size} aria-hidden="true" focusable="false">
      <Machine type={type} lens={isAlert ? 'var(--alert)' : 'var(--calm)'} />
    </svg>
  );
}

const SHIELD = 'M0-35C10-29 20-27 29-27 30-2 22 22 0 36-22 22-30-2-29-27-20-27-10-29 0-35Z';

/** The shield of a hunter, about 58 wide, its middle at the origin. */
export function Shield({ hunter, isDown = false }: { hunter: number; isDown?: boolean }): ReactElement {
  const { colour, field, icon } = lookOf(hunter);
  return (
    <g>
      <path d={SHIELD} fill="var(--zd-rim)" transform="translate(0 2.5) scale(1.07)" opacity=".55" />
      <path d={SHIELD} fill={field} stroke={colour} strokeWidth="4.5" strokeLinejoin="round" />
      <path d={SHIELD} fill="none" stroke="var(--zd-rim)" strokeOpacity=".5" strokeWidth="1.6" transform="scale(.86)" />
      <IconAt name={icon} x={0} y={-2} size={36} fill={colour} />
      {isDown && <path d="M-24 24 24-24" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />}
    </g>
  );
}

export function ShieldIcon({ hunter, size = 40, isDown = false }: { hunter: number; size?: number; isDown?: boolean }): ReactElement {
  return (
    <svg className="zd-icon" viewBox="-35 -40 70 82" width={size * 0.86} height={size} aria-hidden="true" focusable="false">
      <Shield hunter={hunter} isDown={isDown} />
    </svg>
  );
}

/** Dice differ by shape and letter besides their colour: a square O, a round B, a pointed K. Letters are drawn: the die has a name. */
const DICE: Readonly<Record<Colour, { readonly letter: string; readonly fill: string; readonly ink: string; readonly shape: ReactNode }>> =
  {
    orange: {
      letter: 'M0-5.4C3.4-5.4 4.6-2.6 4.6 0S3.4 5.4 0 5.4-4.6 2.6-4.6 0-3.4-5.4 0-5.4Z',
      fill: 'var(--zd-die-orange)',
      ink: 'var(--zd-die-orange-ink)',
      shape: <rect x="-10" y="-10" width="20" height="20" rx="4" />,
    },
    blue: {
      letter: 'M-3-5.4V5.4H1C5 5.4 5 0 1 0H-3H.6C4 0 4-5.4.6-5.4H-3',
      fill: 'var(--zd-die-blue)',
      ink: 'var(--zd-die-blue-ink)',
      shape: <circle r="11" />,
    },
    black: {
      letter: 'M-3.4-5.4V5.4M4-5.4-3.2.6M-.8-1.4 4 5.4',
      fill: 'var(--zd-die-black)',
      ink: 'var(--zd-die-black-ink)',
      shape: <path d="M0-13 13 0 0 13-13 0Z" />,
    },
  };

export function DieIcon({ colour, size = 22 }: { colour: Colour; size?: number }): ReactElement {
  const { letter, fill, ink, shape } = DICE[colour];
  return (
    <svg className="zd-die" viewBox="-14 -14 28 28" width={size} height={size} role="img" aria-label={`${colour} die`}>
      <g fill={fill} stroke="var(--parchment)" strokeOpacity=".65" strokeWidth="1.4">
        {shape}
      </g>
      <path d={letter} fill="none" stroke={ink} strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}

export function DiceRow({ dice, size = 22 }: { dice: Dice; size?: number }): ReactElement {
  return (
    <span className="zd-dice">
      {COLOURS.flatMap(colour => upTo(dice[colour] ?? 0).map(i => <DieIcon key={`${colour}${i}`} colour={colour} size={size} />))}
    </span>
  );
}

const SUN_RAYS = Array.from({ length: 12 }, (_, i) => `rotate(${i * 30})`);

/** Sun tokens: blazing with all rays, full with a whole disc, half with half of it. */
export function SunToken({ sun, size = 34 }: { sun: 'blazing' | 'full' | 'half'; size?: number }): ReactElement {
  return (
    <svg className="zd-sun" viewBox="-32 -32 64 64" width={size} height={size} aria-hidden="true" focusable="false">
      <circle r="30" fill="var(--zd-sun)" stroke="var(--zd-sun-rim)" strokeWidth="2.4" />
      {sun === 'blazing' && SUN_RAYS.map(turn => <path key={turn} d="M-4.5-15 0-28 4.5-15Z" fill="var(--zd-sun-ray)" transform={turn} />)}
      {sun === 'full' &&
        SUN_RAYS.filter((_, i) => i % 3 === 0).map(turn => <path key={turn} d="M-3-17 0-24 3-17Z" fill="var(--glory)" transform={turn} />)}
      {sun === 'half' ? (
        <>
          <path d="M-16 4A16 16 0 0 1 16 4Z" fill="var(--glory)" />
          <path d="M-22 9H22M-14 15H14" stroke="var(--zd-sun-haze)" strokeWidth="3" strokeLinecap="round" />
        </>
      ) : (
        <circle r="13.5" fill="var(--glory)" stroke="var(--zd-sun-glint)" strokeWidth="1.6" />
      )}
    </svg>
  );
}
