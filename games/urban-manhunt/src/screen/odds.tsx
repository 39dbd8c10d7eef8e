/** What an option would lead to: whom it is about, the chances as large numbers, and bars for what is counted. */
import { capital } from '@quarry/kernel';
import { type GameScreen, OddsBars } from '@quarry/screen';
import type { View } from '../state.ts';
import { crimPrinted } from './names.ts';

export const Odds: GameScreen<View>['Odds'] = ({ look, pointed, view }) => {
  const about = pointed.about.find(({ kind }) => kind === 'crim');
  const crim = view.crims.find(one => one.no === about?.id);
  // To go on with nothing has no name of its own: what then happens is told.
  const [name = '', does] = pointed.says.split(': ');
  return (
    <div className="um um-odds">
      <b>{(crim && crimPrinted(crim.card)?.name) ?? (does && pointed.value === null ? capital(does) : name)}</b>
      <OddsBars odds={look.odds} />
    </div>
  );
};
