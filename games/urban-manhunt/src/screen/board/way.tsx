/**
 * The way that is being laid: a tick and a numeral at each inch, an eye where it comes into sight of each crim and a red edge from there on, and at its end the base as it would
 * stand, how long it is of how much, what cover there is, and a dotted line to everybody who sees it. All of it the game has told; here it is drawn.
 */
import { CELL, Drawn, spotOf, type WayDrawing } from '@quarry/screen';
import { WayEnd, WayEyes, WayGhost, WayLine, WayNumbers } from '@quarry/screen/plane';
import type { ComponentProps, ReactElement } from 'react';
import { podOf } from '../../content/maps.ts';
import { baseRadius } from '../../content/plan.ts';
import type { PathFacts } from '../../sentences/objections.ts';
import type { View } from '../../state.ts';
import { crimPrinted, seatTint, slateIn } from '../names.ts';
import { Bust } from '../portraits/portrait.tsx';
import { Sign } from '../signs.tsx';
import { coverSays, type Watcher } from './watchers.ts';

interface Props extends WayDrawing {
  readonly view: View;
  readonly seat: number | null;
  readonly watchers: readonly Watcher[];
}

export function Way({ asked, placed, unit, view, seat, watchers }: Props): ReactElement | null {
  const spots = spotsOf({ asked, placed, unit });
  const end = endOf({ asked, placed, unit, view, watchers });
  if (!end) return null;
  const hunter = view.hunters[seat ?? -1];
  const { id, name } = (hunter && slateIn(hunter)) ?? { id: '', name: '' };
  return (
    <Drawn className="plane-way">
      <WayLine spots={spots} watching={watchers} />
      <WayNumbers spots={spots} />
      <WayEyes spots={spots} watching={watchers}>
        <Sign name="eye" size={13} />
      </WayEyes>
      <WayGhost at={end.at} tint={seatTint(seat ?? 0)} face={<Bust id={id} name={name} isRound />} />
      <WayEnd {...end} />
    </Drawn>
  );
}

const spotsOf = ({ asked, placed, unit }: WayDrawing) =>
  [...(asked.from ? [asked.from] : []), ...placed.path].map(point => spotOf(point, unit));

/** What is written at its end, and where that is; null while there is no way. */
export function endOf({ view, watchers, ...drawn }: Omit<Props, 'seat'>): ComponentProps<typeof WayEnd> | null {
  const spots = spotsOf(drawn);
  const at = spots.at(-1);
  if (drawn.placed.path.length === 0 || !at) return null;
  return {
    at,
    from: spots.at(-2) ?? at,
    clear: standingIn(view),
    ...endSays(drawn.placed.facts as PathFacts | undefined, coverSays(watchers)),
  };
}

/** Crims and pods, as they are drawn. */
const standingIn = ({ crims, zone, pods }: View) =>
  [...crims.map(({ card, x, y }) => ({ x, y, r: baseRadius(crimPrinted(card) ?? {}) })), ...pods.map((_, pod) => podOf(zone, pod))].map(
    ({ x, y, r }) => ({ ...spotOf({ x: x / 1000, y: y / 1000 }, null), r: (r / 1000) * CELL }),
  );

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
