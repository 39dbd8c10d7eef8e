/**
 * What an entry of the story is made of, as data, and the few words to write one with. Entries are read top to bottom: the body, then each element in its
 * printed order (FW-NARR-8). Numbers are never prose: they are printed from the elements.
 */
import type {
  BriefId,
  CharacterId,
  Clan,
  Counter,
  EnemyType,
  Flag,
  Letter,
  ObjectiveToken,
  Preparation,
  Resource,
  SpecialId,
} from '../kinds.ts';

/** Chapter and number, as printed: `1.01`. */
export type EntryId = `${number}.${number}`;

/** What a sentence, an outcome or a path may ask about the campaign. */
export type Test =
  | { readonly flag: Flag }
  | { readonly counter: Counter | 'trust-total' | 'potions' | 'supplies'; readonly atLeast?: number; readonly atMost?: number }
  | { readonly token: ObjectiveToken }
  /** The entry was read at any time in the campaign. */
  | { readonly been: EntryId }
  /** The entry before this one. */
  | { readonly from: EntryId }
  | { readonly here: CharacterId }
  | { readonly won: BriefId }
  /** In the encounter that is just over. */
  | { readonly taken: EnemyType; readonly letter: Letter }
  | { readonly locationsTaken: number }
  | { readonly nobodyRevealed: true }
  | { readonly refugeesThrough: number }
  | { readonly not: Test }
  | { readonly all: readonly Test[] }
  | { readonly any: readonly Test[] };

/** Text that is shown only if the test holds; `else` stands in its place otherwise. */
export interface Sometimes {
  readonly if: Test;
  readonly says: string;
  readonly else?: string;
}
/** Joined by spaces. `{one}` is the Marshal picked in this entry, `{one 11.05}` the one picked there. */
export type Paragraph = string | readonly (string | Sometimes)[];

/** Whom it falls on: one whom the group names (FW-NARR-4), or everybody. */
export type Whom = 'one' | 'all';

/** What an event, an outcome, a path or a passed roll does. */
export type StoryEffect =
  | { readonly do: 'counter'; readonly counter: Counter; readonly by: number }
  /** The group names the clan, of those not visited if it says so. */
  | { readonly do: 'trust-of-choice'; readonly by: number; readonly unvisited?: true }
  | { readonly do: 'potions'; readonly by: number }
  | { readonly do: 'supplies'; readonly by: number }
  | { readonly do: 'resources'; readonly kind: Resource; readonly n: number }
  | { readonly do: 'lose-resource'; readonly n: number }
  | { readonly do: 'token'; readonly token: ObjectiveToken }
  | { readonly do: 'special'; readonly special: SpecialId }
  | { readonly do: 'flag'; readonly flag: Flag }
  | { readonly do: 'hurt'; readonly n: number; readonly who: Whom }
  | { readonly do: 'injure'; readonly who: Whom }
  | { readonly do: 'remove-injury'; readonly n: number; readonly who: Whom }
  | { readonly do: 'modification'; readonly n: number }
  /** A behaviour card that lay inactive: the adaptation with this number. */
  | { readonly do: 'adapt'; readonly enemy: EnemyType; readonly no: 1 | 2 | 3 }
  /** The alert token starts so many rows lower in this encounter. */
  | { readonly do: 'alert-start'; readonly by: number }
  | { readonly do: 'recover'; readonly n: number }
  | { readonly do: 'discard-top'; readonly n: number }
  /** The group may buy a found piece of gear. */
  | { readonly do: 'offer-gear'; readonly gear: string; readonly metal: number }
  | { readonly do: 'prepare'; readonly what: Preparation };

/** Either alternative passes: pips, criticals, or both together (FW-R-10). With a test it is open only to a party for which that holds. */
export interface Need {
  readonly pips?: number;
  readonly crits?: number;
  readonly if?: Test;
}

