/** What comes over everybody, large for a moment: the sun card of the phase, an event, a card of the night. What is seen or heard first, the rule below it. */
import { Flavour } from '@quarry/screen';
import type { ReactElement } from 'react';
import { isCard } from '../content/box.ts';
import type { Phase } from '../content/kinds.ts';
import { PHASE_NAMES } from '../sentences/names.ts';
import { nameOf, type Table } from './names.ts';
import { Portrait } from './portraits/portrait.tsx';
import { Sign, type SignName } from './signs.tsx';

const SHOWN: Readonly<Record<string, { readonly sign: SignName; readonly says: string }>> = {
  'sun-drawn': { sign: 'sun', says: 'This phase' },
  'event-drawn': { sign: 'quest', says: 'An event' },
  'night-drawn': { sign: 'moon', says: 'A card of the night' },
};

/** A card that one is asked about lies there as long as one is asked. */
const ASKS: ReadonlySet<string> = new Set(['choose-branch', 'pay-or', 'choose-skill', 'vote', 'ignore-animal', 'bury']);
function cardAsked({ asked }: Table): number {
  const card = asked && ASKS.has(asked.kind) ? Number(asked.facts?.['card'] ?? -1) : -1;
  return card >= 0 && isCard(card) ? card : -1;
}

/** What is said, and nothing beside it. */
const TOLD: ReadonlySet<string> = new Set(['died', 'revived', 'revealed', 'victim-voted']);
function Told({ now, view, motion }: Table): ReactElement {
  const who = Number(now!.event['who']);
  const id = view.characters[who]?.id ?? '';
  return (
    <aside key={`${now!.type} ${who}`} className={`us-moment is-${now!.type}`} data-motion={motion} aria-label={nameOf(view, who)}>
      <span className="us-moment-face">
        <Portrait id={id} name={nameOf(view, who)} size={84} />
        <p>{now!.yours ?? now!.says}</p>
      </span>
    </aside>
  );
}

/** The light goes, or comes back. */
function Turning({ now, motion }: Pick<Table, 'now' | 'motion'>): ReactElement {
  const phase = now!.event['phase'] as Phase;
  return (
    <aside key={`${now!.event['day']} ${phase}`} className="us-moment us-turning" data-motion={motion} aria-label={PHASE_NAMES[phase]}>
      <Sign name={phase === 'night' ? 'moon' : 'sun'} size={54} />
      <b className="us-moment-name">{PHASE_NAMES[phase]}</b>
      <span>Day {String(now!.event['day'])}</span>
    </aside>
  );
}

export function Moment(table: Table): ReactElement | null {
  const { now, view } = table;
  if (now?.type === 'phase-begun') return <Turning {...table} />;
  if (now && TOLD.has(now.type)) return <Told {...table} />;
  const shown = now ? SHOWN[now.type] : undefined;
  const card = shown ? Number(now!.event['card']) : cardAsked(table);
  if (card < 0) return null;
  const face = table.face(card);
  const who = shown && now!.type !== 'sun-drawn' ? nameOf(view, Number(now!.event['who'])) : '';
  const isNight = /night/i.test(face.kind);
  return (
    <aside
      key={`${now?.type} ${card}`}
      className={`us-moment ${shown ? '' : 'is-asked'}`}
      data-motion={table.motion}
      aria-label={face.name}
    >
      <span className="us-moment-sort">
        <Sign name={shown?.sign ?? (isNight ? 'moon' : 'quest')} size={18} /> {[shown?.says ?? face.kind, who].filter(Boolean).join(' · ')}
      </span>
      <b className="us-moment-name">{face.name}</b>
      <Flavour face={face} />
      {face.says && <p>{face.says}</p>}
    </aside>
  );
}
