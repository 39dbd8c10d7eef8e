/** Numbers as the report writes them. */
export const percent = (value: number): string => `${Number((value * 100).toFixed(1))} %`;
export const plain = (value: number): string => String(Number(value.toFixed(2)));
export const sayAs = (kind: 'rate' | 'mean'): ((value: number) => string) => (kind === 'rate' ? percent : plain);

const withSign = (text: string, value: number): string => (value > 0 ? `+${text}` : text);
/** A difference of two rates, in percentage points; of two means, as it is. */
export const points = (value: number): string => withSign(`${Number((value * 100).toFixed(1))}`, value);
export const more = (value: number): string => withSign(plain(value), value);
export const differs = (kind: 'rate' | 'mean'): ((value: number) => string) => (kind === 'rate' ? points : more);

export const between = (say: (value: number) => string, low: number | null, high: number | null): string =>
  low === null || high === null ? '' : `${say(low)} to ${say(high)}`;
