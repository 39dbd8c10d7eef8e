/**
 * A chapter before it begins: whoever played the one before sits where they sat, others join, people leave, bots take seats, and what the
 * game leaves open is chosen. Whatever changes is worked out at once and told when it is durable; the set-up fits at every moment.
 */
import {
  type AnyGame,
  carriedSetup,
  nextMatch,
  type Refusal,
  type Result,
  readSetup,
  refuse,
  type Seat,
  type Shape,
  startMatch,
} from '@quarry/kernel';
import type { Gather, Gathering, Sit, Story, TableCover } from '@quarry/protocol';
import type { Faults } from './faults.ts';
import { modeOf } from './games.ts';
import { isKey } from './keys.ts';
import type { Log } from './log.ts';
import { seatsOf } from './past.ts';
import { packRows } from './rows.ts';
import { Saving } from './saving.ts';
import { checkName, giveToBot, hostName, inviteTo, noSuchSeat, openSeat, peopleOf, sitDown, withBotNames } from './seats.ts';
import type { Store, StoredGathering, StoredSeat, StoredStory, StoredTable } from './store.ts';
import { chapterOf, storyOf } from './story.ts';
import { TableLog } from './table-log.ts';

export interface LobbyWorld {
  readonly store: Store;
  readonly log: Log;
  readonly faults: Faults;
  now(): number;
  /** Milliseconds that only go forward. */
  clock(): number;
}

/** A table where people gather. */
type GatheringTable = StoredTable & { readonly gathering: StoredGathering; readonly story: StoredStory };
export const isGathering = (table: StoredTable): table is GatheringTable => table.gathering !== undefined && table.story !== undefined;

/** Whoever has looked within this time is here. */
const HERE_MS = 15_000;
/** What stands in a list for a seat that leaves the choice open. */
const LEFT_OPEN = 'choose';

export class ChapterLobby {
  readonly game: AnyGame;
  readonly #world: LobbyWorld;
  #table: GatheringTable;
  readonly #saving: Saving;
  readonly #seenAt = new Map<string, number>();
  #hasBegun = false;
  #isGone = false;

