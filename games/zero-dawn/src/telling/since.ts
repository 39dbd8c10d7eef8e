/** What matters of what has happened since the reader’s turn, in five lines at most: the reader, the encounter, the others, and what threatens now. */
import { capital, type Heard, heard, type Line, outOf, plural, type Recalled, recalled, type Seat, sayList } from '@quarry/kernel';
import { nameOf } from '../content/box.ts';
import type { Alarm, DawnEvent } from '../events.ts';
import { mapInPlay, printedEnemy } from '../questions.ts';
import { encounterCalled } from '../sentences/names.ts';
import type { View } from '../state.ts';
import { kindOf, machineCalled } from './machines.ts';
import { ofOthers } from './others.ts';
import { touched } from './touched.ts';

/** How an encounter ended. */
function ends(told: readonly DawnEvent[], view: View): Line[] {
  return heard(told, 'encounter-won', 'encounter-lost').map(({ event, at }) => {
    const name = event.encounter === view.encounter && view.card >= 0 ? capital(encounterCalled(view)) : `Encounter ${event.encounter}`;
    const came = event.type === 'encounter-won' ? 'was won' : 'was lost';
    return { says: `${name} ${came} with ${outOf(event.points, event.threshold, 'point')}.`, at, weighs: 7 };
  });
}

/** Noise that the reader made is no news. */
const isOwnNoise = (event: Alarm, reader: Seat): boolean =>
  'by' in event && event.by === reader && event.why !== 'hunter-near' && event.why !== 'shares-square';

/** How far the nearest of them is from the reader. */
function nearest(view: View, reader: Seat, enemies: readonly number[]): string {
  const { square, isUp } = view.hunters[reader]!;
  if (square < 0 || !isUp) return '';
  const { area } = mapInPlay(view);
  const far = Math.min(...enemies.map(id => area.distance(square, view.enemies[id]!.square)));
  const where = far === 0 ? 'in your square' : `${plural(far, 'square')} from you`;
  return enemies.length === 1 ? `, ${where}` : `, the nearest ${where}`;
}

/** Machines that became alert and still are. */
function woken(told: readonly DawnEvent[], view: View, reader: Seat): Line[] {
  const all = heard(told, 'enemy-alerted').filter(({ event }) => view.enemies[event.enemy]?.isAlert && !isOwnNoise(event, reader));
  if (all.length === 0) return [];
  const ids = all.map(({ event }) => event.enemy).toSorted((a, b) => a - b);
  const names = capital(sayList(ids.map(id => machineCalled(view, id))));
  return [{ says: `${names} ${ids.length === 1 ? 'is' : 'are'} alert now${nearest(view, reader, ids)}.`, at: all.at(-1)!.at, weighs: 5 }];
}

/** Machines that came and went, and the light. */
function changes(told: readonly DawnEvent[], view: View): Line[] {
  return heard(told, 'enemy-escaped', 'enemy-placed', 'dusk-nears').flatMap(one => change(one, view));
}

function change({ event, at }: Heard<DawnEvent, 'enemy-escaped' | 'enemy-placed' | 'dusk-nears'>, view: View): Line[] {
  if (event.type === 'dusk-nears') return [{ says: `Dusk nears: ${plural(event.left, 'turn')} left, this one included.`, at, weighs: 5 }];
  const enemy = view.enemies[event.enemy];
  if (!enemy) return [];
  const name = `A ${kindOf(view, event.enemy)}`;
  if (event.type === 'enemy-placed') return [{ says: `${name} joined the encounter.`, at, weighs: 4 }];
  return [{ says: `${name} escaped, and with it ${plural(printedEnemy(enemy).points, 'point')}.`, at, weighs: 5 }];
}

/** Where the hunt goes next. */
function ahead(told: readonly DawnEvent[]): Line[] {
  return heard(told, 'picks-revealed').map(({ event, at }) => ({
    says: `Next is ${encounterCalled(event)}, level ${event.level}${event.event >= 0 ? `, with the event ${nameOf(event.event)}` : ''}.`,
    at,
    weighs: 6,
  }));
}

export function since(told: readonly DawnEvent[], view: View, reader: Seat): Recalled[] {
  const you = touched(told, view, reader);
  const now = [...changes(told, view), ...woken(told, view, reader), ...ahead(told)];
  const ended = ends(told, view);
  return recalled([...you, ...ended, ...ofOthers(told, view, reader, you.length + ended.length + now.length > 0), ...now]);
}
