/**
 * Only deeds change the state of a game: every change has one place, one name, and tells its event. So outside of deeds, of the
 * builders that make a first state, and of what only tests use, nothing writes through the state. It is decided by syntax:
 * what is reached from `state`, from a part of it, or from something that is declared to be a part of it, is state;
 * what was made by a literal or copied by a method of arrays is not, though what a copy holds still is.
 * Nothing else tells an event, so that whoever reads the deeds has read everything that can be told.
 * A clause is cited, never asked for: what is meant is data of its own, or a new citation would change what happens.
 */
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
  type SourceFile,
  type SyntaxNode,
  walk,
} from './source.ts';

/** Functions that make a state before anybody plays: theirs is not yet in play. */
const BUILDERS: Readonly<Record<string, readonly string[]>> = {
  'games/urban-manhunt/src/rules/begin.ts': ['begin'],
  'games/zero-dawn/src/rules/begin.ts': ['begin'],
  'games/zero-dawn/src/measures.ts': ['drawEarly'],
};

const isDeed = (path: string): boolean => /^games\/[^/]+\/src\/deeds(\.ts$|\/)/.test(path);
const isOfTests = (path: string): boolean => /^games\/[^/]+\/src\/testing\//.test(path);

/** What the games call the state and its parts, wherever it is reached from. */
const PARTS = new Set(
  ['state', 'hunters', 'hunter', 'enemies', 'enemy', 'target', 'victim', 'crims', 'crim', 'merchants', 'merchant'].concat([
    'traps',
    'trap',
    'behaviours',
    'behaviour',
    'deck',
  ]),
);
const CHANGING = new Set(['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin']);
const COPYING = new Set([
  'slice',
  'filter',
  'map',
  'flatMap',
  'concat',
  'toSorted',
  'toSpliced',
  'toReversed',
  'with',
  'keys',
  'values',
  'entries',
  'flat',
]);
const PICKING = new Set(['find', 'findLast', 'at', 'pop', 'shift']);

/** The state or a part of it; something that holds parts of it and is itself free; anything else. */
type Kind = 'state' | 'holder' | 'free';

const wayOut = 'let a deed change it (deeds.ts or deeds/), and tell the event there';

export function checkDeeds(files: readonly SourceFile[]): Finding[] {
  const trees = files.map(file => ({ file, tree: parse(file) }));
  const given = new Map(trees.flatMap(({ file, tree }) => returnsOf(file, tree)));
  return trees.flatMap(({ file, tree }) => (isDeed(file.path) ? [] : writesIn(file, tree, given)));
}

/** Events told by anything but a deed: `table.tell(…)`, or a `tell` that is taken from somewhere to be called later. */
export function checkTellers(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(file => {
    if (isDeed(file.path) || isOfTests(file.path)) return [];
    const findings: Finding[] = [];
    walk(parse(file), (node, ancestors) => {
      const isTaken = node.type === 'MemberExpression' && memberName(node) === 'tell';
      const isUnpacked = node.type === 'Property' && ancestors.at(-1)?.type === 'ObjectPattern' && nameOf(node['key']) === 'tell';
      if (!(isTaken || isUnpacked) || isInBuilder(file, ancestors)) return;
      const line = lineAt(file.text, node.start);
      findings.push({
        path: file.path,
        line,
        what: 'an event is told outside of a deed',
        wayOut: 'let a deed tell it (deeds.ts or deeds/)',
      });
    });
    return findings;
  });
}

const isCitation = (node: unknown): boolean =>
  isNode(node) && typeof node['value'] === 'string' && /^[A-Z]{2}-[A-Z]+-\d+$/.test(node['value']);

/** Comparisons with a clause. */
export function checkCitations(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(file => {
    const findings: Finding[] = [];
    walk(parse(file), node => {
      const isCompared = node.type === 'BinaryExpression' && [node['left'], node['right']].some(isCitation);
      if (!isCompared && !(node.type === 'SwitchCase' && isCitation(node['test']))) return;
      const what = 'what happens is decided by the clause that is cited';
      findings.push({
        path: file.path,
        line: lineAt(file.text, node.start),
        what,
        wayOut: 'say what is meant as a fact or an argument of its own',
      });
    });
    return findings;
  });
}

