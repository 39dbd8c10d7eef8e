/** A table for tests of the kit and of screens: nothing is asked there but what a test says. It is a door for tests alone, and part of no page. */
import type { AnyTable } from '../table.ts';

const nothing = (): void => {};

const STILL: AnyTable = {
  view: null,
  seat: 0,
  people: [],
  stage: null,
  ended: null,
  asked: null,
  lit: () => [],
  chosen: [],
  choose: nothing,
  meaning: () => undefined,
  placed: null,
  place: nothing,
  pointed: null,
  look: null,
  point: nothing,
  whyNots: [],
  whyNot: () => null,
  showWhyNot: nothing,
  openRule: nothing,
  inspected: null,
  inspect: nothing,
  ping: nothing,
  pings: [],
  now: null,
  motion: 'off',
  face: () => ({ name: '', kind: '', says: '' }),
};

export const stillTable = <Table extends AnyTable = AnyTable>(some: Partial<Table> = {}): Table => ({ ...STILL, ...some }) as Table;
