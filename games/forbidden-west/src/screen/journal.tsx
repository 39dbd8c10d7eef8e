/** The journal beside the board: how the land stands, the task, and every page that was read, to be read again. */
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { CLANS, type Counter, MOST } from '../content/kinds.ts';
import { CLAN_NAMES, COUNTER_NAMES } from '../content/names.ts';
import { counterOf, trustOf } from '../questions.ts';
import type { View } from '../state.ts';
import type { Table } from './names.ts';
import { Over } from './story/over.tsx';
import { Register } from './story/register.tsx';

/** The map knows all chapters: it is loaded when it is unrolled. */
const WayMap = lazy(() => import('./story/map/way-map.tsx'));

export function Journal(table: Table): ReactElement {
  const { view, pages } = table;
  return (
    <aside className="fw fw-journal" aria-label="Journal">
      <TheWay view={view} />
      <Land view={view} />
      <Register table={table} read={pages?.read ?? []} />
    </aside>
  );
}

/** The map of the whole campaign, over everything. */
function TheWay({ view }: { readonly view: View }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button fw-way-open" onClick={() => setOpen(true)}>
        The way so far
      </button>
      {isOpen && (
        <Over heading="The way so far" onClose={() => setOpen(false)} className="is-wide">
          <Suspense fallback={<p role="status">The map is unrolled …</p>}>
            <WayMap view={view} />
          </Suspense>
        </Over>
      )}
    </>
  );
}

const FEATHER = 'M2 22Q1 8 12 2q5 9-1 15-4 4-8 3M3 21Q6 12 11 7';
const SEED = 'M6 1q6 8 0 20-6-12 0-20z';
const SPRIG = 'M7 22V10M7 14L2 8M7 12l5-6M2 8a2 2 0 1 0-.1-.1M12 6a2 2 0 1 0 .1 0M7 8a2.5 2.5 0 1 0 .1 0';

interface TrackProps {
  readonly name: string;
  readonly sign: string;
  readonly width: number;
  readonly value: number;
  readonly of: number;
  readonly kind: string;
}

function Track({ name, sign, width, value, of, kind }: TrackProps): ReactElement {
  return (
    <div className={`fw-track is-${kind}`} role="img" aria-label={`${name}: ${value} of ${of}`}>
      <b>{name}</b>
      <span>
        {Array.from({ length: of }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks of a track are alike
          <svg key={i} viewBox={`0 0 ${width} 24`} className={i < value ? 'is-there' : ''} aria-hidden="true">
            <path d={sign} />
          </svg>
        ))}
      </span>
      <i>{value}</i>
    </div>
  );
}

function Land({ view }: { readonly view: View }): ReactElement {
  const counter = (kind: Counter) => ({ name: COUNTER_NAMES[kind], value: counterOf(view, kind), of: MOST[kind] });
  return (
    <section aria-label="The land">
      <h3>The land</h3>
      <Track {...counter('blight')} name="Blight" sign={SPRIG} width={15} kind="blight" />
      <Track {...counter('rebellion')} name="Rebellion" sign={SEED} width={12} kind="rebellion" />
      <h3>Trust of the clans</h3>
      {CLANS.map(clan => (
        <Track key={clan} name={CLAN_NAMES[clan]} value={trustOf(view, clan)} of={3} sign={FEATHER} width={14} kind={clan} />
      ))}
    </section>
  );
}
