/** What it does: behaviours face down, by what wakes them and by their number; those that would wake have an open eye. One that strikes lies face up, with what it does. */
import { ThingBox, useThing } from '@quarry/screen';
import type { ReactElement } from 'react';
import { iconsOnBack, numberOnBack } from '../../content/box.ts';
import { ICON_MARKS } from '../../content/names.ts';
import { backIn } from '../../questions.ts';
import { backSays } from '../../sentences/names.ts';
import { slotRef } from '../../telling/refs.ts';
import { cardInHand, type Table } from '../names.ts';
import { Pictogram, WAKERS } from '../pictograms.tsx';
import { dangerSays } from './danger.ts';
import { useForesight } from './foresight.ts';

export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;
const classesOf = (...all: readonly (string | false)[]): string => all.filter(Boolean).join(' ');

export function Behaviours({ table }: { readonly table: Table }): ReactElement {
  const { slots } = table.view.monster;
  const foresight = useForesight(table, cardInHand(table));
  const wakes = (slot: number): Waking | null => {
    const [sure, maybe] = [foresight?.wakes, foresight?.mayWake].map(all => all?.find(one => one.slot === slot));
    const woken = sure ?? maybe;
    return woken ? { is: sure ? 'wakes' : 'may wake', danger: dangerSays(table, woken) } : null;
  };
  return (
    <ul className={classesOf('pa-slots', slots.length > 3 && 'is-many')} aria-label="Behaviours">
      {slots.map((_, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slots keep their places
        <li key={slot}>
          <Slot table={table} slot={slot} waking={wakes(slot)} />
        </li>
      ))}
    </ul>
  );
}

/** It is about to answer, and the group is asked which comes first. */
function isAwake({ asked }: Table, slot: number): boolean {
  const { slots } = (asked?.facts ?? {}) as { readonly slots?: readonly number[] };
  return (asked?.kind.endsWith('order-behaviours') && slots?.includes(slot)) ?? false;
}

/** What the card that is pointed at does to a slot. */
interface Waking {
  readonly is: 'wakes' | 'may wake';
  readonly danger: string;
}

interface SlotProps {
  readonly table: Table;
  readonly slot: number;
  readonly waking: Waking | null;
}

function Slot({ table, slot, waking }: SlotProps): ReactElement {
  const one = table.view.monster.slots[slot]!;
  const says = `Slot ${slot + 1}, ${one.isLocked ? 'locked' : backSays(one)}`;
  const thing = useThing(table, slotRef(slot), says, true);
  const [up] = one.up;
  const isStruck = thing.props['data-struck'] !== undefined;
  const state = one.isLocked
    ? 'locked'
    : up !== undefined
      ? 'strikes'
      : one.isStunned
        ? 'stunned'
        : backIn(one) < 0
          ? 'empty'
          : isAwake(table, slot)
            ? 'awake'
            : (waking?.is ?? 'sleeps');
  const isLit = thing.isLit ? 'lit is-lit' : '';
  return (
    <ThingBox
      className={classesOf(
        'pa-slot',
        `is-${state.replace(' ', '-')}`,
        state === 'awake' && 'is-wakes',
        isLit,
        thing.isPointed && 'is-pointed',
        thing.isChosen && 'is-chosen',
        isStruck && 'is-struck',
      )}
      button={thing.props}
    >
      {up !== undefined ? (
        <Front table={table} slot={slot} card={up} />
      ) : (
        <Back table={table} slot={slot} state={state} danger={waking?.danger ?? ''} />
      )}
    </ThingBox>
  );
}

interface SideProps {
  readonly table: Table;
  readonly slot: number;
}

function Back({ table, slot, state, danger }: SideProps & { readonly state: string; readonly danger: string }): ReactElement {
  const one = table.view.monster.slots[slot]!;
  const back = backIn(one);
  const intent = table.intent?.(slotRef(slot));
  const icons = back < 0 ? [] : iconsOnBack(back);
  const [known] = one.known;
  return (
    <>
      <span className="pa-slot-no">{ROMAN[slot] ?? slot + 1}</span>
      {back >= 0 && (
        <span className="pa-slot-number" title="upkeep throws out the lowest number">
          <Pictogram name="deck" size={12} /> {numberOnBack(back)}
        </span>
      )}
      {one.isLocked ? (
        <Pictogram name="lock" size={30} />
      ) : (
        icons.map(icon => (
          <span key={icon} className="pa-slot-waker">
            <i>
              <Pictogram name={WAKERS[icon] ?? 'disc'} size={22} />
            </i>
            {ICON_MARKS[icon] ?? icon}
          </span>
        ))
      )}
      {known !== undefined && intent?.says !== table.face(known).name && <b className="pa-slot-known">{table.face(known).name}</b>}
      {intent && !danger && <span className="pa-slot-intent">{intent.says}</span>}
      <span className="pa-slot-eye">
        {!one.isLocked && back >= 0 && <Pictogram name={danger || state === 'awake' ? 'eye' : 'eye-shut'} size={15} />}{' '}
        {danger ? `${state}: ${danger}` : <Asleep state={state} threat={intent?.says} />}
      </span>
    </>
  );
}

/** Where there is no room of its own for what it would do, that stands beside the shut eye, instead of the word. */
const Asleep = ({ state, threat }: { readonly state: string; readonly threat: string | undefined }): ReactElement => (
  <>
    <span className="pa-slot-state">{state}</span>
    {threat !== undefined && <span className="pa-slot-threat">{threat}</span>}
  </>
);

/** What strikes now: whole, for everybody to read. */
function Front({ table, slot, card }: SideProps & { readonly card: number }): ReactElement {
  const face = table.face(card);
  const [base, boost] = halves(face.says);
  const sum = sumIn(table.asked?.says ?? '', face.name);
  return (
    <>
      <span className="pa-slot-no">{ROMAN[slot] ?? slot + 1}</span>
      <b className="pa-front-name">{face.name}</b>
      {face.flavour && <em>{face.flavour}</em>}
      {sum && <span className="pa-front-sum">{sum}</span>}
      <span className="pa-front-base">{base}</span>
      {boost && (
        <span className="pa-front-boost">
          <Pictogram name="fang" size={13} /> {boost}
        </span>
      )}
      <span className="pa-slot-eye">
        <Pictogram name="eye" size={15} /> strikes now
      </span>
    </>
  );
}

/** What it comes to for whoever is asked about it: `Leans: 1 damage to you, unless you move. Where to?` without its name and the question. */
export function sumIn(says: string, name: string): string {
  if (!says.startsWith(`${name}: `)) return '';
  const [sum = ''] = says.slice(name.length + 2).split(/(?<=\.) /);
  return sum.endsWith('?') ? '' : sum.replace(/\.$/, '');
}

/** What it does and its boost, without what woke it and its number, which its back has told. */
export function halves(says: string): readonly [base: string, boost: string] {
  const does = says.replace(/^[^.]*\. /, '').replace(/ Number \d+\.$/, '');
  const at = does.indexOf('Boost,');
  return at < 0 ? [does, ''] : [does.slice(0, at).trim(), does.slice(at)];
}
