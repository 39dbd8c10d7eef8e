/** Deeds of the gallery: what flies, strikes, falls, enters and is won. They begin again and again, so that one sees them; at a table each is seen once. */
import { DealtDeed, Drawn, Entrance, Flight, type Stand } from '@quarry/screen';
import type { ComponentProps, ReactNode } from 'react';
import { Plate, Specimen } from './specimen.tsx';

const HERE: Stand = { x: 40, y: 150, r: 30 };
const BESIDE: Stand = { x: 120, y: 150, r: 30 };
const FAR: Stand = { x: 320, y: 60, r: 34 };
const BOX = '-10 0 400 200';

const DEALT: readonly (readonly [piece: string, state: string, dealt: ComponentProps<typeof DealtDeed>['dealt']])[] = [
  ['Aim', 'before the dice', { is: 'aim', from: HERE, at: FAR }],
  ['Projectile', 'that strikes', { is: 'shot', from: HERE, at: FAR, hits: true }],
  ['Projectile', 'that goes by', { is: 'shot', from: HERE, at: FAR, hits: false }],
  ['Tracer', 'that strikes', { is: 'shot', from: HERE, at: FAR, hits: true, isOfGun: true }],
  ['Tracer', 'that goes by', { is: 'shot', from: HERE, at: FAR, hits: false, isOfGun: true }],
  ['Spark', 'of what was seen to come', { is: 'spark', at: FAR }],
  ['Blow', 'that lands', { is: 'blow', from: HERE, at: BESIDE, hits: true }],
  ['Blow', 'that does not', { is: 'blow', from: HERE, at: BESIDE, hits: false }],
  ['Fallen', 'breaking', { is: 'fall', at: FAR }],
];

export function Deeds(): ReactNode {
  return (
    <>
      {DEALT.map(([piece, state, dealt]) => (
        <Specimen key={`${piece} ${state}`} piece={piece} state={state}>
          <Plate says={`${piece} ${state}`} box={BOX}>
            <circle className="specimen-tile" cx={dealt.at.x} cy={dealt.at.y} r={dealt.at.r} />
            {'from' in dealt && dealt.from && <circle className="specimen-tile" cx={dealt.from.x} cy={dealt.from.y} r={dealt.from.r} />}
            <Drawn className="deeds" data-motion="full">
              <DealtDeed dealt={dealt} />
            </Drawn>
          </Plate>
        </Specimen>
      ))}
      <Specimen piece="Flight" state="to where it is counted">
        <div className="specimen-flight">
          <Flight from={{ x: 20, y: 110 }} to={{ x: 130, y: 20 }} />
        </div>
      </Specimen>
      <Specimen piece="Entrance" state="with its letters" isWide>
        <div className="specimen-entrance">
          <Entrance name="Old Grey" says="The lynx of the high snow. 9 lives." />
        </div>
      </Specimen>
    </>
  );
}
