/** What an upgrade costs, how it can be paid, and which gear is to be found. Questions only; FW-UPG-*, FW-R-18, content 3.12. */
import { GEAR_NUMBERS, gearCard } from '../content/box.ts';
import { RESOURCES, type Resource } from '../content/kinds.ts';
import { CHAPTERS } from '../content/story/index.ts';
import type { GearCard } from '../content/types.ts';
import { isUpgraded, resourcesOf } from '../questions.ts';
import type { OutsideRefused } from '../refusals/outside.ts';
import type { MarshalView, View } from '../state.ts';

/** Every card that is discarded, by kind. */
export type Payment = readonly Resource[];
type Cost = GearCard['cost'];

/** What shows a condition (FW-RES-5); a machine core may stand for it. */
const ELEMENTAL: readonly Resource[] = ['blaze', 'chill', 'spark', 'bile', 'tar', 'plasma', 'core'];

/** Every way to pay from the own satchel: none if it is too dear. */
export function paymentsFor(marshal: MarshalView, { element = 0, ...fixed }: Cost): Payment[] {
  const certain = RESOURCES.flatMap(kind => new Array<Resource>(fixed[kind] ?? 0).fill(kind));
  const left = (kind: Resource): number => resourcesOf(marshal, kind) - (fixed[kind] ?? 0);
  if (RESOURCES.some(kind => left(kind) < 0)) return [];
  return heaps(ELEMENTAL, left, element).map(elements => [...certain, ...elements]);
}

/** All heaps of so many, whatever their order. */
function heaps(kinds: readonly Resource[], left: (kind: Resource) => number, n: number): Resource[][] {
  if (n === 0) return [[]];
  const [kind, ...rest] = kinds;
  if (kind === undefined) return [];
  const most = Math.min(n, left(kind));
  return Array.from({ length: most + 1 }, (_, i) => most - i).flatMap(taken =>
    heaps(rest, left, n - taken).map(heap => [...new Array<Resource>(taken).fill(kind), ...heap]),
  );
}

/** FW-R-18: in use or in the satchel. */
const ownGear = ({ gear, satchel }: MarshalView): number[] => [...gear, ...satchel.filter(card => GEAR_NUMBERS.includes(card))];
const isPayable = (marshal: MarshalView, card: number): boolean => paymentsFor(marshal, gearCard(card).cost).length > 0;
export const mayUpgrade = (marshal: MarshalView): number[] =>
  ownGear(marshal).filter(card => !isUpgraded(marshal, card) && isPayable(marshal, card));

export function whyNotUpgraded(marshal: MarshalView): OutsideRefused[] {
  return ownGear(marshal).flatMap((card): OutsideRefused[] => {
    const about = [{ kind: 'card', id: card }] as const;
    if (isUpgraded(marshal, card)) return [{ about, why: 'FW-UPG-3', facts: { reason: 'top-level', card } }];
    if (isPayable(marshal, card)) return [];
    const { cost } = gearCard(card);
    const missing = RESOURCES.find(kind => resourcesOf(marshal, kind) < (cost[kind] ?? 0)) ?? 'element';
    return [{ about, why: 'FW-UPG-2', facts: { reason: 'too-dear', card, missing } }];
  });
}

// What is found

type Found = 'weapon' | 'armour' | 'trap';
const REWARDS: Readonly<Record<number, Found>> = { 3: 'weapon', 4: 'armour', 6: 'trap', 8: 'weapon', 9: 'armour', 11: 'weapon' };
export const gearReward = (chapter: number): Found | null => REWARDS[chapter] ?? null;

/** What a page of this chapter or a later one has for sale is not given away before. */
const isForSale = (id: string, chapter: number): boolean =>
  CHAPTERS.slice(chapter - 1).some(({ entries }) =>
    entries.some(({ elements }) =>
      elements.some(one => 'effects' in one && one.effects.some(effect => effect.do === 'offer-gear' && effect.gear === id)),
    ),
  );

export function foundGear(view: View, sort: Found): number[] {
  const isOfSort = ({ kind }: GearCard): boolean => (sort === 'weapon' ? kind === 'melee' || kind === 'ranged' : kind === sort);
  return GEAR_NUMBERS.filter(card => {
    const gear = gearCard(card);
    return gear.of === undefined && isOfSort(gear) && view.party.inactive.includes(card) && !isForSale(gear.id, view.chapter);
  });
}
