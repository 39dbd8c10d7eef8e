/** What must always be true is looked at in every field of the state. */

import { type Shape, startMatch } from '@quarry/kernel';
import { type ByHand, byHand } from '@quarry/kernel/testing';
import { expect, test } from 'vitest';
import { cardNamed, OBJECTIVE_NUMBERS, objectiveCard, POTION_NUMBERS } from './content/box.ts';
import { faults } from './faults.ts';
import { primal } from './game.ts';
import { SILENT } from './rules/links.ts';
import { campaignFor, expeditionFor, type Setup } from './setup.ts';
import { type Chain, type Link, type State as Played, stateSchema } from './state.ts';

/** A position that is broken by hand. */
type State = ByHand<Played>;

function begun(setup: Setup): State {
  const started = startMatch(primal, setup, 'faults');
  if (!started.ok) throw new Error(started.refusal.says);
  return byHand(stateSchema.clone(started.value.state as Played));
}
/** With a track, plates, swarms, an objective, a peril and every kind of ground. */
const hunting = (): State => {
  const state = begun(expeditionFor(2, 'orehulk', 1));
  state.monster.swarms = [{ id: 1, toughness: 3, damage: 0 }];
  state.terrain = [...state.terrain, { kind: 'fire', sector: 0, isRed: true, occupant: -1 }];
  state.hunters[0]!.waiting = [{ what: 'keyword', by: 0, colour: -1, keyword: 'stealth' }];
  return state;
};
const inCamp = (): State => begun(campaignFor(2, 3));

/** In the Movement phase of a hunt, while this waits before anything else. */
function settling(first: (state: State) => Partial<Link>, more: Partial<Chain> = {}): State {
  const state = hunting();
  const links = [first(state), { is: 'berserk', owner: 1 } as const].map(link => ({ ...SILENT, ...link }));
  const chain = { links, refused: [1], behaviours: 1, texts: 1, rest: 'end-move', about: -1, ...more };
  return Object.assign(state, { step: 'move', aggro: 0, active: 0, toPlay: [1], chain });
}
const peril = ({ monster }: State): Partial<Link> => ({ place: 'peril', card: monster.perils[0]!.card, isMet: true, self: 0 });
const behaviour = ({ monster }: State): Partial<Link> => ({ is: 'behaviour', slot: 1, serial: monster.slots[1]!.serial });
const hit = (): Partial<Link> => ({ is: 'resilience', owner: 0, held: 2 });

// Every field has a value that cannot be

type Path = readonly (string | number)[];
/** The leaves of what has this shape, as they are in a state; an empty list is no leaf. */
function leaves(shape: Shape, value: unknown, at: Path = []): { readonly path: Path; readonly shape: Shape }[] {
  switch (shape.is) {
    case 'record':
      return Object.entries(shape.fields).flatMap(([key, one]) => leaves(one, (value as Record<string, unknown>)[key], [...at, key]));
    case 'records':
    case 'list':
      return (value as unknown[]).slice(0, 1).flatMap(one => leaves(shape.of, one, [...at, 0]));
    case 'cards':
      return (value as unknown[]).length > 0 ? [{ path: [...at, 0], shape: { is: 'number', min: null, max: null, names: 'card' } }] : [];
    case 'maybe':
      return value === null ? [] : leaves(shape.of, value, at);
    default:
      return [{ path: at, shape }];
  }
}
const nameOf = (path: Path): string => path.filter(one => typeof one === 'string').join('.');
/** Values that a field of this shape might be given by hand. */
function others(shape: Shape, now: unknown): readonly unknown[] {
  switch (shape.is) {
    case 'number':
      return [-1, 0, 1, 2, 3, 5, 11, 99, 9999, cardNamed('wound.1')];
    case 'yes-no':
      return [!now];
    case 'choice':
      return [...shape.of, 'nonsense'];
    default:
      return ['', 'nonsense', '9:nonsense'];
  }
}
/** Whether any of the values is a fault. What the declaration refuses is nothing that faults would have to look at. */
function isWatched(state: State, path: Path, shape: Shape): boolean {
  const parent = (of: State): Record<string | number, unknown> =>
    path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], of) as Record<string | number, unknown>;
  const key = path.at(-1)!;
  return others(shape, parent(state)[key]).some(value => {
    const other = structuredClone(state);
    parent(other)[key] = value;
    return isDeclared(other) && faults(other).length > 0;
  });
}

