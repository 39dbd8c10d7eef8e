/** What matters of what was told since somebody's last answer: what touched them, what the others did, what the mission and the enemies are up to now. */
import { capital, isTold, type Line, type Recalled, recalled, type Seat, Since, sayList, times } from '@quarry/kernel';
import { missionCard, nameOf } from '../content/box.ts';
import { BASE_AP, TIRED, TIRED_AP } from '../content/kinds.ts';
import type { SunEvent, Told } from '../events.ts';
import { isBeside } from '../places.ts';
import { cardInPlay, hexOf, isAlive, missionIn } from '../questions/basics.ts';
import { aimSays, countSays } from '../sentences/log/mission.ts';
import {
  cardName,
  characterName,
  figureName,
  fitnessName,
  merchantName,
  onTile,
  ontoTile,
  ownedBy,
  PHASE_NAMES,
  theEnemy,
  tileName,
} from '../sentences/names.ts';
import type { View, Who } from '../state.ts';
import { deathSays, enemyName, harmOf, harmSays } from './harm.ts';
import { again, are, counted, isYou, subject, were } from './people.ts';

/** What was told, and in whose turns. */
class Span extends Since<SunEvent, View> {
  readonly own: readonly Who[] = ownedBy(this.view, this.reader);
  /** Whose turn it was at each event; -1 between turns. */
  readonly actors: readonly Who[] = actorsOf(this.told, this.view);
}

/** Turns are told where they begin and end; before the first of these words it is the turn of whoever ends it. */
function actorsOf(told: readonly SunEvent[], view: View): Who[] {
  const first = told.find(one => isTold(one, 'turn-begun', 'turn-ended', 'waits', 'phase-begun'));
  let actor = first === undefined ? view.active : isTold(first, 'turn-ended', 'waits') ? first.who : -1;
  return told.map(one => {
    if (one.type === 'turn-begun') actor = one.who;
    const now = actor;
    if (isTold(one, 'turn-ended', 'waits', 'phase-begun')) actor = -1;
    return now;
  });
}
const isOwnDoing = ({ own, actors }: Span, at: number): boolean => own.includes(actors[at]!);
const lastAt = ({ told }: Span, isIt: (event: SunEvent, at: number) => boolean): number => told.findLastIndex(isIt);

// What touched the reader

function touched(span: Span, who: Who): Line[] {
  return [...fates(span, who), ...conditions(span, who), ...relief(span, who)];
}
function fates({ told, view, reader }: Span, who: Who): Line[] {
  const died = told.findLastIndex(one => one.type === 'died' && one.who === who);
  const death = told[died];
  if (death?.type === 'died') return [{ says: deathSays(death, told, view, reader), at: died, weighs: 100 }];
  const harm = harmOf(told, view, who, reader);
  return harm ? [{ says: harmSays(harm, view, who, reader), at: harm.at, weighs: harm.lost > 0 ? 90 : 70 }] : [];
}
/** What has changed for the worse and still is so. */
function conditions(span: Span, who: Who): Line[] {
  const { view, reader } = span;
  const { isInfected, fitness } = view.characters[who]!;
  if (!isAlive(view, who)) return [];
  const sick = lastAt(span, one => one.type === 'infected' && one.who === who);
  const seen = lastAt(span, (one, at) => one.type === 'exposed' && one.who === who && !isOwnDoing(span, at));
  const tired = lastAt(span, one => one.type === 'fitness-changed' && one.who === who && one.by < 0);
  const now = [
    ...(sick >= 0 && isInfected ? ['infected: 1 damage each Morning and Night'] : []),
    ...(tired >= 0 && fitness === TIRED ? [`${fitnessName(TIRED)}: ${BASE_AP - TIRED_AP} AP a phase, not ${BASE_AP}`] : []),
  ];
  const says = [
    ...(seen >= 0 ? [`${subject(view, who, reader)} ${were(view, who, reader)} seen ${onTile(view, hexOf(view, who))}.`] : []),
    ...(now.length > 0 ? [`${subject(view, who, reader)} ${are(view, who, reader)} ${sayList(now)}.`] : []),
  ];
  return says.length > 0 ? [{ says: says.join(' '), at: Math.max(sick, seen, tired), weighs: 80 }] : [];
}
/** What others did for the reader. */
function relief(span: Span, who: Who): Line[] {
  const { told, view, reader } = span;
  const at = lastAt(span, (one, i) => one.type === 'healed' && one.who === who && !isOwnDoing(span, i) && span.actors[i]! >= 0);
  if (at < 0) return [];
  const n = told.reduce((sum, one, i) => (one.type === 'healed' && one.who === who && !isOwnDoing(span, i) ? sum + one.n : sum), 0);
  const healer = characterName(view, span.actors[at]!);
  return [{ says: `${subject(view, who, reader)} got ${n} HP back in ${healer}’s turn.`, at, weighs: 60 }];
}

