/** A question that a test makes up: of this kind, to seat 0, with as much of it as the test needs. */
import type { Decision } from '../types.ts';

export const question = (kind: string, more: Partial<Decision> = {}): Decision => ({
  seat: 0,
  kind,
  rule: 'T1',
  choose: 'one',
  min: 1,
  max: 1,
  options: [],
  ordered: false,
  fit: undefined,
  region: undefined,
  trail: undefined,
  facts: undefined,
  not: undefined,
  odds: undefined,
  ...more,
});
