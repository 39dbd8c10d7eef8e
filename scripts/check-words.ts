/**
 * Words that must not be committed: paths of somebody's machine, hosts of somebody's package registry, tests that are switched off,
 * and notes of unfinished work. It reads every text file of the repository, itself included.
 */
import { type Check, type Finding, isTest, lineAt, readFiles, report, type SourceFile } from './source.ts';

interface Word {
  in: (path: string) => boolean;
  pattern: RegExp;
  what: (found: string) => string;
  wayOut: string;
}

const everywhere = (): boolean => true;
const isConfig = (path: string): boolean => /\.(json|jsonc|ya?ml|toml|mjs|ts)$|(^|\/)\.[^/]+$/.test(path);

const words: Word[] = [
  {
    in: everywhere,
    pattern: /(?<![\w.~@)}\]*-])\/(?:work|tmp|root|home\/\w+|Users\/\w+)\//g,
    what: found => `${found} is a path of one machine`,
    wayOut: 'write the path from the root of the repository, or take the folder from os.tmpdir()',
  },
  {
    in: path => path.endsWith('package-lock.json'),
    pattern: /"resolved": "(?:https?|git)[^"]*"/g,
    what: () => 'the lock file names the host that a package came from',
    wayOut: 'npm install with the omit-lockfile-registry-resolved of .npmrc',
  },
  {
    in: isConfig,
    pattern: /^[ \t]*(?:@[\w-]+:)?registry[ \t]*=.*$|["']?registry["']?[ \t]*:[ \t]*["']https?:.*$|\/\/[\w.-]*registry[\w-]*\.[\w.-]+/gim,
    what: () => 'a package registry is named',
    wayOut: 'leave the registry to the settings of whoever installs',
  },
  {
    in: isTest,
    pattern: /\b(?:describe|test|it|suite)(?:\.\w+)*\.(?:skip|only|todo)\b/g,
    what: found => `${found} switches tests off`,
    wayOut: 'make the test pass, or delete it',
  },
  {
    in: everywhere,
    pattern: new RegExp(`\\b(?:${'TO'}${'DO'}|${'FIX'}${'ME'})\\b`, 'g'),
    what: found => `${found}: unfinished work`,
    wayOut: 'finish it, or write down the decision to leave it',
  },
];

export function checkWords(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(file =>
    words
      .filter(word => word.in(file.path))
      .flatMap(({ pattern, what, wayOut }) =>
        [...file.text.matchAll(pattern)].map(match => ({
          path: file.path,
          line: lineAt(file.text, match.index),
          what: what(match[0].trim()),
          wayOut,
        })),
      ),
  );
}

export const wording: Check = {
  name: 'words',
  look() {
    const files = readFiles(everywhere).filter(file => !file.text.includes('\0'));
    return { looked: `${files.length} files`, findings: checkWords(files) };
  },
};

if (import.meta.main) report(wording);
