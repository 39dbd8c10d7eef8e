/** Who sits round a table and who looks on: they come, go, are called something, leave their seats to bots and to others, and wish to be asked or not. */
import { done, type Result, refuse, type Seat } from '@quarry/kernel';
import type { Habits, Person, Reply, Request, Sit, Stops } from '@quarry/protocol';
import type { Chair, Chairs, Outlet } from './chairs.ts';
import { DICE_KNOWN } from './known-dice.ts';
import { checkName, giveBack, inviteTo, peopleOf, rename, seatOf, setHabits, setStops, sitDown, standIn, welcomed } from './seats.ts';
import type { StoredSeat } from './store.ts';
import type { TableMemory } from './table-memory.ts';
import type { TablePlay } from './table-play.ts';
import type { TableShowing } from './table-showing.ts';
import type { TableTalk } from './table-talk.ts';
import type { TableUndo } from './table-undo.ts';
import type { TableWorld } from './table-world.ts';

/** Chairs that may look with the same eyes, a seat's or a spectator's: whatever happens is sent to each of them. */
const MOST_CHAIRS = 100;

/** The table that they sit at, as far as they change how things go on there. */
export interface Peopled {
  readonly memory: TableMemory;
  readonly chairs: Chairs;
  readonly talk: Pick<TableTalk, 'say'>;
  readonly showing: Pick<TableShowing, 'isOver' | 'show' | 'welcome'>;
  readonly play: Pick<TablePlay, 'goOn' | 'heedWishes' | 'unstick' | 'dropThoughts' | 'wakeBots'>;
  readonly undo: Pick<TableUndo, 'goOnWithout'>;
}

export class TablePeople {
  readonly #world: Pick<TableWorld, 'clock' | 'graceMs' | 'standInMs'>;
  readonly #table: Peopled;
  /** Since when somebody is away; those who have not come since the table was opened, since then. */
  readonly #awaySince = new Map<Seat, number>();
  readonly #openedAt: number;
  /** Worked out when seats have changed, or somebody has come or gone. */
  #known: { readonly of: readonly StoredSeat[]; readonly people: readonly Person[] } | null = null;

  constructor(world: Pick<TableWorld, 'clock' | 'graceMs' | 'standInMs'>, table: Peopled) {
    this.#world = world;
    this.#table = table;
    this.#openedAt = world.clock();
  }

  get all(): readonly Person[] {
    const { memory, chairs } = this.#table;
    const { seats } = memory;
    if (this.#known?.of !== seats) this.#known = { of: seats, people: peopleOf(seats, seat => chairs.isHere(seat)) };
    return this.#known.people;
  }

  // They come and go

  /** Takes a chair: the seat of the key, or a spectator's. */
  join(outlet: Outlet, { id, key, name, plain }: Request<'join'>): Result<Chair> {
    const { memory, chairs } = this.#table;
    const as = key === undefined ? null : seatOf(memory.seats, key);
    if (key !== undefined && as === null)
      return refuse('wrong-key', {}, 'This key opens no seat at this table; the seat may have been given to somebody else.');
    if (chairs.count(as) >= MOST_CHAIRS)
      return refuse('too-many-lookers', { most: MOST_CHAIRS }, 'Too many look at this table already; come again when some have gone.');
    const chair = chairs.join(outlet, as, plain ?? false, name ?? 'Spectator', memory.log);
    try {
      this.#welcome(chair, id, name);
    } catch (error) {
      chairs.leave(chair);
      throw error;
    }
    return { ok: true, value: chair };
  }

  #welcome(chair: Chair, id: number, name: string | undefined): void {
    const { memory, showing, play } = this.#table;
    const { as } = chair;
    if (as !== null) {
      const given = welcomed(giveBack(memory.seats, as), as);
      if (given !== memory.seats) play.dropThoughts();
      // Whoever comes back under a name that another one has taken keeps their own.
      memory.changeSeats(name !== undefined && checkName(given, name, as).ok ? rename(given, as, name) : given);
    }
    play.goOn();
    showing.welcome(chair, id);
  }

  /** Somebody looks from a seat now, or nobody has for a while. */
  changePresence(seat: Seat, isHere: boolean): void {
    const { showing, play, undo } = this.#table;
    if (!isHere) this.#awaySince.set(seat, this.#world.clock() - this.#world.graceMs);
    this.#known = null;
    if (!isHere) undo.goOnWithout(seat);
    showing.show();
    if (!isHere) play.wakeBots(); // some may have left the word to whoever has gone
  }