// What the others did

const deedOf = (all: readonly { readonly at: number }[], weighs: number, says: () => string): Line[] =>
  all.length > 0 ? [{ says: says(), at: all.at(-1)!.at, weighs }] : [];

function fights(span: Span, who: Who): Line[] {
  const { told, view } = span;
  const felled = span.all('enemy-defeated').filter(one => one.by === who);
  const blows = span
    .all('attacks')
    .filter(one => one.who === who && !felled.some(({ enemy }) => one.target === 'enemy' && enemy === one.id));
  const hits = blows.filter(one => one.damage > 0);
  const nameOfFoe = ({ target, id }: Told<'attacks'>): string =>
    target === 'merchant' ? merchantName(view, id) : enemyName(view, told, id);
  const robbed = span.all('merchant-robbed').filter(one => one.who === who);
  return [
    ...deedOf(robbed, 60, () => `killed and robbed ${merchantName(view, robbed[0]!.merchant)}`),
    ...deedOf(felled, 50, () => `defeated ${counted(felled.map(one => theEnemy(view, one.enemy, one.card)))}`),
    ...deedOf(hits, 30, () => {
      const names = [...new Set(hits.map(nameOfFoe))];
      return `hit ${sayList(names)} for ${hits.reduce((sum, one) => sum + one.damage, 0)}${names.length > 1 ? ' in all' : ''}`;
    }),
    ...(hits.length === 0 && felled.length === 0
      ? deedOf(blows, 15, () => `attacked ${sayList([...new Set(blows.map(nameOfFoe))])} without a hit`)
      : []),
  ];
}
const duels = (span: Span, who: Who): Line[] => {
  const { view, reader } = span;
  const all = span.all('struck').filter(one => one.by === 'character' && one.id === who);
  return deedOf(all, 70, () => {
    const victims = [...new Set(all.map(one => one.who))].map(one => (isYou(view, one, reader) ? 'you' : characterName(view, one)));
    return `attacked ${sayList(victims)}`;
  });
};
function missionWork(span: Span, who: Who): Line[] {
  const { view } = span;
  const acts = span.all('mission-acted').filter(one => one.who === who);
  const figures = span.all('figure-taken').filter(one => one.who === who);
  return [
    ...deedOf(acts, 45, () => (acts.length > 1 ? `acted for the mission ${times(acts.length)}` : 'acted for the mission')),
    ...deedOf(figures, 45, () => `took ${figureName(view, figures.at(-1)!.figure)} along`),
  ];
}
function findings(span: Span, who: Who): Line[] {
  const { view } = span;
  const opened = span.all('container-opened').filter(one => one.who === who);
  const crafted = span.all('crafted').filter(one => one.who === who);
  const bought = span.all('bought').filter(one => one.who === who && one.what === 'card');
  const seen = span.all('tile-revealed').filter(one => span.actors[one.at] === who);
  return [
    ...deedOf(opened, 25, () => (opened.length > 1 ? `opened ${opened.length} containers` : 'opened a container')),
    ...deedOf(crafted, 22, () => `crafted ${sayList(crafted.map(one => `the ${cardName(one.card)}`))}`),
    ...deedOf(bought, 22, () => `bought ${sayList(bought.map(one => `the ${cardName(one.id)}`))}`),
    ...deedOf(seen, 20, () =>
      seen.length > 2 ? `turned up ${seen.length} tiles` : `turned up ${sayList(seen.map(one => tileName(view, one.hex)))}`,
    ),
  ];
}
function living(span: Span, who: Who): Line[] {
  const { view } = span;
  const seen = span.all('tile-revealed').filter(one => span.actors[one.at] === who);
  const onlyNew = seen.length === 1 ? seen[0]!.hex : -1;
  const camps = span.all('camp-made').filter(one => one.who === who);
  const moves = span.all('moved').filter(one => one.who === who);
  const sleeps = span.all('slept').filter(one => one.who === who);
  const drinks = span.all('replenished').filter(one => one.who === who);
  const finds = span.all('collected').filter(one => one.who === who);
  return [
    ...deedOf(camps, 18, () => `pitched a camp ${onTile(view, camps.at(-1)!.hex)}`),
    ...deedOf(moves, 12, () => (onlyNew === moves.at(-1)!.to ? 'went there' : `went ${ontoTile(view, moves.at(-1)!.to)}`)),
    ...deedOf(finds, 8, () => `collected what lay ${onTile(view, finds.at(-1)!.hex)}`),
    ...deedOf(drinks, 7, () => 'filled all bottles'),
    ...deedOf(sleeps, 6, () => 'slept'),
  ];
}
const MOST_DEEDS = 3;
/** `Boone defeated the bear and went onto Salt Table. He lost 2 HP: the wolf attacked him for 2. He has 3 of 9 HP.` */
function other(span: Span, who: Who): Line[] {
  const { told, view, reader } = span;
  const died = told.findLastIndex(one => one.type === 'died' && one.who === who);
  const death = told[died];
  if (death?.type === 'died') return [{ says: deathSays(death, told, view, reader), at: died, weighs: 95 }];
  const all = [...duels(span, who), ...fights(span, who), ...missionWork(span, who), ...findings(span, who), ...living(span, who)];
  const deeds = all.toSorted((a, b) => b.weighs - a.weighs).slice(0, MOST_DEEDS);
  const harm = harmOf(told, view, who, reader);
  const lost = harm?.lost ?? 0;
  const name = deeds.length > 0 ? again(view, who, reader) : characterName(view, who);
  const hurt = harm && lost > 0 ? harmSays(harm, view, who, reader, name) : '';
  const done = deeds.length > 0 ? `${characterName(view, who)} ${sayList(deeds.map(one => one.says))}.` : '';
  if (!done && !hurt) return [];
  return [
    { says: [done, hurt].filter(Boolean).join(' '), at: deeds[0]?.at ?? harm!.at, weighs: 20 + (deeds[0]?.weighs ?? 0) / 2 + lost * 5 },
  ];
}
/** A team card that was turned up is news for everybody. */
const shown = (span: Span): Line[] =>
  span
    .all('revealed')
    .filter(one => !span.own.includes(one.who))
    .map(({ who, at }) => ({
      says: `${characterName(span.view, who)} turned up the team card: a Son of Liberty.`,
      at,
      weighs: 98,
    }));

