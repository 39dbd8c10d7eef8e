/** What the sensible bot answers in a rehearsal, told as at any table: its view and the decision as JSON. */
import { type Answer, bareDecision, type Decision, SampledChance, type Seat, Seed, viewOf } from '@quarry/kernel';
import { sensible } from '../bot.ts';
import { type State, stateSchema } from '../state.ts';

interface Asking {
  readonly state: State;
  readonly open: readonly Decision[];
  readonly askedSeat: Seat | null;
}

/** The answer of a seat that is asked; of the first if none is named. */
export function botAnswer(rehearsal: Asking, seat: Seat = rehearsal.askedSeat!): Answer {
  const decision = rehearsal.open.find(one => one.seat === seat);
  if (!decision) throw new Error(`seat ${seat} is not asked anything`);
  const [view, asked] = JSON.parse(JSON.stringify([viewOf(stateSchema, rehearsal.state, seat), bareDecision(decision)]));
  return sensible(view, asked, seat, new SampledChance<'bot'>(new Seed('a rehearsal')));
}
