/** What a card or a step would come to by chance: how likely attrition strikes, above all. */
import { type GameScreen, OddsBars } from '@quarry/screen';
import type { View } from '../state.ts';

export const Odds: GameScreen<View>['Odds'] = ({ look }) => (
  <div className="pa pa-odds">
    <OddsBars odds={look.odds} />
  </div>
);
