/** Which beast is hunted, chosen before there is a table: each as it is seen from above, and of the chosen one what it wants, where its stances are open, its level and its ground. */
import { sayList } from '@quarry/kernel';
import type { ReactElement, ReactNode } from 'react';
import { BOSS } from '../campaign/quests.ts';
import { monsterCard, STANCE_NUMBERS, stanceCard } from '../content/box.ts';
import { EXPEDITIONS } from '../content/expeditions.ts';
import { MONSTERS, type MonsterId } from '../content/kinds.ts';
import { ELEMENT_NAMES, LEVEL_NAMES, TERRAIN_NAMES } from '../content/names.ts';
import type { Scenario } from '../content/types.ts';
import { MARKS } from './beasts/marks.ts';
import { Beast } from './portrait.tsx';
import './gallery.css';

interface Props {
  /** Modes for so many seats, as the form calls them. */
  readonly modes: readonly { readonly mode: string; readonly says: string }[];
  readonly mode: string | undefined;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly onChoose: (mode: string, some: Readonly<Record<string, unknown>>) => void;
  /** The way to the table. */
  readonly children: ReactNode;
}

/** What it does to whoever forgets, in one line. */
const LINES: Readonly<Record<MonsterId, string>> = {
  cinderwing: 'Burns what stands still. Move.',
  ramhide: 'Crosses the ring, and hardens.',
  stormhorn: 'Strikes whoever stands alone.',
  reefmaw: 'Brings water, then goes under.',
  glasspelt: 'Answers what you do twice.',
  orehulk: 'Armours the side you hurt.',
  mirrorback: 'Goes still, and clogs your hand.',
  thunderdrake: 'Its charge rises. Be quick.',
  sleeper: 'Turns over to where you slept.',
};

const modeOf = (id: MonsterId): string => `expedition-${id}`;
const levelsOf = (id: MonsterId): readonly number[] => (id === BOSS ? [3] : LEVEL_NAMES.map((_, level) => level));
const groundsOf = (id: MonsterId): readonly Scenario[] => EXPEDITIONS.filter(one => one.monster === id);
const groundSays = ({ ground }: Scenario): string => [...new Set(ground.map(({ kind }) => TERRAIN_NAMES[kind]))].join(' · ');

/** What is chosen with a beast that was not chosen before: its mildest level, and the first of its grounds. */
const firstOf = (id: MonsterId): Readonly<Record<string, unknown>> => ({
  monster: id,
  level: levelsOf(id)[0]!,
  scenario: groundsOf(id)[0]!.id,
});

const chosenIn = (mode: string | undefined): MonsterId | undefined => MONSTERS.find(id => modeOf(id) === mode);

export function Gallery({ modes, mode, setup, onChoose, children }: Props): ReactElement {
  const chosen = chosenIn(mode);
  return (
    <section className="pa pa-gallery mode-gallery" aria-label="Expeditions: one hunt, with ready gear">
      <h3>One hunt, one evening: which beast?</h3>
      <div className="pa-gallery-beasts">
        {modes.map(one => {
          const id = chosenIn(one.mode);
          return id ? (
            <Entry
              key={id}
              id={id}
              says={one.says}
              level={id === chosen ? Number(setup['level']) : null}
              onChoose={() => onChoose(one.mode, firstOf(id))}
            />
          ) : null;
        })}
      </div>
      {chosen && (
        <Told id={chosen} setup={setup} onChoose={some => onChoose(modeOf(chosen), some)}>
          {children}
        </Told>
      )}
    </section>
  );
}

interface EntryProps {
  readonly id: MonsterId;
  readonly says: string;
  /** At which level it is chosen; null if it is not. */
  readonly level: number | null;
  readonly onChoose: () => void;
}

