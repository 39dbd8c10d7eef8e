/**
 * Imports go downward only. Which package may import which is the table `mayImport`; besides, a package is entered by its doors
 * (the `exports` of its package.json), no relative import leaves its package, screens know no rules, games ask by their own table of
 * decisions, only deeds write, and no module knows itself by way of others, not even by types. Clock, chance and locale are the business of check-purity.ts.
 */
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import {
  type Check,
  type Finding,
  isNode,
  isTest,
  isTypeScript,
  lineAt,
  parse,
  readFiles,
  report,
  root,
  type SourceFile,
  type SyntaxNode,
  walk,
} from './source.ts';

/** A workspace: its folder, its name, and its doors ('.' or './contract' …). */
export interface Package {
  folder: string;
  name: string;
  doors: string[];
}

interface Import {
  from: SourceFile;
  line: number;
  target: string;
  typeOnly: boolean;
  /** What is taken from there by name, types aside. */
  names: readonly string[];
}

interface Direction {
  /** Ours: a folder, 'games' (their main doors) or 'screens' (their doors for the page). */
  ours: readonly string[];
  node: boolean;
  /** Packages of others: any, or these. */
  others: 'any' | readonly string[];
}

const mayImport: Record<string, Direction> = {
  kernel: { ours: [], node: false, others: [] },
  board: { ours: [], node: false, others: [] },
  games: { ours: ['kernel', 'board'], node: false, others: [] },
  screens: { ours: ['kernel', 'board', 'protocol', 'screen'], node: false, others: 'any' },
  screen: { ours: ['kernel', 'board', 'protocol'], node: false, others: 'any' },
  catalogue: { ours: ['games', 'kernel'], node: false, others: [] },
  bots: { ours: ['catalogue', 'kernel'], node: false, others: [] },
  lab: { ours: ['bots', 'catalogue', 'kernel'], node: true, others: 'any' },
  protocol: { ours: ['kernel'], node: false, others: 'any' },
  server: { ours: ['protocol', 'bots', 'catalogue', 'kernel'], node: true, others: 'any' },
  web: { ours: ['protocol', 'bots', 'catalogue', 'kernel', 'board', 'screen', 'screens'], node: false, others: 'any' },
  cli: { ours: ['lab', 'bots', 'catalogue', 'kernel', 'server', 'web'], node: true, others: 'any' },
};

/** Helpers of the kernel that take any kind of decision and any facts. `asking` hands them out by a game's own table. */
const UNTYPED_ASKING = new Set([
  'chooseOne',
  'mayChoose',
  'chooseSome',
  'chooseOrder',
  'choosePoint',
  'choosePath',
  'confirm',
  'askAll',
  'askAllSome',
  'offer',
  'anyoneMay',
  'someoneChooses',
  'vote',
  'groupChoose',
]);

/** Doors for tests only: they bring the test runner along, or what no page needs. */
const testDoors = new Set(['@quarry/kernel/contract', '@quarry/kernel/testing', '@quarry/screen/testing']);

/** The door to writing: for deeds, for first states, and for the small games that only tests play. */
const WRITING = '@quarry/kernel/deeds';
const mayWrite = (path: string): boolean =>
  /^games\/[^/]+\/src\/(deeds(\.ts$|\/)|(first-state|measures)\.ts$)/.test(path) || /\/src\/testing\//.test(path);

/**
 * The rooms of a game: what may stand loose in its src/, as a file, as a folder, or as a file with a folder beside it. What each of them is for is told in
 * docs/rooms-of-a-game.md.
 */
export const ROOMS: ReadonlySet<string> = new Set(
  [
    'game',
    'setup',
    'tables',
    'state',
    'first-state',
    'upgrade',
    'scenes',
    'rules',
    'effects',
    'deeds',
    'content',
    'decisions',
    'events',
  ].concat(
    ['questions', 'places', 'texts-in-force', 'in-the-making', 'parts', 'refusals', 'campaign', 'faults', 'bot', 'measures'],
    ['sentences', 'printed-names', 'teaching', 'telling', 'screen', 'testing'],
  ),
);

/** Files of games that stand in no room. */
export function checkRooms(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(({ path }) => {
    const room = /^games\/[^/]+\/src\/([^/.]+)/.exec(path)?.[1];
    if (room === undefined || ROOMS.has(room) || isTest(path)) return [];
    return [{ path, line: 1, what: `'${room}' is no room of a game`, wayOut: 'docs/rooms-of-a-game.md says where what stands' }];
  });
}

