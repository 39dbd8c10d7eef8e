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
import type { Mood } from '../portraits/parts.tsx';
import { Bust } from '../portraits/portrait.tsx';
import { Glyph, Sign } from '../signs.tsx';
import { moodOf } from '../standings.ts';

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
  /** What is asked is about it: it belongs into the picture. */
  readonly isMeant: boolean;
  /** It has just been eliminated. */
  readonly isFallen: boolean;
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
    <g
      className="um-model"
      transform={`translate(${up.x} ${up.y}) scale(${wide / DRAWN})`}
      {...(props.isMeant && { 'data-looked': '', 'data-about': `${kind} ${id}` })}
    >
      {crim ? <Crim crim={crim} {...props} /> : hunter ? <Hunter hunter={hunter} {...props} /> : <Thing {...props} />}
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

const Face = memo(function Face(who: { readonly id: string; readonly name: string; readonly mood: Mood }): ReactElement {
  return <Bust {...who} isRound />;
});

/** A slot is so wide with its gap, and this is where its row begins below the base. */
const SLOT = 19;
const BELOW = 54;

/** What it has taken of what it can take: nobody is bothered with it as long as that is nothing. */
function Wounds({ n, of }: { readonly n: number; readonly of: number }): ReactElement | null {
  if (n === 0) return null;
  const left = -(of * SLOT) / 2;
  return (
    <g className="um-wounds">
      <rect className="um-wounds-ground" x={left - 5} y={BELOW - 5} width={of * SLOT + 6} height="22" rx="5" />
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slots in a row
        <rect key={i} className={i < n ? 'is-taken' : ''} x={left + i * SLOT} y={BELOW} width={SLOT - 4} height="12" rx="2" />
      ))}
    </g>
  );
}

function Hunter({ hunter, piece, isOwn }: Pick<Props, 'piece' | 'isOwn'> & { readonly hunter: HunterView }): ReactElement {
  const { id, name, woundMaximum } = slateIn(hunter) ?? { id: '', name: piece.says, woundMaximum: 0 };
  const face = <Face id={id} name={name} mood={moodOf(hunter, woundMaximum)} />;
  return (
    <Base ring="whole" tint={seatTint(Number(piece.ref.id))} isOwn={isOwn} face={face}>
      <Wounds n={hunter.wounds} of={woundMaximum} />
    </Base>
  );
}

function Crim({ crim, isDanger, isFallen }: Pick<Props, 'isDanger' | 'isFallen'> & { readonly crim: CrimView }): ReactElement {
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
    <Base
      ring="notched"
      isDanger={isDanger}
      face={<Face id={printed.id} name={printed.name} mood={isFallen ? 'down' : crim.wounds > 0 ? 'hurt' : 'idle'} />}
    >
      <Wounds n={isFallen ? printed.wounds : crim.wounds} of={printed.wounds} />
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
        {kind === 'tube' ? (
          <text y="18" textAnchor="middle" fontSize="52">
            {Number(id) + 1}
          </text>
        ) : (
          <path className="um-corner" d="M-18-18V18H18" transform={`rotate(${-90 * Number(id)})`} />
        )}
      </g>
    );
  return <PlainBase mark={piece.mark} />;
}

/** Pixels that a base is wide so that its face is read: at least, then, and where not all that matters fits. Whoever shoots and whoever is struck are in one picture: faces are no smaller for it. */
export const BASES = { least: 24, good: 38, part: 26, together: 7 };
/** Below so many pixels to the inch names would lie over each other. */
export const isNamedAt = (scale: number): boolean => scale * CELL >= 18;
