/**
 * An answer is a value (docs/decisions/0022): a key names an option in an answer and in a log, `about` is what is lit up, and what an option means is read from
 * its value. So nobody takes a key apart, compares it with something that was written down, or looks for it in a table; and nobody reckons with the id of what is lit up.
 * Two keys may be the same, and a thing on the table the one that is lit. This goes by syntax: by the name `key`, whatever it is called after it was
 * handed on, and by `about` with a place in it.
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

/** Who may, and why. */
const MAY: Readonly<Record<string, string>> = {
  'kernel/src/ask.ts': 'a log keeps keys, and whether one of them passed is known by the keys of the kernel alone',
  'web/src/table/keyboard.ts': 'these are keys of a keyboard',
};

const WAY_OUT = 'read option.value; what options of a kind are worth stands in the decisions.ts of the game';

export function checkKeys(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(file => (file.path in MAY ? [] : takenApart(file)));
}

function takenApart(file: SourceFile): Finding[] {
  const tree = parse(file);
  const handedOn = aliasesIn(tree);
  const is: Is = { key: node => isKeyBy(handedOn, node), lit: node => isIdOfAbout(node, isDrawing(file.path)) };
  const found = new Map<number, Finding>();
  walk(tree, node => {
    const what = deedOn(node, is);
    if (what === null) return;
    const line = lineAt(file.text, node.start);
    if (!found.has(line)) found.set(line, { path: file.path, line, what, wayOut: WAY_OUT });
  });
  return [...found.values()];
}

// What a key is called

/** A name that a key was given, and the function in which it has it. */
interface Alias {
  readonly name: string;
  readonly within: SyntaxNode;
}

/** `const action = option.key`, `({ key: action }) => …`. */
function aliasesIn(tree: SyntaxNode): readonly Alias[] {
  const aliases: Alias[] = [];
  walk(tree, (node, ancestors) => {
    const isGiven = node.type === 'VariableDeclarator' && isKeyBy(aliases, node['init']);
    const isRenamed = node.type === 'Property' && ancestors.at(-1)?.type === 'ObjectPattern' && nameOf(node['key']) === 'key';
    const name = isGiven ? nameOf(node['id']) : isRenamed ? nameOf(node['value']) : '';
    if (name !== '') aliases.push({ name, within: ancestors.findLast(isFunction) ?? tree });
  });
  return aliases;
}
const isFunction = ({ type }: SyntaxNode): boolean => type.includes('Function');

function isKeyBy(aliases: readonly Alias[], given: unknown): boolean {
  const node = bare(given);
  switch (node?.type) {
    case 'LogicalExpression':
      return isKeyBy(aliases, node['left']);
    case 'CallExpression':
      return nameOf(node['callee']) === 'String' && isKeyBy(aliases, (node['arguments'] as readonly unknown[])[0]);
    case 'Identifier':
      return (
        nameOf(node) === 'key' ||
        aliases.some(({ name, within: { start, end } }) => name === nameOf(node) && start <= node.start && node.end <= end)
      );
    case 'MemberExpression':
      return node['computed'] === true ? isAnswer(node['object']) : nameOf(node['property']) === 'key' && !isOfKeyboard(node);
    default:
      return false;
  }
}

/** What is named in an answer: `answer[0]`. */
const isAnswer = (given: unknown): boolean => {
  const node = bare(given);
  return nameOf(node) === 'answer' || (node?.type === 'MemberExpression' && nameOf(node['property']) === 'answer');
};

/** `event.key` is a key of a keyboard. */
const isOfKeyboard = ({ object }: SyntaxNode): boolean => nameOf(object) === 'event';

// What is done to it

const LOOKS_INSIDE = new Set([
  ...['split', 'slice', 'substring', 'substr', 'match', 'matchAll', 'search', 'startsWith', 'endsWith', 'includes', 'indexOf'],
  ...['lastIndexOf', 'replace', 'replaceAll', 'at', 'charAt', 'charCodeAt', 'codePointAt'],
]);
/** What a list does as well: an answer may be several keys. */
const OF_LISTS = new Set(['slice', 'includes', 'indexOf', 'lastIndexOf', 'at']);
const NUMBERS = new Set(['Number', 'parseInt', 'parseFloat']);
const COMPARES = new Set(['===', '!==', '==', '!=']);

/** Whether something is a key, or the id of what is lit up. */
interface Is {
  key(this: void, node: unknown): boolean;
  lit(this: void, node: unknown): boolean;
}

