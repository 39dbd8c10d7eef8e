/** Maintenance and the end of an encounter: ZD-MAINT-1..11, ZD-R-104, ZD-R-105, ZD-R-107, ZD-R-108, ZD-R-144, ZD-R-145, ZD-R-154. */

import { describe, expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import { ENEMIES } from '../content/enemies.ts';
import { ENEMY_TYPES } from '../content/kinds.ts';
import type { AttackBox } from '../content/types.ts';
import { zeroDawn } from '../game.ts';
import { print } from '../testing/fixtures.ts';
import { type At, type DawnRehearsal, type EnemyOn, given, type HunterOn, type Position } from '../testing/rehearsal.ts';
import { takeAction } from './actions.ts';
import { endEncounter, maintenance } from './maintenance.ts';

const hunter = (rest: HunterOn = {}): HunterOn => ({ at: [0, 0], equipment: { armour: -1 }, ...rest });
const hunters = (...faints: number[]): HunterOn[] => faints.map(one => hunter({ faints: one }));
const far: At = [5, 2];
const enemyOf = (type: (typeof ENEMY_TYPES)[number]): (typeof ENEMIES)[number] => ENEMIES[ENEMY_TYPES.indexOf(type)]!;
const watcher: EnemyOn = { type: 'watcher', at: far };
const checking = (position: Position): DawnRehearsal =>
  given({ enemies: [watcher], ...position, state: { step: 'maintenance', ...position.state } }).run(maintenance);
const result = (stage: DawnRehearsal): [string, string] => [stage.state.step, stage.state.result];
/** All vote, in seat order. */
function vote(stage: DawnRehearsal, ...votes: ('end' | 'go-on')[]): DawnRehearsal {
  votes.forEach((one, seat) => stage.answer('vote-to-end', one, seat));
  return stage;
}
const club = print('equipment', {
  id: 'maint-club',
  name: 'Club',
  kind: 'weapon',
  arc: 'melee',
  range: 0,
  dice: {},
  crit: [],
  symbols: [],
  slots: 0,
  attack: [{ do: 'add-damage', n: 1 }],
});

describe('Maintenance', () => {
  test('[ZD-MAINT-1] as many faints as hunters end the encounter in failure', () => {
    expect(result(checking({ hunters: hunters(1, 2, 0) }))).toEqual(['end-encounter', 'failure']);
    expect(result(checking({ hunters: hunters(1, 2, 1) }))).toEqual(['end-encounter', 'failure']);
    expect(result(checking({ hunters: hunters(0, 2, 0) }))).toEqual(['begin-turn', 'none']);
  });

  test('[ZD-MAINT-2] even with enough points, and without a vote', () => {
    const stage = checking({ threshold: 4, hunters: hunters(1, 1, 1), state: { points: 9 } });

    expect(stage.asks).toBeNull();
    expect(result(stage)).toEqual(['end-encounter', 'failure']);
  });

  test('[ZD-MAINT-3] points at the threshold allow success, one less does not', () => {
    const enough = checking({ threshold: 4, hunters: hunters(0, 0), state: { points: 4 } });
    const short = checking({ threshold: 4, hunters: hunters(0, 0), state: { points: 3 } });

    expect([enough.asks, enough.options()]).toEqual(['vote-to-end', ['end', 'go-on']]);
    expect(result(vote(enough, 'end', 'end'))).toEqual(['end-encounter', 'success']);
    expect([short.asks, ...result(short)]).toEqual([null, 'begin-turn', 'none']);
  });

  const ballots = [
    { yes: 1, of: 1, ends: true },
    { yes: 0, of: 1, ends: false },
    { yes: 2, of: 2, ends: true },
    { yes: 1, of: 2, ends: false },
    { yes: 2, of: 3, ends: true },
    { yes: 1, of: 3, ends: false },
    { yes: 3, of: 4, ends: true },
    { yes: 2, of: 4, ends: false },
  ];
  test.each(ballots)('[ZD-MAINT-4] [ZD-R-105] $yes of $of: the encounter ends is $ends', ({ yes, of, ends }) => {
    const stage = checking({
      threshold: 4,
      hunters: Array.from({ length: of }, (_, seat) => hunter(seat > 0 && seat === of - 1 ? { isUp: false, faints: 1, skip: 1 } : {})),
      state: { points: 4 },
    });

    vote(stage, ...Array.from({ length: of }, (_, seat): 'end' | 'go-on' => (of - seat <= yes ? 'end' : 'go-on')));

    expect(result(stage)).toEqual(ends ? ['end-encounter', 'success'] : ['begin-turn', 'none']);
  });

  test('[ZD-R-154] all vote at the same time, and the votes are shown together', () => {
    const stage = checking({ threshold: 4, hunters: hunters(0, 0, 0), state: { points: 4 } });

    const open = stage.open.map(({ seat, kind }) => [seat, kind]);
    stage.answer('vote-to-end', 'end', 2).answer('vote-to-end', 'go-on', 0);
    const before = stage.types('vote-taken');
    stage.answer('vote-to-end', 'end', 1);

    expect(open).toEqual([
      [0, 'vote-to-end'],
      [1, 'vote-to-end'],
      [2, 'vote-to-end'],
    ]);
    expect(before).toEqual([]);
    expect(stage.toldOf('vote-taken')).toMatchObject([{ yes: 2, of: 3, votes: ['go-on', 'end', 'end'], reveals: true }]);
  });

  test('[ZD-MAINT-5] without a majority play goes on, and the vote returns at the next maintenance', () => {
    const stage = given({
      map: ['#########'],
      routes: [{ squares: [[8, 0]], loop: true }],
      threshold: 4,
      hunters: [hunter(), hunter(), hunter()],
      enemies: [{ type: 'grazer', at: [8, 0] }],
      state: { step: 'maintenance', points: 4 },
    });

    vote(stage.play(), 'end', 'go-on', 'go-on').passAll();
    expect([stage.asks, stage.askedSeat]).toEqual(['take-action', 1]);
    stage.answer('take-action', 'stop').passAll();

    expect(stage.open.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'vote-to-end'],
      [1, 'vote-to-end'],
      [2, 'vote-to-end'],
    ]);
  });

  test('[ZD-MAINT-6] [ZD-R-107] short, with one escaped: failure if all that is in play cannot make up the number', () => {
    const inPlay = [
      { type: 'scrapper', at: far },
      { type: 'strider', at: far },
    ] as const;
    const left = inPlay.reduce((sum, { type }) => sum + enemyOf(type).points, 0);
    const needing = (threshold: number): DawnRehearsal =>
      checking({
        threshold,
        hunters: hunters(0, 0),
        enemies: [...inPlay, { ...watcher, status: 'escaped' }, { ...watcher, status: 'killed' }],
        state: { points: 2 },
      });

    expect(result(needing(2 + left + 1))).toEqual(['end-encounter', 'failure']);
    expect(result(needing(2 + left))).toEqual(['begin-turn', 'none']);
  });

  test('[ZD-MAINT-7] the last enemy killed in an activation: no enemy step, no vote, success', () => {
    const { hp, points } = enemyOf('grazer');
    const stage = given({
      threshold: points,
      hunters: [hunter({ equipment: { armour: -1, ranged: -1, sidearm: -1, melee: club } }), hunter()],
      enemies: [{ type: 'grazer', at: [0, 0], wounds: hp - 1 }],
    });

    stage.play().answer('take-action', 'melee').answer('choose-part', 'body');

    expect(stage.types('enemy-killed', 'enemy-activated', 'vote-taken', 'maintenance', 'encounter-won', 'encounter-lost')).toEqual([
      'enemy-killed',
      'maintenance',
      'encounter-won',
    ]);
  });

  test('[ZD-MAINT-7] all gone with too few points: failure', () => {
    const enemies: EnemyOn[] = [
      { ...watcher, status: 'killed' },
      { ...watcher, status: 'escaped' },
    ];

    const short = checking({ threshold: 4, hunters: hunters(0, 0), enemies, state: { points: 3 } });
    const enough = checking({ threshold: 4, hunters: hunters(0, 0), enemies, state: { points: 5 } });

    expect([short.asks, ...result(short)]).toEqual([null, 'end-encounter', 'failure']);
    expect([enough.asks, ...result(enough)]).toEqual([null, 'end-encounter', 'success']);
  });

  test('[ZD-R-104] the end of the last enemy in any step leads to maintenance, where faints are checked first', () => {
    const gone = (step: DawnRehearsal['state']['step'], ...faints: number[]): DawnRehearsal =>
      given({ threshold: 1, hunters: hunters(...faints), enemies: [{ ...watcher, status: 'burnt' }], state: { step, points: 4 } });

    for (const step of ['begin-turn', 'act', 'end-activation', 'begin-enemy-step', 'enemies'] as const) {
      expect(zeroDawn.rules.next(gone(step, 0, 0).state)).toMatchObject({ name: 'maintenance' });
    }
    expect(result(gone('enemies', 1, 0).run(maintenance))).toEqual(['end-encounter', 'success']);
    expect(result(gone('enemies', 1, 1).run(maintenance))).toEqual(['end-encounter', 'failure']);
  });

  const ended = (position: Position): DawnRehearsal => given({ bonus: 2, ...position }).run(endEncounter);
  const dead: EnemyOn[] = [
    { ...watcher, status: 'killed' },
    { ...watcher, status: 'burnt' },
  ];

  test('[ZD-MAINT-8] every enemy killed: from the Leader on, each may draw up to the bonus number', () => {
    const stage = ended({
      hunters: [hunter({ salvage: [] }), hunter({ salvage: [] }), hunter({ salvage: [] })],
      enemies: dead,
      state: { result: 'success', leader: 1, active: 0, salvagePile: [1, 2, 3, 4, 5].map(n => cardNamed(`salvage-metal-shards.${n}`)) },
    });

    const asked = [stage.askedSeat];
    expect(stage.options('take-bonus')).toEqual(['take-2', 'take-1', 'take-0']);
    for (const take of ['take-2', 'take-0', 'take-1']) asked.push(stage.answer('take-bonus', take).askedSeat);

    expect(asked).toEqual([1, 2, 0, null]);
    expect(stage.state.hunters.map(one => stage.keys(one.salvage))).toEqual([
      ['salvage-metal-shards.3'],
      ['salvage-metal-shards.1', 'salvage-metal-shards.2'],
      [],
    ]);
  });

  test('[ZD-MAINT-8] with an enemy left alive or escaped there is no bonus', () => {
    for (const status of ['in-play', 'escaped'] as const) {
      const stage = ended({ hunters: hunters(0, 0), enemies: [...dead, { ...watcher, status }], state: { result: 'success' } });

      expect([stage.asks, stage.types('salvage-taken')]).toEqual([null, []]);
    }
  });

  test('[ZD-R-108] no bonus after a failure', () => {
    const stage = ended({ hunters: hunters(1, 1), enemies: dead, state: { result: 'failure' } });

    expect([stage.asks, stage.types('salvage-taken')]).toEqual([null, []]);
  });

  test('[ZD-MAINT-9] in an activation there is no way to end the encounter', () => {
    const stage = given({
      threshold: 1,
      hunters: [hunter({ equipment: { armour: -1, melee: -1, ranged: -1, sidearm: -1 } }), hunter()],
      enemies: [watcher],
      state: { points: 9 },
    });

    expect(stage.run(takeAction).options()).toEqual(['sprint', 'sneak', 'stop']);
  });

  test('[ZD-MAINT-10] otherwise the next seat has its turn', () => {
    const turn = (active: number): number[] => {
      const stage = checking({ hunters: hunters(0, 0, 0), state: { active } });
      expect(result(stage)).toEqual(['begin-turn', 'none']);
      return [active, stage.state.active];
    };

    expect([turn(0), turn(1), turn(2)]).toEqual([
      [0, 1],
      [1, 2],
      [2, 0],
    ]);
  });

  test('[ZD-MAINT-11] while none escaped, the impossibility is not checked', () => {
    const stage = checking({ threshold: 99, hunters: hunters(0, 0), enemies: [watcher, { ...watcher, status: 'killed' }] });

    expect(result(stage)).toEqual(['begin-turn', 'none']);
  });
});