/** What a strip warns of, or promises: its kind for the checker, its words for the reader. */
export const LOSSES = [
  'hit-points',
  'injury',
  'rebellion',
  'blight',
  'trust',
  'potion',
  'supply',
  'resource',
  'alert',
  'enemy',
  'cards',
] as const;
export type Loss = (typeof LOSSES)[number];
export const GAINS = [
  'potion',
  'supply',
  'resource',
  'token',
  'special',
  'trust',
  'flag',
  'healing',
  'modification',
  'cards',
  'gear',
  'rebellion',
  'blight',
  'preparation',
] as const;
export type Gain = (typeof GAINS)[number];
export type Hint =
  | { readonly is: 'roll' }
  | { readonly is: 'gain'; readonly of: Gain; readonly says: string }
  | { readonly is: 'loss'; readonly of: Loss; readonly says: string };

export interface Path {
  readonly to: EntryId;
  /** An action, at most five words. */
  readonly title: string;
  /** One sentence, at most nine words. */
  readonly says: string;
  readonly hints: readonly Hint[];
  readonly if?: Test;
  readonly once?: true;
  readonly effects?: readonly StoryEffect[];
}

/** What an after-entry lets the party do, in its own order (FW-DONE-3). */
export type Step =
  | { readonly step: 'clean-up' }
  | { readonly step: 'profiles'; readonly level: 2 | 3 }
  | { readonly step: 'selection'; readonly level: 2 | 3 }
  /** Each character gains so many action cards. */
  | { readonly step: 'gain'; readonly n: number }
  | { readonly step: 'upgrade' }
  | { readonly step: 'modification'; readonly n: number }
  | { readonly step: 'recover'; readonly n: number };

export type Ending = 'peace-kept' | 'scarred-peace' | 'three-roads' | 'red-harvest' | 'long-winter';

export type StoryElement =
  /** First time only (FW-NARR-6). The caption has at most six words. */
  | { readonly is: 'event'; readonly caption: string; readonly effects: readonly StoryEffect[] }
  /** `asks` stands over the choice of one character, `then` is read after it. */
  | {
      readonly is: 'outcome';
      readonly caption: string;
      readonly if?: Test;
      readonly effects: readonly StoryEffect[];
      readonly asks?: string;
      readonly then?: string;
    }
  | {
      readonly is: 'roll';
      readonly needs: readonly Need[];
      /** The deed in bold, and one or two short sentences on what may give way. */
      readonly title: string;
      readonly says: string;
      /** More than was asked. */
      readonly clean: string;
      readonly bare: string;
      /** True as well if no die was thrown. */
      readonly fail: string;
      readonly pass: EntryId;
      readonly miss: EntryId;
    }
  /** May be left alone. */
  | {
      readonly is: 'optional-roll';
      readonly needs: readonly Need[];
      readonly title: string;
      readonly says: string;
      readonly passed: string;
      readonly failed: string;
      readonly caption: string;
      readonly effects: readonly StoryEffect[];
      readonly once?: true;
    }
  | { readonly is: 'paths'; readonly paths: readonly Path[] }
  | { readonly is: 'go'; readonly to: EntryId }
  | { readonly is: 'encounter'; readonly brief: BriefId }
  | { readonly is: 'steps'; readonly steps: readonly Step[] }
  | { readonly is: 'next' }
  | { readonly is: 'end'; readonly ending: Ending };

export interface Entry {
  readonly id: EntryId;
  /** One to four words. */
  readonly title: string;
  readonly body: readonly Paragraph[];
  /** In pencil, at most eight words each, two at most. */
  readonly margin?: readonly string[];
  /** What `our story so far` says once it has been read: one sentence in the past. */
  readonly kept?: string;
  readonly elements: readonly StoryElement[];
}

