/** What a screen draws is TSX with style sheets, which Node.js does not read by itself: here it learns to, once in each thread. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

const PICTURE = /\.(webp|svg|png)$/;
const module = (source: string) => ({ format: 'module', source, shortCircuit: true }) as const;

const here = globalThis as { readsDrawn?: true };
if (!here.readsDrawn) {
  here.readsDrawn = true;
  registerHooks({
    load(url, context, next) {
      if (url.endsWith('.css')) return module('');
      if (PICTURE.test(url)) return module(`export default ${JSON.stringify(new URL(url).pathname)}`);
      if (!url.endsWith('.tsx')) return next(url, context);
      const path = fileURLToPath(url);
      // As in the page that people load: React notes where each element was made only while one develops, and that takes longer than to draw it.
      const { code, errors } = transformSync(path, readFileSync(path, 'utf8'), { jsx: { runtime: 'automatic', development: false } });
      if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
      return module(code);
    },
  });
}
