/** What an option opens the way to is what is asked about next. */
import { type Decision, type Ref, viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import type { SunDecision } from '../decisions.ts';
import { stateSchema, type View } from '../state.ts';
import { armed, brawl, faces } from '../testing/fights.ts';
import { hexOn, type SunRehearsal, trek } from '../testing/rehearsal.ts';
import { leadsTo } from './leads.ts';

const idOf = ({ kind, id }: Ref): string => `${kind} ${id}`;
function leadsOf(r: SunRehearsal, key: string, kind = 'act'): string[] {
  if (r.open.length === 0) r.play();
  const decision: Decision = r.decision(kind);
  const option = decision.options.find(one => one.key === key);
  if (!option) throw new Error(`'${key}' is not offered`);
  const view = viewOf(stateSchema, r.state, decision.seat) as View;
  return leadsTo(option, decision as SunDecision, view).map(idOf);
}
/** Everything that the open question is about, once. */
const askedAbout = (r: SunRehearsal, kind: string): string[] => [...new Set(r.decision(kind).options.flatMap(one => one.about.map(idOf)))];
const HERE = hexOn('n');

describe('[K-144] Things of the own tile', () => {
  test('[US-COLL-1] collecting leads to the pile, and to the body of somebody who is dead', () => {
    const dead = { at: 'n', hp: 0, diedIn: 1, goods: { metal: 1 } };
    const r = trek({ characters: [{ at: 'n' }, dead, {}], tiles: [{ at: 'n', goods: { food: 1 } }] });
    expect(leadsOf(r, 'collect')).toEqual([`goods ${HERE}`, 'character 1']);
    expect(r.answer('act', 'collect').options('collect')).toEqual(['food', 'boone-metal']);
  });

  test('[US-CAMP-9] the store of a camp is taken out of the camp', () => {
    const r = trek({ characters: [{ at: 'n', water: 0 }, {}], tiles: [{ at: 'n', hasCamp: true, water: 2 }] });
    expect([leadsOf(r, 'collect'), leadsOf(r, 'dismantle')]).toEqual([[`camp ${HERE}`], [`camp ${HERE}`]]);
  });

  test('[US-CONT-1] a container, a fire, water and oneself', () => {
    const tile = {
      at: 'n',
      is: { water: 1, containers: [{ test: 'strength', loot: 1 }] },
      containers: [0],
      source: 1,
      fire: 'pit',
    } as const;
    const r = trek({ characters: [{ at: 'n', hp: 3, water: 0, fitness: 0, goods: { food: 1 } }, {}], tiles: [tile] });
    expect(leadsOf(r, 'open-0-strength')).toEqual([`container ${HERE}`]);
    expect(leadsOf(r, 'cook')).toEqual([`fire ${HERE}`]);
    expect(leadsOf(r, 'replenish')).toEqual([`hex ${HERE}`]);
    expect([leadsOf(r, 'eat'), leadsOf(r, 'sleep')]).toEqual([['character 0'], ['character 0']]);
  });

  test('[US-MISSION-2] the mission is served where its card says', () => {
    const dig = { id: 'dig', says: 'Dig', ap: 1, effects: [] };
    const r = trek({
      characters: [{ at: 'n' }, {}],
      tiles: [{ at: 'n', hasObjective: true }],
      mission: { cards: [{ actions: [{ ...dig, at: { marker: 'objective' } }] }] },
    });
    expect(leadsOf(r, 'mission-dig')).toEqual([`objective ${HERE}`]);
  });
});

describe('[K-144] Others', () => {
  test('[US-USE-1] a card that heals leads to whomever it may be used for', () => {
    const r = trek({ characters: [{ hp: 3, items: ['medkit.1'] }, {}, { at: 'n' }] });
    const key = r.offers('use').find(one => one.includes('medkit'))!;
    const leads = leadsOf(r, key);
    r.answer('act', key);
    expect(leads).toEqual(askedAbout(r, 'choose-character-here'));
  });

  test('[US-MULTI-2] joining leads to those whom one could strike', () => {
    const r = brawl([{}, {}], [armed('1Y', { hp: 9 }), { at: 's' }], { dice: { attack: faces('00 00'), enemy: faces('0') } });
    r.play().answer('act', 'attack-enemy-0');
    const leads = leadsOf(r, 'join', 'join');
    r.answer('join', 'join');
    expect(leads).toEqual(askedAbout(r, 'joined-fight'));
    r.answer('joined-fight', 'attack-enemy-0');
  });

  test('[US-ACT-1] what has a place of its own, or none at all, leads nowhere else', () => {
    const r = trek({ tiles: [{ at: 'n' }], characters: [{ goods: { wood: 1 } }, {}] });
    expect(['wait', `move-${HERE}`, 'make-arrow'].flatMap(key => leadsOf(r, key))).toEqual([]);
  });
});
