/** What is a broken promise, and what only looks like one. */
import { byHand } from '@quarry/kernel/testing';
import { expect, test } from 'vitest';
import { box, cardNamed, modificationCard, sortOf } from './content/box.ts';
import { drawModification, giveCard } from './deeds/story.ts';
import { faults } from './faults.ts';
import type { State } from './state.ts';
import { fight } from './testing/rehearsal.ts';

const MODIFICATIONS = box.cards.filter(one => one.sort === 'modification').map(one => one.no);
const [FIRST, SECOND] = MODIFICATIONS as [number, number];
const ENEMIES = [{ type: 'rebel-scout', at: [9, 9] }] as const;
/** A position in which something is changed. */
const after = (change: (state: State) => void): string[] => {
  const { state } = fight({ marshals: [{}, { at: [1, 0] }], enemies: ENEMIES });
  change(state);
  return faults(state);
};

test('[FW-R-17][FW-CAMP-7] a modification that is drawn waits until it is known who takes it, and nothing is wrong with that', () => {
  const r = fight({ enemies: ENEMIES, party: { modifications: [FIRST, SECOND] } });
  const seen: string[][] = [];
  r.run(function* (table) {
    const card = drawModification(table)!;
    seen.push(faults(table.state));
    giveCard(table, 0, card, 'FW-R-17');
    seen.push(faults(table.state));
  });

  expect(seen).toEqual([[], []]);
  expect(r.state.party).toMatchObject({ waiting: [], modifications: [SECOND] });
  expect(r.marshal().satchel).toEqual([FIRST]);
  expect(modificationCard(FIRST).level).toBe(1);
});

test('[FW-CAMP-7] a card that lies twice, nowhere, or where its sort does not belong', () => {
  expect(
    after(({ party }) => {
      byHand(party).waiting = [FIRST];
    }),
  ).toHaveLength(1);
  expect(
    after(state => {
      byHand(state).party.inactive = state.party.inactive.filter(one => one !== FIRST);
    }),
  ).toHaveLength(1);
  expect(
    after(state => {
      const injury = cardNamed('injury-numb-fingers');
      byHand(state).party.inactive = state.party.inactive.filter(one => one !== injury);
      byHand(state).party.waiting = [injury];
    }),
  ).toHaveLength(1);
});

test.each<[string, (state: State) => void, string]>([
  ['more hit points than there are', ({ party }) => (byHand(party).marshals[0]!.dial += 1), 'seat 0 has 12 hit points of 11'],
  [
    'hidden and on the track',
    ({ fight: { threat } }) => (threat as number[]).push(1),
    'seat 1 is hidden and on the threat track, or neither',
  ],
  [
    'revealed and not on it',
    ({ party }) => (byHand(party).marshals[1]!.isHidden = false),
    'seat 1 is hidden and on the threat track, or neither',
  ],
  ['three actions', ({ party }) => (byHand(party).marshals[0]!.counted = 3), 'seat 0 has done 3 actions'],
  [
    'more resources than the box has',
    ({ party }) => (byHand(party).marshals[0]!.resources = [25, 0, 0, 0, 0, 0, 0, 0, 0]),
    'more metal is held than there is',
  ],
  ['the alert token off the track', ({ fight: state }) => (byHand(state).alert = 9), 'the alert token is in row 9 of 8'],
  ['the alert token above it', ({ fight: state }) => (byHand(state).alert = 0), 'the alert token is in row 0 of 8'],
])('%s', (_, change, fault) => {
  expect(after(change)).toEqual([fault]);
});

test('[FW-MOD-2] a modification on gear that is not in use', () => {
  const { state } = fight({ marshals: [{ fitted: [{ card: FIRST, on: 'melee' }] }], enemies: ENEMIES });
  expect(faults(state)).toEqual([]);

  state.party.marshals[0]!.fitted = [{ card: FIRST, on: SECOND }];

  expect(faults(state)).toEqual(['seat 0 has a modification on gear that is not in use']);
});

test('[FW-MAP-6] who stands in a wall', () => {
  const map = ['..#', '...', '...'];
  const { state } = fight({ map, marshals: [{ at: [0, 0] }], enemies: [{ type: 'rebel-scout', at: [0, 2] }] });

  state.party.marshals[0]!.square = 2;
  state.fight.enemies[0]!.square = 2;

  expect(faults(state)).toEqual(['seat 0 stands where nobody can', 'enemy 0 stands where nobody can']);
  state.fight.enemies[0]!.isIn = false;
  expect(faults(state)).toEqual(['seat 0 stands where nobody can']);
  state.fight.turn = 0;
  expect(faults(state)).toEqual([]);
});

test('[FW-EQUIP-1] a fifth piece of gear in use', () => {
  const { state } = fight({ marshals: [{}], enemies: ENEMIES });
  const [spare] = state.party.inactive.filter(card => sortOf(card) === 'gear');
  state.party.inactive = state.party.inactive.filter(card => card !== spare);

  state.party.marshals[0]!.gear = [...state.party.marshals[0]!.gear, spare!];

  expect(faults(state)).toEqual(['seat 0 has 5 pieces of gear in use, not 4']);
});
