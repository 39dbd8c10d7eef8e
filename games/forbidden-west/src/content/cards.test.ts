/**
 * The cards of the player side: counts and form (work order content.md 3.0, 3.2, 3.3 and 3.11; clauses FW-DECK-1, FW-EQUIP-10, FW-EQUIP-11,
 * FW-INJ-2, FW-CHAR-5). Enemies, briefs and the story are not judged here.
 */
import { describe, expect, test } from 'vitest';
import { ACTION_CARDS, SPECIAL_CARDS } from './actions/index.ts';
import { CHARACTER_CARDS } from './characters.ts';
import { capped, plusDice, poolOf } from './dice.ts';
import { GEAR } from './gear.ts';
import { INJURIES } from './injuries.ts';
import { CHARACTERS, type CharacterId, type Dice, ELEMENTS, SPECIALS } from './kinds.ts';
import { MODIFICATIONS } from './modifications.ts';
import {
  type AbilityCard,
  type ActionCard,
  type AmmunitionCard,
  CIRCUMSTANCES,
  EXITS,
  type GearCard,
  type InterruptCard,
  TRIGGERS,
} from './types.ts';
import { DEED_WORDS, type Effect, ROLL_WORDS, STANDING_WORDS } from './words/index.ts';

const PACK = { ACTION_CARDS, SPECIAL_CARDS, GEAR, MODIFICATIONS, INJURIES, CHARACTER_CARDS };

type Datum = Readonly<Record<string, unknown>>;
/** Every object of the pack, however deep. */
function everyDatum(value: unknown): Datum[] {
  if (Array.isArray(value)) return value.flatMap(everyDatum);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Datum, ...Object.values(value).flatMap(everyDatum)];
}
const data = everyDatum(PACK);
const printed = data.filter(datum => 'id' in datum && 'name' in datum);
const wordsUsed = new Set(data.flatMap(datum => ('do' in datum ? [datum['do']] : [])));
const circumstancesUsed = new Set(data.flatMap(datum => (Array.isArray(datum['if']) ? datum['if'] : [])));

const copies = (card: { readonly copies?: number }): number => card.copies ?? 1;
const count = (cards: readonly { readonly copies?: number }[]): number => cards.reduce((sum, card) => sum + copies(card), 0);
const doubled = (values: readonly unknown[]): unknown[] => values.filter((value, i) => values.indexOf(value) !== i);

const startingOf = (of: CharacterId): ActionCard[] => ACTION_CARDS.filter(card => card.of === of && card.isStarting);
const gainedBy = (of: ActionCard['of']): ActionCard[] => ACTION_CARDS.filter(card => card.of === of && !card.isStarting);
const ammunitionIn = (cards: readonly ActionCard[]) => cards.filter((card): card is AmmunitionCard => card.kind === 'ammunition');
const abilitiesIn = (cards: readonly ActionCard[]) => cards.filter((card): card is AbilityCard => card.kind === 'ability');
const interruptsIn = (cards: readonly ActionCard[]) => cards.filter((card): card is InterruptCard => card.kind === 'interrupt');

const diceIn = (effects: readonly Effect[]): Dice[] => effects.flatMap(one => (one.do === 'add-dice' ? [one.dice] : []));
const elementsIn = ({ effects }: AmmunitionCard): string[] =>
  effects.flatMap(one =>
    one.do === 'per-critical' ? one.effects.flatMap(each => (each.do === 'inflict' ? [each.condition as string] : [])) : [],
  );
const isHeavy = ({ effects }: AmmunitionCard): boolean => diceIn(effects).includes('1K');
const byLevel = (cards: readonly { readonly level: number }[]): number[] =>
  [1, 2, 3].map(level => cards.filter(card => card.level === level).length);

