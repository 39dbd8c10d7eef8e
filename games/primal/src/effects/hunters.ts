/** What the words about hunters do. */
import { option, type Rule, type Seat } from '@quarry/kernel';
import { cardOption, colourOf, isDefensive, isOffensive, ofColour } from '../content/box.ts';
import type { EffectOf, Whom } from '../content/words/index.ts';
import { chooseOne, chooseOrder, chooseSome, confirm, mayChoose } from '../decisions.ts';
import * as cards from '../deeds/cards.ts';
import * as own from '../deeds/hunters.ts';
import { countScenario } from '../deeds/monster.ts';
import { isUp, mightHold, neighbours, weaponLevel } from '../places.ts';
import { revivable } from '../questions.ts';
import { afterDiscard, type Hunt } from '../rules/chain.ts';
import { drawCards, exileCards, millCards } from '../rules/decks.ts';
import { hurt } from '../rules/harm.ts';
import { riseUp } from '../rules/rising.ts';
import { arrive, becomeThreatened, burn } from '../rules/terrain.ts';
import { dealDamage } from '../rules/wounds.ts';
import { has, monsterDamage, standing, sumOf } from '../texts-in-force.ts';
import type { Occasion, Words } from './vocabulary.ts';
import { amount, chooseHunter, sectorsOf, whomOf } from './whom.ts';

/** Everybody whom a text names, one after the other, as long as they stand. */
function* each(hunt: Hunt, { who = 'self' }: { readonly who?: Whom }, occasion: Occasion, rule: (seat: Seat) => Rule): Rule {
  for (const seat of yield* whomOf(hunt, who, occasion)) if (isUp(hunt.state, seat)) yield* rule(seat);
}
/** The same where nobody is asked anything. */
function* all(hunt: Hunt, { who = 'self' }: { readonly who?: Whom }, occasion: Occasion, deed: (seat: Seat) => void): Rule {
  for (const seat of yield* whomOf(hunt, who, occasion)) deed(seat);
}

function* discardSome(hunt: Hunt, seat: Seat, { n, colour, random }: EffectOf<'discard'>, { card, voice }: Occasion): Rule {
  const held = ofColour(hunt.state.hunters[seat]!.hand, colour);
  const most = Math.min(n, held.length);
  const given = random
    ? hunt.chance.shuffle('hand', held).slice(0, most)
    : yield* chooseSome({
        seat,
        kind: 'choose-discard',
        rule: 'PA-GAME-8',
        options: held.map(cardOption),
        min: most,
        max: most,
        ordered: true,
        facts: { card, n: most },
        isVeiled: hunt.state.isClosed && most > 0,
      });
  cards.discard(hunt, seat, given, voice === 'monster' ? 'behaviour' : 'text', 'PA-GAME-8');
  afterDiscard(hunt, seat, given);
}

/** PA-KW-RECYCLE-1 to PA-KW-RECYCLE-3. */
function* recycleCards(hunt: Hunt, seat: Seat, { n, colour }: EffectOf<'recycle'>, card: number): Rule {
  const { state } = hunt;
  const held = ofColour(state.hunters[seat]!.hand, colour);
  const mostHeld = Math.min(state.hunters[seat]!.hand.length, ofColour(mightHold(state, seat), colour).length);
  if (mostHeld < n || has(state, -1, 'no-recycle')) return;
  const chosen = yield* chooseSome({
    seat,
    kind: 'recycle',
    rule: 'PA-KW-RECYCLE-1',
    options: held.length < n ? [] : held.map(cardOption),
    min: 0,
    max: n,
    ordered: true,
    facts: { card, n },
    isVeiled: state.isClosed,
    fits: values =>
      values.length === 0 || values.length === n ? null : { why: 'PA-KW-RECYCLE-2', says: `Recycle ${n} takes exactly ${n}, or none.` },
  });
  if (chosen.length === 0) return;
  cards.recycle(hunt, seat, chosen);
  yield* drawCards(hunt, seat, n, 'card', 'PA-KW-RECYCLE-1');
  afterDiscard(hunt, seat, chosen);
}

/** PA-KW-VOLLEY-1 to PA-KW-VOLLEY-3. */
function* volley(hunt: Hunt, seat: Seat, n: number, card: number): Rule {
  const { state } = hunt;
  const hunter = state.hunters[seat]!;
  if (hunter.deck.length + hunter.discard.length === 0) return;
  if (!(yield* confirm({ seat, kind: 'volley', rule: 'PA-KW-VOLLEY-1', facts: { card, n } }))) return;
  const gone = yield* millCards(hunt, seat, n, 'volley');
  if (!isUp(state, seat)) return;
  const offensive = gone.filter(isOffensive).length;
  cards.showVolley(hunt, seat, gone, offensive);
  const more = offensive * (weaponLevel(state, seat) + sumOf(standing(state, seat, 'volley-damage')));
  yield* dealDamage(hunt, { seat, card, weapon: 0, more, why: 'volley' });
}

