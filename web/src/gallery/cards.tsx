/** Cards of the gallery, in every state; rows and hands of them; how many of something; dice and odds. */
import type { DieColour } from '@quarry/kernel';
import { Amounts, Card, CardRow, DiceTray, EmptyHand, Hand, HandSeam, HowMany, LargeCard, OddsBars, Piles, PileTop } from '@quarry/screen';
import type { ComponentProps, ReactNode } from 'react';
import { cardIn, faceOf, galleryTable, pointingAt, TWO_WAYS, thing } from './gallery-table.ts';
import { Specimen } from './specimen.tsx';

type Some = Partial<ComponentProps<typeof Card>> & { readonly state: string; readonly no: number };

/** What stands on a card is its name: what is seen is what is heard. */
const CARDS: readonly (Some & { readonly heard: string })[] = [
  { state: 'idle', no: cardIn('idle'), heard: 'Ammunition Fir Arrow Add 1 blue die. Crit: the target is pushed.' },
  { state: 'lit', no: cardIn('lit'), heard: 'Ammunition Fir Arrow' },
  { state: 'pointed at', no: cardIn('pointed'), heard: 'Ammunition Fir Arrow' },
  { state: 'chosen', no: cardIn('chosen'), heard: 'Ammunition Fir Arrow Add 1 blue die. Crit: the target is pushed. 1' },
  { state: 'refused', no: cardIn('refused'), heard: 'Ammunition Fir Arrow Add 1 blue die. Crit: the target is pushed. why not?' },
  {
    state: 'refused, with its reason',
    no: cardIn('refused'),
    saysWhy: true,
    heard: 'Fir Arrow Add 1 blue die. Crit: the target is pushed. Nobody stands beside you.',
  },
  { state: 'dimmed', no: cardIn('idle', 1), isDim: true, heard: 'Ammunition Fir Arrow' },
  { state: 'spent', no: cardIn('idle', 2), isSpent: true, from: 'discarded', heard: 'discarded Ammunition Fir Arrow' },
  { state: 'a pile', no: cardIn('idle'), below: [1, 2], heard: 'Add 1 blue die. Crit: the target is pushed. ×3' },
];

export function Cards(): ReactNode {
  const table = galleryTable();
  return (
    <>
      {CARDS.map(({ state, no, heard, ...some }) => (
        <Specimen key={state} piece="Card" state={state} heard={['button', heard]}>
          <Card table={state === 'pointed at' ? pointingAt({ kind: 'card', id: no }) : table} no={no} {...some} />
        </Specimen>
      ))}
      <Specimen piece="Card" state="in two ways" heard={['button', 'Set it as a trap']}>
        <Card table={table} no={TWO_WAYS} />
      </Specimen>
      <Specimen piece="PileTop" state="idle" heard={['button', 'Draw pile Top card, unseen 9 cards left']}>
        <Top state="idle" />
      </Specimen>
      <Specimen piece="PileTop" state="lit" heard={['button', 'Draw pile Top card, unseen 9 cards left']}>
        <Top state="lit" />
      </Specimen>
      <Specimen piece="LargeCard" state="with its flavour">
        <LargeCard face={faceOf(0)} />
      </Specimen>
      <Rows />
      <Numbers />
      <Chances />
    </>
  );
}

const Top = ({ state }: { readonly state: 'idle' | 'lit' }): ReactNode => (
  <PileTop table={galleryTable()} about={thing('pile', state)} kind="Draw pile" name="Top card, unseen" says="9 cards left" />
);

const WATER = ['water 1', 'water 2', 'water 3'];
const TOKENS = [0, 1, 2, 3].map(n => ({ n, says: `${n} stamina tokens: worth ${n}` }));
const unheard = (): void => {};

function Numbers(): ReactNode {
  return (
    <>
      {[0, 2, 3].map(n => (
        <Specimen key={n} piece="HowMany" state={`${n} of 3`} heard={['group', 'Lay down 1 water: how many?']}>
          <HowMany says="Lay down 1 water" n={n} of={3} most={3} keys={WATER} onChange={unheard} />
        </Specimen>
      ))}
      <Specimen piece="Amounts" state="2 of 3" heard={['radiogroup', 'Stamina tokens: how many?']}>
        <Amounts says="Stamina tokens" amounts={TOKENS} n={2} onChange={unheard} />
      </Specimen>
    </>
  );
}

function Rows(): ReactNode {
  const table = galleryTable();
  return (
    <>
      <Specimen piece="CardRow" state="with a pile" heard={['region', 'Quiver']} isWide>
        <CardRow table={table} name="Quiver" cards={[0, 1, 2, 6]} count={9} />
      </Specimen>
      <Specimen piece="Hand" state="while one may be played" heard={['region', 'Your hand']} isWide>
        <Hand motion="off">
          <Piles table={table} cards={[cardIn('lit')]} />
          <HandSeam />
          <Piles
            table={table}
            cards={[0, 1, 6, cardIn('refused')]}
            card={(no, below) => <Card key={no} table={table} no={no} below={below} isDim />}
          />
        </Hand>
      </Specimen>
      <Specimen piece="EmptyHand" state="says why" isWide>
        <EmptyHand>No cards in hand; 9 cards to draw.</EmptyHand>
      </Specimen>
    </>
  );
}

const COLOURS: readonly DieColour[] = ['orange', 'blue', 'black', 'green', 'yellow', 'red', 'violet'];
const THROWN = {
  dice: COLOURS.map((colour, i) => ({
    colour,
    face: i < 6 ? i + 1 : 'crit',
    name: `${colour} die`,
    ...(colour === 'violet' && { isApart: true as const }),
  })),
  fresh: [],
  total: '21 damage',
  needed: 'The wolf has 5 left',
};
const ODDS = {
  damage: [0, 1, 2, 3].map(value => ({ value, chance: 0.25 })),
  kills: [
    { value: 0, chance: 0.4 },
    { value: 1, chance: 0.6 },
  ],
};

function Chances(): ReactNode {
  return (
    <>
      <Specimen
        piece="DiceTray"
        state="of all colours"
        heard={['img', THROWN.dice.map(({ name, face }) => `${name}, ${face}`).join('; ')]}
        isWide
      >
        <DiceTray thrown={THROWN} motion="off" />
      </Specimen>
      <Specimen piece="OddsBars" state="counted, and yes or no">
        <OddsBars odds={ODDS} />
      </Specimen>
    </>
  );
}
