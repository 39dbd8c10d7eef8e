/** The ways that were walked, inked on the sheet: each person's in their own hue, the older the paler. From what was told. */
import type { Line } from '@quarry/protocol';
import type { CSSProperties, ReactElement } from 'react';
import { cellOf } from '../../places.ts';
import type { View } from '../../state.ts';
import { hueOf } from '../names.ts';
import { middleOf } from './middle.ts';

interface Step {
  readonly from: number;
  readonly to: number;
}

/** Steps by who took them, in their order. */
export function stepsIn(lines: readonly Pick<Line, 'type' | 'event'>[]): ReadonlyMap<number, readonly Step[]> {
  const steps = new Map<number, Step[]>();
  for (const { type, event } of lines) {
    if (type !== 'moved') continue;
    const [who, from, to] = [event['who'], event['from'], event['to']].map(Number) as [number, number, number];
    steps.set(who, [...(steps.get(who) ?? []), { from, to }]);
  }
  return steps;
}

/** Those who walk beside each other leave ways beside each other. */
const BESIDE = 2.6;

export function Walked({ view, told }: { readonly view: View; readonly told: readonly Line[] }): ReactElement {
  const steps = stepsIn(told);
  return (
    <g className="us-walked">
      {[...steps].map(([who, taken]) => {
        const aside = (who - (view.characters.length - 1) / 2) * BESIDE;
        const d = taken
          .map(({ from, to }) => [from, to].map(hex => middleOf(cellOf(hex))) as [ReturnType<typeof middleOf>, ReturnType<typeof middleOf>])
          .map(([a, b]) => `M${a.x + aside} ${a.y + 8 + aside}L${b.x + aside} ${b.y + 8 + aside}`)
          .join('');
        return <path key={who} d={d} style={{ '--hue': hueOf(view.characters[who]?.id ?? '') } as CSSProperties} />;
      })}
    </g>
  );
}
