/** A part of the page as it looks now, on a canvas: its drawings, the letters beside them and the rims of its boxes, each where it lies. What lies behind them is left out. */
import { imageOf, standingAlone } from './drawing.ts';

type Brush = CanvasRenderingContext2D;

/** The first corner of the part is that of the canvas. */
export async function drawPart(draw: Brush, part: HTMLElement): Promise<void> {
  const { left, top } = part.getBoundingClientRect();
  draw.save();
  draw.translate(-left, -top);
  for (const one of part.querySelectorAll('*')) {
    if (one instanceof SVGSVGElement) {
      if (!one.parentElement?.closest('svg')) await drawDrawing(draw, one);
    } else if (one instanceof HTMLElement) {
      drawRim(draw, one);
      drawWords(draw, one);
    }
  }
  draw.restore();
}

async function drawDrawing(draw: Brush, drawing: SVGSVGElement): Promise<void> {
  const { left, top, width, height } = drawing.getBoundingClientRect();
  if (width === 0 || height === 0) return;
  const image = await imageOf(standingAlone(drawing), { width, height }, drawing.getAttribute('viewBox') ?? `0 0 ${width} ${height}`);
  draw.save();
  const frame = drawing.parentElement!;
  const radius = radiusOf(frame);
  if (radius > 0) {
    outline(draw, frame, radius);
    draw.clip();
  }
  draw.drawImage(image, left, top, width, height);
  draw.restore();
}

/** All around where the corners are round, else above alone. */
function drawRim(draw: Brush, box: HTMLElement): void {
  const { borderTopWidth, borderTopColor } = getComputedStyle(box);
  const wide = Number.parseFloat(borderTopWidth);
  if (wide === 0) return;
  const { left, top, width } = box.getBoundingClientRect();
  draw.strokeStyle = borderTopColor;
  draw.fillStyle = borderTopColor;
  draw.lineWidth = wide;
  const radius = radiusOf(box);
  if (radius === 0) draw.fillRect(left, top, width, wide);
  else {
    outline(draw, box, radius);
    draw.stroke();
  }
}

function radiusOf(box: Element): number {
  const { borderTopLeftRadius: says } = getComputedStyle(box);
  const radius = Number.parseFloat(says);
  return says.endsWith('%') ? (radius * box.getBoundingClientRect().width) / 100 : radius;
}

function outline(draw: Brush, box: Element, radius: number): void {
  const { left, top, width, height } = box.getBoundingClientRect();
  draw.beginPath();
  draw.roundRect(left, top, width, height, radius);
}

/** Word by word, for lines are broken between them. */
function drawWords(draw: Brush, box: HTMLElement): void {
  const { fontStyle, fontWeight, fontSize, fontFamily, color } = getComputedStyle(box);
  draw.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  draw.fillStyle = color;
  draw.textAlign = 'left';
  const range = document.createRange();
  for (const text of box.childNodes) {
    if (!(text instanceof Text)) continue;
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const { left, top } = range.getBoundingClientRect();
      draw.fillText(word, left, top + draw.measureText(word).fontBoundingBoxAscent);
    }
  }
}
