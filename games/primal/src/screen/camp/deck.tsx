/** The deck that goes out, by its four kinds, against what the weapon asks for; and how far each branch was learned. */
import { ThingBox, useThing } from '@quarry/screen';
import type { ReactElement } from 'react';
import { colourOf, weaponCard } from '../../content/box.ts';
import { BRANCHES, type Branch, COLOURS } from '../../content/kinds.ts';
import { COLOUR_NAMES } from '../../content/names.ts';
import type { Belongings } from '../../state.ts';
import { type Table, upTo } from '../names.ts';
import { COLOURED, Pictogram } from '../pictograms.tsx';

/** Steps in a branch. */
const STEPS = 2;

export function Deck({ own, table }: { readonly own: Belongings; readonly table: Table }): ReactElement {
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
            <Steps table={table} branch={branch} learned={own.steps[i] ?? 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A branch of what can be learned: it is pressed for its next step. */
function Steps({ table, branch, learned }: { readonly table: Table; readonly branch: Branch; readonly learned: number }): ReactElement {
  const thing = useThing(table, { kind: 'branch', id: branch }, `Branch ${branch}`);
  return (
    <ThingBox className={thing.isLit ? 'pa-branch is-lit' : 'pa-branch'} button={thing.isLit ? thing.props : null}>
      <b>{branch}</b>
      {upTo(STEPS).map(step => (
        <i key={step} className={step < learned ? 'is-in' : undefined} />
      ))}
    </ThingBox>
  );
}
