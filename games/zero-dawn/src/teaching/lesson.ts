/** A first encounter, whole: Quiet Meadow beside one other hunter, from the first step to the vote that wins it, with a hint for everything that is asked. */
import { type Answer, type Hint, type Lesson, type Ref, type Subject, taughtBy } from '@quarry/kernel';
import { cardNamed } from '../content/box.ts';
import type { DecisionKind } from '../decisions.ts';
import { type Setup, setupFor } from '../setup.ts';

const square = (id: number): Ref => ({ kind: 'square', id });
const machine = (id: number): Ref => ({ kind: 'enemy', id });
const card = (key: string): Ref => ({ kind: 'card', id: cardNamed(key) });
const die = (id: number): Ref => ({ kind: 'die', id });
const PILE: Ref = { kind: 'zone', id: 'draw' };

const GRASS = square(9);
const OUT_OF_REACH = square(11);
const WATCHER = machine(0);
const STRIDER = machine(1);
const CANISTER: Ref = { kind: 'component', id: '1/A' };
const BOW = card('nora-ashwood-bow');
const NEEDLE_ARROW = 'nora-needle-arrow.2';
const HELD_BREATH = 'nora-held-breath.2';
/** Three of them are in hand: one is put away, one is shot. */
const SPARE_ARROW = 'nora-hunter-arrow.3';
const NEXT_ARROW = 'nora-hunter-arrow.4';

/** `anyway` is what holds for a learner who has gone another way; null where there is nothing to say then. */
const hint = (when: DecisionKind, answer: Answer, says: string, anyway: string | null, ...about: readonly Ref[]): Hint => ({
  when,
  says,
  about,
  answer,
  ...(anyway === null ? {} : { anyway }),
});

/** ZD-ACT-9, ZD-TERR-1, ZD-ATK-3 to ZD-ATK-12, ZD-CMPT-3, ZD-COOP-6. */
const FIRST_TURN: readonly Hint[] = [
  hint(
    'take-action',
    'sneak',
    'You stand next to a Watcher, and it has not noticed you. You have 2 actions: sneak first, because a sprint would alert it.',
    null,
    WATCHER,
  ),
  hint(
    'sneak-step',
    's9',
    'This square is tall grass. In it you can stay next to machines, and they do not notice you.',
    'In tall grass you can stay next to machines, and they do not notice you.',
    GRASS,
  ),
  hint(
    'take-action',
    'ranged',
    'Nobody has noticed you. Your bow reaches 2 squares: take a ranged attack.',
    'Your bow reaches 2 squares. A ranged attack is best while a machine is not alert: then its armour does not count.',
    WATCHER,
    STRIDER,
  ),
  hint(
    'choose-target',
    'e1',
    'The Watcher brings 2 encounter points, all that you need. But the Strider hits harder: hurt it first, while it is not alert.',
    'Each machine brings encounter points when it is killed. The bars are your damage; the bright ones kill.',
    STRIDER,
    WATCHER,
  ),
  hint(
    'choose-part',
    'A',
    'Tear off its Blaze Canister: 4 damage is enough. That brings you glory, and the Strider burns.',
    'Damage to the body kills. A component that is torn off brings glory and hurts the machine.',
    CANISTER,
  ),
  hint(
    'play-ammunition',
    NEEDLE_ARROW,
    'Your 16 cards are also your health, so use them with care. A ranged attack takes one ammunition card: the Needle Arrow adds 2 dice, and 2 damage against a component.',
    'Your cards are also your health, so use them with care. A ranged attack takes one ammunition card, and its dice join those of your bow.',
    card(NEEDLE_ARROW),
  ),
  hint(
    'play-ability',
    HELD_BREATH,
    'One ability may join each attack. Held Breath is 1 die more.',
    'One ability may join each attack. It is a card, too: pass if the dice will do.',
    card(HELD_BREATH),
  ),
  hint(
    'reroll',
    ['d3'],
    'Numbers add up. While the target is not alert, Nora may roll one die again: take a 1, and keep the crit.',
    'Numbers add up. Roll a low one again, and keep a crit.',
    die(2),
  ),
  hint(
    'spend-crit',
    'nora-ashwood-bow',
    'A crit has no number. It gives one effect, of your bow or of your arrow: here 1 damage, and 2 more against a component. That makes 12.',
    'A crit has no number. It gives one effect, of your weapon or of your ammunition.',
    BOW,
    card(NEEDLE_ARROW),
  ),
  hint(
    'spend-glory',
    'keep',
    'Torn off: 1 glory. Glory brings a discarded card back, but only at once. Nobody has discards yet, so keep it.',
    'Glory brings a discarded card back into a draw pile, but only at once. Without discards keep it.',
    STRIDER,
  ),
];

/** ZD-ALERT-2, ZD-EATK-8, ZD-DMG-1, ZD-EATK-14. */
const ATTACKED: readonly Hint[] = [
  hint(
    'pay-damage',
    'pile',
    'After each hunter the machines act. The Strider is alert now and attacks you for 4; your evade die takes off 3. The 1 that is left costs a card: take it from your draw pile.',
    'After each hunter the machines act, and you are attacked. What your evade dice do not take off costs a card for each point.',
    STRIDER,
    PILE,
  ),
  hint(
    'forced-dodge',
    's11',
    'The Strider has pushed you, and after each attack you dodge 1 square. Go here, where it does not reach you at once.',
    'After each attack on you, you dodge 1 square. Go where the machines do not reach you at once.',
    OUT_OF_REACH,
    STRIDER,
  ),
];

