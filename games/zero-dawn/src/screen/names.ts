/** Small questions that every piece asks of the view: who is who, how many, where, and in which colour. */
import { plural, type Ref, type Seat } from '@quarry/kernel';
import type { Person } from '@quarry/protocol';
import type { TableProps } from '@quarry/screen';
import { HUNTERS } from '../content/hunters.ts';
import { CONDITIONS, type Condition } from '../content/kinds.ts';
import type { Hunter } from '../content/types.ts';
import { printedEnemy } from '../questions.ts';
import { squareName } from '../sentences/squares.ts';
import type { EnemyView, HunterView, View } from '../state.ts';

export { isInPlay, printedEnemy } from '../questions.ts';
export type { EnemyView, HunterView } from '../state.ts';

import { CONDITION_NAMES } from '../printed-names.ts';
import type { IconName } from './icons.ts';
import { askedIn } from './told.ts';

export type Table = TableProps<View>;
export type Zone = readonly number[] | number;

export const count = (zone: Zone): number => (typeof zone === 'number' ? zone : zone.length);
export const cardsOf = (zone: Zone): readonly number[] => (typeof zone === 'number' ? [] : zone);

/** 0 to n - 1, for things that are alike and have no name but their place. */
export const upTo = (n: number): number[] => [...new Array<undefined>(n).keys()];

export const squareRef = (id: number): Ref => ({ kind: 'square', id });
export const enemyRef = (id: number): Ref => ({ kind: 'enemy', id });
export const hunterRef = (id: Seat): Ref => ({ kind: 'hunter', id });
export const cardRef = (id: number): Ref => ({ kind: 'card', id });
export const componentRef = (enemy: number, letter: string): Ref => ({ kind: 'component', id: `${enemy}/${letter}` });
/** The machine that is meant, itself or by a component; -1 if none is. */
export function enemyIn({ kind, id }: Ref): number {
  if (kind === 'component') return Number(String(id).split('/')[0]);
  return kind === 'enemy' ? Number(id) : -1;
}

/** Mark and colours of the four hunters, in the order of the box. The second colour is the field of the shield. */
export const HUNTER_LOOKS: readonly { readonly icon: IconName; readonly colour: string; readonly field: string; readonly short: string }[] =
  [
    { icon: 'bow', colour: 'var(--zd-nora)', field: 'var(--zd-nora-field)', short: 'Nora' },
    { icon: 'spears', colour: 'var(--zd-carja)', field: 'var(--zd-carja-field)', short: 'Carja' },
    { icon: 'peaks', colour: 'var(--zd-banuk)', field: 'var(--zd-banuk-field)', short: 'Banuk' },
    { icon: 'anvil', colour: 'var(--zd-oseram)', field: 'var(--zd-oseram-field)', short: 'Oseram' },
  ];
const NOBODY = { icon: 'feather', colour: 'var(--dim)', field: 'var(--zd-nobody-field)', short: 'No hunter yet' } as const;
export const lookOf = (hunter: number): (typeof HUNTER_LOOKS)[number] => HUNTER_LOOKS[hunter] ?? NOBODY;

export const printedHunter = (hunter: HunterView | undefined): Hunter | null => HUNTERS[hunter?.hunter ?? -1] ?? null;
export const hunterName = (view: View, seat: Seat): string => printedHunter(view.hunters[seat])?.name ?? `Seat ${seat + 1}`;

export const enemyName = (enemy: EnemyView): string => `${printedEnemy(enemy).name} ${enemy.id + 1}`;

export const conditionsOf = (one: HunterView | EnemyView): Condition[] => CONDITIONS.filter(condition => one[condition] > 0);

/** The enemy that the open decision speaks of, -1 if it speaks of none. */
export const meantEnemy = (table: Table): number => {
  const facts = askedIn(table)?.facts;
  return facts && 'enemy' in facts ? facts.enemy : -1;
};

/** Whether a hunter acts: in the enemy step the machines do, though it is still a hunter's turn. */
export const isActing = ({ stage }: Table, seat: Seat): boolean => stage?.active === seat && stage.acts === undefined;

/** Who sits there, and what is to be known of that. */
export function personSays(people: readonly Person[], seat: Seat, me: Seat | null): string {
  const person = people.find(one => one.seat === seat);
  if (!person) return '';
  if (seat === me) return 'you';
  if (person.who === 'open') return 'open seat';
  if (person.who === 'bot') return `${person.name}, bot`;
  return person.isHere ? person.name : `${person.name}, ${person.bot ? 'a bot plays' : 'away'}`;
}

/** An enemy in words: its name, where it stands, and its state. */
export function enemySays(view: View, enemy: EnemyView): string {
  const troubles = conditionsOf(enemy).map(condition => CONDITION_NAMES[condition].toLowerCase());
  const wounds = enemy.wounds > 0 ? [plural(enemy.wounds, 'wound')] : [];
  return [`${enemyName(enemy)} at ${squareName(view, enemy.square)}`, enemy.isAlert ? 'alert' : 'not alert', ...wounds, ...troubles].join(
    ', ',
  );
}

/** A hunter in words. */
export function hunterSays(view: View, seat: Seat): string {
  const hunter = view.hunters[seat]!;
  const troubles = conditionsOf(hunter).map(condition => CONDITION_NAMES[condition].toLowerCase());
  const where = hunter.square >= 0 && view.enemies.length > 0 ? ` at ${squareName(view, hunter.square)}` : '';
  return [`${hunterName(view, seat)}${where}`, ...(hunter.isUp ? [] : ['fainted']), ...troubles].join(', ');
}