// What is on now

function missionNow(span: Span): Line[] {
  const { told, view } = span;
  const at = lastAt(span, (one, i) => one.type === 'mission-card' && one.stage > 0 && i > 0);
  const card = told[at];
  if (card?.type === 'mission-card') {
    const { title } = missionCard(card.mission, card.stage - 1);
    return [{ says: `The mission card “${title}” was fulfilled. Now: ${aimSays(view, cardInPlay(view))}`, at, weighs: 85 }];
  }
  const hurtAt = lastAt(span, one => one.type === 'figure-hurt');
  const hurt = told[hurtAt];
  if (hurt?.type === 'figure-hurt') {
    const { hp = hurt.left } = missionIn(view).figures[hurt.figure] ?? {};
    return [{ says: `${capital(figureName(view, hurt.figure))} took damage: ${hurt.left} of ${hp} HP left.`, at: hurtAt, weighs: 75 }];
  }
  const countedAt = lastAt(span, (one, i) => one.type === 'counted' && !isOwnDoing(span, i));
  const count = told[countedAt];
  if (count?.type !== 'counted') return [];
  return [{ says: `${capital(count.counter)}: ${countSays(view, count.counter, count.is)}.`, at: countedAt, weighs: 65 }];
}
/** Enemies that have come to the reader's tile, or next to it, by themselves. */
function threats(span: Span, who: Who): Line[] {
  const { told, view, reader } = span;
  if (!isAlive(view, who)) return [];
  const here = hexOf(view, who);
  const came = new Map<number, number>();
  told.forEach((one, at) => {
    if (isTold(one, 'spawned', 'enemy-moved') && !isOwnDoing(span, at)) came.set(one.enemy, at);
  });
  const near = view.enemies.filter(one => came.has(one.id) && (one.hex === here || isBeside(one.hex, here)));
  const close = near.filter(one => one.hex === here);
  const named = (close.length > 0 ? close : near).map(one => ({ name: theEnemy(view, one.id, one.card), at: came.get(one.id)! }));
  if (named.length === 0) return [];
  const verb = named.length === 1 ? 'is' : 'are';
  const whose = isYou(view, who, reader) ? 'your tile' : `the tile of ${characterName(view, who)}`;
  const place = close.length > 0 ? `on ${whose}` : `next to ${isYou(view, who, reader) ? 'you' : characterName(view, who)}`;
  const seen =
    close.length > 0 && view.characters[who]!.isStealthy
      ? `, and ${named.length === 1 ? 'has' : 'have'} not seen ${isYou(view, who, reader) ? 'you' : characterName(view, who)}`
      : '';
  const isNew = named.every(({ at }) => told[at]!.type === 'spawned');
  const does = isNew ? `${named.length === 1 ? 'has' : 'have'} appeared ${place}` : `${verb} ${place} now`;
  const says = `${capital(sayList(named.map(one => one.name)))} ${does}${seen}.`;
  return [{ says, at: named.at(-1)!.at, weighs: close.length > 0 ? 82 : 40 }];
}
function phaseNow(span: Span): Line[] {
  const { view } = span;
  const at = lastAt(span, one => one.type === 'phase-begun' && one.phase !== 'preparation');
  if (at < 0 || view.phase === 'preparation') return [];
  const sun = view.sun >= 0 ? `: ${nameOf(view.sun)}` : '';
  return [{ says: `It is ${PHASE_NAMES[view.phase]} of day ${view.day} now${sun}.`, at, weighs: 10 }];
}

