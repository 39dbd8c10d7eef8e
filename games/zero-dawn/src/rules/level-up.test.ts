/** The level up step: ZD-LVL-1..11; rulings ZD-R-126..128. What the printed skill trees hold is proved in content/content.test.ts. */
import { viewOf } from '@quarry/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { KITS, keyOf } from '../content/box.ts';
import { HUNTERS } from '../content/hunters.ts';
import type { Hunter, SkillNode } from '../content/types.ts';
import { type State, stateSchema, type View } from '../state.ts';
import * as fixture from '../testing/fixtures.ts';
import { type DawnRehearsal, given, type HunterOn } from '../testing/rehearsal.ts';
import { handLimit } from '../texts-in-force.ts';
import { levelUp } from './level-up.ts';

/** Left and right, each with a way to the top; `wide` is linked from both, `leap` and `aside` are linked but not of the next level. */
const TREE: readonly (Omit<SkillNode, 'cards'> & { readonly brings: readonly number[] })[] = [
  { id: 'left', level: 1, from: ['start'], maxDeck: 20, brings: [] },
  { id: 'right', level: 1, from: ['start'], maxDeck: 19, brings: [] },
  { id: 'left-2', level: 2, from: ['left'], maxDeck: 22, brings: [] },
  { id: 'wide', level: 2, from: ['left', 'right'], maxDeck: 22, brings: [] },
  { id: 'right-2', level: 2, from: ['right'], maxDeck: 22, brings: [] },
  { id: 'left-3', level: 3, from: ['left-2'], maxDeck: 24, brings: [] },
  { id: 'leap', level: 3, from: ['left', 'right'], maxDeck: 24, brings: [] },
  { id: 'aside', level: 2, from: ['left-2'], maxDeck: 22, brings: [] },
];

/** Gives the hunter of seat 0 (Nora) another skill tree for the length of one test; nodes bring the cards named. */
function plant(brings: Readonly<Record<string, readonly number[]>> = {}): void {
  const hunters = HUNTERS as Hunter[];
  const kits = KITS as { nodes: Record<string, number[]> }[];
  const before = [hunters[0]!, kits[0]!.nodes] as const;
  hunters[0] = { ...before[0], maxDeck: 18, tree: TREE.map(({ brings: _, ...node }) => ({ ...node, cards: [] })) };
  kits[0]!.nodes = Object.fromEntries(TREE.map(({ id }) => [id, [...(brings[id] ?? [])]]));
  onTestFinished(() => {
    hunters[0] = before[0];
    kits[0]!.nodes = before[1];
  });
}

/** After a success of this level: one planted hunter, who levels up alone because the other is far ahead. */
const after = (level: number, hunter: HunterOn = {}): DawnRehearsal =>
  given({ hunters: [hunter, { skill: 3 }], state: { step: 'level-up', result: 'success', level, encounter: 2 } }).run(levelUp);

describe('Why not another node', () => {
  const others = (level: number, hunter: HunterOn): unknown[] => {
    plant();
    return after(level, hunter).open[0]!.not!().map(({ about, why, facts }) => [about, why, facts]);
  };
  const row = (node: string, level: number, why: string): unknown[] => [
    [{ kind: 'node', id: node }],
    why,
    { node, level, isTooHigh: why === 'ZD-LVL-4' },
  ];

  test('[ZD-LVL-3] [ZD-LVL-4] at the start nodes of higher levels are too high', () => {
    expect(others(1, {})).toEqual([
      row('left-2', 2, 'ZD-LVL-4'),
      row('wide', 2, 'ZD-LVL-4'),
      row('right-2', 2, 'ZD-LVL-4'),
      row('left-3', 3, 'ZD-LVL-4'),
      row('leap', 3, 'ZD-LVL-4'),
      row('aside', 2, 'ZD-LVL-4'),
    ]);
  });

  test('[ZD-LVL-3] [ZD-LVL-4] later those of the next level that are not linked, and those above; what lies behind is not named', () => {
    expect(others(2, { skill: 1, node: 'left' })).toEqual([
      row('right-2', 2, 'ZD-LVL-3'),
      row('left-3', 3, 'ZD-LVL-4'),
      row('leap', 3, 'ZD-LVL-4'),
      row('aside', 2, 'ZD-LVL-3'),
    ]);
  });
});

