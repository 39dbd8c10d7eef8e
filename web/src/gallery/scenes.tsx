/** Seats and scenes of the gallery, in every state. */
import {
  Bargain,
  Chip,
  Chips,
  Choice,
  ChoiceGrid,
  DeckBar,
  DeckLegend,
  HiddenChoice,
  NodeTree,
  OthersPanel,
  Scene,
  SeatPanel,
  SeatStrip,
  Seats,
  type TableProps,
  type TreeNode,
  Wares,
} from '@quarry/screen';
import type { ReactNode } from 'react';
import { cardIn, galleryTable, inspecting, pointingAt, type State, thing } from './gallery-table.ts';
import { Specimen } from './specimen.tsx';

const SHOWN: readonly State[] = ['idle', 'lit', 'pointed', 'chosen', 'refused'];

const tableFor = (kind: string, state: State): TableProps =>
  state === 'pointed' ? pointingAt(thing(kind, state)) : state === 'inspected' ? inspecting(thing(kind, state)) : galleryTable();

const whyNot = (state: State): string => (state === 'refused' ? ' why not?' : '');

const SIGN = (
  <svg width="30" height="30" viewBox="-15 -15 30 30" aria-hidden="true">
    <circle r="13" fill="none" stroke="currentColor" strokeWidth="3" />
  </svg>
);
const DECK = { draw: 5, hand: 3, discard: 2, scrapped: 1 };

export function SeatsShelf(): ReactNode {
  return (
    <>
      {(['idle', 'lit', 'chosen', 'refused', 'inspected'] as const).map(state => (
        <Specimen key={state} piece="SeatPanel" state={state} heard={['button', 'The fir warden you 2 oil']}>
          <Panel state={state} />
        </Specimen>
      ))}
      <Specimen piece="SeatPanel" state="whose turn it is" heard={['button', 'The fir warden you turn']}>
        <Panel state="idle" isActive />
      </Specimen>
      <Specimen piece="SeatPanel" state="spent" heard={['button', 'The fir warden you 2 oil fallen']}>
        <Panel state="idle" isSpent />
      </Specimen>
      <Specimen piece="OthersPanel" state="while they act" heard={['list', 'Party']}>
        <Seats isNarrow={false} legend={<DeckLegend />}>
          <OthersPanel isNarrow={false} name="The wolves" who="3 in sight" picture={SIGN} short={3} says="The wolves act" isActive />
        </Seats>
      </Specimen>
      <Specimen piece="SeatStrip, OthersPanel" state="on a phone" heard={['button', 'The heath warden, 4 cards']} isWide>
        <Strip />
      </Specimen>
      <Specimen piece="DeckBar" state="all parts" heard={['img', '5 to draw, 3 in hand, 2 discarded, 1 scrapped']}>
        <DeckBar deck={DECK} />
      </Specimen>
    </>
  );
}

interface PanelProps {
  readonly state: State;
  readonly isActive?: boolean;
  readonly isSpent?: boolean;
}

const Panel = ({ state, isActive = false, isSpent = false }: PanelProps): ReactNode => (
  <Seats isNarrow={false}>
    <SeatPanel
      table={tableFor('seat', state)}
      seat={0}
      about={thing('seat', state)}
      says="The fir warden"
      name="The fir warden"
      who="you"
      picture={SIGN}
      colour="var(--leaf)"
      isActive={isActive}
      isSpent={isSpent}
    >
      <Chips>
        <Chip>2 oil</Chip>
        {isSpent && <Chip sort="spent">fallen</Chip>}
      </Chips>
    </SeatPanel>
  </Seats>
);

const Strip = (): ReactNode => (
  <Seats isNarrow>
    {(['idle', 'lit', 'chosen'] as const).map((state, at) => (
      <SeatStrip
        key={state}
        table={galleryTable()}
        seat={at}
        about={thing('seat', `${state} strip` as State)}
        says={at === 0 ? 'The heath warden, 4 cards' : `Warden ${at}`}
        name={at === 0 ? 'You' : `Warden ${at}`}
        picture={SIGN}
        isActive={at === 0}
        deck={{ draw: 4, hand: 2, of: 8 }}
      />
    ))}
    <OthersPanel isNarrow name="The wolves" who="3 in sight" picture={SIGN} short={3} says="The wolves: 3 in sight" isActive />
  </Seats>
);

export function ScenesShelf(): ReactNode {
  return (
    <>
      <Specimen piece="Scene, ChoiceGrid, Choice" state="in every state" heard={['region', 'Who keeps the lamp?']} isWide>
        <Scene table={galleryTable()} name="gallery" title="Who keeps the lamp?" says="Each of them is played once.">
          <ChoiceGrid>
            {SHOWN.map(state => (
              <Choice key={state} table={tableFor('choice', state)} about={thing('choice', state)} says={`Keeper, ${state}`}>
                <h3>Keeper, {state}</h3>
                <p>Burns one oil less.</p>
              </Choice>
            ))}
            <Choice table={galleryTable()} about={thing('choice', 'idle')} says="Keeper, spent" isSpent>
              <h3>Keeper, spent</h3>
              <p>Somebody has it.</p>
            </Choice>
            <HiddenChoice>2 cards, seen by the keeper alone</HiddenChoice>
          </ChoiceGrid>
        </Scene>
      </Specimen>
      {SHOWN.filter(state => state !== 'idle').map(state => (
        <Specimen key={state} piece="Choice" state={state} heard={['button', `Keeper, ${state} alone${whyNot(state)}`]}>
          <ChoiceGrid>
            <Choice table={tableFor('choice', state)} about={thing('choice', state)} says="Keeper">
              <h3>Keeper, {state} alone</h3>
            </Choice>
          </ChoiceGrid>
        </Specimen>
      ))}
      <Specimen piece="Bargain, Wares" state="in every state" heard={['region', 'What you give']} isWide>
        <Bargain>
          <Wares
            table={galleryTable()}
            title="What you give"
            cards={(['idle', 'lit', 'chosen', 'refused'] as const).map(one => cardIn(one))}
          />
          <Wares table={galleryTable()} title="and ask for" cards={[]} />
        </Bargain>
      </Specimen>
      <Specimen piece="NodeTree" state="in every state" heard={['button', 'Lantern, lit Learn it']} isWide>
        <NodeTree table={pointingAt(thing('node', 'pointed'))} columns={['First', 'Second', 'Third']} nodes={NODES} />
      </Specimen>
    </>
  );
}

const NODES: readonly TreeNode[] = (
  [
    ['idle taken', 0, [], 'taken'],
    ['idle taken too', 1, ['idle taken'], 'taken'],
    ['idle closed', 1, ['idle taken'], 'closed'],
    ['lit', 2, ['idle taken too'], 'open'],
    ['pointed', 2, ['idle taken too'], 'open'],
    ['chosen', 2, ['idle taken too'], 'open'],
    ['refused', 2, ['idle closed'], 'open'],
  ] as const
).map(([id, column, from, standing]) => ({
  id,
  about: { kind: 'node', id },
  says: `Lantern, ${id}`,
  column,
  from,
  standing,
  face: <b>Lantern, {id}</b>,
  foot: standing === 'open' ? ' Learn it' : ` ${standing}`,
}));
