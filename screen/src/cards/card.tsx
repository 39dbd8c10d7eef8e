/**
 * A printed card at hand size: kind with its pictogram, name, one short sentence; lit, chosen, refused with its reason, dimmed, spent, on a pile, or face down. What it says comes
 * ready made; what a game draws on it beside its words (pictogram, dice, prices) is handed in.
 */
import type { Face, Ref } from '@quarry/kernel';
import type { AskedOption } from '@quarry/protocol';
import type { CSSProperties, ReactNode } from 'react';
import type { AnyTable } from '../table.ts';
import { useThing } from '../thing.tsx';
import { alwaysOpen, ThingBox } from '../thing-box.tsx';

/** What a game puts on its cards beside the words. */
export interface CardLook {
  /** Before the kind. */
  readonly icon?: ReactNode;
  /** At the end of the line of the kind: dice, slots. */
  readonly aside?: ReactNode;
  /** How many pictures that is: the card is as wide as they need. */
  readonly pictures?: number;
  /** What sort of card it is, for a style sheet: `is-…`. */
  readonly sort?: string;
  /** What kind of card it is, if not all that its face says of it. */
  readonly kind?: string;
  /** What it says, if not all of its face. */
  readonly says?: string;
}

interface FaceProps {
  readonly face: Face;
  readonly look?: CardLook | undefined;
  /** What its kind means, for whoever points at it. */
  readonly means?: string | undefined;
  readonly children?: ReactNode;
}

/** The printed side of a card, to be put into whatever holds it. */
export function CardFace({ face, look = {}, means, children }: FaceProps): ReactNode {
  return (
    <>
      <span className="card-kind">
        {look.icon}
        <span title={means}>{look.kind ?? face.kind}</span>
        {look.aside}
      </span>
      <b className="card-name">{face.name}</b>
      <span className="card-says">{look.says ?? face.says}</span>
      {children}
    </>
  );
}

/** The line that is no rule: only where the card is large. */
export const Flavour = ({ face: { flavour } }: { readonly face: Face }): ReactNode =>
  flavour === undefined ? null : <em className="card-flavour">{flavour}</em>;

const cardRef = (id: number): Ref => ({ kind: 'card', id });

/** A card with much to say is wider, not higher: the style sheet works its width out of its letters. */
const lettersOf = ({ name, kind, says }: Face, look: CardLook): CSSProperties =>
  ({
    '--name': name.length,
    '--kind': (look.kind ?? kind).length,
    '--pictures': look.pictures ?? 0,
    '--letters': says.length,
  }) as CSSProperties;

interface CardProps {
  readonly table: AnyTable;
  readonly no: number;
  /** Equal cards that lie below it. */
  readonly below?: readonly number[];
  /** Where it lies, if that must be said: `discarded`, `weapon`. */
  readonly from?: string;
  readonly look?: CardLook;
  /** Dimmed while something else may be chosen. */
  readonly isDim?: boolean;
  /** Used up: it stays to be read. */
  readonly isSpent?: boolean;
  /** Its reason stands on it; otherwise one asks for it. */
  readonly saysWhy?: boolean;
  /** All that choosing it does can be read on it: it needs no second button. */
  readonly tells?: boolean;
  /** Of several options about it, what tells this one apart; what it says if this is left out. */
  readonly way?: (option: AskedOption) => string;
  readonly children?: ReactNode;
}

/** A button that chooses the card, says why not, or shows it large; a row of buttons if several options are about it. */
export function Card({ table, no, below = [], from, look = {}, isDim, isSpent, saysWhy, tells, way, children }: CardProps): ReactNode {
  const face = table.face(no);
  const thing = useThing(table, cardRef(no), from ? `${face.name}, ${from}` : face.name, false, below.map(cardRef));
  const hasWays = thing.options.length > 1;
  const classes = [
    'card',
    look.sort ? `is-${look.sort}` : '',
    thing.isLit ? 'is-lit' : isDim ? 'is-dim' : '',
    thing.isChosen ? 'is-chosen' : '',
    thing.isPointed ? 'is-pointed' : '',
    thing.isRefused ? 'is-refused' : '',
    isSpent ? 'is-spent' : '',
    below.length > 0 ? 'is-pile' : '',
  ];
  return (
    <ThingBox
      className={classes.filter(Boolean).join(' ')}
      about={`card ${no}`}
      button={hasWays ? null : { ...alwaysOpen(thing.props), ...(tells && { 'data-tells': '' }) }}
      style={lettersOf(face, look)}
    >
      {from && <span className="card-from">{from}</span>}
      <CardFace face={face} look={look} means={table.meaning(face.kind)}>
        {children}
      </CardFace>
      {hasWays && <Ways table={table} options={thing.options} way={way} />}
      {thing.piled && <span className="card-copies">{thing.piled}</span>}
      {thing.mark && <span className="card-order">{thing.mark}</span>}
      {thing.isRefused &&
        (saysWhy ? <span className="card-because">{table.whyNot(cardRef(no))?.says}</span> : <span className="card-why">why not?</span>)}
    </ThingBox>
  );
}

interface WaysProps {
  readonly table: AnyTable;
  readonly options: readonly AskedOption[];
  readonly way: CardProps['way'];
}

function Ways({ table, options, way }: WaysProps): ReactNode {
  return (
    <span className="card-options">
      {options.map(option => (
        <button
          key={option.key}
          type="button"
          data-lit=""
          title={option.says}
          onClick={() => table.choose(option.key)}
          onPointerEnter={() => table.point(option.key)}
          onPointerLeave={() => table.point(null)}
          onFocus={() => table.point(option.key)}
          onBlur={() => table.point(null)}
        >
          {way ? way(option) : option.says}
          {way && <span className="card-unseen">, {option.says}</span>}
        </button>
      ))}
    </span>
  );
}

interface LargeProps {
  readonly face: Face;
  readonly look?: CardLook;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** The card as large as there is room, with its flavour. */
export function LargeCard({ face, look = {}, className = '', children }: LargeProps): ReactNode {
  return (
    <div className={['card is-large', look.sort ? `is-${look.sort}` : '', className].filter(Boolean).join(' ')}>
      <CardFace face={face} look={look}>
        <Flavour face={face} />
        {children}
      </CardFace>
    </div>
  );
}

interface PileTopProps {
  readonly table: AnyTable;
  readonly about: Ref;
  /** What lies there: `Draw pile`. */
  readonly kind: string;
  /** What is known of the top card. */
  readonly name: string;
  readonly says: string;
}

/** The top of a pile, face down: nobody knows what it is, and it may still be chosen. */
export function PileTop({ table, about, kind, name, says }: PileTopProps): ReactNode {
  const { isLit, isChosen, isPointed, isRefused, props } = useThing(table, about, `${kind}: ${name}`);
  const classes = ['card card-back', isLit ? 'is-lit' : '', isChosen ? 'is-chosen' : '', isPointed ? 'is-pointed' : ''];
  return (
    <ThingBox className={classes.filter(Boolean).join(' ')} button={props}>
      <span className="card-kind">{kind}</span>
      <b className="card-name">{name}</b>
      <span className="card-says">{says}</span>
      {isRefused && <span className="card-why">why not?</span>}
    </ThingBox>
  );
}
