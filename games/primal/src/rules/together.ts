/** PA-R-31: how the hunters decide together. Anybody may propose; the first player settles it, or all others do. */
import { type Option, type Refused, type Rule, type Seat, sameValue, YES_OR_NO } from '@quarry/kernel';
import { confirm, type DecisionFacts, type DecisionValues, whoeverFirst } from '../decisions.ts';
import type { Table } from '../events.ts';
import { inOrder } from '../ring.ts';

type GroupKind = { [Kind in keyof DecisionFacts]: `agree-${Kind}` extends keyof DecisionFacts ? Kind : never }[keyof DecisionFacts];
type Question<Kind extends GroupKind> = {
  readonly kind: Kind;
  readonly rule: string;
  readonly options: readonly Option<DecisionValues[Kind]>[];
  readonly not?: () => readonly Refused[];
} & (undefined extends DecisionFacts[Kind] ? object : { readonly facts: DecisionFacts[Kind] });

type Asked<T> = Extract<Parameters<typeof whoeverFirst<T>>[0], readonly unknown[]>[number];

export function* together<Kind extends GroupKind>({ state }: Table, question: Question<Kind>): Rule<DecisionValues[Kind]> {
  const seats = inOrder(state);
  for (let { options } = question; ; ) {
    if (options.length === 1) return options[0]!.value;
    const asked = seats.map(seat => ({ ...question, options, seat }) as unknown as Asked<DecisionValues[Kind]>);
    const { seat: by, value } = yield* whoeverFirst<DecisionValues[Kind]>(asked);
    const proposed = options.find(one => sameValue(one.value, value))!;
    if (by === state.first || (yield* isSettled(seats, question, by, proposed.key))) return value;
    options = options.filter(one => one !== proposed);
  }
}

/** The first player says yes; or, against the first player, all others. */
function* isSettled<Kind extends GroupKind>(seats: readonly Seat[], question: Question<Kind>, by: Seat, proposed: string): Rule<boolean> {
  const about = {
    ...question,
    kind: `agree-${question.kind}`,
    facts: { ...('facts' in question ? (question.facts as object) : {}), by, proposed },
  };
  const ask = (seat: Seat): Parameters<typeof confirm>[0] =>
    ({ ...about, seat, options: YES_OR_NO }) as unknown as Parameters<typeof confirm>[0];
  const [first, ...rest] = seats;
  if (yield* confirm(ask(first!))) return true;
  const others = rest.filter(seat => seat !== by);
  if (others.length === 0) return false;
  for (const seat of others) if (!(yield* confirm(ask(seat)))) return false;
  return true;
}
