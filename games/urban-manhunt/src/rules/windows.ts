/**
 * Windows: what a seat may use at a moment (Momentum Options, Special Rules, Keepers, Med Sprays, Reload tokens), in which order
 * seats are asked, and how often each thing may be used. UM-CHK-14, UM-EVT-10..14, UM-MOM-6..9, UM-POD-10, 13..15, UM-ELIM-4.
 * What a text does is in effects/.
 */

import { gap, TOLERANCE } from '@quarry/board';
import { type Odds, type Option, option, type Rule, type Seat } from '@quarry/kernel';
import { cardOption, dataslate, eventCard } from '../content/box.ts';
import type { CrimAction } from '../content/kinds.ts';
import type { Moment, Proviso, Text } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import { chooseOne, type DecisionFacts, offer, type WindowKind } from '../decisions.ts';
import { invokeRule, playKeeper, reload, spendMomentum, useMedSpray, useText } from '../deeds/index.ts';
import { applyEffects, isPossible } from '../effects/vocabulary.ts';
import type { Table } from '../events.ts';
import type { Use } from '../in-the-making.ts';
import { type Check, type Incoming, type Kill, type Occasion, occasionOf, type Reply } from '../in-the-making.ts';
import { crimFigure, hunterFigure, initiative, isEngaged, isHidden, mils, slateOf } from '../questions.ts';
import type { CrimState, HunterState, State } from '../state.ts';
import { textUsed, type UsedText } from '../texts-in-force.ts';
import { meantBy, needOf, needsOf, poolOf, sizesOf, succeeds, successesOf } from './dice.ts';
import { afterOdds, checkOdds } from './odds.ts';

/** What a dataslate can use at a moment, by slate and moment. Printed texts never change, so each list is made once. */
const printedUses: Map<Moment, readonly Printed[]>[] = [];
interface Printed extends UsedText {
  readonly offered: Option<Use>;
}

function usesPrinted(slate: number, moment: Moment): readonly Printed[] {
  const byMoment = (printedUses[slate] ??= new Map());
  let uses = byMoment.get(moment);
  if (!uses) {
    const { rule, options } = dataslate(slate);
    const fromRule = rule.texts.map((_, i) =>
      option<Use>(rule.texts.length > 1 ? `rule-${i}` : 'rule', { by: 'rule', nth: i }, { kind: 'rule', id: slate }),
    );
    const fromOptions = options.map((_, i) => option<Use>(`option-${i}`, { by: 'option', nth: i }, { kind: 'momentum-option', id: i }));
    uses = [...fromOptions, ...fromRule]
      .map(offered => ({ offered, ...textUsed(slate, offered.value)! }))
      .filter(({ text }) => text.when === moment);
    byMoment.set(moment, uses);
  }
  return uses;
}

const MED_SPRAY = option<Use>('med-spray', { by: 'med-spray' });
const reloadOptions = Array.from({ length: 4 }, (_, weapon) => option<Use>(`reload-${weapon}`, { by: 'reload', weapon }));

/** UM-POD-13: between own actions, before own rolls, before any crim's action, when wounds are coming. */
const SPRAY_MOMENTS: readonly Moment[] = ['act', 'pre', 'crim-start', 'wound'];

function isTrue(state: State, seat: Seat, proviso: Proviso, { check, crim, kill }: Occasion): boolean {
  switch (proviso.is) {
    case 'unengaged':
      return !isEngaged(state, seat);
    case 'target-wounded':
      return check?.attack != null && check.attack.crim.wounds > 0;
    case 'missed':
      return check !== null && !succeeds(check);
    case 'near': {
      const own = hunterFigure(state, seat);
      const other = crim ? crimFigure(crim) : kill ? { x: kill.x, y: kill.y, r: kill.r } : null;
      return other !== null && gap(own, other) <= mils(proviso.n) + TOLERANCE;
    }
  }
}

/** Whether a text speaks of this check: of its kind, and of the attack that it belongs to. Recovery must be named (UM-INC-8). */
function fitsCheck(text: Text, check: Check | null): boolean {
  if (!check) return true;
  if (text.checks ? !text.checks.includes(check.kind) : check.kind === 'recovery') return false;
  return !text.from || check.attack?.kind === text.from;
}

