/** What everybody has done in the open, as the log told it to all: counted, and never weighed. */
import type { Line } from '@quarry/protocol';
import type { Hex } from '../places.ts';
import type { Who } from '../state.ts';

export interface Seen {
  /** Fights of others that were joined, of all that were begun where they stood. */
  readonly joined: number;
  readonly beside: number;
  /** Water given to others, and taken from them. */
  readonly gave: number;
  readonly took: number;
  /** What was done for the mission. */
  readonly mission: number;
  /** Whom others were brought back by. */
  readonly revived: number;
  /** Friends who were struck. */
  readonly struck: number;
  /** Hands that were raised for them when a camp voted; and theirs, by whom they raised them for. */
  readonly hands: number;
  readonly votedFor: readonly number[];
  /** Phases that ended while nobody was on their tile but them; and one other alone, by who that was. */
  readonly alone: number;
  readonly with: readonly number[];
}

type Told = Pick<Line, 'type' | 'event'>;
type Count = Exclude<keyof Seen, 'with' | 'votedFor'>;

/** Where everybody stands, line by line. */
interface Standing {
  readonly hex: Hex[];
  readonly isDead: boolean[];
}

const here = ({ hex, isDead }: Standing, at: Hex): Who[] => [...hex.keys()].filter(who => hex[who] === at && !isDead[who]);

/** Where they stood before the first of these lines: where their first step began, or where they stand still. */
const before = (lines: readonly Told[], now: readonly Hex[]): Hex[] =>
  now.map((hex, who) => Number(lines.find(({ type, event }) => type === 'moved' && event['who'] === who)?.event['from'] ?? hex));

const table = (n: number): number[][] => Array.from({ length: n }, () => Array.from({ length: n }, () => 0));

class Book {
  readonly seen: { -readonly [Key in Count]: number }[];
  readonly company: number[][];
  readonly votes: number[][];

  constructor(n: number) {
    const none = { joined: 0, beside: 0, gave: 0, took: 0, mission: 0, revived: 0, struck: 0, hands: 0, alone: 0 };
    this.seen = Array.from({ length: n }, () => ({ ...none }));
    this.company = table(n);
    this.votes = table(n);
  }

  add(who: unknown, what: Count, by = 1): void {
    const one = this.seen[Number(who)];
    if (one) one[what] += by;
  }

  vote(voter: Who, victim: Who): void {
    this.add(victim, 'hands');
    this.votes[voter]![victim]! += 1;
  }

  /** A phase has ended: who was alone, and who was with one other. */
  close(standing: Standing): void {
    for (const [who, hex] of standing.hex.entries()) {
      if (standing.isDead[who]) continue;
      const others = here(standing, hex).filter(one => one !== who);
      if (others.length === 0) this.add(who, 'alone');
      if (others.length === 1) this.company[who]![others[0]!]! += 1;
    }
  }
}

/** By character, in the order of the table; `now`: where they stand. */
export function seenIn(lines: readonly Told[], now: readonly Hex[]): readonly Seen[] {
  const book = new Book(now.length);
  const standing: Standing = { hex: before(lines, now), isDead: now.map(() => false) };
  let isInPhase = false;
  for (const { type, event } of lines) {
    const who = Number(event['who']);
    switch (type) {
      case 'phase-begun':
      case 'day-begun':
      case 'ended':
        if (isInPhase) book.close(standing);
        isInPhase = type === 'phase-begun' && event['phase'] !== 'preparation';
        break;
      case 'moved':
        standing.hex[who] = Number(event['to']);
        break;
      case 'died':
      case 'eliminated':
        standing.isDead[who] = true;
        break;
      case 'revived':
        standing.isDead[who] = false;
        book.add(event['by'], 'revived');
        break;
      case 'round-begun':
        for (const other of here(standing, Number(event['hex']))) if (other !== who) book.add(other, 'beside');
        break;
      case 'joined':
        book.add(who, 'joined');
        break;
      case 'mission-acted':
        book.add(who, 'mission');
        break;
      case 'victim-voted':
        for (const [i, one] of here(standing, standing.hex[who]!).entries())
          for (const voter of (event['votes'] as readonly (readonly Who[])[])[i] ?? []) book.vote(voter, one);
        break;
      case 'trade-made':
        for (const [giver, taker, n] of [
          [event['from'], event['to'], Number(event['givenWater'])],
          [event['to'], event['from'], Number(event['takenWater'])],
        ] as const) {
          book.add(giver, 'gave', n);
          book.add(taker, 'took', n);
        }
        break;
      case 'struck':
      case 'attack-dodged':
        if (event['by'] === 'character') book.add(event['id'], 'struck');
        break;
    }
  }
  return book.seen.map((one, who) => ({ ...one, with: book.company[who]!, votedFor: book.votes[who]! }));
}
