/**
 * Only deeds change the state of a game: every change has one place, one name, and tells its event. That a state is readonly is said by types, and that
 * only deeds open the door to writing by check-imports.ts. Here is what neither can say: a readonly record may be handed to `Object.assign`, a cast takes
 * its lock away, and what a deed has opened could be handed out of it. Nothing else tells an event, so that whoever reads the deeds has read everything
 * that can be told. A deed and a rule never share a name: whoever reads `endRound` knows which of the two it is. A clause is cited, never asked for: what is
 * meant is data of its own, or a new citation would change what happens.
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

const isDeed = (path: string): boolean => /^games\/[^/]+\/src\/deeds(\.ts$|\/)/.test(path);
const isOfTests = (path: string): boolean => /^games\/[^/]+\/src\/testing\//.test(path);

/** Ways to write into something whatever its type says. */
const PAST_TYPES = new Set([
  'Object.assign',
  'Object.defineProperty',
  'Object.defineProperties',
  'Object.setPrototypeOf',
  'Reflect.set',
  'Reflect.deleteProperty',
  'Reflect.defineProperty',
]);
const CHANGING = new Set(['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin']);
const BORROWING = new Set(['call', 'apply', 'bind']);

/** What is written past the types. */
export function checkDeeds(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(file => {
    if (isOfTests(file.path)) return [];
    return isDeed(file.path) ? handedOut(file) : writtenPastTypes(file);
  });
}

function writtenPastTypes(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  const find = (at: SyntaxNode, what: string): void => {
    findings.push({
      path: file.path,
      line: lineAt(file.text, at.start),
      what,
      wayOut: 'let a deed open the record and write it (deeds.ts or deeds/); anything else is made anew',
    });
  };
  const text = (node: unknown): string => (isNode(node) ? file.text.slice(node.start, node.end) : '');
  const tree = parse(file);
  const renamed = namesOfOthers(tree);
  const isAsserted = (node: SyntaxNode): boolean => castIn(node) || (node.type === 'MemberExpression' && renamed.has(rootOf(node)));
  walk(tree, node => {
    const target = writtenBy(node);
    if (isNode(target) && (isAsserted(target) || isGivenBack(target)))
      find(node, `${text(target)} is written although its type was only asserted`);
    const past = pastTypes(node);
    if (past !== null) find(node, `${past} writes whatever the type says`);
    if (node.type !== 'CallExpression') return;
    const callee = node['callee'] as SyntaxNode;
    if (callee.type !== 'MemberExpression') return;
    if (CHANGING.has(memberName(callee)) && isAsserted(callee)) find(node, `${text(callee)} changes what was only asserted to be its own`);
    const borrowed = callee['object'] as SyntaxNode;
    if (BORROWING.has(memberName(callee)) && borrowed.type === 'MemberExpression' && CHANGING.has(memberName(borrowed)))
      find(node, `${text(borrowed)} writes whatever the type says`);
  });
  return findings;
}

/** A function that writes whatever the type says, called, named or unpacked. */
function pastTypes(node: SyntaxNode): string | null {
  const isOfObjects = (holder: unknown): boolean => ['Object', 'Reflect'].includes(nameOf(holder));
  if (node.type === 'MemberExpression' && isOfObjects(node['object'])) {
    const called = `${nameOf(node['object'])}.${memberName(node)}`;
    return PAST_TYPES.has(called) ? called : null;
  }
  if (node.type !== 'VariableDeclarator' || !isOfObjects(node['init'])) return null;
  if ((node['id'] as SyntaxNode).type !== 'ObjectPattern') return `${nameOf(node['init'])} under another name`;
  const unpacked = (node['id'] as SyntaxNode)['properties'] as SyntaxNode[];
  const called = unpacked.map(one => `${nameOf(node['init'])}.${nameOf(one['key'])}`);
  return called.find(one => PAST_TYPES.has(one)) ?? null;
}

/**
 * Names for what stands elsewhere under a type of their own: `const mine = state as Mine`, `const hunter: { hand: number[] } = state.hunters[0]!`, `{ state }: { state:
 * { turn: number } }`, `for (const hunter of state.hunters as readonly Mine[])`.
 */
