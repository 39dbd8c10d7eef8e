/** A campaign up to any chapter, as it might have gone: for a first chapter, and for one evening in the middle of the story. Pure; the same every time. */

import type { Campaign, Member } from '../campaign.ts';
import {
  ACTION_NUMBERS,
  actionCard,
  BEHAVIOUR_NUMBERS,
  behaviourCard,
  cardNamed,
  characterCard,
  gearCard,
  INJURY_NUMBERS,
  injuryCard,
  keyOf,
  MODIFICATION_NUMBERS,
  modificationCard,
} from '../content/box.ts';
import { BRIEFS } from '../content/briefs/index.ts';
import { CONTENT_HASH } from '../content/hash.ts';
import {
  type BriefId,
  type CharacterId,
  COUNTERS,
  type Counter,
  type EnemyType,
  type Flag,
  RESOURCES,
  type Resource,
} from '../content/kinds.ts';
import { entryOf } from '../content/story/index.ts';
import { judge, type World } from '../content/story/judge.ts';
import type { EntryId, Path, StoryEffect, StoryElement } from '../content/story/types.ts';
import { startingKit } from './kits.ts';

const START: Readonly<Record<Counter, number>> = { rebellion: 1, blight: 0, 'trust-desert': 1, 'trust-lowland': 1, 'trust-sky': 1 };
const MOST: Readonly<Record<Counter, number>> = { rebellion: 12, blight: 9, 'trust-desert': 3, 'trust-lowland': 3, 'trust-sky': 3 };

/** FW-R-70. */
const FIRST_SUPPLIES = 2;
const firstPotions = (characters: number): number => characters + 1;
/** Later on there are as many as were found and not drunk, however many drink them. */
const POTIONS_LEFT = 2;

/** What the story tells of the chapters before this one, by one way through them. */
class Walk {
  readonly history: EntryId[] = [];
  readonly flags: Flag[] = [];
  readonly won: BriefId[] = [];
  readonly picked: { entry: EntryId; character: CharacterId }[] = [];
  readonly counters = { ...START };
  readonly #characters: readonly CharacterId[];
  readonly #used = new Set<Path>();

  constructor(characters: readonly CharacterId[]) {
    this.#characters = characters;
  }

  /** To the end of a chapter. Most rolls are passed, and the encounter is won. */
  through(chapter: number): void {
    for (let at: EntryId | null = entryIdOf(chapter, '01'); at; at = this.#read(at, chapter));
  }

  #read(id: EntryId, chapter: number): EntryId | null {
    const from = this.history.at(-1);
    this.history.push(id);
    for (const element of entryOf(id).elements) {
      const next = this.#play(id, element, chapter, from);
      if (next !== undefined) return next;
    }
    return null;
  }