/** What is read around an encounter; the numbers of the task come from the brief. */
export interface BriefTells {
  readonly title: string;
  readonly lead: string;
  readonly task: string;
  /** A line for each objective token that matters here. */
  readonly tokens: Partial<Record<ObjectiveToken, string>>;
  readonly firstReveal: string;
  readonly won: string;
  /** Before the same brief is tried again. */
  readonly lost: string;
}

export interface Chapter {
  readonly no: number;
  readonly title: string;
  /** What the lobby says of it as one evening. */
  readonly says: string;
  readonly entries: readonly Entry[];
  readonly briefs: Partial<Record<BriefId, BriefTells>>;
}

// The words to write an entry with.

export const trust = (clan: Clan, by = 1): StoryEffect => ({ do: 'counter', counter: `trust-${clan}`, by });
export const rebellion = (by: number): StoryEffect => ({ do: 'counter', counter: 'rebellion', by });
export const blight = (by: number): StoryEffect => ({ do: 'counter', counter: 'blight', by });
export const potions = (by: number): StoryEffect => ({ do: 'potions', by });
export const supplies = (by: number): StoryEffect => ({ do: 'supplies', by });
export const resources = (kind: Resource, n: number): StoryEffect => ({ do: 'resources', kind, n });
export const token = (name: ObjectiveToken): StoryEffect => ({ do: 'token', token: name });
export const special = (id: SpecialId): StoryEffect => ({ do: 'special', special: id });
export const flag = (name: Flag): StoryEffect => ({ do: 'flag', flag: name });
export const hurt = (n: number, who: Whom): StoryEffect => ({ do: 'hurt', n, who });
export const adapt = (enemy: EnemyType, no: 1 | 2 | 3): StoryEffect => ({ do: 'adapt', enemy, no });
export const prepare = (what: Preparation): StoryEffect => ({ do: 'prepare', what });

export const event = (caption: string, ...effects: readonly StoryEffect[]): StoryElement => ({ is: 'event', caption, effects });
export const outcome = (caption: string, ...effects: readonly StoryEffect[]): StoryElement => ({ is: 'outcome', caption, effects });
export const outcomeIf = (test: Test, caption: string, ...effects: readonly StoryEffect[]): StoryElement => ({
  is: 'outcome',
  if: test,
  caption,
  effects,
});
export const paths = (...all: readonly Path[]): StoryElement => ({ is: 'paths', paths: all });
export const go = (to: EntryId): StoryElement => ({ is: 'go', to });
export const encounter = (brief: BriefId): StoryElement => ({ is: 'encounter', brief });
export const steps = (...all: readonly Step[]): StoryElement => ({ is: 'steps', steps: all });
export const nextChapter: StoryElement = { is: 'next' };

export const CLEAN_UP: Step = { step: 'clean-up' };
export const UPGRADE: Step = { step: 'upgrade' };
export const gain = (n: number): Step => ({ step: 'gain', n });
export const modification = (n: number): Step => ({ step: 'modification', n });
export const recover = (n: number): Step => ({ step: 'recover', n });
export const profiles = (level: 2 | 3): Step => ({ step: 'profiles', level });
export const selection = (level: 2 | 3): Step => ({ step: 'selection', level });

export const pips = (n: number): Need => ({ pips: n });
export const crits = (n: number): Need => ({ crits: n });
/** What the party has brought with it makes the roll easier. */
export const eased = (test: Test, need: Need): Need => ({ ...need, if: test });

export const aRoll: Hint = { is: 'roll' };
export const plus = (of: Gain, says: string): Hint => ({ is: 'gain', of, says });
export const risk = (of: Loss, says: string): Hint => ({ is: 'loss', of, says });

export const not = (test: Test): Test => ({ not: test });
export const all = (...tests: readonly Test[]): Test => ({ all: tests });
export const any = (...tests: readonly Test[]): Test => ({ any: tests });
export const when = (test: Test, says: string, otherwise?: string): Sometimes =>
  otherwise === undefined ? { if: test, says } : { if: test, says, else: otherwise };
