/** Our story so far: each chapter that was told, with the way to its replay, and what the game says is carried along. */
import { sayList } from '@quarry/kernel';
import type { Chapter, Story } from '@quarry/protocol';
import type { ReactNode } from 'react';
import { Link } from '../ui/sheet.tsx';
import './story.css';

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

export function StorySoFar({ story }: { readonly story: Story }): ReactNode {
  return (
    <div className="story">
      <ol className="story-chapters">
        {story.chapters.map(chapter => (
          <Told key={chapter.table} chapter={chapter} />
        ))}
      </ol>
      {story.says.map(({ heading, lines }) => (
        <section key={heading} className="story-carried">
          <h3>{heading}</h3>
          {lines.map(line => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
    </div>
  );
}

function Told({ chapter: { chapter, table, says, people, at } }: { readonly chapter: Chapter }): ReactNode {
  return (
    <li>
      <h3>
        Chapter {chapter} <span className="dim small">{DATE.format(at)}</span>
      </h3>
      {says && <p>{says}</p>}
      <p className="dim small">
        {sayList(people)} ·{' '}
        <Link to={`/t/${table}/replay`} label={`Replay of chapter ${chapter}`}>
          Replay
        </Link>
      </p>
    </li>
  );
}
