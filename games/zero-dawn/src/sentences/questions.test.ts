/** Questions, options and reasons as people read them: over recorded games every decision asks one clear sentence. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, type MatchRecord, pass, readRules, startMatch, TOLD_FILE } from '@quarry/kernel';
import { question, thinnedByDay } from '@quarry/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { CARDS, cardAt } from '../content/box.ts';
import { type DawnDecision, DECISION_KINDS } from '../decisions.ts';
import { zeroDawn } from '../game.ts';
import type { DawnRefused } from '../refusals.ts';
import { type Setup, setupFor } from '../setup.ts';
import type { View } from '../state.ts';
import { faces } from './cards.ts';
import { optionSays } from './options.ts';
import { questionSays } from './questions.ts';
import { refused, refusedSays } from './refused.ts';
import { sketch } from './sketch.ts';
import { outcomeSays, stage } from './stage.ts';

const BROKEN = /undefined|null|NaN|\[object|nobody yet|-1/;
const folder = join(import.meta.dirname, '..', '..', 'playthroughs');

interface Moment {
  readonly decision: DawnDecision;
  readonly view: View;
}
const moments: Moment[] = [];

beforeAll(() => {
  const files = readdirSync(folder).filter(name => name.endsWith('.json') && name !== TOLD_FILE);
  for (const file of thinnedByDay(files.sort(), 2)) {
    const record = JSON.parse(readFileSync(join(folder, file), 'utf8')) as MatchRecord;
    const started = startMatch(zeroDawn as AnyGame, record.setup, record.seed);
    if (!started.ok) throw new Error(started.refusal.says);
    for (const { seat, answer } of record.answers) {
      const { decision } = started.value.openFor(seat)!;
      moments.push({ decision: decision as DawnDecision, view: started.value.view(seat) as View });
      started.value.answer(seat, answer);
    }
  }
});

describe('Questions', () => {
  test('every kind of decision asks a sentence of its own', () => {
    const asked = new Map<string, string>();
    for (const { decision, view } of moments) asked.set(decision.kind, questionSays(decision, view));
    for (const [kind, says] of asked) {
      expect(says, kind).toMatch(/^[A-Z\d].*[.?]$/);
      expect(says, kind).not.toMatch(BROKEN);
      expect(says, kind).not.toContain('the machine attacks');
    }
    expect(asked.size).toBeGreaterThan(DECISION_KINDS.length / 2);
  });

  test('every option reads as words, never as its key', () => {
    for (const { decision, view } of moments)
      for (const option of decision.options) {
        const says = optionSays(option, decision, view);
        expect(says, `${decision.kind} ${option.key}`).not.toMatch(BROKEN);
        if (/^[sehd]\d+$/.test(option.key) && option.about[0]?.kind !== 'square') expect(says).not.toBe(option.key);
      }
  });

  test('no two options of a decision read the same unless they are copies of a card', () => {
    for (const { decision, view } of moments) {
      const isCopy = ({ about: [it] }: DawnDecision['options'][number], i: number): boolean =>
        it?.kind === 'card' && decision.options.findIndex(({ about: [other] }) => other?.kind === 'card' && other.id === it.id) === i;
      const cards = new Set(decision.options.filter(isCopy).map(option => optionSays(option, decision, view)));
      const others = decision.options.filter((option, i) => !isCopy(option, i));
      const says = [...others.map(option => optionSays(option, decision, view)), ...cards];
      expect(new Set(says).size, `${decision.kind}: ${says.join(' | ')}`).toBe(says.length);
    }
  });
});

test('[ZD-ACT-3] to stop or to stay uses the action, and says so', () => {
  const says = (kind: DawnDecision['kind']): string => optionSays(pass, question(kind, { options: [pass] }) as DawnDecision, {} as View);
  expect([says('sprint-step'), says('sneak-step'), says('dodge')]).toEqual([
    'Stop here: your sprint is used.',
    'Stay here: your sneak is used.',
    'Stay here',
  ]);
});

test('why? answers the common questions in sentences, not in notes', () => {
  const rules = new Map(readRules(readFileSync(join(import.meta.dirname, '../../RULES.md'), 'utf8')).map(one => [one.id, one.says]));
  const often = new Map<string, number>();
  for (const { decision } of moments) often.set(decision.rule, (often.get(decision.rule) ?? 0) + 1);
  const common = [...often].sort(([, a], [, b]) => b - a).slice(0, 20);
  const notes = common.map(([id]) => `${id}: ${rules.get(id)}`).filter(says => NOTES.test(says) || !SENTENCES.test(says));
  expect(notes).toEqual([]);
});
/** What only somebody who knows the rulebook's shorthand can read. */
const NOTES = /: (Types|Ties|Legal squares|Step \d)|\b(LOS|EP|AP|VP|AOE|HP)\b|[≤≥→…=]|ZD-\S+: .*ZD-/;
const SENTENCES = /: [A-Z].* .*\.$/;

