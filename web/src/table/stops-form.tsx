/** In which reaction windows one wants to be asked. */
import type { When } from '@quarry/protocol';
import type { ReactNode } from 'react';
import type { SheetProps } from './sheet-props.ts';

const WHENS: readonly (readonly [When, string])[] = [
  ['always', 'always'],
  ['my-turn', 'in my own turn'],
  ['others-turn', 'in the turns of others'],
  ['never', 'never'],
];

export function StopsForm({ chair, state, info, request }: SheetProps): ReactNode {
  const set = (kind: string, when: When): void => {
    const stops = { ...state.stops, [kind]: when };
    chair.setStops(stops);
    void request({ type: 'stops', stops });
  };
  return (
    <>
      <p className="dim">Where you are not asked, you pass. What you can react with is not shown to the others either way.</p>
      {info.windows.map(window => (
        <label key={window.kind} className="stop">
          <span>{window.says}</span>
          <select
            className="input"
            value={state.stops[window.kind] ?? 'always'}
            onChange={event => set(window.kind, event.target.value as When)}
          >
            {WHENS.map(([when, says]) => (
              <option key={when} value={when}>
                {says}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  );
}