  #play(id: EntryId, element: StoryElement, chapter: number, from: EntryId | undefined): EntryId | null | undefined {
    switch (element.is) {
      case 'event':
        this.#do(id, element.effects);
        return undefined;
      case 'outcome':
        if (!element.if || judge(this.#world(from), element.if)) this.#do(id, element.effects);
        return undefined;
      case 'roll':
        return (this.history.length + chapter) % 3 === 0 ? element.miss : element.pass;
      case 'paths':
        return this.#take(id, element.paths, from);
      case 'go':
        return element.to;
      case 'encounter':
        this.won.push(element.brief);
        return entryIdOf(chapter, '90');
      case 'next':
      case 'end':
        return null;
      default:
        return undefined;
    }
  }

  #take(id: EntryId, paths: readonly Path[], from: EntryId | undefined): EntryId {
    const world = this.#world(from);
    const open = paths.filter(path => !(path.once && this.#used.has(path)) && (!path.if || judge(world, path.if)));
    const path = open[0]!;
    this.#used.add(path);
    this.#do(id, path.effects ?? []);
    return path.to;
  }

  #do(id: EntryId, effects: readonly StoryEffect[]): void {
    for (const effect of effects) {
      if (effect.do === 'flag' && !this.flags.includes(effect.flag)) this.flags.push(effect.flag);
      if (effect.do === 'counter')
        this.counters[effect.counter] = Math.min(MOST[effect.counter], Math.max(0, this.counters[effect.counter] + effect.by));
      if ('who' in effect && effect.who === 'one')
        this.picked.push({ entry: id, character: this.#characters[this.history.length % this.#characters.length]! });
    }
  }

  #world(from: EntryId | undefined): World {
    const { counters } = this;
    return {
      hasFlag: flag => this.flags.includes(flag),
      countOf: counter => {
        if (counter === 'potions' || counter === 'supplies') return 2;
        return counter === 'trust-total' ? counters['trust-desert'] + counters['trust-lowland'] + counters['trust-sky'] : counters[counter];
      },
      hasToken: () => false,
      hasBeen: entry => this.history.includes(entry),
      comesFrom: entry => entry === from,
      isHere: character => this.#characters.includes(character),
      hasWon: brief => this.won.includes(brief),
      hasTaken: () => false,
      locationsTaken: 0,
      isAnybodyRevealed: true,
      refugeesThrough: 4,
    };
  }
}
const entryIdOf = (chapter: number, no: string): EntryId => `${chapter}.${no}` as EntryId;

/** By the chapters behind the party (content 3.9, 3.12). */
const levelAfter = (played: number): 1 | 2 | 3 => (played >= 9 ? 3 : played >= 4 ? 2 : 1);
/** Machine cores that the party has when there is something to be upgraded: each pays for one weapon or armour. */
const CORES_BY: Readonly<Record<number, number>> = { 3: 1, 5: 3, 7: 4, 9: 6, 11: 7 };
/** Shared out one after the other, the first character first. */
function upgradesAfter(played: number, seat: number, seats: number): number {
  const cores = Math.max(0, ...Object.entries(CORES_BY).flatMap(([chapter, n]) => (played >= Number(chapter) ? [n] : [])));
  return Math.floor((cores + seats - 1 - seat) / seats);
}
const MODIFICATIONS_FOUND: Readonly<Record<number, 1 | 2 | 3>> = { 2: 1, 5: 1, 6: 2, 7: 2, 8: 2, 10: 2, 11: 3 };

export function presetFor(chapter: number, characters: readonly CharacterId[]): Campaign {
  const played = chapter - 1;
  const walk = new Walk(characters);
  for (let no = 1; no <= played; no++) walk.through(no);
  const { rebellion, blight } = walk.counters;
  const members = characters.map((character, seat) => memberAfter(character, played, upgradesAfter(played, seat, characters.length)));
  const party = withFound(members, played);
  return {
    content: CONTENT_HASH,
    chapter: played,
    lead: 0,
    level: levelAfter(played),
    selection: levelAfter(played),
    party,
    stored: [],
    potions: played === 0 ? firstPotions(characters.length) : POTIONS_LEFT,
    supplies: FIRST_SUPPLIES + (played >= 6 ? 1 : 0),
    counters: COUNTERS.map(counter => walk.counters[counter]),
    setbacks: 0,
    waiting: [],
    champions: (['desert', 'lowland', 'sky'] as const).flatMap((clan, i) => (walk.counters[`trust-${clan}`] === 3 ? [`S${15 + i}`] : [])),
    behaviours: behavioursAfter(rebellion).map(keyOf),
    injuries: injuriesAfter(played, blight).map(keyOf),
    risen: rebellion >= 5 ? [...HUMANS] : [],
    met: metAfter(walk.won),
    flags: walk.flags,
    history: walk.history,
    picked: walk.picked,
    won: walk.won,
    pressedOn: [],
  };
}

const HUMANS: readonly EnemyType[] = ['rebel-scout', 'rebel-brawler', 'rebel-bomber', 'rebel-captain'];

/** Content 3.7. */
function behavioursAfter(rebellion: number): number[] {
  const adapted: EnemyType[] = [...(rebellion >= 3 ? HUMANS.slice(0, 2) : []), ...(rebellion >= 7 ? HUMANS.slice(2) : [])];
  return BEHAVIOUR_NUMBERS.filter(card => {
    const { enemy, level, adaptation } = behaviourCard(card);
    return adaptation === undefined ? level === 2 && rebellion >= 5 && HUMANS.includes(enemy) : adaptation === 1 && adapted.includes(enemy);
  });
}
function injuriesAfter(played: number, blight: number): number[] {
  const higher = INJURY_NUMBERS.filter(card => injuryCard(card).level === 2);
  const isBlight = (card: number): boolean => injuryCard(card).isBlight === true;
  const blighted = higher.filter(isBlight).slice(0, blight >= 4 ? 4 : blight >= 2 ? 2 : 0);
  return [...(levelAfter(played) >= 2 ? higher.filter(card => !isBlight(card)) : []), ...blighted];
}

const metAfter = (won: readonly BriefId[]): string[] => [
  ...new Set(BRIEFS.filter(brief => won.includes(brief.id)).flatMap(brief => brief.enemies.map(one => one.enemy))),
];

function memberAfter(character: CharacterId, played: number, upgrades: number): Member {
  const { gear, deck } = startingKit(character);
  const upgraded = upgradeOrder(character, gear).slice(0, upgrades);
  const { deck: most } = characterCard(character).levels[levelAfter(played) - 1]!;
  const gained = gainsAfter(character, played);
  const [kept, spare] = splitDeck(deck, gained, most);
  const armour = gear[3]!;
  return {
    character,
    dial: gearCard(armour).levels[upgraded.includes(armour) ? 1 : 0].health ?? 1,
    gear: gear.map(keyOf),
    upgraded: upgraded.map(keyOf),
    fitted: [],
    satchel: spare.map(keyOf),
    resources: RESOURCES.map(kind => (characterCard(character).satchel[kind] ?? 0) + more(kind, played)),
    deck: kept.map(keyOf),
    discard: [],
  };
}
const more = (kind: Resource, played: number): number => (kind === 'metal' && played >= 2 ? 1 : 0);

/** The weapon that the character lives by, then armour, then the rest. */
const upgradeOrder = (character: CharacterId, [melee, ranged, trap, armour]: readonly number[]): number[] =>
  character === 'drokkeh' || character === 'ikkara' ? [melee!, armour!, trap!, ranged!] : [ranged!, armour!, trap!, melee!];

/** One for each chapter, of the level that was open then. */
function gainsAfter(character: CharacterId, played: number): number[] {
  const open = ACTION_NUMBERS.filter(card => actionCard(card).of === character && actionCard(card).isStarting !== true);
  const chosen: number[] = [];
  for (let no = 1; no <= played; no++) {
    const card =
      open.find(one => actionCard(one).level === levelAfter(no) && !chosen.includes(one)) ?? open.find(one => !chosen.includes(one));
    if (card !== undefined) chosen.push(card);
  }
  return chosen;
}

const MOST_SWAPPED = 4;
/** The newest cards first: as many as the deck has room for, and a few in the place of those that they began with. */
function splitDeck(deck: readonly number[], gained: readonly number[], most: number): readonly [number[], number[]] {
  const added = [...gained].reverse().slice(0, most - deck.length + MOST_SWAPPED);
  const kept = deck.slice(0, most - added.length);
  const inDeck = [...kept, ...added];
  return [inDeck, [...deck, ...gained].filter(card => !inDeck.includes(card))];
}

/** Modifications found on the way, each on the first piece that it fits. */
function withFound(members: readonly Member[], played: number): Member[] {
  const party = members.slice();
  const taken = new Set<number>();
  const found = Object.entries(MODIFICATIONS_FOUND).filter(([chapter]) => Number(chapter) <= played);
  for (const [i, [, level]] of found.entries()) {
    const kind = i % 2 === 0 ? 'coil' : 'weave';
    const card = MODIFICATION_NUMBERS.find(
      one => modificationCard(one).level === level && modificationCard(one).kind === kind && !taken.has(one),
    );
    if (card === undefined) continue;
    taken.add(card);
    party[i % party.length] = fitted(party[i % party.length]!, card, kind);
  }
  return party;
}

function fitted(member: Member, card: number, kind: 'coil' | 'weave'): Member {
  const places = kind === 'weave' ? [3] : [1, 0];
  const on = places.map(place => member.gear[place]!).find(gear => freeIn(member, gear) > 0);
  if (on === undefined) return { ...member, satchel: [...member.satchel, keyOf(card)] };
  return { ...member, fitted: [...member.fitted, { card: keyOf(card), on }] };
}
const freeIn = (member: Member, gear: string): number =>
  (gearCard(cardNamed(gear)).levels[member.upgraded.includes(gear) ? 1 : 0].slots ?? 0) -
  member.fitted.filter(one => one.on === gear).length;
