/** Whoever stands on the board, as a picture: a Marshal, a rebel, a machine; of somebody who is not drawn, an outline with the initial. */
import { type ReactElement, useId } from 'react';
import { CHARACTERS, type CharacterId, ENEMY_TYPES, type EnemyType } from '../../content/kinds.ts';
import { COILSPIRE, STONETUSK, WARDEN_ENGINE } from './huge.tsx';
import { ARC_STALKER, EMBERHORN, FROSTWING, RAZORHOUND, SCURRIER, SHELLBACK, SPITMAW, TARBACK } from './machines.tsx';
import { MARSHALS } from './marshals.tsx';
import { disc } from './parts.tsx';
import { BOMBER, BRAWLER, CAPTAIN, DAL, SCOUT } from './rebels.tsx';

const FOES: Readonly<Record<EnemyType, ReactElement>> = {
  'rebel-scout': SCOUT,
  'rebel-brawler': BRAWLER,
  'rebel-bomber': BOMBER,
  'rebel-captain': CAPTAIN,
  dal: DAL,
  scurrier: SCURRIER,
  razorhound: RAZORHOUND,
  shellback: SHELLBACK,
  spitmaw: SPITMAW,
  frostwing: FROSTWING,
  emberhorn: EMBERHORN,
  tarback: TARBACK,
  'arc-stalker': ARC_STALKER,
  stonetusk: STONETUSK,
  coilspire: COILSPIRE,
  'warden-engine': WARDEN_ENGINE,
};

const isMarshal = (id: string): id is CharacterId => (CHARACTERS as readonly string[]).includes(id);
const isFoe = (id: string): id is EnemyType => (ENEMY_TYPES as readonly string[]).includes(id);

function Unknown({ name }: { readonly name: string }): ReactElement {
  return (
    <>
      <path className="fw-unknown" d={`${disc(50, 46, 22, 25)}M10 104Q12 76 50 74t40 30Z`} />
      <text className="fw-unknown-letter" x="50" y="58" textAnchor="middle" fontSize="34">
        {[...name.trim()][0]?.toUpperCase() ?? '?'}
      </text>
    </>
  );
}

interface Props {
  /** Of a character or of a type of enemies. */
  readonly id: string;
  readonly name: string;
}

/** Machines and people hold still inside of their disc: who is drawn to the edge is made smaller. */
const FITS = { marshal: 'translate(0 4)', foe: 'translate(9 9) scale(.82)' };

/** On a field of 100 by 100, cut round, to be drawn into another picture; whoever does so says the name. */
export function Figure({ id, name }: Props): ReactElement {
  const clip = useId();
  return (
    <g>
      <clipPath id={clip}>
        <circle cx="50" cy="50" r="50" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <circle className={isMarshal(id) ? 'fw-disc' : 'fw-disc is-foe'} cx="50" cy="50" r="50" />
        {isMarshal(id) ? (
          <g transform={FITS.marshal}>{MARSHALS[id]}</g>
        ) : isFoe(id) ? (
          <g transform={FITS.foe}>{FOES[id]}</g>
        ) : (
          <Unknown name={name} />
        )}
      </g>
    </g>
  );
}

interface FaceProps extends Props {
  readonly size: number;
  /** How its ring is drawn. */
  readonly state?: 'hidden' | 'seen' | 'plain';
}

/** By itself, beside the board; without a name where that stands beside it. */
export function Face({ id, name, size, state = 'plain' }: FaceProps): ReactElement {
  return (
    <svg
      className={`fw-face is-${state} is-of-${id}`}
      viewBox="-4 -4 108 108"
      width={size}
      height={size}
      role="img"
      aria-label={name}
      aria-hidden={name === '' || undefined}
    >
      <Figure id={id} name={name} />
      <circle className="fw-face-ring" cx="50" cy="50" r="49" />
    </svg>
  );
}
