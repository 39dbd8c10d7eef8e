/** What touched the reader while others acted: blows, conditions, a faint, traps of theirs, Suns. */
import { capital, greatest, heard, type Line, plural, type Seat, sayList, times, total } from '@quarry/kernel';
import { health } from '../bot/insight.ts';
import type { Condition } from '../content/kinds.ts';
import type { AttackBox } from '../content/types.ts';
import type { DawnEvent, EnemyBlow, Hurt, Sun } from '../events.ts';
import { CONDITION_NAMES } from '../printed-names.ts';
import type { View } from '../state.ts';
import { machineCalled } from './machines.ts';

const STRUCK: Readonly<Record<AttackBox['do'], string>> = { melee: 'struck you', ranged: 'shot you', pulse: 'sent a pulse at you' };
const HURT: Readonly<Record<Hurt, string>> = { fire: 'you burned for', area: 'a blast caught you for' };
const SUNS: Readonly<Record<Sun, string>> = { blazing: 'a Blazing Sun', full: 'a Full Sun', half: 'a Half Sun' };
export const sunCalled = (sun: Sun): string => SUNS[sun];

/** Blows of one machine in one breath: `Watcher 1 shot you twice for 6`. */
function blowsSay(view: View, blows: readonly EnemyBlow[]): string[] {
  const groups = Object.values(Object.groupBy(blows, ({ enemy, kind }) => `${enemy} ${kind}`)) as EnemyBlow[][];
  return groups.map(group => {
    const { enemy, kind } = group[0]!;
    const often = group.length === 1 ? '' : ` ${times(group.length)}`;
    return `${machineCalled(view, enemy)} ${STRUCK[kind]}${often} for ${total(group.map(one => one.damage))}`;
  });
}

/** Every attack on the reader, what of it was evaded or went elsewhere, and what it cost. */
function blows(told: readonly DawnEvent[], view: View, reader: Seat): Line[] {
  const own = heard(told, 'hunter-evaded', 'ruin-used', 'attack-ignored').filter(({ event }) => event.seat === reader);
  const hurts = heard(told, 'hunter-damaged').filter(({ event }) => event.seat === reader && event.within === undefined);
  const fainted = heard(told, 'hunter-fainted').find(({ event }) => event.seat === reader);
  if (own.length + hurts.length === 0 && !fainted) return [];
  const evades = own.flatMap(({ event }) => (event.type === 'hunter-evaded' ? [event] : []));
  const evaded = total(evades.map(one => one.damage - one.lost));
  const lost = total(evades.map(one => Math.min(one.lost, one.held))) + total(hurts.map(({ event }) => event.n));
  const spared = own.flatMap(({ event }) => (event.type === 'hunter-evaded' ? [] : [event.type]));
  const parts = [
    ...blowsSay(
      view,
      own.map(({ event }) => event),
    ),
    ...hurts.map(({ event }) => `${HURT[event.of ?? 'area']} ${event.n}`),
    ...(evaded > 0 ? [`you evaded ${lost === 0 && hurts.length === 0 ? 'it all' : evaded}`] : []),
    ...(spared.includes('ruin-used') ? ['the ruin took it'] : []),
    ...(spared.includes('attack-ignored') ? [`${plural(spared.filter(one => one === 'attack-ignored').length, 'attack')} missed`] : []),
  ];
  const worst = greatest([...own, ...hurts], ({ event }) => costOf(event));
  const why = parts.length > 0 ? `: ${sayList(parts)}` : '';
  const { isUp } = view.hunters[reader]!;
  const left = leftAfter(told, view, reader);
  if (fainted)
    return [
      {
        says: `You fainted${why}. ${isUp ? `You are up again${holdsSays(health(view.hunters[reader]!))}` : 'You miss a turn, then you stand up'}.`,
        at: fainted.at,
        weighs: 9,
      },
    ];
  if (lost === 0) return [{ says: `${capital(sayList(parts))}. You have ${plural(left, 'card')}.`, at: worst!.at, weighs: 7 }];
  return [{ says: `You lost ${plural(lost, 'card')}${why}. You have ${left} left.`, at: worst!.at, weighs: 8 }];
}

/** Nobody who has fainted is told of no cards: what is held then comes with the next turn. */
const holdsSays = (cards: number): string => (cards > 0 ? `, with ${plural(cards, 'card')}` : '');

/** Cards that the reader can still lose; damage that is being paid for counts as lost. */
function leftAfter(told: readonly DawnEvent[], view: View, reader: Seat): number {
  const hurt = heard(told, 'hunter-damaged').findLast(({ event }) => event.seat === reader);
  const paid = heard(told, 'cards-lost').findLast(({ event }) => event.seat === reader);
  return hurt && hurt.at > (paid?.at ?? -1) ? hurt.event.left : health(view.hunters[reader]!);
}

/** Cards that it cost the hunter. */
const costOf = (event: DawnEvent): number => ('lost' in event ? event.lost : 'n' in event ? event.n : 0);

/** What a condition that is still there means. */
const SUFFERED: Readonly<Record<Condition, string>> = {
  fire: '1 damage when your activation ends',
  freeze: 'crits do not count in your next evade',
  shock: 'no interrupts until your next activation ends',
};

function conditions(told: readonly DawnEvent[], view: View, reader: Seat): Line[] {
  return heard(told, 'hunter-suffers')
    .filter(({ event }) => event.seat === reader && view.hunters[reader]![event.condition] > 0)
    .map(({ event, at }) => ({
      says: `You suffered ${CONDITION_NAMES[event.condition]}: ${SUFFERED[event.condition]}.`,
      at,
      weighs: 6,
    }));
}

/** Machines that set off a trap of the reader's, and what it did to them. */
function traps(told: readonly DawnEvent[], view: View, reader: Seat): Line[] {
  return heard(told, 'trap-sprung')
    .filter(({ event }) => event.seat === reader)
    .map(({ event, at }) => {
      const { enemy } = event;
      const hit = heard(told, 'attack-hits').find(one => one.at > at && one.event.kind === 'trap' && one.event.enemy === enemy);
      const isDead = heard(told, 'enemy-killed').some(one => one.at > at && one.event.enemy === enemy);
      const came = isDead ? 'was killed' : hit && hit.event.damage > 0 ? `took ${hit.event.damage} damage` : 'took no damage';
      return { says: `${capital(machineCalled(view, enemy))} set off your trap and ${came}.`, at, weighs: 6 };
    });
}

function suns(told: readonly DawnEvent[], reader: Seat): Line[] {
  const own = heard(told, 'sun-gained').filter(({ event }) => event.seat === reader);
  return own.length === 0
    ? []
    : [{ says: `You gained ${sayList(own.map(({ event }) => sunCalled(event.sun)))}.`, at: own[0]!.at, weighs: 6 }];
}

export const touched = (told: readonly DawnEvent[], view: View, reader: Seat): Line[] => [
  ...blows(told, view, reader),
  ...conditions(told, view, reader),
  ...traps(told, view, reader),
  ...suns(told, reader),
];
