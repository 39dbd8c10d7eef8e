/** The check of styles finds colours that no theme names, in sheets and in drawings, and sheets that lie in no layer. */
import { describe, expect, test } from 'vitest';
import { checkColours, checkEnds, checkLayers } from './check-styles.ts';

const colours = (path: string, text: string): string[] => checkColours([{ path, text }]).map(({ line, what }) => `${line}: ${what}`);

describe('colours', () => {
  test.each([
    ['a.css', 'a {\n  color: #1a2b3c;\n}', ['2: #1a2b3c is a colour']],
    ['a.css', 'a { border: 1px solid #ABC }', ['1: #ABC is a colour']],
    ['a.css', 'a { box-shadow: 0 0 2px rgb(0 0 0 / 50%), 0 0 1px #fff8; }', ['1: #fff8 is a colour', '1: rgb(…) is a colour']],
    ['a.css', 'a { background: linear-gradient(white, var(--ground)); }', ['1: white is a colour']],
    ['a.css', 'a { --mine: oklch(60% 0.1 200); }', ['1: oklch(…) is a colour']],
    ['a.css', '/* red;\n */ a { fill: rebeccapurple; }', ['2: rebeccapurple is a colour']],
    ['a.tsx', 'const a = <path\n  fill="#123456" />;', ['2: #123456 is a colour']],
    ['a.tsx', 'const a = <path stroke={isLost ? "tomato" : "none"} />;', ['1: tomato is a colour']],
    ['a.tsx', "const look = { fill: 'white', name: 'white' };", ['1: white is a colour']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a program to be looked at
    ['a.ts', 'const glow = `0 0 ${n}px #abcdef`;', ['1: #abcdef is a colour']],
    ['a.ts', "const shade = 'rgba(0, 0, 0, .4)';", ['1: rgba(…) is a colour']],
  ])('in %s the %#. is found, wherever it stands', (name, text, found) => {
    for (const folder of ['screen/src', 'web/src/table', 'games/zero-dawn/src/screen'])
      expect(colours(`${folder}/${name}`, text)).toEqual(found);
  });

  test.each([
    ['a.css', 'a { color: var(--ink); fill: none; stroke: currentColor; background: transparent; }'],
    ['a.css', '.die-red { --die: var(--die-red); white-space: nowrap; }'],
    ['a.css', '#add { color: color-mix(in srgb, var(--panel), var(--ember) 20%); }'],
    ['a.css', '/* #123456 */ a { background: url(#fade); }'],
    ['a.css', '.white { animation: red 1s; }'],
    ['a.tsx', 'const a = <a href={\'#add-a-card\'} className="red">white</a>;'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a program to be looked at
    ['a.tsx', 'const a = <g fill={`url(#${id})`} stroke="none" />;'],
    ['theme.css', ':root { --ink: #123456; }'],
    ['theme.ts', "export const theme = { ink: '#123456' };"],
  ])('in %s the %#. is fine', (name, text) => {
    expect(colours(`screen/src/${name}`, text)).toEqual([]);
  });
});

describe('layers', () => {
  const layers = (sheet: string, from = 'screen/src/index.ts'): string[] =>
    checkLayers([
      { path: from, text: "import { a } from './a.ts';\nimport './kit.css';\n" },
      { path: from.replace(/[^/]*$/, 'kit.css'), text: sheet },
    ]).map(({ path, line, what }) => `${path}:${line}: ${what}`);

  test('a sheet of the kit or of a screen with a rule in no layer is found', () => {
    expect(layers('a { fill: none; }')).toEqual(['screen/src/index.ts:2: screen/src/kit.css lies in no layer']);
    expect(layers('@import "./b.css";', 'games/snow-lynx/src/screen/index.ts')).toHaveLength(1);
    expect(layers('@layer kit {\n  a { fill: none; }\n}\nb { fill: none; }')).toHaveLength(1);
  });

  test('sheets in layers are fine, and those of the page, which come last', () => {
    expect(layers('/* The kit. */\n@import "./b.css" layer(kit);\n@layer kit {\n  a {\n    fill: none;\n  }\n}\n')).toEqual([]);
    expect(layers('a { fill: none; }', 'web/src/main.tsx')).toEqual([]);
  });
});

describe('ends', () => {
  const endless = (path: string, text: string): number[] => checkEnds([{ path, text }]).map(({ line }) => line);

  test('an animation without an end is found', () => {
    expect(endless('screen/src/a.css', 'a {\n  animation: glow 2s ease-in-out infinite alternate;\n}')).toEqual([2]);
    expect(endless('web/src/table/a.css', 'a { animation-iteration-count: infinite; }')).toEqual([1]);
  });

  test('one that rests is fine, and the gallery, which shows them', () => {
    expect(endless('screen/src/a.css', '/* infinite */ a { animation: glow 2s 3; } .infinite { fill: none; }')).toEqual([]);
    expect(endless('web/src/gallery/a.css', 'a { animation: glow 2s infinite; }')).toEqual([]);
  });
});