describe('Who levels up', () => {
  test('[ZD-LVL-1] only a hunter whose skill is below the level of the encounter completed', () => {
    plant();

    expect(after(1, { skill: 1, node: 'left' }).asks).toBeNull();
    expect(after(1, { skill: 2, node: 'wide' }).asks).toBeNull();
    expect(after(1).asks).toBe('level-up');
    expect(after(2, { skill: 1, node: 'left' }).asks).toBe('level-up');
    expect(after(1, { skill: 1, node: 'left' }).state.step).toBe('open-merchants');
  });

  test('[ZD-LVL-2] all of them choose at the same time, and nothing moves before the last has', () => {
    const stage = given({ hunters: [{}, { skill: 1 }, {}, {}], state: { step: 'level-up', level: 1 } }).run(levelUp);

    expect(stage.open.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'level-up'],
      [2, 'level-up'],
      [3, 'level-up'],
    ]);

    const nodes = [0, 2, 3].map(seat => stage.options('level-up', seat)[0]!);
    stage.answer('level-up', nodes[2]!, 3).answer('level-up', nodes[0]!, 0);

    expect(stage.state.hunters.map(one => one.node)).toEqual(['start', 'start', 'start', 'start']);

    stage.answer('level-up', nodes[1]!, 2);

    expect(stage.state.hunters.map(one => one.node)).toEqual([nodes[0], 'start', nodes[1], nodes[2]]);
    expect(stage.toldOf('levelled-up').map(event => event.seat)).toEqual([0, 2, 3]);
  });

  test('[ZD-LVL-3] the token moves to a node of the next level that is linked to its own, or stays', () => {
    plant();

    expect(after(1).options()).toEqual(['left', 'right', 'stay']);
    expect(after(2, { skill: 1, node: 'right' }).options()).toEqual(['wide', 'right-2', 'stay']);
    expect(after(3, { skill: 2, node: 'left-2' }).options()).toEqual(['left-3', 'stay']);
  });

  test('[ZD-LVL-3] whoever stays keeps node, skill, limit and upgrades', () => {
    plant({ left: [fixture.trait({})] });
    const stage = after(1);
    const before = structuredClone(stage.hunter(0));

    stage.answer('level-up', 'stay');

    expect(stage.hunter(0)).toEqual(before);
    expect([stage.told, stage.state.step]).toEqual([[], 'open-merchants']);
  });

  test('[ZD-LVL-4] one level for each encounter, however high its level', () => {
    plant();
    const stage = after(3);

    expect(stage.options()).toEqual(['left', 'right', 'stay']);

    stage.answer('level-up', 'right');

    expect([stage.hunter(0).skill, stage.hunter(0).node, stage.asks, stage.state.step]).toEqual([1, 'right', null, 'open-merchants']);
  });

  test('[ZD-R-126] each hunter for itself: who stayed behind may follow later, one node for each higher encounter', () => {
    plant();
    const stage = given({ hunters: [{}, { skill: 2, node: HUNTERS[1]!.tree.find(node => node.level === 2)!.id }], state: { level: 2 } });

    stage.run(levelUp);
    expect(stage.open.map(one => one.seat)).toEqual([0]);
    stage.answer('level-up', 'left').run(levelUp);
    expect(stage.open.map(one => one.seat)).toEqual([0]);
    stage.answer('level-up', 'left-2').run(levelUp);

    expect([stage.asks, stage.hunter(0).skill, stage.hunter(0).node]).toEqual([null, 2, 'left-2']);
  });
});

