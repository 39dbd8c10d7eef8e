/** What a bot is told of a decision. That bots answer the same by it everywhere is part of the contract (contract/). */
import { expect, test } from 'vitest';
import { chooseOne, choosePath, choosePoint, confirm } from './ask.ts';
import { bareDecision } from './bare-decision.ts';
import { askedFirst } from './play-rule.ts';
import type { BareDecision, Objection, Point, Region, Rule, Trail } from './types.ts';

const askedBy = (rule: Rule<unknown>): BareDecision => bareDecision(askedFirst(rule)!.decisions[0]!);
const sent = (decision: BareDecision): unknown => JSON.parse(JSON.stringify(decision));

test('[K-98] options keep their values, and lose reasons and odds', () => {
  const options = ['left', 'right'].map((key, value) => ({ key, about: [{ kind: 'hand', id: value }], value }));

  const told = askedBy(
    chooseOne({ seat: 1, kind: 'pick', rule: 'N1', options, facts: { of: 2 }, not: () => [], odds: () => ({ luck: [] }) }),
  );

  expect(sent(told)).toEqual({
    seat: 1,
    kind: 'pick',
    rule: 'N1',
    choose: 'one',
    min: 1,
    max: 1,
    ordered: false,
    options,
    facts: { of: 2 },
  });
});

test('[K-103] what is proposed is told with its value', () => {
  const proposed = { key: 'left', about: [{ kind: 'hand', id: 0 }], value: { hand: 0 } };

  const told = askedBy(confirm({ seat: 1, kind: 'agree-pick', rule: 'N1', facts: { by: 0 }, proposed }));

  expect(sent(told)).toMatchObject({ facts: { by: 0 }, proposed });
});

const corner: Point = { x: 1, y: 2 };

/** Works everything out when it is looked at, as the games' own regions and trails do. */
abstract class Lazy {
  get from(): Point {
    return { x: 0, y: 0 };
  }
  get outline(): never {
    throw new Error('an outline is drawn for people, not for a bot');
  }
  objection(): Objection | null {
    return null;
  }
}

test('[K-98] the samples of a region or a trail that works them out when asked are told as data', () => {
  class LazyRegion extends Lazy implements Region {
    get some(): readonly Point[] {
      return [corner];
    }
  }
  class LazyTrail extends Lazy implements Trail {
    get some(): readonly (readonly Point[])[] {
      return [[], [corner]];
    }
    lead(): readonly Point[] {
      return [];
    }
  }

  const asked = [
    askedBy(choosePoint({ seat: 0, kind: 'drop', rule: 'N1' }, new LazyRegion())),
    askedBy(choosePath({ seat: 0, kind: 'tow', rule: 'N1' }, new LazyTrail())),
  ];

  expect(asked.map(sent)).toMatchObject([{ region: { some: [corner] } }, { trail: { from: { x: 0, y: 0 }, some: [[], [corner]] } }]);
});
