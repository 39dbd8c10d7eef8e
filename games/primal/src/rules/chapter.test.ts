/** Chapters: story, box, choice, board, the hunt laid out, and what comes of it. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Carried } from '../campaign.ts';
import {
  attritionCard,
  BURDEN_NUMBERS,
  behaviourCard,
  cardNamed,
  keyOf,
  monsterCard,
  objectiveCard,
  perilCard,
  questNamed,
  scenarioOfQuest,
  stanceCard,
} from '../content/box.ts';
import { MONSTERS, type MonsterId } from '../content/kinds.ts';
import type { Chapter, Consequence, Quest } from '../content/types.ts';
import { healthOf } from '../questions.ts';
import { campaignFor, expeditionFor, prologueFor, sequel } from '../setup.ts';
import { stateSchema } from '../state.ts';
import { type CampAt, CampRehearsal, chapter, inCamp, layOutWares, quest, tell } from '../testing/camp.ts';
import { huntLost } from './chapter.ts';

beforeEach(() => layOutWares());

const QUESTS: readonly Quest[] = [
  quest('t-ram'),
  quest('t-storm', { monster: 'stormhorn' }),
  quest('t-late', { expires: { after: 3, says: 'Too late.', effects: [{ do: 'achieve', achievement: 'late' }] } }),
];
const [RAM, STORM, LATE] = [1, 2, 3];
const FIRST_BOX: readonly Consequence[] = [
  { do: 'forge', level: 1 },
  { do: 'herbalist', level: 1 },
  { do: 'upgrade' },
  { do: 'unlock', quests: ['t-ram', 't-storm'] },
];
const inChapter = (no: number, own: Partial<Chapter>, at: Partial<CampAt> = {}): CampRehearsal => {
  tell(QUESTS, [chapter(no, own)]);
  return inCamp({
    setup: campaignFor(at.setup?.seats ?? 2),
    ...at,
    campaign: { chapter: no, ...at.campaign },
    state: { step: 'story', ...at.state },
  });
};

describe('Story and box', () => {
  test('[PA-CAMP-14][PA-CAMP-3] the box of the first chapter: forge, herbalist, an upgrade each, two quests', () => {
    const r = inChapter(1, { box: FIRST_BOX });

    expect(r.state.campaign).toMatchObject({ forge: 1, herbalist: 1, available: [RAM, STORM] });
    expect(r.state.belongings.map(one => one.upgrades)).toEqual([1, 1]);
    expect(r.types()).toEqual([
      'chapter-begun',
      'page-read',
      'forge-raised',
      'herbalist-raised',
      'upgrade-gained',
      'upgrade-gained',
      'quest-opened',
      'quest-opened',
    ]);
    expect([r.state.step, r.state.pages, r.options('choose-quest')]).toEqual(['board', ['chapter'], ['t-ram', 't-storm']]);
  });

  test('[PA-CAMP-14] resources go to each, an element is opened', () => {
    const r = inChapter(2, {
      box: [
        { do: 'gain', resources: ['bone', 'bone', 'fogcap'] },
        { do: 'open-element', element: 'metal' },
      ],
    });

    expect([0, 1].map(seat => [r.resources('bone', seat), r.resources('fogcap', seat)])).toEqual([
      [2, 1],
      [2, 1],
    ]);
    expect(r.state.campaign.elements).toEqual(['metal']);
  });

  test('[PA-CAMP-12] texts test for achievements, also for one of the same box', () => {
    const box: Consequence[] = [
      { do: 'when', achievement: 'kind', then: [{ do: 'forge', level: 3 }], otherwise: [{ do: 'achieve', achievement: 'kind' }] },
      { do: 'when', achievement: 'kind', then: [{ do: 'herbalist', level: 2 }] },
    ];

    expect(inChapter(2, { box }).state.campaign).toMatchObject({ forge: 0, herbalist: 2, achievements: ['kind'] });
    expect(inChapter(2, { box }, { campaign: { achievements: ['kind'] } }).state.campaign).toMatchObject({ forge: 3, herbalist: 2 });
  });

  test('[PA-CAMP-16] what was left too long expires once, with its effects, and cannot be chosen', () => {
    const before = inChapter(3, {}, { campaign: { available: [RAM!, STORM!, LATE!] } });
    expect(before.options('choose-quest')).toEqual(['t-ram', 't-storm', 't-late']);

    const after = inChapter(
      4,
      {
        box: [
          { do: 'unlock', quests: ['t-late'] },
          { do: 'expire', quests: ['t-late'] },
        ],
      },
      { campaign: { available: [RAM!, STORM!, LATE!] } },
    );
    expect(after.state.campaign).toMatchObject({ expired: [LATE], available: [RAM, STORM], achievements: ['late'] });
    expect([after.types('quest-expired'), after.options('choose-quest')]).toEqual([['quest-expired'], ['t-ram', 't-storm']]);
  });

  test('[PA-CAMP-16] a box makes a quest expire before its time', () => {
    const r = inChapter(1, { box: [{ do: 'expire', quests: ['t-late'] }] }, { campaign: { available: [RAM!, STORM!, LATE!] } });

    expect(r.state.campaign).toMatchObject({ expired: [LATE], achievements: ['late'] });
  });

  test('[PA-CAMP-15] a choice of the group keeps the board closed', () => {
    const options = [
      { id: 'stay', says: 'Stay.', then: 'You stay.', effects: [{ do: 'achieve', achievement: 'stayed' }] as const },
      { id: 'go', says: 'Go.', then: 'You go.', effects: [] },
    ];
    const r = inChapter(4, { choice: { asks: 'Stay?', options } }, { campaign: { available: [RAM!, STORM!] } });
    expect([r.state.step, r.open.map(one => [one.kind, one.seat]), r.options('chapter-choice')]).toEqual([
      'chapter-choice',
      [
        ['chapter-choice', 0],
        ['chapter-choice', 1],
      ],
      ['stay', 'go'],
    ]);
    r.answer('chapter-choice', 'stay', 0);

    expect(r.state.campaign).toMatchObject({ choices: ['4:stay'], achievements: ['stayed'] });
    expect([r.state.step, r.toldOf('choice-made')]).toMatchObject(['board', [{ chapter: 4, choice: 'stay' }]]);
  });

  test('[PA-CAMP-3] a chapter without a page of its own reads none', () => {
    const r = inChapter(1, { story: '' }, { campaign: { available: [RAM!, STORM!] } });

    expect([r.types(), r.state.pages, r.state.step]).toEqual([['chapter-begun'], [], 'board']);
  });
});

describe('The board', () => {
  const onBoard = (no: number, available: readonly number[], seats = 2): CampRehearsal =>
    inChapter(no, {}, { setup: campaignFor(seats), campaign: { available } });

  test('[PA-CAMP-4] one becomes active, the other stays', () => {
    const r = onBoard(1, [RAM!, STORM!]).answer('choose-quest', 't-storm', 0);

    expect([r.state.scenario, r.state.campaign.available, r.state.step]).toEqual([scenarioOfQuest(STORM!), [RAM], 'prepare']);
    expect(r.state.pages).toEqual(['chapter', 'before']);
  });

  test('[PA-R-31] anybody proposes; before the hunt the first seat settles it, or all others do', () => {
    const agreed = onBoard(1, [RAM!, STORM!], 3).answer('choose-quest', 't-storm', 2);
    expect(agreed.decision('agree-choose-quest', 0)).toMatchObject({ facts: { by: 2 }, proposed: { key: 't-storm', value: STORM } });
    expect(agreed.answer('agree-choose-quest', 'yes', 0).state.scenario).toBe(scenarioOfQuest(STORM!));

    const outvoted = onBoard(1, [RAM!, STORM!], 3).answer('choose-quest', 't-storm', 2).answer('agree-choose-quest', 'no', 0);
    expect(outvoted.answer('agree-choose-quest', 'yes', 1).state.scenario).toBe(scenarioOfQuest(STORM!));

    const refused = onBoard(1, [RAM!, STORM!], 3).answer('choose-quest', 't-storm', 2).answer('agree-choose-quest', 'no', 0);
    expect(refused.answer('agree-choose-quest', 'no', 1).state.scenario).toBe(scenarioOfQuest(RAM!));
  });

  test('[PA-CAMP-1] the prologue is what it is, [PA-CAMP-2] and so is the finale', () => {
    expect(onBoard(0, [RAM!, STORM!]).state.scenario).toBe(scenarioOfQuest(questNamed('t-prologue')));
    expect(onBoard(12, [RAM!, STORM!]).state.scenario).toBe(scenarioOfQuest(questNamed('t-finale')));
  });

  test('a board is never empty: then all that is neither done nor expired stands on it', () => {
    const r = inChapter(5, {}, { campaign: { available: [], completed: [0, RAM!] } });
    expect(r.options('choose-quest')).toEqual(['t-storm', 't-late']);
  });
});

describe('The hunt is laid out', () => {
  const opened = (monster: MonsterId = 'ramhide', level = 1, seats = 2): CampRehearsal =>
    inCamp({ setup: expeditionFor(seats, monster, level) });

  test('[PA-SET-5][PA-SET-8][PA-COMP-13][PA-SET-10] health 10, first stance of the level, no damage, struggle by hunters, all in the south', () => {
    for (const seats of [2, 3, 4]) {
      const { state } = opened('ramhide', 2, seats);
      expect(stanceCard(state.monster.stance)).toMatchObject({ monster: 'ramhide', level: 2, stance: 1 });
      expect(state.monster).toMatchObject({ health: 10, damage: 0, struggle: seats, facing: 2 });
      expect(state.hunters.map(one => one.sector)).toEqual(Array(seats).fill(2));
    }
  });

  test('[PA-SET-6] the peril of the first stance, and the objectives that are there from the start', () => {
    const { perils, objectives } = opened('ramhide', 1).state.monster;

    expect(perils.every(one => perilCard(one.card).stance === 1 && perilCard(one.card).levels.includes(1))).toBe(true);
    expect(objectives.every(one => [undefined, 1].includes(objectiveCard(one.card).stance))).toBe(true);
    expect([perils.length, objectives.map(one => one.counters)]).toEqual([1, objectives.map(() => 0)]);
  });

  test.each(MONSTERS.filter(one => one !== 'sleeper').flatMap(id => [0, 1, 2, 3].map(level => [id, level] as const)))(
    '[PA-SET-7][PA-COMP-10][PA-COMP-11] %s at level %i: three slots face down, six in the pile, marks of the level',
    (id, level) => {
      const r = opened(id, level);
      const { slots, pile, discard } = r.state.monster;
      const cards = [...slots.flatMap(one => one.down), ...pile];

      expect([slots.length, slots.every(one => one.down.length === 1 && one.up.length === 0), pile.length, discard]).toEqual([
        3,
        true,
        6,
        [],
      ]);
      expect([...new Set(cards.map(card => behaviourCard(card).mark))].sort()).toEqual([level, level + 1, level + 2]);
      expect(r.types('behaviour-revealed')).toEqual([]);
    },
  );

  test('[PA-SET-7] the boss has slots that are locked at first, and those stay empty', () => {
    const { slots } = opened('sleeper', 3).state.monster;
    const { slots: all, locked } = monsterCard('sleeper');

    expect(slots.map(one => [one.isLocked, one.down.length])).toEqual(
      Array.from({ length: all }, (_, i) => (i >= all - locked ? [true, 0] : [false, 1])),
    );
  });

  test('[PA-SET-11] ground by the starting front: rear north, left flank west', () => {
    tell(QUESTS);
    const r = inCamp({
      setup: campaignFor(2),
      campaign: { chapter: 1 },
      state: { step: 'open-hunt', level: 1, scenario: scenarioOfQuest(RAM!) },
    });

    expect(r.state.terrain.map(one => [one.kind, one.sector])).toEqual([
      ['rock', 0],
      ['sand', 3],
    ]);
  });

  test('[PA-CAMP-4] what was read on the board is not read again when the hunt is laid out', () => {
    tell(QUESTS);
    const at = { setup: campaignFor(2), campaign: { chapter: 1 } } as const;
    const opening = { step: 'open-hunt', level: 1, scenario: scenarioOfQuest(RAM!) } as const;

    expect(inCamp({ ...at, state: { ...opening, pages: ['before'] } }).types('page-read')).toEqual([]);
    expect(inCamp({ ...at, state: opening }).toldOf('page-read')).toMatchObject([{ page: 'before' }]);
    expect(opened().types('page-read')).toEqual([]);
  });

  test('[PA-SET-12][PA-SET-14] five cards of a shuffled deck, an unfocused mastery, and nothing is drawn again', () => {
    const r = inCamp({ setup: prologueFor(2) });

    expect(r.state.hunters.map(one => [one.hand.length, one.deck.length, one.counters, one.isFocused])).toEqual([
      [5, 19, 0, false],
      [5, 19, 0, false],
    ]);
    expect([r.open, r.state.step, r.state.round]).toEqual([[], 'choose-aggro', 1]);
  });

  test('[PA-SET-13][PA-COMP-8] ten attrition cards; specials take the place of the value they name', () => {
    for (const id of MONSTERS.filter(one => one !== 'sleeper')) {
      const deck = opened(id, 1).state.attrition.pile.map(attritionCard);
      const specials = deck.filter(one => one.monster !== undefined);
      const values = [...deck.filter(one => one.monster === undefined).map(one => one.value), ...specials.map(one => one.replaces)];
      expect([values.sort(), specials.every(one => one.monster === id)]).toEqual([[0, 1, 1, 1, 1, 1, 2, 2, 2, 3], true]);
    }
  });

  test('[PA-SET-4] health is armour and helm', () => {
    const r = inCamp({
      setup: expeditionFor(2, 'ramhide', 1),
      own: [{ armour: 't-coat-1', helm: 't-hood-1', item: 't-prize', owned: ['t-coat-1', 't-hood-1', 't-prize'] }],
    });
    expect(healthOf(r.state, 0)).toBe(12);
  });

  test('what is worn and packed comes along, and the state is in the order of its declaration', () => {
    const own = [{ item: 't-prize', owned: ['t-prize'], potions: ['t-flask', 't-broth-1'], loadout: ['t-flask'] }];
    const { state } = inCamp({ setup: expeditionFor(2, 'ramhide', 1), own });

    expect([keyOf(state.hunters[0]!.item), state.hunters[0]!.potions.map(keyOf)]).toEqual(['t-prize', ['t-flask']]);
    expect(JSON.stringify(stateSchema.check(JSON.parse(JSON.stringify(state)), 'state'))).toBe(JSON.stringify(state));
  });
});

describe('Won', () => {
  const won = (own: Partial<Quest> = {}, at: Partial<CampAt> = {}): CampRehearsal => {
    tell([quest('t-ram', own), ...QUESTS.slice(1)]);
    return inCamp({
      setup: campaignFor(at.setup?.seats ?? 2),
      ...at,
      campaign: { chapter: 1, available: [STORM!], ...at.campaign },
      state: { step: 'won', result: 'won', round: 7, scenario: scenarioOfQuest(RAM!), ...at.state },
    });
  };

  test('[PA-CAMP-9][PA-CAMP-10] done, a trophy, its element opened, and the listed resources for each of three', () => {
    const r = won({}, { setup: campaignFor(3) });

    expect(r.state.campaign).toMatchObject({ completed: [RAM], trophies: ['ramhide'], elements: ['horn'], available: [STORM] });
    expect([0, 1, 2].map(seat => ['horn', 'blood', 'bone', 'fogcap'].map(one => r.resources(one as 'horn', seat)))).toEqual(
      Array(3).fill([2, 2, 1, 1]),
    );
    expect([r.state.step, r.outcome?.winners]).toEqual(['over', [0, 1, 2]]);
  });

  test('[PA-GAME-1][PA-CAMP-3] the chapter is over with it, and hands on what it came to', () => {
    const r = won();
    expect(r.outcome).toMatchObject({ winners: [0, 1], why: 'PA-WIN-1', carries: { chapter: 1, completed: ['t-ram'], isLost: false } });
  });

  test('[PA-CAMP-11] a reward card lies there until the group gives it to somebody', () => {
    const r = won({ rewards: { elements: 0, materials: [], plants: [], cards: ['t-prize', 't-flask'] } });
    expect([r.state.campaign.unassigned.map(keyOf), r.options('give-reward'), r.decision('give-reward', 0).facts]).toEqual([
      ['t-prize', 't-flask'],
      ['seat-0', 'seat-1'],
      { card: cardNamed('t-prize') },
    ]);
    r.answer('give-reward', 'seat-1', 0).answer('give-reward', 'seat-0', 0);

    expect([r.own(1).owned.map(keyOf), r.own(0).potions.map(keyOf), r.state.campaign.unassigned]).toEqual([['t-prize'], ['t-flask'], []]);
  });

  test('[PA-CAMP-11][PA-FORGE-7] whoever has it already is not asked for', () => {
    const r = won({ rewards: { elements: 0, materials: [], plants: [], cards: ['t-prize'] } }, { own: [{ owned: ['t-prize'] }] });
    expect([r.own(1).owned.map(keyOf), r.state.step]).toEqual([['t-prize'], 'over']);
  });

  test('[PA-CAMP-12] achievements and quests of the reward are recorded', () => {
    const r = won({ rewards: { elements: 0, materials: [], plants: [], achievement: 'horns', unlocks: ['t-late'] } });
    expect(r.state.campaign).toMatchObject({ achievements: ['horns'], available: [STORM, LATE] });
  });

  test('[PA-HERB-3] [PA-HERB-4] what was brewed and drunk is gone, what was won comes back', () => {
    const drunk = ['t-broth-1', 't-flask'].map(cardNamed);
    const potions = ['t-broth-1', 't-draught-1', 't-flask'];
    const r = won({}, { own: [{ potions, loadout: potions }], hunters: [{ drunk }] });

    expect([r.own().potions.map(keyOf), r.own().loadout.map(keyOf)]).toEqual([
      ['t-draught-1', 't-flask'],
      ['t-draught-1', 't-flask'],
    ]);
  });

  test('[PA-WND-3][PA-R-23] wounds and deplete tokens are gone', () => {
    const [wound] = BURDEN_NUMBERS;
    const r = won({}, { hunters: [{ isArmourDepleted: true, falls: 1, discard: [wound!] }], state: { burdens: BURDEN_NUMBERS.slice(1) } });

    expect(r.state.hunters[0]).toMatchObject({ isArmourDepleted: false, isHelmDepleted: false, discard: [], damage: 0, falls: 0 });
    expect(r.state.burdens).toEqual(BURDEN_NUMBERS);
  });

  test('[PA-CAMP-11][PA-FORGE-7][PA-HERB-2] what nobody can take is set aside, and nobody is asked', () => {
    const all = { owned: ['t-prize'], potions: ['t-flask'] };
    const rewards = { elements: 0, materials: [], plants: [], cards: ['t-prize', 't-flask'] };
    const nobody = won({ rewards }, { own: [all, all] });
    const one = won({ rewards }, { own: [all, {}] });

    expect([nobody.state.campaign.unassigned, nobody.state.step, nobody.types('card-assigned')]).toEqual([[], 'over', []]);
    expect(nobody.asked.filter(line => line.includes('give-reward'))).toEqual([]);
    expect(one.toldOf('card-assigned').map(({ seat, card }) => [seat, keyOf(card)])).toEqual([
      [1, 't-prize'],
      [1, 't-flask'],
    ]);
  });

  test('[PA-CAMP-11][PA-FORGE-7] a weapon goes to nobody of another class', () => {
    const r = won({ rewards: { elements: 0, materials: [], plants: [], cards: ['t-sword-1'] } });

    expect([r.own(0).owned, r.own(1).owned.map(keyOf), r.state.step]).toEqual([[], ['t-sword-1'], 'over']);
    expect(r.asked).toEqual([]);
  });

  test('[PA-CAMP-9][PA-CAMP-10][PA-CAMP-12] a monster without an element opens none and leaves none; no achievement is none', () => {
    const r = won({ monster: 'sleeper', rewards: { elements: 2, materials: ['bone'], plants: [] } });

    expect(r.state.campaign).toMatchObject({ elements: [], achievements: [] });
    expect(r.toldOf('resources-gained').map(one => one.resources)).toEqual([['bone'], ['bone']]);
    expect(r.types('element-opened', 'achievement-gained')).toEqual([]);
  });

  test('the trial counts ten for a level, what is left of the rounds, less two for each fall', () => {
    const r = won({}, { hunters: [{ falls: 2 }, { falls: 1 }], campaign: { chapter: 4 } });
    expect([r.state.campaign.score, r.toldOf('quest-won')]).toMatchObject([17, [{ rounds: 7, falls: 3, score: 17 }]]);
  });

  test('[PA-CAMP-17] winning the last chapter wins the campaign', () => {
    tell(QUESTS);
    const finale = scenarioOfQuest(questNamed('t-finale'));
    const r = inCamp({
      setup: campaignFor(2),
      campaign: { chapter: 12 },
      state: { step: 'won', result: 'won', level: 3, round: 9, scenario: finale },
    });
    r.answer('give-reward', 'seat-0', 0);

    expect(r.outcome).toMatchObject({ why: 'PA-CAMP-17', winners: [0, 1], carries: { chapter: 12 } });
  });

  test('[PA-EXP-5] of an expedition nothing is kept', () => {
    const at = { setup: expeditionFor(2, 'ramhide', 1), state: { step: 'won', result: 'won', round: 5 } } as const;
    const before = new CampRehearsal(at).state.belongings;
    const r = inCamp(at);

    expect([r.state.belongings, r.state.campaign.trophies, r.types('page-read')]).toEqual([before, [], []]);
    expect(r.outcome).toMatchObject({ winners: [0, 1], why: 'PA-WIN-1' });
    expect(sequel.next(at.setup, r.outcome!.carries as Carried, 2, [0, 1])).toBeNull();
  });
});

describe('Lost', () => {
  const lost = (at: Partial<CampAt> = {}): CampRehearsal => {
    tell(QUESTS);
    return inCamp({
      setup: campaignFor(2, 0, { trial: at.setup?.trial ?? false }),
      ...at,
      campaign: { chapter: 1, ...at.campaign },
      state: { step: 'lost', result: 'lost', why: 'time', level: 1, round: 10, scenario: scenarioOfQuest(RAM!), ...at.state },
    });
  };

  test('[PA-CAMP-13] one defeat, the same quest, potions back, and to preparation', () => {
    const drunk = [cardNamed('t-broth-1')];
    const r = lost({ own: [{ potions: ['t-broth-1'], loadout: ['t-broth-1'] }], hunters: [{ drunk, falls: 1, isHelmDepleted: true }] });

    expect(r.state).toMatchObject({
      step: 'prepare',
      scenario: scenarioOfQuest(RAM!),
      result: 'none',
      why: 'none',
      round: 0,
      pages: ['lost'],
    });
    expect(r.state.campaign).toMatchObject({ defeats: 1, defeatsHere: 1, completed: [] });
    expect([r.own().potions, r.own().loadout, r.toldOf('potions-back')]).toMatchObject([drunk, drunk, [{ seat: 0, cards: drunk }]]);
    expect(r.state.hunters[0]).toMatchObject({ isHelmDepleted: false, drunk: [] });
    expect(r.open.map(one => one.kind)).toEqual(['prepare', 'prepare']);
  });

  test('[PA-CAMP-1] a lost prologue is tried again', () => {
    const r = lost({ campaign: { chapter: 0 }, state: { scenario: scenarioOfQuest(0), level: 0 } });
    expect([r.chores(0), r.chores(1)]).toEqual([['ready'], ['ready']]);
    r.do('ready', 0).do('ready', 1);

    expect([r.state.step, r.state.monster.id]).toEqual(['choose-aggro', 'cinderwing']);
  });

  test('[PA-CAMP-13] however often it is lost, its page is kept once', () => {
    const r = lost();
    for (let i = 0; i < 3; i++) {
      r.do('ready', 0).do('ready', 1);
      r.run(() => huntLost(r.table)).play();
    }
    expect([r.state.pages, r.state.campaign.defeats]).toEqual([['before', 'lost'], 4]);
  });

  test('[PA-CAMP-1] the prologue alone is read before and after, and is over either way', () => {
    tell(QUESTS);
    const ends = (['won', 'lost'] as const).map(result =>
      inCamp({ setup: prologueFor(2), state: { step: result, result, why: result === 'won' ? 'none' : 'time', round: 5 } }),
    );
    expect([inCamp({ setup: prologueFor(2) }).state.pages, ...ends.map(one => [one.state.pages, one.outcome?.winners.length])]).toEqual([
      ['before'],
      [['won'], 2],
      [['lost'], 0],
    ]);
  });

  test('[PA-CAMP-18] in the trial the third defeat ends the campaign', () => {
    const trial = campaignFor(2, 0, { trial: true });
    expect(lost({ setup: trial, campaign: { defeats: 1 } }).state.step).toBe('prepare');

    const over = lost({ setup: trial, campaign: { defeats: 2 } });
    expect(over.outcome).toMatchObject({ winners: [], why: 'PA-CAMP-18', facts: { defeats: 3 }, carries: { isLost: true } });
    expect(lost({ campaign: { defeats: 2 } }).state.step).toBe('prepare');
  });

  test('[PA-EXP-5] a lost expedition is over', () => {
    const r = inCamp({ setup: expeditionFor(2, 'ramhide', 1), state: { step: 'lost', result: 'lost', why: 'time', round: 10 } });
    expect(r.outcome).toMatchObject({ winners: [], why: 'PA-WIN-2' });
    expect(r.types('page-read')).toEqual([]);
  });
});
