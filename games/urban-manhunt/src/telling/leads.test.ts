/** What an option opens the way to is what the next question then offers; and which questions the table answers by itself. */
import { bareDecision, type Ref, type Spared, viewOf } from '@quarry/kernel';
import { question } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { DATASLATES } from '../content/box.ts';
import { podOf } from '../content/maps.ts';
import type { UrbanDecision } from '../decisions.ts';
import { inInches } from '../questions.ts';
import { act } from '../rules/activation.ts';
import { shoot } from '../rules/attack.ts';
import { leaveCrims } from '../rules/disengage.ts';
import { recover } from '../rules/recovery.ts';
import { stateSchema, type View } from '../state.ts';
import { blank, GUNMAN, LURKER, THUG } from '../testing/fixtures.ts';
import { type CrimOn, given, type Rehearsal } from '../testing/rehearsal.ts';
import { leadsTo } from './leads.ts';
import { spares } from './spares.ts';

const seen = ({ state }: Rehearsal, seat: number): View => viewOf(stateSchema, state, seat) as View;
const said = (refs: readonly Ref[]): string[] => refs.map(({ kind, id }) => `${kind} ${id}`).toSorted();
/** What an option of the open question lights. */
function lit(rehearsal: Rehearsal, key: string): string[] {
  const decision = rehearsal.open[0] as UrbanDecision;
  const option = decision.options.find(one => one.key === key)!;
  return said(leadsTo(option, decision, seen(rehearsal, decision.seat)));
}
/** What the open question is about. */
const offered = (rehearsal: Rehearsal): string[] => said(rehearsal.open[0]!.options.flatMap(one => one.about));

const ARMED = blank({
  attacks: [
    { name: 'Rifle', kind: 'ranged', damage: 2, range: 18 },
    { name: 'Pistol', kind: 'ranged', damage: 1, range: 8 },
    { name: 'Knife', kind: 'melee', damage: 1 },
  ],
});
const acting = (...crims: CrimOn[]): Rehearsal => given({ hunters: [{ slate: ARMED, at: [30, 18] }, { at: [46, 46] }], crims }).run(act);

describe('What options lead to', () => {
  test('[UM-SHO-1] Shoot lights whom any attack reaches, each attack its own targets', () => {
    const rehearsal = acting({ card: GUNMAN, at: [36, 18] }, { card: THUG, at: [44, 18] });
    expect(lit(rehearsal, 'shoot')).toEqual(['crim 1', 'crim 2']);
    rehearsal.answer('act', 'shoot');
    expect(lit(rehearsal, 'a1')).toEqual(['crim 1']);
    const targets = lit(rehearsal, 'a0');
    expect(offered(rehearsal.answer('choose-attack', 'a0'))).toEqual(targets);
  });

  test('[UM-FGT-1] Fight lights the crims engaged with the hunter; Move and Focus have no thing to light', () => {
    const rehearsal = acting({ card: THUG, at: [31.4, 18] }, { card: GUNMAN, at: [28.6, 18] });
    const targets = lit(rehearsal, 'fight');
    expect(targets).toEqual(['crim 1', 'crim 2']);
    expect([lit(rehearsal, 'move'), lit(rehearsal, 'focus'), lit(rehearsal, 'end')]).toEqual([[], [], []]);
    rehearsal.answer('act', 'fight');
    expect(offered(rehearsal)).toEqual(targets);
  });

  test('[UM-POD-2] [UM-POD-3] Universal lights the pods in reach', () => {
    const { x, y } = inInches(podOf(seen(given({ hunters: [{}] }), 0).zone, 0));
    const rehearsal = given({ hunters: [{ slate: ARMED, at: [x + 1.4, y] }], state: { pods: [true, true] } }).run(act);
    expect(lit(rehearsal, 'universal')).toEqual(['pod 0']);
  });

  test('[UM-IMP-22] a reroll lights the dice that it is for: the Impact Die, which lies last, or the plain ones that failed', () => {
    const pro = {
      slate: DATASLATES.findIndex(({ id }) => id === 'prime-marlowe'),
      keepers: ['steady-hands'],
      at: [20, 20],
    } as const;
    const dice = { check: [2, 7, 3, 4] };
    const rehearsal = given({ hunters: [pro, { at: [44, 4] }], crims: [{ card: GUNMAN, at: [20, 13] }], dice }).run(table =>
      shoot(table, 0),
    );
    expect(lit(rehearsal, 'rule')).toEqual(['die 3']);
    expect(lit(rehearsal, 'steady-hands')).toEqual(['die 1', 'die 2']);
    expect(lit(rehearsal, 'pass')).toEqual([]);
  });

  test('[UM-SPOT-3] Spot lights the counters that can be looked for', () => {
    const hidden = { card: LURKER, at: [9, 33], hiddenIn: 4, hidInTurn: 1 } as const;
    const rehearsal = given({ hunters: [{ slate: ARMED, at: [28, 44] }, { at: [46, 46] }], crims: [hidden, { ...hidden }] }).run(act);
    const counters = lit(rehearsal, 'spot');
    expect(counters).toEqual(['crim 1', 'crim 2']);
    expect(offered(rehearsal.answer('act', 'spot'))).toEqual(counters);
  });
});

describe('What the table answers for a seat', () => {
  const spared = (rehearsal: Rehearsal): Spared | null => {
    const [decision] = rehearsal.open;
    return spares(bareDecision(decision!), seen(rehearsal, decision!.seat));
  };
  const leaving = (...cards: number[]): Rehearsal =>
    given({
      hunters: [{ slate: ARMED, at: [30, 18] }, { at: [46, 46] }],
      crims: cards.map((card, i): CrimOn => ({ card, at: i === 0 ? [31.4, 18] : [28.6, 18] })),
      spare: ['check', 'strikes'],
    })
      .run(table => leaveCrims(table, 0))
      .answer('leave-crims', ['c1', 'c2']);

  test('[K-144] [UM-HDIS-8] strikes of crims of one kind come in any order; of two kinds it is asked', () => {
    const alike = leaving(THUG, THUG);
    expect(alike.asks).toBe('order-strikes');
    expect(spared(alike)).toEqual({ as: 'tie', answer: ['c1', 'c2'] });
    expect(spared(leaving(THUG, GUNMAN))).toBeNull();
  });

  test('[K-144] [UM-INC-6] a recovery that is the same either way', () => {
    const recovering = (athletics: number): Rehearsal => {
      const slate = blank({ attributes: { fight: 2, shoot: 2, defense: 2, athletics, mind: 3, pizzazz: 2 } });
      return given({ hunters: [{ slate, isIn: false, wounds: 4 }, {}] }).run(table => recover(table, 0));
    };
    expect(spared(recovering(3))).toEqual({ as: 'tie', answer: 'athletics' });
    expect(spared(recovering(4))).toBeNull();
  });

  test.each(['act', 'choose-target', 'nearest-hunter', 'choose-victim', 'impact-option', 'choose-tube'])(
    '[K-144] %s matters and is always asked',
    kind => {
      expect(spares(question(kind), seen(given({ hunters: [{}, {}] }), 0))).toBeNull();
    },
  );
});
