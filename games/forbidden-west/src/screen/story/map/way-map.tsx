/** Our story so far as a map of the land: the way from chapter to chapter, how each of them ended, what calls and was not answered; and beside it what is kept of each, and what it cost. */
import { plural } from '@quarry/kernel';
import type { ReactElement } from 'react';
import { keptOf, landSays, tollOf } from '../../../campaign/story-so-far.ts';
import type { Clan } from '../../../content/kinds.ts';
import { CLAN_NAMES } from '../../../content/names.ts';
import { chapterOf, entryOf, isEntry, LAST_CHAPTER } from '../../../content/story/index.ts';
import type { StoryEffect } from '../../../content/story/types.ts';
import { counterOf, trustOf } from '../../../questions.ts';
import type { View } from '../../../state.ts';
import { Vignette, vignetteOf } from '../vignettes.tsx';
import { Land } from './land.tsx';
import { BANNERS, FIRES, SPOTS, type Spot, spotOf } from './places.ts';

type Came = 'won' | 'pressed' | 'told' | 'now';
interface Told {
  readonly no: number;
  readonly came: Came;
}

const CAME: Readonly<Record<Came, string>> = { won: 'won', pressed: 'pressed on', told: 'told', now: 'here you are' };
const chapterOfBrief = (brief: string): number => Number(/\d+/.exec(brief)?.[0] ?? 0);

/** The chapters of which a page was read, in their order. */
function toldIn({ history, chapter, won, pressedOn, step }: View): readonly Told[] {
  const chapters = [...new Set([...history.filter(isEntry).map(page => Number(page.split('.')[0])), chapter])];
  return chapters
    .sort((a, b) => a - b)
    .map(no => {
      if (no === chapter && step !== 'over') return { no, came: 'now' };
      if (pressedOn.some(brief => chapterOfBrief(brief) === no)) return { no, came: 'pressed' };
      return { no, came: won.some(brief => chapterOfBrief(brief) === no) ? 'won' : 'told' };
    });
}

