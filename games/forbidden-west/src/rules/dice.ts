/** Dice: caps, rolls, rerolls. FW-DICE-1..8, FW-R-7, FW-R-13. */
import { type PipFace, type PipsAndCrits, pipsAndCrits } from '@quarry/board';
import { type ClauseId, type Odds, option, type Rule, type Seat } from '@quarry/kernel';
import { asPool, coloursOf, countOf, critsOf, diceOf, type Face, type Pool, pipsOf } from '../content/dice.ts';
import { chooseOne, chooseSome } from '../decisions.ts';
import { showReroll, showRoll } from '../deeds/fight.ts';
import { spendRerolls } from '../deeds/marshals.ts';
import type { Stake, Table, Told } from '../events.ts';
import { type Attack, keptBy, type Roll } from '../in-the-making.ts';

type For = Exclude<Told<'dice-rolled'>['for'], 'patrol'> | 'patrol';

/** How a roll is judged: what it is for and comes to as it lies, and what other dice would lead to. */
export interface Judged {
  stake(roll: Shown): Stake | null;
  odds(chances: PipsAndCrits): Odds;
}
interface Shown {
  readonly pips: number;
  readonly crits: number;
}

export function rollDice(table: Table, seat: Seat, what: For, pool: Pool, rule: ClauseId): readonly Face[] {
  const faces = table.chance.roll(what, diceOf(pool));
  showRoll(table, seat, what, pool, faces, null, rule);
  return faces;
}

/** The dice of a roll that is judged. */
export function rollFor(table: Table, roll: Roll, what: For, { stake }: Judged, rule: ClauseId): void {
  roll.faces = table.chance.roll(what, diceOf(roll.pool));
  showRoll(table, roll.seat, what, roll.pool, roll.faces, stake(shown(roll)), rule);
}

/** FW-CCON-2, FW-R-13: one die of the capped roll is taken out, of a colour that its owner names. */
export function* withoutDie(seat: Seat, pool: Pool): Rule<Pool> {
  if (countOf(pool) === 0) return pool;
  const colours = ['orange', 'blue', 'black'].flatMap((name, colour) => (pool[colour]! > 0 ? [option(name, colour)] : []));
  const out = yield* chooseOne({ seat, kind: 'remove-die', rule: 'FW-CCON-2', options: colours, facts: { dice: pool } });
  return asPool(pool.map((n, colour) => (colour === out ? n - 1 : n)));
}

/** Takes so many dice away, the weakest first: what a lasting injury costs. */
export function lessDice(pool: Pool, n: number): Pool {
  let left = n;
  const rest = pool.map(dice => {
    const taken = Math.min(dice, left);
    left -= taken;
    return dice - taken;
  });
  return asPool(rest);
}

/** FW-ATK-7, FW-DICE-8: every die at most once. Free rerolls first, then those of blanks; all in one choice. */
export function* reroll(table: Table, roll: Roll & Partial<Attack>, what: For, judged: Judged): Rule {
  const { seat, faces, pool: dice, rerollBy: granting } = roll;
  const own = table.state.party.marshals[seat]!.rerolls;
  const any = roll.rerolls + own;
  const most = any + roll.blankRerolls;
  if (most === 0) return;
  const isOpen = (face: Face): boolean => any > 0 || face === 0;
  const options = faces.flatMap((face, i) => (isOpen(face) ? [option(`die-${i}`, i, { kind: 'die', id: i })] : []));
  const picked = yield* chooseSome({
    seat,
    kind: 'reroll',
    rule: 'FW-ATK-7',
    options,
    max: most,
    facts: { for: what, faces, most, dice, granting, own, ...keptBy(roll), ...(judged.stake(shown(roll)) ?? { of: 'none' }) },
    oddsOfSome: (again: readonly number[]) => judged.odds(chancesAgain(roll, again)),
    fits: (dice: readonly number[]) =>
      dice.filter(i => faces[i] !== 0).length > any ? { why: 'FW-ATK-7', says: 'Only blanks may be rolled again by this card.' } : null,
  });
  if (picked.length === 0) return;
  const colours = coloursOf(roll.pool);
  const fresh = table.chance.roll(
    what,
    picked.map(i => diceOf([1, 1, 1])[colours[i]!]!),
  );
  spendRerolls(table, seat, Math.max(0, picked.length - forBlanks(roll, picked) - roll.rerolls));
  roll.faces = faces.map((face, i) => (picked.includes(i) ? fresh[picked.indexOf(i)]! : face));
  const stake = judged.stake(shown(roll));
  showReroll(table, seat, { for: what, dice, faces: roll.faces, again: picked, granting, own: own > 0, stake });
}

/** Pips and criticals if these dice are rolled again: what lies shows what it shows. */
function chancesAgain({ pool, faces, blanksCount }: Roll, again: readonly number[]): PipsAndCrits {
  const pipsOn = (face: Face): PipFace =>
    face === 'crit' ? { pips: 0, crit: true } : { pips: face === 0 ? blanksCount : face, crit: false };
  return pipsAndCrits(diceOf(pool).map((all, i) => ({ name: `${i}`, faces: (again.includes(i) ? all : [faces[i]!]).map(pipsOn) })));
}

/** How many of them rerolls of blanks pay for. */
const forBlanks = ({ faces, blankRerolls }: Roll, picked: readonly number[]): number =>
  Math.min(blankRerolls, picked.filter(i => faces[i] === 0).length);

/** What the dice show: pips, with what blanks count, and criticals. */
export function shown(roll: Roll): Shown {
  const blanks = roll.faces.filter(face => face === 0).length;
  return { pips: pipsOf(roll.faces) + blanks * roll.blanksCount, crits: critsOf(roll.faces) };
}
