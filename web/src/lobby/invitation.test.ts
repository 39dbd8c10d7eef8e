/** The sentence that an invited person reads first. */
import type { GameInfo, Person } from '@quarry/protocol';
import { expect, test } from 'vitest';
import { freeSays, invitationSays } from './invitation.ts';

const people = (...who: readonly Person['who'][]): Person[] =>
  who.map((one, seat) => ({ seat, name: `Seat ${seat + 1}`, who: one, bot: null, isHere: false }));

test('an invitation says who invites, to what, and how it is played', () => {
  const info = {
    name: 'Horizon Zero Dawn',
    form: { is: 'record', fields: {} },
    defaults: [{ mode: 'cooperative-easy', setup: {}, aim: 'hunt a Sawtooth' }],
  } as unknown as GameInfo;

  expect(invitationSays({ host: 'Ada', mode: 'cooperative-easy' }, info)).toBe(
    'Ada invites you to hunt a Sawtooth: Horizon Zero Dawn, cooperative easy.',
  );
});

test('free seats are counted in words', () => {
  expect(freeSays(people('person', 'open', 'bot'))).toBe('One seat of three is free.');
  expect(freeSays(people('person', 'open', 'open', 'bot'))).toBe('Two seats of four are free.');
  expect(freeSays(people('person', 'person'))).toBe('Every seat is taken just now.');
});
