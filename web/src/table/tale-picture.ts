/** The story of a match, drawn as a picture of 1200 × 630 in the colours of its game. */
import type { MatchTale } from '@quarry/protocol';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const STORY = { size: 30, line: 44, most: 7 };

/** As many whole sentences as fit into so many lines; of a single one that is too long its beginning. */
export function storyIn(says: readonly string[], most: number, fits: (line: string) => boolean): readonly string[] {
  for (let n = says.length; n > 1; n--) {
    const lines = linesOf(says.slice(0, n).join(' '), Number.POSITIVE_INFINITY, fits);
    if (lines.length <= most) return lines;
  }
  return linesOf(says[0] ?? '', most, fits);
}

/** Words in lines that fit; what does not fit ends in an ellipsis. */
function linesOf(text: string, most: number, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer) || line === '') line = longer;
    else if (lines.length === most - 1) return [...lines, `${line} …`];
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

export async function drawTale({ headline, says }: MatchTale, game: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const draw = canvas.getContext('2d');
  if (!draw) throw new Error('no canvas');
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  draw.fillStyle = colour('--ground');
  draw.fillRect(0, 0, WIDTH, HEIGHT);
  draw.fillStyle = colour('--ember');
  draw.fillRect(0, 0, WIDTH, 10);
  const font = getComputedStyle(document.body).fontFamily;
  const write = (text: string, size: number, weight: number, name: string, y: number): void => {
    draw.font = `${weight} ${size}px ${font}`;
    draw.fillStyle = colour(name);
    draw.fillText(text, MARGIN, y, WIDTH - 2 * MARGIN);
  };
  write(game, 28, 400, '--dim', 92);
  write(headline, 60, 700, '--ink', 168);
  draw.font = `400 ${STORY.size}px ${font}`;
  const fits = (line: string): boolean => draw.measureText(line).width <= WIDTH - 2 * MARGIN;
  storyIn(says, STORY.most, fits).forEach((line, i) => write(line, STORY.size, 400, '--ink', 238 + i * STORY.line));
  write('Played at Quarry', 24, 400, '--dim', HEIGHT - 44);
  return new Promise((resolve, reject) => canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture')))));
}
