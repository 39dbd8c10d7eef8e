/** What somebody may have meant by a word that is not known: the nearest known one, if it is near at all. */

/** How many letters must be put in, left out, changed or swapped with their neighbour to make one word of the other. */
export function lettersApart(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          last[j]! + 1,
          row[j - 1]! + 1,
          last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
          isSwap ? beforeLast[j - 2]! + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length]!;
}

/** The known word that is nearest, if no more than a third of it is wrong; a beginning counts as near. */
export function nearest(word: string, known: readonly string[]): string | null {
  const lower = word.toLowerCase();
  const near = known
    .map(one => ({ one, apart: lettersApart(lower, one) }))
    .filter(({ one, apart }) => apart <= Math.max(1, Math.floor(one.length / 3)))
    .sort((a, b) => a.apart - b.apart)[0];
  return near?.one ?? (lower.length > 1 ? (known.find(one => one.startsWith(lower)) ?? null) : null);
}

/** ` (did you mean 'x'?)`, or nothing. */
export function didYouMean(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return meant === null ? '' : ` (did you mean '${meant}'?)`;
}
