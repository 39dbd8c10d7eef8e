/**
 * The end of a match as a picture of 1200 × 630 in the colours of its game: a picture of its end, with whoever played, who has won, how it went, final figures.
 * Where everything stands is worked out first, pure; then it is drawn.
 */
import { drawPart } from './drawing-part.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;
const MARGIN = 56;
/** Text stands beside those who played; without a picture it has the whole width. */
const BESIDE = 560;
/** What is written ends here. */
export const WRITTEN = MARGIN + BESIDE;

export interface PictureWords {
  readonly game: string;
  /** Who has won, by name, or that nobody has. */
  readonly won: string;
  readonly isLost: boolean;
  readonly how: string;
  /** Whole sentences: as many are told as there is room for. */
  readonly story: readonly string[];
  /** Whose column is which; empty if there are no columns. */
  readonly names: readonly string[];
  readonly figures: readonly { readonly says: string; readonly values: readonly number[] }[];
}

type Tint = 'ember' | 'glory' | 'ink' | 'dim';
interface Font {
  readonly size: number;
  readonly weight: 400 | 600 | 700;
  readonly family: 'serif' | 'sans';
}
interface Written extends Font {
  readonly text: string;
  readonly x: number;
  /** Where the letters stand. */
  readonly y: number;
  readonly tint: Tint;
  readonly align: 'left' | 'right';
}
/** How wide a text is. */
export type Measure = (text: string, font: Font) => number;

const TITLE: readonly Font[] = [60, 52, 44, 36].map(size => ({ size, weight: 700, family: 'serif' }));
const SMALL: Font = { size: 24, weight: 600, family: 'sans' };
const HOW: Font = { size: 25, weight: 600, family: 'sans' };
const STORY: Font = { size: 23, weight: 400, family: 'sans' };
const FIGURE: Font = { size: 21, weight: 400, family: 'sans' };
const VALUE: Font = { size: 44, weight: 700, family: 'serif' };
const LINE = 1.38;
const MOST_TITLE_LINES = 2;
const MOST_HOW_LINES = 3;
const MOST_SENTENCES = 5;
const MOST_FIGURES = 3;
const ROW = 31;
/** How dark it is below what is written, and how that ends. */
const SHADE = 0.86;
const FADES = 40;
const FADE = 4;
/** Between the story and the figures. */
const GAP = 22;

/** Words in lines that fit; a word that is too long is broken, and what is too much ends in an ellipsis. */
export function linesOf(text: string, most: number, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap(one => pieces(one, fits))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer) || line === '') line = longer;
    else if (lines.length === most - 1) return [...lines, shortened(`${line} ${word}`, fits)];
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

function pieces(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word) || word.length < 2) return [word];
  const at = Math.max(1, longest(word, fits));
  return [word.slice(0, at), ...pieces(word.slice(at), fits)];
}

/** So many letters of a text fit. */
function longest(text: string, fits: (line: string) => boolean): number {
  let n = text.length;
  while (n > 0 && !fits(text.slice(0, n))) n -= 1;
  return n;
}

/** A text that fits, if need be with an ellipsis. */
export function shortened(text: string, fits: (line: string) => boolean): string {
  if (fits(text)) return text;
  const n = longest(text, line => fits(`${line.trimEnd()}…`));
  return `${text.slice(0, n).trimEnd()}…`;
}

/** Everything that is written, and where; `isBeside` if the picture has the right half. */
export function layOut(
  { game, won, isLost, how, story, names, figures }: PictureWords,
  isBeside: boolean,
  measure: Measure,
): readonly Written[] {
  const width = isBeside ? BESIDE : WIDTH - 2 * MARGIN;
  const fits =
    (font: Font, room = width) =>
    (line: string): boolean =>
      measure(line, font) <= room;
  const written: Written[] = [];
  let y = MARGIN;
  const write = (lines: readonly string[], font: Font, tint: Tint, line = LINE): void => {
    for (const text of lines) {
      y += font.size * line;
      written.push({ ...font, text, x: MARGIN, y: Math.round(y - font.size * (line - 1)), tint, align: 'left' });
    }
  };
  write(linesOf(game, 2, fits(SMALL)), SMALL, 'ember', 1.2);
  y += 10;
  const title = TITLE.find(font => linesOf(won, MOST_TITLE_LINES + 1, fits(font)).length <= MOST_TITLE_LINES) ?? TITLE.at(-1)!;
  write(linesOf(won, MOST_TITLE_LINES, fits(title)), title, isLost ? 'ink' : 'glory', 1.16);
  y += 14;
  write(how === '' ? [] : linesOf(how, MOST_HOW_LINES, fits(HOW)), HOW, 'ink');
  const bottom = figuresIn(names, figures.slice(0, MOST_FIGURES), width, measure);
  y += 12;
  const room = Math.floor((bottom.top - GAP - y) / (STORY.size * LINE));
  write(wholeSentences(story, room, fits(STORY)), STORY, 'ink');
  return [...written, ...bottom.written];
}

