/** Where the picture of each beast is: an address, which is loaded when the beast is looked at. */
import type { MonsterId } from '../../content/kinds.ts';
import cinderwing from './cinderwing.webp';
import glasspelt from './glasspelt.webp';
import mirrorback from './mirrorback.webp';
import orehulk from './orehulk.webp';
import ramhide from './ramhide.webp';
import reefmaw from './reefmaw.webp';
import sleeper from './sleeper.webp';
import stormhorn from './stormhorn.webp';
import thunderdrake from './thunderdrake.webp';

export const PICTURES: Readonly<Record<MonsterId, string>> = {
  cinderwing,
  ramhide,
  stormhorn,
  reefmaw,
  glasspelt,
  orehulk,
  mirrorback,
  thunderdrake,
  sleeper,
};
