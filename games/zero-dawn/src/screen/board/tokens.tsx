/** Models on the board: machines as round tokens, hunters as shields. State is told by ring, mark and word, never by colour alone. */
import { Drawn, isSame, Lit } from '@quarry/screen';
import type { ReactElement } from 'react';
import { CONDITION_NAMES } from '../../printed-names.ts';
import { IconAt, Machine, Shield } from '../figures.tsx';
import { useGlance } from '../glance.ts';
import {
  componentRef,
  conditionsOf,
  type EnemyView,
  enemyName,
  enemyRef,
  enemySays,
  hunterRef,
  hunterSays,
  isActing,
  isInPlay,
  lookOf,
  meantEnemy,
  printedEnemy,
  type Table,
} from '../names.ts';
import { toldIn } from '../told.ts';
import { radiusOf, type Slot, type Spot } from './geometry.ts';

const CONDITION_LOOKS = {
  fire: { fill: '#6b2416', ink: '#ffc2a0' },
  freeze: { fill: '#1d4257', ink: '#c9efff' },
  shock: { fill: '#4a3f7a', ink: '#e2dbff' },
} as const;

interface Place {
  readonly at: Spot;
  readonly slot: Slot;
  /** Units of the drawing for 11 points on the screen: letters are never smaller. */
  readonly letter: number;
}

const moved = ({ at, slot }: Place): { transform: string } => ({
  transform: `translate(${at.x + slot.x}px, ${at.y + slot.y}px) scale(${slot.scale})`,
});

const polar = (degrees: number, radius: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
};

/** What stands on the rim of a large model stands further in, so that it covers nothing in the next square. */
const RIM = 36;
const onRim = (radius: number, beyond: number): number => Math.min(radius, RIM) + beyond;

/** Hit points as a row of pips on the lower rim: whole ones pale, wounds red and open. */
function HitPoints({ hp, wounds, radius }: { hp: number; wounds: number; radius: number }): ReactElement {
  const from = 158;
  const step = 136 / hp;
  const gap = Math.min(4.5, step / 4);
  return (
    <g fill="none" strokeWidth="5.4">
      {Array.from({ length: hp }, (_, i) => {
        const start = from - i * step;
        const isLost = i >= hp - wounds;
        return (
          <path
            key={start}
            d={`M${polar(start - gap / 2, radius)}A${radius} ${radius} 0 0 0 ${polar(start - step + gap / 2, radius)}`}
            stroke={isLost ? '#c4392b' : '#d9d2bd'}
            strokeOpacity={isLost ? 1 : 0.85}
            strokeDasharray={isLost ? '2.2 1.6' : 'none'}
          />
        );
      })}
    </g>
  );
}

/** An eye that is shut, or wide open with a cry. */
function EyeMark({ isAlert, radius }: { isAlert: boolean; radius: number }): ReactElement {
  return (
    <g transform={`translate(${polar(-58, onRim(radius, 2))})`}>
      <circle r="13" fill={isAlert ? '#54160f' : '#10282f'} stroke={isAlert ? 'var(--alert)' : 'var(--calm)'} strokeWidth="2.4" />
      {isAlert ? (
        <path d="M-2.6-8H2.6L1.5 2.4H-1.5ZM-2 5H2V8.6H-2Z" fill="#ffe3da" />
      ) : (
        <path
          d="M-8-1Q0 6.4 8-1M-5 3.4-6.6 6.4M0 5V8.4M5 3.4 6.6 6.4"
          stroke="#bfefff"
          strokeWidth="2.1"
          fill="none"
          strokeLinecap="round"
        />
      )}
    </g>
  );
}

function ConditionBadges({ conditions, radius }: { conditions: readonly (keyof typeof CONDITION_LOOKS)[]; radius: number }): ReactElement {
  return (
    <>
      {conditions.map((condition, i) => (
        <g key={condition} transform={`translate(${polar(205 - i * 42, onRim(radius, 3))})`}>
          <title>{CONDITION_NAMES[condition]}</title>
          <circle r="13" fill={CONDITION_LOOKS[condition].fill} stroke={CONDITION_LOOKS[condition].ink} strokeWidth="1.8" />
          <IconAt name={condition} x={0} y={0} size={18} fill={CONDITION_LOOKS[condition].ink} />
        </g>
      ))}
    </>
  );
}

/** Larger letters would make plates that hide the model. */
const ROOM_FOR_PLATES = 23;

