/** A drawing of the page as it looks now, as an image that stands alone: its styles are written into it, and nothing in it comes from elsewhere. */

/** What a style sheet says of a shape or a letter. */
const STYLES = [
  'display',
  'opacity',
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'vector-effect',
  'paint-order',
  'stop-color',
  'stop-opacity',
  'color',
  'filter',
  'clip-path',
  'mask',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
] as const;

/** Would be fetched, or cannot be drawn alone. */
const FOREIGN = 'image, foreignObject, script, style, title';

function writeStyles(from: Element, to: SVGElement): void {
  const style = getComputedStyle(from);
  for (const name of STYLES) to.style.setProperty(name, style.getPropertyValue(name));
  to.removeAttribute('class');
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A copy that needs no style sheet. */
export function standingAlone(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  [drawing, ...drawing.querySelectorAll('*')].forEach((one, i) => writeStyles(one, copies[i]!));
  for (const one of copy.querySelectorAll(FOREIGN)) one.remove();
  return copy;
}

export async function imageOf(drawing: SVGSVGElement, { width, height }: Size, viewBox: string): Promise<HTMLImageElement> {
  drawing.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  drawing.setAttribute('viewBox', viewBox);
  drawing.setAttribute('width', `${width}`);
  drawing.setAttribute('height', `${height}`);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await image.decode();
  return image;
}
