/** What an option would lead to, as bars. */
import { type GameScreen, OddsBars } from '@quarry/screen';
import type { View } from '../state.ts';

export const Odds: GameScreen<View>['Odds'] = ({ look }) => <OddsBars odds={look.odds} />;
