/** What a broadcast is made of, in the gallery: the tower, the strip, what is laid over the picture, panels, the casting page and the end; and what a camera above sees. */
import type { Spot, TableProps } from '@quarry/screen';
import { AreaGround, Base, BaseBadge, Block, LowWall, PlainBase, SightedNote, Snaps, SpotMark, WayMeter } from '@quarry/screen/plane';
import {
  Aims,
  Bar,
  type Castable,
  CastingPage,
  Credits,
  Crowd,
  Flash,
  GlanceNote,
  LowerThird,
  Offer,
  OrderStrip,
  type Placed,
  Podium,
  Prices,
  Profile,
  Queue,
  Remark,
  type Scored,
  Scores,
  ScoreTower,
  ShowPanel,
  ShowZone,
  Sign,
  SignRow,
  Slots,
  Staging,
  Stamp,
  Texts,
  Told,
  Values,
  Plate as Worth,
} from '@quarry/screen/show';
import type { ReactNode } from 'react';
import { cardIn, galleryTable, inspecting, pointingAt, type State, thing } from './gallery-table.ts';
import { Plate, Specimen } from './specimen.tsx';

const STATES: readonly State[] = ['idle', 'lit', 'pointed', 'chosen', 'refused', 'inspected'];
const tableFor = (kind: string, state: State): TableProps =>
  state === 'pointed' ? pointingAt(thing(kind, state)) : state === 'inspected' ? inspecting(thing(kind, state)) : galleryTable();

const SPARK = { d: 'M9 0 3 9h4l-1 7 7-10H9z', isFilled: true };
const FACE = <path d="M20 90q0-34 30-34t30 34zM50 14a18 18 0 1 0 .01 0" fill="var(--calm)" />;
const face = (size: number): ReactNode => (
  <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
    {FACE}
  </svg>
);
const sparks = (n: number): ReactNode => (
  <SignRow n={n} says={`${n} oil`}>
    <Sign shape={SPARK} />
  </SignRow>
);

const WHO = ['The fir warden', 'The heath warden', 'The moor warden', 'The shore warden'];
const STANDING = ['on', 'next', 'done', 'off'] as const;
const SAYS = { on: 'TURN', next: 'next', done: 'done', off: 'OUT' };

const placedAt = (seat: number, points = 31 - 4 * seat): Placed => ({
  seat,
  rank: seat + 1,
  name: WHO[seat]!,
  person: seat === 0 ? 'you' : '',
  points,
  says: 'three lamps lit',
  tint: `var(--seat-${seat})`,
  picture: face,
});

const scoredAt = (seat: number, state: State = 'idle'): Scored => ({
  ...placedAt(seat),
  about: thing('seat', state),
  short: WHO[seat]!.split(' ')[1]!,
  standing: STANDING[seat]!,
  standingSays: SAYS[STANDING[seat]!],
  isOut: seat === 3,
  gain: seat === 1 ? 5 : 0,
  wounds: seat,
  mostWounds: 5,
  holds: sparks(seat),
  marks: sparks(seat),
});
const FOUR = [0, 1, 2, 3];

export function ShowsShelf(): ReactNode {
  return (
    <>
      {STATES.map(state => (
        <Specimen key={state} piece="ScoreTower" state={state} heard={['button', 'The fir warden 31']}>
          <ScoreTower table={tableFor('seat', state)} isNarrow={false} scored={[scoredAt(0, state)]} />
        </Specimen>
      ))}
      <Specimen piece="ScoreTower" state="with its order, and what is played for" heard={['list', 'Targets']}>
        <ScoreTower
          table={galleryTable()}
          isNarrow={false}
          scored={FOUR.map(seat => scoredAt(seat))}
          order={[2, 0, 1, 3]}
          aims={<Aims aims={AIMS} />}
        />
      </Specimen>
      <Specimen piece="ScoreTower" state="on a phone" heard={['button', 'The heath warden, next']} isWide>
        <ScoreTower table={galleryTable()} isNarrow scored={FOUR.map(seat => scoredAt(seat))} />
      </Specimen>
      <OverThePicture />
      <Panels />
      <Specimen piece="CastingPage" state="one is taken" heard={['region', 'Who goes out tonight?']} isWide>
        <CastingPage table={galleryTable()} title="Who goes out tonight?" filters={['All', 'Calm']} castBy={castBy} />
      </Specimen>
      <Specimen piece="Podium" state="four of them" heard={['img', 'Won: The fir warden']} isWide>
        <div className="specimen-end">
          <Podium places={FOUR.map(seat => placedAt(seat))} isWon names={WHO.join(', ')} />
        </div>
      </Specimen>
      <Specimen piece="Credits" state="with a last word" heard={['region', 'Credits']} isWide>
        <Credits places={FOUR.map(seat => placedAt(seat))} lastWord="“The lamp was lit anyway.”" />
      </Specimen>
      <FromAbove />
    </>
  );
}