export default function WayMap({ view }: { readonly view: View }): ReactElement {
  const told = toldIn(view);
  const things = thingsKept(view);
  return (
    <div className="fw-way-frame">
      <div className="fw-way">
        <svg
          className="fw-way-map"
          viewBox="0 0 1000 640"
          role="img"
          aria-label={`The way so far: ${plural(told.length, 'chapter')} of ${LAST_CHAPTER}`}
        >
          <Land blight={counterOf(view, 'blight')} />
          <Track told={told} />
          <Fires view={view} told={told} />
          {BANNERS.map(({ clan, x, y }) => (
            <Banner key={clan} clan={clan} at={{ x, y }} trust={trustOf(view, clan)} />
          ))}
          {SPOTS.map((spot, i) => !told.some(({ no }) => no === i + 1) && <Mist key={`${spot.x} ${spot.y}`} at={spot} no={i + 1} />)}
          {told.map(one => (
            <Stop key={one.no} told={one} />
          ))}
        </svg>
        <ol className="fw-way-chapters">
          {told.map(one => (
            <Kept key={one.no} view={view} told={one} isOpen={one.no === told.at(-1)?.no} />
          ))}
        </ol>
        <section className="fw-way-land" aria-label="How the land is">
          {landSays(view.party.counters).map(line => (
            <p key={line}>{line}</p>
          ))}
          {view.setbacks > 0 && <p>You were thrown back {view.setbacks === 1 ? 'once' : plural(view.setbacks, 'time')}.</p>}
        </section>
        {things.length > 0 && (
          <section className="fw-way-shelf" aria-label="Kept">
            <h3>Kept</h3>
            <ul>
              {things.map(({ says, chapter }) => (
                <li key={says}>
                  <Vignette chapter={chapter} says={says} />
                  {says} <small>chapter {chapter}</small>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}

/** From place to place, as it was walked; dotted where it leads now. */
function Track({ told }: { readonly told: readonly Told[] }): ReactElement {
  const legs = told.slice(1).map(({ no, came }, i) => ({ from: spotOf(told[i]!.no), to: spotOf(no), no, came }));
  return (
    <>
      {legs.map(({ from, to, no, came }) => (
        <path key={no} className={came === 'now' ? 'fw-track-leg is-now' : 'fw-track-leg'} d={bent(from, to)} />
      ))}
    </>
  );
}

/** Nobody walks straight. */
function bent(from: Spot, to: Spot): string {
  const middle = { x: (from.x + to.x) / 2 + (to.y - from.y) * 0.18, y: (from.y + to.y) / 2 - (to.x - from.x) * 0.18 };
  return `M${from.x} ${from.y}Q${Math.round(middle.x)} ${Math.round(middle.y)} ${to.x} ${to.y}`;
}

const SEAL = 'M0-22l7 6 9-3 3 9 8 4-3 9 3 8-8 5-3 9-9-2-7 6-7-6-9 2-3-9-8-5 3-8-3-9 8-4 3-9 9 3z';

function Stop({ told: { no, came } }: { readonly told: Told }): ReactElement {
  const { x, y } = spotOf(no);
  const picture = vignetteOf(no);
  return (
    <g className={`fw-stop is-${came}`} transform={`translate(${x} ${y})`}>
      <g className="fw-way-sign">
        {picture && <path className="fw-stop-picture" d={picture} transform="translate(-14 -62) scale(.74)" />}
        <path className="fw-seal" d={SEAL} transform="translate(-34 -16) scale(.82)" />
        <text className="fw-seal-no" x="-34" y="-9" textAnchor="middle" fontSize="21">
          {no}
        </text>
      </g>
      <text className="fw-stop-name" x="8" y="24" textAnchor="middle" fontSize="20" strokeWidth="6">
        {chapterOf(no).title}
      </text>
    </g>
  );
}

/** Where nobody has been yet: no name stands there. */
const Mist = ({ at: { x, y }, no }: { readonly at: Spot; readonly no: number }): ReactElement => (
  <g className="fw-mist" transform={`translate(${x} ${y})`}>
    <ellipse rx="62" ry="36" />
    <g className="fw-way-sign">
      <circle r="19" />
      <text y="7" textAnchor="middle" fontSize="20">
        {no}
      </text>
    </g>
  </g>
);

/** Of three fires two can be answered: the others go on burning. */
function Fires({ view, told }: { readonly view: View; readonly told: readonly Told[] }): ReactElement[] {
  const isPast = told.some(({ no, came }) => no === 3 && came !== 'now');
  return FIRES.filter(({ answered }) => isPast && !view.flags.includes(answered)).map(({ clan, says, x, y }) => (
    <g key={clan} className="fw-fire" transform={`translate(${x} ${y})`}>
      <path className="is-smoke" d="M0-12q-9-13 0-24t0-24" />
      <path d="M0-16q12 12 7 21-7 9-14 0-4-8 3-12 0 5 3 5 3-6 1-14z" />
      <text x="14" y="4" fontSize="18">
        {says}, unanswered
      </text>
    </g>
  ));
}

const FEATHER = 'M2 22Q1 8 12 2q5 9-1 15-4 4-8 3M3 21Q6 12 11 7';

function Banner({ clan, at: { x, y }, trust }: { readonly clan: Clan; readonly at: Spot; readonly trust: number }): ReactElement {
  return (
    <g className={`fw-banner is-${clan}`} transform={`translate(${x} ${y})`}>
      <g className="fw-way-sign">
        <path className="fw-banner-pole" d="M0-8V84" />
        <path className="fw-banner-cloth" d="M0 0H128l-16 28 16 28H0z" />
        <text x="12" y="23" fontSize="20">
          {CLAN_NAMES[clan]}
        </text>
        {[1, 2, 3].map(n => (
          <path
            key={n}
            className={n <= trust ? 'fw-feather is-there' : 'fw-feather'}
            d={FEATHER}
            transform={`translate(${n * 22 - 10} 28)`}
          />
        ))}
      </g>
    </g>
  );
}

interface KeptProps {
  readonly view: View;
  readonly told: Told;
  readonly isOpen: boolean;
}

/** What is kept of a chapter: the last of it at a glance, all of it when it is opened. */
function Kept({ view, told: { no, came }, isOpen }: KeptProps): ReactElement {
  const lines = keptOf(view, no);
  const tolls = tollOf(view, no);
  return (
    <li className={`is-${came}`}>
      <details open={isOpen}>
        <summary>
          <span className="fw-way-title">
            <b>{no}</b> {chapterOf(no).title} <small>{CAME[came]}</small>
          </span>
        </summary>
        {tolls.length > 0 && (
          <ul className="fw-tolls" aria-label="What it gave and took">
            {tolls.map(({ says, isLoss }) => (
              <li key={says} className={isLoss ? 'is-loss' : ''}>
                {says}
              </li>
            ))}
          </ul>
        )}
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
        {lines.length === 0 && <p>Nothing is written down yet.</p>}
      </details>
    </li>
  );
}

interface Thing {
  readonly says: string;
  readonly chapter: number;
}

/** Things that were found on a page, and are with the party still. */
function thingsKept({ history, flags }: View): readonly Thing[] {
  const isKept = (effect: StoryEffect): boolean => effect.do === 'flag' && flags.includes(effect.flag);
  return [...new Set(history)].filter(isEntry).flatMap(page =>
    entryOf(page).elements.flatMap(element => {
      const isThing = (element.is === 'event' || element.is === 'outcome') && element.effects.some(isKept);
      return isThing ? [{ says: element.caption, chapter: Number(page.split('.')[0]) }] : [];
    }),
  );
}
