/**
 * What the checks in this folder share: which files the repository holds, how a source file becomes a syntax tree,
 * and how a finding is told. The checks themselves are pure functions from files to findings, so that their tests need no disk.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** A file by its path from the root of the repository, with forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

/** A check of the whole repository: what it has looked at, and what is wrong there. */
export interface Check {
  readonly name: string;
  look(): { readonly looked: string; readonly findings: readonly Finding[] };
}

/** One thing that is wrong: where, what, and the way out. */
export interface Finding {
  path: string;
  line: number;
  what: string;
  wayOut: string;
}

/** A node of the syntax tree (ESTree with TypeScript), read loosely: the checks look at a few fields only. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

export const root = join(import.meta.dirname, '..');

const notOurs = new Set(['node_modules', '.git', 'data', 'out', 'coverage', 'reports', '.stryker-tmp']);

/** Paths of all files that are, or are about to be, committed. Without git (an unpacked archive) the folders are walked instead. */
export function repositoryPaths(): string[] {
  try {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const paths = listed.split('\0').filter(path => path !== '' && existsSync(join(root, path)));
    if (paths.length > 0) return [...new Set(paths)].sort();
  } catch {
    // no git, or not a git folder
  }
  return walkFolder('').sort();
}

function walkFolder(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : walkFolder(path);
    return entry.isFile() ? [path] : [];
  });
}

/** Several checks in one process read a file once. */
let paths: readonly string[] | null = null;
const files = new Map<string, SourceFile>();

export function readFiles(wanted: (path: string) => boolean): SourceFile[] {
  paths ??= repositoryPaths();
  return paths.filter(wanted).map(path => {
    const file = files.get(path) ?? { path, text: readFileSync(join(root, path), 'utf8') };
    files.set(path, file);
    return file;
  });
}

export const isTypeScript = (path: string): boolean => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');

/** Tests, and what only tests use: generators of test data, stages and fixtures. */
export const isTest = (path: string): boolean =>
  /\.(test|arbitrary)\.tsx?$/.test(path) || path.includes('/src/testing/') || path.startsWith('kernel/src/contract/');

const trees = new WeakMap<SourceFile, SyntaxNode>();

/** The syntax tree of a file; of the same file it is made once. */
export function parse(file: SourceFile): SyntaxNode {
  const tree = trees.get(file) ?? parsed(file);
  trees.set(file, tree);
  return tree;
}

function parsed(file: SourceFile): SyntaxNode {
  const { program, errors } = parseSync(file.path, file.text);
  const error = errors[0];
  if (error) throw new Error(`${file.path}: cannot be parsed: ${error.message}`);
  return program as unknown as SyntaxNode;
}

/** Visits every node below `node`, parents first, with its ancestors from the outermost to the nearest. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode, ancestors: readonly SyntaxNode[]) => void): void {
  const ancestors: SyntaxNode[] = [];
  const step = (at: SyntaxNode): void => {
    visit(at, ancestors);
    ancestors.push(at);
    for (const value of Object.values(at)) {
      if (Array.isArray(value)) {
        for (const item of value) if (isNode(item)) step(item);
      } else if (isNode(value)) step(value);
    }
    ancestors.pop();
  };
  step(node);
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

/** Prints what a check has found; the exit code says whether it was anything. */
export function report({ name, look }: Check): void {
  const { looked, findings } = look();
  for (const { path, line, what, wayOut } of findings) console.log(`${path}:${line}: ${what}\n    way out: ${wayOut}`);
  console.log(`${name}: ${looked}, ${findings.length === 0 ? 'nothing found' : `${findings.length} found`}`);
  if (findings.length > 0) process.exitCode = 1;
}
