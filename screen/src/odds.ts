/** Odds in figures that a person reads: a chance for what happens or not, a row of bars for what is counted. */
import { type Odds, wordsOf } from '@quarry/kernel';

export interface Figure {
  readonly name: string;
  /** What is counted: mean, and the chance of each value. Null for what happens or not. */
  readonly bars: readonly { readonly value: number; readonly chance: number }[] | null;
  readonly mean: number;
  /** The value, where there can be no other. */
  readonly certain: number | null;
  /** The chance of at least one. */
  readonly some: number;
}

/** What is counted though none or one may be all there can be. */
const COUNTED: readonly string[] = ['successes', 'wounds'];

/** The figures of a look: those that are counted first. */
export function figuresOf(odds: Odds): readonly Figure[] {
  const figures = Object.entries(odds).map(([name, chances]): Figure => {
    const bars = [...chances].sort((a, b) => a.value - b.value);
    const isYesNo = !COUNTED.includes(name) && bars.every(({ value }) => value === 0 || value === 1);
    const possible = bars.filter(({ chance }) => chance > 0);
    return {
      name: wordsOf(name),
      bars: isYesNo ? null : bars,
      mean: bars.reduce((sum, { value, chance }) => sum + value * chance, 0),
      certain: !isYesNo && possible.length === 1 ? possible[0]!.value : null,
      some: bars.reduce((sum, { value, chance }) => sum + (value > 0 ? chance : 0), 0),
    };
  });
  return [...figures.filter(one => one.bars), ...figures.filter(one => !one.bars)];
}

/** Sums of chances are not quite exact. */
const NEARLY = 1e-9;
export const isNever = (chance: number): boolean => chance <= NEARLY;
export const isCertain = (chance: number): boolean => chance >= 1 - NEARLY;

/** `56 %`; what is possible is never rounded to 0 nor to 100. */
export function asPercent(chance: number): string {
  if (isNever(chance)) return '0 %';
  if (isCertain(chance)) return '100 %';
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))} %`;
}

/** What is counted by its mean, what happens or not by its chance, in one line that breaks between figures alone: `Damage ⌀ 2.0 · Kills 16 %`. */
export const oddsSay = (odds: Odds): string =>
  figuresOf(odds)
    .map(
      ({ name, bars, mean, certain, some }) =>
        `${name} ${bars && certain === null ? `⌀ ${mean.toFixed(1)}` : (certain ?? asPercent(some))}`,
    )
    .map(figure => figure.replaceAll(' ', '\u00a0'))
    .join(' · ');
