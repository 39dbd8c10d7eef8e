/** What everybody plays for and what the step is for, by mode (K-116); words that are explained, and names from the box (K-118). */
import { startMatch } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { TRACKING_DECKS } from '../content/box.ts';
import { zeroDawn } from '../game.ts';
import { setupFor } from '../setup.ts';
import { MODES, type Mode, STEPS, type View } from '../state.ts';
import { teaching } from './index.ts';

function viewOf(mode: Mode, seats: number, now: Partial<View> = {}): View {
  const started = startMatch(zeroDawn, setupFor(seats, mode), 'teaching');
  if (!started.ok) throw new Error(started.refusal.says);
  return { ...(started.value.view(0) as View), card: TRACKING_DECKS[0]!.cards[0]!, ...now };
}

describe('[K-116] Goal and step', () => {
  test('the goal is that of the mode, and of a hunter alone', () => {
    const goals = MODES.map(mode => teaching.goal(viewOf(mode, 2)));
    expect(new Set(goals).size).toBe(3);
    expect(teaching.goal(viewOf('standard', 2))).toMatch(/Suns.*victory points.*wins.*nobody does\.$/);
    expect(teaching.goal(viewOf('cooperative', 2))).toMatch(/no hunter may faint/);
    expect(teaching.goal(viewOf('cooperative-easy', 1))).toMatch(/faint twice/);
  });

  test('every step is one sentence', () => {
    for (const mode of MODES) for (const step of STEPS) expect(teaching.step(viewOf(mode, 2, { step })), step).toMatch(/^[A-Z][^.!?]*\.$/);
  });

  test('only where there is a Fledgling it is spoken of', () => {
    expect(teaching.step(viewOf('standard', 2, { step: 'track', encounter: 2 }))).toMatch(/the Fledgling an event/);
    expect(teaching.step(viewOf('cooperative', 2, { step: 'track' }))).not.toMatch(/Fledgling/);
    expect(teaching.step(viewOf('cooperative', 2, { step: 'buy' }))).not.toMatch(/Fledgling/);
  });

  test('[ZD-TRACK-3] [ZD-CALL-3] the first encounter has no event, the last one is not chosen', () => {
    const track = (mode: Mode, encounter: number) => teaching.step(viewOf(mode, 2, { step: 'track', encounter }));
    expect(track('standard', 1)).not.toMatch(/event/);
    expect(track('standard', 5)).toMatch(/Hunters’ Call, and the Fledgling chooses an event/);
    for (const mode of MODES) expect(track(mode, 5)).not.toMatch(/Leader/);
  });

  test('[ZD-TERR-2] [ZD-ALERT-6] tall grass is no help in the square of a machine', () => {
    expect(teaching.step(viewOf('standard', 2, { step: 'begin-enemy-step' }))).toMatch(
      /in their square, or next to them and not in tall grass/,
    );
  });

  test('whoever acts is told how many points are missing', () => {
    const { card } = viewOf('standard', 2);
    expect(teaching.step(viewOf('standard', 2, { card, step: 'act', points: 1 }))).toMatch(/the party still needs 1 encounter point\.$/);
    expect(teaching.step(viewOf('standard', 2, { card, step: 'act', points: 9 }))).toMatch(
      /the party has its points and may vote to end the encounter after the turn\.$/,
    );
  });
});

test('[K-118] hunters, machines and their parts are proper names', () => {
  expect(teaching.names).toEqual(expect.arrayContaining(['Nora Marksman', 'Shell-Walker', 'Blaze Canister']));
});
