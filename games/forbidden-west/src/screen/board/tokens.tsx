/** Whoever stands on the map: Marshals with what the enemies know of them, enemies with their hit points, and small things that lie about. */
import { CELL, type TokenDrawing } from '@quarry/screen';
import type { ReactElement } from 'react';
import type { Condition as ConditionKind } from '../../content/kinds.ts';
import { CHARACTER_NAMES } from '../../content/names.ts';
import { isHuge, maxDial } from '../../questions.ts';
import { enemyName, typeName } from '../../sentences/names.ts';
import type { ConditionHeld, EnemyView, View } from '../../state.ts';
import { Figure } from '../figures/figure.tsx';
import { rankOf, typeOf } from '../names.ts';
import { LINES, type SignName } from '../signs.tsx';
import { FeatureMark, TrapMark } from './features.tsx';
import { HugeMachine } from './huge-machine.tsx';
import { scatter, tenth } from './scatter.ts';
import { EyeMark, RankMark } from './signs.tsx';

interface Props extends TokenDrawing {
  readonly view: View;
}

export function TokenOf({ view, ...drawn }: Props): ReactElement {
  const { piece, x, y, r } = drawn;
  const { kind, id } = piece.ref;
  if (kind === 'seat' && view.party.marshals[Number(id)]) return <MarshalToken view={view} seat={Number(id)} {...drawn} />;
  const enemy = kind === 'enemy' ? view.fight.enemies.find(one => one.id === id) : undefined;
  if (enemy)
    return isHuge(enemy) ? <HugeMachine view={view} enemy={enemy} {...drawn} /> : <EnemyToken view={view} enemy={enemy} {...drawn} />;
  const feature = kind === 'feature' ? view.fight.features.find(one => one.id === id) : undefined;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="board-body fw-lying" r={r} />
      {feature ? <FeatureMark feature={feature} r={r} /> : <TrapMark view={view} piece={piece} r={r} />}
    </g>
  );
}

/** Letters are at least so high, in pixels; and no higher than this, in units of the board. */
const LETTER = { least: 12, good: 13 };
/** A square that is narrower has no room for names. */
const NAMED = 34;
/** Who shares a square stands beside others: as large as there is room, and named by a sign. */
const CROWDED = CELL * 0.28;
const isCrowded = (room: number): boolean => room < CROWDED;
/** A token is drawn larger than its place, as long as nobody stands beside it. */
const radiusIn = (room: number): number => (isCrowded(room) ? room : room * 1.2);
/** How far rings lie outside of it. */
const ringIn = (room: number, good: number): number => (isCrowded(room) ? room * 0.1 : good);

interface NameProps {
  readonly room: number;
  readonly scale: number;
  readonly children: string;
}

/** In a crowd: by its number, of whom there are several, else by its initial. */
const shortOf = (name: string): string => /\d+$/.exec(name)?.[0] ?? name.charAt(0);

function Name({ room, scale, children }: NameProps): ReactElement | null {
  if (CELL * scale < NAMED) return null;
  const size = Math.max(LETTER.good, LETTER.least / scale);
  const r = radiusIn(room);
  return (
    <text className="fw-name" y={r + size * (isCrowded(room) ? 0.7 : 0.95)} textAnchor="middle" fontSize={size} strokeWidth={size * 0.26}>
      {isCrowded(room) ? shortOf(children) : children}
    </text>
  );
}

interface DiscProps {
  readonly id: string;
  readonly name: string;
  readonly r: number;
}

const Disc = ({ id, name, r }: DiscProps): ReactElement => (
  <g className="fw-picture" transform={`scale(${(r * 0.94) / 50}) translate(-50 -50)`}>
    <Figure id={id} name={name} />
  </g>
);

/** Hit points as a small bar below the middle. */
function Health({ hp, of, r }: { readonly hp: number; readonly of: number; readonly r: number }): ReactElement {
  const width = r * 1.5;
  return (
    <g className="fw-health" transform={`translate(${-width / 2} ${r * 0.72})`}>
      <rect width={width} height={r * 0.26} rx={r * 0.1} />
      <rect className="is-left" width={Math.max(0, (width * hp) / Math.max(1, of))} height={r * 0.26} rx={r * 0.1} />
    </g>
  );
}

const SUFFERED: Readonly<Record<ConditionKind, SignName>> = {
  fire: 'blaze',
  frost: 'chill',
  shock: 'spark',
  acid: 'bile',
  adhesive: 'tar',
  plasma: 'plasma',
  deafened: 'interrupt',
};

