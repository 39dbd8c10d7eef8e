/** What is done after an encounter, as its page lists it, and how far that has come. */
import { plural } from '@quarry/kernel';
import { entryOf, isEntry } from '../content/story/index.ts';
import type { Step } from '../content/story/types.ts';
import type { View } from '../state.ts';
import { AT_THE_FIRE } from './names.ts';

export interface Stage {
  readonly says: string;
  readonly at: 'done' | 'now' | 'later';
}

/** What is chosen from the spoils comes before all that a page lists, and stands on none. */
const SPOILS: Stage = { says: 'Spoils', at: 'now' };

function sayStep(step: Step): string | null {
  switch (step.step) {
    case 'clean-up':
      return 'Clean up';
    case 'selection':
      return 'Better cards';
    case 'gain':
      return step.n === 1 ? 'Gain a card' : `Gain ${plural(step.n, 'card')}`;
    case 'upgrade':
      return 'Better gear';
    case 'modification':
      return 'Share it out';
    case 'recover':
      return `Rest: ${plural(step.n, 'card')}`;
    case 'profiles':
      return null;
  }
}

/** The stages of the page that lies open, where what is asked is one of them; none elsewhere. */
export function trailOf({ entry, element }: Pick<View, 'entry' | 'element'>, kind: string): readonly Stage[] {
  const asked = AT_THE_FIRE[kind];
  const found = isEntry(entry) ? entryOf(entry).elements[element] : undefined;
  if (asked === undefined || found?.is !== 'steps') return [];
  const stages = found.steps.flatMap(step => {
    const says = sayStep(step);
    return says === null ? [] : [{ step: step.step, says }];
  });
  const now = stages.findIndex(({ step }) => step === asked);
  if (now < 0 && asked !== 'spoils') return [];
  const after = stages.map(({ says }, i): Stage => ({ says, at: i < now ? 'done' : i === now ? 'now' : 'later' }));
  return now < 0 ? [SPOILS, ...after] : after;
}
