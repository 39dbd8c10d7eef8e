/** Ground nobody has seen: what may lie there, from what is still in the box. */
import { plural } from '@quarry/kernel';
import { asPercent } from '@quarry/screen';
import type { ReactElement } from 'react';
import { FAMILY_NAMES } from '../sentences/names.ts';
import type { View } from '../state.ts';
import { pileOf } from './pile.ts';
import { Sign } from './signs.tsx';

export function Unknown({ view, isLaid }: { readonly view: View; readonly isLaid: boolean }): ReactElement {
  const { unseen, left, families, water, asleep, easy } = pileOf(view);
  return (
    <>
      <h3>{isLaid ? 'A tile that lies face down' : 'Ground nobody has seen'}</h3>
      <p>
        What may lie here: {plural(left, 'tile')} left in the stack, out of {unseen} that nobody has seen.
      </p>
      <ul className="us-families">
        {families.map(({ family, n }) => (
          <li key={family}>
            <i className={`us-swatch is-${family}`} />
            {FAMILY_NAMES[family]} <b>{n}</b>
          </li>
        ))}
      </ul>
      <dl className="us-chances">
        <div>
          <dt>
            <Sign name="drop" size={14} /> water
          </dt>
          <dd>{asPercent(water)}</dd>
        </div>
        <div>
          <dt>
            <Sign name="hazard" size={14} /> somebody asleep there
          </dt>
          <dd>{asPercent(asleep)}</dd>
        </div>
        <div>
          <dt>entered for 1 or 2 AP</dt>
          <dd>{asPercent(easy)}</dd>
        </div>
      </dl>
    </>
  );
}