/** What somebody suffers from, on the rim. */
function Condition({ is, r }: { readonly is: ConditionHeld; readonly r: number }): ReactElement | null {
  if (is === 'none') return null;
  return (
    <g className="fw-condition" transform={`translate(${-r * 0.82} ${-r * 0.82})`}>
      <circle r={r * 0.42} />
      <path d={LINES[SUFFERED[is]]} transform={`scale(${(r * 0.5) / 24}) translate(-12 -12)`} />
    </g>
  );
}

/** Grass over the foot of whoever hides. */
function Blades({ r, seed }: { readonly r: number; readonly seed: number }): ReactElement {
  const next = scatter(seed * 5 + 7);
  const blades = Array.from({ length: 18 }, () => {
    const [from, long] = [(next() * 2.6 - 1.3) * r, r * (0.35 + next() * 0.6)];
    const lean = (next() - 0.5) * r * 0.5;
    return `M${tenth(from)} ${tenth(r * 1.2)}q${tenth(lean * 0.3)} ${tenth(-long * 0.6)} ${tenth(lean)} ${tenth(-long)}`;
  });
  return (
    <>
      <path className="fw-blade is-a" d={blades.slice(0, 9).join('')} />
      <path className="fw-blade is-b" d={blades.slice(9).join('')} />
    </>
  );
}

function MarshalToken({ view, seat, x, y, r: room, scale, isOwn }: Props & { readonly seat: number }): ReactElement {
  const marshal = view.party.marshals[seat]!;
  const name = CHARACTER_NAMES[marshal.character];
  const r = radiusIn(room);
  const rank = rankOf(view, seat);
  const isActing = view.fight.active === seat;
  return (
    <g transform={`translate(${x} ${y})`} className={`fw-token is-${marshal.isHidden ? 'hidden' : 'seen'} is-of-${marshal.character}`}>
      <ellipse className="fw-shadow" cx="3" cy={r * 0.5} rx={r} ry={r * 0.8} />
      <circle className={`fw-halo is-${marshal.isHidden ? 'hidden' : 'seen'}`} r={r + ringIn(room, 6)} />
      {isActing && <circle className="fw-acting" r={r + ringIn(room, 9)} />}
      <circle className="board-body" r={r + ringIn(room, 2.5)} />
      <Disc id={marshal.character} name={name} r={r} />
      <circle className="fw-ring-back" r={r - 1} />
      <circle className={isOwn ? 'fw-ring is-own' : 'fw-ring'} r={r - 1} />
      {marshal.isHidden && <Blades r={r} seed={seat} />}
      <Health hp={marshal.dial} of={maxDial(view, seat)} r={r} />
      <g transform={`translate(${r * 0.86} ${-r * 0.86})`}>
        {marshal.isHidden ? (
          <>
            <circle className="fw-eye-disc" r={r * 0.48} />
            <EyeMark isOpen={false} size={r * 0.66} />
          </>
        ) : (
          rank > 0 && <RankMark rank={rank} size={r * 1.1} />
        )}
      </g>
      <Condition is={marshal.condition} r={r} />
      <Name room={room} scale={scale}>
        {name}
      </Name>
    </g>
  );
}

/** `Scout 2`: rebels go by what they do. */
export const shortName = (view: View, enemy: EnemyView): string => enemyName(view, enemy).replace(/^Rebel /, '');

function EnemyToken({ view, enemy, x, y, r: room, scale }: Props & { readonly enemy: EnemyView }): ReactElement {
  const type = typeOf(enemy);
  const r = radiusIn(room);
  const edge = r + ringIn(room, 2.5);
  const isAwake = view.fight.threat.length > 0;
  return (
    <g transform={`translate(${x} ${y})`} className={`fw-token is-foe${isAwake ? ' is-awake' : ''}`}>
      <ellipse className="fw-shadow" cx="3" cy={r * 0.5} rx={r} ry={r * 0.8} />
      {view.fight.acting === enemy.id && <circle className="fw-acting" r={r + ringIn(room, 8)} />}
      <rect className="board-body" x={-edge} y={-edge} width={2 * edge} height={2 * edge} rx={r * 0.62} />
      <Disc id={type} name={typeName(enemy.type)} r={r} />
      <circle className="fw-ring-back" r={r - 1} />
      <circle className="fw-ring" r={r - 1} />
      <Health hp={enemy.hp} of={enemy.maxHp} r={r} />
      <Condition is={enemy.condition} r={r} />
      <Name room={room} scale={scale}>
        {shortName(view, enemy)}
      </Name>
    </g>
  );
}
