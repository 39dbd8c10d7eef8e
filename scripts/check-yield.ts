/**
 * A forgotten `yield*` does nothing, silently: `flood(table)` inside a rule builds a generator and drops it, and no compiler complains.
 * So every call of a rule must be yielded, handed on, or given to something that runs it. A rule here is a generator, a function or
 * method declared to return `Rule` or `Generator`, or a function that hands on the call of one. Names are followed through imports;
 * a method name that also stands for something else is left alone, because only types could tell the two apart.
 * And no rule of a game catches what is thrown through it: that is how a deed ends a scene at once (`sceneOver`).
 */
import { posix } from 'node:path';
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

/** What takes a generator and runs it: `run(flood(table))`, `match.drive(…)`, `Array.from(…)`. */
const runners = new Set(['run', 'drive', 'rule', 'play', 'from', 'Set', 'Map']);

const ruleTypes = new Set(['Rule', 'Script', 'Generator', 'IterableIterator']);

interface Module {
  file: SourceFile;
  tree: SyntaxNode;
  /** Functions declared here by name: true if a rule. */
  functions: Map<string, boolean>;
  /** Local name → the name and module that it was imported as. */
  imports: Map<string, { name: string; from: string }>;
}

interface Call {
  node: SyntaxNode;
  ancestors: readonly SyntaxNode[];
  name: string;
  method: boolean;
}

export function checkYield(files: readonly SourceFile[]): Finding[] {
  const modules = files.map(readModule);
  const methods = new Map<string, boolean>(); // method name → true if a rule wherever it is declared
  for (const { tree } of modules) collectMethods(tree, methods);

  const isRule = (module: Module, { name, method }: Call): boolean =>
    method ? methods.get(name) === true : isRuleFunction(modules, module, name);
  const calls = new Map(modules.map(module => [module, callsOf(module.tree)]));

  // A function that hands on the call of a rule is a rule itself; repeated, because such functions can hand on each other.
  for (let changed = true; changed; ) {
    changed = false;
    for (const [module, made] of calls) {
      for (const call of made) {
        const handedOnBy = isRule(module, call) ? handsOn(call) : undefined;
        if (handedOnBy && module.functions.get(handedOnBy) === false) {
          module.functions.set(handedOnBy, true);
          changed = true;
        }
      }
    }
  }

  const caught = modules.filter(({ file }) => file.path.startsWith('games/')).flatMap(catchesIn);
  const unplayed = [...calls].flatMap(([module, made]) =>
    made
      .filter(call => isRule(module, call) && !isUsed(call))
      .map(({ node, ancestors, name }) => ({
        path: module.file.path,
        line: lineAt(module.file.text, node.start),
        what:
          ancestors.at(-1)?.type === 'YieldExpression'
            ? `yield without * before ${name}(…): the rule is not played`
            : `${name}(…) is a rule, and nothing plays it`,
        wayOut: `write yield* ${name}(…); a function that runs rules is named in the list of runners in scripts/check-yield.ts`,
      })),
  );
  return [...unplayed, ...caught];
}

function catchesIn({ file, tree }: Module): Finding[] {
  const found: Finding[] = [];
  walk(tree, (node, ancestors) => {
    if (node.type !== 'CatchClause' || ancestors.findLast(isFunction)?.['generator'] !== true) return;
    found.push({
      path: file.path,
      line: lineAt(file.text, node.start),
      what: 'a rule catches what is thrown through it: a scene that a deed ends at once would go on',
      wayOut: 'ask before, or let the state say what came of it',
    });
  });
  return found;
}

function readModule(file: SourceFile): Module {
  const tree = parse(file);
  const functions = new Map<string, boolean>();
  const imports = new Map<string, { name: string; from: string }>();
  const declare = (name: string, rule: boolean): void => {
    functions.set(name, rule || functions.get(name) === true);
  };
  walk(tree, (node, ancestors) => {
    if (node.type === 'FunctionDeclaration') declare(nameOf(node['id']), isRuleShape(node));
    if (node.type === 'TSDeclareFunction') declare(nameOf(node['id']), isRuleShape(node));
    if (isFunction(node) && ancestors.at(-1)?.type === 'VariableDeclarator') declare(nameOf(ancestors.at(-1)!['id']), isRuleShape(node));
    if (node.type === 'ImportSpecifier') {
      const from = (ancestors.at(-1)!['source'] as SyntaxNode)['value'] as string;
      imports.set(nameOf(node['local']), { name: nameOf(node['imported']), from });
    }
  });
  return { file, tree, functions, imports };
}

