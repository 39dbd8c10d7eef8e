/** A sensible hunter in camp. */
import type { Answer, Decision } from '@quarry/kernel';
import { ScriptedChance, viewOf } from '@quarry/kernel';
import { Rehearsal } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { faultsOf, pieceCard, wornOf } from '../campaign/builds.ts';
import { weaknessesOf } from '../campaign/quests.ts';
import type { Carried } from '../campaign.ts';
import { actionCard, keyOf, sortOf } from '../content/box.ts';
import type { PrimalEvent } from '../events.ts';
import { begin, campaignFor, expeditionFor, type Setup, sequel } from '../setup.ts';
import { type State, type Stream, stateSchema } from '../state.ts';
import { type CampAt, campGame, campStateAt, inCamp } from '../testing/camp.ts';
import { chooseChore, chooseReceiver, type Offer } from './camp.ts';

function answer(state: State, decision: Decision): Answer {
  const { seat } = decision;
  const view = viewOf(stateSchema, state, seat);
  if (decision.kind === 'prepare') return chooseChore({ view, seat, decision: decision as Offer<'prepare'> });
  if (decision.kind === 'give-reward') return chooseReceiver({ view, decision: decision as Offer<'give-reward'> });
  return decision.options[0]!.key;
}
/** Up to a hunt, or to the end of the chapter, and how many answers that took. */
function played(from: State): { readonly way: Rehearsal<State, Stream, PrimalEvent>; readonly answers: number } {
  const way = new Rehearsal<State, Stream, PrimalEvent>(campGame, from).play();
  let answers = 0;
  for (; way.open.length > 0 && answers < MOST; answers++) {
    const [decision] = way.open;
    way.answer(decision!.kind, answer(way.state, decision!), decision!.seat);
  }
  expect(way.open).toEqual([]);
  return { way, answers };
}
/** For four hunters. */
const MOST = 300;
const learned = (state: State): number[] => state.belongings.map(one => one.steps.reduce((a, b) => a + b, 0));
const levels = (state: State): number[] => state.belongings.map(one => Math.min(...wornOf(one).map(card => pieceCard(card).level)));

test('[PA-CAMP-6] through a whole campaign all that can be learned is, gear keeps up with the forge, and nobody dawdles', () => {
  let setup: Setup | null = campaignFor(4);
  for (let no = 0; no <= 12; no++) {
    const { way, answers } = played(begin(setup!, new ScriptedChance()));
    const { state } = way;
    expect(answers, `chapter ${no}`).toBeLessThan(MOST);
    expect(state.belongings.map((own, seat) => faultsOf(state.hunters[seat]!.id, own, weaknessesOf(state)))).toEqual([[], [], [], []]);
    expect(state.belongings.map(one => one.upgrades)).toEqual([0, 0, 0, 0]);
    if (no === 12) {
      expect(learned(state)).toEqual([8, 8, 8, 8]);
      expect(levels(state)).toEqual([3, 3, 3, 3]);
      expect(state.belongings.map(own => own.deck.filter(card => actionCard(card).branch !== undefined).length > 8)).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
    const { way: over } = played({ ...state, step: 'won', result: 'won', round: 8 });
    setup = sequel.next(setup!, over.outcome!.carries as Carried, 4, [0, 1, 2, 3]);
  }
  expect(setup).toBeNull();
});

test('[PA-EXP-3][PA-EXP-4] an expedition is prepared with all its steps, effective pieces and three potions', () => {
  for (const level of [1, 2, 3]) {
    const { state } = played(begin(expeditionFor(4, 'ramhide', level, { kit: 'own' }), new ScriptedChance())).way;
    expect([learned(state), levels(state)]).toEqual([Array(4).fill([0, 2, 5, 8][level]), Array(4).fill(level)]);
    expect(state.belongings.map(own => own.loadout.length)).toEqual([3, 3, 3, 3]);
  }
});

test('[PA-FORGE-8] an offer is accepted for what there is more of, and refused otherwise', () => {
  const own = [{ resources: { fire: 1, horn: 3 } }, { resources: { tide: 2, horn: 3 } }] as const;
  const offered = (give: string, take: string, from: number, to: number) => {
    const camp = inCamp({ setup: campaignFor(2), own, campaign: { chapter: 1 }, state: { step: 'prepare', scenario: 0 } });
    camp.do('page-trade', from).do(`offer-${give}-for-${take}-to-${to}`, from);
    return chooseChore({ view: camp.state, seat: to, decision: camp.decision('prepare', to) as Offer<'prepare'> });
  };
  expect([offered('fire', 'tide', 0, 1), offered('tide', 'horn', 1, 0), offered('horn', 'tide', 0, 1)]).toEqual([
    'accept-0',
    'accept-1',
    'refuse-0',
  ]);
});

test('[PA-SET-3] of two pieces that are worth the same one is worn, and not the other in turns', () => {
  const at: CampAt = { setup: campaignFor(2), own: [{ owned: ['second-hoof', 'third-knot'] }], campaign: { chapter: 1, forge: 1 } };
  const { way } = played(campStateAt({ ...at, state: { step: 'prepare', scenario: 0 } }));
  expect(['second-hoof', 'third-knot']).toContain(keyOf(way.state.belongings[0]!.item));
});

describe('After a defeat', () => {
  const CHOICES = { owned: ['mirah-fire-1', 'mirah-tide-1'], weapon: 'mirah-fire-1' } as const;
  /** What Mirah goes to the next hunt with. */
  const prepared = (defeatsHere: number, own: NonNullable<CampAt['own']>[number]): { weapon: string; weapons: string[] } => {
    const at: CampAt = {
      setup: campaignFor(2),
      own: [own],
      campaign: { chapter: 1, forge: 1, elements: ['fire', 'metal'], defeats: defeatsHere, defeatsHere },
    };
    const { state } = played(campStateAt({ ...at, state: { step: 'prepare', scenario: 0 } })).way;
    const { weapon, owned } = state.belongings[0]!;
    return { weapon: keyOf(weapon), weapons: owned.filter(card => sortOf(card) === 'weapon').map(keyOf) };
  };

  test('[PA-CAMP-13] the next weapon that is owned is tried, and then the first again', () => {
    const [first, second, third] = [0, 1, 2].map(defeats => prepared(defeats, CHOICES).weapon);
    expect(new Set([first, second])).toEqual(new Set(CHOICES.owned));
    expect(third).toBe(first);
  });

  test('[PA-CAMP-13][PA-FORGE-3] another weapon is made if there is only one, and what it costs is there', () => {
    const own = { owned: ['mirah-fire-1'], weapon: 'mirah-fire-1', resources: { metal: 1, bone: 2 } } as const;
    expect(prepared(0, own)).toEqual({ weapon: 'mirah-fire-1', weapons: ['mirah-fire-1'] });
    expect(prepared(1, own)).toEqual({ weapon: 'mirah-metal-1', weapons: ['mirah-fire-1', 'mirah-metal-1'] });
  });
});
