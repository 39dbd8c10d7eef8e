/** What lies in the sectors, and what it does. PA-TERR-*. */
import type { ClauseId, Rule, Seat } from '@quarry/kernel';
import type { Ground, Icon, Terrain } from '../content/kinds.ts';
import { confirm } from '../decisions.ts';
import * as ground from '../deeds/ground.ts';
import * as own from '../deeds/hunters.ts';
import { hasTerrain, hunterOf, isUp, neighbours, standingSeats, terrainCount, weaponLevel } from '../places.ts';
import type { View } from '../state.ts';
import { feels, has } from '../texts-in-force.ts';
import { type Hunt, happen } from './chain.ts';
import { drawCards, exileCards, millCards } from './decks.ts';
import { hurt } from './harm.ts';

const MOST_DUST = 2;

/** PA-TERR-33, PA-TERR-5, PA-TERR-6, PA-TERR-18, PA-TERR-19, PA-TERR-28, PA-TERR-31. */
export function* placeTerrain(hunt: Hunt, kind: Terrain, sector: number, rule: ClauseId): Rule {
  const { state } = hunt;
  const isThere = hasTerrain(state, sector, kind);
  if (kind === 'water' && isThere) {
    for (const next of neighbours(sector)) if (!hasTerrain(state, next, 'water')) ground.putTerrain(hunt, 'water', next, 'PA-TERR-5');
  } else if (kind === 'fire') yield* placeFire(hunt, sector, isThere, rule);
  else if (kind === 'dust') {
    if (terrainCount(state, sector, 'dust') < MOST_DUST) ground.putTerrain(hunt, 'dust', sector, rule);
  } else if (!isThere) ground.putTerrain(hunt, kind, sector, rule);
}

function* placeFire(hunt: Hunt, sector: number, isThere: boolean, rule: ClauseId): Rule {
  const { state } = hunt;
  if (isThere) {
    ground.fanFire(hunt, sector);
    for (const seat of standingSeats(state)) if (state.hunters[seat]!.sector === sector) yield* burn(hunt, seat);
    return;
  }
  const [wasWet, wasIcy] = [hasTerrain(state, sector, 'water'), hasTerrain(state, sector, 'ice')];
  if (hasTerrain(state, sector, 'brush')) ground.removeTerrain(hunt, 'brush', sector, 'PA-TERR-19');
  if (wasWet) {
    ground.removeTerrain(hunt, 'water', sector, 'PA-TERR-19');
    if (!hasTerrain(state, sector, 'fog')) ground.putTerrain(hunt, 'fog', sector, 'PA-TERR-19');
  }
  if (wasIcy) {
    ground.removeTerrain(hunt, 'ice', sector, 'PA-TERR-28');
    ground.putTerrain(hunt, 'water', sector, 'PA-TERR-28');
  }
  ground.putTerrain(hunt, 'fire', sector, rule);
}

const BURNED_CARDS = 5;
/** PA-TERR-25, PA-TERR-26. */
export function* burn(hunt: Hunt, seat: Seat): Rule {
  if (!isUp(hunt.state, seat)) return;
  if (hunt.state.hunters[seat]!.isBurning) yield* millCards(hunt, seat, BURNED_CARDS, 'fire');
  else own.catchFire(hunt, seat);
}

/** PA-TRIG-18, PA-TRIG-19. */
export const iconsOfArrival = (view: View, seat: Seat): Icon[] =>
  hasTerrain(view, hunterOf(view, seat).sector, 'water') ? ['move', 'move-water'] : ['move'];

/** PA-TERR-20: fog makes whoever comes threatened. */
export function arrive(hunt: Hunt, seat: Seat): void {
  const { state } = hunt;
  happen(hunt, { on: 'moved', seat, icons: iconsOfArrival(state, seat) });
  if (feels(state, seat, 'fog')) becomeThreatened(hunt, seat, 'PA-TERR-20');
}
/** PA-MOVE-6, PA-TRIG-20. */
export function becomeThreatened(hunt: Hunt, seat: Seat, rule: ClauseId): void {
  if (!isUp(hunt.state, seat)) return;
  own.threaten(hunt, seat, rule);
  happen(hunt, { on: 'threatened', seat, icons: ['threatened'] });
}

/** What the ground does at the start or the end of a turn, as other triggers do. */
export function groundWaits(hunt: Hunt, seat: Seat, at: 'start' | 'end'): void {
  const { state } = hunt;
  const hunter = state.hunters[seat]!;
  const kinds = at === 'start' ? (['balm-flower', 'pact-bloom'] as const) : (['snapmaw', 'ice'] as const);
  for (const what of kinds)
    if (feels(state, seat, what) && (at === 'start' || hunter.isThreatened)) hunt.waiting.push({ is: 'ground', owner: seat, what });
  const plateau = state.terrain.find(one => one.kind === 'plateau' && one.sector === hunter.sector);
  if (at === 'end' && plateau && plateau.occupant < 0) hunt.waiting.push({ is: 'ground', owner: seat, what: 'climb' });
}

/** PA-TERR-10, PA-TERR-21, PA-TERR-22, PA-TERR-24, PA-TERR-28. */
export function* feelGround(hunt: Hunt, seat: Seat, what: Ground): Rule {
  const { state } = hunt;
  const level = weaponLevel(state, seat);
  switch (what) {
    case 'balm-flower':
      if (!has(state, -1, 'no-heal')) own.heal(hunt, seat, level, 'PA-TERR-22');
      return;
    case 'pact-bloom':
      if (!(yield* confirm({ seat, kind: 'pact-bloom', rule: 'PA-TERR-21', facts: { damage: level } }))) return;
      yield* hurt(hunt, [{ seat, damage: level }], 'terrain', -1, 'PA-TERR-21');
      if (isUp(state, seat)) yield* drawCards(hunt, seat, 1, 'card', 'PA-TERR-21');
      return;
    case 'snapmaw':
      return yield* hurt(hunt, [{ seat, damage: level }], 'terrain', -1, 'PA-TERR-24');
    case 'ice':
      return yield* exileCards(hunt, seat, 1);
    case 'climb':
      if (
        state.terrain.some(one => one.kind === 'plateau' && one.sector === state.hunters[seat]!.sector && one.occupant < 0) &&
        (yield* confirm({ seat, kind: 'climb', rule: 'PA-TERR-10' }))
      )
        own.climb(hunt, seat);
  }
}

/** PA-EOR-4: fire fades or goes, dust goes. */
export function groundAtRoundEnd(hunt: Hunt): void {
  const { state } = hunt;
  for (const { sector, isRed } of state.terrain.filter(one => one.kind === 'fire')) {
    if (isRed) ground.fadeFire(hunt, sector);
    else ground.removeTerrain(hunt, 'fire', sector, 'PA-TERR-17');
  }
  for (const { sector } of state.terrain.filter(one => one.kind === 'dust')) ground.removeTerrain(hunt, 'dust', sector, 'PA-TERR-31');
}