function namesOfOthers(tree: SyntaxNode): Set<string> {
  const names = new Set<string>();
  const add = (pattern: unknown): void => {
    for (const name of namesIn(pattern)) names.add(name);
  };
  walk(tree, node => {
    if (node.type === 'VariableDeclarator') {
      const { id, init } = node as unknown as { id: SyntaxNode; init: SyntaxNode | null };
      if (isCast(init) || (isTyped(id) && isElsewhere(init)) || (isOpen(id) && init === null)) add(id);
    }
    if (node.type === 'ForOfStatement' && isCast(node['right']))
      for (const { id } of (node['left'] as { declarations?: { id: SyntaxNode }[] }).declarations ?? []) add(id);
    if (FUNCTIONS.has(node.type)) for (const given of node['params'] as SyntaxNode[]) if (isOpen(given)) add(given);
  });
  return names;
}

const isCast = (node: unknown): boolean => isNode(node) && node.type === 'TSAsExpression' && nameOf(typeNameOf(node)) !== 'const';
const isTyped = (pattern: SyntaxNode): boolean => isNode(pattern['typeAnnotation']);
/** What somebody else holds: `state.hunters[0]!`, or a part of it that is unpacked. */
const isElsewhere = (init: SyntaxNode | null): boolean =>
  isNode(init) && ['Identifier', 'MemberExpression', 'TSNonNullExpression'].includes(init.type);
/** Whether a name is given the type `any`, or one that is written out on the spot with a field that may be written. */
function isOpen({ typeAnnotation: type }: SyntaxNode): boolean {
  return isNode(type) && (hasOpenField(type) || (type['typeAnnotation'] as SyntaxNode).type === 'TSAnyKeyword');
}

/** Every name that a pattern gives. */
function namesIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  const inside = [
    ...((pattern['properties'] ?? pattern['elements'] ?? []) as unknown[]),
    ...(pattern.type === 'Property' ? [pattern['value']] : [pattern['argument'], pattern['left']]),
  ];
  return pattern.type === 'Identifier' ? [nameOf(pattern)] : inside.flatMap(namesIn);
}

const typeNameOf = (cast: SyntaxNode): unknown => (cast['typeAnnotation'] as SyntaxNode)['typeName'];

/** The name that a chain of members begins with. */
const rootOf = (node: SyntaxNode): string => nameOf(chainOf(node).at(-1));

/** What an assignment, a count or a deletion writes to. */
function writtenBy(node: SyntaxNode): unknown {
  if (node.type === 'AssignmentExpression') return node['left'];
  if (node.type === 'UpdateExpression') return node['argument'];
  return node.type === 'UnaryExpression' && node['operator'] === 'delete' ? node['argument'] : undefined;
}

/** Whether a chain of members begins with a cast: `(state as Mine).hunters[0].glory`. */
const castIn = (node: SyntaxNode): boolean => chainOf(node).some(({ type }) => type === 'TSAsExpression' || type === 'TSTypeAssertion');

/** Whether it begins with what a function gave back: `opened(state).turn`. Who may call `writable` is the business of check-imports.ts. */
const isGivenBack = (node: SyntaxNode): boolean =>
  chainOf(node).some(({ type, callee }) => type === 'CallExpression' && !['', 'writable'].includes(nameOf(callee)));

/** A chain of members from its end to its beginning, without the names in between. */
function chainOf(node: SyntaxNode): SyntaxNode[] {
  const chain: SyntaxNode[] = [];
  for (let at: unknown = node; isNode(at); at = at['object'] ?? at['expression']) chain.push(at);
  return chain;
}

/** What a deed has opened and gives to others: its result is declared, and is nothing writable. */
function handedOut(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  walk(parse(file), node => {
    if (node.type !== 'ExportNamedDeclaration' || !isNode(node['declaration'])) return;
    for (const [name, made] of functionsIn(node['declaration'])) {
      const result = made['returnType'];
      const isWritable = isNode(result) && (/\bWritable\b/.test(file.text.slice(result.start, result.end)) || hasOpenField(result));
      if (isNode(result) && !isWritable) continue;
      const what = isWritable ? `${name} hands out what it has opened` : `${name} does not say what it gives back`;
      findings.push({ path: file.path, line: lineAt(file.text, made.start), what, wayOut: 'declare the result, readonly as the state is' });
    }
  });
  return findings;
}

