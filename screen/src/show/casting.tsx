/** A page on which one is chosen of many: sheets side by side with what each is good at, filters by what one wants, and beside them all of the one that is looked at. */
import type { Ref } from '@quarry/kernel';
import { type CSSProperties, type ReactElement, type ReactNode, useState } from 'react';
import { Choice, ChoiceGrid } from '../scenes/choices.tsx';
import { Scene } from '../scenes/scene.tsx';
import type { AnyTable } from '../table.ts';
import { Slots } from './signs.tsx';
import { tinted } from './tint.ts';

/** One of them. */
export interface Castable {
  readonly about: Ref;
  readonly name: string;
  /** What they are, in one sentence. */
  readonly idea: string;
  picture(size: number): ReactNode;
  /** Numbers that are worth choosing them for. */
  readonly facts: readonly { readonly name: string; readonly says: string; readonly sign: ReactNode }[];
  /** How hard they are to play, of so many steps, and in words; null if nobody has said. */
  readonly effort: { readonly n: number; readonly of: number; readonly says: string } | null;
  /** What they say themselves. */
  readonly voice: string;
  readonly goodAt: string;
  /** How they win, and what ends it. */
  readonly because: string;
  readonly bars: readonly { readonly name: string; readonly value: number; readonly why?: string | undefined }[];
  /** Whose they are, if somebody has them. */
  readonly taken: { readonly says: string; readonly tint: string } | null;
  /** What else is printed of them. */
  readonly texts: ReactNode;
}

const Effort = ({ effort }: Pick<Castable, 'effort'>): ReactNode =>
  effort && (
    <span className="show-effort">
      <Slots n={effort.n} of={effort.of} />
      {effort.says}
    </span>
  );

interface SheetProps {
  readonly table: AnyTable;
  readonly of: Castable;
  readonly onLook: () => void;
}

const Sheet = ({ table, of, onLook }: SheetProps): ReactElement => (
  <Choice
    table={table}
    about={of.about}
    says={of.name}
    className="show-sheet"
    style={of.taken ? tinted(of.taken.tint) : {}}
    isSpent={of.taken !== null}
  >
    <span className="show-sheet-face" aria-hidden="true" onPointerEnter={onLook}>
      {of.picture(86)}
    </span>
    <span className="show-sheet-facts">
      {of.facts.map(({ name, says, sign }) => (
        <span key={name}>
          <b className="show-title">{says}</b>
          {sign}
          {name}
        </span>
      ))}
      <Effort effort={of.effort} />
    </span>
    <h3 className="show-title">{of.name}</h3>
    <q>{of.voice}</q>
    <span className="show-good">{of.goodAt}</span>
    {of.taken && <small>{of.taken.says}</small>}
  </Choice>
);

/** A bar is full at so much. */
const FULL = 6;

/** All of one. */
const Side = ({ of }: Pick<SheetProps, 'of'>): ReactElement => (
  <aside className="show-side" aria-label={of.name}>
    <header>
      {of.picture(132)}
      <div>
        <h3 className="show-title">{of.name}</h3>
        <p>{of.idea}</p>
        <Effort effort={of.effort} />
      </div>
    </header>
    <q>{of.voice}</q>
    <dl className="show-bars">
      {of.bars.map(({ name, value, why }) => (
        <div key={name}>
          <dt title={why}>{name}</dt>
          <dd className="show-title">
            <i aria-hidden="true" style={{ '--show-part': value / FULL } as CSSProperties} /> {value}
          </dd>
        </div>
      ))}
    </dl>
    <p>
      {of.goodAt} {of.because}
    </p>
    {of.texts}
  </aside>
);

interface FiltersProps {
  readonly names: readonly string[];
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

const Filters = ({ names, chosen, onChoose }: FiltersProps): ReactElement => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
  <span className="show-filters" role="group" aria-label="Show">
    {names.map(name => (
      <button key={name} type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
        {name}
      </button>
    ))}
  </span>
);

interface PageProps {
  readonly table: AnyTable;
  readonly title: string;
  /** Names of filters, the first of which leaves everybody. */
  readonly filters: readonly string[];
  /** Whom a filter leaves, in their order. */
  readonly castBy: (filter: string) => readonly Castable[];
}

export function CastingPage({ table, title, filters, castBy }: PageProps): ReactElement {
  const [all] = filters as [string];
  const [filter, setFilter] = useState(all);
  const [last, setLast] = useState('');
  const everybody = castBy(all);
  const isOf = (ref: Ref | undefined, { about }: Castable): boolean => ref?.kind === about.kind && ref.id === about.id;
  const pointed = everybody.find(one => table.pointed?.about.some(about => isOf(about, one)) || isOf(table.target?.about, one));
  return (
    <Scene
      className="show-casting"
      table={table}
      name="casting"
      title={title}
      says={<Filters names={filters} chosen={filter} onChoose={setFilter} />}
    >
      <ChoiceGrid>
        {castBy(filter).map(one => (
          <Sheet key={one.name} table={table} of={one} onLook={() => setLast(one.name)} />
        ))}
      </ChoiceGrid>
      <Side of={pointed ?? everybody.find(({ name }) => name === last) ?? everybody[0]!} />
    </Scene>
  );
}
