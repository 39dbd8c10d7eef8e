/** Exported matches on the disk. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type AnyMatch, recordOf } from '@quarry/kernel';
import { Complaint, FAILED } from './world.ts';

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Complaint(`${file} cannot be read (${reason(error)}); check the path.`);
  }
}

export function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch {
    const isCut = text.trimStart().startsWith('{') && !text.trimEnd().endsWith('}');
    const why = isCut ? `it breaks off after ${text.length} characters` : 'it is no JSON';
    throw new Complaint(`${file} is not a whole export: ${why}. Export the match again.`, FAILED);
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Complaint(`${file} cannot be written (${reason(error)}); choose another path.`);
  }
}

export const exportMatch = (file: string, match: AnyMatch): void => writeText(file, `${JSON.stringify(recordOf(match))}\n`);

const reason = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);
