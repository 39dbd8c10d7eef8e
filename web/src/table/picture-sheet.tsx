/** The end of a match as a picture: seen first, then saved, or shared where the device can. */
import type { GameInfo, MatchTale, Person } from '@quarry/protocol';
import type { GameScreen } from '@quarry/screen';
import { type ReactNode, useState } from 'react';
import { taleOf } from '../http.ts';
import { sayOf, useLoaded } from '../ui/load.ts';
import { saveFile } from '../ui/save.ts';
import { Complaint, Sheet } from '../ui/sheet.tsx';
import { boardIn, LastBoard } from './last-board.tsx';
import { seatsIn } from './tale.tsx';
import { drawTale, HEIGHT, type PictureWords, WIDTH } from './tale-picture.ts';

interface Props {
  readonly table: string;
  readonly game: GameInfo;
  readonly screen: GameScreen;
  readonly people: readonly Person[];
  /** Who has won, by name; empty if nobody has. */
  readonly won: string;
  readonly how: string;
  readonly onClose: () => void;
}

interface Picture {
  readonly file: File;
  readonly url: string;
  readonly says: string;
}

export function PictureSheet({ table, game, screen, people, won, how, onClose }: Props): ReactNode {
  const [there] = useState(() => boardIn(document));
  const [board, setBoard] = useState<SVGSVGElement | null | 'sought'>(there ?? 'sought');
  const isSought = board === 'sought';
  const picture = useLoaded(async (): Promise<Picture | null> => {
    if (isSought) return null;
    // As whoever looks on is told it: a picture is for others. Without a story it is a picture all the same.
    const tale = await taleOf(table, null, null).catch(() => null);
    const words = wordsOf(game.name, won, how, tale, people);
    const canvas = await drawTale(words, board);
    const file = new File([await blobOf(canvas)], `quarry-${game.id}.png`, { type: 'image/png' });
    return { file, url: canvas.toDataURL('image/png'), says: `${words.won}. ${how}` };
  }, [table, isSought]);
  const drawn = picture.state === 'there' ? picture.value : null;
  return (
    <Sheet title="A picture of this match" onClose={onClose}>
      {!there && <LastBoard table={table} info={game} screen={screen} onDrawn={setBoard} />}
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
  if (!tale) return { game, won, how, story: [], names: [], figures: [] };
  const seats = seatsIn(tale, people);
  const figures = tale.figures.filter(({ of }) => of.every(one => one.seat !== null));
  return {
    game,
    won,
    how,
    story: [...tale.says, ...tale.moments.map(one => one.says)],
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
