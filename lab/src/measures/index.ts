/** Which games are described to the lab. */
import { type Measures, plainMeasures } from './measures.ts';
import { urbanManhuntMeasures } from './urban-manhunt.ts';
import { zeroDawnMeasures } from './zero-dawn.ts';

const described: readonly Measures[] = [zeroDawnMeasures, urbanManhuntMeasures];

export const measuresOf = (game: string): Measures => described.find(one => one.game === game) ?? plainMeasures(game);

export type { Measures, Target } from './measures.ts';