describe('how many there are (3.0)', () => {
  test('four characters with three levels; deck sizes 18, 20, 22; command dice rise by one orange die', () => {
    expect(CHARACTER_CARDS.map(card => card.id)).toEqual(CHARACTERS);
    for (const { levels } of CHARACTER_CARDS) {
      expect(levels.map(level => level.deck)).toEqual([18, 20, 22]);
      const [first, second, third] = levels.map(level => poolOf(level.command.dice));
      expect(second).toEqual(plusDice(first!, [1, 0, 0]));
      expect(third).toEqual(plusDice(first!, [2, 0, 0]));
      expect(capped(third!)).toEqual(third);
    }
  });

  test('satchels begin with two metal and one element', () => {
    for (const { satchel } of CHARACTER_CARDS) {
      const { metal, ...rest } = satchel;
      expect(metal).toBe(2);
      expect(Object.entries(rest)).toHaveLength(1);
      expect(['blaze', 'chill', 'spark', 'bile', 'tar', 'plasma']).toContain(Object.keys(rest)[0]);
      expect(Object.values(rest)).toEqual([1]);
    }
  });

  test('gear: one of each kind for each character; 6 melee, 6 ranged, 4 traps and 4 armours to find', () => {
    for (const who of CHARACTERS) {
      expect(GEAR.filter(card => card.of === who).map(card => card.kind)).toEqual(['melee', 'ranged', 'trap', 'armour']);
    }
    const found = GEAR.filter(card => !card.of).map(card => card.kind);
    const of = (kind: GearCard['kind']): number => found.filter(one => one === kind).length;
    expect([of('melee'), of('ranged'), of('trap'), of('armour'), found.length]).toEqual([6, 6, 4, 4, 20]);
    expect(GEAR.find(card => card.id === 'found-f1')).toBeDefined();
  });

  test.each([
    ['drokkeh', 5, 8, 5, 8],
    ['senvi', 8, 6, 4, 6],
    ['ottakh', 7, 6, 5, 6],
    ['ikkara', 5, 7, 6, 7],
  ] as const)('%s begins with %i ammunition, %i abilities and %i interrupts, %i of them with evade dice', (of, ...amounts) => {
    const deck = startingOf(of);
    expect([
      count(ammunitionIn(deck)),
      count(abilitiesIn(deck)),
      count(interruptsIn(deck)),
      count(deck.filter(card => card.evade)),
    ]).toEqual(amounts);
    expect(count(deck)).toBe(18);
    expect(deck.every(card => card.level === 1)).toBe(true);
    expect(Math.max(...deck.map(copies))).toBeLessThanOrEqual(2);
  });

  test('gainable cards: 4, 6 and 4 by level for each character, 6 of each level for all; single copies', () => {
    for (const who of CHARACTERS) expect(byLevel(gainedBy(who))).toEqual([4, 6, 4]);
    expect(byLevel(gainedBy('marshal'))).toEqual([6, 6, 6]);
    expect(ACTION_CARDS.filter(card => !card.isStarting && copies(card) > 1)).toEqual([]);
  });

  test('17 special cards in their order', () => expect(SPECIAL_CARDS.map(card => card.id)).toEqual(SPECIALS));

  test('FW-INJ-2: 18 injuries, 6 immediate and 4 lasting, then 4 and 4; the Blight is in the lasting ones of level 2', () => {
    const of = (level: number, kind: string): number => INJURIES.filter(card => card.level === level && card.is.kind === kind).length;
    expect([of(1, 'immediate'), of(1, 'lasting'), of(2, 'immediate'), of(2, 'lasting')]).toEqual([6, 4, 4, 4]);
    expect(INJURIES.filter(card => card.isBlight)).toEqual(INJURIES.filter(card => card.level === 2 && card.is.kind === 'lasting'));
    expect(new Set(INJURIES.flatMap(({ is }) => (is.kind === 'lasting' ? [is.exit] : [])))).toEqual(new Set(EXITS));
  });

  test('30 modifications: coils 8, 6, 4 and weaves 4, 4, 4 by level', () => {
    expect(byLevel(MODIFICATIONS.filter(card => card.kind === 'coil'))).toEqual([8, 6, 4]);
    expect(byLevel(MODIFICATIONS.filter(card => card.kind === 'weave'))).toEqual([4, 4, 4]);
  });
});

