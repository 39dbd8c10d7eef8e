/** What the group may use at the start of a turn, by the tokens it has collected. FW-BRIEF-5, FW-R-1. */
import { type Option, option, type Rule } from '@quarry/kernel';
import { CLANS, type Clan, type EnemyType } from '../../content/kinds.ts';
import type { TokenRule } from '../../content/types.ts';
import type { BriefChoice } from '../../decisions.ts';
import { stillType, switchDeck } from '../../deeds/enemies.ts';
import { markOnce, nameDuellist, readyFeature, useOfBrief } from '../../deeds/features.ts';
import { settleMatter } from '../../deeds/fight.ts';
import { enemyNamed, enemyOption } from '../../effects/whom.ts';
import type { Table } from '../../events.ts';
import { enemiesIn, partsLeft, seatsOf } from '../../questions.ts';
import type { View } from '../../state.ts';
import { harm, heal } from '../health.ts';
import { togetherAtFirst } from '../together.ts';
import { duellist, isDuel, walkersIn } from './ground.ts';
import { cycleOf, featuresOf, foesOf, isInForce, rulesOf, typeNameOf } from './in-force.ts';
import { walkTwo } from './moments.ts';

const PASS: Option<null> = option('pass', null);

type Offered = Exclude<BriefChoice, null>;

/** It is the first thing in its scene: however long they argue, nothing need be played again. */
const choose = <T extends BriefChoice>(table: Table, what: string, options: readonly Option<T>[]): Rule<T> =>
  togetherAtFirst(table, { kind: 'brief-choice', rule: 'FW-BRIEF-5', options, facts: { what } });
const chooseOrPass = <T extends Offered>(table: Table, what: string, options: readonly Option<T>[]): Rule<T | null> =>
  choose<T | null>(table, what, [...options, PASS]);

/** What the group may have to decide, by name and in this order. Whether there is anything to it shows when its turn comes. */
export const groupMatters = (view: View): string[] => [
  ...(isDuel(view) ? ['duel'] : []),
  ...rulesOf(view, 'once').map(onceName),
  ...rulesOf(view, 'volley').map(volleyName),
  ...(isInForce(view, 'clan-banners') ? ['clan-banners'] : []),
];

/** One matter; a banner that is raised is the next. */
export function* groupMayUse(table: Table, matter: string): Rule {
  const { state } = table;
  if (matter === 'duel' && duellist(state) === null) yield* nameOne(table);
  for (const rule of rulesOf(state, 'once')) if (onceName(rule) === matter) yield* mayUseOnce(table, rule);
  for (const rule of rulesOf(state, 'volley')) if (volleyName(rule) === matter) yield* mayFire(table, rule.n);
  for (const clan of CLANS) if (bannerName(clan) === matter) yield* RAISED[clan](table);
  const raised = matter === 'clan-banners' ? yield* mayRaiseBanner(table) : null;
  settleMatter(table, ...(raised === null ? [] : [bannerName(raised)]));
}

/** B9, Blade: only this one may target Dal. */
function* nameOne(table: Table): Rule {
  const options = seatsOf(table.state).map(seat => option(`seat-${seat}`, { duellist: seat }, { kind: 'seat', id: seat }));
  const { duellist: named } = yield* choose(table, 'duel', options);
  nameDuellist(table, named);
}

type Once = Extract<TokenRule, { readonly do: 'once' }>;
const onceName = ({ what }: Once): string => `once:${what}`;

/** Whether it would do anything now. */
function isUseful(view: View, { what, enemy }: Once): boolean {
  if (what === 'walk-2') return walkersIn(view).length > 0;
  return enemy !== undefined && foesOf(view, enemy).length > 0;
}

function* mayUseOnce(table: Table, rule: Once): Rule {
  const { state } = table;
  if (state.fight.usedOnce.includes(onceName(rule)) || !isUseful(state, rule)) return;
  if ((yield* chooseOrPass(table, rule.what, [option('use', 'use' as const)])) === null) return;
  useOfBrief(table, onceName(rule), rule.what);
  if (rule.what === 'skip-card') still(table, rule.enemy!);
  if (rule.what === 'switch-deck') switchDeck(table);
  if (rule.what === 'walk-2') markOnce(table, walkTwo(state));
}

function still(table: Table, enemy: EnemyType): void {
  const types = foesOf(table.state, enemy).map(one => one.type);
  for (const deck of table.state.fight.decks) if (types.includes(deck.type)) stillType(deck);
}

const volleyName = ({ n }: Extract<TokenRule, { readonly do: 'volley' }>): string => `volley of ${n}`;

/** B7 and B13, Drum: once in a cycle of turns, at any component. */
function* mayFire(table: Table, n: number): Rule {
  const { state } = table;
  const name = `volley-${cycleOf(state)}`;
  if (state.fight.usedOnce.includes(name)) return;
  const options = state.fight.enemies.flatMap(enemy =>
    enemy.isIn
      ? partsLeft(enemy).map(part => option(`part-${enemy.id}-${part}`, { enemy: enemy.id, part }, { kind: 'enemy', id: enemy.id }))
      : [],
  );
  if (options.length === 0) return;
  const aim = yield* chooseOrPass(table, 'volley', options);
  if (aim === null) return;
  useOfBrief(table, name, 'volley');
  yield* harm(table, enemyNamed(state, aim.enemy), aim.part, n, 'volley', 'FW-BRIEF-5');
}

// The banners of the clans, B12A

const DESERT_DAMAGE = 3;
const LOWLAND_HEALS = 2;
const bannerName = (clan: Clan): string => `${clan}-banner`;

function* mayRaiseBanner(table: Table): Rule<Clan | null> {
  const { state } = table;
  const hasEnemies = enemiesIn(state).length > 0;
  const left = CLANS.filter(clan => !state.fight.usedOnce.includes(bannerName(clan)) && (clan === 'lowland' || hasEnemies));
  if (left.length === 0) return null;
  const chosen = yield* chooseOrPass(
    table,
    'clan-banners',
    left.map(banner => option(banner, { banner })),
  );
  if (chosen === null) return null;
  const { banner: clan } = chosen;
  useOfBrief(table, bannerName(clan), bannerName(clan));
  const banner = featuresOf(state, 'banner')[CLANS.indexOf(clan)];
  for (const one of state.fight.features) if (one.id === banner?.id) readyFeature(one);
  return clan;
}

/** Desert archers shoot at one enemy; Lowland healers tend everybody; Sky raiders keep one type of enemy from acting once. */
const RAISED: Readonly<Record<Clan, (table: Table) => Rule>> = {
  *desert(table) {
    const options = enemiesIn(table.state).map(one => ({ ...enemyOption(one), value: { enemy: one.id } }));
    const { enemy } = yield* choose(table, bannerName('desert'), options);
    yield* harm(table, enemyNamed(table.state, enemy), -1, DESERT_DAMAGE, 'volley', 'FW-MAP-6');
  },
  *lowland(table) {
    for (const seat of seatsOf(table.state)) heal(table, seat, LOWLAND_HEALS, 'FW-MAP-6');
  },
  *sky(table) {
    const types = [...new Set(enemiesIn(table.state).map(typeNameOf))];
    const options = types.map(type => option(type, { type }));
    still(table, (yield* choose(table, bannerName('sky'), options)).type);
  },
};
