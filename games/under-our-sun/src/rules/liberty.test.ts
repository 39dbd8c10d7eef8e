import { expect, test } from 'vitest';
import { nearest, wouldAttack } from '../questions.ts';
import { OPEN } from '../state.ts';
import { armed, brawl, enemyRolls, faces, rolls } from '../testing/fights.ts';
import { type CharacterOn, hexOn, type Position, type SunRehearsal, trek } from '../testing/rehearsal.ts';
import { initialRound, provoke } from './combat.ts';
import { summon } from './liberty.ts';

const north = hexOn('n');
const fighter = armed('1Y', { isSol: true, hp: 9 });
const wolf = armed('1Y', { type: 'animal', hp: 9 });
/** Ida is a Son of Liberty, Wren and Sanaa are none. */
const sons = (
  ida: CharacterOn,
  enemies: Parameters<typeof brawl>[1] = [],
  more: Partial<Position> = {},
  others: readonly CharacterOn[] = [{}, {}],
): SunRehearsal => brawl([ida, ...others], enemies, { mode: 'semi', team: ['saboteur', 'late-watch', 'letter-carrier'], ...more });
const known = { isRevealed: true } as const;
const abilities = (r: SunRehearsal): string[] => r.options('act').filter(key => /^(summon|send|reveal)/.test(key));