  constructor(world: LobbyWorld, game: AnyGame, table: GatheringTable) {
    this.game = game;
    this.#world = world;
    this.#table = table;
    this.#saving = new Saving(
      world.store,
      () => {
        this.#isGone ||= this.#hasBegun;
      },
      error => {
        const reason = error instanceof Error ? error.message : String(error);
        world.log.error({ table: table.id, reason }, 'a change before a chapter could not be stored');
        this.#isGone = true;
        this.#saving.forget();
      },
      world.faults,
    );
  }

  get id(): string {
    return this.#table.id;
  }

  get stored(): StoredTable {
    return this.#table;
  }

  /** The chapter has begun, or what is in memory does not count: it is to be read again. */
  get isGone(): boolean {
    return this.#isGone;
  }

  get isSaving(): boolean {
    return this.#saving.isUnderWay;
  }

  whenSaved(then: () => void, otherwise: () => void): void {
    this.#saving.when(then, otherwise);
  }

  isHost(key: string): boolean {
    return isKey(key, this.#table.host);
  }

  // What is seen

  #people(): Gathering['people'] {
    const { seats } = this.#table;
    const since = this.#world.clock() - HERE_MS;
    return peopleOf(seats, seat => (this.#seenAt.get(seats[seat]!.key ?? '') ?? Number.NEGATIVE_INFINITY) > since);
  }

  view(keys: readonly string[]): Gathering {
    const { id, name, seats, setup } = this.#table;
    const mine = seatsOf(this.#table, keys);
    for (const seat of mine) this.#seenAt.set(seats[seat]!.key!, this.#world.clock());
    const fields = setup as Readonly<Record<string, unknown>>;
    return {
      table: id,
      name,
      game: this.game.id,
      people: this.#people(),
      mine,
      isHost: keys.some(key => this.isHost(key)),
      seats: this.game.seats,
      choices: Object.fromEntries(this.#mayChoose.map(field => [field, fields[field]])),
      story: this.story(keys),
    };
  }

  story(keys: readonly string[]): Story {
    const mine = seatsOf(this.#table, keys);
    return storyOf(this.#table, this.game, mine.length === 1 ? mine[0]! : null);
  }

  cover(keys: readonly string[]): TableCover {
    const { id, name, createdAt, isArchived } = this.#table;
    return {
      table: id,
      name,
      game: this.game.id,
      status: 'gathering',
      isArchived,
      isOpen: false,
      people: this.#people(),
      mine: seatsOf(this.#table, keys),
      isHost: keys.some(key => this.isHost(key)),
      host: hostName(this.#table.seats),
      mode: modeOf(this.game, this.#table.gathering.before),
      isMyTurn: false,
      call: null,
      turns: [],
      pausedBy: null,
      since: createdAt,
      createdAt,
      changedAt: createdAt,
      ended: null,
      chapter: chapterOf(this.#table),
      next: null,
    };
  }

  // Who sits where

  sit(wish: Sit): Result<Seat> {
    const sat = sitDown(this.#table.seats, wish);
    if (!sat.ok) return sat;
    const { seats, seat } = sat.value;
    if (seats === this.#table.seats) return { ok: true, value: seat };
    const named = checkName(this.#table.seats, wish.name, seat);
    if (!named.ok) return named;
    const changed = this.#change({ seats });
    return changed.ok ? { ok: true, value: seat } : changed;
  }

  invite(seat: Seat): Result<string> {
    const invited = inviteTo(this.#table.seats, seat);
    if (!invited.ok) return invited;
    const changed = this.#change({ seats: invited.value.seats });
    return changed.ok ? { ok: true, value: invited.value.invite } : changed;
  }

  act(wish: Gather, keys: readonly string[]): Result {
    const may = this.#may(wish, keys);
    if (!may.ok) return may;
    const {
      seats,
      story: { heirs },
      gathering: { chosenBySeat },
    } = this.#table;
    switch (wish.do) {
      case 'add-seat':
        return this.#resize([...seats, openSeat(seats.length)], [...heirs, null], [...chosenBySeat, {}]);
      case 'remove-seat': {
        const isLeft = (_: unknown, seat: Seat): boolean => seat !== wish.seat;
        return this.#resize(seats.filter(isLeft), heirs.filter(isLeft), chosenBySeat.filter(isLeft));
      }
      case 'leave':
        return this.#change({ seats: seats.map((one, seat) => (seat === wish.seat ? openSeat(seat) : one)) });
      case 'give-to-bot': {
        const given = giveToBot(seats, wish.seat, wish.bot);
        return given.ok ? this.#change({ seats: given.value }) : given;
      }
      case 'choose':
        return this.#choose(wish);
    }
  }

  /** The host may do everything; whoever holds a seat may leave it, give it to a bot and choose for it. */
  #may(wish: Gather, keys: readonly string[]): Result {
    const { seats } = this.#table;
    const seat = 'seat' in wish ? wish.seat : undefined;
    if (seat !== undefined && !seats[seat]) return noSuchSeat(seats, seat);
    const isOwn = seat !== undefined && seatsOf(this.#table, keys).includes(seat);
    if (wish.do === 'leave' && !isOwn) return refuse('not-your-seat', { seat: wish.seat }, 'You can leave only a seat that is yours.');
    if (isOwn && wish.do !== 'remove-seat') return { ok: true, value: undefined };
    if (keys.some(key => this.isHost(key))) return { ok: true, value: undefined };
    const host = hostName(seats);
    return refuse('not-host', { host }, `${host} decides this before the chapter begins; ask them.`);
  }

  #resize(seats: readonly StoredSeat[], heirs: StoredStory['heirs'], chosenBySeat: StoredGathering['chosenBySeat']): Result {
    const { min, max } = this.game.seats;
    if (seats.length < min || seats.length > max)
      return refuse('wrong-seats', { seats: seats.length, min, max }, `${this.game.name} is played by ${min} to ${max}.`);
    const { story, gathering } = this.#table;
    return this.#change({ seats, story: { ...story, heirs }, gathering: { ...gathering, chosenBySeat } });
  }

  // What is chosen

  get #mayChoose(): readonly string[] {
    return this.game.sequel?.mayChoose ?? [];
  }

  #choose({ field, seat, value }: Gather & { readonly do: 'choose' }): Result {
    if (!this.#mayChoose.includes(field)) {
      const may = [...this.#mayChoose];
      const way = may.length > 0 ? `you can choose ${may.join(', ')}` : 'nothing is left to choose';
      return refuse('not-to-choose', { field, may }, `'${field}' is settled by the story; ${way}.`);
    }
    const isPerSeat = choiceBySeat(this.game, field) !== null;
    if (isPerSeat !== (seat !== undefined))
      return refuse('not-to-choose', { field }, isPerSeat ? `Each seat chooses '${field}' for itself.` : `'${field}' is chosen for all.`);
    const { gathering } = this.#table;
    const { chosen, chosenBySeat } = gathering;
    return this.#change({
      gathering: isPerSeat
        ? { ...gathering, chosenBySeat: chosenBySeat.map((one, i) => (i === seat ? { ...one, [field]: value } : one)) }
        : { ...gathering, chosen: { ...chosen, [field]: value } },
    });
  }

  /** The set-up of the chapter: what the story makes of those who take part, and what they have chosen. */
  #setupFor({ gathering, story, version }: GatheringTable): Result<unknown> {
    const { before, chosen, chosenBySeat } = gathering;
    const checked = carriedSetup(this.game, before, version);
    if (!checked.ok) return version === this.game.version ? checked : ofOtherRules(version, this.game.version, checked.refusal);
    const next = nextMatch(this.game, checked.value, story.carried, story.heirs);
    if (!next.ok) return next;
    const fields = { ...(next.value.setup as Readonly<Record<string, unknown>>), ...chosen };
    for (const field of this.#mayChoose) {
      const of = choiceBySeat(this.game, field);
      if (!of || !chosenBySeat.some(one => field in one)) continue;
      const given = fields[field] as readonly unknown[];
      const blank = of.includes(LEFT_OPEN) ? LEFT_OPEN : of[0];
      fields[field] = chosenBySeat.map((one, seat) => one[field] ?? given[seat] ?? blank);
    }
    return readSetup(this.game, fields);
  }

  #change(to: Partial<GatheringTable>): Result {
    if (this.#isGone || this.#hasBegun)
      return refuse('has-begun', { table: this.id }, 'The chapter has begun; take your seat at the table.');
    const table = { ...this.#table, ...to, ...(to.seats && { seats: withBotNames(to.seats, this.id) }) };
    const setup = this.#setupFor(table);
    if (!setup.ok) return setup;
    this.#table = { ...table, setup: setup.value };
    this.#saving.write({ do: 'table', id: this.id, table: this.#table, at: this.#world.now() });
    return { ok: true, value: undefined };
  }

  /** The match begins. Beginning twice is beginning once. */
  begin(evenPause: number): Result {
    if (this.#hasBegun) return { ok: true, value: undefined };
    const setup = this.#setupFor(this.#table);
    if (!setup.ok) return setup;
    const log = new TableLog(this.game);
    const started = log.listen(() => startMatch(log.game, setup.value, this.#table.seed));
    if (!started.ok) return started;
    const { gathering: _, ...rest } = this.#table;
    const { version, content } = this.game;
    const at = this.#world.now();
    const table: StoredTable = { ...rest, version, content, setup: started.value.setup, evenPause: Math.max(rest.evenPause, evenPause) };
    const rows = packRows({ base: 0, opening: log.take(0), answers: [], moments: [started.value.checkpoint] });
    this.#hasBegun = true;
    this.#saving.write({ do: 'begin', id: this.id, table, rows, at });
    return { ok: true, value: undefined };
  }
}

/** The rules of today cannot read what those that opened the chapter have stored. */
function ofOtherRules(version: number, ours: number, { facts, says }: Refusal): ReturnType<typeof refuse> {
  if (version > ours)
    return refuse(
      'too-new',
      { version, ours },
      `This server has rules ${ours}, but rules ${version} opened the chapter. Nothing was changed: whoever runs the server can bring the server up to date.`,
    );
  return refuse(
    'too-old',
    { ...facts, version, ours },
    `Rules ${ours} cannot begin a chapter that rules ${version} opened. ${says} Nothing was changed: begin it with the version of Quarry that opened it, or delete the chapter and open it again.`,
  );
}

/** What each seat may choose of a field that is a choice for each seat; null if it is none. */
function choiceBySeat({ setup }: AnyGame, field: string): readonly string[] | null {
  const shape: Shape = setup.shape;
  const found = shape.is === 'record' ? shape.fields[field] : undefined;
  return found?.is === 'list' && found.of.is === 'choice' ? found.of.of : null;
}