describe('what the four start with (3.2)', () => {
  test.each([
    ['Anvil Maul', [0, 0], ['2O 1B', '2O 1B 1K'], [1, 2]],
    ['Hooked Javelins', [2, 3], ['2O', '3O'], [1, 1]],
    ['Cleat Charge', [1, 1], ['2O 1B', '2O 2B'], []],
    ['Bone Knife', [0, 0], ['2O', '3O'], [1, 1]],
    ['Cliff Bow', [4, 5], ['2O 1B', '3O 1B'], [1, 2]],
    ['Feather Snare', [2, 3], ['2O', '1O 1B'], []],
    ['Wrench Hook', [1, 1], ['2O', '2O 1B'], [1, 1]],
    ['Bolt Caster', [3, 3], ['1O 1B', '2O 1B'], [1, 2]],
    ['Mud Burst', [2, 2], ['1O 1B', '2O 1B'], []],
    ['War Spear', [1, 1], ['3O', '3O 1B'], [1, 2]],
    ['Sling', [3, 3], ['2O', '2O 1B'], [1, 1]],
    ['Signal Mine', [1, 2], ['2O', '2O 1B'], []],
  ] as const)('%s: range %j, dice %j, slots %j', (name, range, dice, slots) => {
    const { levels } = GEAR.find(card => card.name === name)!;
    expect(levels.map(face => face.range)).toEqual(range);
    expect(levels.map(face => face.dice)).toEqual(dice);
    expect(levels.flatMap(face => face.slots ?? [])).toEqual(slots);
  });

  test.each([
    ['Plated Harness', [11, 13], ['1O 1B', '2O 1B'], [1, 2]],
    ['Wind Wrap', [8, 9], ['2O', '2O 1B'], [1, 2]],
    ['Reed Coat', [9, 11], ['1O', '1O 1B'], [2, 3]],
    ['Banner Mail', [10, 11], ['1O 1B', '2O 1B'], [1, 2]],
  ] as const)('%s: health %j, evade dice %j, slots %j', (name, health, dice, slots) => {
    const { levels } = GEAR.find(card => card.name === name)!;
    expect(levels.map(face => face.health)).toEqual(health);
    expect(levels.map(face => face.dice)).toEqual(dice);
    expect(levels.map(face => face.slots)).toEqual(slots);
  });

  test.each([
    ['drokkeh', 1, '1K', ['first-push', 'first-push add-dice', 'first-push add-dice spare-injury']],
    ['senvi', 3, '2O', ['reroll', 'reroll', 'reroll quiet-attack']],
    ['ottakh', 2, '2O', ['trap-range', 'trap-range trap-dice', 'trap-range trap-dice trap-for-nothing']],
    ['ikkara', 2, '1O 1K', ['free-action', 'free-action draw', 'free-action draw command-range']],
  ] as const)('%s: command range %i and dice %s, and what each level can', (id, range, dice, words) => {
    const { levels } = CHARACTER_CARDS.find(card => card.id === id)!;
    expect(levels.map(level => level.command.range)).toEqual([range, range, range]);
    expect(levels[0].command.dice).toBe(dice);
    expect(levels.map(level => level.texts.flatMap(text => text.effects.map(one => one.do)).join(' '))).toEqual(words);
  });
});

test('after a trap and after a command roll there is no roll to change: no card for these moments has a word of a roll', () => {
  const late = interruptsIn(ACTION_CARDS).filter(card => ['trap-triggered', 'command-rolled', 'command-failed'].includes(card.on));
  const words = new Set<string>(ROLL_WORDS);
  expect(late.length).toBeGreaterThan(0);
  expect(late.filter(card => card.sections.some(one => one.effects.some(effect => words.has(effect.do))))).toEqual([]);
});

test('range is settled before cards are played (FW-ATK-2, FW-ATK-4): no action card gives range', () => {
  const words = everyDatum(ACTION_CARDS).map(datum => datum['do']);
  expect(words).not.toContain('reach');
});

