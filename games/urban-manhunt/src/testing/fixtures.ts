/**
 * The reference cards of the rule tests: one hunter and four crims with plain numbers, and ways to print variations of them. They are printed on
 * sheets beside the box, and those of a test are gone when it is over.
 */
import type { Box, Printed } from '@quarry/kernel';
import { onTestFinished, TestRunner } from 'vitest';
import { box, slates } from '../content/box.ts';
import type { ControlCard, CrimCard, Dataslate, EventCard, MapFeature } from '../content/types.ts';

/** Prints on a sheet that lasts as long as the test, or as the file if no test runs. A second card of an id gets a number to it. */
function printerOf<C extends { [Sort in keyof C]: Printed }>(from: Box<C>) {
  return <S extends keyof C & string>(sort: S, card: C[S]): number => {
    const sheet = from.sheet();
    if (TestRunner.getCurrentTest()) onTestFinished(() => sheet.tearUp());
    return sheet.one(sort, { ...card, id: freeId(card.id, id => from.cardNamed(id) < 0) });
  };
}

function freeId(id: string, isFree: (id: string) => boolean): string {
  if (isFree(id)) return id;
  let copy = 2;
  while (!isFree(`${id}-${copy}`)) copy += 1;
  return `${id}-${copy}`;
}

const print = printerOf(box);
const printDataslate = printerOf(slates);

const REFERENCE_HUNTER: Dataslate = {
  id: 'reference-hunter',
  name: 'Reference Hunter',
  idea: 'Plain numbers for tests',
  attributes: { athletics: 3, fight: 4, shoot: 4, defense: 3, mind: 3, pizzazz: 3 },
  woundMaximum: 5,
  attacks: [
    { name: 'Rifle', kind: 'ranged', damage: 3, range: 18, isDepletable: true },
    { name: 'Blade', kind: 'melee', damage: 2 },
  ],
  rule: { name: 'Plain', texts: [] },
  options: [{ name: 'Aim', cost: 1, when: 'pre', checks: ['fight', 'shoot'], effects: [{ do: 'upgrade', n: 2 }] }],
};

/** The reference hunter, changed where the test says so. Returns the index of the dataslate. */
export const hunter = (more: Partial<Dataslate> = {}): number => printDataslate('dataslate', { ...REFERENCE_HUNTER, ...more });

/** A hunter whose dataslate says nothing beyond its numbers. */
export const blank = (more: Partial<Dataslate> = {}): number => hunter({ options: [], ...more });

type Changes = Partial<Omit<CrimCard, 'copies'>>;
const crim = (card: Omit<CrimCard, 'flavour' | 'rule' | 'copies'>, more: Changes): number =>
  print('crim', { flavour: '', rule: null, ...card, ...more, copies: 1 });

/** Another copy of a crim's card, as the box has several of most. */
export const reprint = (card: CrimCard): number => print('crim', card);

/** Aggressive, melee only. */
export const thug = (more: Changes = {}): number =>
  crim(
    {
      id: 'thug',
      name: 'Thug',
      demeanor: 'aggressive',
      move: 5,
      fight: 2,
      shoot: null,
      defense: 1,
      stealth: 1,
      wounds: 2,
      bpv: 8,
      attacks: [{ name: 'Club', kind: 'melee', damage: 2 }],
    },
    more,
  );

/** Tactical, with a pistol. */
export const gunman = (more: Changes = {}): number =>
  crim(
    {
      id: 'gunman',
      name: 'Gunman',
      demeanor: 'tactical',
      move: 5,
      fight: 1,
      shoot: 2,
      defense: 2,
      stealth: 2,
      wounds: 2,
      bpv: 12,
      attacks: [
        { name: 'Pistol', kind: 'ranged', damage: 2, range: 12 },
        { name: 'Fists', kind: 'melee', damage: 1 },
      ],
    },
    more,
  );

/** Skittish, melee only. */
export const runner = (more: Changes = {}): number =>
  crim(
    {
      id: 'runner',
      name: 'Runner',
      demeanor: 'skittish',
      move: 6,
      fight: 1,
      shoot: null,
      defense: 2,
      stealth: 2,
      wounds: 1,
      bpv: 10,
      attacks: [{ name: 'Fists', kind: 'melee', damage: 1 }],
    },
    more,
  );

/** Sneaky, with a knife and a dart gun. */
export const lurker = (more: Changes = {}): number =>
  crim(
    {
      id: 'lurker',
      name: 'Lurker',
      demeanor: 'sneaky',
      move: 5,
      fight: 2,
      shoot: 2,
      defense: 2,
      stealth: 3,
      wounds: 2,
      bpv: 14,
      attacks: [
        { name: 'Knife', kind: 'melee', damage: 2 },
        { name: 'Dart gun', kind: 'ranged', damage: 1, range: 10 },
      ],
    },
    more,
  );

/** A Control Card that brings nothing and orders everybody to flee. */
export const control = (more: Partial<ControlCard> = {}): number =>
  print('control', {
    id: 'quiet-turn',
    name: 'Quiet Turn',
    flavour: '',
    restock: false,
    event: false,
    k: 0,
    mode: 'random',
    orders: { aggressive: 'flee', tactical: 'flee', skittish: 'flee', sneaky: 'flee' },
    ...more,
  });

/** A card that says nothing but what the test gives: texts of a Keeper, or what is carried out. */
export const event = (more: Partial<EventCard>): number => print('event', { id: 'event', name: 'Event', flavour: '', ...more });

/** The corners of an upright rectangle. */
export const rectangle = (left: number, bottom: number, right: number, top: number): MapFeature['corners'] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];

/** The reference cards as they stand. */
export const RH = hunter();
export const THUG = thug();
export const GUNMAN = gunman();
export const RUNNER = runner();
export const LURKER = lurker();