function isUsable(state: State, seat: Seat, text: Text, name: string, used: readonly string[], occasion: Occasion): boolean {
  const hunter = state.hunters[seat]!;
  if (used.includes(name) || !fitsCheck(text, occasion.check)) return false;
  if (text.perMatch !== undefined && hunter.usedThisMatch.filter(one => one === name).length >= text.perMatch) return false;
  if (text.perActivation !== undefined && hunter.usedThisActivation.filter(one => one === name).length >= text.perActivation) return false;
  if (text.if && !text.if.every(proviso => isTrue(state, seat, proviso, occasion))) return false;
  return text.effects.some(effect => isPossible(state, effect, occasion));
}

/** UM-MOM-9, UM-POD-14, UM-EVT-13: out of the zone, only what names recovery checks. */
const namesRecovery = (text: Text): boolean => text.checks?.includes('recovery') === true;

/** Everything that a seat may use at a moment. `used` are the names used on this check, activation or occasion already (UM-MOM-8). */
export function usesAt(state: State, seat: Seat, moment: Moment, used: readonly string[], occasion: Occasion): Option<Use>[] {
  const hunter = state.hunters[seat]!;
  if (hunter.slate < 0) return [];
  const printed = usesPrinted(hunter.slate, moment);
  const maySpray = hunter.isIn && hunter.medSprays > 0 && hunter.wounds > 0 && SPRAY_MOMENTS.includes(moment);
  const uses: Option<Use>[] = maySpray ? [MED_SPRAY] : [];
  if (printed.length === 0 && hunter.keepers.length === 0) return uses;
  const own: Occasion = { ...occasion, seat };
  const isRecovering = occasion.check?.kind === 'recovery';
  for (const { offered, text, name, cost } of printed) {
    if (!hunter.isIn && !(isRecovering && namesRecovery(text))) continue;
    if (offered.value.by === 'option' && (isRecovering || cost > hunter.momentum)) continue;
    if (isUsable(state, seat, text, name, used, own)) uses.push(offered);
  }
  for (const card of hunter.keepers) {
    for (const [nth, text] of (eventCard(card).keeper ?? []).entries()) {
      if (text.when !== moment || (!hunter.isIn && !(isRecovering && namesRecovery(text)))) continue;
      if (!isUsable(state, seat, text, '', [], { ...own, card })) continue;
      const { key, about } = cardOption(card);
      uses.push({ key, about, value: { by: 'keeper', card, nth } });
    }
  }
  return uses;
}

/** Attacks that a Reload token can make usable again (UM-POD-15). */
const reloadsOf = (hunter: HunterState): Option<Use>[] =>
  hunter.reloads > 0 && hunter.isIn ? hunter.depleted.map(weapon => reloadOptions[weapon]!) : [];

/** Between own actions (UM-MOM-7, 8, UM-EVT-10, UM-POD-13, 15). */
export function actTexts(state: State, seat: Seat): Option<Use>[] {
  const hunter = state.hunters[seat]!;
  return [...usesAt(state, seat, 'act', hunter.usedThisActivation, occasionOf(seat, -1)), ...reloadsOf(hunter)];
}

/** Uses one thing: pays for it, marks it as used, and does what it says. */
export function* use(table: Table, seat: Seat, chosen: Use, occasion: Occasion, used: string[] = []): Rule {
  if (chosen.by === 'med-spray') return yield* spray(table, seat);
  if (chosen.by === 'reload') return reload(table, seat, chosen.weapon, true, 'UM-POD-10');
  const { name, text, cost } = textUsed(table.state.hunters[seat]!.slate, chosen)!;
  if (chosen.by === 'keeper') {
    playKeeper(table, seat, chosen.card, 'UM-EVT-10');
    return yield* applyEffects(table, text.effects, { ...occasion, seat, card: chosen.card, by: name }, 'UM-EVT-10');
  }
  const isOption = chosen.by === 'option';
  if (isOption) spendMomentum(table, seat, cost, name, 'UM-MOM-6');
  else invokeRule(table, seat, name, 'UM-SET-18');
  used.push(name);
  useText(table, seat, name);
  yield* applyEffects(table, text.effects, { ...occasion, seat, card: -1, by: name }, isOption ? 'UM-MOM-6' : 'UM-SET-18');
}

