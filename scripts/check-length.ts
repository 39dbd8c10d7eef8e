/**
 * What is too long is not read. A component or a hook of the page is at most 80 lines long, a class of page, server or kernel at most 400; whatever has grown
 * longer has two subjects, and is cut between them. Games' screens are not looked at: a picture is as long as what it shows.
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

const MOST_IN_COMPONENT = 80;
const MOST_IN_CLASS = 400;

/** Classes that are still to be cut. */
const NOT_YET = new Set<string>();

/** `Shell`, `useTable`: by their names React knows them, too. */
const isComponentName = (name: string): boolean => /^(use)?[A-Z]/.test(name);

export function checkLength(files: readonly SourceFile[], notYet: ReadonlySet<string> = NOT_YET): Finding[] {
  const open = new Set(notYet);
  const found = files.flatMap(file => {
    const findings: Finding[] = [];
    const linesIn = ({ start, end }: SyntaxNode): number => lineAt(file.text, end) - lineAt(file.text, start) + 1;
    const find = (node: SyntaxNode, what: string, wayOut: string): void => {
      findings.push({ path: file.path, line: lineAt(file.text, node.start), what, wayOut });
    };
    walk(parse(file), (node, ancestors) => {
      const name = nameOf(node, ancestors);
      if (isClass(node) && linesIn(node) > MOST_IN_CLASS && !open.delete(`${file.path} ${name}`))
        find(node, `class ${name} has ${linesIn(node)} lines`, `cut it between its subjects: at most ${MOST_IN_CLASS}`);
      const body = node['body'];
      if (isOfPage(file.path) && isFunction(node) && isNode(body) && isComponentName(name) && linesIn(body) > MOST_IN_COMPONENT)
        find(node, `${name} has ${linesIn(body)} lines`, `give a part of it a name and a place of its own: at most ${MOST_IN_COMPONENT}`);
    });
    return findings;
  });
  return [...found, ...[...open].map(needless)];
}

/** An exception that nothing needs any more would let the next one pass. */
const needless = (entry: string): Finding => ({
  path: 'scripts/check-length.ts',
  line: 1,
  what: `${entry} is excepted, and is short enough`,
  wayOut: 'take it off the list NOT_YET',
});

const isOfPage = (path: string): boolean => /^(web|screen)\/src\//.test(path);

const isClass = ({ type }: SyntaxNode): boolean => type === 'ClassDeclaration' || type === 'ClassExpression';

const isFunction = ({ type }: SyntaxNode): boolean =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

/** Its own name, or that of the constant it is kept in, directly or wrapped: `const Shell = memo(() => …)`. */
function nameOf(node: SyntaxNode, ancestors: readonly SyntaxNode[]): string {
  const own = identifier(node['id']);
  if (own !== '') return own;
  const holder = ancestors.findLast(({ type }) => type !== 'CallExpression');
  return holder?.type === 'VariableDeclarator' ? identifier(holder['id']) : '';
}

const identifier = (node: unknown): string => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '');

export const length: Check = {
  name: 'length',
  look() {
    const files = readFiles(path => isTypeScript(path) && /^(web|screen|server|kernel)\/src\//.test(path) && !isTest(path));
    return { looked: `${files.length} files`, findings: checkLength(files) };
  },
};

if (import.meta.main) report(length);
