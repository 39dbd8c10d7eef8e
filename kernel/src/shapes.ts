/**
 * What a version of a game stores, as plain data that is kept in a file for as long as there is a match of that version: a change of it without a
 * new version is noticed, and said by the first place that differs.
 */
import type { AnyGame } from './game.ts';
import type { Shape } from './schema/index.ts';

/** A shape as far as it is stored. */
export type StoredShape =
  | Extract<Shape, { readonly is: 'number' | 'yes-no' | 'text' }>
  | { readonly is: 'choice'; readonly of: readonly string[] }
  | { readonly is: 'cards' }
  | { readonly is: 'maybe' | 'list'; readonly of: StoredShape }
  | { readonly is: 'record'; readonly fields: Fields }
  | { readonly is: 'records'; readonly of: StoredShape; readonly isPerSeat: boolean };

type Fields = Readonly<Record<string, StoredShape>>;

/** The file `<version>.json` in a game's folder `shapes`. */
export interface StoredShapes {
  readonly version: number;
  readonly setup: StoredShape;
  readonly state: StoredShape;
  /** Which card has which number. */
  readonly cards?: readonly string[];
}

export const shapesOf = ({ version, setup, rules, cards }: AnyGame): StoredShapes => ({
  version,
  setup: asStored(setup.shape),
  state: asStored(rules.state.shape),
  ...(cards && { cards }),
});

/** Without what is for people and is not stored: how choices are called, and who may look at cards. */
function asStored(shape: Shape): StoredShape {
  if (shape.is === 'record')
    return { is: shape.is, fields: Object.fromEntries(Object.entries(shape.fields).map(([name, field]) => [name, asStored(field)])) };
  if (shape.is === 'choice') return { is: shape.is, of: shape.of };
  if (shape.is === 'cards') return { is: shape.is };
  return 'of' in shape ? { ...shape, of: asStored(shape.of) } : shape;
}

/** The first place at which two shapes differ, as a sentence; null if they are the same. */
export function shapesDiffer(was: StoredShapes, now: StoredShapes): string | null {
  return shapeDiffers(was.setup, now.setup, 'setup') ?? shapeDiffers(was.state, now.state, 'state') ?? cardsDiffer(was.cards, now.cards);
}

/** A card that has changed its number is another one in every match that is stored. A new one takes the place of one that is gone, or comes behind the last. */
function cardsDiffer(was: readonly string[] = [], now: readonly string[] = []): string | null {
  const moved = was.findIndex((key, no) => key !== now[no] && now.includes(key));
  if (moved >= 0) return `Card ${moved}, '${was[moved]}', has the number ${now.indexOf(was[moved]!)} now.`;
  return was.length > now.length ? `Card ${now.length}, '${was[now.length]}', is gone, and none is in its place.` : null;
}

/** The cards that have come since: they are kept as soon as they are there. */
export function newCards({ cards: was = [] }: StoredShapes, { cards: now = [] }: StoredShapes): readonly string[] {
  return now.filter(key => !was.includes(key));
}

function shapeDiffers(was: StoredShape, now: StoredShape, path: string): string | null {
  if (was.is === 'record' && now.is === 'record') return fieldsDiffer(was.fields, now.fields, path);
  if (was.is === 'choice' && now.is === 'choice') return namesDiffer(was.of, now.of, name => `${path}: '${name}'`, `${path}: its choices`);
  if (was.is !== now.is) return `${path} was of sort '${was.is}' and is of sort '${now.is}'.`;
  const inner =
    'of' in was && 'of' in now ? shapeDiffers(was.of as StoredShape, now.of as StoredShape, was.is === 'maybe' ? path : `${path}[]`) : null;
  return inner ?? boundsDiffer(was, now, path);
}

function fieldsDiffer(was: Fields, now: Fields, path: string): string | null {
  for (const [name, shape] of Object.entries(now)) {
    const differs = was[name] ? shapeDiffers(was[name], shape, `${path}.${name}`) : `${path}.${name} is new.`;
    if (differs) return differs;
  }
  return namesDiffer(Object.keys(was), Object.keys(now), name => `${path}.${name}`, `${path}: its fields`);
}

/** A state is hashed field after field, so that their order is part of what is stored. */
function namesDiffer(was: readonly string[], now: readonly string[], called: (name: string) => string, all: string): string | null {
  const isNew = now.find(name => !was.includes(name));
  if (isNew !== undefined) return `${called(isNew)} is new.`;
  const isGone = was.find(name => !now.includes(name));
  if (isGone !== undefined) return `${called(isGone)} is gone.`;
  return was.some((name, i) => name !== now[i]) ? `${all} stand in another order.` : null;
}

function boundsDiffer(was: StoredShape, now: StoredShape, path: string): string | null {
  const [before, after] = [was, now] as unknown as Readonly<Record<string, unknown>>[];
  const bounds = Object.keys({ ...before, ...after }).filter(bound => bound !== 'of');
  const bound = bounds.find(one => before![one] !== after![one]);
  return bound === undefined
    ? null
    : `${path}: its ${bound} was ${JSON.stringify(before![bound])} and is ${JSON.stringify(after![bound])}.`;
}

const WIDTH = 140;

/** JSON for people who compare two versions of it: what fits into a line stands in one. */
export function printShapes(shapes: StoredShapes): string {
  return `${printed(shapes, '')}\n`;
}

function printed(value: unknown, indent: string): string {
  const line = JSON.stringify(value);
  if (line.length + indent.length <= WIDTH || typeof value !== 'object' || value === null || Array.isArray(value)) return line;
  const inner = `${indent}  `;
  const fields = Object.entries(value).map(([key, one]) => `${inner}${JSON.stringify(key)}: ${printed(one, inner)}`);
  return `{\n${fields.join(',\n')}\n${indent}}`;
}