export function checkImports(files: readonly SourceFile[], packages: readonly Package[]): Finding[] {
  const findings: Finding[] = [];
  const paths = new Set(files.map(file => file.path));
  /** What is loaded with a module, and what is known in it: types are known without being loaded. */
  const loaded = new Map<string, Edge[]>();
  const known = new Map<string, Edge[]>();
  for (const file of files) {
    const home = packages.find(each => file.path.startsWith(`${each.folder}/`));
    for (const found of importsOf(file)) {
      const wrong = isRelative(found.target) ? judgeRelative(found, home) : judgeNamed(found, home, packages);
      if (wrong) findings.push({ path: file.path, line: found.line, ...wrong });
      const to = posix.join(posix.dirname(file.path), found.target);
      if (!isRelative(found.target) || !paths.has(to)) continue;
      for (const graph of found.typeOnly ? [known] : [known, loaded])
        graph.set(file.path, [...(graph.get(file.path) ?? []), { to, line: found.line }]);
    }
  }
  return [...findings, ...roundabouts(known), ...screensThatReachRules(loaded)];
}

type Wrong = Pick<Finding, 'what' | 'wayOut'> | undefined;

const isRelative = (target: string): boolean => target.startsWith('.');

function judgeRelative({ from, target }: Import, home: Package | undefined): Wrong {
  const to = posix.join(posix.dirname(from.path), target);
  if (!home) {
    if (to.startsWith('..')) return { what: `${target} leaves the repository`, wayOut: 'keep the file inside the repository' };
    return undefined;
  }
  if (!to.startsWith(`${home.folder}/`)) {
    return {
      what: `${target} leaves the package ${home.name}`,
      wayOut: "import the other package by its name, through a door in its package.json's exports",
    };
  }
  if (isScreen(from.path) && !isTest(from.path) && isRules(to)) {
    return {
      what: `a screen imports ${target}, which is a rule`,
      wayOut: 'draw the view and the open decisions; what the screen needs to know belongs in the view',
    };
  }
  if (!isTest(from.path) && isTest(to)) {
    return { what: `${target} is for tests`, wayOut: 'move what both need into a file that is no test' };
  }
  return undefined;
}

function judgeNamed({ from, target, typeOnly, names }: Import, home: Package | undefined, packages: readonly Package[]): Wrong {
  const other = packages.find(each => target === each.name || target.startsWith(`${each.name}/`));
  if (!home) {
    if (other) return judgeDoor(target, other);
    return undefined;
  }
  const kind = kindOf(from.path, home);
  const may = mayImport[kind];
  if (!may)
    return { what: `${home.folder} has no row in the table of directions`, wayOut: 'add it to mayImport in scripts/check-imports.ts' };
  const support = isTest(from.path) || !from.path.startsWith(`${home.folder}/src/`);

  if (target.startsWith('node:')) {
    if (may.node || support) return undefined;
    return {
      what: `${home.name} imports ${target}, but it must run anywhere`,
      wayOut: 'do it in lab, cli or server and pass the result in',
    };
  }
  if (builtinModules.includes(target)) return { what: `${target} is a module of Node.js`, wayOut: `write node:${target}` };
  if (other) {
    if (other === home) return { what: `${home.name} imports itself by name`, wayOut: 'use a relative import' };
    const wanted = other.folder.startsWith('games/') ? (isForBrowser(target, other) ? 'screens' : 'games') : other.folder;
    if (!may.ours.includes(wanted)) {
      const allowed = may.ours.length === 0 ? 'none of ours' : `only ${may.ours.join(', ')}`;
      return {
        what: `${kind} must not import ${target}`,
        wayOut: `${kind} may import ${allowed}; move the code down, or pass it in from above`,
      };
    }
    if (testDoors.has(target) && !typeOnly && !support)
      return { what: `${target} is a door for tests`, wayOut: 'import it in a *.test.ts file only' };
    if (target === WRITING && !support && !mayWrite(from.path))
      return { what: `${target} is opened where nothing is to be written`, wayOut: 'let a deed write (deeds.ts or deeds/), and call it' };
    return judgeDoor(target, other) ?? (kind === 'games' && !support && !typeOnly ? judgeAsking(target, names) : undefined);
  }
  if (target.startsWith('@quarry/'))
    return { what: `there is no package ${target}`, wayOut: 'check the spelling, and the workspaces in package.json' };
  if (support || may.others === 'any' || may.others.includes(target)) return undefined;
  return {
    what: `${kind} must not import ${target}: it has no dependencies`,
    wayOut: 'write the few lines that are needed, or move the code up',
  };
}

/** A game's door for the page: its screen. */
const isForBrowser = (target: string, { name }: Package): boolean => target === `${name}/screen`;

function judgeAsking(target: string, names: readonly string[]): Wrong {
  const untyped = target === '@quarry/kernel' ? names.filter(name => UNTYPED_ASKING.has(name)) : [];
  if (untyped.length === 0) return undefined;
  return {
    what: `a game asks by ${untyped.join(', ')} of ${target}, which ${untyped.length === 1 ? 'takes' : 'take'} any kind and any facts`,
    wayOut: "take it from the game's decisions.ts, where asking<…>() checks both",
  };
}

