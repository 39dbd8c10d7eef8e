/** People in sentences that look back: the reader is you, the others go by name, and the past has one form for all but to be. */
import { capital, type Seat, sayList } from '@quarry/kernel';
import { characterCard } from '../content/box.ts';
import { characterName, ownedBy, person } from '../sentences/names.ts';
import type { View, Who } from '../state.ts';

/** Whether this character is spoken to: somebody with two characters reads their names. */
export const isYou = (view: View, who: Who, reader: Seat | null): boolean =>
  reader !== null && view.characters[who]?.seat === reader && ownedBy(view, reader).length === 1;
/** At the start of a sentence: `You`, `Boone`. */
export const subject = (view: View, who: Who, reader: Seat | null): string => capital(person(view, who, reader).whom);
export const whom = (view: View, who: Who, reader: Seat | null): string => person(view, who, reader).whom;
export const were = (view: View, who: Who, reader: Seat | null): string => (isYou(view, who, reader) ? 'were' : 'was');
export const have = (view: View, who: Who, reader: Seat | null): string => (isYou(view, who, reader) ? 'have' : 'has');
export const are = (view: View, who: Who, reader: Seat | null): string => (isYou(view, who, reader) ? 'are' : 'is');
/** Once the person has been named. */
export const again = (view: View, who: Who, reader: Seat | null): string =>
  isYou(view, who, reader) ? 'You' : capital(characterCard(view.characters[who]!.id).pronoun);
/** `you, Boone and Wren`: the reader first. */
export function everyone(view: View, all: readonly Who[], reader: Seat | null): string {
  const you = all.filter(who => isYou(view, who, reader));
  const others = all.filter(who => !isYou(view, who, reader));
  return sayList([...you.map(() => 'you'), ...others.map(who => characterName(view, who))]);
}
/** Names with their number if there are several of one: `the bear and 2 × wolf`. */
export function counted(names: readonly string[]): string {
  const kinds = [...new Set(names)];
  const many = (name: string): number => names.filter(one => one === name).length;
  return sayList(kinds.map(name => (many(name) > 1 ? `${many(name)} × ${name.replace(/^the /, '')}` : name)));
}
