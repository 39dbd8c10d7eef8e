/** Profiles and behaviour cards against the work order (content.md, 3.5 and 3.6): counts, composition, bands, and that all words are used. */
import { describe, expect, test } from 'vitest';
import { poolOf } from '../dice.ts';
import { ENEMIES } from '../enemies.ts';
import { CONDITIONS, ENEMY_TYPES, type EnemyType, LETTERS, type Letter } from '../kinds.ts';
import { ENEMY_NAMES } from '../names.ts';
import { type BehaviourCard, type EnemyAction, type Extra, HABITS, type Question, type Target } from '../types.ts';
import { BEHAVIOURS } from './index.ts';

type Band = readonly [least: number, most: number];
const SMALL: Band = [2, 3];
const MEDIUM: Band = [3, 4];
const ELITE: Band = [4, 5];
const HUGE: Band = [4, 6];
const HUGE_PULSE: Band = [2, 3];
const BANDS: Readonly<Record<EnemyType, Band>> = {
  'rebel-scout': SMALL,
  'rebel-brawler': SMALL,
  'rebel-bomber': SMALL,
  'rebel-captain': ELITE,
  scurrier: SMALL,
  razorhound: SMALL,
  shellback: MEDIUM,
  spitmaw: MEDIUM,
  frostwing: MEDIUM,
  emberhorn: MEDIUM,
  tarback: MEDIUM,
  'arc-stalker': ELITE,
  stonetusk: HUGE,
  coilspire: HUGE,
  'warden-engine': HUGE,
  dal: ELITE,
};

type Attack = Extract<EnemyAction, { readonly do: 'attack' }>;
type Order = Extract<EnemyAction, { readonly do: 'order' }>;
const isAttack = (action: EnemyAction): action is Attack => action.do === 'attack';

const profileOf = (enemy: EnemyType) => ENEMIES.find(one => one.id === enemy)!;
const cardsOf = (enemy: EnemyType): BehaviourCard[] => BEHAVIOURS.filter(one => one.enemy === enemy);
const seriesOf = ({ yes, no }: BehaviourCard): (readonly EnemyAction[])[] => (no ? [yes, no] : [yes]);
const actionsOf = (card: BehaviourCard): EnemyAction[] => seriesOf(card).flat();
const ALL = BEHAVIOURS.flatMap(actionsOf);
const namesOf = (cards: readonly BehaviourCard[]): string[] => cards.map(({ id }) => id);

const lettersOn = (card: BehaviourCard): Letter[] => [
  ...actionsOf(card).flatMap(({ altered = {} }) => LETTERS.filter(letter => altered[letter])),
  ...(card.question?.ask === 'holds' ? [card.question.letter] : []),
];
/** The first target symbol among its actions. */
function mainTarget(card: BehaviourCard): Target | undefined {
  for (const action of actionsOf(card)) if ('target' in action && action.target !== 'same') return action.target;
  return undefined;
}
const isWeak = (card: BehaviourCard): boolean =>
  !actionsOf(card).some(
    action => ['attack', 'attack-feature', 'lay-mine', 'draw-extra'].includes(action.do) || (action.do === 'order' && action.attack),
  );

/** The decks from the start, of six cards each. */
const STARTING = ENEMY_TYPES.flatMap(enemy =>
  (profileOf(enemy).kind === 'huge' ? [1, 2] : [undefined]).map(deck => ({
    deck: deck ? `${enemy} ${deck}` : enemy,
    enemy,
    cards: cardsOf(enemy).filter(card => card.level === 1 && !card.adaptation && card.deck === deck),
  })),
);

