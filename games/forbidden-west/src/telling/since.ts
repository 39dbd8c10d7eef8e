/** What has happened since somebody's last answer: what touched the reader, then the others, then what threatens. In the past tense, summed up, five lines at most. */
import {
  capital,
  clause,
  greatest,
  nothingTouched,
  plural,
  type Recalled,
  recalled,
  type Seat,
  Since as SinceOf,
  sayList,
  total,
  weighing,
} from '@quarry/kernel';
import { ENEMY_TYPES, type EnemyType } from '../content/kinds.ts';
import { CONDITION_NAMES, sayResources } from '../content/names.ts';
import { entryOf, isEntry } from '../content/story/index.ts';
import type { HurtBy, RevealedBy, Told, WestEvent } from '../events.ts';
import { briefOf } from '../places.ts';
import { distanceTo, enemiesIn, fieldIn, hasFight, marshalOf, maxDial, seatsOf } from '../questions.ts';
import { openGoal } from '../sentences/goals.ts';
import { cardName, enemyCalled, manyOf, marshalName, theEnemy, theFeature } from '../sentences/names.ts';
import type { View } from '../state.ts';
import { type Blow, type DeedDone, deedsIn, deedsOf, type Hurt } from './deeds.ts';

/** What was told, and what it was made of. */
class Since extends SinceOf<WestEvent, View> {
  readonly deeds: readonly DeedDone[] = deedsIn(this.told);
}

/** The greatest of them, the first of equals. */
const chief = <T extends { readonly at: number }>(all: readonly T[], worth: (one: T) => number): number => greatest(all, worth)!.at;
const firstAt = (...groups: (readonly { readonly at: number }[])[]): number => groups.flat()[0]!.at;

// What hurts

const HURTS: Readonly<Record<Exclude<HurtBy, 'attack'>, string>> = {
  trap: 'a trap',
  condition: 'a condition',
  plasma: 'a plasma burst',
  blast: 'a blast',
  card: 'a card',
  story: 'the story',
  ground: 'broken glass',
  fall: 'a fall',
};

/** `the Razorhound attacked you for 6 and you evaded 2`. */
function attacked({ view }: Since, blows: readonly Blow[]): string {
  const names = sayList([...new Set(blows.map(one => theEnemy(view, one.enemy)))]);
  const evaded = total(blows.map(one => one.evaded));
  const inAll = blows.length > 1 ? ' in all' : '';
  const taken = total(blows.map(one => one.taken));
  const rest = [...(evaded > 0 ? [`you evaded ${evaded}`] : []), ...(taken > 0 ? [`${takersSay(blows)} took ${taken}`] : [])];
  return [`${names} attacked you for ${total(blows.map(one => one.damage))}${inAll}`, ...rest].join(' and ');
}
/** The cards that lowered the damage, by name. */
function takersSay(blows: readonly Blow[]): string {
  const cards = [...new Set(blows.flatMap(one => one.takers))];
  return cards.length > 0 ? sayList(cards.map(cardName)) : 'what you wear';
}
/** `, and a trap cost you 3`, beside attacks; alone: ` to a trap`. */
function causesSay(since: Since, blows: readonly Blow[], hurts: readonly Hurt[]): string {
  const causes = hurts.flatMap(({ by, n }) => (by === 'attack' ? [] : [{ cause: HURTS[by], n }]));
  const names = [...new Set(causes.map(one => one.cause))];
  if (blows.length === 0) return names.length > 0 ? ` to ${sayList(names)}` : '';
  const cost = names.map(name => `, and ${name} cost you ${total(causes.filter(one => one.cause === name).map(one => one.n))}`);
  return `: ${attacked(since, blows)}${cost.join('')}`;
}

