/**
 * What follows an encounter, won or failed, and the steps that an after-entry lists. FW-DONE-*, FW-CLEAN-*, FW-LEVEL-*, FW-UPG-*, FW-REC-1, FW-R-3, FW-R-14, FW-R-15.
 * The pages themselves are read in story.ts.
 */
import { type Option, option, type Rule, type Seat } from '@quarry/kernel';
import { foundGear, gearReward, mayUpgrade, type Payment, paymentsFor, whyNotUpgraded } from '../campaign/payments.ts';
import { cardOption, gearCard, injuryCard, sortOf } from '../content/box.ts';
import { CLANS, type Resource } from '../content/kinds.ts';
import type { Step } from '../content/story/types.ts';
import { anyoneMay, askAll, chooseOne } from '../decisions.ts';
import { beginMourning, cleanUp, closeSkirmish, closeWon, mournOne, pressOn, restoreBefore, tryAgain } from '../deeds/aftermath.ts';
import { goToCamp, grantCards, turnGear } from '../deeds/camp.ts';
import { recoverCards, returnHands } from '../deeds/cards.ts';
import { changePotions, spendResource } from '../deeds/marshals.ts';
import { drawModification, endStep, giveCard, openEntry, raiseProfiles, showGear, widenSelection } from '../deeds/story.ts';
import type { Table } from '../events.ts';
import { briefOf } from '../places.ts';
import { counterOf, marshalOf, seatsOf } from '../questions.ts';
import { canCamp } from './camp.ts';
import { moveCounter } from './counters.ts';
import { decide } from './decide.ts';
import { together, togetherAtFirst } from './together.ts';

// Won and failed

/** FW-BRIEF-8, FW-DONE-1: hands go back, and the page after the encounter is opened. */
export function* winFight(table: Table): Rule {
  const { state } = table;
  const blighted = state.party.marshals.flatMap(one => one.hand).filter(isBlightInjury).length;
  returnHands(table);
  closeWon(table);
  moveCounter(table, 'blight', blighted, 'FW-INJ-5');
  if (briefOf(state.brief!).rules.includes('captives-follow')) beginMourning(table, state.fight.lost);
  else leaveWon(table);
}
function leaveWon(table: Table): void {
  const { state } = table;
  if (state.isSkirmish) closeSkirmish(table);
  else openEntry(table, `${state.chapter}.90`, 'FW-DONE-1');
}
const isBlightInjury = (card: number): boolean => sortOf(card) === 'injury' && injuryCard(card).isBlight === true;

/** Content 3.10, B8A: each who was lost costs one trust; whose, the group says. */
export function* mourn(table: Table): Rule {
  const { state } = table;
  const options = CLANS.filter(clan => counterOf(state, `trust-${clan}`) > 0).map(clan => option(clan, clan, { kind: 'clan', id: clan }));
  if (state.fight.toMourn === 0 || options.length === 0) return leaveWon(table);
  const clan = yield* togetherAtFirst(table, {
    kind: 'choose-clan',
    rule: 'FW-BRIEF-5',
    options,
    facts: { entry: state.entry, element: state.element },
  });
  mournOne(table);
  moveCounter(table, `trust-${clan}`, -1, 'FW-BRIEF-5');
}

const POTIONS_FOR_A_RETRY = 2;
const FAILURES_BEFORE_PRESSING_ON = 2;
const RETRY = option<'retry' | 'press-on'>('retry', 'retry');
const PRESS_ON = option<'retry' | 'press-on'>('press-on', 'press-on');

/** FW-R-3: everything is as it was when the brief was opened. */
export function* failFight(table: Table): Rule {
  restoreBefore(table);
}

/** FW-R-3: once more, or, after two failures, on without a reward. Camp is open before it (FW-R-94). */
export function* afterFailure(table: Table): Rule {
  const { state } = table;
  const options = state.failures >= FAILURES_BEFORE_PRESSING_ON ? [RETRY, PRESS_ON] : [RETRY];
  const choice = yield* decide(table, { kind: 'after-failure', rule: 'FW-R-3', options: () => options, asksForOne: true });
  if (choice === 'retry') {
    changePotions(table, POTIONS_FOR_A_RETRY, 'FW-R-3');
    tryAgain(table);
    return;
  }
  pressOn(table);
  if (state.isSkirmish) closeSkirmish(table);
  else openEntry(table, `${state.chapter}.95`, 'FW-R-3');
}

// The steps of an after-entry (FW-DONE-3)

