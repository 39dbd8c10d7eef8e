/**
 * An encounter for tests: a brief with its enemies, features and traps, and as many characters as are wanted with what they start with, in the first turn
 * of the first of them. Decks and hands of the characters are empty.
 *
 *     const night = given('B4', 2, { tokens: ['moon'], at: [[0, 3]] });
 *     night.run(table => atTurnEnd(table, 0));
 */
import type { Script } from '@quarry/kernel';
import { byHand, Rehearsal } from '@quarry/kernel/testing';
import { noFight, offTheMap } from '../campaign/at-rest.ts';
import { BEHAVIOUR_NUMBERS, behaviourCard, GEAR_NUMBERS, gearCard, INJURY_NUMBERS, injuryCard, typeOf } from '../content/box.ts';
import {
  type BriefId,
  CHARACTERS,
  type CharacterId,
  COUNTERS,
  type Counter,
  type Flag,
  GEAR_KINDS,
  type ObjectiveToken,
  type Preparation,
  RESOURCES,
} from '../content/kinds.ts';
import type { At, FeatureKind } from '../content/types.ts';
import { openDecks } from '../deeds/enemies.ts';
import { placeEnemy } from '../deeds/fight.ts';
import type { WestEvent } from '../events.ts';
import { briefOf } from '../places.ts';
import { fieldIn, maxDial } from '../questions.ts';
import { placementsOf, rowsOf, setUpFeatures, startsOf, typesOf } from '../rules/brief-rules.ts';
import { next } from '../scenes.ts';
import { type FeatureState, type MarshalState, type State, type Stream, stateSchema } from '../state.ts';

export interface Setting {
  readonly tokens?: readonly ObjectiveToken[];
  readonly preparations?: readonly Preparation[];
  readonly flags?: readonly Flag[];
  readonly counters?: Partial<Record<Counter, number>>;
  /** Where characters stand, by seat; on starting squares if nothing is said. */
  readonly at?: readonly At[];
  /** Who is revealed, the highest threat first. */
  readonly revealed?: readonly number[];
  readonly turn?: number;
  readonly dial?: number;
  readonly leadDecides?: boolean;
  /** No enemy stands on the map. */
  readonly isEmpty?: true;
  readonly dice?: Script;
}

const START: Readonly<Record<Counter, number>> = { rebellion: 1, blight: 0, 'trust-desert': 1, 'trust-lowland': 1, 'trust-sky': 1 };

export class Stage extends Rehearsal<State, Stream, WestEvent> {
  /** The square at a column and a row. */
  at(x: number, y: number): number {
    return fieldIn(this.state).at([x, y]);
  }
  features(kind: FeatureKind): FeatureState[] {
    return this.state.fight.features.filter(one => one.kind === kind);
  }
  feature(kind: FeatureKind, n = 0): FeatureState {
    return this.features(kind)[n]!;
  }
}

export function given(brief: BriefId, seats: number, setting: Setting = {}): Stage {
  const stage = new Stage({ state: stateSchema, next }, before(brief, seats, setting), { dice: setting.dice ?? {} });
  return stage.run(function* (table) {
    const { state } = table;
    for (const type of typesOf(state)) openDecks(table, typeOf(type));
    if (!setting.isEmpty) for (const one of placementsOf(state)) placeEnemy(table, one);
    setUpFeatures(table);
    byHand(state).fight.turn = setting.turn ?? 1;
  });
}

function before(brief: BriefId, seats: number, setting: Setting): State {
  const marshals = CHARACTERS.slice(0, seats).map(marshalOf);
  const state: State = {
    chapter: briefOf(brief).chapter,
    step: 'act',
    isAlone: true,
    leadDecides: setting.leadDecides ?? false,
    lead: 0,
    first: 0,
    level: 1,
    selection: 1,
    entry: '',
    from: '',
    element: 0,
    effects: null,
    stepsDone: 0,
    refused: [],
    camping: -1,
    chore: 'none',
    toGain: [],
    history: [],
    picked: [],
    usedUp: [],
    met: [],
    leftOut: [],
    flags: setting.flags ?? [],
    won: [],
    pressedOn: [],
    dice: [0, 0, 0],
    tokens: setting.tokens ?? [],
    preparations: setting.preparations ?? [],
    alertStart: 0,
    setbacks: 0,
    failures: 0,
    brief,
    isSkirmish: false,
    ending: null,
    result: 'none',
    party: {
      marshals,
      potions: seats + 1,
      supplies: 2,
      counters: COUNTERS.map(counter => setting.counters?.[counter] ?? START[counter]),
      waiting: [],
      behaviours: BEHAVIOUR_NUMBERS.filter(no => behaviourCard(no).level === 1 && behaviourCard(no).adaptation === undefined),
      risen: [],
      inactive: [],
      stored: [],
      injuries: INJURY_NUMBERS.filter(no => injuryCard(no).level === 1),
      modifications: [],
    },
    fight: emptyFight(setting),
    before: null,
  };
  byHand(state).fight.rows = rowsOf(state);
  const starts = startsOf(state);
  const { at } = fieldIn(state);
  for (const [seat, marshal] of marshals.entries()) {
    byHand(marshal).square = setting.at?.[seat] ? at(setting.at[seat]) : starts[seat % starts.length]!;
    byHand(marshal).isHidden = !setting.revealed?.includes(seat);
    byHand(marshal).row = marshal.isHidden ? state.fight.rows : 0;
    byHand(marshal).dial = setting.dial ?? maxDial(state, seat);
  }
  return state;
}

const startingGear = (character: CharacterId): number[] =>
  GEAR_KINDS.map(kind => GEAR_NUMBERS.find(no => gearCard(no).of === character && gearCard(no).kind === kind)!);

const marshalOf = (character: CharacterId): MarshalState => ({
  character,
  dial: 1,
  gear: startingGear(character),
  upgraded: [],
  fitted: [],
  satchel: [],
  resources: RESOURCES.map(() => 0),
  ...offTheMap(),
  row: 1,
  discard: [],
  hand: [],
  deck: [],
});

const emptyFight = ({ revealed = [] }: Setting): State['fight'] => ({
  ...noFight(),
  rows: 1,
  alert: 1,
  threat: revealed,
  active: 0,
  hasAnybodyBeenRevealed: revealed.length > 0,
});