/** What the reader has lost, and to whom; a faint belongs to it. */
function harmLine(since: Since): Recalled[] {
  const { view, reader, deeds } = since;
  const blows = deedsOf(deeds, 'blow').filter(one => one.seat === reader);
  const hurts = deedsOf(deeds, 'hurt').filter(one => one.seat === reader);
  if (blows.length + hurts.length === 0) return [];
  if (hurts.length === 0) return [{ says: `${capital(attackedInVain(since, blows))}.`, at: chief(blows, one => one.damage) }];
  const faint = since.of('marshal-fainted', reader).at(-1);
  const { dial } = marshalOf(view, reader);
  const fainted = faint ? ` You fainted, and a potion woke you: ${potionsLeft(faint)}.` : '';
  return [
    {
      says: `You lost ${total(hurts.map(one => one.n))} HP${causesSay(since, blows, hurts)}.${fainted} You have ${dial} of ${maxDial(view, reader)} HP.`,
      at: faint?.at ?? chief(hurts, one => one.n),
    },
  ];
}
const attackedInVain = (since: Since, blows: readonly Blow[]): string =>
  blows.some(one => one.taken > 0)
    ? attacked(since, blows)
    : `${attacked(since, blows).replace(/ and you evaded \d+$/, '')}, and you evaded it all`;

const potionsLeft = ({ potions }: Told<'marshal-fainted'>): string =>
  potions === 0 ? 'no potion is left' : `${plural(potions, 'potion')} left`;

// What else touched the reader

const REVEALED: Readonly<Record<RevealedBy, string>> = {
  track: 'by the alert token',
  'shared-square': 'by an enemy in your square',
  'enemy-entered': 'by an enemy in your square',
  effect: 'by a card',
};

/** A clause with the event that it is about: `were revealed by the alert token`. */
type Clause = Recalled;

function stateClauses(since: Since): Clause[] {
  const { view, reader } = since;
  const { isHidden, condition } = marshalOf(view, reader);
  const seen = since.of('marshal-revealed', reader).at(-1);
  const noticed = since.of('noticed', reader).at(-1);
  const held = since.of('condition-gained', reader).findLast(one => one.condition === condition);
  return [
    ...(noticed && isHidden && hasFight(view) ? [{ says: 'were noticed, and the alert token moved down', at: noticed.at }] : []),
    ...(seen && !isHidden && hasFight(view) ? [{ says: `were revealed ${REVEALED[seen.how]}`, at: seen.at }] : []),
    ...since
      .of('marshal-hid', reader)
      .slice(-1)
      .filter(() => isHidden)
      .map(({ at }) => ({ says: 'were hidden again', at })),
    ...(held ? [{ says: `gained ${CONDITION_NAMES[held.condition]}`, at: held.at }] : []),
    ...since.of('injury-taken', reader).map(({ card, at }) => ({ says: `took an injury, ${cardName(card)}`, at })),
    ...healed(since, reader),
    ...resources(since, reader),
    ...since.of('card-given', reader).map(({ card, at }) => ({ says: `took ${cardName(card)}`, at })),
  ];
}
function healed(since: Since, seat: Seat): Clause[] {
  const all = since.of('marshal-healed', seat);
  return clause(all, () => `healed ${total(all.map(one => one.n))}`);
}
function resources(since: Since, seat: Seat): Clause[] {
  const bag = (type: 'resource-collected' | 'resource-lost', verb: string): Clause[] => {
    const all = since.of(type, seat);
    const kinds = [...new Set(all.map(one => one.kind))];
    const says = sayList(kinds.map(kind => sayResources(kind, all.filter(one => one.kind === kind).length)));
    return clause(all, () => `${verb} ${says}`);
  };
  return [...bag('resource-collected', 'took'), ...bag('resource-lost', 'lost')];
}

function readerLines(since: Since): Recalled[] {
  const clauses = stateClauses(since);
  return [...harmLine(since), ...clause(clauses, () => `You ${sayList(clauses.map(one => one.says))}.`)];
}

// The others

