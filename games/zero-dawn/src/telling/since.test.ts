/** What is recalled, in positions that are played: the reader first, then the others, then what threatens now. */
import { describe, expect, test } from 'vitest';
import { health } from '../bot/insight.ts';
import type { DawnEvent } from '../events.ts';
import { takeAction } from '../rules/actions.ts';
import { sufferDamage } from '../rules/damage.ts';
import { attackHunters } from '../rules/enemy-attack.ts';
import { beginEnemyStep } from '../rules/enemy-step.ts';
import * as fixture from '../testing/fixtures.ts';
import { seen } from '../testing/mind.ts';
import { type DawnRehearsal, given, type HunterOn, type Position } from '../testing/rehearsal.ts';
import { field, shoot } from '../testing/skirmish.ts';
import { beat } from './beats.ts';
import { since } from './since.ts';

const recalled = (stage: DawnRehearsal, reader: number): string[] => since(stage.told, seen(stage, reader), reader).map(one => one.says);
const pointedAt = (stage: DawnRehearsal, reader: number): DawnEvent['type'][] =>
  since(stage.told, seen(stage, reader), reader).map(one => stage.told[one.at]!.type);
const cards = (n: number): number[] => Array.from({ length: n }, (_, i) => fixture.blank(`blank-${i}`));

/** A Nora Marksman beside an alert Watcher, a the Carja Warrior far off beside a calm Strider. */
const meadow = (nora: HunterOn = {}, more: Partial<Position> = {}): DawnRehearsal =>
  given({
    hunters: [
      { hunter: 'nora', at: [0, 0], draw: cards(11), equipment: { armour: -1 }, ...nora },
      { hunter: 'carja', at: [5, 2], draw: cards(8), equipment: { armour: -1 } },
    ],
    enemies: [
      { type: 'watcher', at: [1, 0], isAlert: true },
      { type: 'strider', at: [4, 2] },
    ],
    ...more,
  });

const shot = (stage: DawnRehearsal, damage: number): DawnRehearsal =>
  stage
    .run(table => attackHunters(table, stage.enemy(0), fixture.strike(damage, { do: 'ranged', range: 2 })))
    .answer('forced-dodge', stage.offered()[0]!);

