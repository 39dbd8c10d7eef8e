/** When an objective is met. */
import { expect, test } from 'vitest';
import { fight } from './testing/rehearsal.ts';

test('[FW-BRIEF-7][FW-BRIEF-8] whoever has to survive so many turns has done it when the last of them ends, not in the turn after it', () => {
  const endOf = (turn: number) =>
    fight({
      step: 'end-turn',
      objective: { goal: 'survive', turns: 4 },
      marshals: [{}, { at: [1, 0] }],
      enemies: [{ type: 'rebel-brawler', at: [9, 9] }],
      fight: { turn },
    }).play();

  expect(endOf(3)).toMatchObject({ asks: 'act', state: { result: 'none', fight: { turn: 4 } } });
  expect(endOf(4).toldOf('fight-won')).toMatchObject([{ turns: 4 }]);
});
