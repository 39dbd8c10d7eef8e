/** The shapes of everything that is printed. */
import type { Ammunition, CharacterId, Dice, EnemyType, Family, Goods, MerchantId, Mode, Phase, Resource, Weather } from './kinds.ts';
import type { Condition, Effect, EnemyFilter, Passive, Price, Spot } from './words/index.ts';

interface Named {
  readonly id: string;
  readonly name: string;
  /** The line below it that no rule reads. */
  readonly flavour?: string;
}

/** Something that a card or a skill lets its bearer do on the own turn. */
export interface Use {
  /** Where a card offers several. */
  readonly says?: string;
  readonly ap: 0 | 1 | 2;
  /** What happens to the card: it goes back to its deck, loses one of its uses, is turned over until Preparation, or stays. */
  readonly then: 'discard' | 'use' | 'flip' | 'stay';
  readonly if?: readonly Condition[];
  readonly effects: readonly Effect[];
}
/** Something that a card or a skill lets its bearer do when something happens. */
export type Reaction =
  /** After the dice of one attack on the bearer. */
  | { readonly to: 'attack'; readonly prevent: number; readonly then: 'flip' | 'stay' }
  /** Before the dice: an attack meant for another on the tile falls on the bearer. */
  | { readonly to: 'attack-on-other'; readonly then: 'stay' }
  /** After a roll on a container: all dice again. */
  | { readonly to: 'container-roll'; readonly then: 'flip' }
  /** Having entered openly where an enemy of this type was drawn: as if a Sneak had succeeded. */
  | { readonly to: 'drawn'; readonly type: EnemyType; readonly then: 'stay' };

/** A weapon has dice for melee, for ranged combat, or for both. */
export interface Weapon {
  readonly melee?: Dice;
  readonly ranged?: Dice;
  /** Instead of its dice, against these. */
  readonly against?: { readonly of: EnemyFilter; readonly dice: Dice };
  /** What it fires, and how much it holds; a ranged weapon without it needs none. */
  readonly ammunition?: { readonly kind: Ammunition; readonly holds: number };
  /** US-AMMO-9: for whoever finds it. */
  readonly found?: Dice;
  /** Once a day at this distance. */
  readonly reach?: number;
  /** Used up by the attack. */
  readonly isSpent?: true;
  /** On a hit; `self` is the attacker, `this` the enemy. */
  readonly onHit?: readonly Effect[];
  /** The same, if the enemy is of this type. */
  readonly onHitOf?: { readonly type: EnemyType; readonly effects: readonly Effect[] };
}

/** Item, gear and loot cards. */
export interface ItemCard extends Named {
  readonly copies?: number;
  /** `gear` goes into the gear area, everything else into item or flexible areas. `bundle` is turned into goods on receipt; `recipe` never leaves the deck. */
  readonly kind: 'item' | 'gear' | 'bundle' | 'recipe';
  /** For filters and shops. */
  readonly sort: 'weapon' | 'medical' | 'tool' | 'water' | 'shelter' | 'clothing' | 'goods';
  readonly stars: 0 | 1 | 2;
  /** Missing if it can neither be crafted nor broken up. */
  readonly recipe?: Goods;
  readonly value: number;
  readonly isElectric?: true;
  /** US-CHAR-7: of whom. */
  readonly hero?: CharacterId;
  /** US-CARD-5. */
  readonly uses?: number;
  readonly weapon?: Weapon;
  readonly always?: readonly Passive[];
  readonly can?: readonly Use[];
  readonly reacts?: readonly Reaction[];
  /** Of a bundle: what it turns into. */
  readonly gives?: readonly Effect[];
  /** What the rules themselves know: a tent (US-CAMP-1), a trap (US-R-100), a campfire (US-FIRE-9), a filter (Replenish without a cube once a day). */
  readonly is?: 'tent' | 'trap' | 'campfire' | 'filter';
}

