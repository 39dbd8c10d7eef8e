/**
 * The view after one event, so that what happened can be shown line by line. Only what is drawn is followed: where models stand, their
 * wounds, states and conditions, decks, glory, Suns, wares, and what lies on the map. The whole view that comes after is the truth.
 */
import type { Line } from '@quarry/protocol';
import { CARDS, KITS, sortOfCard } from '../content/box.ts';
import { HUNTERS } from '../content/hunters.ts';
import { ARCS, type Condition } from '../content/types.ts';
import type { View } from '../state.ts';
import { count, type EnemyView, type HunterView, type Zone } from './names.ts';

type Facts = Readonly<Record<string, unknown>>;
type Change = (view: View, facts: Facts) => View | null;

const number = (facts: Facts, name: string): number => facts[name] as number;
const cardsIn = (facts: Facts): readonly number[] => (facts['cards'] as readonly number[] | undefined) ?? [];

function withHunter(view: View, facts: Facts, change: (hunter: HunterView) => Partial<HunterView>): View | null {
  const seat = number(facts, 'seat');
  const hunter = view.hunters[seat];
  return hunter ? { ...view, hunters: view.hunters.with(seat, { ...hunter, ...change(hunter) }) } : null;
}

function withEnemy(view: View, facts: Facts, change: (enemy: EnemyView) => Partial<EnemyView>): View | null {
  const id = number(facts, 'enemy');
  const enemy = view.enemies[id];
  return enemy ? { ...view, enemies: view.enemies.with(id, { ...enemy, ...change(enemy) }) } : null;
}

const withMerchant = (
  view: View,
  facts: Facts,
  change: (merchant: View['merchants'][number]) => Partial<View['merchants'][number]>,
): View | null => {
  const at = number(facts, 'level') - 1;
  const merchant = view.merchants[at];
  return merchant ? { ...view, merchants: view.merchants.with(at, { ...merchant, ...change(merchant) }) } : null;
};

/** A zone that is only counted grows and shrinks by numbers; one that is seen, by its cards. */
const plus = (zone: Zone, cards: readonly number[], n = cards.length): Zone => (typeof zone === 'number' ? zone + n : [...zone, ...cards]);
const minus = (zone: Zone, cards: readonly number[], n = cards.length): Zone =>
  typeof zone === 'number' ? Math.max(0, zone - n) : zone.filter(card => !cards.includes(card));

const seen = (zone: Zone): readonly number[] => (typeof zone === 'number' ? [] : zone);
const without = (squares: readonly number[], square: number): readonly number[] => squares.filter(one => one !== square);
const suffering = (facts: Facts, n: 0 | 1): Partial<Record<Condition, number>> => ({ [facts['condition'] as Condition]: n });

/** Scrapped cards come from the hand or the discard pile: what was not on the pile was in the hand. */
function scrapped(hunter: HunterView, cards: readonly number[]): Partial<HunterView> {
  const fromHand = cards.filter(card => !seen(hunter.discard).includes(card));
  return {
    hand: minus(hunter.hand, cards, fromHand.length),
    discard: minus(hunter.discard, cards),
    scrapped: plus(hunter.scrapped, cards),
  };
}

function equipped(hunter: HunterView, card: number): Partial<HunterView> {
  const printed = CARDS[card]?.card;
  return printed && 'arc' in printed ? { equipment: hunter.equipment.with(ARCS.indexOf(printed.arc), card) } : {};
}

const gone =
  (status: EnemyView['status']): Change =>
  (view, facts) =>
    withEnemy(view, facts, () => ({ status, isAlert: false }));