/** ZD-TURN-4, ZD-TURN-5, ZD-ALERT-7, ZD-ATK-13, ZD-ACT-10. */
const SECOND_TURN: readonly Hint[] = [
  hint(
    'discard-before-drawing',
    [SPARE_ARROW],
    'Each of your turns begins here: put away what you do not need, then draw up to 5 cards. Of 3 Hunter Arrows put one away: you draw 3 cards, not 2.',
    'Each of your turns begins here: put away what you do not need, then draw up to 5 cards. What is put away is no longer health, until Craft brings it back.',
    card(SPARE_ARROW),
  ),
  hint(
    'take-action',
    'ranged',
    'You stood next to the Watcher without grass, and now it is alert. It has 3 of 5 hit points left: shoot it.',
    'Out of the grass, machines next to you become alert. Alert ones act by their behaviour card, the others go 1 square along their route.',
    WATCHER,
  ),
  hint(
    'choose-part',
    'body',
    'Aim at the body. As the Watcher is alert, its armour of 1 counts: 4 damage kills it.',
    'Once a machine is alert, its armour is taken off your damage: aim at the body if that still kills.',
    WATCHER,
  ),
  hint(
    'play-ammunition',
    NEXT_ARROW,
    'The Hunter Arrow adds 1 die: 3 in all.',
    'Every card that you play is one that you cannot lose later: play what the shot needs.',
    card(NEXT_ARROW),
  ),
  hint(
    'play-ability',
    'pass',
    'Three dice will do here. Pass, and keep your cards.',
    'Whether an ability is worth its card, the bars tell: pass if the dice will do.',
    WATCHER,
  ),
  hint(
    'spend-glory',
    'h1',
    'Killed: 2 points, and 1 glory. Now there are discards: choose the Carja Warrior, who has 7 cards left and gets one back.',
    'Once there are discards, glory is worth spending: choose whoever has the fewest cards left.',
    { kind: 'hunter', id: 1 },
  ),
  hint(
    'take-action',
    'craft',
    'The 2 points are there; the vote to end comes after the machines. You have 11 cards left: Craft shuffles your 3 oldest discards into your draw pile.',
    'Craft shuffles your 3 oldest discards into your draw pile: do it before the pile runs low. Whoever has no card left faints.',
    { kind: 'hunter', id: 0 },
  ),
];

/** ZD-MAINT-4, ZD-LVL-3. */
const AFTERWARDS: readonly Hint[] = [
  hint(
    'vote-to-end',
    'end',
    'The party has its 2 points. If both of you vote to end the encounter, it is won. The Carja Warrior votes to end: do it, too.',
    'The party has its points. If both of you vote to end the encounter, it is won. The other hunter votes to end: do it, too.',
    STRIDER,
  ),
  {
    when: 'level-up',
    says: 'The encounter is won. At the campfire you learn and buy; then four more encounters, the last against the Sawtooth. From here on the hunt is yours, without hints. To play with other people, choose New table in the lobby.',
    about: [],
    anyway: true,
  },
];

/** What whoever did not come to it reads of in the rules. */
const SUBJECTS: Readonly<Partial<Record<DecisionKind, Subject>>> = {
  'sneak-step': { says: 'sneaking', rule: 'ZD-ACT-9' },
  'choose-target': { says: 'how an attack goes', rule: 'ZD-ATK-1' },
  'choose-part': { says: 'components', rule: 'ZD-CMPT-1' },
  'spend-glory': { says: 'what glory is spent on', rule: 'ZD-COOP-6' },
  'pay-damage': { says: 'what damage costs', rule: 'ZD-DMG-1' },
  'forced-dodge': { says: 'the dodge after an attack', rule: 'ZD-EATK-14' },
  'vote-to-end': { says: 'the vote that ends an encounter', rule: 'ZD-MAINT-4' },
};

export const FIRST_HUNT: Lesson<Setup> = {
  id: 'first-hunt',
  title: 'A first hunt',
  goal: 'Glory in five encounters brings Suns, and Suns are victory points: whoever has the most wins, if the last encounter is won. In a cooperative game all of you win the last encounter, or nobody does.',
  says: 'You can stalk a machine, bring it down, stand its attack, and win an encounter.',
  setup: setupFor(2, 'cooperative-easy', { hunters: ['nora', 'carja'], leader: 0 }),
  next: {
    says: 'Begin a hunt of your own',
    setup: setupFor(3, 'standard', { hunters: ['nora', 'choose', 'choose'] }),
    seats: ['me', 'bot', 'bot'],
  },
  seed: 'first hunt 25667',
  before: [
    { seat: 0, answer: 'quiet-meadow' },
    { seat: 0, answer: 's4' },
    { seat: 1, answer: 's15' },
    { seat: 0, answer: [] },
  ],
  seat: 0,
  others: { 'vote-to-end': 'end' },
  hints: taughtBy([...FIRST_TURN, ...ATTACKED, ...SECOND_TURN, ...AFTERWARDS], SUBJECTS),
};
