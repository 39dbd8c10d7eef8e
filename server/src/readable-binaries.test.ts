import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isOpen } from './readable-binaries.ts';

test('a folder is open to other accounts if each one on the way is', () => {
  const top = mkdtempSync(join(tmpdir(), 'quarry-open-'));
  const below = join(top, 'below');
  mkdirSync(below, { mode: 0o755 });
  const isOpenWith = (mode: number): boolean => {
    chmodSync(top, mode);
    return isOpen(below);
  };

  expect([0o711, 0o755, 0o700, 0o750].map(isOpenWith)).toEqual([true, true, false, false]);
  rmSync(top, { recursive: true });
});
