/** Whether this browser shows the side of a table (details, log, chat) or folds it into a rail; null as long as nobody has said. */
import { keep } from './kept.ts';

type SideShown = 'open' | 'folded';

export const sideShown = keep<SideShown | null>('quarry.side', json => (json === 'open' || json === 'folded' ? json : null));
