/** Whom to play: all hunters side by side, the one for a first match first, and beside them all that is to be known of the one that is pointed at. */
import { capital } from '@quarry/kernel';
import { type Castable, CastingPage } from '@quarry/screen/show';
import type { ReactElement } from 'react';
import { type Casting as Cast, castingOf, EFFORT_NAMES, EFFORTS, type Strength, strengthOf } from '../content/casting.ts';
import { DATASLATES } from '../content/hunters.ts';
import { ATTRIBUTES, type Attribute } from '../content/kinds.ts';
import type { Dataslate } from '../content/types.ts';
import { ATTRIBUTE_NAMES } from '../printed-names.ts';
import { personAt, seatTint, type Table } from './names.ts';
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

function castable(table: Table, slate: number): Castable {
  const printed = DATASLATES[slate]!;
  const { id, name, idea, attributes } = printed;
  const casting = castingOf(id);
  const owner = table.view.hunters.findIndex(hunter => hunter.slate === slate);
  const says = owner === table.seat ? 'yours' : `taken: ${personAt(table, owner)}`;
  return {
    about: { kind: 'dataslate', id: slate },
    name,
    idea,
    picture: size => <Portrait id={id} name={name} size={size} />,
    facts: (casting?.shines ?? []).map(strength => ({
      name: nameOfStrength(strength),
      says: strengthSays(printed, strength),
      sign: <Sign name={strength} />,
    })),
    effort: casting && { n: effortOf(slate) + 1, of: EFFORTS.length, says: EFFORT_NAMES[casting.effort] },
    voice: voiceOf(id),
    goodAt: casting?.goodAt ?? '',
    because: casting?.because ?? '',
    bars: ATTRIBUTES.map(attribute => {
      const name = ATTRIBUTE_NAMES[attribute];
      return { name, value: attributes[attribute], why: table.meaning(name) };
    }),
    taken: owner < 0 ? null : { says, tint: seatTint(owner) },
    texts: <SlateTexts table={table} slate={printed} />,
  };
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

export const Casting = (table: Table): ReactElement => (
  <CastingPage
    table={table}
    title={table.asked?.kind === 'choose-hunter' ? 'Who goes in for you?' : 'Who goes in tonight?'}
    filters={FILTERS.map(({ says }) => says)}
    castBy={says => castBy(says).map(slate => castable(table, slate))}
  />
);
