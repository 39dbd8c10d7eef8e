/** What lies or stands on the map and is nobody: traps, pens, pumps, cages and whatever else an encounter is about. */
import type { Sketch } from '@quarry/kernel';
import type { ReactElement } from 'react';
import type { FeatureKind } from '../../content/types.ts';
import type { FeatureState, View } from '../../state.ts';

/** On a field of 40 by 40 about the middle. */
const FEATURES: Readonly<Record<FeatureKind, string>> = {
  pen: 'M-18 14V-12l4-5 4 5V14M-4 14V-12l4-5 4 5V14M10 14V-12l4-5 4 5V14M-18-4h36M-18 8h36',
  pump: 'M-8 16V-10h16v26zM-8-10l4-7H4l4 7M8-4h10v8M-13 16h26M-3 0h6M0-3v6',
  dam: 'M-18-12q18 8 36 0v26h-36zM-9-9v22M0-8v22M9-9v22',
  'bridge-head': 'M-15 16V-16M15 16V-16M-15-10q15 14 30 0M-15 2h30M-15 9h30',
  ledger: 'M-15-13q8-4 15 0 7-4 15 0v26q-8-4-15 0-7-4-15 0zM0-13v26M-10-5h5M-10 1h5M5-5h5M5 1h5',
  door: 'M-12 17V-14q12-7 24 0v31zM-12-2h24M6 5h1',
  lamp: 'M-8 14V-8L0-16 8-8v22zM-8 14h16M0-3v8M-3 1h6',
  valve: 'M0-14a14 14 0 1 0 .01 0M-14 0h28M0-14v28M0-4a4 4 0 1 0 .01 0',
  rack: 'M-16 14V-14M16 14V-14M-16-8h32M-16 4h32M-8-8v9M0-8v9M8-8v9',
  cage: 'M-14 16V-6Q-14-17 0-17T14-6V16zM-7 16V-14M0 16V-17M7 16V-14M-14-2h28',
  beacon: 'M-6 16L-3-6H3L6 16M0-16a5 5 0 1 0 .01 0M-12-16l4 3M12-16l-4 3M-10 16h20',
  granary: 'M-15 16V-4L0-16 15-4v20zM-15-4h30M-5 16V4h10v12',
  banner: 'M-10 17V-17M-10-16h24l-6 8 6 8h-24',
  refugee: 'M0-16a6 6 0 1 0 .01 0M-12 16q2-18 12-18t12 18z',
  captive: 'M0-16a6 6 0 1 0 .01 0M-12 16q2-18 12-18t12 18zM-12 5h24M-10 10h20',
  dal: 'M0-16a6 6 0 1 0 .01 0M-12 16q2-18 12-18t12 18zM-3 4h12v9h-12z',
  pillar: 'M-9-13h18M-7-13V13M7-13V13M-11 15h22M0-13V13',
};
const SEED = 'M0-16 11 0 0 16-11 0z';

const kindOf = (feature: Pick<FeatureState, 'kind'>): string => FEATURES[feature.kind] ?? SEED;

export function FeatureMark({ feature, r }: { readonly feature: FeatureState; readonly r: number }): ReactElement {
  return (
    <g className={feature.isDone ? 'fw-feature is-done' : 'fw-feature'} transform={`scale(${(r * 1.3) / 26})`}>
      <path d={kindOf(feature)} />
      {feature.isDone && <path className="fw-feature-done" d="M-13 0l8 9L14-11" />}
      {feature.hp > 0 && (
        <text className="fw-feature-hp" x="15" y="20" textAnchor="middle" fontSize="15">
          {feature.hp}
        </text>
      )}
    </g>
  );
}

const SPIKES = 'M-14 9l4-19 4 19zM-4 12l4-22 4 22zM6 9l4-19 4 19z';

interface TrapProps {
  readonly view: View;
  readonly piece: Sketch['pieces'][number];
  readonly r: number;
}

/** A dashed rim and spikes; a blast trap has an arrow, too, and what belongs to somebody a dot in their colour. */
export function TrapMark({ view, piece: { ref }, r }: TrapProps): ReactElement {
  const id = String(ref.id);
  const ground = id.startsWith('ground-') ? view.fight.traps[Number(id.slice(7))] : undefined;
  const owner = id.startsWith('seat-') ? view.party.marshals[Number(id.slice(5))] : undefined;
  if (ref.kind !== 'trap')
    return (
      <text className="fw-decoy" y={r * 0.5} textAnchor="middle" fontSize={r * 1.5}>
        ?
      </text>
    );
  return (
    <g className={owner ? `fw-trap is-of-${owner.character}` : 'fw-trap'} transform={`scale(${r / 20})`}>
      <ellipse rx="19" ry="16" />
      <path d={SPIKES} />
      {ground?.isBlast && <path className="fw-trap-way" d="M0-13V-27M-6-21l6-7 6 7" transform={`rotate(${ground.direction * 45})`} />}
      {owner && <circle className="fw-trap-owner" cx="15" cy="-13" r="6" />}
    </g>
  );
}