/** What each function with a declared result gives back, by name. */
function returnsOf(file: SourceFile, tree: SyntaxNode): [string, Kind][] {
  const found: [string, Kind][] = [];
  walk(tree, node => {
    if (node.type === 'FunctionDeclaration') found.push([nameOf(node['id']), ofType(file, node['returnType'])]);
    if (node.type === 'VariableDeclarator' && isNode(node['init']) && node['init'].type === 'ArrowFunctionExpression')
      found.push([nameOf(node['id']), ofType(file, node['init']['returnType'])]);
  });
  return found.filter(([name, kind]) => name !== '' && kind !== 'free');
}

/** Types of the state are called after it: `State`, `HunterState`, `State['queue'][number]`, `EnemyState[]`, `Rule<EnemyState>`. */
function ofType(file: SourceFile, annotation: unknown): Kind {
  if (!isNode(annotation)) return 'free';
  const text = file.text
    .slice(annotation.start, annotation.end)
    .replace(/^:\s*/, '')
    .replace(/^Rule<(.*)>$/, '$1')
    .replace(/ \| (null|undefined)$/, '');
  if (/^(readonly )?\w*State\[\]$/.test(text)) return text.startsWith('readonly') ? 'state' : 'holder';
  return /^\w*State(\['\w+'\]|\[number\])*$/.test(text) ? 'state' : 'free';
}

function writesIn(file: SourceFile, tree: SyntaxNode, given: ReadonlyMap<string, Kind>): Finding[] {
  const findings: Finding[] = [];
  /** What is known of the names of each function, and of the variables of `for (… of …)`. */
  const known = new Map<SyntaxNode, Map<string, Kind>>();
  const looped = new Map<SyntaxNode, Kind>();

  const kindOf = (node: unknown, within: readonly SyntaxNode[]): Kind => {
    if (!isNode(node)) return 'free';
    switch (node.type) {
      case 'Identifier':
        return kindOfName(nameOf(node), within);
      case 'MemberExpression': {
        if (PARTS.has(memberName(node))) return 'state';
        return kindOf(node['object'], within) === 'free' ? 'free' : 'state';
      }
      case 'TSNonNullExpression':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
      case 'ChainExpression':
        return kindOf(node['expression'], within);
      case 'YieldExpression':
        return kindOf(node['argument'], within);
      case 'ConditionalExpression':
        return either(kindOf(node['consequent'], within), kindOf(node['alternate'], within));
      case 'LogicalExpression':
        return either(kindOf(node['left'], within), kindOf(node['right'], within));
      case 'ArrayExpression':
        return (node['elements'] as unknown[]).some(one => kindOf(spread(one), within) !== 'free') ? 'holder' : 'free';
      case 'CallExpression':
        return kindOfCall(node, within);
      default:
        return 'free';
    }
  };

  const kindOfName = (name: string, within: readonly SyntaxNode[]): Kind => {
    for (let i = within.length - 1; i >= 0; i--) {
      const kind = known.get(within[i]!)?.get(name);
      if (kind) return kind;
    }
    return 'free';
  };

  const kindOfCall = (node: SyntaxNode, within: readonly SyntaxNode[]): Kind => {
    const callee = node['callee'] as SyntaxNode;
    if (callee.type !== 'MemberExpression') return given.get(nameOf(callee)) ?? 'free';
    const receiver = kindOf(callee['object'], within);
    if (receiver === 'free') return 'free';
    if (COPYING.has(memberName(callee))) return 'holder';
    return PICKING.has(memberName(callee)) ? 'state' : 'free';
  };

  /** Every name that a pattern binds gets its kind, in the function it stands in. */
  const bind = (pattern: unknown, kind: Kind, scope: SyntaxNode): void => {
    if (!isNode(pattern)) return;
    const names = known.get(scope) ?? new Map<string, Kind>();
    known.set(scope, names);
    if (pattern.type === 'Identifier') names.set(nameOf(pattern), kind);
    else if (pattern.type === 'AssignmentPattern') bind(pattern['left'], kind, scope);
    else if (pattern.type === 'RestElement') bind(pattern['argument'], kind === 'free' ? 'free' : 'holder', scope);
    else if (pattern.type === 'ArrayPattern')
      for (const one of pattern['elements'] as unknown[]) bind(one, kind === 'free' ? 'free' : 'state', scope);
    else if (pattern.type === 'ObjectPattern')
      for (const one of pattern['properties'] as SyntaxNode[]) {
        if (one.type === 'RestElement') bind(one, kind, scope);
        else bind(one['value'], kind !== 'free' || PARTS.has(nameOf(one['key'])) ? 'state' : 'free', scope);
      }
  };

  const bindParameters = (node: SyntaxNode, ancestors: readonly SyntaxNode[]): void => {
    const call = ancestors.at(-1);
    const callee = call?.type === 'CallExpression' && call['callee'] !== node ? (call['callee'] as SyntaxNode) : undefined;
    const isOverState = callee?.type === 'MemberExpression' && kindOf(callee['object'], ancestors) !== 'free';
    (node['params'] as SyntaxNode[]).forEach((parameter, i) => {
      const annotation = parameter['typeAnnotation'];
      const byName: Kind = PARTS.has(nameOf(parameter)) ? 'state' : 'free';
      bind(parameter, annotation ? ofType(file, annotation) : isOverState && i === 0 ? 'state' : byName, node);
    });
  };

  const check = (written: unknown, at: SyntaxNode, within: readonly SyntaxNode[], what: string): void => {
    if (kindOf(written, within) !== 'state' || isInBuilder(file, within)) return;
    const line = lineAt(file.text, at.start);
    findings.push({ path: file.path, line, what: `${what} changes the state outside of a deed`, wayOut });
  };
  const text = (node: unknown): string => (isNode(node) ? file.text.slice(node.start, node.end) : '');

  const checkTarget = (target: unknown, at: SyntaxNode, within: readonly SyntaxNode[]): void => {
    if (!isNode(target)) return;
    const bare = target.type === 'TSNonNullExpression' ? target['expression'] : target;
    if (isNode(bare) && bare.type === 'MemberExpression') check(bare['object'], at, within, text(bare));
    else if (target.type === 'ArrayPattern') for (const one of target['elements'] as unknown[]) checkTarget(one, at, within);
    else if (target.type === 'ObjectPattern')
      for (const one of target['properties'] as SyntaxNode[]) checkTarget(one['value'] ?? one['argument'], at, within);
  };

  walk(tree, (node, ancestors) => {
    const scope = ancestors.findLast(isFunction) ?? tree;
    if (isFunction(node)) bindParameters(node, ancestors);
    else if (node.type === 'VariableDeclarator') {
      bind(node['id'], looped.get(node) ?? kindOf(node['init'], ancestors), scope);
    } else if (node.type === 'ForOfStatement') {
      const kind = kindOf(node['right'], ancestors) === 'free' ? 'free' : 'state';
      const left = node['left'] as SyntaxNode;
      if (left.type === 'VariableDeclaration') for (const one of left['declarations'] as SyntaxNode[]) looped.set(one, kind);
    } else if (node.type === 'AssignmentExpression') checkTarget(node['left'], node, ancestors);
    else if (node.type === 'UpdateExpression') checkTarget(node['argument'], node, ancestors);
    else if (node.type === 'UnaryExpression' && node['operator'] === 'delete') checkTarget(node['argument'], node, ancestors);
    else if (node.type === 'CallExpression') {
      const callee = node['callee'] as SyntaxNode;
      if (callee.type !== 'MemberExpression') return;
      if (text(callee) === 'Object.assign') check((node['arguments'] as unknown[])[0], node, ancestors, 'Object.assign');
      else if (CHANGING.has(memberName(callee))) check(callee['object'], node, ancestors, text(callee));
    }
  });
  return findings;
}