/** What another one did that matters: `defeated the Scurrier`, `hit the Razorhound for 4`, `lost 3 HP`. */
function weightyDeeds(since: Since, seat: Seat): Clause[] {
  const { view } = since;
  const own = since.deeds.filter(one => one.seat === seat);
  const kills = deedsOf(own, 'kill');
  const killed = kills.map(one => one.enemy);
  const hits = deedsOf(own, 'hit').filter(one => !killed.includes(one.enemy));
  const hurts = deedsOf(own, 'hurt');
  const used = since.of('feature-used', seat);
  const faint = since.of('marshal-fainted', seat).at(-1);
  const seen = since.of('marshal-revealed', seat).at(-1);
  return [
    ...clause(kills, () => `defeated ${sayList(killed.map(id => theEnemy(view, id)))}`),
    ...(hits.length > 0 ? [{ says: hitsSay(view, hits), at: chief(hits, one => one.n) }] : []),
    ...used.map(one => ({ says: `used ${theFeature(view, one.feature, one.kind)}`, at: one.at })),
    ...(hurts.length > 0 ? [{ says: `lost ${total(hurts.map(one => one.n))} HP`, at: chief(hurts, one => one.n) }] : []),
    ...(faint ? [{ says: `fainted (${potionsLeft(faint)})`, at: faint.at }] : []),
    ...(seen && !marshalOf(view, seat).isHidden ? [{ says: 'was revealed', at: seen.at }] : []),
    ...healed(since, seat),
  ];
}
/** By enemy: `hit the Razorhound for 6`, `hit the Razorhound for 4 and its components for 6`; `attacked the Scurrier in vain`. */
function hitsSay(view: View, hits: readonly { readonly enemy: number; readonly n: number; readonly isOnPart: boolean }[]): string {
  const landed = hits.filter(one => one.n > 0);
  if (landed.length === 0) return `attacked ${sayList([...new Set(hits.map(one => theEnemy(view, one.enemy)))])} in vain`;
  const ids = [...new Set(landed.map(one => one.enemy))];
  const each = ids.map(id => {
    const own = landed.filter(one => one.enemy === id);
    const [body, parts] = [false, true].map(isOnPart => total(own.filter(one => one.isOnPart === isOnPart).map(one => one.n))) as [
      number,
      number,
    ];
    if (parts === 0) return `${theEnemy(view, id)} for ${body}`;
    return body === 0
      ? `components of ${theEnemy(view, id)} for ${parts}`
      : `${theEnemy(view, id)} for ${body} and its components for ${parts}`;
  });
  return `hit ${sayList(each)}`;
}

/** What is only said if there is nothing else: `moved`, `placed a trap`. */
function lightDeeds(since: Since, seat: Seat): Clause[] {
  const last = (type: 'trap-placed' | 'card-played' | 'rested', says: string): Clause[] =>
    since
      .of(type, seat)
      .slice(-1)
      .map(({ at }) => ({ says, at }));
  const went = since.of('marshal-moved', seat).findLast(one => one.how !== 'placed');
  return [
    ...(went ? [{ says: 'moved', at: went.at }] : []),
    ...last('trap-placed', 'placed a trap'),
    ...last('card-played', 'played a card'),
    ...last('rested', 'took no action'),
    ...resources(since, seat),
  ];
}

const others = ({ view, reader }: Since): Seat[] => seatsOf(view).filter(seat => seat !== reader);

const otherLines = (since: Since): Recalled[] =>
  others(since).flatMap(seat => {
    const clauses = weightyDeeds(since, seat);
    const says = `${marshalName(since.view, seat)} ${sayList(clauses.map(one => one.says))}.`;
    const faint = since.of('marshal-fainted', seat).at(-1);
    return clauses.length > 0 ? [{ says, at: faint?.at ?? firstAt(clauses) }] : [];
  });

// The enemies, the objective and the story

function fallen(since: Since): Recalled[] {
  const kills = deedsOf(since.deeds, 'kill').filter(one => one.seat < 0);
  const names = sayList(kills.map(one => theEnemy(since.view, one.enemy)));
  return clause(kills, () => `${capital(names)} ${kills.length === 1 ? 'was' : 'were'} defeated.`);
}

function arrivals(since: Since): Recalled[] {
  const came = since.all('enemy-placed').filter(one => one.within === undefined);
  const types: EnemyType[] = [...new Set(came.map(one => one.enemyType))];
  const names = types.map(type =>
    manyOf(ENEMY_TYPES.indexOf(type), came.filter(one => one.enemyType === type).length)
      .replace(/^1 (?=[AEIOU])/, 'an ')
      .replace(/^1 /, 'a '),
  );
  return clause(came, () => `${capital(sayList(names))} came onto the map.`);
}

