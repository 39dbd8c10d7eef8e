/** What comes over everybody, large for a moment: the sun card of the phase, an event, a card of the night. What is seen or heard first, the rule below it. */
import { type Face, plural, sayList } from '@quarry/kernel';
import { Flavour } from '@quarry/screen';
import type { ReactElement } from 'react';
import { isCard } from '../content/box.ts';
import type { Phase } from '../content/kinds.ts';
import { hasCamp, livingAt } from '../questions/basics.ts';
import { PHASE_NAMES } from '../sentences/names.ts';
import type { Who } from '../state.ts';
import { nameOf, type Table } from './names.ts';
import { Portrait } from './portraits/portrait.tsx';
import { OF_CARDS, OVER_ALL } from './scenes.ts';
import { Sign, type SignName } from './signs.tsx';

const SHOWN: Readonly<Record<string, { readonly sign: SignName; readonly says: string }>> = {
  'sun-drawn': { sign: 'sun', says: 'This phase' },
  'event-drawn': { sign: 'quest', says: 'An event' },
  'night-drawn': { sign: 'moon', says: 'A card of the night' },
};

/** A card that one is asked about lies there as long as one is asked. */
function cardAsked({ asked }: Table): number {
  const card = asked && OF_CARDS.has(asked.kind) ? Number(asked.facts?.['card'] ?? -1) : -1;
  return card >= 0 && isCard(card) ? card : -1;
}

/** What is said, and nothing beside it. */
function Told(table: Table): ReactElement {
  const { now, view, motion } = table;
  const who = Number(now!.event['who']);
  const id = view.characters[who]?.id ?? '';
  return (
    <aside key={`${now!.type} ${who}`} className={`us-moment is-${now!.type}`} data-motion={motion} aria-label={nameOf(view, who)}>
      <span className="us-moment-face">
        <Portrait id={id} name={nameOf(view, who)} size={84} />
        <p>{now!.yours ?? now!.says}</p>
      </span>
      {now!.type === 'victim-voted' && <Hands {...table} />}
    </aside>
  );
}

/** Everything stops: the card that lay face down burns through, and whoever held it is behind it; the rest look on. Whoever wants no motion is shown how it ends. */
function Revealed({ now, view, motion }: Table): ReactElement {
  const who = Number(now!.event['who']);
  const one = view.characters[who];
  const others = view.characters.flatMap(({ id }, other) => (other === who ? [] : [{ id, name: nameOf(view, other) }]));
  return (
    <div key={`revealed ${who}`} className="us-unmasking" data-lies-over="" data-motion={motion}>
      <aside className="us-moment is-revealed" aria-label={nameOf(view, who)}>
        <span className="us-burning">
          <Portrait id={one?.id ?? ''} name={nameOf(view, who)} size={168} />
          <svg className="us-burnt-card" viewBox="0 0 100 122" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <path className="us-card-back" d="M0 0H100V122H0Z" />
            <path className="us-card-mark" d="M50 30l8 21 22 1-17 14 6 21-19-12-19 12 6-21-17-14 22-1Z" />
            <path className="us-card-rim" d="M6 6H94V116H6Z" />
          </svg>
        </span>
        <span className="us-unmasked">
          <b className="us-moment-name">A Son of Liberty</b>
          <p>{now!.yours ?? now!.says}</p>
        </span>
        <ul className="us-onlookers" aria-label="The others">
          {others.map(other => (
            <li key={other.id}>
              <Portrait id={other.id} name={other.name} size={52} />
              <span>{other.name}</span>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}

/** The light goes, or comes back. */
function Turning({ now, motion }: Pick<Table, 'now' | 'motion'>): ReactElement {
  const phase = now!.event['phase'] as Phase;
  const turns = phase === 'night' ? 'is-night' : phase === 'preparation' && Number(now!.event['day']) > 1 ? 'is-dawn' : '';
  return (
    <aside
      key={`${now!.event['day']} ${phase}`}
      className={`us-moment us-turning ${turns}`}
      data-motion={motion}
      aria-label={PHASE_NAMES[phase]}
    >
      <Sign name={phase === 'night' ? 'moon' : 'sun'} size={54} />
      <b className="us-moment-name">{PHASE_NAMES[phase]}</b>
      <span>Day {String(now!.event['day'])}</span>
    </aside>
  );
}

/** A night is heard otherwise by one who is alone than by a camp: of both texts the one that is theirs. */
function heard({ view, asked }: Table, face: Face, who: Who): Face {
  const hex = view.characters[who]?.hex ?? Number(asked?.facts?.['hex'] ?? -1);
  const [alone = '', together = alone] = face.flavour?.split(' / ') ?? [];
  return face.flavour === undefined ? face : { ...face, flavour: hasCamp(view, hex) ? together : alone };
}

/** Who was voted for by whom, once all hands are up. */
function Hands({ view, now }: Table): ReactElement {
  const victim = Number(now!.event['who']);
  const votes = now!.event['votes'] as readonly (readonly Who[])[];
  const here = livingAt(view, view.characters[victim]?.hex ?? -1);
  return (
    <ul className="us-hands" aria-label="The vote">
      {here.map((who, i) => (
        <li key={who} className={who === victim ? 'is-hit' : ''}>
          <Portrait id={view.characters[who]!.id} name={nameOf(view, who)} size={64} />
          <b>{nameOf(view, who)}</b>
          <span>
            {(votes[i] ?? []).map(hand => (
              <Sign key={hand} name="hand" size={22} />
            ))}
            {plural(votes[i]?.length ?? 0, 'hand')}
          </span>
          <small>{sayList((votes[i] ?? []).map(hand => nameOf(view, hand)))}</small>
        </li>
      ))}
    </ul>
  );
}

export function Moment(table: Table): ReactElement | null {
  const { now, view } = table;
  if (now?.type === 'phase-begun') return <Turning {...table} />;
  if (now?.type === 'revealed') return <Revealed {...table} />;
  if (now && OVER_ALL.has(now.type) && !SHOWN[now.type]) return <Told {...table} />;
  const shown = now ? SHOWN[now.type] : undefined;
  const card = shown ? Number(now!.event['card']) : cardAsked(table);
  if (card < 0) return null;
  const face = table.face(card);
  const who = shown && now!.type !== 'sun-drawn' ? nameOf(view, Number(now!.event['who'])) : '';
  const isNight = /night/i.test(face.kind);
  return (
    <aside
      key={`${now?.type} ${card}`}
      className={`us-moment ${isNight ? 'is-of-night' : ''} ${shown ? '' : 'is-asked'}`}
      data-lies-over=""
      data-motion={table.motion}
      aria-label={face.name}
    >
      <span className="us-moment-sort">
        <Sign name={shown?.sign ?? (isNight ? 'moon' : 'quest')} size={18} /> {[shown?.says ?? face.kind, who].filter(Boolean).join(' · ')}
      </span>
      <Flavour face={heard(table, face, Number(now?.event['who'] ?? table.asked?.facts?.['who'] ?? -1))} />
      <b className="us-moment-name">{face.name}</b>
      {face.says && <p>{face.says}</p>}
    </aside>
  );
}
