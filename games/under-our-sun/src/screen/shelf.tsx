/** A mission as it stands on the shelf, before there is a table: where it leads, how hard it is, how long it lasts, and what it asks for first of so many. */
import { plural } from '@quarry/kernel';
import { later } from '@quarry/screen';
import type { ReactElement } from 'react';
import { missionCard } from '../content/box.ts';
import { DIFFICULTIES } from '../content/kinds.ts';
import { MISSIONS } from '../content/missions/index.ts';
import { aimSays } from '../sentences/log/mission.ts';
import { Sign } from './signs.tsx';

const Outlook = later(async () => (await import('./outlook.tsx')).Outlook);

/** Whoever is alone goes out with two. */
const LEAST = 2;

interface Props {
  readonly mode: string;
  readonly seats: number;
}

export function Shelved({ mode, seats }: Props): ReactElement | null {
  const no = MISSIONS.findIndex(({ id }) => mode === id || mode === `${id}-traitor`);
  const mission = MISSIONS[no];
  if (!mission) return null;
  const { marks, cards, lastDay } = mission;
  const n = Math.max(LEAST, seats);
  return (
    <>
      <div className="us us-outlook">
        <Outlook mission={mission.id} />
      </div>
      <div className="us-shelved">
        <p>
          <span aria-hidden="true">
            {DIFFICULTIES.map((name, i) => (
              <i key={name} className={i < marks ? '' : 'is-gone'}>
                <Sign name="flag" size={14} />
              </i>
            ))}
          </span>{' '}
          {DIFFICULTIES[marks - 1]}, {plural(cards.length, 'card')}, {plural(lastDay, 'day')}
        </p>
        <p>
          First, with {plural(n, 'character')}: {aimSays({ characters: { length: n } }, missionCard(no, 0))}
        </p>
      </div>
    </>
  );
}
