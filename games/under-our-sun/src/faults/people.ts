/** Promises about characters and merchants, and about what lies between them. US-HP-*, US-DEATH-*, US-CARRY-*, US-MERCH-*, US-TRADE-*, US-TEAM-*. */

import { merchantCard, TEAM_NUMBERS, teamCard } from '../content/box.ts';
import { cardOf, isAlive, isFaceUp, isSol, merchantAt } from '../questions/basics.ts';
import { canCarry, covers, loadOf, total, waterRoom } from '../questions.ts';
import type { CharacterState, MerchantState, Side, State, Who } from '../state.ts';
import { itemFaults } from './ground.ts';
import { areIn, isOnce, unless } from './saying.ts';

function characterFaults(state: State, who: Who): string[] {
  const one = state.characters[who]!;
  const { id, hp, water, hex, diedIn } = one;
  const most = cardOf(state, who).hp;
  const isThere = isAlive(state, who);
  return [
    ...unless(hp <= most, `${id} has ${hp} HP of ${most}`),
    ...unless(!isThere || state.isOver || hp > 0, `${id} lives without HP`),
    ...unless(isThere || hp === 0, `${id} is dead with ${hp} HP`),
    // Whoever dies in Preparation is counted from the Morning.
    ...unless(diedIn <= state.phases + 1, `${id} died in a phase to come`),
    ...unless(!isThere || water <= waterRoom(state, who), `${id} has ${water} water and room for ${waterRoom(state, who)}`),
    ...unless(!isThere || state.isOver || canCarry(state, who, loadOf(state, who)), `${id} carries more than fits`),
    ...unless(hex < 0 || isFaceUp(state, hex), `${id} stands beside the map`),
    ...unless(isThere || !(one.isStealthy || one.isWaiting || one.ap > 0), `${id} is dead and acts`),
    ...unless(!one.isWaiting || one.hasPlayed, `${id} waits without having had a turn`),
    ...itemFaults(one.items, id),
    ...loyaltyFaults(state, who, one),
  ];
}
const loyaltyFaults = (state: State, who: Who, { id, isRevealed, hasUsedAbility }: CharacterState): string[] => [
  ...unless(!isRevealed || isSol(state, who), `${id} is known as a Son of Liberty and is none`),
  ...unless(!hasUsedAbility || isRevealed, `${id} used what a hidden one cannot use`),
];
/** Everybody has a character; alone it may be two. */
function castFaults({ characters, players }: State): string[] {
  const seats = characters.map(one => one.seat);
  return [
    ...unless(isOnce(characters.map(one => one.id)), 'somebody is there twice'),
    ...unless(areIn(seats, players.length), 'a character has a seat that is none'),
    ...unless(players.length === 1 || isOnce(seats), 'a seat has two characters'),
  ];
}

function merchantFaults(state: State, merchant: MerchantState): string[] {
  const { id, hex, goods, items, water, damage, fights, foes, closedTo } = merchant;
  const { fight } = merchantCard(id);
  const known = [fights, foes, closedTo];
  return [
    ...unless(hex < 0 || isFaceUp(state, hex), `${id} stands beside the map`),
    ...unless(hex < 0 || merchantAt(state, hex) === merchant, `two merchants stand where ${id} does`),
    ...unless(hex >= 0 || water + total(goods) + items.length + damage === 0, `${id} is gone and has something`),
    ...unless(
      fight ? damage < fight.hp || state.isOver : damage + fights.length + foes.length === 0,
      `${id} cannot have been fought like that`,
    ),
    ...unless(
      known.every(list => isOnce(list) && areIn(list, state.characters.length)),
      `${id} knows somebody who is nobody, or twice`,
    ),
    ...itemFaults(items, id),
  ];
}

/** What lies on a side is in the hands of its owner. */
function sideFaults(state: State, who: Who, { water, goods, ammunition, cards }: Side): string[] {
  const owner = state.characters[who]!;
  const isThere =
    water <= owner.water &&
    covers(owner.goods, goods) &&
    covers(owner.ammunition, ammunition) &&
    isOnce(cards) &&
    cards.every(card => owner.items.some(one => one.card === card));
  return unless(isThere, `${owner.id} offers what is not there`);
}
function tradeFaults(state: State): string[] {
  const { from, to, give, take } = state.trade;
  if (from < 0 || to < 0)
    return [
      ...unless(from < 0 && to < 0 && state.step !== 'trade', 'half a trade'),
      ...unless(
        total(give.goods) + total(take.goods) + give.water + take.water + give.cards.length + take.cards.length === 0,
        'something lies between nobody',
      ),
    ];
  if (!areIn([from, to], state.characters.length)) return ['somebody trades who is nobody'];
  return [
    ...unless(from !== to && from === state.active, 'somebody trades out of turn, or alone'),
    ...sideFaults(state, from, give),
    ...sideFaults(state, to, take),
  ];
}

function teamFaults({ mode, players, teamPile, dropPile, fetched }: State): string[] {
  const cards = [...players.flatMap(one => [...one.team]), ...teamPile];
  const drops = [...players.flatMap(one => [...one.drop]), ...dropPile];
  return [
    ...unless(mode === 'semi' || cards.length + drops.length === 0, 'there are team cards in a game without a traitor'),
    ...unless(
      cards.every(card => TEAM_NUMBERS.includes(card)),
      'a team card is none',
    ),
    ...unless(cards.filter(card => TEAM_NUMBERS.includes(card) && teamCard(card).isSol).length <= 1, 'there are two Sons of Liberty'),
    ...unless(
      players.every(one => one.team.length <= 1 && one.drop.length <= 1),
      'somebody has two team cards',
    ),
    ...unless(isOnce(drops) && areIn(drops, fetched.length), 'a drop is none, or there twice'),
  ];
}

export const peopleFaults = (state: State): string[] => [
  ...castFaults(state),
  ...state.characters.flatMap((_, who) => characterFaults(state, who)),
  ...unless(isOnce(state.merchants.map(one => one.id)), 'a merchant is there twice'),
  ...state.merchants.flatMap(one => merchantFaults(state, one)),
  ...tradeFaults(state),
  ...teamFaults(state),
];
