/** What holds in the encounter that is on: the rules of its brief, of collected tokens and of preparations. */
import { ENEMY_TYPES, type EnemyType } from '../../content/kinds.ts';
import type { Brief, BriefRule, FeatureKind, TokenRule } from '../../content/types.ts';
import type { Square } from '../../places.ts';
import { distance, enemiesIn, fieldIn } from '../../questions.ts';
import type { EnemyView, View } from '../../state.ts';

export type FeatureView = View['fight']['features'][number];

export const briefIn = (view: View): Brief => fieldIn(view).brief;

interface Found extends Pick<View, 'brief' | 'preparations'> {
  readonly rules: readonly TokenRule[];
}
/** By the tokens that are held, as they were last asked for. */
const found = new WeakMap<View['tokens'], Found>();

/** FW-BRIEF-4, FW-BRIEF-5. */
export function tokenRules(view: View): readonly TokenRule[] {
  const known = found.get(view.tokens);
  if (known && known.brief === view.brief && known.preparations === view.preparations) return known.rules;
  const { tokens, preparations = {} } = briefIn(view);
  const rules = [...view.tokens.flatMap(token => tokens[token] ?? []), ...view.preparations.flatMap(one => preparations[one] ?? [])];
  found.set(view.tokens, { brief: view.brief, preparations: view.preparations, rules });
  return rules;
}
export type TokenRuleOf<Do extends TokenRule['do']> = Extract<TokenRule, { readonly do: Do }>;
export const rulesOf = <Do extends TokenRule['do']>(view: View, what: Do): TokenRuleOf<Do>[] =>
  tokenRules(view).filter((one): one is TokenRuleOf<Do> => one.do === what);

/** Unless a token has lifted it. */
export const isInForce = (view: View, rule: BriefRule): boolean =>
  briefIn(view).rules.includes(rule) && !rulesOf(view, 'without-rule').some(one => one.rule === rule);

export const featuresOf = (view: View, kind: FeatureKind): FeatureView[] => view.fight.features.filter(one => one.kind === kind);
export const typeNameOf = ({ type }: EnemyView): EnemyType => ENEMY_TYPES[type]!;
export const foesOf = (view: View, enemy: EnemyType): EnemyView[] => enemiesIn(view).filter(one => typeNameOf(one) === enemy);
export const isNear = (view: View, a: Square, b: Square, within = 1): boolean => distance(fieldIn(view), a, b) <= within;

/** Turns are counted from one; a cycle is as many as there are characters. */
export const cycleOf = ({ fight, party }: View): number => Math.floor((fight.turn - 1) / party.marshals.length);
export const isEndOfCycle = ({ fight, party }: View): boolean => fight.turn % party.marshals.length === 0;
