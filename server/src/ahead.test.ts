/** A deed of several questions: what it would consist of is told before anything is done, and what is told then comes. */
import { GAMES } from '@quarry/catalogue';
import { type Answer, type AnyMatch, bareDecision, SampledChance, Seed, startMatch } from '@quarry/kernel';
import { byDay } from '@quarry/kernel/testing';
import type { Ahead, Request } from '@quarry/protocol';
import { describe, expect, test } from 'vitest';
import { aheadOf } from './ahead.ts';
import { askedOf } from './sight.ts';
import { plainFacts } from './testing/facts.ts';

const facts = plainFacts();
const words = (world: AnyMatch, seat: number) => askedOf(world, seat, world.view(seat), facts);
const wish = (answers: readonly Answer[], at?: { kind: string; id: number | string }): Request<'ahead'> =>
  ({ type: 'ahead', id: 1, table: 'x', as: 0, n: 0, answers, ...(at && { at }) }) as never;

/** A deed that begins with an option of the open question, as it would be put together. */
function deedsOf(match: AnyMatch): { readonly key: string; readonly ahead: Ahead }[] {
  const { decision } = match.openFor(match.open[0]!.seat)!;
  const view = match.view(decision.seat);
  return decision.options.flatMap(option => {
    if (!match.game.tells!.composes!(option, bareDecision(decision), view)) return [];
    const found = aheadOf(match, decision.seat, wish([option.key]), words);
    return found.ok ? [{ key: option.key, ahead: found.value }] : [];
  });
}

/** What the truth asks when the steps of a deed are answered one after the other, and whether it took them. */
function asTold(match: AnyMatch, { steps }: Ahead): { readonly kinds: string[]; readonly taken: boolean } {
  const { seat } = match.open[0]!;
  const fork = match.fork();
  const kinds: string[] = [];
  for (const { answer } of steps) {
    kinds.push(fork.openFor(seat)?.decision.kind ?? 'nothing');
    if (!fork.answer(seat, answer).ok) return { kinds, taken: false };
  }
  return { kinds, taken: true };
}

describe.each(GAMES.map(game => [game.id, game] as const))('%s', (_, game) => {
  test('whatever is put together can be done: the truth asks the same and takes the same answers', () => {
    const seen = new Map<string, number>();
    for (const [i, { setup }] of byDay(game.tables.slice(0, 3), 1).entries()) {
      const started = startMatch(game, setup, `ahead-${i}`);
      if (!started.ok) throw new Error(started.refusal.says);
      const match = started.value;
      const chance = new SampledChance<'bot'>(new Seed(`ahead-${i}`));
      for (let n = 0; n < 160 && !match.outcome; n++) {
        const { seat } = match.open[0]!;
        if (match.open.length === 1 && n % 3 === 0) {
          const before = JSON.stringify(match.state);
          for (const { ahead } of deedsOf(match)) {
            const kinds = ahead.steps.map(one => one.asked.kind);
            expect(asTold(match, ahead)).toEqual({ kinds, taken: true });
            seen.set(ahead.does, Math.max(seen.get(ahead.does) ?? 0, kinds.length));
          }
          expect(JSON.stringify(match.state)).toBe(before);
        }
        match.answer(seat, game.sensible(match.view(seat), bareDecision(match.openFor(seat)!.decision), seat, chance));
      }
    }
    expect(Math.max(...seen.values())).toBeGreaterThan(1);
  });
});

describe('zero-dawn', () => {
  /** The first question of an action at which something fits. */
  function until(fits: (match: AnyMatch) => boolean): AnyMatch {
    for (let seed = 0; seed < 20; seed++) {
      const started = startMatch(GAMES[0]!, GAMES[0]!.tables[0]!.setup, `walk-${seed}`);
      if (!started.ok) throw new Error(started.refusal.says);
      const match = started.value;
      const chance = new SampledChance<'bot'>(new Seed(`walk-${seed}`));
      for (let n = 0; n < 150 && !match.outcome; n++) {
        if (fits(match)) return match;
        const [decision] = match.open;
        match.answer(decision!.seat, match.game.sensible(match.view(decision!.seat), bareDecision(decision!), decision!.seat, chance));
      }
    }
    throw new Error('no match came to it');
  }
  const optionOf = (match: AnyMatch, type: string) =>
    match.open[0]!.kind === 'take-action'
      ? match.open[0]!.options.find(one => (one.value as { type?: string } | null)?.type === type)
      : undefined;

  test('a click on a square within two steps is walked in one go, and no farther', () => {
    const match = until(one => optionOf(one, 'sprint') !== undefined);
    const { seat } = match.open[0]!;
    const sprint = optionOf(match, 'sprint')!;
    const far = match.game.tells!.leadsTo!(sprint, match.open[0]!, match.view(seat)).map(({ id }) => id as number);
    const walked = far.map(id => {
      const found = aheadOf(match, seat, wish([sprint.key], { kind: 'square', id }), words);
      if (!found.ok) throw new Error(found.refusal.says);
      const fork = match.fork();
      for (const { answer } of found.value.steps) fork.answer(seat, answer);
      return (fork.state as { hunters: { square: number }[] }).hunters[seat]!.square === id;
    });

    expect(walked.length).toBeGreaterThan(7);
    expect(walked.filter(one => !one)).toEqual([]);
  });

  test('the machine that was clicked is the target, and what may be chosen of it has its odds', () => {
    const match = until(one => {
      const shoot = optionOf(one, 'ranged');
      return shoot !== undefined && one.game.tells!.leadsTo!(shoot, one.open[0]!, one.view(one.open[0]!.seat)).length > 1;
    });
    const { seat } = match.open[0]!;
    const shoot = optionOf(match, 'ranged')!;
    const targets = match.game.tells!.leadsTo!(shoot, match.open[0]!, match.view(seat)).filter(one => one.kind === 'enemy');
    for (const at of targets) {
      const found = aheadOf(match, seat, wish([shoot.key], at), words);
      if (!found.ok) throw new Error(found.refusal.says);
      const { steps, does, isFinal } = found.value;
      const target = steps.find(one => one.asked.kind === 'choose-target');
      expect([does, isFinal]).toEqual(['Shoot', true]);
      if (target) expect(target.asked.options.find(one => one.key === target.answer)!.about).toContainEqual(at);
    }
  });

  test('what is no deed of several questions, or does not fit, is refused', () => {
    const match = until(one => optionOf(one, 'sprint') !== undefined);
    const { seat } = match.open[0]!;
    const end = match.open[0]!.options.find(one => one.value === null)!;
    const refused = (answers: readonly Answer[]) => {
      const found = aheadOf(match, seat, wish(answers), words);
      return found.ok ? 'ok' : found.refusal.code;
    };

    expect(refused([end.key])).toBe('not-composed');
    expect(refused(['fly'])).toBe('not-composed');
    expect(refused([optionOf(match, 'sprint')!.key, 'nowhere'])).toBe('no-such-option');
  });
});
