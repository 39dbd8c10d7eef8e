/** What is told on a page: its title and its paragraphs, the first with a large letter. */
import type { StoryBlock } from '@quarry/screen';
import type { ReactElement } from 'react';

export const PageText = ({ block: { heading, lines } }: { readonly block: StoryBlock }): ReactElement => (
  <>
    <h2>{heading}</h2>
    <Lines lines={lines} />
  </>
);

export const Lines = ({ lines }: { readonly lines: readonly string[] }): ReactElement => (
  <>
    {lines.map((line, i) => (
      <p key={line} className={i === 0 ? 'fw-line is-first' : 'fw-line'}>
        {line}
      </p>
    ))}
  </>
);
