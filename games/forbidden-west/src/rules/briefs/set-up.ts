/** What stands on the map when an encounter begins. FW-BRIEF-3, FW-BRIEF-4, FW-BRIEF-5, FW-BRIEF-10, FW-R-77. */
import { enemyCard, typeOf } from '../../content/box.ts';
import type { EnemyType } from '../../content/kinds.ts';
import type { FeatureAt, Placement, TrapAt } from '../../content/types.ts';
import { seeTops } from '../../deeds/enemies.ts';
import { markPart, placeFeature, readyFeature, tokenSpeaks } from '../../deeds/features.ts';
import type { Placed } from '../../deeds/fight.ts';
import { healMarshal } from '../../deeds/marshals.ts';
import { layTrap } from '../../deeds/traps.ts';
import type { Table } from '../../events.ts';
import type { Square } from '../../places.ts';
import { byParty } from '../../questions/objectives.ts';
import { counterOf, distance, fieldIn, maxDial, seatsOf } from '../../questions.ts';
import type { DeckState, View } from '../../state.ts';
import { briefIn, rulesOf } from './in-force.ts';

/** FW-ENC-3, FW-BRIEF-10. */
export function startsOf(view: View): Square[] {
  const { starts, at } = fieldIn(view);
  const instead = rulesOf(view, 'starts').flatMap(one => one.at.map(at));
  const more = rulesOf(view, 'more-starts').flatMap(one => one.at.map(at));
  return [...new Set([...(instead.length > 0 ? instead : starts), ...more])];
}

/** FW-ENC-5. */
export const rowsOf = (view: View): number =>
  byParty(view, briefIn(view).alert) + rulesOf(view, 'longer-track').reduce((sum, one) => sum + one.n, 0);

// Enemies

const REBELS_EVERYWHERE = 9;

const isMet = (view: View, { if: need }: Placement): boolean =>
  counterOf(view, 'rebellion') >= (need?.rebellion ?? 0) && (need?.without === undefined || !view.tokens.includes(need.without));

/** How many of a placement a token has taken away, the last ones first. */
export function standing(view: View, placements: readonly Placement[]): Placed[] {
  const { brief, at } = fieldIn(view);
  const placed = placements
    .filter(one => isMet(view, one))
    .flatMap(one =>
      one.at.slice(0, byParty(view, one.n)).map(place => ({
        enemy: one.enemy,
        square: at(place),
        route: brief.routes.findIndex(({ id }) => id === one.route),
        moreHp: one.moreHp ?? 0,
      })),
    );
  return rulesOf(view, 'without-enemy').reduce((left, { enemy, n }) => withoutLast(left, enemy, n), placed);
}

function withoutLast(placed: readonly Placed[], enemy: EnemyType, n: number): Placed[] {
  const gone = placed.filter(one => one.enemy === enemy).slice(-n);
  return placed.filter(one => !gone.includes(one));
}

/** FW-R-77, and content 3.7: a strong rebellion has a Scout more near the others. */
export function placementsOf(view: View): Placed[] {
  const placed = standing(view, briefIn(view).enemies);
  if (counterOf(view, 'rebellion') < REBELS_EVERYWHERE) return placed;
  return [...placed, { enemy: 'rebel-scout', square: besideThem(view, placed), route: -1, moreHp: 0 }];
}

/** Next to the first of them, or where the first wave will come from, and not beside the party. */
function besideThem(view: View, placed: readonly Placed[]): Square {
  const field = fieldIn(view);
  const first = placed[0]?.square ?? field.at(briefIn(view).waves![0]!.enemies[0]!.at[0]!);
  const isAway = (square: Square): boolean => field.starts.every(start => distance(field, start, square) >= 4);
  const steps = field.neighbours[first]!.filter(square => !placed.some(one => one.square === square));
  return steps.find(isAway) ?? first;
}

/** FW-ENC-8: every type that can take part, those that come later included. */
export function typesOf(view: View): EnemyType[] {
  const { waves = [], enters } = briefIn(view);
  const later = standing(view, [...waves.flatMap(one => one.enemies), ...(enters ? [enters.enemy] : [])]);
  const released: EnemyType[] = briefIn(view).rules.includes('pens-release') ? ['razorhound'] : [];
  return [...new Set([...[...placementsOf(view), ...later].map(one => one.enemy), ...released])];
}

// Features, traps and what tokens change

