/**
 * Where an action would leave the tokens of alert and threat, and who would be seen by it: as printed on the action, on the weapon, and on the cards that are chosen for it. What criticals
 * and the cards of others change is not known before. FW-ALERT-5, FW-ALERT-6, FW-ALERT-9, FW-ALERT-12 to FW-ALERT-17, FW-ATK-4, FW-ATK-13.
 */
import type { Seat } from '@quarry/kernel';
import { actionCard, isCard, sortOf, specialCard } from '../content/box.ts';
import type { ActionKind } from '../content/kinds.ts';
import type { Effect } from '../content/words/index.ts';
import type { Act, Aim, DecisionKind, Kept } from '../decisions.ts';
import { areMet, type Situation } from '../in-the-making.ts';
import { briefOf } from '../places.ts';
import { hasWord, marshalOf, seatsOf, terrainAt, textsOf } from '../questions.ts';
import { sectionsOf } from '../sentences/sections.ts';
import type { MarshalView, View } from '../state.ts';

export interface Stealth {
  readonly alert: number;
  /** Of whoever acts; null while revealed. */
  readonly row: number | null;
}

/** Rows that an action moves the alert token down, and the threat token of a hidden character up. */
type Moves = readonly [alert: number, threat: number];

const MOVES: Readonly<Record<ActionKind, Moves>> = {
  sneak: [0, 0],
  sprint: [0, 1],
  'melee-attack': [1, 1],
  'ranged-attack': [1, 1],
  'place-trap': [0, 1],
  'trigger-trap': [1, 1],
  interact: [0, 1],
};

export function stealthAfter(view: View, seat: Seat, act: Act): Stealth {
  const { fight } = view;
  const { isHidden, row } = marshalOf(view, seat);
  const [down, up] = movesOf(view, seat, act);
  return { alert: Math.min(fight.rows, fight.alert + down), row: isHidden ? row - up : null };
}

/** FW-ALERT-6: whether it is seen there. */
export const isSeenBy = ({ alert, row }: Stealth): boolean => row !== null && row <= alert;

/** FW-ALERT-6: everybody who is hidden now, and would not be then. */
export const seenThen = (view: View, seat: Seat, after: Stealth): Seat[] =>
  seatsOf(view).filter(one => {
    const { isHidden, row } = marshalOf(view, one);
    return isHidden && isSeenBy(one === seat ? after : { alert: after.alert, row });
  });

function movesOf(view: View, seat: Seat, act: Act): Moves {
  switch (act.act) {
    case 'action':
      return act.action === 'interact' && view.brief !== null && briefOf(view.brief).isLoud ? [1, 1] : MOVES[act.action];
    case 'card':
      return [isLoud(act.card) ? 1 : 0, 1];
    case 'shake-off':
    case 'distract':
      return [0, 0];
    case 'end':
      return [0, marshalOf(view, seat).done.every(one => one === 'sneak') ? 1 : 0];
  }
}

function isLoud(card: number): boolean {
  if (!isCard(card)) return false;
  if (sortOf(card) === 'special') {
    const { use } = specialCard(card);
    return use.on !== 'attack' && use.alert === true;
  }
  const printed = sortOf(card) === 'action' ? actionCard(card) : null;
  return printed?.kind === 'interrupt' && printed.alert === true;
}

// What a seat that is asked foresees

type Question = { readonly kind: string; readonly facts?: object | null | undefined };
type Choice = { readonly value?: unknown };

/** What is asked, and the option that is pointed at. */
interface Asking {
  readonly view: View;
  readonly seat: Seat | null;
  readonly asked: Question | null;
  readonly pointed: Choice | null;
  /** The questions of a deed that is put together, with what is chosen in each: it is asked in place of the one that it begins with. */
  readonly deed?: readonly Put[] | undefined;
}

/** A question of such a deed, with the keys that are chosen in it. */
interface Put {
  readonly asked: Question & { readonly options: readonly (Choice & { readonly key: string })[] };
  readonly answer: unknown;
}

/** A question, and what is chosen in it so far. */
interface Step {
  readonly asked: Question;
  readonly chosen: readonly Choice[];
}

const stepsOf = ({ asked, pointed, deed }: Asking): readonly Step[] =>
  deed?.length ? deed.map(inWords) : asked ? [{ asked, chosen: pointed ? [pointed] : [] }] : [];

const inWords = ({ asked, answer }: Put): Step => ({ asked, chosen: asked.options.filter(({ key }) => [answer].flat().includes(key)) });

const isAct = (value: unknown): value is Act => typeof value === 'object' && value !== null && 'act' in value;

/** What is asked within an attack, before the tokens move. */
const OF_ATTACK: readonly string[] = [
  'melee-move',
  'choose-target',
  'choose-part',
  'play-ability',
  'choose-section',
  'play-ammunition',
] satisfies DecisionKind[];

const isOfAttack = (facts: object | null | undefined): boolean => facts?.['of' as keyof typeof facts] === 'attack';

/** What is asked within the laying of a trap, and when one is sprung. */
const OF_TRAP: Readonly<Record<string, ActionKind>> = {
  'trap-square': 'place-trap',
  'trap-condition': 'place-trap',
  'trap-direction': 'place-trap',
  'trigger-trap': 'trigger-trap',
} satisfies { readonly [Kind in DecisionKind]?: ActionKind };

