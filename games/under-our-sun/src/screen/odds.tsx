/** What an option would come to, in the words of the land. */
import { type GameScreen, OddsBars } from '@quarry/screen';
import type { View } from '../state.ts';
import { lightOf } from './names.ts';

export const Odds: GameScreen<View>['Odds'] = ({ look, pointed, view }) => (
  <div className={`${lightOf(view)} us-odds`}>
    <b className="us-odds-name">{pointed.says.split(': ')[0]}</b>
    <OddsBars odds={look.odds} />
  </div>
);