/** The next one; as long as somebody turns gear it is the same one again. */
export function* takeStep(table: Table, step: Step | typeof REWARD): Rule {
  if (step.step === 'upgrade' && (yield* upgradeGear(table))) return;
  if (step.step !== 'upgrade') yield* takeOnce(table, step);
  endStep(table);
}
/** What was found in the encounter is chosen before the steps of the page. */
export const REWARD = { step: 'reward' } as const;

function* takeOnce(table: Table, step: Exclude<Step, { step: 'upgrade' }> | typeof REWARD): Rule {
  switch (step.step) {
    case 'reward':
      return yield* rewardGear(table);
    case 'clean-up':
      return cleanUp(table);
    case 'profiles':
      return raiseProfiles(table, step.level);
    case 'selection':
      return widenSelection(table, step.level);
    case 'gain':
      for (const seat of seatsOf(table.state)) grantCards(table, seat, step.n);
      return;
    case 'modification':
      return yield* giveModifications(table, step.n);
    case 'recover':
      return yield* recover(table, step.n);
  }
}

/** FW-REC-1, FW-R-98: each may. */
export function* recover(table: Table, n: number): Rule {
  const seats = seatsOf(table.state).filter(seat => marshalOf(table.state, seat).discard.length > 0);
  const questions = seats.map(seat => ({ seat, kind: 'recover' as const, rule: 'FW-REC-1', options: YES_OR_NO, facts: { n } }));
  const answers = yield* askAll(questions);
  for (const [i, seat] of seats.entries()) if (answers[i]) recoverCards(table, seat, n, 'entry', 'FW-REC-1');
}
const YES_OR_NO: readonly Option<boolean>[] = [option('yes', true), option('no', false)];

export function* giveModifications(table: Table, n: number): Rule {
  for (let i = 0; i < n; i++) {
    const card = drawModification(table);
    if (card === null) return;
    yield* give(table, card);
  }
}

/** FW-R-17: into a satchel that the group names. */
export function* give(table: Table, card: number): Rule {
  const options = seatsOf(table.state).map(seat => option(`seat-${seat}`, seat, { kind: 'seat', id: seat }));
  const seat = yield* together(table, { kind: 'give-card', rule: 'FW-R-17', options, facts: { card } });
  giveCard(table, seat, card, 'FW-R-17');
}

/** Content 3.12: one of two pieces of this kind, by the chapter. */
export function* rewardGear(table: Table): Rule {
  const { state } = table;
  const kind = gearReward(state.chapter);
  if (kind === null) return;
  const cards = showGear(table, foundGear(state, kind), 2);
  if (cards.length === 0) return;
  const options = cards.map(cardOption);
  yield* give(table, yield* together(table, { kind: 'choose-gear', rule: 'FW-R-17', options, facts: { cards } }));
}

// Upgrades: FW-UPG-1 to FW-UPG-3, FW-R-18

const CAMP = option<'camp'>('camp', 'camp');

/** All are asked at once, so that resources can be pooled in camp for it (FW-R-94). Whether anybody wanted something. */
function* upgradeGear(table: Table): Rule<boolean> {
  const { state } = table;
  const options = (seat: Seat): Option<number | 'camp'>[] => [
    ...mayUpgrade(marshalOf(state, seat)).map(cardOption),
    ...(canCamp(state, seat) ? [CAMP] : []),
  ];
  const not = () => seatsOf(state).flatMap(seat => whyNotUpgraded(marshalOf(state, seat)));
  const spoken = yield* anyoneMay({ kind: 'upgrade', rule: 'FW-UPG-1', seats: seatsOf(state), options, facts: { level: 2 }, not });
  if (!spoken) return false;
  if (spoken.value === 'camp') goToCamp(table, spoken.seat);
  yield* upgrade(table, spoken.seat, spoken.value);
  return true;
}

function* upgrade(table: Table, seat: Seat, card: number): Rule {
  const toOption = (way: Payment) => option(way.join('-'), way, ...[...new Set(way)].map(id => ({ kind: 'resource', id })));
  const options = () => paymentsFor(marshalOf(table.state, seat), gearCard(card).cost).map(toOption);
  const paid: readonly Resource[] = yield* chooseOne({ seat, kind: 'pay-upgrade', rule: 'FW-UPG-1', options, facts: { card } });
  for (const kind of paid) spendResource(table, seat, kind, 'FW-UPG-1', 'gear-upgraded');
  turnGear(table, seat, card, paid);
}