test('[US-SOL-1] [US-R-88] once a day, for 0 AP, onto any adjacent tile that lies there; nobody fights over it', () => {
  const r = sons({ ...known }, [], { tiles: [{ at: 'n n', isDown: true }], enemyDeck: [{ id: 'zealot', isSol: true }, { isSol: true }] }, [
    {},
    { at: 'haven' },
  ]);
  r.play();
  expect(abilities(r).toSorted()).toEqual([`summon-${hexOn('haven')}`, `summon-${hexOn('n n')}`].toSorted());
  r.answer('act', `summon-${hexOn('haven')}`);
  expect([r.character(0).ap, r.enemy(0).hex, r.types('round-begun'), abilities(r)]).toEqual([6, hexOn('haven'), [], [`send-0-${north}`]]);
});
test('[US-SOL-1] it comes back with the next day', () => {
  const r = sons({ ...known, hasUsedAbility: true, ap: 1 }, [], { toPlay: [], phase: 'night', step: 'last-chance', active: -1 });
  r.untilScene('begin-phase');
  expect([r.state.day, r.character(0).hasUsedAbility]).toEqual([2, false]);
});
test('[US-SOL-2] the deck is drawn until one comes; those passed over lie face up under it', () => {
  const r = sons({ ...known }, [], { enemyDeck: [{ id: 'rat' }, { id: 'cub' }, { id: 'zealot', isSol: true }, { id: 'next' }] });
  const [rat, cub, zealot] = r.state.enemyDeck;
  r.play().answer('act', `summon-${hexOn('haven')}`);
  expect([r.enemy(0).card, r.state.enemiesUsed, r.state.enemyDeck.length]).toEqual([zealot, [rat, cub], 1]);
});
test('[US-R-71] none to be found: nothing comes, the ability is unused, the deck is shuffled with what lay under it', () => {
  const r = sons({}, [], { enemyDeck: [{ id: 'rat' }, { id: 'cub' }] });
  r.state.enemiesUsed = [r.state.enemyDeck[1]!];
  r.state.enemyDeck = [r.state.enemyDeck[0]!];
  r.play().answer('act', `summon-${hexOn('haven')}`);
  expect([r.state.enemies, r.character(0).hasUsedAbility, r.character(0).isRevealed]).toEqual([[], false, true]);
  expect([r.state.enemyDeck.length, r.state.enemiesUsed, r.types('deck-shuffled').length > 0]).toEqual([2, [], true]);
});
test('[US-SOL-3] for 2 AP one on the same or an adjacent tile goes one tile, wherever one lies', () => {
  const r = sons({ ...known, ap: 2, hasUsedAbility: true }, [{ ...fighter, at: 'n n' }], { tiles: [{ at: 'n n n', isDown: true }] });
  r.play();
  expect(abilities(r).toSorted()).toEqual([`send-0-${north}`, `send-0-${hexOn('n n n')}`].toSorted());
  r.answer('act', `send-0-${hexOn('n n n')}`);
  expect([r.enemy(0).hex, r.character(0).ap]).toEqual([hexOn('n n n'), 0]);
  expect(abilities(sons({ ...known, ap: 1, hasUsedAbility: true }, [fighter]).play())).toEqual([]);
});
test('[US-SOL-3] [US-ENEMY-10] it leaves its symbol open', () => {
  const r = sons({ ...known, hasUsedAbility: true }, [{ ...fighter, symbol: 0 }], { tiles: [{ at: 'n', is: { enemies: 1 } }] });
  r.play().answer('act', `send-0-${hexOn('haven')}`);
  expect(r.tile('n').symbols).toEqual([OPEN]);
});
test('[US-SOL-4] not one two tiles away, not one of another kind', () => {
  const r = sons({ ...known, hasUsedAbility: true }, [
    { ...fighter, at: 'n n n' },
    { ...wolf, at: 'n n' },
  ]);
  expect(abilities(r.play())).toEqual([]);
});
test('[US-SOL-5] [US-R-87] either ability turns the card up first', () => {
  const first = sons({}, [], { enemyDeck: [{ isSol: true }] });
  first.play().answer('act', `summon-${hexOn('haven')}`);
  expect(first.types('revealed', 'ability-used', 'spawned')).toEqual(['revealed', 'ability-used', 'spawned']);
  const second = sons({}, [{ ...fighter, at: 'n n' }]);
  second.play().answer('act', `send-0-${north}`);
  expect(second.types('revealed', 'ability-used', 'enemy-moved')).toEqual(['revealed', 'ability-used', 'enemy-moved']);
});
test('[US-SOL-6] [US-R-111] meeting one: stay hidden and fight like anybody, or reveal', () => {
  const r = sons({ at: 'haven' }, [fighter], { dice: { attack: faces('00'), enemy: faces('1') } }, [{ at: 'haven' }, { at: 'haven' }]);
  r.play().answer('act', `move-${north}`).only('fight', ['attack-enemy-0', 'dodge', 'reveal']).answer('fight', 'attack-enemy-0');
  expect([r.character(0).hp, r.character(0).isRevealed]).toEqual([6, false]);
});
test('[US-SOL-6] [US-SOL-11] whoever reveals there has nobody to fight', () => {
  const r = sons({ at: 'haven' }, [fighter], {}, [{ at: 'haven' }, { at: 'haven' }]);
  r.play().answer('act', `move-${north}`).answer('fight', 'reveal');
  expect([r.asks, rolls(r), r.toldOf('revealed')]).toMatchObject(['act', [], [{ who: 0, rule: 'US-SOL-6' }]]);
});
test('[US-SOL-6] with others to fight the round goes on, without the question', () => {
  const r = sons({}, [fighter, wolf], { dice: { attack: faces('00'), enemy: faces('0') } }, [{ at: 'haven' }, { at: 'haven' }]);
  r.run(table => initialRound(table, 0))
    .answer('fight', 'reveal')
    .only('fight', ['attack-enemy-0', 'attack-enemy-1', 'dodge']);
  r.answer('fight', 'attack-enemy-0');
  expect(enemyRolls(r)).toEqual(['e1 counterattack c0']);
});
test('[US-SOL-7] [US-R-114] once revealed, such enemies never attack this character: only the wolf strikes', () => {
  const r = sons({ ...known, hp: 3, goods: { food: 1 } }, [fighter, wolf], { dice: { attack: faces('00'), enemy: faces('0 0') } });
  r.play().answer('act', 'eat').answer('act', 'attack-enemy-0').answer('join', 'pass').answer('join', 'pass');
  expect(enemyRolls(r)).toEqual(['e1 counterattack c0', 'e1 counterattack c0']);
});
test('[US-SOL-8] in the turn of another there is no ability', () => {
  const r = sons({}, [{ ...fighter, at: 'n n' }], { active: 1 });
  expect(abilities(r.play())).toEqual([]);
});
test('[US-SOL-9] [US-R-89] on the own turn one may reveal at no cost; nobody else is offered it', () => {
  const r = sons({}).play();
  expect(abilities(r)).toContain('reveal');
  r.answer('act', 'reveal');
  expect([r.character(0).ap, r.character(0).isRevealed, abilities(r).includes('reveal')]).toEqual([6, true, false]);
  expect([r.types(), r.state.enemies]).toEqual([['revealed'], []]);
  expect(abilities(sons({}, [], { active: 1 }).play())).toEqual([]);
});
test('[US-SOL-9] [US-R-89] when one would attack out of turn: in the question whether to join, and in the choice that follows', () => {
  const r = sons({}, [fighter, wolf], { active: 1, dice: { attack: faces('00 00'), enemy: faces('0 0') } });
  r.play().answer('act', 'attack-enemy-0').answer('join', 'pass', 2);
  r.only('join', ['join', 'pass', 'reveal'])
    .answer('join', 'join')
    .only('joined-fight', ['attack-enemy-0', 'attack-enemy-1', 'dodge', 'reveal']);
  r.answer('joined-fight', 'reveal')
    .only('joined-fight', ['attack-enemy-0', 'attack-enemy-1', 'dodge'])
    .answer('joined-fight', 'attack-enemy-0');
  expect(enemyRolls(r)).toEqual(['e0 counterattack c1', 'e1 counterattack c0']);
});
test('[US-R-89] revealed before joining, the question is put again without it', () => {
  const r = sons({}, [fighter], { active: 1, dice: { attack: faces('00'), enemy: faces('0') } });
  r.play()
    .answer('act', 'attack-enemy-0')
    .answer('join', 'pass', 2)
    .answer('join', 'reveal')
    .only('join', ['join', 'pass'])
    .answer('join', 'pass');
  expect(r.character(0).isRevealed).toBe(true);
});
test('[US-R-89] with saved AP, and before a rush away from one', () => {
  const saved = sons({ isWaiting: true, ap: 2 }, [fighter], { active: 1, toPlay: [] }, [
    { hp: 3, goods: { food: 1 }, at: 'haven' },
    { at: 'haven' },
  ]);
  saved
    .play()
    .answer('act', 'eat')
    .only('saved-ap', ['attack-enemy-0', 'pass', 'reveal'])
    .answer('saved-ap', 'reveal')
    .only('saved-ap', ['attack-enemy-0', 'pass']);
  const shot = sons({}, [fighter], { active: 1, dice: { attack: faces('000'), test: faces('10') } }, [
    { at: 'n n', items: ['bow.1'] },
    { at: 'haven' },
  ]);
  shot
    .play()
    .answer('act', 'shoot-at-ida-with-bow.1')
    .only('answer-shot', ['dodge', 'rush', 'nothing', 'reveal'])
    .answer('answer-shot', 'reveal')
    .answer('answer-shot', 'rush');
  expect([enemyRolls(shot), shot.character(0).hex]).toEqual([[], hexOn('n n')]);
});
test('[US-SOL-10] it cannot be undone', () => {
  const r = sons({ ...known }, [], { phase: 'night', step: 'last-chance', active: -1, toPlay: [] });
  r.untilScene('begin-phase');
  expect(r.character(0).isRevealed).toBe(true);
});
test('[US-SOL-11] [US-R-114] no initial round because of them, no parting attack, no return fire, passed over in the allotment', () => {
  const others = [{ at: 'haven' }, { at: 'haven' }];
  const enters = sons({ ...known, at: 'haven' }, [fighter], {}, others)
    .play()
    .answer('act', `move-${north}`);
  expect([enters.asks, rolls(enters)]).toEqual(['act', []]);
  enters.answer('act', `move-${hexOn('haven')}`);
  expect(rolls(enters)).toEqual([]);
  const both = sons({ ...known, at: 'haven' }, [fighter, wolf], { dice: { attack: faces('00'), enemy: faces('0') } }, others);
  both.play().answer('act', `move-${north}`).answer('fight', 'attack-enemy-1');
  expect(enemyRolls(both)).toEqual(['e1 counterattack c0']);
  const shot = sons(
    { ...known, items: ['bow.1'] },
    [{ at: 'n n', is: { isSol: true, hp: 9, ranged: { day: '1Y', night: '1Y' } } }],
    { dice: { attack: faces('000') } },
    others,
  );
  shot.play().answer('act', 'shoot-enemy-0-with-bow.1');
  expect(enemyRolls(shot)).toEqual([]);
  const shared = sons({ ...known }, [fighter, wolf], { dice: { attack: faces('00 00'), enemy: faces('0 0') } });
  shared.play().answer('act', 'attack-enemy-0').answer('join', 'join').answer('join', 'pass').answer('joined-fight', 'attack-enemy-0');
  expect(enemyRolls(shared)).toEqual(['e1 counterattack c0', 'e0 counterattack c1']);
});
test('[US-R-114] they still forbid Sleep, still fight everybody else, and do not hold up an event', () => {
  const r = sons({ ...known, fitness: 1 }, [fighter], { dice: { enemy: faces('0') } });
  expect(r.play().options()).not.toContain('sleep');
  const foe = { is: 'enemy', id: 0 } as const;
  expect([wouldAttack(r.state, foe, 0), wouldAttack(r.state, foe, 1)]).toEqual([false, true]);
  r.run(table => provoke(table, 1));
  expect(enemyRolls(r)).toEqual(['e0 counterattack c1']);
  const event = sons({ ...known, at: 'haven' }, [fighter], { tiles: [{ at: 'n', is: { hasEvent: true } }], events: [{}] }, [
    { at: 'haven' },
    { at: 'haven' },
  ]);
  event.play().answer('act', `move-${north}`);
  expect(event.types('event-drawn')).toEqual(['event-drawn']);
});
test('[US-R-61] a revealed Son is no goal for them', () => {
  const r = sons(
    { ...known },
    [
      { ...fighter, at: 'n n' },
      { ...wolf, at: 'n n' },
    ],
    {},
    [{ at: 's' }, { at: 's' }],
  );
  expect([nearest(r.state, r.enemy(0)).who, nearest(r.state, r.enemy(1)).who]).toEqual([[1, 2], [0]]);
});
test('[US-SOL-12] [US-R-125] ability 1 provokes nobody, ability 2 does', () => {
  const r = sons({ ...known }, [wolf, { ...fighter, at: 'n n' }], { enemyDeck: [{ isSol: true }], dice: { enemy: faces('0') } });
  r.play().answer('act', `summon-${hexOn('haven')}`);
  expect(enemyRolls(r)).toEqual([]);
  r.answer('act', `send-1-${north}`);
  expect(enemyRolls(r)).toEqual(['e0 counterattack c0']);
});
test('[US-R-125] out of stealth ability 2 needs a check, ability 1 does not', () => {
  const hidden = { isStealthy: true, ...known } as const;
  const passed = sons(hidden, [wolf, { ...fighter, at: 'n n' }], { dice: { test: faces('10') }, enemyDeck: [{ isSol: true }] });
  passed
    .play()
    .answer('act', `summon-${hexOn('haven')}`)
    .answer('act', `send-1-${north}`);
  expect([rolls(passed), passed.character(0).isStealthy]).toEqual([['c0 check'], true]);
  const failed = sons(hidden, [wolf, { ...fighter, at: 'n n' }], { dice: { test: faces('00'), attack: faces('00'), enemy: faces('0') } }, [
    { at: 'haven' },
    { at: 'haven' },
  ]);
  failed.play().answer('act', `send-1-${north}`).answer('fight', 'attack-enemy-0');
  expect([rolls(failed), failed.enemy(1).hex]).toEqual([['c0 check', 'c0 melee', 'e0 counterattack c0'], north]);
});
test('[US-SOL-2] [US-DECK-2] one that lies under the deck is found as well', () => {
  const r = sons({ ...known }, [], { enemyDeck: [{ id: 'rat' }, { id: 'zealot', isSol: true }] });
  const [rat, zealot] = r.state.enemyDeck as [number, number];
  r.state.enemyDeck = [rat];
  r.state.enemiesUsed = [zealot];
  r.play().answer('act', `summon-${hexOn('haven')}`);
  expect([r.enemy(0).card, r.state.enemyDeck, r.state.enemiesUsed]).toEqual([zealot, [], [rat]]);
});
test('[US-R-125] [US-R-30] whoever falls after a failed check sends nobody, nor is somebody sent who has fallen', () => {
  const hidden = { isStealthy: true, ...known } as const;
  const away = [{ at: 'haven' }, { at: 'haven' }];
  const dead = sons(
    { ...hidden, hp: 1 },
    [wolf, { ...fighter, at: 'n n' }],
    { dice: { test: faces('000'), attack: faces('000'), enemy: faces('1') } },
    away,
  );
  dead.play().answer('act', `send-1-${north}`).answer('fight', 'attack-enemy-0');
  expect([dead.character(0).diedIn, dead.enemy(1).hex, dead.types('ability-used')]).toEqual([1, hexOn('n n'), []]);
  const weak = armed('1Y', { isSol: true, hp: 1 });
  const fallen = sons(hidden, [wolf, weak], { dice: { test: faces('00'), attack: faces('10'), enemy: faces('0') } }, away);
  fallen
    .play()
    .answer('act', `send-1-${hexOn('haven')}`)
    .answer('fight', 'attack-enemy-1');
  expect([fallen.state.enemies.map(one => one.id), fallen.types('ability-used')]).toEqual([[0], []]);
});
test('[US-SOL-2] what is summoned has no symbol', () => {
  const r = sons({ ...known }, [], { tiles: [{ at: 'n n', is: { enemies: 1 } }], enemyDeck: [{ isSol: true }] });
  summon(r.table, 0, hexOn('n n'));
  expect([r.enemy(0).symbol, r.tile('n n').symbols]).toEqual([-1, [OPEN]]);
});
test('[US-SOL-6] outside the own turn a Son is asked to reveal beside Sons of Liberty only', () => {
  const joins = (isSol: boolean): string[] =>
    trek({
      characters: [{ at: 'n', karma: 0 }, { at: 'n', karma: 0 }, {}],
      enemies: [{ at: 'n', is: { hp: 9, ...(isSol && { isSol }) } }],
      mode: 'semi',
      team: ['late-watch', 'saboteur', 'back-row'],
      dice: { attack: [[0, 0]] },
    })
      .act('attack-enemy-0')
      .options('join');
  expect([joins(true), joins(false)]).toEqual([
    ['join', 'pass', 'reveal'],
    ['join', 'pass'],
  ]);
});
