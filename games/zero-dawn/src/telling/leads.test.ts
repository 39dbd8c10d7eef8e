/** What an option opens the way to is what the next question then offers. */
import type { Ref } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { takeAction } from '../rules/actions.ts';
import * as fixture from '../testing/fixtures.ts';
import { seen } from '../testing/mind.ts';
import type { DawnRehearsal } from '../testing/rehearsal.ts';
import { field } from '../testing/skirmish.ts';
import { leadsTo } from './leads.ts';

const said = (refs: readonly Ref[]): string[] => refs.map(({ kind, id }) => `${kind} ${id}`).toSorted();
/** What an option of the open question lights. */
function lit(stage: DawnRehearsal, key: string): string[] {
  const [decision] = stage.open;
  const option = decision!.options.find(one => one.key === key)!;
  return said(leadsTo(option, decision!, seen(stage, decision!.seat)));
}
/** What the open question is about. */
const offered = (stage: DawnRehearsal): string[] => said(stage.open[0]!.options.flatMap(one => one.about));

const [ranged, sidearm, melee] = [fixture.bow(), fixture.sling({ range: 1 }), fixture.blade()];
const armed = (): DawnRehearsal =>
  field(
    {
      hand: [fixture.arrow(), fixture.ammunition('stone', { symbols: ['sling'] })],
      equipment: { ranged, sidearm, melee },
      discard: [fixture.blank('used')],
    },
    [{ at: [3, 1] }, { at: [3, 1] }, { at: [4, 1], isAlert: true }, { at: [6, 1] }],
    { corpses: [[2, 1]] },
  ).run(takeAction);

describe('What options lead to', () => {
  test('[ZD-ACT-9] a sneak lights the squares that it is then offered', () => {
    const stage = armed();
    const squares = lit(stage, 'sneak');
    expect(offered(stage.answer('take-action', 'sneak'))).toEqual(squares);
  });

  test('[ZD-ACT-6] a sprint lights all squares within two; each first step those beyond it', () => {
    const stage = armed();
    const squares = lit(stage, 'sprint');
    expect(squares).toHaveLength(14);
    stage.answer('take-action', 'sprint');
    const first = stage.open[0]!.options.filter(one => one.about.length > 0);
    const reached = new Set(first.flatMap(one => [...said(one.about), ...lit(stage, one.key)]));
    expect([...reached].toSorted()).toEqual(squares);
    const step = lit(stage, first.at(-1)!.key);
    stage.answer('sprint-step', first.at(-1)!.key);
    expect(offered(stage)).toEqual(expect.arrayContaining(step));
  });

  test('[ZD-ATK-3] [ZD-ATK-5] a ranged attack lights what any loaded weapon reaches, each weapon its own targets', () => {
    const stage = armed();
    expect(lit(stage, 'ranged')).toEqual(['enemy 0', 'enemy 1', 'enemy 2']);
    stage.answer('take-action', 'ranged');
    expect(lit(stage, 'sling')).toEqual(['enemy 0', 'enemy 1']);
    const targets = lit(stage, 'bow');
    expect(offered(stage.answer('choose-weapon', 'bow'))).toEqual(targets);
  });

  test('[ZD-ATK-24] a melee attack lights the machines next to the hunter', () => {
    const stage = armed();
    const targets = lit(stage, 'melee');
    expect(targets).toEqual(['enemy 0', 'enemy 1']);
    expect(offered(stage.answer('take-action', 'melee'))).toEqual(targets);
  });

  test('[ZD-ACT-13] a distraction lights calm machines within two squares', () => {
    const stage = armed();
    const calm = lit(stage, 'distract');
    expect(calm).toEqual(['enemy 0', 'enemy 1']);
    expect(offered(stage.answer('take-action', 'distract'))).toEqual(calm);
  });

  test('[ZD-TRAP-2] [ZD-TERR-14] a trap lights where it may lie, loot the corpse; what has no place lights nothing', () => {
    const caster = fixture.caster();
    const stage = field({ hand: [fixture.wire()], equipment: { ranged: caster } }, [{ at: [6, 1] }], { corpses: [[2, 1]] }).run(takeAction);
    const squares = lit(stage, 'ranged');
    expect(lit(stage, 'loot')).toEqual([`square ${stage.square([2, 1])}`]);
    expect(lit(stage, 'stop')).toEqual([]);
    expect(offered(stage.answer('take-action', 'ranged'))).toEqual(squares);
  });
});