const isFunction = (node: SyntaxNode): boolean => /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);

const isInBuilder = ({ path }: SourceFile, within: readonly SyntaxNode[]): boolean =>
  within.some(node => node.type === 'FunctionDeclaration' && BUILDERS[path]?.includes(nameOf(node['id'])));

const either = (a: Kind, b: Kind): Kind => (a === 'state' || b === 'state' ? 'state' : a === 'free' ? b : a);

const spread = (node: unknown): unknown => (isNode(node) && node.type === 'SpreadElement' ? node['argument'] : node);

function memberName(node: SyntaxNode): string {
  const property = node['property'] as SyntaxNode;
  if (node['computed'] !== true) return property.type === 'PrivateIdentifier' ? '' : nameOf(property);
  return typeof property['value'] === 'string' ? property['value'] : '';
}

const nameOf = (node: unknown): string => {
  const name = (node as { name?: unknown } | null)?.name;
  return typeof name === 'string' ? name : '';
};

export const deeds: Check = {
  name: 'deeds',
  look() {
    const files = readFiles(path => isTypeScript(path) && /^games\/[^/]+\/src\//.test(path) && !isTest(path));
    return { looked: `${files.length} files`, findings: [...checkDeeds(files), ...checkTellers(files), ...checkCitations(files)] };
  },
};

if (import.meta.main) report(deeds);