function* moveTo(hunt: Hunt, seat: Seat, { any, must }: EffectOf<'move'>, { card }: Occasion): Rule {
  const { state } = hunt;
  const from = state.hunters[seat]!.sector;
  const sectors = any ? [0, 1, 2, 3].filter(one => one !== from) : neighbours(from);
  const options = sectors.map(sector => option(`sector-${sector}`, sector, { kind: 'sector', id: sector }));
  const question = { seat, kind: 'forced-move', rule: 'PA-MOVE-9', options, facts: { card } } as const;
  const to = must ? yield* chooseOne(question) : yield* mayChoose(question);
  if (to === null) return;
  own.moveTo(hunt, seat, to, must ? 'forced' : 'free', 'PA-MOVE-9');
  arrive(hunt, seat);
}

export const HUNTER_EFFECTS: Words<
  | 'draw'
  | 'discard'
  | 'mill'
  | 'take-back'
  | 'look-at-deck'
  | 'exile'
  | 'wound'
  | 'show'
  | 'recycle'
  | 'volley'
  | 'strain'
  | 'stamina'
  | 'lose-stamina'
  | 'defence'
  | 'threaten'
  | 'calm'
  | 'burn'
  | 'mastery'
  | 'counter'
  | 'take-aggro'
  | 'heal'
  | 'suffer'
  | 'hit'
  | 'prevent'
  | 'mend'
  | 'help-up'
  | 'move'
  | 'place'
  | 'next-cost'
  | 'next-damage'
  | 'next-keyword'
  | 'longer-sequence'
  | 'end-actions'
