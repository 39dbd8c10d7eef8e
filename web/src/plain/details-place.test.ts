import { expect, test } from 'vitest';
import { aboveOrBelow, inCorner } from './details-place.ts';

const phone = { left: 0, top: 60, width: 390, height: 480 };
const card = { width: 370, height: 120 };
const asked = (top: number, height: number) => ({ left: 100, top, width: 100, height });

test('on a phone the details lie above what is asked for where they fit, else below', () => {
  expect(aboveOrBelow(phone, card, [asked(220, 80), asked(300, 80)])).toEqual({ left: 10, top: 70, maxHeight: 120 });
  expect(aboveOrBelow(phone, card, [asked(120, 80), asked(200, 80)])).toEqual({ left: 10, top: 410, maxHeight: 120 });
  expect(aboveOrBelow(phone, card, [])).toEqual({ left: 10, top: 70, maxHeight: 120 });
});

test('where they fit neither above nor below they are as high as the larger room, and are pushed along', () => {
  expect(aboveOrBelow(phone, card, [asked(160, 320)])).toEqual({ left: 10, top: 70, maxHeight: 80 });
  expect(aboveOrBelow(phone, card, [asked(90, 350)])).toEqual({ left: 10, top: 450, maxHeight: 80 });
});

test('on a desk they lie in the corner that covers nothing, and never over the thing itself', () => {
  const desk = { left: 200, top: 50, width: 1000, height: 700 };
  const small = { width: 340, height: 120 };
  const self = [{ left: 900, top: 60, width: 100, height: 100 }];
  const west = { left: 300, top: 60, width: 100, height: 100 };
  const tools = [{ left: 1160, top: 60, width: 34, height: 34 }];

  expect(inCorner(desk, small, self, [], [])).toEqual({ left: 210, top: 60, maxHeight: 680 });
  expect(inCorner(desk, small, self, [west], [])).toEqual({ left: 210, top: 620, maxHeight: 680 });
  expect(inCorner(desk, small, [], [], tools)).toEqual({ left: 210, top: 60, maxHeight: 680 });
});