describe.each(CHARACTERS)('the deck of %s keeps the rules for authors (3.3)', of => {
  const deck = startingOf(of);
  const ammunition = ammunitionIn(deck);

  test('(a) half of the ammunition is plain, half elemental; one is heavy; three elements at least', () => {
    const plain = count(ammunition.filter(card => elementsIn(card).length === 0));
    const elemental = count(ammunition.filter(card => elementsIn(card).length > 0));
    expect(Math.abs(plain - elemental)).toBeLessThanOrEqual(1);
    expect(count(ammunition.filter(isHeavy))).toBe(1);
    expect(new Set(ammunition.flatMap(elementsIn)).size).toBeGreaterThanOrEqual(3);
    for (const card of ammunition) {
      if (elementsIn(card).length > 0) expect(diceIn(card.effects)).toEqual(['1O']);
      else expect(['1O', '1B', '1K']).toContain(diceIn(card.effects).join());
    }
  });

  test('(a) each symbol on its weapons has ammunition', () => {
    const symbols = GEAR.filter(card => card.of === of && card.symbol).map(card => card.symbol!);
    for (const symbol of symbols) expect(ammunition.some(card => card.fits.includes(symbol))).toBe(true);
    for (const card of ammunition) expect(card.fits.every(symbol => symbols.includes(symbol))).toBe(true);
  });

  test('(b) one ability in three has two sections, one in three a section for the hidden', () => {
    const abilities = abilitiesIn(deck);
    const third = Math.floor(count(abilities) / 3);
    expect(count(abilities.filter(card => card.sections.length > 1))).toBeGreaterThanOrEqual(third);
    expect(count(abilities.filter(card => card.sections.some(one => one.if?.includes('hidden'))))).toBeGreaterThanOrEqual(third);
  });

  test('(c) two interrupts are actions; one helps an ally, one gives a free action', () => {
    const interrupts = interruptsIn(deck);
    const effects = (card: InterruptCard): Effect[] => card.sections.flatMap(one => one.effects);
    expect(count(interrupts.filter(card => card.on === 'action'))).toBe(2);
    const ownTurn = ['turn-start', 'before-attack', 'after-attack-roll'];
    expect(interrupts.some(card => card.about === 'ally' && ownTurn.includes(card.on))).toBe(true);
    expect(interrupts.some(card => effects(card).some(one => one.do === 'free-action'))).toBe(true);
  });

  test('(d) evade dice: one orange die mostly, a blue one rarely, never on ammunition', () => {
    expect(ammunition.filter(card => card.evade)).toEqual([]);
    const blue = count(deck.filter(card => card.evade === '1B'));
    expect(blue).toBeLessThanOrEqual(1);
    expect(deck.filter(card => card.evade && !['1O', '1B'].includes(card.evade))).toEqual([]);
  });

  test('dice of gear and one starting card stay within the cap', () => {
    const given = (card: ActionCard): Dice[] =>
      card.kind === 'ammunition' ? diceIn(card.effects) : card.sections.flatMap(one => diceIn(one.effects));
    for (const piece of GEAR.filter(one => one.of === of && one.symbol)) {
      for (const card of deck.filter(one => one.kind !== 'ammunition' || one.fits.includes(piece.symbol!))) {
        for (const dice of given(card)) {
          for (const face of piece.levels) {
            const pool = plusDice(poolOf(face.dice), poolOf(dice));
            expect(capped(pool), `${piece.name} with ${card.name}`).toEqual(pool);
          }
        }
      }
    }
  });
});

test('(d) no ammunition of any level gives evade dice', () => expect(ammunitionIn(ACTION_CARDS).filter(card => card.evade)).toEqual([]));

test('(e) no card with an attack prints the alert symbol', () => {
  const attacks = (effects: readonly Effect[]): boolean =>
    effects.some(one => one.do === 'free-action' && one.actions.some(action => action.endsWith('-attack') || action === 'trigger-trap'));
  const uses = [...interruptsIn(ACTION_CARDS), ...SPECIAL_CARDS.map(card => card.use)];
  const loud = uses.filter(use => 'alert' in use && use.alert);
  expect(loud.length).toBeGreaterThan(0);
  expect(loud.filter(use => use.on !== 'action' || use.sections.some(one => attacks(one.effects)))).toEqual([]);
});

