/** How a fault is said: a promise, and the sentence where it is broken. */
export const unless = (isKept: boolean, says: string): string[] => (isKept ? [] : [says]);
export const isOnce = (all: readonly unknown[]): boolean => new Set(all).size === all.length;
/** Every one is a place in a list of so many. */
export const areIn = (all: readonly number[], size: number): boolean => all.every(one => one >= 0 && one < size);
