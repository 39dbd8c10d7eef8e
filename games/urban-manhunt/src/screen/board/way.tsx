/**
 * The way that is being laid: a tick and a numeral at each inch, an eye where it comes into sight of each crim and a red edge from there on, and at its end the base as it would
 * stand, how long it is of how much, what cover there is, and a dotted line to everybody who sees it. All of it the game has told; here it is drawn.
 */
import { CELL, Drawn, type Spot, spotOf, useScale, type WayDrawing } from '@quarry/screen';
import { alongWay, openPath, restOf, WayEnd, WayNumbers } from '@quarry/screen/plane';
import type { ComponentProps, ReactElement } from 'react';
import type { PathFacts } from '../../sentences/objections.ts';
import type { View } from '../../state.ts';
import { seatColour, slateIn } from '../names.ts';
import { Bust } from '../portraits/portrait.tsx';
import { Glyph, Sign } from '../signs.tsx';
import { coverSays, type Watcher } from './watchers.ts';

interface Props extends WayDrawing {
  readonly view: View;
  readonly seat: number | null;
  readonly watchers: readonly Watcher[];
}

const EYE = 9;

export function Way({ asked, placed, unit, view, seat, watchers }: Props): ReactElement | null {
  const scale = useScale();
  const spots = [...(asked.from ? [asked.from] : []), ...placed.path].map(point => spotOf(point, unit));
  const end = spots.at(-1);
  if (placed.path.length === 0 || !end) return null;
  const first = Math.min(...watchers.flatMap(({ seenFrom }) => seenFrom ?? []));
  return (
    <Drawn className="um-way">
      {watchers
        .filter(one => one.isSeen)
        .map(({ no, at }) => (
          <path key={no} className="um-sight-line" d={openPath([end, at])} />
        ))}
      <path className="um-way-under" d={openPath(spots)} />
      {Number.isFinite(first) && <path className="um-way-seen" d={openPath(restOf(spots, first * CELL))} />}
      {Number.isFinite(first) && <path className="um-way-core" d={openPath(restOf(spots, first * CELL))} />}
      <path className="um-way-line" d={openPath(spots)} />
      <WayNumbers spots={spots} />
      {watchers.map(({ no, seenFrom }) => {
        if (seenFrom === null) return null;
        const { x, y } = alongWay(spots, seenFrom * CELL);
        return (
          <g key={no} className="um-eye" transform={`translate(${x} ${y}) scale(${1 / scale})`}>
            <circle r={EYE} />
            <Glyph name="eye" x={-6.5} y={-6.5} size={13} />
          </g>
        );
      })}
      <Ghost at={end} view={view} seat={seat} />
      <WayEnd at={end} from={spots.at(-2) ?? end} {...endSays(placed.facts as PathFacts | undefined, coverSays(watchers))} />
    </Drawn>
  );
}

/** `5.6″ of 6″`, what the way leads over, and what cover there is. */
function endSays(facts: PathFacts | undefined, cover: string): Pick<ComponentProps<typeof WayEnd>, 'length' | 'lines'> {
  const more = [facts?.isDifficult ? 'hard going' : '', facts?.isClimb ? 'onto the roof' : ''].filter(Boolean).join(', ');
  const signs = [
    { says: more, sign: <Sign name="athletics" size={13} /> },
    { says: cover, sign: <Sign name={cover.startsWith('cover') ? 'armor' : 'eye'} size={13} /> },
  ];
  const length = facts ? { is: `${facts.inches.toFixed(1)}″`, of: `of ${Number(facts.most.toFixed(1))}″` } : null;
  return { length, lines: signs.filter(({ says }) => says) };
}

/** The base as it would stand there. */
function Ghost({ at, view, seat }: { readonly at: Spot; readonly view: View; readonly seat: number | null }): ReactElement {
  const hunter = view.hunters[seat ?? -1];
  const { id, name } = (hunter && slateIn(hunter)) ?? { id: '', name: '' };
  return (
    <g className="um-ghost" style={seatColour(seat ?? 0)} transform={`translate(${at.x} ${at.y}) scale(${CELL / 100})`}>
      <g transform="translate(-46 -46) scale(.92)" opacity=".85">
        <Bust id={id} name={name} isRound />
      </g>
      <circle className="um-ghost-ring" r="47" />
      <circle className="um-ghost-end" r="60" />
    </g>
  );
}
