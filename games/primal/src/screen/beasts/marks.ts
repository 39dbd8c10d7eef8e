/** Where each picture lies round the middle of its beast, which faces left, and where its eyes are. Written by scripts/beasts.ts, with the pictures. */
import type { MonsterId } from '../../content/kinds.ts';

export interface Marks {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly eyes: readonly (readonly [x: number, y: number, r: number])[];
}

export const MARKS: Readonly<Record<MonsterId, Marks>> = {
  cinderwing: {
    box: [-279, -422, 564, 872],
    eyes: [
      [-210, -16, 5.5],
      [-210, 16, 5.5],
    ],
  },
  thunderdrake: {
    box: [-291, -321, 652, 676],
    eyes: [
      [-226, -13, 5],
      [-226, 13, 5],
    ],
  },
  stormhorn: {
    box: [-295, -275, 587, 550],
    eyes: [
      [-190, -21, 6],
      [-190, 21, 6],
    ],
  },
  reefmaw: {
    box: [-335, -201, 714, 402],
    eyes: [
      [-128, -112, 4.4],
      [-116, -96, 3.4],
      [-134, -92, 2.8],
      [-128, 112, 4.4],
      [-116, 96, 3.4],
      [-134, 92, 2.8],
    ],
  },
  orehulk: { box: [-316, -224, 592, 448], eyes: [] },
  glasspelt: {
    box: [-264, -234, 608, 468],
    eyes: [
      [-147, 119, 4.6],
      [-133, 145, 4.6],
      [-133, -145, 4.6],
      [-147, -119, 4.6],
      [-204, -16, 4.6],
      [-204, 16, 4.6],
    ],
  },
  mirrorback: { box: [-327, -183, 654, 398], eyes: [] },
  sleeper: { box: [-269, -190, 565, 416], eyes: [] },
  ramhide: {
    box: [-243, -196, 600, 398],
    eyes: [
      [-177, -29, 6],
      [-177, 29, 6],
    ],
  },
};
