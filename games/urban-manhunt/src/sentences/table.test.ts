/** The table as text and as a drawing: one position, whole. */

import { type Block, viewOf } from '@quarry/kernel';
import { describe as about, expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import type { CrimAction } from '../content/kinds.ts';

import { type State, stateSchema, type View } from '../state.ts';
import { ordering } from '../testing/crims.ts';
import { GUNMAN, LURKER, RH, RUNNER, THUG, thug } from '../testing/fixtures.ts';
import { given, type Position } from '../testing/rehearsal.ts';
import { sketch } from './sketch.ts';
import { describe } from './table.ts';

const camera = cardNamed('camera-drone');
const giant = thug({
  id: 'giant',
  name: 'Giant',
  isLarge: true,
  height: 2,
  rule: { name: 'Plates', texts: [{ when: 'always', effects: [{ do: 'armor', n: 2 }] }] },
});

const seen = (state: Partial<State> = {}): View =>
  viewOf(
    stateSchema,
    given({
      hunters: [
        {
          slate: RH,
          at: [13, 12],
          surface: 1,
          points: 12,
          wounds: 2,
          momentum: 1,
          reloads: 1,
          medSprays: 2,
          depleted: [0],
          shots: ['mind'],
          keepers: [camera],
        },
        { slate: 8, at: [40, 40], isSnared: true, keepers: [cardNamed('bait'), cardNamed('spooked')] },
      ],
      crims: [
        { card: giant, at: [20, 12], no: 3, wounds: 1, bounty: 5 },
        { card: LURKER, at: [12, 33], no: 5, hiddenIn: 4, hidInTurn: 3, lastAction: 'hide' },
        { card: LURKER, at: [12, 33], no: 6, hiddenIn: 4, hidInTurn: 3, lastAction: 'hide' },
        { card: THUG, at: [24, 25], no: 7, lastAction: 'flee' },
      ],
      turn: 3,
      first: 1,
      control: 'blood-up',
      state: { pods: [true, false, true, true], ...state },
    }).state,
    0,
  ) as View;

const COORDINATES = /\(\d+\.\d, \d+\.\d\)/;
const asLines = ({ heading, lines }: Block): readonly string[] => [heading, ...lines];

about('As text', () => {
  const blocks = describe(seen(), 0);
  const asText = (block: Block | undefined): string[] => [block!.heading, ...block!.lines];
  const of = (kind: string, id: number) => asText(blocks.find(block => block.about?.kind === kind && block.about.id === id));

  test('everything a seat wants to know before it chooses, the nearest crim first', () => {
    expect(blocks.map(({ heading }) => heading)).toEqual([
      'Turn 3 of 8 · Blood Up',
      'Reference Hunter',
      'Special Rule: Plain',
      'Aim (1 Momentum)',
      'Keeper: Camera Drone',
      'Giant (3), 5.7" away',
      'Thug (7), 16.0" away',
      'Lurker (5), 17.5" away',
      'Lurker (6), 17.5" away',
      '4 pods',
      'Kite',
      'The zone: Test Yard',
      'Who stands where',
    ]);
    expect(blocks[0]!.lines).toEqual(['Aggressive and Tactical crims Charge, Skittish ones Flee, Sneaky ones Shoot.']);
  });

  test('the own hunter as it stands, and its texts one by one', () => {
    expect(of('hunter', 0).slice(1)).toEqual([
      '12 points, 2 of 5 wounds, 1 Momentum, 1 Keeper, 1 Reload token, 2 Med Sprays.',
      'On the roof of the Block.',
      'Athletics 3, Fight 4, Shoot 4, Defense 3, Mind 4 (1 by Performance Shot), Pizzazz 3. Wound Maximum 5.',
      'Rifle (ranged 18", Damage 3, depletable), depleted; Blade (melee, Damage 2).',
    ]);
    expect(of('momentum-option', 0)).toEqual(['Aim (1 Momentum)', 'Before your Fight or Shoot roll: upgrade 2 dice.']);
    expect(of('card', camera)).toEqual([
      'Keeper: Camera Drone',
      'Before your Elimination Quality roll: roll 2 more dice.',
      'It only ever films your good side.',
    ]);
    expect(blocks.filter(block => block.seat === 0)).toHaveLength(4);
  });

  test('a rival by what is open, with its printed dataslate below', () => {
    const [, state, at, attributes] = of('hunter', 1);
    expect(state).toBe('0 points, 0 of 5 wounds, 0 Momentum, 2 Keepers, snared.');
    expect(at).toBe('In the open, First Player.');
    expect(attributes).toMatch(/^Athletics 6, /);
  });

  test('a crim by how it stands, what it will do, and its card', () => {
    expect(of('crim', 3).slice(1)).toEqual([
      '1 of 2 wounds, Base Point Value 13 (8 printed), in the open.',
      'Aggressive, to Charge this turn.',
      'Base Point Value 8. Move 5, Fight 2, no Shoot, Defense 1, Stealth 1, Wounds 2. Club (melee, Damage 2). Large base, Height 2. Plates: Armor 2.',
    ]);
    expect(of('crim', 5).slice(1, 3)).toEqual([
      '0 of 2 wounds, hidden at the Scrap Thicket.',
      'Sneaky, to Hide this turn, last action Hide.',
    ]);
  });

  test('[UM-CRIM-5] [UM-CRIM-6] [UM-CRIM-7] a crim by what the rules will make of its order', () => {
    const plans = (order: CrimAction, card: number, lastAction: CrimAction | 'none' = 'none'): string => {
      const { state } = given({ hunters: [{}], crims: [{ card, at: [24, 25], lastAction }], control: ordering(order) });
      const told = describe(viewOf(stateSchema, state, 0) as View, 0);
      return told.find(block => block.about?.kind === 'crim')!.lines[1]!;
    };

    expect(plans('flee', RUNNER, 'charge')).toBe('Skittish, to Charge this turn, last action Charge.');
    expect(plans('seek-cover', GUNMAN, 'charge')).toBe('Tactical, to Charge this turn, last action Charge.');
    expect(plans('flee', RUNNER, 'flee')).toBe('Skittish, to Flee this turn, last action Flee.');
    expect(plans('shoot', RUNNER)).toBe('Skittish, to Seek Cover this turn.');
    expect(plans('shoot', RUNNER, 'charge')).toBe('Skittish, to Charge this turn, last action Charge.');
    expect(plans('shoot', THUG)).toBe('Aggressive, to Charge this turn.');
    // Whether it will have a shot, or somebody to fight, is not settled before it acts.
    expect(plans('shoot', GUNMAN)).toBe('Tactical, to Shoot this turn.');
    expect(plans('fight', THUG)).toBe('Aggressive, to Fight this turn.');
  });

  test('pods by how far they are, the map by where its features lie', () => {
    expect(blocks.find(({ heading }) => heading === '4 pods')!.lines).toEqual([
      'Pod 1, full, 10.8" away.',
      'Pod 2, empty, 33.5" away.',
      'Pod 3, full, 9.9" away.',
      'Pod 4, full, 28.0" away.',
    ]);
    expect(blocks.at(-2)!.lines[1]).toBe(
      '  Block, 2" high: solid, cover, climbable, its roof can be stood on; from (10.0, 10.0) to (16.0, 14.0)',
    );
  });

  test('a spectator is told of all hunters and of no distance', () => {
    const told = describe(seen(), null).map(({ heading }) => heading);
    expect(told).toEqual(expect.arrayContaining(['Reference Hunter', 'Kite', 'Giant (3)']));
    expect(told.filter(heading => heading.includes('away'))).toEqual([]);
  });

  test('an event that stays in force is told with the turn', () => {
    const inForce = [{ card: cardNamed('brownout'), owner: 0, until: 4 }];
    expect(describe(seen({ inForce }), 0)[0]!.lines[1]).toBe(
      'Brownout: Until the end of the next turn no ranged attack reaches farther than 12".',
    );
  });

  test('[UM-SET-8] hunters that nobody has taken are told while one is chosen', () => {
    const told = describe(seen({ step: 'choose-hunter' }), 0).filter(block => block.about?.kind === 'dataslate');
    expect(told.map(({ about: ref }) => ref!.id)).not.toContain(8);
    expect(told[0]).toMatchObject({ heading: 'Prime Marlowe, a seasoned all-rounder', about: { kind: 'dataslate', id: 0 } });
  });
});

about('Drawn', () => {
  const { outlines, pieces } = sketch(seen());
  const piece = (kind: string, id: number) => pieces.find(({ ref }) => ref.kind === kind && ref.id === id)!;

  test('features by what they do to a walker, in inches', () => {
    expect(outlines.filter(({ sort }) => sort !== 'mark').map(({ says, sort }) => [says, sort])).toEqual([
      ['The zone', 'rim'],
      ['Barricade, 0.5" high: cover, difficult', 'low'],
      ['Block, 2" high: solid, cover, climbable, its roof can be stood on', 'raised'],
      ['Dumpster, 1" high: solid, cover, hideable', 'solid'],
      ['Rubble, 0.5" high: area, difficult, cover', 'area'],
      ['Scrap Thicket, 0.5" high: area, difficult, cover, hideable', 'area'],
      ['Tower, 3" high: solid, cover', 'solid'],
    ]);
    expect(outlines.find(({ says }) => says.startsWith('Block'))!.points).toEqual([
      { x: 10, y: 10 },
      { x: 16, y: 10 },
      { x: 16, y: 14 },
      { x: 10, y: 14 },
    ]);
  });

  test('a tube is a mark with eight corners round its point', () => {
    const { points } = outlines.find(({ says }) => says === 'Tube 5')!;
    expect(points).toHaveLength(8);
    expect(new Set(points.map(({ x, y }) => Math.round(Math.sqrt((x - 18) ** 2 + (y - 18) ** 2) * 1000))).size).toBe(1);
  });

  test('[UM-POD-2] [UM-ENG-8] a full pod says whether the hunter who acts can open it', () => {
    const third = (at: readonly [number, number], crims: Position['crims'] = []): string =>
      sketch(viewOf(stateSchema, given({ hunters: [{ at }], crims }).state, 0) as View).pieces.find(
        ({ ref }) => ref.kind === 'pod' && ref.id === 2,
      )!.says;
    expect(third([24, 15.7])).toBe('Pod 3, full: Reference Hunter can open it');
    expect(third([24, 15.7], [{ card: THUG, at: [24, 17] }])).toBe('Pod 3, full: Reference Hunter is engaged and cannot open it');
    expect(third([24, 16.5])).toBe('Pod 3, full: 1.3" from Reference Hunter, and it opens within 0.5"');
  });

  test('pods are full or empty', () => {
    expect(piece('pod', 0)).toMatchObject({
      x: 12,
      y: 24,
      r: 0.75,
      says: 'Pod 1, full: 31.0" from Kite, and it opens within 0.5"',
      mark: 'P1',
      side: 'neutral',
      isSpent: false,
    });
    expect(piece('pod', 1)).toMatchObject({ says: 'Pod 2, empty', mark: 'P2', isSpent: true });
  });

  test('no coordinate is told: places are things, and numbers stand in the drawing alone', () => {
    const view = seen();
    const told = [...describe(view, 0), ...describe(view, null)].filter(block => !block.isDrawing).flatMap(asLines);
    const drawing = describe(view, 0)
      .filter(block => block.isDrawing)
      .flatMap(asLines);

    expect([...told, ...sketch(view).pieces.map(({ says }) => says)].filter(says => COORDINATES.test(says))).toEqual([]);
    expect(drawing).toEqual(expect.arrayContaining(['  Reference Hunter; at (13.0, 12.0)', '  Giant (3); at (20.0, 12.0)']));
  });

  test('hunters by their initials, with all that is open of them', () => {
    expect(piece('hunter', 0)).toMatchObject({ x: 13, y: 12, r: 0.5, mark: 'RH^', side: 'ours' });
    expect(piece('hunter', 0).says).toMatch(/^Reference Hunter on the roof of the Block: 12 points, /);
    expect(piece('hunter', 1).mark).toBe('Ki');
  });

  test('crims by arrival number, large ones large, hidden ones side by side on their feature', () => {
    expect(piece('crim', 3)).toMatchObject({ x: 20, y: 12, r: 0.8, mark: '3', side: 'theirs' });
    expect(piece('crim', 3).says).toBe('Giant (3) in the open: 1 of 2 wounds, Base Point Value 13 (8 printed), to Charge this turn');
    expect([piece('crim', 5), piece('crim', 6)]).toMatchObject([
      { x: 8.45, y: 33, mark: '?5' },
      { x: 9.55, y: 33, mark: '?6' },
    ]);
  });

  test('tubes and corners can be pointed at while they are chosen', () => {
    const kinds = (view: View): string[] => [...new Set(sketch(view).pieces.map(({ ref }) => ref.kind))];
    expect(kinds(seen())).toEqual(['pod', 'crim', 'hunter']);
    expect(kinds(seen({ toPlace: 1 }))).toEqual(['tube', 'pod', 'crim', 'hunter']);
    expect(kinds(seen({ step: 'take-corner' }))).toEqual(['corner', 'pod', 'crim', 'hunter']);
    expect(sketch(seen({ step: 'take-corner' })).pieces[2]).toMatchObject({ ref: { kind: 'corner', id: 2 }, x: 46, y: 46, mark: 'NE' });
  });
});