function Entry({ id, says, level, onChoose }: EntryProps): ReactElement {
  const { name, element } = monsterCard(id);
  const [, , width, height] = MARKS[id].box;
  return (
    <label className="pa-gallery-beast">
      <input type="radio" name="mode" aria-label={says} checked={level !== null} onChange={onChoose} />
      <span className="mode-picture" aria-hidden="true">
        <Beast id={id} isFacing={height > width} />
      </span>
      <span className="pa-gallery-name">
        <b>{name}</b> {element && <small>{ELEMENT_NAMES[element]}</small>}
      </span>
      <span className="pa-gallery-line">{LINES[id]}</span>
      <span className="pa-gallery-teeth" aria-hidden="true">
        {levelsOf(id).map(one => (
          <Tooth key={one} level={one} isOn={one === level} />
        ))}
      </span>
    </label>
  );
}

const TOOTH = 'M3 2q9-3 18 0 0 12-9 21-9-9-9-21z';

const Tooth = ({ level, isOn }: { readonly level: number; readonly isOn: boolean }): ReactElement => (
  <svg className={isOn ? 'is-on' : undefined} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path d={TOOTH} />
    <text x="12" y="14.5" textAnchor="middle">
      {level}
    </text>
  </svg>
);

interface ToldProps {
  readonly id: MonsterId;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly onChoose: (some: Readonly<Record<string, unknown>>) => void;
  readonly children: ReactNode;
}

/** Of the beast that is chosen: everything that one would want to know before. */
function Told({ id, setup, onChoose, children }: ToldProps): ReactElement {
  const { name, wants, habit, advice, weaknesses } = monsterCard(id);
  const level = Number(setup['level']);
  const scenario = String(setup['scenario']);
  const choose = (some: Readonly<Record<string, unknown>>): void => onChoose({ monster: id, level, scenario, ...some });
  return (
    <div className="pa-gallery-told">
      <h3>{name}</h3>
      <p className="pa-gallery-wants">Wants {wants.charAt(0).toLowerCase() + wants.slice(1)}</p>
      <dl>
        <dt>Habit</dt>
        <dd>{habit}</dd>
        <dt>Advice</dt>
        <dd>{advice}</dd>
        <dt>Weak to</dt>
        <dd>{weaknesses.length > 0 ? sayList(weaknesses.map(one => ELEMENT_NAMES[one])) : 'nothing that is known'}</dd>
      </dl>
      <Stances id={id} level={level} seats={Number(setup['seats'])} />
      <fieldset className="pa-gallery-levels">
        <legend>Level</legend>
        {levelsOf(id).map(one => (
          <label key={one}>
            <input type="radio" name="level" checked={one === level} onChange={() => choose({ level: one })} />
            <Tooth level={one} isOn={one === level} />
            <span>{LEVEL_NAMES[one]!.replace(/^at its /, '')}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="pa-gallery-grounds">
        <legend>Ground</legend>
        {groundsOf(id).map(one => (
          <label key={one.id}>
            <input type="radio" name="ground" checked={one.id === scenario} onChange={() => choose({ scenario: one.id })} />
            <b>{one.name}</b> <small>{groundSays(one)}</small>
            <span>{one.says}</span>
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  );
}

const SIDES = { front: 'front', flank: 'flanks', rear: 'rear' } as const;

/** Where each stance is open, and its two numbers at this level for so many hunters. */
function Stances({ id, level, seats }: { readonly id: MonsterId; readonly level: number; readonly seats: number }): ReactElement {
  const stances = STANCE_NUMBERS.map(stanceCard).filter(one => one.monster === id && one.level === level);
  return (
    <ol className="pa-gallery-stances" aria-label="Its stances">
      {stances.map(({ stance, name, exposed, toughness, damage }) => (
        <li key={stance}>
          <b>{name}</b>
          <span>
            {exposed.length === 0 ? 'open nowhere' : exposed.length === 3 ? 'open all round' : exposed.map(one => SIDES[one]).join(', ')}
          </span>
          <small>{toughness === null ? 'no blow wounds it' : `${toughness * seats} a wound`}</small>
          <small>strikes for {damage}</small>
        </li>
      ))}
    </ol>
  );
}
