import { expect, test } from 'vitest';
import { codeLines, drawLines } from './draw-lines.ts';

const file = (path: string, ...lines: string[]) => ({ path, text: lines.join('\n') });

test('lines with nothing but a bracket, a comment or an import are not broken', () => {
  const lines = [
    '/** What it is. */',
    "import { a } from './a.ts';",
    '',
    'const b = [',
    '  a, // why',
    '];',
    ' * more',
    'export * from b;',
    '});',
    '}',
  ];

  expect(codeLines(file('x.ts', ...lines))).toEqual(['x.ts:4-4', 'x.ts:5-5']);
});

test('a sample is the same for the same seed, another for another, each line once, and no larger than there are lines', () => {
  const files = [1, 2, 3].map(n => file(`${n}.ts`, ...Array.from({ length: 20 }, (_, i) => `call(${i});`)));
  const all = files.flatMap(codeLines);

  expect(drawLines(files, 10, 'one')).toEqual(drawLines(files, 10, 'one'));
  expect(drawLines(files, 10, 'one')).not.toEqual(drawLines(files, 10, 'two'));
  expect(drawLines(files, 5, 'one')).toEqual(drawLines(files, 10, 'one').slice(0, 5));
  expect(drawLines(files, 999, 'one').sort()).toEqual(all.sort());
});
