/** Under our Sun with a possible traitor: whether somebody is a Son of Liberty shows in no frame that anybody else is sent. */
import { Players, random } from '@quarry/bots';
import { gameNamed } from '@quarry/catalogue';
import { type AnyGame, type AnyMatch, Match, startMatch } from '@quarry/kernel';
import { isNight } from '@quarry/kernel/testing';
import { expect, test } from 'vitest';
import { type At, answerAt, Frames, sitAt, tableAt } from './testing/tables.ts';

const SEATS = 3;
/** Whose card differs. */
const DEALT = 0;
/** In how many matches it is compared. */
const TIMES = isNight ? 10 : 4;
/** What only a Son of Liberty can do: whoever does it is known from then on. */
const isOpenTreason = (key: string): boolean => /^(reveal$|summon-|send-)/.test(key);

function theGame(): AnyGame {
  const found = gameNamed('under-our-sun');
  if (!found.ok) throw new Error(found.refusal.says);
  return found.value;
}
const game = theGame();
const { setup } = [...game.tables, ...(game.moreTables ?? [])].find(
  one => (one.setup as { mode: string }).mode === 'semi' && game.seatsOf(one.setup) === SEATS,
)!;

/** A turn of the seat in a match in which it was dealt the Son of Liberty; null if another card was. */
function turnOfTheSon(seed: string): At | null {
  const started = startMatch(game, setup, seed);
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  const players = new Players(match, new Array(SEATS).fill(random));
  while (!match.outcome && match.openFor(DEALT)?.decision.kind !== 'act') players.play(match.n + 1);
  const isSon = match.openFor(DEALT)?.decision.options.some(({ key }) => key === 'reveal');
  return isSon ? { game, setup, seed, moment: match.checkpoint } : null;
}
/** The card of the seat and one that was dealt to nobody have changed places: there is one Son of Liberty, so that this is a Survivor. */
function asSurvivor(here: At): At {
  const state = game.rules.state.clone(here.moment.state) as { players: { team: number[] }[]; teamPile: number[] };
  const [own] = state.players[DEALT]!.team;
  const [left, ...rest] = state.teamPile;
  state.players[DEALT]!.team = [left!];
  state.teamPile = [own!, ...rest];
  return { ...here, moment: { ...here.moment, state } };
}
function openWorld(here: At) {
  const table = tableAt(here);
  const frames = Array.from({ length: SEATS }, () => new Frames());
  const watcher = new Frames();
  const chairs = frames.map((outlet, seat) => sitAt(table, seat, outlet, true));
  sitAt(table, null, watcher, true);
  const match = Match.from(game, setup, here.seed, here.moment) as AnyMatch;
  return { table, frames, watcher, chairs, match };
}

test('[US-TEAM-5] at the same answers everybody else is sent the same bytes, whether one is a Son of Liberty or a Survivor', () => {
  let compared = 0;
  for (let i = 1, found = 0; i <= 200 && found < TIMES; i++) {
    const here = turnOfTheSon(`liberty ${i}`);
    if (!here) continue;
    found += 1;
    const [son, survivor] = [openWorld(here), openWorld(asSurvivor(here))];
    const others = ({ frames, watcher }: typeof son): string[] => [
      ...frames.filter((_, seat) => seat !== DEALT).map(one => one.texts.join('\n')),
      watcher.texts.join('\n'),
    ];
    for (let step = 0; step < 40; step++) {
      expect(others(survivor)).toEqual(others(son));
      const [decision] = survivor.match.open;
      if (decision?.choose !== 'one') break;
      const open = decision.options.filter(({ key }) => !isOpenTreason(key));
      const { key } = open[(i * 7 + step * 5) % open.length]!;
      const { seat, kind } = decision;
      for (const world of [son, survivor]) {
        const n = world.match.openFor(seat)!.turn;
        expect(answerAt(world.table, world.chairs[seat]!, { seat, n, kind, key })).toBe('ok');
        world.match.answer(seat, key);
      }
      compared += 1;
    }
    expect(son.frames[DEALT]!.texts.join('\n')).toContain('"key":"reveal"');
    expect(survivor.frames[DEALT]!.texts.join('\n')).not.toContain('"key":"reveal"');
    expect(others(son).join('\n')).not.toContain('"key":"reveal"');
  }
  expect(compared).toBeGreaterThan(20);
});
