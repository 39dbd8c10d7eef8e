/** The screen over moments of played matches: at every kind of decision all pieces are drawn, for a seat, for whoever watches and on a phone; and what it does not know is named. */
import { type Decision, type Face, SampledChance, type Seat, Seed, startMatch } from '@quarry/kernel';
import type { Asked } from '@quarry/protocol';
import { isSame, type PlacedPiece } from '@quarry/screen';
import { stillTable } from '@quarry/screen/testing';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { box, crimCard, nameOf } from '../content/box.ts';
import { DATASLATES } from '../content/hunters.ts';
import { urbanManhunt } from '../game.ts';
import { DEMEANOR_NAMES } from '../printed-names.ts';
import { faceOf } from '../sentences/cards.ts';
import { stage } from '../sentences/stage.ts';
import type { CrimView, View } from '../state.ts';
import { tagOf } from './board/tags.tsx';
import { castBy, castOrder } from './casting.tsx';
import { End } from './end.tsx';
import { screen } from './index.ts';
import type { Table } from './names.ts';
import { tallySays } from './standings.ts';

interface Moment {
  readonly view: View;
  readonly seat: Seat;
  readonly asked: Asked;
}

const askedOf = ({ kind, rule, choose, min, max, ordered, options }: Decision): Asked => ({
  n: 0,
  kind,
  rule,
  says: kind,
  choose,
  min,
  max,
  ordered,
  options: options.map(({ about, value }, i) => ({ key: `${i}`, about, value, says: `option ${i}` })),
  facts: null,
  outline: null,
  from: null,
  mayStay: false,
  isWindow: false,
  hasOdds: false,
});

/** The first moment of each kind of decision in a match, and the end of it. */
function collect(): readonly Moment[] {
  const moments = new Map<string, Moment>();
  const started = startMatch(
    urbanManhunt,
    urbanManhunt.tables.find(({ setup }) => urbanManhunt.seatsOf(setup) === 3)!.setup,
    'on air',
    'nothing',
  );
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  const chance = new SampledChance<'bot'>(new Seed('players on air'));
  while (!match.outcome) {
    const decision = match.open[0]!;
    const view = match.view(decision.seat) as View;
    if (!moments.has(decision.kind)) moments.set(decision.kind, { view, seat: decision.seat, asked: askedOf(decision) });
    match.answer(decision.seat, urbanManhunt.sensible(view, decision, decision.seat, chance));
  }
  return [...moments.values()];
}

const UNKNOWN = 99_999;
const face = (no: number): Face => (box.has(no) ? faceOf(no) : { name: 'A card of tomorrow', kind: 'Event', says: 'What it says.' });

const tableOf = ({ view, asked, seat }: Moment, more: Partial<Table> = {}): Table =>
  stillTable<Table>({
    view,
    seat,
    people: view.hunters.map((_, other) => ({ seat: other, name: `Player ${other}`, who: 'person', bot: null, isHere: true })),
    stage: stage(view),
    asked,
    lit: about => asked.options.filter(option => option.about.some(one => isSame(one, about))),
    face,
    ...more,
  });

const drawn = (piece: ComponentType<Table>, table: Table): string => renderToStaticMarkup(createElement(piece, table));
const tower = (table: Table, isNarrow = false): string => renderToStaticMarkup(createElement(screen.Party, { ...table, isNarrow }));
const wordsOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

let moments: readonly Moment[];
beforeAll(() => {
  moments = collect();
});
const momentOf = (kind: string): Moment => moments.find(({ asked }) => asked.kind === kind)!;