function isDeclared(state: State): boolean {
  try {
    return stateSchema.check(state, 'state') !== null;
  } catch {
    return false;
  }
}

/** Tokens, flags and tallies that are right with any value their declaration takes; names that outlive the box they were printed in. */
const FREE = [
  'isClosed',
  'terrain.kind',
  ...['achievements', 'trophies'].map(one => `campaign.${one}`),
  ...['gearCounters', 'isFocused', 'waiting.colour'].map(one => `hunters.${one}`),
  ...['marked', 'swarms.id', 'swarms.toughness'].map(one => `monster.${one}`),
  ...['isReady', 'secondThoughts'].map(one => `desks.${one}`),
  ...['forge', 'herbalist', 'defeats', 'score'].map(one => `campaign.${one}`),
  ...['stamina', 'defence', 'strain', 'isThreatened', 'isBurning', 'isArmourDepleted', 'isHelmDepleted', 'falls'].map(
    one => `hunters.${one}`,
  ),
  ...['hasMoved', 'hasRevived', 'hasAssisted', 'hasTaunted', 'hasConsumed', 'hasPlayed', 'waiting.by'].map(one => `hunters.${one}`),
  ...['acceleration', 'bonusThisRound', 'isConfused', 'isVulnerable', 'scenarioCounters', 'unleashed', 'slots.isStunned'].map(
    one => `monster.${one}`,
  ),
  ...['steps', 'upgrades', 'resources'].map(one => `belongings.${one}`),
];

test('every field of the state is watched, or is right with any value', () => {
  const unwatched = new Set<string>();
  const watched = new Set<string>();
  for (const state of [hunting(), inCamp(), ...[peril, behaviour, hit].map(one => settling(one))]) {
    expect(faults(state)).toEqual([]);
    for (const { path, shape } of leaves(stateSchema.shape, state)) (isWatched(state, path, shape) ? watched : unwatched).add(nameOf(path));
  }

  expect([...unwatched].filter(one => !watched.has(one)).sort()).toEqual([...FREE].sort());
});

// Each promise by itself

type Break = (state: State) => void;
const objectiveOf = (monster: string): number => OBJECTIVE_NUMBERS.find(no => objectiveCard(no).monster === monster)!;

