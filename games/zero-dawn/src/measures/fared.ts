/** How bots have fared at the tables of a lobby, by number of hunters: `quarry lab zero-dawn --mode cooperative --seats 3 --games 150 --seed fresh-1`, 60 games of the others (docs/balance/zero-dawn.md). */
import type { FaredAt } from '@quarry/kernel';

export const FARED: FaredAt = {
  standard: { 2: { sensible: [59, 60] }, 3: { sensible: [52, 60] }, 4: { sensible: [48, 60] } },
  cooperative: { 1: { sensible: [58, 150] }, 2: { sensible: [92, 150] }, 3: { sensible: [55, 150] }, 4: { sensible: [43, 150] } },
  'cooperative-easy': { 2: { sensible: [59, 60] }, 3: { sensible: [37, 60] }, 4: { sensible: [23, 60] } },
};
