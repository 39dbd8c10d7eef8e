/** The plates of enemies: a tag for each part with its letter and what it still holds, at the part or at the rim, to be aimed at. */
import { type Bounds, CELL, Drawn, Lit, useScale } from '@quarry/screen';
import type { ReactElement } from 'react';
import { armourOf, enemiesIn, fieldIn, isHuge, partsOf } from '../../questions.ts';
import { typeName } from '../../sentences/names.ts';
import type { EnemyView } from '../../state.ts';
import { ABOVE, type PartPlace } from '../figures/huge-above.tsx';
import { enemyIn, partRef, type Table, typeOf } from '../names.ts';
import { DRAWN } from './huge-machine.tsx';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middle of an enemy, in units of the board. */
export function middleOf(table: Table, enemy: EnemyView): Spot {
  const { width } = fieldIn(table.view);
  const half = isHuge(enemy) ? 1 : 0.5;
  return { x: ((enemy.square % width) + half) * CELL, y: (Math.floor(enemy.square / width) + half) * CELL };
}

/** Of an enemy in one square its parts stand around it. */
const AROUND: readonly PartPlace[] = [
  { at: { x: -12, y: -6 }, tag: { x: -46, y: -30 } },
  { at: { x: 12, y: -6 }, tag: { x: 46, y: -30 } },
  { at: { x: 0, y: 12 }, tag: { x: 46, y: 22 } },
];

const scaled = ({ at, tag }: PartPlace, by: number): PartPlace => ({
  at: { x: at.x * by, y: at.y * by },
  tag: { x: tag.x * by, y: tag.y * by },
});

function placeOf(enemy: EnemyView, part: number): PartPlace {
  const places = ABOVE[typeOf(enemy)]?.places;
  const printed = places?.[partsOf(enemy)[part]!.letter];
  return isHuge(enemy) && printed ? scaled(printed, DRAWN) : AROUND[part % AROUND.length]!;
}

const isAimedAt = (table: Table, enemy: EnemyView): boolean =>
  partsOf(enemy).some((_, part) => table.lit(partRef(enemy.id, part)).length > 0) || enemyIn(table.view, table.inspected)?.id === enemy.id;

/** Enemies whose parts are to be seen: huge ones always, others while one of them is asked about or looked at. */
const withTags = (table: Table): readonly EnemyView[] => enemiesIn(table.view).filter(enemy => isHuge(enemy) || isAimedAt(table, enemy));

/** Where plates hang, and the name of a huge machine: what an enemy is about to do is not written over them, nor behind them. */
export const writtenOnParts = (table: Table, scale: number): readonly Bounds[] =>
  withTags(table).flatMap(enemy => {
    const { x, y } = middleOf(table, enemy);
    const plates = partsOf(enemy).flatMap((part, i) => {
      if (enemy.parts[i]! < 0) return [];
      const { tag } = placeOf(enemy, i);
      const size = tagScale(scale);
      const [width, height] = [wideOf(part.hp) * size, 24 * size];
      return [{ x: x + tag.x - width / 2, y: y + tag.y - height / 2, width, height }];
    });
    if (!isHuge(enemy)) return plates;
    const name = nameOf(table, enemy, scale);
    return [...plates, { x: x + name.x, y: y + name.y, width: name.wide, height: name.high }];
  });

export function PartTags({ table }: { readonly table: Table }): ReactElement[] {
  return withTags(table).map(enemy => {
    const { x, y } = middleOf(table, enemy);
    return (
      <g key={enemy.id} transform={`translate(${x} ${y})`}>
        {partsOf(enemy).map((part, i) => enemy.parts[i]! >= 0 && <PartTag key={part.id} table={table} enemy={enemy} part={i} />)}
        {isHuge(enemy) && <HugeName table={table} enemy={enemy} />}
      </g>
    );
  });
}

/** Beside a huge machine, where none of its plates has a tag. */
const BESIDE = 2.3 * CELL;
/** A little higher or lower, where somebody stands there. */
const ROWS = [0, -1, 1, -2, 2] as const;

interface Plate extends Spot {
  readonly wide: number;
  readonly high: number;
}