export interface CharacterCard extends Named {
  readonly id: CharacterId;
  readonly role: string;
  readonly pronoun: 'she' | 'he';
  /** Two sentences. */
  readonly background: string;
  /** A CSS colour. */
  readonly colour: string;
  readonly hp: number;
  readonly water: number;
  readonly combat: Dice;
  readonly strength: Dice;
  readonly dexterity: Dice;
  readonly stealth: Dice;
  readonly items: number;
  readonly flexible: number;
  readonly gear: number;
  readonly skill: SkillCard;
  /** What they say now and then: when, and what. */
  readonly lines: readonly { readonly when: string; readonly says: string }[];
}
/** US-CHAR-2. What holds always, and what can be done once a day or a phase. */
export interface SkillCard {
  readonly name: string;
  readonly per: 'day' | 'phase';
  readonly always?: readonly Passive[];
  readonly can?: readonly { readonly says?: string; readonly ap: 0 | 1; readonly effects: readonly Effect[] }[];
  readonly reacts?: readonly Reaction[];
  /** Explore reveals a second neighbour; Craft takes one resource less. */
  readonly helps?: 'explore' | 'craft';
}

/** US-R-98. */
export interface Container {
  readonly test: 'strength' | 'dexterity' | 'both';
  readonly loot: number;
}
export interface TileCard extends Named {
  readonly family: Family;
  /** US-MAP-2: 1 to 4. */
  readonly value: number;
  readonly spaces: number;
  readonly resources: readonly Resource[];
  readonly water: number;
  readonly enemies: number;
  readonly hasEvent?: true;
  readonly containers?: readonly Container[];
  /** In the stack only if a mission puts it there. */
  readonly isOfMission?: true;
}

export interface LootRow {
  readonly goods?: Goods;
  readonly random?: number;
  readonly cards?: number;
}
interface Strength {
  readonly melee: { readonly day: Dice; readonly night: Dice };
  readonly ranged?: { readonly day: Dice; readonly night: Dice };
}
export interface EnemyCard extends Named, Strength {
  readonly copies?: number;
  /** `the bear` reads `it`. */
  readonly pronoun: 'it' | 'he' | 'she' | 'they';
  readonly type: EnemyType;
  readonly isSol?: true;
  readonly hp: number;
  /** US-ENEMY-5: `self` is who met it. */
  readonly onMeeting?: readonly Effect[];
  /** After a melee attack that brought damage; `self` is who was hit. */
  readonly onHit?: readonly Effect[];
  /** After an attack in which a double success fell. */
  readonly onDouble?: readonly Effect[];
  /** After a ranged attack that brought damage. */
  readonly onRangedHit?: readonly Effect[];
  readonly traits?: {
    /** The first attack after it was met has these dice more. */
    readonly firstAttack?: Dice;
    /** Dodge against it has these dice more. */
    readonly dodge?: Dice;
    /** It never comes closer when shot at, and always fires. */
    readonly standsOff?: true;
    /** In Preparation a 6 is a 7. */
    readonly isSlow?: true;
    /** In Preparation it rolls twice and goes where it is nearer to a character. */
    readonly scouts?: true;
  };
  /** By success in Loot (US-LOOT-2); none for 0. */
  readonly loot: readonly [LootRow, LootRow];
  /** Of a boss: from so much damage on. */
  readonly stages?: readonly (Strength & { readonly from: number; readonly name?: string; readonly onStage?: readonly Effect[] })[];
  /** Not in the deck. */
  readonly isOfMission?: true;
  /** Stays where it is in Preparation. */
  readonly stays?: true;
}