/** After the enemies are placed and their decks shuffled. */
export function setUpFeatures(table: Table): void {
  const { state } = table;
  const { tokens } = briefIn(state);
  for (const token of state.tokens) if (tokens[token]) tokenSpeaks(table, token);
  layFeatures(table);
  for (const trap of trapsOf(state)) layGroundTrap(table, trap);
  for (const { n } of rulesOf(state, 'heal'))
    for (const seat of seatsOf(state)) healMarshal(table, seat, n, maxDial(state, seat), 'FW-BRIEF-5');
  markParts(table);
  lookAtTops(table);
  for (const { enemy } of rulesOf(state, 'shown-card')) for (const deck of decksOf(table, enemy)) seeTops(table, deck, 1, 'FW-BRIEF-5');
  keepDecksOpen(table);
}

function featuresAt(view: View): FeatureAt[] {
  const { features, whenFlag = {} } = briefIn(view);
  let all = [...features, ...rulesOf(view, 'more-features').flatMap(one => one.features)];
  for (const flag of view.flags) {
    const fewer = whenFlag[flag]?.fewer;
    const gone = fewer ? all.filter(one => one.kind === fewer.feature).slice(-fewer.n) : [];
    all = all.filter(one => !gone.includes(one));
  }
  for (const { feature, at } of rulesOf(view, 'features-at')) {
    const first = all.filter(one => one.kind === feature);
    all = all.map(one => (at[first.indexOf(one)] ? { ...one, at: at[first.indexOf(one)]! } : one));
  }
  return all;
}

function layFeatures(table: Table): void {
  const { state } = table;
  const { at } = fieldIn(state);
  const more = rulesOf(state, 'granary').reduce((sum, one) => sum + one.n, 0);
  for (const { kind, at: place, hp = 0 } of featuresAt(state)) placeFeature(table, kind, at(place), hp + (kind === 'granary' ? more : 0));
  for (const { feature, n } of rulesOf(state, 'feature-done')) {
    const first = state.fight.features.filter(one => one.kind === feature && !one.isDone).slice(0, n);
    for (const one of first) readyFeature(one);
  }
}

/** FW-BRIEF-4, FW-MAP-5. */
function trapsOf(view: View): TrapAt[] {
  const printed = briefIn(view).traps.filter(one => one.token === undefined || view.tokens.includes(one.token));
  const fewer = rulesOf(view, 'no-traps').reduce((sum, one) => sum + one.n, 0);
  return [...printed.slice(0, printed.length - fewer), ...rulesOf(view, 'more-traps').flatMap(one => one.traps)];
}
function layGroundTrap(table: Table, { at, type, dice, direction = 0, condition }: TrapAt): void {
  layTrap(table, { square: fieldIn(table.state).at(at), isBlast: type === 'blast', direction, condition: condition ?? 'none', dice });
}

function markParts(table: Table): void {
  const { state } = table;
  const wounds = [
    ...rulesOf(state, 'wounded-part').map(one => ({ ...one, left: (hp: number) => Math.max(1, hp - one.n) })),
    ...rulesOf(state, 'without-part').map(one => ({ ...one, left: () => 0 })),
  ];
  for (const { enemy, letter, left } of wounds) {
    const part = enemyCard(typeOf(enemy)).parts.findIndex(one => one.letter === letter);
    for (const one of state.fight.enemies) if (one.type === typeOf(enemy)) markPart(table, one, part, left(one.parts[part]!));
  }
}

const decksOf = ({ state }: Table, enemy: EnemyType): DeckState[] => state.fight.decks.filter(one => one.type === typeOf(enemy));

function lookAtTops(table: Table): void {
  const { state } = table;
  for (const { n = 1, deck: no } of rulesOf(state, 'look-at-tops')) {
    const looked = state.fight.decks.filter(one => no === undefined || (one.no === no && enemyCard(one.type).kind === 'huge'));
    for (const deck of looked) seeTops(table, deck, n, 'FW-BRIEF-5');
  }
}
/** B1, Eye: once more after the first reveal. */
export function lookAgain(table: Table): void {
  for (const deck of table.state.fight.decks) seeTops(table, deck, 1, 'FW-BRIEF-5');
}

/** B11, Eye: the top card lies open all the time. */
export function keepDecksOpen(table: Table): void {
  for (const { enemy, deck: no } of rulesOf(table.state, 'deck-open')) {
    const deck = decksOf(table, enemy).find(one => one.no === no);
    if (deck && deck.pile.length > 0 && !deck.seen.includes(deck.pile[0]!)) seeTops(table, deck, 1, 'FW-BRIEF-5');
  }
}
