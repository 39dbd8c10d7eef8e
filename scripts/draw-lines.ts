/** Which lines of a package are broken: those that hold code, and of these a sample that is the same for the same seed. */
import { SampledChance, Seed } from '@quarry/kernel';
import type { SourceFile } from './source.ts';

const holdsNoCode = /^\s*(import|export \*|\/?\*|\/\/|[\])}]*[,;]*$)/;

/** Lines that hold more than a bracket, a comment or an import, as Stryker wants them: `file:from-to`. */
export const codeLines = ({ path, text }: SourceFile): string[] =>
  text.split('\n').flatMap((line, i) => (holdsNoCode.test(line) ? [] : [`${path}:${i + 1}-${i + 1}`]));

export const drawLines = (files: readonly SourceFile[], n: number, seed: string): string[] =>
  new SampledChance<'lines'>(new Seed(seed)).shuffle('lines', files.flatMap(codeLines)).slice(0, n);
