/** The scenes of setup, of Preparation and of a day phase but for the turns themselves, by their step. */
import { scenesOf } from '@quarry/kernel';
import type { Table } from '../events.ts';
import * as phases from './phases.ts';
import * as preparation from './preparation.ts';
import * as settingUp from './setting-up.ts';

export const DAY_SCENES = scenesOf<
  | 'first-roll'
  | 'choose-characters'
  | 'equip'
  | 'stock'
  | 'briefing'
  | 'clean-up'
  | 'enemies-move'
  | 'refresh'
  | 'eat'
  | 'begin-phase'
  | 'first-actor'
  | 'next-turn'
  | 'begin-turn'
  | 'last-chance',
  Table
>({
  'first-roll': settingUp.firstRoll,
  'choose-characters': settingUp.chooseCharacters,
  equip: settingUp.equip,
  stock: settingUp.stock,
  briefing: settingUp.briefing,
  'clean-up': preparation.cleanUp,
  'enemies-move': preparation.enemiesMove,
  refresh: preparation.refresh,
  eat: preparation.eat,
  'begin-phase': phases.beginPhase,
  'first-actor': phases.firstActor,
  'next-turn': phases.nextTurn,
  'begin-turn': phases.beginTurn,
  'last-chance': phases.lastChance,
});
