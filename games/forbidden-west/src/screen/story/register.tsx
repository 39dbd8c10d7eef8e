/** The pages that were read before, as a register: each by its title and by what was chosen on it, to be opened again over everything. */
import { plural } from '@quarry/kernel';
import type { StoryBlock } from '@quarry/screen';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Offers } from './offers.tsx';
import { Lines } from './page-text.tsx';

export function Register({ read }: { readonly read: readonly StoryBlock[] }): ReactElement | null {
  const [opened, setOpened] = useState<string | null>(null);
  const again = read.find(({ page }) => page.number === opened);
  if (read.length === 0) return null;
  return (
    <section className="fw-register" aria-label="Read so far">
      <h3>Read so far · {plural(read.length, 'page')}</h3>
      <ol>
        {read.map(({ heading, page: { number, offers } }) => (
          <li key={number}>
            <button type="button" onClick={() => setOpened(number)}>
              <span>{heading}</span>
              <small>{offers.find(one => one.came === 'taken')?.title ?? ''}</small>
            </button>
          </li>
        ))}
      </ol>
      {again && <ReadAgain block={again} onClose={() => setOpened(null)} />}
    </section>
  );
}

/** A page that was read before, over everything, until it is closed. */
function ReadAgain({ block, onClose }: { readonly block: StoryBlock; readonly onClose: () => void }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className="fw fw-again" aria-label={block.heading} onClose={onClose}>
      <header>
        <h2>{block.heading}</h2>
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
      </header>
      <Lines lines={block.lines} />
      {block.page.notes.map(note => (
        <p key={note} className="fw-margin">
          {note}
        </p>
      ))}
      <Offers offers={block.page.offers} table={null} />
    </dialog>
  );
}
