/** The sections of a card as options. */
import { type Option, option } from '@quarry/kernel';

const OPTIONS: readonly Option<number>[] = Array.from({ length: 4 }, (_, i) => option(`section-${i + 1}`, i));
export const sectionOption = (i: number): Option<number> => OPTIONS[i]!;
