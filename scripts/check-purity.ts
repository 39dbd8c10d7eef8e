/**
 * The same seed and the same answers give the same game, on every machine. So kernel, board and games read no clock, no chance but
 * the seeded one, no surroundings, and nothing that depends on the reader's language. Biome's noRestrictedGlobals shows most of it
 * in the editor; this check also sees members (`Math.random`, `.localeCompare`) and ways round (`globalThis.Date`).
 * Screens are drawn, not replayed: they are free.
 */
import {
  type Check,
  type Finding,
  isTest,
  isTypeScript,
  lineAt,
  parse,
  readFiles,
  report,
  type SourceFile,
  type SyntaxNode,
  walk,
} from './source.ts';

const chance = 'ask the seeded chance of the match (chance.roll, chance.shuffle)';
const clock = 'a rule knows no time; whoever calls it may pass one in';
const around = 'a rule knows no machine; whoever calls it passes in what it needs';
const locale = 'compare with < and >, and leave wording and formatting to the screen';

const globals: Record<string, string> = {
  Date: clock,
  performance: clock,
  Temporal: clock,
  setTimeout: clock,
  setInterval: clock,
  setImmediate: clock,
  requestAnimationFrame: clock,
  queueMicrotask: clock,
  crypto: chance,
  process: around,
  fetch: around,
  navigator: around,
  window: around,
  document: around,
  localStorage: around,
  globalThis: around,
  global: around,
  require: around,
  console: around,
  Intl: locale,
};

const members: Record<string, string> = { localeCompare: locale };

export function checkPurity(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(file => {
    const findings: Finding[] = [];
    const find = (node: SyntaxNode, what: string, wayOut: string): void => {
      findings.push({ path: file.path, line: lineAt(file.text, node.start), what, wayOut });
    };
    const tree = parse(file);
    const own = declaredNames(tree);
    walk(tree, (node, ancestors) => {
      if (node.type === 'MemberExpression') {
        const property = memberName(node);
        if (property === 'random' && nameOf(node['object']) === 'Math') find(node, 'Math.random', chance);
        const wayOut = Object.hasOwn(members, property) ? members[property] : property.startsWith('toLocale') ? locale : undefined;
        if (wayOut) find(node, property, wayOut);
      }
      const name = nameOf(node);
      if (node.type === 'Identifier' && Object.hasOwn(globals, name) && !own.has(name) && isValue(node, ancestors.at(-1)!))
        find(node, name, globals[name]!);
    });
    return findings;
  });
}

/** Names that the file declares itself: a parameter called `document` is not the browser's. */
function declaredNames(tree: SyntaxNode): Set<string> {
  const names = new Set<string>();
  walk(tree, (node, ancestors) => {
    const parent = ancestors.at(-1);
    if (node.type !== 'Identifier' || !parent) return;
    const isParameter = Array.isArray(parent['params']) && parent['params'].includes(node);
    const isPattern = parent.type === 'Property' && ancestors.at(-2)?.type === 'ObjectPattern' && parent['value'] === node;
    const isLocal = parent['local'] === node && parent.type.startsWith('Import');
    const isDeclared = parent['id'] === node && /^(VariableDeclarator|FunctionDeclaration|ClassDeclaration)$/.test(parent.type);
    if (isParameter || isPattern || isLocal || isDeclared || parent.type === 'ArrayPattern') names.add(nameOf(node));
  });
  return names;
}

/** Not the name of a member, a key, a type or a label. */
function isValue(node: SyntaxNode, parent: SyntaxNode): boolean {
  if (parent.type.startsWith('TS') && !/^TS(AsExpression|NonNullExpression|SatisfiesExpression)$/.test(parent.type)) return false;
  if (parent.type === 'MemberExpression') return parent['object'] === node || parent['computed'] === true;
  if ('key' in parent && parent['key'] === node) return parent['computed'] === true;
  return !/^(Export|Import)Specifier$/.test(parent.type);
}

function memberName(node: SyntaxNode): string {
  const property = node['property'] as SyntaxNode;
  if (node['computed'] !== true) return nameOf(property);
  return typeof property['value'] === 'string' ? property['value'] : '';
}

const nameOf = (node: unknown): string => {
  const name = (node as { name?: unknown } | null)?.name;
  return typeof name === 'string' ? name : '';
};

export const purity: Check = {
  name: 'purity',
  look() {
    const isPure = (path: string): boolean =>
      /^(kernel|board|games\/[^/]+)\/src\//.test(path) && !/^games\/[^/]+\/src\/screen\//.test(path);
    const files = readFiles(path => isTypeScript(path) && isPure(path) && !isTest(path));
    return { looked: `${files.length} files`, findings: checkPurity(files) };
  },
};

if (import.meta.main) report(purity);
