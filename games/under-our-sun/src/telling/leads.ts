/** What on the map an option opens the way to: of actions that have no place of their own, from what the seat sees. What is lit can be done. */
import type { Option, Ref } from '@quarry/kernel';
import { thing } from '../content/box.ts';
import type { Effect, Whom } from '../content/words/index.ts';
import type { DecisionValues, Joining, SunDecision } from '../decisions.ts';
import type { Hex } from '../places.ts';
import { cardInPlay, cardOf, hasRoom, hexOf, livingAt, revealedBeside, tileAt } from '../questions/basics.ts';
import { total } from '../questions.ts';
import { lotsToCollect } from '../rules/actions/collecting.ts';
import type { Action } from '../rules/actions/kinds.ts';
import { livingNear, revivableAt } from '../rules/actions/use.ts';
import { blowsAtEnemies, foeRef } from '../rules/fight-options.ts';
import type { View, Who } from '../state.ts';
import { figureNo } from '../texts-in-force.ts';
import { figureRef, hexRef, onHex, whoRef } from './refs.ts';

type Lead = (view: View, who: Who) => readonly Ref[];

const here: Lead = (view, who) => [hexRef(hexOf(view, who))];
const oneself: Lead = (_, who) => [whoRef(who)];

/** The pile on the tile, the store of a camp, the bodies of the dead: wherever something can be taken from. */
const collecting: Lead = (view, who) => {
  const lots = lotsToCollect(view, who).map(one => one.value);
  const hex = hexOf(view, who);
  const tile = tileAt(view, hex)!;
  const hasPile = total(tile.goods) + total(tile.ammunition) + tile.items.length > 0;
  const bodies = [...new Set(lots.flatMap(({ from }) => (from === null ? [] : [from])))];
  return [...(lots.some(({ from }) => from === null) ? [onHex(hasPile ? 'goods' : 'camp', hex)] : []), ...bodies.map(whoRef)];
};
const missionSpot =
  (at: number): Lead =>
  (view, who) => {
    const { at: spot } = cardInPlay(view).actions![at]!;
    if ('figure' in spot) return [figureRef(figureNo(view, spot.figure))];
    return 'marker' in spot ? [onHex(spot.marker, hexOf(view, who))] : here(view, who);
  };

// Cards and skills

const falling = (view: View, who: Who, whom: Whom = 'self'): Who[] =>
  whom === 'self' ? [who] : whom === 'another-near' ? livingNear(view, who) : whom === 'all' ? [] : livingAt(view, hexOf(view, who));
/** Whom or where a use falls, as far as its first word asks or says so. */
function reached(view: View, who: Who, [first]: readonly Effect[]): Ref[] {
  switch (first?.do) {
    case 'heal':
    case 'cure':
      return falling(view, who, first.who).map(whoRef);
    case 'revive':
      return revivableAt(view, who).map(whoRef);
    case 'grant-action':
      return livingNear(view, who).map(whoRef);
    case 'teleport':
      return first.who === undefined || first.who === 'self' ? openBeside(view, hexOf(view, who)).map(hexRef) : [];
    default:
      return [];
  }
}
const openBeside = (view: View, hex: Hex): Hex[] => revealedBeside(view, hex).filter(one => hasRoom(view, one));
const usingCard =
  (card: number, at: number): Lead =>
  (view, who) =>
    reached(view, who, thing(card).can?.[at]?.effects ?? []);
const usingSkill =
  (at: number): Lead =>
  (view, who) =>
    reached(view, who, cardOf(view, who).skill.can?.[at]?.effects ?? []);

// Actions by their names

const tileThing =
  (kind: Parameters<typeof onHex>[0]): Lead =>
  (view, who) => [onHex(kind, hexOf(view, who))];
const SIMPLE: Readonly<Partial<Record<Action['do'], Lead>>> = {
  recon: here,
  collect: collecting,
  replenish: here,
  eat: oneself,
  rain: oneself,
  sleep: oneself,
  discard: here,
  'craft-camp': here,
  fire: here,
  dismantle: tileThing('camp'),
  pit: tileThing('fire'),
  cook: tileThing('fire'),
  open: tileThing('container'),
  loot: here,
  pitch: here,
  trap: here,
};
function leadOfAction(action: Action): Lead | undefined {
  switch (action.do) {
    case 'mission':
      return missionSpot(action.at);
    case 'use':
      return usingCard(action.card, action.at);
    case 'skill':
      return usingSkill(action.at);
    default:
      return SIMPLE[action.do];
  }
}
/** Enemies on the tile of whoever is joined; those that are shot at elsewhere are known only when one has joined. */
function joining(way: Joining, view: View, who: Who, actor: Who): Ref[] {
  const blows = blowsAtEnemies(view, who, [hexOf(view, actor)]).map(one => one.value);
  const isMeant = (blow: (typeof blows)[number]): boolean => (blow.do === 'sneak-attack') === (way === 'unseen');
  const foes = blows.flatMap(blow => (isMeant(blow) ? [foeRef(blow.foe)] : []));
  return foes.filter((one, i) => foes.findIndex(({ kind, id }) => kind === one.kind && id === one.id) === i);
}

export function leadsTo({ value }: Option, decision: SunDecision, view: View): readonly Ref[] {
  if (decision.kind === 'act' || decision.kind === 'granted') {
    const action = value as DecisionValues['act' | 'granted'];
    return (action && action !== 'reveal' && leadOfAction(action)?.(view, decision.facts.who)) || [];
  }
  if (decision.kind !== 'join') return [];
  const way = value as DecisionValues['join'];
  return way && way !== 'reveal' ? joining(way, view, decision.facts.who, decision.facts.with) : [];
}
