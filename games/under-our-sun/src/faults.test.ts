/** What cannot be, field by field: each is said in a sentence; and a whole game from its beginning has none. */
import { type ByHand, byHand } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cardNamed } from './content/box.ts';
import { faults } from './faults.ts';
import { HAVEN } from './places.ts';
import type { State as Played } from './state.ts';
import { hexOn, type Position, staged } from './testing/rehearsal.ts';

/** A position in which something of everything is there. */
const FULL: Position = {
  mode: 'semi',
  team: ['late-watch', 'saboteur'],
  mission: { figures: [{ id: 'scout', name: 'the scout', hp: 2 }], cards: [{ rules: [{ on: 'phase-start', effects: [] }] }] },
  characters: [{ at: 'n', items: ['knife.1', { card: 'bow.1', n: 1 }], goods: { food: 1 } }, { is: 'wren' }],
  tiles: [
    {
      at: 'n',
      is: { id: 'full', enemies: 1, water: 1, containers: [{ test: 'strength', loot: 1 }] },
      hasCamp: true,
      bodies: ['bear.1'],
      native: { wood: 1 },
    },
    { at: 'ne', isDown: true },
  ],
  enemies: [
    { is: 'bandit.1', at: 'n', symbol: 0 },
    { is: 'bandit.2', at: 'haven' },
  ],
  merchants: [{ id: 'vesna', at: 'haven', items: ['tent.2'] }],
};
/** What is said of it after this change. */
/** A position that is broken by hand. */
type State = ByHand<Played>;

function said(change: (state: State) => void, position: Position = FULL): string[] {
  const state = staged(position);
  change(byHand(state));
  return faults(state);
}
const at = (state: State, place: string) => state.tiles.find(one => one.hex === hexOn(place))!;
const card = cardNamed;
/** Wren is dead since this phase, and nobody waits for her. */
function died(state: State, phase: number, more: Partial<State['characters'][number]> = {}): void {
  state.toPlay = [];
  Object.assign(state.characters[1]!, { diedIn: phase, hp: 0, ap: 0, ...more });
}

test('nothing is said of a position that can be', () => {
  expect(said(() => {})).toEqual([]);
});

describe('The ground', () => {
  test.each<[string, (state: State) => void, string[]]>([
    ['a body that was no enemy', s => (at(s, 'n').bodies = [card('knife.1')]), ['a body on full was no enemy']],
    ['a body that is no card', s => (at(s, 'n').bodies = [9999]), ['a body on full was no enemy']],
    [
      'wood where nobody has been',
      s => ([at(s, 'ne').goods, at(s, 'n').goods, at(s, 'n').native] = [at(s, 'n').goods, at(s, 'ne').goods, at(s, 'ne').native]),
      [`something lies on the tile at ${hexOn('ne')}, which nobody has seen`],
    ],
    [
      'a fire where nobody has been',
      s => (at(s, 'ne').fire = 'pit'),
      [`something stands on the tile at ${hexOn('ne')}, which nobody has seen`],
    ],
    [
      'two tiles on one hex',
      s =>
        s.tiles.push({
          ...at(s, 'n'),
          camp: -1,
          card: -1,
          down: [card('dry-flats-1')],
          symbols: [],
          bodies: [],
          goods: at(s, 'haven').goods,
          native: at(s, 'haven').native,
          containers: [],
          source: 0,
        }),
      ['two tiles lie on one hex'],
    ],
    [
      'more of its own than lies there',
      s => (at(s, 'haven').native = [0, 1, 0, 0, 0, 0, 0]),
      ['new-haven has fewer goods than are left of its own'],
    ],
    ['water without a camp', s => (at(s, 'haven').water = 1), ['water lies on new-haven without a camp']],
    ['more water than it has sources', s => (at(s, 'n').source = 2), ['full has 2 water and sources for 1']],
    ['a symbol too many', s => (at(s, 'haven').symbols = [-1]), ['new-haven has 1 enemy symbols instead of 0']],
    [
      'a symbol that holds another',
      s => (at(s, 'n').symbols = [1]),
      ['a symbol of full is held by an enemy that did not come from it', 'bandit.1 came from a symbol that does not know it'],
    ],
    ['a container of another tile', s => (at(s, 'n').containers = [1]), ['a container on full is none of its own']],
    ['one container twice', s => (at(s, 'n').containers = [0, 0]), ['a container on full is none of its own']],
    ['an event where none is printed', s => (at(s, 'haven').hasEvent = true), ['an event lies on new-haven, which has none']],
    ['a night card drawn by nobody', s => (at(s, 'n').drew = [2]), ['somebody drew a night card on full who is nobody, or twice']],
    ['noted twice', s => (at(s, 'n').drew = [1, 1]), ['somebody drew a night card on full who is nobody, or twice']],
    ['a weapon fuller than full', s => (s.characters[0]!.items[1]!.n = 9), ['bow.1 of ida holds 9, more than fits']],
  ])('%s', (_, change, says) => expect(said(change)).toEqual(says));

  test('a camp that is no tent', () => {
    const swapped = said(s => {
      const { camp } = at(s, 'n');
      at(s, 'n').camp = s.itemDeck[0]!;
      s.itemDeck = [camp, ...s.itemDeck.slice(1)];
    });
    expect(swapped).toEqual(['the camp on full is no tent']);
  });
  test('a trap that is none', () => {
    const laid = said(s => {
      at(s, 'n').trap = s.itemDeck[0]!;
      s.itemDeck = s.itemDeck.slice(1);
    });
    expect(laid).toEqual(['the trap on full is none']);
  });
  test('[US-ENEMY-8] a body may lie where only an enemy has been', () =>
    expect(said(s => (at(s, 'ne').bodies = [card('bear.1')]))).toEqual([]));
  test('made containers may be several', () => expect(said(s => (at(s, 'haven').containers = [9, 9]))).toEqual([]));
});

