/** Whom to play: all hunters side by side, the one for a first match first, and beside them all that is to be known of the one that is pointed at. */
import { capital } from '@quarry/kernel';
import { Choice, ChoiceGrid, Scene } from '@quarry/screen';
import { type CSSProperties, type ReactElement, useState } from 'react';
import { type Casting as Cast, castingOf, EFFORT_NAMES, EFFORTS, type Strength, strengthOf } from '../content/casting.ts';
import { DATASLATES } from '../content/hunters.ts';
import { ATTRIBUTES, type Attribute } from '../content/kinds.ts';
import type { Dataslate } from '../content/types.ts';
import { ATTRIBUTE_NAMES } from '../printed-names.ts';
import { personAt, seatColour, type Table } from './names.ts';
import { Portrait } from './portraits/portrait.tsx';
import { Sign } from './signs.tsx';
import { SlateTexts } from './slate-texts.tsx';

/** From the one that forgives most; of equals as they are printed. Somebody whom the screen has never heard of comes last. */
export const castOrder: readonly number[] = [...DATASLATES.keys()].toSorted((a, b) => effortOf(a) - effortOf(b));
function effortOf(slate: number): number {
  const casting = castingOf(DATASLATES[slate]!.id);
  return casting ? EFFORTS.indexOf(casting.effort) : EFFORTS.length;
}

const IN_INCHES: readonly Strength[] = ['range', 'push', 'sight'];
const strengthSays = (slate: Dataslate, strength: Strength): string =>
  `${strength === 'style' ? '+' : ''}${strengthOf(slate, strength)}${IN_INCHES.includes(strength) ? '″' : ''}`;
const nameOfStrength = (strength: Strength): string => ATTRIBUTE_NAMES[strength as Attribute] ?? strength;

export const voiceOf = (id: string): string => {
  const casting = castingOf(id);
  return !casting ? '' : casting.isSilent ? casting.voice : `“${casting.voice}”`;
};

function Effort({ id }: { readonly id: string }): ReactElement | null {
  const casting = castingOf(id);
  if (!casting) return null;
  const at = EFFORTS.indexOf(casting.effort);
  return (
    <span className="um-effort">
      <span aria-hidden="true">
        {EFFORTS.map((one, i) => (
          <i key={one} className={i <= at ? 'is-on' : ''} />
        ))}
      </span>
      {EFFORT_NAMES[casting.effort]}
    </span>
  );
}

function Sheet({ table, slate, onLook }: { readonly table: Table; readonly slate: number; readonly onLook: () => void }): ReactElement {
  const printed = DATASLATES[slate]!;
  const owner = table.view.hunters.findIndex(hunter => hunter.slate === slate);
  return (
    <Choice
      table={table}
      about={{ kind: 'dataslate', id: slate }}
      says={printed.name}
      className="um-sheet"
      style={owner >= 0 ? seatColour(owner) : {}}
      isSpent={owner >= 0}
    >
      <span className="um-sheet-face" aria-hidden="true" onPointerEnter={onLook}>
        <Portrait id={printed.id} name={printed.name} size={86} />
      </span>
      <span className="um-sheet-facts">
        {castingOf(printed.id)?.shines.map(strength => (
          <span key={strength}>
            <b className="um-title">{strengthSays(printed, strength)}</b>
            <Sign name={strength} />
            {nameOfStrength(strength)}
          </span>
        ))}
        <Effort id={printed.id} />
      </span>
      <h3 className="um-title">{printed.name}</h3>
      <q>{voiceOf(printed.id)}</q>
      <span className="um-good">{castingOf(printed.id)?.goodAt}</span>
      {owner >= 0 && <small>{owner === table.seat ? 'yours' : `taken: ${personAt(table, owner)}`}</small>}
    </Choice>
  );
}

/** All of one hunter. */
function Side({ slate, table }: { readonly slate: number; readonly table: Table }): ReactElement {
  const printed = DATASLATES[slate]!;
  const casting = castingOf(printed.id);
  return (
    <aside className="um-side" aria-label={printed.name}>
      <header>
        <Portrait id={printed.id} name={printed.name} size={132} />
        <div>
          <h3 className="um-title">{printed.name}</h3>
          <p>{printed.idea}</p>
          <Effort id={printed.id} />
        </div>
      </header>
      <q>{voiceOf(printed.id)}</q>
      <dl className="um-bars">
        {ATTRIBUTES.map(attribute => (
          <div key={attribute}>
            <dt title={table.meaning(ATTRIBUTE_NAMES[attribute])}>{ATTRIBUTE_NAMES[attribute]}</dt>
            <dd className="um-title">
              <i aria-hidden="true" style={{ '--um-of': printed.attributes[attribute] } as CSSProperties} /> {printed.attributes[attribute]}
            </dd>
          </div>
        ))}
      </dl>
      {casting && (
        <p>
          {casting.goodAt} {casting.because}
        </p>
      )}
      <SlateTexts table={table} slate={printed} />
    </aside>
  );
}

/** The one that is pointed at, else whoever was looked at last. */
function lookedAt({ pointed, target }: Table, last: number): number {
  const about = pointed?.about.find(({ kind }) => kind === 'dataslate') ?? (target?.about.kind === 'dataslate' ? target.about : undefined);
  const slate = Number(about?.id ?? last);
  return DATASLATES[slate] ? slate : castOrder[0]!;
}

/** What one wants to do, by the numbers that are worth it. */
const WISHES: Readonly<Record<string, readonly Strength[]>> = {
  Shoots: ['shoot'],
  Fights: ['fight'],
  Runs: ['athletics'],
  Schemes: ['mind', 'pizzazz'],
};

interface Filter {
  readonly says: string;
  isFor(casting: Cast | null): boolean;
}

const FILTERS: readonly Filter[] = [
  { says: `All ${castOrder.length}`, isFor: () => true },
  ...EFFORTS.map(effort => ({ says: capital(EFFORT_NAMES[effort]), isFor: (casting: Cast | null) => casting?.effort === effort })),
  ...Object.entries(WISHES).map(([says, strengths]) => ({
    says,
    isFor: (casting: Cast | null) => casting?.shines.some(one => strengths.includes(one)) ?? false,
  })),
];

/** Whom a filter leaves, in their order. */
export const castBy = (says: string): readonly number[] => {
  const filter = FILTERS.find(one => one.says === says) ?? FILTERS[0]!;
  return castOrder.filter(slate => filter.isFor(castingOf(DATASLATES[slate]!.id)));
};

const Filters = ({ chosen, onChoose }: { readonly chosen: string; readonly onChoose: (says: string) => void }): ReactElement => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
  <span className="um-filters" role="group" aria-label="Show">
    {FILTERS.map(({ says }) => (
      <button key={says} type="button" aria-pressed={says === chosen} onClick={() => onChoose(says)}>
        {says}
      </button>
    ))}
  </span>
);

export function Casting(table: Table): ReactElement {
  const [last, setLast] = useState(castOrder[0]!);
  const [filter, setFilter] = useState(FILTERS[0]!.says);
  const slate = lookedAt(table, last);
  return (
    <Scene
      className="um um-casting"
      table={table}
      name="casting"
      title={table.asked?.kind === 'choose-hunter' ? 'Who goes in for you?' : 'Who goes in tonight?'}
      says={<Filters chosen={filter} onChoose={setFilter} />}
    >
      <ChoiceGrid>
        {castBy(filter).map(one => (
          <Sheet key={one} table={table} slate={one} onLook={() => setLast(one)} />
        ))}
      </ChoiceGrid>
      <Side slate={slate} table={table} />
    </Scene>
  );
}
