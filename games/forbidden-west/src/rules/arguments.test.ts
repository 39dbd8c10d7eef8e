/** However long the group argues about something in combat, little of it need be played again: with each refusal the scene begins anew. */
import { describe, expect, test } from 'vitest';
import type { EnemyAction } from '../content/types.ts';
import { always, armour, bow, enemyPhase, move } from '../testing/foes.ts';
import { type Fight, fight, type MarshalOn } from '../testing/rehearsal.ts';
import { given, type Stage } from '../testing/stage.ts';
import { atTurnEnd } from './brief-rules.ts';

/** One proposes, all others are against it. */
function refuse(r: Fight | Stage, scene: string, kind: string, key: string): void {
  r.stopBefore(scene).answer(kind, key, 0);
  for (const seat of [1, 2, 3]) r.answer(`agree-${kind}`, 'no', seat);
}

/** What is refused is noted, the scene is at its beginning, and what is left is asked. */
function expectAnew(r: Fight | Stage, scene: string, kind: string): void {
  const [first, ...others] = r.options(kind);
  refuse(r, scene, kind, first!);
  expect([r.open, r.state.refused]).toEqual([[], [first]]);
  r.play();
  expect([r.options(kind), r.askedSeat]).toEqual([others, 0]);
}

const FOUR: readonly MarshalOn[] = [
  { at: [8, 5], isRevealed: true, gear: { ...armour(), ...bow('3O') } },
  { at: [9, 9] },
  { at: [9, 10] },
  { at: [9, 11] },
];

const ARGUING = { leadDecides: false };

describe('[K-157] [FW-R-1] a group that refuses a proposal', () => {
  test('[FW-R-101] about what was found in mid-action: each resource is argued about by itself', () => {
    const r = fight({
      state: ARGUING,
      marshals: FOUR,
      enemies: [{ type: 'shellback', at: [8, 2], armour: 0 }],
      dice: { attack: [[2, 2, 2]] },
    });
    r.play()
      .answer('act', 'ranged-attack')
      .until('give-resource', decision => (decision.kind === 'choose-part' ? 'cargo-pod' : 'pass'));

    for (const found of [['metal', 'metal'], ['metal']]) {
      expect(r.state.fight.toGive).toEqual(found);
      expectAnew(r, 'give-loot', 'give-resource');
      r.answer('give-resource', 'seat-3', 3).answer('agree-give-resource', 'yes', 0).answer('agree-give-resource', 'yes', 1);
      r.answer('agree-give-resource', 'no', 2);
      expect(r.state.refused).toEqual([]);
    }

    expect([r.asks, r.state.fight.toGive, r.marshal(3).resources[0]]).toEqual(['act', [], 2]);
  });

  test('[FW-BRIEF-5] about a volley: not after the turn has begun once more', () => {
    const stage = given('B7', 4, { tokens: ['drum'] });
    stage.state.step = 'begin-turn';
    stage.play();
    expectAnew(stage, 'open-turn', 'brief-choice');

    expect([stage.toldOf('turn-began').length, stage.decision('brief-choice').facts]).toEqual([1, { what: 'volley' }]);
  });

  test('[FW-MAP-6] about whom the banner of the desert is for: it stays raised', () => {
    const stage = given('B12A', 4);
    stage.run(table => atTurnEnd(table, 0));
    stage.state.step = 'begin-turn';
    stage.play().answer('brief-choice', 'desert', 0);
    for (const seat of [1, 2, 3]) stage.answer('agree-brief-choice', 'yes', seat);
    expectAnew(stage, 'open-turn', 'brief-choice');

    expect([stage.toldOf('once-used').length, stage.decision('brief-choice').facts]).toEqual([1, { what: 'desert-banner' }]);
  });

  test.each<[string, EnemyAction, string, string]>([
    ['a leap', { ...move(3), leaps: true } as EnemyAction, 'enemy-route', 'enemy-moved'],
    ['vanishing', { do: 'vanish', n: 2 }, 'enemy-route', 'enemy-moved'],
    ['a mine', { do: 'lay-mine', within: 1, condition: 'shock', dice: '2O' }, 'enemy-choice', 'mine-laid'],
  ])('[FW-EATK-7] about %s: it is done once', (_name, action, kind, told) => {
    const r = enemyPhase({
      state: ARGUING,
      marshals: FOUR,
      map: [
        '............',
        '............',
        '....#.......',
        '....#.......',
        '....#.......',
        '....#.......',
        ...new Array(6).fill('............'),
      ],
      enemies: [{ type: 'rebel-brawler', at: [3, 3] }],
      behaviours: { 'rebel-brawler': [always(action)] },
    });
    expectAnew(r, 'enemies', kind);
    r.stopBefore('draw').answer(kind, r.options()[0]!, 1);
    for (const seat of [0, 2, 3]) r.answer(`agree-${kind}`, 'yes', seat);

    expect([r.open, r.types(told as 'enemy-moved'), r.state.fight.activation]).toEqual([[], [told], null]);
    expect(r.toldOf('series-chosen').length).toBe(1);
  });
});
