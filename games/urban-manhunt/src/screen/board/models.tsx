/**
 * Whoever and whatever stands in the zone, about its middle and true to scale: faces on round bases, pods, tubes and corners that are asked for. Hunters have the whole ring of
 * their seat, crims a notched one, or a full red one if they are about to attack you. What this screen does not know is drawn plainly, with its letters.
 */

import { CELL, type TokenDrawing, useWindow } from '@quarry/screen';
import { Base, BaseBadge, Halo, lifted, PlainBase } from '@quarry/screen/plane';
import { memo, type ReactElement } from 'react';
import { zoneMap } from '../../content/maps.ts';
import type { CrimView, HunterView, View } from '../../state.ts';
import { crimPrinted, seatTint, slateIn } from '../names.ts';
import { Bust } from '../portraits/portrait.tsx';
import { Glyph, Sign } from '../signs.tsx';

/** A face is at least so wide, in pixels from its middle, however far the board is. */
const LEAST_FACE = 12;
/** And so is what one chooses from the whole zone. */
const LEAST_ASKED: Readonly<Partial<Record<string, number>>> = { tube: 14, corner: 17 };
/** A base is drawn in a hundred units from side to side, as portraits are. */
const DRAWN = 50;

interface Props extends TokenDrawing {
  readonly view: View;
  /** It is about to attack whoever looks. */
  readonly isDanger: boolean;
  /** Everything is drawn where the rules have it. */
  readonly isFlat: boolean;
}

export function Model(props: Props): ReactElement {
  const { piece, view, x, y, r, scale, isFlat } = props;
  const { kind, id } = piece.ref;
  const crim = kind === 'crim' ? view.crims.find(one => one.no === id) : undefined;
  const hunter = kind === 'hunter' ? view.hunters[Number(id)] : undefined;
  const model = crim ?? hunter;
  const up = useLift(view, isFlat ? -1 : (model?.surface ?? -1), { x, y });
  const wide = Math.max(r, (model ? LEAST_FACE : (LEAST_ASKED[kind] ?? 0)) / scale);
  return (
    <g className="um-model" transform={`translate(${up.x} ${up.y}) scale(${wide / DRAWN})`}>
      {crim ? <Crim crim={crim} isDanger={props.isDanger} /> : hunter ? <Hunter hunter={hunter} {...props} /> : <Thing {...props} />}
    </g>
  );
}

/** On a roof it stands where the roof is seen. */
function useLift({ zone }: View, surface: number, at: { readonly x: number; readonly y: number }): { x: number; y: number } {
  const { x, y, width, height } = useWindow();
  const roof = surface < 0 ? undefined : zoneMap(zone).features[surface];
  if (!roof || !Number.isFinite(width)) return at;
  return lifted(at, roof.height, { x: x + width / 2, y: y + height / 2 });
}

const Face = memo(function Face({ id, name }: { readonly id: string; readonly name: string }): ReactElement {
  return <Bust id={id} name={name} isRound />;
});

function Hunter({ hunter, piece, isOwn }: Pick<Props, 'piece' | 'isOwn'> & { readonly hunter: HunterView }): ReactElement {
  const { id, name } = slateIn(hunter) ?? { id: '', name: piece.says };
  return <Base ring="whole" tint={seatTint(Number(piece.ref.id))} isOwn={isOwn} face={<Face id={id} name={name} />} />;
}

function Crim({ crim, isDanger }: { readonly crim: CrimView; readonly isDanger: boolean }): ReactElement {
  const printed = crimPrinted(crim.card);
  if (!printed) return <PlainBase mark={`${crim.no}`} />;
  if (crim.hiddenIn >= 0)
    return (
      <g className="um-hidden" data-hidden="">
        <Halo d="M0-74 74 0 0 74-74 0Z" />
        <path className="um-diamond" d="M0-58 58 0 0 58-58 0Z" />
        <Glyph name="sneaky" x={-26} y={-26} size={52} />
      </g>
    );
  return (
    <Base ring="notched" isDanger={isDanger} face={<Face id={printed.id} name={printed.name} />}>
      <BaseBadge side="right">
        <Sign name={printed.demeanor} size={16} />
      </BaseBadge>
      {isDanger && (
        <BaseBadge side="left" isFilled>
          <Sign name="damage" size={16} />
        </BaseBadge>
      )}
    </Base>
  );
}

/** Pods, tubes and corners, and whatever else there may be. */
function Thing({ piece }: Pick<Props, 'piece'>): ReactElement {
  const { kind, id } = piece.ref;
  if (kind === 'pod')
    return (
      <g className={piece.isSpent ? 'um-pod is-empty' : 'um-pod'}>
        <Halo r={58} />
        <circle className="um-pod-rim" r="49" />
        <rect className="um-pod-box" x="-26" y="-19" width="52" height="38" rx="6" />
        <path className="um-pod-sign" d="M0-11V11M-11 0H11" />
      </g>
    );
  if (kind === 'tube' || kind === 'corner')
    return (
      <g className="um-asked">
        <Halo r={66} />
        <circle className="um-asked-ring" r="50" />
        <text y="18" textAnchor="middle" fontSize="52">
          {kind === 'tube' ? Number(id) + 1 : piece.mark}
        </text>
      </g>
    );
  return <PlainBase mark={piece.mark} />;
}

/** Pixels that a base is wide so that its face is read: at least, then, and where not all that matters fits. */
export const BASES = { least: 24, good: 38, part: 26 };
/** Below so many pixels to the inch names would lie over each other. */
export const isNamedAt = (scale: number): boolean => scale * CELL >= 18;
