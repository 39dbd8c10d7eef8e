/** The order of the Crim Phase: UM-CRIM-2. */
import { describe, expect, test } from 'vitest';
import { ordering } from '../testing/crims.ts';
import { RUNNER } from '../testing/fixtures.ts';
import { given } from '../testing/rehearsal.ts';
import { crimActs } from './crim-phase.ts';

describe('The Crim Phase', () => {
  const crims = [2, 5, 7].map(no => ({ no, card: RUNNER, at: [20 + no, 18] as const }));
  const begun = { phase: 'crim', step: 'crim' } as const;

  test('[UM-CRIM-2] [UM-R-54] crims act in order of arrival, each once; then the phase closes', () => {
    const rehearsal = given({ control: ordering('flee'), hunters: [{ at: [4, 4] }], crims, state: begun });
    for (let i = 0; i < 3; i++) rehearsal.run(table => crimActs(table));

    expect(rehearsal.toldOf('crim-acted').map(event => event.crim)).toEqual([2, 5, 7]);
    expect(rehearsal.state).toMatchObject({ step: 'crim', acted: 7 });

    rehearsal.run(table => crimActs(table));

    expect(rehearsal.state).toMatchObject({ step: 'carry-out-events', phase: 'crim', acted: 0 });
  });

  test('[UM-CRIM-2] one that is gone is passed over', () => {
    const rehearsal = given({ control: ordering('flee'), hunters: [{ at: [4, 4] }], crims, state: begun });
    rehearsal.run(table => crimActs(table));
    rehearsal.state.crims = rehearsal.state.crims.filter(crim => crim.no !== 5);
    rehearsal.run(table => crimActs(table));

    expect(rehearsal.toldOf('crim-acted').map(event => event.crim)).toEqual([2, 7]);
  });
});
