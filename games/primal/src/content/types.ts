/** The shape of everything that is printed. Every card has an id (kebab-case, unlike any other in the box), a name, and what it does as data. */
import type { Printed } from '@quarry/kernel';
import type { Branch, Colour, Element, HunterId, Icon, Keyword, Material, MonsterId, Plant, Position, Terrain } from './kinds.ts';
import type { Ability, Amount, Effect, Special } from './words/index.ts';

interface Flavoured extends Printed {
  /** At most 12 words, and never the rule again. */
  readonly flavour?: string;
}

/** PA-COMP-3. The text of a played card are its abilities `on: 'play'`, in order; others wait for their moment. */
export interface ActionCard extends Flavoured {
  readonly hunter: HunterId;
  readonly colour: Colour;
  readonly cost: number;
  /** Stamina value, 0 to 2. */
  readonly value: number;
  readonly aggro?: true;
  readonly trait?: string;
  readonly keywords?: readonly Keyword[];
  /** A starter if left out. */
  readonly branch?: Branch;
  readonly step?: 1 | 2;
  readonly abilities: readonly Ability[];
}

/** PA-MAST-1 to PA-MAST-6. `fills` put counters on it by `{ do: 'mastery', n }`. */
export interface MasteryCard extends Flavoured {
  readonly hunter: HunterId;
  readonly branch?: Branch;
  /** The focus value. */
  readonly focus: number;
  readonly fills: readonly Ability[];
  readonly focused: readonly Ability[];
}

/** Two materials plus one of its element; basic gear has no element and costs nothing. */
export interface GearCost {
  readonly materials: readonly Material[];
}
interface Gear extends Flavoured {
  readonly level: 1 | 2 | 3;
  readonly element: Element | null;
  readonly price?: GearCost;
  /** From a quest, and never made in the forge. */
  readonly isReward?: true;
  readonly abilities?: readonly Ability[];
}
export interface WeaponCard extends Gear {
  readonly hunter: HunterId;
  readonly damage: number;
  /** Cards per colour: red, blue, green, yellow (PA-EQ-1). */
  readonly deck: readonly [number, number, number, number];
}
export interface ArmourCard extends Gear {
  readonly health: number;
}
export interface HelmCard extends Gear {
  readonly health: number;
}
export type ItemCard = Gear;
export interface PotionCard extends Flavoured {
  readonly level: 1 | 2 | 3;
  readonly price?: { readonly plants: readonly Plant[] };
  readonly isReward?: true;
  /** Its one ability is `on: 'consume'`. */
  readonly abilities: readonly Ability[];
}

/** A card that is nothing but a burden: wounds, and what monsters slip in (PA-WND-1, PA-WND-4). */
export interface BurdenCard extends Flavoured {
  readonly kind: 'wound' | Special;
  readonly copies: number;
  readonly abilities: readonly Ability[];
}

export interface AttritionCard extends Printed {
  readonly value: number;
  /** Only cards of these colours count against it (PA-ATT-11). */
  readonly colours?: readonly Colour[];
  /** When it is the one that counts: what else it does. */
  readonly effects?: readonly Effect[];
  /** The monster that puts it in, in the place of a card of `replaces`. */
  readonly monster?: MonsterId;
  readonly replaces?: number;
}

/** PA-COMP-9, PA-COMP-10. `rampage` stands alone. */
export interface BehaviourCard extends Flavoured {
  readonly monster: MonsterId;
  readonly mark: number;
  /** The refresh number. */
  readonly number: number;
  readonly icons: readonly Icon[];
  readonly trait?: string;
  readonly base: readonly Effect[];
  readonly boost?: { readonly cost: number; readonly effects: readonly Effect[] };
  /** The habit of the monster goes before it in the log (voice: one wording). */
  readonly habit?: true;
}

