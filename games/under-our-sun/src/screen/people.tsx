/** Who is out there, and how they are: hit points and water as bars, what is left of a turn, and for how long the water lasts. Below them where more of it is. */
import { outOf, plural, sayList } from '@quarry/kernel';
import { asPercent, Chip, Chips, SeatPanel, SeatStrip, Seats } from '@quarry/screen';
import type { CSSProperties, ReactElement } from 'react';
import { characterCard } from '../content/box.ts';
import { KARMA, PHASES_TO_REVIVE } from '../content/kinds.ts';
import { isAlive, isInjured, isNight, weatherOf } from '../questions/basics.ts';
import { rainAmount, waterRoom } from '../questions.ts';
import { figureName, fitnessName, foeName, onTile, PHASE_NAMES } from '../sentences/names.ts';
import type { View, Who } from '../state.ts';
import { waysFrom } from './land/costs.ts';
import { heldBack } from './land/held-back.ts';
import { hueOf, lightOf, nameOf, ownIn, signOf, type Table, whoRef } from './names.ts';
import { CubeAt, Sign } from './signs.tsx';
import { type DryPhase, type Fall, lastsOf, nextToFall, thirstOf } from './thirst.ts';

export function People({ isNarrow, ...table }: Table & { readonly isNarrow: boolean }): ReactElement {
  const { view, people } = table;
  const held = heldBack(table);
  return (
    <Seats
      isNarrow={isNarrow}
      className={`${lightOf(view)} us-people`}
      legend={view.characters.length > 0 && <WhereWaterIs table={table} />}
    >
      {view.characters.length === 0
        ? people.map(({ seat, name }) => (
            <li key={seat} data-seat={seat} className="us-nobody-yet">
              {name}
            </li>
          ))
        : view.characters.map(({ id }, who) => <Person key={id} table={held} who={who} isNarrow={isNarrow} />)}
    </Seats>
  );
}

interface PersonProps {
  readonly table: Table;
  readonly who: Who;
}

const Face = ({ view, who, size }: { readonly view: View; readonly who: Who; readonly size: number }): ReactElement => {
  const { id, isStealthy, diedIn } = view.characters[who]!;
  return (
    <span
      className={`us-face ${isStealthy ? 'is-unseen' : ''} ${diedIn >= 0 ? 'is-dead' : ''}`}
      style={{ '--hue': hueOf(id), '--face': `${size}px` } as CSSProperties}
    >
      <Sign name={signOf(id)} size={size * 0.62} />
    </span>
  );
};

function saysOf(view: View, who: Who): string {
  const one = view.characters[who]!;
  const { hp, role } = characterCard(one.id);
  const name = nameOf(view, who);
  if (one.isEliminated) return `${name}, ${role}: out of the game`;
  if (!isAlive(view, who)) return `${name}, ${role}: dead ${onTile(view, one.hex)}, ${deadFor(view, who)}`;
  const { phases } = lastsOf(view, who);
  const fall = fallOf(view, who);
  return [
    `${name}, ${role}: ${outOf(one.hp, hp)} HP`,
    `${outOf(one.water, waterRoom(view, who))} water, enough for ${plural(phases, 'phase')}`,
    `${one.ap} AP`,
    fitnessName(one.fitness),
    ...marksOf(view, who),
    plural(one.karma, 'karma die', 'karma dice'),
    onTile(view, one.hex),
    ...(fall ? [lowered(fallSays(view, fall))] : []),
  ].join(', ');
}
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const fallOf = (view: View, who: Who): Fall | null => {
  const fall = view.isOver ? null : nextToFall(view);
  return fall?.who === who ? fall : null;
};
/** `Falls next, of hunger: Preparation of day 4`; `May fall now: the bear here, 14 % a round`. */
const fallSays = (view: View, fall: Fall): string =>
  fall.of === 'blows'
    ? `May fall now: ${sayList(fall.foes.map(({ is, id }) => foeName(view, is, id)))}, ${asPercent(fall.chance)} a round`
    : `Falls next, of ${fall.of}: ${whenSays(fall.at)}`;
const fallMark = (fall: Fall): string => (fall.of === 'blows' ? asPercent(fall.chance) : `${LETTERS[fall.at.phase]} ${fall.at.day}`);
const phasesLeft = (view: View, who: Who): number => Math.max(0, PHASES_TO_REVIVE - (view.phases - view.characters[who]!.diedIn));
const deadFor = (view: View, who: Who): string => {
  const left = phasesLeft(view, who);
  return left === 1 ? 'can be brought back in this phase only' : `can be brought back for ${plural(left, 'phase')}`;
};