/** UM-POD-12: up to two tokens. */
function* spray(table: Table, seat: Seat): Rule {
  const most = Math.min(2, table.state.hunters[seat]!.wounds);
  const options = [option('2', 2), option('1', 1)].filter(one => one.value <= most);
  useMedSpray(table, seat, yield* chooseOne({ seat, kind: 'med-spray', rule: 'UM-POD-12', options }), 'UM-POD-12');
}

/** The kind of a window, and what it says: read anew each time somebody is asked, because what was used before may have changed it. */
type Said = { [Kind in WindowKind]: { readonly name: Kind; readonly facts: () => DecisionFacts[Kind] } }[WindowKind];

interface Opened {
  readonly said: Said;
  readonly rule: string;
  readonly seats: readonly Seat[];
  readonly occasion: Occasion;
  /** The moment for each seat: a rival's is another than the own one. */
  readonly momentFor: (seat: Seat) => Moment;
  readonly odds?: (effects: readonly Effect[]) => Odds;
  readonly rounds?: 'once' | 'until-all-pass';
  readonly extra?: (seat: Seat) => readonly Option<Use>[];
}

/** Goes round a window. What each seat has used in it counts for this occasion only, except in checks, which remember it themselves. */
function* openWindow(table: Table, { said, rule, seats, occasion, momentFor, odds, rounds = 'until-all-pass', extra }: Opened): Rule {
  const usedBy = table.state.hunters.map(() => [] as string[]);
  const usedOf = (seat: Seat): string[] => (occasion.check?.seat === seat ? occasion.check.used : usedBy[seat]!);
  const window = {
    ...said,
    rule,
    seats,
    until: 'turn',
    rounds,
    options: (seat: Seat) => {
      const uses = usesAt(table.state, seat, momentFor(seat), usedOf(seat), occasion);
      return extra ? [...uses, ...extra(seat)] : uses;
    },
    *play(seat: Seat, chosen: Use): Rule<'go-on'> {
      yield* use(table, seat, chosen, occasion, usedOf(seat));
      return 'go-on';
    },
  };
  yield* offer<Use>(table.passes, odds ? { ...window, odds: (seat, one) => odds(effectsOf(table.state, seat, one.value)) } : window);
}

/** What something that is used does, if it has a text. */
const effectsOf = ({ hunters }: State, seat: Seat, used: Use | null): readonly Effect[] =>
  (used && textUsed(hunters[seat]!.slate, used)?.text.effects) ?? [];

/** UM-CHK-14: the checking player first, then the others in initiative order. */
const seatsFrom = (state: State, seat: Seat): Seat[] => [seat, ...initiative(state).filter(other => other !== seat)];

const saidOf = (check: Check) => ({
  ...meantBy(check),
  threshold: needOf(check),
  ...needsOf(check),
  damage: check.attack?.printed.damage ?? 0,
});
const saidBefore = (check: Check): Said => ({
  name: 'before-roll',
  facts: () => ({ ...saidOf(check), sizes: sizesOf(poolOf(check)) }),
});
const saidAfter = (check: Check): Said => ({
  name: 'after-roll',
  facts: () => ({
    ...saidOf(check),
    impact: check.impact,
    faces: check.rolled.map(die => die.face),
    sizes: check.rolled.map(die => die.sides),
    successes: successesOf(check),
  }),
});

/** UM-CHK-9: before the roll and after it. */
export function* checkWindow(table: Table, check: Check, when: 'pre' | 'post'): Rule {
  const { state } = table;
  const { seat } = check;
  yield* openWindow(table, {
    said: when === 'pre' ? saidBefore(check) : saidAfter(check),
    rule: 'UM-CHK-9',
    seats: seatsFrom(state, seat),
    occasion: occasionOf(seat, -1, { check, crim: check.crim }),
    momentFor: other => (other === seat ? when : when === 'pre' ? 'rival-pre' : 'rival-post'),
    odds: effects => (when === 'pre' ? checkOdds : afterOdds)(check, effects),
  });
}

