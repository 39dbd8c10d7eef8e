/** Printed cards in words: what each says, and its face for the screen. */
import { capital, type Face, plural, sayList } from '@quarry/kernel';
import {
  actionCard,
  behaviourCard,
  box,
  characterCard,
  gearCard,
  injuryCard,
  modificationCard,
  type Sort,
  sortOf,
  specialCard,
} from '../content/box.ts';
import type { CharacterId, Dice, Resource } from '../content/kinds.ts';
import { CHARACTER_NAMES, ENEMY_NAMES, SYMBOL_NAMES, sayResources } from '../content/names.ts';
import type { ActionCard, Exit, GearCard, GearFace, InjuryCard, ModificationCard, Section, SpecialCard, Text } from '../content/types.ts';
import { type Effect, sayTogether } from '../content/words/index.ts';
import { sayDice } from '../content/words/rolls.ts';
import { behaviourSays } from './behaviours.ts';
import { sayCircumstances, sayOccasion } from './occasions.ts';

/** What must be the case, then what happens: one sentence. What each critical does needs no second colon. */
function sentence(lead: string, effects: readonly Effect[]): string {
  const does = sayTogether(effects);
  if (!lead) return `${capital(does)}.`;
  return `${capital(lead)}${effects[0]?.do === 'per-critical' ? ',' : ':'} ${does}.`;
}

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ');

/** Of several sections one is used. */
const sectionsSay = (occasion: string, sections: readonly Section[]): string =>
  sections
    .map((section, i) => {
      const circumstances = sayCircumstances(section.if);
      return i === 0
        ? sentence(joined(occasion, circumstances), section.effects)
        : sentence(circumstances ? `or ${circumstances}` : 'or', section.effects);
    })
    .join(' ');

const evadeSays = (dice: Dice | undefined): string => (dice ? ` Evade: ${sayDice(dice)}.` : '');

function actionText(card: ActionCard): string {
  if (card.kind === 'ammunition') return sentence('', card.effects);
  return `${sectionsSay(card.kind === 'interrupt' ? sayOccasion(card) : '', card.sections)}${evadeSays(card.evade)}`;
}

const specialText = ({ use, enemy, evade }: SpecialCard): string =>
  `${sectionsSay(use.on === 'attack' ? '' : sayOccasion(use, enemy), use.sections)}${evadeSays(evade)}`;

// Weapons, coils and traps speak in their own rolls; only what speaks elsewhere says when.
const WHEN: Readonly<Partial<Record<Text['when'], string>>> = {
  evade: 'in evade rolls',
  'command-passed': 'after your command roll has passed',
};
const textSays = ({ when, if: circumstances, effects }: Text): string =>
  sentence([WHEN[when] ?? '', sayCircumstances(circumstances)].filter(Boolean).join(' '), effects);
const textsSay = (texts: readonly Text[] = []): string[] => texts.map(textSays);

/** What a piece of gear does at this level besides its numbers. */
export const gearTexts = ({ texts }: GearFace): readonly string[] => textsSay(texts);

const modificationText = ({ texts }: ModificationCard): string => textsSay(texts).join(' ');

function gearFaceSays({ range, health, dice, slots, texts }: GearFace, level: number): string {
  const numbers = [
    ...(health === undefined ? [] : [`health ${health}`]),
    ...(range === undefined ? [] : [`range ${range}`]),
    health === undefined ? sayDice(dice) : `${sayDice(dice)} to evade`,
    ...(slots === undefined ? [] : [plural(slots, 'slot')]),
  ];
  return [`Level ${level}: ${numbers.join(', ')}.`, ...textsSay(texts)].join(' ');
}
const costSays = (cost: GearCard['cost']): string =>
  sayList(
    Object.entries(cost).map(([kind, n]) => (kind === 'element' ? plural(n, 'elemental resource') : sayResources(kind as Resource, n))),
  );
const gearText = ({ levels, cost }: GearCard): string =>
  [...levels.map((face, i) => gearFaceSays(face, i + 1)), `The upgrade costs ${costSays(cost)}.`].join(' ');

const EXITS: Readonly<Record<Exit, string>> = {
  'spend-action': 'Spend an action to discard it.',
  'discard-2': 'Discard 2 other cards to discard it.',
  'end-turn-hidden': 'Discard it when you end your turn hidden.',
  'evade-critical': 'Discard it when you roll a critical in an evade roll.',
  'share-square': 'Discard it when you share a square with an ally; alone, spend an action to discard it.',
};
function injuryText({ is, isBlight }: InjuryCard): string {
  if (is.kind === 'immediate') return sentence('', is.effects);
  const blight = isBlight ? ' If it is still in your hand when the encounter ends, the Blight rises by 1.' : '';
  return `${sentence('while in your hand', is.force)} ${EXITS[is.exit]}${blight}`;
}

/** A profile card is no card of the box; it goes by its character. */
export function profileText(id: CharacterId, level: 1 | 2 | 3): string {
  const { command, deck, texts } = characterCard(id).levels[level - 1]!;
  return [`Command range ${command.range}, ${sayDice(command.dice)}.`, `At most ${deck} action cards.`, ...textsSay(texts)].join(' ');
}

const TEXTS: Readonly<Record<Sort, (card: number) => string>> = {
  action: card => actionText(actionCard(card)),
  special: card => specialText(specialCard(card)),
  gear: card => gearText(gearCard(card)),
  modification: card => modificationText(modificationCard(card)),
  injury: card => injuryText(injuryCard(card)),
  behaviour: card => behaviourSays(behaviourCard(card)),
};
/** What a card of the box says. */
export const textOf = (card: number): string => TEXTS[sortOf(card)](card);

const ownerOf = ({ of }: { readonly of?: CharacterId | 'marshal' }): string[] =>
  of === undefined ? [] : [of === 'marshal' ? 'Marshal' : CHARACTER_NAMES[of]];

const GEAR_KINDS: Readonly<Record<GearCard['kind'], string>> = {
  melee: 'Melee weapon',
  ranged: 'Ranged weapon',
  trap: 'Trap',
  armour: 'Armour',
};

function actionKind(card: ActionCard): string[] {
  const symbols = card.kind === 'ammunition' ? [card.fits.map(one => SYMBOL_NAMES[one]).join(', ')] : [];
  return [capital(card.kind), ...symbols, ...ownerOf(card), `level ${card.level}`];
}
const gearKind = (card: GearCard): string[] => [
  GEAR_KINDS[card.kind],
  ...(card.symbol ? [SYMBOL_NAMES[card.symbol]] : []),
  ...(card.trap ? [card.trap] : []),
  ...ownerOf(card),
];
const KINDS: Readonly<Record<Sort, (card: number) => string[]>> = {
  action: card => actionKind(actionCard(card)),
  special: () => ['Special action'],
  gear: card => gearKind(gearCard(card)),
  modification: card =>
    modificationCard(card).kind === 'coil'
      ? ['Coil', 'for a weapon', `level ${modificationCard(card).level}`]
      : ['Weave', 'for armour', `level ${modificationCard(card).level}`],
  injury: card => [injuryCard(card).isBlight ? 'Blight injury' : 'Injury', injuryCard(card).is.kind],
  behaviour: card => ['Behaviour', ENEMY_NAMES[behaviourCard(card).enemy]],
};

/** The faces of all cards of the box, by number. */
export const faces = (): readonly Face[] =>
  box.cards.map(({ no, sort, card }) => ({
    name: card.name,
    kind: KINDS[sort](no).join(' · '),
    says: textOf(no),
    ...(card.flavour === undefined ? {} : { flavour: card.flavour }),
  }));