describe('Why not', () => {
  test('whatever is refused has a reason in words and a clause', () => {
    let found = 0;
    for (const { decision, view } of moments)
      for (const one of [...((decision.not?.() ?? []) as readonly DawnRefused[]), ...refused(view, decision)]) {
        found += 1;
        expect(one.why).toMatch(/^ZD-/);
        expect(refusedSays(one, view), JSON.stringify(one)).toMatch(/^[A-Z].*\.$/);
        expect(refusedSays(one, view)).not.toMatch(BROKEN);
        expect(
          decision.options.some(option => option.about.some(ref => one.about.some(ours => ours.kind === ref.kind && ours.id === ref.id))),
        ).toBe(false);
      }
    expect(found).toBeGreaterThan(1000);
  });

  test('each card in hand that is not offered says why, and no other card does', () => {
    for (const { decision, view } of moments) {
      const { hand } = view.hunters[decision.seat]!;
      if (typeof hand === 'number') continue;
      const offered = decision.options.flatMap(option => option.about.filter(ref => ref.kind === 'card').map(ref => ref.id));
      expect(refused(view, decision).map(one => one.about[0]!.id)).toEqual(hand.filter(no => !offered.includes(no)));
    }
  });
});

describe('The end', () => {
  const end = (why: string, winners: number[], points: number[], mode: Setup['mode'] = 'standard'): string => {
    const started = startMatch(zeroDawn, setupFor(3, mode, { hunters: ['nora', 'carja', 'banuk'] }), 'the end');
    if (!started.ok) throw new Error(started.refusal.says);
    return outcomeSays({ why, winners, facts: { points } }, started.value.view(0) as View);
  };

  test.each([
    [end('ZD-CALL-6', [], []), 'The Hunters’ Call was lost.'],
    [end('ZD-COOP-10', [0, 1], [], 'cooperative'), 'The Hunters’ Call is won, and the quarry lies still.'],
    [end('ZD-END-2', [1], [3, 7]), 'The Carja Warrior has 7 victory points, 4 more than the next.'],
    [end('ZD-END-3', [0], [1, 1]), 'The Nora Marksman is level with the next at 1 victory point, and the Leader token decides.'],
    [end('ZD-END-4', [0, 2], [5, 2, 5]), 'The Nora Marksman and the Banuk Survivor are level at 5 victory points, and share the win.'],
  ])('%s', (says, wanted) => expect(says).toBe(wanted));
});

describe('Stage, sketch and faces', () => {
  test('the stage names the place in the book at every decision', () => {
    for (const { view } of moments) {
      const now = stage(view);
      expect(now.steps[now.at]).toBeDefined();
      expect(`${now.title} ${now.heading}`).not.toMatch(BROKEN);
      if (now.meter) expect(now.meter.of).toBeGreaterThan(0);
    }
  });

  test('in an encounter the sketch shows every square, every machine in play and every hunter', () => {
    const { view } = moments.find(one => one.view.step === 'act')!;
    const drawn = sketch(view);
    expect(drawn.cells.map(cell => cell.ref.id)).toEqual(drawn.cells.map((_, i) => i));
    const of = (kind: string): (string | number)[] => drawn.pieces.filter(piece => piece.ref.kind === kind).map(piece => piece.ref.id);
    expect(of('enemy')).toEqual(view.enemies.filter(enemy => enemy.status === 'in-play').map(enemy => enemy.id));
    expect(of('hunter')).toEqual(view.hunters.map((_, seat) => seat));
  });

  test('every printed card has a face', () => {
    const all = faces();
    expect(all).toHaveLength(CARDS.length);
    for (const [no, face] of all.entries()) {
      expect(face.name).toBe(cardAt(no).card.name);
      expect(face.kind).toMatch(/^[A-Z]/);
      if (cardAt(no).sort !== 'behaviour') expect(face.says, face.name).toMatch(/^[A-Z+].*\.$/);
    }
  });
});