test.each<[string, string, Break]>([
  [
    'an objective of another monster',
    'an objective is of another monster or level',
    ({ monster }) => void (monster.objectives = [{ card: objectiveOf('ramhide'), counters: 0 }]),
  ],
  [
    'an objective that is a wound',
    'an objective is of another monster or level',
    ({ monster }) => void (monster.objectives = [{ card: cardNamed('wound.1'), counters: 0 }]),
  ],
  ['a full objective', 'an objective has 99 counters of 4', ({ monster }) => void (monster.objectives[0]!.counters = 99)],
  [
    'an objective twice',
    'a peril or an objective is there twice',
    ({ monster }) => void (monster.objectives = [monster.objectives[0]!, { ...monster.objectives[0]! }]),
  ],
  [
    'a peril of nothing',
    'a peril is of another monster or level',
    ({ monster }) => void (monster.perils = [{ card: cardNamed('wound.1'), blindedBy: -1 }]),
  ],
  ['a peril blinded by nobody', 'a peril was blinded by nobody who is there', ({ monster }) => void (monster.perils[0]!.blindedBy = 3)],
  ['another monster', 'ramhide is hunted in a scenario that is not its own', ({ monster }) => void (monster.id = 'ramhide')],
  ['no health', 'it has no health left', ({ monster }) => void (monster.health = 0)],
  ['damage for a wound', 'it has 99 damage where 18 are a wound', ({ monster }) => void (monster.damage = 99)],
  ['struggle at its limit', 'struggle is 6 and not unleashed', ({ monster }) => void (monster.struggle = 6)],
  ['too many plates', 'there are more plates in a sector than hunters', ({ monster }) => void (monster.plates = [3, 0, 0, 0])],
  ['a dead swarm', 'a swarm is there that is gone', ({ monster }) => void (monster.swarms[0]!.damage = 3)],
  ['too few slots', 'there are 1 slots', ({ monster }) => void monster.slots.splice(1)],
  [
    'a behaviour face up',
    'a behaviour is left face up',
    ({ monster: { slots } }) => void ([slots[0]!.up, slots[0]!.down] = [slots[0]!.down, []]),
  ],
  [
    'a known front elsewhere',
    'what is known of slot 0 does not lie there',
    ({ monster: { slots } }) => void (slots[0]!.known = slots[1]!.down),
  ],
  [
    'one serial twice',
    'two behaviours came into play at the same time',
    ({ monster: { slots } }) => void (slots[0]!.serial = slots[1]!.serial),
  ],
  [
    'another top of the pile',
    'another top of the behaviours was seen than there is',
    ({ monster }) => void (monster.seen = [monster.pile[1]!]),
  ],
  ['a pile that ran out', 'the behaviours have run out with', ({ monster }) => void (monster.isOut = true)],
  ['aggro of a fallen hunter', 'seat 0 is down and has aggro', state => void ([state.aggro, state.step] = [lie(state, 0), 'begin-round'])],
  ['nobody first', 'nobody is first player', state => void (state.first = 3)],
  ['nobody with aggro', 'nobody has aggro', state => void (state.step = 'begin-round')],
  ['a turn of nobody', 'in the step act seat -1 is active', state => void Object.assign(state, { aggro: 0, step: 'act' })],
  [
    'a step without a turn',
    'in the step upkeep seat 1 is active',
    state => void Object.assign(state, { aggro: 0, step: 'upkeep', active: 1 }),
  ],
  ['two turns for one', 'somebody is to play twice', state => void (state.toPlay = [1, 1])],
  ['a turn for somebody else', 'somebody is to play who is not there', state => void (state.toPlay = [3])],
  ['an eleventh round', 'it is round 11', state => void (state.round = 11)],
  ['attrition face up', 'attrition is left face up', ({ attrition }) => void (attrition.revealed = attrition.pile.slice(0, 1))],
  ['an end', 'a hunt that goes on has an end', state => void (state.why = 'time')],
  ['red sand', 'is red', ({ terrain }) => void (terrain[0]!.isRed = true)],
  ['an occupied fire', 'fire hides somebody who stands in the open', ({ terrain }) => void (terrain.at(-1)!.occupant = 0)],
  ['tokens on the fallen', 'seat 1 is down and has cards or tokens', state => void (state.hunters[lie(state, 1)]!.stamina = 1)],
  ['damage of a whole health', 'seat 0 stands with 30 damage', ({ hunters }) => void (hunters[0]!.damage = 30)],
  ['eliminated and whole', 'seat 1 is eliminated with gear that is whole', state => void (state.hunters[lie(state, 1)]!.ko = 'eliminated')],
  ['hidden in the open', 'seat 0 is hidden where no such ground is', ({ hunters }) => void (hunters[0]!.placement = 'hidden')],
  ['a wait without a pause', 'seat 0 waits for nobody, or without a pause', ({ hunters }) => void (hunters[0]!.waitsFor = 1)],
  [
    'a memory of no pause',
    'seat 0 remembers a turn that is not paused',
    ({ hunters }) => void (hunters[0]!.usedBefore = [{ hasAssisted: false, hasTaunted: false, usedThisTurn: [] }]),
  ],
  ['nowhere', 'seat 0 stands nowhere', ({ hunters }) => void (hunters[0]!.sector = -1)],
  ['another weapon', 'seat 0 wears another weapon than was chosen', ({ hunters }) => void (hunters[0]!.weapon = hunters[1]!.weapon)],
  ['another mastery', 'seat 0 has another mastery than was chosen', ({ hunters }) => void (hunters[0]!.mastery = hunters[1]!.mastery)],
  [
    'a potion from nowhere',
    'seat 0 has potions that were not packed',
    ({ hunters }) => void (hunters[0]!.potions = [POTION_NUMBERS.at(-1)!]),
  ],
  ['a full mastery unfocused', 'counters on a mastery of', ({ hunters }) => void (hunters[0]!.counters = 30)],
  [
    'a token beside the sequence',
    'seat 0 has tokens on cards that are not in the sequence',
    ({ hunters }) => void (hunters[0]!.disrupted = [hunters[0]!.hand[0]!]),
  ],
  [
    'another top of the deck',
    'seat 0 has seen another top of the deck than there is',
    ({ hunters }) => void (hunters[0]!.seen = [hunters[0]!.hand[0]!]),
  ],
  ['a deck that ran out', 'the deck of seat 0 has run out with', ({ hunters }) => void (hunters[0]!.isOut = true)],
  ['berserk without a turn', 'seat 0 is in the middle of a turn that it has not', ({ hunters }) => void (hunters[0]!.isBerserk = true)],
  [
    'played without a turn',
    'seat 0 has played cards without a turn',
    ({ hunters }) => void ([hunters[0]!.sequence, hunters[0]!.hand] = [hunters[0]!.hand.slice(0, 1), hunters[0]!.hand.slice(1)]),
  ],
  ['played and to play', 'seat 0 has played and is to play', state => void ([state.hunters[0]!.hasPlayed, state.toPlay] = [true, [0]])],
  ['used twice', 'seat 0 has used something twice', ({ hunters }) => void (hunters[0]!.usedThisFight = [5, 5])],
  [
    'a keyword that is none',
    'something waits for seat 0 that there is not',
    ({ hunters }) => void (hunters[0]!.waiting[0]!.keyword = 'shout'),
  ],
  ['a card in two hands', 'lies in', ({ hunters }) => void (hunters[0]!.hand = [...hunters[0]!.hand, hunters[0]!.deck[0]!])],
  ['a campaign on an evening', 'a hunt for one evening has a campaign', ({ campaign }) => void (campaign.completed = [1])],
])('on a hunt: %s', (_, says, breaks) => {
  const state = hunting();
  breaks(state);

  expect(faults(state).join('; ')).toContain(says);
});
/** A hunter lies down, with nothing left; gives the seat. */
function lie(state: State, seat: number): number {
  const hunter = state.hunters[seat]!;
  Object.assign(hunter, { ko: 'red', deck: [...hunter.deck, ...hunter.hand], hand: [], waiting: [] });
  return seat;
}

