/** What everybody plays for and what the step is for (K-116); words that are explained, and names from the box (K-118). */
import { startMatch } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { DONE_KEYWORDS, ELEMENTS, KEYWORDS, TERRAINS } from '../content/kinds.ts';
import { HUNTER_NAMES, TERRAIN_NAMES } from '../content/names.ts';
import { primal } from '../game.ts';
import { prologueFor } from '../setup.ts';
import { STEPS, type View } from '../state.ts';
import { teaching } from './index.ts';

function viewOf(now: Partial<View>): View {
  const started = startMatch(primal, prologueFor(2), '1');
  if (!started.ok) throw new Error(started.refusal.says);
  return { ...(started.value.view(0) as View), ...now };
}
const threatened = (view: View): View => ({ ...view, hunters: view.hunters.map(one => ({ ...one, isThreatened: true })) });

describe('[K-116] Goal and step', () => {
  test('[PA-GAME-1] [PA-GAME-5] [PA-WIN-3] in a hunt the goal is the monster, by name', () => {
    expect(teaching.goal(viewOf({ step: 'act' }))).toBe(
      'Take all of Cinderwing’s 10 health before round 10 ends: 4 damage make a wound, and each wound takes 1. Keep somebody standing: all of you win, or nobody.',
    );
    const hurt = (more: Partial<View['monster']>) => teaching.goal(viewOf({ step: 'act', monster: { ...viewOf({}).monster, ...more } }));
    expect(hurt({ health: 4 })).toContain('Take all of Cinderwing’s 10 health (4 left) before');
  });

  test('[PA-CAMP-17] in camp it is the quest, and in the end the campaign', () => {
    const inCamp = viewOf({ step: 'prepare', mode: 'campaign' });
    expect(teaching.goal(inCamp)).toMatch(/^Take up a quest/);
    expect(teaching.goal({ ...inCamp, campaign: { ...inCamp.campaign, chapter: 12 } })).toMatch(/won the campaign\.$/);
    expect(teaching.goal(viewOf({ step: 'prepare', mode: 'expedition' }))).toMatch(/^Prepare for Cinderwing/);
  });

  test('every step is one sentence', () => {
    for (const step of STEPS) expect(teaching.step(viewOf({ step })), step).toMatch(/^[A-Z][^.!?]*\.$/);
  });

  test('[PA-PLAY-2] whoever acts is told how much fits in', () => {
    expect(teaching.step(viewOf({ step: 'act', active: 0 }))).toBe(
      'Action: Mirah has 5 cards in hand and room for 5 cards in the sequence.',
    );
    expect(teaching.step(viewOf({ step: 'act', active: -1 }))).toMatch(/paid with other cards/);
  });

  test('[PA-ATT-4] whoever is threatened is told of two attrition cards', () => {
    const now = viewOf({ step: 'attrition', active: 1 });
    expect(teaching.step(now)).toMatch(/one card is turned up/);
    expect(teaching.step(threatened(now))).toMatch(/^Attrition: Dareon is threatened and turns up two cards/);
  });

  test('[PA-STRUG-1] upkeep says where the monster unleashes', () => {
    expect(teaching.step(viewOf({ step: 'upkeep' }))).toMatch(/at 6 the monster unleashes\.$/);
  });
});

describe('[K-118] Terms and names', () => {
  const forms = teaching.terms.flatMap(({ name, also = [] }) => [name, ...also]);
  const lower = new Set(forms.map(one => one.toLowerCase()));

  test('every explanation is a sentence or more, none longer than twenty words', () => {
    for (const { name, says } of teaching.terms) {
      expect(says, name).toMatch(/^[A-Z].*\.$/);
      for (const sentence of says.split(/(?<=\.) /)) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(20);
    }
  });

  test('every keyword and every kind of ground is explained, and every element is named', () => {
    for (const word of [...KEYWORDS, ...DONE_KEYWORDS, ...TERRAINS.map(one => TERRAIN_NAMES[one])]) expect(lower, word).toContain(word);
    const element = teaching.terms.find(one => one.name === 'element')!.says.toLowerCase();
    for (const one of ELEMENTS) expect(element).toContain(one);
  });

  test('hunters, monsters, quests and chapters are proper names', () => {
    expect(teaching.names).toEqual(
      expect.arrayContaining([...Object.values(HUNTER_NAMES), 'Cinderwing', 'The Sleeper', 'The Threshing Floor', 'Before the Rain']),
    );
  });
});
