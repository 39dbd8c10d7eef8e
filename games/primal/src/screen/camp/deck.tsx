/** The deck that goes out, by its four kinds, against what the weapon asks for; and how far each branch was learned. */
import type { ReactElement } from 'react';
import { colourOf, weaponCard } from '../../content/box.ts';
import { BRANCHES, COLOURS } from '../../content/kinds.ts';
import { COLOUR_NAMES } from '../../content/names.ts';
import type { Belongings } from '../../state.ts';
import { upTo } from '../names.ts';
import { COLOURED, Pictogram } from '../pictograms.tsx';

/** Steps in a branch. */
const STEPS = 2;

export function Deck({ own }: { readonly own: Belongings }): ReactElement {
  const asks = own.weapon >= 0 ? weaponCard(own.weapon).deck : [];
  return (
    <div className="pa-deck">
      <dl>
        {COLOURS.map((colour, i) => {
          const n = own.deck.filter(card => colourOf(card) === colour).length;
          const wanted = asks[i] ?? n;
          return (
            <div key={colour} className={`is-${colour}${n === wanted ? '' : ' is-off'}`}>
              <dt>
                <Pictogram name={COLOURED[colour]} size={15} /> {COLOUR_NAMES[colour]}
              </dt>
              <dd>
                {upTo(Math.max(n, wanted)).map(no => (
                  <i key={no} className={no < n ? (no < wanted ? 'is-in' : 'is-over') : undefined} />
                ))}
                <b>
                  {n} / {wanted}
                </b>
              </dd>
            </div>
          );
        })}
      </dl>
      <ul aria-label="Steps learned">
        {BRANCHES.map((branch, i) => (
          <li key={branch}>
            <b>{branch}</b>
            {upTo(STEPS).map(step => (
              <i key={step} className={step < (own.steps[i] ?? 0) ? 'is-in' : undefined} />
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