describe('FW-ENEMY-1 Profiles', () => {
  test('one of every type, in order, by its name', () => {
    expect(ENEMIES.map(({ id }) => id)).toEqual([...ENEMY_TYPES]);
    for (const { id, name } of ENEMIES) expect(name).toBe(ENEMY_NAMES[id]);
  });

  test('hit points at both levels, and armour', () => {
    expect(Object.fromEntries(ENEMIES.map(({ id, hp, armour }) => [id, [...hp, armour].join(' ')]))).toEqual({
      'rebel-scout': '4 5 0',
      'rebel-brawler': '6 7 1',
      'rebel-bomber': '5 6 0',
      'rebel-captain': '14 17 1',
      scurrier: '4 5 1',
      razorhound: '7 8 1',
      shellback: '9 11 2',
      spitmaw: '8 10 1',
      frostwing: '10 12 1',
      emberhorn: '12 14 2',
      tarback: '11 13 2',
      'arc-stalker': '15 18 2',
      stonetusk: '40 40 3',
      coilspire: '36 36 3',
      'warden-engine': '48 48 3',
      dal: '14 17 1',
    });
  });

  test('components by letter, with their hit points', () => {
    expect(
      ENEMIES.flatMap(({ id, parts }) => (parts.length > 0 ? [`${id} ${parts.map(one => one.letter + one.hp).join(' ')}`] : [])),
    ).toEqual([
      'rebel-bomber A2',
      'rebel-captain A3 B4',
      'scurrier A2',
      'razorhound A3 B2',
      'shellback A3 B4',
      'spitmaw A3 B2',
      'frostwing A3 B4',
      'emberhorn A4 B4',
      'tarback A3 B3',
      'arc-stalker A3 B4 C3',
      'stonetusk A5 B5 C6 D4 E6 F6',
      'coilspire A4 B6 C5 D5 E6',
      'warden-engine A6 B6 C5 D5 E7 F7',
      'dal A3',
    ]);
  });

  test('FW-HUGE-8: the huge ones, and only they, say which deck is drawn from', () => {
    expect(ENEMIES.flatMap(({ id, deckRule }) => (deckRule ? [[id, deckRule.is]] : []))).toEqual([
      ['stonetusk', 'salvo'],
      ['coilspire', 'switch'],
      ['warden-engine', 'alternate'],
    ]);
    const switching = ENEMIES.filter(({ parts }) => parts.some(part => part.effects.some(effect => effect.do === 'switch-deck')));
    expect(switching.map(({ id }) => id)).toEqual(['coilspire']);
    expect(profileOf('coilspire').parts.every(part => part.effects.some(effect => effect.do === 'switch-deck'))).toBe(true);
  });

  test('only the Frostwing flies', () => {
    expect(ENEMIES.filter(({ isFlying }) => isFlying).map(({ id }) => id)).toEqual(['frostwing']);
  });

  test('each says in a sentence what it is like', () => {
    for (const { says } of ENEMIES) expect(says).toMatch(/^[A-Z].{20,90}\.$/);
    expect(new Set(ENEMIES.map(({ says }) => says)).size).toBe(ENEMIES.length);
  });
});

