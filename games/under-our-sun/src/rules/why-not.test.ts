import { expect, test } from 'vitest';
import { cardNamed, thing } from '../content/box.ts';
import { type CharacterOn, hexOn, type Position, trek } from '../testing/rehearsal.ts';
import { whyNot } from './why-not.ts';

const reasons = (own: CharacterOn = {}, position: Position = {}) =>
  whyNot(trek({ characters: [{ at: 'n', ...own }, { at: 'n n' }], ...position }).state, 0);
const because = (reason: string, own: CharacterOn = {}, position: Position = {}) =>
  reasons(own, position)
    .filter(one => one.facts.reason === reason)
    .map(({ why, facts }) => ({ why, ...facts }));

test('[US-AP-4] [US-MAP-6] a move: too dear, or no room', () => {
  const tiles = [
    { at: 'haven', is: { value: 3 } },
    { at: 'n n', is: { spaces: 1 } },
  ];
  expect(because('move-cost', { ap: 2 }, { tiles })).toEqual([
    { why: 'US-AP-4', reason: 'move-cost', hex: hexOn('haven'), cost: 3, ap: 2 },
  ]);
  expect(because('no-room', {}, { tiles })).toEqual([{ why: 'US-MAP-6', reason: 'no-room', hex: hexOn('n n') }]);
});
test('[US-FIT-5] [US-SLEEP-6] [US-AP-4] sleep: rested, watched, or too dear', () => {
  expect(because('sleep-fit', { fitness: 2 })).toHaveLength(1);
  expect(because('sleep-enemy', {}, { enemies: [{ at: 'n' }] })).toHaveLength(1);
  expect(because('sleep-cost', { ap: 3 })).toEqual([{ why: 'US-AP-4', reason: 'sleep-cost', cost: 4, ap: 3 }]);
});
test('[US-EAT-2] eating: in full health, or without food', () => {
  expect([because('eat-full', { goods: { food: 1 } }), because('eat-no-food', { hp: 3 })].map(one => one.length)).toEqual([1, 1]);
});
test('[US-CRAFT-2] [US-CRAFT-4] crafting: what is missing, or no place', () => {
  const knife = cardNamed('knife.1');
  expect(because('craft-missing', { goods: { metal: 1 } })).toContainEqual({
    why: 'US-CRAFT-4',
    reason: 'craft-missing',
    card: knife,
    missing: ['1 fabric'],
  });
  const lacking = because('craft-missing').find(one => thing((one as unknown as { card: number }).card).id === 'radio');
  expect(lacking).toMatchObject({ missing: ['2 connectors', '1 plastic'] });
  const full: CharacterOn = { goods: { metal: 2, fabric: 2, wood: 2 }, items: ['bandage.1'] };
  expect(because('craft-room', full).map(one => 'card' in one && one.card)).toContain(knife);
});
test('[US-MISSION-2] an action of the mission: its condition, its AP, its price', () => {
  const mission = (price: object): Position => ({
    mission: {
      cards: [{ actions: [{ id: 'dig', says: 'Dig', ap: 2, at: { haven: true }, if: [{ is: 'day', from: 2 }], effects: [], ...price }] }],
    },
  });
  const here: CharacterOn = { at: 'haven' };
  expect(because('mission-if', here, mission({}))).toHaveLength(1);
  expect(because('mission-ap', { ...here, ap: 1 }, { ...mission({}), day: 2 })).toMatchObject([{ cost: 2 }]);
  expect(because('mission-price', here, { ...mission({ price: { water: 9 } }), day: 2 })).toHaveLength(1);
});
test('[US-AP-4] crafting: all is there but AP', () => {
  const own: CharacterOn = { ap: 0, goods: { metal: 1, fabric: 1 } };
  expect(because('craft-ap', own)).toContainEqual({ why: 'US-AP-4', reason: 'craft-ap', card: cardNamed('knife.1') });
  expect(because('craft-ap', { ...own, ap: 1 })).toEqual([]);
});
test('[US-MISSION-2] nothing is said about an action of the mission somewhere else', () => {
  const actions = [{ id: 'dig', says: 'Dig', ap: 9, at: { haven: true }, effects: [] }] as const;
  const position: Position = { mission: { cards: [{ actions }] } };
  expect([because('mission-ap', { at: 'haven' }, position).length, because('mission-ap', {}, position).length]).toEqual([1, 0]);
});
test('[US-FIT-5] [US-SLEEP-6] [US-AP-4] sleep: one reason at a time, the first that holds, or none', () => {
  const about = (own: CharacterOn, position: Position = {}): string[] =>
    reasons(own, position).flatMap(({ facts: { reason } }) => (String(reason).startsWith('sleep') ? [String(reason)] : []));
  const watched: Position = { enemies: [{ at: 'n' }] };
  const [fit, tired] = [
    { fitness: 2, ap: 3 },
    { fitness: 1, ap: 3 },
  ];
  expect([about(fit), about(fit, watched), about(tired), about(tired, watched)]).toEqual([
    ['sleep-fit'],
    ['sleep-fit'],
    ['sleep-cost'],
    ['sleep-enemy'],
  ]);
  expect([about({ ...tired, ap: 4 }), about({ ...fit, ap: 4 }), about({ ...tired, isStealthy: true }, watched)]).toEqual([
    [],
    ['sleep-fit'],
    ['sleep-cost'],
  ]);
});
test('[US-AP-4] what each reason is about: a tile, a card, or what would be done', () => {
  const about = (reason: string, own: CharacterOn = {}, position: Position = {}) =>
    reasons(own, position)
      .filter(one => one.facts.reason === reason)
      .map(one => one.about);
  const tiles = [{ at: 'haven', is: { value: 3 } }];
  const option = (id: string) => [[{ kind: 'option', id }]];
  expect(about('move-cost', { ap: 2 }, { tiles })).toEqual([[{ kind: 'hex', id: hexOn('haven') }]]);
  expect(about('no-room', {}, { tiles: [{ at: 'n n', is: { spaces: 1 } }] })).toEqual([[{ kind: 'hex', id: hexOn('n n') }]]);
  expect([
    about('sleep-fit', { fitness: 2 }),
    about('sleep-cost', { ap: 3 }),
    about('sleep-enemy', {}, { enemies: [{ at: 'n' }] }),
  ]).toEqual([option('sleep'), option('sleep'), option('sleep')]);
  expect([about('eat-full', { goods: { food: 1 } }), about('eat-no-food', { hp: 3 })]).toEqual([option('eat'), option('eat')]);
  expect(about('craft-ap', { ap: 0, goods: { metal: 1, fabric: 1 } })).toContainEqual([{ kind: 'card', id: cardNamed('knife.1') }]);
  expect(about('craft-missing', { goods: { metal: 1 } })).toContainEqual([{ kind: 'card', id: cardNamed('knife.1') }]);
});
test('[US-AP-4] [US-EAT-2] nothing is said of what can be done, or of what nobody would look for', () => {
  const tiles = [{ at: 'haven', is: { value: 3 } }];
  expect([because('move-cost', { ap: 3 }, { tiles }), because('move-cost', { ap: 2 }, { tiles }).length]).toEqual([[], 1]);
  expect([
    because('eat-full'),
    because('eat-full', { hp: 6, goods: { food: 1 } }),
    because('eat-no-food'),
    because('eat-no-food', { hp: 3, goods: { food: 1 } }),
  ]).toEqual([[], [], [], []]);
  expect([because('sleep-cost', { ap: 4 }), because('sleep-cost', { ap: 3 }).length]).toEqual([[], 1]);
});
test('[US-CRAFT-3] [US-CRAFT-4] each design once, and none of what is not crafted', () => {
  const { itemDeck, gearDeck } = trek({}).state;
  const designs = new Set(
    [...itemDeck, ...gearDeck].map(thing).flatMap(({ id, recipe, kind }) => (recipe && kind !== 'recipe' ? [id] : [])),
  );
  const said = because('craft-missing').map(one => thing((one as unknown as { card: number }).card).id);
  expect([said.length, new Set(said)]).toEqual([designs.size, designs]);
  expect(designs.size).toBeGreaterThan(5);
});
test('[US-MISSION-2] nothing is said about an action of the mission that can be done', () => {
  const actions = [
    { id: 'dig', says: 'Dig', ap: 2, at: { haven: true }, effects: [], price: { water: 2 } },
    { id: 'sing', says: 'Sing', ap: 1, at: { haven: true }, if: [{ is: 'night' }], effects: [] },
  ] as const;
  const said = (own: CharacterOn) =>
    reasons({ at: 'haven', ...own }, { mission: { cards: [{ actions }] } }).flatMap(one =>
      String(one.facts.reason).startsWith('mission') ? [[one.facts.reason, one.facts.at, one.about]] : [],
    );
  const sing = ['mission-if', 1, [{ kind: 'option', id: 'mission-sing' }]];
  const dig = (reason: string) => [reason, 0, [{ kind: 'option', id: 'mission-dig' }]];
  expect([said({ ap: 2 }), said({ ap: 1 }), said({ water: 1 })]).toEqual([[sing], [dig('mission-ap'), sing], [dig('mission-price'), sing]]);
});
test('[US-CHAR-4] [US-MISSION-2] nobody is lifted in vain: without an empty area it is not offered, and that is why', () => {
  const lift = { id: 'lift', says: 'Lift', ap: 1, at: { figure: 'scout' }, effects: [{ do: 'take-figure', figure: 'scout' }] } as const;
  const beside = (wood: number) =>
    trek({
      mission: { figures: [{ id: 'scout', name: 'the scout', areas: 1 }], cards: [{ actions: [lift] }] },
      state: { figures: [{ id: 0, hex: hexOn('n'), damage: 0, with: -1 }] },
      characters: [{ at: 'n', goods: { wood } }, {}],
    });
  const seen = (wood: number) => {
    const r = beside(wood);
    const not = whyNot(r.state, 0).filter(one => one.facts.reason === 'mission-room');
    return [r.play().options().includes('mission-lift'), not];
  };
  expect([seen(3), seen(4)]).toEqual([
    [true, []],
    [false, [{ about: [{ kind: 'option', id: 'mission-lift' }], why: 'US-MISSION-2', facts: { reason: 'mission-room', at: 0 } }]],
  ]);
});
