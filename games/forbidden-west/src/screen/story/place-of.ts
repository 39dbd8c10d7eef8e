/** Which place each page of the journal is at: sky, horizon, what one goes there for, and the ground. A page that is not named here is drawn as its chapter begins. */
import type { Sky } from './hours.ts';
import type { Motif } from './motifs.tsx';
import type { Far, Near } from './scenery.tsx';

export interface PlaceDrawn {
  readonly sky: Sky;
  readonly far: Far;
  readonly motif: Motif;
  readonly near: Near;
}

/** The usual sky, horizon and ground of a chapter. */
type Land = readonly [Sky, Far, Near];
const LANDS: Readonly<Record<number, Land>> = {
  1: ['dusk', 'hills', 'grass'],
  2: ['day', 'dunes', 'stones'],
  3: ['day', 'dunes', 'sand'],
  4: ['moonless', 'hills', 'floor'],
  5: ['red', 'hills', 'reeds'],
  6: ['inside', 'walls', 'floor'],
  7: ['dawn', 'hills', 'grass'],
  8: ['dusk', 'forest', 'stones'],
  9: ['inside', 'walls', 'floor'],
  10: ['frost', 'peaks', 'snow'],
  11: ['inside', 'walls', 'reeds'],
  12: ['dusk', 'forest', 'stones'],
  13: ['red', 'hills', 'field'],
};
const SOMEWHERE: Land = ['dusk', 'hills', 'grass'];

/** Pages where the light or the land is another one than is usual in the chapter. */
type Elsewhere = Partial<Omit<PlaceDrawn, 'motif'>>;

const CANYON: Elsewhere = { far: 'walls' };
const LOWLAND: Elsewhere = { sky: 'storm', far: 'hills', near: 'reeds' };
const OUTDOORS: Elsewhere = { sky: 'storm', far: 'hills', near: 'grass' };

const LANDS_OF: readonly (readonly [Elsewhere, pages: string])[] = [
  [{ sky: 'night', far: 'forest' }, '0.00'],
  [{ sky: 'day' }, '4.90 4.95 7.03 10.04 12.95 13.92'],
  [{ sky: 'dawn' }, '1.01 1.03 12.12 12.13'],
  [{ sky: 'dusk' }, '5.90 7.05 7.95'],
  [{ sky: 'night' }, '7.08 7.10 8.02 8.04 8.05 8.08 8.09 8.10 8.11 8.12 8.13 12.05 12.06 12.08 12.10 12.11 12.14'],
  [{ sky: 'wet' }, '2.14'],
  [{ near: 'reeds' }, '1.07 2.03'],
  [CANYON, '2.07 2.10 2.11 2.90'],
  [{ ...CANYON, near: 'reeds' }, '2.06 2.08'],
  [{ ...CANYON, sky: 'storm' }, '2.09 2.95'],
  [{ ...CANYON, sky: 'wet' }, '2.12'],
  [{ ...CANYON, sky: 'dawn' }, '2.13'],
  [{ ...CANYON, near: 'stones' }, '7.11'],
  [{ sky: 'dusk', far: 'hills', near: 'grass' }, '3.01 3.90 3.95'],
  [{ sky: 'dusk', far: 'hills', near: 'stones' }, '9.12 9.95'],
  [{ sky: 'dusk', far: 'hills' }, '11.95'],
  [LOWLAND, '3.03 3.11 3.14 3.15'],
  [{ ...LOWLAND, far: 'forest' }, '3.12 3.13 3.16'],
  [{ sky: 'frost', far: 'peaks', near: 'snow' }, '3.04 3.17 3.18 3.19 3.20 3.21 3.22'],
  [{ sky: 'night', far: 'peaks', near: 'snow' }, '13.95'],
  [{ sky: 'inside', far: 'none' }, '3.07'],
  [{ sky: 'inside', far: 'none', near: 'floor' }, '4.13'],
  [{ sky: 'inside', far: 'walls', near: 'floor' }, '3.09 4.12 4.14 10.07 12.03 12.07 12.09 13.03 13.07'],
  [OUTDOORS, '6.01 11.01'],
  [{ ...OUTDOORS, sky: 'dusk' }, '6.95'],
  [{ ...OUTDOORS, sky: 'day' }, '11.02'],
  [{ ...OUTDOORS, near: 'stones' }, '11.09'],
  [{ sky: 'dawn', near: 'grass' }, '8.95'],
  [{ sky: 'day', far: 'hills', near: 'stones' }, '9.06'],
  [{ sky: 'day', near: 'grass' }, '13.93'],
  [{ sky: 'night', far: 'walls', near: 'sand' }, '13.01 13.02 13.04 13.05 13.06 13.08 13.09 13.10 13.11'],
  [{ sky: 'dawn', near: 'sand' }, '13.90'],
];
const ELSEWHERE: ReadonlyMap<string, Elsewhere> = new Map(LANDS_OF.flatMap(([land, pages]) => pages.split(' ').map(page => [page, land])));

/** By chapter, what each page shows, from .01 on; then the pages after an encounter, won and lost. */
const MOTIFS_OF: Readonly<Record<number, readonly [pages: string, after: string]>> = {
  1: ['carts cart ridge driver eye stripes culvert ribs redgrass leavings tails', 'emptied lampline'],
  2: ['prints houndhead stream fig houndhead bucket boulders hides boulders seed caves kennel kennel kennel', 'sacks prints'],
  3: [
    'fires wells gate bridge wells wells pipe track pipes pump boat weir gate heron weir weir gliders cleft gliders ice bridge bridge',
    'fires fires',
  ],
  4: ['pillars warehouse dice hides pot knives dice crates pot warehouse roofs door rafters crates', 'glove embers'],
  5: ['heron redgrass bowls jug turn stair dam redgrass spillway reedfire reedfire wheel spillway dam', 'dam bowls'],
  6: ['relay shaft duct console archive nest core hound core console vault racks racks', 'bed relay'],
  7: ['tents pits tusk council pits shale tusk ovens column tents tusk tusk', 'sacks tusk'],
  8: ['cages cages table bars hound tents table bars tents bars cages jug tents', 'hooks oven'],
  9: ['cot rods ledger archive ledger market knivestable council knives plan door spire', 'ledger spire'],
  10: ['sledges rope ice sledges cleft wings pot rope cleft cairns sledges gliders', 'sledges cleft'],
  11: ['dome dome drain coil arm jars horn horn mast barley pot reed coil', 'dome stream'],
  12: ['granary wall sacks boots wall fires sacks drums council gates bracken wall ladder towers', 'granary embers'],
  13: ['sheaves faces pipes column faces fires grate sheaves engine council gates', 'shells council barley fork redgrass caves'],
};

const isMotifless = (page: number): boolean => !(page >= 1);

export function placeOf(entry: string): PlaceDrawn {
  const [chapter = 0, page = 0] = entry.split('.').map(Number);
  const [sky, far, near] = LANDS[chapter] ?? SOMEWHERE;
  const [pages = '', after = ''] = MOTIFS_OF[chapter] ?? [];
  const found = page >= 90 ? afterAt(after.split(' '), chapter, page) : pages.split(' ')[page - 1];
  const motif = isMotifless(page) || !found ? 'campfire' : found;
  return { sky, far, near, ...ELSEWHERE.get(entry), motif: motif as Motif };
}

/** The last chapter has a page for each of its endings. */
const afterAt = (after: readonly string[], chapter: number, page: number): string | undefined =>
  chapter === 13 ? after[page - 90] : after[page >= 95 ? 1 : 0];