describe('Behaviour cards', () => {
  test('208, and the six of Dal', () => {
    expect(BEHAVIOURS).toHaveLength(208 + 6);
    expect(cardsOf('dal')).toHaveLength(6);
  });

  test.each(ENEMIES.filter(({ id }) => id !== 'dal'))('$name: as many of each level as its kind has', ({ id, kind }) => {
    const counts = (deck: 1 | 2 | undefined): number[] => {
      const cards = cardsOf(id).filter(card => card.deck === deck);
      const printed = cards.filter(card => !card.adaptation);
      return [
        printed.filter(card => card.level === 1).length,
        printed.filter(card => card.level === 2).length,
        cards.length - printed.length,
      ];
    };
    if (kind === 'huge')
      expect([counts(1), counts(2)]).toEqual([
        [6, 2, 2],
        [6, 2, 2],
      ]);
    else expect(counts(undefined)).toEqual(kind === 'human' ? [6, 3, 2] : [6, 4, 3]);
  });

  test('adaptations are numbered within their deck, the first as strong as level 1, and each answers a habit', () => {
    for (const { enemy, deck } of STARTING.map(({ cards }) => cards[0]!)) {
      const adaptations = cardsOf(enemy).filter(card => card.adaptation && card.deck === deck);
      expect(adaptations.map(({ adaptation }) => adaptation)).toEqual(adaptations.map((_, i) => i + 1));
      expect(adaptations.map(({ level }) => level)).toEqual(adaptations.map((_, i) => (i === 0 ? 1 : 2)));
    }
    for (const card of BEHAVIOURS) expect(card.answers !== undefined, card.id).toBe(card.adaptation !== undefined);
    expect(new Set(BEHAVIOURS.flatMap(({ answers = [] }) => answers))).toEqual(new Set(HABITS));
  });

  test('no type has two adaptations against the same habit', () => {
    for (const enemy of ENEMY_TYPES) {
      const habits = cardsOf(enemy).flatMap(({ answers = [] }) => answers);
      expect(new Set(habits).size, enemy).toBe(habits.length);
    }
  });

  test('an adaptation to lost components asks for the component, one to traps for a trap, one to bunching for the revealed', () => {
    const asks = { 'lost-components': 'holds', traps: 'trap-within', bunching: 'revealed-more-than' } as const;
    for (const [habit, ask] of Object.entries(asks))
      for (const card of BEHAVIOURS.filter(({ answers }) => answers === habit)) expect(card.question?.ask, card.id).toBe(ask);
  });

  test('an adaptation to stealth moves the alert token, one to range goes for the furthest', () => {
    for (const card of BEHAVIOURS.filter(({ answers }) => answers === 'stealth-kills'))
      expect(
        actionsOf(card).some(action => action.do === 'alert'),
        card.id,
      ).toBe(true);
    for (const card of BEHAVIOURS.filter(({ answers }) => answers === 'range'))
      expect(
        actionsOf(card).some(action => 'target' in action && action.target === 'furthest'),
        card.id,
      ).toBe(true);
  });

  test('ids and names are unique, names have two to four words, flavour at most twelve', () => {
    expect(new Set(BEHAVIOURS.map(({ id }) => id)).size).toBe(BEHAVIOURS.length);
    expect(new Set(BEHAVIOURS.map(({ name }) => name.toLowerCase())).size).toBe(BEHAVIOURS.length);
    for (const { name, flavour = '' } of BEHAVIOURS) {
      expect(name).toMatch(/^\S+( \S+){1,3}$/);
      expect(flavour.split(' ').length, name).toBeLessThanOrEqual(12);
    }
    const flavours = BEHAVIOURS.flatMap(({ flavour = [] }) => flavour);
    expect(new Set(flavours).size).toBe(flavours.length);
  });
});

describe('The six cards of a starting deck', () => {
  test.each(STARTING)('$deck: three ask, three do not', ({ cards }) => {
    expect(cards).toHaveLength(6);
    expect(cards.filter(card => card.question)).toHaveLength(3);
  });

  test.each(STARTING)('$deck: two Threat, three Closest, one Furthest; Scout and Arc Stalker the other way round', ({ enemy, cards }) => {
    const isReversed = enemy === 'rebel-scout' || enemy === 'arc-stalker';
    const count = (target: Target): number => cards.filter(card => mainTarget(card) === target).length;
    expect([count('threat'), count('closest'), count('furthest')]).toEqual(isReversed ? [2, 1, 3] : [2, 3, 1]);
  });

  test.each(STARTING)('FW-COMP-5 $deck: the loss of each component alters at least two cards', ({ enemy, cards }) => {
    for (const { letter } of profileOf(enemy).parts)
      expect(cards.filter(card => lettersOn(card).includes(letter)).length, letter).toBeGreaterThanOrEqual(2);
  });

  test.each(STARTING)('$deck: one card is weak, without any attack', ({ cards }) => {
    expect(namesOf(cards.filter(isWeak))).toHaveLength(1);
  });
});

