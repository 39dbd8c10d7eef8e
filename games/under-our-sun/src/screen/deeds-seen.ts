/** What everybody has done in the open, as the log told it to all: counted, and never weighed. */
import type { Line } from '@quarry/protocol';

export interface Seen {
  /** Fights of others that were joined. */
  readonly joined: number;
  /** Water given to others, and taken from them. */
  readonly gave: number;
  readonly took: number;
  /** What was handed over for the mission. */
  readonly mission: number;
  /** Whom others were brought back by. */
  readonly revived: number;
  /** Friends who were struck. */
  readonly struck: number;
}

interface Mark {
  readonly who: number;
  readonly what: keyof Seen;
  readonly by: number;
}
const mark = (who: unknown, what: keyof Seen, by = 1): Mark => ({ who: Number(who), what, by });

/** What one line tells of whom. */
function marksOf({ type, event }: Pick<Line, 'type' | 'event'>): readonly Mark[] {
  switch (type) {
    case 'joined':
      return [mark(event['who'], 'joined')];
    case 'mission-acted':
      return [mark(event['who'], 'mission')];
    case 'revived':
      return [mark(event['by'], 'revived')];
    case 'trade-made': {
      const { from, to } = event;
      const [given, taken] = [Number(event['givenWater']), Number(event['takenWater'])];
      return [mark(from, 'gave', given), mark(to, 'took', given), mark(to, 'gave', taken), mark(from, 'took', taken)];
    }
    case 'struck':
    case 'attack-dodged':
      return event['by'] === 'character' ? [mark(event['id'], 'struck')] : [];
    default:
      return [];
  }
}

/** By character, in the order of the table. */
export function seenIn(lines: readonly Pick<Line, 'type' | 'event'>[], n: number): readonly Seen[] {
  const marks = lines.flatMap(marksOf);
  const sum = (who: number, what: keyof Seen): number =>
    marks.reduce((all, one) => (one.who === who && one.what === what ? all + one.by : all), 0);
  return Array.from({ length: n }, (_, who) => ({
    joined: sum(who, 'joined'),
    gave: sum(who, 'gave'),
    took: sum(who, 'took'),
    mission: sum(who, 'mission'),
    revived: sum(who, 'revived'),
    struck: sum(who, 'struck'),
  }));
}
