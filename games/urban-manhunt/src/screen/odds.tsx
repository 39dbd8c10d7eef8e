/** What an option would lead to: whom it is about, the chances as large numbers, and bars for what is counted. */
import { type GameScreen, OddsBars } from '@quarry/screen';
import type { View } from '../state.ts';
import { crimPrinted } from './names.ts';

export const Odds: GameScreen<View>['Odds'] = ({ look, pointed, view }) => {
  const about = pointed.about.find(({ kind }) => kind === 'crim');
  const crim = view.crims.find(one => one.no === about?.id);
  return (
    <div className="um um-odds">
      <b>{(crim && crimPrinted(crim.card)?.name) ?? pointed.says.split(': ')[0]}</b>
      <OddsBars odds={look.odds} />
    </div>
  );
};
