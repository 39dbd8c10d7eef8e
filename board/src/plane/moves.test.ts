import { beforeEach, describe, expect, test } from 'vitest';
import { Terrain } from './terrain.ts';
import { BLOCK, base, feature, features, freshYard, inches, stands, yard } from './test-yard.ts';
import { GROUND } from './types.ts';

beforeEach(freshYard);

const [east, north, west] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];
const walked = (cost: number, difficult = false, surface = GROUND) => ({ ok: true, surface, cost, climbs: null, difficult });
const refused = (why: string, kind: string, index: number) => ({ ok: false, why, obstacle: { kind, index } });

describe('Forced moves', () => {
  test('[PL-18] a move ends where the gap to what cuts it is 0', () => {
    expect(yard.slide(stands(17.5, 12), west, 3000, [])).toEqual(inches(16.5, 12));
    expect(yard.slide(stands(47.2, 20), east, 1000, [])).toEqual(inches(47.5, 20));
    expect(yard.slide(stands(24, 20), { x: 0, y: -1 }, 9000, [])).toEqual(inches(24, 15.25));
    expect(yard.slide(stands(26, 20), west, 5000, [base(21, 20), base(3, 3)])).toEqual(inches(22, 20));
    expect(yard.slide(stands(26, 20), west, 3999, [base(21, 20)])).toEqual(inches(22.001, 20));
  });

  test('[PL-18] it goes round nothing and past what it only grazes by two mils', () => {
    expect(yard.slide(stands(20, 16.498), west, 10_000, [])).toEqual(inches(10, 16.498));
    const brushed = [base(25, 20.998)];
    expect(yard.slide(stands(20, 20), east, 8000, brushed)).toEqual(inches(28, 20));
    const struck = [base(25, 20.997)];
    expect(yard.slide(stands(20, 20), east, 8000, struck)).toEqual({ x: 24_923, y: 20_000 });
  });

  test('[PL-19] what is touched at the start stops no move along it or away from it', () => {
    expect(yard.slide(stands(16.5, 12), north, 1000, [])).toEqual(inches(16.5, 13));
    expect(yard.slide(stands(16.5, 12), east, 1000, [])).toEqual(inches(17.5, 12));
    expect(yard.slide(stands(16.5, 12), west, 1000, [])).toEqual(inches(16.5, 12));
    expect(yard.slide(stands(16.498, 12), north, 1000, [])).toEqual(inches(16.498, 13));
    expect(yard.slide(stands(16.499, 12), west, 1000, [])).toEqual(inches(16.499, 12));
  });

  test('[PL-19] an overlap that is too deep can be left but not deepened', () => {
    expect(yard.slide(stands(16.49, 12), east, 1000, [])).toEqual(inches(17.49, 12));
    expect(yard.slide(stands(16.49, 12), west, 1000, [])).toEqual(inches(16.49, 12));
    expect(yard.slide(stands(20, 20), west, 1000, [base(20.9, 20)])).toEqual(inches(19, 20));
    expect(yard.slide(stands(20, 20), east, 1000, [base(20.9, 20)])).toEqual(inches(20, 20));
  });

  test('[PL-20] on a roof it stops at the edge of the roof, and at models there', () => {
    expect(yard.slide(stands(13, 12, BLOCK), east, 9000, [])).toEqual(inches(15.5, 12));
    expect(yard.slide(stands(13, 12, BLOCK), east, 9000, [base(15.5, 12)])).toEqual(inches(14.5, 12));
  });

  test('[PL-21] a flight goes straight away where nothing cuts it', () => {
    expect(yard.flee(stands(30, 17), inches(30, 14), 6000, [])).toEqual(inches(30, 23));
    expect(yard.flee(stands(30, 17), inches(30, 17), 6000, [])).toEqual(inches(36, 17));
  });

  test('[PL-21] else to the farthest end of the fan, the smaller turn first, then clockwise', () => {
    expect(yard.flee(stands(46, 24), inches(40, 24), 6000, [])).toEqual(inches(47.5, 18.402));
    expect(yard.flee(stands(46, 24), inches(40, 24), 6000, [base(47, 20)])).toEqual(inches(47.5, 29.598));
    expect(yard.flee(stands(17.5, 12), inches(22, 12), 5000, [])).toEqual(inches(16.206, 16.83));
  });

  test('[PL-21] [PL-1] ends within 10 mils tie: the smaller turn is taken, though another ends farther', () => {
    const past = (x: number) => yard.flee(stands(23, 20), inches(20, 20), 6000, [base(x, 20)]);
    // Turned by 15 degrees it ends 8932 mils away; straight on at 8923, or a mil less than a tie needs.
    expect([past(29.923), past(29.922)]).toEqual([inches(28.923, 20), inches(28.796, 18.447)]);
  });

  test('[PL-21] [PL-1] so of two equal turns the clockwise one', () => {
    const past = (x: number) => yard.flee(stands(23, 20), inches(20, 20), 6000, [base(28.5, 20), base(x, 18.191)]);
    expect([past(29.753), past(29.752)]).toEqual([inches(28.787, 18.449), inches(28.796, 21.553)]);
  });

  test('[PL-21] a fleeing base stays on its roof', () => {
    const end = yard.flee(stands(13, 12, BLOCK), inches(20, 12), 6000, []);
    expect(yard.surfaceAt(end, 500)).toBe(BLOCK);
    expect(end).toEqual(inches(10.5, 13.443));
  });
});

