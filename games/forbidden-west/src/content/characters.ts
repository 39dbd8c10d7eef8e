/** The four Marshals: profile cards by level. */
import { CHARACTER_NAMES, CLAN_NAMES } from './names.ts';
import type { CharacterCard } from './types.ts';
import { always, dice, draw, inAttacks, NEXT, reroll } from './writing.ts';

const firstPush = always({ do: 'first-push', n: 1 });
const openStrike = { ...inAttacks(dice('1O')), if: ['melee', 'revealed'] } as const;
const unseenShot = (n: number) => ({ ...inAttacks(reroll(n)), if: ['ranged', 'hidden'] }) as const;
const longWire = always({ do: 'trap-range', n: 1 });
const strongWire = always({ do: 'trap-dice', dice: '1O' });
const nextStep = { do: 'free-action', actions: ['sneak'], ...NEXT } as const;

export const CHARACTER_CARDS: readonly CharacterCard[] = [
  {
    id: 'drokkeh',
    name: CHARACTER_NAMES.drokkeh,
    clan: 'Born on the march',
    says: 'He stands where it hits hardest, pushes it back, and lets the others work.',
    flavour: 'Two clans each call him the other’s.',
    levels: [
      { command: { range: 1, dice: '1K' }, deck: 18, texts: [firstPush] },
      { command: { range: 1, dice: '1O 1K' }, deck: 20, texts: [firstPush, openStrike] },
      { command: { range: 1, dice: '2O 1K' }, deck: 22, texts: [firstPush, openStrike, always({ do: 'spare-injury' })] },
    ],
    satchel: { metal: 2, tar: 1 },
  },
  {
    id: 'senvi',
    name: CHARACTER_NAMES.senvi,
    clan: CLAN_NAMES.sky,
    says: 'She shoots from far away, and best while nobody knows that she is there.',
    flavour: 'The wind is lying. She knows by how much.',
    levels: [
      { command: { range: 3, dice: '2O' }, deck: 18, texts: [unseenShot(1)] },
      { command: { range: 3, dice: '3O' }, deck: 20, texts: [unseenShot(2)] },
      { command: { range: 3, dice: '4O' }, deck: 22, texts: [unseenShot(2), always({ do: 'quiet-attack' })] },
    ],
    satchel: { metal: 2, chill: 1 },
  },
  {
    id: 'ottakh',
    name: CHARACTER_NAMES.ottakh,
    clan: CLAN_NAMES.lowland,
    says: 'He lays traps where the enemies will walk, and takes machines apart piece by piece.',
    flavour: 'It isn’t broken. It’s resting in several places.',
    levels: [
      { command: { range: 2, dice: '2O' }, deck: 18, texts: [longWire] },
      { command: { range: 2, dice: '3O' }, deck: 20, texts: [longWire, strongWire] },
      { command: { range: 2, dice: '4O' }, deck: 22, texts: [longWire, strongWire, always({ do: 'trap-for-nothing' })] },
    ],
    satchel: { metal: 2, bile: 1 },
  },
  {
    id: 'ikkara',
    name: CHARACTER_NAMES.ikkara,
    clan: CLAN_NAMES.desert,
    says: 'She keeps the party one step ahead: her word holds the enemies back and moves her allies.',
    flavour: 'Nobody dies of this plan. Several of us will dislike it.',
    levels: [
      { command: { range: 2, dice: '1O 1K' }, deck: 18, texts: [{ when: 'command-passed', effects: [nextStep] }] },
      { command: { range: 2, dice: '2O 1K' }, deck: 20, texts: [{ when: 'command-passed', effects: [nextStep, draw(1, NEXT)] }] },
      {
        command: { range: 2, dice: '3O 1K' },
        deck: 22,
        texts: [{ when: 'command-passed', effects: [nextStep, draw(1, NEXT)] }, always({ do: 'command-range', n: 1 })],
      },
    ],
    satchel: { metal: 2, blaze: 1 },
  },
];