describe('form', () => {
  test('ids and names are unique', () => {
    expect(doubled(printed.map(card => card['id']))).toEqual([]);
    expect(doubled(printed.map(card => card['name']))).toEqual([]);
    expect(printed).toHaveLength(
      ACTION_CARDS.length + SPECIAL_CARDS.length + GEAR.length + MODIFICATIONS.length + INJURIES.length + CHARACTER_CARDS.length,
    );
  });

  test('FW-DECK-1: every action card belongs to a kind and a level, and does something', () => {
    for (const card of ACTION_CARDS) {
      expect(card.id.startsWith(`${card.of}-`), card.id).toBe(true);
      const sections = card.kind === 'ammunition' ? [{ effects: card.effects }] : card.sections;
      expect(sections.length).toBeGreaterThan(0);
      expect(sections.filter(one => one.effects.length === 0)).toEqual([]);
    }
  });

  test('all dice are printed in one way and within the cap', () => {
    const dice = data.flatMap(datum => ['dice', 'evade'].flatMap(key => (typeof datum[key] === 'string' ? [datum[key]] : [])));
    for (const one of dice) {
      expect(one).toMatch(/^[1-4]O( [12]B)?( 1K)?$|^[12]B( 1K)?$|^1K$/);
      expect(capped(poolOf(one))).toEqual(poolOf(one));
    }
  });

  test('FW-EQUIP-10, FW-EQUIP-11: what a piece of gear must show', () => {
    for (const { name, kind, symbol, trap, levels } of GEAR) {
      const isWeapon = kind === 'melee' || kind === 'ranged';
      expect(symbol !== undefined, name).toBe(isWeapon);
      expect(trap !== undefined, name).toBe(kind === 'trap');
      for (const face of levels) {
        expect(face.range !== undefined, name).toBe(kind !== 'armour');
        expect(face.health !== undefined, name).toBe(kind === 'armour');
        expect(face.slots !== undefined, name).toBe(kind !== 'trap');
        const when = new Set(face.texts?.map(text => text.when));
        when.delete('always');
        if (when.size > 0) expect([...when], name).toEqual([isWeapon ? 'attack' : kind === 'trap' ? 'trap' : 'evade']);
      }
    }
  });

  test('upgrades cost what the work order says; found gear an apex part more', () => {
    const cost = { melee: { metal: 2, element: 1, core: 1 }, trap: { metal: 2, element: 1 }, armour: { metal: 3, core: 1 } };
    for (const card of GEAR) {
      const base = card.kind === 'ranged' ? cost.melee : cost[card.kind];
      expect(card.cost, card.name).toEqual(card.of ? base : { ...base, apex: 1 });
    }
  });

  test('coils speak in attacks; weaves in evade rolls or always', () => {
    for (const { kind, name, texts } of MODIFICATIONS) {
      for (const text of texts) expect(kind === 'coil' ? ['attack'] : ['evade', 'always'], name).toContain(text.when);
    }
  });

  test('every card has a flavour of twelve words at most, and no two the same', () => {
    expect(printed.filter(card => card['flavour'] === undefined)).toEqual([]);
    expect(doubled(printed.map(card => card['flavour']))).toEqual([]);
    const long = printed.filter(card => typeof card['flavour'] === 'string' && card['flavour'].trim().split(/\s+/).length > 12);
    expect(long.map(card => card['flavour'])).toEqual([]);
  });
});

describe('the language of cards is used', () => {
  test.each([...ROLL_WORDS, ...DEED_WORDS, ...STANDING_WORDS, 'per-critical'])('%s is on a card', word =>
    expect(wordsUsed.has(word)).toBe(true),
  );
  test.each(CIRCUMSTANCES)('%s is a circumstance of a card', one => expect(circumstancesUsed.has(one)).toBe(true));
  test('every trigger has a card', () => {
    const used = new Set([...interruptsIn(ACTION_CARDS), ...SPECIAL_CARDS.map(card => card.use)].map(use => use.on));
    expect(TRIGGERS.filter(trigger => !used.has(trigger))).toEqual([]);
  });
  test('all six elements come from ammunition', () =>
    expect(new Set(ammunitionIn(ACTION_CARDS).flatMap(elementsIn))).toEqual(new Set(ELEMENTS)));
});