const AIMS = [
  { name: 'bronze', points: 20, isAim: false, isReached: true },
  { name: 'silver', points: 34, isAim: true, isReached: false },
  { name: 'gold', points: 51, isAim: false, isReached: false },
];

const ORDERS = ['Gulls', 'Wolves', 'Foxes', 'Owls'].map((of, i) => ({
  of,
  sign: <Sign shape={SPARK} size={20} />,
  does: i % 2 ? 'Hide' : 'Come nearer',
}));

/** One moment of a show over a picture. */
const Moment = ({
  piece,
  state,
  heard,
  children,
}: {
  readonly piece: string;
  readonly state: string;
  readonly heard: string;
  readonly children: ReactNode;
}) => (
  <Specimen piece={piece} state={state} heard={['group', heard]} isWide>
    {/* biome-ignore lint/a11y/useSemanticElements: a picture with words over it is no form */}
    <div className="specimen-zone" role="group" aria-label={heard}>
      <ShowZone strip={null}>
        <Staging motion="off">{children}</Staging>
      </ShowZone>
    </div>
  </Specimen>
);

function OverThePicture(): ReactNode {
  return (
    <>
      <Specimen piece="OrderStrip" state="with a card beside it" heard={['region', 'Tide Card']} isWide>
        <OrderStrip
          table={galleryTable()}
          no={cardIn('idle')}
          over="Tide Card"
          orders={ORDERS}
          twist="Nobody sees farther than 12."
          beside={[cardIn('idle', 5)]}
          besideSays="In force"
        />
      </Specimen>
      <Moment piece="Bar" state="plain" heard="A bar">
        <Bar tone="plain" says="Night 5" />
      </Moment>
      <Moment piece="Bar" state="live, about somebody" heard="A bar about somebody">
        <Bar tone="live" who="The fir warden" says="is out" />
      </Moment>
      <Moment piece="LowerThird" state="with a remark" heard="A lower third">
        <Remark>Nobody saw that coming, least of all the wolves.</Remark>
        <LowerThird tag="Tide" title="Held Breath" says="Drawn by you. Nobody moves." />
      </Moment>
      <Moment piece="Stamp" state="with its points" heard="A stamp">
        <Stamp picture={face(110)} name="Old Wolf" says="Driven off" by="The fir warden" points={9} tint="var(--seat-0)" />
      </Moment>
      <Moment piece="Crowd" state="loud" heard="A crowd">
        <Flash as="flash" />
        <Crowd says="The village, for the fir warden" points={7} loudest={12} tint="var(--seat-0)" />
      </Moment>
      <Specimen piece="GlanceNote" state="on a phone" heard={['complementary', 'Details']} isWide>
        <div className="specimen-zone table-narrow">
          <GlanceNote onClose={() => {}}>
            <p>
              <b>Old Wolf</b> <Worth>9</Worth> 1 of 2 wounds
            </p>
          </GlanceNote>
        </div>
      </Specimen>
    </>
  );
}

const VALUES = ['Walk', 'Row', 'Climb', 'Watch', 'Light'].map((name, i) => ({
  name,
  says: i === 3 ? '3+1' : `${i + 2}`,
  isChanged: i === 3,
}));
const priced = (state: State) => ({ about: thing('offer', state), name: 'Second wind', price: sparks(2), says: 'Walk once more.' });

const Panels = (): ReactNode => (
  <>
    <Specimen piece="Profile" state="a mugshot, with all that is printed" heard={['article', 'Old Wolf']}>
      <ShowPanel>
        <Profile name="Old Wolf" picture={face(84)} label="№ 3" lines={['Hungry', <Slots key="life" n={1} of={2} isHurt />]}>
          <Scores values={VALUES} columns={5} />
          <Texts
            texts={[
              { name: 'Bite', says: '2 wounds', spent: 'used' },
              { name: 'Pack', says: 'Never alone.' },
            ]}
          />
        </Profile>
      </ShowPanel>
    </Specimen>
    <Specimen piece="Told" state="what nobody has drawn" heard={['article', 'Something']}>
      <Told name="Something" says={['It is out there.']} />
    </Specimen>
    {STATES.map(state => (
      <Specimen key={state} piece="Queue" state={state} heard={['button', '3 Old Wolf']}>
        <Queue
          table={tableFor('model', state)}
          queued={[
            { about: thing('model', state), no: 3, name: 'Old Wolf', picture: face(26), says: 'bites you', isAlert: true, isDone: false },
          ]}
        />
      </Specimen>
    ))}
    {(['lit', 'pointed', 'chosen', 'refused'] as const).map(state => (
      <Specimen key={state} piece="Offer" state={state} heard={['button', 'Second wind']}>
        <Offer table={tableFor('offer', state)} {...priced(state)} />
      </Specimen>
    ))}
    <Specimen piece="Values, Prices" state="beside a hand" heard={['region', 'Oil']} isWide>
      <div className="specimen-row">
        <Values values={VALUES} label="Your warden" />
        <Prices table={galleryTable()} priced={[priced('lit'), { ...priced('idle'), name: 'Old trick' }]} label="Oil" />
      </div>
    </Specimen>
  </>
);

