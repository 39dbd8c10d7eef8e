/** The end of a match as a picture: seen first, then saved, or shared where the device can. */
import type { Ended, GameInfo, MatchTale, Person } from '@quarry/protocol';
import { type ReactNode, useRef, useState } from 'react';
import { taleOf } from '../http.ts';
import { sayOf, useLoaded } from '../ui/load.ts';
import { saveFile } from '../ui/save.ts';
import { Complaint, Sheet } from '../ui/sheet.tsx';
import { Drawn } from './end-art/end-art.tsx';
import { heroesOf } from './heroes.ts';
import { seatsIn } from './tale.tsx';
import { drawTale, HEIGHT, type PictureWords, WIDTH, WRITTEN } from './tale-picture.ts';

interface Props {
  readonly table: string;
  readonly game: GameInfo;
  readonly people: readonly Person[];
  readonly ended: Ended;
  /** Who has won, by name; empty if nobody has. */
  readonly won: string;
  readonly how: string;
  /** The game's own picture of the end; without one it is the shell's. */
  readonly end: ReactNode;
  readonly onClose: () => void;
}

interface Picture {
  readonly file: File;
  readonly url: string;
  readonly says: string;
}

export default function PictureSheet({ table, game, people, ended, won, how, end, onClose }: Props): ReactNode {
  const art = useRef<HTMLDivElement>(null);
  const tale = useLoaded(() => taleOf(table, null, null, false).catch(() => null), [table]);
  const told = tale.state === 'there' ? tale.value : null;
  const isTold = tale.state !== 'loading';
  const picture = useLoaded(async (): Promise<Picture | null> => {
    if (!isTold) return null;
    // As whoever looks on is told it: a picture is for others. Without a story it is a picture all the same.
    const words = wordsOf(game.name, won, how, told, people);
    const canvas = await drawTale(words, art.current);
    const file = new File([await blobOf(canvas)], `quarry-${game.id}.png`, { type: 'image/png' });
    return { file, url: canvas.toDataURL('image/png'), says: `${words.won}. ${how}` };
  }, [table, isTold]);
  const drawn = picture.state === 'there' ? picture.value : null;
  return (
    <Sheet title="A picture of this match" onClose={onClose}>
      {isTold && (
        <div className="picture-art" ref={art} inert aria-hidden="true">
          {end ?? (
            <Drawn
              game={game.id}
              isWon={ended.winners.length > 0}
              heroes={heroesOf(people, ended, told)}
              size={{ width: WIDTH, height: HEIGHT }}
              beside={WRITTEN}
            />
          )}
        </div>
      )}
      {drawn ? (
        <img className="picture-preview" src={drawn.url} width={WIDTH} height={HEIGHT} alt={`${game.name}: ${drawn.says}`} />
      ) : (
        <p className="picture-preview" role="status">
          {picture.state !== 'refused' && 'Drawing …'}
        </p>
      )}
      {picture.state === 'refused' && <Complaint>This browser cannot draw the picture.</Complaint>}
      <Keep picture={drawn} />
    </Sheet>
  );
}

function wordsOf(game: string, winners: string, how: string, tale: MatchTale | null, people: readonly Person[]): PictureWords {
  const won = winners || (tale?.headline.replace(/\.$/, '') ?? 'Nobody wins');
  const isLost = winners === '';
  if (!tale) return { game, won, isLost, how, story: [], names: [], figures: [] };
  const seats = seatsIn(tale, people);
  const figures = tale.figures.filter(({ of }) => of.every(one => one.seat !== null));
  return {
    game,
    won,
    isLost,
    how,
    story: tale.says,
    names: seats.map(one => one.name),
    figures: figures.map(({ says, of }) => ({ says, values: seats.map(({ seat }) => of.find(one => one.seat === seat)?.value ?? 0) })),
  };
}

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture')))));

function Keep({ picture }: { readonly picture: Picture | null }): ReactNode {
  const [said, setSaid] = useState('');
  const share = async ({ file, says }: Picture): Promise<void> => {
    try {
      await navigator.share({ files: [file], title: says });
    } catch (error) {
      // Whoever closes the dialog of the device has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(`It was not shared: ${sayOf(error)}`);
    }
  };
  const save = ({ file }: Picture): void => {
    saveFile(file.name, file);
    setSaid(`Saved as ${file.name}.`);
  };
  return (
    <div className="row">
      <button type="button" className="button button-filled" disabled={!picture} onClick={() => picture && save(picture)}>
        Save
      </button>
      {picture && navigator.canShare?.({ files: [picture.file] }) && (
        <button type="button" className="button" onClick={() => void share(picture)}>
          Share
        </button>
      )}
      <span className="dim" role="status">
        {said}
      </span>
    </div>
  );
}
