/** Walks what is read from outside, field by field: how each is bounded, and which is not. */
import type { GenericSchema } from 'valibot';

export interface Field {
  readonly path: string;
  /** In words; null if there is none. */
  readonly bound: string | null;
}

/** As much of a schema as is looked at. */
interface Part {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly Part[];
  readonly requirement?: unknown;
  readonly metadata?: { readonly bound?: string };
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
  readonly key?: Part;
  readonly value?: Part;
  readonly wrapped?: Part;
}

const actionsOf = ({ pipe = [] }: Part): readonly Part[] => pipe.slice(1);
const requirementOf = (part: Part, type: string): unknown => actionsOf(part).find(one => one.type === type)?.requirement;
const figure = (value: unknown): string => Number(value).toLocaleString('en');

function boundOf(part: Part): string | null {
  const [least, most] = [requirementOf(part, 'min_value'), requirementOf(part, 'max_value')];
  const longest = requirementOf(part, 'max_length');
  switch (part.type) {
    case 'string':
      return longest === undefined ? null : `at most ${figure(longest)} characters`;
    case 'number':
      return least === undefined || most === undefined ? null : `from ${figure(least)} to ${figure(most)}`;
    case 'array':
      return longest === undefined ? null : `at most ${figure(longest)}`;
    case 'record': {
      const entries = requirementOf(part, 'max_entries');
      return entries === undefined ? null : `at most ${figure(entries)} names`;
    }
    case 'boolean':
      return 'yes or no';
    case 'picklist':
      return `one of ${(part.options ?? []).join(', ')}`;
    case 'unknown':
      return actionsOf(part).find(one => one.type === 'metadata')?.metadata?.bound ?? null;
    default:
      return null;
  }
}

export function* fieldsOf(schema: GenericSchema | Part, path: string): Generator<Field> {
  const part = schema as Part;
  switch (part.type) {
    case 'strict_object':
    case 'object':
      for (const [name, inner] of Object.entries(part.entries!)) yield* fieldsOf(inner, path === '' ? name : `${path}.${name}`);
      return;
    case 'optional':
    case 'exact_optional':
    case 'nullable':
      yield* fieldsOf(part.wrapped!, path);
      return;
    case 'union':
    case 'variant':
      for (const option of part.options as readonly Part[]) yield* fieldsOf(option, path);
      return;
    case 'array':
      yield { path, bound: boundOf(part) };
      yield* fieldsOf(part.item!, `${path}[]`);
      return;
    case 'record':
      yield { path, bound: boundOf(part) };
      yield* fieldsOf(part.key!, `${path}: a name`);
      yield* fieldsOf(part.value!, `${path}: a value`);
      return;
    case 'literal':
      return;
    default:
      yield { path, bound: boundOf(part) };
  }
}

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && (value as Part).kind === 'schema';

/** Every schema that a module hands out, with its fields; those of a message by its type. */
export function fieldsIn(module: Readonly<Record<string, unknown>>): readonly Field[] {
  const found = Object.entries(module).flatMap(([name, value]) => {
    if (!isSchema(value)) return [];
    const { type, options } = value as unknown as Part;
    if (type !== 'variant') return [...fieldsOf(value, name)];
    return (options as readonly Part[]).flatMap(option => {
      const tag = option.entries?.['type'] ?? option.entries?.['do'] ?? option.entries?.['who'];
      return [...fieldsOf(option, `${name} ${String(tag?.literal)}`)];
    });
  });
  const seen = new Map(found.map(one => [`${one.path} ${one.bound}`, one]));
  return [...seen.values()];
}
