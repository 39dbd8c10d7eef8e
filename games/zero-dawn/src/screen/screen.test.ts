/**
 * The screen over moments of played games: whatever a decision is about is somewhere a button with a name, at every kind of decision;
 * cards say what they are given to say; and nothing falls over, also for a spectator and on a phone.
 */
import { type Decision, type Face, type Odds, type Ref, randomAnswer, SampledChance, type Seat, Seed, startMatch } from '@quarry/kernel';
import type { Asked, AskedOption } from '@quarry/protocol';
import { isSame, type Piece, shortened } from '@quarry/screen';
import { stillTable } from '@quarry/screen/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { box, CARDS, equipmentCard, nameOf, sortOfCard } from '../content/box.ts';
import { type ActionType, ARCS } from '../content/kinds.ts';

import type { Weapon } from '../content/types.ts';
import { DECISION_KINDS, type DecisionKind, OFF, type Payment } from '../decisions.ts';
import { zeroDawn } from '../game.ts';
import { mapInPlay } from '../questions.ts';
import { stage } from '../sentences/stage.ts';
import type { View } from '../state.ts';
import { gazeOf } from './board/reach.tsx';
import { Card } from './cards.tsx';
import { ICONS } from './icons.ts';
import { screen } from './index.ts';
import { cardRef, enemyName, hunterName, type Table } from './names.ts';

interface Moment {
  readonly view: View;
  readonly seat: Seat;
  readonly asked: Asked;
}

/** Keys tell nothing: a screen reads what an option is worth. */
const askedOf = (decision: Decision): Asked => ({
  n: 0,
  kind: decision.kind,
  rule: decision.rule,
  says: decision.kind,
  choose: decision.choose,
  min: decision.min,
  max: decision.max,
  ordered: decision.ordered,
  options: decision.options.map(({ about, value }, i) => ({ key: `${i}`, about, value, says: `option ${i} of ${decision.kind}` })),
  facts: structuredClone(decision.facts ?? null),
  outline: null,
  from: null,
  mayStay: false,
  isWindow: false,
  hasOdds: false,
});

/** Asked too seldom to wait for; each is about the same things as another kind. */
const SELDOM: Readonly<Record<string, string>> = {
  'play-trap-ability': 'play-ability',
  'order-area': 'choose-target',
  'order-kills': 'choose-target',
  pull: 'push',
  'patrol-step': 'enemy-route',
  'reroll-evade': 'reroll',
};
const MOST_GAMES = 40;
const ENOUGH = 2;

/** A few moments of each kind of decision, from games of sensible and of careless players in turn. */
function collect(): ReadonlyMap<string, readonly Moment[]> {
  const moments = new Map<string, Moment[]>();
  const isComplete = (): boolean => DECISION_KINDS.every(kind => kind in SELDOM || moments.has(kind));
  for (let game = 0; game < MOST_GAMES && !isComplete(); game++) {
    const { setup } = zeroDawn.tables[game % zeroDawn.tables.length]!;
    const started = startMatch(zeroDawn, setup, `drawn ${game}`, 'nothing');
    if (!started.ok) throw new Error(started.refusal.says);
    const match = started.value;
    const chance = new SampledChance<'bot'>(new Seed(`players of drawn ${game}`));
    for (let n = 0; !match.outcome && n < 1500; n++) {
      const decision = match.open[0]!;
      const known = moments.get(decision.kind) ?? [];
      const view = match.view(decision.seat) as View;
      if (known.length < ENOUGH) moments.set(decision.kind, [...known, { view, seat: decision.seat, asked: askedOf(decision) }]);
      // Careless at the merchant's, where sensible players do not trade; sensible in the field, where careless ones do not last.
      const isCareless = game % 2 === 1 && (view.step === 'buy' || n % 4 === 0);
      match.answer(decision.seat, isCareless ? randomAnswer(decision, chance) : zeroDawn.sensible(view, decision, decision.seat, chance));
    }
  }
  for (const [kind, like] of Object.entries(SELDOM)) {
    if (moments.has(kind)) continue;
    moments.set(
      kind,
      (moments.get(like) ?? []).map(moment => ({ ...moment, asked: { ...moment.asked, kind } })),
    );
  }
  return moments;
}

