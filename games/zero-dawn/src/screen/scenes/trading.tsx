/** Before the first hunt: whether hunters may trade with each other in this game. */
import { Scene } from '@quarry/screen';
import type { ReactElement } from 'react';
import { Icon, ShieldIcon } from '../figures.tsx';
import { personSays, type Table } from '../names.ts';

export function Trading(table: Table): ReactElement {
  return (
    <Scene
      className="zd"
      table={table}
      name="trading"
      title="Shall hunters trade?"
      says="If all agree, equipment, modifications and salvage may change hands at the campfire. Suns and action cards never do."
    >
      <ul className="zd-circle">
        {table.view.hunters.map(({ hunter }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat}>
            <ShieldIcon hunter={hunter} size={72} />
            <b>Seat {seat + 1}</b>
            <span>{personSays(table.people, seat, table.seat)}</span>
          </li>
        ))}
      </ul>
      <p className="zd-scene-mark">
        <Icon name="bag" size={64} />
      </p>
    </Scene>
  );
}