/** The action that is under way before the tokens move: it is named last of what was done. Steps of a sprint are asked in no other. */
function underWay({ kind, facts }: Question, last: string | undefined): ActionKind | null {
  if (kind === 'sprint' || kind === 'interact') return kind;
  if (OF_TRAP[kind] === last) return OF_TRAP[kind] ?? null;
  const isAttack = OF_ATTACK.includes(kind) || (kind === 'reroll' && isOfAttack(facts));
  return isAttack && (last === 'melee-attack' || last === 'ranged-attack') ? last : null;
}

/** What would be done, or is. */
function actIn([first]: readonly Step[], { done }: MarshalView): Act | null {
  if (!first) return null;
  const [only] = first.chosen;
  if (first.asked.kind === 'act') return isAct(only?.value) ? only.value : null;
  const action = underWay(first.asked, done.at(-1));
  return action && { act: 'action', action };
}

// What weapon and cards say of it

/** What is known of an attack by what is chosen: `part` and `target` as far as they are. */
function situationOf(view: View, seat: Seat, kind: 'melee' | 'ranged', steps: readonly Step[]): Situation {
  const valueIn = (of: DecisionKind): unknown => steps.find(one => one.asked.kind === of)?.chosen[0]?.value;
  const told = (steps.findLast(({ asked }) => asked.facts && 'enemy' in asked.facts)?.asked.facts ?? {}) as {
    enemy?: number;
    part?: number;
  };
  const aim = valueIn('choose-target') as Aim | undefined;
  const target = view.fight.enemies.find(one => one.id === (aim && 'enemy' in aim ? aim.enemy : told.enemy));
  if (!target) return { seat };
  const part = (valueIn('choose-part') as number | undefined) ?? told.part ?? -1;
  const beganOnElevation = terrainAt(view, marshalOf(view, seat).square) === 'elevation';
  const hasMoved = typeof valueIn('melee-move') === 'number';
  return { seat, attack: { kind, part, target, hasMoved, beganOnElevation } };
}

/** What the chosen cards do: of several effects that a card leaves open, none until one is chosen. */
function cardsSay(view: View, situation: Situation, steps: readonly Step[]): readonly Effect[] {
  return steps.flatMap(({ asked, chosen: [only] }, i): readonly Effect[] => {
    const { kind, facts } = asked;
    const value = only?.value;
    if (kind === 'choose-section' && typeof value === 'number')
      return sectionsOf((facts as { card: number } | undefined)?.card ?? -1)[value]?.effects ?? [];
    if (typeof value !== 'number' || !isCard(value)) return [];
    if (kind === 'play-ammunition') return ammunitionSays(value);
    if (kind !== 'play-ability' || steps[i + 1]?.asked.kind === 'choose-section') return [];
    const open = sectionsOf(value).filter(one => areMet(view, situation, one.if));
    return open.length === 1 ? open[0]!.effects : [];
  });
}

function ammunitionSays(card: number): readonly Effect[] {
  const found = sortOf(card) === 'action' ? actionCard(card) : null;
  return found?.kind === 'ammunition' ? found.effects : [];
}

/** Once in each of the own turns, of whoever is hidden and has that trait. */
const isQuiet = (view: View, seat: Seat): boolean =>
  view.fight.active === seat && hasWord(view, seat, 'quiet-attack') && !marshalOf(view, seat).usedThisTurn.includes('quiet-attack');

/** Which tokens an attack leaves where they are. */
function keptBy(view: View, seat: Seat, act: Act, steps: readonly Step[]): Kept {
  const told = steps.map(({ asked }) => (asked.facts ?? {}) as Partial<Kept>);
  const isKept = (token: keyof Kept): boolean => told.some(one => one[token] === true);
  const kept = { keepsAlert: isKept('keepsAlert'), keepsThreat: isKept('keepsThreat') };
  if (act.act !== 'action' || (act.action !== 'melee-attack' && act.action !== 'ranged-attack')) return kept;
  // What is broken is struck without cards, and whatever the weapon says.
  if (steps.some(({ chosen }) => chosen.some(({ value }) => typeof value === 'object' && value !== null && 'feature' in value)))
    return kept;
  const kind = act.action === 'melee-attack' ? 'melee' : 'ranged';
  const situation = situationOf(view, seat, kind, steps);
  const texts = textsOf(view, seat, 'attack', kind).flatMap(({ text }) => (areMet(view, situation, text.if) ? text.effects : []));
  const words = [...texts, ...cardsSay(view, situation, steps)].map(one => one.do);
  return {
    keepsAlert: kept.keepsAlert || words.includes('no-alert'),
    keepsThreat: kept.keepsThreat || words.includes('no-threat') || isQuiet(view, seat),
  };
}

/** Where eye and face would come to stand; null where nothing would change, or nothing is known of it. */
export function foreseen(asking: Asking): Stealth | null {
  const { view, seat } = asking;
  const marshal = seat === null ? undefined : view.party.marshals[seat];
  const steps = stepsOf(asking);
  const act = marshal ? actIn(steps, marshal) : null;
  if (seat === null || !marshal || !act) return null;
  const { isHidden } = marshal;
  const row = isHidden ? marshal.row : null;
  const printed = stealthAfter(view, seat, act);
  const { keepsAlert, keepsThreat } = keptBy(view, seat, act, steps);
  const after = { alert: keepsAlert ? view.fight.alert : printed.alert, row: keepsThreat ? row : printed.row };
  return after.alert === view.fight.alert && after.row === row ? null : after;
}

/** Whether an action is being chosen or put together, of which it is known what it does to the tokens. */
export function isForeseen(asking: Asking): boolean {
  const marshal = asking.seat === null ? undefined : asking.view.party.marshals[asking.seat];
  return marshal !== undefined && actIn(stepsOf(asking), marshal) !== null;
}
