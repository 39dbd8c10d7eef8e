/** What words about characters do. */
import { option, type Rule } from '@quarry/kernel';
import { cardOption } from '../content/box.ts';
import { AMMUNITION, RESOURCES } from '../content/kinds.ts';
import type { PEOPLE_WORDS } from '../content/words/people.ts';
import { chooseOne } from '../decisions.ts';
import { flipCard, gainAmmunition, gainFromBag, gainGoods, loseGoods } from '../deeds/goods.ts';
import { changeAp, changeFitness, changeKarma, cure, gainWater, heal, infect, letLast, loseWater, revive } from '../deeds/people.ts';
import type { Table } from '../events.ts';
import { around } from '../places.ts';
import { hasRoom, hexOf, isFaceUp, seatOf } from '../questions/basics.ts';
import { goodsOf, listOf, waterRoom } from '../questions.ts';
import { grantAction } from '../rules/acting.ts';
import { revivableAt } from '../rules/actions/use.ts';
import { makeItFit, receiveLoot } from '../rules/carrying.ts';
import { arrive } from '../rules/entering.ts';
import { hurtAll } from '../rules/harm.ts';
import { cardsOfKind, loseAny } from '../rules/prices.ts';
import type { Who } from '../state.ts';
import { amountOf, ignores } from '../texts-in-force.ts';
import type { Occasion, Words } from './vocabulary.ts';
import { whomOf } from './whom.ts';

const RULE = 'US-EVENT-1';
const many = (table: Table, n: Parameters<typeof amountOf>[1], { successes }: Occasion): number => amountOf(table.state, n, successes);

