/** What is known of the lynx: the signs in the order in which it will follow them. */
import { plural } from '@quarry/kernel';
import { Card, type TableProps } from '@quarry/screen';
import type { ReactElement } from 'react';
import { gripsNeeded, stepsBetween } from '../questions.ts';
import { trackerName } from '../sentences.ts';
import type { View } from '../state.ts';

export function Signs(table: TableProps<View>): ReactElement {
  const { view, inspected } = table;
  const signs = view.signs as readonly number[];
  const looked = inspected?.kind === 'tracker' ? view.trackers[inspected.id as number] : undefined;
  return (
    <div className="sl sl-signs">
      <h3>The lynx</h3>
      <p>
        {view.grips} of {plural(gripsNeeded(view), 'grip')} on it.
      </p>
      {looked && (
        <p role="status">
          {trackerName(inspected!.id as number)}, {looked.role}: {plural(stepsBetween(view, looked.hex, view.lynx), 'hex', 'hexes')} from
          it.
        </p>
      )}
      {signs.length === 0 && <p>No sign is turned up: nobody knows where it goes next.</p>}
      {signs.map((no, i) => (
        <Card key={no} table={table} no={no} from={i === 0 ? 'next' : 'then'} />
      ))}
    </div>
  );
}