/** Components as lettered plates on the right rim: whole, cracked, or torn off. Lit ones stand out as buttons of their own. */
function Components({
  table,
  enemy,
  radius,
  letter,
  isAlone,
}: {
  table: Table;
  enemy: EnemyView;
  radius: number;
  letter: number;
  isAlone: boolean;
}): ReactElement | null {
  const { components } = printedEnemy(enemy);
  const isAnyLit = components.some(one => table.lit(componentRef(enemy.id, one.letter)).length > 0);
  const middle = (components.length - 1) / 2;
  // There is no room for plates where models share a square or the board is small; the data card shows them.
  if (!isAnyLit && (!isAlone || letter > ROOM_FOR_PLATES)) return null;
  return (
    <>
      {components.map((component, i) => {
        const state = enemy.components[i]!;
        const half = isAnyLit ? Math.max(16, letter * 0.95) : Math.max(10.5, letter * 0.62);
        const place = { half, at: polar((i - middle) * (isAnyLit ? 56 : 38) - (isAnyLit ? 14 : 2), onRim(radius, isAnyLit ? 18 : 5)) };
        const name = `${component.name} of ${enemyName(enemy)}, ${['whole', 'damaged', 'torn off'][state]}`;
        const about = componentRef(enemy.id, component.letter);
        const plate = (
          <Plate
            key={component.letter}
            letter={component.letter}
            state={state}
            half={half}
            size={isAnyLit ? Math.max(20, letter) : Math.max(16, letter)}
            name={name}
          />
        );
        return (
          <g key={component.letter} transform={`translate(${place.at})`}>
            {isAnyLit ? (
              <Lit table={table} about={about} says={name} className="zd-hit">
                {plate}
              </Lit>
            ) : (
              plate
            )}
          </g>
        );
      })}
    </>
  );
}

function Plate({
  letter,
  state,
  half,
  size,
  name,
}: {
  letter: string;
  state: number;
  half: number;
  size: number;
  name: string;
}): ReactElement {
  return (
    <g className={`zd-part is-${['whole', 'damaged', 'torn'][state]}`}>
      <title>{name}</title>
      <rect x={-half} y={-half} width={half * 2} height={half * 2} rx={half * 0.34} />
      <text y={size * 0.36} textAnchor="middle" fontSize={size}>
        {letter}
      </text>
      {state === 1 && (
        <path
          className="zd-crack"
          d={`M${half * 0.3} ${-half}L${-half * 0.25} ${-half * 0.2}L${half * 0.3} ${half * 0.1}L${-half * 0.2} ${half}`}
        />
      )}
      {state === 2 && <path className="zd-strike" d={`M${-half} ${half}L${half} ${-half}`} />}
    </g>
  );
}

function Order({ n, radius }: { n: number; radius: number }): ReactElement {
  return (
    <g transform={`translate(${polar(-122, onRim(radius, 6))})`} className="zd-order">
      <circle r="15" />
      <text y="6.5" textAnchor="middle" fontSize="19">
        {n}
      </text>
    </g>
  );
}

interface LabelProps {
  readonly place: Place;
  readonly below: number;
  /** From long to short, for less and less room; the last is for models that share a square. */
  readonly names: readonly [string, string, string];
}

/** As wide as a square, in letters times their height. */
const FITS = 175;

/** As many letters of a name as there is room for beside its number: never fewer than three, and all of it where a single letter would be cut. */
export function shortened(name: string, no: number, letter: number): string {
  const room = Math.max(3, Math.ceil(FITS / letter) - 1 - ` ${no}`.length);
  return `${room < name.length - 1 ? name.slice(0, room) : name} ${no}`;
}

/** The name below a model, as much of it as there is room for. In a crowd it stands on the model's rim. */
function Label({ place: { slot, letter }, below, names: [whole, short, least] }: LabelProps): ReactElement {
  const isAlone = slot.scale === 1;
  const size = letter / slot.scale;
  const y = below + size * (slot.scale < 0.6 ? 0.1 : 0.88);
  return (
    <Drawn>
      <text className="zd-name" y={y} textAnchor="middle" fontSize={size}>
        {isAlone ? ([whole, short].find(name => name.length * letter < FITS) ?? least) : least}
      </text>
    </Drawn>
  );
}

/** The enemy that a question is about stands between four corners. */
const CORNERS = 'M-10-5V-10H-5M5-10H10V-5M10 5V10H5M-5 10H-10V5';

const SPIKES = [0, 45, 90, 135, 180, 225, 270, 315];