export const peopleWords: Words<keyof typeof PEOPLE_WORDS> = {
  *damage(table, { n, who }, occasion) {
    const whom = yield* whomOf(table, who, occasion);
    yield* hurtAll(
      table,
      whom.map(one => ({ who: one, n: many(table, n, occasion) })),
      'text',
      'US-HP-1',
    );
  },
  *heal(table, { n, who }, occasion) {
    for (const one of yield* whomOf(table, who, occasion)) heal(table, one, many(table, n, occasion), 'US-HP-2');
  },
  *'gain-water'(table, { n, who }, occasion) {
    for (const one of yield* whomOf(table, who, occasion)) gainWater(table, one, many(table, n, occasion), 'US-WATER-4');
  },
  *'fill-water'(table, { who }, occasion) {
    for (const one of yield* whomOf(table, who, occasion)) gainWater(table, one, waterRoom(table.state, one), 'US-WATER-4');
  },
  *'lose-water'(table, { n, orHp, who }, occasion) {
    const tolls = (yield* whomOf(table, who, occasion)).map(one => ({
      who: one,
      n: loseWater(table, one, many(table, n, occasion), RULE),
    }));
    if (orHp) yield* hurtAll(table, tolls, 'thirst', 'US-WATER-2');
  },
  *gain(table, { kind, n, who }, occasion) {
    for (const one of yield* whomOf(table, who, occasion)) {
      const amount = many(table, n, occasion);
      if (kind === 'random') gainFromBag(table, one, amount, 'US-BAG-1');
      else gainGoods(table, one, goodsOf(kind, amount), RULE);
      yield* makeItFit(table, one);
    }
  },
  *'gain-goods'(table, { goods, who }, occasion) {
    for (const one of yield* whomOf(table, who, occasion)) {
      gainGoods(table, one, listOf(goods), RULE);
      yield* makeItFit(table, one);
    }
  },
  *lose(table, { kind, n, who }, occasion) {
    for (const one of yield* whomOf(table, who, occasion)) {
      const amount = many(table, n, occasion);
      if (kind === 'any') for (let i = 0; i < amount; i++) yield* loseAny(table, one, occasion.card);
      else
        loseGoods(table, one, goodsOf(kind, Math.min(amount, table.state.characters[one]!.goods[RESOURCES.indexOf(kind)]!)), 'text', RULE);
    }
  },
  *loot(table, { n, who }, occasion) {
    for (const one of yield* whomOf(table, who, occasion)) yield* receiveLoot(table, one, n, 'US-DECK-3');
  },
  *'flip-card'(table, { of, who }, occasion) {
    for (const one of yield* whomOf(table, who, occasion)) yield* turn(table, one, of, occasion.card, true);
  },
  *'ready-card'(table, { of, who }, occasion) {
    for (const one of yield* whomOf(table, who, occasion)) yield* turn(table, one, of, occasion.card, false);
  },
  *ammunition(table, { kind, n, who }, occasion) {
    for (const one of yield* whomOf(table, who, occasion)) {
      const options = AMMUNITION.map(each => option(each, each));
      const facts = { who: one, card: occasion.card };
      const chosen =
        kind === 'any'
          ? yield* chooseOne({ seat: seatOf(table.state, one), kind: 'choose-ammunition', rule: 'US-AMMO-3', options, facts })
          : kind;
      gainAmmunition(table, one, chosen, n, 'US-AMMO-3');
      yield* makeItFit(table, one);
    }
  },
  *infect(table, { who }, occasion) {
    for (const one of yield* whomOf(table, who, occasion)) if (!ignores(table.state, one, 'infection')) infect(table, one);
  },
  *cure(table, { who }, occasion) {
    for (const one of yield* whomOf(table, who, occasion)) cure(table, one);
  },
  *revive(table, { hp }, { who, card }) {
    const { state } = table;
    const options = revivableAt(state, who).map(one => option(state.characters[one]!.id, one, { kind: 'character', id: one }));
    if (options.length === 0) return;
    const body = yield* chooseOne({
      seat: seatOf(state, who),
      kind: 'choose-character-here',
      rule: 'US-DEATH-1',
      options,
      facts: { who, card },
    });
    revive(table, body, who, hp);
    yield* makeItFit(table, body);
  },
  *fitness(table, { n, who }, occasion) {
    for (const one of yield* whomOf(table, who, occasion)) changeFitness(table, one, n, RULE);
  },
  *ap(table, { n, who }, occasion) {
    for (const one of yield* whomOf(table, who, occasion)) changeAp(table, one, n, RULE);
  },
  *karma(table, { n, who }, occasion) {
    for (const one of yield* whomOf(table, who, occasion)) changeKarma(table, one, n);
  },
  *'grant-action'(table, { discount }, occasion) {
    for (const one of yield* whomOf(table, 'another-near', occasion)) yield* grantAction(table, one, discount);
  },
  *lasting(table, { is, until, who }, occasion) {
    for (const one of yield* whomOf(table, who, occasion)) letLast(table, one, is, until);
  },
  *teleport(table, { who }, occasion) {
    for (const one of yield* whomOf(table, who, occasion)) yield* carryOff(table, one, occasion.card);
  },
};

function* turn(table: Table, who: Who, of: Parameters<typeof cardsOfKind>[2], card: number, isFlipped: boolean): Rule {
  const { state } = table;
  const fits = cardsOfKind(state, who, of).filter(
    one => one !== card && state.characters[who]!.items.find(item => item.card === one)!.isFlipped !== isFlipped,
  );
  if (fits.length === 0) return;
  const facts = { who, card, for: isFlipped ? 'flip' : 'ready' };
  const chosen = yield* chooseOne({
    seat: seatOf(state, who),
    kind: 'choose-card',
    rule: 'US-CARD-7',
    options: fits.map(cardOption),
    facts,
  });
  flipCard(table, who, chosen, isFlipped);
}
/** US-R-20: onto a full tile nobody is carried. */
function* carryOff(table: Table, who: Who, card: number): Rule {
  const { state } = table;
  const open = around(hexOf(state, who)).filter(hex => isFaceUp(state, hex) && hasRoom(state, hex));
  if (open.length === 0) return;
  const options = open.map(hex => option(`hex-${hex}`, hex, { kind: 'hex', id: hex }));
  const hex = yield* chooseOne({
    seat: seatOf(state, who),
    kind: 'choose-tile',
    rule: 'US-R-20',
    options,
    facts: { who, card, for: 'teleport' },
  });
  yield* arrive(table, who, hex, 'text', false);
}