test.each<[string, string, Break]>([
  [
    'a weapon of somebody else',
    'mirah wears what is no weapon of theirs',
    ({ belongings: [one, two] }) => void (one!.weapon = two!.weapon),
  ],
  ['no armour', 'mirah wears what is no armour of theirs', ({ belongings: [one] }) => void (one!.armour = -1)],
  [
    'a mastery of somebody else',
    'mirah has a mastery that is not theirs',
    ({ belongings: [one, two] }) => void (one!.mastery = two!.mastery),
  ],
  [
    'a wound among the pieces',
    'mirah owns what is no piece for them',
    ({ belongings: [one] }) => void (one!.owned = [cardNamed('wound.1')]),
  ],
  [
    'a potion twice',
    'mirah owns something twice',
    ({ belongings: [one] }) => void (one!.potions = [POTION_NUMBERS[0]!, POTION_NUMBERS[0]!]),
  ],
  ['a potion that is none', 'mirah has a potion that is none', ({ belongings: [one] }) => void (one!.potions = [cardNamed('wound.1')])],
  [
    'a potion packed from nowhere',
    'mirah has packed potions that are not there',
    ({ belongings: [one] }) => void (one!.loadout = [POTION_NUMBERS[0]!]),
  ],
  ['cards of somebody else', 'mirah has a deck of other cards', ({ belongings: [one, two] }) => void (one!.deck = two!.deck)],
  ['missing resources', 'what mirah owns is not complete', ({ belongings: [one] }) => void (one!.resources = [])],
  ['a hunter twice', 'a hunter is there twice', ({ hunters }) => void (hunters[1]!.id = 'mirah')],
  ['another level', 'chapter 3 is hunted at level 3', state => void (state.level = 3)],
  ['a quest that there is not', 'a quest stands in two lists', ({ campaign }) => void (campaign.available = [99])],
  ['a quest open and over', 'a quest stands in two lists', ({ campaign }) => void (campaign.expired = [campaign.completed[0]!])],
  ['an element twice', 'something is written down twice', ({ campaign }) => void (campaign.elements = ['fire', 'fire'])],
  ['a choice to come', 'a choice was made that is none of this campaign', ({ campaign }) => void (campaign.choices = ['9:stay'])],
  ['a page that is none', 'a page was read that there is not', state => void (state.pages = ['epilogue'])],
  ['more defeats here', 'this chapter has more defeats than the campaign', ({ campaign }) => void (campaign.defeatsHere = 4)],
  ['a trial after its end', 'a trial goes on after its last defeat', state => void ([state.isTrial, state.campaign.defeats] = [true, 3])],
  [
    'a reward that is a wound',
    'a reward is no card that can be given',
    ({ campaign }) => void (campaign.unassigned = [cardNamed('wound.1')]),
  ],
  ['a bill for nothing', 'seat 0 pays for nothing', ({ desks }) => void (desks[0]!.page = 'pay')],
  ['a bill on another page', 'seat 0 pays for nothing', ({ desks }) => void (desks[0]!.paid = [1])],
  ['ready and busy', 'seat 0 is ready and busy', ({ desks }) => void Object.assign(desks[0]!, { isReady: true, page: 'forge' })],
  [
    'a trade with nobody',
    'a trade is offered by or to nobody',
    state => void (state.offers = [{ from: 0, to: 0, give: 'blood', take: 'bone' }]),
  ],
  [
    'a trade of what somebody does not have',
    'seat 0 is to give blood and has none',
    state => {
      state.belongings[0]!.resources = state.belongings[0]!.resources.map(() => 0);
      state.offers = [TRADE];
    },
  ],
  ['a trade twice', 'a trade is offered twice', state => void (state.offers = [TRADE, TRADE])],
  ['cards about', 'cards of a hunt lie about in camp', ({ hunters, belongings: [one] }) => void (hunters[0]!.hand = one!.deck.slice(0, 1))],
  ['an end before a beginning', 'a hunt has ended before it began', state => void (state.result = 'won')],
  ['a hunt that is over without an end', 'a hunt is over without an end', state => void (state.step = 'over')],
])('in camp: %s', (_, says, breaks) => {
  const state = inCamp();
  breaks(state);

  expect(faults(state).join('; ')).toContain(says);
});
const TRADE = { from: 0, to: 1, give: 'blood', take: 'bone' } as const;

