/** What bots say of a proposal in the midst of a deed of several questions: where nobody else has a say, they are heard at once, as sensible players, and the deed goes on. */
import { type Answer, type AnyMatch, bareDecision, type Decision, SampledChance, type Seat, Seed } from '@quarry/kernel';

/** Who of the seats is played by a bot. */
export type IsBot = (seat: Seat) => boolean;

/** `give` hands an answer to the match, and says whether it was taken. */
export function hearBots(match: AnyMatch, isBot: IsBot, give: (decision: Decision, answer: Answer) => boolean): void {
  for (let tries = 0; tries < match.seats; tries++) {
    const [first] = match.open;
    if (!first || match.open.some(one => !one.proposed || !isBot(one.seat))) return;
    const said = sensibleAnswer(match, first);
    if (said === null || !give(first, said)) return;
  }
}

/** Null if it failed over it: then it is asked as ever, and the deed ends before it. */
function sensibleAnswer(match: AnyMatch, decision: Decision): Answer | null {
  try {
    return match.game.sensible(
      match.view(decision.seat),
      bareDecision(decision),
      decision.seat,
      new SampledChance<'bot'>(new Seed('consent')),
    );
  } catch {
    return null;
  }
}
