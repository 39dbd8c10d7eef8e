/** The way of the campaign: its chapters in a row, those that lie behind one filled, and the beasts that were brought home. */
import type { ReactElement } from 'react';
import { LAST_CHAPTER } from '../../campaign/quests.ts';
import { monsterCard } from '../../content/box.ts';
import type { Table } from '../names.ts';
import { upTo } from '../names.ts';
import { Beast, isBeast } from '../portrait.tsx';

export function Path({ table: { view } }: { readonly table: Table }): ReactElement | null {
  if (view.mode !== 'campaign') return null;
  const { chapter, trophies, forge, herbalist, defeats } = view.campaign;
  return (
    <div className="pa-path">
      <ol aria-label={`Chapter ${chapter} of ${LAST_CHAPTER}`}>
        {upTo(LAST_CHAPTER + 1).map(no => (
          <li key={no} className={no < chapter ? 'is-done' : no === chapter ? 'is-now' : undefined}>
            {no === 0 ? 'P' : no}
          </li>
        ))}
      </ol>
      <span>
        smith {forge} · herbs {herbalist}
        {defeats > 0 && ` · ${defeats} lost`}
      </span>
      {trophies.filter(isBeast).map((id, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same beast may be brought home twice
        <span key={i} className="pa-trophy" title={monsterCard(id).name}>
          <Beast id={id} />
        </span>
      ))}
    </div>
  );
}
