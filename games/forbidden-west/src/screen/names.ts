/** What the pieces of this screen are given, and how they name what they draw. */
import { plural, type Ref, type Seat, sayList } from '@quarry/kernel';
import type { StoryBlock, TableProps } from '@quarry/screen';
import { isCard, nameOf, sortOf } from '../content/box.ts';
import { ENEMY_TYPES, type EnemyType } from '../content/kinds.ts';
import { CONDITION_NAMES } from '../content/names.ts';
import type { Step } from '../content/story/types.ts';
import { hasFight, marshalOf, maxDial } from '../questions.ts';
import { marshalName } from '../sentences/names.ts';
import type { EnemyView, MarshalView, View } from '../state.ts';

export type Table = TableProps<View>;

/** Of somebody who is not in the box of today nobody has a picture. */
export const typeOf = ({ type }: Pick<EnemyView, 'type'>): EnemyType | 'unknown' => ENEMY_TYPES[type] ?? 'unknown';
export const enemyIn = ({ fight }: View, about: Ref | null | undefined): EnemyView | undefined => {
  if (about?.kind === 'part') return fight.enemies.find(one => one.id === Number(String(about.id).split('-')[0]));
  return about?.kind === 'enemy' ? fight.enemies.find(one => one.id === about.id) : undefined;
};
export const partRef = (enemy: number, part: number): Ref => ({ kind: 'part', id: `${enemy}-${part}` });

/** How many cards lie in a pile, seen or not. */
export const countOf = (pile: readonly unknown[] | number | { readonly n: number }): number =>
  typeof pile === 'number' ? pile : 'n' in pile ? pile.n : pile.length;

export const personSays = ({ people, seat: own }: Table, seat: Seat): string => {
  const person = people.find(one => one.seat === seat);
  if (seat === own) return 'you';
  return person?.who === 'bot' ? `${person.name}, bot` : (person?.name ?? '');
};

/** Which row of the threat track somebody holds, from 1; 0 while hidden. */
export const rankOf = ({ fight }: View, seat: Seat): number => fight.threat.indexOf(seat) + 1;

export const conditionSays = (condition: MarshalView['condition']): string => (condition === 'none' ? '' : CONDITION_NAMES[condition]);

/** Injuries that are known of: in hand, spent, and in a deck that lies open to whoever looks. */
export function injuriesOf(view: View, seat: Seat): readonly number[] {
  const { hand, discard, deck } = marshalOf(view, seat);
  return [...hand, ...discard, ...(Array.isArray(deck) ? (deck as readonly number[]) : [])].filter(no => sortIn(no) === 'injury');
}

/** All that is to be known of a Marshal at a glance. */
export function marshalSays(view: View, seat: Seat): string {
  const marshal = marshalOf(view, seat);
  const facts = [`${marshal.dial} of ${maxDial(view, seat)} HP`];
  if (hasFight(view)) {
    facts.push(marshal.isHidden ? `hidden, row ${marshal.row}` : `revealed, threat ${rankOf(view, seat)}`);
    if (marshal.condition !== 'none') facts.push(conditionSays(marshal.condition));
  }
  facts.push(`${plural(countOf(marshal.deck), 'card')} to draw`);
  const injuries = injuriesOf(view, seat);
  if (injuries.length > 0) facts.push(`injured: ${sayList(injuries.map(nameOf))}`);
  return `${marshalName(view, seat)}: ${facts.join(', ')}`;
}

/** Of a card that is in the box of today. */
export const sortIn = (no: number): ReturnType<typeof sortOf> | null => (isCard(no) ? sortOf(no) : null);

/** `Chapter 5 · Red Water`, as the stage has it; its number alone while another chapter is played. */
export const chapterTitle = (chapter: number, { stage }: Table): string => {
  const [which = '', title] = (stage?.title ?? '').split(' · ');
  return title && which.startsWith(`Chapter ${chapter} `) ? `Chapter ${chapter} · ${title}` : `Chapter ${chapter}`;
};

/** In which chapter a page stands. */
export const chapterOf = ({ page }: StoryBlock): number => Number(page.number.split('.')[0]);

/** Which step after an encounter is taken, by the question. */
export const AT_THE_FIRE: Readonly<Record<string, Step['step'] | 'spoils'>> = {
  'choose-gear': 'spoils',
  'give-card': 'modification',
  'gain-card': 'gain',
  upgrade: 'upgrade',
  'pay-upgrade': 'upgrade',
  recover: 'recover',
};
/** Whether the open question is one of those that are answered at the fire. */
export const isAtTheFire = ({ asked }: Table): boolean => asked !== null && (asked.kind in AT_THE_FIRE || asked.kind.startsWith('camp'));