  /** Everybody is told why there is nothing to look at any more. */
  dismiss(code: string, says: string): void {
    const { chairs } = this.#table;
    for (const chair of chairs.all) this.#sendClosed(chair, code, says);
    chairs.close();
  }

  #sendClosed({ outlet, as }: Chair, code: string, says: string): void {
    const { id } = this.#table.memory;
    outlet.closed?.(id, as);
    outlet.send(JSON.stringify({ type: 'closed', table: id, as, code, says } satisfies Reply));
  }

  // Seats

  /** An invitation becomes a seat, or whoever comes takes one. */
  sit(wish: Sit): Result<Seat> {
    const { memory, talk, showing, play } = this.#table;
    const { seats, diceKnown, isOpen } = memory.stored;
    const sat = sitDown(seats, wish, isOpen);
    if (!sat.ok) return sat;
    const named = checkName(seats, wish.name, sat.value.seat);
    if (!named.ok) return named;
    if (sat.value.seats !== seats) {
      talk.say(`${wish.name} sits down in seat ${sat.value.seat + 1}.`);
      // What was said of it before may have been talked away.
      if (diceKnown && !showing.isOver) talk.say(DICE_KNOWN[diceKnown]);
    }
    memory.changeSeats(sat.value.seats);
    play.unstick();
    play.dropThoughts();
    play.goOn();
    return { ok: true, value: sat.value.seat };
  }

  /** The host frees a seat for somebody else. */
  invite(seat: Seat): Result<string> {
    const { memory, chairs, talk, play } = this.#table;
    const invited = inviteTo(memory.seats, seat);
    if (!invited.ok) return invited;
    const { who, name } = memory.seats[seat]!;
    for (const chair of chairs.all.filter(one => one.as === seat)) {
      chairs.leave(chair);
      this.#sendClosed(chair, 'seat-given-away', 'The host has given this seat to somebody else.');
    }
    // Whoever sits down there sees what the seat sees: that is for everybody to know.
    if (who === 'person') talk.say(`The host has taken seat ${seat + 1} from ${name} and invites somebody else to it.`);
    else if (who === 'bot') talk.say(`The host invites somebody to seat ${seat + 1}, which a bot plays.`);
    memory.changeSeats(invited.value.seats);
    play.goOn();
    return { ok: true, value: invited.value.invite };
  }

  /** A bot plays for a seat, or gives it back. */
  standIn(by: Seat, { seat, bot }: Request<'stand-in'>, isHost: boolean): Result {
    const { memory, chairs, play, undo } = this.#table;
    const seats = standIn(memory.seats, seat, bot, {
      seat: by,
      isHost,
      isHere: chairs.isHere(seat),
      awayMs: this.#world.clock() - (this.#awaySince.get(seat) ?? this.#openedAt),
      graceMs: this.#world.standInMs,
    });
    if (!seats.ok) return seats;
    memory.changeSeats(seats.value);
    play.unstick();
    undo.goOnWithout(seat);
    play.dropThoughts();
    play.goOn();
    return done;
  }

  // What they are called, and how they wish to be asked

  rename(chair: Chair, name: string): Result {
    const { memory, showing } = this.#table;
    if (chair.as === null) chair.name = name;
    else {
      const named = checkName(memory.seats, name, chair.as);
      if (!named.ok) return named;
      memory.changeSeats(rename(memory.seats, chair.as, name));
    }
    showing.show();
    return done;
  }

  setHabits(seat: Seat, habits: Habits): Result {
    const { memory, play } = this.#table;
    memory.changeSeats(setHabits(memory.seats, seat, habits));
    play.heedWishes();
    return done;
  }

  setStops(seat: Seat, stops: Stops): Result {
    const { memory, play } = this.#table;
    const known = (memory.game.rules.windows ?? []).map(one => one.kind);
    const stray = Object.keys(stops).find(kind => !known.includes(kind));
    if (stray !== undefined)
      return refuse('no-such-window', { kind: stray, known }, `There is no reaction window '${stray}'; they are ${known.join(', ')}.`);
    memory.changeSeats(setStops(memory.seats, seat, stops));
    play.heedWishes();
    return done;
  }
}