> = {
  *draw(hunt, effect, occasion) {
    yield* each(hunt, effect, occasion, seat => drawCards(hunt, seat, amount(hunt, effect.n, occasion, seat), 'card', 'PA-PLAY-8'));
  },
  *discard(hunt, effect, occasion) {
    yield* each(hunt, effect, occasion, seat => discardSome(hunt, seat, effect, occasion));
  },
  *mill(hunt, effect, occasion) {
    for (const seat of yield* whomOf(hunt, effect.who ?? 'self', occasion)) {
      const gone = yield* millCards(hunt, seat, effect.n, 'text');
      const isCounted =
        effect.tally === 'offensive' ? isOffensive : effect.tally === 'defensive' ? isDefensive : (card: number) => colourOf(card) !== null;
      occasion.tally += gone.filter(isCounted).length;
    }
  },
  *'take-back'(hunt, { colour, to = 'hand' }, { seat, card }) {
    const lies = hunt.state.hunters[seat]!.discard.filter(one => colourOf(one) !== null && (!colour || colourOf(one) === colour));
    const taken = yield* mayChoose({ seat, kind: 'take-back', rule: 'PA-PLAY-8', options: lies.map(cardOption), facts: { card, to } });
    if (taken !== null) cards.takeBack(hunt, seat, taken, to);
  },
  *'look-at-deck'(hunt, { n }, { seat, card }) {
    const hunter = hunt.state.hunters[seat]!;
    const top = hunter.deck.slice(0, n);
    if (top.length === 0) return;
    cards.seeTop(hunt, seat, top);
    const order = yield* chooseOrder({
      seat,
      kind: 'order-cards',
      rule: 'PA-PLAY-8',
      options: top.map(cardOption),
      facts: { card, of: 'deck' },
    });
    if (order.some((one, i) => one !== top[i])) cards.seeTop(hunt, seat, order);
  },
  *exile(hunt, effect, occasion) {
    yield* each(hunt, effect, occasion, seat => exileCards(hunt, seat, effect.n));
  },
  *wound(hunt, effect, occasion) {
    yield* all(hunt, effect, occasion, seat => cards.giveBurden(hunt, seat, 'wound', 'discard', 'PA-WND-1'));
  },
  *show(hunt, { n, colour }, occasion) {
    const { seat, card } = occasion;
    const held = ofColour(hunt.state.hunters[seat]!.hand, colour);
    if (ofColour(mightHold(hunt.state, seat), colour).length === 0) return;
    const shown = yield* chooseSome({
      seat,
      kind: 'show-attacks',
      rule: 'PA-PLAY-8',
      options: held.map(cardOption),
      min: 0,
      max: n,
      facts: { card, n, colour },
      isVeiled: hunt.state.isClosed,
    });
    if (shown.length > 0) cards.showCards(hunt, seat, shown, 'cards-shown', 'PA-PLAY-8');
    occasion.tally += shown.length;
  },
  *recycle(hunt, effect, { seat, card }) {
    yield* recycleCards(hunt, seat, effect, card);
  },
  *volley(hunt, { n }, { seat, card }) {
    yield* volley(hunt, seat, n, card);
  },
  *strain(hunt, { n }, { seat }) {
    own.strain(hunt, seat, n);
  },
  *stamina(hunt, effect, occasion) {
    yield* all(hunt, effect, occasion, seat => own.changeStamina(hunt, seat, effect.n, 'PA-STAM-8'));
  },
  *'lose-stamina'(hunt, effect, occasion) {
    yield* all(hunt, effect, occasion, seat => own.changeStamina(hunt, seat, -effect.n, 'PA-STAM-8'));
  },
  *defence(hunt, effect, occasion) {
    yield* all(hunt, effect, occasion, seat => {
      const n = amount(hunt, effect.n, occasion, seat);
      if (n > 0) own.gainDefence(hunt, seat, n);
    });
  },
  *threaten(hunt, effect, occasion) {
    yield* all(hunt, effect, occasion, seat => becomeThreatened(hunt, seat, 'PA-MOVE-6'));
  },
  *calm(hunt, effect, occasion) {
    yield* all(hunt, effect, occasion, seat => own.calm(hunt, seat));
  },
  *burn(hunt, effect, occasion) {
    yield* each(hunt, effect, occasion, seat => burn(hunt, seat));
  },
  *mastery(hunt, effect, occasion) {
    yield* all(hunt, effect, occasion, seat => own.countMastery(hunt, seat, effect.n));
  },
  *counter(hunt, { n }, { seat, card, place, at }) {
    if (place === 'mastery' || place === 'gear') own.countOn(hunt, seat, card, place === 'gear' ? at : 'mastery', n);
    else countScenario(hunt, n);
  },
  *'take-aggro'(hunt, effect, occasion) {
    yield* all(hunt, effect, occasion, seat => own.takeAggro(hunt, seat, 'PA-PLAY-7'));
  },
  *heal(hunt, effect, occasion) {
    if (has(hunt.state, -1, 'no-heal')) return;
    yield* all(hunt, effect, occasion, seat => own.heal(hunt, seat, amount(hunt, effect.n, occasion, seat), 'PA-DMG-11'));
  },
  *suffer(hunt, effect, occasion) {
    const seats = yield* whomOf(hunt, effect.who ?? 'self', occasion);
    yield* hurt(
      hunt,
      seats.map(seat => ({ seat, damage: amount(hunt, effect.n, occasion, seat) })),
      'card',
      occasion.card,
      'PA-DMG-11',
    );
  },
  *hit(hunt, effect, occasion) {
    const seats = yield* whomOf(hunt, effect.who ?? 'self', occasion);
    const damage = monsterDamage(hunt.state) + (effect.more ?? 0);
    yield* hurt(
      hunt,
      seats.map(seat => ({ seat, damage })),
      'monster',
      occasion.card,
      'PA-DMG-10',
    );
  },
  *prevent(hunt, { n }, occasion) {
    occasion.answer.prevented += n === 'all' ? Number.POSITIVE_INFINITY : amount(hunt, n, occasion);
  },
  *mend(hunt, effect, occasion) {
    yield* each(hunt, effect, occasion, seat => mendOne(hunt, seat));
  },
  *'help-up'(hunt, _effect, occasion) {
    if (has(hunt.state, -1, 'no-revive')) return;
    const [whom] = yield* chooseHunter(hunt, revivable(hunt.state, occasion.seat), occasion);
    if (whom !== undefined) yield* riseUp(hunt, whom, occasion.seat, 'PA-REV-3');
  },
  *move(hunt, effect, occasion) {
    yield* each(hunt, effect, occasion, seat => moveTo(hunt, seat, effect, occasion));
  },
  *place(hunt, effect, occasion) {
    const [sector] = yield* sectorsOf(hunt, effect.at, occasion);
    if (sector === undefined) return;
    yield* all(hunt, effect, occasion, seat => {
      if (hunt.state.hunters[seat]!.sector !== sector) own.place(hunt, seat, sector, 'PA-MOVE-7');
    });
  },
  *'next-cost'(hunt, effect, occasion) {
    yield* all(hunt, effect, occasion, seat => cards.wait(hunt, seat, 'cost', effect.by, cards.colourIndex(effect.colour)));
  },
  *'next-damage'(hunt, effect, occasion) {
    yield* all(hunt, effect, occasion, seat =>
      cards.wait(hunt, seat, 'damage', amount(hunt, effect.by, occasion, seat), cards.colourIndex('red')),
    );
  },
  *'next-keyword'(hunt, { keyword }, { seat }) {
    cards.wait(hunt, seat, 'keyword', 0, -1, keyword);
  },
  *'longer-sequence'(hunt, { by }, { seat }) {
    cards.lengthen(hunt, seat, by);
  },
  *'end-actions'(hunt, _effect, { card }) {
    const { state } = hunt;
    if (state.step === 'act' && isUp(state, state.active)) own.closeActions(hunt, state.active, card);
  },
};

function* mendOne(hunt: Hunt, seat: Seat): Rule {
  const hunter = hunt.state.hunters[seat]!;
  const broken = (['armour', 'helm'] as const).filter(piece => (piece === 'armour' ? hunter.isArmourDepleted : hunter.isHelmDepleted));
  if (broken.length === 0) return;
  const options = broken.map(piece => option(piece, piece, { kind: 'card', id: hunter[piece] }));
  own.mend(hunt, seat, yield* chooseOne({ seat, kind: 'mend', rule: 'PA-R-3', options }));
}