export interface NightCard extends Named {
  readonly group: 'calm' | 'animal' | 'human' | 'mutated' | 'body';
  /** Read instead of the other one in a camp. */
  readonly inCamp: { readonly flavour: string; readonly effects?: readonly Effect[] };
  readonly flavour: string;
  readonly effects: readonly Effect[];
  /** It says itself whom it hits: no vote (US-R-66). */
  readonly isNamed?: true;
  /** A fire here cancels it. */
  readonly fireCancels?: true;
}
export interface SunCard extends Named {
  readonly copies?: number;
  readonly weather: Weather;
  readonly always: readonly Passive[];
}
export interface EventCard extends Named {
  readonly tone: 'good' | 'bad' | 'choice';
  readonly flavour: string;
  readonly effects: readonly Effect[];
}
export interface TeamCard extends Named {
  readonly isSol: boolean;
  readonly aim?: 'saboteur' | 'executioner' | 'quartermaster';
  /** Read by the owner alone; both loyalties have the same length, about. */
  readonly persona: string;
}
export interface MerchantCard extends Named {
  readonly id: MerchantId;
  readonly pronoun: 'he' | 'she' | 'they';
  /** Missing for Lawrence, who is never fought. */
  readonly fight?: Strength & { readonly hp: number };
  /** US-DEAL: pays 60 % for gear; sells medical cards for 1 less; swaps one cube for one of equal value he has not got, once a visit. */
  readonly trait?: 'pays-gear' | 'cheap-medicine' | 'fair-swap';
  readonly lines: readonly { readonly when: string; readonly says: string }[];
}

/** Somebody or something that a mission puts on the map. */
export interface Figure {
  readonly id: string;
  /** As in a sentence: `the wounded scout`. */
  readonly name: string;
  /** Falls when it has taken so much damage; missing if nothing hurts it. */
  readonly hp?: number;
  /** Flexible areas of whoever it goes with. */
  readonly areas?: number;
  /** AP more for each Move of whoever it goes with. */
  readonly slows?: number;
}
/** Something that can be done while a mission card is in play. */
export interface MissionAction {
  readonly id: string;
  readonly says: string;
  readonly ap: number;
  readonly at: Spot;
  readonly if?: readonly Condition[];
  readonly price?: Price;
  readonly effects: readonly Effect[];
}
export type MissionTrigger =
  | { readonly on: 'phase-start'; readonly phase?: Phase }
  /** Somebody comes to stand there, openly or not. */
  | { readonly on: 'entered'; readonly spot: Spot }
  | { readonly on: 'defeated'; readonly of: EnemyFilter }
  | { readonly on: 'exposed'; readonly spot: Spot }
  /** Somebody has opened a container there. */
  | { readonly on: 'opened'; readonly spot: Spot };
export type MissionRule = MissionTrigger & {
  /** Printed on the card, if the printed effects do not say enough. */
  readonly if?: readonly Condition[];
  readonly once?: true;
  readonly effects: readonly Effect[];
};
export interface MissionCard {
  readonly title: string;
  /** Done when the card is turned up; on card 1 the setup of the mission. */
  readonly opens: readonly Effect[];
  /** All of it must be true; then the next card is turned up, or the mission is fulfilled. */
  readonly goal: readonly Condition[];
  /** The goal in one sentence, as the table reads it: `{counter}` is how many of it the goal asks for at this table, `{few|many}` the one with 1 or 2 characters and the other with more. */
  readonly aim: string;
  readonly rules?: readonly MissionRule[];
  readonly actions?: readonly MissionAction[];
  readonly always?: readonly Passive[];
  /** Any of these loses. */
  readonly fails?: readonly { readonly if: readonly Condition[]; readonly why: string }[];
}
export interface Mission extends Named {
  readonly marks: 1 | 2 | 3;
  readonly lastDay: number;
  readonly advice: readonly Mode[];
  readonly counters: readonly string[];
  readonly figures: readonly Figure[];
  /** Markers of the mission by label (US-R-101): what the second mission marker is called. */
  readonly token: string;
  readonly cards: readonly MissionCard[];
}
/** What is read and has no rule in it. */
export interface Story {
  /** Card by card. Card 1: the briefing (80 to 120 words). Others: the turning point. */
  readonly texts: readonly string[];
  readonly won: string;
  readonly lost: string;
}
