/** What axe has to say of a page. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from 'vitest';
import { isNight } from './harness.ts';
import type { Visitor } from './visitor.ts';

/** What is serious, on the page or within what is named. There are no frames to be gathered from, and of what is in order nothing need be reported. */
export async function graveFaults({ page }: Visitor, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map(node => node.html.slice(0, 160))}`);
}

export async function expectAccessible(visitor: Visitor, where: string, within?: string): Promise<void> {
  expect(await graveFaults(visitor, within), where).toEqual([]);
}

/** What a test comes by: by day axe looks at the lobby and at one table alone (accessible.test.ts), for one look costs as much as a whole page. */
export const expectAccessibleByNight: typeof expectAccessible = async (...what) => {
  if (isNight) await expectAccessible(...what);
};