describe('All pieces', () => {
  test('are drawn at every kind of decision, for whoever is asked and for whoever watches', () => {
    for (const moment of moments) {
      for (const more of [{}, { seat: null, asked: null }, { inspected: { kind: 'crim', id: moment.view.crims[0]?.no ?? 0 } }]) {
        const table = tableOf(moment, more as Partial<Table>);
        const html = [screen.Board, screen.Hand, ...screen.panels.map(({ Piece }) => Piece)].map(piece => drawn(piece, table)).join('');
        expect(html + tower(table) + tower(table, true), moment.asked.kind).not.toMatch(/undefined|NaN|\[object/);
      }
    }
    expect(moments.length).toBeGreaterThan(8);
  });
});

describe('Casting', () => {
  test('everybody once, those for a first match first, and each is a button with a name', () => {
    const html = drawn(screen.Board, tableOf(momentOf('choose-hunter')));

    expect(castOrder.toSorted((a, b) => a - b)).toEqual([...DATASLATES.keys()]);
    expect(DATASLATES[castOrder[0]!]!.id).toBe('prime-marlowe');
    expect(html.match(/choice is-lit/g)).toHaveLength(DATASLATES.length);
  });

  test('whoever is taken says by whom', () => {
    const moment = momentOf('choose-hunter');
    const hunters = moment.view.hunters.map((hunter, seat) => (seat === moment.seat ? hunter : { ...hunter, slate: seat }));

    const words = wordsOf(drawn(screen.Board, tableOf({ ...moment, view: { ...moment.view, hunters } })));

    expect(words.match(/taken: Player \d/g)).toHaveLength(hunters.length - 1);
  });
});

describe('On air', () => {
  test('the Control strip says the orders of all four Demeanors', () => {
    const moment = momentOf('act');
    const words = wordsOf(drawn(screen.Board, tableOf(moment)));

    expect(words).toContain(nameOf(moment.view.control));
    expect(words).toMatch(/Aggressive (Charge|Hide) .*Tactical \w+.*Skittish \w+.*Sneaky \w+/);
  });

  test('[UM-CRIM-5] who does something else than is ordered is named at the order, and told at the model beside the odds', () => {
    const moment = momentOf('act');
    const { no, card } = moment.view.crims[0]!;
    const facts = { attacks: ['Rifle'], hit: [65], kill: [56], instead: 'Charge' };
    const intent: Table['intent'] = ({ id }) => (id === no ? { says: 'charges you for 2–3', why: 'It does.', attacks: [], facts } : null);
    const table = tableOf(moment, { intent });
    const of = DEMEANOR_NAMES[crimCard(card).demeanor];

    expect(wordsOf(drawn(screen.Board, table))).toMatch(new RegExp(`${of} [A-Z][\\w ]* ${nameOf(card)}: Charge`));
    expect(wordsOf(drawn(screen.Board, { ...table, isNarrow: true })), 'in the palm of a hand, for eyes and for ears').toMatch(
      new RegExp(`1: Charge ${nameOf(card)}: Charge`),
    );
    const { drawn: tag } = tagOf(table, { piece: { ref: { kind: 'crim', id: no } } } as unknown as PlacedPiece, {
      hit: 65,
      kill: 56,
      hitsYou: null,
    })!;
    expect(wordsOf(renderToStaticMarkup(tag))).toContain('charges you for 2–3');
  });

  test('two of one name have their numbers at the model, as in words', () => {
    const { view, ...moment } = momentOf('act');
    const [first, second] = view.crims as [CrimView, CrimView];
    const nameAt = (crims: readonly CrimView[]): string => {
      const placed = { piece: { ref: { kind: 'crim', id: first.no } } } as unknown as PlacedPiece;
      const tag = tagOf(tableOf({ ...moment, view: { ...view, crims } }), placed, { hit: null, kill: null, hitsYou: null })!;
      return wordsOf(renderToStaticMarkup(tag.drawn as ReactElement));
    };

    expect(nameAt([first])).toMatch(new RegExp(`^ ${nameOf(first.card)} \\d`));
    expect(nameAt([first, { ...second, card: first.card }])).toContain(`${nameOf(first.card)} (${first.no})`);
  });

  test('whoever is off air has a bar of what is recovered, and a word for it', () => {
    const moment = momentOf('act');
    const hunters = moment.view.hunters.map((hunter, seat) =>
      seat === moment.seat ? hunter : { ...hunter, isIn: false, fellInTurn: 1, wounds: 3 },
    );
    const html = tower(tableOf({ ...moment, view: { ...moment.view, hunters } }));

    expect(html.match(/show-slots is-healed/g)).toHaveLength(hunters.length - 1);
    expect(wordsOf(html)).toMatch(/[23] of [56] recovered/);
  });

  test('a red ring and a word of warning are for whoever will attack the reader, by what is told and not by its words', () => {
    const moment = momentOf('act');
    const { no } = moment.view.crims[0]!;
    const attacks = (seat: number) => ({
      intent: ({ id }: { readonly id: string | number }) =>
        id === no ? { says: 'shoots', why: 'It does.', attacks: [{ kind: 'hunter', id: seat }] } : null,
    });
    const crims = screen.panels[0].Piece;

    expect(drawn(crims, tableOf(moment, attacks(moment.seat)))).toContain('is-after-you');
    expect(drawn(crims, tableOf(moment, attacks(moment.seat + 1)))).not.toContain('is-after-you');
  });

  test('[UM-CRIM-2] in the order of acting one acts now, in red if it attacks the reader, and those before it have acted', () => {
    const moment = momentOf('act');
    const [first, second] = moment.view.crims.toSorted((a, b) => a.no - b.no) as [CrimView, CrimView];
    const view: View = { ...moment.view, phase: 'crim', step: 'crim', acted: second.no };
    const asked = { ...moment.asked, facts: { check: 'defense', hunter: moment.seat, crim: second.no, threshold: 2 } };
    const html = drawn(screen.panels[0].Piece, tableOf({ ...moment, view, asked }));
    const rowOf = ({ no }: CrimView): string => html.split('<li').find(row => row.includes(`>${no}</b>`))!;
    expect([first, second].map(one => /show-intent">([^<]*)/.exec(rowOf(one))![1])).toEqual(['has acted', 'acts now']);
    expect([first, second].map(one => rowOf(one).includes('is-after-you'))).toEqual([false, true]);
  });

  test('the announcer is heard while something happens, unless that is switched off', () => {
    const now = { type: 'turn-begun', event: { turn: 3 }, rule: 'UM-CTL-1', says: '', under: '' } as const;
    const words = (hasRemarks: boolean): string => drawn(screen.Board, tableOf(momentOf('act'), { now, asked: null, hasRemarks }));

    expect(words(true)).toMatch(/show-remark">[^<]*\b3\b/);
    expect(words(false)).not.toContain('show-remark');
    expect(wordsOf(words(false))).toContain('Turn 3');
  });
});

test('the tower, which stands on every tab of a phone, brings letters and colours of the show along, and whether it is live', () => {
  const of = (isNarrow: boolean, step: View['step']): string => {
    const moment = momentOf('act');
    return tower(tableOf({ ...moment, view: { ...moment.view, step } }), isNarrow).split('>')[0]!;
  };
  expect([of(true, 'act'), of(false, 'act'), of(true, 'over')]).toEqual([
    '<div class="um um-tower" data-live=""',
    '<div class="um um-tower" data-live=""',
    '<div class="um um-tower"',
  ]);
});

test('hunters are found by what one wants to do and by how much they ask, each by at least one of either', () => {
  const namesBy = (says: string): string[] => castBy(says).map(slate => DATASLATES[slate]!.name);
  expect(namesBy('Runs')).toEqual(['Quickdraw Nine', 'Kite', 'Polite Kevin']);
  expect(namesBy('Demanding')).toEqual(['Doctor Applause', 'Mother Hush', 'The Auditor', 'Sister Static']);
  const all = (...says: readonly string[]): number => new Set(says.flatMap(castBy)).size;
  expect([all('All 15'), all('Shoots', 'Fights', 'Runs', 'Schemes'), all('First match', 'Steady hand', 'Demanding')]).toEqual([15, 15, 15]);
});

test('the credits have everybody by their points, what each leaves behind, and the last word of whoever has won', () => {
  const moment = momentOf('act');
  const hunters = moment.view.hunters.map((hunter, seat) => ({ ...hunter, points: 10 + seat, kills: seat, falls: 2, podsOpened: 1 }));
  const ended = { winners: [hunters.length - 1] } as unknown as Table['ended'];
  const words = wordsOf(drawn(End, tableOf(moment, { view: { ...moment.view, hunters }, ended })));
  const named = hunters.map(({ slate }) => DATASLATES[slate]!.name).toReversed();
  expect(named.map(name => words.indexOf(name))).toEqual(named.map(name => words.indexOf(name)).toSorted((a, b) => a - b));
  expect(words).toContain('nobody eliminated, 1 pod opened and off air twice');
  expect(tallySays({ kills: 7, podsOpened: 0, falls: 0 })).toBe('7 crims eliminated and never off air');
});

test('whoever has won is seen alive at the end, also after a last turn out of the zone', () => {
  const moment = momentOf('act');
  const ended = { winners: [0] } as unknown as Table['ended'];
  const shown = (seat: Seat, isIn: boolean): string => {
    const hunters = moment.view.hunters.map((hunter, other) => (other === seat ? { ...hunter, isIn, fellInTurn: isIn ? 0 : 3 } : hunter));
    return drawn(End, tableOf(moment, { view: { ...moment.view, hunters }, ended }));
  };
  expect([shown(0, false) === shown(0, true), shown(1, false) === shown(1, true)]).toEqual([true, false]);
});

test('the forecast of going on with nothing is named by what then happens', () => {
  const named = (says: string, value: unknown): string =>
    wordsOf(
      renderToStaticMarkup(
        createElement(screen.Odds!, {
          ...tableOf(momentOf('act')),
          look: { odds: {} },
          pointed: { key: 'k', about: [], value, says },
        } as never),
      ),
    ).trim();
  expect([named('Nothing: the dice roll as they are', null), named('Aim (1 Momentum): upgrade', {})]).toEqual([
    'The dice roll as they are',
    'Aim (1 Momentum)',
  ]);
});

test('an Impact 10 flashes at the edge of the picture and an Impact 1 tears it, but nothing does where nothing moves', () => {
  const rolled = (impact: number) =>
    ({ type: 'rolled', event: { lies: { impact } }, rule: 'UM-CHK-1', says: '', under: '' }) as unknown as Table['now'];
  const page = (impact: number, motion: Table['motion']): string =>
    drawn(screen.Board, tableOf(momentOf('act'), { now: rolled(impact), motion }));
  expect(page(10, 'full')).toContain('show-impact is-flash');
  expect(page(1, 'quick')).toContain('show-impact is-tear');
  expect(page(5, 'full')).not.toContain('show-impact');
  expect(page(10, 'off')).not.toContain('show-impact');
});

describe('What the screen does not know', () => {
  test('a card is named: in the hand, as Control Card, in force, as an event and on a crim', () => {
    const moment = momentOf('act');
    const { view, seat } = moment;
    const crims = [{ ...view.crims[0]!, card: UNKNOWN }];
    const hunters = view.hunters.map((hunter, i) => (i === seat ? { ...hunter, keepers: [UNKNOWN] } : hunter));
    const inForce = [{ card: UNKNOWN, owner: 0, until: 9 }];
    const now = { type: 'event-carried-out', event: { seat: 0, card: UNKNOWN }, rule: 'UM-EVT-4', says: '', under: '' } as const;
    const inspected = { kind: 'crim', id: crims[0]!.no };
    const words = (piece: ComponentType<Table>, more: Partial<Table>): string => wordsOf(drawn(piece, tableOf(moment, more)));

    expect(words(screen.Hand, { view: { ...view, hunters } })).toContain('A card of tomorrow');
    expect(words(screen.Board, { now })).toMatch(/Event\s+A card of tomorrow/);
    expect(words(screen.Board, { view: { ...view, inForce } })).toMatch(/In force\s+A card of tomorrow/);
    expect(words(screen.Board, { view: { ...view, control: UNKNOWN, crims: [] } })).toMatch(/Control Card\s+A card of tomorrow/);
    expect(words(screen.panels[0].Piece, { view: { ...view, crims, inForce }, inspected })).toContain('A card of tomorrow');
  });
});
