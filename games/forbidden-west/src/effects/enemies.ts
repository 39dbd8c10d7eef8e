/** Words about enemies. */
import { option } from '@quarry/kernel';
import { enemyCard } from '../content/box.ts';
import { pipsOf, poolOf } from '../content/dice.ts';
import { chooseOne } from '../decisions.ts';
import { stillEnemy, stillType } from '../deeds/enemies.ts';
import { distance, fieldIn, isIn, marshalOf, partsLeft, partsOf, squaresOf } from '../questions.ts';
import { rollDice } from '../rules/dice.ts';
import { conditionEnemy, harm } from '../rules/health.ts';
import { squareOption } from '../rules/moving.ts';
import { push } from '../rules/push.ts';
import type { State } from '../state.ts';
import type { Words } from './vocabulary.ts';
import { chooseEnemy, enemiesNear } from './whom.ts';

const machines = ({ fight }: State) => fight.enemies.filter(one => one.isIn && enemyCard(one.type).kind !== 'human');
const rebelDecks = ({ fight }: State) =>
  fight.decks.filter(deck => enemyCard(deck.type).kind === 'human' && fight.enemies.some(one => one.isIn && one.type === deck.type));

export const ENEMY_WORDS: Words<
  'push' | 'shove' | 'inflict' | 'inflict-near' | 'hurt-enemy' | 'break-part' | 'skip-attacks' | 'skip-turn' | 'redirect' | 'strike-square'
> = {
  push: {
    *apply(table, { n }, { seat, enemy }) {
      if (enemy?.isIn) yield* push(table, seat, enemy, n);
    },
    isPossible: (_state, _effect, { enemy }) => enemy?.isIn === true,
  },
  shove: {
    *apply(table, { n, within, each }, occasion) {
      const near = enemiesNear(table.state, occasion.seat, within);
      const enemies = each ? near : [yield* chooseEnemy(table, occasion, near)];
      for (const enemy of enemies) yield* push(table, occasion.seat, enemy, n);
    },
    isPossible: (state, { within }, { seat }) => enemiesNear(state, seat, within).length > 0,
  },
  inflict: {
    *apply(table, { condition }, { enemy }, rule) {
      if (enemy) yield* conditionEnemy(table, enemy, condition, rule);
    },
    isPossible: (_state, _effect, { enemy }) => enemy?.isIn === true,
  },
  'inflict-near': {
    *apply(table, { condition, within }, occasion, rule) {
      const enemy = yield* chooseEnemy(table, occasion, enemiesNear(table.state, occasion.seat, within));
      yield* conditionEnemy(table, enemy, condition, rule);
    },
    isPossible: (state, { within }, { seat }) => enemiesNear(state, seat, within).length > 0,
  },
  'hurt-enemy': {
    *apply(table, { n, within }, occasion, rule) {
      const enemy = yield* chooseEnemy(table, occasion, enemiesNear(table.state, occasion.seat, within));
      yield* harm(table, enemy, -1, n, 'card', rule, occasion.seat);
    },
    isPossible: (state, { within }, { seat }) => enemiesNear(state, seat, within).length > 0,
  },
  'break-part': {
    *apply(table, { n, within }, occasion, rule) {
      const enemies = enemiesNear(table.state, occasion.seat, within).filter(one => partsLeft(one).length > 0);
      const enemy = yield* chooseEnemy(table, occasion, enemies);
      const options = partsLeft(enemy).map(part =>
        option(partsOf(enemy)[part]!.id, { enemy: enemy.id, part }, { kind: 'part', id: `${enemy.id}-${part}` }),
      );
      const { part } = yield* chooseOne({ seat: occasion.seat, kind: 'choose-component', rule, options, facts: { card: occasion.card } });
      yield* harm(table, enemy, part, n, 'card', rule, occasion.seat);
    },
    isPossible: (state, { within }, { seat }) => enemiesNear(state, seat, within).some(one => partsLeft(one).length > 0),
  },
  'skip-attacks': {
    *apply(_table, _effect, { answer }) {
      answer.skipsAttacks = true;
    },
  },
  'skip-turn': {
    *apply(table, { of }, occasion) {
      if (of === 'machine') stillEnemy(yield* chooseEnemy(table, occasion, machines(table.state)), true);
      else {
        const options = rebelDecks(table.state).map(({ type }) => option(`type-${type}`, { type }, { kind: 'type', id: type }));
        const { type } = yield* chooseOne({ seat: occasion.seat, kind: 'choose-deck', rule: 'FW-EFF-4', options });
        stillType(table.state.fight.decks.find(deck => deck.type === type)!);
      }
    },
    isPossible: (state, { of }) => (of === 'machine' ? machines(state).length > 0 : rebelDecks(state).length > 0),
  },
  redirect: {
    *apply(table, _effect, { seat, card, answer }) {
      const { state } = table;
      const options = state.fight.threat.map(one => option(`seat-${one}`, one, { kind: 'seat', id: one }));
      answer.target = yield* chooseOne({ seat, kind: 'choose-character', rule: 'FW-EFF-4', options, facts: { card } });
    },
    isPossible: ({ fight }) => fight.threat.length > 0,
  },
  'strike-square': {
    *apply(table, { dice, within }, { seat, card }, rule) {
      const { state } = table;
      const field = fieldIn(state);
      const here = marshalOf(state, seat).square;
      const options = () => {
        const held = enemiesNear(state, seat, within).flatMap(one => squaresOf(field, one));
        return [...new Set(held)].filter(one => distance(field, here, one) <= within).map(squareOption);
      };
      const square = yield* chooseOne({ seat, kind: 'choose-square', rule, options, facts: { card } });
      for (const enemy of state.fight.enemies.filter(one => one.isIn && isIn(field, one, square))) {
        const faces = rollDice(table, seat, 'trap', poolOf(dice), rule);
        yield* harm(table, enemy, -1, pipsOf(faces), 'card', rule, seat);
      }
    },
    isPossible: (state, { within }, { seat }) => enemiesNear(state, seat, within).length > 0,
  },
};
