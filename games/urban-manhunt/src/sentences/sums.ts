/** Sums as a person reads them: what successes, a Threshold and the points of Elimination Quality are made of. */
import { plural } from '@quarry/kernel';
import type { Needs, Parts, Quality, Told } from '../events.ts';
import { sumOf } from '../parts.ts';
import { MOST_QUALITY } from '../rules/dice.ts';
import { QUALITY } from '../rules/elimination.ts';

const SCORES: Readonly<Record<Needs['score'], string>> = {
  defense: 'Defense',
  fight: 'Fight',
  shoot: 'Shoot',
  stealth: 'Stealth',
  '': '',
};

/** ` + cover 1 − Static 2`. */
const sayParts = (parts: Parts): string =>
  parts
    .map(part => (typeof part === 'number' ? ` ${Math.abs(part)}` : part))
    .reduce<string>((said, part, i) => {
      if (i % 2 === 1) return `${said}${part}`;
      return `${said} ${Number(parts[i + 1]) < 0 ? '−' : '+'} ${part}`;
    }, '');

/** `Prime Time adds 2.`, one for each text. */
export const sayAdded = (parts: Parts): string[] =>
  parts.flatMap((by, i) =>
    typeof by === 'string' ? [`${by} ${Number(parts[i + 1]) < 0 ? 'takes off' : 'adds'} ${Math.abs(Number(parts[i + 1]))}.`] : [],
  );

/** ` (Defense 2 + cover 1)`; nothing where there is no Threshold. UM-CHK-7: never less than 1. */
export function becauseOf({ score, printed, isInCover, raised }: Needs): string {
  if (score === '') return '';
  const parts = isInCover ? ['cover', 1, ...raised] : raised;
  return ` (${SCORES[score]} ${printed}${sayParts(parts)}${printed + sumOf(parts) < 1 ? ', at least 1' : ''})`;
}

export const sayCount = (n: number): string => (n === 0 ? 'no success' : plural(n, 'success', 'successes'));

/** UM-CHK-10: what is added to the successes that the dice show. */
const sayMore = ({ added, isDoubled, isOne }: Told<'checked'>): string =>
  `${isDoubled ? ' + 1 for the Impact 10' : ''}${isOne ? ' − 1 for the Impact 1' : ''}${sayParts(added)}`;

/** The dice alone make the successes. */
export const isPlain = (counted: Told<'checked'>): boolean => sayMore(counted) === '';

/** `3 successes`; or, if there is more to it than the dice show, `3 successes + Static Dash 2 = 5`. */
/** Nothing is taken off what shows no success. */
export const sayCounted = (counted: Told<'checked'>): string =>
  isPlain(counted) || (counted.shown === 0 && counted.successes === 0)
    ? sayCount(counted.successes)
    : `${plural(counted.shown, 'success', 'successes')}${sayMore(counted)} = ${counted.successes}`;

/** UM-RES-1, UM-RES-7: ` (Damage 3 + 2 as Defense was 3 short − 1 by a text)`. A Defense that is one success short adds nothing. */
export function sayComing({ base, wounds, short }: { readonly base: number; readonly wounds: number; readonly short: number }): string {
  const missed = short > 0 ? ` + ${short}, as Defense was ${short + 1} short and the first is free` : '';
  const texts = wounds === base ? '' : ` ${wounds < base ? '−' : '+'} ${Math.abs(wounds - base)} by a text`;
  return ` (Damage ${base - short}${missed}${texts})`;
}

// Elimination Quality (UM-ELIM-6)

/** What so many successes bring, and what one more would have. */
export function sayQuality(successes: number): string {
  const points = (n: number): string => (QUALITY[n] === 0 ? 'no points' : plural(QUALITY[n]!, 'point'));
  return successes >= MOST_QUALITY
    ? `${points(MOST_QUALITY)}, the most there is`
    : `${points(successes)}; ${successes + 1} would bring ${QUALITY[successes + 1]}`;
}

/** The whole table: `1 success brings 2 points, 2 bring 4, 3 bring 7 …`. */
export const QUALITY_TABLE = QUALITY.slice(1)
  .map((points, i) =>
    i === 0 ? `1 success brings ${points} points` : `${i + 1}${i + 1 === MOST_QUALITY ? ' or more' : ''} bring ${points}`,
  )
  .join(', ');

/** `, 7 for 3 successes + Encore 1, doubled`; where nothing is added, ` (3 successes)`. */
export const sayEarned = ({ successes, forSuccesses, texts, isDoubled }: Quality): string =>
  texts.length === 0 && !isDoubled
    ? ` (${sayCount(successes)})`
    : `, ${forSuccesses} for ${sayCount(successes)}${sayParts(texts)}${isDoubled ? ', doubled' : ''}`;