function objectiveLines(since: Since): Recalled[] {
  const { view } = since;
  const named = (one: Told<'feature-hurt' | 'feature-lost' | 'feature-through' | 'feature-destroyed'>): string =>
    capital(theFeature(view, one.feature, one.kind));
  return [
    ...since.all('fight-won').map(one => ({ says: `${briefOf(one.brief).name} was won in ${plural(one.turns, 'turn')}.`, at: one.at })),
    ...since.all('fight-failed').map(one => ({ says: `${briefOf(one.brief).name} was lost.`, at: one.at })),
    ...since.all('stage-done').map(one => ({ says: `Part ${one.stage} of the objective was done.`, at: one.at })),
    ...since.all('feature-lost').map(one => ({ says: `${named(one)} was lost.`, at: one.at })),
    ...since.all('feature-destroyed').map(one => ({ says: `${named(one)} was destroyed.`, at: one.at })),
    ...since.all('feature-through').map(one => ({ says: `${named(one)} came through.`, at: one.at })),
    ...damagedFeatures(since),
  ];
}
/** Summed up by feature, as long as it stands. */
function damagedFeatures(since: Since): Recalled[] {
  const hits = since.all('feature-hurt');
  return [...new Set(hits.map(one => one.feature))].flatMap(id => {
    const own = hits.filter(one => one.feature === id);
    const { kind, left, at } = own.at(-1)!;
    if (left === 0) return [];
    return [{ says: `${capital(theFeature(since.view, id, kind))} took ${total(own.map(one => one.n))} damage: ${left} HP left.`, at }];
  });
}

/** How far the objective has come, if others have brought it on. */
function progress(since: Since): Recalled[] {
  const { view, reader } = since;
  const kills = deedsOf(since.deeds, 'kill').filter(one => one.seat !== reader);
  const done = [...kills, ...since.all('feature-used').filter(one => one.seat !== reader), ...since.all('feature-through')];
  const goal = hasFight(view) ? openGoal(view) : null;
  return done.length > 0 && goal && goal.of > 1 && goal.value > 0
    ? [{ says: `${goal.says}: ${goal.value} of ${goal.of} so far.`, at: done.at(-1)!.at }]
    : [];
}

/** What the pages have brought to all. */
function storyLines(since: Since): Recalled[] {
  const roll = since.all('story-rolled').at(-1);
  const gains = partyGains(since);
  return [
    ...(roll ? [{ says: `The party’s roll ${roll.isPassed ? 'passed' : 'failed'}.`, at: roll.at }] : []),
    ...clause(gains, () => `The party ${sayList(gains.map(one => one.says))}.`),
  ];
}
const STORES = [
  ['potions-changed', 'potion', 'potions'],
  ['supplies-changed', 'supply', 'supplies'],
] as const;
function partyGains(since: Since): Clause[] {
  const all = STORES.flatMap(([type, one, many]) => {
    const changes = since.all(type);
    const by = total(changes.map(change => change.by));
    return by === 0 ? [] : [{ by, says: plural(Math.abs(by), one, many), at: firstAt(changes) }];
  });
  const those = (verb: string, some: typeof all): Clause[] => clause(some, () => `${verb} ${sayList(some.map(one => one.says))}`);
  return [
    ...those(
      'gained',
      all.filter(one => one.by > 0),
    ),
    ...those(
      'used',
      all.filter(one => one.by < 0),
    ),
  ];
}

/** A trap of the reader's goes off in somebody else's turn. */
function ownTrap({ view, reader, deeds }: Since): Recalled[] {
  const own = deeds.filter(one => 'by' in one && one.by === 'trap' && one.seat === reader);
  const kills = deedsOf(own, 'kill');
  const hits = deedsOf(own, 'hit').filter(one => one.n > 0 && !kills.some(kill => kill.enemy === one.enemy));
  const clauses = [
    ...(kills.length > 0 ? [`defeated ${sayList(kills.map(one => theEnemy(view, one.enemy)))}`] : []),
    ...(hits.length > 0 ? [hitsSay(view, hits)] : []),
  ];
  return clauses.length > 0 ? [{ says: `Your trap ${sayList(clauses)}.`, at: firstAt(kills, hits) }] : [];
}

