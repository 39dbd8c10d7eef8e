/** What touched the reader while others acted: attacks, wounds, snares, lost Action Points, and the lead. */
import { type Heard, heard, limit, outOf, plural, type Seat, sayList, total, type Line as Weighed } from '@quarry/kernel';
import type { UrbanEvent } from '../events.ts';
import { engagedCrims, slateOf } from '../questions.ts';
import { crimInText, hunterName } from '../sentences/names.ts';
import type { View } from '../state.ts';

export interface Line extends Weighed {
  /** Whose points it tells. */
  readonly scorer?: Seat;
}

type Attack = Heard<UrbanEvent, 'hunter-attacked' | 'hunter-struck'>;

const ATTACKED = { shot: 'shot at you', fought: 'attacked you', struck: 'struck you as you left' } as const;
const howOf = ({ event }: Attack): string =>
  event.type === 'hunter-struck' ? ATTACKED.struck : event.isShot ? ATTACKED.shot : ATTACKED.fought;

/** Crims that did the same in one breath: `Roof Sniper and Thug shot at you`. */
function attacksSay(attacks: readonly Attack[], view: View): string[] {
  return [...new Set(attacks.map(howOf))].map(how => {
    const names = attacks.filter(one => howOf(one) === how).map(({ event }) => crimInText(view, event.card, event.crim));
    const often = (name: string): number => names.filter(one => one === name).length;
    return `${sayList([...new Set(names)].map(name => (often(name) === 1 ? name : `${name} (${often(name)} times)`)))} ${how}`;
  });
}

/** What comes after an attack that is over, whoever it was on. */
const AFTER: readonly UrbanEvent['type'][] = [
  'hunter-wounded',
  'hunter-attacked',
  'crim-acted',
  'crim-held',
  'order-replaced',
  'phase-begun',
];

/** Whether the dice have decided an attack: nothing is told of one while the reader may still change how it ends. */
const isDecided = (told: readonly UrbanEvent[], { event, at }: Attack): boolean =>
  event.type === 'hunter-struck' ||
  told.slice(at + 1).some(one => AFTER.includes(one.type) || (one.type === 'checked' && one.check === 'defense' && one.hasSucceeded));

/** Every attack on the reader that is decided, and what it cost. */
function attacks(told: readonly UrbanEvent[], view: View, reader: Seat): Line[] {
  const all = heard(told, 'hunter-attacked', 'hunter-struck').filter(one => one.event.seat === reader && isDecided(told, one));
  const hits = heard(told, 'hunter-wounded').filter(({ event }) => event.seat === reader);
  const fallen = heard(told, 'hunter-incapacitated').findLast(({ event }) => event.seat === reader);
  if (all.length + hits.length === 0 && !fallen) return [];
  const said = sayList(attacksSay(all, view));
  const why = said === '' ? '' : `: ${said}`;
  const me = view.hunters[reader]!;
  if (fallen) {
    const next = me.isIn ? 'You are back in the zone' : 'You roll to recover in your next activation';
    return [{ says: `You were incapacitated${why}. ${next}.`, at: fallen.at, weighs: 9 }];
  }
  if (hits.length === 0) return [{ says: `${said}: no wound.`, at: all.at(-1)!.at, weighs: 7 }];
  const wounds = plural(total(hits.map(({ event }) => event.n)), 'wound');
  const held = `You hold ${outOf(me.wounds, slateOf(me).woundMaximum, 'Wound Token', limit)}`;
  return [{ says: `You took ${wounds}${why}. ${held}.`, at: hits.at(-1)!.at, weighs: 8 }];
}

function hindrances(told: readonly UrbanEvent[], view: View, reader: Seat): Line[] {
  const snares = heard(told, 'hunter-snared').filter(({ event }) => event.seat === reader && view.hunters[reader]!.isSnared);
  const lost = heard(told, 'actions-lost').filter(({ event }) => event.seat === reader && view.hunters[reader]!.actionsLost > 0);
  const n = plural(total(lost.map(({ event }) => event.n)), 'Action Point');
  return [
    ...snares.slice(-1).map(({ at }) => ({ says: 'You were snared: all dice of your next Move roll are downgraded.', at, weighs: 6 })),
    ...lost.slice(-1).map(({ at }) => ({ says: `You lost ${n} of your next activation.`, at, weighs: 6 })),
  ];
}

/** Points by seat before what was told. */
function pointsBefore(told: readonly UrbanEvent[], view: View): number[] {
  const scored = heard(told, 'points-gained');
  return view.hunters.map(
    (hunter, seat) => hunter.points - total(scored.filter(({ event }) => event.seat === seat).map(({ event }) => event.n)),
  );
}

const ahead = (points: readonly number[]): Seat[] => points.flatMap((one, seat) => (one === Math.max(...points) ? [seat] : []));

/** Who leads now, if that is news. */
function lead(told: readonly UrbanEvent[], view: View, reader: Seat): Line[] {
  const last = heard(told, 'points-gained').findLast(({ event }) => event.seat !== reader);
  const now = view.hunters.map(one => one.points);
  const [leader, ...others] = ahead(now);
  const points = pointsBefore(told, view);
  const before = ahead(points);
  if (!last || leader === undefined || leader === reader || others.length > 0) return [];
  if (before.length === 1 && before[0] === leader) return [];
  const hadIt = before.includes(reader) && points[reader]! > 0;
  const [name, most, own] = [hunterName(view, leader), plural(now[leader]!, 'point'), now[reader]!];
  const says = hadIt ? `You lost the lead: ${name} has ${most} to your ${own}.` : `${name} leads now with ${most}; you have ${own}.`;
  return [{ says, at: last.at, weighs: hadIt ? 8 : 5, scorer: leader }];
}

/** Crims that came into contact with the reader. */
function contacts(told: readonly UrbanEvent[], view: View, reader: Seat): Line[] {
  if (!view.hunters[reader]!.isIn) return [];
  const moved = heard(told, 'crim-moved');
  const near = engagedCrims(view, reader).flatMap(crim => {
    const came = moved.findLast(({ event }) => event.crim === crim.no);
    return came ? [{ crim, at: came.at }] : [];
  });
  if (near.length === 0) return [];
  const names = sayList(near.map(({ crim }) => crimInText(view, crim.card, crim.no)));
  return [{ says: `${names} ${near.length === 1 ? 'is' : 'are'} engaged with you now.`, at: near.at(-1)!.at, weighs: 6 }];
}

export const touched = (told: readonly UrbanEvent[], view: View, reader: Seat): Line[] => [
  ...attacks(told, view, reader),
  ...contacts(told, view, reader),
  ...hindrances(told, view, reader),
  ...lead(told, view, reader),
];