const CHANGES: Readonly<Record<string, Change>> = {
  'hunter-chosen': (view, facts) => withHunter(view, facts, () => ({ hunter: HUNTERS.findIndex(hunter => hunter.id === facts['hunter']) })),
  'leader-named': (view, facts) => ({ ...view, leader: number(facts, 'seat') }),
  'fledgling-named': (view, facts) => ({ ...view, fledgling: number(facts, 'seat') }),
  'picks-revealed': (view, facts) => ({
    ...view,
    card: number(facts, 'card'),
    event: number(facts, 'event'),
    level: number(facts, 'level') as View['level'],
    trackingDrawn: [],
    eventDrawn: [],
  }),
  'turn-began': (view, facts) => ({ ...view, turn: number(facts, 'turn'), active: number(facts, 'seat') }),

  'hunter-moved': (view, facts) => withHunter(view, facts, () => ({ square: number(facts, 'square') })),
  'hunter-suffers': (view, facts) => withHunter(view, facts, () => suffering(facts, 1)),
  'hunter-recovers': (view, facts) => withHunter(view, facts, () => suffering(facts, 0)),
  'hunter-fainted': (view, facts) => withHunter(view, facts, () => ({ isUp: false, faints: number(facts, 'faints') })),
  'hunter-stood-up': (view, facts) => withHunter(view, facts, () => ({ isUp: true, draw: number(facts, 'n'), discard: [] })),

  'cards-drawn': (view, facts) =>
    withHunter(view, facts, ({ draw, hand }) => ({
      draw: minus(draw, cardsIn(facts), number(facts, 'n')),
      hand: plus(hand, cardsIn(facts), number(facts, 'n')),
    })),
  'cards-discarded': (view, facts) =>
    withHunter(view, facts, ({ hand, discard }) => ({ hand: minus(hand, cardsIn(facts)), discard: plus(discard, cardsIn(facts)) })),
  'pile-card-discarded': (view, facts) =>
    withHunter(view, facts, ({ draw, discard }) => ({ draw: minus(draw, cardsIn(facts)), discard: plus(discard, cardsIn(facts)) })),
  'card-played': (view, facts) => withHunter(view, facts, ({ hand }) => ({ hand: minus(hand, [number(facts, 'card')]) })),
  'card-done': (view, facts) => withHunter(view, facts, ({ discard }) => ({ discard: plus(discard, [number(facts, 'card')]) })),
  'card-returned': (view, facts) => withHunter(view, facts, ({ hand }) => ({ hand: plus(hand, [number(facts, 'card')]) })),
  'cards-scrapped': (view, facts) => withHunter(view, facts, hunter => scrapped(hunter, cardsIn(facts))),
  'cards-unscrapped': (view, facts) =>
    withHunter(view, facts, hunter => ({
      scrapped: minus(hunter.scrapped, cardsIn(facts)),
      discard: plus(hunter.discard, cardsIn(facts)),
    })),
  'cards-recovered': (view, facts) =>
    withHunter(view, facts, ({ draw, discard }) => ({ draw: plus(draw, cardsIn(facts)), discard: minus(discard, cardsIn(facts)) })),

  'glory-gained': (view, facts) => withHunter(view, facts, ({ glory }) => ({ glory: glory + number(facts, 'n') })),
  'glory-lost': (view, facts) => withHunter(view, facts, ({ glory }) => ({ glory: Math.max(0, glory - number(facts, 'n')) })),
  'salvage-taken': (view, facts) => withHunter(view, facts, ({ salvage }) => ({ salvage: [...salvage, number(facts, 'card')] })),
  'salvage-spent': (view, facts) =>
    withHunter(view, facts, ({ salvage }) => ({ salvage: salvage.filter(card => !cardsIn(facts).includes(card)) })),
  'sun-gained': (view, facts) =>
    withHunter(view, facts, hunter => {
      const suns = `${facts['sun'] as 'blazing' | 'full' | 'half'}Suns` as const;
      return { [suns]: hunter[suns] + 1 };
    }),

  'enemy-moved': (view, facts) => withEnemy(view, facts, () => ({ square: number(facts, 'square') })),
  'enemy-alerted': (view, facts) => withEnemy(view, facts, () => ({ isAlert: true })),
  'enemy-wounded': (view, facts) => withEnemy(view, facts, () => ({ wounds: number(facts, 'wounds') })),
  'enemy-armour': (view, facts) => withEnemy(view, facts, () => ({ armour: number(facts, 'n') })),
  'enemy-suffers': (view, facts) => withEnemy(view, facts, () => suffering(facts, 1)),
  'enemy-recovers': (view, facts) => withEnemy(view, facts, () => suffering(facts, 0)),
  'enemy-activated': (view, facts) => withEnemy(view, facts, () => ({ hasActed: true })),
  'component-damaged': (view, facts) =>
    withEnemy(view, facts, ({ components }) => ({ components: components.with(number(facts, 'component'), 1) })),
  'component-destroyed': (view, facts) =>
    withEnemy(view, facts, ({ components }) => ({ components: components.with(number(facts, 'component'), 2) })),
  'enemy-killed': gone('killed'),
  'enemy-burnt': gone('burnt'),
  'enemy-escaped': gone('escaped'),
  'behaviour-drawn': (view, facts) => {
    const type = view.enemies[number(facts, 'enemy')]?.type;
    const card = number(facts, 'card');
    return {
      ...view,
      behaviours: view.behaviours.map(deck =>
        deck.type === type ? { ...deck, pile: minus(deck.pile, [card]), discard: plus(deck.discard, [card]) } : deck,
      ),
    };
  },
  'behaviour-reshuffled': (view, facts) => ({
    ...view,
    behaviours: view.behaviours.map(deck =>
      deck.type === facts['enemyType'] ? { ...deck, pile: count(deck.discard), discard: [] } : deck,
    ),
  }),

  'trap-set': (view, facts) => ({
    ...view,
    traps: [
      ...view.traps,
      { square: number(facts, 'square'), owner: number(facts, 'seat'), card: number(facts, 'card'), weapon: -1, dice: [] },
    ],
  }),
  'trap-sprung': (view, facts) => ({
    ...view,
    traps: view.traps.filter(trap => trap.square !== facts['square'] || trap.card !== facts['card']),
  }),
  'corpse-looted': (view, facts) => ({ ...view, corpses: without(view.corpses, number(facts, 'square')) }),
  'ruin-used': (view, facts) => ({ ...view, ruins: without(view.ruins, number(facts, 'square')) }),
  'grass-named': (view, facts) => ({ ...view, grassAdded: [...view.grassAdded, number(facts, 'square')] }),
  'points-gained': (view, facts) => ({ ...view, points: number(facts, 'points') }),

  'encounter-won': view => ({ ...view, result: 'success', step: 'end-encounter' }),
  'encounter-lost': view => ({ ...view, result: 'failure', step: 'end-encounter' }),
  'table-cleared': view => ({
    ...view,
    enemies: [],
    traps: [],
    behaviours: [],
    outcrops: [],
    ruins: [],
    corpses: [],
    grassAdded: [],
    dusk: 0,
    hunters: view.hunters.map(hunter => ({ ...hunter, isUp: true, fire: 0, freeze: 0, shock: 0 })),
  }),
  'levelled-up': (view, facts) =>
    withHunter(view, facts, ({ hunter, traits }) => {
      const node = HUNTERS[hunter]?.tree.find(one => one.id === facts['node']);
      const learnt = (node ? (KITS[hunter]?.nodes[node.id] ?? []) : []).filter(card => sortOfCard(card) === 'trait');
      return node ? { node: node.id, skill: node.level, traits: [...traits, ...learnt] } : {};
    }),
  'merchants-opened': (view, facts) => withMerchant({ ...view, step: 'buy' }, facts, () => ({ isOpen: true, row: cardsIn(facts) })),
  'goods-bought': (view, facts) => withMerchant(view, facts, ({ row }) => ({ row: minus(row, [number(facts, 'card')]) })),
  'row-refilled': (view, facts) => withMerchant(view, facts, ({ row }) => ({ row: plus(row, [number(facts, 'card')]) })),
  'merchant-closed': (view, facts) => withMerchant(view, facts, () => ({ isOpen: false })),
  equipped: (view, facts) => withHunter(view, facts, hunter => equipped(hunter, number(facts, 'card'))),
  'modification-fitted': (view, facts) => refitted(view, facts, number(facts, 'arc')),
  'modification-taken-off': (view, facts) => refitted(view, facts, -1),
  'game-over': view => ({ ...view, step: 'over' }),
};

const refitted = (view: View, facts: Facts, on: number): View | null =>
  withHunter(view, facts, ({ modifications }) => ({
    modifications: modifications.map(one => (one.card === facts['card'] ? { ...one, on } : one)),
  }));

export function step(view: View, line: Line): View | null {
  return CHANGES[line.type]?.(view, line.event) ?? null;
}
