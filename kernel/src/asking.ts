/** How the rules of one game ask, checked by its table of what each kind of decision says beyond its options. Types, and one door. */
import {
  askAll,
  askAllSome,
  chooseOne,
  chooseOrder,
  choosePath,
  choosePoint,
  chooseSome,
  confirm,
  mayChoose,
  type Options,
  offer,
  type Question,
  type SomeQuestion,
  type Window,
} from './ask.ts';
import {
  anyoneMay,
  type BesideQuestion,
  type GroupChoice,
  type GroupQuestion,
  groupChoose,
  type Spoken,
  someoneChooses,
  type Tally,
  vote,
  whoeverFirst,
} from './group.ts';
import type { Passes } from './passes.ts';
import type { BareDecision, Decision, Facts, Option, Point, Region, Rule, Seat, Trail } from './types.ts';

/** By kind of decision: what it says, undefined if nothing. */
type FactsByKind = { readonly [kind: string]: Facts | undefined };
/** By kind of decision: what each of its options is worth, plain data. */
type ValuesByKind = { readonly [kind: string]: unknown };
type Anything<Says> = { readonly [Kind in keyof Says]: unknown };

/**
 * Every decision of a game, from a table of what each kind says and one of what its options are worth: `DecisionOf<{ 'drop-buoy': { depth: number }; rest: undefined }, Decision,
 * { 'drop-buoy': BuoyId; rest: never }>`. Of bare ones with `BareDecision` as base.
 */
export type DecisionOf<
  Says extends FactsByKind,
  Base extends BareDecision = Decision,
  Values extends ValuesByKind = Anything<Says>,
  Kinds extends keyof Says & string = keyof Says & string,
> = {
  [Kind in Kinds]: Omit<Base, 'kind' | 'facts' | 'options' | 'proposed'> & {
    readonly kind: Kind;
    readonly facts: Readonly<Says[Kind]>;
    readonly options: readonly Option<Values[Kind]>[];
  } & Proposes<Kind, Values>;
}[Kinds];

/** Where others are asked whether they agree, an option of the question that is decided; nothing anywhere else. */
type Proposes<Kind, Values> = Kind extends `agree-${infer Asked extends keyof Values & string}`
  ? { readonly proposed: Option<Values[Asked]> }
  : { readonly proposed?: never };

/** What a question of each kind says, and what its options are worth; `pass` is worth nothing. */
type OfKind<Says, Values> = {
  [Kind in keyof Says & string]: { readonly kind: Kind; readonly options?: WorthOf<Kind, Values> } & Proposes<Kind, Values> &
    SaidBy<Says[Kind]>;
}[keyof Says & string];
type WorthOf<Kind, Values> = Kind extends keyof Values ? Options<Values[Kind]> | ((seat: Seat) => readonly Option<Values[Kind]>[]) : never;

/** What a question must say by a table: nothing, something, or something that it may leave out. */
type SaidBy<Said> = undefined extends Said ? { readonly facts?: Exclude<Said, undefined> } : { readonly facts: Said };

/** A question whose facts and options are those of its kind. */
type Asked<Says, Values, Plain> = Omit<Plain, 'kind' | 'facts' | 'proposed'> & OfKind<Says, Values>;

/** A window is asked under its name. */
type OfName<Says, Values> = {
  [Kind in keyof Says & string]: {
    readonly name: Kind;
    readonly options: (seat: Seat) => Kind extends keyof Values ? readonly Option<Values[Kind]>[] : never;
  } & (undefined extends Says[Kind] ? { readonly facts?: () => Exclude<Says[Kind], undefined> } : { readonly facts: () => Says[Kind] });
}[keyof Says & string];
type Offered<Says, Values, Plain> = Omit<Plain, 'name' | 'facts'> & OfName<Says, Values>;

/** What the others are told when somebody in a group has proposed an option, which stands beside it: who has, and whatever the question itself says. */
export type Proposal<Said = undefined> = (Said extends undefined ? unknown : Said) & { readonly by: Seat };

