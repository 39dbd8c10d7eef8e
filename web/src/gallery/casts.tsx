/** Whom games draw, in the gallery: everybody in every mood, as a picture on a card and as a base on the table. */
import { Fragment, type ReactNode } from 'react';
import { type Cast, loadCasts } from '../screens.ts';
import { useLoaded } from '../ui/load.ts';
import { Specimen } from './specimen.tsx';

/** In pixels: on a card, and as the base of a model. */
const ON_A_CARD = 96;
const ON_THE_TABLE = 40;

function Member({ of: { moods }, ...who }: { readonly of: Cast; readonly id: string; readonly name: string }): ReactNode {
  return (
    <>
      <div className="specimen-faces">
        {moods.map(({ mood, Picture }) => (
          <Picture key={mood} {...who} size={ON_A_CARD} />
        ))}
      </div>
      <div className="specimen-faces">
        {moods.map(({ mood, Picture }) => (
          <Picture key={mood} {...who} size={ON_THE_TABLE} isRound />
        ))}
      </div>
    </>
  );
}

export function Casts(): ReactNode {
  const casts = useLoaded(loadCasts, []);
  if (casts.state !== 'there') return null;
  return casts.value.map(cast => (
    <Fragment key={cast.game}>
      {cast.groups.map(({ title, members }) => (
        <Fragment key={title}>
          <h3 className="specimen-title">{title}</h3>
          {members.map(({ id, name, says }) => (
            <Specimen key={id} piece={name} state={says} heard={['img', name]}>
              <Member of={cast} id={id} name={name} />
            </Specimen>
          ))}
        </Fragment>
      ))}
      <Specimen piece="Nobody we know" state="an outline with the initial" heard={['img', 'Nobody we know']}>
        <Member of={cast} id="" name="Nobody we know" />
      </Specimen>
    </Fragment>
  ));
}