/** UM-POD-13: before Wound Tokens are placed on a hunter. */
export function* woundWindow(table: Table, incoming: Incoming): Rule {
  const { seat } = incoming;
  const hunter = table.state.hunters[seat]!;
  yield* openWindow(table, {
    said: { name: 'wounds-coming', facts: () => ({ wounds: incoming.wounds, held: hunter.wounds, maximum: slateOf(hunter).woundMaximum }) },
    rule: 'UM-POD-13',
    seats: [seat],
    occasion: occasionOf(seat, -1, { incoming }),
    momentFor: () => 'wound',
  });
}

/** UM-ELIM-3, 4: after the kill's Momentum, before its points. */
export function* killWindow(table: Table, kill: Kill): Rule {
  const { seat } = kill;
  yield* openWindow(table, {
    said: { name: 'on-kill', facts: () => ({ hunter: seat, card: kill.card, bounty: kill.bounty, isFrozen: kill.isFrozen }) },
    rule: 'UM-ELIM-4',
    seats: seatsFrom(table.state, seat),
    occasion: occasionOf(seat, -1, { kill }),
    momentFor: other => (other === seat ? 'elim' : 'rival-elim'),
  });
}

const noReply = (): Reply => ({ order: null, tubeChooser: -1 });

/** UM-EVT-14, UM-POD-13: gone through once in initiative order before a crim acts; the last order stands. */
export function* crimStartWindow(table: Table, crim: CrimState): Rule<CrimAction | null> {
  const reply = noReply();
  yield* openWindow(table, {
    said: { name: 'crim-start', facts: () => ({ crim: crim.no, card: crim.card }) },
    rule: 'UM-EVT-14',
    seats: initiative(table.state),
    // A hidden crim cannot be given an order, but a Med Spray may still be used before it acts.
    occasion: occasionOf(table.state.first, -1, { crim: isHidden(crim) ? null : crim, reply }),
    momentFor: () => 'crim-start',
    rounds: 'once',
  });
  return reply.order;
}

/** A crim is about to be placed: the seat that chooses its tube, or -1. */
export function* spawnWindow(table: Table): Rule<Seat> {
  const reply = noReply();
  yield* openWindow(table, {
    said: { name: 'spawn', facts: () => ({}) },
    rule: 'UM-CTL-12',
    seats: initiative(table.state),
    occasion: occasionOf(table.state.first, -1, { reply }),
    momentFor: () => 'spawn',
    rounds: 'once',
  });
  return reply.tubeChooser;
}

/** UM-POD-10: once the action is over, a hunter whose attack ran dry may make it usable again. */
export function* depletedWindow(table: Table, seat: Seat, weapon: number): Rule {
  const hunter = table.state.hunters[seat]!;
  yield* openWindow(table, {
    said: { name: 'depleted', facts: () => ({ attack: slateOf(hunter).attacks[weapon]!.name }) },
    rule: 'UM-POD-10',
    seats: [seat],
    occasion: occasionOf(seat, -1),
    momentFor: () => 'depleted',
    extra: () => (hunter.reloads > 0 && hunter.depleted.includes(weapon) && hunter.isIn ? [reloadOptions[weapon]!] : []),
  });
}

/** Texts that happen by themselves at a moment: a hunter's Special Rule. */
export function* trigger(table: Table, seat: Seat, moment: Moment, rule: string, about: Partial<Occasion> = {}): Rule {
  const { slate } = table.state.hunters[seat]!;
  for (const { offered, name, text } of usesPrinted(slate, moment)) {
    if (offered.value.by !== 'rule') continue;
    invokeRule(table, seat, name, rule);
    yield* applyEffects(table, text.effects, occasionOf(seat, -1, { ...about, by: name }), rule);
  }
}