/** The kinds that a group may choose under: those beside which the table has `agree-` and the kind, which takes the proposal. */
type Agreeable<Says> = {
  [Kind in keyof Says & string as `agree-${Kind}` extends keyof Says
    ? [Proposal<Says[Kind]>] extends [Says[`agree-${Kind}`]]
      ? Kind
      : never
    : never]: Says[Kind];
};

/** Who is asked, and whose word counts. */
type GroupManner = Pick<GroupChoice<unknown>, 'seats' | 'tie' | 'alone' | 'settledBy'>;
/** What a group is asked under one kind. How a game decides together can be said once for all kinds: such a rule takes the kind as its parameter. */
export type GroupMatter<Says, Kind extends keyof Says, T> = Omit<GroupChoice<T>, 'kind' | 'facts' | keyof GroupManner> & {
  readonly kind: Kind;
} & SaidBy<Says[Kind]>;

/** The helpers of ask.ts and group.ts, for the kinds of decision of one game. */
export interface Asking<Says, Values extends Anything<Says> = Anything<Says>> {
  chooseOne<T>(this: void, question: Asked<Says, Values, Question<T>>): Rule<T>;
  mayChoose<T>(this: void, question: Asked<Says, Values, Question<T, T | null>>): Rule<T | null>;
  chooseSome<T>(this: void, question: Asked<Says, Values, SomeQuestion<T>>): Rule<T[]>;
  chooseOrder<T>(this: void, question: Asked<Says, Values, Question<T>>): Rule<T[]>;
  choosePoint(this: void, question: Asked<Says, Values, Omit<Question<never>, 'options'>>, region: Region): Rule<Point>;
  choosePath(this: void, question: Asked<Says, Values, Omit<Question<never>, 'options'>>, trail: Trail): Rule<readonly Point[]>;
  confirm(this: void, question: Asked<Says, Values, Omit<Question<boolean>, 'options'>>): Rule<boolean>;
  askAll<T>(this: void, questions: readonly Asked<Says, Values, Question<T>>[]): Rule<T[]>;
  askAllSome<T>(this: void, questions: readonly Asked<Says, Values, SomeQuestion<T>>[]): Rule<T[][]>;
  offer<T>(this: void, passes: Passes, window: Offered<Says, Values, Window<T>>): Rule<'close' | 'go-on'>;
  anyoneMay<T>(
    this: void,
    question: Asked<Says, Values, Omit<GroupQuestion<T, T | null>, 'options'> & { readonly options: (seat: Seat) => readonly Option<T>[] }>,
  ): Rule<Spoken<T> | null>;
  someoneChooses<T>(this: void, question: Asked<Says, Values, GroupQuestion<T>>): Rule<Spoken<T>>;
  whoeverFirst<T>(
    this: void,
    questions: readonly Asked<Says, Values, BesideQuestion<T>>[] | (() => readonly Asked<Says, Values, BesideQuestion<T>>[]),
  ): Rule<Spoken<T>>;
  vote<T>(this: void, question: Asked<Says, Values, GroupQuestion<T, T | null> & { readonly mayAbstain?: boolean }>): Rule<Tally<T>>;
  /** The others are asked under `agree-` and the kind, with the `Proposal`: that kind stands in the table as well. */
  groupChoose<Kind extends keyof Agreeable<Says> & string, T extends Values[Kind]>(
    this: void,
    question: GroupMatter<Says, Kind, T> & GroupManner,
  ): Rule<T>;
}

/** They ask what ask.ts and group.ts ask, and take no kind and no facts but those of the table. */
export const asking = <Says extends FactsByKind, Values extends ValuesByKind & Anything<Says> = Anything<Says>>(): Asking<Says, Values> =>
  ASKING as unknown as Asking<Says, Values>;

const ASKING = {
  ...{ chooseOne, mayChoose, chooseSome, chooseOrder, choosePoint, choosePath, confirm, askAll, askAllSome, offer },
  ...{ anyoneMay, someoneChooses, whoeverFirst, vote, groupChoose },
};