function deedOn(node: SyntaxNode, is: Is): string | null {
  switch (node.type) {
    case 'CallExpression':
      return callOn(node, is);
    case 'BinaryExpression':
      return comparedIn(node, is);
    case 'SwitchStatement':
      return is.key(node['discriminant']) ? 'what happens is decided by a key' : null;
    case 'TSAsExpression':
      return castIn(node, is);
    case 'MemberExpression':
      return node['computed'] === true && isTable(node['object']) && is.key(node['property']) ? 'a key is looked up in a table' : null;
    default:
      return null;
  }
}

function callOn(node: SyntaxNode, is: Is): string | null {
  const callee = bare(node['callee']);
  const [first] = node['arguments'] as readonly unknown[];
  if (!callee) return null;
  if (NUMBERS.has(nameOf(callee))) {
    if (is.key(first)) return 'a key is read as a number';
    return is.lit(first) ? 'what is lit up is read as a number' : null;
  }
  if (callee.type !== 'MemberExpression') return null;
  const method = nameOf(callee['property']);
  if (is.key(callee['object']) && LOOKS_INSIDE.has(method)) return 'a key is taken apart';
  if (isAnswer(callee['object']) && LOOKS_INSIDE.has(method) && !OF_LISTS.has(method)) return 'a key is taken apart';
  if ((method === 'exec' || method === 'test') && is.key(first)) return 'a key is taken apart';
  return method === 'includes' && bare(callee['object'])?.type === 'ArrayExpression' && is.key(first)
    ? 'a key is compared with others'
    : null;
}

function comparedIn(node: SyntaxNode, is: Is): string | null {
  const { operator, left, right } = node;
  if (operator === 'in') return is.key(left) && isTable(right) ? 'a key is looked up in a table' : null;
  if (!COMPARES.has(String(operator))) return null;
  for (const [one, other] of [
    [left, right],
    [right, left],
  ]) {
    if (is.key(one) && isWritten(other)) return 'a key is compared with one that was written down';
    if (is.lit(one)) return 'what is lit up decides what an option means';
  }
  return null;
}

function castIn(node: SyntaxNode, is: Is): string | null {
  const { expression, typeAnnotation } = node;
  if (!isNode(typeAnnotation) || typeAnnotation.type === 'TSStringKeyword') return null;
  if (is.key(expression)) return 'a key is taken for a value';
  return is.lit(expression) ? 'what is lit up is taken for a value' : null;
}

/** Something that was written down: a word, or a word that is put together. Keys of a keyboard are capitals or single letters. */
function isWritten(given: unknown): boolean {
  const node = bare(given);
  if (node?.type === 'TemplateLiteral') return true;
  return typeof node?.['value'] === 'string' && /^[a-z][\w:.-]+$/.test(node['value']);
}

/** A table of constants is written in capitals. */
const isTable = (node: unknown): boolean => /^[A-Z][A-Z\d_]+$/.test(nameOf(bare(node)));

/** A screen draws one thing after the other, and each is called `about` there. */
const isDrawing = (path: string): boolean => /^(web|screen)\/|\/screen\//.test(path);

/** `option.about[0]!.id`, `one.about.find(…)?.id`, and `about.id` where nothing is drawn. */
function isIdOfAbout(given: unknown, isDrawn: boolean): boolean {
  const node = bare(given);
  if (node?.type !== 'MemberExpression' || nameOf(node['property']) !== 'id') return false;
  const thing = bare(node['object']);
  if (nameOf(thing) === 'about') return !isDrawn;
  if (thing?.type === 'MemberExpression' && thing['computed'] === true) return isAbout(thing['object']);
  const callee = thing?.type === 'CallExpression' ? bare(thing['callee']) : null;
  return (
    callee?.type === 'MemberExpression' && ['find', 'at', 'findLast'].includes(nameOf(callee['property'])) && isAbout(callee['object'])
  );
}
const isAbout = (given: unknown): boolean => {
  const node = bare(given);
  return nameOf(node) === 'about' || (node?.type === 'MemberExpression' && nameOf(node['property']) === 'about');
};

/** Without brackets, `!`, `?.` and casts around it. */
function bare(given: unknown): SyntaxNode | null {
  let node = given;
  while (isNode(node) && AROUND.has(node.type)) node = node['expression'];
  return isNode(node) ? node : null;
}
const AROUND = new Set(['ChainExpression', 'ParenthesizedExpression', 'TSNonNullExpression', 'TSAsExpression']);

const nameOf = (node: unknown): string => {
  const name = (node as { name?: unknown } | null)?.name;
  return typeof name === 'string' ? name : '';
};

export const keys: Check = {
  name: 'keys',
  look() {
    const files = readFiles(path => isTypeScript(path) && /^((games\/)?[^/]+\/)src\//.test(path) && !isTest(path));
    return { looked: `${files.length} files`, findings: checkKeys(files) };
  },
};

if (import.meta.main) report(keys);
