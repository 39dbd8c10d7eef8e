/** The colour of a seat, for whatever is drawn of it. */
import type { CSSProperties } from 'react';

export const tinted = (tint: string): CSSProperties => ({ '--tint': tint }) as CSSProperties;
