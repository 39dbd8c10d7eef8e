/** What enemies are about to do (K-168), position by position; the contract compares it with what comes. */
import { type Intent, lazyView, type Seat } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { stateSchema, type View } from '../state.ts';
import { hexOn, ONE_SON, type Place, type Position, trek } from '../testing/rehearsal.ts';
import { dangers, intends } from './intents.ts';

/** As a seat sees it, and keeps nothing of it. */
const seen = (position: Position, seat: Seat | null = 0): View => lazyView(stateSchema, trek(position).state, seat);
const read = (position: Position, seat: Seat | null = 0): readonly Intent[] => intends(seen(position, seat), seat);
const phrases = (position: Position, seat?: Seat | null): string[] => read(position, seat).map(one => one.says);

const IN_PREPARATION = { step: 'enemies-move', phase: 'preparation', day: 2, active: -1 } as const;

describe('Intentions of enemies', () => {
  test('[US-COMBAT-2] beside an exposed character it strikes back, with as much as its dice show', () => {
    expect(read({ characters: [{ at: 'n' }, {}], enemies: [{ is: 'bear.1', at: 'n' }] })).toEqual([
      {
        about: { kind: 'enemy', id: 0 },
        does: [{ kind: 'attack', target: { kind: 'character', id: 0 }, amount: [0, 1, 2, 3, 4], isCertain: false }],
        says: 'hits you back, up to 4',
        why: 'The bear strikes at you after each action that costs AP, with 2 green dice.',
        facts: { is: 'strikes', whom: 'you', what: 'up to 4' },
      },
    ]);
  });

  test('[US-COMBAT-13] [US-ENEMY-2] at night it has the dice of the night; to others its prey goes by name', () => {
    const night: Position = { phase: 'night', characters: [{ at: 'n' }, {}], enemies: [{ is: 'bear.1', at: 'n' }] };

    expect([0, 1, null].map(seat => phrases(night, seat))).toEqual([
      ['hits you back, up to 5'],
      ['hits Ida back, up to 5'],
      ['hits Ida back, up to 5'],
    ]);
  });

  test('beside two whom it sees the target is open', () => {
    const [intent] = read({ characters: [{ at: 'n' }, { at: 'n' }], enemies: [{ is: 'snake.1', at: 'n' }] });

    expect([intent!.says, intent!.does[0]!.target]).toEqual(['hits back, up to 1', null]);
  });

  test('[US-EMOVE-4] [US-EMOVE-6] beside a tile of somebody the D8 brings it there on two numbers of eight; farther off on none', () => {
    expect(phrases({ characters: [{}], enemies: [{ at: 'n' }, { at: 's s' }] })).toEqual(['reaches you, 1 in 4', 'wanders']);
  });

  test('on the map stands whom it comes to, and nothing over one that comes to nobody', () => {
    const said = (position: Position): unknown[] => read(position).map(one => one.facts && [one.facts['whom'], one.facts['what']]);

    expect(said({ characters: [{}], enemies: [{ at: 'n' }, { at: 's s' }] })).toEqual([['you', '25 %'], undefined]);
    expect(said({ characters: [{ at: 'n' }, { at: 's' }], enemies: [{ at: 'haven' }] })).toEqual([['2 people', '38 %']]);
  });

  test('[US-EMOVE-4] a scout takes the better of two dice', () => {
    expect(read({ characters: [{}], enemies: [{ is: 'lookout.1', at: 'n' }] })[0]).toMatchObject({
      says: 'reaches you, 44 %',
      why: 'The lookout will roll in Preparation: of two D8 the one that brings it nearer; 1 to 6 is a way, on a 7 it stays, on an 8 it goes for the nearest exposed character; shot at, she comes closer or fires, up to 1.',
    });
  });

  test('[US-EMOVE-11] [US-FIRE-4] a fire keeps an animal off, and so does the edge of a map without tiles', () => {
    const fire: Position = { characters: [{}], enemies: [{ is: 'bear.1', at: 'n' }], tiles: [{ at: 'haven', fire: 'campfire' }] };
    expect(phrases(fire)).toEqual(['wanders']);
  });

  test('[US-EMOVE-7] whom it goes for if two are equally near, dice decide: only a number that brings it there for sure counts', () => {
    expect(phrases({ characters: [{ at: 'n' }, { at: 's' }], enemies: [{ at: 'haven' }] })).toEqual(['reaches someone, 3 in 8']);
  });

  test('[US-STEALTH-7] [US-EMOVE-3] whoever is in stealth beside it is not seen', () => {
    expect(phrases({ characters: [{ at: 'n', isStealthy: true }], enemies: [{ at: 'n' }] })).toEqual(['sees nobody']);
  });

  test('[US-EMOVE-1] in Preparation it is certain who rolls and who does not', () => {
    const position: Position = {
      ...IN_PREPARATION,
      characters: [{ at: 'n' }],
      enemies: [{ at: 's s' }, { is: 'mother', at: 's' }],
      state: { toMove: [0] },
    };

    expect(read(position).map(one => [one.says, one.does])).toEqual([
      [
        'wanders',
        [
          { kind: 'other', target: null, amount: null, isCertain: true },
          { kind: 'move', target: null, amount: null, isCertain: false },
        ],
      ],
      ['stays', []],
    ]);
  });

  test('[US-R-77] a merchant strikes back at whoever he fights, and at nobody else', () => {
    const market = (fights: readonly number[]): Position => ({
      characters: [{ at: 'n' }],
      merchants: [{ id: 'vesna', at: 'n', fights: [...fights] }],
    });

    expect(phrases(market([0]))).toEqual([expect.stringMatching(/^hits you back, up to \d$/)]);
    expect(phrases(market([]))).toEqual([]);
  });

  test('[US-TEAM-5] [US-SOL-7] who is a Son of Liberty changes nothing before it is revealed, for nobody', () => {
    const fighter = (team: Position['team'], isRevealed = false): Position => ({
      ...ONE_SON,
      team: team!,
      characters: [{ at: 'n', isRevealed }, { at: 's' }],
      enemies: [
        { is: 'fighter.1', at: 'n' },
        { is: 'fighter.2', at: 'se' },
      ],
      tiles: [{ at: 'ne', is: { enemies: 1 } }],
    });
    const both = (team: Position['team'], seat: Seat | null): unknown => {
      const view = seen(fighter(team), seat);
      return [
        intends(view, seat),
        seat === null ? [] : ['n', 'ne', 'se'].map(place => dangers(view, seat, { kind: 'hex', id: hexOn(place) })),
      ];
    };

    for (const seat of [0, 1, null]) expect(both(['saboteur', 'late-watch'], seat)).toEqual(both(['late-watch', 'saboteur'], seat));
    expect(phrases(fighter(ONE_SON.team, true), 1)[0]).toBe('lets Ida be');
  });
});