describe('Steps', () => {
  test('[PL-22] a walk costs its length and must be open all the way', () => {
    expect(yard.step(stands(20, 20), inches(23, 20), [])).toEqual(walked(3000));
    expect(yard.step(stands(20, 20), inches(20, 20), [])).toEqual(walked(0));
    expect(yard.step(stands(8, 12), inches(18, 12), [])).toEqual(refused('feature', 'feature', BLOCK));
    expect(yard.step(stands(24, 11), inches(24, 18), [])).toEqual(refused('pod', 'pod', 2));
    expect(yard.step(stands(20, 20), inches(24, 20), [base(9, 9), base(22, 20)])).toEqual(refused('model', 'model', 1));
    expect(yard.step(stands(20, 20), inches(23, 20), [base(23.5, 20)])).toEqual(refused('model', 'model', 0));
    expect(yard.step(stands(2, 2), inches(0.4, 2), [])).toEqual(refused('edge', 'edge', -1));
  });

  test('[PL-22] a walk past a touched thing is open, and out of too deep an overlap it is too', () => {
    expect(yard.step(stands(16.498, 9), inches(16.498, 15), [])).toEqual(walked(6000));
    expect(yard.step(stands(16.49, 12), inches(17, 12), [])).toEqual(walked(510));
    expect(yard.step(stands(16.49, 12), inches(16.49, 13), [])).toEqual(refused('feature', 'feature', BLOCK));
  });

  test('[PL-23] it is difficult when its centre line is inside difficult ground for more than two mils', () => {
    expect(yard.step(stands(24, 23), inches(24, 25), [])).toEqual(walked(2000, true));
    expect(yard.step(stands(29, 23), inches(29, 25), [])).toEqual(walked(2000));
    expect(yard.step(stands(33, 13), inches(34.002, 13), [])).toEqual(walked(1002));
    expect(yard.step(stands(33, 13), inches(34.003, 13), [])).toEqual(walked(1003, true));
  });

  test('[PL-24] a climb costs its plan length and the height, up or down', () => {
    expect(yard.step(stands(9.5, 12), inches(10.5, 12), [])).toEqual({
      ok: true,
      surface: BLOCK,
      cost: 3000,
      climbs: 'up',
      difficult: false,
    });
    expect(yard.step(stands(10.5, 12, BLOCK), inches(9.5, 12), [])).toEqual({
      ok: true,
      surface: GROUND,
      cost: 3000,
      climbs: 'down',
      difficult: false,
    });
  });

  test('[PL-24] it is at most half an inch longer than the base is wide, and its end is free', () => {
    expect(yard.step(stands(8.998, 12), inches(10.5, 12), []).ok).toBe(true);
    expect(yard.step(stands(8.997, 12), inches(10.5, 12), [])).toEqual(refused('climb-too-long', 'feature', BLOCK));
    expect(yard.step(stands(8.5, 12), inches(10.5, 12), [])).toEqual(refused('climb-too-long', 'feature', BLOCK));
    expect(yard.step(stands(9.5, 12), inches(10.5, 12), [base(11, 12)])).toEqual(refused('model', 'model', 0));
  });

  test('[PL-25] on a roof the base stays on it, passes no model and reaches no other roof', () => {
    const twins = new Terrain(
      48_000,
      [features[BLOCK]!, feature([inches(16, 10), inches(20, 10), inches(20, 14), inches(16, 14)], 2, 'solid', 'climbable')],
      [],
    );
    expect(twins.step(stands(13, 12, 0), inches(15.5, 12), [])).toEqual(walked(2500, false, 0));
    expect(twins.step(stands(13, 12, 0), inches(15.6, 12), [])).toEqual(refused('roof-edge', 'feature', 0));
    expect(twins.step(stands(15.5, 12, 0), inches(16.5, 12), [])).toEqual(refused('between-roofs', 'feature', 1));
    expect(twins.step(stands(11, 12, 0), inches(15, 12), [base(13, 12)])).toEqual(refused('model', 'model', 0));
  });
});
