/** Urban Manhunt, ten moments of a show. */
import type { AnyMatch } from '@quarry/kernel';
import { looksAt, type Moment } from './moments.ts';
import { Player } from './player.ts';
import { before, isAsked, type Position, soonest } from './positions.ts';
import type { Visitor } from './visitor.ts';

const SHOW = { game: 'urban-manhunt', seats: ['me', 'bot', 'bot', 'bot'], seed: 'on air' } as const satisfies Position;
/** What is told stays long enough to be held; and moves nobody who takes a picture. */
const WATCHES = { habits: { motion: 'off', pace: 'calm', confirm: 'never' } } as const;

const turnOf = (match: AnyMatch): number => (match.view(0) as { readonly turn: number }).turn;
/** There is more than one to shoot at; and no long answer below the panel. */
function mayShoot(match: AnyMatch): boolean {
  const keys = isAsked(0, 'act')(match) ? match.openFor(0)!.decision.options.map(({ key }) => key) : [];
  if (!keys.includes('shoot') || keys.includes('hard-move')) return false;
  const world = match.ahead(0);
  const isShot = world?.answer(0, 'shoot').ok && world.openFor(0)?.decision;
  return isShot ? isShot.options.length > 1 && ['choose-attack', 'choose-target'].includes(isShot.kind) : false;
}
/** The wounds of an attack are coming, and something can still be done about them. */
const isThreatened = (match: AnyMatch): boolean =>
  isAsked(0, 'before-roll')(match) && match.openFor(0)!.decision.facts?.['check'] === 'resistance';

/** Presses Pause as soon as something lies there, sooner than a hand could. */
const pausesAt = (selector: string): string => `{
  const look = new MutationObserver(() => {
    const pause = document.querySelector('.transport-play');
    if (!pause || !document.querySelector('${selector}')) return;
    look.disconnect();
    pause.click();
  });
  look.observe(document, { childList: true, subtree: true });
}`;

type Event = Parameters<Parameters<typeof before>[0]>[0];

/** What is told after an answer of one's own, held where it lies over the picture; and gone on from there. */
function held(selector: string, isIt: (event: Event) => boolean, goOn: (ada: Visitor) => Promise<void> = async () => {}): Moment {
  const found = before(isIt, 0, SHOW);
  return {
    position: () => found.position,
    comes: WATCHES,
    then: async ada => {
      await ada.page.evaluate(pausesAt(selector));
      await new Player(ada, { likes: 'buttons' }).answer(found.answer);
      await ada.page.locator('.transport-play', { hasText: 'Play' }).waitFor();
      await goOn(ada);
      return ada;
    },
  };
}

const LAST = before(({ type }) => type === 'match-over', 0, { ...SHOW, seed: 'b' });

const MOMENTS: Readonly<Record<string, Moment>> = {
  hunters: { position: () => ({ ...SHOW, when: isAsked(0, 'choose-hunter') }) },
  turn: held('.show-bar.is-plain', ({ type }) => type === 'turn-begun'),
  act: { position: () => ({ ...SHOW, when: match => isAsked(0, 'act')(match) && turnOf(match) >= 3 }) },
  way: {
    position: () => ({ ...SHOW, when: match => isAsked(0, 'walk')(match) && turnOf(match) >= 2 }),
    then: async ada => {
      const player = new Player(ada);
      const { from } = (await player.nextAsked())!;
      await player.pointAt({ x: from!.x < 24 ? from!.x + 3 : from!.x - 3, y: from!.y });
      return ada;
    },
  },
  shot: {
    position: () => soonest(300, { ...SHOW, when: mayShoot }),
    comes: { habits: { confirm: 'never', composes: true } },
    then: async ada => {
      await ada.page.locator('.option[data-key="shoot"]').click();
      await ada.page.locator('form.composer').waitFor();
      return ada;
    },
  },
  crims: held(
    '.show-bar.is-live',
    event => event.type === 'phase-begun' && event['phase'] === 'crim',
    async ada => {
      const told = ada.page.getByRole('region', { name: 'What happens' });
      while (!/ (shoots|fights|strikes|charges)\b/.test(await told.locator('.decision-question').innerText()))
        await told.getByRole('button', { name: 'One step on' }).click();
    },
  ),
  threat: { position: () => soonest(300, { ...SHOW, when: isThreatened }) },
  kill: held('.show-stamp', event => event.type === 'crim-eliminated' && event['by'] === 0),
  down: { position: () => soonest(600, { ...SHOW, when: isAsked(0, 'choose-recovery') }) },
  credits: {
    position: () => LAST.position,
    then: async ada => {
      await new Player(ada).answer(LAST.answer);
      await ada.page.getByRole('article', { name: 'The story of this match' }).locator('.tale-figures').waitFor();
      return ada;
    },
  },
};

looksAt('urban-manhunt', MOMENTS);