/** Whom or what of the mission somebody leads or carries along. */
export const withThem = (view: View, who: Who): readonly string[] =>
  view.figures.flatMap(one => (one.with === who ? [figureName(view, one.id)] : []));

function marksOf(view: View, who: Who): readonly string[] {
  const { isStealthy, isInfected, isWaiting, isRevealed } = view.characters[who]!;
  return [
    ...(isStealthy ? ['unseen'] : []),
    ...(isInjured(view, who) ? ['injured'] : []),
    ...(isInfected ? ['infected'] : []),
    ...(isWaiting ? ['waits'] : []),
    ...withThem(view, who).map(name => `carries ${name}`),
    ...(isRevealed ? ['a Son of Liberty'] : []),
  ];
}

function Person({ table, who, isNarrow }: PersonProps & { readonly isNarrow: boolean }): ReactElement {
  const { view, people, stage, seat: own } = table;
  const one = view.characters[who]!;
  const card = characterCard(one.id);
  const isDead = !isAlive(view, who);
  const fall = fallOf(view, who);
  const common = {
    table,
    seat: one.seat,
    about: whoRef(who),
    says: saysOf(view, who),
    isActive: stage?.actor?.kind === 'character' && Number(stage.actor.id) === who,
    isSpent: isDead,
    name: card.name,
  };
  if (isNarrow) {
    return (
      <SeatStrip
        {...common}
        picture={<Face view={view} who={who} size={20} />}
        marks={
          isDead ? (
            <span className="us-strip-dead">
              {one.isEliminated ? 'out of the game' : `dead, ${plural(phasesLeft(view, who), 'phase')}`}
            </span>
          ) : (
            <span className="us-strip-bars" aria-hidden="true">
              <Bar sort="health" n={one.hp} of={card.hp} />
              <Bar sort="water" n={one.water} of={waterRoom(view, who)} />
              {fall && (
                <b className="us-strip-falls">
                  † <span>{fallMark(fall)}</span>
                </b>
              )}
              {!view.isOver && <ThirstRow view={view} who={who} />}
            </span>
          )
        }
      />
    );
  }
  const player = one.seat === own ? 'you' : (people.find(({ seat }) => seat === one.seat)?.name ?? '');
  return (
    <SeatPanel
      {...common}
      picture={<Face view={view} who={who} size={30} />}
      who={[card.role, player].filter(Boolean).join(' · ')}
      colour={hueOf(one.id)}
    >
      {isDead ? <Gone view={view} who={who} /> : <Standing view={view} who={who} />}
    </SeatPanel>
  );
}

function Gone({ view, who }: { readonly view: View; readonly who: Who }): ReactElement {
  const { hex, isEliminated } = view.characters[who]!;
  if (isEliminated) return <span className="us-gone">Out of the game</span>;
  return (
    <span className="us-gone">
      <b>Dead</b> {onTile(view, hex)}; {deadFor(view, who)}
    </span>
  );
}

function Bar({ sort, n, of }: { readonly sort: 'health' | 'water'; readonly n: number; readonly of: number }): ReactElement {
  return (
    <span className={`us-bar is-${sort}`}>
      {Array.from({ length: Math.max(n, of) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no names
        <i key={i} className={i < n ? '' : 'is-gone'} />
      ))}
    </span>
  );
}

function Standing({ view, who }: { readonly view: View; readonly who: Who }): ReactElement {
  const one = view.characters[who]!;
  const { hp } = characterCard(one.id);
  return (
    <>
      <span className="us-bars">
        <Sign name="heart" size={14} />
        <Bar sort="health" n={one.hp} of={hp} />
        <b>{one.hp}</b>
        <Sign name="drop" size={14} />
        <Bar sort="water" n={one.water} of={waterRoom(view, who)} />
        <b>{one.water}</b>
      </span>
      <Chips>
        <Chip title="Action points left">{one.ap} AP</Chip>
        <Chip sort={one.fitness === 0 ? 'tired' : ''} title="Fitness">
          {fitnessName(one.fitness)}
        </Chip>
        {marksOf(view, who).map(mark => (
          <Chip key={mark} sort={mark.replace(/ .*/, '')}>
            {mark === 'unseen' && <Sign name="unseen" size={13} />}
            {mark}
          </Chip>
        ))}
        <span className="us-karma" title={`${one.karma} of ${KARMA} karma dice`}>
          {Array.from({ length: KARMA }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no names
            <i key={i} className={i < one.karma ? '' : 'is-gone'}>
              <Sign name="karma" size={14} />
            </i>
          ))}
        </span>
      </Chips>
      {!view.isOver && <Thirst view={view} who={who} />}
    </>
  );
}

