/** What axe has to say of a page. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

/** Nothing that is serious. */
export async function expectAccessible({ page }: Visitor, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map(node => node.html.slice(0, 160))}`);
  expect(grave, where).toEqual([]);
}