const worldLines = (since: Since): Recalled[] => [
  ...ownTrap(since),
  ...objectiveLines(since),
  ...fallen(since),
  ...arrivals(since),
  ...progress(since),
  ...storyLines(since),
];

// What threatens now

function threats(since: Since): Recalled[] {
  return hasFight(since.view) && marshalOf(since.view, since.reader).square >= 0 ? [...cameNear(since), ...almostSeen(since)] : [];
}
function cameNear(since: Since): Recalled[] {
  const { view, reader } = since;
  const field = fieldIn(view);
  const { square } = marshalOf(view, reader);
  const near = enemiesIn(view).filter(enemy => distanceTo(field, square, enemy) <= 1);
  const came = near.flatMap(({ id }) =>
    since
      .all('enemy-walked')
      .filter(one => one.enemy === id)
      .slice(-1),
  );
  if (came.length === 0) return [];
  const [first] = came;
  const says = came.length === 1 ? `${enemyCalled(view, first!.enemy)} came next to you.` : `${came.length} enemies came next to you.`;
  return [{ says, at: first!.at }];
}
/** The alert token has come down to the row below which the reader still hides. */
function almostSeen(since: Since): Recalled[] {
  const { view, reader } = since;
  const { isHidden, row } = marshalOf(view, reader);
  const moved = since.all('alert-moved').at(-1);
  if (!moved || !isHidden || row - view.fight.alert !== 1) return [];
  return [{ says: 'The alert token is 1 row from your threat token: one more, and you are revealed.', at: moved.at }];
}

// Nothing to tell

/** What others did, if none of it matters to the reader. */
function quietly(since: Since): Recalled[] {
  const { view } = since;
  const clauses = [
    ...others(since).flatMap(seat => oneClause(view, seat, lightDeeds(since, seat))),
    ...enemyClauses(since),
    ...pages(since),
  ];
  if (hasFight(view)) return nothingTouched(clauses);
  return clauses.length === 0 ? [] : [{ says: `${capital(clauses.map(one => one.says).join('; '))}.`, at: clauses.at(-1)!.at }];
}
const oneClause = (view: View, seat: Seat, clauses: readonly Clause[]): Clause[] =>
  clauses.length > 0
    ? [{ says: `${marshalName(view, seat)} ${sayList(clauses.slice(0, 2).map(one => one.says))}`, at: clauses.at(-1)!.at }]
    : [];
function enemyClauses(since: Since): Clause[] {
  const passed = since
    .all('command-passed')
    .filter(one => one.seat !== since.reader)
    .at(-1);
  if (passed) return [{ says: `${marshalName(since.view, passed.seat)}’s command kept the enemies from acting`, at: passed.at }];
  const drawn = since.all('behaviour-drawn').at(-1);
  if (drawn) return [{ says: 'the enemies acted', at: drawn.at }];
  const patrols = since.all('type-patrols').at(-1);
  const hasMoved = since.all('enemy-walked').length > 0;
  return patrols ? [{ says: hasMoved ? 'the enemies patrolled' : 'the enemies stayed where they were', at: patrols.at }] : [];
}
/** At a table of several the page was turned by all; the first one lies open from the start. */
function pages(since: Since): Clause[] {
  const opened = since.all('entry-opened').at(-1);
  if (!opened || !isEntry(opened.entry) || others(since).length === 0 || since.all('chapter-began').length > 0) return [];
  return [{ says: `the party turned to “${entryOf(opened.entry).title}”`, at: opened.at }];
}

export function since(told: readonly WestEvent[], view: View, reader: Seat): Recalled[] {
  const all = new Since(told, view, reader);
  const now = threats(all);
  const own = readerLines(all);
  const lines = recalled([...weighing(1, own), ...weighing(0, [...otherLines(all), ...worldLines(all)]), ...weighing(1, now)]);
  return lines.length > 0 ? lines : quietly(all);
}
