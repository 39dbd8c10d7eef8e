/**
 * Colours are named by themes alone (`theme.css`, `theme.ts`): the kit, the games' screens and the page use them by their names, so that a theme changes all of them. And what a
 * piece of the kit or of a screen loads lies in a layer, so that a game's own always comes after the kit's. Nothing moves without end: a table that waits costs no work.
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
  walk,
} from './source.ts';

const FUNCTIONS = /(?<![-\w])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi;
const HEX = /(?<![-\w&/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![-\w])/gi;
/** The names that anybody would write; `transparent` and `currentColor` are no colours of their own. */
const NAMES =
  'aqua|aquamarine|azure|beige|black|blue|brown|chocolate|coral|crimson|cyan|fuchsia|gold|gray|green|grey|indigo|ivory|khaki|lavender|lime|linen|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|sienna|silver|snow|tan|teal|tomato|turquoise|violet|wheat|white|yellow|(?:dark|deep|light|medium|pale)[a-z]+|(?:alice|cadet|cornflower|dodger|midnight|powder|royal|sky|slate|steel)blue|(?:antique|floral|ghost|navajo)white|whitesmoke|gainsboro|rebeccapurple';
const NAMED = new RegExp(`(?<![-\\w.#])(?:${NAMES})(?![-\\w(])`, 'gi');
const IS_NAMED = new RegExp(`^(?:${NAMES})$`, 'i');

/** What is painted with a colour, in style sheets and in drawings. */
const PAINTED =
  /^(?:--|color$|background|border|outline|box-shadow|text-shadow|filter$|fill$|stroke$|stop-?color|flood-?color|caret-?color|accent-?color|scrollbar-color|text-decoration)/i;

export const checkColours = (files: readonly SourceFile[]): Finding[] =>
  files.filter(({ path }) => !isTheme(path)).flatMap(file => coloursIn(file).map(colour => raw(file, colour)));

interface Colour {
  readonly at: number;
  readonly says: string;
}

const isTheme = (path: string): boolean => /^theme\.(css|ts)$/.test(posix.basename(path));

const raw = ({ path, text }: SourceFile, { at, says }: Colour): Finding => ({
  path,
  line: lineAt(text, at),
  what: `${says} is a colour`,
  wayOut: 'give it a name in theme.css, and use that: var(--…)',
});

const coloursIn = (file: SourceFile): Colour[] => (file.path.endsWith('.css') ? coloursInSheet(file.text) : coloursInProgram(file));

/** As long as before, so that places stay what they are. */
const without = (text: string, pattern: RegExp): string => text.replaceAll(pattern, found => ' '.repeat(found.length));

const DECLARATION = /([-\w]+)\s*:\s*([^;{}]+)(?=[;}])/g;

function coloursInSheet(text: string): Colour[] {
  const bare = without(without(text, /\/\*[\s\S]*?\*\//g), /"[^"]*"|'[^']*'|url\([^)]*\)/g);
  return [...bare.matchAll(DECLARATION)].flatMap(({ 0: whole, 1: property, 2: value, index }) => {
    if (!PAINTED.test(property!)) return [];
    const from = index + whole.length - value!.length;
    return [HEX, FUNCTIONS, NAMED].flatMap(pattern =>
      [...value!.matchAll(pattern)].map(match => ({ at: from + match.index, says: match[0].replace('(', '(…)') })),
    );
  });
}

function coloursInProgram(file: SourceFile): Colour[] {
  const colours: Colour[] = [];
  walk(parse(file), (node, ancestors) => {
    const text = node.type === 'Literal' ? node['value'] : node.type === 'TemplateElement' ? cookedOf(node['value']) : undefined;
    if (typeof text !== 'string') return;
    for (const pattern of [HEX, FUNCTIONS])
      for (const match of text.matchAll(pattern)) colours.push({ at: node.start, says: match[0].replace('(', '(…)') });
    const holder = ancestors.findLast(({ type }) => type !== 'JSXExpressionContainer' && type !== 'ConditionalExpression');
    if (IS_NAMED.test(text) && PAINTED.test(paintedBy(holder))) colours.push({ at: node.start, says: text });
  });
  return colours;
}

const cookedOf = (value: unknown): unknown => (value as { cooked?: unknown } | null)?.cooked;

/** The attribute or property whose value something is: `fill` of `fill="white"` and of `{ fill: 'white' }`. */
function paintedBy(holder: unknown): string {
  if (!isNode(holder) || (holder.type !== 'JSXAttribute' && holder.type !== 'Property')) return '';
  const name = holder['name'] ?? holder['key'];
  const says = isNode(name) ? (name['name'] ?? name['value']) : '';
  return typeof says === 'string' ? says : '';
}

/** Sheets that are loaded by the kit or by a screen, and hold anything outside of a layer. */
export function checkLayers(files: readonly SourceFile[]): Finding[] {
  const sheets = new Map(files.filter(({ path }) => path.endsWith('.css')).map(file => [file.path, file]));
  return files
    .filter(({ path }) => isTypeScript(path) && isLayered(path))
    .flatMap(file =>
      [...file.text.matchAll(/^import '(\.[^']*\.css)';$/gm)].flatMap(({ 1: target, index }) => {
        const path = posix.join(posix.dirname(file.path), target!);
        const sheet = sheets.get(path);
        if (!sheet || outsideOfLayers(sheet.text) === '') return [];
        return [
          {
            path: file.path,
            line: lineAt(file.text, index),
            what: `${path} lies in no layer`,
            wayOut: `@import it with layer(${path.startsWith('screen/') ? 'kit' : 'game'}) where its neighbours are, or put its rules into @layer`,
          },
        ];
      }),
    );
}

/** Animations that never end, but in the gallery, which shows them: a board on which one breathed on would be painted sixty times a second while nobody plays. */
export const checkEnds = (files: readonly SourceFile[]): Finding[] =>
  files
    .filter(({ path }) => path.endsWith('.css') && !path.startsWith('web/src/gallery/'))
    .flatMap(({ path, text }) =>
      [...without(text, /\/\*[\s\S]*?\*\//g).matchAll(ENDLESS)].map(({ index }) => ({
        path,
        line: lineAt(text, index),
        what: 'this animation has no end',
        wayOut: 'say how often it comes: long enough to be noticed, and then it rests',
      })),
    );

const ENDLESS = /(?<=animation[^;{}]*)\binfinite\b/g;

const isLayered = (path: string): boolean => /^(screen\/src|games\/[^/]+\/src\/screen)\//.test(path);

function outsideOfLayers(text: string): string {
  let rest = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/@import [^;]*layer\(\w+\);/g, '');
  for (let at = rest.search(/@layer \w+ \{/); at >= 0; at = rest.search(/@layer \w+ \{/))
    rest = rest.slice(0, at) + rest.slice(endOfBlock(rest, at));
  return rest.trim();
}

function endOfBlock(text: string, from: number): number {
  let depth = 0;
  for (let at = text.indexOf('{', from); at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}' && --depth === 0) return at + 1;
  }
  return text.length;
}

export const styles: Check = {
  name: 'styles',
  look() {
    const files = readFiles(
      path => (isLayered(path) || path.startsWith('web/src/')) && (path.endsWith('.css') || isTypeScript(path)) && !isTest(path),
    );
    return { looked: `${files.length} files`, findings: [...checkColours(files), ...checkLayers(files), ...checkEnds(files)] };
  },
};

if (import.meta.main) report(styles);
