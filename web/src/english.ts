/** Small words of the interface: names from keys, lists of names, spans of time. */

/** `isHuge` → `Is huge`, `cooperative-easy` → `Cooperative easy`. */
export function wordsOf(key: string): string {
  const plain = key
    .replaceAll(/[-_]+/g, ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** `Ada`, `Ada and Bo`, `Ada, Bo and Cy`. */
export function listed(names: readonly string[]): string {
  if (names.length <= 1) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** How long ago, roughly. */
export function ago(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${plural(minutes, 'minute')} ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${plural(hours, 'hour')} ago`;
  return `${plural(Math.floor(hours / 24), 'day')} ago`;
}

/** How long something has lasted: `12 s`, `3 min`, `2 h`. */
export function lasted(seconds: number): string {
  if (seconds < 60) return `${Math.floor(seconds)} s`;
  return seconds < 3600 ? `${Math.floor(seconds / 60)} min` : `${Math.floor(seconds / 3600)} h`;
}
