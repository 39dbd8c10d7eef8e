/** When one wants to be asked: in which reaction windows, and whether about what hardly matters. */
import type { Habit, Habits, When } from '@quarry/protocol';
import type { ReactNode } from 'react';
import { useKept } from '../store/kept.ts';
import { change, settings } from '../store/settings.ts';
import type { SheetProps } from './sheet-props.ts';

const WHENS: readonly (readonly [When, string])[] = [
  ['always', 'always'],
  ['my-turn', 'in my own turn'],
  ['others-turn', 'in the turns of others'],
  ['never', 'never'],
];

const HABITS: readonly (readonly [Habit, string])[] = [
  ['same', 'Decide for me where nothing depends on it'],
  ['ties', 'Let the table decide ties'],
  ['payments', 'Pay the rest from the pile'],
  ['idle', 'Pass when I can do nothing that matters'],
];

export function StopsForm(props: SheetProps): ReactNode {
  return (
    <>
      <Sparing {...props} />
      <Together />
      {props.info.windows.length > 0 && <Windows {...props} />}
    </>
  );
}

function Sparing({ chair, state, request }: SheetProps): ReactNode {
  const set = (some: Partial<Habits>): void => {
    const habits = { ...state.habits, ...some };
    chair.setHabits(habits);
    void request({ type: 'habits', habits });
  };
  return (
    <>
      {HABITS.map(([habit, says]) => (
        <label key={habit} className="row setting-check">
          <input type="checkbox" checked={state.habits[habit]} onChange={event => set({ [habit]: event.target.checked })} />
          <span>{says}</span>
        </label>
      ))}
      {Object.keys(state.habits.rests ?? {}).length > 0 && (
        <button type="button" className="button" onClick={() => set({ rests: {} })}>
          Ask me again what I let rest
        </button>
      )}
      <p className="dim">The log says what the table answered for you. A small “change” beside your next question brings it back.</p>
    </>
  );
}

function Together(): ReactNode {
  const { composes } = useKept(settings);
  return (
    <>
      <label className="row setting-check">
        <input type="checkbox" checked={composes} onChange={event => change({ composes: event.target.checked })} />
        <span>Put deeds together</span>
      </label>
      <p className="dim">An attack or a card is asked all at once: change what you like, then do it with one button.</p>
    </>
  );
}

function Windows({ chair, state, info, request }: SheetProps): ReactNode {
  const set = (kind: string, when: When): void => {
    const stops = { ...state.stops, [kind]: when };
    chair.setStops(stops);
    void request({ type: 'stops', stops });
  };
  return (
    <>
      <h3>Reactions</h3>
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