/** PA-COMP-12. Toughness is null on a stance that cannot be wounded by damage (PA-STN-10). */
export interface StanceCard extends Flavoured {
  readonly monster: MonsterId;
  readonly level: number;
  readonly stance: 1 | 2 | 3;
  readonly toughness: number | null;
  readonly progression: number;
  readonly damage: number;
  readonly exposed: readonly Position[];
  /** `stance-revealed`, `while`, and other triggers. */
  readonly abilities?: readonly Ability[];
  /** It has this many acceleration tokens come with it, and so on: all in `abilities`. */
}
export interface PerilCard extends Flavoured {
  readonly monster: MonsterId;
  /** Of the levels 0 and 1, or 2 and 3. */
  readonly levels: readonly number[];
  readonly stance: 1 | 2 | 3;
  readonly abilities: readonly Ability[];
}
export interface ObjectiveCard extends Flavoured {
  readonly monster: MonsterId;
  readonly levels: readonly number[];
  /** In play from the start and permanent if left out; else tied to one stance. */
  readonly stance?: 1 | 2 | 3;
  /** Counters that complete it. */
  readonly goal: Amount;
  /** What puts counters on it: `{ do: 'objective', n }`. */
  readonly tasks: readonly Ability[];
  readonly reward: readonly Effect[];
  /** After its reward it starts again instead of leaving. */
  readonly again?: true;
}

export interface Monster {
  readonly id: MonsterId;
  readonly name: string;
  readonly element: Element | null;
  readonly weaknesses: readonly Element[];
  /** One sentence: what it wants. */
  readonly wants: string;
  /** What the log says before every blow that it announces, always in the same words. */
  readonly habit: string;
  /** What there is to know of it before the fight. */
  readonly advice: string;
  readonly track?: { readonly name: string; readonly start: number; readonly most: number };
  readonly slots: number;
  readonly locked: number;
  /** What it does by itself, whatever stance it is in. */
  readonly rules: readonly Ability[];
  /** Lines of the log; {hunter} is whoever falls. */
  readonly fells: readonly string[];
  readonly dies: string;
  readonly walksOff: string;
}

/** Directions of the starting front (PA-SET-11). */
export const STARTS = ['front', 'rear', 'left', 'right'] as const;
export type StartPlace = (typeof STARTS)[number];
export interface Ground {
  readonly kind: Terrain;
  readonly at: StartPlace;
}

/** Where and how a monster is fought: an expedition, or the hunt of a quest. */
export interface Scenario extends Printed {
  readonly monster: MonsterId;
  readonly ground: readonly Ground[];
  /** The twist, one line. */
  readonly says: string;
  readonly rules: readonly Ability[];
}

export interface Rewards {
  readonly elements: number;
  readonly materials: readonly Material[];
  readonly plants: readonly Plant[];
  /** Ids of reward items and potions. */
  readonly cards?: readonly string[];
  readonly achievement?: string;
  readonly unlocks?: readonly string[];
}
/** Who asks, and what for: 35 to 60 words each; before and won together 60 to 120. */
export interface Tale {
  readonly before: string;
  readonly won: string;
  readonly lost: string;
}
/** What is told of it stands in story/tales.ts. */
export interface Quest extends Scenario {
  readonly tier: 0 | 1 | 2 | 3;
  readonly rewards: Rewards;
  /** What happens if the hunters leave it too long. */
  readonly expires?: { readonly after: number; readonly says: string; readonly effects: readonly Consequence[] };
}

/** What a chapter's box, a choice or an expired quest does to the campaign. */
export type Consequence =
  | { readonly do: 'forge'; readonly level: 1 | 2 | 3 }
  | { readonly do: 'herbalist'; readonly level: 1 | 2 | 3 }
  | { readonly do: 'upgrade' }
  | { readonly do: 'gain'; readonly resources: readonly (Element | Material | Plant)[] }
  | { readonly do: 'unlock'; readonly quests: readonly string[] }
  | { readonly do: 'expire'; readonly quests: readonly string[] }
  | { readonly do: 'achieve'; readonly achievement: string }
  | { readonly do: 'give'; readonly card: string }
  | { readonly do: 'open-element'; readonly element: Element }
  | {
      readonly do: 'when';
      readonly achievement: string;
      readonly then: readonly Consequence[];
      readonly otherwise?: readonly Consequence[];
    };

export interface Chapter {
  readonly no: number;
  readonly name: string;
  /** At most 90 words. */
  readonly story: string;
  /** The same, if an achievement holds. */
  readonly otherwise?: readonly { readonly achievement: string; readonly story: string }[];
  readonly box: readonly Consequence[];
  readonly choice?: {
    readonly asks: string;
    readonly options: readonly {
      readonly id: string;
      readonly says: string;
      readonly then: string;
      readonly effects: readonly Consequence[];
    }[];
  };
}
