/** Under our Sun, ten moments of an evening, and the shelf that they are taken from. */
import type { Bot } from '@quarry/bots';
import type { AnyMatch } from '@quarry/kernel';
import { spotOn } from './in-page.ts';
import { looksAt, type Moment } from './moments.ts';
import { Player } from './player.ts';
import { beforeTheEnd, isAsked, type Position, played, soonest } from './positions.ts';
import { TURNS } from './turns.ts';
import type { Visitor } from './visitor.ts';

const PAIR = { game: 'under-our-sun', mode: 'dry-well', setup: { characters: ['ida', 'boone'] }, seats: ['me', 'bot'] } as const;
const THREE = {
  game: 'under-our-sun',
  mode: 'lost-patrol',
  setup: { characters: ['wren', 'boone', 'sanaa'] },
  seats: ['me', 'bot', 'bot'],
} as const;

interface View {
  readonly day: number;
  readonly phase: string;
  readonly tiles: readonly { readonly hex: number; readonly card: number; readonly symbols: readonly number[] }[];
  readonly characters: readonly { readonly seat: number; readonly hex: number; readonly diedIn: number }[];
}
const stateOf = (match: AnyMatch): View => match.state as View;
const ownIn = ({ characters }: View): View['characters'][number] => characters.find(one => one.seat === 0)!;
const offers = (match: AnyMatch, key: RegExp): boolean =>
  isAsked(0, 'act')(match) && match.openFor(0)!.decision.options.some(option => key.test(option.key));

/** Both go onto the same harmless tile beside New Haven, pitch a tent there and sleep. */
const campers: Bot = {
  name: 'campers',
  answer(seen, { kind, choose, options }, seat) {
    const { characters, tiles } = seen as View;
    const [self, other] = [characters.find(one => one.seat === seat), characters.find(one => one.seat !== seat)];
    const home = tiles[0]?.hex;
    const goal = other?.hex === home ? tiles.slice(1).find(one => one.card >= 0 && one.symbols.length === 0)?.hex : other?.hex;
    const onTurn = self?.hex === home ? `${goal === undefined ? 'explore-' : `move-${goal}`}` : 'pitch-';
    const wishes = ({ equip: ['tent'], pool: ['yes'], act: [onTurn] } as Readonly<Record<string, readonly string[]>>)[kind] ?? ['dodge'];
    const idle = ['pass', 'wait', 'no', 'abstain', 'leave', 'nothing', 'done'];
    const found = [...wishes, ...idle].flatMap(wish => options.find(({ key }) => key.startsWith(wish)) ?? [])[0] ?? options[0]!;
    return choose === 'some' ? [] : found.key;
  },
};

/** Opens what can be done where one stands; another size of the window may have closed it. */
async function openRing({ page }: Visitor): Promise<void> {
  const ring = page.getByRole('group', { name: 'What can be done here' });
  if (await ring.isVisible()) return;
  const { x, y } = (await page.evaluate(spotOn, 'character 0'))!;
  await page.mouse.click(x, y);
  await ring.waitFor();
}

/** Her last question before bots would have ended the match. */
function lastAsked(position: Position): Position {
  for (let answers = 1; ; answers++) {
    const found = beforeTheEnd(answers, position);
    if (isAsked(0, 'act')(played(found))) return found;
  }
}

const MOMENTS: Readonly<Record<string, Moment>> = {
  shelf: {
    position: () => TURNS['under-our-sun'],
    then: async (_, __, visit) => {
      const bo = await visit();
      await bo.go('/new/under-our-sun');
      await bo.page.getByText('First, with 2 characters').first().waitFor();
      return bo;
    },
  },
  casting: { position: () => soonest(60, { ...PAIR, setup: {}, when: isAsked(0, 'choose-character') }) },
  morning: {
    position: () =>
      soonest(400, { ...THREE, when: match => isAsked(0, 'act')(match) && stateOf(match).day === 2 && stateOf(match).phase === 'morning' }),
  },
  ring: { position: () => TURNS['under-our-sun'], atEach: openRing },
  turned: {
    position: () => soonest(60, { ...PAIR, when: match => offers(match, /^explore-/) }),
    then: async ada => {
      const player = new Player(ada);
      const asked = (await player.nextAsked())!;
      await player.answer([asked.options.find(({ key }) => key.startsWith('explore-'))!.key]);
      await player.nextAsked();
      return ada;
    },
  },
  merchant: { position: () => soonest(200, { ...THREE, when: isAsked(0, 'deal') }) },
  join: { position: () => soonest(300, { ...THREE, when: isAsked(0, 'join') }) },
  night: {
    position: () =>
      soonest(500, {
        ...THREE,
        when: match => isAsked(0, 'choose-branch', 'pay-or', 'choose-skill')(match) && stateOf(match).phase === 'night',
      }),
  },
  death: {
    position: () =>
      soonest(90, {
        ...THREE,
        bots: 'random',
        when: match =>
          offers(match, /^use-.*aed/) && stateOf(match).characters.some(one => one.diedIn >= 0 && one.hex === ownIn(stateOf(match)).hex),
      }),
  },
  vote: { position: () => soonest(400, { ...PAIR, seats: ['me', 'me'], bots: campers, when: isAsked(0, 'vote') }) },
  end: {
    position: () => lastAsked({ ...PAIR, seed: 'the sheet is folded' }),
    then: async ada => {
      const player = new Player(ada);
      await player.playUntil(() => player.isOver);
      await ada.page.getByRole('img', { name: /^The sheet with \d+ tiles/ }).waitFor();
      return ada;
    },
  },
};

looksAt('under-our-sun', MOMENTS);