describe('FW-EATK-1 Numbers', () => {
  const each = BEHAVIOURS.map(card => ({ name: card.id, card }));

  test.each(each)('$name: damage within the band of its size and level', ({ card }) => {
    const isHuge = profileOf(card.enemy).kind === 'huge';
    for (const { type, damage } of actionsOf(card).filter(isAttack)) {
      const [least, most] = isHuge && type === 'pulse' ? HUGE_PULSE : BANDS[card.enemy];
      const rise = card.level - 1;
      expect(damage).toBeGreaterThanOrEqual(least + rise);
      expect(damage).toBeLessThanOrEqual(most + rise);
    }
  });

  test('those who attack by order strike at range 1, and do as much as small enemies', () => {
    const ordering = BEHAVIOURS.flatMap(card => actionsOf(card).map(action => ({ card, action })));
    for (const { card, action } of ordering)
      if (action.do === 'order' && action.attack) {
        expect(action.attack.range, card.id).toBe(1);
        expect(action.attack.damage, card.id).toBeGreaterThanOrEqual(SMALL[0] + card.level - 1);
        expect(action.attack.damage, card.id).toBeLessThanOrEqual(SMALL[1] + card.level - 1);
      }
  });

  test('ranges: melee 0 to 1, ranged 2 to 4, pulse 1 to 2', () => {
    const ranges = (type: Attack['type']): number[] =>
      [
        ...new Set(
          ALL.filter(isAttack)
            .filter(one => one.type === type)
            .map(one => one.range),
        ),
      ].sort();
    expect([ranges('melee'), ranges('ranged'), ranges('pulse')]).toEqual([
      [0, 1],
      [2, 3, 4],
      [1, 2],
    ]);
  });

  test('FW-EATK-2: melee and ranged attacks have a target, pulses none', () => {
    for (const action of ALL.filter(isAttack)) expect(action.target === undefined).toBe(action.type === 'pulse');
  });

  test('FW-R-61: the same target was named before in the same series', () => {
    for (const card of BEHAVIOURS)
      for (const series of seriesOf(card)) {
        const targets = series.flatMap(action => ('target' in action && action.target ? [action.target] : []));
        expect(targets[0], card.id).not.toBe('same');
      }
  });

  test('moves of 1 to 3 squares, of a huge enemy 1 to 2 large ones', () => {
    for (const card of BEHAVIOURS)
      for (const action of actionsOf(card))
        if (['move', 'away', 'to-feature', 'vanish'].includes(action.do) && 'n' in action) {
          expect(action.n, card.id).toBeGreaterThanOrEqual(1);
          expect(action.n, card.id).toBeLessThanOrEqual(profileOf(card.enemy).kind === 'huge' ? 2 : 3);
        }
  });

  test('FW-TRAP-7: nobody lays a mine and walks into it with the same card', () => {
    for (const card of BEHAVIOURS)
      for (const series of seriesOf(card)) {
        const laid = series.findIndex(action => action.do === 'lay-mine');
        const after = laid < 0 ? [] : series.slice(laid);
        expect(
          after.some(action => action.do === 'move'),
          card.id,
        ).toBe(false);
      }
  });

  test('mines have dice', () => {
    for (const action of ALL) if (action.do === 'lay-mine') expect(poolOf(action.dice).reduce((sum, n) => sum + n)).toBeGreaterThan(0);
  });
});

