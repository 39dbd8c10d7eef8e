/** What a mission asks for before anybody has gone out. */
import { cardInPlay } from '../questions/basics.ts';
import { aimSays } from '../sentences/log/mission.ts';
import type { View } from '../state.ts';

/** How many go out; whoever is alone has two. */
export const partyOf = ({ players }: Pick<View, 'players'>): number => Math.max(2, players.length);

/** What the mission asks for first at this table, before everybody has chosen. */
export const aimAhead = (view: View): string => aimSays({ characters: { length: partyOf(view) } }, cardInPlay(view));
