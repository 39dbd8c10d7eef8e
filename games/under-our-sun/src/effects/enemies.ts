/** What words about enemies do. */
import { option, type Rule } from '@quarry/kernel';
import { cardNamed, enemyCard } from '../content/box.ts';
import type { ENEMY_WORDS } from '../content/words/enemies.ts';
import type { EnemyFilter, Place } from '../content/words/index.ts';
import { chooseOne } from '../decisions.ts';
import { damageEnemy, removeEnemy, spawnEnemy, stunEnemy } from '../deeds/foes.ts';
import { layFaceDown } from '../deeds/ground.ts';
import type { Table } from '../events.ts';
import { around, distance, HAVEN, type Hex } from '../places.ts';
import { enemiesAt, enemyOf, hexOf, isAlive, seatOf, stackSize, tileAt } from '../questions/basics.ts';
import { initialRound } from '../rules/combat.ts';
import { moveEnemy } from '../rules/enemy-moves.ts';
import { removeFallen } from '../rules/falling.ts';
import { drawFitting } from '../rules/liberty.ts';
import { exposeTo, faceTexts } from '../rules/stealth.ts';
import type { EnemyState, State } from '../state.ts';
import { amountOf, fits, fitsEnemy } from '../texts-in-force.ts';
import type { Occasion, Words } from './vocabulary.ts';
import { speaker } from './whom.ts';

/** Where the text is read. */
const centre = (state: State, occasion: Occasion): Hex => (occasion.who >= 0 ? hexOf(state, occasion.who) : HAVEN);
/** The hexes that a place means; of those to choose from, the one that is chosen. */
export function* placesOf(table: Table, at: Place, occasion: Occasion): Rule<Hex[]> {
  const { state } = table;
  switch (at) {
    case 'here':
      return [centre(state, occasion)];
    case 'haven':
      return [HAVEN];
    case 'objective':
      return state.tiles.filter(one => one.hasObjective).map(one => one.hex);
    case 'token':
      return state.tiles.filter(one => one.hasToken).map(one => one.hex);
    case 'figure':
      return state.figures.map(one => one.hex);
    default:
      return yield* chooseBeside(table, at === 'adjacent' ? centre(state, occasion) : HAVEN, occasion);
  }
}
/** A tile next to that hex; where none lies, one is laid face down. */
function* chooseBeside(table: Table, hex: Hex, occasion: Occasion): Rule<Hex[]> {
  const { state } = table;
  const lying = around(hex).filter(one => tileAt(state, one));
  const open = lying.length > 0 ? lying : stackSize(state) > 0 ? around(hex) : [];
  if (open.length === 0) return [];
  const who = speaker(state, occasion);
  const options = open.map(one => option(`hex-${one}`, one, { kind: 'hex', id: one }));
  const chosen = yield* chooseOne({
    seat: seatOf(state, who),
    kind: 'choose-tile',
    rule: 'US-ENEMY-3',
    options,
    facts: { who, card: occasion.card, for: 'spawn' },
  });
  if (!tileAt(state, chosen)) layFaceDown(table, chosen);
  return [chosen];
}
const near = (state: State, of: EnemyFilter, within: number | undefined, occasion: Occasion): EnemyState[] =>
  state.enemies.filter(one => fitsEnemy(of, one) && (within === undefined || distance(one.hex, centre(state, occasion)) <= within));

/** US-INIT-5, US-STEALTH-12: a text that starts a fight exposes whoever it falls on. */
function* attack(table: Table, occasion: Occasion): Rule {
  const { state } = table;
  const { who, later } = occasion;
  if (!isAlive(state, who)) return;
  yield* exposeTo(table, who, 'US-STEALTH-12');
  if (later) {
    later.fights = true;
    return;
  }
  yield* faceTexts(table, who);
  yield* initialRound(table, who);
}
const arrived = (state: State, occasion: Occasion): boolean => occasion.who >= 0 && enemiesAt(state, hexOf(state, occasion.who)).length > 0;

export const enemyWords: Words<keyof typeof ENEMY_WORDS> = {
  *spawn(table, { of = {}, at = 'here', then = 'wait', n = 1 }, occasion) {
    for (let i = 0; i < amountOf(table.state, n, occasion.successes); i++)
      for (const hex of yield* placesOf(table, at, occasion)) {
        const card = drawFitting(table, one => fits(of, enemyCard(one)));
        if (card >= 0) spawnEnemy(table, card, hex, -1, 'US-ENEMY-3');
      }
    if (then === 'fight' && arrived(table.state, occasion)) yield* attack(table, occasion);
  },
  *'spawn-named'(table, { enemy, at = 'here', then = 'wait', n = 1 }, occasion) {
    for (let i = 0; i < amountOf(table.state, n, occasion.successes); i++)
      for (const hex of yield* placesOf(table, at, occasion)) spawnEnemy(table, cardNamed(enemy), hex, -1, 'US-ENEMY-3');
    if (then === 'fight' && arrived(table.state, occasion)) yield* attack(table, occasion);
  },
  *fight(table, _, occasion) {
    if (arrived(table.state, occasion)) yield* attack(table, occasion);
  },
  *'move-enemies'(table, { of = {}, within, way }, occasion) {
    const hex = centre(table.state, occasion);
    for (const { id } of near(table.state, of, within, occasion)) yield* moveEnemy(table, id, way, hex);
  },
  *'hurt-enemies'(table, { of = {}, within = 0, n }, occasion) {
    const damage = amountOf(table.state, n, occasion.successes);
    for (const { id } of near(table.state, of, within, occasion)) damageEnemy(table, id, damage, occasion.who, 'US-ENEMY-6');
    yield* removeFallen(table, occasion.who);
  },
  *'remove-enemies'(table, { of = {}, within = 0 }, occasion) {
    for (const { id } of near(table.state, of, within, occasion)) removeEnemy(table, id);
  },
  *'this-leaves'(table, _, { enemy }) {
    if (enemyOf(table.state, enemy)) removeEnemy(table, enemy);
  },
  *'this-flees'(table, _, occasion) {
    if (enemyOf(table.state, occasion.enemy)) yield* moveEnemy(table, occasion.enemy, 'away', centre(table.state, occasion));
  },
  *'this-is-stunned'(table, _, { enemy }) {
    if (enemyOf(table.state, enemy)) stunEnemy(table, enemy);
  },
};
