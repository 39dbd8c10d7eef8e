// Puts a beast on a canvas, cut to what is painted of it, as a picture with its place and its eyes.
const SIZE = 900;
// Pixels of the longer side of a picture, at most.
const LONGEST = 680;
// What shines through is kept without loss: in steps it takes up half as much.
const STEP = 24;
const RAMHIDE_EYES = [-1, 1].map(side => ({ x: -177, y: side * 28.6, r: 6 }));

const nameOfBeasts = () => [...Object.keys(BEASTS), 'ramhide'];

async function bodyOf(id) {
  if (id !== 'ramhide') {
    const painter = new Painter(SIZE, SIZE, { seed: 11 });
    BEASTS[id](painter, { breath: false });
    return { canvas: painter.c, eyes: painter.eyes };
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}"><defs>${RAMHIDE_DEFS}</defs>${ramhide()}</svg>`;
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  canvas.getContext('2d').drawImage(image, 0, 0);
  return { canvas, eyes: RAMHIDE_EYES };
}

function boxOf(canvas) {
  const { data } = canvas.getContext('2d').getImageData(0, 0, SIZE, SIZE);
  let [left, top, right, bottom] = [SIZE, SIZE, 0, 0];
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      if (data[(y * SIZE + x) * 4 + 3] < 10) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function inSteps(context) {
  const image = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  const { data } = image;
  for (let i = 3; i < data.length; i += 4) data[i] = data[i] >= 255 - STEP ? 255 : Math.round(data[i] / STEP) * STEP;
  context.putImageData(image, 0, 0);
}

const bodies = new Map();
async function bake(id, quality) {
  if (!bodies.has(id)) bodies.set(id, await bodyOf(id));
  const { canvas, eyes } = bodies.get(id);
  const { left, top, width, height } = boxOf(canvas);
  const cut = document.createElement('canvas');
  const context = cut.getContext('2d');
  const shrunk = Math.min(1, LONGEST / Math.max(width, height));
  cut.width = Math.round(width * shrunk);
  cut.height = Math.round(height * shrunk);
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, left, top, width, height, 0, 0, cut.width, cut.height);
  inSteps(context);
  return {
    picture: cut.toDataURL('image/webp', quality),
    box: [left - SIZE / 2, top - SIZE / 2, width, height],
    eyes: eyes.map(({ x, y, r }) => [Math.round(x), Math.round(y), r]),
  };
}