const face = (no: number): Face => ({ name: `Card ${no}`, kind: 'Kind', says: `What card ${no} says.` });

const meanings: Readonly<Record<string, string>> = {
  glory: 'What glory is.',
  Leader: 'What a Leader is.',
  Sun: 'What a Sun is.',
  component: 'What a component is.',
  Kind: 'What kind it is.',
};

const tableOf = ({ view, asked, seat }: Moment, more: Partial<Table> = {}): Table =>
  stillTable<Table>({
    view,
    seat,
    people: view.hunters.map((_, other) => ({ seat: other, name: `Player ${other}`, who: 'person', bot: null, isHere: true })),
    asked,
    lit: about => asked.options.filter(option => option.about.some(one => isSame(one, about))),
    face,
    meaning: word => meanings[word],
    ...more,
  });

const [foes, gear] = screen.panels.map(({ Piece }) => Piece) as [Piece<View>, Piece<View>];

const draw = (table: Table): string =>
  renderToStaticMarkup(
    createElement(
      'div',
      null,
      createElement(screen.Board, table),
      createElement(screen.Hand, table),
      createElement(screen.Party, { ...table, isNarrow: false }),
      createElement(foes, table),
    ),
  );

const TAG = /<[a-z]+ [^>]*data-lit=""[^>]*>/g;
const BUTTON = /<button[^>]*data-lit=""[^>]*>(.*?)<\/button>/g;
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

interface Buttons {
  /** What the lit buttons with a name are about, as `kind id`. */
  readonly about: ReadonlySet<string>;
  readonly texts: readonly string[];
}

function buttonsIn(html: string): Buttons {
  const about = new Set<string>();
  for (const match of html.matchAll(TAG)) {
    const [tag] = match;
    const ref = /data-about="([^"]+)"/.exec(tag)?.[1];
    const name = /aria-label="([^"]+)"/.exec(tag)?.[1] ?? plain(html.slice(match.index, match.index + 3000));
    if (ref && /[a-z]/.test(name) && /role="button"/.test(tag) && /tabindex="0"/i.test(tag)) about.add(ref);
  }
  return {
    about,
    texts: [...html.matchAll(BUTTON)].map(match => plain(`${/aria-label="([^"]+)"/.exec(match[0])?.[1] ?? ''} ${match[1]}`)),
  };
}

/** Ways to pay are told apart by all that they are about, so that each has a button of its own. */
const isWay = (option: AskedOption): boolean => option.about.some(({ kind }) => kind === 'resource');

function isDrawn(option: AskedOption, { about, texts }: Buttons): boolean {
  // Dice are the shell's.
  const isSeen = ({ kind, id }: Ref): boolean => kind === 'die' || about.has(`${kind} ${id}`);
  return option.about.some(isSeen) || texts.some(text => text.includes(option.says)) || (isWay(option) && texts.length > 0);
}

let moments: ReadonlyMap<string, readonly Moment[]>;
beforeAll(() => {
  moments = collect();
});

/** A moment of an encounter that is put to a hunter with a bow. */
const archerIn = (all: ReadonlyMap<string, readonly Moment[]>): Moment =>
  [...all.values()]
    .flat()
    .find(({ view, seat }) => view.step === 'act' && view.active === seat && view.hunters[seat]!.equipment[ARCS.indexOf('ranged')]! >= 0)!;