describe('What waits on a tile', () => {
  const waits = (position: Position, place: Place): string[] =>
    dangers(seen(position), 0, { kind: 'hex', id: hexOn(place) }).map(one => one.says);

  test('[US-MOVE-3] [US-INIT-2] who would be drawn there, and who would fight', () => {
    const position: Position = {
      characters: [{}],
      tiles: [{ at: 'n', is: { enemies: 1 } }, { at: 's' }],
      enemies: [{ is: 'bear.1', at: 's' }],
    };

    expect(waits(position, 'n')).toEqual(['Entered openly, 1 enemy would be drawn there.']);
    expect(waits(position, 's')).toEqual(['The bear would fight you there: 86 % to be hurt, up to 4.']);
    expect(waits(position, 'haven')).toEqual([]);
  });

  test('[US-INIT-3] where somebody else stands already, no fight begins by itself', () => {
    expect(waits({ characters: [{}, { at: 's' }], enemies: [{ is: 'bear.1', at: 's' }] }, 's')).toEqual([
      'The bear would strike at you there after each action: 86 % to be hurt, up to 4.',
    ]);
  });

  test('[US-MOVE-4] whoever stands beside the character strikes first, unless it is in stealth', () => {
    const beside = (isStealthy: boolean): Position => ({ characters: [{ at: 'n', isStealthy }], enemies: [{ is: 'bear.1', at: 'n' }] });

    expect(waits(beside(false), 'haven')).toEqual(['The bear would strike at you first: 86 % to be hurt, up to 4.']);
    expect(waits(beside(true), 'haven')).toEqual([]);
  });

  test('[US-EMOVE-9] of a tile that lies face down nothing is told but who stands on it', () => {
    expect(
      waits({ characters: [{}], tiles: [{ at: 'n', is: { enemies: 2 }, isDown: true }], enemies: [{ is: 'bear.1', at: 'n' }] }, 'n'),
    ).toEqual(['The bear would fight you there: 86 % to be hurt, up to 4.']);
  });
});
