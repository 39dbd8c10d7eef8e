/** Pages of a story in the gallery, in every state. */
import type { Offer } from '@quarry/kernel';
import { type StoryBlock, StoryPage } from '@quarry/screen';
import type { ReactNode } from 'react';
import { pointingAt, type State, thing } from './gallery-table.ts';
import { Specimen } from './specimen.tsx';

const offer = (state: State): Offer => ({
  title: `Light the lamp, ${state}`,
  says: 'Three ships are still out.',
  hints: [
    { is: 'gain', says: '2 oil' },
    { is: 'risk', says: 'cold hands' },
  ],
  about: thing('offer', state),
});

const page = (number: string, offers: readonly Offer[], chapter?: string): StoryBlock => ({
  heading: 'The Long Night',
  lines: ['The wind has turned, and the lamp is low.', 'Somebody has to climb the stairs before the tide comes in.'],
  page: { number, notes: ['The keeper owes you a favour.'], offers, ...(chapter && { chapter }) },
});

const OFFERED: readonly State[] = ['idle', 'lit', 'pointed', 'chosen', 'refused'];

export const StoryShelf = (): ReactNode => (
  <>
    <Specimen piece="StoryPage" state="to be read, with the title of its chapter" heard={['article', 'The Long Night']} isWide>
      <StoryPage block={page('1.01', [offer('idle')], 'Chapter 1: Low Tide')} />
    </Specimen>
    <Specimen piece="StoryPage" state="with what it offers, in every state" heard={['button', 'Light the lamp, lit']} isWide>
      <StoryPage
        block={page('1.02', [
          ...OFFERED.map(state => offer(state)),
          { ...offer('idle'), title: 'Light the lamp, behind us', came: 'The ships came in.' },
        ])}
        table={pointingAt(thing('offer', 'pointed'))}
      />
    </Specimen>
  </>
);
