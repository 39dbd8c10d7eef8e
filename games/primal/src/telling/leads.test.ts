/** Where the pages of the camp lead: to whatever lies there, so that one press goes there and does it. */
import { viewOf } from '@quarry/kernel';
import { beforeEach, expect, test } from 'vitest';
import { keyOf } from '../content/box.ts';
import type { PrimalDecision } from '../decisions.ts';
import { campaignFor } from '../setup.ts';
import { stateSchema } from '../state.ts';
import { type CampRehearsal, inCamp, layOutWares, tell } from '../testing/camp.ts';
import { leadsTo } from './leads.ts';

beforeEach(() => {
  layOutWares();
  tell([]);
});

const rich = (): CampRehearsal =>
  inCamp({
    setup: campaignFor(2),
    campaign: { chapter: 1, forge: 1, herbalist: 1, elements: ['fire'] },
    state: { step: 'prepare', level: 1 },
    own: [{ resources: { fire: 1, blood: 1, bone: 1, fogcap: 1 } }],
  });
/** Which cards an option leads to. */
function leads(camp: CampRehearsal, key: string): string[] {
  const decision = camp.decision('prepare', 0);
  const option = decision.options.find(one => one.key === key)!;
  const refs = leadsTo(option, decision as unknown as PrimalDecision, viewOf(stateSchema, camp.state, 0));
  return refs.map(({ id }) => keyOf(Number(id)));
}

test('[PA-CAMP-6] a page leads to what can be done there', () => {
  const camp = rich();

  expect(leads(camp, 'page-forge')).toEqual(['t-bow-1', 't-mask-1']);
  expect(leads(camp, 'page-herbs')).toEqual(['t-draught-1', 't-spirit-1', 't-tonic-1']);
  expect(leads(camp, 'ready')).toEqual([]);
});

test('[PA-CAMP-6] the way back leads to what lies elsewhere, and to nothing from what is being paid for', () => {
  const camp = rich().do('page-forge');
  const back = leads(camp, 'back');

  expect(back).toContain('t-draught-1');
  expect(back).not.toContain('t-bow-1');
  camp.do('make-t-bow-1');
  expect(leads(camp, 'back')).toEqual([]);
});
