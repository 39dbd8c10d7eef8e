/**
 * The table of the gallery: what each thing on it is in follows from its own name, so that every piece of the kit can be seen in every state side by side. Nothing is sent; what
 * is chosen there stays so until the page is left.
 */
import type { Face, Ref } from '@quarry/kernel';
import type { Asked, AskedOption } from '@quarry/protocol';
import type { TableProps } from '@quarry/screen';

export type State = 'idle' | 'lit' | 'pointed' | 'chosen' | 'refused' | 'inspected';

/** A card's number says in its tens what state it is in; equal tens with other units are other copies. */
const STATES: readonly State[] = ['idle', 'lit', 'pointed', 'chosen', 'refused'];
export const cardIn = (state: State, copy = 0): number => STATES.indexOf(state) * 10 + copy;
/** This card can be used in two ways. */
export const TWO_WAYS = 70;

export const thing = (kind: string, state: State): Ref => ({ kind, id: state });

const stateOf = ({ kind, id }: Ref): State =>
  kind === 'card'
    ? Number(id) === TWO_WAYS
      ? 'lit'
      : (STATES[Math.floor(Number(id) / 10)] ?? 'idle')
    : (String(id).split(' ')[0] as State);

const MAY: readonly State[] = ['lit', 'pointed', 'chosen'];
const keyOf = ({ kind, id }: Ref): string => `${kind} ${id}`;
const optionOf = (about: Ref): AskedOption => ({ key: keyOf(about), says: 'Take it', about: [about] });

const optionsOf = (about: Ref): readonly AskedOption[] => {
  if (about.kind === 'card' && about.id === TWO_WAYS)
    return ['Throw it', 'Set it as a trap'].map(says => ({ key: says, says, about: [about] }));
  return MAY.includes(stateOf(about)) ? [optionOf(about)] : [];
};

const REASON = { what: 'Take it', about: [], why: 'K-1', says: 'Nobody stands beside you.' };

const ASKED: Asked = {
  n: 1,
  kind: 'gallery',
  rule: 'K-1',
  says: 'What do you take?',
  choose: 'some',
  min: 0,
  max: 9,
  ordered: true,
  options: [],
  facts: null,
  outline: null,
  from: null,
  mayStay: false,
  isWindow: false,
  hasOdds: false,
};

const FACES: readonly Face[] = [
  { name: 'Fir Arrow', kind: 'Ammunition', says: 'Add 1 blue die. Crit: the target is pushed.', flavour: 'Straight as its tree was.' },
  { name: 'Held Breath', kind: 'Ability', says: '+1 damage from two squares away or more.' },
  { name: 'Snare', kind: 'Trap', says: 'Lies on a square until somebody enters it.' },
];

export const faceOf = (no: number): Face => FACES[no === TWO_WAYS ? 2 : no % 10 > 4 ? 1 : 0]!;

const KINDS = ['cell', 'piece', 'model', 'pile', 'seat', 'choice', 'node', 'offer'];

export const galleryTable = (some: Partial<TableProps> = {}): TableProps => ({
  view: null,
  seat: 0,
  people: [],
  stage: null,
  ended: null,
  asked: ASKED,
  lit: optionsOf,
  chosen: [`card ${cardIn('chosen')}`, ...KINDS.map(kind => `${kind} chosen`), 'seat chosen strip'],
  choose: () => {},
  placed: null,
  place: () => {},
  pointed: null,
  look: null,
  point: () => {},
  whyNots: [],
  whyNot: about => (stateOf(about) === 'refused' ? REASON : null),
  showWhyNot: () => {},
  openRule: () => {},
  inspected: null,
  inspect: () => {},
  ping: () => {},
  pings: [],
  now: null,
  motion: 'off',
  face: faceOf,
  meaning: () => undefined,
  ...some,
});

/** The same table while this thing is pointed at, or looked up. */
export const pointingAt = (about: Ref): TableProps => galleryTable({ pointed: optionOf(about) });
export const inspecting = (about: Ref): TableProps => galleryTable({ inspected: about });
