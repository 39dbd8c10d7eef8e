/** What an option would lead to: the chances as large numbers, and bars for what is counted. */
import { type GameScreen, OddsBars } from '@quarry/screen';
import { partsOf } from '../questions.ts';
import { enemyName } from '../sentences/names.ts';
import type { View } from '../state.ts';
import { enemyIn } from './names.ts';

export const Odds: GameScreen<View>['Odds'] = ({ look, pointed, view }) => {
  const about = pointed.about[0];
  const enemy = enemyIn(view, about);
  const part = enemy && about?.kind === 'part' ? partsOf(enemy)[Number(String(about.id).split('-')[1])] : undefined;
  return (
    <div className="fw fw-odds">
      <b>{part?.name ?? (enemy ? enemyName(view, enemy) : pointed.says.split(': ')[0])}</b>
      <OddsBars odds={look.odds} />
    </div>
  );
};
