/** What counts in a mission, for a player that looks ahead to the end of the day phase (kernel, Worth). A Son of Liberty, as far as a seat knows one, wants the opposite. */
import { type Seat, total, type Worth } from '@quarry/kernel';
import { teamCard } from '../content/box.ts';
import { distance } from '../places.ts';
import { cardOf, everybody, hexOf, isAlive, living, missionIn, teamCardOf } from '../questions/basics.ts';
import { foesHere } from '../questions.ts';
import { deeds, SAYS } from '../sentences/weighing.ts';
import type { CharacterView, View, Who } from '../state.ts';
import { missionDone } from '../telling/standing.ts';
import { held } from './kitchen.ts';
import { goodsWanted, tasksOf } from './tasks.ts';
import { WEIGHTS } from './weights.ts';

/** For the Survivors 1, for a Son of Liberty −1. */
function sideOf(view: View, seat: Seat): number {
  const card = teamCardOf(view, seat);
  return card >= 0 && teamCard(card).isSol ? -1 : 1;
}
const ours =
  (of: (view: View) => number) =>
  (view: View, seat: Seat): number =>
    view.characters.length === 0 ? 0 : sideOf(view, seat) * of(view);

const meanOf = (all: readonly number[]): number => (all.length === 0 ? 0 : total(all) / all.length);
const mean = (view: View, of: (character: CharacterView, who: Who) => number): number =>
  meanOf(everybody(view).map(who => (isAlive(view, who) ? of(view.characters[who]!, who) : 0)));

/** Where it is as far as this, it is far. */
const FAR = 8;
/** How far those who live are from what the mission wants next, each from the nearest of it. */
function wayLeft(view: View): number {
  const hexes = tasksOf(view).flatMap(one => one.hexes);
  if (hexes.length === 0) return 0;
  return meanOf(living(view).map(who => Math.min(FAR, ...hexes.map(hex => distance(hexOf(view, who), hex))))) / FAR;
}
/** Of the goods that the mission takes, those that somebody has. */
function goodsHeld(view: View): number {
  const wanted = goodsWanted(view);
  const all = held(view);
  return total(wanted) === 0 ? 1 : total(wanted.map((n, i) => Math.min(n, all[i]!))) / total(wanted);
}
const daysLeft = (view: View): number => (missionIn(view).lastDay * 4 - view.phases) / (missionIn(view).lastDay * 4);

export const worth: Worth<View> = {
  features: {
    side: ours(() => 1),
    done: ours(missionDone),
    time: ours(daysLeft),
    pace: ours(view => Math.min(3, (1 - missionDone(view)) / Math.max(0.1, daysLeft(view)))),
    goods: ours(goodsHeld),
    way: ours(wayLeft),
    alive: ours(view => living(view).length / view.characters.length),
    alone: ours(view => (living(view).length <= 1 ? 1 : 0)),
    health: ours(view => mean(view, ({ hp }, who) => Math.min(1, hp / cardOf(view, who).hp))),
    water: ours(view => mean(view, ({ water }) => Math.min(1, water / 4))),
    fitness: ours(view => mean(view, ({ fitness }) => fitness / 2)),
    sick: ours(view => mean(view, ({ isInfected }) => (isInfected ? 1 : 0))),
    fights: ours(view => mean(view, (_, who) => Math.min(3, foesHere(view, who).length))),
    marks: ours(view => missionIn(view).marks / 3),
    many: ours(view => view.players.length / 4),
  },
  says: SAYS,
  deeds,
  weights: WEIGHTS,
  stretch: ({ phases, step }) => (step === 'over' ? 1e6 : phases),
};