describe('What a node brings', () => {
  test('[ZD-LVL-5] the player takes all cards of the node, and no others', () => {
    const trait = fixture.trait({});
    const ability = fixture.ability('lvl-both');
    const other = fixture.trait({});
    plant({ left: [trait, ability], right: [other] });
    const stage = after(1, { draw: [], upgrades: [trait, ability, other] });

    stage.answer('level-up', 'left');

    const hunter = stage.hunter(0);
    expect([hunter.traits, hunter.draw, hunter.upgrades]).toEqual([[trait], [ability], [other]]);
    expect(stage.told).toEqual([{ type: 'levelled-up', rule: 'ZD-LVL-5', seat: 0, node: 'left', cards: [trait, ability] }]);
  });

  test('[ZD-LVL-6] [ZD-R-128] the skill tree sets the deck limit: Ablative Armour raises the Forgesmith from 18 to 20', () => {
    const stage = given({ hunters: [{ hunter: 'forgesmith' }, { skill: 3 }], state: { level: 1 } });
    const limit = stage.hunter(0).maxDeck;

    stage.run(levelUp).answer('level-up', HUNTERS[3]!.tree.find(node => node.cards.some(card => card.name === 'Ablative Armour'))!.id);

    expect([limit, stage.hunter(0).maxDeck]).toEqual([18, 20]);
  });

  test('[ZD-LVL-6] [ZD-R-128] each node has its own limit', () => {
    plant();

    expect(after(1).answer('level-up', 'left').hunter(0).maxDeck).toBe(20);
    expect(after(1).answer('level-up', 'right').hunter(0).maxDeck).toBe(19);
    expect(after(1).answer('level-up', 'stay').hunter(0).maxDeck).toBe(18);
  });

  test('[ZD-LVL-7] equipment goes into its arc, and what lay there leaves the game', () => {
    const bow = fixture.bow();
    plant({ left: [bow] });
    const old = fixture.bow();
    const stage = after(1, { equipment: { ranged: old } });
    const [melee, , sidearm, armour, pouch] = stage.hunter(0).equipment;

    stage.answer('level-up', 'left');

    expect(stage.hunter(0).equipment).toEqual([melee, bow, sidearm, armour, pouch]);
    expect(stage.state.removed).toEqual([old]);
    expect(stage.types()).toEqual(['levelled-up', 'equipment-lost', 'equipped']);
  });

  test('[ZD-LVL-7] modifications may be taken off what is replaced, before it goes', () => {
    const bow = fixture.bow();
    plant({ left: [bow] });
    const old = fixture.bow({ slots: 2 });
    const [kept, lost] = [fixture.coil('lvl-kept'), fixture.coil('lvl-lost')];
    const stage = after(1, {
      equipment: { ranged: old },
      modifications: [
        { card: kept, on: 1 },
        { card: lost, on: 1 },
      ],
    });

    stage.answer('level-up', 'left');
    expect([stage.asks, stage.options()]).toEqual(['rescue-modifications', ['lvl-kept', 'lvl-lost']]);
    stage.answer('rescue-modifications', ['lvl-kept']);

    expect(stage.hunter(0).modifications).toEqual([{ card: kept, on: -1 }]);
    expect(stage.state.removed).toEqual([old, lost]);
  });

  test('[ZD-LVL-8] [ZD-R-127] abilities and interrupts go to the deck, above its limit if need be: that is met after the merchants', () => {
    const ability = fixture.ability('lvl-ability');
    const interrupt = fixture.interrupt('lvl-interrupt', 'any-time', []);
    plant({ right: [ability, interrupt] });
    const deck = Array.from({ length: 19 }, (_, i) => fixture.ability(`lvl-deck-${i}`));
    const stage = after(1, { draw: deck });

    stage.answer('level-up', 'right');

    expect([stage.hunter(0).draw, stage.hunter(0).maxDeck]).toEqual([[...deck, ability, interrupt], 19]);
    expect([stage.asks, stage.state.step, stage.state.removed]).toEqual([null, 'open-merchants', []]);

    stage.state.step = 'end-merchants';
    stage.play();

    const { kind, seat, min, max } = stage.open[0]!;
    expect({ kind, seat, min, max }).toEqual({ kind: 'trim-deck', seat: 0, min: 2, max: 2 });
  });

  test('[ZD-LVL-9] a trait is attached for good: nothing offers to take it off, and it holds in later encounters', () => {
    const roomy = fixture.trait({ always: [{ do: 'hand-size', n: 1 }] });
    plant({ left: [roomy] });
    const stage = after(1).answer('level-up', 'left');

    expect([stage.hunter(0).traits, handLimit(stage.state, 0)]).toEqual([[roomy], 6]);

    stage.state.step = 'open-merchants';
    stage.state.trading = true;
    const offered: string[] = [];
    stage.play();
    while (stage.asks === 'buy') {
      offered.push(...stage.options());
      if (stage.askedSeat === 0) {
        stage.answer('buy', 'trade');
        offered.push(...stage.options('trade-give'));
        stage.answer('trade-give', [stage.options()[0]!]);
        stage.answer('trade-ask', [stage.options()[0]!]);
        while (stage.asks !== 'buy') stage.answer(stage.asks!, 'no');
      }
      stage.answer('buy', 'pass');
    }

    expect(offered).not.toContain(keyOf(roomy));
    expect([stage.hunter(0).traits, handLimit(stage.state, 0), stage.state.step]).toEqual([[roomy], 6, 'track']);
  });

  test('[ZD-LVL-10] any number of traits is in force', () => {
    const traits = [1, 2, 3].map(n => fixture.trait({ always: [{ do: 'hand-size', n }] }));
    plant({ left: [traits[0]!], 'left-2': [traits[1]!], 'left-3': [traits[2]!] });
    const stage = given({ hunters: [{}, { skill: 3 }], state: { level: 3 } });

    for (const node of ['left', 'left-2', 'left-3']) stage.run(levelUp).answer('level-up', node);

    expect([stage.hunter(0).traits, handLimit(stage.state, 0)]).toEqual([traits, 5 + 1 + 2 + 3]);
  });

  test('[ZD-LVL-11] upgrade cards that are not taken yet can be looked through at any time', () => {
    const stage = given({ hunters: [{}, {}], state: { step: 'act' } });
    const seen = (state: State): View => viewOf(stateSchema, state, 0) as View;
    const all = Object.values(KITS[0]!.nodes).flat();

    expect(all.length).toBeGreaterThan(0);
    expect(seen(stage.state).hunters[0]!.upgrades).toEqual(all);
  });
});