describe('Faints in cooperative play', () => {
  const roar = (damage: number): AttackBox => ({ must: true, do: 'melee', range: 1, damage, effects: [{ do: 'aoe', damage: 1 }] });
  /** The Sawtooth attacks seat 0, which has no card left; seat 1 stands beside it. */
  const struck = (mode: Position['mode'], rest: HunterOn, seats: 1 | 2 = 2): DawnRehearsal =>
    given({
      mode: mode!,
      map: ['####'],
      threshold: 9,
      hunters: [hunter({ at: [0, 0], draw: [], recency: 1, ...rest }), hunter({ at: [1, 0], draw: ['stamina.1', 'stamina.2'] })].slice(
        0,
        seats,
      ),
      enemies: [
        { type: 'sawtooth', at: [0, 0], isAlert: true },
        { type: 'sawtooth', at: [3, 0], isAlert: true },
      ],
      behaviours: { sawtooth: [{ no: [roar(1), { must: true, do: 'move-to-hunter', n: 1 }] }, { no: [] }] },
      state: { step: 'enemies' },
    }).play();

  test('[ZD-R-144] a faint fails the encounter at once, after the present effect', () => {
    const stage = struck('cooperative', {});

    expect(stage.types('hunter-fainted', 'hunter-caught', 'box-resolved', 'enemy-activated', 'maintenance', 'encounter-lost')).toEqual([
      'enemy-activated',
      'box-resolved',
      'hunter-fainted',
      'hunter-caught',
      'maintenance',
      'encounter-lost',
    ]);
  });

  test('[ZD-R-145] the easier mode fails only with a second, different hunter; repeated faints of one are not counted', () => {
    const first = struck('cooperative-easy', {});
    const again = struck('cooperative-easy', { faints: 2 });

    expect([first, again].map(stage => stage.types('encounter-lost'))).toEqual([[], []]);
    expect([first, again].map(stage => stage.state.hunters.map(one => one.faints))).toEqual([
      [1, 0],
      [3, 0],
    ]);
    expect(result(checking({ mode: 'cooperative-easy', hunters: hunters(3, 0) }))).toEqual(['begin-turn', 'none']);
  });

  test('[ZD-R-145] a second hunter who faints fails it; alone, a second faint does', () => {
    const second = given({
      mode: 'cooperative-easy',
      map: ['####'],
      hunters: [hunter({ at: [0, 0], draw: [], recency: 1 }), hunter({ at: [3, 0], faints: 1, isUp: false, skip: 1 })],
      enemies: [{ type: 'sawtooth', at: [0, 0], isAlert: true }],
      behaviours: { sawtooth: [{ no: [roar(1)] }] },
      state: { step: 'enemies' },
    }).play();

    expect(second.types('encounter-lost')).toEqual(['encounter-lost']);
    expect(struck('cooperative-easy', { faints: 0, discard: ['stamina.3', 'stamina.4'] }, 1).types('encounter-lost')).toEqual([]);
    expect(struck('cooperative-easy', { faints: 1 }, 1).types('encounter-lost')).toEqual(['encounter-lost']);
    expect(struck('cooperative', { faints: 0 }, 1).types('encounter-lost')).toEqual(['encounter-lost']);
  });
});