/** Methods of classes and objects, and what interfaces promise. */
function collectMethods(tree: SyntaxNode, methods: Map<string, boolean>): void {
  walk(tree, node => {
    const name = nameOf(node['key']);
    if (name === '' || node['computed'] === true) return;
    const value = [node['value'], node['typeAnnotation']].find(isNode);
    let rule: boolean | undefined;
    if (node.type === 'MethodDefinition' || node.type === 'Property' || node.type === 'PropertyDefinition') {
      if (value && (isFunction(value) || value.type === 'TSEmptyBodyFunctionExpression')) rule = isRuleShape(value);
    } else if (node.type === 'TSMethodSignature') {
      rule = isRuleShape(node);
    } else if (node.type === 'TSPropertySignature') {
      const type = value?.type === 'TSTypeAnnotation' ? value['typeAnnotation'] : undefined;
      if (isNode(type) && type.type === 'TSFunctionType') rule = isRuleShape(type);
    }
    if (rule !== undefined) methods.set(name, rule && methods.get(name) !== false);
  });
}

function isRuleFunction(modules: readonly Module[], module: Module, name: string): boolean {
  const own = module.functions.get(name);
  if (own !== undefined) return own;
  const imported = module.imports.get(name);
  if (!imported) return false;
  if (imported.from.startsWith('.')) {
    const path = posix.join(posix.dirname(module.file.path), imported.from);
    const declared = modules.find(each => each.file.path === path)?.functions.get(imported.name);
    if (declared !== undefined) return declared;
  }
  // re-exported, or from another package: any module with a function of that name decides
  const declared = modules.map(each => each.functions.get(imported.name)).filter(rule => rule !== undefined);
  return declared.length > 0 && declared.every(Boolean);
}

function callsOf(tree: SyntaxNode): Call[] {
  const calls: Call[] = [];
  walk(tree, (node, ancestors) => {
    if (node.type !== 'CallExpression') return;
    const callee = node['callee'] as SyntaxNode;
    const method = callee.type === 'MemberExpression';
    const name = nameOf(method ? callee['property'] : callee);
    if (name !== '') calls.push({ node, ancestors: [...ancestors], name, method });
  });
  return calls;
}

/** Whether something becomes of the generator that the call builds. */
function isUsed(call: Call): boolean {
  const { value, parent, above } = usePlace(call);
  switch (parent?.type) {
    case 'YieldExpression':
      return parent['delegate'] === true;
    case 'ForOfStatement':
      return parent['right'] === value;
    case 'SpreadElement':
      return true;
    case 'ArrowFunctionExpression':
      return parent['body'] === value;
    case 'CallExpression':
    case 'NewExpression':
      return parent['callee'] !== value && runners.has(lastName(parent['callee']));
    case 'ReturnStatement':
    case 'VariableDeclarator':
    case 'AssignmentExpression':
    case 'Property':
    case 'MemberExpression':
      // a driver may hold a generator and step it by hand; inside a rule it is a mistake
      return above.findLast(isFunction)?.['generator'] !== true;
    default:
      return false;
  }
}

/** The name of the function that does nothing with the call but hand it on, if it is such a one. */
function handsOn(call: Call): string | undefined {
  const { value, parent, above } = usePlace(call);
  const isBody = parent?.type === 'ArrowFunctionExpression' && parent['body'] === value;
  if (!isBody && parent?.type !== 'ReturnStatement') return undefined;
  const enclosing = isBody ? parent : above.findLast(isFunction);
  if (!enclosing || enclosing['generator'] === true) return undefined;
  if (enclosing.type === 'FunctionDeclaration') return nameOf(enclosing['id']);
  const holder = (isBody ? above : above.slice(0, above.indexOf(enclosing))).at(-1);
  return holder?.type === 'VariableDeclarator' ? nameOf(holder['id']) : undefined;
}

/** Where the value of the call goes, seen through brackets, casts and choices between two values. */
function usePlace({ node, ancestors }: Call): { value: SyntaxNode; parent: SyntaxNode | undefined; above: readonly SyntaxNode[] } {
  let value = node;
  let at = ancestors.length - 1;
  for (; at >= 0; at -= 1) {
    const parent = ancestors[at]!;
    const transparent =
      ['ParenthesizedExpression', 'TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression', 'ChainExpression'].includes(
        parent.type,
      ) ||
      (parent.type === 'ConditionalExpression' && parent['test'] !== value) ||
      (parent.type === 'LogicalExpression' && parent['right'] === value);
    if (!transparent) break;
    value = parent;
  }
  return { value, parent: ancestors[at], above: ancestors.slice(0, Math.max(at, 0)) };
}

const isFunction = (node: SyntaxNode): boolean =>
  node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression';

function isRuleShape(node: SyntaxNode): boolean {
  if (node['generator'] === true) return true;
  const type = (node['returnType'] as SyntaxNode | null)?.['typeAnnotation'];
  return isNode(type) && type.type === 'TSTypeReference' && ruleTypes.has(lastName(type['typeName']));
}

const nameOf = (node: unknown): string => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '');
const lastName = (node: unknown): string => (isNode(node) && node.type === 'MemberExpression' ? nameOf(node['property']) : nameOf(node));

export const yields: Check = {
  name: 'yield',
  look() {
    const files = readFiles(path => isTypeScript(path) && !isTest(path) && /^(kernel|games\/[^/]+)\/src\//.test(path));
    return { looked: `${files.length} files`, findings: checkYield(files) };
  },
};

if (import.meta.main) report(yields);