describe('FW-COMP-5 What a lost component changes', () => {
  test('letters are those of the type', () => {
    for (const card of BEHAVIOURS) {
      const letters = profileOf(card.enemy).parts.map(({ letter }) => letter);
      for (const letter of lettersOn(card)) expect(letters, card.id).toContain(letter);
    }
  });

  test('every alteration changes something that its action has', () => {
    for (const card of BEHAVIOURS)
      for (const action of actionsOf(card))
        for (const altered of Object.values(action.altered ?? {})) {
          const { damage, range, n, skip, noCondition, noLeap } = altered;
          const own = action.do === 'order' ? { ...action.attack, ...action } : action;
          if (skip) expect(altered, card.id).toEqual({ skip: true });
          if (damage !== undefined) expect('damage' in own && own.damage > damage && damage > 0, card.id).toBe(true);
          if (range !== undefined) expect('range' in own && own.range > range, card.id).toBe(true);
          if (n !== undefined) expect('n' in own && own.n !== n && n > 0, card.id).toBe(true);
          if (noCondition) expect('condition' in own && own.condition !== undefined, card.id).toBe(true);
          if (noLeap) expect('leaps' in own && own.leaps, card.id).toBe(true);
          expect(Object.keys(altered).length, card.id).toBeGreaterThan(0);
        }
  });

  /** Actions of a type of which the loss of a component is asked, minus those that are resolved only while it is whole. */
  const openTo = (enemy: EnemyType, letter: Letter): EnemyAction[] =>
    cardsOf(enemy).flatMap(card => (card.question?.ask === 'holds' && card.question.letter === letter ? [...card.yes] : actionsOf(card)));
  const isPulse = (action: EnemyAction): boolean => action.do === 'attack' && action.type === 'pulse';
  const isRanged = (action: EnemyAction): action is Attack => action.do === 'attack' && action.type === 'ranged';
  const gives = (condition: string) => (action: EnemyAction) => action.do === 'attack' && action.condition === condition;

  test.each<[string, EnemyType, Letter, (action: EnemyAction) => boolean, object]>([
    ['no pulse without the Bomb Satchel', 'rebel-bomber', 'A', isPulse, { skip: true }],
    ['no deafening without the Screech Horn', 'scurrier', 'A', gives('deafened'), { noCondition: true }],
    ['no ranged attack without the Sprayer', 'tarback', 'B', isRanged, { skip: true }],
    ['no vanishing without the Veil Node', 'arc-stalker', 'A', action => action.do === 'vanish', { skip: true }],
    ['no ranged attack without the Launcher', 'arc-stalker', 'B', isRanged, { skip: true }],
    ['no mines without the Mine Rack', 'arc-stalker', 'C', action => action.do === 'lay-mine', { skip: true }],
    ['no deafening without the Rattle', 'coilspire', 'A', gives('deafened'), { noCondition: true }],
    [
      'no orders to rebels without the Crew Deck',
      'warden-engine',
      'A',
      action => action.do === 'order' && action.whom === 'rebels',
      { skip: true },
    ],
    ['no more cards without the Seed Beacon', 'warden-engine', 'B', action => action.do === 'draw-extra', { skip: true }],
  ])('%s', (_says, enemy, letter, concerns, altered) => {
    const concerned = openTo(enemy, letter).filter(concerns);
    expect(concerned.length).toBeGreaterThan(1);
    for (const action of concerned) expect(action.altered?.[letter]).toEqual(altered);
  });

  test('the Nozzle is worth two squares of range', () => {
    for (const action of openTo('spitmaw', 'B').filter(isRanged)) expect(action.altered?.B?.range).toBe(action.range - 2);
  });

  test('the Wing is worth a square, and the leap', () => {
    for (const action of openTo('frostwing', 'B'))
      if (action.do === 'move') expect([action.leaps, action.altered?.B]).toEqual([true, { n: action.n - 1, noLeap: true }]);
  });

  test('the Horns are worth two damage in a charge', () => {
    for (const series of cardsOf('emberhorn').flatMap(seriesOf))
      for (const [i, action] of series.entries()) {
        const before = series[i - 1];
        const isCharge = before?.do === 'move' && before.straight;
        if (isCharge && action.do === 'attack' && action.type === 'melee') expect(action.altered?.B?.damage).toBe(action.damage - 2);
      }
  });

  test('the Banner is worth one damage to rebels under orders', () => {
    const orders = openTo('rebel-captain', 'A').filter((action): action is Order => action.do === 'order');
    for (const { attack, altered } of orders) if (attack) expect(altered?.A?.damage).toBe(attack.damage - 1);
  });
});

