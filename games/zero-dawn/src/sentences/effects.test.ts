/** Card texts: every card of the box reads like a card, and the wording of what several cards share. */
import { describe, expect, test } from 'vitest';
import { CARDS } from '../content/box.ts';
import { ENEMIES } from '../content/enemies.ts';
import { EVENTS } from '../content/events.ts';
import type { ActionCard, Equipment, EventCard, Modification, SalvageCard, Trait } from '../content/types.ts';
import { faces } from './cards.ts';
import { cardText, sayEffects, sayText } from './effects.ts';

type Sayable = ActionCard | Equipment | Modification | Trait | SalvageCard | EventCard;
const cards = CARDS.filter(one => one.sort !== 'tracking' && one.sort !== 'behaviour');
const texts = new Map(cards.map(one => [`${one.deck}: ${one.card.name}`, cardText(one.card as Sayable)]));

describe('Card texts', () => {
  test.each([...texts])('%s', (_name, text) => {
    expect(text).toMatch(/^[A-Z]/);
    expect(text).toMatch(/\.$/);
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    expect(text).not.toMatch(/ {2}|\.\.|,,| [.,;:]|: *\.|\. *:/);
    // A new sentence begins with a capital, a number with its sign, or a die.
    for (const sentence of text.split('. ')) expect(sentence).toMatch(/^[A-Z+-]|^\d slots? for/);
    // Numbers agree with what they count.
    expect(text).not.toMatch(
      /\b1 [a-z]*( [a-z]+)? (cards|dice|squares|Shards|points)\b|\b[2-9] ([a-z]+ )?(card|die|square|Metal Shard)\b(?! (more|fewer))/,
    );
  });

  test('no card says the same twice', () => {
    const clauses = (text: string): string[] => text.split(/[.;:] |if you do, /).map(clause => clause.toLowerCase().replace(/\.$/, ''));
    const doubled = faces().filter(({ says }) => clauses(says).some((clause, i, all) => all.indexOf(clause) !== i));

    expect(doubled.map(({ name, says }) => `${name}: ${says}`)).toEqual([]);
  });

  test('every behaviour card says whose it is and what it makes it do', () => {
    const behaviour = faces().filter(({ kind }) => kind.startsWith('Behaviour'));

    for (const enemy of ENEMIES)
      for (const { name, flavour } of enemy.behaviour)
        expect(behaviour, name).toContainEqual({
          name,
          kind: `Behaviour · ${enemy.name}`,
          says: expect.stringMatching(/^[A-Z].{20,}\.$/),
          flavour,
        });
    expect(behaviour.find(({ name }) => name === 'Pounce')?.says).toMatch(
      /^Move up to \d squares toward the nearest hunter, then strike a hunter .* with its Jaw\.$/,
    );
  });

  test('what may be bought on top of a gift is more of it', () => {
    const text = cardText({
      id: 'g',
      name: 'G',
      type: 'ability',
      effects: [
        { do: 'may-pay', cost: { glory: 2 }, then: [{ do: 'gain-glory', n: 2, if: ['killed'] }] },
        { do: 'gain-glory', n: 2, if: ['killed'] },
      ],
    });

    expect(text).toBe(
      'Gain 2 glory if this kills the target. You may spend 2 glory; if you do, gain 2 more glory if this kills the target.',
    );
  });

  test('every component has rules that can be said', () => {
    for (const { effects } of ENEMIES.flatMap(enemy => enemy.components)) expect(sayEffects(effects)).not.toMatch(/undefined/);
  });
});