function judgeDoor(target: string, other: Package): Wrong {
  const door = target === other.name ? '.' : `.${target.slice(other.name.length)}`;
  if (other.doors.includes(door)) return undefined;
  return {
    what: `${target} is not a door of ${other.name}`,
    wayOut: `its doors are ${other.doors.join(', ')}; export the name there, or add a door to its package.json`,
  };
}

function kindOf(path: string, home: Package): string {
  if (isScreen(path)) return 'screens';
  return home.folder.startsWith('games/') ? 'games' : home.folder;
}

const isScreen = (path: string): boolean => /^games\/[^/]+\/src\/screen\//.test(path);
const isRules = (path: string): boolean => /^games\/[^/]+\/src\/(rules|effects)\//.test(path);

/** Every import of a file: import and export declarations, `import(…)` and types by `import('…')`. */
function importsOf(file: SourceFile): Import[] {
  const found: Import[] = [];
  walk(parse(file), node => {
    const source = node['source'];
    if (!isNode(source) || typeof source['value'] !== 'string') return;
    const typeOnly = node.type === 'TSImportType' || isTypeOnly(node);
    found.push({ from: file, line: lineAt(file.text, node.start), target: source['value'], typeOnly, names: namesOf(node) });
  });
  return found;
}

function namesOf(node: SyntaxNode): string[] {
  return specifiersOf(node).flatMap(one => {
    const name = one['imported'] ?? one['local'];
    return one['importKind'] !== 'type' && isNode(name) && typeof name['name'] === 'string' ? [name['name']] : [];
  });
}

const specifiersOf = (node: SyntaxNode): SyntaxNode[] => (node['specifiers'] ?? []) as SyntaxNode[];

function isTypeOnly(node: SyntaxNode): boolean {
  if (node['importKind'] === 'type' || node['exportKind'] === 'type') return true;
  const names = specifiersOf(node);
  return names.length > 0 && names.every(name => name['importKind'] === 'type' || name['exportKind'] === 'type');
}

interface Edge {
  to: string;
  line: number;
}

/** Modules that import themselves by way of others: one finding per knot, showing a shortest way round. */
function roundabouts(graph: ReadonlyMap<string, readonly Edge[]>): Finding[] {
  const findings: Finding[] = [];
  const told = new Set<string>();
  for (const start of [...graph.keys()].sort()) {
    if (told.has(start)) continue;
    const way = shortestWay(graph, start, path => path === start);
    if (!way) continue;
    for (const { path } of way) told.add(path);
    const names = [...way.map(({ path }) => path), start].map(path => posix.basename(path));
    findings.push({
      path: start,
      line: way[0]!.line,
      what: `import cycle: ${names.join(' -> ')}`,
      wayOut: 'move what both need into a module below them',
    });
  }
  return findings;
}

/** A screen that loads rules by way of another module (a direct import is told by judgeRelative). */
function screensThatReachRules(graph: ReadonlyMap<string, readonly Edge[]>): Finding[] {
  return [...graph.keys()]
    .filter(path => isScreen(path) && !isTest(path))
    .sort()
    .flatMap(start => {
      const way = shortestWay(graph, start, isRules);
      if (!way || way.length < 2 || isScreen(way[1]!.path)) return [];
      const names = way.map(({ path }) => posix.basename(path)).join(' -> ');
      return [
        {
          path: start,
          line: way[0]!.line,
          what: `a screen loads a rule: ${names} -> …`,
          wayOut: 'import types only, or move the shared part out of the rules',
        },
      ];
    });
}

/** The edges of a shortest way from `start` to a module that fits, as the module each leaves from and the line of the import. */
function shortestWay(
  graph: ReadonlyMap<string, readonly Edge[]>,
  start: string,
  fits: (path: string) => boolean,
): { path: string; line: number }[] | undefined {
  const ways: { at: string; way: { path: string; line: number }[] }[] = [{ at: start, way: [] }];
  const seen = new Set<string>();
  for (let next = ways.shift(); next; next = ways.shift()) {
    for (const { to, line } of graph.get(next.at) ?? []) {
      const way = [...next.way, { path: next.at, line }];
      if (fits(to)) return way;
      if (!seen.has(to)) ways.push({ at: to, way });
      seen.add(to);
    }
  }
  return undefined;
}

export function readPackages(manifests: readonly SourceFile[]): Package[] {
  return manifests.map(({ path, text }) => {
    const manifest = JSON.parse(text) as { name: string; exports?: Record<string, string> };
    return { folder: posix.dirname(path), name: manifest.name, doors: Object.keys(manifest.exports ?? {}) };
  });
}

export const imports: Check = {
  name: 'imports',
  look() {
    const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
    const isManifest = (path: string): boolean =>
      posix.basename(path) === 'package.json' && workspaces.some(folder => posix.matchesGlob(posix.dirname(path), folder));
    const files = readFiles(isTypeScript);
    return {
      looked: `${files.length} files`,
      findings: [...checkImports(files, readPackages(readFiles(isManifest))), ...checkRooms(files)],
    };
  },
};

if (import.meta.main) report(imports);
