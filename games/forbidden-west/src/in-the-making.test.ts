/** What must hold for a section or a text to count. */
import { expect, test } from 'vitest';
import { CIRCUMSTANCES, type Circumstance } from './content/types.ts';
import { holdsFor, type Situation } from './in-the-making.ts';
import { fight, type MarshalOn } from './testing/rehearsal.ts';

const MAP = ['.........', '."c^.....', ...Array.from({ length: 7 }, () => '.........')];

/** Seat 0 on a map with some ground of each kind, its ally so many squares away. */
function holds(circumstance: Circumstance, mine: MarshalOn = {}, away = 5, situation: Partial<Situation> = {}): boolean {
  const r = fight({ map: MAP, marshals: [{ at: [0, 0], ...mine }, { at: [0, away] }], enemies: [{ type: 'rebel-scout', at: [8, 8] }] });
  return holdsFor(r.state, { seat: 0, ...situation }, circumstance);
}

type Aim = NonNullable<Situation['attack']>;
function inAttack(circumstance: Circumstance, more: Partial<Aim> & { readonly condition?: 'fire' }, mine: MarshalOn = {}): boolean {
  const { condition, ...rest } = more;
  const { state } = fight({ marshals: [{}], enemies: [{ type: 'rebel-scout', at: [8, 8], ...(condition ? { condition } : {}) }] });
  const attack: Aim = { kind: 'melee', part: -1, target: state.fight.enemies[0]!, hasMoved: false, beganOnElevation: false, ...rest };
  return holds(circumstance, mine, 5, { attack });
}

/** What is so, then what is not. */
const CASES: Readonly<Record<Circumstance, readonly [() => boolean, () => boolean]>> = {
  hidden: [() => holds('hidden'), () => holds('hidden', { isRevealed: true })],
  revealed: [() => holds('revealed', { isRevealed: true }), () => holds('revealed')],
  melee: [() => inAttack('melee', {}), () => inAttack('melee', { kind: 'ranged' })],
  ranged: [() => inAttack('ranged', { kind: 'ranged' }), () => inAttack('ranged', {})],
  component: [() => inAttack('component', { part: 0 }), () => inAttack('component', {})],
  body: [() => inAttack('body', {}), () => inAttack('body', { part: 0 })],
  'on-elevation': [() => inAttack('on-elevation', { beganOnElevation: true }), () => inAttack('on-elevation', {}, { at: [3, 1] })],
  'in-grass': [() => holds('in-grass', { at: [1, 1] }), () => holds('in-grass')],
  'in-cover': [() => holds('in-cover', { at: [2, 1] }), () => holds('in-cover')],
  moved: [() => inAttack('moved', { hasMoved: true }), () => inAttack('moved', {})],
  'enemy-has-condition': [() => inAttack('enemy-has-condition', { condition: 'fire' }), () => inAttack('enemy-has-condition', {})],
  'against-melee': [() => holds('against-melee', {}, 5, { against: 'melee' }), () => holds('against-melee', {}, 5, { against: 'pulse' })],
  'against-ranged': [
    () => holds('against-ranged', {}, 5, { against: 'ranged' }),
    () => holds('against-ranged', {}, 5, { against: 'melee' }),
  ],
  'against-pulse': [() => holds('against-pulse', {}, 5, { against: 'pulse' }), () => holds('against-pulse')],
  'near-ally': [() => holds('near-ally', {}, 1), () => holds('near-ally', {}, 2)],
  'beside-ally': [() => holds('beside-ally', {}, 0), () => holds('beside-ally', {}, 1)],
  alone: [() => holds('alone', {}, 3), () => holds('alone', {}, 2)],
  hurt: [() => holds('hurt', { dial: 5 }), () => holds('hurt', { dial: 6 })],
};

test.each(CIRCUMSTANCES)('[FW-DECK-18] %s holds where it is so, and nowhere else', circumstance => {
  const [yes, no] = CASES[circumstance];

  expect([yes(), no()]).toEqual([true, false]);
});

test('[FW-DECK-18] moved: earlier in this phase, also by a sneak; in the turn before is too long ago', () => {
  expect(inAttack('moved', {}, { hasMoved: true })).toBe(true);

  const r = fight({
    step: 'end-turn',
    marshals: [{ at: [0, 0], hasMoved: true }, { at: [9, 9] }],
    enemies: [{ type: 'rebel-scout', at: [5, 5] }],
  });
  r.play();
  expect(r.askedSeat).toBe(1);
  expect(holdsFor(r.state, { seat: 0 }, 'moved')).toBe(false);
});
