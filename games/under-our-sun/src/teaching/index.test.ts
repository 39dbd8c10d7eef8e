/** What everybody plays for and what the step is for (K-116); words that are explained, and names from the box (K-118). */
import { describe, expect, test } from 'vitest';
import { missionNamed } from '../content/box.ts';
import { ENEMY_TYPES, FITNESS, SKILLS, WEATHERS } from '../content/kinds.ts';
import { MISSIONS } from '../content/missions/index.ts';
import { faces } from '../sentences/cards.ts';
import { STEPS, type View } from '../state.ts';
import { type Position, staged } from '../testing/rehearsal.ts';
import { teaching } from './index.ts';

const DRY_WELL = { mission: missionNamed('dry-well'), counters: [0, 0, 0, 0, 0] };
const at = (position: Position = {}): View => ({ ...staged(position), ...DRY_WELL });

describe('[K-116] Goal and step', () => {
  test('[US-MISSION-2] the goal is the aim of the mission card that lies open, and no later one', () => {
    expect(teaching.goal(at())).toBe('Bring 3 metal, 1 connector and 1 plastic to New Haven (mission card 1 of 3, all before day 6 ends).');
    expect(teaching.goal({ ...at(), stage: 1 })).toMatch(/^Have at least 1 character on New Haven when a Night begins/);
  });

  test('[US-R-95] before the briefing it names the mission and its last day', () => {
    expect(teaching.goal(at({ step: 'equip' }))).toBe('Get ready for The Dry Well: 3 mission cards to fulfil before day 6 ends.');
  });

  test('[US-TEAM-5] [US-TEAM-7] a Son of Liberty reads the same goal as everybody', () => {
    const dealt = at({ mode: 'semi', team: ['saboteur', 'late-watch'] });
    const other = at({ mode: 'semi', team: ['back-row', 'late-watch'] });
    expect(teaching.goal(dealt)).toBe(teaching.goal(other));
    expect(teaching.goal(dealt)).toBe(
      'Survivors: bring 3 metal, 1 connector and 1 plastic to New Haven (mission card 1 of 3, all before day 6 ends).',
    );
  });

  test('[US-MISSION-2] the goal says the numbers of this table, whatever they hang on', () => {
    const view = at();
    const goalOf = (mission: string, stage: number, characters: number): string => {
      const people = Array.from({ length: characters }, () => view.characters[0]!);
      return teaching.goal({ ...view, mission: missionNamed(mission), stage, characters: people });
    };
    expect([2, 4, 6].map(n => goalOf('dry-well', 0, n))).toEqual([
      'Bring 3 metal, 1 connector and 1 plastic to New Haven (mission card 1 of 3, all before day 6 ends).',
      'Bring 4 metal, 2 connectors and 2 plastic to New Haven (mission card 1 of 3, all before day 6 ends).',
      'Bring 5 metal, 3 connectors and 3 plastic to New Haven (mission card 1 of 3, all before day 6 ends).',
    ]);
    expect(goalOf('voice-in-the-ether', 0, 2)).toBe(
      'Repair the radio mast with 4 successes in all (mission card 1 of 4, all before day 7 ends).',
    );
    expect(goalOf('wolves-at-the-door', 1, 3)).toBe('Fell 3 Animals (mission card 2 of 4, all before day 6 ends).');
    for (const mission of MISSIONS)
      for (const [stage] of mission.cards.entries())
        for (const n of [1, 3, 5]) expect(goalOf(mission.id, stage, n)).not.toMatch(/with 1 or 2|rounded up|for each character, and/);
  });

  test('every step is one sentence', () => {
    for (const step of STEPS) expect(teaching.step(at({ step })), step).toMatch(/^[A-Z][^.!?]*\.$/);
  });

  test('[US-ROUND-3] whoever acts is told how many AP there are', () => {
    expect(teaching.step(at({ characters: [{ ap: 4 }, {}] }))).toBe('Turn: Ida has 4 AP; each action costs some, and Wait ends the turn.');
    expect(teaching.step(at({ active: -1 }))).toMatch(/^Turns: everybody drinks/);
  });

  test('[US-SUN-2] [US-NIGHT-1] by day the weather is named, at night there is none', () => {
    expect(teaching.step(at({ step: 'begin-phase', sun: 'storm' }))).toMatch(/^Morning, Storm: /);
    expect(teaching.step(at({ step: 'begin-phase', sun: 'clear' }))).toMatch(/^Morning: /);
    expect(teaching.step(at({ step: 'begin-phase', phase: 'night' }))).toMatch(/^Night: /);
  });

  test('[US-MERCH-1] whoever deals is told with whom', () => {
    expect(teaching.step(at({ step: 'deal', merchants: [{}], state: { dealing: 0 } }))).toMatch(/^Dealing with Lawrence: /);
  });
});

describe('[K-118] Terms and names', () => {
  const forms = teaching.terms.flatMap(({ name, also = [] }) => [name, ...also]);
  const lower = new Set(forms.map(one => one.toLowerCase()));

  test('every explanation is a sentence or more, none longer than twenty words', () => {
    for (const { name, says } of teaching.terms) {
      expect(says, name).toMatch(/^[A-Z\d].*\.$/);
      for (const sentence of says.split(/(?<=\.) /)) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(20);
    }
  });

  test('[US-FIT-1] [US-TEST-3] [US-ENEMY-1] spaces of fitness, skills and types of enemies are explained', () => {
    for (const word of [...FITNESS, ...SKILLS, ...ENEMY_TYPES]) expect(lower, word).toContain(word);
  });

  test('[US-SUN-1] every weather is explained, or its card says what it does', () => {
    const says = faces().filter(one => one.kind === 'Sun');
    for (const weather of WEATHERS.filter(one => one !== 'clear')) {
      const word = weather.replaceAll('-', ' ');
      expect(lower.has(word) || says.some(one => one.name.toLowerCase() === word && one.says !== ''), word).toBe(true);
    }
  });

  test('people and missions are proper names', () => {
    expect(teaching.names).toEqual(expect.arrayContaining(['Wren', 'Far and Quiet', 'Lawrence', 'The Dry Well', 'Sand in the Bucket']));
  });
});
