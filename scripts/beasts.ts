/**
 * Bakes the beasts of Primal, and its camp: their drawings (scripts/beasts/) are painted in a browser, one body each, and kept as pictures beside the screen that lays light into
 * their eyes, scars and plates over them: `node scripts/beasts.ts`. Whoever changes a drawing bakes again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../web/e2e/chromium.ts';
import { ROOT } from '../web/e2e/server-process.ts';

const DRAWN = ['brush.js', 'bodies.js', 'ramhide.js', 'camp.js', 'easel.js'].map(file => join(ROOT, 'scripts', 'beasts', file));
const SCREEN = join(ROOT, 'games', 'primal', 'src', 'screen');
const FOLDER = join(SCREEN, 'beasts');
/** Bytes of one picture, at most; a picture that is larger is kept less sharply. */
const MOST = 58_000;
const QUALITIES = [0.86, 0.8, 0.74, 0.68, 0.6, 0.5, 0.4];

interface Baked {
  readonly picture: string;
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly eyes: readonly (readonly [x: number, y: number, r: number])[];
}

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  const page = await browser.newPage();
  for (const path of DRAWN) await page.addScriptTag({ content: readFileSync(path, 'utf8') });
  const ids = (await page.evaluate('nameOfBeasts()')) as readonly string[];
  const marks: string[] = [];
  for (const id of ids) {
    const { box, eyes } = await keep(
      join(FOLDER, `${id}.webp`),
      async quality => (await page.evaluate(`bake('${id}', ${quality})`)) as Baked,
    );
    marks.push(`  ${id}: { box: [${box.join(', ')}], eyes: [${eyes.map(eye => `[${eye.join(', ')}]`).join(', ')}] },`);
  }
  await keep(join(SCREEN, 'camp', 'camp.webp'), async quality => ({ picture: (await page.evaluate(`bakeCamp(${quality})`)) as string }));
  writeFileSync(join(FOLDER, 'marks.ts'), sheetOf(marks));
} finally {
  await browser.close();
}

/** Writes a picture as sharply as its bytes allow. */
async function keep<B extends { readonly picture: string }>(path: string, bakeAt: (quality: number) => Promise<B>): Promise<B> {
  for (const quality of QUALITIES) {
    const baked = await bakeAt(quality);
    const bytes = Buffer.from(baked.picture.split(',')[1]!, 'base64');
    if (bytes.length > MOST && quality !== QUALITIES.at(-1)) continue;
    writeFileSync(path, bytes);
    process.stdout.write(`${path}: ${bytes.length} bytes at ${quality}\n`);
    return baked;
  }
  throw new Error('no quality is given');
}

function sheetOf(marks: readonly string[]): string {
  return `/** Where each picture lies round the middle of its beast, which faces left, and where its eyes are. Written by scripts/beasts.ts, with the pictures. */
import type { MonsterId } from '../../content/kinds.ts';

export interface Marks {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly eyes: readonly (readonly [x: number, y: number, r: number])[];
}

export const MARKS: Readonly<Record<MonsterId, Marks>> = {
${marks.join('\n')}
};
`;
}
