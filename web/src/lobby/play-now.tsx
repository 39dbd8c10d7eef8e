/** The games as posters: each in a mood and a type of its own, and at once to be played. */
import type { GameCover } from '@quarry/protocol';
import { type ReactNode, useState } from 'react';
import { posterOf } from '../screens.ts';
import { useKept } from '../store/kept.ts';
import { settings } from '../store/settings.ts';
import { type Loaded, sayOf } from '../ui/load.ts';
import { Complaint, Link } from '../ui/sheet.tsx';
import { AskName } from './ask-name.tsx';
import { playOrLearn } from './begin.ts';
import { Picture } from './picture.tsx';
import { firstSentence, titleOf } from './words.ts';

interface Props {
  readonly covers: Loaded<readonly GameCover[]>;
  /** Somebody is here for the first time: to play is what waits for them. */
  readonly isFirst: boolean;
}

const WAITING = [1, 2, 3, 4, 5];

export function PlayNow({ covers, isFirst }: Props): ReactNode {
  return (
    <section aria-label="Games">
      <div className="section-head">
        <h2>Play now</h2>
        <p className="dim">
          {isFirst ? 'The first game is a lesson, hint by hint.' : 'You and bots at once; friends can take their seats later.'}
        </p>
      </div>
      <div className="posters">
        {covers.state === 'loading' && WAITING.map(n => <div key={n} className="poster poster-waiting" aria-hidden="true" />)}
        {covers.state === 'refused' && <Complaint>{covers.says}</Complaint>}
        {covers.state === 'there' && covers.value.map(cover => <Poster key={cover.id} cover={cover} isFirst={isFirst} />)}
      </div>
    </section>
  );
}

function Poster({ cover, isFirst }: { readonly cover: GameCover; readonly isFirst: boolean }): ReactNode {
  const { name } = useKept(settings);
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isOpening, setOpening] = useState(false);
  const play = async (who: string): Promise<void> => {
    setAsking(false);
    setTrouble(null);
    setOpening(true);
    try {
      await playOrLearn(cover, who);
    } catch (error) {
      setTrouble(sayOf(error));
      setOpening(false);
    }
  };
  const { above, title } = titleOf(cover.name);
  return (
    <article className="poster" aria-label={cover.name}>
      <Picture game={cover.id} className="poster-picture" />
      <div className="poster-words">
        {above !== '' && <p className="poster-above">{above}</p>}
        <h3 className={`poster-name face-${posterOf(cover.id)?.face ?? 'roman'}`}>{title}</h3>
        <p className="poster-says">{firstSentence(cover.says)}</p>
        <div className="poster-foot">
          <p className="dim small">
            {playersOf(cover)} <span className="heard">players</span>· {cover.minutes[0]}–{cover.minutes[1]} min
          </p>
          <button
            type="button"
            className={`button ${isFirst ? 'button-filled' : 'button-offered'}`}
            disabled={isOpening}
            onClick={() => (name ? void play(name) : setAsking(true))}
          >
            {isOpening ? 'Setting the table …' : 'Play now'}
          </button>
        </div>
        <p className="poster-ways">
          <Link to={`/new/${cover.id}`}>New table</Link>
          <Link to={`/learn/${cover.id}`}>How to play</Link>
        </p>
        {trouble && <Complaint>{trouble}</Complaint>}
      </div>
      {isAsking && <AskName doing="Play now" onName={who => void play(who)} onClose={() => setAsking(false)} />}
    </article>
  );
}

const playersOf = ({ seats: { min, max } }: GameCover): string => (min === max ? `${max}` : `${min}–${max}`);
