/** What words about tiles, markers, merchants and decks do. */
import { option, type Rule } from '@quarry/kernel';
import { cardNamed } from '../content/box.ts';
import { RESOURCES } from '../content/kinds.ts';
import type { GROUND_WORDS } from '../content/words/ground.ts';
import { chooseOne } from '../decisions.ts';
import { clearGoods, loseGoods } from '../deeds/goods.ts';
import { buryTile, buryTopCard, layNamedTile, peekAtDeck, placeMarker, takeFromStack, turnUpTile } from '../deeds/ground.ts';
import type { Table } from '../events.ts';
import { HAVEN, type Hex, ringAt } from '../places.ts';
import { coveredBeside, hexOf, isFaceUp, seatOf, stackSize, tileAt } from '../questions/basics.ts';
import { goodsOf } from '../questions.ts';
import { nextDealer, stockDealer } from '../rules/merchants.ts';
import { tileSeen } from '../rules/mission.ts';
import type { State } from '../state.ts';
import { placesOf } from './enemies.ts';
import type { Occasion, Words } from './vocabulary.ts';
import { speaker } from './whom.ts';

/** Positions without a face-up tile that may be turned up. */
function hidden(state: State, at: 'edge' | 'distance', far: number, here: Hex): Hex[] {
  if (at === 'edge') return [...new Set(state.tiles.filter(one => one.card >= 0).flatMap(one => coveredBeside(state, one.hex)))];
  const ring = ringAt(far).map(hex => hex - HAVEN + here);
  return ring.filter(hex => !isFaceUp(state, hex) && (tileAt(state, hex) !== undefined || stackSize(state) > 0));
}
function* chooseHex({ state }: Table, hexes: readonly Hex[], occasion: Occasion, what: string): Rule<Hex> {
  const who = speaker(state, occasion);
  const options = hexes.map(hex => option(`hex-${hex}`, hex, { kind: 'hex', id: hex }));
  return yield* chooseOne({
    seat: seatOf(state, who),
    kind: 'choose-tile',
    rule: 'US-EXPL-1',
    options,
    facts: { who, card: occasion.card, for: what },
  });
}
const hereOf = (state: State, occasion: Occasion): Hex => hexOf(state, speaker(state, occasion));

export const groundWords: Words<keyof typeof GROUND_WORDS> = {
  *reveal(table, { n, at, distance: far = 1 }, occasion) {
    for (let i = 0; i < n; i++) {
      const open = hidden(table.state, at, far, hereOf(table.state, occasion));
      if (open.length === 0) return;
      const hex = yield* chooseHex(table, open, occasion, 'reveal');
      turnUpTile(table, hex);
      tileSeen(table, hex);
    }
  },
  *place(table, { marker, at = 'here' }, occasion) {
    for (const hex of yield* placesOf(table, at, occasion)) {
      const tile = tileAt(table.state, hex);
      if (tile && tile.card >= 0) placeMarker(table, hex, marker, 'US-CONT-5');
    }
  },
  *'take-loose'(table, { kind }, { who }) {
    const { state } = table;
    const at = RESOURCES.indexOf(kind);
    if (tileAt(state, hexOf(state, who))!.goods[at]! > 0) clearGoods(table, hexOf(state, who), goodsOf(kind));
    else if (state.characters[who]!.goods[at]! > 0) loseGoods(table, who, goodsOf(kind), 'text', 'US-ENEMY-5');
  },
  *dealer(table, _, occasion) {
    const id = nextDealer(table.state);
    const hex = hereOf(table.state, occasion);
    if (id && !table.state.merchants.some(one => one.hex === hex)) stockDealer(table, id, hex);
  },
  *peek(table, { deck, secret }, { who }) {
    const { state } = table;
    const to = secret ? [seatOf(state, who)] : null;
    const card = peekAtDeck(table, who, deck, to);
    if (card < 0) return;
    const options = [option('leave', false), option('bury', true)];
    const isBuried = yield* chooseOne({ seat: seatOf(state, who), kind: 'bury', rule: 'US-DECK-1', options, facts: { who, card, deck } });
    if (isBuried) buryTopCard(table, who, deck, to);
  },
  *'place-tile'(table, { tile, distance: far }, occasion) {
    const { state } = table;
    const card = cardNamed(tile);
    const lies = state.tiles.find(one => one.card === card || one.down.includes(card));
    if (lies) {
      if (lies.card >= 0) return;
      turnUpTile(table, lies.hex);
      return tileSeen(table, lies.hex);
    }
    const open = blankAt(state, far);
    const hex = yield* chooseHex(table, open, occasion, 'place-tile');
    takeFromStack(table, card);
    layNamedTile(table, hex, card);
    tileSeen(table, hex);
  },
  *'bury-tile'(table, { tile, part }) {
    buryTile(table, cardNamed(tile), part);
  },
};
/** Blank positions at that distance from New Haven, or at the next one on which there is any. */
function blankAt(state: State, far: number): Hex[] {
  const open = ringAt(far).filter(hex => !tileAt(state, hex));
  return open.length > 0 ? open : blankAt(state, far + 1);
}
