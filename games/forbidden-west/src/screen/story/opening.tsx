/** A chapter before it begins, as a page of the journal: on the left where it will begin and what was told so far, on the right its name and who goes on. */
import type { ChapterProps } from '@quarry/screen';
import type { ReactElement } from 'react';
import { chapterOf } from '../../content/story/index.ts';
import Place from './place.tsx';
import { Vignette } from './vignettes.tsx';

export default function Opening({ chapter, story, children }: ChapterProps): ReactElement {
  const { title, entries } = chapterOf(chapter);
  const first = entries[0]!.id;
  return (
    <article className="fw fw-opening" aria-label={`Chapter ${chapter}, ${title}`}>
      <div className="fw-book">
        <div className="fw-left">
          <span className="fw-painting">
            <Place entry={first} party={[]} isBanner={false} />
          </span>
          <span className="fw-painting is-banner">
            <Place entry={first} party={[]} isBanner />
          </span>
        </div>
        <div className="fw-right">
          <p className="fw-chapter">Chapter {chapter}</p>
          <h1>{title}</h1>
          {children}
        </div>
        <div className="fw-opening-story">
          <Vignette chapter={chapter} />
          {story}
        </div>
      </div>
    </article>
  );
}
