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

/**
 * Every decision of a game, from a table of what each kind says: `DecisionOf<{ 'drop-buoy': { depth: number }; rest: undefined }>`. Of bare ones
 * with `BareDecision` as base.
 */
export type DecisionOf<Says extends FactsByKind, Base extends BareDecision = Decision> = {
  [Kind in keyof Says & string]: Omit<Base, 'kind' | 'facts'> & { readonly kind: Kind; readonly facts: Readonly<Says[Kind]> };
}[keyof Says & string];

type KindAndFacts<Says> = {
  [Kind in keyof Says & string]: { readonly kind: Kind } & (undefined extends Says[Kind]
    ? { readonly facts?: Exclude<Says[Kind], undefined> }
    : { readonly facts: Says[Kind] });
}[keyof Says & string];

/** A question whose facts are those of its kind. */
type Asked<Says, Plain> = Omit<Plain, 'kind' | 'facts'> & KindAndFacts<Says>;

/** A window is asked under its name. */
type NameAndFacts<Says> = {
  [Kind in keyof Says & string]: { readonly name: Kind } & (undefined extends Says[Kind]
    ? { readonly facts?: () => Exclude<Says[Kind], undefined> }
    : { readonly facts: () => Says[Kind] });
}[keyof Says & string];
type Offered<Says, Plain> = Omit<Plain, 'name' | 'facts'> & NameAndFacts<Says>;

/** What the others are told when somebody in a group has proposed an option: who, which, and whatever the question itself says. */
export type Proposal<Said = undefined> = (Said extends undefined ? unknown : Said) & { readonly by: Seat; readonly proposed: string };

/** The kinds that a group may choose under: those beside which the table has `agree-` and the kind, which takes the proposal. */
type Agreeable<Says> = {
  [Kind in keyof Says & string as `agree-${Kind}` extends keyof Says
    ? [Proposal<Says[Kind]>] extends [Says[`agree-${Kind}`]]
      ? Kind
      : never
    : never]: Says[Kind];
};

/** The helpers of ask.ts and group.ts, for the kinds of decision of one game. */
export interface Asking<Says> {
  chooseOne<T>(this: void, question: Asked<Says, Question<T>>): Rule<T>;
  mayChoose<T>(this: void, question: Asked<Says, Question<T>>): Rule<T | null>;
  chooseSome<T>(this: void, question: Asked<Says, SomeQuestion<T>>): Rule<T[]>;
  chooseOrder<T>(this: void, question: Asked<Says, Question<T>>): Rule<T[]>;
  choosePoint(this: void, question: Asked<Says, Omit<Question<never>, 'options'>>, region: Region): Rule<Point>;
  choosePath(this: void, question: Asked<Says, Omit<Question<never>, 'options'>>, trail: Trail): Rule<readonly Point[]>;
  confirm(this: void, question: Asked<Says, Omit<Question<boolean>, 'options'>>): Rule<boolean>;
  askAll<T>(this: void, questions: readonly Asked<Says, Question<T>>[]): Rule<T[]>;
  askAllSome<T>(this: void, questions: readonly Asked<Says, SomeQuestion<T>>[]): Rule<T[][]>;
  offer<T>(this: void, passes: Passes, window: Offered<Says, Window<T>>): Rule<'close' | 'go-on'>;
  anyoneMay<T>(
    this: void,
    question: Asked<Says, Omit<GroupQuestion<T>, 'options'> & { readonly options: (seat: Seat) => readonly Option<T>[] }>,
  ): Rule<Spoken<T> | null>;
  someoneChooses<T>(this: void, question: Asked<Says, GroupQuestion<T>>): Rule<Spoken<T>>;
  whoeverFirst<T>(this: void, questions: readonly Asked<Says, BesideQuestion<T>>[]): Rule<Spoken<T>>;
  vote<T>(this: void, question: Asked<Says, GroupQuestion<T> & { readonly mayAbstain?: boolean }>): Rule<Tally<T>>;
  /** The others are asked under `agree-` and the kind, with the `Proposal`: that kind stands in the table as well. */
  groupChoose<T>(this: void, question: Asked<Agreeable<Says>, GroupChoice<T>>): Rule<T>;
}

/** They ask what ask.ts and group.ts ask, and take no kind and no facts but those of the table. */
export const asking = <Says extends FactsByKind>(): Asking<Says> => ASKING as unknown as Asking<Says>;

const ASKING = {
  ...{ chooseOne, mayChoose, chooseSome, chooseOrder, choosePoint, choosePath, confirm, askAll, askAllSome, offer },
  ...{ anyoneMay, someoneChooses, whoeverFirst, vote, groupChoose },
};