describe('Each type plays as its idea says', () => {
  const does = (enemy: EnemyType, word: EnemyAction['do']): number =>
    cardsOf(enemy).filter(card => actionsOf(card).some(one => one.do === word)).length;

  test.each<[EnemyType, EnemyAction['do']]>([
    ['rebel-scout', 'away'],
    ['rebel-scout', 'alert'],
    ['rebel-captain', 'order'],
    ['scurrier', 'alert'],
    ['shellback', 'away'],
    ['spitmaw', 'lay-mine'],
    ['tarback', 'lay-mine'],
    ['arc-stalker', 'lay-mine'],
    ['arc-stalker', 'vanish'],
    ['warden-engine', 'to-feature'],
    ['warden-engine', 'attack-feature'],
  ])('%s: %s on at least four cards', (enemy, word) => expect(does(enemy, word)).toBeGreaterThanOrEqual(4));

  test('whatever besieges goes to the feature first', () => {
    const besiegers = ENEMY_TYPES.filter(enemy => does(enemy, 'attack-feature') > 0);
    expect(besiegers).toEqual(['rebel-brawler', 'rebel-bomber', 'rebel-captain', 'emberhorn', 'warden-engine']);
    for (const enemy of besiegers) expect(does(enemy, 'to-feature')).toBeGreaterThan(0);
  });

  test('no series is about the feature alone: every card does something where there is none', () => {
    for (const card of BEHAVIOURS)
      for (const series of seriesOf(card))
        expect(
          series.some(({ do: word }) => word !== 'to-feature' && word !== 'attack-feature'),
          card.id,
        ).toBe(true);
  });

  test('a Razorhound that flanks strikes twice', () => {
    const flanking = cardsOf('razorhound').filter(card => card.question?.ask === 'ally-within');
    expect(flanking.map(card => card.yes.filter(isAttack).length)).toEqual([2, 2]);
    expect(flanking.map(card => card.no!.filter(isAttack).length)).toEqual([1, 1]);
  });

  test('the Frostwing leaps in most of its moves, the Emberhorn charges straight', () => {
    const moves = (enemy: EnemyType) =>
      cardsOf(enemy)
        .flatMap(actionsOf)
        .flatMap(action => (action.do === 'move' ? [action] : []));
    expect(moves('frostwing').every(one => one.leaps)).toBe(true);
    const straight = moves('emberhorn').filter(one => one.straight).length;
    expect(straight * 2).toBeGreaterThan(moves('emberhorn').length);
  });
});

describe('Every word of enemies is on a card', () => {
  // As records, so that a new word in types.ts asks for a card.
  const actions: Record<EnemyAction['do'], true> = {
    move: true,
    away: true,
    'to-feature': true,
    attack: true,
    'attack-feature': true,
    alert: true,
    heal: true,
    armour: true,
    'clear-condition': true,
    vanish: true,
    'lay-mine': true,
    order: true,
    'draw-extra': true,
  };
  const questions: Record<Question['ask'], true> = {
    'character-within': true,
    'ally-within': true,
    holds: true,
    'has-condition': true,
    'revealed-more-than': true,
    'trap-within': true,
    'alert-at-least': true,
    'half-hp': true,
    'target-in': true,
    'target-within': true,
  };
  const extras: Record<Extra['do'], true> = { discard: true, push: true, 'lose-resource': true, 'threat-top': true };
  const targets: Record<Target, true> = { threat: true, closest: true, furthest: true, same: true };
  const sorted = (words: Iterable<string>): string[] => [...new Set(words)].sort();

  test('actions, questions, extras, targets', () => {
    expect(sorted(ALL.map(action => action.do))).toEqual(sorted(Object.keys(actions)));
    expect(sorted(BEHAVIOURS.flatMap(({ question }) => question?.ask ?? []))).toEqual(sorted(Object.keys(questions)));
    expect(sorted(ALL.filter(isAttack).flatMap(({ extra = [] }) => extra.map(one => one.do)))).toEqual(sorted(Object.keys(extras)));
    expect(sorted(ALL.flatMap(action => ('target' in action && action.target ? [action.target] : [])))).toEqual(
      sorted(Object.keys(targets)),
    );
  });

  test('orders to rebels, to machines and to one type; leaps and straight lines; all terrains; all conditions', () => {
    expect(sorted(ALL.flatMap(action => (action.do === 'order' ? [action.whom] : [])))).toEqual(['machines', 'razorhound', 'rebels']);
    expect(ALL.some(action => action.do === 'move' && action.leaps)).toBe(true);
    expect(ALL.some(action => action.do === 'move' && action.straight)).toBe(true);
    expect(sorted(BEHAVIOURS.flatMap(({ question }) => (question?.ask === 'target-in' ? [question.terrain] : [])))).toEqual([
      'cover',
      'elevation',
      'grass',
    ]);
    expect(sorted(ALL.filter(isAttack).flatMap(({ condition = [] }) => condition))).toEqual(sorted(CONDITIONS));
  });
});
