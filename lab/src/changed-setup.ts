/** The set-up of a table with other values in some of its fields, as somebody names them on a command line. */
import { didYouMean } from '@quarry/catalogue';
import { type AnyGame, type Result, readSetup, refuse, type Shape } from '@quarry/kernel';

/** By field. */
export type Changes = Readonly<Record<string, unknown>>;

/** `level=2`, `hunters=mirah,dareon`: what each comes to, by what the game says its fields are. */
export function readChanges(game: AnyGame, named: readonly string[]): Result<Changes> {
  const { shape } = game.setup;
  const fields = shape.is === 'record' ? shape.fields : {};
  const changes: Record<string, unknown> = {};
  for (const one of named) {
    const [, field = one, text = ''] = /^([^=]*)=(.*)$/s.exec(one) ?? [];
    if (!Object.hasOwn(fields, field)) {
      const known = Object.keys(fields);
      return refuse(
        'no-such-field',
        { field, known },
        `${game.id} has no '${field}' in its set-up${didYouMean(field, known)}; there is ${known.join(', ')}.`,
      );
    }
    changes[field] = valueOf(fields[field]!, text);
  }
  return { ok: true, value: changes };
}

/** What is no such value stays a text, and is refused when it is used. */
function valueOf(shape: Shape, text: string): unknown {
  switch (shape.is) {
    case 'number':
      return text === '' ? text : Number(text);
    case 'yes-no':
      return text === 'yes' ? true : text === 'no' ? false : text;
    case 'list':
      return text === '' ? [] : text.split(',').map(one => valueOf(shape.of, one));
    case 'maybe':
      return text === '' ? null : valueOf(shape.of, text);
    default:
      return text;
  }
}

export function changedSetup(game: AnyGame, setup: unknown, changes: Changes = {}): Result<unknown> {
  if (Object.keys(changes).length === 0) return { ok: true, value: setup };
  const changed = readSetup(game, { ...(setup as object), ...changes });
  if (changed.ok && game.seatsOf(changed.value) !== game.seatsOf(setup))
    return refuse('other-seats', {}, 'How many sit there is said by --seats, not by the set-up; leave it out.');
  return changed;
}
