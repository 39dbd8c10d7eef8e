import { BrokenPromise } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { makeLog } from './log.ts';

test('neither a secret nor the seed in the words of a broken rule is written', () => {
  const written: string[] = [];
  const log = makeLog('info', { write: (text: string) => written.push(text) });
  const broken = new BrokenPromise('a game: after answer 3 in scene \'x\' (seed 5ec2e7, set-up {"seats":2}): no such card');

  log.error({ reason: broken.message, key: '5ec2e7', seat: { invite: '5ec2e7' } }, 'a request failed');

  expect(written.join('')).not.toContain('5ec2e7');
  expect(written.join('')).toContain('no such card');
});
