/**
 * Every piece of the kit in every state, for whoever draws a screen. It is there for makers alone: while the page is developed, and where a server offers the examples
 * (`--examples`).
 */
import { type ReactNode, useEffect } from 'react';
import { games } from '../http.ts';
import { useLoaded } from '../ui/load.ts';
import { Note } from '../ui/note.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { Boards } from './boards.tsx';
import { Cards } from './cards.tsx';
import { Casts } from './casts.tsx';
import { Deeds } from './deeds.tsx';
import { Models } from './models.tsx';
import { ScenesShelf, SeatsShelf } from './scenes.tsx';
import { ShowsShelf } from './shows.tsx';
import { StoryShelf } from './story.tsx';
import './gallery.css';

const areExamplesOffered = async (): Promise<boolean> =>
  import.meta.env.DEV || (await games('')).some(({ tags }) => tags.includes('example'));

export default function GalleryPage(): ReactNode {
  const open = useLoaded(areExamplesOffered, []);
  useEffect(() => {
    document.title = 'Gallery · Quarry';
  }, []);
  if (open.state === 'loading') return null;
  if (open.state === 'refused' || !open.value) {
    return (
      <Note title="There is nothing here">
        <p>The gallery is open where a server offers the examples: quarry serve --examples.</p>
      </Note>
    );
  }
  return (
    <div className="page gallery">
      <PageTop />
      <main>
        <h1>The kit</h1>
        <p className="dim">What screens are made of, in every state. Ember is what may be chosen, and nothing else.</p>
        {(
          [
            ['Boards', Boards],
            ['Models', Models],
            ['Deeds', Deeds],
            ['Cards, dice, odds', Cards],
            ['Seats', SeatsShelf],
            ['Scenes', ScenesShelf],
            ['Shows', ShowsShelf],
            ['Story', StoryShelf],
            ['Casts', Casts],
          ] as const
        ).map(([name, Shelf]) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            <div className="gallery-shelf">
              <Shelf />
            </div>
          </section>
        ))}
      </main>
    </div>
  );
}