test.each<[string, string, () => State]>([
  ['nothing that follows', 'something waits, and nothing follows it', () => settling(peril, { rest: 'nothing' })],
  ['the end of another step', 'in the step move there is close-round to be done', () => settling(peril, { rest: 'close-round' })],
  ['a finisher in a move', 'end-move is about 3', () => settling(peril, { about: 3 })],
  ['a chain without an end', 'a chain goes on that is too long', () => settling(peril, { behaviours: 20 })],
  ['one that was refused twice', 'all that waits was refused', () => settling(peril, { refused: [1, 1] })],
  ['all refused', 'all that waits was refused', () => settling(peril, { refused: [0, 1] })],
  ['one refused that does not wait', 'all that waits was refused', () => settling(peril, { refused: [2] })],
  ['a text that is not printed', 'what waits as number 0 cannot be resolved', () => settling(state => ({ ...peril(state), index: 9 }))],
  ['a peril of a hunter', 'what waits as number 0 cannot be resolved', () => settling(state => ({ ...peril(state), owner: 0 }))],
  [
    'a peril that is a wound',
    'what waits as number 0 cannot be resolved',
    () => settling(state => ({ ...peril(state), card: cardNamed('wound.1') })),
  ],
  [
    'a behaviour that has gone',
    'what waits as number 0 cannot be resolved',
    () => settling(() => ({ ...behaviour(hunting()), serial: 99 })),
  ],
  ['more at a hit than is held', 'what waits as number 0 cannot be resolved', () => settling(() => ({ ...hit(), held: 99 }))],
  [
    'somebody hit twice',
    'something waits twice',
    () => settling(hit, { links: [...settling(hit).chain.links, ...settling(hit).chain.links] }),
  ],
])('in a chain: %s', (_, says, broken) => {
  expect(faults(broken()).join()).toContain(says);
});
test('a chain is right as it is, and in camp there is none', () => {
  for (const one of [peril, behaviour, hit]) expect(faults(settling(one))).toEqual([]);
  const state = inCamp();
  state.chain.rest = 'end-deed';
  expect(faults(state)).toEqual(['something waits where nobody hunts']);
});