/** As many sentences as there is room for, in lines: none is broken off. */
function wholeSentences(story: readonly string[], room: number, fits: (line: string) => boolean): readonly string[] {
  const told = story.slice(0, MOST_SENTENCES).map((_, i) => linesOf(story.slice(0, i + 1).join(' '), Number.POSITIVE_INFINITY, fits));
  return told.findLast(lines => lines.length <= room) ?? [];
}

/** Final figures, at the lower edge: large for one, as a table for several. */
function figuresIn(names: readonly string[], figures: PictureWords['figures'], width: number, measure: Measure) {
  const foot = HEIGHT - MARGIN;
  if (figures.length === 0) return { top: foot, written: [] };
  return names.length > 1 ? tableOf(names, figures, width, measure, foot) : rowOf(figures, width, measure, foot);
}

const COLUMN = { least: 76, most: 150, between: 16 };
function tableOf(names: readonly string[], figures: PictureWords['figures'], width: number, measure: Measure, foot: number) {
  const fits = (room: number, font: Font) => (text: string) => measure(text, font) <= room;
  const bold: Font = { ...FIGURE, weight: 600 };
  const widest = Math.max(...figures.map(({ says }) => measure(says, FIGURE)));
  const label = Math.min(widest, width - names.length * COLUMN.least);
  const column = Math.min(COLUMN.most, (width - label) / names.length);
  const right = (i: number): number => MARGIN + label + column * (i + 1);
  const heads = names.map(name => linesOf(name, 2, fits(column - COLUMN.between, bold)));
  const top = foot - ROW * figures.length;
  const inColumn = (text: string, i: number, y: number): Written => ({ ...bold, text, x: right(i), y, tint: 'ink', align: 'right' });
  const written = heads.flatMap((lines, i) => lines.map((text, line) => inColumn(text, i, top - 6 - (lines.length - 1 - line) * 25)));
  figures.forEach(({ says, values }, row) => {
    const y = top + ROW * (row + 1) - 6;
    written.push({ ...FIGURE, text: shortened(says, fits(label, FIGURE)), x: MARGIN, y, tint: 'dim', align: 'left' });
    written.push(...values.map((value, i) => inColumn(`${value}`, i, y)));
  });
  return { top: top - ROW - (heads.some(lines => lines.length > 1) ? 25 : 0), written };
}

function rowOf(figures: PictureWords['figures'], width: number, measure: Measure, foot: number) {
  const column = Math.min(240, width / figures.length);
  const written = figures.flatMap(({ says, values }, i): Written[] => {
    const x = MARGIN + column * i;
    const label = linesOf(says, 2, line => measure(line, FIGURE) <= column - 18);
    return [
      { ...VALUE, text: `${values[0] ?? ''}`, x, y: foot - 2 * FIGURE.size - 14, tint: 'ink', align: 'left' },
      ...label.map(
        (text, line): Written => ({ ...FIGURE, text, x, y: foot - FIGURE.size + line * FIGURE.size * 1.1 - 4, tint: 'dim', align: 'left' }),
      ),
    ];
  });
  return { top: foot - 2 * FIGURE.size - 14 - VALUE.size, written };
}

export async function drawTale(words: PictureWords, art: HTMLElement | null): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const draw = canvas.getContext('2d');
  if (!draw) throw new Error('no canvas');
  // A table has the letters of its game.
  const page = getComputedStyle(document.querySelector('.table') ?? document.documentElement);
  const colour = (name: string): string => page.getPropertyValue(`--${name}`).trim();
  draw.fillStyle = colour('ground');
  draw.fillRect(0, 0, WIDTH, HEIGHT);
  // It is a picture without its drawing, too: what cannot be drawn is left out.
  const hasArt = await drawArt(draw, art, colour).catch(() => false);
  draw.fillStyle = colour('ember');
  draw.fillRect(0, 0, 10, HEIGHT);
  const fontOf = ({ size, weight, family }: Font): string => `${weight} ${size}px ${page.getPropertyValue(`--${family}`)}`;
  const measure: Measure = (text, font) => {
    draw.font = fontOf(font);
    return draw.measureText(text).width;
  };
  for (const one of layOut(words, hasArt, measure)) {
    draw.font = fontOf(one);
    draw.fillStyle = colour(one.tint);
    draw.textAlign = one.align;
    draw.fillText(one.text, one.x, one.y);
  }
  return canvas;
}

/** The picture has all of it; what is written stands on a shade that ends where those who played stand. */
async function drawArt(draw: CanvasRenderingContext2D, art: HTMLElement | null, colour: (name: string) => string): Promise<boolean> {
  if (!art?.querySelector('svg')) return false;
  await drawPart(draw, art);
  draw.fillStyle = colour('ground');
  draw.globalAlpha = SHADE;
  draw.fillRect(0, 0, WRITTEN, HEIGHT);
  for (let i = 0; i < FADES; i++) {
    draw.globalAlpha = SHADE * (1 - i / FADES);
    draw.fillRect(WRITTEN + i * FADE, 0, FADE, HEIGHT);
  }
  draw.globalAlpha = 1;
  return true;
}