/** So many phases ahead stand side by side. */
const AHEAD = 7;
const LETTERS: Readonly<Record<string, string>> = { preparation: 'Pr', morning: 'Mo', afternoon: 'Af', night: 'Ni' };
const whenSays = ({ phase, day }: DryPhase): string => `${PHASE_NAMES[phase]} of day ${day}`;
/** `Preparation of day 6: 1 HP to hunger`. */
const takenSays = (one: DryPhase): string => `${whenSays(one)}${one.of ? `: ${one.hurt} HP to ${one.of}` : ''}`;

function Thirst({ view, who }: { readonly view: View; readonly who: Who }): ReactElement | null {
  const phases = thirstOf(view, who, AHEAD);
  const fall = fallOf(view, who);
  if (phases.length === 0) return null;
  return (
    <span className="us-thirst" title="Without more water and food, phase for phase">
      <ThirstRow view={view} who={who} />
      {fall && <span className="us-thirst-death">{fallSays(view, fall)}</span>}
    </span>
  );
}
/** A cell for each phase: what is drunk or eaten, what it costs, when it ends. A strip of a phone has no room for it. */
const ThirstRow = ({ view, who }: { readonly view: View; readonly who: Who }): ReactElement => (
  <span className="us-thirst-row" aria-hidden="true">
    {thirstOf(view, who, AHEAD).map(one => (
      <span key={`${one.day} ${one.phase}`} className={one.isDeath ? 'is-death' : one.hurt > 0 ? 'is-hurt' : ''} title={takenSays(one)}>
        <small>{LETTERS[one.phase]}</small>
        {one.isDeath ? '†' : one.hurt > 0 ? `−${one.hurt}` : one.eats > 0 ? <Meal /> : <Drops n={one.drinks} />}
      </span>
    ))}
  </span>
);
const Meal = (): ReactElement => (
  <svg className="us-sign" width={13} height={13} viewBox="-7 -7 14 14" aria-hidden="true" focusable="false">
    <CubeAt kind="food" x={0} y={0} size={13} />
  </svg>
);
const Drops = ({ n }: { readonly n: number }): ReactElement => (
  <>
    {Array.from({ length: n }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: drops have no names
      <Sign key={i} name="drop" size={n > 1 ? 8 : 11} />
    ))}
  </>
);

const NEAREST = 3;
const isRaining = (view: View): boolean => weatherOf(view) === 'storm' && !isNight(view);

/** The nearest fillings, in AP from whoever moves next of this seat. */
function WhereWaterIs({ table }: { readonly table: Table }): ReactElement | null {
  const { view } = table;
  const own = ownIn(table);
  if (own === null || !isAlive(view, own) || view.isOver) return null;
  const ways = waysFrom(view, own);
  const wells = view.tiles
    .filter(({ source, hex }) => source > 0 && ways.has(hex))
    .map(({ hex, source }) => ({ hex, source, ap: ways.get(hex)! }))
    .toSorted((a, b) => a.ap - b.ap)
    .slice(0, NEAREST);
  return (
    <section className="us-wells" aria-label="Where water is">
      <h3>
        <Sign name="drop" size={13} /> Where water is
      </h3>
      {wells.length === 0 && !isRaining(view) && <p>No tile that you know has any left; it comes back in Preparation, after the Night.</p>}
      <dl>
        {isRaining(view) && (
          <div>
            <dt>Rain, {rainAmount(view, own)} a time</dt>
            <dd>1 AP</dd>
          </div>
        )}
        {wells.map(({ hex, source, ap }) => (
          <div key={hex}>
            <dt>
              {onTile(view, hex).replace(/^(on|in) /, '')}, {plural(source, 'filling')}
            </dt>
            <dd>{ap === 0 ? 'here' : `${ap} AP`}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