/** Only if somebody else was on at all. */
function nothing({ told, view, own, actors }: Span): Recalled[] {
  const others = [...new Set(actors.filter(who => who >= 0 && !own.includes(who)))];
  if (others.length === 0) return [];
  const you =
    own.length === 1
      ? 'you'
      : sayList(
          own.map(who => characterName(view, who)),
          'or',
        );
  const acted = sayList(others.map(who => characterName(view, who)));
  const at = told.findLastIndex((_, i) => others.includes(actors[i]!));
  return [{ says: `Nothing touched ${you}: ${acted} had ${others.length === 1 ? 'a turn' : 'their turns'}.`, at }];
}

export function since(told: readonly SunEvent[], view: View, reader: Seat): Recalled[] {
  const span = new Span(told, view, reader);
  const { own } = span;
  // Before the first turn there is nothing to come back to.
  if (own.length === 0 || !told.some(one => one.type !== 'word')) return [];
  const others = view.characters.map((_, who) => who).filter(who => !own.includes(who));
  const news = [
    ...own.flatMap(who => touched(span, who)),
    ...shown(span),
    ...others.flatMap(who => other(span, who)).toSorted((a, b) => b.weighs - a.weighs),
    ...missionNow(span),
    ...own.flatMap(who => threats(span, who)).slice(0, 1),
  ];
  if (news.length === 0) return nothing(span);
  return recalled([...news, ...phaseNow(span)]);
}