describe('Enemies and figures', () => {
  test.each<[string, (state: State) => void, string[]]>([
    ['beside the map', s => (s.enemies[1]!.hex = hexOn('s')), ['bandit.2 stands beside the map']],
    ['with more damage than it bears', s => (s.enemies[1]!.damage = 5), ['bandit.2 stands with 5 damage of 3']],
    ['in a stage that it has not', s => (s.enemies[1]!.stage = 1), ['bandit.2 is in a stage that it has not']],
    ['with a home and no symbol', s => (s.enemies[1]!.home = HAVEN), ['bandit.2 has half a symbol']],
    ['with a number that was not given', s => (s.nextEnemy = 1), ['an enemy has a number that was not given yet']],
    ['with the number of another', s => (s.enemies[1]!.id = 0), ['two enemies have one number']],
    ['with the letter of another', s => (s.enemies[1]!.letter = 0), ['two enemies of one name have one letter']],
    ['to move twice', s => (s.toMove = [1, 1]), ['an enemy is to move twice']],
    ['to move, and not yet there', s => (s.toMove = [2]), ['an enemy has a number that was not given yet']],
    ['a figure of another mission', s => (s.figures = [{ id: 1, hex: HAVEN, damage: 0, with: -1 }]), ['figure 1 is not of this mission']],
    ['a figure beside the map', s => (s.figures = [{ id: 0, hex: hexOn('s'), damage: 0, with: -1 }]), ['the scout stands beside the map']],
    [
      'a figure with somebody who is elsewhere',
      s => (s.figures = [{ id: 0, hex: HAVEN, damage: 0, with: 0 }]),
      ['the scout goes with somebody who is elsewhere'],
    ],
  ])('%s', (_, change, says) => expect(said(change)).toEqual(says));

  test('of an enemy that is a thing nothing else is asked', () => {
    expect(said(s => (s.enemies[1]!.card = card('knife.1')))).toEqual(['bandit.2 is nowhere', 'enemy 1 is no enemy']);
  });
  test('a game that is over may have somebody stand who has fallen', () => {
    const over = said(s => {
      Object.assign(s, { isOver: true, result: 'lost', why: 'failed', step: 'over' });
      s.enemies[1]!.damage = 5;
      s.characters[0]!.hp = 0;
    });
    expect(over).toEqual([]);
  });
});

describe('People', () => {
  test.each<[string, (state: State) => void, string[]]>([
    ['more HP than printed', s => (s.characters[0]!.hp = 99), ['ida has 99 HP of 7']],
    ['no HP, alive', s => (s.characters[0]!.hp = 0), ['ida lives without HP']],
    ['dead with HP', s => Object.assign(s.characters[0]!, { diedIn: 1, ap: 0 }), ['ida is dead with 7 HP', 'a turn is nobody’s']],
    ['dead and unseen', s => died(s, 1, { isStealthy: true }), ['wren is dead and acts']],
    ['dead in a phase to come', s => died(s, 3), ['wren died in a phase to come']],
    ['waiting before the first turn', s => (s.characters[1]!.isWaiting = true), ['wren waits without having had a turn']],
    ['on no tile', s => (s.characters[1]!.hex = hexOn('s')), ['wren stands beside the map']],
    ['twice', s => (s.characters[1]!.id = 'ida'), ['somebody is there twice']],
    ['in a seat that is none', s => (s.characters[1]!.seat = 5), ['a character has a seat that is none']],
    ['two in a seat', s => (s.characters[1]!.seat = 0), ['a seat has two characters']],
    ['known, and no Son', s => (s.characters[0]!.isRevealed = true), ['ida is known as a Son of Liberty and is none']],
    ['an ability used, and not known', s => (s.characters[1]!.hasUsedAbility = true), ['wren used what a hidden one cannot use']],
    ['two Sons', s => (s.teamPile = [card('executioner')]), ['there are two Sons of Liberty']],
    ['a drop twice', s => (s.dropPile = [1]), ['a drop is none, or there twice']],
    ['a drop that is none', s => (s.dropPile = [24]), ['a drop is none, or there twice']],
    ['team cards in a game without a traitor', s => (s.mode = 'coop'), ['there are team cards in a game without a traitor']],
  ])('%s', (_, change, says) => expect(said(change)).toEqual(says));
});