/** To its right or to its left, on the map and over nobody, if there is such a place. */
function plateOf(table: Table, enemy: EnemyView, wide: number, high: number): Plate {
  const { view } = table;
  const { width } = fieldIn(view);
  const middle = middleOf(table, enemy);
  const standing = [...enemiesIn(view), ...view.party.marshals].map(one => one.square).filter(at => at >= 0 && at !== enemy.square);
  const isOver = ({ x, y }: Spot): boolean =>
    standing.some(at => {
      const [left, top] = [(at % width) * CELL - middle.x, Math.floor(at / width) * CELL - middle.y];
      return left < x + wide && x < left + CELL && top < y + high && y < top + CELL;
    });
  const isOnMap = ({ x }: Spot): boolean => middle.x + x >= 0 && middle.x + x + wide <= width * CELL;
  const places = ROWS.flatMap(row => [BESIDE, -BESIDE - wide].map(x => ({ x, y: row * CELL - high / 2 })));
  const place = places.find(one => isOnMap(one) && !isOver(one)) ?? places.find(isOnMap) ?? places[0]!;
  return { ...place, wide, high };
}

/** What is written on its plate, how large, and where that hangs. */
function nameOf(table: Table, enemy: EnemyView, scale: number) {
  const size = Math.max(17, 13 / scale);
  const name = typeName(enemy.type);
  const stands = `${enemy.hp} of ${enemy.maxHp} HP · armour ${armourOf(enemy)}`;
  const wide = Math.max(name.length * 0.62, stands.length * 0.42) * size + size * 0.4;
  return { size, name, stands, ...plateOf(table, enemy, wide, size * 2.4) };
}

function HugeName({ table, enemy }: { readonly table: Table; readonly enemy: EnemyView }): ReactElement {
  const { size, name, stands, x, y, wide, high } = nameOf(table, enemy, useScale());
  return (
    <Drawn>
      <rect className="fw-name-plate" x={x} y={y} width={wide} height={high} rx={size * 0.4} />
      <text className="fw-name is-great" x={x + size * 0.4} y={y + size * 1.1} fontSize={size} strokeWidth={size * 0.26}>
        {name}
      </text>
      <text className="fw-name" x={x + size * 0.4} y={y + size * 2.1} fontSize={size * 0.8} strokeWidth={size * 0.2}>
        {stands}
      </text>
    </Drawn>
  );
}

/** How high a tag is in pixels, at least, and how wide a pip of it is. */
const HIGH = 19;
const PIP = 5.4;
const tagScale = (scale: number): number => Math.max(1, HIGH / 22 / scale);
const wideOf = (hp: number): number => 25 + hp * PIP;

function PartTag({ table, enemy, part }: { readonly table: Table; readonly enemy: EnemyView; readonly part: number }): ReactElement {
  const { letter, name, hp } = partsOf(enemy)[part]!;
  const left = enemy.parts[part]!;
  const { at, tag } = placeOf(enemy, part);
  const size = tagScale(useScale());
  const width = wideOf(hp);
  const says = `${name} (${letter}), ${left > 0 ? `${left} of ${hp} HP` : 'torn off'}`;
  return (
    <>
      <path className="fw-lead" d={`M${at.x} ${at.y}L${tag.x} ${tag.y}`} />
      <g data-kept={left > 0 ? '' : undefined}>
        <Lit
          table={table}
          about={partRef(enemy.id, part)}
          says={says}
          hasDetails
          className={`board-piece fw-part${left > 0 ? '' : ' is-torn'}`}
          transform={`translate(${tag.x} ${tag.y}) scale(${size})`}
        >
          <rect className="board-body" x={-width / 2} y="-12" width={width} height="24" rx="7" />
          <text className="fw-part-letter" x={-width / 2 + 12} y="5.5" textAnchor="middle" fontSize="16">
            {letter}
          </text>
          {left > 0 ? (
            <>
              <path className="fw-part-pips is-gone" d={pipsOf(width, left, hp)} />
              <path className="fw-part-pips" d={pipsOf(width, 0, left)} />
            </>
          ) : (
            <path className="fw-part-cross" d={`M${-width / 2 + 23} -5l${hp * PIP - 6} 10m0-10l${-(hp * PIP - 6)} 10`} />
          )}
          <title>{says}</title>
        </Lit>
      </g>
    </>
  );
}

const pipsOf = (width: number, from: number, to: number): string =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => `M${-width / 2 + 21 + (from + i) * PIP} -5h${PIP - 1.6}v10h${1.6 - PIP}z`).join(
    '',
  );