const castable = (seat: number): Castable => ({
  about: thing('choice', seat === 1 ? 'lit' : 'idle'),
  name: WHO[seat]!,
  idea: 'Knows every stone',
  picture: face,
  facts: [{ name: 'Walk', says: '5', sign: <Sign shape={SPARK} /> }],
  effort: { n: seat + 1, of: 4, says: 'steady hand' },
  voice: '“I was here first.”',
  goodAt: 'Walks far.',
  because: 'The night is long.',
  bars: [{ name: 'Walk', value: 5 }],
  taken: seat === 2 ? { says: 'taken: Ada', tint: 'var(--seat-2)' } : null,
  texts: <Texts texts={[{ name: 'Lamp', says: 'Lights 3 squares.' }]} />,
});
const castBy = (filter: string): readonly Castable[] => FOUR.slice(0, filter === 'All' ? 4 : 2).map(castable);

const square = (x: number, y: number, side: number): Spot[] => [
  { x, y },
  { x: x + side, y },
  { x: x + side, y: y + side },
  { x, y: y + side },
];

const WATCHING = [1, 2].map(no => ({ no, name: `Wolf ${no}`, at: { x: 0, y: 0 }, seenFrom: no, isSeen: no === 1 }));

/** Terrain is flat here: a plate has no camera that could look at it from aside. */
const FromAbove = (): ReactNode => (
  <>
    <Specimen piece="Block, LowWall, AreaGround, SpotMark" state="from above" heard={['group', 'Terrain']} isWide>
      <Plate says="Terrain" box="0 0 900 220">
        <Block spots={square(20, 20, 160)} height={2} hull="var(--die-blue)" isRibbed isFlat climb={<Sign shape={SPARK} size={13} />} />
        <Block spots={square(240, 20, 160)} height={3} hull="var(--die-orange)" isRibbed={false} isFlat climb={null} />
        <LowWall
          spots={[
            { x: 440, y: 90 },
            { x: 600, y: 90 },
            { x: 600, y: 110 },
            { x: 440, y: 110 },
          ]}
        />
        <AreaGround spots={square(640, 20, 160)} ground="var(--raised)">
          <path d="M20 20h40v40z" fill="var(--leaf)" />
        </AreaGround>
        <SpotMark spots={square(840, 80, 40)} mark="4" />
      </Plate>
    </Specimen>
    {BASES.map(([state, base]) => (
      <Specimen key={state} piece="Base" state={state} heard={['group', `Base, ${state}`]}>
        <Plate says={`Base, ${state}`} box="-90 -90 180 180">
          {base}
        </Plate>
      </Specimen>
    ))}
    <Specimen piece="WayMeter, SightedNote, Snaps" state="while a way is laid" heard={['list', 'Enters sight']}>
      <WayMeter length={3.4} most={6} />
      <SightedNote watching={WATCHING}>
        <p>1 wolf sees you there</p>
      </SightedNote>
      <Snaps snaps={[{ sort: 'cover', name: 'The wall', onSnap: () => {} }]} />
    </Specimen>
  </>
);

const BASES: readonly (readonly [string, ReactNode])[] = [
  ['whole', <Base key="1" ring="whole" tint="var(--seat-0)" face={FACE} />],
  ['own', <Base key="2" ring="whole" tint="var(--seat-1)" isOwn face={FACE} />],
  ['notched', <Base key="3" ring="notched" face={FACE} />],
  [
    'about to attack',
    <Base key="4" ring="notched" isDanger face={FACE}>
      <BaseBadge side="right">
        <Sign shape={SPARK} size={16} />
      </BaseBadge>
      <BaseBadge side="left" isFilled>
        <Sign shape={SPARK} size={16} />
      </BaseBadge>
    </Base>,
  ],
  ['unknown', <PlainBase key="5" mark="W1" />],
];