export function EnemyToken({
  table,
  enemy,
  onHover,
  ...place
}: Place & { table: Table; enemy: EnemyView; onHover: (id: number | null) => void }): ReactElement {
  const printed = printedEnemy(enemy);
  const about = enemyRef(enemy.id);
  const radius = radiusOf(printed);
  const state = enemy.isAlert ? 'alert' : 'calm';
  const glance = useGlance(table);
  if (!isInPlay(enemy)) return <g className="zd-token is-gone" style={moved(place)} />;
  const now = table.now && toldIn(table.now);
  const hasTurn = now?.type === 'enemy-activated' && now.enemy === enemy.id;
  const classes = [
    'zd-token',
    'zd-enemy',
    `is-${state}`,
    ...(hasTurn ? ['is-acting'] : []),
    ...(isSame(table.inspected, about) ? ['is-inspected'] : []),
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only shows its reach and its card; the button is inside
    <g
      className={classes.join(' ')}
      style={moved(place)}
      onMouseEnter={() => {
        onHover(enemy.id);
        glance.enter(about);
      }}
      onMouseLeave={() => {
        onHover(null);
        glance.leave();
      }}
      onClickCapture={() => glance.keep()}
      onFocus={() => onHover(enemy.id)}
      onBlur={() => onHover(null)}
    >
      <Lit table={table} about={about} says={enemySays(table.view, enemy)} className="zd-hit">
        {({ order }) => (
          <>
            <circle className="zd-halo" r={radius + 10} />
            <circle cy="4" r={radius + 4} fill="#05080a" opacity=".55" />
            <circle className="zd-disc" r={radius + 1} />
            {enemy.isAlert && (
              <path
                className="zd-spikes"
                d={SPIKES.map(turn => `M${polar(turn - 5, radius + 1)}L${polar(turn, radius + 8)}L${polar(turn + 5, radius + 1)}`).join('')}
              />
            )}
            <circle className="zd-ring" r={radius} />
            <g transform={`translate(0 -4) scale(${(radius * 0.0215).toFixed(3)})`}>
              <Machine type={printed.type} lens={`var(--${state})`} />
            </g>
            {meantEnemy(table) === enemy.id && <path className="zd-reticle" d={CORNERS} transform={`scale(${(radius + 12) / 10})`} />}
            <HitPoints hp={printed.hp} wounds={Math.min(printed.hp, enemy.wounds)} radius={radius - 6} />
            <EyeMark isAlert={enemy.isAlert} radius={radius} />
            <ConditionBadges conditions={conditionsOf(enemy)} radius={radius} />
            {order > 0 && table.asked?.choose === 'some' && <Order n={order} radius={radius} />}
          </>
        )}
      </Lit>
      <Label
        place={place}
        below={onRim(radius, 3)}
        names={[enemyName(enemy), shortened(printed.name, enemy.id + 1, place.letter), `${printed.name.charAt(0)}${enemy.id + 1}`]}
      />
      <Components table={table} enemy={enemy} radius={radius} letter={place.letter} isAlone={place.slot.scale === 1} />
    </g>
  );
}

export function HunterToken({ table, seat, ...place }: Place & { table: Table; seat: number }): ReactElement {
  const hunter = table.view.hunters[seat]!;
  const about = hunterRef(seat);
  const isActive = isActing(table, seat);
  const { short, colour } = lookOf(hunter.hunter);
  const classes = ['zd-token', ...(hunter.isUp ? [] : ['is-down']), ...(isSame(table.inspected, about) ? ['is-inspected'] : [])];
  return (
    <g className={classes.join(' ')} style={moved(place)}>
      <Lit table={table} about={about} says={hunterSays(table.view, seat)} className="zd-hit">
        {({ order }) => (
          <>
            <circle className="zd-halo" r="43" />
            {isActive && <ellipse cy="34" rx="36" ry="9" fill={colour} opacity=".45" />}
            <Shield hunter={hunter.hunter} isDown={!hunter.isUp} />
            <ConditionBadges conditions={conditionsOf(hunter)} radius={30} />
            {order > 0 && table.asked?.choose === 'some' && <Order n={order} radius={30} />}
          </>
        )}
      </Lit>
      <Label
        place={place}
        below={33}
        names={hunter.isUp ? [short, short, place.slot.scale < 0.6 ? '' : short.charAt(0)] : [`${short}, down`, 'down', '✕']}
      />
    </g>
  );
}
