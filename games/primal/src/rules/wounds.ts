/** Damage to the monster, wounds and stances. PA-DMG-*, PA-STN-*, PA-KW-VULN-*, PA-OBJ-*. */
import { option, type Rule, type Seat, YES_OR_NO } from '@quarry/kernel';
import { objectiveCard } from '../content/box.ts';
import type { Effect } from '../content/words/index.ts';
import { chooseOne, confirm, type DecisionValues } from '../decisions.ts';
import * as beast from '../deeds/monster.ts';
import { win } from '../deeds/round.ts';
import type { Told } from '../events.ts';
import { actor, stanceOf } from '../places.ts';
import { woundAt } from '../questions.ts';
import { amountOf, has } from '../texts-in-force.ts';
import { type Hunt, happen } from './chain.ts';
import { together } from './together.ts';

interface Source {
  /** Who deals it; -1 for nobody. */
  readonly seat: Seat;
  readonly card: number;
  readonly weapon: number;
  readonly more: number;
  readonly why: Told<'damage-dealt'>['why'];
}

/** One number from one effect (PA-DMG-7). */
export function* dealDamage(hunt: Hunt, source: Source): Rule {
  const { state } = hunt;
  const { seat, card, why } = source;
  const damage = Math.max(0, source.weapon + source.more);
  if (damage === 0) return;
  if (why === 'attack') {
    const { sector } = state.hunters[seat]!;
    if (state.monster.plates[sector]! > 0) {
      beast.swallow(hunt, seat, sector);
      return;
    }
  }
  const target = yield* chooseTarget(hunt, seat, damage);
  const isDoubled = yield* mayDouble(hunt, seat, damage);
  const dealt = isDoubled ? 2 * damage : damage;
  if (target !== 'monster') {
    if (beast.hitSwarm(hunt, seat, target, dealt)) happen(hunt, { on: 'swarm-gone', seat });
    return;
  }
  const toughness = woundAt(state);
  beast.takeDamage(hunt, seat, { weapon: source.weapon, more: source.more, isDoubled, damage: dealt }, card, toughness, why);
  convert(hunt);
}

type Target = DecisionValues['choose-target'];
/** PA-DMG-15: the monster, or one side target. */
function* chooseTarget(hunt: Hunt, seat: Seat, damage: number): Rule<Target> {
  const { swarms } = hunt.state.monster;
  if (swarms.length === 0) return 'monster';
  const monster = has(hunt.state, -1, 'swarm-first') ? [] : [option<Target>('monster', 'monster', { kind: 'monster', id: 0 })];
  const options = [...monster, ...swarms.map(one => option<Target>(`swarm-${one.id}`, one.id, { kind: 'swarm', id: one.id }))];
  return yield* chooseOne({
    seat: seat < 0 ? actor(hunt.state) : seat,
    kind: 'choose-target',
    rule: 'PA-DMG-15',
    options,
    facts: { damage },
  });
}

/** PA-KW-VULN-2, PA-KW-VULN-3, PA-KW-VULN-5. */
function* mayDouble(hunt: Hunt, seat: Seat, damage: number): Rule<boolean> {
  if (!hunt.state.monster.isVulnerable) return false;
  const doubles =
    seat >= 0
      ? yield* confirm({ seat, kind: 'double', rule: 'PA-KW-VULN-2', facts: { damage } })
      : yield* together(hunt, { kind: 'group-double', rule: 'PA-KW-VULN-5', options: YES_OR_NO, facts: { damage } });
  if (doubles) beast.endVulnerable(hunt, true);
  return doubles;
}

/** PA-DMG-2 to PA-DMG-4, PA-STN-9: tokens become wounds one at a time. */
export function convert(hunt: Hunt): void {
  const { monster } = hunt.state;
  for (let need = woundAt(hunt.state); need !== null && monster.damage >= need; need = woundAt(hunt.state))
    woundOnce(hunt, need, !has(hunt.state, -1, 'no-excess'));
}
/** PA-DMG-5: by a text, without tokens. */
export function inflictWounds(hunt: Hunt, n: number): void {
  for (let i = 0; i < n; i++) woundOnce(hunt, 0, true);
  convert(hunt);
}

/** PA-DMG-6, PA-STN-1, PA-STN-5, PA-STN-11. */
function woundOnce(hunt: Hunt, tokens: number, keepsExcess: boolean): void {
  const { state } = hunt;
  beast.wound(hunt, tokens, keepsExcess);
  if (state.monster.health === 0) win(hunt);
  happen(hunt, { on: 'wounded', seat: actor(state) });
  const { progression, stance } = stanceOf(state);
  if (stance === 3 || state.monster.health > progression) return;
  beast.changeStance(hunt);
  happen(hunt, { on: 'stance-revealed', seat: -1, card: state.monster.stance });
}

interface Reward {
  readonly card: number;
  readonly reward: readonly Effect[];
}

/** PA-OBJ-1, PA-OBJ-2: the reward, once it is complete. */
export function countObjective(hunt: Hunt, at: number, by: number): Reward | null {
  const { state } = hunt;
  const objective = state.monster.objectives[at];
  if (!objective) return null;
  const { goal, reward } = objectiveCard(objective.card);
  const of = amountOf(state, goal, { seat: actor(state), card: objective.card, tally: 0 });
  const { card } = objective;
  beast.markObjective(hunt, at, by, of);
  if (objective.counters < of) return null;
  beast.completeObjective(hunt, at);
  return { card, reward };
}
