/**
 * Bakes the beasts of Primal: their drawings (scripts/beasts/) are painted in a browser, one body each, and kept as pictures beside the screen that lays light into their
 * eyes, scars and plates over them: `node scripts/beasts.ts`. Whoever changes a drawing bakes again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../web/e2e/chromium.ts';
import { ROOT } from '../web/e2e/server-process.ts';

const DRAWN = ['brush.js', 'bodies.js', 'ramhide.js', 'easel.js'].map(file => join(ROOT, 'scripts', 'beasts', file));
const FOLDER = join(ROOT, 'games', 'primal', 'src', 'screen', 'beasts');
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
    for (const quality of QUALITIES) {
      const { picture, box, eyes } = (await page.evaluate(`bake('${id}', ${quality})`)) as Baked;
      const bytes = Buffer.from(picture.split(',')[1]!, 'base64');
      if (bytes.length > MOST && quality !== QUALITIES.at(-1)) continue;
      writeFileSync(join(FOLDER, `${id}.webp`), bytes);
      marks.push(`  ${id}: { box: [${box.join(', ')}], eyes: [${eyes.map(eye => `[${eye.join(', ')}]`).join(', ')}] },`);
      process.stdout.write(`${id}: ${bytes.length} bytes at ${quality}\n`);
      break;
    }
  }
  writeFileSync(join(FOLDER, 'marks.ts'), sheetOf(marks));
} finally {
  await browser.close();
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
