/** Moments of a game that somebody should look at: each is opened at five sizes, where nothing may be cut off, without its name, wider than the window or refused by axe; and a picture is taken for eyes. */
import { expect } from 'vitest';
import { graveFaults } from './axe.ts';
import { cutOff, withoutName } from './cut-off.ts';
import { test } from './harness.ts';
import { overflow } from './in-page.ts';
import { type Opened, openTable, type Position } from './positions.ts';
import { FIVE_SIZES, type Visitor, type VisitorOptions } from './visitor.ts';

export interface Moment {
  readonly position: () => Position;
  readonly comes?: VisitorOptions;
  /** What is done there before one looks; and who looks, if it is somebody else. */
  readonly then?: (ada: Visitor, table: Opened, visit: (options?: VisitorOptions) => Promise<Visitor>) => Promise<Visitor | undefined>;
  /** And at each size. */
  readonly atEach?: (ada: Visitor) => Promise<void>;
}

/** Whoever looks at a moment is not asked twice. */
const COMES: VisitorOptions = { habits: { confirm: 'never' } };

export function looksAt(game: string, moments: Readonly<Record<string, Moment>>): void {
  test.for(Object.entries(moments))('%s', async ([name, { position, comes = COMES, then, atEach }], { server, visit }) => {
    const table = await openTable(server, position());
    const ada = await visit(comes);
    await ada.sit(table.link(0));
    await ada.readOn();
    const looking = (await then?.(ada, table, visit)) ?? ada;
    const faults: string[] = [];
    for (const [width, height] of FIVE_SIZES) {
      await looking.resize(width, height);
      await atEach?.(looking);
      await looking.screenshot(`${game}-${name}-${width}x${height}`);
      const found = [
        ...(await looking.page.evaluate(cutOff)),
        ...(await looking.page.evaluate(withoutName)),
        ...((await looking.page.evaluate(overflow)) > 0 ? ['wider than the window'] : []),
      ];
      faults.push(...[...found, ...(await graveFaults(looking))].map(one => `${width} x ${height}: ${one}`));
    }
    expect(faults).toEqual([]);
  });
}