describe('Merchants and trade', () => {
  const trade = (more: Partial<State['trade']>) => (s: State) =>
    Object.assign(s, { step: 'trade', trade: { ...s.trade, from: 0, to: 1, ...more } });
  test.each<[string, (state: State) => void, string[]]>([
    [
      'two merchants in one place',
      s => s.merchants.push({ ...s.merchants[0]!, id: 'corriveau', items: [] }),
      ['two merchants stand where corriveau does'],
    ],
    ['one twice', s => s.merchants.push({ ...s.merchants[0]!, hex: -1, items: [] }), ['a merchant is there twice']],
    ['gone, with something left', s => Object.assign(s.merchants[0]!, { hex: -1, water: 1 }), ['vesna is gone and has something']],
    ['fallen, and there', s => (s.merchants[0]!.damage = 99), ['vesna cannot have been fought like that']],
    [
      'Lawrence in a fight',
      s => Object.assign(s.merchants[0]!, { id: 'lawrence', fights: [0] }),
      ['lawrence cannot have been fought like that'],
    ],
    ['closed to nobody', s => (s.merchants[0]!.closedTo = [2]), ['vesna knows somebody who is nobody, or twice']],
    ['beside the map', s => (s.merchants[0]!.hex = hexOn('s')), ['vesna stands beside the map']],
    ['dealing with nobody', s => (s.dealing = 0), ['somebody deals with nobody']],
    ['dealing from afar', s => Object.assign(s, { step: 'deal', dealing: 0 }), ['somebody deals from afar']],
    ['half a trade', s => (s.step = 'trade'), ['half a trade']],
    ['a trade with oneself', trade({ to: 0 }), ['somebody trades out of turn, or alone']],
    ['a trade of somebody who is not on', trade({ from: 1, to: 0 }), ['somebody trades out of turn, or alone']],
    [
      'more food than there is',
      s => trade({ give: { ...s.trade.give, goods: [2, 0, 0, 0, 0, 0, 0] } })(s),
      ['ida offers what is not there'],
    ],
    ['a card of another', s => trade({ take: { ...s.trade.take, cards: [card('knife.1')] } })(s), ['wren offers what is not there']],
    ['something between nobody', s => (s.trade.give.water = 1), ['something lies between nobody']],
  ])('%s', (_, change, says) => expect(said(change)).toEqual(says));
});

describe('The course', () => {
  test.each<[string, (state: State) => void, string[]]>([
    ['no such mission', s => (s.mission = 99), ['there is no such mission']],
    ['no such card of it', s => (s.stage = 1), ['the mission has no such card']],
    ['another count', s => (s.counters = []), ['the mission counts something else']],
    ['a rule that it has not', s => (s.happened = [1]), ['something has happened that the mission does not know']],
    ['after the last day', s => Object.assign(s, { day: 9, phases: 25 }), ['the last day is over']],
    ['a phase too many', s => (s.phases = 2), ['2 phases have begun on day 1, in morning']],
    ['a Sun card that is none', s => (s.sun = card('knife.1')), ['the Sun card is none']],
    ['somebody is to play twice', s => (s.toPlay = [1, 1]), ['somebody is to play twice']],
    ['whoever is on is to play', s => (s.toPlay = [0]), ['somebody is to play who has played']],
    ['whoever has played is to play', s => (s.characters[1]!.hasPlayed = true), ['somebody is to play who has played']],
    ['somebody dead is to play', s => Object.assign(s.characters[1]!, { diedIn: 1, hp: 0, ap: 0 }), ['somebody dead is to play']],
    ['a turn of nobody', s => (s.active = -1), ['a turn is nobody’s']],
    ['no starting player', s => (s.starter = -1), ['nobody is starting player']],
    ['called off by nobody', s => (s.calledOff = [2]), ['a trade was called off by nobody, or twice']],
    ['over, with nothing won or lost', s => (s.isOver = true), ['it is half over']],
    ['lost, and not over', s => (s.result = 'lost'), ['it is half over']],
  ])('%s', (_, change, says) => expect(said(change)).toEqual(says));

  test.each([
    [1, []],
    [2, []],
    [3, ['3 phases have begun on day 3, in preparation']],
  ])('[US-PREP-3] Preparation is counted with the day before it and with the day after: day %i', (day, says) => {
    expect(said(s => Object.assign(s, { phase: 'preparation', day, phases: 3, step: 'eat', active: -1 }))).toEqual(says);
  });
});

describe('The box', () => {
  test.each<[string, (state: State) => void, string[]]>([
    ['a cube too many', s => (s.supply = s.supply.map((n, i) => (i === 0 ? n + 1 : n))), ['there are 25 food instead of 24']],
    ['an enemy twice', s => (s.enemiesUsed = [s.enemies[0]!.card]), ['an enemy is there twice']],
    ['an enemy nowhere', s => (s.enemyDeck = s.enemyDeck.filter(one => one !== card('bear.1'))), ['bear.1 is nowhere']],
    ['a night card nowhere', s => (s.nightDeck = s.nightDeck.slice(1)), ['nothing-again lies nowhere']],
  ])('%s', (_, change, says) => expect(said(change)).toEqual(says));
});
