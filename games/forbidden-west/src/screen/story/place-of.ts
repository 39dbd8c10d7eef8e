/** Which place each page of the journal is at: sky, horizon, what one goes there for, and the ground. A page that is not named here is drawn as its chapter begins. */
import type { Motif } from './motifs.tsx';
import type { Far, Near, Sky } from './scenery.tsx';

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
  4: ['night', 'hills', 'floor'],
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
const ELSEWHERE: Readonly<Record<string, Partial<Omit<PlaceDrawn, 'motif'>>>> = {
  '0.00': { sky: 'night', far: 'forest' },
  '2.03': { near: 'reeds' },
  '2.12': { sky: 'dusk' },
  '2.13': { sky: 'dawn' },
  '2.14': { sky: 'night' },
  '3.07': { sky: 'inside', far: 'none' },
  '3.10': { sky: 'storm', far: 'hills', near: 'reeds' },
  '3.11': { sky: 'storm', far: 'hills', near: 'reeds' },
  '3.12': { sky: 'storm', far: 'forest', near: 'reeds' },
  '3.13': { sky: 'storm', far: 'hills', near: 'reeds' },
  '3.14': { sky: 'storm', far: 'forest', near: 'reeds' },
  '3.15': { sky: 'storm', far: 'hills', near: 'reeds' },
  '3.16': { sky: 'storm', far: 'hills', near: 'reeds' },
  '3.17': { sky: 'frost', far: 'peaks', near: 'snow' },
  '3.18': { sky: 'frost', far: 'peaks', near: 'snow' },
  '3.19': { sky: 'frost', far: 'peaks', near: 'snow' },
  '3.20': { sky: 'frost', far: 'peaks', near: 'snow' },
  '3.21': { sky: 'frost', far: 'peaks', near: 'snow' },
  '3.22': { sky: 'frost', far: 'peaks', near: 'snow' },
  '6.01': { sky: 'storm', far: 'hills', near: 'grass' },
  '7.10': { sky: 'night' },
  '7.11': { far: 'walls', near: 'stones' },
  '8.09': { sky: 'night' },
  '8.13': { sky: 'night' },
  '9.09': { sky: 'dusk', far: 'hills', near: 'sand' },
  '9.10': { sky: 'dusk', far: 'hills', near: 'stones' },
  '9.11': { sky: 'night', far: 'hills', near: 'stones' },
  '11.01': { sky: 'storm', far: 'hills', near: 'grass' },
  '11.09': { sky: 'storm', far: 'hills', near: 'stones' },
  '12.06': { sky: 'night' },
  '12.08': { sky: 'night' },
  '12.14': { sky: 'night' },
};

/** By chapter, what each page shows, from .01 on; then the pages after an encounter, won and lost. */
const MOTIFS_OF: Readonly<Record<number, readonly [pages: string, after: string]>> = {
  1: ['carts cart ridge culvert eye stripes hound boulders redgrass bucket prints', 'carts cart'],
  2: ['prints fig stream lamp boulders bucket boulders caves caves kennel caves kennel kennel kennel', 'kennel caves'],
  3: [
    'fires wells gate bridge wells pump pipe pump pump weir gate weir gate weir weir gate bridge bridge gliders ice gliders bridge',
    'fires fires',
  ],
  4: ['market eel knives hides pot market market roofs door door roofs door roofs warehouse', 'glove warehouse'],
  5: ['heron heron bowls turn bowls turn grate redgrass wheel dam bowls wheel bowls dam', 'dam bowls'],
  6: ['relay shaft shaft core racks core vault racks racks racks vault vault vault', 'vault racks'],
  7: ['tusk pits tusk ovens market shale pits market tusk tents tusk tusk', 'tents tusk'],
  8: ['cages cages table bars table tents table bars tents cages cages jug cages', 'hooks table'],
  9: ['hooks rods ledger archive ledger ledger pot council knives plan spire archive', 'ledger spire'],
  10: ['sledges rope cleft rope cleft sledges ropebell cleft ice sledges tents fork', 'sledges cleft'],
  11: ['dome dome drain vault arm drain dome pot mast barley hooks reed lamps', 'dome mast'],
  12: ['granary wall granary prints ladder fires ladder drums council knives bracken wall wall lamp', 'granary granary'],
  13: ['sheaves faces glove column engine council arm pot reed sheaves gates', 'shells council granary fork engine sledges'],
};

const isMotifless = (page: number): boolean => !(page >= 1);

export function placeOf(entry: string): PlaceDrawn {
  const [chapter = 0, page = 0] = entry.split('.').map(Number);
  const [sky, far, near] = LANDS[chapter] ?? SOMEWHERE;
  const [pages = '', after = ''] = MOTIFS_OF[chapter] ?? [];
  const found = page >= 90 ? afterAt(after.split(' '), chapter, page) : pages.split(' ')[page - 1];
  const motif = isMotifless(page) || !found ? 'campfire' : found;
  return { sky, far, near, ...ELSEWHERE[entry], motif: motif as Motif };
}

/** The last chapter has a page for each of its endings. */
const afterAt = (after: readonly string[], chapter: number, page: number): string | undefined =>
  chapter === 13 ? after[page - 90] : after[page >= 95 ? 1 : 0];
