/** Crims as they would stand to whoever went along the way that is being laid, from what the game has told. Pure. */
import { gap } from '@quarry/board';
import { plural, sayList } from '@quarry/kernel';
import { spotOf } from '@quarry/screen';
import type { Watching } from '@quarry/screen/plane';
import { bountyOf, crimFigure, hunterFigure, inches, inMils, usableAttacks } from '../../questions.ts';
import { reachOf } from '../../texts-in-force.ts';
import { crimPrinted, slateIn, type Table } from '../names.ts';
import { chancesOf, factsIn } from './chances.ts';

export interface Watcher extends Watching {
  readonly hasCover: boolean;
}

/** In the order in which they come to see the way. */
export function watchersOf({ view, intent }: Pick<Table, 'view' | 'intent'>): Watcher[] {
  return view.crims
    .map(({ no, card, x, y }) => {
      const { seenFrom = null, isSeen = false, hasCover = false } = factsIn(intent?.({ kind: 'crim', id: no }));
      return {
        no,
        name: crimPrinted(card)?.name ?? `Crim ${no}`,
        at: spotOf({ x: x / 1000, y: y / 1000 }, null),
        seenFrom,
        isSeen,
        hasCover,
      };
    })
    .filter(({ seenFrom }) => seenFrom !== null)
    .toSorted((a, b) => a.seenFrom! - b.seenFrom!);
}

/** Longer than this they are counted. */
const LONG = 24;
function called(watchers: readonly Watcher[]): string {
  const names = sayList(watchers.map(({ name }) => `the ${name}`));
  return watchers.length > 1 && names.length > LONG ? `${watchers.length} crims` : names;
}

/** What cover the end has from those who see it: `cover from the Sniper only`; empty if nobody sees it. */
export function coverSays(watchers: readonly Watcher[]): string {
  const seeing = watchers.filter(one => one.isSeen);
  const covered = seeing.filter(one => one.hasCover);
  if (seeing.length === 0) return 'out of sight';
  if (covered.length === 0) return `in the open to ${called(seeing)}`;
  return covered.length === seeing.length ? `cover from ${called(seeing)}` : `cover from ${called(covered)} only`;
}

/** Who sees the end, in one line: `3 crims see you there, from 1.6″ on`. */
export function seenSays(watchers: readonly Watcher[]): string {
  const seeing = watchers.filter(one => one.isSeen);
  const [first] = seeing;
  if (!first) return 'Nobody sees you there';
  const from = first.seenFrom ? `from ${first.seenFrom.toFixed(1)}″ on` : 'all the way';
  return `${plural(seeing.length, 'crim')} ${seeing.length === 1 ? 'sees' : 'see'} you there, ${from}`;
}

type Laid = Pick<Table, 'view' | 'intent' | 'asked' | 'seat' | 'placed'>;

/** The best shot from the end of the way: `Next shot: Roof Sniper, kill 62%, 12 points`; or how far whoever is seen from there is beyond it. Null if there is nobody to shoot at. */
export function nextShotSays(table: Laid): string | null {
  const { view, intent, asked } = table;
  const shots = view.crims.flatMap(crim => {
    const { kill } = chancesOf(intent?.({ kind: 'crim', id: crim.no }), asked);
    const printed = crimPrinted(crim.card);
    return kill === null || !printed ? [] : [{ name: printed.name, kill, points: bountyOf(crim) }];
  });
  const best = shots.toSorted((a, b) => b.kill - a.kill || b.points - a.points)[0];
  return best ? `Next shot: ${best.name}, kill ${best.kill}%, ${plural(best.points, 'point')}` : beyondSays(table);
}

/** UM-SHO-3: `Out of range: Roof Sniper, by 2.4″`. */
function beyondSays({ view, intent, seat, placed }: Laid): string | null {
  const end = placed?.path.at(-1);
  const hunter = view.hunters[seat ?? -1];
  if (!end || !hunter || !slateIn(hunter)) return null;
  const reach = Math.max(...usableAttacks(hunter, 'ranged').map(({ printed }) => reachOf(view, printed.range!)));
  if (!Number.isFinite(reach)) return null;
  const there = { ...inMils(end), r: hunterFigure(view, seat!).r };
  const [nearest] = view.crims
    .filter(({ no, card }) => crimPrinted(card) && factsIn(intent?.({ kind: 'crim', id: no })).isSeen)
    .map(crim => ({ name: crimPrinted(crim.card)!.name, by: inches(gap(there, crimFigure(crim)) - reach) }))
    .toSorted((a, b) => a.by - b.by);
  return nearest && nearest.by > 0 ? `Out of range: ${nearest.name}, by ${Math.max(0.1, nearest.by).toFixed(1)}″` : null;
}