/** Whether a type is written out with a field that may be written. */
function hasOpenField(type: SyntaxNode): boolean {
  let found = false;
  walk(type, node => {
    if (node.type === 'TSPropertySignature' && node['readonly'] !== true) found = true;
  });
  return found;
}

function functionsIn(declared: SyntaxNode): (readonly [string, SyntaxNode])[] {
  if (declared.type === 'FunctionDeclaration') return [[nameOf(declared['id']), declared]];
  if (declared.type !== 'VariableDeclaration') return [];
  return (declared['declarations'] as SyntaxNode[]).flatMap(one =>
    isNode(one['init']) && one['init'].type === 'ArrowFunctionExpression' && !isNode((one['id'] as SyntaxNode)['typeAnnotation'])
      ? [[nameOf(one['id']), one['init']] as const]
      : [],
  );
}

/** Events told by anything but a deed: `table.tell(…)`, or a `tell` that is taken from somewhere to be called later. */
export function checkTellers(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(file => {
    if (isDeed(file.path) || isOfTests(file.path)) return [];
    const findings: Finding[] = [];
    walk(parse(file), (node, ancestors) => {
      const isTaken = node.type === 'MemberExpression' && memberName(node) === 'tell';
      const isUnpacked = node.type === 'Property' && ancestors.at(-1)?.type === 'ObjectPattern' && nameOf(node['key']) === 'tell';
      if (!(isTaken || isUnpacked)) return;
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

const gameOf = (path: string): string => /^games\/[^/]+\//.exec(path)?.[0] ?? '';
/** Where the rules of a game are: in rules/, in effects/, and loose in src/. */
const isOfRules = (path: string): boolean =>
  !(isDeed(path) || isTest(path)) && /^games\/[^/]+\/src\/((rules|effects)\/.+|[^/]+)$/.test(path);

/** Deeds that are called like a rule of their game: a deed has another verb than the rule that it belongs to. */
export function checkNames(files: readonly SourceFile[]): Finding[] {
  const rules = new Map(files.filter(({ path }) => isOfRules(path)).flatMap(exportsByName));
  return files.flatMap(file => {
    if (!isDeed(file.path) || isTest(file.path)) return [];
    return exportedFunctions(file).flatMap(([name, made]) => {
      const at = rules.get(gameOf(file.path) + name);
      const what = `${name} is a deed and stands in ${at} too`;
      const wayOut = 'give the deed another verb: that of what happens on the table';
      return at === undefined ? [] : [{ path: file.path, line: lineAt(file.text, made.start), what, wayOut }];
    });
  });
}

const exportsByName = (file: SourceFile): [string, string][] =>
  exportedFunctions(file).map(([name]) => [gameOf(file.path) + name, file.path]);

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** The functions that a file exports, declared or as constants, by name. */
function exportedFunctions(file: SourceFile): (readonly [string, SyntaxNode])[] {
  const exported = (parse(file)['body'] as SyntaxNode[]).flatMap(one =>
    one.type === 'ExportNamedDeclaration' && isNode(one['declaration']) ? [one['declaration']] : [],
  );
  return exported.flatMap(declared => {
    if (FUNCTIONS.has(declared.type)) return [[nameOf(declared['id']), declared] as const];
    if (declared.type !== 'VariableDeclaration') return [];
    return (declared['declarations'] as SyntaxNode[]).flatMap(one =>
      isNode(one['init']) && FUNCTIONS.has(one['init'].type) ? [[nameOf(one['id']), one['init']] as const] : [],
    );
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
    return {
      looked: `${files.length} files`,
      findings: [checkDeeds, checkTellers, checkNames, checkCitations].flatMap(check => check(files)),
    };
  },
};

if (import.meta.main) report(deeds);
