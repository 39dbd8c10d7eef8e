/**
 * What of a package is broken on purpose, and which of its tests should notice. What counts as noticing is the tests of rules and promises:
 * contract suites and recorded matches only say that something differs, and so does a bot that chooses otherwise.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source.ts';

/** The parts of a game, each of which has a score of its own. */
export const PARTS = ['rules', 'effects', 'deeds'] as const;
export type Part = (typeof PARTS)[number];

export interface Target {
  /** Files that are broken: by part where the package has parts. */
  readonly code: Readonly<Partial<Record<Part | 'all', readonly string[]>>>;
  /** Tests that should notice. */
  readonly tests: readonly string[];
  /** Of these, the ones that do not count. */
  readonly notTests?: readonly string[];
}

const ofGame = (id: string): Target => {
  const src = `games/${id}/src`;
  return {
    code: {
      // What is in force and what is asked about the state is read by rules: it has no part of its own.
      rules: [`${src}/rules/**/*.ts`, `${src}/{rules,questions,texts-in-force}.ts`, `${src}/{questions,texts-in-force}/*.ts`],
      effects: [`${src}/effects/**/*.ts`],
      deeds: [`${src}/deeds/**/*.ts`, `${src}/deeds.ts`],
    },
    tests: [`${src}/*.test.ts`, `${src}/{rules,effects,deeds,content,sentences,questions,texts-in-force,campaign}/**/*.test.ts`],
    notTests: [`${src}/{contract,playthroughs,versions,bot}.test.ts`],
  };
};

export const TARGETS: Readonly<Record<string, Target>> = {
  ...Object.fromEntries(readdirSync(join(root, 'games')).map(id => [id, ofGame(id)])),
  kernel: {
    code: { all: ['kernel/src/*.ts', 'kernel/src/schema/*.ts'] },
    tests: ['kernel/src/{*,schema/*,example/rules,hard-moments/*}.test.ts'],
  },
  board: { code: { all: ['board/src/**/*.ts'] }, tests: ['board/src/**/*.test.ts'] },
};
