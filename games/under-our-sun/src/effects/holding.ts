/** What words do that hold others. */
import { option, type Rule } from '@quarry/kernel';
import type { EffectOf } from '../content/words/index.ts';
import { chooseOne } from '../decisions.ts';
import { successesOf } from '../deeds/rolls.ts';
import type { Table } from '../events.ts';
import { seatOf } from '../questions/basics.ts';
import { canPay, payPrice } from '../rules/prices.ts';
import { testSkill } from '../rules/rolls.ts';
import { holdAll } from '../texts-in-force.ts';
import { applyEffects, type Occasion, type Words } from './vocabulary.ts';
import { speaker, whomOf } from './whom.ts';

export const holdingWords: Words<'test' | 'pay-or' | 'choose' | 'when' | 'for-each'> = {
  test: takeTest,
  *'pay-or'(table, { price, paid = [], refused }, occasion) {
    const { state } = table;
    const who = speaker(state, occasion);
    const options = [...(canPay(state, who, price) ? [option('pay', true)] : []), option('refuse', false)];
    const pays = yield* chooseOne({
      seat: seatOf(state, who),
      kind: 'pay-or',
      rule: 'US-EVENT-1',
      options,
      facts: { who, card: occasion.card },
    });
    if (pays) yield* payPrice(table, who, price, occasion.card);
    yield* applyEffects(table, pays ? paid : refused, { ...occasion, who });
  },
  *choose(table, { of }, occasion) {
    const { state } = table;
    const who = speaker(state, occasion);
    const open = of.filter(one => canPay(state, who, one.price ?? {}) && holdAll(state, one.if, who));
    const options = open.map(({ says }) => option(says, says));
    const chosen = yield* chooseOne({
      seat: seatOf(state, who),
      kind: 'choose-branch',
      rule: 'US-EVENT-1',
      options,
      facts: { who, card: occasion.card },
    });
    const branch = open.find(one => one.says === chosen)!;
    if (branch.price) yield* payPrice(table, who, branch.price, occasion.card);
    yield* applyEffects(table, branch.effects, { ...occasion, who });
  },
  *when(table, { if: conditions, effects, otherwise = [] }, occasion) {
    yield* applyEffects(table, holdAll(table.state, conditions, occasion.who) ? effects : otherwise, occasion);
  },
  *'for-each'(table, { who, effects }, occasion) {
    for (const one of yield* whomOf(table, who, occasion)) yield* applyEffects(table, effects, { ...occasion, who: one });
  },
};
function* takeTest(table: Table, { skill, need = 1, dice = '', pass = [], fail = [] }: EffectOf<'test'>, occasion: Occasion): Rule {
  const { state } = table;
  const who = speaker(state, occasion);
  const skills = typeof skill === 'string' ? [skill] : skill;
  const options = skills.map(one => option(one, one));
  const chosen = yield* chooseOne({
    seat: seatOf(state, who),
    kind: 'choose-skill',
    rule: 'US-TEST-3',
    options,
    facts: { who, card: occasion.card },
  });
  const successes = successesOf(
    yield* testSkill(table, who, chosen, { more: dice, need: countsMore(pass) ? Infinity : need, card: occasion.card }),
  );
  yield* applyEffects(table, successes >= need ? pass : fail, { ...occasion, who, successes });
}
/** Whether more successes than are needed would do more. */
const countsMore = (effects: readonly object[]): boolean => JSON.stringify(effects).includes('"of":"successes"');
