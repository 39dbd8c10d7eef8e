/** What must always be true of a state between two scenes. Each sentence names a promise that is broken. */
import { cardFaultsOf } from '@quarry/kernel';
import { box, CARDS, EVENT_DECK, equipmentCard, KITS, keyOf, modificationCard, TRACKING_DECKS } from './content/box.ts';
import { isCooperative, mapInPlay, printedEnemy } from './questions.ts';
import { type HunterState, type State, stateSchema } from './state.ts';

export function faults(state: State): readonly string[] {
  return [...cardFaults(state), ...enemyFaults(state), ...trapFaults(state), ...hunterFaults(state)];
}

const OWNED = CARDS.filter(({ deck }) => deck.startsWith('merchant') || deck === 'salvage' || deck === 'stamina').map(({ no }) => no);

/** Every card that is out of the box lies in exactly one place. */
const cardFaults = cardFaultsOf(stateSchema, {
  expected: state => [
    ...OWNED,
    ...state.hunters.flatMap(kitOf),
    ...TRACKING_DECKS[state.quest]!.cards,
    ...(isCooperative(state) ? [] : EVENT_DECK),
  ],
  keyOf,
  isPrinted: box.has,
  mentions: ['card', 'event', 'traps.weapon', 'activation.card'],
});

/** Everything a seated hunter came with: deck, equipment and upgrades. */
function kitOf({ hunter }: HunterState): readonly number[] {
  const kit = KITS[hunter];
  return kit ? [...kit.deck, ...kit.equipment, ...Object.values(kit.nodes).flat()] : [];
}

function trapFaults({ traps }: State): string[] {
  const squares = traps.map(trap => trap.square);
  return [
    ...(traps.length > 4 ? [`${traps.length} traps are set (ZD-R-9)`] : []),
    ...squares.filter((square, i) => squares.indexOf(square) < i).map(square => `two traps lie on square ${square} (ZD-TRAP-4)`),
  ];
}

function enemyFaults(state: State): string[] {
  if (state.enemies.length === 0) return [];
  const { area } = mapInPlay(state);
  const inPlay = state.enemies.filter(enemy => enemy.status === 'in-play');
  return [
    ...inPlay
      .filter(enemy => enemy.square < 0 || enemy.square >= area.size)
      .map(enemy => `enemy ${enemy.id} stands on square ${enemy.square}, outside the area`),
    ...inPlay
      .filter(enemy => enemy.wounds >= printedEnemy(enemy).hp)
      .map(enemy => `enemy ${enemy.id} is in play with ${enemy.wounds} wounds (ZD-EN-1)`),
    ...inPlay
      .filter(
        enemy =>
          printedEnemy(enemy).isHuge &&
          inPlay.some(other => other !== enemy && other.square === enemy.square && printedEnemy(other).isHuge),
      )
      .map(enemy => `enemy ${enemy.id} shares square ${enemy.square} with another huge one (ZD-HUGE-1)`),
    ...inPlay
      .filter(enemy => !enemy.isAlert && inPlay.some(other => other.isAlert && other.square === enemy.square))
      .map(enemy => `enemy ${enemy.id} is calm beside an alert one (ZD-ALERT-4)`),
  ];
}

function hunterFaults(state: State): string[] {
  return state.hunters.flatMap((hunter, seat) => [
    ...(hunter.glory < 0 ? [`seat ${seat} has ${hunter.glory} glory`] : []),
    ...fittingFaults(hunter).map(fault => `seat ${seat} has ${fault}`),
    ...(hunter.actionsLeft < 0 ? [`seat ${seat} has ${hunter.actionsLeft} actions left (ZD-ACT-1)`] : []),
  ]);
}

/** ZD-MOD-1, ZD-MOD-4..7: what is attached sits on a card of its kind, in a slot, and no name twice. */
function fittingFaults({ equipment, modifications }: HunterState): string[] {
  return equipment.flatMap((no, arc) => {
    const there = modifications.filter(one => one.on === arc).map(one => modificationCard(one.card));
    if (there.length === 0) return [];
    if (no < 0) return [`a modification on nothing in arc ${arc} (ZD-MOD-1)`];
    const { kind, slots } = equipmentCard(no);
    return [
      ...(there.length > slots ? [`${there.length} modifications on ${keyOf(no)} (ZD-MOD-7)`] : []),
      ...(new Set(there.map(one => one.name)).size < there.length ? [`a modification twice on ${keyOf(no)} (ZD-MOD-6)`] : []),
      ...(there.some(one => kind !== (one.kind === 'coil' ? 'weapon' : 'armour')) ? [`a misfit on ${keyOf(no)} (ZD-MOD-4)`] : []),
    ];
  });
}
