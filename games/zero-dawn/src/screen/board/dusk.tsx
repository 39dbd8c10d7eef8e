/** Dusk: how many of a lone hunter's turns are gone, and that the last ones are near. */
import type { ReactElement } from 'react';
import type { View } from '../../state.ts';
import { Icon } from '../figures.tsx';

/** With so many turns left the meter warns. */
const NEAR = 3;

export function Dusk({ view: { dusk, turn } }: { view: View }): ReactElement | null {
  if (dusk === 0) return null;
  const isNear = turn > dusk - NEAR;
  return (
    <div className={`zd-dusk${isNear ? ' is-near' : ''}`} title={`Dusk falls after turn ${dusk}: then the encounter is lost.`}>
      <Icon name="sun" />
      <span>Dusk</span>
      <meter min={0} max={dusk} value={turn} aria-label="Turns until Dusk" />
      <b>
        {turn} / {dusk}
      </b>
    </div>
  );
}
