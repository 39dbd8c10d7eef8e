/** How it ended: the sheet that was carried home, folded twice, with all the ground that was seen, every way that was walked, and the dead where they lie. */
import { plural, sayList } from '@quarry/kernel';
import type { ReactElement } from 'react';
import { isCard, tileCard } from '../content/box.ts';
import { cellOf } from '../places.ts';
import { isAlive } from '../questions/basics.ts';
import { ART_SCALE, Ground } from './land/ground.tsx';
import { middleOf } from './land/middle.ts';
import { Walked } from './land/walked.tsx';
import { hueOf, lightOf, nameOf, signOf, type Table } from './names.ts';
import { SignAt } from './signs.tsx';

const HEX = 'M-37 0L-18.5-32H18.5L37 0L18.5 32H-18.5Z';
const MARGIN = 56;
/** As large as the letters of a name are on the sheet. */
const NAME = 9;

export function EndPicture({ view, ended, people, told = [] }: Table): ReactElement {
  const known = view.tiles.filter(({ card }) => card >= 0 && isCard(card));
  const spots = known.map(({ hex }) => middleOf(cellOf(hex)));
  const [left, right] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...spots.map(({ y }) => y)), Math.max(...spots.map(({ y }) => y))];
  const sheet = { x: left - MARGIN, y: top - MARGIN, width: right - left + 2 * MARGIN, height: bottom - top + 2 * MARGIN };
  const says = view.characters.map(({ seat }, who) => {
    const player = people.find(one => one.seat === seat)?.name;
    return `${nameOf(view, who)}${player ? ` (${player})` : ''}${isAlive(view, who) ? '' : ', dead'}`;
  });
  const isWon = (ended?.winners.length ?? 0) > 0;
  return (
    <svg
      className={`${lightOf(view)} us-end end-picture`}
      viewBox={`${sheet.x - 16} ${sheet.y - 14} ${sheet.width + 32} ${sheet.height + 34}`}
      preserveAspectRatio="xMidYMid meet"
      data-won={isWon}
      role="img"
      aria-label={`The sheet with ${plural(known.length, 'tile')}, ${isWon ? 'carried home' : 'left behind'}: ${sayList(says)}`}
    >
      <g transform={`rotate(${isWon ? 1.6 : -2.4} ${(left + right) / 2} ${(top + bottom) / 2})`}>
        <rect className="us-under" {...sheet} x={sheet.x + 4} y={sheet.y + 7} />
        <rect className="us-end-sheet" {...sheet} />
        {known.map(({ hex, card }) => {
          const { x, y } = middleOf(cellOf(hex));
          const tile = tileCard(card);
          return (
            <g key={hex} transform={`translate(${x} ${y})`}>
              <path className={`us-wash is-${tile.family}`} d={HEX} />
              <g transform={`translate(0 -3) scale(${ART_SCALE * 0.94})`}>
                <Ground tile={tile} />
              </g>
              <path className="us-rim" d={HEX} />
            </g>
          );
        })}
        <path
          className="us-end-fold"
          d={`M${sheet.x + sheet.width / 3} ${sheet.y}v${sheet.height}M${sheet.x + (2 * sheet.width) / 3} ${sheet.y}v${sheet.height}M${sheet.x} ${sheet.y + sheet.height / 2}h${sheet.width}`}
        />
        <Walked view={view} told={told} />
        {view.characters.map(({ id, hex }, who) => {
          const at = middleOf(cellOf(hex));
          const x = at.x + (who - (view.characters.length - 1) / 2) * 19;
          const isDead = !isAlive(view, who);
          return (
            <g key={id}>
              {isDead ? (
                <ellipse className="us-dead" cx={x} cy={at.y} rx="12" ry="6.5" />
              ) : (
                <circle fill={hueOf(id)} cx={x} cy={at.y} r="9" />
              )}
              <g className={isDead ? 'us-dead-sign' : 'us-person'}>
                <SignAt name={signOf(id)} x={x} y={at.y} size={11} />
              </g>
              <text className="us-label" x={x} y={at.y + 10 + NAME + (who % 2) * NAME} fontSize={NAME} strokeWidth="3" textAnchor="middle">
                {nameOf(view, who)}
              </text>
            </g>
          );
        })}
      </g>
    </svg>
  );
}
