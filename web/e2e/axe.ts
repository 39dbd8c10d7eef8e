/** What axe has to say of a page. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

/** What is serious. There are no frames to be gathered from, and of what is in order nothing need be reported. */
export async function graveFaults({ page }: Visitor): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map(node => node.html.slice(0, 160))}`);
}

export async function expectAccessible(visitor: Visitor, where: string): Promise<void> {
  expect(await graveFaults(visitor), where).toEqual([]);
}
