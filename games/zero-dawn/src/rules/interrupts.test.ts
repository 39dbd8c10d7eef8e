/** Clauses ZD-INT-1..6; rulings ZD-R-140, ZD-R-141. */

import { viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { keyOf } from '../content/box.ts';
import type { MomentName } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import { stateSchema, type View } from '../state.ts';
import * as fixture from '../testing/fixtures.ts';
import { print } from '../testing/fixtures.ts';
import { type DawnRehearsal, given, type HunterOn, type Position } from '../testing/rehearsal.ts';
import { attackHunters } from './enemy-attack.ts';

let printed = 0;
const interrupt = (when: MomentName, ...effects: Effect[]): number =>
  print('action', { id: `interrupts-${when}-${printed++}`, name: when, type: 'interrupt', when, effects });
const blank = fixture.blank('interrupts-blank');
const lunge = print('action', { id: 'interrupts-lunge', name: 'Lunge', type: 'ability', effects: [] });
const spear = (): number =>
  print('equipment', {
    id: 'interrupts-spear',
    name: 'Spear',
    kind: 'weapon',
    arc: 'melee',
    range: 0,
    dice: { orange: 1 },
    crit: [],
    symbols: [],
    slots: 0,
  });
const silk = print('equipment', {
  id: 'interrupts-silk',
  name: 'Silk',
  kind: 'armour',
  arc: 'armour',
  dice: { orange: 1 },
  crit: [],
  slots: 0,
});
const passes = ['pass', 'pass-until-turn-end'];

/** Blank hunters, each with a spear; a sawtooth in the far corner, alert, whose cards are empty. */
function table(hunters: readonly HunterOn[], rest: Partial<Position> = {}): DawnRehearsal {
  return given({
    hunters: hunters.map(one => ({
      hunter: 'blank',
      draw: [fixture.blank('interrupts-rest')],
      ...one,
      equipment: { melee: spear(), ...one.equipment },
    })),
    enemies: [{ type: 'sawtooth', at: [5, 2], isAlert: true }],
    behaviours: { sawtooth: [{}, {}, {}, {}] },
    ...rest,
  });
}
const attacked = (stage: DawnRehearsal, damage = 1): DawnRehearsal =>
  stage.run(one => attackHunters(one, stage.enemy(0), { do: 'melee', must: true, range: 9, damage }));

describe('When an interrupt may be played', () => {
  test('[ZD-INT-1] one that names an event only when it occurs', () => {
    const threeCards = (): [number, number, number] => [
      interrupt('attacked', { do: 'block', n: 1 }),
      interrupt('own-attack', { do: 'add-damage', n: 1 }),
      interrupt('ally-attack', { do: 'add-damage', n: 1 }),
    ];
    const [brace, strike, help] = threeCards();
    const theirs = threeCards();
    const quiet = table([{ hand: [brace, strike, help] }, {}]).play();

    expect(quiet.asks).toBe('take-action');

    const own = table([{ at: [5, 2], hand: [brace, strike, help] }, { hand: theirs }]);
    own.play().answer('take-action', 'melee').answer('choose-part', 'body');

    expect([own.asks, own.askedSeat, own.options()]).toEqual(['play-on-attack', 0, [keyOf(strike), ...passes]]);

    own.answer('play-on-attack', 'pass');

    expect([own.asks, own.askedSeat, own.options()]).toEqual(['play-on-attack', 1, [keyOf(theirs[2]), ...passes]]);

    const target = table([{ hand: [brace, strike, help], recency: 9 }, { hand: theirs }]);
    attacked(target);

    expect([target.asks, target.askedSeat, target.options()]).toEqual(['play-when-attacked', 0, [keyOf(brace), ...passes]]);

    target.answer('play-when-attacked', 'pass');

    expect(target.asks).not.toBe('play-when-attacked');
  });

  test.each(['evade-rolled', 'damaged', 'evaded', 'enemy-killed'] as const)(
    '[ZD-INT-1] %s: offered at that moment and at no other',
    moment => {
      const card = interrupt(moment);
      const hit = table([{ hand: [card], draw: [blank, lunge], recency: 9 }, {}]);
      const windows = (stage: DawnRehearsal): string[] => {
        const found: string[] = [];
        for (let i = 0; stage.asks && i < 20; i++) {
          if (stage.asks.startsWith('play-')) {
            found.push(stage.asks);
            stage.answer(stage.asks, 'pass');
          } else stage.answer(stage.asks, stage.options().at(-1)!);
        }
        return found;
      };
      const struck = windows(attacked(hit, 1));
      const evaded = windows(attacked(table([{ hand: [card], recency: 9 }, {}]), 0));

      const name = `play-when-${moment}`;
      expect(struck).toEqual(moment === 'evade-rolled' || moment === 'damaged' ? [name] : []);
      expect(evaded).toEqual(moment === 'evade-rolled' || moment === 'evaded' ? [name] : []);
    },
  );

  test('[ZD-INT-2] one without an event at any time, also in another player’s activation', () => {
    const shout = interrupt('any-time', { do: 'gain-glory', n: 1 });
    const stage = table([{}, {}, { hand: [shout] }]);

    stage.play();

    expect([stage.asks, stage.askedSeat, stage.options()]).toEqual(['play-any-time', 2, [keyOf(shout), ...passes]]);

    stage.answer('play-any-time', keyOf(shout));

    expect([stage.hunter(2).glory, stage.hunter(2).discard, stage.hunter(2).hand]).toEqual([1, [shout], []]);
    expect([stage.asks, stage.askedSeat]).toEqual(['take-action', 0]);
  });

  test('[ZD-INT-3] none outside the Encounter Phase', () => {
    const hand = [interrupt('any-time'), interrupt('enemy-killed'), interrupt('attacked')];
    const enemies = [{ type: 'sawtooth', at: [5, 2], status: 'killed' }] as const;
    const campfire = given({
      hunters: [{ hand, maxDeck: 2 }, { hand: [] }],
      enemies,
      bonus: 1,
      state: { step: 'end-encounter', result: 'success' },
    });
    const kinds: string[] = [];

    campfire.play();
    while (campfire.asks && campfire.asks !== 'place-hunter') {
      const { kind, choose, min } = campfire.open[0]!;
      kinds.push(kind);
      campfire.answer(kind, choose === 'one' ? campfire.options().at(-1)! : campfire.options().slice(0, min));
    }

    expect(campfire.state.encounter).toBe(2);
    expect([...new Set(kinds)]).toEqual(['take-bonus', 'level-up', 'buy', 'trim-deck', 'pick-tracking', 'pick-event']);
  });

  test('[ZD-INT-4] in anyone’s turn: attacked in B’s enemy step, A may answer', () => {
    const brace = interrupt('attacked', { do: 'block', n: 1 });
    const stage = table([{ at: [4, 2], hand: [brace], recency: 1 }, { at: [0, 0] }], {
      behaviours: { sawtooth: [{ no: [{ do: 'melee', must: true, range: 1, damage: 1 }] }] },
      state: { active: 1, step: 'enemies' },
    });

    stage.play();

    expect([stage.asks, stage.askedSeat]).toEqual(['play-when-attacked', 0]);

    stage.answer('play-when-attacked', keyOf(brace));

    expect([stage.hunter(0).discard, stage.toldOf('hunter-damaged'), stage.asks]).toEqual([[brace], [], 'forced-dodge']);
  });

  test('[ZD-INT-5] it costs no action and is not the one ability of an attack', () => {
    const strike = interrupt('own-attack', { do: 'add-damage', n: 1 });
    const second = interrupt('own-attack', { do: 'add-damage', n: 1 });
    const stage = table([{ at: [5, 2], hand: [strike, second, lunge] }, {}], { dice: { attack: [1] } });

    stage.play().answer('take-action', 'melee').answer('choose-part', 'body').answer('play-ability', keyOf(lunge));
    stage.answer('play-on-attack', keyOf(strike)).answer('play-on-attack', keyOf(second));

    expect(stage.toldOf('card-played').map(event => event.card)).toEqual([lunge, strike, second]);
    expect(stage.hunter(0).discard).toEqual([strike, second, lunge]);
    expect([stage.hunter(0).actionsLeft, stage.hunter(0).done]).toEqual([1, ['melee']]);
  });

  test('[ZD-INT-6] a shocked hunter plays none', () => {
    const shout = interrupt('any-time');
    const brace = interrupt('attacked', { do: 'block', n: 1 });
    const shocked = table([{ hand: [shout, brace], shock: 1, recency: 9 }, { hand: [] }]);

    expect(attacked(shocked).asks).toBe('pay-damage');
    expect(table([{ hand: [shout], shock: 1 }, {}]).play().asks).toBe('take-action');
  });
});

describe('Interrupt windows', () => {
  test('[ZD-R-141] the active player first, then clockwise, until all have passed in a row', () => {
    const cards = [0, 1, 2, 3].map(() => interrupt('any-time', { do: 'gain-glory', n: 1 }));
    const again = interrupt('any-time', { do: 'gain-glory', n: 1 });
    const hunters = cards.map((card, seat): HunterOn => ({ hand: seat === 3 ? [card, again] : [card] }));
    const stage = table(hunters, { state: { active: 2 } });
    const order: (number | null)[] = [];
    const answer = (key: string): void => {
      order.push(stage.askedSeat);
      stage.answer('play-any-time', key);
    };

    stage.play();
    for (const key of ['pass', keyOf(cards[3]!), 'pass', 'pass', 'pass', keyOf(again), 'pass', 'pass', 'pass']) answer(key);

    // Seat 3 plays: everybody after it is asked again, and then seat 3 once more for its second card.
    expect(order).toEqual([2, 3, 0, 1, 2, 3, 0, 1, 2]);
    expect([stage.asks, stage.askedSeat]).toEqual(['take-action', 2]);
  });

  test('[ZD-R-141] any number on one event, each resolved fully before the next is offered', () => {
    const draw = interrupt('any-time', { do: 'draw', n: 1 });
    const next = interrupt('any-time', { do: 'gain-glory', n: 2 });
    const stage = table([{ hand: [draw], draw: [next, blank] }, {}]);

    stage.play().answer('play-any-time', keyOf(draw));

    expect([stage.hunter(0).hand, stage.hunter(0).discard, stage.options()]).toEqual([[next], [draw], [keyOf(next), ...passes]]);

    stage.answer('play-any-time', keyOf(next));

    expect([stage.hunter(0).glory, stage.hunter(0).discard, stage.asks]).toEqual([2, [draw, next], 'take-action']);
  });

  test('[ZD-R-141] a card that cancels the event closes the window', () => {
    const vanish = interrupt('attacked', { do: 'ignore-attack' });
    const brace = interrupt('attacked', { do: 'block', n: 1 });
    const shout = interrupt('any-time');
    const stage = table([{ hand: [vanish, brace], recency: 9 }, { hand: [shout] }]);

    attacked(stage).answer('play-when-attacked', keyOf(vanish));

    expect(stage.asks).toBeNull();
    expect([stage.hunter(0).hand, stage.hunter(0).square]).toEqual([[brace], 0]);
  });

  test('[ZD-R-141] the window after an action is the one before the next: it is offered once', () => {
    const shout = interrupt('any-time');
    const stage = table([{}, { hand: [shout] }]);

    stage.play().answer('play-any-time', 'pass').answer('take-action', 'sneak').answer('sneak-step', 'pass');

    expect([stage.asks, stage.askedSeat]).toEqual(['play-any-time', 1]);

    stage.answer('play-any-time', 'pass');

    expect([stage.asks, stage.askedSeat]).toEqual(['take-action', 0]);
  });

  test('[ZD-R-141] eventless ones are offered before and after each action, attack, enemy activation and evade roll', () => {
    const shout = interrupt('any-time');
    const stage = table(
      [
        { at: [5, 2], hand: [], draw: [blank], equipment: { armour: silk } },
        { at: [0, 0], hand: [shout] },
      ],
      {
        behaviours: { sawtooth: [{ no: [{ do: 'melee', must: true, range: 0, damage: 0 }] }] },
        dice: { attack: [0], evade: [0] },
      },
    );
    /** What happens, with an asterisk for each window that is offered to the other player and passed; several in a row count once. */
    const course: string[] = [];
    let heard = 0;
    const listen = (): void => {
      const types = stage.told.slice(heard).map(event => event.type);
      course.push(...types.filter(type => ['action-taken', 'dice-rolled', 'enemy-activated', 'maintenance'].includes(type)));
      heard = stage.told.length;
    };

    stage.play();
    while (stage.state.active === 0) {
      listen();
      if (stage.asks?.startsWith('play-')) {
        if (course.at(-1) !== '*') course.push('*');
        stage.answer(stage.asks, 'pass');
      } else if (stage.asks === 'take-action') stage.answer('take-action', stage.options().includes('melee') ? 'melee' : 'stop');
      else stage.answer(stage.asks!, stage.options()[0]!);
    }
    listen();

    expect(course).toEqual(['*', 'action-taken', '*', 'dice-rolled', '*', 'enemy-activated', '*', 'dice-rolled', '*', 'maintenance']);
  });
});

describe('Hands', () => {
  const other = fixture.blank('interrupts-other');
  const handsSeen = (mode: 'standard' | 'cooperative' | 'cooperative-easy', eye: number | null): unknown[] => {
    const { state } = given({ mode, hunters: [{ hand: [blank, lunge] }, { hand: [other] }] });
    return (viewOf(stateSchema, state, eye) as View).hunters.map(hunter => hunter.hand);
  };

  test('[ZD-R-140] hands are secret in standard play', () => {
    expect(handsSeen('standard', 0)).toEqual([[blank, lunge], 1]);
    expect(handsSeen('standard', 1)).toEqual([2, [other]]);
    expect(handsSeen('standard', null)).toEqual([2, 1]);
  });

  test('[ZD-R-140] and open to all players in cooperative play', () => {
    for (const mode of ['cooperative', 'cooperative-easy'] as const) {
      expect(handsSeen(mode, 0)).toEqual([[blank, lunge], [other]]);
      expect(handsSeen(mode, 1)).toEqual([[blank, lunge], [other]]);
    }
  });

  test('[ZD-R-140] what is drawn is told to its owner alone', () => {
    const stage = table([{ draw: [blank, lunge] }, {}], { state: { step: 'begin-turn' } });

    stage.play();

    expect(stage.toldOf('cards-drawn')).toEqual([
      { type: 'cards-drawn', rule: 'ZD-TURN-5', seat: 0, n: 2, wanted: 5, secret: { to: [0], facts: { cards: [blank, lunge] } } },
    ]);
  });
});
