/** What is said of hunters is short, theirs alone, and true to their dataslates. */
import { describe, expect, test } from 'vitest';
import { type Casting, castingOf, EFFORT_NAMES, EFFORTS, strengthOf } from './casting.ts';
import { DATASLATES } from './hunters.ts';
import type { Dataslate } from './types.ts';

const CAST: readonly (readonly [slate: Dataslate, casting: Casting])[] = DATASLATES.map(slate => [slate, castingOf(slate.id)!]);
const everyNumber = (slate: Dataslate): ReadonlySet<string> => new Set(JSON.stringify(slate).match(/\d+/g));

describe('Casting', () => {
  test('each line is there, one sentence where a fact is told, and short enough for a card', () => {
    for (const [{ id }, { goodAt, because, voice }] of CAST) {
      for (const says of [goodAt, because]) {
        expect(says, id).toMatch(/^[A-Z][^.!?]*\.$/);
        expect(says.length, `${id}: ${says}`).toBeLessThanOrEqual(88);
        expect(says.split(' ').length, `${id}: ${says}`).toBeLessThanOrEqual(20);
      }
      expect(voice, id).toMatch(/^[A-Z].*\.$/);
      expect(voice.length, id).toBeLessThanOrEqual(44);
    }
  });

  test('no line is said twice, and none shouts, blames, or guesses who is a he or a she', () => {
    const lines = CAST.flatMap(([, { goodAt, because, voice }]) => [goodAt, because, voice]);

    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines)
      expect(line).not.toMatch(/!|\boops\b|\binvalid\b|\billegal\b|\bnoob\b|\beasy\b|\bs?he\b|\bhis\b|\bhers?\b|\bhim\b/i);
  });

  test('every number in a fact stands on the dataslate', () => {
    for (const [slate, { goodAt, because }] of CAST) {
      const printed = everyNumber(slate);
      const said = `${goodAt} ${because}`.replaceAll(/Impact \d+/g, '');
      const strange = said.match(/\d+/g)?.filter(number => !printed.has(number)) ?? [];
      expect(strange, slate.id).toEqual([]);
      if (because.includes('No attribute is below 3')) expect(Math.min(...Object.values(slate.attributes)), slate.id).toBe(3);
      if (because.includes('no armor')) expect(strengthOf(slate, 'armor'), slate.id).toBe(0);
    }
  });

  test('what a hunter shines by is a number of theirs, two different ones, and among the best of the cast', () => {
    for (const [slate, { shines }] of CAST) {
      expect(shines[0], slate.id).not.toBe(shines[1]);
      for (const strength of shines) {
        const better = CAST.filter(([other]) => strengthOf(other, strength) > strengthOf(slate, strength));
        expect(strengthOf(slate, strength), `${slate.id}, ${strength}`).toBeGreaterThan(0);
        expect(better.length, `${slate.id}, ${strength}`).toBeLessThanOrEqual(6);
      }
    }
  });

  test('the same words are the same numbers: what the Special Rule adds is read off it', () => {
    const of = (id: string): Dataslate => DATASLATES.find(slate => slate.id === id)!;

    expect(strengthOf(of('tin-saint'), 'armor')).toBe(1);
    expect(strengthOf(of('lady-voltage'), 'push')).toBe(3);
    expect(strengthOf(of('sister-static'), 'sight')).toBe(24);
    expect(strengthOf(of('the-auditor'), 'keepers')).toBe(4);
    expect(strengthOf(of('doctor-applause'), 'style')).toBe(1);
    expect(strengthOf(of('mother-hush'), 'range')).toBe(24);
    expect(strengthOf(of('bricklayer'), 'wounds')).toBe(8);
    expect(strengthOf(of('furnace'), 'damage')).toBe(4);
    expect(strengthOf(of('kite'), 'athletics')).toBe(6);
    expect(strengthOf(of('kite'), 'armor')).toBe(0);
  });

  test('there is somebody for every effort, and whoever is for a first match can run and defend', () => {
    expect(EFFORTS.map(effort => CAST.filter(([, casting]) => casting.effort === effort).length)).toEqual([5, 6, 4]);
    expect(new Set(Object.values(EFFORT_NAMES)).size).toBe(EFFORTS.length);
    for (const [slate, { effort }] of CAST)
      if (effort === 'first-match') {
        const least = Math.min(slate.attributes.defense, slate.attributes.athletics);
        expect(least, slate.id).toBeGreaterThanOrEqual(3);
      }
  });

  test('only Zero Encore is silent, and nobody is said of who is not in the box', () => {
    expect(CAST.filter(([, { isSilent }]) => isSilent).map(([{ id }]) => id)).toEqual(['zero-encore']);
    expect(castingOf('somebody-new')).toBeNull();
    expect(castingOf('toString')).toBeNull();
  });
});