describe('Since your turn', () => {
  test('[K-142] [ZD-EATK-13] a hit on the reader: the loss, by whom, and what is left', () => {
    const stage = shot(meadow(), 2);
    expect(recalled(stage, 0)).toEqual(['You lost 2 cards: the Watcher shot you for 2. You have 9 left.']);
    expect(pointedAt(stage, 0)).toEqual(['hunter-evaded']);
    expect(recalled(stage, 1)).toEqual(['The Nora Marksman lost 2 cards.']);
  });

  test('[K-142] [ZD-EATK-8] several blows are one line, with what was evaded', () => {
    const stage = meadow({ equipment: { armour: fixture.armour({ dice: { blue: 1 } }) } }, { dice: { evade: [1, 0] } });
    shot(shot(stage, 3), 1);
    expect(recalled(stage, 0)).toEqual(['You lost 3 cards: the Watcher shot you twice for 4 and you evaded 1. You have 8 left.']);
  });

  test('[K-142] [ZD-EATK-8] a blow that was evaded whole is told once, without a loss', () => {
    const stage = meadow({ equipment: { armour: fixture.armour({ dice: { blue: 1 } }) } }, { dice: { evade: [2] } });
    shot(stage, 2);
    expect(recalled(stage, 0)).toEqual(['The Watcher shot you for 2 and you evaded it all. You have 11 cards.']);
  });

  test('[K-142] [ZD-DMG-1] while damage is paid for, what is left is what will be left', () => {
    const stage = meadow({ hand: [fixture.blank('spare')] });
    stage.run(table => attackHunters(table, stage.enemy(0), fixture.strike(2, { do: 'ranged', range: 1 })));
    expect(stage.asks).toBe('pay-damage');
    expect(recalled(stage, 0)).toEqual(['You lost 2 cards: the Watcher shot you for 2. You have 10 left.']);
  });

  test('[K-142] an encounter that was won with more points than it takes', () => {
    const won = (points: number): string[] =>
      since([{ type: 'encounter-won', rule: 'ZD-END-1', encounter: 1, level: 1, points, threshold: 2 }], seen(meadow(), 0), 0).map(
        one => one.says,
      );
    expect(won(2)).toEqual([expect.stringMatching(/was won with 2 of 2 points\.$/)]);
    expect(won(3)).toEqual([expect.stringMatching(/was won with 3 points, 2 needed\.$/)]);
  });

  test('[K-142] [ZD-FAINT-1] a faint, and what comes then', () => {
    const stage = meadow().run(table => sufferDamage(table, 0, 12, 'ZD-HCOND-4', { of: 'fire' }));
    expect(recalled(stage, 0)).toEqual(['You fainted: you burned for 12. You miss a turn, then you stand up.']);
    expect(recalled(stage, 1)).toEqual(['The Nora Marksman fainted. One more faint, and the encounter is lost.']);
  });

  test('[K-142] [ZD-FAINT-1] whoever is up again has the cards that are held now, and is not told of none', () => {
    const { told } = meadow().run(table => sufferDamage(table, 0, 12, 'ZD-HCOND-4', { of: 'fire' }));
    const lostNothing = told.filter(({ type }) => type !== 'cards-lost'); // there was nothing left to lose
    const view = seen(meadow(), 0);
    const says = (hunter: Partial<(typeof view.hunters)[number]>): string[] =>
      since(lostNothing, { ...view, hunters: view.hunters.with(0, { ...view.hunters[0]!, ...hunter }) }, 0).map(one => one.says);
    expect(says({})[0]).toBe(`You fainted: you burned for 12. You are up again, with ${health(view.hunters[0]!)} cards.`);
    expect(says({ hand: [], draw: 0 })[0]).toBe('You fainted: you burned for 12. You are up again.');
  });

  test('[K-142] [ZD-EN-6] a kill by another: what fell, and how far the party is; to the killer it is no news', () => {
    fixture.printEnemy('watcher', { hp: 3, points: 2 });
    const ranged = fixture.bow({ dice: { black: 1 } });
    const stage = field({ hand: [fixture.arrow()], equipment: { ranged } }, [{ at: [3, 1] }], { threshold: 5, dice: { attack: [3] } });
    shoot(stage, ranged).passAll();
    expect(recalled(stage, 1)).toEqual(['The Carja Warrior killed a Watcher. The party has 2 of 5 points.']);
    expect(pointedAt(stage, 1)).toEqual(['enemy-killed']);
    expect(recalled(stage, 0)).toEqual([]);
  });

  test('[K-142] [ZD-ALERT-7] whoever became alert threatens now', () => {
    const stage = meadow({}, { state: { step: 'begin-enemy-step' } }).run(beginEnemyStep);
    expect(recalled(stage, 1)).toEqual(['The Strider is alert now, 1 square from you.']);
    expect(recalled(stage, 0)).toEqual(['The Strider is alert now, 4 squares from you.']);
  });

  test('[K-142] [ZD-ACT-9] nothing happened to the reader: one line, and none where nobody acted', () => {
    const stage = meadow({}, { state: { active: 1 } }).run(takeAction);
    expect(recalled(stage, 0)).toEqual([]);
    stage.answer('take-action', 'sneak').answer('sneak-step', 'pass');
    expect(recalled(stage, 0)).toEqual(['Nothing touched you: the Carja Warrior sneaked.']);
    expect(recalled(stage, 1)).toEqual([]);
  });
});

describe('Beats', () => {
  test('[K-141] a hit is a moment of whoever attacks, seen where it lands', () => {
    fixture.printEnemy('watcher');
    const ranged = fixture.bow({ dice: { black: 1 } });
    const stage = field({ hand: [fixture.arrow()], equipment: { ranged } }, [{ at: [3, 1] }], { dice: { attack: [2] } });
    shoot(stage, ranged).passAll();
    const [hit] = stage.toldOf('attack-hits');
    const shown = (event: DawnEvent) => beat(event, seen(stage));
    const where = [
      { kind: 'enemy', id: 0 },
      { kind: 'hunter', id: 0 },
    ];
    expect(shown(hit!)).toEqual({ weight: 'moment', deed: 'hit', by: 0, about: where });
    expect(shown(stage.toldOf('enemy-alerted')[0]!)).toEqual({ weight: 'moment', deed: 'wake', about: [{ kind: 'enemy', id: 0 }] });
    // The wound is part of the attack, and is seen with it.
    expect(shown(stage.toldOf('enemy-wounded')[0]!).weight).toBe('slight');
  });

  test('[K-141] the quarry of the hunt enters with a card of its own, once; other machines do not', () => {
    const types = ['watcher', 'sawtooth', 'sawtooth'] as const;
    const stage = meadow({}, { enemies: types.map((type, x) => ({ type, at: [x, 0] })) });
    const entered = types.map(
      (_, id) => beat({ type: 'enemy-placed', rule: 'ZD-SETUP-5', enemy: id, square: id }, seen(stage)).enters?.name,
    );
    expect(entered).toEqual([undefined, 'Sawtooth', undefined]);
  });

  test('[K-141] an attack on a hunter is no deed of a seat', () => {
    const stage = shot(meadow(), 2);
    expect(beat(stage.toldOf('hunter-evaded')[0]!, seen(stage))).toEqual({
      weight: 'moment',
      deed: 'hit',
      about: [
        { kind: 'hunter', id: 0 },
        { kind: 'enemy', id: 0 },
      ],
    });
  });
});
