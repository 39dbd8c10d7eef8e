/** A promise, and the sentence if it is broken. */
export const unless = (isKept: boolean, broken: string): string[] => (isKept ? [] : [broken]);
export const areUnique = (all: readonly unknown[]): boolean => new Set(all).size === all.length;
