/** What must always be true of the monster, its cards, its ground and the course of a hunt, between two scenes. */
import { firstStance } from '../campaign/at-rest.ts';
import { isCard, monsterCard, objectiveCard, perilCard, SCENARIOS, sortOf, stanceCard } from '../content/box.ts';
import { ROUNDS, SECTORS } from '../content/kinds.ts';
import { isUp, players } from '../places.ts';
import { openSlots, unleashAt, woundAt } from '../questions.ts';
import type { State } from '../state.ts';
import { amountOf } from '../texts-in-force.ts';
import { areUnique, unless } from './saying.ts';

const isSector = (sector: number): boolean => sector >= 0 && sector < SECTORS.length;
const isSeat = (state: State, seat: number): boolean => seat >= 0 && seat < players(state);

function slotFaults(state: State): string[] {
  const { monster } = state;
  const { slots, pile, discard, serials, seen, isOut } = monster;
  return [
    ...unless(slots.length === monsterCard(monster.id).slots, `there are ${slots.length} slots`),
    ...openSlots(state).flatMap(i => {
      const { up, down } = slots[i]!;
      const isFilled = up.length + down.length === 1;
      return unless(isFilled || (pile.length === 0 && discard.length === 0), `slot ${i} holds ${up.length + down.length} cards`);
    }),
    ...slots.flatMap(({ isLocked, isStunned, up, down, known }, i) => [
      ...unless(up.length === 0, 'a behaviour is left face up'),
      ...unless(!isLocked || (down.length === 0 && !isStunned), `slot ${i} is locked and in use`),
      ...unless(
        known.every(card => down.includes(card)),
        `what is known of slot ${i} does not lie there`,
      ),
    ]),
    ...unless(
      slots.every(one => one.serial <= serials) && areUnique(slots.map(one => one.serial).filter(one => one > 0)),
      'two behaviours came into play at the same time',
    ),
    ...unless(
      seen.every((card, i) => pile[i] === card),
      'another top of the behaviours was seen than there is',
    ),
    ...unless(!isOut || pile.length === 0, `the behaviours have run out with ${pile.length} in the pile`),
  ];
}

/** PA-SET-5, PA-STN-4: cards of this monster and level. */
function cardFaults(state: State): string[] {
  const { monster, level } = state;
  const { stance, perils, objectives } = monster;
  const isStance = isCard(stance) && sortOf(stance) === 'stance' && stanceCard(stance).monster === monster.id;
  const levelPlayed = isStance ? stanceCard(firstStance(monster.id, level)).level : level;
  return [
    ...unless(isStance && stanceCard(stance).level === levelPlayed, 'its stance is of another monster or level'),
    ...perils.flatMap(({ card, blindedBy }) => [
      ...unless(
        isCard(card) && sortOf(card) === 'peril' && perilCard(card).monster === monster.id && perilCard(card).levels.includes(level),
        'a peril is of another monster or level',
      ),
      ...unless(blindedBy < 0 || isSeat(state, blindedBy), 'a peril was blinded by nobody who is there'),
    ]),
    ...objectives.flatMap(({ card }) =>
      unless(
        isCard(card) &&
          sortOf(card) === 'objective' &&
          objectiveCard(card).monster === monster.id &&
          objectiveCard(card).levels.includes(level),
        'an objective is of another monster or level',
      ),
    ),
    ...unless(areUnique([...perils, ...objectives].map(one => one.card)), 'a peril or an objective is there twice'),
  ];
}

/** PA-OBJ-2: what is full is done. */
const objectiveFaults = (state: State): string[] =>
  state.monster.objectives.flatMap(({ card, counters }) => {
    const goal = amountOf(state, objectiveCard(card).goal, { seat: Math.max(0, state.active), card, tally: 0 });
    return unless(counters < goal, `an objective has ${counters} counters of ${goal}`);
  });

function numberFaults(state: State): string[] {
  const { monster, step } = state;
  const { id, health, damage, struggle, track, marked, plates, swarms, bonusThisTurn } = monster;
  const wound = woundAt(state);
  const most = monsterCard(id).track?.most ?? 0;
  return [
    ...unless(health > 0, 'it has no health left'),
    ...unless(wound === null || damage < wound, `it has ${damage} damage where ${wound} are a wound`),
    ...unless(struggle < unleashAt(state), `struggle is ${struggle} and not unleashed`),
    ...unless(track <= most, `its track is ${track} of ${most}`),
    ...unless(marked < SECTORS.length, 'the mark lies nowhere'),
    ...unless(plates.length === SECTORS.length && plates.every(n => n <= players(state)), 'there are more plates in a sector than hunters'),
    ...unless(areUnique(swarms.map(one => one.id)) && swarms.every(one => one.damage < one.toughness), 'a swarm is there that is gone'),
    ...unless(state.active >= 0 || bonusThisTurn === 0 || step === 'begin-round', 'it hits harder for a turn that nobody has'),
  ];
}

const groundFaults = (state: State): string[] =>
  state.terrain.flatMap(({ kind, sector, isRed, occupant }) => [
    ...unless(isSector(sector), `${kind} lies nowhere`),
    ...unless(!isRed || kind === 'fire', `${kind} is red`),
    ...unless(
      occupant < 0 || (isSeat(state, occupant) && state.hunters[occupant]!.placement !== 'normal'),
      `${kind} hides somebody who stands in the open`,
    ),
  ]);

/** Steps within somebody's turn. */
const OF_TURN: readonly State['step'][] = ['begin-turn', 'move', 'act', 'end-actions', 'attrition', 'end-turn'];
/** Who is named is there, and so is what is hunted. */
const nameFaults = (state: State): string[] => {
  const { aggro, first, active, toPlay, paused, step, scenario, monster } = state;
  return [
    ...unless(SCENARIOS[scenario]?.monster === monster.id, `${monster.id} is hunted in a scenario that is not its own`),
    ...unless(isSector(monster.facing), 'it looks nowhere'),
    ...unless(isSeat(state, first), 'nobody is first player'),
    ...unless(isSeat(state, aggro) || (step === 'choose-aggro' && aggro < 0), 'nobody has aggro'),
    ...unless(OF_TURN.includes(step) === isSeat(state, active) && active < players(state), `in the step ${step} seat ${active} is active`),
    ...unless(areUnique([...toPlay, ...paused, active]), 'somebody is to play twice'),
    ...unless(
      [...toPlay, ...paused].every(seat => isSeat(state, seat)),
      'somebody is to play who is not there',
    ),
  ];
};
function courseFaults(state: State): string[] {
  const { aggro, round, attrition, why } = state;
  return [
    ...unless(round >= 1 && round <= ROUNDS, `it is round ${round}`),
    ...unless(aggro < 0 || isUp(state, aggro), `seat ${aggro} is down and has aggro`),
    ...unless(attrition.revealed.length === 0, 'attrition is left face up'),
    ...unless(why === 'none', 'a hunt that goes on has an end'),
  ];
}

/** What everything else is read from. */
export const namedFaults = (state: State): string[] => [...nameFaults(state), ...cardFaults(state)];
export const monsterFaults = (state: State): string[] => [
  ...courseFaults(state),
  ...numberFaults(state),
  ...objectiveFaults(state),
  ...slotFaults(state),
  ...groundFaults(state),
];