describe('What may be chosen', () => {
  test('every kind of decision was met', () => {
    expect(DECISION_KINDS.filter(kind => !moments.has(kind))).toEqual([]);
  });

  test.each(DECISION_KINDS)('%s: each option that is about something is a button with a name', kind => {
    for (const moment of moments.get(kind) ?? []) {
      const buttons = buttonsIn(draw(tableOf(moment)));
      const dark = moment.asked.options.filter(option => option.about.length > 0 && !isDrawn(option, buttons));
      expect(dark.map(option => option.key)).toEqual([]);
    }
  });

  test('each way to pay names all that it takes', () => {
    const [moment] = moments.get('pay')!;
    const payments: readonly Payment[] = [['blaze', 'wild'], ['metal-shards'], ['wild-visit']];
    const options = payments.map((value, i) => ({ key: `${i}`, about: [], value, says: '' }));
    const { texts } = buttonsIn(draw(tableOf({ ...moment!, asked: { ...moment!.asked, options } })));
    expect(texts.map(text => text.replaceAll(/\s+/g, ' ').trim())).toEqual(['Blaze Rare Lens', 'Metal Shards', 'Letter of Trade']);
  });

  test('what can be done with a card in several ways has a button for each', () => {
    const moment = archerIn(moments);
    const weapon = moment.view.hunters[moment.seat]!.equipment[ARCS.indexOf('ranged')]!;
    const ways = (kind: DecisionKind, card: number, values: readonly unknown[]): string[] => {
      const options = values.map((value, i) => ({ key: `${i}`, about: [cardRef(card)], value, says: '' }));
      const table = tableOf({ ...moment, asked: { ...moment.asked, kind, options } });
      const html = renderToStaticMarkup(createElement(Card, { table, no: card }));
      return [...html.matchAll(BUTTON)].map(match =>
        plain(match[1]!)
          .replace(/\s*,\s*$/, '')
          .trim(),
      );
    };
    expect(
      ways('choose-weapon', weapon, [
        { weapon, setsTrap: false },
        { weapon, setsTrap: true },
      ]),
    ).toEqual(['Use', 'Set a trap']);
    const coil = [...CARDS.keys()].find(no => sortOfCard(no) === 'modification')!;
    const fittings = [
      { card: coil, arc: OFF },
      { card: coil, arc: ARCS.indexOf('ranged') },
    ];
    expect(ways('fit-modifications', coil, fittings)).toEqual(['Take off', `Fit on ${nameOf(weapon)}`]);
  });

  test('whoever points at an action or a weapon sees how far it reaches', () => {
    const moment = archerIn(moments);
    const { view, seat } = moment;
    const map = mapInPlay(view);
    const reachOf = (kind: DecisionKind, value: unknown): number | undefined => {
      const pointed = { key: '0', about: [], value, says: '' };
      return gazeOf(tableOf({ ...moment, asked: { ...moment.asked, kind, options: [pointed] } }, { pointed }), map, null)?.reach;
    };
    const taken = (type: ActionType, isFree = false): number | undefined => reachOf('take-action', { type, isFree });
    expect([taken('sprint'), taken('sneak'), taken('distract', true), taken('craft'), reachOf('take-action', null)]).toEqual([
      2,
      1,
      2,
      undefined,
      undefined,
    ]);
    const { equipment } = view.hunters[seat]!;
    const ranged = equipmentCard(equipment[ARCS.indexOf('ranged')]!) as Weapon;
    expect(taken('ranged')).toBe(ranged.range);
    expect(taken('melee', true)).toBeGreaterThanOrEqual(1);
    expect(reachOf('choose-weapon', { weapon: equipment[ARCS.indexOf('ranged')]!, setsTrap: false })).toBe(ranged.range);
  });

  test('each way to pay has a button of its own', () => {
    for (const moment of moments.get('pay') ?? []) {
      expect(buttonsIn(draw(tableOf(moment))).texts).toHaveLength(moment.asked.options.length);
    }
  });

  test('an enemy that may be chosen is named with its place and state', () => {
    const [moment] = moments.get('choose-target')!;

    expect(draw(tableOf(moment!))).toMatch(/aria-label="[A-Z][a-z-]+(-[A-Z][a-z]+)? \d+ at [a-z]\d+, (alert|has seen nobody)/);
  });
});

describe('Pieces', () => {
  test('[ZD-LVL-3] who is asked nothing at the campfire reads what happens there, and of nobody who is waited for', () => {
    const [moment] = moments.get('level-up')!;
    const drawn = plain(draw(tableOf(moment!, { asked: null, lit: () => [] })));
    expect(drawn).toContain('Each hunter moves to a linked skill of the next level');
    expect(drawn).not.toContain('Others');
  });

  test('draw every moment for a spectator, on a phone, and with each hunter and machine inspected', () => {
    for (const [moment] of moments.values()) {
      const { view } = moment!;
      const watching = tableOf({ ...moment!, asked: { ...moment!.asked, options: [] } }, { seat: null, asked: null });
      expect(draw(watching)).not.toBe('');
      expect(renderToStaticMarkup(createElement(screen.Party, { ...watching, isNarrow: true }))).toContain('seat-strip');
      for (const about of [
        ...view.hunters.map((_, id) => ({ kind: 'hunter', id })),
        ...view.enemies.map(({ id }) => ({ kind: 'enemy', id })),
      ]) {
        expect(renderToStaticMarkup(createElement(foes, tableOf(moment!, { inspected: about })))).not.toBe('');
      }
      expect(renderToStaticMarkup(createElement(gear, tableOf(moment!)))).not.toBe('');
    }
  });

  test('[ZD-ATK-4] whoever aims sees the data card of the machine that is aimed at', () => {
    const [moment] = moments.get('choose-part')!;
    const { enemy } = moment!.asked.facts as { readonly enemy: number };

    const drawn = renderToStaticMarkup(createElement(foes, tableOf(moment!)));

    expect(drawn).toContain(`aria-label="${enemyName(moment!.view.enemies[enemy]!)}"`);
    expect(drawn).toContain('Armour');
  });

  test('[ZD-CALL-2] the last encounter is not said to be about the quarry alone, for points decide it', () => {
    const call = box.cardNamed('hunters-call');
    const [moment] = moments.get('take-action')!;

    const drawn = renderToStaticMarkup(createElement(foes, tableOf({ ...moment!, view: { ...moment!.view, card: call } })));

    expect(plain(drawn)).toContain('Kill machines for the points that it takes');
    expect(plain(drawn)).not.toContain('Kill the quarry.');
  });

  test('[ZD-R-120] Dusk is a meter on the board of a hunter alone from the first turn, and warns when three turns are left', () => {
    const [moment] = moments.get('take-action')!;
    const board = (dusk: number, turn: number): string =>
      renderToStaticMarkup(createElement(screen.Board, tableOf({ ...moment!, view: { ...moment!.view, dusk, turn } })));

    expect(board(0, 9)).not.toContain('zd-dusk');
    expect(plain(board(16, 1))).toMatch(/Dusk\s+1\s+\/\s+16/);
    expect(board(16, 1)).toContain('<meter min="0" max="16" value="1" aria-label="Turns until Dusk">');
    expect([13, 14, 16].map(turn => board(16, turn).includes('zd-dusk is-near'))).toEqual([false, true, true]);
  });

  test('a hand says what its cards are given to say, word for word', () => {
    const moment = moments.get('take-action')!.find(({ view, seat }) => typeof view.hunters[seat]!.hand !== 'number')!;
    const hand = moment.view.hunters[moment.seat]!.hand as readonly number[];
    const said = plain(renderToStaticMarkup(createElement(screen.Hand, tableOf(moment))));

    for (const no of hand) expect(said).toContain(`What card ${no} says.`);
  });

  test('equal cards of a hand lie on one pile with their number, and it says how many of them are chosen', () => {
    const moment = moments.get('discard-before-drawing')!.find(({ asked }) => asked.options.length > 2)!;
    const options = moment.asked.options.map(option => ({ ...option, says: 'Put it away' }));
    const [first, second] = options.map(option => option.key);
    const equal = { name: 'Hunter Arrow', kind: 'Ammunition', says: 'Add 1 blue die.' };
    const hand = (chosen: readonly string[]): string =>
      renderToStaticMarkup(
        createElement(screen.Hand, tableOf({ ...moment, asked: { ...moment.asked, options } }, { face: () => equal, chosen })),
      );

    expect(hand([]).match(/Hunter Arrow/g)).toHaveLength(1);
    expect(plain(hand([]))).toMatch(new RegExp(`×${options.length}\\b`));
    expect(plain(hand([first!, second!]))).toContain(`2 of ${options.length} chosen`);
  });

  test('in the enemy step the machines have the turn, afterwards a hunter has it again', () => {
    const [moment] = moments.get('take-action')!;
    const turnIn = (step: View['step'], isNarrow: boolean): string | undefined => {
      const view = { ...moment!.view, step };
      const party = createElement(screen.Party, { ...tableOf({ ...moment!, view }, { stage: stage(view) }), isNarrow });
      return /is-active.*?<b[^>]*>(.*?)<\/b>/.exec(renderToStaticMarkup(party))?.[1];
    };

    expect(turnIn('enemies', false)).toBe('The machines');
    expect(turnIn('act', false)).toBe(hunterName(moment!.view, moment!.view.active));
    expect(turnIn('enemies', true)).toMatch(/^\d+$/);
  });

  test('labels tell what they mean to whoever points at them', () => {
    const [moment] = moments.get('choose-target')!;
    const html = draw(tableOf(moment!));

    for (const means of ['What glory is.', 'What a Leader is.', 'What kind it is.']) expect(html).toContain(`title="${means}"`);
  });

  test('odds are drawn under any name, those of an attack in the words of the hunt', () => {
    const [moment] = moments.get('choose-target')!;
    const yesNo = (chance: number) => [
      { value: 0, chance: 1 - chance },
      { value: 1, chance },
    ];
    const damage = [
      { value: 0, chance: 0.25 },
      { value: 2, chance: 0.5 },
      { value: 5, chance: 0.25 },
    ];
    const saidOf = (odds: Odds): string => {
      const { asked, view } = moment!;
      const drawn = createElement(screen.Odds, { look: { odds, isFinal: true }, pointed: asked.options[0]!, view, seat: 0 });
      return plain(renderToStaticMarkup(drawn));
    };

    expect(saidOf({ damage, kills: yesNo(0.25), 'moon rises': yesNo(0.5) })).toMatch(
      /Damage.*2\.3 on average.*Kills it.*25 %.*Moon rises.*50 %/,
    );
    expect(saidOf({ wakes: [{ value: 1, chance: 1 }] }), 'what is counted is no chance').toMatch(/Wakes\s*1 machine/);
    expect(saidOf({ wakes: [{ value: 3, chance: 1 }] })).toMatch(/Wakes\s*3 machines/);
    expect(saidOf({ 'cards lost': [{ value: 0, chance: 1 }], hit: yesNo(0) })).toMatch(/Cards lost\s*none.*You are hit\s*0 %/);
    expect(saidOf({ 'cards lost': yesNo(0.4), hit: yesNo(0.4) })).toMatch(/Cards lost\s*0 or 1.*You are hit\s*40 %/);
  });
});

describe('Credits', () => {
  test('every pictogram is credited to its author under its licence', () => {
    for (const { title, author } of Object.values(ICONS)) {
      const line = screen.credits.find(({ by }) => by === author);
      expect(line?.what).toContain(title);
      expect(line?.licence).toContain('CC BY 3.0');
    }
  });
});

test('a name that has no room is cut where the room ends, never by a single letter and never to less than three', () => {
  expect([15, 21, 24, 40, 60].map(letter => shortened('Watcher', 1, letter))).toEqual([
    'Watcher 1',
    'Watcher 1',
    'Watch 1',
    'Wat 1',
    'Wat 1',
  ]);
});