describe('Wording', () => {
  test('apostrophes are the curly ones, and no event has two colons in a sentence', () => {
    for (const [name, text] of texts) expect(`${name}: ${text}`).not.toMatch(/[a-z]'/i);
    expect(faces().filter(({ name, says }) => /[a-z]'/i.test(`${name} ${says}`))).toEqual([]);
    for (const event of EVENTS)
      expect(
        cardText(event)
          .split(/(?<=\.) /)
          .filter(one => one.split(': ').length > 2),
        event.name,
      ).toEqual([]);
  });

  test('a weapon: range, dice, ammunition, what it always does, crit', () => {
    const text = cardText({
      id: 'w',
      name: 'W',
      kind: 'weapon',
      arc: 'ranged',
      range: 2,
      dice: { blue: 1, black: 2 },
      crit: [{ do: 'add-damage', n: 2 }, { do: 'push' }],
      attack: [{ do: 'add-damage', n: 1, if: ['same-square'] }],
      symbols: ['bow', 'sling'],
      slots: 1,
    });

    expect(text).toBe(
      'Range 2. Roll 1 blue die and 2 black dice. Takes bow and sling ammunition. +1 damage if the target is in your square. Crit: +2 damage and push the target. 1 slot for a coil.',
    );
  });

  test('armour and its lasting texts', () => {
    const text = cardText({
      id: 'a',
      name: 'A',
      kind: 'armour',
      arc: 'armour',
      dice: { orange: 2 },
      crit: [{ do: 'block', n: 1 }, { do: 'dodge' }],
      slots: 2,
      always: [{ do: 'quiet-sprint' }],
      evade: [{ do: 'add-evade-dice', colour: 'blue', n: 1, if: ['in-grass'] }],
    });

    expect(text).toBe(
      'Evade with 2 orange dice. Crit: block 1 damage and dodge. Your sprint alerts nobody. Add 1 blue die to your evade roll if you are in tall grass. 2 slots for weaves.',
    );
  });

  test('trap ammunition, and effects with the same proviso', () => {
    const text = cardText({
      id: 't',
      name: 'T',
      type: 'ammunition',
      symbols: ['caster'],
      trap: true,
      dice: { orange: 1 },
      crit: [],
      effects: [
        { do: 'aoe', damage: 1, inflict: ['fire'] },
        { do: 'draw-salvage', n: 1, if: ['killed'] },
        { do: 'gain-glory', n: 1, if: ['killed'] },
      ],
    });

    expect(text).toBe(
      'Caster ammunition. Trap: lies on a square until an enemy enters it. Add 1 orange die. Each other enemy in the target’s square or next to it suffers 1 damage and Fire. Draw 1 salvage card and gain 1 glory if this kills the target.',
    );
  });

  test('an ability with its limits', () => {
    const text = cardText({
      id: 'b',
      name: 'B',
      type: 'ability',
      dice: { blue: 1 },
      effects: [{ do: 'dodge' }],
      only: 'melee',
      onTraps: true,
    });

    expect(text).toBe('Add 1 blue die. Dodge. Only for a melee attack. Also when your trap goes off.');
  });

  test('an interrupt: its moment, then what it does, then what may be paid for', () => {
    const text = cardText({
      id: 'i',
      name: 'I',
      type: 'interrupt',
      when: 'attacked',
      effects: [
        { do: 'block', n: 2 },
        { do: 'may-pay', cost: { scrap: 1, from: 'hand' }, then: [{ do: 'ignore-attack' }] },
      ],
    });

    expect(text).toBe(
      'When an enemy attacks you: block 2 damage. You may scrap 1 card from your hand; if you do, the attack misses you altogether.',
    );
  });

  test('an order after a phrase with a subject of its own is set off', () => {
    expect(
      sayEffects([
        { do: 'deal-damage', n: 2 },
        { do: 'recover', n: 2 },
      ]),
    ).toBe('that enemy suffers 2 damage; recover 2 cards');
    expect(sayEffects([{ do: 'gain-glory', n: 1 }, { do: 'draw', n: 1 }, { do: 'push' }])).toBe(
      'gain 1 glory, draw 1 card and push the target',
    );
  });

  test('lasting texts: once, the kind of attack, provisos, moments', () => {
    const text = sayText({
      always: [{ do: 'immune', condition: 'fire' }],
      attack: [
        { do: 'reroll', upTo: 1, if: ['ranged', 'target-not-alert', 'in-grass'], once: 'activation' },
        { do: 'add-tear', n: 1, if: ['component'] },
      ],
      when: [{ when: 'enemy-killed', once: 'encounter', effects: [{ do: 'gain-glory', n: 1 }] }],
    });

    expect(text).toBe(
      'You are immune to Fire. Once each activation, when you make a ranged attack: you may reroll 1 die if the target is not alert and you are in tall grass. When you attack: +1 damage against a component. Once each encounter, when you kill an enemy: gain 1 glory.',
    );
  });

  test('an event names whom it speaks to', () => {
    const say = (on: EventCard['on']): string => cardText({ id: 'e', name: 'E', sort: 'boon', on, always: [{ do: 'hand-size', n: 1 }] });

    expect(say('chooser')).toBe('Counts for the Fledgling only. Your hand holds 1 more card.');
    expect(say('rival')).toBe('Counts for one rival of the Fledgling only. Your hand holds 1 more card.');
    expect(say('leader')).toBe('Counts for the Leader only. Your hand holds 1 more card.');
    expect(say('all')).toBe('Your hand holds 1 more card.');
  });

  test('salvage, coils, weaves and stamina', () => {
    expect(cardText({ id: 's', name: 'S', kind: 'resource', resource: 'metal-shards' })).toBe('Pays 1 Metal Shard at a merchant.');
    expect(cardText({ id: 's', name: 'S', kind: 'resource', resource: 'blaze' })).toBe('Pays 1 Blaze, or 1 Metal Shard at a merchant.');
    expect(cardText({ id: 'c', name: 'C', kind: 'coil', grade: 1, effects: [{ do: 'add-tear', n: 1 }] })).toBe(
      'When you attack with this weapon: +1 damage against a component.',
    );
    expect(cardText({ id: 'v', name: 'V', kind: 'weave', grade: 1, effects: [{ do: 'resist', kind: 'melee', n: 1 }] })).toBe(
      'When you evade: block 1 damage of a melee attack.',
    );
    expect(cardText({ id: 'n', name: 'N', type: 'stamina' })).toBe('Does nothing, but is lost to damage like any other card.');
  });
});
